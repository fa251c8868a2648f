"""Crows, in as many poses as a whole flock of them needs."""

from collections.abc import Callable

from pinxit_atelier.engine import Colour, Path, ellipse, leaf, limb, mix, moved, spline
from pinxit_atelier.pen import Flow, Frame, Pen, dots, flow, motif, quill, ruffled, seam

from .anatomy import fan


class _Crow:
    """The parts that all poses are made of."""

    def __init__(self, pen: Pen, black: Colour, shine: Colour, bill: Colour) -> None:
        self.pen, self.black, self.bill = pen, black, bill
        self.shine = mix(black, shine, pen.rng.uniform(0.45, 0.75))
        self.nod = pen.rng.uniform(-9, 9)  # no two crows hold their heads alike

    def plumage(self, shape: Path, way: Flow, count: int = 90) -> None:
        """Paint fine feathers."""
        tones = [self.shine, self.pen.shaded(self.black, 0.5)]
        self.pen.hairs(shape, way, tones, count, (5, 11), (0.6, 1.5), (0.3, 0.7))

    def head(
        self, x: float, y: float, size: float = 1, turn: float = 0, *, gape: float = 0
    ) -> None:
        """Paint a head that looks to the left; `gape` opens its bill by some degrees."""
        pen, part = self.pen, Frame(x, y, size, turn + self.nod)
        upper = spline(dots("-12,-6 -26,-5 -36,1 -41,7! -28,3 -12,2"))
        lower = spline(dots("-12,0 -26,3 -36,6! -26,7 -12,6"))
        tone = pen.lit(self.bill, 0.12)
        if gape:
            pen.fill(part.path(moved(lower, 0, 1, 1, -gape * 0.5)), "#7a2c34")
            pen.form(part.path(moved(lower, 0, 3, 1, -gape)), pen.shaded(tone, 0.2), 0.5, 0.5)
            pen.form(part.path(moved(upper, 0, -1, 1, gape * 0.35)), tone, 0.5, 0.6)
        else:
            pen.form(part.path(lower), pen.shaded(tone, 0.25), 0.5, 0.4)
            pen.form(part.path(upper), tone, 0.5, 0.6)
        shape = part.path(spline(dots("-18,-1 -14,-12 -2,-17 11,-12 18,2 16,16 2,18 -12,9")))
        pen.form(shape, self.black, 0.5, 0.6)
        ways = [(-10, -6, -10), (6, -8, 40), (8, 10, 60)]
        self.plumage(shape, flow(*((*part.point(a, b), turn + way) for a, b, way in ways)), 70)
        pen.eye(*part.point(-6, -5), 2.5 * size, "#0a080c", pen.lit(self.shine, 0.3))
        pen.mark("mouth", *part.point(-40, 7))
        pen.mark("head", *part.point(0, -17))

    def legs(self, *places: tuple[float, float], hip: float = -22) -> None:
        """Paint legs from the hips to the ground."""
        for index, (x0, x1) in enumerate(places):
            tone = self.pen.lit(self.bill, 0.06 + 0.08 * index)
            self.pen.form(
                limb([(x0, hip), (x1 - 2, hip * 0.45), (x1, -1)], [7, 3, 2.6]), tone, 0.4, 0.4
            )
            for toe in (-9, -4, 6):
                claw = seam((x1, -1.5), (x1 + toe * 0.6, -2.6), (x1 + toe, 0.6))
                self.pen.line(claw, tone, 1.9)

    def tail(self, x: float, y: float, ends: list[tuple[float, float]], wide: float = 11) -> None:
        """Paint tail feathers."""
        for end in ends:
            self.pen.form(quill((x, y), end, wide), self.pen.shaded(self.black, 0.25), 0.4, 0.5)

    def folded(self, outline: str) -> None:
        """Paint a folded wing: from the shoulder to its tip and back."""
        points = dots(outline)
        wing = spline(points)
        self.pen.form(wing, mix(self.black, self.shine, 0.35), 0.5, 0.6, cast=0.5)
        (x0, y0), (x1, y1) = points[1][:2], max(points, key=len)[:2]
        for step in range(6):
            start = x0 + step * 2, y0 + 8 + step * 5
            middle = (x0 + x1) / 2 + step * 1.5, (y0 + y1) / 2 + step * 3 - 4
            self.pen.line(
                seam(start, middle, (x1, y1)), self.pen.lit(self.shine, 0.2), 0.9, 0.55, clip=wing
            )
        self.pen.scales(wing, 50, 7, self.pen.lit(self.shine, 0.1), 0.35)


