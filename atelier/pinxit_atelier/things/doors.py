"""Doors of ten looks."""

import math

from pinxit_atelier.engine import (
    Colour,
    Path,
    common,
    ellipse,
    leaf,
    linear,
    minus,
    mix,
    moved,
    poly,
    rect,
    spline,
    union,
)
from pinxit_atelier.pen import Pen, dots, motif, seam

_ARCH = "-27,0! -27,-78! -19,-99 0,-108 19,-99 27,-78! 27,0!"
_HIGH = {"cat": 46.0, "round": 92.0}


def _opening(look: str) -> Path:
    if look == "round":
        return common(ellipse(0, -46, 46), rect(-60, -120, 120, 118))
    if look == "gothic":
        return spline(dots("-27,0! -27,-66! -20,-94 0,-122! 20,-94 27,-66! 27,0!"))
    if look in ("arch", "vault"):
        return spline(dots(_ARCH))
    if look == "cat":
        return spline(dots("-17,0! -17,-30! -12,-42 0,-46 12,-42 17,-30! 17,0!"))
    if look == "crooked":
        return poly(dots("-25,0 -31,-104 22,-112 28,0"))
    return rect(-27, -108, 54, 108)


@motif(
    poses=(
        "arch",
        "panel",
        "glass",
        "barn",
        "round",
        "gothic",
        "paper",
        "vault",
        "crooked",
        "cat",
    ),
    colours=("#2f6a6c", "#d9a441", "#8a5a34"),
)
def door(
    pen: Pen,
    pose: str,
    wood: Colour,
    metal: Colour,
    frame: Colour,
    *,
    ajar: float = 0,
    light: Colour = "#ffe9a8",
    number: bool = False,
) -> None:
    """Leaf, metal, frame: its sill is at y = 0. Ten looks; `ajar` opens it, 0 … 1.

    `light` is what one sees behind it. Anchors: light, handle, top.
    """
    hole = _opening(pose)
    box = hole.getBounds()
    border = _grown(hole, 7 if pose != "cat" else 4)
    pen.form(border, frame, 0.5, 0.5)
    pen.grain(border, 90, frame, 36)
    if ajar:
        warm = mix(light, "#ff9a4a", 0.35)
        pen.fill(hole, light, grad=linear(0, box.top(), 0, 10, warm))
    else:
        pen.fill(hole, "#1a1420")
    shut = 1 - 0.55 * ajar
    hinge = box.left()
    with pen.at(hinge * (1 - shut), -hinge * -0.16 * ajar, wide=shut, lean=-0.16 * ajar):
        pen.form(hole, wood, 0.5, 0.45, cast=0.4)
        _look(pen, pose, hole, wood, metal, light if ajar else "#2a3a4a")
        x = box.right() - 9 if pose != "round" else 0
        y = -46.0 if pose not in _HIGH else -_HIGH[pose] * 0.45
        if pose != "paper":
            pen.form(ellipse(x, y, 3.8 if pose != "cat" else 2.4), metal, 0.6, 0.6)
        if pose not in ("cat", "paper", "round"):
            pen.fill(ellipse(x, y + 9, 1.5, 2.2), "#120c10")
        if number:
            pen.form(ellipse(0, box.top() + 26, 6, 5), metal, 0.5, 0.5)
        pen.mark("handle", x, y)
    sill = rect(box.left() - 12, -4, box.width() + 24, 6, 1.5)
    pen.form(sill, pen.lit(frame, 0.1), 0.5, 0.5)
    pen.mark("light", 6, box.top() * 0.4)
    pen.mark("top", 0, box.top() - 8)


def _grown(shape: Path, margin: float) -> Path:
    """Return a shape with a margin at its sides and above it."""
    box = shape.getBounds()
    wide = (box.width() + 2 * margin) / box.width()
    high = (box.height() + margin) / box.height()
    middle = box.centerX()
    return moved(shape, middle - middle * wide, 0, wide, high=high)


def _planks(pen: Pen, shape: Path, wood: Colour, step: float) -> None:
    box = shape.getBounds()
    x = box.left() + step
    while x < box.right():
        wander = pen.rng.uniform(-0.6, 0.6)
        pen.line(
            seam((x, 0), (x + wander, box.top())), pen.shaded(wood, 0.55), 1.2, 0.7, clip=shape
        )
        x += step
    pen.grain(shape, 90, wood, 50)


