"""What the server takes from outside without asking: secrets, and a place for its complaints."""

import logging
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from pinxit.adapters import StoreClosed
from pinxit.table import hub, tokens
from pinxit.table.hub import doors, keyring

from .disk import DiskFault

T = TypeVar("T")


class Secrets:
    """Stands in for the module `secrets`: these can be had again."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def token_urlsafe(self, length: int) -> str:
        return self._rng.randbytes(length).hex()

    def token_hex(self, length: int) -> str:
        return self._rng.randbytes(length).hex()

    def token_bytes(self, length: int) -> bytes:
        return self._rng.randbytes(length)

    def choice(self, items: Sequence[T]) -> T:
        return self._rng.choice(items)

    def seed(self) -> str:
        """Return a game's seed."""
        return self.token_hex(32)

    def code(self) -> str:
        """Return a table's code."""
        return "".join(self.choice(doors.CODE_LETTERS) for _ in range(doors.CODE_LENGTH))


class Ear(logging.Handler):
    """Listens to what the server complains of."""

    def __init__(self, told: Callable[[str, BaseException | None], None]) -> None:
        super().__init__(logging.WARNING)
        self._told = told

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self._told(record.getMessage(), error)


def is_expected(error: BaseException | None) -> bool:
    """Tell whether a complaint is about a disk that failed, or was closed."""
    return isinstance(error, (DiskFault, StoreClosed))


@contextmanager
def replaced(secrets: Secrets, told: Callable[[str, BaseException | None], None]) -> Iterator[None]:
    """Hear what the server logs, and let its secrets be repeatable."""
    ear = Ear(told)
    logger = logging.getLogger("pinxit")
    propagate, logger.propagate = logger.propagate, False
    logger.addHandler(ear)
    real = vars(tokens)["secrets"]
    for module in (doors, hub, keyring, tokens):
        vars(module)["secrets"] = secrets
    try:
        yield
    finally:
        for module in (doors, hub, keyring, tokens):
            vars(module)["secrets"] = real
        logger.removeHandler(ear)
        logger.propagate = propagate
