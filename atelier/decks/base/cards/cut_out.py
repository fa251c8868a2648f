"""An old family photograph; one person has been cut out, and there the world is green."""

import math
import random
from typing import Any, Final

import cv2
import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    linear,
    poly,
    rect,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.engine.colour import mix, ramp
from pinxit_atelier.gesture import POSES, Canvas, Foot, Hand, Person, Stage, figure, things, vec
from pinxit_atelier.gesture import Look as Wear

SEPIA: Final = [(0.0, "#1d1613"), (0.2, "#43362e"), (0.5, "#8b7b6c"), (0.8, "#cbbda8"),
                (1.0, "#e9dfcb")]  # fmt: skip
LEFT, TOP, WIDE, HIGH = 26.0, 70.0, 690.0, 1062.0  # the photograph, with its white border
BORDER: Final = 26
TILT: Final = -4.5
GREY: Final = np.array([0.34, 0.5, 0.16], np.float32)
FIELDS: Final = ("z", "normal", "colour", "flat", "rough", "sheen", "edge")
STRAW: Final = "#e9cf8e"

Spot = tuple[float, float, float]  # a place of the page, and how far round it


def paint(page: Page) -> Scene:
    """Paint the photograph, let it fade, cut the hole, and glue it into the album."""
    picture, gone, drawn = _photograph(page)
    hole = smoothstep(0.4, 0.6, page.blur(gone, 3.2))
    rim = smoothstep(0.1, 0.2, page.blur(gone, 4.6)) * (1 - hole)
    paper = np.array([0.95, 0.92, 0.86], np.float32)
    faded = picture.image * (1 - rim[..., None]) + paper * rim[..., None]
    light = _hill(page) * _depth(page, hole)[..., None]
    image = faded * (1 - hole[..., None]) + light * hole[..., None]
    scene = _album(page)
    _glue(scene, np.asarray(image, np.float32), hole)
    _corners(scene)
    _window_light(scene)
    scene.focus(380, 640, 420)
    for x, y, radius in drawn:
        spot = ellipse(*_tilted(x, y), radius, radius)
        scene.exact(spot, 0.95)
        scene.still(spot, 0.8)
    return scene.finish(
        Look(brush=Brush(exact=0.03, edges=0.4, detail=0.6), vignette=0.34, bloom=0.22,
             bloom_from=0.84, saturation=1.06, contrast=1.08,
             palette=Palette(mother="#b9a68a", much=0.05, accent="#b8402c", quiet=0.1))
    )  # fmt: skip


def _photograph(page: Page) -> tuple[Scene, Field, list[Spot]]:
    """Return it, faded, where the missing one would be seen, and where faces and hands are."""
    scene = Scene(page, 147, light=(60, 120, 520), glow="#ffffff", shade="#140f0e", reach=1500,
                  felt=0.05)  # fmt: skip
    _studio(scene)
    gone, drawn = _family(scene)
    value = np.clip(scene.image @ GREY, 0, 1)
    far = page.distance(380, 620, 400, 600)
    bleached = 0.12 * smoothstep(0.75, 1.3, far) + 0.04 * page.noise(5, 300, 4)
    value = 0.1 + 1.0 * value**0.92 + bleached
    scene.image = ramp(SEPIA, np.asarray(value, np.float32))
    return scene, gone, drawn


