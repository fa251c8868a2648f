"""Drawing, reshuffling, and the pile that runs out."""

import pytest
from msgspec.structs import replace

from pinxit.rules import End, Phase, decide, fold
from pinxit.rules.commands import TimeOut
from pinxit.rules.events import PileShuffled
from tests.rules.played_table import Table

# One deck: players → pile after the deal, full refills without shuffling, cards left over.
PILES = {
    3: (63, 12, 3),
    4: (60, 15, 0),
    5: (54, 10, 4),
    6: (48, 8, 0),
    7: (42, 6, 0),
    8: (36, 4, 4),
    9: (30, 3, 3),
    10: (24, 2, 4),
    11: (18, 1, 7),
    12: (12, 1, 0),
}


@pytest.mark.parametrize("players", PILES)
def test_the_pile_lasts_as_long_as_the_rulebook_says(players: int) -> None:
    pile, refills, left = PILES[players]
    table = Table("odyssey", seats="abcdefghijkl"[:players], target=10_000)
    assert len(table.game.pile) == pile
    for _ in range(refills):
        table.play_round()
        table.go_on()
    # An exact fit does not shuffle: the last full refill may empty the pile.
    assert (len(table.game.pile), table.game.reshuffles) == (left, 0)
    discards = len(table.game.discards)
    table.play_round()
    table.go_on()
    assert table.game.reshuffles == 1
    assert len(table.game.pile) == left + discards == pile  # what was drawn has come back
    assert table.game.discards == ()
    assert table.hand_sizes == dict.fromkeys(table.game.seats, 7 if players == 3 else 6)


def test_rest_and_discards_are_shuffled_together() -> None:
    table = Table(seats="abcde", target=10_000)
    for _ in range(10):
        table.play_round()
        table.go_on()
    rest = table.game.pile
    assert len(rest) == 4
    table.play_round()
    used = table.game.discards
    events = len(table.events)
    table.go_on()
    shuffled = [event for event in table.events[events:] if isinstance(event, PileShuffled)]
    assert len(shuffled) == 1
    assert sorted(shuffled[0].pile) == sorted(rest + used)
    assert shuffled[0].pile != rest + used


def test_at_three_players_the_storyteller_draws_one_the_others_two() -> None:
    table = Table(seats="abc")
    table.play_round(b="c")
    assert table.hand_sizes == {"a": 6, "b": 5, "c": 5}
    table.go_on()
    assert table.hand_sizes == {"a": 7, "b": 7, "c": 7}
    assert len(table.game.pile) == 63 - 5


def test_the_game_may_end_with_the_pile() -> None:
    table = Table("classic", seats="abcdef", short_pile="end", target=10_000)
    for _ in range(8):
        table.play_round()
        table.go_on()
        assert table.game.phase is Phase.CLUE
    assert table.game.pile == ()
    table.play_round(b="c")
    table.go_on()
    assert (table.game.phase, table.game.ending) == (Phase.OVER, End.PILE)
    assert table.game.reshuffles == 0
    assert table.hand_sizes == dict.fromkeys("abcdef", 5)
    best = max(table.scores.values())
    assert table.game.winners == tuple(s for s in "abcdef" if table.scores[s] == best)


def test_a_void_round_that_needs_no_card_does_not_end_the_game_with_the_pile() -> None:
    table = Table("classic", seats="abc", cards=21, short_pile="end", target=None)
    table.time_out()
    assert table.game.phase is Phase.CLUE
    table.play_round()
    table.go_on()
    assert table.game.ending is End.PILE


def test_a_refill_that_cannot_be_made_even_after_shuffling_ends_the_game() -> None:
    """No way to get there is known; should there be one, the table must not be stuck."""
    table = Table(seats="abcd")
    table.play_round()
    short = replace(table.game, pile=(), discards=table.game.discards[:3])
    game = fold(decide(short, None, TimeOut()), short)
    assert (game.phase, game.ending, game.reshuffles) == (Phase.OVER, End.PILE, 0)


def test_the_smallest_deck_that_fills_the_hands_goes_round_for_ever() -> None:
    table = Table(seats="abcd", cards=24, target=10_000)
    for number in range(1, 6):
        table.play_round()
        table.go_on()
        assert table.game.reshuffles == number
        assert table.hand_sizes == dict.fromkeys("abcd", 6)
