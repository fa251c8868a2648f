"""Decks that are distributions of their own: each folder below `decks/` with a pyproject.toml."""

import importlib.util
import zipfile
from collections.abc import Iterator
from email.message import Message
from email.parser import BytesHeaderParser
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
GROUP = "pinxit.decks"


def projects(root: Path) -> Iterator[Path]:
    """Find them."""
    yield from sorted(file.parent for file in (root / "decks").glob("*/pyproject.toml"))


def amiss(wheel: zipfile.ZipFile, folder: str) -> str | None:
    """Say what a deck lacks of what makes it one that can be handed on."""
    names, about = wheel.namelist(), metadata(wheel, folder)
    entries = f"{folder}/entry_points.txt"
    if entries not in names or f"[{GROUP}]" not in wheel.read(entries).decode():
        return f"it announces no deck (entry point “{GROUP}”)"
    if not about.get("License-Expression"):
        return "it names no licence (project.license)"
    if not any(name.startswith(f"{folder}/licenses/") for name in names):
        return "the text of its licence is missing (project.license-files)"
    return None


def parts(wheel: zipfile.ZipFile, folder: str) -> bytes:
    """Return the list of its parts: a deck is made of nothing but itself."""
    about = metadata(wheel, folder)
    listed: bytes = _sbom().whole(
        about["Name"], about["Version"], about["License-Expression"], "data"
    )
    return listed


def metadata(wheel: zipfile.ZipFile, folder: str) -> Message:
    """Read what a wheel says of itself."""
    return BytesHeaderParser().parsebytes(wheel.read(f"{folder}/METADATA"))


def _sbom() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sbom", HERE / "sbom.py")
    if spec is None or spec.loader is None:
        raise ImportError("sbom")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
