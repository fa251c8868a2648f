"""Renata, who says less than she knows: a vixen in velvet, with a card where nobody looks."""

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
    common,
    ellipse,
    linear,
    poly,
    radial,
    rect,
    spline,
    taper,
)
from pinxit_atelier.pen import Pen, dots, seam

RED, RUST, FLAME, SNOW, INK = "#d2521c", "#8a2a12", "#f28f3e", "#fdf1de", "#1a0d10"
VELVET, MOSS = "#2f9a56", "#0c3a28"
NOSE = 104, 262


def paint(page: Page) -> Scene:
    """Paint dusk, ears like two flames, a face turned away, and eyes that are not."""
    scene = Scene(page, 6103, light=(20, 0, 240), glow="#ffe2ac", shade="#22181c", reach=620)
    far = page.distance(90, 90) / 430
    scene.backdrop([(0, "#2f7a76"), (0.45, "#16494c"), (1.05, "#061e26")], far, amount=0.07)
    # A diamond behind her, as the bear has a sun: told apart without colours, and a suit of cards.
    suit = scene.sheet().fill(poly(dots("204,-6 386,196 204,400 22,196")), "#2f8580")
    scene.add(suit, relief=5, hi=0.3, lo=0.4, shadow=(5, 7, 9, 0.35), dim=0.6, amount=0.06)
    _ears(scene)
    _chest(scene)
    _collar(scene)
    _head(scene)
    _muzzle(scene)
    _eyes(scene)
    scene.shine(20, 0, 170, "#bfe0b0", 0.12)
    look = Look(vignette=0.25, bloom=0.12, contrast=1.08, shadows="#123a44", lights="#a8844a")
    return scene.finish(look)


@contextmanager
def _framed(sheet: Sheet, seed: int = 1) -> Iterator[Pen]:
    """Her head is drawn large, and put where the ears have room."""
    with Pen(sheet, 22, 40, 0.9, seed=seed) as pen:
        yield pen


def _back(x: float, y: float) -> float:
    """Fur runs from the nose back over the cheek."""
    return math.degrees(math.atan2((y - NOSE[1]) * 0.8, x - NOSE[0]))


def _fur(pen: Pen, shape: Path, tones: list[Colour], count: int, size: float = 1) -> None:
    broad = (14 * size, 26 * size), (3 * size, 6 * size), (0.3, 0.6)
    pen.hairs(shape, _back, tones, count, *broad, clip=True)
    pen.hairs(shape, _back, tones, count * 2, (7 * size, 14 * size), (1, 2.4), (0.3, 0.7))


def _ears(scene: Scene) -> None:
    for outer, inner, way in (
        ("112,150 106,84 128,16! 170,62 200,122", "126,140 121,92 131,46 156,82 176,124", -104),
        ("222,122 264,66 322,12! 340,92 326,180", "250,132 278,86 313,42 322,98 308,156", -58),
    ):
        sheet = scene.sheet()
        with _framed(sheet, 3) as pen:
            ear, hollow = spline(dots(outer)), spline(dots(inner))
            pen.fill(ear, RED)
            pen.hairs(ear, way, [RED, FLAME, RUST], 200, (12, 22), (3, 6), (0.3, 0.7))
            tip = common(ear, rect(0, 0, 400, 58))
            pen.hairs(tip, way, [INK, "#2a1414"], 300, (10, 20), (3, 6), (0.6, 0.9))
            pen.fill(hollow, "#3c1416", grad=linear(0, 40, 0, 160, "#8a4034"))
            low = common(hollow, rect(0, 96, 400, 100))
            pen.hairs(low, way, [SNOW, "#e8b890", "#d88a5a"], 60, (26, 46), (4, 8), (0.4, 0.8))
        scene.add(sheet, relief=16, lo=0.6, hi=0.5, rim=0.5, shadow=(6, 8, 10, 0.5), wobble=0.5)


