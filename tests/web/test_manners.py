"""Manners of HTTP: when to come back, and by which methods there is something to ask for."""

import re

import httpx2
import pytest

from pinxit.client import open_table
from pinxit.protocol.operations import OPERATIONS
from pinxit.web.limits import Limits
from tests.web.house import house

METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"}


def asked(path: str) -> str:
    """Return a path with something in its braces."""
    return re.sub(r"{(\w+)}", lambda found: "1" if found[1] == "number" else "nothing", path)


def visiting(url: str) -> httpx2.AsyncClient:
    return httpx2.AsyncClient(base_url=url, trust_env=False)


async def test_a_method_that_there_is_not_is_answered_with_those_that_there_are() -> None:
    there: dict[str, set[str]] = {"/": {"GET", "HEAD"}, "/t/BCDFGH": {"GET", "HEAD"}}
    for operation in OPERATIONS:
        methods = there.setdefault(asked(operation.path), set())
        methods |= {"GET", "HEAD"} if operation.method == "get" else {operation.method.upper()}
    async with house(limits=Limits(requests_burst=10_000)) as at, visiting(at.url) as http:
        for path, methods in there.items():
            for method in METHODS - methods:
                answer = await http.request(method, path)
                assert answer.status_code == 405, (method, path)
                assert set(answer.headers["allow"].split(", ")) == methods, (method, path)
                if method != "HEAD":
                    assert answer.json()["error"]["reason"] == "no_such_page"


async def test_head_is_get_without_its_body() -> None:
    async with house() as at, visiting(at.url) as http:
        for path in ("/", "/healthz", "/api/choices", "/api/tables"):
            head, get = await http.head(path), await http.get(path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-type"] == get.headers["content-type"]


@pytest.mark.parametrize(
    ("limits", "method", "path", "body"),
    [
        (Limits(requests_burst=0), "GET", "/api/choices", None),
        (Limits(requests_burst=0), "GET", "/nothing", None),
        (Limits(asked_burst=0), "GET", "/", None),
        (Limits(pictures_burst=0), "GET", "/pictures/x", None),
        (Limits(guesses_burst=0), "GET", "/api/tables/ZZZZZZ", None),
        (Limits(guesses_burst=0), "POST", "/api/seats", {"seat_code": "BCDFGHJK"}),
        (Limits(tables_burst=0), "POST", "/api/tables", {"name": "Ada"}),
    ],
)
async def test_who_is_too_fast_is_told_when_to_come_back(
    limits: Limits, method: str, path: str, body: dict[str, str] | None
) -> None:
    async with house(limits=limits) as at, visiting(at.url) as http:
        answer = await http.request(method, path, json=body)
        assert answer.status_code == 429
        assert answer.json()["error"]["reason"] == "too_fast"
        assert 1 <= int(answer.headers["retry-after"]) <= 3600


async def test_a_server_that_rests_tells_when_to_come_back() -> None:
    async with house() as at, visiting(at.url) as http:
        await open_table(at.url, "Ada")
        at.hub.draining = True
        answer = await http.post("/api/tables", json={"name": "Bo"})
        assert (answer.status_code, answer.json()["error"]["reason"]) == (503, "draining")
        assert int(answer.headers["retry-after"]) > 0
