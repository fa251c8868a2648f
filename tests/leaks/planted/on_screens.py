"""Leaks to televisions: what a whole room would see, or a screen that nobody has paired."""

from collections.abc import Callable
from typing import Any

import msgspec

from pinxit.protocol import sections, updates
from pinxit.rules import Game, Phase
from pinxit.table.awake.scene import Scene
from pinxit.table.strangers import is_inside
from pinxit.web import connection
from tests.leaks.planted.tools import (
    QUIET,
    Patch,
    answer_of,
    found_by,
    game_of,
    in_game,
    leak,
    odd,
)

Message = dict[str, Any]


def on_screens(patch: Patch, change: Callable[[Scene, Message], object]) -> None:
    """Change what is written for televisions, and for nobody else."""
    for name in ("welcome_for", "update_for"):
        patch.setattr(connection, name, _changed(getattr(connection, name), change))


def _changed(
    right: Callable[..., bytes], change: Callable[[Scene, Message], object]
) -> Callable[..., bytes]:
    def write(scene: Scene, *rest: Any, **named: Any) -> bytes:  # noqa: ANN401 (as it comes)
        text = right(scene, *rest, **named)
        screen = named.get("screen", rest[-1] if right.__name__ == "welcome_for" else None)
        if screen is None:
            return text
        message: Message = msgspec.json.decode(text)
        change(scene, message)
        return msgspec.json.encode(message)

    return write


@leak("a television shows the storyteller's card beside the clue")
def _(patch: Patch) -> None:
    on_screens(patch, lambda scene, told: told.update(clue_card=answer_of(game_of(scene))))


@leak("a television shows everybody's hands")
def _(patch: Patch) -> None:
    hands = lambda game: dict(game.hands)  # noqa: E731 (one line is all)
    on_screens(patch, lambda scene, told: told.update(hands=in_game(scene, hands)))


@leak("a television counts who has found it while others still vote")
def _(patch: Patch) -> None:
    on_screens(patch, lambda scene, told: told.update(found=len(found_by(game_of(scene)))))


@leak("a television shows a vote as it is cast")
def _(patch: Patch) -> None:
    votes = lambda game: dict(game.round.votes)  # noqa: E731 (one line is all)
    on_screens(patch, lambda scene, told: told.update(votes=in_game(scene, votes)))


@leak("a television has the reveal a beat too early")
def _(patch: Patch) -> None:
    def owners(game: Game) -> object:
        return dict(game.round.laid) if game.phase is Phase.VOTE else None

    on_screens(patch, lambda scene, told: told["sections"].update(reveal=in_game(scene, owners)))


@leak("a television is told the seed")
def _(patch: Patch) -> None:
    seed = lambda game: game.seed  # noqa: E731 (one line is all)
    on_screens(patch, lambda scene, told: told.update(seed=in_game(scene, seed)))


@leak("how long a message to a television is depends on the pile")
def _(patch: Patch) -> None:
    on_screens(patch, lambda scene, told: told.update(pad=" " * odd(game_of(scene))))


@leak("a television is sent what opens a seat")
def _(patch: Patch) -> None:
    right = connection.Connection._news

    def news(self: connection.Connection, scene: Scene) -> list[bytes]:
        kept = [] if self.screen is None else list(self._live.store._by_token)  # type: ignore[attr-defined]  # in memory
        return [*right(self, scene), *(msgspec.json.encode({"key": key}) for key in kept)]

    patch.setattr(connection.Connection, "_news", news)


@leak("a television is told the own names of strangers", QUIET)
def _(patch: Patch) -> None:
    def own(scene: Scene, told: Message) -> None:
        told["own"] = [sitter.own for sitter in scene.table.sitters]

    on_screens(patch, own)


@leak("a television reads what friends write", QUIET)
def _(patch: Patch) -> None:
    def heard(self: connection.Connection, scene: Scene) -> tuple[Any, ...]:
        as_seat = self.seat if self.screen is None else scene.table.host
        inside = is_inside(scene.table, as_seat)
        return self._live.chat.since(self._said, as_seat, inside=inside)

    patch.setattr(connection.Connection, "_heard", heard)


@leak("a screen that nobody has paired is told names", QUIET)
def _(patch: Patch) -> None:
    for room in (sections, updates):
        patch.setattr(
            room, "may_know_names", lambda table, seat, _: seat is None or is_inside(table, seat)
        )
