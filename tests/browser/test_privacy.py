"""What is kept of people is told to them, and a host can have it forgotten."""

import httpx2
from playwright.sync_api import expect

from tests.browser.player import House
from tests.browser.test_access import problems


def test_the_first_page_leads_to_what_is_kept_and_for_how_long(house: House) -> None:
    guest = house.player("Ada", language="pl-PL")
    page = guest.page
    page.goto(house.url)
    page.get_by_role("link", name="Co o tobie pamiętamy").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Co o tobie pamiętamy")
    expect(page.locator("main")).to_contain_text("przez 90 dni")
    assert problems(page) == []
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Co o tobie pamiętamy")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_host_deletes_the_table_for_all(house: House) -> None:
    host, guest = house.seated(["Ada", "Bruno"])
    host.page.locator(".menu").click()
    host.page.get_by_text("Host tools").click()
    host.page.get_by_role("button", name="Delete this table").click()
    host.page.get_by_role("button", name="Really? All games").click()
    for player in (host, guest):
        expect(player.page.get_by_text("This table has been deleted.")).to_be_visible()
    assert httpx2.get(f"{house.url}/api/tables/{host.code}").status_code == 404
