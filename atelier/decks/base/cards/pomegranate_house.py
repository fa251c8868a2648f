"""In the lit seeds of a halved pomegranate people live wall to wall, and never meet."""

import math
from itertools import pairwise
from typing import Any, Final

import cv2
import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    common,
    ellipse,
    leaf,
    linear,
    poly,
    rgb,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Canvas, Foot, Hand, Person, Pose, Stage, things, vec
from pinxit_atelier.gesture import Look as Who

MIDDLE: Final = 366.0, 628.0
CORE: Final = 452.0, 640.0
WIDE, TALL = 450.0, 462.0  # of the flesh
WALLS: Final = (  # the pale skins between the chambers, from the core out
    ((452, 640), (520, 430), (500, 250), (560, 110)),
    ((452, 640), (640, 600), (760, 520), (840, 500)),
    ((452, 640), (560, 800), (600, 960), (700, 1130)),
    ((452, 640), (330, 780), (250, 960), (230, 1200)),
    ((452, 640), (260, 560), (120, 480), (-60, 470)),
)
GAP: Final = 106.0  # between seeds
Cell = tuple[float, float, float]  # where a seed is, and how wide


def paint(page: Page) -> Scene:
    """Paint the fruit, its rooms from within, their tenants, and what goes on outside of them."""
    scene = Scene(
        page, 6117, light=(*CORE, 260), glow="#ffd0a0", shade="#1c0a18", reach=700, felt=0.1
    )
    scene.focus(420, 560, 300)
    scene.focus(300, 900, 240, 0.8)
    _ground(scene)
    _crown(scene)
    _fruit(scene)
    cells = _seeds(scene)
    _tenants(scene, cells)
    _escape(scene)
    _drop(scene)
    return scene.finish(
        Look(
            vignette=0.4,
            bloom=0.35,
            bloom_from=0.75,
            contrast=1.08,
            grain=0.02,
            brush=Brush(exact=0.028, edges=0.4, detail=0.6, variety=0.8),
            palette=Palette(
                colours=("#efe4d4", "#c8a898", "#a8203c", "#4a0c20", "#f0a060", "#2a1a2c"),
                accent="#3c8c94",
                quiet=0.12,
                hold=0.7,
            ),
            masses=0.12,
        )
    )


def _ground(scene: Scene) -> None:
    page = scene.page
    far = page.distance(300, 560) / 900 + 0.06 * page.noise(3, 170, 4)
    scene.backdrop(
        [(0, "#5a2434"), (0.6, "#3c1828"), (1.1, "#1c0e1c")], far.astype(np.float32), amount=0.05
    )
    scene.in_shadow(ellipse(430, 1180, 460, 60), 0.7, blur=30)
    scene.of("cloth", way=12)


def _oval(scene: Scene, grow: float) -> Field:
    """Return how far each pixel is from the middle of the fruit: 1 at the edge of its flesh."""
    page = scene.page
    bump = 0.015 * np.sin(3 * np.arctan2(page.y - MIDDLE[1], page.x - MIDDLE[0]) + 1)
    far = page.distance(*MIDDLE, WIDE + grow, TALL + grow) + bump + 0.012 * page.noise(8, 90, 3)
    return np.asarray(far, np.float32)


def _crown(scene: Scene) -> None:
    """Dry sepals, turned away to the upper right."""
    rng = scene.rng
    sheet = scene.sheet()
    for turn in (-70, -44, -20, 6, 30):
        way = math.radians(-66 + turn * 0.6)
        foot = 520 + turn * 1.0, 160 + turn * 0.55 + abs(turn) * 0.2
        far = rng.uniform(150, 200)
        tip = foot[0] + far * math.cos(way), foot[1] + far * math.sin(way)
        sheet.fill(
            leaf(foot, tip, 66, rng.uniform(-0.12, 0.12)),
            "#7c3a2c",
            grad=linear(*foot, *tip, "#b8744c"),
        )
        sheet.line(
            spline([foot, ((foot[0] + tip[0]) / 2 + 4, (foot[1] + tip[1]) / 2), tip], closed=False),
            "#4c1c1c",
            2,
            0.6,
        )
    scene.lay(sheet, "wood", way=-60, form=0.6)


