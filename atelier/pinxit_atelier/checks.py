"""What can be said of pictures without eyes: too alike, too flat, or not what was painted.

These checks find accidents. Whether a card is good is for people to say.
"""

from itertools import combinations
from typing import Final

import cv2
import numpy as np
from msgspec import Struct
from PIL import Image

from .engine.colour import Field

PHONE: Final = (110, 165)  # a card in a hand on a phone
LEAST_CONTRAST: Final = 0.30  # from the darkest hundredth of a card to the brightest
LEAST_DETAIL: Final = 0.010  # the mean step from pixel to pixel: less is fog
TWINS: Final = 0.095  # the mean difference of two cards' colours, below which they may look alike
SAME_DRAWING: Final = 0.35  # and they do if what is drawn is in the same places, too (1: all of it)
DRIFT: Final = 0.045  # the mean difference of a draft from the picture that ships


class Finding(Struct, frozen=True):
    """Something that is wrong with a card."""

    card: str
    reason: str
    value: float
    message: str


def check_contrast(card: str, picture: Image.Image) -> list[Finding]:
    """Find a card that is too flat to be made out on a phone."""
    value = values(picture, PHONE)
    low, high = np.percentile(value, [1, 99])
    steps = np.abs(np.diff(value, axis=0)).mean() + np.abs(np.diff(value, axis=1)).mean()
    findings = []
    if high - low < LEAST_CONTRAST:
        message = f"its lights and darks are only {high - low:.2f} apart; {LEAST_CONTRAST} is least"
        findings.append(Finding(card, "flat", float(high - low), message))
    if steps < LEAST_DETAIL:
        message = f"nothing can be made out at {PHONE[0]} pixels (detail {steps:.3f})"
        findings.append(Finding(card, "fog", float(steps), message))
    return findings


def check_twins(pictures: dict[str, Image.Image]) -> list[Finding]:
    """Find cards that could be taken for each other."""
    small = {card: _impression(picture) for card, picture in pictures.items()}
    drawn = {card: drawing(picture) for card, picture in pictures.items()}
    findings = []
    for one, other in combinations(sorted(small), 2):
        apart = difference(small[one], small[other])
        if apart < TWINS and agreement(drawn[one], drawn[other]) > SAME_DRAWING:
            message = f"looks much like {other} ({apart:.3f} apart; {TWINS} is least)"
            findings.append(Finding(one, "twin", apart, message))
    return findings


def check_drift(card: str, draft: Image.Image, shipped: Image.Image) -> list[Finding]:
    """Find a card whose program would paint it differently today."""
    apart = drift(draft, shipped)
    if apart <= DRIFT:
        return []
    message = f"its program paints something else now ({apart:.3f} apart; {DRIFT} is most)"
    return [Finding(card, "drift", apart, message)]


def drift(one: Image.Image, other: Image.Image) -> float:
    """Return how different two paintings of one card are, brush strokes aside."""
    return float(np.abs(_soft(one) - _soft(other)).mean())


def difference(one: Field, other: Field) -> float:
    """Return how far two impressions are apart, also if one is turned left to right."""
    straight = np.abs(one - other).mean()
    mirrored = np.abs(one - other[:, ::-1]).mean()
    return float(min(straight, mirrored))


def agreement(one: Field, other: Field) -> float:
    """Return how much of two drawings is in the same places, also in the mirror: -1 … 1."""
    straight = (one * other).mean()
    mirrored = (one * other[:, ::-1]).mean()
    return float(max(straight, mirrored))


def _impression(picture: Image.Image) -> Field:
    """What one remembers of a card: 12 × 18 patches of colour, in a space like the eye's."""
    small = np.asarray(picture.convert("RGB").resize((12, 18), Image.Resampling.BOX), np.float32)
    lab = cv2.cvtColor(small / 255, cv2.COLOR_RGB2LAB)
    return np.asarray(lab / np.array([100, 128, 128], np.float32), np.float32)


def drawing(picture: Image.Image) -> Field:
    """What is drawn, whatever its colours: where it is darker or lighter than round about."""
    value = values(picture, (48, 72))
    lines = value - cv2.GaussianBlur(value, (0, 0), 6)
    return np.asarray(lines / (lines.std() + 1e-6), np.float32)


def _soft(picture: Image.Image) -> Field:
    small = picture.convert("RGB").resize((90, 135), Image.Resampling.BOX)
    return np.asarray(small, np.float32) / 255


def values(picture: Image.Image, size: tuple[int, int]) -> Field:
    """Return how light every pixel of a picture is at some size, 0 … 1."""
    small = picture.convert("L").resize(size, Image.Resampling.LANCZOS)
    return np.asarray(small, np.float32) / 255
