"""Where people come from, as far as a table may know: enough to tell the same place again."""

import hmac
from hashlib import sha256
from typing import Final

from pinxit.rules import Seat

LENGTH: Final = 32  # of a hash, in hexadecimal digits
MOST_OF_A_SEAT: Final = 8  # places that are remembered of one seat


def origin_of(address: str, secret: bytes) -> str:
    """Return a keyed hash of an address: without the server's secret it says nothing."""
    return hmac.new(secret, address.encode(), sha256).hexdigest()[:LENGTH]


class Origins:
    """From where the seats of a table were seen to come; in memory only."""

    def __init__(self) -> None:
        self._of: dict[Seat, tuple[str, ...]] = {}

    def remember(self, seat: Seat, origin: str | None) -> None:
        """Somebody came to a seat from there."""
        if origin is not None:
            others = (other for other in self._of.get(seat, ()) if other != origin)
            self._of[seat] = (*others, origin)[-MOST_OF_A_SEAT:]

    def forget(self, seat: Seat) -> None:
        """The seat is nobody's any more."""
        self._of.pop(seat, None)

    def of(self, seat: Seat) -> tuple[str, ...]:
        """Return what is known of a seat."""
        return self._of.get(seat, ())

    def by_seat(self) -> dict[Seat, frozenset[str]]:
        """Return all that is known."""
        return {seat: frozenset(origins) for seat, origins in self._of.items()}
