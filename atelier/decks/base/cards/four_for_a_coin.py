"""Four pictures from a photo booth: a shy man, a tentacle, a great laugh, and nobody."""

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    ellipse,
    limb,
    minus,
    moved,
    poly,
    rect,
    smoothstep,
    spline,
)
from pinxit_atelier.gesture import POSES, Person, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.space import Vec, smooth

CORAL, CREAM, INK = "#d86a5a", "#f3ead8", "#2c2630"
MIDDLE: Final = (372.0, 590.0)
TILT: Final = 3.2
WIDE, HIGH, STEP = 214.0, 122.0, 276.0
UP: Final = vec(0, 1, 0)
Place = tuple[float, float]
MAN = Who(
    "old_man",
    "rose",
    head="nikos",
    hair="horseshoe",
    hair_colour="#cfc9c0",
    beard="moustache",
    glasses="round",
    top="#7f8f92",
    collar="shirt",
    mood="worried",
)


def paint(page: Page) -> Scene:
    """Paint the curtain, the four pictures, the strip round them, and who takes it."""
    scene = Scene(
        page, 440, light=(60, -100, 560), glow="#fff2dc", shade="#3c4a58", reach=2200, felt=0
    )
    scene.focus(*_at(2, 0, 0), 260)
    scene.focus(*_at(1, 0, 0), 200, 0.7)
    _curtain(scene)
    scene.in_shadow(_strip(26, 36), 0.55, blur=16)
    for number, draw in enumerate((_shy, _startled, _laughing, _gone)):
        _cloth(scene, number)
        draw(scene, number)
    _frame(scene)
    _tips(scene)
    few = Palette(
        colours=("#6fa894", "#e8c4ac", "#f3ead8", "#7f8f92", "#4a5a60"), accent=CORAL, quiet=0.25
    )
    brush = Brush(exact=0.035, detail=0.6)
    return scene.finish(Look(brush=brush, palette=few, masses=0.2, vignette=0.4, contrast=1.08))


def _at(number: int, x: float, y: float) -> Place:
    """Return where a place of a picture is on the page."""
    turn, y = math.radians(TILT), y + (number - 1.5) * STEP
    return (
        MIDDLE[0] + x * math.cos(turn) - y * math.sin(turn),
        MIDDLE[1] + x * math.sin(turn) + y * math.cos(turn),
    )


def _window(number: int, more: float = 0) -> Path:
    wide, high = WIDE + more, HIGH + more
    return moved(rect(-wide, -high, 2 * wide, 2 * high, 4), *_at(number, 0, 0), turn=TILT)


def _strip(right: float = 0, down: float = 0) -> Path:
    tall = 2 * STEP + 24
    edge = rect(-WIDE - 30, -tall, 2 * WIDE + 60, 2 * tall, 5)
    return moved(edge, MIDDLE[0] + right, MIDDLE[1] + down, turn=TILT)


def _curtain(scene: Scene) -> None:
    """It hangs in folds, and waves are printed on it, which move."""
    page = scene.page
    x = page.x + 14 * np.sin(page.y / 210) + 10 * page.noise(5, 300, 2)
    fold = 0.5 + 0.5 * np.sin(x / 26 + 1.4 * np.sin(x / 71))
    where = (0.15 + 0.7 * fold + 0.22 * (page.x / 800)).astype(np.float32)
    stops = [(0, "#b9dccb"), (0.45, "#84b8a4"), (0.85, "#4f8a7c"), (1.1, "#2f625c")]
    scene.backdrop(stops, where, amount=0.02)
    scene.of("cloth", way=90)
    print_ = scene.sheet()
    for px, py, size in (
        (52, 210, 30),
        (700, 120, 34),
        (722, 470, 28),
        (40, 640, 34),
        (56, 1060, 28),
        (690, 760, 32),
    ):
        for line in range(3):
            k = size * (1 - 0.26 * line)
            crest = [
                (px - 2 * k, py + k),
                (px - k, py + 0.4 * k),
                (px - 0.2 * k, py - 0.7 * k),
                (px + k, py - 0.6 * k),
                (px + 1.1 * k, py + 0.1 * k),
                (px + 0.6 * k, py + 0.2 * k),
            ]
            print_.line(spline(crest, closed=False), "#e4f2e6", 3, 0.55)
    scene.put(print_, wobble=1.5)


