"""`pinxit play`: a whole game in the terminal, one person against random players."""

import secrets
from itertools import chain, islice

import click

from pinxit.decks import titles
from pinxit.rules.commands import Start
from pinxit.rules.editions import First

from .options import chosen_edition, edition_option, house_option, players_option
from .terminal.game import ME, TerminalGame

OTHERS = (
    "Ada",
    "Bruno",
    "Cleo",
    "Dario",
    "Emil",
    "Fanny",
    "Greta",
    "Hugo",
    "Ines",
    "Jonas",
    "Kaia",
)


@click.command()
@edition_option
@house_option
@players_option
@click.option("--seed", help="Any text; the same gives the same cards. Random if left out.")
def play(*, edition: str, house: str, players: int, seed: str | None) -> None:
    """Play in the terminal against random players; cards are titles instead of pictures."""
    rules = chosen_edition(edition, house)
    deck = titles()
    guests = (f"Guest {number}" for number in range(1, players))
    seats = tuple(islice(chain((ME, *OTHERS), guests), players))
    begin = Start(
        edition=rules,
        seats=seats,
        cards=deck.card_ids(),
        seed=seed or secrets.token_hex(32),
        first=ME if rules.first is First.HOST else None,
    )
    try:
        TerminalGame(begin, deck).play()
    except click.Abort:
        click.echo("\nYou left the table. See you soon.")
