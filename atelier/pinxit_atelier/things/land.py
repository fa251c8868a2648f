"""Mountains and the sea."""

import math

from pinxit_atelier.engine import Colour, common, ellipse, mix, poly, spline, taper
from pinxit_atelier.pen import Pen, curl, dots, motif


@motif(poses=("peak", "range"), colours=("#5c6a86", "#f4f2ec", "#8a94a8"))
def mountain(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Rock, snow, light side; the seed breaks its edges. Anchor: top."""
    peaks = ((0, 1.0),) if pose == "peak" else ((-58, 0.72), (62, 0.62), (0, 1.0))
    for ox, k in peaks:
        r = pen.rng
        n = 9
        jag = [r.uniform(-7, 7) for _ in range(2 * n)]
        left = [
            (
                ox - 80 * k * (i / n) + jag[i] * k * (0.3 + i / n) * 0.6,
                -122 * k * (1 - i / n) ** 1.12,
            )
            for i in range(n + 1)
        ]
        right = [
            (
                ox + 80 * k * (i / n) + jag[n + i - 1] * k * (0.3 + i / n) * 0.6,
                -122 * k * (1 - i / n) ** 1.08,
            )
            for i in range(1, n + 1)
        ]
        out = poly(left[::-1] + right)
        lit = pen.light[0] < 0
        pen.form(out, main, 0.35, 0.3, cast=0.25, depth=8)
        ridge = [
            (ox + (12 * math.sin(i * 1.7) - 2) * k * i / n, -122 * k * (1 - i / n))
            for i in range(n + 1)
        ]
        pen.fill(poly(ridge + (right if lit else left[1:])[::-1]), mix(main, pen.shade, 0.5), 0.75)
        pen.fill(poly(ridge + (left[1:] if lit else right)[::-1]), mix(main, third, 0.6), 0.55)
        sn = [
            (
                ox + (-1 + 2 * j / 12) * 44 * k,
                -122 * k * (0.6 if j % 2 else 0.46 + 0.06 * math.sin(j)),
            )
            for j in range(13)
        ]
        cap = common(out, poly([*sn, (ox + 60 * k, -140 * k), (ox - 60 * k, -140 * k)]))
        pen.fill(cap, second)
        pen.fill(
            poly(ridge + (right if lit else left[1:])[::-1]),
            mix(pen.shade, "#6a86b8", 0.6),
            0.42,
            clip=cap,
        )
        pen.hairs(
            out,
            65 if lit else 115,
            [mix(main, pen.glow, 0.4), mix(main, pen.shade, 0.5)],
            70,
            (8, 22),
            (0.6, 2),
            (0.15, 0.45),
            clip=True,
        )
    pen.mark("top", 0, -122)


@motif(poses=("crest", "swell"), colours=("#2c6a86", "#f2f6ee", "#123c58"))
def wave(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Water, foam, deep water. Crest: 170 wide, curling to the left."""
    if pose == "crest":
        b = spline(
            dots(
                "-90,2! -62,-6 -46,-20 -40,-44 -44,-62 -62,-66 -72,-54 -66,-44! -82,-52 "
                "-82,-76 -60,-92 -30,-94 2,-80 30,-54 58,-24 96,2!"
            )
        )
        pen.form(b, main, 0.55, 0.4)
        for k in range(9):
            o = k * 7
            pen.fill(
                taper(
                    [
                        (-40 + o * 1.5, -2),
                        (-34 + o, -30 - o * 0.15),
                        (-36 + o * 0.8, -64 + o * 0.25),
                        (-56 + o * 0.75, -84 + o * 0.38),
                    ],
                    [0.6, 2.6, 2.8, 0.6],
                    18,
                ),
                third if k % 2 else mix(main, second, 0.4),
                0.6,
                clip=b,
            )
        pen.form(
            spline(
                dots(
                    "-66,-44! -84,-50 -85,-77 -61,-94 -30,-96 4,-82 20,-66! -4,-74 -22,-82 "
                    "-34,-76 -44,-84 -54,-76 -64,-82 -68,-72 -76,-70 -70,-62 -77,-56"
                )
            ),
            second,
            0.35,
            0.4,
        )
        for _ in range(26):
            pen.fill(
                ellipse(
                    -78 + pen.rng.gauss(0, 12),
                    -52 + pen.rng.gauss(0, 14),
                    pen.rng.uniform(0.8, 2.6),
                ),
                second,
                0.9,
            )
    else:
        for i in range(3):
            y = -26 + i * 12
            points = [
                (
                    -110 + k * 22 + (pen.rng.uniform(-7, 7) + i * 5 if 0 < k < 10 else 0),
                    y + (pen.rng.uniform(5, 9) if k % 2 else -pen.rng.uniform(4, 12)),
                )
                for k in range(11)
            ]
            b = spline(
                [(*points[0], 1), *points[1:-1], (*points[-1], 1), (110, 8, 1), (-110, 8, 1)]
            )
            pen.form(b, mix(main, third, 0.3 * i), 0.4, 0.2, cast=0.35, depth=8)
            pen.line(spline(points, closed=False), second, 2.4, 0.85)
            for k in range(2, 10, 2):
                pen.line(
                    spline(
                        curl((points[k][0], points[k][1] + 6), 200, 16, 14, 46, 10), closed=False
                    ),
                    second,
                    0.9,
                    0.7,
                    clip=b,
                )
