"""Strangers at a public table: what they are called, and what they and others may know.

At a quiet table whoever sits down is a stranger until the host vouches for them. A stranger's own
name is kept and shown to nobody; they are called by the colour of their rabbit. Neither strangers
nor spectators see the names of the others there, nor read what friends write to each other.
"""

from collections.abc import Iterable
from itertools import count
from operator import attrgetter

from pinxit.locales import say
from pinxit.rules import Seat

from .names import LONGEST, skeleton_of
from .screens import Screen
from .settings import Settings, Strangers
from .state import Sitter, Table

_own_name = attrgetter("own")  # which only strangers have


def is_quiet(settings: Settings) -> bool:
    """Tell whether whoever sits down is a stranger until the host vouches for them."""
    return settings.public and settings.strangers is Strangers.QUIET


def may_know_names(table: Table, seat: Seat | None, screen: Screen | None) -> bool:
    """Tell whether names are shown to somebody (None: a spectator), or on a television.

    Whoever is in the room with a television that the host has paired knows who plays there.
    """
    return is_paired(table, screen) or is_inside(table, seat)


def is_paired(table: Table, screen: Screen | None) -> bool:
    """Tell whether a screen is paired with the table."""
    return screen is not None and any(paired.screen == screen for paired in table.screens)


def is_inside(table: Table, seat: Seat | None) -> bool:
    """Tell whether somebody (None: a spectator) may know names and read what is written.

    Whoever shows no token may be a stranger who sits here: what was a quiet table stays one for
    them until the host has vouched for all.
    """
    for sitter in table.sitters:
        if sitter.seat == seat:
            return not sitter.stranger
    if seat is None:
        return are_all_inside(table)
    return not is_quiet(table.settings)  # who has just left


def are_all_inside(table: Table) -> bool:
    """Tell whether there is nobody who may not know names."""
    own_names = list(map(_own_name, table.sitters))  # asked after every move: no call for each
    return own_names.count(None) == len(own_names) and not is_quiet(table.settings)


def friends(table: Table) -> frozenset[Seat]:
    """Return the seats of those at the table who are no strangers."""
    return frozenset(sitter.seat for sitter in table.sitters if not sitter.stranger)


def rabbit_name(pawn: str, language: str) -> str:
    """Return what somebody is called whose own name is not shown."""
    return say(f"rabbit-{pawn}", language)


def outward_name(sitter: Sitter, language: str) -> str:
    """Return what somebody at a quiet table is called before strangers."""
    return sitter.name if not sitter.connects else rabbit_name(sitter.pawn, language)


def guest_names(names: Iterable[Seat], language: str) -> dict[Seat, str]:
    """Return what those who played once are called before strangers."""
    return {
        seat: say("guest", language, number=str(number))
        for number, seat in enumerate(names, start=1)
    }


def outward_names(table: Table, names: Iterable[Seat]) -> dict[Seat, str]:
    """Return the same, but for those who still sit there what they are called now."""
    language = table.settings.language
    here = {sitter.seat: outward_name(sitter, language) for sitter in table.sitters}
    return {seat: here.get(seat, guest) for seat, guest in guest_names(names, language).items()}


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """Return a name that looks like none of those taken: the wanted one, or one with a number."""
    looks = {skeleton_of(name) for name in taken}
    if skeleton_of(wanted) not in looks:
        return wanted
    numbered = (f"{wanted[: LONGEST - len(str(n)) - 1].rstrip()} {n}" for n in count(2))
    return next(name for name in numbered if skeleton_of(name) not in looks)
