"""Where a server can be reached, in words and as a code for phones."""

import socket
import sys

import click
import segno


def show_address(url: str, *, hint: str) -> None:
    """Print where to go, and a code for phones."""
    click.echo(f"\nPinxit is at {click.style(url, bold=True)}   ({hint})\n")
    segno.make(url, error="m").terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()


def known_as(host: str) -> str:
    """Return the address by which this machine is known on its network."""
    if host not in {"0.0.0.0", "::"}:  # noqa: S104 (asked, not bound)
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation; nothing is sent
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
