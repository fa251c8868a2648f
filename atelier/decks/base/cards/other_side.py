"""A robin drags a great key along a black door whose keyhole is filled by a golden, wet eye."""

import math

import numpy as np

from pinxit_atelier.engine import (
    Colour,
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
    radial,
    rect,
    spline,
    taper,
    union,
)

LACQUER, SHEEN, BRASS, GOLD, AMBER, DEEP = (
    "#07060a", "#23202a", "#b5863a", "#ffe39a", "#ff9d1e", "#3a1e08",
)  # fmt: skip
EYE = 436, 372, 178  # the middle of the iris, and its radius
LEDGE = 1086


def paint(page: Page) -> Scene:
    """Paint the door, its plate, what looks through it, and the bird last."""
    scene = Scene(page, 811, light=(436, 520, 210), glow="#ffb648", shade="#050308", reach=430)
    _door(scene)
    _plate(scene)
    _engraving(scene)
    _hole(scene)
    _eye(scene)
    _lids(scene)
    _scratches(scene)
    _ledge(scene)
    _beam(scene)
    _thread(scene)
    _key(scene)
    _robin(scene)
    scene.motes(50, "#ffd98a", (250, 560, 640, 1080), size=(0.6, 2.2), strength=0.7)
    return scene.finish(
        Look(vignette=0.35, bloom=0.3, contrast=1.14, shadows="#1a1226", lights="#ffc060",
        split=0.07),
    )  # fmt: skip


def _door(scene: Scene) -> None:
    """Lacquer: nearly nothing but a sheen and a few hair cracks."""
    page = scene.page
    where = (page.x / 800 * 0.5 + page.y / 1200 * 0.5).astype(np.float32)
    scene.backdrop([
        (0, "#1c1a24"), (0.4, LACQUER), (0.7, "#0e0c12"), (1, "#050407"),
    ], where, texture="down", amount=0.18)  # fmt: skip
    edge = scene.sheet()
    edge.fill(taper([(58, -20), (52, 500), (60, 1100)], [5, 12, 3]), "#8a8494", 0.3, blur=3)
    edge.fill(taper([(36, -20), (30, 600), (38, 1100)], [26, 40, 20]), "#000000", 0.7, blur=8)
    for number in range(9):
        x = 60 + scene.rng.random() * 720
        y = scene.rng.random() * 1000
        crack = [
            (x, y), (x + scene.rng.uniform(-14, 14), y + 60),
            (x + scene.rng.uniform(-20, 20), y + 130 + number * 8),
        ]  # fmt: skip
        edge.fill(taper(crack, [0.4, 1.6, 0.3]), "#5a5464", 0.45)
    scene.put(edge)


def _outline(grow: float = 0) -> Path:
    """Return the plate: cut off above, waisted, with a drop at its lower end."""
    half = [
        (0, 1004), (44, 968), (66, 922), (130, 902), (196, 860), (222, 780), (232, 660),
        (262, 560), (300, 450), (306, 320), (270, 190), (238, 120), (250, 40), (280, -60),
    ]  # fmt: skip
    right = [(436 + x + grow * (0.4 + x / 300), y + (grow if y > 500 else 0)) for x, y in half]
    left = [
        (436 - x - grow * (0.4 + x / 300), y + (grow if y > 500 else 0))
        for x, y in reversed(half[1:])
    ]
    return spline([*right, *left])


