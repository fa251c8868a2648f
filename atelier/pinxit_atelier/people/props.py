"""Things people hold, ride and play.

A prop may have three layers: behind the figure, before the near arm, and over everything.
"""

import itertools
import math
from collections.abc import Callable
from typing import Final

import numpy as np

from pinxit_atelier.engine import Colour, ellipse, linear, mix, poly, rect, spline, taper

from .bodies import shaded
from .forms import Vec, lerp, unit, vec
from .held import Held
from .stage import Cel, Stage
from .wheelchair import draw_wheelchair, draw_wheelchair_behind

_WOOD: Final = "#4a2a1a"


def _heading(way: Vec) -> float:
    return math.degrees(math.atan2(float(way[1]), float(way[0])))


def _pole(cel: Cel, start: Vec, end: Vec, width: float, colour: Colour) -> None:
    cel.fill(
        taper(
            [tuple(start), tuple((start + end) / 2), tuple(end)], [width, width, width * 0.8], 10,
        ),
        colour,
    )  # fmt: skip


def _book(cel: Cel, held: Held) -> None:
    x, y = (held.joints["wrn"] + held.joints["wrf"]) / 2 + vec(1.8, -2.6)
    with cel.at(float(x), float(y), 1, -12):
        cover = [(-6.4, -4.4), (0, -2.9), (6.4, -4.8), (6.4, 3.0), (0, 5.0), (-6.4, 3.4)]
        cel.fill(poly(cover), held.tint("#7a2f2a"))
        left = [(-5.9, -5.0, 1), (-3, -5.0), (0, -3.2, 1), (0, 4.0, 1), (-3, 2.4), (-5.9, 2.6, 1)]
        right = [(5.9, -5.4, 1), (3, -5.2), (0, -3.2, 1), (0, 4.0, 1), (3, 2.2), (5.9, 2.2, 1)]
        cel.fill(spline(left), "#fbf3df")
        cel.fill(spline(right), "#efe3c8")
        for way in (-1, 1):
            for row in range(5):
                start = way * 1.2, -2.2 + row * 1.1 - 0.12 * way
                end = way * 4.8, -3.4 + row * 1.1 - 0.2 * way
                cel.line(poly([start, end], closed=False), "#a08a70", 0.22, 0.8)


def _violin(cel: Cel, held: Held) -> None:
    chin = held.joints["neck"] + held.joints.up * 1.2 + vec(1.6, 0)
    way = held.joints["wrf"] + vec(1, -1.4) - chin
    long = float(np.linalg.norm(way))
    with cel.at(float(chin[0]), float(chin[1]), 1, _heading(way)):
        cel.fill(rect(12, -0.6, long - 10, 1.2, 0.3), "#3a2018")
        cel.fill(ellipse(long + 2.4, 0, 1.4, 1.0), "#5a2e1c")
        half = [(0, 2.4), (3, 4.0), (6, 2.9), (8, 2.2), (10, 3.0), (13, 3.0)]
        outline = [(x, -y) for x, y in half] + [(14.4, 0)] + half[::-1] + [(-0.8, 0)]
        body = spline(outline)
        cel.fill(body, held.tint("#a8552a"), grad=linear(2, -3, 12, 3, "#6a2c18"))
        cel.line(body, "#5a2414", 0.4)
        cel.line(poly([(1.5, 0), (long, 0)], closed=False), "#f2e2c0", 0.3, 0.8)
        for side in (-1, 1):
            hole = spline([(6.5, side * 1.4), (7.6, side * 1.7), (8.8, side * 1.3)], closed=False)
            cel.line(hole, "#2a1210", 0.4)


def _bow(cel: Cel, held: Held) -> None:
    hand = held.joints["wrn"] + vec(1, 0)
    strings = held.joints["neck"] + (held.joints["wrf"] - held.joints["neck"]) * 0.42 + vec(0, -1)
    way = unit(strings - hand)
    end = hand + way * 30
    cel.line(poly([tuple(hand - way * 2), tuple(end)], closed=False), _WOOD, 0.8)
    cel.line(poly([tuple(hand + vec(0.4, 1.0)), tuple(end)], closed=False), "#f6ecd8", 0.35)


