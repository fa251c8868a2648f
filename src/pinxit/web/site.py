"""The client for browsers: built from `client/`, kept beside this file, and served from memory.

Everything is read once at the start, so no path of a request ever reaches the file system.
"""

import functools
import gzip
import mimetypes
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable

from msgspec import Struct

from .page import plain_page

BASE = '<base href="/" />'  # as it stands in `client/index.html`
PAGE = "index.html"


class Asset(Struct, frozen=True):
    """A file of the client; its name changes with what is in it."""

    media_type: str
    data: bytes
    packed: bytes | None = None  # gzipped, if that makes it smaller


class Site:
    """The pages of the server; a plain one where no client was built."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = folder or resources.files(__package__).joinpath("client")
        page = folder.joinpath(PAGE)
        self._page = page.read_text(encoding="utf-8") if page.is_file() else None
        assets = folder.joinpath("assets")
        self._assets = (
            {file.name: _asset(file) for file in assets.iterdir() if file.is_file()}
            if assets.is_dir()
            else {}
        )

    def asset(self, name: str) -> Asset | None:
        """Return a file of the client."""
        return self._assets.get(name)

    def page(self, base: str, path: str, code: str | None) -> str:
        """Return the page; `path` is where the server lives, for all that is relative to it."""
        if self._page is None:
            return plain_page(base, code)
        return self._page.replace(BASE, f'<base href="{escape(path)}/" />', 1)


def _asset(file: Traversable) -> Asset:
    guessed, _ = mimetypes.guess_type(file.name)
    kind = _KINDS.get(file.name.rpartition(".")[2], guessed) or "application/octet-stream"
    data = file.read_bytes()
    return Asset(kind, data, packed(data) if kind.startswith("text/") else None)


@functools.lru_cache(maxsize=128)
def packed(data: bytes) -> bytes:
    """Return something gzipped, for what is sent to everybody and has no secret in it."""
    return gzip.compress(data, 9, mtime=0)


# Not every machine knows these.
_KINDS = {
    "js": "text/javascript",
    "css": "text/css",
    "woff2": "font/woff2",
    "woff": "font/woff",
    "avif": "image/avif",
    "webp": "image/webp",
}
