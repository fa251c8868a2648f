"""Two servers on one database: the second one says why not.

Nodes that share a database on purpose, as PostgreSQL allows, lose nothing: the memory decides who
was quicker, and what happens on one is seen on the other as soon as something is done there.
"""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterable
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from pinxit.adapters import DatabaseInUse, open_store
from pinxit.adapters.alone import Turn, lock_of
from pinxit.client import Client, connect, open_table
from pinxit.table.commands import ChangeSettings
from pinxit.table.ports import CommandRef
from pinxit.table.settings import Settings
from tests.faults import disk
from tests.faults.people import Ledger, sit_together
from tests.faults.server import Server, serving
from tests.patience import PATIENCE
from tests.web.house import house

TURNS = 15


async def choose(client: Client, targets: Iterable[int], ledger: Ledger) -> None:
    """Change one's mind about how long to play, each time to something new."""
    for target in targets:
        ref = CommandRef(client.seat or "", f"to {target}")
        wish = ChangeSettings(Settings(house={"target": target}))
        ledger.note(ref, await client.do(wish, wish_id=ref.id), wish)
        await asyncio.sleep(0.055)


async def test_players_on_two_nodes_lose_nothing(database_url: str) -> None:
    stores = [await open_store(database_url) for _ in range(2)]
    async with house(store=stores[0]) as one, house(store=stores[1]) as two:
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
            await here[1].until(
                lambda: here[1].version == max(ledger.acknowledged.values()), PATIENCE
            )
    file = database_url.removeprefix("sqlite:///")
    disk.check(database_url if file == database_url else Path(file), ledger)


HASTY = """
import time
from pinxit.adapters import alone
from pinxit.cli import main
alone.monotonic = lambda: 20 * time.monotonic()
main()
"""


async def test_a_second_server_on_a_database_says_why_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as one:
        second = Server(tmp_path, command=(sys.executable, "-c", HASTY))
        second.begin()
        status = await second.ended()
        said = second.err.decode()
        assert status == 2
        assert "waiting for it to end" in said
        assert "[database_in_use]" in said
        assert f"(process {one.process.pid} on " in said
        assert "Traceback" not in said
        await open_table(one.url, "Ada")  # the first has not noticed anything
        assert one.said() == []


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGKILL])
async def test_a_server_waits_for_one_that_is_ending(tmp_path: Path, by: signal.Signals) -> None:
    async with serving(tmp_path) as one:
        second = Server(tmp_path)
        try:
            second.begin()
            await second.until_said(b"waiting for it to end")
            one.process.send_signal(by)
            await second.until_it_serves()
        finally:
            await second.kill()


async def test_readers_and_backups_are_not_held_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await open_table(server.url, "Ada")
        with closing(sqlite3.connect(server.database)) as beside:
            beside.execute(f"VACUUM INTO '{tmp_path}/backup.sqlite3'")
        store = await open_store(f"sqlite:///{server.database}")  # what a tool of ours would do
        await store.close()
    backup = await open_store(f"sqlite:///{tmp_path}/backup.sqlite3", alone=True)
    await backup.close()


async def test_a_database_by_another_name_is_the_same(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path, target_is_directory=True)
    turn = await Turn.take(tmp_path / "pinxit.sqlite3")
    with pytest.raises(DatabaseInUse):
        await Turn.take(tmp_path / "link" / "pinxit.sqlite3", patience=0)
    turn.let_go()
    turn.let_go()  # as often as one likes
    (await Turn.take(tmp_path / "link" / "pinxit.sqlite3", patience=0)).let_go()


async def test_a_server_that_cannot_open_its_database_keeps_nobody_out(tmp_path: Path) -> None:
    database = tmp_path / "pinxit.sqlite3"
    database.write_bytes(b"SQLite format 4\0" * 300)
    with pytest.raises(Exception, match="not a database"):
        await open_store(f"sqlite:///{database}", alone=True)
    (await Turn.take(database, patience=0)).let_go()


HOLD = """
import asyncio, subprocess, sys
from pathlib import Path
from pinxit.adapters.alone import Turn
turn = asyncio.run(Turn.take(Path(sys.argv[1])))
child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=0, close_fds=False)
print(child.pid, flush=True)
child.wait()
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows ends children otherwise")
def test_a_child_that_outlives_a_killed_server_does_not_keep_the_database(
    tmp_path: Path,
) -> None:
    database = tmp_path / "pinxit.sqlite3"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, database], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        child = int(holder.stdout.readline())
        with pytest.raises(DatabaseInUse, match=str(holder.pid)):
            asyncio.run(Turn.take(database, patience=0))
        holder.kill()
        holder.wait(30)
        os.kill(child, 0)  # it lives
        asyncio.run(Turn.take(database, patience=0)).let_go()
    assert lock_of(database).exists()
