"""Scoring once more, as a person with the rulebook and a pencil would do it."""

from pinxit.rules import Seat
from pinxit.rules.editions import Counting
from pinxit.rules.game import Round


def naive_points(round_: Round) -> dict[Seat, int]:
    """Return the points of a round whose votes are all cast."""
    owner = {card: seat for seat, cards in round_.laid.items() for card in cards}
    votes = {voter: [owner[card] for card in cards] for voter, cards in round_.votes.items()}
    teller = round_.storyteller or ""
    found, missed = _found_and_missed(round_, votes, teller)
    return {
        seat: _tellers(round_, found, missed)
        if seat == teller
        else _listeners(round_, votes, seat, found, missed)
        for seat in round_.players
    }


def _found_and_missed(
    round_: Round, votes: dict[Seat, list[Seat]], teller: Seat
) -> tuple[int, int]:
    if round_.numbers.count_over is Counting.VOTES:
        hits = [seat == teller for chosen in votes.values() for seat in chosen]
    else:
        hits = [teller in chosen for chosen in votes.values()]
    return hits.count(True), hits.count(False)


def _tellers(round_: Round, found: int, missed: int) -> int:
    n = round_.numbers
    if found and missed:
        return n.some_storyteller
    if found:
        return n.all_storyteller
    return n.none_storyteller if missed else 0


def _listeners(
    round_: Round, votes: dict[Seat, list[Seat]], seat: Seat, found: int, missed: int
) -> int:
    n = round_.numbers
    chosen = votes.get(seat, [])
    points = 0
    if found and missed:
        points += n.some_finder * chosen.count(round_.storyteller or "")
    elif chosen:
        points += n.all_others if found else n.none_others
    if chosen == [round_.storyteller]:
        points += n.lone_vote
    bonus = n.bonus * sum(others.count(seat) for others in votes.values())
    return points + (bonus if n.bonus_cap is None else min(bonus, n.bonus_cap))
