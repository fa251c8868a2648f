"""Where the cards of a deck are: their programs, the drafts, and the pictures that ship.

What ships is the painted picture, not the program: improving a motif changes no finished card
until somebody paints that card again, looks at it, and commits it. `painted.toml` remembers which
program each shipped picture came from, so that `paint` knows what has changed since.
"""

import ast
import hashlib
import importlib.util
import io
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct
from PIL import Image

from . import brand
from .concepts import manifest, read_concepts
from .engine import Page, Scene
from .engine.page import DRAFT, FULL

HOME: Final = Path(__file__).resolve().parent.parent
DECKS: Final = HOME / "decks"
SHIPPED: Final = HOME.parent / "src" / "pinxit" / "decks"
BRAND: Final = HOME.parent / "client" / "src" / "assets" / "brand"
OUT: Final = HOME / "out"  # drafts, masters and sheets: not part of the project


class UnknownCard(Exception):
    """There is no program for a card of this name."""


class Size(Struct, frozen=True):
    """A size in which cards ship, and how many bytes one may have."""

    name: str
    width: int
    height: int
    most_bytes: int


WORST, BEST = 36, 84  # qualities: below, grain turns to blocks; above, nobody sees a difference
SIZES: Final = (Size("small", 360, 540, 35_000), Size("large", 800, 1200, 120_000))


class Deck:
    """The programs of one deck."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = DECKS / name
        self.pictures = SHIPPED / name / "pictures"
        if not (self.folder / "cards").is_dir():
            known = ", ".join(sorted(folder.name for folder in DECKS.iterdir()))
            raise UnknownCard(f"There is no deck called {name!r} here; there are: {known}.")

    def cards(self) -> list[str]:
        """Name the cards that have a program, in the order of the alphabet."""
        files = (self.folder / "cards").glob("*.py")
        return sorted(file.stem.replace("_", "-") for file in files if file.stem != "__init__")

    def extras(self) -> list[str]:
        """Name what else belongs to a deck: its back and its cover."""
        return sorted(file.stem for file in (self.folder / "extras").glob("*.py"))

    def program(self, card: str) -> Path:
        """Return the program of a card, of the back or of the cover; raise `UnknownCard`."""
        folder = "extras" if card in self.extras() else "cards"
        file = self.folder / folder / f"{card.replace('-', '_')}.py"
        if not file.exists():
            near = [other for other in self.cards() if set(other.split("-")) & set(card.split("-"))]
            hint = f" Did you mean {' or '.join(near)}?" if near else ""
            raise UnknownCard(f"There is no card called {card!r} in {self.name}.{hint}")
        return file

    def paint(self, card: str, scale: float) -> Scene:
        """Run a card's program."""
        scene: Scene = loaded(self.program(card)).paint(Page(scale))
        return scene

    def changed(self) -> list[str]:
        """Name the cards whose program is not the one that their pictures came from."""
        known = self._painted()
        return [
            card
            for card in [*self.extras(), *self.cards()]
            if known.get(card) != fingerprint(self.program(card)) or not all(self._files(card))
        ]

    def ship(self, card: str, scene: Scene) -> None:
        """Write a card's pictures, and remember its program."""
        self.pictures.mkdir(parents=True, exist_ok=True)
        master = picture_of(scene)
        OUT.joinpath("masters").mkdir(parents=True, exist_ok=True)
        master.save(OUT / "masters" / f"{card}.png")
        for size in SIZES:
            small = master.resize((size.width, size.height), Image.Resampling.LANCZOS)
            self._file(card, size).write_bytes(encoded(small, size.most_bytes))

    def remember(self, cards: list[str]) -> None:
        """Note that these cards were painted by their programs as they are now."""
        known = self._painted() | {card: fingerprint(self.program(card)) for card in cards}
        lines = [
            f'{card} = "{known[card]}"\n'
            for card in [*self.extras(), *self.cards()]
            if card in known
        ]
        head = "# Which program each shipped picture came from; written by pinxit-atelier.\n"
        (self.folder / "painted.toml").write_text(head + "".join(lines), encoding="utf-8")

    def write_manifest(self) -> None:
        """Name the painted cards in the `deck.toml` that ships, if the deck has concepts."""
        table, head = self.folder / "concepts.md", self.folder / "head.toml"
        if not table.exists() or not head.exists():
            return
        painted = [card for card in self.cards() if all(self._files(card))]
        text = manifest(head.read_text(encoding="utf-8"), painted, read_concepts(table))
        (self.pictures.parent / "deck.toml").write_text(text, encoding="utf-8")

    def shipped(self, card: str, size: Size | None = None) -> Image.Image | None:
        """Return a card's (small) picture as it ships; None if it was never painted."""
        file = self._file(card, size or SIZES[0])
        return opened(file) if file.exists() else None

    def _file(self, card: str, size: Size) -> Path:
        return self.pictures / f"{card}.{size.name}.avif"

    def _files(self, card: str) -> Iterator[bool]:
        return (self._file(card, size).exists() for size in SIZES)

    def _painted(self) -> dict[str, str]:
        file = self.folder / "painted.toml"
        if not file.exists():
            return {}
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, str])


