"""A live server in a process of its own, and what can be seen of it from outside."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pinxit.protocol.http import Health
from tests import serving
from tests.fuzz.wire import ask, decoded

HOST = serving.HOST
HEALTH = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
WATCHER = "127.0.1.1"  # from where we look at the server's health


class Server(serving.Server):
    """A server that is attacked, and what can be seen of it from outside."""

    def __init__(self, folder: Path, *more: str) -> None:
        port = serving.free_port()
        # Proxies are trusted for those who want to be somebody else each time.
        options = ("--thinking", "0", "--no-shows", "--trusted-proxies", HOST, "--data-dir", folder)
        super().__init__(serving.quietly(port, *options, *more), port)
        self._read = 0  # of the log, so far

    def health(self) -> Health:
        answer = ask(self.port, HEALTH, WATCHER)
        assert answer.status == 200, answer
        return decoded(answer, Health)

    def megabytes(self) -> float:
        """How much memory the server holds now."""
        return self.memory() / 1024 / 1024

    def complaints(self) -> list[str]:
        """Return what the server has said since the last look and should never have to."""
        said = bytes(self.err)
        lines = said[self._read :].splitlines()
        self._read = len(said)
        spoken = bytes(self.out).decode().splitlines()  # a quiet server has nothing to say there
        return [*spoken, *filter(_is_bad, (line.decode().strip() for line in lines))]


def _is_bad(line: str) -> bool:
    try:
        told = json.loads(line)
    except ValueError:
        return True  # a traceback, or something that went past the log
    return told["level"] in {"error", "critical"}


@contextmanager
def live_server(folder: Path, *more: str) -> Iterator[Server]:
    """Run a server for as long as the block runs, with some options more."""
    server = Server(folder, *more)
    try:
        server.start()
        yield server
        assert server.runs, "the server is gone"
        server.stop()
    finally:
        server.kill()
