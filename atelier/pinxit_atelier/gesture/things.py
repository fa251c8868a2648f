"""Things that share the canvas with people: boxes, rods, ropes, cups, chairs, books, umbrellas.

All sizes are in units of space (1 is the height of a grown person). What a hand holds is placed
from it: things.cane(canvas, who.hold["r"]), or by places: things.rod(canvas, [a, b], 0.012, "#…").
"""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from pinxit_atelier.engine.colour import Colour, mix

from .buffer import Canvas
from .hands import Hold
from .space import Place, Vec, smooth, square_to, unit, vec

UP = vec(0, 1, 0)


def rod(
    canvas: Canvas,
    line: Sequence[Place] | Vec,
    radius: float | Sequence[float],
    colour: Colour,
    *,
    flat: bool = False,
    sheen: float = 0,
) -> None:
    """A stick, a wire, a branch: a line with a radius, or one at each of its places."""
    sizes = [radius] * len(line) if isinstance(radius, float | int) else radius
    with canvas.part(colour, soft=0.3, flat=flat, sheen=sheen) as part:
        part.chain(line, sizes)


def ball(
    canvas: Canvas,
    place: Place,
    radius: float,
    colour: Colour,
    *,
    flat: bool = False,
    sheen: float = 0,
) -> None:
    """A ball: an apple, a bead, a lamp."""
    with canvas.part(colour, soft=0.4, flat=flat, sheen=sheen) as part:
        part.ball(place, radius)


def rope(canvas: Canvas, line: Sequence[Place] | Vec, radius: float, colour: Colour) -> None:
    """A laid rope along a line."""
    length = float(np.linalg.norm(np.diff(np.asarray(line, float), axis=0), axis=1).sum())
    count = int(np.clip(length / (radius * 1.5), 4, 160))
    path = smooth(line, count)
    with canvas.part(mix(colour, "#2a1c18", 0.25), soft=0.2) as core:
        core.chain(path, [radius * 0.9] * count)
    eye = canvas.camera.rot[2]
    with canvas.part(colour, soft=0.12) as strands:
        for here, there in pairwise(path):
            way = there - here
            side = unit(np.cross(way, eye)) * radius * 0.8
            near = eye * radius * 0.45
            strands.chain([here - side + near, there + side + near], [radius * 0.62] * 2)


def box(
    canvas: Canvas, centre: Place, x: Place, y: Place, z: Place, colour: Colour, *, sheen: float = 0
) -> None:
    """A box by its middle and the halves of its edges."""
    middle = np.asarray(centre, float)
    edges = [np.asarray(edge, float) for edge in (x, y, z)]
    eye = canvas.camera.rot[2]
    for a, b, out in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        for sign in (1, -1):
            face = middle + edges[out] * sign
            if float(edges[out] @ eye) * sign < -0.25 * float(np.linalg.norm(edges[out])):
                continue
            one, other = edges[a], edges[b]
            with canvas.part(colour, soft=0.15, rough=0.5, sheen=sheen) as side:
                side.plane(
                    [face + one + other, face + one - other, face - one - other, face - one + other]
                )


def crate(canvas: Canvas, centre: Place, x: Place, y: Place, z: Place, colour: Colour) -> None:
    """A parcel or a case: a box with a band round it."""
    middle, ax, ay, az = (np.asarray(edge, float) for edge in (centre, x, y, z))
    box(canvas, middle, ax, ay, az, colour)
    box(canvas, middle, ax * 1.012, ay * 0.16, az * 1.012, mix(colour, "#2a1a18", 0.4))


def stone(canvas: Canvas, place: Place, size: float, colour: Colour = "#8c8a86") -> None:
    """A rounded stone."""
    spot = np.asarray(place, float)
    with canvas.part(colour, soft=1.2) as part:
        part.ball(spot + UP * size * 0.4, np.diag([size, size * 0.6, size * 0.8]))
        part.ball(spot + vec(size * 0.3, size * 0.5, size * 0.2), size * 0.55)


def book(
    canvas: Canvas, left: Hold, right: Hold, colour: Colour = "#8f3b3b", size: float = 0.11
) -> None:
    """An open book between two hands."""
    middle = (left.edge + right.edge) / 2
    across = unit(left.edge - right.edge)
    toward = square_to(unit(left.palm + right.palm) * vec(0.4, 0, 0.4) + UP * 0.8, across)
    up = square_to(np.cross(across, toward), across)
    up = up if up[1] > 0 else -up
    _pages(canvas, middle - toward * 0.012, across, up, toward, size, colour)


