"""A duchess sits for her portrait; on her ruff, wide as a cartwheel, mice dine by candlelight."""

import math
from dataclasses import replace
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    rect,
)
from pinxit_atelier.gesture import Camera, Canvas, Paint, cast, things, turn, unit, vec
from pinxit_atelier.gesture.build import Frame
from pinxit_atelier.gesture.faces import MOODS
from pinxit_atelier.gesture.heads import Head, draw
from pinxit_atelier.gesture.heads_kinds import KINDS, aged, weighted
from pinxit_atelier.gesture.space import Vec

SIZE: Final = 0.15  # of the head, in units of space
HIGH: Final = 455.0  # of the head, on the page
MIDDLE: Final = 452.0, 392.0
CANDLE: Final = (-0.62, 0.66)  # the nearest one, on the ruff: right and ahead
AUBURN: Final = ("#8a4a2a", "#a8643a", "#6a3420", "#c08050")
Stage = tuple[Scene, Canvas]


def paint(page: Page) -> Scene:
    """Paint the wall, the sitter with her table and those who dine, and who paints her."""
    scene = Scene(
        page, 4471, light=(200, 640, 260), glow="#ffd9a0", shade="#14151d", reach=700, felt=0.1
    )
    scene.focus(430, 380, 200)
    scene.focus(400, 760, 260)
    _wall(scene)
    camera = Camera(HIGH / SIZE, MIDDLE, pitch=15, look=(0, 0, 0), near=2.4)
    canvas = Canvas(camera, (-30, -30, 830, 1230), 1.5, 0.3)
    _dress(canvas)
    _head(canvas)
    _ruff(canvas)
    flames = _banquet(canvas)
    x, y = camera.page(flames[0])
    cast(
        scene,
        canvas,
        Paint(
            light=(x + 190, y - 150, 520),
            shadow=0,
            contact=0,
            dim=0.3,
            fill=0.5,
            rim=0.35,
            bounce="#b08c66",
            focus=(430, 560, 420),
        ),
    )
    _freckles(scene, camera)
    _dusk(scene, [camera.page(flame) for flame in flames])
    for flame in flames:
        x, y = camera.page(flame)
        scene.shine(x, y, 170, "#ff9f44", 0.42)
        scene.shine(x, y, 26, "#fff0c0", 0.9)
        scene.exact(ellipse(x, y + 30, 30, 70))
    scene.exact(ellipse(420, 740, 360, 130), 0.8)
    scene.exact(ellipse(420, 430, 170, 230), 0.9).still(ellipse(415, 440, 130, 190), 0.75)
    return scene.finish(
        Look(
            vignette=0.4,
            bloom=0.3,
            bloom_from=0.8,
            contrast=1.08,
            grain=0.02,
            brush=Brush(exact=0.026, edges=0.4, detail=0.6, variety=0.8),
            palette=Palette(
                colours=("#efe8da", "#8c9490", "#2a3234", "#14141a", "#c88a54", "#6a3a24"),
                accent="#b81c2c",
                quiet=0.2,
                hold=0.7,
            ),
            masses=0.15,
        )
    )


def _dusk(scene: Scene, flames: list[tuple[float, float]]) -> None:
    """The farther from the candles, the more it is evening."""
    page = scene.page
    near = sum(np.exp(-((page.distance(x, y - 40, 1.0, 1.05) / 330) ** 2)) for x, y in flames)
    away = 1 - np.clip(np.asarray(near, np.float32) * 0.95, 0, 1)
    scene.multiply((away * 0.78).astype(np.float32), "#2c3448")
    scene.tint(((1 - away) * 0.16).astype(np.float32), "#ffb45c")


def _spot(x: float, y: float, z: float) -> Vec:
    """Return a place by heads from the middle of her head."""
    return vec(x, y, z) * SIZE


