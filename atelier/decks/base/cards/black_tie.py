"""Penguins and waiters at a reception on the ice: somebody has dropped a tray."""

import math
import random

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
    radial,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.people import Look as Person
from pinxit_atelier.people import View, face

INK, INK_LIGHT, SNOW, ORANGE = "#101219", "#2c3240", "#fbfaf5", "#f28a1e"
GAP = 420, 640
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


def paint(page: Page) -> Scene:
    """Paint ice and carpet, then the crowd from the far end to the near one."""
    scene = Scene(page, 4114, light=(400, -40, 520), glow="#fff1d6", shade="#22365a", reach=1600)
    _ice(scene)
    _carpet(scene)
    _arch(scene)
    _chandelier(scene)
    crowd = _crowd(scene)
    accident = False
    for guest in crowd:
        if guest.y > GAP[1] + 60 and not accident:
            _accident(scene)
            accident = True
        _stand(scene, guest)
    scene.shine(400, 120, 240, "#ffd890", 0.36)
    scene.shine(*GAP, 170, "#fff6e6", 0.16, wide=1.4, high=0.8)
    scene.motes(110, "#ffffff", size=(0.6, 1.8), strength=0.5)
    look = Look(
        vignette=0.22,
        bloom=0.14,
        saturation=1.08,
        contrast=1.08,
        shadows="#2c4468",
        lights="#a49a80",
        split=0.09,
    )
    return scene.finish(look)


def _ice(scene: Scene) -> None:
    page, rng = scene.page, scene.rng
    stops = [
        (0, "#3f6d9c"),
        (0.09, "#86b0d0"),
        (0.17, "#dcebf2"),
        (0.22, "#f3f7f6"),
        (0.5, "#eef4f6"),
        (1, "#c3d8e8"),
    ]
    scene.backdrop(
        stops,
        (page.y / 1200 + 0.02 * page.noise(3, 200, 4)).astype(np.float32),
        texture="across",
        amount=0.03,
    )
    far = scene.sheet()
    for x, wide, high in ((60.0, 150, 96), (236, 110, 54), (560, 130, 66), (720, 170, 112)):
        berg = poly(
            [
                (x - wide / 2, 214),
                (x - wide * 0.36, 214 - high * 0.7),
                (x - wide * 0.1, 214 - high),
                (x + wide * 0.14, 214 - high * 0.66),
                (x + wide * 0.3, 214 - high * 0.8),
                (x + wide / 2, 214),
            ]
        )
        far.fill(berg, "#f4f9fb", grad=linear(x - 40, 214 - high, x + 50, 214, "#9dbdd6"))
        far.fill(
            poly(
                [
                    (x - wide * 0.1, 214 - high),
                    (x + wide * 0.14, 214 - high * 0.66),
                    (x + 10, 214),
                    (x - 20, 214),
                ]
            ),
            "#7fa6c6",
            0.5,
        )
    scene.add(far, relief=6, rim=0.3, haze=("#dcebf2", 0.25), wobble=1)
    scene.mist(214, 30, "#ffffff", 0.7)
    cracks = scene.sheet()
    for _ in range(70):
        x, y = rng.uniform(-20, 800), 230 + 970 * rng.random() ** 0.8
        far_x = rng.uniform(30, 130) * (0.4 + y / 1000)
        line = [
            (x, y),
            (x + far_x * 0.5, y + rng.uniform(-9, 9)),
            (x + far_x, y + rng.uniform(-14, 14)),
        ]
        cracks.fill(
            taper(line, [0.5, 2.6, 0.5], 10), rng.choice(["#9cbcd6", "#ffffff", "#b4cee0"]), 0.6
        )
    scene.put(cracks, wobble=1)
    blue = np.clip(page.noise(14, 150, 4, 0.5, (2.4, 0.6)), 0, 1) * smoothstep(210, 300, page.y)
    scene.multiply((blue * 0.4).astype(np.float32), "#bcd6ea")


def _carpet(scene: Scene) -> None:
    """It leads in from the left, and ends where it happened."""
    sheet, rng = scene.sheet(), scene.rng
    edge = [(-20, 566), (140, 576), (300, 590), (430, 588), (470, 618)]
    low = [(462, 676), (400, 690), (280, 672), (120, 672), (-20, 676)]
    shape = spline([(*edge[0], 1), *edge[1:], *low[:-1], (*low[-1], 1)])
    sheet.fill(shape, "#c5202c", grad=linear(0, 570, 420, 690, "#9c1222"))
    for _ in range(1500):
        x, y = rng.uniform(-10, 470), rng.uniform(562, 694)
        sheet.line(
            poly([(x, y), (x + rng.uniform(4, 10), y + 1)], closed=False),
            rng.choice(["#ee5a54", "#7a0a18", "#d93040"]),
            1.4,
            0.4,
            clip=shape,
        )
    sheet.line(spline([(x, y + 9) for x, y in edge[:-1]], closed=False), "#f0c060", 3, 0.9)
    sheet.line(spline([(x, y - 9) for x, y in low[1:]], closed=False), "#f0c060", 3, 0.9)
    scene.add(sheet, relief=5, lo=0.4, hi=0.3, shadow=(0, 4, 7, 0.35), wobble=1)
    scene.multiply(_hill(scene, GAP[0], GAP[1] + 4, 190, 90, 0.22), "#a9c6e0")


