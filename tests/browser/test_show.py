"""The show of a reveal: nothing is told before its beat, and nobody has to wait for it."""

import re
from collections.abc import Iterator
from functools import partial
from itertools import groupby, pairwise, takewhile
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.devices import Devices
from tests.browser.player import House, Player, again_and_again
from tests.browser.test_layout import at_rest

pytestmark = pytest.mark.pictures

Box: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom

GOES_ON, WAITS, OVER = (f".act[data-asks={what}]" for what in ("show", "wait", "on"))
# All that a screen says or shows of a round, by where it would be seen.
SPOILERS = """
() => ({
  line: document.querySelector('footer .act p')?.innerText ?? '',
  coins: document.querySelectorAll('.show ol .coin').length,
  owners: [...document.querySelectorAll('.show ol .owner')].map(one => one.innerText),
  lit: document.querySelectorAll('.show ol > .lit').length,
  reckoned: document.querySelectorAll('.told, .act > .button').length,
  points: document.querySelector('.track [role=img]')?.ariaLabel.match(/[0-9]+/g).map(Number) ?? [],
  seals: document.querySelectorAll('.stage .seal').length,
  light: document.querySelectorAll('.stage .rays').length,
  goesOn: !!document.querySelector('.show'),
  moving: document.getAnimations()
    .filter(one => one.effect.target?.closest('.show'))
    .filter(one => one.effect.getTiming().duration > 1)
    .filter(one => one.effect.getKeyframes().some(frame => 'transform' in frame))
    .map(one => one.animationName ?? one.transitionProperty),
  fading: document.getAnimations().some(one => one.animationName === 'appear'),
})
"""
BOXES = """
selector => [...document.querySelectorAll(selector)].map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})
"""
# A clock that is later each time it is looked at, however soon.
HURRIED_CLOCK = "{ const now = Date.now; let times = 0; Date.now = () => now() + times++; }"
# Whether a page has taken its new size, and its cards theirs.
ROOMY = """
height => {
  const foot = document.querySelector('footer').getBoundingClientRect();
  const spread = document.querySelector('.show .spread > ol')?.getBoundingClientRect();
  return Math.round(foot.bottom) === height && (!spread || spread.bottom <= height);
}
"""
# What is read out, by the letter of its beat, and the order in which that may be.
HEARD = {
    "h": "The votes are in",
    "v": r"Card \d+: ",
    "n": "No votes here",
    "d": "Who slipped it in|Your card!",
    "2": "Two cards left",
    "l": r"You found it!|\w+.s card ",
    "p": r"For you: \+",
}
ORDER = "h?vn?d?(2d?)?lp?"
VERDICTS = re.compile("found it|Nobody could vote")


@pytest.fixture
def stage(tmp_path: Path, devices: Devices) -> Iterator[House]:
    """A house where reveals take their time, as they do for people."""
    server = Server(tmp_path, "--shows")
    server.start()
    house = House(server.url, devices)
    try:
        yield house
        house.close()
    finally:
        server.kill()


def revealed(house: House) -> list[Player]:
    """Two people and four computer players, at the beginning of a show: six make it a long one."""
    players = house.seated(["Ada", "Bruno"])
    house.invite(players[0], 3, 4, 5, 6)
    house.begin(players[0])
    house.play(players, lambda: players[0].page.locator(GOES_ON).count() > 0)
    return players


def test_nothing_is_told_before_its_beat(stage: House) -> None:
    page = revealed(stage)[0].page
    seen = [page.evaluate(SPOILERS)]
    trees: list[str] = []  # what there is to read for those who do not see
    for _ in again_and_again(page):
        trees.append(page.locator("body").aria_snapshot())
        seen.append(page.evaluate(SPOILERS))
        if not seen[-1]["goesOn"]:
            break
    during = [one for one in seen if one["goesOn"]]
    assert (during[0]["coins"], during[0]["owners"], during[0]["lit"]) == (0, [], 0)
    for before, after in pairwise(during):
        assert before["coins"] <= after["coins"]
        assert set(before["owners"]) <= set(after["owners"])
    for one in during:
        assert one["reckoned"] == 0
        assert one["points"] == []  # nobody's, until the show is over
        assert one["light"] == one["lit"]
        assert not one["seals"] or one["owners"]
        assert not one["lit"] or len(one["owners"]) == len(during[-1]["owners"])
        assert one["moving"] == []  # this browser's owner wants things to stay still
    assert any(one["fading"] for one in during)
    assert len({one["line"] for one in during}) > 2
    heard = "".join(letter for letter, _ in groupby(filter(None, map(_beat_heard, trees))))
    assert re.fullmatch(ORDER, heard), heard
    for tree in takewhile(lambda tree: _beat_heard(tree) != "l", trees):
        assert not VERDICTS.search(tree)
        assert "So that was" not in tree
    expect(page.locator(".told")).to_be_visible()
    assert sum(page.evaluate(SPOILERS)["points"]) > 0
    expect(page.locator(OVER)).to_have_count(1)  # when the rabbits have hopped


def _beat_heard(tree: str) -> str:
    """Return the letter of the beat that a page's text tells of, if it does."""
    told = (beat for beat, words in HEARD.items() if re.search(f'paragraph: "?({words})', tree))
    return next(told, "")


