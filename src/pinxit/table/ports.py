"""What a table needs from the world: a memory, and somebody who counts.

Adapters live in `pinxit.adapters`; each passes the contract in `tests/adapters/`.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from msgspec import Struct


class Stale(Exception):
    """An append named a version that is not the newest any more; fold the gap and decide again."""


class CodeTaken(Exception):
    """A table of this code exists already."""


class CommandRef(Struct, frozen=True, gc=False):
    """Who sent a command, and by which id: an accepted one is remembered until it is pruned."""

    seat: str
    id: str


class Listing(Struct, frozen=True, gc=False):
    """What is kept beside a table's log, to find it without folding it."""

    public: bool = False  # shown in the list of open tables
    open: bool = True  # somebody could sit down
    due_at: float | None = None  # when the table's clock wants to act, in seconds since 1970
    summary: bytes = b""  # JSON for the public list


class Record(Struct, frozen=True, gc=False):
    """One stored event."""

    version: int
    at: float
    event: bytes


class Wake(Struct, frozen=True, gc=False):
    """What is needed to wake a table: a snapshot, and what has happened since."""

    snapshot: bytes | None
    records: tuple[Record, ...]


class PublicTable(Struct, frozen=True, gc=False):
    """A line of the public list."""

    code: str
    summary: bytes
    changed_at: float


class AwayTable(Struct, frozen=True, gc=False):
    """A table that was put away because nobody had come back to it."""

    code: str
    away_at: float
    changed_at: float


class StoredReport(Struct, frozen=True, gc=False):
    """A report as it is stored; `table/reports.py` reads it."""

    id: int
    at: float
    report: bytes


class KeptPlace(Struct, frozen=True, gc=False):
    """A place from which whoever runs the server lets nobody in."""

    id: int
    at: float  # since when
    until: float | None  # None: for good
    place: str  # an address, a network, or the keyed hash of an address after a "#"
    note: str


class Sighting(Struct, frozen=True, gc=False):
    """What a node has stored of who looks at a table by it, where no bus tells the others."""

    code: str
    node: str
    at: float
    seen: bytes  # `table/nodes/messages.py` reads it


class Slip(Struct, frozen=True, gc=False):
    """Something that a code stands for, for a while."""

    until: float
    note: bytes


class KeptDeck(Struct, frozen=True, gc=False):
    """What is kept of a deck of a table's own, where several servers bring its pictures."""

    id: str
    code: str
    version: int  # 1 when it is new, and one more with each change
    weight: int  # bytes of its pictures
    album: bytes  # `decks/own_deck.py` reads it


class Trail(Protocol):
    """What becomes of one thing that is asked, step by step, for whoever looks where time goes.

    It learns of which kind that is, never what was said: no code, token, name, clue or card.
    """

    def step(self, name: str) -> None:
        """The step before is over, and this one begins."""

    def end(self, outcome: str) -> None:
        """All of it is over: "accepted", or the reason of a refusal."""


class NoTrail:
    """Nobody looks."""

    def step(self, name: str) -> None:
        """The step before is over, and this one begins."""

    def end(self, outcome: str) -> None:
        """All of it is over: "accepted", or the reason of a refusal."""


NO_TRAIL: Final = NoTrail()


class Meter(Protocol):
    """Somebody who counts what happens, and learns nothing of what it was."""

    def follow(self, kind: str, table: str) -> Trail:
        """A command of this kind is asked of a table, known by its label."""
        ...

    def appended(self, seconds: float) -> None:
        """Something is on disk, after so long."""

    def overtaken(self) -> None:
        """An append came second: it is decided anew."""

    def append_failed(self) -> None:
        """The memory failed, or nobody waited for it."""


class NoMeter:
    """Nobody counts."""

    def follow(self, kind: str, table: str) -> Trail:  # noqa: ARG002 (nobody looks)
        """A command of this kind is asked of a table, known by its label."""
        return NO_TRAIL

    def appended(self, seconds: float) -> None:
        """Something is on disk, after so long."""

    def overtaken(self) -> None:
        """An append came second: it is decided anew."""

    def append_failed(self) -> None:
        """The memory failed, or nobody waited for it."""


