"""From the bottom of a well: nine heads round the rim, and everyone brings something else."""

import math
import random
from typing import Any

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Field,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    common,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    mix,
    poly,
    radial,
    rect,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Who

RIM, RADIUS = (400.0, 400.0), 262.0  # the disc of sky
FOOT = (400.0, 736.0)  # the middle of the ring of stones that is nearest to us
SKY, BLACK = "#5fd6cf", "#060b10"
RINGS = 15


def paint(page: Page) -> Scene:
    """Paint from the sky down: disc, wall, rim, faces, and what falls."""
    scene = Scene(page, 611, light=(*RIM, 120), glow="#a8f4ea", shade="#04080d", reach=430)
    _sky(scene)
    _wall(scene)
    _moss_and_fern(scene)
    _lid(scene)
    _heads(scene)
    _things_held(scene)
    _shaft(scene)
    _falling(scene)
    scene.motes(150, "#bff6ee", (90, 330, 710, 1120), (0.6, 2.2), 0.6)
    look = Look(
        vignette=0.42, bloom=0.3, contrast=1.12, saturation=1.05,
        shadows="#0a3036", lights="#7fa8a0", split=0.1,
    )  # fmt: skip
    return scene.finish(look)


def _ring(depth: float) -> tuple[float, float, float]:
    """Return the middle and the radius of a ring of the wall; 0 is the rim, 1 is nearest to us."""
    near = 1 / (1 - 0.772 * depth)  # true perspective: sizes go with one over the distance
    part = (near - 1) / (1 / (1 - 0.772) - 1)
    x = RIM[0] + (FOOT[0] - RIM[0]) * part
    y = RIM[1] + (FOOT[1] - RIM[1]) * part
    return x, y, RADIUS * near


def _on_wall(depth: float, turn: float) -> tuple[float, float]:
    x, y, radius = _ring(depth)
    return x + radius * math.cos(turn), y + radius * math.sin(turn)


def _sky(scene: Scene) -> None:
    page = scene.page
    far = page.distance(RIM[0] - 40, RIM[1] - 60) / 330 + 0.06 * page.noise(4, 120, 4)
    stops = [(0, "#e4fff6"), (0.3, "#a4f0e4"), (0.65, SKY), (1, "#2fa9ae")]
    scene.backdrop(stops, far.astype(np.float32), amount=0.06)
    cloud = smoothstep(0.15, 0.6, page.noise(19, 150, 5, 0.55, (1.8, 0.9))) * 0.7
    scene.tint(cloud, "#f6fffb")


