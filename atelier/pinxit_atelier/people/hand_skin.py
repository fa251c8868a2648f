"""What is on the skin of a large hand: creases, nails, tendons, veins, lines."""

import math

import numpy as np

from pinxit_atelier.engine import Path, ellipse, mix, spline, taper

from .forms import lerp, vec
from .hand_rig import Bones, Finger
from .hand_shapes import Skin
from .stage import Cel


def crease(cel: Cel, finger: Finger, index: int, shape: Path, colours: Skin, old: float) -> None:
    """Paint the folds of skin over a joint."""
    before, here, after = finger.points[index - 1], finger.points[index], finger.points[index + 1]
    way = after - before
    far = float(np.linalg.norm(way))
    if far < finger.radii[index] * 1.6:
        return
    way = way / far
    across = vec(-way[1], way[0])
    radius = finger.radii[index]
    dorsal = finger.nail[2] > 0.12
    if dorsal:
        x, y = here
        cel.fill(ellipse(x, y, radius * 0.8), colours.rosy, 0.38, blur=radius * 0.4, clip=shape)
    count = (3 if dorsal else 2) + (1 if old > 0.5 else 0)
    for number in range(count):
        off = (number - (count - 1) / 2) * radius * 0.26
        half = radius * (0.62 if dorsal else 0.8) * (1 - 0.25 * abs(number - (count - 1) / 2))
        bow = radius * (0.14 if number % 2 else -0.1) * (1 if dorsal else 0.5)
        ends = here + way * off - across * half, here + way * off + across * half
        middle = here + way * (off + bow)
        stroke = taper([tuple(ends[0]), tuple(middle), tuple(ends[1])], [0.004, 0.017, 0.004], 10)
        cel.fill(stroke, colours.ink, 0.4 + 0.3 * old, clip=shape)


def draw_nail(cel: Cel, finger: Finger, colours: Skin, shape: Path) -> None:
    """Paint a nail, foreshortened as it is turned away."""
    radius, tip, before = finger.radii[-1], finger.points[-1], finger.points[-2]
    way = tip - before
    far = float(np.linalg.norm(way)) + 1e-6
    heading = math.degrees(math.atan2(way[1], way[0]))
    lift = finger.nail[:2]
    squash = max(0.35, min(1.0, abs(float(finger.nail[2])) * 1.1))
    x, y = tip + lift * radius * 0.55 + way / far * radius * 0.12
    length = radius * (0.42 + 0.42 * min(1.0, far / 0.2))
    with cel.inside(shape), cel.at(float(x), float(y), 1, heading):
        high = radius * 0.62 * squash
        outline = [
            (-length, -high * 0.8), (0, -high), (length * 0.9, -high * 0.78), (length * 1.12, 0),
            (length * 0.9, high * 0.78), (0, high), (-length, high * 0.8), (-length * 1.18, 0),
        ]  # fmt: skip
        nail = spline(outline)
        cel.fill(nail, colours.ink, 0.4, blur=radius * 0.1)
        cel.fill(nail, colours.nail)
        cel.fill(ellipse(-length * 1.05, 0, length * 0.5, high * 0.7), "#fff4ec", 0.5, clip=nail)
        edge = spline(
            [(length * 0.95, -high), (length * 1.2, 0), (length * 0.95, high)], closed=False,
        )  # fmt: skip
        cel.line(edge, "#fffaf2", radius * 0.2, 0.8, clip=nail)
        cel.fill(
            ellipse(length * 0.1, -high * 0.35, length * 0.5, high * 0.16), "#ffffff", 0.5,
            clip=nail,
        )  # fmt: skip


