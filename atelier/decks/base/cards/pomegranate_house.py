"""A split pomegranate as a house: one tenant in each lit seed, wall to wall, and none meet."""

import math
import random
from typing import Any, NamedTuple

import numpy as np

from pinxit_atelier.animals import cat
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    along,
    common,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    mix,
    moved,
    poly,
    radial,
    rect,
    sample,
    spline,
    taper,
    union,
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Person

GARNET, WINE, INK = "#b3122a", "#5c0616", "#3a0410"
IVORY, RIND, RUST = "#f7e8cc", "#8c2a1c", "#c85a34"
CORE = 396, 628
Place = tuple[float, float]
RIM = [
    (338, 120),
    (462, 120),
    (596, 150),
    (706, 236),
    (772, 390),
    (788, 600),
    (768, 800),
    (708, 960),
    (606, 1068),
    (478, 1122),
    (370, 1126),
    (244, 1098),
    (120, 1012),
    (44, 876),
    (12, 690),
    (18, 470),
    (74, 300),
    (176, 180),
    (256, 138),
]
WALLS = (  # the pith between the chambers: from the core outwards
    [CORE, (372, 470), (410, 300), (404, 90)],
    [CORE, (520, 640), (660, 600), (830, 560)],
    [CORE, (500, 780), (560, 930), (650, 1130)],
    [CORE, (290, 790), (230, 940), (130, 1110)],
    [CORE, (260, 590), (130, 600), (-30, 520)],
)


class Seed(NamedTuple):
    """A cell: its outline, its middle, the radius of what fits in, and how wide and high it is."""

    path: Path
    x: float
    y: float
    room: float
    wide: float
    top: float
    floor: float


def paint(page: Page) -> Scene:
    """Paint the dark, the rind, the pith, the seeds, and who lives in them."""
    scene = Scene(page, 838, light=(330, 240, 420), glow="#ffe0c0", shade="#2a0410", reach=1100)
    far = page.distance(400, 620, 620, 760)
    stops = [(0, "#6a1a1c"), (0.9, "#3c0d14"), (1.4, "#1c060c")]
    scene.backdrop(stops, far.astype(np.float32), amount=0.12)
    scene.shine(400, 640, 520, "#8c2420", 0.4)
    _fruit(scene)
    seeds = _seeds()
    for seed in seeds:
        _pit(scene, seed)
    lit = _assign(seeds)
    _flesh(scene, seeds, lit)
    for number, name in lit.items():
        if name != "nobody":
            _tenant(scene, seeds[number], name)
    _gloss(scene, seeds)
    _climber(scene)
    _drop(scene)
    _fingers(scene)
    scene.motes(60, "#ffd0b8", (40, 120, 760, 1120), size=(0.5, 1.6), strength=0.5)
    return scene.finish(
        Look(
            vignette=0.30,
            bloom=0.34,
            shadows="#4a0818",
            lights="#ffdca8",
            split=0.08,
            saturation=1.08,
            contrast=1.08,
        )
    )


