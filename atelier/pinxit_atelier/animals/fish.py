"""Fish and whales."""

from pinxit_atelier.engine import Colour, ellipse, mix, spline, taper
from pinxit_atelier.pen import Frame, Pen, Points, dots, motif, seam


@motif(poses=("swim", "dive"), colours=("#2f7486", "#efe6cd", "#123845"))
def whale(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Back, belly, dark parts. Swimming: centred; diving: only its fluke.

    Anchors: back, blow; tail of the diving one.
    """
    if pose == "dive":
        t = spline(dots("-30,12 -18,-14 -8,-42 -5,-58 5,-58 8,-42 18,-14 30,12"))
        pen.form(t, main, 0.6, 0.5)
        for k in range(12):
            pen.line(
                seam((-26 + k * 4.6, 12), (-11 + k * 2, -26), (-3 + k * 0.5, -60)),
                pen.rng.choice([mix(main, pen.glow, 0.3), mix(main, pen.shade, 0.35)]),
                0.8,
                0.4,
                clip=t,
            )
        rim = dots("5,-54 16,-64 40,-70 66,-70 88,-60! 76,-78 56,-92 32,-96 12,-90 0,-78!")
        f = spline(rim + [(-x, y, *c) for x, y, *c in rim[-2::-1]])
        pen.form(f, mix(main, pen.shade, 0.06), 0.6, 0.6)
        for side in (-1, 1):
            for k in range(7):
                pen.line(
                    seam(
                        (side * 4, -60),
                        (side * (22 + k * 3), -70 - k * 2),
                        (side * (36 + k * 7), -92 + k * 4),
                    ),
                    mix(main, pen.glow if k % 2 else pen.shade, 0.35),
                    0.7,
                    0.45,
                    clip=f,
                )
        for _ in range(26):
            x, y = (pen.rng.uniform(-70, 70), pen.rng.uniform(-92, -62))
            pen.fill(ellipse(x, y, pen.rng.uniform(0.7, 1.8)), second, 0.45, clip=f)
        pen.mark("tail", 0, -80)
        return
    small = 0.27
    part = Frame(-92, 0, small)

    def put(points: Points) -> list[tuple[float, ...]]:
        return [(x * small - 92, y * small) for x, y, *_ in points]

    pen.form(
        part.path(spline(dots("190,70 222,120 286,158 330,166! 300,128 262,84 238,64"))),
        mix(main, pen.shade, 0.4),
        0.5,
        0.3,
    )
    body = part.path(
        spline(
            dots(
                "0,14 14,-14 60,-44 130,-72 215,-88 300,-84 352,-72 376,-84 398,-92! "
                "404,-66 440,-52 500,-36 556,-40 585,-58 612,-92 662,-132! 652,-92 620,-50! "
                "668,-42 708,-20! 656,-14 600,-14 556,-4 490,24 410,60 320,92 225,108 "
                "130,100 64,76 22,44"
            )
        )
    )
    pen.form(body, main, 0.55, 0.5)
    for i in range(22):
        y = -70 + i * 5
        pen.fill(
            taper(
                put([(40 + i * 3, y * 0.5), (180, y), (340, y + 4), (520, y * 0.25 - 18)]),
                [0.1, 0.7, 0.5, 0.1],
                16,
            ),
            pen.rng.choice([mix(main, pen.glow, 0.3), third, mix(main, pen.glow, 0.15)]),
            0.4,
            clip=body,
        )
    if pen.detailed:
        for _ in range(130):
            t = pen.rng.random()
            x = 20 + t * 480
            y = -80 + pen.rng.random() * 110 + abs(x - 230) * 0.09
            pen.fill(
                part.path(ellipse(x, y, pen.rng.uniform(1, 3), pen.rng.uniform(0.8, 2.2))),
                pen.rng.choice([mix(main, pen.glow, 0.5), mix(main, pen.glow, 0.7), third]),
                pen.rng.uniform(0.2, 0.6),
                clip=body,
            )
    belly = part.path(
        spline(
            dots(
                "2,20! 60,38 120,50 200,56 290,58 380,50 460,28 520,4! 490,34 410,70 "
                "320,102 225,118 130,110 64,84 18,50"
            )
        )
    )
    with pen.inside(body):
        pen.form(belly, second, 0.5, 0.3, cast=0.3)
        for i in range(8):
            t = i / 7
            pen.fill(
                taper(
                    put(
                        [
                            (10 + 8 * t, 24 + 26 * t),
                            (70, 42 + 36 * t),
                            (150, 54 + 48 * t),
                            (240, 60 + 48 * t),
                            (330, 60 + 34 * t),
                            (400 + 20 * (1 - t), 50 + 16 * t),
                        ]
                    ),
                    [0.3, 0.7, 0.8, 0.7, 0.5, 0.2],
                    20,
                ),
                mix(main, third, 0.4),
                0.75,
            )
    pen.fill(
        taper(put(dots("0,16 50,31 96,39 124,50")), [0.6, 1.4, 1.4, 0.3], 12), third, clip=body
    )
    pen.eye(140 * small - 92, 31 * small, 1.9, "#0a1016", mix(main, pen.glow, 0.2))
    f = part.path(
        spline(
            dots("150,66 176,56 214,66 262,118 316,182 352,236! 304,224 252,196 206,150 166,104")
        )
    )
    pen.form(f, mix(main, pen.shade, 0.1), 0.5, 0.5, cast=0.5)
    pen.mark("back", 0, -24)
    pen.mark("blow", -52, -22)
    pen.mark("tail", 80, -28)
