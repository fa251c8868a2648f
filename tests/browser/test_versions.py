"""A page of another version than its server: it helps itself once, then says what to do."""

import pytest
from playwright.sync_api import expect

from pinxit.protocol import VERSION
from tests.browser.devices import Devices
from tests.browser.elsewhere import served
from tests.browser.player import House


def test_a_page_that_the_server_has_outgrown_loads_itself_once_and_keeps_its_seat(
    devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served() as url:
        house = House(url, devices)
        host = house.player("Mira")
        code = host.open_table()
        lobby = host.page.locator(".lobby")
        expect(lobby).to_be_visible()
        loads: list[str] = []
        host.page.on("load", lambda page: loads.append(page.url))
        monkeypatch.setattr("pinxit.web.visitor.VERSION", VERSION + 1)
        host.page.reload()
        again = host.page.get_by_role("button", name="Reload")
        expect(again).to_be_visible()
        expect(host.page.locator("main")).to_contain_text("older or newer than the server")
        assert len(loads) == 2  # ours, and its own
        refused = [frame for frame in host.frames if '"other_protocol"' in frame]
        assert len(refused) == 2
        monkeypatch.setattr("pinxit.web.visitor.VERSION", VERSION)
        again.click()
        expect(lobby).to_be_visible()
        assert host.code == code
        assert host.page.evaluate("sessionStorage.length") == 0
