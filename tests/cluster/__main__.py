"""Evenings by three nodes in which everything breaks: `python -m tests.cluster --faults 500`."""

import asyncio
import logging
import signal
import sys
import tempfile
from collections import Counter
from pathlib import Path
from time import monotonic

import click

from tests.cluster.evening import Outcome, evening
from tests.cluster.plan import plan_of
from tests.cluster.town import town


@click.command()
@click.option("--faults", default=500, help="How much breaks, in all.")
@click.option("--moves", default=100_000, help="How many moves are acknowledged, at least.")
@click.option("--minutes", default=120.0, help="How long it may take, at most.")
@click.option("--at-once", default=20, help="How much breaks in one evening.")
@click.option("--every", default=2.0, help="Seconds between two faults, on average.")
@click.option("--seed", default=0, help="Of the first evening.")
@click.option("--plan", "shows", is_flag=True, help="Say what would break, and do nothing.")
@click.option("-v", "--verbose", is_flag=True, help="Say whatever breaks.")
def main(
    faults: int,
    moves: int,
    minutes: float,
    at_once: int,
    every: float,
    seed: int,
    *,
    shows: bool,
    verbose: bool,
) -> None:
    """Let many play by three nodes while everything breaks, and hold it against the log."""
    if shows:
        for fault in plan_of(seed, at_once, every):
            click.echo(fault)
        return
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that nothing stays behind
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # wires are cut while somebody writes
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    outcomes = asyncio.run(_play(faults, moves, minutes, at_once, every, seed, verbose=verbose))
    for line in told(outcomes):
        click.echo(line)
    sys.exit(1 if any(outcome.violations for outcome in outcomes) else 0)


async def _play(
    faults: int,
    moves: int,
    minutes: float,
    at_once: int,
    every: float,
    seed: int,
    *,
    verbose: bool,
) -> list[Outcome]:
    outcomes: list[Outcome] = []
    until = monotonic() + minutes * 60
    with tempfile.TemporaryDirectory(prefix="pinxit-cluster-") as folder:
        async with town(Path(folder)) as whole:
            while monotonic() < until and (
                sum(o.faults.total() for o in outcomes) < faults
                or sum(o.moves for o in outcomes) < moves
            ):
                number = seed + len(outcomes)
                outcome = await evening(
                    *(whole, number),
                    faults=at_once,
                    every=every,
                    tell=click.echo if verbose else lambda _: None,
                )
                outcomes.append(outcome)
                click.echo(
                    f"evening {number}: {outcome.moves} moves, {outcome.faults.total()} faults,"
                    f" {outcome.seconds:.0f} s, at most {outcome.longest:.0f} s without a move,"
                    f" all got on {outcome.recovered:.1f} s after the last fault,"
                    f" {len(outcome.violations)} violations"
                )
                for violation in outcome.violations[:10]:
                    click.echo(f"  {violation.law}: {violation.code} {violation.what}", err=True)
            for node in whole.nodes:
                for message, times in node.complaints().most_common(8):
                    click.echo(f"  {node.name} said {times} times: {message[:150]}")
    return outcomes


def told(outcomes: list[Outcome]) -> list[str]:
    """Say what came of it."""
    faults = sum((outcome.faults for outcome in outcomes), Counter[str]())
    refusals = sum((outcome.refusals for outcome in outcomes), Counter[str]())
    return [
        f"{len(outcomes)} evenings, {sum(o.seconds for o in outcomes):.0f} s",
        f"{sum(o.moves for o in outcomes)} of {sum(o.asked for o in outcomes)} moves acknowledged",
        f"{sum(o.sights for o in outcomes)} views",
        f"{sum(o.reconnects for o in outcomes)} times somebody came back",
        f"{faults.total()} faults",
        *(f"  {times:5} {kind}" for kind, times in sorted(faults.items())),
        f"refused: {dict(refusals)}",
        f"violations: {sum(len(outcome.violations) for outcome in outcomes)}",
    ]


if __name__ == "__main__":
    main()
