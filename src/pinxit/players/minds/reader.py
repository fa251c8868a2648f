"""What a player knows of the cards of a game, and how well clues fit them."""

import threading
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pinxit.locales import ENGLISH
from pinxit.players.library import Library
from pinxit.players.memory import heard_as
from pinxit.players.words.association import CardWords, Gallery, Scores
from pinxit.players.words.lexicon import HEARD, sayable
from pinxit.players.words.senses import Sense
from pinxit.players.words.space import CLUE
from pinxit.rules import Card

from .seen import Seen

REMEMBERED: Final = 8000  # clues whose scores are kept, for each deck
ALIKE: Final = 0.2  # from when on a clue is like another one
USUAL: Final = 0.2  # how alike a clue and words are that have nothing to do with each other
CLUES_SEEN: Final = 2000  # of which it is kept what they make one see: a lexicon, and more
WHISPERS_SEEN: Final = 8000  # of which it is, too: of some tables full of people who say much
LEARNT: Final = 5.0  # how much it tells of a card that somebody said the very same to it
HEARD_IN: Final = 4  # of the cards that a clue is said to suit, the first, for those who listen
SUITS_LAST: Final = 0.5  # how well a clue suits the last of the cards that it is said to suit


class ClueReader:
    """Compares clues with cards, deck by deck; it remembers what it has compared."""

    def __init__(
        self,
        library: Library,
        sense: Sense,
        *,
        weights: Sequence[float] | None = None,
        only_sayings: bool = False,
    ) -> None:
        self.library = library
        self.language = sense.language
        self._sense = sense
        self._weights = weights
        self._only_sayings = only_sayings
        self._lock = threading.RLock()
        self._edition = library.edition
        self._written = library.cards
        self._decks = _by_deck(library.cards)
        self._galleries: dict[str, Gallery] = {}
        self._columns = _columns(self._decks)
        # By deck, and clue, and whether a person said it.
        self._heard: dict[str, dict[tuple[str, bool], NDArray[np.float32]]] = {}
        self._spelt: dict[str, str] = {}  # how what may be told is spelt, by its look
        # Apart: what is whispered at many tables does not make one forget the lexicon.
        self._clues_seen = Seen(sense, CLUES_SEEN)
        self._whispers_seen = Seen(sense, WHISPERS_SEEN)
        self._suited: dict[str, dict[Card, float]] = {}  # what else a clue suits, by its look
        self._look_who_suits()

    def fit(
        self, clue: str, cards: Sequence[Card], *, by_person: bool = False
    ) -> NDArray[np.float32]:
        """Return how well a clue fits each of these cards; zero for those that nobody knows."""
        found: NDArray[np.float32] = self.fits((clue,), cards, by_person=by_person)[0]
        return found

    def fits(
        self, clues: Sequence[str], cards: Sequence[Card], *, by_person: bool = False
    ) -> Scores:
        """Return how well each clue fits each card: a row for each clue.

        What is written at a card is recognised only if a person has said it, and only then does
        it count what was said to it in other languages: computers are not to share a code.
        """
        with self._lock:  # no deck may come or go between a look at it and its numbers
            self._look_again()
            found = np.zeros((len(clues), len(cards)), np.float32)
            places: dict[str, list[int]] = {}
            for place, card in enumerate(cards):
                if card in self._columns:
                    places.setdefault(_deck(card), []).append(place)
            for deck, here in places.items():
                columns = [self._columns[cards[place]] for place in here]
                found[:, here] = self._rows(deck, clues, by_person=by_person)[:, columns]
            return found

    def likeness(
        self, clue: str, cards: Sequence[Card], learnt: Mapping[Card, Sequence[str]]
    ) -> NDArray[np.float32]:
        """Return how much a clue is like what was said to each of these cards at this table."""
        found = np.zeros(len(cards), np.float32)
        here = [place for place, card in enumerate(cards) if learnt.get(card)]
        if not here:
            return found
        said = [text for place in here for text in learnt[cards[place]]]
        rows = self._sense.read([clue, *said], CLUE, self.language)
        near = np.maximum(0, rows[1:] @ rows[0] - ALIKE)
        starts = np.cumsum([0, *(len(learnt[cards[place]]) for place in here[:-1])])
        found[here] = LEARNT * np.maximum.reduceat(near, starts)
        return found

    def hints(
        self, clues: Sequence[str], cards: Sequence[Card], whispered: Mapping[Card, Sequence[str]]
    ) -> Scores:
        """Return how well each clue fits what people here have told of each of these cards.

        It is compared with all of it as said, together, and with what each of it makes one see.
        Zero is for cards of which nothing was told; what is unlike speaks against a card a little.
        """
        found = np.zeros((len(clues), len(cards)), np.float32)
        here = [place for place, card in enumerate(cards) if whispered.get(card)]
        if not here or not clues:
            return found
        told = [whispered[cards[place]] for place in here]
        together = self._sense.read([", ".join(texts) for texts in told], CLUE, self.language)
        said = self._sense.read(clues, CLUE, self.language) @ together.T
        apart = [text for texts in told for text in texts]
        starts = np.cumsum([0, *map(len, told[:-1])])
        meant = self._clues_seen.of(clues) @ self._whispers_seen.of(apart).T
        alike = said + np.maximum.reduceat(meant, starts, axis=1)
        found[:, here] = LEARNT * (alike - USUAL)
        return found

    def suits(self, clues: Sequence[str], cards: Sequence[Card]) -> NDArray[np.float32]:
        """Return how well each clue suits each card beside that for which it was written.

        Who saw the pictures has said so: 1 is as well as its own, 0 is that nobody said anything.
        It is for laying cards and for telling; who votes has to hear.
        """
        self._look_again()
        found = np.zeros((len(clues), len(cards)), np.float32)
        for row, clue in enumerate(clues):
            for card, well in self._suited.get(heard_as(clue), {}).items():
                found[row, [place for place, one in enumerate(cards) if one == card]] = well
        return found

    def deck_mates(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return all cards of the decks that these cards come from."""
        self._look_again()
        decks = dict.fromkeys(_deck(card) for card in cards)
        return tuple(
            card
            for deck in decks
            for card in self._decks.get(deck, ())
            if not self.library.card(card).retired
        )

    def sayings(self, card: Card) -> tuple[str, ...]:
        """Return what a storyteller may say to a card, by those who made it."""
        return self.library.card(card).text(self.language).associations

    def descriptions(self, card: Card) -> tuple[str, ...]:
        """Return the descriptions that a clue must not quote."""
        texts = self.library.card(card).texts
        return tuple(texts[name].description for name in (self.language, ENGLISH) if name in texts)

    def _look_again(self) -> None:
        """Notice decks that are new or gone; what is remembered of the others stays."""
        with self._lock:
            if self._edition == self.library.edition:
                return
            self._edition, before, now = self.library.edition, self._written, self.library.cards
            decks = _by_deck(now)
            for deck in {*self._decks, *decks}:
                cards = decks.get(deck, ())
                same = cards == self._decks.get(deck, ())
                if not same or any(now[card] != before[card] for card in cards):
                    self._galleries.pop(deck, None)
                    self._heard.pop(deck, None)
            self._written, self._decks, self._columns = now, decks, _columns(decks)
            self._look_who_suits()

    def _look_who_suits(self) -> None:
        suited: dict[str, dict[Card, float]] = {}
        for card, written in self._written.items():
            for clue, others in written.text(self.language).also.items():
                steps = np.linspace(1, SUITS_LAST, len(others))
                here = suited.setdefault(heard_as(clue), {})
                for other, well in zip(others, steps, strict=True):
                    mate = f"{_deck(card)}/{other}"
                    here[mate] = max(here.get(mate, 0.0), float(well))
        self._suited = suited

    def _rows(self, deck: str, clues: Sequence[str], *, by_person: bool) -> Scores:
        """Return the scores of clues on all cards of a deck; new ones are compared all at once."""
        with self._lock:
            gallery = self._gallery(deck)
            # A capital letter or a full stop more is the same clue, and has been compared before.
            clues = [self._spelt.get(heard_as(clue), clue) for clue in clues]
            wanted = [(clue, by_person) for clue in clues]
            heard = self._heard[deck]
            new = [key for key in dict.fromkeys(wanted) if key not in heard]
            if len(heard) + len(new) > REMEMBERED:
                heard.clear()
                new = list(dict.fromkeys(wanted))
            for person in (False, True):
                some = [clue for clue, said in new if said is person]
                keys = [(clue, person) for clue in some]
                scores = gallery.scores(some, masked=not person)
                heard.update(zip(keys, scores, strict=True))
            return np.stack([heard[key] for key in wanted])

    def _gallery(self, deck: str) -> Gallery:
        if deck not in self._galleries:
            words = words_about(
                self.library, self._decks[deck], self.language, only_sayings=self._only_sayings
            )
            gallery = self._galleries[deck] = Gallery(self._sense, words, self._weights)
            # All that a storyteller may say is compared once, so that no move waits for it.
            clues = [phrase.text for phrase in sayable(self.language)]
            clues += [clue for card in self._decks[deck] for clue in self.sayings(card)]
            scores = gallery.scores(clues)
            self._spelt.update((heard_as(clue), clue) for clue in clues)
            keys = [(clue, False) for clue in clues]
            self._heard.setdefault(deck, {}).update(zip(keys, scores, strict=True))
        return self._galleries[deck]


def words_about(
    library: Library, cards: Sequence[Card], language: str, *, only_sayings: bool = False
) -> list[CardWords]:
    """Return what is to be known of the cards of a deck by somebody who hears in a language."""
    also: dict[str, list[str]] = {}
    for card in cards:
        for clue, others in library.card(card).text(language).also.items():
            for other in others[:HEARD_IN]:
                also.setdefault(other, []).append(clue)
    found = []
    for card in cards:
        written = library.card(card)
        own = written.text(language)
        if only_sayings:
            found.append(CardWords(descriptions={}, sayings=own.associations))
            continue
        found.append(
            CardWords(
                descriptions={name: text.description for name, text in written.texts.items()},
                themes=written.text(ENGLISH).themes or written.tags,
                ideas=() if language == ENGLISH else own.themes,
                sayings=own.associations,
                abroad={
                    name: text.associations
                    for name, text in written.texts.items()
                    if name in HEARD and name != language
                },
                ideas_abroad={
                    name: text.themes
                    for name, text in written.texts.items()
                    if name in HEARD and name not in {language, ENGLISH}
                },
                also=tuple(also.get(card.partition("/")[2], ())),
            )
        )
    return found


def _by_deck(cards: Iterable[Card]) -> dict[str, tuple[Card, ...]]:
    decks: dict[str, list[Card]] = {}
    for card in cards:
        decks.setdefault(_deck(card), []).append(card)
    return {deck: tuple(found) for deck, found in decks.items()}


def _columns(decks: Mapping[str, tuple[Card, ...]]) -> dict[Card, int]:
    return {card: column for cards in decks.values() for column, card in enumerate(cards)}


def _deck(card: Card) -> str:
    return card.partition("/")[0]
