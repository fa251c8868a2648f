"""Coats, dresses and gowns, scarves and capes."""

import random
from typing import Final

import numpy as np

from pinxit_atelier.engine import Colour, ellipse, linear, mix, poly, rect, sample, spline, taper

from .bodies import Body, Look, is_word, shaded
from .cloth import Cloth
from .forms import Pair, box_of, lerp, pattern, vec
from .poses import BEHIND, SQUARE, Joints, View
from .stage import Cel, Stage

# of buttons or back seam
_FRONT: Final[dict[str, float]] = {"q": 0.34, "side": 0.8, "back_q": -0.28}
_HEMMED: Final = ("dress", "gown", "robe", "tunic")
_LAPELLED: Final = ("coat", "jacket", "suit")
_BRASS: Final = "#e2b95a"


def draw_coat(stage: Stage, cloth: Cloth, look: Look, view: View) -> None:
    """Paint the upper garment: cloth and folds, then collar and buttons on top of it."""
    middle = _FRONT.get(view, 0.0)
    behind = view in BEHIND
    with stage.part(relief=4.2, lo=0.6, hi=0.34, shadow=0.5, depth=1.3) as cel:
        left, top, right, bottom = cloth.box
        falling = linear(
            left * 0.3 + right * 0.7, top, left * 0.6 + right * 0.4, bottom,
            shaded(look.colour, 0.24),
        )  # fmt: skip
        cel.fill(cloth.path, look.colour, grad=falling)
        if look.pattern:
            pattern(cel, cloth.path, cloth.box, look.pattern, look.trim, look.pattern_size)
        if cloth.long:
            _folds(cel, cloth, look)
        if look.coat == "suit" and not behind:
            _shirt_front(cel, cloth, look, middle)
        _seams(cel, cloth, look, middle, behind=behind)
        _hem(cel, cloth, look)
        if look.belt is not None or look.coat in ("dress", "gown"):
            _belt(cel, cloth, look, middle, behind=behind)
        if look.apron is not None and not behind:
            _apron(cel, cloth, look.apron, middle)
    with stage.part(relief=0.8, lo=0.5, shadow=0.4, depth=0.5) as cel:
        _collar(cel, cloth, look, view, middle)
        if not behind:
            _buttons(cel, cloth, look, middle)
        if look.coat == "coat":
            _coat_details(cel, cloth, look, view, middle)


def _folds(cel: Cel, cloth: Cloth, look: Look) -> None:
    rng = random.Random(5)
    dark, light = shaded(look.colour, 0.5), mix(look.colour, "#fff0d0", 0.35)
    for index, across in enumerate(np.linspace(-0.86, 0.86, 8 if cloth.hem > 0.3 else 4)):
        line = cloth.seam(
            across * 0.9 + rng.uniform(-0.06, 0.06), 1.0 + rng.uniform(-0.1, 0.25), 1.98, 5,
        )  # fmt: skip
        wide = rng.uniform(0.8, 1.7) * (1 + cloth.hem * 0.6)
        fold = taper(line, [0.05, wide * 0.5, wide, wide * 1.1], 16)
        cel.fill(fold, light if index % 2 else dark, 0.2 if index % 2 else 0.34, clip=cloth.path)


def _shirt_front(cel: Cel, cloth: Cloth, look: Look, middle: float) -> None:
    shirt = spline([
        cloth.at(0, middle - 0.5), cloth.at(0, middle + 0.5), (*cloth.at(0.5, middle), 1),
    ])  # fmt: skip
    cel.fill(shirt, "#f6eee0")
    knot, end = cloth.at(0.06, middle), cloth.at(0.42, middle)
    cel.fill(taper([knot, lerp(knot, end, 0.3), end], [1.0, 1.3, 1.9], 10), look.trim, clip=shirt)


