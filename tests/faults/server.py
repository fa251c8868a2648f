"""A real `pinxit serve` on loopback, to be ended in all the ways in which processes end."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import httpx2
import msgspec

from tests.patience import PATIENCE

PINXIT = Path(sys.executable).parent / "pinxit"


class Server:
    """One data folder, one port, and the process that serves them now, if any."""

    def __init__(self, data: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data / "data"
        self.database = self.data / "pinxit.sqlite3"
        self._said: list[bytes] = []
        self._listening: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None

    @property
    def process(self) -> asyncio.subprocess.Process:
        assert self._process is not None
        return self._process

    async def begin(self) -> None:
        """Start the process, and do not wait until it serves."""
        self._process = await asyncio.create_subprocess_exec(
            *(PINXIT, "serve", "--quiet", "--host", "127.0.0.1", "--port", str(self.port)),
            *("--data-dir", self.data),
            stderr=asyncio.subprocess.PIPE,
        )
        self._listening = asyncio.create_task(self._listen(self._process))

    async def start(self) -> float:
        """Start, wait until it answers, and return how long that took."""
        began = monotonic()
        await self.begin()
        async with asyncio.timeout(PATIENCE):
            while await self.health() is None:
                assert self.process.returncode is None, b"".join(self._said).decode()
                await asyncio.sleep(0.01)
        return monotonic() - began

    async def kill(self) -> None:
        """End it as the kernel does when there is no memory left."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._ended()

    async def stop(self, by: signal.Signals = signal.SIGTERM, within: float = PATIENCE) -> int:
        """Ask it to end, and return its status."""
        self.process.send_signal(by)
        return await asyncio.wait_for(self._ended(), within)

    async def _ended(self) -> int:
        if self._listening is not None:
            await self._listening
        return await self.process.wait()

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        """Take in the log, or the server would wait for somebody to read it."""
        assert process.stderr is not None
        async for line in process.stderr:
            self._said.append(line)

    async def health(self) -> int | None:
        """Return the status of /healthz; None: nobody answers."""
        async with httpx2.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
            try:
                return (await http.get(f"{self.url}/healthz")).status_code
            except httpx2.HTTPError:
                return None

    def said(self) -> list[dict[str, object]]:
        """Return the lines of its log, of all its lives."""
        return [msgspec.json.decode(line, type=dict[str, object]) for line in self._said]

    async def until_said(self, words: bytes) -> None:
        """Wait until something is in its log."""
        async with asyncio.timeout(60):
            while not any(words in line for line in self._said):  # noqa: ASYNC110 (a log has no bell)
                await asyncio.sleep(0.05)

    async def last_words(self) -> bytes:
        """Return all that it has said on standard error up to its end."""
        if self._listening is not None:
            await self._listening
        return b"".join(self._said)

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
        fds = Path(f"/proc/{self.process.pid}/fd").iterdir()
        return sum(_target(fd).startswith("socket:") for fd in fds)


def _target(link: Path) -> str:
    try:
        return str(link.readlink())
    except FileNotFoundError:
        return ""  # closed meanwhile


@asynccontextmanager
async def serving(data: Path) -> AsyncIterator[Server]:
    """Run a server for as long as the block runs."""
    server = Server(data)
    try:
        await server.start()
        yield server
    finally:
        await server.kill()
