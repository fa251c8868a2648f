"""A television across a room: how large all is on it, and that it follows the table.

What a table says to a screen is all that a screen knows; so the scenes are told to it here as a
table would, and each beat of a show is held for as long as one looks.
"""

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.devices import as_seen
from tests.browser.player import House, again_and_again
from tests.browser.test_layout import SEEN, at

FULL_HD = (1920, 1080)
WIDTHS = {4: 428, 5: 340, 6: 320, 7: 292, 8: 292, 9: 263, 10: 263, 11: 263, 12: 263}
COLUMNS = {4: 4, 5: 5, 6: 3, 7: 4, 8: 4, 9: 5, 10: 6, 11: 6, 12: 6}
NAMES = (
    *("Luna", "Ada", "Leo", "Kay", "Bruno", "Соломія", "Małgorzata-Anna"),
    *("Zuzanna", "Bogumił", "Teodor", "Олена", "Ioana"),
)
PAWNS = (
    *("orange", "violet", "blue", "green", "red", "teal", "yellow"),
    *("sky", "pink", "grey", "white", "brown"),
)
CLUE = {"text": "Somebody left the lights on", "medium": "words"}
SCENE = ".tv[data-scene={}]"

# What is too small, or too near to an edge, in pixels of a stage of 1920 by 1080.
SMALL = """
() => {
  const wrong = [];
  const stage = document.querySelector('.tv .stage').getBoundingClientRect();
  const whole = stage.width / 1920;
  const inside = (box, x, y) =>
    box.left >= stage.left + x * whole - 2 && box.right <= stage.right - x * whole + 2
    && box.top >= stage.top + y * whole - 2 && box.bottom <= stage.bottom - y * whole + 2;
  const walk = document.createTreeWalker(document.querySelector('.tv'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || one.closest('.unseen, .numeral, .tick, .seal')) continue;
    if (!one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    const least = one.closest('.clue') ? 66 : one.closest('.shelf b, .rim b') ? 34 : 32;
    if (size < least) wrong.push(['small', walk.currentNode.data, size]);
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    for (const box of range.getClientRects()) {
      // what a line has above and below its letters
      const slack = one.closest('.clue, h1') ? 14 : 8;
      if (box.width > 1 && !inside(box, 96 - 2, 54 - slack))
        wrong.push(['at the edge', walk.currentNode.data, JSON.stringify(box)]);
    }
  }
  for (const card of document.querySelectorAll('.tv .board li, .tv .few li, .tv .held'))
    if (!inside(card.getBoundingClientRect(), 64 - 14, 36))
      wrong.push(['a card at the edge', card.outerHTML.slice(0, 80)]);
  for (const coin of document.querySelectorAll('.tv .board .coin'))
    if (coin.getBoundingClientRect().width < 91 * whole) wrong.push(['a small coin']);
  return wrong;
}
"""
ENLARGED = "document.querySelector('.tv .stage').getBoundingClientRect().width / 1920"
CARDS = """
() => {
  const all = [...document.querySelectorAll('.tv .board li')]
    .map(one => one.getBoundingClientRect());
  return { widths: [...new Set(all.map(one => Math.round(one.width)))],
    columns: all.filter(one => Math.abs(one.top - all[0].top) < 2).length };
}
"""


