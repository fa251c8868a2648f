"""What goes over a live socket, both ways, is what the server's own AsyncAPI says of it."""

from typing import Any

import httpx2
import jsonschema_rs
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from pinxit.client import (
    Client,
    Dismissed,
    WishRefused,
    connect,
    open_table,
    sit_as_computer,
    sit_down,
)
from pinxit.protocol.messages import AskView, Ping
from pinxit.protocol.operations import SOCKET_DESCRIPTION
from pinxit.rules import Phase
from pinxit.rules.commands import Give
from pinxit.table.commands import AddComputer, Begin, Kick
from pinxit.table.reports import Fault
from tests.examples.host import admission_of
from tests.patience import PATIENCE
from tests.web.house import everyone_plays, house

BRIEFLY = {"target": None, "turns_each": 1, "first": "random"}
Frame = dict[str, Any]


class Description:
    """What a server says about its socket."""

    def __init__(self, document: Frame) -> None:
        self._document = document
        self._known: dict[str, jsonschema_rs.Draft7Validator] = {}

    def messages(self, action: str) -> set[str]:
        """Name what the server receives, or sends: as news or in reply."""
        told: set[str] = set()
        for operation in self._document["operations"].values():
            reply = operation.get("reply", {}).get("messages", ())
            sent = operation["messages"] if operation["action"] == "send" else reply
            for one in operation["messages"] if action == "receive" else sent:
                if operation["action"] == "receive" or action == "send":
                    told.add(one["$ref"].rpartition("/")[2])
        return told

    def fits(self, frame: Frame) -> bool:
        """Tell whether a frame is what is said of messages of its type."""
        name = frame["type"]
        if name not in self._known:
            whole = {
                "allOf": [{"$ref": f"#/components/messages/{name}/payload"}],
                "components": self._document["components"],
            }
            self._known[name] = jsonschema_rs.Draft7Validator(whole)
        return self._known[name].is_valid(frame)


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[Frame]]:
    """Note what goes over every socket: what the server receives, and what it sends."""
    noted: dict[str, list[Frame]] = {"receive": [], "send": []}
    hear, send = Client._hear, ClientConnection.send

    async def hearing(self: Client, text: str | bytes) -> None:
        noted["send"].append(msgspec.json.decode(text))
        await hear(self, text)

    async def sending(self: ClientConnection, message: Any, *more: Any) -> None:  # noqa: ANN401 (as it was)
        noted["receive"].append(msgspec.json.decode(message))
        await send(self, message, *more)

    monkeypatch.setattr(Client, "_hear", hearing)
    monkeypatch.setattr(ClientConnection, "send", sending)
    return noted


async def test_every_message_both_ways_is_as_described(frames: dict[str, list[Frame]]) -> None:
    async with house() as at:
        async with httpx2.AsyncClient(trust_env=False) as http:
            told = await http.get(at.url + SOCKET_DESCRIPTION.path)
        description = Description(told.json())
        host = await open_table(at.url, "Ada", settings={"house": BRIEFLY})
        places = [host, await sit_down(at.url, host.code, "Bo")]
        places.append(await sit_as_computer(at.url, await admission_of(host), "Robo"))
        async with connect(host) as ada, connect(places[1]) as bo, connect(places[2]) as robo:
            await ada.do(AddComputer())
            await say_all_else(at, ada, bo)
            await ada.do(Begin())
            await everyone_plays(ada, bo, robo)
            assert ada.phase is Phase.OVER
            await ada.do(Kick(robo.seat or ""))
            with pytest.raises(Dismissed):
                await robo.until(lambda: False, PATIENCE)
    for action, those in frames.items():
        kinds = {frame["type"] for frame in those}
        assert kinds == description.messages(action)
        for frame in those:
            assert description.fits(frame), (action, frame)


async def say_all_else(at: Any, ada: Client, bo: Client) -> None:  # noqa: ANN401 (a house)
    """Say what no game brings about."""
    await ada.say("Good evening")
    await bo.say(reaction="fox")
    await ada.report(bo.seat or "", Fault.SPOILS, "tells all")
    await bo.seat_code()
    with pytest.raises(WishRefused):
        await bo.do(Give(()))
    await ada._send(AskView())
    await ada._send(Ping())
    at.hub.pin("A word to all.")
    await bo.until(lambda: bo.notice and len(bo.said) == 2, PATIENCE)


async def test_the_description_is_no_empty_word() -> None:
    async with house() as at, httpx2.AsyncClient(trust_env=False) as http:
        description = Description((await http.get(at.url + SOCKET_DESCRIPTION.path)).json())
    good = {"type": "do", "id": "1", "wish": {"do": "give", "cards": ["plain/1"]}}
    assert description.fits(good)
    assert not description.fits({**good, "seat": "s1"})
    assert not description.fits({"type": "do", "wish": good["wish"]})
    assert not description.fits({**good, "wish": {"do": "give", "cards": "plain/1"}})
    assert not description.fits({**good, "wish": {"do": "steal"}})
    assert not description.fits({"type": "done", "id": "1", "version": "7"})
    assert not description.fits({"type": "update", "from": 1, "to": 2})
