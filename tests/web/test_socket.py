"""The socket with clients that misbehave."""

import json
from contextlib import suppress

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from pinxit.client import Place, open_table
from pinxit.protocol import VERSION
from pinxit.protocol.messages import Hello, dump
from pinxit.table.settings import Settings
from pinxit.web import session
from pinxit.web.limits import Limits
from pinxit.web.visitor import Counters, Visitor
from tests.patience import becomes
from tests.web.guests import hub_on
from tests.web.house import House, Paper, house, settle


async def talk(socket: ClientConnection, message: object) -> dict[str, object]:
    await socket.send(message if isinstance(message, str) else json.dumps(message))
    answer = json.loads(await socket.recv())
    assert isinstance(answer, dict)
    return answer


async def ask_many_times(socket: ClientConnection) -> None:
    for _ in range(30):
        await talk(socket, '{"type": "ping"}')


def socket_of(at: House) -> "open_socket":
    return open_socket(f"ws{at.url.removeprefix('http')}/socket", compression=None)


def hello_of(place: Place) -> dict[str, object]:
    return {"type": "hello", "protocol": VERSION, "table": place.code, "token": place.token}


@pytest.mark.parametrize(
    ("hello", "reason", "code"),
    [
        ("nonsense", "bad_hello", 4400),
        ('{"type": "ping"}', "bad_hello", 4400),
        ('{"type": "hello", "protocol": 99, "table": "X"}', "other_protocol", 4426),
        ('{"type": "hello", "protocol": 1, "table": "X", "token": null}', "other_protocol", 4426),
        (f'{{"type": "hello", "protocol": {VERSION}, "table": "NOSUCH"}}', "no_such_table", 4404),
    ],
)
async def test_a_bad_hello_is_answered_and_closed(hello: str, reason: str, code: int) -> None:
    async with house() as at, socket_of(at) as socket:
        assert (await talk(socket, hello))["reason"] == reason
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == code


async def test_a_foreign_token_opens_nothing() -> None:
    async with house() as at:
        one, other = await open_table(at.url, "One"), await open_table(at.url, "Other")
        for token in (other.token, "guess", ""):
            async with socket_of(at) as socket:
                hello = {"type": "hello", "protocol": VERSION, "table": one.code, "token": token}
                assert (await talk(socket, hello))["reason"] == "bad_token"


async def test_nonsense_within_a_conversation_is_refused_and_the_conversation_goes_on() -> None:
    async with house() as at:
        place = await open_table(at.url, "Host")
        async with socket_of(at) as socket:
            hello = {
                "type": "hello",
                "protocol": VERSION,
                "table": place.code,
                "token": place.token,
            }
            assert (await talk(socket, hello))["type"] == "welcome"
            for nonsense in (
                "{",
                "[]",
                '{"type": "do"}',
                '{"type": "do", "id": "1", "wish": {"do": "fly"}}',
                '{"type": "do", "id": "", "wish": {"do": "begin"}}',
                '{"type": "do", "id": "x", "wish": {"do": "claim", "seat": "s2"}}',
                '{"type": "say", "text": ""}',
                '{"type": "say", "reaction": "bomb"}',
                "[" * 5000,
                json.dumps(hello),
            ):
                answer = await talk(socket, nonsense)
                assert answer["type"] == "refused"
                assert answer["reason"] in {"bad_message", "bad_hello"}
            await socket.send(b"bytes")
            assert json.loads(await socket.recv())["reason"] == "bad_message"
            assert (await talk(socket, '{"type": "ping"}'))["type"] == "pong"


@pytest.mark.parametrize(
    ("sent", "named"),
    [
        ({"type": "do", "id": "7", "wish": {"do": "fly"}}, "7"),
        ({"type": "do", "id": "7", "wish": {"do": "claim", "seat": "s2"}}, "7"),
        ({"type": "do", "id": "7"}, "7"),
        ({"id": "7", "type": "do", "wish": None, "round": "first"}, "7"),
        ({"type": "report", "id": "r", "seat": "s2", "fault": "boring"}, "r"),
        ({"type": "report", "id": "r"}, "r"),
        ({"type": "do", "id": 7, "wish": {"do": "begin"}}, None),
        ({"type": "do", "id": "", "wish": {"do": "fly"}}, None),
        ({"type": "do", "id": "x" * 65, "wish": {"do": "fly"}}, None),
        ({"type": "say", "id": "7", "text": 7}, None),
        ({"type": "fly", "id": "7"}, None),
    ],
)
async def test_what_is_not_understood_is_refused_by_its_id(
    sent: dict[str, object], named: str | None
) -> None:
    async with house() as at:
        place = await open_table(at.url, "Host")
        async with socket_of(at) as socket:
            hello = {
                "type": "hello",
                "protocol": VERSION,
                "table": place.code,
                "token": place.token,
            }
            await talk(socket, hello)
            answer = await talk(socket, sent)
            assert (answer["type"], answer["reason"]) == ("refused", "bad_message")
            assert answer["id"] == named


