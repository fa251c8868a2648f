"""Goodbyes: by which code a connection is closed, whether to come back, and what of the seat.

Each is said here and nowhere else. Server and clients look it up, the browser's copy is made by
`make protocol`, and a test compares the table in docs/protocol.md.
"""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from pinxit.table.goodbyes import Parting

from .messages import Bye


class SeatAfter(StrEnum):
    """What a device does with the seat that it has kept."""

    KEPT = "kept"
    MISLAID = "mislaid"  # not shown, until the table is there again
    FORGOTTEN = "forgotten"


class Goodbye(Struct, frozen=True, kw_only=True):
    """How a connection ends."""

    reason: Parting
    code: int  # with which the socket is closed
    retry_after: float | None = None  # seconds, then come back; None: do not
    seat: SeatAfter = SeatAfter.KEPT


_FORGOTTEN: Final = SeatAfter.FORGOTTEN
_ALL: Final = (
    Goodbye(reason=Parting.RESTART, code=1012, retry_after=2.0),
    Goodbye(reason=Parting.FAILED, code=1011, retry_after=2.0),
    Goodbye(reason=Parting.UNREAD, code=4413, retry_after=0.5),
    Goodbye(reason=Parting.TOO_FAST, code=4429, retry_after=10.0),
    Goodbye(reason=Parting.MOVED, code=4409, seat=_FORGOTTEN),
    Goodbye(reason=Parting.LEFT, code=4411, seat=_FORGOTTEN),
    Goodbye(reason=Parting.NEVER_CAME, code=4411, seat=_FORGOTTEN),
    Goodbye(reason=Parting.KICKED, code=4410, seat=_FORGOTTEN),
    Goodbye(reason=Parting.BANNED, code=4410, seat=_FORGOTTEN),
    Goodbye(reason=Parting.DELETED, code=4412, seat=_FORGOTTEN),
    Goodbye(reason=Parting.UNPAIRED, code=4410, seat=_FORGOTTEN),
    Goodbye(reason=Parting.BAD_HELLO, code=4400),
    Goodbye(reason=Parting.OTHER_PROTOCOL, code=4426),
    Goodbye(reason=Parting.BAD_TOKEN, code=4401, seat=_FORGOTTEN),
    Goodbye(reason=Parting.NO_SPECTATORS, code=4403),
    Goodbye(reason=Parting.SHUT_OUT, code=4403),
    Goodbye(reason=Parting.NO_SUCH_TABLE, code=4404, seat=SeatAfter.MISLAID),
)
GOODBYES: Final = {goodbye.reason: goodbye for goodbye in _ALL}


def bye(why: Parting) -> Bye:
    """Return the last message of a connection."""
    return Bye(reason=why, retry_after=GOODBYES[why].retry_after)


def close_code(reason: str) -> int:
    """Return the code for a goodbye, or for the refusal of a hello that has none of its own."""
    known = reason if reason in GOODBYES else Parting.BAD_HELLO
    return GOODBYES[Parting(known)].code


def is_passing(reason: str) -> bool:
    """Tell whether somebody who was sent away for this may come back a little later."""
    return reason in GOODBYES and GOODBYES[Parting(reason)].retry_after is not None
