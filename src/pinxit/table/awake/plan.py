"""What a table does by itself, and when: a pure function from what can be seen to a plan.

Computer players move, time runs out, absent players are helped. Nothing here is kept: a restart
loses none of it.
"""

import random
from collections.abc import Iterator

from msgspec import Struct

from pinxit.players import Roster
from pinxit.players.characters import CHARACTERS, STAND_IN
from pinxit.rules import Game, Phase, Seat
from pinxit.rules.commands import GoOn, Skip, TimeOut
from pinxit.rules.game import LEAST_CARDS
from pinxit.table.commands import (
    AnyTableCommand,
    ClearSeat,
    KeepHost,
    PassHost,
    PlayFor,
    StandIn,
    StartClock,
)
from pinxit.table.settings import BY_POST, Absent
from pinxit.table.state import Sitter, Table, people
from pinxit.table.strangers import friends

from .presence import Attendance
from .scene import Scene

RACE_PATIENCE = 20.0  # seconds in which people can claim before a computer player does
HOST_PATIENCE = 120.0  # seconds for which a host may be away, where nothing else is agreed
GHOST_PATIENCE = 300.0  # seconds for which a seat is kept for somebody who has never come
LEAST_LEFT = 10.0  # seconds that are left at least to those who come back
REVEAL_PATIENCE = 8.0  # seconds for which computers alone look at a reveal
LINGERING = 3.0  # seconds for which they stay when its show is over
TALKATIVE = (3, 5, 2)  # how often nobody, one or two of them say something about a round
BREATH = (0.8, 2.2)  # seconds before one says something, and between two
PODIUM = 6.0  # seconds after the end of a game, until all stand there
LATE = 10.0  # seconds after which it is too late to say it


class Think(Struct, frozen=True, gc=False):
    """A computer player is to choose a move for a seat."""

    seat: Seat


class Remark(Struct, frozen=True, gc=False):
    """A computer player may say what it thought: of the round that was told, or of the game."""

    seat: Seat


class Task(Struct, frozen=True, gc=False):
    """What the table does by itself once its time has come."""

    at: float
    command: AnyTableCommand | Think | Remark


_FOR_THE_ABSENT = (StandIn, Skip, PassHost, ClearSeat)


def is_for_the_absent(task: Task) -> bool:
    """Tell whether something is done because somebody is away: of that one must be sure."""
    return isinstance(task.command, _FOR_THE_ABSENT)


def is_moved_for(sitter: Sitter) -> bool:
    """Tell whether a computer player of ours moves for somebody."""
    return not sitter.connects or sitter.stood_in


def is_to_be_minded(table: Table, attendance: Attendance) -> bool:
    """Tell whether the table may have to do something by itself; mostly it need not.

    Whoever is away may have to be helped, a clock may run out, and a computer player move.
    """
    return bool(
        attendance.away_since
        or table.deadline is not None
        or table.lent is not None
        or any(map(is_moved_for, table.sitters))
    )


def tasks(scene: Scene, roster: Roster, thinking: float = 0.0) -> Iterator[Task]:
    """List what the table will do by itself if nobody does anything.

    `thinking` is how many seconds a computer player takes at most, so that people can follow.
    """
    table, game = scene.table, scene.table.game
    yield from _heir(scene)
    yield from _loan(table)
    yield from _ghosts(scene)
    yield from _remarks(scene)
    if game is None or not table.running or table.paused:
        return
    seconds = table.settings.timers.of(game.phase)
    by_post = seconds is not None and seconds >= BY_POST
    if not scene.anyone_here and not by_post:
        return  # nobody is looking: the evening waits for them
    if scene.pacing.clock_is_stale and not by_post and table.deadline is not None:
        left_on_clock = scene.pacing.left_on_clock
        whole = (seconds or 0) + max(0.0, _show_ends(scene) - scene.now)
        left = whole if left_on_clock is None else left_on_clock
        yield Task(scene.now, StartClock(max(left, LEAST_LEFT)))
        return
    yield from _computer_moves(scene, game, roster, thinking)
    yield from _help_for_the_absent(scene, game)
    if table.deadline is not None:
        yield from _time_up(table, game, table.deadline)


def _heir(scene: Scene) -> Iterator[Task]:
    """Let somebody who is here be host when the host has been away for too long."""
    table = scene.table
    since = scene.attendance.away_since.get(table.host) if table.host is not None else None
    if since is None:
        return
    here = [somebody.seat for somebody in people(table) if scene.is_here(somebody.seat)]
    known = friends(table)
    if any(other.seat in known and other.seat != table.host for other in people(table)):
        here = [seat for seat in here if seat in known]  # friends of the host come first
    if here:
        yield Task(since + (table.settings.timers.away or HOST_PATIENCE), PassHost(here[0]))


def _loan(table: Table) -> Iterator[Task]:
    """Let the host keep the role if the one in whose place they are does not come back."""
    if table.lent is not None:
        yield Task(table.lent.until, KeepHost())


