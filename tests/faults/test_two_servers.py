"""Two servers on one data folder, by mistake: the memory decides who was quicker, nothing is lost.

What happens on one is seen on the other as soon as something is done there.
"""

import asyncio
from collections.abc import Iterable
from contextlib import AsyncExitStack
from pathlib import Path

from msgspec.structs import replace

from pinxit.client import Client, connect
from pinxit.protocol import moves
from pinxit.table.ports import CommandRef
from pinxit.table.settings import Settings
from tests.faults import disk
from tests.faults.people import Ledger, sit_together
from tests.faults.server import Server

TURNS = 15


async def choose(client: Client, targets: Iterable[int], ledger: Ledger) -> None:
    """Change one's mind about how long to play, each time to something new."""
    for target in targets:
        ref = CommandRef(client.seat or "", f"to {target}")
        wish = moves.ChangeSettings(Settings(house={"target": target}))
        ledger.note(ref, await client.do(wish, wish_id=ref.id), wish)
        await asyncio.sleep(0.055)


async def test_players_on_both_lose_nothing(tmp_path: Path) -> None:
    one, two = Server(tmp_path), Server(tmp_path)
    try:
        await one.start()
        await two.start()
        places = await sit_together(one.url, 3)
        ledger = Ledger(places[0].code, 3)
        async with AsyncExitStack() as stack:
            there = (places[0], replace(places[0], server=two.url))
            here = [await stack.enter_async_context(connect(place)) for place in there]
            targets = [range(start, start + TURNS) for start in (10, 40)]
            await asyncio.gather(*map(choose, here, targets, [ledger, ledger]))
            assert len(ledger.acknowledged) == 2 * TURNS
            await choose(here[0], [9], ledger)
            await choose(here[1], [8], ledger)
            await here[1].until(lambda: here[1].version == max(ledger.acknowledged.values()), 5)
        assert one.said() == two.said() == []
    finally:
        await one.kill()
        await two.kill()
    disk.check(one.database, ledger)
