"""A woman sees herself in the window of her train, and in each window of the one that passes."""

import math
import random

import numpy as np

from pinxit_atelier.compose import across
from pinxit_atelier.engine import (
    Field,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    ellipse,
    limb,
    linear,
    minus,
    mix,
    poly,
    radial,
    rect,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Person
from pinxit_atelier.people.clothes import draw_scarf
from pinxit_atelier.people.face_layout import OUTLINES
from pinxit_atelier.people.faces import draw_face
from pinxit_atelier.people.figure import manner
from pinxit_atelier.people.hair import hair_front
from pinxit_atelier.people.poses import View
from pinxit_atelier.people.stage import Stage, matrix

NIGHT, VIOLET, STEEL, RAIN = "#1b1638", "#41306e", "#5b5590", "#9c92d4"
PALE = "#f0c8a4"
YELLOW, AMBER, SEAT = "#ffd95a", "#f2a23a", "#c2483c"
VANISHING = -190.0, 545.0
FAR = [262.0, 352.0, 473.0, 635.0, 853.0]  # where its windows are
SHE = Person(
    body="adult", skin="#8a5638", vitiligo=True, hair="curly", hair_colour="#241620", coat="coat",
    colour="#2f9a94", trim="#bfe6d8", eyes="#5a3420",
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the night, the other train with her ages, the rain, and on the pane her reflection."""
    scene = Scene(page, 7402, light=(760, 380, 240), glow="#ffd978", shade="#191338", reach=900)
    _evening(scene)
    _train(scene)
    _ages(scene)
    _glints(scene)
    _rain(scene)
    _reflection(scene)
    _drops(scene)
    _our_window(scene)
    look = Look(
        vignette=0.30, bloom=0.42, bloom_from=0.68, bristle=0.04, shadows="#2a1f66",
        lights="#b08a4a", split=0.10, saturation=1.12,
    )  # fmt: skip
    return scene.finish(look)


def _on_train(far: float, up: float) -> tuple[float, float]:
    """Return a place on the side of the train: `far` from where it vanishes, `up` its height."""
    return VANISHING[0] + far, VANISHING[1] - far * (0.15 + 0.235 * up)


def _quad(start: float, end: float, low: float, high: float) -> Path:
    return poly(
        [_on_train(start, low), _on_train(start, high), _on_train(end, high), _on_train(end, low)]
    )


def _pane(far: float) -> Path:
    """A window with round corners, in perspective."""
    start, end, low, high = far * 0.885, far * 1.115, -0.95, 1.0
    points = []
    for step in range(40):
        turn = step / 40 * 2 * math.pi
        px, py = math.cos(turn), math.sin(turn)
        px, py = (math.copysign(abs(one) ** 0.36, one) * 0.5 + 0.5 for one in (px, py))
        points.append(_on_train(start + (end - start) * px, low + (high - low) * py))
    return poly(points)


def _evening(scene: Scene) -> None:
    page = scene.page
    where = across(page, 0, 0, 160, 1200) + 0.08 * page.noise(6, 300, 4, 0.5, (3, 1))
    stops = [(0, "#5a4a94"), (0.25, "#7a5fa4"), (0.45, "#4a3a7c"), (0.7, "#2c2256"), (1, NIGHT)]
    scene.backdrop(stops, where.astype(np.float32), texture="across", amount=0.06)
    far = scene.sheet()  # a town that nobody looks at
    rng = random.Random(5)
    for number in range(14):
        x = -20 + number * 62
        top = 150 + rng.uniform(0, 90) + x * 0.05
        far.fill(
            rect(x, top, rng.uniform(46, 84), 500), mix("#4a3a80", "#6a559c", rng.random()), 0.8
        )
        for _ in range(4):
            far.fill(rect(x + rng.uniform(4, 50), top + rng.uniform(12, 120), 5, 8), "#f2b86a", 0.5)
    scene.put(far, blur=4)
    scene.mist(300, 90, "#8f7cc0", 0.5, seed=3)


def _train(scene: Scene) -> None:
    body = scene.sheet()
    side = _quad(60, 1240, -2.75, 1.85)
    body.fill(side, "#6a62a4", grad=linear(0, 330, 0, 900, "#2b2452"))
    body.fill(_quad(60, 1240, 1.5, 1.85), "#8f86c4", 0.9)
    body.fill(_quad(60, 1240, 1.18, 1.3), "#3d3570")
    body.fill(_quad(60, 1240, -1.25, -1.12), "#d65a5e")
    body.fill(_quad(60, 1240, -1.5, -1.32), "#d65a5e", 0.85)
    for number in range(60):  # rivets and ribs
        far = 70 * 1.049**number
        if far > 1240:
            break
        body.line(poly([_on_train(far, -2.7), _on_train(far, -1.6)], closed=False), "#241d4c",
                  0.8 + far / 500, 0.6)  # fmt: skip
    for row in (-1.7, 1.4):
        body.line(poly([_on_train(60, row), _on_train(1240, row)], closed=False), "#b9b0e4", 2, 0.6)
    scene.add(body, relief=14, rim=0.3, wobble=0.5, shadow=(0, 20, 30, 0.6), amount=0.10)
    below = scene.sheet()
    below.fill(_quad(60, 1240, -3.6, -2.7), "#120e28")
    for far in (300.0, 372.0, 560.0, 690.0):
        x, y = _on_train(far, -3.1)
        below.fill(ellipse(x, y, far * 0.055, far * 0.1), "#2a2350")
        below.line(ellipse(x, y, far * 0.042, far * 0.08), "#8a80c0", 2.6, 0.7)
        below.fill(ellipse(x, y, far * 0.012, far * 0.02), "#c9c0f0", 0.8)
    scene.add(below, relief=6, wobble=0.5)


def _mask(scene: Scene, shape: Path) -> Field:
    sheet = scene.sheet()
    sheet.fill(shape, "#ffffff")
    return sheet.pixels()[..., 3]


def _lit(scene: Scene, far: float) -> tuple[float, float, float]:
    """Paint one lit compartment; return its middle and its height."""
    pane = _pane(far)
    sheet = scene.sheet()
    box = pane.getBounds()
    x, y, high = box.centerX(), box.centerY(), box.height()
    sheet.fill(pane, "#fff0a0", grad=radial(x - high * 0.1, y - high * 0.3, high * 0.85, AMBER))
    sheet.fill(
        rect(box.left(), y - high * 0.42, box.width(), high * 0.03), "#d98a34", 0.8, clip=pane
    )
    seat = spline(
        [
            (x - high * 0.52, y + high * 0.6, 1),
            (x - high * 0.5, y - high * 0.06),
            (x - high * 0.34, y - high * 0.16),
            (x - high * 0.08, y - high * 0.13),
            (x + high * 0.0, y + high * 0.02),
            (x + high * 0.03, y + high * 0.6, 1),
        ]
    )
    sheet.fill(seat, SEAT, clip=pane, grad=linear(x - high * 0.4, 0, x, 0, "#8f2c3a"))
    sheet.fill(spline([(x - high * 0.4, y - high * 0.14), (x - high * 0.1, y - high * 0.12),
                       (x - high * 0.08, y + high * 0.02), (x - high * 0.42, y + high * 0.02)]),
               "#fff2d0", 0.9, clip=pane)  # fmt: skip
    scene.put(sheet)
    return x, y, high


def _frame(scene: Scene, far: float) -> None:
    pane = _pane(far)
    sheet = scene.sheet()
    sheet.line(pane, "#2a2252", 3 + far * 0.012)
    sheet.line(pane, "#e8dcff", 1 + far * 0.002, 0.5)
    scene.put(sheet, wobble=0.4)


def _ages(scene: Scene) -> None:
    far = FAR
    places = [_lit(scene, one) for one in far]
    masks = [_mask(scene, _pane(one)) for one in far]
    _baby(scene, places[0], masks[0])
    _child(scene, places[1], masks[1])
    _teenager(scene, places[2], masks[2])
    _hat(scene, places[3], _pane(far[3]))
    _old(scene, places[4], masks[4])
    for one in far:
        _frame(scene, one)


CHEEK = [(-0.90, 0.02), (-0.60, 0.06), (-0.50, 0.20), (-0.54, 0.32), (-0.40, 0.38), (-0.34, 0.52),
         (-0.42, 0.60), (-0.30, 0.70), (-0.26, 0.86), (-0.36, 1.02), (-0.70, 0.90),
         (-1.00, 0.44)]  # fmt: skip
BROW = [(0.24, -0.70), (0.42, -0.66), (0.50, -0.44), (0.42, -0.24), (0.34, -0.30), (0.26, -0.20),
        (0.16, -0.40)]  # fmt: skip
THROAT = [(-0.40, 0.90), (-0.12, 0.88), (-0.06, 1.02), (-0.14, 1.10), (-0.04, 1.20), (-0.16, 1.34),
          (-0.40, 1.30)]  # fmt: skip
ISLETS = ((-0.36, 0.26, 0.045, 0.03), (-0.24, 0.56, 0.03, 0.04), (0.12, -0.36, 0.03, 0.022))


class Her(Figure):
    """Herself at any age: pale skin along one cheek, at the hairline and on the throat."""

    other = False  # those who look at us have on the other side what a pane shows on this

    def _patch(self, points: list[tuple[float, float]]) -> Path:
        """Bring a patch to her head: on a head that is turned, the near cheek comes forward."""
        turned = 0.2 if self.view == "q" else 0.0
        side = -1 if self.other else 1
        return spline([(side * (x * (1 - turned * 0.4) + turned), y) for x, y in points])

    def _pale(self, stage: Stage, shapes: list[Path], clip: Path) -> None:
        with stage.part(relief=0, depth=0, shadow=0) as cel, cel.at(*self.frame):
            for shape in shapes:
                cel.fill(shape, PALE, 0.78, blur=0.014, clip=clip)

    def _neck(self, stage: Stage) -> None:
        super()._neck(stage)
        if self.look.vitiligo:
            half = rect(-0.24, 0.6, 0.5, 0.66)
            self._pale(stage, [self._patch(THROAT)], half)

    def _head(self, stage: Stage) -> None:
        draw_face(stage, self.frame, self.look.like(vitiligo=False), self.view)
        if self.look.vitiligo:
            dots = [self._patch([(x - w, y), (x, y - h), (x + w, y + h * 0.4), (x, y + h)])
                    for x, y, w, h in ISLETS]  # fmt: skip
            shapes = [self._patch(CHEEK), self._patch(BROW), *dots]
            self._pale(stage, shapes, spline(OUTLINES[self.view]))
        hair_front(stage, self.frame, self.look, self.view, 0)
        draw_scarf(stage, self.joints, self.body, self.look, self.view, self.pose.wind)


def _portrait(
    scene: Scene, who: Person, x: float, y: float, height: float, *, view: View = "front",
    tilt: float = 0, flip: bool = False, rim: float = 0.5, mask: Field | None = None,
) -> None:  # fmt: skip
    """Paint her head and shoulders; the middle of her face is at (x, y)."""
    her = Her(who, "stand", view, head=tilt)
    her.other = view == "front"
    head_x, head_y = her.joints["head"]
    her.placing = matrix(x, y, height / 2 / her.body.head, 0, flip=flip)
    her.placing.preTranslate(-float(head_x), -float(head_y))
    stage = her.render(scene)
    how = {**manner(height * 2), "rim_width": 2.6, "rim": rim, "mask": mask}
    scene.add(stage.sheet(), **how)


def _baby(scene: Scene, place: tuple[float, float, float], mask: Field) -> None:
    x, y, high = place
    mother = SHE.like(hair="bun", vitiligo=False, colour="#7a4a94", face="smile", gaze=(0.2, 0.8))
    _portrait(
        scene, mother, x - high * 0.06, y - high * 0.14, high * 0.36, view="q", tilt=16, mask=mask
    )
    baby = SHE.like(body="toddler", hair="short", colour="#fff6e4", face="joy")
    _portrait(scene, baby, x + high * 0.1, y + high * 0.22, high * 0.27, view="front", mask=mask)


def _child(scene: Scene, place: tuple[float, float, float], mask: Field) -> None:
    x, y, high = place
    child = SHE.like(body="child", hair="buns", colour="#e2586a", face="wonder", gaze=(0, 0.2))
    _portrait(scene, child, x + high * 0.03, y + high * 0.06, high * 0.42, view="front", mask=mask)


def _teenager(scene: Scene, place: tuple[float, float, float], mask: Field) -> None:
    """She holds a note against the glass."""
    x, y, high = place
    girl = SHE.like(body="youth", hair="afro", colour="#3f6fb4", face="stern", gaze=(0, 0.1))
    _portrait(scene, girl, x - high * 0.05, y - high * 0.05, high * 0.36, view="front", mask=mask)
    note = scene.sheet()
    px, py, size = x + high * 0.12, y + high * 0.24, high * 0.17
    with note.at(px, py, 1, -7):
        note.fill(rect(-size, -size * 0.7, size * 2, size * 1.4, 2), "#fffdf4")
        heart = spline(
            [
                (0, size * 0.45, 1),
                (-size * 0.5, -size * 0.05),
                (-size * 0.28, -size * 0.42),
                (0, -size * 0.18, 1),
                (size * 0.28, -size * 0.42),
                (size * 0.5, -size * 0.05),
            ]
        )
        note.fill(heart, "#d8324a")
    skin = SHE.skin
    for finger in range(4):
        fx = px - size * 1.05 + finger * size * 0.10
        fy = py + size * (0.05 + finger * 0.2)
        note.fill(
            limb([(fx - size * 0.4, fy + 2), (fx + size * 0.25, fy)], [size * 0.2, size * 0.17]),
            skin if finger < 3 else PALE,
        )
    scene.add(note, relief=2, wobble=0.2, shadow=(1, 3, 3, 0.4), mask=mask)


def _hat(scene: Scene, place: tuple[float, float, float], pane: Path) -> None:
    """Her seat, and what lies on it."""
    x, y, high = place
    sheet = scene.sheet()
    sheet.fill(
        spline(
            [
                (x - high * 0.6, y + high * 0.36),
                (x, y + high * 0.3),
                (x + high * 0.26, y + high * 0.34),
                (x + high * 0.3, y + high * 0.6),
                (x - high * 0.6, y + high * 0.6),
            ]
        ),
        "#d85a48",
        clip=pane,
        grad=linear(0, y + high * 0.3, 0, y + high * 0.5, "#8f2c3a"),
    )
    hx, hy, size = x + high * 0.02, y + high * 0.31, high * 0.2
    sheet.fill(ellipse(hx, hy + size * 0.1, size * 1.15, size * 0.26, -4), "#5c1830", 0.5, blur=4)
    sheet.fill(ellipse(hx, hy, size * 1.12, size * 0.28, -4), "#2f7f86")
    crown = spline(
        [
            (hx - size * 0.62, hy - size * 0.02, 1),
            (hx - size * 0.56, hy - size * 0.62),
            (hx - size * 0.1, hy - size * 0.82),
            (hx + size * 0.44, hy - size * 0.7),
            (hx + size * 0.62, hy - size * 0.1, 1),
            (hx, hy + size * 0.1),
        ]
    )
    sheet.fill(crown, "#4fb0ac", grad=linear(hx - size, 0, hx + size, 0, "#246a74"))
    band = [
        (hx - size * 0.62, hy - size * 0.1),
        (hx, hy + size * 0.02),
        (hx + size * 0.62, hy - size * 0.16),
    ]
    sheet.line(spline(band, closed=False), "#d8324a", size * 0.16)
    scene.put(sheet)


def _old(scene: Scene, place: tuple[float, float, float], mask: Field) -> None:
    x, y, high = place
    old = SHE.like(body="old", hair="curly", hair_colour="#f4efe8", colour="#b04a8c", face="laugh",
                   scarf="#3fa7a0", wrinkles=0.9)  # fmt: skip
    _portrait(scene, old, x, y + high * 0.02, high * 0.40, view="q", flip=True, tilt=-6, mask=mask)


def _glints(scene: Scene) -> None:
    for far, strength in zip(FAR, (0.25, 0.3, 0.35, 0.45, 0.5), strict=True):
        x, y = _on_train(far, 0)
        scene.shine(x, y, far * 0.32, "#ffb84a", strength)
    sheet = scene.sheet()
    for far in FAR:  # what lies as light on the wet stones
        x, y = _on_train(far, -3.4)
        sheet.fill(ellipse(x - 30, y + far * 0.17, far * 0.13, far * 0.05, 8), YELLOW, 0.55)
    scene.put(sheet, "screen", blur=14)


def _rain(scene: Scene) -> None:
    rng = random.Random(9)
    sheet = scene.sheet()
    for _ in range(420):
        x, y = rng.uniform(-60, 860), rng.uniform(-60, 1200)
        long = rng.uniform(24, 100)
        sheet.fill(taper([(x, y), (x - long * 0.42, y + long)], [0.3, 1.6, 0.3], 3), RAIN,
                   rng.uniform(0.1, 0.5))  # fmt: skip
    scene.put(sheet, "screen", opacity=0.8)


def _reflection(scene: Scene) -> None:
    """Her face on the dark pane, as far away as the other train."""
    page = scene.page
    own = Scene(page, 11, light=(820, 420, 260), glow="#ffd27a", shade="#120c2c", reach=760)
    who = SHE.like(face="calm", gaze=(0.75, -0.35))
    _portrait(own, who, 262, 800, 316, view="q", tilt=-4, rim=1.2)
    picture = np.clip(own.image, 0, 1)
    warm = np.exp(-(((page.x - 440) / 110) ** 2))[..., None]  # the light of the other train
    picture = picture * (1 + warm * np.array([1.3, 0.95, 0.4], np.float32))
    keep = smoothstep(1190, 960, page.y)[..., None]
    tinted = picture * np.array([0.92, 0.90, 1.08], np.float32) * keep
    cover = np.clip(picture.max(-1, keepdims=True) * 6, 0, 1) * 0.72 * keep
    base = np.clip(scene.image, 0, 1) * (1 - cover)
    scene.image = (1 - (1 - base) * (1 - np.clip(tinted * 1.05, 0, 1))).astype(np.float32)


def _drops(scene: Scene) -> None:
    """Drops on our side; they run upward."""
    rng = random.Random(14)
    sheet = scene.sheet()
    for _ in range(130):
        x, y, size = rng.uniform(40, 760), rng.uniform(50, 1090), rng.uniform(1.5, 4.5)
        _drop(sheet, x, y, size)
    for _ in range(24):
        x, y, size = rng.uniform(50, 750), rng.uniform(60, 900), rng.uniform(4, 7)
        long = rng.uniform(70, 210)
        trail = [
            (x, y),
            (x + rng.uniform(-5, 5), y + long * 0.5),
            (x + rng.uniform(-8, 8), y + long),
        ]
        sheet.fill(taper(trail, [size * 1.3, size * 0.7, 0.6], 14), "#d9d2ff", 0.26)
        _drop(sheet, x, y, size)
    scene.put(sheet)


def _drop(sheet: Sheet, x: float, y: float, size: float) -> None:
    drop = ellipse(x, y, size, size * 1.25)
    sheet.fill(drop, "#1d1740", 0.55)
    sheet.fill(ellipse(x + size * 0.2, y + size * 0.45, size * 0.6, size * 0.5), "#ffe7a0", 0.75)
    sheet.fill(ellipse(x - size * 0.3, y - size * 0.5, size * 0.24), "#ffffff", 0.9)


def _our_window(scene: Scene) -> None:
    frame = scene.sheet()
    hole = rect(40, 46, 720, 1060, 72)
    frame.fill(
        minus(rect(-20, -20, 840, 1240), hole), "#2a2148", grad=linear(0, 0, 0, 1200, "#15102a")
    )
    scene.add(
        frame,
        relief=18,
        lo=0.6,
        hi=0.6,
        rim=0.9,
        rim_width=4,
        rim_colour="#c9a06a",
        wobble=0.4,
        shadow=(0, 6, 16, 0.5),
    )
    rubber = scene.sheet()
    rubber.line(rect(46, 52, 708, 1048, 68), "#0d0a1c", 14)
    rubber.line(rect(51, 57, 698, 1038, 64), "#7a6fb0", 2, 0.7)
    scene.put(rubber, wobble=0.3)
    sill = scene.sheet()
    sill.fill(poly([(-20, 1128), (820, 1128), (820, 1146), (-20, 1146)]), "#6a5a94",
              grad=linear(0, 1128, 0, 1148, "#2c2350"))  # fmt: skip
    scene.add(sill, relief=8, rim=0.7, wobble=0.4, shadow=(0, 6, 8, 0.5))
