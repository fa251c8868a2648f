"""A server that is asked to end under load: all are told, nothing is lost, nobody is waited for."""

import asyncio
import signal
from pathlib import Path

import msgspec
from starlette.applications import Starlette

from pinxit.client import Place
from pinxit.web.limits import Limits
from pinxit.web.server import make_server
from tests.faults import disk
from tests.faults.people import roster, sit_together
from tests.faults.raw import heard_until_the_end, sit
from tests.faults.server import Server, serving


async def test_everyone_is_told_to_come_back_and_nothing_is_lost(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, roster(server.url, (4, 3)) as tables:
        places = await sit_together(server.url, 3)
        for by in (signal.SIGTERM, signal.SIGINT):
            await tables.each_table_goes_on()
            await stop_beside(server, places, by)
            await server.start()
        await tables.everybody_goes_on()
        await server.kill()
        disk.check(server.database, *tables.ledgers)
        assert server.said() == []


def test_nobody_is_waited_for_longer_than_a_moment() -> None:
    assert make_server(Starlette(), Limits()).config.timeout_graceful_shutdown == 3


async def stop_beside(server: Server, places: list[Place], by: signal.Signals) -> None:
    """Stop a server at which some listen to what it says, and one does not."""
    *listening, deaf = [await sit(place) for place in places]
    deaf.transport.pause_reading()
    ends = [asyncio.create_task(heard_until_the_end(socket)) for socket in listening]
    status = await server.stop(by)  # though one never reads that it shall go
    assert status in {0, -by}  # it ended well, or as it was asked to; never by an error
    for heard, code in await asyncio.gather(*ends):
        bye = msgspec.json.decode(heard[-1])
        assert (bye["type"], bye["reason"], code) == ("bye", "restart", 1012)
        assert bye["retry_after"] > 0
    deaf.transport.abort()
