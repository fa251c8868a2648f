"""Luna, who says what it is like: a pale owl, half in a dream, in a shawl of night."""

import math
from collections.abc import Iterator
from contextlib import contextmanager

from pinxit_atelier.engine import (
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    common,
    ellipse,
    leaf,
    linear,
    minus,
    mix,
    moved,
    poly,
    radial,
    sample,
    spline,
    taper,
)
from pinxit_atelier.pen import Pen, dots, seam

PALE, CREAM, BUFF, DUSK, INK = "#f3e3c8", "#fff8ea", "#cfa878", "#7d6f92", "#16122c"
GOLD, NIGHT = "#f2cf7c", "#120e3c"
EYES = (149, 192), (251, 192)
LID = (-35, -1), (-18, -6), (0, -7), (18, -3), (35, 6)  # from the beak outwards
HEART = "0,132! 26,104 64,94 102,116 116,160 108,212 78,256 36,288 0,306"


def paint(page: Page) -> Scene:
    """Paint the night, its crescent, a heart-shaped face, and a shawl of sky."""
    scene = Scene(page, 6102, light=(20, 0, 240), glow="#fff0cc", shade="#24205a", reach=620)
    far = page.distance(80, 100) / 420
    scene.backdrop([(0, "#547cc8"), (0.4, "#274894"), (1.05, "#0c1a4c")], far, amount=0.07)
    _moon(scene)
    _breast(scene)
    _shawl(scene)
    _head(scene)
    _face(scene)
    _eyes(scene)
    _quill(scene)
    scene.shine(78, 100, 100, "#ffe9b8", 0.25)
    look = Look(vignette=0.25, bloom=0.16, contrast=1.06, shadows="#2a2a6a", lights="#a0907a")
    return scene.finish(look)


@contextmanager
def _tilted(sheet: Sheet, seed: int = 1) -> Iterator[Pen]:
    """She lays her head to one side, as owls and poets do."""
    with sheet.at(212, 290, 0.96, 8), Pen(sheet, -200, -290, seed=seed) as pen:
        yield pen


def _mirrored(half: str) -> list[tuple[float, ...]]:
    right = [(200 + point[0], *point[1:]) for point in dots(half)]
    return right + [(400 - point[0], *point[1:]) for point in reversed(right[1:-1])]


def _away(x: float, y: float) -> float:
    return math.degrees(math.atan2(y - 230, x - 200))


def _moon(scene: Scene) -> None:
    scene.motes(30, "#fff2d0", (0, 0, 400, 300), (0.8, 2.4), 0.8)
    crescent = minus(ellipse(76, 92, 36), ellipse(94, 84, 32))
    sheet = scene.sheet().fill(crescent, "#fff3cc", grad=linear(40, 60, 90, 140, "#f0c878"))
    scene.add(sheet, relief=8, lo=0.3, hi=0.3, amount=0.05)


def _breast(scene: Scene) -> None:
    sheet = scene.sheet()
    breast = spline(dots("206,230 300,262 330,330 340,430 70,430 80,330 112,262"))
    with Pen(sheet, 0, 0, seed=4) as pen:
        pen.fill(breast, PALE, grad=linear(110, 260, 320, 380, "#a98f94"))
        pen.scales(breast, 90, 20, BUFF, 0.7, CREAM)
    scene.add(sheet, relief=40, lo=0.6, hi=0.4, shadow=(6, 6, 10, 0.5), wobble=0.5)