def _studio(scene: Scene) -> None:
    """A painted garden, a curtain, a carpet: what photographers had."""
    page, rng = scene.page, random.Random(3)
    stops = [(0, "#8d867e"), (0.4, "#c2bab0"), (0.72, "#a49b92"), (0.73, "#6c645c"), (1, "#8f867c")]
    scene.backdrop(stops, downwards(page, 0, 1160), amount=0.1)
    trees = scene.sheet()
    for _ in range(150):
        x, y = rng.uniform(-10, 560), 380 + rng.gauss(0, 90) + abs(rng.gauss(0, 60))
        trees.fill(ellipse(x, y, rng.uniform(20, 70), rng.uniform(14, 44)),
                   vary("#817970", rng, 0.16), 0.3, blur=12)  # fmt: skip
    scene.put(trees)
    drape = scene.sheet()
    cloth = spline([(500, 20, 1), (790, 20, 1), (790, 900, 1), (742, 880), (735, 620), (680, 360),
                    (590, 190)])  # fmt: skip
    drape.fill(cloth, "#3f3734")
    for step in range(8):
        fold = [(540 + step * 26, 20), (630 + step * 18, 330), (742 + step * 10, 880)]
        drape.fill(taper(fold, [6, 16, 8]), "#191412", 0.7, blur=7, clip=cloth)
        lit = [(x - 15, y) for x, y in fold]
        drape.fill(taper(lit, [2, 8, 3]), "#7a706a", 0.35, blur=5, clip=cloth)
    scene.lay(drape, "cloth", cast=Cast((-14, 12), dark=0.4, soft=0.6))


def _wear(build: str, skin: str, **look: Any) -> Wear:
    """Somebody in Sunday clothes."""
    plain: dict[str, Any] = {
        "top": "#2c2826",
        "legs": "#2a2624",
        "shoes": "#12100f",
        "collar": "high",
    }
    return Wear(build, skin, **{**plain, **look})


def _family(scene: Scene) -> tuple[Field, list[Spot]]:
    """Five are left; return where the sixth was seen, and the faces and hands of the others."""
    stage = Stage(scene, 372, 1030, 690, pitch=9, near=3.6, box=(0, 40, 800, 1180))
    _behind(stage)
    _in_front(stage)
    canvas = stage.canvas
    kept = {name: getattr(canvas, name).copy() for name in FIELDS}
    rests = list(canvas.contacts)
    _missing(canvas)
    seen = (canvas.z > kept["z"] + 0.5).astype(np.float32)
    for name, field in kept.items():
        setattr(canvas, name, field)
    canvas.contacts = rests
    stage.paint(strokes=0.25, focus=(380, 600, 700), rim=0.12, shadow=0.35, fill=0.82, dim=0.05,
                light=(180, 100, 800))  # fmt: skip
    parts = ("head", "hand_l", "hand_r")
    drawn = [(*stage.page(who.place(part)), 62.0 if part == "head" else 44.0)
             for who in stage.people for part in parts]  # fmt: skip
    return _on_page(scene.page, canvas, seen), drawn


def _on_page(page: Page, canvas: Canvas, field: Field) -> Field:
    """Return a field of a canvas as one of the page."""
    part = page.scale / canvas.scale
    move = np.array([[part, 0, canvas.left * page.scale], [0, part, canvas.top * page.scale]])
    laid = cv2.warpAffine(field, move, (page.width, page.height), flags=cv2.INTER_AREA)
    return np.asarray(laid, np.float32)


def _behind(stage: Stage) -> None:
    """Those who stand: on her right two, one with scissors, and on her left the uncle."""
    father = _wear("thin_man", "olive", head="lars", hair="side_part", hair_colour="#3a302a",
                   beard="walrus", mood="stubborn", coat="#211e1d", coat_length=0.36,
                   coat_open=0.35, collar="high", top="#d8d0c2")  # fmt: skip
    stage.person(father, "hands_behind", at=(-0.435, 0, -0.12), facing=14)
    _aunt(stage)
    uncle = _wear("broad", "tan", head="nikos", hair="horseshoe", beard="full", mood="tired",
                  hair_colour="#2c2522", coat="#4a433e", coat_length=0.34, coat_open=0.4,
                  top="#d8d0c2", collar="high")  # fmt: skip
    rests = Hand((-0.175, 0.825, 0.22), (0.3, -0.4, -1), "flat", (-0.85, -0.4, 0.1),
                 (-0.2, -0.3, -0.95))  # fmt: skip
    stage.person(uncle, "stand", at=(0.35, 0, -0.1), facing=-8, right_hand=rests,
                 head=(-12, 2, -3))  # fmt: skip


