"""People walk small, trimmed clouds; a huge wild one carries off a girl, who laughs."""

import math
import random
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    ellipse,
    limb,
    mix,
    poly,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Foot, Hand, Pose, Stage, vec
from pinxit_atelier.gesture import Look as Who

MIST = "#a0a9ad"
FLASH: Final = (566.0, 236.0)
COLLAR: Final = (500.0, 470.0)  # where the great cloud is on the lead
Place = tuple[float, float]
Puff = tuple[float, float, float]

GIRL: Final = Who(
    "girl", "brown", head="asha", hair="long", hair_colour="#231a18", mood="laughing",
    top="#a8322c", coat="#a8322c", coat_length=0.34, coat_open=0.15, lining="#6a2422",
    legs="#3c4250", shoes="#3a2c28", boots=0.5, scarf="#5f7a80",
)  # fmt: skip
GREY: Final = ("#5c636e", "#454b57", "#787f88", "#686d72", "#3c424c")
WALK, STROLL = POSES["walking"], POSES["strolling"]
LEADING: Final = Hand((-0.13, 0.60, 0.20), (-0.8, -0.5, -0.4), "rod", (0.1, 0.3, 1), (0.8, -0.2, 0))


def _who(build: str, skin: str, hair: str, tone: int, **more: Any) -> Who:
    """Return somebody in grey."""
    return Who(build, skin, hair=hair, top=GREY[tone], legs=GREY[(tone + 1) % 5], shoes="#2e3138",
               coat=GREY[tone], coat_length=0.46, coat_open=0.1, **more)  # fmt: skip