def _plate(scene: Scene) -> None:
    """Old brass: bright where hands have been, brown in the corners."""
    rng = scene.rng
    rim = scene.sheet()
    rim.fill(_outline(16), "#7a5420", grad=linear(160, 100, 720, 1000, "#2a1808"))
    scene.add(
        rim, relief=10, lo=0.7, hi=1, rim=0.8, rim_width=3, shadow=(10, 16, 26, 0.9), wobble=1,
        texture="fine",
    )  # fmt: skip
    shape = _outline(-6)
    brass = scene.sheet()
    brass.fill(shape, BRASS, grad=radial(436, 470, 560, "#4a2e10"))
    for _ in range(1400):
        x, y = rng.uniform(120, 750), rng.uniform(-20, 1000)
        far = rng.uniform(20, 90)
        tone = rng.choice(["#e0b458", "#5a3a14", "#c89440", "#2e1a08"])
        brass.fill(
            taper([(x, y), (x + far, y + rng.uniform(-2, 2))], [0.3, 1.5]), tone, 0.28, clip=shape
        )
    for _ in range(70):
        x, y = rng.uniform(120, 750), rng.uniform(0, 1000)
        brass.fill(
            ellipse(x, y, rng.uniform(4, 34), rng.uniform(3, 20)), "#241405", 0.16, blur=7,
            clip=shape,
        )  # fmt: skip
    for x, wide, tone, part in (
        (206, 46, "#ffe9b0", 0.34), (648, 30, "#fff0c0", 0.3), (300, 26, "#1e1004", 0.3),
        (590, 40, "#1e1004", 0.34),
    ):  # fmt: skip
        band = [(x - 30, -40), (x, 300), (x + (436 - x) * 0.3, 700), (x + (436 - x) * 0.6, 960)]
        brass.fill(taper(band, [wide, wide * 1.4, wide, 4]), tone, part, blur=14, clip=shape)
    scene.add(
        brass, relief=40, lo=0.65, hi=0.75, rim=0.7, rim_width=3, shadow=(0, 3, 6, 0.7), wobble=1,
        texture="across",
    )  # fmt: skip
    for x, y in ((436, 52), (436, 936)):
        screw = scene.sheet()
        screw.fill(
            ellipse(x, y, 27), "#c89848", grad=linear(x - 20, y - 20, x + 20, y + 24, "#5a3812")
        )
        screw.fill(rect(x - 24, y - 4, 48, 8), "#1e1006")
        scene.add(screw, relief=10, lo=0.6, hi=0.7, rim=0.8, shadow=(3, 5, 5, 0.8), wobble=0.5)


def _engraving(scene: Scene) -> None:
    """Scrolls cut into the metal by hand, alike on both sides, not quite."""
    dark, light = scene.sheet(), scene.sheet()
    for side in (-1, 1):
        for number, (x, y, size, turn) in enumerate(
            ((186, 716, 30, 0.6), (254, 340, 42, 2.6), (206, 130, 50, 3.6), (222, 560, 34, 1.0))
        ):
            line = []
            for step in range(26):
                part = step / 25
                angle = turn + part * 7.6
                far = size * (1 - part * 0.86) * (1 + 0.04 * side * math.sin(number))
                line.append((436 + side * (x + far * math.cos(angle)), y + far * math.sin(angle)))
            tail = [
                (436 + side * (x - 14), y + size * 2.4), (436 + side * (x + 18), y + size * 1.4),
                line[0],
            ]  # fmt: skip
            for path in (line, tail):
                dark.fill(taper(path, [2, 9, 8, 2], 40), "#1c0e04", 0.85)
                light.fill(
                    taper([(px + 1.6, py + 2.2) for px, py in path], [0.6, 2, 1.6, 0.4], 40),
                    "#ffe0a0", 0.7
                )  # fmt: skip
            for index in (2, 6, 10, 14):
                px, py = line[index]
                far = math.atan2(py - y, px - 436 - side * x)
                tip = px + 34 * math.cos(far + side), py + 34 * math.sin(far + side)
                dark.fill(leaf((px, py), tip, 17, 0.2 * side), "#1c0e04", 0.7)
                light.fill(
                    leaf((px + 1, py + 2), (tip[0] + 1, tip[1] + 2), 6, 0.2 * side), "#e8bc6a", 0.7
                )
    scene.put(dark, wobble=0.6)
    scene.put(light, wobble=0.6)


