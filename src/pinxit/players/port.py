"""The port for computer players: one function from what a seat knows to what it does."""

import random
from typing import Protocol

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
