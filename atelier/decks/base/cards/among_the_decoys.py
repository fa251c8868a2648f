"""On a lake of swan boats one real swan offers a lily to the boat of two who quarrel."""

import math
from typing import Any

import cv2
import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.gesture import POSES, Hand, Pose, Stage
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.pen import dots

MILK, JADE, TEAL, DEEP, TICKET, BEAK, SHADE = (
    "#efece2", "#a6dccb", "#4fb0a4", "#157a7c", "#d8a83c", "#d8843c", "#9fc6cc",
)  # fmt: skip
Rider = tuple[Who, Pose | str, float, float]  # how he or she sits, where, and facing whom
NEAR = 1022  # the water line of the nearest row


def paint(page: Page) -> Scene:
    """Paint one row of boats before the other, each with its likeness in the water."""
    scene = Scene(
        page, 4404, light=(-300, -100, 520), glow="#fff2d8", shade="#173a4c", reach=2600, felt=0
    )
    _lake(scene)
    _shore(scene)
    for x, y, size, tilt, flip in (
        (286, 236, 0.42, -2, True), (470, 246, 0.46, 3, False), (92, 262, 0.5, -3, False),
        (716, 266, 0.52, 2, True),
    ):  # fmt: skip
        _boat(scene, x, y, size, int(x) // 90, tilt=tilt, flip=flip, haze=0.3)
        _mirror(scene, y, 70, x, 150 * size * 2)
        _ripples(scene, y, (x,), size)
    _riders(scene)
    _cygnet(scene)
    _pair(scene)
    _pads(scene)
    scene.focus(520, 660, 190)
    scene.focus(730, 800, 170, 0.8)
    scene.focus(100, 840, 110, 0.8)
    scene.exact(ellipse(46, 560, 60, 40), 0.7)
    look = Look(
        brush=Brush(detail=0.5), masses=0.3, vignette=0.16, bloom=0.2, bloom_from=0.86,
        contrast=1.05, shadows="#0c2c44", lights="#fff4d8", split=0.06,
        palette=Palette(
            colours=("#e8e2cc", "#5f9a94", "#1f5560", "#c8a05a", "#9a8fa0"), mother="#8fb0a4",
            accent="#d8487c", quiet=0.25,
        ),
    )  # fmt: skip
    return scene.finish(look)


def _lake(scene: Scene) -> None:
    """Flat, bright and milky far away, jade near to us."""
    page = scene.page
    scene.backdrop([
        (0, "#d9dccb"), (0.08, "#ece6d2"), (0.12, "#e9e6d4"), (0.26, "#b4c8ba"),
        (0.5, "#5f9690"), (0.76, "#2a656e"), (1, "#123c4c"),
    ], downwards(page), texture="across", amount=0.02)  # fmt: skip
    scene.of("sky", rect(0, 0, 800, 130))
    scene.of("water", rect(0, 130, 800, 1070))
    waves = page.noise(9, 46, 4, 0.55, (7, 0.4)) * smoothstep(140, 1100, page.y)
    scene.tint(np.clip(waves * 0.5, 0, 0.4).astype(np.float32), "#dff7ee")
    scene.multiply(np.clip(-waves * 0.45, 0, 0.4).astype(np.float32), "#5fb0aa")
    rng, lines = scene.rng, scene.sheet()
    for _ in range(80):
        x, y = rng.uniform(0, 800), rng.uniform(380, 1190)
        far = rng.uniform(10, 50)
        lines.fill(taper([(x - far, y), (x, y + 1.5), (x + far, y)], [0.3, 2, 0.3]), "#eafaf4", 0.5)
    scene.put(lines)


def _shore(scene: Scene) -> None:
    """Poplars in the haze, and the hut where boats are let."""
    rng = scene.rng
    far = scene.sheet()
    for number in range(34):
        x, tall = number * 25 + rng.uniform(-8, 8), rng.uniform(30, 78)
        far.fill(
            leaf((x, 132), (x + 2, 132 - tall), tall * 0.42, 0, 0.4),
            mix("#b8c4b4", "#8fa89c", rng.random()),
        )
    far.fill(rect(-20, 126, 840, 10), "#9fb0a0")
    scene.add(far, relief=3, lo=0.2, hi=0.2, wobble=1.2)
    hut = scene.sheet()
    hut.fill(rect(636, 84, 84, 48), "#c8a860")
    for stripe in range(4):
        hut.fill(rect(636 + stripe * 24, 84, 12, 48), "#fff8e0")
    hut.fill(poly([(622, 88), (678, 54), (734, 88)]), "#b0685c")
    hut.fill(rect(662, 98, 32, 20), "#2a6a70")
    hut.fill(rect(560, 132, 200, 7), "#c89a6a")
    scene.add(hut, relief=3, lo=0.3, hi=0.3, haze=("#f0f8f0", 0.25), wobble=0.6)


def _mirror(scene: Scene, line: float, deep: float, x: float = 400, half: float = 900) -> None:
    """Let what stands above a line lie below it, broken by ripples."""
    page = scene.page
    below = page.y - line
    part = np.clip(below / deep, 0, 1)
    side = page.noise(int(line), 40, 3, 0.55, (4, 0.3)) * (4 + 22 * part)
    from_x = ((page.x + side) * page.scale).astype(np.float32)
    from_y = ((line - below * 1.25 + side * 0.3) * page.scale).astype(np.float32)
    above = np.asarray(
        cv2.remap(scene.image, from_x, from_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    )
    near = smoothstep(half, half * 0.8, np.abs(page.x - x))
    keep = (smoothstep(-1, 1, below) * (1 - smoothstep(0.1, 1, part)) * 0.74 * near)[..., None]
    tone = above * np.array([0.86, 1.0, 0.98], np.float32)
    scene.image = (scene.image * (1 - keep) + tone * keep).astype(np.float32)


def _hull(sheet: Sheet) -> None:
    """The moulded side of a boat: a tail, a wing in relief, a chest."""
    body = spline(
        dots(
            "-168,4! -196,-50 -206,-104! -168,-84 -132,-72 -60,-66 30,-66 "
            "80,-84 118,-70 132,-30 112,4!"
        )
    )
    sheet.fill(body, MILK, grad=linear(0, -96, 0, 6, "#a9bcb8"))
    for number in range(3):
        wing = spline([
            (-30 - number * 44, -58 + number * 3), (34 - number * 46, -54),
            (40 - number * 50, -30 + number * 2), (-40 - number * 44, -18),
            (-100 - number * 26, -38 - number * 8),
        ])  # fmt: skip
        sheet.line(wing, "#7f9ca0", 3, 0.8, clip=body)
    sheet.fill(taper(dots("-176,-14 -60,-8 60,-8 124,-20"), [3, 5, 5, 3]), TICKET, clip=body)


def _neck(sheet: Sheet, number: int) -> None:
    """An S of plastic, seamed, with a badge of dots for a name."""
    line = dots("92,-44 124,-112 92,-186 84,-252 114,-294 148,-292")
    neck = limb([(p[0], p[1]) for p in line], [78, 56, 40, 35, 42, 40])
    sheet.fill(neck, MILK, grad=linear(70, 0, 140, 0, "#e8f4f4"))
    sheet.line(
        spline(dots("106,-60 134,-116 100,-188 92,-250 116,-280"), closed=False), "#b8d4d8", 2,
        0.7, clip=neck,
    )  # fmt: skip
    sheet.fill(spline(dots("160,-306! 182,-296 208,-276 204,-266 180,-272 158,-276!")), BEAK)
    sheet.fill(spline(dots("150,-308 168,-306 172,-294 162,-282 152,-284")), "#1c2a34")
    sheet.fill(ellipse(140, -298, 5.4), "#1c2a34")
    sheet.fill(ellipse(142, -300, 1.8), MILK)
    gloss = taper(dots("92,-70 104,-112 80,-180 74,-240"), [3, 9, 6, 2])
    sheet.fill(gloss, "#ffffff", 0.95, clip=neck)
    sheet.fill(taper(dots("118,-52 142,-110 112,-180"), [6, 12, 4]), "#c2dfe6", 0.55, clip=neck)
    sheet.fill(ellipse(102, -166, 18), TICKET)
    sheet.line(ellipse(102, -166, 18), "#e0a818", 2)
    spots = ((0, 0), (-6, -6), (6, 6), (6, -6), (-6, 6))
    for x, y in spots[: number % 5 + 1] if number % 5 != 1 else spots[1:3]:
        sheet.fill(ellipse(102 + x, -166 + y, 3), "#1c2a34")


def _boat(
    scene: Scene, x: float, y: float, size: float, number: int,
    crew: tuple[Rider, Rider] | None = None, *,
    tilt: float = 0, flip: bool = False, haze: float = 0,
) -> None:  # fmt: skip
    """A pedal boat; `crew` paints who sits in it, before its side hides their knees."""
    seat = scene.sheet()
    with seat.at(x, y, size, tilt, flip=flip):
        seat.fill(spline(dots("-136,-60! -146,-120 -132,-136 -112,-128 -104,-60!")), TICKET)
        seat.fill(spline(dots("-40,-60! -48,-116 -34,-130 -16,-122 -8,-60!")), TICKET)
        seat.fill(spline(dots("-150,-66 -60,-78 60,-74 40,-50 -120,-50")), "#1f4c54")
    how: dict[str, Any] = {"amount": 0, "wobble": 0.6}
    air = ("#e6e4d2", haze) if haze else None
    with scene.layer("plain", form=0.4, air=air):
        scene.add(seat, **how)
    if crew is not None:
        _crew(scene, x, y, size, crew)
    hull = scene.sheet()
    with hull.at(x, y, size, tilt, flip=flip):
        _hull(hull)
    neck = scene.sheet()
    with neck.at(x, y, size, tilt, flip=flip):
        _neck(neck, number)
    with scene.layer("plain", form=0.55, air=air, bounce=("#5f9a94", 0.35)):
        scene.add(hull, **how)
        with scene.layer("plain", form=0.75, cast=Cast((7 * size, 9 * size), dark=0.5, soft=0.2)):
            scene.add(neck, **how)


def _crew(scene: Scene, x: float, y: float, size: float, two: tuple[Rider, Rider]) -> None:
    """Two on the seats of a boat; its side will hide their knees."""
    stage = Stage(scene, x - 66 * size, y + 52 * size, 350 * size, pitch=4)
    for who, pose, at, facing in two:
        lift = 0.1 if who.body.age < 13 else 0.0  # children sit on their coats
        stage.person(who, pose, at=(at, lift, 0), facing=facing)
    stage.paint(shadow=0, contact=0, bounce="#8fb0a4", fill=0.5, rim=0.25, rim_colour="#fff2d8")
    for person in stage.people:
        head = stage.page(person.place("head"))
        scene.still(ellipse(*head, 24 * size))
        scene.exact(ellipse(head[0], head[1] + 40 * size, 60 * size, 90 * size), 0.7)


def _riders(scene: Scene) -> None:
    """The middle row: a father and his daughter, nobody, and half a boat."""
    father = Who(
        "man", "brown", head="ravi", hair="crop", hair_colour="#1c1412", beard="short",
        mood="smiling", top="#5c7494", collar="shirt", legs="#2a4a5c",
    )  # fmt: skip
    girl = Who(
        "girl", "brown", head="asha", hair="plaits", hair_colour="#1c1412", mood="bored",
        top="#8a9a6c", legs="#2a4a5c",
    )  # fmt: skip
    wave = POSES["seated_upright"].like(
        right_hand=Hand((-0.22, 0.86, 0.06), (-1, -0.4, 0), "open", (0, 1, 0.1), (0, 0.1, 1)),
        head=(10, -4, 4),
    )  # fmt: skip
    two = ((father, wave, -0.16, 34.0), (girl, "seated", 0.16, 50.0))
    _boat(scene, 744, 452, 0.74, 4, tilt=-3)
    _mirror(scene, 452, 120, 744, 240)
    _ripples(scene, 452, (744,), 0.8)
    _boat(scene, 262, 540, 0.9, 2, two, tilt=3)
    _mirror(scene, 540, 150, 262, 260)
    _ripples(scene, 540, (262,), 0.9)


def _cygnet(scene: Scene) -> None:
    """It follows the wrong one."""
    x, y = 42, 586
    bird = scene.sheet()
    with bird.at(x, y, 0.8):
        body = spline(dots("-44,0! -52,-22 -58,-34! -30,-32 4,-34 28,-24 36,-6 24,4!"))
        bird.fill(body, "#b0a898", grad=linear(0, -34, 0, 4, "#7c7a78"))
        bird.fill(limb([(22, -14), (32, -36), (26, -56), (40, -68)], [24, 15, 13, 19]), "#b8b0a0")
        bird.fill(leaf((46, -72), (68, -62), 11), "#3a4a54")
        bird.fill(ellipse(42, -71, 2.8), "#12181c")
        for number in range(40):
            px, py = scene.rng.uniform(-44, 26), scene.rng.uniform(-30, -2)
            bird.fill(
                taper([(px, py), (px - 9, py - 2)], [2.4, 0.4], 4),
                ("#d8d0c0", "#8a867e")[number % 2], 0.7, clip=body,
            )  # fmt: skip
    scene.add(bird, relief=9, lo=0.5, hi=0.4, rim=0.4, shadow=(0, 4, 5, 0.3), wobble=0.3)
    _mirror(scene, y, 50, x, 70)


def _pair(scene: Scene) -> None:
    """Before all others: the boat with the two who quarrel, and the one who turned its head."""
    _depth(scene)
    scene.pool(160, NEAR + 8, 240, 14, "#0a4a50", 0.5)

    she = Who(
        "woman", "fair", head="olena", hair="ponytail", hair_colour="#a85a30", mood="angry",
        top="#8c4a5c", legs="#2a3a5c",
    )  # fmt: skip
    he = Who(
        "thin_man", "olive", head="nikos", hair="crop", hair_colour="#2a1a14", mood="angry",
        top="#3c567c", legs="#2a3a5c", collar="shirt",
    )  # fmt: skip
    sulk = POSES["seated_upright"].like(
        chest=(0, -8, 0), head=(12, -18, 4),
        left_hand=Hand((-0.07, 0.44, 0.12), (1, -0.5, 0.1), "rest", (-0.9, 0.25, -0.1),
                       (0, 0.1, -1)),
        right_hand=Hand((0.07, 0.42, 0.14), (-1, -0.5, 0.1), "rest", (0.9, 0.3, -0.2),
                        (0, 0.1, -1)),
    )  # fmt: skip
    couple = ((she, sulk.mirrored(), -0.07, -116.0), (he, sulk, 0.22, 118.0))
    with scene.layer(dim=0.3):
        _boat(scene, 150, NEAR, 1.26, 0, couple, tilt=-1)
    _mirror(scene, NEAR, 130, 150, 320)
    _ripples(scene, NEAR, (150,), 1.2)
    _swan(scene)


def _depth(scene: Scene) -> None:
    """Deeper water behind the living one, so that its white is the whitest."""
    page = scene.page
    spot = np.exp(-(((page.x - 690) / 330) ** 2) - ((page.y - 780) / 270) ** 2)
    scene.multiply((spot * 0.85).astype(np.float32), "#1f5866")


def _along(points: list[tuple[float, float]], part: float) -> tuple[float, float]:
    """Return a place on a smooth line, by how far along it is."""
    places = sample(points, 60)
    x, y, _, _ = places[min(59, int(part * 59))]
    return x, y


def _wing(
    scene: Scene, arm: list[tuple[float, float]], tips: list[tuple[float, float]], cool: float
) -> None:
    """A raised wing: long feathers fan from its arm, shorter ones lie over them like tiles."""
    rng = scene.rng
    for count, long, wide, dark in ((17, 1.0, 44, 0.42), (14, 0.66, 38, 0.24), (13, 0.4, 32, 0.1)):
        row = scene.sheet()
        for index in range(count):
            part = 1 - index / (count - 1)
            base, far = _along(arm, part), _along(tips, part)
            reach = long * rng.uniform(0.93, 1.03)
            tip = base[0] + (far[0] - base[0]) * reach, base[1] + (far[1] - base[1]) * reach
            shade = dark + cool + 0.34 * (1 - part) ** 1.5 + rng.uniform(-0.05, 0.05)
            root, end = (
                mix("#f0ece0", "#5f8794", min(1, shade + 0.24)),
                mix("#fffaf0", "#7fa3aa", min(1, shade * 0.8)),
            )
            bend = 0.1 + 0.05 * part
            quill = leaf(base, tip, wide * (0.85 + 0.4 * part), bend, 0.66)
            row.fill(quill, root, grad=linear(*base, *tip, end))
            under = leaf(
                (base[0] + 3, base[1] + 7), (tip[0] - 6, tip[1] + 9), wide * 0.5, bend, 0.6
            )
            row.fill(under, mix(root, "#3f6674", 0.75), 0.75, blur=2, clip=quill)
        with scene.layer("plain", way=-38 if long == 1 else -24):
            scene.add(row, amount=0, wobble=0.7)
    scales = scene.sheet()
    for number in range(150):
        part = 1 - number / 150
        base, far = _along(arm, part), _along(tips, part)
        at = 0.26 * rng.random() ** 1.4
        x, y = base[0] + (far[0] - base[0]) * at, base[1] + (far[1] - base[1]) * at
        angle = math.atan2(far[1] - base[1], far[0] - base[0]) - 0.2
        tone = mix("#fffaf0", "#86aab2", min(1, cool + 0.42 * (1 - part) + rng.uniform(-0.04, 0.1)))
        tip = x + 46 * math.cos(angle), y + 46 * math.sin(angle)
        scales.fill(leaf((x, y), tip, 21, 0.06, 0.6), tone, 0.8,
                    grad=linear(x, y, *tip, mix(tone, "#5f8794", 0.2)))  # fmt: skip
    with scene.layer("fur", way=-50):
        scene.add(scales, amount=0, wobble=0.7)


def _swan(scene: Scene) -> None:
    """Feathers instead of a seam: it has raised its wings, bows its neck, and offers a lily."""
    rng = scene.rng
    scene.pool(680, NEAR + 6, 220, 16, "#083c44", 0.6)
    _wing(
        scene, [(690, 940), (650, 840), (664, 740), (700, 676)],
        [(850, 860), (838, 720), (786, 610), (716, 546)], 0.5,
    )  # fmt: skip
    body = scene.sheet()
    shape = spline(dots("540,1024! 516,976 540,926 612,890 700,892 790,882 860,856! 840,960 "
                        "800,1016 720,1032!"))  # fmt: skip
    body.fill(shape, "#c3cfcd", grad=linear(600, 890, 660, 1034, "#4f808c"))
    with scene.layer("fur", way="axis", form=0.35, bounce=("#3f7c84", 0.4)):
        scene.add(body, amount=0, wobble=1.2)
    _wing(
        scene, [(616, 1000), (588, 920), (596, 834), (652, 782)],
        [(830, 1004), (826, 900), (778, 770), (694, 668)], 0.0,
    )  # fmt: skip
    neck = scene.sheet()
    line = [(606, 986), (548, 944), (548, 868), (600, 792), (626, 716), (600, 650), (556, 634)]
    shape = union(limb(line, [150, 104, 66, 48, 42, 44, 42]), ellipse(566, 636, 32, 26, -8))
    neck.fill(shape, "#fbf6ea", grad=linear(540, 700, 560, 1040, "#c2d2d0"))
    for px, py, dx, dy in sample(line, 90):  # the side that turns away from the light
        off = rng.uniform(14, 24)
        qx, qy = px - dy * -off, py + dx * -off
        neck.fill(ellipse(qx, qy, 13), "#6f98a0", 0.12, blur=6, clip=shape)
    for px, py, dx, dy in sample(line, 60):
        for _ in range(4):
            off = rng.uniform(-40, 40)
            qx, qy = px - dy * off, py + dx * off
            end = qx - dx * 20 + rng.uniform(-5, 5), qy - dy * 20 + rng.uniform(-3, 3)
            tone = rng.choice(["#ffffff", "#d4dcda", "#fff6ec"])
            neck.fill(taper([(qx, qy), end], [3.6, 0.4], 4), tone, 0.35, clip=shape)
    for _ in range(34):  # the ruffled breast
        px, py = rng.uniform(518, 572), rng.uniform(900, 1000)
        neck.fill(leaf((px + 22, py - 14), (px - 4, py + 16), 15, 0.2), "#fffdf6", 0.55,
                  grad=linear(px + 20, py - 10, px - 4, py + 16, "#b8cbcc"))  # fmt: skip
    with scene.layer("fur", way="axis", form=0.4, cast=Cast((26, 20), dark=0.4, soft=0.5)):
        scene.add(neck, amount=0, wobble=0.5)
    _lily(scene)
    _swan_face(scene)
    scene.shine(640, 700, 190, "#fff4dc", 0.14)
    _mirror(scene, NEAR + 4, 150, 690, 200)
    _wake(scene)


def _swan_face(scene: Scene) -> None:
    """A bill that holds, and an eye that means it."""
    bill = scene.sheet()
    bill.fill(spline(dots("546,620! 528,622 508,636 484,650 474,660 482,667 506,660 534,652 "
                          "550,646!")), "#d8742c",
              grad=linear(510, 624, 506, 664, "#b8501c"))  # fmt: skip
    bill.line(spline(dots("476,661 504,652 540,644"), closed=False), "#a8380a", 2)
    bill.fill(ellipse(504, 641, 3.4, 1.8, -28), "#8a2c08")
    bill.fill(taper(dots("536,626 514,637 492,650"), [2, 4, 1]), "#ffc890", 0.8)
    bill.fill(ellipse(478, 660, 5, 4, -30), "#3a1c14")
    scene.add(bill, relief=4, lo=0.4, hi=0.5, rim=0.5, shadow=(0, 4, 4, 0.35), wobble=0.2)
    mask = scene.sheet()
    mask.fill(spline(dots("562,618 546,606 530,612 534,626 546,634 546,648 556,642 558,630")),
              "#141c20")  # fmt: skip
    mask.fill(ellipse(568, 624, 7, 6.4), "#10161a")
    mask.fill(ellipse(566, 622, 2.4), "#ffffff")
    mask.fill(ellipse(570.4, 627, 1.4), "#8ab0b8")
    mask.line(spline(dots("558,616 567,613 578,619"), closed=False), "#c8cfcf", 2.2)
    scene.add(mask, relief=3, lo=0.4, hi=0.4, wobble=0.2)


def _lily(scene: Scene) -> None:
    """True pink; its stalk goes through the bill."""
    x, y = 436, 622
    stalk = scene.sheet()
    stalk.fill(
        taper([(x + 4, y + 16), (x + 26, y + 38), (x + 62, y + 34), (x + 82, y + 66),
               (x + 74, y + 124), (x + 88, y + 164)], [8, 8, 7, 6, 5, 3]), "#4c8058",
    )  # fmt: skip
    scene.add(stalk, relief=2, lo=0.4, rim=0.4, shadow=(3, 5, 5, 0.3), wobble=0.4)
    flower = scene.sheet()
    for ring, (count, long, wide) in enumerate(((9, 74, 38), (7, 60, 34), (5, 42, 28))):
        for index in range(count):
            angle = math.radians(-176 + 160 * index / (count - 1))
            tip = x + long * math.cos(angle), y - 4 + long * math.sin(angle)
            tone: Colour = ("#b8305c", "#d8487c", "#e88aa8")[ring]
            petal = leaf((x + 2, y + 20), tip, wide, 0, 0.55)
            flower.fill(petal, tone, grad=linear(x, y + 16, *tip, "#f4c8d4"))
            flower.line(petal, "#d83a86", 1, 0.5)
    flower.fill(ellipse(x + 2, y - 2, 11, 8), TICKET)
    for side in (-1, 0, 1):
        flower.fill(leaf((x + 2, y + 24), (x + 2 + side * 26, y + 2), 15, 0), "#5c8a58")
    scene.add(flower, relief=5, lo=0.4, hi=0.4, rim=0.5, shadow=(-3, 6, 7, 0.35), wobble=0.4)


def _wake(scene: Scene) -> None:
    """Only the living one moves the water."""
    rng, rings = scene.rng, scene.sheet()
    for number in range(7):
        wide, high = 150 + number * 44, 10 + number * 9
        for start in (8, 96, 128):
            sweep = rng.uniform(26, 66)
            points = [
                (664 + wide * math.cos(math.radians(start + sweep * k / 8)),
                 1030 + high * math.sin(math.radians(start + sweep * k / 8)))
                for k in range(9)
            ]  # fmt: skip
            rings.fill(
                taper(points, [0.4, 4.6 - number * 0.4, 0.4]), "#eefcf8", 0.8 - number * 0.07
            )
    for _ in range(40):
        px = 560 + rng.gauss(0, 40)
        drop = ellipse(px, 1016 - abs(rng.gauss(0, 22)), rng.uniform(1.2, 3.6))
        rings.fill(drop, "#ffffff", rng.uniform(0.5, 1))
    scene.put(rings, wobble=0.8)


def _ripples(scene: Scene, y: float, boats: tuple[float, ...], size: float) -> None:
    """Thin light lines round every body."""
    rng, lines = scene.rng, scene.sheet()
    for x in boats:
        for number in range(5):
            px, wide = x + rng.uniform(-70, 70) * size, rng.uniform(60, 170) * size
            py = y + 5 + number * 9 * size
            lines.fill(
                taper([(px - wide, py), (px, py + 3), (px + wide, py)], [0.3, 3 * size, 0.3]),
                MILK, 0.75,
            )  # fmt: skip
    scene.put(lines)


def _pads(scene: Scene) -> None:
    """Where the lily came from."""
    pads = scene.sheet()
    for x, y, wide in ((724, 1164, 62), (636, 1182, 40), (800, 1120, 50), (560, 1192, 30)):
        rim = [
            (x + wide * math.cos(a / 20), y + wide * 0.3 * math.sin(a / 20)) for a in range(8, 122)
        ]
        pads.fill(poly([(x, y), *rim]), "#24594c", grad=linear(x - wide, y, x + wide, y, "#6a9468"))
    scene.add(pads, relief=4, lo=0.4, hi=0.4, rim=0.5, shadow=(0, 4, 5, 0.4), wobble=0.6)
