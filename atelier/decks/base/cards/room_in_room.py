"""A girl opens a doll's house in which a girl opens a doll's house; something opens her own room.

Every room is the same one, half as large and lighter, drawn round one vanishing point.
"""

from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Field,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    Sheet,
    ellipse,
    limb,
    linear,
    mix,
    poly,
    rect,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import POSES, Foot, Hand, Stage, close_up, things, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.person import Person

DEEP: Final = 640.0, 640.0  # where all rooms vanish
HALF: Final = 0.5  # the next room is so large
ROOMS: Final = 5
OPENING: Final = (320.0, 320.0, 400.0, 600.0)  # a half of the page, round DEEP
SKIRTING: Final = 866.0
SILL: Final = 952.0
PAPERS: Final = ("#4a7a34", "#6f9c46", "#97a858", "#d2cc80", "#fbeeb4")  # darkest nearest to us
BOARDS: Final = ("#2c3a2c", "#4c5136", "#8a7a4c", "#cbb070", "#fff0bc")
FRONTS: Final = ("#55765a", "#7c8f5e", "#b9b876", "#e8dca0", "#fff4c8")
ROOFS: Final = ("#24463e", "#2e5448", "#5c7c58", "#a0a468", "#f0e0a0")
BOTTLE, CORAL, WARM = "#0e1f1a", "#d65a44", "#ffe09a"


def paint(page: Page) -> Scene:
    """Paint the rooms from the largest to the smallest, then who is in them, and the hand."""
    scene = Scene(page, 4303, light=(*DEEP, 190), glow=WARM, shade=BOTTLE, reach=620, felt=0.1)
    scene.focus(600, 690, 210)
    scene.focus(160, 600, 150, 0.7)
    for room in range(ROOMS):
        _room(scene, room)
        _house(scene, room)
    scene.shine(*DEEP, 120, "#fff0b8", 0.9)
    for room in range(ROOMS - 2, -1, -1):
        _front(scene, room)
        _girl(scene, room)
    _mouse(scene)
    _dusk(scene)
    _giant(scene)
    scene.motes(50, "#ffe8b0", (330, 330, 760, 1100), (0.6, 1.8), 0.5)
    return scene.finish(
        Look(
            brush=Brush(exact=0.035, edges=0.5, detail=0.5, variety=0.9), masses=0.2,
            vignette=0.25, bloom=0.3, bloom_from=0.8, contrast=1.06,
            palette=Palette(
                colours=("#10261f", "#4d6f45", "#b4bc6c", "#f6e6b4", "#4a3a30", "#a8745a"),
                accent=CORAL, quiet=0.2, hold=0.7,
            ),
        )
    )  # fmt: skip


def _size(room: int) -> float:
    return HALF**room


def _place(room: int, x: float, y: float) -> tuple[float, float]:
    """Return where a place of the first room is seen in another one."""
    part = _size(room)
    return DEEP[0] + (x - DEEP[0]) * part, DEEP[1] + (y - DEEP[1]) * part


def _nearer(x: float, y: float, part: float) -> tuple[float, float]:
    """Return a place moved straight towards us, or away if the part is below 1."""
    return DEEP[0] + (x - DEEP[0]) * part, DEEP[1] + (y - DEEP[1]) * part


def _whole(room: int) -> Path:
    """Return what is seen of a room: the page, or the opening of the house before it."""
    if room == 0:
        return rect(-20, -20, 840, 1240)
    x, y = _place(room, 0, 0)
    return rect(x, y, 800 * _size(room), 1200 * _size(room))


def _inside(scene: Scene, path: Path) -> Field:
    return scene.sheet().fill(path, "#ffffff").pixels()[..., 3]