def _keyhole(grow: float = 0) -> Path:
    head = ellipse(436, 372, 172 + grow)
    slot = spline([
        (352 - grow, 470, 1), (520 + grow, 470, 1), (556 + grow, 790 + grow),
        (540 + grow, 816 + grow), (436, 826 + grow), (332 - grow, 816 + grow),
        (316 - grow, 790 + grow),
    ])  # fmt: skip
    return union(head, slot)


def _hole(scene: Scene) -> None:
    """A raised collar, the thickness of the plate, and the glow behind it."""
    collar = scene.sheet()
    collar.fill(
        minus(_keyhole(26), _keyhole(-1)), "#e8b85a", grad=linear(300, 200, 560, 820, "#8a5a1e")
    )
    scene.add(
        collar, relief=12, lo=0.6, hi=0.9, rim=0.9, rim_width=3, shadow=(3, 6, 9, 0.8), wobble=0.6,
        texture="fine",
    )  # fmt: skip
    inside = scene.sheet()
    inside.fill(_keyhole(), "#1e0d04")
    inside.fill(ellipse(436, 830, 150, 210), "#ff8a12", 0.95, blur=46, clip=_keyhole())
    inside.fill(ellipse(436, 830, 90, 110), "#ffe28a", 0.95, blur=30, clip=_keyhole())
    scene.put(inside)


def _eye(scene: Scene) -> None:
    """The iris, thread by thread; it looks straight at whoever looks."""
    rng = scene.rng
    x, y, radius = EYE
    ball = scene.sheet()
    with ball.inside(_keyhole(-3)):
        ball.fill(ellipse(x, y, 260, 208), "#f6dca0", grad=radial(x, y, 250, "#8a4a14"))
        ball.fill(ellipse(x, y, radius), "#4a1e04")
        ball.fill(ellipse(x, y, radius - 7), "#c86a08", grad=radial(x, y + 40, radius, "#8a3a04"))
        for _ in range(1500):
            angle = rng.uniform(0, 2 * math.pi)
            near, far = rng.uniform(56, 100), rng.uniform(100, radius - 8)
            low = 0.5 + 0.5 * math.sin(angle)
            tone = mix(
                rng.choice(["#ffb52a", "#e07a0a", "#ffd868", "#9a4406", "#fff0a8"]), "#fff2b0",
                low * 0.35 * rng.random(),
            )  # fmt: skip
            bend = rng.uniform(-0.07, 0.07)
            line = [
                (x + r * math.cos(angle + b), y + r * math.sin(angle + b))
                for r, b in ((near, 0), ((near + far) / 2, bend), (far, bend * 0.4))
            ]
            ball.fill(taper(line, [0.8, 3.4, 0.5], 8), tone, 0.6)
        for _ in range(300):
            angle, far = rng.uniform(0, 2 * math.pi), rng.uniform(70, 92)
            ball.fill(
                ellipse(x + far * math.cos(angle), y + far * math.sin(angle), 3, 1.6,
                math.degrees(angle)), "#fff4b8", 0.6,
            )  # fmt: skip
        ball.fill(
            minus(ellipse(x, y, radius + 2), ellipse(x, y, radius - 22)), "#3a1404", 0.75, blur=7
        )
        ball.fill(ellipse(x, y, 66, 76), "#2a0e02", 0.9, blur=4)
        ball.fill(ellipse(x, y, 60, 70), "#040204")
    scene.put(ball)
    veil = scene.sheet()
    with veil.inside(_keyhole(-3)):
        veil.fill(ellipse(x, y - 150, 260, 120), "#120602", 0.85, blur=34)
        window = spline(
            [(x - 78, y - 78, 1), (x - 34, y - 92), (x - 26, y - 38, 1), (x - 70, y - 30, 1)]
        )
        veil.fill(window, "#fffdf0", 0.95, blur=1)
        veil.fill(rect(x - 56, y - 94, 5, 68), "#5a3006", 0.8)
        veil.fill(ellipse(x + 52, y + 66, 17, 11, -40), "#fffbe8", 0.8, blur=2)
        veil.fill(
            spline([(x - 20, y + 40), (x, y + 30), (x + 20, y + 40), (x + 12, y + 58),
            (x - 12, y + 58)]), "#6a4416", 0.6, blur=3,
        )  # fmt: skip
        veil.fill(ellipse(x, y + 24, 10), "#6a4416", 0.6, blur=2)
    scene.put(veil)


