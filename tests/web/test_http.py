"""HTTP: opening, sitting down, listing, recaps, decks, health, and polite refusals."""

import asyncio
import random
from hashlib import sha256

import httpx2
import msgspec
import pytest

from pinxit.adapters import MemoryStore
from pinxit.client import Dismissed, choices, connect, open_table, sit_down
from pinxit.locales import LANGUAGES
from pinxit.protocol.http import Choices
from pinxit.rules import EDITIONS
from pinxit.rules.commands import Finish
from pinxit.rules.house import BOUNDS
from pinxit.table.commands import AddComputer, Begin, SetReady
from pinxit.table.pruning import KEPT_SECONDS, SNAPSHOT_AFTER
from pinxit.table.settings import LONGEST_TIMER, TIMERS
from pinxit.table.thrift import TABLE_REFILL
from pinxit.web.limits import Limits
from tests.web.house import FakeClock, everyone_plays, house, table_of


async def get(url: str, **headers: str) -> httpx2.Response:
    async with httpx2.AsyncClient(trust_env=False) as http:
        return await http.get(url, headers=headers)


async def post(url: str, body: object) -> httpx2.Response:
    data = body if isinstance(body, bytes) else msgspec.json.encode(body)
    async with httpx2.AsyncClient(trust_env=False) as http:
        return await http.post(url, content=data)


async def test_health_page_and_schema() -> None:
    async with house() as at:
        health = await get(f"{at.url}/healthz")
        assert (health.status_code, health.json()["ok"]) == (200, True)
        page = await get(f"{at.url}/t/ABC%3Cb%3E")
        assert "<b>" not in page.text
        assert page.headers["content-type"].startswith("text/html")
        schema = (await get(f"{at.url}/api/schema.json")).json()
        assert {"Hello", "Welcome", "Update"} <= set(schema["$defs"])


async def test_pictures_are_kept_for_ever_and_found_by_name_only() -> None:
    async with house() as at:
        told = (await get(f"{at.url}/api/decks")).json()
        assert {deck["id"]: deck["cards"] for deck in told["decks"]} == {"plain": 84, "titles": 84}
        assert told["default"] == "plain"
        titles = (await get(f"{at.url}/api/decks/titles")).json()
        assert len({card["small"] for card in titles["cards"]}) == 84
        assert (await get(f"{at.url}/api/decks/none")).status_code == 404
        address = titles["cards"][6]["large"]
        picture = await get(f"{at.url}{address}")
        assert picture.status_code == 200
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.headers["x-content-type-options"] == "nosniff"
        assert "immutable" in picture.headers["cache-control"]
        assert sha256(picture.content.rstrip(b" ")).hexdigest().startswith(address[10:-4])
        for path in ("none.svg", "plain/01.svg", "..%2f..%2fetc", address[10:-4]):
            answer = await get(f"{at.url}/pictures/{path}")
            assert (answer.status_code, answer.json()["error"]["reason"]) == (404, "no_such_page")


async def test_a_picture_that_a_browser_has_is_not_sent_again() -> None:
    async with house() as at:
        deck = (await get(f"{at.url}/api/decks/plain")).json()["deck"]
        url = f"{at.url}{deck['back']}"
        tag = (await get(url)).headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
            again = await get(url, **{"if-none-match": known})
            assert (again.status_code, again.content) == (304, b"")
            assert "immutable" in again.headers["cache-control"]
            assert again.headers["etag"] == tag
        assert (await get(url, **{"if-none-match": '"other"'})).status_code == 200


async def test_a_class_may_fetch_all_pictures_and_still_ask_for_something() -> None:
    async with house(limits=Limits(requests_burst=3, requests_a_second=0.0)) as at:
        deck = (await get(f"{at.url}/api/decks/plain")).json()
        async with httpx2.AsyncClient(trust_env=False) as http:
            for card in deck["cards"]:
                assert (await http.get(f"{at.url}{card['small']}")).status_code == 200
        assert (await get(f"{at.url}/api/decks")).status_code == 200
    async with house(limits=Limits(pictures_burst=1, pictures_a_second=0.0)) as at:
        url = f"{at.url}{deck['deck']['back']}"
        assert (await get(url)).status_code == 200
        assert (await get(url)).json()["error"]["reason"] == "too_fast"


