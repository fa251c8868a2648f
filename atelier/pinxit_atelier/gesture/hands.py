"""Hands: finger chains that close round what they hold, and the places to hang things on."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from pinxit_atelier.engine.colour import Colour, rgb

from .buffer import Canvas, small
from .space import Place, Vec, two_bones, unit

Bend = tuple[float, float, float]


@dataclass(frozen=True)
class Grip:
    """Degrees by which the fingers (index … little) bend at knuckle, middle and tip.

    Then how far they are spread, and where the tip of the thumb is: ahead, to its side, towards
    the palm.
    """

    bend: tuple[Bend, Bend, Bend, Bend]
    spread: float
    thumb: tuple[float, float, float] | None  # None: it meets the index finger
    fan: float = 0


GRIPS: Final[dict[str, Grip]] = {
    "rod": Grip(((60, 70, 44), (62, 72, 46), (63, 73, 47), (66, 75, 49)), 0, (0.50, 0.12, 0.37)),
    "fist": Grip(
        ((80, 98, 62), (82, 100, 64), (84, 102, 64), (86, 102, 64)), 0, (0.50, 0.10, 0.30)
    ),
    "pinch": Grip(((62, 70, 30), (46, 48, 26), (30, 40, 22), (16, 30, 20)), 4, None),
    "pen": Grip(((58, 62, 24), (62, 70, 34), (70, 84, 44), (76, 90, 50)), 1, None),
    "cradle": Grip(((22, 26, 18), (26, 28, 18), (28, 30, 18), (30, 32, 20)), 7, (0.46, 0.42, 0.24)),
    "cup": Grip(((34, 38, 24), (34, 38, 24), (36, 40, 26), (40, 42, 28)), 1, (0.50, 0.34, 0.28)),
    "point": Grip(((4, 6, 4), (74, 92, 45), (80, 95, 48), (84, 95, 50)), 0, (0.52, 0.06, 0.30)),
    "open": Grip(((-4, 10, 6), (0, 8, 5), (2, 10, 6), (4, 14, 8)), 10, (0.46, 0.56, 0.10)),
    "spread": Grip(((-8, 6, 4), (-6, 5, 4), (-6, 6, 4), (-8, 8, 6)), 15, (0.36, 0.62, 0.02)),
    "flat": Grip(((2, 5, 3), (2, 4, 3), (2, 5, 3), (3, 6, 4)), 1, (0.50, 0.30, 0.06)),
    "edge": Grip(((12, 10, 6), (12, 10, 6), (13, 11, 6), (15, 12, 8)), 3, (0.52, 0.10, 0.30)),
    "bag": Grip(
        ((52, 100, 62), (54, 102, 62), (56, 104, 64), (58, 104, 66)), 0, (0.60, 0.22, 0.16)
    ),
    "mug": Grip(((46, 54, 40), (48, 56, 42), (50, 56, 42), (54, 58, 44)), 3, (0.52, 0.16, 0.40)),
    "rest": Grip(((16, 20, 12), (20, 22, 12), (22, 24, 14), (26, 28, 16)), 5, (0.50, 0.44, 0.08)),
    "clasp": Grip(((34, 58, 34), (36, 60, 36), (38, 62, 38), (42, 64, 40)), 1, (0.54, 0.20, 0.30)),
    "claw": Grip(((8, 62, 44), (10, 64, 46), (10, 64, 46), (12, 62, 46)), 11, (0.46, 0.48, 0.26)),
    "thumb": Grip(
        ((80, 98, 62), (82, 100, 64), (84, 102, 64), (86, 102, 64)), 0, (0.30, 0.56, 0.06)
    ),
    "vow": Grip(((4, 8, 5), (5, 8, 5), (82, 98, 60), (84, 98, 60)), 9, (0.46, 0.06, 0.30)),
}
LENGTHS: Final = (
    (0.235, 0.150, 0.115),
    (0.255, 0.170, 0.120),
    (0.240, 0.160, 0.115),
    (0.190, 0.120, 0.100),
)
ACROSS: Final = (0.150, 0.052, -0.048, -0.140)  # where the knuckles are, towards the thumb
REACH: Final = (0.500, 0.520, 0.500, 0.455)
FLESH: Final = (0.069, 0.061, 0.054, 0.043)  # how thick a finger is at its joints
ROD: Final = 0.055  # of the length of a hand: the radius of a rod that "rod" closes round


@dataclass
class Hold:
    """A painted hand, and where a thing is held by it, in space."""

    rod: Vec  # the middle of a rod in the fist …
    axis: Vec  # … and its direction, towards the thumb
    pinch: Vec  # between thumb and index finger
    bowl: Vec  # in the hollow of the hand
    hook: Vec  # in the bend of the fingers: handles
    edge: Vec  # between thumb and fingers: books, papers
    ahead: Vec
    palm: Vec
    side: Vec  # towards the thumb
    tips: list[Vec]
    thumb: Vec
    fingers: list[list[Vec]]
    size: float


def solve(
    wrist: Place, ahead: Place, palm: Place, grip: str, size: float, *, left: bool
) -> tuple[Hold, list[Vec]]:
    """Return where the fingers of a hand are, and the joints of its thumb."""
    shape, start = GRIPS[grip], np.asarray(wrist, float)
    f = unit(ahead)
    toward = np.asarray(palm, float)
    n = unit(toward - f * float(toward @ f))
    s = np.cross(f, n) * (-1 if left else 1)

    def at(along: float, aside: float, deep: float) -> Vec:
        return np.asarray(start + (f * along + s * aside + n * deep) * size)

    fingers = []
    for index in range(4):
        spread = np.radians(shape.spread * (1.5 - index))
        angle, joints = 0.0, [at(REACH[index], ACROSS[index], 0)]
        for bone, bend in zip(LENGTHS[index], shape.bend[index], strict=True):
            angle += np.radians(bend)
            ray = (f * np.cos(angle) + n * np.sin(angle)) * np.cos(spread) + s * np.sin(spread)
            joints.append(joints[-1] + ray * bone * size)
        fingers.append(joints)
    tips = [joints[-1] for joints in fingers]
    aim = tips[0] + (s * 0.035 + n * 0.03) * size if shape.thumb is None else at(*shape.thumb)
    base = at(0.22, 0.19, 0.06)
    bend = s + f * 0.4 - n * 0.2
    middle, end = two_bones(base, aim, 0.20 * size, 0.17 * size, bend)
    hold = Hold(
        at(0.387, 0, 0.137),
        s,
        (tips[0] + end) / 2,
        at(0.52, 0.02, 0.24),
        at(0.545, 0, 0.135),
        (tips[1] + end) / 2,
        f,
        n,
        s,
        tips,
        end,
        fingers,
        size,
    )
    return hold, [at(0.08, 0.11, 0.04), base, middle, end]


def hand(
    canvas: Canvas,
    wrist: Place,
    ahead: Place,
    palm: Place,
    grip: str = "rest",
    *,
    size: float = 0.108,
    left: bool = False,
    skin: Colour = "#c08a60",
    wide: float = 1.0,
    old: float = 0.0,
    nails: bool = False,
) -> Hold:
    """Paint a hand; `size` is its length from the wrist to the tips, in units of space.

    `old` makes knuckles and sinews stand out; with `nails` it can be looked at closely.
    """
    hold, thumb = solve(wrist, ahead, palm, grip, size, left=left)
    start, f, n, s = np.asarray(wrist, float), hold.ahead, hold.palm, hold.side
    tone = rgb(skin)

    def at(along: float, aside: float, deep: float) -> Vec:
        return np.asarray(start + (f * along + s * aside + n * deep) * size)

    long = float(canvas.seen(start)[1]) * size / canvas.scale  # on the page
    care, few = small(long, 60, 105), small(long, 16, 60)
    fat = size * wide * (1 - 0.10 * old) * (1 + 0.10 * few)
    with canvas.part(tone, soft=2.2 * size, rough=0.55, edge=0.8, care=care) as back:
        for k in range(4):  # four metacarpals under one skin
            line = [at(-0.04, ACROSS[k] * 0.42, 0), at(0.25, ACROSS[k] * 0.86, 0.0)]
            back.chain([*line, at(REACH[k], ACROSS[k], 0)], np.array([0.084, 0.096, 0.072]) * fat)
            if old or nails:
                sinew = [at(0.46, ACROSS[k], -0.09), at(0.16, ACROSS[k] * 0.6, -0.09)]
                gap = [point + s * 0.045 * size for point in sinew]
                back.fold(gap, 0.03 * size, (0.012 + 0.03 * old) * size)
        ball = [at(0.02, 0.08, 0.03), at(0.18, 0.17, 0.075), at(0.30, 0.19, 0.075)]
        back.chain(ball, np.array([0.085, 0.105, 0.068]) * fat)
        back.chain([at(0.03, -0.08, 0.035), at(0.3, -0.13, 0.05)], np.array([0.08, 0.072]) * fat)
        if nails:
            line = [at(0.42, 0.13, 0.12), at(0.26, 0.06, 0.13), at(0.06, 0.05, 0.11)]
            back.fold(line, 0.022 * size, 0.03 * size)
            back.fold(
                [at(0.40, -0.14, 0.1), at(0.36, -0.02, 0.11), at(0.44, 0.08, 0.1)],
                0.018 * size,
                0.022 * size,
            )
    for k, joints in enumerate(hold.fingers):
        little = 0.90 if k == 3 else 1.0
        radii = np.array(FLESH) * fat * little
        if old:
            radii[1:3] += 0.007 * size * old
        ruddy = tone * np.array([1.02, 0.965, 0.95])
        edge = 0.9 * (1 - 0.75 * few * (k % 2))  # small: two divisions are enough
        with canvas.part(
            tone * 0.6 + ruddy * 0.4, soft=1.6 * size, rough=0.45, edge=edge, care=care
        ) as finger:
            finger.chain(joints, radii)
            for joint in joints[1:3] if old or nails else []:
                across = s * 0.05 * size
                finger.fold(
                    [
                        joint - across - n * 0.03 * size,
                        joint - n * 0.05 * size,
                        joint + across - n * 0.03 * size,
                    ],
                    0.016 * size,
                    0.016 * size,
                )
        if nails:
            _nail(canvas, joints[-2], joints[-1], -n, s, 0.036 * fat * little, tone)
    with canvas.part(tone, soft=1.8 * size, rough=0.5, edge=0.9, care=care) as digit:
        digit.chain(thumb, np.array([0.086, 0.082, 0.066, 0.048]) * fat)
    if nails:
        out = unit(np.cross(unit(thumb[-1] - thumb[-2]), n) * (1 if left else -1))
        _nail(canvas, thumb[-2], thumb[-1], out, n, 0.042 * fat, tone)
    return hold


def _nail(
    canvas: Canvas, joint: Vec, tip: Vec, back: Vec, side: Vec, wide: float, tone: Vec
) -> None:
    """Lay a nail on the back of the last bone of a finger."""
    along = unit(tip - joint)
    out = unit(back - along * float(back @ along))
    across = np.cross(along, out)
    centre = tip + out * wide * 0.62 - along * wide * 0.1
    shape = np.stack([across * wide * 0.8, along * wide * 1.0, out * wide * 0.5], 1)
    pale = tone * 0.72 + np.array([0.30, 0.24, 0.22])
    del side
    with canvas.part(np.clip(pale, 0, 1), soft=0.1, rough=0.2, edge=0.25, sheen=0.3) as nail:
        nail.ball(centre, shape)
