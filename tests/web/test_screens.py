"""Televisions: paired by a host, with names and without secrets, until the host lets them go."""

from pathlib import Path

import httpx2
import pytest

from pinxit.adapters import MemoryStore
from pinxit.adapters.sql import SqlStore
from pinxit.client import open_table, sit_down
from pinxit.protocol.messages import AskSeatCode, Bye, Refused, Say, Update, Welcome
from pinxit.protocol.sections import ScreenView
from pinxit.rules import Refusal
from pinxit.rules.commands import Claim
from pinxit.table.commands import (
    AnyWish,
    Begin,
    ChangeSettings,
    HandOver,
    Kick,
    SkipShow,
    StandUp,
    UnpairScreen,
)
from pinxit.table.hub import Hub
from pinxit.table.hub.doors import Taken
from pinxit.table.hub.pairing import SECONDS, Asked, PairingDesk, is_code
from pinxit.table.screens import MOST
from pinxit.table.settings import SettingsChange
from pinxit.table.tokens import hash_of
from tests.web.guests import (
    FAR,
    HOME,
    QUIET,
    THERE,
    WELCOME,
    Guest,
    guest,
    hub_on,
    open_at,
    sit,
    spectator,
)
from tests.web.house import FakeClock, house, settle
from tests.web.test_bans import on_disk


async def paired(hub: Hub, opened: Taken, language: str = "pl") -> Asked:
    """Do what is done when a host has compared the word."""
    asked = await hub.pairing.ask()
    waiting = await hub.pairing.take(asked.code)
    await hub.doors.pair(opened.code, opened.seat, waiting.token_hash, language)
    await hub.pairing.paired(waiting, opened.code)
    return asked


async def television(hub: Hub, opened: Taken, address: str = FAR) -> Guest:
    secret = (await paired(hub, opened)).secret
    return await Guest(hub, address, opened.code, secret).come()


def screens_of(viewer: Guest) -> tuple[ScreenView, ...]:
    """Return the televisions that somebody was last told of."""
    views: tuple[ScreenView, ...] = ()
    for message in viewer.heard:
        if isinstance(message, (Welcome, Update)) and isinstance(message.sections.screens, tuple):
            views = message.sections.screens
    return views


# What a screen sees


async def test_a_paired_screen_has_no_seat_and_knows_the_names_of_a_quiet_table() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, QUIET)
        await guest(hub, await sit(hub, opened.code, "Iwo"))
        screen = await television(hub, opened)
        welcome = screen.heard[0]
        assert isinstance(welcome, Welcome)
        assert (welcome.seat, welcome.screen) == (None, "tv1")
        assert (welcome.sections.mine, welcome.sections.may) == (None, ())
        assert "Olimpia" in screen.names
        assert "Iwo" not in screen.everything  # a stranger's own name is for nobody
        assert "Olimpia" not in (await spectator(hub, opened.code)).everything


async def test_a_screen_is_told_names_in_every_later_message_too() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, QUIET)
        host = await guest(hub, opened, HOME)
        screen = await television(hub, opened)
        onlooker = await spectator(hub, opened.code)
        await host.do(ChangeSettings(SettingsChange(chat=False)))
        assert screen.names == ["Olimpia"]
        assert onlooker.names == ["Red rabbit"]


async def test_a_screen_does_not_read_what_friends_write_at_a_quiet_table() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, QUIET)
        host = await guest(hub, opened, HOME)
        screen = await television(hub, opened)
        await host.say(Say("between us"))
        await host.say(Say(reaction="heart"))
        assert screen.read == ["heart"]


async def test_everybody_is_told_which_screens_there_are_and_whether_they_are_on() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        host = await guest(hub, opened, HOME)
        secret = (await paired(hub, opened)).secret
        await settle()
        assert screens_of(host) == (ScreenView("tv1", "pl", here=False),)
        screen = await Guest(hub, FAR, opened.code, secret).come()
        assert screens_of(host) == (ScreenView("tv1", "pl", here=True),)
        screen.leave()
        await settle()
        assert screens_of(host) == (ScreenView("tv1", "pl", here=False),)


async def test_a_screen_is_no_spectator() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        host = await guest(hub, opened, HOME)
        screen, onlooker = await television(hub, opened), await spectator(hub, opened.code)
        assert (await hub.live(opened.code)).presence.attendance.spectators == 1
        await host.do(ChangeSettings(SettingsChange(spectators=False)))
        await settle()
        assert onlooker.heard[-1] == Bye(reason="no_spectators")
        assert screen.paper.closed is None
        assert isinstance((await television(hub, opened)).heard[0], Welcome)


