"""The example in another language works: it is admitted, and plays games against a real server."""

import asyncio
import re
import shutil
import subprocess
from pathlib import Path

import playwright
import pytest

import examples
from examples import random_player
from pinxit.client import connect, open_table
from pinxit.rules import Phase
from pinxit.table.commands import AddComputer, Begin
from tests.examples.host import admission_of
from tests.patience import PATIENCE
from tests.web.server import serving

HERON = Path(examples.__file__).with_name("heron.mjs")
OLDEST = 22  # which has a WebSocket of its own
SHORT = {"target": None, "turns_each": 1, "first": "random"}


def node() -> str:
    """Return a Node that is new enough: the one on the path, or the one that drives browsers."""
    driver = Path(playwright.__file__).with_name("driver") / "node"
    for found in (shutil.which("node"), str(driver)):
        if found is not None and Path(found).exists():
            said = subprocess.run([found, "--version"], capture_output=True, text=True, check=True)
            if int(re.findall(r"\d+", said.stdout)[0]) >= OLDEST:
                return found
    pytest.skip(f"no Node {OLDEST} or newer is here")


async def heron(url: str, *arguments: str) -> asyncio.subprocess.Process:
    command = (node(), str(HERON), url, *arguments)
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)


async def test_the_heron_is_admitted_and_plays_a_game_to_its_end() -> None:
    async with serving() as url, asyncio.timeout(PATIENCE):
        host = await open_table(url, "Ada", settings={"house": SHORT})
        bird = await heron(url, await admission_of(host), "Heron")
        async with connect(host) as ada:
            await ada.until(lambda: len(ada.view.sitters or ()) == 2, PATIENCE)
            seat = (ada.view.sitters or ())[1]
            assert (seat.name, seat.kind, seat.remote) == ("Heron", "computer", True)
            await ada.do(AddComputer())
            await ada.do(Begin())
            winners = await random_player.play(ada)
            assert ada.phase is Phase.OVER
        said, complaints = await bird.communicate()
    assert said.decode() == f"won by {', '.join(winners)}\n"
    assert complaints == b""
    assert bird.returncode == 0


async def test_the_heron_says_why_it_was_not_let_in() -> None:
    async with serving() as url, asyncio.timeout(PATIENCE):
        bird = await heron(url, "BBBBBBBBBB")
        said, complaints = await bird.communicate()
    assert said == b""
    assert complaints.decode().endswith("[bad_admission]\n")
    assert bird.returncode == 1
