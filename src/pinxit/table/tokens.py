"""The secrets that open seats and albums. Only hashes of them are stored.

Until somebody comes with it, the token of a seat is stored under another hash: so whoever lost the
answer that brought it can be told it once more, also after a crash, and nobody can once it has been
shown.
"""

import base64
import hmac
import secrets
from hashlib import blake2s, sha256


def new_token() -> str:
    """Return a token of 256 random bits."""
    return secrets.token_urlsafe(32)


def new_album_secret() -> str:
    """Return what a link to an album ends with: 128 random bits."""
    return secrets.token_urlsafe(16)


def token_of(secret: bytes, code: str, request: str) -> str:
    """Return the token of whoever sits down by a request: asked again, it is the same one.

    Without the server's secret, who knows the request cannot find it out.
    """
    # A code has letters and digits only, so what stands before the first colon is the code.
    made = hmac.new(secret, f"seat:{code}:{request}".encode(), sha256).digest()
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def hash_of(secret: str) -> str:
    """Return what is stored of a token that somebody has come with, and of a request."""
    return sha256(secret.encode()).hexdigest()


def unused_hash_of(token: str) -> str:
    """Return what is stored of a token that nobody has come with yet."""
    return blake2s(token.encode(), person=b"unused").hexdigest()
