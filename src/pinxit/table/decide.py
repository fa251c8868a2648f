"""Deciding what is asked of a table: who may ask it, then what happens.

`asker` is the seat that the connection proved to be, never what a message says; None is the
table itself: its clock, its computer players. What the world must bring along (the time, a
seed, the decks) comes in `Around`, so that everything here is as pure as the rules.
"""

from collections.abc import Mapping
from itertools import islice
from typing import assert_never

from msgspec import Struct, field
from msgspec.structs import replace

from pinxit.decks import PLAIN
from pinxit.players.characters import CHARACTERS, Character, rarest
from pinxit.rules import Card, Phase, Refusal, Seat
from pinxit.rules import decide as decide_move
from pinxit.rules.commands import (
    AnyCommand,
    Finish,
    Join,
    Leave,
    Mend,
    Skip,
    Start,
    Tell,
    TimeOut,
)
from pinxit.rules.text import fair_copy

from .commands import (
    AddComputer,
    AnyTableCommand,
    Befriend,
    Begin,
    ChangeSettings,
    ClearSeat,
    ComeBack,
    EndGame,
    Extend,
    HandOver,
    KeepHost,
    Kick,
    PassHost,
    Pause,
    Play,
    Resume,
    SetReady,
    Sit,
    SkipSeat,
    StandIn,
    StandUp,
    StartClock,
    Unban,
)
from .errors import NotAllowed, TableReason
from .events import (
    AnyTableEvent,
    CameBack,
    ClockSet,
    HostChanged,
    Paused,
    ReadySet,
    Resumed,
    SatDown,
    SettingsChanged,
    StoodIn,
    StoodUp,
    TableOpened,
    Why,
)
from .evolve import fold
from .moderate import Origins, ban, befriend, check_not_banned, check_own_host, unban
from .names import clean_name, look_of
from .pawns import PAWNS
from .settings import (
    LONGEST_TIMER,
    Settings,
    Strangers,
    changed,
    check_decks,
    check_settings,
    with_decks,
    with_house_deck,
    with_manners_of,
    with_seats,
)
from .state import Kind, Lent, Sitter, Table, is_later, next_seat, people, sitter
from .strangers import free_name, is_quiet, rabbit_name

Events = tuple[AnyTableEvent, ...]
_HostCommand = (
    Begin
    | ChangeSettings
    | AddComputer
    | Kick
    | Unban
    | Befriend
    | HandOver
    | EndGame
    | SkipSeat
    | Pause
    | Resume
    | Extend
)

LONGEST_EXTENSION = 24 * 3600
LENT_SECONDS = float(LONGEST_TIMER)  # within which a host who went away is host again on coming


class Around(Struct, frozen=True, gc=False, kw_only=True):
    """What the world brings along."""

    now: float
    seed: str  # a fresh one, should a game begin
    decks: Mapping[str, tuple[Card, ...]]
    characters: Mapping[str, Character] = field(default_factory=lambda: CHARACTERS)
    draining: bool = False  # no game begins any more: the server is about to rest
    here: frozenset[Seat] = frozenset()  # who is looking at the table; empty: nobody knows
    origins: Origins = field(default_factory=dict)  # where seats were seen to come from


def open_table(code: str, settings: Settings, around: Around) -> Events:
    """Open a table; whoever sits down first is its host."""
    check_settings(settings, around.decks)
    return (TableOpened(code, with_seats(with_house_deck(settings, around.decks))),)


def decide(table: Table, asker: Seat | None, command: AnyTableCommand, around: Around) -> Events:
    """Return what a command brings about, the clock included, or raise why it is refused."""
    return decide_and_fold(table, asker, command, around)[0]


def decide_and_fold(
    table: Table, asker: Seat | None, command: AnyTableCommand, around: Around
) -> tuple[Events, Table]:
    """Return what `decide` returns, and the table after it: the clock looks at that anyway."""
    events = _decide(table, asker, command, around)
    after = fold(events, table)
    clock = _clock(table, after, around.now)
    return ((*events, *clock), fold(clock, after)) if clock else (events, after)


