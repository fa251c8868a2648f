"""A grand piano rises between the houses with its player; one small hand far below holds it all."""

import math
import random
from itertools import pairwise
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    Sheet,
    darker,
    ellipse,
    leaf,
    linear,
    mix,
    poly,
    sample,
    smoothstep,
    spline,
    vary,
)
from pinxit_atelier.gesture import POSES, Foot, Hand, Pose, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.space import Vec, smooth

PITCH: Final = math.radians(34)  # how far up we look
FOCAL, CENTRE = 620.0, (410.0, 600.0)
LEFT, RIGHT, EYE = -4.6, 3.3, -1.6  # the walls, and the street under our eyes, in metres
FLOOR_HIGH: Final = 2.9
PULLEY: Final = 452.0, 46.0
WALL, SHADE, GLASS, LACQUER = "#8d8492", "#4a4658", "#39405a", "#14131a"
BRASS, ROPE = "#b8925a", "#b9a587"


def paint(page: Page) -> Scene:
    """Paint the strip of dawn, the walls, who leans out, the piano, and who holds the rope."""
    scene = Scene(page, 5512, light=(330, -260, 260), glow="#ffdccb", shade="#231d33", reach=1500,
                  felt=0)  # fmt: skip
    scene.focus(330, 350, 200)
    scene.focus(560, 1080, 110)
    scene.focus(110, 700, 80, 0.8)
    scene.focus(690, 640, 80, 0.8)
    _dawn(scene)
    _street(scene)
    _end_of_street(scene)
    for side in (-1, 1):
        _house(scene, side)
    _gloom(scene)
    _neighbours(scene)
    _beam(scene)
    _piano(scene)
    hold = _lady(scene)
    _rope(scene, [(PULLEY[0] + 15, PULLEY[1]), (506, 500), (548, 860), hold], 6)
    _falling_key(scene)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.3, bloom_from=0.85, contrast=1.22, grain=0.02,
            brush=Brush(exact=0.036, edges=0.5, detail=0.5, variety=0.9),
            palette=Palette(
                colours=("#f4d4c0", "#c48a8e", "#4a4658", "#6a7f98", "#a08a70"),
                accent="#c8982c", quiet=0.25, hold=0.75,
            ),
            masses=0.3,
        )
    )  # fmt: skip


def _at(x: float, y: float, z: float) -> tuple[float, float]:
    """Return where a place in the street is on the page: x right, y up, z away, in metres."""
    ahead = y * math.sin(PITCH) + z * math.cos(PITCH)
    up = y * math.cos(PITCH) - z * math.sin(PITCH)
    return CENTRE[0] + FOCAL * x / ahead, CENTRE[1] - FOCAL * up / ahead


def _quad(*corners: tuple[float, float, float]) -> Path:
    return poly([_at(*corner) for corner in corners])


def _dawn(scene: Scene) -> None:
    page = scene.page
    where = page.y / 1000 + 0.10 * page.noise(3, 300, 4, 0.55, (2.2, 0.8))
    scene.backdrop([(0, "#a9909e"), (0.3, "#cf9a9c"), (0.62, "#efc0aa"), (0.95, "#f8e2c8")],
                   where.astype(np.float32), amount=0.02)  # fmt: skip
    scene.of("sky", way=-12)
    bars, rng = scene.sheet(), random.Random(4)
    for _ in range(12):
        x, y, long = rng.uniform(180, 640), rng.uniform(40, 760), rng.uniform(60, 190)
        bar = spline([(x - long, y + 12), (x, y - 9), (x + long, y - 12), (x, y + 7)])
        bars.fill(bar, rng.choice(("#f6d8c4", "#b8858e")), 0.45, blur=7)
    scene.put(bars)


def _street(scene: Scene) -> None:
    """Wet cobbles that keep a little of the sky."""
    sheet, rng = scene.sheet(), random.Random(8)
    sheet.fill(_quad((LEFT, EYE, 4), (RIGHT, EYE, 4), (RIGHT, EYE, 30), (LEFT, EYE, 30)), "#5c5664")
    for row in range(40):
        z = 6 + row * 0.45
        for _ in range(16):
            x = rng.uniform(LEFT, RIGHT)
            stone = _quad(
                (x, EYE, z), (x + 0.4, EYE, z), (x + 0.4, EYE, z + 0.4), (x, EYE, z + 0.4)
            )
            sheet.fill(stone, vary(mix("#5c5664", "#b89a9c", rng.random() ** 2), rng, 0.1), 0.8)
    scene.lay(sheet, "stone")


