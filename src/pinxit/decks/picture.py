"""A picture as it is served: known by its content, read when it is asked for."""

import re
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from msgspec import Struct

PREFIX: Final = 32  # hexadecimal digits of the hash: nobody finds two pictures that share them

# Which bytes a kind of picture begins with, its extension and its media type.
_KINDS: Final = (
    (re.compile(rb"RIFF....WEBP", re.DOTALL), "webp"),
    (re.compile(rb"....ftyp(?=.{0,56}avi[fs])", re.DOTALL), "avif"),
    (re.compile(rb"\x89PNG\r\n\x1a\n"), "png"),
    (re.compile(rb"\xff\xd8\xff"), "jpg"),
)
MEDIA_TYPES: Final = {
    "webp": "image/webp",
    "avif": "image/avif",
    "png": "image/png",
    "jpg": "image/jpeg",
    "svg": "image/svg+xml",
}


class Picture(Struct, frozen=True):
    """One picture. Its name is made of its content, so what is served under it never changes."""

    name: str  # hash.ext
    length: int  # in bytes
    read: Callable[[], bytes]
    private: bool = False  # of a table's own deck: not to be kept where others look

    @property
    def address(self) -> str:
        """Where the server shows it."""
        return f"/pictures/{self.name}"

    @property
    def media_type(self) -> str:
        """What it is, for a browser."""
        return MEDIA_TYPES[self.name.rpartition(".")[2]]


class Sizes(Struct, frozen=True):
    """The same picture for a hand of cards, and to look at closely."""

    small: Picture
    large: Picture


def kind_of(data: bytes) -> str | None:
    """Tell by its first bytes which kind of picture this is; None if no card may be of it."""
    return next((kind for begins, kind in _KINDS if begins.match(data)), None)


def name_of(data: bytes, extension: str) -> str:
    """Return the name under which a picture is served."""
    return f"{sha256(data).hexdigest()[:PREFIX]}.{extension}"


def drawn(svg: str) -> Picture:
    """Return a picture that the program has drawn itself."""
    data = svg.encode()
    return Picture(name_of(data, "svg"), len(data), lambda: data)
