"""Scoring rounds that were played anywhere: one line of JSON in, points or a reason out."""

import difflib
import json
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct, field

from pinxit.rules import IllegalMove, Reason, Refusal, Seat, find_edition, score, with_house_rules
from pinxit.rules.editions import Edition, Numbers, numbers_at


class PlayedRound(Struct, frozen=True):
    """A round as people at a real table would write it down."""

    edition: str
    storyteller: Seat
    votes: dict[Seat, tuple[Seat, ...]]  # voter → the owners of the cards voted for
    house: dict[str, object] = field(default_factory=dict)


class Unreadable(ValueError):
    """A line that is no round at all; `reason` is `bad_input`."""

    reason = "bad_input"


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
        raise IllegalMove(Reason.STORYTELLER_VOTES, seat=played.storyteller)
    players = (played.storyteller, *played.votes)
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
        if not numbers.two_votes_on_one_card and owners.count(owner) > laid:
            raise IllegalMove(Reason.SAME_CARD_TWICE, seat=voter, owner=owner)


def _read(line: bytes) -> PlayedRound:
    try:
        fields = json.loads(line, object_pairs_hook=_no_doubles)
        _check_names(fields)
        return msgspec.convert(fields, PlayedRound)
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"This line is no round: {error}") from error


def _no_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Refuse an object that says the same thing twice, such as two votes of one player."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        twice = next(name for name, _ in pairs if [n for n, _ in pairs].count(name) > 1)
        raise Unreadable(f"“{twice}” is there twice.")
    return fields


def _check_names(fields: object) -> None:
    """Let notes in the line pass, but not a misspelt rule: the points would be wrong unseen."""
    if not isinstance(fields, Mapping):
        return
    known = PlayedRound.__struct_fields__
    for name in fields:
        meant = difflib.get_close_matches(name, known, n=1, cutoff=0.75)
        if name not in known and meant:
            raise Unreadable(f"“{name}” is not known; “{meant[0]}” is.")
