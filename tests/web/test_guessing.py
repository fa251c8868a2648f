"""Codes can be guessed for a while, by whatever many addresses; links work meanwhile."""

from ipaddress import IPv6Address
from itertools import count, product
from random import Random
from typing import NoReturn

import httpx2
import pytest
from websockets.asyncio.client import connect as open_socket

from pinxit.client import open_table
from pinxit.protocol import VERSION
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub.doors import CODE_LENGTH, CODE_LETTERS
from pinxit.table.keys import key_of, parted
from pinxit.web.guessing import Guesses, networks_of
from pinxit.web.limits import Limits, counted_as
from tests.web.house import FakeClock, House, house
from tests.web.test_admin import TOKEN, visiting

LIMITS = Limits()
DAY = 86_400


def misses(guesses: Guesses, address: str) -> bool:
    """Guess wrong; tell whether that was answered."""
    try:
        with guesses.of(counted_as(address)):
            find_nothing()
    except NotAllowed as refusal:
        return refusal.reason is TableReason.NO_SUCH_TABLE


def find_nothing() -> NoReturn:
    raise NotAllowed(TableReason.NO_SUCH_TABLE)


def network(number: int, bits: int) -> str:
    """Return an address in one of the networks of so many bits."""
    return str(IPv6Address((0x2001_0DB8 << 96) + (number << (128 - bits)) + 1))


def test_four_thousand_networks_of_one_customer_are_one() -> None:
    guesses = Guesses(FakeClock(), LIMITS)
    answered = sum(misses(guesses, network(n, 64)) for n in range(4_000) for _ in range(3))
    assert answered == LIMITS.far_guesses_burst


def test_those_of_a_smaller_network_are_fewer() -> None:
    guesses = Guesses(FakeClock(), LIMITS)
    answered = sum(misses(guesses, network(n, 64)) for n in range(256) for _ in range(3))
    assert answered == LIMITS.near_guesses_burst


def test_a_house_full_of_addresses_is_one_network() -> None:
    guesses = Guesses(FakeClock(), LIMITS)
    answered = sum(misses(guesses, f"192.0.2.{n}") for n in range(256) for _ in range(3))
    assert answered == LIMITS.near_guesses_burst


