"""A round black field under a low sun: a white horse ploughs its one groove towards the middle."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.animals import crow, hare
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    leaf,
    linear,
    mix,
    poly,
    ramp,
    rect,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import Foot, Hand, Pose, Stage, things, turn, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.space import Vec, smooth

BLACK, STRAW, COAT, LEATHER = "#0d0c10", "#f6d27a", "#e9e2d8", "#4c2e18"
# The eye is 1 above the ground; a circle on the ground keeps its place in depth.
LINE, FOCAL, CENTRE = 186.0, 900.0, 350.0
SUN: Final = 628.0, 150.0
MIDDLE: Final = (0.0, 2.96)  # right of us, ahead of us
RIM, WHEAT, LABEL = 1.95, 1.10, 0.50
FURROW = 0.13
TEAM = -80.0  # where the plough is, in degrees from the right, away from us
WALK: Final = (  # up from the barrel and ahead, for each leg: left and right, before and behind
    ((-0.06, 0.27), (-0.24, 0.33), (-0.38, 0.27), (-0.55, 0.24), (-0.60, 0.28)),
    ((-0.06, 0.27), (-0.20, 0.38), (-0.36, 0.42), (-0.54, 0.46), (-0.60, 0.50)),
    ((-0.02, -0.30), (-0.20, -0.22), (-0.36, -0.34), (-0.54, -0.30), (-0.60, -0.26)),
    ((-0.02, -0.30), (-0.20, -0.30), (-0.36, -0.48), (-0.52, -0.52), (-0.59, -0.50)),
)
PLOUGHING: Final = Pose(
    (0, 0.53, -0.02), (0, 10, 0), (0, 20, 0), (0, 6, 0),
    Foot((0.08, 0.04, 0.17), 10), Foot((-0.08, 0.07, -0.16), -10, 24, knee=(-0.1, 0, 1)),
    Hand((0.12, 0.52, 0.30), (0.7, -0.4, -0.6), "rod", (0.1, -0.1, 1), (-0.3, -1, 0)),
    Hand((-0.12, 0.52, 0.30), (-0.7, -0.4, -0.6), "rod", (-0.1, -0.1, 1), (0.3, -1, 0)),
)  # fmt: skip
FARMER: Final = Who(
    "man", "brown", hat="straw", hat_colour="#e8bc58", top="#efe4cc", sleeves=0.9, loose=0.5,
    legs="#7d8a98", boots=0.4,
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the evening, the disc with its sheen, the wheat, the yard, and those who go round."""
    scene = Scene(
        page, 1933, light=(*SUN, 260), glow="#ffe6a4", shade="#1c1418", reach=1500, felt=0.05
    )
    scene.focus(330, 880, 240)
    scene.focus(350, 520, 170, 0.8)
    _land(scene)
    _disc(scene)
    _scratch(scene)
    _wheat(scene)
    _furrow(scene)
    _team(scene)
    _hare(scene)
    _bridge(scene)
    scene.shine(*SUN, 330, "#ffdf9a", 0.55)
    return scene.finish(
        Look(
            brush=Brush(exact=0.03, edges=0.5, detail=0.5),
            masses=0.25,
            palette=Palette(
                colours=("#fff0bc", "#e6a92e", "#8f5a14", "#2c2a30", "#0d0c10"),
                mother="#b08a4c", quiet=0.2, hold=0.6,
            ),
            vignette=0.28, bloom=0.3, bloom_from=0.75, contrast=1.05,
        )
    )  # fmt: skip


def _page_of(right: float, ahead: float) -> tuple[float, float]:
    """Return where a place on the ground is seen."""
    return CENTRE + FOCAL * right / ahead, LINE + FOCAL / ahead


def _at(radius: float, degrees: float) -> tuple[float, float]:
    """Return where a place of the disc is seen: 0 is right of its middle, 90 beyond it."""
    angle = math.radians(degrees)
    return _page_of(MIDDLE[0] + radius * math.cos(angle), MIDDLE[1] + radius * math.sin(angle))


def _ring(radius: float, start: float = 0, end: float = 360) -> list[tuple[float, float]]:
    return [_at(radius, degrees) for degrees in np.linspace(start, end, 120)]


def _size(y: float) -> float:
    """Return how high a grown person is at a height of the page."""
    return (y - LINE) * 0.30


