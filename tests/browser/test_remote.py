"""The host lets a program from elsewhere sit down: its code, and what others see of it."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.browser.player import House, Player
from tests.examples.test_heron import HERON, node


@contextmanager
def heron(house: House, code: str) -> Iterator[None]:
    """Let the example sit down by a code."""
    url = house.url.replace("table.test", "127.0.0.1")
    with subprocess.Popen([node(), str(HERON), url, code, "Heron"]) as bird:
        try:
            yield
        finally:
            bird.terminate()


def code_of(host: Player) -> str:
    """Make a code, by keyboard alone."""
    host.page.get_by_role("button", name="A program from elsewhere").focus()
    host.page.keyboard.press("Enter")
    host.page.get_by_role("button", name="Make a code").focus()
    host.page.keyboard.press("Enter")
    code = host.page.locator(".remote .code [aria-hidden]")
    expect(code).to_be_visible()
    return code.inner_text()


def test_the_host_admits_a_program_and_all_see_what_it_is(house: House) -> None:
    host = house.player("Mira")
    host.open_table()
    code = code_of(host)
    assert len(code) == 10
    assert code not in host.page.url
    host.page.get_by_role("button", name="Take the code back").click()
    code = code_of_again(host)
    with heron(house, code):
        expect(host.page.locator(".remote [role=status]")).to_have_text("Heron has sat down.")
        expect(host.page.get_by_text(code)).to_have_count(0)
        host.page.get_by_role("button", name="Close").click()
        seat = host.page.locator(".around li", has_text="Heron")
        expect(seat).to_contain_text("program")
        expect(seat.locator(".unseen")).to_have_text("computer")


def code_of_again(host: Player) -> str:
    """Make another code, in the same dialogue."""
    host.page.get_by_role("button", name="Make a code").click()
    code = host.page.locator(".remote .code [aria-hidden]")
    expect(code).to_be_visible()
    return code.inner_text()
