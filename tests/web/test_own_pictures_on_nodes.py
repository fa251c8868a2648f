"""Own pictures in a house of several nodes: brought to one, seen at all, gone from all."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx2
import pytest
from msgspec import Struct

from pinxit.adapters.blobs_in_bucket import AWAY_FOR
from pinxit.bootstrap import Config, make_state
from pinxit.client import Place, connect, open_table, sit_down
from pinxit.decks.own_decks import ORPHAN, ORPHAN_SECONDS, Quota
from pinxit.table.commands import Begin, ChangeSettings
from pinxit.table.settings import Settings
from pinxit.web.app import make_app
from pinxit.web.server import listen, make_server, running
from pinxit.web.state import State
from pinxit.web.uploads import Uploads
from tests.engines.bucket import Bucket, There
from tests.engines.fixtures import Prefixed
from tests.patience import PATIENCE, becomes
from tests.web.house import everyone_plays
from tests.web.test_uploads import ABOUT, Quick, desk, photo, reason


class Node(Struct):
    """One of several servers, and a way to ask it."""

    url: str
    state: State
    http: httpx2.AsyncClient

    @property
    def uploads(self) -> Uploads:
        assert self.state.uploads is not None
        return self.state.uploads

    async def ask(
        self,
        place: Place,
        method: str,
        path: str = "",
        **more: Any,  # noqa: ANN401 (what httpx2 takes)
    ) -> httpx2.Response:
        auth = {"authorization": f"Bearer {place.token}"}
        url = f"{self.url}/api/tables/{place.code}/uploads{path}"
        return await self.http.request(method, url, headers=auth, **more)

    async def get(self, path: str) -> httpx2.Response:
        return await self.http.get(f"{self.url}{path}")

    def here(self, place: Place) -> Place:
        return Place(self.url, place.code, place.seat, place.token)


@asynccontextmanager
async def node(folder: Path, **config: Any) -> AsyncIterator[Node]:  # noqa: ANN401 (what a config has)
    state = await make_state(Config(data_dir=folder, **config))
    assert state.uploads is not None
    state.uploads.darkroom = Quick()
    server = make_server(make_app(state), state.limits)
    server.before_exit = state.hub.say_goodbye
    async with (
        running(server, listen("127.0.0.1", 0)) as url,
        httpx2.AsyncClient(trust_env=False, timeout=PATIENCE) as http,
    ):
        yield Node(url, state, http)


@asynccontextmanager
async def two_nodes(folder: Path, **config: Any) -> AsyncIterator[list[Node]]:  # noqa: ANN401 (as above)
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(node(folder / name, node=name, **config))
            for name in ("one", "two")
        ]


@pytest.fixture
def blobs(bucket: There, monkeypatch: pytest.MonkeyPatch) -> str:
    for name, value in bucket.environment.items():
        monkeypatch.setenv(name, value)
    return f"{bucket.url}/house-{token_hex(4)}"


@pytest.fixture
async def nodes(
    tmp_path: Path, postgres: str, valkey: Prefixed, blobs: str
) -> AsyncIterator[list[Node]]:
    async with two_nodes(tmp_path, database=postgres, bus=valkey.url, blobs=blobs) as both:
        yield both


@pytest.fixture
async def nodes_apart(tmp_path: Path, postgres: str, blobs: str) -> AsyncIterator[list[Node]]:
    """They hear of each other by the database only."""
    async with two_nodes(tmp_path, database=postgres, blobs=blobs) as both:
        yield both


async def deck_of(at: list[Node], host: Place, number: int = 2) -> tuple[str, list[dict[str, Any]]]:
    """Bring a deck along, each request by the next node."""
    deck = (await at[0].ask(host, "POST", json=ABOUT)).json()["id"]
    cards = []
    for seed in range(number):
        here = at[seed % len(at)]
        path = f"/{deck}/pictures"
        answer = await here.ask(host, "POST", path, params={"name": "a.jpg"}, content=photo(seed))
        assert answer.status_code == 201, answer.text
        cards.append(answer.json())
    finished = await at[-1].ask(host, "POST", f"/{deck}/finish")
    assert finished.status_code == 200, finished.text
    return deck, cards


async def test_any_node_shows_what_another_was_brought(nodes: list[Node]) -> None:
    host = await open_table(nodes[0].url, "Host")
    deck, cards = await deck_of(nodes, host)
    for here in nodes:
        for card in cards:
            for size in ("small", "large"):
                shown = await here.get(card[size])
                assert shown.status_code == 200
                assert shown.headers["cache-control"].startswith("private, ")
        told = (await here.ask(host, "GET")).json()
        assert [one["id"] for one in told["decks"][0]["pictures"]] == [one["id"] for one in cards]
        assert (await here.get(f"/api/decks/{deck}")).json()["deck"]["name"] == ABOUT["name"]
        assert (await here.get(f"/api/decks/{deck}/{deck}.zip")).status_code == 200
        whole = await here.ask(host, "GET", f"/{deck}/pictures/{cards[0]['id']}")
        assert whole.status_code == 200
        used = sum(card.weight for card in here.uploads.own_decks.find(host.code, deck).cards)
        assert told["free_bytes"] == told["table_bytes"] - used


async def test_a_table_plays_with_pictures_that_another_node_was_brought(nodes: list[Node]) -> None:
    host = await open_table(nodes[0].url, "Host")
    deck, _ = await deck_of(nodes[:1], host, 3)
    other = nodes[1]
    guests = [await sit_down(other.url, host.code, f"P{n}") for n in range(2)]
    async with (
        connect(other.here(host)) as one,
        connect(guests[0]) as two,
        connect(guests[1]) as three,
    ):
        rules = Settings(decks=(deck, "plain"), house={"target": 2})
        await one.do(ChangeSettings(rules))
        await one.do(Begin())
        await everyone_plays(one, two, three)


async def test_what_is_brought_to_two_nodes_at_once_is_all_kept(nodes: list[Node]) -> None:
    host = await open_table(nodes[0].url, "Host")
    deck = (await nodes[0].ask(host, "POST", json=ABOUT)).json()["id"]
    path, about = f"/{deck}/pictures", {"name": "a.jpg"}
    for seed in range(8):
        photo(seed)
    asked = [
        nodes[seed % 2].ask(host, "POST", path, params=about, content=photo(seed))
        for seed in range(8)
    ]
    done = []
    for first in range(0, 8, 4):  # as many as may be on their way from one address
        done += await asyncio.gather(*asked[first : first + 4])
    assert [answer.status_code for answer in done] == [201] * 8
    for here in nodes:
        told = (await here.ask(host, "GET")).json()["decks"][0]["pictures"]
        assert {one["id"] for one in told} == {answer.json()["id"] for answer in done}
        for one in told:
            assert (await here.get(one["large"])).status_code == 200


async def test_what_is_deleted_at_one_node_is_gone_from_all(
    nodes: list[Node], bucket: There, blobs: str
) -> None:
    host = await open_table(nodes[0].url, "Host")
    deck, cards = await deck_of(nodes, host)
    kept = bucket.inside / blobs.rpartition("/")[2]
    assert (kept / deck / "pictures" / f"{cards[0]['id']}.small.webp").exists()
    path = f"/{deck}/pictures/{cards[0]['id']}"
    assert (await nodes[0].ask(host, "DELETE", path)).status_code == 204
    assert (await nodes[1].ask(host, "POST", f"/{deck}/finish")).status_code == 200
    for here in nodes:
        await becomes(lambda here=here: _is_gone(here, cards[0]["small"]))  # type: ignore[misc]  # it keeps a value of the loop
        assert (await here.get(cards[1]["small"])).status_code == 200
    url = f"{nodes[1].url}/api/tables/{host.code}"
    auth = {"authorization": f"Bearer {host.token}"}
    assert (await nodes[1].http.delete(url, headers=auth)).status_code == 204
    assert [path for path in kept.rglob("*") if path.is_file()] == []
    for here in nodes:
        await becomes(lambda here=here: _is_gone(here, cards[1]["small"]))  # type: ignore[misc]  # it keeps a value of the loop
        await becomes(lambda here=here: _is_gone(here, f"/api/decks/{deck}"))  # type: ignore[misc]  # it keeps a value of the loop


async def _is_gone(here: Node, path: str) -> bool:
    return (await here.get(path)).status_code == 404


async def test_without_a_bus_all_of_it_is_so_a_little_later(nodes_apart: list[Node]) -> None:
    nodes = nodes_apart
    host = await open_table(nodes[0].url, "Host")
    async with connect(nodes[1].here(host)) as one:  # the table is awake there
        deck, cards = await deck_of(nodes[:1], host)
        for card in cards:
            assert (await nodes[1].get(card["small"])).status_code == 200
        known = nodes[1].state.catalogue.cards_of(host.code)
        await becomes(lambda: deck in known)
        await one.do(ChangeSettings(Settings(decks=(deck, "plain"))))


async def test_quotas_hold_for_all_nodes(nodes: list[Node]) -> None:
    host = await open_table(nodes[0].url, "Host")
    deck, _ = await deck_of(nodes, host)
    weights = []
    for here in nodes:
        told = (await here.ask(host, "GET")).json()
        assert told["free_bytes"] < told["table_bytes"]
        weights.append((told["free_bytes"], here.uploads.own_decks.weight))
    assert weights[0] == weights[1]
    full = here.uploads.own_decks.quota = Quota(all_bytes=weights[0][1])  # so much, and no more
    path = f"/{deck}/pictures"
    refused = await here.ask(host, "POST", path, params={"name": "a.jpg"}, content=photo(5))
    assert reason(refused) == "no_room"
    assert full.all_bytes == here.uploads.own_decks.weight
    begun = [(await nodes[0].ask(host, "POST", json=ABOUT)).status_code for _ in range(2)]
    assert begun == [201, 201]
    here.uploads.own_decks.quota = Quota()
    assert reason(await here.ask(host, "POST", json=ABOUT)) == "too_many_decks"


async def test_no_name_is_guessed_and_no_other_table_sees_them(nodes: list[Node]) -> None:
    host = await open_table(nodes[0].url, "Host")
    stranger = await open_table(nodes[1].url, "Stranger")
    deck, _ = await deck_of(nodes, host)
    for here in nodes:
        assert (await here.ask(stranger, "GET")).json()["decks"] == []
        assert reason(await here.ask(stranger, "POST", f"/{deck}/finish")) == "no_such_deck"
        for name in ("0" * 32 + ".webp", "own-1.webp", deck):
            assert (await here.get(f"/pictures/{name}")).status_code == 404
        assert deck not in (await here.get("/api/decks")).text


async def test_while_the_bucket_is_away_pictures_wait_and_play_goes_on(
    tmp_path: Path,
    postgres: str,
    bucket: There,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    del bucket  # which says why there can be none
    with Bucket() as own:
        for name, value in own.there.environment.items():
            monkeypatch.setenv(name, value)
        async with node(tmp_path, database=postgres, blobs=own.there.url) as here:
            host = await open_table(here.url, "Host")
            deck, cards = await deck_of([here], host)
            own.kill()
            shown = await here.get(cards[0]["small"])
            assert (shown.status_code, reason(shown)) == (503, "pictures_away")
            assert int(shown.headers["retry-after"]) >= 1
            answer = await here.ask(
                host, "POST", f"/{deck}/pictures", params={"name": "a.jpg"}, content=photo(9)
            )
            assert (answer.status_code, reason(answer)) == (503, "pictures_away")
            assert int(answer.headers["retry-after"]) >= 1
            guests = [await sit_down(here.url, host.code, f"P{n}") for n in range(2)]
            async with (
                connect(host) as one,
                connect(guests[0]) as two,
                connect(guests[1]) as three,
            ):
                rules = Settings(decks=(deck, "plain"), house={"target": 2})
                await one.do(ChangeSettings(rules))
                await one.do(Begin())
                await everyone_plays(one, two, three)
            told = [r for r in caplog.records if "bucket" in r.message]
            assert [record.levelno for record in told] == [logging.WARNING]
            assert own.secret not in caplog.text
            own.start()

            async def shown_again() -> bool:
                return (await here.get(cards[0]["small"])).status_code == 200

            await becomes(shown_again)
            assert AWAY_FOR < PATIENCE
            told_now = (await here.ask(host, "GET")).json()["decks"][0]["pictures"]
            assert len(told_now) == len(cards)  # what was refused is not there by half


async def test_a_server_starts_while_its_bucket_is_away_and_finds_its_pictures_later(
    tmp_path: Path, bucket: There, monkeypatch: pytest.MonkeyPatch
) -> None:
    del bucket  # as above
    with Bucket() as own:
        for name, value in own.there.environment.items():
            monkeypatch.setenv(name, value)
        alone: dict[str, Any] = {
            "database": f"sqlite:///{tmp_path / 'tables.sqlite3'}",
            "blobs": own.there.url,
        }
        async with node(tmp_path, **alone) as here:
            host = await open_table(here.url, "Host")
            _, cards = await deck_of([here], host)
        own.stop()
        async with node(tmp_path, **alone) as here:
            assert (await here.get(cards[0]["small"])).status_code == 404
            own.start()
            await asyncio.sleep(AWAY_FOR)  # as long as nobody is asked
            await here.uploads.sweep()
            assert (await here.get(cards[0]["small"])).status_code == 200


# From one server to several


async def test_pictures_of_a_server_that_was_alone_are_there_for_all_nodes(
    tmp_path: Path, postgres: str
) -> None:
    """As when an older server had its tables in PostgreSQL and its pictures in a folder."""
    folder = tmp_path / "data"
    async with node(folder, database=postgres) as here:
        host = await open_table(here.url, "Host")
        deck, cards = await deck_of([here], host)
        own_deck = here.uploads.own_decks.find(host.code, deck)
        assert here.uploads.own_decks.ledger is not None
        await asyncio.to_thread(here.uploads.own_decks.ledger.drop, deck)
    from pinxit.decks.own_deck import encoded  # noqa: PLC0415 (what such a server has written)

    album = folder / "uploads" / deck / "album.json"
    album.write_bytes(encoded(own_deck))
    async with AsyncExitStack() as stack:
        both = [
            await stack.enter_async_context(node(folder, database=postgres, node=name))
            for name in ("one", "two")
        ]
        for here in both:
            told = (await here.ask(host, "GET")).json()["decks"][0]["pictures"]
            assert [one["id"] for one in told] == [one["id"] for one in cards]
            assert (await here.get(cards[0]["small"])).status_code == 200
        assert not album.exists()  # it is in one place only
        assert (await both[0].ask(host, "DELETE", f"/{deck}")).status_code == 204
    async with node(folder, database=postgres) as here:
        assert (await here.ask(host, "GET")).json()["decks"] == []  # and does not come back


async def test_what_nobody_knows_in_a_shared_place_waits_a_day_and_goes(
    tmp_path: Path, postgres: str
) -> None:
    folder = tmp_path / "uploads" / f"own-{'a' * 24}"
    folder.mkdir(parents=True)
    (folder / "left.webp").write_bytes(b"by somebody who was interrupted")
    async with node(tmp_path, database=postgres) as here:
        mark = folder / ORPHAN
        mark.write_text(str(float(mark.read_text()) - ORPHAN_SECONDS - 9))
        await here.uploads._find_again()
        assert not folder.exists()


async def test_one_server_with_a_bucket_has_its_pictures_there(tmp_path: Path, blobs: str) -> None:
    async with desk(tmp_path, blobs=blobs) as here:
        deck = await here.full_deck(2)
        place = here.place
        assert here.files() == []
    async with desk(tmp_path, blobs=blobs, place=place) as here:
        told = (await here.ask("GET")).json()["decks"][0]
        assert (told["id"], len(told["pictures"])) == (deck, 2)
        assert (await here.http.get(f"{here.at.url}{told['pictures'][0]['small']}")).is_success
