"""Where the evidence of finished games comes from: a link, a page's download, a table's export."""

import re
import ssl
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import click
import httpx2
import msgspec
from msgspec import Raw, Struct

from pinxit.protocol.http import ErrorBody, GameAudit
from pinxit.rules.events import AnyEvent, Event, GameOver, GameStarted
from pinxit.rules.evidence import evidence
from pinxit.table.codec import load_event
from pinxit.table.events import SatDown
from pinxit.trust import usual

from .options import no_server

# The link to a game's page, or to its evidence; the server may live under a path of its own.
LINK = re.compile(
    r"(?P<server>https?://[^/?#]+(?:/[^?#]*?)??)"
    r"/(?:t|api/tables)/(?P<code>[^/?#]+)/games/(?P<number>\d+)(?:/audit)?/?(?:[?#].*)?",
    re.IGNORECASE,
)
MOST_BYTES = 64 * 2**20  # a table of a hundred long games has a tenth of it
PATIENCE = 20.0  # seconds
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class _Export(Struct, frozen=True):
    code: str
    events: tuple[Raw, ...]
    names: dict[str, str] = {}  # of those who played, should the log not say so any more
    games: int | None = None  # how many were begun, the first of which may be gone


def games_from(source: str, ssl_context: ssl.SSLContext | None = None) -> list[GameAudit]:
    """Return the finished games that a file, a link or "-" tells of."""
    if source.lower().startswith(("http://", "https://")):
        return [_read(_fetched(source, ssl_context or usual()))]
    if source == "-":
        return _from_file(sys.stdin.buffer)
    with Path(source).open("rb") as file:
        return _from_file(file)


def _from_file(file: BinaryIO) -> list[GameAudit]:
    data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise click.UsageError("That is too much to be the log of a table. [bad_input]")
    try:
        export = msgspec.json.decode(data, type=_Export)
    except _UNREADABLE:
        return [_read(data)]
    try:
        found = list(_games(export))
    except _UNREADABLE as error:
        raise click.UsageError(f"This export cannot be read: {error} [bad_input]") from error
    if not found:
        raise click.UsageError("No game in this export was played to its end. [bad_input]")
    return found


def _games(export: _Export) -> Iterator[GameAudit]:
    """Cut the log of a table into its finished games."""
    names = dict(export.names)
    events = [load_event(bytes(event)) for event in export.events]
    begun = sum(isinstance(event, GameStarted) for event in events)
    number = 0 if export.games is None else export.games - begun
    played: list[AnyEvent] = []
    for event in events:
        if isinstance(event, SatDown):
            names[event.sitter.seat] = event.sitter.name
        if isinstance(event, GameStarted):
            number += 1
            played = []
        if isinstance(event, Event):
            played.append(event)
        if isinstance(event, GameOver):
            yield GameAudit(
                format="pinxit-audit/1",
                table=export.code,
                game=number,
                names=dict(names),
                evidence=evidence(played),
            )


def _read(data: bytes) -> GameAudit:
    try:
        return msgspec.json.decode(data, type=GameAudit)
    except _UNREADABLE as error:
        raise click.UsageError(
            f"Neither the evidence of a game nor the export of a table: {error} [bad_input]"
        ) from error


def _fetched(link: str, ssl_context: ssl.SSLContext) -> bytes:
    parts = LINK.fullmatch(link)
    if parts is None:
        raise click.UsageError(
            "A link is wanted such as http://host:8484/t/CODE/games/1. [bad_input]"
        )
    address = "{server}/api/tables/{code}/games/{number}/audit".format(**parts.groupdict())
    try:
        answer = httpx2.get(address, timeout=PATIENCE, trust_env=False, verify=ssl_context)
    except (httpx2.HTTPError, httpx2.InvalidURL) as error:
        raise no_server(error) from error
    if answer.status_code == httpx2.codes.OK:
        return answer.content
    raise click.UsageError(_refusal(answer))


def _refusal(answer: httpx2.Response) -> str:
    try:
        error = msgspec.json.decode(answer.content, type=ErrorBody).error
    except _UNREADABLE:
        return f"The server answered {answer.status_code}, not as Pinxit does. [no_server]"
    return f"{error.message} [{error.reason}]"