def _room(scene: Scene, room: int) -> None:
    """Paper with a pattern of little doors, and boards that run into the light."""
    rng, page = scene.rng, scene.page
    seen = _whole(room)
    left = DEEP[0] * (1 - _size(room)), DEEP[1] * (1 - _size(room))
    wall, floor = scene.sheet(), scene.sheet()
    with wall.inside(seen), wall.at(*left, _size(room)):
        wall.fill(rect(-40, -40, 880, 960), PAPERS[room])
        if room < 4:
            for row in range(17):
                for column in range(19):
                    _little_door(wall, scene, room, column * 46 + (row % 2) * 23, row * 56 - 20)
        wall.fill(rect(-40, SKIRTING - 34, 880, 36), mix(PAPERS[room], BOTTLE, 0.35))
        wall.line(poly([(-40, SKIRTING - 34), (840, SKIRTING - 34)], closed=False),
                  mix(PAPERS[room], WARM, 0.3), 3)  # fmt: skip
    scene.lay(wall, "paper", way=80, wobble=0.5 * _size(room))
    with floor.inside(seen), floor.at(*left, _size(room)):
        floor.fill(rect(-40, SKIRTING, 880, 380), BOARDS[room])
        for number in range(-26, 27):
            near = DEEP[0] + number * 110 + rng.uniform(-8, 8)
            board = [DEEP, (near, 1260), (near + 108, 1260)]
            floor.fill(poly(board), vary(BOARDS[room], rng, 0.16, 0.02), 0.8,
                       clip=rect(-40, SKIRTING, 880, 380))  # fmt: skip
            floor.line(poly(board[:2], closed=False), BOTTLE, 2.5, 0.5,
                       clip=rect(-40, SKIRTING, 880, 380))  # fmt: skip
    scene.lay(floor, "wood", way=np.degrees(np.arctan2(page.y - DEEP[1], page.x - DEEP[0])),
              wobble=0.5 * _size(room))  # fmt: skip
    _spill(scene, room, seen)


def _little_door(wall: Sheet, scene: Scene, room: int, x: float, y: float) -> None:
    """One of the pattern's doors; a few stand ajar."""
    rng = scene.rng
    tone = mix(PAPERS[room], BOTTLE, 0.42)
    arch = spline([(x, y + 32, 1), (x, y + 10), (x + 9, y), (x + 18, y + 10), (x + 18, y + 32, 1)])
    wall.fill(arch, tone, 0.8)
    if rng.random() < 0.1:
        wall.fill(poly([(x + 11, y + 2), (x + 18, y + 10), (x + 18, y + 32), (x + 11, y + 32)]),
                  mix(PAPERS[room], WARM, 0.45))  # fmt: skip
    else:
        wall.fill(ellipse(x + 14, y + 19, 1.6), mix(PAPERS[room], WARM, 0.35))


def _spill(scene: Scene, room: int, seen: Path) -> None:
    """The light that falls out of the next house on the boards, and the dark that is left."""
    page, part = scene.page, _size(room)
    where = _inside(scene, seen)
    far = page.distance(*DEEP, 1.0, 1.15) / (560 * part)
    scene.multiply((smoothstep(0.55, 1.5, far) * 0.62 * where).astype(np.float32), "#3c5a54")
    x0, x1 = OPENING[0], OPENING[0] + OPENING[2]
    carpet = [_place(room, x0 + 10, SILL), _place(room, x1 - 10, SILL),
              _place(room, *_nearer(x1, SILL, 1.75)),
              _place(room, *_nearer(x0, SILL, 1.75))]  # fmt: skip
    light = page.blur(_inside(scene, poly(carpet)), 14 * part) * where
    light = light * smoothstep(1330, SILL - 40, DEEP[1] + (page.y - DEEP[1]) / part)
    scene.tint(
        (light * (0.72 if room else 0.6)).astype(np.float32),
        mix(BOARDS[min(room + 2, 4)], WARM, 0.35),
    )


