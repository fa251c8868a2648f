"""A young man rings where no house is, and his shadow climbs a wall that is not there."""

import math
import random

import cv2
import numpy as np

from pinxit_atelier.engine import (
    Field,
    Look,
    Page,
    Scene,
    Sheet,
    ellipse,
    leaf,
    linear,
    mix,
    poly,
    radial,
    rect,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.people import Figure, Stage
from pinxit_atelier.people import Look as Who

HORIZON = 540.0
SALT, TULIP, BRASS = "#fdfdf8", "#e0262e", "#d9a63a"
MAN = 596.0, 1062.0
TALL = 404.0
FOLD = 990.0  # where the ground ends for the shadow, and the wall begins


def paint(page: Page) -> Scene:
    """Paint the white, the way he came, what is left of a house, and him."""
    scene = Scene(page, 8820, light=(1300, 300, 520), glow="#fffbe6", shade="#5a6aa0", reach=2600)
    _sky(scene)
    _salt(scene)
    _footsteps(scene)
    _other_visitor(scene)
    _steam(scene)
    _mat(scene)
    man = _man()
    _shadow(scene, man)
    _shoes(scene)
    _post(scene)
    man.draw(scene, *MAN, TALL, flip=True, under=_tulips, ground=0.5, rim=0.5, rim_width=3)
    scene.shine(820, 470, 520, "#fff4c0", 0.30)
    return scene.finish(
        Look(
            vignette=0.06,
            bloom=0.2,
            bloom_from=0.9,
            saturation=1.1,
            grain=0.018,
            bristle=0.03,
            contrast=1.1,
            shadows="#6a78b8",
            lights="#fffbe8",
            split=0.06,
        )
    )


def _sky(scene: Scene) -> None:
    page = scene.page
    where = page.y / HORIZON + 0.04 * page.noise(3, 300, 3, 0.5, (3, 1))
    scene.backdrop(
        [(0, "#b4e2ea"), (0.34, "#e2f4f2"), (0.66, "#fffdf0"), (0.9, "#fff5b4"), (1, "#fff1a0")],
        where.astype(np.float32), amount=0.03,
    )  # fmt: skip
    far = scene.sheet()
    ridge = [(-20, 536), (60, 528), (130, 533), (220, 521), (300, 530), (380, 534), (470, 538)]
    far.fill(spline([*ridge, (470, 542, 1), (-20, 542, 1)]), "#b9cfe0", 0.75)
    far.fill(rect(-10, 538, 820, 4), "#a8dcdc", 0.7, blur=1.5)
    scene.put(far, wobble=0.6)


def _ground(x: float, z: float) -> tuple[float, float]:
    """Return where a place on the flat is on the page; z = 1 is at the lower edge."""
    return 420 + x * 700 / z, HORIZON + 690 / z


def _salt(scene: Scene) -> None:
    """The crust: cells with raised rims, wide near us and fine far away."""
    page, rng = scene.page, random.Random(12)
    deep = np.clip((page.y - HORIZON) / 660, 0, 1)
    white = rgb(SALT) * (1 - 0.2 * deep[..., None]) + rgb("#e2e8f2") * 0.2 * deep[..., None]
    ground = smoothstep(HORIZON - 1, HORIZON + 2, page.y)[..., None]
    strokes = 1 + 0.025 * page.texture("across")[..., None]
    scene.image = (scene.image * (1 - ground) + white * strokes * ground).astype(np.float32)
    knots: dict[tuple[int, int], tuple[float, float]] = {}
    size = 0.19

    def knot(column: int, row: int) -> tuple[float, float]:
        if (column, row) not in knots:
            off = 0.17 if (column + row) % 2 else -0.17
            z = 0.9 + (row + off) * size * 0.86 + rng.uniform(-0.03, 0.03)
            knots[column, row] = (column * size + rng.uniform(-0.04, 0.04), z)
        return knots[column, row]

    lines = scene.sheet()
    for row in range(90):
        reach = int(4 + (row * 0.16 + 1) * 4.4)
        for column in range(-reach, reach + 1):
            here = knot(column, row)
            ends = [knot(column + 1, row)]
            if (column + row) % 2:
                ends.append(knot(column, row + 1))
            for there in ends:
                a, b = _ground(*here), _ground(*there)
                if a[1] < HORIZON + 12:
                    continue
                mid = (
                    (a[0] + b[0]) / 2 + rng.uniform(-3, 3) / here[1],
                    (a[1] + b[1]) / 2 + rng.uniform(-2, 2) / here[1],
                )
                wide = max(0.7, 7.5 / here[1])
                strength = min(1.0, 1.9 / here[1] + 0.12)
                ridge = [a, mid, b]
                lines.fill(taper([(x - 1, y + wide * 0.45) for x, y in ridge], [wide] * 2, 5),
                           "#93a6cc", 0.5 * strength)  # fmt: skip
                lines.fill(taper(ridge, [wide * 0.8] * 2, 5), "#ffffff", strength)
    for _ in range(2600):
        z = 0.9 + rng.random() ** 2 * 5
        x, y = _ground(rng.uniform(-0.8, 0.8) * z, z)
        tone = rng.choice(["#ffffff", "#c3cfe4", "#fff3c4"])
        lines.fill(ellipse(x, y, 2.4 / z, 1.3 / z), tone, 0.7)
    scene.put(lines, wobble=0.5)
    scene.shine(820, HORIZON + 60, 460, "#fff4c0", 0.35, high=0.3)


WAY = (
    (150, 548),
    (236, 556),
    (360, 580),
    (520, 632),
    (690, 712),
    (778, 820),
    (748, 944),
    (640, 1040),
)


def _footsteps(scene: Scene) -> None:
    """A dotted line from the edge of the world."""
    sheet = scene.sheet()
    place = 0.0
    stations = sample(list(WAY), 900)
    number = 0
    while place < 880:
        x, y, way_x, way_y = stations[int(place)]
        near = (y - HORIZON) / 500
        side = (1 if number % 2 else -1) * 15 * near
        x, y = x - way_y * side, y + way_x * side * 0.5
        turn = math.degrees(math.atan2(way_y * 0.7, way_x))
        print_ = ellipse(x, y, 17 * near + 1, 6.5 * near + 0.5, turn)
        sheet.fill(ellipse(x + 1, y + 3.0 * near, 18 * near + 1, 8 * near + 0.6, turn), "#ffffff")
        sheet.fill(print_, "#9fb0d4", 0.85, grad=linear(x - 14, y, x + 14, y, "#c9d3e6"))
        number += 1
        place += 3 + 36 * near
    scene.put(sheet)


def _other_visitor(scene: Scene) -> None:
    who = Who(body="tall", coat="coat", colour="#8a94b8", trousers="#6a7498", hair="short",
              hair_colour="#5a6080", skin="tan")  # fmt: skip
    Figure(who, "stroll", "q").draw(
        scene, 222, 558, 44, ground=0.25, haze=("#dfe8e6", 0.25), rim=0.1
    )
    dot = scene.sheet()
    dot.fill(ellipse(231, 536, 3.4), "#f0b020")
    dot.fill(ellipse(235, 533, 2.6), "#f8cc40")
    scene.put(dot)


def _steam(scene: Scene) -> None:
    """It rises from where a chimney would be."""
    rng = random.Random(7)
    sheet = scene.sheet()
    path = sample(
        [(246, 360), (242, 318), (262, 272), (248, 216), (284, 150), (290, 84), (340, 10)], 60
    )
    for step, (x, y, _, _) in enumerate(path):
        part = step / 60
        for _ in range(4):
            size = (3 + 34 * part) * rng.uniform(0.4, 1.0)
            px = x + rng.gauss(0, 1) * (3 + 26 * part)
            py = y + rng.uniform(-6, 6)
            thin = (1 - part) ** 0.6
            sheet.fill(ellipse(px - size * 0.3, py + size * 0.35, size), "#86b2cc", 0.09 * thin,
                       blur=2 + 5 * part)  # fmt: skip
            sheet.fill(ellipse(px, py, size * 0.85), "#ffffff", 0.4 * thin, blur=1.5 + 4 * part)
    scene.put(sheet, wobble=2)


def _mat(scene: Scene) -> None:
    rng = random.Random(9)
    corners = [(448, 1018), (640, 1018), (690, 1090), (444, 1090)]
    mat = poly(corners)
    scene.pool(560, 1090, 140, 10, "#8a98c4", 0.5)
    sheet = scene.sheet()
    sheet.fill(mat, "#d9a860", grad=linear(440, 0, 690, 0, "#ecc684"))
    for _ in range(2300):
        down = rng.random()
        x = (448 - 4 * down) + rng.random() * (192 + 54 * down)
        y = 1018 + 72 * down
        tone = rng.choice(["#a06f34", "#f6dba2", "#c28f4a", "#8a5c28"])
        end = x + rng.uniform(-2, 2), y - rng.uniform(4, 8)
        sheet.line(poly([(x, y), end], closed=False), tone, 1.6, 0.8)
    for part, tone in ((0.12, "#2f9c9a"), (0.2, "#fff8e6")):
        edge = [
            (448 - 4 * down + (192 + 54 * down) * across, 1018 + 72 * down)
            for across, down in (
                (part * 0.5, part), (1 - part * 0.5, part), (1 - part * 0.5, 1 - part),
                (part * 0.5, 1 - part),
            )
        ]  # fmt: skip
        sheet.line(poly(edge), tone, 4, 0.75)
    scene.add(sheet, relief=4, lo=0.4, rim=0.4, shadow=(-8, 4, 5, 0.4), wobble=0.8, texture="fine")


def _man() -> Figure:
    who = Who(
        body="broad", skin="olive", hair="crop", hair_colour="#2a1e22", coat="suit",
        colour="#f4d35a", trim="#fffdf2", collar="#ffffff", trousers="#ecc64c", shoes="#8a4a2a",
        face="smile", gaze=(0.5, -0.35), buttons="#b8862a",
    )  # fmt: skip
    man = Figure(
        who, "stand", "q", lean=7, head=-2, near_arm=(-34, -84), near_hand="hold",
        far_hand="point", near_leg=(-4, -6), far_leg=(9, 3), far_layer="back",
    ).place(*MAN, TALL, flip=True)  # fmt: skip
    return man.reach(486, 862, "f", 1)


def _tulips(stage: Stage, figure: Figure) -> None:
    """Behind his back, where a surprise belongs."""
    at_x, at_y = (float(part) for part in figure.joints["wrn"])
    rng = random.Random(4)
    heads = []
    with stage.part(relief=0.8, shadow=0.4) as cel, cel.at(at_x - 1, at_y, 1, -24):
        for number in range(7):
            angle = math.radians(-42 + number * 14 + rng.uniform(-3, 3))
            far = rng.uniform(15, 23)
            heads.append((far * math.sin(angle), -far * math.cos(angle), math.degrees(angle)))
            cel.line(poly([(0, -2), heads[-1][:2]], closed=False), "#4f9a4a", 1.1)
        for tip_x, tip_y in ((-13, -9), (12, -12), (-5, -16), (6, -17)):
            cel.fill(leaf((0, -2), (tip_x, tip_y), 3.6, 0.12), "#5fae56")
        wrap = spline([(-2, 12, 1), (-7, -7), (0, -9), (7, -7), (3, 11, 1)])
        cel.fill(wrap, "#ffffff", grad=linear(-6, 0, 7, 0, "#c9d4ea"))
        for x, y, turn in heads:
            with cel.at(x, y, 1.15, turn * 1.2):
                cup = spline([(-2.4, -3.8, 1), (-1.2, -1.8, 1), (0, -4.8, 1), (1.2, -1.8, 1),
                              (2.4, -3.8, 1), (2.9, 0.4), (0, 3), (-2.9, 0.4)])  # fmt: skip
                cel.fill(cup, mix(TULIP, "#ff7a60", rng.random() * 0.4),
                         grad=linear(0, -4, 0, 3, "#b0101e"))  # fmt: skip
                cel.line(spline([(-0.8, -2), (-1, 0), (0, 2.4)], closed=False), "#8a0a18", 0.4)


def _silhouette(scene: Scene, man: Figure) -> Field:
    """Return where the man is, flowers and all, with the bell beside him."""
    stage = man.render(scene, None, _tulips)
    pixels = np.asarray(stage.sheet())
    return np.ascontiguousarray(pixels[..., 3])


def _shadow(scene: Scene, man: Figure) -> None:
    """On the ground it lies down; then it stands up, in the middle of the air."""
    page, scale = scene.page, scene.page.scale
    shape = _silhouette(scene, man)
    feet_y, lie = MAN[1], MAN[1] - FOLD
    hem = 70.0  # how much of him is thrown on the ground
    wall_x = MAN[0] - 266
    # on the ground: up to the hem he is sheared far to the left
    part = (feet_y - page.y) / lie
    from_y = feet_y - part * hem
    from_x = page.x + part * 266
    flat = cv2.remap(
        shape, (from_x * scale).astype(np.float32), (from_y * scale).astype(np.float32),
        cv2.INTER_LINEAR,
    )  # fmt: skip
    flat = flat * (page.y > FOLD) * (page.y <= feet_y + 8)
    up = (FOLD - page.y) / 1.12
    upright = cv2.remap(
        shape, ((page.x + 266 - (page.x - wall_x) * 0.16) * scale).astype(np.float32),
        ((feet_y - hem - up) * scale).astype(np.float32), cv2.INTER_LINEAR,
    )  # fmt: skip
    upright = upright * (page.y <= FOLD)
    both = (flat + upright).astype(np.float32)
    crisp, soft = page.blur(both, 1.6), page.blur(both, 3.4)
    high = smoothstep(FOLD, FOLD - 420, page.y)
    cast = crisp * (1 - high) + soft * high
    scene.multiply((cast * (0.86 - 0.14 * high)).astype(np.float32), "#4a5cae")


def _post(scene: Scene) -> None:
    x, foot = 462, 1012
    cast = scene.sheet()
    cast.fill(taper([(x, foot), (x - 150, foot - 20)], [13, 11]), "#7f8fc4", 0.75, blur=1.5)
    cast.fill(
        taper([(x - 150, foot - 20), (x - 152, foot - 160)], [11, 10]), "#7f8fc4", 0.6, blur=2
    )
    scene.put(cast, "multiply")
    scene.pool(x, foot, 16, 5, "#6a7ab4", 0.7)
    sheet = scene.sheet()
    sheet.fill(
        rect(x - 8, foot - 150, 16, 152, 2), "#fffdf6", grad=linear(x - 8, 0, x + 8, 0, "#e6e2d6")
    )
    sheet.fill(rect(x - 13, foot - 162, 26, 14, 3), "#fffdf6")
    sheet.fill(
        rect(x - 11, foot - 152, 22, 34, 4), BRASS, grad=linear(x - 10, 0, x + 12, 0, "#f6d878")
    )
    sheet.fill(ellipse(x + 2, foot - 138, 7.5), "#8a5c18")
    sheet.fill(ellipse(x + 2, foot - 138, 6), "#fffbe0", grad=radial(x, foot - 140, 8, "#ffe9a0"))
    scene.add(sheet, relief=5, lo=0.5, rim=0.4, shadow=(-6, 3, 4, 0.3), wobble=0.5)
    scene.shine(x + 2, foot - 138, 16, "#fffbe0", 0.8)


def _shoes(scene: Scene) -> None:
    """Very small, very neat, and wet."""
    wet = scene.sheet()
    wet.fill(spline([(640, 1112), (700, 1100), (760, 1110), (768, 1130), (706, 1142), (648, 1132)]),
             "#bcd4e6", 0.8, grad=linear(640, 0, 770, 0, "#e9f4f6"))  # fmt: skip
    wet.fill(ellipse(634, 1136, 7, 3), "#bcd4e6", 0.9)
    wet.fill(ellipse(782, 1122, 5, 2.2), "#bcd4e6", 0.9)
    scene.put(wet, wobble=1)
    sheet = scene.sheet()
    for x, y, turn in ((676, 1112, -4), (722, 1118, 6)):
        with sheet.at(x, y, 1, turn):
            sheet.fill(ellipse(-2, 12, 26, 5), "#7f8fc0", 0.8, blur=2)
            shoe = spline([(-24, 8, 1), (-26, -2), (-16, -9), (-2, -4), (8, -12, 1), (22, -12, 1),
                           (24, 0), (24, 9, 1)])  # fmt: skip
            sheet.fill(shoe, "#1fa39c", grad=linear(0, -12, 0, 9, "#0f6a72"))
            sheet.fill(ellipse(15, -11.5, 8, 3), "#0b4a52")
            sheet.line(spline([(-3, -5), (4, -13), (9, -11)], closed=False), "#0f6a72", 4)
            sheet.fill(ellipse(3, -9, 2), "#fff2b0")
            sheet.fill(rect(-25, 7, 50, 4, 2), "#5a3a28")
            sheet.fill(ellipse(-16, -4, 6, 2.4, -14), "#ffffff", 0.9)
    scene.add(sheet, relief=5, lo=0.4, rim=0.5, wobble=0.3)
    drops: Sheet = scene.sheet()
    for x, y in ((652, 1128), (668, 1132), (700, 1134), (742, 1130)):
        drops.fill(ellipse(x, y, 3, 2.4), "#9fc4dc")
        drops.fill(ellipse(x - 1, y - 1, 1), "#ffffff")
    scene.put(drops)
