"""Sofa evenings: phones in hand, a television in the room, a friend far away, over plain HTTP.

The address is a name that is not localhost, as at home: browsers trust it with nothing.
"""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.devices import Devices
from tests.browser.player import House, Player

# What a screen shows in each of its frames, from the first of a show to the last.
WATCH = """
() => {
  window.watched = [];
  const look = () => {
    const show = document.querySelector('.tv[data-scene=show] [data-beat], .show[data-beat]');
    const mine = document.querySelector('[data-mine]');
    const result = document.querySelector('.told, .tv[data-scene=points]');
    const text = document.body.innerText + document.title;
    window.watched.push({
      beat: show?.dataset.beat ?? null, mine: mine?.dataset.mine ?? null, over: !!result, text });
    requestAnimationFrame(look);
  };
  look();
}
"""
NAME = "table.test"
LANGUAGES = ("pl-PL", "uk-UA", "ro-RO", "cs-CZ")
NAMES = ("Ania", "Ліда", "Ioana", "Bára")


@pytest.fixture
def home(tmp_path: Path, devices: Devices) -> Iterator[House]:
    """A house that is known by a name in its own network, where reveals take their time."""
    server = Server(tmp_path, "--shows")
    server.start()
    house = House(f"http://{NAME}:{server.port}", devices)
    try:
        yield house
        house.close()
    finally:
        server.kill()


def sofa(home: House, **settings: object) -> tuple[list[Player], Page]:
    """Four friends at a table of their own, each in another language, and a television."""
    here = House(home.url.replace(NAME, "127.0.0.1"), home.devices)  # which this process knows
    code, seats = here.table(NAMES, **settings)
    far = len(NAMES) - 1
    players = [
        home.player(name, language=language, phone=number != far)
        for number, (name, language) in enumerate(zip(NAMES, LANGUAGES, strict=True))
    ]
    for player, seat in zip(players, seats, strict=True):
        player.take(code, seat)
        expect(player.page.locator(".lobby")).to_be_visible()
    screen = home.player("Television", phone=False)
    screen.page.set_viewport_size({"width": 1920, "height": 1080})
    return players, screen.page


def pair(
    home: House, host: Player, screen: Page, language: str = "en", shoot: Path | None = None
) -> None:
    """The television shows a code and a word; the host types the one and compares the other."""
    screen.goto(f"{home.url}/tv")
    letters = screen.locator(".letter")
    expect(letters).to_have_count(6)
    code, word = "".join(letters.all_inner_texts()), screen.locator(".word strong").inner_text()
    host.page.locator(".television").first.click()
    sheet = host.page.locator("dialog[open]")
    sheet.locator("input[type=text]").fill(code)
    sheet.locator("form .button").click()
    expect(sheet.locator(".word")).to_have_text(word)
    sheet.locator("select").select_option(language)
    if shoot is not None:
        screen.screenshot(path=shoot)
        host.page.screenshot(path=shoot.with_stem(f"{shoot.stem}-phone"))
    sheet.locator(".compare .button").click()
    expect(sheet.locator(".sofa input")).to_be_checked()
    host.page.keyboard.press("Escape")
    expect(screen.locator(".tv[data-scene=lobby]")).to_be_visible()


def sit_before_it(player: Player) -> None:
    player.page.locator("header .menu").click()
    player.page.locator("dialog[open] li button", has_text=_television(player)).click()
    player.page.locator("dialog[open] .sofa input").check()
    player.page.keyboard.press("Escape")


def _television(player: Player) -> str:
    return {"uk": "Телевізор", "ro": "Televizor"}[
        player.page.evaluate("document.documentElement.lang")
    ]


def beats(frames: list[dict[str, Any]], what: str) -> list[str]:
    """Return what was shown, once each, in order."""
    seen = [frame[what] for frame in frames if frame[what] is not None]
    return [one for one, _ in groupby(seen)]


def test_an_evening_on_a_sofa_with_a_friend_far_away(home: House) -> None:
    players, screen = sofa(home, spectators=False)
    host, second, third, far = players
    pair(home, host, screen)
    sit_before_it(second)
    third.page.goto(f"{third.page.url}?sofa")  # as who has photographed the television does
    expect(third.page.locator(".lobby")).to_be_visible()
    assert "sofa" not in third.page.url
    for name in NAMES:  # a private table's names are for the room
        expect(screen.get_by_text(name, exact=True).first).to_be_visible()
    for player in players:
        player.page.evaluate(WATCH)
    screen.evaluate(WATCH)
    host.page.locator(".lobby footer .button").click()
    home.play(players, lambda: screen.locator(".tv[data-scene=show]").count() > 0)
    expect(screen.locator(".tv[data-scene=points]")).to_be_visible()
    for page in (screen, far.page):
        frames = page.evaluate("window.watched")
        told = beats(frames, "beat")
        assert told[0] in {"hush", "votes"}, told
        assert told[-1] == "light", told
        assert not any(frame["over"] for frame in frames if frame["beat"] not in (None, "points"))
    for player in (host, second, third):
        frames = player.page.evaluate("window.watched")
        assert beats(frames, "beat") == []  # the story is told elsewhere
        mine = beats(frames, "mine")
        assert mine[-1] in {"found", "missed", "told"}, mine
        dark = [frame for frame in frames if frame["mine"] in {"watch", "chosen"}]
        for frame in dark:  # nobody else's card, and no points
            assert not frame["over"]
    # The television is switched off: phones tell the whole story again.
    screen.goto(f"{home.url}/healthz")
    home.play(players, lambda: host.page.locator(".show[data-beat]").count() > 0)


def test_a_television_comes_back_after_a_reload_and_goes_when_it_is_let_go(home: House) -> None:
    players, screen = sofa(home, public=True)
    host = players[0]
    pair(home, host, screen)
    host.page.locator(".lobby footer .button").click()
    home.play(players, lambda: screen.locator(".tv[data-scene=show]").count() > 0)
    screen.reload()
    expect(screen.locator(".tv[data-scene=show], .tv[data-scene=points]").first).to_be_visible()
    screen.keyboard.press("s")  # wakes the sound
    screen.keyboard.press("s")  # skips
    expect(screen.locator(".tv[data-scene=points]")).to_be_visible()
    kept = screen.evaluate("JSON.parse(localStorage.getItem('pinxit'))")
    assert kept["seats"] == {}
    host.page.locator("header .menu").click()
    host.page.locator("dialog[open] li button", has_text="Telewizor").click()
    host.page.locator("dialog[open] ul .line").click()
    expect(screen.locator(".tv")).to_have_count(0)
    screen.locator(".alone .button").first.click()
    expect(screen.locator(".letter")).to_have_count(6)


def test_a_code_that_is_wrong_or_stolen_opens_nothing(home: House) -> None:
    players, screen = sofa(home)
    host, guest = players[0], players[1]
    screen.goto(f"{home.url}/tv")
    expect(screen.locator(".letter")).to_have_count(6)
    code = "".join(screen.locator(".letter").all_inner_texts())
    # A guest who has photographed it cannot pair it with this table.
    guest.page.goto(f"{home.url}/pair/{code}")
    expect(guest.page.locator("dialog[open] form")).to_have_count(0)
    host.page.locator(".television").first.click()
    sheet = host.page.locator("dialog[open]")
    sheet.locator("input[type=text]").fill("BCDFGH")
    sheet.locator("form .button").click()
    expect(sheet.locator(".problem")).to_be_visible()
    host.problems = [one for one in host.problems if "409 (Conflict)" not in one]
    expect(screen.locator(".letter")).to_have_count(6)