def _pages(
    canvas: Canvas, middle: Vec, across: Vec, up: Vec, toward: Vec, size: float, colour: Colour
) -> None:
    for cover, tone, grow in ((True, colour, 1.06), (False, "#f1e8d3", 1.0)):
        for side in (1, -1):
            shape = np.linspace(0, 1, 7)
            rows = []
            for lift in (0.62, -0.62):
                bulge = (
                    np.sin(shape * np.pi) * 0.10 + shape * 0.16
                    if not cover
                    else shape * 0.14 - 0.05
                )
                rows.append(
                    middle
                    + np.outer(shape * side * grow, across * size)
                    + np.outer(bulge, toward * size)
                    + up * lift * grow * size
                )
            with canvas.part(tone, soft=0.2, edge=0.8) as page:
                page.surface(np.array(rows))


def closed_book(canvas: Canvas, hold: Hold, colour: Colour = "#8f3b3b", size: float = 0.09) -> None:
    """A shut book in one hand."""
    n = hold.palm
    up = square_to(UP, n)
    x = np.cross(up, n)
    middle = hold.rod + n * 0.003 + up * size * 0.62 - hold.side * size * 0.50
    for sign in (-1, 1):
        box(canvas, middle + n * sign * 0.0075, x * size * 0.75, up * size, n * 0.002, colour)
    box(canvas, middle, x * size * 0.72, up * size * 0.95, n * 0.006, "#efe6cf")


def umbrella(
    canvas: Canvas,
    hold: Hold,
    colour: Colour = "#b63a33",
    size: float = 0.34,
    *,
    lean: Place | None = None,
) -> None:
    """An open umbrella, held in the fist."""
    up = _upright(hold, lean)
    grip = hold.rod
    hook = [
        grip - up * (0.07 + 0.02 * np.sin(a)) + hold.ahead * (np.cos(a) - 1) * 0.018
        for a in np.linspace(0, 3, 7)
    ]
    rod(canvas, [grip + up * 0.60, grip, *hook], 0.0062, "#5d3a26")
    top = grip + up * 0.60
    side = square_to(hold.ahead, up)
    other = np.cross(side, up)
    angles = np.linspace(0, 2 * np.pi, 97)[:-1]
    panel = np.abs(np.sin(angles * 4))
    rows = []
    for share in np.linspace(0.01, 1, 8):
        round_ = np.outer(np.cos(angles), side) + np.outer(np.sin(angles), other)
        reach = size * np.sin(share * 1.25) / np.sin(1.25) * (1 - 0.06 * panel * share)
        drop = size * 0.62 * (1 - np.cos(share * 1.25)) - 0.012 * panel * share
        rows.append(top + round_ * reach[:, None] - np.outer(drop, up))
    grid = np.array(rows)
    with canvas.part(mix(colour, "#1c1426", 0.5), soft=0.3) as under:
        under.surface(grid - up * 0.006, closed=True)
    with canvas.part(colour, soft=0.3) as dome:
        dome.surface(grid, closed=True)
        for k in range(8):
            rib = grid[:, k * 12]
            if float((rib[4] - top + up * size * 0.3) @ canvas.camera.rot[2]) > -0.02:
                dome.fold(rib, 0.004, 0.004)
    ball(canvas, top + up * 0.012, 0.010, "#5d3a26")


def _upright(hold: Hold, lean: Place | None = None) -> Vec:
    """Return which way a rod in a fist goes up."""
    axis = hold.axis if hold.axis[1] >= -0.05 else -hold.axis
    return unit(lean) if lean is not None else unit(axis + UP * 0.25)


def staff(
    canvas: Canvas,
    hold: Hold,
    colour: Colour = "#6a4327",
    *,
    up: float = 0.25,
    down: float = 0.55,
    radius: float = 0.0065,
    lean: Place | None = None,
) -> tuple[Vec, Vec]:
    """A stick in the fist: a broom's, a spear's, an oar's; return its ends."""
    way = _upright(hold, lean)
    ends = hold.rod + way * up, hold.rod - way * down
    rod(canvas, ends, radius, colour)
    return ends


def cane(canvas: Canvas, hold: Hold, colour: Colour = "#6a4327") -> None:
    """A walking stick, from the fist to the ground."""
    top = hold.rod
    foot = vec(top[0] + hold.ahead[0] * 0.02, 0, top[2] + hold.ahead[2] * 0.02)
    back = unit(vec(hold.ahead[0], 0, hold.ahead[2]))
    line = [
        top - back * 0.05 + UP * 0.002,
        top - back * 0.02 + UP * 0.016,
        top + UP * 0.010,
        top - UP * 0.03,
        foot,
    ]
    rod(canvas, line, [0.0085, 0.009, 0.009, 0.0075, 0.0065], colour)
    canvas.contact(foot, 0.03)


