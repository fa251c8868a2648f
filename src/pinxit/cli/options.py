"""Options that several commands share."""

import ssl
from pathlib import Path

import click

from pinxit.arena.strict_json import Unreadable, read_object
from pinxit.rules import EDITIONS, Edition, find_edition, with_house_rules
from pinxit.rules.house import PLAYERS

FEWEST, MOST = min(PLAYERS), max(PLAYERS)


def _playable(_ctx: click.Context, _option: click.Parameter, players: int) -> int:
    if players not in PLAYERS:
        problem = f"{FEWEST} to {MOST} can play, not {players}. [wrong_number_of_players]"
        raise click.BadParameter(problem)
    return players


edition_option = click.option(
    "--edition",
    default="dixit",
    show_default=True,
    help=f"Which rules: {', '.join(EDITIONS)}.",
)
house_option = click.option(
    "--house",
    metavar="JSON",
    default="{}",
    help="""House rules, such as '{"target": 50}'. `pinxit editions --json` shows all names.""",
)
players_option = click.option(
    "--players",
    type=int,
    callback=_playable,
    default=6,
    show_default=True,
    help=f"How many play: {FEWEST} to {MOST}, as far as the edition goes.",
)


def _trusted(
    _ctx: click.Context, _option: click.Parameter, ca: Path | None
) -> ssl.SSLContext | None:
    from pinxit.trust import NoCertificates, trusting  # noqa: PLC0415 (few commands need it)

    try:
        return None if ca is None else trusting(ca)
    except NoCertificates as problem:
        raise click.BadParameter(f"{problem} [bad_certificate]") from problem


ca_option = click.option(
    "--ca",
    "ssl_context",
    type=click.Path(path_type=Path),
    callback=_trusted,
    metavar="FILE",
    help="Certificates to trust beside this computer's own (PEM): a server's tls.crt, say.",
)


def no_server(error: Exception) -> click.UsageError:
    """Say that nobody was there to talk to, or nobody whom we believe."""
    from pinxit.trust import distrust  # noqa: PLC0415 (as above)

    if why := distrust(error):
        return click.UsageError(
            f"Nobody whom this computer trusts vouches for that server ({why}); --ca can name a"
            " certificate that does. [bad_certificate]"
        )
    return click.UsageError(f"Nobody answers as Pinxit would: {error} [no_server]")


def chosen_edition(edition: str, house: str) -> Edition:
    """Return the edition that the options name, with its house rules."""
    try:
        changes = read_object(house)
    except Unreadable as problem:
        raise click.UsageError(f"--house: {problem} [{problem.reason}]") from problem
    return with_house_rules(find_edition(edition), changes)