def _parcel(cel: Cel, held: Held) -> None:
    x, y = (held.joints["wrn"] + held.joints["wrf"]) / 2 + vec(3.4, -6.2)
    ribbon = held.tint("#b3382c")
    with cel.at(float(x), float(y), 1, -4):
        cel.fill(rect(-8, -8, 16, 15, 1), "#b98a56", grad=linear(-6, -8, 8, 8, "#8a5c36"))
        cel.fill(rect(-1.2, -8, 2.4, 15), ribbon)
        cel.fill(rect(-8, -2, 16, 2.2), ribbon)
        for way in (-1, 1):
            cel.fill(ellipse(way * 2.6, -9.4, 2.8, 1.5, way * -24), mix(ribbon, "#ffffff", 0.1))


def _spyglass(cel: Cel, held: Held) -> None:
    eye = held.joints["head"] + vec(held.body.head * 0.52, -0.1 * held.body.head)
    way = held.joints["wrf"] + vec(2, -1.4) - eye
    long = float(np.linalg.norm(way))
    tubes = (
        (1.0, long * 0.5, 1.3, "#c99a3c"), (long * 0.42, long * 0.5, 1.7, "#7a3a2a"),
        (long * 0.86, long * 0.5, 2.2, "#c99a3c"), (long * 1.3, 1.4, 2.6, "#e8c46a"),
    )  # fmt: skip
    with cel.at(float(eye[0]), float(eye[1]), 1, _heading(way)):
        for start, length, half, colour in tubes:
            cel.fill(rect(start, -half, length, 2 * half, 0.5), colour)


def _umbrella(cel: Cel, held: Held) -> None:
    """Paint an umbrella that clears head and hat; its middle is the place "dome"."""
    colour, tilt, radius = held.tint("#b3382c"), -6.0, 25.0
    hand, head = held.joints["wrn"], held.joints["head"]
    lift = max(0.0, float(hand[1] - head[1]) + held.body.head * 1.25 - radius * 0.36)
    angle = math.radians(tilt)
    rise = lift + radius * 0.4
    held.joints["dome"] = hand + vec(0.8 + math.sin(angle) * rise, -math.cos(angle) * rise)
    with cel.at(float(hand[0]) + 0.8, float(hand[1]), 1, tilt), cel.at(0, -lift):
        stick = [
            (0, -radius * 1.16), (0, 3 + lift), (0.4, 5.4 + lift), (2.2, 6 + lift), (3, 4.4 + lift),
        ]  # fmt: skip
        cel.line(spline(stick, closed=False), _WOOD, 0.9)
        ribs = [-radius + radius * index / 3 for index in range(7)]
        scallops = []
        for left, right in itertools.pairwise(ribs):
            scallops += [((left + right) / 2, -radius * 0.44), (right, -radius * 0.36, 1)]
        arch = [
            (-1, -0.36, 1), (-0.86, -0.86), (-0.5, -1.14), (0, -1.24), (0.5, -1.14), (0.86, -0.86),
        ]  # fmt: skip
        dome = [(point[0] * radius, point[1] * radius, *point[2:]) for point in arch]
        shade = linear(
            -radius * 0.3, -radius * 1.2, radius * 0.5, -radius * 0.3, shaded(colour, 0.35),
        )  # fmt: skip
        cel.fill(spline([*dome, *scallops[:0:-1]]), colour, grad=shade)
        for x in ribs[1:-1]:
            rib = spline(
                [(0, -radius * 1.24), (x * 0.7, -radius * 1.02), (x, -radius * 0.37)], closed=False,
            )  # fmt: skip
            cel.line(rib, shaded(colour, 0.5), 0.4, 0.7)
        cel.line(poly([(0, -radius * 1.22), (0, -radius * 1.36)], closed=False), _WOOD, 1)


def _lantern(cel: Cel, held: Held) -> None:
    """Paint a lantern; its flame is the place "flame"."""
    x, y = (float(part) for part in held.joints["wrn"] + vec(1.6, 1))
    held.joints["flame"] = vec(x, y + 7.6)
    iron = "#3a2a22"
    cel.line(spline([(x - 2, y + 4), (x, y + 0.4), (x + 2, y + 4)], closed=False), iron, 0.5)
    cel.fill(rect(x - 2.6, y + 4, 5.2, 7, 0.8), held.tint("#ffe39a"))
    cel.fill(ellipse(x, y + 7.6, 1.2, 2.2), "#fffbe8")
    cel.fill(poly([(x - 3.2, y + 4.4), (x, y + 2), (x + 3.2, y + 4.4)]), iron)
    cel.fill(rect(x - 3.1, y + 10.6, 6.2, 1.2, 0.3), iron)
    for side in (-2.5, 2.5):
        cel.line(poly([(x + side, y + 4), (x + side, y + 11)], closed=False), iron, 0.45)


