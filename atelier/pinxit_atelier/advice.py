"""Advice on a deck: what is no fault of a card, but tires whoever looks at many.

Where the bounds lie was read off the 84 cards of the base deck: each names its loudest few.
"""

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Final

import cv2
import numpy as np
from PIL import Image

from .checks import PHONE, Finding, drawing, values

MIRRORED: Final = 0.40  # how much of a drawing is the same from left to right; a quarter is above
LEAST_MASS: Final = 0.10  # how far blocks of a phone's card spread in value; the median is 0.18
ALL_WARM: Final = 0.95  # the share of warm pixels in a card; the median is 0.46
WARM_HUES: Final = (-20, 105)  # degrees from red to yellow, in the plane of colours
MOST_WARM: Final = 0.5  # the share of a deck's cards that may be more warm than cool
COLOURED: Final = 8.0  # how far from grey a colour is to be warm or cool
MOST_OFTEN: Final = 0.2  # the share of a deck's cards that may use one part
COPIED: Final = 12  # so many numbers in a row are in two programs only if they were copied

_KITS: Final = ("animals", "things", "people", "gesture")
_MANY: Final = {"skin", "body"}  # which people are to share, and to have in all their kinds


def advise(pictures: dict[str, Image.Image], programs: dict[str, str]) -> list[Finding]:
    """Return all advice on a deck, by its pictures and the texts of its programs."""
    found: list[Finding] = []
    for card, picture in pictures.items():
        found += advise_mirror(card, picture) + advise_masses(card, picture)
    return found + advise_warmth(pictures) + advise_repeats(programs) + advise_copies(programs)


def advise_mirror(card: str, picture: Image.Image) -> list[Finding]:
    """Find a card whose left half is its right half in the mirror."""
    drawn = drawing(picture)
    same = float((drawn * drawn[:, ::-1]).mean())
    if same <= MIRRORED:
        return []
    message = f"its halves mirror each other ({same:.2f}; above {MIRRORED} it looks constructed)"
    return [Finding(card, "mirror", same, message)]


def advise_masses(card: str, picture: Image.Image) -> list[Finding]:
    """Find a card without great masses of light and dark at the size of a phone's hand."""
    blocks = cv2.resize(values(picture, PHONE), (11, 16), interpolation=cv2.INTER_AREA)
    spread = float(np.asarray(blocks).std())
    if spread >= LEAST_MASS:
        return []
    message = f"it has no great masses at {PHONE[0]} pixels ({spread:.3f}; {LEAST_MASS} carries)"
    return [Finding(card, "masses", spread, message)]


def warm_and_cool(picture: Image.Image) -> tuple[float, float]:
    """Return which share of a picture is warm (red to yellow), and which is cool."""
    small = np.asarray(picture.convert("RGB").resize((90, 135), Image.Resampling.BOX), np.float32)
    lab = cv2.cvtColor(small / 255, cv2.COLOR_RGB2LAB)
    hue = np.degrees(np.arctan2(lab[..., 2], lab[..., 1]))
    coloured = np.hypot(lab[..., 1], lab[..., 2]) > COLOURED
    warm = (hue > WARM_HUES[0]) & (hue < WARM_HUES[1])
    return float((coloured & warm).mean()), float((coloured & ~warm).mean())


def advise_warmth(pictures: dict[str, Image.Image]) -> list[Finding]:
    """Find cards that are warm all over, and a deck of which too many are warm."""
    shares = {card: warm_and_cool(picture) for card, picture in pictures.items()}
    found = [
        Finding(card, "warm", warm, f"{warm:.0%} of it is warm: nothing in it is cool")
        for card, (warm, _) in shares.items()
        if warm > ALL_WARM
    ]
    count = sum(warm > cool for warm, cool in shares.values())
    if shares and count > MOST_WARM * len(shares):
        part = count / len(shares)
        message = f"{count} of {len(shares)} cards are more warm than cool; half would be enough"
        found.append(Finding("the deck", "warm", part, message))
    return found


def advise_repeats(programs: dict[str, str]) -> list[Finding]:
    """Find poses, faces, hair, animals and things that come back in card after card."""
    used = Counter(part for text in programs.values() for part in parts_of(text))
    found = []
    for part, count in used.most_common():
        if len(programs) > 4 and count > MOST_OFTEN * len(programs):
            message = f"{part} is in {count} of {len(programs)} cards"
            found.append(Finding("the deck", "repeat", count / len(programs), message))
    return found


def parts_of(text: str) -> set[str]:
    """Return which parts of the kits a program uses: `animals.cat`, `face "joy"`, `pose "sit"`."""
    tree = ast.parse(text)
    known = dict(_imported(tree))
    parts = set()
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        name = known.get(call.func.id)
        if name is None:
            continue
        if not name.startswith(("people.", "gesture.")):
            parts.add(name)
        given: list[tuple[str, ast.expr]] = [(key.arg or "", key.value) for key in call.keywords]
        if name == "people.Figure" and len(call.args) > 1:
            given.append(("pose", call.args[1]))
        parts |= {
            f'{key} "{value.value}"'
            for key, value in given
            if key not in _MANY
            and isinstance(value, ast.Constant)
            and isinstance(value.value, str)
            and not value.value.startswith("#")
        }
    return parts


def _imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            kit = node.module.split(".")[1:2]
            if kit and kit[0] in _KITS:
                yield from ((one.asname or one.name, f"{kit[0]}.{one.name}") for one in node.names)


def advise_copies(programs: dict[str, str]) -> list[Finding]:
    """Find drawings that were copied from one program into another: the same run of numbers."""
    owners: dict[tuple[float, ...], set[str]] = defaultdict(set)
    for card, text in programs.items():
        for run in _runs(text):
            owners[run].add(card)
    shared = Counter(pair for cards in owners.values() for pair in combinations(sorted(cards), 2))
    return [
        Finding(one, "copy", count, f"a drawing in it is also in {other} ({count} runs of numbers)")
        for (one, other), count in shared.items()
    ]


def _runs(text: str) -> Iterator[tuple[float, ...]]:
    """Walk over all runs of numbers in each function and table of a program."""
    for part in ast.parse(text).body:
        numbers = [
            node.value
            for node in sorted(
                (one for one in ast.walk(part) if isinstance(one, ast.Constant)),
                key=lambda one: (one.lineno, one.col_offset),
            )
            if isinstance(node.value, int | float) and not isinstance(node.value, bool)
        ]
        for start in range(len(numbers) - COPIED + 1):
            run = tuple(numbers[start : start + COPIED])
            if len(set(run)) > COPIED // 2:  # else it is a table of noughts
                yield run
