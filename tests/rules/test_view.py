"""What a seat is shown, in full: a view is complete as well as discreet."""

from msgspec.structs import asdict

from pinxit.rules import Clue, End, Phase, Void, view_for
from pinxit.rules.editions import numbers_at
from pinxit.rules.view import Mine, SeatView
from tests.rules.played_table import Table

PUBLIC = {
    "phase",
    "edition",
    "seed_hash",
    "seed",
    "seats",
    "pile",
    "discards",
    "round",
    "numbers",
    "storyteller",
    "next_teller",
    "awaited",
    "clue",
    "clue_open",
    "laid_by",
    "board",
    "voted",
    "last_reveal",
    "last_void",
    "ending",
    "winners",
}


def test_a_view_during_the_clue() -> None:
    table = Table(seats="abcd")
    game = table.game
    assert asdict(view_for(game, "b")) == {
        "phase": Phase.CLUE,
        "edition": table.edition,
        "seed_hash": game.seed_hash,
        "seed": None,
        "seats": tuple(SeatView(seat, 0, 6, newcomer=False) for seat in "abcd"),
        "pile": 60,
        "discards": 0,
        "round": 1,
        "numbers": numbers_at(table.edition, 4),
        "storyteller": "a",
        "next_teller": "b",
        "awaited": ("a",),
        "clue": None,
        "clue_open": False,
        "laid_by": (),
        "board": (),
        "voted": (),
        "last_reveal": None,
        "last_void": None,
        "ending": None,
        "winners": (),
        "mine": Mine("b", game.hands["b"], (), ()),
    }


def test_a_view_while_cards_are_given() -> None:
    table = Table(seats="abcd")
    table.tell("a", "Hush")
    assert view_for(table.game, "b").clue_open
    table.give("c")
    view = view_for(table.game, "c")
    assert (view.clue, view.clue_open) == (Clue("Hush"), False)
    assert view.laid_by == ("a", "c")
    assert view.awaited == ("b", "d")
    assert view.board == ()
    assert view.mine == Mine("c", table.game.hands["c"], table.game.round.laid["c"], ())
    assert [seat.cards for seat in view.seats] == [5, 6, 5, 6]


def test_a_view_during_the_vote() -> None:
    table = Table(seats="abcd")
    table.to_vote()
    table.vote(d="a", c="b")
    view = view_for(table.game, "c")
    assert view.board == table.game.round.board
    assert view.voted == ("c", "d")  # by seats, not by who was first
    assert view.mine == Mine(
        "c", table.game.hands["c"], table.game.round.laid["c"], table.game.round.votes["c"]
    )


def test_a_view_of_the_reveal_and_of_the_round_after() -> None:
    table = Table(seats="abcd")
    table.play_round(b="a", c="b", d="b")
    view = view_for(table.game, "b")
    assert view.last_reveal == table.game.last_reveal is not None
    assert [seat.score for seat in view.seats] == [3, 5, 0, 0]
    assert (view.discards, view.board, view.laid_by, view.voted) == (4, (), (), ())
    table.go_on()
    view = view_for(table.game, "b")
    assert view.last_reveal == table.game.last_reveal is not None
    assert (view.round, view.clue, view.storyteller, view.next_teller) == (2, None, "b", "c")


def test_a_view_after_a_void_round_says_why() -> None:
    table = Table(seats="abcd")
    table.time_out()
    assert view_for(table.game, None).last_void is Void.STORYTELLER_SILENT


def test_a_view_of_a_newcomer() -> None:
    table = Table(seats="abcd")
    table.tell()
    table.join("x")
    view = view_for(table.game, "x")
    assert view.mine == Mine("x", (), (), ())
    assert view.seats[0] == SeatView("x", 0, 0, newcomer=True)


def test_a_view_of_the_end() -> None:
    table = Table(seats="abcd", target=5)
    table.play_round(b="a", c="b", d="b")
    view = view_for(table.game, "b")
    assert (view.ending, view.winners, view.seed) == (End.TARGET, (), None)
    table.go_on()
    view = view_for(table.game, "b")
    assert (view.phase, view.winners, view.seed) == (Phase.OVER, ("b",), table.game.seed)


def test_a_spectator_is_shown_all_that_is_public_and_nothing_else() -> None:
    table = Table(seats="abcd")
    table.to_vote()
    spectator = asdict(view_for(table.game, None))
    assert set(spectator) == PUBLIC | {"mine"}
    for seat in "abcd":
        seen = asdict(view_for(table.game, seat))
        assert {name: seen[name] for name in PUBLIC} == {name: spectator[name] for name in PUBLIC}
