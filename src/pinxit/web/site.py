"""The client for browsers: built from `client/`, kept beside this file, and served from memory.

Everything is read once at the start, so no path of a request ever reaches the file system.
"""

import functools
import gzip
import mimetypes
import re
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable

from msgspec import Struct

BASE = '<base href="/" />'  # as it stands in `client/index.html`
HEAD = "<title>Pinxit</title>"  # likewise
LANGUAGE = '<html lang="en">'
PAGE = "index.html"
_ICON = re.compile(r"icon-32\b.*\.png")


class NoClient(OSError):
    """Pinxit was installed in a way that left its client out: nobody could play."""

    reason = "no_client"


class Asset(Struct, frozen=True):
    """A file of the client; its name changes with what is in it."""

    media_type: str
    data: bytes
    packed: bytes | None = None  # gzipped, if that makes it smaller


class Site:
    """The pages of the server; raises `NoClient` where none was built."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = folder or resources.files(__package__).joinpath("client")
        page, assets = folder.joinpath(PAGE), folder.joinpath("assets")
        if not (page.is_file() and assets.is_dir()):
            raise NoClient("The client for browsers has not been built; `make client` does it.")
        self._page = page.read_text(encoding="utf-8")
        self._assets = {file.name: _asset(file) for file in assets.iterdir() if file.is_file()}

    def asset(self, name: str) -> Asset | None:
        """Return a file of the client."""
        return self._assets.get(name)

    def icon(self) -> Asset | None:
        """Return the small picture that stands for us; its name changes with what is in it."""
        return next((self._assets[name] for name in self._assets if _ICON.fullmatch(name)), None)

    def page(self, path: str, head: str = HEAD, language: str = "en") -> str:
        """Return the page; `path` is where the server lives, for all that is relative to it.

        `head` is what it says of itself, in a language, as markup.
        """
        page = self._page.replace(BASE, f'<base href="{escape(path)}/" />', 1)
        page = page.replace(LANGUAGE, f'<html lang="{escape(language)}">', 1)
        return page.replace(HEAD, head, 1)


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