def _fruit(scene: Scene) -> None:
    """The rind, its pale inside, and the skins between the chambers."""
    page = scene.page
    outer, inner = _oval(scene, 62), _oval(scene, 8)
    rind = smoothstep(1.004, 0.996, outer)
    leather = 0.5 + 0.35 * page.noise(12, 46, 4) + (page.y - 640) / 1500
    tone = rgb("#b4553c") * (1 - leather[..., None]) + rgb("#5a1c24") * leather[..., None]
    part = rind[..., None]
    scene.image = (scene.image * (1 - part) + np.clip(tone, 0, 1) * part).astype(np.float32)
    scene.tint((rind * smoothstep(0.985, 1.0, outer) * 0.5).astype(np.float32), "#2c0c18")
    day = rind * smoothstep(0.93, 1.0, outer) * smoothstep(60, -300, page.x + page.y - 760)
    scene.tint((day * 0.55).astype(np.float32), "#8c86a0")
    pith = smoothstep(1.006, 0.994, inner)
    scene.tint(pith, "#d9c6b4")
    scene.tint(
        (pith * np.clip(0.4 + 0.6 * page.noise(14, 60, 4), 0, 0.6)).astype(np.float32), "#bfa79c"
    )
    scene.of("wood", rind).of("paper", pith, way=40)


def _skins(scene: Scene) -> Field:
    """Return where the skins between the chambers are."""
    sheet = scene.sheet()
    for wall in WALLS:
        sheet.fill(taper(list(wall), [60, 34, 26, 40], 40), "#ffffff")
    sheet.fill(
        spline([(400, 600), (452, 560), (520, 590), (540, 660), (470, 720), (400, 690)]), "#ffffff"
    )
    return np.asarray(sheet.pixels()[..., 3], np.float32)


def _rooms(scene: Scene) -> list[tuple[float, float]]:
    """Return where seeds lie: as close as they will, none on a skin."""
    rng = scene.rng
    walls = _skins(scene)
    found: list[tuple[float, float]] = []
    for tries in range(9000):
        x, y = rng.uniform(0, 830), rng.uniform(150, 1180)
        if math.hypot((x - MIDDLE[0]) / (WIDE - 40), (y - MIDDLE[1]) / (TALL - 40)) > 1:
            continue
        row = min(max(int(y * scene.page.scale), 0), scene.page.height - 1)
        column = min(max(int(x * scene.page.scale), 0), scene.page.width - 1)
        near = GAP * (1.3 if tries < 5000 else 1.0)
        if walls[row, column] < 0.5 and all(math.hypot(x - a, y - b) > near for a, b in found):
            found.append((x, y))
    return found


def _packed(scene: Scene, rooms: list[tuple[float, float]]) -> tuple[Any, Any, Any]:
    """Return for each pixel whose seed it is in, whether it is in one, and how deep."""
    page = scene.page
    first = np.full(page.x.shape, 1e6, np.float32)
    second, which = first.copy(), np.zeros(page.x.shape, np.int32)
    warp_x, warp_y = page.x + 7 * page.noise(41, 70, 2), page.y + 7 * page.noise(42, 70, 2)
    for number, (x, y) in enumerate(rooms):
        far = np.hypot(warp_x - x, (warp_y - y) * 0.94).astype(np.float32)
        closer = far < first
        second = np.where(closer, first, np.minimum(second, far))
        first, which = np.where(closer, far, first), np.where(closer, number, which)
    walls = page.blur(_skins(scene), 3)
    flesh = _oval(scene, -8)
    mask = ((second - first) / 2 > 5) & (first < 112) & (walls < 0.3) & (flesh < 1)
    mask = page.blur(mask.astype(np.float32), 7) > 0.5
    crumb = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (round(18 * page.scale) | 1,) * 2)
    mask = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_OPEN, crumb) > 0
    deep = cv2.distanceTransform(mask.astype(np.uint8), cv2.DIST_L2, 5) / page.scale
    return which, mask, deep


