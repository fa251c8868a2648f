"""Whoever runs a server can shut out an address or a network, everywhere at once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx2
import pytest

from pinxit.adapters import MemoryStore
from pinxit.client import Dismissed, WishRefused, connect, open_table, sit_down
from pinxit.table.errors import NotAllowed
from pinxit.table.reports import Fault
from pinxit.web.places import DAY, Places, place_of
from tests.patience import PATIENCE, becomes
from tests.web.guests import hub_on
from tests.web.house import FakeClock, House, house
from tests.web.test_admin import TOKEN, reason, visiting

ADMIN = "192.0.2.9"
GUEST = "203.0.113.7"


@asynccontextmanager
async def places(clock: FakeClock | None = None) -> AsyncIterator[Places]:
    async with hub_on(MemoryStore(), clock) as hub:
        yield Places(hub)


@pytest.mark.parametrize(
    ("named", "out", "still_in"),
    [
        ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
        (" 203.0.113.0/24 ", "203.0.113.200", "203.0.112.200"),
        ("203.0.113.99/24", "203.0.113.1", "203.0.114.1"),
        ("203.0.113.7", "::ffff:203.0.113.7", "::ffff:203.0.113.8"),
        ("::ffff:203.0.113.7", "203.0.113.7", "203.0.113.8"),
        ("2001:db8:1:2::77", "2001:db8:1:2:ffff::1", "2001:db8:1:3::77"),  # all of one line
        ("2001:db8:1::/48", "2001:db8:1:ffff::1", "2001:db8:2::1"),
        ("2001:db8:1::/56", "2001:db8:1:ff::1", "2001:db8:1:100::1"),
    ],
)
async def test_who_comes_from_there_is_refused_and_nobody_else(
    named: str, out: str, still_in: str
) -> None:
    async with places() as them:
        await them.shut_out(place_of(named, ADMIN), "", None)
        assert them.refuses(out)
        assert not them.refuses(still_in)
        assert not them.refuses("somebody whom a proxy knows by name")


@pytest.mark.parametrize("nonsense", ["", "here", "203.0.113", "0.0.0.0/0", "10.0.0.0/7", "::/0"])
async def test_what_is_no_place_or_nearly_every_place_is_refused(nonsense: str) -> None:
    with pytest.raises(NotAllowed, match="not an address"):
        place_of(nonsense, ADMIN)


@pytest.mark.parametrize("mine", [ADMIN, "192.0.2.0/24", "::ffff:192.0.2.9"])
async def test_nobody_shuts_themselves_out(mine: str) -> None:
    with pytest.raises(NotAllowed, match="somebody else"):
        place_of(mine, ADMIN)


async def test_it_ends_when_it_was_meant_to() -> None:
    clock = FakeClock()
    async with places(clock) as them:
        await them.shut_out(GUEST, "for a day", 1.0)
        await them.shut_out("198.51.100.0/24", "for good", None)
        await clock.advance(DAY - 1)
        assert them.refuses(GUEST)
        await clock.advance(2)
        assert not them.refuses(GUEST)
        await them.sweep()
        assert [kept.note for kept in them.kept] == ["for good"]
        assert them.refuses("198.51.100.1")


@asynccontextmanager
async def watched() -> AsyncIterator[tuple[House, httpx2.AsyncClient]]:
    async with (
        house(admin_token=TOKEN, trusted_proxies="127.0.0.1") as at,
        visiting(at.url, TOKEN) as http,
    ):
        yield at, http


def coming_from(url: str, address: str) -> httpx2.AsyncClient:
    headers = {"x-forwarded-for": address}
    return httpx2.AsyncClient(base_url=url, headers=headers, trust_env=False)


async def test_all_doors_are_shut_but_that_of_the_admin_until_they_are_opened_again() -> None:
    async with watched() as (at, http), coming_from(at.url, GUEST) as guest:
        place = await open_table(at.url, "Ada")
        picture = (await guest.get("/api/decks/plain")).json()["cards"][0]["small"]
        body = {"place": GUEST, "note": " spam ", "days": 7}
        assert (await http.post("/api/admin/places", json=body)).status_code == 204
        for method, path, sent in (
            ("GET", "/api/tables", None),
            ("GET", f"/api/tables/{place.code}", None),
            ("POST", "/api/tables", {"name": "Bruno"}),
            ("POST", f"/api/tables/{place.code}/seats", {"name": "Bruno"}),
            ("GET", picture, None),
        ):
            answer = await guest.request(method, path, json=sent)
            assert (answer.status_code, await reason(answer)) == (403, "shut_out")
        assert (await guest.get("/")).status_code == 200  # which says so, in their language
        assert await reason(await guest.get("/api/admin")) == "not_admin"
        (kept,) = (await http.get("/api/admin/places")).json()
        assert (kept["place"], kept["note"]) == (f"{GUEST}/32", "spam")
        assert kept["until"] - kept["at"] == 7 * DAY
        assert (await http.delete(f"/api/admin/places/{kept['id']}")).status_code == 204
        assert (await guest.get("/api/tables")).status_code == 200


async def test_who_was_reported_is_asked_to_leave_and_known_again_by_a_hash_only() -> None:
    async with watched() as (at, http):
        place = await open_table(at.url, "Ada")
        other = await sit_down(at.url, place.code, "Bruno")
        async with connect(place) as ada, connect(other) as bruno:
            await ada.report("s2", Fault.RUDE, "words")
            (report,) = (await http.get("/api/admin/reports")).json()
            assert len(report["report"]["origins"]) == 1
            body = {"report": report["id"]}
            mine = await http.post("/api/admin/places", json=body)
            assert await reason(mine) == "yourself"
            http.headers["x-forwarded-for"] = ADMIN
            assert (await http.post("/api/admin/places", json=body)).status_code == 204
            with pytest.raises(Dismissed, match="shut_out"):
                await bruno.until(lambda: False, PATIENCE)
        (kept,) = (await http.get("/api/admin/places")).json()
        assert kept["place"] == f"#{report['report']['origins'][0]}"
        with pytest.raises(WishRefused, match="blocks connections"):
            await open_table(at.url, "Bruno")
        with pytest.raises(Dismissed, match="shut_out"):  # who comes anew is told, too
            async with connect(other):
                pass
        await http.delete(f"/api/admin/places/{kept['id']}")
        await open_table(at.url, "Bruno")
        await becomes(lambda: not at.state.sessions)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"place": GUEST, "report": 1},
        {"report": 77},
        {"place": GUEST, "days": 0},
        {"place": GUEST, "note": "x" * 201},
        {"place": GUEST, "else": 1},
    ],
)
async def test_what_is_not_clear_changes_nothing(body: dict[str, object]) -> None:
    async with watched() as (_, http):
        answer = await http.post("/api/admin/places", json=body)
        assert await reason(answer) == "bad_message"
        assert (await http.get("/api/admin/places")).json() == []
