"""Own pictures in a folder of this machine, or of a disk that several share."""

import os
import shutil
import tempfile
from pathlib import Path

from pinxit import private
from pinxit.decks.blobs import FOLDER, NAME, NoBlob, checked_folder, checked_name


class FolderBlobs:
    """Implements `pinxit.decks.blobs.Blobs`; all of it is for its owner alone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def put(self, name: str, data: bytes) -> None:
        """Write a file beside its place, and then put it there."""
        path = self._path(name)
        private.make_folder(path.parent)
        handle, made = tempfile.mkstemp(prefix=".new-", dir=path.parent)  # 0600
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())  # or a power cut may leave the new name with nothing in it
            Path(made).replace(path)
        finally:
            Path(made).unlink(missing_ok=True)

    def get(self, name: str, most: int) -> bytes:
        """Read a file."""
        try:
            with self._path(name).open("rb") as file:
                return file.read(most)
        except (FileNotFoundError, NotADirectoryError):
            raise NoBlob(name) from None

    def names(self, folder: str) -> tuple[str, ...]:
        """Look through a folder; links are not followed."""
        top = self.folder / checked_folder(folder)
        found = (
            path.relative_to(self.folder).as_posix()
            for path in sorted(top.rglob("*"))
            if path.is_file() and not path.is_symlink()
        )
        return tuple(name for name in found if NAME.fullmatch(name))

    def folders(self) -> tuple[str, ...]:
        """Look through what is there."""
        try:
            found = sorted(self.folder.iterdir())
        except FileNotFoundError:
            return ()
        return tuple(
            path.name
            for path in found
            if FOLDER.fullmatch(path.name) and path.is_dir() and not path.is_symlink()
        )

    def delete(self, *names: str) -> None:
        """Delete files."""
        for name in names:
            self._path(name).unlink(missing_ok=True)

    def delete_all(self, folder: str) -> None:
        """Let a folder disappear at once, and then its files."""
        path = self.folder / checked_folder(folder)
        gone = path.with_name(f".{folder}-gone")
        try:
            path.rename(gone)
        except OSError:
            gone = path
        shutil.rmtree(gone, ignore_errors=True)

    def tidy(self) -> None:
        """Throw away what was half made or half unmade, and close the rest to others."""
        try:
            private.narrow(self.folder)
            found = tuple(self.folder.iterdir())
        except FileNotFoundError:
            return
        for path in found:
            if path.name.startswith("."):
                shutil.rmtree(path, ignore_errors=True)
            elif FOLDER.fullmatch(path.name) and path.is_dir() and not path.is_symlink():
                private.narrow_all(path)
                for half in path.rglob(".new-*"):
                    half.unlink(missing_ok=True)

    def _path(self, name: str) -> Path:
        return self.folder / checked_name(name)
