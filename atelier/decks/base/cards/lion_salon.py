"""A lion before a mirror's bulbs, his mane on curlers, a tear; in the glass the back of a lamb."""

import math
from typing import Final

import numpy as np

from pinxit_atelier.animals.fur import furred
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
)
from pinxit_atelier.gesture import POSES, Stage, vec
from pinxit_atelier.gesture import Look as Person
from pinxit_atelier.gesture.buffer import FAR
from pinxit_atelier.gesture.patterns import inked
from pinxit_atelier.gesture.space import Vec

GOLD, AMBER, UMBER, CREAM = "#c8923f", "#9a6428", "#4a2a18", "#efe2c4"
MINT, MINT_DEEP, BRICK = "#8fc4ae", "#3f7468", "#b04530"
HEAD: Final = (452.0, 470.0)  # the middle of the skull on the page
UNIT: Final = 520.0
TURN: Final = math.radians(-36)  # he looks past us, to the mirror
LEAN: Final = math.radians(5)
MIRROR: Final = (-40.0, 330.0, 236.0, 372.0)
LIGHT: Final = (96.0, 250.0, 330.0)


def paint(page: Page) -> Scene:
    """Paint wall and mirror, the mane in its curlers, the face, the cape and the staff."""
    scene = Scene(page, 4129, light=LIGHT, glow="#ffe6b4", shade="#1e1a22", reach=900, felt=0)
    scene.focus(330, 520, 230)
    scene.focus(650, 860, 150, 0.8)
    scene.focus(590, 280, 220, 0.7)
    _wall(scene)
    _mirror(scene)
    lion = _lion(scene)
    _mane(scene, lion)
    _fur(scene, lion)
    _cape(scene)
    _beard(scene)
    _features(scene)
    _bulbs(scene)
    _dusk(scene)
    _stylist(scene)
    return scene.finish(
        Look(
            brush=Brush(exact=0.035, edges=0.5, detail=0.5), vignette=0.3, bloom=0.3,
            bloom_from=0.82, masses=0.25, contrast=1.06,
            palette=Palette(
                colours=("#d09a48", "#4a2a1c", "#efe4cc", "#7fae9c", "#4c5450"), mother="#8c8a74",
                accent=BRICK, quiet=0.3, warmth=-0.05,
            ),
        )
    )  # fmt: skip


def _at(x: float, y: float, z: float) -> Vec:
    """Return a place of the head (right, up, ahead of its middle) as he holds it."""
    x, y = x * math.cos(LEAN) + y * math.sin(LEAN), y * math.cos(LEAN) - x * math.sin(LEAN)
    return vec(x * math.cos(TURN) + z * math.sin(TURN), y, z * math.cos(TURN) - x * math.sin(TURN))


def _seen(x: float, y: float, z: float) -> tuple[float, float]:
    place = _at(x, y, z)
    near = 1 / (1 - float(place[2]) / 6)
    return HEAD[0] + float(place[0]) * UNIT * near, HEAD[1] - float(place[1]) * UNIT * near


def _wall(scene: Scene) -> None:
    page = scene.page
    far = page.distance(60, 300, 1.1, 1.2) / 760 + 0.06 * page.noise(5, 240, 4)
    stops = [(0, "#b9a878"), (0.3, "#7c8068"), (0.62, "#46524c"), (1.1, "#1f2828")]
    scene.backdrop(stops, far.astype(np.float32), amount=0.04)
    scene.of("plain", way=30)