def _end_of_street(scene: Scene) -> None:
    """Gables far off, in the light."""
    sheet = scene.sheet()
    for x0, x1, high, ridge, tone in ((-7, -2.4, 6, 9, "#b89aa0"), (-2.6, 0.8, 7.5, 9.6, "#a98f9c"),
                                      (0.7, 6, 6.4, 10, "#bca0a2")):  # fmt: skip
        middle = (x0 + x1) / 2
        sheet.fill(
            _quad(
                (x0, EYE, 27), (x1, EYE, 27), (x1, high, 27), (middle, ridge, 27), (x0, high, 27)
            ),
            tone,
        )
        for row in range(3):
            for column in range(3):
                x, y = x0 + 0.6 + column * (x1 - x0 - 0.8) / 3, 0.5 + row * 2
                window = _quad(
                    (x, y, 27), (x + 0.6, y, 27), (x + 0.6, y + 1.2, 27), (x, y + 1.2, 27)
                )
                sheet.fill(window, darker(tone, 0.35))
    scene.lay(sheet, "plain", air=("#f2cdb8", 0.45))


def _house(scene: Scene, side: int) -> None:
    """One side of the street: a wall in shade, its cornice against the sky, rows of windows."""
    x, rng = (LEFT, random.Random(21)) if side < 0 else (RIGHT, random.Random(22))
    runs = ((20.8, 26.9, 9.0), (11.6, 20.9, 11.6), (-1.5, 11.7, 10.4)) if side < 0 else (
        (18.8, 26.9, 10.0), (10.0, 18.9, 8.8), (-1.5, 10.1, 11.8))  # fmt: skip
    for number, (near, far, top) in enumerate(runs):
        wall, tone = scene.sheet(), vary(WALL if number % 2 else "#7c7688", rng, 0.05)
        low, high = _at(x, EYE, far), _at(x, top, (near + far) / 2)
        foot = max(near, 2.3)  # nearer than that it lies behind us
        face = _quad((x, EYE, foot), (x, EYE, far), (x, top, far), (x, top, near))
        dark, light = (0.78, 0.05) if side < 0 else (0.4, 0.75)
        dawn = linear(*low, *high, mix(tone, "#f2bfa8", light))
        wall.fill(face, mix(tone, SHADE, dark), grad=dawn)
        for _ in range(240):  # where plaster has come off, and rain run down
            y, z = rng.uniform(0, top), rng.uniform(max(near, 1.5), far)
            deep, tall = rng.uniform(0.1, 0.7), rng.uniform(0.1, 0.6)
            patch = _quad((x, y, z), (x, y, z + deep), (x, y + tall, z + 0.3))
            wall.fill(patch, vary(tone, rng, 0.25), 0.25, clip=face)
        _windows(wall, x, near, far, top, rng)
        out = x - side * 0.45
        eaves = _quad((x, top - 0.5, near), (x, top - 0.5, far), (out, top, far), (out, top, near))
        wall.fill(eaves, SHADE, grad=linear(*high, *_at(x, top, far), mix(SHADE, WALL, 0.4)))
        edge = poly([_at(out, top, near), _at(out, top, far)], closed=False)
        wall.line(edge, "#efc8b4" if side > 0 else "#a8929c", 3, 0.9)
        for z in np.arange(near + 1, far, 3.1):
            chimney = _quad(
                (x, top, z), (x, top, z + 0.6), (x, top + 1.3, z + 0.6), (x, top + 1.3, z)
            )
            wall.fill(chimney, mix(SHADE, tone, 0.5))
        lost = 0.10 + 0.34 * smoothstep(4, 26, np.array([near], np.float32))[0]
        scene.lay(wall, "wood", way=88 if side > 0 else 92, air=("#e6bfb4", float(lost)))


def _gloom(scene: Scene) -> None:
    """The street is still in the night's shade; only the strip of sky has any day."""
    page = scene.page
    aside = smoothstep(140, 430, np.abs(page.x - 430)) * 0.5
    low = smoothstep(820, 1200, page.y) * 0.25
    scene.multiply(np.maximum(aside, low).astype(np.float32), "#4a4468")


