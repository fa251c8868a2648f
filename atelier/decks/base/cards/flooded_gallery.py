"""A storm has grown too large for its frame and pours down the museum's wall; the guard looks."""

import math
import random
from typing import Final

import cv2
import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Field,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    ramp,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import Foot, Hand, Pose, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who

# The wall runs away to the right. A place on it is (u, v): v is a height on the page at its near
# end, and u = 1 is as far along as WIDE is high there.
EYE, VANISH, NEAR, SHRINK = 650.0, 1700.0, -60.0, 0.61
WIDE: Final = (VANISH - NEAR) * SHRINK
SKIRTING: Final = 1096.0
SEA: Final = (0.05, 6.0, 0.84, 486.0)  # the great painting: u and v of two corners
LADY: Final = (0.64, 612.0, 0.92, 950.0)
LUNCH: Final = (0.01, 668.0, 0.155, 830.0)
BREAK: Final = (0.43, 150.0)  # where the storm opens: all light comes from here
FALL: Final = ((290.0, 400.0, 190.0), (276.0, 512.0, 118.0), (262.0, 640.0, 88.0),
               (252.0, 820.0, 84.0), (246.0, 1030.0, 104.0))  # fmt: skip
GILT, WINE, NIGHT = "#b98c40", "#5c2430", "#140a12"