def _polar(page: Page) -> tuple[Field, Field]:
    """Return how far from the middle of the disc each pixel of the ground is, and which way."""
    ahead = FOCAL / np.maximum(page.y - LINE, 1)
    right = (page.x - CENTRE) * ahead / FOCAL
    x, z = right - MIDDLE[0], ahead - MIDDLE[1]
    return np.hypot(x, z).astype(np.float32), np.degrees(np.arctan2(z, x)).astype(np.float32)


def _edge_of_wheat(degrees: float) -> float:
    """How far out the wheat still stands: the furrow winds in by its own width each round."""
    return WHEAT + FURROW * ((degrees - TEAM) % 360) / 360


def _land(scene: Scene) -> None:
    """A sky that is all evening, and bare ground to its edge."""
    page = scene.page
    far = page.distance(*SUN, 1.5, 0.8) / 620 + 0.05 * page.noise(3, 240, 4, 0.55, (3, 0.7))
    stops = [(0, "#fff6d4"), (0.14, "#ffe39a"), (0.5, "#eab45c"), (1, "#b98242"), (1.3, "#8f6a3c")]
    scene.backdrop(stops, far.astype(np.float32), amount=0.02)
    scene.of("sky", way=-4)
    sun = scene.sheet()
    sun.fill(ellipse(*SUN, 34), "#fffbe8")
    scene.put(sun, blur=1.5)
    scene.exact(ellipse(*SUN, 50))
    ground = smoothstep(LINE - 1, LINE + 1, page.y + 3 * page.noise(7, 120, 2))
    down = (page.y - LINE) / (1200 - LINE) + 0.05 * page.noise(4, 160, 4, 0.5, (3, 0.6))
    tone = ramp(
        [(0, "#f3c76c"), (0.1, "#d39c44"), (0.5, "#a8742a"), (1, "#7a5220")],
        down.astype(np.float32),
    )
    scene.image = (scene.image * (1 - ground[..., None]) + tone * ground[..., None]).astype(
        np.float32
    )
    scene.of("ground", ground, way=0)


def _disc(scene: Scene) -> None:
    """Soil turned over in one line, so fine that it shines like vinyl."""
    page = scene.page
    far, way = _polar(page)
    clods = page.noise(12, 16, 3, 0.6)
    winding = far - FURROW * ((way - TEAM) % 360) / 360
    ahead = FOCAL / np.maximum(page.y - LINE, 1)
    fine = smoothstep(3.4, 1.2, ahead)  # far away the grooves run into each other
    ridge = np.sin((winding + clods * 0.002) * 2 * np.pi / 0.031) * fine
    sheen = np.zeros_like(far)
    for towards, wide, strength in ((62, 20, 1.0), (-112, 24, 1.0), (-168, 7, 0.3)):
        off = (way - towards + 180) % 360 - 180
        sheen += strength * np.exp(-((off / wide) ** 2))
    bands = sum(np.exp(-(((far - gap) / 0.012) ** 2)) for gap in (1.42, 1.66, 1.85))
    light = 0.17 + 0.12 * ridge * (1 - bands) + 0.03 * clods
    light = light + sheen * (0.56 + 0.20 * ridge) * (1 - 0.5 * bands)
    stops = [(0, BLACK), (0.22, "#1e1b20"), (0.45, "#4a423e"), (0.7, "#b08a4c"), (1, "#fff0c0")]
    disc = ramp(stops, np.clip(light, 0, 1).astype(np.float32))
    under = scene.sheet()
    under.fill(poly([(x - 10, y + 16) for x, y in _ring(RIM)]), "#2a1606", 0.75, blur=9)
    scene.put(under)
    edge = scene.sheet()
    edge.fill(poly([(x, y + 9) for x, y in _ring(RIM)]), "#070608")
    scene.put(edge)
    part = smoothstep(RIM + 0.002, RIM - 0.002, far)[..., None] * (page.y > LINE + 5)[..., None]
    scene.image = (scene.image * (1 - part) + disc * part).astype(np.float32)
    lip = np.exp(-(((far - RIM + 0.015) / 0.008) ** 2)) * part[..., 0] * 0.5
    scene.tint(lip.astype(np.float32), "#c9a86c")
    # The strokes run with the grooves: square to the radius, as it is seen.
    dy, dx = np.gradient(far)
    scene.of("ground", part[..., 0], way=(np.degrees(np.arctan2(dx, -dy))).astype(np.float32))


