"""What a computer player did for a person: noted when it happens, told to all with the reveal.

No rule depends on it, so it stands in no game. It never says which card. Whoever was played for
may know at once; that a card was chosen by nobody at the table would help the others to guess, so
they hear of it when the round is open.
"""

from enum import StrEnum

from msgspec import Struct

from pinxit.rules import Reveal, Seat
from pinxit.rules.commands import AnyMove, Claim, Give, Tell, Vote
from pinxit.rules.events import AnyEvent, CardsTakenBack, GameStarted, RoundRevealed, VoteTakenBack


class Act(StrEnum):
    """What can be done for somebody."""

    CLAIMED = "claimed"
    TOLD = "told"
    GAVE = "gave"
    VOTED = "voted"


class Played(Struct, frozen=True, gc=False):
    """Something that a computer player did for a person."""

    seat: Seat
    round: int
    act: Act


Noted = tuple[Played, ...]  # since the last reveal, and of the round that it was of


def act_of(move: AnyMove) -> Act | None:
    """Name what a move does; None: nothing that anybody would want to have done themselves."""
    match move:
        case Claim():
            return Act.CLAIMED
        case Tell():
            return Act.TOLD
        case Give():
            return Act.GAVE
        case Vote():
            return Act.VOTED
        case _:
            return None


def after(noted: Noted, event: AnyEvent, number: int) -> Noted:
    """Return what is still so after something has happened in the round of this number."""
    if not noted:
        return noted
    match event:
        case GameStarted():
            return ()
        case RoundRevealed():
            return tuple(one for one in noted if one.round == event.reveal.round)
        case CardsTakenBack():
            return _without(noted, Played(event.seat, number, Act.GAVE))
        case VoteTakenBack():
            return _without(noted, Played(event.seat, number, Act.VOTED))
        case _:
            return noted


def told_to(seat: Seat | None, noted: Noted, revealed: Reveal | None) -> Noted:
    """Return what somebody (None: a spectator) may know of it by now."""
    return tuple(
        one
        for one in noted
        if one.seat == seat or (revealed is not None and one.round <= revealed.round)
    )


def _without(noted: Noted, undone: Played) -> Noted:
    return tuple(one for one in noted if one != undone)
