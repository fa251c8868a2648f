"""In a dusky wood full of searchers a queen stands like a tent, and keeps a straight face."""

import math
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    leaf,
    linear,
    poly,
    rgb,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import BUILDS, POSES, Canvas, Hand, Person, Stage, figure, things, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.cloth import trunk
from pinxit_atelier.gesture.heads import head
from pinxit_atelier.gesture.limbs import arm

FOOT: Final = 470.0, 1120.0
TALL: Final = 905.0
OPEN: Final = math.radians(-7)  # which way the gown is open; 0 is towards us
WAIST: Final = 0.595
LAMP: Final = vec(0.005, 0.352, 0.0)
PEACH, DUSK, VIOLET, DEEP = "#f4bf8a", "#8f90b4", "#4a3578", "#1c1838"


def paint(page: Page) -> Scene:
    """Paint the wood, the searchers in its mist, what is under the gown, and the gown."""
    scene = Scene(
        page, 5151, light=(380, 760, 160), glow="#ffcf90", shade="#171430", reach=620, felt=0.1
    )
    scene.focus(380, 940, 230)
    scene.focus(440, 300, 140)
    scene.focus(120, 900, 150, 0.8)
    _wood(scene)
    _searchers(scene)
    _floor(scene)
    glow, scene.glow = scene.glow, rgb("#d8d6f2")  # outside it is dusk
    her = _queen(scene)
    scene.glow = glow
    _refuge(scene)
    scene.glow = rgb("#d8d6f2")
    _gown(scene, her)
    scene.glow = glow
    _bower(scene)
    _near(scene)
    return scene.finish(
        Look(
            vignette=0.35,
            bloom=0.35,
            bloom_from=0.75,
            contrast=1.08,
            grain=0.02,
            brush=Brush(exact=0.03, edges=0.35, detail=0.6, variety=0.9),
            palette=Palette(
                colours=("#dcd6e0", "#8f90b4", "#4a3578", "#1c1838", "#e8a868", "#6a4a38"),
                accent="#e8b840",
                quiet=0.15,
                hold=0.7,
                warmth=-0.05,
            ),
            masses=0.15,
        )
    )


def _wood(scene: Scene) -> None:
    """The last of the day behind trunks, each row paler than the one before it."""
    page, rng = scene.page, scene.rng
    low = page.distance(640, 430, 1.0, 1.2) / 640
    scene.backdrop(
        [(0, "#e2d6d4"), (0.3, "#b9b4ca"), (0.65, "#7f80a8"), (1, "#4c4a78"), (1.4, "#2a2850")],
        (low + 0.05 * page.noise(3, 160, 4)).astype(np.float32),
        amount=0.04,
    )
    scene.of("sky", way=80)
    for row, (count, wide, tone, air) in enumerate(
        ((22, 12, "#8a86a8", 0.6), (13, 24, "#66628e", 0.3), (7, 44, "#3c3866", 0.0))
    ):
        trunks = scene.sheet()
        for number in range(count):
            x = (number + rng.uniform(0.1, 0.9)) * 840 / count - 20
            if row == 2 and 130 < x < 640:
                continue
            thick = wide * rng.uniform(0.7, 1.3)
            lean = rng.uniform(-24, 24)
            line = [(x, 900 + 50 * row), (x + lean * 0.4, 480), (x + lean, -30)]
            trunks.fill(
                taper(line, [thick * 1.5, thick, thick * 0.7], 30), vary(tone, rng, 0.08, 0.02)
            )
            for _ in range(5):
                y, side = rng.uniform(-20, 520), rng.choice((-1, 1))
                far = rng.uniform(50, 150)
                bough = [
                    (x + lean * 0.5, y),
                    (x + side * far * 0.5, y - 24),
                    (x + side * far, y - 70),
                ]
                trunks.fill(taper(bough, [thick * 0.28, thick * 0.16, 0.6], 16), tone)
        scene.lay(trunks, "wood", way=88, air=("#a8a6c4", air))
        mist = smoothstep(520, 860, page.y) * (0.5 - 0.14 * row)
        scene.tint(
            (mist * (0.8 + 0.4 * page.noise(20 + row, 200, 3))).astype(np.float32), "#b6b2cc"
        )


