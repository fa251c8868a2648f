"""`pinxit replay`: folding a log again, every step verified."""

import os
from collections.abc import Iterator
from typing import BinaryIO

import click
import msgspec

from pinxit.arena.story import story
from pinxit.rules import Game, Phase
from pinxit.rules import log as rules_log

from .progress import bar


@click.command()
@click.argument("file", type=click.File("rb"))
@click.option("--story", "as_story", is_flag=True, help="Tell the games as text, too.")
@click.option("--json", "as_json", is_flag=True, help="Say the result as JSON.")
def replay(*, file: BinaryIO, as_story: bool, as_json: bool) -> None:
    """Fold the log in FILE again and verify that the rules lead from each line to the next.

    A changed line and a missing end are named with the number of the line; the status is then 2.
    """
    games: dict[int, Game] = {}
    steps = 0
    for step, game in rules_log.replay(_lines(file, with_bar=not as_story)):
        if as_story:
            click.echo("\n".join(story(step.events, games.get(step.game))))
        games[step.game] = game
        steps += 1
    over = sum(game.phase is Phase.OVER for game in games.values())
    if as_json:
        summary = {"games": len(games), "over": over, "steps": steps}
        click.echo(msgspec.json.encode(summary).decode())
    else:
        some = "1 game" if len(games) == 1 else f"{len(games)} games"
        click.echo(f"{some}, {over} of them played to the end, {steps} steps: all verified.")


def _lines(file: BinaryIO, *, with_bar: bool) -> Iterator[bytes]:
    size = os.fstat(file.fileno()).st_size
    if not (size and with_bar):
        yield from file
        return
    with bar(size, "verifying") as shown:
        for line in file:
            yield line
            shown.update(len(line))