def _fruit(scene: Scene) -> None:
    """The rind with its crown, and the pith within."""
    rng = random.Random(2)
    outer = spline(RIM)
    crown = scene.sheet()
    for turn, long in (
        (-24, 128),
        (24, 128),
        (0, 118),
        (-58, 130),
        (58, 130),
        (-42, 150),
        (42, 150),
    ):
        a = math.radians(turn)
        tip = 400 + math.sin(a) * long * 1.25, 112 - math.cos(a) * long * 0.92
        left, right = (400 + 66 * math.sin(a) - 30, 132), (400 + 66 * math.sin(a) + 30, 132)
        sepal = spline(
            [
                (*left, 1),
                (left[0] + (tip[0] - left[0]) * 0.5 - 10, (left[1] + tip[1]) / 2),
                (*tip, 1),
                (right[0] + (tip[0] - right[0]) * 0.5 + 10, (right[1] + tip[1]) / 2),
                (*right, 1),
            ]
        )
        crown.fill(
            sepal,
            mix(RUST, RIND, abs(turn) / 60),
            grad=linear(400, 130, *tip, mix(RUST, "#f0a060", 0.4)),
        )
        for number in range(7):
            px = left[0] + (right[0] - left[0]) * (number + 0.5) / 7
            crown.fill(
                taper([(px, 130), ((px + tip[0]) / 2, (130 + tip[1]) / 2), tip], [2.4, 1.6, 0.4]),
                "#7a1c14",
                0.4,
                clip=sepal,
            )
    for _ in range(60):
        a, reach = rng.uniform(-0.5, 0.5), rng.uniform(40, 84)
        tip = 400 + math.sin(a) * reach * 1.2, 124 - math.cos(a) * reach
        crown.fill(taper([(400 + 50 * a, 130), tip], [2.2, 1.2], 6), "#e8a850").fill(
            ellipse(*tip, 3, 2.4), "#ffe08a"
        )
    scene.add(crown, relief=14, lo=0.6, hi=0.5, rim=0.5, shadow=(0, 8, 12, 0.5), wobble=1.2)
    rind = scene.sheet()
    rind.fill(outer, RUST, grad=radial(400, 620, 640, RIND))
    with rind.inside(outer):
        for _ in range(1500):
            a, deep = rng.uniform(0, 6.3), rng.uniform(0.90, 1.0)
            x, y = 400 + 400 * deep * math.cos(a), 620 + 520 * deep * math.sin(a)
            rind.fill(
                ellipse(x, y, rng.uniform(1, 5), rng.uniform(1, 3.5)),
                mix("#f0a060", "#5c140e", rng.random()),
                rng.uniform(0.1, 0.4),
            )
    scene.add(
        rind, relief=30, lo=0.45, hi=0.8, rim=0.7, rim_width=4, shadow=(0, 16, 26, 0.7), wobble=1.8
    )
    pith = scene.sheet()
    inner = moved(outer, 400 - 400 * 0.915, 624 - 624 * 0.925, 0.915, high=0.925)
    pith.fill(inner, IVORY, grad=radial(*CORE, 560, "#eec9a0"))
    with pith.inside(inner):
        for _ in range(2600):  # fibres that run from the core
            a, far = rng.uniform(0, 6.3), rng.uniform(30, 560)
            x, y = CORE[0] + far * math.cos(a), CORE[1] + far * 1.15 * math.sin(a)
            reach = rng.uniform(8, 34)
            tip = x + reach * math.cos(a + rng.uniform(-0.3, 0.3)), y + reach * math.sin(a)
            pith.fill(
                taper([(x, y), tip], [1.6, 0.4], 4), mix("#fffaf0", "#d8a87c", rng.random()), 0.4
            )
        pith.line(inner, "#e88a6a", 14, 0.35, blur=8)
    scene.add(
        pith, relief=18, lo=0.5, hi=0.3, shadow=(0, 3, 8, 0.5), wobble=1.6, bump=0.8, amount=0.05
    )


def _chambers() -> Path:
    inner = moved(spline(RIM), 400 - 400 * 0.872, 624 - 624 * 0.888, 0.872, high=0.888)
    walls = [limb(wall, [66, 36, 32, 30]) for wall in WALLS]
    walls[1] = limb(WALLS[1], [70, 92, 72, 40])
    return minus(inner, union(ellipse(*CORE, 52, 60), *walls))


def _seeds() -> list[Seed]:
    """Pack the chambers: points that push each other apart, and the cells round them."""
    space = _chambers()
    seeds = []
    for number in range(5):
        piece = common(space, _sector(number))
        rng = np.random.default_rng(50 + number)
        box = piece.getBounds()
        cloud = rng.uniform((box.left(), box.top()), (box.right(), box.bottom()), (5200, 2))
        cloud = np.array(
            [place for place in cloud if piece.contains(float(place[0]), float(place[1]))]
        )
        area = len(cloud) / 5200 * box.width() * box.height()
        count = max(3, round(area / 18300))
        middles = cloud[rng.choice(len(cloud), count, replace=False)]
        for _ in range(14):
            near = ((cloud[:, None] - middles[None]) ** 2).sum(-1).argmin(1)
            middles = np.array(
                [
                    cloud[near == k].mean(0) if (near == k).any() else middles[k]
                    for k in range(count)
                ]
            )
        for k in range(count):
            cell = _cell(middles, k)
            shape = common(cell, piece)
            corners = [(x, y) for x, y, _, _ in along(shape, 17)[:-1]]
            cx, cy = np.mean(corners, 0)
            round_ = spline([(cx + (x - cx) * 0.95, cy + (y - cy) * 0.95) for x, y in corners])
            room = min(math.dist((cx, cy), corner) for corner in corners) * 0.93
            seeds.append(_measured(round_, float(cx), float(cy), room))
    return seeds


