"""Pictures of the house itself: pawns, the mark, the empty table. The client ships them."""

from typing import Final

import numpy as np
from PIL import Image

from pinxit.table.pawns import PAWNS

from .compose import downwards, ring
from .emblems import SIGNS, rabbit_leaping, rabbit_pawn
from .engine import (
    Colour,
    Look,
    Page,
    Scene,
    Sheet,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    radial,
    rect,
    spline,
)

COLOURS: Final[dict[str, str]] = {
    "red": "#c23a34",
    "orange": "#e07f2e",
    "yellow": "#eec246",
    "green": "#5f9448",
    "teal": "#2f8f89",
    "sky": "#7db9dc",
    "blue": "#3a5fae",
    "violet": "#7a539f",
    "pink": "#e48fae",
    "brown": "#8a5a3a",
    "grey": "#8c8f98",
    "white": "#f1ebdc",
}
IVORY: Final = "#f7eedb"
INK: Final = "#24180f"
PAWN_SIZE: Final = 240, 340


def paint_pawn(colour: str, scale: float = 1.5) -> Image.Image:
    """Paint one of the twelve carved rabbits, on nothing."""
    paint, sign = COLOURS[colour], SIGNS[PAWNS[colour]]
    number = list(COLOURS).index(colour)
    page = Page(scale, PAWN_SIZE)
    scene = Scene(page, 500 + number, light=(20, -120, 190), glow="#fff0cf", reach=900)
    scene.image[:] = darker(paint, 0.5)  # what shows at the soft edge is paint, not black
    left, right = ((-8, 10), (0, 16), (-14, 4), (-12, 2), (-4, -2), (2, 18))[number % 6]
    body = moved(rabbit_pawn(left, right), 120, 326, 1.06)
    sheet = scene.sheet()
    sheet.fill(body, paint, grad=linear(60, 20, 190, 330, darker(paint, 0.42)))
    scene.add(sheet, relief=26, lo=0.62, hi=0.6, rim=0.7, rim_width=3, wobble=0.5, bump=0.3)
    _carving(scene, paint, left, right)
    scene.add(_sign(scene, sign(), paint), relief=4, lo=0.5, hi=0.5, shadow=(1, 2, 3, 0.4))
    scene.finish(Look(vignette=0, bloom=0.1, bristle=0.06, grain=0.03))
    alpha = page.blur(sheet.pixels()[..., 3], 0.4)
    pixels = np.dstack([np.clip(scene.image, 0, 1), np.clip(alpha, 0, 1)])
    return Image.fromarray((pixels * 255 + 0.5).astype(np.uint8), "RGBA")


def _carving(scene: Scene, paint: Colour, left: float, right: float) -> None:
    """Ears, eyes, nose and paws, as a knife would cut them."""
    deep, pale = darker(paint, 0.62), mix(paint, IVORY, 0.45)
    sheet = scene.sheet()
    for side, lean in ((-1, left), (1, right)):
        tip = 120 + side * 44 * 1.06 + lean * 1.06, 326 - 276 * 1.06
        sheet.fill(leaf((120 + side * 28, 132), tip, 18, bend=-side * 0.05), pale, 0.6)
        sheet.fill(ellipse(120 + side * 19, 162, 5.4, 6.6), INK)
        sheet.fill(ellipse(120 + side * 19 - 1.6, 159.6, 1.8), "#ffffff", 0.95)
        paw = spline(
            [(120 + side * 46, 236), (120 + side * 30, 250), (120 + side * 17, 266)], closed=False
        )
        sheet.line(paw, deep, 2.6, 0.55)
        sheet.line(
            spline([(120 + side * 26, 322), (120 + side * 34, 314)], closed=False), deep, 2, 0.5
        )
    sheet.fill(ellipse(120, 176, 4.4, 3.2), deep)
    sheet.line(spline([(111, 184), (120, 188), (129, 184)], closed=False), deep, 2, 0.8)
    scene.put(sheet, wobble=0.2)


def _sign(scene: Scene, sign: object, paint: Colour) -> Sheet:
    """The sign on the belly: light on dark rabbits, dark on light ones."""
    light = float(np.mean(np.asarray(mix(paint, paint, 0)))) > 0.62
    sheet = scene.sheet()
    sheet.fill(moved(sign, 120, 276, 0.62), darker(paint, 0.7) if light else IVORY)
    return sheet


