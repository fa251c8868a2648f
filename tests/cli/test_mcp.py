"""A language model at a table: the protocol on standard streams, and whole games by its tools."""

import asyncio
import itertools
import re
import stat
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from examples import random_player
from pinxit.cli.model.chair import Chair, Kept, NotKept
from pinxit.cli.model.rpc import Code, Peer
from pinxit.cli.model.server import Server
from pinxit.cli.model.tools import TOOLS
from pinxit.client import Place, connect, open_table
from pinxit.table.commands import AddComputer, Begin, Kick
from tests.examples.host import admission_of
from tests.patience import PATIENCE
from tests.web.server import serving

SHORT = {"target": None, "turns_each": 1, "first": "random"}
MUST = re.compile(r"You must now: (\w+)")
CARD = re.compile(r"^- (plain/\d+)( \(.*?\))?: ", re.MULTILINE)


class Model:
    """What runs a language model: it speaks the protocol, by whatever lines there are."""

    def __init__(
        self, write: Callable[[bytes], Awaitable[None]], read: Callable[[], Awaitable[bytes]]
    ) -> None:
        self.write = write
        self._read = read
        self._numbers = itertools.count(1)

    async def ask(self, method: str, **params: object) -> dict[str, Any]:
        """Ask, and return the whole answer."""
        number = next(self._numbers)
        message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        await self.write(msgspec.json.encode(message))
        answer: dict[str, Any] = msgspec.json.decode(await self._read())
        assert answer["id"] == number
        return answer

    async def use(self, tool: str, **arguments: object) -> str:
        """Use a tool, and return what it tells."""
        answer = await self.ask("tools/call", name=tool, arguments=arguments)
        return "\n".join(part["text"] for part in answer["result"]["content"] if "text" in part)

    async def greet(self, version: str = "2025-06-18") -> dict[str, Any]:
        me = {"name": "a test", "version": "1"}
        told = await self.ask("initialize", protocolVersion=version, capabilities={}, clientInfo=me)
        await self.write(b'{"jsonrpc":"2.0","method":"notifications/initialized"}')
        return told


@asynccontextmanager
async def started(url: str, *options: str) -> AsyncIterator[Model]:
    """Start `pinxit mcp`, as programs that run models do; it ends when nothing more comes."""
    command = (sys.executable, "-m", "pinxit", "mcp", "--table", url, *options)
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *command, stdin=pipe, stdout=pipe, stderr=pipe, limit=2**24
    )
    assert process.stdin is not None
    assert process.stdout is not None
    into, out = process.stdin, process.stdout

    async def write(line: bytes) -> None:
        into.write(line + b"\n")
        await into.drain()

    try:
        async with asyncio.timeout(PATIENCE):
            yield Model(write, out.readline)
            into.close()
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@asynccontextmanager
async def model(url: str, keep: Path | None = None) -> AsyncIterator[Model]:
    """Serve a model in this process: that is what the command does."""
    come: asyncio.Queue[bytes] = asyncio.Queue()
    gone: asyncio.Queue[bytes] = asyncio.Queue()

    async def lines() -> AsyncIterator[bytes]:
        while line := await come.get():
            yield line

    async with asyncio.timeout(PATIENCE), Chair(Place(url, ""), "Model", None, keep) as chair:
        serving = asyncio.create_task(Peer(Server(chair).methods, gone.put_nowait).serve(lines()))
        yield Model(come.put, gone.get)
        await come.put(b"")
        await serving


async def hosted(url: str) -> Place:
    return await open_table(url, "Ada", settings={"house": SHORT})


async def play(model: Model) -> str:
    """Play as a scripted model does, by nothing but what it is told; return the last that was."""
    while True:
        told = await model.use("wait_for_my_turn", seconds=20)
        if "The game is over" in told:
            return told
        found = MUST.search(told)
        if found is None:
            continue
        hand = told.partition("Your hand:")[2].partition("\n\n")[0]
        cards = [card for card, _ in CARD.findall(hand)]
        match found[1]:
            case "tell":
                await model.use("tell", card=cards[0], clue="Once upon a time")
            case "give":
                number = re.search(r"give (\d+) cards", told)
                await model.use("give", cards=cards[: int(number[1]) if number else 1])
            case "vote":
                board = told.partition("On the table:")[2].partition("\n\n")[0]
                others = [card for card, note in CARD.findall(board) if "yours" not in note]
                await model.use("vote", cards=others[:1])


