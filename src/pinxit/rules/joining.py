"""Joining a running game: whether there is room, where to sit, and with how many points."""

from .course import turns_are_done
from .editions import Latecomer, numbers_at
from .errors import IllegalMove, Reason
from .events import SeatJoined
from .game import LEAST_PLAYERS, Game, Phase, Seat
from .house import check_cards, too_few_cards
from .text import is_clean, is_visible


def is_name(seat: Seat) -> bool:
    """Tell whether a seat can be called that."""
    return is_visible(seat) and is_clean(seat)


def check_room(game: Game, seat: Seat) -> None:
    """Raise the reason why this seat cannot join now."""
    if game.phase is Phase.OVER:
        raise IllegalMove(Reason.WRONG_PHASE, phase=game.phase)
    if game.ending is not None or turns_are_done(game):
        raise IllegalMove(Reason.GAME_ENDING)
    if not is_name(seat):
        raise IllegalMove(Reason.BAD_SEAT)
    if seat in game.seats:
        raise IllegalMove(Reason.SEAT_TAKEN, seat=seat)
    if len(game.seats) >= game.edition.players_max:
        raise IllegalMove(Reason.TABLE_FULL, most=game.edition.players_max)
    _check_cards(game)


def seated(game: Game, seat: Seat) -> SeatJoined:
    """Seat a newcomer to the right of the storyteller, so as to tell last.

    A storyteller who left during the vote and came back is a newcomer, too, and no measure.
    """
    teller = game.round.storyteller
    return SeatJoined(
        seat=seat,
        before=teller if teller in game.round.players else game.next_teller,
        score=_score(game, seat),
        turns=min(game.turns.values(), default=0),
    )


def _check_cards(game: Game) -> None:
    """Nobody may join who could not be dealt in; some may hold more than a full hand."""
    players = max(len(game.seats) + 1, LEAST_PLAYERS)
    check_cards(game.edition, game.cards, players)
    full = numbers_at(game.edition, players).hand
    held = (len(game.hands[s]) + len(game.round.laid.get(s, ())) for s in game.seats)
    needed = sum(max(cards, full) for cards in held) + full
    if needed > game.cards:
        raise too_few_cards(players, needed, game.cards)


def _score(game: Game, seat: Seat) -> int:
    """By the table's rule; coming back never brings more points than one left with."""
    score = _latecomer_score(game)
    return min(score, game.left.get(seat, score))


def _latecomer_score(game: Game) -> int:
    scores = game.scores.values()
    match game.edition.latecomer:
        case Latecomer.LOWEST:
            return min(scores, default=0)
        case Latecomer.AVERAGE:
            return sum(scores) // len(scores) if scores else 0
        case Latecomer.ZERO:
            return 0