Walker = tuple[Who, Pose, float, float, float, float, Place, float]
FAR: Final[tuple[Walker, ...]] = (
    (_who("woman", "fair", "bob", 0), WALK, 50, 842, 118, 120, (26, -150), 22),
    (_who("man", "tan", "crop", 1), STROLL, 236, 836, 112, -150, (18, -142), 21),
    (_who("stout_man", "dark", "buzz", 2), WALK, 588, 846, 124, -70, (-26, -166), 24),
    (_who("youth", "pale", "wavy", 0), WALK, 716, 842, 112, -60, (-14, -150), 20),
)  # fmt: skip
MIDDLE: Final[tuple[Walker, ...]] = (
    (_who("heavy_woman", "brown", "low bun", 1, hat="beret", hat_colour="#3c424c"), WALK, 660, 1000,
     236, 152, (-58, -272), 44),
    (_who("thin_man", "rose", "side part", 4), STROLL, 762, 968, 214, -140, (-34, -268), 38),
)  # fmt: skip
NEAR: Final[tuple[Walker, ...]] = (
    (_who("broad", "olive", "thinning", 4, hat="cap", hat_colour="#33383f"), STROLL, 96, 1560,
     600, 150, (130, -470), 88),
    (_who("woman", "dark", "puffs", 1, hair_colour="#1c1818"), STROLL, 640, 1520,
     600, -158, (-120, -470), 84),
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the mist, the well-behaved, the great cloud, the girl, and those who see her off."""
    scene = Scene(page, 2604, light=(*FLASH, 260), glow="#f4f0d4", shade="#343a48", reach=1200,
                  felt=0.05)  # fmt: skip
    scene.focus(290, 640, 220)
    scene.focus(*COLLAR, 130, 0.8)
    scene.focus(440, 960, 130, 0.7)
    _park(scene)
    _walkers(scene, FAR, 0.58)
    scene.mist(846, 60, "#b0b8ba", 0.35, seed=2)
    _walkers(scene, MIDDLE, 0.22)
    _stooping(scene)
    _great_cloud(scene)
    _girl(scene)
    _walkers(scene, NEAR, 0.0)
    return scene.finish(
        Look(
            vignette=0.2, bloom=0.2, bloom_from=0.84, contrast=1.06,
            brush=Brush(edges=0.6, variety=0.75), masses=0.25,
            palette=Palette(
                colours=("#eceade", "#8f979e", "#31353f", "#707a6e", "#8a6a50"),
                mother="#7c848c", accent="#a8322c", quiet=0.5, warmth=-0.15,
            ),
        )
    )  # fmt: skip


def _park(scene: Scene) -> None:
    """Mist, bare trees that dissolve in it, wet grass and a path."""
    page, rng = scene.page, random.Random(4)
    where = page.y / 1200 + 0.06 * page.noise(5, 320, 4, 0.5, (2.4, 1))
    stops = [(0, "#7f8893"), (0.3, "#959ea6"), (0.60, "#a3abaf"), (0.71, "#8f9792"),
             (0.85, "#79827b"), (1, "#565f5b")]  # fmt: skip
    scene.backdrop(stops, where.astype(np.float32), amount=0.03)
    scene.of("sky", way=8).of("ground", smoothstep(820, 850, page.y), way=3)
    for tone, base, blur in (("#8f989e", 822, 2.0), ("#7c868d", 838, 1.0)):
        trees = scene.sheet()
        for _ in range(4):
            _bare_tree(trees, rng, rng.uniform(-10, 560), base, tone)
        scene.lay(trees, "plain", way=86, blur=blur, opacity=0.9)
    path = scene.sheet()
    bend = [(-60, 1230, 1), (60, 1050), (270, 920), (420, 862), (452, 838, 1), (500, 838, 1),
            (520, 880), (500, 960), (500, 1080), (620, 1230, 1)]  # fmt: skip
    path.fill(spline(bend), "#a4a8a4")
    scene.lay(path, "ground", way=6, wobble=2)
    scene.tint(smoothstep(1000, 840, page.y) * smoothstep(780, 840, page.y) * 0.4, MIST)
    shade = page.distance(520, 1010, 2.2, 0.55) / 190
    scene.multiply((np.exp(-(shade**2)) * 0.42).astype(np.float32), "#4c5560")


def _bare_tree(sheet: Sheet, rng: random.Random, x: float, base: float, tone: Colour) -> None:
    """Boughs that fork, and twigs that are lost."""
    top = base - rng.uniform(330, 470)
    trunk = [(x, base), (x + rng.uniform(-10, 10), (base + top) / 2), (x + 8, top)]
    sheet.fill(taper(trunk, [24, 14, 4]), tone)
    for _ in range(12):
        y, side, reach = rng.uniform(top, top + 240), rng.choice([-1, 1]), rng.uniform(50, 140)
        bough = [(x, y), (x + side * reach * 0.5, y - reach * 0.45),
                 (x + side * reach, y - reach * 0.7)]  # fmt: skip
        sheet.fill(taper(bough, [8, 5, 1], 12), tone)
        for px, py, _, _ in sample(bough, 5)[1:]:
            tip = px + rng.uniform(-30, 30), py - rng.uniform(20, 46)
            sheet.fill(taper([(px, py), tip], [3, 0.6], 5), tone)


def _heaped(scene: Scene, puffs: Sequence[Puff], rough: float, seed: int) -> tuple[Field, Field]:
    """Return how thick a heap of puffs is, and where it is (0 … 1)."""
    page = scene.page
    size = max(one[2] for one in puffs)
    x = page.x + rough * size * page.noise(seed, size * 0.9, 4)
    y = page.y + rough * size * page.noise(seed + 1, size * 0.9, 4)
    high = np.zeros((page.height, page.width), np.float32)
    for px, py, radius in puffs:
        part = 1 - ((x - px) ** 2 + (y - py) ** 2) / radius**2
        high = np.maximum(high, np.sqrt(np.clip(part, 0, 1)) * radius * 0.8)
    return high.astype(np.float32), smoothstep(0.02, 0.30, high / size).astype(np.float32)


def _lit(scene: Scene, high: Field, soft: float, light: Place) -> Field:
    """Return how much light falls on a heap, from a direction on the page."""
    page = scene.page
    down, across = np.gradient(page.blur(high, soft) * page.scale)
    return np.clip(0.5 - (across * light[0] + down * light[1]) * 0.55, 0, 1).astype(np.float32)


def _laid(scene: Scene, where: Field, dark: Colour, light: Colour, part: Field) -> None:
    """Paint a heap in two colours."""
    tone = rgb(dark) * (1 - part[..., None]) + rgb(light) * part[..., None]
    alpha = where[..., None]
    scene.image = (scene.image * (1 - alpha) + tone * alpha).astype(np.float32)


def _small_cloud(scene: Scene, x: float, y: float, size: float, seed: int, haze: float) -> None:
    """Washed, combed and cut round."""
    rng = random.Random(seed)
    puffs: list[Puff] = [(x, y, size * 0.66)]
    for number in range(9):
        turn = number / 9 * math.tau + rng.uniform(-0.25, 0.25)
        puffs.append((x + size * 0.66 * math.cos(turn), y + size * 0.40 * math.sin(turn),
                      size * rng.uniform(0.32, 0.46)))  # fmt: skip
    high, where = _heaped(scene, puffs, 0.10, seed)
    part = _lit(scene, high, size * 0.05, (0.35, 0.9)) * 0.8 + 0.2
    part = part * smoothstep(y + size * 1.1, y - size * 0.5, scene.page.y) + 0.12
    light, dark = mix("#fdfdf8", MIST, haze * 0.25), mix("#5c6874", MIST, haze * 0.8)
    _laid(scene, where * (1 - 0.2 * haze), dark, light, np.clip(part, 0, 1).astype(np.float32))
    scene.of("cloud", where)


def _lead(scene: Scene, hand: Place, end: Place, tone: Colour, wide: float) -> None:
    sheet = scene.sheet()
    sag = (hand[0] + end[0]) / 2 + 6, (hand[1] + end[1]) / 2 + 8
    sheet.line(spline([hand, sag, end], closed=False), tone, wide)
    scene.put(sheet)


def _walkers(scene: Scene, row: tuple[Walker, ...], haze: float) -> None:
    """Each with a lead, and at the end of it something small and white."""
    for number, (who, pose, x, y, size, facing, (dx, dy), cloud) in enumerate(row):
        box = (-20.0, max(y - size * 1.3, -20), 820.0, min(y + size * 0.2, 1220))
        stage = Stage(scene, x, y, size, pitch=6, box=box)
        one = stage.person(who, pose.like(right_hand=LEADING), facing=facing)
        hand = stage.page(one.hold["r"].rod)
        end = x + dx, y + dy
        _lead(scene, hand, (end[0], end[1] + cloud * 0.4), mix("#33373f", MIST, haze),
              1 + size / 260)  # fmt: skip
        with scene.layer("cloth", way=82, blur=0 if haze else 1.6):
            stage.paint(rim=0.25, rim_colour="#f0eee0", haze=(MIST, haze) if haze else None,
                        bounce="#8a938c", shadow=0.4 * (1 - haze), fill=0.5, dim=0.25)  # fmt: skip
        _small_cloud(scene, *end, cloud, 300 + number + int(size), haze)


def _stooping(scene: Scene) -> None:
    """His has had an accident; he has brought a bag."""
    x, y, tall = 436.0, 1000.0, 236.0
    page = scene.page
    puddle = page.distance(x + 106, y + 2, 1.0, 0.26) + 6 * page.noise(61, 30, 3)
    scene.tint((smoothstep(62, 52, puddle) * 0.85).astype(np.float32), "#56626e")
    scene.tint((smoothstep(40, 20, puddle) * 0.4).astype(np.float32), "#c8d0d2")
    who = _who("man", "tan", "crop", 1)
    stage = Stage(scene, x, y, tall, pitch=8)
    him = stage.person(who, POSES["picking"], facing=74)
    bag = him.hold["r"].hook
    with stage.canvas.part("#3a4650", soft=0.5) as sack:
        sack.chain([bag, bag - vec(0, 0.05, 0)], [0.018, 0.04])
    with scene.layer("cloth", way=82):
        stage.paint(rim=0.25, rim_colour="#f0eee0", haze=(MIST, 0.14), bounce="#8a938c",
                    shadow=0.4, fill=0.5, dim=0.25)  # fmt: skip
    cloud = x + 108, y - 112
    rain, rng = scene.sheet(), scene.rng
    for _ in range(34):
        px, py = cloud[0] + rng.uniform(-26, 26), cloud[1] + rng.uniform(20, 96)
        rain.line(poly([(px, py), (px - 3, py + rng.uniform(9, 18))], closed=False), "#e6ebec", 2,
                  0.9)  # fmt: skip
    scene.put(rain)
    scene.exact(ellipse(cloud[0], cloud[1] + 60, 40, 60), 0.8)
    _lead(scene, stage.page(him.hold["l"].rod), (cloud[0] - 20, cloud[1] + 12), "#3c424c", 1.6)
    _small_cloud(scene, *cloud, 34, 77, 0.05)


def _great_cloud(scene: Scene) -> None:
    """Nobody has ever combed it; there is light in it, and it pulls."""
    page, rng = scene.page, random.Random(26)
    puffs: list[Puff] = [(600, 150, 260), (430, 190, 200), (720, 300, 200), (330, 90, 150)]
    for _ in range(74):
        turn, far = rng.uniform(0, math.tau), rng.random() ** 0.5
        px, py = 570 + 380 * far * math.cos(turn), 170 + 270 * far * math.sin(turn)
        puffs.append((px, py, rng.uniform(44, 110) * (1.25 - 0.5 * far)))
    high, where = _heaped(scene, puffs, 0.20, 41)
    fall = page.distance(520, 1000, 1.6, 0.5) / 210
    part = _lit(scene, high, 5, (-0.25, 0.8)) * 0.75 + 0.10 * page.noise(44, 60, 4)
    part = part * smoothstep(560, -60, page.y)
    _laid(scene, where, "#2b2f39", "#8b9198", np.clip(part, 0, 1).astype(np.float32))
    scene.of("cloud", where)
    inner = page.distance(*FLASH, 1.25, 0.9) / 170
    glow = np.exp(-(inner**1.6)) * where * (0.45 + 0.75 * _lit(scene, high, 9, (0.2, -0.4)))
    scene.tint(np.clip(glow * 0.95, 0, 0.92).astype(np.float32), "#f2ecc8")
    coat = scene.sheet()
    locks = []
    for _ in range(2300):
        x = rng.uniform(190, 840)
        rim = (
            436 + 50 * math.sin(x / 70) + 0.16 * (x - 400) - 230 * max(0.0, (350 - x) / 160) ** 1.5
        )
        locks.append((rim - 400 * rng.random() ** 1.8, x, rim))
    for y, x, rim in sorted(locks):
        low = 1 - (rim - y) / 400
        long = rng.uniform(30, 60) + 44 * low * rng.random()
        lean = -0.35 + 0.25 * math.sin(x / 40 + y / 90) + rng.gauss(0, 0.15)
        lock = [(x, y), (x + lean * long * 0.4, y + long * 0.6), (x + lean * long, y + long)]
        near = math.exp(-(((x - FLASH[0]) / 210) ** 2) - ((y - FLASH[1]) / 190) ** 2)
        tone = mix(rng.choice(("#33363f", "#3e424b", "#4b5059")), "#7d8288", 0.5 * (1 - low))
        tone = mix(tone, "#dcd8bc", near * rng.uniform(0.2, 0.9))
        coat.fill(taper(lock, [6, 4.5, 0.6], 8), tone, 0.2 + 0.6 * low**1.5)
    scene.lay(coat, "fur", way=104)
    _bolt(scene)
    scene.multiply((np.exp(-(fall**2)) * 0.25).astype(np.float32), "#596270")
    drops = scene.sheet()
    for _ in range(150):
        x, y = rng.uniform(240, 820), rng.uniform(470, 900)
        long = rng.uniform(18, 44)
        drops.line(poly([(x, y), (x - long * 0.22, y + long)], closed=False), "#e4e6e2", 1.2,
                   rng.uniform(0.1, 0.45))  # fmt: skip
    scene.put(drops)


def _bolt(scene: Scene) -> None:
    """Sheet lightning, and one thread of it."""
    x, y = FLASH
    bolt = scene.sheet()
    for line, wide in (
        ([(-6, -120), (8, -60), (-10, -30), (12, 30), (-2, 74), (10, 130)], 5.5),
        ([(12, 30), (46, 62), (54, 96), (84, 120)], 3),
        ([(-10, -30), (-48, 10), (-52, 50)], 2.6),
    ):
        zigzag = [(x + dx, y + dy) for dx, dy in line]
        bolt.line(poly(zigzag, closed=False), "#fffbe4", wide * 2.6, 0.35, blur=5)
        bolt.line(poly(zigzag, closed=False), "#fffdf0", wide * 1.1, blur=0.8)
    scene.put(bolt)
    scene.shine(x, y, 170, "#f4ecc0", 0.3)


def _girl(scene: Scene) -> None:
    """Off her feet, on one arm, with her legs behind her; she would not let go for anything."""
    stage = Stage(scene, 250, 960, 640, pitch=-4, near=4, roll=-6, box=(-20, 380, 640, 1000))
    pose = POSES["flying"].like(
        pelvis=(0, 0.50, 0), hips=(-8, 44, 6), chest=(-14, 36, -6), head=(-18, -14, 8),
        left_foot=Foot((0.07, 0.20, -0.34), 8, 70, (0.1, -0.2, 1)),
        right_foot=Foot((-0.06, 0.30, -0.40), -8, 84, (-0.1, -0.4, 1)),
        right_hand=Hand((-0.30, 0.52, -0.10), (-0.4, 0.2, -0.8), "rod", (-0.6, -0.5, -0.2),
                        (0.1, -0.7, 0.6)),
        left_hand=Hand((0.04, 1.04, 0.44), (0.9, -0.2, 0), "rod", (0, 0.7, 0.7), (-0.3, -0.6, 0.6)),
        sway=(0, 0.03, -0.16),
    )  # fmt: skip
    her = stage.person(GIRL, pose, facing=58)
    hand, crutch = (stage.page(her.hold[side].rod) for side in "lr")
    lead = scene.sheet()
    lead.line(poly([hand, COLLAR], closed=False), "#7c2824", 6)
    lead.line(spline([hand, (hand[0] - 10, hand[1] + 40), (hand[0] + 8, hand[1] + 70)],
                     closed=False), "#7c2824", 5)  # fmt: skip
    lead.line(ellipse(COLLAR[0] + 4, COLLAR[1] - 8, 12), "#b0a888", 4)
    scene.lay(lead, "plain", wobble=0.2)
    _crutches(scene, crutch)
    stage.paint(rim=0.5, rim_colour="#f6f0d2", shadow=0, contact=0, fill=0.5, dim=0.2,
                bounce="#8a94a0")  # fmt: skip
    scene.exact(limb([hand, COLLAR], [14, 14]), 0.8)


def _crutches(scene: Scene, hand: Place) -> None:
    """One still trails from her hand, and one has stayed behind on the grass."""
    for x, y, turn, size in ((*hand, -28, 1.0), (308, 1046, -6, 0.92)):
        sheet = scene.sheet()
        with sheet.at(x, y, size, turn):
            sheet.line(poly([(-190, 8), (0, 8)], closed=False), "#878f96", 9)
            sheet.line(poly([(-190, 6), (0, 6)], closed=False), "#d6dad8", 3)
            sheet.line(poly([(0, 8), (92, -4)], closed=False), "#878f96", 8)
            sheet.line(poly([(2, 10), (-6, -26)], closed=False), "#2c2f36", 10)
            sheet.line(spline([(84, -20), (100, -6), (92, 12)], closed=False), "#2c2f36", 8)
            sheet.fill(ellipse(-192, 8, 9, 7), "#2c2f36")
        scene.lay(sheet, "metal", contact=0.5 if size < 1 else 0, wobble=0.2)