def _scratch(scene: Scene) -> None:
    """One line that does not go round."""
    sheet = scene.sheet()
    line = [
        _at(radius, degrees)
        for radius, degrees in (
            (1.93, -76),
            (1.80, -74.6),
            (1.77, -73.6),
            (1.58, -70),
            (1.55, -69),
            (1.42, -66),
        )
    ]
    sheet.fill(taper([(x + 2, y + 3) for x, y in line], [2, 4, 3, 1]), "#000000", 0.8)
    sheet.fill(taper(line, [2.6, 2.2, 1.8, 0.8]), "#d8c49a", 0.9)
    scene.put(sheet)


def _yard(scene: Scene) -> None:
    """The label: a round yard, in its very middle a well, and two who dance."""
    sheet = scene.sheet()
    x, y = _at(0, 0)
    sheet.fill(
        poly(_ring(LABEL)), "#f3d798", grad=linear(x + 140, y - 40, x - 120, y + 50, "#c99a50")
    )
    for radius in (LABEL - 0.035, LABEL - 0.06):
        sheet.line(poly(_ring(radius)), "#b07a2e", 1.8, 0.7)
    scene.lay(sheet, "ground", way=0, contact=0.3)
    _house(scene, *_at(0.30, 152), 1.0)
    _tree(scene, *_at(0.34, 60), 30)
    _tree(scene, *_at(0.40, 104), 22)
    _well(scene, x, y)
    stage = Stage(scene, *_at(0.33, -52), 104, pitch=16)
    him = Who("man", "brown", top="#26242c", legs="#26242c", hair="short")
    her = Who("woman", "dark", top="#fbf2e2", skirt=0.7, flare=0.3, hair="bun")
    stage.person(him, "hugging", at=(-0.16, 0, 0), facing=90)
    stage.person(her, "hugged", at=(0.15, 0, 0.05), facing=-90)
    _long(scene, stage, _at(0.33, -52)[1], rim=0.7)


def _long(scene: Scene, stage: Stage, foot: float, *, rim: float) -> None:
    """Paint what stands on the ground against the sun, with a long shadow towards us."""
    with scene.layer("cloth", cast=Cast((-0.7, 0.8), foot, dark=0.95, soft=0.04), contact=0.5):
        stage.paint(shadow=0, contact=0.4, rim=rim, rim_colour="#ffe2a0", fill=0.5,
                    bounce="#c8903c", dim=0.05)  # fmt: skip


def _house(scene: Scene, x: float, y: float, size: float) -> None:
    """Two doors it has, a black one and a white one."""
    sheet = scene.sheet()
    with sheet.at(x, y, size):
        sheet.fill(poly([(-52, 0), (30, 8), (30, -38), (-52, -42)]), "#b98d58")
        sheet.fill(poly([(30, 8), (56, -4), (56, -44), (43, -68), (30, -38)]), "#f4dca8")
        sheet.fill(poly([(-58, -40), (33, -36), (46, -72), (-40, -74)]), "#4a4044")
        sheet.line(poly([(-40, -74), (46, -72), (60, -42)], closed=False), STRAW, 2.4)
        sheet.fill(poly([(-40, 1), (-26, 2.4), (-26, -26), (-40, -27)]), BLACK)
        sheet.fill(poly([(2, 5), (16, 6.4), (16, -23), (2, -24)]), "#fff6e0")
        sheet.fill(rect(-24, -92, 11, 22), "#5c4a44")
    with scene.layer("wood", cast=Cast((-0.85, 0.5), y, dark=0.7, soft=0.15)):
        scene.add(sheet, wobble=0.3)


def _tree(scene: Scene, x: float, y: float, size: float) -> None:
    sheet, rng = scene.sheet(), random.Random(int(x))
    sheet.fill(taper([(x, y), (x + 1, y - size * 1.5)], [7, 4]), "#2c2018")
    for _ in range(int(size * 5)):
        angle, out = rng.uniform(0, math.tau), size * math.sqrt(rng.random())
        px, py = x + out * math.cos(angle), y - size * 1.9 + out * 0.95 * math.sin(angle)
        lit = 0.5 + 0.5 * (math.cos(angle) * 0.6 - math.sin(angle) * 0.8) * out / size
        sheet.fill(ellipse(px, py, rng.uniform(3, 6)), mix("#241f1c", "#a88a4c", lit**2))
    with scene.layer("foliage", cast=Cast((-0.85, 0.5), y, dark=0.7, soft=0.15)):
        scene.add(sheet, wobble=0.3)