def _hill(
    scene: Scene, x: float, y: float, wide: float, high: float, strength: float
) -> np.ndarray:
    page = scene.page
    return (np.exp(-(((page.x - x) / wide) ** 2) - ((page.y - y) / high) ** 2) * strength).astype(
        np.float32
    )


def _arch(scene: Scene) -> None:
    """A bridge of old ice, full of icicles, and the roof of the ball."""
    rng = random.Random(7)
    under = [
        (-20, 214),
        (44, 120),
        (130, 66),
        (250, 38),
        (400, 30),
        (550, 38),
        (670, 66),
        (756, 120),
    ]
    ice = scene.sheet()
    shape = spline([(-20, -20, 1), (820, -20, 1), (820, 214, 1), *under[:0:-1], (-20, 214, 1)])
    ice.fill(shape, "#f4f6ec", grad=radial(400, 40, 460, "#6d9fc8"))
    for _ in range(420):
        x, y, far = rng.uniform(-10, 810), rng.uniform(-10, 200), rng.uniform(10, 46)
        slope = (x - 400) * 0.0024 * (0.4 + abs(x - 400) / 400)
        line = [(x, y), (x + far, y + far * slope)]
        tone = rng.choice(["#ffffff", "#7fb0d2", "#c9e4f2", "#a9d0e6"])
        ice.fill(taper(line, [0.5, rng.uniform(1.5, 4), 0.5], 6), tone, 0.5, clip=shape)
    scene.add(ice, relief=18, lo=0.5, hi=0.6, rim=0.6, shadow=(0, 8, 14, 0.35), wobble=1.4)
    drops = scene.sheet()
    for x, y, _, _ in sample([*under, (820, 214)], 74):
        if abs(x - 400) < 14:
            continue
        long = rng.uniform(8, 30) + 34 * rng.random() ** 4
        wide = rng.uniform(5, 10) + long * 0.06
        drop = leaf((x, y - 8), (x + rng.uniform(-1, 1), y + long), wide, 0, 0.2)
        drops.fill(drop, "#f4fbff", 0.92, grad=linear(x, y, x + 2, y + long, "#9cc8e2"))
        drops.line(poly([(x - 1.6, y), (x - 0.6, y + long * 0.7)], closed=False), "#ffffff", 1.4)
    scene.add(drops, relief=4, lo=0.4, hi=0.7, rim=0.6, shadow=(1, 3, 4, 0.25), wobble=0.5)


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
    """Lay the guests out in staggered rows, and leave a gap where it happened."""
    rng = scene.rng
    guests: list[Guest] = []
    y, row = 330.0, 0
    while y < 1380:
        tall = 62 + 0.245 * y
        step = tall * 0.47
        x = -20 + (step / 2 if row % 2 else 0)
        while x < 830:
            px, py = x + rng.uniform(-0.07, 0.07) * tall, y + rng.uniform(-0.06, 0.06) * tall
            size = tall * rng.uniform(0.92, 1.1)
            if not _in_the_way(px, py, size):
                side = 1 if px < GAP[0] else -1
                turned = min(0.95, abs(px - GAP[0]) / 260) * side * rng.uniform(0.6, 1.1)
                behind = py > 860 and (abs(px - GAP[0]) < 190 or rng.random() < 0.4)
                guests.append(
                    Guest(
                        x=px,
                        y=py,
                        tall=size,
                        bird=(len(guests) + row) % 2 == 0,
                        seed=rng.randrange(10**6),
                        turn=turned,
                        back=behind,
                        lean=rng.uniform(-4, 4) + side * 2,
                        fat=rng.uniform(0.9, 1.14),
                    )
                )
            x += step
        y += tall * 0.40
        row += 1
    odd = {"glasses": (150, 800), "fins": (186, 516), "flowers": (560, 520)}
    for what, (x, y) in odd.items():
        near = [guest for guest in guests if guest.bird == (what == "glasses") and not guest.back]
        one = min(near, key=lambda guest: math.hypot(guest.x - x, guest.y - y))
        place = guests.index(one)
        known = {name: getattr(one, name) for name in one.__struct_fields__}
        guests[place] = Guest(**{**known, what: True})
    return sorted(guests, key=lambda guest: guest.y)


