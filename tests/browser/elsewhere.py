"""A server in a thread of this process, for tests that say what it knows of itself."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from tests.web.house import house

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
