"""Write a table's log with every kind of event: `python -m tests.tables.write_log FILE`.

The logs of released schemas stay as they are, for ever; this makes the one of the next.
"""

import random
import sys
from itertools import count
from pathlib import Path
from typing import get_args

from pinxit.rules import Phase, Refusal
from pinxit.rules.commands import Mend, Skip, TakeBack
from pinxit.rules.events import AnyEvent
from pinxit.table.codec import dump_event
from pinxit.table.commands import (
    AnyTableCommand,
    Befriend,
    ClearSeat,
    ComeBack,
    KeepHost,
    PassHost,
    Play,
    SetReady,
    StandIn,
    Unban,
)
from pinxit.table.decide import LENT_SECONDS
from pinxit.table.events import AnyTableEvent, LookBanned, OwnEvent
from pinxit.table.settings import RELAXED, Absent, Settings
from tests.tables.evening import Evening

KINDS: frozenset[type] = frozenset((*get_args(OwnEvent), *get_args(AnyEvent)))
OLD: frozenset[type] = frozenset({LookBanned})  # happens no more, and is read for ever


def eventful_evening() -> Evening:
    """Return an evening at which everything happens that can."""
    for seed in count():
        evening = _second_game(_first_game(), random.Random(seed))
        if kinds_of(evening.events) == KINDS - OLD and len(evening.events) < 160:
            return evening
    raise AssertionError("nothing ever happens")


def _second_game(evening: Evening, rng: random.Random) -> Evening:
    """Play a game to its end with people who change their minds and fall asleep."""
    evening.change(Settings(house={"first": "host", "target": 9}, timers=RELAXED))
    evening.wait(60)
    evening.begin(evening.host)
    seats = list(evening.game.seats)
    while evening.phase is not Phase.OVER:
        evening.wait(1)
        seat = seats[int(rng.random() * len(seats))]
        if rng.random() < 0.3:
            _try(evening, seat, Play(TakeBack(seat)))
        elif rng.random() < 0.1:
            _try(evening, seat, Play(Mend(seat, "in other words")))
        elif rng.random() < 0.1:
            _try(evening, None, Play(Skip(seat)))
        else:
            evening.step()
    return evening


def _first_game() -> Evening:
    """Return an evening whose first game was stopped and left until too few were there."""
    evening = Evening("Ola", "Łucja", settings=Settings(public=True, absent=Absent.WAIT))
    evening.decks["plain"] = evening.decks["plain"][:25]
    evening.sit("Зоя", "violet")
    evening.add_computer()
    evening.sit("Rüpel")
    evening.kick("s5", ban=True)
    evening.do("s1", Unban("s5"))
    evening.do("s1", Befriend("s3"))
    evening.do("s2", SetReady(ready=True))
    evening.begin()
    evening.pause()
    evening.resume()
    evening.do(None, StandIn("s2"))
    evening.do("s2", ComeBack())
    evening.come_to(Phase.CLUE)
    evening.stand_up("s1", "s3")
    evening.sit("Ola")
    evening.come_to(Phase.CLUE)
    evening.end()
    return evening


def guarded_evening() -> Evening:
    """Return an evening with strangers, of whom one is vouched for and two are banned."""
    evening = Evening("Ola", settings=Settings(public=True))
    for name in ("Зоя", "Ela", "Rüpel", "Jan", "Łucja"):
        evening.sit(name)
    evening.do("s1", Befriend("s2"))
    evening.came_from = {"s1": {"home"}, "s3": {"home"}, "s4": {"there"}}
    evening.kick("s3", ban=True)
    evening.kick("s4", ban=True)
    evening.do(None, ClearSeat("s5"))
    evening.do("s1", Unban("s3"))
    return evening


def lent_evening() -> Evening:
    """Return an evening whose host goes away, comes back, goes away again, and is waited for."""
    evening = Evening("Ola", "Jan", "Ela")
    evening.here = frozenset({"s2", "s3"})
    evening.do(None, PassHost("s2"))
    evening.do("s1", ComeBack())
    evening.do(None, PassHost("s2"))
    evening.stand_up("s2")
    evening.wait(LENT_SECONDS)
    evening.do(None, KeepHost())
    return evening


def _try(evening: Evening, asker: str | None, command: AnyTableCommand) -> None:
    try:
        evening.do(asker, command)
    except Refusal:
        return


def kinds_of(events: list[AnyTableEvent]) -> frozenset[type]:
    """Return which kinds of events there are."""
    return frozenset(map(type, events))


def main(path: Path) -> None:
    """Write the log, an event a line."""
    made = {"guarded": guarded_evening, "lent": lent_evening}
    evening = made.get(path.stem.rpartition("-")[2], eventful_evening)()
    path.write_bytes(b"".join(dump_event(event) + b"\n" for event in evening.events))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
