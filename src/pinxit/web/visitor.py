"""Whoever comes by socket: from where, and by what they are counted; and what their hello opens."""

import msgspec

from pinxit.protocol import VERSION
from pinxit.protocol.messages import Hello, parse_client
from pinxit.table.awake.live import LiveTable
from pinxit.table.budget import Budgets, Ledger
from pinxit.table.clock import Clock
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import Hub
from pinxit.table.hub.doors import SPECTATOR, Viewer
from pinxit.table.keys import parted
from pinxit.table.moderate import check_origin

from .guessing import Guesses
from .limits import Limits, spoken
from .tally import Tally
from .writing import Writing


class Counters:
    """What is counted of all who come to a server, by their addresses."""

    def __init__(
        self,
        clock: Clock,
        limits: Limits,
        tally: Tally | None = None,
        ledger: Ledger | None = None,
    ) -> None:
        self.limits = limits
        self.tally = tally or Tally()
        self.guesses = Guesses(clock, limits, ledger)
        self.messages: Budgets[str] = spoken(clock, limits, ledger)
        self.writing = Writing(clock, limits, ledger)

    def forget_full(self) -> None:
        """Forget the addresses that nobody would miss."""
        for kept in (self.guesses, self.messages, self.writing):
            kept.forget_full()


class Visitor:
    """One who has come, from an address."""

    __slots__ = ("address", "counters", "hub", "origin")

    def __init__(self, hub: Hub, counters: Counters, address: str) -> None:
        self.hub = hub
        self.counters = counters
        self.address = address
        self.origin = hub.keyring.origin_of(address)

    async def find(self, hello: Hello) -> tuple[LiveTable, Viewer]:
        """Return the table that a hello opens, and as whom it is seen; or refuse."""
        code, key = parted(hello.table)
        if hello.token is not None:
            return await self._find_viewer(code, hello.token)
        if self.hub.keyring.has_key(code, key):
            live = await self.hub.live(code)
        else:
            with self.counters.guesses.of(self.address):  # a key that is wrong is none
                live = await self.hub.live(code)
        self._check_spectators(live)
        check_origin(live.table, self.origin)
        return live, SPECTATOR

    def may_write(self, *, change: bool, move: bool) -> bool:
        """Count what is about to be written down for them; tell whether it may be."""
        return self.counters.writing.may(self.address, change=change, move=move)

    async def _find_viewer(self, code: str, token: str) -> tuple[LiveTable, Viewer]:
        """Find the seat or the screen that a token opens. Who has the right one guesses nothing."""
        try:
            live = await self.hub.live(code)
            return live, await self.hub.doors.viewer_of(code, token)
        except NotAllowed:
            with self.counters.guesses.of(self.address):
                raise

    def _check_spectators(self, live: LiveTable) -> None:
        presence, limits = live.presence, self.counters.limits
        if (
            not live.table.settings.spectators
            or presence.attendance.spectators >= limits.spectators_a_table
            or presence.spectators_from(self.origin) >= limits.spectators_an_address
        ):
            raise NotAllowed(TableReason.NO_SPECTATORS)


def read_hello(text: str | None) -> Hello:
    """Read a first message; refuse one that is no hello, or of another protocol."""
    try:
        hello = parse_client(b"" if text is None else text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotAllowed(TableReason.BAD_HELLO) from error
    if not isinstance(hello, Hello):
        raise NotAllowed(TableReason.BAD_HELLO)
    if hello.protocol != VERSION:
        raise NotAllowed(TableReason.OTHER_PROTOCOL, protocol=VERSION)
    return hello
