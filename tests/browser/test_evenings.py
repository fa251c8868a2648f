"""Whole games through the interface."""

import re

import httpx2
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.elsewhere import played
from tests.browser.player import House, Player, again_and_again

SHORT = {"target": 5}
REACTION = 450  # milliseconds; a little more than the client waits


def all_over(players: list[Player]) -> bool:
    return all(player.over for player in players)


def test_four_friends_on_phones(house: House) -> None:
    host = house.player("Mira")
    code = host.open_table()
    friends = [house.player(name) for name in ("Olek", "Ines", "Sasha")]
    for friend in friends:
        friend.join(code)
    house.begin(host)
    players = [host, *friends]
    house.play(players, lambda: host.page.get_by_text("Round 2").count() > 0)
    for player in players:
        expect(player.page.locator(".players, .told").first).to_be_attached()


def test_a_game_of_three_with_two_cards_each_to_its_end(house: House) -> None:
    players = house.seated(["Ada", "Bruno", "Cleo"], edition="dixit", house=SHORT)
    house.begin(players[0])
    house.play(players, lambda: all_over(players))
    expect(players[1].page.locator(".podium")).to_be_visible()


def test_twelve_at_a_large_table_three_of_them_people(house: House) -> None:
    """Two votes each, twelve cards on a phone, nine computer players."""
    names = ["Ada Wong", "Bruno K", "Cleopatra"]
    players = house.seated(names, edition="odyssey", house={"target": 9})
    host = players[0]
    house.invite(host, *range(4, 13))
    expect(host.page.locator(".lobby .big .face img")).to_have_count(9)  # three of each kind
    house.begin(host)
    votable = "main ol .may button"  # all but one's own
    house.play(players, lambda: any(p.page.locator(votable).count() == 11 for p in players))
    expect(host.page.locator("main ol > li")).to_have_count(12)
    house.play(players, lambda: all_over(players))
    expect(host.page.locator(".podium li, .rest li")).to_have_count(12)


def test_one_person_against_the_computer_in_two_taps(house: House) -> None:
    alone = house.player("Solo")
    alone.page.goto(house.url)
    alone.page.locator(".ways > .quiet").click()
    alone.sit_down()
    expect(alone.page.locator(".game")).to_be_visible()
    house.play([alone], lambda: alone.page.get_by_text("Round 2").count() > 0)


def test_who_closes_the_browser_in_the_middle_of_a_vote_comes_back_to_it(house: House) -> None:
    (voter,) = house.seated(["Cleo"], house=SHORT)
    house.invite(voter, 2, 3)
    house.begin(voter)
    house.play([voter], lambda: voter.page.locator("main ol .may button").count() > 0)
    code, kept = voter.code, voter.page.evaluate("localStorage.getItem('pinxit')")
    voter.page.close()
    again = house.player("Cleo")
    again.page.goto(house.url)
    again.page.evaluate("kept => localStorage.setItem('pinxit', kept)", kept)
    again.page.goto(f"{house.url}/t/{code}")
    expect(again.page.locator("main ol button.card").first).to_be_visible()
    house.play([again], lambda: again.page.locator(".told, .podium").count() > 0)


def test_a_computer_plays_for_who_is_away_and_says_so(house: House) -> None:
    players = house.seated(["Ada", "Bruno", "Cleo"], timers={"away": 1})
    host, away = players[0], players[1]
    house.begin(host)
    table = away.page.url
    away.page.goto(f"{house.url}/healthz")
    here = [host, players[2]]
    house.play(here, lambda: host.page.locator(".told").count() > 0)
    expect(host.page.get_by_text("The computer voted in place of Bruno")).to_be_visible()
    away.page.goto(table)
    expect(away.page.locator(".game")).to_be_visible()
    expect(away.page.get_by_text("The computer voted in your place")).to_be_visible()


def test_the_server_is_killed_in_the_middle_of_a_game(house: House, server: Server) -> None:
    players = house.seated(["Ada", "Bruno"], house={"target": 12})
    house.invite(players[0], 3)
    house.begin(players[0])
    house.play(players, lambda: players[0].page.get_by_text("Round 2").count() > 0)
    server.kill()
    expect(players[1].page.locator(".away")).to_be_visible()
    server.start()
    expect(players[1].page.locator(".away")).to_be_hidden()
    house.play(
        players, lambda: players[0].page.get_by_text("Round 3").count() > 0 or all_over(players)
    )


