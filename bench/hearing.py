"""How well our players hear people at the Storybook, as in a game: one of six of its cards.

`fresh` has clues that were written by looking at the pictures, in the ways in which people give
clues, and is never used to choose anything. `written` asks for what stands at the cards, each clue
as a computer tells it, without its own entry: that is what weights may be tried on. The five other
cards are drawn from the deck by a fixed seed, ten times over; intervals are Wilson's at 95 %, over
clues, not over draws.
"""

import argparse
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from pinxit.arena.contestants import library_of
from pinxit.arena.standings import share
from pinxit.players.minds.manner import CUNNING, LITERAL, POETIC
from pinxit.players.minds.reader import ClueReader
from pinxit.players.words.lexicon import HEARD
from pinxit.players.words.senses import Spellings, best_sense
from pinxit.rules import Card

FRESH: Final = Path(__file__).parent / "association" / "fresh"
BOARD: Final = 6
DRAWS: Final = 10

Item = tuple[str, Card]


def main() -> None:
    """Print how often each kind of ear finds the card."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--set", default="fresh", choices=("fresh", "written"), dest="which")
    parser.add_argument("--language", choices=HEARD, action="append")
    parser.add_argument("--every", type=int, default=1, help="only every so-manieth clue")
    options = parser.parse_args()
    for language in options.language or HEARD:
        items = (fresh(language) if options.which == "fresh" else written(language))[
            :: options.every
        ]
        ears = {
            **{
                manner.voice: ClueReader(library_of(), best_sense(language), weights=manner.ear)
                for manner in (CUNNING, POETIC, LITERAL)
            },
            "letters": ClueReader(library_of(), Spellings(language)),
        }
        found = {
            name: accuracy(ear, items, by_person=options.which == "fresh")
            for name, ear in ears.items()
        }
        cells = "  ".join(f"{name} {_shown(part, len(items))}" for name, part in found.items())
        print(f"{language}  {len(items)} clues  {cells}", flush=True)


def fresh(language: str) -> list[Item]:
    """Return the clues that people may give."""
    lines = (FRESH / f"{language}.jsonl").read_text("utf-8").splitlines()
    read = [json.loads(line) for line in lines if line.strip()]
    return [(one["clue"], f"base/{one['card']}") for one in read]


def written(language: str) -> list[Item]:
    """Return what stands at the cards."""
    reader = ClueReader(library_of(), Spellings(language))
    return [(clue, card) for card in library_of().dealt for clue in reader.sayings(card)]


def accuracy(reader: ClueReader, items: Sequence[Item], *, by_person: bool) -> float:
    """Return how often the card that was meant fits best of six."""
    cards = library_of().dealt
    places = {card: place for place, card in enumerate(cards)}
    scores = reader.fits([clue for clue, _ in items], cards, by_person=by_person)
    rng = random.Random("hearing")  # noqa: S311 (repeatable, not secret)
    hits = []
    for row, (_, card) in zip(scores, items, strict=True):
        others = [place for place in range(len(cards)) if place != places[card]]
        for _ in range(DRAWS):
            board = [places[card], *rng.sample(others, BOARD - 1)]
            hits.append(int(row[board].argmax() == 0))
    return float(np.mean(hits))


def _shown(part: float, number: int) -> str:
    found = share(round(part * number), number)
    return f"{part:.3f} ({found.low:.2f}–{found.high:.2f})"


if __name__ == "__main__":
    main()