def _windows(
    sheet: Sheet, x: float, near: float, far: float, top: float, rng: random.Random
) -> None:
    for z in np.arange(far - 1.9, max(near, 1.2), -2.3):
        for y in np.arange(EYE + 1.2, top - 2.4, FLOOR_HIGH):
            frame = _quad((x, y, z), (x, y, z + 1.1), (x, y + 1.75, z + 1.1), (x, y + 1.75, z))
            pane = _quad(
                (x, y + 0.1, z + 0.1),
                (x, y + 0.1, z + 1.0),
                (x, y + 1.65, z + 1.0),
                (x, y + 1.65, z + 0.1),
            )
            sheet.fill(frame, "#a39aa2", 0.9)
            lit = rng.random() < 0.05
            glass = "#d8a860" if lit else mix(GLASS, "#c8949a", rng.random() ** 2 * 0.7)
            sheet.fill(
                pane,
                glass,
                grad=linear(*_at(x, y, z), *_at(x, y + 1.7, z), mix(glass, "#e0aca8", 0.35)),
            )
            for bar in (
                ((y + 0.1, z + 0.55), (y + 1.65, z + 0.55)),
                ((y + 1.1, z + 0.1), (y + 1.1, z + 1.0)),
            ):
                line = poly([_at(x, *bar[0]), _at(x, *bar[1])], closed=False)
                sheet.line(line, "#8f8792", 2.2)
            sill = x - math.copysign(0.22, x)
            sheet.fill(
                _quad(
                    (x, y, z - 0.1),
                    (x, y, z + 1.2),
                    (sill, y - 0.05, z + 1.2),
                    (sill, y - 0.05, z - 0.1),
                ),
                SHADE,
            )


def _neighbours(scene: Scene) -> None:
    """One leans out with flowers, one with scissors; both look at the rope or up."""
    flowers = POSES["offering"].like(head=(6, -26, 4))
    cutting = Pose(
        (0.0, 0.54, 0.0), (8, 10, 0), (12, 26, -4), (8, -22, 0),
        Foot((0.07, 0.04, 0), 15), Foot((-0.07, 0.04, 0), -15),
        Hand((0.16, 0.60, 0.20), (1, -0.4, -0.4), "flat", (-0.2, -0.3, 0.9), (0, -1, 0)),
        Hand((-0.10, 0.80, 0.46), (-0.9, -0.5, -0.3), "fist", (0.1, 0.3, 0.95), (0.3, -0.9, 0)),
    )  # fmt: skip
    for z, y, who, pose, facing, wide in (
        (8.3, 2.45, Who("heavy_woman", "olive", head="leila", hair="curls", hair_colour="#3a2f30",
                        top="#9a5a60", sleeves=0.6), flowers, 62.0, LEFT),
        (7.7, 3.0, Who("thin_man", "pale", head="lars", hair="crop", hair_colour="#8a7a5c",
                       top="#5c7484", sleeves=0.7), cutting, -64.0, RIGHT),
    ):  # fmt: skip
        room = _quad((wide, y, z), (wide, y, z + 1.3), (wide, y + 1.9, z + 1.3), (wide, y + 1.9, z))
        scene.lay(
            scene.sheet().fill(
                room, "#3a3040", grad=linear(*_at(wide, y, z), *_at(wide, y + 1.9, z), "#8a6a50")
            )
        )
        sill = _at(wide - math.copysign(0.12, wide), y, z + 0.6)
        above = _at(wide - math.copysign(0.12, wide), y + 1.2, z + 0.6)
        lean = math.degrees(math.atan2(above[0] - sill[0], sill[1] - above[1]))
        stage = Stage(scene, sill[0], sill[1] + 84, 164, pitch=-26, roll=-lean, near=3,
                      box=(sill[0] - 130, sill[1] - 150, sill[0] + 130, sill[1] + 8))  # fmt: skip
        person = stage.person(who, pose, facing=facing)
        hand = stage.page(person.place("hand_r"))
        stage.paint(shadow=0, contact=0, fill=0.35, rim=0.3, rim_colour="#ffd8c8", dim=0,
                    light=(400, 300, 200), strokes=0.5)  # fmt: skip
        scene.exact(ellipse(sill[0], sill[1] - 50, 70, 80), 0.8)
        if wide < 0:
            _bouquet(scene, *hand)
        else:
            _scissors(scene, *hand)
        front = scene.sheet()
        out = wide - math.copysign(0.42, wide)
        under = (wide, y - 0.5, z - 0.2), (out, y - 0.5, z - 0.2)
        ledge = _quad(*under, (out, y, z - 0.2), (out, y, z + 1.5), (wide, y, z + 1.5))
        front.fill(ledge, "#6a6070")
        scene.lay(front, "wood", form=0.3, cast=Cast((4, 14), dark=0.5, soft=0.3))


