"""What lies on the ground: grass, snow, stones."""

import math

from pinxit_atelier.engine import Colour, ellipse, leaf, mix, poly, spline, taper, vary
from pinxit_atelier.pen import Pen, motif, seam, torn


@motif(poses=("tuft", "meadow", "reeds", "tall"), colours=("#5f8a3c", "#9cbc58", "#2f5a3c"))
def grass(
    pen: Pen,
    pose: str,
    blade: Colour,
    light: Colour,
    dark: Colour,
    *,
    wide: float = 200,
    wind: float = 0,
) -> None:
    """Blades, light and dark ones; a tuft is 40 wide, the others `wide`.

    `wind` bends them, -1 … 1. Anchor: top.
    """
    rng = pen.rng
    count, half, high = {
        "tuft": (22, 18.0, 34.0),
        "meadow": (int(wide * 0.9), wide / 2, 22.0),
        "reeds": (int(wide * 0.16), wide / 2, 120.0),
        "tall": (int(wide * 0.5), wide / 2, 64.0),
    }[pose]
    blades = sorted((rng.uniform(-half, half), rng.uniform(0.5, 1.1)) for _ in range(count))
    rng.shuffle(blades)
    for index, (x, part) in enumerate(blades):
        length = high * part
        bend = rng.gauss(0, 0.22) + wind * 0.6 + (x / half * 0.35 if pose == "tuft" else 0)
        tip = x + bend * length, -length * (1 - abs(bend) * 0.25)
        line = [(x, 2), (x + bend * length * 0.25, -length * 0.55), tip]
        tone = rng.choice([blade, blade, light, dark])
        tone = vary(pen.shaded(tone, 0.3 * (1 - index / count)), rng, 0.08, 0.02)
        root = {"reeds": 3.4, "tall": 3.2}.get(pose, 2.8)
        pen.fill(taper(line, [root, root * 0.8, 0.3], 10), tone)
        if pose == "reeds" and part > 0.85:
            spike = leaf((tip[0], tip[1] + 4), (tip[0] + bend * 10, tip[1] - 26), 7)
            pen.form(spike, "#6a4428", 0.5, 0.4)
        elif pose == "meadow" and rng.random() < 0.06:
            petal = rng.choice(["#f6ead0", "#e8b03a", "#c8452f", "#8a7ac0"])
            pen.fill(ellipse(*tip, 2.2), petal)
    pen.mark("top", 0, -high)


@motif(poses=("drift", "ground", "pile"), colours=("#f4f6f6", "#b9c9dc", "#8aa0c0"))
def snow(
    pen: Pen, pose: str, white: Colour, shade: Colour, deep: Colour, *, wide: float = 300
) -> None:
    """Snow, shade, deep shade: `wide` across, its foot on y = 0. Anchor: top."""
    rng = pen.rng
    layers, high = {"drift": (2, 40.0), "ground": (4, 34.0), "pile": (3, 90.0)}[pose]
    for layer in range(layers):
        level = high * (1 - layer / layers)
        half = wide / 2 * (1 if pose == "ground" else 1 - 0.1 * layer)
        bumps = 7
        top = []
        for step in range(bumps + 1):
            part = step / bumps
            arch = (
                1
                if pose == "ground"
                else math.sin(math.pi * part) ** (1.6 if pose == "pile" else 0.8)
            )
            top.append(((part - 0.5) * 2 * half, -level * arch * rng.uniform(0.75, 1.1) - 1))
        shape = spline([(-half, 4, 1), *top, (half, 4, 1)])
        tone = mix(mix(shade, deep, 0.3), white, (layer + 1) / layers)
        pen.form(shape, tone, 0.35, 0.5, depth=8, cast=0.3)
        for _ in range(int(wide / 10)):
            x, y = rng.uniform(-half, half), rng.uniform(-level, 0)
            if shape.contains(x, y):
                pen.fill(ellipse(x, y, rng.uniform(0.5, 1.3)), "#ffffff", 0.9)
    pen.mark("top", 0, -high)


