"""The password that opens tables, where whoever runs the server wants one.

Only a hash of it is kept, made so that each guess takes a while; how often anybody may guess,
`guessing` says. Nobody needs it to sit down.
"""

import asyncio
import hashlib
import secrets
import unicodedata
from hmac import compare_digest
from typing import Final

from pinxit.table.errors import NotAllowed, TableReason

SHORTEST: Final = 8  # letters
LONGEST: Final = 200
AT_ONCE: Final = 2  # hashes: each takes 16 MB, and a processor for a moment


class TablePassword:
    """A password that was set, and a way to try one."""

    def __init__(self, password: str) -> None:
        self._salt = secrets.token_bytes(16)
        self._hash = _hash(password, self._salt)
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def check(self, tried: str) -> None:
        """Refuse what is not the password."""
        async with self._turns:
            found = await asyncio.to_thread(_hash, tried, self._salt)
        if not compare_digest(found, self._hash):
            raise NotAllowed(TableReason.WRONG_PASSWORD)


def _hash(password: str, salt: bytes) -> bytes:
    # Keyboards put spaces behind words, and accents on letters, each in its own way.
    plain = unicodedata.normalize("NFKC", password).strip().encode()
    return hashlib.scrypt(plain, salt=salt, n=1 << 14, r=8, p=1)
