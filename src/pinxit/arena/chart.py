"""A tournament as a picture."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .standings import Duel, Line, Share, Standings

INK = "#3b2a1a"
COLOURS = ("#b5752a", "#3f5f9e", "#2f7d6b", "#9a4a3c", "#7a7266", "#8a5a9e")


def draw(outcome: Standings, path: Path) -> None:
    """Write the chart; the file's ending says in which format."""
    mpl.use("Agg")  # there may be no screen
    mpl.rcParams.update({"text.color": INK, "axes.labelcolor": INK, "svg.hashsalt": "pinxit"})
    figure = Figure(figsize=(10, 7.5), layout="constrained")
    (rates, success), (found, duels) = figure.subplots(2, 2)
    sizes = sorted({line.size for line in outcome.lines})
    _bars(rates, outcome.lines, sizes, "Victories per seat at mixed tables", "win_rate")
    _bars(success, outcome.lines, sizes, "Stories that some found, and some did not", "success")
    _bars(found, outcome.lines, sizes, "Votes that found the card that was meant", "found")
    _duels(duels, outcome.duels)
    figure.suptitle(f"{outcome.games} games; whiskers are 95 % intervals", fontsize=11)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def _bars(axes: Axes, lines: Sequence[Line], sizes: Sequence[int], title: str, field: str) -> None:
    players = list(dict.fromkeys(line.player for line in lines))
    width = 0.8 / len(sizes)
    for place, size in enumerate(sizes):
        chosen = {line.player: getattr(line, field) for line in lines if line.size == size}
        for column, player in enumerate(players):
            if player in chosen:
                _bar(
                    axes,
                    column + (place - (len(sizes) - 1) / 2) * width,
                    width,
                    chosen[player],
                    place,
                )
    axes.set_xticks(range(len(players)), players)
    axes.set_title(f"{title} ({' | '.join(f'{size} players' for size in sizes)})", fontsize=9)
    axes.set_ylim(bottom=0)
    axes.spines[["top", "right"]].set_visible(False)


def _bar(axes: Axes, x: float, width: float, share: Share, place: int) -> None:
    axes.bar(x, share.value, width * 0.92, color=COLOURS[place % len(COLOURS)])
    whiskers = [[max(0, share.value - share.low)], [max(0, share.high - share.value)]]
    axes.errorbar(x, share.value, yerr=whiskers, color=INK, capsize=2, lw=1)


def _duels(axes: Axes, duels: Sequence[Duel]) -> None:
    labels = [f"{duel.one} over {duel.other}, {duel.size}" for duel in duels]
    for row, duel in enumerate(reversed(duels)):
        span = [[duel.points.value - duel.points.low], [duel.points.high - duel.points.value]]
        axes.errorbar(duel.points.value, row, xerr=span, fmt="o", color=INK, ms=4, capsize=2)
    axes.axvline(0.5, color="#bbb", lw=1)
    axes.set_yticks(range(len(labels)), list(reversed(labels)), fontsize=6)
    axes.set_title("Share of the points in duels (even: 0.5)", fontsize=9)
    axes.spines[["top", "right"]].set_visible(False)
