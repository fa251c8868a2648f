"""Mouths and lips."""

from pinxit_atelier.engine import Field, Path, ellipse, linear, mix, spline, taper

from .bodies import shaded
from .features import BIG
from .forms import Pair
from .stage import Cel


def draw_mouth(
    cel: Cel, place: Pair, kind: str, lip: Field, px: float, squash: float = 1.0
) -> None:
    """Paint a mouth seen from the front or at three quarters."""
    x, y = place
    ink = mix(lip, "#2a0a14", 0.45)
    wide = 0.21 * squash
    if kind in ("o", "small_o", "kiss"):
        _round_mouth(cel, x, y, kind, lip, squash, px)
    elif kind in ("grin", "laugh"):
        _open_mouth(cel, x, y, wide, px, lip, 1.25 if kind == "laugh" else 1.0)
    elif px >= BIG:
        _big_lips(cel, x, y, wide, kind, lip)
    else:
        _small_lips(cel, x, y, wide, kind, lip, ink, px)


def _round_mouth(
    cel: Cel, x: float, y: float, kind: str, lip: Field, squash: float, px: float
) -> None:
    radius = {"o": 0.10, "kiss": 0.055}.get(kind, 0.062)
    outer = ellipse(x, y + 0.02, radius * 0.95 * squash, radius * 1.2)
    if px >= BIG:
        cel.fill(
            ellipse(x, y + radius * 1.5, radius, radius * 0.35), shaded(lip, 0.3), 0.3, blur=0.02,
        )  # fmt: skip
    cel.fill(outer, lip, grad=linear(x, y - radius, x, y + radius * 1.4, mix(lip, "#ffc8b4", 0.35)))
    if kind != "kiss":
        cel.fill(ellipse(x, y + 0.025, radius * 0.6 * squash, radius * 0.82), "#4a1420")
    elif px >= 20:
        cel.line(
            spline([(x - radius * 0.5, y + 0.02), (x + radius * 0.5, y + 0.02)], closed=False),
            "#5a1a24", 0.02,
        )  # fmt: skip


def _open_mouth(
    cel: Cel, x: float, y: float, wide: float, px: float, lip: Field, tall: float
) -> None:
    low = 0.18 * tall
    outline = [
        (x - wide * 1.25, y - 0.06, 1), (x, y), (x + wide * 1.25, y - 0.06, 1),
        (x + wide * 0.7, y + low * 0.72), (x, y + low), (x - wide * 0.7, y + low * 0.72),
    ]  # fmt: skip
    shape = spline(outline)
    if px >= BIG:
        cel.line(shape, lip, 0.05)
    cel.fill(shape, "#6a1c28")
    if px > 12:
        teeth = [
            (x - wide * 1.1, y - 0.05), (x, y), (x + wide * 1.1, y - 0.05),
            (x + wide * 0.8, y + 0.045), (x, y + 0.07), (x - wide * 0.8, y + 0.045),
        ]  # fmt: skip
        cel.fill(spline(teeth), "#fdf3e6", clip=shape)
        cel.fill(ellipse(x, y + low * 1.05, wide * 0.5, 0.07 * tall), "#d8605c", clip=shape)
    if px >= BIG:
        for way in (-1, 1):
            dimple = [
                (x + way * wide * 1.32, y - 0.12), (x + way * wide * 1.45, y - 0.04),
                (x + way * wide * 1.3, y + 0.03),
            ]  # fmt: skip
            cel.fill(taper(dimple, [0.006, 0.02, 0.006], 8), shaded(lip, 0.4), 0.5)


_BOW = {"soft": 0.03, "smile": 0.13, "sad": -0.075, "flat": 0.0, "smirk": 0.07, "wave": -0.03}


def _small_lips(
    cel: Cel, x: float, y: float, wide: float, kind: str, lip: Field, ink: Field, px: float
) -> None:
    bow, thick = _BOW[kind], 0.05 if px > 9 else 0.085
    if px > 16 and kind != "smile":
        upper = [
            (x - wide * 0.66, y), (x - wide * 0.22, y - 0.055), (x, y - 0.03),
            (x + wide * 0.22, y - 0.055), (x + wide * 0.66, y), (x, y + 0.035),
        ]  # fmt: skip
        cel.fill(spline(upper), lip, 0.85)
        lower = [
            (x - wide * 0.5, y + 0.015), (x, y + 0.03), (x + wide * 0.5, y + 0.015), (x, y + 0.115),
        ]  # fmt: skip
        cel.fill(spline(lower), mix(lip, "#ffd0b8", 0.3), 0.75)
    elif px > 16:
        cel.fill(ellipse(x, y + 0.085, wide * 0.5, 0.04), mix(lip, "#ffd0b8", 0.2), 0.6)
    reach = 1.15 if kind == "smile" else 0.85
    left, right = (0.7, 1.25) if kind == "smirk" else (1, 1)
    line = [
        (x - wide * reach * left, y - bow * 0.6), (x - wide * reach * 0.45 * left, y + bow * 0.3),
        (x + wide * reach * 0.45 * right, y + bow * 0.3), (x + wide * reach * right, y - bow * 0.6),
    ]  # fmt: skip
    cel.fill(taper(line, [0.012, thick, thick, 0.012], 16), ink)
    if kind == "smile" and px > 16:
        for way in (-1, 1):
            dimple = [
                (x + way * wide * 1.2, y - 0.12), (x + way * wide * 1.32, y - 0.07),
                (x + way * wide * 1.26, y - 0.03),
            ]  # fmt: skip
            cel.fill(taper(dimple, [0.008, 0.022, 0.008], 6), ink, 0.6)


