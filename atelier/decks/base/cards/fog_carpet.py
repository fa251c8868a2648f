"""Early in the morning two sweepers roll the fog up like a carpet; under it sleeps a bear."""

import math
from collections.abc import Sequence
from typing import Any, Final

import cv2
import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    darker,
    ellipse,
    smoothstep,
    spline,
    vary,
)
from pinxit_atelier.gesture import BUILDS, POSES, Canvas, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.space import Vec

TALL: Final = 208.0  # of a grown person on the page
HERE: Final = 430.0, 742.0  # where the middle of the roll is
SLANT: Final = math.radians(29)
ALONG, AWAY = vec(math.cos(SLANT), 0, -math.sin(SLANT)), vec(-math.sin(SLANT), 0, -math.cos(SLANT))
EDGE: Final = -1.28  # where the carpet ends, to the left
THICK: Final = 0.44  # of the roll
SUN: Final = (-900.0, 560.0, 620.0)
FOG: Final = "#dfe0e2"


def paint(page: Page) -> Scene:
    """Paint the town, the fog on the rest of it, the roll, and those who push."""
    scene = Scene(page, 2207, light=SUN, glow="#ffe9c4", shade="#4a5470", reach=2400, felt=0.1)
    scene.focus(380, 760, 240)
    scene.focus(360, 330, 200, 0.6)
    _square(scene)
    _scenery(scene)
    _people(scene)
    _morning(scene)
    return scene.finish(
        Look(
            vignette=0.25,
            bloom=0.25,
            bloom_from=0.85,
            contrast=1.1,
            grain=0.02,
            brush=Brush(exact=0.028, edges=0.4, detail=0.6, variety=0.9),
            palette=Palette(
                colours=("#f2efe8", "#a9b3c2", "#56617c", "#b5583a", "#cfa35a", "#6a5a4c"),
                accent="#b83428",
                quiet=0.15,
                hold=0.7,
            ),
            masses=0.12,
        )
    )


def _place(along: float, high: float, away: float) -> Vec:
    """Return a place by the roll: to the right along it, up, and into the fog."""
    return np.asarray(ALONG * along + AWAY * away + vec(0, high, 0))


def _stage(scene: Scene) -> Stage:
    return Stage(scene, *HERE, TALL, pitch=42, near=6.5, box=(-30, -30, 830, 1230))


def _square(scene: Scene) -> None:
    """Setts, worn and damp where the fog has just been."""
    page, rng, stage = scene.page, scene.rng, _stage(scene)
    where = 0.5 + 0.25 * page.noise(3, 120, 4) + (page.y - 900) / 1600
    scene.backdrop(
        [(0, "#e0d0ac"), (0.5, "#d0bc94"), (1, "#b09c78")], where.astype(np.float32), amount=0.04
    )
    setts = scene.sheet()
    for row in range(-34, 8):
        for column in range(-30, 36):
            along = column * 0.2 + (row % 2) * 0.1 + rng.gauss(0, 0.008)
            x, y = stage.page(_place(along, 0, row * 0.15))
            if -20 < x < 820 and 500 < y < 1220:
                setts.fill(ellipse(x, y, 18, 8.6, -8), vary("#d2c09a", rng, 0.22, 0.02), 0.7)
                setts.fill(ellipse(x + 3, y + 6, 16, 4, -8), "#7c6c54", 0.22)
    scene.put(setts)
    scene.of("paper", way=-8)


