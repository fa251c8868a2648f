"""Birds of the air and of the night."""

import math

from pinxit_atelier.engine import Colour, ellipse, leaf, limb, mix, spline
from pinxit_atelier.pen import Frame, Pen, Points, dots, motif, quill, seam

from .anatomy import fan


@motif(poses=("front", "fly"), colours=("#7d5638", "#efdcb8", "#f0b23c"))
def owl(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Feathers, face, eyes. Flying: from the front, centred. Anchors: head, mouth."""
    dark = mix(main, pen.shade, 0.5)

    def face(y: float, s: float = 1.0) -> None:
        part = Frame(0, y, s)
        for side in (-1, 1):
            pen.form(
                part.path(leaf((side * 16, -10), (side * 33, -36), 14, side * 0.1)), main, 0.5, 0.5
            )
        pen.form(
            part.path(
                spline(dots("-35,6 -34,-12 -22,-22 0,-17 22,-22 34,-12 35,6 22,22 0,28 -22,22"))
            ),
            mix(main, dark, 0.1),
            0.5,
            0.5,
        )
        for side in (-1, 1):
            d = part.path(ellipse(side * 15, 2, 17.5, 18))
            pen.form(d, mix(second, main, 0.12), 0.4, 0.3, cast=0.3)
            if pen.detailed:
                for i in range(34):
                    t = i * math.tau / 34
                    pen.line(
                        part.path(
                            seam(
                                (side * 15 + 9 * math.cos(t), 2 + 9 * math.sin(t)),
                                (
                                    side * 15 + 16.5 * math.cos(t + 0.12),
                                    2 + 17 * math.sin(t + 0.12),
                                ),
                            )
                        ),
                        mix(main, pen.shade, 0.2),
                        0.55,
                        0.5,
                    )
            pen.line(d, dark, 1.3, 0.7)
            pen.eye(
                *part.point(side * 14, 1),
                8.6 * s,
                third,
                "#1c1216",
                "#120a0e",
                look=(0, 0),
            )
        pen.form(part.path(spline(dots("-4.5,3 0,0 4.5,3 3,11 0,17! -3,11"))), "#d9a23e", 0.5, 0.5)
        pen.fill(part.path(leaf((0, 2), (-19, -17), 6, -0.1)), second, 0.9)
        pen.fill(part.path(leaf((0, 2), (19, -17), 6, 0.1)), second, 0.9)
        pen.mark("head", 0, y - 24 * s)
        pen.mark("mouth", 0, y + 14 * s)

    if pose == "front":
        for side in (-1, 1):
            pen.form(quill((side * 5, -12), (side * 8, 8), 11), dark, 0.4, 0.2)
        b = spline(dots("-30,-84 -39,-58 -36,-30 -20,-7 0,-2 20,-7 36,-30 39,-58 30,-84 0,-96"))
        pen.form(b, mix(second, main, 0.25), 0.55, 0.4)
        pen.scales(b, 90, 9, dark, 0.75, mix(second, pen.glow, 0.5))
        if pen.detailed:
            for _ in range(60):
                x, y = (pen.rng.uniform(-22, 22), pen.rng.uniform(-56, -10))
                pen.fill(leaf((x, y), (x, y + 4.5), 2), dark, 0.6)
        for side in (-1, 1):
            w = spline(
                [
                    (side * 28, -78),
                    (side * 42, -58),
                    (side * 44, -34),
                    (side * 34, -12),
                    (side * 22, 4, 1),
                    (side * 20, -18),
                    (side * 22, -46),
                ]
            )
            pen.form(w, main, 0.55, 0.5, cast=0.5)
            pen.scales(w, 90 - side * -6, 8, dark, 0.6, mix(main, pen.glow, 0.35))
            for k in range(4):
                pen.line(
                    seam(
                        (side * (40 - k * 4), -40 + k * 3),
                        (side * (37 - k * 3.6), -18 + k * 3),
                        (side * (25 - k * 0.6), 0 - k),
                    ),
                    dark,
                    1,
                    0.7,
                )
            for k in (-1, 0, 1):
                pen.form(
                    limb(
                        [(side * 11, -6), (side * 11 + k * 5, -2), (side * 11 + k * 6.5, 3)],
                        [4.5, 4.5, 2.5],
                    ),
                    "#d9a23e",
                    0.5,
                    0.4,
                    cast=0.3,
                )
        face(-76)
    else:
        for i in range(-3, 4):
            pen.form(
                quill((i * 2, 20), (i * 9, 62 - abs(i) * 2), 11),
                mix(main, dark, 0.3 if i % 2 else 0.1),
                0.4,
                0.3,
            )
        for side in (-1, 1):

            def mirrored(points: Points, side: int = side) -> list[tuple[float, ...]]:
                return [(side * x, y) for x, y, *_ in points]

            def angle(d: float, side: int = side) -> float:
                return d if side > 0 else 180 - d

            fan(
                pen,
                mirrored(dots("14,-12 44,-40 78,-44 112,-30")),
                (angle(84), angle(8)),
                (52, 62),
                13,
                13,
                main,
                tip=dark,
                under=mix(main, second, 0.3),
                coverts=2,
                curve=0.05,
            )
        b = spline(dots("-22,-18 -25,6 -17,30 0,40 17,30 25,6 22,-18 0,-26"))
        pen.form(b, mix(second, main, 0.2), 0.5, 0.4)
        pen.scales(b, 90, 8, dark, 0.7, mix(second, pen.glow, 0.5))
        for side in (-1, 1):
            for k in (-1, 0, 1):
                pen.form(
                    limb(
                        [(side * 8, 34), (side * 8 + k * 4, 41), (side * 8 + k * 5, 46)],
                        [4.5, 4, 1.5],
                    ),
                    "#d9a23e",
                    0.5,
                    0.4,
                )
        face(-26, 0.8)
