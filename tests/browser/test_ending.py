"""The end of a game: a story in four parts by keyboard, an album, and a picture to send."""

import struct
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import Page, expect

from tests.browser.elsewhere import played_by
from tests.browser.player import House, Player

NAMES = ("Ada", "Bruno", "Cleo", "Dora")
MANY = 500  # colours
ROUNDS = {"target": None, "turns_each": 1}
# How many colours there are on a picture: on a blank one, one.
LOOK = """
picture => {
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Set();
  for (let at = 0; at < data.length; at += 4 * 97) {
    colours.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
  }
  return colours.size;
}
"""


def download(page: Page, shape: str, folder: Path) -> tuple[int, int]:
    """Draw a picture of this shape, look that it is not blank, save it; return how large it is."""
    page.locator(f"input[value={shape}]").check()
    wide = "1200x630" if shape == "wide" else "1080x1350"
    save = page.locator(f"dialog[open] a[download$='{wide}.png']")
    expect(save).to_be_visible()
    assert page.locator(".preview img").evaluate(LOOK) > MANY
    with page.expect_download() as coming:
        save.click()
    there = folder / coming.value.suggested_filename
    coming.value.save_as(there)
    head = there.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:24])
    return width, height


def at_the_end(house: House) -> Player:
    """Come to a game that is over, as its host."""
    code, seat = played_by(house.url, NAMES, house=ROUNDS)
    host = house.player("Ada")
    host.take(code, seat)
    expect(host.page.locator(".podium")).to_be_visible()
    expect(host.page.locator("main nav button")).to_have_count(4)
    return host


@pytest.mark.pictures
def test_the_end_is_told_in_four_parts_and_can_be_sent(house: House, tmp_path: Path) -> None:
    page = at_the_end(house).page
    for heading in ("Card of the evening", "Your moments, Ada", "All rounds"):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("heading", name=heading)).to_be_focused()
        expect(page.locator(".podium")).to_be_hidden()
    page.keyboard.press("ArrowRight")  # it does not begin again
    expect(page.get_by_role("heading", name="All rounds")).to_be_visible()
    page.locator("main nav button").nth(2).click()
    expect(page.locator(".mine-part .slip, .mine-part .none").first).to_be_visible()
    box = page.locator(".stage").bounding_box()
    assert box
    page.mouse.click(box["x"] + 6, box["y"] + box["height"] - 6)  # the left third
    expect(page.locator(".card-part .clue")).to_be_visible()
    page.locator(".card-part .share").click()
    assert download(page, "tall", tmp_path) == (1080, 1350)
    assert download(page, "wide", tmp_path) == (1200, 630)
    expect(page.get_by_label("Show names")).not_to_be_checked()
    page.keyboard.press("Escape")
    page.locator("main nav button").last.click()
    page.locator(".pages a").nth(2).click()
    expect(page.locator("[aria-current=page]")).to_have_accessible_name("Round 3")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[aria-current=page]")).to_have_accessible_name("Round 2")
    expect(page.locator(".album button.card")).to_have_count(len(NAMES))
    page.locator(".album .share").click()
    expect(page.locator(".preview img")).to_be_visible()


def test_once_more_is_one_tap_from_every_part(house: House) -> None:
    host = at_the_end(house)
    for part in range(4):
        host.page.locator("main nav button").nth(part).click()
        expect(host.page.get_by_role("button", name="Play again!")).to_be_visible()
    host.page.get_by_role("button", name="Play again!").click()
    expect(host.page.locator(".podium")).to_have_count(0)
    told = httpx2.get(f"{house.url}/api/tables/{host.code}").raise_for_status().json()
    assert told["summary"]["playing"]
