"""Folding events: what a fact makes of the game. Nothing is drawn, scored or refused here."""

from collections.abc import Iterable, Mapping
from typing import TypeVar, assert_never

from msgspec.structs import replace

from .editions import numbers_at
from .errors import IllegalMove, Reason
from .events import (
    AnyEvent,
    BoardLaid,
    CardsGiven,
    CardsTakenBack,
    ClueMended,
    ClueTold,
    GameOver,
    GamePaused,
    GameStarted,
    HandsFilled,
    PileShuffled,
    RaceWon,
    RoundBegan,
    RoundRevealed,
    RoundVoided,
    SeatJoined,
    SeatLeft,
    SeatsSkipped,
    VoteCast,
    VoteTakenBack,
)
from .game import Card, Game, Phase, Round, Seat, left_of, numbers_now

T = TypeVar("T")


def fold(events: Iterable[AnyEvent], game: Game | None = None) -> Game:
    """Return the game after all these events, from its start or from `game` on."""
    for event in events:
        game = evolve(game, event)
    if game is None:
        raise IllegalMove(Reason.NOT_STARTED)
    return game


def evolve(game: Game | None, event: AnyEvent) -> Game:
    """Return the game after one event."""
    if isinstance(event, GameStarted):
        return _started(event)
    if game is None:
        raise IllegalMove(Reason.NOT_STARTED)
    return _after(game, event)


def _after(game: Game, event: AnyEvent) -> Game:
    """Tell which function folds which event; the most frequent ones come first."""
    match event:
        case VoteCast():
            return _vote_cast(game, event)
        case CardsGiven():
            return _cards_given(game, event)
        case ClueTold():
            return _clue_told(game, event)
        case BoardLaid():
            return _board_laid(game, event)
        case RoundRevealed():
            return _round_revealed(game, event)
        case HandsFilled():
            return _hands_filled(game, event)
        case RoundBegan():
            return _round_began(game, event)
        case PileShuffled():
            return replace(game, pile=event.pile, discards=(), reshuffles=game.reshuffles + 1)
        case RaceWon():
            return _race_won(game, event)
        case ClueMended():
            return replace(game, round=replace(game.round, clue=event.clue))
        case CardsTakenBack():
            return _cards_taken_back(game, event)
        case VoteTakenBack():
            return _vote_taken_back(game, event)
        case SeatsSkipped():
            return _seats_skipped(game, event)
        case RoundVoided():
            return _round_voided(game, event)
        case SeatLeft():
            return _seat_left(game, event)
        case SeatJoined():
            return _seat_joined(game, event)
        case GamePaused():
            return replace(game, phase=Phase.PAUSED, round=_empty(game.round))
        case GameOver():
            return replace(game, phase=Phase.OVER, ending=event.reason, winners=event.winners)
        case GameStarted():
            raise IllegalMove(Reason.ALREADY_STARTED)
        case _:
            assert_never(event)


def _started(event: GameStarted) -> Game:
    seats, teller = event.seats, event.storyteller
    return Game(
        edition=event.edition,
        seed=event.seed,
        seed_hash=event.seed_hash,
        cards=sum(map(len, event.hands.values())) + len(event.pile),
        phase=Phase.RACE if teller is None else Phase.CLUE,
        seats=seats,
        newcomers=(),
        scores=dict.fromkeys(seats, 0),
        turns={seat: int(seat == teller) for seat in seats},
        left={},
        hands=event.hands,
        pile=event.pile,
        discards=(),
        reshuffles=0,
        round=Round(
            number=1,
            numbers=numbers_at(event.edition, len(seats)),
            players=seats,
            awaited=seats if teller is None else (teller,),
            storyteller=teller,
        ),
        next_teller=None if teller is None else left_of(seats, teller),
    )


def _race_won(game: Game, event: RaceWon) -> Game:
    return replace(
        game,
        phase=Phase.CLUE,
        seats=event.seats,
        turns={**game.turns, event.seat: game.turns[event.seat] + 1},
        round=replace(game.round, storyteller=event.seat, awaited=(event.seat,)),
        next_teller=left_of(event.seats, event.seat),
    )


def _clue_told(game: Game, event: ClueTold) -> Game:
    round_, seat = game.round, event.seat
    return replace(
        game,
        phase=Phase.GIVE,
        hands=_without_cards(game.hands, seat, (event.card,)),
        round=replace(
            round_,
            awaited=_less(round_.players, seat),
            clue=event.clue,
            clue_open=True,
            laid={seat: (event.card,)},
        ),
    )


def _cards_given(game: Game, event: CardsGiven) -> Game:
    round_, seat = game.round, event.seat
    return replace(
        game,
        hands=_without_cards(game.hands, seat, event.cards),
        round=replace(
            round_,
            awaited=_less(round_.awaited, seat),
            clue_open=False,
            laid={**round_.laid, seat: event.cards},
        ),
    )


def _cards_taken_back(game: Game, event: CardsTakenBack) -> Game:
    round_, seat = game.round, event.seat
    return replace(
        game,
        hands={**game.hands, seat: game.hands[seat] + round_.laid[seat]},
        round=replace(
            round_, awaited=_awaited_again(round_, seat), laid=_without(round_.laid, seat)
        ),
    )


