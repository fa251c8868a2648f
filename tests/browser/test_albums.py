"""A link to an album: shared on the host's phone, signed by a guest, read by somebody far away."""

from playwright.sync_api import Page, expect

from tests.browser.elsewhere import played_together
from tests.browser.player import House, Player
from tests.browser.test_access import problems

NAMES = ("Wilhelmina", "Bartosz", "Klementyna")
ROUNDS = {"target": None, "turns_each": 1}


def share(host: Player) -> str:
    """Make a link by what the page offers; return it."""
    page = host.page
    page.locator("main nav button").last.click()
    page.get_by_role("button", name="Share this album").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("checkbox")).to_have_count(0)  # no own pictures, nothing to tick
    assert problems(page) == []
    sheet.get_by_role("button", name="Make a link").click()
    link = sheet.get_by_label("Link to this album")
    expect(link).to_be_visible()
    assert problems(page) == []
    return link.input_value()


def read(page: Page) -> str:
    """Return all that an album says, in words of any kind."""
    expect(page.locator(".album")).to_be_visible()
    page.locator(".top [aria-pressed]").click()
    expect(page.locator(".rounds > li")).to_have_count(len(NAMES))
    return page.locator("html").inner_html()


def swipe(page: Page, left: int, right: int) -> None:
    """Let a finger go from one place to the other, as the device itself reports it."""
    hand = page.context.new_cdp_session(page)
    touch = {"type": "touchStart", "touchPoints": [{"x": left, "y": 300}]}
    hand.send("Input.dispatchTouchEvent", touch)
    for step in range(1, 7):
        place = {"x": left + (right - left) * step / 6, "y": 300}
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [place]})
        page.wait_for_timeout(16)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    hand.detach()


def test_an_album_goes_round_until_its_host_takes_it_back(house: House) -> None:
    code, seats = played_together(house.url, NAMES, house=ROUNDS)
    host, guest = house.player(NAMES[0]), house.player(NAMES[1], phone=False)
    for player, seat in zip((host, guest), seats, strict=False):
        player.take(code, seat)
        expect(player.page.locator("a.leaf")).to_be_attached()
    guest.page.get_by_label("Yes, my name").check()
    link = share(host)

    reader = house.player("Zofia", language="pl-PL")
    page = reader.page
    page.goto(link)
    expect(page.locator(".album")).to_be_visible()
    assert problems(page) == []
    for left, right, leads_to in ((300, 60, "2"), (60, 300, "1")):  # a finger leafs
        swipe(page, left, right)
        page.wait_for_url(f"**#{leads_to}")
    told = read(page)
    assert NAMES[1] in told
    assert not any(hidden in told for hidden in (NAMES[0], NAMES[2], code))
    assert "Czerwony królik" in told
    assert "Żółty królik" in told
    assert problems(page) == []
    assert reader.frames == []  # nobody has connected to a table

    guest.page.get_by_label("Just my rabbit").check()
    expect(guest.page.get_by_label("Yes, my name")).not_to_be_checked()
    page.reload()
    told = read(page)
    assert not any(name in told for name in NAMES)

    # The device keeps the link: it is there again on coming back, and goes with a tap.
    host.page.reload()
    expect(host.page.locator("a.leaf")).to_be_attached()
    host.page.locator("main nav button").last.click()
    host.page.get_by_role("button", name="Share this album").click()
    sheet = host.page.locator("dialog[open]")
    expect(sheet.get_by_label("Link to this album")).to_have_value(link)
    sheet.get_by_role("button", name="Take the link back").click()
    expect(sheet.get_by_role("button", name="Make a link")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Ten album jest zamknięty")).to_be_visible()
    assert problems(page) == []
    page.get_by_role("link", name="Zagraj w Pinxit").click()
    expect(page.locator(".ways")).to_be_visible()
