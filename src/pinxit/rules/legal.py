"""What may be done now, with its bounds: complete and sound, as the tests prove.

Each option names a command and what may stand in it. `legal(game, seat)` lists those of a seat;
`legal(game, None)` those of the table itself, that is of the host and the clock. Nothing here
reads more of the game than the seat may know.
"""

from collections.abc import Iterator

from msgspec import Struct

from .clues import Clue, ClueBounds, Medium, bounds_of
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
    TakeBack,
    Tell,
    TimeOut,
    Vote,
)
from .course import tellable
from .errors import Refusal
from .game import Card, Game, Phase, Seat, votable, vote_bounds
from .joining import check_room


class Option(Struct, frozen=True, gc=False, tag_field="may"):
    """Something that may be done now."""


class MayClaim(Option, frozen=True, tag="claim"):
    """Claim the first turn."""


class MayTell(Option, frozen=True, tag="tell"):
    """Lay one of these cards, with a clue of one of these media that is not longer than this.

    A clue in words is of the theme, if there is one: one of `Theme`, or worded by the table.
    """

    cards: tuple[Card, ...]
    longest: int
    media: tuple[Medium, ...] = tuple(Medium)
    theme: str = ""


class MayMend(Option, frozen=True, tag="mend"):
    """Word the clue anew."""

    medium: Medium
    longest: int
    theme: str = ""


class MayGive(Option, frozen=True, tag="give"):
    """Give so many different ones of these cards."""

    cards: tuple[Card, ...]
    number: int


class MayVote(Option, frozen=True, tag="vote"):
    """Cast so many votes on these cards."""

    cards: tuple[Card, ...]
    fewest: int
    most: int
    votes_may_stack: bool


class MayTakeBack(Option, frozen=True, tag="take_back"):
    """Choose again."""


class MayGoOn(Option, frozen=True, tag="go_on"):
    """Go on after the reveal."""


class MayLeave(Option, frozen=True, tag="leave"):
    """Leave the game."""


class MayJoin(Option, frozen=True, tag="join"):
    """Come into the running game."""


class MaySkip(Option, frozen=True, tag="skip"):
    """Wait no longer for one of these seats."""

    seats: tuple[Seat, ...]


class MayTimeOut(Option, frozen=True, tag="time_out"):
    """Wait no longer for anyone."""


class MayFinish(Option, frozen=True, tag="finish"):
    """End the game."""


AnyOption = (
    MayClaim
    | MayTell
    | MayMend
    | MayGive
    | MayVote
    | MayTakeBack
    | MayGoOn
    | MayLeave
    | MayJoin
    | MaySkip
    | MayTimeOut
    | MayFinish
)


def legal(game: Game, seat: Seat | None) -> tuple[AnyOption, ...]:
    """List what a seat may do now (None: the table itself)."""
    if game.phase is Phase.OVER:
        return ()
    if seat is None:
        return tuple(_of_the_table(game))
    if seat not in game.seats:
        return (MayJoin(),) if _has_room(game, seat) else ()
    return tuple(_of_a_seat(game, seat))


def allows(option: AnyOption, command: AnyCommand) -> bool:
    """Tell whether a command is one of those that an option stands for."""
    match option, command:
        case MayTell(cards, longest, media, theme), Tell(card, clue):
            return card in cards and ClueBounds(longest, media, theme).allow(clue)
        case MayMend(medium, longest, theme), Mend(text):
            return ClueBounds(longest, (medium,), theme).allow(Clue(text, medium))
        case MayGive(cards, number), Give(given):
            return len(given) == len(set(given)) == number and set(given) <= set(cards)
        case MayVote(), Vote(chosen):
            return _may_be_voted(option, chosen)
        case MaySkip(seats), Skip(seat):
            return seat in seats
        case (
            (MayClaim(), Claim())
            | (MayTakeBack(), TakeBack())
            | (MayGoOn(), GoOn())
            | (MayLeave(), Leave())
            | (MayJoin(), Join())
            | (MayTimeOut(), TimeOut())
            | (MayFinish(), Finish())
        ):
            return True
        case _:
            return False


def is_legal(game: Game, seat: Seat | None, command: AnyCommand) -> bool:
    """Tell whether `decide` accepts a command, by what `legal` lists."""
    by_table = isinstance(command, (Skip, TimeOut, Finish))
    return any(allows(option, command) for option in legal(game, None if by_table else seat))


def _of_a_seat(game: Game, seat: Seat) -> list[AnyOption]:
    round_ = game.round
    options: list[AnyOption] = []
    if seat in round_.awaited:
        options.append(_awaited_move(game, seat))
    elif seat in round_.players and seat != round_.storyteller:
        given = game.phase is Phase.GIVE and seat in round_.laid
        voted = game.phase is Phase.VOTE and seat in round_.votes
        if given or voted:
            options.append(MayTakeBack())
    if seat == round_.storyteller and round_.clue is not None and round_.clue_open:
        edition = game.edition
        options.append(MayMend(round_.clue.medium, edition.clue_length, edition.theme))
    if game.phase is Phase.REVEAL:
        options.append(MayGoOn())
    options.append(MayLeave())
    return options


def _awaited_move(game: Game, seat: Seat) -> AnyOption:
    """Return the move that the table waits for."""
    round_ = game.round
    match game.phase:
        case Phase.RACE:
            return MayClaim()
        case Phase.CLUE:
            bounds = bounds_of(game.edition)
            return MayTell(tellable(game, seat), bounds.longest, bounds.media, bounds.theme)
        case Phase.GIVE:
            return MayGive(game.hands[seat], round_.numbers.give)
        case _:
            fewest, most = vote_bounds(round_, seat)
            twice = round_.numbers.votes_may_stack
            return MayVote(votable(round_, seat), fewest, most, twice)


def _of_the_table(game: Game) -> Iterator[AnyOption]:
    if game.round.awaited:
        yield MaySkip(game.round.awaited)
    if game.phase is not Phase.PAUSED:
        yield MayTimeOut()
    yield MayFinish()


def _has_room(game: Game, seat: Seat) -> bool:
    try:
        check_room(game, seat)
    except Refusal:
        return False
    return True


def _may_be_voted(option: MayVote, chosen: tuple[Card, ...]) -> bool:
    if not option.fewest <= len(chosen) <= option.most or not set(chosen) <= set(option.cards):
        return False
    return option.votes_may_stack or len(set(chosen)) == len(chosen)
