"""A puppet looks up along its strings: whoever holds the cross hangs on strings as well.

One red lamp high above, a black shaft, and out of it three arms, each further off; all hands are
built in space, those of wood of turned bones with real joints.
"""

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    leaf,
    linear,
    poly,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import Canvas, Hold, Stage, close_up, things, unit, vec
from pinxit_atelier.gesture.buffer import Pattern
from pinxit_atelier.gesture.hands import ACROSS, REACH, solve
from pinxit_atelier.gesture.space import Place, Vec

Spot = tuple[float, float]
LAMP: Final = 250.0, 96.0
WOOD, HOT = "#94603c", "#ff6a50"
HAND: Final = 0.112
BONES: Final = ((0.066, 0.056), (0.056, 0.050), (0.050, 0.036))


def paint(page: Page) -> Scene:
    """Paint the shaft, the hands from the last to the first, our own, and what hangs near."""
    scene = Scene(page, 1313, light=(*LAMP, 200), glow="#ffb49a", shade="#120406", reach=820,
                  felt=0)  # fmt: skip
    _tower(scene)
    top = _child(scene)
    _strings(scene, top[1], [(506, -20), (560, -20), (680, -20)], 1.4, 0.7)
    glove = _glove(scene)
    _strings(scene, glove[1], [top[0][0], top[0][2], top[0][5]], 1.8, 0.8)
    fist = _fist(scene)
    _strings(scene, fist[1], [glove[0][1], glove[0][7], glove[0][5], glove[0][6]], 2.2, 0.9)
    left = _own(scene, 178, 1010, "rest", vec(0.06, 1, 0.30), vec(0.26, 0.2, -1), left=True)
    right = _own(scene, 560, 1080, "open", vec(-0.16, 1, 0.05), vec(-0.18, 0.1, -1), left=False)
    ties = fist[0]
    holes = [ties[3], ties[2], ties[1], ties[0], ties[7]]
    _strings(scene, left, holes, 2.7, 1)
    _strings(scene, right, [ties[4], ties[5], ties[6], ties[6], ties[7]], 2.7, 1)
    _knot(scene, left[1], holes[1])
    _scissors(scene)
    scene.motes(130, "#ff8a70", (60, 40, 760, 1000), (0.5, 2.0), 0.5)
    scene.focus(400, 620, 300)
    scene.focus(380, 900, 320, 0.9)
    scene.focus(420, 240, 200, 0.8)
    look = Look(
        brush=Brush(detail=0.55, exact=0.034, edges=0.45, variety=1.1), vignette=0.4, bloom=0.34,
        bloom_from=0.7, contrast=1.12, masses=0.25,
        palette=Palette(
            colours=("#ffc8a8", "#c8402c", "#6a1c1a", "#1c0a0c", "#8a5236", "#3a1414"),
            accent="#ff4434", quiet=0.1,
        ),
    )  # fmt: skip
    return scene.finish(look)


def _tower(scene: Scene) -> None:
    """A shaft that narrows to the lamp: curtains, three bridges, and dust in the beam."""
    page, rng = scene.page, random.Random(2)
    turn = np.arctan2(page.y - LAMP[1] + 30, page.x - LAMP[0])
    far = page.distance(*LAMP) / 900
    folds = np.sin(turn * 46 + 2 * page.noise(3, 300, 2)) * 0.5 + 0.3 * np.sin(turn * 97)
    tone = far + (0.03 + 0.10 * far) * folds * smoothstep(0.1, 0.5, far) + 0.05 * page.noise(4, 240)
    stops: list[tuple[float, Colour]] = [
        (0, "#ff9270"), (0.07, "#d83a2c"), (0.22, "#8a1a1a"), (0.48, "#420d10"), (0.8, "#1c0608"),
        (1.2, "#0a0304"),
    ]  # fmt: skip
    scene.backdrop(stops, tone.astype(np.float32), amount=0.03)
    scene.of("cloth", way=np.degrees(turn).astype(np.float32))
    sheet = scene.sheet()
    for part, tone_ in ((0.16, "#5c1414"), (0.34, "#34090b"), (0.62, "#1a0506")):
        y, thick = LAMP[1] + part * 560, 6 + 34 * part
        beam = poly([(-20, y + 30 - 60 * part), (820, y - 40), (820, y - 40 + thick),
                     (-20, y + 30 - 60 * part + thick * 1.2)])  # fmt: skip
        sheet.fill(beam, tone_, 0.85)
        for _ in range(4):
            x = rng.uniform(0, 800)
            line = [(x, y), (x + (x - LAMP[0]) * 0.5, y + 300 * part + 120)]
            sheet.fill(taper(line, [2 + 3 * part, 1 + 2 * part]), "#1a0506", 0.7)
    with scene.layer("wood", way=-4, blur=2.2):
        scene.put(sheet)
    scene.rays(*LAMP, 0.15, 2.6, "#ff4a38", 0.34, count=22, length=1250)
    lamp = scene.sheet()
    x, y = LAMP
    for way in (-160, -75, 15, 100):
        a = math.radians(way)
        flap = [(x + r * math.cos(a + d), y + 0.82 * r * math.sin(a + d))
                for r, d in ((50, -0.55), (50, 0.55), (88, 0.42), (88, -0.42))]  # fmt: skip
        lamp.fill(poly(flap), "#16060a")
    lamp.fill(ellipse(x, y, 56, 47), "#12060a")
    lamp.fill(ellipse(x, y, 45, 37), "#fff0dc")
    scene.put(lamp, blur=1.4)
    scene.shine(*LAMP, 230, "#ff5a3c", 0.8)


