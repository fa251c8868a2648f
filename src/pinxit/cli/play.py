"""`pinxit play`: a game in the terminal, at a table of one's own or at somebody else's."""

import socket
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

import click
import httpx2

from pinxit.bootstrap import Config, make_state
from pinxit.client import (
    Client,
    Dismissed,
    NotPinxit,
    WishRefused,
    card_texts,
    connect,
    open_table,
    sit_down,
)
from pinxit.rules import Edition, IllegalMove, Phase, Reason
from pinxit.rules.editions import First
from pinxit.rules.text import is_clean
from pinxit.table.commands import AddComputer, Begin
from pinxit.table.settings import TIMERS, most_seats
from pinxit.web.app import make_app
from pinxit.web.server import listen, make_server, run, running

from .address import known_as, show_address
from .options import (
    ca_option,
    chosen_edition,
    edition_option,
    house_option,
    no_server,
    players_option,
)
from .terminal.game import TerminalGame
from .terminal.screen import Words

EVERYWHERE = "0.0.0.0"  # noqa: S104 (friends on the same network are the point)
PORT = 8484


@click.command()
@edition_option
@house_option
@players_option
@click.option("--name", default="You", show_default=True, help="What the others call you.")
@click.option("--join", metavar="LINK", help="A table's link, such as http://host:8484/t/CODE.")
@ca_option
@click.option(
    "--timers",
    type=click.Choice(list(TIMERS)),
    default="off",
    show_default=True,
    help="How long each phase may take at a table of your own.",
)
@click.option("--seed", help="Any text; the same gives the same cards. Random if left out.")
def play(
    *,
    edition: str,
    house: str,
    players: int,
    name: str,
    join: str | None,
    ssl_context: ssl.SSLContext | None,
    timers: str,
    seed: str | None,
) -> None:
    """Play in the terminal against computer players, or at a friend's table.

    There are no pictures here: at a table of your own the cards are titles, at a friend's they are
    told by their descriptions.
    """
    rules = chosen_edition(edition, house)
    try:
        if join is not None:
            run(_join(join, name, ssl_context))
        else:
            _check(rules, players, seed)
            house_rules = {rule: getattr(rules, rule) for rule in rules.house}
            wishes = {
                "edition": edition,
                "house": house_rules,
                "decks": ["titles"],
                "timers": TIMERS[timers],
            }
            first = rules.first is First.HOST
            run(_alone(wishes, players, name, seed, first=first))
    except click.Abort:
        click.echo("\nYou left the table. See you soon.")
    except (WishRefused, Dismissed) as refusal:
        raise click.UsageError(f"{refusal.args[-1]} [{refusal.reason}]") from refusal
    except (httpx2.HTTPError, httpx2.InvalidURL, NotPinxit, TimeoutError) as error:
        raise no_server(error) from error


def _check(rules: Edition, players: int, seed: str | None) -> None:
    """Refuse before anything is started what could not be played."""
    most = most_seats(rules)
    if not rules.players_min <= players <= most:
        raise IllegalMove(
            Reason.WRONG_NUMBER_OF_PLAYERS, players=players, least=rules.players_min, most=most
        )
    if seed is not None and (not seed or not is_clean(seed)):
        raise IllegalMove(Reason.BAD_SEED)


async def _alone(
    wishes: Mapping[str, object], players: int, name: str, seed: str | None, *, first: bool
) -> None:
    """Start a server, open a table at it, and fill it with computer players."""
    state = await make_state(Config(database="memory:", seed=seed))
    server = make_server(make_app(state), state.limits)
    listener = _any_port()
    port = listener.getsockname()[1]
    async with running(server, listener):
        place = await open_table(f"http://127.0.0.1:{port}", name, settings=wishes)
        named = place.link.rpartition("/")[2]  # the code, and the key that belongs to it
        link = f"http://{known_as(EVERYWHERE)}:{port}/t/{named}"
        show_address(link, hint=f"friends: pinxit play --join {link}")
        async with connect(place) as me:
            for _ in range(players - 1):
                await me.do(AddComputer())
            await me.do(Begin(me.seat if first else None))
            await _sit(me)


def _any_port() -> socket.socket:
    """Take the port that friends will guess, or any other if it is taken."""
    try:
        return listen(EVERYWHERE, PORT)
    except OSError:
        return listen(EVERYWHERE, 0)


async def _join(link: str, name: str, ssl_context: ssl.SSLContext | None) -> None:
    """Sit down at a table by its link, and play when the host begins."""
    try:
        parts = urlsplit(link)
    except ValueError as error:
        raise click.UsageError(f"--join: {error} [bad_input]") from error
    root, found, code = parts.path.partition("/t/")
    if parts.scheme not in {"http", "https"} or not found or not code:
        raise click.UsageError("--join wants a link such as http://host:8484/t/CODE. [bad_input]")
    server = f"{parts.scheme}://{parts.netloc}{root}"
    place = await sit_down(server, code.strip("/"), name, ssl_context=ssl_context)
    async with connect(place) as me:
        click.echo("You sit at the table. The game begins when the host says so.")
        await me.until(lambda: me.phase is not None and me.phase is not Phase.OVER, 24 * 3600)
        await _sit(me)


async def _sit(me: Client) -> None:
    await me.until(lambda: me.view.game)
    view = me.view
    titles: dict[str, str] = {}
    if view.table:
        settings = view.table.settings
        titles = await card_texts(
            me.place.server,
            settings.decks,
            settings.language,
            ssl_context=me.place.ssl_context,
        )
    words = Words(me.seat, titles)
    words.names = {sitter.seat: sitter.name for sitter in view.sitters or ()}
    others = [words.name(s.seat) for s in view.sitters or () if s.seat != me.seat]
    if view.game:
        click.echo(f"Pinxit · {view.game.edition.name} · the cards are told in words")
        click.echo(f"At the table: {', '.join(others)} and you. ? explains the points, q leaves.")
        click.echo(f"The shuffle is promised by {view.game.seed_hash[:16]}…")
    await TerminalGame(me, words).play()
