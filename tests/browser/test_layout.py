"""Nothing is wider than the screen it is on, in any language, from 320 pixels to a wide desk."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import House, again_and_again

SIZES = {"small": (320, 568), "turned": (844, 390), "tablet": (820, 1180), "wide": (1920, 1080)}
LANGUAGES = ("en-GB", "pl-PL", "uk-UA", "ro-RO", "cs-CZ")


def fits(page: Page) -> bool:
    """Tell whether the page can be seen without moving it sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def touchable(page: Page) -> list[str]:
    """Name the buttons that a thumb would miss."""
    return page.evaluate(  # type: ignore[no-any-return]  # the script below returns texts
        """[...document.querySelectorAll('button, a, select')]
            .map(one => [one, one.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.width < 30 || box.height < 30))
            .map(([one]) => one.outerHTML.slice(0, 90))"""
    )


@pytest.mark.parametrize(
    ("size", "language"),
    [
        *(("small", language) for language in LANGUAGES),  # the longest words on the least room
        ("turned", "pl-PL"),
        ("tablet", "ro-RO"),
        ("wide", "uk-UA"),
    ],
)
def test_every_screen_fits(house: House, size: str, language: str) -> None:
    player = house.player("Maximiliana-Aleksandra", language=language)
    page = player.page
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(house.url)
    expect(page.locator(".ways")).to_be_visible()
    assert fits(page)
    assert touchable(page) == []
    page.locator(".ways .button").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert fits(page)
    player.sit_down()
    expect(page.locator(".lobby .decks img").first).to_be_visible()
    assert fits(page)
    player.unfold()
    page.locator("[name=first]").select_option('"host"')
    page.locator("[name=timers]").select_option("own")
    page.locator("[name=some_finder]").fill("1001")
    page.locator("[name=votes_min]").fill("2")
    page.locator("[name=first]").focus()
    expect(page.locator(".hitch")).to_be_visible()
    assert fits(page)
    assert touchable(page) == []
    page.locator(".hitch button").click()
    page.locator("[name=first]").select_option("")
    for number in (2, 3, 4):
        page.locator(".company button").first.click()
        expect(page.locator(".lobby .big li")).to_have_count(number)
    page.locator(".lobby footer .button").click()
    expect(page.locator(".game")).to_be_visible()
    seen = set()
    for _ in again_and_again(page):
        for selector in (".told", "main ol button[aria-pressed]", ".hand", ".act form .hint"):
            if page.locator(selector).count() and selector not in seen:
                seen.add(selector)
                assert fits(page), selector
                assert touchable(page) == [], selector
        if ".told" in seen:
            return
        player.step()
