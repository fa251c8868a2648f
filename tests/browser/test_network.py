"""What a browser fetches says nothing of what somebody holds, or looks at."""

import pytest
from playwright.sync_api import Response, Route, expect

from tests.browser.player import House, Player

pytestmark = pytest.mark.pictures

CLOSE = "dialog[open] .here img"
LARGE = """
async () => {
  const ask = async path => (await fetch(new URL(path, document.baseURI))).json();
  const { cards } = await ask('api/decks/base');
  return cards.map(card => new URL(card.large.slice(1), document.baseURI).href);
}
"""
LOOK = "number => document.querySelectorAll('.hand button.card')[number].click()"


def look_at_all(player: Player) -> list[str]:
    """Look at every card of a hand closely, and return the pictures that are shown."""
    page, shown = player.page, []
    for number in range(page.locator(".hand button.card").count()):
        page.evaluate(LOOK, number)
        expect(page.locator(CLOSE)).to_be_visible()
        shown.append(page.locator(CLOSE).get_attribute("src") or "")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    return shown


def test_to_look_closely_fetches_nothing(house: House) -> None:
    code, seats = house.table(["Ada", "Bruno", "Cleo"], decks=["base"])
    ada = house.player("Ada", sparing=False)
    page = ada.page
    slow, held = True, list[Route]()

    def hold(route: Route) -> None:
        if slow:
            held.append(route)
        else:
            route.continue_()

    page.route("**/pictures/*", hold)  # on a very slow line
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    ada.take(code, seats[0])
    house.begin(ada)
    expect(page.locator(".hand button.card").first).to_be_attached()
    large = page.evaluate(LARGE)

    first = look_at_all(ada)
    assert len(first) == 7  # a full hand, of three players
    assert not set(asked) & set(large)

    came: dict[str, Response] = {}

    def note(response: Response) -> None:
        came[response.url] = response

    page.on("response", note)
    slow = False
    for route in held:
        route.continue_()
    page.wait_for_function(
        "pictures => pictures.every(one => performance.getEntriesByName(one).length)", arg=large
    )
    assert [url for url in asked if url in large] == large  # in the order of the deck

    before = len(asked)
    then = look_at_all(ada)
    assert {new.rpartition("/")[2] for new in then} < {url.rpartition("/")[2] for url in large}
    assert not set(first) & set(then)
    assert len(asked) == before
    assert len({came[url].headers["content-length"] for url in large}) == 1
