"""A small game over the network, by a Pinxit that was installed: for its own Python to run.

`evening.py`: it starts the server as a person would, sits down three times and plays to the end.
Nothing but what came with the wheel is there, and the example from the repository.
"""

import asyncio
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))

from examples.random_player import play
from pinxit.client import connect, open_table, sit_down
from pinxit.table.commands import Begin, ChangeSettings
from pinxit.table.settings import Settings

SECONDS = 300.0  # for what takes three


async def evening(url: str) -> tuple[str, ...]:
    """Play a game of three; return who has won."""
    host = await open_table(url, "Ola")
    places = [host, await sit_down(url, host.code, "Ion"), await sit_down(url, host.code, "Iva")]
    async with connect(places[0]) as one, connect(places[1]) as two, connect(places[2]) as three:
        await one.do(ChangeSettings(Settings(house={"target": 4})))
        await one.do(Begin())
        winners = await asyncio.gather(*(play(client) for client in (one, two, three)))
    return winners[0]


def main() -> int:
    """Serve, play, and end."""
    program = Path(sys.executable).with_name("pinxit")
    with tempfile.TemporaryDirectory() as folder:
        words = ("serve", "--no-shows", "--host", "127.0.0.1", "--port", "0", "--data-dir", folder)
        with subprocess.Popen([program, *words], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                said = next(filter(None, (_address(line) for line in server.stdout)))
                won = asyncio.run(asyncio.wait_for(evening(said), SECONDS))
            finally:
                server.terminate()
    sys.stdout.write(f"won by {', '.join(won)}\n")
    return 0 if won else 1


def _address(line: str) -> str | None:
    found = re.search(r"http://127\.0\.0\.1:\d+", line)
    return found and found[0]


if __name__ == "__main__":
    sys.exit(main())
