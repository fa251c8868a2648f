"""Every screen, at the size of a phone and of a desk, in every language: `make screenshots`.

They are to be looked at, all of them: clipped words, ugly corners and empty places do not fail a
test.
"""

import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from pinxit.locales import ENGLISH, LANGUAGES
from pinxit.places import ADMIN
from tests.browser.conftest import FLAGS, Server, chromium
from tests.browser.devices import Devices
from tests.browser.player import House, Player
from tests.browser.test_sofa import pair

OUT = Path(__file__).parents[2] / "screenshots"
NAMES = {"en": "Mira", "pl": "Zuza", "uk": "Соломія", "ro": "Ioana", "cs": "Eliška"}
CLUES = {
    "en": "The sea remembers",
    "pl": "Morze pamięta",
    "uk": "Море пам’ятає",  # noqa: RUF001 (so it is spelt)
    "ro": "Marea își amintește",
    "cs": "Moře si pamatuje",
}


BEATS = ("votes", "nobody", "decoys", "duel", "turn", "light")
SCENE = """
() => [document.querySelector('.tv').dataset.scene,
  document.querySelector('.tv [data-beat]')?.dataset.beat].filter(Boolean).join('-')
"""


def _in(words: Mapping[str, str], language: str) -> str:
    """Return what is typed at a table; in English where nobody has written it in the language."""
    return words.get(language, words[ENGLISH])


def main() -> None:
    """Take all pictures, or those of the languages that are named."""
    wanted = sys.argv[1:] or list(LANGUAGES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), "--shows")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        devices = Devices(browser, painted=True)
        try:
            for language in wanted:
                for phone in (True, False):
                    house = House(server.url, devices)
                    token = (Path(folder) / ADMIN).read_text(encoding="utf-8").strip()
                    _evening(house, language, token, phone=phone)
                    house.close()
                    print(f"{language} {'phone' if phone else 'desk'}")
        finally:
            browser.close()
            server.kill()


def _evening(house: House, language: str, token: str, *, phone: bool) -> None:
    player = house.player(_in(NAMES, language), language=LANGUAGES[language].tag, phone=phone)
    page = player.page
    folder = OUT / language / ("phone" if phone else "desk")
    folder.mkdir(parents=True, exist_ok=True)

    def shoot(name: str, *, whole: bool = False) -> None:
        page.wait_for_timeout(350)
        page.screenshot(path=folder / f"{name}.png", full_page=whole)

    page.goto(house.url)
    expect(page.locator(".ways")).to_be_visible()
    page.wait_for_timeout(900)  # the fan opens
    shoot("1-home")
    page.locator(".learn").click()
    shoot("1-how")
    page.keyboard.press("Escape")
    page.locator(".ways .button").first.click()
    shoot("2-who")
    player.sit_down()
    expect(page.locator(".agreed img")).to_be_visible()
    for _ in range(4):
        page.locator(".company button").first.click()
        page.wait_for_timeout(120)
    shoot("3-lobby", whole=True)
    page.locator(".agreed .change").click()
    shoot("3-lobby-settings")
    page.keyboard.press("Escape")
    page.locator(".lobby footer .button").click()
    expect(page.locator(".game")).to_be_visible()
    _round(player, _in(CLUES, language), shoot)
    for number, name in enumerate(("invite", "talk", "rules", "host")):
        page.locator(".menu").click()
        if number == 0:
            shoot("8-menu")
        page.locator("dialog[open] li button").nth(number).click()
        shoot(f"8-menu-{name}")
        if name != "host":
            page.keyboard.press("Escape")
    end = page.locator("dialog[open] .ends button").first
    end.click()
    end.click()
    page.keyboard.press("Escape")
    expect(page.locator(".podium")).to_be_visible()
    _end(page, shoot, phone=phone)
    _gallery(page, house.url, shoot)
    _admin(page, house.url, token, shoot)
    if not phone:
        _television(house, language, folder)


