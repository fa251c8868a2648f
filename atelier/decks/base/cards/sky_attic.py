"""Above the night is a loft, where people in slippers let stars down through holes in the floor."""

import math
from typing import Final

import numpy as np

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
    Sheet,
    common,
    ellipse,
    limb,
    linear,
    minus,
    mix,
    poly,
    radial,
    rect,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import POSES, Hand, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.pen import dots

MIDNIGHT, NIGHT, DUSK, STAR = "#0a1436", "#16286a", "#4a6cb4", "#fff6d8"
BACK: Final = 500.0  # where the floor meets the wall of the loft
TRAP: Final = 372.0, 522.0  # the open trap door
HOLES: Final = (44, 118, 196, 286, 560, 640, 716, 782)
STORE: Final = 262.0, 470.0  # the basket of stars: the light up here
MOON: Final = 652.0, 322.0, 112.0
TALL: Final = 300.0


def paint(page: Page) -> Scene:
    """Paint the night, the loft over it, those who work there and two who look up."""
    scene = Scene(page, 9091, light=(*STORE, 150), glow="#ffd88a", shade="#140f26", reach=520,
                  felt=0.1)  # fmt: skip
    scene.focus(400, 480, 250)
    scene.focus(670, 330, 170)
    scene.focus(260, 1070, 210)
    scene.focus(640, 1000, 160, 0.7)
    scene.focus(440, 820, 90, 0.8)
    _night(scene)
    _town(scene)
    _loft(scene)
    _floor(scene)
    _moon_comes_in(scene)
    _basket(scene)
    _hanger(scene)
    _fisher(scene)
    _threads(scene)
    _loose_star(scene)
    _roof(scene)
    _wishers(scene)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.3, bloom_from=0.8, contrast=1.08, grain=0.02,
            brush=Brush(exact=0.03, edges=0.4, detail=0.5, variety=0.6),
            palette=Palette(
                colours=("#0c1a4c", "#3c62b4", "#ffdf98", "#6a3c1c", "#b8c8e8", "#a8503c"),
                quiet=0.1, hold=0.7,
            ),
            masses=0.15,
        )
    )  # fmt: skip


def _level(x: float) -> float:
    """Return where the front edge of the floor is: it is laid as a very flat vault."""
    return 566 + 30 * ((x - 430) / 400) ** 2


def _night(scene: Scene) -> None:
    page = scene.page
    where = (page.y - 560) / 640
    scene.backdrop([
        (0, MIDNIGHT), (0.12, MIDNIGHT), (0.4, NIGHT), (0.62, "#2c4a98"), (0.74, DUSK),
        (1, "#7d97c6"),
    ], where.astype(np.float32), amount=0.03)  # fmt: skip
    haze = page.noise(31, 210, 5, 0.55, (2.4, 1)) * smoothstep(600, 860, page.y)
    scene.tint(np.clip(haze * 0.3, 0, 0.3).astype(np.float32), "#5a78cc")
    scene.of("sky", way=4)


def _house(sheet: Sheet, scene: Scene, x: float, top: float, wide: float, tone: Colour) -> None:
    """A gable, seldom with a window that is still awake."""
    rng = scene.rng
    ridge = top - wide * rng.uniform(0.32, 0.55)
    middle, right = x + wide / 2, x + wide
    front = [(x, 1240), (x, top), (middle, ridge), (right, top), (right, 1240)]
    sheet.fill(poly(front), tone)
    sheet.fill(poly([*front[2:], (middle, 1240)]), mix(tone, MIDNIGHT, 0.3))
    if rng.random() < 0.6:
        sheet.fill(rect(x + wide * 0.68, ridge + 2, wide * 0.1, wide * 0.36), tone)
    for side in (0.2, 0.62):
        if rng.random() < 0.45:
            high = wide * 0.15
            sheet.fill(rect(x + wide * side, top + rng.uniform(6, 20), high * 0.8, high), "#ffcf74")


