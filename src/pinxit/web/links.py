"""By which address people know this server: in links and in QR codes."""

from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import Request

from .state import State

BY_ITSELF: Final = frozenset({"localhost", "127.0.0.1", "::1"})
# Whoever sits at the machine asks directly; what a proxy hands on comes from who knows where.
HANDED_ON: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)


def link_to(request: Request, state: State, code: str) -> str:
    """Return the link to a table that whoever asks can send to others."""
    return f"{base_of(request, state)}/t/{code}-{state.hub.keyring.key_of(code)}"


def link_to_pair(request: Request, state: State, code: str) -> str:
    """Return the link that leads a host's phone to the screen that shows a code."""
    return f"{base_of(request, state)}/pair/{code}"


def link_to_album(request: Request, state: State, secret: str) -> str:
    """Return the link to an album, in which nothing tells of its table."""
    return f"{base_of(request, state)}/album/{secret}"


def base_of(request: Request, state: State) -> str:
    """Return the address of the server for whoever asks; `localhost` would lead others nowhere."""
    known = state.public_url or (state.lan_url if _is_at_this_machine(request) else None)
    return str(known or request.base_url).rstrip("/")


def _is_at_this_machine(request: Request) -> bool:
    """Tell whether somebody at this very machine has opened the page by its own name.

    Anybody can write `Host: localhost`, so where the request comes from has to agree.
    """
    return (
        request.base_url.hostname in BY_ITSELF
        and request.client is not None
        and _is_loopback(request.client.host)
        and not any(header in request.headers for header in HANDED_ON)
    )


def _is_loopback(address: str) -> bool:
    try:
        ip = ip_address(address)
    except ValueError:
        return False  # a proxy may know people by another name
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped is not None:
        return ip.ipv4_mapped.is_loopback  # what a socket for both makes of it
    return ip.is_loopback