async def test_what_can_be_chosen_is_told_by_name_with_its_numbers() -> None:
    async with house() as at:
        told = (await get(f"{at.url}/api/choices")).json()
        phases = {"race": 30, "clue": 90, "give": 45, "vote": 45, "reveal": 15}
        assert told["timers"]["brisk"] == phases | {"away": 120}
        assert list(told["timers"]) == ["off", "relaxed", "brisk"]
        assert told["languages"] == list(LANGUAGES)
        assert (len(told["pawns"]), told["pawns"]["red"]) == (12, "heart")
        most = {edition["id"]: edition["players_max"] for edition in told["editions"]}
        assert most == {name: edition.players_max for name, edition in EDITIONS.items()}
        assert told["bounds"]["votes_max"] == {"least": 1, "most": 12}
        assert told["bounds"].keys() == BOUNDS.keys()
        assert told["timer"] == {"least": 1, "most": LONGEST_TIMER}
        assert await choices(at.url) == msgspec.convert(told, Choices, str_keys=True)


@pytest.mark.parametrize("name", TIMERS)
async def test_timers_that_are_named_can_be_sent_as_they_are_told(name: str) -> None:
    async with house() as at:
        told = (await get(f"{at.url}/api/choices")).json()["timers"][name]
        async with connect(await open_table(at.url, "Host", settings={"timers": told})) as me:
            assert me.view.table
            assert me.view.table.settings.timers == TIMERS[name]


async def test_a_table_has_as_many_seats_as_may_play() -> None:
    async with house() as at:
        for name, edition in EDITIONS.items():
            code = (await open_table(at.url, "Host", settings={"edition": name})).code
            told = (await get(f"{at.url}/api/tables/{code}")).json()
            assert told["summary"]["seats"] == edition.players_max
        body = {"name": "Host", "settings": {"edition": "classic", "seats": 7}}
        error = (await post(f"{at.url}/api/tables", body)).json()["error"]
        assert error["reason"] == "bad_setting"
        assert error["facts"] == {"setting": "seats", "value": 7, "least": 3, "most": 6}


async def test_a_language_that_is_none_of_ours_is_refused_with_those_that_are() -> None:
    async with house() as at:
        body = {"name": "Host", "settings": {"language": "tlh" * 20}}
        answer = await post(f"{at.url}/api/tables", body)
        error = answer.json()["error"]
        assert (answer.status_code, error["reason"]) == (409, "bad_setting")
        known = list(LANGUAGES)
        assert error["facts"] == {
            "setting": "language",
            "value": "tlhtlhtlhtlhtlhtlhtl",
            "known": known,
        }


async def test_public_tables_are_listed_while_there_is_a_seat() -> None:
    async with house() as at:
        private = await open_table(at.url, "Private")
        settings = {"public": True, "strangers": "welcome", "seats": 3}
        public = await open_table(at.url, "Public", settings=settings)
        listed = (await get(f"{at.url}/api/tables")).json()
        assert [line["code"] for line in listed] == [public.code]
        assert listed[0]["summary"]["host"] == "Public"
        await sit_down(at.url, public.code, "Second")
        await sit_down(at.url, public.code, "Third")
        assert (await get(f"{at.url}/api/tables")).json() == []
        info = (await get(f"{at.url}/api/tables/{private.code.lower()}")).json()
        assert info["names"] == ["Private"]
        assert "red" not in info["free_pawns"]
        code = await get(f"{at.url}/api/tables/{private.code}/qr.svg")
        assert code.headers["content-type"] == "image/svg+xml"
        assert code.text.startswith("<svg")