def _town(scene: Scene) -> None:
    """The street, far beneath: three rows of roofs in the air of the night."""
    rng = scene.rng
    for base, size, tone, air in (
        (958, 34, "#2c4688", 0.55), (992, 56, "#223a7c", 0.35), (1050, 92, "#182c66", 0.12),
    ):  # fmt: skip
        x = -40.0
        row = scene.sheet()
        row.fill(rect(-40, base, 880, 300), mix(tone, MIDNIGHT, 0.2))
        while x < 820:
            wide = size * rng.uniform(0.75, 1.3)
            _house(row, scene, x, base - size * rng.uniform(0.1, 0.6), wide, tone)
            x += wide * rng.uniform(0.9, 1.15)
        scene.lay(row, "paper", air=("#6f8cc6", air), wobble=0.6)


def _above() -> Path:
    edge = [(x, _level(x)) for x in range(820, -21, -40)]
    return poly([(-20, -20), (820, -20), *edge])


def _loft(scene: Scene) -> None:
    """Boards and rafters: warm near what is stored there, and lost in the dark above."""
    rng = scene.rng
    wall = scene.sheet()
    with wall.inside(_above()):
        wall.fill(rect(-20, -20, 840, 660), "#7a4a24")
        for number in range(15):
            x = number * 62 - 40 + rng.uniform(-6, 6)
            wall.fill(rect(x, -20, 62, 660), vary("#7a4a24", rng, 0.22, 0.02), 0.7)
            wall.line(poly([(x, -20), (x + 3, 640)], closed=False), "#22110a", 3, 0.8)
    scene.lay(wall, "wood", way=89)
    beams = scene.sheet()
    for line in (dots("-60,330 330,-90"), dots("860,250 520,-90"), dots("-40,150 840,96")):
        beams.fill(limb([(p[0], p[1]) for p in line], [46, 46], round_ends=False), "#8a5226")
    scene.lay(beams, "wood", form=0.8, cast=Cast((6, -22), dark=0.7, soft=0.2))
    page = scene.page
    dark = 1 - np.exp(-((page.distance(STORE[0], STORE[1], 1.35, 1.1) / 380) ** 2))
    dark = dark * _inside(scene, _above())
    scene.multiply((dark * 0.78).astype(np.float32), "#3a2434")
    scene.shine(STORE[0], STORE[1] - 20, 330, "#ffb04a", 0.34)


def _inside(scene: Scene, path: Path) -> Field:
    return scene.sheet().fill(path, "#ffffff").pixels()[..., 3]


def _edge(x: float, depth: float) -> tuple[float, float]:
    """Return a place on the floor: depth 0 is at the front edge, 1 at the wall."""
    low = _level(x)
    return x + (400 - x) * 0.1 * depth, low + (BACK - low) * depth