def _head(scene: Scene) -> None:
    sheet = scene.sheet()
    head = spline(_mirrored("0,56 54,62 106,94 136,150 140,210 124,264 84,306 0,330"))
    with _tilted(sheet, 3) as pen:
        pen.fill(head, PALE, grad=linear(110, 60, 310, 300, "#c9aa84"))
        pen.hairs(
            head,
            _away,
            [CREAM, PALE, BUFF, "#b8977c"],
            1100,
            (14, 26),
            (3, 6),
            (0.3, 0.6),
            clip=True,
        )
        pen.scales(head, -90, 17, BUFF, 0.5, CREAM)
        for _ in range(190):  # a barn owl's crown is speckled, as if it had starlight in it
            turn, far = pen.rng.uniform(-3.5, 0.4), pen.rng.uniform(104, 172)
            x, y = 200 + far * 0.86 * math.cos(turn), 216 + far * math.sin(turn)
            if head.contains(x, y - 6):
                way = math.radians(_away(x, y))
                end = x + 9 * math.cos(way), y + 9 * math.sin(way)
                pen.fill(leaf((x, y), end, 4.4), DUSK, 0.7, clip=head)
                pen.fill(ellipse(*end, 1.5), CREAM, 0.95, clip=head)
    scene.add(sheet, relief=76, lo=0.52, hi=0.45, rim=0.7, shadow=(8, 10, 14, 0.55), wobble=0.5)


def _face(scene: Scene) -> None:
    """The heart tells a barn owl from all other birds, at any size."""
    rim = scene.sheet()
    with _tilted(rim, 7) as pen:
        pen.fill(spline(_mirrored(HEART)), "#8a5f52")
        for x, y, way_x, way_y in sample(_mirrored(HEART), 110, closed=True):
            tip = x + way_y * 6 + way_x * 3, y - way_x * 6 + way_y * 3
            tone = mix("#c48f62", "#6c4658", pen.rng.random())
            pen.fill(leaf((x - way_y * 10, y + way_x * 10), tip, 8), tone)
    scene.add(rim, relief=9, lo=0.5, hi=0.4, shadow=(3, 4, 6, 0.4), wobble=0.4)
    sheet = scene.sheet()
    inner = spline(_mirrored("0,150! 26,117 62,105 96,126 107,162 99,209 71,249 32,279 0,294"))
    with _tilted(sheet, 9) as pen:
        pen.fill(inner, CREAM, grad=linear(120, 110, 290, 290, "#e2d2cc"))
        for x, y in EYES:  # the disc is a dish of feathers round each eye
            pen.fill(ellipse(x, y + 2, 40, 37), "#c4a090", 0.6, blur=10)

            def out(a: float, b: float, x: float = x, y: float = y) -> float:
                return math.degrees(math.atan2(b - y, a - x))

            tones = ["#ffffff", "#e0cdc0", "#cbb3ae"]
            pen.hairs(ellipse(x, y, 52), out, tones, 420, (16, 30), (1, 2.6), (0.3, 0.6))
        pen.hairs(leaf((200, 240), (200, 150), 26), -90, [CREAM, "#ffffff"], 90, (14, 24), (3, 5))
    scene.add(sheet, relief=26, lo=0.45, hi=0.35, wobble=0.4)
    beak = scene.sheet()
    with _tilted(beak, 2) as pen:
        hook = spline(dots("200,206 211,222 211,240 200,262! 189,240 189,222"))
        pen.fill(hook, "#e8b88a", grad=linear(192, 206, 208, 262, "#9a5f48"))
    scene.add(beak, relief=10, lo=0.6, hi=0.5, rim=0.3, shadow=(4, 5, 5, 0.45), wobble=0.3)
    down = scene.sheet()
    with _tilted(down, 6) as pen:  # and grows out of down
        pen.hairs(leaf((200, 236), (200, 168), 34), 90, [CREAM, "#e6d6c8"], 60, (14, 24), (3, 5))
    scene.put(down)


