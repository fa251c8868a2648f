"""The association model alone: one line in, scores or a named reason out."""

import json
import math
import sys
from collections.abc import Callable
from functools import partial
from itertools import permutations
from types import FrameType, SimpleNamespace

import msgspec
import pytest

from pinxit.arena.associate import MOST_CARDS, associate, scores_of
from pinxit.players.words.embedding import E5, LONGEST
from pinxit.players.words.lexicon import HEARD
from pinxit.players.words.senses import Spellings
from tests.at_length import times

SEA = {"en": "A small boat on the stormy sea.", "pl": "Mała łódka na wzburzonym morzu."}
CAT = {"en": "A black cat asleep on a roof.", "pl": "Czarny kot śpi na dachu."}
TREE = {"en": "An old tree full of lanterns.", "pl": "Stare drzewo pełne latarni."}
GOOD: dict[str, object] = {"clue": "the sea", "cards": [SEA, CAT, TREE]}


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: tuple[float, ...]
    best: int


class Problem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reason: str
    message: str


def asked(line: object) -> bytes:
    return line if isinstance(line, bytes) else json.dumps(line).encode()


def answered(line: object, *, by_letters: bool = False) -> Answer:
    """Ask, and read what would stand on the line that is printed."""
    told = msgspec.json.encode(associate(asked(line), by_letters=by_letters))
    return msgspec.json.decode(told, type=Answer)


Ask = Callable[[object], Answer]


@pytest.fixture(params=[False, True], ids=["best", "letters"])
def ask(request: pytest.FixtureRequest) -> Ask:
    """Ask the best model that this machine has, and then letters alone."""
    return partial(answered, by_letters=request.param)


def refused(line: object) -> Problem:
    told = msgspec.json.encode(associate(asked(line)))
    return msgspec.json.decode(told, type=dict[str, Problem])["error"]


def test_a_clue_finds_the_card_that_it_was_said_to(ask: Ask) -> None:
    for number, clue in enumerate(("the sea", "a sleeping cat", "an old tree")):
        assert ask({**GOOD, "clue": clue}).best == number


@pytest.mark.parametrize("language", HEARD)
def test_every_language_is_heard(language: str, ask: Ask) -> None:
    told = ask({**GOOD, "language": language})
    assert len(told.scores) == 3
    assert all(math.isfinite(score) for score in told.scores)


@pytest.mark.parametrize("clue", ["the sea", "cat", "…", "🌊", "1984", "мама", "q" * 60])
def test_the_best_card_has_the_highest_score(clue: str, ask: Ask) -> None:
    told = ask({**GOOD, "clue": clue})
    assert told.scores[told.best] == max(told.scores)


def test_the_same_line_gets_the_same_answer(ask: Ask) -> None:
    line = {**GOOD, "clue": "a line that nobody has said before"}
    assert ask(line) == ask(line)


def test_cards_in_another_order_have_the_same_scores(ask: Ask) -> None:
    cards = [SEA, CAT, TREE]
    before = ask(GOOD)
    for order in permutations(range(3)):
        line = {**GOOD, "cards": [cards[place] for place in order]}
        told = ask(line)
        assert told.scores == pytest.approx([before.scores[place] for place in order], abs=2e-4)
        assert order[told.best] == before.best


def test_the_same_card_twice_has_the_same_score_twice(ask: Ask) -> None:
    one, _, two = ask({**GOOD, "cards": [SEA, CAT, SEA]}).scores
    assert one == pytest.approx(two, abs=2e-4)


def test_a_card_in_english_alone_is_enough_in_any_language(ask: Ask) -> None:
    cards = [{"en": card["en"]} for card in (CAT, SEA, TREE)]
    line = {"clue": "morze", "language": "pl", "cards": cards}
    assert ask(line).best == 1


def test_a_card_in_the_own_language_alone_is_enough(ask: Ask) -> None:
    cards = [{"pl": card["pl"]} for card in (CAT, TREE, SEA)]
    line = {"clue": "na morzu", "language": "pl", "cards": cards}
    assert ask(line).best == 2


def test_what_is_written_in_a_strange_language_does_no_harm(ask: Ask) -> None:
    strange = [{**card, "de": "Das Meer.", "": "?", "tlh": "bIQ'a'"} for card in (SEA, CAT, TREE)]
    assert ask({**GOOD, "cards": strange}) == ask(GOOD)


@pytest.mark.parametrize("card", [{"de": "Das Meer."}, {}, {"en": ""}, {"en": " "}, {"en": "!"}])
def test_a_card_that_says_nothing_can_be_compared(card: object, ask: Ask) -> None:
    for cards in ([card], [card, card], [card, SEA]):
        told = ask({**GOOD, "cards": cards})
        assert len(told.scores) == len(cards)
        assert all(math.isfinite(score) for score in told.scores)


def test_a_card_that_says_something_is_found_among_those_that_do_not(ask: Ask) -> None:
    assert ask({**GOOD, "cards": [{}, {"de": "Das Meer."}, SEA, {"en": ""}]}).best == 2