def _decide(table: Table, asker: Seat | None, command: AnyTableCommand, around: Around) -> Events:
    if asker is not None:
        sitter(table, asker)
    match command:
        case Play():
            return _play(table, asker, command, around.now)
        case Sit():
            return _sit(table, asker, command)
        case StandUp():
            return _stand_up(table, _seated(asker), Why.LEFT, around.here)
        case SetReady():
            return _set_ready(table, _seated(asker), ready=command.ready)
        case ComeBack():
            return _come_back(table, _seated(asker), around.now)
        case StandIn():
            return _stand_in(table, asker, command.seat)
        case PassHost():
            return _pass_host(table, asker, command.seat, around)
        case KeepHost():
            return _keep_host(table, asker, around.now)
        case StartClock():
            return _start_clock(table, asker, command, around.now)
        case ClearSeat():
            return _clear_seat(table, asker, command.seat, around.here)
        case _:
            _check_host(table, asker)
            return _decide_as_host(table, command, around)


def _decide_as_host(table: Table, command: _HostCommand, around: Around) -> Events:
    match command:
        case Begin():
            return _begin(table, command, around)
        case ChangeSettings():
            return _change_settings(table, command, around)
        case AddComputer():
            return _add_computer(table, command, around.characters)
        case Kick():
            return _kick(table, command, around)
        case Unban():
            check_own_host(table)
            return unban(table, command.seat)
        case Befriend():
            return befriend(table, command.seat)
        case HandOver():
            return _hand_over(table, command)
        case EndGame():
            _check_running(table)
            return decide_move(table.game, Finish())
        case SkipSeat():
            _check_going(table)
            return decide_move(table.game, Skip(command.seat))
        case Pause():
            _check_going(table)
            return (Paused(_time_left(table, around.now)),)
        case Resume():
            return _resume(table, around)
        case Extend():
            return _extend(table, command, around)
        case _:
            assert_never(command)


def _play(table: Table, asker: Seat | None, command: Play, now: float) -> Events:
    _check_going(table)
    match command.move:
        case Start() | Join() | Leave() | Finish():
            raise NotAllowed(TableReason.NOT_A_MOVE)  # the table has commands of its own for these
        case Skip() | TimeOut() if asker is not None:
            raise NotAllowed(TableReason.NOT_A_MOVE)  # the host has `SkipSeat`
        case Skip():
            pass
        case TimeOut():
            _check_time_is_up(table, now)
        case move if asker is None:
            _check_moved_for(table, move.seat, now)
        case move:
            _check_own_move(table, asker, move.seat)
    return decide_move(table.game, _in_fair_copy(command.move))


def _in_fair_copy(move: AnyCommand) -> AnyCommand:
    """Return a move whose words are fit to be read: checked here, so that old logs stay as true."""
    match move:
        case Tell():
            return replace(move, clue=replace(move.clue, text=fair_copy(move.clue.text)))
        case Mend():
            return replace(move, text=fair_copy(move.text))
        case _:
            return move


def _sit(table: Table, asker: Seat | None, command: Sit) -> Events:
    if asker is not None:
        raise NotAllowed(TableReason.ALREADY_SEATED)
    name = clean_name(command.name)
    check_not_banned(table, name, command.origin)
    if table.host is not None and is_quiet(table.settings):
        new = _new_stranger(table, name, command.pawn)
    else:
        new = _new_sitter(table, name, command.pawn, Kind.PERSON)
    host = (HostChanged(new.seat),) if table.host is None else ()
    return (SatDown(new), *host, *_join_game(table, new.seat))


def _new_stranger(table: Table, own: str, pawn: str | None) -> Sitter:
    """Give a seat to somebody under a name of ours: it says nothing, also not which are taken."""
    _check_seat_left(table)
    pawn = _free_pawn(table, pawn)
    name = free_name(rabbit_name(pawn, table.settings.language), (s.name for s in table.sitters))
    return replace(_new_sitter(table, name, pawn, Kind.PERSON), own=own)


def _add_computer(
    table: Table, command: AddComputer, characters: Mapping[str, Character]
) -> Events:
    character = command.character
    if character is None:
        character = rarest(characters, (s.character for s in table.sitters))
    if character not in characters:
        raise NotAllowed(
            TableReason.UNKNOWN_CHARACTER, character=character, known=tuple(characters)
        )
    if command.name is not None:
        name = clean_name(command.name)
    else:
        taken = {look_of(s.name) for s in table.sitters}
        names = characters[character].called(table.settings.language)
        name = next(free for free in names if look_of(free) not in taken)
    new = replace(_new_sitter(table, name, None, Kind.COMPUTER), character=character)
    return (SatDown(new), *_join_game(table, new.seat))


