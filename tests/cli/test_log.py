"""Lines of the log: what they are made of, and that a table is named by a label, never its code."""

import json
import logging
import random
import re
from pathlib import Path
from typing import Any

import pytest

from pinxit.adapters import MemoryStore
from pinxit.cli.log import JsonLines
from pinxit.decks import built_in
from pinxit.players import Memory, SameForAll
from pinxit.protocol import VERSION
from pinxit.protocol.messages import Do, Hello, dump
from pinxit.rules import Clue, View
from pinxit.rules.commands import AnyMove, Tell
from pinxit.rules.legal import AnyOption
from pinxit.table.commands import AddComputer, AnyWish, Begin
from pinxit.table.hub import Hub
from pinxit.table.settings import Settings
from pinxit.web.limits import Limits
from pinxit.web.session import Session
from pinxit.web.visitor import Counters, Visitor
from tests.web.house import FakeClock, Paper, settle

SOURCES = Path(__file__).parents[2] / "src" / "pinxit"
# What is logged before it is known about which table, or about none.
OF_NO_TABLE = {
    "own pictures cannot be looked at (%s); it is tried again",
    "it cannot be looked at which decks tables have; it is tried again",
    "it cannot be looked at which clips are old; it is tried again",
    "what other nodes do could not be looked at; it is tried again",
    "not all that was missed could be looked at; it is tried again",
    "it could not be looked at what another node has changed; it will be soon",
    "own pictures of a deleted table are deleted later: %s",  # which has no label any more
    "a picture could not be looked for",
    "a preview cannot be made: %s",
    "a handshake failed",
    "a hello could not be answered",
    "a picture cannot be shown: %s",
    "a request could not be answered",
    "pictures cannot be written",
    "the database is %s (%d of %d bytes)",
    "the clock is %.0f days ahead of when this server last ran: no table is forgotten",
    "%d tables were %s: %s%s",  # which it names by their labels
    "it could not be noted that the server runs",
    "the limit of open files was raised from %d to %d",
    "only %d files may be open, which leaves %d connections: raise the limit (ulimit -n)",
    "%s says for whom it asks, but is not named by --trusted-proxies: everybody behind it ",
    "the sweep failed; it is tried again",
}


def fails(
    view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random, /
) -> AnyMove:
    raise RuntimeError(view, options, memory, rng)


class FailingStore(MemoryStore):
    """Fails when it is told to."""

    failing = False

    async def append(self, *args: Any, **more: Any) -> None:  # noqa: ANN401 (as they come)
        if self.failing:
            raise OSError(28, "No space left on device")
        await super().append(*args, **more)


def written(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    lines = [JsonLines().format(record) for record in caplog.records]
    return [json.loads(line) for line in lines]


async def test_what_goes_wrong_at_a_table_is_logged_with_its_label_and_without_its_code(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = FailingStore()
    hub = Hub(store=store, clock=FakeClock(), decks=built_in().cards, roster=SameForAll(fails))
    taken = await hub.open(Settings(decks=("plain",), house={"first": "host"}), "Ada", None)
    paper = Paper()
    session = Session(paper, Visitor(hub, Counters(hub.clock, Limits()), "192.0.2.1"))
    wishes: tuple[AnyWish, ...] = (
        AddComputer(),
        AddComputer(),
        Begin("s1"),
    )
    session.hear(dump(Hello(protocol=VERSION, table=taken.code, token=taken.token)))
    for number, wish in enumerate(wishes):
        session.hear(dump(Do(id=f"w{number}", wish=wish)))
        await settle()
    live = await hub.live(taken.code)
    assert live.table.game is not None
    tell = Tell(live.table.game.hands["s1"][0], Clue("a clue"))
    store.failing = True
    session.hear(dump(Do(id="fails", wish=tell)))
    await settle()
    store.failing = False
    session.hear(dump(Do(id="works", wish=tell)))
    await settle()
    assert isinstance(hub.clock, FakeClock)
    await hub.clock.advance(60)  # the computer players try to choose
    session.lost()
    await hub.close()
    lines = written(caplog)
    told = {line["message"] for line in lines}
    assert "a wish could not be carried out" in told
    assert any("cannot choose" in message for message in told)
    assert {line.get("table") for line in lines} == {live.label}
    text = json.dumps(lines)
    for secret in (taken.code, taken.token, "Ada", "a clue", live.table.game.seed):
        assert secret not in text
    (failed,) = [line for line in lines if line["message"] == "a wish could not be carried out"]
    assert (failed["level"], failed["error"]) == ("error", "OSError")
    assert failed["problem"] == "[Errno 28] No space left on device"
    assert re.fullmatch("[0-9a-f]{10}", live.label)


async def test_a_label_says_nothing_without_the_secret_of_the_server() -> None:
    labels = []
    for secret in (b"a" * 32, b"b" * 32, b"a" * 32):
        hub = Hub(
            store=MemoryStore(),
            clock=FakeClock(),
            decks=built_in().cards,
            roster=SameForAll(fails),
            secret=secret,
            new_code=lambda: "BCDFGH",
        )
        taken = await hub.open(Settings(), "Ada", None)
        labels.append((await hub.live(taken.code)).label)
        await hub.close()
    assert labels[0] == labels[2] != labels[1]  # another only at another server


def test_every_line_about_one_table_has_its_label() -> None:
    calls = re.compile(r'\blog\.\w+\(\s*"([^"]+)"((?:[^()]|\([^()]*\))*)\)')
    unlabelled = set()
    found = 0
    for file in [*(SOURCES / "table").rglob("*.py"), *(SOURCES / "web").rglob("*.py")]:
        for message, more in calls.findall(file.read_text(encoding="utf-8")):
            found += 1
            if "extra=" not in more:
                unlabelled.add(message)
    assert found >= 11
    assert unlabelled <= OF_NO_TABLE


def test_a_line_without_a_table_names_none() -> None:
    record = logging.LogRecord(
        "pinxit.web", logging.WARNING, "x.py", 1, "%s happened", ("it",), None
    )
    line = json.loads(JsonLines().format(record))
    assert set(line) == {"at", "level", "by", "message"}
    assert (line["level"], line["by"], line["message"]) == ("warning", "pinxit.web", "it happened")