def _cloth(scene: Scene, number: int) -> None:
    """The cloth behind the sitter, and the flash on it, a little different in each."""
    page = scene.page
    x, y = _at(number, (-70, 60, -20, 40)[number], -30)
    far = page.distance(x, y, 300, 220)
    stops: list[tuple[float, Colour]] = [(0, "#fbe8d4"), (0.5, "#e8bca8"), (1, "#a87c7c")]
    inside = scene.sheet().fill(_window(number, 4), "#ffffff").pixels()[..., 3:]
    before = scene.image.copy()
    fold = 0.06 * np.sin((page.x + 12 * np.sin(page.y / 60 + number)) / 15)
    scene.backdrop(stops, (far * 0.8 + fold).astype(np.float32), amount=0.02)
    scene.image = (before * (1 - inside) + scene.image * inside).astype(np.float32)
    scene.of("cloth", _window(number, 4), way=90)


def _stage(scene: Scene, number: int, size: float = 960) -> Stage:
    """Return a stage that is cut off where the strip will cover it."""
    x, y = _at(number, 0, 0)
    box = (x - WIDE - 14, y - HIGH - 20, x + WIDE + 14, y + HIGH + 20)
    return Stage(scene, x, y + 640, size, pitch=4, near=4, box=box, detail=0.7)


def _sit(
    stage: Stage, who: Who, spot: Place, turn: tuple[float, float, float], facing: float
) -> Person:
    """Let somebody sit there, with the head at a place of the page."""
    pose, at = POSES["stand"].like(head=turn), vec(0, 0, 0)
    for _ in range(3):
        head = Person(who, pose, at, facing).place("head")
        x, y = stage.page(head)
        at = at + vec(spot[0] - x, y - spot[1], 0) / stage.height
    one = stage.person(who, pose, at=at, facing=facing)
    knot = one.place("head") + unit(one.ahead) * 0.058 - UP * 0.108
    side = np.cross(UP, unit(one.ahead))
    for out in (-1, 1):
        things.rod(stage.canvas, [knot, knot + side * out * 0.032], [0.006, 0.016], INK)
    return one


def _flash(stage: Stage, number: int, **how: float) -> None:
    x, y = _at(number, (-110, 100, -60, 80)[number], -150)
    stage.paint(light=(x, y, 380), shadow=0, contact=0, fill=0.66, dim=0.05, **how)
    for one in stage.people:
        px, py = stage.page(one.place("head"))
        stage.scene.still(ellipse(px, py, 52, 66), 0.7)
    stage.scene.exact(ellipse(*_at(number, 0, 0), WIDE, HIGH), 0.8)


def _tentacle(stage: Stage, points: Sequence[Vec], wide: float, thin: float, *, under: Vec) -> None:
    """Lay an arm along places; its suckers look `under`."""
    count = 26
    line = smooth(points, count)
    sizes = np.linspace(wide, thin, count)
    with stage.canvas.part(CORAL, soft=0.5, sheen=0.35) as arm:
        arm.chain(line, sizes, curved=False)
    for step in range(2, count - 2, 2):
        spot = line[step] + unit(under) * sizes[step] * 0.72 + vec(0, 0, sizes[step] * 0.55)
        things.ball(stage.canvas, spot, sizes[step] * 0.3, "#eebfae")
        things.ball(
            stage.canvas, spot + vec(0, 0, sizes[step] * 0.22), sizes[step] * 0.13, "#b0524a"
        )


def _shy(scene: Scene, number: int) -> None:
    """He sits too far to one side, and does not know where to look."""
    stage = _stage(scene, number)
    _sit(stage, MAN.like(gaze=(0.5, 0.3)), _at(number, -58, 6), (8, 8, -4), 6)
    _flash(stage, number)
    _clock(scene, number, 9)


def _startled(scene: Scene, number: int) -> None:
    """From the edge somebody puts a hat on him."""
    stage = _stage(scene, number)
    who = MAN.like(mood="surprised", gaze=(0.5, -0.8))
    one = _sit(stage, who, _at(number, -34, 34), (16, -14, 4), 4)
    brim = one.place("head") + vec(0.012, 0.052, 0.01)
    lean = unit(vec(0.22, 1, 0.1))
    things.hat(stage.canvas, brim, lean, "#4a3f4c", 0.088)
    top = brim + lean * 0.062
    line = [
        vec(0.34, -0.2, 0.03),
        vec(0.24, -0.06, 0.05),
        vec(0.16, 0.0, 0.07),
        vec(0.09, 0.0, 0.1),
        vec(0.02, 0.0, 0.1),
        vec(-0.05, -0.005, 0.08),
    ]
    _tentacle(stage, [top + far for far in line], 0.036, 0.010, under=vec(-0.3, -1, 0.2))
    _flash(stage, number)
    _clock(scene, number, 8)