def _measured(path: Path, x: float, y: float, room: float) -> Seed:
    """Find out how much of a cell is there to live in."""
    rows = [y + step * 2 for step in range(-90, 91)]
    inside = [row for row in rows if path.contains(x, row)]
    top, low = min(inside), max(inside)
    floor = low - (low - top) * 0.15

    def spread(row: float) -> tuple[float, float]:
        there = [x + step * 2 for step in range(-90, 91) if path.contains(x + step * 2, row)]
        return min(there, default=x), max(there, default=x)

    left = spread(floor - 8)[0] * 0.5 + spread(y)[0] * 0.5
    right = spread(floor - 8)[1] * 0.5 + spread(y)[1] * 0.5
    return Seed(path, (left + right) / 2, y, room, right - left, top, floor)


def _sector(number: int) -> Path:
    """All between a wall and the next one."""
    beyond = ((1000, -200), (1100, 1300), (400, 1500), (-300, 1300), (-200, -200))[number]
    there = [(x, y) for x, y, _, _ in sample(WALLS[number], 12)]
    back = [(x, y) for x, y, _, _ in sample(WALLS[(number + 1) % 5], 12)]
    return poly([*there, beyond, *reversed(back)])


def _cell(middles: Any, own: int) -> Path:
    """Cut a square until only what is nearest to one of the middles is left."""
    x, y = middles[own]
    corners = [(x - 300, y - 300), (x + 300, y - 300), (x + 300, y + 300), (x - 300, y + 300)]
    for k, (ox, oy) in enumerate(middles):
        if k == own:
            continue
        nx, ny = ox - x, oy - y
        limit = (nx * (x + ox) + ny * (y + oy)) / 2
        kept: list[Place] = []
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
            da, db = ax * nx + ay * ny - limit, bx * nx + by * ny - limit
            if da <= 0:
                kept.append((ax, ay))
            if (da < 0) != (db < 0):
                part = da / (da - db)
                kept.append((ax + (bx - ax) * part, ay + (by - ay) * part))
        corners = kept
    return poly([(float(px), float(py)) for px, py in corners])


def _pit(scene: Scene, seed: Seed) -> None:
    """The dent in the pith in which a seed sits."""
    sheet = scene.sheet()
    sheet.fill(moved(seed.path, -seed.x * 0.05, -seed.y * 0.05, 1.05), "#b8644c", 0.55, blur=4)
    scene.put(sheet)


def _flesh(scene: Scene, seeds: list[Seed], lit: dict[int, str]) -> None:
    """Translucent flesh round a lit core; a few are dark, and a few burn another light."""
    rng = random.Random(7)
    sheet = scene.sheet()
    for number, seed in enumerate(seeds):
        tone: Colour = mix(GARNET, "#d92a4a", rng.random())
        if lit[number] == "nobody":
            tone = mix(tone, INK, 0.66)
        elif lit[number] in COOL:
            tone = "#3a3a62"
        sheet.fill(seed.path, mix(tone, WINE, 0.35))
    scene.add(
        sheet,
        relief=22,
        lo=0.7,
        hi=0.5,
        rim=0.4,
        rim_width=3,
        shadow=(2, 6, 7, 0.55),
        wobble=0.9,
        amount=0.07,
    )
    core = scene.sheet()
    for number, seed in enumerate(seeds):
        if lit[number] == "nobody":
            continue
        warm: Colour = mix("#f4602c", "#ee3a5a", rng.random())
        bright: Colour = mix("#ffd480", "#ffb890", rng.random())
        if lit[number] in COOL:
            warm, bright = "#1f8f9c", "#b4f4e0"
        middle, high = (seed.top + seed.floor) / 2 + 8, (seed.floor - seed.top) / 2
        with core.inside(seed.path):
            core.fill(
                ellipse(seed.x, middle, seed.wide * 0.54, high * 1.05),
                warm,
                0.9,
                blur=seed.room * 0.22,
            )
            core.fill(
                ellipse(seed.x, middle, seed.wide * 0.40, high * 0.86),
                bright,
                0.95,
                blur=seed.room * 0.22,
            )
            for _ in range(46):  # threads in the flesh
                a, near = rng.uniform(0, 6.3), rng.uniform(0.85, 1.0)
                start = (
                    seed.x + seed.wide * 0.5 * near * math.cos(a),
                    middle + high * near * math.sin(a),
                )
                end = (
                    seed.x + seed.wide * 0.68 * math.cos(a),
                    middle + high * 1.35 * math.sin(a),
                )
                core.fill(taper([start, end], [0.5, 2.4], 4), mix(bright, warm, 0.5), 0.22)
    scene.put(core)
    rims = scene.sheet()
    for seed in seeds:
        rims.line(seed.path, INK, 5, 0.75, blur=2.2, clip=seed.path)
        rims.line(moved(seed.path, seed.x * 0.1, seed.y * 0.1, 0.9), "#ff8c8c", 2, 0.28, blur=1.2)
    scene.put(rims, wobble=0.9)


