"""What anyone at a table could remember: what was said, and what was revealed.

A pure fold of events that looks at nothing but their public parts, so that a player who learns
from it can never have seen a secret. `tests/players/test_memory.py` proves it by twins.
"""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from pinxit.rules.events import ClueMended, ClueTold, GameStarted, RoundRevealed
from pinxit.rules.game import Reveal


class Memory(Struct, frozen=True):
    """All that has been public: the clues of every game here, the reveals of this one."""

    said: frozenset[str] = frozenset()  # how clues look, whoever told them
    reveals: tuple[Reveal, ...] = ()


NOTHING = Memory()


def remember(memory: Memory, event: object) -> Memory:
    """Add an event; most of them leave nothing to remember."""
    match event:
        case GameStarted():
            return replace(memory, reveals=())
        case ClueTold(clue=clue) | ClueMended(clue=clue):
            return replace(memory, said=memory.said | {heard_as(clue.text)})
        case RoundRevealed(reveal=reveal):
            return replace(memory, reveals=(*memory.reveals, reveal))
        case _:
            return memory


def remember_all(events: Iterable[object], memory: Memory = NOTHING) -> Memory:
    """Add events one after the other."""
    for event in events:
        memory = remember(memory, event)
    return memory


@lru_cache(maxsize=16384)  # a storyteller thinks of all that may be said, card by card
def heard_as(clue: str) -> str:
    """Return what makes two clues the same to an ear: letters and digits, whatever their case."""
    return "".join(letter for letter in clue.casefold() if letter.isalnum())