def _wall(scene: Scene) -> None:
    """Rings of wet stone, from pebbles at the rim to slabs beside us."""
    rng = random.Random(9)
    x, y, radius = _ring(0)
    black = scene.sheet()
    black.fill(minus(rect(-10, -10, 820, 1220), ellipse(x, y, radius)), BLACK)
    scene.add(black, wobble=1.2, hue=0)
    for ring in range(RINGS):
        stones, drops = scene.sheet(), scene.sheet()
        top, bottom = ring / RINGS, (ring + 0.93) / RINGS
        count = 26
        shift = rng.uniform(0, 1)
        edges = [(k + shift + rng.uniform(-0.2, 0.2)) * math.tau / count for k in range(count + 1)]
        edges[-1] = edges[0] + math.tau
        for k in range(count):
            a, b = edges[k] + 0.012, edges[k + 1] - 0.012
            turns = np.linspace(a, b, 5)
            low, high = top + rng.uniform(0, 0.006), bottom - rng.uniform(0, 0.008)
            outline = [_on_wall(low, t) for t in turns] + [_on_wall(high, t) for t in turns[::-1]]
            stone = spline([(*p, 1 if n in (0, 4, 5, 9) else 0) for n, p in enumerate(outline)])
            light = (1 - top) ** 2.2
            tone = mix("#0b151b", "#5c8b8c", 0.06 + 0.62 * light)
            inner, outer = _on_wall(low, (a + b) / 2), _on_wall(high, (a + b) / 2)
            lit = mix(tone, "#8fe0d6", 0.08 + 0.5 * light)
            stones.fill(
                stone,
                vary(lit, rng, 0.16, 0.012),
                grad=linear(*inner, *outer, vary(tone, rng, 0.2, 0.01) * 0.62),
            )
            size = math.dist(inner, outer)
            for _ in range(int(5 + size * 0.5)):
                t, d = rng.uniform(a, b), rng.uniform(low, high)
                px, py = _on_wall(d, t)
                chip = ellipse(
                    px,
                    py,
                    rng.uniform(0.04, 0.14) * size,
                    rng.uniform(0.03, 0.08) * size,
                    math.degrees(t) + 90,
                )
                stones.fill(
                    chip,
                    rng.choice([rgb("#02070a"), mix(lit, "#c8fff6", 0.4)]),
                    rng.uniform(0.08, 0.3),
                    clip=stone,
                )
            if rng.random() < 0.5:
                wet = taper(
                    [
                        _on_wall(low + 0.004, a + 0.02),
                        _on_wall(low + 0.006, (a + b) / 2),
                        _on_wall(low + 0.004, b - 0.02),
                    ],
                    [0.3, 0.9 + size * 0.05, 0.3],
                    10,
                )
                drops.fill(wet, "#d8fff8", 0.15 + 0.6 * light * rng.random())
            if rng.random() < 0.22:
                t = rng.uniform(a, b)
                run = taper(
                    [_on_wall(low, t), _on_wall(min(high + 0.05, 1), t + 0.004)],
                    [0.6, 0.6 + size * 0.03],
                    6,
                )
                drops.fill(run, "#a8efe6", 0.1 + 0.35 * light)
        scene.add(
            stones,
            relief=2.5 + ring * 0.8,
            lo=0.7,
            hi=0.75,
            rim=0.55,
            rim_width=1.2 + ring * 0.2,
            bump=0.8,
            wobble=0.6 + ring * 0.06,
            hue=0.015,
        )
        scene.put(drops, "screen")
    page = scene.page
    deep = smoothstep(RADIUS, 900, page.distance(400, 430))
    scene.multiply(deep * 0.82, "#101a22")
    scene.multiply(smoothstep(760, 1240, page.y) * 0.5, "#0c141a")


def _moss_and_fern(scene: Scene) -> None:
    rng = random.Random(17)
    moss = scene.sheet()
    for _ in range(800):
        turn = rng.choice(
            [rng.gauss(2.5, 0.35), rng.gauss(0.5, 0.3), rng.gauss(-0.4, 0.2), rng.gauss(3.6, 0.2)]
        )
        depth = round(rng.uniform(0.05, 0.9) * RINGS) / RINGS + rng.gauss(0, 0.006)
        px, py = _on_wall(min(max(depth, 0.01), 0.98), turn)
        size = _ring(min(depth, 0.95))[2] / RADIUS
        tone = mix("#2f7a68", "#0e2f2e", rng.uniform(0, 0.6) + 0.4 * depth)
        moss.fill(
            ellipse(px, py, rng.uniform(0.8, 2.6) * size, rng.uniform(0.6, 1.7) * size), tone, 0.75
        )
    scene.add(moss, relief=1.6, rim=0.3, rim_width=1, wobble=0.5)
    fern = scene.sheet()
    for bend, far in (
        (-1.9, 150),
        (-1.4, 190),
        (-0.9, 160),
        (-2.5, 120),
        (-0.4, 120),
        (-1.65, 110),
    ):
        stem = [
            (120, 1190),
            (120 + far * 0.5 * math.cos(bend), 1190 + far * 0.75 * math.sin(bend)),
            (120 + far * math.cos(bend) * 1.3, 1190 + far * math.sin(bend)),
        ]
        fern.line(spline(stem, closed=False), "#123f3a", 2.6)
        for number, (px, py, wx, wy) in enumerate(sample(stem, 20)):
            size = 26 * math.sin(math.pi * (number + 2) / 24)
            for side in (-1, 1):
                turn = math.atan2(wy, wx) + side * 1.1
                tip = px + size * math.cos(turn), py + size * math.sin(turn)
                fern.fill(
                    leaf((px, py), tip, size * 0.32),
                    vary("#12403c", rng, 0.2, 0.02),
                    grad=linear(px, py, *tip, "#22625a"),
                )
    scene.add(fern, relief=2, rim=0.7, rim_width=1.6, shadow=(6, 10, 8, 0.7), wobble=0.6)


