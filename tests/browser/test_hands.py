"""What fingers and keys do: arranging, looking closely, acting there, and what must do no harm."""

import re

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from pinxit.locales import LANGUAGES
from tests.browser.conftest import Server
from tests.browser.player import House, Player

TELLS, GIVES, VOTES = (f".act[data-asks={deed}]" for deed in ("tell", "give", "vote"))


def fingers(player: Player) -> CDPSession:
    return player.context.new_cdp_session(player.page)


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})


RESTS = """
() => new Promise(next => {
  const top = () => document.querySelector('.hand .place')?.getBoundingClientRect().top;
  const before = top();
  setTimeout(() => next(top() === before), 150);
})
"""


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def order(player: Player) -> list[str]:
    pictures = player.page.locator(".hand .place img")
    return [one.get_attribute("src") or "" for one in pictures.all()]


@pytest.fixture
def seated(house: House) -> list[Player]:
    """Two people and a computer player; the first of them is the first to tell."""
    players = house.seated(["Ada", "Bruno"], house={"first": "host"})
    house.invite(players[0], 3)
    house.begin(players[0])
    for player in players:
        expect(player.page.locator(".hand .place img").first).to_be_visible()
    return players


@pytest.fixture
def player(house: House) -> Player:
    """Somebody who is to tell; the others at this table need no browser."""
    (player,) = house.seated(["Ada", "Bruno", "Cleo"], browsers=1, house={"first": "host"})
    house.begin(player)
    expect(player.page.locator(".hand .place img").first).to_be_visible()
    player.page.wait_for_function(RESTS)  # a hand is laid out when its room is known
    return player


def test_alt_and_arrows_carry_a_card(player: Player) -> None:
    before = order(player)
    player.page.locator(".hand button.card").first.focus()
    player.page.keyboard.press("Alt+ArrowRight")
    player.page.keyboard.press("Alt+ArrowRight")
    assert order(player) == [*before[1:3], before[0], *before[3:]]
    focused = "document.activeElement.querySelector('img').src"
    assert player.page.evaluate(focused) == before[0]


def test_a_finger_that_rests_lifts_a_card_and_carries_it(player: Player) -> None:
    before = order(player)
    session = fingers(player)
    x, y = middle(player.page.locator(".hand .place").first)
    touch(session, "touchStart", (x, y))
    player.page.wait_for_timeout(500)
    expect(player.page.locator(".hand .lifted")).to_have_count(1)
    beside = middle(player.page.locator(".hand .place").nth(1))[0] - 60
    for step in range(1, 9):
        touch(session, "touchMove", (x + (beside - x) * step / 8, y))
    touch(session, "touchEnd")
    expect(player.page.locator(".hand .lifted")).to_have_count(0)
    assert order(player) == [before[1], before[0], *before[2:]]


def close(player: Player) -> Locator:
    return player.page.locator("dialog.close[open]")


def test_a_swipe_goes_on_to_the_next_card_and_a_pull_goes_back(player: Player) -> None:
    cards = order(player)
    player.page.locator(".hand button.card").first.tap()
    here = close(player).locator(".here img")
    expect(here).to_have_attribute("src", cards[0])
    player.page.wait_for_timeout(300)  # it grows to its place
    session = fingers(player)
    x, y = middle(here)
    touch(session, "touchStart", (x, y))
    for step in range(1, 12):
        touch(session, "touchMove", (x - step * 22, y))
    touch(session, "touchEnd")
    expect(close(player).locator(".here img")).to_have_attribute("src", cards[1])
    player.page.wait_for_timeout(500)  # until it rests
    x, y = middle(close(player).locator(".here img"))
    touch(session, "touchStart", (x, y))
    for step in range(1, 12):
        touch(session, "touchMove", (x, y + step * 14))
    touch(session, "touchEnd")
    expect(close(player)).to_have_count(0)
    assert order(player) == cards


