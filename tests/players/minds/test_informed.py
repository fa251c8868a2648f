"""With a word or two from people, computer players know pictures that nobody has described."""

import random
from collections.abc import Mapping
from functools import cache

import numpy as np
import pytest

from pinxit.players import NOTHING, Memory
from pinxit.players.library import UNWRITTEN
from pinxit.players.memory import heard_as
from pinxit.players.minds.informed import Informed
from pinxit.players.minds.manner import CUNNING, LITERAL, POETIC, Manner
from pinxit.players.minds.mind import Mind
from pinxit.players.minds.reader import ClueReader
from pinxit.players.words.senses import Spellings
from pinxit.players.words.spelling import quotes
from pinxit.rules import Card, Clue, Game, decide, find_edition, fold, legal, view_for
from pinxit.rules.commands import Give, Start, Tell, Vote
from pinxit.rules.house import with_house_rules
from tests.players.reading import written

MANNERS = {"bear": LITERAL, "owl": POETIC, "fox": CUNNING}
each_manner = pytest.mark.parametrize("manner", MANNERS.values(), ids=MANNERS)
# What people see in the pictures, and say to them later.
SEEN = {
    "a boat at sea": "Little boat",
    "grandmother": "A tale of grandmothers",
    "winter, snow": "Snow again!",
    "old clock": "The clock strikes twelve",
    "a red balloon": "Balloons",
    "garden, roses": "Every rose has its thorn",
    "lighthouse": "The lighthouse keeper",
    "two cats": "Raining cats and dogs",
    "a long road": "On the road",
    "music": "Music, please",
    "birthday cake": "A piece of cake",
    "bridge": "Burning bridges",
}
CARDS = tuple(f"own-{'5f' * 12}/{number:010x}" for number in range(24))
WORDS = dict(zip(CARDS, SEEN, strict=False))
WHISPERED = {card: tuple(text.split(", ")) for card, text in WORDS.items()}


@cache
def reader(language: str = "en") -> ClueReader:
    """Somebody who reads letters, at pictures about which nothing is written."""
    return ClueReader(written(dict.fromkeys(CARDS, UNWRITTEN)), Spellings(language))


def begun(seed: int) -> Game:
    """A game of pictures about which nothing is written, in which it is "a" who tells."""
    start = Start(
        edition=with_house_rules(find_edition("dixit"), {"first": "host", "hand": 5}),
        seats=tuple("abcd"),
        cards=CARDS,
        seed=f"{seed}",
        first="a",
    )
    return fold(decide(None, None, start))


def right_votes(memory: Memory, manner: Manner = LITERAL) -> float:
    """Return how often a computer player finds the card that a person told something to."""
    mind, found, asked = Mind(reader(), manner), 0, 0
    for seed in range(40):
        game = begun(seed)
        card = next((one for one in game.hands["a"] if one in WORDS), None)
        if card is None:
            continue
        game = fold(decide(game, "a", Tell(card, Clue(SEEN[WORDS[card]]))), game)
        for seat in "bcd":
            game = fold(decide(game, seat, Give(game.hands[seat][:1])), game)
        move = mind(view_for(game, "b"), legal(game, "b"), memory, random.Random(seed))
        assert isinstance(move, Vote)
        asked += 1
        found += move.cards == (card,)
    assert asked > 25
    return found / asked


def test_a_word_or_two_help_to_find_a_card() -> None:
    """Of three cards, one by chance."""
    assert right_votes(NOTHING) < 0.5
    assert right_votes(Memory(whispered=WHISPERED)) > 0.75


def test_a_word_or_two_help_to_lay_a_card_that_fits() -> None:
    mind, memory = Mind(reader(), LITERAL), Memory(whispered=WHISPERED)
    fits = 0
    for seed in range(24):
        game = begun(seed)
        mine = [card for card in game.hands["b"] if card in WORDS]
        if not mine:
            continue
        clue = SEEN[WORDS[mine[0]]]
        game = fold(decide(game, "a", Tell(game.hands["a"][0], Clue(clue))), game)
        move = mind(view_for(game, "b"), legal(game, "b"), memory, random.Random(seed))
        assert isinstance(move, Give)
        fits += 1 if move.cards == (mine[0],) else -1
    assert fits > 8


@each_manner
def test_nobodys_words_are_told_nor_any_of_them(manner: Manner) -> None:
    """Whoever whispered it would know the card at once, and nobody else knows what it is about."""
    mind, memory = Mind(reader(), manner), Memory(whispered=WHISPERED)
    for seed in range(2):
        game = begun(seed)
        move = mind(view_for(game, "a"), legal(game, "a"), memory, random.Random(seed))
        assert isinstance(move, Tell)
        said = {heard_as(text) for texts in WHISPERED.values() for text in texts}
        assert heard_as(move.clue.text) not in said
        assert not any(quotes(move.clue.text, text) for text in WHISPERED.get(move.card, ()))


def test_a_phrase_of_the_lexicon_is_not_told_where_somebody_has_whispered_it() -> None:
    """Not even to another picture."""
    everything = Memory(whispered={CARDS[0]: ("x", "Home sweet home, Carpe diem")})
    mind = Mind(reader(), CUNNING)
    for seed in range(4):
        game = begun(seed)
        move = mind(view_for(game, "a"), legal(game, "a"), everything, random.Random(seed))
        assert isinstance(move, Tell)
        assert heard_as(move.clue.text) not in {"homesweethome", "carpediem"}


def test_the_same_words_are_the_same_story() -> None:
    game, memory = begun(1), Memory(whispered=WHISPERED)
    told = [
        Mind(reader(), POETIC)(view_for(game, "a"), legal(game, "a"), memory, random.Random(1))
        for _ in range(2)
    ]
    assert told[0] == told[1]


def hints(
    clue: str, whispered: Mapping[Card, tuple[str, ...]], language: str = "en"
) -> list[float]:
    return [float(hint) for hint in reader(language).hints((clue,), CARDS[:3], whispered)[0]]


def test_nothing_is_known_of_cards_of_which_nobody_whispered() -> None:
    about, *others = hints("A boat", {CARDS[0]: ("a boat at sea",)})
    assert about > 0
    assert others == [0, 0]
    assert hints("A boat", {}) == [0, 0, 0]
    assert hints("A boat", {CARDS[0]: ()}) == [0, 0, 0]


def test_what_is_unlike_speaks_against_a_card_a_little() -> None:
    unlike, *_ = hints("Carpe diem", {CARDS[0]: ("zzz",)})
    assert -2 < unlike < 0


@pytest.mark.parametrize(
    ("language", "clue", "word"),
    [("pl", "Łodzią po morzu", "łódź"), ("uk", "Човник", "човен"), ("cs", "Loďky", "loďka")],
)
def test_words_are_heard_in_whatever_form(language: str, clue: str, word: str) -> None:
    right, wrong, _ = hints(clue, {CARDS[0]: (word,), CARDS[1]: ("qq",)}, language)
    assert right > wrong


def test_what_is_written_counts_beside_it() -> None:
    informed = Informed(reader(), {CARDS[0]: ("a boat",)})
    cards = CARDS[:3]
    both = informed.fits(("A boat",), cards)
    alone = reader().fits(("A boat",), cards) + reader().hints(
        ("A boat",), cards, {CARDS[0]: ("a boat",)}
    )
    assert np.array_equal(both, alone)
