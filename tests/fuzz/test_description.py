"""What `/api/openapi.json` describes is what there is, and nothing else."""

import re
from typing import Any

import msgspec
import pytest

from pinxit.protocol.openapi import OPERATIONS, openapi
from pinxit.web.routes import ROUTES

OURS = ("/api/", "/healthz", "/metrics", "/pictures/")


def there_is() -> set[tuple[str, str]]:
    """Return method and path of every route that is no page; HEAD goes with GET."""
    return {
        (method.lower(), re.sub(r":\w+}", "}", route.path))
        for route in ROUTES
        for method in (route.methods or {"GET"}) - {"HEAD"}
        if route.path.startswith(OURS)
    }


def test_every_route_is_described_and_nothing_else() -> None:
    described = {(operation.method, operation.path) for operation in OPERATIONS}
    missing, made_up = there_is() - described, described - there_is()
    assert not missing, f"add to OPERATIONS in pinxit/protocol/openapi.py: {sorted(missing)}"
    assert not made_up, f"OPERATIONS describes what is not there: {sorted(made_up)}"
    assert len(described) == len(OPERATIONS)


def test_every_reference_of_the_description_leads_somewhere() -> None:
    told = openapi()
    text = msgspec.json.encode(told).decode()
    named = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert named == told["components"]["schemas"].keys()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.method} {one.path}")
def test_every_operation_says_what_may_come_of_it(operation: Any) -> None:  # noqa: ANN401 (a row)
    told = openapi()["paths"][operation.path][operation.method]
    assert told["summary"].endswith((".", "?"))
    assert {one["name"] for one in told["parameters"] if one["in"] == "path"} == set(
        operation.parameters
    )
    for status, answer in told["responses"].items():
        if int(status) >= 400 and operation.path != "/healthz":
            (content,) = answer["content"].values()
            assert content["schema"]["$ref"].endswith("/ErrorBody")