def _mirror(scene: Scene) -> None:
    """Cropped by the page; in it a white back, woolly, under the same cape."""
    x, y, wide, high = MIRROR
    glass = scene.sheet()
    oval = ellipse(x, y, wide, high)
    glass.fill(oval, "#a3b0a0", grad=linear(0, y - high, 0, y + high, "#5f7068"))
    scene.lay(glass, "glass", way=70)
    lamb = scene.sheet()
    rng = scene.rng
    lamb.fill(spline([(-60, 640, 1), (-40, 500), (20, 440), (96, 470), (150, 560), (170, 660, 1)]),
              "#c9bfa6", clip=oval)  # fmt: skip
    for number in range(6):
        lamb.fill(
            taper([(40 + number * 4, 446), (-30 + number * 40, 680)], [4, 20], 20),
            BRICK,
            0.6,
            clip=oval,
        )
    for ear in ([(100, 372), (146, 384), (178, 428)], [(6, 378), (-30, 396), (-60, 436)]):
        lamb.fill(limb(ear, [26, 40, 16]), "#b09c86", clip=oval)
        lamb.fill(limb([(x, y + 7) for x, y in ear], [8, 18, 6]), "#84705f", 0.7, clip=oval)
    lamb.fill(ellipse(54, 372, 74, 86), "#b4aea0", clip=oval)
    for _ in range(120):  # wool, curl by curl: lit on the side of the bulbs
        turn, out = rng.uniform(0, math.tau), rng.random() ** 0.5
        cx, cy = 54 + 74 * out * math.cos(turn), 366 + 84 * out * math.sin(turn)
        lit = min(max(0.5 + 0.5 * math.cos(turn + 0.5) * out + rng.gauss(0, 0.12), 0), 1)
        size = rng.uniform(9, 15)
        lamb.fill(ellipse(cx + 2, cy + 4, size), "#77726a", 0.5, clip=oval)
        lamb.fill(ellipse(cx, cy, size), mix("#a09a8e", "#f4eedf", lit), 0.85, clip=oval)
    with scene.layer("cloud", air=("#98a898", 0.2)):
        scene.add(lamb, amount=0)
    scene.exact(ellipse(60, 400, 110, 130), 0.7)
    frame = scene.sheet()
    frame.line(oval, "#6a5026", 40)
    frame.line(oval, "#a88a48", 26)
    frame.line(ellipse(x, y, wide - 14, high - 14), "#3c2c18", 4, 0.8)
    scene.lay(frame, "wood", contact=0.4, form=0.3)


def _bulb_places() -> list[tuple[float, float]]:
    x, y, wide, high = MIRROR
    return [(x + wide * math.cos(math.radians(a)), y + high * math.sin(math.radians(a)))
            for a in (-76, -48, -22, 4, 30, 56)]  # fmt: skip


def _bulbs(scene: Scene) -> None:
    bulbs = scene.sheet()
    for x, y in _bulb_places():
        bulbs.fill(ellipse(x, y, 23), "#ffe9b4")
        bulbs.fill(ellipse(x - 2, y - 2, 16), "#fffbe8", blur=3)
    scene.put(bulbs)
    for x, y in _bulb_places():
        scene.shine(x, y, 60, "#ffdf9a", 0.5)
    scene.shine(150, 300, 420, "#ffe0a0", 0.14)


def _cape(scene: Scene) -> None:
    """Cloth that hangs from the neck in folds, and turns from the bulbs into the dark."""
    sheet = scene.sheet()
    tent = spline([(248, 752, 1), (330, 816), (470, 846), (610, 818), (716, 730, 1), (800, 900),
                   (850, 1240, 1), (20, 1240, 1), (120, 960)])  # fmt: skip
    sheet.fill(tent, "#d9cfb4")
    for number in range(9):
        part = number / 8
        top = 262 + 440 * part, 748 + 96 * math.sin(part * math.pi)
        bend = 40 * math.sin(number * 2.3)
        end = 20 + 840 * part, 1240.0
        middle = (top[0] + end[0]) / 2 + bend + (part - 0.5) * 130, 980.0
        sheet.fill(taper([top, middle, end], [15, 38, 58], 30), BRICK, 0.92, clip=tent)
    for number in range(12):
        part = (number + 0.5) / 12
        top = 262 + 440 * part, 748 + 96 * math.sin(part * math.pi)
        end = 20 + 840 * part + 30 * math.sin(number * 1.7), 1240.0
        middle = (top[0] + end[0]) / 2 + (part - 0.5) * 150 + 26 * math.sin(number * 2.9), 990.0
        sheet.fill(taper([top, middle, end], [3, 26, 50], 30), "#1c1820", 0.34, blur=9, clip=tent)
    scene.lay(sheet, "cloth", form=0.5, way=90)
    shade = smoothstep(300, 760, scene.page.x + 0.25 * (scene.page.y - 900))
    inside = scene.sheet().fill(tent, "#ffffff").pixels()[..., 3]
    scene.multiply((shade * inside * 0.62).astype(np.float32), "#4c4650")
    scene.in_shadow(
        spline([(330, 790), (480, 840), (700, 750), (740, 860), (540, 930), (380, 880)]),
        0.55,
        blur=26,
    )
    roll = scene.sheet()
    line = [(250, 748), (330, 812), (470, 844), (610, 816), (714, 728)]
    roll.fill(taper(line, [16, 34, 38, 36, 20], 60), "#e9e2cc")
    for x, y, _, _ in sample(line, 46):  # terry, tuft by tuft
        roll.fill(ellipse(x + scene.rng.uniform(-5, 5), y + scene.rng.uniform(-12, 12), 5, 4),
                  mix("#fff8e4", "#8c8878", min(max((x - 260) / 420, 0), 1)), 0.6)  # fmt: skip
    scene.lay(roll, "cloth", form=0.7, contact=0.5)
    shadow = smoothstep(330, 700, scene.page.x + 0 * scene.page.y)
    scene.multiply((shadow * roll.pixels()[..., 3] * 0.55).astype(np.float32), "#4c4650")