def test_a_light_that_comes_too_early_is_seen_by_the_watch_over_every_frame(stage: House) -> None:
    page = revealed(stage)[0].page
    assert page.evaluate("window.spoilt") == []
    page.evaluate("document.querySelector('.show li').classList.add('lit')")
    for _ in again_and_again(page):
        if page.evaluate("window.spoilt.length"):
            break
    page.evaluate("document.querySelector('.show .lit')?.classList.remove('lit')")
    expect(page.locator(".told")).to_be_visible()
    page.evaluate("window.spoilt = []")


def test_anyone_hurries_their_own_screen_and_the_host_everybodys(stage: House) -> None:
    host, guest = revealed(stage)
    expect(guest.page.locator(GOES_ON)).to_have_count(1)
    guest.page.locator(f"{GOES_ON} .here").click()
    expect(guest.page.locator(".told")).to_be_visible()
    # The others have not seen it: nothing on this screen takes the show away from them.
    expect(guest.page.locator(WAITS)).to_contain_text("The others are still watching")
    assert guest.page.locator(".act .button, .act .all").count() == 0
    expect(host.page.locator(GOES_ON)).to_have_count(1)
    assert host.page.locator(".told").count() == 0
    host.page.locator(f"{GOES_ON} .here").click()
    expect(host.page.locator(".told")).to_be_visible()
    expect(guest.page.locator(WAITS)).to_have_count(1)
    host.page.locator(f"{WAITS} .all").click()
    expect(host.page.locator(OVER)).to_have_count(1)
    expect(guest.page.locator(OVER)).to_have_count(1)
    expect(guest.page.locator(f"{OVER} > .button")).to_be_enabled()
    # When all is told, hearts can be given, moved, and taken back; everybody sees them.
    for player in (host, guest):
        _lay_out(player.page)
    mine = host.page.locator(".result button.love")
    mine.first.click()
    expect(guest.page.locator(".result .love b")).to_have_text(["1"])
    mine.last.click()
    expect(mine.last).to_have_attribute("aria-pressed", "true")
    expect(host.page.locator(".result .love b")).to_have_text(["1"])
    mine.last.click()
    expect(guest.page.locator(".result .love b")).to_have_count(0)


def _lay_out(page: Page) -> None:
    """Have all cards before me, where they have no room beside the points."""
    if (cards := page.locator(".result .more")).count():
        cards.click()
    expect(page.locator(".result button.card")).to_have_count(6)


def test_a_screen_that_comes_late_is_at_the_right_beat(stage: House) -> None:
    host, guest = revealed(stage)
    expect(host.page.locator(".show .coin").first).to_be_visible()
    guest.page.reload()
    expect(guest.page.locator(".show, .told")).to_be_visible()
    late = guest.page.evaluate(SPOILERS)
    assert late["coins"] >= 1 or late["reckoned"]  # it does not begin anew


def test_a_show_comes_to_rest_on_a_slow_phone(stage: House) -> None:
    """There time has gone on whenever it is looked at: what notes lateness must not read it."""
    guest = revealed(stage)[1].page
    guest.add_init_script(HURRIED_CLOCK)
    guest.reload()
    expect(guest.locator(".show .coin, .told").first).to_be_visible()


def test_who_looks_on_hurries_their_own_screen_too(stage: House) -> None:
    players = stage.seated(["Ada", "Bruno"])
    watcher = stage.player("Cleo").page
    watcher.goto(f"{stage.url}/t/{players[0].code}")
    watcher.locator("dialog[open] .other").click()
    stage.invite(players[0], 3, 4, 5, 6)
    stage.begin(players[0])
    stage.play(players, lambda: players[0].page.locator(GOES_ON).count() > 0)
    watcher.locator(".act .here").click()
    expect(watcher.locator(".told")).to_be_visible()
    expect(watcher.locator(".act")).to_contain_text("The others are still watching")
    expect(players[0].page.locator(GOES_ON)).to_have_count(1)


def covered(page: Page, what: str) -> list[tuple[Box, Box]]:
    """Name what lies on a card, and the card."""
    cards: list[Box] = page.evaluate(BOXES, ".show .card")
    return [
        (box, card)
        for box in page.evaluate(BOXES, what)
        for card in cards
        if box[0] < card[2] and box[2] > card[0] and box[1] < card[3] and box[3] > card[1]
    ]


def test_one_calls_something_out_while_it_is_funny(stage: House) -> None:
    host, guest = revealed(stage)
    page = guest.page
    row = f"{GOES_ON} .reactions .row button"
    for width, height in [(844, 390), (390, 844), (375, 667), (320, 568)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(ROOMY, arg=height)
        more = page.locator(f"{GOES_ON} .more[aria-expanded=false]")
        if more.is_visible():
            more.click()
        # None covers a card, once all have found their places on the screen.
        assert not at_rest(page, partial(covered, page, row))
        found = page.evaluate(BOXES, row)
        assert len(found) == 4
        for left, top, right, bottom in found:
            assert min(right - left, bottom - top) >= 44, (width, height)
            assert left >= 0
            assert right <= width
    page.locator(row).first.click()
    expect(host.page.locator(".game ul li", has_text="Bruno:")).to_have_count(1)
    assert host.page.locator(GOES_ON).count() == 1  # in time