def _searchers(scene: Scene) -> None:
    """They come with nets and lanterns, and look everywhere else."""
    for x, y, high, facing, pose, tone in (
        (196, 812, 240, 70, "lantern", "#514d7c"),
        (54, 772, 170, -70, "sneaking", "#6a6894"),
        (716, 790, 200, -110, "lantern", "#514d7c"),
    ):
        stage = Stage(scene, x, y, high, pitch=4)
        who = stage.person(Who("man", "tan", coat="#3c3a5c", hat="cap"), pose, facing=facing)
        hand = who.hold["l" if pose == "sneaking" else "r"].rod
        net = who.hold["r" if pose == "sneaking" else "l"].rod
        stage.paint(silhouette=tone, shadow=0, contact=0)
        px, py = stage.page(net)
        rod, dark = scene.sheet(), "#3a3666"
        top = px + (18 if facing > 0 else -18), py - high * 0.42
        rod.line(poly([(px, py + high * 0.2), top], closed=False), dark, 3)
        rod.line(ellipse(top[0], top[1] - 20, 26, 20), dark, 2.6)
        for step in range(-2, 3):
            rod.line(
                spline(
                    [
                        (top[0] + step * 11, top[1] - 20),
                        (top[0] + step * 6 + 4, top[1] + 12),
                        (top[0] + 8, top[1] + 36),
                    ],
                    closed=False,
                ),
                dark,
                1.1,
                0.7,
            )
        scene.lay(rod, "plain")
        if pose == "lantern":
            lx, ly = stage.page(hand)
            scene.shine(lx, ly + 14, 70, "#ffd49a", 0.6)
            scene.shine(lx, ly + 14, 14, "#fff2d0", 1)


def _floor(scene: Scene) -> None:
    """Moss and last year's leaves; the light of the gown runs out over them."""
    page, rng = scene.page, scene.rng
    edge = 880 + 14 * page.noise(41, 140, 3)
    ground = smoothstep(-26, 40, page.y - edge)
    scene.tint(ground, "#34304e")
    scene.tint((ground * smoothstep(900, 1200, page.y) * 0.6).astype(np.float32), "#1a1730")
    leaves = scene.sheet()
    for _ in range(900):
        y = 890 + 320 * rng.random() ** 0.8
        x, size = rng.uniform(-10, 810), (y - 800) / 400 * rng.uniform(8, 16)
        way = rng.uniform(-0.5, 0.5) + rng.choice((0, math.pi))
        tip = x + size * math.cos(way), y + size * 0.5 * math.sin(way)
        leaves.fill(
            leaf((x, y), tip, size * 0.34),
            vary(rng.choice(("#453e62", "#2c2848", "#5a4a5c")), rng, 0.15),
            0.7,
        )
    scene.put(leaves)
    spill = np.exp(-(((page.x - 400) / 330) ** 2) - ((page.y - 1120) / 70) ** 2)
    scene.tint((spill * 0.8 * ground).astype(np.float32), "#d89a68")
    scene.of("plain", ground, way=4)


def _bell(angle: float, high: float, *, folds: float = 1.0) -> np.ndarray:
    """Return a place on the gown: how far round it (0 is towards us), and how high."""
    part = 1 - high / WAIST
    wide = 0.095 + 0.40 * part**0.62 + 0.05 * part**3
    wave = math.cos(17 * angle + 0.8) + 0.5 * math.cos(29 * angle + 2) + 0.4 * math.cos(7 * angle)
    wide += folds * 0.017 * wave * (0.12 + part) ** 1.1
    return vec(wide * math.sin(angle), high, wide * math.cos(angle))


def _parted(high: float) -> float:
    """Return half of how far the gown stands open at a height, in radians."""
    part = max(0.0, 1 - high / 0.475)
    return 0.03 + 1.0 * part**0.55 + 0.05 * math.sin(part * 9)


HEIGHTS: Final = tuple(np.linspace(0.0, WAIST, 22))


