"""Nothing secret of others is in what a browser was sent, keeps, or shows.

Every browser test ends with this, whatever else it tries.
"""

import json
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from playwright.sync_api import Page

if TYPE_CHECKING:
    from tests.browser.player import Player

CARD = re.compile(r"\b(?:base|plain|titles|own-[0-9a-f]{24})/[a-z0-9-]+")
PRIVATE = {"laid", "votes", "hand"}
KEPT = {
    "name",
    "pawn",
    "language",
    "sounds",
    "games",
    "seats",
    "screen",  # what a television keeps
    "sofas",
    "muted",
    "told",
    "noticed",
    "nudges",
    "promises",
    "albums",  # links to those that were shared from here
}

STORAGE = """
async () => ({
  local: { ...localStorage },
  session: { ...sessionStorage },
  cookies: document.cookie,
  databases: (await indexedDB.databases?.() ?? []).map(one => one.name),
})
"""
SHOWN = """
() => ({
  pictures: [...document.images].map(one => one.src),
  html: document.documentElement.outerHTML,
})
"""


PICTURES = """
async () => {
  const ask = async path => (await fetch(new URL(path, document.baseURI))).json();
  const found = {};
  for (const deck of (await ask('api/decks')).decks)
    for (const card of (await ask(`api/decks/${deck.id}`)).cards)
      for (const size of [card.small, card.large])
        found[new URL(size.slice(1), document.baseURI).href] = card.id;
  return found;
}
"""


# While a show has not come to the light, no frame has any: neither on a card, nor in a verdict, nor
# in what is mine beside a television. Whatever changes is looked at in the frame that shows it.
NO_LIGHT_YET = """
() => {
  const early = '.lit, .told, .show .rays, .tv .points, .act[data-asks=on] > .button, '
    + '[data-mine=found], [data-mine=missed], [data-mine=told]';
  const look = () => {
    due = false;
    const beat = document.querySelector('.show[data-beat], .tv [data-beat]')?.dataset.beat;
    if (!beat || beat === 'light' || beat === 'points') return;
    for (const one of document.querySelectorAll(early))
      if (!one.closest('dialog:not([open])'))
        window.spoilt.push([beat, one.outerHTML.slice(0, 99)]);
  };
  let due = false;
  window.spoilt = [];
  new MutationObserver(() => {
    if (!due) requestAnimationFrame(look);
    due = true;
  }).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'data-beat'],
  });
}
"""


def check_secrets(player: "Player") -> None:
    """Raise unless somebody knows their own cards, those on the table, and nothing more."""
    if player.page.is_closed():
        cards_told(player.frames, player.seat)
        return
    check_storage(player)
    assert player.page.evaluate("window.spoilt ?? []") == []
    shown = cards_shown(player)
    player.page.wait_for_timeout(100)  # what was shown came by a frame that may not be noted yet
    told = cards_told(player.frames, player.seat)
    assert shown <= told, shown - told


def cards_told(frames: Iterable[str], seat: str | None) -> set[str]:
    """Return the cards that came over the wire; raise if one was not to be known, or whose.

    A card may be named in `mine`, on the board and in a reveal. Who laid or chose what is told of
    oneself or in a reveal.
    """
    ever: set[str] = set()
    known: dict[str, set[str]] = {}
    for frame in frames:
        sections = json.loads(frame).get("sections", {})
        for name in ("mine", "board", "reveal"):
            if name in sections:
                known[name] = _cards(sections[name])
        named = _cards(sections)
        assert named <= set().union(*known.values()), frame
        hidden = {name: part for name, part in sections.items() if name not in known}
        assert not PRIVATE & _fields(hidden), frame
        assert seat is not None or sections.get("mine") is None
        ever |= named
    return ever


def check_storage(player: "Player") -> None:
    """Raise if the browser keeps more than who I am, my seats and my tastes."""
    found = player.page.evaluate(STORAGE)
    assert set(found["local"]) <= {"pinxit"}, found
    assert set(json.loads(found["local"].get("pinxit", "{}"))) <= KEPT, found
    assert not CARD.search(json.dumps(found)), found
    assert found["cookies"] == "", found
    assert found["databases"] == [], found
    assert not CARD.search(json.dumps(found["session"])), found


def cards_shown(player: "Player") -> set[str]:
    """Return the cards whose pictures are on the page, shown or hidden; raise if one is named.

    On the pages that anybody may see, of an evening that is over or of the start, there is no
    game whose secrets could be told.
    """
    if not player.page.locator(".game:not(:has(.podium))").count():
        return set()
    found = player.page.evaluate(SHOWN)
    assert not CARD.search(found["html"]), CARD.findall(found["html"])
    cards = pictures(player.page)
    anywhere = {card for src, card in cards.items() if src.rpartition("/")[2] in found["html"]}
    return anywhere | {cards[src] for src in found["pictures"] if src in cards}


def pictures(page: Page) -> dict[str, str]:
    """Return which card each picture of the server shows."""
    found: dict[str, str] = page.evaluate(PICTURES)
    return found


def _cards(part: object) -> set[str]:
    """Find all names of cards, however deep."""
    match part:
        case str():
            return {part} if CARD.fullmatch(part) else set()
        case dict():
            return set().union(*map(_cards, part.values()))
        case list():
            return set().union(*map(_cards, part))
        case _:
            return set()


def _fields(part: object) -> set[str]:
    """Find all names of fields, however deep, but for the numbers of an edition."""
    rules = {"edition", "house", "numbers"}
    match part:
        case dict():
            inner = (value for name, value in part.items() if name not in rules)
            return set(part).union(*map(_fields, inner))
        case list():
            return set().union(*map(_fields, part))
        case _:
            return set()
