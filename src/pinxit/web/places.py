"""Places from which nobody is let in, wherever at this server they want to go.

Whoever runs it names an address or a network; or a report says from where somebody came, as a keyed
hash, and only those are known by it who come from there again.
"""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from pinxit.rules.text import fair_copy
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import Hub
from pinxit.table.nodes.messages import PLACES
from pinxit.table.ports import KeptPlace

from .limits import ONE_LINE, counted_as

HASHED: Final = "#"  # what stands before the keyed hash of an address
WIDEST: Final = {4: 8, 6: 20}  # bits of a network: a shorter one was mistyped
LONGEST_NOTE: Final = 200
DAY: Final = 24 * 3600.0

Network = IPv4Network | IPv6Network


class Places:
    """What is shut out, as it is kept; looked at for every request, so it is kept at hand, too."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept: tuple[KeptPlace, ...] = ()
        self._networks: tuple[tuple[Network, float | None], ...] = ()
        self._hashes: dict[str, float | None] = {}

    async def load(self) -> None:
        """Find what is kept; another node may have changed it."""
        self._kept = await self._hub.store.places_shut_out()
        hashed = [kept for kept in self._kept if kept.place.startswith(HASHED)]
        self._hashes = {kept.place.removeprefix(HASHED): kept.until for kept in hashed}
        named = [kept for kept in self._kept if not kept.place.startswith(HASHED)]
        self._networks = tuple((ip_network(kept.place), kept.until) for kept in named)

    async def shut_out(self, place: str, note: str, days: float | None) -> None:
        """Let nobody in from a place, for so many days or for good."""
        note = fair_copy(note)
        if len(note) > LONGEST_NOTE or (days is not None and not 0 < days < 10_000):
            raise NotAllowed(TableReason.BAD_MESSAGE, longest=LONGEST_NOTE)
        now = self._hub.clock.now()
        until = None if days is None else now + days * DAY
        await self._hub.store.shut_out(place, note, now, until)
        await self._tell()

    async def let_in(self, number: int) -> None:
        """Let people in from a place again."""
        await self._hub.store.let_in(number)
        await self._tell()

    async def _tell(self) -> None:
        await self.load()
        self._hub.tell_changed(PLACES)

    async def sweep(self) -> None:
        """Forget what is over, and learn what other nodes have changed."""
        for kept in self._kept:
            if not self._holds(kept.until):
                await self._hub.store.let_in(kept.id)
        await self.load()

    @property
    def kept(self) -> tuple[KeptPlace, ...]:
        """All of them, the newest first."""
        return self._kept

    def refuses(self, address: str) -> bool:
        """Tell whether nobody is let in from an address, as it is counted or as it came."""
        if not self._kept:
            return False
        if self._hashes:
            origin = self._hub.keyring.origin_of(counted_as(address))
            if origin in self._hashes and self._holds(self._hashes[origin]):
                return True
        found = _network(counted_as(address))
        return found is not None and any(
            _is_within(found, network) and self._holds(until) for network, until in self._networks
        )

    def check(self, address: str) -> None:
        """Refuse whoever comes from a place that is shut out."""
        if self.refuses(address):
            raise NotAllowed(TableReason.SHUT_OUT)

    def _holds(self, until: float | None) -> bool:
        return until is None or until > self._hub.clock.now()


def place_of(text: str, asker: str) -> str:
    """Read an address or a network; refuse what is none, and the one that the asker comes from."""
    network = _network(text.strip())
    if network is None or network.prefixlen < WIDEST[network.version]:
        raise NotAllowed(TableReason.BAD_PLACE, place=text[:60])
    if network.version == 6 and network.prefixlen > ONE_LINE:
        network = network.supernet(new_prefix=ONE_LINE)  # as all addresses of a line are counted
    mine = _network(counted_as(asker))
    if mine is not None and _is_within(mine, network):
        raise NotAllowed(TableReason.YOURSELF)
    return str(network)


def hashed(origins: Iterable[str]) -> tuple[str, ...]:
    """Return places of which only keyed hashes are known."""
    return tuple(f"{HASHED}{origin}" for origin in origins)


def _network(text: str) -> Network | None:
    try:
        address = ip_address(text.partition("/")[0])
        if address.version == 6 and address.ipv4_mapped is not None:
            return None if "/" in text else ip_network(address.ipv4_mapped)
        return ip_network(text, strict=False)
    except ValueError:
        return None  # a proxy may know people by another name


def _is_within(one: Network, other: Network) -> bool:
    first, last = int(one.network_address), int(one.broadcast_address)
    return one.version == other.version and (
        int(other.network_address) <= first and last <= int(other.broadcast_address)
    )
