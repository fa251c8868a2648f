"""The pictures get the screen: how wide cards are on each, and nothing is lost or lies on another.

The widths are those of the evening's script. Each number of cards is looked at in languages of its
own, on all screens: so every screen meets every number, and every language but English, whose words
are the shortest. One game of each number
goes on to its reveal, whose show is held by a pause while it is looked at.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.devices import Devices, as_seen
from tests.browser.player import House, Player, again_and_again

pytestmark = pytest.mark.pictures

Screen: TypeAlias = tuple[int, int]
Widths: TypeAlias = dict[str, dict[Screen, int]]  # by what is measured: as wide as this at least

SCREENS: tuple[Screen, ...] = (
    (320, 568),
    (360, 740),
    (375, 667),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1440, 900),
)
# For 4, 6 and 12 cards: as wide as this at least.
SPREAD = {
    (320, 568): (139, 100, 73),
    (360, 740): (170, 128, 95),
    (375, 667): (172, 118, 87),
    (390, 844): (182, 150, 109),
    (844, 390): (143, 122, 93),
    (820, 1180): (327, 254, 189),
    (1440, 900): (274, 217, 180),
}
CLOSE = {(320, 568): 220, (360, 740): 216, (375, 667): 286, (390, 844): 322}
CROWDED = CLOSE | {(375, 667): 276}  # of twelve
# Of the show: the card before the others takes 60 % of a phone's width.
STAGED = {(320, 568): 192, (360, 740): 216, (375, 667): 225, (390, 844): 234, (844, 390): 220}
TOLD = {
    (320, 568): 72,
    (360, 740): 90,
    (375, 667): 96,
    (390, 844): 120,
    (844, 390): 180,
    (820, 1180): 220,
    (1440, 900): 240,
}
HOST_TOOLS = 3  # its place in the menu
THUMB, NUMERAL = 44, 26  # a finger's, and what can be read
WRITING = {(320, 568): 126, (375, 667): 172, (390, 844): 196}
LEAST = 72  # where text is twice as large, or the clue is long
CLUE = "So far away"
LONG_CLUE = (  # three lines on a phone, and more to scroll to on the least
    "Somebody left the lights on in the lighthouse, and now all ships of the world are coming home"
)
SETTLING = 30  # tenths of a second that a busy machine may need to lay out a screen anew

# What can be touched or read, where it is, and what of it the script stacks: what lies on a card,
# what a rabbit wears, what stands below the lines of a slip, neighbours that peep in, a tray that
# is swiped, laughter and seals of the show, a card that is lifted, and a heart on its own card.
SEEN = """
() => {
  const room = document.querySelector('dialog[open]') ?? document.body;
  const stacked =
    '.unseen, .below *, .card *, .turn .mine, .slot, .slot *, dialog .tray *, .loop *, .figure *, '
    + '.coin *, .track *, .stage .ha, .stage .seal, .show .coins *, .show .label, .about > .card';
  const lovesIt = (one, card) => one.matches('.love, .love *')
    && one.closest('.revealed') === card.closest('.revealed');
  const shown = one => one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  // What is cut off by a box around it is not seen there.
  const clip = (box, one) => {
    let { left, top, right, bottom } = box;
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath !== 'none' && style.position === 'absolute') return null;
      if (style.overflowX === 'visible') continue;
      const edge = up.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return right - left > 1 && bottom - top > 1 ? [left, top, right, bottom] : null;
  };
  const found = [];
  const note = (one, box, kind, name) => {
    const seen = clip(box, one);
    if (seen) found.push({ one, kind, name, box: seen });
  };
  for (const one of room.querySelectorAll('button, a, textarea, input, select'))
    if (shown(one) && !one.matches(stacked))
      note(one, one.getBoundingClientRect(), 'target', one.outerHTML.slice(0, 90));
  const walk = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !shown(one) || one.matches(stacked)) continue;
    if (one.closest('script, style, dialog:not([open])')) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    for (const box of range.getClientRects()) note(one, box, 'text', walk.currentNode.data);
  }
  const wrong = [];
  const [wide, high] = [innerWidth + 1, innerHeight + 1];
  for (const { name, box } of found)
    if (box[0] < -1 || box[1] < -1 || box[2] > wide || box[3] > high)
      wrong.push(['out', name, box]);
  found.forEach((a, number) => {
    for (const b of found.slice(number + 1)) {
      if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
      if (lovesIt(a.one, b.one) || lovesIt(b.one, a.one)) continue;
      const x = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]);
      const y = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]);
      if (x > 2 && y > (a.kind === 'text' && b.kind === 'text' ? 6 : 2))
        wrong.push(['over', a.name, b.name, Math.round(x), Math.round(y)]);
    }
  });
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(['wider than the screen']);
  return wrong;
}
"""
WIDTH = """
places => Math.min(
  ...[...document.querySelectorAll(places)].map(one => one.getBoundingClientRect().width))