def string(canvas: Canvas, line: Sequence[Place] | Vec, colour: Colour = "#a33a34") -> None:
    """A thread through places."""
    rod(canvas, line, 0.0022, colour, flat=True)


def cup(
    canvas: Canvas,
    place: Place | Hold,
    colour: Colour = "#e9e2d2",
    size: float = 0.034,
    *,
    wide: float = 0.6,
    filled: Colour = "#4a2c1e",
) -> None:
    """Set a cup without a handle there, or into a hand with the grip "mug" or "cup".

    `size` is half its height, `wide` compares its width with that.
    """
    axis = UP
    if isinstance(place, Hold):
        axis = unit(place.axis if place.axis[1] > 0 else -place.axis)
        place = place.bowl - place.ahead * 0.002
    centre = np.asarray(place, float)
    side = square_to((1, 0, 0.2), axis)
    front = np.cross(side, axis)
    angles = np.linspace(0, 2 * np.pi, 25)[:-1]

    def ring(high: float, part: float) -> Vec:
        round_ = np.outer(np.cos(angles), side) + np.outer(np.sin(angles), front)
        return np.asarray(centre + axis * high * size + round_ * part * wide * size)

    with canvas.part(colour, soft=0.15, sheen=0.3, rough=0.5) as pot:
        rows = [ring(-1, 0.05), ring(-1, 0.78), ring(-0.4, 0.92), ring(1, 1.0)]
        pot.surface(np.array(rows), closed=True)
    with canvas.part(filled, soft=0.1, flat=True, lift=0.002) as drink:
        drink.surface(np.array([ring(0.86, 0.02), ring(0.86, 0.9)]), closed=True, curved=False)


def bag(canvas: Canvas, hold: Hold, colour: Colour = "#a8683a", size: float = 0.15) -> None:
    """A suitcase on its handle."""
    along = unit(hold.axis * vec(1, 0, 1))
    out = np.cross(along, UP)
    grip = hold.hook
    line = [
        grip - along * 0.05 - UP * 0.04,
        grip - along * 0.042,
        grip + along * 0.042,
        grip + along * 0.05 - UP * 0.04,
    ]
    rod(canvas, line, 0.008, "#4a2f22")
    middle = grip - UP * (0.04 + size * 0.62)
    box(canvas, middle, along * size, UP * size * 0.62, out * size * 0.3, colour)
    for side in (-0.55, 0.55):
        box(
            canvas,
            middle + along * size * side,
            along * size * 0.08,
            UP * size * 0.63,
            out * size * 0.312,
            mix(colour, "#2a1a18", 0.45),
        )


def lantern(
    canvas: Canvas,
    hold: Hold,
    glass: Colour = "#ffd877",
    metal: Colour = "#4a3d38",
    size: float = 0.07,
) -> Vec:
    """A lantern on its ring; return the place of its flame."""
    grip = hold.hook
    along = unit(hold.axis * vec(1, 0, 1) + 1e-6)
    bow = [
        grip + along * np.sin(t) * size * 0.75 + UP * (np.cos(t) - 1) * size
        for t in np.linspace(-1.9, 1.9, 13)
    ]
    rod(canvas, bow, size * 0.05, metal)
    top = grip - UP * size * 1.4
    frames = [(vec(1, 0, 0), vec(0, 0, 1))] * 2
    for low, high, w0, w1, colour, flat in (
        (-0.1, 0.3, 0.72, 0.2, metal, False),
        (-1.25, -0.1, 0.52, 0.52, glass, True),
        (-1.5, -1.25, 0.7, 0.66, metal, False),
    ):
        with canvas.part(colour, soft=0.2, flat=flat) as part:
            part.loft(
                [top + UP * low * size, top + UP * high * size],
                frames,
                [(w0 * size,) * 2, (w1 * size,) * 2],
                0.04 * size,
            )
    for angle in np.linspace(-1.2, 1.2, 3):
        edge = top + vec(np.sin(angle), 0, np.cos(angle)) * size * 0.55
        rod(canvas, [edge - UP * 0.1 * size, edge - UP * 1.25 * size], 0.035 * size, metal)
    return np.asarray(top - UP * 0.75 * size)