async def test_a_model_plays_a_whole_game() -> None:
    async with serving() as url:
        host = await hosted(url)
        async with started(host.link, "--name", "Robo") as one, connect(host) as ada:
            assert (await one.greet())["result"]["protocolVersion"] == "2025-06-18"
            assert "You have no seat yet" in await one.use("look")
            told = await one.use("sit_down", code=await admission_of(host))
            assert "- Robo (you, computer player)" in told
            await ada.do(AddComputer())
            await ada.do(Begin())
            async with asyncio.timeout(PATIENCE):
                winners, told = await asyncio.gather(random_player.play(ada), play(one))
            names = {sitter.seat: sitter.name for sitter in ada.view.sitters or ()}
            called = ["You" if names[seat] == "Robo" else names[seat] for seat in winners]
            assert f"Won by: {', '.join(called)}." in told


async def test_a_model_is_told_no_secret() -> None:
    async with serving() as url:
        host = await hosted(url)
        async with model(url) as one, connect(host) as ada:
            await one.greet()
            await one.use("sit_down", code=await admission_of(host))
            await ada.do(AddComputer())
            await ada.do(Begin())
            assert ada.view.mine
            told = await one.use("look")
            hand = set(ada.view.mine.hand)
            assert not hand.intersection(card for card, _ in CARD.findall(told))
            assert host.token is not None
            assert host.token not in told


async def test_what_is_refused_is_told_in_words() -> None:
    async with serving() as url:
        host = await hosted(url)
        async with model(url) as one:
            await one.greet()
            assert "[bad_admission]" in await one.use("sit_down", code="BBBBBBBBBB")
            await one.use("sit_down", code=await admission_of(host))
            assert "[already_seated]" in await one.use("sit_down", code="BBBBBBBBBB")
            assert "[no_game]" in await one.use("vote", cards=["plain/1"])
            assert "missing required field `clue`" in await one.use("tell", card="plain/1")
            assert "unknown field `seat`" in await one.use("give", cards=[], seat="s1")
            answer = await one.ask("tools/call", name="vote", arguments={"cards": []})
            assert answer["result"]["isError"] is True
            assert "Nothing new yet" in await one.use("wait_for_my_turn", seconds=1)
            async with connect(host) as ada:
                await ada.do(Kick("s2"))
                await ada.until(lambda: len(ada.view.sitters or ()) == 1, PATIENCE)
            while "Your seat is gone: kicked" not in (told := await one.use("look")):
                assert "Robo" not in told


async def test_the_seat_is_kept_across_restarts(tmp_path: Path) -> None:
    keep = tmp_path / "seat.json"
    async with serving() as url:
        host = await hosted(url)
        async with model(url, keep) as one:
            await one.greet()
            assert "(you, computer player)" in await one.use(
                "sit_down", code=await admission_of(host)
            )
        assert stat.S_IMODE(keep.stat().st_mode) == 0o600
        async with model(url, keep) as again:
            await again.greet()
            assert "- Model (you, computer player)" in await again.use("look")


async def test_a_seat_that_is_gone_is_no_end_of_the_program(tmp_path: Path) -> None:
    keep = tmp_path / "seat.json"
    async with serving() as url:
        host = await hosted(url)
        async with model(url, keep) as one:
            await one.greet()
            await one.use("sit_down", code=await admission_of(host))
        async with connect(host) as ada:
            await ada.do(Kick("s2"))
        async with model(url, keep) as again:
            await again.greet()
            assert "You have no seat yet" in await again.use("look")
            told = await again.use("sit_down", code=await admission_of(host))
            assert "- Model (you, computer player)" in told
        async with model(url, keep) as other:
            await other.greet()
            assert "- Model (you, computer player)" in await other.use("look")