def test_the_tray_and_the_arrows_go_on_and_the_grid_goes_back(player: Player) -> None:
    cards = order(player)
    player.page.locator(".hand button.card").first.tap()
    here = close(player).locator(".here img")
    close(player).locator(".tray button").nth(3).tap()
    expect(here).to_have_attribute("src", cards[3])
    player.page.keyboard.press("ArrowRight")
    expect(here).to_have_attribute("src", cards[4])
    expect(close(player).locator(".tray [aria-current=true] img")).to_have_attribute(
        "src", cards[4]
    )
    close(player).locator(".round").tap()
    expect(close(player)).to_have_count(0)


# Browsers tell of the end of a scroll in the next frame, and of a dialog that was closed when they
# have the time: on a busy machine in this order.
PUT_AWAY = """
dialog => {
  dialog.close();
  dialog.querySelector('.stage').dispatchEvent(new Event('scroll'));
}
"""


def test_a_row_that_comes_to_rest_when_it_is_put_away_stays_away(player: Player) -> None:
    player.page.locator(".hand button.card").nth(3).tap()
    expect(close(player).locator(".here img")).to_be_visible()
    player.page.wait_for_timeout(300)  # until it rests
    close(player).evaluate(PUT_AWAY)
    expect(close(player)).to_have_count(0)


