"""Four pictures from a photo booth: a shy man, a tentacle, a great laugh, and nobody."""

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
    Point,
    Scene,
    Sheet,
    arc,
    ellipse,
    limb,
    linear,
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

MINT, CREAM, PEACH, CORAL, INK = "#9fd4bd", "#fbf4e4", "#f6cdb0", "#ef6a55", "#2a2028"
TILT = 2.0
WIDE, HIGH, STEP = 208.0, 123.0, 274.8
CENTRES = tuple((k - 1.5) * STEP for k in range(4))
MAN = Who(
    body="adult",
    skin="#d09c7a",
    hair="bald",
    hair_colour="#c9c4c0",
    beard="moustache",
    coat="suit",
    colour="#7d8f94",
    trim="#fffaf0",
    collar="#fffaf0",
    buttons="none",
    wrinkles=0.6,
    glasses=True,
)


def paint(page: Page) -> Scene:
    """Paint the curtain, the strip, its four pictures, and who takes it."""
    scene = Scene(page, 440, light=(140, -160, 520), glow="#fff6e0", shade="#6a5a6a", reach=2200)
    _curtain(scene)
    _strip(scene)
    for number in range(4):
        _back_cloth(scene, number)
        (_shy, _startled, _laughing, _gone)[number](scene, number)
        _flash(scene, number)
        _dial(scene, number)
    _gloss(scene)
    _fingers(scene)
    look = Look(
        vignette=0.2, bloom=0.12, contrast=1.14, saturation=1.14,
        shadows="#5a6a80", lights="#a08a70", split=0.07,
    )  # fmt: skip
    return scene.finish(look)


def _at(number: int, x: float, y: float) -> tuple[float, float]:
    """Return where a place of a picture is on the page."""
    turn, y = math.radians(TILT), y + CENTRES[number]
    return 400 + x * math.cos(turn) - y * math.sin(turn), 600 + x * math.sin(turn) + y * math.cos(
        turn
    )


def _own(page: Page, number: int) -> tuple[Field, Field]:
    """Return every pixel's place in a picture."""
    turn = math.radians(TILT)
    right, down = page.x - 400, page.y - 600
    across = right * math.cos(turn) + down * math.sin(turn)
    return across, -right * math.sin(turn) + down * math.cos(turn) - CENTRES[number]


def _window(page: Page, number: int) -> Field:
    x, y = _own(page, number)
    return smoothstep(WIDE, WIDE - 1.6, np.abs(x)) * smoothstep(HIGH, HIGH - 1.6, np.abs(y))


def _lay(scene: Scene, number: int, sheet: Sheet, **how: Any) -> None:
    """Lay a sheet into a picture of the strip."""
    scene.add(sheet, **{"mask": _window(scene.page, number), "wobble": 0.5, "hue": 0.015, **how})


def _wave_print(
    sheet: Sheet, x: float, y: float, size: float, colour: Colour, alpha: float
) -> None:
    """A breaking wave in a few lines."""
    for line in range(4):
        k = size * (1 - line * 0.2)
        crest = [
            (-2.6, 0.9),
            (-1.5, 0.55),
            (-0.7, -0.5),
            (0.2, -1.15),
            (1.1, -1.0),
            (1.35, -0.3),
            (0.9, 0.1),
            (0.5, -0.25),
        ]
        points = [(x + px * k, y + py * k + line * size * 0.34) for px, py in crest]
        sheet.line(spline(points, closed=False), colour, size * 0.13, alpha)
    for drop in range(5):
        way = -0.6 + drop * 0.42
        sheet.fill(
            ellipse(
                x + size * (1.5 + 0.1 * drop) * math.cos(way),
                y - size * 0.6 + size * 1.2 * math.sin(way),
                size * 0.09,
            ),
            colour,
            alpha,
        )


