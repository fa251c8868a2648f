"""The twin test on bytes: games that differ only in what a seat may not know send it the same.

A real connection writes to a socket of ours. Two of them look from the same seat; before the
second one writes, the game is exchanged for its twin.
"""

import asyncio
import random

import pytest
from msgspec.structs import replace

from pinxit.protocol import VERSION
from pinxit.protocol.messages import Hello, Update, Welcome, parse_server
from pinxit.rules import Game, Seat
from pinxit.table.awake.live import LiveTable
from pinxit.table.awake.scene import Scene
from pinxit.web.connection import Connection
from pinxit.web.limits import Limits
from tests.rules.test_secrets import twin_of
from tests.table.random_evening import Evening, evening
from tests.web.house import Paper

SEEDS = range(12)
STEPS = 70


class Looker:
    """A connection that is asked to write now and then."""

    def __init__(self, live: LiveTable, seat: Seat | None, version: int | None = None) -> None:
        self.live = live
        self.seat = seat
        self.paper = Paper()
        self.connection = Connection(self.paper, live, seat, Limits())
        self.connection.begin(
            Hello(protocol=VERSION, table=live.table.code, token="t", version=version)  # noqa: S106 (no secret)
        )

    async def write(self, scene: Scene | None = None) -> list[str]:
        """Let the connection write what is new in a scene, and return it."""
        self.connection.show(scene or self.live.scene())
        await asyncio.sleep(0)
        assert self.paper.closed is None
        written, self.paper.texts = self.paper.texts, []
        return written


def with_game(live: LiveTable, game: Game | None) -> Scene:
    """Return what would be seen if another game were played at a table."""
    seen = live.scene()
    return replace(seen, table=replace(seen.table, game=game), made={})


def twin_game(played: Evening, seat: Seat | None, rng: random.Random) -> Game | None:
    game = played.table.game
    return None if game is None else twin_of(game, seat, rng)


def viewers(played: Evening) -> list[Seat | None]:
    return [*played.seats, None]


@pytest.mark.parametrize("seed", SEEDS)
async def test_the_bytes_of_a_welcome_are_blind_to_every_secret(seed: int) -> None:
    rng = random.Random(seed)
    played = await evening(seed)
    for _ in range(STEPS):
        before = played.table.version
        await played.step()
        for seat in viewers(played):
            for version in (None, before):
                ours = await Looker(played.live, seat, version).write()
                twin = with_game(played.live, twin_game(played, seat, rng))
                theirs = await Looker(played.live, seat, version).write(twin)
                assert ours == theirs
                assert [type(parse_server(text)) for text in ours] == [Welcome]


@pytest.mark.parametrize("seed", SEEDS)
async def test_the_bytes_of_every_update_are_blind_to_every_secret(seed: int) -> None:
    rng = random.Random(seed)
    played = await evening(seed + 500)
    for _ in range(5):
        await played.step()
    pairs = [(Looker(played.live, seat), Looker(played.live, seat)) for seat in viewers(played)]
    for one, other in pairs:
        assert await one.write() == await other.write()
    updates = 0
    for _ in range(STEPS):
        version = played.table.version
        await played.step()
        for one, other in pairs:
            ours = await one.write()
            theirs = await other.write(with_game(played.live, twin_game(played, one.seat, rng)))
            assert ours == theirs
            assert bool(ours) is (played.table.version > version)
            updates += sum(isinstance(parse_server(text), Update) for text in ours)
    assert updates > STEPS // 2  # some evenings are nearly empty


async def test_who_has_lost_the_thread_is_sent_every_section() -> None:
    played = await evening(1)
    looker = Looker(played.live, None)
    first = await looker.write()
    looker.connection.show_all()
    assert await looker.write() == first


async def test_a_twin_of_what_a_seat_does_know_is_noticed() -> None:
    """If any game looked like any other here, the tests above would prove nothing."""
    rng = random.Random(1)
    played = await evening(1)
    while played.table.game is None:
        await played.step()
    seat, other = played.table.game.seats[:2]
    ours = await Looker(played.live, seat).write()
    twin = with_game(played.live, twin_of(played.table.game, other, rng))
    theirs = await Looker(played.live, seat).write(twin)
    assert ours != theirs