def _look(pen: Pen, look: str, shape: Path, wood: Colour, metal: Colour, behind: Colour) -> None:
    iron = mix("#2a1c20", metal, 0.3)
    match look:
        case "arch" | "gothic" | "crooked" | "cat":
            _planks(pen, shape, wood, 13.5 if look != "cat" else 8)
            for y in (-20, -78) if look != "cat" else ():
                strap = spline(
                    [
                        (-27, y - 3, 1),
                        (-6, y - 2.4),
                        (4, y - 6),
                        (9, y),
                        (4, y + 6),
                        (-6, y + 2.4),
                        (-27, y + 3, 1),
                    ]
                )
                pen.form(strap, iron, 0.4, 0.5)
            if look != "cat":
                if look == "gothic":
                    outer, inner = leaf((0, -76), (0, -110), 14), leaf((0, -78), (0, -106), 9)
                else:
                    outer, inner = ellipse(0, -86, 8), ellipse(0, -86, 5.6)
                pen.form(outer, metal, 0.5, 0.5)
                pen.fill(inner, behind)
        case "panel":
            pen.grain(shape, 90, wood, 40)
            for x in (-21.0, 3.0):
                for y, high in ((-102, 34), (-62, 22), (-34, 28)):
                    pen.form(rect(x, y, 18, high, 1), pen.shaded(wood, 0.12), 0.5, 0.2)
                    pen.form(rect(x + 3, y + 3, 12, high - 6, 1), pen.lit(wood, 0.08), 0.4, 0.4)
            pen.form(rect(-8, -38, 16, 4, 1), metal, 0.5, 0.6)
        case "glass":
            for row in range(4):
                for column in range(2):
                    pane = rect(-21 + column * 22, -102 + row * 19, 19, 16)
                    pen.fill(pane, behind)
                    shine = poly(
                        [
                            (-21 + column * 22, -96 + row * 19),
                            (-12 + column * 22, -104 + row * 19),
                            (-6 + column * 22, -104 + row * 19),
                        ]
                    )
                    pen.fill(shine, "#ffffff", 0.35, clip=pane)
                    pen.line(pane, pen.shaded(wood, 0.4), 1, 0.7)
            pen.form(rect(-21, -22, 42, 17, 1), pen.lit(wood, 0.06), 0.4, 0.4)
        case "barn":
            _planks(pen, shape, wood, 9)
            pale = mix(wood, "#fff6e4", 0.6)
            for line in (
                ((-27, -2), (27, -52)),
                ((-27, -54), (27, -104)),
                ((-27, -54), (27, -54)),
                ((-27, -3), (27, -3)),
                ((-27, -105), (27, -105)),
            ):
                pen.line(seam(*line), pale, 5, clip=shape)
        case "round":
            _planks(pen, shape, wood, 11)
            for radius in (20.0, 36.0):
                pen.line(ellipse(0, -46, radius), iron, 1.6, 0.8, clip=shape)
            pen.form(ellipse(0, -46, 9), metal, 0.5, 0.6)
        case "paper":
            pen.fill(shape, mix(wood, "#f6efdc", 0.85))
            pen.fill(ellipse(0, -60, 26, 44), "#fff6d8", 0.5, blur=8, clip=shape)
            for bar in range(5):
                x = -27 + bar * 13.5
                pen.line(seam((x, 0), (x, -108)), pen.shaded(wood, 0.5), 2, clip=shape)
            for row in range(7):
                pen.line(
                    seam((-27, -row * 18), (27, -row * 18)), pen.shaded(wood, 0.5), 1.6, clip=shape
                )
            pen.form(ellipse(20, -50, 3, 5), pen.shaded(wood, 0.5), 0.4, 0.4)
        case _:
            _vault(pen, shape, iron, metal)


def _vault(pen: Pen, shape: Path, iron: Colour, metal: Colour) -> None:
    """Paint a door of iron with a wheel and rivets."""
    pen.form(shape, mix(iron, "#7a8490", 0.55), 0.6, 0.6)
    for step in range(22):
        turn = math.pi * step / 21
        pen.form(ellipse(22 * math.cos(turn), -78 - 24 * math.sin(turn), 1.7), metal, 0.5, 0.6)
    for y in range(8, 78, 11):
        for side in (-1, 1):
            pen.form(ellipse(side * 22, -y, 1.7), metal, 0.5, 0.6)
    wheel = minus(ellipse(-2, -58, 15), ellipse(-2, -58, 11))
    for turn in range(0, 180, 45):
        way = math.radians(turn)
        spoke = seam(
            (-2 - 18 * math.cos(way), -58 - 18 * math.sin(way)),
            (-2 + 18 * math.cos(way), -58 + 18 * math.sin(way)),
        )
        pen.line(spoke, metal, 2.6)
    pen.form(union(wheel, ellipse(-2, -58, 5)), metal, 0.6, 0.6)