def _bouquet(scene: Scene, x: float, y: float) -> None:
    sheet, rng = scene.sheet(), random.Random(3)
    for _ in range(9):
        tip = x + rng.gauss(10, 10), y - rng.uniform(12, 32)
        sheet.line(poly([(x, y + 6), tip], closed=False), "#5f6f54", 2)
        sheet.fill(leaf((x, y), (tip[0] - 8, tip[1] + 14), 6), "#6f7f5c")
        for k in range(5):
            turn = k * math.tau / 5
            petal = ellipse(tip[0] + 4.4 * math.cos(turn), tip[1] + 4.4 * math.sin(turn), 4)
            sheet.fill(petal, rng.choice(("#e6d8d4", "#c87a84", "#d8a8a4")))
    scene.lay(sheet, "plain", form=0.3)
    scene.exact(ellipse(x + 10, y - 26, 40), 0.7)


def _scissors(scene: Scene, x: float, y: float) -> None:
    sheet = scene.sheet()
    with sheet.at(x - 2, y - 2, 0.72, -74):
        for side in (-1, 1):
            sheet.fill(leaf((0, 0), (side * 9, -44), 7, side * 0.1), "#7f8890")
            sheet.line(ellipse(side * 7, 12, 6, 8), "#7a3a3a", 3.4)
    scene.lay(sheet, "metal")
    scene.exact(ellipse(x - 20, y, 44), 0.8)


def _beam(scene: Scene) -> None:
    """A beam out of the right roof, with the pulley."""
    sheet = scene.sheet()
    sheet.fill(poly([(860, -40), (404, 6), (402, 24), (860, 6)]), "#2c2834")
    sheet.fill(poly([(640, 20), (770, 150), (784, 140), (664, 16)]), "#2c2834")
    sheet.line(poly([(PULLEY[0], 16), PULLEY], closed=False), "#2c2834", 6)
    sheet.fill(
        ellipse(*PULLEY, 22), BRASS, grad=linear(PULLEY[0] - 20, 30, PULLEY[0] + 20, 60, "#5a4430")
    )
    sheet.fill(ellipse(*PULLEY, 13), "#3a3034").fill(ellipse(*PULLEY, 5), BRASS)
    scene.lay(sheet, "wood", form=0.3)
    scene.exact(ellipse(*PULLEY, 40), 0.7)


def _rope(scene: Scene, points: list[tuple[float, float]], wide: float) -> None:
    """A laid rope, as thin as its load allows."""
    sheet = scene.sheet()
    line = spline(points, closed=False) if len(points) > 2 else poly(points, closed=False)
    sheet.line(line, darker(ROPE, 0.45), wide)
    long = sum(math.dist(one, other) for one, other in pairwise(points))
    stations = sample(points, int(long / (wide * 1.1)))
    for x, y, dx, dy in stations:
        half = wide * 0.36
        one = x - dy * half - dx * half, y + dx * half - dy * half
        two = x + dy * half + dx * half, y - dx * half + dy * half
        sheet.line(poly([one, two], closed=False), ROPE, wide * 0.5)
    scene.put(sheet)
    scene.exact(sheet.pixels()[..., 3], 0.8)


AHEAD: Final = unit(vec(math.sin(math.radians(66)), 0, math.cos(math.radians(66))))  # as she looks
LEFTWARD: Final = unit(np.cross(vec(0, 1, 0), AHEAD))
RIM: Final = smooth(
    [(0.43, 0.0), (0.43, 0.5), (0.43, 0.9), (0.36, 1.12), (0.18, 1.18), (0.02, 1.04), (-0.08, 0.78),
     (-0.26, 0.58), (-0.41, 0.44), (-0.43, 0.2), (-0.43, 0.0)], 41,
)  # fmt: skip


def _spot(left: float, up: float, ahead: float) -> Vec:
    return np.asarray(LEFTWARD * left + vec(0, up, 0) + AHEAD * ahead)


