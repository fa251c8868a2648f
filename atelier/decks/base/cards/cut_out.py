"""An old family photograph; one person has been cut out, and there the world is green."""

import math
import random
from typing import Any

import cv2
import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Field,
    Look,
    Page,
    Path,
    Scene,
    ellipse,
    leaf,
    limb,
    linear,
    moved,
    poly,
    radial,
    ramp,
    rect,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.people import Figure, View
from pinxit_atelier.people import Look as Person

ALBUM, GRASS, LEMON = "#1b1a1c", "#58b02c", "#ffe04c"
SEPIA = [
    (0.0, "#241e1c"),
    (0.25, "#544a44"),
    (0.55, "#9c9088"),
    (0.82, "#d6ccbe"),
    (1.0, "#efe8da"),
]
LEFT, TOP, WIDE, HIGH = 38.0, 46.0, 724.0, 1104.0  # the photograph, with its white border
TILT = -2.6
GAP = 408.0, 1072.0, 826.0  # where the missing one stood, and how tall


def paint(page: Page) -> Scene:
    """Paint the photograph, let it fade, cut the hole, and glue it into the album."""
    picture, uncle = _photograph(page)
    hole, rim = _hole(page)
    hill = _hill(page)
    inner = np.clip(page.blur(hole, 7) * 1.5 - 0.35, 0, 1)  # the paper has a thickness
    light = hill * (0.74 + 0.26 * inner)[..., None]
    edge = np.array([0.97, 0.95, 0.9], np.float32)
    faded = picture.image * (1 - rim[..., None]) + edge * rim[..., None]
    picture.image = (faded * (1 - hole[..., None]) + light * hole[..., None]).astype(np.float32)
    _spill(picture, hole)
    _hand(picture, uncle)
    scene = _album(page)
    _glue(scene, picture.image)
    _corners(scene)
    return scene.finish(
        Look(vignette=0.3, bloom=0.3, bloom_from=0.8, contrast=1.1, saturation=1.05, grain=0.045)
    )


def _photograph(page: Page) -> tuple[Scene, Figure]:
    """Return it, and the one whose hand has lost its shoulder."""
    scene = Scene(page, 147, light=(250, 200, 420), glow="#ffffff", shade="#1c1414", reach=1100)
    _studio(scene)
    uncle = _family(scene)
    value = np.clip(scene.image @ np.array([0.34, 0.5, 0.16], np.float32), 0, 1)
    age = 0.05 * page.noise(5, 300, 4) + 0.03 * page.texture("cloud")
    far = page.distance(400, 600, 470, 640)
    value = 0.07 + 0.96 * value + age + 0.20 * smoothstep(0.6, 1.2, far)  # it has bleached inwards
    scene.image = ramp(SEPIA, np.asarray(value, np.float32))
    _wear(scene)
    return scene, uncle


def _studio(scene: Scene) -> None:
    """A painted garden, a column, a carpet: what photographers had."""
    page, rng = scene.page, random.Random(3)
    stops = [(0, "#b8b0a8"), (0.55, "#d8d0c4"), (0.66, "#8c8278"), (1, "#a89c90")]
    scene.backdrop(stops, downwards(page, 60, 1120), amount=0.12)
    trees = scene.sheet()
    for _ in range(240):
        x, y = rng.uniform(60, 740), 330 + rng.gauss(0, 70)
        trees.fill(ellipse(x, y, rng.uniform(10, 34), rng.uniform(8, 24)),
                   vary("#8c8478", rng, 0.2), 0.4, blur=5)  # fmt: skip
    scene.put(trees)
    column = scene.sheet()
    column.fill(rect(100, 250, 62, 520), "#cfc6ba", grad=linear(100, 0, 162, 0, "#6c645c"))
    for step in range(5):
        column.line(poly([(110 + step * 11, 280),
            (110 + step * 11, 770)], closed=False), "#7c746c", 3,
                    0.6)  # fmt: skip
    column.fill(rect(86, 234, 90, 24, 5), "#d8d0c4")
    scene.add(column, relief=7, lo=0.5, hi=0.3, shadow=(10, 8, 14, 0.4), wobble=0.6)
    drape = scene.sheet()
    cloth = spline([(560, 60, 1), (760, 60, 1), (760, 820, 1), (700, 780), (716, 560), (660, 330),
                    (600, 200)])  # fmt: skip
    drape.fill(cloth, "#584e4a")
    for step in range(7):
        fold = [(600 + step * 24, 60), (650 + step * 16, 330), (706 + step * 10, 800)]
        drape.fill(taper(fold, [5, 14, 6]), "#2c2624", 0.6, blur=5, clip=cloth)
    scene.add(drape, relief=14, lo=0.5, hi=0.4, shadow=(-8, 8, 14, 0.4), wobble=0.8)
    carpet = scene.sheet()
    rug = poly([(60, 900), (740, 900), (760, 1120), (40, 1120)])
    carpet.fill(rug, "#6c625a")
    for row in range(6):
        for step in range(18):
            x, y = 50 + step * 42 + (row % 2) * 20, 918 + row * 34
            carpet.fill(ellipse(x, y, 13, 6), "#8c8076" if row % 2 else "#4c443e", 0.8, clip=rug)
    scene.add(carpet, wobble=0.6)


