"""Somebody with a browser, who plays by what the page shows and nothing else."""

import json
import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import httpx2
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.secrets import check_secrets

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
PATIENCE = 90_000  # milliseconds: on a busy machine, a browser takes its time
LONGEST_GAME = 900.0  # seconds
expect.set_options(timeout=PATIENCE)

# One look at the page and one deed: six browsers that each ask ten questions are slow, and what was
# asked about may be gone when it is clicked.
STEP = """
clue => {
  const any = list => list[Math.floor(Math.random() * list.length)];
  const act = document.querySelector('footer .act');
  const form = act?.querySelector('form:has(.hint)');
  if (form) {
    const input = form.querySelector('input');
    const cards = [...document.querySelectorAll('.hand button.card')];
    const chosen = cards.some(card => card.getAttribute('aria-pressed') === 'true');
    if (input.value && chosen) return form.requestSubmit(), true;
    if (!chosen) any(cards).click();
    input.value = clue;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  }
  const button = act?.querySelector(':scope > .button');
  if (!button) return false;
  if (!button.disabled) return button.click(), true;
  const free = name => [...document.querySelectorAll(`${name} button.card[aria-pressed=false]`)];
  const cards = free('main ol').length ? free('main ol') : free('.hand');
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

    def __init__(self, context: BrowserContext, house: "House", name: str) -> None:
        self.context = context
        self.house = house
        self.name = name
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.frames: list[str] = []
        self.problems: list[str] = []
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
        self.page.goto(self.house.url)
        kept = {"name": self.name, "seats": {code: {**seat, "at": 1}}}
        self.page.evaluate("kept => localStorage.setItem('pinxit', JSON.stringify(kept))", kept)
        self.page.goto(f"{self.house.url}/t/{code}")

    def unfold(self) -> None:
        """Open all that is folded in the lobby, as somebody who wants to see everything."""
        expect(self.page.locator(".editions label").first).to_be_visible()
        for folded in self.page.locator(".lobby details > summary").all():
            folded.click()

    def step(self) -> bool:
        """Do what the page asks of me; tell whether there was anything."""
        return bool(self.page.evaluate(STEP, f"{self.name} wonders {self.rng.randrange(999)}"))

    @property
    def over(self) -> bool:
        return self.page.locator(".podium").count() > 0


SPARING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"


class House:
    """A server, and the people who come to it."""

    def __init__(self, url: str, browser: Browser) -> None:
        self.url = url
        self.browser = browser
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
        context = self.browser.new_context(reduced_motion="reduce", **options)
        if sparing:
            context.add_init_script(SPARING)
        self._contexts.append(context)
        player = Player(context, self, name)
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
            context.close()
        assert problems == [], problems
