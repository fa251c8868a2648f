"""Eyes and brows, from dots of a few pixels to lids and lashes."""

from pinxit_atelier.engine import Colour, Path, ellipse, linear, mix, radial, spline, taper

from .bodies import shaded
from .features import BIG, INK, Expression, Eye, EyeColours
from .forms import Pair, lerp
from .stage import Cel


def draw_eye(
    cel: Cel,
    eye: Eye,
    kind: str,
    px: float,
    colours: EyeColours,
    gaze: Pair = (0, 0),
    size: float = 1.0,
) -> None:
    """Paint one eye, as much of it as can be seen at this size."""
    iris = colours.iris
    if px >= BIG:
        _big_eye(cel, eye, kind, colours, gaze, size)
    elif kind in ("closed", "happy"):
        _shut_eye(cel, eye, kind, px, size)
    elif px < 9:
        cel.fill(ellipse(eye.x, eye.y, 0.10, 0.17 if kind == "wide" else 0.13), INK)
    elif kind in ("wide", "up") or px > 30:
        _open_eye(cel, eye, kind, px, iris, gaze, size)
    else:
        _dot_eye(cel, eye, kind, gaze, size)


def _shut_eye(cel: Cel, eye: Eye, kind: str, px: float, size: float) -> None:
    high = 0.135 * size
    wide = high * eye.squash
    x, y, way = eye.x, eye.y, 1 if kind == "closed" else -1
    lid = [
        (x - wide * 1.05, y - way * high * 0.1), (x - wide * 0.4, y + way * high * 0.42),
        (x + wide * 0.4, y + way * high * 0.42), (x + wide * 1.05, y - way * high * 0.1),
    ]  # fmt: skip
    cel.fill(taper(lid, [0.02, 0.055, 0.055, 0.02] if px >= 9 else [0.08] * 4, 14), INK)
    if px > 22 and kind == "closed":
        for index in range(3):
            start = x + eye.out * wide * ((0.35 + 0.3 * index) * 1.1 - 0.05)
            down = y + high * (0.40 - 0.16 * index)
            lash = [
                (start, down), (start + eye.out * 0.035, down + 0.05),
                (start + eye.out * (0.05 + 0.02 * index), down + 0.085 - 0.02 * index),
            ]  # fmt: skip
            cel.fill(taper(lash, [0.028, 0.02, 0.004], 6), INK)


def _dot_eye(cel: Cel, eye: Eye, kind: str, gaze: Pair, size: float) -> None:
    high = 0.135 * size
    wide = high * eye.squash
    tall = {"half": 0.55, "down": 0.7}.get(kind, 1.15)
    x = eye.x + gaze[0] * wide * 0.35
    y = eye.y + (high * 0.15 if kind == "down" else 0) + gaze[1] * high * 0.3
    cel.fill(ellipse(x, y, wide * 0.72, high * 0.82 * tall), INK)
    cel.fill(ellipse(x - wide * 0.24, y - high * 0.28, high * 0.2), "#ffffff")
    lid = [
        (-wide * eye.out, -high * 0.35), (-wide * 0.2 * eye.out, -high),
        (wide * 1.05 * eye.out, -high * 0.45),
    ]  # fmt: skip
    cel.fill(taper([(eye.x + a, eye.y + b) for a, b in lid], [0.015, 0.055, 0.03], 10), INK)


def _open_eye(
    cel: Cel, eye: Eye, kind: str, px: float, iris: Colour, gaze: Pair, size: float
) -> None:
    high = 0.135 * size
    wide = high * eye.squash
    x, y, out = eye.x, eye.y, eye.out
    broad, tall = {
        "wide": (1.12, 1.2), "up": (1.05, 1.05), "half": (1.1, 0.62), "down": (1.05, 0.75),
    }.get(kind, (1.05, 0.92))  # fmt: skip
    above = [
        (x - wide * broad * out, y + high * 0.1), (
            x - wide * 0.55 * broad * out, y - high * tall * 0.8,
        ),
        (x + wide * 0.15 * out, y - high * tall), (
            x + wide * 0.7 * broad * out, y - high * tall * 0.66,
        ),
        (x + wide * broad * out, y + high * 0.05),
    ]  # fmt: skip
    below = [
        (x + wide * 0.5 * broad * out, y + high * tall * 0.78),
        (x - wide * 0.5 * broad * out, y + high * tall * 0.78),
    ]
    white = spline(above + below)
    cel.fill(white, "#fdf6ea")
    cel.fill(
        ellipse(x, y - high * tall, wide * broad * 1.1, high * 0.55), "#8a6a72", 0.35, clip=white,
    )  # fmt: skip
    radius = high * (0.60 if kind == "wide" else 0.72)
    look = {"up": -0.3, "down": 0.3}.get(kind, 0)
    pupil = x + wide * (0.06 + gaze[0] * 0.42), y + high * (look + gaze[1] * 0.35)
    _iris(cel, pupil, radius, eye.squash, iris, white)
    cel.fill(taper(above, [0.015, 0.05, 0.06, 0.065, 0.03], 20), INK)
    if kind in ("half", "down"):
        fold = [(x - wide * broad, y - high * 0.05), (x, y - high * tall * 1.3),
                (x + wide * broad, y - high * 0.05), (x, y - high * tall * 0.7)]  # fmt: skip
        cel.fill(spline(fold), "#c8907a", 0.35)
    if px > 40:
        _lashes(cel, above, out, 3, 0.09)
        under = [(x - wide * 0.7, y + high * tall * 0.72), (x, y + high * tall * 0.9),
                 (x + wide * 0.7, y + high * tall * 0.72)]  # fmt: skip
        cel.fill(taper(under, [0.005, 0.016, 0.005], 10), "#7a4038", 0.6)


