"""Koi, from above and leaping: no two have the same patches."""

import math
from collections.abc import Sequence

from pinxit_atelier.engine import Colour, Path, ellipse, leaf, limb, mix, sample, spline
from pinxit_atelier.engine.shapes import Station
from pinxit_atelier.pen import Pen, Place, Points, dots, motif, seam

_LINES = {
    "swim": "-66,-4 -44,6 -12,9 20,0 46,-12 62,-12",
    "turn": "-58,-26 -46,-6 -18,10 16,10 42,-4 54,-22",
    "straight": "-68,0 -44,1 -12,0 20,-1 46,0 64,1",
    "leap": "-62,22 -44,2 -14,-14 18,-12 44,4 58,18",
}


def _fin(pen: Pen, root: Place, tips: Sequence[Place], width: float, colour: Colour) -> None:
    for index, tip in enumerate(tips):
        ray = leaf(root, tip, width, 0.08 * (-1) ** index)
        pen.form(ray, colour, 0.35, 0.5, cast=0.25)
        middle = (root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 + 1
        end = root[0] + (tip[0] - root[0]) * 0.92, root[1] + (tip[1] - root[1]) * 0.92
        pen.line(seam(root, middle, end), pen.shaded(colour, 0.3), 0.5, 0.6)


def _off(station: Station, ahead: float, aside: float) -> Place:
    x, y, way_x, way_y = station
    return x + way_x * ahead - way_y * aside, y + way_y * ahead + way_x * aside


def _patches(
    pen: Pen, line: list[Station], wide: float, colours: Sequence[Colour], body: Path
) -> None:
    rng = pen.rng
    at = rng.uniform(0.05, 0.16)
    while at < 0.92:
        x, y = _off(line[int(at * 40)], 0, rng.uniform(-0.5, 0.5) * wide * 0.6)
        across, down = rng.uniform(8, 18), rng.uniform(6, 12)
        blot = [
            (
                x + across * rng.uniform(0.6, 1.25) * math.cos(turn),
                y + down * rng.uniform(0.6, 1.25) * math.sin(turn),
            )
            for turn in (math.tau * step / 10 for step in range(10))
        ]
        pen.fill(spline(blot), colours[0], 0.92, clip=body)
        at += rng.uniform(0.16, 0.3)
    for _ in range(rng.randint(0, 4)):
        x, y = _off(line[rng.randrange(6, 36)], 0, rng.uniform(-10, 10))
        pen.fill(ellipse(x, y, rng.uniform(3, 6), rng.uniform(2.4, 4)), "#2a2430", 0.85, clip=body)


@motif(poses=("swim", "turn", "straight", "leap"), colours=("#f6ead6", "#d8482a", "#f3c99a"))
def koi(
    pen: Pen,
    pose: str,
    main: Colour,
    patch: Colour,
    fins: Colour,
    *,
    patches: bool = True,
    line: Points | None = None,
) -> None:
    """Body, patches, fins. From above but when it leaps, centred, 170 long.

    `line` bends it along points of one's own, from its head on. Anchors: mouth, tail.
    """
    above = pose != "leap"
    spine = list(line) if line is not None else dots(_LINES[pose])
    widths = [14, 29, 33, 24, 12, 7] if above else [15, 33, 40, 31, 15, 9]
    widths = [widths[min(5, round(index * 5 / (len(spine) - 1)))] for index in range(len(spine))]
    body, stations = limb(spine, widths, 40), sample(spine, 40)
    pale = mix(fins, main, 0.3)
    end = stations[40]
    spread = pen.rng.uniform(0.8, 1.25)
    tips = [
        _off(end, ahead, aside * spread)
        for ahead, aside in ((44, 24), (52, 8), (50, -10), (40, -26))
    ]
    _fin(pen, _off(end, -4, 0), tips, 15, pale)
    if above:
        for part, side, reach in ((0.2, 1, 30), (0.2, -1, 30), (0.62, 1, 18), (0.62, -1, 18)):
            station = stations[int(part * 40)]
            flare = pen.rng.uniform(0.7, 1.2)
            tips = [
                _off(station, 6 + step * 9, side * (12 + reach * flare - step * 3))
                for step in range(3)
            ]
            _fin(pen, _off(station, 0, side * 11), tips, reach * 0.4, pale)
    else:
        dorsal = spline(dots("-26,-24 -16,-42 -4,-49! 6,-41 20,-36 34,-28! 30,-10 0,-20"))
        pen.form(dorsal, mix(patch, fins, 0.35), 0.4, 0.5)
        for step in range(7):
            ray = seam((-22 + step * 7, -22 + step), (-14 + step * 7, -40 + step * 2.4))
            pen.line(ray, pen.shaded(patch, 0.3), 0.7, 0.7, clip=dorsal)
        _fin(pen, (-30, 12), [(-26, 38), (-14, 40), (-4, 34)], 12, pale)
        _fin(pen, (20, 4), [(24, 28), (34, 24)], 10, pale)
    pen.form(body, main, 0.5, 0.45)
    if patches:
        _patches(pen, stations, widths[1], [patch], body)
    middle = stations[20]
    along = math.degrees(math.atan2(middle[3], middle[2]))
    pen.scales(body, along, 6.4, pen.shaded(main, 0.4), 0.4, pen.lit(main, 0.6))
    _face(pen, stations, body, main, patch, above=above)
    if above:
        ridge = [station[:2] for station in stations[8:34:4]]
        pen.line(seam(*ridge), pen.shaded(main, 0.35), 1.1, 0.6)
        back = leaf(stations[12][:2], stations[27][:2], 7, 0.12)
        pen.fill(back, pen.lit(patch, 0.15), 0.75)
    pen.mark("mouth", *stations[0][:2])
    pen.mark("tail", *_off(end, 40, 0))


def _face(
    pen: Pen, stations: list[Station], body: Path, main: Colour, patch: Colour, *, above: bool
) -> None:
    sides = (-1, 1) if above else (1,)
    for side in sides:
        x, y = _off(stations[4], 0, side * (9.5 if above else 3))
        pen.eye(x, y - (0 if above else 6), 2.3, "#17121a", pen.lit(main, 0.4))
    gill = stations[9]
    cheek = seam(_off(gill, 0, 14), _off(gill, 4, 0), _off(gill, 0, -12))
    pen.line(cheek, pen.shaded(main, 0.45), 0.9, 0.6, clip=body)
    for side in sides:
        nose = stations[0]
        barbel = seam(_off(nose, 0, side * 4), _off(nose, -8, side * 8), _off(nose, -13, side * 6))
        pen.line(barbel, pen.shaded(patch, 0.2), 0.9)
