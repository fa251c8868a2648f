"""Bodies that are no JSON: no more of one is read than was announced, and not for ever."""

import asyncio

from starlette.requests import ClientDisconnect, Request

from pinxit.table.errors import NotAllowed, TableReason

from .limits import Limits


class CutShort(Exception):
    """A body ended before its end, or did not arrive in time."""


def announced(request: Request) -> int:
    """Return how many bytes are said to come; refuse whoever does not say."""
    said = request.headers.get("content-length", "")
    if not (said.isascii() and said.isdigit()) or len(said) > 12:
        raise NotAllowed(TableReason.BAD_MESSAGE, header="content-length")
    return int(said)


async def receive(request: Request, limits: Limits) -> bytes:
    """Read what was announced; raise `CutShort`."""
    length = announced(request)
    data = bytearray()
    try:
        async with asyncio.timeout(_patience(limits, 0)) as end:
            began = asyncio.get_running_loop().time()
            async for chunk in request.stream():
                data += chunk
                end.reschedule(began + _patience(limits, len(data)))
                if len(data) > length:
                    raise NotAllowed(TableReason.BAD_MESSAGE, longest=length)
    except (TimeoutError, ClientDisconnect) as error:
        raise CutShort from error
    if len(data) < length:
        raise CutShort
    return bytes(data)


def _patience(limits: Limits, arrived: int) -> float:
    """Return for how many seconds a body may be on its way of which so much is here."""
    return min(limits.upload_seconds, limits.body_seconds + arrived / limits.upload_pace)
