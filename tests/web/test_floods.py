"""Whoever sends much in little pieces waits for the others in between, and is cut off soon.

A read may hold tens of thousands of frames, chunks or requests. Nothing here measures time: it is
counted how much is read in one turn of the event loop, and how much of a flood is read at all.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

import h11
import pytest
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.protocol import Protocol as Frames

from pinxit.client import connect, open_table
from pinxit.table.commands import SetReady
from pinxit.web import lines
from pinxit.web.limits import Limits
from pinxit.web.websocket import CRUMB, FRAMES_A_TURN, SLICE, WIRE, SocketWire
from tests.fuzz.wire import CONTINUATION, HANDSHAKE, PING, TEXT, frame
from tests.patience import PATIENCE
from tests.web.house import House, house

MOST_A_TURN = SLICE // 6 + FRAMES_A_TURN
KEY = b"AAAAAAAAAAAAAAAAAAAAAA=="


class Ear:
    """Somebody who listens to a wire, and counts in which turn of the loop something was heard."""

    def __init__(self, most: int = 10**9) -> None:
        self.heard: list[int] = []
        self.texts: list[str | None] = []
        self._most = most
        self._turn = 0
        self._loop = asyncio.get_running_loop()
        self._count()

    def _count(self) -> None:
        self._turn += 1
        self._loop.call_soon(self._count)

    @property
    def most_in_a_turn(self) -> int:
        return max(self.heard.count(turn) for turn in set(self.heard))

    def admit(self) -> bool:
        self.heard.append(self._turn)
        return len(self.heard) <= self._most

    def hear(self, text: str | None) -> bool:
        self.texts.append(text)
        return self.admit()

    def stalled(self) -> None: ...
    def drained(self) -> None: ...
    def dismiss(self, why: str) -> None: ...
    def lost(self) -> None: ...


class Pipe:
    """A transport that goes nowhere."""

    def __init__(self) -> None:
        self.reading = True
        self.sent = b""
        self.over = False

    def write(self, data: bytes) -> None:
        self.sent += data

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.over

    def close(self) -> None:
        self.over = True

    abort = close

    def get_extra_info(self, _name: str) -> None:
        return None


async def wired(ear: Ear, early: bytes = b"") -> tuple[SocketWire, Pipe]:
    """Return a socket that has been let in; something may have come before that."""

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        scope[WIRE].accept(ear)

    config = Config(app, ws_max_size=Limits().message_bytes)
    config.loaded_app = app
    wire, pipe = SocketWire(config, ServerState(), {}), Pipe()
    wire.connection_made(cast("asyncio.Transport", pipe))
    wire.data_received(HANDSHAKE % KEY + early)
    await turns(lambda: bool(pipe.sent))
    return wire, pipe


async def turns(done: Callable[[], bool]) -> None:
    """Let the loop turn until something has happened."""
    for _ in range(10_000):
        if done():
            return
        await asyncio.sleep(0)
    raise AssertionError("it does not happen")


def fragments(number: int) -> bytes:
    some = frame(b"", CONTINUATION, first=0) * (number - 1)
    return frame(b"", TEXT, first=0) + some


FLOODS: dict[str, Callable[[int], bytes]] = {
    "pings": lambda number: frame(b"", PING) * number,
    "fragments": fragments,
    "texts": lambda number: frame(b"") * number,
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_of_one_read_only_a_little_is_read_in_a_turn(flood: str) -> None:
    ear = Ear()
    wire, pipe = await wired(ear)
    wire.data_received(FLOODS[flood](5_000))
    assert not pipe.reading  # nothing more comes before this is read
    await turns(lambda: len(ear.heard) == 5_000)
    assert ear.most_in_a_turn <= MOST_A_TURN
    await asyncio.sleep(0)
    assert pipe.reading


async def test_others_are_heard_in_between() -> None:
    loud, quiet = Ear(), Ear()
    wire, _ = await wired(loud)
    other, _ = await wired(quiet)
    wire.data_received(frame(b"", PING) * 5_000)
    asyncio.get_running_loop().call_soon(other.data_received, frame(b"a word"))
    await turns(lambda: bool(quiet.texts))
    assert len(loud.heard) <= 3 * MOST_A_TURN


@pytest.mark.parametrize("flood", FLOODS)
async def test_what_a_flooder_has_sent_is_not_read(flood: str) -> None:
    ear = Ear(most=60)
    wire, pipe = await wired(ear)
    wire.data_received(FLOODS[flood](40_000))
    for _ in range(20):
        await asyncio.sleep(0)
        wire.data_received(FLOODS[flood](1_000))
    assert len(ear.heard) == 61
    assert not pipe.reading


async def test_messages_by_the_byte_count_by_the_byte() -> None:
    ear = Ear(most=60)
    wire, _ = await wired(ear)
    for byte in frame(b"x" * 2 * CRUMB):
        wire.data_received(bytes((byte,)))
    assert len(ear.heard) == 61
    assert not ear.texts


async def test_whoever_waits_for_an_answer_is_read_on_after_it() -> None:
    ear = Ear()
    wire, pipe = await wired(ear)
    wire.pause()
    wire.data_received(frame(b"one") + frame(b"two"))
    await asyncio.sleep(0)
    assert not ear.texts
    wire.resume()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert ear.texts == ["one", "two"]
    assert pipe.reading


async def test_a_large_message_in_pieces_is_heard_whole() -> None:
    ear = Ear()
    wire, _ = await wired(ear)
    whole = frame(b"x" * 10_000, mask=b"abcd") + frame(b"y")
    wire.data_received(whole[:3_000])
    wire.data_received(whole[3_000:])
    for _ in range(50):
        await asyncio.sleep(0)
    assert ear.texts == ["x" * 10_000, "y"]


@asynccontextmanager
async def raw(at: House) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(at.url).port)
    try:
        yield reader, writer
    finally:
        # What was never read would be waited for, and the transport outlive its loop.
        writer.transport.abort()
        await asyncio.sleep(0)


def count_calls(monkeypatch: pytest.MonkeyPatch, of: type, name: str) -> SimpleNamespace:
    """Count how often a method is called."""
    counted, real = SimpleNamespace(calls=0), getattr(of, name)

    def call(*args: Any) -> Any:  # noqa: ANN401 (whatever it takes)
        counted.calls += 1
        return real(*args)

    monkeypatch.setattr(of, name, call)
    return counted


async def test_a_server_that_is_flooded_says_goodbye_and_plays_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with house() as at:
        place = await open_table(at.url, "Host")
        async with connect(place) as host, raw(at) as (reader, writer):
            writer.write(HANDSHAKE % KEY)
            await reader.readuntil(b"\r\n\r\n")
            read = count_calls(monkeypatch, Frames, "recv_frame")
            writer.write(frame(b"", PING) * 43_690)
            goodbye = b"\x88\x02" + (4429).to_bytes(2)
            await asyncio.wait_for(reader.readuntil(goodbye), PATIENCE)
            assert read.calls <= 60 + MOST_A_TURN + 10
            await asyncio.wait_for(host.do(SetReady(ready=True)), PATIENCE)


async def test_chunks_of_a_byte_are_read_by_turns_and_not_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with house() as at, raw(at) as (reader, writer):
        read = count_calls(monkeypatch, h11.Connection, "next_event")
        head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
        writer.write(head + b"1\r\n \r\n" * 40_000)
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                await reader.read()
        assert read.calls < lines.MOST_BREAKS + lines.SLICE


async def test_a_head_of_ten_thousand_headers_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async with house() as at, raw(at) as (reader, writer):
        read = count_calls(monkeypatch, h11.Request, "__init__")
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a:\r\n" * 10_000 + b"\r\n")
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                assert b"200 OK" not in await reader.read()
        assert read.calls == 0


async def test_requests_in_one_write_end_with_the_budget() -> None:
    async with house(limits=Limits(requests_burst=5, requests_a_second=0.0)) as at:
        async with raw(at) as (reader, writer):
            writer.write(b"GET /api/choices HTTP/1.1\r\nhost: x\r\n\r\n" * 1_000)
            async with asyncio.timeout(PATIENCE):
                with suppress(ConnectionError):
                    said = await reader.read()
        assert said.count(b" 200 OK") == 5
        assert said.count(b" 429 ") == 1


@pytest.mark.parametrize(
    ("path", "bounds"),
    [
        (b"/", Limits(asked_burst=5, asked_a_second=0.0)),
        (b"/nothing", Limits(requests_burst=5, requests_a_second=0.0)),
    ],
)
async def test_pages_and_what_does_not_exist_have_a_budget_too(path: bytes, bounds: Limits) -> None:
    async with house(limits=bounds) as at:
        for _ in range(2):
            async with raw(at) as (reader, writer):
                writer.write(b"GET %b HTTP/1.1\r\nhost: x\r\n\r\n" % path * 100)
                async with asyncio.timeout(PATIENCE):
                    with suppress(ConnectionError):
                        said = await reader.read()
            assert said.count(b" 429 ") == 1


async def test_an_address_has_so_many_new_lines_a_second() -> None:
    async with house(limits=Limits(new_lines_burst=3, new_lines_a_second=0.0)) as at:
        for number in range(5):
            async with raw(at) as (reader, writer):
                writer.write(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
                said = b""
                with suppress(ConnectionError):
                    said = await reader.read()
            assert (b"200 OK" in said) == (number < 3)


async def test_a_large_body_arrives_whole() -> None:
    async with house() as at, raw(at) as (reader, writer):
        body = b'{"name": "Ada", "settings": {}}' + b" " * 60_000
        writer.write(
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n%b"
            b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n" % (len(body), body)
        )
        said = await asyncio.wait_for(reader.read(), PATIENCE)
        assert said.startswith(b"HTTP/1.1 201")
        assert said.count(b"HTTP/1.1 200") == 1


async def test_a_body_in_chunks_is_read_too() -> None:
    async with house() as at, raw(at) as (reader, writer):
        chunk = b'{"name": "Ada"' + b" " * 5_000 + b"}"
        writer.write(
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
            b"%x\r\n%b\r\n0\r\n\r\n" % (len(chunk), chunk)
        )
        assert (await asyncio.wait_for(reader.readline(), PATIENCE)).startswith(b"HTTP/1.1 201")