def _floor(scene: Scene) -> None:
    """Boards from above, their cut ends in front, and the night's blue paint from below."""
    top = scene.sheet()
    front = [(x, _level(x)) for x in range(-20, 821, 20)]
    plane = poly([*front, (840, BACK), (-40, BACK)])
    hole = poly([_edge(TRAP[0], 0), _edge(TRAP[0], 0.5), _edge(TRAP[1], 0.5), _edge(TRAP[1], 0),
                 (TRAP[1], 640), (TRAP[0], 640)])  # fmt: skip
    top.fill(minus(plane, hole), "#a86c34")
    for seam in range(-40, 860, 44):
        x = seam + scene.rng.uniform(-8, 8)
        top.line(poly([_edge(x, 0), _edge(x, 1)], closed=False), "#3c200e", 2.4, 0.8,
                 clip=minus(plane, hole))  # fmt: skip
    scene.lay(top, "wood", way=86)
    page = scene.page
    far = np.clip(page.distance(STORE[0], STORE[1], 1.5, 0.7) / 330, 0, 1)
    scene.multiply((far * 0.7 * _inside(scene, minus(plane, hole))).astype(np.float32), "#33203a")
    ends = scene.sheet()
    low = [(x, _level(x) + 24) for x in range(820, -21, -20)]
    shape = minus(poly([*front, *low]), hole)
    ends.fill(shape, "#8a5426", grad=linear(0, 566, 0, 620, "#2c1a18"))
    for seam in range(-40, 860, 44):
        ends.line(poly([(seam, 540), (seam, 640)], closed=False), "#241208", 3, 0.8, clip=shape)
    for x in HOLES:
        ends.fill(rect(x - 4, 540, 8, 100), "#ffd27a", 0.9, clip=shape)
    scene.lay(ends, "wood", way=0)
    for side in TRAP:
        jamb = scene.sheet()
        a, b = _edge(side, 0), _edge(side, 0.5)
        jamb.fill(poly([a, b, (b[0], b[1] + 18), (a[0], a[1] + 24)]), "#50301a")
        scene.lay(jamb, "wood")
    beam = scene.sheet()
    beam.fill(poly([(TRAP[0] + 4, 590), (TRAP[1] - 4, 590), (TRAP[1] + 60, 800),
                    (TRAP[0] - 20, 800)]), "#ffcf80", 0.3, blur=30)  # fmt: skip
    for x in HOLES:
        y = _level(x) + 24
        beam.fill(poly([(x - 4, y), (x + 4, y), (x + 12, y + 70), (x - 12, y + 70)]), "#ffdf90",
                  0.2, blur=9)  # fmt: skip
    scene.put(beam, "screen")


def _star(sheet: Sheet, x: float, y: float, size: float, turn: float = 0,
          tone: Colour = STAR) -> None:  # fmt: skip
    """A star cut by hand: five arms, one a little longer."""
    points = []
    for arm in range(10):
        angle = math.radians(turn - 90 + arm * 36)
        far = size * (1.12 if arm == 0 else 1) if arm % 2 == 0 else size * 0.45
        points.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    sheet.fill(poly(points), tone)


def _basket(scene: Scene) -> None:
    """Wicker, heaped with stars."""
    x, foot, wide, tall = STORE[0] - 10, 548.0, 62, 70
    scene.shine(x, foot - tall - 10, 170, "#ffb850", 0.6)
    stars = scene.sheet()
    for number in range(22):
        px = x + (scene.rng.random() - 0.5) * wide * 1.6
        py = foot - tall - 2 - scene.rng.random() * 34 * (1 - abs(px - x) / wide)
        tone = ("#fff2c4", "#ffd878", "#f8bc50")[number % 3]
        _star(stars, px, py, scene.rng.uniform(11, 19), number * 37, tone)
    scene.put(stars)
    basket = scene.sheet()
    rim = [(x - wide, foot - tall, 1), (x + wide, foot - tall, 1)]
    shape = spline([*rim, (x + wide * 0.8, foot - 6), (x, foot + 4), (x - wide * 0.8, foot - 6)])
    basket.fill(shape, "#a8692c", grad=linear(0, foot - tall, 0, foot, "#4a2812"))
    for row in range(7):
        for column in range(12):
            px = x - wide + column * wide / 5.5 + (row % 2) * wide / 11
            py = foot - tall + 6 + row * tall / 7
            tone = "#d2944a" if (row + column) % 2 else "#5e3416"
            basket.fill(ellipse(px, py, wide / 11, tall / 17), tone, 0.8, clip=shape)
    scene.lay(basket, "wood", way=0, contact=0.8)
    scene.shine(x, foot - tall - 14, 110, "#ffc870", 0.35)


