"""Under a banquet table: a boy and a dachshund have a cake; hooves, roots and a tail stand by."""

import math
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    ellipse,
    leaf,
    linear,
    mix,
    poly,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Foot, Hand, Person, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.buffer import Canvas
from pinxit_atelier.gesture.cloth import trunk
from pinxit_atelier.gesture.heads import head
from pinxit_atelier.gesture.limbs import arm, bent, foot, leg, trousers
from pinxit_atelier.gesture.patterns import inked, pattern
from pinxit_atelier.gesture.space import Vec

Spot = tuple[float, float]
HALL, GOLD = "#dcb878", "#b47c40"
TOP, HEM, ROW = 0.70, 0.50, -0.80  # the underside of the table, its cloth, where guests sit
TALL: Final = 1.42  # the guests are larger than life
CAKE: Final = vec(0.05, 0, -0.06)
GUESTS: Final = (
    ("shoe", 2.75), ("stocking", 2.20), ("shoe", 1.74), ("stocking", 1.22), ("roots", 0.92),
    ("tail", 0.55), ("hoof", 0.13),
)  # fmt: skip
STANDING: Final = ((0, 0.44, 0.05), (0, 0.25, 0.02), (0, 0.16, -0.05), (0, 0.07, -0.01))
SWINGING: Final = ((0, 0.46, 0.03), (0.0, 0.33, 0.08), (0.0, 0.24, 0.01), (0.035, 0.165, 0.04))
BOY: Final = Who(
    "child", "tan", head="leila", hair="curls", hair_colour="#2a1a18", mood="laughing",
    top="#8d8f86", top_pattern="bands #b9b4a0", sleeves=0.9, collar="round", legs="#4b5148",
    leg_length=0.5, shoes="#8c3038", socks="#4c4650",
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the low sky of boards, the bright gap, those who sit there, and the two thieves."""
    scene = Scene(page, 4410, light=(372, 820, 170), glow="#ffd896", shade="#2a1e34", reach=900,
                  felt=0.05)  # fmt: skip
    view = _view(scene)
    flame = view.page(CAKE + vec(0, 0.275, 0))
    scene.light = (*flame, 150)
    scene.focus(470, 830, 230)
    scene.focus(190, 900, 130, 0.8)
    _hall(scene)
    _floor(scene, view)
    _guests(scene)
    _cloth(scene, view)
    _underside(scene, view)
    scene.shine(*flame, 330, "#ffb458", 0.42)
    _thieves(scene)
    _flame(scene, *flame)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.25, bloom_from=0.84, contrast=1.06,
            brush=Brush(edges=0.6, variety=1.0), masses=0.25,
            palette=Palette(
                colours=("#f2d99c", "#9a5a2c", "#2c1c2a", "#2f7f80", "#9a3038"),
                mother="#6a5058", accent="#2f8f8c", quiet=0.25,
            ),
        )
    )  # fmt: skip


def _view(scene: Scene) -> Stage:
    """Return the one camera of the picture: a child's eye, aslant to the table."""
    return Stage(scene, 368, 976, 1090, yaw=30, pitch=-4, near=2.3, box=(-20, -20, 820, 1220))


def _quad(view: Stage, *corners: tuple[float, float, float]) -> Path:
    return poly([view.page(vec(*corner)) for corner in corners])


def _hall(scene: Scene) -> None:
    """All that is seen of the feast is its light."""
    page = scene.page
    far = page.distance(700, 700, 1.6, 1) / 700
    scene.backdrop([(0, "#ecd09a"), (0.5, HALL), (1.0, GOLD), (1.5, "#8a5a34")], far)
    scene.of("plain", way=8)


def _floor(scene: Scene, view: Stage) -> None:
    """Boards that run towards the light; the guests' shadows lie along them."""
    rng = scene.rng
    floor = scene.sheet()
    whole = _quad(view, (-2, 0, -4), (4, 0, -4), (4, 0, 0.9), (-2, 0, 0.9))
    floor.fill(whole, "#6b4632", grad=linear(0, 800, 0, 1200, "#33222a"))
    for number in range(-20, 40):
        x = number * 0.095
        tone = mix("#7a5038", "#4c3230", rng.random())
        right = x + 0.095
        floor.fill(
            _quad(view, (x, 0, -4), (right, 0, -4), (right, 0, 0.8), (x, 0, 0.8)), tone, 0.55
        )
        seam = [view.page(vec(x, 0, z)) for z in (-4, -1, 0, 0.8)]
        floor.line(poly(seam, closed=False), "#20141a", 2.6, 0.75)
    far, near = view.page(vec(0, 0, -1)), view.page(vec(0, 0, 0.4))
    way = math.degrees(math.atan2(near[1] - far[1], near[0] - far[0]))
    scene.lay(floor, "wood", way=way)
    light = scene.sheet()
    light.fill(_quad(view, (-3, 0, -4), (5, 0, -4), (5, 0, -0.25), (-3, 0, -0.25)), "#ffdc94",
               blur=34)  # fmt: skip
    scene.tint(light.pixels()[..., 3] * 0.55, "#f0c47c")
    shade = scene.sheet()
    for kind, x in GUESTS:
        wide = {"tail": 0.09, "roots": 0.13}.get(kind, 0.05)
        for side in (-0.055, 0.055):
            start = [vec(x + side + off, 0, ROW) for off in (-wide, wide)]
            end = [vec(x + side * 2 - 0.10 + off * 2.3, 0, 0.35) for off in (wide, -wide)]
            shade.fill(poly([view.page(one) for one in (*start, *end)]), "#ffffff", blur=5)
    depth = smoothstep(1120, 860, scene.page.y)
    scene.in_shadow(shade.pixels()[..., 3] * depth, 0.62, blur=3)


def _underside(scene: Scene, view: Stage) -> None:
    """Rough boards and beams: the sky down here, dark, with candle light on one of them."""
    rng = scene.rng
    lid = scene.sheet()
    whole = _quad(view, (-1.5, TOP, ROW), (4, TOP, ROW), (4, TOP, 1.2), (-1.5, TOP, 1.2))
    lid.fill(whole, "#5a4036")
    for number in range(12):
        z = ROW + number * 0.15
        board = _quad(view, (-1.5, TOP, z), (4, TOP, z), (4, TOP, z + 0.15), (-1.5, TOP, z + 0.15))
        lid.fill(board, mix("#6a4a3a", "#42302e", rng.random()), 0.8)
        edge = [view.page(vec(x, TOP, z)) for x in (-1.5, 4)]
        lid.line(poly(edge, closed=False), "#140c12", 3.2, 0.9)
    scene.lay(lid, "wood", way=-12)
    for z in (-0.42, 0.12):
        beam = scene.sheet()
        wide, low = 0.13, TOP - 0.055
        beam.fill(_quad(view, (-1.5, low, z), (4, low, z), (4, low, z + wide),
                        (-1.5, low, z + wide)), "#8a6046")  # fmt: skip
        beam.fill(_quad(view, (-1.5, TOP, z + wide), (-1.5, low, z + wide), (4, low, z + wide),
                        (4, TOP, z + wide)), "#46302c")  # fmt: skip
        one, other = view.page(vec(0, low, z)), view.page(vec(1, low, z))
        way = math.degrees(math.atan2(other[1] - one[1], other[0] - one[0]))
        scene.lay(beam, "wood", way=way, cast=Cast((0, -18), dark=0.6, soft=0.2))
    scene.multiply(smoothstep(520, -60, scene.page.y) * 0.72, "#4a3c50")
    gleam = scene.page.distance(430, 520, 1.3, 0.9) / 240
    band = smoothstep(600, 420, scene.page.y)
    scene.tint((np.exp(-(gleam**2)) * 0.20 * band).astype(np.float32), "#c87a3c")


def _cloth(scene: Scene, view: Stage) -> None:
    """Linen that the hall shines through; it hangs in folds, and has a border of lace."""
    cloth = scene.sheet()
    steps = np.linspace(-1.6, 4.5, 260)
    hem = [HEM + 0.008 * math.sin(x * 21) + 0.012 * math.sin(x * 5) for x in steps]
    low = [view.page(vec(x, h, ROW)) for x, h in zip(steps, hem, strict=True)]
    high = [view.page(vec(x, TOP + 0.02, ROW)) for x in steps]
    wall = poly([*low, *high[::-1]])
    cloth.fill(wall, "#b9905c", grad=linear(0, high[130][1], 0, low[130][1], "#e3bd80"))
    for x in np.arange(-1.5, 4.4, 0.067):
        lean = 0.012 * math.sin(x * 17)
        fold = [view.page(vec(x + lean * t, TOP - (TOP - HEM) * t, ROW)) for t in (0, 0.5, 1)]
        size = abs(view.page(vec(x + 0.03, 0.3, ROW))[0] - fold[2][0])
        cloth.fill(taper(fold, [size * 0.2, size * 0.5, size * 0.9]), "#7a5448", 0.55,
                   blur=size * 0.12, clip=wall)  # fmt: skip
    scene.lay(cloth, "cloth", way=88)
    lace = scene.sheet()
    for (x, y), (nx, ny) in zip(low[::3], low[3::3], strict=False):
        wide = math.hypot(nx - x, ny - y)
        edge = [(x, y - wide * 0.3, 1), (nx, ny - wide * 0.3, 1), (nx, ny, 1),
                ((x + nx) / 2, (y + ny) / 2 + wide * 0.62), (x, y, 1)]  # fmt: skip
        lace.fill(spline(edge), "#e9d3a6")
        lace.fill(ellipse((x + nx) / 2, (y + ny) / 2 + wide * 0.1, wide * 0.13), "#a87c4c", 0.8)
    scene.lay(lace, "cloth")


def _from(x: float, *places: tuple[float, float, float]) -> list[Vec]:
    """Return places of a guest who sits at `x`: to the right, up, and towards us."""
    return [vec(x, 0, ROW) + vec(*place) * TALL for place in places]


def _shin(canvas: Canvas, x: float, z: float, colour: Colour, wide: float = 1.0,
          print_: str = "") -> None:  # fmt: skip
    with canvas.part(colour, soft=0.6, pattern=pattern(print_)) as part:
        part.chain(
            _from(x, (0, 0.42, z + 0.06), (0.004, 0.24, z - 0.012), (0, 0.05, z)),
            np.array([0.052, 0.047, 0.028]) * wide * TALL,
        )


def _shoe(canvas: Canvas, x: float, z: float, colour: Colour, lift: float = 0.0) -> None:
    """A shoe that points at us, under the table."""
    with canvas.part(colour, soft=0.6, sheen=0.3) as part:
        part.chain(
            _from(x, (0, 0.035 + lift, z - 0.02), (0, 0.028 + lift * 0.5, z + 0.05),
                  (0, 0.02, z + 0.11)),
            np.array([0.032, 0.034, 0.026]) * TALL,
        )  # fmt: skip
    if lift:
        things.rod(canvas, _from(x, (0, lift, z - 0.035), (0, 0, z - 0.03)), [0.018, 0.011], colour)


def _hoof(canvas: Canvas, x: float, *, swings: bool) -> None:
    """Shaggy, cloven, and perfectly at ease: one of them swings."""
    line = _from(x, *(SWINGING if swings else STANDING))
    rng = np.random.default_rng(int(abs(x) * 1000))
    with canvas.part("#5a4034", soft=1.2, rough=1.6) as part:
        part.chain(line, np.array([0.082, 0.060, 0.038, 0.032]) * TALL)
        for _ in range(110):
            t, turn = rng.uniform(0, 0.95), rng.uniform(-1.6, 1.6)
            number, rest = divmod(t * 3, 1)
            place = line[int(number)] * (1 - rest) + line[int(number) + 1] * rest
            out = vec(math.sin(turn), 0, math.cos(turn)) * (0.112 - 0.066 * t)
            part.chain([place + out, place + out * 1.2 - vec(0, 0.08, 0)], [0.018, 0.003])
    ahead = unit(line[3] - line[2])
    for side in (-0.026, 0.026):
        with canvas.part("#2c2622", soft=0.3, sheen=0.4) as horn:
            toe = line[3] + ahead * 0.03 + vec(side, 0, 0)
            horn.chain([toe, toe + ahead * 0.05 + vec(side * 0.4, 0, 0.02)], [0.034, 0.031])


def _roots(canvas: Canvas, x: float) -> None:
    """Somebody has been sitting here for long."""
    with canvas.part("#6a5140", soft=1.4, rough=1.6) as part:
        part.chain(_from(x, (0, 0.46, 0), (-0.01, 0.25, 0), (0.01, 0.08, 0)),
                   [0.115, 0.095, 0.115])  # fmt: skip
        for number, turn in enumerate((-1.5, -0.9, -0.35, 0.2, 0.75, 1.4)):
            far, side, fore = 0.22 + 0.05 * (number % 3), math.sin(turn), math.cos(turn)
            part.chain(
                _from(x, (side * 0.04, 0.16, fore * 0.04), (side * 0.10, 0.05, fore * 0.10),
                      (side * far * 0.7, 0.012, fore * far * 0.7),
                      (side * far + 0.03 * (number % 2), 0.006, fore * far)),
                np.array([0.036, 0.032, 0.020, 0.004]) * TALL,
            )  # fmt: skip


def _scales(around: Vec, along: Vec) -> Vec:
    """Return where scales end, in rows that overlap."""
    wide = 0.052
    row = np.floor(along / wide)
    x = np.mod(around / wide + 0.5 * np.mod(row, 2), 1) - 0.5
    edge = np.mod(along / wide, 1) - 0.95 + 2.4 * x * x
    return np.asarray(np.exp(-((edge / 0.12) ** 2)) * 0.8)


def _tail(canvas: Canvas, x: float) -> None:
    """It has come without shoes: the fin lies on the boards."""
    line = _from(x, (-0.02, 0.46, 0), (-0.04, 0.28, 0.03), (-0.02, 0.13, 0.06),
                 (0.05, 0.05, 0.12), (0.12, 0.03, 0.20))  # fmt: skip
    with canvas.part("#2b8084", soft=0.7, sheen=0.3, pattern=inked(_scales, "#14484e")) as part:
        part.chain(line, np.array([0.112, 0.098, 0.070, 0.042, 0.020]) * TALL)
    for spread, tone in ((1, "#5fa89c"), (-1, "#3c8a86")):
        side = unit(vec(0.55 * spread + 0.3, 0, 0.6 - 0.62 * spread)) * TALL
        rows = []
        for t in np.linspace(0, 1, 7):
            base = line[-1] + vec(0.05, 0, 0.07) * (t - 0.2)
            tip = line[-1] + side * (0.24 - 0.10 * t) + vec(0.10, 0, 0.12) * t
            rows.append([base * (1 - s) + tip * s + vec(0, 0.016 + 0.03 * s * math.sin(t * 9), 0)
                         for s in np.linspace(0, 1, 6)])  # fmt: skip
        with canvas.part(tone, soft=0.3, sheen=0.25) as fin:
            fin.surface(np.array(rows), thick=0.004)


def _guests(scene: Scene) -> None:
    """Against the light: each of them is a column with a golden edge."""
    for kind, x in GUESTS:
        view = _view(scene)
        canvas = view.canvas
        if kind == "tail":
            _tail(canvas, x)
        elif kind == "roots":
            _roots(canvas, x)
        else:
            for side in (-0.085, 0.08):
                if kind == "hoof":
                    _hoof(canvas, x + side * 1.9, swings=side < 0)
                elif kind == "shoe":
                    _shin(canvas, x + side, side * 0.7, "#3c3840", 1.2)
                    _shoe(canvas, x + side, side * 0.7, "#2a2226")
                else:
                    _shin(canvas, x + side, side * 0.7, "#d2ba94", 0.86, "bands #8a3440")
                    _shoe(canvas, x + side, side * 0.7, "#8a2c38", 0.045)
        away = float(np.clip((x - 0.5) * 0.2, 0, 0.42))
        view.paint(light=(980, 420, -260), rim=0.9, rim_colour="#ffdf9c", shadow=0, contact=0.8,
                   fill=0.55, dim=0.35, bounce="#8a5a3c",
                   haze=("#d8b070", away) if away else None)  # fmt: skip


def _prosthesis(canvas: Canvas, boy: Person) -> None:
    """His left leg: a shell below the knee, a tube of steel, and a shoe like the other."""
    limb = boy.bones.legs["l"]
    high = boy.bones.high
    foot(canvas, boy.bones, boy.look, limb)
    knee, ankle = limb.middle, limb.end
    with canvas.part("#8fa0a8", soft=0.4, sheen=0.35) as shell:
        shell.chain([knee, knee * 0.8 + ankle * 0.2, knee * 0.62 + ankle * 0.38],
                    np.array([0.050, 0.045, 0.022]) * high)  # fmt: skip
    with canvas.part("#3a2e30", soft=0.3) as strap:
        strap.chain([knee * 0.90 + ankle * 0.10, knee * 0.86 + ankle * 0.14],
                    np.array([0.051, 0.050]) * high)  # fmt: skip
    things.rod(canvas, [knee * 0.62 + ankle * 0.38, ankle], [0.015 * high, 0.015 * high], "#aab4b8")
    trousers(canvas, boy.bones, boy.look, limb, bent(limb, 0.012 * high), 0.5)


def _boy(view: Stage) -> Person:
    """He leans over to the dog, one leg stretched out, and laughs without a sound."""
    pose = POSES["sitting_back"].like(
        hips=(0, -4, 0), chest=(8, 14, 4), head=(16, 14, 8),
        left_foot=Foot((0.13, 0.05, 0.45), 20, -34, (0.2, 1, 0.2)),
        right_foot=Foot((-0.13, 0.04, 0.10), -14, 0, (-0.3, 1, 0.2)),
        left_hand=Hand((0.15, 0.195, 0.31), (0.8, -0.5, -0.2), "cradle", (-0.1, 0.1, 1),
                       (0, 1, 0.1)),
        slump=0.02,
    )  # fmt: skip
    boy = Person(BOY, pose, vec(0.29, 0, 0.10), -80)
    leg(view.canvas, boy.bones, BOY, "r")
    _prosthesis(view.canvas, boy)
    trunk(view.canvas, boy.bones, BOY)
    for name in "rl":
        boy.hold[name] = arm(view.canvas, boy.bones, BOY, name)
    head(view.canvas, boy.bones.head, boy.bones.build, BOY)
    view.people.append(boy)
    return boy


def _slice(canvas: Canvas, place: Vec, ahead: Vec) -> None:
    """The next bite, on the palm of his hand."""
    side = vec(-ahead[2], 0, ahead[0])
    for low, high, tone in ((0, 0.014, "#b98a54"), (0.014, 0.022, "#efe6d4"),
                            (0.022, 0.036, "#b98a54"), (0.036, 0.046, "#f2eadb")):  # fmt: skip
        base = place + vec(0, 0.012, 0)
        corners = [base + side * 0.034 - ahead * 0.03, base - side * 0.034 - ahead * 0.03,
                   base + ahead * 0.055]  # fmt: skip
        with canvas.part(tone, soft=0.1) as part:
            for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
                part.plane([one + vec(0, low, 0), other + vec(0, low, 0),
                            other + vec(0, high, 0), one + vec(0, high, 0)])  # fmt: skip
            part.plane([one + vec(0, high, 0) for one in corners])
    with canvas.part("#b3262e", soft=0.3, sheen=0.3) as berry:
        berry.ball(place + vec(0, 0.07, 0) - ahead * 0.012, 0.015)


def _cake(canvas: Canvas) -> None:
    """Two layers and cream; a quarter is gone already."""
    angles = np.radians(np.linspace(118, 400, 40))
    rings = ((0.016, 0.100, "#b98a54"), (0.062, 0.100, "#b98a54"), (0.064, 0.104, "#efe6d4"),
             (0.078, 0.104, "#efe6d4"), (0.080, 0.100, "#b98a54"), (0.126, 0.100, "#b98a54"),
             (0.126, 0.105, "#f2eadb"), (0.146, 0.102, "#f2eadb"))  # fmt: skip
    with canvas.part("#d9d4c8", soft=0.2, sheen=0.3) as plate:
        frame = [(vec(1, 0, 0), vec(0, 0, 1))] * 3
        plate.loft([CAKE + vec(0, h, 0) for h in (0.002, 0.008, 0.016)], frame,
                   [(0.07, 0.07), (0.12, 0.12), (0.15, 0.15)], 0.002)  # fmt: skip
    for (low, wide, tone), (high, broad, _) in zip(rings[::2], rings[1::2], strict=True):
        grid = np.array([[CAKE + vec(math.cos(a) * r, h, math.sin(a) * r) for a in angles]
                         for h, r in ((low, wide), (high, broad))])  # fmt: skip
        with canvas.part(tone, soft=0.2) as part:
            part.surface(grid, curved=False)
            for a in (angles[0], angles[-1]):
                out = vec(math.cos(a), 0, math.sin(a)) * wide * 0.99
                part.plane([CAKE + vec(0, low, 0), CAKE + out + vec(0, low, 0),
                            CAKE + out + vec(0, high, 0), CAKE + vec(0, high, 0)])  # fmt: skip
    with canvas.part("#f2eadb", soft=0.4) as lid:
        lid.plane(
            [
                CAKE + vec(0, 0.147, 0),
                *(CAKE + vec(math.cos(a) * 0.102, 0.147, math.sin(a) * 0.102) for a in angles),
            ]
        )
        for a in angles[::3]:
            drip = CAKE + vec(math.cos(a) * 0.104, 0.136, math.sin(a) * 0.104)
            lid.chain([drip, drip - vec(0, 0.018 + 0.022 * abs(math.sin(a * 3.7)), 0)],
                      [0.013, 0.009])  # fmt: skip
    for a in np.radians([140, 190, 235, 290, 340]):
        with canvas.part("#b3262e", soft=0.3, sheen=0.35) as berry:
            place = CAKE + vec(math.cos(a) * 0.066, 0.160, math.sin(a) * 0.066)
            berry.chain([place, place + vec(0, 0.016, 0)], [0.017, 0.009])
    things.rod(canvas, [CAKE + vec(0, 0.147, 0), CAKE + vec(0, 0.25, 0)], [0.008, 0.008],
               "#d8cbb4")  # fmt: skip


DOG: Final = vec(-0.37, 0, 0.11)


def _dachshund(canvas: Canvas) -> None:
    """All nose, and very nearly patient."""
    ahead = unit(vec(0.95, 0, -0.05))
    side = vec(-ahead[2], 0, ahead[0])

    def at(x: float, y: float, z: float = 0.0) -> Vec:
        return DOG + ahead * x * 1.12 + vec(0, max(y * 1.12 - 0.022, y), 0) + side * z * 1.12

    brown, tan = "#6a3c28", "#a8703e"
    for x, z in ((-0.25, -0.03), (-0.22, 0.035), (0.055, -0.03), (0.085, 0.035)):
        with canvas.part(mix(brown, tan, 0.45), soft=0.8) as paw:
            paw.chain([at(x, 0.085, z), at(x + 0.004, 0.035, z), at(x + 0.006, 0.014, z)],
                      [0.030, 0.019, 0.017])  # fmt: skip
            paw.chain([at(x + 0.006, 0.012, z), at(x + 0.034, 0.010, z)], [0.016, 0.013])
    with canvas.part(brown, soft=1.3) as body:
        body.chain([at(-0.30, 0.105), at(-0.20, 0.112), at(-0.05, 0.100), at(0.07, 0.106)],
                   [0.044, 0.054, 0.050, 0.060])  # fmt: skip
        body.chain([at(0.07, 0.115), at(0.115, 0.18), at(0.145, 0.225)], [0.055, 0.040, 0.038])
        body.chain([at(-0.32, 0.12), at(-0.40, 0.16), at(-0.45, 0.235)], [0.022, 0.012, 0.004])
        body.ball(at(0.155, 0.240), 0.042)
        body.chain([at(0.17, 0.238), at(0.22, 0.226), at(0.268, 0.222)], [0.034, 0.024, 0.017])
    with canvas.part(tan, soft=0.8) as chin:
        chin.chain([at(0.19, 0.218), at(0.23, 0.210), at(0.262, 0.208)], [0.020, 0.015, 0.011])
        chin.ball(at(0.115, 0.10, 0.012), 0.036)
    with canvas.part("#3c2220", soft=0.8) as ear:
        ear.chain([at(0.135, 0.262, 0.034), at(0.112, 0.215, 0.050), at(0.118, 0.150, 0.050)],
                  [0.014, 0.026, 0.021])  # fmt: skip
    with canvas.part("#140e10", soft=0.2, sheen=0.7) as dark:
        dark.ball(at(0.284, 0.226), 0.013)
    with canvas.part("#140e10", soft=0.2, sheen=0.8, care=1) as eye:
        eye.ball(at(0.180, 0.243, 0.034), 0.0078)


def _thieves(scene: Scene) -> None:
    """Boy, cake and dog, in the light of one candle."""
    view = _view(scene)
    _cake(view.canvas)
    _dachshund(view.canvas)
    boy = _boy(view)
    _slice(view.canvas, boy.hold["l"].rod, boy.ahead)
    view.paint(rim=0.55, rim_colour="#ffdca0", shadow=0.7, contact=0.85, fill=0.42, dim=0.3,
               bounce="#7a4a3c", focus=(*view.page(boy.place("head")), 360))  # fmt: skip
    x, y = view.page(boy.place("head"))
    scene.still(ellipse(x, y, 70), 0.6)
    cream = scene.sheet()
    cream.fill(ellipse(x - 21, y + 34, 9, 7, 20), "#f6eddc")
    scene.put(cream)
    scene.exact(ellipse(x - 21, y + 34, 15))


def _flame(scene: Scene, x: float, y: float) -> None:
    fire = scene.sheet()
    fire.fill(leaf((x, y + 14), (x + 2, y - 30), 17, 0.04, 0.32), "#ffb04a")
    fire.fill(leaf((x, y + 12), (x + 1, y - 14), 9, 0.04, 0.32), "#fff6d0")
    scene.put(fire)
    scene.exact(ellipse(x, y, 30))
    scene.shine(x, y - 4, 90, "#ffca78", 0.7)