def _curtain(scene: Scene) -> None:
    page = scene.page
    pleat = np.sin(
        page.x / 17 + 0.5 * np.sin(page.x / 61) + 0.14 * page.noise(4, 200, 2, 0.5, (0.5, 4))
    )
    field = 0.5 + 0.36 * pleat + 0.1 * page.noise(7, 200, 4) + 0.1 * (page.y / 1200 - 0.5)
    stops = [(0, "#d4f1e0"), (0.35, MINT), (0.7, "#74b39c"), (1, "#3f7f72")]
    scene.backdrop(stops, field.astype(np.float32), texture="down", amount=0.06)
    waves = scene.sheet()
    for row in range(24):  # scales of water, row over row
        for column in range(-1, 12):
            x, y = column * 80 + (row % 2) * 40, row * 52 + 9 * math.sin(column * 1.3 + row * 0.4)
            for size in (38, 28, 18, 8):
                waves.line(arc(x, y, size, 184, 172), "#2f8a8c", 2.4, 0.55)
    scene.put(waves.pixels(), "multiply", opacity=0.8, wobble=2)
    crests = scene.sheet()
    for x, y in ((70, 180), (84, 640), (44, 1010), (724, 330), (742, 800), (700, 70)):
        _wave_print(crests, x, y, 27, "#f3fff6", 0.8)
    scene.put(crests, wobble=2)
    scene.multiply((smoothstep(0.3, 1, pleat) * 0.24).astype(np.float32), "#3a6f68")


def _strip(scene: Scene) -> None:
    """Cream card with a deckle edge."""
    rng = random.Random(3)
    edge: list[tuple[float, float]] = []
    corners = ((-250, -566), (250, -566), (250, 566), (-250, 566))
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        count = int(math.dist((x0, y0), (x1, y1)) / 9)
        for k in range(count):
            part = k / count
            edge.append(
                (
                    x0 + (x1 - x0) * part + rng.uniform(-1.8, 1.8),
                    y0 + (y1 - y0) * part + rng.uniform(-1.8, 1.8),
                )
            )
    sheet = scene.sheet()
    sheet.fill(
        moved(poly(edge), 400, 600, 1, TILT), CREAM, grad=linear(150, 0, 650, 1200, "#f0e4cc")
    )
    scene.add(
        sheet, relief=3, rim=0.4, shadow=(14, 20, 16, 0.6), texture="paper", amount=0.02, wobble=0.4
    )
    frames = scene.sheet()
    for number in range(4):
        with frames.at(*_at(number, 0, 0), 1, TILT):
            frames.fill(rect(-WIDE - 3, -HIGH - 3, 2 * WIDE + 6, 2 * HIGH + 6, 3), "#a88f80", 0.8)
    scene.put(frames)


def _back_cloth(scene: Scene, number: int) -> None:
    """Peach pleats, and on them a printed sea whose wave is each time elsewhere."""
    page = scene.page
    x, y = _own(page, number)
    pleat = np.sin(x / 14 + 0.6 * np.sin(x / 47 + number) + 0.1 * np.sin(y / 40)) * 0.5 + 0.5
    tone = np.stack(
        [np.interp(pleat, [0, 1], pair) for pair in ((1.0, 0.93), (0.87, 0.72), (0.80, 0.62))], -1
    )
    tone = tone * (1 + 0.02 * page.texture("fine"))[..., None]
    part = _window(page, number)[..., None]
    scene.image = (scene.image * (1 - part) + tone * part).astype(np.float32)
    sheet = scene.sheet()
    crest = (130, 40, -10, -140)[number]
    with sheet.at(*_at(number, 0, 0), 1, TILT):
        level = (58, 34, 6, 70)[number]
        for line in range(6):
            points = []
            for step in range(-9, 10):
                px = step * 25
                swell = 34 * math.exp(-(((px - crest) / 60) ** 2))
                points.append(
                    (
                        px,
                        level
                        + line * 17
                        - swell * (1 - line * 0.15)
                        + 4 * math.sin(px / 23 + number * 2 + line),
                    )
                )
            sheet.line(spline(points, closed=False), "#3f9a9a" if line % 2 else "#7fc0b4", 3, 0.6)
        _wave_print(sheet, crest, level - 44, 24, "#3f9a9a", 0.75)
    _lay(scene, number, sheet, amount=0.05)


def _man(
    scene: Scene,
    number: int,
    x: float,
    y: float,
    face: str,
    *,
    turn: float = 0,
    height: float = 800,
    **changes: Any,
) -> Figure:
    who = MAN.like(face=face, **changes)
    lean = math.radians(TILT + turn)
    hx, hy = _at(number, x, y)
    foot = hx - math.sin(lean) * height * 0.872, hy + math.cos(lean) * height * 0.872
    figure = Figure(who, "stand", "front", near_arm=(6, 2), far_arm=(6, 2))
    figure.draw(
        scene,
        *foot,
        height,
        turn=TILT + turn,
        ground=0,
        light=(330, _at(number, 0, 0)[1] - 260, 330),
        mask=_window(scene.page, number),
        shadow=(7, 8, 8, 0.32),
        rim=0.25,
        rim_width=2,
    )
    return figure


