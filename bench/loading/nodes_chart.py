"""Several nodes as a picture: what a command costs each house, and while ever more is awake."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from msgspec import Struct

from pinxit.arena.chart import COLOURS, INK

PARTS: Final = ("ours", "PostgreSQL", "Valkey")


class Cost(Struct, frozen=True, kw_only=True):
    """What a durable command takes of a processor, in µs, and how long all wait for it."""

    name: str
    ours: float
    own: float  # of ours, without what goes on anyhow
    postgres: float
    valkey: float
    p50: float  # milliseconds to the last seat
    p99: float


class Measured(Struct, kw_only=True):
    """All that was measured of nodes, as it is kept; what was not yet is empty."""

    machine: str = ""
    rate: float = 0.0  # commands a second of each table, of the houses that are compared
    houses: tuple[Cost, ...] = ()
    awake: tuple[tuple[int, Cost], ...] = ()  # by the number of tables


def draw(measured: Measured, path: Path) -> None:
    """Write the chart; its paper is white, so that it can be read on any page."""
    mpl.use("Agg")  # there may be no screen
    mpl.rcParams.update({"text.color": INK, "axes.labelcolor": INK, "svg.hashsalt": "pinxit"})
    figure = Figure(figsize=(10, 3.6), layout="constrained")
    houses, awake = figure.subplots(1, 2, width_ratios=(3, 2))
    _houses(houses, measured.houses)
    _awake(awake, measured.awake)
    for axes in (houses, awake):
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(colors=INK)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def _houses(axes: Axes, costs: Sequence[Cost]) -> None:
    names = [cost.name for cost in costs]
    left = [0.0] * len(costs)
    for part, colour in zip(PARTS, COLOURS, strict=False):
        field = "ours" if part == "ours" else part[: len("postgres")].lower()
        widths = [float(getattr(cost, field)) for cost in costs]
        axes.barh(names, widths, left=left, color=colour, label=part)
        left = [a + b for a, b in zip(left, widths, strict=True)]
    axes.invert_yaxis()
    axes.set_xlabel("µs of CPU for a durable command")
    axes.set_title("What a command costs", fontsize=10)
    axes.legend(frameon=False, fontsize=8)


def _awake(axes: Axes, costs: Sequence[tuple[int, Cost]]) -> None:
    tables = [number for number, _ in costs]
    for label, style, colour, values in (
        ("all in all", "o-", COLOURS[0], [cost.ours for _, cost in costs]),
        ("without what goes on anyhow", "o--", COLOURS[1], [cost.own for _, cost in costs]),
    ):
        axes.plot(tables, values, style, color=colour, lw=2, label=label)
    axes.set_xscale("log")
    axes.set_xticks(tables, [f"{number:,}" for number in tables])
    axes.minorticks_off()
    axes.set_ylim(bottom=0)
    axes.set_xlabel("tables that are awake; a hundred of them are played at")
    axes.set_ylabel("µs of our CPU for a command")
    axes.set_title("Two nodes, while ever more is awake", fontsize=10)
    axes.legend(frameon=False, fontsize=8, loc="lower right")