def _perch(crow: _Crow) -> None:
    crow.legs((10, 13), (1, 1))
    crow.tail(34, -30, [(88 - k * 5, -6 + k * 4) for k in range(4)])
    body = spline(dots("-22,-76 -8,-78 8,-68 30,-48 54,-24 40,-14 18,-14 -6,-18 -24,-32 -32,-52"))
    crow.pen.form(body, crow.black, 0.55, 0.6)
    crow.pen.scales(
        body, 50, 7, crow.pen.lit(crow.shine, 0.1), 0.5, crow.pen.shaded(crow.black, 0.6)
    )
    crow.plumage(body, flow((-26, -50, 80), (-10, -30, 50), (20, -20, 30)))
    crow.folded("-12,-62 4,-66 24,-52 50,-26 78,-4! 48,-8 20,-20 -4,-34 -14,-48")
    crow.head(-24, -80, 1, -4)
    crow.pen.mark("back", 20, -56)


def _fly(crow: _Crow) -> None:
    pen, black = crow.pen, crow.black
    for step in range(5):
        end = 74 - abs(step - 2) * 3, -14 + step * 8
        pen.form(quill((30, 0), end, 10), pen.shaded(black, 0.2), 0.4, 0.5)
    far = pen.shaded(black, 0.35)
    fan(
        pen,
        dots("-4,-4 -2,-34 14,-58 30,-72"),
        (24, -52),
        (34, 52),
        9,
        11,
        far,
        coverts=1,
        curve=0.04,
    )
    body = spline(dots("-30,-10 -14,-15 10,-12 34,-3 42,2 20,11 -8,14 -28,8"))
    pen.form(body, black, 0.5, 0.6)
    crow.plumage(body, 5)
    crow.head(-36, -3, 0.92, -4)
    near, under = mix(black, crow.shine, 0.25), mix(black, crow.shine, 0.4)
    arm = dots("-12,-2 -20,-34 -14,-62 2,-84")
    fan(pen, arm, (38, -42), (36, 60), 11, 12, near, tip=black, under=under, curve=0.04)
    pen.mark("back", 4, -12)


def _down(crow: _Crow) -> None:
    """Paint a wing beat downwards."""
    pen, black = crow.pen, crow.black
    for step in range(5):
        end = 76 - abs(step - 2) * 3, -16 + step * 8
        pen.form(quill((30, 0), end, 10), pen.shaded(black, 0.2), 0.4, 0.5)
    far = pen.shaded(black, 0.35)
    fan(pen, dots("-2,-2 8,20 24,34 44,40"), (-10, 62), (30, 46), 9, 11, far, coverts=1, curve=0.04)
    body = spline(dots("-30,-12 -12,-18 12,-15 34,-5 42,1 20,10 -8,12 -28,6"))
    pen.form(body, black, 0.5, 0.6)
    crow.plumage(body, 5)
    crow.head(-37, -6, 0.92, 2)
    near, under = mix(black, crow.shine, 0.25), mix(black, crow.shine, 0.4)
    arm = dots("-14,-8 -16,20 -4,44 18,60")
    fan(pen, arm, (-16, 74), (36, 56), 11, 12, near, tip=black, under=under, curve=0.04)
    pen.mark("back", 4, -16)


def _glide(crow: _Crow) -> None:
    """Paint a crow from below with its wings spread, flying up the page."""
    pen, black = crow.pen, crow.black
    for step in range(7):
        pen.form(
            quill((0, 26), ((step - 3) * 9, 66 - abs(step - 3) * 4), 11),
            pen.shaded(black, 0.25),
            0.4,
            0.4,
        )
    lift = pen.rng.uniform(-10, 12)
    for side in (-1, 1):
        arm = [
            (side * 8, -10),
            (side * 36, -24 - lift),
            (side * 66, -22 - lift),
            (side * 92, -34 - lift),
        ]
        angles = (90, -30) if side > 0 else (90, 210)
        fan(pen, arm, angles, (36, 52), 12, 12, mix(black, crow.shine, 0.2), tip=black, curve=0.04)
    body = spline(dots("0,-34 11,-22 13,4 7,26 0,32 -7,26 -13,4 -11,-22"))
    pen.form(body, black, 0.55, 0.6)
    crow.plumage(body, 90)
    pen.form(spline(dots("-4,-48 0,-68! 4,-48")), pen.lit(crow.bill, 0.12), 0.5, 0.6)
    pen.form(ellipse(0, -40, 10, 12), black, 0.5, 0.6)
    pen.mark("head", 0, -52)
    pen.mark("mouth", 0, -66)


