"""What nodes tell each other, as bytes: about one table, and about the whole house."""

from typing import Final

import msgspec
from msgspec import Struct

from pinxit.rules import Seat
from pinxit.table.awake.chat import Line
from pinxit.table.awake.pacing import Pacing
from pinxit.table.screens import Screen

NodeName = str


class OfTable(Struct, frozen=True, kw_only=True, tag_field="is", gc=False):
    """Something about one table, told to the nodes on which it is awake."""

    node: NodeName


class Moved(OfTable, frozen=True, kw_only=True, tag="moved", gc=False):
    """Events are in the store, after a version."""

    since: int
    events: tuple[bytes, ...]


class Here(OfTable, frozen=True, kw_only=True, tag="here"):
    """Who looks at the table by this node; whatever it said before of that is over."""

    at: float = 0.0  # when it was said: what is read in the store may be older than what was heard
    version: int = 0  # as far as this node has come
    seats: dict[Seat, tuple[str, ...]] = {}  # and from where they were seen to come
    spectators: dict[str, int] = {}  # how many, by where they come from
    screens: tuple[Screen, ...] = ()
    pacing: Pacing | None = None
    lines: tuple[Line, ...] = ()  # of the chat, for one who has just woken the table
    answer: bool = False  # to `Asks`


class Asks(OfTable, frozen=True, kw_only=True, tag="asks", gc=False):
    """The table is awake here, too: whoever else has it is to say who is there."""


class Asleep(OfTable, frozen=True, kw_only=True, tag="asleep", gc=False):
    """The table is not awake here any more."""


class Spoken(OfTable, frozen=True, kw_only=True, tag="spoken", gc=False):
    """Somebody said something."""

    line: Line


class SeatMoved(OfTable, frozen=True, kw_only=True, tag="seat_moved", gc=False):
    """A seat has gone to another device: all others must leave it."""

    seat: Seat


class Deleted(OfTable, frozen=True, kw_only=True, tag="deleted", gc=False):
    """The table is gone."""


AnyOfTable = Moved | Here | Asks | Asleep | Spoken | SeatMoved | Deleted


class OfHouse(Struct, frozen=True, kw_only=True, tag_field="is", gc=False):
    """Something about the whole house, told to every node."""

    node: NodeName


class Notice(Struct, frozen=True, gc=False):
    """What whoever runs the house says to everyone, and when it was said: the last word counts."""

    text: str = ""
    at: float = 0.0


class Numbers(Struct, frozen=True, kw_only=True, gc=False):
    """How a node is."""

    version: str = ""
    began_at: float = 0.0
    tables: int = 0
    connections: int = 0
    moves: int = 0


class Beat(OfHouse, frozen=True, kw_only=True, tag="beat"):
    """This node lives, and this is how it is."""

    numbers: Numbers = Numbers()
    notice: Notice = Notice()
    draining: bool = False
    drained_at: float = 0.0  # when that was said
    lively: dict[str, float] = {}  # public tables with somebody at them, and since when not
    inside: dict[str, int] = {}  # connections, by address
    asks: bool = False  # for everybody's own


class Leaves(OfHouse, frozen=True, kw_only=True, tag="leaves", gc=False):
    """This node ends, on purpose."""


class Spent(OfHouse, frozen=True, kw_only=True, tag="spent"):
    """What was counted here since the last time, by limit and by whom it was counted for."""

    limits: dict[str, dict[str, int]]
    inside: dict[str, int] = {}  # connections of addresses for which that has changed


class Changed(OfHouse, frozen=True, kw_only=True, tag="changed", gc=False):
    """Something in the store that nodes keep at hand is not what it was."""

    what: str
    code: str = ""  # of which table, if it is one's


class AsksForTables(OfHouse, frozen=True, kw_only=True, tag="asks_for_tables", gc=False):
    """Whoever runs the house wants to know which tables are awake."""

    question: str


class Tables(OfHouse, frozen=True, kw_only=True, tag="tables", gc=False):
    """The tables that are awake here, in answer to a question."""

    question: str
    lines: tuple[bytes, ...]  # as the page of whoever runs the house wants them


AnyOfHouse = Beat | Leaves | Spent | Changed | AsksForTables | Tables

HOUSE: Final = "house"
PLACES: Final = "places"
DECKS: Final = "decks"

encode = msgspec.msgpack.Encoder().encode
decode_of_table = msgspec.msgpack.Decoder(AnyOfTable).decode
decode_of_house = msgspec.msgpack.Decoder(AnyOfHouse).decode
decode_here = msgspec.msgpack.Decoder(Here).decode


def topic_of(code: str) -> str:
    """Return where a table is spoken of."""
    return f"table:{code}"