def _wall(scene: Scene) -> None:
    """Panelling that one guesses more than sees; a little grey day from the left."""
    page = scene.page
    far = page.distance(60, 200, 1.2, 1.5) / 900 + 0.06 * page.noise(5, 160, 4)
    scene.backdrop(
        [(0, "#6c7674"), (0.35, "#4a5454"), (0.7, "#2c3436"), (1.1, "#191c20")],
        far.astype(np.float32),
        amount=0.05,
    )
    panels = scene.sheet()
    for x in (-150, 190, 530):
        for y, high in ((-120, 500), (430, 560)):
            for inset, tone, part in (
                (0, "#0e1214", 0.5),
                (7, "#8c9692", 0.28),
                (30, "#0e1214", 0.4),
            ):
                panels.line(
                    rect(x + inset, y + inset, 318 - 2 * inset, high - 2 * inset), tone, 5, part
                )
    scene.put(panels, opacity=0.7)
    scene.of("wood", way=88)


def _dress(canvas: Canvas) -> None:
    """Black silk over a great deal of lady."""
    with canvas.part("#1c1d26", soft=0.8, sheen=0.2) as silk:
        silk.chain(
            [_spot(-0.95, -1.5, -0.1), _spot(0, -1.32, -0.1), _spot(0.95, -1.5, -0.1)],
            [0.40 * SIZE, 0.44 * SIZE, 0.40 * SIZE],
        )
        silk.chain([_spot(0, -1.3, 0.05), _spot(0, -2.4, 0.25)], [0.62 * SIZE, 0.85 * SIZE])
    with canvas.part("#23242f", soft=0.5) as sleeves:
        for side in (-1, 1):
            sleeves.chain(
                [_spot(side * 1.02, -1.5, 0.05), _spot(side * 1.22, -2.3, 0.3)],
                [0.40 * SIZE, 0.36 * SIZE],
            )
            for fold in range(5):
                a = -0.7 + fold * 0.36
                sleeves.fold(
                    [
                        _spot(side * 1.02 + 0.4 * math.sin(a), -1.3, 0.4 * math.cos(a)),
                        _spot(side * 1.20 + 0.4 * math.sin(a), -2.1, 0.3 + 0.4 * math.cos(a)),
                    ],
                    0.010,
                    0.012,
                )
    for row in range(2):
        for step in np.linspace(-1, 1, 25 + 6 * row):
            drop = (0.34 + 0.26 * row) * (1 - step * step)
            spot = _spot(0.42 * step * (1 + 0.2 * row), -1.12 - drop, 0.74 + 0.28 * drop)
            things.ball(canvas, spot, 0.021 * SIZE, "#cfc8ba", sheen=0.8)


SKULL: Final = weighted(aged(KINDS["brigid"].skull, 52), 1.0)
DUCHESS: Final = Head(
    replace(
        SKULL, nose=1.08, hump=0.4, upturn=0.0, jaw=1.16, cheek=0.8, fat=1.0, crooked=0.0, lips=0.7
    ),
    skin="#eebf9c",
    iris="#6c7f74",
    hair="crown plait",
    hair_colour=AUBURN[0],
    freckles=0.9,
    mood=replace(MOODS["stubborn"], gaze=(0.55, -0.25)),
    brow=0.6,
    lipstick="#9c4a44",
    seed=4,
)
FACING: Final = turn(-20, -3, 0)


def _skull_spot(x: float, y: float, z: float) -> Vec:
    """Return a place on her head: x to her left, y to the crown, z to the face."""
    return FACING @ _spot(x, y, z)


def _head(canvas: Canvas) -> None:
    with canvas.part("#dcb89c", soft=0.25, rough=0.25) as neck:
        neck.chain([_spot(0, -0.8, -0.08), _skull_spot(0, -0.28, -0.09)], [0.21 * SIZE, 0.2 * SIZE])
    draw(canvas, Frame(vec(0, 0, 0), FACING, SIZE, vec(0, 0, 0)), DUCHESS)
    _pearls(canvas)
    _earring(canvas)


