"""Under a frozen lake a seal lays its nose to the ice, where a child has rubbed a window clear."""

import math
import random

import numpy as np

from pinxit_atelier.engine import (
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    radial,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.people import Look as Person
from pinxit_atelier.people import face

MINT, MILK, TEAL, BOTTLE, DEEP = "#c6ebdd", "#f6fdf4", "#2c8f8c", "#0c4850", "#03171d"
MITTEN = "#d8263a"
WINDOW = 440, 290
TOUCH = 208, 424
SEAL = [(222, 490), (262, 600), (356, 756), (470, 900), (584, 1030), (676, 1150), (716, 1240)]
GIRTH = [84, 182, 232, 262, 226, 130, 70]


def paint(page: Page) -> Scene:
    """Paint the ice from below, who stands on it, the window, and the one who knocks."""
    scene = Scene(page, 5301, light=(430, 180, 330), glow="#f2fff2", shade="#04222a", reach=900)
    _ice(scene)
    _tracks(scene)
    _skaters(scene)
    _trapped_air(scene)
    scene.rays(440, 120, 0.35, 2.8, "#d6fff0", 0.3, count=26, length=1350)
    _window(scene)
    _mitten(scene)
    _weeds(scene)
    _seal(scene)
    _bubbles(scene)
    scene.motes(120, "#d8fff0", (0, 420, 800, 1200), (0.5, 2.0), 0.5)
    look = Look(vignette=0.42, bloom=0.2, bloom_from=0.8, shadows="#0a4450", lights="#8a9a7c")
    return scene.finish(look)


def _ice(scene: Scene) -> None:
    page, rng = scene.page, scene.rng
    far = page.distance(WINDOW[0], WINDOW[1] - 30, 1.0, 1.12) / 760
    cloud = page.noise(21, 300, 5, 0.55)
    where = far + 0.11 * cloud + 0.03 * page.noise(22, 50, 3, 0.5, (1, 2.4))
    stops = [
        (0, "#f2fdf4"),
        (0.3, "#d3f2e6"),
        (0.52, "#9addd0"),
        (0.72, "#3f9f9e"),
        (0.98, "#11565d"),
        (1.3, DEEP),
    ]
    scene.backdrop(stops, where.astype(np.float32), amount=0.05)
    snow = smoothstep(0.05, 0.75, page.noise(27, 170, 5, 0.6)) * smoothstep(0.8, 0.3, far)
    scene.tint((snow * 0.4).astype(np.float32), "#8cc8c4")
    cracks = scene.sheet()
    for _ in range(13):
        way = rng.uniform(0, 2 * math.pi)
        _crack(cracks, rng, *_around(rng.uniform(270, 420), way), way + rng.uniform(-1.2, 1.2), 4)
    scene.put(cracks, "screen", opacity=0.55)


def _around(far: float, way: float) -> tuple[float, float]:
    return WINDOW[0] + far * math.cos(way), WINDOW[1] + far * math.sin(way)


def _crack(sheet: Sheet, rng: random.Random, x: float, y: float, way: float, wide: float) -> None:
    """A crack and the pale plane of ice that shimmers behind it."""
    points = [(x, y)]
    for _ in range(rng.randint(3, 7)):
        way += rng.uniform(-0.5, 0.5)
        step = rng.uniform(26, 62)
        points.append((points[-1][0] + step * math.cos(way), points[-1][1] + step * math.sin(way)))
        if wide > 1.8 and rng.random() < 0.4:
            _crack(sheet, rng, *points[-1], way + rng.choice((-0.8, 0.8)), wide * 0.5)
    line = poly(points, closed=False)
    sheet.line(moved(line, 5, 7), "#d6fff2", wide * 4, 0.1, blur=4)
    sheet.line(line, "#eafff6", wide * 0.45, 0.8)


Spots = list[tuple[float, float]]
GLIDE: dict[str, Spots] = {  # on one leg, arms out; the blade that stands is at (0, 0)
    "stand": [(-5, -48), (7, -27), (1, -7)],
    "free": [(-5, -48), (-24, -42), (-46, -42)],
    "trunk": [(-6, -47), (0, -64), (9, -79)],
    "near": [(8, -77), (24, -70), (42, -78)],
    "far": [(6, -76), (-10, -72), (-27, -80)],
    "head": [(17, -93)],
}
STRIDE: dict[str, Spots] = {  # bent low, hands on the back, in a hurry
    "stand": [(-10, -42), (10, -28), (2, -7)],
    "free": [(-10, -42), (-26, -24), (-48, -14)],
    "trunk": [(-12, -42), (2, -56), (20, -64)],
    "near": [(18, -62), (4, -48), (-10, -52)],
    "far": [(18, -64), (36, -52), (44, -38)],
    "head": [(33, -73)],
}
SPIN: dict[str, Spots] = {  # upright, round and round
    "stand": [(0, -50), (1, -28), (0, -7)],
    "free": [(0, -50), (17, -40), (3, -26)],
    "trunk": [(0, -48), (0, -64), (0, -80)],
    "near": [(6, -79), (22, -80), (37, -90)],
    "far": [(-6, -79), (-22, -80), (-37, -90)],
    "head": [(0, -95)],
}


def _blade(sheet: Sheet, x: float, y: float, turn: float) -> None:
    """A boot's steel: two posts, and a runner that curls up at its tip."""
    with sheet.at(x, y, 1, turn):
        for post in (-5, 6):
            sheet.line(poly([(post, -4.4), (post, -0.6)], closed=False), "#f2fffb", 1.3)
        runner = spline([(-9, 0), (9, 0), (12.4, -1.2), (13, -3.4)], closed=False)
        sheet.line(runner, "#ffffff", 1.9)


def _skater(
    cloth: Sheet, steel: Sheet, pose: dict[str, Spots], coat: str, scarf: str, *, skirt: bool
) -> None:
    """Somebody on skates, a hundred units tall: coat, cap, a scarf that flies."""
    dark = mix(coat, "#06282f", 0.42)
    (kx, ky), (fx, fy) = pose["free"][1], pose["free"][2]
    back = math.degrees(math.atan2(fy - ky, fx - kx)) - 90
    cloth.fill(limb(pose["far"], [8, 7, 5], 20), dark)
    cloth.fill(limb(pose["free"], [14, 10, 7], 20), dark)
    with cloth.at(fx, fy, 1, back):
        cloth.fill(limb([(0, 1), (8, 2.6)], [8, 6.4], 8), "#0c3a42")
    _blade(
        steel, fx - 7 * math.sin(math.radians(back)), fy + 7 * math.cos(math.radians(back)), back
    )
    cloth.fill(limb(pose["stand"], [15, 11, 8], 20), mix(dark, coat, 0.3))
    sx, sy = pose["stand"][2]
    cloth.fill(limb([(sx, sy), (sx + 8, sy + 1.6)], [8.4, 6.6], 8), "#0c3a42")
    _blade(steel, sx, sy + 7, 0)
    hip, _, neck = pose["trunk"]
    cloth.fill(limb(pose["trunk"], [17, 18, 15], 20), coat)
    if skirt:
        cloth.fill(
            moved(
                spline([(7, -12), (16, 8), (2, 12), (-20, 9), (-24, 1), (-8, -12)]), hip[0], hip[1]
            ),
            coat,
        )  # fmt: skip
    cloth.fill(limb(pose["near"], [9, 7.6, 5.6], 20), mix(coat, "#d8fff0", 0.16))
    cloth.fill(ellipse(*pose["near"][2], 4), scarf)
    hx, hy = pose["head"][0]
    cloth.fill(ellipse(hx, hy, 8.6, 9.6), "#4b7f78")
    cap = spline([(hx - 9.6, hy - 0.5), (hx - 8.4, hy - 8.6), (hx, hy - 12.4), (hx + 8, hy - 8.4),
                  (hx + 9.2, hy - 2.5)])  # fmt: skip
    cloth.fill(cap, mix(scarf, coat, 0.25))
    cloth.fill(ellipse(hx - 2, hy - 14, 4), scarf)
    nx, ny = neck[0] + 1, neck[1] - 4
    cloth.fill(limb([(nx - 5, ny), (nx + 7, ny - 1)], [7, 7], 8), scarf)
    tail = [(nx - 3, ny), (nx - 16, ny - 7), (nx - 29, ny - 1), (nx - 43, ny - 8)]
    cloth.fill(taper(tail, [5, 7, 7.6, 6]), scarf)


def _skaters(scene: Scene) -> None:
    """They glide over us, upright and merry, blurred by the milk of the ice; their steel is not."""
    cloth, steel = scene.sheet(), scene.sheet()
    for x, y, size, pose, flip, coat, scarf, skirt, lean in (
        (116, 236, 1.8, GLIDE, False, "#2a7f86", "#e9d488", True, -6),
        (716, 214, 1.5, SPIN, False, "#37959a", "#f6fbf0", True, 6),
        (652, 716, 2.2, STRIDE, True, "#1c6670", "#e9d488", False, 4),
    ):
        for sheet in (cloth, steel):  # one frame for what is soft and for what is sharp
            sheet.canvas.save()
            sheet.canvas.translate(x, y)
            sheet.canvas.rotate(lean)
            sheet.canvas.scale(-size if flip else size, size)
        trail = [(-150, -6), (-96, 3), (-40, 1), (0, 0)]
        steel.fill(taper(trail, [0.4, 1.2, 1.8, 1.8]), "#ffffff", 0.85)
        steel.fill(ellipse(2, 1, 22, 4), "#ffffff", 0.35, blur=3)
        _skater(cloth, steel, pose, coat, scarf, skirt=skirt)
        for sheet in (cloth, steel):
            sheet.canvas.restore()
    scene.put(cloth, blur=1.5, opacity=0.86)
    scene.put(steel)


def _tracks(scene: Scene) -> None:
    """What the blades write: loops, ascenders, a flourish; legible only from below."""
    lines: list[list[tuple[float, float]]] = []
    for row, (start, reach, height) in enumerate(((1.1, 1.75, 36.0), (-3.0, 2.9, 24.0))):
        far = (440, 300)[row]
        line = []
        for step in range(420):
            part = step / 419
            phase = part * 25 * math.pi
            tall = height * (1 + 0.9 * math.sin(part * 23 + row * 2) ** 3)
            way = start + reach * part + 0.07 * math.cos(phase) - 0.02 * math.sin(phase * 0.5)
            line.append(_around(far + tall * math.sin(phase) - 40 * part, way))
        lines.append(line)
    sheet = scene.sheet()
    for line in lines:
        path = spline(line, closed=False)
        sheet.line(moved(path, 4, 6), "#0f4c52", 5, 0.3, blur=3)
        sheet.line(path, "#f6fffb", 6, 0.3, blur=3)
        sheet.line(path, "#ffffff", 2.6, 0.95)
    scene.put(sheet, opacity=0.85)


def _window(scene: Scene) -> None:
    page, rng = scene.page, scene.rng
    x, y = WINDOW
    rub = page.distance(x, y, 1, 0.98) + 16 * page.noise(41, 70, 4)
    clear = smoothstep(244, 212, rub)
    scene.tint(clear, "#fbfff6")
    scene.tint((clear * smoothstep(60, 235, rub) * 0.7).astype(np.float32), "#d2efe9")
    wipes = scene.sheet()
    for _ in range(120):
        way = rng.uniform(0, 6.3)
        px, py = x + 226 * math.cos(way), y + 218 * math.sin(way)
        arc_way = way + math.pi / 2 + rng.uniform(-0.3, 0.3)
        long = rng.uniform(24, 70)
        end = px + long * math.cos(arc_way), py + long * math.sin(arc_way)
        wipes.fill(taper([(px, py), end], [1, rng.uniform(3, 8), 1], 8), "#f4fffa", 0.35)
    scene.put(wipes, blur=1.2)
    before = scene.image.copy()
    _child(scene)
    keep = smoothstep(236, 214, rub)[..., None]
    scene.image = (before * (1 - keep) + scene.image * keep).astype(np.float32)
    ring = np.exp(-(((rub - 232) / 12) ** 2)) * 0.55
    scene.tint(ring.astype(np.float32), "#ffffff")


def _child(scene: Scene) -> None:
    """A face in a hood, bent over the window; the tip of the nose is flat."""
    x, y = WINDOW
    hood = scene.sheet()
    hood.fill(ellipse(x + 16, y - 20, 250, 244), "#f0c53a", grad=radial(x, y, 250, "#c58a1e"))
    scene.add(hood, relief=60, lo=0.45, hi=0.3, wobble=1)
    _fur(scene, 150, 200, 1300)
    who = Person(
        body="child",
        skin="brown",
        hair="short",
        hair_colour="#231512",
        face="wonder",
        gaze=(-0.75, 0.9),
        coat="coat",
        colour="#f0c53a",
        eyes="#3c2012",
    )
    face(scene, who, x + 2, y + 14, 318, shoulders=False, tilt=-7, light=(420, 760, 300))
    _fur(scene, 164, 192, 800)
    pressed = scene.sheet()  # breath on the glass
    pressed.fill(ellipse(x - 36, y + 128, 88, 40, -10), "#ffffff", 0.42, blur=16)
    scene.put(pressed)


def _fur(scene: Scene, near: float, far: float, count: int) -> None:
    """The rim of the hood: behind the head, and once more over its edge."""
    x, y, rng, fur = *WINDOW, scene.rng, scene.sheet()
    for _ in range(count):
        way, out = rng.uniform(0, 6.3), rng.uniform(near, far)
        px, py = x + 4 + out * math.cos(way) * 0.9, y + 4 + out * math.sin(way)
        tip = way + rng.uniform(-0.6, 0.6)
        end = px + 32 * math.cos(tip), py + 32 * math.sin(tip)
        fur.fill(leaf((px, py), end, 5, 0.1), mix("#fffaf0", "#b79a7c", rng.random() ** 1.8), 0.9)
    scene.add(fur, relief=6, lo=0.4, hi=0.3, shadow=(0, 4, 10, 0.4))


def _mitten(scene: Scene) -> None:
    """Pressed flat: the wool is bright where it touches the ice, and a nose is in its middle."""
    x, y = TOUCH[0] - 8, TOUCH[1] - 14
    spot = scene.page.distance(x, y - 20, 1, 1.25) + 14 * scene.page.noise(43, 60, 4)
    scene.tint((smoothstep(150, 100, spot) * 0.8).astype(np.float32), "#f8fff8")
    sheet = scene.sheet()
    palm = spline([(-52, 62), (-64, -6), (-54, -76), (-4, -104), (50, -78), (62, -4), (50, 62)])
    thumb = limb([(44, 30), (82, 6), (98, -32)], [44, 44, 36])
    cuff = spline([(-50, 58, 1), (50, 58, 1), (60, 104), (-60, 104)])
    whole = union(palm, thumb)
    with sheet.at(x, y, 1.2, -12):
        sheet.fill(cuff, "#fff6ea")
        for step in range(10):
            sheet.line(
                poly([(-50 + step * 11, 62), (-52 + step * 11.6, 102)], closed=False), "#c9b6a6", 2
            )
        sheet.fill(whole, "#e8323f", grad=radial(0, -10, 115, "#a01226"))
        with sheet.inside(whole):
            sheet.fill(ellipse(-2, -14, 46, 70), "#ff7a74", 0.6, blur=10)
            for row in range(21):
                for column in range(17):
                    px, py = -106 + column * 12 + (row % 2) * 6, -106 + row * 9.5
                    knit = [(px - 5, py - 4), (px, py + 2), (px + 5, py - 4)]
                    sheet.line(poly(knit, closed=False), "#7e0b1d", 2.0, 0.5)
        sheet.fill(ellipse(-2, -20, 36, 58), "#ffe2d8", 0.28, blur=6)
    scene.add(sheet, relief=9, lo=0.4, hi=0.25, shadow=(0, 0, 14, 0.4), wobble=0.5, rim=0.2)


def _trapped_air(scene: Scene) -> None:
    """Flat white bubbles under the ceiling, in strings."""
    rng, sheet = scene.rng, scene.sheet()
    for _ in range(34):
        way, far = rng.uniform(0, 6.3), rng.uniform(260, 640)
        x, y = _around(far, way)
        for _ in range(rng.randint(2, 7)):
            px, py, size = x + rng.gauss(0, 22), y + rng.gauss(0, 16), rng.uniform(2, 11)
            sheet.fill(ellipse(px, py, size, size * 0.72), "#effff8", 0.34)
            sheet.line(ellipse(px, py, size, size * 0.72), "#ffffff", 1.3, 0.75)
            sheet.fill(ellipse(px, py - size * 0.3, size * 0.4, size * 0.2), "#ffffff", 0.8)
    scene.put(sheet, opacity=0.8)


def _weeds(scene: Scene) -> None:
    rng = scene.rng
    for tone, count, tall in (("#0a3940", 16, 250), ("#041d24", 20, 170)):
        sheet = scene.sheet()
        for _ in range(count):
            x = rng.choice((rng.uniform(-20, 250), rng.uniform(-20, 820)))
            high = tall * rng.uniform(0.4, 1) * (1.3 if x < 200 else 0.7)
            lean = rng.uniform(-60, 60)
            points = [(x, 1220), (x + lean * 0.2, 1220 - high * 0.5), (x + lean, 1220 - high)]
            sheet.fill(taper(points, [15, 11, 1.5]), tone)
        scene.add(sheet, rim=0.25, rim_width=2, haze=(BOTTLE, 0.2), wobble=1)


def _seal_shape() -> Path:
    body = limb(SEAL, GIRTH, 60)
    x, y = TOUCH
    head = spline(
        [
            (x - 16, y + 6),
            (x + 6, y),
            (x + 30, y + 14),
            (x + 54, y + 44),
            (x + 74, y + 92),
            (x + 84, y + 150),
            (x + 30, y + 196),
            (x - 22, y + 214),
            (x - 62, y + 110),
            (x - 52, y + 58),
            (x - 36, y + 24),
        ]
    )
    return union(body, head)


def _seal(scene: Scene) -> None:
    rng = scene.rng
    x, y = TOUCH
    fins = scene.sheet()
    far_fin = spline(
        [(320, 800), (226, 836), (140, 912), (86, 1004), (130, 1012), (222, 960), (360, 912)]
    )
    fins.fill(far_fin, "#2b5a60", grad=linear(340, 800, 110, 1000, "#0d343b"))
    for number in range(5):
        tip = (108 + number * 17, 1002 - number * 12)
        fins.fill(taper([(300, 850 + number * 9), tip], [2, 5, 1], 12), "#0a2a31", 0.6)
    scene.add(fins, relief=16, lo=0.5, hi=0.5, rim=0.6, shadow=(0, 8, 12, 0.3), wobble=0.8)
    shape = _seal_shape()
    sheet = scene.sheet()
    sheet.fill(shape, "#5f9795", grad=linear(300, 540, 640, 1140, "#0b333b"))
    with sheet.inside(shape):
        belly = limb([(px - 54, py + 34) for px, py in SEAL], [w * 0.62 for w in GIRTH], 60)
        sheet.fill(belly, "#cfe6d8", 0.42, blur=30)
        back = limb([(px + 90, py - 40) for px, py in SEAL], [w * 0.55 for w in GIRTH], 60)
        sheet.fill(back, "#0d3f46", 0.75, blur=24)
        _spots(sheet, rng)
        _short_hair(sheet, rng)
    scene.add(
        sheet, relief=62, lo=0.75, hi=0.55, rim=0.9, rim_width=5, rim_colour="#d8fff0",
        shadow=(0, 10, 26, 0.35), wobble=0.7, light=(330, 250, 260),
    )  # fmt: skip
    _seal_face(scene, x, y)
    near = scene.sheet()
    fin = spline(
        [(470, 800), (520, 786), (606, 830), (692, 918), (736, 996), (702, 1012), (610, 966),
         (520, 920), (456, 880)]
    )  # fmt: skip
    near.fill(fin, "#2f676b", grad=linear(480, 800, 730, 1000, "#08262d"))
    for number in range(6):
        tip = (716 - number * 15, 1006 - number * 9)
        near.fill(taper([(540 - number * 9, 830 + number * 12), tip], [2, 6, 1]), "#072129", 0.55)
        near.fill(leaf((tip[0] - 4, tip[1] - 8), (tip[0] + 7, tip[1] + 9), 6), "#0a1a1e")
    scene.add(near, relief=20, lo=0.6, hi=0.6, rim=0.9, rim_colour="#c4fbe8",
              shadow=(-6, 12, 16, 0.5), wobble=0.8)  # fmt: skip


def _spots(sheet: Sheet, rng: random.Random) -> None:
    stations = sample(SEAL, 60)
    for _ in range(150):
        index = rng.randint(8, 58)
        px, py, way_x, way_y = stations[index]
        off = rng.uniform(-0.3, 0.5) * 230
        cx, cy = px + way_y * off, py - way_x * off
        size = rng.uniform(4, 15)
        turn = math.degrees(math.atan2(way_y, way_x))
        sheet.fill(ellipse(cx, cy, size * 1.3, size * 0.8, turn), "#082a31", 0.42, blur=1.6)
        if rng.random() < 0.4:
            sheet.line(ellipse(cx, cy, size * 1.7, size * 1.1, turn), "#bfe6d8", 2, 0.2, blur=1)


def _short_hair(sheet: Sheet, rng: random.Random) -> None:
    stations = sample(SEAL, 80)
    for _ in range(3600):
        px, py, way_x, way_y = rng.choice(stations)
        off = rng.uniform(-150, 150)
        cx, cy = px + way_y * off + rng.uniform(-8, 8), py - way_x * off + rng.uniform(-8, 8)
        long = rng.uniform(6, 15)
        hair = poly([(cx, cy), (cx + way_x * long, cy + way_y * long)], closed=False)
        tone = rng.choice(("#e6fff4", "#062026", "#9cc8c0"))
        sheet.line(hair, tone, rng.uniform(0.7, 1.5), 0.22)


def _seal_face(scene: Scene, x: float, y: float) -> None:
    sheet = scene.sheet()
    pad = spline(
        [(x - 20, y + 10), (x + 20, y + 10), (x + 44, y + 44), (x + 34, y + 76), (x - 6, y + 82),
         (x - 42, y + 62), (x - 40, y + 30)]
    )  # fmt: skip
    sheet.fill(pad, "#a8cfc5", grad=linear(x, y, x, y + 90, "#4c8684"))
    scene.add(sheet, relief=22, lo=0.5, hi=0.5, rim=0.4, wobble=0.3)
    marks = scene.sheet()
    nose = spline(
        [(x - 17, y + 4), (x + 2, y - 3), (x + 18, y + 6), (x + 10, y + 20), (x - 10, y + 20)]
    )
    marks.fill(nose, "#0a1a1e")
    marks.fill(ellipse(x - 2, y + 3, 8, 2.4), "#e8fff6", 0.8, blur=1)
    marks.line(
        spline([(x + 1, y + 20), (x - 4, y + 44), (x - 30, y + 66)], closed=False), "#0a2227", 3.4
    )
    marks.line(
        spline([(x - 4, y + 44), (x + 22, y + 56), (x + 40, y + 52)], closed=False), "#0a2227", 3
    )
    for number in range(9):
        px, py = x + 4 + (number % 3) * 11, y + 28 + (number // 3) * 10
        marks.fill(ellipse(px, py, 1.7), "#0a2227")
    scene.put(marks)
    eye_x, eye_y = x + 26, y + 112
    eye = scene.sheet()
    eye.fill(ellipse(eye_x, eye_y, 33, 31, 30), "#d4efe2", 0.5, blur=8)
    eye.fill(ellipse(eye_x, eye_y, 24, 26, 30), "#051114")
    eye.fill(ellipse(eye_x + 2, eye_y + 8, 17, 14, 30), "#2b4a44", 0.8, blur=4)
    eye.fill(ellipse(eye_x, eye_y - 3, 14, 15), "#020607")
    eye.fill(ellipse(eye_x + 5, eye_y - 12, 8.5, 7), "#ffffff")
    eye.fill(ellipse(eye_x - 9, eye_y + 8, 3.6), "#dffff2", 0.9)
    brow = spline(
        [(eye_x - 20, eye_y - 34), (eye_x + 8, eye_y - 42), (eye_x + 32, eye_y - 26)], closed=False
    )
    eye.line(brow, "#e6fff4", 4, 0.6, blur=1.5)
    for lash in (-12, 0, 12):
        eye.line(
            spline([(eye_x + lash, eye_y - 40), (eye_x + lash + 12, eye_y - 62)], closed=False),
            "#f2fffa", 1.6, 0.85,
        )  # fmt: skip
    far_eye = spline([(x - 56, y + 92), (x - 46, y + 84), (x - 42, y + 104), (x - 54, y + 118)])
    eye.fill(far_eye, "#051114")
    eye.fill(ellipse(x - 49, y + 94, 3), "#ffffff")
    scene.put(eye)
    whiskers = scene.sheet()
    for number in range(8):
        px, py = x + 10 + number * 3, y + 30 + number * 5
        end = (px + 116 - number * 3, py - 34 + number * 19)
        whiskers.fill(
            taper([(px, py), (px + 60, py - 24 + number * 8), end], [3, 2.2, 0.4]), "#f6fffa", 0.9
        )
    for number in range(5):
        px, py = x - 24 - number * 2, y + 34 + number * 6
        end = (px - 84, py - 20 + number * 17)
        whiskers.fill(taper([(px, py), (px - 44, py - 14 + number * 6), end], [2.6, 2, 0.4]),
                      "#f6fffa", 0.8)  # fmt: skip
    scene.put(whiskers)


def _bubbles(scene: Scene) -> None:
    """What the seal has to say rises in a row."""
    rng, sheet = scene.rng, scene.sheet()
    for number in range(26):
        part = number / 25
        x = 96 - 30 * part + 18 * math.sin(number * 1.7) + rng.uniform(-8, 8)
        y = 560 + 470 * part
        size = rng.uniform(3, 15) * (1 - 0.55 * part)
        sheet.fill(ellipse(x, y, size), "#c8fff0", 0.16)
        sheet.line(ellipse(x, y, size), "#effff9", 1.6, 0.85)
        sheet.fill(ellipse(x - size * 0.3, y - size * 0.4, size * 0.28), "#ffffff", 0.95)
    scene.put(sheet)
