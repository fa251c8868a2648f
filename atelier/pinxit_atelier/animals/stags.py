"""A stag who is larger than others."""

import math

from pinxit_atelier.engine import Colour, Path, limb, mix, sample, spline, taper, union
from pinxit_atelier.pen import Frame, Pen, dots, flow, motif, ruffled

from .anatomy import furred, leg, mouth


def _antler(pen: Pen, part: Frame, colour: Colour, side: int, tines: int) -> Path:
    """Paint an antler that grows from the frame's middle."""
    wide = pen.rng.uniform(0.92, 1.1)
    beam = [
        (0, 0),
        (side * 12 * wide, -14),
        (side * 26 * wide, -32),
        (side * 28 * wide, -56),
        (side * 14 * wide, -80),
    ]
    shape = limb(beam, [8, 6.6, 5.6, 4.6, 1], round_ends=False)
    stations = sample(beam, 30)
    for index in range(tines):
        x, y, _, _ = stations[min(29, int(2 + index * 27 / tines))]
        length = (26 - abs(index - 1.2) * 3) * pen.rng.uniform(0.9, 1.1)
        out = -side if index % 2 == 0 else side
        tine = [
            (x, y),
            (x + out * length * 0.5, y - length * 0.25),
            (x + out * length * 0.62, y - length * 0.95),
        ]
        shape = union(shape, limb(tine, [5, 3.8, 0.9], 12, round_ends=False))
    carried = part.path(shape)
    pen.form(carried, colour, 0.5, 0.55, cast=0.2, depth=2)
    pen.grain(carried, -70, colour, 30, (6, 14))
    pen.mark("antler" if side < 0 else "other", *part.point(side * 14 * wide, -80))
    return carried


def _head(pen: Pen, part: Frame, coat: Colour, pale: Colour, horn: Colour, tines: int) -> None:
    far = pen.shaded(coat, 0.35)
    pen.form(part.path(spline(dots("8,-8 26,-20 34,-16! 24,-4 12,0"))), far, 0.4, 0.3)
    _antler(pen, Frame(*part.point(2, -12), 1, 4), pen.shaded(horn, 0.3), 1, tines)
    shape = part.path(
        spline(
            dots(
                "14,-4 8,-13 -2,-15 -12,-9 -24,0 -38,8 -45,13 -46,19 -40,23 -30,22 -16,20 "
                "0,18 12,14"
            )
        )
    )
    furred(
        pen,
        shape,
        coat,
        (0.5, 0.5),
        flow((*part.point(-30, 10), 20), (*part.point(4, 0), 30)),
        110,
        (4, 8),
        patches=[
            (part.path(spline(dots("-44,20 -30,16 -16,16 -4,20 -20,24 -38,25"))), pale, 0.8, 1.5)
        ],
    )
    pen.form(part.path(spline(dots("6,-6 22,-12 36,-10! 28,0 14,6"))), coat, 0.5, 0.5)
    pen.fill(part.path(spline(dots("12,-4 24,-8 32,-8! 24,-2 16,2"))), "#e8c8b0", 0.6, blur=1)
    pen.fill(part.path(spline(dots("-48,14 -46,9 -38,10 -40,16 -45,18"))), "#17121a")
    pen.eye(*part.point(-12, -1), 3, "#1a0e0c", pen.shaded(coat, 0.5))
    mouth(pen, part.point(-44, 20), part.point(-34, 19), part.point(-24, 17))
    _antler(pen, Frame(*part.point(-4, -13), 1, -6), horn, -1, tines)
    pen.mark("head", *part.point(0, -14))
    pen.mark("mouth", *part.point(-45, 18))


