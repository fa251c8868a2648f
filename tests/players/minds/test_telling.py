"""Telling: stories that are new, short enough, no descriptions, and neither plain nor dark."""

import random
from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from pinxit.arena.simulate import play, start
from pinxit.decks import numbered
from pinxit.players import NOTHING, Memory
from pinxit.players.library import UNWRITTEN, Library
from pinxit.players.memory import heard_as
from pinxit.players.minds.informed import Informed
from pinxit.players.minds.manner import CUNNING, LITERAL, POETIC, Manner
from pinxit.players.minds.mind import Mind
from pinxit.players.minds.reader import ClueReader
from pinxit.players.minds.telling import Audience, best_story
from pinxit.players.words.lexicon import HEARD
from pinxit.players.words.senses import Spellings
from pinxit.players.words.spelling import quotes
from pinxit.rules import (
    Card,
    Game,
    Phase,
    decide,
    find_edition,
    fold,
    legal,
    view_for,
    with_house_rules,
)
from pinxit.rules.commands import Start, Tell
from pinxit.rules.editions import numbers_at
from tests.at_length import times
from tests.players.reading import base, base_reader, described_only, written

MANNERS = {"bear": LITERAL, "owl": POETIC, "fox": CUNNING}
each_manner = pytest.mark.parametrize("manner", MANNERS.values(), ids=MANNERS)


@cache
def bare_reader() -> ClueReader:
    """Somebody who knows of the base deck what is to be seen, and not what others said to it."""
    return ClueReader(described_only(base()), Spellings("en"))


def begun(cards: Sequence[Card], seed: int, **house: object) -> Game:
    """A game in which it is "a" who tells."""
    edition = with_house_rules(find_edition("dixit"), {"first": "host"} | house)
    begin = Start(
        edition=edition, seats=tuple("abcde"), cards=tuple(cards), seed=f"{seed}", first="a"
    )
    return fold(decide(None, None, begin))


def told(mind: Mind, game: Game, seed: int = 1, memory: Memory = NOTHING) -> Tell:
    command = mind(view_for(game, "a"), legal(game, "a"), memory, random.Random(seed))
    assert isinstance(command, Tell)
    assert command.card in game.hands["a"]
    return command


@each_manner
def test_the_same_chance_gives_the_same_story_and_another_chance_others(manner: Manner) -> None:
    mind = Mind(base_reader(), manner)
    game = begun(base().dealt, 1)
    assert told(mind, game, 5) == told(mind, game, 5)
    assert told(Mind(base_reader(), manner), game, 5) == told(mind, game, 5)
    assert len({told(mind, game, seed).clue for seed in range(8)}) > 1


@each_manner
@pytest.mark.parametrize("reader", [base_reader, bare_reader], ids=["base deck", "descriptions"])
def test_nothing_is_told_that_was_said_before_at_this_table(
    manner: Manner, reader: Callable[[], ClueReader]
) -> None:
    mind = Mind(reader(), manner)
    game = begun(base().dealt, 2)
    said: frozenset[str] = frozenset()
    for seed in range(times(10, 25)):
        clue = told(mind, game, seed, Memory(said=said)).clue.text
        assert heard_as(clue) not in said
        said |= {heard_as(clue)}


@each_manner
@pytest.mark.parametrize("longest", [200, 20, 9, 4])
def test_nothing_is_told_that_is_longer_than_allowed(manner: Manner, longest: int) -> None:
    mind = Mind(base_reader(), manner)
    for seed in range(times(3, 6)):
        game = begun(base().dealt, seed, clue_length=longest)
        assert 1 <= len(told(mind, game, seed).clue.text) <= longest


@each_manner
@pytest.mark.parametrize("reader", [base_reader, bare_reader], ids=["base deck", "descriptions"])
def test_no_clue_quotes_what_is_to_be_seen(
    manner: Manner, reader: Callable[[], ClueReader]
) -> None:
    mind = Mind(reader(), manner)
    for seed in range(times(8, 20)):
        story = told(mind, begun(base().dealt, seed), seed)
        description = base().card(story.card).texts["en"].description
        assert not quotes(story.clue.text, description)


@pytest.mark.parametrize("language", [language for language in HEARD if language != "en"])
def test_in_another_language_neither_its_own_nor_the_english_description_is_quoted(
    language: str,
) -> None:
    mind = Mind(base_reader(language), CUNNING)
    for seed in range(times(3, 6)):
        story = told(mind, begun(base().dealt, seed), seed)
        texts = base().card(story.card).texts
        for name in (language, "en"):
            assert not quotes(story.clue.text, texts[name].description)


@each_manner
def test_cards_that_nobody_knows_are_played_too(manner: Manner) -> None:
    assert _ending(Mind(ClueReader(Library([]), Spellings("en")), manner)) is Phase.OVER