def _gloss(scene: Scene, seeds: list[Seed]) -> None:
    """Wet glints: the seeds are juicy."""
    sheet = scene.sheet()
    for seed in seeds:
        x, y = seed.x - seed.room * 0.66, seed.y - seed.room * 0.70
        glint = taper(
            [
                (x - seed.room * 0.12, y + seed.room * 0.22),
                (x, y),
                (x + seed.room * 0.26, y - seed.room * 0.12),
            ],
            [1, 4.4, 1.2],
        )
        sheet.fill(glint, "#fff4ee", 0.8, blur=0.8)
        sheet.fill(
            ellipse(seed.x + seed.room * 0.55, seed.y + seed.room * 0.66, 5, 2.6, -40),
            "#ffb0a8",
            0.6,
            blur=1.2,
        )
    scene.put(sheet, "screen")


TENANTS: tuple[tuple[str, Place], ...] = (
    ("nobody", (640, 890)),
    ("nobody", (670, 720)),
    ("nobody", (440, 490)),
    ("headstand", (320, 240)),
    ("boxer", (210, 290)),
    ("trumpet", (320, 380)),
    ("monk", (180, 430)),
    ("kite", (120, 500)),
    ("dance", (280, 515)),
    ("bath", (520, 230)),
    ("cello", (500, 370)),
    ("baby", (640, 340)),
    ("gone", (540, 520)),
    ("binoculars", (660, 480)),
    ("ear_left", (110, 690)),
    ("ear_right", (260, 660)),
    ("iron", (190, 770)),
    ("telescope", (150, 880)),
    ("juggle", (410, 760)),
    ("piano", (340, 880)),
    ("painter", (460, 880)),
    ("umbrella", (320, 1000)),
    ("sleep", (480, 1000)),
    ("cat", (550, 740)),
)
COOL = ("binoculars", "kite")  # who sits in another light


def _assign(seeds: list[Seed]) -> dict[int, str]:
    """Give each tenant the nearest seed that is free and large enough."""
    taken: dict[int, str] = {}
    for name, (x, y) in TENANTS[: len(seeds)]:
        free = [n for n, seed in enumerate(seeds) if n not in taken and seed.room > 27]
        best = min(free, key=lambda n: math.dist((seeds[n].x, seeds[n].y), (x, y)))
        taken[best] = name
    return taken


def _dress(name: str) -> Person:
    """Everybody is nearly a silhouette: dark against their own light, yet nobody like another."""
    rng = random.Random(name)
    body = {
        "baby": "toddler",
        "headstand": "child",
        "kite": "child",
        "juggle": "youth",
        "monk": "stout",
        "boxer": "broad",
        "old": "old",
        "sorrow": "thin",
        "look": "old",
        "bath": "stout",
        "dance": "youth",
        "telescope": "broad",
    }.get(name, rng.choice(["adult", "broad", "stout", "youth"]))
    tone = mix("#4a0a1c", rng.choice(["#7a1a2c", "#3a2a6a", "#7a3c10", "#1c4a54", "#8a1050"]), 0.85)
    flesh = mix("#5a1a18", rng.choice(["#a85a3c", "#6a2c20", "#c47a58"]), 0.6)
    hair = (
        "bald"
        if name == "monk"
        else "buns"
        if name == "boxer"
        else rng.choice(["bob", "bun", "afro", "short", "long", "curly", "pony", "crop"])
    )
    hat = {
        "trumpet": "cap",
        "umbrella": "bowler",
        "lantern": "beanie",
        "pray": "hijab",
        "painter": "beret",
        "point": "turban",
    }.get(name)
    coat = (
        "robe"
        if name in ("monk", "pray")
        else rng.choice(["coat", "dress", "jacket", "shirt", "tunic"])
    )
    return Person(
        body=body,
        skin=flesh,
        hair=hair,
        hair_colour=INK,
        coat=coat,
        colour=tone,
        trim=mix(tone, "#e08a6a", 0.5),
        trousers="#3a0a1a",
        shoes=INK,
        hat=hat,
        hat_colour=mix(tone, INK, 0.4),
        face="calm",
    )


