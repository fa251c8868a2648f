"""A live server in a process of its own, and what can be seen of it from outside."""

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from pinxit.protocol.http import Health
from tests.fuzz.wire import ask, decoded
from tests.patience import PATIENCE

PINXIT = Path(sys.executable).parent / "pinxit"
HOST = "127.0.0.1"
HEALTH = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
WATCHER = "127.0.1.1"  # from where we look at the server's health


class Live(Struct):
    """A server that is running."""

    port: int
    pid: int
    log: Path
    read: int = 0  # of the log, so far

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def health(self) -> Health:
        answer = ask(self.port, HEALTH, WATCHER)
        assert answer.status == 200, answer
        return decoded(answer, Health)

    def megabytes(self) -> float:
        """How much memory the server holds now."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024

    def files(self) -> int:
        """How many files the server has open; SQLite opens some more when many ask at once."""
        return sum(not name.startswith("socket:") for name in self._open())

    def sockets(self) -> int:
        """How many connections the server has open."""
        return sum(name.startswith("socket:") for name in self._open())

    def _open(self) -> Iterator[str]:
        for file in Path(f"/proc/{self.pid}/fd").iterdir():
            with suppress(FileNotFoundError):  # closed while we look
                yield str(file.readlink())

    def complaints(self) -> list[str]:
        """Return what the server has logged since the last look and should never have to."""
        if self.log.stat().st_size == self.read:
            return []
        with self.log.open("rb") as log:
            log.seek(self.read)
            lines = log.read().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()  # it is just being written
        self.read += sum(map(len, lines))
        return [line for line in (part.decode().strip() for part in lines) if _is_bad(line)]


def _is_bad(line: str) -> bool:
    try:
        told = json.loads(line)
    except ValueError:
        return True  # a traceback, or something that went past the log
    return told["level"] in {"error", "critical"}


@contextmanager
def live_server(folder: Path) -> Iterator[Live]:
    """Run `pinxit serve` on loopback for as long as the block runs."""
    port, log = _free_port(), folder / "log"
    words = ("serve", "--quiet", "--host", HOST, "--port", str(port), "--thinking", "0")
    trust = ("--trusted-proxies", HOST)  # for those who want to be somebody else each time
    with log.open("wb") as errors:
        process = subprocess.Popen(
            (PINXIT, *words, *trust, "--data-dir", str(folder)), stdout=errors, stderr=errors
        )
    try:
        _wait_for(port, process, log)
        yield Live(port, process.pid, log)
        assert process.poll() is None, "the server is gone"
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise


def _wait_for(port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            ask(port, HEALTH, WATCHER)  # it listens before it is ready
        except (OSError, AssertionError):
            assert process.poll() is None, log.read_text(encoding="utf-8")
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)
        else:
            return


def _free_port() -> int:
    with socket.create_server((HOST, 0)) as free:
        return int(free.getsockname()[1])
