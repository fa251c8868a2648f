"""The server's side: a child for each picture, a few at a time, none for longer than agreed."""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from pinxit.decks.problems import DeckProblem, DeckReason

from .limits import Limits
from .wire import (
    LARGEST_ANSWER,
    LONGEST_NAME,
    AnyJob,
    Crop,
    Developed,
    Job,
    Reel,
    Sheet,
    Spread,
    dump,
    read_developed,
    read_filmed,
    read_laid,
)

log = logging.getLogger(__name__)

T = TypeVar("T")

AT_ONCE: Final = 2
MOST_WAITING: Final = 16
LAST_SECONDS: Final = 5.0  # for what is killed to be gone
SECONDS: Final = 30.0  # by the clock on the wall, from the start of the child to its end


class Darkroom:
    """Reads pictures; whatever one does to its child, what comes out is a card or a reason."""

    def __init__(
        self,
        *,
        at_once: int = AT_ONCE,
        most_waiting: int = MOST_WAITING,
        seconds: float = SECONDS,
        limits: Limits | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        limits = limits or Limits()
        self._places = asyncio.Semaphore(at_once)
        self._most = at_once + most_waiting
        self._inside = 0
        self._seconds = seconds
        self._command = tuple(command or _command(limits))

    @property
    def inside(self) -> int:
        """How many pictures are being read, or wait for it."""
        return self._inside

    async def develop(self, data: bytes, file: str, crop: Crop | None = None) -> Developed:
        """Make a card of a picture; raise `DeckProblem` if that cannot be done."""
        job = Job(data, file[:LONGEST_NAME], crop)
        return await self._in_turn(job, job.file, read_developed)

    async def lay(self, spread: Spread) -> bytes:
        """Make a picture of cards on a table; raise `DeckProblem` if that cannot be done."""
        return (await self._in_turn(spread, "card", read_laid)).data

    async def film(self, reel: Reel) -> Sheet:
        """Put the pictures of a mime onto a sheet; raise `DeckProblem` if that cannot be done."""
        return await self._in_turn(reel, "mime", read_filmed)

    async def _in_turn(self, job: AnyJob, file: str, read: Callable[[bytes, str], T]) -> T:
        if self._inside >= self._most:
            raise DeckProblem(DeckReason.BUSY)
        self._inside += 1
        try:
            async with self._places:
                return read(await self._ask(dump(job), file), file)
        finally:
            self._inside -= 1

    async def _ask(self, job: bytes, file: str) -> bytes:
        child = await self._child()
        try:
            async with asyncio.timeout(self._seconds):
                said = await _talk(child, job)
                status = await child.wait() if said is not None else None
        except TimeoutError:
            raise DeckProblem(DeckReason.PICTURE_TOO_SLOW, file=file) from None
        finally:
            await _end(child)
        if said is None or status != 0:
            raise DeckProblem(_why(status), file=file)
        return said

    async def _child(self) -> asyncio.subprocess.Process:
        try:
            return await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                env=_environment(),
                close_fds=True,
                start_new_session=os.name != "nt",  # Ctrl-C at the server is not for it
            )
        except OSError as error:  # no memory, too many processes
            log.warning("no process can be started to read a picture: %s", error)
            raise DeckProblem(DeckReason.BUSY) from error


async def _talk(child: asyncio.subprocess.Process, job: bytes) -> bytes | None:
    """Give a child its picture and hear its answer; None if it talks too much."""
    telling = asyncio.create_task(_send(child, job))
    try:
        said = b""
        while part := await _out(child).read(65_536):
            said += part
            if len(said) > LARGEST_ANSWER:
                return None
        return said
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def _send(child: asyncio.subprocess.Process, job: bytes) -> None:
    """Write while the answer is read: a child that answers early must not block us both."""
    if child.stdin is None:
        return
    try:
        child.stdin.write(job)
        await child.stdin.drain()
    except (BrokenPipeError, ConnectionResetError):
        pass  # it has ended; its status says why
    finally:
        child.stdin.close()


def _out(child: asyncio.subprocess.Process) -> asyncio.StreamReader:
    if child.stdout is None:
        raise RuntimeError("A child without an output.")
    return child.stdout


async def _end(child: asyncio.subprocess.Process) -> None:
    """See to it that a child is gone, with all that it may have started."""
    _kill(child)
    try:
        async with asyncio.timeout(LAST_SECONDS):
            # Its end is noticed only when all it has said is read.
            while await _out(child).read(65_536):
                pass
            await child.wait()
    except TimeoutError:
        log.warning("a process that read a picture does not end: %s", child.pid)


def _kill(child: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if os.name != "nt":
            os.killpg(child.pid, signal.SIGKILL)  # it is the head of a group of its own
        elif child.returncode is None:
            child.kill()


def _why(status: int | None) -> DeckReason:
    """Say why a child ended without an answer that can be heard."""
    if status is not None and status == -getattr(signal, "SIGXCPU", 0):
        return DeckReason.PICTURE_TOO_SLOW
    return DeckReason.PICTURE_CRASHED


def _command(limits: Limits) -> tuple[str, ...]:
    # Isolated, and without traces: no folder or variable of whoever started us is looked at.
    python = (sys.executable, "-I", "-B", "-m", __package__)
    return (*python, str(limits.memory_mb), str(limits.cpu_seconds))


def _environment() -> dict[str, str]:
    """Return what a child is told of the world: nothing, but where Windows has its libraries."""
    root = os.environ.get("SYSTEMROOT")
    return {"SYSTEMROOT": root} if os.name == "nt" and root else {}
