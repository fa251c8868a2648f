"""The course of a round: what follows by itself once the table waits for nobody any more.

Each function takes the game as it stands and returns what happens next, down to the point
where somebody has to act again.
"""

from collections.abc import Mapping

from .chance import drawn, shuffled
from .editions import ShortPile
from .events import (
    AnyEvent,
    BoardLaid,
    GameOver,
    GamePaused,
    HandsFilled,
    PileShuffled,
    RaceWon,
    RoundBegan,
    RoundRevealed,
    RoundVoided,
    SeatsSkipped,
)
from .evolve import evolve, fold
from .game import (
    LEAST_CARDS,
    LEAST_PLAYERS,
    Card,
    End,
    Game,
    Phase,
    Reveal,
    Seat,
    Void,
    leaders,
    numbers_now,
    owners,
)
from .scoring import Points, score

Events = tuple[AnyEvent, ...]


def settle(game: Game) -> Events:
    """Bring the phase to its end if the table waits for nobody any more."""
    if game.round.awaited:
        return ()
    match game.phase:
        case Phase.RACE:
            return (_race_drawn(game),)
        case Phase.CLUE:
            return void(game, Void.STORYTELLER_SILENT)
        case Phase.GIVE:
            return _lay_board(game)
        case Phase.VOTE:
            return (_reveal(game),)
        case _:
            return ()


def void(game: Game, reason: Void) -> Events:
    """Let the round come to nothing, and the next one begin."""
    voided = RoundVoided(reason)
    return (voided, *next_round(evolve(game, voided)))


def skip(game: Game, seats: tuple[Seat, ...]) -> Events:
    """Wait no longer for these seats."""
    skipped = SeatsSkipped(seats)
    return (skipped, *settle(evolve(game, skipped)))


def race_won(game: Game, seat: Seat, *, by_lot: bool) -> RaceWon:
    """Give the first turn to a seat; those who came during the race tell last."""
    players = [s for s in game.seats if s not in game.newcomers]
    at = players.index(seat)
    return RaceWon(seat, by_lot, (*players[:at], *game.newcomers, *players[at:]))


def tellable(game: Game, seat: Seat) -> tuple[Card, ...]:
    """Return which cards of a hand may be told: all of them, or the one that chance says.

    It is drawn by the seed for each round, whichever way the hand is held.
    """
    hand = game.hands[seat]
    if not game.edition.blind or not hand:
        return hand
    return (drawn(tuple(sorted(hand)), game.seed, f"blind {game.round.number}"),)


def next_round(game: Game) -> Events:
    """End the game, pause it, or fill the hands and begin the next round."""
    ending = game.ending or turns_are_done(game)
    if ending is not None:
        return (finish(game, ending),)
    if len(game.seats) < LEAST_PLAYERS:
        return (GamePaused(),)
    filled = _fill_hands(game)
    if filled is None:
        return (finish(game, End.PILE),)
    return (*filled, RoundBegan(game.round.number + 1, game.next_teller))


def finish(game: Game, reason: End) -> GameOver:
    """End the game with the points as they are."""
    return GameOver(reason, leaders(game))


def turns_are_done(game: Game) -> End | None:
    """Tell whether everyone has had all their turns, the storyteller of now included."""
    turns = game.edition.turns_each
    if turns is None or not game.seats or min(game.turns.values()) < turns:
        return None
    return End.TURNS


def _race_drawn(game: Game) -> RaceWon:
    seat = drawn(game.round.players, game.seed, f"first {game.round.number}")
    return race_won(game, seat, by_lot=True)


def _lay_board(game: Game) -> Events:
    cards = tuple(owners(game.round.laid))
    if len(cards) < LEAST_CARDS:
        return void(game, Void.TOO_FEW_CARDS)
    return (BoardLaid(shuffled(cards, game.seed, f"board {game.round.number}")),)


def _reveal(game: Game) -> RoundRevealed:
    round_ = game.round
    # There is no vote without a story; this tells the types so.
    assert round_.storyteller is not None  # noqa: S101 (for the types)
    assert round_.clue is not None  # noqa: S101 (for the types)
    owner = owners(round_.laid)
    votes = {seat: tuple(owner[card] for card in cards) for seat, cards in round_.votes.items()}
    outcome, points = score(round_.numbers, round_.storyteller, votes, round_.players)
    reveal = Reveal(
        round=round_.number,
        storyteller=round_.storyteller,
        clue=round_.clue,
        board=round_.board,
        laid=round_.laid,
        votes=round_.votes,
        outcome=outcome,
        points=points,
    )
    return RoundRevealed(reveal, _target_is_reached(game, points) or turns_are_done(game))


def _target_is_reached(game: Game, points: Mapping[Seat, Points]) -> End | None:
    target = game.edition.target
    reached = (game.scores[seat] + points[seat].total for seat in points)
    return End.TARGET if target is not None and max(reached, default=0) >= target else None


def _fill_hands(game: Game) -> Events | None:
    """Deal everyone up to a full hand; None if there are not enough cards for all."""
    size = numbers_now(game).hand
    wanted = {seat: max(0, size - len(game.hands[seat])) for seat in game.seats}
    needed = sum(wanted.values())
    before: Events = ()
    if needed > len(game.pile):
        if game.edition.short_pile is ShortPile.END:
            return None
        label = f"pile {game.reshuffles + 1}"
        before = (PileShuffled(shuffled(game.pile + game.discards, game.seed, label)),)
        game = fold(before, game)
        if needed > len(game.pile):
            return None
    return (*before, HandsFilled(_deal(game.pile, wanted))) if needed else before


def _deal(pile: tuple[Card, ...], wanted: dict[Seat, int]) -> dict[Seat, tuple[Card, ...]]:
    dealt = {}
    start = 0
    for seat, number in wanted.items():
        if number:
            dealt[seat] = pile[start : start + number]
            start += number
    return dealt