def _cane(cel: Cel, held: Held) -> None:
    hand = held.near
    foot = vec(float(hand[0]) + 1.5, 0)
    crook = [
        tuple(hand + vec(-3.4, 1.6)), tuple(hand + vec(-2.4, -1.2)), tuple(hand + vec(0, -1.4)),
    ]  # fmt: skip
    cel.line(
        spline([*crook, tuple(hand + vec(0.6, 2)), tuple(foot)], closed=False),
        held.tint("#7a4a28"), 1.5,
    )  # fmt: skip


def _broom(cel: Cel, held: Held) -> None:
    top, low = (held.near, held.far) if held.near[1] < held.far[1] else (held.far, held.near)
    way = unit(low - top)
    reach = float(-low[1] / way[1]) if way[1] > 0.2 else 30.0
    end = low + way * (reach - 9)
    _pole(cel, top - way * 12, end, 1.3, held.tint("#8a5a30"))
    aside = vec(-way[1], way[0])
    twigs = spline([
        tuple(end - aside * 1.4), tuple(end + aside * 1.4), (*(end + way * 11 + aside * 5.4), 1),
        tuple(end + way * 11.6), (*(end + way * 10 - aside * 5.4), 1),
    ])  # fmt: skip
    cel.fill(twigs, "#c89a4c")
    for step in np.linspace(-4.6, 4.6, 8):
        cel.line(
            poly(
                [tuple(end + aside * step * 0.2), tuple(end + way * 11 + aside * step)],
                closed=False,
            ),
            "#7a5420", 0.35, 0.7, clip=twigs,
        )  # fmt: skip
    cel.line(
        poly(
            [tuple(end + way * 1.5 - aside * 2), tuple(end + way * 1.5 + aside * 2)], closed=False,
        ),
        "#9a3a2a", 0.9,
    )  # fmt: skip


def _rope(cel: Cel, held: Held) -> None:
    """Paint a rope through both hands, to the ground behind and far ahead ("rope": its end)."""
    front, back = (held.near, held.far) if held.near[0] > held.far[0] else (held.far, held.near)
    end = front + vec(48, 5)
    held.joints["rope"] = end
    tail = [
        tuple(end), tuple(front), tuple(back), tuple(back + vec(-5, 8)), (float(back[0]) - 9, -1.0),
        (float(back[0]) - 20, -0.6),
    ]  # fmt: skip
    line = spline(tail, closed=False)
    cel.line(line, held.tint("#b08a54"), 1.5)
    cel.line(line, "#6a4a24", 0.35, 0.6)


def _sack(cel: Cel, held: Held) -> None:
    x, y = (float(part) for part in held.joints["neck"] + vec(-4.5, -1))
    colour = held.tint("#b08a5c")
    shape = spline([
        (x + 7, y - 2), (x + 1, y - 7), (x - 8, y - 7), (x - 15, y + 1), (x - 15, y + 11),
        (x - 8, y + 14), (x - 2, y + 8), (x + 2, y + 3),
    ])  # fmt: skip
    cel.fill(shape, colour, grad=linear(x, y - 7, x - 8, y + 14, shaded(colour, 0.35)))
    for step in (-3, 0, 3):
        cel.fill(
            taper(
                [(x + 3, y - 2), (x - 5, y - 1 + step), (x - 12, y + 4 + step)], [0.2, 0.9, 0.2],
                12,
            ),
            shaded(colour, 0.4), 0.5, clip=shape,
        )  # fmt: skip
    cel.line(spline([(x + 4.4, y - 4.4), (x + 6.4, y)], closed=False), "#6a4a2a", 1.1)


