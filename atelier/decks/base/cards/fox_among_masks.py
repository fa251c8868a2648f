"""A whole avenue holds up the face of one old man; he himself has come as a paper fox."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.animals import greyhound
from pinxit_atelier.engine import (
    Brush,
    Cast,
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
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Hand, Person, Pose, Stage
from pinxit_atelier.gesture import Look as Body
from pinxit_atelier.gesture.space import vec

CARD, INK, SILVER, FOX = "#f6d8aa", "#5a463c", "#e4dfd8", "#e8702a"
SUN: Final = (60, 60, 520)
HIM: Final = (528, 1112)  # where he stands
HIGH: Final = 610  # and how high a grown person is there
MASKED: Final = POSES["stand"].like(
    right_hand=Hand((-0.03, 0.735, 0.17), (-0.9, -0.7, 0.1), "rod", (0.9, 0.1, 0.3), (0.3, 0, -1)),
    facing=0,
)
COATS: Final = ("#50687a", "#7a5444", "#7c7468", "#56685a", "#74505c", "#94805e", "#44546c")
BUILDS: Final = ("woman", "man", "heavy_woman", "thin_man", "stout_woman", "broad", "youth",
                 "old_woman", "heavy_man")  # fmt: skip
HAIR: Final = ("bob", "crop", "long", "afro", "bun", "curls", "wavy", "topknot", "puffs")
HAIR_COLOURS: Final = ("#2a1c18", "#4a3022", "#6a4a30", "#8a847e", "#1c1618", "#5c3a28")


def paint(page: Page) -> Scene:
    """Paint the misty avenue, the crowd from its last row on, then the one whom nobody knows."""
    scene = Scene(page, 1010, light=SUN, glow="#ffe6b4", shade="#2c2c40", reach=1500, felt=0)
    scene.focus(520, 560, 150)
    scene.focus(420, 980, 120)
    _avenue(scene)
    _ground(scene)
    _far_crowd(scene)
    for number, back in enumerate((-1.14, -0.74, -0.36)):
        _row(scene, back, number)
    scene.exact((scene.page.y < 900).astype(np.float32), 0.3)
    shade = smoothstep(560, 900, scene.page.y) * 0.6
    scene.multiply(np.asarray(shade, np.float32), "#4c4656")
    _clearing(scene)
    _trampled(scene)
    _him(scene)
    _dog(scene)
    _leaves(scene)
    _near(scene)
    tubes = Palette(
        colours=("#ffe0a8", "#c8843c", "#405a78", "#743c34", "#8ca08c"),
        mother="#d0a060", accent=FOX, quiet=0.1,
    )  # fmt: skip
    look = Look(brush=Brush(edges=0.4, exact=0.035), palette=tubes, masses=0.25, vignette=0.22,
                bloom=0.2, contrast=1.16, saturation=1.08)  # fmt: skip
    return scene.finish(look)


def _avenue(scene: Scene) -> None:
    """Low sun in the mist, and the shapes of trees."""
    page = scene.page
    where = page.y / 420 + 0.05 * page.noise(3, 200, 3) + page.x / 2600
    stops = [(0, "#f6dc9c"), (0.5, "#efcf94"), (1.2, "#d8b888")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.04)
    scene.of("sky", way=25)
    rng = random.Random(12)
    for x, foot, top, size, air in ((420, 250, 96, 60, 0.62), (250, 270, 70, 90, 0.5),
                                    (600, 270, 60, 96, 0.45), (90, 300, 10, 150, 0.3),
                                    (780, 310, -6, 170, 0.25)):  # fmt: skip
        sheet = scene.sheet()
        trunk = [(x, foot), (x + 4, (foot + top) / 2), (x - 3, top)]
        sheet.fill(limb(trunk, [size * 0.2, size * 0.14, size * 0.1]), "#4a3a34")
        for _ in range(150):
            turn, reach = rng.uniform(0, math.tau), rng.random() ** 0.5
            px = x + size * 1.2 * reach * math.cos(turn)
            py = top + size * 0.8 * reach * math.sin(turn)
            lit = 0.5 - 0.5 * (px - x) / size / 1.2
            tone = mix(rng.choice(("#8a6030", "#a0703c", "#74583c")), "#d8a850", 0.5 * lit)
            sheet.fill(ellipse(px, py, size * rng.uniform(0.1, 0.2), size * 0.1), tone)
        scene.lay(sheet, "foliage", air=("#f2d69c", air))


def _ground(scene: Scene) -> None:
    page = scene.page
    part = smoothstep(120, 420, page.y)
    tone = np.asarray(part, np.float32)
    scene.tint(tone * 0.9, "#6a6058")
    scene.of("ground", (page.y > 260).astype(np.float32), way=0)


def _stage(scene: Scene) -> Stage:
    """Everybody stands in one space."""
    return Stage(scene, *HIM, HIGH, pitch=27, near=3, box=(-20, 0, 820, 1210), detail=0.8)


def _far_crowd(scene: Scene) -> None:
    """Those of whom one sees but the mask and the shoulders."""
    rng, stage = random.Random(8), _stage(scene)
    for number in range(11):
        back = -6.1 + number * 0.46
        sheet, masks = scene.sheet(), scene.sheet()
        x, y = stage.page((0, 0.92, back))
        step = stage.page((0.34, 0.92, back))[0] - x
        px = x - step * (int(x / step) + 1 + 0.5 * (number % 2))
        while px < 830:
            cx, cy = px + rng.uniform(-0.12, 0.12) * step, y + rng.uniform(-0.1, 0.12) * step
            with sheet.at(cx, cy, step / 130):
                _shoulders(sheet, rng)
            _mask(masks, cx, cy, step / 188, rng.uniform(-7, 7), tear=False)
            px += step
        air = ("#f0cf92", max(0.66 - number * 0.055, 0))
        scene.lay(sheet, "cloth", air=air, contact=0.4)
        scene.lay(masks, "paper", air=air, cast=Cast((3, 4), dark=0.4), still=0.2)
        scene.exact(masks.pixels()[..., 3], 0.1 + 0.03 * number)


def _shoulders(sheet: Sheet, rng: random.Random) -> None:
    """Draw somebody from the hair down, about 130 wide."""
    coat = rng.choice(COATS)
    sheet.fill(spline([(-62, 200, 1), (-60, 84), (-34, 54), (34, 54), (60, 84), (62, 200, 1)]),
               coat, grad=linear(-60, 60, 60, 120, mix(coat, "#1c1a22", 0.5)))  # fmt: skip
    sheet.fill(ellipse(0, -8, rng.uniform(36, 44), rng.uniform(44, 54)), rng.choice(HAIR_COLOURS))
    sheet.fill(limb([(44, 150), (6, 74)], [30, 20]), mix(coat, "#1c1a22", 0.25))
    sheet.fill(ellipse(2, 66, 12, 13), rng.choice(("#d8a884", "#a87a58", "#7a5238", "#e4bc98")))
    sheet.line(poly([(0, 30), (1, 70)], closed=False), "#b08c60", 5)


def _someone(rng: random.Random) -> Body:
    """Return one of the crowd."""
    skirt = rng.choice((0.0, 0.0, 0.8))
    return Body(
        rng.choice(BUILDS), rng.choice(("fair", "olive", "tan", "brown", "dark")),
        hair=rng.choice(HAIR), hair_colour=rng.choice(HAIR_COLOURS),
        hat=rng.choice(("", "", "", "beret", "cap", "kerchief")),
        hat_colour=rng.choice(("#5c4438", "#46505a", "#6a5a48")), top=rng.choice(COATS),
        coat=rng.choice(COATS), coat_open=0.1, skirt=skirt, legs="#3c3c44",
        scarf=rng.choice(("", "", "#8a5a4c", "#8c8878")),
    )  # fmt: skip


def _row(scene: Scene, back: float, number: int) -> None:
    """Paint one row of people, then what they hold before their faces."""
    rng, stage = random.Random(31 + number), _stage(scene)
    people: list[Person] = []
    x = -1.9 + 0.17 * (number % 2)
    while x < 1.6:
        place = x + rng.uniform(-0.05, 0.05), 0.0, back + rng.uniform(-0.07, 0.07)
        on_page, _ = stage.page((place[0], 0.9, place[2]))
        free = number == 2 and abs(on_page - HIM[0]) < 175
        if -60 < on_page < 860 and not free:
            people.append(stage.person(_someone(rng), _pose(rng), at=place))
        x += 0.36
    air = ("#e8c890", 0.12 - 0.05 * number)
    with scene.layer(dim=0.34 + 0.08 * number):  # bodies are one quiet mass under the faces
        stage.paint(haze=air, shadow=0.3, accents=0.5, light=SUN, fill=0.4, dim=0.15, strokes=0.4)
    masks = scene.sheet()
    for one in people:
        head = one.place("head")
        cx, cy = stage.page(head + vec(0, 0.005, 0.09))
        low = stage.page(one.hold["r"].rod)
        size = (stage.page(head + vec(0, -0.1, 0.09))[1] - cy) / 66
        masks.line(poly([(cx, cy + 40 * size), low], closed=False), "#a8845c", 6 * size)
        turn = math.degrees(math.atan2(cx - low[0], low[1] - cy))
        _mask(masks, cx, cy, size, turn * 0.6 + rng.uniform(-4, 4), tear=number == 1 and cx < 260)
    scene.lay(masks, "paper", cast=Cast((7, 9), dark=0.5, soft=0.2), air=air, still=0.3)
    scene.exact(masks.pixels()[..., 3], 0.5)


def _pose(rng: random.Random) -> Pose:
    """Return the pose, a little different each time."""
    pose = MASKED.like(
        head=(rng.uniform(-8, 8), rng.uniform(-2, 6), rng.uniform(-6, 6)),
        chest=(rng.uniform(-8, 8), 0, rng.uniform(-3, 3)), facing=rng.uniform(-14, 14),
    )  # fmt: skip
    return pose if rng.random() < 0.6 else pose.mirrored().like(
        right_hand=MASKED.right_hand, left_hand=MASKED.left_hand)  # fmt: skip


def _mask(sheet: Sheet, x: float, y: float, size: float, turn: float, *, tear: bool) -> None:
    """Everybody's favourite face, printed on card and cut out, with holes to look through."""
    with sheet.at(x, y, size, turn):
        sheet.canvas.scale(0.89 + 0.11 * math.cos(x * 0.37 + y * 0.91), 1)  # how far it is turned
        face = spline([(0, -58), (26, -52), (41, -28), (43, 4), (37, 34), (20, 57), (0, 63),
                       (-20, 57), (-37, 34), (-43, 4), (-41, -28), (-26, -52)])  # fmt: skip
        for side in (-1, 1):  # white hair over the ears
            tuft = spline([(side * 34, -38), (side * 47, -34), (side * 54, -14), (side * 52, 4),
                           (side * 44, 18), (side * 34, 16)])  # fmt: skip
            sheet.line(tuft, "#efe4d0", 2)
            sheet.fill(tuft, "#d8d4d0")
        sheet.line(face, "#efe0c4", 2.4)
        sheet.fill(face, CARD, grad=linear(-40, -20, 44, 30, "#dcae80"))
        sheet.fill(ellipse(-8, -34, 22, 13), "#fff4dc", 0.5, blur=5, clip=face)
        for side in (-1, 1):
            sheet.fill(ellipse(side * 25, 14, 10, 8), "#d8805c", 0.5, blur=4, clip=face)
            _eye(sheet, side)
            cheek = [(side * 13, 8), (side * 21, 17), (side * 25, 30)]
            sheet.line(spline(cheek, closed=False), "#b08c6c", 1.5, 0.7)
        nose = [(-2, -8), (-5, 6), (-9, 13), (-4, 17), (0, 15), (4, 17), (9, 13), (5, 4)]
        sheet.fill(spline(nose), "#c89a78", 0.55)
        for side in (-1, 1):
            wing = spline([(0, 20), (side * 10, 18), (side * 22, 24), (side * 33, 34),
                           (side * 22, 37), (side * 8, 33), (0, 29)])  # fmt: skip
            sheet.fill(wing, "#8e867e", grad=linear(0, 18, 0, 37, "#6c645e"))
        sheet.line(spline([(-12, 39), (0, 44), (12, 39)], closed=False), "#8a5644", 2.6, 0.9)
        if tear:
            sheet.fill(leaf((-18, -2), (-19, 20), 7, 0, 0.7), "#8ab4c8")