async def test_a_screen_stays_when_somebody_from_its_address_is_banned() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        host = await guest(hub, opened, HOME)
        await guest(hub, await sit(hub, opened.code, "Nasty", THERE), THERE)
        screen = await television(hub, opened, THERE)
        await host.do(Kick("s2", ban=True))
        await settle()
        assert screen.paper.closed is None


# What a screen may do


@pytest.mark.parametrize(
    "wish", [Claim(), Begin(), StandUp(), Kick("s2"), UnpairScreen("tv1"), HandOver("s2")], ids=str
)
async def test_a_screen_has_no_wish_but_to_skip(wish: AnyWish) -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        await sit(hub, opened.code, "Jan")
        screen = await television(hub, opened)
        (refused,) = await screen.do(wish)
        assert isinstance(refused, Refused)
        assert refused.reason == "not_at_table"


async def test_a_screen_skips_as_its_host_would() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        screen = await television(hub, opened)
        (refused,) = await screen.do(SkipShow())
        assert isinstance(refused, Refused)
        assert refused.reason == "no_game"  # it was asked in the host's name; nothing is told yet


async def test_a_screen_cannot_ask_for_a_seat_nor_talk() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        screen = await television(hub, opened)
        for message in (AskSeatCode(), Say("hello"), Say(reaction="heart")):
            (refused,) = await screen.say(message)
            assert isinstance(refused, Refused)
            assert refused.reason == "not_at_table"


async def test_the_token_of_a_screen_opens_no_seat_and_no_other_table() -> None:
    async with hub_on() as hub:
        opened, other = await open_at(hub, WELCOME), await open_at(hub, WELCOME)
        secret = (await paired(hub, opened)).secret
        with pytest.raises(Refusal, match="bad_token"):
            await hub.doors.seat_of(opened.code, secret)
        with pytest.raises(Refusal, match="bad_token"):
            await hub.doors.viewer_of(other.code, secret)


# Coming and going


