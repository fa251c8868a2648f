"""Out of a wet dark cave that may be a mouth, we look at the dawn, and a child offers us an ice."""

import math
import random
from typing import Final, NamedTuple

import cv2
import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    around,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    rect,
    rgb,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Hand, Stage
from pinxit_atelier.gesture import Look as Who

SUN: Final = 486.0, 566.0  # it is only just coming up, behind the child
CHILD: Final = 452.0, 818.0
HORIZON, LIP = 576.0, 792.0
Tooth = tuple[float, float, float, float]  # where, how long, how broad, how bent (degrees)


class Ring(NamedTuple):
    """One opening of the throat: the nearer to us, the larger and the darker."""

    x: float
    wide: float
    high: float
    seed: int
    tone: Colour
    deep: Colour
    bone: Colour = "#000000"
    glint: Colour = "#ffd0a8"
    teeth: tuple[Tooth, ...] = ()


RINGS: Final = (
    Ring(448, 300, 280, 41, "#ac4450", "#4a1228", "#96545c", "#ffe2bc", (
        (200, 0.22, 6.5, 4), (218, 0.38, 7.5, 5), (236, 0.3, 6.5, 6), (256, 0.4, 8, 2),
        (277, 0.24, 6, -2), (298, 0.46, 8.5, -2), (318, 0.32, 6.5, -7), (335, 0.2, 6, -4),
        (30, 0.26, 6.5, -12), (47, 0.36, 6, -15), (133, 0.38, 6.5, 16), (150, 0.24, 6, 12))),
    Ring(436, 378, 392, 57, "#6a1c32", "#2a0618"),
    Ring(424, 440, 500, 23, "#320a1c", "#160410", "#30101e", "#b85c58", (
        (212, 0.2, 6, 3), (235, 0.38, 8, 4), (302, 0.46, 8.5, -4), (326, 0.22, 6.5, -3),
        (28, 0.24, 6, -8), (153, 0.26, 6.5, 8))),
    Ring(410, 520, 640, 77, "#160412", "#0a020a"),
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the morning, the child in it, and ring before ring of the dark."""
    scene = Scene(
        page, 912, light=(*SUN, 120), glow="#ffd9ae", shade="#2a0a1c", reach=620, felt=0.1
    )
    _beach(scene)
    _parasol(scene)
    _lip(scene)
    _ring(scene, RINGS[0])
    _tongue(scene)
    _crab(scene)
    _child(scene)
    for ring in RINGS[1:]:
        _ring(scene, ring)
    _lantern(scene)
    _toothbrush(scene)
    scene.shine(*SUN, 170, "#ffb48c", 0.22)
    scene.focus(460, 700, 190)
    scene.focus(650, 560, 60, 0.8)
    look = Look(
        brush=Brush(detail=0.5), masses=0.28, vignette=0.25, bloom=0.3, bloom_from=0.8,
        shadows="#2a0c2a", lights="#ffe2c0", split=0.05, saturation=1.04,
        contrast=1.08,
        palette=Palette(
            colours=("#f6b08c", "#a83a4e", "#3c1428", "#7d7aa0", "#5fb6b0"), mother="#b8606a",
            accent="#58d2c4", quiet=0.25,
        ),
    )  # fmt: skip
    return scene.finish(look)


def _beach(scene: Scene) -> None:
    """Sky, a strip of sea and wet sand: all of it no brighter than round the sun."""
    page = scene.page
    far = page.distance(*SUN, 1.5, 0.9) / 430 + 0.05 * page.noise(3, 150, 4, 0.5, (3, 0.5))
    stops = [(0, "#fff3d2"), (0.22, "#ffd9a8"), (0.5, "#f6ac8e"), (0.85, "#cf8496"),
             (1.2, "#8f6f9a")]  # fmt: skip
    scene.backdrop(stops, far.astype(np.float32), amount=0.02)
    clouds = page.noise(8, 120, 5, 0.55, (4.5, 0.5)) + 0.1
    bank = smoothstep(0.05, 0.4, clouds) * smoothstep(HORIZON - 30, HORIZON - 200, page.y)
    scene.tint((bank * 0.42).astype(np.float32), "#a87a98")
    under = smoothstep(HORIZON, HORIZON + 5, page.y)
    away = np.abs(page.x - SUN[0]) / 260
    sea = np.clip(0.25 + away * 0.8 + 0.16 * page.noise(5, 14, 3, 0.5, (6, 0.3)), 0, 1)
    scene.image += (_ramped(sea, "#ffd7a6", "#6e7896") - scene.image) * under[..., None]
    shore = 626 + 10 * np.sin(page.x / 60) + 8 * page.noise(6, 60, 3)
    sand = smoothstep(-3, 3, page.y - shore)
    depth = np.clip((page.y - 626) / 190, 0, 1)
    glow = np.exp(-((away * (1.9 - 0.9 * depth)) ** 2)) * (1 - 0.25 * depth)
    ripple = 0.12 * page.noise(12, 30, 4, 0.5, (5, 0.4))
    tone = _ramped(np.clip(1 - glow + ripple, 0, 1), "#fcc598", "#8d5768")
    scene.image += (tone - scene.image) * sand[..., None]
    foam = np.exp(-(((page.y - shore) / 3.5) ** 2)) * (0.5 + 0.5 * page.noise(13, 20, 2))
    scene.tint((np.clip(foam, 0, 1) * 0.7).astype(np.float32), "#fff0dc")
    scene.of("sky", way=4)
    scene.of("water", rect(0, HORIZON, 800, 250))


def _ramped(where: Field, one: Colour, other: Colour) -> Field:
    part = where[..., None]
    return np.asarray(rgb(one) * (1 - part) + rgb(other) * part, np.float32)


def _parasol(scene: Scene) -> None:
    """Two who sleep and have noticed nothing."""
    sheet = scene.sheet()
    with sheet.at(316, 668, 0.82):
        sheet.fill(ellipse(4, 4, 62, 6), "#5c3448", 0.55, blur=3)
        sheet.line(poly([(-12, 0), (-2, -84)], closed=False), "#5c3448", 3)
        dome = spline([(-58, -56, 1), (-34, -84), (-1, -96), (34, -82), (54, -50, 1), (18, -60),
                       (-20, -63)])  # fmt: skip
        sheet.fill(dome, "#94384e", grad=linear(-50, 0, 56, 0, "#c8685c"))
        for left, right in ((-36, -14), (12, 32)):
            gore = poly([(left, -40), (-1, -98), (right, -40)])
            sheet.fill(gore, "#dcb6a6", 0.9, clip=dome)
        for off, long in ((-38, 60), (10, 48)):
            body = [(off, -4), (off + long * 0.3, -11), (off + long * 0.6, -6), (off + long, -2)]
            sheet.fill(limb(body, [8, 13, 10, 4]), "#5c3046")
            sheet.fill(ellipse(off - 5, -5, 6), "#6a3840")
    scene.lay(sheet, "cloth")
    scene.exact(ellipse(316, 634, 60), 0.7)


def _lip(scene: Scene) -> None:
    """The threshold: a bank of wet sand, or a gum."""
    bank = scene.sheet()
    edge = [(-20, 800), (150, 786), (290, 806), (420, 800), (560, 806), (690, 784), (820, 800)]
    bank.fill(spline([*edge, (820, 1240, 1), (-20, 1240, 1)]), "#a84a58",
              grad=linear(0, 790, 0, 900, "#4a1428"))  # fmt: skip
    scene.lay(bank, "stone", form=0.2)


def _reach(angle: float, seed: int) -> float:
    """Return how far the uneven edge of a ring is, at an angle in degrees; 1 is usual."""
    noise = np.random.default_rng(seed)
    waves, starts = noise.uniform(-1, 1, 5), noise.uniform(0, 6.3, 5)
    turn = math.radians(angle)
    return 1 + sum(
        0.03 * float(waves[n]) * math.sin((n + 2) * turn + float(starts[n])) for n in range(5)
    )


def _on(ring: Ring, angle: float, part: float = 1) -> tuple[float, float]:
    """Return a place on the edge of a ring, or further in."""
    turn, reach = math.radians(angle), _reach(angle, ring.seed) * part
    return ring.x + ring.wide * reach * math.cos(turn), 540 + ring.high * reach * math.sin(turn)


def _ring(scene: Scene, ring: Ring) -> None:
    """Wet walls against the light: bright where they turn to it, ridged, then soon dark."""
    page, wide = scene.page, ring.wide
    for tooth in ring.teeth:
        _tooth(scene, ring, *tooth)
    edge_line = poly([_on(ring, step / 2) for step in range(720)])
    hole = scene.sheet().fill(edge_line, "#ffffff").pixels()[..., 3]
    floor = smoothstep(LIP - 6, LIP + 60, page.y + 16 * page.noise(ring.seed, 90, 2))
    floor = floor * smoothstep(wide * 1.0, wide * 0.7, np.abs(page.x - ring.x + 20))
    cover = np.clip(1 - hole - floor, 0, 1).astype(np.float32)
    far = cv2.distanceTransform((hole < 0.5).astype(np.uint8), cv2.DIST_L2, 5) / page.scale
    lumps = page.noise(ring.seed + 2, 120, 3)
    ridge = np.sin((far + 26 * lumps) / (9 + wide * 0.016))
    depth = np.clip(far / (64 + wide * 0.16) + 0.1 * ridge + 0.22 * lumps, 0, 1)
    paint = _ramped(smoothstep(0, 1, depth), ring.tone, ring.deep)
    faces = np.clip((SUN[1] - page.y) / 300, -0.3, 1) * 0.35 + 0.65
    edge = np.exp(-far / 4) * faces * (0.6 + np.clip(lumps + 0.2, 0, 0.6))
    paint += edge[..., None] * rgb("#ff9a78") * min(1.0, 250 / wide)
    wet = np.clip(ridge * 0.5 + lumps - 0.5, 0, 1) * np.exp(-far / 70)
    paint += wet[..., None] * rgb("#ffb8a0") * (150 / wide)
    shade = page.blur(cover, 22) * (1 - cover)
    scene.multiply((shade * 0.9).astype(np.float32), "#5a1c34")
    soft = page.blur(cover, 0.6 if wide < 400 else 1.6)[..., None]
    scene.image = (scene.image * (1 - soft) + paint * soft).astype(np.float32)
    scene.of("plain", cover, way=around(page, ring.x, 540))


def _tooth(scene: Scene, ring: Ring, angle: float, long: float, broad: float, bend: float) -> None:
    """A tooth, or a rock that water has made blunt; the light comes through its edges."""
    left, right = _on(ring, angle - broad, 1.1), _on(ring, angle + broad, 1.1)
    tip = _on(ring, angle + bend, 1 - long)
    root = ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2)
    blunt = broad * 0.24

    def at(share: float, aside: float) -> tuple[float, float]:
        return _on(ring, angle + bend * share + aside, 1 - long * share)

    outline = [left, at(0.3, -broad * 0.86), at(0.75, -broad * 0.5), at(0.97, -blunt), tip,
               at(0.97, blunt), at(0.72, broad * 0.46), at(0.3, broad * 0.82), right]  # fmt: skip
    shape = spline(outline)
    sheet = scene.sheet()
    sheet.fill(shape, ring.bone, grad=linear(*tip, *root, ring.tone))
    size = ring.wide * broad / 57
    for aside in (-0.3, 0.25):
        crack = [
            at(0.05, aside * broad),
            at(0.5, aside * broad * 0.7),
            at(0.8, aside * broad * 0.4),
        ]
        sheet.fill(taper(crack, [size * 0.1, size * 0.06, 1]), ring.deep, 0.35, blur=1, clip=shape)
    with scene.layer("stone", way=angle, form=0.45):
        scene.add(sheet, wobble=1.2, rim=5, rim_width=3, rim_colour=ring.glint, relief=size * 0.5)
    scene.exact(shape, 0.75)


def _tongue(scene: Scene) -> None:
    """The red path from the threshold to us, and the light that runs down it."""
    page = scene.page
    shape = scene.sheet().fill(spline([
        (352, 836), (404, 812), (456, 824), (508, 808), (566, 836), (640, 930), (716, 1060),
        (800, 1250, 1), (20, 1250, 1), (134, 1060), (250, 930),
    ]), "#ffffff").pixels()[..., 3]  # fmt: skip
    near = np.clip((page.y - 810) / 400, 0, 1)
    line = 456 - 50 * near + 18 * np.sin(page.y / 90)
    across = (page.x - line) / (110 + near * 270)
    grain = page.noise(31, 12, 3, 0.6, (1.6, 0.8)) * (0.4 + near)
    furrow = np.exp(-((across / 0.09) ** 2))
    light = np.exp(-((across / 0.62) ** 2)) * (1 - near) ** 1.5
    light = light + 0.1 * grain - 0.3 * furrow * (0.4 + near)
    paint = _ramped(np.clip(1 - light, 0, 1), "#ee8a78", "#571630")
    paint *= (1 - 0.4 * near)[..., None]
    lumps = page.noise(32, 26, 4, 0.55, (1.5, 0.7))
    wet = (
        smoothstep(0.12, 0.75, lumps + 0.3 * grain)
        * np.exp(-(((across - 0.12) / 0.5) ** 2))
        * (1 - near * 0.85)
    )
    paint += wet[..., None] * rgb("#ffc2a0") * 0.22
    side = np.exp(-(((np.abs(across) - 0.95) / 0.1) ** 2))
    paint *= (1 - 0.45 * side)[..., None]
    scene.multiply((page.blur(shape, 20) * (1 - shape) * 0.8).astype(np.float32), "#2a0818")
    part = page.blur(shape, 1.2)[..., None]
    scene.image = (scene.image * (1 - part) + paint * part).astype(np.float32)
    scene.of("skin", shape, way=92)


def _child(scene: Scene) -> None:
    """Somebody small, before the sun, who holds out a lolly; the shadow comes in first."""
    x, y = CHILD
    fall = spline([(x - 26, y), (x + 26, y), (x + 34, y + 60), (x + 40, 960), (x + 14, 1010),
                   (x - 46, 1006), (x - 64, 950), (x - 40, y + 60)])  # fmt: skip
    scene.in_shadow(fall, 0.62, blur=7)
    who = Who(
        "child", "brown", hair="puffs", hair_colour="#2a1620", head="abeba", mood="tender",
        top="#c8b49c", sleeves=0.0, skirt=0.44, skirt_colour="#c8b49c", shoes="",
    )  # fmt: skip
    pose = POSES["contrapposto"].like(
        right_hand=Hand((-0.30, 0.80, 0.20), elbow=(-0.4, -0.6, 0.1), grip="rod",
                        fwd=(-0.3, 0.35, 1), palm=(0.6, 0.2, 0.3)),
        left_hand=Hand((0.2, 0.40, -0.05)), head=(-8, -4, 5), hips=(0, 0, 4), chest=(-8, -2, -5),
    )  # fmt: skip
    stage = Stage(scene, x, y, 452, pitch=-2)
    person = stage.person(who, pose, facing=-8)
    lolly = stage.page(person.hold["r"].rod)
    # Against the light there is one quiet shade over all of it, and a bright rim.
    stage.paint(
        light=(x - 200, y - 500, 620), rim=0.9, rim_colour="#ffdcae", dim=0.42, fill=0.85,
        bounce="#a84a50", shadow=0, contact=0.8,
    )  # fmt: skip
    _lolly(scene, *lolly)
    scene.still(ellipse(*stage.page(person.place("head")), 34))


def _lolly(scene: Scene, x: float, y: float) -> None:
    """The one cold thing here; the sun comes through it."""
    ice = scene.sheet()
    with ice.at(x, y, 1.0, -8):
        ice.line(poly([(0, 16), (0, -34)], closed=False), "#d8a878", 5)
        body = spline([(-17, -28, 1), (-18, -70), (-12, -92), (0, -98), (10, -95), (9, -84),
                       (18, -80), (18, -70), (17, -28, 1)])  # fmt: skip
        ice.fill(body, "#2fb4ae", grad=linear(0, -98, 0, -28, "#b8f4e2"))
        for off in (-7, 7):
            ice.line(poly([(off, -82), (off, -40)], closed=False), "#1f8f94", 3.4, 0.7)
        ice.line(poly([(-15, -34), (-15, -74)], closed=False), "#e8fff4", 3, 0.9)
        ice.fill(ellipse(-6, -20, 3, 4.4), "#b8f4e2")
    scene.put(ice)
    scene.exact(ellipse(x, y - 50, 60))
    scene.shine(x, y - 62, 62, "#9af0e0", 0.32)


def _crab(scene: Scene) -> None:
    """It keeps the threshold, claws up, and is against the light."""
    x, y = 588.0, 824.0
    crab = scene.sheet()
    for side in (-1, 1):
        for number in range(3):
            knee = x + side * (27 + number * 6), y - 12 + number * 5
            foot = x + side * (34 + number * 3), y + 8 + number * 2
            crab.fill(limb([(x + side * 12, y - 2), knee, foot], [5, 4, 1.5]), "#5c1a28")
        lift = 8 if side > 0 else 0
        crab.fill(limb([(x + side * 15, y - 7), (x + side * 30, y - 17),
                        (x + side * 27, y - 34 - lift)], [5, 6, 6]), "#6a1e2a")  # fmt: skip
        claw = ellipse(x + side * 27, y - 44 - lift, 10, 13, side * 12)
        crab.fill(claw, "#742230")
        gap = leaf((x + side * 22, y - 64 - lift), (x + side * 26, y - 42 - lift), 7)
        crab.fill(gap, "#ffffff", erase=True)
        crab.line(
            poly([(x + side * 6, y - 12), (x + side * 7, y - 23)], closed=False), "#5c1a28", 2
        )
        crab.fill(ellipse(x + side * 7, y - 24, 3), "#3a0e18")
    crab.fill(spline([(x - 22, y - 4), (x - 15, y - 15), (x, y - 18), (x + 15, y - 15),
                      (x + 22, y - 4), (x + 12, y + 6), (x - 12, y + 6)]), "#742230")  # fmt: skip
    with scene.layer("plain", contact=0.6):
        scene.add(crab, relief=6, rim=7, rim_width=2, rim_colour="#ffb488", wobble=0.2)


def _lantern(scene: Scene) -> None:
    """Hung up inside by somebody who was here before; it has long gone out."""
    x, y = 176.0, 452.0
    sheet = scene.sheet()
    sheet.line(
        spline([(x - 6, y - 176), (x + 3, y - 110), (x, y - 40)], closed=False), "#1a0812", 3
    )
    sheet.line(spline([(x - 17, y - 4), (x - 12, y - 32), (x, y - 40), (x + 12, y - 32),
                       (x + 17, y - 4)], closed=False), "#241019", 3)  # fmt: skip
    sheet.fill(
        poly([(x - 14, y - 12), (x - 5, y - 26), (x + 5, y - 26), (x + 14, y - 12)]), "#241019"
    )
    sheet.fill(rect(x - 20, y - 14, 40, 7, 2), "#241019")
    sheet.fill(rect(x - 15, y - 7, 30, 42, 3), "#7a4450", 0.8)
    for off in (-15, -1.5, 12):
        sheet.fill(rect(x + off, y - 8, 3, 44), "#241019")
    sheet.fill(rect(x - 20, y + 34, 40, 10, 3), "#241019")
    sheet.fill(rect(x + 13, y - 4, 2.5, 38), "#ffb890", 0.9)
    sheet.fill(rect(x + 18, y + 35, 2.5, 8), "#ffb890", 0.8)
    sheet.fill(rect(x + 18, y - 13, 2.5, 5), "#ffb890", 0.8)
    scene.lay(sheet, "metal")
    scene.exact(ellipse(x, y, 50), 0.6)


def _toothbrush(scene: Scene) -> None:
    """As long as an oar: its foot is on the ground, its head against the wall."""
    brush = scene.sheet()
    line = [(600, 1136), (656, 950), (706, 780), (738, 660)]
    handle = limb(line, [27, 22, 14, 19])
    brush.fill(handle, "#3a8a92", grad=linear(738, 660, 600, 1136, "#14303c"))
    edge = [(x - 9 + 4 * number / 3, y) for number, (x, y) in enumerate(line)]
    brush.fill(taper(edge, [2, 5, 4, 3]), "#9fd6cc", 0.55, blur=1)
    brush.fill(limb([(736, 668), (760, 572)], [20, 22]), "#2c6670")
    rng = random.Random(4)
    for number in range(60):
        part = rng.random()
        x, y = 734 + 20 * part, 652 - 74 * part
        long = 38 + 6 * math.sin(number * 2.1)
        tone = mix("#f0d8c8", "#b88a94", rng.random())
        brush.fill(taper([(x, y), (x - long, y - 8 + rng.uniform(-3, 6))], [3.4, 2]), tone)
    with scene.layer("wood", way=80, cast=Cast((20, 14), dark=0.7, soft=0.3), dim=0.1):
        scene.add(brush, relief=7, rim=3, rim_width=2.4, rim_colour="#ffc0a0", wobble=0.4)
