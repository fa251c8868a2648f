"""How long tests wait for what must come: so long that only what never comes is missed.

A machine may be busy with other things. How quick something is, `bench/` says.
"""

import asyncio
from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import Final

PATIENCE: Final = 120.0  # seconds


async def becomes(holds: Callable[[], Awaitable[object] | object]) -> None:
    """Wait for what nobody tells us of."""
    async with asyncio.timeout(PATIENCE):
        while not await _is_so(holds()):  # noqa: ASYNC110 (see above)
            await asyncio.sleep(0.01)


async def _is_so(answer: object) -> object:
    return await answer if isawaitable(answer) else answer
