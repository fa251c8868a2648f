"""Attack a live server for as long as you like: `python -m tests.fuzz --messages 100000`."""

import random
import sys
import tempfile
import time
from pathlib import Path

import click

from tests.fuzz.campaign import (
    Condition,
    Gang,
    Progress,
    condition,
    damage_requests,
    deaf_ones,
    replay,
    report,
    send_all_frames,
    send_all_requests,
    settled,
    slow_ones,
)
from tests.fuzz.churn import Churn, churn
from tests.fuzz.described import ask_everything
from tests.fuzz.floods import beside_floods, wrong_with
from tests.fuzz.growth import Growth, growth
from tests.fuzz.server import live_server
from tests.fuzz.victims import Evening, victims

MOST_GROWTH = 25.0  # megabytes after the warm-up
MOST_FILES = 16
MOST_BYTES_AN_HOUR = 20e6  # that one address can make the database grow
MOST_AFTER_STORMS = 130.0  # megabytes
MOST_BETWEEN_STORMS = 15.0  # megabytes that a second one leaves more than the first
ASLEEP = 90.0  # seconds after which every table that was left is asleep


@click.command()
@click.option("--messages", default=100_000, show_default=True, help="How many, at least.")
@click.option("--seed", type=int, help="Which conversations; any, if not said.")
@click.option("--replay", "again", help="One conversation, as a failure printed it.")
@click.option("--floods-only", is_flag=True, help="Only a quiet table beside floods.")
def main(*, messages: int, seed: int | None, again: str | None, floods_only: bool) -> None:
    """Attack a server of our own on loopback while honest people play at it."""
    wrong = _floods()
    if floods_only:
        sys.exit(1 if wrong else 0)
    number = random.randrange(10**6) * 1000 if seed is None else seed
    click.echo(f"seed {number}")
    with (
        tempfile.TemporaryDirectory(prefix="pinxit-fuzz-") as folder,
        live_server(Path(folder)) as server,
        victims(server.url) as people,
    ):
        gang = Gang(server, people.code)
        if again is not None:
            replay(gang.first, again)
            return
        before = condition(server)
        with Progress(gang, messages).shown(click.echo):
            warm = _attack(gang, number, messages)
        gang.close()
        evening = people.end()
        after = settled(server, before, ASLEEP)
    click.echo(report(gang.tally))
    grown, churned = _grow(), _churn()
    click.echo(f"disk      {grown}")
    click.echo(f"storms    {churned}")
    if grown.bytes_an_hour > MOST_BYTES_AN_HOUR:
        wrong.append("one address can fill the disk")
    if churned.twice > MOST_AFTER_STORMS or churned.twice - churned.once > MOST_BETWEEN_STORMS:
        wrong.append("tables that are gone are remembered")
    sys.exit(_verdict(before, warm, after, evening) or "\n".join(wrong) or 0)


def _floods() -> list[str]:
    """Tell what a quiet table notices of floods; return what should not have been."""
    wrong = []
    with (
        tempfile.TemporaryDirectory(prefix="pinxit-floods-") as folder,
        live_server(Path(folder)) as server,
    ):
        for heard in beside_floods(server.port):
            click.echo(heard.told())
            wrong += wrong_with(heard)
        wrong += server.complaints()
    click.echo("\n".join(wrong) or "no flood was felt too much")
    return wrong


def _churn() -> Churn:
    """Open thousands of tables and leave them, at a server of its own."""
    with (
        tempfile.TemporaryDirectory(prefix="pinxit-fuzz-") as name,
        live_server(Path(name)) as server,
    ):
        return churn(server)


def _grow() -> Growth:
    """Let one address have as much written down as it can, at a server of its own."""
    with tempfile.TemporaryDirectory(prefix="pinxit-fuzz-") as name:
        folder = Path(name)
        with live_server(folder) as server:
            return growth(server, folder / "pinxit.sqlite3")


def _attack(gang: Gang, number: int, messages: int) -> Condition:
    """Do everything, and return how the server was when it was warm."""
    one = gang.first
    gang.warm_up(number, messages // 10)
    send_all_frames(one)
    send_all_requests(one)
    warm = condition(one.server)
    with slow_ones(one, 20, seconds=20.0), deaf_ones(one, 30):
        gang.talk(number + 500_000, messages * 6 // 10)
    send_all_frames(one)
    send_all_requests(one)
    damage_requests(one, number, messages // 50)
    ask_everything(one.server, one.tables.talking().places[0], one.tally, 20, number)
    gang.talk(number + 700_000, messages)
    return warm


def _verdict(before: Condition, warm: Condition, after: Condition, evening: Evening) -> int:
    """Tell how the server and the victims came through; return 1 if they did not."""
    click.echo(
        f"\nmemory    {before.megabytes:.1f} MB at first, {warm.megabytes:.1f} warm, "
        f"{after.megabytes:.1f} at the end\n"
        f"files     {before.files} at first, {after.files} at the end\n"
        f"sockets   {before.sockets} at first, {after.sockets} at the end\n"
        f"tables    {before.awake} awake at first, {after.awake} at the end\n"
        f"victims   {evening.games} games, {evening.moves:,} moves, p50 "
        f"{evening.slowest(0.5):.1f} ms, p99 {evening.slowest(0.99):.1f} ms, slowest "
        f"{evening.slowest(1.0):.1f} ms"
    )
    wrong = [
        *evening.trouble,
        *(["memory has grown"] if after.megabytes - warm.megabytes > MOST_GROWTH else []),
        *(["connections are still open"] if after.sockets > before.sockets else []),
        *(["files are still open"] if after.files > before.files + MOST_FILES else []),
        *(["tables do not sleep"] if after.awake > before.awake else []),
    ]
    click.echo("\n".join(wrong) or "all as it should be")
    return 1 if wrong else 0


if __name__ == "__main__":
    began = time.monotonic()
    try:
        main()
    finally:
        click.echo(f"{time.monotonic() - began:.0f} seconds")