def _lid(scene: Scene) -> None:
    """Half a wooden lid, which slides over the sky from the right."""
    x, y = RIM
    sheet = scene.sheet()
    whole = common(ellipse(x + 250, y - 12, 262), rect(x + 96, y - 290, 400, 580))
    for plank in range(12):
        board = common(whole, rect(x - 10, y - 286 + plank * 50, 540, 47, 3))
        sheet.fill(
            board,
            vary("#314a4a", random.Random(plank), 0.3, 0.01),
            grad=linear(x + 90, 0, x + 260, 0, "#0a1013"),
        )
        for line in range(4):
            py = y - 280 + plank * 50 + line * 11
            sheet.line(
                spline([(x + 60, py), (x + 150, py + 3), (x + 280, py - 1)], closed=False),
                "#3f5a5a",
                0.9,
                0.45,
                clip=board,
            )
    sheet.line(poly([(x + 136, y - 230), (x + 136, y + 220)], closed=False), "#0a1013", 17)
    scene.add(
        sheet,
        relief=4,
        rim=0.9,
        rim_width=2.6,
        shadow=(-4, 4, 8, 0.5),
        wobble=0.7,
        mask=_shaft_mask(scene),
    )


def _shaft_mask(scene: Scene) -> Field:
    """Return where the sky is seen, and a little of the rim."""
    return smoothstep(RADIUS + 6, RADIUS + 2, scene.page.distance(*RIM))


def _round(turn: float, far: float) -> tuple[float, float]:
    """Return a place by its angle in degrees and its distance from the middle of the sky."""
    return RIM[0] + far * math.cos(math.radians(turn)), RIM[1] + far * math.sin(math.radians(turn))


# Who looks down: angle, how far from the middle the head is, height, and who it is.
CAST: tuple[tuple[float, float, float, Who], ...] = (
    (
        212,
        196,
        500,
        Who(
            body="broad",
            skin="olive",
            hair="none",
            beard="full",
            hair_colour="#2a2426",
            coat="robe",
            colour="#3f6a74",
            face="calm",
        ),
    ),
    (
        250,
        200,
        480,
        Who(
            skin="dark",
            hair="curly",
            hair_colour="#1a1214",
            coat="dress",
            colour="#2f8086",
            face="smile",
        ),
    ),
    (
        288,
        196,
        500,
        Who(
            skin="fair",
            hair="bald",
            hair_colour="#d9e2e0",
            coat="suit",
            colour="#4a5a66",
            glasses=True,
            face="wonder",
        ),
    ),
    (
        326,
        202,
        470,
        Who(
            skin="tan",
            hair="long",
            hair_colour="#2a1c16",
            coat="dress",
            colour="#5c7f8c",
            face="smile",
        ),
    ),
    (
        4,
        200,
        490,
        Who(
            skin="pale",
            hair="short",
            beard="moustache",
            hair_colour="#2a2a2c",
            coat="coat",
            colour="#24465a",
            buttons="#9fd8d0",
            hat="cap",
            hat_colour="#234658",
            face="calm",
        ),
    ),
    (
        174,
        202,
        372,
        Who(
            body="child",
            skin="rose",
            hair="braids",
            hair_colour="#7a4a2c",
            coat="dress",
            colour="#4f9ba0",
            pattern="dots",
            face="joy",
        ),
    ),
    (
        96,
        204,
        500,
        Who(
            body="old",
            skin="fair",
            hair="none",
            hat="headscarf",
            hat_colour="#4b9d9c",
            coat="coat",
            colour="#2f5a64",
            face="smile",
        ),
    ),
)


