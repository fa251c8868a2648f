"""Somebody with a browser, who plays by what the page shows and nothing else."""

import json
import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import httpx2
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
)

from tests.browser.devices import Devices
from tests.browser.secrets import NO_LIGHT_YET, check_secrets

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
PATIENCE = 90_000  # milliseconds: on a busy machine, a browser takes its time
LONGEST_GAME = 900.0  # seconds
expect.set_options(timeout=PATIENCE)

# One look at the page and one deed: six browsers that each ask ten questions are slow, and what was
# asked about may be gone when it is clicked.
STEP = """
clue => {
  const any = list => list[Math.floor(Math.random() * list.length)];
  const story = document.querySelector('dialog.tell[open] form');
  if (story) {
    const field = story.querySelector('textarea');
    if (field.value) return story.requestSubmit(), true;
    field.value = clue;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  }
  const near = document.querySelector('dialog.close[open] .acts');
  if (near) {
    const button = near.querySelector('.button') ?? near.querySelector('.round');
    if (!button.disabled) button.click();
    return true;
  }
  const act = document.querySelector('footer .act');
  const button = act?.querySelector(':scope > .button');
  if (button) return button.disabled || button.click(), true;
  if (!['tell', 'give', 'vote'].includes(act?.dataset.asks)) return false;
  const cards = [...document.querySelectorAll('main .may:not(.up) button.card')];
  if (cards.length) any(cards).click();
  return cards.length > 0;
}
"""


def again_and_again(page: Page) -> Iterator[None]:
    """Look at a page now and then; whoever has not seen what they wait for at last, never will."""
    deadline = time.monotonic() + LONGEST_GAME
    while time.monotonic() < deadline:
        yield
        page.wait_for_timeout(40)
    raise AssertionError("The game does not come to an end.")


