"""Siesta on a white square: everybody sleeps, and their shadows have got up to dance."""

import math
import random
from typing import Any

import numpy as np

from pinxit_atelier.animals import cat
from pinxit_atelier.engine import (
    Colour,
    Field,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    arc,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    rect,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Who

INK, OCHRE, SAFFRON, BLUE = "#1d2a5e", "#eab35a", "#f6dca0", "#2f6f9c"
FLOOR = 836.0  # where the wall meets the square

BAKER = Who(
    body="stout",
    skin="fair",
    hair="short",
    hair_colour="#6a4a30",
    beard="moustache",
    coat="shirt",
    colour="#f6efe2",
    apron="#fffaf0",
    trousers="#8a8f9c",
    shoes="#6a4a34",
    face="sleep",
)
NUN = Who(
    skin="tan",
    hat="hood",
    hat_colour="#4b5470",
    coat="robe",
    colour="#566080",
    trim="#fffaf0",
    collar="#fffaf0",
    face="serene",
    buttons="none",
    flare=9,
)
OFFICER = Who(
    body="broad",
    skin="olive",
    hair="short",
    beard="moustache",
    hair_colour="#2a2024",
    coat="jacket",
    colour="#4f6f9a",
    buttons="#f0c860",
    trousers="#465a80",
    hat="cap",
    hat_colour="#3f5a86",
    face="sleep",
)
LEFT_LOVER = Who(
    skin="brown",
    hair="curly",
    hair_colour="#3a2420",
    coat="dress",
    colour="#d8654a",
    pattern="dots",
    trim="#ffe2c0",
    face="serene",
    hem=0.7,
)
RIGHT_LOVER = Who(
    body="thin",
    skin="rose",
    hair="short",
    hair_colour="#8a5a34",
    coat="shirt",
    colour="#f2e4c8",
    trousers="#7a6a5a",
    scarf="#c8553d",
    face="serene",
)
OLD_MAN = Who(
    body="old",
    skin="tan",
    hair="bald",
    hair_colour="#efe6da",
    beard="full",
    coat="jacket",
    colour="#9a7a52",
    trousers="#6f6a60",
    hat="straw",
    hat_colour="#e9cd8a",
    face="sleep",
)
WHEELS = Who(
    skin="dark",
    hair="long",
    hair_colour="#2a1a1c",
    coat="dress",
    colour="#e0a03c",
    pattern="flowers",
    trim="#fff0c8",
    face="sleep",
    hem=0.8,
    hat="straw",
    hat_colour="#efd08a",
)
GIRL = Who(
    body="child",
    skin="fair",
    hair="braids",
    hair_colour="#b06a34",
    coat="dress",
    colour="#7fa8a0",
    trim="#fff3dc",
    face="sleep",
)
BOY = Who(
    body="child",
    skin="dark",
    hair="crop",
    hair_colour="#2a1a1a",
    coat="shirt",
    colour="#f0c24a",
    trousers="#8a6a4c",
    face="sleep",
)


def paint(page: Page) -> Scene:
    """Paint the wall, the dance on it, the square, and those who sleep."""
    scene = Scene(page, 1204, light=(400, -700, 700), glow="#fff3cf", shade="#7a5238", reach=2400)
    _wall(scene)
    _square(scene)
    _dance(scene)
    _roof(scene)
    _bench(scene)
    _sleepers(scene)
    _small_things(scene)
    scene.shine(360, 20, 620, "#fff2c4", 0.16)
    scene.motes(90, "#fffbe6", size=(0.6, 1.9), strength=0.5)
    look = Look(
        vignette=0.18, bloom=0.14, contrast=1.08, saturation=1.08,
        shadows="#2a3068", lights="#a89058", split=0.08,
    )  # fmt: skip
    return scene.finish(look)


def _wall(scene: Scene) -> None:
    page, rng = scene.page, random.Random(2)
    field = page.y / 900 + 0.16 * page.noise(3, 260, 5) + 0.05 * page.noise(9, 40, 4)
    stops = [(0, "#f8d488"), (0.4, "#f0bf66"), (0.8, OCHRE), (1.1, "#d89a48")]
    scene.backdrop(stops, field.astype(np.float32), amount=0.1)
    lime = smoothstep(0.15, 0.5, page.noise(14, 150, 5, 0.6)) * 0.4
    scene.tint(lime, "#fbe6b4")
    bricks = scene.sheet()
    for cx, cy, wide, high in (
        (64, 250, 74, 56),
        (742, 640, 66, 80),
        (330, 108, 90, 34),
        (40, 700, 56, 60),
    ):
        hole = spline(
            [
                (
                    cx + wide * rng.uniform(0.6, 1.1) * math.cos(a),
                    cy + high * rng.uniform(0.6, 1.1) * math.sin(a),
                )
                for a in np.linspace(0, math.tau, 12)[:-1]
            ]
        )
        bricks.fill(hole, "#c98a50")
        with bricks.inside(hole):
            for row in range(-6, 7):
                for column in range(-4, 5):
                    x = cx + column * 32 + (row % 2) * 16
                    brick = rect(x, cy + row * 14, 29, 11, 2)
                    bricks.fill(brick, vary("#c4703f", rng, 0.12, 0.03))
        bricks.line(hole, "#fdeec4", 3, 0.8)
    scene.add(bricks, relief=2, shadow=(0, 0, 0, 0), wobble=1.6, bump=0.5)
    cracks = scene.sheet()
    for x, y in ((180, 60), (560, 90), (90, 330), (720, 300), (420, 640), (640, 760)):
        way = rng.uniform(0.8, 2.2)
        points: list[tuple[float, float]] = [(x, y)]
        for _ in range(9):
            way += rng.uniform(-0.7, 0.7)
            points.append((points[-1][0] + 18 * math.cos(way), points[-1][1] + 18 * math.sin(way)))
        cracks.fill(taper(points, [2.6, 1.6, 0.4]), "#a8703a", 0.75)
        fork = points[4]
        cracks.fill(
            taper([fork, (fork[0] + 22, fork[1] + 10), (fork[0] + 40, fork[1] + 30)], [1.6, 0.3]),
            "#a8703a",
            0.7,
        )
    scene.put(cracks, wobble=1)
    for x in (60, 210, 466, 700):  # what rain has left under the eaves
        streak = np.exp(-(((page.x - x) / 26) ** 2)) * smoothstep(420, 40, page.y) * 0.16
        scene.multiply((streak * (1 + 0.6 * page.texture("down"))).astype(np.float32), "#a87848")
    _shutter(scene)


def _shutter(scene: Scene) -> None:
    sheet = scene.sheet()
    x, y = 694, 104
    sheet.fill(rect(x - 10, y - 12, 140, 196, 2), "#fbe7bb")
    for side in (0, 1):
        left = x + side * 61
        sheet.fill(rect(left, y, 58, 172, 2), BLUE, grad=linear(left, y, left + 60, y, "#245a86"))
        for slat in range(17):
            sheet.fill(
                rect(left + 7, y + 8 + slat * 9.4, 44, 6, 1),
                "#5c9cc0",
                grad=linear(0, y + 8 + slat * 9.4, 0, y + 14 + slat * 9.4, "#1d4a72"),
            )
    sheet.fill(rect(x - 18, y + 180, 156, 13, 2), "#f6dca8")
    scene.add(sheet, relief=3, shadow=(0, 12, 5, 0.55), wobble=0.8)


def _roof(scene: Scene) -> None:
    """The edge of a tiled roof, and its scalloped shadow on the wall."""
    shade, tiles, rng = scene.sheet(), scene.sheet(), random.Random(6)
    for number in range(-1, 24):
        x = number * 36
        shade.fill(union(rect(x, -10, 36, 88), ellipse(x + 18, 78, 18, 15)), INK, 0.7)
    scene.put(shade, blur=1.2)
    for row in range(2):
        for number in range(-1, 24):
            x = number * 36 + (row - 1) * 6
            tile = union(rect(x, -20, 34, 44 + row * 20), ellipse(x + 17, 24 + row * 20, 17, 12))
            colour = vary("#d2703c", rng, 0.12, 0.03)
            tiles.fill(tile, colour, grad=linear(x, 0, x + 36, 0, mix(colour, "#7a2c20", 0.55)))
            tiles.line(tile, "#7a3020", 1.4, 0.6)
    scene.add(tiles, relief=7, rim=0.4, shadow=(0, 6, 4, 0.5), wobble=0.8)


def _square(scene: Scene) -> None:
    """Flagstones that run towards us, white with noon."""
    rng, stones = random.Random(8), scene.sheet()
    stones.fill(rect(-10, FLOOR, 820, 380), "#d8b070")
    far, eye = 560.0, 400.0  # all joints run to a point on the wall
    y, size = FLOOR + 2, 13.0
    while y < 1210:
        edge, low = -9.0 + rng.uniform(-0.6, 0), y + size - 2
        while edge < 9:
            wide = rng.uniform(0.5, 0.82)
            quad = [
                (eye + k * (at - far) * 0.3, at)
                for k, at in (
                    (edge, y),
                    (edge + wide - 0.025, y),
                    (edge + wide - 0.025, low),
                    (edge, low),
                )
            ]
            slab = poly(quad)
            colour = vary("#f9e6b8", rng, 0.05, 0.015)
            stones.fill(slab, colour, grad=linear(0, y, 0, y + size, mix(colour, "#e6c07a", 0.3)))
            for _ in range(4):
                speck = ellipse(
                    rng.uniform(quad[3][0], quad[2][0]),
                    rng.uniform(y, low),
                    rng.uniform(0.8, 2.6),
                    0.9,
                )
                stones.fill(speck, rng.choice(["#c99a58", "#fff8e0"]), 0.5, clip=slab)
            edge += wide
        y += size
        size *= 1.2
    scene.add(stones, relief=2, wobble=0.9, bump=0.4)
    plinth = scene.sheet()
    plinth.fill(
        rect(-10, FLOOR - 26, 820, 28), "#e0a858", grad=linear(0, FLOOR - 26, 0, FLOOR, "#c78a44")
    )
    scene.add(plinth, relief=3, wobble=0.9, shadow=(0, 3, 3, 0.4))


def _dance(scene: Scene) -> None:
    """All their shadows, up and about."""
    page = scene.page
    ink = np.zeros((page.height, page.width), np.float32)

    def cast(
        who: Who,
        pose: str,
        x: float,
        y: float,
        height: float,
        view: Any = "side",
        *,
        flip: bool = False,
        turn: float = 0,
        reach: tuple[tuple[str, float, float], ...] = (),
        **changes: Any,
    ) -> Figure:
        nonlocal ink
        figure = Figure(who, pose, view, **changes).place(x, y, height, flip=flip, turn=turn)
        for side, right, down in reach:
            figure.reach(right, down, side)
        ink = np.maximum(ink, figure.render(scene).sheet()[..., 3])
        return figure

    def shape(sheet: Sheet) -> None:
        nonlocal ink
        ink = np.maximum(ink, sheet.pixels()[..., 3])

    extra = scene.sheet()
    nun = cast(
        NUN, "dance", 114, 468, 330, "q", wind=(9, 0), turn=-6, flip=True, far_arm=(-100, -150)
    )
    x, y = nun.page("head")
    extra.fill(
        spline(
            [
                (x - 22, y - 34),
                (x + 20, y - 34),
                (x + 58, y - 6),
                (x + 96, y + 40, 1),
                (x + 62, y + 36),
                (x + 50, y + 60, 1),
                (x + 18, y + 28),
                (x - 16, y + 10),
            ]
        ),
        "#000000",
    )
    thief = cast(
        OFFICER, "run", 148, 816, 284, "side", far_arm=(-30, -60), near_arm=(92, 132),
        near_hand="hold", turn=-4,
    )  # fmt: skip
    _stolen_hat(extra, *thief.page("wrn"))
    middle = 372
    one = Figure(LEFT_LOVER, "embrace", "side", head=4).place(0, 0, 384)
    cast(
        LEFT_LOVER, "embrace", middle - one.page("head")[0] - 33, 520, 384, "side", head=4,
        far_leg=(-4, -22), far_foot=-10,
        reach=(("n", middle + 52, 268), ("f", middle + 46, 232)),
    )  # fmt: skip
    two = Figure(RIGHT_LOVER, "embrace", "side", head=12).place(0, 0, 396, flip=True)
    cast(
        RIGHT_LOVER, "embrace", middle - two.page("head")[0] + 27, 522, 396, "side", flip=True,
        head=12, reach=(("n", middle - 48, 318), ("f", middle - 40, 278)),
    )  # fmt: skip
    elder = cast(
        OLD_MAN.like(hat=None), "dance", 572, 448, 300, "side", flip=True, near_arm=(126, 142),
        far_arm=(-66, -110), hunch=-10, turn=5, near_hand="hold",
    )  # fmt: skip
    x, y = elder.page("wrn")
    extra.line(
        spline(
            [(x + 26, y + 46), (x, y), (x - 28, y - 58), (x - 18, y - 74), (x - 4, y - 64)],
            closed=False,
        ),
        "#000000",
        8,
    )
    _spinning_wheels(extra, 610, 676)
    cast(
        WHEELS.like(hat=None), "sit", 618, 650, 300, "side", air=True, turn=-20,
        near_arm=(146, 164), far_arm=(100, 130), head=-14, wind=(-8, -3),
    )  # fmt: skip
    cat(extra, 462, 722, 0.62, pose="stretch", fade=("#000000", 1), turn=20)
    shape(extra)
    soft, softer = page.blur(ink, 1.1), page.blur(ink, 5)
    part = smoothstep(640, 840, page.y)
    shadow: Field = np.clip(soft * (1 - part) + softer * part, 0, 1) * smoothstep(
        FLOOR + 4, FLOOR - 8, page.y
    )
    grain = 1 + 0.1 * page.texture("brush") + 0.08 * page.noise(31, 240, 3)
    colour = np.array([0.115, 0.165, 0.37], np.float32) * grain[..., None]
    cover = (shadow * 0.95)[..., None]
    scene.image = (scene.image * (1 - cover) + colour * cover).astype(np.float32)


def _stolen_hat(sheet: Sheet, x: float, y: float) -> None:
    """A straw hat with a wide brim, held by it; the light comes through where the ribbon is."""
    with sheet.at(x + 44, y - 22, 1.2, -8):
        crown = spline(
            [(-26, 0, 1), (-24, -30), (-12, -42), (0, -38), (12, -42), (24, -30), (26, 0, 1)]
        )
        brim = spline([(-62, 4), (-24, -6), (24, -6), (62, 2), (30, 10), (-30, 11)])
        sheet.fill(union(crown, brim), "#000000")
        sheet.line(
            spline([(-17, -10), (0, -8), (17, -10)], closed=False), "#000000", 3.4, erase=True
        )


def _toque(sheet: Sheet, x: float, y: float, size: float, colour: Colour = "#000000") -> None:
    """A baker's cap."""
    with sheet.at(x, y, size, -12):
        top: Path = union(
            *(
                ellipse(px, py, r)
                for px, py, r in ((-17, -34, 15), (0, -42, 18), (18, -34, 15), (0, -30, 18))
            )
        )
        sheet.fill(union(rect(-19, -22, 38, 22, 3), top), colour)


def _spinning_wheels(sheet: Sheet, x: float, y: float) -> None:
    """A wheelchair that dances on one wheel."""
    sheet.line(ellipse(x, y, 76), "#000000", 9)
    sheet.line(ellipse(x, y, 62), "#000000", 3)
    for spoke in range(14):
        turn = spoke * math.tau / 14
        sheet.line(
            poly([(x, y), (x + 74 * math.cos(turn), y + 74 * math.sin(turn))], closed=False),
            "#000000",
            2.4,
        )
    sheet.fill(ellipse(x, y, 12), "#000000")
    for line in (
        ((x - 44, y - 150), (x - 30, y - 20), (x + 60, y - 50)),
        ((x - 44, y - 150), (x - 66, y - 152)),
        ((x + 60, y - 50), (x + 112, y + 20)),
    ):
        sheet.line(spline(line, closed=False), "#000000", 9)
    sheet.line(ellipse(x + 112, y + 36, 17), "#000000", 6)
    for streak in range(3):
        sheet.line(arc(x, y, 92 + streak * 11, 30 + streak * 14, 46), "#000000", 3.4, 0.85)


def _bench(scene: Scene) -> None:
    shade, sheet = scene.sheet(), scene.sheet()
    shade.fill(rect(52, 908, 366, 22, 8), INK, 0.55)
    for x in (620, 728):
        shade.fill(ellipse(x, 940, 50, 9), INK, 0.5)
    for x, y in ((690, 1136),):
        shade.fill(ellipse(x, y, 54, 10), INK, 0.5)
    scene.put(shade, blur=2.5)
    for step, wide in enumerate((210, 164, 118)):
        sheet.fill(
            rect(-20, 1096 - step * 36, wide, 38, 3),
            "#f8ebcc",
            grad=linear(0, 1096 - step * 36, 0, 1134 - step * 36, "#b8975c"),
        )
        sheet.line(
            poly([(-20, 1104 - step * 36), (wide - 22, 1104 - step * 36)], closed=False),
            "#c9ae78",
            2,
            0.8,
        )
    sheet.fill(rect(70, 872, 30, 48), "#d8c49a")
    sheet.fill(rect(356, 872, 30, 48), "#d8c49a")
    sheet.fill(rect(46, 846, 366, 30, 5), "#f6ead0", grad=linear(0, 846, 0, 876, "#cdb98c"))
    for x, y, way in ((604, 938, 1), (746, 938, -1), (682, 1134, 1)):
        for leg in (-34, 30):
            sheet.line(poly([(x + leg, y), (x + leg * 0.8, y - 68)], closed=False), "#6f8f7a", 6)
        sheet.line(
            poly([(x - way * 34, y - 66), (x - way * 46, y - 150)], closed=False), "#6f8f7a", 6
        )
        sheet.line(
            spline([(x - way * 46, y - 150), (x - way * 30, y - 160)], closed=False), "#6f8f7a", 6
        )
        sheet.fill(rect(x - 38, y - 74, 74, 11, 4), "#a8c4a4")
        for slat in range(3):
            sheet.line(
                poly(
                    [
                        (x - way * (44 - slat * 2), y - 142 + slat * 22),
                        (x - way * (36 - slat * 2), y - 140 + slat * 22),
                    ],
                    closed=False,
                ),
                "#a8c4a4",
                9,
            )
    scene.add(sheet, relief=4, rim=0.3, shadow=(0, 3, 4, 0.3), wobble=0.7)


def _sleepers(scene: Scene) -> None:
    """Everybody, in the heat; not one of them has a shadow."""
    manner: dict[str, Any] = {
        "ground": 0,
        "shadow": (0, 2, 3, 0.16),
        "rim": 0.35,
        "light": (400, -300, 500),
    }
    nap: dict[str, Any] = {"near_arm": (14, 52), "far_arm": (18, 60)}
    Figure(LEFT_LOVER, "sit", "q", head=26, hunch=8, lean=-8, **nap).draw(
        scene, 88, 926, 262, **manner
    )
    Figure(RIGHT_LOVER, "sit", "q", head=30, hunch=10, lean=-10, near_leg=(84, 30), **nap).draw(
        scene, 374, 926, 268, flip=True, **manner
    )
    _cat(scene, 226, 846)
    _children(scene, manner)
    Figure(NUN, "sit", "q", head=24, hunch=10, near_arm=(2, 40), far_arm=(6, 46)).draw(
        scene, 594, 940, 258, **manner
    )
    Figure(
        OFFICER,
        "sit",
        "q",
        lean=-14,
        head=-2,
        near_leg=(78, 40),
        far_leg=(72, 34),
        near_arm=(4, 44),
        far_arm=(8, 50),
    ).draw(scene, 750, 942, 266, flip=True, **manner)
    baker = Figure(BAKER, "sit", "q", head=18, lean=-8, **nap).draw(scene, 92, 1140, 290, **manner)
    cap = scene.sheet()
    x, y = baker.page("head")
    _toque(cap, x - 6, y - 12, 1, "#fffaf0")
    scene.add(cap, relief=8, rim=0.3, shadow=(0, 2, 3, 0.2), wobble=0.5)
    Figure(
        OLD_MAN, "sit", "q", head=26, hunch=4, near_arm=(30, 66), far_arm=(34, 60), near_hand="hold"
    ).draw(scene, 672, 1138, 286, **manner)
    woman = Figure(WHEELS, "wheelchair", "q", head=14, lean=-6, near_arm=(8, 54), far_arm=(12, 58))
    woman.draw(scene, 440, 1128, 290, **manner)
    cane = scene.sheet()
    cane.line(
        spline([(752, 1142), (734, 1040), (742, 1030), (752, 1036)], closed=False), "#7a4a2c", 6
    )
    scene.add(cane, relief=2, wobble=0.4, shadow=(0, 2, 2, 0.2))


def _children(scene: Scene, manner: dict[str, Any]) -> None:
    """Three against the wall, each on the next one's shoulder."""
    third = BOY.like(skin="rose", hair="bob", hair_colour="#c88a4a", colour="#c8725a")
    rest: dict[str, Any] = {"near_arm": (14, 40), "far_arm": (18, 46)}
    Figure(GIRL, "sit_floor", "q", head=26, lean=6, **rest).draw(scene, 452, 884, 206, **manner)
    Figure(third, "sit_floor", "q", head=-24, lean=-8, **rest).draw(
        scene, 560, 884, 200, flip=True, **manner
    )
    Figure(BOY, "sit_floor", "q", head=22, lean=4, **rest).draw(scene, 504, 890, 204, **manner)


def _cat(scene: Scene, x: float, y: float) -> None:
    """Curled up on the bench: two ears, two paws, a tail that hangs down."""
    sheet = scene.sheet()
    body = spline(
        [(-54, -6), (-48, -34), (-22, -48), (6, -38), (36, -22), (40, 0), (-20, 2), (-44, 1)]
    )
    ears = union(leaf((24, -26), (17, -52), 17), leaf((42, -26), (52, -50), 17))
    head = spline([(12, -14), (18, -32), (34, -37), (50, -30), (56, -13), (46, 0), (22, 0)])
    tail = limb([(-44, -12), (-58, -2), (-62, 22), (-50, 38), (-38, 30)], [13, 13, 12, 11, 8])
    with sheet.at(x, y):
        sheet.fill(body, "#e8943e", grad=linear(0, -44, 0, 4, "#c8702a"))
        for stripe in range(6):
            line = spline([(-40 + stripe * 13, -42), (-36 + stripe * 12, -26)], closed=False)
            sheet.line(line, "#a8522a", 3.4, 0.6, clip=body)
        sheet.fill(ears, "#d8822e").fill(moved(ears, 7, -8, 0.75), "#f4b8a0", 0.9)
        sheet.fill(moved(head, 0, 1), "#8a4420", 0.4, blur=2, clip=body)
        sheet.fill(head, "#f0a24c")
        for off in (-6, 0, 6):
            sheet.line(poly([(34 + off, -36), (34 + off * 0.7, -27)], closed=False), "#a8522a", 3)
        sheet.fill(ellipse(35, -8, 11, 8), "#fff0da")
        for ex in (25, 45):
            shut = spline([(ex - 5, -18), (ex, -14.5), (ex + 5, -18)], closed=False)
            sheet.line(shut, "#4a2014", 2)
        sheet.fill(poly([(32, -13), (38, -13), (35, -9)]), "#c8605a")
        sheet.fill(moved(tail, 0, 1.6), "#8a4420", 0.5, blur=1.5)
        sheet.fill(tail, "#dc8634")
        for ty in (4, 14, 24):
            sheet.line(poly([(-72, ty), (-52, ty - 2)], closed=False), "#a8522a", 4, clip=tail)
        sheet.fill(ellipse(-40, 31, 8, 7), "#fff0da", clip=tail)
        for paw in (14, 30):
            sheet.fill(ellipse(paw, 0, 9, 5), "#fff0da")
    scene.add(sheet, relief=6, rim=0.3, shadow=(0, 3, 4, 0.3), wobble=0.3)


def _small_things(scene: Scene) -> None:
    """A dog whose shadow has stayed with him; a pot of flowers."""
    shade, sheet, rng = scene.sheet(), scene.sheet(), random.Random(4)
    x, y = 446, 1178
    dog = union(
        spline([(-50, -2), (-54, -20), (-30, -34), (6, -32), (34, -24), (42, -4), (0, 2)]),
        ellipse(44, -16, 21, 15, 12),
        limb([(50, -10), (70, -6)], [18, 13]),
        limb([(30, -4), (66, 0)], [11, 9]),
        limb([(-48, -10), (-72, -2), (-88, -6)], [9, 6, 3]),
        leaf((36, -24), (26, 2), 14),
    )
    shade.fill(moved(dog, x + 8, y + 7, 1.02, high=0.92), INK, 0.92)
    scene.put(shade, blur=1.2)
    body = moved(dog, x, y)
    sheet.fill(body, "#f3e6d0")
    for cx, cy, spot in ((-24, -20, 18), (16, -26, 12), (36, -18, 12)):
        sheet.fill(ellipse(x + cx, y + cy, spot, spot * 0.8), "#a8683c", clip=body)
    sheet.fill(ellipse(x + 76, y - 8, 4.4), "#3a2420")
    sheet.line(
        spline([(x + 48, y - 18), (x + 53, y - 16), (x + 58, y - 18)], closed=False), "#3a2420", 2
    )
    for px, py, size in ((24, FLOOR + 34, 1.1),):
        pot = poly(
            [
                (px - 22 * size, py - 34 * size),
                (px + 22 * size, py - 34 * size),
                (px + 16 * size, py),
                (px - 16 * size, py),
            ]
        )
        sheet.fill(pot, "#c8693c", grad=linear(px - 20, 0, px + 20, 0, "#8a3f28"))
        sheet.fill(rect(px - 25 * size, py - 40 * size, 50 * size, 9 * size, 2), "#d87a48")
        for _ in range(70):
            way, far = rng.uniform(-math.pi, 0), rng.uniform(14, 44) * size
            tip = px + far * math.cos(way), py - 38 * size + far * 0.9 * math.sin(way)
            sheet.fill(
                leaf(
                    (px + far * 0.4 * math.cos(way), py - 38 * size + far * 0.3 * math.sin(way)),
                    tip,
                    8 * size,
                ),
                vary("#7a9a4a", rng, 0.15, 0.03),
            )
        for _ in range(16):
            way, far = rng.uniform(-math.pi, 0), rng.uniform(20, 42) * size
            sheet.fill(
                ellipse(
                    px + far * math.cos(way), py - 38 * size + far * 0.9 * math.sin(way), 4.4 * size
                ),
                vary("#d83a4a", rng, 0.1),
            )
    scene.add(sheet, relief=4, rim=0.3, shadow=(0, 3, 4, 0.25), wobble=0.5)