def _heads(scene: Scene) -> None:
    mask = smoothstep(
        RADIUS + 5, RADIUS + 1, scene.page.distance(*RIM) + 2 * scene.page.noise(3, 20, 2)
    )
    manner: dict[str, Any] = {
        "light": (*RIM, 150), "ground": 0, "mask": mask, "rim": 0.9, "rim_width": 2.6,
        "rim_colour": "#c8fff4", "haze": ("#1a4a50", 0.14), "shadow": (0, 5, 9, 0.4),
    }  # fmt: skip
    for turn, far, height, who in CAST:
        hunch = 0.8 if who.body == "old" else 0.86
        place = _round(turn, far + height * (hunch if who.body != "child" else 0.84))
        person = Figure(who, "stand", "front", near_arm=(8, 4), far_arm=(8, 4))
        person.draw(scene, *place, height, turn=turn - 90, **manner)
        if who.beard == "full":
            _turban(scene, turn, far)
    _baby(scene)
    _donkey(scene, 140)
    _boy(scene, manner)


def _turban(scene: Scene, turn: float, far: float) -> None:
    x, y = _round(turn, far - 47)
    sheet = scene.sheet()
    with sheet.at(x, y, 1.06, turn - 90):
        sheet.fill(ellipse(0, 0, 42, 27), "#8fc8c4", grad=radial(0, -20, 60, "#2f5f66"))
        for fold in range(6):
            sheet.line(
                spline([(-40, 6 - fold * 3), (0, 14 - fold * 8), (40, 4 - fold * 2)], closed=False),
                "#1f474e",
                1.8,
                0.7,
            )
    scene.add(sheet, relief=8, rim=0.8, rim_width=2.4, shadow=(0, 3, 4, 0.5), wobble=0.5)


def _baby(scene: Scene) -> None:
    """A baby in arms, who sees us first."""
    x, y = _round(342, 142)
    sheet = scene.sheet()
    with sheet.at(x, y, 1.2, 332 - 90):
        sheet.fill(
            spline([(-27, 4), (0, -12), (27, 4), (24, 46), (0, 56), (-24, 46)]),
            "#a9cfca",
            grad=linear(0, 0, 0, 50, "#466f76"),
        )
        sheet.fill(ellipse(0, 0, 21, 20), "#c99a76")
        for side in (-1, 1):
            sheet.fill(ellipse(side * 7.5, 1, 3, 3.6), "#141010")
            sheet.fill(ellipse(side * 7.5 - 1, 0, 1), "#ffffff")
            sheet.fill(ellipse(side * 12, 7, 4), "#b8604c", 0.5, blur=2)
        sheet.fill(ellipse(0, 9, 3, 3.6), "#5a2a26")
        sheet.line(spline([(-2, -19), (3, -25), (5, -19)], closed=False), "#2a1a16", 2.4)
    scene.add(sheet, relief=7, rim=0.8, rim_width=2.2, shadow=(0, 4, 6, 0.5), wobble=0.4)


