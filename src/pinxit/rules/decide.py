"""Deciding commands: what each refuses, then what it brings about.

`decide` changes nothing. It returns the events that `evolve` folds, or raises `IllegalMove` and
leaves the game as it was. What follows by itself (laying the board, scoring, the next round) is
in `course.py`.
"""

from typing import assert_never

from msgspec.structs import replace

from .chance import drawn, hash_of, shuffled
from .clues import bounds_of
from .commands import (
    AnyCommand,
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
from .course import Events, finish, next_round, race_won, settle, skip, tellable, void
from .editions import First, numbers_at
from .errors import IllegalMove, Reason
from .events import (
    CardsGiven,
    CardsTakenBack,
    ClueMended,
    ClueTold,
    GameStarted,
    SeatLeft,
    VoteCast,
    VoteTakenBack,
)
from .evolve import evolve
from .game import (
    LEAST_PLAYERS,
    End,
    Game,
    Phase,
    Seat,
    Void,
    vote_bounds,
)
from .house import check_cards, check_edition
from .joining import check_room, is_name, seated
from .text import is_clean


def decide(game: Game | None, seat: Seat | None, command: AnyCommand) -> Events:
    """Return what a command of a seat brings about, or raise the reason why it is refused.

    None is the table itself, which starts a game, waits no longer, and ends it.
    """
    if isinstance(command, Start):
        if game is not None:
            raise IllegalMove(Reason.ALREADY_STARTED)
        return decide_start(command)
    if game is None:
        raise IllegalMove(Reason.NOT_STARTED)
    if isinstance(command, (Skip, TimeOut, Finish)):
        return _decide_by_table(game, command)
    if seat is None:
        raise IllegalMove(Reason.BAD_SEAT)
    match command:
        case Vote():
            return decide_vote(game, seat, command)
        case Give():
            return decide_give(game, seat, command)
        case Tell():
            return decide_tell(game, seat, command)
        case GoOn():
            return decide_go_on(game, seat)
        case Claim():
            return decide_claim(game, seat)
        case Mend():
            return decide_mend(game, seat, command)
        case TakeBack():
            return decide_take_back(game, seat)
        case Leave():
            return decide_leave(game, seat)
        case Join():
            return decide_join(game, seat)
        case _:
            assert_never(command)


def _decide_by_table(game: Game, command: Skip | TimeOut | Finish) -> Events:
    match command:
        case Skip():
            return decide_skip(game, command)
        case TimeOut():
            return decide_time_out(game)
        case Finish():
            return decide_finish(game)
        case _:
            assert_never(command)


def decide_start(cmd: Start) -> Events:
    """Shuffle and deal; find the first storyteller unless there is a race for it."""
    _check_start(cmd)
    order = shuffled(cmd.cards, cmd.seed, "deal")
    hand = numbers_at(cmd.edition, len(cmd.seats)).hand
    hands = {seat: order[n * hand : (n + 1) * hand] for n, seat in enumerate(cmd.seats)}
    teller = cmd.first
    if cmd.edition.first is First.RANDOM:
        teller = drawn(cmd.seats, cmd.seed, "first 1")
    return (
        GameStarted(
            edition=cmd.edition,
            seats=cmd.seats,
            hands=hands,
            pile=order[len(cmd.seats) * hand :],
            seed=cmd.seed,
            seed_hash=hash_of(cmd.seed),
            storyteller=teller,
        ),
    )


def decide_claim(game: Game, seat: Seat) -> Events:
    """The first claim has the first turn."""
    _check_phase(game, Phase.RACE)
    _check_player(game, seat)
    _check_awaited(game, seat)
    return (race_won(game, seat, by_lot=False),)


def decide_tell(game: Game, seat: Seat, cmd: Tell) -> Events:
    """The storyteller lays a card and gives the clue."""
    _check_phase(game, Phase.CLUE)
    _check_player(game, seat)
    if seat != game.round.storyteller:
        raise IllegalMove(Reason.NOT_STORYTELLER, storyteller=game.round.storyteller)
    if cmd.card not in game.hands[seat]:
        raise IllegalMove(Reason.NOT_YOUR_CARD, card=cmd.card)
    if cmd.card not in tellable(game, seat):
        raise IllegalMove(Reason.NOT_THE_DRAWN_CARD, card=cmd.card)
    bounds_of(game.edition).check(cmd.clue)
    return (ClueTold(seat, cmd.card, cmd.clue),)


def decide_mend(game: Game, seat: Seat, cmd: Mend) -> Events:
    """The storyteller words the clue anew, until the first card is given."""
    _check_phase(game, Phase.GIVE)
    _check_player(game, seat)
    if seat != game.round.storyteller:
        raise IllegalMove(Reason.NOT_STORYTELLER, storyteller=game.round.storyteller)
    if game.round.clue is None or not game.round.clue_open:
        raise IllegalMove(Reason.TOO_LATE)
    clue = replace(game.round.clue, text=cmd.text)
    bounds_of(game.edition).check(clue)
    return (ClueMended(seat, clue),)


def decide_give(game: Game, seat: Seat, cmd: Give) -> Events:
    """A player lays cards that suit the clue; the last one's also lay out the board."""
    _check_phase(game, Phase.GIVE)
    _check_chooser(game, seat)
    if seat in game.round.laid:
        raise IllegalMove(Reason.ALREADY_GIVEN)
    _check_awaited(game, seat)
    needed = game.round.numbers.give
    if len(cmd.cards) != needed:
        raise IllegalMove(Reason.WRONG_NUMBER_OF_CARDS, needed=needed, given=len(cmd.cards))
    for card in cmd.cards:
        if card not in game.hands[seat]:
            raise IllegalMove(Reason.NOT_YOUR_CARD, card=card)
    if len(set(cmd.cards)) < needed:
        raise IllegalMove(Reason.SAME_CARD_TWICE)
    given = CardsGiven(seat, cmd.cards)
    if len(game.round.awaited) > 1:
        return (given,)
    return (given, *settle(evolve(game, given)))


def decide_vote(game: Game, seat: Seat, cmd: Vote) -> Events:
    """A player votes; the last vote also reveals and scores the round."""
    _check_phase(game, Phase.VOTE)
    _check_chooser(game, seat)
    if seat in game.round.votes:
        raise IllegalMove(Reason.ALREADY_VOTED)
    _check_awaited(game, seat)
    fewest, most = vote_bounds(game.round, seat)
    if not fewest <= len(cmd.cards) <= most:
        raise IllegalMove(
            Reason.WRONG_NUMBER_OF_VOTES, fewest=fewest, most=most, cast=len(cmd.cards)
        )
    own = game.round.laid.get(seat, ())
    for card in cmd.cards:
        if card not in game.round.board:
            raise IllegalMove(Reason.NOT_ON_TABLE, card=card)
        if card in own:
            raise IllegalMove(Reason.OWN_CARD, card=card)
    if not game.round.numbers.votes_may_stack and len(set(cmd.cards)) < len(cmd.cards):
        raise IllegalMove(Reason.SAME_CARD_TWICE)
    cast = VoteCast(seat, cmd.cards)
    if len(game.round.awaited) > 1:
        return (cast,)
    return (cast, *settle(evolve(game, cast)))


def decide_take_back(game: Game, seat: Seat) -> Events:
    """A player chooses again. The phase still runs, so others are still choosing, too."""
    _check_phase(game, Phase.GIVE, Phase.VOTE)
    _check_chooser(game, seat)
    if game.phase is Phase.GIVE and seat in game.round.laid:
        return (CardsTakenBack(seat),)
    if game.phase is Phase.VOTE and seat in game.round.votes:
        return (VoteTakenBack(seat),)
    raise IllegalMove(Reason.NOTHING_TO_TAKE_BACK)


def decide_go_on(game: Game, seat: Seat) -> Events:
    """Anyone at the table may go on after the reveal."""
    _check_phase(game, Phase.REVEAL)
    _check_seated(game, seat)
    return next_round(game)


def decide_skip(game: Game, cmd: Skip) -> Events:
    """The table waits no longer for one seat."""
    _check_phase(game, Phase.RACE, Phase.CLUE, Phase.GIVE, Phase.VOTE)
    if cmd.seat not in game.round.awaited:
        raise IllegalMove(Reason.NOT_AWAITED, seat=cmd.seat)
    return skip(game, (cmd.seat,))


def decide_time_out(game: Game) -> Events:
    """The table waits no longer for anyone; after a reveal it goes on."""
    _check_phase(game, Phase.RACE, Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL)
    if game.phase is Phase.REVEAL:
        return next_round(game)
    return skip(game, game.round.awaited)


def decide_leave(game: Game, seat: Seat) -> Events:
    """A seat leaves for good: mid-round the round goes on if it still can."""
    _check_not_over(game)
    _check_seated(game, seat)
    left = SeatLeft(seat)
    return (left, *_after_leaving(evolve(game, left), seat))


def decide_join(game: Game, seat: Seat) -> Events:
    """A seat comes in: it tells last and is dealt in at the next refill, at once if paused."""
    check_room(game, seat)
    joined = seated(game, seat)
    if game.phase is not Phase.PAUSED or len(game.seats) + 1 < LEAST_PLAYERS:
        return (joined,)
    return (joined, *next_round(evolve(game, joined)))


def decide_finish(game: Game) -> Events:
    """The host ends the game, whatever is going on."""
    _check_not_over(game)
    return (finish(game, game.ending or End.HOST),)


def _after_leaving(game: Game, seat: Seat) -> Events:
    too_few = len(game.round.players) < LEAST_PLAYERS
    match game.phase:
        case Phase.RACE:
            return next_round(game) if too_few else settle(game)
        case Phase.CLUE | Phase.GIVE if seat == game.round.storyteller:
            return void(game, Void.STORYTELLER_LEFT)
        case Phase.CLUE | Phase.GIVE if too_few:
            return void(game, Void.TOO_FEW_PLAYERS)
        case _:
            return settle(game)


def _check_start(cmd: Start) -> None:
    check_edition(cmd.edition)
    least, most = cmd.edition.players_min, cmd.edition.players_max
    if not least <= len(cmd.seats) <= most:
        raise IllegalMove(
            Reason.WRONG_NUMBER_OF_PLAYERS, players=len(cmd.seats), least=least, most=most
        )
    if len(set(cmd.seats)) < len(cmd.seats) or not all(map(is_name, cmd.seats)):
        raise IllegalMove(Reason.BAD_SEAT)
    if not cmd.seed or not is_clean(cmd.seed):
        raise IllegalMove(Reason.BAD_SEED)
    for card in cmd.cards:
        deck, slash, name = card.partition("/")
        if not (deck and slash and name and is_clean(card)):
            raise IllegalMove(Reason.BAD_CARD, card=card)
    if len(set(cmd.cards)) < len(cmd.cards):
        raise IllegalMove(Reason.DUPLICATE_CARD)
    check_cards(cmd.edition, len(cmd.cards), len(cmd.seats))
    chosen = cmd.first in cmd.seats if cmd.edition.first is First.HOST else cmd.first is None
    if not chosen:
        raise IllegalMove(Reason.FIRST_NOT_CHOSEN, first=cmd.first)


def _check_phase(game: Game, *phases: Phase) -> None:
    if game.phase not in phases:
        raise IllegalMove(Reason.WRONG_PHASE, phase=game.phase)


def _check_not_over(game: Game) -> None:
    if game.phase is Phase.OVER:
        raise IllegalMove(Reason.WRONG_PHASE, phase=game.phase)


def _check_seated(game: Game, seat: Seat) -> None:
    if seat not in game.seats:
        raise IllegalMove(Reason.NOT_SEATED, seat=seat)


def _check_player(game: Game, seat: Seat) -> None:
    _check_seated(game, seat)
    if seat not in game.round.players:
        raise IllegalMove(Reason.NOT_IN_ROUND, seat=seat)


def _check_chooser(game: Game, seat: Seat) -> None:
    _check_player(game, seat)
    if seat == game.round.storyteller:
        raise IllegalMove(Reason.STORYTELLER_WAITS)


def _check_awaited(game: Game, seat: Seat) -> None:
    if seat not in game.round.awaited:
        raise IllegalMove(Reason.SKIPPED, seat=seat)