def _bumps() -> tuple[Field, Field, Field]:
    """Return how high the fog lies: over roofs, and over something that is no roof."""
    along, away = np.meshgrid(np.linspace(EDGE, 8.0, 280), np.linspace(0, 13.0, 320))
    high: Any = np.zeros_like(along)
    for a, b, tall, turned in (
        (-0.5, 3.9, 0.62, 0.25),
        (0.35, 5.5, 0.66, -0.3),
        (2.0, 6.3, 0.7, 0.3),
        (4.4, 5.0, 0.62, -0.2),
        (-0.6, 6.9, 0.62, 0.2),
        (4.0, 7.3, 0.7, 0.0),
        (1.2, 8.4, 0.66, 0.4),
        (3.0, 9.4, 0.66, -0.2),
        (5.8, 7.6, 0.66, 0.2),
        (-0.3, 9.6, 0.66, 0.0),
    ):
        x = (along - a) * math.cos(turned) + (away - b) * math.sin(turned)
        y = (away - b) * math.cos(turned) - (along - a) * math.sin(turned)
        inside = (np.abs(x) < 0.46) & (np.abs(y) < 0.58)
        high = np.maximum(high, np.where(inside, tall * (1.2 - 0.55 * np.abs(x) / 0.46), 0))
    high = cv2.GaussianBlur(high, (0, 0), 2.6)
    for a, b, wide, deep, tall in (
        (2.0, 3.3, 1.35, 1.0, 0.95),
        (2.55, 3.0, 0.95, 0.95, 0.86),  # back and haunch
        (0.62, 2.55, 0.62, 0.56, 0.66),
        (0.40, 2.02, 0.30, 0.34, 0.44),  # head and muzzle
        (0.12, 2.86, 0.25, 0.24, 0.80),
        (1.00, 2.84, 0.25, 0.24, 0.80),  # ears
        (1.30, 1.80, 0.60, 0.25, 0.28),
        (3.0, 2.05, 0.5, 0.26, 0.28),  # paws
        (EDGE + 0.25, 0.85, 0.62, 0.4, 0.42),  # and somebody who will not get up
    ):
        far = ((along - a) / wide) ** 2 + ((away - b) / deep) ** 2
        high = np.maximum(high, tall * np.sqrt(np.clip(1 - far, 0, 1)))
    high = cv2.GaussianBlur(high, (0, 0), 1.9)
    ripple = 0.05 * np.sin(along * 3 + 1.3 * np.sin(away * 1.7)) * np.clip(away - 0.4, 0, 1)
    return along, away, high + ripple + 0.16


def _scenery(scene: Scene) -> None:
    """Roofs that are out already, the sheet of fog, and the roll."""
    stage = _stage(scene)
    canvas = stage.canvas
    _houses(canvas, scene)
    along, away, high = _bumps()
    grid = along[..., None] * ALONG + away[..., None] * AWAY + high[..., None] * vec(0, 1, 0)
    with canvas.part(FOG, soft=0.9, rough=0.7) as sheet:
        sheet.surface(grid)
        sheet.chain([_place(EDGE, 0.1, 0), _place(EDGE, 0.1, 13.0)], [0.07, 0.07])
    rng = scene.rng
    with canvas.part("#e9e9ea", soft=0.9, rough=0.8) as roll:
        count = 56
        line = [_place(EDGE + (8 - EDGE) * k / count, THICK, -0.30) for k in range(count + 1)]
        roll.chain(line, [THICK * rng.uniform(0.96, 1.03) for _ in line])
    stage.person(
        SLEEPER, "crawling", at=_place(EDGE - 0.10, 0, 0.85), facing=90 + math.degrees(SLANT)
    )
    hub = _place(EDGE - 0.36, THICK, -0.30)
    with canvas.part("#cfd2d8", soft=0.3) as end:
        end.ball(hub, np.stack([ALONG * 0.03, vec(0, 1, 0) * THICK * 0.99, AWAY * THICK * 0.99], 1))
    turns = np.linspace(0.3, 4.3 * math.tau, 150)
    coil = [
        hub
        - ALONG * 0.03
        + (AWAY * math.cos(a) + vec(0, 1, 0) * math.sin(a)) * THICK * 0.97 * a / turns[-1]
        for a in turns
    ]
    things.rod(canvas, coil, 0.020, "#8c97ab")
    for step in range(70):
        root = _place(EDGE - 0.03, 0.06, 0.3 + step * 0.14)
        things.rod(
            canvas,
            [
                root,
                root - ALONG * rng.uniform(0.12, 0.2) + AWAY * rng.gauss(0, 0.02) - vec(0, 0.05, 0),
            ],
            [0.016, 0.006],
            "#eef0f2",
        )
    stage.paint(shadow=0.75, contact=0.8, dim=0, fill=0.5, bounce="#a8b4c8", focus=(400, 600, 600))