def _donkey(scene: Scene, turn: float) -> None:
    """It has come as well; it chews."""
    x, y = _round(turn, 216)
    rng = random.Random(4)
    sheet = scene.sheet()
    fur = "#6f8286"
    with sheet.at(x, y, 1.12, turn - 90):
        skull = spline(
            [
                (-30, -40),
                (0, -50),
                (30, -40),
                (36, -8),
                (27, 26),
                (31, 54),
                (20, 76),
                (-20, 76),
                (-31, 54),
                (-27, 26),
                (-36, -8),
            ]
        )
        for side in (-1, 1):
            ear = leaf((side * 20, -38), (side * 52, -122), 32, side * 0.1, 0.5)
            sheet.fill(ear, fur, grad=linear(side * 20, -40, side * 50, -120, "#3d4e54"))
            sheet.fill(
                leaf((side * 24, -48), (side * 48, -110), 16, side * 0.1, 0.5), "#22343a", 0.9
            )
        sheet.fill(skull, fur, grad=linear(0, -50, 0, 76, "#34464c"))
        sheet.fill(ellipse(0, 52, 31, 26), "#c2cfca", grad=radial(0, 46, 36, "#7d9394"), clip=skull)
        for _ in range(420):
            px, py = rng.uniform(-36, 36), rng.uniform(-50, 40)
            sheet.fill(
                taper([(px, py), (px + px * 0.06, py + 8)], [1.5, 0.3], 3),
                mix(fur, rng.choice(["#1b2a30", "#c8f0ea"]), 0.5),
                0.5,
                clip=skull,
            )
        for number in range(26):
            px = rng.uniform(-13, 13)
            sheet.fill(
                taper([(px, -46), (px * 1.6, -22 - rng.uniform(0, 20))], [4, 0.5], 5),
                "#1d2a30" if number % 3 else "#45585c",
            )
        for side in (-1, 1):
            sheet.fill(ellipse(side * 25, -8, 7.5, 8.5), "#0b0e10")
            sheet.fill(ellipse(side * 25 - 2, -11, 2.4), "#e8fffa")
            sheet.line(
                spline([(side * 16, -15), (side * 25, -19), (side * 34, -12)], closed=False),
                "#20343a",
                2.4,
            )
            sheet.fill(ellipse(side * 12, 48, 4.6, 7, side * -20), "#1b2428")
        sheet.line(spline([(-16, 66), (2, 70), (18, 64)], closed=False), "#1b2428", 2.4)
        sheet.line(spline([(14, 65), (34, 60), (52, 70)], closed=False), "#7fb08a", 2.6)
    scene.add(sheet, relief=11, rim=0.8, rim_width=2.6, shadow=(0, 7, 10, 0.6), wobble=0.5)


def _boy(scene: Scene, manner: dict[str, Any]) -> None:
    """He leans in too far, and a big hand has him by the belt."""
    turn, far, height = 40.0, 116.0, 350.0
    boy = Who(
        body="child",
        skin="brown",
        hair="crop",
        hair_colour="#15100f",
        coat="shirt",
        colour="#57b3ac",
        pattern="stripes",
        trim="#d8fff6",
        trousers="#24404a",
        belt="#10181c",
        face="surprise",
    )
    place = _round(turn, far + height * 0.82)
    person = Figure(boy, "stand", "front", near_hand="open", far_hand="open").place(
        *place, height, turn=turn - 90
    )
    person.reach(*_round(turn - 78, 128), "n").reach(*_round(turn + 40, 118), "f")
    person.draw(scene, *place, height, turn=turn - 90, **manner)
    hand = scene.sheet()
    x, y = _round(turn - 2, 226)
    with hand.at(x, y, 1.25, turn + 180):
        hand.fill(
            limb([(-130, -6), (-40, -2), (0, 0)], [44, 40, 28]),
            "#1c333c",
            grad=linear(-60, -20, -60, 20, "#0e1c22"),
        )
        hand.fill(union(ellipse(8, 0, 19, 16), limb([(0, -10), (18, -15)], [10, 9])), "#a07a5c")
        for finger in range(4):
            knuckle = limb(
                [(12, -11 + finger * 7.5), (25, -10 + finger * 7), (20, -8 + finger * 6.6)],
                [8.5, 8, 7],
            )
            hand.fill(knuckle, "#b48a68")
            hand.line(knuckle, "#4a2f24", 0.9, 0.7)
    scene.add(
        hand,
        relief=6,
        rim=0.7,
        rim_width=2,
        shadow=(0, 5, 7, 0.6),
        wobble=0.4,
        mask=_shaft_mask(scene),
    )


