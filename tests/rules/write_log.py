"""Write a log with every kind of event, once for each schema: `python -m tests.rules.write_log`.

The logs of released schemas stay as they are, for ever; this makes the one of the next.
"""

import random
import sys
from itertools import count
from pathlib import Path
from typing import get_args

from pinxit import __version__
from pinxit.rules import EDITIONS, Phase, with_house_rules
from pinxit.rules.events import AnyEvent
from pinxit.rules.log import Writer
from tests.rules.wander import Wanderer

KINDS = set(get_args(AnyEvent))


def main(path: Path) -> None:
    """Wander through games until one has seen everything."""
    edition = with_house_rules(EDITIONS["dixit"], {"target": 12})
    seeds = count()
    while True:
        wanderer = Wanderer(edition, 4, 31, random.Random(next(seeds)))
        while wanderer.game.phase is not Phase.OVER:
            wanderer.step()
        if {type(event) for event in wanderer.events} == KINDS and len(wanderer.steps) < 60:
            break
    writer = Writer(f"pinxit {__version__}")
    lines = [writer.open()]
    lines += [writer.step(1, seat, command, events) for seat, command, events in wanderer.steps]
    path.write_bytes(b"".join([*lines, writer.close()]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