def _one(
    scene: Scene,
    x: float,
    y: float,
    tall: float,
    *,
    view: View = "front",
    pose: str = "attention",
    flip: bool = False,
    change: dict[str, Any] | None = None,
    **who: Any,
) -> Figure:
    """Somebody in Sunday clothes."""
    look = Person(**{"coat": "suit", "colour": "#3c3632", "trim": "#e8e0d4", "trousers": "#322c2a",
                     "shoes": "#1c1816", "collar": "#f0e8dc", **who})  # fmt: skip
    figure = Figure(look, pose, view, **(change or {}))
    return figure.draw(scene, x, y, tall, flip=flip, rim=0.25, shadow=(6, 6, 10, 0.45))


def _family(scene: Scene) -> Figure:
    """Nine are left; return the one who stood next to the missing one."""
    _one(scene, 126, 900, 600, body="tall", skin="fair", hair="short", beard="moustache",
         face="stern", hair_colour="#4a4038", colour="#2c2826")  # fmt: skip
    _one(scene, 240, 892, 500, skin="brown", hair="bun", coat="dress", colour="#6a625a", hem=0.95,
         face="calm", hair_colour="#201a18", collar="#f4ece0", gaze=(0.8, 0))  # fmt: skip
    uncle = Figure(Person(body="broad", skin="tan", hair="bald", beard="full", coat="suit",
        hair_colour="#3a322e", face="sorrow", colour="#46403c", trim="#e8e0d4",
        trousers="#322c2a", shoes="#1c1816", collar="#f0e8dc", gaze=(0.7, 0.6)),
        "attention", "front", near_hand="flat")  # fmt: skip
    uncle.place(598, 900, 590, flip=True).reach(GAP[0] + 92, GAP[1] - 546)
    uncle.draw(scene, 598, 900, 590, flip=True, rim=0.25, shadow=(6, 6, 10, 0.45))
    aunt = _one(scene, 706, 944, 500, body="stout", skin="rose", hair="bun", coat="dress",
         colour="#7c746c", hem=0.95, pattern="dots", face="angry", hair_colour="#8c8278",
         view="q", flip=True,
         change={"near_arm": (30, 104), "far_arm": (16, 70), "near_hand": "hold"})  # fmt: skip
    _scissors(scene, *aunt.page("wrn", 1, 2))
    _one(scene, 190, 1010, 420, body="old", skin="fair", hair="bun", hair_colour="#f0ece4",
         coat="dress", colour="#322c2a", hem=0.95, face="sorrow", collar="ruff")  # fmt: skip
    _one(scene, 688, 1060, 400, body="youth", skin="brown", hair="braids", coat="dress",
         colour="#a89e94", hem=0.7, face="stern", hair_colour="#1c1816")  # fmt: skip
    _one(scene, 108, 1064, 340, body="child", skin="dark", hair="afro", colour="#6c645c",
         face="calm", hair_colour="#1c1614", trousers="#2c2624")  # fmt: skip
    _one(scene, 212, 1086, 290, body="toddler", skin="tan", hair="short", coat="dress",
         colour="#e0d8cc", hem=0.6, face="surprise", hair_colour="#5c5048")  # fmt: skip
    _one(scene, 604, 1092, 346, view="side", pose="stand", flip=True, body="child", skin="fair",
         hair="bob", coat="dress", hem=0.5, colour="#d8d0c4", face="wonder",
         hair_colour="#5a4a3e", change={"head": -6, "near_arm": (46, 74), "near_hand": "open"},
         )  # fmt: skip
    return uncle