def back_details(
    cel: Cel, bones: Bones, shape: Path, colours: Skin, old: float, plump: float
) -> None:
    """Paint knuckles, tendons and veins."""
    for finger in bones.fingers[:4]:
        x, y = finger.points[0]
        cel.fill(ellipse(x - 0.02, y, 0.12, 0.1), colours.rosy, 0.4, blur=0.05, clip=shape)
        if plump > 0.5:
            cel.fill(ellipse(x - 0.02, y, 0.04, 0.03), colours.ink, 0.4, blur=0.02, clip=shape)
            continue
        bow = [(x - 0.05, y - 0.07), (x + 0.015, y), (x - 0.05, y + 0.07)]
        cel.line(spline(bow, closed=False), colours.ink, 0.014, 0.22 + 0.3 * old, clip=shape)
        tendon = [(x - 0.1, y), (x * 0.55, y * 0.72), (0.2, y * 0.36)]
        cel.fill(
            taper(tendon, [0.01, 0.06, 0.02]), colours.light, 0.2 + 0.25 * old, clip=shape,
            blur=0.012,
        )  # fmt: skip
        beside = [(a - 0.02, b + 0.045) for a, b in tendon]
        cel.fill(
            taper(beside, [0.01, 0.04, 0.01]), colours.ink, 0.1 + 0.2 * old, clip=shape, blur=0.012,
        )  # fmt: skip
    if old > 0.3:
        veins = (
            [(0.86, -0.2), (0.62, -0.14), (0.4, -0.02), (0.1, 0.04), (-0.3, 0.02)],
            [(0.84, 0.02), (0.66, 0.06), (0.48, -0.02)],
            [(0.8, 0.22), (0.56, 0.16), (0.3, 0.12), (0.06, 0.06)],
        )
        for vein in veins:
            cel.fill(
                taper(vein, [0.012, 0.045, 0.04, 0.016]), colours.vein, 0.5 * old, blur=0.008,
                clip=shape,
            )  # fmt: skip
        for x, y, radius in (
            (0.5, 0.2, 0.03), (0.66, -0.04, 0.022), (0.3, -0.1, 0.026), (0.42, 0.06, 0.016),
        ):  # fmt: skip
            cel.fill(
                ellipse(x, y, radius, radius * 0.8), colours.ink, 0.32 * old, blur=0.008,
                clip=shape,
            )  # fmt: skip


def palm_details(cel: Cel, bones: Bones, shape: Path, colours: Skin, old: float) -> None:
    """Paint the mounds of a palm and its lines; y is mirrored when the palm is seen."""
    way = -1 if bones.facing < 0 else 1
    high = abs(bones.facing)

    def spot(x: float, y: float) -> tuple[float, float]:
        return x, y * way * high

    x, y = spot(0.6, 0.04)
    cel.fill(
        ellipse(x, y, 0.3, 0.22), mix(colours.flesh, "#8a3a30", 0.5), 0.3, blur=0.12, clip=shape,
    )  # fmt: skip
    thumb = bones.fingers[4]
    x, y = lerp(thumb.points[0], thumb.points[1], 0.4)
    cel.fill(ellipse(x, y, 0.24, 0.15, 20 * way), colours.light, 0.5, blur=0.08, clip=shape)
    x, y = spot(0.32, 0.24)
    cel.fill(ellipse(x, y, 0.28, 0.1), colours.light, 0.35, blur=0.07, clip=shape)
    for finger in bones.fingers[:4]:
        x, y = finger.points[0]
        cel.fill(ellipse(x - 0.06, y, 0.1, 0.09), colours.rosy, 0.45, blur=0.05, clip=shape)
    lines = (
        [(0.14, -0.02), (0.42, -0.03), (0.62, -0.16), (0.76, -0.4)],
        [(0.94, 0.34), (0.78, 0.14), (0.74, -0.12), (0.9, -0.3)],
        [(0.78, 0.38), (0.6, 0.16), (0.5, -0.08), (0.62, -0.36)],
    )
    for line in lines:
        stroke = taper([spot(*point) for point in line], [0.005, 0.024, 0.02, 0.004], 18)
        cel.fill(stroke, colours.ink, 0.55 + 0.25 * old, clip=shape)
    for off in (-0.06, -0.1) if old > 0.4 else (-0.06,):
        bow = [spot(off, -0.16), spot(off - 0.03, 0), spot(off, 0.16)]
        cel.line(spline(bow, closed=False), colours.ink, 0.016, 0.45, clip=shape)