def _refuge(scene: Scene) -> None:
    """Under the gown: a lantern behind all who hold their breath, so that they are seen dark."""
    tent = Stage(scene, *FOOT, TALL, pitch=5, near=4.5)
    x, y = tent.page(LAMP)
    with tent.canvas.part("#e6b084", soft=0.5, rough=0.8) as lining:
        angles = np.linspace(OPEN + 1.0, OPEN + math.tau - 1.0, 90)
        lining.surface(
            np.array([[_bell(a, h) * vec(0.97, 1, 0.97) for a in angles] for h in HEIGHTS[:-2]])
        )
    for high in (0.46, 0.24):
        ring = [
            _bell(a, high, folds=0) * vec(0.95, 1, 0.95)
            for a in np.linspace(OPEN + 0.8, OPEN + math.tau - 0.8, 50)
        ]
        things.rod(tent.canvas, ring, 0.005, "#9a6644")
    tent.paint(light=(x, y, 260), shadow=0, contact=0, dim=0.45, fill=0.45, bounce="#d89060")
    scene.shine(x, y, 300, "#ffc078", 0.6)
    stage = Stage(scene, *FOOT, TALL, pitch=5, near=4.5)
    canvas = stage.canvas
    _doe(canvas, vec(0.145, 0, 0.04))
    _lynx(canvas, vec(-0.205, 0, 0.18))
    _owl(canvas, vec(-0.138, 0.262, 0.04))
    crouch = POSES["hugging_knees"].like(
        head=(-14, -8, 4),
        left_hand=Hand(
            (0.0, -0.08, 0.085), (1, -0.5, 0.2), "point", (-0.1, 1, 0.1), (0, 0, -1), "head"
        ),
    )
    stage.person(GIRL, crouch, at=(-0.085, 0, 0.16), facing=8)
    stage.person(BOY, POSES["hugging_knees"].like(head=(24, 2, 6)), at=(0.04, 0, 0.17), facing=-28)
    _hedgehog(scene, canvas, vec(0.27, 0, 0.33), -1)
    _hedgehog(scene, canvas, vec(-0.20, 0, 0.40), 1)
    things.string(canvas, [LAMP + vec(0, 0.045, 0), LAMP + vec(0, 0.14, 0)], "#4a3428")
    with canvas.part("#fff0c0", flat=True) as flame:
        flame.chain([LAMP - vec(0, 0.016, 0), LAMP + vec(0, 0.016, 0)], [0.016, 0.013])
    for high in (-0.038, 0.030):
        things.rod(
            canvas, [LAMP + vec(0, high, 0), LAMP + vec(0, high + 0.006, 0)], 0.013, "#5c4028"
        )
    stage.paint(
        light=(x, y - 30, 90),
        shadow=0.4,
        contact=0.55,
        dim=0.15,
        fill=0.46,
        rim=0.7,
        rim_colour="#ffd496",
        bounce="#a86c48",
        focus=(380, 950, 330),
    )
    scene.shine(x, y, 60, "#fff0c4", 1)
    for spot in (vec(-0.2, 0.2, 0.2), vec(0.1, 0.3, 0.1), vec(-0.06, 0.42, 0)):
        scene.exact(ellipse(*stage.page(spot), 80))


GIRL: Final = Who(
    BUILDS["girl"].like(height=0.6),
    "fair",
    head="ingrid",
    hair="plaits",
    hair_colour="#8a5030",
    mood="worried",
    top="#6f8a86",
    skirt=0.7,
    skirt_colour="#6f8a86",
    shoes="#5a3c34",
)
BOY: Final = Who(
    BUILDS["child"].like(height=0.5),
    "dark",
    head="abeba",
    hair="crop",
    hair_colour="#201818",
    mood="worried",
    top="#b08a5c",
    legs="#4c4658",
    shoes="#4a3430",
    gaze=(-0.7, 0),
)


def _eyes(canvas: Canvas, spots: list[np.ndarray], size: float, iris: Colour) -> None:
    """Eyes that shine in the lantern light."""
    for spot in spots:
        things.ball(canvas, spot, size, iris, flat=True)
        things.ball(canvas, spot + vec(0, 0, size * 0.7), size * 0.55, "#181014", flat=True)