def _freckles(scene: Scene, camera: Camera) -> None:
    """Every one of them, over nose and cheeks."""
    rng, dots = scene.rng, scene.sheet()
    for _ in range(150):
        x, y = rng.gauss(0, 0.15), rng.gauss(-0.09, 0.075)
        if abs(x) > 0.30 or (abs(y) < 0.05 and 0.07 < abs(x) < 0.24):
            continue
        spot = camera.page(_skull_spot(x, y, 0.40 - 1.1 * x * x))
        dots.fill(ellipse(*spot, rng.uniform(0.9, 2.4)), "#9a5c38", rng.uniform(0.25, 0.6))
    for x, y, size in ((0.085, -0.285, 2.6), (0.105, -0.30, 1.8), (0.07, -0.31, 1.4)):  # crumbs
        dots.fill(ellipse(*camera.page(_skull_spot(x, y, 0.40)), size), "#e0b060")
    scene.put(dots)


def _pearls(canvas: Canvas) -> None:
    """A string of them round the plait, and one on the brow."""
    for a in np.linspace(-1.45, 1.45, 29):
        spot = _skull_spot(0.375 * math.sin(a), 0.10 + 0.33 * max(math.cos(a), 0) ** 0.8,
                           0.06 + 0.27 * math.cos(a))  # fmt: skip
        things.ball(canvas, spot, 0.020 * SIZE, "#efe9dc", sheen=0.9)


EAR: Final = _skull_spot(0.36, -0.16, -0.04)


def _earring(canvas: Canvas) -> None:
    """A rope of pearls."""
    for step in range(9):
        drop = vec(0, step * 0.036 * SIZE, -0.002 * step)
        things.ball(canvas, EAR - drop, 0.019 * SIZE, "#efe9dc", sheen=0.9)


def _table(right: float, ahead: float) -> Vec:
    """Return a place on the ruff, by heads from its middle."""
    far = math.hypot(right, ahead)
    return _spot(right, -0.55 - 0.10 * far - 0.10 * ahead, ahead)


def _ruff(canvas: Canvas) -> None:
    """Linen, starched: seventy pleats from the neck out, a rim of eights."""
    angles = np.linspace(0, math.tau, 841)[:-1]
    wave = np.sin(angles * 60)

    def ring(far: float, drop: float, swing: float, lap: float) -> list[Vec]:
        return [
            _table(
                far * math.sin(a) + lap * w * math.cos(a), far * math.cos(a) - lap * w * math.sin(a)
            )
            + _spot(0, swing * w - drop, 0)
            for a, w in zip(angles, wave, strict=True)
        ]

    with canvas.part("#e9e4da", soft=0.12, rough=0.5) as linen:
        rows = [ring(0.26, 0.02, 0.004, 0)]
        rows += [ring(far, 0, 0.004 + 0.024 * (far - 0.3), 0) for far in (0.32, 0.6, 0.9, 1.16)]
        linen.surface(np.array(rows), closed=True)
    with canvas.part("#f4f0e6", soft=0.1, rough=0.4) as hem:
        edge = ((1.16, 0.0, 0.022, 0.0), (1.20, 0.05, -0.012, 0.028), (1.16, 0.11, 0.022, -0.01))
        stations = np.linspace(0, 2, 17)  # close, for it is seen nearly edge-on
        shape = [np.interp(stations, (0, 1, 2), [part[n] for part in edge]) for n in range(4)]
        rows = [ring(*(float(v) for v in row)) for row in zip(*shape, strict=True)]
        hem.surface(np.array(rows), closed=True)
    with canvas.part("#dcd5c8", soft=0.12) as collar:
        collar.surface(
            np.array(
                [
                    ring(0.29, -0.11, 0.006, 0.012),
                    ring(0.34, -0.05, -0.006, -0.012),
                    ring(0.28, 0.02, 0.006, 0.0),
                ]
            ),
            closed=True,
        )


