"""Whispers: a word or two of people about the table's own pictures, for those who cannot see them.

Only computer players hear them, and they do not hear whose they are. Nobody else is told what
somebody whispered, nor about which picture: a clue that is told later would be half known.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from pinxit.decks.own_deck import is_own
from pinxit.rules import Card, Seat

LONGEST: Final = 60
MOST: Final = 60  # pictures about which one seat may whisper

PARTS: Final = 3  # that one whisper is taken apart into: each takes time to hear

_APART: Final = re.compile(r"[,;/|]+")  # "a garden, grandmother" is two things to know

Whispers = dict[Seat, dict[Card, str]]


def is_for_whispers(
    card: Card, decks: Iterable[str], cards: Mapping[str, tuple[Card, ...]]
) -> bool:
    """Tell whether a card is in one of these decks, and the deck is the table's own."""
    deck = card.partition("/")[0]
    return is_own(card) and deck in decks and deck in cards and card in cards[deck]


def with_whisper(whispers: Whispers, seat: Seat, card: Card, text: str) -> Whispers:
    """Note what somebody whispers about a card; nothing: what they did is taken back."""
    others = {one: said for one, said in whispers.get(seat, {}).items() if one != card}
    return _with(whispers, seat, others | {card: text} if text else others)


def without_seat(whispers: Whispers, seat: Seat) -> Whispers:
    """Forget what somebody has whispered: nobody else could take it back."""
    return _with(whispers, seat, {})


def without_cards(whispers: Whispers, cards: Iterable[Card]) -> Whispers:
    """Forget what was whispered about pictures that are gone."""
    gone = frozenset(cards)
    kept = (
        (seat, {card: text for card, text in said.items() if card not in gone})
        for seat, said in whispers.items()
    )
    return {seat: said for seat, said in kept if said}


def whispered(whispers: Whispers) -> dict[Card, tuple[str, ...]]:
    """Return what was whispered about each card, by nobody in particular.

    It is sorted, as the order in which it came would tell who sat where.
    """
    found: dict[Card, set[str]] = {}
    for said in whispers.values():
        for card, text in said.items():
            found.setdefault(card, set()).update(_parts(text))
    return {card: tuple(sorted(texts)) for card, texts in found.items()}


def _parts(text: str) -> tuple[str, ...]:
    """Take a whisper apart; what comes after so many stays together."""
    parts = [part.strip() for part in _APART.split(text) if part.strip()]
    apart, together = parts[: PARTS - 1], parts[PARTS - 1 :]
    return (*apart, ", ".join(together)) if together else tuple(apart)


def _with(whispers: Whispers, seat: Seat, said: dict[Card, str]) -> Whispers:
    others = {one: theirs for one, theirs in whispers.items() if one != seat}
    return others | {seat: said} if said else others
