"""Screens that wait to be paired: each shows a code, which works once and not for long.

A screen is given a secret when it asks, and a word that it shows beside its code. The host who
types the code is shown the same word, and says whether it is: so nobody can slip their own screen
under a code that looks alike. From then on the secret is the screen's token.
"""

import secrets
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from pinxit.table import tokens
from pinxit.table.clock import Clock
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.keys import LETTERS

SECONDS: Final = 300.0
CODE_LENGTH: Final = 6
MOST_WAITING: Final = 2000  # each is a few hundred bytes; the oldest makes room
CONSONANTS: Final = "bdfghklmnprstvz"
VOWELS: Final = "aeiou"
SYLLABLES: Final = 3  # 75 ** 3 words, which look the same in every language


class Waiting(Struct, frozen=True, kw_only=True):
    """A screen that shows a code."""

    code: str
    secret: str  # shown to the screen alone
    word: str
    until: float
    table: str | None = None  # the one that it was paired with, which it has yet to be told


def is_code(text: str) -> bool:
    """Tell whether this could be a code that a screen shows."""
    return len(text) == CODE_LENGTH and set(text) <= set(LETTERS)


def random_word() -> str:
    """Return a word to compare, which means nothing anywhere."""
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))


class PairingDesk:
    """Knows the screens that wait, by the code that they show and by their secret's hash."""

    def __init__(self, clock: Clock, new_code: Callable[[], str]) -> None:
        self._clock = clock
        self._new_code = new_code
        self._by_code: dict[str, Waiting] = {}
        self._by_secret: dict[str, Waiting] = {}  # by the hash: looking one up tells no time

    def ask(self) -> Waiting:
        """Let a screen wait, with a new code, secret and word."""
        self._forget_old()
        code = next(code for code in iter(self._new_code, "") if code not in self._by_code)
        waiting = Waiting(
            code=code,
            secret=tokens.new_token(),
            word=random_word(),
            until=self._clock.now() + SECONDS,
        )
        self._by_code[code] = waiting
        self._by_secret[tokens.hash_of(waiting.secret)] = waiting
        return waiting

    def by_secret(self, secret: str) -> Waiting:
        """Return what has become of a screen that asks with its secret."""
        waiting = self._by_secret.get(tokens.hash_of(secret))
        if waiting is None or waiting.until <= self._clock.now():
            raise NotAllowed(TableReason.BAD_SCREEN_CODE)
        return waiting

    def by_code(self, code: str) -> Waiting:
        """Return the screen that shows a code, for a host to compare the word."""
        waiting = self._by_code.get(code.strip().upper())
        if waiting is None or waiting.until <= self._clock.now():
            raise NotAllowed(TableReason.BAD_SCREEN_CODE)
        return waiting

    def take(self, code: str) -> Waiting:
        """Return the screen that shows a code, which works no more."""
        waiting = self.by_code(code)
        del self._by_code[waiting.code]
        return waiting

    def put_back(self, waiting: Waiting) -> None:
        """Let a code work again whose screen could not be paired."""
        self._by_code[waiting.code] = waiting

    def paired(self, waiting: Waiting, table: str) -> None:
        """Keep with which table a screen was paired until it asks, or its time is up."""
        told = tokens.hash_of(waiting.secret)
        self._by_secret[told] = Waiting(
            code=waiting.code,
            secret=waiting.secret,
            word=waiting.word,
            until=self._clock.now() + SECONDS,
            table=table,
        )

    def _forget_old(self) -> None:
        now = self._clock.now()
        for kept in (self._by_code, self._by_secret):
            for key in [key for key, waiting in kept.items() if waiting.until <= now]:
                del kept[key]
            while len(kept) >= MOST_WAITING:
                del kept[next(iter(kept))]
