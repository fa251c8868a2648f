"""Four neighbours who never meet, and one water that runs through all their floors.

The house is seen aslant from near the sea: what is above us is seen from below.
"""

import math
import random
from typing import Final

import cv2
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
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Hand, Stage, things, unit
from pinxit_atelier.gesture import Look as Who

Spot = tuple[float, float]
TURN: Final = math.radians(27)  # how far the house is turned away from us
EYE: Final = 0.92  # storeys above the sea
FOCAL, AWAY = 1450.0, 5.2
HORIZON: Final = 762.0
MIDDLE: Final = 376.0
WIDE, DEEP = 2.5, 1.7
SEA: Final = 0.28  # the lowest floor is so far above the water
FLOORS: Final = (SEA, SEA + 1.0, SEA + 2.0)
WALLS: Final = ("#62564a", "#5f7f7e", "#8a8f90")


def paint(page: Page) -> Scene:
    """Paint the evening, the house from the sea upwards, who lives there, and the water."""
    scene = Scene(page, 3602, light=(690, -20, 260), glow="#dcecee", shade="#101c2a", reach=1000,
                  felt=0.05)  # fmt: skip
    for x, y, size in ((400, 210, 140), (400, 500, 140), (470, 760, 140), (240, 1040, 150)):
        scene.focus(x, y, size)
    _evening(scene)
    _sea(scene)
    _rooms(scene)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.3, bloom_from=0.82, contrast=1.08,
            brush=Brush(exact=0.04, edges=0.5), masses=0.3,
            palette=Palette(
                colours=("#0e1a24", "#3e5a62", "#8ca6a8", "#e6efe8", "#8a6a54", "#5a4046"),
                mother="#5c7a80", accent="#c8542c", quiet=0.3, hold=0.65, warmth=-0.15,
            ),
        )
    )  # fmt: skip


def at(x: float, y: float, z: float) -> Spot:
    """Return where a place of the house is seen: x along its open side, y up, z inwards."""
    cx = (x - WIDE / 2) * math.cos(TURN) + z * math.sin(TURN)
    cz = AWAY + (x - WIDE / 2) * math.sin(TURN) * -1 + z * math.cos(TURN)
    return MIDDLE + FOCAL * cx / cz * 0.78, HORIZON - FOCAL * (y - EYE) / cz


POT: Final[Spot] = at(1.13, SEA + 0.54, 0.4)  # its rim, over the stove


def _quad(*corners: tuple[float, float, float]) -> Path:
    return poly([at(*corner) for corner in corners])


def _inside(scene: Scene, path: Path) -> Field:
    alpha: Field = scene.sheet().fill(path, "#ffffff").pixels()[..., 3]
    return alpha


def _evening(scene: Scene) -> None:
    """A wet dusk with one pale break, over the roof."""
    page = scene.page
    far = page.distance(700, 40, 1.1, 1.0) / 900 + 0.10 * page.noise(21, 300, 5, 0.55, (2, 0.8))
    scene.backdrop([(0, "#d2dcd6"), (0.22, "#90a6aa"), (0.5, "#4c6470"), (0.9, "#22323e")],
                   far.astype(np.float32), amount=0.03)  # fmt: skip
    scene.of("cloud", way=14)


def _sea(scene: Scene) -> None:
    """Under the house begins the sea, dark, with the sky in it."""
    page = scene.page
    near = np.clip((page.y - 760) / 440, 0, 1)
    swell = page.noise(33, 130, 4, 0.55, (3.2, 0.7)) * (0.35 + near)
    gleam = np.exp(-(((page.x - 640 + 120 * near) / 190) ** 2))
    bright = 0.24 + 0.30 * swell + 0.34 * gleam * (0.6 + 0.8 * swell) - 0.12 * near
    cover = smoothstep(756, 776, page.y)[..., None]
    stops = np.array([[10, 22, 30], [36, 62, 74], [104, 136, 140], [214, 226, 220]]) / 255
    where = np.clip(bright, 0, 1)
    tone = np.stack([np.interp(where, (0, 0.35, 0.7, 1), stops[:, c]) for c in range(3)], -1)
    scene.image = (scene.image * (1 - cover) + tone * cover).astype(np.float32)
    scene.of("water", cover[..., 0].astype(np.float32), way=(4 + 16 * swell).astype(np.float32))


