"""Own pictures that last as long as the process: for tests."""

from threading import Lock

from pinxit.decks.blobs import NoBlob, checked_folder, checked_name


class MemoryBlobs:
    """Implements `pinxit.decks.blobs.Blobs`."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}
        self._door = Lock()

    def put(self, name: str, data: bytes) -> None:
        """Keep something."""
        with self._door:
            self._kept[checked_name(name)] = bytes(data)

    def get(self, name: str, most: int) -> bytes:
        """Return what was kept."""
        with self._door:
            found = self._kept.get(checked_name(name))
        if found is None:
            raise NoBlob(name)
        return found[:most]

    def names(self, folder: str) -> tuple[str, ...]:
        """List all that lies in a folder."""
        under = f"{checked_folder(folder)}/"
        with self._door:
            return tuple(sorted(name for name in self._kept if name.startswith(under)))

    def folders(self) -> tuple[str, ...]:
        """List the folders."""
        with self._door:
            return tuple(sorted({name.partition("/")[0] for name in self._kept}))

    def delete(self, *names: str) -> None:
        """Forget these."""
        with self._door:
            for name in names:
                self._kept.pop(checked_name(name), None)

    def delete_all(self, folder: str) -> None:
        """Forget a folder."""
        self.delete(*self.names(folder))

    def tidy(self) -> None:
        """Nothing is ever half done."""
