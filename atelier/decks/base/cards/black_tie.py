"""Penguins and waiters at a reception on the ice: somebody has dropped a tray."""

import math

import numpy as np
from msgspec import Struct

from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    poly,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.people import Look as Person
from pinxit_atelier.people import View, face

INK, INK_LIGHT, SNOW, ORANGE = "#101219", "#2c3240", "#fbfaf5", "#f28a1e"
GAP = 452, 872
SKINS = ("#f0c8a4", "#6e4230", "#d9a172", "#9a6240", "#f6dcc6", "#4c2e26", "#c58e5e")
HAIRS = ("#1a161c", "#2e1d18", "#5c3018", "#8a5a2a", "#a8532a")
HAIR_KINDS = (
    "short",
    "bun",
    "crop",
    "pixie",
    "waves",
    "locs",
    "short",
    "pony",
    "buns",
    "bob",
)
OLD_HAIR = ("short", "bun", "crop", "bald")


class Guest(Struct, frozen=True, kw_only=True):
    """One of the crowd: where it stands, how tall it is, and what makes it differ."""

    x: float
    y: float
    tall: float
    bird: bool
    seed: int
    turn: float = 0  # where the body is turned, -1 … 1
    back: bool = False
    lean: float = 0
    fat: float = 1
    glasses: bool = False
    fins: bool = False
    flowers: bool = False

    @property
    def side(self) -> int:
        """Where the gap is: everybody looks there."""
        return 1 if self.x < GAP[0] else -1

    @property
    def nod(self) -> float:
        """How far the head is bent up or down to look at the gap."""
        down = GAP[1] + 10 - (self.y - self.tall * 0.88)
        return max(
            -24.0, min(30.0, math.degrees(math.atan2(down, abs(GAP[0] - self.x) + 60)) * 0.6)
        )


CARPET = [(452, 250), (520, 330), (560, 430), (548, 560), (470, 720), (330, 930), (120, 1260)]
BROAD = [34, 52, 84, 132, 200, 292, 420]


def paint(page: Page) -> Scene:
    """Paint ice and carpet, then the crowd that keeps its distance, and the two in front of it."""
    scene = Scene(page, 4114, light=(400, -40, 520), glow="#fff1d6", shade="#22365a", reach=1600)
    _ice(scene)
    crowd = _crowd(scene)
    _carpet(scene)
    _long_shadows(scene, crowd)
    x, y = GAP
    two = ((x - 150, y + 24, 390.0), (x + 240, y + 80, 250.0))
    _long_shadows(scene, [Guest(x=px, y=py, tall=tall, bird=True, seed=1) for px, py, tall in two])
    for guest in crowd:
        _stand(scene, guest)
    _chandelier(scene)
    _accident(scene)
    _latecomer(scene)
    scene.shine(400, 70, 260, "#ffd890", 0.4)
    scene.shine(GAP[0], GAP[1] - 60, 260, "#fff6e6", 0.14)
    scene.motes(90, "#ffffff", size=(0.6, 1.8), strength=0.5)
    look = Look(
        vignette=0.2, bloom=0.16, saturation=1.1, contrast=1.08, shadows="#2c4468",
        lights="#a49a80", split=0.08,
    )  # fmt: skip
    return scene.finish(look)


def _ice(scene: Scene) -> None:
    """Night blue far behind, and a great deal of white."""
    page, rng = scene.page, scene.rng
    stops = [
        (0, "#17345f"), (0.1, "#2f5f94"), (0.19, "#8fb9da"), (0.25, "#eaf3f7"), (0.42, "#fdfefd"),
        (0.75, "#f6fafb"), (1, "#cfe2f0"),
    ]  # fmt: skip
    where = page.y / 1200 + 0.012 * page.noise(3, 200, 4)
    scene.backdrop(stops, where.astype(np.float32), texture="across", amount=0.025)
    cracks = scene.sheet()
    for _ in range(46):
        x, y = rng.uniform(-20, 800), 480 + 720 * rng.random()
        far = rng.uniform(40, 170) * (0.3 + y / 1000)
        bow = rng.uniform(-9, 9)
        line = [(x, y), (x + far * 0.5, y + bow), (x + far, y + bow * 2 + rng.uniform(-8, 8))]
        tone = rng.choice(["#b8d2e6", "#ffffff", "#c9deec"])
        cracks.fill(taper(line, [0.5, 2.6, 0.5], 10), tone, 0.6)
    scene.put(cracks, wobble=1)
    blue = np.clip(page.noise(14, 190, 4, 0.5, (2.4, 0.6)), 0, 1) * smoothstep(460, 700, page.y)
    scene.multiply((blue * 0.3).astype(np.float32), "#bcd6ea")


