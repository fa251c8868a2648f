"""Which pages are this server's own.

Browsers say by which page a socket is opened or something is sent. Programs that are no browser
say nothing; they could say anything, so there is nothing to check.
"""

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

USUAL_PORTS: Final = {"http": ":80", "https": ":443"}


def origins_of(*urls: str | None) -> frozenset[str]:
    """Return the hosts of some addresses, as `Origin` would name them."""
    return frozenset(_host(url) for url in urls if url)


def is_ours(connection: HTTPConnection, known: frozenset[str]) -> bool:
    """Tell whether a request comes from a page of ours, or from no page at all.

    A proxy may speak HTTPS for us, so that only host and port are compared.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = _host(origin)
    return bool(host) and (host == connection.headers.get("host", "").lower() or host in known)


def whole_origin(url: str) -> str:
    """Return an address as `Origin` would name it; nothing for what is no address of a page."""
    scheme = url.partition(":")[0].lower()
    try:
        host = _host(url).encode("idna").decode()
    except UnicodeError:
        return ""
    return f"{scheme}://{host}" if host and scheme in USUAL_PORTS else ""


def _host(url: str) -> str:
    """Return host and port; nothing for what is no address, such as `null`.

    Browsers leave out the port that goes without saying, people may not.
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    return parts.netloc.lower().removesuffix(USUAL_PORTS.get(parts.scheme, ""))
