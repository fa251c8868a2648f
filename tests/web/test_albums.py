"""A link to an evening's album: made by the host, for whoever has it, until it is taken back."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec import Struct

from pinxit.adapters import MemoryStore
from pinxit.client import Client, Place, connect, sit_down
from pinxit.decks.photo import look_at
from pinxit.rules import Phase
from pinxit.rules.commands import Finish
from pinxit.table.commands import (
    Begin,
    ChangeSettings,
    HandOver,
    SetReady,
    SignAlbum,
    TakeBackAlbum,
)
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import Hub
from pinxit.table.hub.albums import REMEMBERED, Albums
from pinxit.table.hub.doors import Taken
from pinxit.table.settings import Settings
from pinxit.table.state import REMEMBERED_GAMES
from pinxit.table.tokens import hash_of, new_album_secret
from pinxit.web.limits import Limits
from tests.web.guests import WELCOME, Guest, hub_on, open_at, sit
from tests.web.house import everyone_plays
from tests.web.test_uploads import Desk, desk, reason

NAMES = ("Wilhelmina", "Zdzisława")
# Rounds of one card each: what is dealt is revealed, and what is left at the end is not.
BRIEFLY = {"hand": 1, "give": 1, "short_pile": "end", "target": None, "turns_each": 1}


class Shared(Struct):
    """A table at which a game with own pictures is over, and those who sit there."""

    here: Desk
    deck: str
    places: tuple[Place, ...]
    people: tuple[Client, ...]

    async def get(self, path: str) -> httpx2.Response:
        return await self.here.http.get(f"{self.here.at.url}{path}")

    async def share(self, *, pictures: bool = False, game: int = 1, by: int = 0) -> httpx2.Response:
        return await self.here.http.post(
            f"{self.here.at.url}/api/tables/{self.here.place.code}/games/{game}/album",
            json={"pictures": pictures},
            headers={"authorization": f"Bearer {self.places[by].token}"},
        )

    async def link(self, *, pictures: bool = False) -> str:
        """Share the album; return where it is asked for."""
        answer = await self.share(pictures=pictures)
        assert answer.status_code == 201, answer.text
        return f"/api/albums/{answer.json()['secret']}"

    async def names(self, path: str) -> list[str]:
        people = (await self.get(path)).raise_for_status().json()["people"]
        return sorted(person["name"] for person in people.values() if person["name"])


@asynccontextmanager
async def shared(
    folder: Path, *, pictures: int = 3, limits: Limits | None = None
) -> AsyncIterator[Shared]:
    async with desk(folder, limits=limits) as here:
        deck = await here.full_deck(pictures)
        code = here.place.code
        others = [await sit_down(here.at.url, code, name) for name in NAMES]
        places = (here.place, *others)
        async with (
            connect(places[0]) as host,
            connect(places[1]) as one,
            connect(places[2]) as two,
        ):
            await host.do(ChangeSettings(Settings(decks=(deck,), house=BRIEFLY)))
            await host.do(Begin())
            await everyone_plays(host, one, two)
            yield Shared(here, deck, places, (host, one, two))


async def test_a_host_gives_a_link_out_and_whoever_has_it_sees_the_evening(tmp_path: Path) -> None:
    async with shared(tmp_path) as evening:
        host, one, _ = evening.people
        made = (await evening.share()).json()
        assert made["link"] == f"{evening.here.at.url}/album/{made['secret']}"
        assert re.fullmatch(r"[\w-]{22}", made["secret"])  # six bits each
        assert made["number"] == 1
        path = f"/api/albums/{made['secret']}"
        told = (await evening.get(path)).json()
        assert len(told["rounds"]) == 1
        assert sorted(told["people"]) == ["p1", "p2", "p3"] == sorted(told["seats"])
        assert {person["pawn"] for person in told["people"].values()} == {"red", "orange", "yellow"}
        assert await evening.names(path) == []
        await one.do(SignAlbum(1, named=True))
        assert await evening.names(path) == [NAMES[0]]
        await one.do(SignAlbum(1, named=False))
        assert await evening.names(path) == []
        assert host.view.albums
        assert (host.view.albums[0].shared, host.view.albums[0].links) == (True, 1)
        assert one.view.albums == host.view.albums  # that it is out, all of them know
        qr = await evening.get(f"{path}/qr.svg")
        assert qr.headers["content-type"] == "image/svg+xml"
        assert b"<svg" in qr.content


async def test_what_somebody_lets_stand_is_nobody_elses_business(tmp_path: Path) -> None:
    async with shared(tmp_path) as evening:
        host, one, two = evening.people
        await one.do(SignAlbum(1, named=True))
        await two.do(SignAlbum(1, named=False))
        await host.until(lambda: host.version == one.version)
        assert one.view.albums
        assert one.view.albums[0].signed
        assert (host.view.albums, two.view.albums) == ((), ())


async def test_answers_about_albums_are_kept_by_nobody_and_listed_nowhere(tmp_path: Path) -> None:
    async with shared(tmp_path) as evening:
        path = await evening.link(pictures=True)
        for asked, status in (
            (path, 200),
            (f"{path}/pictures/1", 200),
            (f"{path}/qr.svg", 200),
            (f"{path}x", 404),
            (f"{path}/pictures/99", 404),
            (f"{path}/nothing", 404),
        ):
            answer = await evening.get(asked)
            assert answer.status_code == status, asked
            assert answer.headers["x-robots-tag"] == "noindex"
            assert answer.headers["cache-control"] == "no-store"
            assert answer.headers["referrer-policy"] == "no-referrer"
        pages = [await evening.get(f"/album/{secret}") for secret in ("x" * 22, path[-22:])]
        assert {page.headers["x-robots-tag"] for page in pages} == {"noindex"}
        assert pages[0].content == pages[1].content
        assert "x-robots-tag" not in (await evening.get("/")).headers


def everything_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())


async def test_of_a_link_only_a_hash_is_kept(tmp_path: Path) -> None:
    async with shared(tmp_path) as evening:
        secret = (await evening.link())[-22:]
    stored = everything_in(tmp_path)
    assert hash_of(secret).encode() in stored
    assert secret.encode() not in stored


async def test_a_link_outlasts_sleep_and_restarts(tmp_path: Path) -> None:
    async with shared(tmp_path) as evening:
        path = await evening.link(pictures=True)
        told = (await evening.get(path)).content
        picture = (await evening.get(f"{path}/pictures/1")).content
        place = evening.here.place
    async with desk(tmp_path, place=place) as here:
        assert here.state.hub.tables.find(place.code) is None
        assert (await here.http.get(f"{here.at.url}{path}/pictures/1")).content == picture
        assert (await here.http.get(f"{here.at.url}{path}")).content == told
        await here.state.hub.tables.let_sleep(place.code)
        assert (await here.http.get(f"{here.at.url}{path}")).content == told


async def test_what_leads_nowhere_is_answered_alike_whatever_it_was(tmp_path: Path) -> None:
    async with shared(tmp_path) as evening:
        host = evening.people[0]
        replaced = await evening.link()
        taken_back = await evening.link(pictures=True)
        await host.do(TakeBackAlbum(1))
        forgotten = await evening.link()
        assert (await evening.get(forgotten)).status_code == 200
        nobodys = f"/api/albums/{new_album_secret()}"
        hub, code = evening.here.state.hub, evening.here.place.code
        await hub.store.put_away(hub.clock.now() + 1, hub.clock.now())
        await hub.tables.let_sleep(code)
        away = await evening.get(forgotten)
        await hub.store.bring_back(code, hub.clock.now())
        assert (await evening.get(forgotten)).status_code == 200
        await hub.delete(code)
        dead = (replaced, taken_back, forgotten, nobodys, "/api/albums/short", "/api/albums/%00")
        refused = [away, *[await evening.get(path) for path in dead]]
        assert {answer.status_code for answer in refused} == {404}
        assert {answer.content for answer in refused} == {refused[0].content}
        assert reason(away) == "no_such_album"
        assert code not in away.text
        headers = [dict(answer.headers) for answer in refused]
        for one in headers:
            one.pop("date", None)
        assert headers.count(headers[0]) == len(headers)


async def test_only_the_host_gives_one_out_and_who_takes_over_can_take_it_back(
    tmp_path: Path,
) -> None:
    async with shared(tmp_path) as evening:
        host, one, _ = evening.people
        assert reason(await evening.share(by=1)) == "not_host"
        for game in (0, 2):
            assert reason(await evening.share(game=game)) == "no_such_game"
        path = await evening.link()
        await host.do(HandOver(evening.places[1].seat or ""))
        assert reason(await evening.share()) == "not_host"
        await one.do(TakeBackAlbum(1))
        assert (await evening.get(path)).status_code == 404
        assert (await evening.share(by=1)).status_code == 201


async def test_a_link_opens_neither_a_seat_nor_the_table(tmp_path: Path) -> None:
    async with shared(tmp_path) as evening:
        secret = (await evening.link())[-22:]
        hub, code = evening.here.state.hub, evening.here.place.code
        guest = await Guest(hub, "198.51.100.2", code, secret).come()
        assert '"bad_token"' in guest.everything
        answer = await evening.here.http.get(
            f"{evening.here.at.url}/api/tables/{code}/export",
            headers={"authorization": f"Bearer {secret}"},
        )
        assert answer.status_code == 401
        token = evening.places[0].token
        assert reason(await evening.get(f"/api/albums/{token}")) == "no_such_album"


async def test_who_guesses_is_stopped_and_who_has_the_link_is_not(tmp_path: Path) -> None:
    few = Limits(guesses_burst=3, guesses_a_second=0.001)
    async with shared(tmp_path, limits=few) as evening:
        path = await evening.link()
        statuses = [
            (await evening.get(f"/api/albums/{new_album_secret()}{what}")).status_code
            for what in ("", "/pictures/1", "", "", "/pictures/1")
        ]
        assert statuses == [404, 404, 404, 429, 429]
        assert (await evening.get(path)).status_code == 200


# What may go wrong


@asynccontextmanager
async def nodes() -> AsyncIterator[tuple[Hub, Hub, Taken]]:
    """Two servers with one memory, and a table at which a game is over."""
    store = MemoryStore()
    async with hub_on(store) as one, hub_on(store) as other:
        opened = await open_at(one, WELCOME)
        for name in NAMES:
            await sit(one, opened.code, name)
        live = await one.live(opened.code)
        await live.handle(opened.seat, Begin())
        await live.handle(opened.seat, Finish())
        yield one, other, opened


async def leads_somewhere(hub: Hub, secret: str) -> bool:
    try:
        await hub.albums.tell(secret)
    except NotAllowed as refusal:
        assert (refusal.reason, refusal.facts) == (TableReason.NO_SUCH_ALBUM, {})
        return False
    return True


async def test_what_is_taken_back_at_one_node_leads_nowhere_at_another() -> None:
    async with nodes() as (one, other, opened):
        live = await one.live(opened.code)
        first = (await one.albums.share(opened.code, opened.seat, 1, pictures=False)).secret
        assert await leads_somewhere(other, first)
        await live.handle(opened.seat, TakeBackAlbum(1))
        assert not await leads_somewhere(other, first)  # which has not heard of it
        shared = await one.albums.share(opened.code, opened.seat, 1, pictures=False)
        assert shared.number == 2
        behind = await other.live(opened.code)
        await behind.handle(opened.seat, SetReady(ready=True))  # and now it has, all at once
        for hub in (one, other):
            assert await leads_somewhere(hub, shared.secret)
            assert not await leads_somewhere(hub, first)


async def test_a_link_that_was_taken_back_is_dead_though_its_hash_could_not_be_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(_self: MemoryStore, _code: str, _seat: str) -> None:
        raise OSError("the disk is gone")

    async with nodes() as (hub, _, opened):
        live = await hub.live(opened.code)
        first = (await hub.albums.share(opened.code, opened.seat, 1, pictures=False)).secret
        monkeypatch.setattr(MemoryStore, "drop_tokens", fail)
        await live.handle(opened.seat, TakeBackAlbum(1))
        assert not await leads_somewhere(hub, first)
        monkeypatch.undo()
        second = (await hub.albums.share(opened.code, opened.seat, 1, pictures=False)).secret
        assert await leads_somewhere(hub, second)
        assert not await leads_somewhere(hub, first)


async def test_a_refusal_leaves_the_old_link_as_it_is() -> None:
    async with nodes() as (hub, _, opened):
        secret = (await hub.albums.share(opened.code, opened.seat, 1, pictures=False)).secret
        hub.room.take(10**12)
        hub.room.most = 1
        with pytest.raises(NotAllowed):
            await hub.albums.share(opened.code, opened.seat, 1, pictures=True)
        assert await leads_somewhere(hub, secret)


async def test_a_game_that_a_hundred_others_have_followed_has_no_album_any_more() -> None:
    async with nodes() as (hub, _, opened):
        secret = (await hub.albums.share(opened.code, opened.seat, 1, pictures=False)).secret
        live = await hub.live(opened.code)
        for _ in range(REMEMBERED_GAMES):
            assert await leads_somewhere(hub, secret)
            await live.handle(opened.seat, Begin())
            await live.handle(opened.seat, Finish())
        assert not await leads_somewhere(hub, secret)


# Pictures that the host has brought along


async def test_own_pictures_are_shown_only_if_the_host_says_so_and_only_what_was_revealed(
    tmp_path: Path,
) -> None:
    async with shared(tmp_path, pictures=4) as evening:
        closed = await evening.link()
        told = (await evening.get(closed)).json()
        played = {card for one in told["rounds"] for card in one["board"]}
        assert [card["id"] for card in told["own"]] == [
            f"own:{n}" for n in range(1, len(played) + 1)
        ]
        assert len(played) == 3  # and the fourth stays where it is
        nothing = {"title": None, "description": None, "small": None, "large": None}
        assert all(nothing.items() <= card.items() for card in told["own"])
        assert (await evening.get(f"{closed}/pictures/1")).status_code == 404
        opened = await evening.link(pictures=True)
        own: list[dict[str, Any]] = (await evening.get(opened)).json()["own"]
        assert {card["id"] for card in own} == played
        for card in own:
            for size, pixels in (("small", (360, 540)), ("large", (800, 1200))):
                answer = await evening.get(card[size])
                assert answer.headers["content-type"] == "image/webp"
                assert look_at(answer.content, "").size == pixels
        beyond = await evening.get(f"{opened}/pictures/{len(own) + 1}")
        assert reason(beyond) == "no_such_page"


async def test_a_picture_that_the_host_has_taken_away_is_a_back(tmp_path: Path) -> None:
    async with shared(tmp_path) as evening:
        here, deck = evening.here, evening.deck
        path = await evening.link(pictures=True)
        words = {"description": "A red kite above a stormy sea."}
        told = (await here.ask("GET")).json()["decks"][0]["pictures"]
        await here.ask("PATCH", f"/{deck}/pictures/{told[0]['id']}", json=words)
        await here.ask("DELETE", f"/{deck}/pictures/{told[1]['id']}")
        await here.ask("POST", f"/{deck}/finish")
        own = (await evening.get(f"{path}?lang=pl")).json()["own"]
        assert sorted(bool(card["small"]) for card in own) == [False, True, True]
        assert words["description"] in [card["description"] for card in own]
        gone = next(n for n, card in enumerate(own, start=1) if not card["small"])
        assert (await evening.get(f"{path}/pictures/{gone}")).status_code == 404
        await here.ask("DELETE", f"/{deck}")
        own = (await evening.get(path)).json()["own"]
        assert not any(card["small"] for card in own)


async def test_which_own_cards_an_album_has_is_not_looked_up_for_each_of_its_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    right = Albums.tell

    async def tell(self: Albums, secret: str) -> Any:  # noqa: ANN401 (as it was)
        told.append(secret)
        return await right(self, secret)

    monkeypatch.setattr(Albums, "tell", tell)
    async with shared(tmp_path) as evening:
        path = await evening.link(pictures=True)
        for number in (1, 2, 1):
            assert (await evening.get(f"{path}/pictures/{number}")).status_code == 200
        assert len(told) == 1
        albums = evening.here.state.hub.albums
        for number in range(REMEMBERED):
            albums._remember(str(number), {})
        assert len(albums._own) == REMEMBERED
        assert (await evening.get(f"{path}/pictures/1")).status_code == 200
        assert len(told) == 2


async def test_an_album_is_told_while_the_next_game_is_played(tmp_path: Path) -> None:
    async with shared(tmp_path) as evening:
        host = evening.people[0]
        path = await evening.link()
        told = (await evening.get(path)).content
        await host.do(Begin())
        await host.until(lambda: host.phase is not Phase.OVER)
        assert (await evening.get(path)).content == told
