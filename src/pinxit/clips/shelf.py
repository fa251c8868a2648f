"""Where clips lie: among the blobs, a folder for each table, a blob for each clip.

A blob begins with a line that tells what it is and who has brought it. So the clip and what is
known of it are there together or not at all, whichever node looks, and after any restart. All of it
takes its time, and is asked for in threads.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Concatenate, Final, ParamSpec, TypeVar

import msgspec

from pinxit.decks.blobs import Blobs, BlobsAway, NoBlob
from pinxit.rules import Medium

from .clip import ID, Kept
from .problems import ClipProblem, ClipReason

P = ParamSpec("P")
T = TypeVar("T")

BEFORE: Final = "clips-"  # what the folder of a table begins with
REPORTED: Final = "reported-clips"
LONGEST_HEAD: Final = 512  # bytes
LARGEST: Final = 3_000_000  # bytes of a blob: the longest sound is a fifth of it
MEDIA_TYPES: Final = {
    Medium.SOUND: "audio/wav",
    Medium.MIME: "image/webp",
    Medium.DRAWING: "application/json",
}

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Kept)


def _asked(
    work: "Callable[Concatenate[Shelf, P], T]",
) -> "Callable[Concatenate[Shelf, P], T]":
    """Let whoever asks hear of clips, and not of pictures, when there is nobody to ask."""

    @wraps(work)
    def ask(shelf: "Shelf", /, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return work(shelf, *args, **kwargs)
        except (BlobsAway, OSError) as away:
            raise ClipProblem(ClipReason.CLIPS_AWAY) from away

    return ask


class Shelf:
    """Keeps clips; raises `ClipProblem`."""

    def __init__(self, blobs: Blobs) -> None:
        self._blobs = blobs

    @_asked
    def put(self, table: str, kept: Kept, data: bytes) -> None:
        """Keep a clip."""
        self._blobs.put(_name(table, kept.clip.id), _encoder.encode(kept) + b"\n" + data)

    @_asked
    def look(self, table: str, clip: str) -> Kept:
        """Tell what is known of a clip."""
        return _parted(self._read(_name(table, clip), LONGEST_HEAD))[0]

    @_asked
    def get(self, table: str, clip: str) -> tuple[Kept, bytes]:
        """Return a clip with its bytes."""
        return _parted(self._read(_name(table, clip), LARGEST))

    @_asked
    def of_table(self, table: str) -> tuple[str, ...]:
        """Name the clips of a table, the oldest day first."""
        return self._clips(_folder(table))

    @_asked
    def drop(self, table: str, clips: Iterable[str]) -> None:
        """Forget clips."""
        self._blobs.delete(*(_name(table, clip) for clip in clips))

    @_asked
    def forget(self, table: str) -> None:
        """Forget all clips of a table."""
        self._blobs.delete_all(_folder(table))

    @_asked
    def tables(self) -> tuple[str, ...]:
        """Name the tables that have clips, by their codes."""
        folders = self._blobs.folders()
        return tuple(f.removeprefix(BEFORE).upper() for f in folders if f.startswith(BEFORE))

    # For whoever runs the server, when somebody was reported

    @_asked
    def set_aside(self, table: str, clip: str) -> None:
        """Keep a clip also when its table is gone."""
        self._blobs.put(f"{REPORTED}/{clip}", self._read(_name(table, clip), LARGEST))

    @_asked
    def get_reported(self, clip: str) -> tuple[Kept, bytes]:
        """Return a clip that was set aside."""
        return _parted(self._read(_reported(clip), LARGEST))

    @_asked
    def reported(self) -> tuple[str, ...]:
        """Name the clips that were set aside."""
        return self._clips(REPORTED)

    @_asked
    def drop_reported(self, clips: Iterable[str]) -> None:
        """Forget clips that were set aside."""
        self._blobs.delete(*map(_reported, clips))

    def _clips(self, folder: str) -> tuple[str, ...]:
        found = (name.rpartition("/")[2] for name in self._blobs.names(folder))
        return tuple(clip for clip in found if ID.fullmatch(clip))

    def _read(self, name: str, most: int) -> bytes:
        try:
            return self._blobs.get(name, most)
        except NoBlob:
            raise ClipProblem(ClipReason.NO_SUCH_CLIP) from None


def _folder(table: str) -> str:
    return f"{BEFORE}{table.lower()}"


def _name(table: str, clip: str) -> str:
    """Return where a clip lies; whatever is no name of a clip lies nowhere."""
    if ID.fullmatch(clip) is None:
        raise ClipProblem(ClipReason.NO_SUCH_CLIP)
    return f"{_folder(table)}/{clip}"


def _reported(clip: str) -> str:
    if ID.fullmatch(clip) is None:
        raise ClipProblem(ClipReason.NO_SUCH_CLIP)
    return f"{REPORTED}/{clip}"


def _parted(blob: bytes) -> tuple[Kept, bytes]:
    """Part a blob from what is known of it; a damaged one is none."""
    head, _, data = blob.partition(b"\n")
    try:
        return _decoder.decode(head), data
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ClipProblem(ClipReason.NO_SUCH_CLIP) from error
