"""Bruno, who says what he sees: a broad bear in a scarf that somebody knitted for him."""

import math
from collections.abc import Iterator
from contextlib import contextmanager

from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    ellipse,
    leaf,
    linear,
    mix,
    radial,
    sample,
    spline,
    taper,
    vary,
)
from pinxit_atelier.pen import Pen, dots, seam

FUR, DEEP, LIT, INK = "#84481f", "#3c1a0c", "#c9843f", "#1c0d09"
TAN, MUSTARD = "#e6bd86", "#dc941a"
NOSE = 196, 222


def paint(page: Page) -> Scene:
    """Paint honey-coloured light, shoulders, scarf, and a face that hides nothing."""
    scene = Scene(page, 6101, light=(20, 0, 240), glow="#ffe2a0", shade="#4a1c0c", reach=620)
    far = page.distance(90, 90) / 430
    scene.backdrop([(0, "#f7cf6a"), (0.5, "#e0a034"), (1.05, "#a8621a")], far, amount=0.06)
    # A light disc behind a dark head: the silhouette must hold at 32 pixels.
    sun = scene.sheet().fill(
        ellipse(186, 172, 168), "#ffe08e", grad=linear(60, 60, 330, 300, "#f3bb48")
    )
    scene.add(sun, relief=6, hi=0.3, lo=0.3, shadow=(5, 7, 9, 0.25), amount=0.05)
    _shoulders(scene)
    _scarf(scene)
    _ears(scene)
    _head(scene)
    _muzzle(scene)
    _eyes(scene)
    scene.shine(20, 0, 170, "#ffdf98", 0.22)
    look = Look(vignette=0.2, bloom=0.1, contrast=1.08, shadows="#4a2418", lights="#a88a4a")
    return scene.finish(look)


@contextmanager
def _tilted(sheet: Sheet, seed: int = 1) -> Iterator[Pen]:
    """He puts his head a little to one side, to hear you better."""
    with sheet.at(200, 288, 0.96, -5), Pen(sheet, -200, -300, seed=seed) as pen:
        yield pen


def _mirrored(half: str) -> list[tuple[float, ...]]:
    right = [(200 + point[0], *point[1:]) for point in dots(half)]
    return right + [(400 - point[0], *point[1:]) for point in reversed(right[1:-1])]


def _away(x: float, y: float) -> float:
    """Fur grows away from the nose."""
    return math.degrees(math.atan2(y - NOSE[1], x - NOSE[0]))


def _fur(pen: Pen, shape: Path, tones: list[Colour], count: int, size: float = 1) -> None:
    """Brush tufts over a shape: broad ones inside, and fine ones a little beyond its edge."""
    broad = (16 * size, 30 * size), (3 * size, 6 * size), (0.25, 0.6)
    pen.hairs(shape, _away, tones, count, *broad, clip=True)
    pen.hairs(shape, _away, tones, count * 2, (7 * size, 14 * size), (1, 2.4), (0.3, 0.75))


def _shoulders(scene: Scene) -> None:
    sheet = scene.sheet()
    back = spline(dots("196,268 300,286 366,330 410,440 -20,440 26,330 94,286"))
    with Pen(sheet, 0, 0, seed=2) as pen:
        pen.fill(back, FUR, grad=linear(60, 270, 320, 420, DEEP))
        _fur(pen, back, [FUR, DEEP, "#a0602c"], 420)
    scene.add(sheet, relief=50, lo=0.7, hi=0.5, rim=0.4, shadow=(8, 8, 16, 0.4), wobble=0.6)


def _ears(scene: Scene) -> None:
    for side in (-1, 1):
        sheet = scene.sheet()
        with _tilted(sheet, 4 + side) as pen:
            x, y = 200 + side * 99, 112
            ear = ellipse(x, y, 40, 41)
            pen.fill(ear, FUR)
            _fur(pen, ear, [FUR, DEEP, LIT, "#a0602c"], 90, 0.7)
            pen.fill(ellipse(x - side * 4, y + 9, 22, 24), DEEP, 0.85, blur=5)
            tuft = ellipse(x - side * 9, y + 18, 14, 15)
            pen.hairs(tuft, -90 + side * 20, ["#d89a64", "#a8683a"], 70, (12, 22), (1.5, 3))
        scene.add(sheet, relief=20, lo=0.7, hi=0.6, rim=0.5, shadow=(7, 8, 10, 0.4), wobble=0.6)


