"""Where a server listens, and by which address people know it."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from pinxit.bootstrap import Config
from pinxit.web.server import listen
from pinxit.web.unix import listening_at

from .address import known_as

Unix = tuple[Path, int]  # a socket, and its mode


@contextmanager
def listening(config: Config, unix: Unix | None) -> Iterator[socket.socket]:
    """Listen at a port, or at a socket, as long as the block runs."""
    if unix is not None:
        with listening_at(*unix) as listener:
            yield listener
        return
    try:
        listener = listen(config.host, config.port)
    except OSError as error:
        problem = f"Cannot listen on {config.host}:{config.port}: {error.strerror} [port_taken]"
        raise click.UsageError(problem) from error
    with listener:
        yield listener


def address_of(config: Config, port: int, unix: Unix | None, *, secure: bool) -> str | None:
    """Return what people type; None: only the proxy knows."""
    if config.public_url or unix is not None:
        return config.public_url
    return own_address(config, port, secure=secure)


def own_address(config: Config, port: int, *, secure: bool) -> str:
    """Return what people on this network type."""
    scheme = "https" if secure else "http"
    return f"{scheme}://{known_as(config.host)}:{port}{config.root_path}"