def _along_carpet(count: int) -> tuple[list[tuple[float, float, float, float]], list[float]]:
    stations = sample(CARPET, count)
    parts = np.linspace(0, 1, len(stations))
    halves = np.interp(parts, np.linspace(0, 1, len(BROAD)), BROAD) / 2
    return stations, [float(half) for half in halves]


def _carpet(scene: Scene) -> None:
    """It comes from far behind them, and grows as it comes to us."""
    sheet, rng = scene.sheet(), scene.rng
    shape = taper(CARPET, BROAD, 90)
    sheet.fill(shape, "#d3212f", grad=linear(520, 300, 200, 1200, "#b3142a"))
    stations, halves = _along_carpet(90)
    for _ in range(2600):
        number = rng.randrange(len(stations))
        x, y, dx, dy = stations[number]
        half = halves[number]
        side, far = rng.uniform(-1, 1), half * rng.uniform(0.03, 0.1)
        px, py = x - dy * half * side, y + dx * half * side + rng.uniform(-9, 9)
        stroke = poly([(px, py), (px - dy * far, py + dx * far)], closed=False)
        tone = rng.choice(["#ee5a54", "#8a0a1c", "#e03a48"])
        sheet.line(stroke, tone, 0.6 + half / 110, 0.4, clip=shape)
    for side in (-1, 1):
        edge = [
            (x - dy * half * side * 0.86, y + dx * half * side * 0.86)
            for (x, y, dx, dy), half in zip(stations, halves, strict=True)
        ]
        sheet.fill(taper(edge, [1.4, 3, 5, 9], 80), "#f4c766", 0.95)
    scene.add(sheet, relief=6, lo=0.4, hi=0.3, shadow=(0, 5, 8, 0.35), wobble=1)


def _long_shadows(scene: Scene, crowd: list[Guest]) -> None:
    """Everybody's shadow lies away from the candles, and most of them point at one place."""
    sheet = scene.sheet()
    for guest in crowd:
        way = math.atan2(guest.y - 150, (guest.x - 400) * 0.62)
        far, half = guest.tall * 1.15, guest.tall * 0.23
        x, y = guest.x, guest.y - 4
        tip = x + far * math.cos(way), y + far * math.sin(way)
        line = [(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2), tip]
        sheet.fill(limb(line, [half * 1.7, half * 2, half * 0.9]), "#5f8fc4")
    scene.put(sheet, "multiply", opacity=0.62, blur=3)


def _chandelier(scene: Scene) -> None:
    """It hangs from the ice."""
    scene.shine(400, 108, 200, "#ffdf9c", 0.6)
    sheet, flames = scene.sheet(), scene.sheet()
    sheet.line(ellipse(400, 27, 11, 5), "#b07820", 4)
    for number in range(7):
        sheet.line(ellipse(400, 34 + number * 8, 3 if number % 2 else 4.6, 5.4), "#a8741e", 2.6)
    for wide, y in ((132, 124), (78, 90)):
        sheet.line(ellipse(400, y, wide, wide * 0.2), "#b07820", 8)
        count = 11 if wide > 100 else 7
        for number in range(count):
            turn = math.pi * number / (count - 1)
            x, low = 400 - wide * math.cos(turn), y + wide * 0.2 * math.sin(turn)
            sheet.fill(
                poly([(x - 4, low - 20), (x + 4, low - 20), (x + 4, low), (x - 4, low)]), "#fff8e6"
            )
            flames.fill(leaf((x, low - 19), (x, low - 40), 11), "#fff3b0")
            flames.fill(ellipse(x, low - 27, 13), "#ffd27a", 0.35, blur=6)
            for drop in range(3):
                sheet.fill(ellipse(x, low + 10 + drop * 9, 3, 4), "#e9f6ff", 0.9)
        for number in range(24):
            part = number / 23
            x = 400 - wide + 2 * wide * part
            sheet.fill(
                ellipse(x, y + wide * 0.2 + 26 * math.sin(math.pi * part * 3 % math.pi), 2.6, 3.4),
                "#d9eefa",
                0.9,
            )
    sheet.fill(spline([(400, 182), (388, 158), (400, 136), (412, 158)]), "#d9eefa")
    scene.add(sheet, relief=3, lo=0.4, hi=0.5, rim=0.4, wobble=0.4, shadow=(0, 4, 6, 0.2))
    scene.put(flames, "screen")


