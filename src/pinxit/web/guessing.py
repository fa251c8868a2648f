"""Guessing codes and tokens: everybody may mistype, nobody may try them all.

What is right is not counted. A miss is counted by its address, by the networks around it, and by
all together, as whoever has many addresses has them side by side: a provider gives an IPv6
customer 64, 56 or 48 bits, and an IPv4 network of 24 bits is often one house.

There are 20 ** 6 = 64,000,000 codes. All of the world together may miss 1,000 at once and then one
every two seconds, so 1,000 + 86,400 / 2 = 44,200 in a day: if there are a hundred tables, that
finds one of them with a chance of 44,200 * 100 / 64,000,000, or 7 %. Codes for seats have eight
letters, 400 times as many, and live for ten minutes: of those, twenty times as many may be tried.

While somebody tries, those who have only a code have to wait, too, as nobody can tell them apart.
Whoever has a link has a key (`pinxit.table.keys`), whoever has a seat its token: neither waits.
Nor does whoever has a link to an album: what leads there is not counted before it is looked up, as
nobody finds one of 2 ** 128 that way; misses are counted with those of codes for seats.

A password by which tables are opened is not as long: all of the world together may miss it as often
as codes, in a budget of its own, so that who guesses the one holds up nobody at the other.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from pinxit.table.budget import Budgets, Ledger
from pinxit.table.clock import Clock
from pinxit.table.errors import NotAllowed, TableReason

from .limits import Limits

MISSES = frozenset(
    {
        TableReason.NO_SUCH_TABLE,
        TableReason.BAD_TOKEN,
        TableReason.BAD_SEAT_CODE,
        TableReason.BAD_ADMISSION,
        TableReason.BAD_SCREEN_CODE,
        TableReason.NO_SUCH_ALBUM,
        TableReason.NOT_ADMIN,
        TableReason.WRONG_PASSWORD,
    }
)


class Guessed(StrEnum):
    """What is guessed: all of the world together has a budget for each."""

    CODE = "all"
    RARER = "rarer"
    PASSWORD = "password"  # noqa: S105 (no secret)


EVERYBODY: Final = ""  # who has one budget together
RARER: Final = 20  # what is so much harder to find may be tried so many times as often


def networks_of(address: str) -> tuple[str, str]:
    """Return a smaller and a larger network around what the limits count as one address."""
    try:
        network: IPv4Network | IPv6Network = ip_network(address)
    except ValueError:
        return address, address  # a proxy may know people by another name
    number = int(network.network_address)
    if isinstance(network, IPv6Network):
        return f"{number >> 128 - 56:x}/56", f"{number >> 128 - 48:x}/48"
    return f"{number >> 32 - 24:x}/24", f"{number >> 32 - 24:x}/24"


class Guesses:
    """Counts what was not there; who has missed too often is not even answered."""

    def __init__(self, clock: Clock, limits: Limits, ledger: Ledger | None = None) -> None:
        def budgets(name: str, burst: float, rate: float) -> Budgets[str]:
            return Budgets(clock, burst, rate, name=f"{name}_guesses", ledger=ledger)

        rate = limits.guesses_a_second
        self._of_one = budgets("address", limits.guesses_burst, rate)
        self._of_near = budgets("near", limits.near_guesses_burst, rate)
        self._of_far = budgets("far", limits.far_guesses_burst, rate)
        burst, rate = limits.all_guesses_burst, limits.all_guesses_a_second
        times = {Guessed.CODE: 1, Guessed.RARER: RARER, Guessed.PASSWORD: 1}
        self._of_all = {
            guessed: budgets(guessed, often * burst, often * rate)
            for guessed, often in times.items()
        }

    def forget_full(self) -> None:
        """Forget the addresses that nobody would miss."""
        for budgets in (self._of_one, self._of_near, self._of_far):
            budgets.forget_full()

    @contextmanager
    def of(self, address: str, guessed: Guessed = Guessed.CODE) -> Iterator[None]:
        """Look something up for an address; a miss counts.

        It counts from the beginning until it is found to be none: of a hundred guesses at once,
        the one that is right would else be answered before the others are counted.
        """
        near, far = networks_of(address)
        budgets = (
            self._of_one.of(address),
            self._of_near.of(near),
            self._of_far.of(far),
            self._of_all[guessed].of(EVERYBODY),
        )
        wait = max(budget.wait() for budget in budgets)
        if wait:
            raise NotAllowed(TableReason.TOO_FAST, retry_after=wait)
        for budget in budgets:
            budget.spend()
        missed = False
        try:
            yield
        except NotAllowed as refusal:
            missed = refusal.reason in MISSES
            raise
        finally:
            if not missed:
                for budget in budgets:
                    budget.give_back()
