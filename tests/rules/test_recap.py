"""The story of the evening and its awards."""

import pytest

from pinxit.rules import End, IllegalMove, Outcome, Reason, Void, recap
from pinxit.rules.awards import Award, Honour
from pinxit.rules.recap import VoidRound
from tests.rules.played_table import Table


def evening() -> Table:
    """Three rounds and a missed turn: a is found by some, b by all, c by none."""
    table = Table(seats="abcd", target=8)
    table.play_round(b="a", c="b", d="b")
    table.go_on()
    table.play_round()
    table.go_on()
    table.play_round(a="d", b="d", d="a")
    table.go_on()
    return table


def test_a_recap_tells_every_round() -> None:
    table = evening()
    told = recap(table.events)
    assert [reveal.storyteller for reveal in told.rounds] == ["a", "b", "c"]
    assert [reveal.outcome for reveal in told.rounds] == [
        Outcome.SOME,
        Outcome.ALL,
        Outcome.NONE,
    ]
    assert (told.edition, told.house) == ("dixit", ("target", "first"))
    assert told.scores == {"a": 3 + 2 + 3, "b": 5 + 0 + 2, "c": 0 + 2 + 0, "d": 0 + 2 + 4}
    assert (told.ending, told.winners) == (End.TARGET, ("a",))
    assert told.seed == table.game.seed
    assert told.seats == tuple("abcd")
    assert (told.left, told.voids) == ((), ())


def test_a_recap_of_a_running_game_keeps_its_secrets() -> None:
    table = Table(seats="abcd", target=2)
    table.play_round()
    told = recap(table.events)
    assert table.game.ending is End.TARGET
    assert (told.ending, told.winners, told.seed) == (None, (), None)


def test_a_recap_tells_of_void_rounds_and_of_those_who_came_and_left() -> None:
    table = Table(seats="abcd")
    table.time_out()
    table.join("x")
    table.leave("b")
    table.leave("d")
    told = recap(table.events)
    assert told.voids == (
        VoidRound(1, "a", Void.STORYTELLER_SILENT),
        VoidRound(2, "b", Void.STORYTELLER_LEFT),
    )
    assert told.seats == tuple("abcdx")
    assert told.left == ("b", "d")
    assert set(told.scores) == set("acx")


def test_a_recap_of_nothing_is_refused() -> None:
    with pytest.raises(IllegalMove) as refusal:
        recap([])
    assert refusal.value.reason is Reason.NOT_STARTED


def test_the_awards_of_an_evening() -> None:
    given = {award.honour: award for award in recap(evening().events).awards}
    assert given == {
        Honour.DECEIVER: Award(Honour.DECEIVER, ("b", "d"), 2),
        Honour.MIND_READER: Award(Honour.MIND_READER, ("a", "b", "c", "d"), 1),
        Honour.ROPE_WALKER: Award(Honour.ROPE_WALKER, ("a",), 1),
        Honour.INSPIRED_CLUE: Award(Honour.INSPIRED_CLUE, ("a",), 1, 1),
        Honour.BIG_ROUND: Award(Honour.BIG_ROUND, ("b",), 5, 1),
        Honour.OPEN_BOOK: Award(Honour.OPEN_BOOK, ("b",), 1),
        Honour.SPHINX: Award(Honour.SPHINX, ("c",), 1),
        Honour.KINDRED_SPIRITS: Award(Honour.KINDRED_SPIRITS, ("a", "b"), 1),
    }


def test_no_round_no_award() -> None:
    assert recap(Table().events).awards == ()


def test_a_round_without_votes_earns_nothing() -> None:
    table = Table(seats="abcd")
    table.to_vote()
    table.time_out()
    assert recap(table.events).awards == ()


def test_the_inspired_clue_is_the_one_that_split_the_table_best() -> None:
    table = Table(seats="abcde", target=1000)
    table.play_round(b="a", c="b", d="b", e="b")  # one of four
    table.go_on()
    table.play_round(a="b", c="b", d="a", e="a")  # two of four
    (award,) = (
        award for award in recap(table.events).awards if award.honour is Honour.INSPIRED_CLUE
    )
    assert award == Award(Honour.INSPIRED_CLUE, ("b",), 2, 2)


def test_of_clues_that_split_equally_well_the_larger_tables_is_inspired() -> None:
    table = Table(seats="abc", target=1000)
    table.play_round(b="a", c="b")  # one of two
    table.join("x", "y")
    table.go_on()
    table.play_round(a="b", c="b", x="a", y="a")  # two of four
    table.go_on()
    table.play_round(a="c", b="c", x="a", y="a")  # two of four, later
    (award,) = (
        award for award in recap(table.events).awards if award.honour is Honour.INSPIRED_CLUE
    )
    assert award == Award(Honour.INSPIRED_CLUE, ("b",), 2, 2)


def test_of_pairs_who_found_each_other_as_often_the_one_with_more_finds_is_kindred() -> None:
    table = Table(seats="abcd", target=1000)
    for votes in ({"b": "a", "c": "a", "d": "b"}, {"a": "b", "c": "a", "d": "a"}) * 2:
        table.play_round(**votes)
        table.go_on()
        if table.game.round.storyteller == "c":
            table.play_round(a="c", b="d", d="a")
            table.go_on()
            table.play_round(a="b", b="a", c="b")
            table.go_on()
    (award,) = (
        award for award in recap(table.events).awards if award.honour is Honour.KINDRED_SPIRITS
    )
    assert award.seats == ("a", "b")


def test_a_big_round_is_the_first_of_its_size_and_may_be_shared() -> None:
    table = Table(seats="abcd", target=1000)
    table.play_round()
    table.go_on()
    table.play_round()
    (award,) = (award for award in recap(table.events).awards if award.honour is Honour.BIG_ROUND)
    assert award == Award(Honour.BIG_ROUND, ("b", "c", "d"), 2, 1)


def test_votes_may_stack_are_one_find_but_two_deceptions() -> None:
    table = Table("odyssey", seats="abcd")
    table.play_round(b="aa", c="dd", d="ab")
    given = {award.honour: award for award in recap(table.events).awards}
    assert given[Honour.MIND_READER] == Award(Honour.MIND_READER, ("b", "d"), 1)
    assert given[Honour.DECEIVER] == Award(Honour.DECEIVER, ("d",), 2)


def test_kindred_spirits_are_the_pair_that_found_each_other_most() -> None:
    table = Table(seats="abc", target=1000)
    for _ in range(2):
        table.play_round(b="a", c="b")
        table.go_on()
        table.play_round(a="b", c="a")
        table.go_on()
        table.play_round(a="c", b="a")
        table.go_on()
    (award,) = (
        award for award in recap(table.events).awards if award.honour is Honour.KINDRED_SPIRITS
    )
    assert award == Award(Honour.KINDRED_SPIRITS, ("a", "b"), 2)