POSES: dict[str, tuple[str, dict[str, Any]]] = {
    "cello": ("sit", {"near_arm": (30, 100), "far_arm": (60, 130)}),
    "boxer": ("push", {}),
    "baby": ("sit", {}),
    "monk": ("sit_floor", {}),
    "iron": ("stand", {"near_arm": (40, 80), "far_arm": (30, 70), "lean": 8, "head": 14}),
    "headstand": (
        "stand",
        {"turn": 180, "near_arm": (165, 175), "far_arm": (170, 178), "air": True},
    ),
    "trumpet": ("sit", {"near_arm": (70, 110), "far_arm": (66, 106)}),
    "telescope": ("look", {"prop": None}),
    "binoculars": ("look", {"prop": None, "near_arm": (70, 150), "far_arm": (66, 146)}),
    "ear_left": ("stand", {"lean": 13, "head": 14, "near_arm": (86, 150), "far_arm": (60, 140)}),
    "ear_right": ("stand", {"lean": 13, "head": 14, "near_arm": (86, 150), "far_arm": (60, 140)}),
    "violin": ("violin", {}),
    "reader": ("read", {}),
    "dance": ("dance", {}),
    "sorrow": ("sorrow", {}),
    "umbrella": ("umbrella", {}),
    "lantern": ("lantern", {}),
    "pray": ("pray", {}),
    "wave": ("wave", {}),
    "balance": ("balance", {}),
    "painter": ("point", {}),
    "twirl": ("twirl", {}),
    "look": ("look", {}),
    "point": ("point", {}),
    "plant": ("kneel", {}),
    "cat": ("sit_floor", {}),
    "juggle": ("balance", {}),
    "letter": ("read", {}),
    "piano": ("sit", {"near_arm": (40, 80)}),
    "old": ("stroll", {}),
    "ladder": ("climb", {}),
    "kite": ("reach", {}),
}


LARGER = {  # those who sit or kneel may be larger; the fields: size, place
    "baby": (0.80, 0),
    "monk": (1.45, -14),
    "cat": (1.40, -16),
    "plant": (1.2, -10),
    "sorrow": (1.3, -6),
    "cello": (1.12, -8),
    "trumpet": (1.12, -4),
    "piano": (1.12, 22),
    "iron": (1.0, -22),
    "telescope": (1.0, -26),
    "painter": (1.0, -22),
    "ear_left": (1.04, 26),
    "ear_right": (1.04, -36),
    "headstand": (1.0, 0),
    "umbrella": (0.84, 0),
}


def _tenant(scene: Scene, seed: Seed, name: str) -> None:
    """Somebody at home."""
    high = seed.floor - seed.top
    tall = min(high * 0.98, seed.wide * 1.12)
    if name in ("bath", "sleep", "monk", "gone"):
        tall = min(high * (0.92 if name == "bath" else 1.05), seed.wide * 0.84)
    x, floor = seed.x, seed.floor
    props = scene.sheet()
    with props.inside(seed.path), props.at(x, floor, tall / 100):
        props.fill(spline([(-90, 0, 1), (90, 0, 1), (60, 24), (0, 34), (-60, 24)]), WINE, 0.75)
        _prop(props, name)
    scene.put(props)
    if name in ("bath", "sleep", "gone", "cat"):
        return
    pose, changes = POSES[name]
    size, aside = LARGER.get(name, (1.0, 0.0))
    y = floor - tall * 0.50 if name == "headstand" else floor
    Figure(_dress(name), pose, "side" if name.startswith("ear") else "q", **changes).draw(
        scene,
        x + aside * tall / 100,
        y,
        tall * size,
        flip=name in ("ear_right", "piano", "wave", "reader", "kite"),
        ground=0,
        light=(x, seed.y - 20, 60),
        rim=0.6,
        rim_colour="#d8fff0" if name in COOL else "#ffd9a8",
        shadow=None,
        amount=0.03,
    )