def _moon_comes_in(scene: Scene) -> None:
    """It comes in for repair, carried by two."""
    with_moon = Hand((0.12, 0.62, 0.33), (0.8, -0.8, 0), "flat", (0, 0.5, 1), (0, 0.9, 0.3))
    under = Hand((-0.12, 0.50, 0.31), (-0.8, -0.8, 0), "flat", (0, 0.4, 1), (0, 1, 0.2))
    pose = POSES["carrying"].like(left_hand=with_moon, right_hand=under, head=(0, -14, 0))
    x, y, _ = MOON
    light = (x, y, 220)
    other = Stage(scene, 742, _level(742) - 26, TALL * 0.94, pitch=8)
    other.person(PORTER, pose, facing=-62)
    other.paint(light=light, rim=0.4, rim_colour="#c8d8ff", shadow=0.4, dim=0.3, bounce="#5a4a70")
    scene.shine(x, y, 210, "#b8ccff", 0.5)
    _moon(scene)
    near = Stage(scene, 552, _level(552) - 12, TALL, pitch=8)
    near.person(STRONG, pose, facing=66)
    near.paint(light=light, rim=0.5, rim_colour="#c8d8ff", shadow=0.4, dim=0.3, bounce="#a8683a")


def _moon(scene: Scene) -> None:
    """A ball of plaster: a crack, a patch, a piece that is missing."""
    x, y, size = MOON
    moon = scene.sheet()
    bite = spline([(x - 120, y - 60), (x - 66, y - 78), (x - 78, y - 52), (x - 50, y - 36),
                   (x - 84, y - 20), (x - 118, y - 26)])  # fmt: skip
    disc = minus(ellipse(x, y, size), bite)
    moon.fill(disc, "#f4f0dc", grad=radial(x - 26, y - 24, size * 1.35, "#8c9cc4"))
    for px, py, wide in (
        (30, 34, 24), (-34, 50, 15), (52, -26, 15), (-6, -62, 12), (6, -8, 9), (-52, 10, 10),
        (70, 22, 9), (-4, 78, 12), (34, -72, 8),
    ):  # fmt: skip
        moon.fill(ellipse(x + px, y + py, wide, wide * 0.86), "#8fa0c4", 0.7, clip=disc)
        moon.fill(ellipse(x + px + 2, y + py + 3.5, wide * 0.84, wide * 0.68), "#d8dae0", 0.8,
                  clip=disc)  # fmt: skip
    crack = [(x - 54, y - 36), (x - 28, y - 8), (x - 34, y + 16), (x - 4, y + 34), (x - 12, y + 66)]
    moon.line(spline(crack, closed=False), "#4a5a88", 3)
    with moon.at(x + 22, y - 40, 1, 34):
        moon.fill(rect(-32, -9, 64, 18, 8), "#d89468")
        moon.fill(rect(-10, -9, 20, 18), "#f0bc90")
    scene.lay(moon, "paper", form=0.35)


STRONG: Final = Who(
    "heavy_woman", "dark", head="abeba", hair="low bun", hair_colour="#1c1416", top="#8a4038",
    sleeves=0.55, skirt=0.72, skirt_colour="#5a2e34", apron="#d8cbb0", shoes="#c0a06a",
)  # fmt: skip
PORTER: Final = Who(
    "old_man", "rose", head="lars", hair="horseshoe", hair_colour="#d8d4cc", beard="walrus",
    mood="concentrating", top="#6a7aa0", legs="#3c3c54", shoes="#b8785a", hem=0.05,
)  # fmt: skip
STOUT: Final = Who(
    "stout_man", "tan", head="ravi", hair="crop", hair_colour="#22161a", mood="calm",
    top="#6c7c9c", hem=0.08, legs="#4a3a44", shoes="#a8503c", sleeves=0.6,
)  # fmt: skip
ANGLER: Final = Who(
    "youth", "pale", head="ingrid", hair="pixie", hair_colour="#a8582c", mood="sly",
    top="#4c7c78", sleeves=0.7, legs="#a8905c", leg_length=0.85, shoes="#b85a5a", socks="#e0d8c8",
)  # fmt: skip