def _bow_tie(
    scene: Scene, number: int, x: float, y: float, turn: float = 0, size: float = 1
) -> None:
    sheet = scene.sheet()
    with sheet.at(*_at(number, x, y), size, TILT + turn):
        for side in (-1, 1):
            wing = spline(
                [
                    (0, -4, 1),
                    (side * 22, -17),
                    (side * 37, -15),
                    (side * 34, 2),
                    (side * 36, 17),
                    (side * 21, 16),
                    (0, 4, 1),
                ]
            )
            sheet.fill(wing, INK, grad=linear(0, -14, 0, 18, "#0e0a10"))
            for fold in (-6, 0, 6):
                sheet.line(
                    spline(
                        [(side * 5, fold * 0.3), (side * 18, fold), (side * 26, fold * 1.4)],
                        closed=False,
                    ),
                    "#6a5a68",
                    1.4,
                    0.7,
                )
        sheet.fill(rect(-7, -8, 14, 16, 5), "#3a3038")
    _lay(scene, number, sheet, relief=5, rim=0.5, rim_width=1.8, shadow=(3, 5, 5, 0.45))


def _shy(scene: Scene, number: int) -> None:
    """Picture one: he does not know where to look; there is room beside him."""
    _man(scene, number, -64, -10, "calm", gaze=(0.5, 0.3))
    _bow_tie(scene, number, -64, 96, 0, 1.15)


def _tentacle(
    scene: Scene,
    number: int,
    points: list[Point],
    widths: list[float],
    side: int = 1,
    *,
    tip: Colour = "#f7a08c",
) -> None:
    """One arm: coral above, pale below, with a row of suckers that grow small."""
    sheet, rng = scene.sheet(), random.Random(int(widths[0]) + number)
    line = [_at(number, *point[:2]) for point in points]
    body = limb(line, widths, 60)
    stations = sample(line, 60)
    sheet.fill(body, CORAL)
    under = [
        (x - wy * side * w, y + wx * side * w)
        for (x, y, wx, wy), w in zip(
            stations[::6],
            np.interp(np.linspace(0, 1, 11), np.linspace(0, 1, len(widths)), widths) * 0.36,
            strict=True,
        )
    ]
    sheet.fill(taper(under, [w * 0.5 for w in widths], 60), "#ffd4c2", 0.95, clip=body)
    for _ in range(90):
        x, y, wx, wy = rng.choice(stations)
        off = rng.uniform(-0.5, 0.05) * side * widths[0] * 0.6
        sheet.fill(
            ellipse(x - wy * off, y + wx * off, rng.uniform(1, 3.4)),
            rng.choice(["#c23e3c", tip, "#ff9a80"]),
            0.6,
            clip=body,
        )
    for step in range(3, 60, 3):
        x, y, wx, wy = stations[step]
        wide = float(np.interp(step / 60, np.linspace(0, 1, len(widths)), widths))
        sx, sy, size = x - wy * side * wide * 0.36, y + wx * side * wide * 0.36, wide * 0.15
        sheet.fill(ellipse(sx, sy, size * 1.15), "#e88a78", clip=body)
        sheet.fill(ellipse(sx, sy, size * 0.9), "#fff0e4", clip=body)
        sheet.fill(ellipse(sx, sy, size * 0.4), "#c9604e", clip=body)
    _lay(
        scene,
        number,
        sheet,
        relief=max(widths) * 0.36,
        hi=0.4,
        rim=0.45,
        rim_width=2.4,
        shadow=(7, 9, 8, 0.4),
    )


def _startled(scene: Scene, number: int) -> None:
    """Picture two: somebody thinks he should wear a hat."""
    _man(scene, number, -52, 12, "surprise", gaze=(0.9, -0.6), turn=-4)
    _bow_tie(scene, number, -60, 112, -8, 1.15)
    hat = scene.sheet()
    with hat.at(*_at(number, -46, -60), 1.1, TILT - 11):
        hat.fill(
            spline(
                [(-40, 0, 1), (-41, -26), (-24, -48), (0, -53), (24, -48), (41, -26), (40, 0, 1)]
            ),
            "#4b3f4a",
            grad=linear(-30, -50, 40, 0, "#231a24"),
        )
        hat.fill(rect(-41, -14, 82, 13), "#a8434a")
        hat.fill(
            spline([(-62, -4), (-40, 4), (0, 8), (40, 4), (62, -4), (44, 12), (0, 16), (-44, 12)]),
            "#372c36",
        )
        hat.line(spline([(-22, -40), (-28, -26), (-29, -18)], closed=False), "#a898a8", 5, 0.6)
    _lay(scene, number, hat, relief=10, rim=0.5, rim_width=2.2, shadow=(3, 8, 7, 0.45))
    _tentacle(
        scene,
        number,
        [(250, 66), (178, 34), (128, -36), (104, -92), (58, -112), (14, -104), (6, -80), (26, -74)],
        [60, 54, 44, 36, 28, 21, 14, 7],
        -1,
    )


