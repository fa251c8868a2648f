"""What fingers and keys do: arranging, looking closely, the dial, and what must do no harm."""

import re

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import Server
from tests.browser.player import House, Player, again_and_again


def fingers(player: Player) -> CDPSession:
    return player.context.new_cdp_session(player.page)


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def order(player: Player) -> list[str]:
    pictures = player.page.locator(".hand .place img")
    return [one.get_attribute("src") or "" for one in pictures.all()]


@pytest.fixture
def seated(house: House) -> list[Player]:
    players = house.seated(["Ada", "Bruno", "Cleo"])
    house.begin(players[0])
    for player in players:
        expect(player.page.locator(".hand .place img").first).to_be_visible()
    return players


def test_alt_and_arrows_carry_a_card(seated: list[Player]) -> None:
    player = seated[0]
    before = order(player)
    player.page.locator(".hand button.card").first.focus()
    player.page.keyboard.press("Alt+ArrowRight")
    player.page.keyboard.press("Alt+ArrowRight")
    assert order(player) == [*before[1:3], before[0], *before[3:]]
    focused = "document.activeElement.querySelector('img').src"
    assert player.page.evaluate(focused) == before[0]


def test_a_finger_that_rests_lifts_a_card_and_carries_it(seated: list[Player]) -> None:
    player = seated[0]
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


def test_a_swipe_scrolls_and_arranges_nothing(seated: list[Player]) -> None:
    player = seated[0]
    before = order(player)
    session = fingers(player)
    x, y = middle(player.page.locator(".hand .place").first)
    touch(session, "touchStart", (x, y))
    for step in range(1, 12):
        touch(session, "touchMove", (x - step * 18, y))
    touch(session, "touchEnd")
    player.page.wait_for_timeout(400)
    assert order(player) == before
    assert player.page.locator(".hand").evaluate("hand => hand.scrollLeft") > 60


def test_two_fingers_look_closely(seated: list[Player]) -> None:
    player = seated[0]
    player.page.locator(".hand .look").first.click()
    picture = player.page.locator("dialog[open] img")
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


def test_the_dial_chooses_by_a_tap_and_by_sliding(house: House, seated: list[Player]) -> None:
    house.play(seated, lambda: any(p.page.locator(".dial").count() for p in seated))
    voter = next(p for p in seated if p.page.locator(".dial").count())
    numbers = voter.page.locator(".dial button:not([disabled])")
    for _ in again_and_again(voter.page):  # what has just changed under a finger is dead at first
        if "chosen" in (numbers.last.get_attribute("class") or ""):
            break
        numbers.last.tap()
    expect(numbers.last).to_have_class(re.compile("chosen"))
    button = voter.page.locator(".act > .button")
    expect(button).to_contain_text(numbers.last.inner_text().strip())
    session = fingers(voter)
    here, there = middle(numbers.last), middle(numbers.first)
    touch(session, "touchStart", here)
    for step in range(1, 13):
        part = step / 12
        along = [a + (b - a) * part for a, b in zip(here, there, strict=True)]
        touch(session, "touchMove", (along[0], along[1]))
    touch(session, "touchEnd")
    expect(numbers.first).to_have_class(re.compile("chosen"))
    button.click()
    expect(voter.page.locator(".dial")).to_have_count(0)


def test_a_second_tap_and_the_back_button_do_no_harm(house: House, seated: list[Player]) -> None:
    house.play(
        seated, lambda: any(p.page.locator(".hand button[aria-pressed]").count() for p in seated)
    )
    teller = next(p for p in seated if p.page.locator(".act form .hint").count())
    teller.step()
    teller.step()
    giver = next(p for p in seated if p is not teller)
    expect(giver.page.locator(".hand button[aria-pressed]").first).to_be_visible()
    for _ in range(2):  # of three players, each gives two cards
        giver.page.evaluate("document.querySelector('.hand .card[aria-pressed=false]').click()")
    expect(giver.page.locator(".act > .button")).to_be_enabled()
    giver.page.locator(".act > .button").dblclick()
    expect(giver.page.get_by_text("Take it back")).to_be_visible()
    assert giver.page.locator(".problem").count() == 0
    giver.page.go_back()
    giver.page.go_forward()
    expect(giver.page.get_by_text("Take it back")).to_be_visible()