def _iris(cel: Cel, pupil: Pair, radius: float, squash: float, colour: Colour, white: Path) -> None:
    x, y = pupil
    narrow = min(1.0, squash + 0.1)
    cel.fill(
        ellipse(x, y, radius * narrow, radius * 1.06), colour, clip=white,
        grad=radial(x, y + radius * 0.5, radius * 1.2, mix(colour, "#120a10", 0.75)),
    )  # fmt: skip
    cel.fill(ellipse(x, y, radius * 0.46 * squash, radius * 0.5), "#140c12", clip=white)
    cel.fill(ellipse(x - radius * 0.28, y - radius * 0.36, radius * 0.24), "#ffffff", clip=white)
    cel.fill(ellipse(x + radius * 0.3, y + radius * 0.4, radius * 0.11), "#ffffff", 0.7, clip=white)


def _lashes(
    cel: Cel, lid: list[Pair], out: int, count: int, length: float, *, down: bool = False
) -> None:  # fmt: skip
    """Paint lashes at the outer half of a lid, whose last point is the outer corner."""
    for index in range(count):
        part = 1 - index / (count + 1.5)
        place = part * (len(lid) - 1)
        start = lerp(lid[int(place)], lid[min(int(place) + 1, len(lid) - 1)], place - int(place))
        rise = length * (0.9 - 0.25 * part) * (1 if down else -1)
        side = out * length * (0.75 * part)
        end = start[0] + side, start[1] + rise
        middle = lerp(start, end, 0.5)
        bowed = middle[0] + out * length * 0.1, middle[1] - rise * 0.1
        cel.fill(taper([start, bowed, end], [0.024, 0.016, 0.003], 8), INK, 0.9)


def _big_eye(cel: Cel, eye: Eye, kind: str, colours: EyeColours, gaze: Pair, size: float) -> None:
    """Paint an eye with lids, lashes, a wet corner and a shadow under the lid."""
    x, y, out = eye.x, eye.y, eye.out
    iris, flesh, lashes = colours.iris, colours.flesh, 0.4 + 0.6 * colours.lashes
    wide = 0.19 * eye.squash * size
    tall = {"wide": 0.155, "up": 0.13, "half": 0.07, "down": 0.085}.get(kind, 0.115) * size

    def at(part: float, rise: float) -> Pair:
        return x + out * wide * part, y + rise

    fold, warm = shaded(flesh, 0.4), mix(flesh, "#a0483c", 0.4)
    if kind in ("closed", "happy"):
        sag = 0.07 * size if kind == "closed" else -0.075 * size
        lid = [
            at(-1, 0.02), at(-0.5, sag * 0.85), at(0.05, sag * 1.05), at(0.6, sag * 0.8),
            at(1.08, 0),
        ]  # fmt: skip
        if kind == "closed":
            dome = spline([*lid, at(0.6, -0.085), at(0, -0.11), at(-0.6, -0.07)])
            cel.fill(dome, mix(flesh, "#fff0dc", 0.2), 0.7, blur=0.012)
            cel.fill(dome, warm, 0.25, grad=linear(x, y - 0.1, x, y + 0.1, warm))
            crease = [at(-0.95, -0.03), at(-0.4, -0.1), at(0.3, -0.115), at(1.0, -0.045)]
            cel.fill(taper(crease, [0.004, 0.016, 0.016, 0.004], 18), fold, 0.6)
        else:
            bag = [at(-0.8, 0.06), at(0, 0.1), at(0.8, 0.05)]
            cel.fill(taper(bag, [0.004, 0.014, 0.004], 14), fold, 0.5)
        cel.fill(taper(lid, [0.014, 0.034, 0.042, 0.036, 0.012], 24), INK)
        _lashes(cel, lid, out, 7, 0.075 * lashes, down=kind == "closed")
        return
    above = [
        at(-1.06, 0.035), at(-0.55, -tall * 0.72), at(0, -tall), at(0.58, -tall * 0.74),
        at(1.08, -0.012),
    ]  # fmt: skip
    below = [at(0.6, tall * 0.58), at(0.02, tall * 0.76), at(-0.55, tall * 0.58)]
    white = spline([(*above[0], 1), *above[1:4], (*above[4], 1), *below])
    cel.fill(ellipse(x, y, wide * 1.25, tall * 1.35), warm, 0.3, blur=0.035)
    cel.fill(white, "#fdf5ea", grad=linear(x, y - tall, x, y + tall, "#e9d6cc"))
    cel.fill(ellipse(*at(-0.98, 0.025), 0.035, 0.026), "#d98678", 0.85, clip=white)
    radius = (0.088 if kind == "wide" else 0.098) * size
    look = {"up": -0.36, "down": 0.32}.get(kind, 0)
    pupil = x + wide * gaze[0] * 0.5, y + tall * (look + gaze[1] * 0.45)
    _big_iris(cel, pupil, radius, min(1.0, eye.squash + 0.12), iris, white)
    shadow = [(p[0], p[1] - 0.02) for p in above] + [
        at(0.6, -tall * 0.3), at(0, -tall * 0.52), at(-0.6, -tall * 0.3),
    ]  # fmt: skip
    cel.fill(spline(shadow), "#5a3a44", 0.42, blur=0.012, clip=white)
    rise = 0.05 if kind != "half" else 0.075
    lifted = [(p[0], p[1] - rise * (1 - abs(i - 2) * 0.22)) for i, p in enumerate(above)]
    cel.fill(spline([*above, *lifted[::-1]]), mix(flesh, "#b0604c", 0.3), 0.75)
    cel.fill(taper(lifted, [0.004, 0.016, 0.018, 0.014, 0.004], 22), fold, 0.75)
    cel.fill(taper(above, [0.014, 0.034, 0.044, 0.042, 0.016], 26), INK)
    cel.fill(
        taper([above[4], *below, above[0]], [0.016, 0.012, 0.01, 0.006], 22),
        mix(flesh, "#6a2a28", 0.7), 0.6,
    )  # fmt: skip
    _lashes(cel, above, out, 6, 0.085 * lashes)


