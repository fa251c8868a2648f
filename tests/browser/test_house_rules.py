"""House rules and all that a host can agree on with a table, by clicking."""

import re

from playwright.sync_api import Page, expect

from pinxit.rules import Edition
from pinxit.rules.house import FIXED
from pinxit.table.settings import Settings, Timers
from tests.browser.player import House, Player

NAMES = ("Ada", "Bruno", "Cleo")
TELLS = ".act[data-asks=tell]"
# What a host does not choose as such, and why.
OMITTED = {"house": "its rules are chosen one by one"}


def agree(page: Page, **wishes: str) -> None:
    """Choose or fill in each of these, and go on to the next."""
    for name, value in wishes.items():
        control = page.locator(f".lobby [name='{name}']")
        if control.evaluate("one => one.tagName") == "SELECT":
            control.select_option(value)
        else:
            control.fill(value)
            control.press("Tab")


def reads(player: Player, text: str) -> None:
    """See that a house rule holds, in words."""
    expect(player.page.locator(".changed-rules li", has_text=text)).to_be_visible()


def test_a_host_says_who_tells_first_and_at_the_rematch_too(house: House) -> None:
    players = house.seated(NAMES)
    host, bruno, _ = players
    host.unfold()
    agree(host.page, first='"host"', target="3")
    host.fold()
    first = host.page.locator("[name=first-teller]")
    expect(first.locator("option:checked")).to_have_text("Ada")
    reads(bruno, "First storyteller: chosen by the host")
    expect(bruno.page.locator("[name=first-teller]")).to_have_count(0)
    first.select_option(label="Bruno")
    house.begin(host)
    expect(bruno.page.locator(TELLS)).to_be_visible()
    house.play(players, lambda: all(player.over for player in players))
    host.page.locator("main .act .button").click()  # one tap, and the host begins
    expect(host.page.locator(TELLS)).to_be_visible()
    expect(bruno.page.locator(".game")).to_be_visible()


def test_every_rule_and_every_setting_is_offered(house: House) -> None:
    host = house.seated(NAMES, browsers=1)[0]
    page = host.page
    host.unfold()
    page.locator("[name=public]").check()
    expect(page.locator("[name=strangers]")).to_be_visible()
    page.locator("[name=timers]").select_option("own")
    expect(page.locator("[name='timers.away']")).to_be_visible()
    offered = page.locator(".lobby fieldset [name]").evaluate_all("all => all.map(o => o.name)")
    rules = set(Edition.__struct_fields__) - set(FIXED)
    timers = {f"timers.{name}" for name in Timers.__struct_fields__}
    wanted = rules | timers | set(Settings.__struct_fields__) - set(OMITTED)
    assert wanted <= set(offered), wanted - set(offered)


def test_what_is_agreed_is_seen_after_a_reload_and_by_guests(house: House) -> None:
    host, guest = house.seated(NAMES, browsers=2)
    page = host.page
    host.unfold()
    page.locator(".editions label", has_text="For big groups, with two votes").click()
    expect(page.locator("[name=players_max]")).to_have_attribute("placeholder", "12")
    wishes = {
        "all_others": "3",
        "some_finder": "2",
        "bonus_cap": "4",
        "turns_each": "2",
        "short_pile": '"end"',
        "seats": "5",
        "absent": "skip",
        "language": "uk",
    }
    agree(page, **wishes)
    page.locator("[name=target-none]").check()
    words = (
        "Everyone finds it: each other player: 3",
        "Some find it: each correct vote: 2",
        "Votes for your card: maximum per round: 4",
        "Stories per player: 2",
        "When the cards run out: the game ends",
    )
    for text in words:
        reads(guest, text)
    expect(guest.page.locator(".agreed .line")).to_contain_text("Odyssey · 2 stories each")
    page.reload()
    for player in (host, guest):
        player.unfold()
        for name, value in wishes.items():
            expect(player.page.locator(f"[name='{name}']")).to_have_value(value)
        expect(player.page.locator("[name=target-none]")).to_be_checked()
        expect(player.page.locator(".changed-rules li")).to_have_count(len(words))
    for control in guest.page.locator("fieldset [name]").all():
        expect(control).to_be_disabled()
    _chosen_seats_stay(host)
    page.locator(".editions label", has_text="The latest rules.").click()
    expect(guest.page.locator(".changed-rules")).to_have_count(0)
    expect(page.locator("[name=seats]")).to_have_value("5")