def _doe(canvas: Canvas, at: np.ndarray) -> None:
    """She has folded her legs; her neck and ears are all attention."""
    with canvas.part("#6e4630", soft=0.9) as body:
        body.ball(at + vec(0.02, 0.09, 0), np.diag([0.13, 0.085, 0.10]))
        body.chain(
            [
                at + vec(-0.05, 0.12, 0.06),
                at + vec(-0.055, 0.22, 0.10),
                at + vec(-0.045, 0.305, 0.11),
            ],
            [0.062, 0.042, 0.034],
        )
    with canvas.part("#764c34", soft=0.4) as head:
        head.ball(at + vec(-0.046, 0.325, 0.115), np.diag([0.037, 0.036, 0.042]))
        head.chain([at + vec(-0.058, 0.315, 0.14), at + vec(-0.082, 0.285, 0.19)], [0.029, 0.018])
    for side, tip in ((-1, vec(-0.135, 0.375, 0.10)), (1, vec(0.048, 0.385, 0.09))):
        root = at + vec(-0.046 + side * 0.026, 0.352, 0.11)
        with canvas.part("#684430", soft=0.3) as ear:
            ear.chain(
                [root, (root + at + tip) / 2 + vec(0, 0.008, 0), at + tip], [0.012, 0.020, 0.004]
            )
        with canvas.part("#c99a80", soft=0.2, lift=0.02) as inner:
            inner.chain([root, (root + at + tip) / 2 + vec(0, 0.006, 0)], [0.004, 0.011])
    things.ball(canvas, at + vec(-0.087, 0.283, 0.203), 0.011, "#2a1c1c")
    for side in (-1, 1):
        things.ball(
            canvas, at + vec(-0.050 + side * 0.031, 0.330, 0.143), 0.009, "#1a1214", sheen=1
        )


def _lynx(canvas: Canvas, at: np.ndarray) -> None:
    """A heavy cat with tufts and cheeks, sitting on its own tail."""
    fur, pale = "#7c6048", "#b89c7c"
    with canvas.part(fur, soft=0.9) as body:
        body.ball(at + 0.88 * vec(-0.03, 0.075, -0.03), np.diag([0.085, 0.08, 0.09]))
        body.chain(
            [at + 0.88 * vec(-0.02, 0.10, 0), at + 0.88 * vec(0, 0.20, 0.03)], [0.075, 0.055]
        )
        for side in (-1, 1):
            leg = at + 0.88 * vec(side * 0.032, 0, 0.075)
            body.chain([leg + vec(0, 0.13, -0.02), leg + vec(0, 0.02, 0)], [0.026, 0.022])
            body.ball(leg + vec(0, 0.014, 0.012), 0.024)
    with canvas.part(fur, soft=0.35) as head:
        head.ball(at + 0.88 * vec(0, 0.245, 0.045), np.diag([0.056, 0.05, 0.05]))
        for side in (-1, 1):
            head.chain(
                [
                    at + 0.88 * vec(side * 0.036, 0.28, 0.04),
                    at + 0.88 * vec(side * 0.05, 0.318, 0.035),
                ],
                [0.019, 0.005],
            )
    with canvas.part(pale, soft=0.35) as cheeks:
        for side in (-1, 1):
            cheeks.chain(
                [
                    at + 0.88 * vec(side * 0.032, 0.235, 0.06),
                    at + 0.88 * vec(side * 0.072, 0.195, 0.05),
                ],
                [0.026, 0.005],
            )
            cheeks.ball(at + 0.88 * vec(side * 0.013, 0.224, 0.09), 0.018)
        cheeks.ball(at + 0.88 * vec(0, 0.212, 0.08), 0.018)
    for side in (-1, 1):
        things.rod(
            canvas,
            [
                at + 0.88 * vec(side * 0.05, 0.314, 0.036),
                at + 0.88 * vec(side * 0.054, 0.348, 0.036),
            ],
            [0.007, 0.0025],
            "#241a18",
        )
    things.ball(canvas, at + 0.88 * vec(0, 0.236, 0.105), 0.008, "#5c3430")
    _eyes(
        canvas, [at + 0.88 * vec(side * 0.024, 0.256, 0.087) for side in (-1, 1)], 0.0115, "#e8c860"
    )


def _owl(canvas: Canvas, at: np.ndarray) -> None:
    """It sits on a hoop with what is missing from the crown on its breast."""
    with canvas.part("#6e5a4c", soft=0.6) as body:
        body.ball(at + vec(0, 0.045, 0), np.diag([0.034, 0.05, 0.034]))
        body.ball(at + vec(0, 0.095, 0.004), np.diag([0.036, 0.032, 0.032]))
    with canvas.part("#a8947c", soft=0.3) as mask:
        for side in (-1, 1):
            mask.ball(at + vec(side * 0.014, 0.097, 0.026), np.diag([0.017, 0.018, 0.012]))
    things.rod(
        canvas, [at + vec(0, 0.092, 0.040), at + vec(0, 0.082, 0.043)], [0.004, 0.002], "#5a4630"
    )
    _eyes(canvas, [at + vec(side * 0.014, 0.100, 0.038) for side in (-1, 1)], 0.006, "#e0b050")
    things.ball(canvas, at + vec(0.004, 0.052, 0.036), 0.008, "#c0382c", sheen=1)


