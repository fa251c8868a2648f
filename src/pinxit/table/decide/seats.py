"""Deciding who sits at a table: sitting down, being ready, standing up, being asked to."""

from collections.abc import Mapping

from msgspec.structs import replace

from pinxit.players.characters import Character, rarest
from pinxit.rules import Refusal, Seat
from pinxit.rules import decide as decide_move
from pinxit.rules.commands import Finish, Join, Leave
from pinxit.table.commands import AddComputer, Kick, Rename, Sit
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import Events, HostChanged, ReadySet, Renamed, SatDown, StoodUp, Why
from pinxit.table.evolve import fold
from pinxit.table.moderate import ban, check_not_banned, check_own_host
from pinxit.table.names import clean_name, skeleton_of
from pinxit.table.pawns import PAWNS
from pinxit.table.state import Kind, Sitter, Table, next_seat, people, sitter
from pinxit.table.strangers import free_name, is_quiet, rabbit_name

from .checks import check_not_oneself
from .context import Context
from .hosts import crown, heir_of


def sit(table: Table, asker: Seat | None, command: Sit) -> Events:
    """Give somebody a seat: under their own name, or at a quiet table under one of ours."""
    if asker is not None:
        raise NotAllowed(TableReason.ALREADY_SEATED)
    name = clean_name(command.name)
    check_not_banned(table, name, command.origin)
    if command.remote:
        return _sit_as_computer(table, name, command.pawn)
    if table.host is not None and is_quiet(table.settings):
        new = _new_stranger(table, name, command.pawn)
    else:
        new = _new_sitter(table, name, command.pawn, Kind.PERSON)
    host = (HostChanged(new.seat),) if table.host is None else ()
    return (SatDown(new), *host, *_join_game(table, new.seat))


def _sit_as_computer(table: Table, name: str, pawn: str | None) -> Events:
    """Give a seat to a program that the host has admitted: it is no stranger, and never host."""
    if table.host is None:
        raise NotAllowed(TableReason.BAD_ADMISSION)
    new = replace(_new_sitter(table, name, pawn, Kind.COMPUTER), remote=True)
    return (SatDown(new), *_join_game(table, new.seat))


def add_computer(table: Table, command: AddComputer, characters: Mapping[str, Character]) -> Events:
    """Invite a computer player: any character, under any name, if none is asked for."""
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
        taken = {skeleton_of(s.name) for s in table.sitters}
        names = characters[character].called(table.settings.language)
        name = next(free for free in names if skeleton_of(free) not in taken)
    new = replace(_new_sitter(table, name, None, Kind.COMPUTER), character=character)
    return (SatDown(new), *_join_game(table, new.seat))


def set_ready(table: Table, seat: Seat, *, ready: bool) -> Events:
    """Note who would begin."""
    if table.running:
        raise NotAllowed(TableReason.GAME_RUNNING)
    return () if (seat in table.ready) == ready else (ReadySet(seat, ready),)


def rename(table: Table, seat: Seat, command: Rename) -> Events:
    """Call somebody otherwise, or give them another pawn; a stranger is still called by ours."""
    now = sitter(table, seat)
    others = [somebody for somebody in table.sitters if somebody.seat != seat]
    name = (now.own or now.name) if command.name is None else clean_name(command.name)
    pawn = now.pawn if command.pawn in {None, now.pawn} else _free_pawn(table, command.pawn)
    own = None
    if now.stranger:
        shown = rabbit_name(pawn, table.settings.language)
        name, own = free_name(shown, (other.name for other in others)), name
    elif skeleton_of(name) in {skeleton_of(other.name) for other in others}:
        raise NotAllowed(TableReason.NAME_TAKEN, name=name)
    if (name, pawn, own) == (now.name, now.pawn, now.own):
        return ()
    return (Renamed(seat, name, pawn, own),)


def stand_up(table: Table, seat: Seat, why: Why, here: frozenset[Seat]) -> Events:
    """Let somebody go, out of the game and from the table; another is host if they were."""
    others = [somebody for somebody in people(table) if somebody.seat != seat]
    events: Events = (*_leave_game(table, seat, others), StoodUp(seat, why))
    if table.host == seat:
        events += crown(fold(events, table), heir_of(others, here))
    elif table.lent is not None and table.lent.by == seat:
        events += (HostChanged(table.host),)  # nobody is left to give it back to
    return (*events, *_let_in(fold(events, table)))


def kick(table: Table, command: Kick, context: Context) -> Events:
    """Ask somebody to leave; with a ban, for good."""
    unwanted = sitter(table, command.seat)
    check_not_oneself(table, command.seat)
    if command.ban or (table.lent is not None and table.lent.by == command.seat):
        check_own_host(table)
    banned = ban(table, unwanted, context.origins) if command.ban else ()
    why = Why.BANNED if banned else Why.KICKED
    return (*banned, *stand_up(table, command.seat, why, context.here))


def clear_seat(table: Table, asker: Seat | None, seat: Seat, here: frozenset[Seat]) -> Events:
    """Free the seat of somebody who never came; in a game others help those who are away."""
    if asker is not None:
        raise NotAllowed(TableReason.NOT_A_MOVE)
    if table.running:
        raise NotAllowed(TableReason.GAME_RUNNING)
    if not sitter(table, seat).connects:
        raise NotAllowed(TableReason.NOT_A_PERSON, seat=seat)
    if seat in here:
        raise NotAllowed(TableReason.NOT_YOUR_SEAT, seat=seat)  # they have come after all
    return stand_up(table, seat, Why.NEVER_CAME, here)


def _new_stranger(table: Table, own: str, pawn: str | None) -> Sitter:
    """Give a seat to somebody under a name of ours: it says nothing, also not which are taken."""
    _check_seat_left(table)
    pawn = _free_pawn(table, pawn)
    name = free_name(rabbit_name(pawn, table.settings.language), (s.name for s in table.sitters))
    return replace(_new_sitter(table, name, pawn, Kind.PERSON), own=own)


def _new_sitter(table: Table, name: str, pawn: str | None, kind: Kind) -> Sitter:
    _check_seat_left(table)
    if skeleton_of(name) in {skeleton_of(s.name) for s in table.sitters}:
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
        return decide_move(table.game, seat, Join())
    except Refusal:
        return ()


def _let_in(table: Table) -> Events:
    """Let those join who have waited for room in the game."""
    events: Events = ()
    for somebody in table.sitters:
        events += _join_game(fold(events, table), somebody.seat)
    return events


def _leave_game(table: Table, seat: Seat, others: list[Sitter]) -> Events:
    """Leave the running game; the last person ends it, as nobody else could ever do so."""
    if not table.running or table.game is None:
        return ()
    if not others:
        return decide_move(table.game, None, Finish())
    return decide_move(table.game, seat, Leave()) if seat in table.game.seats else ()