@pytest.mark.parametrize(
    "sent",
    [
        {"text": "hi", "reaction": "wow"},
        {"text": "\u200b", "reaction": "wow"},
        {},
        {"text": ""},
        {"text": " ", "reaction": None},
    ],
)
async def test_who_says_something_says_one_thing(sent: dict[str, object]) -> None:
    async with house() as at:
        place = await open_table(at.url, "Host")
        async with socket_of(at) as socket:
            hello = {
                "type": "hello",
                "protocol": VERSION,
                "table": place.code,
                "token": place.token,
            }
            await talk(socket, hello)
            answer = await talk(socket, {"type": "say", **sent})
            assert (answer["type"], answer["reason"]) == ("refused", "bad_message")
            assert (await talk(socket, {"type": "say", "reaction": "wow", "text": ""}))[
                "type"
            ] == "talk"


async def test_an_empty_token_is_a_wrong_one() -> None:
    async with house() as at:
        place = await open_table(at.url, "Host")
        async with socket_of(at) as socket:
            hello = {"type": "hello", "protocol": VERSION, "table": place.code, "token": ""}
            answer = await talk(socket, hello)
            assert (answer["type"], answer["reason"]) == ("refused", "bad_token")


async def test_a_message_too_large_and_messages_too_many_close_the_connection() -> None:
    async with house(limits=Limits(messages_burst=10, messages_a_second=0.0)) as at:
        place = await open_table(at.url, "Host")
        hello = hello_of(place)
        async with socket_of(at) as socket:
            await talk(socket, hello)
            with pytest.raises(ConnectionClosed):
                await ask_many_times(socket)
            assert socket.close_code == 4429
        async with socket_of(at) as socket:
            await talk(socket, hello)
            with pytest.raises(ConnectionClosed):
                await talk(socket, '{"type": "say", "text": "' + "x" * 20_000 + '"}')
            assert socket.close_code == 1009


class Slowed(Paper):
    """A wire that knows whether it is read."""

    paused = False

    def pause(self) -> None:
        self.paused = True

    def resume(self) -> None:
        self.paused = False


async def test_when_one_address_says_too_much_all_of_it_are_heard_more_slowly_and_none_is_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(session, "SLOWED", 0.0)
    limits = Limits(address_messages_burst=10, address_messages_a_second=0.0)
    async with hub_on() as hub:
        visitor = Visitor(hub, Counters(hub.clock, limits), "192.0.2.1")
        wires = [Slowed(), Slowed()]
        first, second = (session.Session(wire, visitor) for wire in wires)
        taken = await hub.open(Settings(), "Ada", None)
        hello = dump(Hello(protocol=VERSION, table=taken.code, token=taken.token))
        for one in (first, second):
            one.hear(hello)
        await settle()
        for _ in range(8):
            first.hear('{"type":"ping"}')
            await settle()
        assert not wires[0].paused
        for one, wire in zip((first, second), wires, strict=True):
            one.hear('{"type":"ping"}')
            assert wire.paused
            await becomes(lambda: not any(each.paused for each in wires))
            assert '"pong"' in wire.texts[-1]
            assert wire.closed is None
        for one in (first, second):
            one.lost()


async def test_an_address_with_too_many_connections_must_wait() -> None:
    async with house(limits=Limits(connections_an_address=2)) as at:
        place = await open_table(at.url, "Host")
        hello = hello_of(place)
        async with socket_of(at) as one, socket_of(at) as two:
            await talk(one, hello)
            await talk(two, hello)
            async with socket_of(at) as too_many:
                with pytest.raises(ConnectionClosed):
                    await too_many.recv()
                assert too_many.close_code == 4429
        await becomes(lambda: _is_welcome(at, hello))  # when they are known to be gone


async def _is_welcome(at: House, hello: object) -> bool:
    with suppress(ConnectionClosed):
        async with socket_of(at) as one_more:
            return (await talk(one_more, hello))["type"] == "welcome"
    return False