def _rooms(scene: Scene) -> None:
    """From the lowest floor up; whoever is higher is farther from the water."""
    _room(scene, 0)
    _stilts(scene)
    _kitchen(scene)
    _room(scene, 1)
    _parlour(scene)
    _room(scene, 2)
    _roof(scene)
    _bath(scene)
    _posts(scene)
    _water(scene)
    _child(scene)
    _newt(scene)
    _rain(scene)


def _room(scene: Scene, storey: int) -> None:
    """Back wall, side wall, floor and ceiling; the daylight comes in at the open side."""
    low, high = FLOORS[storey], FLOORS[storey] + 0.9
    if storey == 2:
        high = low + 0.62
    wall, side = scene.sheet(), scene.sheet()
    floor, lid = scene.sheet(), scene.sheet()
    tone = WALLS[storey]
    wall.fill(
        _quad((0, low, DEEP), (WIDE, low, DEEP), (WIDE, high, DEEP), (0, high, DEEP)),
        tone,
        grad=linear(*at(WIDE, high, DEEP), *at(0, low, DEEP), mix(tone, "#0e1820", 0.5)),
    )
    scene.lay(wall, "plain", way=80)
    for left in (True, False):
        x = 0.0 if left else WIDE
        side = scene.sheet()
        shade = mix(tone, "#0e1820", 0.25 if left else 0.55)
        side.fill(_quad((x, low, 0), (x, low, DEEP), (x, high, DEEP), (x, high, 0)), shade)
        scene.lay(side, "plain", way=84)
    floor.fill(_quad((0, low, 0), (WIDE, low, 0), (WIDE, low, DEEP), (0, low, DEEP)), "#5c5048")
    for number in range(9):
        z = DEEP * number / 9
        floor.line(poly([at(0, low, z), at(WIDE, low, z)], closed=False), "#2a2a2c", 2, 0.6)
    if low < EYE:
        scene.lay(floor, "wood", way=-8)
    if storey < 2:
        lid.fill(_quad((0, high, 0), (WIDE, high, 0), (WIDE, high, DEEP), (0, high, DEEP)),
                 "#33383a")  # fmt: skip
        for number in range(1, 6):
            x = WIDE * number / 6
            lid.fill(_quad((x - 0.05, high, 0), (x + 0.05, high, 0), (x + 0.05, high, DEEP),
                           (x - 0.05, high, DEEP)), "#1c2226")  # fmt: skip
        if high > EYE:
            scene.lay(lid, "wood", way=60)
    where = _inside(scene, _quad((0, low, 0), (WIDE, low, 0), (WIDE, high, 0), (0, high, 0)))
    corner = at(0.3, high, DEEP)
    gloom = np.exp(-((scene.page.distance(*corner, 1.2, 1.0) / 190) ** 2)) * where
    scene.multiply((gloom * 0.4).astype(np.float32), "#1a2632")


def _slab(scene: Scene, storey: int) -> None:
    """The cut edge of a floor, wet and in the light of the sky."""
    low = FLOORS[storey]
    slab = scene.sheet()
    slab.fill(_quad((-0.06, low, 0), (WIDE + 0.06, low, 0), (WIDE + 0.06, low - 0.1, 0),
                    (-0.06, low - 0.1, 0)), "#8c8e88",
              grad=linear(*at(WIDE, low, 0), *at(0, low, 0), "#566064"))  # fmt: skip
    slab.fill(_quad((WIDE + 0.06, low, 0), (WIDE + 0.06, low, DEEP), (WIDE + 0.06, low - 0.1, DEEP),
                    (WIDE + 0.06, low - 0.1, 0)), "#3a444a")  # fmt: skip
    scene.lay(slab, "stone", way=-6, cast=Cast((-6, 26), dark=0.6, soft=0.4))