def _eye(sheet: Sheet, side: int) -> None:
    """A hole behind which it is dark, and the creases of many laughs."""
    ex = side * 17
    slit = spline([(ex - 9, -9), (ex - 3, -13.5), (ex + 4, -13.5), (ex + 9, -9), (ex, -7)])
    sheet.fill(slit, "#2a2224")
    brow = [(ex - side * 9, -20), (ex, -24.5), (ex + side * 10, -22), (ex + side * 13, -17)]
    sheet.fill(taper(brow, [2.4, 5.6, 4.4, 1.2]), "#a39a92")
    sheet.line(spline([(ex - 8, -3), (ex, -0.5), (ex + 8, -3)], closed=False), "#b08c6c", 1.3, 0.8)
    for step in range(2):
        crease = [(side * 29, -10 + step * 4), (side * 35, -12 + step * 6)]
        sheet.line(poly(crease, closed=False), "#b08c6c", 1.3, 0.8)


def _clearing(scene: Scene) -> None:
    """Nobody stands near him: there the low sun reaches the ground, and leaves lie."""
    page = scene.page
    ragged = 0.16 * page.noise(31, 60, 3)
    spot = ((page.x - 560) / 330) ** 2 + ((page.y - 1130) / 112) ** 2
    lit = smoothstep(1.25, 0.3, spot + ragged)
    scene.tint((lit * 0.72).astype(np.float32), "#c99a5c")
    scene.of("ground", (lit > 0.3).astype(np.float32), way=0)