def _hanger(scene: Scene) -> None:
    """He lets the next one down, and has eaten one himself: it shines through him."""
    stage = Stage(scene, 112, _level(112) - 14, TALL * 1.02, pitch=8)
    pose = POSES["one_knee"].like(
        head=(6, 26, 0),
        left_hand=Hand(
            (0.05, 0.34, 0.36), (0.8, -0.4, 0), "pinch", (-0.1, -0.3, 1), (-0.8, -0.4, 0)
        ),
        right_hand=Hand(
            (-0.04, 0.44, 0.30), (-0.8, -0.6, 0), "pinch", (0.1, -0.1, 1), (0.7, -0.5, 0)
        ),
    )
    him = stage.person(STOUT, pose, facing=52)
    stage.paint(rim=0.5, rim_colour="#ffd890", shadow=0.5, dim=0.2, bounce="#c07a38")
    scene.still(ellipse(*stage.page(him.place("head")), 26), 0.7)
    belly = stage.page(him.place("pelvis") + vec(0.07, 0.10, 0.1))
    glow = scene.sheet()
    _star(glow, *belly, 15, 10, "#fff2b8")
    scene.put(glow, opacity=0.75, blur=1.6)
    scene.shine(*belly, 44, "#ffdf88", 0.8)
    hand = stage.page(him.hold["l"].rod)
    thread = scene.sheet()
    thread.line(poly([stage.page(him.hold["r"].rod), hand, (hand[0] + 1, _level(hand[0]) + 80)],
                     closed=False), "#fff4d8", 1.4)  # fmt: skip
    _star(thread, hand[0] + 1, _level(hand[0]) + 94, 17, 6)
    scene.put(thread)
    scene.shine(hand[0], _level(hand[0]) + 94, 60, "#dfeaff", 0.6)


def _fisher(scene: Scene) -> None:
    """On the edge of the trap, with a rod; far below there is a hat on the hook."""
    fishing = POSES["fishing"]
    pose = POSES["seated_edge"].like(
        left_hand=fishing.left_hand, right_hand=fishing.right_hand, head=(-6, 24, 4)
    )
    stage = Stage(scene, 368, _level(368) - 2, TALL * 1.1, pitch=8)
    her = stage.person(ANGLER, pose, at=(0, -0.455, 0.02), facing=52)
    grip = her.hold["l"].rod
    way = unit(her.ahead + vec(0, 0.75, 0))
    tip = grip + way * 0.30 + vec(0.02, -0.02, 0)
    things.rod(stage.canvas, [grip - way * 0.1, grip + way * 0.2, tip], [0.013, 0.010, 0.006],
               "#d8a860")  # fmt: skip
    stage.paint(rim=0.4, rim_colour="#ffd890", shadow=0, dim=0.2, contact=0, bounce="#4a5a90")
    scene.still(ellipse(*stage.page(her.place("head")), 26), 0.7)
    x, y = stage.page(tip)
    line = scene.sheet()
    hook = x - 4, 800.0
    line.line(spline([(x, y), (x + 2, 640), hook], closed=False), "#f4ecd8", 1.5)
    scene.put(line)
    hat = scene.sheet()
    with hat.at(hook[0] + 6, hook[1] + 32, 0.95, 22):
        hat.fill(ellipse(0, 14, 46, 11), "#57303c")
        hat.fill(spline(dots("-27,12! -24,-26 -8,-36 12,-34 26,-24 27,12!")), "#74424c",
                 grad=linear(-20, -30, 24, 14, "#3c2030"))  # fmt: skip
        hat.fill(spline([(-27, -2, 1), (0, 4), (27, -2, 1), (27, 9, 1), (0, 15), (-27, 9, 1)]),
                 "#d8a850")  # fmt: skip
    scene.lay(hat, "cloth", form=0.4)