def _lion(scene: Scene) -> Stage:
    """Model the head in space, three quarters from the front, and the rolls of the mane."""
    stage = Stage(scene, *HEAD, UNIT, pitch=0, near=6, box=(40, -20, 820, 1000))
    canvas = stage.canvas
    with canvas.part("#8a5a28", soft=3) as mane:
        mane.ball(_at(0, 0.02, -0.30), np.diag([0.60, 0.62, 0.34]))
        mane.chain(
            [_at(0, -0.1, -0.2), _at(0, -0.52, -0.12), _at(0.05, -0.7, -0.1)], [0.5, 0.40, 0.3]
        )
    _rolls(stage)
    with canvas.part(GOLD, soft=2.2) as skull:
        skull.ball(_at(0, 0.10, 0.0), 0.33)
        skull.chain([_at(-0.19, 0.16, 0.20), _at(0, 0.22, 0.26), _at(0.19, 0.16, 0.20)],
                    [0.105, 0.11, 0.105])  # fmt: skip
        skull.chain([_at(0, 0.20, 0.27), _at(0, 0.05, 0.40), _at(0, -0.06, 0.50)],
                    [0.10, 0.108, 0.098])  # fmt: skip
        for side in (-1, 1):
            skull.chain(
                [_at(side * 0.20, -0.02, 0.19), _at(side * 0.21, -0.2, 0.12)], [0.165, 0.17]
            )
    with canvas.part("#e0d2b0", soft=1.6) as muzzle:
        for side in (-1, 1):
            muzzle.ball(_at(side * 0.085, -0.16, 0.45), np.diag([0.128, 0.105, 0.12]))
    with canvas.part("#c8ae80", soft=1.6) as chin:
        chin.chain([_at(-0.05, -0.29, 0.34), _at(0.05, -0.29, 0.34)], [0.10, 0.10])
        chin.chain([_at(0, -0.33, 0.27), _at(0, -0.42, 0.16)], [0.10, 0.13])
    for side in (-1, 1):
        with canvas.part(AMBER, soft=0.8) as ear:
            ear.ball(_at(side * 0.29, 0.40, 0.02), np.diag([0.105, 0.10, 0.07]))
        with canvas.part("#5a3a2a", soft=0.8, lift=0.03) as inside:
            inside.ball(_at(side * 0.292, 0.39, 0.06), np.diag([0.06, 0.06, 0.04]))
    with canvas.part("#7c463c", soft=0.6, sheen=0.35, lift=0.01) as nose:
        nose.chain([_at(-0.07, -0.045, 0.555), _at(0, -0.05, 0.585), _at(0.07, -0.045, 0.555)],
                   [0.036, 0.046, 0.036])  # fmt: skip
        nose.chain([_at(0, -0.06, 0.58), _at(0, -0.115, 0.565)], [0.04, 0.016])
    stage.paint(shadow=0, contact=0, fill=0.34, dim=0.3, bounce="#7f8c74", rim=0.25, light=LIGHT,
                rim_colour="#ffe9b8", focus=(330, 520, 330))  # fmt: skip
    return stage


def _roll_places() -> list[tuple[float, float, float]]:
    """Return the rolls of the mane: the angle round the face, how far out, how far back."""
    outer = [(a, 0.60, -0.18) for a in range(-50, 236, 33)]
    inner = [(a, 0.44, 0.0) for a in range(-10, 190, 40)]
    return [(float(a), out, back) for a, out, back in outer + inner]


