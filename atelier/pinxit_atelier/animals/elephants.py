"""More poses of the elephant: sitting on a board, from the front."""

from collections.abc import Callable

from pinxit_atelier.engine import Colour, Path, ellipse, leaf, limb, mix, sample, spline
from pinxit_atelier.pen import Pen, Points, dots, seam


def _wrinkles(pen: Pen, shape: Path, skin: Colour, count: int) -> None:
    if not pen.detailed:
        return
    box, rng = shape.getBounds(), pen.rng
    for _ in range(count):
        x, y = rng.uniform(box.left(), box.right()), rng.uniform(box.top(), box.bottom())
        fold = seam((x, y), (x + 5, y + rng.uniform(1, 3)), (x + 11, y + rng.uniform(-1, 1)))
        tone = mix(skin, pen.shade if rng.random() < 0.6 else pen.glow, 0.35)
        pen.line(fold, tone, 0.6, 0.4, clip=shape)


def _trunk(pen: Pen, line: Points, widths: list[float], skin: Colour) -> None:
    shape = limb(line, widths)
    pen.form(shape, skin, 0.55, 0.5, cast=0.3)
    for index, (x, y, way_x, way_y) in enumerate(sample(line, 24)[3:]):
        wide = widths[0] * 0.5 * (1 - index / 26)
        ring = seam(
            (x - way_y * wide, y + way_x * wide),
            (x + way_x * 1.6, y + way_y * 1.6),
            (x + way_y * wide, y - way_x * wide),
        )
        pen.line(ring, pen.shaded(skin, 0.5), 0.7, 0.45, clip=shape)
    pen.mark("trunk", *line[-1][:2])


def _nails(pen: Pen, x: float, y: float, skin: Colour, ivory: Colour) -> None:
    for step in range(3):
        pen.fill(ellipse(x - 9 + step * 7, y, 3.2, 3), mix(ivory, skin, 0.35), 0.9)


def _sit(pen: Pen, skin: Colour, ear_colour: Colour, ivory: Colour) -> None:
    far = pen.shaded(skin, 0.32)
    pen.line(seam((44, -8), (62, -2), (72, 8)), pen.shaded(skin, 0.3), 2.4)
    pen.form(leaf((70, 5), (78, 20), 7), far, 0.4, 0.2)
    pen.form(limb(dots("-8,-18 -44,-22 -54,-4 -52,24"), [30, 26, 23, 23]), far, 0.5, 0.3)
    pen.form(limb(dots("-20,-64 -44,-52 -54,-36"), [22, 18, 16]), far, 0.5, 0.3)
    body = spline(
        dots("-22,-96 -36,-76 -42,-48 -38,-18 -20,0 20,1 46,-4 56,-26 52,-58 38,-86 14,-102")
    )
    pen.form(body, skin, 0.6, 0.5)
    pen.fill(
        spline(dots("-30,-80 -46,-46 -38,-14 -22,-10 -26,-46")),
        pen.lit(skin, 0.3),
        0.5,
        blur=5,
        clip=body,
    )
    _wrinkles(pen, body, skin, 50)
    thigh = limb(dots("20,-18 -18,-24 -44,-20"), [36, 34, 28])
    pen.form(thigh, skin, 0.55, 0.45)
    pen.form(limb(dots("-42,-22 -48,2 -46,30"), [27, 24, 25]), skin, 0.55, 0.45)
    pen.form(spline(dots("-60,26 -62,36 -34,37 -32,26")), skin, 0.5, 0.3, cast=0.1)
    _nails(pen, -48, 33, skin, ivory)
    pen.form(limb(dots("0,-72 -22,-52 -34,-34"), [27, 22, 19]), skin, 0.55, 0.45, cast=0.5)
    _nails(pen, -33, -29, skin, ivory)
    pen.form(limb(dots("-48,-96 -60,-86 -72,-88"), [6, 5, 1.5]), pen.shaded(ivory, 0.3), 0.3, 0.3)
    head = spline(
        dots("-4,-142 -20,-150 -38,-147 -50,-134 -57,-116 -54,-98 -40,-86 -22,-84 -6,-98")
    )
    pen.form(head, skin, 0.55, 0.5)
    _trunk(
        pen, dots("-48,-118 -62,-96 -68,-72 -62,-50 -72,-38 -84,-42"), [30, 22, 16, 12, 9, 7], skin
    )
    pen.form(limb(dots("-44,-98 -58,-88 -74,-92"), [8, 6.5, 1.5]), ivory, 0.45, 0.5)
    ear = spline(
        dots("-20,-140 -4,-150 18,-144 32,-124 30,-100 18,-82 6,-72 -6,-84 -18,-102 -24,-124")
    )
    pen.form(ear, mix(skin, ear_colour, 0.22), 0.55, 0.5, cast=0.5)
    inner = spline(dots("-14,-130 0,-138 16,-130 22,-110 10,-88 -2,-92 -14,-110"))
    pen.fill(inner, mix(ear_colour, "#c47a78", 0.4), 0.45, blur=4, clip=ear)
    pen.eye(-38, -120, 2.7, "#1a1014", pen.shaded(skin, 0.5))
    pen.line(seam((-44, -126), (-38, -127), (-33, -123)), pen.shaded(skin, 0.6), 0.9)
    pen.mark("head", -24, -150)
    pen.mark("back", 44, -76)
    pen.mark("tail", 74, 12)
    pen.mark("hand", -36, -28)
    pen.mark("lap", -24, -42)