def _hedgehog(scene: Scene, canvas: Canvas, at: np.ndarray, way: int) -> None:
    """A cushion of pins, and a nose."""
    rng = scene.rng
    with canvas.part("#7a6450", soft=0.4) as body:
        body.ball(at + vec(0, 0.03, 0), np.diag([0.055, 0.04, 0.04]))
    with canvas.part("#b8977a", soft=0.3) as face:
        face.chain(
            [at + vec(way * 0.036, 0.026, 0.014), at + vec(way * 0.072, 0.016, 0.022)],
            [0.02, 0.006],
        )
    things.ball(canvas, at + vec(way * 0.076, 0.017, 0.023), 0.006, "#181214")
    things.ball(canvas, at + vec(way * 0.052, 0.033, 0.030), 0.004, "#181214")
    for _ in range(120):
        a, b = rng.uniform(-1.5, 1.5), rng.uniform(0.0, 1.5)
        out = vec(math.sin(a) * math.cos(b) - way * 0.1, math.sin(b), math.cos(a) * math.cos(b))
        root = at + vec(0, 0.03, 0) + out * vec(0.052, 0.038, 0.038)
        things.rod(
            canvas,
            [root, root + out * 0.020 - vec(way * 0.008, 0, 0)],
            [0.003, 0.001],
            rng.choice(("#7c6450", "#3a2c26", "#b8a088")),
        )


QUEEN: Final = Who(
    "heavy_woman",
    "deep",
    head="amara",
    hair="afro",
    hair_colour="#1d161c",
    mood="calm",
    top="#4b367c",
    sleeves=1.0,
    loose=0.15,
    cuffs="#cfc8dc",
    buttons="#c89a3c",
    collar="v",
)


SKY: Final = (1050.0, 120.0, 460.0)  # where the last of the day comes from


def _queen(scene: Scene) -> Person:
    """She looks over everybody's heads; her arms come later, over the gown."""
    stage = Stage(scene, *FOOT, TALL, pitch=5, near=4.5, box=(-40, 60, 840, 1210))
    canvas = stage.canvas
    pose = POSES["proud"].like(
        pelvis=(0, 0.55, 0),
        chest=(2, -10, 0),
        head=(40, -12, -3),
        left_hand=Hand((0.265, 0.535, 0.09), (1, 0.3, -0.5), "rest", (0.5, -0.35, 0.6), (0, -1, 0)),
        right_hand=Hand(
            (-0.19, 0.54, 0.20), (-1, 0.1, -0.5), "rest", (0.25, -0.35, 0.9), (0, -1, -0.2)
        ),
    )
    her = Person(QUEEN, pose, facing=16)  # she has no legs here: there is no room for them
    trunk(canvas, her.bones, QUEEN)
    head(canvas, her.bones.head, her.bones.build, QUEEN)
    _collar(canvas, her.bones.head.place)
    _crown(canvas, her.bones.head.place, her.bones.head.turn)
    stage.paint(
        light=SKY,
        shadow=0,
        contact=0,
        dim=0,
        fill=0.34,
        rim=0.35,
        rim_colour="#c9c4e6",
        bounce="#6a4a6a",
        focus=(430, 330, 330),
    )
    return her


def _gown(scene: Scene, her: Person) -> None:
    """Taffeta that stands by itself, parted for us; its lining turned out."""
    stage = Stage(scene, *FOOT, TALL, pitch=5, near=4.5, box=(-40, 60, 840, 1210))
    canvas = stage.canvas
    with canvas.part("#563d8a", soft=0.55, rough=0.9) as gown:
        for side in (-1, 1):
            grid = [
                [_bell(OPEN + side * a, h) for a in np.linspace(_parted(h), 2.0, 64)]
                for h in HEIGHTS
            ]
            gown.surface(np.array(grid))
    with canvas.part("#d9a07c", soft=0.4, rough=0.8) as facing:
        for side in (-1, 1):
            grid = []
            for h in HEIGHTS[:-4]:
                a, part = _parted(h), 1 - h / WAIST
                grid.append(
                    [
                        _bell(OPEN + side * (a + k * 0.035), h)
                        * vec(1 + lift * part, 1, 1 + lift * part)
                        for k, lift in ((0, 0.0), (0.4, 0.03), (1.6, 0.04), (2.4, 0.012))
                    ]
                )
            facing.surface(np.array(grid))
    for name in "lr":
        arm(canvas, her.bones, QUEEN, name)
    _finery(canvas, her)
    stage.paint(
        light=SKY,
        shadow=0,
        contact=0,
        dim=0,
        fill=0.34,
        rim=0.35,
        rim_colour="#c9c4e6",
        bounce="#6a4a6a",
        focus=(430, 700, 330),
    )