def _seams(cel: Cel, cloth: Cloth, look: Look, middle: float, *, behind: bool) -> None:
    dark = shaded(look.colour, 0.5)
    if behind:
        if look.coat in _LAPELLED:
            line = cloth.seam(middle, 0.1, 2.0, 9)
            cel.fill(taper(line, [0.2, 0.5, 0.8], 24), dark, 0.7, clip=cloth.path)
    elif look.coat in (*_LAPELLED, "tunic"):
        start, end = 0.5 if look.coat == "suit" else 0.0, 0.6 if look.coat == "tunic" else 2.0
        line = cloth.seam(middle + 0.05, start, end, 9)
        cel.fill(taper(line, [0.3, 0.55, 0.55, 0.8], 30), dark, 0.8, clip=cloth.path)


def _hem(cel: Cel, cloth: Cloth, look: Look) -> None:
    hemmed = look.coat in _HEMMED
    if not hemmed and not (look.pattern is None and look.coat == "coat"):
        return
    width = 2.4 if look.coat in ("gown", "robe") else 1.5
    for start, end in cloth.hem_edges:
        sag = float(np.hypot(end[0] - start[0], end[1] - start[1])) * 0.035
        x, y = lerp(start, end, 0.5)
        line = spline([start, (x, y + sag), end], closed=False)
        cel.line(
            line, look.trim if hemmed else shaded(look.colour, 0.5), width, 0.8, clip=cloth.path,
        )  # fmt: skip


def _belt(cel: Cel, cloth: Cloth, look: Look, middle: float, *, behind: bool) -> None:
    line = [
        cloth.at(0.66 + 0.03 * np.cos(across * 1.57), across) for across in (-1, -0.5, 0, 0.5, 1)
    ]  # fmt: skip
    colour = look.belt if look.belt is not None else shaded(look.colour, 0.4)
    cel.fill(taper(line, [2.0] * 5, 14), colour, clip=cloth.path)
    if look.belt is not None and not behind and cel.px(1) > 1.2:
        x, y = cloth.at(0.69, middle)
        cel.line(rect(x - 1, y - 1.1, 2, 2.2, 0.4), _BRASS, 0.5)


def _apron(cel: Cel, cloth: Cloth, colour: Colour, middle: float) -> None:
    outline = [
        cloth.at(0.66, middle - 0.62), cloth.at(0.66, middle + 0.55), cloth.at(1.2, middle + 0.7),
        cloth.at(1.85, middle + 0.62), cloth.at(1.85, middle - 0.7), cloth.at(1.2, middle - 0.8),
    ]  # fmt: skip
    shape = spline(outline)
    cel.fill(shape, colour, 0.95, clip=cloth.path)
    for across in (-0.6, -0.1, 0.45):
        fold = spline(
            [cloth.at(0.7, middle + across * 0.5), cloth.at(1.8, middle + across * 0.66)],
            closed=False,
        )  # fmt: skip
        cel.line(fold, shaded(colour, 0.4), 0.35, 0.5, clip=shape)


def _collar(cel: Cel, cloth: Cloth, look: Look, view: View, middle: float) -> None:
    behind = view in BEHIND

    def at(down: float, across: float) -> Pair:
        return cloth.at(down, max(-1.0, min(1.0, across)))

    if look.coat in _LAPELLED and not behind:
        colour: Colour = mix(look.colour, "#000000", 0.16)
        if look.collar is not None and not is_word(look.collar, "ruff"):
            colour = look.collar
        for way in (-1,) if view == "side" else (-1, 1):
            lapel = [
                (*at(0, middle + way * 0.5), 1), (*at(0.12, middle + way * 0.62), 1),
                (*at(0.17, middle + way * 0.42), 1), (*at(0.22, middle + way * 0.52), 1),
                (*at(0.46, middle + 0.06), 1), at(0.22, middle + way * 0.16),
            ]  # fmt: skip
            cel.fill(spline(lapel), colour)
    if is_word(look.collar, "ruff"):
        x, y = cloth.at(0.02, 0)
        for step in np.linspace(-1, 1, 9):
            pleat = ellipse(x + step * 5.2, y - 0.4 + 1.6 * (1 - step * step), 1.7, 2.3, step * 24)
            cel.fill(pleat, "#f8f1e2")
            cel.line(pleat, "#b8a890", 0.25, 0.8)
    elif look.coat not in _LAPELLED or behind:
        plain = look.coat == "robe" or behind
        colour = shaded(look.colour, 0.3) if plain else look.trim
        if look.collar is not None:
            colour = look.collar
        outline = [
            (*at(0, -0.9), 1), at(0.04, 0), (*at(0, 0.9), 1), (*at(0.13, 0.62), 1),
            at(
                0.11, middle * 0.6 + 0.12,
            ), at(0.16, middle), at(0.11, middle - 0.25), (*at(0.13, -0.62), 1),
        ]  # fmt: skip
        cel.fill(spline(outline), colour)


