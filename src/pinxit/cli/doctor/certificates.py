"""Certificates: whether there is one, for which names, and until when."""

import ssl
from collections.abc import Iterator
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography import x509

from pinxit.cli.address import known_as
from pinxit.web.certificate import CERTIFICATE, RENEWED

from .asked import Asked
from .finding import Finding, fault, look, well

SOON: Final = 14  # days
SUBJECT: Final = "Certificate"


def certificates(asked: Asked) -> Iterator[Finding]:
    """See whether browsers will be satisfied."""
    if asked.tls_cert is not None or asked.tls_key is not None:
        yield from _given(asked)
    elif asked.tls:
        yield from _own(asked)
    elif urlsplit(asked.config.public_url or "").scheme == "https":
        return  # the proxy's: whoever asks at that address sees
    else:
        yield well(
            SUBJECT,
            "None: over plain HTTP people can play, but not sing or mime clues (--tls, a proxy).",
        )


def _own(asked: Asked) -> Iterator[Finding]:
    path = asked.folder / CERTIFICATE
    if not path.exists():
        yield well(SUBJECT, "The server makes one for itself at its first start.")
        return
    try:
        found = x509.load_pem_x509_certificate(path.read_bytes())
    except (OSError, ValueError):
        yield look(SUBJECT, f"{path} is none.", "The next start makes it anew.")
        return
    left = found.not_valid_after_utc - datetime.now(UTC)
    if left < RENEWED:
        advice = "Restart the server: it makes a new one, and browsers ask again."
        yield look(SUBJECT, f"{path} is valid for {max(left.days, 0)} more days.", advice)
    else:
        told = f"{path}, of our own making, is valid for {left.days} more days"
        yield well(SUBJECT, f"{told}; browsers ask once whether to trust it.")


def _given(asked: Asked) -> Iterator[Finding]:
    path, key = asked.tls_cert, asked.tls_key
    if path is None or key is None:
        yield fault(
            SUBJECT, "Of certificate and key, one is missing.", "Name both: --tls-cert, --tls-key."
        )
        return
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(path, key, _no_word)
        found = x509.load_pem_x509_certificates(path.read_bytes())[0]
    except PermissionError:
        advice = "Let the user who runs the server read both files."
        yield fault(SUBJECT, f"{path} or {key} cannot be read by us.", advice)
        return
    except (OSError, ValueError):
        advice = "Both have to be PEM, the key without a password, and belong together."
        yield fault(SUBJECT, f"{path} and {key} are no certificate and its key.", advice)
        return
    yield from _valid(found, path)
    yield from _names(asked, found)


def _valid(found: x509.Certificate, path: Path) -> Iterator[Finding]:
    now = datetime.now(UTC)
    left = found.not_valid_after_utc - now
    if found.not_valid_before_utc > now:
        advice = "Wait, or set this computer's clock."
        yield fault(SUBJECT, f"{path} is valid from {found.not_valid_before_utc:%Y-%m-%d}.", advice)
    elif left.total_seconds() < 0:
        advice = "Get a new one, and restart the server."
        yield fault(SUBJECT, f"{path} ended on {found.not_valid_after_utc:%Y-%m-%d}.", advice)
    elif left.days < SOON:
        advice = "Get a new one in time, and restart the server, which reads it at its start."
        yield look(SUBJECT, f"{path} ends in {left.days} days.", advice)
    else:
        yield well(SUBJECT, f"{path} is valid for {left.days} more days.")


def _names(asked: Asked, found: x509.Certificate) -> Iterator[Finding]:
    name = urlsplit(asked.config.public_url or "").hostname or known_as(asked.config.host)
    if not _is_for(found, name.strip("[]")):
        yield look(
            SUBJECT,
            f"It is not for {name}, where people would be sent.",
            "Say by --public-url under which of its names people come.",
        )


def _is_for(certificate: x509.Certificate, name: str) -> bool:
    try:
        known = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return False
    try:
        return ip_address(name) in known.get_values_for_type(x509.IPAddress)
    except ValueError:
        names = {one.lower() for one in known.get_values_for_type(x509.DNSName)}
        parent = name.lower().partition(".")[2]
        return name.lower() in names or f"*.{parent}" in names


def _no_word() -> str:
    """Say no password: a server that starts by itself has nobody to ask."""
    return ""
