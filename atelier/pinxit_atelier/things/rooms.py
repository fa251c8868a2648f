"""What is in rooms: some of it seen from above, frames and mirrors on the walls, stairs."""

import math

from pinxit_atelier.engine import (
    Colour,
    Path,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    mix,
    poly,
    radial,
    rect,
    spline,
    vary,
)
from pinxit_atelier.pen import Pen, dots, motif, seam


@motif(poses=("cloth", "wood"), colours=("#f3e6d0", "#8a5530", "#c8452f"))
def table_above(
    pen: Pen,
    pose: str,
    cloth: Colour,
    wood: Colour,
    accent: Colour,
    *,
    places: int = 6,
    radius: float = 120,
) -> None:
    """Cloth, wood, napkins: a round table from above, centred, laid for some `places`.

    Anchors: place0 … (the middles of the plates), seat0 … (outside the edge), middle.
    """
    rng = pen.rng
    top = ellipse(0, 0, radius)
    if pose == "cloth":
        hem = [
            (
                (radius + (7 if k % 2 else 1)) * math.cos(math.tau * k / 40),
                (radius + (7 if k % 2 else 1)) * math.sin(math.tau * k / 40),
            )
            for k in range(40)
        ]
        pen.form(spline(hem), cloth, 0.3, 0.3, depth=8)
        pen.line(ellipse(0, 0, radius * 0.93), mix(cloth, accent, 0.6), 1.6, 0.7)
    else:
        pen.form(top, wood, 0.4, 0.5, depth=8)
        pen.grain(top, 8, wood, 90, (30, 90))
    for index in range(places):
        turn = math.tau * index / places - math.pi / 2
        with pen.at(
            radius * 0.68 * math.cos(turn),
            radius * 0.68 * math.sin(turn),
            turn=math.degrees(turn) + 90,
        ):
            _setting(pen, accent, vary("#fbf6ea", rng, 0.03, 0.02))
            pen.mark(f"place{index}", 0, 0)
        pen.mark(f"seat{index}", radius * 1.2 * math.cos(turn), radius * 1.2 * math.sin(turn))
    pen.mark("middle", 0, 0)


def _setting(pen: Pen, accent: Colour, china: Colour) -> None:
    """Paint a plate with what belongs to it; who eats sits below."""
    pen.form(ellipse(0, 0, 19), china, 0.35, 0.5, depth=3)
    pen.line(ellipse(0, 0, 17), mix(china, accent, 0.5), 1, 0.8)
    pen.form(ellipse(0, 0, 12), pen.lit(china, 0.2), 0.2, 0.1, cast=0.3)
    silver = "#b9bcc2"
    pen.form(rect(-27, -12, 3, 26, 1.2), silver, 0.5, 0.5)
    for tine in (-28, -25.5, -23):
        pen.line(seam((tine, -18), (tine, -11)), silver, 1)
    pen.form(leaf((25, 14), (25, -18), 5), silver, 0.5, 0.5)
    pen.form(rect(29, -10, 2.4, 24, 1), silver, 0.5, 0.5)
    pen.form(ellipse(30, -14, 3, 4.4), silver, 0.5, 0.5)
    pen.form(ellipse(22, -28, 7), "#cfe0e4", 0.4, 0.6)
    pen.fill(ellipse(22, -28, 4.6), accent, 0.7)
    pen.form(poly(dots("-44,-10 -33,-10 -33,12 -44,12")), accent, 0.4, 0.4)


@motif(poses=("single", "double"), colours=("#7a4a30", "#f6efe0", "#3f6f8c"))
def bed_above(
    pen: Pen, pose: str, wood: Colour, linen: Colour, blanket: Colour, *, pattern: str = "quilt"
) -> None:
    """Wood, linen, blanket: from above, its head at the top, centred, 220 long.

    `pattern`: quilt, stripes or plain. Anchors: pillow, other (of a double bed), middle, foot.
    """
    half = 50 if pose == "single" else 82
    rng = pen.rng
    pen.form(rect(-half - 8, -112, half * 2 + 16, 224, 6), wood, 0.45, 0.5)
    pen.form(rect(-half, -102, half * 2, 204, 5), linen, 0.3, 0.3)
    spots = (0.0,) if pose == "single" else (-40.0, 40.0)
    for name, x in zip(("pillow", "other"), spots, strict=False):
        w = 36
        pillow = spline(
            [
                (x - w, -96),
                (x, -93),
                (x + w, -96),
                (x + w + 2, -76),
                (x + w, -58),
                (x, -61),
                (x - w, -58),
                (x - w - 2, -76),
            ]
        )
        pen.form(pillow, pen.lit(linen, 0.3), 0.5, 0.4, depth=9)
        for _ in range(4):
            fold = seam(
                (x + rng.uniform(-14, 14), -78),
                (x + rng.uniform(-26, 26), -74 + rng.uniform(-10, 10)),
            )
            pen.line(fold, pen.dark(linen, 0.35), 1, 0.35)
        pen.mark(name, x, -77)
    edge = [
        (-half - 5, -34 + rng.uniform(-5, 5)),
        (-half * 0.3, -38),
        (half * 0.4, -30),
        (half + 5, -37),
    ]
    cover = spline([*[(x, y, 1) for x, y in edge], (half + 6, 106, 1), (-half - 6, 106, 1)])
    pen.form(cover, blanket, 0.4, 0.4, depth=10)
    _blanket(pen, cover, half, blanket, linen, pattern)
    fold = spline([*edge, (half + 5, -18), (half * 0.3, -14), (-half * 0.4, -20), (-half - 5, -15)])
    pen.form(fold, linen, 0.4, 0.4, depth=5)
    pen.mark("middle", 0, 20)
    pen.mark("foot", 0, 104)


