"""Deciding what is asked of a table: who may ask it, then what happens.

`asker` is the seat that the connection proved to be, never what a message says; None is the
table itself: its clock, its computer players. What the world must bring along (the time, a
seed, the decks) comes in `Context`, so that everything here is as pure as the rules.
"""

from typing import assert_never

from pinxit.rules import Seat
from pinxit.rules import decide as decide_move
from pinxit.rules.commands import Finish, Move, Skip, TimeOut
from pinxit.table.commands import (
    AddComputer,
    AnyTableCommand,
    Begin,
    ChangeSettings,
    ClearSeat,
    ComeBack,
    Extend,
    ForgetWhispers,
    Gather,
    GiveHeart,
    HandOver,
    KeepHost,
    Kick,
    PairScreen,
    PassHost,
    Pause,
    PlayFor,
    Rename,
    Resume,
    SetReady,
    ShareAlbum,
    ShareClip,
    SignAlbum,
    Sit,
    SkipShow,
    StandIn,
    StandUp,
    StartClock,
    TakeBackAlbum,
    Unban,
    UnpairScreen,
    Vouch,
    Whisper,
)
from pinxit.table.events import Events, Paused, TableOpened, Why
from pinxit.table.evolve import fold
from pinxit.table.moderate import check_own_host, unban, vouch
from pinxit.table.settings import Settings, check_settings, with_house_deck, with_seats
from pinxit.table.state import Table, sitter

from . import (
    agreements,
    albums,
    clips,
    clocks,
    games,
    hearts,
    hosts,
    screens,
    seats,
    shows,
    whispers,
)
from .checks import check_going, check_host, check_person, check_running, seated, time_left
from .context import Context

_HostCommand = (
    Begin
    | Gather
    | ChangeSettings
    | AddComputer
    | Kick
    | Unban
    | Vouch
    | HandOver
    | Finish
    | Pause
    | Resume
    | Extend
    | SkipShow
    | PairScreen
    | UnpairScreen
    | ShareAlbum
    | TakeBackAlbum
)


def open_table(code: str, settings: Settings, context: Context) -> Events:
    """Open a table; whoever sits down first is its host."""
    check_settings(settings, context.decks)
    return (TableOpened(code, with_seats(with_house_deck(settings, context.decks))),)


def decide(table: Table, asker: Seat | None, command: AnyTableCommand, context: Context) -> Events:
    """Return what a command brings about, the clock included, or raise why it is refused."""
    return decide_and_fold(table, asker, command, context)[0]


def decide_and_fold(
    table: Table, asker: Seat | None, command: AnyTableCommand, context: Context
) -> tuple[Events, Table]:
    """Return what `decide` returns, and the table after it: the clock looks at that anyway."""
    events = _decide(table, asker, command, context)
    after = fold(events, table)
    if show := shows.begun(table, after, context):
        events, after = (*events, *show), fold(show, after)
    if clock := clocks.wound(table, after, context.now):
        events, after = (*events, *clock), fold(clock, after)
    return events, after


def _decide(table: Table, asker: Seat | None, command: AnyTableCommand, context: Context) -> Events:
    if asker is not None:
        check_person(sitter(table, asker), command)
    match command:
        case Move():
            return games.move(table, seated(asker), command, context)
        case PlayFor():
            return games.play_for(table, asker, command, context.now)
        case Skip():
            return games.skip(table, asker, command)
        case TimeOut():
            return games.time_out(table, asker, command, context.now)
        case Sit():
            return seats.sit(table, asker, command)
        case StandUp():
            return seats.stand_up(table, seated(asker), Why.LEFT, context.here)
        case SetReady():
            return seats.set_ready(table, seated(asker), ready=command.ready)
        case Rename():
            return seats.rename(table, seated(asker), command)
        case ComeBack():
            return hosts.come_back(table, seated(asker), context.now)
        case GiveHeart():
            return hearts.give_heart(table, seated(asker), command.card, context.now)
        case SignAlbum():
            return albums.sign(table, seated(asker), command.game, named=command.named)
        case Whisper():
            return whispers.whisper(table, seated(asker), command, context.decks)
        case ForgetWhispers():
            return whispers.forget(table, asker, command)
        case ShareClip():
            return clips.share(table, seated(asker), command.clip, shared=command.shared)
        case StandIn():
            return hosts.stand_in(table, asker, command.seat)
        case PassHost():
            return hosts.pass_host(table, asker, command.seat, context)
        case KeepHost():
            return hosts.keep_host(table, asker, context.now)
        case StartClock():
            return clocks.start_clock(table, asker, command, context.now)
        case ClearSeat():
            return seats.clear_seat(table, asker, command.seat, context.here)
        case _:
            check_host(table, asker)
            return _decide_as_host(table, command, context)


def _decide_as_host(table: Table, command: _HostCommand, context: Context) -> Events:
    match command:
        case Begin():
            return games.begin(table, command, context)
        case Gather():
            return games.gather(table)
        case ChangeSettings():
            return agreements.change_settings(table, command, context)
        case AddComputer():
            return seats.add_computer(table, command, context.characters)
        case Kick():
            return seats.kick(table, command, context)
        case Unban():
            check_own_host(table)
            return unban(table, command.seat)
        case Vouch():
            return vouch(table, command.seat)
        case HandOver():
            return hosts.hand_over(table, command)
        case Finish():
            check_running(table)
            return decide_move(table.game, None, command)
        case Pause():
            check_going(table)
            return (Paused(time_left(table, context.now)), *shows.held(table, context.now))
        case Resume():
            return (*clocks.resume(table, context), *shows.went_on(table, context.now))
        case Extend():
            return clocks.extend(table, command, context)
        case SkipShow():
            return shows.skip_show(table, context.now)
        case PairScreen():
            check_own_host(table)
            return screens.pair(table, command.language)
        case UnpairScreen():
            return screens.unpair(table, command.screen)
        case ShareAlbum():
            check_own_host(table)
            return albums.share(table, command.game, pictures=command.pictures)
        case TakeBackAlbum():
            return albums.take_back(table, command.game)
        case _:
            assert_never(command)
