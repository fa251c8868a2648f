"""Instruments."""

from pinxit_atelier.engine import Colour, ellipse, limb, mix, moved, poly, rect, spline
from pinxit_atelier.pen import Pen, curl, dots, motif, seam, symmetric


@motif(poses=("grand", "upright"), colours=("#2a2230", "#f6efdc", "#c9893a"))
def piano(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Wood, keys, inside. Anchor: top."""
    if pose == "grand":
        for x in (-52, 44):
            pen.form(limb([(x, -34), (x, -14), (x, -4)], [9, 6, 4]), main, 0.5, 0.6)
            pen.form(ellipse(x, -2, 3), third, 0.5, 0.5)
        pen.form(limb([(10, -34), (10, -4)], [7, 4]), mix(main, pen.shade, 0.3), 0.4, 0.3)
        lid = spline(
            dots("-44,-56! -62,-116! -30,-124 -4,-118 14,-102 34,-92 58,-88 76,-78 80,-64 74,-54!")
        )
        pen.form(lid, main, 0.5, 0.7)
        opening = spline(
            dots("-38,-56! -54,-110! -30,-116 -8,-110 10,-95 32,-85 56,-81 70,-72 70,-54!")
        )
        pen.form(opening, mix(third, main, 0.2), 0.5, 0.2, cast=0.3)
        for k in range(12):
            pen.line(
                seam((-46 + k * 9, -58), (-44 + k * 9.4, -104 + k * 4.6)),
                mix(third, pen.glow, 0.55),
                0.6,
                0.55,
                clip=opening,
            )
        pen.line(seam((30, -52), (22, -92)), "#2a1c20", 2)
        pen.form(
            spline(dots("-66,-54! -40,-58 20,-58 70,-56! 72,-36! 0,-32 -66,-34!")), main, 0.55, 0.6
        )
        pen.form(rect(-76, -50, 24, 9, 1), main, 0.4, 0.6)
        pen.fill(rect(-77, -51, 22, 4), second)
        for k in range(8):
            pen.line(
                poly([(-75 + k * 2.6, -51), (-75 + k * 2.6, -47.4)], closed=False), "#2a1c20", 0.9
            )
        pen.mark("top", -30, -122)
    else:
        pen.form(rect(-46, -96, 92, 96, 3), main, 0.5, 0.6)
        pen.form(rect(-50, -102, 100, 9, 2), mix(main, pen.glow, 0.1), 0.5, 0.6)
        pen.fill(rect(-40, -88, 80, 30, 2), mix(third, main, 0.55), 0.7)
        for s in (-1, 1):
            pen.line(
                spline(curl((s * 8, -73), 90 - s * 90, 40, s * -8, s * 40, 12), closed=False),
                third,
                1.2,
                0.8,
            )
        pen.form(rect(-54, -56, 108, 10, 2), main, 0.5, 0.6)
        pen.fill(rect(-50, -54, 100, 7), second)
        for k in range(26):
            pen.line(poly([(-50 + k * 4, -54), (-50 + k * 4, -47)], closed=False), "#2a1c20", 0.5)
        for k in range(25):
            if k % 7 not in (2, 6):
                pen.fill(rect(-48.6 + k * 4, -54, 2.4, 4.4), "#2a1c20")
        for side in (-1, 1):
            pen.form(
                limb([(side * 48, -46), (side * 50, -20), (side * 46, 0)], [7, 5, 7]),
                main,
                0.5,
                0.6,
            )
            pen.line(seam((side * 24, -78), (side * 30, -72), (side * 30, -66)), third, 1.6)
            pen.fill(rect(side * 30 - 1.4, -80, 2.8, 12), second)
        pen.fill(rect(-36, -38, 72, 28, 2), mix(main, pen.glow, 0.08), 0.8)
        pen.mark("top", 0, -102)


@motif(poses=("stand",), colours=("#b5622c", "#2a1a18", "#f0dcb0"))
def violin(
    pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour, *, bow: bool = True
) -> None:
    """Wood, dark wood, strings; with its `bow` or without."""
    b = symmetric(dots("0,-70 15,-67 21,-56 14,-44 13,-36 22,-26 24,-12 14,-1 0,1"))
    pen.form(b, main, 0.6, 0.5)
    pen.fill(ellipse(0, -34, 14, 26), mix(main, "#ffb860", 0.5), 0.35, blur=6, clip=b)
    pen.line(moved(b, 0, -2, 0.93), mix(main, pen.shade, 0.65), 0.8, 0.8)
    pen.grain(b, 90, main, 40, (10, 26))
    for side in (-1, 1):
        pen.line(
            seam(
                (side * 8, -44),
                (side * 10, -40),
                (side * 8, -34),
                (side * 10, -27),
                (side * 13, -24),
            ),
            "#1a0e10",
            1.4,
        )
        pen.fill(ellipse(side * 8, -45, 1.3), "#1a0e10")
        pen.fill(ellipse(side * 13, -24, 1.5), "#1a0e10")
    pen.form(poly(dots("-3,-106 3,-106 4,-40 -4,-40")), second, 0.4, 0.5)
    pen.form(symmetric(dots("0,-22 5,-21 3,-2 0,0")), second, 0.4, 0.4)
    pen.fill(rect(-7, -33, 14, 2.6, 1), third)
    pen.form(spline(dots("-4,-106 -4,-118 -1,-128 5,-130 8,-124 4,-120 4,-106")), main, 0.5, 0.5)
    for y in (-111, -118):
        pen.form(limb([(-8, y), (8, y - 1)], [3, 3]), second, 0.3, 0.4)
    for k in (-2.1, -0.7, 0.7, 2.1):
        pen.line(seam((k * 0.7, -106), (k * 1.1, -33), (k * 0.6, -20)), "#f6ead0", 0.45, 0.9)
    if bow:
        pen.line(seam((34, 0), (38, -60), (32, -128)), "#6a3420", 1.7)
        pen.line(seam((37, -4), (34, -126)), "#fff6e0", 0.8)
        pen.form(rect(33, -10, 6, 8, 1), second, 0.4, 0.4)
