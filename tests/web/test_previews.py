"""What a link shows of the page that it leads to, and what it never does."""

import asyncio
import io
from collections.abc import Iterator
from contextlib import AsyncExitStack
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import quote

import httpx2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from PIL import Image

from pinxit.client import open_table
from pinxit.decks import Catalogue, DeckProblem, Package, load
from pinxit.decks.darkroom import Darkroom, Layout, Spread
from pinxit.decks.drawn_decks import drawn_decks
from pinxit.decks.sheets import FAN, WALL, of_all, of_card, of_deck
from pinxit.locales import LANGUAGES
from pinxit.web import heads
from pinxit.web.headers import AT_A_TABLE, NOWHERE
from pinxit.web.heads import Head, language_of
from pinxit.web.limits import Limits
from pinxit.web.previews import Previews
from tests.at_length import times
from tests.decks.workshop import LETTERS, make_deck
from tests.web.house import FakeClock, house

HOSTILE = "A \"deck\"> <script>alert('1')</script> & more"


class Quick(Darkroom):
    """A darkroom without children, which notes what it lays."""

    def __init__(self) -> None:
        super().__init__()
        self.laid: list[Spread] = []
        self.begun = asyncio.Event()
        self.may_end = asyncio.Event()
        self.may_end.set()

    async def lay(self, spread: Spread) -> bytes:
        self.laid.append(spread)
        self.begun.set()
        await self.may_end.wait()
        return bytes(100)


