"""The figures as text, and as a table for the documentation."""

import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from .figures import Faults, Figures, Hold, Load, Memory, Spread, Start

DOCS: Final = Path(__file__).parents[2] / "docs" / "performance.md"
BEGIN: Final = "<!-- load:begin -->"
END: Final = "<!-- load:end -->"

Line = tuple[str, str, str]  # what, measured, goal


def lines(figures: Figures) -> Iterator[Line]:
    """List all that was measured, each with its goal."""
    if figures.fanout is not None:
        real, bare = figures.fanout.real, figures.fanout.bare
        ratio = statistics.median(r / b for r, b in zip(real, bare, strict=True))
        micros = f"{statistics.median(real):.0f} to {statistics.median(bare):.0f} µs"
        yield "CPU of a command, to a bare fan-out server", f"{ratio:.2f} ({micros})", "at most 2"
    for load in figures.loads or ():
        yield from _load(load)
    if figures.memory is not None:
        yield from _memory(figures.memory)
    if figures.start is not None:
        yield from _start(figures.start)
    if figures.hold is not None:
        yield from _hold(figures.hold)


def _load(load: Load) -> Iterator[Line]:
    name = f"{load.tables:,} tables × 6, {_pace(load.rate)}"
    fixed = load.tables == 300
    yield f"**{name}**: {load.commands:,} commands", _faults(load.faults), "nothing lost"
    yield "command to the last seat's update", _spread(load.to_all), "p99 50 ms" if fixed else ""
    anyhow = f"; {load.own_micros:.0f} µs without what it does anyhow"
    yield "CPU of a command", f"{load.micros:.0f} µs{anyhow}", "the same for all"
    yield "the server's core", f"{load.share:.0%}; with nobody playing {load.idle_share:.1%}", ""
    yield (
        "the generators' core",
        f"{load.generator_share:.0%}; lag {_spread(load.generator_lag)}",
        "",
    )


def _memory(memory: Memory) -> Iterator[Line]:
    yield "**memory**: a connection to a seat", _kilobytes(memory.connection), "at most 40 KB"
    yield "a spectator's connection", _kilobytes(memory.spectator), "at most 40 KB"
    yield "a table that is awake, nobody there", _kilobytes(memory.table), "at most 30 KB"
    if memory.slept is not None:
        yield "a table that was awake and sleeps", _kilobytes(memory.slept), "0"
    if memory.stored is not None:
        yield "a stored table", _kilobytes(memory.stored), "0"


def _start(start: Start) -> Iterator[Line]:
    for name, seconds in ((f"{start.tables:,} stored tables", start.stored), ("none", start.empty)):
        span = f"{statistics.median(seconds):.2f} s ({min(seconds):.2f} to {max(seconds):.2f})"
        yield f"**start** until a request is answered, {name}", span, "at most 1.5 s"


def _hold(hold: Hold) -> Iterator[Line]:
    load = hold.load
    held = f"{hold.held:,} of {load.tables * 6:,} held, {_faults(load.faults)}"
    yield f"**connections** held for {load.seconds:.0f} s", held, "nothing lost"
    yield "heartbeats answered", f"{hold.answered:,} of {hold.beats:,}", "all"
    yield f"one table that plays, {_pace(load.rate)}", _spread(load.to_all), "p99 50 ms"
    yield "the server's core", f"{load.share:.0%}", ""


def _pace(rate: float) -> str:
    if rate == 1:
        return "a command a second each"
    return (
        f"{rate:g} commands a second each" if rate > 1 else f"a command every {1 / rate:g} s each"
    )


def _spread(spread: Spread) -> str:
    three = f"p50 {spread.p50:.1f}, p90 {spread.p90:.1f}, p99 {spread.p99:.1f}"
    return f"{three}, max {spread.longest:.1f} ms"


def _faults(faults: Faults) -> str:
    if faults.none:
        return "every seat got every version"
    reasons = f" ({', '.join(faults.reasons)})" if faults.reasons else ""
    return (
        f"{faults.missed} updates missed, {faults.gaps} gaps,"
        f" {faults.refused} refused{reasons}, {faults.closed} closed"
    )


def _kilobytes(number: float) -> str:
    return f"{number / 1024:.1f} KB"


def as_text(figures: Figures) -> str:
    """Lay the figures out for a terminal."""
    body = "\n".join(
        f"  {what.replace('*', ''):<58} {measured:<60} {goal}"
        for what, measured, goal in lines(figures)
    )
    return f"\n{figures.machine}\n{figures.command}\n\n{body}"


def as_markdown(figures: Figures) -> str:
    """Lay the figures out for the documentation."""
    rows = "\n".join(f"| {what} | {measured} | {goal} |" for what, measured, goal in lines(figures))
    picture = "![How long commands take, and what they cost](pictures/load.svg)"
    machine = f"Measured by `{figures.command}` on: {figures.machine}."
    return f"| | measured | goal |\n|---|---|---|\n{rows}\n\n{picture}\n\n{machine}"


def write(figures: Figures) -> None:
    """Put the table into the documentation, between its marks."""
    text = DOCS.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise SystemExit(f"{DOCS} has no place for the figures: {BEGIN} … {END}")
    DOCS.write_text(f"{before}{BEGIN}\n{as_markdown(figures)}\n{END}{after}", encoding="utf-8")
