"""Chance follows its published recipe, written here a second time and differently."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from pinxit.rules.chance import _below, drawn, hash_of, shuffled
from tests.rules.played_table import Table


def recipe(items: list[str], seed: str, label: str) -> list[str]:
    """The shuffle by the letter of the recipe: all words first, then the exchanges."""
    blocks = (sha256(f"{seed}:{label}:{k}".encode()).hexdigest() for k in range(1000))
    words = [int(block[i : i + 8], 16) for block in blocks for i in range(0, 64, 8)]
    order = sorted(items)
    for place in reversed(range(1, len(order))):
        n = place + 1
        while words[0] >= 2**32 - 2**32 % n:
            words.pop(0)
        other = words.pop(0) % n
        order[place], order[other] = order[other], order[place]
    return order


@given(st.sets(st.text(max_size=3), max_size=100), st.text(), st.text())
def test_a_shuffle_follows_the_recipe(items: set[str], seed: str, label: str) -> None:
    assert list(shuffled(list(items), seed, label)) == recipe(list(items), seed, label)


def test_a_shuffle_that_others_can_check_against() -> None:
    assert shuffled("abcdef", "pinxit", "deal") == tuple("decafb")
    assert drawn("abcdef", "pinxit", "first 1") == "d"
    assert hash_of("pinxit") == sha256(b"pinxit").hexdigest()


def test_words_that_would_favour_some_are_skipped() -> None:
    top = 2**32
    assert _below(6, iter([top - 1, top - 4, top - 5, 3])) == (top - 5) % 6
    assert _below(4, iter([top - 1])) == 3  # four divides 2³²: nothing to skip
    assert _below(1, iter([7])) == 0


@given(st.permutations("abcdefgh"))
def test_a_shuffle_does_not_depend_on_the_order_before(items: list[str]) -> None:
    assert shuffled(items, "seed", "label") == shuffled("abcdefgh", "seed", "label")


def test_every_order_is_as_likely() -> None:
    games = 6000
    counts = Counter(shuffled("abcd", str(seed), "deal") for seed in range(games))
    assert set(counts) == set(permutations("abcd"))
    expected = games / 24
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 49.7  # 23 degrees of freedom: one fair recipe in a thousand is above


def test_every_seat_is_drawn_as_likely() -> None:
    counts = Counter(drawn("abc", str(seed), "first 1") for seed in range(3000))
    assert all(900 < count < 1100 for count in counts.values())


def test_each_race_is_drawn_anew() -> None:
    table = Table(seats="abcdef", first="race")
    table.leave("d", "e", "f", "c")
    table.join("x")
    assert table.game.round.number == 2
    table.time_out()
    assert table.game.round.storyteller == drawn("abx", table.game.seed, "first 2")


def test_a_finished_game_can_be_audited_from_its_seed_alone() -> None:
    table = Table(seats="abcd")
    game = table.game
    deal = recipe([f"plain/{n:03}" for n in range(84)], game.seed, "deal")
    for number, seat in enumerate("abcd"):
        assert list(game.hands[seat]) == deal[number * 6 : number * 6 + 6]
    assert list(game.pile) == deal[24:]
    assert hash_of(game.seed) == game.seed_hash
    table.to_vote()
    laid = [card for cards in table.game.round.laid.values() for card in cards]
    assert list(table.game.round.board) == recipe(laid, game.seed, "board 1")
