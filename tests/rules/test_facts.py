"""A refusal carries the facts that a client needs to say it well, and no more."""

import pytest

from pinxit.rules import BadRules, Clue, IllegalMove, Refusal, decide
from pinxit.rules.commands import (
    AnyCommand,
    Claim,
    Finish,
    Give,
    GoOn,
    Join,
    Leave,
    Mend,
    Skip,
    Start,
    TakeBack,
    Tell,
    TimeOut,
    Vote,
)
from tests.table import Table


def refusal(table: Table, command: AnyCommand) -> dict[str, object]:
    """Return the reason and the facts of a refusal together."""
    with pytest.raises(Refusal) as caught:
        decide(table.game, command)
    return {"reason": caught.value.reason.value, **caught.value.facts}


def test_facts_of_the_wrong_moment() -> None:
    table = Table(seats="abcd")
    for command in (Claim("a"), Give("b", ()), Vote("b", ()), GoOn("a"), Mend("a", "x")):
        assert refusal(table, command) == {"reason": "wrong_phase", "phase": "clue"}
    assert refusal(table, TakeBack("b")) == {"reason": "wrong_phase", "phase": "clue"}
    table.finish()
    late: tuple[AnyCommand, ...] = (Finish(), Leave("a"), Join("x"), TimeOut(), Skip("a"))
    for command_after in late:
        assert refusal(table, command_after) == {"reason": "wrong_phase", "phase": "over"}


def test_facts_of_the_wrong_seat() -> None:
    table = Table(seats="abcd")
    table.join("x")
    card = table.game.hands["b"][0]
    assert refusal(table, Tell("b", card, Clue("x"))) == {
        "reason": "not_storyteller",
        "storyteller": "a",
    }
    assert refusal(table, Tell("?", card, Clue("x"))) == {"reason": "not_seated", "seat": "?"}
    assert refusal(table, Tell("x", card, Clue("x"))) == {"reason": "not_in_round", "seat": "x"}
    assert refusal(table, Skip("b")) == {"reason": "not_awaited", "seat": "b"}
    assert refusal(table, Leave("?")) == {"reason": "not_seated", "seat": "?"}
    assert refusal(table, Join("a")) == {"reason": "seat_taken", "seat": "a"}
    assert refusal(table, Join("")) == {"reason": "bad_seat"}
    full = Table("classic", seats="abcdef")
    assert refusal(full, Join("x")) == {"reason": "table_full", "most": 6}
    small = Table(seats="abc", cards=23)
    assert refusal(small, Join("x")) == {
        "reason": "deck_too_small",
        "players": 4,
        "needed": 24,
        "cards": 23,
        "missing": 1,
    }


def test_facts_of_the_race() -> None:
    table = Table(seats="abcd", first="race")
    table.skip("b")
    assert refusal(table, Claim("b")) == {"reason": "skipped", "seat": "b"}


def test_facts_of_the_wrong_card() -> None:
    table = Table(seats="abcd", clue_length=5)
    mine, other = table.game.hands["a"][0], table.game.hands["b"][0]
    assert refusal(table, Tell("a", other, Clue("x"))) == {"reason": "not_your_card", "card": other}
    assert refusal(table, Tell("a", mine, Clue("123456"))) == {
        "reason": "clue_too_long",
        "longest": 5,
        "length": 6,
    }
    table.tell("a", "x")
    assert refusal(table, Mend("b", "x")) == {"reason": "not_storyteller", "storyteller": "a"}
    assert refusal(table, Give("b", ())) == {
        "reason": "wrong_number_of_cards",
        "needed": 1,
        "given": 0,
    }
    assert refusal(table, Give("b", (mine,))) == {"reason": "not_your_card", "card": mine}
    assert refusal(table, Give("a", ())) == {"reason": "storyteller_waits"}
    table.give("b")
    assert refusal(table, Give("b", (other,))) == {"reason": "already_given"}
    assert refusal(table, Mend("a", "y")) == {"reason": "too_late"}
    table.skip("c")
    assert refusal(table, Give("c", table.game.hands["c"][:1])) == {
        "reason": "skipped",
        "seat": "c",
    }


def test_facts_of_the_wrong_vote() -> None:
    table = Table(seats="abcd")
    table.to_vote()
    own, hand = table.card_of("b"), table.game.hands["b"][0]
    assert refusal(table, Vote("b", (own,))) == {"reason": "own_card", "card": own}
    assert refusal(table, Vote("b", (hand,))) == {"reason": "not_on_table", "card": hand}
    assert refusal(table, Vote("b", (own, own))) == {
        "reason": "wrong_number_of_votes",
        "fewest": 1,
        "most": 1,
        "cast": 2,
    }
    assert refusal(table, TakeBack("b")) == {"reason": "nothing_to_take_back"}
    table.vote(b="a")
    assert refusal(table, Vote("b", (own,))) == {"reason": "already_voted"}


def test_facts_of_a_start_that_makes_no_game() -> None:
    edition = Table().edition
    cards = tuple(f"plain/{n}" for n in range(84))

    def facts(seats: str, first: str | None, cards: tuple[str, ...] = cards) -> dict[str, object]:
        begin = Start(edition=edition, seats=tuple(seats), cards=cards, seed="s", first=first)
        with pytest.raises((IllegalMove, BadRules)) as caught:
            decide(None, begin)
        return {"reason": caught.value.reason.value, **caught.value.facts}

    assert facts("ab", "a") == {
        "reason": "wrong_number_of_players",
        "players": 2,
        "least": 3,
        "most": 8,
    }
    assert facts("abc", "x") == {"reason": "first_not_chosen", "first": "x"}
    assert facts("abc", None) == {"reason": "first_not_chosen", "first": None}
    assert facts("abc", "a", ("plain",)) == {"reason": "bad_card", "card": "plain"}
    assert facts("abc", "a", cards[:20]) == {
        "reason": "deck_too_small",
        "players": 3,
        "needed": 21,
        "cards": 20,
        "missing": 1,
    }
