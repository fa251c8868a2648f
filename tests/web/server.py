"""A house in which codes and shuffles are always the same, so that what is said can be written."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.web.house import house

CODE = "BCDFGH"
SEED = "a seed that everyone may know"


@asynccontextmanager
async def serving() -> AsyncIterator[str]:
    """Serve as long as the block runs; return where."""
    async with house(new_seed=lambda: SEED, new_code=lambda: CODE) as at:
        yield at.url
