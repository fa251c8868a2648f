"""Requests that somebody looks at: which operation it was, and what came of it, but not of whom.

Paths have codes and keys in them, so an operation goes by the name of its handler.
"""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .tally import Tracer

METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})


async def traced(tracer: Tracer, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, and tell how long that took."""
    status = 0  # nobody was answered

    async def noted(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        await send(message)

    method = scope["method"]
    trail = tracer.request(method if method in METHODS else "other")
    try:
        await app(scope, receive, noted)
    finally:
        # A path that leads nowhere is not told: whoever asks could write anything there.
        trail.end(getattr(scope.get("endpoint"), "__name__", "nothing"), status)