def _chest(scene: Scene) -> None:
    sheet = scene.sheet()
    with Pen(sheet, 0, 0, seed=6) as pen:
        neck = spline(dots("130,270 290,250 340,330 360,430 90,430 110,330"))
        pen.fill(neck, SNOW, grad=linear(140, 290, 290, 410, "#c9a888"))
        pen.hairs(neck, 100, [SNOW, "#e0c8aa", "#ffffff"], 460, (20, 40), (4, 8), (0.3, 0.6))
    scene.add(sheet, relief=40, lo=0.6, hi=0.4, shadow=(6, 8, 12, 0.5), wobble=0.5)


def _head(scene: Scene) -> None:
    sheet = scene.sheet()
    head = spline(
        dots(
            "194,116 252,118 304,150 326,194 374,226! 336,242 360,276! 306,284 308,318! 244,310 "
            "170,308 120,280 112,250 76,240! 94,216 82,196! 102,182 112,152 142,126"
        )
    )
    cheek = spline(
        dots(
            "150,250 208,246 268,226 330,196 374,226! 336,242 360,276! 306,284 308,318! 240,310 "
            "170,308"
        )
    )
    with _framed(sheet, 8) as pen:
        pen.fill(head, RED)
        _fur(pen, head, [RED, FLAME, RUST, "#b8401a"], 900)
        pen.fill(cheek, SNOW, 0.95, blur=3)
        _fur(pen, cheek, [SNOW, "#fffaf0", "#f0dcc0"], 420)
        pen.fill(spline(dots("114,226 100,210 82,196! 90,214 76,240! 110,254")), SNOW, blur=2)
        pen.hairs(ellipse(200, 140, 46, 20), _back, [FLAME, "#ffb060"], 120, (14, 24), (3, 5))
        pen.fill(ellipse(232, 196, 42, 24), RUST, 0.5, blur=9)
        pen.fill(ellipse(140, 190, 24, 20), RUST, 0.5, blur=8)
    scene.add(
        sheet, relief=70, lo=0.42, hi=0.5, rim=0.55, shadow=(8, 12, 14, 0.55), wobble=0.5, bump=0.3
    )


def _muzzle(scene: Scene) -> None:
    sheet = scene.sheet()
    snout = spline(
        dots(
            "182,160 150,196 122,228 96,250 88,270 104,292 140,306 190,300 226,268 230,220 212,180"
        )
    )
    lip = spline(dots("92,262 124,256 160,252 206,240 240,240 226,290 150,312 96,296"))
    with _framed(sheet, 5) as pen, pen.melt((250, 196), (186, 216)):
        pen.fill(snout, RED)
        _fur(pen, snout, [RED, FLAME, "#e06a28"], 260, 0.8)
        pen.fill(lip, SNOW, blur=2, clip=snout)
        pen.hairs(lip, _back, [SNOW, "#f0dcc0"], 200, (10, 22), (2, 4), (0.3, 0.6), clip=True)
    scene.add(sheet, relief=34, lo=0.42, hi=0.5, shadow=(3, 5, 7, 0.25), wobble=0.5)
    face = scene.sheet()
    with _framed(face) as pen:
        pen.fill(taper(dots("102,277 124,287 150,287 172,279 184,264"), [3, 4, 4, 3, 1]), "#4a1812")
        for x, y in dots("132,268 144,264 146,274"):
            pen.fill(ellipse(x, y, 1.8), "#8a5a48", 0.7)
    scene.put(face, wobble=0.3)
    nose = scene.sheet()
    with _framed(nose) as pen:
        pen.fill(spline(dots("82,252 100,244 120,251 118,266 103,276 86,269")), INK)
    scene.add(nose, relief=9, lo=0.4, hi=0.7, shadow=(2, 4, 4, 0.5), wobble=0.3)
    shine = scene.sheet()
    with _framed(shine) as pen:
        pen.fill(ellipse(96, 253, 7, 3), "#ffe9cf", 0.8, blur=1.4)
    scene.put(shine)