def _huddle(crow: _Crow) -> None:
    """Paint a crow that has puffed itself up: a ball with a bill."""
    pen, black = crow.pen, crow.black
    crow.legs((8, 9), (-3, -4), hip=-10)
    crow.tail(28, -18, [(62 - k * 4, -2 + k * 2) for k in range(3)], 10)
    puff = pen.rng.uniform(0.94, 1.1)
    line = dots("-30,-50 -20,-70 2,-76 22,-66 38,-40 40,-18 20,-4 -8,-2 -30,-12 -36,-32")
    outline = [(x * puff, y) for x, y, *_ in line]
    body = ruffled(outline, 1.2, pen.rng.randrange(999), 5)
    pen.form(body, black, 0.6, 0.55)
    crow.plumage(body, flow((-26, -50, 100), (0, -70, 60), (30, -40, 70), (0, -20, 90)), 220)
    crow.folded("0,-56 14,-56 30,-38 44,-16 60,-2! 30,-8 10,-20 2,-36")
    crow.nod *= 0.6
    crow.head(-14, -62, 0.95, 10)
    ruff = ruffled(dots("-38,-40 -30,-52 -8,-48 8,-60 14,-40 0,-24 -24,-22"), 1.2, 5, 5)
    with pen.melt((0, -62), (-6, -40)):
        pen.form(ruff, black, 0.3, 0.1, cast=0)
        crow.plumage(ruff, 100, 80)
    pen.mark("back", 20, -64)


def _caw(crow: _Crow) -> None:
    crow.legs((14, 16), (4, 3))
    crow.tail(36, -34, [(90 - k * 4, -26 + k * 6) for k in range(4)])
    body = spline(dots("-40,-60 -26,-68 -4,-62 26,-50 54,-34 42,-20 18,-14 -8,-18 -30,-32 -42,-46"))
    crow.pen.form(body, crow.black, 0.55, 0.6)
    throat = ruffled(
        dots("-46,-58 -34,-64 -24,-48 -28,-34 -40,-38"), 3, crow.pen.rng.randrange(99), 5
    )
    crow.pen.form(throat, crow.black, 0.5, 0.5)
    crow.plumage(body, flow((-36, -50, 60), (0, -40, 20), (30, -30, 20)), 120)
    crow.folded("-14,-58 4,-60 30,-50 58,-34 88,-24! 50,-20 18,-22 -8,-34")
    crow.head(-46, -64, 1, 4, gape=24)
    crow.pen.mark("back", 12, -56)


def _peck(crow: _Crow) -> None:
    crow.legs((16, 18), (6, 4))
    crow.tail(38, -44, [(88 - k * 4, -56 + k * 7) for k in range(4)])
    body = spline(dots("-32,-34 -26,-52 -4,-60 26,-58 54,-46 44,-28 20,-18 -8,-16 -26,-20"))
    crow.pen.form(body, crow.black, 0.55, 0.6)
    crow.plumage(body, flow((-28, -40, 160), (0, -54, 10), (40, -40, 10)), 120)
    crow.folded("-16,-48 2,-56 28,-56 56,-50 86,-50! 52,-36 18,-28 -8,-32")
    crow.head(-36, -24, 1, -34)
    crow.pen.mark("back", 12, -58)


def _front(crow: _Crow) -> None:
    pen, black = crow.pen, crow.black
    crow.legs((-8, -9), (8, 9), hip=-18)
    crow.tail(0, -20, [((k - 1) * 7, 12) for k in range(3)], 10)
    for side in (-1, 1):
        wing = spline(
            [
                (side * 12, -66),
                (side * 28, -56),
                (side * 32, -34),
                (side * 20, -8, 1),
                (side * 14, -30),
            ]
        )
        pen.form(wing, mix(black, crow.shine, 0.25), 0.5, 0.6)
    body = ruffled(
        dots("0,-78 14,-72 22,-54 24,-34 14,-16 0,-10 -14,-16 -24,-34 -22,-54 -14,-72"), 1.4, 4, 6
    )
    pen.form(body, black, 0.6, 0.6)
    pen.scales(body, 90, 8, pen.lit(crow.shine, 0.1), 0.5, pen.shaded(black, 0.6))
    head = Frame(crow.nod * 0.4, -86, 1, crow.nod)
    pen.form(head.path(ellipse(0, 0, 16, 15)), black, 0.5, 0.6)
    crow.plumage(head.path(ellipse(0, 0, 14, 13)), 90, 60)
    for side in (-1, 1):
        pen.eye(*head.point(side * 8, -3), 2.6, "#0a080c", pen.lit(crow.shine, 0.35))
    pen.form(
        head.path(spline(dots("-6,-2! 0,-6 6,-2! 3,8 0,18! -3,8"))),
        pen.lit(crow.bill, 0.14),
        0.5,
        0.6,
    )
    pen.mark("head", *head.point(0, -15))
    pen.mark("mouth", *head.point(0, 17))
    pen.mark("back", 0, -60)


