"""What the server keeps for all its requests."""

from collections.abc import Callable
from time import monotonic

from pinxit import __version__
from pinxit.decks import Catalogue
from pinxit.table.budget import Budgets
from pinxit.table.goodbyes import Parting
from pinxit.table.hub import Hub
from pinxit.table.hub.doors import Taken
from pinxit.table.nodes.messages import Numbers

from .clip_desk import ClipDesk
from .cross_origin import Guests
from .downloads import Downloads
from .limits import ConcurrencyLimit, Limits
from .metrics import Metrics
from .once import Once
from .password import TablePassword
from .places import Places
from .previews import Previews
from .same_origin import origins_of
from .session import Session
from .site import Site
from .tally import Tally
from .tidy import Tidy
from .uploads import Uploads
from .visitor import Counters

HEALTH_SECONDS = 2.0


class State:
    """One server."""

    def __init__(
        self,
        hub: Hub,
        catalogue: Catalogue,
        limits: Limits,
        public_url: str | None,
        allowed_origins: tuple[str, ...] = (),
        uploads: Uploads | None = None,
        tally: Tally | None = None,
        admin_token: str | None = None,
    ) -> None:
        self.hub = hub
        self.catalogue = catalogue
        self.site = Site()
        self.downloads = Downloads(catalogue)
        self.previews = Previews(catalogue, hub.clock, limits)
        self.uploads = uploads  # None: nobody may bring pictures
        self.clips: ClipDesk | None = None  # None: nobody can sing, mime or draw
        self.limits = limits
        self.public_url = public_url
        self.origins = origins_of(public_url)
        self.guests = Guests(allowed_origins)  # pages of other sites
        self.counters = Counters(hub.clock, limits, tally, hub.ledger)
        self.metrics = Metrics(hub, self.counters.tally)
        self.admin_token = admin_token  # None: nobody has one
        self.keep_days: float | None = None  # tables that nobody comes to; None: for ever
        self.contact: str | None = None  # how to reach whoever runs this
        self.table_password: TablePassword | None = None  # None: anybody opens tables
        self.admin_from: Callable[[str], bool] | None = None  # None: from everywhere
        self.since = monotonic()
        self.began_at = hub.clock.now()
        hub.tell_numbers = self._numbers
        self.lan_url: str | None = None  # for links made by somebody who sits at the server
        self.requests = self._budgets("requests", limits.requests_burst, limits.requests_a_second)
        self.asked = self._budgets("asked", limits.asked_burst, limits.asked_a_second)
        self.pictures = self._budgets("pictures", limits.pictures_burst, limits.pictures_a_second)
        self.openings = self._budgets("openings", limits.tables_burst, limits.tables_a_second)
        self.screens = self._budgets("screens", limits.screens_burst, limits.screens_a_second)
        elsewhere = None if hub.cluster is None else hub.cluster.spending
        self.door = ConcurrencyLimit(limits.connections_an_address, elsewhere)
        self.places = Places(hub)
        self.sessions: set[Session] = set()
        self.seatings: Once[Taken] = Once(hub.clock)
        self.tidy = Tidy(self._forget)
        self._health = (float("-inf"), True)

    def _budgets(self, name: str, burst: float, rate: float) -> Budgets[str]:
        return Budgets(self.hub.clock, burst, rate, name=name, ledger=self.hub.ledger)

    def _numbers(self) -> Numbers:
        """Say how this node is, for others."""
        tally = self.counters.tally
        return Numbers(
            version=__version__,
            began_at=self.began_at,
            tables=len(self.hub.tables),
            connections=tally.connections,
            moves=tally.moves,
        )

    def _forget(self) -> None:
        """Forget all budgets that are whole: each would hold on to the memory around it."""
        for kept in (
            self.requests,
            self.pictures,
            self.openings,
            self.screens,
            self.asked,
        ):
            kept.forget_full()
        self.counters.forget_full()
        if self.clips is not None:
            self.clips.forget_full()
        self.hub.thrift.forget_full()

    async def hear_of_places(self) -> None:
        """Another node has shut somebody out, or let them in again."""
        await self.places.load()
        self.send_away()

    def send_away(self) -> None:
        """Ask those to leave who are here from where nobody is let in."""
        for session in tuple(self.sessions):
            if self.places.refuses(session.address):
                session.dismiss(Parting.SHUT_OUT)

    def warnings(self) -> tuple[str, ...]:
        """Name what whoever runs the server should look at; people at tables notice nothing yet."""
        room = self.hub.room
        found = {
            "database_damaged": self.hub.store.damage is not None,
            "database_full": room.full,
            "database_nearly_full": room.tight and not room.full,
            "clock_not_believed": self.hub.upkeep.calendar.doubts_the_clock,
            "bus_down": self.hub.cluster is not None and self.hub.cluster.bus_is_down,
            "nodes_apart": self.hub.cluster is not None and self.hub.cluster.impaired,
        }
        return tuple(name for name, is_so in found.items() if is_so)

    async def healthy(self) -> bool:
        """Tell whether the memory works; asked often, it is tried only now and then."""
        now = self.hub.clock.now()
        if not 0 <= now - self._health[0] <= HEALTH_SECONDS:  # a clock may be set back
            self._health = (now, await self.hub.store.healthy())
        return self._health[1]
