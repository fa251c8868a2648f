"""Leaks in what leaves a connection: more of it, less, in another order, or of another size."""

from collections.abc import Callable
from typing import Any

import msgspec

from pinxit.protocol.messages import Pong, Talk, dump
from pinxit.rules import Game, Seat
from pinxit.table.awake import chat
from pinxit.table.awake.scene import Scene
from tests.leaks.line import goodbye, news, own_parts
from tests.leaks.planted.tools import Patch, answer_of, found_by, game_of, leak, odd


def sent_otherwise(patch: Patch, change: Callable[[Any, list[str]], list[str]]) -> None:
    """Change what leaves a connection."""
    place, name = news()
    write = getattr(place, name)

    def written(self: Any, scene: Scene) -> list[bytes]:  # noqa: ANN401 (a connection)
        texts = [text.decode() for text in write(self, scene)]
        return [text.encode() for text in change(self, texts)]

    patch.setattr(place, name, written)


def game_behind(connection: Any) -> Game | None:  # noqa: ANN401 (of the server)
    """Return the game that a connection looks at."""
    return game_of(connection._live)


def last_events(connection: Any) -> list[Any]:  # noqa: ANN401 (of the server)
    """Return what has happened at the table, secrets included."""
    version = connection._live.table.version
    return list(connection._live.journal.recent.between(0, version) or ())


def grown(text: str, **more: object) -> str:
    """Add fields to a message."""
    return msgspec.json.encode({**msgspec.json.decode(text), **more}).decode()


@leak("a welcome brings the first state along")
def _(patch: Patch) -> None:
    sent_otherwise(
        patch,
        lambda self, texts: [
            grown(text, initial=last_events(self)[-1:]) if '"welcome"' in text else text
            for text in texts
        ],
    )


@leak("spectators are sent the events as they are")
def _(patch: Patch) -> None:
    sent_otherwise(
        patch,
        lambda self, texts: [
            grown(text, events=last_events(self)[-2:]) if self.seat is None else text
            for text in texts
        ],
    )


@leak("messages are padded by how many found it")
def _(patch: Patch) -> None:
    sent_otherwise(
        patch,
        lambda self, texts: [text + " " * len(found_by(game_behind(self))) for text in texts],
    )


@leak("only those who found it hear of the other votes")
def _(patch: Patch) -> None:
    def change(self: Any, texts: list[str]) -> list[str]:  # noqa: ANN401 (a connection)
        game = game_behind(self)
        wrong = game is not None and self.seat in game.round.votes
        if not wrong or self.seat in found_by(game):
            return texts
        return [text for text in texts if '"update"' not in text]

    sent_otherwise(patch, change)


@leak("an empty message is sent when an odd card is on top of the pile")
def _(patch: Patch) -> None:
    sent_otherwise(patch, lambda self, texts: [*texts, "{}"] if odd(game_behind(self)) else texts)


@leak("news come in another order when somebody has found it")
def _(patch: Patch) -> None:
    sent_otherwise(patch, lambda self, texts: texts[::-1] if found_by(game_behind(self)) else texts)


@leak("an update counts a version more for a right vote")
def _(patch: Patch) -> None:
    def change(self: Any, texts: list[str]) -> list[str]:  # noqa: ANN401 (a connection)
        more = len(found_by(game_behind(self)))
        return [
            grown(text, to=msgspec.json.decode(text)["to"] + more) if '"update"' in text else text
            for text in texts
        ]

    sent_otherwise(patch, change)


@leak("the chat brings the storyteller's card along")
def _(patch: Patch) -> None:
    def change(self: Any, texts: list[str]) -> list[str]:  # noqa: ANN401 (a connection)
        answer = answer_of(game_behind(self))
        said = chat.Said(number=1, seat="s1", at=0.0, text=answer)
        return [*texts, dump(Talk((said,)))] if answer else texts

    sent_otherwise(patch, change)


@leak("a pong tells how many have found it")
def _(patch: Patch) -> None:
    def change(self: Any, texts: list[str]) -> list[str]:  # noqa: ANN401 (a connection)
        found = len(found_by(game_behind(self)))
        return [dump(Pong(found)) if '"pong"' in text else text for text in texts]

    sent_otherwise(patch, change)


@leak("a goodbye tells when to come back by the pile")
def _(patch: Patch) -> None:
    place, name = goodbye()
    dismiss = getattr(place, name)

    def changed(self: Any, why: str) -> None:  # noqa: ANN401 (a connection)
        dismiss(self, "deleted" if odd(game_behind(self)) else why)

    patch.setattr(place, name, changed)


@leak("what is written for one seat is sent to all")
def _(patch: Patch) -> None:
    place, name = own_parts()
    real = getattr(place, name)
    kept: dict[object, object] = {}

    def once(scene: Scene, seat: Seat | None, names: frozenset[str]) -> object:
        return kept.setdefault((scene.table.version, names), real(scene, seat, names))

    patch.setattr(place, name, once)
