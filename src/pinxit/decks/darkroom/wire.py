"""What is said between the server and a child that reads pictures, and what is believed of it."""

from enum import StrEnum
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from pinxit.decks.picture import kind_of
from pinxit.decks.problems import DeckProblem, DeckReason

LARGEST_ANSWER: Final = 8 * 1024**2  # bytes; a child that says more is not listened to
COLUMNS: Final = 8  # of a sheet
LEAST_SIDE: Final = 32  # pixels, of a picture of a mime
MOST_SIDE: Final = 480
LONGEST_NAME: Final = 120  # of a file, for people

Fraction = Annotated[float, Meta(ge=0, le=1)]


class Crop(Struct, frozen=True, forbid_unknown_fields=True):
    """A window of two to three: where it begins, and how wide it is; parts of the whole."""

    left: Fraction  # of the picture's width
    top: Fraction  # of its height
    width: Annotated[float, Meta(gt=0, le=1)]  # of its width


class Job(Struct, frozen=True, tag="develop"):
    """A picture to read."""

    data: bytes
    file: str  # what its owner calls it; for messages only
    crop: Crop | None = None  # None: where most is to be seen
    most_pixels: int = 50_000_000


class Layout(StrEnum):
    """How cards lie on a table."""

    WALL = "wall"  # side by side, as many as fit
    FAN = "fan"  # a hand of them
    HELD = "held"  # the last one close, two others behind it


class Spread(Struct, frozen=True, tag="lay"):
    """Cards to be laid on a table, for a picture of them all."""

    layout: Layout
    cards: tuple[bytes, ...]  # the last one is on top


class Reel(Struct, frozen=True, tag="film"):
    """The pictures of a mime, to be put onto one sheet."""

    pictures: tuple[bytes, ...]


class Sheet(Struct, frozen=True, tag="filmed"):
    """All of them, in rows."""

    data: bytes
    columns: int
    rows: int


class Laid(Struct, frozen=True, tag="laid"):
    """The picture of them all."""

    data: bytes


class Note(Struct, frozen=True):
    """A problem, as it goes through a pipe."""

    reason: DeckReason
    facts: dict[str, str | int] = {}


class Developed(Struct, frozen=True, kw_only=True, tag="developed"):
    """What became of a picture: a card in two sizes, and a clean copy to choose another crop of."""

    small: bytes
    large: bytes
    whole: bytes
    width: int  # of the clean copy
    height: int
    crop: Crop
    notes: tuple[Note, ...] = ()


class Failed(Struct, frozen=True, tag="failed"):
    """Why nothing became of it."""

    why: Note


AnyJob = Job | Spread | Reel
AnyAnswer = Developed | Laid | Sheet | Failed

_jobs: msgspec.msgpack.Decoder[AnyJob] = msgspec.msgpack.Decoder(AnyJob)
_answers: msgspec.msgpack.Decoder[AnyAnswer] = msgspec.msgpack.Decoder(AnyAnswer)
dump = msgspec.msgpack.Encoder().encode


def read_job(data: bytes) -> AnyJob:
    """Read what is to be done."""
    return _jobs.decode(data)


def read_developed(data: bytes, file: str) -> Developed:
    """Believe a child no more than its owner; raise its refusal, or that it made no sense."""
    answer = _read_answer(data, file)
    if not isinstance(answer, Developed):
        raise _nonsense(file)
    pictures = (answer.small, answer.large, answer.whole)
    if any(kind_of(picture) != "webp" for picture in pictures):
        raise _nonsense(file)
    if answer.width < 1 or answer.height < 1:
        raise _nonsense(file)
    return answer


def read_laid(data: bytes, file: str) -> Laid:
    """Likewise, of cards that were laid on a table."""
    answer = _read_answer(data, file)
    if not isinstance(answer, Laid) or kind_of(answer.data) != "jpg":
        raise _nonsense(file)
    return answer


def read_filmed(data: bytes, file: str) -> Sheet:
    """Likewise, of the pictures of a mime."""
    answer = _read_answer(data, file)
    if not isinstance(answer, Sheet) or kind_of(answer.data) != "webp":
        raise _nonsense(file)
    if not 1 <= answer.columns <= COLUMNS or answer.rows < 1:
        raise _nonsense(file)
    return answer


def _read_answer(data: bytes, file: str) -> Developed | Laid | Sheet:
    try:
        answer = _answers.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _nonsense(file) from error
    if isinstance(answer, Failed):
        raise DeckProblem(answer.why.reason, **answer.why.facts)
    return answer


def _nonsense(file: str) -> DeckProblem:
    return DeckProblem(DeckReason.PICTURE_CRASHED, file=file)


def note_of(problem: DeckProblem) -> Note:
    """Write a problem down; facts that are neither words nor numbers stay behind."""
    facts = {name: fact for name, fact in problem.facts.items() if isinstance(fact, (str, int))}
    return Note(DeckReason(problem.reason), facts)
