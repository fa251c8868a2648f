"""What happens without a browser: a server that says what it knows of itself, a game of others."""

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from typing import Any

from pinxit.client import Place, connect, open_table, sit_down
from pinxit.table.commands import Begin
from tests.web.house import everyone_plays, house

PATIENCE = 30.0  # seconds for it to stand, and to go


@contextmanager
def served(**options: Any) -> Iterator[str]:  # noqa: ANN401 (those of the house)
    """Run a server for as long as the block runs; yields its address."""
    address: Future[str] = Future()
    enough: Future[None] = Future()

    async def serve() -> None:
        async with house(**options) as at:
            address.set_result(at.url)
            await asyncio.wrap_future(enough)

    with ThreadPoolExecutor(1) as thread:  # here Playwright has a loop of its own
        serving = thread.submit(asyncio.run, serve())
        try:
            yield address.result(PATIENCE)
        finally:
            enough.set_result(None)
            serving.result(PATIENCE)


def played(url: str, **settings: object) -> str:
    """Let three play a game to its end without browsers; return the code of their table."""
    return played_by(url, ("Ada", "Bruno", "Cleo"), **settings)[0]


def played_by(url: str, names: Sequence[str], **settings: object) -> tuple[str, dict[str, str]]:
    """Let these play a game to its end; return the code of their table, and the host's seat."""
    code, seats = played_together(url, names, **settings)
    return code, seats[0]


def played_together(
    url: str, names: Sequence[str], **settings: object
) -> tuple[str, list[dict[str, str]]]:
    """Let these play a game to its end; return the code of their table, and their seats."""
    with ThreadPoolExecutor(1) as elsewhere:  # here Playwright has a loop of its own
        places = elsewhere.submit(asyncio.run, _play(url, names, settings)).result()
    seats = [{"token": place.token or "", "seat": place.seat or ""} for place in places]
    return places[0].code, seats


async def _play(url: str, names: Sequence[str], settings: dict[str, object]) -> list[Place]:
    host = await open_table(url, names[0], settings=settings)
    places = [host, *[await sit_down(url, host.code, name) for name in names[1:]]]
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(connect(place)) for place in places]
        await people[0].do(Begin())
        await everyone_plays(*people)
    return places
