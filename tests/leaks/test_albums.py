"""Whoever has a link to an album learns what was agreed on, and nothing of the table."""

from itertools import combinations

import pytest

from pinxit.table.settings import Settings
from tests.leaks.albums import COMPUTER, PEOPLE, check_album, evening, look
from tests.leaks.planted import ALBUMS
from tests.leaks.suite import Leak

QUIET = Settings(decks=("plain",), public=True)


@pytest.mark.parametrize("pictures", [False, True])
async def test_names_are_those_of_who_agreed_whoever_they_are(*, pictures: bool) -> None:
    async with evening() as here:
        secret = await here.share(pictures=pictures)
        for number in range(len(PEOPLE) + 1):
            for names in combinations(PEOPLE, number):
                await here.sign(names)
                await check_album(here, secret, {*names, COMPUTER}, pictures=pictures)


@pytest.mark.parametrize("settings", [None, QUIET], ids=["known", "quiet"])
async def test_where_nothing_is_planted_nothing_is_found(settings: Settings | None) -> None:
    async with evening(settings) as here:
        await look(here)


@pytest.mark.parametrize("sentence", ALBUMS)
async def test_a_leak_planted_in_albums_is_caught(
    sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ALBUMS[sentence](monkeypatch)
    with pytest.raises(Leak):
        await look_everywhere()


async def look_everywhere() -> None:
    for settings in (None, QUIET):
        async with evening(settings) as here:
            await look(here)