def _stilts(scene: Scene) -> None:
    posts = scene.sheet()
    for x, z in ((0.05, DEEP), (WIDE - 0.05, DEEP), (0.03, 0), (WIDE / 2, 0), (WIDE - 0.03, 0)):
        top, foot = at(x, SEA, z), at(x, -0.1, z)
        posts.fill(limb([top, foot], [22, 20]), "#1e2a30")
    gloom = scene.sheet()
    gloom.fill(_quad((0, SEA, 0), (WIDE, SEA, 0), (WIDE, -0.02, 0), (0, -0.02, 0)), "#0c161e", 0.75,
               blur=10)  # fmt: skip
    scene.put(gloom)
    scene.lay(posts, "wood")
    _slab(scene, 0)


def _kitchen(scene: Scene) -> None:
    """The stove is the only fire in the house; the cook stirs what falls into her pot."""
    low = FLOORS[0]
    stove, z = scene.sheet(), 0.34
    stove.fill(_quad((0.46, low, z), (1.34, low, z), (1.34, low + 0.34, z), (0.46, low + 0.34, z)),
               "#20282d")  # fmt: skip
    stove.fill(
        _quad(
            (0.43, low + 0.34, z - 0.05),
            (1.37, low + 0.34, z - 0.05),
            (1.37, low + 0.38, z - 0.05),
            (0.43, low + 0.38, z - 0.05),
        ),
        "#46505a",
    )
    stove.fill(_quad((0.54, low + 0.09, z), (0.86, low + 0.09, z), (0.86, low + 0.27, z),
                     (0.54, low + 0.27, z)), "#f4a444")  # fmt: skip
    for step in range(4):
        x = 0.59 + step * 0.065
        stove.fill(_quad((x, low + 0.09, z), (x + 0.02, low + 0.09, z), (x + 0.02, low + 0.27, z),
                         (x, low + 0.27, z)), "#241a18")  # fmt: skip
    pipe = [at(0.56, low + 0.38, z + 0.3), at(0.56, low + 0.9, z + 0.3)]
    stove.fill(limb(pipe, [26, 26]), "#242c32")
    scene.lay(stove, "metal", form=0.3, contact=0.8)
    fire = at(0.7, low + 0.18, z)
    scene.shine(*fire, 130, "#ff9440", 0.6)
    scene.shine(fire[0] + 60, fire[1], 260, "#e08c44", 0.16)
    who = Who(
        "heavy_woman", "olive", head="leila", hat="hijab", hat_colour="#b8b4a6", mood="listening",
        top="#5c6a70", skirt=0.9, apron="#b4ae9c", shoes="#20242a",
    )  # fmt: skip
    foot = at(1.84, low, 0.5)
    stage = Stage(scene, *foot, 242, pitch=3)
    pose = POSES["fishing"].like(
        head=(-4, 26, 6), chest=(4, 20, 0),
        left_hand=Hand((0.03, 0.66, 0.27), (0.9, -0.6, -0.2), "rod", (-0.6, -0.1, 0.8),
                       (-0.3, -0.8, -0.4)),
        right_hand=Hand((-0.03, 0.77, 0.26), (-0.9, -0.6, -0.2), "rod", (0.6, 0, 0.8),
                        (0.3, -0.8, -0.4)),
    )  # fmt: skip
    cook = stage.person(who, pose, facing=-66)
    high, down = cook.hold["r"].rod, cook.hold["l"].rod
    way = unit(down - high + cook.ahead * 0.05)
    things.rod(stage.canvas, [high - way * 0.18, down + way * 0.1], 0.014, "#7a5a3c")
    stage.paint(light=(fire[0], fire[1], 120), rim=0.6, rim_colour="#e0a468", shadow=0.4, dim=0.25,
                fill=0.4, bounce="#6a8890")  # fmt: skip
    pot = scene.sheet()
    x, y = POT
    bowl = [(x - 66, y, 1), (x + 66, y, 1), (x + 60, y + 44), (x + 40, y + 60), (x - 40, y + 60),
            (x - 60, y + 44)]  # fmt: skip
    pot.fill(spline(bowl), "#a83c24", grad=linear(x - 66, 0, x + 66, 0, "#5a1e18"))
    pot.fill(ellipse(x, y, 66, 12), "#5a1e18").fill(ellipse(x, y + 1, 58, 8), "#b4ccd0")
    scene.lay(pot, "metal", form=0.6, contact=0.6)
    scene.exact(ellipse(x, y + 26, 80, 46))


