"""What a hand feels of a game; where nothing buzzes, the card that it is about shakes."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import House, Player, again_and_again
from tests.browser.test_show import stage

__all__ = ["stage"]

# A device that cannot buzz; what shakes is kept, with the number of its place if it has one.
NO_BUZZ = """
delete Navigator.prototype.vibrate;
window.__shaken = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (options?.composite === 'add')
    window.__shaken.push([this.localName === 'li' ? 'li' : this.className.split(' ')[0],
      Number(this.querySelector('.numeral')?.innerText ?? 0)]);
  return animate.call(this, frames, options);
};
"""
MINE = """
() => [...document.querySelectorAll('main ol > li:has(.label.mine) .numeral')]
  .map(one => Number(one.innerText))
"""
# The beats in which coins are on their way.
FLYING = """
() => document.getAnimations().filter(one => /-(fly|land)$/.test(one.animationName))
  .filter(one => one.effect.target.closest('.vote'))
  .map(() => document.querySelector('.show')?.dataset.beat ?? '')
"""
VOTES = ".act[data-asks=vote]"


def shaken(page: Page) -> list[tuple[str, int]]:
    """Return what has shaken since this was last asked, and forget it."""
    return [(what, number) for what, number in page.evaluate("__shaken.splice(0)")]


def vote_for(player: Player, number: int) -> None:
    player.page.locator("main ol > li").nth(number - 1).locator("button.card").tap()
    player.page.locator("dialog.close .acts > .button").tap()


@pytest.mark.pictures
def test_the_card_shakes_that_it_is_about(stage: House) -> None:
    code, seats = stage.table(["Ada", "Bruno", "Cleo"])
    players = [stage.player(name) for name in ("Ada", "Bruno", "Cleo")]
    bruno, cleo = players[1:]
    bruno.page.emulate_media(reduced_motion="no-preference")
    bruno.page.add_init_script(NO_BUZZ)
    for player, seat in zip(players, seats, strict=True):
        player.take(code, seat)
        expect(player.page.locator(".lobby")).to_be_visible()
    bruno.page.locator(".lobby footer .start").tap()  # browsers buzz for those who touch them
    stage.begin(players[0])
    players[0].page.locator(".act > .button").click()  # who is first to tell
    stage.play(players, lambda: any(p.page.locator(VOTES).count() for p in (bruno, cleo)))
    for player in (bruno, cleo):
        expect(player.page.locator(VOTES)).to_have_count(1)
        player.fold()  # they may be looking at a card already
    assert ("mine", 0) in shaken(bruno.page)  # what he gave

    mine = bruno.page.evaluate(MINE)
    other = next(number for number in range(1, 6) if number not in mine)
    vote_for(bruno, other)
    expect(bruno.page.locator(VOTES)).to_have_count(0)
    expect(bruno.page.locator("dialog[open]")).to_have_count(0)  # when the coin lies
    expect(bruno.page.locator("main ol .coin")).to_have_count(1)
    # It was looked at closely, and the coin was laid.
    assert shaken(bruno.page) == [("slot", other), ("slot", other)]
    # On a large screen votes land where the cards lie: the very one shakes that is his.
    bruno.page.set_viewport_size({"width": 1024, "height": 768})
    vote_for(cleo, mine[0])
    flying: set[str] = set()
    for _ in again_and_again(bruno.page):
        flying |= set(bruno.page.evaluate(FLYING))
        if bruno.page.locator(".told").count():
            break
    assert flying <= {"votes"}  # a coin that lies has come already
    felt = shaken(bruno.page)
    assert ("li", mine[0]) in felt
    # And the one he chose, if it is the storyteller's.
    assert {number for what, number in felt if what in {"li", "one"}} <= {mine[0], other}