def _scissors(scene: Scene, x: float, y: float) -> None:
    """In the angry aunt's hand."""
    sheet = scene.sheet()
    with sheet.at(x, y, 1.4, 128):
        for side in (-1, 1):
            sheet.line(ellipse(-13, side * 11, 11, 8, side * 14), "#1c1816", 5)
            sheet.fill(taper([(0, side * 5), (26, 0), (72, -side * 7)], [6, 9, 1]), "#fbf8f2")
            sheet.line(
                spline([(0, side * 5), (26, 0), (72, -side * 7)], closed=False), "#3a3430", 1
            )
        sheet.fill(ellipse(24, 0, 3.4), "#2a2422")
    scene.add(sheet, relief=3, lo=0.5, hi=0.4, shadow=(3, 5, 5, 0.6), wobble=0.3)


def _wear(scene: Scene) -> None:
    """Scratches, and the stain of a cup."""
    rng, sheet = random.Random(12), scene.sheet()
    for _ in range(40):  # above the heads: no face is scarred
        x, y, long = rng.uniform(80, 720), rng.uniform(90, 270), rng.uniform(8, 50)
        turn = rng.uniform(0, math.tau)
        end = x + long * math.cos(turn), y + long * math.sin(turn)
        sheet.line(poly([(x, y), end], closed=False), "#f4eee2", 0.9, rng.uniform(0.2, 0.6))
    sheet.line(ellipse(196, 170, 66, 63), "#7c6450", 5, 0.3, blur=1.6)
    scene.put(sheet, wobble=0.8)


def _outline() -> Path:
    """Return the one who is gone: a wide hat, a hand on the hip, two feet ready to go."""
    x, y, _ = GAP
    hat = union(
        spline([(-64, -728), (-62, -790), (-34, -822), (24, -826), (58, -796), (66, -728)]),
        spline([(-168, -712), (-120, -742), (0, -752), (122, -752), (170, -736), (128, -706),
                (0, -694), (-126, -690)]),
    )  # fmt: skip
    head = union(ellipse(0, -676, 58, 72), ellipse(0, -640, 46, 46))
    trunk = spline([(-23, -640), (23, -640), (24, -588), (60, -566), (104, -536), (96, -470),
                    (72, -420), (-72, -420), (-96, -470), (-104, -536), (-60, -566),
                    (-24, -588)])  # fmt: skip
    skirt = spline([(-66, -440, 1), (66, -440, 1), (98, -340), (140, -210), (176, -86, 1),
                    (90, -72), (0, -68), (-90, -72), (-176, -86, 1), (-140, -210),
                    (-98, -340)])  # fmt: skip
    arms = union(
        limb([(84, -530), (132, -462), (152, -416), (118, -384), (66, -366)], [52, 46, 42, 38, 36]),
        limb([(-84, -530), (-124, -446), (-150, -366), (-164, -312)], [52, 46, 38, 32]),
        ellipse(-170, -292, 20, 28, 14),
    )
    legs = union(
        *(limb([(side * 46, -90), (side * 44, -50), (side * 46, -14)], [44, 32, 22])
          for side in (-1, 1)),
        *(ellipse(side * 60, -12, 30, 13, side * 8) for side in (-1, 1)),
    )  # fmt: skip
    return moved(union(hat, head, trunk, skirt, arms, legs), x, y)


def _hole(page: Page) -> tuple[Field, Field]:
    """Return where the scissors went, and the white edge that they left."""
    sheet = Scene(page, 1).sheet()
    sheet.fill(_outline(), "#ffffff")
    soft = page.blur(np.ascontiguousarray(sheet.pixels()[..., 3]), 4)
    return smoothstep(0.42, 0.46, soft), smoothstep(0.10, 0.15, soft)


