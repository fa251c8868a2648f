"""Sheets of poses and of hands: `python gesture_sheet.py FOLDER [SCALE] [POSE …]`."""

import sys
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from pinxit_atelier.engine import Page, Scene
from pinxit_atelier.gesture import POSES, Canvas, Look, Person, Stage, close_up, things, vec

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


def _between(canvas: Canvas, who: Person, radius: float, colour: str, over: float) -> None:
    one, other = who.hold["l"].rod, who.hold["r"].rod
    way = (one - other) * over
    things.rod(canvas, [one + way, other - way], radius, colour)


def _crate(canvas: Canvas, who: Person) -> None:
    middle = (who.place("hand_l") + who.place("hand_r")) / 2 + who.ahead * 0.08 + vec(0, 0.11, 0)
    across = np.cross(vec(0, 1, 0), who.ahead)
    things.crate(canvas, middle, across * 0.15, vec(0, 0.1, 0), who.ahead * 0.1, "#b98a52")


def _seated_book(canvas: Canvas, who: Person) -> None:
    things.chair(canvas, who.place("pelvis") - vec(0, 0.075, 0), who.ahead)
    things.book(canvas, who.hold["l"], who.hold["r"])


def _swing(canvas: Canvas, who: Person) -> None:
    for side in "lr":
        grip = who.hold[side].rod
        line = [grip + vec(0, 0.5, 0) - who.ahead * 0.1, grip, who.place(f"hip_{side}") * 1.0]
        things.rod(canvas, line, 0.006, "#b09468")


def _tug(canvas: Canvas, who: Person) -> None:
    one, other = who.hold["l"].rod, who.hold["r"].rod
    way = (one - other) * vec(1, 0.4, 1)
    way = way / np.linalg.norm(way)
    line = [one + way * 0.5, one, other, other - way * 0.1 - vec(0, 0.05, 0)]
    line.append(line[-1] - vec(0, 0.3, 0))
    things.rope(canvas, line, 0.0075, "#c9a565")


PITCH = {"lie": 22, "ground": 22}
PROPS: dict[str, Callable[[Canvas, Person], object]] = {
    "holding_up": lambda canvas, who: things.umbrella(canvas, who.hold["r"], size=0.28),
    "lantern": lambda canvas, who: things.lantern(canvas, who.hold["r"]),
    "suitcase": lambda canvas, who: things.bag(canvas, who.hold["r"]),
    "cane": lambda canvas, who: things.cane(canvas, who.hold["r"]),
    "reading": lambda canvas, who: things.book(canvas, who.hold["l"], who.hold["r"]),
    "seated_reading": _seated_book,
    "carrying": _crate,
    "pulling": _tug,
    "swinging": _swing,
    "seated_edge": lambda _canvas, _who: None,
    "rowing": lambda canvas, who: _between(canvas, who, 0.008, "#8f6239", 0.9),
    "hanging": lambda canvas, who: _between(canvas, who, 0.008, "#6a4a35", 0.9),
    "sweeping": lambda canvas, who: _between(canvas, who, 0.0065, "#a07a48", 1.6),
    "fishing": lambda canvas, who: things.staff(
        canvas, who.hold["r"], up=0.9, down=0.12, radius=0.005, lean=who.ahead + vec(0, 0.7, 0)
    ),
    "telescope": lambda canvas, who: things.rod(
        canvas,
        [who.hold["r"].rod, who.hold["l"].bowl, who.hold["l"].bowl * 1.6 - who.hold["r"].rod * 0.6],
        [0.010, 0.014, 0.017],
        "#b08a3e",
        sheen=0.4,
    ),
    "hat_in_hand": lambda canvas, who: things.hat(
        canvas, (who.hold["l"].edge + who.hold["r"].edge) / 2, who.ahead + vec(0, 0.5, 0)
    ),
}


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
        stage = Stage(scene, left + CELL / 2, top + CELL - lift, high, pitch=PITCH.get(how, 8))
        who = stage.person(look, name)
        if name in PROPS:
            PROPS[name](stage.canvas, who)
        elif how == "sit":
            things.chair(stage.canvas, who.place("pelvis") - vec(0, 0.075, 0), who.ahead)
        stage.paint(light=sun)
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
