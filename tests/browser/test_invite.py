"""The link to a table: sent, copied or read out, and what is said of it is so."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.devices import Devices
from tests.browser.elsewhere import served
from tests.browser.player import House, Player

LAN = "http://192.168.7.20:8484"
NO_SHEET = "delete Navigator.prototype.share"  # some desks have one
SHEET = """
window.shared = [];
navigator.share = async (what) => {
  window.shared.push(what.url);
  if ('HOW') throw new DOMException('', 'HOW');
};
"""
REFUSED = "document.execCommand = () => false; delete Navigator.prototype.clipboard"


@pytest.fixture
def plain(server: Server, house: House) -> House:
    """A house on the network: plain HTTP, at a name that is not localhost."""
    house.url = f"http://table.test:{server.port}"
    return house


@pytest.fixture
def at_home(devices: Devices) -> Iterator[House]:
    """A house opened at the server's own machine, which knows its address on the network."""
    with served(lan_url=LAN) as url:
        house = House(url.replace("127.0.0.1", "localhost"), devices)
        yield house
        house.close()


def host_at(house: House, *scripts: str, language: str = "en-GB") -> Player:
    """Let somebody open a table in a browser that lacks something, or has it."""
    host = house.player("Mira", language=language)
    for script in scripts or (NO_SHEET,):
        host.page.add_init_script(script)
    host.open_table()
    return host


def field(page: Page) -> Locator:
    return page.locator(".invitation textarea").first


def said(page: Page) -> Locator:
    return page.locator(".invitation [role=status]").first


def send(page: Page) -> None:
    page.locator(".invitation .ways button").first.click()


def pasted(page: Page) -> str:
    """Paste what was copied into an empty field, by keys."""
    page.evaluate(
        """() => {
            const paper = document.createElement('textarea');
            paper.id = 'pasted-here';
            (document.querySelector('dialog[open]') ?? document.body).append(paper);
            paper.focus();
        }"""
    )
    page.keyboard.press("ControlOrMeta+V")
    text: str = page.evaluate(
        "() => { const it = document.querySelector('#pasted-here'); it.remove(); return it.value }"
    )
    return text


def selected(page: Page) -> str:
    """Return what is selected in the field that has the focus."""
    return str(
        page.evaluate(
            """() => {
                const it = document.activeElement;
                return it.value?.slice(it.selectionStart, it.selectionEnd) ?? '';
            }"""
        )
    )


def way_to(base: str, code: str) -> re.Pattern[str]:
    """Return what the link to a table looks like: its code, and a key that nobody could guess."""
    return re.compile(rf"^{re.escape(base)}/t/{code}-[A-Z]{{10}}$")


def test_over_plain_http_the_link_is_really_copied(plain: House) -> None:
    host = host_at(plain)
    page = host.page
    assert not page.evaluate("isSecureContext")
    assert page.evaluate("navigator.clipboard === undefined")
    expect(field(page)).to_have_value(way_to(plain.url, host.code))
    link = field(page).input_value()
    expect(page.locator(".invitation .ways button")).to_have_text("Copy link")
    send(page)
    expect(said(page)).to_contain_text("Copied")
    expect(page.locator(".invitation .ways button")).to_be_focused()
    assert pasted(page) == link


def test_it_is_copied_from_the_menu_too(plain: House) -> None:
    host = host_at(plain)  # outside of an open sheet, nothing can be selected
    page = host.page
    page.locator(".menu").click()
    page.locator("dialog[open] li button").first.click()
    expect(field(page)).to_have_value(way_to(plain.url, host.code))
    send(page)
    expect(said(page)).to_contain_text("Copied")
    assert way_to(plain.url, host.code).match(pasted(page))


@pytest.mark.parametrize(
    ("language", "words"),
    [("en-GB", "copy it yourself"), ("pl-PL", "Nie udało się skopiować")],
)
def test_where_nothing_copies_the_link_is_selected_and_said_so(
    plain: House, language: str, words: str
) -> None:
    host = host_at(plain, NO_SHEET, REFUSED, language=language)
    page = host.page
    expect(field(page)).to_have_value(re.compile("/t/"))
    send(page)
    expect(said(page)).to_contain_text(words)
    expect(field(page)).to_be_focused()
    assert way_to(plain.url, host.code).match(selected(page))


def test_a_clipboard_that_says_no_is_not_believed_to_have_it(at_home: House) -> None:
    host = host_at(at_home, NO_SHEET, "navigator.clipboard.writeText = () => Promise.reject()")
    expect(field(host.page)).to_have_value(re.compile("/t/"))
    send(host.page)  # then by selection
    expect(said(host.page)).to_contain_text("Copied")
    assert way_to(LAN, host.code).match(pasted(host.page))