def _crowd(scene: Scene) -> list[Guest]:
    """Lay the guests out in staggered rows, far from the one place where nobody wants to be."""
    rng = scene.rng
    guests: list[Guest] = []
    y, row = 276.0, 0
    while y < 640:
        tall = 40 + 0.36 * y
        step = tall * 0.45
        x = -20 + (step / 2 if row % 2 else 0)
        while x < 830:
            px, py = x + rng.uniform(-0.07, 0.07) * tall, y + rng.uniform(-0.07, 0.07) * tall
            if not _kept_free(px, py, tall):
                side = 1 if px < GAP[0] else -1
                guests.append(
                    Guest(
                        x=px, y=py, tall=tall * rng.uniform(0.92, 1.1),
                        bird=(len(guests) + row) % 2 == 0, seed=rng.randrange(10**6),
                        turn=min(0.95, abs(px - GAP[0]) / 300) * side * rng.uniform(0.6, 1.1),
                        lean=rng.uniform(-4, 4) + side * 2, fat=rng.uniform(0.9, 1.14),
                    )
                )  # fmt: skip
            x += step
        y += tall * 0.36
        row += 1
    one = min(
        (guest for guest in guests if not guest.bird),
        key=lambda guest: math.hypot(guest.x - 640, guest.y - 500),
    )
    known = {name: getattr(one, name) for name in one.__struct_fields__}
    guests[guests.index(one)] = Guest(**{**known, "flowers": True})
    return sorted(guests, key=lambda guest: guest.y)


def _kept_free(x: float, y: float, tall: float) -> bool:
    """Tell whether somebody would stand on the carpet or too near to what happened."""
    if ((x - 420) / 400) ** 2 + ((y - 860) / 372) ** 2 < 1:
        return True
    return any(
        math.hypot(x - px, y - py) < half + tall * 0.2
        for (px, py, _, _), half in zip(*_along_carpet(60), strict=True)
    )


def _latecomer(scene: Scene) -> None:
    """Close before us, cropped by the frame: a penguin with spectacles, who looks as well."""
    _stand(
        scene,
        Guest(x=758, y=1486, tall=480, bird=True, seed=77, turn=-0.4, back=True, lean=-5,
              glasses=True),
    )  # fmt: skip


def _stand(scene: Scene, guest: Guest) -> None:
    near = smoothstep(300, 900, guest.y)
    scene.pool(guest.x + 4, guest.y, guest.tall * 0.26, guest.tall * 0.045, "#3f6088", 0.75)
    sheet = scene.sheet()
    with sheet.at(guest.x, guest.y, guest.tall / 100, guest.lean):
        if guest.bird:
            _penguin(sheet, guest)
        else:
            _waiter(sheet, guest)
    scene.add(
        sheet,
        relief=guest.tall * 0.07,
        lo=0.5,
        hi=0.5,
        rim=0.55,
        rim_width=1.2 + guest.tall / 170,
        rim_colour="#e6f0ff",
        shadow=(guest.tall * 0.03, guest.tall * 0.03, guest.tall * 0.05, 0.35),
        wobble=0.5,
        hue=0.015,
        haze=("#cfe0ec", float(0.22 * (1 - near))),
        amount=0.07,
    )
    if not guest.bird:
        _head(scene, guest)


def _strokes(
    sheet: Sheet, guest: Guest, shape: Path, tones: tuple[Colour, ...], count: int, way: float = 90
) -> None:
    """Feathers or cloth, finer the nearer somebody stands."""
    rng = np.random.default_rng(guest.seed)
    box = shape.getBounds()
    for _ in range(int(count * min(1.6, guest.tall / 170))):
        x, y = rng.uniform(box.left(), box.right()), rng.uniform(box.top(), box.bottom())
        if shape.contains(x, y):
            turn = math.radians(way + x * 0.7 + rng.uniform(-16, 16))
            far = rng.uniform(2.4, 6)
            sheet.fill(
                taper(
                    [(x, y), (x + far * math.cos(turn), y + far * math.sin(turn))],
                    [0.1, rng.uniform(0.5, 1.1), 0.1],
                    4,
                ),
                tones[rng.integers(len(tones))],
                rng.uniform(0.3, 0.7),
                clip=shape,
            )


