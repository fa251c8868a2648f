"""What is said between the server and a child that reads pictures, and what is believed of it."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from pinxit.decks.picture import kind_of
from pinxit.decks.problems import DeckProblem, DeckReason

LARGEST_ANSWER: Final = 8 * 1024**2  # bytes; a child that says more is not listened to
LONGEST_NAME: Final = 120  # of a file, for people

Fraction = Annotated[float, Meta(ge=0, le=1)]


class Crop(Struct, frozen=True, forbid_unknown_fields=True):
    """A window of two to three: where it begins, and how wide it is; parts of the whole."""

    left: Fraction  # of the picture's width
    top: Fraction  # of its height
    width: Annotated[float, Meta(gt=0, le=1)]  # of its width


class Job(Struct, frozen=True):
    """A picture to read."""

    data: bytes
    file: str  # what its owner calls it; for messages only
    crop: Crop | None = None  # None: where most is to be seen
    most_pixels: int = 50_000_000


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


_jobs = msgspec.msgpack.Decoder(Job)
_answers: msgspec.msgpack.Decoder[Developed | Failed] = msgspec.msgpack.Decoder(Developed | Failed)
dump = msgspec.msgpack.Encoder().encode


def read_job(data: bytes) -> Job:
    """Read what is to be done."""
    return _jobs.decode(data)


def read_answer(data: bytes, file: str) -> Developed:
    """Believe a child no more than its owner; raise its refusal, or that it made no sense."""
    try:
        answer = _answers.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DeckProblem(DeckReason.PICTURE_CRASHED, file=file) from error
    if isinstance(answer, Failed):
        raise DeckProblem(answer.why.reason, **answer.why.facts)
    pictures = (answer.small, answer.large, answer.whole)
    if any(kind_of(picture) != "webp" for picture in pictures):
        raise DeckProblem(DeckReason.PICTURE_CRASHED, file=file)
    if answer.width < 1 or answer.height < 1:
        raise DeckProblem(DeckReason.PICTURE_CRASHED, file=file)
    return answer


def note_of(problem: DeckProblem) -> Note:
    """Write a problem down; facts that are neither words nor numbers stay behind."""
    facts = {name: fact for name, fact in problem.facts.items() if isinstance(fact, (str, int))}
    return Note(DeckReason(problem.reason), facts)