def test_ukrainian_beside_romanian(house: House) -> None:
    code, seats = house.table(["Оля", "Ion", "Zuza"])
    olya = house.player("Оля", language="uk-UA")
    ion = house.player("Ion", language="ro-RO")
    for player, seat in zip((olya, ion), seats, strict=False):
        player.take(code, seat)
        expect(player.page.locator(".lobby")).to_be_visible()
    assert olya.page.evaluate("document.documentElement.lang") == "uk"
    assert ion.page.evaluate("document.documentElement.lang") == "ro"
    assert re.search("[іїєґ]", olya.page.locator(".lobby").inner_text())
    ion.page.locator(".menu").click()
    ion.page.locator("dialog[open] select").select_option("cs")
    expect(ion.page.locator("html")).to_have_attribute("lang", "cs")


def test_a_spectator_watches_and_a_latecomer_sits_down(house: House) -> None:
    (player,) = house.seated(["Ada"], house={"target": 12})
    house.invite(player, 2, 3)
    house.begin(player)
    watcher = house.player("Watcher")
    watcher.page.goto(f"{house.url}/t/{player.code}")
    watcher.page.get_by_text("Just watch").click()
    expect(watcher.page.locator(".game.watching")).to_be_visible()
    assert watcher.page.locator(".hand, .act button").count() == 0
    # While she thinks, the others give: whoever only looked now and then might miss it.
    house.play([player], lambda: player.page.locator(".act[data-asks=give]").count() > 0)
    expect(watcher.page.locator(".pile > div").first).to_be_visible()
    late = house.player("Late")
    late.join(player.code)
    house.play([player, late], lambda: watcher.page.locator(".told").count() > 0)


def test_a_stranger_reads_the_evening_by_its_link(house: House) -> None:
    code = played(house.url, house=SHORT)
    stranger = house.player("Nobody", phone=False)
    stranger.page.goto(f"{house.url}/t/{code}/games/1")
    expect(stranger.page.locator(".album .clue")).to_be_visible()
    stranger.page.get_by_text("All as a list").click()
    expect(stranger.page.locator(".rounds > li").first).to_be_visible()
    assert stranger.page.locator(".rounds .clue").count() >= 1
    assert stranger.page.locator(".rounds button.card").count() >= 5


def test_a_name_that_is_not_localhost_by_plain_http(house: House, server: Server) -> None:
    """Browsers keep some things, as the clipboard, from such pages; the game needs none of them."""
    house.url = f"http://table.test:{server.port}"
    player = house.player("Mira")
    player.page.goto(house.url)
    player.page.locator(".ways > .quiet").click()
    player.sit_down()
    expect(player.page.locator(".game")).to_be_visible()
    house.play([player], lambda: player.page.locator(".told").count() > 0)


def test_the_keyboard_alone_plays_a_game_to_its_end(house: House) -> None:
    code, seats = house.table(["Keys"], house={"target": 3})
    player = house.player("Keys", phone=False)
    page = player.page
    player.take(code, seats[0])
    expect(page.locator(".lobby .company button").first).to_be_visible()
    for number in (2, 3, 4):
        _focus(player, ".company button")
        page.keyboard.press("Enter")
        expect(page.locator(".lobby .big li")).to_have_count(number)
    _focus(player, ".lobby footer .button")
    page.keyboard.press("Enter")
    expect(page.locator(".game")).to_be_visible()
    for _ in again_and_again(page):
        if player.over:
            break
        _step_by_keys(player)
    expect(page.locator(".podium")).to_be_visible()


def _focus(player: Player, selector: str) -> None:
    """Walk by the Tab key until something has the focus, or the others have played on."""
    for _ in range(80):
        if not player.page.locator(selector).count():
            return
        if player.page.evaluate("s => document.activeElement?.matches(s)", selector):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by the keyboard.")


def _step_by_keys(player: Player) -> None:
    page = player.page
    if page.locator("dialog.tell[open]").count():
        page.keyboard.type("by heart")
        page.keyboard.press("Enter")
        expect(page.locator("dialog.tell[open]")).to_have_count(0)
        return
    if page.locator("dialog.close[open]").count():
        page.keyboard.press("Enter")  # what can be done has the focus
        page.wait_for_timeout(REACTION)
        return
    button = page.locator("footer .act > .button")
    if button.count():
        page.wait_for_timeout(REACTION)  # one that has just come is not pressed by accident
        _focus(player, "footer .act > .button")
        page.keyboard.press("Enter")
    elif page.locator("main .may button").count():
        _focus(player, "main .may button")
        page.keyboard.press("Enter")


def test_the_address_of_a_table_is_a_page_even_if_there_is_no_such_table(house: House) -> None:
    player = house.player("Lost")
    player.page.goto(f"{house.url}/t/ZZZZZZ")
    expect(player.page.locator("h1")).to_be_visible()
    player.page.locator(".button").click()
    expect(player.page.locator(".ways")).to_be_visible()
    assert httpx2.get(f"{house.url}/assets/nothing.js").status_code == 404