def _mouse(
    canvas: Canvas,
    at: Vec,
    facing: float,
    size: float,
    hands: list[tuple[float, float, float]],
    coat: Colour = "#7d776f",
    nod: float = 0.0,
) -> list[Vec]:
    """A mouse on its hind legs: x to its left, z ahead, 1 is its height; return its hands."""
    way, unit_size = turn(facing), size * SIZE

    def p(x: float, y: float, z: float) -> Vec:
        return np.asarray(at + way @ (vec(x, y, z) * unit_size))

    def grown(*radii: float) -> list[float]:
        return [radius * unit_size for radius in radii]

    pale, pink = "#b9b0a4", "#c4968a"
    with canvas.part(coat, soft=0.10) as body:
        body.chain([p(0, 0.24, -0.10), p(0, 0.42, 0.0), p(0, 0.62, 0.10)], grown(0.25, 0.22, 0.14))
        for side in (-1, 1):
            body.ball(p(side * 0.15, 0.16, 0.02), 0.15 * unit_size)
    with canvas.part(pale, soft=0.08, lift=0.002) as belly:
        belly.ball(p(0, 0.36, 0.12), 0.155 * unit_size)
    with canvas.part(coat, soft=0.08) as head:
        head.ball(p(0, 0.78 - nod * 0.1, 0.16), 0.16 * unit_size)
        head.chain(
            [p(0, 0.76 - nod * 0.1, 0.24), p(0, 0.70 - nod * 0.2, 0.42)], grown(0.115, 0.045)
        )
    for side in (-1, 1):
        with canvas.part(coat, soft=0.05) as ear:
            ear.ball(
                p(side * 0.17, 0.94 - nod * 0.1, 0.08),
                way @ np.diag([0.13, 0.14, 0.035]) * unit_size,
            )
        with canvas.part(pink, soft=0.05, lift=0.001) as inner:
            inner.ball(
                p(side * 0.17, 0.935 - nod * 0.1, 0.10),
                way @ np.diag([0.09, 0.10, 0.03]) * unit_size,
            )
        things.ball(
            canvas, p(side * 0.095, 0.81 - nod * 0.12, 0.275), 0.034 * unit_size, "#14100f", sheen=1
        )
        with canvas.part(pink, soft=0.05) as foot:
            foot.chain([p(side * 0.13, 0.03, 0.05), p(side * 0.16, 0.03, 0.26)], grown(0.05, 0.035))
    things.ball(canvas, p(0, 0.70 - nod * 0.2, 0.455), 0.03 * unit_size, "#7c4a48")
    with canvas.part(pink, soft=0.05) as tail:
        tail.chain(
            [p(0, 0.10, -0.30), p(0.20, 0.03, -0.52), p(0.52, 0.03, -0.50), p(0.74, 0.04, -0.26)],
            grown(0.045, 0.035, 0.026, 0.012),
        )
    with canvas.part(coat, soft=0.06) as arms:
        for side, hand in zip((1, -1), hands, strict=True):
            arms.chain(
                [
                    p(side * 0.14, 0.56, 0.10),
                    p(side * 0.19, (0.56 + hand[1]) / 2 - 0.06, (0.1 + hand[2]) / 2),
                    p(*hand),
                ],
                grown(0.065, 0.05, 0.04),
            )
    for hand in hands:
        things.ball(canvas, p(*hand), 0.05 * unit_size, pink)
    return [p(*hand) for hand in hands]


