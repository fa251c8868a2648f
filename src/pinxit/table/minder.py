"""What a table does by itself: computer players move, time runs out, absent players are helped.

The minder looks at the table as it stands, says what is to be done now or when to look again,
and sends commands like anyone else. It keeps no state that a restart could lose.
"""

import asyncio
import logging
import random
from collections.abc import Iterator
from functools import partial

from msgspec import Struct

from pinxit.players import Company, Memory, RandomPlayer
from pinxit.players.characters import CHARACTERS, STAND_IN
from pinxit.rules import Game, Phase, Refusal, Seat, legal, view_for
from pinxit.rules.commands import AnyCommand, GoOn, Skip, TimeOut
from pinxit.rules.game import LEAST_CARDS
from pinxit.rules.legal import MayLeave, allows

from .commands import AnyTableCommand, ClearSeat, KeepHost, PassHost, Play, StandIn, StartClock
from .errors import NotAllowed, TableReason
from .live import Live, TableGone
from .settings import BY_POST, Absent
from .state import Kind, Sitter, Table, people, sitter
from .strangers import friends

log = logging.getLogger(__name__)

RACE_PATIENCE = 20.0  # seconds in which people can claim before a computer player does
HOST_PATIENCE = 120.0  # seconds for which a host may be away, where nothing else is agreed
SECOND_TRY = 5.0  # seconds until a refused task is tried again
GHOST_PATIENCE = 300.0  # seconds for which a seat is kept for somebody who has never come
LEAST_LEFT = 10.0  # seconds that are left at least to those who come back
ANYHOW = RandomPlayer()
REVEAL_PATIENCE = 8.0  # seconds for which computers alone look at a reveal


class Think(Struct, frozen=True, gc=False):
    """A computer player is to choose a move for a seat."""

    seat: Seat


class Task(Struct, frozen=True, gc=False):
    """What the table does by itself once its time has come."""

    at: float
    command: AnyTableCommand | Think


async def mind(live: Live, company: Company, thinking: float = 0.0) -> None:
    """Do what is to be done at a table, until cancelled or the table is gone.

    `thinking` is how many seconds a computer player takes at most, so that people can follow.
    """
    while True:
        try:
            await _mind_once(live, company, thinking)
        except TableGone:
            return
        except Exception:
            # A failing disk or player must not leave the table unminded.
            log.exception("a table could not be minded", extra={"table": live.label})
            await live.clock.wait(SECOND_TRY)


async def _mind_once(live: Live, company: Company, thinking: float) -> None:
    live.stirred.clear()
    await live.mind_doubts()
    live.mind_clock()
    now = live.clock.now()
    task = min(tasks(live, company, now, thinking), key=lambda task: task.at, default=None)
    if task is not None and task.at <= now:
        await _carry_out(live, task, company)
    else:
        await _wait(live, None if task is None else task.at - now)


async def _carry_out(live: Live, task: Task, company: Company) -> None:
    version = live.table.version
    command = task.command
    try:
        if isinstance(command, Think):
            command = Play(await _chosen(live, command.seat, company))
        await live.handle(None, command)
    except Refusal:
        # Somebody was quicker, or a clock stepped back: look again when something is new, or soon.
        if live.table.version == version:
            await _wait(live, SECOND_TRY)


async def _wait(live: Live, seconds: float | None) -> None:
    """Wait for a time, or for something new, whichever comes first."""
    if seconds is None:
        await live.stirred.wait()
        return
    alarm = asyncio.ensure_future(live.clock.wait(seconds))
    alarm.add_done_callback(lambda alarm: None if alarm.cancelled() else live.stirred.set())
    try:
        await live.stirred.wait()
    finally:
        alarm.cancel()


def tasks(live: Live, company: Company, now: float, thinking: float = 0.0) -> Iterator[Task]:
    """List what the table will do by itself if nobody does anything."""
    table, game = live.table, live.table.game
    yield from _heir(live, table)
    yield from _loan(table)
    yield from _ghosts(live, table)
    if game is None or not table.running or table.paused:
        return
    seconds = table.settings.timers.of(game.phase)
    by_post = seconds is not None and seconds >= BY_POST
    if not live.anyone_here() and not by_post:
        return  # nobody is looking: the evening waits for them
    if live.clock_is_stale and not by_post and table.deadline is not None:
        left = seconds if live.left_on_clock is None else live.left_on_clock
        yield Task(now, StartClock(max(left or 0, LEAST_LEFT)))
        return
    yield from _computer_moves(live, game, company, now, thinking)
    yield from _help_for_the_absent(live, table, game)
    if table.deadline is not None:
        yield from _time_up(table, game, table.deadline)


def _heir(live: Live, table: Table) -> Iterator[Task]:
    """Let somebody who is here be host when the host has been away for too long."""
    since = live.away_since.get(table.host) if table.host is not None else None
    if since is None:
        return
    here = [somebody.seat for somebody in people(table) if live.is_here(somebody.seat)]
    known = friends(table)
    if any(other.seat in known and other.seat != table.host for other in people(table)):
        here = [seat for seat in here if seat in known]  # friends of the host come first
    if here:
        yield Task(since + (table.settings.timers.away or HOST_PATIENCE), PassHost(here[0]))


def _loan(table: Table) -> Iterator[Task]:
    """Let the host keep the role if the one in whose place they are does not come back."""
    if table.lent is not None:
        yield Task(table.lent.until, KeepHost())


