"""Whom the command line and the Python client believe: this computer's store, and --ca."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from msgspec import Struct

from pinxit.adapters.vision import VisionModel, settings_from
from pinxit.client import (
    card_texts,
    connect,
    game_story,
    move_seat,
    open_table,
    sit_down,
    trusting,
)
from pinxit.decks import DeckProblem
from pinxit.rules import Phase
from pinxit.table.commands import AddComputer, Begin
from tests.cli import command
from tests.patience import PATIENCE
from tests.serving import PINXIT, free_port, started
from tests.web.house import everyone_plays

SETTINGS = {"decks": ["plain"], "house": {"target": 6}}


class Home(Struct):
    """A server that speaks HTTPS with a certificate of its own making."""

    url: str
    ca: Path
    told: list[str]


@asynccontextmanager
async def at_home(folder: Path) -> AsyncIterator[Home]:
    port, ca = free_port(), folder / "tls.crt"
    where = ("--host", "127.0.0.1", "--port", str(port), "--data-dir", str(folder))
    async with started("serve", "--tls", *where, port=port, ca=ca) as server:
        home = Home(server.url, ca, [])
        yield home
    home.told.extend(server.out.decode().splitlines())


async def pinxit(*words: str, typed: str = "") -> tuple[int | None, str, str]:
    process = await asyncio.create_subprocess_exec(
        PINXIT,
        *words,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await asyncio.wait_for(process.communicate(typed.encode()), PATIENCE)
    assert b"Traceback" not in err
    return process.returncode, out.decode(), err.decode()


async def test_a_game_by_the_python_client_over_https_at_home(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        trust = trusting(home.ca)
        first = await open_table(home.url, "Ada", ssl_context=trust, settings=SETTINGS)
        second = await sit_down(home.url, first.code, "Bruno", ssl_context=trust)
        third = await sit_down(home.url, first.code, "Cleo", ssl_context=trust)
        async with AsyncExitStack() as stack:
            players = [
                await stack.enter_async_context(connect(place)) for place in (first, second, third)
            ]
            await players[0].do(Begin())
            await everyone_plays(*players)
            assert {player.phase for player in players} == {Phase.OVER}
            code = await players[1].seat_code()
        story = await game_story(home.url, first.code, 1, ssl_context=trust)
        assert set(story.names.values()) == {"Ada", "Bruno", "Cleo"}
        assert await card_texts(home.url, ["plain"], ssl_context=trust)
        moved = await move_seat(home.url, code, ssl_context=trust)
        async with connect(moved) as there:
            assert there.seat == "s2"
        link = f"{home.url}/t/{first.code}/games/1"
        status, out, err = await pinxit("audit", link, "--ca", str(home.ca))
        assert (status, err) == (0, "")
        assert "Fair" in out
        status, _, err = await pinxit("audit", link)
        assert status == 2
        assert "[bad_certificate]" in err
        assert "--ca" in err
    (line,) = [line for line in home.told if "--ca" in line]
    assert str(home.ca) in line


async def test_a_terminal_sits_down_at_a_table_over_https_at_home(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        place = await open_table(home.url, "Ada", ssl_context=trusting(home.ca), settings=SETTINGS)
        link = f"{home.url}/t/{place.code}"
        status, _, err = await pinxit("play", "--join", link)
        assert status == 2
        assert "[bad_certificate]" in err
        async with connect(place) as me:
            await me.do(AddComputer())
            joined = asyncio.create_task(
                pinxit("play", "--join", link, "--ca", str(home.ca), "--name", "Tess")
            )
            await me.until(lambda: len(me.view.sitters or ()) == 3)
            await me.do(Begin())
            status, out, err = await joined  # nothing is typed, so that Tess leaves
        assert (status, err) == (0, "")
        assert "At the table: " in out
        assert "Ada" in out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "cannot be read"),
        ("", "holds no certificates"),
        ("a letter", "holds no certificates"),
    ],
)
@pytest.mark.parametrize(
    "words",
    [("play", "--join", "https://localhost/t/X"), ("audit", "https://localhost/t/X/games/1")],
)
def test_a_file_without_certificates_is_said(
    tmp_path: Path, words: tuple[str, ...], content: str | None, said: str
) -> None:
    file = tmp_path / "ca.pem"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    done = command.pinxit(*words, "--ca", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{file} {said}" in done.stderr
    assert "[bad_certificate]" in done.stderr


def test_nobody_there_is_another_reason() -> None:
    done = command.pinxit("audit", f"https://127.0.0.1:{free_port()}/t/BCDFGH/games/1")
    assert done.returncode == 2
    assert "[no_server]" in done.stderr


async def test_a_model_is_believed_by_the_same_file(tmp_path: Path) -> None:
    async with at_home(tmp_path) as home:
        named = {"PINXIT_VISION_URL": home.url, "PINXIT_VISION_MODEL": "seer"}
        for context, said in ((None, "certificate"), (trusting(home.ca), "404|405")):
            with (
                VisionModel(settings_from(named), ssl_context=context) as model,
                pytest.raises(DeckProblem, match=said),
            ):
                await asyncio.to_thread(model.describe, b"", "image/webp", ("en",))