def _blanket(
    pen: Pen, cover: Path, half: float, blanket: Colour, linen: Colour, pattern: str
) -> None:
    rng = pen.rng
    with pen.inside(cover):
        if pattern == "quilt":
            tones = [
                blanket,
                mix(blanket, linen, 0.5),
                mix(blanket, "#c8452f", 0.5),
                mix(blanket, "#e0b04a", 0.5),
                pen.shaded(blanket, 0.3),
            ]
            for row in range(7):
                for column in range(int(half / 11) + 1):
                    x, y = -half - 6 + column * 24, -40 + row * 22
                    pen.form(rect(x, y, 23, 21, 2), rng.choice(tones), 0.35, 0.3, depth=3, cast=0.1)
        elif pattern == "stripes":
            for row in range(8):
                pen.fill(rect(-half - 6, -34 + row * 20, half * 2 + 12, 8), linen, 0.4)
        for _ in range(7):
            start_x, start_y = rng.uniform(-half, half), rng.uniform(-10, 90)
            crease = seam(
                (start_x, start_y),
                (start_x + rng.uniform(-20, 20), start_y + 14),
                (start_x + rng.uniform(-30, 30), start_y + 34),
            )
            pen.line(crease, pen.shade, 3, 0.14, blur=2)


@motif(
    poses=("gold", "plain", "oval", "ornate", "round"), colours=("#c9923c", "#f3ead8", "#5f7a86")
)
def picture_frame(
    pen: Pen,
    pose: str,
    gilt: Colour,
    mount: Colour,
    picture: Colour,
    *,
    wide: float = 80,
    tall: float = 100,
    empty: bool = False,
) -> None:
    """Frame, mount, picture: centred, `wide` × `tall`; `empty` leaves a hole in its middle.

    Anchors: middle, nail, left, right, bottom (of the picture).
    """
    x, y = wide / 2, tall / 2
    band = {"gold": 9.0, "plain": 4.0, "oval": 8.0, "ornate": 12.0, "round": 7.0}[pose]
    rounded = pose in ("oval", "round")
    if pose == "round":
        x = y = min(x, y)
    outer = ellipse(0, 0, x, y) if rounded else rect(-x, -y, 2 * x, 2 * y, 1.5)
    inner = (
        ellipse(0, 0, x - band, y - band)
        if rounded
        else rect(band - x, band - y, 2 * (x - band), 2 * (y - band))
    )
    pen.line(seam((-x * 0.4, -y), (0, -y - 16), (x * 0.4, -y)), pen.shaded(gilt, 0.4), 1)
    if not empty:
        pen.fill(inner, mount)
        inset = 0.66 if pose != "plain" else 0.8
        if rounded:
            pen.fill(inner, picture, grad=linear(0, -y, 0, y, pen.shaded(picture, 0.4)))
        else:
            scene = rect(
                (band - x) * inset,
                (band - y) * inset,
                2 * (x - band) * inset,
                2 * (y - band) * inset,
            )
            pen.fill(scene, picture, grad=linear(0, -y, 0, y, pen.shaded(picture, 0.4)))
    if pose == "ornate":
        step = 13.0
        along_x, along_y = int(2 * x / step), int(2 * y / step)
        places = [
            (-x + (k + 0.5) * 2 * x / along_x, side * y) for k in range(along_x) for side in (-1, 1)
        ]
        places += [
            (side * x, -y + (k + 0.5) * 2 * y / along_y) for k in range(along_y) for side in (-1, 1)
        ]
        for px, py in places:
            pen.form(ellipse(px, py, 6.5), pen.shaded(gilt, 0.1), 0.6, 0.6)
    pen.form(minus(outer, inner), gilt, 0.55, 0.6, depth=band * 0.4)
    middle = (
        ellipse(0, 0, x - band * 0.5, y - band * 0.5)
        if rounded
        else rect(band / 2 - x, band / 2 - y, 2 * x - band, 2 * y - band)
    )
    pen.line(middle, pen.lit(gilt, 0.6), 1, 0.7)
    if pose in ("gold", "ornate"):
        for side in (-1, 1):
            for up in (-1, 1):
                pen.form(
                    ellipse(side * (x - band * 0.4), up * (y - band * 0.4), band * 0.62),
                    gilt,
                    0.6,
                    0.6,
                )
    pen.mark("middle", 0, 0)
    pen.mark("nail", 0, -y - 16)
    pen.mark("left", -x + band, 0)
    pen.mark("right", x - band, 0)
    pen.mark("bottom", 0, y - band)


