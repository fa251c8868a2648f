"""What is wrong with a clip.

Refusal
└── ClipProblem     something sung, mimed or drawn that cannot be taken, told or played
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

from pinxit.rules import Refusal


class ClipReason(StrEnum):
    """What is wrong. The values never change; new ones may come."""

    CLIPS_OFF = "clips_off"
    BROKEN_CLIP = "broken_clip"
    CLIP_TOO_SHORT = "clip_too_short"
    CLIP_TOO_LONG = "clip_too_long"
    CLIP_TOO_LARGE = "clip_too_large"
    CLIP_SILENT = "clip_silent"
    CLIP_MISSING = "clip_missing"
    CLIP_TOLD = "clip_told"
    NO_SUCH_CLIP = "no_such_clip"
    STRANGER_CLIP = "stranger_clip"
    NO_ROOM_FOR_CLIPS = "no_room_for_clips"
    CLIPS_BUSY = "clips_busy"
    CLIPS_AWAY = "clips_away"


SENTENCES: Mapping[StrEnum, str] = {
    ClipReason.CLIPS_OFF: "This server keeps no sounds, mimes or drawings.",
    ClipReason.BROKEN_CLIP: "What arrived cannot be played.",
    ClipReason.CLIP_TOO_SHORT: "There is too little of it.",
    ClipReason.CLIP_TOO_LONG: "That takes too long.",
    ClipReason.CLIP_TOO_LARGE: "That is too large.",
    ClipReason.CLIP_SILENT: "Nothing can be heard in it.",
    ClipReason.CLIP_MISSING: "That has to be sung, mimed or drawn before it is told.",
    ClipReason.CLIP_TOLD: "That has been told already.",
    ClipReason.NO_SUCH_CLIP: "That is not here, or not any more.",
    ClipReason.STRANGER_CLIP: "The host has to trust you before you are heard or seen here.",
    ClipReason.NO_ROOM_FOR_CLIPS: "This server has no room for more sounds, mimes and drawings.",
    ClipReason.CLIPS_BUSY: "Many of them are being taken at this moment; try again soon.",
    ClipReason.CLIPS_AWAY: "They cannot be fetched or kept at this moment; try again soon.",
}


class ClipProblem(Refusal):
    """Something sung, mimed or drawn that cannot be taken, told or played."""

    sentences: ClassVar[Mapping[StrEnum, str]] = SENTENCES