def _things_held(scene: Scene) -> None:
    """A cake, a book, a bucket, a rope and a rod, dark against the sky."""
    sheet = scene.sheet()
    x, y = 362, 496
    arms = scene.sheet()
    for side in (-1, 1):
        arms.fill(
            limb(
                [
                    (x + side * 84 + 16, y + 190),
                    (x + side * 90 + 6, y + 70),
                    (x + side * 58, y + 8),
                ],
                [42, 34, 24],
            ),
            "#2f5a64",
        )
        sheet.fill(ellipse(x + side * 54, y + 4, 14, 11), "#c99a7a")
    scene.add(arms, relief=9, rim=0.7, shadow=(0, 4, 6, 0.45), mask=_shaft_mask(scene))
    plate = ellipse(x, y + 3, 62, 9)
    sheet.fill(plate, "#dff6f0")
    for width, low, high, tone in ((96, 0, 28, "#4f8f92"), (64, 26, 48, "#6fb3b0")):
        tier = union(
            rect(x - width / 2, y - high, width, high - low), ellipse(x, y - low, width / 2, 6)
        )
        sheet.fill(tier, tone, grad=linear(x - width / 2, 0, x + width / 2, 0, "#25525a"))
        icing = [
            ellipse(x - width / 2 + 6 + k * 12, y - high + 3, 7, 6)
            for k in range(int(width / 12) + 1)
        ]
        sheet.fill(union(ellipse(x, y - high, width / 2, 7), *icing), "#f4fffb")
    for k in range(5):
        sheet.fill(rect(x - 24 + k * 11.4, y - 72, 4, 26), "#e8fff8" if k % 2 else "#3f8f92")
    _book(sheet)
    _bucket(sheet)
    scene.add(sheet, relief=3.4, rim=0.7, rim_width=1.8, shadow=(0, 5, 7, 0.45), wobble=0.4)
    flames = scene.sheet()
    for k in range(5):
        fx = x - 22 + k * 11.4
        flames.fill(ellipse(fx, y - 80, 12), "#ffcf6a", 0.35, blur=6)
        flames.fill(leaf((fx, y - 72), (fx + 1, y - 92), 9, 0.05, 0.3), "#ffd76a")
        flames.fill(leaf((fx, y - 73), (fx, y - 84), 5, 0, 0.3), "#fffbe0")
    scene.put(flames)
    scene.shine(x, y - 78, 70, "#ffca6a", 0.35)
    lines = scene.sheet()
    rope = [(270, 326), (300, 420), (284, 590), (310, 730), (290, 800)]
    for number, (px, py, wx, wy) in enumerate(sample(rope, 84)):
        size = 5 + 6 * (number / 84) ** 1.5
        turn = math.degrees(math.atan2(wy, wx))
        lines.fill(
            ellipse(px, py, size * 0.95, size * 0.62, turn + 34),
            "#3d4f4c" if number % 2 else "#8ba8a0",
        )
    for strand in range(8):
        lines.fill(
            taper(
                [(290, 800), (278 + strand * 4, 822), (270 + strand * 6, 842 + (strand % 3) * 6)],
                [4, 3, 0.6],
            ),
            "#8ba8a0",
        )
    lines.fill(ellipse(291, 792, 17, 14), "#9fbdb4")
    lines.line(ellipse(291, 792, 12, 7, 30), "#3d4f4c", 3)
    rod = [(*_round(272, 262),), (*_round(270, 160),), (424, 330), (500, 396)]
    lines.fill(taper(rod, [9, 7, 4, 2]), "#13242a")
    lines.line(spline([(500, 396), (508, 600), (500, 720)], closed=False), "#d8fff6", 1.2, 0.8)
    lines.line(
        spline([(500, 720), (500, 738), (490, 744), (484, 734)], closed=False), "#e8fffa", 2.4
    )
    lines.fill(ellipse(502, 690, 8, 11), "#e8fffa", grad=linear(0, 688, 0, 692, "#2f8f92"))
    scene.add(lines, relief=3, rim=0.7, rim_width=1.6, shadow=(6, 10, 8, 0.4), wobble=0.5)


