"""Bodies: how long, how broad and how round people are, at all ages."""

from dataclasses import dataclass, replace
from typing import Final

from .space import Vec


@dataclass(frozen=True)
class Build:
    """Proportions; lengths in parts of the standing height, which is in units of space."""

    height: float = 1.0
    head: float = 0.148
    leg: float = 0.485  # from the hip joint to the ankle
    arm: float = 0.335  # from the shoulder to the wrist
    trunk: float = 0.275  # from the middle of the pelvis to the pit of the neck
    shoulder: float = 0.105  # half the distance of the shoulder joints
    hip: float = 0.088
    girth: float = 1.0  # of the trunk
    waist: float = 1.0
    belly: float = 0.0  # how far it stands out
    bust: float = 0.0
    seat: float = 0.0  # how far it stands out behind
    limb: float = 1.0  # how thick arms and legs are
    muscle: float = 0.0
    stoop: float = 0.0  # how far the back bends and the neck hangs forward
    hand: float = 1.0
    age: float = 30

    def like(self, **changes: float) -> "Build":
        """Return this body with some of its proportions changed."""
        return replace(self, **changes)


@dataclass(frozen=True)
class Frame:
    """Where a head is, how it is turned, how large it is, and what blows.

    The place is the middle of the skull; the columns of the turn are its left, its crown and its
    face; the size is the height from chin to crown in units of space; hair and cloth sway.
    """

    place: Vec
    turn: Vec
    size: float
    sway: Vec


BUILDS: Final[dict[str, Build]] = {
    "woman": Build(
        0.96, shoulder=0.094, hip=0.094, girth=0.92, waist=0.9, bust=0.024, seat=0.012, limb=0.93
    ),
    "man": Build(1.02, shoulder=0.118, hip=0.084, girth=1.02, limb=1.06, muscle=0.3, hand=1.06),
    "thin_woman": Build(
        1.0,
        0.142,
        0.505,
        0.345,
        shoulder=0.09,
        hip=0.084,
        girth=0.8,
        waist=0.9,
        bust=0.012,
        limb=0.8,
    ),
    "thin_man": Build(
        1.06, 0.138, 0.51, 0.36, shoulder=0.104, hip=0.078, girth=0.8, limb=0.82, hand=1.05
    ),
    "heavy_woman": Build(
        0.93,
        0.152,
        0.46,
        0.325,
        shoulder=0.11,
        hip=0.122,
        girth=1.3,
        waist=1.06,
        belly=0.03,
        bust=0.045,
        seat=0.03,
        limb=1.28,
    ),
    "heavy_man": Build(
        1.0,
        0.148,
        0.46,
        0.335,
        shoulder=0.126,
        hip=0.112,
        girth=1.36,
        waist=1.12,
        belly=0.055,
        bust=0.008,
        seat=0.015,
        limb=1.24,
        hand=1.08,
    ),
    "stout_woman": Build(
        0.88,
        0.16,
        0.445,
        0.32,
        shoulder=0.104,
        hip=0.112,
        girth=1.16,
        waist=1.0,
        belly=0.02,
        bust=0.04,
        seat=0.02,
        limb=1.12,
    ),
    "stout_man": Build(
        0.94,
        0.158,
        0.45,
        0.33,
        shoulder=0.118,
        hip=0.1,
        girth=1.2,
        waist=1.06,
        belly=0.04,
        limb=1.14,
        muscle=0.15,
        hand=1.08,
    ),
    "broad": Build(
        1.05,
        0.14,
        0.48,
        0.345,
        shoulder=0.138,
        hip=0.092,
        girth=1.14,
        limb=1.24,
        muscle=1,
        hand=1.12,
    ),
    "strong_woman": Build(
        0.99,
        0.144,
        shoulder=0.11,
        hip=0.098,
        girth=1.0,
        waist=0.93,
        bust=0.022,
        seat=0.015,
        limb=1.08,
        muscle=0.7,
    ),
    "pregnant": Build(
        0.95,
        shoulder=0.095,
        hip=0.1,
        girth=0.96,
        waist=0.98,
        belly=0.075,
        bust=0.034,
        seat=0.014,
        limb=0.98,
    ),
    "old_man": Build(
        0.94,
        0.158,
        0.465,
        0.345,
        shoulder=0.1,
        hip=0.088,
        girth=0.98,
        waist=1.06,
        belly=0.022,
        limb=0.86,
        stoop=0.6,
        hand=1.08,
        age=76,
    ),
    "old_woman": Build(
        0.86,
        0.168,
        0.455,
        0.335,
        shoulder=0.092,
        hip=0.1,
        girth=1.04,
        waist=1.08,
        belly=0.022,
        bust=0.026,
        limb=0.92,
        stoop=0.7,
        hand=1.04,
        age=78,
    ),
    "stooped": Build(
        0.9,
        0.162,
        0.46,
        0.345,
        shoulder=0.09,
        hip=0.084,
        girth=0.9,
        limb=0.78,
        stoop=1.2,
        hand=1.06,
        age=86,
    ),
    "youth": Build(
        0.9, 0.16, 0.49, 0.345, shoulder=0.09, hip=0.078, girth=0.84, limb=0.82, hand=1.04, age=15
    ),
    "girl": Build(
        0.7, 0.198, 0.45, 0.315, 0.26, shoulder=0.088, hip=0.078, girth=0.92, limb=0.88, age=9
    ),
    "child": Build(
        0.64,
        0.215,
        0.435,
        0.305,
        0.258,
        shoulder=0.09,
        hip=0.08,
        girth=0.98,
        limb=0.96,
        belly=0.006,
        age=7,
    ),
    "plump_child": Build(
        0.66,
        0.215,
        0.425,
        0.3,
        0.262,
        shoulder=0.1,
        hip=0.1,
        girth=1.26,
        limb=1.24,
        belly=0.03,
        seat=0.015,
        age=8,
    ),
    "toddler": Build(
        0.46,
        0.27,
        0.365,
        0.272,
        0.25,
        shoulder=0.096,
        hip=0.094,
        girth=1.2,
        limb=1.22,
        belly=0.022,
        seat=0.012,
        age=2,
    ),
    "baby": Build(
        0.36,
        0.31,
        0.32,
        0.26,
        0.26,
        shoulder=0.104,
        hip=0.1,
        girth=1.3,
        limb=1.36,
        belly=0.026,
        seat=0.012,
        age=0.7,
    ),
}
