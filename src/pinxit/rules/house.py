"""House rules: an edition with named changes, refused when no game could be played by them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from .clues import THEME_LENGTH, Medium
from .editions import EDITIONS, SCALES, Edition, Numbers, Scale, ShortPile, numbers_at
from .errors import BadRules, Reason
from .text import is_clean

FIXED = ("id", "name", "house")  # what makes an edition this edition
PLAYERS = range(3, 25)  # three, as leaving can bring any table down to it; 24 seat a class
MOST_VOTES = 12
MOST = 1000  # no number of an edition is larger, but for the target
MOST_TARGET = 1_000_000


class Bounds(Struct, frozen=True):
    """The least and the most that a number may be."""

    least: int
    most: int


def _is_number(kind: object) -> bool:
    return kind is int or int in get_args(kind)


_CARDS: Final = ("hand", "give")
_VOTES: Final = ("votes_min", "votes_max")
_POINTS: Final = tuple(name for name in SCALES if name not in (*_CARDS, *_VOTES))

# Every number of an edition, from nothing to many unless it says otherwise. What fits together is
# checked below.
BOUNDS: Final[Mapping[str, Bounds]] = {
    **{rule.name: Bounds(0, MOST) for rule in fields(Edition) if _is_number(rule.type)},
    **dict.fromkeys(("players_min", "players_max"), Bounds(PLAYERS[0], PLAYERS[-1])),
    **dict.fromkeys(_CARDS, Bounds(1, MOST)),
    **dict.fromkeys(_VOTES, Bounds(1, MOST_VOTES)),
    "target": Bounds(1, MOST_TARGET),
    **dict.fromkeys(("turns_each", "clue_length"), Bounds(1, MOST)),
}


def with_house_rules(edition: Edition, changes: Mapping[str, object]) -> Edition:
    """Return the edition with these rules changed, checked as a whole."""
    if not changes:
        return edition
    rules = [name for name in Edition.__struct_fields__ if name not in FIXED]
    for name in changes:
        if name not in rules:
            raise BadRules(Reason.UNKNOWN_RULE, rule=name, known=tuple(rules))
    old: dict[str, object] = msgspec.to_builtins(edition, str_keys=True)
    try:
        changed = msgspec.convert(old | dict(changes), Edition, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadRules(Reason.BAD_VALUE, problem=str(error)) from error
    changed = msgspec.structs.replace(changed, house=changes_of(changed))
    check_edition(changed)
    return changed


def changes_of(edition: Edition) -> tuple[str, ...]:
    """Name the rules in which an edition differs from the one in the rulebook."""
    book = EDITIONS.get(edition.id, edition)
    return tuple(
        name
        for name in Edition.__struct_fields__
        if name not in FIXED and getattr(edition, name) != getattr(book, name)
    )


def check_edition(edition: Edition) -> None:
    """Raise `BadRules` unless a game can be played, and comes to an end, by these rules."""
    if edition.house != changes_of(edition):
        raise BadRules(Reason.BAD_VALUE, rule="house", value=edition.house)
    for name, bounds in BOUNDS.items():
        if not all(bounds.least <= number <= bounds.most for number in _numbers(edition, name)):
            raise _bad(name, edition)
    if edition.players_min > edition.players_max:
        raise _bad("players_max", edition)
    _check_clues(edition)
    every = [
        numbers_at(edition, players) for players in range(PLAYERS.start, edition.players_max + 1)
    ]
    for numbers in every:
        _check_cards_and_votes(numbers)
    if not all(_ends(edition, numbers) for numbers in every):
        raise BadRules(Reason.ENDLESS, target=edition.target, short_pile=edition.short_pile)


def _check_clues(edition: Edition) -> None:
    """Raise unless there is some way to tell, and a theme that can be read."""
    if not edition.media or len(set(edition.media)) < len(edition.media):
        raise _bad("media", edition)
    if len(edition.theme) > THEME_LENGTH or not is_clean(edition.theme):
        raise _bad("theme", edition)
    if edition.theme and Medium.WORDS not in edition.media:
        raise BadRules(Reason.THEME_WITHOUT_WORDS, theme=edition.theme)


def check_cards(edition: Edition, cards: int, players: int) -> None:
    """Raise `BadRules` unless this many cards fill all hands, also after some have left."""
    every = range(PLAYERS.start, players + 1)
    needed, left = max((left * numbers_at(edition, left).hand, left) for left in every)
    if cards < needed:
        raise too_few_cards(left, needed, cards)


def too_few_cards(players: int, needed: int, cards: int) -> BadRules:
    """Say how many cards are missing for so many players."""
    return BadRules(
        Reason.DECK_TOO_SMALL, players=players, needed=needed, cards=cards, missing=needed - cards
    )


def _numbers(edition: Edition, name: str) -> Sequence[int]:
    """Return all that a number may become, depending on how many play."""
    number: Scale | None = getattr(edition, name)
    if number is None:
        return ()
    if isinstance(number, int):
        return (number,)
    if PLAYERS.start not in number:
        raise BadRules(Reason.BAD_VALUE, rule=name, problem="must begin with 3 players")
    return tuple(number.values())


def _check_cards_and_votes(numbers: Numbers) -> None:
    players = numbers.players
    if numbers.hand < numbers.give:
        raise BadRules(Reason.HAND_TOO_SMALL, players=players, hand=numbers.hand, give=numbers.give)
    if numbers.votes_min > numbers.votes_max:
        raise BadRules(
            Reason.VOTES_UPSIDE_DOWN,
            players=players,
            votes_min=numbers.votes_min,
            votes_max=numbers.votes_max,
        )
    if numbers.votes_may_stack:
        return
    to_vote_for = 1 + (players - 2) * numbers.give  # all that lie there, but one's own
    if numbers.votes_max > to_vote_for:
        raise BadRules(
            Reason.MORE_VOTES_THAN_CARDS,
            players=players,
            votes_max=numbers.votes_max,
            cards=to_vote_for,
        )


def _ends(edition: Edition, numbers: Numbers) -> bool:
    """Tell whether some end can be reached: the pile's, the turns', or a score that grows."""
    if edition.short_pile is ShortPile.END or edition.turns_each is not None:
        return True
    return edition.target is not None and any(_points(numbers))


def _points(numbers: Numbers) -> Iterator[int]:
    for name in _POINTS:
        if name != "bonus" or numbers.bonus_cap != 0:
            yield getattr(numbers, name)


def _bad(name: str, edition: Edition) -> BadRules:
    return BadRules(Reason.BAD_VALUE, rule=name, value=getattr(edition, name))
