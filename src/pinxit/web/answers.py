"""How requests are answered: a refusal with its status and its words, all else as JSON."""

import asyncio
import io
from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

import msgspec
import segno
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from pinxit.clips import ClipReason
from pinxit.decks import DeckReason
from pinxit.protocol.http import ErrorBody, Problem
from pinxit.rules import Refusal
from pinxit.rules.errors import Reason
from pinxit.table.budget import Budgets
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.keys import parted

from .limits import counted_as
from .site import packed
from .state import State

T = TypeVar("T")
PACKED = {"content-encoding": "gzip", "vary": "accept-encoding"}

STATUS: Mapping[StrEnum, int] = {
    TableReason.NO_SUCH_TABLE: 404,
    TableReason.NO_SUCH_GAME: 404,
    TableReason.NO_SUCH_ALBUM: 404,
    TableReason.NO_SUCH_PAGE: 404,
    TableReason.BAD_TOKEN: 401,
    TableReason.NOT_HOST: 403,
    TableReason.HOST_AWAY: 403,
    TableReason.FOREIGN_ORIGIN: 403,
    TableReason.NOT_ADMIN: 401,
    TableReason.ADMIN_ELSEWHERE: 403,
    TableReason.NEEDS_PASSWORD: 403,
    TableReason.WRONG_PASSWORD: 403,
    TableReason.SHUT_OUT: 403,
    TableReason.DRAINING: 503,
    TableReason.FULL: 503,
    TableReason.TOO_FAST: 429,
    TableReason.FAILED: 503,
    TableReason.BAD_MESSAGE: 400,
    Reason.BAD_TEXT: 400,
    DeckReason.NO_SUCH_DECK: 404,
    DeckReason.NO_SUCH_PICTURE: 404,
    DeckReason.FILE_TOO_LARGE: 413,
    DeckReason.BUSY: 429,
    DeckReason.PICTURES_AWAY: 503,
    ClipReason.NO_SUCH_CLIP: 404,
    ClipReason.CLIP_TOO_LARGE: 413,
    ClipReason.BROKEN_CLIP: 400,
    ClipReason.STRANGER_CLIP: 403,
    ClipReason.CLIPS_BUSY: 429,
    ClipReason.CLIPS_AWAY: 503,
    ClipReason.NO_ROOM_FOR_CLIPS: 503,
}

RETRY_AFTER: Mapping[StrEnum, int] = {  # whole seconds, where nothing better is known
    TableReason.TOO_FAST: 10,
    TableReason.FAILED: 2,
    TableReason.DRAINING: 60,
    TableReason.FULL: 60,
    DeckReason.BUSY: 2,
    DeckReason.PICTURES_AWAY: 5,
    ClipReason.CLIPS_BUSY: 2,
    ClipReason.CLIPS_AWAY: 5,
}


class TooSlow(Exception):
    """A body does not arrive."""


def address_of(connection: HTTPConnection) -> str:
    """Return where a request or a socket comes from, as the limits count it."""
    return counted_as(connection.client.host) if connection.client else "?"


def origin_of(request: Request, state: State) -> str:
    """Return by what the tables know where a request comes from."""
    return state.hub.keyring.origin_of(address_of(request))


async def body_of(request: Request, kind: type[T], most: int) -> T:
    """Read what was sent, if it is not too much and does not take too long."""
    state: State = request.app.state.pinxit
    data = b""
    try:
        async with asyncio.timeout(_patience(state)):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise NotAllowed(TableReason.BAD_MESSAGE, longest=most)
    except TimeoutError as error:
        raise TooSlow from error
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotAllowed(TableReason.BAD_MESSAGE, problem=str(error)[:200]) from error


def code_of(request: Request) -> str:
    """Return the code of the table that a path names, by its code or by that and a key."""
    return parted(request.path_params["code"])[0]


def problem(refusal: Refusal) -> Response:
    """Answer with a refusal; where another try may help, with the seconds until then."""
    answer = json_answer(_error(refusal), STATUS.get(refusal.reason, 409))
    wait = refusal.facts.get("retry_after", RETRY_AFTER.get(refusal.reason))
    if wait is not None:
        answer.headers["retry-after"] = str(wait)
    return answer


def too_many(state: State, budgets: Budgets[str], address: str) -> Response:
    """Refuse somebody who asks too much, and hang up: what else they have sent is not read."""
    state.counters.tally.refused(TableReason.TOO_FAST)
    return hang_up(problem(too_fast(budgets, address)))


def too_fast(budgets: Budgets[str], address: str) -> NotAllowed:
    """Refuse somebody whose budget is empty, and tell when it will not be."""
    return NotAllowed(TableReason.TOO_FAST, retry_after=max(1, budgets.of(address).wait()))


def hang_up(answer: Response) -> Response:
    """Make this the last answer on its line."""
    answer.headers["connection"] = "close"
    return answer


def too_slow(state: State) -> Response:
    """Refuse a body that does not arrive."""
    return problem(NotAllowed(TableReason.BAD_MESSAGE, seconds=_patience(state)))


def _patience(state: State) -> float:
    return state.limits.body_seconds


def problem_body(refusal: Refusal) -> bytes:
    """Return a refusal as it is sent."""
    return msgspec.json.encode(_error(refusal))


def _error(refusal: Refusal) -> ErrorBody:
    facts = {name: msgspec.to_builtins(fact) for name, fact in refusal.facts.items()}
    return ErrorBody(Problem(reason=refusal.reason, facts=facts, message=refusal.sentence))


def json_answer(body: object, status: int = 200) -> Response:
    """Answer with something that must not be kept."""
    headers = {"cache-control": "no-store"}
    data = msgspec.json.encode(body)
    return Response(data, status, media_type="application/json", headers=headers)


def qr_answer(link: str) -> Response:
    """Answer with a link, as a code for phones."""
    image = io.BytesIO()
    segno.make(link, error="m").save(image, kind="svg", scale=8, xmldecl=False)
    headers = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
    return Response(image.getvalue(), media_type="image/svg+xml", headers=headers)


def packed_json(request: Request, body: object, status: int = 200) -> Response:
    """Answer with what everybody may know, small: packing beside a secret would measure it."""
    answer = json_answer(body, status)
    if unpacks(request):
        answer.body = packed(bytes(answer.body))
        answer.headers.update(PACKED | {"content-length": str(len(answer.body))})
    return answer


def unpacks(request: Request) -> bool:
    """Tell whether a browser takes what is gzipped."""
    return "gzip" in request.headers.get("accept-encoding", "")
