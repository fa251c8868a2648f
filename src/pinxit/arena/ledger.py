"""What each player did in a game, counted from its reveals."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from pinxit.rules import Game, Seat
from pinxit.rules.game import Reveal
from pinxit.rules.scoring import Outcome


class Deeds(Struct):
    """What one seat did in one game, or many seats in many; counts add up."""

    games: int = 0
    wins: float = 0.0  # a shared victory is a part of one
    points: int = 0
    told: int = 0
    told_well: int = 0  # some found the card, and some did not
    told_plainly: int = 0  # everyone found it
    told_darkly: int = 0  # nobody did
    teller_points: int = 0
    listened: int = 0  # rounds in which there was a vote
    votes: int = 0
    right: int = 0
    finder_points: int = 0
    laid: int = 0  # cards that were laid as a listener
    drawn: int = 0  # votes that they drew

    def add(self, other: "Deeds") -> None:
        """Add what another did."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


def deeds_of(game: Game, reveals: Iterable[Reveal]) -> dict[Seat, Deeds]:
    """Return what each seat did."""
    deeds = {seat: Deeds(games=1, points=game.scores[seat]) for seat in game.seats}
    for seat in game.winners:
        deeds[seat].wins = 1 / len(game.winners)
    for reveal in reveals:
        _count_story(deeds[reveal.storyteller], reveal)
        _count_listeners(deeds, reveal)
    return deeds


def _count_story(teller: Deeds, reveal: Reveal) -> None:
    teller.told += 1
    teller.told_well += reveal.outcome is Outcome.SOME
    teller.told_plainly += reveal.outcome is Outcome.ALL
    teller.told_darkly += reveal.outcome is Outcome.NONE
    teller.teller_points += reveal.points[reveal.storyteller].total


def _count_listeners(deeds: Mapping[Seat, Deeds], reveal: Reveal) -> None:
    (target,) = reveal.laid[reveal.storyteller]
    for voter, cards in reveal.votes.items():
        deeds[voter].listened += 1
        deeds[voter].votes += len(cards)
        deeds[voter].right += cards.count(target)
        deeds[voter].finder_points += reveal.points[voter].total
    for owner, cards in reveal.laid.items():
        if owner != reveal.storyteller:
            deeds[owner].laid += len(cards)
            deeds[owner].drawn += sum(
                vote in cards for votes in reveal.votes.values() for vote in votes
            )