@motif(
    poses=("boulder", "slab", "pebbles", "cairn", "cliff"),
    colours=("#8a857e", "#b9b3a6", "#5f7a4a"),
)
def rock(
    pen: Pen, pose: str, stone: Colour, light: Colour, moss: Colour, *, mossy: float = 0.5
) -> None:
    """Stone, its light side, moss; `mossy` is how much of it, 0 … 1. On y = 0. Anchor: top."""
    rng = pen.rng
    if pose == "pebbles":
        for _ in range(16):
            x, size = rng.gauss(0, 40), rng.uniform(4, 13)
            _stone(pen, x, -size * 0.45, size, size * 0.6, vary(stone, rng, 0.15, 0.03), light)
        pen.mark("top", 0, -8)
    elif pose == "cairn":
        y = 0.0
        for level in range(6):
            wide, high = 30 - level * 4.2 + rng.uniform(-3, 3), rng.uniform(6.5, 9)
            _stone(
                pen, rng.uniform(-3, 3), y - high, wide, high, vary(stone, rng, 0.12, 0.03), light
            )
            y -= high * 1.85
        pen.mark("top", 0, y)
    else:
        wide, high = {"boulder": (50.0, 60.0), "slab": (80.0, 24.0), "cliff": (60.0, 150.0)}[pose]
        _boulder(pen, wide, high, (stone, light, moss), mossy)
        pen.mark("top", 0, -high)


def _stone(
    pen: Pen, x: float, y: float, wide: float, high: float, stone: Colour, light: Colour
) -> None:
    ring = [
        (x + wide * math.cos(t), y + high * math.sin(t))
        for t in (math.tau * k / 9 for k in range(9))
    ]
    shape = torn(ring, min(wide, high) * 0.1, pen.rng, 9)
    pen.form(shape, stone, 0.6, 0.5)
    pen.hairs(shape, 20, [light, pen.shaded(stone, 0.4)], 14, (2, 5), (0.5, 1.2), (0.2, 0.5))


def _boulder(
    pen: Pen, wide: float, high: float, colours: tuple[Colour, Colour, Colour], mossy: float
) -> None:
    stone, light, moss = colours
    rng = pen.rng
    crown = [(-wide * 0.6, -high * 0.8), (-wide * 0.1, -high), (wide * 0.45, -high * 0.88)]
    edge = [(-wide, 2), (-wide * 0.92, -high * 0.45), *crown, (wide * 0.9, -high * 0.5), (wide, 2)]
    edge = [(x + rng.uniform(-5, 5), y + (rng.uniform(-4, 4) if y < 0 else 0)) for x, y in edge]
    shape = spline([(x, y, 1) if index % 2 else (x, y) for index, (x, y) in enumerate(edge)])
    pen.form(shape, stone, 0.6, 0.45, depth=12)
    heart = (rng.uniform(-0.2, 0.2) * wide, -high * rng.uniform(0.45, 0.6))
    for index in range(len(edge) - 1):
        facet = poly([edge[index], edge[index + 1], heart])
        middle = (
            (edge[index][0] + edge[index + 1][0]) / 2,
            (edge[index][1] + edge[index + 1][1]) / 2 + high / 2,
        )
        facing = (middle[0] * pen.light[0] + middle[1] * pen.light[1]) / (
            math.hypot(*middle) + 1e-6
        )
        tone = light if facing > 0 else pen.shade
        pen.fill(facet, tone, 0.1 + 0.25 * abs(facing), blur=2, clip=shape)
    for _ in range(9):
        x, y = rng.uniform(-wide, wide), rng.uniform(-high, 0)
        crack = seam(
            (x, y),
            (x + rng.uniform(-8, 8), y + 8),
            (x + rng.uniform(-10, 10), y + rng.uniform(14, 24)),
        )
        pen.line(crack, pen.shaded(stone, 0.6), rng.uniform(0.6, 1.4), 0.6, clip=shape)
    for _ in range(int(160 * mossy)):
        x, y = rng.gauss(0, wide * 0.5), -high + abs(rng.gauss(0, high * 0.16))
        pen.fill(
            ellipse(x, y, rng.uniform(1.4, 4), rng.uniform(1, 2.4)),
            vary(moss, rng, 0.15, 0.03),
            0.8,
            clip=shape,
        )