"""
# Whatever a computer player has said: a clue of several lines takes its room from the cards.
SAYING = """
clue => [...document.querySelectorAll('.clue')].every(one => {
  one.classList.toggle('long', clue.length > 36);
  one.classList.toggle('longer', clue.length > 60);
  // The page goes on to write into the same text.
  const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  if (!texts.nextNode()) return false;
  texts.currentNode.data = clue;
  return one.textContent.trim() === clue;
})
"""
SMALL = """
() => [...(document.querySelector('dialog[open]') ?? document)
    .querySelectorAll('button, a, select')]
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < 30 || box.height < 30))
  .map(([one]) => one.outerHTML.slice(0, 90))
"""


# Once the page knows of its new size: two frames later it has been laid out.
RESTED = """
async ([wide, high]) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (innerWidth !== wide || innerHeight !== high) await frame();
  await frame();
  await frame();
}
"""
# What of a scene is out of sight until somebody scrolls.
SCROLLS = """
() => ['main', '.result .points', '.result .words']
  .filter(name => {
    const one = document.querySelector(name);
    return one && one.scrollHeight > one.clientHeight + 1;
  })
"""
# All that is looked at on a screen, in one question.
WRONG = f"""
([least, whole]) => {{
  const narrow = Object.entries(least)
    .map(([places, least]) => [places, ({WIDTH})(places), least])
    .filter(([, width, least]) => width < least)
    .map(([places, width, least]) => `${{places}}: ${{width}} wide, not ${{least}}`);
  return [...({SEEN})(), ...({SMALL})(), ...narrow, ...(whole ? ({SCROLLS})() : [])];
}}
"""
PAUSE = "dialog[open] .row button"
# Some beats last a second: nobody asks from outside whether one has begun.
HOLD = """
async ([beats, pause]) => {
  while (!document.querySelector(beats)) await new Promise(requestAnimationFrame);
  document.querySelector(pause).click();
}
"""
# What is asked is in sight; what does not fit into its box scrolls there.
LARGE = f"""
places => ({{
  width: ({WIDTH})(places),
  fits: document.documentElement.scrollWidth <= innerWidth,
  foot: document.querySelector('.game > footer').getBoundingClientRect().bottom,
}})
"""


def at(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    page.evaluate(RESTED, list(screen))


def fits(page: Page) -> bool:
    """Tell whether the page can be seen without moving it sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def look(
    page: Page, least: Widths, clue: str = CLUE, scrolls: Sequence[Screen] = SCREENS
) -> dict[str, Any]:
    """Say what is wrong on each screen, once it has come to rest there; which ones may scroll."""
    wrong: dict[str, Any] = {}
    assert page.evaluate(SAYING, clue)
    for screen in SCREENS:
        at(page, screen)
        here = {places: widths.get(screen, 0) for places, widths in least.items()}
        if found := at_rest(page, partial(_wrong, page, here, whole=screen not in scrolls)):
            wrong[f"{screen}"] = found
    return wrong


