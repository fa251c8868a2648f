"""Reports: what somebody at a table wants whoever runs the server to know about somebody else.

A report is no event of the table: its host could read that, and may be the one it is about.
"""

from enum import StrEnum

import msgspec
from msgspec import Struct

from pinxit.clips import Clip
from pinxit.rules import Seat


class Fault(StrEnum):
    """What is wrong with somebody."""

    RUDE = "rude"  # insults, hate, threats
    INDECENT = "indecent"  # obscene, or asks for what is private
    SPAM = "spam"
    SPOILS = "spoils"  # cheats, or keeps others from playing
    OTHER = "other"


class Complaint(Struct, frozen=True, kw_only=True):
    """What somebody says about a seat; the id is theirs, so that it can be said again."""

    id: str
    about: Seat
    fault: Fault
    text: str


class KeptReport(Struct, frozen=True, kw_only=True):
    """Somebody at a table about somebody else, with what that one wrote last."""

    table: str
    by: Seat
    by_name: str
    about: Seat
    name: str  # as it was shown
    own: str | None  # a stranger's own name
    fault: Fault
    text: str
    lines: tuple[str, ...]  # of chat
    clues: tuple[str, ...]
    clips: tuple[Clip, ...] = ()  # that one told with last; kept beside, also when the table goes
    origins: tuple[str, ...] = ()  # keyed hashes of where that one came from


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(KeptReport)


def dump_report(report: KeptReport) -> bytes:
    """Write a report for storing."""
    return _encoder.encode(report)


def load_report(stored: bytes) -> KeptReport:
    """Read a stored report."""
    return _decoder.decode(stored)