class Words(HTMLParser):
    """All that a page says of itself."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.scripts = 0
        self._in_title = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self._in_title = tag == "title"
        self.scripts += tag == "script"
        if tag == "html":
            self.said["lang"] = found["lang"]
        if tag == "link" and found["rel"] == "canonical":
            self.said["canonical"] = found["href"]
        if tag == "meta" and "content" in found:
            self.said[found.get("property") or found["name"]] = found["content"]

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.said["title"] = data
            self._in_title = False


@pytest.fixture
def painted(tmp_path: Path) -> Package:
    return load(make_deck(tmp_path / "trial", "abcdefg"))


@pytest.fixture
def catalogue(painted: Package) -> Catalogue:
    return Catalogue((painted, *drawn_decks()))


def previews(catalogue: Catalogue, **limits: float) -> tuple[Previews, Quick]:
    room = Quick()
    return Previews(catalogue, FakeClock(), Limits(**limits), room), room  # type: ignore[arg-type]  # whole ones, too


# Tables and albums: nothing can be tried


Answer = tuple[str, tuple[tuple[str, str], ...]]  # a page, and what is said before it


class Doors(Struct):
    """A server with a table for friends and one for all, and how to ask it."""

    runner: asyncio.Runner
    web: httpx2.AsyncClient
    codes: list[str]

    def ask(self, path: str, language: str) -> Answer:
        """Return all that comes back, but the time."""
        asking = self.web.get(path, headers={"accept-language": language})
        answer = self.runner.run(asking).raise_for_status()
        headers = tuple((name, said) for name, said in answer.headers.items() if name != "date")
        return answer.text, headers


@pytest.fixture(scope="module")
def doors() -> Iterator[Doors]:
    stack = AsyncExitStack()

    async def begin() -> tuple[httpx2.AsyncClient, list[str]]:
        at = await stack.enter_async_context(house())
        friends = await open_table(at.url, "Olimpia")
        listed = await open_table(at.url, "Sigismund", settings={"public": True})
        web = httpx2.AsyncClient(base_url=at.url, trust_env=False)
        return await stack.enter_async_context(web), [friends.code, listed.code]

    with asyncio.Runner() as runner:
        yield Doors(runner, *runner.run(begin()))
        runner.run(stack.aclose())


ANYTHING = st.text(min_size=1, max_size=60).filter(
    lambda text: "/" not in text and text not in {".", ".."} and text.isprintable()
)
SPOKEN = st.sampled_from(["", *LANGUAGES, "xx, *;q=0.1"])


@settings(max_examples=times(15, 500), deadline=None)
@given(anything=ANYTHING, language=SPOKEN)
def test_no_code_can_be_tried_by_what_a_link_shows(
    doors: Doors, anything: str, language: str
) -> None:
    of_friends, of_all = (doors.ask(f"/t/{code}", language) for code in doors.codes)
    assert of_friends == of_all == doors.ask(f"/t/{quote(anything)}", language)
    page, headers = doors.ask(f"/t/{quote(anything)}/games/1", language)
    assert of_friends[0] == page
    assert dict(of_friends[1]).items() ^ dict(headers).items() == {
        ("permissions-policy", AT_A_TABLE),  # nothing is sung or mimed where a story is read
        ("permissions-policy", NOWHERE),
    }
    is_private(of_friends[0], *doors.codes, "Olimpia", "Sigismund")


@settings(max_examples=times(15, 500), deadline=None)
@given(one=ANYTHING, other=ANYTHING, language=SPOKEN)
def test_no_album_can_be_tried_either(doors: Doors, one: str, other: str, language: str) -> None:
    answer = doors.ask(f"/album/{quote(one)}", language)
    assert answer == doors.ask(f"/album/{quote(other)}", language)
    is_private(answer[0])


def is_private(page: str, *secrets: str) -> None:
    """See that a page says of itself neither where it is nor who is there."""
    said = Words(page).said
    assert said["robots"] == "noindex"
    assert not {"og:url", "canonical"} & set(said)
    assert [secret for secret in secrets if secret in page] == []


# What is said


async def test_every_page_says_what_it_is(catalogue: Catalogue) -> None:
    async with house(catalogue=catalogue) as at, httpx2.AsyncClient(trust_env=False) as web:

        async def said(path: str) -> dict[str, str]:
            answer = await web.get(at.url + path, headers={"accept-language": "uk"})
            assert "accept-language" in answer.headers["vary"]
            return Words(answer.text).said

        pages = {
            path: await said(path) for path in ("/", "/decks", "/decks/trial", "/decks/trial/b")
        }
        for path, page in pages.items():
            assert page["lang"] == "uk"
            assert page["og:locale"] == "uk_UA"
            assert page["og:type"] == "website"
            assert page["twitter:card"] == "summary_large_image"
            assert page["og:url"] == page["canonical"] == at.url + path
            assert page["og:image"].startswith(at.url)
            assert page["og:image:alt"]
            assert "robots" not in page
        assert len({page["og:image"] for page in pages.values()}) == 3  # a fan for the one deck
        assert len({page["og:title"] for page in pages.values()}) == len(pages)
        assert pages["/"]["og:image"] == f"{at.url}/assets/preview.jpg"
        assert pages["/decks/trial"]["og:title"] == "Пробна колода"
        assert pages["/decks/trial"]["og:description"].startswith("7 карток. ")
        assert pages["/decks/trial/b"]["title"] == "The b · Пробна колода · Pinxit"
        assert "під назвою b" in pages["/decks/trial/b"]["og:description"]
        # What there is not says what is said of all there is.
        assert await said("/decks/none") == pages["/decks"]
        assert await said("/decks/none/b") == pages["/decks"]
        assert await said("/decks/trial/none") == pages["/decks/trial"]
        for path in ("/tv", "/admin", "/pair/BCDFGH"):
            page = await said(path)
            assert (page["og:title"], page["robots"]) == ("Pinxit", "noindex")


def test_words_of_a_deck_are_words_and_no_markup(tmp_path: Path) -> None:
    folder = make_deck(tmp_path / "trial", "abc")
    stored = (folder / "deck.toml").read_text("utf-8")
    stored = stored.replace('"Trial"', f"'''{HOSTILE}'''").replace('"The b"', f"'''{HOSTILE}'''")
    (folder / "deck.toml").write_text(stored, "utf-8")
    for texts in (folder / "texts").iterdir():
        texts.write_text(f"[cards.b]\ndescription = '''{HOSTILE}'''\n", "utf-8")
    catalogue = Catalogue([load(folder)])
    shown, _ = previews(catalogue)
    for head in (
        heads.of_deck("en", "trial", catalogue, shown),
        heads.of_card("en", "trial", "b", catalogue, shown),
    ):
        read = Words(heads.written(head, 'https://play.test/"><script>', "en"))
        assert read.scripts == 0
        assert HOSTILE in read.said["title"]
        assert HOSTILE in read.said["og:title"]
        assert HOSTILE in read.said["og:image:alt"]


def test_a_long_description_ends_with_a_word() -> None:
    head = Head(title="A", about="word " * 100, picture="/p.jpg", alt="word " * 100)
    said = Words(heads.written(head, "https://play.test", "en")).said
    for text in (said["og:description"], said["og:image:alt"], said["description"]):
        assert len(text) <= heads.LONGEST
        assert text.endswith("word…")


async def test_a_deck_of_a_tables_own_is_shown_as_one_that_there_is_not(
    catalogue: Catalogue, tmp_path: Path
) -> None:
    own = load(make_deck(tmp_path / "own-deck", "abc"))
    shown, _ = previews(catalogue)
    catalogue.put(own, "BCDFGH")
    for language in LANGUAGES:
        there = heads.of_deck(language, own.id, catalogue, shown)
        assert there == heads.of_deck(language, "none", catalogue, shown)
        assert there == heads.of_card(language, own.id, "a", catalogue, shown)
    assert Previews(catalogue, FakeClock(), Limits()).of_deck(own.id) is None


@pytest.mark.parametrize(
    ("accepted", "spoken"),
    [
        ("", "en"),
        ("*", "en"),
        ("de-DE,de;q=0.9", "en"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("en;q=0.3, cs;q=0.7", "cs"),
        ("fr, RO-ro;q=0.5", "ro"),
        ("uk;q=0, en;q=0.1", "en"),
        ("uk;q=many, cs;q=0.2", "cs"),
        (",;q=,=;", "en"),
    ],
)
def test_who_names_no_language_of_ours_is_answered_in_english(accepted: str, spoken: str) -> None:
    assert language_of(accepted) == spoken


# What is painted


def test_painted_decks_are_painted_and_drawn_ones_are_not(
    painted: Package, catalogue: Catalogue, tmp_path: Path
) -> None:
    plain = drawn_decks()[0]
    assert of_deck(plain) is None
    assert of_card(plain, "01") is None
    assert of_card(painted, "none") is None
    assert of_all(drawn_decks()) is None
    deck, all_decks, card = of_deck(painted), of_all(catalogue.installed), of_card(painted, "a")
    assert deck
    assert all_decks
    assert card
    assert (deck.layout, len(set(deck.cards))) == (Layout.FAN, FAN)
    assert all_decks.layout is Layout.FAN  # there are too few for a wall
    pictures = painted.pictures
    assert card.cards == (pictures["g"].small, pictures["b"].small, pictures["a"].large)
    many = of_all([load(make_deck(tmp_path / name, LETTERS[:14])) for name in ("one", "two")])
    assert many
    assert (many.layout, len(many.cards)) == (Layout.WALL, WALL)


@pytest.mark.parametrize(("cards", "laid"), [("a", 1), ("ab", 1), ("abc", 3), ("abcd", 3)])
def test_of_few_cards_one_is_in_the_middle(tmp_path: Path, cards: str, laid: int) -> None:
    package = load(make_deck(tmp_path / "few", cards))
    fan, held = of_deck(package), of_card(package, "a")
    assert fan
    assert held
    assert len(fan.cards) == laid
    assert len(held.cards) == (3 if len(cards) > 2 else 1)


async def test_a_picture_is_painted_in_the_size_that_is_said(catalogue: Catalogue) -> None:
    async with house(catalogue=catalogue) as at, httpx2.AsyncClient(trust_env=False) as web:
        said = Words((await web.get(f"{at.url}/decks/trial/c")).text).said
        answer = (await web.get(said["og:image"])).raise_for_status()
        assert answer.headers["content-type"] == said["og:image:type"] == "image/jpeg"
        assert "immutable" in answer.headers["cache-control"]
        size = int(said["og:image:width"]), int(said["og:image:height"])
        assert Image.open(io.BytesIO(answer.content)).size == size == (1200, 630)
        lamp = await web.get(f"{at.url}/assets/preview.jpg")
        assert Image.open(io.BytesIO(lamp.content)).size == size
        assert (await web.get(f"{at.url}/previews/none.jpg")).status_code == 404


async def test_who_cannot_have_a_picture_now_is_shown_the_lamp(catalogue: Catalogue) -> None:
    limits = Limits(previews_burst=0, previews_a_second=0.0)
    async with (
        house(catalogue=catalogue, limits=limits) as at,
        httpx2.AsyncClient(trust_env=False) as web,
    ):
        name = at.state.previews.of_deck("trial")
        answer = (await web.get(f"{at.url}/previews/{name}")).raise_for_status()
        assert answer.content == (await web.get(f"{at.url}/assets/preview.jpg")).content
        assert "immutable" not in answer.headers["cache-control"]


async def test_pictures_of_links_count_like_others(catalogue: Catalogue) -> None:
    limits = Limits(pictures_burst=0, pictures_a_second=0.0)
    async with (
        house(catalogue=catalogue, limits=limits) as at,
        httpx2.AsyncClient(trust_env=False) as web,
    ):
        name = at.state.previews.of_deck("trial")
        assert (await web.get(f"{at.url}/previews/{name}")).status_code == 429


def names_of(shown: Previews) -> list[str]:
    return [name for card in "abcdefg" if (name := shown.of_card("trial", card))]


async def test_of_all_that_was_painted_only_so_much_is_kept(catalogue: Catalogue) -> None:
    shown, room = previews(catalogue, previews_bytes=350)
    for name in names_of(shown):
        await shown.picture(name)
        assert shown.kept_bytes <= 350
    assert len(room.laid) == 7
    await shown.picture(names_of(shown)[-1])  # is kept
    assert len(room.laid) == 7
    await shown.picture(names_of(shown)[0])  # is not
    assert len(room.laid) == 8


async def test_two_who_ask_at_once_have_it_painted_once(catalogue: Catalogue) -> None:
    shown, room = previews(catalogue)
    room.may_end.clear()
    name = names_of(shown)[0]
    hasty, patient = (asyncio.create_task(shown.picture(name)) for _ in range(2))
    await room.begun.wait()
    hasty.cancel()  # and whoever hangs up does not take it away
    room.may_end.set()
    assert await patient
    assert len(room.laid) == 1
    await shown.close()


async def test_all_together_get_so_many(catalogue: Catalogue) -> None:
    shown, room = previews(catalogue, previews_burst=2, previews_a_second=0.0)
    first, second, third = names_of(shown)[:3]
    await shown.picture(first)
    await shown.picture(second)
    with pytest.raises(DeckProblem, match="busy"):
        await shown.picture(third)
    assert await shown.picture(first)
    assert len(room.laid) == 2
