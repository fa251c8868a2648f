"""In the lobby, people whisper a word or two to those who cannot see a host's pictures."""

import re

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.player import House, Player
from tests.browser.test_access import problems
from tests.browser.test_uploads import bring, cards, choose
from tests.decks.workshop import as_bytes, painted

pytestmark = pytest.mark.pictures


def small_photos(number: int) -> list[FilePayload]:
    """Take photos that are quick to read, and large enough for a card."""
    return [
        {
            "name": f"IMG {seed}.jpg",
            "mimeType": "image/jpeg",
            "buffer": as_bytes(painted(640, 960, seed), "JPEG"),
        }
        for seed in range(number)
    ]


def gathered(house: House) -> tuple[Player, Player]:
    """A host who has brought two pictures and invited a computer player, and a guest."""
    host = house.player("Zuza", language="pl-PL")
    host.open_table()
    bring(host.page)
    choose(host.page, small_photos(2))
    cards(host.page, 2)
    host.page.locator(".own footer .button").click()
    expect(host.page.locator(".own")).to_have_count(0)
    host.fold()
    house.invite(host, 2)
    guest = house.player("Jan", language="pl-PL")
    guest.join(host.code)
    return host, guest


def whisper(page: Page, text: str, place: int) -> None:
    """Type something about the picture that is asked about, and send it by Enter."""
    dialog = page.get_by_role("dialog", name="W dwóch słowach")
    expect(dialog.get_by_role("status")).to_have_text(f"Obrazek {place} z 2")
    expect(dialog.get_by_role("img")).to_be_visible()
    expect(dialog.get_by_label("Co tu widzisz?")).to_be_focused()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_a_guest_whispers_by_keyboard_and_is_thanked(house: House) -> None:
    host, guest = gathered(house)
    page = guest.page
    card = page.get_by_role("region", name=re.compile("nie widzi waszych obrazków"))
    expect(card).to_be_visible()
    card.get_by_role("button", name="Szepnij słówko").press("Enter")
    whisper(page, "łódź", 1)
    assert problems(page) == []
    whisper(page, "babcia, ogród", 2)
    expect(page.get_by_text("Dzięki! 2 obrazki mają już twoje słowa.").last).to_be_visible()
    expect(page.get_by_role("button", name="Wróć do stołu")).to_be_focused()
    assert problems(page) == []

    # What was said can be mended, and taken back.
    page.get_by_role("button", name="„łódź”: zmień lub cofnij").press("Enter")
    field = page.get_by_label("Co tu widzisz?")
    expect(field).to_have_value("łódź")
    field.fill("")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="„babcia, ogród”: zmień lub cofnij")).to_be_visible()
    expect(page.get_by_role("button", name="„łódź”: zmień lub cofnij")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    again = page.get_by_role("button", name="Zmień lub dodaj")
    expect(again).to_be_focused()
    assert problems(page) == []

    # It is mine on every page that I come back to, and nobody else is told.
    page.reload()
    again.click()
    expect(page.get_by_text("babcia, ogród")).to_be_visible()
    assert any("ogród" in frame for frame in guest.frames)
    for text in ("łódź", "ogród"):
        assert not any(text in frame for frame in host.frames)
        assert text not in host.page.content()
    expect(host.page.get_by_role("button", name="Szepnij słówko")).to_be_visible()
