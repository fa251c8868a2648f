"""Whether the shuffle was fair: a browser checks it itself, and is not taken in."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Server
from tests.browser.elsewhere import played
from tests.browser.player import House, Player
from tests.browser.test_access import problems
from tests.browser.test_layout import fits

Document = dict[str, Any]  # as the page reads it
ROUNDS = {"target": None, "turns_each": 1}


@pytest.fixture
def code(server: Server) -> str:
    """A table at which a game of three rounds is over."""
    return played(server.url, house=ROUNDS)


@pytest.fixture
def reader(house: House, code: str) -> Player:
    """Somebody who has come to read of that game."""
    reader = house.player("Nobody")
    reader.page.goto(f"{house.url}/t/{code}/games/1")
    expect(reader.page.locator(".album")).to_be_visible()
    return reader


def verdict(page: Page) -> Locator:
    """Ask whether it was fair."""
    if page.locator(".podium").count():  # at the end of a game it is asked below all rounds
        page.locator("main nav button").last.click()
    page.locator(".fair summary").click()
    found = page.locator(".fair .verdict")
    expect(found).to_be_visible()
    return found


def lie(page: Page, change: Callable[[Document], None]) -> None:
    """Let the server lie from now on."""

    def answer(route: Route) -> None:
        document = route.fetch().json()
        change(document)
        route.fulfill(json=document)

    page.route("**/audit", answer)


def exchange_two_hands(document: Document) -> None:
    a, b, *_ = document["evidence"]["deal"]["hands"]
    a["cards"], b["cards"] = b["cards"], a["cards"]


def turn_the_last_board_round(document: Document) -> None:
    boards = [step for step in document["evidence"]["steps"] if step["step"] == "board"]
    boards[-1]["cards"].reverse()


def test_who_played_sees_that_it_was_fair(house: House, server: Server) -> None:
    code, seats = house.table(["Ada", "Bruno", "Cleo"], house={"target": 3})
    house.url = f"http://table.test:{server.port}"  # here browsers do not hash by themselves
    players = [house.player(name) for name in ("Ada", "Bruno", "Cleo")]
    for player, seat in zip(players, seats, strict=True):
        player.take(code, seat)
        expect(player.page.locator(".lobby")).to_be_visible()
    house.begin(players[0])
    house.play(players, lambda: all(player.over for player in players))
    page = players[1].page
    assert not page.evaluate("isSecureContext")
    expect(verdict(page)).to_contain_text("Yes. The shuffle was set before the first move")
    expect(page.locator(".fair dl")).to_contain_text("Saved by this device in round 1 the same")
    expect(page.locator(".fair .checks li").first).to_contain_text("1/1")
    assert page.locator(".fair .broken").count() == 0
    assert fits(page)
    assert problems(page) == []
    with page.expect_download() as download:
        page.locator(".fair a[download]").click()
    kept = json.loads(download.value.path().read_bytes())
    assert kept["format"] == "pinxit-audit/1"
    assert kept["evidence"]["seed"] in page.locator(".fair dl").inner_text()


def test_a_stranger_is_told_whose_word_it_is(reader: Player) -> None:
    expect(verdict(reader.page)).to_contain_text("during the game, so it only has")
    assert reader.page.locator(".fair .broken").count() == 0
    assert problems(reader.page) == []


def test_hands_that_were_exchanged_are_not_fair(reader: Player) -> None:
    lie(reader.page, exchange_two_hands)
    expect(verdict(reader.page)).to_contain_text("No. Not everything went as promised.")
    first = reader.page.locator(".fair .faults li").first
    expect(first).to_contain_text("At the start · Ada Different cards should have been dealt.")
    assert fits(reader.page)
    assert problems(reader.page) == []


def test_a_board_in_another_order_is_not_fair(reader: Player) -> None:
    lie(reader.page, turn_the_last_board_round)
    expect(verdict(reader.page)).to_contain_text("No.")
    faults = reader.page.locator(".fair .faults li")
    expect(faults).to_have_count(1)
    expect(faults).to_contain_text(
        "Round 3 The cards on the table should have been in a different order."
    )


def test_a_promise_that_was_changed_afterwards_is_not_fair(reader: Player, code: str) -> None:
    """What the server tells is fair in itself, and not what was promised."""
    kept = {"promises": {f"{code} 1": {"hash": "0" * 64, "round": 1}}}
    reader.page.evaluate("kept => localStorage.setItem('pinxit', JSON.stringify(kept))", kept)
    reader.page.reload()
    expect(verdict(reader.page)).to_contain_text("The server now shows a different promise")
    expect(reader.page.locator(".fair dd.broken")).to_contain_text("0" * 64)


def test_who_came_later_is_told_from_when_on(reader: Player, code: str) -> None:
    told = reader.page.evaluate(
        "path => fetch(path).then(answer => answer.json())", f"/api/tables/{code}/games/1/audit"
    )
    kept = {"promises": {f"{code} 1": {"hash": told["evidence"]["promise"], "round": 2}}}
    reader.page.evaluate("kept => localStorage.setItem('pinxit', JSON.stringify(kept))", kept)
    reader.page.reload()
    expect(verdict(reader.page)).to_contain_text("Yes, from round 2 on")