def _laughing(scene: Scene, number: int) -> None:
    """Heads together, eyes shut, tears."""
    stage = _stage(scene, number)
    one = _sit(stage, MAN.like(mood="laughing"), _at(number, -74, 6), (10, -10, 14), 14)
    head = one.place("head")
    octopus = head + vec(0.155, -0.03, -0.02)
    canvas = stage.canvas
    with canvas.part(CORAL, soft=1.0, sheen=0.4) as body:
        body.ball(octopus + vec(0.022, 0.05, -0.03), np.diag([0.082, 0.09, 0.075]))
        body.ball(octopus + vec(0, -0.025, 0.0), np.diag([0.068, 0.06, 0.06]))
        for out in (-1, 1):
            body.ball(octopus + vec(0.044 * out, 0.002, 0.04), 0.026)
    for out in (-1, 1):
        eye = octopus + vec(0.044 * out, 0.0, 0.068)
        lid = [
            eye + vec(0.02 * math.cos(a), -0.009 * math.sin(a), 0)
            for a in np.linspace(0.2, 2.94, 7)
        ]
        things.rod(canvas, lid, 0.0032, "#5a2028", flat=True)
    for dx, dy, size in (
        (0.05, 0.14, 0.014),
        (0.09, 0.1, 0.01),
        (-0.02, 0.16, 0.009),
        (0.1, 0.16, 0.008),
    ):
        spot = octopus + vec(dx * 0.66, dy * 0.66, 0.045)
        with canvas.part("#b8443a", soft=0.3, lift=0.03) as mark:
            mark.ball(spot, size)
    chest = head - UP * 0.1
    _tentacle(
        stage,
        [
            octopus + vec(0.02, -0.07, 0.03),
            octopus + vec(-0.03, -0.092, 0.1),
            chest + vec(0.03, -0.03, 0.13),
            chest + vec(-0.06, -0.022, 0.13),
            chest + vec(-0.115, 0.02, 0.11),
            chest + vec(-0.11, 0.075, 0.09),
            chest + vec(-0.085, 0.085, 0.08),
        ],
        0.03,
        0.009,
        under=vec(0, -1, 0.4),
    )
    _tentacle(
        stage,
        [
            octopus + vec(0.05, -0.07, 0.02),
            octopus + vec(0.085, -0.075, 0.06),
            octopus + vec(0.11, -0.02, 0.07),
            octopus + vec(0.125, 0.04, 0.06),
            octopus + vec(0.105, 0.075, 0.05),
        ],
        0.026,
        0.008,
        under=vec(-1, 0.2, 0.3),
    )
    _flash(stage, number)
    tears = scene.sheet()
    for place in ((-134, -12), (-150, -36), (140, 26), (154, 2), (20, 62)):
        x, y = _at(number, *place)
        tears.fill(limb([(x, y - 5), (x, y + 2)], [3, 8]), "#f4fbff")
    scene.put(tears)
    _clock(scene, number, 7)


