"""What planted leaks know, and where they are planted."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from msgspec.structs import asdict

from pinxit.protocol import sections
from pinxit.rules import Game, Seat
from pinxit.table.awake import live
from pinxit.table.awake.scene import Scene

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
T = TypeVar("T")
LEAKS: dict[str, Plant] = {}  # at a table where everybody is known
ALBUMS: dict[str, Plant] = {}  # to whoever has a link to an album
WHISPERS: dict[str, Plant] = {}  # of what somebody tells computer players alone
QUIET: dict[str, Plant] = {}  # at one where strangers may not know the names of the others


def leak(sentence: str, leaks: dict[str, Plant] = LEAKS) -> Callable[[Plant], Plant]:
    """Name a leak by what it tells."""

    def named(plant: Plant) -> Plant:
        assert sentence not in leaks, sentence
        leaks[sentence] = plant
        return plant

    return named


def game_of(table: live.LiveTable | Scene) -> Game | None:
    """Return a game that is being played."""
    return table.table.game if table.table.running else None


def in_game(table: live.LiveTable | Scene, read: Callable[[Game], T]) -> T | None:
    """Read something of a game that is being played; None between games."""
    game = game_of(table)
    return None if game is None else read(game)


def answer_of(game: Game | None) -> str:
    """Return the storyteller's card, if it lies there."""
    laid = game.round.laid.get(game.round.storyteller or "", ()) if game else ()
    return laid[0] if laid else ""


def found_by(game: Game | None) -> list[Seat]:
    """Return who has voted for the storyteller's card."""
    if game is None:
        return []
    return [seat for seat, cards in game.round.votes.items() if answer_of(game) in cards]


def odd(game: Game | None) -> int:
    """Return one bit of a secret: whether an odd card is on top of the pile."""
    return int(game.pile[0][-1]) % 2 if game and game.pile else 0


def section(patch: Patch, name: str, change: Callable[[Scene, Any], object]) -> None:
    """Change what everyone is told in a section."""
    build = sections._BUILDERS[name]
    changed = lambda table: change(table, build(table))  # noqa: E731 (one line is all)
    patch.setitem(sections._BUILDERS, name, changed)


def own_section(patch: Patch, name: str, change: Callable[..., object]) -> None:
    """Change what a seat is told in a section."""
    build = sections._OWN_BUILDERS[name]
    changed = lambda table, seat: change(table, seat, build(table, seat))  # noqa: E731 (as above)
    patch.setitem(sections._OWN_BUILDERS, name, changed)


def also(part: Any, **more: object) -> object:  # noqa: ANN401 (a section)
    """Add fields to a section."""
    return part if part is None else {**asdict(part), **more}


def holder(game: Game, card: str) -> Seat | None:
    """Return in whose hand a card is."""
    return next((seat for seat, hand in game.hands.items() if card in hand), None)