def _strands(around: Vec, along: Vec) -> Vec:
    """Return where the wound hair is dark: thin lines side by side, none quite straight."""
    wave = np.sin(along * 300 + 1.6 * np.sin(around * 9)) + 0.6 * np.sin(along * 170 + around * 5)
    return np.asarray(np.clip(wave * 0.42, 0, 0.5))


def _rolls(stage: Stage) -> None:
    """Each is a mint tube with a lock wound round it, and bulges where the lock is thick."""
    for number, (angle, out, back) in enumerate(_roll_places()):
        turn = math.radians(angle)
        x, y = out * math.cos(turn), 0.05 + out * math.sin(turn)
        skew = turn + math.pi / 2 + 0.3 * math.sin(number * 2.3)
        ax, ay = math.cos(skew), math.sin(skew)
        half = 0.125 if out > 0.5 else 0.095

        def spot(part: float, ahead: float, x: float = x, y: float = y, ax: float = ax,
                 ay: float = ay, half: float = half, back: float = back) -> Vec:  # fmt: skip
            return _at(x + ax * half * part, y + ay * half * part, back + ahead)

        with stage.canvas.part(MINT, soft=0.2, sheen=0.3) as tube:
            tube.chain([spot(-0.72, 0.01), spot(0.72, 0.01)], [0.066, 0.066])
        tone = mix(GOLD, AMBER, 0.35 + 0.3 * math.sin(number * 1.9))
        with stage.canvas.part(tone, soft=0.4, pattern=inked(_strands, "#4a2a14")) as hair:
            hair.chain([spot(part, 0.012) for part in (-0.5, -0.28, 0, 0.28, 0.5)],
                       [0.070, 0.086, 0.090, 0.086, 0.070])  # fmt: skip


def _mane(scene: Scene, lion: Stage) -> None:
    """Locks combed from the brow to each roll; below, where it hangs free, it is long."""
    rng, sheet, page, image = scene.rng, scene.sheet(), scene.page, scene.image

    def tone(x: float, y: float) -> Colour:
        across = min(max(int(x * page.scale), 0), page.width - 1)
        down = min(max(int(y * page.scale), 0), page.height - 1)
        other = "#ffe2a0" if rng.random() < 0.45 else "#24140e"
        return mix(image[down, across], other, 0.4 * rng.random())

    for angle, out, back in _roll_places():
        turn = math.radians(angle)
        for _ in range(30):
            wide = rng.uniform(-0.19, 0.19)
            start = _seen(0.31 * math.cos(turn + wide * 1.2),
                          0.07 + 0.33 * math.sin(turn + wide * 1.2), 0.06)  # fmt: skip
            near = (out - 0.08) * math.cos(turn + wide * 0.8)
            end = _seen(near, 0.05 + (out - 0.08) * math.sin(turn + wide * 0.8), back + 0.02)
            middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 5
            lock = taper([start, middle, end], [0.8, rng.uniform(2.4, 5), 1], 10)
            sheet.fill(lock, tone(*middle), 0.55)
    scene.lay(sheet, "fur")
    furred(scene, lion.canvas, 1800, long=34, thick=4, vary=0.4, fall=(0.15, 1), spread=0.5,
           within=ellipse(470, 740, 240, 170))  # fmt: skip


def _fur(scene: Scene, lion: Stage) -> None:
    """The face, hair by hair: they run from the nose, short there and longer to the cheeks."""
    rng, canvas, page, image = scene.rng, lion.canvas, scene.page, scene.image
    rows, columns = np.where((canvas.z > FAR) & ~canvas.flat)
    sheet = scene.sheet()
    nose, middle = _seen(0, -0.05, 0.58), _seen(0, 0.02, 0.2)
    laid = 0
    while laid < 6200:
        pick = rng.randrange(len(rows))
        x, y = canvas.left + columns[pick] / canvas.scale, canvas.top + rows[pick] / canvas.scale
        off = math.hypot((x - middle[0]) / 232, (y - middle[1]) / 270)
        if off > 1 or math.dist((x, y), nose) < 34:
            laid += off > 1 and rng.random() < 0.02
            continue
        laid += 1
        down, across = int(y * page.scale), int(x * page.scale)
        if not (0 <= across < page.width and 0 <= down < page.height):
            continue
        far = math.dist((x, y), nose)
        way = math.atan2(y - nose[1], x - nose[0]) + rng.gauss(0, 0.16)
        long = (7 + far * 0.055) * rng.uniform(0.7, 1.3)
        shade = image[down, across]
        tone = mix(shade, "#fff0cc" if rng.random() < 0.5 else "#2a1810", 0.26 * rng.random())
        tip = x + long * math.cos(way), y + long * math.sin(way)
        sheet.fill(leaf((x, y), tip, 2.6, rng.uniform(-0.2, 0.2)), tone, 0.65)
    scene.lay(sheet, "fur", way=np.degrees(np.arctan2(page.y - nose[1], page.x - nose[0])))


