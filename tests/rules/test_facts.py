"""A refusal carries the facts that a client needs to say it well, and no more."""

import pytest

from pinxit.rules import BadRules, Clue, IllegalMove, Refusal, Seat, decide
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
from tests.rules.played_table import Table


def refusal(table: Table, seat: Seat | None, command: AnyCommand) -> dict[str, object]:
    """Return the reason and the facts of a refusal together."""
    with pytest.raises(Refusal) as caught:
        decide(table.game, seat, command)
    return {"reason": caught.value.reason.value, **caught.value.facts}


def test_facts_of_the_wrong_moment() -> None:
    table = Table(seats="abcd")
    for command in (Claim(), Give(()), Vote(()), GoOn(), Mend("x")):
        assert refusal(table, "a", command) == {"reason": "wrong_phase", "phase": "clue"}
    assert refusal(table, "b", TakeBack()) == {"reason": "wrong_phase", "phase": "clue"}
    table.finish()
    late: tuple[AnyCommand, ...] = (Finish(), Leave(), Join(), TimeOut(), Skip("a"))
    for command_after in late:
        assert refusal(table, "a", command_after) == {"reason": "wrong_phase", "phase": "over"}


def test_facts_of_the_wrong_seat() -> None:
    table = Table(seats="abcd")
    table.join("x")
    card = table.game.hands["b"][0]
    assert refusal(table, "b", Tell(card, Clue("x"))) == {
        "reason": "not_storyteller",
        "storyteller": "a",
    }
    assert refusal(table, "?", Tell(card, Clue("x"))) == {"reason": "not_seated", "seat": "?"}
    assert refusal(table, "x", Tell(card, Clue("x"))) == {"reason": "not_in_round", "seat": "x"}
    assert refusal(table, None, Skip("b")) == {"reason": "not_awaited", "seat": "b"}
    assert refusal(table, "?", Leave()) == {"reason": "not_seated", "seat": "?"}
    assert refusal(table, "a", Join()) == {"reason": "seat_taken", "seat": "a"}
    assert refusal(table, "", Join()) == {"reason": "bad_seat"}
    full = Table("classic", seats="abcdef")
    assert refusal(full, "x", Join()) == {"reason": "table_full", "most": 6}
    small = Table(seats="abc", cards=23)
    assert refusal(small, "x", Join()) == {
        "reason": "deck_too_small",
        "players": 4,
        "needed": 24,
        "cards": 23,
        "missing": 1,
    }


def test_facts_of_the_race() -> None:
    table = Table(seats="abcd", first="race")
    table.skip("b")
    assert refusal(table, "b", Claim()) == {"reason": "skipped", "seat": "b"}


def test_facts_of_the_wrong_card() -> None:
    table = Table(seats="abcd", clue_length=5)
    mine, other = table.game.hands["a"][0], table.game.hands["b"][0]
    assert refusal(table, "a", Tell(other, Clue("x"))) == {"reason": "not_your_card", "card": other}
    assert refusal(table, "a", Tell(mine, Clue("123456"))) == {
        "reason": "clue_too_long",
        "longest": 5,
        "length": 6,
    }
    table.tell("a", "x")
    assert refusal(table, "b", Mend("x")) == {"reason": "not_storyteller", "storyteller": "a"}
    assert refusal(table, "b", Give(())) == {
        "reason": "wrong_number_of_cards",
        "needed": 1,
        "given": 0,
    }
    assert refusal(table, "b", Give((mine,))) == {"reason": "not_your_card", "card": mine}
    assert refusal(table, "a", Give(())) == {"reason": "storyteller_waits"}
    table.give("b")
    assert refusal(table, "b", Give((other,))) == {"reason": "already_given"}
    assert refusal(table, "a", Mend("y")) == {"reason": "too_late"}
    table.skip("c")
    assert refusal(table, "c", Give(table.game.hands["c"][:1])) == {
        "reason": "skipped",
        "seat": "c",
    }


def test_facts_of_the_wrong_vote() -> None:
    table = Table(seats="abcd")
    table.to_vote()
    own, hand = table.card_of("b"), table.game.hands["b"][0]
    assert refusal(table, "b", Vote((own,))) == {"reason": "own_card", "card": own}
    assert refusal(table, "b", Vote((hand,))) == {"reason": "not_on_table", "card": hand}
    assert refusal(table, "b", Vote((own, own))) == {
        "reason": "wrong_number_of_votes",
        "fewest": 1,
        "most": 1,
        "cast": 2,
    }
    assert refusal(table, "b", TakeBack()) == {"reason": "nothing_to_take_back"}
    table.vote(b="a")
    assert refusal(table, "b", Vote((own,))) == {"reason": "already_voted"}


def test_facts_of_a_start_that_makes_no_game() -> None:
    edition = Table().edition
    cards = tuple(f"plain/{n}" for n in range(84))

    def facts(seats: str, first: str | None, cards: tuple[str, ...] = cards) -> dict[str, object]:
        begin = Start(edition=edition, seats=tuple(seats), cards=cards, seed="s", first=first)
        with pytest.raises((IllegalMove, BadRules)) as caught:
            decide(None, None, begin)
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
