"""Sensible limits from the start: wide enough for a school class behind one address."""

from collections import Counter
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, Protocol

from msgspec import Struct

from pinxit.table.budget import Budgets, Ledger
from pinxit.table.clock import Clock

ONE_LINE: Final = 64  # bits: the least of IPv6 that a provider gives to one customer


class Limits(Struct, frozen=True, kw_only=True):
    """How much is too much."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    body_seconds: float = 20.0  # for a body to arrive; for a picture, to begin
    head_bytes: int = 16_384  # of a request: its first line and its headers
    messages_burst: int = 60
    messages_a_second: float = 20.0
    # All connections of one address together: three hundred people say less.
    address_messages_burst: int = 3000
    address_messages_a_second: float = 300.0
    connections_an_address: int = 300
    lines_in_all: int = 8000  # or as many as the system lets us have files, less a few
    lines_an_address: int = 900  # sockets, and HTTP, of which browsers hold up to six each
    lines_share: int = 4  # no address has more than this part of what there may be
    new_lines_burst: int = 1500  # all that an address may have, and as many again for who came back
    new_lines_a_second: float = 60.0
    spectators_a_table: int = 100
    spectators_an_address: int = 40  # of one table
    requests_burst: int = 400  # a class of thirty and a television: nine each, all at once
    requests_a_second: float = 20.0
    # Whatever is asked over HTTP, pages and pictures and what does not exist included.
    asked_burst: int = 16_000
    asked_a_second: float = 300.0
    # A class of thirty opens a table with two decks at once: all small and large pictures, which
    # are kept after that.
    pictures_burst: int = 12_000
    pictures_a_second: float = 200.0
    # Pictures that are painted for links, for all together: each takes a processor a second.
    previews_burst: int = 100
    previews_a_second: float = 0.2
    previews_bytes: int = 16_000_000  # of those that are kept in memory: about a hundred
    # Codes and tokens that are none: a class may mistype, a program may not try them all.
    guesses_burst: int = 60
    guesses_a_second: float = 0.25
    near_guesses_burst: int = 120  # of 56 bits of IPv6, or 24 of IPv4
    far_guesses_burst: int = 240  # of 48 bits of IPv6, or 24 of IPv4
    all_guesses_burst: int = 1000
    all_guesses_a_second: float = 0.5  # web/guessing.py tells what that is for
    tables_burst: int = 40
    tables_a_second: float = 40 / 3600
    # Codes that televisions show: a shop full of them, each of which asks anew after five minutes.
    screens_burst: int = 100
    screens_a_second: float = 0.4
    # What is written down and no game bounds: settings, readiness, hosts, people who sit down.
    changes_burst: int = 2000  # a class of thirty at eight tables, each of whom changes their mind
    changes_a_second: float = 2000 / 3600
    # Moves of games: as many as three hundred people make, all day long.
    moves_burst: int = 30_000
    moves_a_second: float = 10.0
    # Pictures that hosts bring along: two decks of two hundred at once, and as many every hour.
    uploads_burst: int = 400
    uploads_a_second: float = 400 / 3600
    upload_bytes_burst: int = 2_000_000_000
    upload_bytes_a_second: float = 2_000_000_000 / 86_400
    uploads_at_once: int = 12  # each is in memory until it has been read
    uploads_at_once_an_address: int = 4
    upload_seconds: float = 180.0  # for a picture to arrive
    upload_pace: int = 8192  # bytes a second, at least, once it has begun
    # What is sung, mimed and drawn: a class of thirty at eight tables, each clue of which is tried
    # some times before it is told.
    clips_burst: int = 200
    clips_a_second: float = 400 / 3600
    clips_at_once: int = 24  # each is in memory until it is kept
    clips_at_once_an_address: int = 4
    clips_of_a_seat_burst: int = 20
    clips_of_a_seat_a_second: float = 1 / 15
    clips_of_a_table_burst: int = 60
    clips_of_a_table_a_second: float = 1 / 10
    # Heard or seen: by thirty at once, and again.
    clips_fetched_burst: int = 600
    clips_fetched_a_second: float = 5.0
    hello_seconds: float = 10.0
    outbox: int = 200  # answers that may wait for a client who does not read


# Where anybody may come, nobody opens tables for a school.
FOR_EVERYBODY: Final = Limits(tables_burst=10, tables_a_second=10 / 3600)


def counted_as(address: str) -> str:
    """Return the name under which an address is counted.

    One IPv6 line has more addresses than there are budgets, so all of a line count together. An
    IPv4 address counts by itself, also in the clothes of IPv6 that a socket for both puts on it.
    """
    try:
        ip = ip_address(address)
    except ValueError:
        return address  # a proxy may know people by another name
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(IPv6Network((int(ip), ONE_LINE), strict=False))


def spoken(clock: Clock, limits: Limits, ledger: Ledger | None = None) -> Budgets[str]:
    """Return what the connections of each address may say, all together."""
    burst, rate = limits.address_messages_burst, limits.address_messages_a_second
    return Budgets(clock, burst, rate, name="messages", ledger=ledger)


class Elsewhere(Protocol):
    """Somebody who knows who is in by other nodes, and tells them who is here."""

    def inside(self, address: str, number: int) -> None:
        """So many of an address are here now."""

    def inside_elsewhere(self, address: str) -> int:
        """How many of an address are elsewhere."""


class ConcurrencyLimit:
    """Counts who is in, by address."""

    def __init__(self, most: int, elsewhere: Elsewhere | None = None) -> None:
        self._most = most
        self._elsewhere = elsewhere  # None: only this node counts
        self._inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Let one more in; tell whether there was room."""
        others = 0 if self._elsewhere is None else self._elsewhere.inside_elsewhere(address)
        if self._inside[address] + others >= self._most:
            return False
        self._inside[address] += 1
        self._tell(address)
        return True

    def leave(self, address: str) -> None:
        """Let one out."""
        self._inside[address] -= 1
        self._tell(address)
        if self._inside[address] <= 0:
            del self._inside[address]

    def _tell(self, address: str) -> None:
        if self._elsewhere is not None:
            self._elsewhere.inside(address, self._inside[address])
