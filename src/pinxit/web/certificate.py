"""A certificate that a server makes for itself, for phones on the same network.

Nobody vouches for it, so browsers ask once whether to go on; after that, what is played cannot be
read by others on the network. It is kept, so that they ask only once.
"""

import ipaddress
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from pinxit.private import narrow, write_whole

from .server import Certificate

CERTIFICATE: Final = "tls.crt"
KEY: Final = "tls.key"
LASTS: Final = timedelta(days=397)  # browsers trust none that lasts longer
RENEWED: Final = timedelta(days=30)  # before its end


def own_certificate(folder: Path, names: Sequence[str]) -> Certificate:
    """Return the certificate of this server, made anew if it has none for all of its names."""
    narrow(folder / KEY)
    if kept := kept_certificate(folder, names):
        return kept
    certificate, key = folder / CERTIFICATE, folder / KEY
    return _told(certificate, key, _make(certificate, key, _sayable(names)))


def kept_certificate(folder: Path, names: Sequence[str]) -> Certificate | None:
    """Return the certificate that is kept, if it is for all of these names, and still for long."""
    certificate, key = folder / CERTIFICATE, folder / KEY
    kept = _kept(certificate, key)
    if kept is None or not _fits(kept, _sayable(names)):
        return None
    return _told(certificate, key, kept)


def _sayable(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in names if name.isascii())  # a host may be called anything


def _told(certificate: Path, key: Path, found: x509.Certificate) -> Certificate:
    return Certificate(certificate, key, found.fingerprint(hashes.SHA256()).hex(":").upper())


def _kept(certificate: Path, key: Path) -> x509.Certificate | None:
    """Return the certificate that is kept, if the key beside it is its own."""
    try:
        kept = x509.load_pem_x509_certificate(certificate.read_bytes())
        secret = serialization.load_pem_private_key(key.read_bytes(), password=None)
    except (OSError, ValueError, TypeError):  # nothing, nonsense, or under a password
        return None
    return kept if secret.public_key() == kept.public_key() else None


def _fits(certificate: x509.Certificate, names: Sequence[str]) -> bool:
    try:
        known = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return False
    fresh = certificate.not_valid_after_utc > datetime.now(UTC) + RENEWED
    return fresh and {_name(name) for name in names} <= set(known)


def _make(certificate: Path, key: Path, names: Sequence[str]) -> x509.Certificate:
    secret = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Pinxit, a table in this house")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(secret.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))  # a phone's clock may be behind
        .not_valid_after(now + LASTS)
        .add_extension(x509.SubjectAlternativeName([_name(name) for name in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(secret, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    plain = serialization.NoEncryption()
    write_whole(key, secret.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain))
    write_whole(certificate, made.public_bytes(pem))
    return made


def _name(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)
