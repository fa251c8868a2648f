"""Fur over masses: an animal is modelled in a canvas of `gesture`, painted, and then gets its hair.

    stage = Stage(scene, 240, 1150, 400)
    with stage.canvas.part("#8a5a38") as body:
        body.chain([...], [...])
    with scene.layer("fur"):
        stage.paint(shadow=0, contact=0)
        furred(scene, stage.canvas, 3000, long=18)

Each hair has the colour that is painted there, a little lighter or darker, so that all of it keeps
one light; it falls as the form does.
"""

import math
import random

import numpy as np

from pinxit_atelier.engine import Path, Scene, leaf
from pinxit_atelier.engine.colour import Colour, mix
from pinxit_atelier.gesture.buffer import FAR, Canvas


def furred(
    scene: Scene,
    canvas: Canvas,
    count: int,
    *,
    long: float = 16,
    thick: float = 3.6,
    vary: float = 0.22,
    fall: tuple[float, float] = (0, 1),
    spread: float = 0.9,
    opacity: float = 0.6,
    light: Colour = "#fff0d0",
    dark: Colour = "#2a1c24",
    within: Path | None = None,
    seed: int = 1,
) -> None:
    """Lay hairs on what a canvas shows.

    They fall that way, and outwards by `spread` where the form turns from us; `vary` is how much
    lighter (towards `light`) or darker (towards `dark`) than the paint a hair is.
    """
    rng = random.Random(seed)
    rows, columns = np.where((canvas.z > FAR) & ~canvas.flat)
    if not len(rows):
        return
    sheet, page, image = scene.sheet(), scene.page, scene.image
    for _ in range(count):
        number = rng.randrange(len(rows))
        row, column = int(rows[number]), int(columns[number])
        x, y = canvas.left + column / canvas.scale, canvas.top + row / canvas.scale
        across, down = int(x * page.scale), int(y * page.scale)
        if not (0 <= across < page.width and 0 <= down < page.height):
            continue
        if within is not None and not within.contains(x, y):
            continue
        out = canvas.normal[row, column]
        way_x, way_y = fall[0] + spread * float(out[0]), fall[1] - spread * float(out[1])
        turn = math.atan2(way_y, way_x) + rng.gauss(0, 0.22)
        reach = long * rng.uniform(0.6, 1.2)
        tip = x + reach * math.cos(turn), y + reach * math.sin(turn)
        tone = mix(image[down, across], light if rng.random() < 0.5 else dark, vary * rng.random())
        sheet.fill(leaf((x, y), tip, thick, rng.uniform(-0.15, 0.15)), tone, opacity)
    scene.add(sheet, amount=0, hue=0, wobble=0)