def _beard(scene: Scene) -> None:
    """The hair under the chin falls over the collar."""
    rng, sheet = scene.rng, scene.sheet()
    for _ in range(420):
        x, y = _seen(rng.uniform(-0.14, 0.14), rng.uniform(-0.46, -0.34), 0.24)
        end = x + rng.uniform(-14, 20), y + rng.uniform(24, 62)
        tone = mix("#e0d0a8", "#6a4a2a", min(rng.random() + max(x - 330, 0) / 160, 1))
        sheet.fill(leaf((x, y), end, 4, rng.uniform(-0.2, 0.2)), tone, 0.7)
    scene.lay(sheet, "fur", way=80)


def _features(scene: Scene) -> None:
    """Heavy lids, a mouth that bears it, whiskers, and one tear."""
    sheet = scene.sheet()
    for side, wide in ((-1, 0.8), (1, 1.0)):
        x, y = _seen(side * 0.155, 0.095, 0.315)
        _eye(sheet, x, y, wide, side)
    top, low = _seen(0, -0.115, 0.58), _seen(0, -0.215, 0.56)
    for side in (-1, 1):  # the lip follows the muzzle, and sinks at its corner
        line = [low, _seen(side * 0.05, -0.252, 0.555), _seen(side * 0.11, -0.262, 0.51),
                _seen(side * 0.165, -0.25, 0.43)]  # fmt: skip
        sheet.fill(taper(line, [4, 4.5, 3.5, 1], 20), "#3a2218", 0.85)
    sheet.fill(taper([top, low], [4, 5], 8), "#2a1812", 0.85)
    for side in (-1, 1):
        x, y = _seen(side * 0.045, -0.055, 0.60)
        sheet.fill(ellipse(x, y, 9, 5, side * 24), "#221210", 0.9)
    rng = scene.rng
    for side in (-1, 1):
        for row in range(4):
            x, y = _seen(side * (0.10 + 0.02 * row), -0.13 - 0.03 * row, 0.55)
            sheet.fill(ellipse(x, y, 2.4), "#4a3020", 0.7)
            long = rng.uniform(130, 190)
            end = x + side * long, y + rng.uniform(-10, 46) + row * 8
            sheet.fill(
                taper(
                    [(x, y), (x + side * long * 0.5, y - 12 + row * 4), end], [1.6, 1.6, 0.4], 16
                ),
                "#fbf4e0",
                0.8,
            )
    x, y = _seen(0.17, -0.05, 0.36)
    sheet.fill(taper([(x + 2, y - 40), (x, y - 10)], [1, 4], 8), "#eef4f0", 0.5)
    sheet.fill(spline([(x, y - 16, 1), (x + 8, y + 2), (x, y + 11), (x - 8, y + 2)]), "#b9cfd0")
    sheet.fill(ellipse(x - 3, y + 1, 2.6, 3.6), "#ffffff")
    scene.put(sheet)
    scene.exact(ellipse(*_seen(0, 0.0, 0.35), 170, 150))


