"""Lanterns, candles, and a telescope for the stars."""

from pinxit_atelier.engine import Colour, ellipse, limb, mix, poly, radial, rect, spline
from pinxit_atelier.pen import Pen, dots, motif, seam, symmetric


@motif(poses=("lit", "dark"), colours=("#3a2a24", "#ffe7a0", "#c9893a"))
def lantern(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Metal, light, glow. Anchors: light, handle."""
    pen.line(seam(*dots("-17,-62 -22,-92 0,-112 22,-92 17,-62")), main, 2.2)
    pen.form(symmetric(dots("0,-86 10,-84 13,-76 22,-66! 0,-64")), main, 0.5, 0.6)
    pen.form(symmetric(dots("0,-98 6,-96 6,-86 0,-84")), main, 0.5, 0.5)
    g = symmetric(dots("0,-66 16,-66! 22,-44 16,-16! 0,-16"))
    on = pose == "lit"
    pen.fill(
        g,
        second if on else "#8fa6ac",
        grad=radial(0, -36, 34, mix(third, "#ff9a3c", 0.3) if on else "#4a5c66"),
    )
    if on:
        pen.fill(spline(dots("0,-58! 6,-42 5,-30 0,-25 -5,-30 -6,-42")), "#fffbe0")
        pen.fill(ellipse(0, -38, 15, 20), "#fff0b0", 0.4, blur=5, clip=g)
    for x in (-16, 0, 16):
        pen.line(seam((x, -66), (x * 1.34, -44), (x, -16)), main, 1.8)
    pen.line(seam((-21, -42), (0, -39), (21, -42)), main, 1.3)
    pen.form(symmetric(dots("0,-17 18,-17! 22,-8 20,0! 0,0")), main, 0.5, 0.6)
    pen.mark("light", 0, -40)
    pen.mark("handle", 0, -112)


@motif(poses=("holder", "melted"), colours=("#f6ecd4", "#c9893a", "#ffb64a"))
def candle(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Wax, holder, flame. Anchor: light."""
    if pose == "holder":
        pen.line(ellipse(33, -10, 8, 7), second, 3)
        pen.form(symmetric(dots("0,-9 26,-9 32,-5 24,0 0,1")), second, 0.6, 0.6)
        pen.form(symmetric(dots("0,-18 11,-17 9,-8 0,-7")), second, 0.6, 0.6)
    b = (
        spline(
            dots(
                "-8,-80 -3,-82 4,-79 9,-81 9,-60 12,-46 8.6,-40 9,-12! -9,-12! -9,-54 "
                "-12,-62 -9,-70"
            )
        )
        if pose == "holder"
        else spline(
            dots("-10,-60 0,-62 10,-60 12,-30 18,-14 28,-4 30,1! -30,1! -24,-6 -14,-16 -12,-36")
        )
    )
    pen.form(b, main, 0.5, 0.5)
    pen.fill(ellipse(0, -76 if pose == "holder" else -58, 8, 12), third, 0.4, blur=5, clip=b)
    y = -80 if pose == "holder" else -60
    pen.line(seam((0, y), (1, y - 8)), "#2a1c20", 1.4)
    pen.fill(
        spline([(0, y - 34, 1), (6, y - 16), (5, y - 7), (0, y - 3), (-5, y - 7), (-6, y - 16)]),
        third,
    )
    pen.fill(spline([(0, y - 24, 1), (3, y - 12), (0, y - 5), (-3, y - 12)]), "#fffbe0")
    pen.mark("light", 0, y - 14)


@motif(poses=("tripod",), colours=("#c58a3c", "#6a3a20", "#f0dca0"))
def telescope(pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Brass, wood, lens. Anchors: lens, eye."""
    for x in (-24, 4, 28):
        pen.form(limb([(0, -62), (x * 0.6, -30), (x, 0)], [5, 4, 2.6]), second, 0.5, 0.5)
    with pen.at(0, -66, turn=28):
        for x0, x1, w0, w1, c in (
            (34, 56, 9, 9, second),
            (8, 38, 13, 12, main),
            (-30, 12, 17, 15.5, main),
            (-60, -26, 21, 19, second),
        ):
            pen.form(
                poly([(x0, -w0 / 2), (x1, -w1 / 2), (x1, w1 / 2), (x0, w0 / 2)]),
                c,
                0.65,
                0.6,
                cast=0.3,
            )
            pen.form(rect(x0 - 2, -w0 / 2 - 1.2, 4.6, w0 + 2.4, 1.4), third, 0.5, 0.6)
        pen.form(rect(54, -6, 5, 12, 2), "#2a1c20", 0.4, 0.5)
    pen.form(ellipse(0, -62, 6), third, 0.5, 0.6)
    pen.mark("lens", -54, -96)
    pen.mark("eye", 51, -39)