class Player:
    """One person with one browser."""

    def __init__(self, page: Page, house: "House", name: str) -> None:
        self.context = page.context
        self.house = house
        self.name = name
        self.page = page
        self.page.set_default_timeout(PATIENCE)
        self.frames: list[str] = []
        self.problems: list[str] = []
        self.page.add_init_script(f"({NO_LIGHT_YET})()")
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._complained)
        self.page.on("websocket", lambda link: link.on("framereceived", self._heard))
        self.rng = random.Random(name)
        self._seat: str | None = None  # as last seen: a browser may be closed

    def _heard(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def _complained(self, message: ConsoleMessage) -> None:
        """Keep what the page complains about; that a server is away is no fault of the page."""
        away = ("net::ERR_", "WebSocket connection", "404 (Not Found)")
        if message.type in {"warning", "error"} and not any(word in message.text for word in away):
            self.problems.append(message.text)

    @property
    def seat(self) -> str | None:
        if self.page.is_closed() or self.page.url == "about:blank":
            return self._seat
        kept = json.loads(self.page.evaluate("localStorage.getItem('pinxit')") or "{}")
        seats = list(kept.get("seats", {}).values())
        self._seat = seats[0]["seat"] if seats else self._seat
        return self._seat

    @property
    def code(self) -> str:
        found = re.search(r"/t/([A-Z]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def open_table(self) -> str:
        """Open a table as a person does: one button, a name, another button."""
        self.page.goto(self.house.url)
        self.page.locator(".ways .button").first.click()
        self.sit_down()
        self.page.wait_for_url(re.compile(r"/t/[A-Z]{6}$"))
        return self.code

    def sit_down(self) -> None:
        """Fill in who I am."""
        sheet = self.page.locator("dialog[open]")
        sheet.locator("input[type=text]").fill(self.name)
        sheet.locator(".button").click()

    def join(self, code: str) -> None:
        """Come by a link."""
        self.page.goto(f"{self.house.url}/t/{code}")
        self.sit_down()
        expect(self.page.locator(".lobby, .game")).to_be_visible()

    def take(self, code: str, seat: dict[str, str]) -> None:
        """Come with a seat that was taken elsewhere."""
        self._seat = seat["seat"]
        self.page.goto(f"{self.house.url}/healthz")  # of the house, and shows next to nothing
        kept = {"name": self.name, "seats": {code: {**seat, "at": 1}}}
        self.page.evaluate("kept => localStorage.setItem('pinxit', JSON.stringify(kept))", kept)
        self.page.goto(f"{self.house.url}/t/{code}")

    def unfold(self) -> None:
        """Open all that can be agreed on in the lobby, as somebody who wants to see everything."""
        self.page.locator(".agreed .change").click()
        expect(self.page.locator(".lobby .decks img").first).to_be_visible()
        for folded in self.page.locator(".lobby details > summary").all():
            folded.click()

    def fold(self) -> None:
        """Back to the lobby."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def step(self) -> bool:
        """Do what the page asks of me; tell whether there was anything."""
        return bool(self.page.evaluate(STEP, f"{self.name} wonders {self.rng.randrange(999)}"))

    @property
    def over(self) -> bool:
        return self.page.locator(".podium").count() > 0


class House:
    """A server, and the people who come to it."""

    def __init__(self, url: str, devices: Devices) -> None:
        self.url = url
        self.devices = devices
        self._contexts: list[BrowserContext] = []
        self.players: list[Player] = []

    def player(
        self, name: str, *, language: str = "en-GB", phone: bool = True, sparing: bool = True
    ) -> Player:
        """Let somebody come with a browser of their own.

        It is sparing, as most tests do not look at large pictures, and all of a deck are many.
        """
        options: dict[str, Any] = {"viewport": PHONE if phone else DESK, "locale": language}
        if phone:
            options |= {"has_touch": True, "is_mobile": True}
        page = self.devices.lend(sparing=sparing, **options)
        self._contexts.append(page.context)
        player = Player(page, self, name)
        self.players.append(player)
        return player

    def table(self, names: Sequence[str], **settings: object) -> tuple[str, list[dict[str, str]]]:
        """Open a table and fill its seats without browsers, for unusual rules."""
        body = {"name": names[0], "settings": settings}
        first = httpx2.post(f"{self.url}/api/tables", json=body).raise_for_status().json()
        seats = [first]
        for name in names[1:]:
            answer = httpx2.post(
                f"{self.url}/api/tables/{first['code']}/seats", json={"name": name}
            )
            seats.append(answer.raise_for_status().json())
        return first["code"], [{"token": s["token"], "seat": s["seat"]} for s in seats]

    def seated(
        self, names: Sequence[str], browsers: int | None = None, **settings: object
    ) -> list[Player]:
        """Open a table with these rules, each of these names in a browser of its own.

        With `browsers`, only so many of them; the others have taken their seats elsewhere.
        """
        code, seats = self.table(names, **settings)
        players = [self.player(name) for name in names[:browsers]]
        for player, seat in zip(players, seats, strict=False):
            player.take(code, seat)
            expect(player.page.locator(".lobby")).to_be_visible()
        return players

    def invite(self, host: Player, *numbers: int) -> None:
        """Let computer players sit down, until there are so many, and so many, at the table."""
        for number in numbers:
            somebody = host.page.locator(".company button").nth(number % 3)
            expect(somebody).to_be_enabled()
            somebody.evaluate("button => button.click()")  # it may move away under a finger
            expect(host.page.locator(".lobby .big li")).to_have_count(number)

    def begin(self, host: Player) -> None:
        """The host begins."""
        host.page.locator(".lobby footer .button").click()
        expect(host.page.locator(".game")).to_be_visible()

    def play(self, players: Sequence[Player], until: Callable[[], bool]) -> None:
        """Let everyone do what their page asks of them, until something is so."""
        for _ in again_and_again(players[0].page):
            if until():
                return
            for player in players:
                player.step()

    def close(self) -> None:
        """Send everyone home, and see that no page has failed."""
        problems = [problem for player in self.players for problem in player.problems]
        for player in self.players:
            check_secrets(player)
        for context in self._contexts:
            self.devices.take_back(context, self.url)
        assert problems == [], problems