def _big_iris(
    cel: Cel, pupil: Pair, radius: float, narrow: float, colour: Colour, white: Path
) -> None:
    x, y = pupil
    disc = ellipse(x, y, radius * narrow, radius * 1.04)
    cel.fill(disc, mix(colour, "#120a10", 0.72), clip=white)
    inner = ellipse(x, y + radius * 0.06, radius * 0.86 * narrow, radius * 0.88)
    cel.fill(
        inner, mix(colour, "#fff0c8", 0.35), clip=white,
        grad=linear(x, y + radius * 0.8, x, y - radius * 0.7, mix(colour, "#120a10", 0.5)),
    )  # fmt: skip
    with cel.inside(white), cel.inside(inner):
        for index in range(22):
            with cel.at(x, y, 1, index * 360 / 22):
                ray = taper([(radius * 0.4, 0), (radius * 0.85, 0)], [radius * 0.05, 0.004], 4)
                cel.fill(ray, mix(colour, "#fff4d0" if index % 2 else "#1a0c10", 0.5), 0.4)
    cel.fill(ellipse(x, y, radius * 0.44 * narrow, radius * 0.46), "#120a10", clip=white)
    cel.fill(
        ellipse(x - radius * 0.3, y - radius * 0.36, radius * 0.24, radius * 0.2, -20), "#ffffff",
        clip=white,
    )  # fmt: skip
    cel.fill(
        ellipse(x + radius * 0.34, y + radius * 0.42, radius * 0.12), "#ffffff", 0.6, clip=white,
    )  # fmt: skip


def draw_brow(cel: Cel, eye: Eye, mood: Expression, colour: Colour, px: float) -> None:
    """Paint a brow; in a close-up, hair by hair."""
    y = eye.y - 0.27 - mood.brow
    inner = eye.x - eye.out * 0.15 * eye.squash, y - mood.slant * 0.55
    outer = eye.x + eye.out * 0.2 * eye.squash, y + mood.slant * 0.45 + 0.03
    middle = lerp(inner, outer, 0.5)
    if abs(mood.slant) <= 0.1:
        middle = middle[0], middle[1] - 0.035
    widths = [0.045, 0.06, 0.012] if px > 12 else [0.08] * 3
    soft = 0.55 if px >= BIG else 0.9
    cel.fill(taper([inner, middle, outer], widths, 12), colour, soft)
    if px < BIG:
        return
    for index in range(15):
        part = index / 14
        x, y = lerp(inner, middle, part * 2) if part < 0.5 else lerp(middle, outer, part * 2 - 1)
        length = 0.075 * (1 - 0.35 * part)
        hair = [
            (x - eye.out * 0.01, y + 0.026 * (1 - part)),
            (x + eye.out * length * (0.2 + 0.5 * part), y - length * (0.36 - 0.3 * part)),
        ]
        tint = mix(colour, "#ffe8c8" if index % 4 == 0 else "#120808", 0.22)
        cel.fill(taper(hair, [0.018, 0.004], 5), tint, 0.85)
