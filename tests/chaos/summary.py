"""What many evenings came to, in a few lines."""

from collections import Counter
from collections.abc import Iterator

from .checker import Violation
from .world import Outcome

MOST_SHOWN = 5


class Summary:
    """Adds evenings up."""

    def __init__(self) -> None:
        self.evenings = 0
        self.games = 0
        self.hours = 0.0
        self.steps = 0
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.failed: dict[int, Violation] = {}

    def add(self, outcome: Outcome) -> None:
        """Add an evening."""
        self.evenings += 1
        self.games += outcome.games
        self.hours += outcome.virtual_seconds / 3600
        self.steps += outcome.steps
        self.counts += outcome.counts
        self.refusals += outcome.refusals
        if outcome.violations:
            self.failed[outcome.seed] = outcome.violations[0]

    def lines(self) -> Iterator[str]:
        """Tell what happened, and how to see again what went wrong."""
        yield (
            f"{self.evenings} evenings, {self.games} games to their end, "
            f"{self.hours:.1f} virtual hours, {self.steps} steps of the server"
        )
        yield f"happened: {_listed(self.counts)}"
        yield f"refused: {_listed(self.refusals)}"
        for seed, violation in list(self.failed.items())[:MOST_SHOWN]:
            yield f"seed {seed} breaks “{violation.law}” at {violation.at:.3f} s: {violation.what}"
            yield f"  python -m tests.chaos --replay {seed} --trace"
        laws = Counter(violation.law for violation in self.failed.values())
        yield f"FAILED: {_listed(laws)}" if laws else "All laws held."


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in counts.most_common())