def _buttons(cel: Cel, cloth: Cloth, look: Look, middle: float) -> None:
    has_some = look.buttons is not None or look.coat in ("coat", "jacket", "dress")
    if is_word(look.buttons, "none") or not has_some or cel.px(1) <= 0.8:
        return
    colour = look.buttons if look.buttons is not None else _BRASS
    dress = look.coat == "dress"
    count = 4 if look.coat == "jacket" else 5
    start, end = (0.2, 0.6) if dress else (0.3, 1.5 if cloth.hem > 0.3 else 0.96)
    radius = max(0.62, 0.6 / cel.unit)
    for index in range(count):
        down = start + (end - start) * index / count + 0.16
        x, y = cloth.at(down, middle if dress else middle + 0.18)
        cel.fill(ellipse(x, y, radius), colour)
        cel.fill(ellipse(x - radius * 0.25, y - radius * 0.3, radius * 0.4), "#fff6dc", 0.7)


def _coat_details(cel: Cel, cloth: Cloth, look: Look, view: View, middle: float) -> None:
    if view in ("q", "front") and cel.px(1) > 1.2:
        for way in (-1, 1) if view == "front" else (-1,):
            flap = taper([cloth.at(1.16, way * 0.84), cloth.at(1.16, way * 0.36)], [1.5, 1.5], 4)
            cel.fill(flap, shaded(look.colour, 0.25))
    elif view in BEHIND:
        strap = [
            cloth.at(0.68, middle - 0.55), cloth.at(0.7, middle), cloth.at(0.68, middle + 0.55),
        ]  # fmt: skip
        cel.fill(taper(strap, [2.2, 2.2, 2.2], 10), mix(look.colour, "#000000", 0.14))
        for across in (-0.45, 0.45):
            cel.fill(ellipse(*cloth.at(0.685, middle + across), 0.6), _BRASS)


def draw_scarf(
    stage: Stage, joints: Joints, body: Body, look: Look, view: View, wind: Pair,
) -> None:  # fmt: skip
    """Paint a scarf: its end, which the wind takes, and its ring."""
    colour = look.scarf
    if colour is None:
        return
    neck, up, right = joints["neck"], joints.up, joints.right
    wide = body.neck * 0.5 + 2.6
    way = 1 if view == "front" else -1
    blow_x, blow_y = wind

    def near(x: float, y: float) -> Pair:
        place = neck + right * x + up * y
        return float(place[0]), float(place[1])

    def off(x: float, y: float) -> Pair:
        return float(neck[0]) + x, float(neck[1]) + y

    if abs(blow_x) > 5:
        tail = [
            near(way * 2.4, 0.4), off(
                blow_x * 0.8, 1 + blow_y * 0.3,
            ), off(blow_x * 1.7, -2 + blow_y),
            off(blow_x * 2.6, 3 + blow_y * 1.5), off(blow_x * 3.5, blow_y * 2),
        ]  # fmt: skip
    else:
        tail = [
            near(way * 2.4, 0.4), near(way * 4.2, -4), off(
                way * 4 + blow_x * 0.9, 11 + blow_y * 0.4,
            ),
            off(
                way * 4.4 + blow_x * 2.3, 18 + blow_y * 1.6,
            ), off(way * 5 + blow_x * 3.6, 23 + blow_y * 2.6),
        ]  # fmt: skip
    with stage.part(relief=1.4, depth=1.0, shadow=0.5) as cel:
        shape = taper(tail, [3.4, 4.4, 4.6, 5.0], 30)
        cel.fill(shape, shaded(colour, 0.1))
        if look.scarf_pattern:
            pattern(cel, shape, box_of(shape), look.scarf_pattern, look.trim, 3.4)
        x, y, way_x, way_y = sample(tail, 10)[-1]
        for index in range(-2, 3):
            aside = index * 1.05
            start = x - way_y * aside, y + way_x * aside
            end = x - way_y * aside * 1.15 + way_x * 2, y + way_x * aside * 1.15 + way_y * 2
            cel.line(poly([start, end], closed=False), colour, 0.55)
    with stage.part(relief=1.5, depth=0.8, shadow=0.5) as cel:
        ring = spline([
            near(
                -wide * 1.05, 2.6,
            ), near(0, 1.2), near(wide, 2.8), near(wide * 1.18, -0.2), near(0.3, -2.6),
            near(-wide * 1.2, -0.4),
        ])  # fmt: skip
        cel.fill(ring, colour)
        if look.scarf_pattern:
            pattern(cel, ring, box_of(ring), look.scarf_pattern, look.trim, 3.4)
        for row in range(2):
            fold = [
                near(-wide, 1.4 - row * 1.6), near(0, -0.2 - row * 1.5),
                near(wide, 1.4 - row * 1.6),
            ]  # fmt: skip
            cel.line(spline(fold, closed=False), shaded(colour, 0.5), 0.4, 0.6, clip=ring)