def _shield(guest: Guest, low: float = -5) -> Path:
    """The white front, seen more or less from the side."""
    shift, wide = guest.turn * 9, 17.5 * guest.fat * (1 - 0.36 * abs(guest.turn))
    return spline(
        [
            (shift * 0.8, -80),
            (shift - wide * 0.62, -70),
            (shift - wide, -44),
            (shift - wide * 0.86, -16),
            (shift, low),
            (shift + wide * 0.86, -16),
            (shift + wide, -44),
            (shift + wide * 0.62, -70),
        ]
    )


def _penguin(sheet: Sheet, guest: Guest) -> None:
    fat, side = guest.fat, guest.side
    for foot in (-9, 9):
        sheet.fill(
            spline([(foot - 8, 0), (foot - 5, -5), (foot + 5, -5), (foot + 8, 0), (foot, 2)]),
            "#2c2a30",
        )
    for way in (-1, 1):
        flipper = leaf(
            (way * 18 * fat, -71), (way * 30 * fat + guest.turn * 4, -27), 12, -way * 0.12
        )
        sheet.fill(flipper, "#0d0f15")
        sheet.line(
            spline(
                [(way * 20 * fat, -66), (way * 27 * fat, -46), (way * 29.4 * fat, -30)],
                closed=False,
            ),
            "#5c6a84",
            0.8,
            0.6,
        )
    body = spline(
        [
            (-10, -86),
            (-18 * fat, -68),
            (-25 * fat, -44),
            (-24 * fat, -16),
            (-13, -3),
            (13, -3),
            (24 * fat, -16),
            (25 * fat, -44),
            (18 * fat, -68),
            (10, -86),
        ]
    )
    sheet.fill(body, INK_LIGHT, grad=linear(-24, -80, 16, -10, INK))
    _strokes(sheet, guest, body, ("#5c6884", "#0a0b10", "#2a3040", "#465270"), 420)
    if not guest.back:
        shield = _shield(guest)
        with sheet.inside(body):
            sheet.fill(shield, SNOW, grad=linear(-10, -70, 14, -4, "#c9d6e4"))
            for way in (-1, 1):
                patch = leaf(
                    (guest.turn * 8 + way * 9, -83), (guest.turn * 8 + way * 4, -60), 11, way * 0.2
                )
                sheet.fill(patch, "#ffb43c", 0.95)
            sheet.fill(ellipse(guest.turn * 8, -66, 10, 8), "#ffe0a0", 0.6, blur=3)
        _strokes(sheet, guest, shield, ("#ffffff", "#b9c8d8", "#dfe6ec"), 160)
    else:
        sheet.fill(leaf((0, -8), (2, 3), 12), "#0a0b10")
        for way in (-1, 1):
            sheet.fill(leaf((way * 9.6, -87), (way * 14.6, -72), 5.4, way * 0.2), "#ff9d2c", 0.9)
    with sheet.at(side * 1.5, -88, 1, side * guest.nod):
        beak = spline(
            [
                (side * 7, -4, 1),
                (side * 18, -3),
                (side * 27, 2, 1),
                (side * 17, 2.4),
                (side * 7, 3, 1),
            ]
        )
        sheet.fill(beak, "#15131a")
        sheet.fill(
            taper([(side * 9, 1.6), (side * 17, 1.2), (side * 25, 2)], [1.4, 2.2, 0.4], 8), ORANGE
        )
        skull = ellipse(0, 0, 11, 11.6)
        sheet.fill(skull, INK_LIGHT, grad=linear(-6, -10, 6, 10, "#0b0c11"))
        _strokes(sheet, guest, skull, ("#5c6884", "#0a0b10", "#2a3040"), 70, 60)
        sheet.fill(leaf((-side * 3.6, 1), (-side * 1, 13), 7, -side * 0.2), "#ffab34", 0.95)
        sheet.fill(ellipse(side * 5.4, -2.6, 1.9), "#e8e0d0")
        sheet.fill(ellipse(side * 5.8, -2.6, 1.2), "#05060a")
        sheet.fill(ellipse(side * 5.4, -3.2, 0.5), "#ffffff")
        if guest.glasses:
            sheet.line(ellipse(side * 6, -2.4, 4.8), "#f0c060", 1.2)
            sheet.fill(ellipse(side * 6, -2.4, 4.4), "#dff2ff", 0.35)
            sheet.line(poly([(side * 1.2, -2.6), (side * -7, -4)], closed=False), "#f0c060", 1)
            sheet.line(ellipse(side * 13, -2.2, 2.6, 4), "#f0c060", 1.1)