def _new_sitter(table: Table, name: str, pawn: str | None, kind: Kind) -> Sitter:
    _check_seat_left(table)
    if look_of(name) in {look_of(s.name) for s in table.sitters}:
        raise NotAllowed(TableReason.NAME_TAKEN, name=name)
    return Sitter(next_seat(table), name, _free_pawn(table, pawn), kind)


def _check_seat_left(table: Table) -> None:
    if len(table.sitters) >= table.settings.seats:
        raise NotAllowed(TableReason.NO_SEAT_LEFT, seats=table.settings.seats)


def _free_pawn(table: Table, pawn: str | None) -> str:
    taken = {s.pawn for s in table.sitters}
    if pawn is None:
        pawn = next(free for free in PAWNS if free not in taken)
    if pawn not in PAWNS:
        raise NotAllowed(TableReason.BAD_PAWN, pawn=pawn, known=tuple(PAWNS))
    if pawn in taken:
        raise NotAllowed(TableReason.PAWN_TAKEN, pawn=pawn)
    return pawn


def _join_game(table: Table, seat: Seat) -> Events:
    """Join the running game if the rules have room; otherwise wait for the next one."""
    if not table.running:
        return ()
    try:
        return decide_move(table.game, Join(seat))
    except Refusal:
        return ()


def _let_in(table: Table) -> Events:
    """Let those join who have waited for room in the game."""
    events: Events = ()
    for somebody in table.sitters:
        events += _join_game(fold(events, table), somebody.seat)
    return events


def _stand_up(table: Table, seat: Seat, why: Why, here: frozenset[Seat]) -> Events:
    others = [somebody for somebody in people(table) if somebody.seat != seat]
    events: Events = (*_leave_game(table, seat, others), StoodUp(seat, why))
    if table.host == seat:
        events += _crown(fold(events, table), _heir(others, here))
    elif table.lent is not None and table.lent.by == seat:
        events += (HostChanged(table.host),)  # nobody is left to give it back to
    return (*events, *_let_in(fold(events, table)))


def _heir(others: list[Sitter], here: frozenset[Seat]) -> Seat | None:
    """Return the first who is here, as a host who is away could help nobody; friends first."""
    heirs = sorted(others, key=lambda s: (s.stranger, s.seat not in here, s.stood_in))
    return heirs[0].seat if heirs else None


def _crown(table: Table, heir: Seat | None) -> Events:
    """Make somebody host, who is no stranger then: there is nobody else to vouch for them."""
    lent = table.lent
    if lent is not None and heir in {None, lent.by}:
        lent = None
    return (*(befriend(table, heir) if heir is not None else ()), HostChanged(heir, lent))


def _leave_game(table: Table, seat: Seat, others: list[Sitter]) -> Events:
    """Leave the running game; the last person ends it, as nobody else could ever do so."""
    if not table.running or table.game is None:
        return ()
    if not others:
        return decide_move(table.game, Finish())
    return decide_move(table.game, Leave(seat)) if seat in table.game.seats else ()


def _set_ready(table: Table, seat: Seat, *, ready: bool) -> Events:
    if table.running:
        raise NotAllowed(TableReason.GAME_RUNNING)
    return () if (seat in table.ready) == ready else (ReadySet(seat, ready),)


def _kick(table: Table, command: Kick, around: Around) -> Events:
    unwanted = sitter(table, command.seat)
    _check_not_oneself(table, command.seat)
    if command.ban or (table.lent is not None and table.lent.by == command.seat):
        check_own_host(table)
    banned = ban(table, unwanted, around.origins) if command.ban else ()
    why = Why.BANNED if banned else Why.KICKED
    return (*banned, *_stand_up(table, command.seat, why, around.here))


def _clear_seat(table: Table, asker: Seat | None, seat: Seat, here: frozenset[Seat]) -> Events:
    """Free the seat of somebody who never came; in a game others help those who are away."""
    if asker is not None:
        raise NotAllowed(TableReason.NOT_A_MOVE)
    if table.running:
        raise NotAllowed(TableReason.GAME_RUNNING)
    if sitter(table, seat).kind is not Kind.PERSON:
        raise NotAllowed(TableReason.NOT_A_PERSON, seat=seat)
    if seat in here:
        raise NotAllowed(TableReason.NOT_YOUR_SEAT, seat=seat)  # they have come after all
    return _stand_up(table, seat, Why.NEVER_CAME, here)


