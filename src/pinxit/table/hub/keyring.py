"""What only this server can make, all of one secret: keys of links, labels, tokens of requests."""

import secrets
from hashlib import blake2s

from pinxit.table.keys import code_of, is_key_of, key_of
from pinxit.table.origins import origin_of
from pinxit.table.tokens import token_of


class Keyring:
    """A server's secret, and all that is made of it."""

    def __init__(self, secret: bytes | None = None) -> None:
        self._secret = secret or secrets.token_bytes(32)  # of a server that remembers nothing

    def origin_of(self, address: str) -> str:
        """Return by what this server knows an address again: a keyed hash, and nothing more."""
        return origin_of(address, self._secret)

    def key_of(self, code: str) -> str:
        """Return what a link to a table holds beside its code."""
        return key_of(code, self._secret)

    def has_key(self, code: str, key: str | None) -> bool:
        """Tell whether somebody shows that they were sent a link to this table."""
        return key is not None and is_key_of(code, key, self._secret)

    def code_of(self, request: str, attempt: int, length: int) -> str:
        """Return the code of the table that a request opens, one for each attempt."""
        return code_of(request, attempt, length, self._secret)

    def token_of(self, code: str, request: str) -> str:
        """Return the token of whoever sits down by a request: asked again, it is the same one."""
        return token_of(self._secret, code, request)

    def label_of(self, code: str) -> str:
        """Return by what a log knows a table; who has the log cannot open the table with it."""
        return blake2s(code.encode(), key=self._secret[:32], digest_size=5).hexdigest()
