"""Nine porters carry a staircase over a hill at sunset; the lady on it is still walking down."""

import math
import random
from typing import Any

import numpy as np

from pinxit_atelier.compose import horizon
from pinxit_atelier.engine import (
    Look,
    Page,
    Path,
    Scene,
    arc,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    radial,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Who

SUN, RADIUS = (424, 452), 276
WOOD, DEEP, CARPET, GOLD = "#5c1622", "#2c0a18", "#c3162e", "#ffc84a"
STEPS, LEFT, WIDE, TOP, RISE = 7, 118, 81, 404, 48


def paint(page: Page) -> Scene:
    """Paint from the sky to the hill: sun, stairs, lady, porters, dust."""
    scene = Scene(page, 903, light=(*SUN, 150), glow="#ffd66a", shade="#2a0716", reach=620)
    _sky(scene)
    _hill(scene)
    _far_banister(scene)
    _stairs(scene)
    _train(scene)
    _dog(scene)
    _lady(scene)
    _porters(scene)
    _grass(scene)
    scene.mist(1080, 60, "#d8482a", 0.45, seed=4)
    scene.motes(130, "#ffdf8a", (60, 120, 760, 1120), (0.6, 2.4), 0.7)
    look = Look(
        vignette=0.36, bloom=0.3, bloom_from=0.8, contrast=1.12, saturation=1.08,
        shadows="#5a1030", lights="#b4845a", split=0.1,
    )  # fmt: skip
    return scene.finish(look)


def _ground(x: float) -> float:
    return 1092 - 0.17 * x - 16 * math.sin(x / 250)


def _base(x: float) -> float:
    """Return the height of the beam that lies on the shoulders."""
    return 828 - (x - LEFT) * 0.155


def _tread(step: int) -> tuple[float, float]:
    return LEFT + step * WIDE, TOP + step * RISE


def _sky(scene: Scene) -> None:
    page = scene.page
    down = page.y / 1000 + 0.03 * page.noise(4, 240, 4, 0.5, (3, 0.7))
    stops = [
        (0, "#7d1020"), (0.2, "#b8201f"), (0.5, "#e5482a"), (0.78, "#f68a36"), (0.97, "#ffbe58"),
    ]  # fmt: skip
    scene.backdrop(stops, down.astype(np.float32), texture="across", amount=0.1)
    scene.rays(*SUN, -math.pi, math.pi, "#ff9a4a", 0.2, count=46, length=900)
    scene.shine(*SUN, 470, "#ff8a3a", 0.55)
    sun = scene.sheet()
    sun.fill(ellipse(*SUN, RADIUS), "#fff0a6", grad=linear(0, 180, 0, 740, "#ffab34"))
    rng = random.Random(2)
    for _ in range(900):  # the brush went round and round
        turn, far = rng.uniform(0, 360), RADIUS * rng.uniform(0, 1) ** 0.5
        stroke = arc(*SUN, far, turn, rng.uniform(4, 16))
        tone = mix("#fff6c4", "#ff9a2e", rng.uniform(0, 1))
        sun.line(stroke, tone, rng.uniform(2, 6), 0.1)
    scene.add(sun, rim=0.25, wobble=1.2, hue=0.01, amount=0.05)


def _hill(scene: Scene) -> None:
    line = [(x, _ground(x)) for x in range(-40, 881, 40)]
    hill = scene.sheet()
    hill.fill(horizon(line), "#7a1d22", grad=linear(0, 950, 0, 1200, "#2a0a18"))
    scene.add(hill, relief=16, rim=0.9, rim_colour="#ffb24a", rim_width=3, shadow=(0, -4, 10, 0.3))
    scene.tint(smoothstep(330, 0, scene.page.distance(*SUN, 1.6, 2.2)) * 0.12, "#ff7a3a")


def _grass(scene: Scene) -> None:
    rng, sheet = random.Random(14), scene.sheet()
    for _ in range(2600):
        x, deep = rng.uniform(-10, 810), rng.uniform(0, 1) ** 1.5
        y = _ground(x) + 8 + deep * 250
        far = rng.uniform(8, 20) * (0.6 + deep)
        lean = rng.uniform(-7, 12)
        tone = mix(mix("#b23a2a", "#58141f", deep), "#ffb24a", 0.35 * rng.random() * (1 - deep))
        sheet.fill(
            taper([(x, y), (x + lean, y - far)], [2.6, 0.4], 3), tone, rng.uniform(0.25, 0.7)
        )
    scene.put(sheet)


def _far_banister(scene: Scene) -> None:
    """The railing on the far side, dark against the sun."""
    sheet = scene.sheet()
    for step in range(STEPS):
        x, y = _tread(step)
        for part in (0.22, 0.72):
            foot = x + WIDE * part
            top = y - 96 + RISE * part
            profile = [(foot, y + 4), (foot, y - 30), (foot, y - 52), (foot, top)]
            sheet.fill(limb(profile, [5, 11, 5, 6]), "#6d1a22")
            sheet.fill(ellipse(foot, y - 34, 6.5, 9), "#6d1a22")
    x0, y0, (x1, y1) = LEFT - 34, TOP - 100, _tread(STEPS)
    sheet.fill(limb([(x0, y0), (x1 + 8, y1 - 92)], [13, 13]), "#7d1d22")
    for x, y in ((x0, TOP + 4), (x1 + 8, y1 + 14)):
        sheet.fill(rect(x - 9, y - 122, 18, 126, 3), "#641620")
        sheet.fill(ellipse(x, y - 132, 15), "#7d1d22")
    scene.add(
        sheet, relief=4, rim=1, rim_colour=GOLD, rim_width=2.2, shadow=(0, 3, 5, 0.35), wobble=0.8
    )


def _outline() -> Path:
    points: list[tuple[float, float]] = [(LEFT - 52, TOP)]
    for step in range(STEPS):
        x, y = _tread(step)
        points += [(x + WIDE, y), (x + WIDE, y + RISE)]
    end = points[-1][0]
    points[-1] = (end, _base(end) - 4)
    return poly([*points, (end + 6, _base(end) + 26), (LEFT - 52, _base(LEFT - 52) + 26)])


def _stairs(scene: Scene) -> None:
    """An arcade of dark wood, through which the sun shines; over it the carpet."""
    rng, body = random.Random(7), scene.sheet()
    whole = _outline()
    body.fill(whole, WOOD, grad=linear(0, 400, 0, 830, "#380c1c"))
    for _ in range(700):  # the grain
        x, y = rng.uniform(60, 700), rng.uniform(400, 850)
        far = rng.uniform(20, 70)
        stroke = taper([(x, y), (x + far, y - 0.155 * far)], [0.4, 1.6, 0.4], 4)
        body.fill(stroke, rng.choice(["#8f2c2c", "#25081a"]), 0.4, clip=whole)
    x0, x1 = LEFT - 34, LEFT + 6 * WIDE - 30
    under = [(x0, TOP + 88), (LEFT + 20, TOP + 88), (x1, _base(x1) - 8), (x0, _base(x0) - 4)]
    body.fill(poly(under), "#000000", erase=True)
    body.line(poly(under), "#a8402e", 4, 0.8)
    for step in range(6):  # posts, arches and braces under the slope
        x = LEFT + 8 + step * WIDE
        y = TOP + 70 + step * RISE
        low = _base(x) + 4
        if low - y < 40:
            continue
        body.fill(limb([(x, y), (x, (y + low) / 2), (x, low)], [11, 8, 12]), "#541522")
        body.fill(ellipse(x, (y + low) / 2, 9, 7), "#6e1c24")
        if low - y > 90:
            for side in (-1, 1):
                brace = spline(
                    [(x, y + 84), (x + side * 9, y + 44), (x + side * 42, y + 10 + side * 22)],
                    closed=False,
                )
                body.line(brace, "#541522", 8)
    for x, y, _, _ in sample([(LEFT - 30, TOP + 60), (x1 + 20, TOP + 60 + RISE * 5.6)], 26):
        body.line(arc(x, y, 7, 0, 360), "#b0482e", 2, 0.8, clip=whole)
        body.fill(ellipse(x, y, 2.4), GOLD, 0.8, clip=whole)
    beam = limb([(LEFT - 70, _base(LEFT - 70) + 14), (700, _base(700) + 14)], [30, 30])
    body.fill(beam, "#6e1c24", grad=linear(0, 740, 0, 850, "#340c1a"))
    for x in range(70, 690, 34):
        body.fill(ellipse(x, _base(x) + 14, 5), GOLD, 0.85)
    scene.add(
        body,
        relief=5,
        rim=0.9,
        rim_colour="#ffa83e",
        rim_width=2.4,
        shadow=(0, 8, 12, 0.4),
        wobble=0.8,
    )
    carpet = scene.sheet()
    line: list[tuple[float, float]] = [(LEFT - 50, TOP)]
    for step in range(STEPS):
        x, y = _tread(step)
        line += [(x + WIDE, y), (x + WIDE, y + RISE)]
    line[-1] = (line[-1][0], _base(line[-1][0]) + 8)
    band = poly([(x, y - 3) for x, y in line] + [(x - 10, y + 15) for x, y in line[::-1]])
    carpet.fill(band, CARPET)
    x, y = line[-1]
    tongue = spline(
        [
            (x - 12, y - 30, 1),
            (x + 4, y - 34, 1),
            (x + 20, y + 20),
            (x + 12, y + 74),
            (x + 34, y + 112, 1),
            (x + 2, y + 122, 1),
            (x - 14, y + 70),
            (x - 4, y + 16),
        ]
    )
    carpet.fill(tongue, CARPET, grad=linear(x, y, x + 30, y + 110, "#7d0c22"))
    for tassel in range(6):
        tx, ty = x + 5 + tassel * 5.4, y + 121 - tassel * 1.8
        carpet.fill(taper([(tx, ty), (tx + 2, ty + 16)], [3, 5], 4), GOLD)
    for step in range(STEPS):
        sx, sy = _tread(step + 1)
        carpet.fill(rect(sx - 13, sy - 8, 15, 6, 2), GOLD)
        carpet.line(
            poly([(sx - WIDE + 4, sy - RISE + 9), (sx - 10, sy - RISE + 9)], closed=False),
            "#ff7a5a",
            1.6,
            0.7,
        )
    scene.add(
        carpet,
        relief=4,
        rim=0.8,
        rim_colour="#ffcf7a",
        rim_width=2,
        shadow=(0, 5, 6, 0.5),
        wobble=0.8,
    )


def _train(scene: Scene) -> None:
    """Feathers, from her back up over three steps and into a small mouth."""
    rng = random.Random(21)
    spine = [(366, 330), (352, 430), (330, 486), (270, 474), (214, 420), (164, 380), (138, 356)]
    widths = [26, 54, 78, 74, 60, 44, 20]
    stations = sample(spine, 60)
    for layer in range(4):
        sheet = scene.sheet()
        for number in range(60, -1, -1):
            x, y, way_x, way_y = stations[number]
            wide = float(np.interp(number / 60, np.linspace(0, 1, 7), widths))
            for _ in range(3):
                off = rng.uniform(-0.42, 0.5) * wide
                fx, fy = x - way_y * off, y + way_x * off
                turn = math.atan2(way_y, way_x) + rng.uniform(-0.5, 0.5) + off / wide * 1.1
                far = rng.uniform(22, 40) * (0.55 + 0.45 * wide / 78)
                tip = fx + far * math.cos(turn), fy + far * math.sin(turn) + 5
                tone = mix("#fffaf0", "#f2b184", 0.12 * (3 - layer) + rng.uniform(0, 0.34))
                plume = leaf((fx, fy), tip, far * 0.36, rng.uniform(-0.2, 0.2), 0.6)
                sheet.fill(moved(plume, 1, 2), "#a8442e", 0.25)
                sheet.fill(plume, tone)
                sheet.line(poly([(fx, fy), tip], closed=False), "#d98a62", 0.7, 0.6)
                for barb in (0.3, 0.5, 0.7):
                    bx, by = fx + (tip[0] - fx) * barb, fy + (tip[1] - fy) * barb
                    for side in (-0.6, 0.6):
                        end = (
                            bx + far * 0.3 * math.cos(turn + side),
                            by + far * 0.3 * math.sin(turn + side),
                        )
                        sheet.line(poly([(bx, by), end], closed=False), "#fffdf6", 1, 0.7)
        scene.add(sheet, relief=2.4, rim=0.35, rim_width=1.4, shadow=(0, 4, 5, 0.42), wobble=0.6)
    shoe = scene.sheet()
    with shoe.at(238, 446, 1.7, 4):
        sole = [(-19, -15, 1), (-14, -17), (-7, -7), (7, -2), (20, 5), (21, 9, 1), (4, 8), (-6, 0)]
        shoe.fill(spline([*sole, (-12, -4, 1), (-13, 12, 1), (-17, 12, 1)]), "#b3122a")
        shoe.line(spline([(-14, -16), (-7, -7), (7, -2)], closed=False), GOLD, 1.6)
    scene.add(shoe, relief=3, rim=0.6, shadow=(0, 3, 3, 0.6), wobble=0.3)


def _dog(scene: Scene) -> None:
    """A terrier on the landing who takes his office seriously."""
    sheet, rng = scene.sheet(), random.Random(3)
    fur = "#a8502c"
    with sheet.at(82, TOP - 2, 1.12):
        body = union(
            spline([(-26, -30), (-6, -38), (16, -36), (26, -26), (18, -14), (-8, -12), (-26, -16)]),
            limb([(-20, -18), (-24, -8), (-21, 0)], [13, 8, 7]),
            limb([(-10, -16), (-13, -7), (-11, 0)], [11, 7, 7]),
            limb([(14, -16), (14, 0)], [10, 7]),
            limb([(21, -18), (24, 0)], [10, 7]),
            limb([(-24, -28), (-34, -44), (-30, -54)], [8, 6, 3]),
            limb([(18, -30), (28, -48)], [20, 17]),
            ellipse(31, -50, 13, 11),
            limb([(36, -48), (49, -43)], [13, 9]),
            leaf((26, -57), (20, -76), 11),
            leaf((33, -58), (36, -76), 9),
        )
        sheet.fill(body, fur)
        for _ in range(140):
            x, y = rng.uniform(-30, 40), rng.uniform(-60, -8)
            stroke = taper([(x, y), (x - 5, y + 5)], [1.8, 0.3], 3)
            sheet.fill(stroke, mix(fur, rng.choice(["#f0b070", "#4a1418"]), 0.6), 0.7, clip=body)
        sheet.fill(ellipse(51, -45, 3.4), "#1c060e")
        sheet.fill(ellipse(35, -53, 2), "#fff0c0")
    scene.add(
        sheet, relief=5, rim=1, rim_colour=GOLD, rim_width=2, shadow=(0, 4, 5, 0.5), wobble=0.5
    )


def _lady(scene: Scene) -> None:
    """The only light figure, before the sun."""
    who = Who(
        skin="#e9b48e", hair="bun", hair_colour="#4a1420", coat="gown", colour="#fff8ec",
        trim="#f6c89a", collar="#fff3dc", buttons="none", belt="#e9a25a", face="serene",
        hem=1.06, flare=10, shoes="#e9b48e", trousers="#fff0dc",
    )  # fmt: skip
    x, y = 404, TOP + 3 * RISE
    lady = Figure(
        who, "stroll", "q", lean=-5, head=-15, near_arm=(-22, -34), far_arm=(52, 100),
        far_hand="pinch", near_leg=(26, 8), far_leg=(0, -2), near_foot=70, wind=(-4, 0),
    )  # fmt: skip
    lady.place(x, y + 3, 318)
    edge = lady.render(scene).sheet()
    dark = edge.copy()
    dark[..., :3] = np.array([0.42, 0.08, 0.1], np.float32) * edge[..., 3:]
    for right, down in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        step = round(right * scene.page.scale), round(down * scene.page.scale)
        scene.put(np.roll(dark, (step[1], step[0]), (0, 1)), opacity=0.6)
    feet = scene.sheet()
    fx, fy = x + 52, y + 28
    feet.fill(
        limb([(fx - 30, fy - 50), (fx - 6, fy - 4), (fx + 16, fy + 10)], [15, 12, 7]), "#d8976e"
    )
    scene.add(feet, relief=4, rim=0.5, wobble=0.3)
    lady.draw(
        scene, x, y + 3, 318, light=(560, 120, 260), ground=0.4, rim=0.5, shadow=(0, 4, 8, 0.3)
    )
    hx, hy = lady.page("head")
    plumes = scene.sheet()
    for way, far in ((-2.5, 66), (-2.1, 80), (-1.75, 74), (-2.8, 46)):
        tip = hx - 14 + far * math.cos(way), hy - 18 + far * math.sin(way)
        for part in range(14):
            bx, by = (
                hx - 14 + (tip[0] - hx + 14) * part / 14,
                hy - 18 + (tip[1] - hy + 18) * part / 14,
            )
            for side in (-1, 1):
                turn = way + side * 0.7
                barb = taper(
                    [(bx, by), (bx + 15 * math.cos(turn), by + 15 * math.sin(turn) + 2)],
                    [4, 0.6],
                    4,
                )
                plumes.fill(barb, mix("#fffaf0", "#e9a070", 0.1 + 0.3 * (part % 2)))
        plumes.line(poly([(hx - 14, hy - 18), tip], closed=False), "#b8603c", 1.2)
    plumes.line(arc(hx, hy, 26, 205, 100), GOLD, 4)
    scene.add(plumes, relief=2, rim=0.4, rim_width=1.4, shadow=(0, 3, 4, 0.45), wobble=0.3)


def _porters(scene: Scene) -> None:
    """Nine of all kinds; what they have in common is on their shoulders."""
    dark: dict[str, Any] = {"trousers": "#3a1020", "shoes": "#25081a"}
    cast: tuple[tuple[Who, float, dict[str, bool]], ...] = (
        (
            Who(
                body="stout",
                skin="rose",
                hair="short",
                beard="moustache",
                coat="shirt",
                colour="#b0564a",
                apron="#f0c49a",
                hat="beret",
                hat_colour="#f0d0b0",
                **dark,
            ),
            290,
            {},
        ),
        (
            Who(
                skin="brown",
                hat="headscarf",
                hat_colour="#b8442e",
                coat="dress",
                colour="#6a1c34",
                trim="#e8984a",
                pattern="dots",
                **dark,
            ),
            280,
            {},
        ),
        (
            Who(
                body="tall",
                skin="pale",
                hair="short",
                coat="coat",
                colour="#471428",
                hat="bowler",
                glasses=True,
                **dark,
            ),
            316,
            {},
        ),
        (
            Who(
                body="child",
                skin="tan",
                hair="wild",
                hair_colour="#2c0c18",
                coat="shirt",
                colour="#c25a34",
                pattern="stripes",
                face="wonder",
                **dark,
            ),
            232,
            {"tip": True},
        ),
        (
            Who(
                body="broad",
                skin="olive",
                hair="none",
                beard="long",
                hair_colour="#2a0c14",
                coat="robe",
                colour="#7c2a2a",
                trim="#e9a04a",
                belt="#e9a04a",
                face="calm",
                **dark,
            ),
            296,
            {"turban": True},
        ),
        (
            Who(
                skin="dark",
                hair="curly",
                hair_colour="#22080f",
                coat="dress",
                colour="#93302c",
                trim="#f0b060",
                pattern="bands",
                face="smile",
                **dark,
            ),
            284,
            {},
        ),
        (
            Who(
                body="youth",
                skin="fair",
                hair="short",
                coat="robe",
                colour="#8a3a4a",
                trim="#e8b08a",
                pattern="stripes",
                hat="pointed",
                hat_colour="#b05060",
                face="sleep",
                **dark,
            ),
            292,
            {"asleep": True},
        ),
        (
            Who(
                body="old",
                skin="tan",
                hair="bald",
                hair_colour="#e8c8b0",
                beard="full",
                coat="jacket",
                colour="#5a2a2a",
                **dark,
            ),
            292,
            {"cane": True},
        ),
        (
            Who(
                body="thin",
                skin="ebony",
                hair="braids",
                hair_colour="#1c0710",
                coat="coat",
                boots=True,
                colour="#a8402a",
                scarf="#f0a84a",
                face="stern",
                **dark,
            ),
            290,
            {},
        ),
    )
    rng = random.Random(5)
    for number, (who, height, what) in enumerate(cast):
        x = 92 + number * 73 + rng.uniform(-7, 7)
        y = _ground(x) + 10 + (number % 3) * 5
        swing = 1 if number % 2 else -1
        pose = {
            "near_leg": (14 + 10 * swing, 6 + 4 * swing),
            "far_leg": (-4 - 14 * swing, -16 - 14 * swing),
            "lean": 4,
            "head": rng.uniform(-6, 10),
            "near_hand": "cup",
            "far_hand": "cup",
        }
        if what.get("tip"):
            pose |= {
                "near_foot": 40,
                "far_foot": 44,
                "near_leg": (4, 0),
                "far_leg": (-6, -8),
                "lean": -3,
                "head": -26,
            }
        if what.get("asleep"):
            pose |= {"head": 34, "hunch": 6}
        porter = Figure(who, "walk", "q", **pose).place(x, y, height)
        beam = _base(x) + 24
        lift = 26 if what.get("tip") else 0
        porter.reach(x + (62 if number % 2 else 46), beam + 8 - lift, "n")
        if what.get("cane"):
            porter.change(far_arm=(34, 46), far_hand="hold")
        elif number % 3 == 2:
            porter.change(far_arm=(-24, -6), far_hand="relax")
        else:
            porter.reach(x + 74, beam - 2, "f")
        porter.draw(
            scene, x, y, height, light=(424, 500, 120), ground=0.7, rim=1.1, rim_colour="#ffb44a",
            rim_width=2.6, haze=("#4a1220", 0.28), shadow=(0, 4, 8, 0.45),
        )  # fmt: skip
        if what.get("turban"):
            _turban(scene, *porter.page("head"), height * 0.1)
        if what.get("cane"):
            hand = porter.page("wrf")
            stick = scene.sheet()
            stick.line(
                spline(
                    [
                        (hand[0] - 5, hand[1] - 4),
                        (hand[0] + 3, hand[1] - 9),
                        (hand[0] + 8, hand[1]),
                        (hand[0] + 16, _ground(x) + 14),
                    ],
                    closed=False,
                ),
                "#3a0e18",
                5,
            )
            scene.add(stick, relief=2, rim=0.9, rim_colour="#ffb44a", wobble=0.4)


def _turban(scene: Scene, x: float, y: float, size: float) -> None:
    sheet = scene.sheet()
    sheet.fill(
        ellipse(x - 1, y - size * 0.62, size * 1.02, size * 0.56, -8),
        "#b8502c",
        grad=radial(x, y - size, size * 1.4, "#6a1c20"),
    )
    for fold in range(5):
        line = spline(
            [
                (x - size, y - size * (0.4 + fold * 0.1)),
                (x, y - size * (0.5 + fold * 0.17)),
                (x + size * 0.95, y - size * (0.55 + fold * 0.06)),
            ],
            closed=False,
        )
        sheet.line(line, vary("#f0a050" if fold % 2 else "#5a1420", random.Random(fold)), 1.8, 0.7)
    scene.add(
        sheet, relief=6, rim=1, rim_colour="#ffb44a", rim_width=2, shadow=(0, 2, 3, 0.5), wobble=0.4
    )
