"""What a storyteller does: choose card and clue together, by trying them on listeners in thought.

The clue should be found by some and not by all. So all that somebody wrote who saw the pictures of
the hand is tried, and where that is too little, a few phrases that fit each card more or less:
others lay what suits the clue best from hands as they may have them, and vote by what they hear.
What promises most points is told, with some chance in it, so that evenings differ.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pinxit.players.words.lexicon import sayable
from pinxit.players.words.spelling import quotes
from pinxit.rules import Card
from pinxit.rules.editions import Numbers

from .chance import whims
from .informed import Informed
from .manner import ASSOCIATIONS, Manner
from .prices import of_telling

TRIED: Final = 14  # of the lexicon's clues, for each card
SENSE: Final = 1.2  # how well a clue should fit: less makes no sense to people, come what may
TIE: Final = {"tales": 0.6}  # how much better what only hints at something must fit
DULL: Final = 0.6  # points that a clue loses for each step that it fits less
MISHEARD: Final = 1.0  # how far a table hears a clue otherwise than its teller, for each card
SWEET: Final = 1.0  # how much better than the best decoys a clue should fit, before it is tried
ENOUGH: Final = (
    3  # of what somebody wrote who saw the picture: with fewer, the lexicon is asked, too
)
TRUST: Final = 0.8  # how far people are taken to see what was written, whatever can be heard in it
FURTHER: Final = 2.0  # how much less a clue fits what it also suits: a card's own is the best
LAID: Final = 8.0  # how much more gladly such a card is laid than what is only like the clue


class Story(Struct, frozen=True):
    """A card and what may be said to it."""

    card: Card
    clue: str
    liking: float  # in points: what speaks for it beside the votes
    seen: bool = False  # by somebody who saw the picture when they found it


class Audience(Struct, frozen=True, kw_only=True):
    """For whom a story is tried."""

    keenness: Sequence[float]  # of each listener
    people: Sequence[bool]  # whether each listener is a person, who sees the pictures
    hidden: Sequence[Card]  # what they may hold
    numbers: Numbers


def best_story(
    reader: Informed,
    cards: Sequence[Card],
    manner: Manner,
    audience: Audience,
    barred: Callable[[str], bool],
    chance: np.random.Generator,
) -> tuple[Card, str] | None:
    """Return the card and the clue that promise most; None if there is nothing to say."""
    told = [story for card in cards for story in _written(reader, card, manner, barred)]
    if len(told) < ENOUGH:
        told += [
            story
            for card in cards
            for story in _promising(reader, card, manner, audience.hidden, barred, chance)
        ]
    if not told:
        return None
    worth = _tried(reader, told, audience, manner.evenings, chance)
    worth += [story.liking for story in told]
    worth += (manner.spread + manner.whim * 0.1) * whims((len(told),), chance)
    best = told[int(worth.argmax())]
    return best.card, best.clue


def _written(
    reader: Informed,
    card: Card,
    manner: Manner,
    barred: Callable[[str], bool],
) -> Iterator[Story]:
    """Yield what somebody wrote who saw the picture: it makes sense, whatever we hear in it."""
    if ASSOCIATIONS not in manner.taste:
        return
    pictures = reader.descriptions(card)
    for clue in reader.sayings(card):
        if not barred(clue) and not any(quotes(clue, picture) for picture in pictures):
            yield Story(card, clue, manner.taste[ASSOCIATIONS], seen=True)


def _promising(
    reader: Informed,
    card: Card,
    manner: Manner,
    hidden: Sequence[Card],
    barred: Callable[[str], bool],
    chance: np.random.Generator,
) -> Iterator[Story]:
    """Yield what may be said to any card and fits this one about as well as decoys would."""
    clues = _lexicon(reader.language, tuple(manner.taste.items()))
    texts = [clue for clue, *_ in clues]
    if not texts:
        return
    fits = reader.fits(texts, (card, *hidden))
    own, others = fits[:, 0], fits[:, 1:]
    decoys = others.mean(axis=1) + 1.3 * others.std(axis=1) if others.size else np.zeros(len(own))
    needed = np.array([sense for *_, sense in clues], np.float32)
    strangeness = np.abs(own - decoys - SWEET) + np.maximum(0, needed - own)
    pictures = reader.descriptions(card)
    found = 0
    # Of a card without words nothing fits better than anything else: chance says what comes first.
    for place in np.lexsort((chance.random(len(clues)), strangeness)):
        clue, liking, sense = clues[place]
        if barred(clue) or any(quotes(clue, picture) for picture in pictures):
            continue
        yield Story(card, clue, liking - DULL * max(0.0, sense - float(own[place])))
        found += 1
        if found == TRIED:
            return


@cache
def _lexicon(language: str, taste: tuple[tuple[str, float], ...]) -> list[tuple[str, float, float]]:
    """Return what may be said, how it is liked, and how well it must fit to make sense."""
    liking = dict(taste)
    return [
        (phrase.text, liking[phrase.kind], SENSE + TIE.get(phrase.kind, 0.0))
        for phrase in sayable(language)
        if phrase.kind in liking
    ]


class _Looks(Struct, frozen=True):
    """How well clues fit to somebody: each its own card, and each that others may hold."""

    own: NDArray[np.float32]
    others: NDArray[np.float32]  # a row for each clue


def _tried(
    reader: Informed,
    told: Sequence[Story],
    audience: Audience,
    evenings: int,
    chance: np.random.Generator,
) -> NDArray[np.float32]:
    """Return what each story is worth to the storyteller, on average over some evenings."""
    numbers, hidden = audience.numbers, audience.hidden
    if not hidden or not audience.keenness:  # cards that nobody knows: one story is like another
        return np.zeros(len(told), np.float32)
    listeners = len(audience.keenness)
    keen = np.array(audience.keenness, np.float32)
    suits = reader.suits([story.clue for story in told], hidden)
    heard = _heard(reader, told, hidden)
    looks = {False: heard, True: _seen(heard, suits, told)}
    hands = _hands(len(hidden), evenings, listeners, numbers, chance)
    # What one table hears is not what another does: a doubt that all its listeners share.
    shape = (len(told), *hands.shape)  # story, evening, listener, card
    doubt = MISHEARD * chance.standard_normal(shape, np.float32)
    wish = keen[:, None] * (heard.others[:, hands] + doubt) + LAID * suits[:, hands]
    laid = np.argsort(-(wish + whims(shape, chance)), axis=-1)[..., : numbers.give]
    doubt_own = MISHEARD * chance.standard_normal((len(told), evenings, 1), np.float32)

    def board(look: _Looks) -> NDArray[np.float32]:
        decoys = np.take_along_axis(look.others[:, hands] + doubt, laid, axis=-1)
        decoys = decoys.reshape(len(told), evenings, listeners * numbers.give)
        return np.concatenate((look.own[:, None, None] + doubt_own, decoys), axis=-1)

    boards = {person: board(looks[person]) for person in dict.fromkeys(audience.people)}
    right = np.zeros((len(told), evenings), np.int64)
    at_all = np.zeros((len(told), evenings), np.int64)
    for listener in range(listeners):
        fits = keen[listener] * boards[audience.people[listener]]
        own = 1 + listener * numbers.give
        fits[..., own : own + numbers.give] = -np.inf
        hits = np.zeros((len(told), evenings), np.int64)
        for _ in range(numbers.votes_max):
            hits += (fits + whims(fits.shape, chance)).argmax(axis=-1) == 0
        right += hits
        at_all += hits > 0
    points = of_telling(numbers, listeners)[right, at_all]
    worth: NDArray[np.float32] = points.mean(axis=1).astype(np.float32)
    return worth


def _heard(reader: Informed, told: Sequence[Story], hidden: Sequence[Card]) -> _Looks:
    """Return how well the clues fit by their words alone, as computers know them."""
    clues = [story.clue for story in told]
    cards = list(dict.fromkeys(story.card for story in told))
    own = reader.fits(clues, cards)[range(len(told)), [cards.index(story.card) for story in told]]
    return _Looks(own, reader.fits(clues, hidden))


def _seen(heard: _Looks, suits: NDArray[np.float32], told: Sequence[Story]) -> _Looks:
    """Return how well the clues fit to people: they see what those saw who wrote them."""
    seen = np.array([story.seen for story in told])
    # What is found by about half, of what is to be heard alone.
    level = heard.others.mean(axis=1) + 1.3 * heard.others.std(axis=1) + SWEET
    own = np.where(seen, heard.own + TRUST * np.maximum(0, level - heard.own), heard.own)
    near = own[:, None] - FURTHER * (1.5 - suits)
    others = np.where(suits > 0, np.maximum(heard.others, near), heard.others)
    return _Looks(own.astype(np.float32), others.astype(np.float32))


def _hands(
    hidden: int, evenings: int, listeners: int, numbers: Numbers, chance: np.random.Generator
) -> NDArray[np.intp]:
    """Deal hands as the others may have them; a short deck is dealt with returns."""
    shape = (evenings, listeners, numbers.hand)
    if hidden < listeners * numbers.hand:
        return chance.integers(0, max(1, hidden), shape)
    order = chance.permuted(np.tile(np.arange(hidden), (evenings, 1)), axis=1)
    return order[:, : listeners * numbers.hand].reshape(shape)
