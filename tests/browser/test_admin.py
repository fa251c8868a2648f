"""The page of whoever runs the server, beside players who hear from it: phone and desk."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from pinxit.places import ADMIN
from tests.browser.conftest import Server
from tests.browser.devices import Devices
from tests.browser.player import DESK, PHONE, House, Player
from tests.browser.test_access import problems


@pytest.fixture
def own_house(tmp_path: Path, devices: Devices) -> Iterator[tuple[House, str]]:
    """A server of this test's own: what is done here would disturb others."""
    server = Server(tmp_path)
    server.start()
    house = House(server.url, devices)
    try:
        yield house, (tmp_path / ADMIN).read_text(encoding="utf-8").strip()
        forgive(*house.players)
        house.close()
    finally:
        server.kill()


def forgive(*players: Player) -> None:
    """Browsers complain about every refusal; these were asked for."""
    for player in players:
        player.problems = [one for one in player.problems if "the server responded with" not in one]


def enter(admin: Player, token: str) -> Page:
    admin.page.goto(f"{admin.house.url}/admin")
    admin.page.get_by_label("Admin token").fill(token)
    admin.page.get_by_role("button", name="Log in").click()
    return admin.page


def section(page: Page, heading: str) -> Locator:
    return page.locator("section").filter(has=page.get_by_role("heading", name=heading))


def test_a_wrong_token_opens_nothing_and_a_right_one_stays_in_its_tab(
    own_house: tuple[House, str],
) -> None:
    house, token = own_house
    admin = house.player("Admin", phone=False)
    page = enter(admin, "not the token")
    expect(page.get_by_role("alert")).to_have_text(re.compile("this server.s token"))
    assert problems(page) == []
    page = enter(admin, token)
    expect(page.get_by_role("heading", name="All is well")).to_be_visible()
    assert token not in page.evaluate("JSON.stringify(localStorage)")
    assert token not in page.url
    page.reload()
    expect(page.get_by_role("heading", name="All is well")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_label("Admin token")).to_have_value("")
    assert token not in page.evaluate("JSON.stringify({...sessionStorage})")


def test_players_do_not_download_the_page_of_whoever_runs_the_server(
    own_house: tuple[House, str],
) -> None:
    house, _ = own_house
    player = house.player("Ada")
    loaded: list[str] = []
    player.page.on("request", lambda request: loaded.append(request.url))
    player.open_table()
    expect(player.page.locator(".lobby")).to_be_visible()
    assert [url for url in loaded if "Admin" in url] == []
    player.page.goto(f"{house.url}/admin")
    expect(player.page.get_by_label("Admin token")).to_be_visible()
    assert [url for url in loaded if "Admin" in url]


def problems_on_both(page: Page) -> list[str]:
    """Say what is wrong with a page on a desk, and on the phone that it is read on."""
    page.set_viewport_size(DESK)
    found = problems(page)
    page.set_viewport_size(PHONE)
    return found + problems(page)


def test_an_evening_of_whoever_runs_a_server(own_house: tuple[House, str]) -> None:
    house, token = own_house
    ada, bruno = house.seated(["Ada", "Bruno"])
    for _ in range(2):
        ada.page.locator(".company button").first.click()
    page = enter(house.player("Admin"), token)
    tables = section(page, "One active table")
    expect(tables.locator("li")).to_contain_text(ada.code)
    expect(tables.locator("li")).to_contain_text("2 devices")
    assert problems_on_both(page) == []

    word = section(page, "Message to everyone")
    word.get_by_label("Your message").fill("We rest at ten.\nGood night! <b>")
    word.get_by_role("button", name="Show it").click()
    for player in (ada, bruno):
        notice = player.page.get_by_role("status").filter(
            has_text="We rest at ten. Good night! <b>"
        )
        expect(notice).to_be_visible()
        assert problems(player.page) == []
    bruno.page.get_by_role("button", name="Dismiss this message").click()
    expect(bruno.page.get_by_text("We rest at ten.")).to_have_count(0)
    bruno.page.reload()
    expect(bruno.page.locator(".lobby")).to_be_visible()
    bruno.page.wait_for_timeout(300)
    expect(bruno.page.get_by_text("We rest at ten.")).to_have_count(0)
    word.get_by_label("Your message").fill("At eleven.")
    word.get_by_role("button", name="Show it").click()
    expect(bruno.page.get_by_text("At eleven.")).to_be_visible()
    word.get_by_role("button", name="Take it down").click()
    for player in (ada, bruno):
        expect(player.page.get_by_text("At eleven.")).to_have_count(0)

    rest = section(page, "Before you stop the server")
    rest.get_by_role("button", name="Stop new games").click()
    expect(rest.get_by_role("status")).to_have_text(
        "No games are running: you can stop the server now."
    )
    ada.page.locator(".lobby footer .button").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("This server is about to take a break")
    rest.get_by_role("button", name="Allow new games").click()
    expect(rest.get_by_role("status")).to_have_text("")
    house.begin(ada)
    expect(tables.locator("li")).to_contain_text("Round 1")  # by itself

    tables.get_by_role("button", name=f"Close table {ada.code}").click()
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("button", name="Keep it open").click()
    expect(tables.locator("li")).to_have_count(1)
    tables.get_by_role("button", name="Close table").click()
    assert problems_on_both(page) == []
    sheet.get_by_role("button", name="Close it for good").click()
    expect(section(page, "No active tables").locator("li")).to_have_count(0)
    for player in (ada, bruno):
        expect(player.page.get_by_text("This table has been deleted.")).to_be_visible()


def test_reports_are_read_and_done_with_by_keyboard(own_house: tuple[House, str]) -> None:
    house, token = own_house
    ada, bruno = house.seated(["Ada", "Bruno"])
    bruno.page.locator("header .talk").click()
    bruno.page.locator("dialog[open] form input").fill("something nasty")
    bruno.page.keyboard.press("Enter")
    ada.page.locator("header .talk").click()
    sheet = ada.page.locator("dialog[open]")
    sheet.get_by_role("button", name="Report Bruno").click()
    sheet.get_by_role("radio").first.check()
    sheet.get_by_label("In your own words").fill("They shout.")
    sheet.get_by_role("button", name="Send report").click()
    expect(sheet.get_by_role("status")).to_contain_text("Thank you.")
    page = enter(house.player("Admin"), token)
    report = section(page, "One report").locator("ul > .slip")
    for told in ("Bruno: Insults", "by Ada", "They shout.", "something nasty", ada.code):
        expect(report).to_contain_text(told)
    assert problems(page) == []
    report.get_by_role("button", name="Done").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("heading", name="No reports")).to_be_visible()


def test_a_network_is_shut_out_and_let_in_again(own_house: tuple[House, str]) -> None:
    house, token = own_house
    page = enter(house.player("Admin"), token)
    places = section(page, "Blocked addresses")
    places.get_by_label("Address or network").fill("everybody")
    places.get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("an address or a network")
    places.get_by_label("Address or network").fill("203.0.113.9/24")
    places.get_by_label("Reason").fill("spam")
    places.get_by_label("For how long").select_option("forever")
    places.get_by_role("button", name="Block", exact=True).click()
    expect(places.get_by_role("listitem")).to_contain_text("203.0.113.0/24: spam")
    expect(places.get_by_role("listitem")).to_contain_text("forever")
    expect(places.get_by_label("Address or network")).to_have_value("")
    assert problems(page) == []
    places.get_by_role("button", name="Unblock").click()
    expect(places.get_by_role("listitem")).to_have_count(0)
