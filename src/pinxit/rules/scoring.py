"""Scoring one round: who found the storyteller's card, and what that is worth."""

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from .editions import Counting, Numbers

Votes = Mapping[str, Sequence[str]]  # voter → the owners of the cards voted for


class Outcome(StrEnum):
    """How the storyteller's clue was met."""

    ALL = "all"  # too plain
    SOME = "some"
    NONE = "none"  # too dark
    VOID = "void"  # nobody voted at all


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """One player's points of one round, by where they come from."""

    base: int = 0  # for telling, for finding, or for a clue that was too plain or too dark
    lone: int = 0  # for being right without a second vote
    bonus: int = 0  # for votes on a card of one's own

    @property
    def total(self) -> int:
        """All of them together."""
        return self.base + self.lone + self.bonus


def outcome_of(numbers: Numbers, storyteller: str, votes: Votes) -> Outcome:
    """Tell how the clue was met, counted over the votes that were cast."""
    if numbers.count_over is Counting.VOTES:
        cast = sum(len(chosen) for chosen in votes.values())
        right = sum(chosen.count(storyteller) for chosen in votes.values())
    else:
        cast = sum(1 for chosen in votes.values() if chosen)
        right = sum(1 for chosen in votes.values() if storyteller in chosen)
    if cast == 0:
        return Outcome.VOID
    if right == 0:
        return Outcome.NONE
    return Outcome.ALL if right == cast else Outcome.SOME


def score(
    numbers: Numbers, storyteller: str, votes: Votes, players: Collection[str]
) -> tuple[Outcome, dict[str, Points]]:
    """Return the outcome, and the points of each of `players`.

    A voter without votes was absent: no points for the riddle, but the bonus is kept. A vote of
    somebody who is not among the players any more still counts for the others.
    """
    outcome = outcome_of(numbers, storyteller, votes)
    fooled = _votes_by_owner(votes)
    points = {}
    for seat in players:
        if seat == storyteller:
            points[seat] = Points(_storyteller_points(numbers, outcome))
            continue
        chosen = votes.get(seat, ())
        points[seat] = Points(
            base=_riddle_points(numbers, outcome, chosen, storyteller),
            lone=numbers.lone_vote if tuple(chosen) == (storyteller,) else 0,
            bonus=_bonus(numbers, fooled.get(seat, 0)),
        )
    return outcome, points


def _storyteller_points(numbers: Numbers, outcome: Outcome) -> int:
    if outcome is Outcome.SOME:
        return numbers.some_storyteller
    if outcome is Outcome.ALL:
        return numbers.all_storyteller
    return numbers.none_storyteller if outcome is Outcome.NONE else 0


def _riddle_points(
    numbers: Numbers, outcome: Outcome, chosen: Sequence[str], storyteller: str
) -> int:
    if not chosen:
        return 0
    if outcome is Outcome.SOME:
        return numbers.some_finder * chosen.count(storyteller)
    return numbers.all_others if outcome is Outcome.ALL else numbers.none_others


def _bonus(numbers: Numbers, votes: int) -> int:
    points = numbers.bonus * votes
    return points if numbers.bonus_cap is None else min(points, numbers.bonus_cap)


def _votes_by_owner(votes: Votes) -> dict[str, int]:
    counts: dict[str, int] = {}
    for chosen in votes.values():
        for owner in chosen:
            counts[owner] = counts.get(owner, 0) + 1
    return counts
