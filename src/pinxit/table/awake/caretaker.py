"""Seeing to it that a table does what it does by itself (`plan`), and when.

The caretaker looks at the table as it stands, waits until something is to be done or something is
new, and sends commands like anyone else.
"""

import asyncio
import logging
import random
from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from pinxit.players import Choose, Memory, RandomPlayer, Roster, Speaks
from pinxit.rules import Game, Refusal, Seat, legal, view_for
from pinxit.rules.commands import AnyMove
from pinxit.rules.legal import MayLeave, allows
from pinxit.table.commands import ClearSeat, KeepHost, PassHost, PlayFor
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.state import Kind, Sitter, Table, sitter
from pinxit.table.whispers import whispered

from .journal import TableGone
from .live import LiveTable, Moment
from .pacing import spoke
from .plan import Remark, Task, Think, is_for_the_absent, tasks
from .scene import Scene
from .speech import speak

log = logging.getLogger(__name__)

SECOND_TRY = 5.0  # seconds until a refused task is tried again
ANOTHER_NODE = 1.0  # seconds until it is looked whether another node has done it
ANYHOW = RandomPlayer()
_AT_ANY_TIME = (PassHost, KeepHost, ClearSeat)  # these are about people, not about a game


async def take_care(live: LiveTable, roster: Roster, thinking: float = 0.0) -> None:
    """Do what is to be done at a table, until cancelled or the table is gone.

    `thinking` is how many seconds a computer player takes at most, so that people can follow.
    """
    while True:
        try:
            await _take_care_once(live, roster, thinking)
        except TableGone:
            return
        except Exception:
            # A failing disk or player must not leave the table uncared for.
            log.exception("a table could not be taken care of", extra={"table": live.label})
            await live.clock.wait(SECOND_TRY)


async def _take_care_once(live: LiveTable, roster: Roster, thinking: float) -> None:
    live.stirred.clear()
    await live.settle_doubts()
    live.clock_was_set()
    scene = live.scene()
    task = min(tasks(scene, roster, thinking), key=lambda task: task.at, default=None)
    if task is None or task.at > scene.now:
        await _wait(live, None if task is None else task.at - scene.now)
    elif not await live.may_act():
        await _wait(live, ANOTHER_NODE)
    elif isinstance(task.command, Remark):
        await _speak(live, task.command.seat, roster)
    elif await _is_still_so(live, scene, task):
        await _carry_out(live, task, roster, _moment(scene, task))


def _moment(scene: Scene, task: Task) -> Moment | None:
    """Return what a task is meant for: a node that was held up must not do it in a later round."""
    game = scene.table.game
    if game is None or isinstance(task.command, _AT_ANY_TIME):
        return None
    return Moment(game=scene.table.games, round=game.round.number, phase=game.phase)


async def _is_still_so(live: LiveTable, scene: Scene, task: Task) -> bool:
    """Make sure that whoever is to be helped is away, also from other nodes."""
    if not is_for_the_absent(task):
        return True
    await live.presence.make_sure()
    return live.presence.attendance is scene.attendance  # or it is planned anew


async def _carry_out(live: LiveTable, task: Task, roster: Roster, moment: Moment | None) -> None:
    version = live.table.version
    command = task.command
    try:
        assert not isinstance(command, Remark)  # noqa: S101 (these are said, not written down)
        if isinstance(command, Think):
            command = PlayFor(command.seat, await _chosen(live, command.seat, roster))
        await live.handle(None, command, moment=moment)
    except Refusal:
        # Somebody was quicker, or a clock stepped back: look again when something is new, or soon.
        if live.table.version == version:
            await _wait(live, SECOND_TRY)


async def _wait(live: LiveTable, seconds: float | None) -> None:
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


async def _chosen(live: LiveTable, seat: Seat, roster: Roster) -> AnyMove:
    """Let a computer player choose by what the seat may know; the seed makes it repeatable."""
    memory = await live.memory()
    table, game = live.table, live.table.game
    # While it was remembered, somebody may have moved for the seat, or ended the game.
    if game is None or not table.running or seat not in game.round.awaited:
        raise NotAllowed(TableReason.MOMENT_PASSED)
    computers = frozenset(_computers(table))
    known = replace(memory, computers=computers, whispered=whispered(table.whispers))
    choice = partial(_choice, table, game, seat, roster, known, live.label)
    # In a thread of its own, so that nobody at any other table waits for it.
    return await asyncio.to_thread(choice) if roster.ponders else choice()


async def _speak(live: LiveTable, seat: Seat, roster: Roster) -> None:
    """Let a computer player say something, by what a spectator sees; a failure costs a line."""
    memory = await live.memory()
    table, game = live.table, live.table.game
    live.pacing = spoke(live.pacing, seat)
    try:
        somebody = sitter(table, seat)
        chooses = _player(table, somebody, roster)
        if game is None or not isinstance(chooses, Speaks):
            return
        known = replace(memory, computers=frozenset(_computers(table)))
        rng = random.Random(f"{game.seed}:says:{game.round.number}:{seat}")  # noqa: S311 (a game)
        say = partial(chooses.remark, view_for(game, None), seat, known, rng)
        remark = await asyncio.to_thread(say) if roster.ponders else say()
        if remark is not None:
            speak(live, seat, remark.text, remark.reaction)
    except Refusal as refusal:  # it is too long, or somebody switched the chat off
        log.warning("a remark was refused: %s", refusal.reason, extra={"table": live.label})
    except Exception:
        log.exception("a player cannot speak", extra={"table": live.label})


def _player(table: Table, somebody: Sitter, roster: Roster) -> Choose:
    settings = table.settings
    return roster.player(somebody.character, settings.language, settings.strength)


def _computers(table: Table) -> Iterator[Seat]:
    """Name those whose moves no person makes: all see which they are."""
    for one in table.sitters:
        if one.kind is Kind.COMPUTER or one.stood_in:
            yield one.seat


def _choice(
    table: Table, game: Game, seat: Seat, roster: Roster, memory: Memory, label: str
) -> AnyMove:
    """Ask a player; one that fails, or breaks the rules, must not keep everybody waiting."""
    options = tuple(option for option in legal(game, seat) if not isinstance(option, MayLeave))
    view = view_for(game, seat)
    chance = f"{game.seed}:{game.round.number}:{game.phase}:{seat}"
    where = {"table": label}
    character = sitter(table, seat).character
    try:
        choose = _player(table, sitter(table, seat), roster)
        command = choose(view, options, memory, random.Random(chance))  # noqa: S311 (a game)
        if any(allows(option, command) for option in options):
            return command
        # Not what: a card of a hand, or a clue, would stand in the log.
        kind = type(command).__name__
        log.error("the player “%s” wants what is not legal: %s", character, kind, extra=where)
    except Exception:
        log.exception("the player “%s” cannot choose", character, extra=where)
    return ANYHOW(view, options, memory, random.Random(chance))  # noqa: S311 (a game)
