"""The port for computer players: one function from what a seat knows to what it does."""

import random
from typing import Protocol

from pinxit.rules.commands import AnyCommand
from pinxit.rules.legal import AnyOption
from pinxit.rules.view import View


class Choose(Protocol):
    """Chooses a command among the options; all its chance comes from `rng`."""

    def __call__(
        self, view: View, options: tuple[AnyOption, ...], rng: random.Random, /
    ) -> AnyCommand:
        """Return one of the commands that `options` allow."""
        ...