def chair(
    canvas: Canvas,
    seat: Place,
    ahead: Place,
    colour: Colour = "#8f6239",
    *,
    size: float = 1.0,
    floor: float = 0.0,
) -> None:
    """A chair by the middle of its seat; who sits on it looks `ahead`."""
    middle, z = np.asarray(seat, float), unit(vec(ahead[0], 0, ahead[2]))
    x = np.cross(UP, z)
    wide, deep = x * 0.13 * size, z * 0.125 * size
    box(canvas, middle - UP * 0.012, wide, UP * 0.011, deep, colour)
    for side in (1, -1):
        for end in (1, -1):
            foot = middle + wide * 0.9 * side + deep * 0.9 * end
            low = vec(foot[0], floor, foot[2]) + z * end * 0.012
            rod(canvas, [foot, low], [0.011, 0.008], mix(colour, "#2a1a18", 0.12))
            canvas.contact(low, 0.03, 0.7)
        post = middle + wide * 0.9 * side - deep * 0.92
        rod(canvas, [post, post + UP * 0.24 * size - z * 0.035], 0.010, colour)
    for up in (0.22, 0.15):
        back = middle - deep * 0.92 + UP * up * size - z * up * 0.14
        box(canvas, back, wide * 0.95, UP * 0.016, z * 0.006, colour)


def stool(
    canvas: Canvas, seat: Place, colour: Colour = "#8f6239", size: float = 0.11, floor: float = 0.0
) -> None:
    """A round stool by the middle of its seat."""
    middle = np.asarray(seat, float)
    frames = [(vec(1, 0, 0), vec(0, 0, 1))] * 2
    for angle in (0.6, 2.2, 3.8, 5.3):
        way = vec(np.sin(angle), 0, np.cos(angle))
        low = vec(middle[0], floor, middle[2]) + way * size * 1.05
        rod(canvas, [middle + way * size * 0.7, low], [0.010, 0.008], mix(colour, "#2a1a18", 0.12))
        canvas.contact(low, 0.03, 0.7)
    with canvas.part(colour, soft=0.3) as top:
        top.loft([middle - UP * 0.018, middle - UP * 0.004], frames, [(size, size)] * 2, 0.006)


def table(
    canvas: Canvas,
    centre: Place,
    ahead: Place,
    wide: float,
    deep: float,
    colour: Colour = "#8a5f3c",
    floor: float = 0.0,
) -> None:
    """A table by the middle of its top."""
    middle, z = np.asarray(centre, float), unit(vec(ahead[0], 0, ahead[2]))
    x = np.cross(UP, z)
    for side in (1, -1):
        for end in (1, -1):
            foot = middle + x * wide * 0.9 * side + z * deep * 0.88 * end
            rod(
                canvas,
                [foot, vec(foot[0], floor, foot[2])],
                [0.014, 0.011],
                mix(colour, "#2a1a18", 0.15),
            )
            canvas.contact((foot[0], floor, foot[2]), 0.035, 0.7)
    box(canvas, middle - UP * 0.012, x * wide, UP * 0.012, z * deep, colour)


def basket(canvas: Canvas, place: Place, size: float = 0.09, colour: Colour = "#b58a4e") -> None:
    """A woven basket; `place` is the middle of its bottom."""
    low = np.asarray(place, float)
    angles = np.linspace(0, 2 * np.pi, 49)[:-1]

    def ring(high: float, wide: float) -> Vec:
        round_ = np.stack([np.cos(angles), 0 * angles, np.sin(angles)], 1)
        return np.asarray(low + UP * high * size + round_ * wide * size)

    def weave(around: Vec, along: Vec, base: Vec) -> Vec:
        step = size * 0.20
        odd = np.mod(np.floor(around / step) + np.floor(along / (step * 0.7)), 2)[..., None]
        return np.asarray(base * (0.72 + 0.28 * odd), np.float32)

    with canvas.part(colour, soft=0.3, pattern=weave) as wall:
        wall.surface(
            np.array([ring(0, 0.1), ring(0, 0.7), ring(0.5, 0.9), ring(1, 1)]), closed=True
        )
    with canvas.part(mix(colour, "#ffffff", 0.1), soft=0.2) as rim:
        rim.chain(np.vstack([ring(1, 1)[::4], ring(1, 1)[:1]]), [size * 0.06] * 13)


def hat(
    canvas: Canvas, place: Place, up: Place, colour: Colour = "#7a4a34", size: float = 0.09
) -> None:
    """A hat with a brim, off its head; `place` is the middle of the brim."""
    middle, axis = np.asarray(place, float), unit(up)
    side = square_to((1, 0.1, 0.2), axis)
    frame = [(side, np.cross(side, axis))] * 2
    with canvas.part(colour, soft=0.5) as felt:
        felt.loft([middle, middle + axis * 0.008], frame, [(size, size * 0.95)] * 2, 0.005)
        felt.loft(
            [middle, middle + axis * size * 0.7],
            frame,
            [(size * 0.6,) * 2, (size * 0.5,) * 2],
            size * 0.12,
        )
    with canvas.part(mix(colour, "#1a1016", 0.6), soft=0.2, lift=0.002) as band:
        band.loft(
            [middle + axis * 0.012, middle + axis * size * 0.2],
            frame,
            [(size * 0.61,) * 2, (size * 0.60,) * 2],
            0.004,
        )