def paint_mark(scale: float = 1.5) -> Image.Image:
    """Paint the mark: a rabbit that leaps out of a card, across the moon."""
    page = Page(scale, (512, 512))
    scene = Scene(page, 77, light=(330, 90, 220), glow="#ffe9b8", shade="#120c1e", reach=700)
    deep = page.distance(320, 170) / 420
    scene.backdrop([(0, "#4a3a6a"), (0.6, "#2b2148"), (1.2, "#150f26")], deep, amount=0.08)
    moon = scene.sheet()
    moon.fill(ellipse(318, 186, 118), "#fff2cf", grad=radial(300, 160, 190, "#f0c878"))
    scene.add(moon, relief=30, lo=0.3, hi=0.3, amount=0.07)
    scene.shine(318, 186, 170, "#ffdf9a", 0.45)
    card = scene.sheet()
    with card.at(176, 330, 1, -13):
        card.fill(rect(-104, -156, 208, 312, 20), IVORY, grad=linear(0, -150, 0, 150, "#e2cfa6"))
        card.fill(rect(-88, -140, 176, 280, 12), "#2f6a6e", grad=linear(0, -140, 0, 140, "#173a48"))
        for number in range(5):
            hill = [
                (-88, 60 + number * 18),
                (-30, 34 + number * 20),
                (40, 62 + number * 18),
                (88, 40 + number * 20),
            ]
            shape = spline([*hill, (88, 140, 1), (-88, 140, 1)])
            card.fill(
                shape, mix("#3f8a7a", "#10303c", number / 5), clip=rect(-88, -140, 176, 280, 12)
            )
        for x, y in ((-52, -100), (-20, -64), (44, -110), (20, -20), (-62, -16), (62, -48)):
            card.fill(ellipse(x, y, 3.2), "#fff0c4", 0.95)
    scene.add(card, relief=12, lo=0.5, hi=0.4, rim=0.6, shadow=(10, 16, 16, 0.6), wobble=0.6)
    rabbit = scene.sheet()
    rabbit.fill(
        moved(rabbit_leaping(), 286, 222, 1.52, -15),
        "#f4e6cc",
        grad=linear(160, 160, 420, 330, "#cfa77a"),
    )
    scene.add(rabbit, relief=18, lo=0.62, hi=0.5, rim=0.7, shadow=(8, 16, 12, 0.6), wobble=0.5)
    face = scene.sheet()
    with face.at(286, 222, 1.52, -15):
        face.fill(ellipse(82, -40, 4.6), INK)
        face.fill(ellipse(83.4, -41.6, 1.5), "#ffffff")
        face.fill(leaf((68, -58), (32, -108), 9, bend=-0.05), "#d99a86", 0.75)
        face.fill(ellipse(102, -32, 3.2, 2.4), "#8a4a44")
    scene.put(face)
    scene.motes(40, "#ffeec0", (20, 20, 492, 492), (0.7, 2.4), 0.8)
    scene.finish(Look(vignette=0.3, shadows="#332a5a", lights="#927b4e"))
    rounded = Sheet(page).fill(rect(0, 0, 512, 512, 112), "#ffffff").pixels()[..., 3]
    pixels = np.dstack([np.clip(scene.image, 0, 1), rounded])
    return Image.fromarray((pixels * 255 + 0.5).astype(np.uint8), "RGBA")