def test_two_fingers_look_closely(player: Player) -> None:
    player.page.locator(".hand button.card").first.tap()
    picture = close(player).locator(".here img")
    expect(picture).to_be_visible()
    player.page.wait_for_timeout(300)
    x, y = middle(picture)
    session = fingers(player)
    touch(session, "touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 7):
        touch(session, "touchMove", (x - 30 - 10 * step, y), (x + 30 + 10 * step, y))
    touch(session, "touchEnd")
    scale = re.search(r"scale\(([\d.]+)\)", picture.get_attribute("style") or "")
    assert scale
    assert float(scale[1]) > 2
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog[open]")).to_have_count(0)


def test_a_second_tap_and_the_back_button_do_no_harm(house: House) -> None:
    names = ["Ada", "Bruno", "Cleo"]  # the last one never gives: so the giving lasts
    teller, giver = house.seated(names, browsers=2, house={"first": "host"})
    house.begin(teller)
    expect(teller.page.locator(TELLS)).to_be_visible()
    house.play([teller], lambda: not teller.page.locator(TELLS).count())
    for _ in range(2):  # of three players, each gives two cards
        giver.page.locator(".hand .may:not(.up) button.card").first.click()
        close(giver).locator(".acts > .button").click()
        expect(close(giver)).to_have_count(0)
    expect(giver.page.locator(".act > .button")).to_be_enabled()
    giver.page.locator(".act > .button").dblclick()
    expect(giver.page.get_by_text("Take it back")).to_be_visible()
    assert giver.page.locator(".problem").count() == 0
    giver.page.go_back()
    giver.page.go_forward()
    expect(giver.page.get_by_text("Take it back")).to_be_visible()


def test_what_was_typed_outlives_a_lost_connection(server: Server, player: Player) -> None:
    player.page.locator(".hand button.card").nth(2).click()
    close(player).locator(".acts > .button").click()
    words = player.page.locator("dialog.tell[open] textarea")
    words.fill("half a thou")
    server.kill()
    expect(player.page.locator(".away")).to_be_visible()
    server.start()
    expect(player.page.locator(".away")).to_be_hidden()
    expect(words).to_have_value("half a thou")
    player.page.keyboard.press("Escape")
    player.page.locator(".hand button.card").first.click()  # another card, the same thought
    close(player).locator(".acts > .button").click()
    expect(words).to_have_value("half a thou")


def test_whoever_is_ready_says_so(house: House) -> None:
    host, friend = house.seated(["Ada", "Bruno", "Cleo"], browsers=2)
    friend.page.locator(".lobby footer .button").click()
    expect(host.page.locator(".lobby .ready")).to_have_count(1)
    expect(host.page.locator(".lobby .count")).to_contain_text("2 of 3 ready")
    friend.page.locator(".lobby footer .quiet").click()
    expect(host.page.locator(".lobby .ready")).to_have_count(0)


def test_somebody_takes_another_name_and_rabbit_in_the_lobby_and_in_the_menu(house: House) -> None:
    host, friend = house.seated(["Ada", "Bruno", "Cleo"], browsers=2)
    friend.page.locator(".big .mine").click()
    sheet = friend.page.locator("dialog[open]")
    expect(sheet.locator("[name=pawn]")).to_have_count(10)  # not those of Ada and Cleo
    sheet.locator("input[type=text]").fill("🐈" * 25)
    expect(sheet.locator("[role=alert]")).to_contain_text("at most 24 characters")
    expect(sheet.locator(".button")).to_be_disabled()
    sheet.locator("input[type=text]").fill("🐈" * 24)
    expect(sheet.locator("[role=alert]")).to_have_count(0)
    sheet.locator("[value=teal]").check(force=True)
    sheet.locator(".button").click()
    expect(sheet).to_have_count(0)
    expect(host.page.locator(".big .name", has_text="🐈" * 24)).to_be_visible()
    house.begin(host)
    friend.page.locator(".menu").click()
    friend.page.get_by_text("Your name and rabbit").click()
    sheet.locator("input[type=text]").fill("Ada")
    sheet.locator(".button").click()
    expect(sheet.locator("[role=alert]")).to_have_text("Someone here already has this name.")
    sheet.locator("input[type=text]").fill("Bru")
    sheet.locator(".button").click()
    expect(host.page.locator(".players")).to_contain_text("Bru")


def test_who_walks_away_from_a_game_is_asked_and_finds_the_way_back(house: House) -> None:
    host, friend = house.seated(["Ada", "Bruno", "Cleo"], browsers=2)
    house.begin(host)
    page = friend.page
    for answer in (".button", ".go"):
        expect(page.locator(".game")).to_be_visible()
        page.locator(".menu").click()
        page.locator("dialog[open] .home").click()
        expect(page.locator("dialog[open]")).to_contain_text("Your seat is kept")
        page.locator(f"dialog[open] {answer}").click()
    expect(page.locator(".return")).to_contain_text("Your game is still going")
    page.locator(".return .button").click()
    expect(page.locator(".game")).to_be_visible()
    page.go_back()
    expect(page.locator(".return")).to_contain_text("Bruno")


def test_after_a_game_the_host_takes_everyone_back_to_the_lobby(house: House) -> None:
    host, friend = house.seated(["Ada", "Bruno", "Cleo"], browsers=2)
    house.begin(host)
    host.page.locator(".menu").click()
    host.page.get_by_text("Host tools").click()
    for _ in range(2):
        host.page.locator("dialog[open] .ends button").first.click()
    host.page.keyboard.press("Escape")
    expect(friend.page.locator(".podium")).to_be_visible()
    expect(friend.page.locator(".gather")).to_have_count(0)
    host.page.locator(".gather").click()
    for player in (host, friend):
        expect(player.page.locator(".lobby .big li")).to_have_count(3)
    host.page.locator(".company button").first.click()
    expect(friend.page.locator(".lobby .big li")).to_have_count(4)
    friend.page.get_by_text("Game 1").click()
    expect(friend.page.get_by_role("heading", name="Game 1")).to_be_visible()
    friend.page.go_back()
    house.begin(host)
    expect(friend.page.locator(".game")).to_be_visible()


def test_what_is_said_passes_by_and_a_muted_voice_does_not(house: House) -> None:
    host, friend = house.seated(["Ada", "Bruno", "Cleo"], browsers=2)
    friend.page.locator(".talk").click()
    friend.page.locator("dialog[open] input").fill("Hello there")
    friend.page.keyboard.press("Enter")
    expect(host.page.get_by_text("Hello there")).to_be_visible()
    host.page.locator(".talk").click()
    host.page.locator("dialog[open] .mute:not([aria-label^=Report])").click()
    host.page.keyboard.press("Escape")
    friend.page.locator("dialog[open] input").fill("Anybody?")
    friend.page.keyboard.press("Enter")
    expect(friend.page.get_by_text("Anybody?")).to_be_visible()
    assert host.page.get_by_text("Anybody?").count() == 0


def test_everyone_looks_at_the_reveal_as_long_as_they_like(
    house: House, seated: list[Player]
) -> None:
    reveal = ".told"
    house.play(seated, lambda: all(p.page.locator(reveal).count() for p in seated))
    seated[0].page.locator("footer .act > .button").click()
    expect(seated[0].page.get_by_text("Round 2", exact=True)).to_be_attached()
    expect(seated[0].page.locator(reveal)).to_have_count(0)
    expect(seated[1].page.locator(reveal)).to_be_visible()
    seated[1].page.get_by_text("On to round 2").click()
    expect(seated[1].page.locator(reveal)).to_have_count(0)


def test_a_vote_and_a_pause_say_what_they_do(house: House, seated: list[Player]) -> None:
    host, guest = seated
    house.play([host], lambda: not host.page.locator(TELLS).count())
    expect(guest.page.locator(GIVES)).to_be_visible()
    host.page.locator(".menu").click()
    host.page.get_by_text("Host tools").click()
    host.page.get_by_text("Pause", exact=True).click()
    host.page.keyboard.press("Escape")
    expect(guest.page.get_by_text("The game is paused").last).to_be_visible()
    assert guest.page.locator(GIVES).count() == 0
    assert guest.page.locator("footer .act button").count() == 0
    host.page.locator("footer .act > .button").click()
    expect(guest.page.locator(GIVES)).to_be_visible()
    house.play(seated, lambda: any(p.page.locator(VOTES).count() for p in seated))
    voter = next(p for p in seated if p.page.locator(VOTES).count())
    if not voter.page.locator("dialog.close[open]").count():  # play may have begun to look at one
        voter.page.locator("main ol .may button").first.click()
    voter.page.locator("dialog[open] .button").click()
    expect(voter.page.locator("dialog[open]")).to_have_count(0)
    expect(voter.page.locator(VOTES)).to_have_count(0)  # that was the vote


IN_LANGUAGE = """
language => {
  const kept = JSON.parse(localStorage.getItem('pinxit'));
  localStorage.setItem('pinxit', JSON.stringify({ ...kept, language }));
}
"""


def test_whoever_may_say_it_aloud_still_sees_the_card_above_a_keyboard(
    seated: list[Player],
) -> None:
    page = seated[0].page
    page.set_viewport_size({"width": 320, "height": 568 - 260})
    for language in LANGUAGES:
        page.evaluate(IN_LANGUAGE, language)
        page.reload()
        page.locator(".hand .place button.card").first.click()
        page.locator("dialog.close .acts > .button").click()
        expect(page.locator("dialog.tell .aloud")).to_be_visible()
        box = page.locator("dialog.tell .card").bounding_box()
        assert box is not None
        assert box["width"] >= 126, language
        name = page.locator("dialog.tell .aloud").inner_text()
        assert name.strip(), language  # also where there is room for a sign alone


def test_there_is_one_switch_for_sounds_and_it_is_in_sight(house: House) -> None:
    for phone in (True, False):
        somebody = house.player("Mira", phone=phone)
        page = somebody.page
        sounds = page.locator("button.sound:visible")
        somebody.open_table()
        expect(page.locator("header .sound")).to_be_visible()
        page.locator(".menu").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        expect(sounds).to_have_count(1)  # the menu has no second one
        page.keyboard.press("Escape")
        house.invite(somebody, 2, 3)
        house.begin(somebody)
        expect(sounds).to_have_count(0 if phone else 1)
        page.locator(".menu").click()
        expect(sounds).to_have_count(1)
        before = page.locator(".sound").get_attribute("aria-pressed")
        page.locator(".sound").evaluate("button => button.click()")
        expect(page.locator(".sound")).not_to_have_attribute("aria-pressed", before or "")


SLEEPY = "delete Navigator.prototype.wakeLock; delete HTMLCanvasElement.prototype.captureStream;"


def test_where_nothing_keeps_a_screen_awake_that_is_said_once(house: House) -> None:
    somebody = house.player("Mira")
    page = somebody.page
    page.add_init_script(SLEEPY)
    page.goto(house.url)
    page.locator(".ways > .quiet").click()
    somebody.sit_down()
    hint = page.get_by_text("goes dark")
    expect(hint).to_be_visible()
    page.locator("p").filter(has=hint).locator("button").click()
    expect(hint).to_have_count(0)
    page.reload()
    expect(page.locator(".game")).to_be_visible()
    expect(hint).to_have_count(0)