def _hand_over(table: Table, command: HandOver) -> Events:
    if sitter(table, command.seat).kind is not Kind.PERSON:
        raise NotAllowed(TableReason.NOT_A_PERSON, seat=command.seat)
    _check_not_oneself(table, command.seat)
    return _crown(table, command.seat)


def _pass_host(table: Table, asker: Seat | None, seat: Seat, around: Around) -> Events:
    """Let somebody be host in place of who is away, and is to have the role back on coming."""
    if asker is not None:
        raise NotAllowed(TableReason.NOT_HOST)
    if table.host is None or table.host in around.here:
        raise NotAllowed(TableReason.NOT_YOUR_SEAT, seat=table.host)  # they have come after all
    lent = table.lent or Lent(table.host, around.now + LENT_SECONDS)
    return _hand_over(replace(table, lent=lent), HandOver(seat))


def _keep_host(table: Table, asker: Seat | None, now: float) -> Events:
    """Let the host have the role for good, as nobody has come to have it back."""
    if asker is not None or table.lent is None:
        raise NotAllowed(TableReason.NOT_HOST)
    if now < table.lent.until:
        raise NotAllowed(TableReason.TIME_LEFT, seconds=table.lent.until - now)
    return (HostChanged(table.host),)


def _change_settings(table: Table, command: ChangeSettings, around: Around) -> Events:
    wished = changed(table.settings, command.settings)
    settings = with_seats(with_decks(wished, table.settings.decks))
    if settings == table.settings:
        return ()  # what changes nothing is no event
    if with_manners_of(table.settings, settings) == settings:
        # What has been agreed is not questioned again.
        return (SettingsChanged(settings), *_welcomed(table, settings))
    if table.running:
        raise NotAllowed(TableReason.GAME_RUNNING)
    check_settings(settings, around.decks)
    if settings.seats < len(table.sitters):
        raise NotAllowed(TableReason.NO_SEAT_LEFT, seats=settings.seats)
    return (SettingsChanged(settings), *_welcomed(table, settings))


def _welcomed(table: Table, settings: Settings) -> Events:
    """Vouch for everyone where strangers are welcome from now on."""
    events: Events = ()
    if settings.strangers is Strangers.WELCOME:
        for somebody in table.sitters:
            events += befriend(fold(events, table), somebody.seat)
    return events


def _begin(table: Table, command: Begin, around: Around) -> Events:
    if table.running:
        raise NotAllowed(TableReason.GAME_RUNNING)
    if around.draining:
        raise NotAllowed(TableReason.DRAINING)
    settings = table.settings
    check_decks(settings, around.decks)
    start = Start(
        edition=settings.rules(),
        seats=tuple(somebody.seat for somebody in table.sitters),
        cards=_cards(settings.decks, around.decks),
        seed=around.seed,
        first=command.first,
    )
    return decide_move(None, start)


def _cards(chosen: tuple[str, ...], decks: Mapping[str, tuple[Card, ...]]) -> tuple[Card, ...]:
    """Return the cards of all chosen decks, each once.

    A deck that is not finished brings pattern cards along. Where another brings the same ones,
    further patterns take their place, as long as there are any.
    """
    brought = [card for deck in chosen for card in decks[deck]]
    cards = dict.fromkeys(brought)
    others = (card for card in decks.get(PLAIN, ()) if card not in cards)
    return (*cards, *islice(others, len(brought) - len(cards)))


def _resume(table: Table, around: Around) -> Events:
    _check_running(table)
    if not table.paused:
        raise NotAllowed(TableReason.NOT_PAUSED)
    left = table.time_left
    return (Resumed(None if left is None else around.now + left),)


def _extend(table: Table, command: Extend, around: Around) -> Events:
    """Give everyone more time, also during a pause."""
    if not 1 <= command.seconds <= LONGEST_EXTENSION:
        raise NotAllowed(TableReason.BAD_SETTING, setting="seconds", value=command.seconds)
    _check_running(table)
    left = table.time_left if table.paused else _time_left(table, around.now)
    if left is None:
        raise NotAllowed(TableReason.NO_CLOCK)
    longer = left + command.seconds
    if longer > LONGEST_TIMER:
        raise NotAllowed(TableReason.BAD_SETTING, setting="seconds", value=command.seconds)
    return (Paused(longer),) if table.paused else (ClockSet(around.now + longer),)


