"""A round from the race to the reveal, told as the rulebook tells it."""

import pytest
from msgspec.structs import replace

from pinxit.rules import (
    EDITIONS,
    Clue,
    IllegalMove,
    Medium,
    Outcome,
    Phase,
    Reason,
    Refusal,
    decide,
    fold,
    view_for,
    with_house_rules,
)
from pinxit.rules.chance import drawn
from pinxit.rules.commands import (
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
from tests.rules.played_table import Table, cards_everywhere


def test_the_first_claim_has_the_first_story_and_then_the_left_neighbour() -> None:
    table = Table(seats="abcd", first="race")
    assert table.game.phase is Phase.RACE
    assert table.game.round.awaited == tuple("abcd")
    table.claim("c")
    assert (table.game.phase, table.game.round.storyteller) == (Phase.CLUE, "c")
    assert table.game.turns == {"a": 0, "b": 0, "c": 1, "d": 0}
    assert table.refused("a", Claim()) is Reason.WRONG_PHASE
    tellers = []
    for _ in range(5):
        tellers.append(table.game.round.storyteller)
        table.play_round(a="b", b="a", c="a", d="a")
        table.go_on()
    assert tellers == list("cdabc")


@pytest.mark.parametrize("first", ["host", "random"])
def test_the_first_storyteller_may_be_chosen_or_drawn_instead(first: str) -> None:
    table = Table(seats="abcd", first=first)
    assert table.game.phase is Phase.CLUE
    assert table.game.round.awaited == (table.game.round.storyteller,)
    assert table.game.turns[table.game.round.storyteller or ""] == 1
    assert sum(table.game.turns.values()) == 1


def test_a_random_first_storyteller_is_drawn_from_everyone() -> None:
    start = Start(
        edition=Table(first="random").edition,
        seats=tuple("abcd"),
        cards=tuple(f"plain/{n}" for n in range(84)),
        seed="",
    )
    games = [fold(decide(None, None, replace(start, seed=str(seed)))) for seed in range(60)]
    assert {game.round.storyteller for game in games} == set("abcd")
    for game in games:
        assert game.round.storyteller == drawn("abcd", game.seed, "first 1")


def test_the_deal() -> None:
    table = Table(seats="abcdef")
    assert table.hand_sizes == dict.fromkeys("abcdef", 6)
    assert len(table.game.pile) == 48
    assert len(set(cards_everywhere(table.game))) == 84


def test_telling_lays_the_card_and_waits_for_the_others() -> None:
    table = Table(seats="abcd")
    card = table.tell("a", "Hush")
    assert table.game.phase is Phase.GIVE
    assert table.game.round.laid == {"a": (card,)}
    assert card not in table.game.hands["a"]
    assert table.game.round.awaited == tuple("bcd")
    assert table.game.round.clue == Clue("Hush")


def test_the_last_card_lays_the_board_and_opens_the_vote() -> None:
    table = Table(seats="abcd")
    table.tell()
    table.give("d", "b")
    assert (table.game.phase, table.game.round.awaited) == (Phase.GIVE, ("c",))
    assert table.game.round.board == ()
    table.give("c")
    assert (table.game.phase, table.game.round.awaited) == (Phase.VOTE, tuple("bcd"))
    laid = [card for cards in table.game.round.laid.values() for card in cards]
    assert len(laid) == 4
    assert sorted(table.game.round.board) == sorted(laid)


def test_at_three_players_five_cards_lie_on_the_table() -> None:
    table = Table(seats="abc")
    assert table.hand_sizes == dict.fromkeys("abc", 7)
    table.to_vote()
    assert len(table.game.round.board) == 5
    assert table.refused("b", Vote((table.card_of("b", 0),))) is Reason.OWN_CARD
    assert table.refused("b", Vote((table.card_of("b", 1),))) is Reason.OWN_CARD
    table.vote(b="c")
    table.do("c", Vote((table.card_of("b", 1),)))
    assert table.points == {"a": 0, "b": 3, "c": 3}
    table.go_on()
    assert table.hand_sizes == dict.fromkeys("abc", 7)


def test_the_last_vote_reveals_and_scores() -> None:
    table = Table(seats="abcd")
    table.to_vote()
    laid = dict(table.game.round.laid)
    table.vote(b="a", d="b")
    assert table.game.phase is Phase.VOTE
    assert table.game.last_reveal is None
    table.vote(c="b")
    reveal = table.game.last_reveal
    assert table.game.phase is Phase.REVEAL
    assert reveal is not None
    assert reveal.outcome is Outcome.SOME
    assert (reveal.round, reveal.storyteller, reveal.clue) == (1, "a", Clue("a clue"))
    assert reveal.laid == laid
    assert reveal.votes == {"b": laid["a"], "c": laid["b"], "d": laid["b"]}
    assert table.points == table.scores == {"a": 3, "b": 5, "c": 0, "d": 0}
    assert sorted(reveal.board) == sorted(table.game.discards)
    assert table.game.round.board == ()


def test_anyone_may_go_on_and_hands_are_filled() -> None:
    table = Table(seats="abcd")
    table.play_round(b="c")
    assert table.hand_sizes == dict.fromkeys("abcd", 5)
    assert table.refused("x", GoOn()) is Reason.NOT_SEATED
    table.do("d", GoOn())
    assert table.hand_sizes == dict.fromkeys("abcd", 6)
    assert (table.game.phase, table.game.round.number) == (Phase.CLUE, 2)
    assert len(table.game.pile) == 56
    assert table.game.last_reveal is not None  # it stays in sight until the next one


def test_points_add_up_over_rounds() -> None:
    table = Table(seats="abcd")
    table.play_round(b="c")
    assert table.scores == {"a": 3, "b": 0, "c": 4, "d": 3}
    table.go_on()
    table.play_round(a="c")
    assert table.scores == {"a": 3, "b": 3, "c": 4 + 4, "d": 6}


def test_two_votes_in_odyssey_on_one_card_or_two() -> None:
    table = Table("odyssey", seats="abcd")
    table.to_vote()
    assert table.refused("b", Vote((table.card_of("a"),))) is Reason.WRONG_NUMBER_OF_VOTES
    assert table.refused("b", Vote((table.card_of("a"),) * 3)) is Reason.WRONG_NUMBER_OF_VOTES
    table.vote(b="aa", c="ab", d="bc")
    assert table.points == {"a": 3, "b": 6 + 2, "c": 3 + 1, "d": 0}


def test_the_second_vote_of_odyssey_2011_is_on_another_card() -> None:
    table = Table("odyssey-2011", seats="abcdefg")
    table.to_vote()
    twice = (table.card_of("a"),) * 2
    assert table.refused("b", Vote(twice)) is Reason.SAME_CARD_TWICE
    table.vote(b="a", c="ab", d="b", e="b", f="bc", g="b")
    assert table.points == {"a": 3, "b": 3 + 1 + 3, "c": 4, "d": 0, "e": 0, "f": 0, "g": 0}


def test_a_gift_can_be_taken_back_while_others_choose() -> None:
    table = Table(seats="abcd")
    table.tell()
    hand = set(table.game.hands["b"])
    table.give("b", "c")
    table.take_back("b")
    assert set(table.game.hands["b"]) == hand
    assert table.game.round.awaited == ("b", "d")
    assert table.refused("b", TakeBack()) is Reason.NOTHING_TO_TAKE_BACK
    table.give("d", "b")
    assert table.refused("b", TakeBack()) is Reason.NOTHING_TO_TAKE_BACK  # the vote has begun


def test_a_vote_can_be_taken_back_while_others_choose() -> None:
    table = Table(seats="abcd")
    table.to_vote()
    table.vote(b="a", c="a")
    table.take_back("b")
    assert table.game.round.awaited == ("b", "d")
    assert "b" not in table.game.round.votes
    table.vote(d="a", b="c")
    assert table.points == {"a": 3, "b": 0, "c": 4, "d": 3}
    assert table.refused("b", TakeBack()) is Reason.WRONG_PHASE


def test_the_clue_can_be_mended_until_the_first_card_is_given() -> None:
    table = Table(seats="abcd")
    table.tell("a", "Hsuh")
    table.mend("a", "Hush")
    assert table.game.round.clue == Clue("Hush")
    assert table.refused("b", Mend("Loud")) is Reason.NOT_STORYTELLER
    assert table.refused("a", Mend(" ")) is Reason.CLUE_EMPTY
    assert table.refused("a", Mend("x" * 201)) is Reason.CLUE_TOO_LONG
    table.give("b")
    assert table.refused("a", Mend("Loud")) is Reason.TOO_LATE
    table.take_back("b")
    assert table.refused("a", Mend("Loud")) is Reason.TOO_LATE


def test_a_clue_may_be_hummed_or_mimed() -> None:
    for medium in set(Medium) - {Medium.WORDS}:
        table = Table(seats="abcd")
        table.do("a", Tell(table.game.hands["a"][0], Clue("", medium)))
        assert table.game.round.clue == Clue("", medium)
        table.mend("a", "a caption")
        assert table.game.round.clue == Clue("a caption", medium)


def test_a_clue_in_words_has_words_and_an_end() -> None:
    table = Table(seats="abcd", clue_length=10)
    card = table.game.hands["a"][0]
    for empty in ("", "  ", "\u200b", "\u00a0\u2060"):
        assert table.refused("a", Tell(card, Clue(empty))) is Reason.CLUE_EMPTY
    for dirty in ("x\ny", "\x1b[2J", "\ud800", "x\x00"):
        assert table.refused("a", Tell(card, Clue(dirty))) is Reason.BAD_TEXT
        assert table.refused("a", Tell(card, Clue(dirty, Medium.MIME))) is Reason.BAD_TEXT
    assert table.refused("a", Tell(card, Clue("x" * 11))) is Reason.CLUE_TOO_LONG
    assert table.refused("a", Tell(card, Clue("x" * 11, Medium.SOUND))) is Reason.CLUE_TOO_LONG
    table.do("a", Tell(card, Clue("x" * 10)))


def test_a_clue_may_be_in_any_language_and_in_pictures() -> None:
    for text in ("Де щастя?", "țară", "žluťoučký", "夢", "👩‍👩‍👧", "नमस्ते", "a\u200db"):
        Table(seats="abcd").tell("a", text)


def test_nothing_can_be_done_before_the_start() -> None:
    for command in (Claim(), Leave(), Join(), TimeOut(), Finish(), Skip("a")):
        with pytest.raises(IllegalMove) as refusal:
            decide(None, "a", command)
        assert refusal.value.reason is Reason.NOT_STARTED


def test_nothing_can_be_done_after_the_end() -> None:
    table = Table()
    table.finish()
    hand = table.game.hands["a"]
    for command in (
        Claim(),
        Tell(hand[0], Clue("x")),
        Mend("x"),
        Give(hand[:1]),
        Vote(hand[:1]),
        TakeBack(),
        GoOn(),
        Leave(),
        Join(),
        Skip("a"),
        TimeOut(),
        Finish(),
    ):
        for seat in ("a", "b", "x"):
            assert table.refused(seat, command) is Reason.WRONG_PHASE


def test_a_move_is_somebodys() -> None:
    table = Table()
    for command in (Tell(table.game.hands["a"][0], Clue("x")), GoOn(), Leave(), Join()):
        assert table.refused(None, command) is Reason.BAD_SEAT


def test_a_game_starts_once() -> None:
    table = Table()
    again = Start(edition=table.edition, seats=tuple("abc"), cards=(), seed="x")
    assert table.refused(None, again) is Reason.ALREADY_STARTED


BY_HOST = with_house_rules(EDITIONS["dixit"], {"first": "host"})


def start(**changes: object) -> Start:
    """A start that is right, but for the changes."""
    right = Start(
        edition=EDITIONS["dixit"],
        seats=tuple("abcd"),
        cards=tuple(f"plain/{n}" for n in range(84)),
        seed="seed",
    )
    return replace(right, **changes)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"seats": tuple("ab")}, Reason.WRONG_NUMBER_OF_PLAYERS),
        ({"seats": tuple("abcdefghi")}, Reason.WRONG_NUMBER_OF_PLAYERS),
        ({"seats": tuple("abca")}, Reason.BAD_SEAT),
        ({"seats": ("a", "b", "")}, Reason.BAD_SEAT),
        ({"cards": ("plain/1",) * 84}, Reason.DUPLICATE_CARD),
        ({"cards": tuple(map(str, range(84)))}, Reason.BAD_CARD),
        ({"cards": tuple(f"/{n}" for n in range(84))}, Reason.BAD_CARD),
        ({"cards": tuple(f"{n}/" for n in range(84))}, Reason.BAD_CARD),
        ({"cards": tuple(f"plain/{n}" for n in range(23))}, Reason.DECK_TOO_SMALL),
        ({"seed": ""}, Reason.BAD_SEED),
        ({"seed": "\ud800"}, Reason.BAD_SEED),
        ({"seats": ("a", "b", " ")}, Reason.BAD_SEAT),
        ({"seats": ("a", "b", "c\n")}, Reason.BAD_SEAT),
        ({"cards": tuple(f"plain/{n}\x1b" for n in range(84))}, Reason.BAD_CARD),
        ({"first": "a"}, Reason.FIRST_NOT_CHOSEN),
        ({"first": "x"}, Reason.FIRST_NOT_CHOSEN),
        ({"first": ""}, Reason.FIRST_NOT_CHOSEN),
        ({"edition": BY_HOST}, Reason.FIRST_NOT_CHOSEN),
        ({"edition": BY_HOST, "first": "x"}, Reason.FIRST_NOT_CHOSEN),
        ({"edition": BY_HOST, "first": ""}, Reason.FIRST_NOT_CHOSEN),
        ({"edition": replace(EDITIONS["dixit"], target=0)}, Reason.BAD_VALUE),
        ({"edition": replace(EDITIONS["dixit"], target=40)}, Reason.BAD_VALUE),
    ],
    ids=str,
)
def test_a_start_that_makes_no_game_is_refused(wrong: dict[str, object], reason: Reason) -> None:
    decide(None, None, start())
    with pytest.raises(Refusal) as refusal:
        decide(None, None, start(**wrong))
    assert refusal.value.reason is reason