def _end(page: Page, shoot: Callable[..., None], *, phone: bool) -> None:
    page.wait_for_timeout(4000)  # paper rains
    shoot("9-over", whole=not phone)
    if phone:
        for part in range(1, page.locator("main nav button").count()):
            page.locator("main nav button").nth(part).click()
            shoot(f"9-over-{part + 1}")
    page.locator(".sharing > button").click()
    shoot("9-album-sheet")
    page.locator(".album-link .button").click()
    expect(page.locator(".album-link textarea")).to_be_visible()
    shoot("9-album-link")
    link = page.locator(".album-link textarea").input_value()
    page.keyboard.press("Escape")
    page.locator("a.leaf").click()
    expect(page.locator(".album")).to_be_visible()
    shoot("9-story")
    page.locator(".share").click()
    expect(page.locator(".preview img")).to_be_visible()
    shoot("9-story-share")
    page.keyboard.press("Escape")
    page.locator(".top [aria-pressed]").click()
    shoot("9-story-list", whole=True)
    page.goto(link)
    expect(page.locator(".album")).to_be_visible()
    shoot("9-album", whole=True)


def _admin(page: Page, url: str, token: str, shoot: Callable[..., None]) -> None:
    page.goto(f"{url}/admin")
    page.locator("input[type=password]").fill(token)
    shoot("b-admin-token")
    page.locator("form .button").click()
    expect(page.locator("dl")).to_be_visible()
    shoot("b-admin", whole=True)
    page.locator("section li .quiet").first.click()
    shoot("b-admin-close")


def _gallery(page: Page, url: str, shoot: Callable[..., None]) -> None:
    page.goto(f"{url}/decks")
    expect(page.locator(".decks img").first).to_be_visible()
    shoot("a-gallery")
    page.locator(".decks a").first.click()
    expect(page.locator(".cards img").first).to_be_visible()
    page.wait_for_timeout(600)
    shoot("a-gallery-deck")
    page.locator(".cards button").nth(11).click()
    page.wait_for_timeout(400)
    shoot("a-gallery-card")


def _television(house: House, language: str, folder: Path) -> None:
    """A table of four, in every scene of its television; and what a phone before it shows then."""
    names = [_in(NAMES, language), "Bruno", "Cleo", "Dario"]
    code, seats = house.table(names, house={"target": 5})
    players = [house.player(name, language=LANGUAGES[language].tag) for name in names]
    for player, seat in zip(players, seats, strict=True):
        player.take(code, seat)
        expect(player.page.locator(".lobby")).to_be_visible()
    screen = house.player("TV", language=LANGUAGES[language].tag, phone=False).page
    screen.set_viewport_size({"width": 1920, "height": 1080})
    pair(house, players[0], screen, language, shoot=folder / "b-tv-pairing.png")
    house.begin(players[0])
    taken: set[str] = set()
    for _ in range(1200):
        scene = str(screen.evaluate(SCENE))
        if scene not in taken:
            taken.add(scene)
            screen.wait_for_timeout(500)
            screen.screenshot(path=folder / f"b-tv-{scene}.png")
            players[0].page.screenshot(path=folder / f"b-tv-{scene}-phone.png")
        if scene == "end":
            screen.wait_for_timeout(12_500)  # then there is a wall of pictures
            screen.screenshot(path=folder / "b-tv-wall.png")
            return
        for player in players:
            player.step()
        screen.wait_for_timeout(80)


def _round(player: Player, clue: str, shoot: Callable[..., None]) -> None:
    """Play on until each phase has had its picture taken."""
    page: Page = player.page
    taken: set[str] = set()
    for _ in range(400):
        name = _screen(page)
        if name and name not in taken:
            if name == "5-tell":
                shoot(f"{name}-hand")
                page.locator(".hand button.card").first.click()
                shoot(f"{name}-close")
                page.locator("dialog.close .acts > .button").click()
                page.locator("dialog.tell textarea").fill(clue)
            elif name == "6-vote":
                shoot(f"{name}-spread")
                page.locator("main ol .may button").first.click()
            shoot(name, whole=name == "7-reveal")
            taken.add(name)
        if {"4-race", "5-tell", "6-give", "6-vote", "7-reveal"} <= taken:
            page.keyboard.press("Escape")  # what was looked at closely
            expect(page.locator("dialog[open]")).to_have_count(0)
            return
        player.step()
        page.wait_for_timeout(80)


def _screen(page: Page) -> str | None:
    looks = {
        "7-reveal": ".told",
        **{f"7-show-{beat}": f".show[data-beat={beat}]" for beat in BEATS},
        "5-tell": ".act[data-asks=tell]",
        "6-vote": "main ol .may button",
        "6-give": ".hand .may button.card",
        "4-race": ".act > .button",
    }
    return next((name for name, selector in looks.items() if page.locator(selector).count()), None)


if __name__ == "__main__":
    main()
