"""Sheets of heads, to see what they can do: `python heads_sheet.py FOLDER [SCALE]`."""

import random
import sys
from pathlib import Path
from typing import Any

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from pinxit_atelier.engine import Page, Scene
from pinxit_atelier.gesture.heads import Head, portrait, somebody

CELL, ACROSS, DOWN = 300, 6, 6
PAPERS = ("#e6d9bd", "#d3d8ca", "#e3cdb3", "#ccd2d6", "#dcc9c0", "#c9c4ae")
TOPS = ("#5d5a70", "#8c3f4a", "#3f5f5c", "#b98a3e", "#434a63", "#7a5a44", "#a8573a", "#57643f")

# kind, age, a woman, what is worn and how it looks, and from where it is seen
WHO: tuple[tuple[str, float, bool, dict[str, Any], dict[str, Any]], ...] = (
    ("mei", 34, True, {"hair": "bob", "mood": "listening"}, {"facing": 24}),
    ("nikos", 58, False, {"hair": "crop", "beard": "walrus", "mood": "stubborn", "recede": 0.5},
        {"facing": -35}),
    ("amara", 29, True, {"hair": "afro", "earrings": "#c9a24a", "mood": "calm"}, {"facing": 40,
        "tilt": 5}),
    ("ingrid", 74, True, {"hair": "low bun", "glasses": "round", "mood": "tender", "grey": 1.0},
        {"facing": -20, "nod": 10}),
    ("ravi", 41, False, {"hat": "turban", "hat_colour": "#c2772e", "beard": "full",
        "mood": "concentrating"}, {"facing": 15}),
    ("rosa", 7, True, {"hair": "plaits", "mood": "sly"}, {"facing": -15, "tilt": -6}),
    ("lars", 66, False, {"hair": "thinning", "mood": "worried", "glasses": ""}, {"facing": 55}),
    ("jun", 24, False, {"hair": "undercut", "glasses": "round", "mood": "bored", "beard": "",
        "stubble": 0}, {"facing": -50}),
    ("leila", 37, True, {"hat": "hijab", "hat_colour": "#3f6b70", "mood": "calm"}, {"facing": 28}),
    ("moana", 19, False, {"hair": "curls", "mood": "smiling", "beard": "", "stubble": 0},
        {"facing": 10, "nod": -8}),
    ("brigid", 11, True, {"hair": "wavy", "mood": "envious"}, {"facing": -30}),
    ("inti", 69, False, {"hair": "long", "hat": "fedora", "hat_colour": "#4a3a34",
        "mood": "tired", "beard": ""}, {"facing": 20}),
    ("asha", 46, True, {"hair": "plait", "mood": "grieving", "earrings": "#c79a45"},
        {"facing": -65}),
    ("olena", 82, True, {"hat": "headscarf", "hat_colour": "#a3433d", "mood": "tender"},
        {"facing": 18}),
    ("abeba", 26, True, {"hair": "cornrows", "mood": "stubborn"}, {"facing": 75}),
    ("giulia", 33, True, {"hair": "ponytail", "mood": "laughing"}, {"facing": -40, "nod": -6}),
    ("sokha", 51, False, {"hat": "cone", "hat_colour": "#c9ac6b", "hair": "crop",
        "mood": "concentrating", "beard": ""}, {"facing": 30, "nod": 8}),
    ("lars", 3, False, {"hair": "wild", "mood": "surprised"}, {"facing": -18, "nod": -10}),
    ("amara", 63, False, {"hair": "bald", "beard": "short", "mood": "sly"}, {"facing": 35}),
    ("mei", 78, True, {"hair": "bun", "mood": "listening", "grey": 1.0}, {"facing": 150}),
    ("nikos", 31, False, {"hair": "combed back", "mood": "angry", "stubble": 0.8, "beard": ""},
        {"facing": -25, "nod": 6}),
    ("ingrid", 5, True, {"hair": "bob", "hat": "crown", "hat_colour": "#d8b650",
        "mood": "stubborn"}, {"facing": 12}),
    ("jun", 70, False, {"hair": "horseshoe", "beard": "goatee", "mood": "asleep"}, {"facing": -32,
        "tilt": 12, "nod": 14}),
    ("rosa", 44, True, {"hair": "bob part", "mood": "worried"}, {"facing": 48}),
    ("moana", 38, True, {"hair": "long", "hat": "flower", "hat_colour": "#d9694f",
        "mood": "tender"}, {"facing": 22, "sway": (0.12, 0, 0)}),
    ("ravi", 28, False, {"hair": "side part", "mood": "calm", "beard": "moustache"},
        {"facing": -90}),
    ("brigid", 52, True, {"hair": "pixie", "hat": "beret", "hat_colour": "#3d4a5c",
        "mood": "bored"}, {"facing": 30}),
    ("abeba", 35, False, {"hair": "locs", "beard": "short", "mood": "listening"}, {"facing": -28}),
    ("leila", 9, True, {"hair": "wavy", "mood": "concentrating"}, {"facing": 20, "nod": 16}),
    ("olena", 27, True, {"hair": "crown plait", "mood": "envious"}, {"facing": -45}),
    ("sokha", 16, True, {"hair": "ponytail", "mood": "surprised"}, {"facing": 125}),
    ("giulia", 67, False, {"hair": "horseshoe", "hat": "cap", "hat_colour": "#6b5b48",
        "mood": "laughing", "beard": "", "glasses": "thick"}, {"facing": -20}),
    ("inti", 30, True, {"hair": "plaits", "hat": "bowler", "hat_colour": "#3a2f2c",
        "mood": "calm"}, {"facing": 33}),
    ("lars", 48, False, {"hair": "crop", "hat": "helmet", "hat_colour": "#8e959b",
        "beard": "long", "mood": "tired"}, {"facing": -30}),
    ("asha", 21, False, {"hair": "curls", "mood": "grieving", "beard": ""}, {"facing": 30,
        "nod": 12, "pitch": 40}),
    ("amara", 88, True, {"hat": "headwrap", "hat_colour": "#c4552f", "mood": "smiling",
        "earrings": "#c79a45"}, {"facing": 26}),
)  # fmt: skip