def _trampled(scene: Scene) -> None:
    """One of them lies on the ground, and somebody has stepped on it."""
    sheet = scene.sheet()
    with sheet.at(694, 1128, 1.15):
        sheet.canvas.scale(1, 0.42)
        _mask(sheet, 0, 0, 0.95, 62, tear=False)
        step = spline([(-20, -46), (6, -50), (12, -10), (4, 26), (-14, 24), (-18, -8)])
        sheet.on_top(step, "#4a4038", 0.5)
    scene.lay(sheet, "paper", contact=0.6)
    scene.exact(ellipse(694, 1128, 90, 44), 0.6)


def _him(scene: Scene) -> None:
    """He stands among them with his hat in his hands; his moustache shows."""
    stage = _stage(scene)
    who = Body("old_man", "rose", head="nikos", hair="horseshoe", hair_colour=SILVER,
               beard="walrus", beard_colour="#d4ccc4", top="#e8e2d4", collar="shirt",
               coat="#86a4c0", coat_open=0.25, coat_length=0.62, legs="#4a4450",
               shoes="#2c201c")  # fmt: skip
    he = stage.person(who, "hat_in_hand", facing=-14, head=(-6, 4, 3))
    head = he.place("head")
    cx, cy = stage.page(head + vec(-0.02, 0.018, 0.07))
    scene.exact(ellipse(528, 880, 170, 300), 0.75)
    stage.paint(light=SUN, rim=0.25, rim_colour="#ffe2a8", shadow=0.7, strokes=0.4)
    size = (stage.page(head + vec(0, -0.1, 0.07))[1] - cy) / 76
    _hat(scene, *stage.page(he.place("hand_r") + vec(0.06, -0.05, 0.05)), size)
    _fox(scene, cx - 2, cy - 6 * size, size)