def _grain(seed: float) -> Pattern:
    """The marks of turned wood: long fibres, darker towards the ends."""

    def pattern(around: Vec, along: Vec, colour: Field) -> Field:
        fibre = np.sin(around * 900 + seed + 2.4 * np.sin(along * 70 + seed))
        fine = np.sin(around * 2300 + 5 * np.sin(along * 40))
        rare = 0.5 + 0.5 * np.sin(around * 310 + along * 22 + seed)
        tone = 1 - 0.13 * np.clip(fibre, 0, 1) * rare - 0.07 * np.clip(fine, 0, 1)
        return np.asarray(np.clip(np.asarray(colour) * tone[..., None], 0, 1), np.float32)

    return pattern


def _wooden(
    stage: Stage, grip: str, ahead: Place, palm: Place, *, left: bool, tone: Colour = WOOD
) -> Hold:
    """A hand of wood: a carved palm, bones that have been turned, pins of brass between them."""
    canvas = stage.canvas
    hold, thumb = solve(vec(0, 0, 0), ahead, palm, grip, HAND, left=left)
    f, n, s = hold.ahead, hold.palm, hold.side

    def at(along: float, aside: float, deep: float) -> Vec:
        return np.asarray((f * along + s * aside + n * deep) * HAND)

    with canvas.part(tone, soft=0.2, pattern=_grain(1), sheen=0.25) as block:
        for k in range(4):
            wide = np.array([0.088, 0.098, 0.082]) * HAND
            block.chain([at(0.04, ACROSS[k] * 0.6, 0), at(0.25, ACROSS[k] * 0.95, 0),
                         at(REACH[k] - 0.06, ACROSS[k] * 1.1, 0)], wide)  # fmt: skip
        block.chain([at(0.06, 0.1, 0.03), at(0.26, 0.19, 0.06)], np.array([0.09, 0.09]) * HAND)
    for number, joints in enumerate([*hold.fingers, thumb[1:]]):
        little = 0.88 if number == 3 else 1.0
        for place in joints[:-1]:
            things.ball(canvas, place, 0.047 * little * HAND, "#2a120c", sheen=0.5)
        bones = BONES if number < 4 else ((0.072, 0.062), (0.060, 0.042))
        for (one, two), (thick, thin) in zip(pairwise(joints), bones, strict=False):
            gap = unit(two - one) * 0.036 * HAND
            with canvas.part(tone, soft=0.12, pattern=_grain(number + thick * 90),
                             sheen=0.3) as bone:  # fmt: skip
                mid = one * 0.45 + two * 0.55
                sizes = np.array([thick * 0.86, thick, thin]) * HAND * little
                bone.chain([one + gap, mid, two - gap * 0.5], sizes)
    return hold


def _limb(canvas: Canvas, line: Sequence[Place], radii: Sequence[float], tone: Colour) -> None:
    with canvas.part(tone, soft=0.15, pattern=_grain(3), sheen=0.25) as part:
        part.chain(line, np.array(radii) * HAND)


def _cross(stage: Stage, hold: Hold, tone: Colour, out: float = 0.115) -> list[Spot]:
    """Two bars in the hand, one across the other; return where their strings are tied.

    Seven along the long bar, from left to right on the page, then the end of the short one.
    """
    canvas = stage.canvas
    axis = hold.axis if hold.axis[0] > 0 else -hold.axis
    hub = hold.rod + axis * 0.062
    level = unit(vec(-0.06, -0.42, 0.86))
    c, d = hub - level * 0.07, hub + level * 0.12
    a, b = hold.rod - axis * out, hold.rod + axis * out
    for one, two in ((c, d), (a, b)):
        with canvas.part(tone, soft=0.1, pattern=_grain(7), sheen=0.3) as bar:
            bar.chain([one, (one + two) / 2, two], np.array([0.058, 0.064, 0.058]) * HAND)
    things.ball(canvas, hub + vec(0, -0.002, 0.007), 0.004, "#e0a060", sheen=1)
    ties = [a + (b - a) * part for part in (0.02, 0.07, 0.12, 0.17, 0.83, 0.9, 0.97)]
    ties.append(d - level * 0.006)
    for tie in (ties[0], ties[2], ties[4], ties[6], ties[7]):
        things.ball(canvas, tie + vec(0, -0.004, 0.004), 0.0045, "#3a1410", sheen=0.6)
    return [stage.page(tie + vec(0, -0.005, 0.003)) for tie in ties]


