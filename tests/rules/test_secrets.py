"""Views leak nothing, proven by twins.

A twin of a game differs from it only in what one seat may not know. If anything that the seat
is told (its view, its options, a refusal) told the twins apart, it would have learnt a secret.
"""

import random
from collections.abc import Iterator

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pinxit.rules import (
    Card,
    Clue,
    Game,
    Medium,
    Phase,
    Refusal,
    Seat,
    decide,
    legal,
    recap,
    view_for,
)
from pinxit.rules.commands import AnyCommand, Claim, Give, GoOn, Mend, TakeBack, Tell, Vote
from pinxit.rules.course import tellable
from pinxit.rules.events import (
    BoardLaid,
    CardsGiven,
    CardsTakenBack,
    ClueMended,
    ClueTold,
    GameStarted,
    RaceWon,
    RoundBegan,
    VoteCast,
)
from pinxit.rules.game import votable, vote_bounds
from tests.rules.played_table import Table, cards_everywhere
from tests.rules.wander import Wanderer, wandered

SEEDS = st.integers(0, 2**32)
OPENING = (GameStarted, RoundBegan)


def twin_of(game: Game, seat: Seat | None, rng: random.Random) -> Game:
    """Change everything that `seat` may not know, and nothing else."""
    game = replace(game, seed=game.seed if game.phase is Phase.OVER else f"{rng.random()}")
    if game.phase is Phase.VOTE:
        game = _other_owners(game, seat, rng)
        game = _other_votes(game, seat, rng)
    return _other_cards(game, seat, rng)


def _other_owners(game: Game, seat: Seat | None, rng: random.Random) -> Game:
    """Say that the others laid each other's cards; so their votes must be cast anew, too."""
    laid = game.round.laid
    others = [s for s in laid if s != seat]
    cards = [card for s in others for card in laid[s]]
    rng.shuffle(cards)
    dealt = iter(cards)
    new = {s: laid[s] if s == seat else tuple(next(dealt) for _ in laid[s]) for s in laid}
    return replace(game, round=replace(game.round, laid=new))


def _other_votes(game: Game, seat: Seat | None, rng: random.Random) -> Game:
    votes = dict(game.round.votes)
    for voter in votes:
        if voter != seat:
            fewest, most = vote_bounds(game.round, voter)
            cards = votable(game.round, voter)
            number = rng.randint(fewest, most)
            if game.round.numbers.votes_may_stack:
                votes[voter] = tuple(rng.choices(cards, k=number))
            else:
                votes[voter] = tuple(rng.sample(cards, number))
    return replace(game, round=replace(game.round, votes=votes))


def _other_cards(game: Game, seat: Seat | None, rng: random.Random) -> Game:
    """Deal all cards that `seat` cannot see anew: hands, pile, discards, and what is laid."""
    hidden_laid = game.phase is Phase.GIVE
    hidden = [card for s, hand in game.hands.items() if s != seat for card in hand]
    hidden += [*game.pile, *game.discards]
    if hidden_laid:
        hidden += [card for s, cards in game.round.laid.items() if s != seat for card in cards]
    rng.shuffle(hidden)
    cards = iter(hidden)

    def again(old: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(next(cards) for _ in old)

    hands = {s: hand if s == seat else again(hand) for s, hand in game.hands.items()}
    laid = game.round.laid
    if hidden_laid:
        laid = {s: given if s == seat else again(given) for s, given in laid.items()}
    return replace(
        game,
        hands=hands,
        pile=again(game.pile),
        discards=again(game.discards),
        round=replace(game.round, laid=laid),
    )


def everyone(game: Game) -> list[Seat | None]:
    """All who look at a game: seats, somebody who left or never came, spectators."""
    return [*game.seats, "nobody", None]


@given(wandered(), SEEDS)
def test_a_view_is_blind_to_every_secret(wanderer: Wanderer, seed: int) -> None:
    rng = random.Random(seed)
    for seat in everyone(wanderer.game):
        twin = twin_of(wanderer.game, seat, rng)
        ours, theirs = view_for(wanderer.game, seat), view_for(twin, seat)
        assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)


@given(wandered(), SEEDS)
def test_options_are_blind_to_every_secret(wanderer: Wanderer, seed: int) -> None:
    rng = random.Random(seed)
    for seat in everyone(wanderer.game):
        twin = twin_of(wanderer.game, seat, rng)
        assert legal(wanderer.game, seat) == legal(twin, seat)


@given(wandered(), SEEDS)
def test_refusals_are_blind_to_every_secret(wanderer: Wanderer, seed: int) -> None:
    rng = random.Random(seed)
    game = wanderer.game
    for seat in game.seats:
        twin = twin_of(game, seat, rng)
        for command in _attempts(game, seat, rng):
            assert _answer(game, seat, command) == _answer(twin, seat, command)


def _attempts(game: Game, seat: Seat, rng: random.Random) -> Iterator[AnyCommand]:
    """Try what a curious player would try."""
    every = sorted({*game.pile, *game.round.board, *game.hands[seat]})
    cards = tuple(rng.sample(every, min(2, len(every))))
    yield from (Claim(), TakeBack(), GoOn(), Mend("x"))
    for some in (cards, cards[:1], game.round.board[:1], game.round.board[-2:]):
        yield Give(some)
        yield Vote(some)
        if some:
            yield Tell(some[0], Clue("x"))


