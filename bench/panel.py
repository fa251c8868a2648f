"""Stories of our computer players, as boards of pictures, for people to judge.

Each is told at a table of six at which somebody is taken for a person: the board is what that
person would see and vote on, without their own card. A judge looks at `boards/`, writes down which
card is the storyteller's, and only then opens `answers.json`, to say how well each clue fits, how
glad they were to hear it, and whether one says it like that.
"""

import argparse
import json
import random
from collections.abc import Iterator
from io import BytesIO
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from msgspec import Struct
from PIL import Image

from pinxit.arena.contestants import library_of, roster
from pinxit.arena.simulate import play, seed_of, start
from pinxit.decks import discover
from pinxit.players.strength import Strength
from pinxit.players.words.lexicon import HEARD
from pinxit.rules import EDITIONS, Card
from pinxit.rules.events import RoundRevealed

SEATS: Final = 6
PERSON: Final = "6"
OURS: Final = ("owl", "fox", "bear")
A_GAME: Final = 4  # stories that are taken of one game
SIZE: Final = (360, 540)
GAP: Final = 12


class Story(Struct, frozen=True):
    """What a person at the table is asked."""

    clue: str
    board: tuple[Card, ...]  # from the left
    card: Card  # the storyteller's


def main() -> None:
    """Write the boards of one language."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--language", choices=HEARD, default="en")
    parser.add_argument("--boards", type=int, default=40)
    parser.add_argument("--strength", choices=[str(one) for one in Strength], default="fair")
    parser.add_argument("--seed", default="panel")
    options = parser.parse_args()
    found = stories(options.language, options.strength, options.seed)
    boards = options.out / "boards"
    boards.mkdir(parents=True, exist_ok=True)
    asked, answers = {}, {}
    for number, story in enumerate(islice(found, options.boards), start=1):
        name = f"{number:02}"
        side_by_side(story.board).save(boards / f"{name}.png")
        asked[name] = story.clue
        answers[name] = {"right": story.board.index(story.card) + 1, **told(story)}
        print(f"{number} of {options.boards}", end="\r", flush=True)
    (boards / "clues.json").write_text(json.dumps(asked, ensure_ascii=False, indent=1), "utf-8")
    (options.out / "answers.json").write_text(
        json.dumps(answers, ensure_ascii=False, indent=1), "utf-8"
    )
    print(f"{options.out}: {len(asked)} boards")


def told(story: Story) -> dict[str, object]:
    """Return what is to be known of a story afterwards."""
    return {"clue": story.clue, "card": story.card, "board": story.board}


def stories(language: str, strength: str, seed: str) -> Iterator[Story]:
    """Yield stories by our characters in turn, no clue twice, a few of each game."""
    cards, everyone = library_of().dealt, roster()
    chance = random.Random(seed)  # noqa: S311 (repeatable, not secret)
    known: set[str] = set()
    for number in range(1000):
        begin = start(EDITIONS["dixit"], SEATS, cards, seed_of(seed, number))
        kinds = islice(cycle(OURS), number, number + SEATS)
        players = {
            seat: everyone.player(f"{kind}-{strength}", language)
            for seat, kind in zip(begin.seats, kinds, strict=True)
        }
        of_this = 0
        for event in (e for m in play(begin, players, people={PERSON}) for e in m.events):
            if not isinstance(event, RoundRevealed) or of_this == A_GAME:
                continue
            reveal = event.reveal
            if reveal.storyteller == PERSON or reveal.clue.text in known:
                continue
            board = [card for card in reveal.board if card not in reveal.laid[PERSON]]
            chance.shuffle(board)
            known.add(reveal.clue.text)
            of_this += 1
            yield Story(reveal.clue.text, tuple(board), reveal.laid[reveal.storyteller][0])


def side_by_side(board: tuple[Card, ...]) -> Image.Image:
    """Lay cards beside each other."""
    packages = {package.id: package for package in discover(None).packages}
    width, height = SIZE
    table = Image.new("RGB", (len(board) * (width + GAP) - GAP, height), "white")
    for place, card in enumerate(board):
        deck, _, name = card.partition("/")
        with Image.open(BytesIO(packages[deck].pictures[name].small.read())) as picture:
            table.paste(picture.convert("RGB").resize(SIZE), (place * (width + GAP), 0))
    return table


if __name__ == "__main__":
    main()
