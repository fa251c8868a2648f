"""The machine: which it is, which of its cores are whose, and what a process takes of it."""

import os
import platform
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

PACKAGES: Final = ("uvloop", "websockets", "uvicorn", "starlette", "msgspec", "sqlalchemy")
_TICK: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


def describe() -> str:
    """Say in one line on what the figures were measured."""
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    kernel = ".".join(platform.release().split(".")[:2])
    return (
        f"{_processor()}, {len(os.sched_getaffinity(0))} cores, Linux {kernel},"
        f" CPython {platform.python_version()}, {packages}"
    )


def cores() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cores of servers, and those of the generators: half and half, or both have one."""
    ours = sorted(os.sched_getaffinity(0))
    half = max(1, len(ours) // 2)
    return tuple(ours[:half]), tuple(ours[half:] or ours)


@contextmanager
def on(core: int) -> Iterator[None]:
    """Let what is started here run on one core only: a process inherits that."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def most_files() -> int:
    """Ask for as many open files as we may have, and return how many that is."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


def cpu_seconds(pid: int) -> float:
    """Return the CPU time that all threads of a process have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def resident(pid: int) -> int:
    """Return how many bytes of memory a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()
