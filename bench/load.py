"""What the server bears: many tables, many connections, much that is stored.

`pinxit serve` runs on one core with SQLite on the disk of the project; clients of our own, which do
no more than they must, play whole random games on the other cores. Every command is durable, every
seat counts what it hears. The clients say how late they were themselves, so that one sees whether
they were what was slow. Figures are kept in bench/results/load.json, part by part; `--write` puts
them into docs/performance.md and draws docs/pictures/load.svg.
"""

import argparse
import asyncio
import signal
import sys
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.loading import chart, measures, report  # noqa: E402 (its place is known now)
from bench.loading.figures import Fanout, Figures  # noqa: E402 (as above)
from bench.loading.machine import describe  # noqa: E402 (as above)
from bench.loading.stored import RESULTS, kept  # noqa: E402 (as above)
from bench.server import in_turns, record, turns_of  # noqa: E402 (as above)

KEPT: Final = RESULTS / "load.json"
PICTURE: Final = ROOT / "docs" / "pictures" / "load.svg"
PARTS: Final = ("fanout", "load", "memory", "start", "hold")
STORED: Final = 10_000
BEAT: Final = 25.0  # seconds, as the client for browsers does
FEW: Final = 80  # for a quick look


def fanout(tables: int, commands: int, repeats: int) -> Fanout:
    """Compare what a command costs with what the stack alone costs (`bench/server.py`)."""
    real, bare = [], []
    turns = turns_of(tables, commands)
    say("fan-out: what the bare server shall repeat")
    played = asyncio.run(record(tables, turns))
    for number in range(repeats):
        say(f"fan-out: run {number + 1} of {repeats}")
        runs, played = asyncio.run(in_turns(played, turns))
        real.append(round(runs["real"].micros, 1))
        bare.append(round(runs["bare"].micros, 1))
    return Fanout(tuple(real), tuple(bare))


async def measure(part: str, figures: Figures, *, quick: bool) -> None:
    """Measure one part."""
    stored = FEW if quick else STORED
    match part:
        case "load":
            sizes = (
                ((10, 10.0), (60, 1.0))
                if quick
                else ((30, 1.0), (30, 10.0), (300, 1.0), (3000, 0.1))
            )
            seconds = 2.0 if quick else 60.0
            loads = [await measures.load(stored, n, rate, seconds, say) for n, rate in sizes]
            figures.loads = tuple(loads)
        case "memory":
            step, steps = (20, 2) if quick else (200, 5)
            figures.memory = await measures.memory(stored, step, steps, say, patient=not quick)
        case "start":
            figures.start = await measures.start(stored, 1 if quick else 5, say)
        case "hold":
            number, seconds, beat = (300, 2.0, 1.0) if quick else (5000, 60.0, BEAT)
            figures.hold = await measures.hold(stored, number, seconds, beat, say)


def known(file: Path) -> Figures:
    """Return what was measured before, unless that was kept in another form."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Figures)
    except (FileNotFoundError, msgspec.ValidationError):
        return Figures()


def say(what: str) -> None:
    """Tell what is being measured."""
    print(f"  … {what}", file=sys.stderr, flush=True)


def main() -> None:
    """Measure what is asked for, print everything that is known, write it down if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help=f"{', '.join(PARTS)}; without any, all")
    parser.add_argument("--quick", action="store_true", help="a small form, in half a minute")
    parser.add_argument("--write", action="store_true", help="write docs/performance.md")
    options = parser.parse_args()
    for part in options.parts:
        if part not in PARTS:
            parser.error(f"There is no part “{part}”: {', '.join(PARTS)}.")
    if options.quick and options.write:
        parser.error("A quick look is not worth writing down.")
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.default_int_handler)  # whatever is started is ended then
    for tables in (0, FEW if options.quick else STORED):
        kept(tables)  # before an event loop runs, as it needs one
    file = RESULTS / "quick.json" if options.quick else KEPT
    figures = known(file)
    figures.machine, figures.command = describe(), "python bench/load.py"
    for part in options.parts or (PARTS[1:] if options.quick else PARTS):
        if part == "fanout":
            figures.fanout = fanout(4, 300, 1) if options.quick else fanout(10, 3000, 9)
        else:
            asyncio.run(measure(part, figures, quick=options.quick))
        file.write_bytes(msgspec.json.format(msgspec.json.encode(figures)))
    print(report.as_text(figures))
    if options.write:
        report.write(figures)
        chart.draw(figures.loads or (), PICTURE)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("Ended early; what was measured before is kept.") from None