def _stand_in(table: Table, asker: Seat | None, seat: Seat) -> Events:
    if asker is not None:
        _check_host(table, asker)
    away = sitter(table, seat)
    if away.kind is not Kind.PERSON:
        raise NotAllowed(TableReason.NOT_A_PERSON, seat=seat)
    return () if away.stood_in else (StoodIn(seat),)


def _come_back(table: Table, seat: Seat, now: float) -> Events:
    """Let somebody move for themselves again, and be host again if they went away as one."""
    lent = table.lent
    host = lent is not None and lent.by == seat and now < lent.until
    moves = (CameBack(seat),) if sitter(table, seat).stood_in else ()
    return (*moves, HostChanged(seat)) if host else moves


def _start_clock(table: Table, asker: Seat | None, command: StartClock, now: float) -> Events:
    if asker is not None:
        raise NotAllowed(TableReason.NOT_A_MOVE)
    _check_going(table)
    seconds = command.seconds
    if seconds is None:
        _check_time_is_up(table, now)
        return (ClockSet(None),)
    if not 0 <= seconds <= LONGEST_TIMER:
        raise NotAllowed(TableReason.BAD_SETTING, setting="seconds", value=seconds)
    if table.game is not None and table.game.phase is Phase.PAUSED:
        raise NotAllowed(TableReason.NO_CLOCK)  # time cannot be up for those who are not there
    return (ClockSet(now + seconds),)


def _clock(before: Table, after: Table, now: float) -> Events:
    """Wind the clock when a phase has begun, and stop it when there is nothing to wait for.

    Somebody who leaves a game that is paused may begin a phase, too: its time waits whole.
    """
    if not is_later(before, after):
        return ()
    seconds = None
    if after.running and after.game is not None:
        seconds = after.settings.timers.of(after.game.phase)
    if after.paused:
        return (
            ()
            if seconds == after.time_left
            else (Paused(None if seconds is None else float(seconds)),)
        )
    deadline = None if seconds is None else now + seconds
    return () if deadline == after.deadline else (ClockSet(deadline),)


def _time_left(table: Table, now: float) -> float | None:
    return None if table.deadline is None else max(0.0, table.deadline - now)


def _seated(asker: Seat | None) -> Seat:
    if asker is None:
        raise NotAllowed(TableReason.NOT_AT_TABLE)
    return asker


def _check_host(table: Table, asker: Seat | None) -> None:
    if asker is None or asker != table.host:
        raise NotAllowed(TableReason.NOT_HOST)


def _check_not_oneself(table: Table, seat: Seat) -> None:
    if seat == table.host:
        raise NotAllowed(TableReason.YOURSELF)


def _check_own_move(table: Table, asker: Seat, seat: Seat) -> None:
    if asker != seat:
        raise NotAllowed(TableReason.NOT_YOUR_SEAT, seat=seat)
    if table.game is not None and seat not in table.game.seats:
        raise NotAllowed(TableReason.NOT_PLAYING)


def _check_moved_for(table: Table, seat: Seat, now: float) -> None:
    """Raise unless the table may move for a seat: its player may have come back meanwhile."""
    mover = sitter(table, seat)
    if mover.kind is Kind.PERSON and not mover.stood_in and not _time_is_up(table, now):
        raise NotAllowed(TableReason.NOT_YOUR_SEAT, seat=seat)


def _check_time_is_up(table: Table, now: float) -> None:
    """Raise unless time is up: another node may have called it, and wound the clock anew."""
    if table.deadline is None:
        raise NotAllowed(TableReason.NO_CLOCK)
    if not _time_is_up(table, now):
        raise NotAllowed(TableReason.TIME_LEFT, seconds=table.deadline - now)


def _time_is_up(table: Table, now: float) -> bool:
    return table.deadline is not None and table.deadline <= now


def _check_running(table: Table) -> None:
    if not table.running:
        raise NotAllowed(TableReason.NO_GAME)


def _check_going(table: Table) -> None:
    _check_running(table)
    if table.paused:
        raise NotAllowed(TableReason.PAUSED)