def _lids(scene: Scene) -> None:
    """Dark lids with short lashes, and a tear's edge along the lower one."""
    x = EYE[0]
    rng = scene.rng
    hole = _keyhole(-2)
    lid = scene.sheet()
    upper = common(
        hole, spline([(230, 150, 1), (640, 150, 1), (640, 330, 1), (540, 274), (436, 246),
        (330, 274), (230, 340, 1)]),
    )  # fmt: skip
    lower = common(
        hole, spline([(230, 430, 1), (326, 500), (436, 532), (546, 500), (640, 430, 1),
        (640, 900, 1), (230, 900, 1)]),
    )  # fmt: skip
    lid.fill(upper, "#4a2a16", grad=linear(0, 200, 0, 290, "#1e0e08"))
    lid.fill(lower, "#8a5426", grad=linear(0, 505, 0, 650, "#1e0c04"))
    for _ in range(700):
        px, py = rng.uniform(260, 620), rng.choice([rng.uniform(190, 290), rng.uniform(500, 800)])
        inside = upper if py < 400 else lower
        if inside.contains(px, py):
            way = (px - x) / 300 + (0.3 if py > 400 else -0.3)
            lid.fill(
                taper([(px, py), (px + 26 * way, py + (13 if py > 400 else -13))], [2.6, 0.4]),
                rng.choice(["#b4783a", "#1e0c06", "#6a4020", "#d89a50"]), 0.5, clip=inside,
            )  # fmt: skip
    scene.add(lid, relief=26, lo=0.6, hi=0.6, rim=0.5, shadow=(0, 6, 10, 0.6), wobble=0.5)
    wet = scene.sheet()
    with wet.inside(hole):
        wet.fill(ellipse(436, 850, 170, 130), "#ff8a12", 0.95, blur=48)
        wet.fill(ellipse(436, 850, 110, 70), "#ffe28a", 0.95, blur=28)
        line = [(300, 480), (350, 512), (436, 535), (522, 512), (580, 476)]
        wet.fill(taper(line, [6, 15, 19, 15, 6]), "#e8a070", 0.95)
        wet.fill(
            taper([(px, py - 6) for px, py in line], [2, 8, 10, 8, 2]), "#fff4d8", 0.85, blur=1.5
        )
        drop = spline([(520, 506), (534, 536), (530, 566), (514, 574), (500, 560), (504, 534)])
        wet.fill(drop, "#c8781e", 0.95, grad=linear(510, 510, 520, 574, "#ffe9a0"))
        wet.line(drop, "#fff6d8", 2, 0.8)
        wet.fill(ellipse(510, 546, 4, 9, 12), "#ffffff")
        for step in range(23):
            part = step / 22 - 0.5
            px, py = x + part * 290, 252 + part * part * 280
            wet.fill(
                taper([(px, py), (px + part * 36, py - 22), (px + part * 80, py - 34)],
                [5, 3.4, 0.4]), "#0c0402",
            )  # fmt: skip
    scene.put(wet)
    shade = scene.sheet()
    ring = minus(_keyhole(3), _keyhole(-16))
    shade.fill(ring, "#060302", 0.75, blur=7, clip=_keyhole())
    scene.put(shade)
    scene.shine(436, 400, 250, "#ff9a1e", 0.28)
    scene.shine(436, 810, 150, "#ffb040", 0.4)


