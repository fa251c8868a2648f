"""Every screen, looked at by axe: for those who play by keyboard, by ear, or with weak eyes."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.devices import as_seen
from tests.browser.player import House, Player, again_and_again

pytestmark = pytest.mark.pictures

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


def problems(page: Page) -> list[str]:
    """Return what axe finds, with the first place of each."""
    if not page.evaluate("'axe' in window"):  # it is half a megabyte
        page.evaluate(AXE.read_text(encoding="utf-8"))  # a tag would be against the page's policy
    found = page.evaluate(
        as_seen(
            "() => axe.run(document, { resultTypes: ['violations'] })"
            ".then(result => result.violations)"
        )
    )
    return [f"{one['id']}: {one['help']} {one['nodes'][0]['html'][:160]}" for one in found]


@pytest.fixture(params=[True, False], ids=["phone", "desk"])
def somebody(house: House, request: pytest.FixtureRequest) -> Player:
    return house.player("Mira", phone=request.param)


def test_arriving_and_gathering(house: House, somebody: Player) -> None:
    page = somebody.page
    page.goto(house.url)
    expect(page.locator(".ways")).to_be_visible()
    assert problems(page) == []
    page.locator(".ways .button").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert problems(page) == []
    somebody.sit_down()
    expect(page.locator(".agreed img")).to_be_visible()
    assert problems(page) == []
    somebody.unfold()
    page.locator("[name=first]").select_option('"host"')
    page.locator("[name=votes_min]").fill("2")
    page.locator("[name=votes_min]").press("Tab")
    expect(page.locator(".hitch")).to_be_visible()
    assert problems(page) == []
    page.locator(".hitch button").click()
    somebody.fold()
    page.locator(".menu").click()
    for number in range(6):
        page.locator("dialog[open] li button").nth(number).click()
        assert problems(page) == [], number
        page.locator("dialog[open] .back").click()


def test_playing_to_the_end(house: House, somebody: Player) -> None:
    page = somebody.page
    page.goto(house.url)
    page.locator(".ways > .quiet").click()
    somebody.sit_down()
    expect(page.locator(".game")).to_be_visible()
    seen: set[str] = set()
    for _ in again_and_again(page):
        phase = _phase(page)
        if phase and phase not in seen:
            seen.add(phase)
            assert problems(page) == [], phase
        if {"tell", "give", "vote", "reveal"} <= seen:
            break
        somebody.step()
    assert {"vote", "reveal"} <= seen
    page.locator(".menu").click()
    page.locator("dialog[open] li button").nth(3).click()  # the host's tools
    end = page.locator("dialog[open] .ends button").first
    end.click()
    end.click()
    page.keyboard.press("Escape")
    expect(page.locator(".podium")).to_be_visible()
    assert problems(page) == []
    expect(page.locator("a.leaf")).to_be_attached()  # its parts are known once the story has come
    for part in range(1, page.locator("main nav button").count()):
        if page.locator("main nav").is_visible():  # a desk shows all of them at once
            page.locator("main nav button").nth(part).click()
        assert problems(page) == [], part
    page.locator("a.leaf").click()
    expect(page.locator(".album")).to_be_visible()
    assert problems(page) == []
    page.locator(".top [aria-pressed]").click()
    expect(page.locator(".rounds")).to_be_visible()
    assert problems(page) == []


def _phase(page: Page) -> str | None:
    """Name what the page shows now."""
    looks = {
        "reveal": ".told",
        "tell": ".act[data-asks=tell]",
        "vote": "main ol .may button",
        "give": ".hand .may button.card",
    }
    return next((name for name, selector in looks.items() if page.locator(selector).count()), None)


def test_looking_on_and_looking_at_pictures(house: House, somebody: Player) -> None:
    code, _seats = house.table(["Ada", "Bruno", "Cleo"])
    page = somebody.page
    page.goto(f"{house.url}/t/{code}")
    page.get_by_text("Just watch").click()
    expect(page.locator(".lobby.watching")).to_be_visible()
    assert problems(page) == []
    page.goto(house.url)
    page.get_by_text("See all the pictures").click()
    expect(page.locator(".decks img").first).to_be_visible()
    assert problems(page) == []
    page.locator(".decks a").first.click()
    expect(page.locator(".cards button").first).to_be_visible()
    assert problems(page) == []
    page.locator(".cards button").first.click()
    expect(page.locator("dialog[open] .caption")).to_be_visible()
    assert problems(page) == []