def _hat(scene: Scene, x: float, y: float, size: float) -> None:
    sheet = scene.sheet()
    with sheet.at(x, y, size * 0.9, -6):
        sheet.fill(spline([(-34, 6), (-30, 44), (0, 52), (30, 44), (34, 6)]), "#4c4a50",
                   grad=linear(-34, 0, 34, 30, "#33323c"))  # fmt: skip
        sheet.fill(ellipse(0, 2, 54, 12), "#5c5a60", grad=linear(-50, 0, 50, 0, "#3a3942"))
    scene.lay(sheet, "cloth", cast=Cast((6, 9), dark=0.5))


def _fox(scene: Scene, x: float, y: float, size: float) -> None:
    """A plain paper fox, folded down the middle, tied with a string."""
    sheet = scene.sheet()
    with sheet.at(x, y, size, -4):
        sheet.line(poly([(-52, -16), (-60, -10)], closed=False), "#d8c8a8", 2)
        sheet.line(poly([(50, -16), (60, -8)], closed=False), "#d8c8a8", 2)
        for side in (-1, 1):
            tone = FOX if side < 0 else "#c4561e"
            sheet.fill(poly([(side * 10, -46), (side * 44, -94), (side * 54, -28)]), tone)
            sheet.fill(poly([(side * 24, -50), (side * 41, -78), (side * 45, -38)]), "#5a3428")
            half = [(0, -46), (side * 18, -50), (side * 55, -28), (side * 47, 4), (side * 18, 22),
                    (0, 36)]  # fmt: skip
            sheet.fill(poly(half), tone)
            white = [(side * 55, -28), (side * 47, 4), (side * 18, 22), (0, 36), (0, 16),
                     (side * 22, 0)]  # fmt: skip
            sheet.fill(poly(white), "#fbf0da" if side < 0 else "#d8c6aa")
            eye = spline([(side * 13, -9, 1), (side * 20, -19), (side * 33, -21, 1),
                          (side * 26, -10)])  # fmt: skip
            sheet.fill(eye, "#241a1c")
            sheet.fill(ellipse(side * 22, -14.5, 2.2), "#e8e0d0")
        sheet.line(poly([(0, -46), (0, 34)], closed=False), "#8a3a14", 1.6, 0.6)
        sheet.fill(ellipse(0, 33, 7, 5.5), "#241a1c")
    moustache = scene.sheet()
    with moustache.at(x, y, size, -4):
        for side in (-1, 1):
            wing = [(0, 34), (side * 12, 32), (side * 26, 40), (side * 38, 52), (side * 24, 53),
                    (side * 8, 48), (0, 43)]  # fmt: skip
            moustache.fill(spline(wing), "#f4ece0", grad=linear(-30, 34, 36, 54, "#b0a8a4"))
    scene.lay(moustache, "fur", cast=Cast((3, 5), dark=0.5), still=0.4)
    scene.lay(sheet, "paper", cast=Cast((5, 8), dark=0.6), still=0.6)
    scene.exact(ellipse(x, y, 80 * size, 100 * size), 0.9)


