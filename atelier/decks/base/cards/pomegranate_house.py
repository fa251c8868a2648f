"""A split pomegranate as a house: one tenant in each lit seed, wall to wall, and none meet."""

import math
import random
from typing import Any, NamedTuple

import numpy as np

from pinxit_atelier.engine import (
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
    """A cell: its outline, its middle, and the radius of what fits in."""

    path: Path
    x: float
    y: float
    room: float


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
    _flesh(
        scene, seeds, set(lit), dark={number for number, name in lit.items() if name == "nobody"}
    )
    for number, name in lit.items():
        if name != "nobody":
            _tenant(scene, seeds[number], name)
    _gloss(scene, seeds)
    _climber(scene)
    _drop(scene)
    _nail(scene)
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
        count = max(3, round(area / 8000))
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
            corners = [(x, y) for x, y, _, _ in along(shape, 13)[:-1]]
            cx, cy = np.mean(corners, 0)
            round_ = spline([(cx + (x - cx) * 0.95, cy + (y - cy) * 0.95) for x, y in corners])
            room = min(math.dist((cx, cy), corner) for corner in corners) * 0.93
            seeds.append(Seed(round_, float(cx), float(cy), room))
    return seeds


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


def _flesh(scene: Scene, seeds: list[Seed], lit: set[int], dark: set[int]) -> None:
    """Translucent flesh round a lit core."""
    rng = random.Random(7)
    sheet = scene.sheet()
    for number, seed in enumerate(seeds):
        tone = mix(GARNET, "#d92a4a", rng.random())
        sheet.fill(seed.path, mix(tone, INK, 0.7) if number in dark else mix(tone, WINE, 0.35))
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
        if number in dark:
            continue
        warm = mix("#f4602c", "#ee3a5a", rng.random())
        bright = mix("#ffd480", "#ffb08c", rng.random())
        home = number in lit
        with core.inside(seed.path):
            core.fill(
                ellipse(seed.x, seed.y, seed.room * (1.1 if home else 0.9)),
                warm,
                0.8,
                blur=seed.room * 0.26,
            )
            core.fill(
                ellipse(seed.x, seed.y - seed.room * 0.05, seed.room * (0.8 if home else 0.34)),
                bright,
                0.95 if home else 0.7,
                blur=seed.room * 0.22,
            )
            for _ in range(26):  # threads in the flesh
                a = rng.uniform(0, 6.3)
                start = (
                    seed.x + seed.room * 0.75 * math.cos(a),
                    seed.y + seed.room * 0.75 * math.sin(a),
                )
                end = seed.x + seed.room * 1.2 * math.cos(a), seed.y + seed.room * 1.2 * math.sin(a)
                core.fill(taper([start, end], [0.5, 2], 4), "#ff9a8a", 0.22)
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
    ("cello", (520, 330)),
    ("boxer", (250, 310)),
    ("baby", (640, 420)),
    ("monk", (150, 420)),
    ("bath", (620, 300)),
    ("iron", (120, 720)),
    ("headstand", (330, 220)),
    ("trumpet", (480, 210)),
    ("telescope", (640, 230)),
    ("binoculars", (700, 500)),
    ("ear_left", (120, 820)),
    ("ear_right", (200, 830)),
    ("nobody", (640, 840)),
    ("nobody", (700, 780)),
    ("violin", (300, 420)),
    ("reader", (560, 500)),
    ("dance", (400, 960)),
    ("sorrow", (300, 1000)),
    ("umbrella", (470, 1050)),
    ("sleep", (600, 940)),
    ("lantern", (180, 230)),
    ("pray", (90, 510)),
    ("wave", (700, 690)),
    ("balance", (220, 520)),
    ("painter", (400, 860)),
    ("twirl", (270, 720)),
    ("look", (180, 920)),
    ("point", (480, 420)),
    ("plant", (360, 1060)),
    ("cat", (560, 720)),
    ("juggle", (440, 780)),
    ("letter", (600, 800)),
    ("piano", (240, 1040)),
    ("old", (330, 330)),
    ("ladder", (560, 1020)),
    ("kite", (70, 620)),
)


def _assign(seeds: list[Seed]) -> dict[int, str]:
    """Give each tenant the nearest seed that is free and large enough."""
    taken: dict[int, str] = {}
    for name, (x, y) in TENANTS:
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
    }.get(name, rng.choice(["adult", "tall", "thin", "youth"]))
    tone = mix("#4a0a1c", rng.choice(["#7a1a2c", "#2a1238", "#5a2410", "#24202c", "#6a1040"]), 0.7)
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
    "iron": ("carry", {"near_arm": (40, 80)}),
    "headstand": (
        "stand",
        {"turn": 180, "near_arm": (165, 175), "far_arm": (170, 178), "air": True},
    ),
    "trumpet": ("sit", {"near_arm": (70, 110), "far_arm": (66, 106)}),
    "telescope": ("look", {}),
    "binoculars": ("look", {"near_arm": (70, 150), "far_arm": (66, 146)}),
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