def _seeds(scene: Scene) -> list[Cell]:
    """Each seed is lit from within: bright in its middle, garnet at its edge, wet on top."""
    page = scene.page
    plan = Scene(Page(0.5), scene.seed)  # so that the same people live here at every size
    rooms = _rooms(plan)
    whose, inside, depth = _packed(plan, rooms)
    widths = np.array([max(float(depth[whose == n].max(initial=0)), 1) for n in range(len(rooms))])
    which, mask, deep = _packed(scene, rooms)
    rng = np.random.default_rng(5)
    level = rng.uniform(0.62, 1.0, len(rooms))
    order = np.argsort(-widths)
    level[order[[3, 9, 15]]] = 0.13  # nobody at home
    cool = np.zeros(len(rooms), bool)
    cool[order[[5, 12]]] = True  # a television, perhaps
    part = page.blur(np.clip(deep / np.maximum(widths[which], 24), 0, 1).astype(np.float32), 3)
    stops = (0, 0.16, 0.38, 0.64, 0.95)
    warm = [rgb(c) for c in ("#3c0616", "#8c1430", "#cc4038", "#f09a58", "#ffd89a")]
    cold = [rgb(c) for c in ("#102430", "#1c505c", "#3c8c94", "#8cc8c0", "#d8ece0")]
    tones = [
        np.stack([np.interp(part, stops, [c[k] for c in ramp]) for k in range(3)], -1)
        for ramp in (warm, cold)
    ]
    tone = np.where(cool[which][..., None], tones[1], tones[0])
    shine = level[which][..., None]
    tone = tone * (0.16 + 0.84 * shine) * np.where(shine < 0.3, (0.9, 0.55, 0.75), 1)
    high = page.blur(np.sqrt(np.clip(part, 0, 1)), 3) * 26
    down, across = np.gradient(high * page.scale)
    wet = np.clip((across * 0.7 + down * 0.8) * 2 - 0.55, 0, 1) * (part > 0.05)
    tone = tone + (page.blur(wet.astype(np.float32), 1.5) * 0.55)[..., None] * rgb("#ffe8dc")
    cover = page.blur(mask.astype(np.float32), 0.8)[..., None]
    glow = page.blur((cover[..., 0] * level[which]).astype(np.float32), 26) * (1 - cover[..., 0])
    scene.tint(
        (glow * 0.42 * smoothstep(1.05, 0.98, _oval(scene, 8))).astype(np.float32), "#d8604c"
    )
    under = page.blur(cover[..., 0], 4) * (1 - cover[..., 0])
    scene.multiply((under * 0.6).astype(np.float32), "#6a2030")
    scene.image = (scene.image * (1 - cover) + np.clip(tone, 0, 1.1) * cover).astype(np.float32)
    scene.of("plain", cover[..., 0])
    lit = [n for n in order if level[n] > 0.3]
    cells = [(*_middle(plan.page, whose == n, inside), float(widths[n])) for n in lit]
    return [one for one in cells if 60 < one[0] < 745 and not (one[0] > 560 and one[1] > 930)]


def _middle(page: Page, cell: Any, mask: Any) -> tuple[float, float]:
    inside = cell & mask
    return float(page.x[inside].mean()), float(page.y[inside].mean())


DARK: Final = "#30081a"
BOXING: Final = POSES["walking"].like(
    left_hand=Hand((0.06, 0.84, 0.30), (0.8, -0.8, 0), "fist"),
    right_hand=Hand((-0.04, 0.78, 0.17), (-0.8, -0.8, 0), "fist"),
    head=(0, 10, 0),
    facing=64,
)


def _tenants(scene: Scene, cells: list[Cell]) -> None:
    """One to a seed, seen against their own lamps."""
    woman, man, child = Who("woman"), Who("man"), Who("child", hair="puffs")
    lives: list[tuple[Who, str | Pose, str]] = [
        (Who("thin_man", hair="crop"), "seated_upright", "cello"),
        (Who("heavy_woman", hair="topknot"), "seated_upright", "bath"),
        (Who("strong_woman", hair="ponytail", legs=DARK, leg_length=0.45), BOXING, "gloves"),
        (Who("old_woman", skirt=0.7, hair="low bun"), "reading", ""),
        (woman.like(hair="afro", skirt=0.5), "dancing", ""),
        (man.like(hat="cap"), "telescope", ""),
        (man, "thinking", ""),
        (Who("girl", hair="plaits", skirt=0.5), "arabesque", ""),
        (Who("old_man"), "cane", ""),
        (woman.like(hair="long"), "sweeping", ""),
        (man.like(hair="locs"), "flute", ""),
        (child, "hugging_knees", ""),
        (Who("pregnant", hair="bun"), "hands_behind", ""),
        (Who("stout_man"), "pointing", ""),
        (Who("youth"), "lying_reading", ""),
        (woman, "seated", "chair"),
    ]
    for (x, y, wide), (who, pose, prop) in zip(cells, lives, strict=False):
        size = wide * (3.2 if pose == "hugging_knees" else 1.9)  # all fill their rooms
        stage = Stage(scene, x, y + wide * 0.82, size, pitch=4)
        person = stage.person(who, pose, at=(0, 0.03 if prop == "bath" else 0, 0))
        _prop(stage.canvas, person, prop)
        stage.paint(silhouette=DARK, shadow=0, contact=0, opacity=0.86)
        scene.exact(ellipse(x, y, wide * 0.9))