class Television:
    """A screen that is paired with a table, and what the table says to it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: dict[str, Any] = {}
        self._route: WebSocketRoute | None = None
        page.route_web_socket("**/socket", self._connected)

    def _connected(self, route: WebSocketRoute) -> None:
        self._route = route
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(self._heard)

    def _heard(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "welcome" and not self.said:
            self.said = {**message, "screen": "tv1"}
            self.tell(screens=[{"screen": "tv1", "language": "en", "here": True}])

    def tell(self, **sections: Any) -> None:  # noqa: ANN401 (whatever the wire carries)
        """Let the table say how it stands now."""
        self.said = {**self.said, "sections": {**self.said["sections"], **sections}}
        assert self._route is not None
        self._route.send(json.dumps(self.said))

    def scene(self, name: str, **sections: Any) -> None:  # noqa: ANN401 (of a view)
        self.tell(**sections)
        expect(self.page.locator(SCENE.format(name))).to_be_visible()

    def check(self, what: str) -> None:
        """See that all is large enough, in its place, and on nothing else."""
        wrong: list[Any] = []
        for tries in range(30):
            wrong = [
                *self.page.evaluate(as_seen(SMALL)),
                *filter(_matters, self.page.evaluate(as_seen(SEEN))),
            ]
            if not wrong or tries == 29:
                break
            self.page.wait_for_timeout(100)  # a busy machine lays it out a little later
        assert wrong == [], what


def _matters(found: list[Any]) -> bool:
    """Numbers may stand before numbers: what a rabbit got, and the stations behind it.

    Lines of large letters reach into each other by what letters leave free above and below them.
    """
    if found[0] != "over":
        return True
    texts = found[1:3]
    return found[4] > 20 and not all(text.strip("+").isdigit() for text in texts)


def opened(house: House) -> Television:
    """Pair a television with a new table. How that is done is said here alone."""
    code, _ = house.table(["Luna"], edition="odyssey")
    page = house.player("Television", phone=False).page
    television = Television(page)
    page.goto(f"{house.url}/t/{code}")
    page.locator("dialog[open] .other").click()
    expect(page.locator(".tv")).to_be_visible()
    at(page, FULL_HD)
    for _ in again_and_again(page):  # the page hears of its new size a little later
        if page.evaluate(ENLARGED) == 1:
            break
    return television


@pytest.fixture
def television(house: House) -> Television:
    return opened(house)


def people(number: int) -> dict[str, Any]:
    rest = {"kind": "person", "character": None, "here": True, "stood_in": False, "stranger": False}
    seats = [f"s{place + 1}" for place in range(number)]
    looks = zip(seats, NAMES, PAWNS, strict=False)
    sitters = [{"seat": s, "name": n, "pawn": p, "ready": True, **rest} for s, n, p in looks]
    scores = [{"seat": s, "score": 3, "newcomer": False} for s in seats]
    return {"sitters": sitters, "scores": scores}


def playing(number: int, phase: str, turn: int = 1) -> dict[str, Any]:
    """A round of so many players, each with one card; the first one tells."""
    seats = [f"s{place + 1}" for place in range(number)]
    about = {"number": turn, "phase": phase, "storyteller": "s1", "next_teller": None, "void": None}
    cards = [f"c{place + 1}" for place in range(number)]
    clue = CLUE if phase != "clue" else None
    done = seats[: number // 2 + 1]
    awaited = ["s1"] if phase == "clue" else seats[number // 2 + 1 :]
    return {
        **people(number),
        "round": {**about, "clue": clue},
        "board": cards if phase in {"vote", "reveal"} else [],
        "waiting": {"awaited": awaited, "laid_by": done, "voted": done[1:], "clue_open": True},
    }


def revealed(number: int, held: float | None) -> dict[str, Any]:
    """Two have found it, the others fell for two false cards; the show is held at a moment."""
    round_ = playing(number, "reveal")
    votes = {f"s{p}": [f"c{(1, 2, 3)[p % 3]}"] for p in range(2, number + 1)}
    votes["s2"], votes["s3"] = ["c1"], ["c2"]
    seats = [f"s{place + 1}" for place in range(number)]
    reveal = {
        "round": 1,
        "storyteller": "s1",
        "clue": CLUE,
        "board": round_["board"],
        "laid": {seat: [f"c{place + 1}"] for place, seat in enumerate(seats)},
        "votes": votes,
        "outcome": "some",
        "points": {s: {"base": 3 * (s in {"s1", "s2"}), "lone": 0, "bonus": 0} for s in seats},
    }
    began = time.time() - 600
    show = {"began": began, "length": 13_000, "skipped": False, "held": held and began + held}
    clock = {"deadline": None, "time_left": None, "now": time.time(), "show": show}
    return {**round_, "reveal": reveal, "clock": clock}


def with_game(television: Television) -> None:
    table = {
        **television.said["sections"]["table"],
        "games": 1,
        "gathering": False,
        "paused": False,
    }
    edition = {"id": "dixit", "name": "Dixit", "target": 30, "turns_each": None}
    game = {"number": 1, "edition": edition, "seed_hash": "", "seed": "", "ending": None}
    television.said["sections"] |= {"table": table, "game": {**game, "winners": []}}


def test_cards_are_as_wide_as_the_script_says(television: Television) -> None:
    page = television.page
    with_game(television)
    for number, width in WIDTHS.items():
        television.scene("voting", **playing(number, "vote", turn=number))
        expect(page.locator(".tv .board li")).to_have_count(number)
        found = page.evaluate(CARDS)
        assert found == {"widths": [width], "columns": COLUMNS[number]}, number
        television.check(f"{number} cards")
    for screen, whole in (((3840, 2160), 2), ((1280, 720), 2 / 3)):
        at(page, screen)
        for _ in again_and_again(page):
            if page.evaluate(CARDS)["widths"] == [round(263 * whole)]:
                break
        television.check(f"{screen}")


def test_every_scene_can_be_read_across_a_room(television: Television) -> None:
    page = television.page
    for number in (1, 7, 12):
        television.scene("lobby", **people(number))
        television.check(f"gathering, {number}")
    assert page.evaluate("document.querySelector('.tv .qr').offsetWidth") >= 400
    with_game(television)
    for number in (4, 8, 12):
        for scene, phase in (("thinking", "clue"), ("giving", "give")):
            television.scene(scene, **playing(number, phase, turn=number))
            television.check(f"{scene}, {number}")
    at(page, (1280, 720))
    beats = set()
    for tenth in range(2, 108, 7):
        television.tell(**revealed(5, tenth / 10))
        page.wait_for_timeout(60)
        beats.add(page.evaluate("document.querySelector('.tv [data-beat]')?.dataset.beat"))
        television.check(f"a reveal after {tenth / 10} s")
    assert {"hush", "votes", "nobody", "decoys", "duel", "light"} <= beats
    television.scene("points", **revealed(12, 13))
    television.check("points")
    away = playing(4, "vote", turn=3)
    for one in away["sitters"][3:]:
        one["here"] = False
    television.scene("away", **away)
    television.check("somebody is away")
    table = {**television.said["sections"]["table"], "paused": True}
    television.scene("paused", **playing(8, "vote", turn=4), table=table)
    television.check("paused")


def test_it_follows_when_phones_go_on(television: Television) -> None:
    with_game(television)
    television.scene("points", **revealed(5, None))
    television.scene("giving", **playing(5, "give", turn=2))
    television.scene("voting", **playing(5, "vote", turn=2))
    television.scene(
        "points", **{**revealed(5, None), "round": playing(5, "reveal", turn=2)["round"]}
    )
