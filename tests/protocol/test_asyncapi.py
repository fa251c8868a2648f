"""The socket as AsyncAPI: the document is what AsyncAPI 3.0 wants, and leaves out no message.

`tests/web/test_described_socket.py` holds it against a live server. That the official parser takes
it was seen by hand; it is JavaScript, and nothing that we want to fetch for every test.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from pinxit.protocol.asyncapi import NEWS, REPLIES, asyncapi, messages
from pinxit.protocol.messages import ClientMessage

DOCUMENT = asyncapi()
# What may stand there, as far as we use it: name → (what must, what may).
OBJECTS = {
    "document": (
        {"asyncapi", "info"},
        {"id", "servers", "defaultContentType", "channels", "operations", "components"},
    ),
    "info": ({"title", "version"}, {"description", "license", "contact", "tags"}),
    "channel": ({"address", "messages"}, {"title", "summary", "description", "bindings"}),
    "operation": ({"action", "channel"}, {"title", "summary", "messages", "reply"}),
    "reply": (set(), {"address", "channel", "messages"}),
    "message": (
        set(),
        {"name", "title", "summary", "contentType", "payload", "correlationId", "bindings"},
    ),
    "correlation": ({"location"}, {"description"}),
}


def parts(value: object) -> Iterator[Any]:
    """Name everything in a document."""
    yield value
    for below in (
        value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    ):
        yield from parts(below)


def at(reference: str) -> Any:  # noqa: ANN401 (any part of the document)
    """Return what a reference leads to."""
    found: Any = DOCUMENT
    for step in reference.removeprefix("#/").split("/"):
        found = found[step]
    return found


def check(kind: str, value: dict[str, Any]) -> None:
    must, may = OBJECTS[kind]
    assert must <= value.keys() <= must | may, kind


def test_the_document_has_the_form_of_asyncapi_3() -> None:
    check("document", DOCUMENT)
    assert DOCUMENT["asyncapi"] == "3.0.0"
    check("info", DOCUMENT["info"])
    for channel in DOCUMENT["channels"].values():
        check("channel", channel)
        assert channel["bindings"]["ws"].keys() == {"method", "bindingVersion"}
    for operation in DOCUMENT["operations"].values():
        check("operation", operation)
        assert operation["action"] in {"send", "receive"}
        check("reply", operation.get("reply", {}))
    for message in DOCUMENT["components"]["messages"].values():
        check("message", message)
        if "correlationId" in message:
            check("correlation", message["correlationId"])
            assert message["correlationId"]["location"] == "$message.payload#/id"
            assert "id" in at(message["payload"]["$ref"])["properties"]


def test_every_reference_leads_somewhere() -> None:
    references = [
        part["$ref"] for part in parts(DOCUMENT) if isinstance(part, dict) and "$ref" in part
    ]
    assert len(references) > 100
    for reference in references:
        assert at(reference), reference


def test_operations_name_messages_by_their_channel() -> None:
    for operation in DOCUMENT["operations"].values():
        for told in (operation, operation.get("reply", {"messages": [], "channel": None})):
            for message in told["messages"]:
                assert message["$ref"].startswith(f"{operation['channel']['$ref']}/messages/")


def test_schemas_say_nothing_in_the_way_of_openapi() -> None:
    for part in parts(DOCUMENT["components"]["schemas"]):
        assert not (isinstance(part, dict) and isinstance(part.get("discriminator"), dict))


def test_every_message_is_described_and_told_by_somebody() -> None:
    assert len(DOCUMENT["components"]["messages"]) == len(messages())
    assert set(REPLIES) == {kind for kind in messages() if issubclass(kind, ClientMessage)}
    told = {*NEWS, *(kind for replies in REPLIES.values() for kind in replies)}
    assert {*REPLIES, *told} == set(messages())


@pytest.mark.parametrize("name", DOCUMENT["components"]["messages"])
def test_each_message_says_its_own_name(name: str) -> None:
    payload = at(at(f"#/components/messages/{name}")["payload"]["$ref"])
    assert payload["properties"]["type"]["enum"] == [name]
    assert "type" in payload["required"]