def _hill(page: Page) -> Field:
    """Behind the paper: noon, wind, a hill, and somebody small who runs."""
    scene = Scene(page, 52, light=(700, 120, 460), glow="#fffbe0", shade="#1c4a2c", reach=1300)
    rng = random.Random(9)
    stops = [(0, "#1f96e4"), (0.5, "#7fd0f4"), (1, "#fbfff4")]
    scene.backdrop(stops, downwards(page, 240, 700), amount=0.05)
    clouds = scene.sheet()
    for cx, cy, size in ((424, 574, 34), (380, 606, 24)):
        for _ in range(16):
            clouds.fill(
                ellipse(cx + rng.gauss(0, size), cy + rng.gauss(0, size * 0.24), size * 0.5),
                "#ffffff",
            )
    scene.add(clouds, relief=12, lo=0.15, hi=0.2, wobble=1.4)
    far = scene.sheet()
    far.fill(spline([(180, 730, 1), (300, 686), (420, 700), (560, 664), (700, 700, 1),
                     (700, 900, 1), (180, 900, 1)]), "#b8e8a0")  # fmt: skip
    scene.add(far, relief=8, lo=0.1, hi=0.3, wobble=0.8)
    shape = spline([(180, 960, 1), (250, 884), (330, 826), (440, 800), (560, 832), (680, 900, 1),
                    (700, 1130, 1), (180, 1130, 1)])  # fmt: skip
    hill = scene.sheet()
    hill.fill(shape, "#8fdc3c", grad=linear(0, 800, 0, 1060, "#259a2c"))
    for _ in range(3400):
        px, py = rng.uniform(220, 640), 800 + 290 * rng.random() ** 0.9
        size = 0.5 + (py - 800) / 220
        tip = px + rng.uniform(2, 12) * size, py - rng.uniform(8, 20) * size
        tone = rng.choice(("#d4f46a", "#7cd038", "#4cb02c", "#2f8f2a"))
        hill.fill(taper([(px, py), tip], [2.6 * size, 0.4], 3), tone, 0.75, clip=shape)
    scene.add(hill, relief=26, lo=0.3, hi=0.45, rim=0.9, rim_width=4, rim_colour="#faffb0",
              wobble=0.8)  # fmt: skip
    flowers = scene.sheet()
    for _ in range(64):
        px, py = rng.uniform(250, 600), rng.uniform(930, 1060)
        wide = 1.4 + (py - 900) * 0.018
        tone = rng.choice((LEMON, "#ffffff", "#ff7aa8", "#ffffff"))
        for petal in range(5):
            turn = petal * math.tau / 5
            place = px + wide * math.cos(turn), py + wide * math.sin(turn)
            flowers.fill(ellipse(*place, wide * 0.7), tone)
        flowers.fill(ellipse(px, py, wide * 0.6), "#f4a02c")
    scene.add(flowers, relief=1.5, shadow=(1, 3, 2, 0.4), wobble=0.3)
    _runner(scene)
    return scene.image


def _runner(scene: Scene) -> None:
    """The same hat."""
    who = Person(coat="dress", hem=0.58, flare=12, hair="long", hair_colour="#5a2c18",
                 colour="#ffd21c", trim="#ffffff", skin="tan", shoes="bare", face="laugh",
                 trousers="#d9a172", hat="straw", hat_colour="#f7dc8c")  # fmt: skip
    figure = Figure(who, "run", "q", near_arm=(-64, -30), far_arm=(120, 158), far_hand="open")
    figure.draw(scene, 402, 926, 240, ground=0.5, rim=0.6, rim_colour="#ffffff")


def _spill(scene: Scene, hole: Field) -> None:
    """Daylight comes through and lies on the faces next to it."""
    page = scene.page
    glow = page.blur(hole, 34) * 0.55 + page.blur(hole, 90) * 0.5
    glow = np.clip(glow * (1 - hole), 0, 1)
    scene.image = (scene.image * (1 + 0.35 * glow[..., None])).astype(np.float32)
    scene.tint((glow * 0.3).astype(np.float32), "#cfeaa0")


def _hand(scene: Scene, uncle: Figure) -> None:
    """It still rests on a shoulder that is not there."""
    paper = uncle.render(scene, only_arm=True).sheet()
    alpha = paper[..., 3:]
    value = np.clip((paper[..., :3] / np.maximum(alpha, 1e-3)) @ np.array([0.34, 0.5, 0.16]), 0, 1)
    grey = ramp(SEPIA, (0.1 + 0.86 * value).astype(np.float32)) * alpha
    scene.add(np.concatenate([grey, alpha], -1).astype(np.float32), relief=4, lo=0.4, hi=0.3,
              rim=0.5, shadow=(-3, 8, 8, 0.5), wobble=0, hue=0.01)  # fmt: skip