def _prop(sheet: Sheet, name: str) -> None:
    """What they have with them, in hundredths of their height."""
    match name:
        case "cello":
            sheet.fill(union(ellipse(20, -22, 15, 17), ellipse(22, -48, 11, 13)), "#8a2410").fill(
                limb([(21, -50), (28, -96)], [6, 4]), INK
            )
            sheet.line(poly([(-6, -44), (50, -34)], closed=False), INK, 3).fill(
                rect(-26, -26, 26, 5), INK
            )
        case "boxer":
            sheet.line(poly([(34, -120), (34, -88)], closed=False), INK, 3).fill(
                limb([(34, -84), (34, -44)], [26, 28]), INK
            )
        case "baby":
            sheet.fill(rect(-16, -38, 34, 5), INK).line(
                poly([(-12, -36), (-20, 0)], closed=False), INK, 4
            ).line(poly([(14, -36), (22, 0)], closed=False), INK, 4)
            sheet.fill(rect(8, -54, 22, 4), INK)
        case "monk":
            sheet.fill(rect(26, -26, 30, 24, 4), INK).line(
                poly([(50, -26), (60, -58)], closed=False), INK, 2
            ).fill(ellipse(35, -14, 6), "#ffb86a")
        case "bath":
            sheet.fill(limb([(-6, -44), (-2, -58)], [26, 20]), "#7a2a22").fill(
                ellipse(0, -72, 13, 15), "#7a2a22"
            ).fill(ellipse(0, -86, 14, 9), INK)
            sheet.fill(limb([(10, -48), (34, -62), (46, -50)], [8, 7, 6]), "#7a2a22")
            sheet.fill(spline([(-58, -46, 1), (58, -46, 1), (46, -8), (0, -2), (-46, -8)]), INK)
            for dx, dy, r in (
                (-40, -50, 9),
                (-26, -54, 11),
                (-10, -50, 9),
                (22, -52, 10),
                (40, -50, 8),
                (-30, -66, 5),
                (34, -70, 4),
            ):
                sheet.fill(ellipse(dx, dy, r), "#fff0e0", 0.9)
        case "iron":
            sheet.fill(limb([(4, -44), (58, -44)], [6, 6]), INK).line(
                poly([(16, -42), (48, 0)], closed=False), INK, 4
            ).line(poly([(46, -42), (14, 0)], closed=False), INK, 4)
            sheet.fill(poly([(14, -47), (36, -47), (30, -58), (20, -58)]), "#8a2410")
            for k in range(3):
                sheet.line(
                    spline([(26 + k * 8, -64), (30 + k * 8, -76), (24 + k * 8, -88)], closed=False),
                    "#fff0e0",
                    2.5,
                    0.8,
                )
        case "trumpet":
            sheet.line(ellipse(-2, -26, 25), INK, 4).fill(rect(-22, -40, 5, 26), INK).line(
                ellipse(34, -8, 8), INK, 3
            )
            sheet.fill(poly([(24, -84), (52, -92), (52, -70), (24, -78)]), "#d88a3a")
        case "telescope":
            sheet.fill(limb([(2, -70), (52, -100)], [8, 14]), INK)
            for dx in (8, 24, 40):
                sheet.line(poly([(24, -82), (dx, 0)], closed=False), INK, 3.5)
        case "binoculars":
            sheet.fill(rect(-60, -30, 120, 6), INK).fill(
                limb([(14, -86), (28, -88)], [12, 14]), INK
            )
        case "sleep":
            sheet.fill(rect(-62, -26, 124, 12, 4), INK).fill(rect(-62, -50, 7, 50), INK).fill(
                rect(56, -36, 7, 36), INK
            )
            sheet.fill(
                spline([(-40, -26, 1), (-20, -46), (20, -50), (54, -34), (56, -26, 1)]), "#8a1a2c"
            ).fill(ellipse(-46, -38, 11, 12), "#7a2a22")
            sheet.fill(ellipse(-46, -28, 18, 7), "#fff0e0", 0.85)
        case "painter":
            sheet.line(poly([(40, -100), (26, 0)], closed=False), INK, 4).line(
                poly([(44, -100), (58, 0)], closed=False), INK, 4
            )
            sheet.fill(rect(18, -92, 46, 42), INK).fill(rect(22, -88, 38, 34), "#fff0e0").fill(
                ellipse(40, -72, 9), GARNET
            )
        case "plant":
            sheet.fill(poly([(24, -22), (50, -22), (45, 0), (29, 0)]), INK)
            for a in range(-3, 4):
                sheet.fill(leaf((37, -22), (37 + a * 11, -66 + abs(a) * 8), 11), "#4a3414")
        case "cat":
            sheet.fill(ellipse(-8, -3, 46, 9), "#8a1a2c")
            cat(sheet, -18, -5, 0.68, pose="sit", colours=("#2a0a1c", "#f0c8a0", "#ffd257"))
        case "gone":
            with sheet.at(-36, 0, 1, -14):
                sheet.fill(rect(-16, -36, 34, 6), INK).fill(rect(-16, -78, 6, 78), INK)
                sheet.fill(rect(12, -34, 6, 34), INK).fill(rect(-16, -78, 8, 6), INK)
            sheet.fill(limb([(30, 0), (30, -62)], [8, 6]), INK).fill(rect(12, -64, 36, 6), INK)
            sheet.fill(limb([(30, -60), (30, -74)], [5, 4]), INK)
            sheet.fill(poly([(14, -72), (46, -72), (38, -98), (22, -98)]), "#8a2410")
        case "juggle":
            for dx, dy in ((-44, -92), (-20, -116), (12, -120), (42, -100)):
                sheet.fill(ellipse(dx, dy, 7), "#8a1a2c")
        case "piano":
            sheet.fill(rect(-58, -58, 40, 58, 2), INK).fill(rect(-30, -34, 22, 6), "#fff0e0").fill(
                rect(14, -26, 22, 5), INK
            ).line(poly([(25, -24), (25, 0)], closed=False), INK, 4)
        case "ladder":
            for dx in (14, 38):
                sheet.line(poly([(dx, 0), (dx, -116)], closed=False), INK, 4)
            for k in range(9):
                sheet.line(poly([(14, -8 - k * 13), (38, -8 - k * 13)], closed=False), INK, 3)
        case "kite":
            sheet.fill(poly([(-44, -116), (-30, -96), (-46, -82), (-58, -102)]), "#d88a3a").line(
                spline([(-45, -82), (-20, -80), (-14, -66)], closed=False), INK, 2
            )
        case "old":
            sheet.line(poly([(24, -44), (30, 0)], closed=False), INK, 4)
        case "sorrow":
            sheet.fill(rect(26, -40, 34, 5), INK).line(
                poly([(30, -38), (30, 0)], closed=False), INK, 4
            ).line(poly([(56, -38), (56, 0)], closed=False), INK, 4).fill(
                ellipse(44, -46, 6, 7), "#fff0e0"
            )
        case _:
            sheet.line(poly([(-40, -124), (-40, -106)], closed=False), INK, 2).fill(
                spline([(-50, -96, 1), (-40, -108), (-30, -96, 1)]), INK
            )


