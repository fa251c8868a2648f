"""A host brings pictures along, in a browser, and everybody plays with them."""

import io
import re
from typing import Any

import httpx2
import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Page, Route, expect

from tests.browser.player import House, Player, again_and_again
from tests.decks.workshop import as_bytes, painted

pytestmark = pytest.mark.pictures

TAKEN = 300_000  # milliseconds: each picture is read in a process of its own


def photos(number: int, first: int = 0) -> list[FilePayload]:
    """Take some photos, every third of them wide."""
    sizes = ((900, 1300), (1000, 1400), (2400, 1300))
    return [
        {
            "name": f"Photo {seed}.jpg",
            "mimeType": "image/jpeg",
            "buffer": as_bytes(painted(*sizes[seed % 3], seed), "JPEG"),
        }
        for seed in range(first, first + number)
    ]


def halves() -> FilePayload:
    """Paint a wide picture: red on the left, blue on the right."""
    image = Image.new("RGB", (2400, 1200), (200, 0, 0))
    image.paste((0, 0, 200), (1200, 0, 2400, 1200))
    return {"name": "halves.png", "mimeType": "image/png", "buffer": as_bytes(image)}


def bring(page: Page) -> None:
    if not page.locator(".bring").count():
        page.locator(".agreed .change").click()
    page.locator(".bring").click()
    expect(page.locator(".own .zone")).to_be_visible()


def choose(page: Page, files: list[FilePayload]) -> None:
    page.locator(".own .ways input").first.set_input_files(files)


def cards(page: Page, number: int) -> list[str]:
    """Wait for so many cards; return their ids in their order."""
    found = page.locator(".own [data-picture]")
    expect(found).to_have_count(number, timeout=TAKEN)
    return [str(one.get_attribute("data-picture")) for one in found.all()]


def ignore_refusals(player: Player) -> None:
    """Forget what Chromium notes of every refusal: they are what is tried here."""
    player.problems = [one for one in player.problems if "409" not in one]


def put_in_order(page: Page) -> list[str]:
    """Bring four pictures, and put them in another order; return it."""
    bring(page)
    choose(page, photos(4))
    before = cards(page, 4)
    # By keys: the first goes to the second place.
    page.locator(".grip").first.focus()
    page.keyboard.press("ArrowRight")
    assert cards(page, 4) == [before[1], before[0], *before[2:]]
    expect(page.locator(".grip").nth(1)).to_be_focused()
    # By hand: the last goes to the first place.
    grip, target = page.locator(".grip").last, page.locator(".own [data-picture]").first
    grip.scroll_into_view_if_needed()
    start, end = grip.bounding_box(), target.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 9, start["y"] + 9)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 60, steps=8)
    page.mouse.up()
    wished = [before[3], before[1], before[0], before[2]]
    assert cards(page, 4) == wished
    return wished


def told(house: House, host: Player) -> list[dict[str, Any]]:
    """Return what the server says of the decks that a host has brought."""
    token = host.page.evaluate("JSON.parse(localStorage.pinxit).seats")[host.code]["token"]
    address = f"{house.url}/api/tables/{host.code}/uploads"
    answer = httpx2.get(address, headers={"authorization": f"Bearer {token}"})
    decks: list[dict[str, Any]] = answer.json()["decks"]
    return decks


def wait_until_kept(house: House, host: Player, wished: list[str]) -> None:
    """Ask for the one deck that a host has brought, until its pictures lie in this order."""
    for _ in again_and_again(host.page):
        (deck,) = told(house, host)
        if [one["id"] for one in deck["pictures"]] == wished:
            return


def test_pictures_are_put_in_order_at_a_desk(house: House) -> None:
    host = house.player("Mira", phone=False)
    host.open_table()
    wished = put_in_order(host.page)
    wait_until_kept(house, host, wished)


