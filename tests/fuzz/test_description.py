"""What `/api/openapi.json` describes is what there is, and nothing else."""

from typing import Any

import msgspec
import pytest

from pinxit.protocol.openapi import openapi
from pinxit.protocol.operations import OPERATIONS


def test_every_operation_is_described_by_its_name() -> None:
    told = openapi()["paths"]
    named = {one["operationId"] for methods in told.values() for one in methods.values()}
    assert named == {operation.name for operation in OPERATIONS}


def test_every_reference_of_the_description_leads_somewhere() -> None:
    told = openapi()
    text = msgspec.json.encode(told).decode()
    named = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert named == told["components"]["schemas"].keys()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.name)
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