def _waiter(sheet: Sheet, guest: Guest) -> None:
    fat, side = guest.fat, guest.side
    skin = SKINS[guest.seed % 7]
    main: Colour = "#e8506a" if guest.flowers else INK_LIGHT
    for foot in (-8, 8):
        leg = limb([(foot * 0.9, -36 if guest.flowers else -18), (foot, -3)], [17, 11])
        sheet.fill(leg, "#3f7fa0" if guest.flowers else "#12131a")
        shoe = spline(
            [
                (foot - 6, 0),
                (foot - 4, -4.4),
                (foot + 4, -4.4),
                (foot + 8 * side if foot * side > 0 else foot + 6, 0),
                (foot, 1.6),
            ]
        )
        sheet.fill(shoe, "#08090c")
        if guest.fins:
            fin = spline(
                [
                    (foot - 3, -4),
                    (foot + 3, -4),
                    (foot + 11, 2, 1),
                    (foot + 4, 1),
                    (foot, 4, 1),
                    (foot - 5, 1),
                    (foot - 11, 2, 1),
                ]
            )
            sheet.fill(fin, ORANGE)
    for way in (-1, 1):
        arm = limb(
            [
                (way * 18 * fat, -71),
                (way * 26 * fat, -52),
                (way * 27.5 * fat + guest.turn * 3, -34),
            ],
            [11, 10, 7.6],
        )
        sheet.fill(arm, main if guest.flowers else "#0f1118")
        sheet.fill(ellipse(way * 27.6 * fat + guest.turn * 3, -31.6, 4, 1.8), "#fbfaf5")
        sheet.fill(
            spline(
                [
                    (way * 24.4 * fat + guest.turn * 3, -31),
                    (way * 31 * fat + guest.turn * 3, -31),
                    (way * 29 * fat, -24),
                    (way * 26 * fat, -25),
                ]
            ),
            skin,
        )
    low = 27 if guest.flowers else 0  # a shirt ends at the hips
    body = spline(
        [
            (-9, -82),
            (-20 * fat, -75),
            (-24 * fat, -50),
            (-22 * fat, -22 - low),
            (-17, -9 - low),
            (0, -7 - low),
            (17, -9 - low),
            (22 * fat, -22 - low),
            (24 * fat, -50),
            (20 * fat, -75),
            (9, -82),
        ]
    )
    sheet.fill(
        body, main, grad=linear(-24, -80, 16, -10, darker(main, 0.5) if guest.flowers else INK)
    )
    if guest.flowers:
        _blossoms(sheet, body)
    else:
        _strokes(sheet, guest, body, ("#4c5468", "#0a0b10", "#262a36"), 260, 70)
    sheet.fill(
        limb(
            [(guest.side * 0.8, -86), (guest.turn * 3, -81 if guest.back else -76)],
            [9, 9 if guest.back else 11],
        ),
        darker(skin, 0.3),
    )
    if guest.back:
        sheet.line(poly([(0, -46), (0, -8)], closed=False), "#05060a", 1)
        for way in (-1, 1):
            sheet.fill(ellipse(way * 5, -46, 1.7), "#8a92a4")
            sheet.line(
                spline([(way * 4, -78), (way * 12, -60), (way * 9, -30)], closed=False),
                "#05060a",
                0.7,
                0.7,
            )
        sheet.fill(
            spline([(-7, -82), (0, -80.4), (7, -82), (7.4, -79.4), (0, -77.6), (-7.4, -79.4)]),
            "#f4f2ec",
        )
    elif not guest.flowers:
        shield = _shield(guest, -14)
        with sheet.inside(body):
            sheet.fill(shield, SNOW, grad=linear(-10, -70, 14, -10, "#c9d2de"))
            sheet.line(shield, "#05060a", 1, 0.5)
        for number in range(3):
            sheet.fill(ellipse(guest.turn * 9, -58 + number * 12, 1.1), "#7a818e")
        _strokes(sheet, guest, shield, ("#ffffff", "#c3cdd8"), 60)
        for way in (-1, 1):
            tie = poly(
                [
                    (guest.turn * 8, -74),
                    (guest.turn * 8 + way * 9, -79),
                    (guest.turn * 8 + way * 9, -69),
                ]
            )
            sheet.fill(tie, ORANGE if way > 0 else "#d9701a")
        sheet.fill(ellipse(guest.turn * 8, -74, 2.2, 2.6), "#ffb84e")


