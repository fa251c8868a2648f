"""What systemd is told of a server: that it is ready, how it is, that it lives, that it ends.

It names a socket for datagrams in the environment; each of ours is some lines of text. Without the
name, or where the socket is gone, nothing is said, and nothing depends on it.
"""

import asyncio
import os
import socket
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from typing import Final

WHERE: Final = "NOTIFY_SOCKET"
EVERY: Final = "WATCHDOG_USEC"
WHOSE: Final = "WATCHDOG_PID"
PAUSE: Final = 30.0  # seconds between two words on how things are, if no watchdog asks more often


class Systemd:
    """Whoever started us and wants to know."""

    def __init__(self, environment: MutableMapping[str, str] = os.environ) -> None:
        """Read what is wanted; it is not handed on to processes that we start."""
        self._where = environment.pop(WHERE, "")
        every, whose = environment.pop(EVERY, ""), environment.pop(WHOSE, "")
        meant = whose in {"", str(os.getpid())}
        self._watchdog = int(every) / 1e6 if meant and every.isdecimal() and int(every) else None
        self._pulse: asyncio.Task[None] | None = None

    @property
    def listens(self) -> bool:
        """Tell whether anybody wants to know."""
        return self._where.startswith(("/", "@"))

    def ready(self, status: Callable[[], str]) -> None:
        """Say that people can come in; and from now on, that we live, and how we are."""
        if self.listens:
            self._say("READY=1", f"STATUS={status()}")
            self._pulse = asyncio.get_running_loop().create_task(self._beat(status))

    def stopping(self) -> None:
        """Say that we are about to end."""
        if self._pulse is not None:
            self._pulse.cancel()
        self._say("STOPPING=1", "STATUS=Saying goodbye")

    async def _beat(self, status: Callable[[], str]) -> None:
        """Say so twice as often as we are asked to: a loop that hangs says nothing."""
        said = ("WATCHDOG=1",) if self._watchdog else ()
        pause = min(PAUSE, self._watchdog / 2) if self._watchdog else PAUSE
        while True:
            self._say(*said, f"STATUS={status()}")
            await asyncio.sleep(pause)

    def _say(self, *lines: str) -> None:
        if not self.listens:
            return
        where = f"\0{self._where[1:]}" if self._where.startswith("@") else self._where
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.setblocking(False)  # noqa: FBT003 (the library's own)
            line.sendto("\n".join(lines).encode(), where)
