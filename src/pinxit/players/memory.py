"""What anyone at a table could remember: what was said, and what was revealed.

A pure fold of events that looks at nothing but their public parts, so that a player who learns
from it can never have seen a secret. `tests/players/test_memory.py` proves it by twins.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from pinxit.rules import Card, Medium, Reveal, Seat
from pinxit.rules.events import ClueMended, ClueTold, GameStarted, RoundRevealed

LEARNT: Final = 8  # clues of one card that are remembered: the newest


class Memory(Struct, frozen=True):
    """All that has been public: the clues of every game here, the reveals of this one."""

    said: frozenset[str] = frozenset()  # how clues look, whoever told them
    reveals: tuple[Reveal, ...] = ()
    learnt: Mapping[Card, tuple[str, ...]] = {}  # what was said to cards, and who knows by whom
    computers: frozenset[Seat] = frozenset()  # whose clues and ears are no person's
    whispered: Mapping[Card, tuple[str, ...]] = {}  # what people tell us alone of their pictures


NOTHING = Memory()


def remember(memory: Memory, event: object) -> Memory:
    """Add an event; most of them leave nothing to remember."""
    match event:
        case GameStarted():
            return replace(memory, reveals=())
        case ClueTold(clue=clue) | ClueMended(clue=clue):
            return replace(memory, said=memory.said | {heard_as(clue.text)})
        case RoundRevealed(reveal=reveal):
            reveals, learnt = (*memory.reveals, reveal), _learnt(memory.learnt, reveal)
            return replace(memory, reveals=reveals, learnt=learnt)
        case _:
            return memory


def remember_all(events: Iterable[object], memory: Memory = NOTHING) -> Memory:
    """Add events one after the other."""
    for event in events:
        memory = remember(memory, event)
    return memory


def _learnt(
    known: Mapping[Card, tuple[str, ...]], reveal: Reveal
) -> Mapping[Card, tuple[str, ...]]:
    """Add a clue to the card that it was told to, and to those that somebody took for it."""
    clue = reveal.clue
    if clue.medium is not Medium.WORDS:
        return known
    taken = {card for votes in reveal.votes.values() for card in votes}
    cards = (*reveal.laid[reveal.storyteller], *(card for card in reveal.board if card in taken))
    more = {card: (*known.get(card, ()), clue.text)[-LEARNT:] for card in dict.fromkeys(cards)}
    return {**known, **more}


@lru_cache(maxsize=16384)  # a storyteller thinks of all that may be said, card by card
def heard_as(clue: str) -> str:
    """Return what makes two clues the same to an ear: letters and digits, whatever their case."""
    return "".join(letter for letter in clue.casefold() if letter.isalnum())