CLOTHS = (
    ("#f3f0e4", "#c2405a"),
    ("#a9cbe6", "#2f62a0"),
    ("#f4e2ac", "#c98a2a"),
    ("#f3f0e4", "#2f62a0"),
)


def _climber(scene: Scene) -> None:
    """Out of one window, over the clean pith, on knotted sheets, to another."""
    way = [(570, 508), (592, 560), (598, 612), (596, 664), (590, 712)]
    stations = [(x, y) for x, y, _, _ in sample(way, 48)]
    sheet = scene.sheet()
    for number, (pale, bold) in enumerate(CLOTHS):
        part = stations[number * 12 : number * 12 + 13]
        cloth = taper(part, [13, 24, 29, 25, 13])
        sheet.fill(cloth, pale)
        for k in range(-2, 3):  # the stripes run down each sheet and meet in the knots
            line = [
                (x + k * 6.0 * (0.4 + 0.6 * math.sin(math.pi * step / 12)), y)
                for step, (x, y) in enumerate(part)
            ]
            sheet.line(spline(line, closed=False), bold, 2.8, 0.95, clip=cloth)
        sheet.fill(
            taper([(x + 9, y + 2) for x, y in part[1:]], [1, 7, 1]), INK, 0.28, blur=2, clip=cloth
        )
    for number in range(5):
        x, y = stations[number * 12]
        pale, bold = CLOTHS[min(number, 3)]
        before = CLOTHS[max(number - 1, 0)]
        sheet.fill(leaf((x, y), (x - 25, y + 17), 15), before[0]).line(
            poly([(x - 3, y + 2), (x - 20, y + 14)], closed=False), before[1], 2.6
        )
        sheet.fill(leaf((x, y), (x + 24, y + 13), 15), pale).line(
            poly([(x + 3, y + 2), (x + 19, y + 10)], closed=False), bold, 2.6
        )
        sheet.fill(ellipse(x, y, 12.5, 10), mix(pale, before[0], 0.5))
        sheet.line(spline([(x - 10, y + 3), (x, y - 4), (x + 10, y - 3)], closed=False), bold, 2.6)
        sheet.line(
            spline([(x - 9, y - 4), (x, y + 4), (x + 8, y + 5)], closed=False), INK, 1.6, 0.6
        )
    scene.add(
        sheet, relief=7, lo=0.5, hi=0.3, rim=0.4, rim_width=2, shadow=(7, 6, 6, 0.5), wobble=0.3
    )
    who = Person(
        body="youth",
        skin="brown",
        hair="afro",
        hair_colour=INK,
        coat="shirt",
        colour="#2c3a6a",
        trim="#f0d0a0",
        trousers="#7a1a2c",
        shoes="bare",
    )
    Figure(who, "climb", "q").draw(scene, 552, 700, 150, ground=0, shadow=(6, 6, 5, 0.45))