def _house(scene: Scene, room: int) -> None:
    """A gable, a roof of shingles, and an opening that shows how thick its walls are."""
    if room == ROOMS - 1:
        return
    rng, part = scene.rng, _size(room)
    x, y, wide, _high = OPENING
    right, middle = x + wide, x + wide / 2
    left = DEEP[0] * (1 - part), DEEP[1] * (1 - part)
    house, roof = scene.sheet(), scene.sheet()
    with house.at(*left, part):
        house.fill(rect(middle + 96, 96, 44, 130), mix(FRONTS[room], "#6a3c30", 0.5),
                   grad=linear(middle + 96, 0, middle + 140, 0, BOTTLE))  # fmt: skip
        body = poly([(x - 26, SILL), (x - 26, y - 12), (middle, 132), (right + 26, y - 12),
                     (right + 26, SILL)])  # fmt: skip
        house.fill(body, FRONTS[room], grad=linear(0, 140, 0, 960, mix(FRONTS[room], WARM, 0.25)))
        for row in range(8):
            house.line(poly([(x - 30, 150 + row * 26), (right + 30, 150 + row * 26)], closed=False),
                       mix(FRONTS[room], BOTTLE, 0.4), 2, 0.5, clip=body)  # fmt: skip
        house.fill(ellipse(middle, 236, 30), mix(FRONTS[room], BOTTLE, 0.5))
        house.fill(ellipse(middle, 236, 24), mix(PAPERS[min(room + 2, 4)], WARM, 0.5))
        house.line(poly([(middle, 212), (middle, 260)], closed=False), FRONTS[room], 4)
        house.line(poly([(middle - 24, 236), (middle + 24, 236)], closed=False), FRONTS[room], 4)
        house.fill(rect(x - 44, SILL - 4, wide + 88, 24, 3), mix(FRONTS[room], BOTTLE, 0.35))
    away = Cast((-70 * part, 46 * part), dark=0.5, soft=0.35)
    with roof.at(*left, part):
        for side in (-1, 1):
            eave = middle + side * (wide / 2 + 58), y + 18
            slab = [(middle, 84), eave, (eave[0] - side * 10, eave[1] + 26), (middle, 134)]
            roof.fill(poly(slab), ROOFS[room],
                      grad=linear(middle, 90, *eave, mix(ROOFS[room], BOTTLE, 0.3)))  # fmt: skip
            for step in range(18):
                at = step / 18
                sx, sy = middle + (eave[0] - middle) * at, 84 + (eave[1] - 84) * at
                tone = vary(mix(ROOFS[room], WARM, 0.16), rng, 0.2, 0.02)
                roof.line(poly([(sx, sy), (sx + side * 4, sy + 30)], closed=False), tone, 3, 0.7)
    with scene.layer("wood", way=0, cast=away, contact=0.6):
        scene.add(house, amount=0, wobble=0.6 * part)
        scene.lay(roof, "wood", way=70, cast=Cast((-6 * part, 16 * part), dark=0.6, soft=0.2),
                  wobble=0.8 * part)  # fmt: skip
    _reveal(scene, room)


def _reveal(scene: Scene, room: int) -> None:
    """The cut walls round the opening: they turn to the light inside."""
    x, y, wide, high = OPENING
    out = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
    deep = [_nearer(*corner, 0.94) for corner in out]
    cut = scene.sheet()
    left = DEEP[0] * (1 - _size(room)), DEEP[1] * (1 - _size(room))
    with cut.at(*left, _size(room)):
        for one, other, tone in ((0, 1, 0.1), (1, 2, 0.45), (2, 3, 0.6), (3, 0, 0.3)):
            side = poly([out[one], out[other], deep[other], deep[one]])
            cut.fill(side, mix(FRONTS[room], WARM, tone))
    scene.lay(cut, "wood", way=0, wobble=0.2)


SWING: Final = 1.27  # how far the open front comes towards us