def _parlour(scene: Scene) -> None:
    """A widow with her handkerchief; a picture that looks at the wall."""
    low = FLOORS[1]
    _slab(scene, 1)
    frame = scene.sheet()
    wall = 0.02
    for grow, tone in ((0.04, "#3c3029"), (0.0, "#a08c70")):
        frame.fill(_quad((wall, low + 0.32 - grow, 0.55 - 2 * grow),
                         (wall, low + 0.32 - grow, 1.2 + 2 * grow),
                         (wall, low + 0.64 + grow, 1.2 + 2 * grow),
                         (wall, low + 0.64 + grow, 0.55 - 2 * grow)), tone)  # fmt: skip
    for y0, y1 in ((0.32, 0.64), (0.64, 0.32)):
        frame.line(poly([at(wall, low + y0, 0.55), at(wall, low + y1, 1.2)], closed=False),
                   "#5c4c3c", 2.6)  # fmt: skip
    frame.line(poly([at(wall, low + 0.68, 0.6), at(wall, low + 0.8, 0.88),
                     at(wall, low + 0.68, 1.15)], closed=False), "#1c2428", 2)  # fmt: skip
    scene.lay(frame, "wood", cast=Cast((-10, 14), dark=0.6))
    x, y = at(1.62, low, 0.55)
    back = scene.sheet()
    back.fill(spline([(x - 84, y + 4, 1), (x - 92, y - 90), (x - 74, y - 176), (x - 20, y - 196),
                      (x + 36, y - 180), (x + 50, y - 100), (x + 46, y + 4, 1)]),
              "#574048")  # fmt: skip
    scene.lay(back, "cloth", form=0.8, contact=0.8, cast=Cast((-30, 8), dark=0.6))
    who = Who(
        "old_woman", "deep", head="abeba", hair="low bun", hair_colour="#b8b4b8", mood="grieving",
        top="#46566a", skirt=0.9, skirt_colour="#384656", shawl="#8c96a2", shoes="#181c22",
    )  # fmt: skip
    stage = Stage(scene, x - 4, y + 8, 330, pitch=-2)
    pose = POSES["seated"].like(
        head=(2, 24, 8), chest=(0, 22, 4), slump=0.03,
        left_hand=Hand((0.05, 0.54, 0.25), (0.9, -0.5, 0), "clasp", (-0.6, 0.6, 0.2), (0, 0.2, -1)),
        right_hand=Hand((-0.03, 0.59, 0.21), (-0.9, -0.5, 0), "clasp", (0.6, 0.6, 0.2),
                        (0, 0.2, -1)),
    )  # fmt: skip
    widow = stage.person(who, pose, facing=42)
    hx, hy = stage.page(widow.hold["l"].rod)
    stage.paint(light=(760, y - 170, 260), rim=0.7, rim_colour="#cfe0e0", shadow=0.3, dim=0.05,
                fill=0.5)  # fmt: skip
    arm = scene.sheet()
    arm.fill(limb([(x - 70, y - 62), (x - 40, y - 66), (x - 36, y + 2)], [38, 38, 40]), "#5e464e")
    scene.lay(arm, "cloth", form=0.7)
    cloth = scene.sheet()
    hanging = [(-8, -12), (12, -16), (16, 14), (22, 46), (12, 38), (4, 48), (-6, 12)]
    cloth.fill(spline([(hx + px, hy + py) for px, py in hanging]), "#e4eae8",
               grad=linear(hx - 8, hy, hx + 24, hy + 40, "#8ca0a8"))  # fmt: skip
    for number in range(3):
        ty = hy + 60 + number * 22
        cloth.fill(leaf((hx + 6, ty), (hx + 6, ty - 13), 6), "#e4f2f4")
    scene.lay(cloth, "cloth", form=0.3)
    scene.exact(ellipse(hx + 6, hy + 40, 30, 80))