def _prop(canvas: Canvas, person: Person, prop: str) -> None:
    hip, ahead = person.place("pelvis"), person.ahead
    if prop == "cello":
        foot = hip + ahead * 0.22 - vec(0, 0.29, 0)
        with canvas.part(DARK, soft=0.3) as wood:
            wood.chain(
                [foot + vec(0, 0.10, 0), foot + vec(0, 0.20, 0) - ahead * 0.02], [0.085, 0.06]
            )
            wood.chain(
                [foot + vec(0, 0.28, 0) - ahead * 0.03, foot + vec(0, 0.30, 0) - ahead * 0.03],
                [0.062, 0.06],
            )
            wood.chain(
                [foot + vec(0, 0.34, 0) - ahead * 0.04, foot + vec(0, 0.62, 0) - ahead * 0.09],
                [0.014, 0.014],
            )
        bow = foot + vec(0, 0.24, 0)
        things.rod(canvas, [bow - vec(0.22, -0.06, 0), bow + vec(0.24, -0.05, 0)], 0.008, DARK)
    elif prop == "bath":
        with canvas.part(DARK, soft=0.5) as tub:
            for high in (0.08, 0.16, 0.24, 0.30):
                tub.chain(
                    [
                        hip * vec(1, 0, 1) + vec(-0.22 - high * 0.2, high, 0.1),
                        hip * vec(1, 0, 1) + vec(0.26 + high * 0.2, high, 0.1),
                    ],
                    [0.06, 0.06],
                )
    elif prop == "gloves":
        for hold in person.hold.values():
            things.ball(canvas, hold.rod, 0.055, DARK)
    elif prop == "chair":
        things.chair(canvas, hip - vec(0, 0.075, 0), ahead, DARK)


CLIMBING: Final = Pose(
    (0, 0.52, -0.02), (0, 4, 0), (0, -4, 0), (-24, -14, 0),
    Foot((0.05, 0.24, 0.12), 30, 20, (0.9, 0.3, 0.6)),
    Foot((-0.05, 0.10, 0.10), -30, 20, (-0.9, 0.3, 0.6)),
    Hand((0.02, 1.06, 0.14), (0.9, -0.3, 0), "rod", (-0.5, 0.3, 0.8), (0, -0.4, 1)),
    Hand((-0.02, 0.90, 0.15), (-0.9, -0.5, 0), "rod", (0.5, 0.3, 0.8), (0, -0.4, 1)),
)  # fmt: skip


def _escape(scene: Scene) -> None:
    """Over the pale skin one climbs to another seed, on sheets that are knotted together."""
    stage = Stage(scene, 503, 722, 250, pitch=2, box=(320, 250, 720, 900))
    her = stage.person(
        Who(
            "youth", "brown", hair="plait", hair_colour="#20141a", top="#2c5c6c", legs="#262a40",
            leg_width=0.2, shoes="#1c1420",
        ),
        CLIMBING,
        facing=180,
    )  # fmt: skip
    upper, lower = her.hold["l"].rod, her.hold["r"].rod
    middle = (upper + lower) / 2
    line = [middle + vec(0.01 * (-1) ** n + 0.10 * max(0, 2 - n) ** 2 / 4, 0.66 - 0.24 * n, 0)
            for n in range(8)]  # fmt: skip
    for number, (start, end) in enumerate(pairwise(line)):
        with stage.canvas.part(("#7f9cc4", "#e9eef4")[number % 2], soft=0.25) as sheet:
            sheet.chain([start, (start + end) / 2, end], [0.014, 0.030, 0.014])
        with stage.canvas.part("#a8bcd8", soft=0.15) as knot:
            knot.ball(end, 0.026)
    with scene.layer("cloth", cast=Cast((16, 18), dark=0.7, soft=0.3)):
        stage.paint(light=(300, 420, 260), shadow=0, contact=0, dim=0, rim=0.3, accents=1.4)
    scene.exact(ellipse(503, 580, 90, 230))


def _drop(scene: Scene) -> None:
    """Juice hangs from the rind, with a letter in it."""
    x, y = 330.0, 1158.0
    sheet = scene.sheet()
    drop = spline(
        [
            (x, y - 66, 1),
            (x + 18, y - 20),
            (x + 26, y + 12),
            (x, y + 36),
            (x - 26, y + 12),
            (x - 18, y - 20),
        ]
    )
    sheet.fill(drop, "#a8182c", grad=linear(x, y - 50, x, y + 36, "#e0584c"))
    letter = poly([(x - 15, y - 4), (x + 13, y - 9), (x + 15, y + 10), (x - 13, y + 15)])
    sheet.fill(common(letter, drop), "#f0e4d4")
    sheet.line(
        poly([(x - 15, y - 4), (x + 1, y + 5), (x + 13, y - 9)], closed=False), "#a08478", 1.4
    )
    sheet.fill(ellipse(x - 11, y - 14, 3, 8, 20), "#ffe8e0", 0.8)
    scene.lay(sheet, "glass")
    scene.exact(ellipse(x, y, 50))
