"""In the window of her train a woman sees herself, and in each window of the one that passes."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    around,
    ellipse,
    limb,
    linear,
    minus,
    mix,
    poly,
    rect,
    rgb,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.gesture import close_up
from pinxit_atelier.gesture.heads import Head, portrait
from pinxit_atelier.gesture.heads_kinds import KINDS, aged

# The side of the other train: (t, v) is a place on it, v its height on the page at the near end.
VANISH, NEAR, SHRINK = (1500.0, 640.0), -10.0, 0.28
PANES: Final = tuple((0.02 + 0.8 * number, 0.64 + 0.8 * number) for number in range(5))
TOP, SILL = 96.0, 520.0
INK, AMBER, SKIN, PALE = "#14132c", "#e6c070", "#865639", "#d6ab8a"
# Where her skin is lighter, in heights of her head from its middle: right, down, wide, high.
SPOTS: Final = ((-0.17, -0.02, 0.2, 0.21), (-0.22, 0.16, 0.12, 0.16), (0.15, -0.27, 0.14, 0.11),
                (0.05, 0.43, 0.2, 0.09))  # fmt: skip


def _she(years: float, hair: str, mood: str) -> Head:
    """Return her at an age."""
    return Head(aged(KINDS["abeba"].skull, years), skin=SKIN, iris="#3a2418", hair=hair,
                hair_colour="#231a1c", mood=mood, brow=0.8)  # fmt: skip


OLD: Final = _she(77, "short afro", "laughing").like(hair_colour="#e2ded6")
NOW: Final = _she(39, "afro", "calm").like(gaze=(0.7, 0.3), lashes=0.5)
TEEN: Final = _she(15, "curls", "tender")
GIRL: Final = _she(7, "puffs", "surprised")
BABY: Final = _she(1.5, "buzz", "calm")


def paint(page: Page) -> Scene:
    """Paint the evening, the lit windows and who is in them, the train, the glass and our side."""
    scene = Scene(page, 7402, light=(180, 330, 220), glow="#ffdf96", shade="#141232", reach=640,
                  felt=0.08)  # fmt: skip
    scene.backdrop(
        [(0, "#3a3a60"), (0.3, "#54517c"), (0.55, "#2c2a4c"), (1, "#12112a")],
        ((page.y + 0.2 * page.x) / 1250 + 0.06 * page.noise(6, 200, 4, 0.5, (2, 1))).astype(
            np.float32
        ),
        amount=0.03,
    )
    scene.of("sky", way=24)
    for number in range(5):
        _inside(scene, number)
    _old(scene)
    _hat(scene)
    _teen(scene)
    _portrait(scene, GIRL, 3, 0.5, 350, 150, 30)
    _baby(scene)
    _train(scene)
    _reflection(scene)
    _rain(scene)
    _hand(scene)
    _our_side(scene)
    scene.focus(420, 830, 190)
    scene.focus(110, 350, 150)
    scene.focus(520, 470, 140, 0.9)
    scene.focus(720, 510, 90, 0.9)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.35, bloom_from=0.74, contrast=1.08, grain=0.02,
            brush=Brush(exact=0.03, edges=0.35, detail=0.6, variety=0.8),
            palette=Palette(
                colours=("#14132c", "#5c5a84", "#e6b860", "#f6e6bc", "#7c4a32", "#3f7c7c"),
                accent="#c8302c", quiet=0.2,
            ),
            masses=0.25,
        )
    )  # fmt: skip


def _at(t: float, v: float) -> tuple[float, float]:
    """Return where on the page a place on the other train is seen."""
    part = 1 / (1 + SHRINK * t)
    return VANISH[0] + (NEAR - VANISH[0]) * part, VANISH[1] + (v - VANISH[1]) * part


def _size(t: float) -> float:
    return 1 / (1 + SHRINK * t)


def _quad(start: float, end: float, top: float, low: float) -> Path:
    return poly([_at(start, top), _at(end, top), _at(end, low), _at(start, low)])


def _pane(number: int, grow: float = 0.0) -> Path:
    """Return a window with round corners, in perspective."""
    start, end = PANES[number][0] - grow / 400, PANES[number][1] + grow / 400
    top, low = TOP - grow, SILL + grow
    points = []
    for step in range(44):
        turn = step / 44 * math.tau
        px, py = (math.copysign(abs(one) ** 0.34, one) * 0.5 + 0.5
                  for one in (math.cos(turn), math.sin(turn)))  # fmt: skip
        points.append(_at(start + (end - start) * px, top + (low - top) * py))
    return poly(points)


def _inside(scene: Scene, number: int) -> None:
    """A compartment: lamp light from above, a panelled wall, the back of a seat, a luggage net."""
    start, end = PANES[number]
    room = scene.sheet()
    (left, top), (right, low) = _at(start - 0.05, TOP - 20), _at(end + 0.05, SILL + 20)
    room.fill(_quad(start - 0.06, end + 0.06, TOP - 20, SILL + 20), AMBER,
              grad=linear(left, top, left + 20, low, "#8a5226"))  # fmt: skip
    room.fill(_quad(start, end, TOP - 10, TOP + 26), "#fff4cc", 0.95, blur=6)
    room.fill(_quad(start, end, TOP + 62, TOP + 72), "#7a4a24", 0.7)
    for step in range(9):
        t = start + (end - start) * step / 8
        room.line(
            poly([_at(t, TOP + 70), _at(t + 0.03, TOP + 96)], closed=False), "#6c3f20", 1.6, 0.5
        )
    back = [_at(start + 0.08, SILL + 10), _at(start + 0.1, 330), _at(start + 0.2, 268),
            _at(end - 0.18, 262), _at(end - 0.08, 322), _at(end - 0.06, SILL + 10)]  # fmt: skip
    room.fill(spline(back), "#70433a", grad=linear(left, 260, right, low, "#2c1c2c"))
    scene.lay(room, "cloth", way=86)


def _patched(scene: Scene, x: float, y: float, high: float, facing: float, seed: int) -> None:
    """Lighten places of a face as her skin is lighter there; light and shade on it stay."""
    turn = x + 0.24 * math.sin(math.radians(facing)) * high
    _lighter(scene, tuple((turn + right * high, y + down * high, wide * high, tall * high)
                          for right, down, wide, tall in SPOTS), seed)  # fmt: skip


def _lighter(scene: Scene, spots: tuple[tuple[float, ...], ...], seed: int) -> None:
    page = scene.page
    mask = np.zeros_like(page.x)
    ragged = 0.34 * page.noise(seed, max(spots[0][2] * 0.9, 9), 4, 0.6)
    for x, y, wide, tall in spots:
        far = page.distance(x, y, wide, tall) + ragged
        mask = np.maximum(mask, smoothstep(0.78, 0.66, far))
    skin = rgb(SKIN)
    hue = scene.image / (scene.image.sum(2, keepdims=True) + 1e-3)
    like = np.exp(-((hue - skin / skin.sum()) ** 2).sum(2) / 0.012)  # not on eyes and hair
    dark = smoothstep(0.06, 0.16, scene.image.mean(2))
    part = (mask * like * dark)[..., None] * 0.85
    scene.image = (scene.image * (1 + part * (rgb(PALE) / skin - 1))).astype(np.float32)


def _portrait(scene: Scene, who: Head, number: int, across: float, down: float, high: float,
              facing: float, top: Colour = "#4c5c78", nod: float = 0) -> None:  # fmt: skip
    """One of her ages behind a pane."""
    start, end = PANES[number]
    t = start + (end - start) * across
    x, y = _at(t, down)
    size = high * _size(t)
    portrait(scene, who, x, y, size, facing=facing, nod=nod, top=top, light=(x - 40, y - 200, 180),
             rim=0.35, rim_colour="#fff0c0", dim=0, fill=0.5, bounce="#b87838")  # fmt: skip
    _patched(scene, x, y, size, facing, 60)


def _old(scene: Scene) -> None:
    """The oldest is nearest; she laughs, and not at anybody."""
    _portrait(scene, OLD, 0, 0.5, 330, 220, 24, "#3f7c7c", -6)  # fmt: skip


def _hat(scene: Scene) -> None:
    """Nobody: a hat holds the place."""
    x, y = _at(PANES[1][0] + 0.32, 440)
    hat = scene.sheet()
    hat.fill(
        ellipse(x, y + 12, 66, 15, 6), "#2c5a5e", grad=linear(x - 50, y, x + 60, y + 20, "#16303a")
    )
    hat.fill(spline([(x - 36, y + 8, 1), (x - 32, y - 24), (x - 8, y - 36), (x + 22, y - 32),
                     (x + 38, y + 12, 1), (x, y + 18)]), "#4a8a8a",
             grad=linear(x - 30, y - 30, x + 30, y + 16, "#1c4048"))  # fmt: skip
    hat.fill(
        poly([(x - 36, y - 2), (x + 37, y + 2), (x + 38, y + 14), (x, y + 19), (x - 36, y + 9)]),
        "#6c2a2c",
    )
    seat = scene.sheet()
    seat.fill(_quad(PANES[1][0], PANES[1][1], 466, SILL + 20), "#5c3630",
              grad=linear(x, y, x, y + 80, "#2a1a28"))  # fmt: skip
    scene.lay(seat, "cloth", way=4)
    scene.lay(hat, "cloth", form=0.4, contact=0.8)


def _teen(scene: Scene) -> None:
    """She has drawn a heart and holds it to the glass, for whom it may concern."""
    _portrait(scene, TEEN, 2, 0.44, 316, 180, 14, "#7a6a8c", 4)  # fmt: skip
    t = PANES[2][0] + 0.36
    x, y = _at(t, 470)
    note = scene.sheet()
    with note.at(x, y, _size(t), -5):
        sheet = poly([(-52, -44), (50, -40), (48, 44), (-50, 46)])
        note.fill(sheet, "#f4ead0", grad=linear(-50, -40, 50, 44, "#d8bc8c"))
        heart = spline([(0, -10), (16, -26), (32, -12), (22, 12), (0, 32, 1), (-22, 12), (-32, -12),
                        (-16, -26)])  # fmt: skip
        note.fill(heart, "#c8302c")
        for side, rows in ((-1, (-8, 6, 20)), (1, (-14, 0, 14))):
            for row in rows:
                note.fill(limb([(side * 60, row + 4), (side * 42, row)], [15, 12]), SKIN,
                          grad=linear(0, row - 8, 0, row + 8, "#5a3826"))  # fmt: skip
            note.fill(ellipse(side * 42, rows[1], 5, 4), PALE, 0.8)
    scene.lay(note, "paper", contact=0.4)
    scene.exact(ellipse(x, y, 40), 0.9)


def _baby(scene: Scene) -> None:
    """The youngest, on a lap; of whoever holds her one sees the coat and the arm."""
    t = PANES[4][0] + 0.34
    x, y = _at(t, 350)
    lap = scene.sheet()
    lap.fill(spline([(x - 40, y + 110), (x - 44, y - 40), (x - 22, y - 82), (x + 20, y - 88),
                     (x + 44, y - 50), (x + 44, y + 110)]), "#54466a",
             grad=linear(x - 30, y - 40, x + 30, y + 80, "#262040"))  # fmt: skip
    lap.fill(
        spline([(x - 15, y - 74), (x - 17, y - 150), (x + 19, y - 152), (x + 16, y - 76)]),
        "#6a4430",
    )
    scene.lay(lap, "cloth", form=0.4)
    _portrait(scene, BABY, 4, 0.42, 388, 104, -18, "#c4b49c")  # fmt: skip
    arm = scene.sheet()
    arm.fill(limb([(x + 30, y + 26), (x + 10, y + 66), (x - 22, y + 62)], [22, 19, 13]), "#5e5078",
             grad=linear(x, y + 40, x, y + 80, "#2c2444"))  # fmt: skip
    arm.fill(ellipse(x - 26, y + 60, 8, 6), SKIN)
    scene.lay(arm, "cloth", form=0.4)


def _train(scene: Scene) -> None:
    """Its wet side: steel that carries the lamps of both trains along."""
    page = scene.page
    body = scene.sheet()
    side = _quad(-0.6, 30, -60, 1060)
    for number in range(5):
        side = minus(side, _pane(number))
    body.fill(side, "#4c4c74", grad=linear(0, 40, 0, 820, "#191834"))
    body.fill(minus(_quad(-0.6, 30, -60, 26), rect(-1, -1, 1, 1)), "#74749c", 0.5)
    body.fill(_quad(-0.6, 30, 600, 628), "#a8493c", 0.8)
    body.fill(_quad(-0.6, 30, 644, 652), "#a8493c", 0.6)
    for number in range(6):
        t = -0.08 + number * 0.8
        body.line(poly([_at(t, 40), _at(t, 900)], closed=False), "#1d1c3a", 3, 0.7)
    for number in range(5):
        rim = minus(_pane(number, 15), _pane(number))
        body.fill(rim, "#232240")
        body.line(_pane(number, 15), "#8c8cb0", 1.6, 0.6)
        body.line(_pane(number, 1), "#0c0b1c", 3, 0.8)
    scene.lay(body, "metal", way=around(page, *VANISH, turn=90), wobble=0.3)
    glow = scene.sheet()
    for number in range(5):
        start, end = PANES[number]
        glow.fill(_quad(start - 0.1, end + 0.1, 560, 760), AMBER, 0.2, blur=26)
        glow.fill(_pane(number, 26), AMBER, 0.14, blur=18)
    scene.put(glow, "screen")
    _under(scene)


def _under(scene: Scene) -> None:
    """The dark under it, and wet stones on which the windows lie as long lights."""
    page = scene.page
    under = smoothstep(770, 840, page.y - 0.06 * (page.x - 400))
    scene.multiply((under * 0.66).astype(np.float32), "#1c1a36")
    lights = scene.sheet()
    for number in range(5):
        start, end = PANES[number]
        foot = [_at(start, 1010), _at(end, 1010), _at(end + 0.5, 1300), _at(start - 0.3, 1300)]
        lights.fill(poly(foot), AMBER, 0.18, blur=18)
    broken = 0.6 + 0.6 * page.noise(17, 40, 3, 0.6, (3.4, 0.5))
    scene.put(lights.pixels() * np.clip(broken, 0, 1)[..., None], "screen")


def _reflection(scene: Scene) -> None:
    """Herself, now, on the dark of the glass: lit by the other train, half of her not there."""
    page = scene.page
    x, y, high = 452.0, 850.0, 330.0
    before = scene.image.copy()
    scene.image = np.zeros_like(before)
    portrait(scene, NOW, x, y, high, facing=-30, nod=-6, tilt=-4, top="#ffffff",
             silhouette="#ffffff")  # fmt: skip
    there = np.clip(scene.image.max(2), 0, 1)
    scene.image = np.zeros_like(before)
    portrait(scene, NOW, x, y, high, facing=-30, nod=-6, tilt=-4, top="#3f7c7c",
             light=(60, 420, 330), rim=0.5, rim_colour="#ffe2a0", dim=0, fill=0.34)  # fmt: skip
    _patched(scene, x, y, high, -30, 60)  # fmt: skip
    her = scene.image
    fade = smoothstep(1130, 980, page.y) * (0.78 + 0.22 * smoothstep(620, 420, page.x))
    veil = (page.blur(there, 3) * fade * 0.56)[..., None]
    scene.image = (1 - (1 - before * (1 - veil)) * (1 - np.clip(her, 0, 1) * fade[..., None] * 0.86)
                   ).astype(np.float32)  # fmt: skip
    scene.still(
        (there * smoothstep(190, 120, page.distance(x - 30, y + 20))).astype(np.float32), 0.5
    )


def _rain(scene: Scene) -> None:
    """Drops on our glass: the wind of the other train drives them upwards."""
    rng = random.Random(9)
    drops = scene.sheet()
    for number in range(170):
        x, y = rng.uniform(40, 790), rng.uniform(50, 1080)
        size = rng.choice((1.2, 1.6, 2, 2.6, 3.4)) if number > 22 else rng.uniform(3.6, 5.6)
        if math.hypot(x - 420, y - 850) < 130 and size > 3:
            continue
        if number < 20:
            far = rng.uniform(60, 190)
            trail = [(x + far * 0.34, y + far), (x + far * 0.12, y + far * 0.5), (x, y)]
            drops.fill(taper(trail, [0.5, 2.4, size * 1.3]), "#b9b6d8", 0.2)
        drops.fill(ellipse(x, y, size, size * 1.2, 18), "#181632", 0.55)
        drops.fill(ellipse(x + size * 0.1, y + size * 0.35, size * 0.7, size * 0.6), "#d8c8a0", 0.5)
        drops.fill(ellipse(x - size * 0.3, y - size * 0.45, size * 0.26), "#fdf6e0", 0.95)
    streaks = scene.sheet()
    for _ in range(70):
        x, y, far = rng.uniform(-40, 800), rng.uniform(0, 700), rng.uniform(30, 110)
        streaks.line(poly([(x, y), (x + far * 0.5, y + far)], closed=False), "#a8a6cc", 1.3, 0.2)
    scene.put(streaks)
    scene.put(drops)


def _hand(scene: Scene) -> None:
    """Her hand, on our side, on the cold pane."""
    stage = close_up(scene, 132, 1030, 225, box=(-20, 700, 420, 1220))
    stage.hand("open", (0.16, 1, -0.16), (0.2, 0.12, -1), elbow=(-0.07, -0.2, 0.1), left=True,
               skin=SKIN, sleeve="#2f5c60", bare=0.16, cuff="#21464c")  # fmt: skip
    with scene.layer("skin", dim=0.4, blur=2.2):
        stage.paint(light=(230, 560, 120), rim=0.9, rim_colour="#ffdc94", dim=0.1, fill=0.22,
                    contact=0)  # fmt: skip
        _lighter(scene, ((180, 826, 15, 30), (128, 850, 11, 20), (216, 968, 26, 14),
                         (112, 985, 22, 30)), 83)  # fmt: skip


def _our_side(scene: Scene) -> None:
    """The edge of our window, the sill, a curtain: near, dark, not sharp."""
    frame = scene.sheet()
    hole = rect(26, 24, 900, 1092, 60)
    frame.fill(minus(rect(-20, -20, 900, 1260), hole), INK, grad=linear(0, 0, 60, 0, "#2a2848"))
    frame.line(hole, "#6a5c60", 5, 0.8)
    frame.line(rect(34, 32, 900, 1076, 54), "#08081a", 10, 0.9)
    frame.fill(union(rect(-20, 1120, 860, 100), rect(-20, 1118, 860, 4)), "#2c2a48")
    frame.fill(rect(-20, 1118, 860, 5), "#9c7c54", 0.7)
    scene.lay(frame, "metal", way=0, wobble=0.2)
    with scene.layer("cloth", blur=6):
        curtain = scene.sheet()
        edge = [(764, -20), (772, 300), (786, 620), (770, 860), (784, 1220)]
        curtain.fill(spline([*edge, (880, 1240, 1), (880, -40, 1)]), "#2c3050",
                     grad=linear(700, 0, 820, 0, "#14142c"))  # fmt: skip
        for number in range(4):
            fold = [(px + 12 + number * 24, py) for px, py in edge]
            curtain.fill(
                taper(fold, [7, 10, 5, 10, 12]), mix("#14142c", "#54547c", number % 2), 0.7
            )
        scene.add(curtain)
