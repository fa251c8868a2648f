"""`pinxit associate`: how well clues fit cards, by the association model alone."""

import sys
from typing import BinaryIO

import click
import msgspec

from pinxit.arena.associate import associate as answer
from pinxit.players.words.embedding import NO_MODEL, knows_meanings


@click.command()
@click.argument("file", type=click.File("rb"), default="-")
@click.option("--letters", is_flag=True, help="Compare letters only, as where there is no model.")
def associate(file: BinaryIO, *, letters: bool) -> None:
    """Find the card that a clue was said to, one JSON line each, from FILE or standard input.

    \b
    {"clue": "…", "language": "pl", "cards": [{"en": "…", "pl": "…"}, …]}

    A card is what is written about it, by language; the more languages, the better. Prints
    {"scores": […], "best": i} for each line, or {"error": {"reason": …}}. Scores are log-odds: only
    their differences within a line mean anything. Status 0 if all were answered, 2 otherwise.
    """  # noqa: D301 (click wants the very character)
    if not letters and not knows_meanings():
        click.echo(NO_MODEL, err=True)
    if file.isatty():
        click.echo("One clue a line, as JSON; end with Ctrl-D.", err=True)
    refused = False
    for line in file:
        if not line.strip():
            continue
        told = answer(line, by_letters=letters)
        refused = refused or "error" in told
        click.echo(msgspec.json.encode(told).decode())
    sys.exit(2 if refused else 0)