def _bath(scene: Scene) -> None:
    """A stout man lies in the rain, and is king here."""
    low = FLOORS[2]
    _slab(scene, 2)
    x, y = at(1.36, low, 0.4)
    skin = "#a87a5a"
    who = Who("stout_man", skin, head="ravi", hair="thinning", hair_colour="#3a2e2a", beard="full",
              mood="asleep", top=skin, sleeves=0, legs=skin, loose=0)  # fmt: skip
    stage = Stage(scene, x - 84, y - 10, 350, pitch=-2)
    man = stage.person(who, "sitting_back", at=(0, 0.12, 0), facing=58, head=(10, -16, 8))
    stage.paint(rim=0.7, rim_colour="#eef8f6", shadow=0, contact=0, dim=0.1, fill=0.35)
    hx, hy = stage.page(man.place("head"))
    tub = scene.sheet()
    rim_y = y - 112
    shape = [(x - 226, rim_y - 8, 1), (x + 214, rim_y - 14, 1), (x + 202, y - 60),
             (x + 150, y - 14), (x - 150, y - 10), (x - 208, y - 56)]  # fmt: skip
    tub.fill(spline(shape), "#c4ccca", grad=linear(x + 160, rim_y, x - 190, y, "#5c7078"))
    for fx in (x - 140, x + 136):
        tub.fill(spline([(fx - 16, y - 22), (fx + 18, y - 22), (fx + 12, y - 4), (fx + 20, y + 4),
                         (fx - 16, y + 4), (fx - 8, y - 6)]), "#4a4238")  # fmt: skip
    tub.fill(limb([(x - 234, rim_y - 6), (x, rim_y - 2), (x + 222, rim_y - 12)], [17, 18, 16]),
             "#e6ece8", grad=linear(x + 200, 0, x - 230, 0, "#8a9ea2"))  # fmt: skip
    scene.lay(tub, "glass", form=0.6, contact=0.7, cast=Cast((-30, 8), dark=0.6))
    foam = scene.sheet()
    rng = random.Random(5)
    for number in range(9):
        part = number / 8
        px, py = hx - 32 + 58 * part, hy - 22 - 14 * math.sin(part * math.pi)
        foam.fill(ellipse(px, py - (12 if number % 2 else 0), rng.uniform(7, 12)), "#e8eeec")
    for _ in range(60):
        part = rng.random()
        foam.fill(
            ellipse(
                x - 40 + 240 * part,
                rim_y - 8 - rng.uniform(0, 22) * math.sin(part * 3.1),
                rng.uniform(5, 15),
            ),
            mix("#f4f8f6", "#a4b8be", rng.random()),
        )
    scene.lay(foam, "cloud", form=0.5)
    scene.exact(ellipse(hx, hy - 10, 60, 60))


