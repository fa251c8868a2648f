"""Memory: what anyone at the table could remember, and nothing else."""

import pytest
from hypothesis import given
from msgspec.structs import replace

from pinxit.players import NOTHING, Memory, remember, remember_all
from pinxit.players.memory import LEARNT, heard_as
from pinxit.rules import Clue, Medium
from pinxit.rules.commands import Tell
from pinxit.rules.events import (
    AnyEvent,
    CardsGiven,
    ClueTold,
    GameStarted,
    HandsFilled,
    PileShuffled,
    RoundRevealed,
    VoteCast,
)
from tests.rules.played_table import Table
from tests.rules.wander import Wanderer, wandered

ELSEWHERE = ("elsewhere/001", "elsewhere/002")


def twin_of(event: AnyEvent) -> AnyEvent:
    """Change everything of an event that is secret when it happens, and nothing else."""
    match event:
        case GameStarted():
            hands = dict.fromkeys(event.hands, ELSEWHERE)
            return replace(event, hands=hands, pile=ELSEWHERE, seed="another seed")
        case ClueTold():
            return replace(event, card=ELSEWHERE[0])
        case CardsGiven() | VoteCast():
            return replace(event, cards=ELSEWHERE)
        case PileShuffled():
            return replace(event, pile=ELSEWHERE)
        case HandsFilled():
            return replace(event, dealt=dict.fromkeys(event.dealt, ELSEWHERE))
        case _:
            return event


@given(wandered())
def test_memory_is_blind_to_every_secret(wanderer: Wanderer) -> None:
    twins = [twin_of(event) for event in wanderer.events]
    assert remember_all(twins) == remember_all(wanderer.events)


def test_twins_do_differ() -> None:
    """Twins that were the same events would prove nothing."""
    table = Table(seats="abcd")
    table.play_round(b="c")
    table.go_on()
    secret = {GameStarted, ClueTold, CardsGiven, VoteCast, HandsFilled}
    assert secret == {type(event) for event in table.events if twin_of(event) != event}


@given(wandered())
def test_every_reveal_of_the_game_is_remembered_in_its_order(wanderer: Wanderer) -> None:
    reveals = [event.reveal for event in wanderer.events if isinstance(event, RoundRevealed)]
    assert list(remember_all(wanderer.events).reveals) == reveals


@given(wandered(most=40))
def test_it_makes_no_difference_how_often_one_looks(wanderer: Wanderer) -> None:
    events = wanderer.events
    for cut in range(0, len(events), 7):
        assert remember_all(events[cut:], remember_all(events[:cut])) == remember_all(events)


def test_before_anything_has_happened_there_is_nothing_to_remember() -> None:
    assert remember_all(()) == NOTHING == Memory()


def test_a_clue_is_remembered_from_when_it_is_told() -> None:
    table = Table(seats="abcd")
    assert remember_all(table.events).said == frozenset()
    table.tell(clue="Hush, little baby!")
    assert remember_all(table.events).said == {"hushlittlebaby"}


def test_a_clue_that_was_mended_is_remembered_both_ways() -> None:
    table = Table(seats="abcd")
    table.tell(clue="Hush")
    table.mend("a", "Silence")
    assert remember_all(table.events).said == {"hush", "silence"}


def test_clues_of_earlier_games_are_remembered_and_their_reveals_are_not() -> None:
    first, second = Table(seats="abcd"), Table(seats="abcd", seed="another seed")
    first.tell(clue="Hush")
    first.give_all()
    first.all_vote()
    second.tell(clue="Silence")
    memory = remember_all(first.events)
    assert len(memory.reveals) == 1
    memory = remember_all(second.events, memory)
    assert memory.said == {"hush", "silence"}
    assert memory.reveals == ()


def test_what_was_said_to_a_card_is_learnt_and_what_others_took_it_for() -> None:
    table = Table(seats="abcd")
    table.tell(clue="Hush")
    table.give_all()
    table.all_vote()
    memory = remember_all(table.events)
    (reveal,) = memory.reveals
    taken = {card for votes in reveal.votes.values() for card in votes}
    assert memory.learnt == dict.fromkeys({*reveal.laid["a"], *taken}, ("Hush",))


def test_what_was_learnt_is_known_in_the_next_game_too_the_newest_of_it() -> None:
    memory = NOTHING
    for number in range(LEARNT + 3):
        table = Table(seats="abcd", seed="the same cards")
        table.tell(clue=f"clue {number}")
        table.give_all()
        table.all_vote()
        memory = remember_all(table.events, memory)
    (card,) = memory.reveals[0].laid["a"]
    assert memory.learnt[card] == tuple(f"clue {number}" for number in range(3, LEARNT + 3))


def test_nothing_is_learnt_of_what_was_no_words() -> None:
    table = Table(seats="abcd")
    table.do("a", Tell(table.game.hands["a"][0], Clue("a bow", Medium.MIME)))
    table.give_all()
    table.all_vote()
    assert remember_all(table.events).learnt == {}


def test_a_caption_has_been_said_too() -> None:
    told = ClueTold("a", "plain/001", Clue("a bow", Medium.MIME))
    assert remember(NOTHING, told).said == {"abow"}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Hush", "hush!"),
        ("Time flies", "TIME – flies…"),
        ("Żal", "żal"),
        ("Сім\u2019я", "сім'я"),
        ("dor de casă", "Dor de casă."),
        ("Všude dobře, doma nejlépe", "všude dobře doma nejlépe"),
        ("Straße", "STRASSE"),
        ("7 dwarfs", "7 Dwarfs"),
    ],
)
def test_an_ear_takes_these_for_the_same(one: str, other: str) -> None:
    assert heard_as(one) == heard_as(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Hush", "Hushed"), ("kot", "kat"), ("сон", "сім"), ("7 dwarfs", "8 dwarfs")]
)
def test_an_ear_tells_these_apart(one: str, other: str) -> None:
    assert heard_as(one) != heard_as(other)