def _laughing(scene: Scene, number: int) -> None:
    """Picture three: both, until they cry."""
    _tentacle(
        scene,
        number,
        [(120, 60), (40, 36), (-50, 44), (-130, 62), (-176, 96)],
        [56, 52, 46, 40, 34],
        1,
    )
    _man(scene, number, -76, 2, "joy", turn=9, glasses=False)
    glasses = scene.sheet()
    with glasses.at(*_at(number, -74, 8), 1.2, TILT + 24):
        for side in (-1, 1):
            glasses.fill(ellipse(side * 23, 0, 18), "#ffffff", 0.12)
            glasses.line(ellipse(side * 23, 0, 18), "#4a3a3a", 3.6)
            glasses.line(arc(side * 23, 0, 12, 200, 50), "#ffffff", 3, 0.9)
        glasses.line(arc(0, 2, 6, 190, 160), "#4a3a3a", 3.4)
    _lay(scene, number, glasses, shadow=(2, 4, 3, 0.35), wobble=0.2)
    _octopus(scene, number)
    _bow_tie(scene, number, -92, 100, 14, 1.1)
    _tentacle(
        scene,
        number,
        [
            (150, 70),
            (90, 108),
            (10, 120),
            (-70, 132),
            (-140, 112),
            (-170, 78),
            (-152, 56),
            (-134, 70),
        ],
        [46, 42, 36, 30, 25, 19, 12, 6],
        -1,
    )
    tears = scene.sheet()
    for x, y, turn in (
        (-148, 2, 70),
        (-160, 20, 80),
        (28, 6, 100),
        (14, 22, 84),
        (172, -2, -70),
        (182, 14, -76),
    ):
        with tears.at(*_at(number, x, y), 1, turn):
            tears.fill(
                union(ellipse(0, 0, 6), taper([(0, -15), (0, 0)], [0.5, 11])), "#bfe6f2", 0.95
            )
            tears.fill(ellipse(-2, -1, 1.8), "#ffffff")
    _lay(scene, number, tears, relief=2, rim=0.4, rim_width=1.2)


def _octopus(scene: Scene, number: int) -> None:
    rng, sheet = random.Random(9), scene.sheet()

    def at(x: float, y: float) -> tuple[float, float]:
        return _at(number, x, y)

    head: Path = spline(
        [
            at(*p)
            for p in (
                (30, 60),
                (34, 10),
                (26, -50),
                (48, -104),
                (104, -128),
                (160, -112),
                (190, -60),
                (182, 0),
                (196, 60),
                (180, 140),
                (60, 140),
            )
        ]
    )
    sheet.fill(head, CORAL, grad=radial(*at(80, -60), 190, "#d84a44"))
    for _ in range(260):
        x, y = rng.uniform(20, 200), rng.uniform(-128, 60)
        size = rng.uniform(1.4, 7) * (1 if y < -40 else 0.6)
        sheet.fill(
            ellipse(*at(x, y), size, size * 0.8),
            rng.choice(["#c8403e", "#ffa088", "#ff8a70", "#b8343a"]),
            rng.uniform(0.25, 0.6),
            clip=head,
        )
    for side in (-1, 1):
        cheek = at(108 + side * 58, 12)
        sheet.fill(ellipse(*cheek, 20, 15), "#ffb09a", 0.7, blur=6, clip=head)
    _lay(
        scene,
        number,
        sheet,
        relief=34,
        lo=0.45,
        hi=0.45,
        rim=0.5,
        rim_width=3,
        shadow=(-4, 8, 12, 0.4),
    )
    face = scene.sheet()
    for side in (-1, 1):
        bump = spline(
            [
                at(108 + side * 40 + x, -14 + y)
                for x, y in ((-30, 8), (-16, -18), (14, -18), (30, 8), (0, 18))
            ]
        )
        face.fill(bump, "#f58470")
        squeeze = [
            at(108 + side * 40 - 20, -2),
            at(108 + side * 40, -16),
            at(108 + side * 40 + 20, -2),
        ]
        face.fill(taper(squeeze, [2, 8, 2]), "#4a1420")
        for line in (-1, 1):
            lash = [
                at(108 + side * 40 + line * 20, -2),
                at(108 + side * 40 + line * 29, -8 + side * line * 3),
            ]
            face.fill(taper(lash, [3, 0.6]), "#4a1420")
    mouth = spline(
        [at(*p) for p in ((66, 24), (108, 30), (150, 22), (146, 62), (110, 84), (74, 64))]
    )
    face.fill(mouth, "#6a1626")
    face.fill(ellipse(*at(110, 78), 30, 20), "#f08a90", clip=mouth)
    face.line(mouth, "#b8343a", 3, 0.8)
    _lay(scene, number, face, relief=5, rim=0.3, shadow=(0, 2, 3, 0.3))