def _banquet(canvas: Canvas) -> list[Vec]:
    """Two candles, a cherry, and three guests; return where the flames are."""
    up = vec(0, SIZE, 0)
    rest = [(0.10, 0.42, 0.30), (-0.10, 0.42, 0.30)]
    toast = _mouse(
        canvas,
        _table(-0.38, 0.78),
        140,
        0.351,
        [(0.12, 0.46, 0.28), (-0.24, 0.98, 0.24)],
        "#5c5048",
    )
    glass = toast[1] + up * 0.01
    things.rod(canvas, [glass, glass + up * 0.03], 0.003 * SIZE, "#d8c8a0")
    things.rod(
        canvas,
        [glass + up * 0.03, glass + up * 0.065],
        [0.012 * SIZE, 0.022 * SIZE],
        "#d8a860",
        sheen=1,
    )
    fiddler = _mouse(
        canvas, _table(-0.86, 0.30), 60, 0.360, [(0.26, 0.62, 0.30), (-0.06, 0.56, 0.36)], "#54493f"
    )
    with canvas.part("#8a4a24", soft=0.04, sheen=0.6) as violin:
        neck = fiddler[0]
        back = unit(fiddler[1] - neck)
        violin.chain([neck, neck + back * 0.03 * SIZE], [0.008 * SIZE] * 2)
        violin.chain(
            [neck + back * 0.05 * SIZE, neck + back * 0.10 * SIZE], [0.032 * SIZE, 0.036 * SIZE]
        )
    bow = fiddler[1] + up * 0.03
    things.rod(
        canvas,
        [bow + up * 0.07 + vec(0.004, 0, 0.006), bow - up * 0.05 - vec(0.008, 0, -0.004)],
        0.004 * SIZE,
        "#c8a878",
    )
    _mouse(canvas, _table(0.62, 0.74), -62, 0.340, rest, "#5a5048", 1.0)
    cherry = _table(0.14, 0.84) + up * 0.06
    with canvas.part("#b4182a", soft=0.2, sheen=1.0) as fruit:
        fruit.ball(cherry, 0.066 * SIZE)
    things.rod(
        canvas,
        [
            cherry + up * 0.07,
            cherry + up * 0.15 + vec(0.004, 0, 0),
            cherry + up * 0.23 + vec(0.014, 0, 0),
        ],
        [0.006 * SIZE, 0.005 * SIZE, 0.008 * SIZE],
        "#5c6a30",
    )
    cheese = _table(0.66, 0.72) + up * 0.02
    things.box(
        canvas,
        cheese,
        vec(0.05, 0, 0.02) * SIZE,
        vec(0, 0.03, 0) * SIZE,
        vec(-0.01, 0, 0.03) * SIZE,
        "#d8b464",
    )
    for right, ahead, wide in ((-0.06, 0.98, 0.10), (0.36, 0.86, 0.09)):
        plate = _table(right, ahead) + up * 0.012
        with canvas.part("#8c9494", soft=0.1, sheen=0.8) as pewter:
            pewter.ball(plate, np.diag([wide, 0.012, wide]) * SIZE)
        for crumb in range(4):
            things.ball(
                canvas,
                plate
                + vec(0.03 * math.sin(crumb * 2.1), 0.018, 0.03 * math.cos(crumb * 2.1)) * SIZE,
                0.018 * SIZE,
                "#caa066",
            )
    flames = []
    for right, ahead, high in ((*CANDLE, 0.30), (0.42, 0.34, 0.30)):
        foot = _table(right, ahead)
        with canvas.part("#9a8a5c", soft=0.05, sheen=0.8) as dish:
            dish.ball(foot + up * 0.012, np.diag([0.06, 0.012, 0.06]) * SIZE)
        with canvas.part("#efe2c4", soft=0.06) as wax:
            wax.chain([foot, foot + up * high], [0.024 * SIZE, 0.021 * SIZE])
            wax.chain(
                [
                    foot + up * high + vec(0.003, 0, 0.002),
                    foot + up * high * 0.7 + vec(0.0036, 0, 0.002),
                ],
                [0.006 * SIZE, 0.009 * SIZE],
            )
        top = foot + up * (high + 0.045)
        with canvas.part("#fff2c4", flat=True) as flame:
            flame.chain(
                [top - up * 0.015, top + up * 0.01, top + up * 0.05],
                [0.014 * SIZE, 0.016 * SIZE, 0.002 * SIZE],
            )
        flames.append(top)
    return flames