def _scratches(scene: Scene) -> None:
    """At the height of a beak; somebody small has tried before."""
    rng = scene.rng
    marks = scene.sheet()
    for cx, cy, way in (
        (318, 858, 0.5), (292, 800, 0.9), (380, 872, 0.2), (590, 852, 2.4), (606, 790, 2.2),
    ):  # fmt: skip
        for _ in range(7):
            x, y = cx + rng.uniform(-26, 26), cy + rng.uniform(-16, 16)
            turn, long = way + rng.uniform(-0.35, 0.35), rng.uniform(16, 40)
            end = x + long * math.cos(turn), y + long * math.sin(turn)
            marks.fill(taper([(x, y), end], [1.9, 0.3], 6), "#ffe9b0", 0.75)
            marks.fill(
                taper([(x + 1, y + 2), (end[0] + 1, end[1] + 2)], [1.6, 0.2], 6), "#1a0c02", 0.8
            )
    scene.put(marks)


def _ledge(scene: Scene) -> None:
    """The rail of the door, on which one can stand."""
    ledge = scene.sheet()
    ledge.fill(
        rect(-20, LEDGE - 26, 840, 46), "#2c2832", grad=linear(0, LEDGE - 26, 0, LEDGE + 20,
        "#16131a"),
    )  # fmt: skip
    ledge.fill(
        rect(-20, LEDGE + 20, 840, 130), "#0c0a10", grad=linear(0, LEDGE + 20, 0, 1200, "#030204")
    )
    scene.add(
        ledge, relief=8, lo=0.5, hi=0.8, rim=0.6, rim_width=2.4, shadow=(0, -8, 18, 0.7),
        texture="across", amount=0.16, wobble=0.8,
    )  # fmt: skip


def _beam(scene: Scene) -> None:
    """What falls out through the slot, and lies on the ledge."""
    beam = scene.sheet()
    beam.fill(
        spline([(350, 830), (522, 830), (600, 1040), (440, 1070), (280, 1040)]), "#ff9c28", 0.2,
        blur=40,
    )  # fmt: skip
    beam.fill(
        spline([(262, LEDGE - 24, 1), (640, LEDGE - 24, 1), (676, LEDGE + 18, 1),
        (230, LEDGE + 18, 1)]), "#ffb440", 0.8, blur=7,
    )  # fmt: skip
    beam.fill(ellipse(446, LEDGE - 4, 120, 13), "#fff0b0", 0.7, blur=8)
    scene.put(beam, "screen")


def _thread(scene: Scene) -> None:
    """It is tied to the key, and leads away."""
    line = [(286, 958), (240, 1080), (160, 1096), (96, 1064), (20, 1088), (-30, 1070)]
    thread = scene.sheet()
    thread.line(spline([(x + 3, y + 7) for x, y in line], closed=False), "#000000", 4, 0.6, blur=2)
    thread.line(spline(line, closed=False), "#e8d4ac", 3.4)
    scene.add(thread, relief=1.4, rim=0.6, wobble=0.3)


