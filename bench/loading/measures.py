"""The measurements, one function each."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import numpy as np

from .figures import Faults, Hold, Load, Memory, Spread, Start
from .generator import address_of
from .machine import cpu_seconds, most_files, resident
from .orders import Done, Party
from .processes import Generators, Server, awake, generators, get, server
from .stored import SEATS, database, party_of

SPARE_FILES: Final = 300  # of a server that are no connections
ONE_TABLE: Final = 5.0  # commands a second of a table that plays while others only look
SETTLE: Final = 1.0  # seconds in which what was begun comes to its end
SLEEP: Final = 75.0  # seconds after which a table that nobody looks at sleeps for certain
WARM_UP: Final = 5.0
SPECTATORS: Final = 50  # at each table that has some
ELSEWHERE: Final = 500_000  # added to the number from which an address is made

Say = Callable[[str], None]


def affordable(tables: int) -> int:
    """Return how many tables of six the limit of open files leaves us."""
    return min(tables, (most_files() - SPARE_FILES) // SEATS)


async def load(stored: int, tables: int, rate: float, seconds: float, say: Say) -> Load:
    """Let tables play, and see how long everyone waits and what it takes."""
    tables = affordable(tables)
    with database(stored) as file, server(file) as host:
        async with generators() as clients:
            say(f"{tables} tables × {SEATS}: connecting")
            await clients.come(host.port, [party_of(number) for number in range(tables)])
            return await _played(host, clients, tables, rate, seconds, say)


async def _played(
    host: Server, clients: Generators, tables: int, rate: float, seconds: float, say: Say
) -> Load:
    await clients.rest(SETTLE)
    idle = await _share(host, clients.rest(min(seconds / 2, 2 * WARM_UP)))
    say(f"{tables} tables × {SEATS}, {rate:g} commands a second each: warming up")
    await clients.play(min(seconds / 2, WARM_UP * max(1, 1 / rate)), rate)
    say(f"{tables} tables × {SEATS}, {rate:g} commands a second each: {seconds:g} s")
    used = cpu_seconds(host.pid)
    done = await clients.play(seconds, rate)
    used = cpu_seconds(host.pid) - used
    return load_of(done, tables=tables, rate=rate, used=used, idle=idle)


def load_of(done: Done, *, tables: int, rate: float, used: float, idle: float) -> Load:
    """Sum up what the generators have seen."""
    return Load(
        tables=tables,
        connections=done.connected,
        rate=rate,
        seconds=round(done.wall, 2),
        commands=done.commands,
        updates=done.updates,
        faults=_faults(done, tables * SEATS),
        to_all=Spread.of(done.to_all),
        to_sender=Spread.of(done.to_sender),
        deferred=done.deferred,
        micros=used / max(1, done.commands) * 1e6,
        idle_share=idle,
        share=used / done.wall,
        generator_share=done.cpu / done.wall,
        generator_lag=Spread.of(done.lags),
        curve=_curve(done.to_all),
    )


def _curve(values: Sequence[float]) -> tuple[tuple[float, float], ...]:
    """Return, for shares that become ever smaller, the milliseconds that they are above."""
    if not values:
        return ()
    shares = np.geomspace(100, 100 / len(values), 120)
    found = np.percentile(values, 100 - shares)
    return tuple(
        (round(float(m), 3), round(float(s), 3)) for m, s in zip(found, shares, strict=True)
    )


def _faults(done: Done, connections: int) -> Faults:
    return Faults(
        missed=done.commands * SEATS - done.updates,
        gaps=done.gaps,
        refused=len(done.refused),
        closed=max(done.closed, connections - done.connected),
        reasons=tuple(sorted(set(done.refused))),
    )


async def _share(host: Server, meanwhile: Awaitable[object]) -> float:
    """Return which share of a core the server takes while something else goes on."""
    began, used = time.monotonic(), cpu_seconds(host.pid)
    await meanwhile
    return (cpu_seconds(host.pid) - used) / (time.monotonic() - began)


async def hold(stored: int, connections: int, seconds: float, beat: float, say: Say) -> Hold:
    """Keep many connections, who only say that they are there, while one table plays."""
    tables = affordable(-(-connections // SEATS))
    with database(stored) as file, server(file) as host:
        async with generators() as clients:
            say(f"{tables * SEATS} connections: connecting")
            await clients.come(host.port, [party_of(number) for number in range(tables)])
            await clients.beat(beat)
            say(f"{tables * SEATS} connections that beat every {beat:g} s: {seconds:g} s")
            idle = await _share(host, clients.rest(min(seconds / 2, 2 * WARM_UP)))
            used = cpu_seconds(host.pid)
            done = await clients.play_one(seconds, ONE_TABLE)
            used = cpu_seconds(host.pid) - used
    load = load_of(done, tables=tables, rate=ONE_TABLE, used=used, idle=idle)
    return Hold(load=load, held=done.connected, beats=done.beats, answered=done.pongs)


async def start(stored: int, times: int, say: Say) -> Start:
    """Start the server with many stored tables and with none, in turn."""
    seconds: dict[int, list[float]] = {0: [], stored: []}
    for turn in range(times):
        say(f"start {turn + 1} of {times}, with {stored} tables and with none")
        for tables, known in seconds.items():
            with database(tables) as file, server(file) as host:
                known.append(round(host.started_in, 3))
    return Start(tables=stored, empty=tuple(seconds[0]), stored=tuple(seconds[stored]))


async def memory(stored: int, step: int, steps: int, say: Say, *, patient: bool) -> Memory:
    """See what the server's memory grows by with tables and with connections."""
    kept = await _per_stored(stored) if patient else None
    with database(stored) as file, server(file) as host:
        await _warm_up(host, stored - 1)
        slept = await _slept(host, range(step * steps, stored), step, say) if patient else None
        async with generators() as clients:
            seen = await _steps(host, clients, step, steps, say)
            spectator = await _spectators(host, clients, min(steps, 5), say)
    table, connection = _slopes([(a, b) for a, b, _ in seen], [bytes_ for _, _, bytes_ in seen])
    return Memory(
        connection=connection,
        spectator=spectator,
        table=table,
        slept=slept,
        stored=kept,
        steps=tuple(seen),
    )


