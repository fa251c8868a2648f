"""A girl opens a doll's house in which a girl opens a doll's house; behind her, the wall opens."""

import math
import random
from typing import Any, Final

import numpy as np
from msgspec import Struct

from pinxit_atelier.animals import mouse
from pinxit_atelier.engine import (
    Field,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    ellipse,
    limb,
    linear,
    mix,
    moved,
    poly,
    rect,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.people import Figure, Stage
from pinxit_atelier.people import Look as Person

LIME, ACID, BOTTLE, CORAL, CREAM = "#c3dc3a", "#e6f26a", "#12402c", "#ff6a58", "#fff6d8"
SKIN: Final = "#c08a5c"
Place = tuple[float, float]
LEFT, TOP, WIDE, HIGH = 404.0, 420.0, 344.0, 516.0  # the opening of a doll's house in its room
LEVELS: Final = 5


class Room(Struct, frozen=True):
    """Where a room is on the page; each is painted as if it were the whole card."""

    x: float = 0
    y: float = 0
    size: float = 1
    turn: float = 0
    level: int = 0

    def at(self, x: float, y: float) -> Place:
        """Return where a place of the room is on the page."""
        turn = math.radians(self.turn)
        x, y = x * self.size, y * self.size
        return (
            self.x + x * math.cos(turn) - y * math.sin(turn),
            self.y + x * math.sin(turn) + y * math.cos(turn),
        )

    def path(self, path: Path) -> Path:
        """Return a shape of the room on the page."""
        return moved(path, self.x, self.y, self.size, self.turn)

    def inner(self) -> "Room":
        """Return the room in the doll's house of this one: smaller, shifted and turned."""
        lean = (4.0, -7.0, 6.0, -5.0)[self.level % 4]
        size = self.size * WIDE / 800 * 1.08
        turn = self.turn + lean
        middle = self.at(LEFT + WIDE / 2, TOP + HIGH / 2)
        centre = Room(0, 0, size, turn).at(400, 600)
        return Room(middle[0] - centre[0], middle[1] - centre[1], size, turn, self.level + 1)


def paint(page: Page) -> Scene:
    """Paint room within room, then the light that comes out of the last one."""
    scene = Scene(page, 43, light=(700, 760, 300), glow="#fdffb0", shade="#0a2418", reach=760)
    scene.backdrop([(0, LIME), (1, LIME)], (page.y / 1200).astype(np.float32))
    heart = _room(scene, Room(), np.ones(page.x.shape, np.float32))
    _wall_opens(scene)
    _child(scene, Room(), np.ones(page.x.shape, np.float32))
    _mouse(scene, Room())
    scene.shine(*heart, 60, "#fffbd0", 0.9)
    scene.shine(*heart, 260, "#f6ff9a", 0.35)
    scene.motes(70, "#fdffc0", (250, 350, 800, 1100), (0.5, 2.0), 0.7)
    look = Look(
        vignette=0.3, bloom=0.34, bloom_from=0.76, shadows="#0a3a2a", lights="#fdffc0", split=0.08,
        contrast=1.08, saturation=1.06,
    )  # fmt: skip
    return scene.finish(look)


def _room(scene: Scene, room: Room, mask: Field) -> Place:
    """Paint a room and all that are in it; return where the innermost light is."""
    size = room.size
    manner: dict[str, Any] = {"mask": mask, "wobble": 0.9 * size + 0.15, "amount": 0.05}
    walls = scene.sheet()
    _walls(walls, room)
    scene.add(walls, relief=0, **manner)
    _dusk(scene, room, mask)
    body = scene.sheet()
    _house(body, room)
    x, y = room.at(580, 968)
    shadow = np.exp(
        -(((scene.page.x - x) / (240 * size)) ** 2) - ((scene.page.y - y) / (26 * size)) ** 2
    )
    scene.multiply((shadow * 0.75 * mask).astype(np.float32), "#0a2a1a")
    scene.add(
        body,
        relief=10 * size,
        lo=0.5,
        hi=0.4,
        rim=0.4,
        shadow=(-6 * size, 8 * size, 14 * size, 0.4),
        **manner,
    )
    opening = scene.sheet()
    opening.fill(room.path(rect(LEFT, TOP, WIDE, HIGH)), "#ffffff")
    inside = (opening.pixels()[..., 3] * mask).astype(np.float32)
    heart = room.at(LEFT + WIDE / 2, TOP + HIGH / 2)
    if room.level + 1 < LEVELS:
        heart = _room(scene, room.inner(), inside)
        _child(scene, room.inner(), inside)
    else:
        scene.tint(inside, "#fffde0")
    depth = scene.sheet()  # the thickness of its walls
    for strip in (rect(LEFT, TOP, 14, HIGH), rect(LEFT, TOP, WIDE, 12)):
        depth.fill(room.path(strip), "#0c3020", 0.55, blur=5 * size)
    scene.put(depth.pixels() * inside[..., None])
    front = scene.sheet()
    _front(front, room)
    scene.add(
        front,
        relief=5 * size,
        lo=0.45,
        hi=0.4,
        rim=0.5,
        shadow=(-8 * size, 6 * size, 14 * size, 0.45),
        **manner,
    )
    return heart


def _walls(sheet: Sheet, room: Room) -> None:
    """Lime paper with a pattern of tiny doors, a skirting board, dark boards."""
    rng = random.Random(3)
    with sheet.at(room.x, room.y, room.size, room.turn):
        sheet.fill(rect(-200, -200, 1200, 1110), LIME, grad=linear(0, 0, 0, 900, "#a9c832"))
        if room.level < 4:
            for row in range(-3, 15):
                for column in range(-3, 18):
                    x, y = column * 58 + (29 if row % 2 else 0), row * 66
                    ajar = rng.random() < 0.12
                    door = spline(
                        [
                            (x - 11, y + 20, 1),
                            (x - 11, y - 8),
                            (x, y - 20),
                            (x + 11, y - 8),
                            (x + 11, y + 20, 1),
                        ]
                    )
                    sheet.fill(door, "#7fa01e" if not ajar else "#2c5a20", 0.8)
                    sheet.line(door, "#e9f58a", 2, 0.8)
                    if ajar:
                        sheet.fill(
                            poly(
                                [
                                    (x - 11, y + 20),
                                    (x - 11, y - 8),
                                    (x - 2, y - 12),
                                    (x - 2, y + 25),
                                ]
                            ),
                            "#8fb02a",
                        )
                    sheet.fill(ellipse(x + (-4 if ajar else 6), y + 4, 2), "#f6ffb0")
        sheet.fill(rect(-200, 884, 1200, 36), "#e9f0c0")
        sheet.line(poly([(-200, 896), (1000, 896)], closed=False), "#a8b47a", 3)
        sheet.fill(rect(-200, 918, 1200, 500), "#1f5a3c")
        for number in range(-16, 20):
            board = [(400 + number * 62, 918), (400 + number * 128, 1300)]
            sheet.line(poly(board, closed=False), "#0f3a26", 4, 0.9)
        for _ in range(160):
            left, top = rng.uniform(-100, 900), rng.uniform(926, 1210)
            sheet.fill(
                taper(
                    [(left, top), (left + rng.uniform(-6, 6), top + rng.uniform(20, 60))],
                    [0.5, 3, 0.5],
                    5,
                ),
                rng.choice(("#2f7a50", "#164a30")),
                0.5,
            )


def _dusk(scene: Scene, room: Room, mask: Field) -> None:
    """Each room is darker than the one within it, but for what spills out of that."""
    page = scene.page
    x, y = room.at(LEFT + WIDE / 2, TOP + HIGH / 2)
    far = page.distance(x, y, room.size, room.size)
    dark = smoothstep(160, 780, far) * (0.84, 0.62, 0.45, 0.3, 0.2)[room.level]
    scene.multiply((dark * mask).astype(np.float32), "#1d5a4a")
    glow = np.exp(-((far / 380) ** 2)) * (0.22 + 0.08 * room.level)
    scene.tint((glow * mask).astype(np.float32), "#f4ff9a")


def _house(sheet: Sheet, room: Room) -> None:
    with sheet.at(room.x, room.y, room.size, room.turn):
        for x in (396, 744):
            sheet.fill(rect(x - 8, 962, 34, 18, 5), "#0c2e20")
        sheet.fill(rect(374, 946, 404, 24, 5), "#1c5a40")
        sheet.fill(
            rect(LEFT - 18, TOP - 24, WIDE + 36, HIGH + 40),
            CREAM,
            grad=linear(390, 0, 770, 0, "#d8c890"),
        )
        roof = spline([(352, 404, 1), (442, 236, 1), (708, 230, 1), (796, 400, 1)])
        sheet.fill(roof, "#1d6a4a", grad=linear(400, 240, 700, 400, "#0e3a2a"))
        with sheet.inside(roof):
            for row in range(8):
                for column in range(20):
                    x, y = 346 + column * 24 + (12 if row % 2 else 0), 238 + row * 22
                    sheet.fill(
                        ellipse(x, y + 6, 13, 15),
                        mix("#2c8a60", "#0f4a34", (row * 7 + column * 5) % 9 / 9),
                        0.9,
                    )
                    sheet.line(ellipse(x, y + 6, 13, 15), "#0a2e20", 1.6, 0.6)
        sheet.fill(rect(350, 396, 450, 16, 5), CREAM)
        sheet.fill(rect(640, 176, 46, 74, 3), "#c8574a")
        sheet.fill(rect(632, 166, 62, 16, 4), "#e07a66")
        sheet.fill(rect(LEFT - 4, TOP - 4, WIDE + 8, HIGH + 8), "#0e3424")


def _front(sheet: Sheet, room: Room) -> None:
    """The front, swung out on its hinges: its inner side, with two windows."""

    def place(across: float, down: float) -> Place:
        x = LEFT - 2 - 118 * across
        top, foot = TOP - 6 - 46 * across, TOP + HIGH + 8 + 66 * across
        return x, top + (foot - top) * down

    with sheet.at(room.x, room.y, room.size, room.turn):
        sheet.fill(
            poly([place(0, 0), place(1, 0), place(1, 1), place(0, 1)]),
            "#dcec6a",
            grad=linear(LEFT, 0, LEFT - 120, 0, "#94b02e"),
        )
        for row in range(11):
            for column in range(3):
                cx, cy = place(0.18 + column * 0.3, 0.07 + row * 0.085)
                sheet.fill(ellipse(cx, cy, 6, 12), "#86a424", 0.7)
        for low, high in ((0.12, 0.36), (0.52, 0.78)):
            hole = poly([place(0.24, low), place(0.76, low), place(0.76, high), place(0.24, high)])
            sheet.fill(hole, "#1a4a3a")
            sheet.line(hole, CREAM, 8)
            sheet.line(poly([place(0.5, low), place(0.5, high)], closed=False), CREAM, 4)
            middle = (low + high) / 2
            sheet.line(poly([place(0.24, middle), place(0.76, middle)], closed=False), CREAM, 4)
        edge = poly(
            [
                place(1, 0),
                (place(1, 0)[0] - 12, place(1, 0)[1] + 4),
                (place(1, 1)[0] - 12, place(1, 1)[1] + 2),
                place(1, 1),
            ]
        )
        sheet.fill(edge, CREAM)
        for down in (0.12, 0.5, 0.88):
            x, y = place(0, down)
            sheet.fill(rect(x - 6, y - 14, 14, 28, 3), "#d8b04a")


def _girl(room: Room) -> Person:
    """The same girl at every size; the third one has noticed."""
    looks_back = room.level == 2
    return Person(
        body="child", skin=SKIN, hair="pony", hair_colour="#3a1c18", coat="dress", colour=CORAL,
        trim="#ffe6c8", collar="#fff6e6", trousers=SKIN, shoes="#7a2c28", glasses=True, hem=0.4,
        face="surprise" if looks_back else "wonder", gaze=(-0.9, -0.2) if looks_back else (0.9,
        0.1),
        buttons="#fff6e6", eyes="#3a5a2a",
    )  # fmt: skip


def _child(scene: Scene, room: Room, mask: Field) -> None:
    size = room.size
    high = 700 * size
    if high < 14:
        return
    x, y = room.at(138, 1148)
    back = room.level == 2
    her = Figure(
        _girl(room),
        "stand",
        "front" if back else "q",
        lean=6,
        head=6 if not back else -6,
        near_hand="hold",
        far_hand="hold",
    )
    her.place(x, y, high, turn=room.turn)
    her.reach(*room.at(247, 716), side="n")
    her.reach(*room.at(248, 652), side="f")
    spot = np.exp(
        -(((scene.page.x - x) / (120 * size)) ** 2) - ((scene.page.y - y) / (18 * size)) ** 2
    )
    scene.multiply((spot * 0.7 * mask).astype(np.float32), "#08241a")

    def braces(stage: Stage, figure: Figure) -> None:
        """Two bars and three straps along each leg."""
        for side in "fn":
            knee, ankle = figure.joints["kn" + side], figure.joints["ank" + side]
            hip = figure.joints["hip" + side]
            with stage.part(relief=0.5, shadow=0.4, depth=0.4) as cel:
                start = knee + (hip - knee) * 0.22
                for off in (-3.0, 3.0):
                    bar = [(float(p[0]) + off, float(p[1])) for p in (start, knee, ankle)]
                    cel.line(spline(bar, closed=False), "#cdd8dc", 0.9)
                for a, b, part in ((start, knee, 0.15), (knee, ankle, 0.16), (knee, ankle, 0.78)):
                    px, py = a + (b - a) * part
                    cel.fill(rect(float(px) - 3.6, float(py) - 1.0, 7.2, 2.2, 0.9), "#7a4a2c")
                    cel.fill(ellipse(float(px) + 2.2, float(py), 0.7), "#ffe08a")

    her.draw(
        scene, x, y, high, turn=room.turn, ground=0, mask=mask, over=braces,
        rim=0.9 if size > 0.1 else 0.4,
        rim_colour="#fbffa0", shadow=(-5 * size, 8 * size, 12 * size, 0.4),
    )  # fmt: skip


def _mouse(scene: Scene, room: Room) -> None:
    """It walks from one scale into the next, and thinks nothing of it."""
    sheet = scene.sheet()
    x, y = room.at(596, 944)
    mouse(sheet, x, y, 0.5, pose="run", flip=True, turn=-8, light=(0.6, -0.6), colours=("#efe8da",))
    scene.add(sheet, rim=0.5, shadow=(-3, 3, 4, 0.5), wobble=0.3)


def _wall_opens(scene: Scene) -> None:
    """Behind her, a seam in the paper; and whoever stands outside has fingers like bolsters."""
    gap = scene.sheet()
    dark = spline([(-20, -20, 1), (118, -20, 1), (96, 260), (70, 560), (40, 900, 1), (-20, 900, 1)])
    gap.fill(dark, "#04140e", grad=linear(0, 0, 120, 0, "#0c3a2a"))
    scene.add(gap, wobble=1.2)
    edge = scene.sheet()
    edge.fill(
        spline(
            [
                (118, -20, 1),
                (96, 260),
                (70, 560),
                (40, 900, 1),
                (54, 900, 1),
                (86, 560),
                (114, 260),
                (138, -20, 1),
            ]
        ),
        "#f0f4c8",
    )
    scene.add(edge, relief=5, lo=0.4, hi=0.4, shadow=(-8, 4, 16, 0.6), wobble=1)
    tone = "#c8905f"
    for y, reach, thick in ((86, 214, 78), (176, 232, 84), (268, 222, 80), (352, 190, 66)):
        finger = scene.sheet()
        points = [(-70.0, y - 18.0), (70.0, y - 10.0), (150.0, y + 2.0), (float(reach), y + 26.0)]
        shape = limb(points, [thick * 1.06, thick, thick * 0.96, thick * 0.74])
        finger.fill(shape, tone, grad=linear(0, y - 40, 0, y + 50, "#8a5436"))
        for x in (96, 156):
            for line in (-6, 4):
                crease = [
                    (x + line, y - thick * 0.42),
                    (x + line + 5, y),
                    (x + line, y + thick * 0.34),
                ]
                finger.fill(taper(crease, [1, 4, 1]), "#6a3a24", 0.45, blur=1.5, clip=shape)
        finger.fill(
            ellipse(reach - 4, y + 24, thick * 0.3, thick * 0.24),
            "#e0806a",
            0.4,
            blur=10,
            clip=shape,
        )
        nail = spline(
            [
                (reach - 26, y - 6),
                (reach + 8, y - 4),
                (reach + 22, y + 16),
                (reach + 10, y + 30),
                (reach - 22, y + 22),
            ]
        )
        finger.fill(
            nail, "#f6cdb4", grad=linear(reach - 26, y, reach + 24, y + 20, "#ffe9da"), clip=shape
        )
        finger.line(nail, "#9a5a44", 2, 0.6, clip=shape)
        scene.add(
            finger,
            relief=30,
            lo=0.55,
            hi=0.5,
            rim=0.6,
            rim_width=4,
            shadow=(10, 18, 18, 0.55),
            wobble=1,
        )
