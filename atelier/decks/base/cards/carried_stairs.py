"""Nine of all kinds carry a staircase over a hill; the old lady on it is still walking down."""

import math
import random
from typing import Any

import numpy as np

from pinxit_atelier.animals import heron
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
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
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
    scene.mist(1090, 60, "#d8482a", 0.2, seed=4)
    scene.motes(130, "#ffdf8a", (60, 120, 760, 1120), (0.6, 2.4), 0.7)
    look = Look(
        vignette=0.36, bloom=0.3, bloom_from=0.8, contrast=1.12, saturation=1.08,
        shadows="#5a1030", lights="#b4845a", split=0.1,
    )  # fmt: skip
    return scene.finish(look)


def _ground(x: float) -> float:
    return 1126 - 0.155 * x - 7 * math.sin(x / 190)


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
    hill.fill(horizon(line), "#b0402a", grad=linear(0, 990, 0, 1200, "#3a0c1a"))
    scene.add(hill, relief=16, rim=0.9, rim_colour="#ffb24a", rim_width=3, shadow=(0, -4, 10, 0.3))
    scene.tint(smoothstep(330, 0, scene.page.distance(*SUN, 1.6, 2.2)) * 0.12, "#ff7a3a")


def _grass(scene: Scene) -> None:
    rng, sheet = random.Random(14), scene.sheet()
    for _ in range(2600):
        x, deep = rng.uniform(-10, 810), rng.uniform(0, 1) ** 1.5
        y = _ground(x) + 30 + deep * 230
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
    beam = limb([(LEFT - 70, _base(LEFT - 70) + 14), (742, _base(742) + 14)], [30, 30])
    body.fill(beam, "#6e1c24", grad=linear(0, 740, 0, 850, "#340c1a"))
    for x in range(70, 740, 34):
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
    """The only white figure, before the sun: old, brown, crowned with paper."""
    skin = "#a5673f"
    who = Who(
        skin=skin, hair="bun", hair_colour="#f2ece4", coat="gown", colour="#fff8ec",
        trim="#f6c89a", collar="ruff", buttons="none", belt="#e9a25a", face="serene",
        hem=1.06, flare=12, shoes=skin, trousers="#fff0dc", wrinkles=0.8,
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
    feet.fill(limb([(fx - 30, fy - 50), (fx - 6, fy - 4), (fx + 16, fy + 10)], [15, 12, 7]), skin)
    scene.add(feet, relief=4, rim=0.5, wobble=0.3)
    lady.draw(
        scene, x, y + 3, 318, light=(560, 120, 260), ground=0.4, rim=0.5, shadow=(0, 4, 8, 0.3)
    )
    _paper_crown(scene, *lady.page("head"))


def _paper_crown(scene: Scene, x: float, y: float) -> None:
    """Cut with blunt scissors, coloured in, and worn as if it were gold."""
    crown = scene.sheet()
    with crown.at(x - 4, y - 23, 1.1, -13):
        points: list[tuple[float, float]] = [(-27, 2)]
        for number, high in enumerate((34, 42, 47, 41, 35)):
            points += [(-30 + number * 13.6, -high), (-20 + number * 12, -16)]
        shape = poly([*points[:-1], (27, 1), (14, 7), (-12, 8)])
        crown.fill(shape, "#ffd24e", grad=linear(-30, -40, 30, 0, "#f29a2e"))
        crown.line(shape, "#8a2418", 1.4, 0.8)
        for number, high in enumerate((34, 42, 47, 41, 35)):
            bead = ellipse(-30 + number * 13.6, -high, 4.4)
            crown.fill(bead, ("#e23a4a", "#fff6e2", "#3a8f8a", "#fff6e2", "#e23a4a")[number])
        for number in range(5):
            crown.fill(
                ellipse(-21 + number * 10.4, -5, 3.2), "#d8304a" if number % 2 else "#3a8f8a"
            )
        crown.line(spline([(-25, -12), (0, -8), (25, -12)], closed=False), "#c8502a", 2)
    scene.add(crown, relief=3, rim=0.5, rim_width=1.6, shadow=(0, 3, 4, 0.45), wobble=0.4)


def _cast() -> tuple[tuple[str, Who], ...]:
    dark: dict[str, Any] = {"trousers": "#4a1826", "shoes": "#2c0a18"}
    return (
        (
            "",
            Who(body="stout", skin="fair", hair="short", hair_colour="#a8542c", beard="moustache",
                coat="shirt", colour="#fff0dc", apron="#fffaf0", face="laugh", hat="beret",
                hat_colour="#fff6e6", **dark),
        ),
        (
            "bear",
            Who(body="stout", skin="#7a4a30", hair="none", coat="jacket", colour="#3f7f86",
                buttons="#ffd25a", shoes="#5a3422", trousers="#7a4a30"),
        ),
        (
            "boy",
            Who(body="child", skin="rose", hair="bob", hair_colour="#c8762c", coat="shirt",
                colour="#ffd25a", pattern="stripes", trim="#d8442c", face="joy", **dark),
        ),
        (
            "clerk",
            Who(body="tall", skin="pale", hair="short", coat="coat", colour="#4a2440",
                collar="#fff3dc", glasses=True, face="calm", **dark),
        ),
        (
            "hare",
            Who(body="thin", skin="#b08a62", hair="none", coat="dress", colour="#e8a0a0",
                pattern="dots", trim="#fff0e0", hem=0.72, shoes="bare"),
        ),
        (
            "",
            Who(skin="tan", hat="headscarf", hat_colour="#2f8f8a", coat="dress", colour="#a82a4a",
                trim="#ffc86a", pattern="bands", face="laugh", **dark),
        ),
        (
            "fox",
            Who(body="broad", skin="#d8662c", hair="none", coat="suit", colour="#5a6a3a",
                trim="#f0c86a", trousers="#7a3a20", shoes="#3a1418"),
        ),
        (
            "asleep",
            Who(body="youth", skin="olive", hair="crop", coat="robe", colour="#f0e0d0",
                trim="#5a7fb0", pattern="stripes", hat="beanie", hat_colour="#5a7fb0",
                face="sleep", shoes="#c8502a"),
        ),
    )  # fmt: skip


def _porters(scene: Scene) -> None:
    """Nine of all kinds, heads and hands against the beam; some find it funny."""
    rng = random.Random(5)
    for number, (kind, who) in enumerate(_cast()):
        x = (72, 148, 219, 281, 359, 442, 520, 590)[number]
        y = _ground(x) + 12
        beam = _base(x) + 30
        swing = 1 if number % 2 else -1
        pose: dict[str, Any] = {
            "near_leg": (10 + 9 * swing, 4 + 4 * swing),
            "far_leg": (-4 - 12 * swing, -12 - 8 * swing),
            "lean": 3, "head": rng.uniform(-4, 8), "near_hand": "flat", "far_hand": "flat",
        }  # fmt: skip
        gap = 0.0
        if kind == "boy":
            pose |= {"near_foot": 44, "far_foot": 48, "near_leg": (4, 0), "far_leg": (-6, -8)}
            pose |= {"lean": -2, "head": -22}
            gap = 18
        elif kind == "clerk":
            pose |= {"hunch": 8, "head": 22, "lean": 2}
        elif kind == "asleep":
            pose |= {"head": 30, "hunch": 6}
        high = y - beam - gap
        for _ in range(3):  # grow until the head is at the beam
            porter = Figure(who, "walk", "q", **pose).place(x, y, high)
            top = porter.page("head")[1] - porter.body.head * high / 100 * (1.1 if who.hat else 1)
            high *= (y - beam - gap) / (y - top)
        porter = Figure(who, "walk", "q", **pose).place(x, y, high)
        head_x = porter.page("head")[0]
        porter.reach(head_x - 34, _base(head_x - 34) + 34, "n", -1)
        if kind == "asleep":
            porter.change(far_arm=(14, 22), far_hand="relax")
        else:
            porter.reach(head_x + 38, _base(head_x + 38) + 34, "f")
        scene.pool(x + 4, y, 46, 8, "#2a0812", 0.9)
        porter.draw(
            scene, x, y, high, light=(424, 640, 160), ground=0.6, rim=0.9, rim_colour="#ffb44a",
            rim_width=2.4, haze=("#6a1a24", 0.1), shadow=(0, 4, 8, 0.4),
        )  # fmt: skip
        if kind in ("bear", "hare", "fox"):
            _beast(scene, kind, *porter.page("head"), porter.body.head * high / 100)
    _heron(scene)


def _heron(scene: Scene) -> None:
    """It goes ahead, and carries with its head."""
    x = 684
    y = _ground(x) + 12
    scene.pool(x, y - 2, 40, 8, "#2a0812", 0.7)
    sheet = scene.sheet()
    heron(sheet, x, y, (y - _base(x) - 24) / 170, pose="stand", flip=True, light=(-0.4, -0.8),
          fade=("#6a1a24", 0.12))  # fmt: skip
    scene.add(
        sheet,
        relief=3,
        rim=0.9,
        rim_colour="#ffb44a",
        rim_width=2,
        shadow=(0, 4, 8, 0.4),
        wobble=0.3,
    )


def _beast(scene: Scene, kind: str, x: float, y: float, size: float) -> None:
    """The head of an animal who has dressed for the occasion; it looks to the right."""
    rng, sheet = random.Random(len(kind)), scene.sheet()
    coat, pale = {
        "bear": ("#7a4a30", "#c8976a"),
        "fox": ("#e06a2c", "#fff0dc"),
        "hare": ("#b48c60", "#f0dcc0"),
    }[kind]
    with sheet.at(x, y, size * (1.3 if kind == "bear" else 1.16), 4):
        if kind == "bear":
            ears = (ellipse(-0.72, -0.72, 0.36), ellipse(0.56, -0.82, 0.33))
            skull = spline([(-1, 0), (-0.7, -0.8), (0.1, -1), (0.85, -0.6), (1, 0.1), (0.6, 0.8),
                            (-0.2, 0.95), (-0.85, 0.6)])  # fmt: skip
            snout = ellipse(0.66, 0.3, 0.6, 0.46, 8)
            nose, eyes = (1.06, 0.1, 0.2, 0.15), ((0.12, -0.2), (0.74, -0.24))
        elif kind == "fox":
            ears = (leaf((-0.62, -0.3), (-0.86, -1.22), 0.7), leaf((0.3, -0.5), (0.4, -1.3), 0.62))
            skull = spline([(-1, 0.35, 1), (-0.85, -0.35), (-0.2, -0.85), (0.55, -0.6),
                            (1.0, -0.02), (1.75, 0.3, 1), (0.9, 0.66), (0.2, 0.9),
                            (-0.5, 0.8)])  # fmt: skip
            snout = spline([(-1, 0.36, 1), (-0.2, 0.2), (0.7, 0.26), (1.75, 0.34, 1), (0.9, 0.68),
                            (0.2, 0.92), (-0.5, 0.82)])  # fmt: skip
            nose, eyes = (1.7, 0.28, 0.14, 0.12), ((0.08, -0.14), (0.72, -0.18))
        else:
            ears = (
                leaf((-0.2, -0.6), (-1.5, 0.3), 0.5, -0.16),
                leaf((0.1, -0.7), (-1.7, -0.8), 0.46, 0.08),
            )
            skull = spline([(-0.85, 0.1), (-0.6, -0.7), (0.15, -0.92), (0.8, -0.45), (1.3, 0.2),
                            (1.15, 0.6), (0.4, 0.86), (-0.5, 0.75)])  # fmt: skip
            snout = ellipse(0.85, 0.42, 0.5, 0.34, 10)
            nose, eyes = (1.26, 0.16, 0.12, 0.1), ((0.1, -0.16), (0.82, -0.14))
        for ear in ears:
            sheet.fill(ear, mix(coat, "#2c0a18", 0.25))
            box = ear.getBounds()
            inner = moved(ear, box.centerX() * 0.45, box.centerY() * 0.45, 0.55)
            sheet.fill(inner, "#d8907a", 0.7)
        sheet.fill(skull, coat)
        sheet.fill(snout, pale, clip=skull if kind == "fox" else None)
        for _ in range(160):
            hx, hy = rng.uniform(-1, 1.4), rng.uniform(-1, 1)
            tone = mix(coat, rng.choice(["#ffdca0", "#3a1018"]), 0.4)
            stroke = taper([(hx, hy), (hx - 0.2, hy + 0.1)], [0.06, 0.01], 3)
            sheet.fill(stroke, tone, 0.4, clip=skull)
        sheet.fill(ellipse(*nose), "#1c0810")
        for ex, ey in eyes:
            if kind == "bear":  # it laughs
                happy = spline(
                    [(ex - 0.16, ey + 0.06), (ex, ey - 0.1), (ex + 0.16, ey + 0.06)], closed=False
                )
                sheet.line(happy, "#1c0810", 0.09)
            else:
                sheet.fill(ellipse(ex, ey, 0.14, 0.17), "#1c0810")
                sheet.fill(ellipse(ex + 0.04, ey - 0.06, 0.05), "#fff6e2")
        nx, ny = nose[0], nose[1]
        if kind == "bear":
            sheet.fill(
                spline([(0.42, 0.38, 1), (1.12, 0.36, 1), (0.98, 0.66), (0.66, 0.68)]), "#5a1420"
            )
            sheet.fill(ellipse(0.8, 0.6, 0.17, 0.08), "#e07060")
        else:
            smile = [(nx - 0.04, ny + 0.16), (nx - 0.3, ny + 0.34), (nx - 0.72, ny + 0.22)]
            sheet.line(spline(smile, closed=False), "#3a1018", 0.06)
    scene.add(
        sheet, relief=size * 0.25, rim=0.7, rim_colour="#ffb44a", rim_width=2,
        shadow=(0, 3, 5, 0.4), wobble=0.3,
    )  # fmt: skip
