"""The association model alone: one line of JSON in, a score for each card out.

`{"clue": "…", "language": "pl", "cards": [{"en": "…", "pl": "…"}, …]}` is answered with
`{"scores": […], "best": i}`, so that anyone can measure the model on their own data.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from pinxit.players.words.association import CardWords, Gallery
from pinxit.players.words.lexicon import HEARD
from pinxit.players.words.senses import Sense, Spellings, best_sense

from .strict_json import Unreadable, read_object

MOST_CARDS = 1000


class Item(Struct, frozen=True):
    """A clue, and the cards among which one is to be found."""

    clue: str
    cards: tuple[dict[str, str], ...]
    language: str = "en"


def associate(line: bytes, *, by_letters: bool = False) -> dict[str, object]:
    """Answer one line: scores and the best card, or `{"error": {"reason": …}}`."""
    try:
        item = _read(line)
    except Unreadable as problem:
        return {"error": {"reason": problem.reason, "message": str(problem)}}
    scores = scores_of(item.clue, item.cards, _sense(item.language, by_letters=by_letters))
    best = max(range(len(scores)), key=scores.__getitem__)
    return {"scores": [round(score, 4) for score in scores], "best": best}


def scores_of(
    clue: str,
    cards: Sequence[Mapping[str, str]],
    sense: Sense,
    weights: Sequence[float] | None = None,
) -> list[float]:
    """Return how well a clue fits each card: log-odds, so only their differences mean anything."""
    words = [CardWords(descriptions=card) for card in cards]
    return [float(score) for score in Gallery(sense, words, weights).scores([clue])[0]]


@lru_cache
def _sense(language: str, *, by_letters: bool) -> Sense:
    return Spellings(language) if by_letters else best_sense(language)


def _read(line: bytes) -> Item:
    fields = read_object(line)
    for name in ("lang", "locale"):
        if name in fields:
            raise Unreadable(f"“{name}” is not known; “language” is.")
    try:
        item = msgspec.convert(fields, Item)
    except msgspec.ValidationError as error:
        raise Unreadable(f"This is no item: {error}.") from error
    if item.language not in HEARD:
        raise Unreadable(
            f"“{item.language}” is not a language that we hear; {', '.join(HEARD)} are."
        )
    if not item.clue.strip():
        raise Unreadable("There is no clue.")
    if not 1 <= len(item.cards) <= MOST_CARDS:
        raise Unreadable(f"There must be 1 to {MOST_CARDS} cards.")
    return item
