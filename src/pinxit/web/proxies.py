"""Proxies whose word we take on where somebody comes from: only those that were named.

Whoever else hands requests on says so in a header that anybody could write. It is not believed,
so that all who come that way count as one address, and whoever runs the server is told.
"""

import logging
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from starlette.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from . import unix

log = logging.getLogger(__name__)

EVERYBODY: Final = "*"
TELLING: Final = (b"x-forwarded-for", b"forwarded", b"x-real-ip")
UNSAID: Final = "pinxit.unsaid"  # in a scope: it was handed on by somebody who was not named
MOST_TOLD: Final = 5  # peers that are told of in the log: a stranger may write such headers, too


def trusting(names: str) -> Callable[[str], bool]:
    """Return who is trusted: addresses and networks, between commas, or `*` for everybody.

    What is no address names a proxy by itself, as the path of a socket does.
    """
    named = {name.strip() for name in names.split(",") if name.strip()}
    networks = [network for name in named if (network := _network(name)) is not None]

    def is_trusted(address: str) -> bool:
        if EVERYBODY in named or address in named:
            return True
        try:
            ip = ip_address(address)
        except ValueError:
            return False
        if isinstance(ip, IPv6Address) and ip.ipv4_mapped is not None:
            return any(ip in network or ip.ipv4_mapped in network for network in networks)
        return any(ip in network for network in networks)

    return is_trusted


class Proxies:
    """The application, as proxies see it: it learns from those who were named who is asking.

    Whoever comes by a Unix socket is a proxy that was named: by the mode of its file.
    """

    def __init__(self, app: Any, names: str, *, at_unix: bool = False) -> None:  # noqa: ANN401 (ASGI has two sets of types)
        names = ",".join(filter(None, (names, unix.NAME if at_unix else "")))
        self._app: Any = ProxyHeadersMiddleware(app, names)
        self._at_unix = at_unix
        self._is_trusted = trusting(names)
        self._told: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on."""
        if self._at_unix and scope["type"] in {"http", "websocket"}:
            scope["client"] = (unix.NAME, 0)
        client = scope.get("client")
        if client is not None and any(name in TELLING for name, _ in scope["headers"]):
            scope[UNSAID] = not self._is_trusted(str(client[0]))
            self._look_at(str(client[0]))
        await self._app(scope, receive, send)

    def _look_at(self, peer: str) -> None:
        if peer in self._told or len(self._told) >= MOST_TOLD or self._is_trusted(peer):
            return
        self._told.add(peer)
        log.warning(
            "%s says for whom it asks, but is not named by --trusted-proxies: everybody behind it "
            "counts as one address until it is. If that is no proxy of yours, leave it so.",
            _as_told(peer),
        )


def _as_told(peer: str) -> str:
    """Return how a peer is called in the log: by its address only if it is one of this network."""
    try:
        near = ip_address(peer).is_private
    except ValueError:
        return peer  # the path of a socket
    return peer if near else "somebody from elsewhere"


def _network(name: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None