def _piano(scene: Scene) -> None:
    """Its dark belly, three legs, a lid like a wing, and she who plays with her eyes shut."""
    stage = Stage(scene, 262, 506, 312, pitch=-27, roll=-5, near=2.6, box=(-20, -20, 820, 760))
    canvas = stage.canvas
    low, high = 0.39, 0.53
    for level, tone in ((low, "#6e5644"), (high, LACQUER)):
        with canvas.part(tone, soft=0.1, sheen=0.2, rough=0.6) as board:
            board.plane([_spot(a, level, b) for a, b in RIM])
    with canvas.part("#24222e", soft=0.4, sheen=1.0, rough=0.4) as side:
        levels = np.linspace(low, high + 0.02, 4)
        side.surface(np.array([[_spot(a, level, b) for a, b in RIM] for level in levels]))
    for number in range(5):  # the beams under it
        ahead = 0.16 + number * 0.17
        start = _spot(0.40, low - 0.012, ahead)
        end = _spot(-0.38 + 0.12 * number, low - 0.012, ahead + 0.05)
        things.rod(canvas, [start, end], 0.019, "#3a2c28")
    open_by = math.radians(52)
    wide, lift = math.cos(open_by), math.sin(open_by)
    with canvas.part("#34303e", soft=0.1, sheen=1.0, rough=0.4) as lid:
        lid.plane(
            [_spot(0.43 + (a - 0.43) * wide, high + 0.03 + (0.43 - a) * lift, b) for a, b in RIM]
        )
    things.rod(canvas, [_spot(-0.34, high, 0.4), _spot(-0.09, 1.13, 0.42)], 0.008, "#3a3034")
    for left, ahead in ((0.36, 0.1), (-0.36, 0.1), (0.2, 1.0)):
        leg = [_spot(left, up, ahead) for up in (low, 0.26, 0.05)]
        things.rod(canvas, leg, [0.045, 0.034, 0.024], "#1c1a24", sheen=0.8)
        things.ball(canvas, _spot(left, 0.02, ahead), 0.028, BRASS, sheen=0.8)
    for left in (-0.04, 0.04):
        things.rod(canvas, [_spot(left, low, 0.2), _spot(left * 1.6, 0.10, 0.16)], 0.010, "#1c1a24")
    for left in (-0.05, 0.0, 0.05):
        things.rod(
            canvas, [_spot(left, 0.10, 0.2), _spot(left, 0.085, 0.09)], 0.011, BRASS, sheen=0.8
        )
    things.box(
        canvas, _spot(0, 0.425, -0.06), LEFTWARD * 0.42, vec(0, 0.025, 0), AHEAD * 0.07, "#1c1a24"
    )
    things.box(
        canvas, _spot(0, 0.462, -0.065), LEFTWARD * 0.38, vec(0, 0.010, 0), AHEAD * 0.062, "#ece6da"
    )
    for number in range(24):
        left = -0.36 + number * 0.031
        if number % 7 not in (2, 6) and number != 11:
            things.box(
                canvas,
                _spot(left, 0.478, -0.04),
                LEFTWARD * 0.008,
                vec(0, 0.008, 0),
                AHEAD * 0.036,
                LACQUER,
            )
    hook = _spot(0.05, 1.55, 0.45)
    for left, ahead in ((0.43, 0.12), (-0.43, 0.12), (0.2, 1.16), (-0.1, 0.75)):
        things.rope(
            canvas,
            [_spot(left, low - 0.02, ahead), _spot(left * 1.05, high, ahead), hook],
            0.011,
            ROPE,
        )
    _player(stage)
    with scene.layer("plain", way="around"):
        stage.paint(
            shadow=0, contact=0, fill=0.6, rim=0.9, rim_colour="#ffcdbc", dim=0, bounce="#c89a9a"
        )
    x, y = stage.page(hook)
    _rope(scene, [(x, y), (PULLEY[0] - 16, PULLEY[1])], 7)


