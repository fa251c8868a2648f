"""What can be had of games that are over: their story, what there is to check, the whole log."""

from collections.abc import Iterable
from itertools import takewhile

from msgspec import Struct

from pinxit.rules import Card, Seat
from pinxit.rules.events import AnyEvent as AnyGameEvent
from pinxit.rules.events import Event as GameEvent
from pinxit.rules.events import GameStarted, RoundBegan, RoundRevealed
from pinxit.rules.evidence import Evidence, evidence
from pinxit.rules.recap import Recap, recap
from pinxit.table.albums import Album
from pinxit.table.awake.tables import AwakeTables
from pinxit.table.clips import ClipView, of_game, views_for
from pinxit.table.codec import load_event
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import AnyTableEvent, HeartGiven, PlayedFor
from pinxit.table.played import Noted, Played, after
from pinxit.table.ports import Record, Store
from pinxit.table.retelling import Retold, retell
from pinxit.table.screens import Screen
from pinxit.table.sharing import shareable
from pinxit.table.state import PastGame, Table, past_game
from pinxit.table.strangers import may_know_names, outward_names


class Story(Struct, frozen=True):
    """A game that is over, as it may be told."""

    recap: Recap
    names: dict[Seat, str]
    pawns: dict[Seat, str]  # of those who still sit there
    played_for: tuple[Played, ...]
    hearts: dict[int, dict[Seat, Card]]  # round → who liked which card best
    clips: tuple[ClipView, ...] = ()  # that its clues were told with


class _Past(Struct, frozen=True, kw_only=True):
    """What is stored of a game that is over."""

    events: list[AnyTableEvent]
    after: list[AnyTableEvent]  # what followed until the next game, as far as it is kept
    names: dict[Seat, str]
    pawns: dict[Seat, str]
    clips: tuple[ClipView, ...]


class Archive:
    """Reads stored logs, for those who may know what is in them."""

    def __init__(self, store: Store, tables: AwakeTables) -> None:
        self._store = store
        self._tables = tables

    async def story(
        self, code: str, number: int, seat: Seat | None = None, screen: Screen | None = None
    ) -> Story:
        """Tell a seat (None: anyone) the story of a game that is over, and who its seats were."""
        past = await self._past(code, number, seat, screen)
        return Story(
            recap(_of_the_game(past.events)),
            past.names,
            past.pawns,
            _played_for(past.events),
            _hearts((*past.events, *past.after)),
            past.clips,
        )

    async def evidence(
        self, code: str, number: int, seat: Seat | None = None
    ) -> tuple[Evidence, dict[Seat, str]]:
        """Tell what there is to check of a game that is over, and who its seats were."""
        past = await self._past(code, number, seat)
        return evidence(_of_the_game(past.events)), past.names

    async def retold(self, table: Table, album: Album) -> Retold:
        """Tell a game as it is told to whoever has the link to its album."""
        past = past_game(table, album.game)
        events, after = await self._events(table.code, past)
        hearts = _hearts((*events, *after))
        story = recap(_of_the_game(events))
        return retell(table, album, past, story, hearts, _played_for(events))

    async def export(self, code: str) -> tuple[Record, ...]:
        """Return the whole log of a table at which no game is running, for its host to keep."""
        live = await self._tables.get(code)
        if live.table.running:
            raise NotAllowed(TableReason.GAME_RUNNING)
        newest = live.table.version  # a game that begins meanwhile is not for anyone to see
        records = await self._store.read(code)
        return tuple(shareable(record) for record in records if record.version <= newest)

    async def _past(
        self, code: str, number: int, seat: Seat | None, screen: Screen | None = None
    ) -> _Past:
        """Return what happened in a game that is over, and who its seats were."""
        table = (await self._tables.get(code)).table
        past = past_game(table, number)
        events, after = await self._events(code, past)
        names = past.names
        if not may_know_names(table, seat, screen):
            names = outward_names(table, names)
        pawns = {s.seat: s.pawn for s in table.sitters if s.seat in names}
        clips = views_for(seat, of_game(table.clips, number))
        return _Past(events=events, after=after, names=names, pawns=pawns, clips=clips)

    async def _events(
        self, code: str, past: PastGame
    ) -> tuple[list[AnyTableEvent], list[AnyTableEvent]]:
        """Return what happened in a game, and what is kept of what followed until the next."""
        records = await self._store.read(code, past.first_version - 1)
        events = [load_event(record.event) for record in records]
        length = sum(record.version <= past.last_version for record in records)
        return events[:length], list(takewhile(_is_not_a_start, events[length:]))


def _is_not_a_start(event: AnyTableEvent) -> bool:
    return not isinstance(event, GameStarted)


def _hearts(events: Iterable[AnyTableEvent]) -> dict[int, dict[Seat, Card]]:
    """Return who liked which card best, round by round: the last word of each seat counts.

    The hearts of the last round may be given when the game is over, so also what follows is read.
    """
    given: dict[int, dict[Seat, Card]] = {}
    for event in events:
        if isinstance(event, HeartGiven):
            of_round = given.setdefault(event.round, {})
            of_round.pop(event.seat, None)
            if event.card is not None:
                of_round[event.seat] = event.card
    return {number: hearts for number, hearts in given.items() if hearts}


def _of_the_game(events: Iterable[AnyTableEvent]) -> list[AnyGameEvent]:
    return [event for event in events if isinstance(event, GameEvent)]


def _played_for(events: Iterable[AnyTableEvent]) -> tuple[Played, ...]:
    """Return what computer players did for people, in the rounds that were revealed."""
    number = 0
    noted: Noted = ()
    told: list[Played] = []
    for event in events:
        match event:
            case PlayedFor():
                noted += (Played(event.seat, event.round, event.act),)
                continue
            case GameStarted():
                number = 1
            case RoundBegan():
                number = event.number
            case _:
                pass
        if isinstance(event, GameEvent):
            noted = after(noted, event, number)
        if isinstance(event, RoundRevealed):
            told += noted
    return tuple(told)