def draw_cape(
    stage: Stage, cloth: Cloth, joints: Joints, body: Body, look: Look, view: View, wind: Pair
) -> None:
    """Paint a cape that hangs from the shoulders."""
    colour = look.cape
    if colour is None:
        return
    blow_x, blow_y = wind
    neck, pelvis, wide = joints["neck"], joints["pelvis"], body.shoulder
    x, y = float(pelvis[0]), float(pelvis[1])
    low = float(max(joints["ankn"][1], joints["ankf"][1])) - body.leg * 0.12
    if view in SQUARE or view == "back_q":
        outline = [
            (*cloth.at(0, -0.9), 1), cloth.at(0.1, -1.08), (x - wide * 1.5 + blow_x * 0.5, y),
            (x - wide * 2 + blow_x * 1.6, low, 1), (x - wide * 0.6 + blow_x * 1.5, low + 1.6),
            (x + wide * 0.7 + blow_x * 1.5, low + 0.4), (x + wide * 2 + blow_x * 1.4, low, 1),
            (x + wide * 1.5 + blow_x * 0.5, y), cloth.at(0.1, 1.08), (*cloth.at(0, 0.9), 1),
        ]  # fmt: skip
    else:
        outline = [
            (*cloth.at(0, 0.7), 1), cloth.at(0.08, 0.3), cloth.at(0.6, -0.3), (
                x - wide * 0.3 + blow_x * 0.8, y + 4,
            ),
            (x - wide * 0.4 + blow_x * 1.6, low, 1), (
                x - wide * 1.3 + blow_x * 2.2, low + 1.4 + blow_y,
            ),
            (
                x - wide * 2.4 + blow_x * 2.8, low - 1 + blow_y, 1,
            ), (x - wide * 1.7 + blow_x * 1.2, y + blow_y * 0.4),
            cloth.at(0.3, -1.35), cloth.at(0.06, -1.1),
        ]  # fmt: skip
    with stage.part(relief=3, lo=0.6, depth=1.4, shadow=0.5) as cel:
        shape = spline(outline)
        cel.fill(shape, colour, grad=linear(neck[0], neck[1], neck[0], low, shaded(colour, 0.35)))
        left, _, right, _ = box_of(shape)
        for index in range(7):
            part = (index + 0.5) / 7
            end = left + (right - left) * part
            start = neck + vec((part - 0.5) * wide, 2)
            half_way = (neck[0] + end) / 2 + (part - 0.5) * 2, (neck[1] + low) / 2
            fold = taper([tuple(start), half_way, (end, low + 1)], [0.1, 1.0, 1.8], 16)
            tone = mix(colour, "#fff0d0", 0.5) if index % 2 else shaded(colour, 0.5)
            cel.fill(fold, tone, 0.32, clip=shape)
