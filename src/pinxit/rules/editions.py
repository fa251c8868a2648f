"""The editions as data: every number of every rulebook, in one record each.

A number may depend on how many play: `{3: 7, 4: 6}` reads "7 from three players on, 6 from four
on". A plain number holds for all. House rules (`house.py`) are an edition with some of these
changed; nothing in the engine asks which edition it is playing.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from msgspec import Struct
from msgspec.structs import fields

from .clues import Medium
from .errors import BadRules, Reason

Scale = int | Mapping[int, int]


class Counting(StrEnum):
    """Over what "all found it" and "none found it" are counted."""

    VOTERS = "voters"
    VOTES = "votes"


class ShortPile(StrEnum):
    """What happens when the pile is too short for the whole table's refill."""

    RESHUFFLE = "reshuffle"
    END = "end"


class First(StrEnum):
    """How the first storyteller is found."""

    RACE = "race"
    HOST = "host"
    RANDOM = "random"


class Latecomer(StrEnum):
    """With how many points somebody joins a running game."""

    LOWEST = "lowest"
    AVERAGE = "average"
    ZERO = "zero"


class Edition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to play the game, complete."""

    id: str
    name: str
    house: tuple[str, ...] = ()  # which of the rules below a table has changed

    players_min: int = 3
    players_max: int
    hand: Scale
    give: Scale  # cards from each player but the storyteller

    votes_min: Scale = 1
    votes_max: Scale = 1
    votes_may_stack: bool = False  # may one card get more than one vote of the same voter?
    count_over: Counting = Counting.VOTERS

    all_storyteller: Scale = 0  # everyone found the storyteller's card
    all_others: Scale = 2
    none_storyteller: Scale = 0  # nobody found it
    none_others: Scale = 2
    some_storyteller: Scale = 3  # some found it, others did not
    some_finder: Scale = 3  # for each vote on it
    lone_vote: Scale = 0  # on top, for a right vote by somebody who cast no second one
    bonus: Scale = 1  # for each vote on a card of one's own; never the storyteller
    bonus_cap: int | None = None  # the most points that the bonus brings in a round

    target: int | None = 30  # the game ends after the round in which somebody has as many
    turns_each: int | None = None  # … or when everyone has been storyteller as often
    short_pile: ShortPile = ShortPile.RESHUFFLE
    first: First = First.RACE
    latecomer: Latecomer = Latecomer.LOWEST
    clue_length: int = 200
    media: tuple[Medium, ...] = tuple(Medium)  # in which clues may be given
    theme: str = ""  # of what kind all clues are: one of `Theme`, or in words of one's own
    blind: bool = False  # chance says which card of the hand is told


class Numbers(Struct, frozen=True):
    """An edition's numbers at one number of players; they hold from one refill to the next."""

    players: int
    hand: int
    give: int
    votes_min: int
    votes_max: int
    votes_may_stack: bool
    count_over: Counting
    all_storyteller: int
    all_others: int
    none_storyteller: int
    none_others: int
    some_storyteller: int
    some_finder: int
    lone_vote: int
    bonus: int
    bonus_cap: int | None


# The numbers that may depend on how many play, and those that hold for all.
_SCALED = {rule.name for rule in fields(Edition) if rule.type == Scale}
SCALES: Final = tuple(name for name in Numbers.__struct_fields__ if name in _SCALED)
_FOR_ALL: Final = tuple(
    name for name in Numbers.__struct_fields__ if name not in {"players", *SCALES}
)


def at(scale: Scale, players: int) -> int:
    """Read a number that may depend on how many play."""
    if isinstance(scale, int):
        return scale
    return scale[max(start for start in scale if start <= players)]


def numbers_at(edition: Edition, players: int) -> Numbers:
    """Read all numbers of an edition for this many players."""
    numbers = {name: getattr(edition, name) for name in _FOR_ALL}
    numbers |= {name: at(getattr(edition, name), players) for name in SCALES}
    return Numbers(players=players, **numbers)


# In every edition three players hold a card more and give two each, so that five lie there.
HAND: Final = {3: 7, 4: 6}
GIVE: Final = {3: 2, 4: 1}

EDITIONS: Final[Mapping[str, Edition]] = {
    edition.id: edition
    for edition in (
        Edition(id="dixit", name="Dixit (2021)", players_max=8, hand=HAND, give=GIVE),
        # A film studio's edition for six; we show it by a neutral name.
        Edition(id="disney", name="For six", players_max=6, hand=HAND, give=GIVE),
        Edition(
            id="classic",
            name="Classic (2008)",
            players_max=6,
            hand=HAND,
            give=GIVE,
            some_storyteller={3: 4, 4: 3},
            some_finder={3: 4, 4: 3},
        ),
        Edition(
            id="odyssey",
            name="Odyssey (2023)",
            players_max=12,
            hand=HAND,
            give=GIVE,
            votes_min=2,
            votes_max=2,
            votes_may_stack=True,
            count_over=Counting.VOTES,
            all_others=4,
        ),
        Edition(
            id="odyssey-2011",
            name="Odyssey (2011)",
            players_max=12,
            hand=HAND,
            give=GIVE,
            votes_max={3: 1, 7: 2},
            lone_vote={3: 0, 7: 1},
            bonus_cap=3,
        ),
    )
}


def find_edition(name: str) -> Edition:
    """Return the edition of this id."""
    if name not in EDITIONS:
        raise BadRules(Reason.UNKNOWN_EDITION, edition=name, known=tuple(EDITIONS))
    return EDITIONS[name]
