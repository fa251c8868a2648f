"""Running the application: on a port, until it is told to stop."""

import asyncio
import gc
import importlib
import os
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import TypeVar

import uvicorn
from msgspec import Struct
from starlette.types import ASGIApp

from pinxit.table.budget import Budgets
from pinxit.table.clock import RealClock

from .files import lines_for, most_files
from .inside import serve_beside
from .limits import ConcurrencyLimit, Limits
from .lines import Gate, idle_timeout
from .proxies import Proxies, trusting
from .websocket import SocketWire

T = TypeVar("T")


class Certificate(Struct, frozen=True):
    """Where a certificate and its key lie, and by what people can know it."""

    certificate: Path
    key: Path
    fingerprint: str = ""


class Server(uvicorn.Server):
    """A server that tells its clients to come back before it goes."""

    before_exit: Callable[[], None] | None = None
    on_ready: Callable[[], None] | None = None
    on_stopped: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        if self.on_ready is not None and self.started and not self.should_exit:
            self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, and say so: after a signal the process ends with it, and nobody else is told."""
        await super().shutdown(sockets)
        if self.on_stopped is not None:
            self.on_stopped()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Say goodbye, then go; a second Ctrl-C goes at once."""
        if self.before_exit is not None and not self.should_exit:
            self.before_exit()
        super().handle_exit(sig, frame)


COLLECT_AFTER = (50_000, 20, 20)  # objects: a command makes many that live for a moment only


def run(main: Coroutine[object, object, T]) -> T:
    """Run on the quicker event loop, where there is one for this platform.

    What is there when we begin stays; the collector need not walk through it again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(main)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        return importlib.import_module("uvloop").new_event_loop  # type: ignore[no-any-return]  # it has no types, and may be missing
    except ImportError:
        return None


def listen(host: str, port: int) -> socket.socket:
    """Take a port (0: any that is free); raise `OSError` if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sends small messages at once only if it is.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name != "nt":  # where it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == "::" and socket.has_dualstack_ipv6():
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind((host, port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


def make_server(
    app: ASGIApp,
    limits: Limits,
    *,
    root_path: str = "",
    trusted_proxies: str = "",
    certificate: Certificate | None = None,
    at_unix: bool = False,
) -> Server:
    """Make a server with the settings that were measured; at a Unix socket all are a proxy's."""
    most = lines_for(most_files(), limits.lines_in_all)
    gate = Gate(
        most,
        ConcurrencyLimit(max(1, min(limits.lines_an_address, most // limits.lines_share))),
        Budgets[str](RealClock(), limits.new_lines_burst, limits.new_lines_a_second),
        (lambda _: True) if at_unix else trusting(trusted_proxies),
    )
    return Server(
        uvicorn.Config(
            Proxies(app, trusted_proxies, at_unix=at_unix),
            http=idle_timeout(gate),
            h11_max_incomplete_event_size=limits.head_bytes,
            ws=SocketWire,
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,  # it halves what a core can do; we send less instead
            root_path=root_path,
            proxy_headers=False,  # that is ours to read
            server_header=False,
            ssl_certfile=certificate.certificate if certificate else None,
            ssl_keyfile=certificate.key if certificate else None,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=3,
        )
    )


@asynccontextmanager
async def running(server: Server, listener: socket.socket) -> AsyncIterator[str]:
    """Run a server beside other things, leaving signals alone; yields its address."""
    serving = asyncio.ensure_future(serve_beside(server, listener))
    try:
        while not server.started and not serving.done():  # noqa: ASYNC110 (uvicorn has no event)
            await asyncio.sleep(0.005)
        host, port = listener.getsockname()[:2]
        yield f"http://{f'[{host}]' if ':' in host else host}:{port}"
    finally:
        if server.before_exit is not None:
            server.before_exit()
        server.should_exit = True
        await serving
