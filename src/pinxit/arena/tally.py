"""Scoring rounds that were played anywhere: one line of JSON in, points or a reason out."""

import difflib
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct, field

from pinxit.rules import IllegalMove, Reason, Refusal, Seat, find_edition, score, with_house_rules
from pinxit.rules.editions import Edition, Numbers, numbers_at
from pinxit.rules.joining import is_name

from .strict_json import Unreadable, read_object


class PlayedRound(Struct, frozen=True):
    """A round as people at a real table would write it down."""

    edition: str
    storyteller: Seat
    votes: dict[Seat, tuple[Seat, ...]]  # voter → the owners of the cards voted for
    house: dict[str, object] = field(default_factory=dict)


def tally(line: bytes) -> dict[str, object]:
    """Score one line: `{"points": …}`, or `{"error": {"reason": …}}` that says what is wrong."""
    try:
        return {"points": points_of(_read(line))}
    except Refusal as refusal:
        error = {"reason": refusal.reason, **refusal.facts, "message": refusal.sentence}
    except Unreadable as problem:
        error = {"reason": problem.reason, "message": str(problem)}
    return {"error": error}


def points_of(played: PlayedRound) -> dict[Seat, int]:
    """Score a round; raise `Refusal` if it cannot have been played like this."""
    edition = with_house_rules(find_edition(played.edition), played.house)
    players = _players(played, edition)
    numbers = numbers_at(edition, len(players))
    for voter, owners in played.votes.items():
        _check_votes(numbers, played.storyteller, players, voter, owners)
    _, points = score(numbers, played.storyteller, played.votes, players)
    return {seat: points[seat].total for seat in players}


def _players(played: PlayedRound, edition: Edition) -> tuple[Seat, ...]:
    if played.storyteller in played.votes:
        raise IllegalMove(Reason.STORYTELLER_WAITS, seat=played.storyteller)
    players = (played.storyteller, *played.votes)
    for seat in players:
        if not is_name(seat):
            raise IllegalMove(Reason.BAD_SEAT, seat=seat)
    least, most = edition.players_min, edition.players_max
    if not least <= len(players) <= most:
        raise IllegalMove(
            Reason.WRONG_NUMBER_OF_PLAYERS, players=len(players), least=least, most=most
        )
    return players


def _check_votes(
    numbers: Numbers,
    storyteller: Seat,
    players: Sequence[Seat],
    voter: Seat,
    owners: tuple[Seat, ...],
) -> None:
    fewest, most = numbers.votes_min, numbers.votes_max
    if owners and not fewest <= len(owners) <= most:
        raise IllegalMove(
            Reason.WRONG_NUMBER_OF_VOTES, seat=voter, fewest=fewest, most=most, cast=len(owners)
        )
    for owner in owners:
        if owner not in players:
            raise IllegalMove(Reason.NOT_ON_TABLE, seat=voter, owner=owner)
        if owner == voter:
            raise IllegalMove(Reason.OWN_CARD, seat=voter)
        laid = 1 if owner == storyteller else numbers.give
        if not numbers.votes_may_stack and owners.count(owner) > laid:
            raise IllegalMove(Reason.SAME_CARD_TWICE, seat=voter, owner=owner)


def _read(line: bytes) -> PlayedRound:
    fields = read_object(line)
    _check_names(fields)
    try:
        return msgspec.convert(fields, PlayedRound)
    except msgspec.ValidationError as error:
        raise Unreadable(f"This is no round: {error}.") from error


def _check_names(fields: Mapping[str, object]) -> None:
    """Let notes in the line pass, but not misspelt house rules: the points would be wrong."""
    for name in fields:
        likeness = difflib.SequenceMatcher(None, name.casefold(), "house").ratio()
        if name != "house" and likeness > 0.85:
            raise Unreadable(f"“{name}” is not known; “house” is.")