def _answer(game: Game, seat: Seat, command: AnyCommand) -> object:
    try:
        decide(game, seat, command)
    except Refusal as refusal:
        return refusal.reason, refusal.facts
    return "accepted"


@given(wandered())
def test_a_recap_of_a_running_game_tells_only_what_was_revealed(wanderer: Wanderer) -> None:
    game = wanderer.game
    told = msgspec.json.encode(recap(wanderer.events)).decode()
    seen = {card for reveal in recap(wanderer.events).rounds for card in reveal.board}
    for card in set(cards_everywhere(game)) - seen:
        assert f'"{card}"' not in told
    assert (f'"{game.seed}"' in told) is (game.phase is Phase.OVER)
    assert game.seed_hash in told


@given(wandered())
def test_a_recap_does_not_change_while_a_round_is_played(wanderer: Wanderer) -> None:
    """Who laid and who chose what is in the events, but not in what is told of them."""
    secret = (RaceWon, ClueTold, ClueMended, CardsGiven, CardsTakenBack, BoardLaid, VoteCast)
    events = wanderer.events
    last = max((n for n, e in enumerate(events) if isinstance(e, OPENING)), default=0)
    public = events[: last + 1]
    if all(isinstance(event, secret) for event in events[last + 1 :]):
        assert recap(events) == recap(public)


@given(wandered())
def test_the_seed_is_shown_when_the_game_is_over_and_not_before(wanderer: Wanderer) -> None:
    for seat in everyone(wanderer.game):
        shown = view_for(wanderer.game, seat).seed
        over = wanderer.game.phase is Phase.OVER
        assert shown == (wanderer.game.seed if over else None)


def test_twins_do_differ() -> None:
    """A twin that were the same game would prove nothing."""
    rng = random.Random(1)
    table = Table(seats="abcdef")
    assert twin_of(table.game, "b", rng).hands["a"] != table.game.hands["a"]
    assert twin_of(table.game, "b", rng).pile != table.game.pile
    assert twin_of(table.game, "b", rng).seed != table.game.seed
    table.tell()
    table.give("c", "d")
    assert twin_of(table.game, "b", rng).round.laid != table.game.round.laid
    table.give("b", "e", "f")
    table.vote(c="a", d="a", e="a", f="b")
    twin = twin_of(table.game, "b", rng)
    assert twin.round.laid != table.game.round.laid
    assert twin.round.votes != table.game.round.votes
    assert twin.round.laid["b"] == table.game.round.laid["b"]


def test_a_spectator_sees_the_table_and_no_hand() -> None:
    table = Table(seats="abcd")
    table.tell(clue="Hush")
    view = view_for(table.game, None)
    assert view.mine is None
    assert view.board == ()
    assert view.laid_by == ("a",)
    assert view.clue == Clue("Hush")
    assert [seat.cards for seat in view.seats] == [5, 6, 6, 6]
    table.give_all()
    table.vote(b="a")
    view = view_for(table.game, None)
    assert len(view.board) == 4
    assert view.voted == ("b",)


def test_the_order_on_the_table_does_not_depend_on_who_gave_when() -> None:
    boards = []
    for order in ("bcd", "dcb"):
        table = Table(seats="abcd")
        table.tell()
        table.give(*order)
        boards.append(table.game.round.board)
    assert boards[0] == boards[1]


def test_the_storytellers_card_lies_anywhere() -> None:
    """Another implementation always laid it first."""
    places = set()
    for seed in range(40):
        table = Table(seats="abcd", seed=str(seed))
        card = table.tell()
        table.give_all()
        places.add(table.game.round.board.index(card))
    assert places == {0, 1, 2, 3}


def test_which_card_chance_draws_is_known_to_who_tells_it_alone() -> None:
    rng = random.Random(1)
    table = Table(seats="abcd", blind=True)
    for seat in ("b", "c", "d", None):
        twin = twin_of(table.game, seat, rng)
        assert legal(twin, seat) == legal(table.game, seat)
        assert view_for(twin, seat) == view_for(table.game, seat)
        for card in cards_everywhere(table.game):
            tell = Tell(card, Clue("x"))
            if seat is not None:
                assert _answer(twin, seat, tell) == _answer(table.game, seat, tell)
    (drawn,) = tellable(table.game, "a")
    table.do("a", Tell(drawn, Clue("a swimmer", Medium.MIME, "a-clip")))
    for seat in ("b", "c", "d", None):
        assert view_for(twin_of(table.game, seat, rng), seat) == view_for(table.game, seat)


def test_a_clip_is_known_to_all_with_its_clue_and_to_none_before() -> None:
    table = Table(seats="abcd")
    assert all(view_for(table.game, seat).clue is None for seat in (*"abcd", None))
    clue = Clue("", Medium.SOUND, "a-clip")
    table.do("a", Tell(table.game.hands["a"][0], clue))
    assert all(view_for(table.game, seat).clue == clue for seat in (*"abcd", None))