async def test_a_quiet_table_tells_names_to_its_friends_alone() -> None:
    async with house() as at:
        opened = await open_table(at.url, "Olimpia", settings={"public": True})
        (line,) = (await get(f"{at.url}/api/tables")).json()
        assert (line["summary"]["host"], line["summary"]["people"]) == (None, 1)
        path = f"{at.url}/api/tables/{opened.code}"
        info = (await get(path)).json()
        assert (info["names"], info["summary"]["host"]) == ([], None)
        async with connect(opened) as host:
            for _ in range(2):
                await host.do(AddComputer())
            await host.do(Begin())
            await host.do(Finish())
        story = await get(f"{path}/games/1")
        assert story.json()["names"]["s1"] == "Red rabbit"
        assert "Olimpia" not in (await get(f"{path}/games/1/audit")).text
        mine = await get(f"{path}/games/1", authorization=f"Bearer {opened.token}")
        assert mine.json()["names"]["s1"] == "Olimpia"
        other = await get(f"{path}/games/1", authorization="Bearer nonsense")
        assert other.status_code == 401


@pytest.mark.parametrize(
    ("path", "body", "status", "reason"),
    [
        ("/api/tables", b"nonsense", 400, "bad_message"),
        ("/api/tables", b"[" * 60_000, 400, "bad_message"),
        ("/api/tables", b" " * 70_000, 400, "bad_message"),
        ("/api/tables", {"name": "A", "token": "x"}, 400, "bad_message"),
        ("/api/tables", {"name": ""}, 409, "bad_name"),
        ("/api/tables", {"name": "A", "pawn": "gold"}, 409, "bad_pawn"),
        ("/api/tables", {"name": "A", "settings": {"decks": ["none"]}}, 409, "unknown_deck"),
        ("/api/tables", {"name": "A", "settings": {"edition": "chess"}}, 409, "unknown_edition"),
        ("/api/tables", {"name": "A", "settings": {"house": {"hand": 1}}}, 409, "hand_too_small"),
        ("/api/tables/NOSUCH/seats", {"name": "A"}, 404, "no_such_table"),
        ("/api/seats", {"seat_code": "NOSUCH"}, 409, "bad_seat_code"),
    ],
)
async def test_bad_requests_get_a_reason(path: str, body: object, status: int, reason: str) -> None:
    async with house() as at:
        answer = await post(f"{at.url}{path}", body)
        assert answer.status_code == status
        error = answer.json()["error"]
        assert error["reason"] == reason
        assert error["message"]


async def test_a_request_sent_twice_is_done_once() -> None:
    async with house() as at:
        body = {"name": "Host", "request": "0123456789abcdef"}
        first, second = [(await post(f"{at.url}/api/tables", body)).json() for _ in range(2)]
        assert first == second
        url = f"{at.url}/api/tables/{first['code']}"
        sit = {"name": "Guest", "request": "fedcba9876543210"}
        one, two = [(await post(f"{url}/seats", sit)).json() for _ in range(2)]
        assert one == two
        assert (await get(url)).json()["names"] == ["Host", "Guest"]
        refused = [await post(f"{url}/seats", {**sit, "request": "x" * 20}) for _ in range(2)]
        assert [answer.json()["error"]["reason"] for answer in refused] == ["name_taken"] * 2
        short = await post(f"{url}/seats", {"name": "Other", "request": "1"})
        assert short.json()["error"]["reason"] == "bad_message"


async def test_a_request_is_no_second_key_to_a_seat() -> None:
    async with house() as at:
        opened = {"name": "Host", "request": "0123456789abcdef"}
        host = (await post(f"{at.url}/api/tables", opened)).json()
        url = f"{at.url}/api/tables/{host['code']}"
        sit = {"name": "Guest", "request": "fedcba9876543210"}
        guest = (await post(f"{url}/seats", sit)).json()
        for seat in (host, guest):
            await at.hub.doors.seat_of(host["code"], seat["token"])  # as a hello does
        code = await at.hub.doors.new_seat_code(host["code"], guest["seat"])
        move = {"seat_code": code, "request": "0000111122223333"}
        moved = [(await post(f"{at.url}/api/seats", move)).json() for _ in range(2)]
        assert moved[0] == moved[1]
        await at.hub.doors.seat_of(host["code"], moved[0]["token"])
        for path, body in (
            (f"{at.url}/api/tables", opened),
            (f"{url}/seats", sit),
            (f"{at.url}/api/seats", move),
        ):
            answer = await post(path, body)
            assert answer.status_code == 409
            assert answer.json()["error"]["reason"] == "request_used"
        assert await at.hub.doors.seat_of(host["code"], moved[0]["token"]) == guest["seat"]