def at_rest(page: Page, ask: Callable[[], list[Any]]) -> list[Any]:
    """Return what is wrong still when a busy machine has had its time."""
    found = ask()
    for _ in range(SETTLING):
        if not found:
            break
        page.wait_for_timeout(100)
        found = ask()
    return found


def _wrong(page: Page, least: dict[str, int], *, whole: bool = False) -> list[Any]:
    """Name cards that are too narrow, and what is lost or lies on another."""
    found: list[Any] = page.evaluate(as_seen(WRONG), [least, whole])
    return found


def everywhere(least: int) -> dict[Screen, int]:
    return dict.fromkeys(SCREENS, least)


@pytest.fixture(scope="module")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where reveals take their time."""
    server = Server(tmp_path_factory.mktemp("theatre"), "--shows")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def stage(theatre: Server, devices: Devices) -> Iterator[House]:
    house = House(theatre.url, devices)
    yield house
    house.close()


def seated(house: House, cards: int, language: str) -> Player:
    """Somebody at a table where so many cards are laid; the others are computer players."""
    edition = "odyssey" if cards > 6 else "dixit"
    code, seats = house.table(["Małgorzata-Anna"], edition=edition)
    player = house.player("Małgorzata-Anna", language=language)
    player.take(code, seats[0])
    page = player.page
    house.invite(player, *range(2, cards + 1))
    page.locator(".lobby footer .button").click()
    expect(page.locator(".game")).to_be_visible()
    return player


def test_the_pictures_get_the_screen(house: House) -> None:
    _play_and_look(house, 4, "ro-RO")


@pytest.mark.parametrize(("cards", "language"), [(4, "uk-UA"), (6, "pl-PL"), (12, "cs-CZ")])
def test_they_get_it_in_a_show_and_beside_the_points(
    stage: House, cards: int, language: str
) -> None:
    _play_and_look(stage, cards, language)


def _play_and_look(house: House, cards: int, language: str) -> None:
    """Look at each scene of an evening when it comes for the first time, the vote at last."""
    player = seated(house, cards, language)
    page = player.page
    spread = {screen: widths[(4, 6, 12).index(cards)] for screen, widths in SPREAD.items()}
    hand = {screen: widths[1] for screen, widths in SPREAD.items()}  # of six cards
    scenes = {
        ".act[data-asks=tell]": (".hand .place", hand),
        ".act[data-asks=give]": (".hand .place", hand),
        ".act[data-asks=vote]": ("main ol > li", spread),
    }
    seen: set[str] = set()
    for _ in again_and_again(page):
        for asks, (places, least) in scenes.items():
            shown = page.locator(f"body:not(:has(dialog[open])) .game:has({asks}) {places}")
            if asks in seen or not shown.count():
                continue
            seen.add(asks)
            expect(page.locator(f"{places} .card > img")).to_have_count(
                page.locator(places).count()
            )
            assert look(page, {places: least}) == {}, asks
            at(page, (375, 667))
            page.locator(f"{places}.may button.card").first.click()
            near = CROWDED if least is spread and cards > 6 else CLOSE
            assert look(page, {"dialog.close .here": near}) == {}, asks
            if asks == ".act[data-asks=tell]":
                _with_a_keyboard(page)
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
            _twice_as_large(page, places)
        if ".act[data-asks=vote]" in seen:
            break
        if page.locator(".act[data-asks=show]").count():
            _the_show(page)
            _the_points(page, cards)
        player.step()
    assert look(page, {"main ol > li": everywhere(LEAST)}, LONG_CLUE) == {}


def _the_show(page: Page) -> None:
    """The beats that bring a card before the others: when votes land, and when all comes out."""
    sizes = {
        ".stage:not(.two) .one": STAGED,
        ".tray > li": everywhere(THUMB),
        ".tray .numeral": everywhere(NUMERAL),
    }
    for beats in (("votes",), ("decoys", "duel", "turn", "light")):
        at(page, (390, 844))
        _hold(page, ", ".join(f".show[data-beat={beat}] .stage" for beat in beats))
        assert look(page, sizes) == {}, beats
    page.locator("footer .act > .button").click()
    page.locator(".act[data-asks=show] .here").click()
    page.locator(".act[data-asks=wait] .all").click()


def _hold(page: Page, beats: str) -> None:
    """Hold a show in one of these beats: the host's tools lie open before it comes."""
    held = page.locator(".act[data-asks=show]").count() == 0
    page.locator(".menu").click()
    page.locator("dialog[open] li button").nth(HOST_TOOLS).click()
    if held:
        page.locator(PAUSE).first.click()
    page.evaluate(HOLD, [beats, PAUSE])
    expect(page.locator(".act[data-asks=''] > .button")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(beats)).to_be_visible()