def test_decks_can_be_mixed() -> None:
    cards = tuple(f"{deck}/{n}" for deck in ("one", "two") for n in range(84))
    game = fold(decide(None, None, start(cards=cards)))
    decide(
        None, None, start(cards=(*cards, "three/part/1"))
    )  # a card's name may have a slash in it
    assert len(game.pile) == 168 - 24
    assert {card.partition("/")[0] for hand in game.hands.values() for card in hand} == {
        "one",
        "two",
    }


def test_moves_that_are_not_yours_to_make() -> None:
    table = Table(seats="abcd")
    hands = table.game.hands
    assert table.refused("b", Tell(hands["b"][0], Clue("x"))) is Reason.NOT_STORYTELLER
    assert table.refused("x", Tell(hands["b"][0], Clue("x"))) is Reason.NOT_SEATED
    assert table.refused("a", Tell(hands["b"][0], Clue("x"))) is Reason.NOT_YOUR_CARD
    assert table.refused("b", Give(hands["b"][:1])) is Reason.WRONG_PHASE
    assert table.refused("b", Vote(hands["b"][:1])) is Reason.WRONG_PHASE
    assert table.refused("a", GoOn()) is Reason.WRONG_PHASE
    table.tell()
    hands = table.game.hands
    assert table.refused("a", Give(hands["a"][:1])) is Reason.STORYTELLER_WAITS
    assert table.refused("a", TakeBack()) is Reason.STORYTELLER_WAITS
    assert table.refused("x", Give(hands["b"][:1])) is Reason.NOT_SEATED
    assert table.refused("b", Give(hands["c"][:1])) is Reason.NOT_YOUR_CARD
    assert table.refused("b", Give(())) is Reason.WRONG_NUMBER_OF_CARDS
    assert table.refused("b", Give(hands["b"][:2])) is Reason.WRONG_NUMBER_OF_CARDS
    table.give("b")
    assert table.refused("b", Give(table.game.hands["b"][:1])) is Reason.ALREADY_GIVEN
    table.give("c", "d")
    assert table.refused("a", Vote((table.card_of("b"),))) is Reason.STORYTELLER_WAITS
    assert table.refused("b", Vote((table.card_of("b"),))) is Reason.OWN_CARD
    assert table.refused("b", Vote(hands["b"][1:2])) is Reason.NOT_ON_TABLE
    assert table.refused("b", Vote(())) is Reason.WRONG_NUMBER_OF_VOTES
    table.vote(b="a")
    assert table.refused("b", Vote((table.card_of("c"),))) is Reason.ALREADY_VOTED


def test_at_three_players_two_different_cards_are_given() -> None:
    table = Table(seats="abc")
    table.tell()
    hand = table.game.hands["b"]
    assert table.refused("b", Give((hand[0], hand[0]))) is Reason.SAME_CARD_TWICE
    assert table.refused("b", Give(hand[:1])) is Reason.WRONG_NUMBER_OF_CARDS
    table.do("b", Give(hand[:2]))


def test_a_seat_knows_what_it_laid_and_chose() -> None:
    table = Table(seats="abcd")
    card = table.tell()
    mine = view_for(table.game, "a").mine
    assert mine is not None
    assert mine.laid == (card,)
    table.give_all()
    table.vote(b="a")
    mine = view_for(table.game, "b").mine
    assert mine is not None
    assert mine.votes == (card,)
    assert mine.hand == table.game.hands["b"]
    assert view_for(table.game, None).mine is None
    assert view_for(table.game, "x").mine is None
