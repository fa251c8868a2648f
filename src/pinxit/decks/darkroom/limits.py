"""What a child that reads pictures may use; it takes these limits on before it sees one."""

import contextlib
import os
from collections.abc import Callable
from typing import Final

from msgspec import Struct

MEGABYTE: Final = 1024**2


class Limits(Struct, frozen=True, kw_only=True):
    """How much one picture may cost."""

    memory_mb: int = 1024  # of addresses, the program itself and its libraries included
    cpu_seconds: int = 20
    nicer: int = 10  # than the server: whoever plays goes first
    files: int = 32  # open at once: libraries are read when they are first needed


def hold(limits: Limits) -> bool:
    """Take limits on for good; tell whether this platform has them."""
    try:
        import resource  # noqa: PLC0415 (Windows has none: there, only the deadline holds)
    except ImportError:
        return False
    within = limits.cpu_seconds
    asked = (
        (resource.RLIMIT_CORE, 0, 0),  # a core dump would hold somebody's picture
        (resource.RLIMIT_FSIZE, 0, 0),  # nothing can be written to a file
        # At the first limit comes a signal that tells why; who ignores it is killed at the second.
        (resource.RLIMIT_CPU, within, within + 1),
        (resource.RLIMIT_NOFILE, limits.files, limits.files),
        (resource.RLIMIT_AS, limits.memory_mb * MEGABYTE, limits.memory_mb * MEGABYTE),
    )
    for kind, most, at_last in asked:
        _set(resource.setrlimit, kind, (most, at_last))
    with contextlib.suppress(OSError):
        os.nice(limits.nicer)
    return True


def _set(
    setrlimit: Callable[[int, tuple[int, int]], None], kind: int, most: tuple[int, int]
) -> None:
    # Somebody may have set it lower already, or the platform may know the name and no more.
    with contextlib.suppress(ValueError, OSError):
        setrlimit(kind, most)