def _big_lips(cel: Cel, x: float, y: float, wide: float, kind: str, lip: Field) -> None:
    """Paint closed lips with a cupid's bow, a light on the lower one and a shadow beneath."""
    bow = _BOW[kind]
    wide *= {"smile": 1.32, "smirk": 1.15}.get(kind, 1.05)
    left = -bow * (0.2 if kind == "smirk" else 0.75)
    right = -bow * (1.3 if kind == "smirk" else 0.75)
    wave = 0.025 if kind == "wave" else 0
    ink = mix(lip, "#2a0a14", 0.5)
    line = [
        (x - wide, y + left), (
            x - wide * 0.5, y + bow * 0.22 - wave,
        ), (x - wide * 0.14, y + bow * 0.4 + wave),
        (x, y + bow * 0.4 + 0.012), (x + wide * 0.14, y + bow * 0.4 + wave),
        (x + wide * 0.5, y + bow * 0.22 - wave), (x + wide, y + right),
    ]  # fmt: skip
    full = 0.6 if kind == "smile" else 1.0
    upper = [
        (x + wide * 0.45, y - 0.05 * full + bow * 0.1), (
            x + wide * 0.14, y - 0.075 * full + bow * 0.3,
        ),
        (x, y - 0.05 * full + bow * 0.35), (x - wide * 0.14, y - 0.075 * full + bow * 0.3),
        (x - wide * 0.45, y - 0.05 * full + bow * 0.1),
    ]  # fmt: skip
    lower = [
        (x + wide * 0.5, y + 0.075 * full + bow * 0.35), (x, y + 0.118 * full + bow * 0.45),
        (x - wide * 0.5, y + 0.075 * full + bow * 0.35),
    ]  # fmt: skip
    cel.fill(
        ellipse(x, y + 0.16 + bow * 0.3, wide * 0.55, 0.03), shaded(lip, 0.3), 0.35, blur=0.025,
    )  # fmt: skip
    ends = [(*line[0], 1), *line[1:-1], (*line[-1], 1)]
    cel.fill(spline([*ends, *upper]), mix(lip, "#3a0c18", 0.12), 0.92, blur=0.004)
    cel.fill(spline([*ends, *lower]), mix(lip, "#ffb8a4", 0.2), 0.92, blur=0.004)
    light = ellipse(x - wide * 0.12, y + 0.06 * full + bow * 0.42, wide * 0.3, 0.014)
    cel.fill(light, "#fff0e4", 0.5, blur=0.012)
    cel.fill(taper(line, [0.012, 0.02, 0.026, 0.022, 0.026, 0.02, 0.012], 30), ink)
    for end, way in ((line[0], -1), (line[-1], 1)):
        corner = [
            (end[0] - way * 0.01, end[1] - 0.012), (end[0] + way * 0.022, end[1] + 0.004),
            (end[0], end[1] + 0.024),
        ]  # fmt: skip
        cel.fill(taper(corner, [0.006, 0.02, 0.004], 6), ink, 0.6)


def draw_side_mouth(cel: Cel, kind: str, lip: Field, face: Path) -> None:
    """Paint a mouth seen from the side."""
    ways = {
        "smile": [(0.785, 0.525), (0.66, 0.53), (0.57, 0.45)],
        "grin": [(0.785, 0.525), (0.64, 0.54), (0.53, 0.42)],
        "laugh": [(0.785, 0.525), (0.64, 0.55), (0.51, 0.40)],
        "sad": [(0.785, 0.52), (0.68, 0.54), (0.60, 0.60)],
        "o": [(0.80, 0.50), (0.72, 0.54), (0.70, 0.56)],
    }
    way = ways.get(kind, [(0.785, 0.525), (0.70, 0.53), (0.62, 0.52)])
    cel.fill(taper(way, [0.06, 0.045, 0.012], 10), mix(lip, "#2a0a14", 0.4))
    cel.fill(ellipse(0.79, 0.475, 0.05, 0.05), lip, 0.7, clip=face)
    cel.fill(ellipse(0.775, 0.59, 0.05, 0.045), lip, 0.6, clip=face)