def _chosen_seats_stay(host: Player) -> None:
    page = host.page
    page.locator("[name=chat]").uncheck()
    page.reload()
    host.unfold()
    expect(page.locator("[name=chat]")).not_to_be_checked()
    expect(page.locator("[name=seats]")).to_have_value("5")


def test_what_does_not_fit_yet_stays_in_the_form_until_it_does(house: House) -> None:
    host, guest = house.seated(NAMES, browsers=2)
    page = host.page
    host.unfold()
    begin = page.locator(".lobby footer .button")
    agree(page, votes_min="2")
    expect(page.locator(".hitch")).to_contain_text("votes (2) is higher than the maximum (1)")
    expect(page.locator("[name=votes_min]")).to_have_value("2")
    expect(begin).to_be_disabled()
    expect(page.locator(".changed-rules")).to_have_count(0)
    agree(page, votes_max="2")
    expect(page.locator(".hitch")).to_have_count(0)
    reads(guest, "Minimum votes per player: 2")
    reads(guest, "Maximum votes per player: 2")
    expect(begin).to_be_enabled()
    page.locator("[name=target-none]").check()
    expect(page.locator(".hitch")).to_contain_text("would never end")
    page.locator(".hitch button").click()
    expect(page.locator("[name=target-none]")).not_to_be_checked()
    expect(begin).to_be_enabled()
    agree(page, seats="3", players_min="4")  # the seats that were chosen would be too few
    reads(guest, "Minimum players: 4")
    expect(page.locator("[name=seats]")).to_have_value("8")
    expect(begin).to_be_disabled()
    expect(begin).to_have_text("One more player needed")


def test_a_number_that_no_rule_allows_is_not_sent(house: House) -> None:
    host, guest = house.seated(NAMES, browsers=2)
    host.unfold()
    for number in ("0", "1001", "2.5"):
        agree(host.page, clue_length=number)
        assert host.page.locator("[name=clue_length]:invalid").count() == 1
    agree(host.page, bonus="5")
    reads(guest, "Each vote for your card: 5")
    expect(guest.page.locator(".changed-rules li")).to_have_count(1)


def test_back_to_the_book_by_one_tap(house: House) -> None:
    host, guest = house.seated(NAMES, browsers=2)
    page = host.page
    host.unfold()
    expect(page.get_by_text("Standard: 7 with 3 players, 6 with 4+ players")).to_be_visible()
    agree(page, hand="9", all_others="4")
    reads(guest, "Cards in hand: 9")
    page.get_by_role("button", name="Back to standard: Cards in hand").click()
    expect(guest.page.locator(".changed-rules li")).to_have_text(
        ["Everyone finds it: each other player: 4"]
    )
    agree(page, all_others="")
    expect(guest.page.locator(".changed-rules")).to_have_count(0)


def test_the_rules_are_those_of_the_table_before_the_game_too(house: House) -> None:
    house_rules = {"target": 12, "turns_each": 2, "give": 1, "all_others": 7}
    guest = house.seated(NAMES, 2, edition="odyssey", house=house_rules)[1]
    guest.page.locator(".menu").click()
    guest.page.locator("dialog[open] li button", has_text="Rules").click()
    sheet = guest.page.locator("dialog[open] .rules")
    expect(sheet).to_contain_text("when someone has 12 points")
    expect(sheet).to_contain_text("It also ends when everyone has told 2 stories")
    expect(sheet).to_contain_text("Everyone finds it: 0 for the storyteller, 7 for everyone else")
    expect(sheet).to_contain_text("Everyone except the storyteller has 2 votes")
    expect(sheet).to_contain_text("Points to win: 12")
    expect(sheet).to_contain_text(re.compile("Everyone else gives the card that fits best"))
