"""Messages as they are sent: they can be read again, and the published schema describes them."""

from collections.abc import Mapping
from typing import Any, get_args

import msgspec
import pytest

from pinxit.protocol import VERSION
from pinxit.protocol.messages import (
    AnyClientMessage,
    AnyServerMessage,
    AskSeatCode,
    AskView,
    Bye,
    ClientMessage,
    Do,
    Done,
    Hello,
    Notice,
    Ping,
    Pong,
    Refused,
    Report,
    Reported,
    Say,
    SeatCode,
    ServerMessage,
    Talk,
    Update,
    Welcome,
    dump,
    parse_client,
    parse_server,
)
from pinxit.protocol.schema import schema
from pinxit.protocol.sections import ALL, Sections, sections_for
from pinxit.rules import Phase
from pinxit.rules.commands import GoOn
from pinxit.table.awake.chat import Said
from pinxit.table.reports import Fault
from tests.protocol.test_wishes import SAMPLES
from tests.table.random_evening import evening

SCHEMA = schema()["$defs"]
KINDS: Mapping[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
    "null": type(None),
}


def fits(value: object, part: Mapping[str, Any]) -> bool:
    """Tell whether a value is what a part of the schema describes: as much of it as we use."""
    if "$ref" in part:
        return fits(value, SCHEMA[part["$ref"].removeprefix("#/$defs/")])
    if "anyOf" in part:
        return any(fits(value, one) for one in part["anyOf"])
    if "enum" in part:
        return any(value == one for one in part["enum"])
    if "type" not in part:
        return True
    kind: str = part["type"]
    if not isinstance(value, KINDS[kind]):
        return False
    if isinstance(value, bool):
        return kind == "boolean"
    if isinstance(value, list):
        return all(fits(one, part["items"]) for one in value)
    return not isinstance(value, dict) or _record_fits(value, part)


def _record_fits(record: dict[str, object], part: Mapping[str, Any]) -> bool:
    known = part.get("properties", {})
    others = part.get("additionalProperties", {})
    if not set(part.get("required", ())) <= record.keys():
        return False
    if others is False and not record.keys() <= known.keys():
        return False
    return all(fits(value, known.get(name, others or {})) for name, value in record.items())


def check(message: ClientMessage | ServerMessage) -> None:
    """Send a message, read it, and hold it against the schema."""
    text = dump(message)
    sent = isinstance(message, ClientMessage)
    assert dump(parse_client(text) if sent else parse_server(text)) == text
    name = "ClientMessage" if sent else "ServerMessage"
    assert fits(msgspec.json.decode(text), SCHEMA[name]), text


SAID = Said(number=1, seat="s1", at=1.5, text="hi")
SERVER: list[AnyServerMessage] = [
    Done("1", 7),
    Refused(reason="own_card", id="1", facts={"cards": ["p/1"], "n": 1, "x": None}, message="No."),
    Refused(reason="bad_message"),
    Talk((SAID, Said(number=2, seat="s2", at=2.0, reaction="fox"))),
    Reported("1"),
    SeatCode("BCDFGHJK", 600.0),
    Notice("We restart at ten."),
    Pong(1.25),
    Bye(reason="restart", retry_after=2.0),
    Bye(reason="moved"),
]
CLIENT: list[AnyClientMessage] = [
    Hello(protocol=VERSION, table="BCDFGH"),
    Hello(protocol=VERSION, table="BCDFGH", token="t", version=3, chat=4),  # noqa: S106 (none)
    Do(id="1", wish=GoOn(), round=3, phase=Phase.REVEAL),
    *(Do(id=str(number), wish=wish) for number, wish in enumerate(SAMPLES)),
    Say("hello"),
    Say(reaction="wow"),
    Report(id="1", seat="s2", fault=Fault.RUDE),
    Report(id="2", seat="s2", fault=Fault.OTHER, text="in my own words"),
    AskSeatCode(),
    AskView(),
    Ping(),
]


def test_there_is_a_sample_of_every_message() -> None:
    views = {Welcome, Update}  # of which a whole evening is sent below
    assert {type(message) for message in SERVER} | views == set(get_args(AnyServerMessage))
    assert {type(message) for message in CLIENT} == set(get_args(AnyClientMessage))


@pytest.mark.parametrize("message", [*SERVER, *CLIENT], ids=dump)
def test_a_message_can_be_read_and_is_in_the_schema(message: ClientMessage | ServerMessage) -> None:
    check(message)


@pytest.mark.parametrize("seed", range(6))
async def test_every_view_of_an_evening_can_be_read_and_is_in_the_schema(seed: int) -> None:
    played = await evening(seed)
    for number in range(60):
        await played.step()
        seat = (*played.seats, None)[number % (len(played.seats) + 1)]
        sections = sections_for(played.live.scene(), seat, ALL)
        version = played.table.version
        check(
            Welcome(
                protocol=VERSION,
                seat=seat,
                version=version,
                sections=sections,
                chat=(SAID,),
                build="0",
            )
        )
        check(Update(from_=version, to=version, sections=Sections(round=sections.round)))


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "done", "id": "1"},
        {"type": "done", "id": 1, "version": 1},
        {"type": "done", "id": "1", "version": True},
        {"type": "never", "id": "1"},
        {"type": "talk", "said": [{"number": 1}]},
    ],
)
def test_the_schema_describes_nothing_else(wrong: dict[str, object]) -> None:
    assert not fits(wrong, SCHEMA["ServerMessage"])


@pytest.mark.parametrize("more", [{"version": 1.5}, {"seat": "s1"}, {"token": 3}])
def test_a_hello_that_says_too_much_is_not_in_the_schema(more: dict[str, object]) -> None:
    hello: dict[str, object] = {"type": "hello", "protocol": VERSION, "table": "BCDFGH"}
    assert fits(hello, SCHEMA["ClientMessage"])
    assert not fits(hello | more, SCHEMA["ClientMessage"])


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    text = msgspec.json.encode(SCHEMA).decode()
    named = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert named <= SCHEMA.keys()