def _board_laid(game: Game, event: BoardLaid) -> Game:
    round_ = game.round
    voters = tuple(seat for seat in round_.players if seat != round_.storyteller)
    return replace(game, phase=Phase.VOTE, round=replace(round_, board=event.cards, awaited=voters))


def _vote_cast(game: Game, event: VoteCast) -> Game:
    round_, seat = game.round, event.seat
    return replace(
        game,
        round=replace(
            round_,
            awaited=_less(round_.awaited, seat),
            votes={**round_.votes, seat: event.cards},
        ),
    )


def _vote_taken_back(game: Game, event: VoteTakenBack) -> Game:
    round_, seat = game.round, event.seat
    return replace(
        game,
        round=replace(
            round_, awaited=_awaited_again(round_, seat), votes=_without(round_.votes, seat)
        ),
    )


def _seats_skipped(game: Game, event: SeatsSkipped) -> Game:
    awaited = tuple(seat for seat in game.round.awaited if seat not in event.seats)
    return replace(game, round=replace(game.round, awaited=awaited))


def _round_revealed(game: Game, event: RoundRevealed) -> Game:
    scores = dict(game.scores)
    for seat, points in event.reveal.points.items():
        scores[seat] += points.total
    return replace(
        game,
        phase=Phase.REVEAL,
        scores=scores,
        discards=game.discards + event.reveal.board,
        round=replace(game.round, laid={}, board=(), votes={}),
        ending=event.ending,
        last_reveal=event.reveal,
        last_void=None,
    )


def _round_voided(game: Game, event: RoundVoided) -> Game:
    hands = dict(game.hands)
    discards = game.discards
    for seat, cards in game.round.laid.items():
        # Not `in hands`: somebody who left and came back has given up the cards of before.
        if seat in game.round.players:
            hands[seat] += cards
        else:
            discards += cards
    return replace(
        game, hands=hands, discards=discards, round=_empty(game.round), last_void=event.reason
    )


def _hands_filled(game: Game, event: HandsFilled) -> Game:
    hands = dict(game.hands)
    drawn = 0
    for seat, cards in event.dealt.items():
        hands[seat] += cards
        drawn += len(cards)
    return replace(game, hands=hands, pile=game.pile[drawn:])


def _round_began(game: Game, event: RoundBegan) -> Game:
    seats, teller = game.seats, event.storyteller
    return replace(
        game,
        phase=Phase.RACE if teller is None else Phase.CLUE,
        newcomers=(),
        turns=game.turns if teller is None else {**game.turns, teller: game.turns[teller] + 1},
        round=Round(
            number=event.number,
            numbers=numbers_now(game),
            players=seats,
            awaited=seats if teller is None else (teller,),
            storyteller=teller,
        ),
        next_teller=None if teller is None else left_of(seats, teller),
    )


def _seat_left(game: Game, event: SeatLeft) -> Game:
    seat, round_ = event.seat, game.round
    seats = _less(game.seats, seat)
    next_teller = game.next_teller
    if next_teller == seat:
        next_teller = left_of(game.seats, seat) if seats else None
    return replace(
        game,
        seats=seats,
        newcomers=_less(game.newcomers, seat),
        scores=_without(game.scores, seat),
        turns=_without(game.turns, seat),
        left={**game.left, seat: game.scores[seat]},
        hands=_without(game.hands, seat),
        discards=game.discards + game.hands[seat],
        round=replace(
            round_, players=_less(round_.players, seat), awaited=_less(round_.awaited, seat)
        ),
        next_teller=next_teller,
    )


def _seat_joined(game: Game, event: SeatJoined) -> Game:
    seat = event.seat
    at = len(game.seats) if event.before is None else game.seats.index(event.before)
    return replace(
        game,
        seats=(*game.seats[:at], seat, *game.seats[at:]),
        newcomers=(*game.newcomers, seat),
        scores={**game.scores, seat: event.score},
        turns={**game.turns, seat: event.turns},
        left=_without(game.left, seat),
        hands={**game.hands, seat: ()},
    )


def _empty(round_: Round) -> Round:
    """Clear the table between two rounds."""
    return Round(number=round_.number, numbers=round_.numbers, players=(), awaited=())


def _awaited_again(round_: Round, seat: Seat) -> tuple[Seat, ...]:
    """Put a seat back among the awaited, in the order of turns."""
    return tuple(s for s in round_.players if s == seat or s in round_.awaited)


def _less(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([s for s in seats if s != seat])


def _without(mapping: Mapping[Seat, T], seat: Seat) -> dict[Seat, T]:
    return {s: value for s, value in mapping.items() if s != seat}


def _without_cards(
    hands: Mapping[Seat, tuple[Card, ...]], seat: Seat, cards: tuple[Card, ...]
) -> dict[Seat, tuple[Card, ...]]:
    return {**hands, seat: tuple([card for card in hands[seat] if card not in cards])}
