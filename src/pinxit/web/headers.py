"""Headers that every answer carries: what a browser must not do with our pages.

Nothing here needs HTTPS: most tables are in a home, over plain HTTP. So there is no
Strict-Transport-Security, which a proxy with a certificate sends for itself, and nothing upgrades
requests to a server that is not there.
"""

import re
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Message, Scope, Send

_RULES: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",  # blob: one's own pictures before they are sent
    "font-src 'self'",
    "media-src 'self' blob:",  # blob: what was sung, as it was fetched
    "manifest-src 'self'",
    "connect-src 'self'{sockets}",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types svelte-trusted-html",
)
_POLICY: Final = "; ".join(_RULES)
_NO_SOCKETS: Final = _POLICY.format(sockets="")
_HOST: Final = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-f:]+\](:\d+)?", re.IGNORECASE | re.ASCII)
_ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the address of a table opens it
    "cross-origin-resource-policy": "same-origin",
}
# A browser's page is as it was loaded: who comes to a table from another page of ours must load
# the table's own before anything can be sung or mimed there.
NOWHERE: Final = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"
AT_A_TABLE: Final = NOWHERE.replace("camera=()", "camera=(self)").replace(
    "microphone=()", "microphone=(self)"
)
_TABLE: Final = re.compile(r"/t/[^/]+")
# What somebody was sent is for them: no search engine lists it.
_UNLISTED: Final = re.compile(r"(?:/api)?/albums?/.*", re.DOTALL)
_SECURE: Final = {"cross-origin-opener-policy": "same-origin"}  # ignored, loudly, without HTTPS


def with_headers(scope: Scope, send: Send) -> Send:
    """Return a way to answer that adds the headers which every answer has."""

    async def say(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(_ALWAYS)
            headers["permissions-policy"] = _permissions(scope)
            headers.setdefault("content-security-policy", policy(Headers(scope=scope).get("host")))
            if _is_unlisted(scope):
                headers["x-robots-tag"] = "noindex"
            if scope["scheme"] == "https":
                headers.update(_SECURE)
        await send(message)

    return say


def _permissions(scope: Scope) -> str:
    """Return what the page may ask for: microphone and camera, and those at a table alone."""
    return AT_A_TABLE if _TABLE.fullmatch(_path(scope)) is not None else NOWHERE


def _is_unlisted(scope: Scope) -> bool:
    return _UNLISTED.fullmatch(_path(scope)) is not None


def _path(scope: Scope) -> str:
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def policy(host: str | None) -> str:
    """Return the policy of our pages; older browsers want sockets to our own host named."""
    if host is None or not _HOST.fullmatch(host):
        return _NO_SOCKETS
    return _POLICY.format(sockets=f" ws://{host} wss://{host}")
