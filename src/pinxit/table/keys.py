"""Keys of links: what a link to a table holds beside its code, so that nobody else need be asked.

A code is short enough to be read aloud, and so short enough to be tried. When somebody does that,
those who only have a code must wait with them. A key is made of the code by the server's secret:
whoever shows the right one was sent here, and a look at it needs no table to exist.
"""

import hmac
from hashlib import sha256
from typing import Final

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels: no words; no O, I: no digits
LENGTH: Final = 10  # letters: 43 bits, for each code


def key_of(code: str, secret: bytes) -> str:
    """Return the key of a code."""
    number = int.from_bytes(hmac.new(secret, b"link:" + code.encode(), sha256).digest())
    letters = []
    for _ in range(LENGTH):
        number, place = divmod(number, len(LETTERS))
        letters.append(LETTERS[place])
    return "".join(letters)


def code_of(request: str, attempt: int, length: int, secret: bytes) -> str:
    """Return the code of a table that a request opens: asked again, by any node, it is the same.

    Other tables may have it: then the next attempt has another one.
    """
    made = hmac.new(secret, f"open:{attempt}:{request}".encode(), sha256).digest()
    number = int.from_bytes(made)
    letters = []
    for _ in range(length):
        number, place = divmod(number, len(LETTERS))
        letters.append(LETTERS[place])
    return "".join(letters)


def is_key_of(code: str, key: str, secret: bytes) -> bool:
    """Tell whether a key is the right one, taking as long for one that is nearly right."""
    return hmac.compare_digest(key_of(code, secret).encode(), key.encode())


def parted(named: str) -> tuple[str, str | None]:
    """Return the code and the key (None: there is none) of what names a table."""
    code, dash, key = named.strip().upper().partition("-")
    return code, key if dash else None