@motif(poses=("step", "stand", "bellow"), colours=("#8a5434", "#e9d6b4", "#c9a878"))
def stag(pen: Pen, pose: str, coat: Colour, pale: Colour, horn: Colour, *, tines: int = 5) -> None:
    """Coat, light parts, antlers; 230 high with them. With `pencil=` it is drawn in lines only.

    Anchors: head, mouth, antler, other (antler), back, hoof (the lifted one).
    """
    far = pen.shaded(coat, 0.38)
    dark = mix(coat, "#2a1814", 0.55)
    hoof = ("hoof", 8.0, 6.0, "#2a1c1c")
    stepping = pose == "step"
    pen.form(ruffled(dots("62,-106 72,-104 74,-88 66,-82 60,-94"), 1.6, 3, 5), pale, 0.5, 0.3)
    if stepping:
        leg(pen, dots("-30,-74 -26,-50 -34,-26 -34,-5"), [20, 10, 7, 6], far, hoof)
        leg(pen, dots("44,-80 34,-56 48,-36 54,-16 60,-4"), [30, 17, 8, 6, 6], far, hoof)
    else:
        leg(pen, dots("-30,-74 -27,-50 -28,-26 -28,-5"), [20, 10, 7, 6], far, hoof)
        leg(pen, dots("46,-80 38,-56 48,-36 42,-16 40,-4"), [30, 17, 8, 6, 6], far, hoof)
    body = spline(
        dots(
            "-56,-84 -54,-104 -40,-117 -18,-115 6,-108 34,-112 56,-108 68,-94 66,-76 48,-68 "
            "18,-62 -14,-58 -42,-64"
        )
    )
    furred(
        pen,
        body,
        coat,
        (0.6, 0.55),
        flow((-46, -90, 60), (0, -106, 8), (58, -90, 60), (0, -66, 14)),
        320,
        (6, 13),
        patches=[
            (spline(dots("-52,-70 -14,-66 30,-70 60,-78 40,-58 -14,-52 -46,-60")), dark, 0.6, 5),
            (spline(dots("52,-108 70,-98 70,-74 60,-80")), pale, 0.7, 3),
        ],
    )
    if stepping:
        leg(
            pen,
            dots("-40,-80 -58,-66 -74,-58 -70,-36 -76,-28"),
            [28, 12, 8, 6, 6],
            coat,
            hoof,
            near=True,
        )
        leg(
            pen,
            dots("52,-86 44,-58 56,-38 46,-16 42,-4"),
            [42, 22, 10, 7, 6.6],
            coat,
            hoof,
            near=True,
        )
        pen.mark("hoof", -77, -24)
    else:
        leg(pen, dots("-42,-80 -44,-52 -42,-26 -43,-5"), [28, 12, 8, 7], coat, hoof, near=True)
        leg(
            pen,
            dots("54,-86 48,-58 60,-38 55,-16 53,-4"),
            [42, 22, 10, 7, 6.6],
            coat,
            hoof,
            near=True,
        )
    tilt = 34 if pose == "bellow" else 0
    throat = {"step": "-78,-146", "stand": "-78,-146", "bellow": "-88,-132"}[pose]
    neck = ruffled(
        dots(f"-52,-70 -64,-92 -72,-116 {throat} -60,-156 -44,-142 -30,-122 -18,-112 -28,-84"),
        2.4,
        5,
        7,
    )
    with pen.melt((-22, -92), (-46, -108)):
        pen.form(neck, mix(coat, dark, 0.25), 0.55, 0.5, cast=0)
        pen.coat(
            neck,
            flow((-70, -130, 100), (-56, -90, 90), (-40, -120, 70)),
            mix(coat, dark, 0.3),
            240,
            (9, 18),
        )
    beard = [(-58 - step * 2.2, -86 - step * 9) for step in range(6)]
    for x, y in beard:
        lock = taper([(x + 4, y - 6), (x - 4, y + 4), (x - 4, y + 16)], [3, 4, 0.4], 10)
        pen.fill(lock, dark, 0.8)
    _head(pen, Frame(-62 - tilt * 0.4, -152 + tilt * 0.5, 1, tilt), coat, pale, horn, tines)
    pen.mark("back", 8, -109)


@motif(poses=("plain",), colours=("#c9a878",))
def antlers(pen: Pen, pose: str, horn: Colour, *, tines: int = 5) -> None:
    """Horn: a pair of antlers on its own, from the front, growing from the middle of y = 0.

    Anchors: antler, other.
    """
    del pose
    for side in (-1, 1):
        part = Frame(side * 6, 0, 1, side * math.degrees(0.1))
        _antler(pen, part, horn, side, tines)