def _gone(scene: Scene, number: int) -> None:
    """A wet stool, a bow tie that has not come down yet, a round mark on the glass."""
    stage = _stage(scene, number, 620)
    x, y = _at(number, -30, 52)
    seat = vec((x - _at(number, 0, 0)[0]) / 620, 0, 0)
    seat = seat + UP * ((stage.page(seat)[1] - y) / 620)
    for side in (-0.09, -0.03, 0.05, 0.1):
        foot = seat + vec(side * 1.3, -0.3, 0.03 if abs(side) < 0.08 else -0.02)
        things.rod(stage.canvas, [seat + vec(side, 0, 0.02), foot], 0.014, "#6d4a36")
    frames = [(vec(1, 0, 0), vec(0, 0.22, 0.97))] * 2
    with stage.canvas.part("#94694a", soft=0.2) as top:
        top.loft([seat - UP * 0.002, seat + UP * 0.012], frames, [(0.15, 0.15)] * 2, 0.01)
    _flash(stage, number)
    wet = scene.sheet()
    px, py = stage.page(seat + UP * 0.02)
    wet.fill(
        spline(
            [
                (px - 62, py - 4),
                (px, py - 14),
                (px + 66, py - 2),
                (px + 20, py + 12),
                (px - 40, py + 10),
            ]
        ),
        "#a9cdd2",
        0.9,
    )
    wet.fill(
        limb([(px + 40, py + 8), (px + 44, py + 40), (px + 43, py + 74)], [12, 6, 9]),
        "#a9cdd2",
        0.9,
    )
    wet.line(
        spline([(px - 40, py - 3), (px - 6, py - 8), (px + 20, py - 6)], closed=False), "#ffffff", 3
    )
    scene.lay(wet, "water", way=0)
    tie = scene.sheet()
    with tie.at(*_at(number, 62, -38), 1.1, -24):
        for out in (-1, 1):
            tie.fill(spline([(0, -4), (out * 26, -15), (out * 30, 0), (out * 24, 15), (0, 4)]), INK)
        tie.fill(ellipse(0, 0, 6, 7), "#453c4a")
    scene.lay(tie, "cloth", form=0.4, cast=Cast((10, 12), dark=0.4, soft=0.2))
    mark = scene.sheet()
    for ring, alpha in ((27, 0.5), (15, 0.35)):
        mark.line(ellipse(*_at(number, -128, -52), ring), "#fffaf0", 5, alpha)
    scene.put(mark)
    _clock(scene, number, 6)


def _clock(scene: Scene, number: int, hour: int) -> None:
    """Stamp the time on a picture; it runs backwards."""
    x, y = _at(number, WIDE - 20, HIGH - 20)
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y, 11), CREAM).line(ellipse(x, y, 11), "#6a5a58", 2)
    angle = math.radians(hour * 30 - 90)
    sheet.line(
        poly([(x, y), (x + 6 * math.cos(angle), y + 6 * math.sin(angle))], closed=False), INK, 2
    )
    sheet.line(poly([(x, y), (x, y - 8)], closed=False), INK, 1.6)
    scene.put(sheet)
    scene.still(ellipse(x, y, 14))


def _frame(scene: Scene) -> None:
    """The paper of the strip, a little bent, with four windows in it."""
    paper = _strip()
    for number in range(4):
        paper = minus(paper, _window(number))
    sheet = scene.sheet()
    sheet.fill(paper, CREAM)
    scene.lay(sheet, "paper", wobble=0.4)
    page = scene.page
    on = scene.sheet().fill(_strip(), "#ffffff").pixels()[..., 3]
    low = smoothstep(760, 1220, page.y + 0.5 * page.x) * 0.18
    scene.multiply((on * low).astype(np.float32), "#7a8c98")
    gloss = np.exp(-(((page.x + 0.42 * page.y - 560) / 70) ** 2)) * 0.13
    scene.tint((on * gloss).astype(np.float32), "#ffffff")


def _tips(scene: Scene) -> None:
    """Somebody's two damp tips reach for it."""
    stage = Stage(scene, 800, 1180, 900, pitch=4, near=4, box=(420, 880, 820, 1220), detail=0.7)

    def there(x: float, y: float, z: float) -> Vec:
        foot = stage.page(vec(0, 0, 0))
        return vec((x - foot[0]) / 900, (foot[1] - y) / 900, z)

    _tentacle(
        stage,
        [
            there(870, 1040, 0.1),
            there(760, 1000, 0.12),
            there(660, 1010, 0.14),
            there(590, 1050, 0.14),
            there(566, 1084, 0.13),
        ],
        0.06,
        0.014,
        under=vec(-0.2, -1, 0.3),
    )
    _tentacle(
        stage,
        [
            there(880, 1190, 0.12),
            there(790, 1160, 0.14),
            there(690, 1165, 0.16),
            there(630, 1140, 0.16),
            there(606, 1108, 0.15),
        ],
        0.052,
        0.013,
        under=vec(0.1, 1, 0.3),
    )
    scene.in_shadow(limb([(870, 1070), (660, 1036), (580, 1096)], [90, 50, 20]), 0.4, blur=14)
    stage.paint(light=(200, 500, 500), shadow=0, contact=0, fill=0.55, dim=0.1)
    scene.exact(ellipse(680, 1090, 160, 110), 0.8)