def _behind(crow: _Crow) -> None:
    """Paint a crow from behind, its head turned to the left."""
    pen, black = crow.pen, crow.black
    crow.legs((-7, -8), (7, 8), hip=-18)
    crow.head(-6, -82, 0.94, 2)
    body = spline(dots("0,-80 14,-72 23,-54 24,-34 12,-14 0,-8 -12,-14 -24,-34 -23,-54 -14,-72"))
    pen.form(body, black, 0.6, 0.6)
    crow.tail(0, -24, [((k - 1.5) * 8, 14 - abs(k - 1.5) * 2) for k in range(4)])
    for side in (-1, 1):
        wing = spline(
            [
                (side * 2, -70),
                (side * 20, -62),
                (side * 27, -40),
                (side * 12, -4),
                (side * -4, 6, 1),
                (side * 1, -30),
            ]
        )
        pen.form(wing, mix(black, crow.shine, 0.3), 0.55, 0.6, cast=0.5)
        pen.scales(wing, 90, 9, pen.lit(crow.shine, 0.1), 0.4)
    pen.mark("back", 0, -64)


def _land(crow: _Crow) -> None:
    """Paint a crow that lands: its wings up, its legs before it."""
    pen, black = crow.pen, crow.black
    far = pen.shaded(black, 0.35)
    fan(
        pen,
        dots("6,-60 22,-84 44,-96 64,-98"),
        (60, -30),
        (34, 50),
        9,
        11,
        far,
        coverts=1,
        curve=0.04,
    )
    for x in (-12, -2):
        pen.form(
            limb([(x + 10, -24), (x - 2, -14), (x - 10, -2)], [7, 3, 2.6]),
            pen.lit(crow.bill, 0.1),
            0.4,
            0.4,
        )
        for toe in (-8, -2, 5):
            pen.line(seam((x - 10, -3), (x - 10 + toe, 2)), pen.lit(crow.bill, 0.1), 1.9)
    for step in range(5):
        pen.form(
            quill((22, -24), (58 - step * 5, 4 + step * 4), 11), pen.shaded(black, 0.2), 0.4, 0.5
        )
    body = spline(dots("-22,-66 -8,-72 10,-62 26,-40 30,-22 14,-14 -10,-20 -24,-38"))
    pen.form(body, black, 0.55, 0.6)
    crow.plumage(body, flow((-18, -50, 70), (14, -30, 60)))
    crow.head(-24, -74, 0.95, -8)
    arm = dots("-8,-58 -6,-92 10,-116 30,-130")
    fan(pen, arm, (44, -36), (38, 60), 11, 12, mix(black, crow.shine, 0.25), tip=black, curve=0.04)
    pen.mark("back", 14, -56)


_POSES: dict[str, Callable[[_Crow], None]] = {
    "perch": _perch,
    "fly": _fly,
    "down": _down,
    "glide": _glide,
    "huddle": _huddle,
    "caw": _caw,
    "peck": _peck,
    "front": _front,
    "behind": _behind,
    "land": _land,
}


@motif(poses=tuple(_POSES), colours=("#23222e", "#5c6a94", "#17151c"))
def crow(pen: Pen, pose: str, black: Colour, shine: Colour, bill: Colour) -> None:
    """Feathers, their shine, bill and legs; flying ones are centred, gliding: seen from below.

    The seed turns its head and changes its shine. Anchors: head, mouth, back.
    """
    _POSES[pose](_Crow(pen, black, shine, bill))


@motif(poses=("lie", "fall"), colours=("#23222e", "#5c6a94", "#d8d4cc"))
def feather(pen: Pen, pose: str, vane: Colour, shine: Colour, shaft: Colour) -> None:
    """Vane, its shine, shaft: one lost feather, 100 long, centred."""
    bend = 0.06 if pose == "lie" else 0.2
    shape = quill((-40, 0), (50, 0), 20, bend)
    pen.form(shape, vane, 0.5, 0.5)
    for step in range(26):
        x = -34 + step * 3.1
        y = -bend * 0 + 90 * bend * (1 - ((x - 5) / 45) ** 2)
        for side in (-1, 1):
            barb = seam((x, y), (x + 5, y + side * 5), (x + 8, y + side * 10))
            pen.line(
                barb,
                mix(vane, shine, 0.6) if step % 2 else pen.shaded(vane, 0.4),
                0.6,
                0.6,
                clip=shape,
            )
    middle = 90 * bend
    pen.line(
        seam((-56, -middle * 0.2), (-34, middle * 0.3), (5, middle), (46, middle * 0.2)), shaft, 1.4
    )
    pen.fill(leaf((-36, 2), (-46, 8), 5), shine, 0.7)