def _book(sheet: Sheet) -> None:
    with sheet.at(*_round(180, 142), 0.9, 100):
        cover: Path = poly([(-44, -14), (0, -6), (44, -14), (44, 24), (0, 32), (-44, 24)])
        sheet.fill(cover, "#173a42")
        for side in (-1, 1):
            sheet.fill(
                spline(
                    [
                        (0, -4, 1),
                        (side * 20, -17),
                        (side * 41, -16, 1),
                        (side * 41, 19, 1),
                        (side * 20, 18),
                        (0, 28, 1),
                    ]
                ),
                "#c9ece4" if side < 0 else "#9fd0c8",
            )
            for line in range(4):
                sheet.line(
                    poly([(side * 7, 2 + line * 6), (side * 34, -6 + line * 6)], closed=False),
                    "#2f6068",
                    1.2,
                    0.7,
                )


def _bucket(sheet: Sheet) -> None:
    """A bucket is round from below."""
    x, y = _round(232, 66)
    sheet.line(
        spline(
            [
                (x - 38, y - 4),
                (x - 40, y - 40),
                (x - 12, y - 84),
                (x + 20, y - 50),
                (x + 38, y - 8),
            ],
            closed=False,
        ),
        "#1a2c32",
        3.4,
    )
    sheet.fill(ellipse(x, y, 40), "#2b464c", grad=radial(x, y, 42, "#15262c"))
    tone: Colour = "#7fa8a4"
    for stave in range(18):
        a, b = stave * math.tau / 18, (stave + 0.86) * math.tau / 18
        quad = [
            (x + r * math.cos(t), y + r * math.sin(t))
            for r, t in ((28, a), (39, a), (39, b), (28, b))
        ]
        sheet.fill(poly(quad), vary(tone, random.Random(stave), 0.2, 0.02) * 0.7)
    sheet.line(ellipse(x, y, 35), "#0d181c", 2.4)
    for plank in range(-2, 3):
        sheet.line(
            poly([(x + plank * 10, y - 26), (x + plank * 10, y + 26)], closed=False),
            "#0d181c",
            1.6,
            0.8,
            clip=ellipse(x, y, 27),
        )


def _shaft(scene: Scene) -> None:
    """Light that falls to us, and gets thin."""
    page = scene.page
    down = np.clip((page.y - RIM[1]) / 700, 0, 1)
    wide = 170 + 160 * down
    cone = np.exp(-(((page.x - 400) / wide) ** 2)) * (1 - down) ** 1.5 * (page.y > RIM[1])
    cone = (
        cone
        * smoothstep(RADIUS * 0.8, RADIUS * 1.2, page.distance(*RIM))
        * (0.8 + 0.4 * page.texture("cloud"))
    )
    scene.image = (
        scene.image + 0.16 * cone[..., None] * np.array([0.4, 0.9, 0.85], np.float32)
    ).astype(np.float32)
    scene.shine(*RIM, 300, "#8ff0e4", 0.16)


def _falling(scene: Scene) -> None:
    """Something small is on its way already."""
    sheet = scene.sheet()
    with sheet.at(420, 900, 1.9, 38):
        sole = spline(
            [(-19, 4, 1), (-17, -15, 1), (-8, -14), (-2, -7), (12, -4), (20, 2), (19, 6, 1)]
        )
        sheet.fill(sole, "#58a8a4", grad=linear(-18, -14, 18, 6, "#2a5d64"))
        sheet.fill(rect(-19, 4, 39, 4, 2), "#e4fff8")
        sheet.fill(ellipse(-12.5, -14.5, 5, 2.4), "#0c1a1e")
        sheet.line(spline([(-6, -12), (-2, -14), (2, -18), (7, -24)], closed=False), "#e4fff8", 1.6)
        sheet.line(spline([(-4, -9), (2, -12), (9, -13)], closed=False), "#e4fff8", 1.6)
    scene.add(sheet, relief=7, rim=0.9, rim_width=2.4, shadow=(0, 10, 12, 0.5), wobble=0.4)
    drops = scene.sheet()
    for x, y, size in ((396, 834, 7), (386, 788, 5)):
        drops.fill(
            union(ellipse(x, y, size), taper([(x - 2, y - size * 4), (x, y)], [0.4, size * 1.7])),
            "#c8fff6",
            0.9,
        )
        drops.fill(ellipse(x - 1, y - 2, size * 0.3), "#ffffff")
    scene.put(drops)
