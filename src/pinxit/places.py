"""Where this computer keeps what Pinxit is to remember."""

import logging
import secrets
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from pinxit.private import narrow, write_whole

log = logging.getLogger(__name__)

KEY: Final = "secret.key"
ADMIN: Final = "admin.token"
KEY_BYTES: Final = 32


def data_folder(chosen: Path | None = None) -> Path:
    """Return the data folder: the one that was chosen, or where this platform keeps such things."""
    return chosen or user_data_path("pinxit", appauthor=False)


def secret_key(folder: Path) -> bytes:
    """Return this server's secret, made at the first start; for nobody but its owner to read.

    It is the key of hashes that tables keep (of where somebody banned came from), so that these
    say nothing to whoever has a table's log but not this file.
    """
    path = folder / KEY
    try:
        if not path.exists() or path.stat().st_size < KEY_BYTES:
            write_whole(path, secrets.token_bytes(KEY_BYTES))
        narrow(path)
        return path.read_bytes()
    except OSError as error:
        log.warning("%s cannot be kept (%s): bans by place last until a restart", path, error)
        return secrets.token_bytes(KEY_BYTES)


def admin_token(folder: Path, shared: str | None = None) -> str | None:
    """Return the word that opens the admin page, made at the first start; None: it cannot be.

    Nodes that share a database share it, too, and each keeps it where whoever runs it looks.
    """
    path = folder / ADMIN
    try:
        kept = path.read_text(encoding="utf-8").strip() if path.exists() else ""
        if not kept or (shared is not None and kept != shared):
            write_whole(path, f"{shared or secrets.token_urlsafe(KEY_BYTES)}\n".encode())
        narrow(path)
        return path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        log.warning("%s cannot be kept (%s): there is no admin page", path, error)
        return None