def _roof(scene: Scene) -> None:
    """Broken where the rain comes in, and cut off by the page."""
    low, high = FLOORS[2] + 0.62, FLOORS[2] + 1.2
    roof, under, gable = scene.sheet(), scene.sheet(), scene.sheet()
    middle, stop = WIDE / 2, 0.42  # so far up the right slope still stands
    broken = WIDE - (WIDE - middle) * stop, low + (high - low) * stop
    gable.fill(_quad((0, low, DEEP), (middle, high, DEEP), (middle + 0.3, high - 0.3, DEEP),
                     (middle + 0.5, high - 0.2, DEEP), (broken[0], broken[1], DEEP),
                     (WIDE, low, DEEP)), "#7c8284")  # fmt: skip
    scene.lay(gable, "plain", way=80)
    under.fill(_quad((-0.15, low - 0.06, 0), (middle, high, 0), (middle, high, DEEP),
                     (-0.15, low - 0.06, DEEP)), "#2a3236")  # fmt: skip
    under.fill(_quad((WIDE + 0.15, low - 0.06, 0), (*broken, 0.0), (*broken, DEEP),
                     (WIDE + 0.15, low - 0.06, DEEP)), "#39444a")  # fmt: skip
    for number in range(6):
        z = 0.1 + DEEP * number / 6
        under.fill(_quad((-0.1, low - 0.04, z), (middle, high, z), (middle, high, z + 0.07),
                         (-0.1, low - 0.04, z + 0.07)), "#151c20")  # fmt: skip
        reach = 0.3 * ((number * 37) % 5) / 5
        torn = broken[0] - reach * (WIDE - middle), broken[1] + reach * (high - low)
        under.fill(_quad((WIDE + 0.1, low - 0.04, z), (*torn, z), (*torn, z + 0.07),
                         (WIDE + 0.1, low - 0.04, z + 0.07)), "#1a2226")  # fmt: skip
    scene.lay(under, "wood", way=60)
    roof.fill(_quad((-0.15, low - 0.06, 0), (middle, high, 0), (middle, high + 0.1, 0),
                    (-0.15, low + 0.06, 0)), "#5c6468")  # fmt: skip
    roof.fill(_quad((WIDE + 0.15, low - 0.06, 0), (*broken, 0.0),
                    (broken[0] - 0.06, broken[1] + 0.1, 0), (WIDE + 0.15, low + 0.06, 0)),
              "#868e8e")  # fmt: skip
    scene.lay(roof, "wood", way=84)


def _posts(scene: Scene) -> None:
    """The cut edges of the side walls stand before everything in the rooms."""
    low, posts = FLOORS[2] + 0.62, scene.sheet()
    for x, tone in ((0.0, "#4a5458"), (WIDE, "#7c8482")):
        posts.fill(_quad((x - 0.04, SEA, 0), (x + 0.04, SEA, 0), (x + 0.04, low, 0),
                         (x - 0.04, low, 0)), tone)  # fmt: skip
    scene.lay(posts, "wood", way=84)


def _streaks(page: Page, seed: int) -> Field:
    """Return water that falls: streaks drawn out downwards, each one torn in places."""
    small = page.noise(seed, 13, 3, 0.6, (0.45, 9.0)) + 0.5 * page.noise(seed + 1, 40, 3, 0.5,
                                                                         (0.4, 4.0))  # fmt: skip
    return np.asarray(cv2.GaussianBlur(small, (0, 0), 0.6 * page.scale), np.float32)


def _fall(
    scene: Scene, line: list[Spot], widths: list[float], seed: int, *, level: bool = False
) -> None:
    """One run of the water: dark where it is thick, white where it tears and at its edges."""
    page = scene.page
    ribbon = taper(line, widths, 70)
    body = _inside(scene, ribbon)
    soft = page.blur(body, 5)
    streak = _streaks(page, seed)
    if level:
        streak = page.noise(seed, 16, 3, 0.6, (5.0, 0.6))
    edge = np.clip(1.5 - 1.5 * soft, 0, 1)
    bright = np.clip(0.42 + 0.30 * streak + 0.34 * edge, 0, 1)
    stops = np.array([[46, 82, 94], [122, 160, 166], [208, 226, 224], [252, 255, 250]]) / 255
    tone = np.stack([np.interp(bright, (0, 0.35, 0.65, 1), stops[:, c]) for c in range(3)], -1)
    torn = np.clip(body * (0.94 - 0.5 * smoothstep(0.55, 1.2, -streak) * edge), 0, 1)[..., None]
    scene.in_shadow(page.blur(np.roll(body, int(-16 * page.scale), 1), 9) * 0.4, 0.6, blur=4)
    scene.image = (scene.image * (1 - torn) + tone * torn).astype(np.float32)
    scene.of("water", body, way=4 if level else 90)
    scene.exact(ribbon, 0.5)