async def test_pairing_outlasts_a_restart_and_the_token_is_not_on_disk(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    async with hub_on(await SqlStore.open(url)) as hub:
        opened = await open_at(hub, QUIET)
        shown, secret, _ = await paired(hub, opened)
    async with hub_on(await SqlStore.open(url)) as hub:
        screen = await Guest(hub, FAR, opened.code, secret).come()
        assert screen.names == ["Olimpia"]
    stored = on_disk(tmp_path)
    assert b"screen_paired/1" in stored
    assert secret.encode() not in stored
    assert shown.encode() not in stored


async def test_a_screen_that_is_let_go_hears_why_and_its_token_opens_nothing() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        host = await guest(hub, opened, HOME)
        screen = await television(hub, opened)
        token = screen.hello.token
        await host.do(UnpairScreen("tv1"))
        await settle()
        assert screen.heard[-1] == Bye(reason="unpaired")
        assert screens_of(host) == ()
        again = await Guest(hub, FAR, opened.code, token).come()
        assert isinstance(again.heard[-1], Refused)
        assert again.heard[-1].reason == "bad_token"
        (refused,) = await host.do(UnpairScreen("tv1"))
        assert isinstance(refused, Refused)
        assert refused.reason == "no_such_screen"


async def test_there_are_only_so_many_and_a_name_is_never_used_again() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        host = await guest(hub, opened, HOME)
        for _ in range(MOST):
            await paired(hub, opened)
        waiting = (await hub.pairing.ask()).waiting
        with pytest.raises(Refusal, match="no_screen_left"):
            await hub.doors.pair(opened.code, "s1", waiting.token_hash, "en")
        await host.do(UnpairScreen(f"tv{MOST}"))
        await paired(hub, opened)
        await settle()
        assert screens_of(host)[-1].screen == f"tv{MOST + 1}"


async def test_only_the_host_pairs_and_nobody_in_their_place() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        await sit(hub, opened.code, "Jan")
        with pytest.raises(Refusal, match="not_host"):
            await hub.doors.pair(opened.code, "s2", hash_of("a secret"), "en")
        with pytest.raises(Refusal, match="bad_setting"):
            await hub.doors.pair(opened.code, "s1", hash_of("a secret"), "xx")
        assert await hub.store.seat_of(hash_of("a secret")) is None
        assert (await hub.live(opened.code)).table.screens == ()


# The desk at which they wait


async def test_a_code_works_once_and_for_five_minutes() -> None:
    clock = FakeClock()
    codes = iter(["BCDFGH", "JKLMNP", "QRSTVW"])
    at = PairingDesk(MemoryStore(), clock, lambda: next(codes))
    (_, _, first), (_, secret, second) = await at.ask(), await at.ask()
    assert (await at.by_code(" bcdfgh ")).word == first.word
    assert (await at.by_code("BCDFGH")).word == first.word  # comparing uses nothing up
    assert await at.take("BCDFGH") == first
    with pytest.raises(Refusal, match="bad_screen_code"):
        await at.take("BCDFGH")
    await clock.advance(SECONDS - 1)
    assert await at.take("JKLMNP") == second
    await at.put_back("JKLMNP", second)
    await clock.advance(1)
    with pytest.raises(Refusal, match="bad_screen_code"):
        await at.take("JKLMNP")
    with pytest.raises(Refusal, match="bad_screen_code"):
        await at.by_secret(secret)


async def test_no_two_who_wait_have_the_same_code_and_who_does_not_any_more_is_forgotten() -> None:
    numbers, clock, store = iter(range(10_000)), FakeClock(), MemoryStore()
    at = PairingDesk(store, clock, lambda: f"{next(numbers) // 2:06}")
    waiting = [await at.ask() for _ in range(50)]
    assert len({one.code for one in waiting}) == len({one.secret for one in waiting}) == 50
    assert await at.by_code(waiting[-1].code) == waiting[-1].waiting
    await clock.advance(SECONDS)
    await at.ask()
    assert len(store._slips) == 2  # by its code, and by its secret


@pytest.mark.parametrize(
    ("text", "fits"), [("BCDFGH", True), ("bcdfgh", False), ("BCDFG", False), ("AEIOUY", False)]
)
def test_what_could_be_a_code(text: str, *, fits: bool) -> None:
    assert is_code(text) is fits


# Over HTTP


async def test_a_screen_is_paired_over_http_and_hosts_alone_may() -> None:
    async with house() as at, httpx2.AsyncClient(base_url=at.url) as web:
        host = await open_table(at.url, "Ola")
        jan = await sit_down(at.url, host.code, "Jan")
        waiting = (await web.post("/api/screens")).raise_for_status().json()
        assert waiting["link"].endswith(f"/pair/{waiting['code']}")
        fate = await web.post("/api/screens/fate", json={"secret": waiting["secret"]})
        assert fate.json()["table"] is None
        here = f"/api/tables/{host.code}/screens"
        code = {"code": waiting["code"]}
        for who, status in ((None, 401), (jan, 403)):
            headers = {} if who is None else {"authorization": f"Bearer {who.token}"}
            for path, body in ((f"{here}/word", code), (here, {**code, "language": "uk"})):
                assert (await web.post(path, json=body, headers=headers)).status_code == status
        mine = {"authorization": f"Bearer {host.token}"}
        word = await web.post(f"{here}/word", json=code, headers=mine)
        assert word.json() == {"word": waiting["word"]}
        answer = await web.post(here, json={**code, "language": "uk"}, headers=mine)
        assert (answer.status_code, answer.json()) == (201, {"screen": "tv1"})
        again = await web.post(here, json={**code, "language": "uk"}, headers=mine)
        assert again.json()["error"]["reason"] == "bad_screen_code"
        fate = await web.post("/api/screens/fate", json={"secret": waiting["secret"]})
        assert fate.json()["table"] == host.code


async def test_codes_of_screens_cannot_be_guessed_for_long() -> None:
    async with house() as at, httpx2.AsyncClient(base_url=at.url) as web:
        host = await open_table(at.url, "Ola")
        mine = {"authorization": f"Bearer {host.token}"}
        here = f"/api/tables/{host.code}/screens/word"
        reasons = [
            (await web.post(here, json={"code": "BCDFGH"}, headers=mine)).json()["error"]["reason"]
            for _ in range(70)
        ]
        assert reasons[0] == "bad_screen_code"
        assert reasons[-1] == "too_fast"


async def test_the_picture_of_a_code_tells_nobody_whether_it_is_shown() -> None:
    async with house() as at, httpx2.AsyncClient(base_url=at.url) as web:
        shown = (await web.post("/api/screens")).json()["code"]
        drawn = [await web.get(f"/api/screens/{code}/qr.svg") for code in (shown, "BCDFGH")]
        assert [answer.status_code for answer in drawn] == [200, 200]
        assert (await web.get("/api/screens/nonsense/qr.svg")).status_code == 409
