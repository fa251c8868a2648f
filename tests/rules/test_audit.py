"""The audit: an honest game passes, and whatever chance brought cannot be changed unnoticed."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from pinxit.rules import EDITIONS, IllegalMove, Phase, Reason, decide, fold, with_house_rules
from pinxit.rules.audit import Check, Kind, Verdict, audit
from pinxit.rules.chance import drawn, hash_of, shuffled
from pinxit.rules.commands import Finish
from pinxit.rules.events import (
    AnyEvent,
    BoardLaid,
    GameStarted,
    HandsFilled,
    PileShuffled,
    RaceWon,
    RoundBegan,
    SeatJoined,
    SeatLeft,
)
from pinxit.rules.evidence import Evidence, Laid, evidence
from tests.at_length import times
from tests.rules.played_table import Table
from tests.rules.wander import HOUSES, Wanderer, wandered

Events = list[AnyEvent]
E = TypeVar("E", bound=AnyEvent)


class Forged(Struct):
    """A log in which something was changed, and where the audit has to say so."""

    events: Events
    kind: Kind
    round: int
    seat: str | None = None

    def check_found(self) -> None:
        """The first broken promise is the one that was changed."""
        verdict = audit(evidence(self.events))
        assert not verdict.fair
        first = verdict.broken[0]
        assert (first.kind, first.round) == (self.kind, self.round), first
        assert self.seat in {None, first.seat}, first


Forgery = Callable[[Events, random.Random], Forged | None]


def finished(wanderer: Wanderer) -> Events:
    """Play on to the end, which the host may bring about."""
    if wanderer.game.phase is Phase.OVER:
        return wanderer.events
    return [*wanderer.events, *decide(wanderer.game, None, Finish())]


def wander(seed: int) -> Wanderer:
    """A whole game of any edition and house, the same for the same seed."""
    rng = random.Random(seed)
    edition = EDITIONS[rng.choice(sorted(EDITIONS))]
    house = rng.choice([house for house in HOUSES if "votes_max" not in house])
    rules = with_house_rules(edition, house)
    players = rng.randint(3, rules.players_max)
    wanderer = Wanderer(rules, players, rng.choice([84, 7 * players + 3]), rng)
    for _ in range(150):
        wanderer.step()
    return wanderer


def found(events: Events, kind: type[E], rng: random.Random) -> tuple[int, E] | None:
    """Find an event of a kind, and its place."""
    places = [(at, event) for at, event in enumerate(events) if isinstance(event, kind)]
    return rng.choice(places) if places else None


def put(events: Events, at: int, event: AnyEvent) -> Events:
    return [*events[:at], event, *events[at + 1 :]]


def round_of(events: Events, at: int) -> int:
    """Return the round that an event belongs to."""
    return 1 + sum(isinstance(event, RoundBegan) for event in events[:at])


def swapped(cards: Sequence[str], rng: random.Random) -> tuple[str, ...]:
    """Exchange two cards."""
    a, b = rng.sample(range(len(cards)), 2)
    order = list(cards)
    order[a], order[b] = order[b], order[a]
    return tuple(order)


def another_seed(events: Events, _rng: random.Random) -> Forged:
    started = events[0]
    assert isinstance(started, GameStarted)
    return Forged(put(events, 0, replace(started, seed=started.seed + "0")), Kind.PROMISE, 0)


def another_promise(events: Events, _rng: random.Random) -> Forged:
    started = events[0]
    assert isinstance(started, GameStarted)
    changed = replace(started, seed_hash=hash_of("another"))
    return Forged(put(events, 0, changed), Kind.PROMISE, 0)


def another_seed_that_fits_its_promise(events: Events, _rng: random.Random) -> Forged:
    started = events[0]
    assert isinstance(started, GameStarted)
    changed = replace(started, seed="another", seed_hash=hash_of("another"))
    return Forged(put(events, 0, changed), Kind.DEAL, 0)


def a_hand_in_another_order(events: Events, rng: random.Random) -> Forged:
    started = events[0]
    assert isinstance(started, GameStarted)
    seat = rng.choice(started.seats)
    hands = {**started.hands, seat: swapped(started.hands[seat], rng)}
    return Forged(put(events, 0, replace(started, hands=hands)), Kind.DEAL, 0, seat)


def hands_exchanged(events: Events, rng: random.Random) -> Forged:
    started = events[0]
    assert isinstance(started, GameStarted)
    a, b = rng.sample(started.seats, 2)
    hands = {**started.hands, a: started.hands[b], b: started.hands[a]}
    first = next(seat for seat in started.seats if seat in {a, b})
    return Forged(put(events, 0, replace(started, hands=hands)), Kind.DEAL, 0, first)


def a_card_of_the_pile_dealt(events: Events, rng: random.Random) -> Forged:
    started = events[0]
    assert isinstance(started, GameStarted)
    seat = rng.choice(started.seats)
    hand, pile = started.hands[seat], started.pile
    at = rng.randrange(len(pile))
    hands = {**started.hands, seat: (*hand[:-1], pile[at])}
    changed = replace(started, hands=hands, pile=(*pile[:at], hand[-1], *pile[at + 1 :]))
    return Forged(put(events, 0, changed), Kind.DEAL, 0, seat)


def a_card_dealt_twice(events: Events, rng: random.Random) -> Forged:
    started = events[0]
    assert isinstance(started, GameStarted)
    card = rng.choice(started.hands[started.seats[0]])
    at = rng.randrange(len(started.pile))
    pile = (*started.pile[:at], card, *started.pile[at + 1 :])
    return Forged(put(events, 0, replace(started, pile=pile)), Kind.DEAL, 0)


def a_stacked_pile(events: Events, rng: random.Random) -> Forged:
    started = events[0]
    assert isinstance(started, GameStarted)
    changed = replace(started, pile=swapped(started.pile, rng))
    return Forged(put(events, 0, changed), Kind.DEAL, 0)


def another_first_teller(events: Events, rng: random.Random) -> Forged | None:
    started = events[0]
    assert isinstance(started, GameStarted)
    if started.edition.first != "random":
        return None
    others = [seat for seat in started.seats if seat != started.storyteller]
    changed = replace(started, storyteller=rng.choice(others))
    return Forged(put(events, 0, changed), Kind.FIRST, 1)


def another_seat_drawn(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, RaceWon, rng)
    if place is None or not place[1].drawn:
        return None
    at, race = place
    other = rng.choice([seat for seat in race.seats if seat != race.seat])
    return Forged(put(events, at, replace(race, seat=other)), Kind.FIRST, round_of(events, at))


def a_board_in_another_order(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, BoardLaid, rng)
    if place is None:
        return None
    at, board = place
    changed = BoardLaid(swapped(board.cards, rng))
    return Forged(put(events, at, changed), Kind.BOARD, round_of(events, at))


def a_card_on_the_board_that_nobody_held(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, BoardLaid, rng)
    if place is None:
        return None
    at, board = place
    hidden = fold(events[:at]).pile
    if not hidden:
        return None
    changed = BoardLaid((*board.cards[:-1], rng.choice(hidden)))
    return Forged(put(events, at, changed), Kind.BOARD, round_of(events, at))


def a_board_laid_twice(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, BoardLaid, rng)
    if place is None:
        return None
    at, board = place
    return Forged([*events[:at], board, *events[at:]], Kind.BOARD, round_of(events, at))


def another_board_in_the_same_round(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, BoardLaid, rng)
    if place is None:
        return None
    at = place[0]
    game = fold(events[: at + 1])
    held = tuple(cards[0] for cards in game.hands.values() if cards)
    if not held:
        return None
    again = BoardLaid(shuffled(held, game.seed, f"board {game.round.number}"))
    changed = [*events[: at + 1], again, *events[at + 1 :]]
    return Forged(changed, Kind.BOARD, round_of(events, at))


def a_stacked_new_pile(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, PileShuffled, rng)
    if place is None:
        return None
    at, piled = place
    changed = PileShuffled(swapped(piled.pile, rng))
    return Forged(put(events, at, changed), Kind.PILE, round_of(events, at))


def a_card_lost_from_a_new_pile(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, PileShuffled, rng)
    if place is None:
        return None
    at, piled = place
    return Forged(put(events, at, PileShuffled(piled.pile[1:])), Kind.PILE, round_of(events, at))


def a_new_pile_that_was_not_due(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, HandsFilled, rng)
    if place is None or isinstance(events[place[0] - 1], PileShuffled):
        return None
    at = place[0]
    game = fold(events[:at])
    cards = shuffled(game.pile + game.discards, game.seed, f"pile {game.reshuffles + 1}")
    changed = [*events[:at], PileShuffled(cards), *events[at:]]
    return Forged(changed, Kind.PILE, round_of(events, at))


def a_stacked_refill(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, HandsFilled, rng)
    if place is None:
        return None
    at, filled = place
    drawn_cards = {card for cards in filled.dealt.values() for card in cards}
    rest = [card for card in fold(events[:at]).pile if card not in drawn_cards]
    if not rest:
        return None
    seat = rng.choice(list(filled.dealt))
    dealt = {**filled.dealt, seat: (*filled.dealt[seat][:-1], rng.choice(rest))}
    return Forged(put(events, at, HandsFilled(dealt)), Kind.FILL, round_of(events, at), seat)


def a_refill_out_of_turn(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, HandsFilled, rng)
    if place is None or len(place[1].dealt) < 2:
        return None
    at, filled = place
    a, b = rng.sample(list(filled.dealt), 2)
    dealt = {**filled.dealt, a: filled.dealt[b], b: filled.dealt[a]}
    return Forged(put(events, at, HandsFilled(dealt)), Kind.FILL, round_of(events, at))


def a_ghost_is_dealt_a_card(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, HandsFilled, rng)
    if place is None:
        return None
    at, filled = place
    rest = fold(events[: at + 1]).pile
    if not rest:
        return None
    changed = HandsFilled({**filled.dealt, "ghost": rest[:1]})
    return Forged(put(events, at, changed), Kind.FILL, round_of(events, at), "ghost")


def somebody_is_forgotten(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, HandsFilled, rng)
    if place is None:
        return None
    at, filled = place
    seat = rng.choice(list(filled.dealt))
    dealt = {other: cards for other, cards in filled.dealt.items() if other != seat}
    return Forged(put(events, at, HandsFilled(dealt)), Kind.FILL, round_of(events, at), seat)


def everybody_is_forgotten(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, HandsFilled, rng)
    if place is None:
        return None
    at = place[0]
    return Forged([*events[:at], *events[at + 1 :]], Kind.FILL, round_of(events, at))


def a_latecomers_hand_chosen(events: Events, rng: random.Random) -> Forged | None:
    """The first cards of somebody who came late are others of the pile."""
    for at, event in enumerate(events):
        if isinstance(event, HandsFilled):
            game = fold(events[:at])
            new = [seat for seat in game.newcomers if seat in event.dealt]
            dealt_now = {card for cards in event.dealt.values() for card in cards}
            rest = [card for card in game.pile if card not in dealt_now]
            if new and rest:
                seat = rng.choice(new)
                dealt = {**event.dealt, seat: (rng.choice(rest), *event.dealt[seat][1:])}
                changed = put(events, at, HandsFilled(dealt))
                return Forged(changed, Kind.FILL, round_of(events, at), seat)
    return None


def a_round_left_out(events: Events, rng: random.Random) -> Forged | None:
    place = found(events, RoundBegan, rng)
    if place is None:
        return None
    at, began = place
    changed = replace(began, number=began.number + 1)
    return Forged(put(events, at, changed), Kind.ROUND, round_of(events, at))


FORGERIES: Sequence[Forgery] = (
    another_seed,
    another_promise,
    another_seed_that_fits_its_promise,
    a_hand_in_another_order,
    hands_exchanged,
    a_card_of_the_pile_dealt,
    a_card_dealt_twice,
    a_stacked_pile,
    another_first_teller,
    another_seat_drawn,
    a_board_in_another_order,
    a_card_on_the_board_that_nobody_held,
    a_board_laid_twice,
    another_board_in_the_same_round,
    a_stacked_new_pile,
    a_card_lost_from_a_new_pile,
    a_new_pile_that_was_not_due,
    a_stacked_refill,
    a_refill_out_of_turn,
    a_ghost_is_dealt_a_card,
    somebody_is_forgotten,
    everybody_is_forgotten,
    a_latecomers_hand_chosen,
    a_round_left_out,
)


@given(wandered(most=200))
def test_an_honest_game_of_any_edition_passes(wanderer: Wanderer) -> None:
    verdict = audit(evidence(finished(wanderer)))
    assert verdict.broken == ()
    assert verdict.fair


@given(wandered(most=160), st.randoms(use_true_random=False))
def test_whatever_is_changed_is_named(wanderer: Wanderer, rng: random.Random) -> None:
    events = finished(wanderer)
    for forge in FORGERIES:
        forged = forge(events, rng)
        if forged is not None:
            forged.check_found()


def test_every_way_to_cheat_was_tried() -> None:
    tried: Counter[str] = Counter()
    for seed in range(times(120, 200)):
        events = finished(wander(seed))
        for forge in FORGERIES:
            forged = forge(events, random.Random(seed))
            if forged is not None:
                forged.check_found()
                tried[forge.__name__] += 1
    assert {forge.__name__ for forge in FORGERIES if tried[forge.__name__] < 3} == set(), tried


def test_every_kind_of_draw_is_checked() -> None:
    kinds = {check.kind for seed in range(40) for check in audited(finished(wander(seed)))}
    assert kinds == set(Kind)


def audited(events: Events) -> tuple[Check, ...]:
    verdict = audit(evidence(events))
    assert verdict.fair
    return verdict.checks


def test_every_board_refill_and_pile_has_a_check_of_its_own() -> None:
    for seed in range(20):
        events = finished(wander(seed))
        counts = Counter(check.kind for check in audited(events))
        number = Counter(type(event) for event in events)
        started = events[0]
        assert isinstance(started, GameStarted)
        assert counts[Kind.DEAL] == len(started.seats) + 1
        assert counts[Kind.BOARD] == number[BoardLaid]
        assert counts[Kind.PILE] == number[PileShuffled]
        assert counts[Kind.ROUND] == number[RoundBegan]
        dealt = [event.dealt for event in events if isinstance(event, HandsFilled)]
        assert counts[Kind.FILL] == sum(map(len, dealt))


def test_what_was_promised_and_found_is_told() -> None:
    table = Table(seats="abcd")
    table.to_vote()
    table.finish()
    proof = evidence(table.events)
    at = next(at for at, step in enumerate(proof.steps) if isinstance(step, Laid))
    laid = proof.steps[at]
    assert isinstance(laid, Laid)
    steps = (*proof.steps[:at], Laid(laid.cards[::-1]), *proof.steps[at + 1 :])
    (broken,) = audit(replace(proof, steps=steps)).broken
    assert broken.promised == laid.cards
    assert broken.found == laid.cards[::-1]
    assert (broken.kind, broken.round) == (Kind.BOARD, 1)


def test_a_race_is_drawn_among_those_who_were_in_it() -> None:
    table = Table(seats="abcdef", first="race")
    table.leave("d", "e")
    table.join("x")
    table.time_out()
    table.finish()
    (check,) = (check for check in audited(list(table.events)) if check.kind is Kind.FIRST)
    assert check.found == (drawn("abcf", table.game.seed, "first 1"),)


def test_who_came_during_a_race_and_left_again_is_dealt_nothing() -> None:
    table = Table(seats="abcd", first="race")
    table.join("x", "y")
    table.leave("x")
    table.time_out()
    table.time_out()  # the storyteller is silent: the next round begins, with a refill
    table.finish()
    fills = [check for check in audited(list(table.events)) if check.kind is Kind.FILL]
    assert [check.seat for check in fills] == ["y"]


def test_the_evidence_of_a_game_that_runs_is_not_given() -> None:
    table = Table(seats="abcd")
    with pytest.raises(IllegalMove, match="wrong_phase"):
        evidence(table.events)
    with pytest.raises(IllegalMove) as refusal:
        evidence([])
    assert refusal.value.reason is Reason.NOT_STARTED


def test_the_evidence_holds_no_clue_and_no_vote() -> None:
    for seed in range(10):
        proof = evidence(finished(wander(seed)))
        told = msgspec.json.encode((proof.deal, proof.steps)).decode()
        for word in ("clue", "vote", "another"):
            assert word not in told


@given(wandered(most=100), st.data())
def test_an_audit_never_fails_however_senseless_the_evidence(
    wanderer: Wanderer, data: st.DataObject
) -> None:
    proof = evidence(finished(wanderer))
    steps = data.draw(st.permutations(proof.steps))
    fewer = steps[: data.draw(st.integers(0, len(steps)))]
    assert isinstance(audit(replace(proof, steps=tuple(fewer))), Verdict)
    nobody = replace(proof, deal=replace(proof.deal, hands=()))
    assert isinstance(audit(nobody), Verdict)


@given(wandered(most=60))
def test_evidence_is_the_same_after_writing_and_reading(wanderer: Wanderer) -> None:
    proof = evidence(finished(wanderer))
    assert msgspec.json.decode(msgspec.json.encode(proof), type=Evidence) == proof


def test_who_comes_and_goes_is_followed() -> None:
    seen = Counter(type(event) for seed in range(40) for event in finished(wander(seed)))
    assert seen[SeatLeft] > 20
    assert seen[SeatJoined] > 20
