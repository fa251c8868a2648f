"""What is counted while the server runs, as plain numbers: counting must cost nothing."""

from bisect import bisect_left
from collections import Counter
from typing import Final, Protocol

from pinxit.table.ports import NO_TRAIL, Trail

APPEND_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


class Tracer(Protocol):
    """Somebody who keeps how long every step of what is asked takes."""

    def request(self, method: str) -> "RequestTrail":
        """Somebody asks something over HTTP."""
        ...

    def command(self, kind: str, table: str) -> Trail:
        """Something is asked of a table, known by its label."""
        ...

    def close(self) -> None:
        """Send what is not sent yet, if that takes no longer than a moment."""


class RequestTrail(Protocol):
    """What becomes of one request."""

    def end(self, operation: str, status: int) -> None:
        """It is answered; `operation` is what we call that which was asked."""


class Tally:
    """Numbers that only grow, but for `connections`; a `pinxit.table.ports.Meter`, too."""

    __slots__ = (
        "append_buckets",
        "append_failures",
        "append_seconds",
        "connections",
        "moves",
        "overtakings",
        "refusals",
        "stalls",
        "tracer",
    )

    def __init__(self) -> None:
        self.connections = 0
        self.moves = 0  # wishes that were granted
        self.refusals: Counter[str] = Counter()  # by reason
        self.stalls = 0  # times that a client did not read what it was sent
        self.overtakings = 0  # appends that came second
        self.append_failures = 0
        self.append_seconds = 0.0  # all together
        self.append_buckets = [0] * (len(APPEND_SECONDS) + 1)  # how many took how long
        self.tracer: Tracer | None = None  # None: nobody looks where time goes

    def follow(self, kind: str, table: str) -> Trail:
        """Let somebody look at what becomes of a command, if anybody does."""
        return NO_TRAIL if self.tracer is None else self.tracer.command(kind, table)

    def refused(self, reason: str) -> None:
        """Count a refusal."""
        self.refusals[reason] += 1

    def appended(self, seconds: float) -> None:
        """Count what is on disk."""
        self.append_seconds += seconds
        self.append_buckets[bisect_left(APPEND_SECONDS, seconds)] += 1

    def overtaken(self) -> None:
        """Count an append that came second."""
        self.overtakings += 1

    def append_failed(self) -> None:
        """Count an append that the memory did not take."""
        self.append_failures += 1
