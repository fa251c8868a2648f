"""Folding a table's events. Nothing is decided, drawn or refused here."""

from collections.abc import Callable, Iterable
from typing import assert_never

from msgspec.structs import replace

from pinxit.rules import Card, Phase, Seat
from pinxit.rules import evolve as evolve_game
from pinxit.rules.events import Event as GameEvent
from pinxit.rules.events import GameOver, GameStarted, SeatJoined

from .errors import NotAllowed, TableReason
from .events import (
    AnyTableEvent,
    Banned,
    CameBack,
    ClockSet,
    Gathered,
    HeartGiven,
    HostChanged,
    LookBanned,
    OwnEvent,
    Paused,
    PlayedFor,
    ReadySet,
    Renamed,
    Resumed,
    SatDown,
    ScreenPaired,
    ScreenUnpaired,
    SettingsChanged,
    ShowBegan,
    ShowHeld,
    ShowSkipped,
    ShowWentOn,
    StoodIn,
    StoodUp,
    TableOpened,
    Unbanned,
    VouchedFor,
)
from .played import Played, after
from .show import Show
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
    if table.played_for:
        table = replace(table, played_for=after(table.played_for, event, game.round.number))
    if table.show is not None and game.phase is not Phase.REVEAL:
        table = replace(table, show=None)
    if table.hearts and game.phase not in {Phase.REVEAL, Phase.OVER}:
        table = replace(table, hearts={})
    match event:
        case GameStarted():
            return replace(
                table,
                games=table.games + 1,
                game_version=version,
                names={s.seat: s.name for s in table.sitters if s.seat in game.seats},
                ready=(),
                paused=False,
                gathering=False,
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
        case Renamed():
            return _with_name(table, event)
        case Gathered():
            return replace(table, gathering=True)
        case HostChanged():
            return replace(table, host=event.seat, lent=event.lent)
        case LookBanned():
            return _with_ban(table, old_ban(event.look))
        case Banned():
            return _with_ban(table, event.ban)
        case Unbanned():
            bans = tuple(ban for ban in table.bans if ban.seat != event.seat)
            return replace(table, bans=bans)
        case VouchedFor():
            return _with_friend(table, event)
        case SettingsChanged():
            return replace(table, settings=event.settings)
        case Paused():
            return replace(table, paused=True, deadline=None, time_left=event.time_left)
        case Resumed():
            return replace(table, paused=False, deadline=event.deadline, time_left=None)
        case ClockSet():
            return replace(table, deadline=event.deadline)
        case ShowBegan():
            return replace(table, show=Show(event.began, event.length))
        case ShowSkipped() | ShowHeld() | ShowWentOn():
            return table if table.show is None else _with_show(table, table.show, event)
        case HeartGiven():
            return replace(table, hearts=_with_heart(table.hearts, event))
        case StoodIn():
            return _with_stand_in(table, event.seat, stood_in=True)
        case CameBack():
            return _with_stand_in(table, event.seat, stood_in=False)
        case PlayedFor():
            played = Played(event.seat, event.round, event.act)
            return replace(table, played_for=(*table.played_for, played))
        case ScreenPaired():
            made = table.screens_made + 1
            return replace(table, screens=(*table.screens, event.screen), screens_made=made)
        case ScreenUnpaired():
            screens = tuple(paired for paired in table.screens if paired.screen != event.screen)
            return replace(table, screens=screens)
        case TableOpened():
            return table
        case _:
            assert_never(event)


def _with_show(table: Table, show: Show, event: ShowSkipped | ShowHeld | ShowWentOn) -> Table:
    match event:
        case ShowSkipped():
            return replace(table, show=replace(show, began=event.began, skipped=True))
        case ShowHeld():
            return replace(table, show=replace(show, held=event.at))
        case ShowWentOn():
            return replace(table, show=replace(show, began=event.began, held=None))


def _with_heart(hearts: dict[Seat, Card], event: HeartGiven) -> dict[Seat, Card]:
    others = {seat: card for seat, card in hearts.items() if seat != event.seat}
    return others if event.card is None else others | {event.seat: event.card}


def _with_ready(table: Table, seat: str, *, ready: bool) -> Table:
    others = tuple(other for other in table.ready if other != seat)
    return replace(table, ready=(*others, seat) if ready else others)


def _with_stand_in(table: Table, seat: str, *, stood_in: bool) -> Table:
    return _with_sitter(table, seat, lambda sitter: replace(sitter, stood_in=stood_in))


def _with_friend(table: Table, event: VouchedFor) -> Table:
    table = _with_sitter(table, event.seat, lambda s: replace(s, name=event.name, own=None))
    return _with_name_in_game(table, event.seat, event.name)


def _with_name(table: Table, event: Renamed) -> Table:
    changed = {"name": event.name, "pawn": event.pawn, "own": event.own}
    table = _with_sitter(table, event.seat, lambda s: replace(s, **changed))
    return _with_name_in_game(table, event.seat, event.name)


def _with_name_in_game(table: Table, seat: str, name: str) -> Table:
    if seat not in table.names:
        return table
    return replace(table, names=table.names | {seat: name})


def _with_sitter(table: Table, seat: str, change: Callable[[Sitter], Sitter]) -> Table:
    sitters = (change(sitter) if sitter.seat == seat else sitter for sitter in table.sitters)
    return replace(table, sitters=tuple(sitters))


def _with_ban(table: Table, ban: Ban) -> Table:
    return replace(table, bans=(*table.bans, ban)[-REMEMBERED_BANS:])


def old_ban(look: str) -> Ban:
    """Return the ban of an old log or snapshot, which knew how a name looked and nothing else."""
    return Ban(seat=f"look {look}", name=look, look=look)
