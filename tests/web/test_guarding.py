"""Who may talk to the server at all: pages of its own, people with a code, and one with a token."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from pinxit.client import open_table
from pinxit.protocol import VERSION
from pinxit.web import lines
from pinxit.web.headers import policy
from pinxit.web.limits import Limits
from tests.patience import PATIENCE, becomes
from tests.web.house import FakeClock, House, house

PAGES = ("/", "/t/BCDFGH", "/api/tables", "/api/tables/BCDFGH", "/nothing", "/healthz", "/assets/x")
ELSEWHERE = "https://elsewhere.example"


@asynccontextmanager
async def visiting(at: House) -> AsyncIterator[httpx2.AsyncClient]:
    async with httpx2.AsyncClient(base_url=at.url, trust_env=False) as http:
        yield http


@asynccontextmanager
async def socket(at: House, origin: str | None = None) -> AsyncIterator[ClientConnection]:
    url = at.url.replace("http", "ws", 1) + "/socket"
    headers = {} if origin is None else {"Origin": origin}
    async with connect(url, proxy=None, compression=None, additional_headers=headers) as opened:
        yield opened


async def hello(opened: ClientConnection, table: str, token: str | None = None) -> str:
    wish = {"type": "hello", "protocol": VERSION, "table": table, "token": token}
    await opened.send(json.dumps(wish))
    answer = json.loads(await asyncio.wait_for(opened.recv(), PATIENCE))
    return str(answer.get("reason", answer["type"]))


@pytest.mark.parametrize("path", PAGES)
async def test_every_answer_says_what_a_browser_must_not_do(path: str) -> None:
    async with house() as at, visiting(at) as http:
        headers = (await http.get(path)).headers
        told = headers["content-security-policy"]
        assert "default-src 'none'" in told
        assert "frame-ancestors 'none'" in told
        assert "unsafe" not in told
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"


AT_A_TABLE = ("/t/BCDFGH", "/t/BCDFGH-KKKKKKKKKK", "/t/nothing")
NOT_AT_A_TABLE = (
    *(path for path in PAGES if not path.startswith("/t/")),
    *("/t/", "/t/BCDFGH/games/1", "/t/BCDFGH/", "/t", "/tv", "/album/x", "/admin", "/decks"),
    *("/x/t/BCDFGH", "/api/tables/BCDFGH/clips/x", "/pair/BCDFGH", "/privacy"),
)


@pytest.mark.parametrize("root", ["", "/games"])
async def test_a_table_may_ask_for_microphone_and_camera_and_no_other_page(root: str) -> None:
    async with house(root_path=root) as at, visiting(at) as http:
        for path in AT_A_TABLE:
            told = (await http.get(path)).headers["permissions-policy"]
            assert "camera=(self)" in told
            assert "microphone=(self)" in told
            assert "geolocation=()" in told
            assert "display-capture=()" in told
        for path in NOT_AT_A_TABLE:
            told = (await http.get(path)).headers["permissions-policy"]
            assert "(self)" not in told, path
            assert "camera=()" in told
            assert "microphone=()" in told


async def test_what_was_fetched_may_be_played_and_nothing_from_elsewhere() -> None:
    async with house() as at, visiting(at) as http:
        told = (await http.get("/t/BCDFGH")).headers["content-security-policy"]
        assert "media-src 'self' blob:;" in told
        assert "img-src 'self' blob: data:;" in told


async def test_nothing_asks_for_https_where_there_is_none() -> None:
    async with house() as at, visiting(at) as http:
        headers = (await http.get("/")).headers
        assert "strict-transport-security" not in headers
        assert "upgrade-insecure-requests" not in headers["content-security-policy"]
        assert "cross-origin-opener-policy" not in headers


@pytest.mark.parametrize("host", ["evil; script-src *", "a b", "", "x\r\ny", "a'b", "[::1", "é"])
def test_a_strange_host_never_gets_into_the_policy(host: str) -> None:
    assert policy(host) == policy(None)


@pytest.mark.parametrize("host", ["pinxit.local:8484", "192.0.2.7", "[2001:db8::1]:8484", "a-b.c"])
def test_sockets_of_our_own_host_are_named_for_older_browsers(host: str) -> None:
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy(host)


async def test_another_servers_page_cannot_open_a_socket() -> None:
    async with house() as at:
        for origin in (
            ELSEWHERE,
            "null",
            "http://127.0.0.1.elsewhere.example",
            "http://127.0.0.1:1",
        ):
            with pytest.raises(InvalidStatus) as refused:
                async with socket(at, origin):
                    pass
            assert refused.value.response.status_code == 403
            assert b"foreign_origin" in refused.value.response.body
        async with socket(at, at.url) as ours:
            assert await hello(ours, "BCDFGH") == "no_such_table"
        async with socket(at) as no_browser:
            assert await hello(no_browser, "BCDFGH") == "no_such_table"


async def test_another_servers_page_cannot_change_anything() -> None:
    async with house() as at, visiting(at) as http:
        foreign = {"origin": ELSEWHERE}
        answer = await http.post("/api/tables", json={"name": "Ada"}, headers=foreign)
        assert (answer.status_code, answer.json()["error"]["reason"]) == (403, "foreign_origin")
        assert len(at.hub.tables) == 0
        ours = await http.post("/api/tables", json={"name": "Ada"}, headers={"origin": at.url})
        assert ours.status_code == 201
        assert (await http.get("/api/tables", headers=foreign)).status_code == 200


async def test_a_socket_where_there_is_none_is_refused() -> None:
    async with house() as at:
        with pytest.raises(InvalidStatus) as refused:
            async with connect(at.url.replace("http", "ws") + "/elsewhere", proxy=None):
                pass
        assert refused.value.response.status_code == 404


async def test_who_guesses_codes_is_soon_not_answered_any_more() -> None:
    limits = Limits(guesses_burst=5, guesses_a_second=0.1)
    clock = FakeClock()
    async with house(limits=limits, clock=clock) as at, visiting(at) as http:
        place = await open_table(at.url, "Ada")
        reasons = []
        for number in range(7):
            answer = await http.get(f"/api/tables/BCDF{'BCDFGHJ'[number]}Z")
            reasons.append(answer.json()["error"]["reason"])
        assert reasons == ["no_such_table"] * 5 + ["too_fast"] * 2
        # Not even a right one is answered, or the guessing would only be slower.
        assert (await http.get(f"/api/tables/{place.code}")).status_code == 429
        async with socket(at) as opened:
            assert await hello(opened, place.code) == "too_fast"
        await clock.advance(11)
        assert (await http.get(f"/api/tables/{place.code}")).status_code == 200


async def test_sockets_and_requests_share_one_allowance_for_misses() -> None:
    async with house(limits=Limits(guesses_burst=3, guesses_a_second=0.001)) as at:
        place = await open_table(at.url, "Ada")
        for token in ("", "x", f"{place.token}x"):
            async with socket(at) as opened:
                assert await hello(opened, place.code, token) == "bad_token"
        async with visiting(at) as http:
            answer = await http.post("/api/seats", json={"seat_code": "BCDFGHJK"})
            assert answer.json()["error"]["reason"] == "too_fast"


async def test_who_knows_the_code_never_pays_for_it() -> None:
    async with house(limits=Limits(guesses_burst=1, guesses_a_second=0.0)) as at:
        place = await open_table(at.url, "Ada")
        async with visiting(at) as http:
            for _ in range(20):
                assert (await http.get(f"/api/tables/{place.code}")).status_code == 200


async def test_who_guesses_does_not_lock_out_those_who_have_a_seat_behind_the_same_address() -> (
    None
):
    async with house(limits=Limits(guesses_burst=1, guesses_a_second=0.0)) as at:
        place = await open_table(at.url, "Ada")
        async with visiting(at) as http:
            await http.get("/api/tables/ZZZZZZ")
            assert (await http.get("/api/tables/ZZZZZZ")).status_code == 429
            seat = {"authorization": f"Bearer {place.token}"}
            assert (await http.get(f"/api/tables/{place.code}/export", headers=seat)).is_success
        async with socket(at) as opened:
            assert await hello(opened, place.code, place.token) == "welcome"
        async with socket(at) as opened:
            assert await hello(opened, place.code, "another") == "too_fast"


async def test_a_seat_whose_answer_was_lost_can_be_moved_again_by_the_same_request() -> None:
    async with house() as at, visiting(at) as http:
        place = await open_table(at.url, "Ada")
        code = await at.hub.doors.new_seat_code(place.code, "s1")
        body = {"seat_code": code, "request": "0123456789abcdef"}
        first, again = [await http.post("/api/seats", json=body) for _ in range(2)]
        assert (first.status_code, again.json()) == (201, first.json())
        other = await http.post("/api/seats", json=body | {"request": "fedcba9876543210"})
        assert other.json()["error"]["reason"] == "bad_seat_code"


async def test_a_line_that_asks_for_nothing_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LOOK", 0.2)
    async with house() as at:
        port = urlsplit(at.url).port
        for said in (b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nhost: x\r\nconten"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            async with asyncio.timeout(PATIENCE):
                with suppress(ConnectionError):
                    assert await reader.read() == b""
            writer.close()


async def test_half_a_body_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LOOK", 0.1)
    async with house() as at:
        port = urlsplit(at.url).port
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{")
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                assert await reader.read() == b""
        writer.close()


async def test_a_socket_that_is_quiet_is_no_silent_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LOOK", 0.1)
    async with house() as at:
        place = await open_table(at.url, "Ada")
        async with socket(at) as opened:
            assert await hello(opened, place.code, place.token) == "welcome"
            await asyncio.sleep(0.5)
            assert opened.close_code is None


async def test_an_address_has_so_many_lines_and_no_more() -> None:
    async with house(limits=Limits(lines_an_address=3)) as at:
        port = urlsplit(at.url).port
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        reader, one_more = await asyncio.open_connection("127.0.0.1", port)
        with suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        for _, writer in [*held, (reader, one_more)]:
            writer.close()
        await becomes(lambda: _is_let_in(at))  # when they are known to be gone


async def _is_let_in(at: House) -> bool:
    with suppress(httpx2.TransportError):
        async with visiting(at) as http:
            return (await http.get("/healthz")).status_code == 200
    return False


@pytest.mark.parametrize("name", ["\ufdfa" * 21_500, "a" * 60_000])
async def test_a_name_of_any_length_is_refused_at_once(name: str) -> None:
    async with house() as at, visiting(at) as http:
        answer = await http.post("/api/tables", content=json.dumps({"name": name}).encode())
        assert answer.json()["error"]["reason"] in {"long_name", "bad_message"}


@pytest.mark.parametrize("code", ["%00", "BCD%00FG", "%F0%9F%90%87"])
async def test_what_cannot_be_a_code_is_asked_of_no_memory(code: str) -> None:
    async with house() as at, visiting(at) as http:
        answer = await http.get(f"/api/tables/{code}")
        assert answer.json()["error"]["reason"] in {"no_such_table", "no_such_page"}
