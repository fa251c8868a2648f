"""The load as a picture: how long commands take, and what one costs, by the number of tables."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from pinxit.arena.chart import COLOURS, INK

from .figures import Load

GOAL: Final = 50.0  # milliseconds


def draw(loads: Sequence[Load], path: Path) -> None:
    """Write the chart; its paper is white, so that it can be read on any page."""
    mpl.use("Agg")  # there may be no screen
    mpl.rcParams.update({"text.color": INK, "axes.labelcolor": INK, "svg.hashsalt": "pinxit"})
    figure = Figure(figsize=(10, 4), layout="constrained")
    waits, costs = figure.subplots(1, 2, width_ratios=(3, 2))
    _waits(waits, loads)
    _costs(costs, loads)
    for axes in (waits, costs):
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(colors=INK)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def _name(load: Load) -> str:
    return f"{load.tables:,} tables, {load.rate * load.tables:g} commands a second"


def _tables(load: Load) -> int:
    return load.tables


def _waits(axes: Axes, loads: Sequence[Load]) -> None:
    for load, colour in zip(loads, COLOURS, strict=False):
        axes.plot(*zip(*load.curve, strict=True), color=colour, lw=2, label=_name(load))
    axes.plot(GOAL, 1, "x", color=INK)
    axes.annotate("goal", (GOAL, 1), (6, 4), textcoords="offset points", fontsize=8)
    axes.set_xscale("log")
    axes.set_yscale("log")
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    axes.minorticks_off()
    axes.set_xlabel("milliseconds from a command to the last of six seats")
    axes.set_ylabel("% of the commands take longer")
    axes.set_title("Until everyone at the table knows", fontsize=10)
    axes.legend(frameon=False, fontsize=8, loc="lower left")


def _costs(axes: Axes, loads: Sequence[Load]) -> None:
    chosen = sorted((load for load in loads if load.rate * load.tables > 100), key=_tables)
    tables = [load.tables for load in chosen]
    axes.plot(
        tables, [load.micros for load in chosen], "o-", color=COLOURS[0], lw=2, label="all in all"
    )
    own = [load.own_micros for load in chosen]
    axes.plot(tables, own, "o--", color=COLOURS[1], lw=2, label="without what it does anyhow")
    axes.set_xscale("log")
    axes.set_xticks(tables, [f"{number:,}" for number in tables])
    axes.minorticks_off()
    axes.set_ylim(bottom=0)
    axes.set_xlabel("tables of six")
    axes.set_ylabel("µs of the server's CPU for a command")
    axes.set_title("What a command costs", fontsize=10)
    axes.legend(frameon=False, fontsize=8, loc="lower right")
