"""Clues beyond words: sung, mimed, drawn and said aloud, with devices that are made up."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.player import House, Player, again_and_again
from tests.browser.test_sofa import pair

NAMES = ("Ada", "Bruno", "Cleo", "Dana")
FIRST = {"first": "host"}
WORDS, SOUND, MIME, DRAWING = range(4)  # where they stand beside each other
ASKS = "document.querySelector('footer .act')?.dataset.asks ?? ''"
OVERFLOWS = """
() => [...document.querySelectorAll('dialog.tell[open] :is(button, p, label)')]
  .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1
    && getComputedStyle(one).display !== 'inline')
  .map(one => [one.className, one.innerText, one.scrollWidth, one.clientWidth])
"""
WIDTH = "document.documentElement.scrollWidth - innerWidth"


# Nobody can be asked where there is no window: this says no in their place.
REFUSES = """
() => {
  navigator.mediaDevices.getUserMedia =
    async () => { throw new DOMException('no', 'NotAllowedError'); };
}
"""


def telling(player: Player) -> Locator:
    """Choose a card and come to the sheet on which it is told."""
    page = player.page
    if not page.locator("dialog.close[open]").count():
        page.locator(".hand .may button.card").first.click()
    page.locator("dialog.close[open] .acts .button").click()
    sheet = page.locator("dialog.tell[open]")
    expect(sheet).to_be_visible()
    return sheet


def way(sheet: Locator, number: int) -> None:
    """Choose how it is told."""
    sheet.locator("header .ways button").nth(number).click()


def records_sound(sheet: Locator) -> None:
    way(sheet, SOUND)
    begin = sheet.locator(".maker .button")
    begin.click()
    expect(sheet.locator(".meter")).to_be_visible()
    expect(sheet.locator(".clock span")).to_contain_text("1 ")  # a second of humming
    begin.click()
    expect(sheet.locator(".sound")).to_be_visible()


def records_mime(sheet: Locator) -> None:
    way(sheet, MIME)
    go = sheet.locator(".maker .button")
    go.click()
    expect(sheet.locator("video")).to_be_visible()
    go.click()
    expect(sheet.locator(".records")).to_be_visible()
    expect(go).to_be_enabled()
    go.click()
    expect(sheet.locator(".film")).to_be_visible()


def draws(sheet: Locator) -> None:
    page = sheet.page
    box = sheet.locator(".drawing canvas").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 160, box["y"] + 120, steps=6)
    page.mouse.up()


def tell(sheet: Locator, caption: str = "") -> None:
    if caption:
        sheet.locator("[name=caption]").fill(caption)
    sheet.locator("footer [type=submit]").click()
    expect(sheet).to_have_count(0)


def devices_given_back(page: Page) -> None:
    """See that no microphone and no camera is held any more."""
    assert page.evaluate("window.lent.every(one => one.readyState === 'ended')")
    assert page.evaluate("window.lent.length") > 0


NOTES_TRACKS = """
(() => {
  window.lent = [];
  const own = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
  if (own) navigator.mediaDevices.getUserMedia = async wanted => {
    const stream = await own(wanted);
    window.lent.push(...stream.getTracks());
    return stream;
  };
})()
"""


def until_told(players: Sequence[Player], teller: Player | None) -> None:
    """Let everyone give, vote and go on, until all see somebody tell, or the game is over."""
    for _ in again_and_again(players[0].page):
        asked = [player.page.evaluate(ASKS) for player in players]
        if teller is None and all(player.over for player in players):
            return
        if teller is not None and all(
            asks == ("tell" if player is teller else "")
            for player, asks in zip(players, asked, strict=True)
        ):
            return
        for player, asks in zip(players, asked, strict=True):
            if asks != "tell":
                player.step()


@pytest.mark.pictures  # of a mime, too
def test_an_evening_is_hummed_mimed_drawn_and_said_aloud(house: House) -> None:
    rules = {**FIRST, "turns_each": 1, "target": None}
    players = house.seated(NAMES, house=rules)
    ada, bruno, cleo, dana = players
    ada.page.evaluate(NOTES_TRACKS)
    house.begin(ada)

    sheet = telling(ada)
    records_sound(sheet)
    devices_given_back(ada.page)
    sheet.locator("[name=shared]").check()
    tell(sheet, "A long low hum")
    _hears_by_keyboard(bruno)
    ada.page.evaluate("window.lent = []")

    until_told(players, bruno)
    sheet = telling(bruno)
    records_mime(sheet)
    tell(sheet)
    cleo.page.locator("header .look").click()
    stage = cleo.page.locator("dialog.stage[open]")
    expect(stage.locator(".steps span")).to_have_text(re.compile(r"^1 of \d+$"))
    stage.locator(".steps button").last.click()  # who wants stillness turns the pictures
    expect(stage.locator(".steps span")).to_have_text(re.compile(r"^2 of \d+$"))
    cleo.page.keyboard.press("Escape")
    expect(stage).to_have_count(0)

    until_told(players, cleo)
    sheet = telling(cleo)
    way(sheet, DRAWING)
    draws(sheet)
    tell(sheet, "A falling line")
    dana.page.locator("header .look").click()
    stage = dana.page.locator("dialog.stage[open]")
    expect(stage.locator(".page canvas")).to_be_visible()
    assert stage.locator(".page canvas").evaluate(_INKED)
    expect(stage.locator("details p")).to_be_hidden()  # in words only if one asks
    stage.locator("summary").click()
    expect(stage.locator("details p")).to_have_text("A falling line")
    dana.page.keyboard.press("Escape")

    until_told(players, dana)
    telling(dana).locator(".aloud").click()
    expect(ada.page.locator("header h1")).to_contain_text("Dana says the clue aloud")

    until_told(players, None)
    ada.page.goto(f"{house.url}/t/{ada.code}/games/1#1")
    page = ada.page.locator("article")
    expect(page.locator("h2.clue")).to_have_text("A long low hum")
    expect(page.locator(".sound")).to_be_visible()
    ada.page.locator("main nav ol button").nth(2).click()
    expect(page.locator(".look canvas.drawing")).to_be_visible()
    page.locator(".share").click()
    expect(page.locator(".preview img")).to_be_visible()


_INKED = """
canvas => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  .data.some((byte, place) => place % 4 === 3 && byte > 0)
"""


def _hears_by_keyboard(player: Player) -> None:
    """Play a sound, read what it is and lay a card, without a finger or a mouse."""
    page = player.page
    play = page.locator("header .sound")
    expect(play).to_have_attribute("aria-label", re.compile("Listen: Ada. Play"))
    play.focus()
    page.keyboard.press("Enter")
    expect(play).to_have_attribute("aria-label", re.compile("Stop"))
    expect(page.locator("header .caption")).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("header .caption")).to_have_text("A long low hum")
    page.locator(".hand .may button.card").first.focus()
    page.keyboard.press("Enter")
    page.locator("dialog.close[open] .acts .button").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog.close[open]")).to_have_count(0)


def test_a_refusal_is_taken_kindly_in_polish_on_a_phone(house: House) -> None:
    code, seats = house.table(NAMES[:3], house=FIRST)
    ada = house.player("Ada", language="pl-PL")
    ada.take(code, seats[0])
    house.begin(ada)
    ada.page.evaluate(REFUSES)
    sheet = telling(ada)
    assert ada.page.evaluate(OVERFLOWS) == []
    way(sheet, SOUND)
    expect(sheet.locator(".consent")).to_contain_text("mikrofon")
    assert ada.page.evaluate(OVERFLOWS) == []
    sheet.locator(".maker .button").click()
    expect(sheet.locator(".trouble")).to_contain_text("Mikrofon zostaje wyłączony")
    assert ada.page.evaluate(OVERFLOWS) == []
    assert ada.page.evaluate(WIDTH) <= 0
    sheet.locator(".trouble .quiet").first.click()
    expect(sheet.locator(".drawing canvas")).to_be_visible()
    assert ada.page.evaluate(OVERFLOWS) == []
    draws(sheet)
    tell(sheet)
    expect(ada.page.locator("header h1")).to_have_text("Ada rysuje")


def test_over_plain_http_there_is_drawing_and_the_host_hears_what_helps(
    house: House, server: Server
) -> None:
    code, seats = house.table(NAMES[:3], house={**FIRST, "media": ["sound", "mime", "drawing"]})
    ada = house.player("Ada")
    house.url = f"http://table.test:{server.port}"
    ada.take(code, seats[0])
    house.begin(ada)
    sheet = telling(ada)
    # Without words, it begins with what is sung.
    expect(sheet.locator(".trouble")).to_contain_text("encrypted pages")
    expect(sheet.locator(".trouble")).to_contain_text("start Pinxit with")
    sheet.locator(".trouble .quiet", has_text="Draw").click()
    draws(sheet)
    tell(sheet)
    expect(ada.page.locator("header .look")).to_be_visible()


def test_a_page_that_came_from_elsewhere_is_loaded_anew_before_it_asks(house: House) -> None:
    code, seats = house.table(NAMES[:3], house=FIRST)
    ada = house.player("Ada")
    ada.take(code, seats[0])
    ada.page.goto(house.url)
    ada.page.locator(".return .button").click()
    house.begin(ada)
    sheet = telling(ada)
    way(sheet, SOUND)
    sheet.locator(".maker .button").click()
    expect(sheet.locator(".consent")).to_be_visible()  # the same card, in the same way
    records_sound(sheet)
    assert ada.page.evaluate("sessionStorage.length") == 0


def test_who_loses_the_connection_while_recording_tells_after(house: House) -> None:
    (ada,) = house.seated(NAMES[:3], 1, house=FIRST)
    house.begin(ada)
    sheet = telling(ada)
    way(sheet, SOUND)
    sheet.locator(".maker .button").click()
    expect(sheet.locator(".meter")).to_be_visible()
    ada.context.set_offline(True)
    expect(sheet.locator(".clock span")).to_contain_text("1 ")
    sheet.locator(".maker .button").click()
    sheet.locator("[name=caption]").fill("What was left of it")
    with ada.page.expect_event("requestfailed"):
        sheet.locator("footer [type=submit]").click()
    expect(sheet.locator("footer [type=submit]")).to_have_text("Sending…")
    ada.context.set_offline(False)  # the same bytes go again
    expect(sheet).to_have_count(0)
    expect(ada.page.locator("header .sound")).to_be_visible()


def test_a_television_shows_a_drawing_to_the_whole_room(house: House) -> None:
    (ada,) = house.seated(NAMES[:3], 1, house=FIRST)
    screen = house.player("Television", phone=False).page
    screen.set_viewport_size({"width": 1920, "height": 1080})
    pair(house, ada, screen)
    house.begin(ada)
    sheet = telling(ada)
    way(sheet, DRAWING)
    draws(sheet)
    tell(sheet)
    show = screen.locator(".performance")
    expect(show.locator("h1")).to_have_text("Ada draws")
    width = "one => one.getBoundingClientRect().width"
    large = show.locator("canvas")
    expect(large).to_be_visible()
    assert large.evaluate(width) > 1000
    assert large.evaluate(_INKED)


def test_chance_chooses_the_card_and_the_evening_has_a_theme(house: House) -> None:
    rules = {**FIRST, "blind": True, "theme": "question", "media": ["words"]}
    ada, bruno = house.seated(NAMES[:3], 2, house=rules)
    expect(bruno.page.locator(".agreed .line")).to_contain_text("Theme: a question")
    house.begin(ada)
    expect(ada.page.locator("header h1")).to_contain_text("chance chose your card")
    expect(ada.page.locator(".hand .may")).to_have_count(1)
    sheet = telling(ada)
    expect(sheet.locator(".ways")).to_have_count(0)  # one medium is no choice
    expect(sheet.locator(".theme")).to_have_text("Theme: a question")
    sheet.locator("textarea").fill("Who left the light on")
    sheet.locator("footer [type=submit]").click()
    expect(sheet.locator(".problem")).to_contain_text("all clues are of one kind")
    sheet.locator("textarea").fill("Who left the light on?")
    sheet.locator("footer [type=submit]").click()
    expect(bruno.page.locator("header .who")).to_contain_text("a question")


def test_a_host_says_how_clues_are_told(house: House) -> None:
    host, guest = house.seated(NAMES[:3], 2)
    page = host.page
    host.unfold()
    page.get_by_role("button", name="Pantomime or song").click()
    rules = guest.page.locator(".changed-rules li")
    expect(rules).to_have_text("Ways to tell: said aloud, sung or hummed, and mimed")
    page.locator("[name=media][value=drawing]").check()
    expect(rules).to_have_text("Ways to tell: said aloud, sung or hummed, mimed, and drawn")
    page.locator("[name=theme]").select_option("proverb")
    expect(page.locator(".hitch")).to_contain_text("clues in words")
    page.locator("[name=media][value=words]").check()
    expect(page.locator(".hitch")).to_have_count(0)
    expect(guest.page.locator(".agreed .line")).to_contain_text("Theme: a proverb")
    page.locator("[name=theme]").select_option("own")
    page.locator("[name=theme-own]").fill("the sea")
    page.locator("[name=theme-own]").press("Tab")
    expect(guest.page.locator(".agreed .line")).to_contain_text("Theme: “the sea”")
    guest.page.locator(".menu").click()
    guest.page.locator("dialog[open] li button", has_text="Rules").click()
    text = guest.page.locator("dialog[open] .rules")
    expect(text).to_contain_text("Every clue at this table follows a theme: “the sea”")
