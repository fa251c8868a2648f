"""Many evenings in which everything goes wrong: `python -m tests.chaos --games 10000 --seed 0`."""

import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator

import click

from .summary import Summary
from .world import Outcome, evening

EVERY = 10  # seconds between lines that tell how far we are
AT_ONCE = 8  # evenings that are handed to another process together


@click.command()
@click.option("--games", default=1000, help="How many evenings, each with a seed of its own.")
@click.option("--seed", default=0, help="The first seed.")
@click.option("--jobs", default=1, help="How many processes.")
@click.option("--replay", type=int, help="Play the evening of one seed.")
@click.option("--trace", is_flag=True, help="With --replay: tell all that happens.")
def main(games: int, seed: int, jobs: int, replay: int | None, *, trace: bool) -> None:
    """Simulate evenings with crashes, broken disks and bad lines, and check what must hold."""
    summary = Summary()
    if replay is not None:
        outcome = evening(replay, tell=click.echo if trace else None)
        summary.add(outcome)
        click.echo(f"trace {outcome.trace_hash}")
    else:
        _play(range(seed, seed + games), jobs, summary)
    for line in summary.lines():
        click.echo(line)
    sys.exit(1 if summary.failed else 0)


def _play(seeds: range, jobs: int, summary: Summary) -> None:
    began = told = time.monotonic()
    for outcome in _outcomes(seeds, jobs):
        summary.add(outcome)
        for violation in outcome.violations[:1]:
            click.echo(f"seed {outcome.seed} breaks “{violation.law}”", err=True)
        now = time.monotonic()
        if now > told + EVERY:
            told = now
            rate = summary.evenings / (now - began)
            click.echo(
                f"{summary.evenings} of {len(seeds)} evenings, {rate:.1f} a second, "
                f"{len(summary.failed)} failed",
                err=True,
            )


def _outcomes(seeds: Iterable[int], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(evening, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(evening, seeds, AT_ONCE)


if __name__ == "__main__":
    main()