def _head(scene: Scene) -> None:
    sheet = scene.sheet()
    head = spline(
        _mirrored("0,74 44,80 82,102 108,142 122,192 144,236 140,272 106,306 52,326 0,330")
    )
    with _tilted(sheet, 8) as pen:
        pen.fill(head, FUR)
        _fur(pen, head, [FUR, DEEP, "#9c5a28", "#6a3616"], 1000)
        for side in (-1, 1):  # cheeks and brows stand out, eyes lie deep
            cheek = ellipse(200 + side * 96, 250, 34, 34)
            pen.hairs(cheek, _away, [LIT, "#a8642c"], 170, (14, 28), (2, 4), (0.3, 0.7))
            brow = ellipse(200 + side * 52, 142, 34, 15, side * 12)
            pen.hairs(brow, _away, [LIT, "#b06c32"], 150, (10, 20), (2, 4), (0.3, 0.7))
            pen.fill(ellipse(200 + side * 48, 178, 34, 34), "#cf9257", 0.75, blur=7)
        bridge = leaf((200, 226), (200, 104), 52)
        pen.hairs(bridge, _away, [LIT, "#a8642c"], 150, (12, 26), (2, 4), (0.25, 0.6))
    scene.add(
        sheet, relief=92, lo=0.7, hi=0.55, rim=0.6, shadow=(5, 9, 8, 0.5), wobble=0.6, bump=0.4
    )


def _muzzle(scene: Scene) -> None:
    sheet = scene.sheet()
    shape = spline(_mirrored("0,186 34,192 66,216 82,250 74,286 44,310 0,318"))
    with _tilted(sheet, 5) as pen:
        pen.fill(shape, "#efc88e", grad=linear(150, 190, 270, 320, "#cf9558"))
        _fur(pen, shape, [TAN, "#f4d6a6", "#c8955e"], 200, 0.7)
    scene.add(sheet, relief=54, lo=0.55, hi=0.4, shadow=(5, 8, 9, 0.5), wobble=0.6)
    mouth = scene.sheet()
    with _tilted(mouth):
        mouth.fill(spline(dots("178,284 200,280 222,284 200,297")), "#a8623c", 0.5, blur=4)
        for side in (-1, 1):
            lip = [
                (200, 262),
                (200 + side * 24, 279),
                (200 + side * 50, 275),
                (200 + side * 68, 248),
            ]
            mouth.fill(taper(lip, [4, 7, 6.5, 3]), DEEP)
        mouth.line(seam((200, 236), (200, 264)), DEEP, 5)
    scene.put(mouth, wobble=0.5)
    nose = scene.sheet()
    with _tilted(nose):
        nose.fill(
            spline(dots("200,190 232,193 244,208 230,230 200,244 170,230 156,208 168,193")), INK
        )
    scene.add(nose, relief=18, lo=0.4, hi=0.7, rim=0.2, shadow=(2, 6, 6, 0.55), wobble=0.4)
    shine = scene.sheet()
    with _tilted(shine):
        shine.fill(ellipse(182, 202, 15, 5, -10), "#ffe3bd", 0.7, blur=3)
    scene.put(shine)


def _eyes(scene: Scene) -> None:
    """Wide open, with lamplight in them: the only small things in the picture."""
    sheet = scene.sheet()
    with _tilted(sheet):
        for side in (-1, 1):
            x, y = 200 + side * 48, 178
            sheet.fill(ellipse(x, y, 19, 20), INK)
            sheet.fill(ellipse(x, y + 3, 15.5), "#6a3412", grad=radial(x, y + 9, 16, "#2c120a"))
            sheet.fill(ellipse(x, y + 11, 9, 4), "#d8883e", 0.7, blur=2)
            sheet.fill(ellipse(x, y, 10), "#0e0605")
            sheet.fill(ellipse(x - 6, y - 7, 4.4), "#fffaf0")
            sheet.fill(ellipse(x + 7, y + 7, 2), "#ffe2b0", 0.8)
    scene.put(sheet, wobble=0.3)


def _scarf(scene: Scene) -> None:
    """Knitted in big stitches; one end hangs down, because he never minds how it looks."""
    around = scene.sheet()
    _knit(scene, around, "104,250 90,300 132,338 200,352 268,338 310,300 296,250", 74, 26)
    scene.add(around, relief=28, lo=0.6, hi=0.5, rim=0.3, shadow=(5, 9, 9, 0.6), wobble=0.6)
    end = scene.sheet()
    _knit(scene, end, "250,322 274,356 284,400 286,450", 66, 9)
    scene.add(end, relief=24, lo=0.6, hi=0.5, rim=0.4, shadow=(6, 6, 9, 0.6), wobble=0.6)


def _knit(scene: Scene, sheet: Sheet, line: str, wide: float, length: int) -> None:
    sheet.fill(taper(dots(line), [wide * 0.7, wide, wide, wide * 0.7]), mix(MUSTARD, DEEP, 0.55))
    rows = 5
    leg = 0.5 * wide / rows
    for x, y, way_x, way_y in sample(dots(line), length):
        for row in range(rows):
            off = (row - (rows - 1) / 2) * wide * 0.96 / rows
            at_x, at_y = x - way_y * off, y + way_x * off
            tone = vary(MUSTARD, scene.rng, 0.1, 0.015)
            for lean in (-leg, leg):  # two legs make a stitch
                start = at_x - way_x * 8, at_y - way_y * 8
                end = at_x + way_x * 9 - way_y * lean, at_y + way_y * 9 + way_x * lean
                sheet.fill(leaf(start, end, 7), tone)