def _the_points(page: Page, cards: int) -> None:
    """What everybody got is seen at once, hearts lie on their own cards, and all cards are near."""
    expect(page.locator(".act[data-asks=on]")).to_be_visible()
    at(page, SCREENS[0])
    lay_out = page.locator(".result .more")
    lay_out.click()
    expect(page.locator(".result button.love")).to_have_count(cards - 1)  # all but mine
    page.locator(".result button.love").first.click()
    assert look(page, {".result .spread li": everywhere(LEAST)}) == {}
    lay_out.click()
    scrolls = () if cards <= 6 else SCREENS[:1]  # a full table, on the least of phones
    scene = {".result .it": TOLD, ".result .board > li": everywhere(LEAST)}
    assert look(page, scene, scrolls=scrolls) == {}
    at(page, (844, 390))
    expect(page.locator(".result .track [role=img]")).to_be_visible()  # a turned phone has one, too


def _with_a_keyboard(page: Page) -> None:
    """Who writes a clue sees its card still: on what a keyboard of 260 pixels leaves."""
    page.locator("dialog.close[open] .acts > .button").click()
    for (wide, high), least in WRITING.items():
        at(page, (wide, high - 260))
        asks = partial(_wrong, page, {"dialog.tell[open] .card": least})
        assert at_rest(page, asks) == [], (wide, high)
    at(page, (375, 667))


def _twice_as_large(page: Page, places: str) -> None:
    """Text at 200 %: cards can be recognised still, and what is asked can be read and touched."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for screen in SCREENS:
        at(page, screen)
        assert at_rest(page, partial(_wrong_when_large, page, places, screen)) == [], screen
    page.evaluate("document.documentElement.style.fontSize = ''")


def _wrong_when_large(page: Page, places: str, screen: Screen) -> list[Any]:
    seen = page.evaluate(LARGE, places)
    right = seen["width"] >= LEAST and seen["fits"] and seen["foot"] <= screen[1] + 1
    return [] if right else [seen]


@pytest.mark.parametrize("language", ["uk-UA", "ro-RO", "pl-PL", "cs-CZ"])
def test_what_comes_before_a_game_fits(house: House, language: str) -> None:
    """Arriving and gathering, with the longest words on the least room."""
    player = house.player("Maximiliana-Aleksandra", language=language)
    page = player.page
    page.goto(house.url)
    at(page, SCREENS[0])
    expect(page.locator(".ways")).to_be_visible()
    assert fits(page)
    assert page.evaluate(SMALL) == []
    page.locator(".ways .button").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert fits(page)
    player.sit_down()
    expect(page.locator(".agreed img")).to_be_visible()
    for screen in SCREENS:
        at(page, screen)
        assert fits(page), screen
        assert page.evaluate(SMALL) == [], screen
    player.unfold()
    page.locator("[name=first]").select_option('"host"')
    page.locator("[name=timers]").select_option("own")
    page.locator("[name=some_finder]").fill("1001")
    page.locator("[name=votes_min]").fill("2")
    page.locator("[name=first]").focus()
    expect(page.locator(".hitch")).to_be_visible()
    for screen in (SCREENS[4], SCREENS[5], SCREENS[0]):
        at(page, screen)
        assert fits(page), screen
        assert page.evaluate(SMALL) == [], screen