def test_cards_without_any_words_are_played_too() -> None:
    library = written(dict.fromkeys(numbered(), UNWRITTEN))
    assert _ending(Mind(ClueReader(library, Spellings("en")), CUNNING)) is Phase.OVER


def _ending(mind: Mind) -> Phase:
    begin = start(find_edition("dixit"), 4, numbered(), "no words")
    return [*play(begin, mind)][-1].game.phase


def test_cards_without_any_words_are_told_at_random() -> None:
    mind = Mind(ClueReader(Library([]), Spellings("en")), CUNNING)
    game = begun(numbered(), 1)
    stories = [told(mind, game, seed) for seed in range(20)]
    assert len({story.card for story in stories}) > 2
    assert len({story.clue for story in stories}) > 10  # not the first phrases, again and again


def test_in_a_language_that_we_do_not_speak_there_is_a_story_still() -> None:
    mind = Mind(ClueReader(base(), Spellings("de")), CUNNING)
    assert told(mind, begun(base().dealt, 1)).clue.text == "…"


def test_when_everything_has_been_said_there_is_a_story_still() -> None:
    class Everything(frozenset[str]):
        def __contains__(self, said: object) -> bool:
            return True

    mind = Mind(base_reader(), CUNNING)
    memory = Memory(said=Everything())
    assert told(mind, begun(base().dealt, 1), memory=memory).clue.text == "…"


@each_manner
def test_what_somebody_wrote_who_saw_the_picture_is_told(manner: Manner) -> None:
    mind = Mind(base_reader(), manner)
    for seed in range(12):
        story = told(mind, begun(base().dealt, seed), seed)
        written = map(heard_as, base_reader().sayings(story.card))
        assert heard_as(story.clue.text) in set(written)


@each_manner
def test_where_nobody_has_written_anything_a_story_makes_sense(manner: Manner) -> None:
    """It fits its card better than most others of the deck."""
    mind = Mind(bare_reader(), manner)
    better = []
    for seed in range(12):
        story = told(mind, begun(base().dealt, seed), seed)
        cards = tuple(card for card in base().cards if card != story.card)
        own = bare_reader().fit(story.clue.text, (story.card,))[0]
        better.append(float(np.mean(own > bare_reader().fit(story.clue.text, cards))))
    assert np.mean(better) > 0.75


def test_nobody_is_told_the_same_few_stories_of_a_hand() -> None:
    """Of a hand of six, with five things written at each, many are told sooner or later."""
    mind = Mind(base_reader(), POETIC)
    game = begun(base().dealt, 4)
    computers = Memory(computers=frozenset("abcde"))
    for memory in (NOTHING, computers):
        assert len({told(mind, game, seed, memory).clue for seed in range(40)}) >= 12


def test_people_are_told_what_computers_cannot_hear() -> None:
    """They see the picture: what was written there by somebody who did makes sense to them."""
    dark = {"for people": 0.0, "for computers": 0.0}
    mind = Mind(base_reader(), replace(CUNNING, spread=0.0, whim=0.0))
    computers = Memory(computers=frozenset("abcde"))
    for seed in range(times(20, 60)):
        game = begun(base().dealt, seed)
        for name, memory in (("for people", NOTHING), ("for computers", computers)):
            story = told(mind, game, seed, memory)
            dark[name] -= float(base_reader().fit(story.clue.text, (story.card,))[0])
    assert dark["for people"] > dark["for computers"]


def test_keen_listeners_are_told_less_plainly_than_dull_ones() -> None:
    assert plainness(keenness=3.0) < plainness(keenness=0.3) - 0.1


def plainness(keenness: float) -> float:
    """How much better clues fit their cards than the best of others would, on average.

    They are told by somebody without whims and likings, who thinks of nothing but points.
    """
    manner = replace(CUNNING, whim=0.0, spread=0.0, taste=dict.fromkeys(CUNNING.taste, 0.0))
    cards = base().dealt
    numbers = numbers_at(find_edition("dixit"), 5)
    ahead = []
    for seed in range(20):
        hand = tuple(random.Random(seed).sample(cards, numbers.hand))
        hidden = tuple(card for card in cards if card not in hand)
        audience = Audience(
            keenness=[keenness] * 4, people=[False] * 4, hidden=hidden, numbers=numbers
        )
        chance = np.random.default_rng(seed)
        story = best_story(
            Informed(base_reader(), {}), hand, manner, audience, lambda _: False, chance
        )
        assert story is not None
        card, clue = story
        own, *others = base_reader().fit(clue, (card, *hidden))
        ahead.append(own - np.sort(others)[-8:].mean())
    return float(np.mean(ahead))
