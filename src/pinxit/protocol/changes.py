"""Which sections an event changes, known beforehand: nothing is compared.

Most sections are the same for everyone. `mine`, `may`, `bans`, `albums` and `whispers` are not:
some events change them for every seat, others for the seat that they name. At a quiet table, names
are not told to all, so what tells them changes for whoever comes to know them.
`tests/protocol/test_changes.py` holds these tables against whole views, event by event.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from pinxit.rules import Game, Seat, events
from pinxit.table import events as table
from pinxit.table.events import AnyTableEvent

from .sections import ALL

NOTHING: Final[frozenset[str]] = frozenset()
MAY: Final = frozenset({"may"})
MINE: Final = frozenset({"mine"})
PRIVATE: Final = MINE | MAY
BANS: Final = frozenset({"bans"})
NAMES: Final = frozenset({"sitters", "history"})
HISTORY: Final = frozenset({"history"})
CLIPS: Final = frozenset({"clips"})
ALBUMS: Final = frozenset({"albums"})
PLAYED_FOR: Final = frozenset({"played_for"})
WHISPERS: Final = frozenset({"whispers"})

# What changes for everyone who looks at the table.
PUBLIC: Final[Mapping[type, frozenset[str]]] = {
    events.GameStarted: ALL
    - PRIVATE
    - BANS
    - ALBUMS
    - WHISPERS
    - {"spectators", "screens", "clock", "history"},
    events.RaceWon: frozenset({"round", "waiting", "scores", "piles"}),
    events.ClueTold: frozenset({"round", "waiting", "piles"}),
    events.ClueMended: frozenset({"round"}),
    events.CardsGiven: frozenset({"waiting", "piles"}),
    events.CardsTakenBack: frozenset({"waiting", "piles"}),
    events.BoardLaid: frozenset({"round", "waiting", "board"}),
    events.VoteCast: frozenset({"waiting"}),
    events.VoteTakenBack: frozenset({"waiting"}),
    events.SeatsSkipped: frozenset({"waiting"}),
    events.RoundRevealed: PLAYED_FOR | {"round", "waiting", "scores", "piles", "board", "reveal"},
    events.RoundVoided: frozenset({"round", "waiting", "piles", "board"}),
    events.PileShuffled: frozenset({"piles"}),
    events.HandsFilled: frozenset({"piles"}),
    events.RoundBegan: frozenset({"numbers", "round", "waiting", "scores", "clock", "hearts"}),
    events.SeatLeft: frozenset({"round", "waiting", "scores", "piles"}),
    events.SeatJoined: frozenset({"scores", "piles"}),
    events.GamePaused: frozenset({"round", "waiting", "clock", "hearts"}),
    events.GameOver: frozenset({"game", "round", "history", "table", "clock"}),
    table.TableOpened: ALL,
    table.SettingsChanged: NAMES | {"table"},
    table.SatDown: frozenset({"sitters"}),
    table.StoodUp: frozenset({"sitters"}),
    table.ReadySet: frozenset({"sitters"}),
    table.Renamed: frozenset({"sitters"}),
    table.Gathered: frozenset({"table"}),
    table.LookBanned: NOTHING,
    table.Banned: NOTHING,
    table.Unbanned: NOTHING,
    table.VouchedFor: frozenset({"sitters"}),
    table.HostChanged: frozenset({"table"}),
    table.Paused: frozenset({"table", "clock"}),
    table.Resumed: frozenset({"table", "clock"}),
    table.ClockSet: frozenset({"clock"}),
    table.ShowBegan: frozenset({"clock"}),
    table.ShowSkipped: frozenset({"clock"}),
    table.ShowHeld: frozenset({"clock"}),
    table.ShowWentOn: frozenset({"clock"}),
    table.HeartGiven: frozenset({"hearts"}),
    table.Whispered: NOTHING,
    table.WhispersForgotten: NOTHING,
    table.StoodIn: frozenset({"sitters"}),
    table.CameBack: frozenset({"sitters"}),
    table.PlayedFor: NOTHING,
    table.ClipTold: CLIPS,
    table.ClipShared: NOTHING,
    table.ScreenPaired: frozenset({"screens"}),
    table.ScreenUnpaired: frozenset({"screens"}),
    table.AlbumSigned: NOTHING,
    table.AlbumShared: NOTHING,
    table.AlbumTakenBack: NOTHING,
}

# What changes for spectators besides: with the last stranger gone, they may know names.
SPECTATING: Final[Mapping[type, frozenset[str]]] = {
    table.StoodUp: HISTORY,
    table.VouchedFor: HISTORY,
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
    events.GameOver: MAY | ALBUMS,
    table.Paused: MAY,
    table.Resumed: MAY,
    table.HostChanged: BANS,
    table.LookBanned: BANS,
    table.Banned: BANS,
    table.Unbanned: BANS,
    table.AlbumShared: ALBUMS,
    table.AlbumTakenBack: ALBUMS,
    table.WhispersForgotten: WHISPERS,
}

# What changes for the seats that the event names besides.
NAMED: Final[Mapping[type, frozenset[str]]] = {
    events.ClueTold: MINE,
    events.CardsGiven: PRIVATE,
    events.CardsTakenBack: PRIVATE | PLAYED_FOR,
    events.VoteCast: PRIVATE,
    events.VoteTakenBack: PRIVATE | PLAYED_FOR,
    events.SeatsSkipped: MAY,
    events.HandsFilled: MINE,
    events.SeatLeft: PRIVATE,
    events.SeatJoined: PRIVATE,
    table.SatDown: HISTORY | ALBUMS,
    table.StoodUp: HISTORY | ALBUMS | WHISPERS | CLIPS,
    table.VouchedFor: HISTORY,
    table.PlayedFor: PLAYED_FOR,
    table.AlbumSigned: ALBUMS,
    table.Whispered: WHISPERS,
    table.ClipShared: CLIPS,
}


# Whom those events name.
NAMED_IN: Final[Mapping[type, Callable[[Any], tuple[Seat, ...]]]] = {
    **dict.fromkeys(NAMED, lambda event: (event.seat,)),
    events.HandsFilled: lambda event: tuple(event.dealt),
    events.SeatsSkipped: lambda event: event.seats,
    table.SatDown: lambda event: (event.sitter.seat,),
}


class Changed(Struct, frozen=True, gc=False):
    """The names of the sections that some events have changed, for everyone who looks."""

    watching: frozenset[str]  # for spectators
    seated: frozenset[str]  # for all seats but those that follow
    named: dict[Seat, frozenset[str]]

    def for_seat(self, seat: Seat | None) -> frozenset[str]:
        """Name the sections for a seat (None: a spectator)."""
        return self.watching if seat is None else self.named.get(seat, self.seated)


EVERYTHING: Final = Changed(ALL, ALL, {})
Mark = tuple[type, tuple[Seat, ...], bool]  # an event's kind, whom it names, whether it ends a game


def changed_by(happened: Iterable[AnyTableEvent], game: Game | None = None) -> Changed:
    """Name the sections that these events have changed; `game` is the one of now, if it is known.

    The first card given ends the time in which a clue may be mended, so `may` changes for a seat
    that the event does not name. Whenever the storyteller changes, `may` changes for all, so the
    one of now is the one of then.
    """
    marks = tuple(map(_mark, happened))
    given = sum([kind is events.CardsGiven for kind, _, _ in marks])
    return _changed(marks, None if game is None else _menders(game, given))


def _menders(game: Game, given: int) -> tuple[Seat, ...]:
    """Name who could mend a clue until so many gave cards, or perhaps could."""
    if not given or game.round.storyteller is None:
        return ()
    teller, laid = game.round.storyteller, game.round.laid
    return () if len(laid) - (teller in laid) > given else (teller,)


@lru_cache(maxsize=2048)  # most moves look like one of a few hundred others
def _changed(marks: tuple[Mark, ...], menders: tuple[Seat, ...] | None) -> Changed:
    public: set[str] = set()
    spectating: set[str] = set()
    seated: set[str] = set()
    named: dict[Seat, frozenset[str]] = {}
    for kind, seats, ending in marks:
        public |= PUBLIC[kind]
        spectating |= SPECTATING.get(kind, NOTHING)
        seated |= SEATED.get(kind, NOTHING)
        if ending:
            public.add("game")  # a large section, so not after every round
        for seat in seats:
            named[seat] = named.get(seat, NOTHING) | NAMED[kind]
        if kind is not events.CardsGiven:
            continue
        if menders is None:
            seated |= MAY
        for seat in menders or ():
            named[seat] = named.get(seat, NOTHING) | MAY
    others = frozenset(public | seated)
    return Changed(
        frozenset(public | spectating), others, {seat: others | own for seat, own in named.items()}
    )


def _mark(event: AnyTableEvent) -> Mark:
    """Return all of an event that matters here."""
    kind = type(event)
    named = NAMED_IN.get(kind)
    ending = kind is events.RoundRevealed and event.ending is not None  # type: ignore[union-attr]  # its kind
    return kind, () if named is None else named(event), ending