def test_letters_are_always_the_same_whatever_is_installed() -> None:
    told = answered(GOOD, by_letters=True)
    own = scores_of("the sea", [SEA, CAT, TREE], Spellings("en"))
    assert told.scores == pytest.approx(own, abs=1e-4)


def test_there_may_be_as_many_cards_as_a_large_deck_has() -> None:
    cards = [{"en": f"A house with {number} windows."} for number in range(MOST_CARDS - 1)]
    told = answered({**GOOD, "cards": [*cards, SEA]}, by_letters=True)
    assert (len(told.scores), told.best) == (MOST_CARDS, MOST_CARDS - 1)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"nonsense", "no JSON"),
        (b"", "no JSON"),
        (b"\xff\xfe\x00", "no JSON"),
        (b"[" * 5000, "no JSON"),
        (b"[]", "no object"),
        (b"null", "no object"),
        (b'"the sea"', "no object"),
        (b'{"clue": "a", "clue": "b", "cards": [{"en": "c"}]}', "“clue” is there twice"),
        (b'{"clue": "a", "cards": [{"en": "b", "en": "c"}]}', "“en” is there twice"),
        (b'{"clue": "\\ud800", "cards": [{"en": "b"}]}', "surrogates"),
        ({"cards": [SEA]}, "clue"),
        ({**GOOD, "clue": ""}, "There is no clue."),
        ({**GOOD, "clue": " \t\n"}, "There is no clue."),
        ({**GOOD, "clue": None}, "clue"),
        ({**GOOD, "clue": 7}, "clue"),
        ({"clue": "the sea"}, "cards"),
        ({**GOOD, "cards": []}, "1 to 1000 cards"),
        ({**GOOD, "cards": [{"en": str(n)} for n in range(MOST_CARDS + 1)]}, "1 to 1000 cards"),
        ({**GOOD, "cards": SEA}, "cards"),
        ({**GOOD, "cards": "the sea"}, "cards"),
        ({**GOOD, "cards": [SEA, "the sea"]}, "cards[1]"),
        ({**GOOD, "cards": [SEA, None]}, "cards[1]"),
        ({**GOOD, "cards": [SEA, ["the sea"]]}, "cards[1]"),
        ({**GOOD, "cards": [SEA, {"en": 7}]}, "cards[1]"),
        ({**GOOD, "language": "tlh"}, "“tlh” is not a language that we hear"),
        ({**GOOD, "language": "EN"}, "“EN” is not a language that we hear"),
        ({**GOOD, "language": ""}, "“” is not a language that we hear"),
        ({**GOOD, "language": None}, "language"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_what_is_wrong_gets_a_reason_and_a_sentence(line: object, said: str) -> None:
    problem = refused(line)
    assert problem.reason == "bad_input"
    assert said in problem.message
    assert problem.message.endswith(".")


def test_raw_control_characters_are_no_json() -> None:
    problem = refused(b'{"clue": "the\x07sea", "cards": [{"en": "b"}]}')
    assert (problem.reason, "control character" in problem.message) == ("bad_input", True)


@pytest.mark.parametrize("text", ["\0", "\x1b[31mthe sea", "\u202ethe sea", "the\nsea", "\ufeff"])
def test_control_characters_that_json_may_hold_do_no_harm(text: str, ask: Ask) -> None:
    for line in ({**GOOD, "clue": text}, {**GOOD, "cards": [{"en": text}, SEA]}):
        told = ask(line)
        assert all(math.isfinite(score) for score in told.scores)


def calls_of(work: Callable[[], object]) -> int:
    """Count what Python calls while something is done."""
    called = 0

    def note(_frame: FrameType, what: str, _it: object) -> None:
        nonlocal called
        called += what in {"call", "c_call"}

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return called


HUGE = pytest.mark.parametrize(
    "text",
    ["sea " * times(5_000, 20_000), "s" * times(60_000, 300_000)],
    ids=["many words", "one word"],
)


@HUGE
def test_a_huge_text_takes_work_in_proportion_to_its_length(text: str, ask: Ask) -> None:
    ask(GOOD)  # now everything is loaded
    half = text[: len(text) // 2]
    for line in ({**GOOD, "clue": "…"}, {**GOOD, "cards": [{"en": "…"}, SEA]}):
        asked = [json.dumps(line, ensure_ascii=False).replace("…", t) for t in (half, text)]
        less, more = (calls_of(partial(ask, one.encode())) for one in asked)
        assert more < 2 * less + 1000


@HUGE
def test_of_a_huge_text_the_model_reads_the_beginning(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []

    def query(part: str) -> float:
        read.append(len(part))
        return 0.0

    loaded = SimpleNamespace(query=query)
    monkeypatch.setattr("pinxit.players.words.embedding._load_e5", lambda: loaded)
    E5().embed([text, text])
    assert read == [LONGEST, LONGEST]
