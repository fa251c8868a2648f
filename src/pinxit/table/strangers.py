"""Strangers at a public table: what they are called, and what they and others may know.

At a quiet table whoever sits down is a stranger until the host vouches for them. A stranger's own
name is kept and shown to nobody; they are called by the colour of their rabbit. Neither strangers
nor spectators see the names of the others there, nor read what friends write to each other.
"""

from collections.abc import Iterable, Mapping
from itertools import count
from operator import attrgetter
from typing import Final

from pinxit.rules import Seat

from .names import LONGEST, look_of
from .settings import Settings, Strangers
from .state import Kind, Sitter, Table

_ENGLISH: Final = "en"
_RABBITS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "red": "Red rabbit",
        "orange": "Orange rabbit",
        "yellow": "Yellow rabbit",
        "green": "Green rabbit",
        "teal": "Teal rabbit",
        "sky": "Sky blue rabbit",
        "blue": "Blue rabbit",
        "violet": "Violet rabbit",
        "pink": "Pink rabbit",
        "brown": "Brown rabbit",
        "grey": "Grey rabbit",
        "white": "White rabbit",
    },
    "pl": {
        "red": "Czerwony królik",
        "orange": "Pomarańczowy królik",
        "yellow": "Żółty królik",
        "green": "Zielony królik",
        "teal": "Morski królik",
        "sky": "Błękitny królik",
        "blue": "Niebieski królik",
        "violet": "Fioletowy królik",
        "pink": "Różowy królik",
        "brown": "Brązowy królik",
        "grey": "Szary królik",
        "white": "Biały królik",
    },
    "uk": {
        "red": "Червоний кролик",
        "orange": "Помаранчевий кролик",
        "yellow": "Жовтий кролик",
        "green": "Зелений кролик",
        "teal": "Бірюзовий кролик",
        "sky": "Блакитний кролик",
        "blue": "Синій кролик",
        "violet": "Фіолетовий кролик",
        "pink": "Рожевий кролик",
        "brown": "Коричневий кролик",
        "grey": "Сірий кролик",
        "white": "Білий кролик",
    },
    "ro": {
        "red": "Iepurașul roșu",
        "orange": "Iepurașul portocaliu",
        "yellow": "Iepurașul galben",
        "green": "Iepurașul verde",
        "teal": "Iepurașul turcoaz",
        "sky": "Iepurașul bleu",
        "blue": "Iepurașul albastru",
        "violet": "Iepurașul violet",
        "pink": "Iepurașul roz",
        "brown": "Iepurașul maro",
        "grey": "Iepurașul gri",
        "white": "Iepurașul alb",
    },
    "cs": {
        "red": "Červený králíček",
        "orange": "Oranžový králíček",
        "yellow": "Žlutý králíček",
        "green": "Zelený králíček",
        "teal": "Tyrkysový králíček",
        "sky": "Blankytný králíček",
        "blue": "Modrý králíček",
        "violet": "Fialový králíček",
        "pink": "Růžový králíček",
        "brown": "Hnědý králíček",
        "grey": "Šedý králíček",
        "white": "Bílý králíček",
    },
}
_GUEST: Final[Mapping[str, str]] = {
    "en": "Guest",
    "pl": "Gość",
    "uk": "Гість",
    "ro": "Oaspete",
    "cs": "Host",
}


_own_name = attrgetter("own")  # which only strangers have


def is_quiet(settings: Settings) -> bool:
    """Tell whether whoever sits down is a stranger until the host vouches for them."""
    return settings.public and settings.strangers is Strangers.QUIET


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
    return _RABBITS.get(language, _RABBITS[_ENGLISH])[pawn]


def outward_name(sitter: Sitter, language: str) -> str:
    """Return what somebody at a quiet table is called before strangers."""
    return sitter.name if sitter.kind is Kind.COMPUTER else rabbit_name(sitter.pawn, language)


def guest_names(names: Iterable[Seat], language: str) -> dict[Seat, str]:
    """Return what those who played once are called before strangers."""
    guest = _GUEST.get(language, _GUEST[_ENGLISH])
    return {seat: f"{guest} {number}" for number, seat in enumerate(names, start=1)}


def outward_names(table: Table, names: Iterable[Seat]) -> dict[Seat, str]:
    """Return the same, but for those who still sit there what they are called now."""
    language = table.settings.language
    here = {sitter.seat: outward_name(sitter, language) for sitter in table.sitters}
    return {seat: here.get(seat, guest) for seat, guest in guest_names(names, language).items()}


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """Return a name that looks like none of those taken: the wanted one, or one with a number."""
    looks = {look_of(name) for name in taken}
    if look_of(wanted) not in looks:
        return wanted
    numbered = (f"{wanted[: LONGEST - len(str(n)) - 1].rstrip()} {n}" for n in count(2))
    return next(name for name in numbered if look_of(name) not in looks)