def _key(scene: Scene) -> None:
    """Far too big: its ring in the beak, its bit on the ledge."""
    scene.pool(612, LEDGE - 2, 60, 9, "#000000", 0.85)
    key = scene.sheet()
    with key.at(318, 932, 1, 25):
        ring = union(*(ellipse(cx, cy, 33) for cx, cy in ((-4, -30), (-34, 14), (28, 14))))
        for cx, cy in ((-4, -30), (-34, 14), (28, 14)):
            ring = minus(ring, ellipse(cx, cy, 17))
        key.fill(ring, "#d8a044", grad=linear(-50, -50, 40, 50, "#8a5a1e"))
        key.fill(ellipse(-3, 2, 11), "#c08830")
        for place, wide in ((66, 20), (82, 26), (96, 19)):
            key.fill(
                rect(place - 7, -wide, 14, wide * 2, 6), "#e8b860",
                grad=linear(0, -wide, 0, wide, "#6a4212"),
            )  # fmt: skip
        key.fill(rect(58, -11, 290, 22, 9), "#e0ac50", grad=linear(0, -11, 0, 11, "#7a4c16"))
        bit = minus(
            rect(258, 8, 78, 64, 4),
            union(rect(276, 34, 12, 44), rect(302, 20, 14, 24), rect(322, 44, 20, 10)),
        )
        key.fill(bit, "#d09a40", grad=linear(258, 8, 330, 72, "#7a4a14"))
        key.fill(rect(80, -7, 250, 3.4, 1.6), "#fff2c4", 0.8)
    scene.add(
        key, relief=9, lo=0.65, hi=0.9, rim=0.9, rim_width=2.4, shadow=(4, 12, 12, 0.75),
        wobble=0.5, texture="fine", light=(470, 760, 240),
    )  # fmt: skip
    knot = scene.sheet()
    for number in range(4):
        knot.line(
            spline([(276 + number * 3, 946 + number), (288 + number * 2, 956),
            (296 + number, 968)], closed=False), "#f0dcb4", 3,
        )  # fmt: skip
    scene.add(knot, relief=1.5, shadow=(1, 2, 2, 0.5), wobble=0.3)


def _robin(scene: Scene) -> None:
    """Plump, braced backwards, one bright eye on the keyhole."""
    x, y = 196, LEDGE - 4
    scene.pool(x + 4, y, 70, 10, "#000000", 0.9)
    legs = scene.sheet()
    for hip, foot in ((x - 6, x + 6), (x + 30, x + 52)):
        legs.fill(limb([(hip, y - 66), (hip - 6, y - 34), (foot, y - 3)], [7, 5, 5]), "#6a4028")
        for toe in (-20, 14, 24):
            legs.fill(
                limb([(foot, y - 4), (foot + toe * 0.6, y - 5), (foot + toe, y + 2)], [5, 4.4, 2]),
                "#7a4c30",
            )
    scene.add(legs, relief=2.5, lo=0.5, hi=0.6, rim=0.7, wobble=0.2)
    tail = scene.sheet()
    for number in range(4):
        tail.fill(
            leaf((x - 62, y - 100), (x - 168 - number * 3, y - 52 + number * 11), 24, 0.05),
            mix("#3a2c22", "#6a4e34", number / 4),
        )
    scene.add(tail, relief=5, lo=0.6, hi=0.5, rim=0.5, wobble=0.4)
    body = spline([
        (x + 96, y - 196), (x + 104, y - 160), (x + 92, y - 112), (x + 56, y - 62),
        (x + 4, y - 46), (x - 50, y - 66), (x - 84, y - 104), (x - 62, y - 142), (x - 18, y - 186),
        (x + 10, y - 234), (x + 50, y - 250), (x + 86, y - 232),
    ])  # fmt: skip
    bird = scene.sheet()
    bird.fill(body, "#7a5c3c", grad=linear(x - 60, y - 200, x, y - 60, "#4a3826"))
    breast = spline([
        (x + 92, y - 226), (x + 108, y - 180), (x + 100, y - 120), (x + 62, y - 84),
        (x + 26, y - 104), (x + 22, y - 158), (x + 42, y - 196), (x + 66, y - 214),
        (x + 64, y - 234),
    ])  # fmt: skip
    bird.fill(
        breast, "#ff6a14", grad=linear(x + 100, y - 200, x + 20, y - 100, "#c83a08"), clip=body
    )
    bird.fill(
        spline([(x + 62, y - 92), (x + 40, y - 58), (x - 10, y - 50), (x - 4, y - 84),
        (x + 26, y - 108)]), "#f4e2c4", clip=body,
    )  # fmt: skip
    _plumage(bird, scene, body, breast, x, y)
    scene.add(
        bird, relief=34, lo=0.75, hi=0.6, rim=1, rim_width=3, shadow=(-6, 8, 10, 0.7), wobble=0.5,
        light=(470, 780, 190),
    )  # fmt: skip
    wing = scene.sheet()
    wing.fill(
        spline([(x + 12, y - 164), (x + 20, y - 128), (x - 6, y - 92), (x - 70, y - 78),
        (x - 122, y - 66, 1), (x - 76, y - 116), (x - 34, y - 156)]), "#6a5036",
        grad=linear(x, y - 160, x - 90, y - 70, "#2e2218"),
    )  # fmt: skip
    for number in range(7):
        start = x + 6 - number * 13, y - 104 + number * 2 - (number % 2) * 3
        tip = x - 52 - number * 11, y - 82 + number * 2.5
        wing.fill(leaf(start, tip, 16, -0.05), "#1e150e", 0.9)
        wing.fill(leaf((start[0], start[1] - 4), (tip[0], tip[1] - 3), 10, -0.05), "#8a6a46", 0.8)
    for _ in range(260):
        px, py = x + scene.rng.uniform(-76, 18), y - scene.rng.uniform(92, 164)
        if px + py > x + y - 176:
            tone = scene.rng.choice(["#a88458", "#2e2216", "#80623e"])
            wing.on_top(taper([(px, py), (px - 9, py + 7)], [3, 0.5], 5), tone, 0.55)
    scene.add(wing, relief=8, lo=0.6, hi=0.6, rim=0.6, shadow=(-2, 5, 6, 0.6), wobble=0.4)
    _head(scene, x, y)