def _oar(cel: Cel, held: Held) -> None:
    hands = (held.near + held.far) / 2
    way = unit(vec(1, 0.5))
    start, end = hands - way * 6, hands + way * 46
    held.joints["oar"] = end
    _pole(cel, start, end, 1.5, held.tint("#9a6a3c"))
    blade = taper(
        [tuple(end - way * 8), tuple(end - way * 2), tuple(end + way * 5)], [1.6, 4.4, 3.4], 12,
    )  # fmt: skip
    cel.fill(blade, held.tint("#b07a44"))


def _harp(cel: Cel, held: Held) -> None:
    x = float(held.joints["wrn"][0]) + 1.5
    colour = held.tint("#b98a3a")
    top = float(held.joints["head"][1]) - 4
    base = [(x - 8, -1.0), (x + 16, -1.0)]
    count = 11
    for index in range(count):
        part = (index + 0.5) / count
        upper = x - 5 + part * 20, top + 9 - part * 8 + math.sin(part * 6) * 1.6
        lower = x - 7 + part * 20, float(lerp((0, top + 34), (0, -4), part)[1])
        cel.line(poly([upper, lower], closed=False), "#f6e8c0", 0.28, 0.9)
    cel.fill(
        taper(
            [(x - 8, top + 12), (x, top + 24), (x + 9, -10), (x + 14, -3)], [3.2, 4, 5.4, 6.2], 24,
        ),
        colour,
    )  # fmt: skip
    cel.fill(
        taper(
            [(x - 8, top + 11), (x - 2, top + 5), (x + 7, top + 6), (x + 17, top)],
            [4, 3, 2.8, 3.4], 24,
        ),
        shaded(colour, 0.1),
    )  # fmt: skip
    cel.fill(
        taper([(x + 17, top), (x + 19, top * 0.5), (x + 16, -2)], [3.4, 2.4, 2.8], 18),
        shaded(colour, 0.2),
    )  # fmt: skip
    cel.fill(ellipse(x + 17.6, top - 0.6, 2.6), colour)
    cel.fill(taper(base, [3, 3], 4), shaded(colour, 0.35))


def _flute(cel: Cel, held: Held) -> None:
    mouth = held.joints["head"] + vec(held.body.head * 0.78, held.body.head * 0.58)
    hands = (held.near + held.far) / 2
    way = unit(hands - mouth)
    _pole(cel, mouth - way * 0.5, mouth + way * 24, 1.5, held.tint("#c9a25c"))
    for step in range(5):
        x, y = mouth + way * (9 + step * 2.6)
        cel.fill(ellipse(float(x), float(y), 0.35), "#4a2a14")


def _balloon(cel: Cel, held: Held) -> None:
    x, y = (float(part) for part in held.near)
    top = y - 44
    colour = held.tint("#c2452d")
    held.joints["balloon"] = vec(x + 3, top - 10)
    cel.line(spline([(x, y), (x + 1, y - 16), (x + 3, top + 2)], closed=False), "#6a5a48", 0.4)
    cel.fill(
        ellipse(x + 3, top - 10, 10, 12), colour,
        grad=linear(x - 3, top - 20, x + 9, top, shaded(colour, 0.3)),
    )  # fmt: skip
    cel.fill(poly([(x + 1.8, top + 3.4), (x + 3, top + 1.4), (x + 4.2, top + 3.4)]), colour)
    cel.fill(ellipse(x - 1, top - 15, 2, 3.4, 24), "#ffffff", 0.5)


Painter = Callable[[Cel, Held], None]
BEFORE: Final[dict[str, Painter]] = {
    "book": _book, "violin": _violin, "parcel": _parcel, "spyglass": _spyglass,
    "umbrella": _umbrella,
    "lantern": _lantern, "cane": _cane, "broom": _broom, "rope": _rope, "oar": _oar, "harp": _harp,
    "flute": _flute, "balloon": _balloon, "wheelchair": draw_wheelchair, "sack": _sack,
}  # fmt: skip
UNDERNEATH: Final[dict[str, Painter]] = {"wheelchair": draw_wheelchair_behind}
OVER: Final[dict[str, Painter]] = {"violin": _bow}
PROPS: Final = tuple(BEFORE)


def draw_prop(
    stage: Stage, layer: dict[str, Painter], name: str | None, held: Held, relief: float = 1.2
) -> None:
    """Paint one layer of a prop, if it has such a layer."""
    if name is None or name not in layer:
        return
    with stage.part(relief=relief, depth=1.2, shadow=0.5) as cel:
        layer[name](cel, held)
