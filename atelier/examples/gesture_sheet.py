"""Sheets of poses and of hands: `python gesture_sheet.py FOLDER [SCALE] [POSE …]`."""

import sys
from pathlib import Path

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from pinxit_atelier.engine import Page, Scene
from pinxit_atelier.gesture import POSES, Look, figure

ACROSS, DOWN, CELL = 5, 5, 300
PAPERS = ("#e9dfc8", "#dbe0d2", "#e8d6c0", "#d6dade")
LOOKS = (
    Look(
        "woman",
        "olive",
        hair="bun",
        top="#d8b45a",
        legs="#3d5a5e",
        sleeves=0.55,
        shoes="#7a3b2e",
        collar="round",
    ),
    Look(
        "man",
        "fair",
        top="#4f6b52",
        legs="#4a3d45",
        shoes="#2b2424",
        collar="shirt",
        belt="#3a2a22",
        hair="crop",
    ),
    Look(
        "heavy_woman",
        "brown",
        top="#8c3f4a",
        skirt=0.75,
        flare=0.08,
        sleeves=0.6,
        shoes="#3a2c2a",
        scarf="#e4c07a",
    ),
    Look(
        "thin_man",
        "dark",
        top="#c4492f",
        legs="#e0d2b4",
        shoes="#2f3d56",
        top_pattern="bands #f0e2c4",
    ),
    Look(
        "child",
        "tan",
        top="#e0a23f",
        legs="#51657a",
        shoes="#b23b35",
        leg_length=0.45,
        socks="#efe6d4",
        sleeves=0.3,
    ),
    Look(
        "old_man",
        "rose",
        top="#d9d2c0",
        coat="#6f6a58",
        coat_length=0.4,
        legs="#4a4650",
        shoes="#332a28",
        hair_colour="#d8d3c8",
    ),
    Look(
        "thin_woman",
        "pale",
        top="#5a8a86",
        skirt=0.62,
        flare=0.11,
        shoes="#5a3a35",
        sleeves=0.3,
        top_pattern="dots #e9efe0",
        hair_colour="#a5542c",
    ),
    Look(
        "heavy_man",
        "fair",
        top="#e4dccb",
        legs="#39424f",
        apron="#7c8f9a",
        sleeves=0.55,
        shoes="#2a2323",
        hair="crop",
    ),
    Look(
        "girl",
        "deep",
        top="#e6c94f",
        skirt=0.45,
        flare=0.12,
        legs="#3d7a6e",
        sleeves=0.35,
        shoes="#c7452f",
    ),
    Look(
        "broad",
        "tan",
        top="#3d4a5c",
        legs="#6b5a48",
        boots=0.6,
        shoes="#33251f",
        belt="#2a1d18",
        hair="crop",
    ),
    Look("pregnant", "brown", top="#c98a8f", skirt=0.8, flare=0.06, sleeves=0.8, shoes="#4a3a3a"),
    Look(
        "old_woman",
        "fair",
        top="#6d5a7e",
        skirt=0.7,
        flare=0.05,
        shawl="#b9a58a",
        shoes="#3a2c2a",
        hair_colour="#dcd7cc",
        hair="bun",
    ),
    Look(
        "youth",
        "olive",
        top="#3f7a6a",
        top_pattern="sailor #efe9da",
        legs="#8a7350",
        shoes="#e8e0d2",
        hem=0.05,
    ),
)


def board(scale: float, names: list[str], seed: int) -> Scene:
    """Paint poses side by side."""
    rows = -(-len(names) // ACROSS)
    page = Page(scale, (ACROSS * CELL, rows * CELL))
    scene = Scene(page, seed, light=(-200, -500, 900), glow="#fff1d6", shade="#2c2140", reach=4000)
    shade = (np.floor(page.x / CELL) + np.floor(page.y / CELL) * 3) % 4 / 3
    scene.backdrop([(i / 3, colour) for i, colour in enumerate(PAPERS)], shade, amount=0.02)
    for index, name in enumerate(names):
        left, top = index % ACROSS * CELL, index // ACROSS * CELL
        look = LOOKS[(index * 5 + seed) % len(LOOKS)]
        sun = (left - 250, top - 350, 480)
        lift = {"air": 62, "hang": 60, "lie": 100}.get(POSES[name].how, 28)
        figure(
            scene,
            look,
            name,
            left + CELL / 2,
            top + CELL - lift,
            215,
            light=sun,
            pitch=22 if POSES[name].how in ("lie", "ground") else 8,
        )
    return scene


def save(scene: Scene, path: Path) -> None:
    """Write a picture."""
    cv2.imwrite(str(path), (np.clip(scene.image[..., ::-1], 0, 1) * 255 + 0.5).astype(np.uint8))


def main(folder: str, scale: float, only: list[str]) -> None:
    """Paint the sheets."""
    names = only or list(POSES)
    for number, start in enumerate(range(0, len(names), ACROSS * DOWN), 1):
        scene = board(scale, names[start : start + ACROSS * DOWN], number)
        save(scene, Path(folder) / f"poses_{number}.png")


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 1.0, sys.argv[3:])
