"""Everything that may be wrong with a deck, in one list.

Refusal
└── DeckProblem     a deck, an archive or a picture that cannot be used, or could be better

A problem is raised where nothing can be done about it, and collected where somebody asked to be
told all of them. `reason` is stable; painters and translators meet it in `pinxit deck check`.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

from pinxit.rules import Refusal


class DeckReason(StrEnum):
    """What is wrong. The values never change; new ones may come."""

    # finding a deck
    NO_SUCH_DECK = "no_such_deck"
    NOT_A_DECK = "not_a_deck"
    DUPLICATE_DECK = "duplicate_deck"
    BAD_ENTRY_POINT = "bad_entry_point"
    # files and archives
    UNREADABLE = "unreadable"
    FILE_TOO_LARGE = "file_too_large"
    TOO_MANY_FILES = "too_many_files"
    DUPLICATE_FILE = "duplicate_file"
    BAD_ZIP = "bad_zip"
    BAD_PATH = "bad_path"
    LINK = "link"
    ENCRYPTED = "encrypted"
    ZIP_BOMB = "zip_bomb"
    # deck.toml and the texts
    BAD_TOML = "bad_toml"
    UNKNOWN_FORMAT = "unknown_format"
    BAD_FIELD = "bad_field"
    BAD_CHARACTERS = "bad_characters"
    NO_CARDS = "no_cards"
    DUPLICATE_CARD = "duplicate_card"
    # pictures
    MISSING_PICTURE = "missing_picture"
    NOT_A_PICTURE = "not_a_picture"
    UNSUPPORTED_PICTURE = "unsupported_picture"
    HEIC_OFF = "heic_off"
    BROKEN_PICTURE = "broken_picture"
    TRUNCATED = "truncated"
    ANIMATED = "animated"
    TOO_MANY_PIXELS = "too_many_pixels"
    TOO_SMALL = "too_small"
    # reading pictures of strangers
    PICTURE_TOO_HEAVY = "picture_too_heavy"
    PICTURE_TOO_SLOW = "picture_too_slow"
    PICTURE_CRASHED = "picture_crashed"
    BUSY = "busy"
    # decks of a table's own
    UPLOADS_OFF = "uploads_off"
    NO_SUCH_PICTURE = "no_such_picture"
    TOO_MANY_DECKS = "too_many_decks"
    TOO_MANY_PICTURES = "too_many_pictures"
    NO_ROOM = "no_room"
    PICTURES_AWAY = "pictures_away"
    # making decks
    NO_PICTURES = "no_pictures"
    DECK_EXISTS = "deck_exists"
    FILE_EXISTS = "file_exists"
    IS_A_DECK = "is_a_deck"
    DRAWN_DECK = "drawn_deck"
    BAD_OPTION = "bad_option"
    # describing cards by a model
    PACKED_DECK = "packed_deck"
    VISION_OFF = "vision_off"
    VISION_SETTING = "vision_setting"
    VISION_UNREACHABLE = "vision_unreachable"
    VISION_REFUSED = "vision_refused"
    VISION_NONSENSE = "vision_nonsense"
    VISION_CAP = "vision_cap"
    # what a check finds beside all these
    WRONG_SIZE = "wrong_size"
    WRONG_RATIO = "wrong_ratio"
    OVER_BUDGET = "over_budget"
    SAME_PICTURE = "same_picture"
    SAME_TEXT = "same_text"
    WRONG_SCRIPT = "wrong_script"
    TEXT_TOO_LONG = "text_too_long"
    UNKNOWN_CARD = "unknown_card"
    UNKNOWN_ASSOCIATION = "unknown_association"
    METADATA = "metadata"
    # what may stay as it is
    UNFINISHED = "unfinished"
    NO_TEXTS = "no_texts"
    TEXT_MISSING = "text_missing"
    TEXT_TOO_SHORT = "text_too_short"
    FEW_ASSOCIATIONS = "few_associations"
    WRONG_EXTENSION = "wrong_extension"
    LOW_RESOLUTION = "low_resolution"
    BLURRED = "blurred"
    UNUSED_FILE = "unused_file"


WARNINGS = frozenset(
    {
        DeckReason.UNFINISHED,
        DeckReason.NO_TEXTS,
        DeckReason.TEXT_MISSING,
        DeckReason.TEXT_TOO_SHORT,
        DeckReason.FEW_ASSOCIATIONS,
        DeckReason.WRONG_EXTENSION,
        DeckReason.LOW_RESOLUTION,
        DeckReason.BLURRED,
        DeckReason.UNUSED_FILE,
    }
)

SENTENCES: Mapping[StrEnum, str] = {
    DeckReason.NO_SUCH_DECK: "There is no deck of this name, and nothing at this place.",
    DeckReason.NOT_A_DECK: "There is no deck.toml here, so this is no deck.",
    DeckReason.DUPLICATE_DECK: "Another deck has this id already; this one is left out.",
    DeckReason.BAD_ENTRY_POINT: "An installed package announces a deck, but does not say where.",
    DeckReason.UNREADABLE: "This file cannot be read.",
    DeckReason.FILE_TOO_LARGE: "This file has too many bytes.",
    DeckReason.TOO_MANY_FILES: "There are too many files in it.",
    DeckReason.DUPLICATE_FILE: "There are several files for the same thing.",
    DeckReason.BAD_ZIP: "This is no zip file, or a broken one.",
    DeckReason.BAD_PATH: "A name in the zip would lead out of its folder.",
    DeckReason.LINK: "This is a link to somewhere else; put the file itself here.",
    DeckReason.ENCRYPTED: "This is locked with a password.",
    DeckReason.ZIP_BOMB: "This would become far larger when unpacked than any deck is.",
    DeckReason.BAD_TOML: "This is not written as TOML.",
    DeckReason.UNKNOWN_FORMAT: "This deck is of a format that this program does not know.",
    DeckReason.BAD_FIELD: "Something is missing here, misspelt, or not as it should be.",
    DeckReason.BAD_CHARACTERS: "There are characters in this text that are not for reading.",
    DeckReason.NO_CARDS: "The deck has no cards yet.",
    DeckReason.DUPLICATE_CARD: "Two cards have the same id.",
    DeckReason.MISSING_PICTURE: "A picture is missing.",
    DeckReason.NOT_A_PICTURE: "This is not a picture.",
    DeckReason.UNSUPPORTED_PICTURE: "This kind of picture is not supported; save it as JPEG.",
    DeckReason.HEIC_OFF: "HEIC is read only with the extra pinxit[heic]; or save it as JPEG.",
    DeckReason.BROKEN_PICTURE: "This picture is damaged.",
    DeckReason.TRUNCATED: "This picture breaks off: the end of the file is missing.",
    DeckReason.ANIMATED: "This picture is animated or has several pages; a card shows just one.",
    DeckReason.TOO_MANY_PIXELS: "This picture is larger than anyone could use.",
    DeckReason.TOO_SMALL: "This picture is too small for a card.",
    DeckReason.PICTURE_TOO_HEAVY: "Reading this picture would take more memory than is allowed.",
    DeckReason.PICTURE_TOO_SLOW: "Reading this picture takes longer than is allowed.",
    DeckReason.PICTURE_CRASHED: "This picture cannot be read: it makes the decoder crash.",
    DeckReason.BUSY: "Many pictures are being read at this moment; try again soon.",
    DeckReason.UPLOADS_OFF: "This server does not accept pictures.",
    DeckReason.NO_SUCH_PICTURE: "There is no such picture in this deck.",
    DeckReason.TOO_MANY_DECKS: "A table cannot have more decks of its own.",
    DeckReason.TOO_MANY_PICTURES: "A deck cannot have more pictures.",
    DeckReason.NO_ROOM: "There is no room for more pictures.",
    DeckReason.PICTURES_AWAY: "Pictures cannot be fetched or kept at this moment; try again soon.",
    DeckReason.NO_PICTURES: "No picture could be used, so no deck was made.",
    DeckReason.DECK_EXISTS: "A deck of this id is there already.",
    DeckReason.FILE_EXISTS: "Something of this name is there already.",
    DeckReason.IS_A_DECK: "This is a deck already; put it into the folder of decks as it is.",
    DeckReason.DRAWN_DECK: "This deck is drawn by the program and has no files.",
    DeckReason.BAD_OPTION: "That cannot be said of a deck.",
    DeckReason.PACKED_DECK: "This deck is packed; unpack the zip and name the folder instead.",
    DeckReason.VISION_OFF: "No model that can see is named; docs/decks.md says how to name one.",
    DeckReason.VISION_SETTING: "A setting of the vision server cannot be used.",
    DeckReason.VISION_UNREACHABLE: "The vision server cannot be reached, or takes too long.",
    DeckReason.VISION_REFUSED: "The vision server gave an error instead of an answer.",
    DeckReason.VISION_NONSENSE: "The model's answer is no description that a deck could use.",
    DeckReason.VISION_CAP: "As much was asked of the vision server as is allowed for one run.",
    DeckReason.WRONG_SIZE: "This picture is not as wide as it should be.",
    DeckReason.WRONG_RATIO: "This picture is not two wide to three high.",
    DeckReason.OVER_BUDGET: "The pictures are too heavy for a slow line.",
    DeckReason.SAME_PICTURE: "Several cards show the same picture.",
    DeckReason.SAME_TEXT: "The same words are there twice.",
    DeckReason.WRONG_SCRIPT: "This text is not written in the letters of its language.",
    DeckReason.TEXT_TOO_LONG: "This text is too long.",
    DeckReason.UNKNOWN_CARD: "The texts name a card that the deck does not have.",
    DeckReason.UNKNOWN_ASSOCIATION: "What else would suit is said of no association of this card.",
    DeckReason.METADATA: "This picture tells more than it shows: when, where or how it was made.",
    DeckReason.UNFINISHED: "The deck has fewer cards than are planned.",
    DeckReason.NO_TEXTS: "Nobody has described the cards for those who cannot see them.",
    DeckReason.TEXT_MISSING: "A card is not described in this language.",
    DeckReason.TEXT_TOO_SHORT: "This description is too short to see anything by it.",
    DeckReason.FEW_ASSOCIATIONS: "A card has fewer than five associations in this language.",
    DeckReason.WRONG_EXTENSION: "This file is not of the kind that its name says.",
    DeckReason.LOW_RESOLUTION: "This picture is small; it will look blurry on large screens.",
    DeckReason.BLURRED: "This picture looks blurry.",
    DeckReason.UNUSED_FILE: "Nothing in the deck uses this file.",
}

# What whoever uploads a picture may be told; the others are met on the command line only.
TOLD_TO_HOSTS = frozenset(
    {
        DeckReason.ANIMATED,
        DeckReason.BAD_CHARACTERS,
        DeckReason.BLURRED,
        DeckReason.BROKEN_PICTURE,
        DeckReason.BUSY,
        DeckReason.FILE_TOO_LARGE,
        DeckReason.HEIC_OFF,
        DeckReason.LOW_RESOLUTION,
        DeckReason.NO_CARDS,
        DeckReason.NO_ROOM,
        DeckReason.NO_SUCH_DECK,
        DeckReason.NO_SUCH_PICTURE,
        DeckReason.NOT_A_PICTURE,
        DeckReason.PICTURE_CRASHED,
        DeckReason.PICTURE_TOO_HEAVY,
        DeckReason.PICTURE_TOO_SLOW,
        DeckReason.PICTURES_AWAY,
        DeckReason.TEXT_TOO_LONG,
        DeckReason.TOO_MANY_DECKS,
        DeckReason.TOO_MANY_PICTURES,
        DeckReason.TOO_MANY_PIXELS,
        DeckReason.TOO_SMALL,
        DeckReason.TRUNCATED,
        DeckReason.UNREADABLE,
        DeckReason.UNSUPPORTED_PICTURE,
        DeckReason.UPLOADS_OFF,
        DeckReason.WRONG_EXTENSION,
    }
)


class DeckProblem(Refusal):
    """A deck, an archive or a picture that cannot be used, or could be better."""

    sentences: ClassVar[Mapping[StrEnum, str]] = SENTENCES

    @property
    def is_warning(self) -> bool:
        """Whether the deck can be played with all the same."""
        return self.reason in WARNINGS
