"""What a seat may do, spelled out. That the list is complete and sound is the machine's proof."""

from pinxit.rules import Clue, Medium, legal
from pinxit.rules.commands import Claim, Give, GoOn, Mend, Skip, Tell, Vote
from pinxit.rules.legal import (
    MayClaim,
    MayFinish,
    MayGive,
    MayGoOn,
    MayJoin,
    MayLeave,
    MayMend,
    MaySkip,
    MayTakeBack,
    MayTell,
    MayTimeOut,
    MayVote,
    allows,
)
from tests.rules.played_table import Table


def test_in_the_race() -> None:
    table = Table(seats="abc", first="race")
    assert legal(table.game, "b") == (MayClaim(), MayLeave())
    assert legal(table.game, "x") == (MayJoin(),)
    assert legal(table.game, None) == (MaySkip(tuple("abc")), MayTimeOut(), MayFinish())


def test_with_the_clue() -> None:
    table = Table(seats="abcd", clue_length=50)
    assert legal(table.game, "a") == (MayTell(table.game.hands["a"], 50), MayLeave())
    assert legal(table.game, "b") == (MayLeave(),)


def test_with_the_cards() -> None:
    table = Table(seats="abc")
    table.tell()
    assert legal(table.game, "a") == (MayMend(Medium.WORDS, 200), MayLeave())
    assert legal(table.game, "b") == (MayGive(table.game.hands["b"], 2), MayLeave())
    table.give("b")
    assert legal(table.game, "a") == (MayLeave(),)
    assert legal(table.game, "b") == (MayTakeBack(), MayLeave())


def test_with_the_votes() -> None:
    table = Table("odyssey", seats="abcd")
    table.to_vote()
    cards = tuple(card for card in table.game.round.board if card != table.card_of("b"))
    assert legal(table.game, "b") == (MayVote(cards, 2, 2, True), MayLeave())
    table.vote(b="aa")
    assert legal(table.game, "b") == (MayTakeBack(), MayLeave())
    assert legal(table.game, "a") == (MayLeave(),)


def test_after_the_reveal() -> None:
    table = Table(seats="abcd")
    table.play_round()
    for seat in "abcd":
        assert legal(table.game, seat) == (MayGoOn(), MayLeave())
    assert legal(table.game, None) == (MayTimeOut(), MayFinish())


def test_in_a_pause_and_at_the_end() -> None:
    table = Table(seats="abc")
    table.leave("c")
    assert legal(table.game, "a") == (MayLeave(),)
    assert legal(table.game, "x") == (MayJoin(),)
    assert legal(table.game, None) == (MayFinish(),)
    table.finish()
    for seat in ("a", "x", None):
        assert legal(table.game, seat) == ()


def test_nobody_joins_a_full_table_or_the_last_reveal() -> None:
    assert legal(Table("classic", seats="abcdef").game, "x") == ()
    assert legal(Table(seats="abc", cards=23).game, "x") == ()
    assert legal(Table().game, "") == ()
    table = Table(target=2)
    table.play_round()
    assert legal(table.game, "x") == ()


def test_an_option_knows_its_commands() -> None:
    tell = MayTell(("p/1", "p/2"), 5)
    assert allows(tell, Tell("p/1", Clue("12345")))
    assert not allows(tell, Tell("p/3", Clue("12345")))
    assert not allows(tell, Tell("p/1", Clue("123456")))
    assert not allows(tell, Tell("p/1", Clue(" ")))
    assert allows(tell, Tell("p/1", Clue("", Medium.MIME)))
    assert not allows(tell, Claim())
    assert allows(MayMend(Medium.MIME, 5), Mend(""))
    assert not allows(MayMend(Medium.WORDS, 5), Mend(""))
    give = MayGive(("p/1", "p/2", "p/3"), 2)
    assert allows(give, Give(("p/1", "p/3")))
    assert allows(MayGive(("p/1", "p/2"), 2), Give(("p/1", "p/2")))
    assert not allows(give, Give(("p/1", "p/1")))
    assert not allows(give, Give(("p/1",)))
    assert not allows(give, Give(("p/1", "p/4")))
    vote = MayVote(("p/1", "p/2"), 1, 2, votes_may_stack=False)
    assert allows(vote, Vote(("p/1",)))
    assert allows(vote, Vote(("p/1", "p/2")))
    assert not allows(vote, Vote(("p/1", "p/1")))
    assert not allows(vote, Vote(()))
    assert not allows(vote, Vote(("p/3",)))
    twice = MayVote(("p/1", "p/2"), 2, 2, votes_may_stack=True)
    assert allows(twice, Vote(("p/1", "p/1")))
    assert not allows(twice, Vote(("p/1",)))
    assert allows(MaySkip(("a",)), Skip("a"))
    assert not allows(MaySkip(("a",)), Skip("b"))
    assert not allows(MayClaim(), GoOn())