GUARD: Final = Who(
    "heavy_woman",
    "#7c5a48",
    head="leila",
    hat="hijab",
    hat_colour="#a89a84",
    scarf="#988a76",
    top="#2c3852",
    collar="shirt",
    belt="#171c2a",
    legs="#262e44",
    leg_length=0.6,
    leg_width=0.36,
    turnups=True,
    shoes="",
    hem=0.05,
)
WAITING: Final = Pose(  # one leg bears her, one hand the mop; there is nothing to be done
    (-0.04, 0.545, 0), (-10, 0, -8), (4, -4, 9), (20, -18, 6),
    Foot((0.10, 0.04, 0.08), 34, knee=(0.4, 0, 1)), Foot((-0.05, 0.04, 0), -14, knee=(-0.2, 0, 1)),
    Hand((0.20, 0.64, 0.16), (0.8, -0.6, -0.5), "rod", (-0.5, 0.1, 0.8), (-0.7, 0, -0.6)),
    Hand((-0.135, 0.60, -0.02), (-1, 0, -0.4), "rest", (0.5, -0.5, 0.7), (1, 0.2, 0)),
    facing=-140,
)  # fmt: skip
DUCHESS: Final = Who(
    "woman", "pale", head="brigid", hair="curls", hair_colour="#e0d4b8", mood="surprised",
    top="#c8b49c", sleeves=0.5, skirt=0.78, skirt_colour="#cbb8a0", flare=0.2, shoes="",
)  # fmt: skip
LIFTING: Final = Pose(
    (-0.02, 0.55, 0), (-10, -4, -4), (10, -8, 5), (-30, 12, -6),
    Foot((0.07, 0.10, 0.07), 20, 20, (0.3, 0.2, 1)), Foot((-0.06, 0.04, 0), -14),
    Hand((0.23, 0.55, 0.10), (0.9, -0.1, -0.5), "pinch", (0.4, -0.6, 0.5), (0.4, 0, -0.8)),
    Hand((-0.23, 0.53, 0.10), (-0.9, -0.1, -0.5), "pinch", (-0.4, -0.6, 0.5), (-0.4, 0, -0.8)),
    facing=-24,
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the wall, what hangs on it, the water, the floor that mirrors it all, and the guard."""
    light = _wall(*BREAK)
    scene = Scene(page, 5519, light=(*light, 260), glow="#f2ecd0", shade="#170d18", reach=700,
                  felt=0.08)  # fmt: skip
    _paper(scene)
    _storm(scene)
    _frame(scene, SEA, 46)
    _lunch(scene)
    _frame(scene, LUNCH, 20)
    _portrait(scene)
    _frame(scene, LADY, 26)
    _water(scene)
    _ship(scene)
    _lobster(scene)
    _floor(scene)
    _guard(scene)
    _barrier(scene)
    scene.focus(700, 830, 210)
    scene.focus(470, 720, 130)
    scene.focus(280, 470, 150, 0.8)
    return scene.finish(
        Look(
            vignette=0.34, bloom=0.3, bloom_from=0.8, contrast=1.08, grain=0.02,
            brush=Brush(exact=0.035, edges=0.4, detail=0.5),
            palette=Palette(
                colours=("#5c2430", "#16181f", "#54807e", "#efe8cc", "#b98c40", "#2c3852"),
                accent="#c83a24", quiet=0.2, warmth=-0.1,
            ),
            masses=0.3,
        )
    )  # fmt: skip


def _wall(u: float, v: float) -> tuple[float, float]:
    """Return where on the page a place on the wall is seen."""
    part = 1 / (1 + SHRINK * u)
    return VANISH + (NEAR - VANISH) * part, EYE + (v - EYE) * part


def _on_wall(page: Page) -> tuple[Field, Field]:
    """Return for each pixel which place on the wall is seen there."""
    part = np.clip((VANISH - page.x) / (VANISH - NEAR), 0.2, 2)
    u = (1 / part - 1) / SHRINK
    return u.astype(np.float32), (EYE + (page.y - EYE) / part).astype(np.float32)


def _quad(u0: float, v0: float, u1: float, v1: float) -> Path:
    return poly([_wall(u0, v0), _wall(u1, v0), _wall(u1, v1), _wall(u0, v1)])


def _inside(scene: Scene, path: Path) -> Field:
    alpha: Field = scene.sheet().fill(path, "#ffffff").pixels()[..., 3]
    return alpha


def _skirting(page: Page) -> Field:
    """Return for each pixel how high on the page the foot of the wall is there."""
    part = (VANISH - page.x) / (VANISH - NEAR)
    return (EYE + (SKIRTING - EYE) * part).astype(np.float32)


def _paper(scene: Scene) -> None:
    """Old silk on the wall, lit by the storm and lost in the dark further on."""
    page = scene.page
    u, v = _on_wall(page)
    light = np.exp(-((page.distance(*_wall(0.4, 520), 1.0, 1.15) / 430) ** 2))
    weave = 0.06 * page.noise(5, 60, 4, 0.55, (0.5, 2.4))
    scene.backdrop(
        [(0, NIGHT), (0.35, "#331620"), (0.7, WINE), (1.05, "#8c4a4c")],
        np.clip(0.16 + 0.8 * light + weave, 0, 1.1).astype(np.float32), amount=0.03,
    )  # fmt: skip
    figure_of = np.sin(u * WIDE / 26) * np.sin(v / 40) + 0.5 * np.sin(u * WIDE / 13) * np.sin(
        v / 20
    )
    scene.tint((smoothstep(0.5, 0.9, figure_of) * 0.12 * light).astype(np.float32), "#c07a70")
    scene.of("cloth", way=88)
    board = np.clip((v - SKIRTING + 74) / 6, 0, 1)
    scene.multiply((board * 0.5).astype(np.float32), "#4a3034")


def _swirl(page: Page, u: Field, v: Field) -> tuple[Field, Field]:
    """Return how bright the painted sky is, and which way its strokes run: round the break."""
    across, down = (u - BREAK[0]) * WIDE * 0.72, (v - BREAK[1]) * 1.5
    far = np.hypot(across, down).astype(np.float32)
    angle = np.arctan2(down, across) + 210 / (far + 90)
    flat = page.noise(61, 150, 5, 0.56, (2.6, 0.8))
    x = ((np.cos(angle) * 0.5 + 0.5) * 500 + 120) * page.scale
    y = (far * 1.5 + 60 + 60 * np.sin(angle)) * page.scale
    streaks = cv2.remap(flat, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR,
                        borderMode=cv2.BORDER_REFLECT)  # fmt: skip
    torn = far * (1 + 0.5 * streaks) * (1 + 0.3 * np.sin(angle * 2 + 0.6))
    bright = 0.62 * np.exp(-((torn / 110) ** 2)) + 0.42 * np.exp(-((torn / 300) ** 2))
    way = np.degrees(np.arctan2(down, across)) + 78
    return (bright + 0.3 * streaks * (0.35 + bright)).astype(np.float32), way.astype(np.float32)


def _storm(scene: Scene) -> None:
    """The great painting: a sky that turns about one break of light, and four seas under it."""
    page = scene.page
    u, v = _on_wall(page)
    inside = _inside(scene, _quad(*SEA))
    bright, way = _swirl(page, u, v)
    tone = ramp([(0, "#151f26"), (0.25, "#30484c"), (0.5, "#7d9690"), (0.75, "#dcd8ba"),
                 (1.05, "#fffcec")], np.clip(0.12 + bright, 0, 1.1))  # fmt: skip
    for number, (base, high, long, shift) in enumerate(
        ((262, 20, 0.17, 0.1), (310, 34, 0.23, 1.4), (372, 46, 0.33, 2.2), (440, 40, 0.42, 4.4))
    ):
        turn = u / long * math.pi + shift
        lean = turn + 0.35 * np.sin(2 * turn)  # crests lean over to the left
        crest = base - high * (1.25 - np.abs(np.sin(lean)) ** 0.75 * 1.5)
        crest = crest + 9 * page.noise(70 + number, 60, 3)
        down = (v - crest).astype(np.float32)
        water = smoothstep(-1.5, 1.5, down)
        near = np.exp(-((np.hypot((u - BREAK[0]) * WIDE, v - BREAK[1]) / 300) ** 2))
        body = 0.1 + 0.2 * near + 0.2 * page.noise(80 + number, 60, 4, 0.55, (2.4, 0.7))
        edge = np.exp(-np.clip(down, 0, None) / (16 + 6 * number)) * (0.25 + near)
        sea = ramp([(0, "#10222a"), (0.3, "#2c5254"), (0.6, "#6f9c92"), (1, "#e4ead8")],
                   np.clip(body + 0.62 * edge, 0, 1))  # fmt: skip
        torn = smoothstep(0.05, 0.3, page.noise(90 + number, 26, 3) + 0.3 - down / 15) * water
        sea = sea + (rgb("#eef0e2") - sea) * (torn * (0.35 + 0.6 * near))[..., None]
        tone = tone * (1 - water[..., None]) + sea * water[..., None]
        way = np.where(water > 0.5, 8 + 24 * np.sin(turn * 2), way).astype(np.float32)
    cover = inside[..., None]
    scene.image = (scene.image * (1 - cover) + tone * cover).astype(np.float32)
    scene.of("water", inside, way=way)


def _frame(scene: Scene, corners: tuple[float, float, float, float], thick: float) -> None:
    """A gilt frame: a cove, a ridge, a lip, worn carving; each side has its own light."""
    u0, v0, u1, v1 = corners
    rng = random.Random(int(v0))
    sheet = scene.sheet()
    sides = (((u0, v0), (u1, v0), 0.42), ((u1, v0), (u1, v1), 0.75), ((u0, v1), (u1, v1), 1.0),
             ((u0, v0), (u0, v1), 0.55))  # fmt: skip

    def out(u: float, v: float, by: float) -> tuple[float, float]:
        aside = by * thick
        return _wall(u + (aside if u == u1 else -aside) / WIDE, v + (aside if v == v1 else -aside))

    for start, end, lit in sides:
        for low, high, tone in ((0.62, 1.0, 0.5), (0.3, 0.62, 1.0), (0.0, 0.3, 0.34)):
            shape = poly([out(*start, low), out(*end, low), out(*end, high), out(*start, high)])
            sheet.fill(shape, mix("#1e120c", mix(GILT, "#f0d490", lit * tone * 0.4), lit * tone))
        steps = int(math.dist(_wall(*start), _wall(*end)) / 13)
        for step in range(steps):
            part = (step + 0.5) / steps
            spot = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
            across = start[1] == end[1]
            by = thick * rng.uniform(0.36, 0.56)
            away = by if (spot[1] == v1 or spot[0] == u1) else -by
            x, y = _wall(
                spot[0] + (0 if across else away / WIDE), spot[1] + (away if across else 0)
            )
            size = thick * rng.uniform(0.09, 0.15)
            turn = (40 if step % 2 else -40) + (0 if across else 90)
            sheet.fill(ellipse(x, y + size * 0.5, size * 1.5, size * 0.7, turn), "#2a180e", 0.7)
            sheet.fill(ellipse(x, y, size * 1.4, size * 0.6, turn),
                       mix(GILT, "#fff0bc", lit * 0.7), 0.35 + 0.5 * lit)  # fmt: skip
    scene.lay(sheet, "wood", cast=Cast((10, 18), dark=0.7, soft=0.3), way=4)
    inner = _inside(scene, _quad(*corners))
    rim = inner - scene.page.blur(inner, thick * 0.16)
    scene.multiply((np.clip(rim, 0, 1) * inner * 1.1).astype(np.float32), "#1c1214")


def _lunch(scene: Scene) -> None:
    """A still life: a lemon, a goblet, a cloth; where the lobster lay, there is only its dish."""
    sheet = scene.sheet()
    sheet.fill(_quad(*LUNCH), "#1f1716")
    u0, _, u1, v1 = LUNCH
    sheet.fill(_quad(u0, v1 - 48, u1, v1), "#7d7868")
    x, y = _wall(0.05, v1 - 46)
    sheet.fill(ellipse(x + 6, y + 2, 38, 9), "#b4b0a4")
    sheet.fill(ellipse(x + 6, y, 30, 6), "#6c6a66")
    sheet.fill(
        ellipse(x + 62, y - 6, 13, 11), "#b99a3c", grad=radial(x + 58, y - 10, 18, "#6c5420")
    )
    glass = spline(
        [
            (x + 82, y - 70, 1),
            (x + 106, y - 68, 1),
            (x + 100, y - 38),
            (x + 95, y - 12),
            (x + 105, y, 1),
            (x + 84, y, 1),
            (x + 92, y - 12),
            (x + 86, y - 38),
        ]
    )
    sheet.fill(glass, "#8a9a94", 0.6)
    scene.lay(sheet, "plain")


def _portrait(scene: Scene) -> None:
    """The duchess in her park at dusk: it has come up to her ankles, and she has lifted her hem."""
    page = scene.page
    u, v = _on_wall(page)
    shape = _quad(*LADY)
    inside = _inside(scene, shape)
    where = np.clip((v - LADY[1]) / (LADY[3] - LADY[1]) + 0.1 * page.noise(41, 50, 4), 0, 1)
    glow = np.exp(-((np.hypot((u - 0.80) * WIDE, v - 740) / 120) ** 2))
    tone = ramp([(0, "#1c1a1c"), (0.45, "#3c382f"), (1, "#241e1a")], where) + 0.2 * glow[..., None]
    cover = inside[..., None]
    scene.image = (scene.image * (1 - cover) + tone * cover).astype(np.float32)
    scene.of("foliage", inside)
    x, y = _wall(0.795, LADY[3] - 32)
    stage = Stage(scene, x, y, 212, pitch=2)
    her = stage.person(DUCHESS, LIFTING)
    with scene.layer("cloth"):
        stage.paint(shadow=0, contact=0, rim=0.3, dim=0.1, fill=0.6, light=(300, 420, 260))
    gathers = scene.sheet()
    for side in "lr":
        hx, hy = stage.page(her.hold[side].pinch)
        for number in range(5):
            foot = x + (hx - x) * (0.2 + 0.24 * number), y - 34 - 7 * number
            tone = "#e2d2b8" if number % 2 else "#8c7c68"
            gathers.fill(taper([(hx, hy), ((hx + foot[0]) / 2, (hy + foot[1]) / 2 + 8), foot],
                               [2, 6, 9]), tone, 0.85)  # fmt: skip
    scene.lay(gathers, "cloth", wobble=0.3)
    flood = scene.sheet()
    surface = [_wall(LADY[0] + 0.028 * step, LADY[3] - 54 + 5 * math.sin(step * 1.9))
               for step in range(11)]  # fmt: skip
    flood.fill(poly([*surface, _wall(LADY[2], LADY[3]), _wall(LADY[0], LADY[3])]), "#4c7674", 0.86)
    flood.line(spline(surface, closed=False), "#dfe6d4", 3, 0.8)
    for step in range(9):
        px, py = _wall(LADY[0] + 0.03 * step + 0.01, LADY[3] - 42 + 13 * (step % 3))
        flood.fill(ellipse(px, py, 15, 2), "#b9ccc0", 0.6)
    mask = _inside(scene, shape)
    scene.put(flood.pixels() * mask[..., None])


def _column(page: Page) -> tuple[Field, Field]:
    """Return for each pixel where across the fall it is (-1 … 1 inside), and how far down."""
    rows = [y for _, y, _ in FALL]
    middle = np.interp(page.y, rows, [x for x, _, _ in FALL])
    half = np.interp(page.y, rows, [wide for _, _, wide in FALL])
    ragged = half + 13 * page.noise(33, 70, 4, 0.6, (0.5, 2.6))
    down = (page.y - 505) / 540
    return ((page.x - middle) / ragged).astype(np.float32), down.astype(np.float32)


def _water(scene: Scene) -> None:
    """It bends over the gilt in one sheet, breaks into strands, and thunders on the floor."""
    page = scene.page
    across, down = _column(page)
    strands = page.noise(34, 54, 4, 0.58, (0.34, 5.5))
    fine = page.noise(35, 18, 3, 0.55, (0.5, 6))
    foot = _skirting(page) + 34
    body = smoothstep(1.06, 0.92, np.abs(across) + 0.12 * np.clip(down, 0, 1) * strands)
    body = body * smoothstep(446, 520, page.y + 26 * page.noise(36, 60, 3))
    body = body * smoothstep(6, -6, page.y - foot)
    holes = smoothstep(0.12, 0.42, -strands - 0.15 + 0.5 * np.clip(np.abs(across) - 0.35, 0, 1))
    body = body * (1 - 0.75 * holes * smoothstep(0.2, 0.9, down))
    shadow = page.blur(np.roll(body, int(30 * page.scale), axis=1), 10)
    scene.multiply((shadow * 0.6 * (1 - body)).astype(np.float32), "#2a1820")
    round_ = np.sqrt(np.clip(1 - across * across, 0, 1))
    lip = np.exp(-(((page.y - 512 + 16 * np.abs(across)) / 17) ** 2))
    value = 0.3 + 0.3 * strands + 0.14 * fine + 0.24 * (1 - round_) - 0.14 * across + 0.42 * lip
    value = value + 0.2 * smoothstep(0.5, 1.0, down) + 0.1 * smoothstep(500, 420, page.y)
    tone = ramp([(0, "#1a3c42"), (0.25, "#3f7272"), (0.5, "#86aea6"), (0.75, "#d4dfd2"),
                 (1, "#fbfaee")], np.clip(value, 0, 1))  # fmt: skip
    cover = (body * 0.95)[..., None]
    scene.image = (scene.image * (1 - cover) + tone * cover).astype(np.float32)
    scene.of("water", body.astype(np.float32), way=(90 + 14 * strands).astype(np.float32))
    rng, drops = random.Random(12), scene.sheet()
    for _ in range(150):
        x, y = rng.gauss(262, 105), rng.uniform(520, 1040)
        if abs(x - 262) > 84:
            drops.fill(ellipse(x, y, rng.uniform(0.8, 2.2), rng.uniform(1, 5)), "#dfe8da",
                       rng.uniform(0.2, 0.7))  # fmt: skip
    scene.put(drops)


def _ship(scene: Scene) -> None:
    """A brig that has come down with the water, and now runs into the portrait on a swell."""
    x, y = 412.0, 792.0
    ship = scene.sheet()
    with ship.at(x, y, 0.92, 9):
        hull = spline([(-66, -26, 1), (-56, 14), (-20, 34), (36, 32), (64, 0), (82, -24, 1),
                       (40, -12), (-10, -6), (-42, -14)])  # fmt: skip
        ship.fill(hull, "#4a3020", grad=linear(-60, 0, 70, 10, "#1e1410"))
        ship.line(spline([(-60, -8), (-10, 2), (40, -2), (70, -16)], closed=False), "#b98c50", 3)
        for mast, high, lean in ((-32, 92, -2), (4, 112, 0), (38, 88, 3)):
            ship.line(poly([(mast, -4), (mast + lean, -high)], closed=False), "#2a1c14", 3)
            for row in range(3):
                top, wide = -high + 8 + row * high * 0.27, 13 + row * 5.5
                sail = spline(
                    [
                        (mast - wide * 0.8, top, 1),
                        (mast + wide * 0.8, top, 1),
                        (mast + wide * 1.45, top + high * 0.13),
                        (mast + wide, top + high * 0.23, 1),
                        (mast - wide, top + high * 0.23, 1),
                        (mast - wide * 0.5, top + high * 0.12),
                    ]
                )
                ship.fill(
                    sail,
                    "#e6dcc0",
                    grad=linear(mast - wide, top, mast + wide * 1.5, top, "#7f7c70"),
                )
        ship.line(poly([(70, -18), (104, -40)], closed=False), "#2a1c14", 3)
        ship.fill(poly([(98, -36), (40, -78), (62, -22)]), "#cfc6ac", 0.9)
    scene.lay(ship, "cloth", form=0.3, cast=Cast((12, 16), dark=0.55, soft=0.3))
    scene.exact(ellipse(x, y - 30, 90), 0.7)
    _swell(scene)


def _swell(scene: Scene) -> None:
    """The wave that carries it: out of the fall, over the frame's corner, dripping from below."""
    rng = random.Random(6)
    swell = scene.sheet()
    ridge = [(268, 742), (310, 798), (352, 822), (398, 818), (444, 808), (484, 818), (530, 834),
             (566, 842)]  # fmt: skip
    under = [(566, 850), (520, 862), (450, 862), (400, 872), (350, 900), (312, 960), (270, 1000)]
    swell.fill(spline([*ridge, *under]), "#3f6c6c", grad=linear(320, 790, 420, 900, "#8fb2a8"))
    for x, y, _, _ in rng.sample(sample(under[:5], 40), 13):
        far = rng.uniform(8, 90) * rng.random()
        swell.fill(taper([(x, y - 26), (x - 2, y + far * 0.4), (x - 1, y + far)], [17, 7, 0.6]),
                   mix("#3f6c6c", "#c8d8cc", rng.random() * 0.6), 0.85)  # fmt: skip
        swell.fill(ellipse(x - 2, y + far + rng.uniform(8, 40), 1.8, 4), "#c8d8cc", 0.8)
    for _ in range(34):
        first, off = rng.randint(0, 5), rng.random() ** 0.8 * 52
        line = [(x + rng.uniform(-6, 6), y + off * (1 - 0.07 * index) + rng.uniform(0, 7))
                for index, (x, y) in enumerate(ridge)]  # fmt: skip
        tone = mix("#244a4e", "#dfe6d8", rng.random() ** 1.3)
        swell.fill(taper(line[first : first + 3], [0.5, rng.uniform(3, 9), 0.5]), tone, 0.5)
    swell.fill(taper([(x, y) for x, y in ridge], [0.5, 4, 6, 9, 4, 2]), "#f6f5e8", 0.95)
    for x, y, _, _ in sample(ridge[1:], 60):
        swell.fill(ellipse(x + rng.gauss(0, 7), y + rng.gauss(2, 6), rng.uniform(0.8, 4)),
                   "#f6f5e8", rng.uniform(0.4, 0.9))  # fmt: skip
    scene.lay(swell, "water", way=14)


def _lobster(scene: Scene) -> None:
    """It has left its dish and comes down over the frame."""
    red, deep = "#c83a24", "#5e1512"
    sheet = scene.sheet()
    with sheet.at(112, 868, 1.0, 152):
        for side in (-1, 1):
            for leg in range(4):
                base = -6 + leg * 9
                sheet.fill(taper([(side * 9, base), (side * 28, base - 8), (side * 36, base + 12)],
                                 [4, 3.4, 1]), deep)  # fmt: skip
            arm = limb([(side * 9, -22), (side * 30, -40), (side * 25, -66)], [8, 8, 9])
            sheet.fill(arm, mix(red, deep, 0.3))
            claw = spline(
                [
                    (side * 18, -62),
                    (side * 10, -92),
                    (side * 22, -116, 1),
                    (side * 24, -92),
                    (side * 34, -112, 1),
                    (side * 42, -86),
                    (side * 34, -62),
                ]
            )
            sheet.fill(claw, red, grad=linear(0, -116, 0, -62, mix(red, deep, 0.5)))
            feeler = spline([(side * 4, -34), (side * 16, -74), (side * 4, -136)], closed=False)
            sheet.line(feeler, deep, 1.8)
        sheet.fill(
            spline([(0, -40), (11, -26), (13, 0), (8, 18), (-8, 18), (-13, 0), (-11, -26)]), red
        )
        for ring in range(6):
            y, wide = 16 + ring * 10, 11 - ring * 0.9
            sheet.fill(ellipse(0, y, wide, 7), mix(red, deep, 0.12 * (ring % 2) + 0.06 * ring))
            sheet.line(
                spline([(-wide, y + 3), (0, y + 7), (wide, y + 3)], closed=False), deep, 1.6, 0.8
            )
        for blade in (-44, -22, 0, 22, 44):
            tip = 26 * math.sin(math.radians(blade)), 74 + 22 * math.cos(math.radians(blade))
            sheet.fill(leaf((0, 70), tip, 12), mix(red, deep, 0.25))
        sheet.fill(taper([(-4, -30), (-6, 0), (-4, 60)], [3, 5, 2]), "#f0a080", 0.6)
    scene.lay(sheet, "plain", form=0.45, cast=Cast((10, 12), dark=0.65, soft=0.3))
    scene.exact(ellipse(112, 880, 110), 0.6)


def _floor(scene: Scene) -> None:
    """Marble squares under a hand's breadth of water, which has the whole wall in it."""
    page = scene.page
    foot = _skirting(page)
    floor = smoothstep(-1, 1, page.y - foot)
    deep = np.clip(page.y - EYE, 40, None)
    right, away = (page.x - 400) / deep * 1.6, 1.6 * 1200 / deep
    one = right * 0.735 + away * 0.678
    other = -right * 0.678 + away * 0.735
    odd = np.sign(np.sin(one * math.pi / 0.62) * np.sin(other * math.pi / 0.62))
    worn = 0.05 * page.noise(51, 40, 3)
    tiles = ramp([(0, "#1d1b22"), (1, "#8d857a")], 0.5 + 0.46 * odd + worn)
    ripple = page.noise(52, 46, 4, 0.6, (3.4, 0.5))
    rings = np.sin(np.hypot(page.x - 250, (page.y - 1036) * 2.6) / 9) * np.exp(
        -page.distance(250, 1036, 2.2, 1) / 90)  # fmt: skip
    move = (ripple * 13 + rings * 5).astype(np.float32)
    source = np.clip(2 * foot - page.y + move * 1.6, 0, 1199)
    mirror = cv2.remap(
        page.blur(scene.image, 1.5),
        ((page.x + move) * page.scale).astype(np.float32),
        (source * page.scale).astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT,
    )
    share = np.clip(0.84 - (page.y - foot) / 330 + 0.36 * ripple, 0.24, 0.95)[..., None]
    tone = tiles * 0.8 * (1 - share) + mirror * 1.12 * share
    glint = smoothstep(0.32, 0.6, ripple) * np.exp(-page.distance(250, 1040, 2.4, 0.9) / 130)
    tone = tone + (0.5 * glint)[..., None] * rgb("#dfe8d8")
    cover = floor[..., None]
    scene.image = (scene.image * (1 - cover) + tone * cover).astype(np.float32)
    scene.of("water", floor.astype(np.float32), way=(2 + 8 * ripple).astype(np.float32))
    froth = page.noise(53, 34, 4, 0.6) + 0.5 - page.distance(246, 1040, 1.0, 0.30) / 150
    scene.tint((smoothstep(0, 0.35, froth) * 0.92).astype(np.float32), "#eef0e4")
    scene.mist(1000, 60, "#c4d2c8", 0.4, x=250, width=190)


def _guard(scene: Scene) -> None:
    """She has her mop; it is the end of her shift."""
    x, y = 700.0, 1092.0
    smear = scene.sheet()
    smear.fill(
        limb([(x, y), (x - 2, y + 50), (x + 4, y + 110)], [60, 80, 90]), "#10141f", 0.75, blur=9
    )
    scene.put(smear)
    stage = Stage(scene, x, y, 450, pitch=3, near=4, box=(480, 560, 820, 1200))
    her = stage.person(GUARD, WAITING, facing=-142)
    hand = her.hold["l"].rod
    foot = vec(hand[0] - 0.05, 0.02, hand[2] + 0.03)
    way = unit(hand - foot)
    things.rod(stage.canvas, [foot, hand + way * 0.2], 0.012, "#a08058")
    with scene.layer("cloth", cast=scene.falls(x, y, 0.5, dark=0.5)):
        stage.paint(light=(290, 330, 340), rim=0.65, rim_colour="#dfe8d4", shadow=0, contact=0.5,
                    dim=0.1, fill=0.34, bounce="#54807e")  # fmt: skip
    _drape(scene, *stage.page(her.place("head")))
    scene.exact(ellipse(x, y - 210, 90, 240), 0.8)
    mx, my = stage.page(foot)
    mop = scene.sheet()
    rng = random.Random(3)
    for _ in range(46):
        spread = rng.gauss(0, 1)
        line = [
            (mx, my - 34),
            (mx + spread * 12, my - 14),
            (mx + spread * 27, my + rng.uniform(4, 14)),
        ]
        mop.fill(taper(line, [3, 5, 3]), mix("#e0d8c4", "#6c6c6c", rng.random()))
    scene.lay(mop, "cloth", form=0.3)
    rings = scene.sheet()
    for cx, cy in ((mx, my + 8), (x - 26, y + 6), (x + 32, y - 6)):
        for far in (26, 42):
            rings.line(ellipse(cx, cy, far, far * 0.2), "#c8d6cc", 2.4, 0.22, blur=1)
    scene.put(rings)


def _drape(scene: Scene, x: float, y: float) -> None:
    """Her scarf, as it falls over her shoulders; light comes in from the left."""
    cloth = scene.sheet()
    shape = spline([(x - 22, y - 22), (x - 27, y + 14), (x - 46, y + 56), (x - 30, y + 84),
                    (x + 8, y + 104), (x + 40, y + 82), (x + 50, y + 54), (x + 29, y + 16),
                    (x + 24, y - 20), (x, y - 34)])  # fmt: skip
    cloth.fill(shape, "#c4b598", grad=linear(x - 44, y, x + 40, y + 20, "#57493f"))
    for top, foot, wide in ((-15, -34, 7), (-4, -10, 9), (8, 18, 8), (16, 38, 6)):
        fold = [(x + top, y - 4), (x + (top + foot) / 2 + 3, y + 36), (x + foot, y + 84)]
        cloth.fill(taper(fold, [1, wide, 2]), "#3c3230", 0.55, blur=1.6, clip=shape)
        lit = [(px - 5, py) for px, py in fold]
        cloth.fill(taper(lit, [0.5, wide * 0.5, 1]), "#efe4c8", 0.5, blur=1, clip=shape)
    scene.lay(cloth, "cloth", way=82, form=0.3, cast=Cast((6, 10), dark=0.5))


def _barrier(scene: Scene) -> None:
    """The rope that keeps visitors away from the wall, close to us and out of focus."""
    rope = scene.sheet()
    rope.fill(limb([(60, 1050), (150, 1150), (300, 1208)], [30, 32, 34]), "#4a1420",
              grad=linear(60, 1040, 120, 1180, "#1c0a12"))  # fmt: skip
    post = scene.sheet()
    post.fill(limb([(36, 1030), (36, 1230)], [30, 30]), "#5c4420",
              grad=linear(20, 0, 54, 0, "#d8b46c"))  # fmt: skip
    post.fill(ellipse(36, 1010, 30, 28), "#8a6a34", grad=radial(46, 1000, 36, "#3a2814"))
    with scene.layer("metal", blur=5):
        scene.add(rope)
        scene.add(post)