def _album(page: Page) -> Scene:
    scene = Scene(page, 149, light=(300, 100, 600), glow="#f4ece0", shade="#050506", reach=1200)
    far = page.distance(380, 520, 600, 850)
    scene.backdrop([(0, "#38353a"), (1, "#121113")], far, amount=0.16, texture="brush")
    sheet, rng = scene.sheet(), random.Random(6)
    for _ in range(900):  # fibres in black card
        x, y, turn = rng.uniform(0, 800), rng.uniform(0, 1200), rng.uniform(0, math.tau)
        end = x + 9 * math.cos(turn), y + 9 * math.sin(turn)
        sheet.line(poly([(x, y), end], closed=False), rng.choice(("#4c484e", "#0c0b0d")), 0.9, 0.5)
    for y in (60, 600, 1140):
        sheet.fill(ellipse(16, y, 9), "#060506")
    scene.put(sheet)
    scene.multiply(smoothstep(46, 0, page.x) * 0.6, "#1a181c")
    return scene


def _turned(page: Page) -> Any:
    return cv2.getRotationMatrix2D((page.width / 2, page.height / 2), -TILT, 1.0)


def _glue(scene: Scene, picture: Field) -> None:
    """A white border with a wavy edge, and the photograph in it."""
    page, rng = scene.page, random.Random(2)
    border = scene.sheet()
    edge: list[tuple[float, float]] = []
    for start, end in (((LEFT, TOP), (LEFT + WIDE, TOP)),
                       ((LEFT + WIDE, TOP), (LEFT + WIDE, TOP + HIGH)),
                       ((LEFT + WIDE, TOP + HIGH), (LEFT, TOP + HIGH)),
                       ((LEFT, TOP + HIGH), (LEFT, TOP))):  # fmt: skip
        steps = int(math.dist(start, end) / 9)
        for step in range(steps):
            part = step / steps
            x, y = (one + (other - one) * part for one, other in zip(start, end, strict=True))
            edge.append((x + rng.uniform(-2.4, 2.4), y + rng.uniform(-2.4, 2.4)))
    border.fill(poly(edge), "#efe9dc", grad=radial(400, 560, 800, "#d0c6b4"))
    size = page.width, page.height
    paper = cv2.warpAffine(border.pixels(), _turned(page), size)
    scene.add(np.asarray(paper, np.float32), relief=3, lo=0.3, hi=0.2, wobble=0,
              shadow=(8, 14, 18, 0.8), amount=0.05)  # fmt: skip
    inside = scene.sheet()
    inside.fill(rect(LEFT + 30, TOP + 30, WIDE - 60, HIGH - 60), "#ffffff")
    mask = cv2.warpAffine(inside.pixels()[..., 3], _turned(page), size)[..., None]
    turned = cv2.warpAffine(picture, _turned(page), size)
    scene.image = (scene.image * (1 - mask) + turned * mask).astype(np.float32)


def _corners(scene: Scene) -> None:
    """Four photo corners; one has come loose."""
    turn = math.radians(TILT)
    for number, (x, y) in enumerate(((LEFT, TOP), (LEFT + WIDE, TOP), (LEFT + WIDE, TOP + HIGH),
                                     (LEFT, TOP + HIGH))):  # fmt: skip
        dx, dy = x - 400, y - 600
        px = 400 + dx * math.cos(turn) - dy * math.sin(turn)
        py = 600 + dx * math.sin(turn) + dy * math.cos(turn)
        if number == 1:
            px, py = px + 14, py - 22
        sheet = scene.sheet()
        with sheet.at(px, py, 1, TILT + 90 * number + (16 if number == 1 else 0)):
            sheet.fill(spline([(-12, -12, 1), (86, -12, 1), (44, 30), (-12, 86, 1)]), "#2c2a2e")
            sheet.line(spline([(82, -9, 1), (42, 28), (-9, 82, 1)], closed=False), "#8c8478", 2.4)
            sheet.fill(leaf((2, 2), (30, 30), 12), "#4c484e", 0.8)
        scene.add(sheet, relief=3, lo=0.5, hi=0.4, rim=0.5, shadow=(3, 5, 6, 0.6), wobble=0.3)
