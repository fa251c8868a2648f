"""Who comes to the test page of a small server: a phone, one hopes."""

import asyncio
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send

PAGE: Final = "/test"


class Visits:
    """The application, with somebody at its door who sees whether a phone comes, and how far."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._expecting = False
        self._page: str | None = None  # who has opened the test page
        self.live = asyncio.Event()  # and their socket, too

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on."""
        if self._expecting and scope["type"] in {"http", "websocket"}:
            self._see(scope)
        await self._app(scope, receive, send)

    def expect(self) -> None:
        """From now on, whoever comes is a visitor, and not the doctor."""
        self._expecting = True

    @property
    def visitor(self) -> str | None:
        """Return from where somebody has opened the page."""
        return self._page

    def _see(self, scope: Scope) -> None:
        client: Any = scope.get("client")
        where = str(client[0]) if client else "?"
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        if scope["type"] == "http" and path == PAGE:
            self._page = where
        if scope["type"] == "websocket" and where == self._page:
            self.live.set()