def scale_of(*, draft: bool) -> float:
    """Return the resolution for a first look, or for shipping."""
    return DRAFT if draft else FULL


def fingerprint(program: Path) -> str:
    """Return what tells one version of a program from another; its layout and comments do not."""
    tree = _told(ast.parse(program.read_text(encoding="utf-8")))
    return hashlib.sha256(repr(tree).encode()).hexdigest()[:16]


def _told(part: object) -> object:
    """Return a part of a program as plain values, the same on every Python.

    What is empty is left out: newer Pythons know parts of which older ones do not speak.
    """
    if isinstance(part, list):
        return [_told(one) for one in part]
    if not isinstance(part, ast.AST):
        return part
    fields = [(name, _told(value)) for name, value in ast.iter_fields(part)]
    return type(part).__name__, [field for field in fields if field[1] not in (None, [])]


def picture_of(scene: Scene) -> Image.Image:
    """Return a scene as a picture of 8 bits a colour."""
    return Image.fromarray((np.clip(scene.image, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")


def opened(file: Path) -> Image.Image:
    """Read a picture."""
    with Image.open(file) as picture:
        return picture.convert("RGB")


def encoded(picture: Image.Image, most_bytes: int) -> bytes:
    """Encode as AVIF, as well as the bytes allow."""
    best = _saved(picture, "AVIF", quality=WORST, speed=4)
    low, high = WORST, BEST
    while high - low > 3:
        quality = (low + high + 1) // 2
        data = _saved(picture, "AVIF", quality=quality, speed=4)
        if len(data) <= most_bytes:
            best, low = data, quality
        else:
            high = quality
    return best


def loaded(program: Path) -> ModuleType:
    """Run a program file by its path, so that a deck is only a folder."""
    name = f"pinxit_atelier_card_{program.stem}"
    spec = importlib.util.spec_from_file_location(name, program)
    if spec is None or spec.loader is None:
        raise UnknownCard(f"{program.name} cannot be read.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def brand_pictures() -> list[tuple[str, Callable[[], dict[str, bytes]]]]:
    """Name the pictures of the house, with what makes their files."""
    pawns = [(f"pawn {colour}", partial(_pawn, colour)) for colour in brand.COLOURS]
    return [*pawns, ("mark", _mark), ("table", _table)]


def _pawn(colour: str) -> dict[str, bytes]:
    picture = brand.paint_pawn(colour).resize(brand.PAWN_SIZE, Image.Resampling.LANCZOS)
    return {f"pawn-{colour}.webp": _saved(picture, "WEBP", quality=86, method=6)}


def _mark() -> dict[str, bytes]:
    picture = brand.paint_mark()
    files = {"mark.webp": _saved(picture.resize((512, 512)), "WEBP", quality=88, method=6)}
    for size in (32, 180, 192, 512):  # tabs, phones' home screens, installed apps
        icon = picture.resize((size, size), Image.Resampling.LANCZOS)
        icon = icon.quantize(256, method=Image.Quantize.FASTOCTREE)  # a third of the bytes
        files[f"icon-{size}.png"] = _saved(icon, "PNG", optimize=True)
    return files


def _table() -> dict[str, bytes]:
    picture = brand.paint_table()
    return {
        f"table-{width}.avif": encoded(picture.resize((width, width * 5 // 8)), most_bytes)
        for width, most_bytes in ((800, 60_000), (1600, 160_000))
    }


def _saved(picture: Image.Image, kind: str, **options: object) -> bytes:
    buffer = io.BytesIO()
    picture.save(buffer, kind, **options)
    return buffer.getvalue()
