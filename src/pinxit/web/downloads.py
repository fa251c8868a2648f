"""Whole decks for others to keep: packed when first asked for, and kept while the server runs."""

import asyncio
import tempfile
from pathlib import Path

from pinxit.decks import Catalogue
from pinxit.decks.writing import export


class Downloads:
    """Zips of the decks of this server, by their ids: no path comes from a request."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._packed: dict[str, Path] = {}
        self._packing = asyncio.Lock()

    async def zip_of(self, deck: str) -> Path | None:
        """Return where the zip of a deck lies; None for one that the program draws, or none."""
        package = self._catalogue.package(deck)
        if package is None or package.path is None:
            return None
        async with self._packing:  # whoever asks second finds it done
            if deck not in self._packed:
                self._folder = self._folder or tempfile.TemporaryDirectory(prefix="pinxit-decks-")
                out = Path(self._folder.name) / f"{len(self._packed)}.zip"
                await asyncio.to_thread(export, package.path, package.manifest, out)
                self._packed[deck] = out
        return self._packed[deck]

    def close(self) -> None:
        """Throw the zips away."""
        if self._folder is not None:
            self._folder.cleanup()