async def _per_stored(stored: int) -> float:
    """Return what one more stored table takes from the start on."""
    seen = []
    for tables in (0, stored):
        with database(tables) as file, server(file) as host:
            seen.append(await _settled(host))
    return (seen[1] - seen[0]) / stored


async def _warm_up(host: Server, number: int) -> None:
    """Use every part of the server once, at a table that is not used later."""
    _wake(host, [number])
    async with generators() as clients:
        await clients.come(host.port, [party_of(number)])
        await clients.play_one(1.0, 20.0)


def _wake(host: Server, numbers: Sequence[int]) -> None:
    """Let tables wake without anybody there: whoever asks about one wakes it."""
    for number in numbers:
        if not get(host.port, f"/api/tables/{party_of(number).code}", address_of(number)):
            raise RuntimeError("A table does not wake.")


async def _settled(host: Server) -> int:
    """Return the server's memory when it has come to rest."""
    for _ in range(2):
        await asyncio.sleep(SETTLE / 4)
        host.tidy()
    await asyncio.sleep(SETTLE / 4)
    return resident(host.pid)


async def _steps(
    host: Server, clients: Generators, step: int, steps: int, say: Say
) -> list[tuple[int, int, int]]:
    """Wake some tables, then fill their seats; and again."""
    seen = [(0, 0, await _settled(host))]
    for turn in range(steps):
        numbers = range(turn * step, (turn + 1) * step)
        say(f"memory: {numbers.stop} tables awake, with {SEATS} seats each")
        _wake(host, numbers)
        seen.append((numbers.stop, numbers.start * SEATS, await _settled(host)))
        await clients.come(host.port, [party_of(number) for number in numbers])
        seen.append((numbers.stop, numbers.stop * SEATS, await _settled(host)))
    return seen


async def _spectators(host: Server, clients: Generators, steps: int, say: Say) -> float:
    """Let spectators come to tables where all seats are taken."""
    seen = [(0, await _settled(host))]
    for turn in range(steps):
        say(f"memory: {(turn + 1) * 2 * SPECTATORS} spectators")
        pair = [_spectators_of(2 * turn), _spectators_of(2 * turn + 1)]
        await clients.come(host.port, pair)
        seen.append(((turn + 1) * 2 * SPECTATORS, await _settled(host)))
    return _slopes([(number,) for number, _ in seen], [bytes_ for _, bytes_ in seen])[0]


def _spectators_of(number: int) -> Party:
    return Party(number + ELSEWHERE, party_of(number).code, (None,) * SPECTATORS)


async def _slept(host: Server, numbers: range, step: int, say: Say) -> float:
    """Wake tables, let them sleep, wake others: what those that sleep have left behind."""
    seen: list[tuple[int, int]] = []
    for turn in range(3):
        say(f"memory: {turn * step} tables have slept, as many others wake")
        _wake(host, numbers[turn * step : (turn + 1) * step])
        seen.append((turn * step, await _settled(host)))
        await _until_asleep(host)
    return _slopes([(number,) for number, _ in seen], [bytes_ for _, bytes_ in seen])[0]


async def _until_asleep(host: Server) -> None:
    deadline = time.monotonic() + SLEEP
    while awake(host.port):
        if time.monotonic() > deadline:
            raise RuntimeError("The tables do not sleep.")
        await asyncio.sleep(SETTLE)


def _slopes(points: Sequence[tuple[int, ...]], values: Sequence[int]) -> list[float]:
    """Fit a plane, and return how steep it is in each direction."""
    matrix = np.array([(1, *point) for point in points], dtype=float)
    found = np.linalg.lstsq(matrix, np.array(values, dtype=float), rcond=None)[0]
    return [float(slope) for slope in found[1:]]