def _lit(scene: Scene, stage: Stage, far: float) -> None:
    """One light for all of them, from above; the further, the redder the air."""
    with scene.layer("plain", air=("#8a1c1a", far)):
        stage.paint(shadow=0, contact=0, fill=0.34, dim=0.1, rim=0.45, rim_colour="#ff6a48",
                    bounce="#6c1a18", light=(LAMP[0], LAMP[1] - 200, 420), care=0.5)  # fmt: skip


def _child(scene: Scene) -> tuple[list[Spot], list[Spot]]:
    """The topmost hand: small and bare, in a striped sleeve."""
    stage = close_up(scene, 560, 92, 92, pitch=-10)
    ahead, palm, elbow = vec(-0.30, -0.9, 0.25), vec(-0.15, -0.3, 1), vec(0.30, 0.12, -0.05)
    hold = stage.hand("rod", ahead, palm, elbow=elbow, skin="#f0b090", wide=1.1)
    ties = _cross(stage, hold, "#8a5434")
    way = unit(elbow)
    for k in range(18):
        here = elbow * 0.24 + way * 0.03 * k
        with stage.canvas.part("#f4e6d0" if k % 2 else "#a81c1c", soft=0.15) as ring:
            wide = (0.24 + 0.014 * k) * HAND
            ring.chain([here, here + way * 0.03], [wide, wide])
    stage.focus = None
    _lit(scene, stage, 0.2)
    spots = hold.fingers[2][0], vec(0.01, 0.02, 0), elbow * 0.5 + vec(0, 0.03, 0)
    return ties, [stage.page(spot) for spot in spots]


def _glove(scene: Scene) -> tuple[list[Spot], list[Spot]]:
    """The one in the middle: a white glove, a cuff, a black sleeve."""
    stage = close_up(scene, 330, 262, 148, pitch=-10)
    ahead, palm, elbow = vec(0.22, -0.95, 0.25), vec(0.2, -0.3, 1), vec(-0.28, 0.06, -0.06)
    hold = stage.hand("rod", ahead, palm, elbow=elbow, left=True, skin="#f4e8de", wide=1.14)
    ties = _cross(stage, hold, "#8a5434")
    way = unit(elbow)
    with stage.canvas.part("#f6ece2", soft=0.15) as cuff:
        cuff.chain([way * 0.022, way * 0.06], np.array([0.22, 0.25]) * HAND)
    with stage.canvas.part("#2c2028", soft=0.3) as sleeve:
        sleeve.chain([way * 0.055, way * 0.16, way * 0.5], np.array([0.29, 0.34, 0.44]) * HAND)
        for k in range(4):
            here = way * (0.09 + 0.05 * k)
            sleeve.fold([here + vec(0, 0.04, 0.02), here + way * 0.02,
                         here + vec(0, -0.04, 0.02) + way * 0.04], 0.006, 0.008)  # fmt: skip
    things.ball(stage.canvas, way * 0.042 + vec(0, -0.012, 0.026), 0.005, "#e8b060", sheen=1)
    stage.focus = None
    _lit(scene, stage, 0.1)
    spots = way * 0.13 + vec(0, 0.03, 0), vec(0, 0.022, 0), hold.fingers[0][0]
    return ties, [stage.page(spot) for spot in spots]


def _fist(scene: Scene) -> tuple[list[Spot], list[Spot]]:
    """The one that holds us is carved like us."""
    stage = close_up(scene, 446, 446, 236, pitch=-10, near=3)
    hold = _wooden(stage, "rod", vec(-0.12, -0.95, 0.25), vec(-0.08, -0.3, 1), left=False)
    ties = _cross(stage, hold, "#8c5632")
    way = unit(vec(0.36, 0.14, -0.10))
    things.ball(stage.canvas, way * 0.012, 0.19 * HAND, "#4a2416", sheen=0.4)
    _limb(stage.canvas, [way * 0.032, way * 0.11, way * 0.28], (0.20, 0.27, 0.30), WOOD)
    places = (hold.fingers[3][0], hold.fingers[1][0], vec(0.004, 0.02, 0.01),
              way * 0.12 + vec(0, 0.028, 0))  # fmt: skip
    eyes = []
    for place in sorted(places, key=lambda one: float(one[0])):
        ring = np.asarray(place) + vec(0, 0.004, 0.006)
        things.ball(stage.canvas, ring, 0.0042, "#e8a060", sheen=1)
        eyes.append(stage.page(ring))
    _lit(scene, stage, 0.03)
    return ties, eyes


