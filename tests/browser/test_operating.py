"""What operators ask for, as a phone sees it: the password that opens tables, the test page."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.devices import Devices
from tests.browser.player import House
from tests.browser.test_access import problems
from tests.browser.test_admin import forgive

PASSWORD = "three grey geese"  # noqa: S105 (of a server that lives for a test)


@pytest.fixture
def closed_house(tmp_path: Path, devices: Devices) -> Iterator[House]:
    """A server that wants a password for opening tables."""
    file = tmp_path / "password"
    file.write_text(f"{PASSWORD}\n", encoding="utf-8")
    file.chmod(0o600)
    server = Server(tmp_path / "data", "--table-password-file", str(file))
    server.start()
    house = House(server.url, devices)
    try:
        yield house
        forgive(*house.players)
        house.close()
    finally:
        server.kill()


def test_who_opens_a_table_is_asked_for_the_password_and_who_sits_down_is_not(
    closed_house: House,
) -> None:
    host = closed_house.player("Ada", language="ro-RO")
    page = host.page
    page.goto(closed_house.url)
    page.get_by_role("button", name="Masă nouă").click()
    page.get_by_label("Numele tău").fill("Ada")
    page.get_by_role("button", name="Deschide masa").click()
    asked = page.get_by_role("dialog", name="Acest server cere o parolă")
    expect(asked).to_be_visible()
    assert problems(page) == []
    look_at(page, "password-ro")
    asked.get_by_label("Parola").fill("three grey ducks")
    asked.get_by_role("button", name="Deschide masa").click()
    expect(asked.get_by_role("alert")).to_have_text("Nu aceasta este parola.")
    asked.get_by_label("Parola").fill(PASSWORD)
    asked.get_by_role("button", name="Deschide masa").click()
    page.wait_for_url("**/t/*")
    assert PASSWORD not in page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert "geese" not in page.url
    guest = closed_house.player("Bo")
    guest.page.goto(page.url)
    guest.page.get_by_label("Your name").fill("Bo")
    guest.page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_text("Bo", exact=True).first).to_be_visible()


def test_the_test_page_tells_a_phone_what_works_there(house: House) -> None:
    page = house.player("Ada", language="uk-UA").page
    page.goto(f"{house.url}/test")
    expect(page.get_by_role("heading", level=1)).to_have_text("Зв’язок із сервером є")  # noqa: RUF001 (Ukrainian)
    expect(page.get_by_text("Гра наживо працює")).to_be_visible()
    expect(
        page.get_by_text("вважає цю сторінку безпечною")
    ).to_be_visible()  # as at this very machine
    assert problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    look_at(page, "test-uk")
    port = house.url.rpartition(":")[2]
    page = house.player("Bo").page
    page.goto(f"http://table.test:{port}/test")
    expect(page.get_by_text("encrypted, or this device")).to_be_visible()
    expect(page.get_by_text("Live play works")).to_be_visible()
    look_at(page, "test-en")


def look_at(page: Page, name: str) -> None:
    if folder := os.environ.get("LOOK"):
        page.screenshot(path=f"{folder}/{name}.png")