@motif(poses=("wall", "table"), colours=("#c98a8a", "#bcd6da", "#ffe9b0"))
def dressing_mirror(
    pen: Pen, pose: str, frame: Colour, glass: Colour, light: Colour, *, lit: bool = True
) -> None:
    """Frame, glass, bulbs: 140 × 180, centred; on a table: its foot at y = 100.

    Anchors: glass, bulb0 …
    """
    pen.form(rect(-70, -90, 140, 180, 12), frame, 0.5, 0.5)
    pane = rect(-50, -70, 100, 140, 4)
    pen.form(pane, glass, 0.2, 0.1, grad=linear(-50, -70, 50, 70, pen.shaded(glass, 0.35)))
    for start in (-70, -20):
        shine = poly([(start, 70), (start + 18, 70), (start + 108, -70), (start + 90, -70)])
        pen.fill(shine, "#ffffff", 0.2, clip=pane)
    places = [(x, y) for y in (-80, 80) for x in (-40, 0, 40)] + [
        (x, y) for x in (-60, 60) for y in (-64, -32, 0, 32, 64)
    ]
    for index, (x, y) in enumerate(places):
        pen.form(ellipse(x, y, 7.4), pen.shaded(frame, 0.35), 0.4, 0.3)
        bulb = "#fffbe8" if lit else "#cfc6b8"
        pen.fill(ellipse(x, y, 6.4), bulb, grad=radial(x, y - 1, 7, light if lit else "#8f8880"))
        pen.mark(f"bulb{index}", x, y)
    if pose == "table":
        pen.form(rect(-78, 90, 156, 10, 2), pen.shaded(frame, 0.2), 0.5, 0.5)
    pen.mark("glass", 0, 0)


@motif(poses=("straight", "spiral", "steps"), colours=("#9c6a3a", "#5a3420", "#c8452f"))
def stairs(
    pen: Pen,
    pose: str,
    wood: Colour,
    rail: Colour,
    carpet: Colour,
    *,
    count: int = 10,
    carpeted: bool = False,
) -> None:
    """Wood, railing, carpet: `count` steps that rise to the right from (0, 0), 16 × 12 each.

    Spiral: round a post at x = 0. Anchors: foot, top, step0 …
    """
    if pose == "spiral":
        _spiral(pen, wood, rail, count)
        return
    for index in range(count - 1, -1, -1):
        x, y = index * 16, -(index + 1) * 12
        low = 0 if pose == "steps" else y + 24
        pen.form(rect(x, y, 17, low - y), pen.shaded(wood, 0.25), 0.4, 0.3)
        pen.form(rect(x - 3, y - 2, 20, 4.4, 1), wood, 0.5, 0.5)
        if carpeted:
            pen.form(rect(x - 2.6, y - 2.4, 19, 2.6, 1), carpet, 0.4, 0.4)
        pen.mark(f"step{index}", x + 8, y - 2)
    if pose == "straight":
        for index in range(count):
            x, y = index * 16 + 7, -(index + 1) * 12
            pen.form(limb([(x, y), (x, y - 30)], [2.6, 2.2]), rail, 0.4, 0.4)
        end = (count - 1) * 16 + 12
        pen.form(limb([(0, -40), (end, -count * 12 - 34)], [5, 5]), rail, 0.5, 0.6)
    pen.mark("foot", 0, 0)
    pen.mark("top", count * 16 - 8, -count * 12)


def _spiral(pen: Pen, wood: Colour, rail: Colour, count: int) -> None:
    rising = [
        (40 * math.cos(index * 0.62), -index * 13.0, math.sin(index * 0.62))
        for index in range(count)
    ]
    order = sorted(range(count), key=lambda index: rising[index][2])
    drawn = False
    for index in order:
        x, y, near = rising[index]
        if near > 0 and not drawn:
            pen.form(limb([(0, 0), (0, -count * 13 - 30)], [9, 8]), rail, 0.6, 0.5)
            drawn = True
        tone = wood if near > 0 else pen.shaded(wood, 0.35)
        step = spline(
            [
                (-4, y - 3, 1),
                (x, y - 4 + near * 7, 1),
                (x * 0.86, y + 8 + near * 8, 1),
                (-3, y + 3, 1),
            ]
        )
        pen.form(step, tone, 0.5, 0.5)
        pen.line(seam((x, y + near * 6), (x, y - 34 + near * 6)), rail, 1.8)
        pen.mark(f"step{index}", x * 0.7, y - 3)
    pen.line(seam(*[(x, y - 34 + near * 6) for x, y, near in rising]), rail, 3)
    pen.mark("foot", 0, 0)
    pen.mark("top", 0, -count * 13 - 30)
