"""Folding a table's events. Nothing is decided, drawn or refused here."""

from collections.abc import Callable, Iterable
from typing import assert_never

from msgspec.structs import replace

from pinxit.rules import evolve as evolve_game
from pinxit.rules.events import Event as GameEvent
from pinxit.rules.events import GameOver, GameStarted, SeatJoined

from .errors import NotAllowed, TableReason
from .events import (
    AnyTableEvent,
    Banned,
    Befriended,
    CameBack,
    ClockSet,
    HostChanged,
    LookBanned,
    OwnEvent,
    Paused,
    ReadySet,
    Resumed,
    SatDown,
    SettingsChanged,
    StoodIn,
    StoodUp,
    TableOpened,
    Unbanned,
)
from .state import REMEMBERED_BANS, REMEMBERED_GAMES, Ban, PastGame, Sitter, Table


def fold(events: Iterable[AnyTableEvent], table: Table | None = None) -> Table:
    """Return the table after all these events, from its opening or from `table` on."""
    for event in events:
        table = evolve(table, event)
    if table is None:
        raise NotAllowed(TableReason.NO_GAME)
    return table


def evolve(table: Table | None, event: AnyTableEvent) -> Table:
    """Return the table after one event; each is one version."""
    if table is None:
        if not isinstance(event, TableOpened):
            raise NotAllowed(TableReason.NO_GAME)
        return Table(code=event.code, version=1, settings=event.settings)
    version = table.version + 1
    if isinstance(event, GameEvent):
        return _with_game(table, event, version)
    return replace(_with_table(table, event), version=version)


def _with_game(table: Table, event: AnyTableEvent, version: int) -> Table:
    assert isinstance(event, GameEvent)  # noqa: S101 (said once more for the types)
    started = isinstance(event, GameStarted)
    game = evolve_game(None if started else table.game, event)
    table = replace(table, game=game, version=version)  # all that most moves change
    match event:
        case GameStarted():
            return replace(
                table,
                games=table.games + 1,
                game_version=version,
                names={s.seat: s.name for s in table.sitters if s.seat in game.seats},
                ready=(),
                paused=False,
            )
        case SeatJoined():
            names = {s.seat: s.name for s in table.sitters if s.seat == event.seat}
            return replace(table, names=table.names | names)
        case GameOver():
            return _with_history(table)
        case _:
            return table


def _with_history(table: Table) -> Table:
    assert table.game is not None  # noqa: S101 (it has just ended)
    past = PastGame(
        number=table.games,
        edition=table.game.edition.id,
        scores=dict(table.game.scores),
        winners=table.game.winners,
        names=table.names,
        first_version=table.game_version,
        last_version=table.version,
    )
    history = (*table.history, past)[-REMEMBERED_GAMES:]
    return replace(table, history=history, paused=False, deadline=None, time_left=None)


def _with_table(table: Table, event: OwnEvent) -> Table:
    match event:
        case SatDown():
            return replace(
                table, sitters=(*table.sitters, event.sitter), seats_made=table.seats_made + 1
            )
        case StoodUp():
            sitters = tuple(s for s in table.sitters if s.seat != event.seat)
            return replace(_with_ready(table, event.seat, ready=False), sitters=sitters)
        case ReadySet():
            return _with_ready(table, event.seat, ready=event.ready)
        case HostChanged():
            return replace(table, host=event.seat, lent=event.lent)
        case LookBanned():
            return _with_ban(table, old_ban(event.look))
        case Banned():
            return _with_ban(table, event.ban)
        case Unbanned():
            bans = tuple(ban for ban in table.bans if ban.seat != event.seat)
            return replace(table, bans=bans)
        case Befriended():
            return _with_friend(table, event)
        case SettingsChanged():
            return replace(table, settings=event.settings)
        case Paused():
            return replace(table, paused=True, deadline=None, time_left=event.time_left)
        case Resumed():
            return replace(table, paused=False, deadline=event.deadline, time_left=None)
        case ClockSet():
            return replace(table, deadline=event.deadline)
        case StoodIn():
            return _with_stand_in(table, event.seat, stood_in=True)
        case CameBack():
            return _with_stand_in(table, event.seat, stood_in=False)
        case TableOpened():
            return table
        case _:
            assert_never(event)


def _with_ready(table: Table, seat: str, *, ready: bool) -> Table:
    others = tuple(other for other in table.ready if other != seat)
    return replace(table, ready=(*others, seat) if ready else others)


def _with_stand_in(table: Table, seat: str, *, stood_in: bool) -> Table:
    return _with_sitter(table, seat, lambda sitter: replace(sitter, stood_in=stood_in))


def _with_friend(table: Table, event: Befriended) -> Table:
    table = _with_sitter(table, event.seat, lambda s: replace(s, name=event.name, own=None))
    if event.seat not in table.names:
        return table
    return replace(table, names=table.names | {event.seat: event.name})


def _with_sitter(table: Table, seat: str, change: Callable[[Sitter], Sitter]) -> Table:
    sitters = (change(sitter) if sitter.seat == seat else sitter for sitter in table.sitters)
    return replace(table, sitters=tuple(sitters))


def _with_ban(table: Table, ban: Ban) -> Table:
    return replace(table, bans=(*table.bans, ban)[-REMEMBERED_BANS:])


def old_ban(look: str) -> Ban:
    """Return the ban of an old log or snapshot, which knew how a name looked and nothing else."""
    return Ban(seat=f"look {look}", name=look, look=look)
