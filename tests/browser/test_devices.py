"""A browser that is lent again knows nothing of whoever had it before."""

from tests.browser.conftest import Server
from tests.browser.devices import Devices
from tests.browser.player import House


def test_who_comes_next_finds_nothing_of_whoever_was_here(server: Server, devices: Devices) -> None:
    before = House(server.url, devices)
    mira = before.player("Mira", language="nl-NL")  # whom nobody else resembles
    mira.open_table()
    device = mira.context
    assert "Mira" in mira.page.evaluate("JSON.stringify(localStorage)")
    before.close()
    after = House(server.url, devices)
    theo = after.player("Theo", language="nl-NL")
    assert theo.context is device
    theo.page.goto(server.url)
    assert theo.page.evaluate("localStorage.length + sessionStorage.length") == 0
    theo.open_table()
    after.close()