def _finery(canvas: Canvas, her: Person) -> None:
    """Puffed shoulders."""
    with canvas.part("#553e88", soft=0.8) as puffs:
        for name in ("shoulder_l", "shoulder_r"):
            puffs.ball(her.place(name) + vec(0, -0.03, 0), np.diag([0.062, 0.072, 0.066]))


def _collar(canvas: Canvas, head: np.ndarray) -> None:
    """Lace on wires, a half moon behind her."""
    middle = head - vec(0.0, 0.115, 0.02)
    with canvas.part("#cfcadd", soft=0.25, rough=0.6) as lace:
        fans = np.linspace(-0.35, math.pi + 0.35, 66)
        rows = [
            [
                middle
                + vec(
                    far * math.cos(a),
                    far * math.sin(a) * 0.95,
                    -0.05 - 0.25 * (far - 0.07) + 0.008 * math.cos(a * 36) * far / 0.2,
                )
                for a in fans
            ]
            for far in (0.07, 0.12, 0.17, 0.20)
        ]
        lace.surface(np.array(rows))


def _crown(canvas: Canvas, head: np.ndarray, turn: np.ndarray) -> None:
    """Old gold, with an empty setting in front."""

    def at(angle: float, high: float, wide: float) -> np.ndarray:
        way = vec(wide * math.sin(angle), high, wide * math.cos(angle) - 0.012)
        return np.asarray(head + turn @ way)

    with canvas.part("#c89a3c", soft=0.2, sheen=0.7) as gold:
        angles = np.linspace(0, math.tau, 41)
        rows = [
            [
                at(
                    a,
                    0.062 + k * (0.020 if j == 0 else 0.026 + 0.016 * abs(math.cos(a * 4)) ** 3),
                    0.054 + 0.010 * k,
                )
                for a in angles
            ]
            for j, k in ((0, 0), (0, 1), (1, 1.8))
        ]
        gold.surface(np.array(rows), curved=False)
    for number in range(8):
        things.ball(canvas, at(number * math.pi / 4, 0.140, 0.074), 0.007, "#e0b850", sheen=1)
    things.ball(canvas, at(0, 0.084, 0.067), 0.009, "#3a2818")


def _bower(scene: Scene) -> None:
    """One of them bows so low that he sees nothing; a tail sticks out beside him."""
    pose = POSES["bowing"].like(hips=(0, 34, 0), chest=(6, 82, -4), head=(6, 70, 0))
    figure(
        scene,
        Who(
            "thin_man",
            "fair",
            head="lars",
            hair="side part",
            hair_colour="#5a4a44",
            mood="asleep",
            top="#3c4468",
            coat="#323a5c",
            coat_length=0.4,
            legs="#2c2c48",
            shoes="#1c1a28",
            boots=0.5,
        ),
        pose,
        44,
        1166,
        430,
        facing=66,
        light=(330, 900, 160),
        shadow=0.5,
        dim=0.3,
        fill=0.4,
        rim=0.5,
        rim_colour="#ffc890",
        bounce="#5a4a6a",
    )


def _near(scene: Scene) -> None:
    """A trunk and fern close to us, out of focus."""
    sheet = scene.sheet()
    sheet.fill(
        taper([(830, 1240), (808, 800), (812, 380), (796, -40)], [150, 84, 66, 60], 40),
        "#15122a",
        grad=linear(720, 600, 830, 600, "#231f42"),
    )
    for x, way in ((770, -0.2), (20, 0.5), (-10, 0.2)):
        for step in range(12):
            at = x + way * step * 15, 1215 - step * 15
            for side in (-1, 1):
                far = (13 - step) * 5
                sheet.fill(leaf(at, (at[0] + side * far, at[1] - far * 0.5), far * 0.22), "#17152e")
    with scene.layer("wood", blur=4):
        scene.add(sheet)
    scene.motes(40, "#ffe0b0", (150, 600, 640, 1100), (0.6, 1.8), 0.5)
