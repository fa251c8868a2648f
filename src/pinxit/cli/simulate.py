"""`pinxit simulate`: whole games between random players."""

import statistics
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

import click
import msgspec

from pinxit import __version__
from pinxit.arena import simulate as arena
from pinxit.decks import numbered
from pinxit.players import RandomPlayer
from pinxit.rules import decide
from pinxit.rules.commands import Start
from pinxit.rules.log import Writer

from .options import chosen_edition, edition_option, house_option, players_option
from .progress import progress

SHOWN = 20  # games that a terminal shows one by one


@click.command()
@edition_option
@house_option
@players_option
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True, help="How many.")
@click.option("--seed", default="0", show_default=True, help="Any text; the same gives the same.")
@click.option("--json", "as_json", is_flag=True, help="JSON lines, also on a terminal.")
@click.option("--log", metavar="FILE", help="Write every step, for `pinxit replay`.")
def simulate(
    *,
    edition: str,
    house: str,
    players: int,
    games: int,
    seed: str,
    as_json: bool,
    log: str | None,
) -> None:
    """Play whole games with random legal players; one line for each."""
    rules = chosen_edition(edition, house)
    starts = (
        arena.start(rules, players, numbered(), arena.seed_of(seed, number))
        for number in range(1, games + 1)
    )
    # Refuse what cannot be played before the log is touched.
    decide(None, None, arena.start(rules, players, numbered(), seed))
    with _opened(log) as file:
        results = _played(starts, file)
        if as_json or not sys.stdout.isatty():
            for result in progress(results, games, "playing"):
                click.echo(msgspec.json.encode(result).decode())
        else:
            _show(list(progress(results, games, "playing", with_lines=False)))


def _opened(log: str | None) -> AbstractContextManager[BinaryIO | None]:
    if log is None:
        return nullcontext()
    try:
        return Path(log).open("wb")
    except OSError as error:
        raise click.BadParameter(f"{log}: {error.strerror}", param_hint="--log") from error


def _played(starts: Iterator[Start], log: BinaryIO | None) -> Iterator[arena.Result]:
    writer = Writer(f"pinxit {__version__}")
    if log:
        log.write(writer.open())
    for number, begin in enumerate(starts, 1):
        commands = 0
        for move in arena.play(begin, RandomPlayer()):
            commands += 1
            if log:
                log.write(writer.step(number, move.seat, move.command, move.events))
        yield arena.result(number, commands, move.game)
    if log:
        log.write(writer.close())


def _show(results: list[arena.Result]) -> None:
    for result in results[:SHOWN]:
        click.echo(_line(result))
    if len(results) > SHOWN:
        click.echo(f"… and {len(results) - SHOWN} more; --json shows them all.")
    rounds = statistics.mean(result.rounds for result in results)
    shared = sum(len(result.winners) > 1 for result in results)
    click.echo(f"{len(results)} games, {rounds:.1f} rounds on average, {shared} shared victories.")


def _line(result: arena.Result) -> str:
    scores = "  ".join(
        click.style(f"{seat}:{points}", bold=seat in result.winners)
        for seat, points in result.scores.items()
    )
    return f"game {result.game}, {result.rounds} rounds   {scores}"