def _well(scene: Scene, x: float, y: float) -> None:
    """The hole of the record."""
    sheet = scene.sheet()
    sheet.fill(spline([(x - 25, y - 12), (x, y - 4), (x + 25, y - 12, 1), (x + 25, y + 5, 1),
                       (x, y + 14), (x - 25, y + 5, 1)]), "#8a7c70")  # fmt: skip
    sheet.fill(ellipse(x, y - 13, 25, 9), "#b8a890")
    sheet.fill(ellipse(x, y - 13, 17, 6), "#050407")
    with scene.layer("stone", cast=Cast((-0.85, 0.5), y + 8, dark=0.7, soft=0.15)):
        scene.add(sheet, wobble=0.2)


def _wheat(scene: Scene) -> None:
    """What still stands, between the furrow and the yard: ear by ear, the far ones first."""
    rng = random.Random(21)
    base = scene.sheet()
    outline = [_at(_edge_of_wheat(step), step) for step in np.linspace(TEAM, TEAM + 359.9, 200)]
    field = poly(outline)
    base.fill(field, "#b8822c")
    scene.lay(base, "grass", way=85)
    ears = []
    for _ in range(15000):
        radius = math.sqrt(rng.uniform((LABEL + 0.02) ** 2, (WHEAT + FURROW) ** 2))
        degrees = rng.uniform(0, 360)
        if radius < _edge_of_wheat(degrees) - 0.01:
            ears.append(_at(radius, degrees))
    far, near = scene.sheet(), scene.sheet()
    wall = MIDDLE[1]
    for x, y in sorted(ears, key=lambda one: one[1]):
        high = (y - LINE) * 0.058
        sheet = near if y > LINE + FOCAL / wall else far
        toward = math.exp(-((((x - SUN[0]) + (y - LINE) * 0.5) / 260) ** 2))
        lean = 0.18 * math.sin(x / 46 + y / 30) + rng.uniform(-0.15, 0.15)
        tip = x + high * lean, y - high * rng.uniform(0.85, 1.1)
        tone = mix("#a86f1c", "#f6d27a", min(1, rng.uniform(0.1, 0.75) + 0.4 * toward))
        sheet.fill(taper([(x, y + 2), (x + high * lean * 0.4, y - high * 0.5)], [1.4, 1.2], 3),
                   "#7a4e14", 0.8)  # fmt: skip
        mid = x + high * lean * 0.4, y - high * 0.42
        sheet.fill(leaf(mid, tip, 1.5 + high * 0.16), tone)
    with scene.layer("grass", way=84):
        scene.add(far, wobble=0.2)
    _yard(scene)
    with scene.layer("grass", way=84):
        scene.add(near, wobble=0.2)


def _furrow(scene: Scene) -> None:
    """Fresh and wet, behind the plough."""
    sheet = scene.sheet()
    line = [_at(WHEAT + FURROW, TEAM + step) for step in range(0, 70, 6)]
    sheet.fill(taper(line, [17, 13, 9, 3]), "#050407", 0.9)
    sheet.fill(taper([(x - 2, y + 9) for x, y in line], [8, 6, 4, 1]), "#7a5a36", 0.9)
    scene.put(sheet)


def _hare(scene: Scene) -> None:
    """Outside of the disc it is faster than the needle."""
    x, y = 560.0, 1150.0
    sheet = scene.sheet()
    hare(
        sheet,
        x,
        y,
        size=1.05,
        pose="run",
        light=(0.2, -1),
        colours=("#d0a868", "#f6e2b4", "#2c2018"),
    )
    with scene.layer(
        "fur", cast=Cast((-0.7, 0.8), y - 34, dark=0.95, soft=0.04), form=0.6, dim=0.2
    ):
        scene.add(sheet, wobble=0.2)
    scene.exact(ellipse(x, y - 40, 90, 60))


