"""What a page says of itself to those who show others what a link leads to (Open Graph).

Of tables and albums it says the same whatever their address: those are functions of the language
alone, so that nobody can find out by previews which of them there are. Nobody's name is said.
"""

import re
from html import escape
from textwrap import shorten
from typing import Final

from msgspec import Struct

from pinxit.decks import Catalogue, DeckCards
from pinxit.locales import ENGLISH, LANGUAGES, say

from .previews import Previews

SITE: Final = "Pinxit"
LAMP: Final = "/assets/preview.jpg"  # cards under the lamp: the picture of all that has no other
LONGEST: Final = 200  # letters of a description; who shows it shows no more
_QUALITY: Final = re.compile(r"[01](\.\d{1,3})?")


class Head(Struct, frozen=True, kw_only=True):
    """The words and the picture of a page."""

    title: str
    about: str
    picture: str  # its address behind the server's own
    alt: str  # the picture in words
    path: str | None = None  # where the page is; None: for those alone who have its address


def landing(language: str) -> Head:
    """Return what is said of the server."""
    return _home(language, "/")


def anything(language: str) -> Head:
    """Return what is said of a page that nobody looks for."""
    return _home(language, None)


def table(language: str) -> Head:
    """Return what is said of a table, whether there is one or not."""
    return Head(
        title=say("preview-table", language),
        about=say("preview-table-about", language),
        picture=LAMP,
        alt=say("preview-home-alt", language),
    )


def album(language: str) -> Head:
    """Return what is said of an evening that was shared, whether there is one or not."""
    return Head(
        title=say("preview-album", language),
        about=say("preview-album-about", language),
        picture=LAMP,
        alt=say("preview-home-alt", language),
    )


def gallery(language: str, previews: Previews) -> Head:
    """Return what is said of all decks, and of a deck that there is not."""
    name = previews.of_gallery()
    return Head(
        title=say("gallery", language),
        about=say("preview-gallery", language),
        picture=_address(name),
        alt=say("preview-gallery-alt" if name else "preview-home-alt", language),
        path="/decks",
    )


def of_deck(language: str, deck: str, catalogue: Catalogue, previews: Previews) -> Head:
    """Return what is said of a deck that is installed here; of any other, what is said of all."""
    if (found := _installed(deck, language, catalogue)) is None:
        return gallery(language, previews)
    all_decks, name = gallery(language, previews), previews.of_deck(deck)
    return Head(
        title=found.deck.name,
        about=_about(language, found),
        picture=_address(name) if name else all_decks.picture,
        alt=say("preview-deck-alt", language, name=found.deck.name) if name else all_decks.alt,
        path=f"/decks/{found.deck.id}",
    )


def of_card(language: str, deck: str, card: str, catalogue: Catalogue, previews: Previews) -> Head:
    """Return what is said of a card; of one that there is not, what is said of its deck."""
    found, name = _installed(deck, language, catalogue), previews.of_card(deck, card)
    if found is None or name is None:
        return of_deck(language, deck, catalogue, previews)
    shown = next(one for one in found.cards if one.id == f"{deck}/{card}")
    return Head(
        title=f"{shown.title} · {found.deck.name}",
        about=shown.description or _about(language, found),
        picture=_address(name),
        alt=shown.description or shown.title,
        path=f"/decks/{deck}/{card}",
    )


def written(head: Head, address: str, language: str) -> str:
    """Write a head as a page has it; `address` is the whole one of the server."""
    title = head.title if SITE in head.title else f"{head.title} · {SITE}"
    about, alt = (
        escape(shorten(text, LONGEST, placeholder="…")) for text in (head.about, head.alt)
    )
    lines = [
        f"<title>{escape(title)}</title>",
        f'<meta name="description" content="{about}" />',
        '<meta property="og:type" content="website" />',
        f'<meta property="og:site_name" content="{SITE}" />',
        f'<meta property="og:locale" content="{LANGUAGES[language].tag.replace("-", "_")}" />',
        f'<meta property="og:title" content="{escape(head.title)}" />',
        f'<meta property="og:description" content="{about}" />',
        f'<meta property="og:image" content="{escape(address + head.picture)}" />',
        '<meta property="og:image:type" content="image/jpeg" />',
        '<meta property="og:image:width" content="1200" />',
        '<meta property="og:image:height" content="630" />',
        f'<meta property="og:image:alt" content="{alt}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    if head.path is None:
        lines.append('<meta name="robots" content="noindex" />')
    else:
        url = escape(address + head.path)
        lines.append(f'<meta property="og:url" content="{url}" />')
        lines.append(f'<link rel="canonical" href="{url}" />')
    return "\n    ".join(lines)


def language_of(accepted: str) -> str:
    """Return the language of ours that a browser wants most; robots want none, and get English."""
    wanted: dict[str, float] = {}
    for one in accepted.replace(" ", "").lower().split(","):
        tag, _, quality = one.partition(";q=")
        code = tag.partition("-")[0]
        if code in LANGUAGES and (much := _much(quality)) > 0:
            wanted[code] = max(much, wanted.get(code, 0.0))
    return max(wanted, key=lambda code: wanted[code], default=ENGLISH)  # of equals, the first


def _much(quality: str) -> float:
    return float(quality) if _QUALITY.fullmatch(quality) else float(not quality)


def _home(language: str, path: str | None) -> Head:
    about, alt = say("preview-home", language), say("preview-home-alt", language)
    return Head(title=SITE, about=about, picture=LAMP, alt=alt, path=path)


def _about(language: str, found: DeckCards) -> str:
    cards = say("deck-cards", language, number=found.deck.cards)
    return f"{cards}. {found.deck.description}".strip()


def _installed(deck: str, language: str, catalogue: Catalogue) -> DeckCards | None:
    return None if catalogue.is_own(deck) else catalogue.deck(deck, language)


def _address(name: str | None) -> str:
    return LAMP if name is None else f"/previews/{name}"