def test_who_sits_at_the_server_sends_its_address_on_the_network(at_home: House) -> None:
    host = host_at(at_home)
    page = host.page
    assert page.evaluate("isSecureContext")
    expect(field(page)).to_have_value(way_to(LAN, host.code))
    link = field(page).input_value()
    send(page)
    expect(said(page)).to_contain_text("Copied")
    assert pasted(page) == link
    page.reload()
    expect(field(page)).to_have_value(link)
    expect(page.get_by_text("only works on this computer")).to_have_count(0)
    # A guest who comes by another name sends that.
    guest = at_home.player("Jan")
    here, at_home.url = at_home.url, at_home.url.replace("localhost", "table.test")
    guest.join(host.code)
    expect(field(guest.page)).to_have_value(way_to(at_home.url, host.code))
    guest.page.reload()
    expect(field(guest.page)).to_have_value(way_to(at_home.url, host.code))
    at_home.url = here


def test_an_address_that_leads_others_nowhere_says_so(house: House) -> None:
    host = host_at(house)  # it listens to its own machine only
    expect(field(host.page)).to_have_value(way_to(house.url, host.code))
    expect(host.page.get_by_text("This address only works on this computer.")).to_be_visible()


def test_what_was_shared_is_on_its_way(at_home: House) -> None:
    host = host_at(at_home, SHEET.replace("HOW", ""))
    page = host.page
    expect(page.locator(".invitation .ways button")).to_have_text("Share link")
    expect(field(page)).to_have_value(re.compile("/t/"))
    send(page)
    expect(said(page)).to_have_text("The link is on its way")
    assert way_to(LAN, host.code).match(page.evaluate("window.shared")[0])


def test_nothing_is_said_to_who_closes_the_sheet(at_home: House) -> None:
    host = host_at(at_home, SHEET.replace("HOW", "AbortError"))
    page = host.page
    expect(field(page)).to_have_value(re.compile("/t/"))
    send(page)
    page.wait_for_function("window.shared.length === 1")
    page.wait_for_timeout(200)
    expect(said(page)).to_have_text("")
    assert host.code not in pasted(page)


def test_where_sharing_is_refused_the_link_is_copied(at_home: House) -> None:
    host = host_at(at_home, SHEET.replace("HOW", "NotAllowedError"))
    page = host.page
    expect(field(page)).to_have_value(re.compile("/t/"))
    send(page)
    expect(said(page)).to_contain_text("Copied")
    assert way_to(LAN, host.code).match(pasted(page))


def test_a_server_without_my_language_opens_a_table_in_one_of_its_own(
    devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("pinxit.table.settings", "pinxit.web.choosing"):
        monkeypatch.setattr(f"{place}.LANGUAGES", ("ro", "pl"))
    with served() as url:
        house = House(url, devices)
        host = house.player("Mira", language="uk-UA")
        host.open_table()
        expect(host.page.locator(".lobby")).to_be_visible()
        assert any('"language":"ro"' in frame for frame in host.frames)
        host.problems = [one for one in host.problems if "409" not in one]  # the refusal
        house.close()


def test_a_link_leads_in_and_so_does_what_is_pasted_of_it(house: House) -> None:
    host = host_at(house)
    expect(field(host.page)).to_have_value(way_to(house.url, host.code))
    link = field(host.page).input_value()
    guest = house.player("Jan")
    guest.join(link.rpartition("/")[2])
    assert guest.page.url == link
    assert guest.seat is not None
    guest.page.reload()
    expect(guest.page.locator(".lobby")).to_be_visible()
    other = house.player("Ewa")
    other.page.goto(house.url)
    other.page.locator("#code").fill(link)
    other.page.locator("form button[type=submit]").click()
    other.sit_down()
    expect(other.page.locator(".lobby")).to_be_visible()
    kept = json.loads(other.page.evaluate("localStorage.getItem('pinxit')"))
    assert list(kept["seats"]) == [host.code]


def test_whoever_has_only_a_code_while_codes_are_guessed_is_told_what_helps(house: House) -> None:
    player = house.player("Jan")
    body = json.dumps({"error": {"reason": "too_fast", "facts": {}, "message": "Wait."}})
    player.page.route("**/api/tables/ZZZZZZ", lambda route: route.fulfill(status=429, body=body))
    player.page.goto(f"{house.url}/t/ZZZZZZ")
    expect(player.page.get_by_text("scan the QR code")).to_be_visible()
    player.page.goto(house.url)
    player.page.locator("#code").fill("zzzzzz")
    player.page.locator("form button[type=submit]").click()
    expect(player.page.get_by_role("alert")).to_contain_text("scan the QR code")
    assert all("429" in problem for problem in player.problems)
    player.problems.clear()  # the browser says so, too