def _gone(scene: Scene, number: int) -> None:
    """Picture four: the stool, the bow tie still in the air, and something wet."""
    stool, wet = scene.sheet(), scene.sheet()
    with stool.at(*_at(number, -10, 58), 0.86, TILT), wet.at(*_at(number, -10, 58), 0.86, TILT):
        for x in (-74, -8, 74):
            stool.line(poly([(x, 10), (x * 1.16, 90)], closed=False), "#8a6a5c", 15)
        stool.fill(union(ellipse(0, 14, 108, 30), rect(-108, -4, 216, 18)), "#9a6f5e")
        stool.fill(ellipse(0, -4, 108, 30), "#d89a84", grad=linear(-80, -30, 90, 30, "#b8735f"))
        stool.line(ellipse(0, -4, 98, 25), "#f3c4ae", 2, 0.8)
        puddle = union(
            spline(
                [
                    (-70, -4),
                    (-40, -18),
                    (10, -16),
                    (56, -20),
                    (78, -4),
                    (40, 10),
                    (-10, 8),
                    (-50, 12),
                ]
            ),
            limb([(40, 2), (48, 26), (47, 48)], [22, 14, 11]),
            ellipse(-86, 4, 8, 3),
        )
        wet.fill(puddle, "#9fd4dc", 0.9, grad=linear(-60, -20, 70, 20, "#5fa8b8"))
        wet.line(spline([(-52, -7), (-20, -12), (20, -10)], closed=False), "#ffffff", 3, 0.85)
        wet.fill(union(ellipse(47, 74, 6), taper([(47, 58), (47, 74)], [0.5, 11])), "#8fccd8")
        wet.fill(ellipse(-14, -26, 15), "#e8fbfb", 0.5)
        wet.line(ellipse(-14, -26, 15), "#ffffff", 2.2, 0.95)
        wet.line(arc(-14, -26, 10, 190, 70), "#ffffff", 3)
    _lay(scene, number, stool, relief=9, rim=0.4, shadow=(6, 10, 12, 0.4))
    _lay(scene, number, wet, relief=4, rim=0.6, rim_width=1.6, shadow=(2, 3, 3, 0.3))
    _bow_tie(scene, number, 78, -36, 24, 1.05)
    for k, (x, y) in enumerate(((70, -70), (84, -84))):
        trail = scene.sheet()
        trail.line(
            spline(
                [_at(number, x - 16, y), _at(number, x, y + 8), _at(number, x + 16, y - 2)],
                closed=False,
            ),
            "#c98f78",
            2.4,
            0.5 - 0.15 * k,
        )
        _lay(scene, number, trail)
    mark = scene.sheet()
    with mark.at(*_at(number, -28, -34), 1, TILT):
        mark.fill(ellipse(0, 0, 34), "#fffdf6", 0.34, blur=2)
        mark.line(ellipse(0, 0, 34), "#ffffff", 5, 0.85)
        mark.line(ellipse(0, 0, 37), "#b88a7a", 1.4, 0.7)
        mark.line(ellipse(0, 0, 14), "#ffffff", 4, 0.7)
        for ray in range(16):
            turn = ray * math.tau / 16
            mark.line(
                poly(
                    [
                        (17 * math.cos(turn), 17 * math.sin(turn)),
                        (30 * math.cos(turn), 30 * math.sin(turn)),
                    ],
                    closed=False,
                ),
                "#ffffff",
                2.2,
                0.55,
            )
    _lay(scene, number, mark, wobble=0.8)


