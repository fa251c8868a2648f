"""What is counted while the server runs, as plain numbers: counting must cost nothing."""

from bisect import bisect_left
from collections import Counter
from typing import Final

APPEND_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


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
