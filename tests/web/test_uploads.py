"""Hosts bring pictures along: what becomes of them, and of everything that is no picture."""

import asyncio
import errno
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec import Struct
from PIL import Image

from pinxit.bootstrap import Config, make_state
from pinxit.client import Place, WishRefused, connect, open_table, sit_down
from pinxit.decks import load, own_deck
from pinxit.decks.check import check
from pinxit.decks.darkroom import Crop, Darkroom, Developed
from pinxit.decks.darkroom.developing import develop
from pinxit.decks.darkroom.wire import Job
from pinxit.decks.own_decks import ORPHAN, ORPHAN_SECONDS, Quota
from pinxit.decks.photo import look_at
from pinxit.rules.commands import Finish
from pinxit.table.commands import AddComputer, Begin, ChangeSettings
from pinxit.table.hub.calendar import Calendar
from pinxit.table.settings import Settings
from pinxit.web.app import make_app
from pinxit.web.limits import Limits
from pinxit.web.server import listen, make_server, running
from pinxit.web.state import State
from pinxit.web.uploads import Uploads, base_name
from tests.decks.test_photo import BAD, near, turned
from tests.decks.workshop import as_bytes, painted, reasons
from tests.patience import PATIENCE, becomes
from tests.web.house import FakeClock, House, everyone_plays, table_of

ABOUT = {"name": "Our summer", "author": "Ola", "licence": "ours alone"}
PICTURES: dict[int, bytes] = {}
DEVELOPED: dict[tuple[bytes, Crop | None], Developed] = {}


def photo(seed: int = 1) -> bytes:
    if seed not in PICTURES:
        PICTURES[seed] = as_bytes(painted(700, 1000, seed), "JPEG")
    return PICTURES[seed]


class Quick(Darkroom):
    """A darkroom without children, for tests of everything around it."""

    async def develop(self, data: bytes, file: str, crop: Crop | None = None) -> Developed:
        if (data, crop) not in DEVELOPED:
            DEVELOPED[data, crop] = await asyncio.to_thread(develop, Job(data, file, crop))
        return DEVELOPED[data, crop]


class Desk(Struct):
    """A host with pictures, and the server they are brought to."""

    at: House
    state: State
    folder: Path
    place: Place
    http: httpx2.AsyncClient

    @property
    def path(self) -> str:
        return f"/api/tables/{self.place.code}/uploads"

    @property
    def uploads(self) -> Uploads:
        assert self.state.uploads is not None
        return self.state.uploads

    async def ask(
        self,
        method: str,
        path: str = "",
        *,
        token: str | None = None,
        **more: Any,  # noqa: ANN401 (what httpx2 takes)
    ) -> httpx2.Response:
        headers = {"authorization": f"Bearer {token or self.place.token}"}
        return await self.http.request(
            method, f"{self.at.url}{self.path}{path}", headers=headers, **more
        )

    async def deck(self, **about: str) -> str:
        answer = await self.ask("POST", json=ABOUT | about)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def add(
        self, deck: str, data: bytes, name: str = "a.jpg", **more: str
    ) -> httpx2.Response:
        return await self.ask(
            "POST", f"/{deck}/pictures", params={"name": name, **more}, content=data
        )

    async def full_deck(self, number: int = 3) -> str:
        deck = await self.deck()
        for seed in range(number):
            assert (await self.add(deck, photo(seed), f"{seed}.jpg")).status_code == 201
        assert (await self.ask("POST", f"/{deck}/finish")).status_code == 200
        return deck

    def files(self) -> list[str]:
        found = (self.folder / "uploads").rglob("*")
        return sorted(file.relative_to(self.folder).as_posix() for file in found if file.is_file())

    def zips(self) -> list[Path]:
        folder = self.state.downloads._folder
        assert folder is not None
        return list(Path(folder.name).iterdir())


def reason(answer: httpx2.Response) -> str:
    return str(answer.json()["error"]["reason"])


