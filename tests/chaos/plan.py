"""What one evening will be like: drawn from its seed before it begins."""

import random

from msgspec import Struct

from pinxit.rules import EDITIONS
from pinxit.table.settings import BRISK, OFF, Absent, Settings, Timers

from .disk import Faults
from .network import Weather

HURRIED = Timers(race=5, clue=8, give=8, vote=8, reveal=4, away=20)
BY_POST = Timers(race=3600, clue=7200, give=3600, vote=7200, reveal=3600, away=60)
CALM_DISK = Faults(slow=0.004)
CALM_WEATHER = Weather(delay=0.03)


class Plan(Struct, frozen=True, kw_only=True):
    """One evening."""

    seed: int
    settings: Settings
    people: int
    computers: int
    spectators: int
    thinking: float
    faults: Faults
    weather: Weather
    crash_every: int  # steps of the server, on average; 0: it never crashes
    jumps: bool  # does the clock jump?
    restarts: bool  # is the server restarted in peace?
    deletes: bool  # is the table deleted, in the end or before?
    chaos_seconds: float
    mischief: float  # how often people do something odd
    pace: float  # seconds that people think at most


def plan_of(seed: int) -> Plan:
    """Draw an evening."""
    rng = random.Random(f"plan {seed}")
    edition = list(EDITIONS.values())[seed % len(EDITIONS)]
    most = min(edition.players_max, 12)
    seats = min(most, rng.choice((3, 3, 4, 4, 5, 5, 6, 7, 8, 12)))
    computers = min(rng.choice((0, 0, 1, 1, 2, 3)), seats - 1)
    bad = rng.choice((0.0, 0.3, 1.0, 1.0))
    timers = rng.choice((OFF, BRISK, HURRIED, HURRIED, BY_POST))
    by_post = timers is BY_POST
    return Plan(
        seed=seed,
        settings=Settings(
            edition=edition.id,
            house={"target": rng.randrange(4, 10)},
            seats=min(most, seats + rng.choice((0, 1, 2))),
            timers=timers,
            absent=rng.choice((Absent.STAND_IN, Absent.STAND_IN, Absent.SKIP, Absent.WAIT)),
            chat=rng.random() < 0.9,
            public=rng.random() < 0.3,
        ),
        people=seats - computers,
        computers=computers,
        spectators=rng.choice((0, 0, 1, 2)),
        thinking=rng.choice((0.0, 0.0, 3.0)),
        faults=_faults(rng, bad),
        weather=_weather(rng, bad),
        crash_every=rng.choice((0, 300, 1000, 3000)) if bad else 0,
        jumps=rng.random() < 0.3 * bad,
        restarts=rng.random() < 0.3,
        deletes=rng.random() < 0.06,
        chaos_seconds=rng.choice((30.0, 60.0, 150.0)) * (200 if by_post else 1),
        mischief=rng.choice((0.0, 0.05, 0.15, 0.3)),
        pace=rng.choice((1.0, 3.0, 8.0)) * (200 if by_post else 1),
    )


def _faults(rng: random.Random, bad: float) -> Faults:
    if rng.random() < 0.3:
        return CALM_DISK
    return Faults(
        slow=rng.choice((0.004, 0.05, 0.5)),
        before=rng.choice((0.0, 0.02, 0.1)) * bad,
        after=rng.choice((0.0, 0.02, 0.1)) * bad,
        hang=rng.choice((0.0, 0.0, 0.01)) * bad,
        read=rng.choice((0.0, 0.01, 0.05)) * bad,
        power=rng.choice((0.0, 0.02, 0.05)) * bad,
    )


def _weather(rng: random.Random, bad: float) -> Weather:
    if rng.random() < 0.2:
        return CALM_WEATHER
    return Weather(
        delay=rng.choice((0.0, 0.03, 0.3)),
        spike=rng.choice((0.0, 0.02, 0.1)) * bad,
        cut=rng.choice((0.0, 0.003, 0.01, 0.03)) * bad,
        stall=rng.choice((0.0, 0.005, 0.02)) * bad,
        lose=rng.choice((0.0, 0.1, 0.3)) * bad,
    )
