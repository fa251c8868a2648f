"""Reveals of all kinds, and how long each is told: by the server, and by the script of the client.

`python -m tests.client.show_vectors` writes them; a test here says when they are out of date, and
one in the client compares.
"""

from pathlib import Path
from typing import Final

import msgspec

from pinxit.rules import Outcome, Reveal
from pinxit.table.show import Showing, length_of, points_at
from tests.table.reveals import reveal

PATH: Final = Path(__file__).parents[2] / "client/src/lib/game/show-vectors.json"

REVEALS: Final[dict[str, Reveal]] = {
    "three, two cards each": reveal({"b1": 1, "A": 1, "b2": 0, "c1": 0, "c2": 0}),
    "three, one unmasked twice": reveal({"b1": 1, "b2": 1, "A": 0, "c1": 0, "c2": 0}),
    "four": reveal({"b": 1, "A": 1, "c": 1, "d": 0}),
    "four, all cards chosen": reveal({"b": 1, "c": 2, "d": 1, "A": 2}, votes_each=2),
    "four, nobody": reveal({"A": 0, "b": 2, "c": 1, "d": 0}),
    "four, everybody": reveal({"d": 0, "A": 3, "b": 0, "c": 0}),
    "four, no votes": reveal({"A": 0, "b": 0, "c": 0, "d": 0}),
    "six": reveal({"b": 1, "c": 1, "A": 2, "d": 1, "e": 0, "f": 0}),
    "six, a favourite": reveal({"b": 4, "A": 1, "c": 0, "d": 0, "e": 0, "f": 0}),
    "eight": reveal({"A": 3, "b": 2, "c": 1, "d": 1, "e": 0, "f": 0, "g": 0, "h": 0}),
    "eight, four fall": reveal({"A": 2, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1, "g": 0, "h": 0}),
    "eight, two votes each": reveal(
        {"A": 5, "b": 3, "c": 2, "d": 2, "e": 1, "f": 1, "g": 0, "h": 0}, votes_each=2
    ),
    "eight, everybody with a second vote": reveal(
        {"b": 3, "A": 7, "c": 2, "d": 1, "e": 1, "f": 0, "g": 0, "h": 0}, Outcome.ALL, votes_each=2
    ),
    "twelve": reveal({"c": 2, "b": 3, "A": 4, "d": 1, "e": 1} | dict.fromkeys("fghijkl", 0)),
    "twelve, each another": reveal({"A": 1} | dict.fromkeys("bcdefghijk", 1) | {"l": 0}),
    "twelve, nobody": reveal({"A": 0} | dict.fromkeys("bcdefghijkl", 1)),
    "twelve, two votes each": reveal({"A": 3, "b": 5, "c": 5} | dict.fromkeys("defghijkl", 1)),
    "twelve, all on one": reveal({"A": 1, "b": 10} | dict.fromkeys("cdefghijkl", 0)),
}


def text() -> str:
    """Return the whole file, one vector a line."""
    lines = [
        msgspec.json.encode(_told(name, one, showing)).decode()
        for name, one in REVEALS.items()
        for showing in (Showing.WHOLE, Showing.SHORT)
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _told(name: str, one: Reveal, showing: Showing) -> object:
    length = length_of(one, showing)
    return {
        "name": f"{name}, {showing}",
        "reveal": one,
        "whole": length_of(one),
        "length": length,
        "points": points_at(one, length),
    }


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