async def test_a_day_of_guessing_from_everywhere_finds_one_of_a_hundred_tables_seldom() -> None:
    clock, rng = FakeClock(), Random(1)
    guesses = Guesses(clock, LIMITS)
    step, answered = 60, 0
    for _ in range(DAY // step):
        clock._now += step
        while misses(guesses, network(rng.getrandbits(31), 48)):
            answered += 1
    assert answered == pytest.approx(LIMITS.all_guesses_burst + DAY / 2, rel=0.05)
    assert answered * 100 / len(CODE_LETTERS) ** CODE_LENGTH < 0.075


def test_who_is_right_is_not_counted() -> None:
    guesses = Guesses(FakeClock(), Limits(all_guesses_burst=1, all_guesses_a_second=0.0))
    for _ in range(10):
        with guesses.of("192.0.2.1"):
            pass


def test_who_is_refused_is_told_when_to_come_back() -> None:
    guesses = Guesses(FakeClock(), Limits(guesses_burst=1, guesses_a_second=0.25))
    assert misses(guesses, "192.0.2.1")
    with pytest.raises(NotAllowed) as refused, guesses.of("192.0.2.1"):
        pass
    assert refused.value.facts == {"retry_after": 4}


@pytest.mark.parametrize("name", ["?", "unix:", "testclient"])
def test_what_is_no_address_is_its_own_network(name: str) -> None:
    assert networks_of(name) == (name, name)


def test_keys_belong_to_a_code_and_a_secret() -> None:
    key = key_of("BCDFGH", b"secret")
    assert len(key) == 10
    assert set(key) <= set(CODE_LETTERS)
    assert key_of("BCDFGH", b"secret") == key
    assert key_of("BCDFGJ", b"secret") != key
    assert key_of("BCDFGH", b"another") != key


def test_what_names_a_table_is_parted() -> None:
    assert parted(" bcdfgh ") == ("BCDFGH", None)
    assert parted("bcdfgh-kkkkkkkkkk") == ("BCDFGH", "KKKKKKKKKK")
    assert parted("BCDFGH-") == ("BCDFGH", "")


def someone(at: House, address: str) -> httpx2.AsyncClient:
    headers = {"x-forwarded-for": address}
    return httpx2.AsyncClient(base_url=at.url, trust_env=False, headers=headers)


async def attack(at: House) -> None:
    """Guess from many networks until nobody is answered any more."""
    codes = ("".join(letters) for letters in product(CODE_LETTERS, repeat=CODE_LENGTH))
    async with httpx2.AsyncClient(base_url=at.url, trust_env=False) as http:
        for number in count():
            headers = {"x-forwarded-for": network(number, 48)}
            answer = await http.get(f"/api/tables/{next(codes)}", headers=headers)
            if answer.status_code == 429:
                return
            assert answer.json()["error"]["reason"] == "no_such_table"


async def test_in_the_middle_of_an_attack_a_link_leads_to_the_table_and_a_code_has_to_wait() -> (
    None
):
    limits = Limits(all_guesses_burst=20, all_guesses_a_second=0.01)
    async with (
        house(limits=limits, trusted_proxies="127.0.0.1") as at,
        someone(at, "192.0.2.1") as friend,
    ):
        place = await open_table(at.url, "Ada")
        name = place.link.rpartition("/")[2]
        assert name.startswith(f"{place.code}-")
        await attack(at)
        typed = await friend.get(f"/api/tables/{place.code}")
        assert typed.json()["error"]["reason"] == "too_fast"
        assert int(typed.headers["retry-after"]) > 1
        for spelt in (name, name.lower()):
            told = (await friend.get(f"/api/tables/{spelt}")).json()
            assert (told["code"], told["link"].rpartition("/")[2]) == (place.code, name)
        sat = await friend.post(f"/api/tables/{name}/seats", json={"name": "Bo"})
        assert (sat.status_code, sat.json()["code"]) == (201, place.code)
        assert (await friend.get(f"/api/tables/{name}/qr.svg")).is_success
        assert (await friend.get(f"/t/{name}")).is_success
        assert "welcome" in await said_to(at, table=place.code, token=sat.json()["token"])
        assert "welcome" in await said_to(at, table=name)
        assert "too_fast" in await said_to(at, table=place.code)


async def said_to(at: House, **hello: object) -> str:
    """Say hello from elsewhere, and return what is answered."""
    url, headers = f"ws{at.url.removeprefix('http')}/socket", {"x-forwarded-for": "192.0.2.9"}
    async with open_socket(url, compression=None, additional_headers=headers) as socket:
        told = {"type": "hello", "protocol": VERSION, **hello}
        await socket.send(httpx2.Request("POST", url, json=told).content.decode())
        return str(await socket.recv())


async def test_a_wrong_key_is_as_good_as_none() -> None:
    limits = Limits(guesses_burst=2, guesses_a_second=0.0)
    async with (
        house(limits=limits, trusted_proxies="127.0.0.1") as at,
        someone(at, "192.0.2.9") as http,
    ):
        place = await open_table(at.url, "Ada")
        old = f"{place.code}-BBBBBBBBBB"  # of before the server lost its secret
        for _ in range(5):
            assert (await http.get(f"/api/tables/{old}")).status_code == 200
        assert "welcome" in await said_to(at, table=old)
        for missed in ("ZZZZZZ-BBBBBBBBBB", "ZZZZZX-BBBBBBBBBB"):
            assert (await http.get(f"/api/tables/{missed}")).status_code == 404
        assert (await http.get(f"/api/tables/{old}")).status_code == 429


async def test_who_runs_the_server_is_not_held_up_by_those_who_guess() -> None:
    limits = Limits(guesses_burst=1, guesses_a_second=0.0, all_guesses_burst=1)
    async with house(limits=limits, admin_token=TOKEN) as at, visiting(at.url, TOKEN) as admin:
        place = await open_table(at.url, "Ada")
        async with visiting(at.url, None) as http:
            answers = [await http.get("/api/tables/ZZZZZZ") for _ in range(3)]
            assert answers[-1].status_code == 429
        assert (await admin.get("/api/admin")).status_code == 200
        assert (await admin.delete(f"/api/admin/tables/{place.code}")).status_code == 204


async def test_a_key_to_a_table_that_is_gone_opens_nothing_and_costs_nothing() -> None:
    limits = Limits(guesses_burst=1, guesses_a_second=0.0)
    async with (
        house(limits=limits, trusted_proxies="127.0.0.1") as at,
        someone(at, "192.0.2.1") as http,
    ):
        name = f"ZZZZZZ-{at.hub.keyring.key_of('ZZZZZZ')}"
        for _ in range(5):
            answer = await http.get(f"/api/tables/{name}")
            assert answer.json()["error"]["reason"] == "no_such_table"


async def test_guessing_tables_does_not_hold_up_seats_that_move() -> None:
    limits = Limits(all_guesses_burst=5, all_guesses_a_second=0.0)
    async with (
        house(limits=limits, trusted_proxies="127.0.0.1") as at,
        someone(at, "192.0.2.1") as http,
    ):
        place = await open_table(at.url, "Ada")
        await attack(at)
        body = {"seat_code": await at.hub.doors.new_seat_code(place.code, "s1")}
        assert (await http.post("/api/seats", json=body)).status_code == 201