def _head(scene: Scene, guest: Guest) -> None:
    """A kind face; most are turned to where it happened, some from behind."""
    who = _somebody(guest)
    aside = abs(guest.turn)
    view: View = "q"
    if guest.back:
        view = "back_q" if guest.seed % 3 else "side"
    elif aside < 0.25:
        view = "front"
    elif aside > 0.62 and guest.seed % 2:
        view = "side"
    unit, lean = guest.tall / 100, math.radians(guest.lean)
    right, up = guest.side * 1.2, 91.0
    face(
        scene,
        who,
        guest.x + unit * (right * math.cos(lean) + up * math.sin(lean)),
        guest.y + unit * (right * math.sin(lean) - up * math.cos(lean)),
        unit * 25,
        view=view,
        turn=max(-6.0, min(12.0, guest.nod * 0.5)),
        flip=guest.side < 0,
        shoulders=False,
        shadow=(unit, unit * 2, unit * 3, 0.3),
        haze=("#cfe0ec", float(0.2 * (1 - smoothstep(300, 900, guest.y)))),
    )


def _somebody(guest: Guest) -> Person:
    """No two are alike, but for the tie."""
    seed = guest.seed
    age = seed // 11 % 4 == 0
    beard = (None, None, None, "short", "moustache", None, "goatee", None)[seed // 5 % 8]
    kind = OLD_HAIR[seed // 3 % 4] if age else HAIR_KINDS[seed % len(HAIR_KINDS)]
    if guest.back and kind in ("bald", "waves"):
        kind = "crop"
    if kind not in ("short", "crop", "bald", "locs") or guest.flowers:
        beard = None
    dark = seed % 7 in (1, 3, 5)
    return Person(
        body="old" if age else "adult",
        skin=SKINS[seed % 7],
        hair=kind,
        hair_colour=("#d4d6d8", "#9a9ca2")[seed % 2]
        if age
        else HAIRS[seed // 7 % (2 if dark else 5)],
        beard=beard,
        face=("calm", "smile", "wonder", "surprise", "smile")[seed // 3 % 5],
        gaze=(0.5, 0.4),
        glasses=seed % 9 == 4,
        wrinkles=0.5 if age else 0,
    )


def _blossoms(sheet: Sheet, shape: Path) -> None:
    rng = np.random.default_rng(5)
    with sheet.inside(shape):
        for x, y in (
            (-14, -68),
            (8, -70),
            (-2, -56),
            (16, -54),
            (-17, -46),
            (4, -40),
            (-9, -30),
            (15, -34),
            (1, -20),
            (-16, -16),
            (14, -16),
        ):
            for number in range(5):
                turn = number * 1.257 + x
                sheet.fill(
                    ellipse(x + 3.4 * math.cos(turn), y + 3.4 * math.sin(turn), 2.9),
                    ("#ffe08a", "#fff6ee", "#7fd0c4")[int(rng.integers(3))],
                )
            sheet.fill(ellipse(x, y, 1.9), "#f28a1e")
            sheet.fill(leaf((x + 4, y + 3), (x + 10, y + 7), 4), "#3f9a6a")
    sheet.fill(spline([(-7, -81), (0, -70), (7, -81)]), "#f0c8a4")


def _accident(scene: Scene) -> None:
    """A tray, shards, a fish with a ribbon; one who froze, and one who bends down."""
    rng = scene.rng
    x, y = GAP
    scene.pool(x + 8, y + 66, 110, 22, "#3f6088", 0.7)
    tray = scene.sheet()
    tray.canvas.translate(20 - 0.9 * x, 20 - 0.9 * y - 20)
    tray.canvas.scale(1.9, 1.9)
    tray.fill(ellipse(x + 6, y + 38, 62, 19, -6), "#8d98a6")
    tray.fill(
        ellipse(x + 6, y + 35, 60, 18, -6),
        "#e9eef3",
        grad=linear(x - 50, y + 20, x + 60, y + 54, "#98a6b6"),
    )
    tray.line(ellipse(x + 6, y + 35, 49, 13.5, -6), "#76838f", 1.6, 0.8)
    tray.fill(
        taper([(x - 34, y + 36), (x + 4, y + 29), (x + 38, y + 28)], [1, 5, 1]), "#ffffff", 0.9
    )
    scene.add(tray, relief=5, lo=0.5, hi=0.5, rim=0.5, shadow=(2, 5, 6, 0.4), wobble=0.4)
    fish = scene.sheet()
    with fish.at(x + 44, y + 66, 2.0, 9):
        body = spline([(-40, 0, 1), (-14, -14), (22, -11), (42, 0), (22, 10), (-14, 12)])
        fish.fill(poly([(-34, 0), (-58, -14), (-52, 0), (-58, 14)]), "#5f86a4")
        fish.fill(body, "#7fa8c4", grad=linear(0, -14, 0, 12, "#eef6f8"))
        for number in range(22):
            px, py = -24.0 + number % 8 * 7, -6.0 + number // 8 * 6
            fish.line(
                spline([(px, py - 3), (px + 3, py), (px, py + 3)], closed=False),
                "#4c7290",
                0.9,
                0.7,
            )
        fish.fill(ellipse(30, -3, 3), "#ffffff")
        fish.fill(ellipse(30.6, -3, 1.7), "#10141c")
        fish.line(spline([(2, -14), (5, 0), (2, 13)], closed=False), ORANGE, 5)
        for side in (-1, 1):
            fish.fill(leaf((3, -14), (3 + side * 20, -28), 13, side * 0.2), ORANGE)
        fish.fill(ellipse(3, -15, 4), "#ffc06a")
    scene.add(fish, relief=7, lo=0.5, hi=0.5, rim=0.5, shadow=(2, 4, 5, 0.45), wobble=0.4)
    glass = scene.sheet()
    for _ in range(46):
        px, py = x + rng.gauss(10, 120), y + 116 + rng.gauss(0, 34)
        size, turn = rng.uniform(4, 14), rng.uniform(0, 6.3)
        shard = poly(
            [
                (px + size * math.cos(turn), py + size * 0.6 * math.sin(turn)),
                (px + size * math.cos(turn + 2), py + size * 0.5 * math.sin(turn + 2)),
                (px + size * 0.7 * math.cos(turn + 4), py + size * 0.5 * math.sin(turn + 4)),
            ]
        )
        glass.fill(shard, rng.choice(["#d6ecf6", "#a8cfe4", "#ffffff"]), 0.9)
        glass.line(shard, "#6f9cb8", 0.9, 0.8)
    scene.add(glass, relief=2, rim=0.6, shadow=(2, 3, 3, 0.4), wobble=0)
    _frozen(scene, x - 150, y + 24)
    _bowing(scene, x + 232, y + 80)


def _frozen(scene: Scene, x: float, y: float) -> None:
    """The young waiter, who wishes to be somewhere else."""
    skin = "#f0c8a4"
    who = Guest(x=x, y=y, tall=390, bird=False, seed=3, fat=0.9)
    scene.pool(x + 4, y, 104, 20, "#3f6088", 0.8)
    sheet = scene.sheet()
    with sheet.at(x, y, 3.9, -4):
        for foot in (-8, 8):
            sheet.fill(limb([(foot * 0.9, -18), (foot * 0.7, -3)], [11, 9]), "#12131a")
            sheet.fill(
                spline([(foot - 7, 0), (foot - 4, -5), (foot + 4, -5), (foot + 7, 0), (foot, 2)]),
                "#08090c",
            )
        body = spline(
            [
                (-9, -80),
                (-19, -73),
                (-21, -50),
                (-20, -22),
                (-15, -9),
                (0, -7),
                (15, -9),
                (20, -22),
                (21, -50),
                (19, -73),
                (9, -80),
            ]
        )
        sheet.fill(body, INK_LIGHT, grad=linear(-24, -80, 16, -10, INK))
        _strokes(sheet, who, body, ("#4c5468", "#0a0b10", "#262a36"), 260, 70)
        with sheet.inside(body):
            sheet.fill(_shield(who, -14), SNOW, grad=linear(-10, -70, 14, -10, "#c9d2de"))
        for number in range(3):
            sheet.fill(ellipse(0, -56 + number * 12, 1.1), "#7a818e")
        for side in (-1, 1):
            sheet.fill(
                poly([(0, -71), (side * 9, -77), (side * 10, -66)]),
                ORANGE if side > 0 else "#d9701a",
            )
        sheet.fill(ellipse(0, -71.4, 2.4, 2.8), "#ffb84e")
    scene.add(
        sheet,
        relief=15,
        lo=0.5,
        hi=0.5,
        rim=0.6,
        rim_width=2.2,
        rim_colour="#e6f0ff",
        shadow=(4, 5, 8, 0.4),
        wobble=0.5,
    )
    youth = Person(
        body="youth", skin=skin, hair="short", hair_colour="#a8532a", face="surprise",
        gaze=(0.5, 0.9), freckles=True,
    )  # fmt: skip
    face(scene, youth, x - 25, y - 352, 104, view="front", turn=-4, shoulders=False,
         shadow=(2, 5, 7, 0.4))  # fmt: skip
    arms = scene.sheet()
    with arms.at(x, y, 3.9, -4):
        for side in (-1, 1):
            arms.fill(
                limb([(side * 17, -69), (side * 26, -62), (side * 17, -78)], [9.4, 9.6, 7.4]),
                "#181b24",
            )
            arms.fill(limb([(side * 18.4, -76), (side * 15.6, -80)], [8.2, 7.4]), "#fbfaf5")
            palm = limb([(side * 15, -80), (side * 12, -87)], [5.6, 8])
            arms.fill(palm, skin, grad=linear(side * 16, -78, side * 10, -90, "#f8d8b8"))
            for number in range(4):
                root = side * (14.6 - number * 2), -87.5 + number * 0.5
                tip = side * (13.4 - number * 2.4), -97 + abs(number - 1.3) * 1.2
                finger = limb([root, tip], [2.9, 2.3])
                arms.fill(finger, skin).line(finger, "#c98f68", 0.4, 0.8)
            thumb = limb([(side * 12, -83), (side * 7, -82.4)], [3, 2.2])
            arms.fill(thumb, skin).line(thumb, "#c98f68", 0.4, 0.6)
    scene.add(arms, relief=7, lo=0.5, hi=0.5, rim=0.5, shadow=(1, 4, 5, 0.45), wobble=0.3)


def _bowing(scene: Scene, x: float, y: float) -> None:
    """The one that helps."""
    scene.pool(x + 6, y, 104, 20, "#3f6088", 0.8)
    sheet = scene.sheet()
    helper = Guest(x=x, y=y, tall=340, bird=True, seed=11)
    with sheet.at(x, y, 3.3):
        for foot in (-8, 9):
            sheet.fill(
                spline([(foot - 9, 0), (foot - 5, -5), (foot + 5, -5), (foot + 7, 0), (foot, 2)]),
                "#2c2a30",
            )
        body = spline(
            [
                (18, -6),
                (25, -26),
                (20, -48),
                (4, -66),
                (-18, -70),
                (-32, -60),
                (-30, -50),
                (-20, -40),
                (-18, -22),
                (-12, -5),
            ]
        )
        sheet.fill(body, INK_LIGHT, grad=linear(20, -60, -10, -10, INK))
        _strokes(sheet, helper, body, ("#5c6884", "#0a0b10", "#2a3040", "#465270"), 420, 60)
        shield = spline(
            [
                (-20, -44),
                (-12, -44),
                (-2, -34),
                (2, -14),
                (-2, -4),
                (-14, -6),
                (-20, -24),
                (-24, -42),
            ]
        )
        with sheet.inside(body):
            sheet.fill(shield, SNOW, grad=linear(-20, -50, 0, -4, "#c3d0de"))
        sheet.fill(spline([(12, -18), (25, -16), (34, -1), (24, -2), (12, -4)]), "#0d0f15")
        with sheet.at(-34, -56, 1, -38):
            sheet.fill(
                spline([(-7, -4, 1), (-18, -3), (-27, 2, 1), (-17, 2.4), (-7, 3, 1)]), "#15131a"
            )
            sheet.fill(taper([(-9, 1.6), (-17, 1.2), (-25, 2)], [1.4, 2.2, 0.4], 8), ORANGE)
            sheet.fill(ellipse(0, 0, 11, 11.6), INK_LIGHT, grad=linear(-6, -10, 6, 10, "#0b0c11"))
            sheet.fill(leaf((3.4, 0), (2.6, 12), 7, 0.2), "#ffab34")
            sheet.fill(ellipse(-5.4, -2.6, 1.9), "#e8e0d0")
            sheet.fill(ellipse(-5.8, -2.6, 1.2), "#05060a")
        flipper = leaf((-8, -56), (-38, -16), 13, 0.14)
        sheet.fill(flipper, "#10131b")
        sheet.line(spline([(-10, -54), (-24, -38), (-36, -19)], closed=False), "#5c6a84", 0.9, 0.7)
        sheet.fill(poly([(-36, -18), (-46, -12), (-41, -6), (-34, -11)]), "#d6ecf6")
        sheet.line(poly([(-36, -18), (-46, -12), (-41, -6), (-34, -11)]), "#6f9cb8", 0.7)
    scene.add(
        sheet,
        relief=15,
        lo=0.5,
        hi=0.5,
        rim=0.6,
        rim_width=2.4,
        rim_colour="#e6f0ff",
        shadow=(4, 5, 8, 0.4),
        wobble=0.5,
    )
