"""The port for computer players: one function from what a seat knows to what it does.

A player may also say something when a round has been told, if it can: `Speaks`.
"""

import random
from typing import Protocol, runtime_checkable

from msgspec import Struct

from pinxit.rules import Seat
from pinxit.rules.commands import AnyMove
from pinxit.rules.legal import AnyOption
from pinxit.rules.view import View

from .memory import Memory


class Choose(Protocol):
    """Chooses a move among the options; all its chance comes from `rng`.

    It may be asked in any thread, for any seat, and must answer by its arguments alone: the same
    ones give the same answer.
    """

    def __call__(
        self, view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random, /
    ) -> AnyMove:
        """Return one of the moves that `options` allow."""
        ...


class Remark(Struct, frozen=True):
    """What a player says beside the game: a line, or one of the quick reactions."""

    text: str = ""
    reaction: str | None = None


@runtime_checkable
class Speaks(Protocol):
    """May say something about a round that was told, or a game that is over.

    It is shown what a spectator sees, never a hand: so what it says can give nothing away.
    """

    def remark(
        self, view: View, seat: Seat, memory: Memory, rng: random.Random, /
    ) -> Remark | None:
        """Return what to say from this seat; None: nothing."""
        ...