@asynccontextmanager
async def desk(
    folder: Path,
    *,
    quota: Quota | None = None,
    limits: Limits | None = None,
    darkroom: Darkroom | None = None,
    place: Place | None = None,
    **config: Any,  # noqa: ANN401 (what a config has)
) -> AsyncIterator[Desk]:
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    state = await make_state(Config(database=database, data_dir=folder, **config), limits)
    assert state.uploads is not None
    if quota is not None:
        state.uploads.own_decks.quota = quota
    state.uploads.darkroom = darkroom or Quick()
    server = make_server(make_app(state), state.limits)
    server.before_exit = state.hub.say_goodbye
    async with (
        running(server, listen("127.0.0.1", 0)) as url,
        httpx2.AsyncClient(trust_env=False, timeout=PATIENCE) as http,
    ):
        at = House(url, state.hub, state.hub.clock, state)
        yield Desk(at, state, folder, place or await open_table(url, "Host"), http)


# From a picture to a game


async def test_pictures_become_a_deck_that_the_table_plays_with(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.full_deck()
        async with connect(here.place) as host:
            others = [await sit_down(here.at.url, here.place.code, f"P{n}") for n in range(2)]
            async with connect(others[0]) as one, connect(others[1]) as two:
                rules = Settings(decks=(deck, "plain"), house={"target": 2})
                await host.do(ChangeSettings(rules))
                await host.do(Begin())
                await host.until(lambda: host.view.piles)
                assert host.view.piles
                assert host.view.piles.pile + sum(host.view.piles.hands.values()) == 84 + 3
                await everyone_plays(host, one, two)


async def test_computer_players_play_with_pictures_of_which_nothing_is_written(
    tmp_path: Path,
) -> None:
    async with desk(tmp_path) as here:
        deck = await here.full_deck(3)
        told = (await here.ask("GET")).json()["decks"][0]["pictures"]
        words = {"description": "A red kite above a stormy sea."}
        await here.ask("PATCH", f"/{deck}/pictures/{told[0]['id']}", json=words)
        await here.ask("POST", f"/{deck}/finish")
        async with connect(here.place) as host:
            for _ in range(3):
                await host.do(AddComputer())
            rules = Settings(decks=(deck, "plain"), house={"target": 4}, thinking=False)
            await host.do(ChangeSettings(rules))
            await host.do(Begin())
            await everyone_plays(host)


async def test_what_is_told_about_a_picture_is_what_is_shown(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.deck(language="pl")
        card = (await here.add(deck, photo(), "Nasz dom.jpg")).json()
        assert card["title"] == "Nasz dom"
        assert card["notes"] == ["low_resolution"]
        for size, pixels in (("small", (360, 540)), ("large", (800, 1200))):
            answer = await here.http.get(f"{here.at.url}{card[size]}")
            assert answer.headers["content-type"] == "image/webp"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cache-control"].startswith("private, ")
            assert look_at(answer.content, "").size == pixels
        whole = await here.ask("GET", f"/{deck}/pictures/{card['id']}")
        assert whole.headers["content-type"] == "image/webp"
        assert whole.headers["cache-control"] == "no-store"
        assert look_at(whole.content, "").size == (card["width"], card["height"]) == (700, 1000)
        said = {"title": "Dom", "description": "Dom nad rzeką."}
        assert (await here.ask("PATCH", f"/{deck}/pictures/{card['id']}", json=said)).is_success
        await here.ask("POST", f"/{deck}/finish")
        for language in ("pl", "uk"):  # in another language, these words are better than none
            url = f"{here.at.url}/api/decks/{deck}?lang={language}"
            (shown,) = (await here.http.get(url)).json()["cards"]
            assert (shown["title"], shown["description"]) == ("Dom", "Dom nad rzeką.")


async def test_a_deck_of_a_tables_own_is_a_deck_like_others(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.full_deck(3)
        package = load(tmp_path / "uploads" / deck)
        assert (package.manifest.name, package.manifest.author) == ("Our summer", "Ola")
        found = reasons(check(tmp_path / "uploads" / deck))
        assert set(found) <= {"text_missing", "no_texts", "unused_file"}
        url = f"{here.at.url}/api/decks/{deck}/{deck}.zip"
        first = (await here.http.get(url)).content
        await here.add(deck, photo(9))
        await here.ask("POST", f"/{deck}/finish")
        home = tmp_path / "home.zip"
        home.write_bytes((await here.http.get(url)).content)
        assert home.read_bytes() != first
        assert len(load(home).cards) == 4
        await becomes(lambda: not here.zips())  # it is thrown away after the answer


async def test_a_deck_is_listed_for_nobody_and_chosen_by_its_own_table_only(
    tmp_path: Path,
) -> None:
    async with desk(tmp_path) as here:
        deck = await here.full_deck(2)
        listed = (await here.http.get(f"{here.at.url}/api/decks")).json()["decks"]
        assert deck not in {one["id"] for one in listed}
        elsewhere = await open_table(here.at.url, "Stranger")
        async with connect(elsewhere) as stranger:
            with pytest.raises(WishRefused) as refusal:
                await stranger.do(ChangeSettings(Settings(decks=(deck,))))
        assert refusal.value.reason == "unknown_deck"
        assert deck not in refusal.value.facts["known"]
        with pytest.raises(WishRefused, match="unknown_deck"):
            await open_table(here.at.url, "Stranger", settings={"decks": [deck]})


async def test_a_deck_that_is_not_finished_cannot_be_chosen(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.deck()
        assert reason(await here.ask("POST", f"/{deck}/finish")) == "no_cards"
        await here.add(deck, photo())
        async with connect(here.place) as host:
            with pytest.raises(WishRefused, match="unknown_deck"):
                await host.do(ChangeSettings(Settings(decks=(deck,))))


# Crops and order


async def test_a_picture_is_cut_as_its_host_wishes(tmp_path: Path) -> None:
    wide = Image.new("RGB", (2400, 1200), (200, 0, 0))
    wide.paste((0, 0, 200), (1200, 0, 2400, 1200))
    async with desk(tmp_path) as here:
        deck = await here.deck()
        first = (await here.add(deck, as_bytes(wide), "wide.png")).json()
        second = (await here.add(deck, photo())).json()
        for left, colour in ((0.0, (200, 0, 0)), (0.6, (0, 0, 200))):
            path = f"/{deck}/pictures/{first['id']}/crop"
            crop = {"left": left, "top": 0.1, "width": 0.3}
            answer = await here.ask("PUT", path, json={"crop": crop})
            assert answer.status_code == 200, answer.text
            first = answer.json()
            large = (await here.http.get(f"{here.at.url}{first['large']}")).content
            assert near(look_at(large, ""), (400, 600), colour)
        told = (await here.ask("GET")).json()["decks"][0]["pictures"]
        assert [one["id"] for one in told] == [first["id"], second["id"]]
        assert len([file for file in here.files() if "/pictures/" in file]) == 4
        path = f"/{deck}/pictures/{first['id']}/crop"
        small = {"crop": {"left": 0, "top": 0, "width": 0.05}}
        assert reason(await here.ask("PUT", path, json=small)) == "too_small"
        for nonsense in ({"left": -1, "top": 0, "width": 1}, {"left": 0, "top": 0, "width": 0}, 7):
            answer = await here.ask("PUT", path, json={"crop": nonsense})
            assert (answer.status_code, reason(answer)) == (400, "bad_message")


async def test_cards_are_put_in_order_and_taken_out(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.deck()
        a, b, c = [(await here.add(deck, photo(seed))).json()["id"] for seed in range(3)]
        answer = await here.ask("PATCH", f"/{deck}", json={"order": [c, "none", a]})
        assert [one["id"] for one in answer.json()["pictures"]] == [c, a, b]
        assert (await here.ask("DELETE", f"/{deck}/pictures/{a}")).status_code == 204
        assert reason(await here.ask("DELETE", f"/{deck}/pictures/{a}")) == "no_such_picture"
        await here.ask("PATCH", f"/{deck}", json={"name": "  Winter  "})
        told = (await here.ask("GET")).json()["decks"][0]
        assert told["name"] == "Winter"
        assert [one["id"] for one in told["pictures"]] == [c, b]
        assert not any(a in file for file in here.files())


async def test_what_is_played_with_stays_until_the_host_has_finished(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.full_deck(2)
        before = (await here.http.get(f"{here.at.url}/api/decks/{deck}")).json()["cards"]
        first = before[0]["id"].partition("/")[2]
        await here.ask("DELETE", f"/{deck}/pictures/{first}")
        now = (await here.http.get(f"{here.at.url}/api/decks/{deck}")).json()["cards"]
        assert now == before
        assert (await here.http.get(f"{here.at.url}{before[0]['small']}")).status_code == 200
        assert (await here.ask("POST", f"/{deck}/finish")).json()["changed"] is False
        now = (await here.http.get(f"{here.at.url}/api/decks/{deck}")).json()["cards"]
        assert now == before[1:]
        assert (await here.http.get(f"{here.at.url}{before[0]['small']}")).status_code == 404


# The bad-file list


@pytest.fixture(scope="module")
def polyglot() -> bytes:
    """A picture that is a page and a zip, too."""
    return photo() + b"<script>alert(1)</script>PK\x03\x04" + bytes(99)


async def test_a_bad_file_of_each_kind_is_named_and_none_is_kept(tmp_path: Path) -> None:
    """The darkroom's own tests try every one of them, and that a child says so."""
    kinds = {frozenset(expected): file for file, (_, expected) in BAD.items()}
    async with desk(tmp_path) as here:
        deck = await here.deck()
        for file in kinds.values():
            make, expected = BAD[file]
            answer = await here.add(deck, make(), file)
            assert answer.status_code == 409, file
            assert reason(answer) in expected, file
        assert here.files() == [f"uploads/{deck}/album.json"]
        assert (await here.add(deck, photo())).status_code == 201


async def test_odd_files_become_cards_of_pixels_alone(tmp_path: Path, polyglot: bytes) -> None:
    exif = Image.Exif()
    exif[0x010F] = "A camera"
    exif.get_ifd(0x8825)[2] = (50.0, 3.0, 1.0)
    odd = {
        "../../../etc/passwd": polyglot,
        "C:\\windows\\press.tif": as_bytes(painted().convert("CMYK"), "TIFF"),
        "<img src=x onerror=alert(1)>.jpg": as_bytes(painted(), "JPEG", exif=exif),
        "turned.jpg": turned(6, Image.Transpose.ROTATE_90),
        "\u202egpj.exe": photo(),
        "": photo(),
        "a" * 5000: photo(),
    }
    async with desk(tmp_path) as here:
        deck = await here.deck()
        for name, data in odd.items():
            answer = await here.add(deck, data, name)
            assert answer.status_code == 201, (name, answer.text)
            card = answer.json()
            assert "/" not in card["title"]
            assert len(card["title"]) <= 80
            shown = [await here.http.get(f"{here.at.url}{card[s]}") for s in ("small", "large")]
            shown.append(await here.ask("GET", f"/{deck}/pictures/{card['id']}"))
            for picture in shown:
                assert picture.content.startswith(b"RIFF")
                for trace in (b"<script", b"PK\x03", b"camera", b"EXIF"):
                    assert trace not in picture.content
        assert (await here.ask("POST", f"/{deck}/finish")).status_code == 200
        assert {Path(file).parts[0] for file in here.files()} == {"uploads"}
        names = {Path(file).name.partition(".")[0] for file in here.files()}
        known = {card["id"] for card in (await here.ask("GET")).json()["decks"][0]["pictures"]}
        assert names == known | {"album", "deck", "en"}


def test_no_folder_is_left_of_a_name() -> None:
    assert base_name("../../x.jpg") == "x.jpg"
    assert base_name("C:\\a\\b.jpg") == "b.jpg"
    assert base_name("/") == "picture"


# Decoders that fail


def broken(program: str, seconds: float) -> Darkroom:
    return Darkroom(command=(sys.executable, "-c", program), seconds=seconds)


EAT = """
import time
from pinxit.decks.darkroom.limits import *
hold(Limits(memory_mb=200))
kept = [bytearray(50_000_000) for _ in range(9)]
time.sleep(3600)
"""


@pytest.mark.parametrize(
    ("program", "expected"),
    [
        ("import time; time.sleep(3600)", "picture_too_slow"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", "picture_crashed"),
        (EAT, "picture_crashed"),
        ("print('<script>alert(1)</script>')", "picture_crashed"),
    ],
)
@pytest.mark.skipif(os.name == "nt", reason="Windows has the deadline alone")
async def test_a_decoder_that_fails_is_told_and_the_server_lives(
    tmp_path: Path, program: str, expected: str
) -> None:
    seconds = 1.0 if expected == "picture_too_slow" else PATIENCE
    async with desk(tmp_path, darkroom=broken(program, seconds)) as here:
        deck = await here.deck()
        answer = await here.add(deck, photo())
        assert (answer.status_code, reason(answer)) == (409, expected)
        assert here.files() == [f"uploads/{deck}/album.json"]
        here.uploads.darkroom = Quick()
        assert (await here.add(deck, photo())).status_code == 201


async def test_more_at_once_than_can_be_read_are_asked_to_wait(tmp_path: Path) -> None:
    go = tmp_path / "go"
    wait = f"import pathlib, time\nwhile not pathlib.Path({str(go)!r}).exists(): time.sleep(0.01)"
    command = (sys.executable, "-c", wait)
    room = Darkroom(command=command, at_once=1, most_waiting=1, seconds=PATIENCE)
    async with desk(tmp_path / "data", darkroom=room) as here:
        deck = await here.deck()
        asked = [asyncio.create_task(here.add(deck, photo())) for _ in range(4)]
        await becomes(lambda: sum(task.done() for task in asked) == 2)
        go.touch()
        done = await asyncio.gather(*asked)
        told = sorted((answer.status_code, reason(answer)) for answer in done)
        assert told == [(409, "picture_crashed")] * 2 + [(429, "busy")] * 2


async def test_two_at_once_are_both_kept(tmp_path: Path) -> None:
    async with desk(tmp_path, darkroom=Darkroom(seconds=PATIENCE)) as here:
        deck = await here.deck()
        done = await asyncio.gather(*(here.add(deck, photo(seed)) for seed in range(4)))
        assert [answer.status_code for answer in done] == [201] * 4
        told = (await here.ask("GET")).json()["decks"][0]["pictures"]
        assert {one["id"] for one in told} == {answer.json()["id"] for answer in done}


async def test_a_picture_that_is_sent_again_is_there_once(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.deck()
        again = [await here.add(deck, photo(), request="r" * 20) for _ in range(2)]
        assert again[0].json() == again[1].json()
        assert len((await here.ask("GET")).json()["decks"][0]["pictures"]) == 1


# Lines that break, and bodies that lie


async def raw(here: Desk, deck: str, head: str, body: bytes, *, hang_up: bool = False) -> bytes:
    """Speak HTTP by hand; hang up after the answer, or when the server waits for more."""
    host, _, port = here.at.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"POST {here.path}/{deck}/pictures?name=a.jpg HTTP/1.1\r\nhost: {host}\r\n"
        f"authorization: Bearer {here.place.token}\r\n{head}\r\n\r\n".encode()
        + body
    )
    await writer.drain()
    try:
        if hang_up:
            await becomes(lambda: here.uploads._arriving)
            return b""
        async with asyncio.timeout(PATIENCE):
            return await reader.read(4096)
    finally:
        writer.transport.abort()  # what was not read is not waited for
        await asyncio.sleep(0)


async def test_an_upload_that_breaks_off_leaves_nothing(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.deck()
        data = photo()
        half = data[: len(data) // 2]
        await raw(here, deck, f"content-length: {len(data)}", half, hang_up=True)
        await becomes(lambda: here.uploads._arriving == 0)
        assert here.files() == [f"uploads/{deck}/album.json"]
        assert (await here.add(deck, data)).status_code == 201


async def test_a_length_is_needed_and_looked_at_before_anything_is_read(tmp_path: Path) -> None:
    async with desk(tmp_path, quota=Quota(picture_bytes=100_000)) as here:
        deck = await here.deck()
        answer = await raw(here, deck, "transfer-encoding: chunked", b"5\r\nhello\r\n0\r\n\r\n")
        assert b"bad_message" in answer
        answer = await raw(here, deck, "content-length: 100001", b"")
        assert b" 413 " in answer.partition(b"\r\n")[0]
        assert b"file_too_large" in answer
        answer = await raw(here, deck, "content-length: 99999999999999999999", b"")
        assert b" 400 " in answer.partition(b"\r\n")[0]


@pytest.mark.parametrize("limits", [Limits(upload_seconds=0.3), Limits(body_seconds=0.3)])
async def test_who_sends_too_slowly_is_not_waited_for(tmp_path: Path, limits: Limits) -> None:
    async with desk(tmp_path, limits=limits) as here:
        deck = await here.deck()
        answer = await raw(here, deck, "content-length: 5000", b"slow")
        assert b"truncated" in answer


async def test_only_so_many_arrive_at_once(tmp_path: Path) -> None:
    async with desk(tmp_path, limits=Limits(uploads_at_once_an_address=1)) as here:
        deck = await here.deck()
        waiting = asyncio.create_task(raw(here, deck, "content-length: 5000", b"slow"))
        await becomes(lambda: here.uploads._arriving == 1)
        answer = await here.add(deck, photo())
        assert (answer.status_code, reason(answer)) == (429, "busy")
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)


# Who may, and when


async def test_only_the_host_of_this_table_may(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.deck()
        card = (await here.add(deck, photo())).json()["id"]
        guest = await sit_down(here.at.url, here.place.code, "Guest")
        stranger = await open_table(here.at.url, "Stranger")
        ways: Sequence[tuple[str, str, dict[str, Any]]] = [
            ("GET", "", {}),
            ("POST", "", {"json": ABOUT}),
            ("PATCH", f"/{deck}", {"json": {"name": "x"}}),
            ("DELETE", f"/{deck}", {}),
            ("POST", f"/{deck}/finish", {}),
            ("POST", f"/{deck}/pictures", {"content": photo()}),
            ("GET", f"/{deck}/pictures/{card}", {}),
            ("PATCH", f"/{deck}/pictures/{card}", {"json": {"title": "x"}}),
            ("DELETE", f"/{deck}/pictures/{card}", {}),
            ("PUT", f"/{deck}/pictures/{card}/crop", {"json": {}}),
        ]
        for method, path, more in ways:
            for token, status in ((guest.token, 403), (stranger.token, 401), ("nonsense", 401)):
                answer = await here.ask(method, path, token=token, **more)
                assert answer.status_code == status, (method, path)
            if path:  # the host of another table, there, with the name of this deck
                url = f"{here.at.url}/api/tables/{stranger.code}/uploads{path}"
                auth = {"authorization": f"Bearer {stranger.token}"}
                answer = await here.http.request(method, url, headers=auth, **more)
                assert (answer.status_code, reason(answer)) == (404, "no_such_deck")
        assert len((await here.ask("GET")).json()["decks"][0]["pictures"]) == 1


async def test_nothing_changes_while_it_is_played_with(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.full_deck(2)
        other = await here.deck(name="Another")
        async with connect(here.place) as host:
            for name in ("P1", "P2"):
                await sit_down(here.at.url, here.place.code, name)
            await host.do(ChangeSettings(Settings(decks=(deck, "plain"))))
            await host.do(Begin())
            card = (await here.ask("GET")).json()["decks"][0]["pictures"][0]["id"]
            for answer in (
                await here.add(deck, photo(99)),
                await here.ask("DELETE", f"/{deck}/pictures/{card}"),
                await here.ask("PUT", f"/{deck}/pictures/{card}/crop", json={}),
                await here.ask("PATCH", f"/{deck}", json={"name": "x"}),
                await here.ask("POST", f"/{deck}/finish"),
                await here.ask("DELETE", f"/{deck}"),
            ):
                assert (answer.status_code, reason(answer)) == (409, "game_running")
            assert (await here.add(other, photo(99))).status_code == 201
            await host.do(Finish())
            assert (await here.ask("DELETE", f"/{deck}/pictures/{card}")).status_code == 204


async def test_what_cannot_be_read_is_not_written(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        for said, expected in (
            ({"name": ""}, "bad_characters"),
            ({"name": "\u200b"}, "bad_characters"),
            ({"name": "x" * 81}, "text_too_long"),
            ({"author": "a\x00b"}, "bad_characters"),
            ({"language": "xx"}, "bad_setting"),
            ({"path": "/etc"}, "bad_message"),
        ):
            assert reason(await here.ask("POST", json=ABOUT | said)) == expected, said
            assert here.files() == [], said


async def test_words_are_kept_as_words(tmp_path: Path) -> None:
    nasty = "\"] [cards.x] <script>alert(1)</script> \\ ' “"
    async with desk(tmp_path) as here:
        deck = await here.deck(name=nasty, author=nasty, licence=nasty)
        card = (await here.add(deck, photo())).json()["id"]
        said = {"title": nasty, "description": nasty}
        assert (await here.ask("PATCH", f"/{deck}/pictures/{card}", json=said)).is_success
        assert (await here.ask("POST", f"/{deck}/finish")).is_success
        answer = await here.http.get(f"{here.at.url}/api/decks/{deck}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["deck"]["name"] == nasty
        assert answer.json()["cards"][0]["description"] == nasty
        long = {"description": "x" * 401}
        answer = await here.ask("PATCH", f"/{deck}/pictures/{card}", json=long)
        assert reason(answer) == "text_too_long"


# Room


async def test_every_quota_has_a_name(tmp_path: Path) -> None:
    async with desk(tmp_path, quota=Quota(pictures=2, decks=2)) as here:
        deck = await here.deck()
        told = [await here.add(deck, photo(seed)) for seed in range(3)]
        assert [answer.status_code for answer in told] == [201, 201, 409]
        assert reason(told[-1]) == "too_many_pictures"
        await here.deck()
        assert reason(await here.ask("POST", json=ABOUT)) == "too_many_decks"
        used = sum(file.stat().st_size for file in (tmp_path / "uploads").rglob("*.webp"))
        assert here.uploads.own_decks.weight == used
        told = (await here.ask("GET")).json()
        assert told["free_bytes"] == told["table_bytes"] - used


@pytest.mark.parametrize("quota", [Quota(table_bytes=1_210_000), Quota(all_bytes=1_210_000)])
async def test_when_there_is_no_room_nothing_more_comes_in(tmp_path: Path, quota: Quota) -> None:
    async with desk(tmp_path, quota=quota) as here:
        deck = await here.deck()
        assert (await here.add(deck, photo(1))).status_code == 201
        assert reason(await here.add(deck, photo(2))) == "no_room"
        card = (await here.ask("GET")).json()["decks"][0]["pictures"][0]["id"]
        await here.ask("DELETE", f"/{deck}/pictures/{card}")
        assert (await here.add(deck, photo(2))).status_code == 201


@pytest.mark.parametrize(
    "limits",
    [
        Limits(uploads_burst=2, uploads_a_second=0),
        Limits(upload_bytes_burst=len(photo(1)) * 2, upload_bytes_a_second=0),
    ],
)
async def test_an_address_has_a_budget(tmp_path: Path, limits: Limits) -> None:
    async with desk(tmp_path, limits=limits) as here:
        deck = await here.deck()
        told = [await here.add(deck, photo(1)) for _ in range(3)]
        assert [answer.status_code for answer in told] == [201, 201, 429]
        assert reason(told[-1]) == "too_fast"


async def test_a_server_may_take_none(tmp_path: Path) -> None:
    async with desk(tmp_path, uploads_mb=0) as here:
        for method, path in (("GET", ""), ("POST", ""), ("POST", "/own-x/pictures")):
            assert reason(await here.ask(method, path)) == "uploads_off"
        choices = (await here.http.get(f"{here.at.url}/api/choices")).json()
        assert choices["uploads"] is False
        assert not (tmp_path / "uploads").exists()


async def test_a_full_disk_is_a_reason_and_leaves_all_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    async with desk(tmp_path) as here:
        deck = await here.full_deck(2)
        before = (await here.ask("GET")).json()
        for what in ("put_pictures", "save", "write_deck"):
            with monkeypatch.context() as broken:
                broken.setattr(own_deck, what, full)
                change = here.ask("POST", f"/{deck}/finish")
                answer = await (change if what == "write_deck" else here.add(deck, photo(9)))
                change.close()
                assert (answer.status_code, reason(answer)) == (503, "failed")
            assert (await here.ask("GET")).json() == before
        assert "No space left" in caplog.text
        assert (await here.add(deck, photo(9))).status_code == 201
        assert (await here.ask("POST", f"/{deck}/finish")).status_code == 200
        assert len([file for file in here.files() if "/wholes/" in file]) == 3


# Staying and going


async def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.full_deck(2)
        draft = await here.deck(name="Begun")
        card = (await here.add(draft, photo(3))).json()
        before = (await here.ask("GET")).json()["decks"]
        place = here.place
    (tmp_path / "uploads" / deck / "wholes" / "lost.webp").write_bytes(b"cut off while written")
    (tmp_path / "uploads" / ".own-half-made").mkdir()
    async with desk(tmp_path, place=place) as here:
        assert (await here.ask("GET")).json()["decks"] == sorted(before, key=lambda d: d["id"])
        assert (await here.http.get(f"{here.at.url}{card['small']}")).status_code == 200
        assert not any("lost" in file or "half" in file for file in here.files())
        again = Place(here.at.url, place.code, place.seat, place.token)
        async with connect(again) as host:
            for name in ("P1", "P2"):
                await sit_down(here.at.url, place.code, name)
            await host.do(ChangeSettings(Settings(decks=(deck, "plain"))))
            await host.do(Begin())


async def test_pictures_go_with_their_table(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.full_deck(1)
        async with table_of(here.at, 3):
            address = (await here.ask("GET")).json()["decks"][0]["pictures"][0]["small"]
            url = f"{here.at.url}/api/tables/{here.place.code}"
            auth = {"authorization": f"Bearer {here.place.token}"}
            assert (await here.http.delete(url, headers=auth)).status_code == 204
            assert here.files() == []
            assert (await here.http.get(f"{here.at.url}{address}")).status_code == 404
            assert (await here.http.get(f"{here.at.url}/api/decks/{deck}")).status_code == 404


async def test_pictures_expire_with_their_table(tmp_path: Path) -> None:
    async with desk(tmp_path, keep_days=1) as here:
        await here.full_deck(1)
        hub, day = here.state.hub, 24 * 3600
        clock = FakeClock(here.at.clock.now())
        hub.clock, hub.upkeep.calendar = clock, Calendar(clock)
        clock._now += 3 * day
        assert await hub.upkeep.expire() == 0
        assert len(await hub.store.away(9)) == 1
        await here.uploads.sweep(1)
        assert here.files()  # it may come back
        clock._now += 8 * day
        expired = await hub.upkeep.expire()
        assert expired == 1
        await here.uploads.sweep(expired)
        assert here.files() == []


async def test_pictures_of_nobody_wait_a_day_and_go(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.full_deck(1)
    (tmp_path / "tables.sqlite3").unlink()
    async with desk(tmp_path) as here:  # somebody named the wrong database
        assert f"uploads/{deck}/{ORPHAN}" in here.files()
        assert (await here.http.get(f"{here.at.url}/api/decks/{deck}")).status_code == 404
    mark = tmp_path / "uploads" / deck / ORPHAN
    mark.write_text(str(float(mark.read_text()) - ORPHAN_SECONDS - 9))
    async with desk(tmp_path) as here:
        assert here.files() == []


async def test_a_deck_can_be_thrown_away(tmp_path: Path) -> None:
    async with desk(tmp_path) as here:
        deck = await here.full_deck(1)
        assert (await here.ask("DELETE", f"/{deck}")).status_code == 204
        assert here.files() == []
        assert (await here.ask("GET")).json()["decks"] == []
        async with connect(here.place) as host:
            with pytest.raises(WishRefused, match="unknown_deck"):
                await host.do(ChangeSettings(Settings(decks=(deck,))))


async def test_a_table_in_memory_leaves_no_pictures(tmp_path: Path) -> None:
    state = await make_state(Config(database="memory:", data_dir=tmp_path))
    assert state.uploads is not None
    folder = state.uploads._passing
    assert folder is not None
    assert not folder.exists()  # until it is needed
    await state.uploads.begin("BCDFGH", "n", "a", "l", "en")
    assert folder.stat().st_mode & 0o077 == 0
    state.uploads.close()
    await state.hub.close()
    assert not folder.exists()
    assert not (tmp_path / "uploads").exists()