def test_a_host_brings_pictures_and_everybody_plays_with_them(house: House) -> None:
    host = house.player("Mira")
    page = host.page
    host.open_table()
    guest = house.player("Jan")
    guest.join(host.code)
    house.invite(host, 3)
    wished = put_in_order(page)

    page.locator(".own footer .button").click()
    expect(page.locator(".own")).to_have_count(0)
    own = page.locator(".decks label.chosen", has_text="Pictures by Mira")
    expect(own).to_be_visible()
    wait_until_kept(house, host, wished)
    # The guest sees it, and cannot change it.
    expect(guest.page.locator(".agreed .line")).to_contain_text("Pictures by Mira")
    guest.unfold()
    expect(guest.page.locator(".decks label.chosen")).to_have_count(2)
    expect(guest.page.locator(".bring")).to_have_count(0)
    guest.fold()
    page.locator(".decks label.chosen", has_not_text="Mira").click()
    expect(page.locator(".decks label.chosen")).to_have_count(1)
    page.locator(".decks label:not(.chosen)").click()
    expect(page.locator(".decks label.chosen")).to_have_count(2)
    host.fold()
    house.begin(host)
    everyone = [host, guest]
    house.play(everyone, lambda: page.locator(".reveal, .verdict").count() > 0)
    (deck,) = told(house, host)
    small = {one["small"] for one in deck["pictures"]}
    fetched = {
        address
        for player in everyone
        for address in player.page.evaluate(
            "performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)"
        )
    }
    assert small <= fetched


def test_a_crop_is_framed_by_keys_and_by_hand(house: House) -> None:
    host = house.player("Mira", phone=False)
    page = host.page
    host.open_table()
    bring(page)
    choose(page, [halves()])
    (first,) = cards(page, 1)

    def shown() -> tuple[int, int, int]:
        src = page.locator(".own [data-picture] img").get_attribute("src")
        assert src
        image = Image.open(io.BytesIO(httpx2.get(src).content)).convert("RGB")
        pixel = image.getpixel((180, 270))
        assert isinstance(pixel, tuple)
        return pixel[0], pixel[1], pixel[2]

    def done() -> None:
        page.locator("dialog[open] form .button").click()
        expect(page.locator(".stage")).to_have_count(0)

    page.locator(".own .card").first.click()
    page.locator(".stage").focus()
    for _ in range(20):
        page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("+")
    page.locator("dialog[open] textarea").fill("Red as far as one can see.")
    done()
    (second,) = cards(page, 1)
    assert second != first
    assert shown()[0] > 150
    page.locator(".own .card").first.click()
    expect(page.locator("dialog[open] textarea")).to_have_value("Red as far as one can see.")
    box = page.locator(".stage").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.95, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()
    done()
    expect(page.locator(f"[data-picture='{second}']")).to_have_count(0)
    assert shown()[2] > 150
    page.locator(".own .card").first.click()
    page.locator("dialog[open] .remove").click()
    expect(page.locator(".own [data-picture]")).to_have_count(0)


def test_what_is_no_picture_is_named_and_the_others_go_on(house: House) -> None:
    host = house.player("Zuza", language="pl-PL")
    page = host.page
    host.open_table()
    bring(page)
    words: FilePayload = {
        "name": "<b>notes</b>.jpg",
        "mimeType": "image/jpeg",
        "buffer": b"these are words " * 99,
    }
    choose(page, [words, *photos(2)])
    cards(page, 2)
    failure = page.locator(".failures li")
    expect(failure).to_contain_text("<b>notes</b>.jpg")
    expect(failure).to_contain_text("To nie jest obrazek.")
    expect(failure.locator("b")).to_have_count(0)
    failure.locator("button").last.click()
    expect(page.locator(".failures")).to_have_count(0)
    ignore_refusals(host)


def test_when_the_line_breaks_what_is_finished_stays(house: House) -> None:
    host = house.player("Mira")
    page = host.page
    host.open_table()
    bring(page)
    choose(page, photos(1))
    before = cards(page, 1)
    broken = re.compile(r"/pictures\?")
    page.route(broken, lambda route: route.abort("connectionreset"))
    choose(page, photos(1, first=5))
    again = page.locator(".failures .quiet").first
    expect(again).to_be_visible()
    page.unroute(broken)
    assert cards(page, 1) == before
    again.click()
    assert cards(page, 2)[0] == before[0]
    page.reload()
    bring(page)
    assert cards(page, 2)[0] == before[0]