def _splash(scene: Scene, x: float, y: float, wide: float, seed: int) -> None:
    """Where it strikes: drops thrown up, a ring of foam, spray in the air."""
    rng, drops = random.Random(seed), scene.sheet()
    scene.tint((np.exp(-(scene.page.distance(x, y - 8, wide * 1.2, wide * 0.5) ** 2)) * 0.5).astype(
        np.float32), "#dcebea")  # fmt: skip
    for _ in range(int(wide * 2.2)):
        way, far = rng.uniform(-math.pi, 0), rng.random() ** 0.7
        px, py = x + far * wide * math.cos(way) * 1.3, y + far * wide * 0.62 * math.sin(way)
        size = rng.uniform(1.2, 5.0) * (1.2 - 0.7 * far)
        drops.fill(ellipse(px, py, size, size * rng.uniform(0.6, 1.3)),
                   mix("#ffffff", "#a8c8cc", rng.random()))  # fmt: skip
    for _ in range(int(wide * 0.9)):
        px = x + rng.gauss(0, wide * 0.55)
        drops.fill(ellipse(px, y + rng.gauss(0, 3.4), rng.uniform(4, 11), rng.uniform(2, 5)),
                   "#f0f8f6", 0.85)  # fmt: skip
    scene.put(drops)


def _water(scene: Scene) -> None:
    """Over the rim of the bath, past the widow, into the pot, and into the sea."""
    bath_x, bath_y = at(1.36, FLOORS[2], 0.4)
    left = bath_x - 232
    shelf = at(0.3, FLOORS[1], 0.0)
    edge = at(1.2, FLOORS[1], 0.0)
    _fall(scene, [(left + 30, bath_y - 122), (left - 14, bath_y - 116), (left - 26, bath_y - 60),
                  (left - 28, shelf[1] - 120), (left - 30, shelf[1] - 4)],
          [14, 34, 46, 56, 72], 71)  # fmt: skip
    _fall(scene, [(left - 60, shelf[1] - 2), (left + 60, shelf[1] + 3), (edge[0] - 40, edge[1] + 1),
                  (edge[0] + 6, edge[1] + 4)], [16, 22, 20, 22], 75, level=True)  # fmt: skip
    _fall(scene, [(edge[0] - 14, edge[1] - 2), (POT[0] - 10, edge[1] + 16), (POT[0], edge[1] + 70),
                  (POT[0], POT[1])], [14, 40, 44, 50], 81)  # fmt: skip
    _splash(scene, left - 30, shelf[1], 62, 1)
    _splash(scene, POT[0], POT[1], 48, 2)
    foot = POT[0] + 34, 1022.0
    _fall(
        scene,
        [
            (POT[0] + 40, POT[1] + 4),
            (POT[0] + 68, POT[1] + 8),
            (POT[0] + 78, POT[1] + 60),
            (POT[0] + 80, 900),
            (foot[0] + 48, foot[1]),
        ],
        [12, 34, 44, 56, 78],
        91,
    )
    _splash(scene, foot[0] + 48, foot[1], 92, 3)