def _threads(scene: Scene) -> None:
    """The stars where we know them from: each on its thread."""
    rng = scene.rng
    threads, stars = scene.sheet(), scene.sheet()
    lights: list[tuple[float, float, float]] = []
    for hole in HOLES:
        for number in range(4):
            x = hole + (number - 1.5) * 19 + rng.uniform(-7, 7)
            y = _level(hole) + 54 + rng.random() ** 1.2 * 310
            if math.hypot(x - 456, y - 826) < 90 or math.hypot(x - 214, y - 680) < 40:
                continue
            size = rng.choice([3.4, 3.8, 4.4, 6, 9, 15])
            bend = hole + (x - hole) * 0.5, _level(hole) + 60
            way = spline([(hole, _level(hole) + 20), bend, (x, y - size)], closed=False)
            threads.line(way, "#a8bce8", 0.9, 0.5)
            if size > 5:
                _star(stars, x, y, size, rng.uniform(-20, 20))
            else:
                stars.fill(ellipse(x, y, size), STAR)
            lights.append((x, y, size))
    scene.put(threads)
    scene.put(stars)
    for x, y, wide in lights:
        scene.shine(x, y, 8 + wide * 3.2, "#cfdfff", 0.55)
        scene.exact(ellipse(x, y, wide + 5), 0.7)
        scene.still(ellipse(x, y, wide + 4))


def _loose_star(scene: Scene) -> None:
    """One has got loose and is on its way."""
    trail = scene.sheet()
    trail.fill(taper(dots("752,640 720,720 680,800 640,862"), [0.3, 3, 8, 13]), "#fff0c0", 0.5,
               blur=5)  # fmt: skip
    trail.fill(taper(dots("748,650 716,728 676,804 640,862"), [0.3, 1.4, 3, 5]), STAR, 0.8, blur=1)
    scene.put(trail, "screen")
    star = scene.sheet()
    _star(star, 638, 868, 20, 28)
    scene.put(star)
    scene.shine(638, 868, 76, "#ffeab0", 0.7)
    scene.exact(ellipse(638, 868, 30))


RIDGE: Final = ((-20, 950), (560, 1046), (690, 1230), (-20, 1230))


def _roof(scene: Scene) -> None:
    """The nearest roof, seen from above, with its chimney."""
    rng = scene.rng
    roof = scene.sheet()
    slope = poly(list(RIDGE))
    roof.fill(slope, "#33406c", grad=linear(0, 1000, 100, 1220, "#161e44"))
    for row in range(19):
        for tile in range(38):
            x, y = tile * 19 - 20 + (row % 2) * 9, 936 + row * 17 + tile * 3.2
            tone = vary("#3a4876", rng, 0.3, 0.02)
            shape = poly([(x, y), (x + 18, y + 3.2), (x + 19, y + 18), (x + 1, y + 15)])
            roof.fill(common(shape, slope), tone, 0.55)
            roof.line(poly([(x, y + 15), (x + 18, y + 18)], closed=False), "#0e1434", 2, 0.6,
                      clip=slope)  # fmt: skip
    roof.line(poly([RIDGE[0], RIDGE[1]], closed=False), "#5a6ea4", 7)
    scene.lay(roof, "paper", way=10, wobble=0.8)


SHE: Final = Who(
    "girl", "brown", head="asha", hair="afro", hair_colour="#1c1418", top="#d4665a",
    legs="#4a5478", shoes="#d8d0c0", mood="smiling",
)  # fmt: skip
HE: Final = Who(
    "youth", "fair", head="lars", hair="bowl", hair_colour="#c8a058", top="#7cb0a4",
    legs="#5a4a5e", shoes="#c8a050", mood="calm",
)  # fmt: skip


def _wishers(scene: Scene) -> None:
    """Two on the tiles, on their backs; one points."""
    scene.shine(280, 1095, 300, "#a8c0f4", 0.3)
    stage = Stage(scene, 285, 1110, 300, pitch=48, roll=-8)
    pose = POSES["lying_back"]
    point = Hand((-0.08, 0.42, -0.24), (-1, 0, 0.2), "point", (0.1, 1, 0.1), (0, 0, 1))
    stage.person(HE, pose, at=(-0.42, 0, 0.06), facing=-78)
    stage.person(SHE, pose.like(right_hand=point), at=(0.4, 0, -0.04), facing=62)
    stage.paint(light=(330, 560, 420), rim=0.4, rim_colour="#cfe0ff", shadow=0.6, dim=0,
                fill=0.6, bounce="#3c5498")  # fmt: skip
