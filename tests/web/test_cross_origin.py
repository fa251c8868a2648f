"""Pages of other sites: those that are named may talk to us from a browser, and nobody else."""

from contextlib import AbstractAsyncContextManager

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from pinxit.web.same_origin import whole_origin
from tests.web.house import House, house
from tests.web.test_guarding import hello, socket, visiting

LISTED = "https://cards.example"
WITH_A_PORT = "http://other.example:8080"
FOREIGN = (
    "https://elsewhere.example",
    "http://cards.example",  # not by the other scheme
    "https://cards.example:8443",
    "https://cards.example.elsewhere.example",
    "https://my.cards.example",
    "https://CARDS.example",  # no browser spells it so
    "null",
    "",
    "*",
)
OPEN = ("/api/choices", "/api/tables", "/api/tables/BCDFGH", "/api/decks", "/healthz", "/api/nope")
SHUT = ("/", "/admin", "/metrics", "/api/admin", "/api/admin/reports", "/decks", "/assets/x", "/no")
TOKEN = "a-word-of-sixteen-letters"  # noqa: S105 (opens only these tests)


def listing(root_path: str = "") -> AbstractAsyncContextManager[House]:
    listed = (LISTED, f"{WITH_A_PORT}/")
    return house(allowed_origins=listed, admin_token=TOKEN, root_path=root_path)


def leaves(answer: httpx2.Response) -> dict[str, str]:
    """Return what an answer allows pages of other sites."""
    return {
        name.removeprefix("access-control-"): value
        for name, value in answer.headers.items()
        if name.startswith("access-control-")
    }


async def ask_for_leave(
    http: httpx2.AsyncClient, path: str, origin: str, method: str = "POST"
) -> httpx2.Response:
    """Ask beforehand, as a browser does."""
    headers = {
        "origin": origin,
        "access-control-request-method": method,
        "access-control-request-headers": "authorization,content-type",
    }
    return await http.options(path, headers=headers)


@pytest.mark.parametrize("path", OPEN)
@pytest.mark.parametrize("origin", [LISTED, WITH_A_PORT])
async def test_a_page_that_is_named_may_read(path: str, origin: str) -> None:
    async with listing() as at, visiting(at) as http:
        answer = await http.get(path, headers={"origin": origin})
        assert leaves(answer) == {"allow-origin": origin}
        assert "origin" in answer.headers["vary"]


async def test_a_page_that_is_named_may_read_pictures() -> None:
    async with listing() as at, visiting(at) as http:
        cards = (await http.get("/api/decks/plain")).json()["cards"]
        for headers in ({}, {"if-none-match": "*"}):
            picture = await http.get(cards[0]["small"], headers={"origin": LISTED, **headers})
            assert picture.status_code in {200, 304}
            assert leaves(picture) == {"allow-origin": LISTED}
            assert picture.headers["vary"] == "origin"


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE"])
async def test_a_browser_that_asks_beforehand_for_a_page_that_is_named_gets_leave(
    method: str,
) -> None:
    async with listing() as at, visiting(at) as http:
        answer = await ask_for_leave(http, "/api/tables/BCDFGH/uploads/own-1", LISTED, method)
        told = leaves(answer)
        assert (answer.status_code, answer.content) == (204, b"")
        assert told["allow-origin"] == LISTED
        assert method in told["allow-methods"].split(", ")
        assert set(told["allow-headers"].split(", ")) == {"authorization", "content-type"}
        assert "allow-credentials" not in told
        assert "origin" in answer.headers["vary"]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_page_that_is_not_named_gets_no_leave(origin: str) -> None:
    async with listing() as at, visiting(at) as http:
        for path in (*OPEN, *SHUT):
            answer = await http.get(path, headers={"origin": origin})
            before = await ask_for_leave(http, path, origin)
            assert leaves(answer) == leaves(before) == {}
            assert before.status_code != 204
            if path in OPEN:  # or a cache would keep this for those who may
                assert "origin" in answer.headers["vary"]
        refused = await http.post("/api/tables", json={"name": "Ada"}, headers={"origin": origin})
        assert refused.json()["error"]["reason"] == "foreign_origin"
        assert leaves(refused) == {}


@pytest.mark.parametrize("path", SHUT)
async def test_what_is_for_whoever_runs_the_server_is_for_no_other_page(path: str) -> None:
    async with listing() as at, visiting(at) as http:
        headers = {"origin": LISTED, "authorization": f"Bearer {TOKEN}"}
        assert leaves(await http.get(path, headers=headers)) == {}
        before = await ask_for_leave(http, path, LISTED, "PUT")
        assert (leaves(before), before.status_code != 204) == ({}, True)


async def test_a_page_that_is_named_does_nothing_in_the_name_of_whoever_runs_the_server() -> None:
    async with listing() as at, visiting(at) as http:
        headers = {"origin": LISTED, "authorization": f"Bearer {TOKEN}"}
        answer = await http.put("/api/admin/drain", json={"on": True}, headers=headers)
        assert answer.json()["error"]["reason"] == "foreign_origin"
        assert not at.hub.draining


async def test_a_page_that_is_named_opens_a_table_and_a_socket() -> None:
    async with listing() as at, visiting(at) as http:
        opened = await http.post("/api/tables", json={"name": "Ada"}, headers={"origin": LISTED})
        assert (opened.status_code, leaves(opened)) == (201, {"allow-origin": LISTED})
        seat = opened.json()
        async with socket(at, LISTED) as theirs:
            assert await hello(theirs, seat["code"], seat["token"]) == "welcome"
        for origin in FOREIGN:
            with pytest.raises(InvalidStatus):
                async with socket(at, origin):
                    pass
        await _has_a_way_out(at, http, seat)


async def _has_a_way_out(at: House, http: httpx2.AsyncClient, seat: dict[str, str]) -> None:
    headers = {"origin": LISTED, "authorization": f"Bearer {seat['token']}"}
    gone = await http.delete(f"/api/tables/{seat['code']}", headers=headers)
    assert (gone.status_code, leaves(gone)) == (204, {"allow-origin": LISTED})
    assert len(at.hub.tables) == 0


async def test_under_a_sub_path_it_is_the_same() -> None:
    async with listing(root_path="/games") as at, visiting(at) as http:
        headers = {"origin": LISTED}
        assert leaves(await http.get("/api/choices", headers=headers))
        assert not leaves(await http.get("/api/admin", headers=headers))
        assert not leaves(await http.get("/metrics", headers=headers))


async def test_where_none_is_named_nothing_is_said() -> None:
    async with house() as at, visiting(at) as http:
        answer = await http.get("/api/choices", headers={"origin": LISTED})
        assert leaves(answer) == {}
        assert "origin" not in answer.headers.get("vary", "")
        assert (await ask_for_leave(http, "/api/tables", LISTED)).status_code == 405


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Cards.Example/", "https://cards.example"),
        ("HTTPS://cards.example:443", "https://cards.example"),
        ("http://cards.example:80/", "http://cards.example"),
        ("http://cards.example:443", "http://cards.example:443"),
        ("http://[2001:db8::1]:8484", "http://[2001:db8::1]:8484"),
        ("https://żółw.example", "https://xn--w-uga1v8h.example"),
        ("ftp://cards.example", ""),
        ("cards.example", ""),
        ("https://", ""),
    ],
)
def test_people_may_spell_an_origin_as_they_like(url: str, origin: str) -> None:
    assert whole_origin(url) == origin
