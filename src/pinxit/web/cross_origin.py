"""Pages of other sites that whoever runs the server has named, exactly, with `--allow-origin`.

Browsers let them read what is for everybody with the code of a table: the API and the pictures,
not the client itself, and never what is for whoever runs the server. They send no credentials of
the browser's: there are none, and a seat's token comes from the page itself.

Starlette's own CORSMiddleware says `Vary` only to those whom it lets in, so that a cache could keep
an answer without leave for those who have it; and it knows no paths.
"""

import re
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Message, Send

from .same_origin import whole_origin

_OPEN: Final = re.compile(r"/healthz|/pictures/.+|/api/(?!admin(/|\Z)).+")
_LEAVE: Final = {
    "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "600",
    "vary": "access-control-request-method, access-control-request-headers",
}


class Guests:
    """Whom to let in from elsewhere, and how browsers are told so."""

    def __init__(self, urls: tuple[str, ...] = ()) -> None:
        self._origins = frozenset(filter(None, map(whole_origin, urls)))

    def knows(self, connection: HTTPConnection) -> bool:
        """Tell whether a page of one of these sites opens a socket or sends something."""
        return connection.headers.get("origin") in self._origins

    def may(self, connection: HTTPConnection) -> bool:
        """Tell whether such a page may ask for this path, too."""
        return self.knows(connection) and _is_open(connection)

    def asks_for_leave(self, connection: HTTPConnection) -> bool:
        """Tell whether a browser asks beforehand, for a page that may."""
        return (
            connection.scope["method"] == "OPTIONS"
            and "access-control-request-method" in connection.headers
            and self.may(connection)
        )

    def with_headers(self, connection: HTTPConnection, send: Send) -> Send:
        """Return a way to answer that lets the browser show the answer to a page that may see it.

        That it depends on who asks is said to all, or a cache would give one's answer to another.
        """
        if not self._origins or not _is_open(connection):
            return send
        known = self.knows(connection)

        async def say(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.add_vary_header("origin")
                if known:
                    headers["access-control-allow-origin"] = connection.headers["origin"]
            await send(message)

        return say


def leave() -> Response:
    """Answer a browser that asks beforehand what a page may send."""
    return Response(status_code=204, headers=_LEAVE)


def _is_open(connection: HTTPConnection) -> bool:
    root = str(connection.scope.get("root_path", ""))
    return _OPEN.fullmatch(connection.scope["path"].removeprefix(root)) is not None