def _eye(sheet: Sheet, x: float, y: float, wide: float, side: int) -> None:
    """One eye under a heavy lid; it looks at the mirror."""
    with sheet.at(x, y, 1.2, -4):
        w = 33 * wide
        almond = spline([
            (-w, 4, 1), (-w * 0.4, -8), (w * 0.4, -9), (w, side * -2, 1), (w * 0.4, 13),
            (-w * 0.4, 15),
        ])  # fmt: skip
        sheet.fill(ellipse(0, 2, w * 1.25, 24), "#4a2e18", 0.4, blur=9)
        sheet.fill(taper([(-w, 8), (-w * 0.2, 22), (w * 0.8, 14)], [1, 7, 1], 12), "#f0dcb0", 0.5,
                   blur=2)  # fmt: skip
        sheet.fill(almond, "#c48f38", grad=linear(0, -10, 0, 14, "#e8bf68"))
        sheet.fill(ellipse(-w * 0.12, 1, 14, 15), "#8a5c1e", 0.6, blur=3, clip=almond)
        sheet.fill(ellipse(-w * 0.12, 1, 7.2 * wide + 1, 8.4), "#120c0a", clip=almond)
        sheet.fill(ellipse(0, -10, w * 1.1, 8), "#2a180e", 0.55, blur=4, clip=almond)
        sheet.fill(ellipse(-w * 0.12 - 4, -3, 2.6), "#fff8e4")
        sheet.fill(taper([(-w - 10, 14), (-w, 4), (-w * 0.4, -8), (w * 0.4, -9), (w + 3, -1)],
                         [1, 6, 5, 4, 1], 24), "#22140e", 0.95)  # fmt: skip
        sheet.fill(taper([(-w, 5), (-w * 0.3, 15), (w * 0.5, 12), (w, 1)], [3, 2.4, 2, 1], 16),
                   "#3a2214", 0.8)  # fmt: skip
        sheet.fill(taper([(-w * 0.9, -8), (-w * 0.2, -19), (w * 0.6, -18), (w, -8)],
                         [1, 4, 3, 1], 16), "#3a2414", 0.55, blur=1.5)  # fmt: skip


def _stylist(scene: Scene) -> None:
    """Tiny, old, on a pile of books; she hangs with all her weight on one last lock."""
    books = scene.sheet()
    for number, (tone, wide, off) in enumerate(
        (("#3c4a48", 190, 0), ("#6a4030", 170, 12), ("#4c5a50", 180, -8), ("#7c6c48", 150, 6))
    ):
        y = 1172 - number * 28
        books.fill(rect(640 - wide / 2 + off, y, wide, 28, 3), tone)
        books.line(poly([(640 - wide / 2 + off, y + 24), (640 + wide / 2 + off, y + 24)],
                        closed=False), "#b8ad90", 5, 0.8)  # fmt: skip
    scene.lay(books, "cloth", way=0, contact=0.4)
    who = Person("old_woman", "deep", head="amara", hair="short afro", hair_colour="#c9c6bc",
                 glasses="round", mood="concentrating", top="#566a62", sleeves=0.5, legs="#3a3c40",
                 apron="#cfc4a6", shoes="#2a2422")  # fmt: skip
    stage = Stage(scene, 622, 1088, 430, pitch=4, near=5, box=(380, 560, 820, 1210))
    her = stage.person(who, POSES["pulling"], facing=-78)
    start = _seen(0.44, -0.10, 0.0)
    hand = stage.page(her.place("hand_l"))
    other = stage.page(her.place("hand_r"))
    held = (hand[0] + other[0]) / 2, (hand[1] + other[1]) / 2
    rng, lock = scene.rng, scene.sheet()
    for _ in range(90):
        spread = rng.uniform(-1, 1)
        a = start[0] + 17 * spread, start[1] + 14 * spread + rng.uniform(-30, 10)
        b = held[0] + 4 * spread, held[1] + 3 * spread
        middle = (a[0] + b[0]) / 2 + 6 + 8 * spread, (a[1] + b[1]) / 2 + 6 + 5 * spread
        end = b[0] + 26 + 8 * spread, b[1] + 44 + rng.uniform(-12, 12)
        lock.fill(taper([a, middle, b, end], [3, 3.4, 2.4, 0.6], 20),
                  mix("#3c2412", "#e0b25e", rng.random() ** 1.3), 0.85)  # fmt: skip
    scene.lay(lock, "fur", cast=Cast((14, 18), dark=0.5, soft=0.3))
    stage.paint(
        light=(180, 560, 280),
        rim=0.55,
        rim_colour="#ffe6b4",
        fill=0.46,
        dim=0.15,
        shadow=0.3,
        contact=0.7,
        bounce="#8c7a5c",
    )
    scene.exact(ellipse(660, 880, 120, 190), 0.7)


def _dusk(scene: Scene) -> None:
    page = scene.page
    far = smoothstep(380, 900, page.distance(130, 420, 1.0, 1.05))
    scene.multiply((far * 0.5).astype(np.float32), "#4c4a58")