def _eyes(scene: Scene) -> None:
    """The head points one way; the eyes go the other. One brow has its doubts."""
    sheet = scene.sheet()
    with _framed(sheet, 4) as pen:
        for lids, x, y, radius in (
            ("114,182! 128,172 148,178 162,199! 142,200 126,194", 147, 186, 14),
            ("194,208! 208,186 234,173 270,170! 256,194 226,208", 238, 188, 19),
        ):
            eye = spline(dots(lids))
            pen.line(eye, INK, 6)
            pen.fill(eye, "#fbdc8c")
            iris = radial(x - 2, y + 5, radius, "#a85a10")
            pen.fill(ellipse(x, y, radius), "#ffc232", grad=iris, clip=eye)
            pen.fill(ellipse(x + radius * 0.42, y, radius * 0.34, radius * 0.95), INK, clip=eye)
            pen.fill(ellipse(x - radius * 0.2, y - radius * 0.3, radius * 0.2), "#ffffff", clip=eye)
            pen.line(seam(*dots(lids)[:4]), INK, 8)
        pen.fill(taper(dots("106,166 126,160 150,168 166,184"), [2, 8, 8, 3]), "#4a140c", 0.95)
        pen.fill(taper(dots("198,164 214,142 244,130 282,142"), [3, 10, 9, 2]), "#4a140c", 0.95)
    scene.put(sheet, wobble=0.3)


def _collar(scene: Scene) -> None:
    """Velvet. The edge of a card looks out of it: nobody has dealt her that one."""
    coat = scene.sheet()
    shoulders = spline(dots("84,296 200,330 324,284 384,330 420,440 -20,440 22,340"))
    coat.fill(shoulders, "#1c6a44", grad=linear(60, 290, 330, 430, MOSS))
    coat.fill(spline(dots("120,270 300,260 262,330 200,412! 150,340")), "#000000", erase=True)
    scene.add(coat, relief=30, lo=0.7, hi=0.5, rim=0.5, shadow=(4, 6, 10, 0.5), wobble=0.5)
    card = scene.sheet()
    with card.at(338, 308, 1, 17):
        card.fill(rect(-33, -70, 66, 130, 8), "#f7eedb")
        card.fill(rect(-26, -63, 52, 120, 5), "#6a3a86")
        card.line(rect(-20, -57, 40, 120, 4), "#f0c868", 2.4)
    scene.add(card, relief=4, lo=0.4, hi=0.4, rim=0.6, shadow=(4, 5, 7, 0.5), wobble=0.3)
    for leaf, fold in (
        (
            "96,280! 112,326 152,368 200,410! 156,404 104,412! 64,366 58,306!",
            "96,290 112,330 196,408",
        ),
        (
            "318,276! 300,322 254,370 200,410! 262,404 336,424! 374,370 366,318!",
            "318,286 296,330 206,408",
        ),
    ):
        velvet = spline(dots(leaf))
        sheet = scene.sheet()
        sheet.fill(velvet, VELVET, grad=linear(70, 290, 340, 420, "#14583a"))
        sheet.fill(taper(dots(fold), [8, 20, 8]), "#7ad894", 0.5, blur=6, clip=velvet)
        sheet.line(
            velvet, "#8fe8a8", 9, 0.4, blur=5, clip=velvet
        )  # velvet is brightest at its edge
        with Pen(sheet, 0, 0, seed=7) as pen:
            pen.hairs(velvet, 70, ["#5cc880", "#0c4028"], 700, (3, 7), (1, 2.2), (0.15, 0.4))
        scene.add(
            sheet,
            relief=18,
            lo=0.7,
            hi=0.6,
            rim=0.6,
            shadow=(4, 7, 8, 0.6),
            texture="fine",
            wobble=0.4,
        )
