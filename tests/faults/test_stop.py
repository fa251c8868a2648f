"""A server that is asked to end under load: everyone is told, nothing is lost, and it is quick."""

import asyncio
import signal
from pathlib import Path
from time import monotonic

import msgspec

from pinxit.client import Place
from tests.faults import disk
from tests.faults.people import company, sit_together
from tests.faults.raw import heard_until_the_end, sit
from tests.faults.server import Server, serving

SOON = 6.0  # seconds: four, and what a busy machine adds


async def test_everyone_is_told_to_come_back_and_nothing_is_lost(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server.url, (4, 3)) as tables:
        places = await sit_together(server.url, 3)
        for by in (signal.SIGTERM, signal.SIGINT):
            await tables.each_table_goes_on()
            await stop_beside(server, places, by)
            await server.start()
        await tables.everybody_goes_on()
        await server.kill()
        disk.check(server.database, *tables.ledgers)
        assert server.said() == []


async def stop_beside(server: Server, places: list[Place], by: signal.Signals) -> None:
    """Stop a server at which some listen to what it says, and one does not."""
    *listening, deaf = [await sit(place) for place in places]
    deaf.transport.pause_reading()
    ends = [asyncio.create_task(heard_until_the_end(socket)) for socket in listening]
    began = monotonic()
    status = await server.stop(by)
    assert monotonic() - began < SOON
    assert status in {0, -by}  # it ended well, or as it was asked to; never by an error
    for heard, code in await asyncio.gather(*ends):
        bye = msgspec.json.decode(heard[-1])
        assert (bye["type"], bye["reason"], code) == ("bye", "restart", 1012)
        assert bye["retry_after"] > 0
    deaf.transport.abort()