class Store(Protocol):
    """The memory of all tables. What a method has returned from is on disk."""

    @property
    def damage(self) -> str | None:
        """What was found to be damaged since the start; None: nothing."""

    @property
    def neighbours(self) -> int:
        """How many other servers use this memory, by the last look around."""

    async def look_around(self) -> None:
        """See how many other servers use this memory: whoever is away here may be there."""
        ...

    async def time(self) -> float | None:
        """Return what time it is for all servers that use this memory; None: ask the machine."""
        ...

    async def shared_secret(self, offered: bytes) -> bytes:
        """Return the secret of all servers that use this memory.

        If there is none yet, it is what was offered.
        """
        ...

    async def create(
        self,
        code: str,
        events: Sequence[bytes],
        listing: Listing,
        at: float,
        command: CommandRef | None = None,
    ) -> None:
        """Begin a table's log with these events, versions 1, 2 …; raise `CodeTaken`.

        By `command` it is known afterwards who has made it.
        """
        ...

    async def append(
        self,
        code: str,
        version: int,
        events: Sequence[bytes],
        listing: Listing | None,
        at: float,
        command: CommandRef | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        """Add events after `version`, all or none; raise `Stale` if that is not the newest.

        There is at least one event. Without a listing, the table stays where it is in all lists. A
        snapshot is the table as it was at `version`, before these events: whoever wakes it
        needs no older ones. The command's reference is kept with the version reached.
        """
        ...

    async def wake(self, code: str) -> Wake | None:
        """Return the newest snapshot and all records after it; None if there is no such table."""
        ...

    async def read(self, code: str, after: int = 0) -> tuple[Record, ...]:
        """Return all records after a version; what was pruned is a gap in their versions."""
        ...

    async def prune(self, code: str, spans: Sequence[tuple[int, int]], before: float) -> int:
        """Delete accepted commands of these spans of versions, both ends included; count them.

        A command goes with all its events or not at all, and only if it is older than a time and
        than the newest snapshot: whoever wakes the table does not miss it. Versions stay as they
        are.
        """
        ...

    async def command_version(self, code: str, command: CommandRef) -> int | None:
        """Return the version that an accepted command reached; None if it never was."""
        ...

    async def newest(self, codes: Sequence[str]) -> dict[str, int]:
        """Return how far tables have come; those that are gone are left out."""
        ...

    async def put_token(self, token_hash: str, code: str, seat: str) -> None:
        """Let a token open a seat; the tokens that opened it before are forgotten.

        Raise a `LookupError` if there is no such table (any more).
        """
        ...

    async def seat_of(self, token_hash: str) -> tuple[str, str] | None:
        """Return the table and the seat that a token opens."""
        ...

    async def valid_tokens(self, token_hashes: Sequence[str]) -> frozenset[str]:
        """Return which of these still open something."""
        ...

    async def drop_tokens(self, code: str, seat: str) -> None:
        """Forget all tokens of a seat."""
        ...

    async def public_tables(self, limit: int, since: float = 0) -> tuple[PublicTable, ...]:
        """List public tables that somebody could sit down at, the most recently changed first.

        Those whose listing has not changed since a time are left out.
        """
        ...

    async def due(self, before: float, limit: int) -> tuple[str, ...]:
        """List the tables whose clock wanted to act before a time, the most overdue first."""
        ...

    async def put_away(self, before: float, at: float) -> tuple[str, ...]:
        """Put the tables away at which nothing has happened since a time; return which.

        To everybody they are gone, and their codes are not given again; but they can be brought
        back.
        """
        ...

    async def away(self, limit: int) -> tuple[AwayTable, ...]:
        """List the tables that were put away, the newest first."""
        ...

    async def bring_back(self, code: str, at: float) -> bool:
        """Let a table be there again, as if it had changed now; tell whether it was away."""
        ...

    async def expire(self, before: float) -> tuple[str, ...]:
        """Delete the tables that were put away before a time; return which."""
        ...

    async def expire_reports(self, before: float) -> None:
        """Delete the reports that are older than a time."""
        ...

    async def has(self, code: str) -> bool:
        """Tell whether anything is kept of a table, put away or not."""
        ...

    async def ran_at(self) -> float | None:
        """Return until when a server is known to have run.

        Where that was never told: when a table last changed; None: there is none.
        """
        ...

    async def set_ran_at(self, at: float) -> None:
        """Keep until when a server is known to have run."""
        ...

    async def delete(self, code: str) -> None:
        """Delete a table with all that is stored about it, tokens included."""
        ...

    async def add_report(self, report: bytes, at: float) -> None:
        """Keep a report; it outlasts the table that it is about."""
        ...

    async def reports(self, limit: int) -> tuple[StoredReport, ...]:
        """List the reports, the newest first."""
        ...

    async def clear_report(self, report: int) -> None:
        """Forget a report that has been dealt with."""
        ...

    async def shut_out(self, place: str, note: str, at: float, until: float | None) -> None:
        """Keep that nobody is let in from a place, in the stead of what was kept of it."""
        ...

    async def places_shut_out(self) -> tuple[KeptPlace, ...]:
        """List the places from which nobody is let in, the newest first."""
        ...

    async def let_in(self, place: int) -> None:
        """Forget a place that was shut out, by its id."""
        ...

    async def see(self, node: str, seen: Mapping[str, bytes], at: float) -> None:
        """Keep who looks at which table by a node, in the stead of what was kept of it."""
        ...

    async def sightings(self, codes: Sequence[str], since: float) -> tuple[Sighting, ...]:
        """Return what nodes have kept of these tables since a time."""
        ...

    async def put_slip(self, key: str, slip: Slip, now: float) -> None:
        """Keep what a code stands for, in the stead of what it stood for; forget what is over."""
        ...

    async def slip(self, key: str, now: float) -> Slip | None:
        """Return what a code stands for, unless that is over."""
        ...

    async def take_slip(self, key: str, now: float) -> Slip | None:
        """Return what a code stands for, and forget it: of several who ask at once, one gets it."""
        ...

    async def check(self) -> None:
        """Look for damage, which may take a while; `damage` tells if there is any."""
        ...

    async def size(self) -> int:
        """Return how many bytes all that is kept takes; what was deleted does not count."""
        ...

    async def healthy(self) -> bool:
        """Tell whether the memory can be read and written."""
        ...

    async def close(self) -> None:
        """Finish what was begun and let go of the disk."""
        ...


class DeckShelf(Protocol):
    """The memory of decks of tables' own, where several servers bring their pictures."""

    async def keep_deck(self, deck: KeptDeck, pictures: Sequence[str]) -> bool:
        """Keep a deck of a table's own, and by which names its pictures are asked for.

        Tell whether it was kept: not if its version is not the next one, or there is no such table.
        """
        ...

    async def forget_deck(self, deck: str) -> None:
        """Forget a deck of a table's own."""
        ...

    async def decks_of(self, codes: Sequence[str]) -> tuple[KeptDeck, ...]:
        """Return the decks that these tables have of their own."""
        ...

    async def table_of_deck(self, deck: str) -> str | None:
        """Return whose own deck this is."""
        ...

    async def table_with(self, picture: str) -> str | None:
        """Return a table in whose own decks there is a picture of this name."""
        ...

    async def decks_known(self, decks: Sequence[str]) -> frozenset[str]:
        """Return which of these are kept."""
        ...

    async def decks_weigh(self) -> int:
        """Return how many bytes the pictures of all own decks take."""
        ...

    async def decks_of_nobody(self, limit: int) -> tuple[str, ...]:
        """Return own decks whose table is gone."""
        ...


class WholeStore(Store, DeckShelf, Protocol):
    """All that a server keeps."""
