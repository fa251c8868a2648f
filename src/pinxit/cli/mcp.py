"""`pinxit mcp`: a language model takes a seat, by the Model Context Protocol."""

import asyncio
import ssl
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import click
import httpx2

from pinxit.client import Dismissed, NotPinxit, Place, WishRefused
from pinxit.locales.languages import LANGUAGES

from .model.chair import Chair, NotKept
from .model.rpc import Peer
from .model.server import Server
from .options import ca_option, no_server
from .terminal.ask import in_thread


@click.command()
@click.option(
    "--table",
    "link",
    required=True,
    metavar="LINK",
    help="A table's link, or the address of its server: http://host:8484",
)
@click.option(
    "--code", help="The host's code for a computer player; without, the model asks for it."
)
@click.option("--name", default="Model", show_default=True, help="What the others call it.")
@click.option(
    "--lang",
    type=click.Choice(list(LANGUAGES)),
    help="In which language cards are described; the table's, if not said.",
)
@click.option(
    "--keep",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where the seat is kept, for its owner alone, so that it is there after a restart.",
)
@ca_option
def mcp(
    *,
    link: str,
    code: str | None,
    name: str,
    lang: str | None,
    keep: Path | None,
    ssl_context: ssl.SSLContext | None,
) -> None:
    """Let a language model take a seat, as a server of the Model Context Protocol.

    Programs that run models start this, and speak to it on standard input and output. The host of a
    table makes the code: Players, then A program from elsewhere.
    """
    place = Place(_server_in(link), "", ssl_context=ssl_context)
    try:
        asyncio.run(_serve(Chair(place, name, lang, keep), code))
    except (WishRefused, Dismissed) as refusal:
        raise click.UsageError(f"{refusal.args[-1]} [{refusal.reason}]") from refusal
    except NotKept as problem:
        raise click.UsageError(f"--keep: {problem} [cannot_read_or_write]") from problem
    except (httpx2.HTTPError, httpx2.InvalidURL, NotPinxit, TimeoutError) as error:
        raise no_server(error) from error
    except KeyboardInterrupt:
        pass


def _server_in(link: str) -> str:
    try:
        parts = urlsplit(link)
    except ValueError as error:
        raise click.UsageError(f"--table: {error} [bad_input]") from error
    if parts.scheme not in {"http", "https"} or not parts.netloc:
        wanted = "--table wants a link such as http://host:8484/t/CODE."
        raise click.UsageError(f"{wanted} [bad_input]")
    return f"{parts.scheme}://{parts.netloc}{parts.path.partition('/t/')[0].rstrip('/')}"


async def _serve(chair: Chair, code: str | None) -> None:
    async with chair:
        if code is not None and not chair.taken:
            try:
                await chair.sit_down(code)
            except NotKept as problem:  # nobody would sit there, if we ended now
                click.echo(f"--keep: {problem} [cannot_read_or_write]", err=True)
        await Peer(Server(chair).methods, _write).serve(_lines())


async def _lines() -> AsyncIterator[bytes]:
    while line := await in_thread(sys.stdin.buffer.readline):
        yield line


def _write(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