def _ghosts(live: Live, table: Table) -> Iterator[Task]:
    """Free the seats of those who sat down and never came, so that nobody can fill a table so.

    Of those who sat down before the table woke nobody knows whether they ever came. At a public
    table their seats are freed, too, unless they have played here, or are host.
    """
    if not live.unmet or table.running or not live.anyone_here():
        return  # where nobody sits and waits, nobody is in the way
    for seat in sorted(live.unmet):
        since = live.away_since.get(seat)
        unknown = table.settings.public and not _has_played(table, seat) and not _hosts(table, seat)
        if since is not None and (seat in live.newcomers or unknown):
            yield Task(since + GHOST_PATIENCE, ClearSeat(seat))


def _hosts(table: Table, seat: Seat) -> bool:
    """Tell whether somebody is host, or is to be so again on coming."""
    return seat == table.host or (table.lent is not None and table.lent.by == seat)


def _has_played(table: Table, seat: Seat) -> bool:
    return seat in table.names or any(seat in past.names for past in table.history)


def _computer_moves(
    live: Live, game: Game, company: Company, now: float, thinking: float
) -> Iterator[Task]:
    movers = {s.seat: s for s in live.table.sitters if s.kind is Kind.COMPUTER or s.stood_in}
    if not live.table.settings.thinking:
        thinking = 0.0
    if game.phase is Phase.RACE:
        claimers = [seat for seat in game.round.awaited if seat in movers]
        if claimers:
            patient = any(seat not in movers for seat in game.round.awaited)
            at = live.phase_since + RACE_PATIENCE if patient else now
            yield Task(at, Think(claimers[0]))
        return
    for seat in game.round.awaited:
        if seat in movers:
            share = _share(game, movers[seat], company) if thinking else 0.0
            yield Task(live.phase_since + thinking * share if thinking else now, Think(seat))
    if game.phase is Phase.REVEAL and all(seat in movers for seat in game.seats) and game.seats:
        yield Task(live.phase_since + REVEAL_PATIENCE, Play(GoOn(game.seats[0])))


def _help_for_the_absent(live: Live, table: Table, game: Game) -> Iterator[Task]:
    patience = table.settings.timers.away
    if patience is None or table.settings.absent is Absent.WAIT or not live.away_since:
        return
    if table.settings.absent is Absent.SKIP and not _can_play_on(live, game):
        return  # round after round would come to nothing, as fast as the disk can write
    for somebody in table.sitters:
        since = live.away_since.get(somebody.seat)
        if since is None or not _is_missed(somebody, game):
            continue
        stand_in = table.settings.absent is Absent.STAND_IN
        command = StandIn(somebody.seat) if stand_in else Play(Skip(somebody.seat))
        yield Task(since + patience, command)


def _can_play_on(live: Live, game: Game) -> bool:
    """Tell whether those who are here could lay a board without the others."""
    helped = {s.seat for s in live.table.sitters if s.kind is Kind.COMPUTER or s.stood_in}
    able = sum(seat in helped or live.is_here(seat) for seat in game.round.players)
    return 1 + (able - 1) * game.round.numbers.give >= LEAST_CARDS


def _is_missed(somebody: Sitter, game: Game) -> bool:
    person = somebody.kind is Kind.PERSON and not somebody.stood_in
    return person and somebody.seat in game.round.awaited


def _time_up(table: Table, game: Game, at: float) -> Iterator[Task]:
    chosen_by_somebody = game.phase in {Phase.CLUE, Phase.GIVE, Phase.VOTE}
    if table.settings.absent is Absent.WAIT and chosen_by_somebody:
        yield Task(at, StartClock(None))
        return
    by_computer = table.settings.absent is Absent.STAND_IN
    if by_computer and chosen_by_somebody:
        for seat in game.round.awaited:
            yield Task(at, Think(seat))
    else:
        yield Task(at, Play(TimeOut()))


def _share(game: Game, mover: Sitter, company: Company) -> float:
    """Return which part of the time to think a computer player takes: each its own, every time."""
    label = f"{game.seed}:pause:{game.round.number}:{game.phase}:{mover.seat}"
    character = company.characters.get(mover.character or STAND_IN, CHARACTERS[STAND_IN])
    return random.Random(label).uniform(*character.pace)  # noqa: S311 (a game)


async def _chosen(live: Live, seat: Seat, company: Company) -> AnyCommand:
    """Let a computer player choose by what the seat may know; the seed makes it repeatable."""
    memory = await live.memory()
    table, game = live.table, live.table.game
    # While it was remembered, somebody may have moved for the seat, or ended the game.
    if game is None or not table.running or seat not in game.round.awaited:
        raise NotAllowed(TableReason.MOMENT_PASSED)
    choice = partial(_choice, table, game, seat, company, memory, live.label)
    # In a thread of its own, so that nobody at any other table waits for it.
    return await asyncio.to_thread(choice) if company.ponders else choice()


def _choice(
    table: Table, game: Game, seat: Seat, company: Company, memory: Memory, label: str
) -> AnyCommand:
    """Ask a player; one that fails, or breaks the rules, must not keep everybody waiting."""
    options = tuple(option for option in legal(game, seat) if not isinstance(option, MayLeave))
    view = view_for(game, seat)
    chance = f"{game.seed}:{game.round.number}:{game.phase}:{seat}"
    where = {"table": label}
    character = sitter(table, seat).character
    try:
        choose = company.player(character, table.settings.language)
        command = choose(view, options, memory, random.Random(chance))  # noqa: S311 (a game)
        if any(allows(option, command) for option in options):
            return command
        # Not what: a card of a hand, or a clue, would stand in the log.
        kind = type(command).__name__
        log.error("the player “%s” wants what is not legal: %s", character, kind, extra=where)
    except Exception:
        log.exception("the player “%s” cannot choose", character, extra=where)
    return ANYHOW(view, options, memory, random.Random(chance))  # noqa: S311 (a game)
