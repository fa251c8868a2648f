"""Whom to believe at the other end of a line: whom this computer believes, and whom one names."""

import ssl
from functools import cache
from pathlib import Path

import httpx2


class NoCertificates(ValueError):
    """A file in which there is no certificate to believe in; the message is a sentence."""


@cache
def usual() -> ssl.SSLContext:
    """Believe whom this computer believes: its own store, or what SSL_CERT_FILE names."""
    return httpx2.create_ssl_context()


def trusting(ca: str | Path) -> ssl.SSLContext:
    """Believe the certificates in a PEM file, too; raise `NoCertificates`."""
    context = httpx2.create_ssl_context()
    try:
        context.load_verify_locations(cafile=ca)
    except ssl.SSLError:
        raise NoCertificates(f"{ca} holds no certificates in PEM form.") from None
    except OSError as error:
        raise NoCertificates(f"{ca} cannot be read: {error.strerror}.") from None
    return context


def distrust(error: BaseException | None) -> str | None:
    """Say why nobody whom we believe vouches for the other side; None: that was not the matter."""
    while error is not None:
        if isinstance(error, ssl.SSLCertVerificationError):
            return error.verify_message.rstrip(".") or "its certificate is not trusted"
        error = error.__cause__ or error.__context__
    return None