def people() -> list[tuple[Head, dict[str, Any]]]:
    """Return those who sit for the sheet, and from where they are seen."""
    out = []
    for number, (kind, age, woman, looks, view) in enumerate(WHO):
        who = somebody(
            random.Random(number * 7 + 3),
            age=age,
            kind=kind,
            woman=woman,
            hat="",
            glasses="",
            mole=None,
        )
        out.append((who.like(**looks), view))
    return out


def main(folder: Path, scale: float) -> None:
    """Paint the sheets: all heads, some of them close, and all of them small."""
    everybody = people()
    rows = []
    for row in range(DOWN):
        cells = []
        for column in range(ACROSS):
            number = row * ACROSS + column
            who, view = everybody[number]
            cells.append(_cell(who, view, number, CELL, scale))
        rows.append(np.hstack(cells))
    whole = np.vstack(rows)
    _save(folder / "heads.png", whole)
    small = [_cell(who, view, n, 60, 1.0) for n, (who, view) in enumerate(everybody)]
    _save(
        folder / "heads_small.png", np.vstack([np.hstack(small[i : i + 12]) for i in (0, 12, 24)])
    )
    for number in (3, 4):
        who, view = everybody[number]
        _save(folder / f"heads_close_{number}.png", _cell(who, view, number, 900, 1.0))


def _cell(who: Head, view: dict[str, Any], number: int, size: float, scale: float) -> Any:
    page = Page(scale, size=(int(size), int(size)))
    scene = Scene(
        page,
        number + 1,
        light=(-size * 0.9, -size * 1.1, size * 2.2),
        glow="#fff0d0",
        shade="#2a1c38",
        reach=size * 5,
    )
    paper = PAPERS[(number + number // ACROSS) % len(PAPERS)]
    scene.backdrop([(0, paper), (1, paper)], page.y / size, amount=0.03)
    portrait(scene, who, size * 0.5, size * 0.5, size * 0.64, top=TOPS[number % len(TOPS)], **view)
    return scene.image


def _save(path: Path, image: Any) -> None:
    cv2.imwrite(str(path), (np.clip(image[..., ::-1], 0, 1) * 255 + 0.5).astype(np.uint8))


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]) if len(sys.argv) > 2 else 1.0)