def _player(stage: Stage) -> None:
    pose = Pose(
        (0, 0.315, 0), (0, 2, 0), (-4, 10, 2), (-6, -16, 6),
        Foot((0.08, 0.01, 0.32), 6, 0, (0.2, 0.6, 1)),
        Foot((-0.07, 0.01, 0.40), -6, -8, (-0.2, 0.6, 1)),
        Hand((0.20, 0.60, 0.34), (0.9, -0.5, -0.4), "claw", (-0.05, -0.35, 0.9), (0, -0.9, -0.4)),
        Hand((-0.16, 0.44, 0.38), (-0.9, -0.5, -0.4), "claw", (0.1, -0.1, 1), (0, -1, 0)),
        sway=(0.02, 0.02, -0.2), how="sit",
    )  # fmt: skip
    who = Who(
        "thin_woman", "brown", head="abeba", hair="long", hair_colour="#2a2024", mood="asleep",
        top="#4a6272", legs="#22242e", leg_width=0.26, scarf="#c8982c", shoes="#2a2024",
    )  # fmt: skip
    spot = _spot(0, 0.10, -0.50)
    facing = math.degrees(math.atan2(AHEAD[0], AHEAD[2]))
    player = stage.person(who, pose, at=spot, facing=facing)
    seat = player.place("pelvis") - vec(0, 0.088, 0)
    things.box(stage.canvas, seat + AHEAD * 0.05, LEFTWARD * 0.19, vec(0, 0.014, 0), AHEAD * 0.12,
               "#5a3a34")  # fmt: skip
    knot = seat + vec(0, 1.2, 0) - AHEAD * 0.16
    for way in (-1, 1):
        for end in (-0.03,):
            start = seat + LEFTWARD * 0.175 * way + AHEAD * end
            things.rope(stage.canvas, [start, knot], 0.006, ROPE)
    things.rope(stage.canvas, [knot, seat + vec(0, 2.6, 0) - AHEAD * 0.1], 0.009, ROPE)


def _lady(scene: Scene) -> tuple[float, float]:
    """She holds it all with one hand, and reads; return where the rope comes down to her."""
    stage = Stage(scene, 548, 1176, 210, pitch=-6, near=3, box=(400, 930, 720, 1220))
    pose = Pose(
        (0.01, 0.54, 0), (-6, 2, 3), (-10, 6, -3), (-26, 14, 3),
        Foot((0.07, 0.04, 0.02), 18), Foot((-0.07, 0.04, 0.05), -14),
        Hand((0.12, 0.80, 0.16), (0.8, -0.8, -0.2), "rod", (0.1, 0.5, 0.85), (-0.9, 0.1, 0.2)),
        Hand((-0.17, 0.52, 0.25), (-0.9, -0.6, -0.3), "edge", (0.3, 0.4, 0.85), (0.9, 0.2, 0.1)),
        facing=16,
    )  # fmt: skip
    who = Who(
        "old_woman", "fair", head="olena", hair="bob", hair_colour="#a8a4a4", hat="beret",
        hat_colour="#7a3a44", glasses="half", mood="concentrating", coat="#5f6478",
        coat_length=0.6, coat_open=0.1, skirt=0.7, top="#6f7f8c", shoes="#2a2228",
    )  # fmt: skip
    lady = stage.person(who, pose)
    hand = lady.hold["l"].rod
    tail = [
        hand + vec(-0.05, 0.4, 0),
        hand,
        hand + vec(0.02, -0.4, 0.02),
        vec(0.2, 0.02, 0.1),
        vec(0.45, 0.01, 0.2),
    ]
    things.rope(stage.canvas, smooth(tail, 30), 0.014, ROPE)
    edge = lady.hold["r"].edge
    for side in (-1, 1):
        rows = [
            [
                edge + vec(0.04 + side * far, lift, 0.06 - 0.3 * far + 0.02 * math.sin(18 * far))
                for far in (0, 0.07, 0.14)
            ]
            for lift in (-0.10, 0.0, 0.10)
        ]
        with stage.canvas.part("#dcd6cc", soft=0.2) as paper:
            paper.surface(np.array(rows))
    with scene.layer("plain", way="around"):
        stage.paint(shadow=0.4, contact=0.7, fill=0.55, rim=0.4, rim_colour="#ffd8c8", dim=0)
    return stage.page(tail[0])


def _falling_key(scene: Scene) -> None:
    """A black key has come loose, and hangs in the air."""
    sheet = scene.sheet()
    with sheet.at(330, 720, 1, 28):
        sheet.fill(poly([(-7, -34), (6, -36), (9, 30), (-8, 32)]), "#1c1a24")
        sheet.fill(poly([(-3, -30), (2, -31), (3, 22), (-3, 23)]), "#8a7f8c", 0.7)
    scene.lay(sheet, "wood")
    scene.exact(ellipse(330, 720, 44))