def _flash(scene: Scene, number: int) -> None:
    """Each picture has its own flash and its own dark corners."""
    x, y = _own(scene.page, number)
    part = _window(scene.page, number)
    side, strength, tint = (
        (-60, 0.30, "#fff8ea"),
        (70, 0.36, "#f6fbff"),
        (0, 0.26, "#fff0d4"),
        (-20, 0.30, "#eef8ff"),
    )[number]
    far = np.hypot((x - side) / 210, (y + 30) / 140)
    scene.tint((part * np.exp(-(far**2)) * strength * 0.5).astype(np.float32), tint)
    scene.multiply(
        (part * smoothstep(0.9, 1.9, np.hypot(x / 170, y / 104)) * 0.5).astype(np.float32),
        ("#b98a80", "#9a90a8", "#c08470", "#8a9aa8")[number],
    )


def _dial(scene: Scene, number: int) -> None:
    """The hour of each picture, as a little clock; it runs backwards."""
    sheet = scene.sheet()
    with sheet.at(*_at(number, 186, 103), 1, TILT):
        sheet.fill(ellipse(0, 0, 14), "#fff8ea")
        sheet.line(ellipse(0, 0, 14), "#8a5a50", 2)
        for mark in range(12):
            turn = mark * math.tau / 12
            sheet.fill(ellipse(11 * math.cos(turn), 11 * math.sin(turn), 0.9), "#8a5a50")
        minute, hour = math.radians(-60 - number * 75), math.radians(30 - number * 34)
        sheet.line(
            poly([(0, 0), (10 * math.cos(minute), 10 * math.sin(minute))], closed=False),
            "#c2402e",
            1.6,
        )
        sheet.line(
            poly([(0, 0), (6.5 * math.cos(hour), 6.5 * math.sin(hour))], closed=False), INK, 2.2
        )
    scene.add(sheet, relief=2, shadow=(1, 2, 2, 0.4), wobble=0.2)


def _gloss(scene: Scene) -> None:
    x, y = _own(scene.page, 1)
    band = np.exp(-(((x + y * 0.5 - 150) / 46) ** 2)) * 0.10 * smoothstep(250, 244, np.abs(x))
    scene.tint(band.astype(np.float32), "#ffffff")


def _fingers(scene: Scene) -> None:
    """Two damp tips already take the strip."""
    rng = random.Random(12)
    for points, widths in (
        ([(850, 1010), (760, 1010), (680, 1034), (622, 1070)], [92, 84, 66, 44]),
        ([(860, 1120), (770, 1120), (690, 1126), (618, 1140)], [96, 88, 70, 46]),
    ):
        sheet = scene.sheet()
        shape = limb(points, widths, 40)
        sheet.fill(shape, "#f2937e", grad=linear(850, 0, 620, 0, "#f9b8a2"))
        for _ in range(80):
            x, y, _, _ = rng.choice(sample(points, 30))
            sheet.fill(
                ellipse(x + rng.gauss(0, 14), y + rng.gauss(0, 18), rng.uniform(1, 4)),
                vary("#d8604e", rng, 0.1),
                0.4,
                clip=shape,
            )
        x, y = points[-1]
        sheet.line(
            spline([(x + 4, y - 13), (x + 36, y - 27), (x + 80, y - 38)], closed=False),
            "#fff4ea",
            6,
            0.7,
            blur=2,
        )
        for crease in (54, 62):
            sheet.line(
                spline(
                    [(x + crease, y - 40), (x + crease + 6, y - 16), (x + crease + 4, y + 8)],
                    closed=False,
                ),
                "#c2604e",
                2,
                0.5,
                clip=shape,
            )
        scene.add(
            sheet, relief=26, hi=0.4, rim=0.5, rim_width=3, shadow=(-6, 12, 12, 0.5), wobble=0.6
        )
    drops = scene.sheet()
    for x, y, size in (
        (640, 1064, 6),
        (668, 1044, 4),
        (650, 1142, 5),
        (604, 1100, 8),
        (590, 1150, 6),
        (612, 1168, 4),
        (700, 1030, 5),
        (716, 1120, 6),
    ):
        drops.fill(ellipse(x, y, size, size * 0.9), "#cfeef0", 0.9)
        drops.fill(ellipse(x - size * 0.3, y - size * 0.3, size * 0.35), "#ffffff")
        drops.line(ellipse(x, y, size, size * 0.9), "#5f9aa8", 1, 0.7)
    scene.add(drops, relief=2, shadow=(2, 3, 3, 0.4), wobble=0.3)
