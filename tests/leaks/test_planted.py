"""Testing the test: leaks of every kind are planted, one at a time, and each is caught."""

import random

import pytest

from pinxit.rules.commands import Finish
from pinxit.table.settings import Settings, Strangers
from tests.leaks.planted import LEAKS, QUIET
from tests.leaks.suite import Leak, check, check_table
from tests.leaks.world import world

ROUNDS = 24  # steps: more than two rounds
KNOWN = Settings(decks=("plain",), public=True, strangers=Strangers.WELCOME)
UNKNOWN = Settings(decks=("plain",), public=True, strangers=Strangers.QUIET)
EVENINGS = (1, 2, 3)  # within which a leak must be found; nearly all are in the first


async def look_for_leaks(settings: Settings, seed: int = 1) -> None:
    """Play two rounds, with everyone looking on, and at a quiet table begin another game."""
    rng = random.Random(seed)
    async with world(seed, settings) as here:
        for step in range(ROUNDS):
            before = here.version
            if settings is UNKNOWN and step == 6:
                await here.live.handle(here.live.table.host, Finish())
            else:
                await here.party.step()
            await check_table(here, rng)
            for viewer in here.viewers():
                await check(here, viewer, before, rng)


async def look_for_leaks_often(settings: Settings) -> None:
    for seed in EVENINGS:
        await look_for_leaks(settings, seed)


@pytest.mark.parametrize("sentence", LEAKS)
async def test_a_planted_leak_is_caught(sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[sentence](monkeypatch)
    with pytest.raises(Leak):
        await look_for_leaks_often(KNOWN)


@pytest.mark.parametrize("sentence", QUIET)
async def test_a_leak_planted_at_a_quiet_table_is_caught(
    sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    QUIET[sentence](monkeypatch)
    with pytest.raises(Leak):
        await look_for_leaks_often(UNKNOWN)


@pytest.mark.parametrize("settings", [KNOWN, UNKNOWN], ids=["known", "quiet"])
async def test_where_nothing_is_planted_nothing_is_found(settings: Settings) -> None:
    await look_for_leaks(settings)
