"""A snail whose shell has burst with all it holds; a slug with a daisy glides past."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.animals import snail
from pinxit_atelier.compose import horizon
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    ellipse,
    leaf,
    linear,
    mix,
    moved,
    poly,
    radial,
    rect,
    rgb,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import Stage, things
from pinxit_atelier.gesture.space import Vec
from pinxit_atelier.things import THINGS

HUB: Final = 492.0, 540.0
REACH, GROWTH = 300.0, 1.85  # of the line in the middle of the coil, at the mouth
MOUTH: Final = 132  # degrees clockwise from the right; the coil winds inwards from there
IVORY, TERRA, UMBER = "#c9b597", "#8a4a34", "#241a1c"
FLESH, SLUG, LAMP = "#8d8574", "#5f7f9a", "#ffc878"
TURN: Final = math.tau


def paint(page: Page) -> Scene:
    """Paint the dusk, the snail, its shell and what bursts from it, and who passes."""
    scene = Scene(page, 648, light=(*HUB, 190), glow="#ffd598", shade="#1c2230", reach=620,
                  felt=0.1)  # fmt: skip
    scene.focus(490, 540, 170)
    scene.focus(500, 300, 150, 0.8)
    scene.focus(130, 720, 130)
    scene.focus(200, 1060, 110, 0.9)
    _dusk(scene)
    _ground(scene)
    _bowl(scene)
    _treasures(scene, BEHIND)
    _snail(scene)
    _chamber(scene)
    _portrait(scene)
    _treasures(scene, BEFORE)
    _shards(scene)
    _grass(scene)
    _slug(scene)
    scene.shine(*HUB, 330, "#c87a34", 0.30, falloff=1.6)
    scene.motes(50, "#ffe0a8", (200, 120, 800, 800), (0.5, 1.8), 0.6)
    return scene.finish(
        Look(
            vignette=0.28, bloom=0.4, bloom_from=0.75, contrast=1.18, grain=0.02,
            brush=Brush(exact=0.036, edges=0.5, detail=0.5, variety=0.9),
            palette=Palette(
                colours=("#f4d8a0", "#b8703c", "#4a5e50", "#4f6a84", "#8d8574"),
                accent="#a8342c", quiet=0.25, hold=0.7,
            ),
            masses=0.3,
        )
    )  # fmt: skip


def _wound(angle: float) -> float:
    """Return how far from the hub the middle of the coil is, so many degrees round."""
    return float(REACH * GROWTH ** (-(angle - MOUTH) / 360))


def _round(angle: float, far: float) -> tuple[float, float]:
    turn = math.radians(angle)
    return HUB[0] + far * math.cos(turn), HUB[1] + far * math.sin(turn)


def _dusk(scene: Scene) -> None:
    """A garden that has nearly gone grey; stems and umbels far out of focus."""
    page, rng = scene.page, random.Random(3)
    where = page.y / 1000 + 0.14 * page.noise(4, 300, 3)
    scene.backdrop([(0, "#5f7f90"), (0.45, "#95a8a2"), (0.8, "#8a957c"), (1.1, "#3a4638")],
                   where.astype(np.float32), amount=0.02)  # fmt: skip
    scene.of("sky", way=70)
    far = scene.sheet()
    for _ in range(34):
        x, top = rng.uniform(-20, 820), rng.uniform(420, 760)
        tone = mix("#4f6a6c", "#62797a", rng.random())
        far.fill(taper([(x + rng.uniform(-30, 30), 960), (x, top)], [8, 2]), tone, 0.7)
        for _ in range(5):
            far.fill(ellipse(x + rng.gauss(0, 12), top + rng.gauss(0, 5), rng.uniform(4, 9)), tone)
    line = [(-20, 770), (120, 730), (260, 760), (420, 720), (560, 770), (690, 735), (820, 760)]
    far.fill(horizon(line, 980), "#41524e", grad=linear(0, 730, 0, 950, "#2e3a34"))
    scene.lay(far, "plain", blur=3)
    scene.shine(*HUB, 420, "#a8703c", 0.28)


def _ground(scene: Scene) -> None:
    """A path, dark, with the light of the shell on it."""
    page = scene.page
    line = 930 + 10 * page.noise(6, 200, 3)
    where = smoothstep(-12, 12, page.y - line)
    lit = np.exp(-(((page.x - 430) / 330) ** 2) - ((page.y - 985) / 80) ** 2)
    tone = rgb("#39413c") * (1 - lit[..., None]) + rgb("#9a7a52") * lit[..., None]
    tone = tone * (1 + 0.10 * page.noise(7, 26, 4, 0.6, (2.2, 0.7)))[..., None]
    part = where[..., None]
    scene.image = (scene.image * (1 - part) + tone * part).astype(np.float32)
    scene.of("ground", where.astype(np.float32), way=2)
    rng, pebbles = random.Random(5), scene.sheet()
    for _ in range(90):
        x, y = rng.uniform(0, 800), 950 + 250 * rng.random()
        size = (y - 800) / 60
        pebbles.fill(ellipse(x, y, rng.uniform(1.4, 3) * size, rng.uniform(0.8, 1.4) * size),
                     vary("#6a6a60", rng, 0.2), 0.8)  # fmt: skip
    scene.lay(pebbles, "stone", form=0.6, cast=Cast((-4, 5), dark=0.5, soft=0.2))


def _edge(seed: int, part: float) -> Path:
    """Return the broken outline of the outer coil, from the mouth over the top to the right."""
    rng = random.Random(seed)
    outer = []
    for step in range(57):
        angle = 140 + step * 5.4
        far = _wound(angle)
        outer.append(_round(angle, far * (1.295 + rng.uniform(-0.05, 0.05) * part)))
    inner = [_round(140 + step * 5.4, _wound(140 + step * 5.4) * 0.5) for step in range(56, -1, -2)]
    return poly([*outer, *inner])


def _bowl(scene: Scene) -> None:
    """What is left of the outer wall: a dark bowl, warm where the lamp reaches into it."""
    wall = scene.sheet()
    wall.fill(_edge(4, 1.3), IVORY, grad=radial(*HUB, 420, "#8a7a68"))
    rng = random.Random(29)
    shape = _edge(4, 1.3)
    for step in range(180):
        angle = 140 + step * 1.7
        far = _wound(angle)
        line = poly([_round(angle, far * 1.12), _round(angle + 3, far * 1.34)], closed=False)
        wall.line(line, TERRA, rng.choice((2, 3, 7)), rng.uniform(0.2, 0.6), clip=shape)
    scene.lay(wall, "stone", form=0.5)
    hollow = scene.sheet()
    inside = moved(_edge(9, 1.0), HUB[0] * 0.06, HUB[1] * 0.06, 0.94)
    hollow.fill(inside, "#7a4a2a", grad=radial(*HUB, 370, UMBER))
    for _ in range(60):
        angle, far = rng.uniform(180, 410), rng.uniform(0.75, 1.15)
        x, y = _round(angle, _wound(angle) * far)
        box = moved(rect(-22, -30, 44, 60, 3), x, y, rng.uniform(0.5, 1.2), rng.uniform(-50, 50))
        tone = rng.choice(("#5a3a2a", "#33403f", "#4a2a22", "#6a5236"))
        hollow.fill(box, mix(tone, UMBER, 0.35), 0.9, clip=inside)
    scene.lay(hollow, "wood", form=0.2)
    scene.in_shadow(inside, 0.35, blur=26)


Prize = tuple[str, str | None, Colour, float, float, float, float]
BEHIND: Final[tuple[Prize, ...]] = (
    ("violin", None, "#8a4224", 392, 366, 2.5, -20),
    ("carousel_horse", None, "#b9b2a4", 590, 344, 2.0, -7),
    ("birdcage", "shut", "#a88a4c", 732, 500, 2.2, 26),
)
BEFORE: Final[tuple[Prize, ...]] = (
    ("clock", "mantel", "#9a7a3c", 292, 372, 1.55, -28),
    ("armchair", "front", "#3d6a70", 690, 712, 1.85, 18),
    ("suitcase", None, "#8a3a2e", 556, 872, 1.9, 7),
)


def _treasures(scene: Scene, prizes: tuple[Prize, ...]) -> None:
    """What no longer fits hangs out on all sides, lit from within."""
    for number, (name, pose, tone, x, y, size, turn) in enumerate(prizes):
        sheet = scene.sheet()
        THINGS[name](
            sheet, x, y, size=size, pose=pose, turn=turn, seed=number,
            colours=(tone, mix(tone, "#241a1c", 0.5), mix(tone, "#e8d8b0", 0.35)),
        )  # fmt: skip
        kind = (
            "metal" if name in ("birdcage", "clock") else "cloth" if name == "armchair" else "wood"
        )
        with scene.layer(kind, form=0.6, bounce=("#6f8a94", 0.35)):
            scene.add(sheet, relief=8, lo=0.6, hi=0.6, amount=0, wobble=0.5)


def _places(*places: tuple[float, float, float]) -> Vec:
    """Return places in space of places on the page with a depth, all in its units."""
    return np.array([((x - 400) / 400, (960 - y) / 400, z / 400) for x, y, z in places])


def _bands(around: Vec, along: Vec, colour: Field) -> Field:
    """Bands of growth across the coil."""
    wave = np.sin(along * 30 + np.sin(along * 11)) + 0.5 * np.cos(around * 11)
    band = smoothstep(0.2, 1.3, wave.astype(np.float32))[..., None] * 0.5
    fine = 0.07 * np.sin(along * 230 + 2 * np.sin(along * 37))[..., None]
    banded: Field = np.clip(colour * (1 - band) + rgb(TERRA) * band + fine, 0, 1)
    return banded


def _snail(scene: Scene) -> None:
    """Foot, neck and head in one tired line, and the part of the coil that is still whole."""
    stage = Stage(scene, 400, 960, 400, pitch=0, near=9, box=(-20, 100, 820, 1010))
    canvas = stage.canvas
    _foot(stage)
    with canvas.part(IVORY, soft=0.5, rough=0.8, pattern=_bands) as coil:
        for first, last, rise in ((MOUTH, 208, 0.0), (404, 820, 60.0)):
            angles = np.linspace(first, last, 44)
            line = [(*_round(a, _wound(a)), -40 + rise + 0.10 * (a - first)) for a in angles]
            coil.chain(_places(*line), [_wound(a) * 0.298 / 400 for a in angles])
    with scene.layer("plain", way="around"):
        stage.paint(shadow=0.4, contact=0.6, fill=0.48, rim=0.5, rim_colour="#b4ccd4", dim=0.2,
                    light=(*HUB, 230), bounce="#5a6a5c")  # fmt: skip


def _foot(stage: Stage) -> None:
    canvas = stage.canvas
    spots = [(860, 948, 0), (690, 930, 0), (520, 870, 0), (380, 850, 10), (250, 872, 40),
             (150, 850, 60), (118, 780, 70), (120, 735, 76)]  # fmt: skip
    with canvas.part(FLESH, soft=1.4) as body:
        body.chain(_places(*spots), [0.03, 0.09, 0.24, 0.25, 0.17, 0.18, 0.165, 0.15])
        for k in range(5):
            x = 190 + k * 74
            body.fold(_places((x, 960, 90), (x + 22, 900, 110), (x + 70, 850, 110)), 0.03, 0.02)
        for k in range(3):  # the folds of effort on its brow
            y = 706 + k * 17
            line = (70 + 6 * k, y + 8, 130), (118, y - 2, 140), (168 - 5 * k, y + 6, 130)
            body.fold(_places(*line), 0.012, 0.012)
    mouth = _places(
        (60, 836, 122), (88, 812, 134), (124, 806, 138), (160, 820, 130), (176, 846, 118)
    )
    things.rod(canvas, mouth, [0.004, 0.007, 0.008, 0.007, 0.003], "#3a2c26")
    for root, bend, tip, droop in (
        ((92, 700), (70, 640), (52, 604), 8), ((158, 704), (184, 660), (190, 634), -8),
    ):  # fmt: skip
        with canvas.part(FLESH, soft=0.8) as stalk:
            stalk.chain(_places((*root, 80), (*bend, 84), (*tip, 90)), [0.055, 0.038, 0.034])
        eye = _places((*tip, 96))[0]
        things.ball(canvas, eye, 0.07, "#b9b09a", sheen=0.5)
        things.ball(canvas, eye + np.array([0.006, -0.034, 0.048]), 0.029, "#2c3a30", sheen=0.9)
        x, y = tip
        with canvas.part(mix(FLESH, "#5a5044", 0.3), soft=0.4) as lid:
            lid.ball(eye + np.array([0, 0.026, 0.008]), np.diag([0.075, 0.052, 0.075]))
            low = _places((x - 31, y + droop, 116), (x, y - 2, 126), (x + 31, y - droop, 116))
            lid.chain(low, [0.006, 0.009, 0.006])
    for x, y, size in ((30, 742, 0.016), (206, 736, 0.018), (44, 700, 0.012)):
        drop = _places((x, y - 12, 120), (x, y, 122))
        with canvas.part("#cfe0e2", soft=0.3, sheen=1.0) as part:
            part.chain(drop, [size * 0.3, size])


def _chamber(scene: Scene) -> None:
    """In the middle a round room with a chandelier, and a bed that nobody can reach."""
    x, y = HUB
    room, sheet = ellipse(x, y, 84, 82), scene.sheet()
    sheet.fill(room, "#fff0c4", grad=radial(x, y - 22, 92, "#c8742c"))
    floor = [(x - 90, y + 44), (x, y + 36), (x + 90, y + 44), (x + 90, y + 100), (x - 90, y + 100)]
    sheet.fill(spline(floor), "#8a4a22", 0.9, clip=room)
    sheet.line(room, "#5a2a14", 16, 0.6, blur=6, clip=room)
    with sheet.at(x, y + 8, 1.6):
        sheet.line(poly([(0, -58), (0, -24)], closed=False), UMBER, 1.6)
        for dx in (-22, -11, 0, 11, 22):
            arm = spline([(0, -18), (dx * 0.6, -10), (dx, -20)], closed=False)
            sheet.line(arm, "#6a4018", 1.8)
            sheet.fill(leaf((dx, -20), (dx, -33), 5.5), "#fffdf0")
        for k in range(-3, 4):
            sheet.fill(ellipse(k * 5, -6 - abs(k), 1.3, 2.2), "#fff6d8")
        sheet.fill(rect(-27, 23, 54, 5, 2), "#4a2412").fill(rect(-30, 6, 4, 28, 2), "#4a2412")
        sheet.fill(rect(26, 14, 4, 20, 2), "#4a2412")
        sheet.fill(spline([(-10, 24, 1), (-3, 15), (14, 14), (26, 24, 1)]), "#a8342c")
        sheet.fill(ellipse(-17, 19, 8, 4.4, -8), "#fff6e4")
    scene.lay(sheet, "plain")
    scene.exact(ellipse(x, y, 92))
    lip = scene.sheet()
    lip.line(ellipse(x, y, 87, 85), "#d8b88a", 9)
    scene.lay(lip, "stone", form=0.6)
    scene.shine(x, y - 26, 60, "#ffe6b0", 0.9)
    scene.shine(x, y, 210, LAMP, 0.4, falloff=1.8)


def _portrait(scene: Scene) -> None:
    """The largest piece is of its owner."""
    sheet = scene.sheet()
    with sheet.at(216, 486, 1.5, -13):
        sheet.fill(rect(-58, -68, 116, 136, 3), "#8a6a34", grad=linear(58, 60, -56, -66, "#3f3420"))
        sheet.line(rect(-51, -61, 102, 122, 3), "#c8a058", 5)
        sheet.line(rect(-45, -55, 90, 110), "#4a3818", 4)
        sheet.fill(rect(-43, -53, 86, 106), "#4f6a68", grad=linear(43, -53, -43, 53, "#1c2c30"))
        snail(sheet, 2, 38, size=0.6, pose="crawl", light=(0.5, -0.8))
        sheet.fill(rect(-43, -53, 86, 106), "#241a1c", 0.25)
    with scene.layer("wood", form=0.5, cast=Cast((-4, 12), dark=0.6, soft=0.3)):
        scene.add(sheet, relief=8, amount=0, wobble=0.5)
    scene.exact(ellipse(216, 486, 80), 0.6)


def _shards(scene: Scene) -> None:
    """Bits of wall, just broken off, lit on the side of the lamp."""
    rng, sheet = random.Random(6), scene.sheet()
    for x, y, size in (
        (150, 290, 26), (214, 214, 15), (716, 196, 22), (764, 268, 14), (98, 392, 14),
        (470, 130, 13),
    ):  # fmt: skip
        turn, corners = rng.uniform(0, TURN), []
        for k in range(4):
            wide, high = size * rng.uniform(0.6, 1.3), size * rng.uniform(0.5, 1)
            way = turn + k * 1.4
            corners.append((x + wide * math.cos(way), y + high * math.sin(way)))
        sheet.fill(poly(corners), IVORY)
        sheet.on_top(ellipse(x, y, size * 0.9, size * 0.2, math.degrees(turn)), TERRA, 0.8)
    scene.lay(sheet, "stone", form=0.9)


def _grass(scene: Scene) -> None:
    """It has stood here for so long that grass has grown round its foot."""
    rng, sheet = random.Random(17), scene.sheet()
    clumps = ((60, 964, 70), (228, 962, 40), (420, 966, 66), (600, 964, 44), (770, 966, 92))
    for middle, foot, high in clumps:
        for _ in range(30):
            off = rng.gauss(0, 0.35 * high)
            long = high * rng.uniform(0.4, 1.15) * math.exp(-((off / high) ** 2))
            lean = off * 0.4 + rng.uniform(-0.3, 0.3) * high
            x, y = middle + off, foot + rng.uniform(-4, 10)
            blade = [(x, y), (x + lean * 0.25, y - long * 0.6), (x + lean, y - long)]
            tone = mix("#2c3a2c", "#77804a", rng.random())
            sheet.fill(taper(blade, [5, 3.5, 0.5], 8), tone)
    scene.put(sheet, wobble=0.4)
    scene.of("grass", sheet.pixels()[..., 3])


def _slug(scene: Scene) -> None:
    """Nothing but a daisy, head high, and a silver trail across it all."""
    trail = scene.sheet()
    way = [(830, 1092), (640, 1106), (480, 1126), (340, 1128)]
    trail.fill(taper(way, [16, 20, 24, 20]), "#a9bcc4", 0.5)
    for off in (-5, 1, 6):
        streak = [(x, y + off) for x, y in way]
        trail.line(spline(streak, closed=False), "#e4eef0", 2, 0.6)
    scene.put(trail, wobble=2, blur=0.6)
    stage = Stage(scene, 400, 960, 400, pitch=0, near=9, box=(-20, 880, 620, 1220))
    canvas = stage.canvas
    scene.pool(250, 1142, 190, 16, "#141c24", 0.8)
    with canvas.part(SLUG, soft=1.0, sheen=0.08) as body:
        line = _places((470, 1134, 20), (390, 1122, 20), (290, 1108, 24), (210, 1104, 30),
                       (160, 1080, 34), (136, 1036, 38))  # fmt: skip
        body.chain(line, [0.012, 0.045, 0.085, 0.09, 0.08, 0.07])
        sole = _places((480, 1144, 20), (330, 1140, 30), (190, 1140, 36))
        body.chain(sole, [0.008, 0.04, 0.04])
        body.fold(_places((262, 1076, 56), (210, 1106, 66), (164, 1112, 60)), 0.02, 0.014)
    for root, bend, tip in (
        ((120, 1016), (100, 984), (92, 962)),
        ((148, 1014), (160, 978), (154, 954)),
    ):
        horn = _places((*root, 50), (*bend, 52), (*tip, 54))
        things.rod(canvas, horn, [0.018, 0.012, 0.011], SLUG)
        things.ball(canvas, horn[-1], 0.017, "#141c24", sheen=0.9)
    smile = _places((112, 1044, 60), (124, 1055, 66), (144, 1056, 68))
    things.rod(canvas, smile, 0.004, "#22303e")
    with scene.layer("plain", way="around"):
        stage.paint(shadow=0, contact=0, fill=0.6, rim=0.4, rim_colour="#ffd598", dim=0.1,
                    light=(420, 700, 260), bounce="#5a6a5c")  # fmt: skip
    daisy, x, y = scene.sheet(), 142, 1004
    for k in range(15):
        turn = TURN * k / 15
        end = x + 28 * math.cos(turn), y + 19 * math.sin(turn)
        daisy.fill(leaf((x, y), end, 8), "#f0ece0" if k % 2 else "#c4ccd0")
    daisy.fill(ellipse(x, y - 1, 9, 7), "#d8a030")
    scene.lay(daisy, "paper", form=0.3, cast=Cast((-3, 7), dark=0.6, soft=0.2))
    scene.exact(ellipse(x, y, 34))
