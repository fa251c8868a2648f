"""Leaks into the log."""

import logging
from collections.abc import Callable
from typing import Any

from pinxit.rules import Seat
from pinxit.table.awake import chat, live
from pinxit.table.hub import doors
from tests.leaks.planted.tools import (
    Patch,
    answer_of,
    game_of,
    in_game,
    leak,
)

log = logging.getLogger(__name__)


def logged_when_handled(patch: Patch, tell: Callable[[live.LiveTable, Any], object]) -> None:
    """Log something with every command."""
    right = live.LiveTable.handle

    async def handle(self: live.LiveTable, asker: Seat | None, command: Any, *more: Any) -> int:  # noqa: ANN401 (a command)
        log.debug("asked: %s", tell(self, command))
        return await right(self, asker, command, *more)

    patch.setattr(live.LiveTable, "handle", handle)


@leak("every command is logged")
def _(patch: Patch) -> None:
    logged_when_handled(patch, lambda _table, command: command)


@leak("the clue is logged")
def _(patch: Patch) -> None:
    logged_when_handled(
        patch,
        lambda table, _command: in_game(table, lambda game: game.round.clue),
    )


@leak("the seed is logged")
def _(patch: Patch) -> None:
    logged_when_handled(patch, lambda table, _command: table.table.game and table.table.game.seed)


@leak("the code of the table is logged")
def _(patch: Patch) -> None:
    logged_when_handled(patch, lambda table, _command: table.table.code)


@leak("a card is logged beside the words of a record")
def _(patch: Patch) -> None:
    right = live.LiveTable.publish

    def publish(self: live.LiveTable) -> None:
        log.debug("news", extra={"card": answer_of(game_of(self))})
        right(self)

    patch.setattr(live.LiveTable, "publish", publish)


@leak("names are logged when somebody sits down")
def _(patch: Patch) -> None:
    logged_when_handled(patch, lambda table, _command: [s.name for s in table.table.sitters])


@leak("what is said is logged")
def _(patch: Patch) -> None:
    right = chat.Chat.say

    def say(self: chat.Chat, seat: Seat, text: str, *more: Any) -> chat.Line:  # noqa: ANN401 (as there)
        log.info("%s says %s", seat, text)
        return right(self, seat, text, *more)

    patch.setattr(chat.Chat, "say", say)


@leak("tokens are logged when they open nothing")
def _(patch: Patch) -> None:
    right = doors.Doors.seat_of

    async def seat_of(self: doors.Doors, code: str, token: str) -> Seat:
        log.warning("a token was shown: %s", token)
        return await right(self, code, token)

    patch.setattr(doors.Doors, "seat_of", seat_of)


@leak("codes of seats are logged")
def _(patch: Patch) -> None:
    right = doors.Doors.new_seat_code

    async def new_seat_code(self: doors.Doors, code: str, seat: Seat) -> str:
        made = await right(self, code, seat)
        log.info("a code was made: %s", made)
        return made

    patch.setattr(doors.Doors, "new_seat_code", new_seat_code)
