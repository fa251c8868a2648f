"""The show of a reveal: nothing is told before its beat, and nobody has to wait for it."""

import re
from collections.abc import Iterator
from itertools import groupby, pairwise, takewhile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.devices import Devices
from tests.browser.player import House, Player, again_and_again

pytestmark = pytest.mark.pictures

GOES_ON, OVER = ".act[data-asks=show]", ".act[data-asks=on]"
# All that a screen says or shows of a round, by where it would be seen.
SPOILERS = """
() => ({
  line: document.querySelector('footer .act p')?.innerText ?? '',
  coins: document.querySelectorAll('.show ol .coin').length,
  owners: [...document.querySelectorAll('.show ol .owner')].map(one => one.innerText),
  lit: document.querySelectorAll('.show ol > .lit').length,
  reckoned: document.querySelectorAll('.told, .act > .button').length,
  points: document.querySelector('.track [role=img]').ariaLabel.match(/[0-9]+/g).map(Number),
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
# What is read out, by the letter of its beat, and the order in which that may be.
HEARD = {
    "h": "The votes are in",
    "v": r"Card \d+: ",
    "n": "Nobody chose these",
    "d": "Who slipped it in|Your card!",
    "2": "Two cards are left",
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
        assert set(one["points"]) == {0}  # of the first round, until the show is over
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
    expect(page.locator(".told")).to_be_visible()
    assert sum(page.evaluate(SPOILERS)["points"]) > 0
    expect(page.locator(OVER)).to_have_count(1)  # when the rabbits have hopped


def _beat_heard(tree: str) -> str:
    """Return the letter of the beat that a page's text tells of, if it does."""
    told = (beat for beat, words in HEARD.items() if re.search(f'paragraph: "?({words})', tree))
    return next(told, "")


def test_a_guest_hurries_their_own_screen_and_the_host_everybodys(stage: House) -> None:
    host, guest = revealed(stage)
    expect(guest.page.locator(GOES_ON)).to_have_count(1)
    guest.page.locator(f"{GOES_ON} .quiet").click()
    expect(guest.page.locator(".told")).to_be_visible()
    expect(host.page.locator(GOES_ON)).to_have_count(1)
    assert host.page.locator(".told").count() == 0
    host.page.locator(f"{GOES_ON} .quiet").click()
    expect(host.page.locator(".told")).to_be_visible()
    expect(guest.page.locator(OVER)).to_have_count(1)
    # When all is told, hearts can be given, moved, and taken back; everybody sees them.
    mine = host.page.locator(".result button.love")
    mine.first.click()
    expect(guest.page.locator(".result .love b")).to_have_text(["1"])
    mine.last.click()
    expect(mine.last).to_have_attribute("aria-pressed", "true")
    expect(host.page.locator(".result .love b")).to_have_text(["1"])
    mine.last.click()
    expect(guest.page.locator(".result .love b")).to_have_count(0)


def test_a_screen_that_comes_late_is_at_the_right_beat(stage: House) -> None:
    host, guest = revealed(stage)
    expect(host.page.locator(".show .coin").first).to_be_visible()
    guest.page.reload()
    expect(guest.page.locator(".show, .told")).to_be_visible()
    late = guest.page.evaluate(SPOILERS)
    assert late["coins"] >= 1 or late["reckoned"]  # it does not begin anew