def _eyes(scene: Scene) -> None:
    """Half shut, and turned to the moon: what is left open has a crescent in it."""
    sheet = scene.sheet()
    with _tilted(sheet):
        for (x, y), side in zip(EYES, (-1, 1), strict=True):
            ball = ellipse(x, y, 34, 32)
            sheet.fill(ball, INK)
            at_x, at_y = x - 5, y - 3
            sheet.fill(
                ellipse(at_x, at_y, 30),
                "#6a5cc0",
                grad=radial(at_x, at_y + 24, 34, "#1a1440"),
                clip=ball,
            )
            sheet.fill(ellipse(at_x, at_y, 20), "#0a0818")
            crescent = minus(ellipse(0, 0, 9), ellipse(5, -3, 8))
            sheet.fill(moved(crescent, at_x - 9, at_y + 9), "#fff6dc")
            edge = [(x + side * right, y + down) for right, down in LID]
            lid = common(ball, spline([*edge, (x + side * 40, y - 50), (x - side * 40, y - 50)]))
            sheet.fill(lid, CREAM, grad=linear(x, y - 34, x, y, "#cdb2a4"))
            fold = [(x + side * right * 0.86, y + down - 11) for right, down in LID[1:]]
            sheet.fill(taper(fold, [1, 2.6, 1]), "#8f6f70", 0.6)
            sheet.fill(taper(edge, [2, 6, 7, 6, 2]), INK)
    scene.put(sheet, wobble=0.3)


def _shawl(scene: Scene) -> None:
    """Round the shoulders, once and loosely: a piece of the night with its stars."""
    rng = scene.rng
    for shape, folds in (
        ("300,220 356,282 392,340 412,440 150,440 214,378 282,330", ("366,310 330,360 250,430",)),
        (
            "116,220 128,310 160,346 214,374 280,396 330,440 -20,440 16,340 60,276",
            ("84,276 96,330 150,378 226,406", "30,340 60,384 120,420 190,436"),
        ),
    ):
        cloth = spline(dots(shape))
        sheet = scene.sheet()
        sheet.fill(cloth, "#2c2a78", grad=linear(60, 270, 330, 420, NIGHT))
        with sheet.inside(cloth):
            for fold in folds:
                sheet.fill(taper(dots(fold), [3, 16, 4]), "#0a0828", 0.8, blur=4)
                sheet.fill(moved(taper(dots(fold), [2, 8, 2]), 5, -12), "#6c80d8", 0.5, blur=4)
            for number in range(84):  # scattered, but no two on top of each other
                x, y = number % 14 * 30 + rng.uniform(-9, 9), number // 14 * 26 + 262
                size = rng.choice([2.6, 3.2, 4.5, 6.5])
                sheet.fill(_star(x, y + rng.uniform(-8, 8), size), "#fff0c0")
            sheet.line(cloth, GOLD, 7, 0.95)
        scene.add(sheet, relief=14, lo=0.7, hi=0.5, rim=0.5, shadow=(4, -2, 8, 0.5), wobble=0.6)


def _star(x: float, y: float, size: float) -> Path:
    turns = [(math.tau * step / 8, size if step % 2 == 0 else size * 0.36) for step in range(8)]
    return poly([(x + far * math.sin(turn), y - far * math.cos(turn)) for turn, far in turns])


def _quill(scene: Scene) -> None:
    """What she writes with holds the shawl together."""
    sheet = scene.sheet()
    spine = dots("196,396 244,366 292,322 328,262")
    vane = spline(dots("232,378 284,350 330,300 340,246! 306,276 270,318 240,356"))
    sheet.fill(vane, "#fff3d8", grad=linear(300, 260, 260, 380, "#d9a566"))
    for number, (x, y, way_x, way_y) in enumerate(sample(spine, 26)):
        if number > 7:
            for side in (-1, 1):
                end = x + way_x * 18 - way_y * side * 16, y + way_y * 18 + way_x * side * 16
                sheet.line(seam((x, y), end), "#a8683a", 1.1, 0.45, clip=vane)
    sheet.fill(taper(spine, [5, 3.4, 1.4]), "#9a6232")
    scene.add(sheet, relief=8, lo=0.5, hi=0.5, rim=0.4, shadow=(4, 6, 6, 0.6), wobble=0.4)