async def test_a_new_code_takes_a_seat_where_the_old_one_is_gone(tmp_path: Path) -> None:
    keep = tmp_path / "seat.json"
    async with serving() as url:
        host = await hosted(url)
        gone = msgspec.json.encode(Kept(url, host.code, "s2", "of somebody"))
        keep.write_bytes(gone)
        options = ("--keep", str(keep), "--code", await admission_of(host))
        async with started(host.link, *options) as one:
            await one.greet()
            assert "- Model (you, computer player)" in await one.use("look")
        assert keep.read_bytes() != gone


async def test_a_seat_that_cannot_be_kept_is_taken_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    keep = tmp_path / "file" / "seat.json"  # where no folder can be made
    async with serving() as url:
        host = await hosted(url)
        with pytest.raises(NotKept, match=re.escape(str(keep))):
            await Chair(Place(url, ""), "Model", None, keep).__aenter__()
        async with model(url, tmp_path / "seat.json") as one:
            (tmp_path / "seat.new").mkdir()  # in the way of what is written
            await one.greet()
            told = await one.use("sit_down", code=await admission_of(host))
            assert "You have a seat, but it is not kept" in told
            assert "[cannot_read_or_write]" in told
            assert "- Model (you, computer player)" in await one.use("look")


async def test_a_program_that_cannot_keep_its_seat_plays_on(tmp_path: Path) -> None:
    (tmp_path / "seat.new").mkdir()
    async with serving() as url:
        host = await hosted(url)
        options = ("--keep", str(tmp_path / "seat.json"), "--code", await admission_of(host))
        async with started(host.link, *options) as one:
            await one.greet()
            assert "- Model (you, computer player)" in await one.use("look")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"{", Code.NO_JSON),
        (b"\xff", Code.NO_JSON),
        (b"[" * 5000, Code.NO_JSON),
        (b"[]", Code.NO_REQUEST),
        (b'[{"jsonrpc":"2.0","id":1,"method":"ping"}]', Code.NO_REQUEST),
        (b'{"id":1,"method":"ping"}', Code.NO_REQUEST),
        (b'{"jsonrpc":"2.0","id":null,"method":"ping"}', Code.NO_REQUEST),
        (b'{"jsonrpc":"2.0","id":1.5,"method":"ping"}', Code.NO_REQUEST),
        (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', Code.NO_REQUEST),
        (b'{"jsonrpc":"2.0","id":1,"method":"fly"}', Code.NO_METHOD),
        (b'{"jsonrpc":"2.0","id":1,"method":"initialize"}', Code.BAD_PARAMS),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/list"}', Code.NO_REQUEST),
    ],
)
async def test_what_is_no_request_gets_a_named_error(line: bytes, code: Code) -> None:
    written: list[bytes] = []
    await _peer(written).serve(_once(b"\n", line))
    (answer,) = map(msgspec.json.decode, written)
    assert answer["error"]["code"] == code


def _peer(written: list[bytes]) -> Peer:

    return Peer(Server(Chair(Place("http://nobody", ""), "x", None, None)).methods, written.append)


async def _once(*lines: bytes) -> AsyncIterator[bytes]:
    for line in lines:
        yield line
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_tool_that_there_is_not_is_an_error_of_the_protocol() -> None:
    async with model("http://127.0.0.1:9") as one:
        assert (await one.ask("ping"))["result"] == {}
        await one.greet("1999-01-01")
        answer = await one.ask("tools/call", name="steal", arguments={})
        assert answer["error"]["code"] == Code.BAD_PARAMS
        told = (await one.ask("tools/list"))["result"]["tools"]
        assert [tool["name"] for tool in told] == list(TOOLS)
        assert all(tool["inputSchema"]["type"] == "object" for tool in told)
        assert "The server does not answer" in await one.use("sit_down", code="BBBBBBBBBB")


async def test_who_waits_can_be_cancelled_and_holds_up_nobody() -> None:
    async with serving() as url:
        host = await hosted(url)
        async with model(url) as one:
            await one.greet()
            await one.use("sit_down", code=await admission_of(host))
            wait = {"name": "wait_for_my_turn", "arguments": {"seconds": 55}}
            await one.write(
                msgspec.json.encode(
                    {"jsonrpc": "2.0", "id": "w", "method": "tools/call", "params": wait}
                )
            )
            assert "the host begins it" in await one.use("look")
            await one.write(
                b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"w"}}'
            )
            assert (await one.ask("ping"))["result"] == {}
