"""What engines have in common: a program with its own folder, begun, awaited, ended by its id."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tests.patience import PATIENCE

A_MOMENT: Final = 0.02  # seconds between two looks


class NoEngine(Exception):
    """There is no such program here; the message says why, and what would help."""


class Engine(ABC):
    """A program and the folder in which it keeps everything, until it is closed."""

    user: str | None = None  # whose process it is; None: ours
    by: signal.Signals = signal.SIGTERM  # how it is asked to end
    plug: signal.Signals = signal.SIGKILL  # how it ends when nobody asks it

    def __init__(self) -> None:
        # A path of a socket may have a hundred bytes: near the root, where that can be.
        near = "/tmp" if os.access("/tmp", os.W_OK) else None  # noqa: S108 (for a folder of our own)
        self.folder = Path(tempfile.mkdtemp(prefix="pinxit-", dir=near))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    @abstractmethod
    def url(self) -> str:
        """How it is reached."""

    @abstractmethod
    def prepare(self) -> None:
        """Do what is to be done once, before the first start."""

    @abstractmethod
    def command(self) -> list[str | Path]:
        """Say how it is started."""

    @abstractmethod
    def answers(self) -> bool:
        """Tell whether it lets us in."""

    @property
    def pid(self) -> int:
        """Its id."""
        assert self._process is not None
        return self._process.pid

    @property
    def said(self) -> str:
        """Its log."""
        log = self.folder / "log"
        return log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""

    def start(self) -> None:
        """Begin, and wait until it answers; what it has kept is there again."""
        self._process = self.run(self.command())
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"An engine does not answer:\n{self.said}")
            time.sleep(A_MOMENT)

    def run(self, command: list[str | Path]) -> "subprocess.Popen[bytes]":
        """Run a program of the engine's, as its user; what it says goes into the log."""
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                command,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # Ctrl-C is for the tests, who need it to the end
                user=self.user,
                extra_groups=None if self.user is None else [],
            )

    def stop(self) -> None:
        """Ask it to end."""
        self._end(self.by)

    def kill(self) -> None:
        """Pull the plug."""
        self._end(self.plug)

    def close(self) -> None:
        """End it for good, with all that it has kept."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, by: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(by)
            process.wait(PATIENCE)

    def __enter__(self) -> Self:
        try:
            self.prepare()
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()
