"""Strangers at a public table, bans that are lifted again, reports: on phones, and by keyboard."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.player import House, Player
from tests.browser.test_access import problems


def menu(player: Player, entry: str) -> Locator:
    """Open the menu, and a page of it."""
    player.page.locator("header .menu").click()
    sheet = player.page.locator("dialog[open]")
    sheet.get_by_role("button", name=re.compile(entry)).click()
    return sheet


def close(player: Player) -> None:
    player.page.locator("dialog[open] .close").click()
    expect(player.page.locator("dialog[open]")).to_have_count(0)


def talk(player: Player, text: str) -> None:
    player.page.locator("header .talk").click()
    sheet = player.page.locator("dialog[open]")
    sheet.locator("form input").fill(text)
    sheet.locator("form .button").click()
    expect(sheet.get_by_text(text)).to_be_visible()
    close(player)


def public_table(house: House) -> tuple[Player, Player, str]:
    """A host who makes the table public, and a stranger who finds it in the list."""
    host = house.player("Olimpia")
    code = host.open_table()
    host.unfold()
    host.page.get_by_label("Strangers can find this table").check()
    quiet = host.page.get_by_label(re.compile("Strangers stay anonymous"))
    expect(quiet).to_be_checked()
    host.fold()
    stranger = house.player("Sigismund")
    stranger.page.goto(house.url)
    line = stranger.page.locator(".list .line", has_text=code)
    expect(line).to_contain_text("English · Dixit · 30 points · 7 free chairs")
    line.click()
    expect(stranger.page.locator("dialog[open]")).to_contain_text("One person is already here.")
    stranger.sit_down()
    expect(stranger.page.locator(".lobby")).to_be_visible()
    return host, stranger, code


def test_a_stranger_is_a_rabbit_until_the_host_vouches(house: House) -> None:
    host, stranger, _ = public_table(house)
    expect(host.page.locator(".big .name", has_text="Orange rabbit")).to_contain_text("stranger")
    expect(stranger.page.locator(".big .name", has_text="Red rabbit")).to_be_visible()
    talk(host, "among friends")
    stranger.page.locator("header .talk").click()
    sheet = stranger.page.locator("dialog[open]")
    expect(sheet.get_by_text("Only people the host trusts can chat.")).to_be_visible()
    expect(sheet.locator("form")).to_have_count(0)
    sheet.locator(".reactions button").first.click()
    expect(sheet.locator("ol li strong", has_text="Orange rabbit")).to_be_visible()
    close(stranger)
    sheet = menu(stranger, "People here")
    expect(sheet.get_by_text("called Orange rabbit here")).to_be_visible()
    close(stranger)
    assert "among friends" not in "".join(stranger.frames)
    assert "Olimpia" not in "".join(stranger.frames)
    assert "Sigismund" not in "".join(host.frames)

    sheet = menu(host, "Host tools")
    sheet.get_by_role("button", name="Trust").click()
    expect(sheet.locator("li strong", has_text="Sigismund")).to_be_visible()
    close(host)
    expect(stranger.page.locator(".big .name", has_text="Olimpia")).to_be_visible()
    talk(stranger, "good evening to you")
    host.page.locator("header .talk").click()
    expect(host.page.locator("dialog[open]").get_by_text("good evening to you")).to_be_visible()


def test_who_was_kept_away_can_be_let_back(house: House) -> None:
    host, stranger, code = public_table(house)
    sheet = menu(host, "Host tools")
    ban = sheet.locator("button", has_text=re.compile("Ban|Sure"))
    ban.click()
    ban.click()
    expect(stranger.page.get_by_text("banned you from this table")).to_be_visible()
    stranger.page.goto(f"{house.url}/t/{code}")
    stranger.sit_down()
    expect(stranger.page.locator("dialog[open] [role=alert]")).to_contain_text("banned you")
    expect(sheet.locator(".bans li strong")).to_have_text("Orange rabbit")
    assert problems(host.page) == []
    sheet.get_by_role("button", name="Let back in: Orange rabbit").click()
    expect(sheet.locator(".bans")).to_have_count(0)
    stranger.sit_down()
    expect(stranger.page.locator(".lobby")).to_be_visible()
    stranger.problems = [one for one in stranger.problems if "409 (Conflict)" not in one]


def test_who_is_host_in_anothers_place_is_offered_what_they_may_do(house: House) -> None:
    host, guest = house.seated(["Olimpia", "Gustav", "Fred"], 2, timers={"away": 1})
    code = host.code
    host.page.goto(house.url)
    sheet = menu(guest, "Host tools")
    expect(sheet.get_by_text("standing in as host for Olimpia")).to_be_visible()
    expect(sheet.get_by_role("button", name="Remove")).to_have_count(1)  # not who is away
    expect(sheet.get_by_role("button", name="Ban")).to_have_count(0)
    assert problems(guest.page) == []
    close(guest)
    host.page.goto(f"{house.url}/t/{code}")
    sheet = menu(host, "Host tools")
    expect(sheet.get_by_role("button", name="Ban")).to_have_count(2)


@pytest.mark.parametrize("by", ["touch", "keyboard"])
def test_somebody_is_reported_and_not_read_any_more(house: House, by: str) -> None:
    nasty, victim = house.seated(["Nasty", "Victor"])
    talk(nasty, "something nasty")
    page = victim.page

    def press(button: Locator) -> None:
        if by == "touch":
            button.tap()
            return
        for _ in range(40):
            if button.evaluate("button => button === document.activeElement"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Space")

    page.locator("header .talk").click()
    sheet = page.locator("dialog[open]")
    press(sheet.get_by_role("button", name="Report Nasty"))
    expect(sheet.get_by_text(re.compile("Nasty won.t be told"))).to_be_visible()
    assert problems(page) == []
    send = sheet.get_by_role("button", name="Send report")
    expect(send).to_be_disabled()
    press(sheet.get_by_role("radio").first)
    sheet.get_by_label("In your own words").fill("They\nshout.")
    press(send)
    expect(sheet.get_by_role("status")).to_contain_text("Thank you.")
    assert problems(page) == []
    press(sheet.get_by_role("button", name="Mute: Nasty"))
    expect(sheet.get_by_role("button", name="Unmute: Nasty")).to_be_visible()
    close(victim)
    page.locator("header .talk").click()
    expect(sheet.get_by_text("something nasty")).to_have_count(0)
    assert "reported" not in "".join(nasty.frames)