def _front(scene: Scene, room: int) -> None:
    """The front of the house, swung open towards us: its outside is in shadow."""
    x, y = OPENING[0] - 24, OPENING[1] - 6
    corners = [(x, y), (x, SILL - 6), _nearer(x, SILL - 6, SWING), _nearer(x, y, SWING)]

    def on(along: float, down: float) -> tuple[float, float]:
        """Return a place of the panel: 0 … 1 from its hinge outwards and from above."""
        part = 1 / (1 - along + along / SWING)
        return _nearer(x, y + (SILL - 6 - y) * down, part)

    panel = scene.sheet()
    left = DEEP[0] * (1 - _size(room)), DEEP[1] * (1 - _size(room))
    lit = mix(FRONTS[room], WARM, 0.3)
    with panel.at(*left, _size(room)):
        panel.fill(poly(corners), lit, grad=linear(x, 0, corners[2][0], 0, FRONTS[room]))
        for top, low in ((0.1, 0.44), (0.56, 0.9)):
            pane = [on(0.22, top), on(0.8, top), on(0.8, low), on(0.22, low)]
            panel.fill(poly(pane), mix(PAPERS[room], BOTTLE, 0.45))
            middle = (top + low) / 2
            for line in ((on(0.5, top), on(0.5, low)), (on(0.22, middle), on(0.8, middle))):
                panel.line(poly(list(line), closed=False), lit, 6)
            panel.line(poly(pane), mix(lit, BOTTLE, 0.25), 4)
        edge = [corners[2], corners[3], (corners[3][0] - 9, corners[3][1] - 2),
                (corners[2][0] - 9, corners[2][1] + 2)]  # fmt: skip
        panel.fill(poly(edge), mix(FRONTS[room], BOTTLE, 0.45))
    part = _size(room)
    scene.lay(panel, "wood", way=88, cast=Cast((-40 * part, 26 * part), dark=0.55, soft=0.3),
              wobble=0.5 * part)  # fmt: skip


HER: Final = Who(
    "girl", "brown", head="asha", hair="ponytail", hair_colour="#241a18", glasses="round",
    top=CORAL, sleeves=0.75, collar="round", skirt=0.44, skirt_colour=CORAL, flare=0.045,
    legs="", socks="#cfc8b4", shoes="#5a2a24",
)  # fmt: skip
TALL: Final = 800.0
STANDS: Final = 112.0, 1112.0


def _girl(scene: Scene, room: int) -> None:
    """She pulls at the front, and looks in; only the third has felt something behind her."""
    part = _size(room)
    x, y = _place(room, *STANDS)
    stage = Stage(scene, x, y, TALL * part, pitch=2, near=6)
    looks_back = room == 2
    pose = POSES["stand"].like(
        hips=(-4, 4, 4), chest=(-34 if looks_back else -14, 12, -5),
        head=(-104, 2, 4) if looks_back else (-38, 8, -5),
        left_foot=Foot((0.10, 0.04, -0.05), 26, knee=(0.25, 0, 1)),
        right_foot=Foot((-0.07, 0.04, 0.08), -10, knee=(-0.2, 0, 1)),
        left_hand=Hand((0.10, 0.47, 0.12), (0.8, -0.4, -0.6), "rest", (0, -0.9, 0.3), (-1, 0, 0)),
        right_hand=Hand((-0.155, 0.60, 0.15), (-0.7, -0.6, -0.4), "edge", (-0.8, 0.35, 0.5),
                        (0.45, -0.1, 0.9)),
    )  # fmt: skip
    her = stage.person(HER, pose, facing=148)
    _braces(stage, her)
    _shadow(scene, room)
    stage.paint(
        light=(DEEP[0], DEEP[1] + 40 * part, 60 + 60 * part), rim=0.9, rim_colour="#ffdc98",
        shadow=0.0, contact=0.7, dim=0.25, fill=0.55 + 0.08 * room, bounce=BOARDS[room],
    )  # fmt: skip


def _shadow(scene: Scene, room: int) -> None:
    """It runs from her feet straight away from the light, and out of the picture."""
    foot = STANDS[0] + 6, STANDS[1] - 4
    start, end = _place(room, *foot), _place(room, *_nearer(*foot, 1.5))
    part = _size(room)
    scene.in_shadow(limb([start, end], [64 * part, 150 * part]), 0.6, blur=7 * part)


