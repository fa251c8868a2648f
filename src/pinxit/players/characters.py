"""Who the computer players are: three characters of different strength and manner.

What a character is like in words, and its face, belong to the client; how it plays is in `minds/`.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, count
from typing import Final

from msgspec import Struct

from pinxit.locales import ENGLISH


class Character(Struct, frozen=True, kw_only=True):
    """Somebody whom a host can invite."""

    id: str
    names: Mapping[str, tuple[str, ...]]  # by language: how those who sit down are called
    pace: tuple[float, float]  # which part of the time to think is taken, at least and at most

    def called(self, language: str) -> Iterator[str]:
        """Yield names, as many as it takes."""
        names = self.names.get(language) or self.names[ENGLISH]
        yield from chain(names, (f"{names[0]} {number}" for number in count(2)))


BEAR: Final = Character(
    id="bear",
    names={
        "en": ("Bruno", "Berta", "Boris", "Bela"),
        "pl": ("Bruno", "Berta", "Borys", "Bela"),
        "uk": ("Бруно", "Берта", "Борис", "Богдана"),
        "ro": ("Bruno", "Berta", "Boris", "Bela"),
        "cs": ("Bruno", "Berta", "Boris", "Běla"),
    },
    pace=(0.2, 0.6),
)
OWL: Final = Character(
    id="owl",
    names={
        "en": ("Luna", "Leo", "Lydia", "Livia"),
        "pl": ("Luna", "Leon", "Lidia", "Liwia"),
        "uk": ("Луна", "Лев", "Лідія", "Лілія"),
        "ro": ("Luna", "Leon", "Lidia", "Livia"),
        "cs": ("Luna", "Leoš", "Lidie", "Lívie"),
    },
    pace=(0.5, 1.0),
)
FOX: Final = Character(
    id="fox",
    names={
        "en": ("Renata", "Roman", "Rita", "Remus"),
        "pl": ("Renata", "Roman", "Rita", "Remus"),
        "uk": ("Рената", "Роман", "Рита", "Рем"),
        "ro": ("Renata", "Roman", "Rita", "Remus"),
        "cs": ("Renata", "Roman", "Rita", "Remus"),
    },
    pace=(0.25, 0.9),
)

CHARACTERS: Final[Mapping[str, Character]] = {who.id: who for who in (BEAR, OWL, FOX)}
STAND_IN: Final = OWL.id  # moves for people who are away, and for those who have no character


def rarest(characters: Iterable[str], present: Iterable[str | None]) -> str:
    """Return the character of whom there are fewest at a table; of equals, the first."""
    there = list(present)
    return min(characters, key=there.count)