def _team(scene: Scene) -> None:
    """A white horse, a plough, and who holds it."""
    x, y = _at(1.36, TEAM - 9)
    stage = Stage(scene, x, y, 1.25 * _size(y), pitch=27, near=5, box=(-20, 520, 820, 1220))
    horse = _Horse(stage, vec(-0.62, 0, 0.04), -97)
    horse.draw()
    who = stage.person(FARMER, PLOUGHING, at=(0.98, 0, 0.0), facing=-86)
    left, right = who.hold["l"], who.hold["r"]
    share = vec(0.40, 0.02, 0.02)
    for hold in (left, right):
        shaft = [hold.rod + vec(0.07, 0.02, 0), hold.rod, share + vec(0.16, 0.1, 0), share]
        things.rod(stage.canvas, shaft, 0.016, "#8a5a2a")
    with stage.canvas.part("#8f8a88", soft=0.3, sheen=0.6) as blade:
        blade.chain([share + vec(0.1, 0.10, 0), share + vec(0, 0.03, 0.02), share - vec(0.1, 0, 0)],
                    [0.03, 0.05, 0.012])  # fmt: skip
    for trace in horse.traces:
        things.rod(stage.canvas, [*trace, share + vec(-0.04, 0.1, 0)], 0.009, LEATHER)
    _long(scene, stage, y, rim=1.0)
    scene.exact(ellipse(x, y - 90, 240, 150), 0.5)


class _Horse:
    """A heavy horse at a walk, modelled in the canvas of a stage."""

    def __init__(self, stage: Stage, foot: Vec, facing: float) -> None:
        self.canvas, self.foot, self.frame = stage.canvas, foot, turn(facing)
        self.scene = stage.scene
        self.traces: list[Vec] = []

    def at(self, *points: tuple[float, float, float]) -> Vec:
        """Return places in space: left of, up from and ahead of the barrel."""
        return np.asarray(np.array(points) @ self.frame.T + vec(0, 0.64, 0) + self.foot)

    def draw(self) -> None:
        """Throw all of it into the canvas."""
        self._legs()
        self._body()
        self._head()
        self._hair()
        self._harness()

    def _legs(self) -> None:
        for number, line in enumerate(WALK):
            thick = 0.105 if number > 1 else 0.085
            side = -0.09 if number % 2 else 0.09
            places = self.at(*((side, up, ahead) for up, ahead in line))
            with self.canvas.part(COAT, soft=0.8) as leg:
                leg.chain(places[:4], [thick, 0.066, 0.042, 0.036])
                leg.chain(places[3:], [0.046, 0.054], curved=False)  # feathered fetlocks
            with self.canvas.part("#3a3028", soft=0.3) as hoof:
                hoof.ball(places[4] - vec(0, 0.02, 0), 0.045)

    def _body(self) -> None:
        with self.canvas.part(COAT, soft=1.6) as body:
            body.chain(self.at((0, 0.02, -0.36), (0, 0.04, -0.26), (0, 0, -0.06), (0, 0, 0.12),
                               (0, 0.02, 0.27)), [0.12, 0.165, 0.165, 0.165, 0.145])  # fmt: skip
            body.chain(self.at((0, 0.06, 0.24), (0, 0.16, 0.38), (0, 0.24, 0.50), (0, 0.28, 0.58)),
                       [0.135, 0.112, 0.088, 0.075])  # fmt: skip
            for side in (-1, 1):
                body.ball(self.at((side * 0.075, -0.02, -0.28))[0], 0.125)
                body.ball(self.at((side * 0.075, -0.03, 0.25))[0], 0.105)

    def _head(self) -> None:
        with self.canvas.part(COAT, soft=0.7) as skull:
            skull.chain(self.at((0, 0.29, 0.58), (0, 0.22, 0.68), (0, 0.10, 0.76), (0, 0.05, 0.78)),
                        [0.074, 0.066, 0.046, 0.046])  # fmt: skip
            for side in (-1, 1):
                skull.ball(self.at((side * 0.026, 0.21, 0.62))[0], 0.058)
                skull.chain(self.at((side * 0.04, 0.34, 0.57), (side * 0.055, 0.42, 0.59)),
                            [0.026, 0.007])  # fmt: skip
        with self.canvas.part("#8f8078", soft=0.6) as muzzle:
            muzzle.ball(self.at((0, 0.05, 0.79))[0], 0.047)
        for side in (-1, 1):
            with self.canvas.part("#140d10", soft=0.2, sheen=1.0) as eye:
                eye.ball(self.at((side * 0.058, 0.245, 0.665))[0], 0.02)

    def _hair(self) -> None:
        """Mane and tail hang down, for it goes slowly."""
        rng = random.Random(9)
        crest = smooth([(0, 0.36, 0.58), (0, 0.30, 0.46), (0, 0.22, 0.34), (0, 0.16, 0.22)], 22)
        for tone in ("#b49a70", "#d8c49c", "#f2e6c8"):
            with self.canvas.part(tone, soft=0.25, rough=1.2) as locks:
                for _, up, ahead in crest:
                    drop = rng.uniform(0.10, 0.20)
                    side = rng.choice((1, 1, -1)) * 0.11
                    locks.chain(self.at((0, up, ahead), (side * 0.8, up - drop * 0.3, ahead + 0.01),
                                        (side * 1.1, up - drop, ahead + rng.uniform(-0.03, 0.02))),
                                [0.016, 0.016, 0.003])  # fmt: skip
                for _ in range(6):
                    side, far = rng.uniform(-0.05, 0.05), rng.uniform(-0.03, 0.03)
                    fall = self.at(
                        (0, 0.10, -0.46),
                        (side * 0.5, 0.06, -0.56 + far),
                        (side, -0.16, -0.60 + far),
                        (side * 1.4, -0.38, -0.57 + far),
                    )
                    locks.chain(fall, [0.022, 0.034, 0.026, 0.003])

    def _harness(self) -> None:
        """A collar, a girth, a halter, and a trace along each flank."""
        angles = np.linspace(0, math.tau, 25)
        for ahead, up, wide, high, lean, thick in (
            (0.34, 0.11, 0.15, 0.20, 0.10, 0.03),
            (-0.02, 0.0, 0.17, 0.17, 0.0, 0.014),
        ):
            ring = self.at(*((wide * math.cos(a), up + high * math.sin(a),
                              ahead + lean * math.sin(a)) for a in angles))  # fmt: skip
            things.rod(self.canvas, ring, thick, LEATHER)
        noose = self.at(*((0.062 * math.cos(a), 0.13 + 0.05 * math.sin(a),
                           0.735 + 0.03 * math.sin(a)) for a in angles))  # fmt: skip
        things.rod(self.canvas, noose, 0.009, LEATHER)
        for side in (-1, 1):
            cheek = self.at((side * 0.065, 0.14, 0.73), (side * 0.082, 0.30, 0.585))
            things.rod(self.canvas, cheek, 0.008, LEATHER)
            self.traces.append(self.at((side * 0.15, 0.06, 0.36), (side * 0.185, 0.0, 0.0),
                                       (side * 0.19, -0.08, -0.36)))  # fmt: skip


