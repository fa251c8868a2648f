"""The examples work: they play whole games against a real server."""

import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from examples import random_player
from pinxit.client import connect, open_table, sit_down
from pinxit.table.commands import Begin
from tests.patience import PATIENCE
from tests.web.server import serving

SHORT = {"target": None, "turns_each": 1}


@pytest.mark.parametrize("edition", ["dixit", "odyssey"])
async def test_random_players_play_a_game_to_its_end(edition: str) -> None:
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving())
        settings = {"edition": edition, "house": SHORT}
        host = await open_table(url, "Ada", settings=settings)
        guests = [await sit_down(url, host.code, name) for name in ("Bruno", "Cleo")]
        ada, *others = [await stack.enter_async_context(connect(p)) for p in (host, *guests)]
        await ada.do(Begin())
        async with asyncio.timeout(PATIENCE):
            results = await asyncio.gather(*(random_player.play(me) for me in (ada, *others)))
        assert results[0]
        assert len(set(results)) == 1


async def test_the_random_player_is_started_from_the_command_line() -> None:
    async with serving() as url:
        host = await open_table(url, "Ada", settings={"house": SHORT})
        guest = await sit_down(url, host.code, "Bruno")
        command = (sys.executable, str(Path(random_player.__file__)), url, host.code)
        robin = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        async with connect(host) as ada, connect(guest) as bruno, asyncio.timeout(PATIENCE):
            await ada.until(lambda: len(ada.view.sitters or ()) == 3)
            await ada.do(Begin())
            winners, _ = await asyncio.gather(random_player.play(ada), random_player.play(bruno))
            said, _ = await robin.communicate()
        assert robin.returncode == 0
        assert said.decode() == f"won by {', '.join(winners)}\n"