def _child(scene: Scene) -> None:
    """A child up to the waist in the sea, who has let a boat of paper go."""
    who = Who("girl", "dark", head="amara", hair="puffs", hair_colour="#181416", top="#8c7a52",
              sleeves=0.4, mood="listening", skirt=0.5)  # fmt: skip
    stage = Stage(scene, 186, 1330, 560, pitch=14, box=(-20, 840, 460, 1168))
    stage.person(who, "offering", facing=96, head=(0, 10, 4))
    stage.paint(light=(620, 900, 120), rim=0.8, rim_colour="#dceceb", shadow=0, contact=0, dim=0.3,
                fill=0.3, bounce="#4c7880")  # fmt: skip
    x, y = 408.0, 1128.0
    boat = scene.sheet()
    with boat.at(x, y, 1.1, -5):
        boat.fill(poly([(-74, -26), (74, -30), (44, 20), (-44, 20)]), "#dfe4dc",
                  grad=linear(74, 0, -74, 0, "#7c9098"))  # fmt: skip
        boat.fill(poly([(-34, -26), (6, -88), (40, -28)]), "#f2f4ea")
        boat.fill(poly([(6, -88), (-34, -26), (2, -26)]), "#9aaab0")
    scene.lay(boat, "paper", form=0.2)
    scene.exact(ellipse(x, y - 20, 90, 76))
    page = scene.page
    front = smoothstep(1142, 1152, page.y + 5 * np.sin(page.x / 31) + 4 * np.sin(page.x / 13))
    swell = page.noise(35, 120, 4, 0.55, (3.4, 0.7))
    glint = np.exp(-(((page.x - 500) / 130) ** 2))
    bright = np.clip(0.22 + 0.34 * swell + 0.3 * glint * (0.5 + swell), 0, 1)
    stops = np.array([[10, 22, 30], [32, 58, 70], [96, 128, 134], [210, 222, 218]]) / 255
    tone = np.stack([np.interp(bright, (0, 0.35, 0.7, 1), stops[:, c]) for c in range(3)], -1)
    cover = front[..., None] * 0.94
    scene.image = (scene.image * (1 - cover) + tone * cover).astype(np.float32)
    scene.of("water", front.astype(np.float32), way=2)
    rings = scene.sheet()
    for number in range(16):  # broken arcs of the rings round her
        way, wide = number * 0.9, 66 + 30 * (number % 3)
        arc = [(200 + wide * math.cos(way + t), 1150 + wide * 0.15 * math.sin(way + t))
               for t in (0, 0.25, 0.5)]  # fmt: skip
        rings.fill(taper(arc, [0.6, 3.2, 0.6], 8), "#b4caca", 0.6)
    rings.fill(poly([(x - 40, 1152), (x + 48, 1150), (x + 10, 1196), (x - 6, 1196)]), "#d4dcd6",
               0.3, blur=5)  # fmt: skip
    scene.put(rings)


NEWT: Final = POT[0] + 82, POT[1] + 130


def _newt(scene: Scene) -> None:
    """The only one who knows the way up."""
    sheet = scene.sheet()
    with sheet.at(NEWT[0], NEWT[1], 1.0, 6):
        for side in (-1, 1):
            for y in (-10, 16):
                leg = limb([(side * 4, y), (side * 16, y - 6), (side * 19, y - 15)], [6, 5, 4])
                sheet.fill(leg, "#b84a26")
        sheet.fill(taper([(0, -22), (3, 0), (-2, 22), (6, 44), (-3, 62)], [12, 17, 14, 8, 1]),
                   "#c8542c")  # fmt: skip
        sheet.fill(ellipse(0, -28, 10, 12), "#d2603a")
        for y in (-12, 2, 16, 30):
            sheet.fill(ellipse(1, y, 2.4), "#e8b070")
    scene.lay(sheet, "plain", form=0.5, cast=Cast((-4, 6), dark=0.6))
    scene.exact(ellipse(*NEWT, 34, 66))


def _rain(scene: Scene) -> None:
    """Out of the break in the sky, through the roof, into the bath."""
    rng, rain = random.Random(17), scene.sheet()
    scene.rays(700, -60, 1.75, 2.3, "#e4f0ee", 0.16, count=9, length=560)
    for _ in range(170):
        y = rng.uniform(-20, 210)
        x = 640 - (y + 20) * 0.42 + rng.gauss(0, 62)
        long = rng.uniform(22, 56)
        rain.fill(taper([(x, y), (x - long * 0.4, y + long)], [0.4, 2.6, 0.6], 6), "#f4fbf8", 0.7)
    for _ in range(90):
        x, y = rng.uniform(-10, 860), rng.uniform(-20, 980)
        long = rng.uniform(20, 44)
        if x > 640 or x < 60:
            rain.fill(taper([(x, y), (x - long * 0.4, y + long)], [0.4, 2.0, 0.6], 6), "#c8d8dc",
                      0.35)  # fmt: skip
    scene.put(rain)