def _aunt(stage: Stage) -> None:
    """She holds them closed, points up, before her dark dress."""
    aunt = _wear(
        "thin_woman",
        "rose",
        head="ingrid",
        hair="crown_plait",
        hair_colour="#9a9088",
        mood="envious",
        top="#2a2625",
        skirt=0.98,
        flare=0.06,
        collar="ruff",
    )
    holds = Hand((-0.05, 0.60, 0.15), (-1, -0.6, 0.1), "bag", (0.15, 0.5, 0.85), (1, 0, -0.1))
    rests = Hand((0.08, 0.5, -0.1), (1, -0.2, -0.6))
    who = stage.person(aunt, "stand", at=(-0.25, 0, -0.02), facing=10, right_hand=holds,
                       left_hand=rests, head=(6, 4, 3))  # fmt: skip
    grip = who.hold["r"].hook
    up = vec(-0.05, 0.98, 0.1)
    for lean in (-0.07, 0.07):
        way = up + vec(lean, 0, 0)
        tip = grip + way * 0.16
        things.rod(stage.canvas, [grip, grip + way * 0.06, tip], [0.006, 0.009, 0.002], "#f6f2ea",
                   sheen=0.6)  # fmt: skip


def _in_front(stage: Stage) -> None:
    """Grandmother on her chair, and a girl who looks through."""
    old = _wear(
        "old_woman",
        "fair",
        head="brigid",
        hair="bun",
        hair_colour="#d9d2c6",
        mood="bored",
        top="#3a3431",
        skirt=1.0,
        flare=0.07,
        collar="high",
    )
    who = stage.person(old, "seated_upright", at=(-0.375, 0, 0.2), facing=22)
    seat = who.place("pelvis")
    things.chair(stage.canvas, seat - vec(0, 0.075, 0), who.ahead, "#4a3d34")
    girl = _wear("girl", "olive", head="giulia", hair="plait", hair_colour="#2c221e",
                 mood="surprised", top="#cfc6b8", skirt=0.62, flare=0.1, collar="round",
                 socks="#d9d2c4")  # fmt: skip
    reach = Hand((0.1, 0.66, 0.2), (0.7, -0.8, -0.2), "open", (0.2, 0.2, 0.9), (-0.4, -0.6, 0.2))
    stage.person(girl, "stand", at=(0.345, 0, 0.20), facing=-104, left_hand=reach,
                 head=(6, -16, 0))  # fmt: skip


def _missing(canvas: Canvas) -> None:
    """The one who is gone: a wide hat, a skirt to the ground."""
    look = Wear("woman", "#ffffff", hair="low_bun", top="#ffffff", skirt=1.0, flare=0.16,
                loose=0.5, collar="high")  # fmt: skip
    pose = POSES["contrapposto"].like(
        head=(-4, 0, -10),
        left_foot=Foot((0.06, 0.04, 0.02), 20),
        right_foot=Foot((-0.06, 0.04, 0.02), -20),
        left_hand=Hand((0.10, 0.46, 0.12), (0.4, 0, -1)),
        right_hand=Hand((-0.08, 0.48, 0.13), (-0.1, 0, -1)),
    )
    who = Person(look, pose, (0.03, 0, 0.06), 0).draw(canvas)
    things.hat(canvas, who.place("head") + vec(-0.008, 0.075, 0), (-0.2, 1, -0.1), size=0.15)


def _depth(page: Page, hole: Field) -> Field:
    """Return how the thickness of the card shades what is behind the hole, at its upper left."""
    scale = page.scale
    move = np.array([[1, 0, 7 * scale], [0, 1, 11 * scale]], np.float32)
    moved = cv2.warpAffine(hole, move, (page.width, page.height))
    return (0.62 + 0.38 * page.blur(np.asarray(moved, np.float32), 3)).astype(np.float32)


