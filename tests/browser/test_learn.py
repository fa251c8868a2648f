"""How to play, played: by keyboard alone, with nothing said to anybody."""

from playwright.sync_api import expect

from tests.browser.player import House
from tests.browser.test_access import problems

ASKED = "document.activeElement.closest('dialog.lesson') !== null"


def test_forty_seconds_by_keyboard(house: House) -> None:
    page = house.player("Mira", phone=False).page
    page.goto(house.url)
    page.locator("button.learn").focus()
    page.keyboard.press("Enter")
    lesson = page.locator("dialog.lesson[open]")
    expect(lesson.locator(".stage button img")).to_have_count(3)
    said: list[str] = []
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda link: asked.append(link.url))
    for scene, keys in enumerate((["ArrowRight"], ["ArrowDown"], [], ["ArrowRight"], [])):
        said.append(lesson.locator("h2").inner_text())
        assert problems(page) == [], scene
        for key in (*keys, "Enter"):
            page.keyboard.press(key)
        assert page.evaluate(ASKED), scene
    expect(lesson.locator(".stage button")).to_have_count(3)  # nobody votes for their own
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(lesson.locator(".lit")).to_have_count(1)
    assert problems(page) == []
    assert len(set(said)) == len(said)
    assert [url for url in asked if "/api/" in url or "/socket" in url] == []
    lesson.get_by_text("All the rules").click()
    expect(page.locator("dialog[open] .rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("button.learn")).to_be_focused()


def test_it_can_be_skipped_and_a_storyteller_gets_a_nudge(house: House) -> None:
    player = house.player("Mira")
    page = player.page
    player.open_table()
    page.locator(".lobby button.learn").click()
    expect(page.locator("dialog.lesson[open] .stage img")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    house.invite(player, 2, 3, 4)
    house.begin(player)
    house.play([player], lambda: page.locator("dialog.tell[open]").count() > 0)
    seen = set()
    for _ in range(3):
        page.locator(".inspire").click()
        seen.add(page.locator(".nudge").inner_text())
    assert len(seen) == 3
    assert page.locator("dialog.tell textarea").input_value() == ""
