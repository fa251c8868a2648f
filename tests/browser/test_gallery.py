"""Looking at decks in peace."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import House

pytestmark = pytest.mark.pictures


def test_every_card_has_its_words_in_my_language(house: House) -> None:
    guest = house.player("Guest", language="cs-CZ", phone=False)
    page = guest.page
    page.goto(f"{house.url}/decks/base")
    cards = page.locator(".cards button")
    expect(cards.first).to_be_visible()
    cards.first.click()
    caption = page.locator("dialog[open] .caption")
    expect(caption).to_have_text(re.compile("[ěščřžůý]"))
    before = caption.inner_text()
    expect(page).to_have_url(re.compile("/decks/base/[a-z-]+$"))
    page.keyboard.press("ArrowRight")
    expect(caption).not_to_have_text(before)
    second = page.url
    page.keyboard.press("Escape")
    expect(page).to_have_url(f"{house.url}/decks/base")
    expect(caption).to_have_count(0)
    # A card has an address: forward leads to it again, and back away from it, also after others.
    page.go_forward()
    expect(caption).not_to_have_text(before)
    expect(page).to_have_url(second)
    page.go_back()
    expect(caption).to_have_count(0)
    page.goto(f"{house.url}/decks/base/bed-adrift")  # whoever comes by a link sees it, and its deck
    expect(page.locator("dialog[open] .here img")).to_be_visible()
    expect(page).to_have_title(re.compile("Half the Blanket"))
    page.locator("dialog[open] .acts .round").click()
    expect(page).to_have_url(f"{house.url}/decks/base")
    page.goto(f"{house.url}/decks/base/none")
    expect(cards.first).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("nav select").select_option("uk")
    expect(page.locator("h1")).to_have_text(re.compile("[іїєа-я]"))
    cards.first.click()
    expect(caption).to_have_text(re.compile("[іїє]"))


def test_a_deck_is_taken_home(house: House) -> None:
    guest = house.player("Guest")
    page = guest.page
    page.goto(f"{house.url}/decks")
    # What the program draws itself, to try things out, is nothing to look at.
    expect(page.locator(".decks a")).to_have_count(1)
    page.locator(".decks a").first.click()
    page.wait_for_url(re.compile("/decks/base$"))
    with page.expect_download() as started:
        page.locator("header a[download]").click()
    assert started.value.suggested_filename == "base.zip"
    page.go_back()
    expect(page.locator(".decks a").first).to_be_visible()


def test_a_deck_that_is_not_there_is_said_kindly(house: House) -> None:
    guest = house.player("Guest")
    guest.page.goto(f"{house.url}/decks/none")
    expect(guest.page.locator(".problem")).to_be_visible()
    guest.page.locator("nav button").click()
    expect(guest.page.locator(".decks a").first).to_be_visible()