def _drop(scene: Scene) -> None:
    """A drop of juice, and in it a letter on its way down."""
    sheet = scene.sheet()
    grown = [
        (250, 1096, 1),
        (262, 1128),
        (280, 1158),
        (270, 1190),
        (246, 1196),
        (224, 1182),
        (222, 1154),
        (242, 1126),
    ]
    drop = moved(spline(grown), 250 - 250 * 1.3, 1086 - 1096 * 1.02, 1.3, high=1.02)
    sheet.fill(drop, "#d81c3a", 0.94, grad=linear(230, 1110, 270, 1196, "#7a0a1e"))
    note = poly([(-26, -17), (26, -17), (26, 18), (-26, 18)])
    sheet.fill(moved(note, 250, 1150, 1, -10), "#fff6e6")
    flap = poly([(-26, -17), (0, 5), (26, -17)], closed=False)
    sheet.line(moved(flap, 250, 1150, 1, -10), "#b8786a", 2.6)
    sheet.fill(moved(ellipse(0, 5, 5), 250, 1150, 1, -10), GARNET)
    scene.add(
        sheet, relief=16, lo=0.5, hi=0.6, rim=0.8, rim_width=2.4, shadow=(4, 6, 8, 0.5), wobble=0.4
    )
    glint = scene.sheet()
    glint.fill(taper([(232, 1172), (233, 1152), (246, 1128)], [2, 6, 1.5]), "#fff4ee", 0.85, blur=1)
    scene.put(glint, "screen")
    scene.shine(250, 1164, 30, "#ff6a6a", 0.25)


def _fingers(scene: Scene) -> None:
    """Let a giant thumb and forefinger begin at the corner."""
    for x, y, turn, size in ((738, 1000, 36, 0.84), (684, 1142, 14, 1.0)):
        _tip(scene, x, y, turn, size)


def _tip(scene: Scene, x: float, y: float, turn: float, size: float) -> None:
    """One finger, from its tip to where the picture ends."""
    sheet = scene.sheet()
    with sheet.at(x, y, size, turn):
        finger = spline(
            [
                (240, -66, 1),
                (140, -58),
                (80, -64),
                (8, -48),
                (-30, -14),
                (-31, 20),
                (8, 52),
                (80, 62),
                (140, 56),
                (240, 70, 1),
            ]
        )
        sheet.fill(finger, "#c98a68", grad=linear(-30, -30, 170, 40, "#84432f"))
        with sheet.inside(finger):
            rng = random.Random(int(x))
            for _ in range(260):
                px, py = rng.uniform(-30, 240), rng.uniform(-66, 70)
                mark = [(px, py), (px + rng.uniform(2, 5), py + rng.uniform(5, 12))]
                sheet.fill(taper(mark, [0.4, 1.6], 4), mix("#f0b898", "#6a2c20", rng.random()), 0.3)
            for k in (0, 9, 19, 27):
                fold = [(104 + k, -60), (96 + k, -10), (98 + k, 22), (108 + k, 60)]
                sheet.fill(taper(fold, [0.5, 3.4, 3, 0.5]), "#6a2c20", 0.5)
            sheet.fill(ellipse(60, 50, 110, 20), "#5a1a18", 0.4, blur=12)
        nail = spline([(-24, -22), (10, -37), (50, -35), (59, -4), (50, 27), (10, 31), (-24, 16)])
        sheet.line(nail, "#6a2c20", 4, 0.5, blur=2)
        sheet.fill(nail, "#f2c4ae", grad=linear(-24, 0, 60, 10, "#d08a78"))
        edge = spline([(-24, -22), (-33, -3), (-24, 16), (-15, 15), (-21, -3), (-15, -20)])
        sheet.fill(edge, "#fff0e0", 0.9)
        sheet.fill(spline([(44, -18), (58, -4), (44, 14), (39, -3)]), "#ffe8da", 0.6, blur=2)
        sheet.fill(leaf((-8, -22), (40, -27), 8), "#ffffff", 0.55, blur=2)
    scene.add(
        sheet,
        relief=30 * size,
        lo=0.7,
        hi=0.5,
        rim=0.6,
        rim_width=3,
        shadow=(-8, 8, 16, 0.6),
        wobble=0.8,
    )
