"""No room on the disk: nothing is acknowledged that is not kept, and all goes on when there is.

The kernel refuses a process what is beyond its limit for files, as it does on a full disk; and the
limit can be set on a server that runs. (Linux; Python ignores the signal that comes with it.)
"""

import asyncio
import sys
from pathlib import Path
from time import monotonic

import httpx2
import pytest

from pinxit.cli import flood
from pinxit.client import WishRefused, connect, open_table
from pinxit.table.commands import Begin, StandUp
from tests.faults import disk
from tests.faults.people import roster, sit_together
from tests.faults.server import Server, serving
from tests.patience import PATIENCE, becomes

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits others on Linux only")

if sys.platform == "linux":
    import resource

    NO_LIMIT = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

    def fill(server: Server) -> None:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def free(server: Server) -> None:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, NO_LIMIT)


LINES = 6  # of the log, for one trouble, each time that the same line is let through


async def test_a_full_disk_fails_wishes_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, roster(server.url, (4, 3)) as tables:
        await tables.each_table_goes_on()
        fill(server)
        began = monotonic()
        await becomes(lambda: all(ledger.failed for ledger in tables.ledgers))
        tables.check()
        await look_around(server, tables.ledgers[0].code)
        before = [len(ledger.acknowledged) for ledger in tables.ledgers]
        await asyncio.sleep(0.2)
        assert before == [len(ledger.acknowledged) for ledger in tables.ledgers]
        free(server)
        await tables.everybody_goes_on()
        await is_soon(server, 200)
        most = LINES * (1 + int((monotonic() - began) // flood.SECONDS))
        assert all(client.goodbye is None for here in tables.people for client in here)
        problems = [line for line in server.said() if "disk" in str(line.get("problem"))]
        assert 1 <= len(problems) <= len(server.said()) <= most, server.said()
        await server.kill()
        disk.check(server.database, *tables.ledgers)


async def look_around(server: Server, code: str) -> None:
    """What needs no room is there; what needs some is refused in so many words."""
    async with httpx2.AsyncClient(trust_env=False, base_url=server.url) as http:
        assert (await http.get("/")).status_code == 200
        assert (await http.get(f"/api/tables/{code}")).status_code == 200
        await is_soon(server, 503)
        refused = await http.post("/api/tables", json={"name": "Late"})
        assert (refused.status_code, refused.json()["error"]["reason"]) == (503, "failed")
        refused = await http.post(f"/api/tables/{code}/seats", json={"name": "Later"})
        assert refused.status_code == 503


async def is_soon(server: Server, status: int) -> None:
    """Wait until the server's health is this; it is looked at every two seconds."""

    async def is_it() -> bool:
        return await server.health() == status

    await becomes(is_it)


async def test_who_comes_back_while_the_disk_is_full_can_watch_and_talk(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        places = await sit_together(server.url, 3)
        async with connect(places[0]) as host:
            await host.do(Begin())
        fill(server)
        async with connect(places[1]) as guest, connect(places[2]) as other:
            with pytest.raises(WishRefused, match="failed"):
                await guest.do(StandUp())
            await guest.say("Is it the disk?")
            await other.until(lambda: other.said, PATIENCE)
            free(server)
            await guest.do(StandUp())
            await other.until(lambda: len(other.view.sitters or ()) == 2, PATIENCE)
        await open_table(server.url, "Somebody")
