"""Tears, wrinkles, freckles, and glasses."""

import random

from pinxit_atelier.engine import Path, ellipse, mix, spline, taper

from .face_layout import Layout, Paints
from .features import Expression, Eye
from .forms import Pair
from .poses import View
from .stage import Cel, Frame, Stage


def draw_tear(cel: Cel, eye: Eye) -> None:
    """Paint a tear on the cheek."""
    x, y = eye.x, eye.y
    drop = spline([
        (x - 0.05, y + 0.2, 1), (x - 0.11, y + 0.38), (x - 0.05, y + 0.44), (x + 0.01, y + 0.38),
    ])  # fmt: skip
    cel.fill(drop, "#cfe8f4")
    cel.fill(ellipse(x - 0.07, y + 0.36, 0.018, 0.03), "#ffffff", 0.9)


def draw_wrinkles(
    cel: Cel, layout: Layout, shape: Path, paints: Paints, age: float, px: float, view: View,
    mood: Expression,
) -> None:  # fmt: skip
    """Paint what the years have written: bags, crow's feet, brow and smile lines."""

    def line(points: list[Pair], width: float, strength: float) -> None:
        middle = [width] * (len(points) - 2)
        stroke = taper(points, [width * 0.2, *middle, width * 0.2], 16)
        cel.fill(stroke, paints.dark, strength * age, clip=shape)

    for eye in layout.eyes:
        x, y, narrow, out = eye.x, eye.y, eye.squash, eye.out
        line(
            [(x - 0.14 * narrow, y + 0.19), (x, y + 0.245), (x + 0.15 * narrow, y + 0.19)], 0.024,
            0.6,
        )  # fmt: skip
        for step in (-1, 0, 1):
            start = x + out * 0.22 * narrow, y + 0.02 + step * 0.05
            middle = x + out * 0.28 * narrow, y + 0.025 + step * 0.075
            end = x + out * 0.35 * narrow, y + 0.02 + step * 0.1
            line([start, middle, end], 0.02, 0.6)
        if px > 30:
            line(
                [(x - 0.12 * narrow, y + 0.25), (x + 0.02, y + 0.3), (x + 0.16 * narrow, y + 0.25)],
                0.016, 0.4,
            )  # fmt: skip
    if px < 22:
        return
    middle_x = layout.nose[0] * 0.75
    wide = 0.46 if view == "front" else 0.34
    for index in range(3):
        y = -0.36 - index * 0.12 - mood.brow * 0.4
        bow = 0.03 if index % 2 else 0.015
        points = [
            (middle_x - wide, y + 0.02), (
                middle_x - wide * 0.4, y - bow,
            ), (middle_x + wide * 0.1, y + bow),
            (middle_x + wide * 0.55, y - bow), (
                middle_x + wide * (1 if view == "front" else 0.8), y + 0.02,
            ),
        ]  # fmt: skip
        line(points, 0.018, 0.5)
    if view == "side":
        return
    nose, mouth = layout.nose, layout.mouth
    for way in (-1, 1):
        narrow = 1.0 if view == "front" or way < 0 else 0.72
        fold = [
            (nose[0] + way * 0.17 * narrow, nose[1]), (
                mouth[0] + way * 0.3 * narrow, mouth[1] - 0.14,
            ),
            (
                mouth[0] + way * 0.34 * narrow, mouth[1] + 0.02,
            ), (mouth[0] + way * 0.31 * narrow, mouth[1] + 0.12),
        ]  # fmt: skip
        line(fold, 0.028, 0.6)
        line(
            [
                (nose[0] + way * 0.04, -0.12), (nose[0] + way * 0.05, -0.05),
                (nose[0] + way * 0.035, 0.03),
            ],
            0.016, 0.45,
        )  # fmt: skip


def draw_patches(cel: Cel, layout: Layout, shape: Path, paints: Paints) -> None:
    """Paint vitiligo: light patches round eyes, mouth and forehead."""
    pale = mix(paints.flesh, "#f8d8c0", 0.72)
    (ex, ey), (mx, my) = (layout.eyes[0].x, layout.eyes[0].y), layout.mouth
    patches = (
        [
            (ex - 0.26, ey - 0.1), (ex, ey - 0.24), (ex + 0.2, ey - 0.06), (ex + 0.24, ey + 0.14),
            (ex, ey + 0.2), (ex - 0.22, ey + 0.14),
        ],
        [
            (mx - 0.1, my - 0.14), (mx + 0.24, my - 0.16), (mx + 0.36, my + 0.06),
            (mx + 0.12, my + 0.3), (mx - 0.14, my + 0.16),
        ],
        [(mx + 0.1, -0.86), (mx + 0.4, -0.74), (mx + 0.34, -0.5), (mx + 0.12, -0.44), (mx, -0.62)],
    )  # fmt: skip
    for patch in patches:
        cel.fill(spline(patch), pale, 0.9, blur=0.012, clip=shape)


def draw_freckles(cel: Cel, layout: Layout, shape: Path, px: float) -> None:
    """Paint freckles on cheeks and nose."""
    rng = random.Random(3)
    size = max(0.016, 0.5 / px)
    for x, y in (*layout.cheeks, (layout.nose[0], layout.nose[1] - 0.02)):
        for _ in range(9):
            spot = ellipse(
                x + rng.uniform(-0.2, 0.2), y - 0.06 + rng.uniform(-0.1, 0.1),
                size * rng.uniform(0.7, 1.3),
            )  # fmt: skip
            cel.fill(spot, "#a85c34", 0.6, clip=shape)


def draw_glasses(stage: Stage, frame: Frame, layout: Layout, view: View) -> None:
    """Paint round glasses."""
    metal = "#6a4a22"
    with stage.part(
        relief=frame[2] * 0.04, depth=frame[2] * 0.06, shadow=0.4,
    ) as cel, cel.at(*frame):  # fmt: skip
        for eye in layout.eyes:
            lens = ellipse(eye.x, eye.y, 0.25 * eye.squash, 0.25)
            cel.fill(lens, "#fff8e0", 0.16)
            glint = [(eye.x - 0.14 * eye.squash, eye.y + 0.02), (eye.x - 0.02, eye.y - 0.15)]
            cel.line(spline(glint, closed=False), "#ffffff", 0.03, 0.4, clip=lens)
            cel.line(lens, metal, 0.05)
        first = layout.eyes[0]
        if len(layout.eyes) > 1:
            second = layout.eyes[1]
            bridge = [
                (first.x + 0.25, first.y - 0.03), ((first.x + second.x) / 2 + 0.02, first.y - 0.09),
                (second.x - 0.25 * second.squash, first.y - 0.03),
            ]  # fmt: skip
            cel.line(spline(bridge, closed=False), metal, 0.045)
        reach = first.x - 0.25 * first.squash
        ends = [reach - 0.2] if view == "front" else [-0.34 if view == "q" else -0.1]
        for end in ends:
            cel.line(
                spline([(reach, first.y - 0.02), (end, first.y - 0.05)], closed=False), metal,
                0.045,
            )  # fmt: skip
        if view == "front":
            side = layout.eyes[1].x + 0.25
            cel.line(
                spline([(side, first.y - 0.02), (side + 0.2, first.y - 0.05)], closed=False), metal,
                0.045,
            )  # fmt: skip