def test_a_deck_is_thrown_away(house: House) -> None:
    host = house.player("Mira")
    page = host.page
    host.open_table()
    bring(page)
    choose(page, photos(1))
    cards(page, 1)
    page.locator(".own footer .button").click()
    expect(page.locator(".decks label.chosen")).to_have_count(2)
    bring(page)
    page.locator(".own summary").click()
    for _ in range(2):
        page.locator(".own .about .quiet").click()
    expect(page.locator(".own .invitation")).to_be_visible()
    page.locator(".own .close").first.click()
    expect(page.locator(".decks label.chosen")).to_have_count(1)


def test_the_screen_is_of_use_without_eyes(house: House) -> None:
    host = house.player("Mira", phone=False)
    page = host.page
    host.open_table()
    bring(page)
    choose(page, photos(2))
    cards(page, 2)
    dialog = page.get_by_role("dialog", name="Your own pictures")
    expect(dialog).to_be_visible()
    for name in ("Picture 1: Photo .*no description yet", "Picture 2 of 2: drag it"):
        expect(dialog.get_by_role("button", name=re.compile(name))).to_be_visible()
    dialog.get_by_role("button", name=re.compile("Picture 1:")).press("Enter")
    expect(page.get_by_role("application", name=re.compile("arrow keys"))).to_be_visible()
    expect(page.get_by_label("What it shows")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)
    expect(dialog).to_be_visible()


def test_fingers_put_in_order_and_frame(house: House) -> None:
    host = house.player("Mira")
    page = host.page
    host.open_table()
    bring(page)
    choose(page, photos(3))
    first, second, third = cards(page, 3)
    screen = host.context.new_cdp_session(page)

    def touch(steps: list[list[tuple[float, float]]]) -> None:
        for number, fingers in enumerate(steps):
            points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(fingers)]
            kind = "touchStart" if number == 0 else "touchMove"
            screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            page.wait_for_timeout(30)
        screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def frame(side: str) -> float:
        return float(page.evaluate(f"parseFloat(document.querySelector('.frame').style.{side})"))

    grip = page.locator(".grip").first.bounding_box()
    place = page.locator("[data-picture]").nth(2).bounding_box()
    assert grip
    assert place
    x, y = grip["x"] + 20, grip["y"] + 20
    across, down = place["x"] + 40 - x, place["y"] + 60 - y
    touch([[(x + across * step / 10, y + down * step / 10)] for step in range(11)])
    assert cards(page, 3) == [second, third, first]

    page.locator(".own .card").first.click()
    expect(page.locator(".stage img")).to_be_visible()
    stage = page.locator(".stage").bounding_box()
    assert stage
    x, y = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
    width = frame("width")
    touch([[(x - 20 - step * 5, y), (x + 20 + step * 5, y)] for step in range(8)])
    assert frame("width") < width * 0.8  # fingers apart: closer
    left = frame("left")
    touch([[(x + step * 5, y)] for step in range(8)])
    assert frame("left") > left


@pytest.mark.parametrize("lost", [1, 3])
def test_a_deck_whose_answer_was_lost_is_begun_once(house: House, lost: int) -> None:
    """After three times the page gives up; who tries again gets the deck that is there."""
    host = house.player("Mira")
    page = host.page
    host.open_table()
    taken: list[int] = []

    def lose(route: Route) -> None:
        if route.request.method != "POST" or len(taken) >= lost:
            return route.continue_()
        taken.append(route.fetch().status)
        return route.abort()

    page.route("**/uploads", lose)
    bring(page)
    choose(page, photos(1))
    if lost == 3:
        page.locator(".own .failures .quiet").first.click(timeout=TAKEN)
    cards(page, 1)
    assert taken == [201] * lost
    assert [len(deck["pictures"]) for deck in told(house, host)] == [1]
