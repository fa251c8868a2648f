"""`pinxit tables export`: what is kept of a table, for those who ask; the server may be running."""

import asyncio
import json
from pathlib import Path
from subprocess import CompletedProcess

from pinxit.client import connect, open_table, sit_down
from pinxit.rules import Phase
from pinxit.table.commands import AddComputer, Begin
from tests.cli.command import pinxit
from tests.serving import free_port, started


async def test_a_table_is_written_down_unless_a_game_is_on(tmp_path: Path) -> None:
    port = free_port()
    words = ("serve", "--quiet", "--host", "127.0.0.1", "--data-dir", str(tmp_path))
    async with started(*words, "--port", str(port), port=port) as server:
        place = await open_table(server.url, "Ada Lovelace")
        await sit_down(server.url, place.code, "Bo")
        done = await asyncio.to_thread(export, place.code.lower(), tmp_path)
        told = json.loads(done.stdout)
        assert told["code"] == place.code
        assert "Ada Lovelace" in done.stdout
        assert str(place.token) not in done.stdout
        async with connect(place) as me:
            await me.do(AddComputer())
            await me.do(Begin())
            await me.until(lambda: me.phase is Phase.CLUE)
            refused = await asyncio.to_thread(export, place.code, tmp_path)
            assert (refused.returncode, refused.stdout) == (2, "")
            assert "[game_running]" in refused.stderr
    done = await asyncio.to_thread(export, "NOTHIN", tmp_path)
    assert (done.returncode, "[no_such_table]" in done.stderr) == (2, True)


def export(code: str, folder: Path) -> CompletedProcess[str]:
    return pinxit("tables", "export", code, "--data-dir", str(folder))