def paint_table(scale: float = 1.5) -> Image.Image:
    """Paint the table before anybody has come: a lamp, chairs, and cards face down."""
    page = Page(scale, (1600, 1000))
    scene = Scene(page, 91, light=(800, 300, 240), glow="#ffdf9c", shade="#140c0a", reach=620)
    far = page.distance(800, 420, 1.5, 1) / 760
    scene.backdrop([(0, "#6a4630"), (0.45, "#33211a"), (1, "#0c0907")], far, amount=0.10)
    _chairs(scene)
    _table_top(scene)
    _cards(scene)
    _lamp(scene)
    scene.motes(120, "#ffe6b0", (420, 60, 1180, 640), (0.5, 1.8), 0.55)
    scene.finish(Look(vignette=0.5, shadows="#3a2a3a", lights="#96794a", split=0.12, contrast=1.06))
    return Image.fromarray((np.clip(scene.image, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")


def _chairs(scene: Scene) -> None:
    """Seven different chairs round the far side, none taken."""
    rng = scene.rng
    for number, spot in enumerate(ring(800, 660, 620, 15, start=180, squash=0.40)[:9]):
        if number == 4:
            continue  # the lamp stands there
        sheet = scene.sheet()
        wood = mix("#7a4a2c", "#3c2418", rng.uniform(0, 0.8))
        lean = (spot.x - 800) / 620
        with sheet.at(spot.x, spot.y + 30, 1.0 - 0.12 * abs(lean), lean * 7):
            high = rng.uniform(190, 250)
            for side in (-1, 1):
                sheet.fill(limb([(side * 62, 60), (side * 66, -high)], [17, 13]), wood)
            sheet.fill(rect(-72, -high, 144, 26, 11), wood)
            match number % 3:
                case 0:
                    for bar in range(-2, 3):
                        sheet.fill(limb([(bar * 24, 30), (bar * 25, -high + 10)], [8, 7]), wood)
                case 1:
                    sheet.fill(ellipse(0, -high * 0.55, 38, 60), wood)
                    sheet.fill(ellipse(0, -high * 0.55, 18, 36), "#000000", erase=True)
                case _:
                    for bar in range(3):
                        sheet.fill(rect(-64, -high + 50 + bar * 52, 128, 18, 8), wood)
        scene.add(
            sheet, relief=8, rim=0.8, rim_width=2.5, shadow=(0, 10, 14, 0.5), dim=0.75, wobble=0.8
        )


def _table_top(scene: Scene) -> None:
    page = scene.page
    scene.pool(800, 800, 760, 330, "#0c0706", 0.75)
    top = ellipse(800, 700, 690, 268)
    edge = scene.sheet()
    edge.fill(moved(top, 0, 34), "#3a2114", grad=linear(100, 0, 1500, 0, "#24140c"))
    scene.add(edge, relief=14, shadow=(0, 30, 30, 0.6), dim=0.4)
    wood = scene.sheet()
    wood.fill(top, "#8a5632", grad=radial(800, 560, 720, "#4a2a18"))
    rng = scene.rng
    with wood.inside(top):
        for number in range(15):
            board = 430 + number * 38
            wood.line(poly([(90, board), (1510, board)], closed=False), "#2c180e", 2.2, 0.75)
        for _ in range(900):
            x, y = rng.uniform(100, 1500), rng.uniform(432, 968)
            length = rng.uniform(30, 160)
            grain = spline(
                [(x, y), (x + length * 0.5, y + rng.uniform(-2, 2)), (x + length, y)], closed=False
            )
            wood.line(
                grain,
                rng.choice(["#a86c42", "#5a341e", "#c08552"]),
                rng.uniform(0.6, 1.8),
                rng.uniform(0.15, 0.4),
            )
    scene.add(wood, relief=10, lo=0.3, hi=0.4, texture="across", amount=0.08, dim=0.5)
    light = np.exp(-(((page.x - 800) / 430) ** 2) - ((page.y - 650) / 170) ** 2) * 0.34
    scene.image = (scene.image + light[..., None] * np.array([1, 0.76, 0.42])).astype(np.float32)


def _cards(scene: Scene) -> None:
    """A ring of face-down cards, and a pile; the rabbits are those who come."""
    for number, spot in enumerate(ring(800, 720, 400, 11, start=0, squash=0.42)):
        if 1 <= number <= 10:
            _card(scene, spot.x, spot.y, spot.angle + 90 + scene.rng.uniform(-9, 9), 0.72)
    for number in range(6):
        _card(scene, 800 + number * 1.5, 736 - number * 5, -8 + number * 2.2, 0.9)


def _card(scene: Scene, x: float, y: float, turn: float, size: float) -> None:
    sheet = scene.sheet()
    sheet.canvas.save()
    sheet.canvas.translate(x, y)
    sheet.canvas.scale(1, 0.56)  # the table is seen from the side
    sheet.canvas.rotate(turn)
    sheet.canvas.scale(size, size)
    sheet.fill(rect(-52, -78, 104, 156, 9), IVORY)
    sheet.fill(rect(-45, -71, 90, 142, 6), "#3a2a5a", grad=linear(0, -70, 0, 70, "#241a3c"))
    sheet.line(rect(-38, -64, 76, 128, 4), "#dcae5e", 2, 0.9)
    sheet.fill(moved(rabbit_leaping(), 0, 4, 0.26), "#f0d9a8")
    sheet.canvas.restore()
    scene.add(sheet, relief=3, shadow=(4, 6, 6, 0.55), rim=0.5, rim_width=1.6, dim=0.3, wobble=0.3)


def _lamp(scene: Scene) -> None:
    """A lamp that hangs from above: the brightest thing."""
    cord = scene.sheet()
    cord.line(poly([(800, -10), (800, 150)], closed=False), "#1c120c", 6)
    scene.put(cord)
    shade = scene.sheet()
    bell = spline(
        [
            (752, 150, 1),
            (848, 150, 1),
            (880, 190),
            (960, 300, 1),
            (800, 318),
            (640, 300, 1),
            (720, 190),
        ]
    )
    shade.fill(bell, "#b98a4a", grad=linear(800, 150, 800, 320, "#6a4420"))
    scene.add(
        shade, relief=24, rim=0.5, lo=0.5, hi=0.4, light=(800, 60, 200), shadow=(0, 0, 20, 0.4)
    )
    bulb = scene.sheet()
    bulb.fill(ellipse(800, 306, 150, 20), "#fff3cf")
    bulb.fill(ellipse(800, 318, 40, 30), "#ffffff")
    scene.put(bulb)
    scene.shine(800, 330, 240, "#ffd88a", 0.85, wide=1.5)
    scene.rays(800, 300, 0.5, 2.64, "#ffd890", 0.16, count=22, length=620)


def backdrop_of_night(scene: Scene) -> Scene:
    """Paint the night on which card backs and covers are laid."""
    page = scene.page
    where = downwards(page) + 0.12 * page.noise(5, 240, 4)
    return scene.backdrop([(0, "#3c2c5e"), (0.5, "#2a2048"), (1, "#181030")], where)