def _dog(scene: Scene) -> None:
    """His dog has not been deceived for a moment."""
    sheet = scene.sheet()
    greyhound(sheet, 404, 1136, size=2.0, pose="sit", flip=True, turn=-9, light=(-0.7, -0.7),
              colours=("#a89a8c", "#eee4d4", "#5c5450"), collar="#a8402c")  # fmt: skip
    with scene.layer("fur", form=0.3, cast=Cast((0.5, 0.12), 1126, dark=0.6), contact=0.6):
        scene.add(sheet, amount=0)
    scene.exact(ellipse(400, 950, 90, 80), 0.7)


def _leaves(scene: Scene) -> None:
    """Some lie there, a few are falling."""
    rng, sheet = random.Random(19), scene.sheet()
    for number in range(60):
        low = number > 14
        x = rng.uniform(0, 800)
        aloft = rng.choice((rng.uniform(20, 150), rng.uniform(640, 1040)))
        y = rng.uniform(1090, 1196) if low else aloft
        if math.hypot(x - 528, y - 560) < 150:
            continue
        tone = rng.choice(("#b07a3c", "#8a5a34", "#c8944c", "#7a5a40"))
        with sheet.at(x, y, rng.uniform(0.6, 1.1), rng.uniform(0, 360)):
            if low:
                sheet.canvas.scale(1, 0.5)
            for step in range(5):
                turn = math.radians(-150 + step * 30)
                long = 15 - abs(step - 2) * 2
                sheet.fill(leaf((0, 0), (long * math.cos(turn), long * math.sin(turn)), 7), tone)
    scene.lay(sheet, "plain", contact=0.3)


def _near(scene: Scene) -> None:
    """One quite near, cut by the frame and out of focus."""
    for x, y, size, turn in ((52, 1030, 2.1, -8),):
        with scene.layer(blur=2.5, dim=0.45):
            sheet = scene.sheet()
            sheet.fill(ellipse(x, y + 130 * size, 84 * size, 84 * size), "#3c4c60")
            sheet.fill(ellipse(x, y - 6 * size, 50 * size, 60 * size), "#3a2c28")
            stick = [(x + 6, y + 50 * size), (x + 20, y + 130 * size)]
            sheet.line(poly(stick, closed=False), "#a8845c", 7 * size)
            _mask(sheet, x, y, size, turn, tear=False)
            scene.add(sheet, amount=0)
        scene.exact(ellipse(x, y, 55 * size, 64 * size), 0.45)