async def test_a_request_stays_dead_when_it_is_forgotten_that_it_was_answered() -> None:
    clock = FakeClock()
    async with house(clock=clock) as at:
        host = await open_table(at.url, "Host")
        url = f"{at.url}/api/tables/{host.code}/seats"
        sit = {"name": "Guest", "request": "fedcba9876543210"}
        guest = (await post(url, sit)).json()
        await at.hub.doors.seat_of(host.code, guest["token"])  # as a hello does
        live = await at.hub.live(host.code)
        await clock.advance(KEPT_SECONDS + 1)
        for number in range(SNAPSHOT_AFTER + 1):
            await live.handle("s1", SetReady(number % 2 == 0))
            await clock.advance(TABLE_REFILL)
        assert len(await at.hub.store.read(host.code)) < SNAPSHOT_AFTER + 5
        answer = await post(url, sit | {"name": "Eve"})
        assert answer.json()["error"]["reason"] == "request_used"


class Unhurried(MemoryStore):
    """Takes a moment for each look, another each time, as threads do."""

    def __init__(self) -> None:
        super().__init__()
        self._rng = random.Random(1)

    async def seat_of(self, token_hash: str) -> tuple[str, str] | None:
        for _ in range(self._rng.randrange(6)):
            await asyncio.sleep(0)
        return await super().seat_of(token_hash)


async def test_all_who_come_at_once_with_a_new_token_are_let_in() -> None:
    async with house(store=Unhurried()) as at:
        for _ in range(10):
            host = (await post(f"{at.url}/api/tables", {"name": "Host"})).json()
            devices = [at.hub.doors.seat_of(host["code"], host["token"]) for _ in range(30)]
            assert set(await asyncio.gather(*devices)) == {host["seat"]}


async def test_a_recap_is_for_finished_games_and_for_strangers() -> None:
    async with house() as at, table_of(at, 3, house={"target": 3}) as people:
        code = people[0].place.code
        await people[0].do(Begin())
        assert (await get(f"{at.url}/api/tables/{code}/games/1")).status_code == 404
        await everyone_plays(*people)
        story = (await get(f"{at.url}/api/tables/{code}/games/1")).json()
        assert story["names"] == {"s1": "Person 1", "s2": "Person 2", "s3": "Person 3"}
        assert story["recap"]["rounds"]
        assert story["recap"]["seed"]


async def test_export_and_deletion_are_the_hosts() -> None:
    async with house() as at, table_of(at, 3, house={"target": 3}) as people:
        url = f"{at.url}/api/tables/{people[0].place.code}"
        mine = {"authorization": f"Bearer {people[0].place.token}"}
        theirs = {"authorization": f"Bearer {people[1].place.token}"}
        assert (await get(f"{url}/export")).status_code == 401
        assert (await get(f"{url}/export", authorization="Bearer nonsense")).status_code == 401
        assert (await get(f"{url}/export", **theirs)).status_code == 403
        await people[0].do(Begin())
        assert (await get(f"{url}/export", **mine)).json()["error"]["reason"] == "game_running"
        await everyone_plays(*people)
        events = (await get(f"{url}/export", **mine)).json()["events"]
        assert events[0]["event"] == "table_opened/1"
        assert events[-1]["event"].startswith(("game_over", "clock_set"))
        assert str(people[0].place.token) not in str(events)
        async with httpx2.AsyncClient(trust_env=False) as http:
            assert (await http.delete(url, headers=theirs)).status_code == 403
            assert (await http.delete(url, headers=mine)).status_code == 204
        with pytest.raises(Dismissed):
            await people[1].until(lambda: False)
        assert (await get(url)).status_code == 404
        with pytest.raises(Dismissed, match="no_such_table"):
            async with connect(people[2].place):
                pass


async def test_too_many_tables_from_one_address_are_too_many() -> None:
    async with house(limits=Limits(tables_burst=3, tables_a_second=0.0)) as at:
        for _ in range(3):
            await open_table(at.url, "A")
        answer = await post(f"{at.url}/api/tables", {"name": "A"})
        assert (answer.status_code, answer.json()["error"]["reason"]) == (429, "too_fast")