def test_what_was_typed_outlives_a_lost_connection(
    house: House, server: Server, seated: list[Player]
) -> None:
    form = ".act form:has(.hint)"
    house.play(seated, lambda: any(p.page.locator(form).count() for p in seated))
    teller = next(p for p in seated if p.page.locator(form).count())
    teller.page.locator(f"{form} input").fill("half a thou")
    server.kill()
    expect(teller.page.locator(".away")).to_be_visible()
    server.start()
    expect(teller.page.locator(".away")).to_be_hidden()
    expect(teller.page.locator(f"{form} input")).to_have_value("half a thou")


def test_whoever_is_ready_says_so(house: House) -> None:
    host, friend = house.seated(["Ada", "Bruno", "Cleo"], browsers=2)
    friend.page.locator(".lobby footer .button").click()
    expect(host.page.locator(".lobby .ready")).to_have_count(1)
    expect(host.page.locator(".lobby footer")).to_contain_text("2 of 3 are ready")
    friend.page.locator(".lobby footer .quiet").click()
    expect(host.page.locator(".lobby .ready")).to_have_count(0)


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


def test_on_a_phone_the_card_in_the_middle_is_the_choice(
    house: House, seated: list[Player]
) -> None:
    form = ".act form:has(.hint)"
    house.play(seated, lambda: any(p.page.locator(form).count() for p in seated))
    teller = next(p for p in seated if p.page.locator(form).count())
    chosen = teller.page.locator(".hand .place.up img")
    expect(chosen).to_have_count(1)
    first = order(teller)[0]
    assert chosen.get_attribute("src") == first
    teller.page.locator(".hand button.card").nth(2).dispatch_event("click")
    expect(teller.page.locator(".hand .place.up img")).to_have_attribute("src", order(teller)[2])
    teller.page.locator(".hand button.card").nth(2).dispatch_event("click")
    expect(teller.page.locator("dialog[open] img")).to_have_attribute("src", re.compile("."))


def test_everyone_looks_at_the_reveal_as_long_as_they_like(
    house: House, seated: list[Player]
) -> None:
    reveal = ".told"
    house.play(seated, lambda: all(p.page.locator(reveal).count() for p in seated))
    seated[0].page.locator("footer .act > .button").click()
    expect(seated[0].page.locator(".where")).to_contain_text("Round 2")
    expect(seated[0].page.locator(reveal)).to_have_count(0)
    expect(seated[1].page.locator(reveal)).to_be_visible()
    seated[1].page.get_by_text("On to round 2").click()
    expect(seated[1].page.locator(reveal)).to_have_count(0)


def test_a_vote_and_a_pause_say_what_they_do(house: House, seated: list[Player]) -> None:
    host = seated[0]
    host.page.locator(".menu").click()
    host.page.get_by_text("The host’s tools").click()  # noqa: RUF001 (so it is written)
    host.page.get_by_text("Pause", exact=True).click()
    host.page.keyboard.press("Escape")
    expect(seated[1].page.get_by_text("The game is paused").last).to_be_visible()
    assert seated[1].page.locator("footer .act button").count() == 0
    host.page.locator("footer .act > .button").click()
    expect(seated[1].page.get_by_text("I have a story!")).to_be_visible()
    house.play(seated, lambda: any(p.page.locator(".dial").count() for p in seated))
    voter = next(p for p in seated if p.page.locator(".dial").count())
    place = voter.page.locator("main ol li:has(button[aria-pressed])").first
    place.locator(".look").click()
    voter.page.locator("dialog[open] .button").click()
    expect(voter.page.locator("dialog[open]")).to_have_count(0)
    expect(voter.page.locator(".dial")).to_have_count(0)  # that was the vote
