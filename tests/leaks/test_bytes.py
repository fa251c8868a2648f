"""The twin test over all that the server ever sends, in every edition and every phase.

By construction it covers the order and the names of whatever is sent, the sizes, the number and the
order of messages, version numbers, counters, headers: all of it is in the bytes that are compared,
and a message more is a difference, too. `suite.py` says what needs a look of its own.
"""

import random

import pytest

from pinxit.protocol.messages import AnyServerMessage
from pinxit.rules import EDITIONS, Phase
from pinxit.rules.commands import Finish
from pinxit.table.commands import AddComputer, Begin, Pause, Resume, StandIn, StandUp
from pinxit.table.settings import BRISK, Settings, Strangers
from tests.at_length import times
from tests.leaks.on_database import on_database
from tests.leaks.suite import check, check_table, play
from tests.leaks.world import World, world

KINDS = {kind.__struct_config__.tag for kind in AnyServerMessage.__args__}
ROUND = {Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL}


async def all_look(here: World, before: int, rng: random.Random) -> None:
    await check_table(here, rng)
    for viewer in here.viewers():
        await check(here, viewer, before, rng)


# Every edition, and every number of players in some of them; at length, all in all.
PLAYERS = (3, 4, 5, 6)
TABLES = [
    (edition, players)
    for turn, edition in enumerate(EDITIONS)
    for players in times((PLAYERS[turn % 4],), PLAYERS)
]


@pytest.mark.parametrize(("edition", "players"), TABLES)
async def test_all_that_is_sent_is_blind_to_every_secret(edition: str, players: int) -> None:
    rng = random.Random(f"{edition} {players}")
    settings = Settings(edition=edition, decks=("plain",), timers=BRISK)
    async with world(rng.getrandbits(32), settings, players) as here:
        phases = await play(here, 5 * players + 4, rng)
        assert phases - {Phase.RACE} == ROUND
        await all_look(here, here.version - 1, rng)
        assert here.kinds >= KINDS


async def test_it_is_as_blind_when_postgresql_remembers(postgres: str) -> None:
    rng = random.Random("postgresql")
    with on_database(postgres) as store:
        async with world(7, Settings(decks=("plain",), timers=BRISK), 4, store=store) as here:
            assert await play(here, 24, rng) - {Phase.RACE} == ROUND
        assert store.asked > 200


@pytest.mark.parametrize("seed", range(times(2, 4)))
async def test_on_evenings_where_anything_happens_nothing_is_told_either(seed: int) -> None:
    rng = random.Random(seed)
    strangers = Strangers.QUIET if seed % 2 else Strangers.WELCOME
    settings = Settings(decks=("plain", "titles"), public=True, strangers=strangers)
    async with world(seed, settings, 5, trouble=0.25) as here:
        await play(here, 60, rng)


async def test_in_pauses_after_a_game_and_in_the_next_nothing_is_told() -> None:
    rng = random.Random(3)
    async with world(3, Settings(decks=("plain",), public=True), 5) as here:
        live = here.live
        host = live.table.host
        await live.handle(host, AddComputer())
        await play(here, 9, rng)
        await live.handle(host, StandIn("s2"))
        for command in (Pause(), Resume(), Finish()):
            await live.handle(host, command)
            await all_look(here, here.version - 1, rng)
        assert live.table.game is not None
        assert live.table.game.phase is Phase.OVER
        await live.handle(host, Begin())
        assert len(live.table.history) == 1
        await play(here, 8, rng)
        while live.table.game.phase is not Phase.CLUE:
            await here.party.step()
        for seat in ("s2", "s3", "s4", "s5"):
            await live.handle(seat, StandUp())
        assert live.table.game.phase is Phase.PAUSED
        await all_look(here, here.version - 3, rng)


async def test_after_the_pile_was_shuffled_anew_nothing_is_told() -> None:
    rng = random.Random(4)
    async with world(4, Settings(edition="odyssey", decks=("plain",)), 12) as here:
        game = None
        while game is None or not game.reshuffles:
            await here.party.step()
            game = here.live.table.game
        phases = await play(here, 28, rng)
        assert phases >= {Phase.CLUE, Phase.GIVE, Phase.VOTE}