def _braces(stage: Stage, her: Person) -> None:
    """Two rods and three straps on each leg."""
    side = vec(her.ahead[2], 0, -her.ahead[0])
    for leg in "lr":
        hip, knee, ankle = (her.place(f"{part}_{leg}") for part in ("hip", "knee", "ankle"))
        thigh = knee + (hip - knee) * 0.45
        for way in (-1, 1):
            out = side * 0.031 * way
            things.rod(stage.canvas, [thigh + out, knee + out, ankle + out * 0.9], 0.0055,
                       "#c8c4b0", sheen=0.6)  # fmt: skip
        for spot, wide in ((knee + (hip - knee) * 0.3, 0.036), (knee, 0.033),
                           (ankle + (knee - ankle) * 0.35, 0.03)):  # fmt: skip
            with stage.canvas.part("#3c2620", soft=0.3) as strap:
                strap.chain([spot - vec(0, 0.004, 0), spot + vec(0, 0.004, 0)], [wide, wide])


def _mouse(scene: Scene) -> None:
    """It goes from one size to the next over the sill."""
    mouse = scene.sheet()
    with mouse.at(640, SILL - 4, 1.15):
        mouse.fill(taper([(-20, -2), (-38, 2), (-56, -6)], [4, 2.4, 1]), "#7a5a4a")
        mouse.fill(spline([(-24, 0), (-18, -16), (0, -18), (16, -10), (27, -3), (20, 1)]),
                   "#5c5048", grad=linear(0, -18, 0, 2, "#30302c"))  # fmt: skip
        mouse.fill(ellipse(8, -17, 6, 6.5), "#8a7262")
    scene.lay(mouse, "fur", contact=0.6, cast=Cast((-14, 12), dark=0.6, soft=0.3), wobble=0.2)
    scene.exact(ellipse(640, SILL - 8, 36))


def _dusk(scene: Scene) -> None:
    """What is far from the light, and near to us, lies in the dark."""
    far = scene.page.distance(*DEEP, 1.0, 1.2) / 640
    scene.multiply((smoothstep(0.8, 1.6, far) * 0.4).astype(np.float32), "#41565c")


def _giant(scene: Scene) -> None:
    """The wall of the room itself has an edge, and somebody has taken hold of it."""
    stage = close_up(scene, -215, 215, 520, box=(-20, -20, 460, 560), roll=-6)
    stage.hand("cradle", (1, -0.05, -0.05), (0.0, -0.25, -1), skin="brown", old=0.5)
    edge = scene.sheet()
    edge.fill(poly([(-20, -20), (46, -20), (34, 1220), (-20, 1220)]), "#35523f",
              grad=linear(46, 0, -10, 0, BOTTLE))  # fmt: skip
    with scene.layer("skin", form=0.5, cast=Cast((-46, 60), dark=0.7, soft=0.3)):
        stage.paint(light=(520, 620, 60), rim=0.35, rim_colour="#ffd890", fill=0.2, dim=0.2,
                    bounce="#5c7c46")  # fmt: skip
    nails = scene.sheet()
    for x, y, turn in ((224, 156, 2), (226, 240, 4), (184, 322, 14), (108, 384, 34)):
        nails.fill(ellipse(x, y, 21, 14, turn), "#e0b494", 0.55, blur=1.5)
        nails.fill(ellipse(x + 12, y + 3, 8, 11, turn), "#f0d0b0", 0.5, blur=2)
    scene.put(nails)
    page = scene.page
    scene.multiply(
        (smoothstep(330, 20, page.x) * smoothstep(480, 330, page.y) * 0.5).astype(np.float32),
        "#4a5a5c",
    )
    scene.exact(rect(40, 80, 320, 330), 0.7)
    scene.lay(edge, "wood", way=89, cast=Cast((-10, 10), dark=0.5))