def _bridge(scene: Scene) -> None:
    """The arm: planks on trestles, from somewhere outside to the groove, and a crow at its end."""
    start, end = (930.0, 470.0), (668.0, 628.0)
    way = end[0] - start[0], end[1] - start[1]
    shadow, legs, deck = scene.sheet(), scene.sheet(), scene.sheet()
    rng, count = random.Random(6), 26

    def across(part: float, aside: float, up: float = 0) -> tuple[float, float]:
        grow = 0.62 + 0.38 * part
        return (start[0] + way[0] * part + aside * grow * 0.80,
                start[1] + way[1] * part + aside * grow * 0.46 - up * grow)  # fmt: skip

    under = [across(0, -34, -80), across(0, 34, -80), across(1, 34, -46), across(1, -34, -46)]
    shadow.fill(poly(under), "#000000", 0.7, blur=7)
    scene.put(shadow)
    for part in (0.16, 0.5, 0.86):
        for aside in (-30, 30):
            legs.fill(
                taper([across(part, aside), across(part, aside * 1.25, -62)], [8, 10]), "#4a3218"
            )
        legs.line(poly([across(part, -32, -40), across(part, 32, -18)], closed=False), "#4a3218", 6)
    scene.lay(legs, "wood", way=90, contact=0.5)
    for step in range(count):
        one, other = step / count, (step + 0.86) / count
        half = 36 + rng.uniform(-2, 2)
        plank = poly(
            [across(one, -half), across(one, half), across(other, half), across(other, -half)]
        )
        deck.fill(plank, mix("#8a5c2c", "#d8a860", rng.random()))
    deck.fill(poly([across(0, 36), across(1, 36), across(1, 36, -9), across(0, 36, -9)]), "#3a2612")
    deck.line(poly([across(0, -36), across(1, -36)], closed=False), "#ffe2a0", 2.6, 0.9)
    scene.lay(deck, "wood", way=-40, contact=0.4)
    bird = scene.sheet()
    crow(bird, end[0] + 8, end[1] - 8, size=0.95, pose="perch")
    scene.add(
        bird, relief=6, lo=0.4, hi=0.6, rim=1.0, rim_width=3, rim_colour="#ffdf9a", wobble=0.2
    )
    scene.exact(ellipse(end[0], end[1] - 40, 80, 60), 0.6)