def _ghosts(scene: Scene) -> Iterator[Task]:
    """Free the seats of those who sat down and never came, so that nobody can fill a table so.

    Of those who sat down before the table woke nobody knows whether they ever came. At a public
    table their seats are freed, too, unless they have played here, or are host.
    """
    table, attendance = scene.table, scene.attendance
    if not attendance.unmet or table.running or not scene.anyone_here:
        return  # where nobody sits and waits, nobody is in the way
    for seat in sorted(attendance.unmet):
        since = attendance.away_since.get(seat)
        unknown = table.settings.public and not _has_played(table, seat) and not _hosts(table, seat)
        if since is not None and (seat in attendance.newcomers or unknown):
            yield Task(since + GHOST_PATIENCE, ClearSeat(seat))


def _hosts(table: Table, seat: Seat) -> bool:
    """Tell whether somebody is host, or is to be so again on coming."""
    return seat == table.host or (table.lent is not None and table.lent.by == seat)


def _has_played(table: Table, seat: Seat) -> bool:
    return seat in table.names or any(seat in past.names for past in table.history)


def _computer_moves(scene: Scene, game: Game, roster: Roster, thinking: float) -> Iterator[Task]:
    now, since = scene.now, scene.pacing.phase_since
    movers = {s.seat: s for s in scene.table.sitters if is_moved_for(s)}
    if not scene.table.settings.thinking:
        thinking = 0.0
    if game.phase is Phase.RACE:
        claimers = [seat for seat in game.round.awaited if seat in movers]
        if claimers:
            patient = any(seat not in movers for seat in game.round.awaited)
            at = since + RACE_PATIENCE if patient else now
            yield Task(at, Think(claimers[0]))
        return
    for seat in game.round.awaited:
        if seat in movers:
            share = _share(game, movers[seat], roster) if thinking else 0.0
            yield Task(since + thinking * share if thinking else now, Think(seat))
    if game.phase is Phase.REVEAL and all(seat in movers for seat in game.seats) and game.seats:
        seen = _show_ends(scene) + LINGERING
        yield Task(max(since + REVEAL_PATIENCE, seen), PlayFor(game.seats[0], GoOn()))


def _remarks(scene: Scene) -> Iterator[Task]:
    """Let one computer player or two say something when a round has been told, or a game is over.

    Which ones is chance, and never before the last beat, when all is known. It is said at once or
    not at all: a table that wakes in the middle of the night does not talk of yesterday.
    """
    table, game, settings = scene.table, scene.table.game, scene.table.settings
    if game is None or game.last_reveal is None or not (settings.remarks and settings.chat):
        return
    told = game.phase is Phase.REVEAL and table.running and not table.paused
    if not (told or game.phase is Phase.OVER) or not scene.anyone_here:
        return
    computers = [s.seat for s in table.sitters if not s.connects and s.seat in game.seats]
    label = f"{game.seed}:remarks:{game.round.number}:{game.phase}"
    rng = random.Random(label)  # noqa: S311 (a game)
    rng.shuffle(computers)
    at = _show_ends(scene) if told else scene.pacing.phase_since + PODIUM
    for seat in computers[: rng.choices((0, 1, 2), TALKATIVE)[0]]:
        at += rng.uniform(*BREATH)
        if seat not in scene.pacing.spoken and scene.now < at + LATE:
            yield Task(at, Remark(seat))


def _show_ends(scene: Scene) -> float:
    """Return when all of a reveal is told; a clock that was put back does not make it longer."""
    show, since = scene.table.show, scene.pacing.phase_since
    return since if show is None else min(show.ends, since + show.length / 1000)


def _help_for_the_absent(scene: Scene, game: Game) -> Iterator[Task]:
    table, away_since = scene.table, scene.attendance.away_since
    patience = table.settings.timers.away
    if patience is None or table.settings.absent is Absent.WAIT or not away_since:
        return
    if table.settings.absent is Absent.SKIP and not _can_play_on(scene, game):
        return  # round after round would come to nothing, as fast as the disk can write
    for somebody in table.sitters:
        since = away_since.get(somebody.seat)
        if since is None or not _is_missed(somebody, game):
            continue
        stand_in = table.settings.absent is Absent.STAND_IN
        command = StandIn(somebody.seat) if stand_in else Skip(somebody.seat)
        yield Task(since + patience, command)


def _can_play_on(scene: Scene, game: Game) -> bool:
    """Tell whether those who are here could lay a board without the others."""
    helped = {s.seat for s in scene.table.sitters if is_moved_for(s)}
    able = sum(seat in helped or scene.is_here(seat) for seat in game.round.players)
    return 1 + (able - 1) * game.round.numbers.give >= LEAST_CARDS


def _is_missed(somebody: Sitter, game: Game) -> bool:
    return not is_moved_for(somebody) and somebody.seat in game.round.awaited


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
        yield Task(at, TimeOut())


def _share(game: Game, mover: Sitter, roster: Roster) -> float:
    """Return which part of the time to think a computer player takes: each its own, every time."""
    label = f"{game.seed}:pause:{game.round.number}:{game.phase}:{mover.seat}"
    character = roster.characters.get(mover.character or STAND_IN, CHARACTERS[STAND_IN])
    return random.Random(label).uniform(*character.pace)  # noqa: S311 (a game)