def _front(pen: Pen, skin: Colour, ear_colour: Colour, ivory: Colour) -> None:
    for side, tone in ((-1, 0.3), (1, 0.3)):
        colour = pen.shaded(skin, tone)
        pen.form(
            limb([(side * 22, -60), (side * 24, -30), (side * 24, -4)], [30, 25, 26]),
            colour,
            0.5,
            0.3,
        )
    body = spline(
        dots("0,-122 34,-114 54,-88 56,-60 40,-34 0,-26 -40,-34 -56,-60 -54,-88 -34,-114")
    )
    pen.form(body, pen.shaded(skin, 0.12), 0.6, 0.45)
    for side in (-1, 1):
        pen.form(
            limb([(side * 34, -70), (side * 36, -34), (side * 36, -5)], [34, 28, 29]),
            skin,
            0.55,
            0.45,
        )
        _nails(pen, side * 36, -3, skin, ivory)
    for side in (-1, 1):
        flap = pen.rng.uniform(-5, 5)
        ear = spline(
            [
                (side * 26, -138),
                (side * 58, -150 + flap),
                (side * 82, -128 + flap),
                (side * 80, -96),
                (side * 62, -72),
                (side * 46, -70),
                (side * 30, -94),
            ]
        )
        pen.form(ear, mix(skin, ear_colour, 0.22), 0.55, 0.5, cast=0.5)
        inner = spline(
            [
                (side * 36, -130),
                (side * 58, -138 + flap),
                (side * 72, -118),
                (side * 66, -90),
                (side * 44, -86),
            ]
        )
        pen.fill(inner, mix(ear_colour, "#c47a78", 0.4), 0.45, blur=4, clip=ear)
    head = spline(
        dots("0,-156 22,-152 36,-134 37,-108 26,-86 0,-78 -26,-86 -37,-108 -36,-134 -22,-152")
    )
    pen.form(head, skin, 0.55, 0.5)
    _wrinkles(pen, head, skin, 20)
    for side in (-1, 1):
        tusk = limb([(side * 18, -88), (side * 24, -66), (side * 18, -52)], [9, 7, 1.5])
        pen.form(tusk, ivory, 0.5, 0.5)
        pen.eye(side * 20, -116, 2.9, "#1a1014", pen.shaded(skin, 0.5))
    sway = pen.rng.choice((-1, 1))
    line = [(0, -112), (sway * 3, -80), (sway * -4, -46), (sway * 8, -18), (sway * 24, -20)]
    _trunk(pen, line, [32, 25, 18, 12, 8], skin)
    pen.mark("head", 0, -156)
    pen.mark("back", 0, -122)


ELEPHANT_POSES: dict[str, Callable[[Pen, Colour, Colour, Colour], None]] = {
    "sit": _sit,
    "front": _front,
}
