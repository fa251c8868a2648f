"""Decks of the data folder, from a file on the disk to a card in a browser's hand."""

import io
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import pytest
from PIL import Image

from pinxit.bootstrap import Config, make_state
from pinxit.client import WishRefused, card_texts, connect, open_table
from pinxit.decks import discovery, load
from pinxit.table.commands import Begin, ChangeSettings
from pinxit.table.settings import Settings
from pinxit.web.app import make_app
from pinxit.web.server import listen, make_server, running
from tests.decks.workshop import LETTERS, make_deck, webp
from tests.web.house import House, everyone_plays, table_of

EIGHTEEN = LETTERS[:18]


@pytest.fixture(autouse=True)
def _no_base(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The base deck of these tests is their own."""
    monkeypatch.setattr(discovery, "BASE", tmp_path / "base")


@asynccontextmanager
async def serving(data_dir: Path) -> AsyncIterator[House]:
    state = await make_state(Config(database="memory:", data_dir=data_dir))
    server = make_server(make_app(state), state.limits)
    server.before_exit = state.hub.say_goodbye
    async with running(server, listen("127.0.0.1", 0)) as url:
        yield House(url, state.hub, state.hub.clock, state)


async def get(url: str) -> httpx2.Response:
    async with httpx2.AsyncClient(trust_env=False) as http:
        return await http.get(url)


async def test_cards_of_several_decks_are_played_together(tmp_path: Path) -> None:
    make_deck(tmp_path / "decks" / "first", EIGHTEEN)
    make_deck(tmp_path / "decks" / "second", EIGHTEEN)
    async with serving(tmp_path) as at:
        chosen = {"decks": ["second", "titles", "first"], "house": {"target": 3}}
        async with table_of(at, 3, **chosen) as people:
            await people[0].do(Begin())
            await people[0].until(lambda: people[0].view.piles)
            piles = people[0].view.piles
            assert piles
            assert piles.pile + sum(piles.hands.values()) == 18 + 84 + 18
            texts = await card_texts(at.url, chosen["decks"], "uk")
            for person in people:
                assert person.view.mine
                assert all(card in texts for card in person.view.mine.hand)
            assert texts["first/a"].startswith("Велика")
            await everyone_plays(*people)


def pixels(picture: bytes) -> bytes:
    """Return what is to be seen; there is more in a picture that was sent, which means nothing."""
    with Image.open(io.BytesIO(picture)) as image:
        return image.convert("RGB").tobytes()


async def test_every_picture_of_a_deck_is_fetched_by_its_address(tmp_path: Path) -> None:
    make_deck(tmp_path / "decks" / "first", "abc")
    async with serving(tmp_path) as at:
        told = (await get(f"{at.url}/api/decks/first?lang=uk")).json()
        assert told["deck"]["name"] == "Пробна колода"
        assert told["cards"][1]["description"].startswith("Велика")
        for seed, card in enumerate(told["cards"]):
            picture = await get(f"{at.url}{card['small']}")
            assert pixels(picture.content) == pixels(webp(360, 540, seed))
            assert picture.headers["content-type"] == "image/webp"
            assert picture.headers["x-content-type-options"] == "nosniff"
            assert picture.headers["cache-control"] == "public, max-age=31536000, immutable"
            large = await get(f"{at.url}{card['large']}")
            assert pixels(large.content) == pixels(webp(800, 1200, seed))
        back = await get(f"{at.url}{told['deck']['back']}")
        assert pixels(back.content) == pixels(webp(360, 540, 3))


async def test_a_whole_deck_can_be_taken_home(tmp_path: Path) -> None:
    make_deck(tmp_path / "decks" / "first", "abc")
    async with serving(tmp_path) as at:
        told = (await get(f"{at.url}/api/decks")).json()["decks"]
        addresses = {deck["id"]: deck["download"] for deck in told}
        assert addresses["first"] == "/api/decks/first/first.zip"
        assert addresses["plain"] is None
        answer = await get(f"{at.url}{addresses['first']}")
        assert answer.headers["content-type"] == "application/zip"
        assert 'filename="first.zip"' in answer.headers["content-disposition"]
        home = tmp_path / "home.zip"
        home.write_bytes(answer.content)
        assert load(home).cards == ("first/a", "first/b", "first/c")
        assert (await get(f"{at.url}{addresses['first']}")).content == answer.content
        for path in ("plain/plain.zip", "first/other.zip", "none/none.zip", "first/..%2fx.zip"):
            assert (await get(f"{at.url}/api/decks/{path}")).status_code == 404


async def test_texts_are_packed_for_who_can_unpack_them(tmp_path: Path) -> None:
    make_deck(tmp_path / "decks" / "first", "abc")
    async with serving(tmp_path) as at:
        for path in ("/", "/decks", "/api/decks", "/api/decks/first"):
            packed = await get(f"{at.url}{path}")
            assert packed.headers["content-encoding"] == "gzip"
            assert "accept-encoding" in packed.headers["vary"]
            async with httpx2.AsyncClient(headers={"accept-encoding": "identity"}) as plain:
                answer = await plain.get(f"{at.url}{path}")
            assert "content-encoding" not in answer.headers
            assert answer.text == packed.text


async def test_a_picture_that_is_gone_or_changed_is_not_found(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    deck = make_deck(tmp_path / "decks" / "first", "ab")
    async with serving(tmp_path) as at:
        cards = (await get(f"{at.url}/api/decks/first")).json()["cards"]
        (deck / "pictures" / "a.small.webp").unlink()
        (deck / "pictures" / "b.small.webp").write_bytes(webp(360, 540, 99))
        with caplog.at_level(logging.WARNING):
            for card in cards:
                answer = await get(f"{at.url}{card['small']}")
                assert answer.status_code == 404
                assert answer.json()["error"]["reason"] == "no_such_page"
        assert caplog.text.count("a picture cannot be shown") == 2


async def test_a_broken_deck_does_not_stop_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    make_deck(tmp_path / "decks" / "good")
    make_deck(tmp_path / "decks" / "torn")
    (tmp_path / "decks" / "torn" / "deck.toml").write_text("format = ")
    with caplog.at_level(logging.WARNING):
        async with serving(tmp_path) as at:
            decks = (await get(f"{at.url}/api/decks")).json()["decks"]
            assert [deck["id"] for deck in decks] == ["good", "plain", "titles"]
    assert "bad_toml" in caplog.text


async def test_too_few_cards_are_refused_with_the_number_that_is_missing(tmp_path: Path) -> None:
    make_deck(tmp_path / "decks" / "few", "abc")
    async with serving(tmp_path) as at, table_of(at, 3, decks=["few"]) as people:
        with pytest.raises(WishRefused) as refusal:
            await people[0].do(Begin())
        assert refusal.value.reason == "deck_too_small"
        assert refusal.value.facts["missing"] == 3 * 7 - 3


async def test_an_unfinished_base_deck_is_the_default_and_is_filled_up(tmp_path: Path) -> None:
    make_deck(tmp_path / "base", "abc", planned=84)
    async with serving(tmp_path / "data") as at:
        told = (await get(f"{at.url}/api/decks")).json()
        assert told["default"] == "base"
        assert told["decks"][0]["unfinished"]
        assert (told["decks"][0]["cards"], told["decks"][0]["planned"]) == (3, 84)
        async with table_of(at, 3) as people:
            table = people[0].view.table
            assert table
            assert table.settings.decks == ("base",)
            await people[0].do(Begin())
            await people[0].until(lambda: people[0].view.piles)
            piles, mine = people[0].view.piles, people[0].view.mine
            assert piles
            assert mine
            assert piles.pile + sum(piles.hands.values()) == 84
            assert set(mine.hand) <= set(await card_texts(at.url, ["base"]))


async def test_decks_stay_when_settings_change_without_a_word_about_them(tmp_path: Path) -> None:
    make_deck(tmp_path / "decks" / "first", EIGHTEEN)
    async with serving(tmp_path) as at:
        place = await open_table(at.url, "Host", settings={"decks": ["first"]})
        async with connect(place) as me:
            await me.do(ChangeSettings(Settings(language="uk")))
            await me.until(lambda: me.view.table and me.view.table.settings.language == "uk")
            assert me.view.table
            assert me.view.table.settings.decks == ("first",)
