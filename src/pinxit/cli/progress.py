"""Progress bars: on a terminal, on standard error, and never among lines of results."""

import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from click._termui_impl import ProgressBar

T = TypeVar("T")


def bar(length: int, label: str) -> "ProgressBar[int]":
    """Return a bar to move by hand; hidden where nobody would see it."""
    return click.progressbar(
        length=length, label=label, file=sys.stderr, hidden=not sys.stderr.isatty()
    )


def progress(
    items: Iterable[T], length: int, label: str, *, with_lines: bool = True
) -> Iterator[T]:
    """Pass the items on with a bar, unless each of them prints a line on the same terminal."""
    if not sys.stderr.isatty() or (with_lines and sys.stdout.isatty()):
        yield from items
        return
    with click.progressbar(items, length=length, label=label, file=sys.stderr) as shown:
        yield from shown
