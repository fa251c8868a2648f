"""A real `pinxit serve` in a process of its own, on loopback: begun, asked and ended in one way.

`Server` waits as a plain program does, `AsyncServer` beside whatever else an event loop has to do.
`tests/web/house.py` has the server that lives in the process of its test.
"""

import asyncio
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from threading import Thread
from typing import BinaryIO, Final

import msgspec

from tests.patience import PATIENCE, becomes

PINXIT: Final = Path(sys.executable).with_name("pinxit")
HOST: Final = "127.0.0.1"
A_MOMENT: Final = 0.02  # seconds between two looks


def free_port() -> int:
    """Find a port below those that systems hand out by themselves.

    One of those may be somebody else's before the server that it was found for listens.
    """
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with suppress(OSError), socket.create_server((HOST, port)):
            return port


def quietly(port: int, *options: str | Path) -> tuple[str, ...]:
    """Say how a server is started that shows nothing on the terminal."""
    return ("serve", "--quiet", "--host", HOST, "--port", str(port), *map(str, options))


class Process:
    """A port, the words by which it is served, and the process that does so now, if any.

    All that it says is taken in at once, so that it never waits for somebody to read it; through
    pipes, as a disk that is full for the server would be so for a file beside it, too.
    """

    def __init__(
        self,
        words: Sequence[str],
        port: int,
        *,
        command: Sequence[str | Path] = (PINXIT,),
        ca: Path | None = None,  # the certificate that it makes for itself
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.port = port
        self.url = f"{'https' if ca else 'http'}://{HOST}:{port}"
        self.ca = ca
        self.out, self.err = bytearray(), bytearray()  # what it said, in all its lives
        self._command = (*command, *words)
        self._environment = {**os.environ, **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None
        self._listeners: list[Thread] = []

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        assert self._process is not None
        return self._process

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def begin(self) -> None:
        """Start the process, and do not wait until it serves."""
        self._process = subprocess.Popen(
            self._command,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        spoken = ((self._process.stdout, self.out), (self._process.stderr, self.err))
        self._listeners = [Thread(target=_take_in, args=one, daemon=True) for one in spoken]
        for listener in self._listeners:
            listener.start()

    def answer(self) -> int | None:
        """Return the status of /healthz; None: nobody answers."""
        try:
            link = HTTPConnection(HOST, self.port, PATIENCE)
            if self.ca is not None:
                trust = ssl.create_default_context(cafile=self.ca)
                link = HTTPSConnection(HOST, self.port, timeout=PATIENCE, context=trust)
            try:
                link.request("GET", "/healthz")
                return link.getresponse().status
            finally:
                link.close()
        except (OSError, HTTPException):  # nobody listens yet, or there is no certificate yet
            return None

    def serves(self) -> bool:
        """Tell whether it answers; raise if it never will."""
        if self.answer() is not None:
            return True
        assert self.runs, self.err.decode()
        return False

    def wait(self, within: float = PATIENCE) -> int:
        """Wait for its end and for its last words; return its status."""
        status = self.process.wait(within)
        for listener in self._listeners:
            listener.join(within)
        return status

    def said(self) -> list[dict[str, object]]:
        """Return the lines of its log, of all its lives."""
        lines = bytes(self.err).splitlines()
        return [msgspec.json.decode(line, type=dict[str, object]) for line in lines]

    def memory(self) -> int:
        """Return how many bytes of memory the process holds now (Linux)."""
        status = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii")
        return int(status.split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def has_read(self) -> int:
        """Return how many bytes the process has read so far, of whatever files (Linux)."""
        counted = Path(f"/proc/{self.process.pid}/io").read_text(encoding="ascii")
        return int(counted.partition("rchar: ")[2].split()[0])

    def sockets(self) -> int:
        """Return how many sockets the process has open (Linux)."""
        return sum(name.startswith("socket:") for name in self._open())

    def files(self) -> int:
        """Return how many files it has open; SQLite opens some more when many ask at once."""
        return sum(not name.startswith("socket:") for name in self._open())

    def _open(self) -> Iterator[str]:
        for file in Path(f"/proc/{self.process.pid}/fd").iterdir():
            with suppress(FileNotFoundError):  # closed while we look
                yield str(file.readlink())


def _take_in(stream: BinaryIO, heard: bytearray) -> None:
    with stream:
        for line in stream:
            heard.extend(line)


class Server(Process):
    """For tests that do one thing after the other."""

    def start(self) -> None:
        self.begin()
        until = time.monotonic() + PATIENCE
        while not self.serves():
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(A_MOMENT)

    def kill(self) -> None:
        """End it as the kernel does when there is no memory left."""
        if self.runs:
            self.process.kill()
            self.wait()

    def stop(self, by: signal.Signals = signal.SIGINT) -> int:
        """Ask it to end, and return its status."""
        self.process.send_signal(by)
        try:
            return self.wait()
        finally:
            self.kill()


class AsyncServer(Process):
    """For tests in which others play meanwhile."""

    async def start(self) -> None:
        self.begin()
        await self.until_it_serves()

    async def until_it_serves(self) -> None:
        await becomes(lambda: asyncio.to_thread(self.serves))

    async def kill(self) -> None:
        """End it as the kernel does when there is no memory left."""
        if self.runs:
            self.process.kill()
            await self.ended()

    async def stop(self, by: signal.Signals = signal.SIGTERM, within: float = PATIENCE) -> int:
        """Ask it to end, and return its status."""
        self.process.send_signal(by)
        return await self.ended(within)

    async def ended(self, within: float = PATIENCE) -> int:
        """Wait for its end, and return its status."""
        return await asyncio.to_thread(self.wait, within)

    async def health(self) -> int | None:
        """Return the status of /healthz; None: nobody answers."""
        return await asyncio.to_thread(self.answer)

    async def health_is(self, status: int) -> bool:
        """Tell whether /healthz answers so."""
        return await self.health() == status

    async def until_said(self, words: bytes) -> None:
        """Wait until something is in its log."""
        await becomes(lambda: words in self.err)


@asynccontextmanager
async def started(
    *words: str,
    port: int,
    command: Sequence[str | Path] = (PINXIT,),
    ca: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> AsyncIterator[AsyncServer]:
    """Start a server by these words, and wait until it answers; it is ended with the block."""
    server = AsyncServer(words, port, command=command, ca=ca, environment=environment)
    try:
        await server.start()
        yield server
        if server.runs:
            await server.stop(signal.SIGINT)
    finally:
        await server.kill()
