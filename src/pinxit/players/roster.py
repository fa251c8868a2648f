"""Everyone who can be invited: our characters, and those that other packages bring along.

A package offers a player by an entry point of the group `pinxit.players` that names a `Maker`:

    [project.entry-points."pinxit.players"]
    parrot = "parrot.player:make"

`make(library, language)` returns a `Choose`; `pinxit.players.conformance` tests it.
"""

import logging
import threading
from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import Final, Protocol

from pinxit.locales import ENGLISH

from .characters import CHARACTERS, STAND_IN, Character
from .library import Library
from .port import Choose
from .strength import Strength

log = logging.getLogger(__name__)

GROUP: Final = "pinxit.players"
UNHURRIED: Final = (0.25, 1.0)

Maker = Callable[[Library, str], Choose]  # what is written about the cards, a language → a player
NO_OTHERS: Final[Mapping[Strength, Mapping[str, Maker]]] = MappingProxyType({})


class Roster(Protocol):
    """Those who can be invited to a table."""

    characters: Mapping[str, Character]
    ponders: bool  # whether a choice takes long enough to be made in a thread of its own

    def player(
        self, character: str | None, language: str, strength: Strength = Strength.STRONG
    ) -> Choose:
        """Return who plays like this character; for one that is not known, the stand-in."""
        ...


class SameForAll:
    """A roster on which everyone plays alike: for tests, and for tables without our players."""

    characters = CHARACTERS
    ponders = False

    def __init__(self, choose: Choose) -> None:
        self._choose = choose

    def player(
        self, character: str | None, language: str, strength: Strength = Strength.STRONG
    ) -> Choose:
        """Return the one player."""
        del character, language, strength
        return self._choose


class OpenRoster:
    """Our characters and all that are installed beside them; each is made when first needed."""

    ponders = True

    def __init__(
        self,
        library: Library,
        own: Mapping[str, Maker],
        milder: Mapping[Strength, Mapping[str, Maker]] = NO_OTHERS,
    ) -> None:
        """`milder` are ours where they play less well; guests are as strong as they are."""
        self._library = library
        self._makers = dict(own)
        self._milder = milder
        self.characters: Mapping[str, Character] = CHARACTERS
        self._made: dict[tuple[str, str, Strength], Choose] = {}
        self._making = threading.Lock()
        for name, make in _guests().items():
            if name not in self._makers:
                self._makers[name] = make
                guest = Character(id=name, names={ENGLISH: (name.capitalize(),)}, pace=UNHURRIED)
                self.characters = {**self.characters, name: guest}

    @property
    def known(self) -> tuple[str, ...]:
        """The names of all who can play."""
        return tuple(self._makers)

    def player(
        self, character: str | None, language: str, strength: Strength = Strength.STRONG
    ) -> Choose:
        """Return who plays like this character; for one that is gone, the stand-in."""
        name = character if character in self._makers else STAND_IN
        make = self._milder.get(strength, {}).get(name, self._makers[name])
        with self._making:
            if (name, language, strength) not in self._made:
                self._made[name, language, strength] = make(self._library, language)
            return self._made[name, language, strength]


def _guests() -> dict[str, Maker]:
    """Return the players that other packages bring along; one that is broken stays outside."""
    makers: dict[str, Maker] = {}
    for entry in entry_points(group=GROUP):
        try:
            makers[entry.name] = entry.load()
        except Exception:
            log.exception("the computer player “%s” cannot be loaded", entry.name)
    return makers