def _tenant(scene: Scene, seed: Seed, name: str) -> None:
    """Somebody at home."""
    tall = seed.room * 1.66
    x, floor = seed.x, seed.y + seed.room * 0.80
    props = scene.sheet()
    with props.inside(seed.path), props.at(x, floor, tall / 100):
        props.fill(spline([(-58, 0, 1), (58, 0, 1), (40, 14), (0, 20), (-40, 14)]), WINE, 0.55)
        _prop(props, name)
    scene.put(props)
    if name in ("bath", "sleep"):
        return
    pose, changes = POSES[name]
    sits = {
        "cello": -8,
        "trumpet": -4,
        "piano": 22,
        "iron": -22,
        "telescope": -26,
        "monk": -12,
        "cat": -14,
        "painter": -22,
        "ear_left": 14,
        "ear_right": -14,
    }
    size = {"baby": 0.62, "monk": 1.25, "cat": 1.2, "plant": 1.15, "sorrow": 1.2}.get(name, 1.0)
    y = seed.y if name == "headstand" else floor
    Figure(_dress(name), pose, "side" if name.startswith("ear") else "q", **changes).draw(
        scene,
        x + sits.get(name, 0) * tall / 100,
        y,
        tall * size,
        flip=name in ("ear_right", "piano", "wave", "reader", "kite"),
        ground=0,
        light=(x, seed.y - 20, 60),
        rim=0.6,
        rim_colour="#ffd9a8",
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
            sheet.fill(limb([(30, -2), (32, -18)], [24, 14]), INK).fill(
                ellipse(32, -28, 9), INK
            ).fill(poly([(24, -32), (25, -44), (31, -35)]), INK).fill(
                poly([(33, -35), (40, -44), (40, -31)]), INK
            )
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


def _climber(scene: Scene) -> None:
    """Out of one window, over the clean pith, on knotted sheets, to another."""
    way = [(588, 536), (596, 596), (582, 650), (592, 700), (578, 752)]
    sheet = scene.sheet()
    sheet.line(spline(way, closed=False), "#8fb0d2", 13)
    for number, (x, y, _, way_y) in enumerate(sample(way, 8)):
        sheet.fill(ellipse(x, y, 11, 8), "#5f86b0" if number % 2 else "#b8d0e4")
        sheet.fill(leaf((x, y), (x - way_y * 22 + 4, y + 13), 10), "#dbe8f2")
    scene.add(sheet, relief=3, lo=0.5, hi=0.3, shadow=(5, 5, 5, 0.45), wobble=0.3)
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
    Figure(who, "climb", "q").draw(scene, 564, 700, 128, ground=0, shadow=(6, 6, 5, 0.45))


def _drop(scene: Scene) -> None:
    """A drop of juice, and in it a letter on its way down."""
    sheet = scene.sheet()
    drop = spline(
        [
            (250, 1096, 1),
            (262, 1128),
            (280, 1158),
            (270, 1190),
            (246, 1196),
            (224, 1182),
            (222, 1154),
            (242, 1126),
        ]
    )
    sheet.fill(drop, "#d81c3a", 0.94, grad=linear(230, 1110, 270, 1196, "#7a0a1e"))
    sheet.fill(
        moved(poly([(-17, -11), (17, -11), (17, 12), (-17, 12)]), 249, 1166, 1, -12), "#fff6e6"
    )
    sheet.line(
        moved(poly([(-17, -11), (0, 3), (17, -11)], closed=False), 249, 1166, 1, -12),
        "#c89a8a",
        1.8,
    )
    scene.add(
        sheet, relief=16, lo=0.5, hi=0.6, rim=0.8, rim_width=2.4, shadow=(4, 6, 8, 0.5), wobble=0.4
    )
    glint = scene.sheet()
    glint.fill(taper([(232, 1172), (233, 1152), (246, 1128)], [2, 6, 1.5]), "#fff4ee", 0.85, blur=1)
    scene.put(glint, "screen")
    scene.shine(250, 1164, 30, "#ff6a6a", 0.25)


def _nail(scene: Scene) -> None:
    """Let a giant finger begin at the edge."""
    sheet = scene.sheet()
    with sheet.at(742, 958, 1, 38):
        finger = spline(
            [
                (150, -62, 1),
                (60, -64),
                (4, -50),
                (-34, -14),
                (-34, 26),
                (4, 58),
                (60, 70),
                (150, 74, 1),
            ]
        )
        sheet.fill(finger, "#c08062", grad=linear(-30, 0, 150, 10, "#7c4030"))
        for k in range(4):
            sheet.line(
                spline([(84 + k * 8, -62), (76 + k * 8, 4), (86 + k * 8, 70)], closed=False),
                "#7a3c2c",
                1.8,
                0.5,
            )
        nail = spline(
            [(-30, -14), (4, -36), (54, -38), (64, 2), (54, 42), (4, 44), (-30, 22), (-38, 4)]
        )
        sheet.fill(nail, "#f6d3bf", grad=linear(-30, 0, 64, 10, "#d8988a"))
        sheet.fill(
            spline([(-30, -14), (-38, 4), (-30, 22), (-20, 20), (-26, 4), (-20, -12)]),
            "#fff4e6",
            0.95,
        )
        sheet.fill(spline([(46, -22), (64, 2), (46, 28), (40, 2)]), "#fff0e2", 0.6, blur=2)
        sheet.fill(leaf((-14, -20), (44, -26), 8), "#ffffff", 0.55, blur=2)
    scene.add(
        sheet,
        relief=26,
        lo=0.7,
        hi=0.5,
        rim=0.6,
        rim_width=3,
        shadow=(-10, -4, 16, 0.7),
        wobble=0.8,
    )
