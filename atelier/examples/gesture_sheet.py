"""Sheets of poses and of hands: `python gesture_sheet.py FOLDER [SCALE] [POSE …]`."""

import sys
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from pinxit_atelier.engine import Page, Scene
from pinxit_atelier.gesture import POSES, Look, Stage, close_up, figure, things, vec

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
        how = POSES[name].how
        lift = {"air": 44, "hang": 40, "lie": 110, "ground": 60}.get(how, 28)
        high = {"air": 176, "hang": 190, "lie": 250, "ground": 265, "sit": 240}.get(how, 215)
        figure(
            scene,
            look,
            name,
            left + CELL / 2,
            top + CELL - lift,
            high,
            light=sun,
            pitch=22 if how in ("lie", "ground") else 8,
        )
    return scene


def hands(scale: float) -> Scene:
    """Paint hands that hold something, close up."""
    page = Page(scale, (4 * CELL, 3 * CELL))
    scene = Scene(page, 5, light=(-200, -500, 900), glow="#fff1d6", shade="#2c2140", reach=4000)
    shade = (np.floor(page.x / CELL) + np.floor(page.y / CELL) * 3) % 4 / 3
    scene.backdrop([(i / 3, colour) for i, colour in enumerate(PAPERS)], shade, amount=0.02)
    for index, scene_of in enumerate(HANDS):
        left, top = index % 4 * CELL, index // 4 * CELL
        box = (left, top, left + CELL, top + CELL)
        x, y, view, act = scene_of
        stage = close_up(scene, left + x, top + y, 112, box=box, **view)
        act(stage)
        stage.paint(light=(left - 250, top - 350, 480))
    return scene


def _umbrella(stage: Stage) -> None:
    held = stage.hand("rod", (-1, 0.12, -0.1), (0, 0, 1), sleeve="#40566b", cuff="#efe6d4")
    things.umbrella(stage.canvas, held, size=0.26)


def _cup(stage: Stage) -> None:
    held = stage.hand("mug", (-1, 0.12, 0.1), (-0.1, 0, 1), skin="brown", sleeve="#d9b65a")
    things.cup(stage.canvas, held)


def _rope(stage: Stage) -> None:
    held = stage.hand("rod", (-1, 0.25, 0.1), (0.15, 0, -1), left=True, sleeve="#7a3f45", wide=1.15)
    way = held.axis
    things.rope(
        stage.canvas, [held.rod - way * 0.2, held.rod, held.rod + way * 0.2], 0.0066, "#c9a565"
    )


def _lantern(stage: Stage) -> None:
    held = stage.hand("bag", (-0.25, -1, 0), (-0.35, 0, 1), skin="fair", sleeve="#4f5f4a")
    things.lantern(stage.canvas, held)


def _bag(stage: Stage) -> None:
    held = stage.hand(
        "bag", (-0.06, -1, 0), (0.45, 0, -1), left=True, skin="brown", sleeve="#5a6b80"
    )
    things.bag(stage.canvas, held, size=0.12)


def _bird(stage: Stage) -> None:
    held = stage.hand(
        "cradle", (-1, 0.08, 0.12), (-0.1, 1, 0.25), left=True, skin="rose", sleeve="#8a5f86"
    )
    things.ball(stage.canvas, held.bowl + vec(0, 0.012, 0), 0.026, "#c23a2e", sheen=0.5)


def _thread(stage: Stage) -> None:
    held = stage.hand(
        "pinch",
        (-1, 0.28, 0.1),
        (-0.15, -1, 0.45),
        left=True,
        skin="dark",
        sleeve="#cfc3a4",
        wide=0.92,
    )
    c = held.pinch
    things.string(
        stage.canvas, [c + vec(0, 0.012, 0), c, c + vec(-0.004, -0.06, 0), c + vec(0, -0.12, 0)]
    )


def _book(stage: Stage) -> None:
    held = stage.hand("edge", (-0.25, 1, 0), (-0.35, 0, 1), skin="olive", sleeve="#37505a")
    things.closed_book(stage.canvas, held)


def _old(stage: Stage) -> None:
    stage.hand(
        "rest", (-1, -0.1, 0.3), (-0.1, -1, 0.1), skin="fair", sleeve="#6d5a7e", old=1, wide=0.92
    )


def _point(stage: Stage) -> None:
    stage.hand("point", (-1, 0.2, 0.2), (0, -0.5, -1), left=True, skin="deep", sleeve="#e6c94f")


def _pair(stage: Stage) -> None:
    stage.hand(
        "clasp",
        (-1, 0.3, 0.1),
        (0, -0.3, -1),
        at=(0.05, 0, 0),
        left=True,
        skin="brown",
        sleeve="#8c3f4a",
    )
    stage.hand(
        "clasp",
        (1, 0.35, 0.1),
        (0.1, -0.2, 1),
        at=(-0.085, 0.01, 0.0),
        left=False,
        skin="pale",
        sleeve="#e4c07a",
        size=0.07,
    )


def _spread(stage: Stage) -> None:
    stage.hand("spread", (0.05, 1, 0), (0, 0.1, 1), skin="tan", sleeve="#4f6b52")


AT0: dict[str, float] = {}
HANDS: tuple[tuple[float, float, dict[str, float], Callable[[Stage], None]], ...] = (
    (200, 240, AT0, _umbrella),
    (190, 160, {"pitch": 22}, _cup),
    (190, 165, AT0, _rope),
    (160, 80, AT0, _lantern),
    (160, 90, {"pitch": 14}, _bag),
    (210, 190, {"pitch": 12}, _bird),
    (210, 110, AT0, _thread),
    (170, 215, AT0, _book),
    (220, 150, AT0, _old),
    (220, 160, AT0, _point),
    (150, 160, AT0, _pair),
    (150, 230, AT0, _spread),
)


def save(scene: Scene, path: Path) -> None:
    """Write a picture."""
    cv2.imwrite(str(path), (np.clip(scene.image[..., ::-1], 0, 1) * 255 + 0.5).astype(np.uint8))


def main(folder: str, scale: float, only: list[str]) -> None:
    """Paint the sheets."""
    names = only or list(POSES)
    save(hands(scale), Path(folder) / "hands.png")
    for number, start in enumerate(range(0, len(names), ACROSS * DOWN), 1):
        scene = board(scale, names[start : start + ACROSS * DOWN], number)
        save(scene, Path(folder) / f"poses_{number}.png")


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 1.0, sys.argv[3:])
