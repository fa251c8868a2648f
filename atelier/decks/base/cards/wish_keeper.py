"""A fountain cut open: above, wishes are thrown in; below, on a village of frogs, coins hail."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    leaf,
    linear,
    minus,
    poly,
    rect,
    smoothstep,
    spline,
)
from pinxit_atelier.gesture import POSES, Foot, Stage, figure, things, turn, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.space import Vec

COPPER, GOLD, FROG, DEEP = "#c8743a", "#e8b04a", "#7f9a48", "#0c3a44"
LINE: Final = 398.0  # the surface of the water
COIN: Final = (344.0, 742.0)  # the one that was caught
UP: Final = vec(0, 1, 0)


def paint(page: Page) -> Scene:
    """Paint the day above, the depth below, the village, the hail, and who has caught a piece."""
    scene = Scene(
        page, 4471, light=(560, 60, 330), glow="#fff0c0", shade="#0e3038", reach=1300, felt=0
    )
    scene.focus(COIN[0] - 20, COIN[1] + 90, 190)
    scene.focus(210, 330, 170, 0.8)
    _day(scene)
    _people(scene)
    _depth(scene)
    _rim(scene)
    _houses(scene)
    _ground(scene)
    _locked(scene)
    _child(scene)
    _surface(scene)
    _hail(scene)
    _shy(scene)
    _catcher(scene)
    few = Palette(
        colours=("#0c3a44", "#4fa09c", "#f3ead0", "#c8743a", "#8a9a58"),
        accent=GOLD,
        quiet=0.2,
        mother="#4fa09c",
    )
    brush = Brush(exact=0.035, detail=0.6)
    return scene.finish(
        Look(brush=brush, palette=few, masses=0.25, vignette=0.35, bloom=0.3, contrast=1.08)
    )


def _day(scene: Scene) -> None:
    """A town square in the sun, seen over the rim."""
    page = scene.page
    where = (page.y / 400 + 0.05 * page.noise(3, 200, 3)).astype(np.float32)
    scene.backdrop([(0, "#bcd8d2"), (0.6, "#eee6c8"), (1, "#f6e6b8")], where, amount=0.03)
    scene.of("sky", way=10)
    with scene.layer("plain", way=90, air=("#f0e8cc", 0.5)):
        sheet = scene.sheet()
        for x, wide, top in (
            (-20, 120, 96),
            (96, 90, 170),
            (420, 96, 150),
            (512, 130, 84),
            (690, 130, 130),
        ):
            sheet.fill(rect(x, top, wide, 330), "#d8b890")
            roof = [(x - 8, top), (x + wide / 2, top - 36), (x + wide + 8, top)]
            sheet.fill(poly(roof), "#b88468")
            for row in range(3):
                for column in range(wide // 40):
                    sheet.fill(rect(x + 16 + column * 38, top + 24 + row * 58, 15, 26), "#9aa89c")
        scene.add(sheet, amount=0)


def _people(scene: Scene) -> None:
    """Two in love, and one who can afford it: far behind the rim."""
    stage = Stage(scene, 560, 470, 205, pitch=4, near=6)
    girl = Who("woman", "brown", head="asha", hair="long", top="#a8584c", skirt=0.8, mood="tender")
    boy = Who("thin_man", "fair", head="lars", hair="crop", hair_colour="#8a5a34", top="#5f8488")
    stage.person(boy, "arm_round", at=(-0.16, 0, 0), facing=14)
    stage.person(girl, "stand", at=(0.06, 0, 0.1), facing=-24)
    stage.paint(shadow=0, contact=0, fill=0.6, haze=("#f0e4c0", 0.12))
    banker = Who(
        "stout_man",
        "pale",
        head="lars",
        hair="horseshoe",
        hair_colour="#cfc8bc",
        top="#ece4d4",
        coat="#3a4048",
        coat_open=0.3,
        legs="#33383f",
        hat="bowler",
        hat_colour="#2e3238",
    )
    figure(
        scene,
        banker,
        "offering",
        716,
        476,
        215,
        facing=-50,
        pitch=4,
        shadow=0,
        contact=0,
        fill=0.6,
        haze=("#f0e4c0", 0.1),
    )


def _depth(scene: Scene) -> None:
    """Under the surface: light where the sun comes in, and dark at the ground."""
    page = scene.page
    part = (page.y - LINE) / (1200 - LINE)
    part = part + 0.22 * ((page.x - 520) / 400) ** 2 + 0.03 * page.noise(7, 160, 3)
    before = scene.image.copy()
    stops = [(0, "#a9d8c6"), (0.16, "#6fb8ac"), (0.45, "#3a8a8c"), (0.8, "#1d5a64"), (1.2, DEEP)]
    scene.backdrop(stops, part.astype(np.float32), amount=0.03)
    under = smoothstep(LINE - 2, LINE + 2, page.y + 0 * page.x)[..., None]
    scene.image = (before * (1 - under) + scene.image * under).astype(np.float32)
    scene.of("water", rect(-10, LINE, 820, 820), way=80)
    clear = scene.image.copy()
    scene.rays(600, 250, 1.15, 2.35, "#e8f4d0", 0.42, seed=5, count=16, length=1050)
    scene.image = (clear * (1 - under) + scene.image * under).astype(np.float32)


def _rim(scene: Scene) -> None:
    """The stone of the fountain, cut through at the left, where somebody can sit."""
    wall = scene.sheet()
    wall.fill(
        poly([(-20, LINE - 26), (820, LINE - 26), (820, LINE + 8), (-20, LINE + 8)]),
        "#e0d0ac",
        grad=linear(0, LINE - 26, 0, LINE + 8, "#a89878"),
    )
    wall.fill(
        spline(
            [
                (-20, LINE - 26, 1),
                (212, LINE - 26, 1),
                (206, 470),
                (186, 600),
                (130, 760),
                (70, 900),
                (-20, 1030, 1),
            ]
        ),
        "#a89c80",
        grad=linear(0, LINE - 10, 0, 760, "#1c4a50"),
    )
    scene.lay(wall, "stone", way=0)
    moss = scene.sheet()
    rng = random.Random(2)
    for _ in range(22):
        x, y = rng.uniform(-10, 120), rng.uniform(440, 800)
        moss.fill(
            leaf((x, y), (x + rng.uniform(-10, 20), y + rng.uniform(20, 50)), 10), "#3f6f58", 0.8
        )
    scene.lay(moss, "foliage")


def _houses(scene: Scene) -> None:
    """The village, farther and farther into the murk; a lamp is lit in each window."""
    for x, y, size, kind, air in (
        (462, 905, 0.6, "pot", 0.5),
        (742, 930, 0.66, "pot", 0.44),
        (596, 972, 1.0, "ring", 0.16),
        (146, 956, 0.9, "pot", 0.26),
    ):
        with scene.layer("stone", form=0.6, air=("#2a7078", air), contact=0.4):
            _house(scene, x, y, size, kind)
        glow = scene.sheet()
        for out in (-26, 30):
            glow.fill(ellipse(x + out * size, y - 52 * size, 10 * size), "#f6cc78")
        scene.put(glow)
        scene.shine(x, y - 52 * size, 46 * size, "#e8b860", 0.35)


def _house(scene: Scene, x: float, y: float, size: float, kind: str) -> None:
    """A pot with a roof of shells, mended with a coin; or a house that wears a wedding ring."""
    sheet = scene.sheet()
    with sheet.at(x, y, size):
        if kind == "ring":
            hoop = minus(ellipse(0, -158, 62), ellipse(0, -158, 47))
            sheet.fill(hoop, GOLD)
            sheet.fill(
                poly([(-20, -222), (20, -222), (30, -238), (0, -262), (-30, -238)]), "#dfeeea"
            )
            sheet.fill(
                spline([(-84, 0, 1), (-92, -60), (-60, -112), (60, -112), (92, -60), (84, 0, 1)]),
                "#a8a890",
            )
        else:
            sheet.fill(
                spline([(-66, 0, 1), (-88, -56), (-58, -104), (58, -104), (88, -56), (66, 0, 1)]),
                "#9a6a50",
            )
            sheet.fill(
                spline([(-104, -92, 1), (-40, -132), (0, -190, 1), (40, -132), (104, -92, 1)]),
                "#5f9490",
            )
            sheet.fill(ellipse(40, -124, 19, 15, 28), COPPER)
        sheet.fill(spline([(-17, 0, 1), (-17, -34), (0, -48), (17, -34), (17, 0, 1)]), "#183a40")
    scene.add(sheet, amount=0)


def _ground(scene: Scene) -> None:
    """Silt and pebbles; some of what glints is money."""
    rng = random.Random(12)
    bed = scene.sheet()
    bed.fill(
        spline(
            [
                (-20, 985, 1),
                (180, 950),
                (420, 978),
                (640, 968),
                (820, 940, 1),
                (820, 1220, 1),
                (-20, 1220, 1),
            ]
        ),
        "#2a6464",
        grad=linear(0, 960, 0, 1200, "#0e3038"),
    )
    scene.lay(bed, "ground", way=0)
    stones = scene.sheet()
    for _ in range(90):
        y = 985 + 215 * rng.random()
        size = 4 + (y - 980) / 22 * rng.uniform(0.5, 1.1)
        x = rng.uniform(-10, 810)
        tone = rng.choice(("#2f6a68", "#1d4a50", "#3f7c76", "#1a4248"))
        if rng.random() < 0.16:
            tone = COPPER
        stones.fill(ellipse(x, y, size, size * 0.5), tone)
    scene.lay(stones, "stone", contact=0.4)
    for x, y, tall, bend in (
        (40, 1010, 250, 0.12),
        (74, 1020, 190, -0.1),
        (778, 960, 330, -0.1),
        (748, 970, 230, 0.12),
        (420, 972, 120, 0.1),
    ):
        weed = scene.sheet()
        weed.fill(leaf((x, y), (x + bend * 200, y - tall), 22, bend), "#2f7058")
        scene.lay(weed, "foliage", air=("#1d5a64", 0.25))


def _locked(scene: Scene) -> None:
    """The nearest door is chained."""
    with scene.layer("stone", form=0.5, contact=0.5, dim=0.25):
        sheet = scene.sheet()
        sheet.fill(
            spline(
                [(592, 1230, 1), (590, 1090), (640, 1010), (716, 994), (800, 1020), (840, 1230, 1)]
            ),
            "#3f7874",
        )
        sheet.fill(
            spline([(646, 1230, 1), (646, 1110), (720, 1052), (792, 1110), (792, 1230, 1)]),
            "#5a3a2c",
        )
        for x in (682, 720, 758):
            sheet.line(poly([(x, 1076), (x, 1220)], closed=False), "#3a2620", 3)
        scene.add(sheet, amount=0)
    chain = scene.sheet()
    for step in range(13):
        part = step / 12
        px, py = 632 + 176 * part, 1112 + 46 * math.sin(math.pi * part)
        chain.line(ellipse(px, py, 9, 6, 40 if step % 2 else -20), "#8f9a94", 4)
    chain.fill(rect(700, 1150, 42, 36, 6), GOLD)
    chain.line(
        spline([(708, 1152), (708, 1134), (721, 1126), (734, 1134), (734, 1152)], closed=False),
        "#8f9a94",
        6,
    )
    chain.fill(ellipse(721, 1166, 5), "#2a2420").fill(rect(719, 1166, 4, 12), "#2a2420")
    scene.lay(chain, "metal", contact=0.4)
    scene.exact(ellipse(721, 1140, 100, 60), 0.7)


def _child(scene: Scene) -> None:
    """A child without shoes, who has nothing to throw in."""
    who = Who(
        "child",
        "tan",
        head="inti",
        hair="wild",
        hair_colour="#241a1a",
        top="#c88a4a",
        legs="#4a6a74",
        leg_length=0.45,
        shoes="",
        sleeves=0.5,
        mood="tender",
        gaze=(0.3, 0.8),
    )
    pose = POSES["seated_edge"].like(
        left_foot=Foot((0.07, 0.12, 0.2), 10, 30, (0.2, 0.8, 1)),
        right_foot=Foot((-0.07, 0.06, 0.16), -10, 34, (-0.2, 0.8, 1)),
        head=(6, 34, 4),
    )
    figure(
        scene,
        who,
        pose,
        178,
        LINE + 134,
        500,
        facing=64,
        pitch=4,
        shadow=0,
        contact=0,
        fill=0.62,
        rim=0.4,
        rim_colour="#fff0c0",
    )


def _surface(scene: Scene) -> None:
    """Water makes things green; its surface is a bright line, with rings where coins went in."""
    page = scene.page
    wave = LINE + 12 + 3 * np.sin(page.x / 31) + 2 * np.sin(page.x / 13)
    wet = smoothstep(0, 60, page.y - wave) * smoothstep(700, 520, page.y + 0 * page.x)
    legs = np.exp(-(((page.x - 262) / 60) ** 2))
    scene.tint((wet * legs * 0.3).astype(np.float32), "#5fb0a6")
    line = np.exp(-(((page.y - wave) / 3.2) ** 2)) * 0.85 * smoothstep(206, 222, page.x)
    scene.tint(line.astype(np.float32), "#f6f6e0")
    rings = scene.sheet()
    for x in (420, 610, 700):
        for wide in (20, 38):
            rings.line(ellipse(x, LINE + 12, wide, wide * 0.16), "#fdfaea", 2.4, 0.8)
    scene.put(rings, wobble=0.6)


def _hail(scene: Scene) -> None:
    """Coins, copper in the shade and gold where the sun meets them."""
    rng = random.Random(31)
    places = [
        (612, 438, 13),
        (424, 470, 12),
        (700, 500, 15),
        (520, 540, 17),
        (604, 610, 16),
        (398, 604, 18),
        (736, 640, 18),
        (492, 690, 22),
        (690, 736, 21),
        (300, 640, 14),
        (226, 760, 18),
        (330, 520, 12),
        (748, 812, 17),
    ]
    for x, y, size in places:
        spin, flat = rng.uniform(-50, 50), rng.uniform(0.25, 0.95)
        lit = math.exp(-(((x - 560 + (y - 400) * 0.18) / 110) ** 2))
        coin = scene.sheet()
        coin.fill(ellipse(x, y + 2, size, size * flat + 2, spin), "#7a4426")
        coin.fill(ellipse(x, y, size, size * flat, spin), GOLD if lit > 0.4 else COPPER)
        coin.line(ellipse(x, y, size * 0.7, size * flat * 0.7, spin), "#8f5a2c", 1.8)
        scene.lay(coin, "metal", form=0.05, dim=0.3 * (1 - lit))
        scene.exact(ellipse(x, y, size * 1.6), 0.8)
        if lit > 0.55:
            scene.shine(x - size * 0.3, y - size * 0.3, size * 1.1, "#fff2c0", 0.7)
        trail = scene.sheet()
        for step in range(4):
            trail.line(
                ellipse(x + rng.uniform(-4, 4), y - size - 14 - step * 13, 1.6 + step * 0.5),
                "#dff2e8",
                1.4,
                0.5,
            )
        scene.put(trail)


def _frog(stage: Stage, coat: str, facing: float, tall: float, nod: float = -10) -> dict[str, Vec]:
    """Throw a frog in a raincoat into a stage; return the places of its shoulders."""
    frame = turn(facing)
    side, ahead = frame[:, 0], frame[:, 2]
    canvas = stage.canvas
    with canvas.part(coat, soft=0.8, sheen=0.15, rough=0.6) as body:
        body.chain(
            [UP * -0.1 * tall, UP * 0.2 * tall, UP * 0.44 * tall, UP * 0.58 * tall],
            [0.37 * tall, 0.31 * tall, 0.25 * tall, 0.19 * tall],
        )
        for out in (-0.16, 0.16):
            low = side * out * tall + ahead * 0.26 * tall
            body.fold([low + UP * -0.05 * tall, low * 0.7 + UP * 0.42 * tall], 0.03, 0.04)
    with canvas.part("#3a2a22", soft=0.2) as seam:
        front = [(ahead * r + UP * y) * tall for y, r in ((0, 0.36), (0.2, 0.325), (0.46, 0.26))]
        seam.chain(front, [0.006 * tall] * 3)
        for y, r in ((0.08, 0.36), (0.24, 0.33), (0.4, 0.29)):
            seam.ball((ahead * r + side * 0.05 + UP * y) * tall, 0.018 * tall)
    with canvas.part(coat, soft=0.5) as hood:
        ring = [
            (side * math.cos(a) * 0.21 + ahead * math.sin(a) * 0.17) * tall
            + UP * (0.6 - 0.03 * math.sin(a)) * tall
            for a in np.linspace(0, math.tau, 17)
        ]
        hood.chain(ring, [0.052 * tall] * 17)
    look = turn(facing, nod)
    right, up, nose = look[:, 0], look[:, 1], look[:, 2]
    head = UP * 0.71 * tall + ahead * 0.06 * tall
    with canvas.part(FROG, soft=0.8, sheen=0.25) as skull:
        skull.ball(head, look @ np.diag([0.25, 0.125, 0.2]) * tall)
        skull.ball(
            head + nose * 0.08 * tall - up * 0.03 * tall,
            look @ np.diag([0.225, 0.085, 0.14]) * tall,
        )
        for out in (-1, 1):
            skull.ball(head + (right * out * 0.135 + up * 0.11 + nose * 0.03) * tall, 0.07 * tall)
    for out in (-1, 1):
        eye = head + (right * out * 0.153 + up * 0.123 + nose * 0.064) * tall
        things.ball(canvas, eye, 0.04 * tall, GOLD)
        things.ball(
            canvas,
            eye + (right * out * 0.012 + nose * 0.016 + up * 0.008) * tall,
            0.021 * tall,
            "#141a18",
            sheen=1,
        )
    mouth = [
        head
        + (
            right * 0.243 * math.sin(a)
            + nose * (0.035 + 0.192 * math.cos(a))
            - up * (0.035 - 0.07 * abs(math.sin(a)) ** 3)
        )
        * tall
        for a in np.linspace(-1.5, 1.5, 15)
    ]
    things.rod(canvas, mouth, 0.008 * tall, "#3f5228")
    return {"side": side, "ahead": ahead}


def _catcher(scene: Scene) -> None:
    """Near to us, one has caught a big one, and holds it up."""
    tall = 1.0
    stage = Stage(scene, 318, 1272, 470, pitch=6, near=4, box=(40, 620, 640, 1220))
    frame = _frog(stage, COPPER, 22, tall)
    side = frame["side"]
    foot = stage.page(vec(0, 0, 0))
    coin = vec((COIN[0] - foot[0]) / 470, (foot[1] - COIN[1]) / 470, 0.1)
    for out in (-1, 1):
        shoulder = UP * 0.48 + side * out * 0.23
        hand = coin + vec(out * 0.115, -0.03, 0.0)
        elbow = (shoulder + hand) / 2 + vec(out * 0.22, -0.1, -0.06)
        wrist = elbow + (hand - elbow) * 0.56
        with stage.canvas.part(COPPER, soft=0.5, rough=0.6) as sleeve:
            sleeve.chain([shoulder, elbow, wrist], [0.1, 0.085, 0.085])
        with stage.canvas.part("#6a3a24", soft=0.3) as cuff:
            cuff.ball(wrist + (hand - wrist) * 0.1, 0.078)
        with stage.canvas.part(FROG, soft=0.4) as arm:
            arm.chain([elbow, hand], [0.04, 0.03])
            for spread in (-0.9, -0.2, 0.5):
                tip = hand + vec(
                    -out * 0.05 * math.cos(spread), 0.06 * math.sin(spread + 0.6), 0.035
                )
                arm.chain([hand, tip], [0.02, 0.014])
                arm.ball(tip, 0.021)
    with stage.canvas.part(GOLD, soft=0.2, sheen=0.8) as piece:
        piece.ball(coin, np.diag([0.118, 0.118, 0.022]))
    with stage.canvas.part("#b07a30", soft=0.2, lift=0.012) as ring:
        circle = [
            coin + vec(0.088 * math.cos(a), 0.088 * math.sin(a), 0.014)
            for a in np.linspace(0, math.tau, 25)
        ]
        ring.chain(circle, [0.006] * 25)
    stage.paint(
        light=(560, 420, 330),
        shadow=0,
        contact=0,
        fill=0.42,
        strokes=0.6,
        dim=0.1,
        rim=0.4,
        rim_colour="#f2e2a8",
        focus=(*COIN, 260),
    )
    scene.exact(ellipse(COIN[0] - 20, COIN[1] + 120, 170, 220), 0.85)
    scene.shine(COIN[0] + 12, COIN[1] - 14, 66, "#fff0b8", 0.6)


def _shy(scene: Scene) -> None:
    """A small one stays under its leaf."""
    stage = Stage(scene, 512, 1128, 150, pitch=6, near=5)
    _frog(stage, "#8a9a8c", -28, 0.8, nod=4)
    stem = [vec(0.2, 0.2, 0.1), vec(0.24, 0.7, 0.06), vec(0.16, 1.02, 0.02)]
    things.rod(stage.canvas, stem, 0.02, "#3f6f3c")
    with stage.canvas.part("#5a8a4a", soft=0.6) as roof:
        roof.ball(vec(0.06, 1.0, 0.0), turn(0, 10, 14) @ np.diag([0.46, 0.07, 0.34]))
    stage.paint(
        light=(420, 1080, 320), shadow=0.3, contact=0.7, fill=0.55, dim=0.1, haze=("#2a7078", 0.12)
    )
    scene.exact(ellipse(516, 1050, 90, 110), 0.8)