ROOFS: Final = ("#b4553a", "#c98f48", "#a8483a", "#c77a45", "#b9683f")
WALLS: Final = ("#d8c6a4", "#c3b7a8", "#a9b4b8", "#d4b08a", "#cfc5b4")


def _houses(canvas: Canvas, scene: Scene) -> None:
    rng = scene.rng
    for number, (along, away, wide, deep, tall, turned) in enumerate(
        (
            (-2.15, 1.5, 0.42, 0.5, 0.95, 0.10),
            (-2.2, 3.0, 0.42, 0.5, 1.15, -0.1),
            (-2.1, 4.6, 0.42, 0.5, 0.9, 0.2),
            (-2.2, 6.2, 0.42, 0.5, 1.1, 0.0),
            (-2.35, -1.0, 0.42, 0.5, 1.0, 0.1),
            (-2.1, -2.7, 0.42, 0.45, 0.9, 0.35),
            (0.42, -2.3, 0.4, 0.4, 0.55, 0.15),
            (-0.12, -2.85, 0.4, 0.42, 0.5, 0.45),
            (-0.72, -3.15, 0.4, 0.42, 0.5, 0.3),
        )
    ):
        _house(
            canvas,
            (along, away, turned),
            (wide, deep, tall),
            ROOFS[number % 5],
            WALLS[(number * 3) % 5],
            rng.random(),
        )


def _house(
    canvas: Canvas,
    at: Sequence[float],
    size: Sequence[float],
    roof: Colour,
    wall: Colour,
    chance: float,
) -> None:
    along, away, turned = at
    wide, deep, tall = size
    x = ALONG * math.cos(turned) + AWAY * math.sin(turned)
    z = AWAY * math.cos(turned) - ALONG * math.sin(turned)
    foot, up = _place(along, 0, away), vec(0, 1, 0)
    things.box(canvas, foot + up * tall / 2, x * wide, up * tall / 2, z * deep, wall)
    ridge = tall + wide * 0.85
    for side in (-1, 1):
        eave, top = foot + x * side * wide * 1.14 + up * (tall - wide * 0.12), foot + up * ridge
        with canvas.part(roof, soft=0.2) as slope:
            slope.plane(
                [
                    eave - z * deep * 1.1,
                    eave + z * deep * 1.1,
                    top + z * deep * 1.1,
                    top - z * deep * 1.1,
                ]
            )
        for row in range(1, 8):
            line = eave + (top - eave) * row / 8 + up * 0.006
            things.rod(
                canvas, [line - z * deep * 1.1, line + z * deep * 1.1], 0.006, darker(roof, 0.28)
            )
        with canvas.part(wall, soft=0.2) as gable:
            gable.plane(
                [
                    foot - z * side * deep + x * wide + up * tall,
                    foot - z * side * deep - x * wide + up * tall,
                    foot - z * side * deep + up * (ridge - 0.06),
                ]
            )
    stack = foot + x * wide * (0.4 if chance > 0.5 else -0.4) + z * deep * (chance - 0.5)
    things.box(canvas, stack + up * (tall + wide * 0.75), x * 0.07, up * 0.2, z * 0.09, "#8c6250")
    for column in (-0.5, 0.5):
        for high in (0.36, 0.74):
            if tall * high > tall - 0.12:
                continue
            for spot, across in (
                (foot - z * (deep + 0.004) + x * wide * column, x),
                (foot - x * (wide + 0.004) + z * deep * column, z),
                (foot + x * (wide + 0.004) + z * deep * column, z),
            ):
                pane = spot + up * tall * high
                with canvas.part("#46505e", soft=0.1) as window:
                    window.plane(
                        [
                            pane - across * 0.08 - up * 0.11,
                            pane + across * 0.08 - up * 0.11,
                            pane + across * 0.08 + up * 0.11,
                            pane - across * 0.08 + up * 0.11,
                        ]
                    )


