"""Deciding what is asked of the game: beginning it, moves, and waiting no longer."""

from collections.abc import Mapping
from itertools import islice

from msgspec.structs import replace

from pinxit.decks import PLAIN
from pinxit.rules import Card, Seat
from pinxit.rules import decide as decide_move
from pinxit.rules.commands import AnyMove, Mend, Skip, Start, Tell, TimeOut
from pinxit.rules.text import fair_copy
from pinxit.table.commands import Begin, PlayFor
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import Events, Gathered, PlayedFor
from pinxit.table.played import act_of
from pinxit.table.settings import check_decks
from pinxit.table.state import Kind, Table, sitter

from . import clips
from .checks import check_going, check_host, check_time_is_up, time_is_up
from .context import Context


def begin(table: Table, command: Begin, context: Context) -> Events:
    """Begin a game with everyone at the table."""
    if table.running:
        raise NotAllowed(TableReason.GAME_RUNNING)
    if context.draining:
        raise NotAllowed(TableReason.DRAINING)
    settings = table.settings
    check_decks(settings, context.decks)
    start = Start(
        edition=settings.rules(),
        seats=tuple(somebody.seat for somebody in table.sitters),
        cards=_cards(settings.decks, context.decks),
        seed=context.seed,
        first=command.first,
    )
    return decide_move(None, None, start)


def gather(table: Table) -> Events:
    """Go back to the lobby: people, computer players, decks and rules may be others then."""
    if table.running:
        raise NotAllowed(TableReason.GAME_RUNNING)
    if table.game is None or table.gathering:
        return ()  # there they are
    return (Gathered(),)


def move(table: Table, seat: Seat, move: AnyMove, context: Context) -> Events:
    """Make a move of one's own."""
    check_going(table)
    if table.game is not None and seat not in table.game.seats:
        raise NotAllowed(TableReason.NOT_PLAYING)
    moved = decide_move(table.game, seat, _in_fair_copy(move))
    if not isinstance(move, Tell):
        return moved
    # What the rules have to say comes first: whoever may not tell hears that, and of no clip.
    return (*clips.brought(table, seat, move.clue, context), *moved)


def play_for(table: Table, asker: Seat | None, command: PlayFor, now: float) -> Events:
    """Move for a seat, unless its player may do so; they may have come back meanwhile."""
    if asker is not None:
        raise NotAllowed(TableReason.NOT_A_MOVE)
    check_going(table)
    mover = sitter(table, command.seat)
    if mover.connects and not mover.stood_in and not time_is_up(table, now):
        raise NotAllowed(TableReason.NOT_YOUR_SEAT, seat=command.seat)
    moved = decide_move(table.game, command.seat, _without_clip(_in_fair_copy(command.move)))
    act = act_of(command.move)
    if mover.kind is not Kind.PERSON or act is None or table.game is None:
        return moved
    # Before the move: what it brings about may end the round.
    return (PlayedFor(command.seat, table.game.round.number, act), *moved)


def skip(table: Table, asker: Seat | None, command: Skip) -> Events:
    """Wait no longer for a seat: the host says so, or the table by what was agreed."""
    if asker is not None:
        check_host(table, asker)
    check_going(table)
    return decide_move(table.game, None, command)


def time_out(table: Table, asker: Seat | None, command: TimeOut, now: float) -> Events:
    """Wait no longer for anybody: time is up."""
    if asker is not None:
        raise NotAllowed(TableReason.NOT_A_MOVE)
    check_going(table)
    check_time_is_up(table, now)
    return decide_move(table.game, None, command)


def _in_fair_copy(move: AnyMove) -> AnyMove:
    """Return a move whose words are fit to be read: checked here, so that old logs stay as true."""
    match move:
        case Tell():
            return replace(move, clue=replace(move.clue, text=fair_copy(move.clue.text)))
        case Mend():
            return replace(move, text=fair_copy(move.text))
        case _:
            return move


def _without_clip(move: AnyMove) -> AnyMove:
    """Return a move of somebody who cannot sing: a name of nothing would be looked for in vain."""
    return replace(move, clue=replace(move.clue, clip=None)) if isinstance(move, Tell) else move


def _cards(chosen: tuple[str, ...], decks: Mapping[str, tuple[Card, ...]]) -> tuple[Card, ...]:
    """Return the cards of all chosen decks, each once.

    A deck that is not finished brings pattern cards along. Where another brings the same ones,
    further patterns take their place, as long as there are any.
    """
    brought = [card for deck in chosen for card in decks[deck]]
    cards = dict.fromkeys(brought)
    others = (card for card in decks.get(PLAIN, ()) if card not in cards)
    return (*cards, *islice(others, len(brought) - len(cards)))