def _hill(page: Page) -> Field:
    """Behind the paper: noon, wind, a hill, and somebody small who runs."""
    scene = Scene(page, 52, light=(700, 120, 460), glow="#fffbe0", shade="#24503c", reach=1500,
                  felt=0.05)  # fmt: skip
    rng = random.Random(9)
    stops = [(0, "#4f97c4"), (0.45, "#8fc3dc"), (1, "#eaf3e2")]
    scene.backdrop(stops, downwards(page, 250, 720), amount=0.06)
    _clouds(scene, rng)
    far = scene.sheet()
    far.fill(spline([(150, 740, 1), (290, 690), (420, 705), (560, 655), (720, 700, 1),
                     (720, 900, 1), (150, 900, 1)]), "#9cc4a0")  # fmt: skip
    scene.lay(far, "grass")
    shape = spline([(150, 985, 1), (250, 900), (340, 842), (450, 790), (540, 770), (640, 790),
                    (740, 850, 1), (740, 1150, 1), (150, 1150, 1)])  # fmt: skip
    hill = scene.sheet()
    hill.fill(shape, "#8cb84a", grad=linear(500, 770, 380, 1090, "#2f7034"))
    for _ in range(2600):
        px, py = rng.uniform(180, 700), 770 + 320 * rng.random() ** 0.9
        size = 0.4 + (py - 770) / 200
        tip = px - rng.uniform(1, 9) * size, py - rng.uniform(7, 18) * size
        tone = mix(rng.choice(("#c3d870", "#7cae44", "#4f8a3a", "#2c6636")), "#a8c860", 0.25)
        hill.fill(taper([(px, py), tip], [2.6 * size, 0.4], 3), tone, 0.6, clip=shape)
    for _ in range(60):
        px, py = rng.uniform(230, 620), rng.uniform(900, 1080)
        hill.fill(ellipse(px, py, 1.4 + (py - 860) * 0.013), rng.choice(("#f6f0dc", "#f0d9e0")))
    scene.lay(hill, "grass")
    _runner(scene)
    return scene.image


def _clouds(scene: Scene, rng: random.Random) -> None:
    clouds = scene.sheet()
    for cx, cy, size in ((330, 480, 52), (470, 560, 40), (420, 300, 30)):
        for _ in range(20):
            puff = ellipse(cx + rng.gauss(0, size), cy + rng.gauss(0, size * 0.2), size * 0.42)
            clouds.fill(puff, "#f8f8f0", 0.5, blur=5)
    scene.put(clouds)


def _runner(scene: Scene) -> None:
    """The same hat; she runs uphill, away from us."""
    look = Wear("woman", "tan", hair="long", hair_colour="#4a2c1e", hat="straw", hat_colour=STRAW,
                top="#f3ead8", skirt=0.6, skirt_colour="#b8402c", flare=0.1, sleeves=0.35,
                shoes="")  # fmt: skip
    wave = Hand((0.13, 1.06, 0.02), (1, -0.2, -0.2), "open", (0.2, 1, 0.1))
    figure(scene, look, "hurrying", 384, 890, 180, facing=64, pitch=4, left_hand=wave, rim=0.5,
           rim_colour="#fff6d8", shadow=0.4, focus=(384, 820, 220))  # fmt: skip


def _album(page: Page) -> Scene:
    """Black card, and the shadow of the fold."""
    scene = Scene(page, 149, light=(120, 60, 620), glow="#f7ecd6", shade="#060507", reach=1400,
                  felt=0.1)  # fmt: skip
    where = page.distance(250, 350, 700, 1000)
    scene.backdrop([(0, "#343033"), (1, "#131214")], where, amount=0.12, texture="fine")
    scene.of("paper")
    scene.multiply(smoothstep(730, 800, page.x) * 0.7, "#100e12")
    return scene