GIRL: Final = Who(
    BUILDS["girl"].like(height=0.8),
    "brown",
    hair="plait",
    hair_colour="#2a1c18",
    hat="cap",
    hat_colour="#59616c",
    top="#6c7480",
    legs="#6c7480",
    shoes="#2c2a2c",
    boots=0.4,
    scarf="#b83428",
)
ELDER: Final = Who(
    "old_man",
    "fair",
    head="nikos",
    hair="combed back",
    hair_colour="#cfcac2",
    beard="long",
    hat="cap",
    hat_colour="#59616c",
    top="#727a86",
    legs="#5e6672",
    shoes="#2c2a2c",
    boots=0.4,
)
HE: Final = Who("man", "dark", hair="crop", hair_colour="#1c1618", top="#4a6a8c", legs="#4c4a50")
SHE: Final = Who(
    "woman",
    "olive",
    hair="long",
    hair_colour="#5a3424",
    top="#cfa048",
    skirt=0.7,
    skirt_colour="#cfa048",
)
SLEEPER: Final = Who(
    "man",
    "pale",
    hair="wild",
    hair_colour="#7a5438",
    top="#9fb4cc",
    top_pattern="stripes #f0f0f0",
    legs="#9fb4cc",
    legs_pattern="stripes #f0f0f0",
    shoes="",
)


def _people(scene: Scene) -> None:
    """Those who work with all their weight, those who are found out, and one who wants to stay."""
    stage = _stage(scene)
    facing = 180 + math.degrees(SLANT)
    push = POSES["pushing"]
    stage.person(GIRL, push.like(head=(-24, 4, 0)), at=_place(-0.30, 0, -1.12), facing=facing + 8)
    elder = stage.person(
        ELDER, push.like(head=(62, 2, 0)), at=_place(0.74, 0, -1.18), facing=facing - 12
    )
    _broom(stage.canvas, elder.place("chest") - elder.ahead * 0.10)
    pair = _place(-0.95, 0, -1.75)
    stage.person(HE, "hugging", at=pair - vec(0.16, 0, 0), facing=80)
    stage.person(SHE, "hugged", at=pair + vec(0.15, 0, 0.05), facing=-100)
    stage.paint(shadow=0.75, contact=0.9, dim=0, fill=0.45, rim=0.3, bounce="#cbb894")


def _broom(canvas: Canvas, at: Vec) -> None:
    """A besom slung over a back."""
    way = unit(vec(0.55, 0.8, 0.1))
    things.rod(canvas, [at - way * 0.32, at + way * 0.30], 0.012, "#8a6a44")
    with canvas.part("#6c5434", soft=0.3) as twigs:
        twigs.chain([at + way * 0.28, at + way * 0.36, at + way * 0.5], [0.02, 0.05, 0.075])


def _morning(scene: Scene) -> None:
    """Air over what still sleeps, the farther the paler."""
    page = scene.page
    far = smoothstep(420, -60, page.y)
    stage, marks = _stage(scene), scene.sheet()
    for along, away, high, wide in (
        (0.26, 2.28, 0.60, 0.13),
        (0.80, 2.26, 0.60, 0.13),
        (0.40, 1.80, 0.40, 0.07),
    ):
        ends = [
            stage.page(_place(along + k * wide, high - 0.05 * (1 - k * k), away))
            for k in (-1, -0.5, 0, 0.5, 1)
        ]
        marks.line(spline(ends, closed=False), "#76829c", 6 if wide > 0.1 else 10)
    scene.put(marks, opacity=0.8, blur=1.5)
    scene.tint((far * 0.75).astype(np.float32), "#f1ece2")