def _plumage(bird: Sheet, scene: Scene, body: Path, breast: Path, x: float, y: float) -> None:
    rng = scene.rng
    for _ in range(1500):
        px, py = x + rng.uniform(-86, 112), y - rng.uniform(44, 252)
        if not body.contains(px, py):
            continue
        red = breast.contains(px, py)
        white = not red and py > y - 100 and px > x - 4
        tones = (
            ["#ff8a34", "#ffb060", "#d84a0c"]
            if red
            else ["#fff6e0", "#d8c09a"]
            if white
            else ["#9a7a52", "#4a3622", "#6a5034"]
        )
        way = 2.1 + (x - px) / 300 + rng.uniform(-0.3, 0.3)
        far = rng.uniform(8, 17)
        bird.fill(
            taper([(px, py), (px + far * math.cos(way), py + far * math.sin(way))], [3, 0.4], 5),
            rng.choice(tones), 0.55,
        )  # fmt: skip


def _head(scene: Scene, x: float, y: float) -> None:
    """Beak over the ring, and an eye with the keyhole in it."""
    head = scene.sheet()
    beak: Colour = "#2a2024"
    head.fill(
        spline([(x + 84, y - 214, 1), (x + 108, y - 204), (x + 136, y - 176, 1),
        (x + 110, y - 186), (x + 86, y - 196, 1)]), beak,
    )  # fmt: skip
    head.fill(
        spline([(x + 88, y - 198, 1), (x + 106, y - 188), (x + 120, y - 166, 1),
        (x + 100, y - 176)]), "#4a3a38",
    )  # fmt: skip
    scene.add(
        head, relief=4, lo=0.5, hi=0.7, rim=0.9, rim_width=1.6, shadow=(1, 3, 3, 0.5), wobble=0.2,
        light=(470, 780, 190),
    )  # fmt: skip
    eye = scene.sheet()
    eye.fill(ellipse(x + 62, y - 214, 12.5), "#1a0e0a")
    eye.fill(ellipse(x + 62, y - 214, 10.5), "#060304")
    eye.fill(ellipse(x + 66, y - 218, 3.4), "#fff2c0")
    eye.fill(ellipse(x + 58, y - 209, 2), "#ff9a1e", 0.8)
    scene.put(eye)
