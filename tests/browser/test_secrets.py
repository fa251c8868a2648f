"""The check that every browser test ends with finds what is planted."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.player import House
from tests.browser.secrets import cards_shown, cards_told, check_storage, pictures


def frame(**sections: object) -> str:
    return json.dumps({"type": "update", "from": 1, "to": 2, "sections": sections})


MINE = frame(mine={"hand": ["base/tenant"], "laid": [], "votes": []})


def test_my_cards_and_those_on_the_table_may_be_known() -> None:
    frames = [MINE, frame(board=["base/one-candle"])]
    assert cards_told(frames, "s1") == {"base/tenant", "base/one-candle"}


@pytest.mark.parametrize(
    "leak",
    [
        frame(waiting={"awaited": [], "next": "base/heavier"}),
        frame(piles={"pile": ["base/heavier"]}),
        frame(waiting={"awaited": [], "laid": {"s2": 1}}),
        frame(scores=[{"seat": "s2", "votes": ["base/tenant"]}]),
    ],
    ids=["a card", "the pile", "who laid", "a vote"],
)
def test_a_leak_on_the_wire_is_found(leak: str) -> None:
    with pytest.raises(AssertionError):
        cards_told([MINE, leak], "s1")


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(AssertionError):
        cards_told([MINE], None)


PLANT = """
([kind, name, value]) => {
  const leak = document.createElement(kind);
  [leak.id, leak.hidden] = ['leak', true];
  leak.setAttribute(name, value);
  document.body.append(leak);
}
"""
# Not to be seen, fetched before its time, or only named.
IN_THE_PAGE = (("img", "src"), ("img", "srcset"), ("div", "data-answer"), ("input", "value"))
# What a page could keep that is not its own, and how it is forgotten again.
KEPT_BY_THE_BROWSER = {
    "sessionStorage.setItem('log', 'base/heavier')": "sessionStorage.clear()",
    "localStorage.setItem('game', '{}')": "localStorage.removeItem('game')",
    "document.cookie = 'seat=s1'": "document.cookie = 'seat=; max-age=0'",
    "new Promise(d => { indexedDB.open('log').onsuccess = e => d(e.target.result.close()) })": (
        "new Promise(d => { indexedDB.deleteDatabase('log').onsuccess = () => d() })"
    ),
}


def test_a_leak_on_the_page_or_in_storage_is_found(house: House) -> None:
    (player,) = house.seated(["Ada", "Bruno", "Cleo"], browsers=1)
    house.begin(player)
    expect(player.page.locator(".hand img").first).to_be_visible()
    known = cards_told(player.frames, player.seat)
    assert cards_shown(player) <= known
    hidden = next(src for src, card in pictures(player.page).items() if card not in known)
    for kind, name in IN_THE_PAGE:
        player.page.evaluate(PLANT, [kind, name, hidden])
        assert not cards_shown(player) <= known, (kind, name)
        player.page.evaluate("document.getElementById('leak').remove()")
    player.page.evaluate("document.body.dataset.next = 'base/heavier'")
    with pytest.raises(AssertionError):
        cards_shown(player)
    player.page.evaluate("delete document.body.dataset.next")
    assert cards_shown(player) <= known
    for keep, forget in KEPT_BY_THE_BROWSER.items():
        player.page.evaluate(keep)
        with pytest.raises(AssertionError):
            check_storage(player)
        player.page.evaluate(forget)
        check_storage(player)
