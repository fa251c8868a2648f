"""Proxies whose word we take on where somebody comes from: only those that were named."""

from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

EVERYBODY: Final = "*"


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


def _network(name: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None