def _own(
    scene: Scene, x: float, y: float, grip: str, ahead: Vec, palm: Vec, *, left: bool
) -> list[Spot]:
    """One of ours, raised by its strings: we see the back of it."""
    stage = close_up(scene, x, y, 318, pitch=-14, near=2.2)
    hold = _wooden(stage, grip, ahead, palm, left=left)
    down = -unit(ahead) * 0.9 + vec(-0.22 if left else 0.22, 0, 0.25)
    way = unit(down)
    things.ball(stage.canvas, way * 0.012, 0.17 * HAND, "#4a2416", sheen=0.4)
    _limb(stage.canvas, [way * 0.03, way * 0.1, way * 0.26], (0.20, 0.25, 0.30), WOOD)
    tips = []
    for tip, before in zip([*hold.tips, hold.thumb], [*(j[-2] for j in hold.fingers), None],
                           strict=True):  # fmt: skip
        end = tip if before is None else tip + unit(tip - before) * 0.004
        ring = end + vec(0, 0.002, 0.004)
        things.ball(stage.canvas, ring, 0.0045, "#e8a868", sheen=1)
        tips.append(stage.page(ring))
    _lit(scene, stage, 0)
    return tips


def _strings(
    scene: Scene, ends: Sequence[Spot], holes: Sequence[Spot], wide: float, bright: float
) -> None:
    """Taut cords: dark on one side, the lamp on the other."""
    sheet = scene.sheet()
    for number, end in enumerate(ends):
        hole = holes[number % len(holes)]
        line = [(end[0], end[1]), ((end[0] + hole[0]) / 2, (end[1] + hole[1]) / 2),
                (hole[0], hole[1])]  # fmt: skip
        shade = [(px + wide * 0.6, py + wide * 0.3) for px, py in line]
        sheet.fill(taper(shade, [wide, wide * 0.8]), "#1a0405", 0.7)
        sheet.fill(taper(line, [wide, wide * 0.75]), "#f08468", 0.55 + 0.45 * bright)
        sheet.fill(ellipse(end[0], end[1], wide * 1.1), "#ffc0a0")
    scene.put(sheet)
    scene.exact((sheet.pixels()[..., 3]).astype(np.float32), 0.8)


def _knot(scene: Scene, end: Spot, hole: Spot) -> None:
    """One of our strings has been cut, and tied again."""
    x, y = end[0] + (hole[0] - end[0]) * 0.46, end[1] + (hole[1] - end[1]) * 0.46
    sheet = scene.sheet()
    for side, drop in ((-1, 4), (1, -3)):
        loop = [(x, y), (x + side * 20, y - 15 + drop), (x + side * 27, y + 4), (x, y)]
        sheet.line(spline(loop, closed=False), "#ffb090", 3.2)
        tail = [(x, y), (x + side * 8, y + 20), (x + side * 20, y + 34 + drop)]
        sheet.fill(taper(tail, [3.2, 2.4, 1.4]), "#e87c60")
    sheet.fill(ellipse(x, y, 6.5, 5.6), "#ffd0b4")
    scene.put(sheet)
    scene.exact(ellipse(x, y, 34), 1)


def _scissors(scene: Scene) -> None:
    """They hang on a tape right before us, half open, within reach if a hand could reach."""
    sheet = scene.sheet()
    sheet.fill(taper([(742, -20), (746, 300), (738, 640)], [9, 11, 12]), "#3a0c0e")
    with sheet.at(736, 690, 1.7, 8):
        for side in (-1, 1):
            sheet.line(ellipse(side * 17, 0, 14, 21, side * 16), "#7c4438", 8)
            sheet.line(ellipse(side * 17 - 2, -1, 14, 21, side * 16), "#ffb49c", 2, 0.8)
            sheet.fill(leaf((side * 10, 20), (side * -20, 136), 18, 0.03), "#e0a894",
                       grad=linear(side * 10, 20, side * -20, 136, "#5a2422"))  # fmt: skip
        sheet.fill(ellipse(0, 54, 5), "#2a0c0c")
    with scene.layer("metal", blur=1.6, dim=0.25):
        scene.put(sheet)
    curtain = scene.sheet()
    curtain.fill(spline([(-40, -20), (50, -20), (34, 300), (66, 640), (22, 900), (40, 1230),
                         (-40, 1230)]), "#0a0304")  # fmt: skip
    with scene.layer("cloth", blur=12):
        scene.put(curtain)
