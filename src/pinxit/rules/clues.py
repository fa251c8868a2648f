"""What a storyteller may say: in which media, and of what kind."""

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from .errors import IllegalMove, Reason
from .text import is_clean, is_visible

if TYPE_CHECKING:
    from .editions import Edition

THEME_LENGTH: Final = 60
CLIP_LENGTH: Final = 64
# Of Latin, Arabic, Greek, Chinese and Armenian hands, and the mirrored one of old prints.
QUESTION_MARKS: Final = "?\u061f\u037e\uff1f\u055e\u2e2e"


class Medium(StrEnum):
    """In what form a clue is given."""

    WORDS = "words"
    SPOKEN = "spoken"
    SOUND = "sound"
    MIME = "mime"
    DRAWING = "drawing"


class Theme(StrEnum):
    """Of what kind all clues of an evening are. A table may also word a theme of its own."""

    WORD = "word"  # a single one
    QUESTION = "question"
    TITLE = "title"  # of a book, a film, a play, a picture
    SONG = "song"
    PROVERB = "proverb"
    MEMORY = "memory"  # of one's own
    TALE = "tale"  # out of fairy tales and myths


class Clue(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The storyteller's clue; the text of one that is not in words is its caption.

    The clip is what was sung, mimed or drawn, by a name that says nothing: the rules never look.
    """

    text: str
    medium: Medium = Medium.WORDS
    clip: str | None = None

    @property
    def wordless(self) -> bool:
        """Tell whether there is nothing to be read: neither words nor a caption."""
        return not is_visible(self.text)


class ClueBounds(Struct, frozen=True, gc=False):
    """What a clue may be at this table."""

    longest: int
    media: tuple[Medium, ...]
    theme: str

    def check(self, clue: Clue) -> None:
        """Raise the reason why a clue is none, by these bounds."""
        if clue.medium not in self.media:
            raise IllegalMove(Reason.MEDIUM_NOT_ALLOWED, medium=clue.medium, allowed=self.media)
        if not is_clean(clue.text):
            raise IllegalMove(Reason.BAD_TEXT)
        in_words = clue.medium is Medium.WORDS
        if in_words and not is_visible(clue.text):
            raise IllegalMove(Reason.CLUE_EMPTY)
        if len(clue.text) > self.longest:
            raise IllegalMove(Reason.CLUE_TOO_LONG, longest=self.longest, length=len(clue.text))
        if clue.clip is not None and not _may_have_clip(clue, clue.clip):
            raise IllegalMove(Reason.BAD_CLIP)
        if in_words and not suits(clue.text, self.theme):
            raise IllegalMove(Reason.CLUE_OFF_THEME, theme=self.theme)

    def allow(self, clue: Clue) -> bool:
        """Tell whether a clue keeps to these bounds."""
        try:
            self.check(clue)
        except IllegalMove:
            return False
        return True


def bounds_of(edition: "Edition") -> ClueBounds:
    """Return what a clue may be by these rules."""
    return ClueBounds(edition.clue_length, edition.media, edition.theme)


def suits(text: str, theme: str) -> bool:
    """Tell whether a clue is of a kind, as far as that can be seen by its looks.

    Whether it is the title of anything, the people at the table know.
    """
    match theme:
        case Theme.WORD:
            return len(text.split()) == 1
        case Theme.QUESTION:
            return any(mark in text for mark in QUESTION_MARKS)
        case _:
            return True


def _may_have_clip(clue: Clue, clip: str) -> bool:
    silent = clue.medium in {Medium.WORDS, Medium.SPOKEN}
    return not silent and 0 < len(clip) <= CLIP_LENGTH and clip.isascii() and clip.isprintable()