def _turned(page: Page) -> Field:
    move = cv2.getRotationMatrix2D((page.width / 2, page.height / 2), -TILT, 1.0)
    return np.asarray(move, np.float32)


def _tilted(x: float, y: float) -> tuple[float, float]:
    """Return where a place of the photograph lies on the page."""
    turn = math.radians(TILT)
    dx, dy = x - 400, y - 600
    return (400 + dx * math.cos(turn) - dy * math.sin(turn),
            600 + dx * math.sin(turn) + dy * math.cos(turn))  # fmt: skip


def _edge() -> list[tuple[float, float]]:
    """The wavy edge that photographs had."""
    corners = [(LEFT, TOP), (LEFT + WIDE, TOP), (LEFT + WIDE, TOP + HIGH), (LEFT, TOP + HIGH)]
    edge: list[tuple[float, float]] = []
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        steps = int(math.dist(start, end) / 7)
        out = (
            (end[1] - start[1]) / math.dist(start, end),
            (start[0] - end[0]) / math.dist(start, end),
        )
        for step in range(steps):
            part, wave = step / steps, 2.2 * math.cos(step * math.pi)
            edge.append((start[0] + (end[0] - start[0]) * part + out[0] * wave,
                         start[1] + (end[1] - start[1]) * part + out[1] * wave))  # fmt: skip
    return edge


def _glue(scene: Scene, picture: Field, hole: Field) -> None:
    """The white border, the photograph in it, and the daylight that comes out of the hole."""
    page, move = scene.page, _turned(scene.page)
    size = page.width, page.height
    border, inside = scene.sheet(), scene.sheet()
    border.fill(spline(_edge()), "#ddd3bf")
    paper = np.asarray(cv2.warpAffine(border.pixels(), move, size), np.float32)
    scene.lay(paper, "paper", wobble=0, cast=Cast((10, 16), dark=0.85, soft=0.5))
    inside.fill(rect(LEFT + BORDER, TOP + BORDER, WIDE - 2 * BORDER, HIGH - 2 * BORDER), "#ffffff")
    mask = cv2.warpAffine(inside.pixels()[..., 3], move, size)[..., None]
    turned = cv2.warpAffine(picture, move, size)
    scene.image = (scene.image * (1 - mask) + turned * mask).astype(np.float32)
    gap = np.asarray(cv2.warpAffine(hole, move, size), np.float32)
    spill = np.clip((page.blur(gap, 26) * 0.5 + page.blur(gap, 80) * 0.5) * (1 - gap), 0, 1)
    spill *= mask[..., 0]
    scene.image = (scene.image * (1 + 0.3 * spill[..., None])).astype(np.float32)
    scene.tint((spill * 0.16).astype(np.float32), "#d5e0a8")


def _corners(scene: Scene) -> None:
    """Photo corners of black paper; one is lost."""
    places = ((LEFT, TOP), (LEFT + WIDE, TOP), (LEFT + WIDE, TOP + HIGH), (LEFT, TOP + HIGH))
    for number, (x, y) in enumerate(places):
        if number == 1:
            continue
        px, py = _tilted(x, y)
        sheet = scene.sheet()
        with sheet.at(px, py, 1, TILT + 90 * number):
            sheet.fill(poly([(-9, -9), (80, -9), (-9, 80)]), "#29262a")
            sheet.line(poly([(78, -8), (-8, 78)], closed=False), "#77706c", 2)
        scene.lay(sheet, "paper", cast=Cast((4, 6), dark=0.6, soft=0.3))


def _window_light(scene: Scene) -> None:
    """Lamp light from the upper left; the page falls away from it."""
    page = scene.page
    far = (page.x * 0.6 + page.y) / 1680
    dark = 0.36 * smoothstep(0.4, 1.0, far.astype(np.float32))
    scene.multiply(dark.astype(np.float32), "#4a4248")
