"""How well our players hear people at the Storybook, as in a game: one of six of its cards.

`fresh` has clues that were written by looking at the pictures, in the ways in which people give
clues, and is never used to choose anything. `tried` has more of them, which weights are fitted on
(`--fit`). `written` asks for what stands at the cards, each clue as a computer tells it, without
its own entry. The five other cards are drawn from the deck by a fixed seed, ten times over;
intervals are Wilson's at 95 %, over clues, not over draws.
"""

import argparse
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pinxit.arena.contestants import library_of
from pinxit.arena.fitting import logit
from pinxit.arena.standings import share
from pinxit.players.minds.manner import CUNNING, LITERAL, POETIC
from pinxit.players.minds.reader import ClueReader, words_about
from pinxit.players.words.association import RICH, TRACES, Gallery
from pinxit.players.words.lexicon import HEARD
from pinxit.players.words.senses import Spellings, best_sense
from pinxit.rules import Card

ITEMS: Final = Path(__file__).parent / "association"
BOARD: Final = 6
DRAWS: Final = 10

Item = tuple[str, Card]


def main() -> None:
    """Print how often each kind of ear finds the card."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--set", default="fresh", choices=("fresh", "tried", "written"), dest="which"
    )
    parser.add_argument("--fit", action="store_true", help="fit weights on what may be tried")
    parser.add_argument("--language", choices=HEARD, action="append")
    parser.add_argument("--every", type=int, default=1, help="only every so-manieth clue")
    options = parser.parse_args()
    if options.fit:
        fit()
        return
    for language in options.language or HEARD:
        asked = written(language) if options.which == "written" else said(options.which, language)
        items = asked[:: options.every]
        ears = {
            **{
                manner.voice: ClueReader(library_of(), best_sense(language), weights=manner.ear)
                for manner in (CUNNING, POETIC, LITERAL)
            },
            "letters": ClueReader(library_of(), Spellings(language)),
        }
        found = {
            name: accuracy(ear, items, by_person=options.which != "written")
            for name, ear in ears.items()
        }
        cells = "  ".join(f"{name} {_shown(part, len(items))}" for name, part in found.items())
        print(f"{language}  {len(items)} clues  {cells}", flush=True)


def said(which: str, language: str) -> list[Item]:
    """Return clues that people may give to the cards of today."""
    lines = (ITEMS / which / f"{language}.jsonl").read_text("utf-8").splitlines()
    read = [json.loads(line) for line in lines if line.strip()]
    items = [(one["clue"], f"base/{one['card']}") for one in read]
    return [(clue, card) for clue, card in items if card in library_of().dealt]


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


def fit() -> None:
    """Fit the weights of the traces, all languages together; each is judged by the four others."""
    rows = {language: _rows(language) for language in HEARD}
    found = []
    for language, own in rows.items():
        weights = logit(np.concatenate([rows[other] for other in HEARD if other != language]))
        found.append(float(np.mean((own @ weights).argmax(axis=1) == 0)))
    weights = logit(np.concatenate(list(rows.values())))
    print({trace: round(float(w), 2) for trace, w in zip(TRACES, weights, strict=True)})
    print("  fitted to the others: " + "  ".join(f"{part:.3f}" for part in found))
    now = np.array(RICH["meanings"], np.float32)
    parts = [float(np.mean((own @ now).argmax(axis=1) == 0)) for own in rows.values()]
    print("  in use:               " + "  ".join(f"{part:.3f}" for part in parts))


def _rows(language: str) -> NDArray[np.float32]:
    """Return the traces of boards of six; the first card of each is the one that is meant."""
    items, cards = said("tried", language), library_of().dealt
    gallery = Gallery(best_sense(language), words_about(library_of(), cards, language))
    traces = gallery.traces([clue for clue, _ in items], masked=False)
    rng = random.Random("fitting")  # noqa: S311 (repeatable, not secret)
    boards = []
    for row, (_, card) in zip(traces, items, strict=True):
        place = cards.index(card)
        others = [other for other in range(len(cards)) if other != place]
        boards += [row[[place, *rng.sample(others, BOARD - 1)]] for _ in range(DRAWS)]
    return np.stack(boards)


def _shown(part: float, number: int) -> str:
    found = share(round(part * number), number)
    return f"{part:.3f} ({found.low:.2f}–{found.high:.2f})"


if __name__ == "__main__":
    main()
