"""Private parts of libraries: all that we touch of asyncio, websockets and uvicorn, and why.

None of this is promised to stay. `pyproject.toml` therefore bounds the versions of those that are
installed, and `tests/web/test_inside.py` fails on the day when something means another thing.
"""

import socket
from collections.abc import Awaitable
from typing import Any

import uvicorn

# Masks are taken off with websockets' own tool, which is compiled wherever it can be.
try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform for which it was not compiled
    from websockets.utils import apply_mask

__all__ = ["apply_mask", "serve_beside", "take_over"]


def take_over(future: Any) -> None:  # noqa: ANN401 (whatever is awaited)
    """Answer a future that somebody waits for it, as a task would.

    A future that is awaited marks itself until a task has seen it. We call coroutines back without
    a task (`eager.py`), so the mark is ours to take away, or the next look at it would fail.
    """
    future._asyncio_future_blocking = False  # noqa: SLF001 (a task's own, see above)


def serve_beside(server: uvicorn.Server, listener: socket.socket) -> Awaitable[None]:
    """Serve without taking the process's signals, which `serve()` does: tests have many servers."""
    return server._serve([listener])  # noqa: SLF001 (all of `serve()` but signals)
