"""The faces of the computer players: each is a program in `faces/`, as a card is one in its deck.

The page is half as wide as a card's, so that the brush is as broad in a small picture as it is on
the cards. The client shows faces square or round, down to 32 pixels: what matters keeps off the
corners, and each has a silhouette, and a shape behind it, of its own.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from PIL import Image

from .engine import Page, Scene
from .studio import HOME, encoded, loaded, picture_of

PROGRAMS: Final = HOME / "faces"
SHIPPED: Final = HOME.parent / "client" / "src" / "assets" / "faces"
PAGE: Final = 400, 400
SIZE: Final = 320, 320
MOST_BYTES: Final = 20_000


def face_pictures() -> list[tuple[str, Callable[[], dict[str, bytes]]]]:
    """Name the faces, with what makes their files."""
    names = sorted(program.stem for program in PROGRAMS.glob("*.py"))
    return [(name, partial(_face, name)) for name in names]


def paint_face(name: str, scale: float = 1.6) -> Scene:
    """Run a face's program."""
    scene: Scene = loaded(PROGRAMS / f"{name}.py").paint(Page(scale, PAGE))
    return scene


def _face(name: str) -> dict[str, bytes]:
    picture = picture_of(paint_face(name)).resize(SIZE, Image.Resampling.LANCZOS)
    return {f"{name}.avif": encoded(picture, MOST_BYTES)}
