"""Which sections an event changes, known beforehand: nothing is compared.

Most sections are the same for everyone. `mine` and `may` are not: some events change them for
every seat, others for the seat that they name. `tests/protocol/test_changes.py` holds these tables
against whole views, event by event.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from pinxit.rules import Seat, events
from pinxit.table import events as table
from pinxit.table.events import AnyTableEvent

from .sections import ALL

NOTHING: Final[frozenset[str]] = frozenset()
MAY: Final = frozenset({"may"})
MINE: Final = frozenset({"mine"})
PRIVATE: Final = MINE | MAY

# What changes for everyone who looks at the table.
PUBLIC: Final[Mapping[type, frozenset[str]]] = {
    events.GameStarted: ALL - PRIVATE - {"sitters", "spectators", "clock", "history"},
    events.RaceWon: frozenset({"round", "waiting", "scores", "piles"}),
    events.ClueTold: frozenset({"round", "waiting", "piles"}),
    events.ClueMended: frozenset({"round"}),
    events.CardsGiven: frozenset({"waiting", "piles"}),
    events.CardsTakenBack: frozenset({"waiting", "piles"}),
    events.BoardLaid: frozenset({"round", "waiting", "board"}),
    events.VoteCast: frozenset({"waiting"}),
    events.VoteTakenBack: frozenset({"waiting"}),
    events.SeatsSkipped: frozenset({"waiting"}),
    events.RoundRevealed: frozenset({"round", "waiting", "scores", "piles", "board", "reveal"}),
    events.RoundVoided: frozenset({"round", "waiting", "piles", "board"}),
    events.PileShuffled: frozenset({"piles"}),
    events.HandsFilled: frozenset({"piles"}),
    events.RoundBegan: frozenset({"numbers", "round", "waiting", "scores"}),
    events.SeatLeft: frozenset({"round", "waiting", "scores", "piles"}),
    events.SeatJoined: frozenset({"scores", "piles"}),
    events.GamePaused: frozenset({"round", "waiting"}),
    events.GameOver: frozenset({"game", "round", "history", "table", "clock"}),
    table.TableOpened: ALL,
    table.SettingsChanged: frozenset({"table"}),
    table.SatDown: frozenset({"sitters"}),
    table.StoodUp: frozenset({"sitters"}),
    table.LookBanned: NOTHING,
    table.HostChanged: frozenset({"table"}),
    table.Paused: frozenset({"table", "clock"}),
    table.Resumed: frozenset({"table", "clock"}),
    table.ClockSet: frozenset({"clock"}),
    table.StoodIn: frozenset({"sitters"}),
    table.CameBack: frozenset({"sitters"}),
}

# What changes for every seat besides.
SEATED: Final[Mapping[type, frozenset[str]]] = {
    events.GameStarted: PRIVATE,
    events.RaceWon: MAY,
    events.ClueTold: MAY,
    events.BoardLaid: MAY,
    events.RoundRevealed: PRIVATE,
    events.RoundVoided: PRIVATE,
    events.RoundBegan: MAY,
    events.GamePaused: MAY,
    events.GameOver: MAY,
    table.Paused: MAY,
    table.Resumed: MAY,
}

# What changes for the seats that the event names besides.
NAMED: Final[Mapping[type, frozenset[str]]] = {
    events.ClueTold: MINE,
    events.CardsGiven: PRIVATE,
    events.CardsTakenBack: PRIVATE,
    events.VoteCast: PRIVATE,
    events.VoteTakenBack: PRIVATE,
    events.SeatsSkipped: MAY,
    events.HandsFilled: MINE,
    events.SeatLeft: PRIVATE,
    events.SeatJoined: PRIVATE,
}


def changed_by(
    happened: Iterable[AnyTableEvent], seat: Seat | None, storyteller: Seat | None = None
) -> frozenset[str]:
    """Name the sections that these events have changed for a seat.

    `storyteller` is who tells now; None: not known. The first card given ends the time in which
    a clue may be mended, so `may` changes for a seat that the event does not name. Whenever the
    storyteller changes, `may` changes for all, so the one of now is the one of then.
    """
    names: set[str] = set()
    for event in happened:
        kind = type(event)
        names |= PUBLIC[kind]
        if isinstance(event, events.RoundRevealed) and event.ending is not None:
            names.add("game")  # a large section, so not after every round
        if seat is None:
            continue
        names |= SEATED.get(kind, NOTHING)
        if kind in NAMED and seat in _named(event):
            names |= NAMED[kind]
        if kind is events.CardsGiven and storyteller in {None, seat}:
            names |= MAY
    return frozenset(names)


def _named(event: AnyTableEvent) -> Iterable[Seat | None]:
    match event:
        case events.HandsFilled():
            return event.dealt
        case events.SeatsSkipped():
            return event.seats
        case _:
            return (getattr(event, "seat", None),)
