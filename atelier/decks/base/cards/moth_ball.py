"""Moths in evening dress crush round one chandelier; in a corner a plain one has its own spark."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    mix,
    poly,
    ramp,
    rgb,
    smoothstep,
    vary,
)
from pinxit_atelier.gesture import Canvas, Stage, things, unit, vec
from pinxit_atelier.gesture.buffer import Pattern
from pinxit_atelier.gesture.space import Vec, smooth

LAMP: Final = 336.0, 300.0
PAIR: Final = 604.0, 1096.0
FLOOR, UNIT = 850.0, 300.0
VELVET, GOLD, SPARK = "#22304e", "#c89a4c", "#b4e05c"
# The ground of the wings, their bands, the spots.
DRESSES: Final[tuple[tuple[Colour, Colour, Colour], ...]] = (
    ("#cbb48c", "#6e4028", "#efe0bc"), ("#a5623a", "#43241c", "#d8b070"),
    ("#b89e7c", "#4e3a4a", "#e4d2ae"), ("#d2c2a2", "#94522f", "#3a2a2c"),
    ("#8f5640", "#c8a674", "#2c2022"), ("#a79a86", "#584438", "#b8704a"),
    ("#7f8794", "#363c56", "#d8ccb0"),
)  # fmt: skip
SPANS: Final = (0.0, 0.15, 0.3, 0.45, 0.6, 0.72, 0.82, 0.9, 0.96, 1.0)
COATS: Final = ("#1c1c28", "#1c1c28", "#5c2430", "#2a4450", "#4a3a5c", "#6a5a34")


def paint(page: Page) -> Scene:
    """Paint the dark hall, the whirl round the light, and below it the two who need none."""
    scene = Scene(page, 910, light=(*LAMP, 60), glow="#ffdf9a", shade="#0c1022", reach=480,
                  felt=0.1)  # fmt: skip
    scene.focus(*LAMP, 220)
    scene.focus(420, 400, 330, 0.8)
    scene.focus(PAIR[0], PAIR[1] - 100, 170)
    scene.focus(520, 680, 140, 0.9)
    _hall(scene)
    _floor(scene)
    _whirl(scene)
    _pair(scene)
    _powder(scene)
    return scene.finish(
        Look(
            vignette=0.28, bloom=0.45, bloom_from=0.74, contrast=1.18, grain=0.02,
            brush=Brush(exact=0.036, edges=0.5, detail=0.5, variety=0.9),
            palette=Palette(
                colours=("#f6dca4", "#b06a3c", "#22304e", "#5f6f8c", "#6a5a4c"),
                accent=SPARK, quiet=0.2, hold=0.75,
            ),
            masses=0.25,
        )
    )  # fmt: skip


def _hall(scene: Scene) -> None:
    """Curtains that the light reaches only where it hangs."""
    page = scene.page
    far = page.distance(*LAMP) / 900
    folds = np.sin(page.x / 30 + 1.6 * page.noise(3, 240, 2)) * 0.5 + 0.2 * np.sin(page.x / 11)
    tone = far + 0.035 * folds * smoothstep(0.15, 0.5, far) + 0.05 * page.noise(5, 170, 3)
    stops = [(0, "#ffe9ae"), (0.10, "#d89a50"), (0.24, "#7a5448"), (0.44, "#363c56"),
             (0.75, "#202b42"), (1.1, "#0c1224")]  # fmt: skip
    scene.backdrop(stops, tone.astype(np.float32), amount=0.02)
    scene.of("cloth", way=90)


def _floor(scene: Scene) -> None:
    """Polished boards, far too much room for two; the light lies on them, and does not warm."""
    page, rng, sheet = scene.page, random.Random(4), scene.sheet()
    down = np.clip((page.y - FLOOR) / (1200 - FLOOR), 0, 1)
    where = smoothstep(-1, 2, page.y - FLOOR)[..., None]
    tone = ramp([(0, "#1a2238"), (0.5, "#141c32"), (1, "#0a1020")], down.astype(np.float32))
    scene.image = (scene.image * (1 - where) + tone * where).astype(np.float32)
    for row in range(16):
        near, far = 1 / (1 + row * 0.42), 1 / (1 + (row + 1) * 0.42)
        for column in range(-14, 15):
            shift = 0.5 * (row % 2)
            corners = []
            for part, depth in ((0, near), (1, near), (1, far), (0, far)):
                x = LAMP[0] + 60 + (column + part + shift) * 210 * depth
                corners.append((x, FLOOR + 420 * (depth - 0.13)))
            sheet.fill(poly(corners), _board(row + column, rng), 0.75)
            sheet.line(poly(corners), "#0a1020", 1.2, 0.5)
    scene.put((sheet.pixels() * where).astype(np.float32))
    lit = np.exp(-(((page.x - LAMP[0]) / (90 + 120 * down)) ** 2)) * np.exp(-((down / 0.55) ** 2))
    streaks = 0.75 + 0.4 * page.noise(8, 50, 3, 0.5, (0.5, 2.4))
    scene.tint((lit * streaks * where[..., 0] * 0.42).astype(np.float32), "#c08a4c")
    scene.of("wood", where[..., 0].astype(np.float32), way=3)


def _board(number: int, rng: random.Random) -> Colour:
    return vary(
        mix("#141c32", "#3e4c6e", 0.25 + 0.4 * (number % 2) + 0.2 * rng.random()), rng, 0.06
    )


def _wing_pattern(size: float, dress: tuple[Colour, Colour, Colour], kind: int) -> Pattern:
    """What a moth wears when it wears nothing: bands, an eye, veins, dust."""
    _, band, spot = (rgb(tone) for tone in dress)

    def pattern(around: Vec, along: Vec, colour: Field) -> Field:
        span, chord = around / (0.62 * size), along / (0.30 * size)
        wave = 0.035 * np.sin(chord * 13) + 0.02 * np.sin(chord * 29)
        painted = np.asarray(colour) * (0.86 + 0.3 * span[..., None])

        def over(part: Vec, tone: Field, much: float) -> None:
            nonlocal painted
            cover = (np.clip(part, 0, 1) * much)[..., None]
            painted = painted * (1 - cover) + tone * cover

        for place, wide in ((0.90, 0.05), (0.70, 0.022), (0.34, 0.03)):
            over(1.4 - np.abs(span + wave - place) / wide, band, 0.75)
        over(1.3 - np.abs(span + wave - 0.80) / 0.02, spot, 0.7)
        over(0.5 + 0.5 * np.cos(chord * 34), band, 0.10)
        if kind % 3:
            far = np.hypot((span - 0.55) * 1.5, chord - 0.45)
            for radius, tone in ((0.25, band), (0.19, spot), (0.11, rgb("#17131c"))):
                over((radius - far) / 0.02, tone, 0.95)
            over((0.035 - np.hypot(far - 0.03, 0)) / 0.02, rgb("#f4ecd8"), 0.8)
        return np.asarray(np.clip(painted, 0, 1), np.float32)

    return pattern


class Moth:
    """A moth in space: where, how large, where its head points, and where its back looks."""

    def __init__(
        self, canvas: Canvas, place: Vec, size: float, ahead: Vec, back: Vec, seed: int
    ) -> None:
        self.canvas, self.place, self.size = canvas, place, size
        self.rng = random.Random(seed)
        self.ahead = unit(ahead)
        self.back = unit(back - self.ahead * float(back @ self.ahead))
        self.side = np.cross(self.ahead, self.back)
        self.dress = DRESSES[seed % len(DRESSES)]
        self.kind = seed

    def at(self, side: float, ahead: float, up: float = 0) -> Vec:
        """Return a place of it in space."""
        off = self.side * side + self.ahead * ahead + self.back * up
        return np.asarray(self.place + off * self.size)

    def wings(self, lift: float) -> None:
        """Four of them, raised by an angle in radians."""
        ground = vary(self.dress[0], self.rng, 0.10, 0.02)
        pattern = _wing_pattern(self.size, self.dress, self.kind)
        for fore in (False, True):
            raised = lift + self.rng.uniform(-0.12, 0.12)
            for side in (-1, 1):
                rows = [
                    [self._on_wing(side, span, chord, raised, fore=fore) for span in SPANS]
                    for chord in np.linspace(0, 1, 6)
                ]
                tone = ground if fore else mix(ground, self.dress[1], 0.25)
                with self.canvas.part(tone, soft=0.15, pattern=pattern) as wing:
                    wing.surface(np.array(rows))

    def _on_wing(self, side: int, span: float, chord: float, lift: float, *, fore: bool) -> Vec:
        """A place on a wing: how far out, and from its front edge to its rear one."""
        round_off = math.sqrt(max(0.0, 1 - span**7))
        if fore:
            front = 0.08 + 0.42 * span - 0.20 * span**3
            wide = (0.13 + 0.24 * math.sin(1.9 * span)) * (0.28 + 0.72 * round_off)
            out = 0.03 + 0.62 * span - 0.06 * chord * (1 - span) + 0.03 * math.sin(3 * chord)
        else:
            front = -0.02 - 0.03 * span
            wide = (0.14 + 0.30 * math.sin(1.8 * span)) * (0.22 + 0.78 * round_off)
            out = 0.03 + 0.46 * span - 0.16 * chord * span
        up = out * math.sin(lift) + 0.05 * math.sin(math.pi * span) + 0.02 * fore
        return self.at(side * out * math.cos(lift), front - wide * chord, up)

    def body(self, look: Vec | None = None) -> None:
        """Fur, evening dress, gloves, feelers; `look` is where its head is turned to."""
        canvas, size, fur = self.canvas, self.size, mix(self.dress[0], "#efe4cc", 0.2)
        coat = COATS[self.kind % len(COATS)]
        with canvas.part(fur, soft=0.5, rough=1.5) as trunk:
            trunk.chain(
                [self.at(0, 0.10, 0.02), self.at(0, 0.0, 0.03)], [0.075 * size, 0.085 * size]
            )
        with canvas.part(coat, soft=0.4) as tails:
            tails.chain([self.at(0, -0.02, 0.03), self.at(0, -0.2, 0.02), self.at(0, -0.42, -0.02)],
                        [0.082 * size, 0.066 * size, 0.02 * size])  # fmt: skip
        for side in (-1, 1):
            elbow = self.at(side * 0.17, 0.12, -0.02)
            things.rod(
                canvas,
                [self.at(side * 0.06, 0.06), elbow, self.at(side * 0.12, 0.26)],
                0.013 * size,
                coat,
            )
            things.ball(canvas, self.at(side * 0.12, 0.27), 0.024 * size, "#efe8da")
            things.ball(
                canvas, self.at(side * 0.035, 0.13, 0.09), 0.024 * size, "#efe8da"
            )  # a bow tie
        head = self.at(0, 0.20, 0.02)
        way = self.ahead if look is None else unit(look - head)
        across = unit(np.cross(way, self.back))
        with canvas.part(fur, soft=0.4, rough=1.5) as skull:
            skull.ball(head, 0.068 * size)
        for side in (-1, 1):
            eye = head + (across * 0.045 * side + way * 0.04 + self.back * 0.02) * size
            things.ball(canvas, eye, 0.030 * size, "#17121a", sheen=1.0)
            root = head + (across * 0.03 * side + way * 0.05) * size
            bend = root + (across * 0.10 * side + way * 0.12 + self.back * 0.03) * size
            line = smooth([root, bend, root + (across * 0.22 * side + way * 0.18) * size], 7)
            things.rod(canvas, line, 0.007 * size, "#4a3426")
            with canvas.part("#4a3426", soft=0.1) as barbs:
                for spot in line[2:]:
                    for slope in (-1, 1):
                        tip = spot + (across * 0.02 * side + way * 0.04 * slope) * size
                        barbs.chain([spot, tip], [0.004 * size, 0.003 * size])


def _space(x: float, y: float, z: float) -> Vec:
    """Return the place of a spot of the page, with a depth; all in units of the page."""
    return vec((x - LAMP[0]) / UNIT, (LAMP[1] - y) / UNIT, z / UNIT)


def _whirl(scene: Scene) -> None:
    """All of them round the lamp: behind it lit, before it dark, and the last ones look away."""
    stage = Stage(scene, *LAMP, UNIT, pitch=0, near=5, box=(-20, -20, 820, 930))
    _chandelier(stage.canvas)
    rng = random.Random(12)
    for ring, (count, radius, size, deep) in enumerate(
        ((13, 150, 96, -90), (17, 226, 130, -40), (18, 320, 168, 20), (17, 446, 212, 80))
    ):
        for number in range(count):
            turn = math.tau * (number + 0.37 * ring) / count + rng.uniform(-0.16, 0.16)
            far = radius * rng.uniform(0.88, 1.12) * (1 + 0.22 * max(0.0, math.sin(turn - 0.5)))
            x, y = LAMP[0] + far * math.cos(turn), LAMP[1] + far * 0.95 * math.sin(turn)
            if y > (670 if x < 290 else 600) or not -90 < x < 890 or y < -80:
                continue
            _guest(stage.canvas, x, y, deep + rng.uniform(-50, 50), size, 10 * ring + number, rng)
    pair = _space(PAIR[0], PAIR[1] - 60, 60)
    for x, y, size, seed, ahead in (
        (402, 668, 138, 3, vec(0.5, -0.85, 0.25)),
        (622, 652, 150, 8, vec(0.1, -1.0, 0.25)),
    ):
        back = vec(-0.25, 0.35, 0.9)
        moth = Moth(stage.canvas, _space(x, y, 150), size / UNIT, ahead, back, seed)
        moth.wings(0.35)
        moth.body(look=pair)
    with scene.layer("plain", way="around"):
        stage.paint(shadow=0, contact=0, fill=0.62, rim=0.9, rim_colour="#ffe0a0", dim=0.58,
                    bounce="#4a5a80")  # fmt: skip
    for x, y in ((336, 300), (270, 290), (402, 292)):
        scene.shine(x, y, 95, "#ffe0a0", 0.5)
    scene.shine(*LAMP, 300, "#e8a050", 0.35)


def _guest(
    canvas: Canvas, x: float, y: float, z: float, size: float, seed: int, rng: random.Random
) -> None:
    """One of the crowd: its head to the lamp, its back to us, more or less, and all elbows."""
    place = _space(x, y, z)
    to_lamp = unit(_space(*LAMP, z * 0.3) - place)
    swirl = vec(-to_lamp[1], to_lamp[0], 0) * rng.uniform(-0.2, 0.8)
    back = vec(rng.gauss(0, 0.45), rng.gauss(0.1, 0.45), 1)
    moth = Moth(canvas, place, size / UNIT, to_lamp + swirl, back, seed)
    moth.wings(rng.uniform(0.0, 0.75))
    moth.body()


def _chandelier(canvas: Canvas) -> None:
    """Two rings of candles on a chain."""
    things.rod(canvas, [_space(336, -40, 0), _space(336, 220, 0)], 0.012, GOLD, sheen=0.6)
    stem = [_space(336, y, 0) for y in (200, 240, 270, 310, 350, 372)]
    things.rod(canvas, stem, [0.02, 0.05, 0.025, 0.06, 0.03, 0.012], GOLD, sheen=0.8)
    for radius, y, count in ((104, 316, 12), (62, 262, 8)):
        turns = np.linspace(0, math.tau, 33)
        ring = np.array([
            _space(LAMP[0] + radius * math.cos(a), y + 0.2 * deep, 0.9 * deep)
            for a, deep in zip(turns, radius * np.sin(turns), strict=True)
        ])  # fmt: skip
        things.rod(canvas, ring, 0.014, GOLD, sheen=0.8)
        for number in range(count):
            a = math.tau * (number + 0.5) / count
            x, z = 336 + radius * math.cos(a), 0.9 * radius * math.sin(a)
            foot = y + 0.20 * radius * math.sin(a)
            things.rod(
                canvas, [_space(336, y + 34, 0), _space(x, foot + 4, z)], 0.008, GOLD, sheen=0.6
            )
            things.rod(
                canvas, [_space(x, foot, z), _space(x, foot - 24, z)], 0.014, "#fff2cc", flat=True
            )
            flame = [_space(x, foot - up, z) for up in (28, 36, 48)]
            things.rod(canvas, flame, [0.016, 0.024, 0.004], "#fffdf0", flat=True)
            things.ball(canvas, _space(x, foot + 14, z), 0.016, "#f0dcae", sheen=1.0)


def _pair(scene: Scene) -> None:
    """A plain one, and its own small light; they need no more room than this."""
    x, y = PAIR
    spark = x + 55, y - 62
    pool = np.exp(-(((scene.page.x - x - 20) / 175) ** 2) - ((scene.page.y - y - 4) / 48) ** 2)
    scene.tint((pool * 0.55).astype(np.float32), "#6f9a44")
    scene.pool(x - 34, y + 4, 70, 9, "#0a1420", 0.8)
    stage = Stage(scene, x, y, 225, pitch=2, near=5)
    canvas, fur = stage.canvas, "#a9845e"
    sway = [vec(-0.17, 0.02, 0), vec(-0.20, 0.25, 0), vec(-0.17, 0.52, 0), vec(-0.10, 0.72, 0)]
    with canvas.part(fur, soft=0.6, rough=1.6) as body:
        body.chain(sway, [0.05, 0.10, 0.115, 0.10])
        body.ball(vec(-0.055, 0.88, 0.01), 0.105)
        body.ball(vec(-0.10, 0.74, 0.02), 0.125)
    for side, drop in ((1, 0.10), (-1, -0.12)):  # folded wings, as a cloak
        rows = []
        for part in np.linspace(0, 1, 7):
            top, foot = vec(-0.14, 0.70, 0.06 * side), vec(-0.40 - 0.06 * side, 0.04, 0.10 * side)
            spine = top + (foot - top) * part + vec(-0.05 * math.sin(math.pi * part), 0, 0)
            wide = 0.10 + 0.19 * math.sin(math.pi * min(part * 0.62 + 0.1, 1))
            rows.append(
                [
                    spine + vec(wide * a, -0.10 * a, 0.08 * side * (1 - a**2) + drop * 0.3)
                    for a in np.linspace(-0.3, 1, 5)
                ]
            )
        pattern = _wing_pattern(1.3, ("#7a5c42", "#5a4232", "#8a6c50"), 0)
        with canvas.part("#7a5c42", soft=0.3, pattern=pattern) as wing:
            wing.surface(np.array(rows))
    for line in (((-0.07, 0.64, 0.1), (0.04, 0.54, 0.16), (0.12, 0.50, 0.10)),
                 ((-0.06, 0.62, -0.08), (0.05, 0.62, -0.1), (0.15, 0.56, -0.06)),
                 ((-0.16, 0.06, 0.05), (-0.12, 0.0, 0.06), (-0.08, 0.0, 0.06))):  # fmt: skip
        things.rod(canvas, [vec(*spot) for spot in line], [0.022, 0.017, 0.015], "#5a4230")
    for side in (-1, 1):
        things.ball(
            canvas, vec(0.008 + 0.01 * side, 0.885, 0.07 * side + 0.02), 0.034, "#17121a", sheen=1.0
        )
        feeler = smooth(
            [
                vec(-0.03, 0.94, 0.03 * side),
                vec(0.01, 1.06, 0.06 * side),
                vec(0.10, 1.14, 0.10 * side),
            ],
            7,
        )
        things.rod(canvas, feeler, 0.009, "#8a6a4a")
        for spot in feeler[1:]:
            things.rod(
                canvas,
                [spot - vec(0.035, 0.01, 0), spot, spot + vec(0.03, -0.025, 0)],
                0.005,
                "#8a6a4a",
            )
    _firefly(canvas)
    with scene.layer("plain", way="around"):
        stage.paint(shadow=0, contact=0.6, fill=0.55, rim=0.4, rim_colour="#d8f0a0", dim=0.1,
                    light=(*spark, 60), bounce="#4a6a3a")  # fmt: skip
    scene.exact(ellipse(x + 10, y - 150, 90, 120), 0.9)
    scene.shine(*spark, 34, "#e4ffa0", 0.9)
    scene.shine(*spark, 150, "#8fc840", 0.42)


def _firefly(canvas: Canvas) -> None:
    """It comes up to the other's chest, and shines."""
    with canvas.part("#4a3a34", soft=0.5) as body:
        body.chain([vec(0.24, 0.36, 0), vec(0.22, 0.50, 0)], [0.065, 0.06])
        body.ball(vec(0.205, 0.59, 0.01), 0.055)
    with canvas.part("#e0f88a", flat=True, soft=0.4) as lantern:
        lantern.chain([vec(0.25, 0.33, 0), vec(0.24, 0.20, 0)], [0.068, 0.04])
    with canvas.part("#3a2c2c", soft=0.3, sheen=0.5) as case:
        case.chain(
            [vec(0.29, 0.52, 0), vec(0.34, 0.36, 0), vec(0.34, 0.2, 0)], [0.045, 0.05, 0.015]
        )
    things.ball(canvas, vec(0.175, 0.61, 0.045), 0.018, "#17121a", sheen=1.0)
    for line in (((0.21, 0.50, 0.05), (0.15, 0.46, 0.1), (0.12, 0.50, 0.1)),
                 ((0.21, 0.52, -0.05), (0.17, 0.54, -0.06), (0.15, 0.56, -0.06)),
                 ((0.23, 0.22, 0.03), (0.22, 0.1, 0.05), (0.20, 0.0, 0.05)),
                 ((0.26, 0.22, -0.03), (0.29, 0.1, -0.03), (0.27, 0.0, -0.03)),
                 ((0.19, 0.64, 0.02), (0.16, 0.72, 0.03), (0.12, 0.74, 0.04)),
                 ((0.20, 0.64, -0.02), (0.20, 0.74, -0.03), (0.17, 0.78, -0.04))):  # fmt: skip
        things.rod(canvas, [vec(*spot) for spot in line], 0.011, "#2c2224")


def _powder(scene: Scene) -> None:
    """Dust of wings, gold near the lamp; it sinks, and nobody sees where to."""
    rng, sheet = random.Random(6), scene.sheet()
    for _ in range(430):
        turn, far = rng.uniform(0, math.tau), abs(rng.gauss(0, 330))
        x, y = LAMP[0] + far * math.cos(turn), LAMP[1] + far * math.sin(turn) + rng.uniform(0, 160)
        sheet.fill(ellipse(x, y, rng.uniform(0.5, 1.6)), "#ffe0a8", rng.uniform(0.1, 0.6))
    scene.put(sheet, "screen")
