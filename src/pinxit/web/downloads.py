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
        self._made = 0

    async def zip_of(self, deck: str) -> Path | None:
        """Return where the zip of a deck lies; None for one that the program draws, or none."""
        package = self._catalogue.package(deck)
        if package is None or package.packable is None:
            return None
        async with self._packing:  # whoever asks second finds it done
            if deck in self._packed:
                return self._packed[deck]
            out = self._next()
            await asyncio.to_thread(export, package.packable, package.manifest, out)
            if not self._catalogue.is_own(deck):  # which may change, and there may be many
                self._packed[deck] = out
            return out

    def done_with(self, deck: str, out: Path) -> None:
        """Throw away a zip that is not kept for others."""
        if self._packed.get(deck) != out:
            out.unlink(missing_ok=True)

    def _next(self) -> Path:
        self._folder = self._folder or tempfile.TemporaryDirectory(prefix="pinxit-decks-")
        self._made += 1
        return Path(self._folder.name) / f"{self._made}.zip"

    def close(self) -> None:
        """Throw the zips away."""
        if self._folder is not None:
            self._folder.cleanup()
