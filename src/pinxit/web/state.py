"""What the server keeps for all its requests."""

from time import monotonic

from pinxit.decks import Catalogue
from pinxit.table.budget import Budgets
from pinxit.table.hub import Hub
from pinxit.table.hub.doors import Taken

from .cross_origin import Guests
from .downloads import Downloads
from .limits import ConcurrencyLimit, Limits
from .metrics import Metrics
from .once import Once
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
        self.limits = limits
        self.public_url = public_url
        self.origins = origins_of(public_url)
        self.guests = Guests(allowed_origins)  # pages of other sites
        self.counters = Counters(hub.clock, limits, tally)
        self.metrics = Metrics(hub, self.counters.tally)
        self.admin_token = admin_token  # None: nobody has one
        self.keep_days: float | None = None  # tables that nobody comes to; None: for ever
        self.contact: str | None = None  # how to reach whoever runs this
        self.since = monotonic()
        self.lan_url: str | None = None  # for links made by somebody who sits at the server
        self.requests = Budgets[str](hub.clock, limits.requests_burst, limits.requests_a_second)
        self.asked = Budgets[str](hub.clock, limits.asked_burst, limits.asked_a_second)
        self.pictures = Budgets[str](hub.clock, limits.pictures_burst, limits.pictures_a_second)
        self.openings = Budgets[str](hub.clock, limits.tables_burst, limits.tables_a_second)
        self.screens = Budgets[str](hub.clock, limits.screens_burst, limits.screens_a_second)
        self.door = ConcurrencyLimit(limits.connections_an_address)
        self.places = Places(hub)
        self.sessions: set[Session] = set()
        self.seatings: Once[Taken] = Once(hub.clock)
        self.tidy = Tidy(self._forget)
        self._health = (float("-inf"), True)

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
        self.hub.thrift.forget_full()

    def warnings(self) -> tuple[str, ...]:
        """Name what whoever runs the server should look at; people at tables notice nothing yet."""
        room = self.hub.room
        found = {
            "database_damaged": self.hub.store.damage is not None,
            "database_full": room.full,
            "database_nearly_full": room.tight and not room.full,
            "clock_not_believed": self.hub.upkeep.calendar.doubts_the_clock,
        }
        return tuple(name for name, is_so in found.items() if is_so)

    async def healthy(self) -> bool:
        """Tell whether the memory works; asked often, it is tried only now and then."""
        now = self.hub.clock.now()
        if not 0 <= now - self._health[0] <= HEALTH_SECONDS:  # a clock may be set back
            self._health = (now, await self.hub.store.healthy())
        return self._health[1]
