"""Screens that wait to be paired: each shows a code, which works once and not for long.

A screen is given a secret when it asks, and a word that it shows beside its code. The host who
types the code is shown the same word, and says whether it is: so nobody can slip their own screen
under a code that looks alike. From then on the secret is the screen's token.

What is known of a screen is in the store, under the hash of its secret, and its code stands for
that: so the host may come by another node than the screen, and a restart forgets neither.
"""

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pinxit.table import tokens
from pinxit.table.clock import Clock
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.keys import LETTERS
from pinxit.table.ports import Slip, Store

SECONDS: Final = 300.0
CODE_LENGTH: Final = 6
CONSONANTS: Final = "bdfghklmnprstvz"
VOWELS: Final = "aeiou"
SYLLABLES: Final = 3  # 75 ** 3 words, which look the same in every language


class Waiting(Struct, frozen=True, kw_only=True, gc=False):
    """A screen that shows a code; which one is not stored."""

    token_hash: str  # of its secret
    word: str
    until: float
    table: str | None = None  # the one that it was paired with, which it has yet to be told


class Asked(NamedTuple):
    """What a screen is told: the code to show, and the secret for itself alone."""

    code: str
    secret: str
    waiting: Waiting


_read = msgspec.msgpack.Decoder(Waiting).decode
_write = msgspec.msgpack.Encoder().encode


def is_code(text: str) -> bool:
    """Tell whether this could be a code that a screen shows."""
    return len(text) == CODE_LENGTH and set(text) <= set(LETTERS)


def random_word() -> str:
    """Return a word to compare, which means nothing anywhere."""
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))


class PairingDesk:
    """Knows the screens that wait, by the code that they show and by their secret's hash."""

    def __init__(self, store: Store, clock: Clock, new_code: Callable[[], str]) -> None:
        self._store = store
        self._clock = clock
        self._new_code = new_code

    async def ask(self) -> Asked:
        """Let a screen wait, with a new code, secret and word."""
        now, secret = self._clock.now(), tokens.new_token()
        code = self._new_code()
        while await self._store.slip(_by_code(code), now) is not None:
            code = self._new_code()
        waiting = Waiting(
            token_hash=tokens.hash_of(secret), word=random_word(), until=now + SECONDS
        )
        await self._put(_by_secret(waiting.token_hash), waiting)
        await self._put(_by_code(code), waiting)
        return Asked(code, secret, waiting)

    async def by_secret(self, secret: str) -> Waiting:
        """Return what has become of a screen that asks with its secret."""
        return await self._found(_by_secret(tokens.hash_of(secret)))

    async def by_code(self, code: str) -> Waiting:
        """Return the screen that shows a code, for a host to compare the word."""
        return await self._found(_by_code(code))

    async def take(self, code: str) -> Waiting:
        """Return the screen that shows a code, which works no more."""
        slip = await self._store.take_slip(_by_code(code), self._clock.now())
        if slip is None:
            raise NotAllowed(TableReason.BAD_SCREEN_CODE)
        return _read(slip.note)

    async def put_back(self, code: str, waiting: Waiting) -> None:
        """Let a code work again whose screen could not be paired."""
        await self._put(_by_code(code), waiting)

    async def paired(self, waiting: Waiting, table: str) -> None:
        """Keep with which table a screen was paired until it asks, or its time is up."""
        until = self._clock.now() + SECONDS
        paired = replace(waiting, until=until, table=table)
        await self._put(_by_secret(waiting.token_hash), paired)

    async def _found(self, key: str) -> Waiting:
        slip = await self._store.slip(key, self._clock.now())
        if slip is None:
            raise NotAllowed(TableReason.BAD_SCREEN_CODE)
        return _read(slip.note)

    async def _put(self, key: str, waiting: Waiting) -> None:
        await self._store.put_slip(key, Slip(waiting.until, _write(waiting)), self._clock.now())


def _by_code(code: str) -> str:
    # What is stored does not say which code to type.
    return f"screen:{tokens.hash_of(code.strip().upper())}"


def _by_secret(token_hash: str) -> str:
    return f"waiting:{token_hash}"
