"""What a tournament shows: who beats whom, by how much, and how sure that is."""

import math
import statistics
from collections.abc import Iterable, Sequence

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from .ledger import Deeds
from .tournament import MIXED, Played

Z = 1.96  # of a 95 % interval


class Share(Struct, frozen=True):
    """A share with its 95 % interval."""

    value: float
    low: float
    high: float


class Duel(Struct, frozen=True):
    """How one kind did against another at one size of table: even would be a half."""

    one: str
    other: str
    size: int
    games: int
    wins: Share  # of the victories, the part that went to the first
    points: Share  # of the points


class Line(Struct, frozen=True):
    """How one kind of player did at mixed tables of one size, or at all, if there were none."""

    player: str
    size: int
    games: int
    win_rate: Share  # for each seat
    points: float  # a game
    teller_points: float  # a story
    finder_points: float  # a round as a listener
    success: Share  # stories that some found, and some did not
    too_plain: float
    too_dark: float
    found: Share  # votes that were right
    fooled: float  # votes that a laid card drew


class Standing(Struct, frozen=True):
    """A rating by Plackett and Luce: strength, and how unsure it is."""

    player: str
    strength: float
    unsure: float


class Standings(Struct, frozen=True):
    """The outcome of a tournament."""

    games: int
    mixed: bool  # whether all kinds met at one table; otherwise, the lines are of all games
    duels: tuple[Duel, ...]
    lines: tuple[Line, ...]
    ratings: tuple[Standing, ...]


def standings(games: Sequence[Played]) -> Standings:
    """Sum a tournament up."""
    return Standings(
        games=len(games),
        mixed=any(game.group == MIXED for game in games),
        duels=tuple(_duels(games)),
        lines=tuple(_lines(games)),
        ratings=tuple(_ratings(games)),
    )


def _duels(games: Sequence[Played]) -> Iterable[Duel]:
    groups: dict[tuple[str, int], list[Played]] = {}
    for game in games:
        if game.group != MIXED:
            groups.setdefault((game.group, len(game.seats)), []).append(game)
    for (group, size), played in groups.items():
        one, other = group.split(" × ")
        wins = [_part(game, one, [deed.wins for deed in game.deeds]) for game in played]
        points = [_part(game, one, game.scores) for game in played]
        yield Duel(one, other, size, len(played), _mean(wins), _mean(points))


def _part(game: Played, kind: str, numbers: Sequence[float]) -> float:
    """Return which part of something went to a kind, for each seat it had."""
    mine = [n for n, seat in zip(numbers, game.seats, strict=True) if seat == kind]
    theirs = [n for n, seat in zip(numbers, game.seats, strict=True) if seat != kind]
    own, other = statistics.mean(mine), statistics.mean(theirs)
    return own / (own + other) if own + other else 0.5


def _lines(games: Sequence[Played]) -> Iterable[Line]:
    mixed = [game for game in games if game.group == MIXED] or games
    sums: dict[tuple[str, int], Deeds] = {}
    wins: dict[tuple[str, int], list[float]] = {}
    for game in mixed:
        for kind, deeds in zip(game.seats, game.deeds, strict=True):
            key = (kind, len(game.seats))
            sums.setdefault(key, Deeds()).add(deeds)
            wins.setdefault(key, []).append(deeds.wins)
    for (kind, size), total in sums.items():
        yield Line(
            player=kind,
            size=size,
            games=total.games,
            win_rate=_mean(wins[kind, size]),
            points=total.points / total.games,
            teller_points=_ratio(total.teller_points, total.told),
            finder_points=_ratio(total.finder_points, total.listened),
            success=share(total.told_well, total.told),
            too_plain=_ratio(total.told_plainly, total.told),
            too_dark=_ratio(total.told_darkly, total.told),
            found=share(total.right, total.votes),
            fooled=_ratio(total.drawn, total.laid),
        )


def _ratings(games: Sequence[Played]) -> Iterable[Standing]:
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    for game in games:
        for kind in game.seats:
            ratings.setdefault(kind, model.rating(name=kind))
        teams = [[ratings[kind]] for kind in game.seats]
        rated = model.rate(teams, scores=[float(score) for score in game.scores])
        for kind in set(game.seats):
            mine = [r[0] for r, seat in zip(rated, game.seats, strict=True) if seat == kind]
            ratings[kind] = model.create_rating(
                [
                    statistics.mean(rating.mu for rating in mine),
                    statistics.mean(rating.sigma for rating in mine),
                ],
                name=kind,
            )
    best = sorted(ratings.items(), key=lambda entry: -entry[1].mu)
    for kind, rating in best:
        yield Standing(kind, rating.mu, rating.sigma)


def share(part: int, whole: int) -> Share:
    """Return a share with Wilson's interval."""
    if whole == 0:
        return Share(0.0, 0.0, 1.0)
    value, zz = part / whole, Z * Z / whole
    middle = (value + zz / 2) / (1 + zz)
    half = Z / (1 + zz) * math.sqrt(value * (1 - value) / whole + zz / (4 * whole))
    return Share(value, max(0.0, min(value, middle - half)), min(1.0, max(value, middle + half)))


def _mean(values: Sequence[float]) -> Share:
    mean = statistics.mean(values)
    half = Z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 1.0
    return Share(mean, max(0.0, mean - half), min(1.0, mean + half))


def _ratio(part: float, whole: float) -> float:
    return part / whole if whole else 0.0