def _in_the_way(x: float, y: float, tall: float) -> bool:
    """Tell whether somebody would stand in the gap or on the carpet, or hide them."""
    for cx, cy, wide, high in ((*GAP, 168, 100), (150, 624, 240, 34)):
        for part in (0, 0.25, 0.5, 0.75, 1.0):
            if ((x - cx) / (wide + tall * 0.17)) ** 2 + ((y - tall * part - cy) / high) ** 2 < 1:
                return True
    return False


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
    scene.pool(x + 8, y + 46, 62, 12, "#3f6088", 0.7)
    tray = scene.sheet()
    tray.canvas.translate(14 - 0.25 * x, 10 - 0.25 * y)
    tray.canvas.scale(1.25, 1.25)
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
    with fish.at(x + 30, y + 50, 1.3, 9):
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
        px, py = x + rng.gauss(10, 84), y + 62 + rng.gauss(0, 22)
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
    _frozen(scene, x - 72, y + 34)
    _bowing(scene, x + 128, y + 58)


def _frozen(scene: Scene, x: float, y: float) -> None:
    """The young waiter, who wishes to be somewhere else."""
    skin = "#f0c8a4"
    who = Guest(x=x, y=y, tall=216, bird=False, seed=3, fat=0.9)
    scene.pool(x + 4, y, 56, 10, "#3f6088", 0.8)
    sheet = scene.sheet()
    with sheet.at(x, y, 2.16, -4):
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
    head = scene.sheet()
    with head.at(x, y, 2.16, -4):
        for side in (-1, 1):
            head.fill(ellipse(side * 11.4, -90, 2.6, 3.6), darker(skin, 0.1))
        face = spline(
            [
                (0, -103),
                (8, -101),
                (11.4, -92),
                (9.6, -83),
                (4, -77.4),
                (0, -76.8),
                (-4, -77.4),
                (-9.6, -83),
                (-11.4, -92),
                (-8, -101),
            ]
        )
        head.fill(face, skin, grad=linear(-6, -100, 8, -78, "#dba57e"))
        tuft = [
            (-12, -90, 1),
            (-13, -98),
            (-8, -106),
            (2, -108.4),
            (10, -104.6),
            (13, -97),
            (12, -90, 1),
            (9, -97),
            (3, -98.6),
            (-4, -97),
            (-9, -98),
        ]
        head.fill(spline(tuft), "#8a4a22")
        _strokes(head, who, spline(tuft), ("#c47a3c", "#5c2c12"), 90, 110)
        for side in (-1, 1):
            head.fill(ellipse(side * 4.4, -90, 2.2, 2.7), "#ffffff")
            head.fill(ellipse(side * 4.4 + 0.6, -89.2, 1.5, 1.7), "#2a1614")
            head.fill(ellipse(side * 4.4 + 0.1, -89.9, 0.5), "#ffffff")
            head.line(
                spline([(side * 2, -95.8), (side * 4.6, -97.6), (side * 7.6, -96)], closed=False),
                "#5c2c12",
                1.1,
            )
        head.fill(ellipse(0.4, -86.6, 1.7, 1.4), "#d68a68")
        head.fill(ellipse(0.2, -81.2, 2.3, 3), "#5a1a1e")
    scene.add(head, relief=10, lo=0.45, hi=0.4, rim=0.5, shadow=(1, 4, 5, 0.4), wobble=0.3)
    arms = scene.sheet()
    with arms.at(x, y, 2.16, -4):
        for side in (-1, 1):
            arms.fill(
                limb([(side * 17, -69), (side * 25, -62), (side * 16, -79)], [9, 9.4, 7]), "#181b24"
            )
            arms.fill(ellipse(side * 15, -80.6, 4.2, 2.2, side * 30), "#fbfaf5")
            arms.fill(
                spline(
                    [
                        (side * 16.6, -82),
                        (side * 12, -80),
                        (side * 8, -86),
                        (side * 8.6, -92),
                        (side * 12, -93),
                        (side * 15.6, -88),
                    ]
                ),
                skin,
            )
            for number in range(3):
                arms.line(
                    spline(
                        [(side * (9 + number * 1.8), -91), (side * (9.6 + number * 1.8), -86.4)],
                        closed=False,
                    ),
                    "#c98f68",
                    0.7,
                )
    scene.add(arms, relief=7, lo=0.5, hi=0.5, rim=0.5, shadow=(1, 4, 5, 0.45), wobble=0.3)


def _bowing(scene: Scene, x: float, y: float) -> None:
    """The one that helps."""
    scene.pool(x + 6, y, 56, 11, "#3f6088", 0.8)
    sheet = scene.sheet()
    helper = Guest(x=x, y=y, tall=200, bird=True, seed=11)
    with sheet.at(x, y, 1.9):
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
                (-28, -54),
                (-14, -50),
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
        sheet.fill(leaf((22, -10), (34, 1), 12), "#0d0f15")
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
