"""Poses: how hip, chest and head are turned against each other, and what hands and feet touch.

All lengths are parts of the height of the one who poses. The figure faces us (z), its left is x.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from .space import Place

Turn = tuple[float, float, float]  # yaw to its left, pitch ahead, roll (its left side up), degrees
Spot = tuple[float, float, float]


@dataclass(frozen=True)
class Foot:
    """Where an ankle is (0.04 high: the sole is on the ground), and how the foot is turned."""

    at: Spot
    yaw: float = 0  # outwards to its left
    pitch: float = 0  # toes down
    knee: Spot = (0, 0, 1)  # which way the knee comes out


@dataclass(frozen=True)
class Hand:
    """Where a wrist is, which way the elbow comes out, and what the hand does.

    `by` says from where the place is measured: "" from the spot between the feet, or a part of the
    body: pelvis, chest, head, knee_l, knee_r, hip_l, hip_r, elbow_l, hand_r …
    """

    at: Spot
    elbow: Spot = (0, -0.3, -0.8)
    grip: str = "rest"
    fwd: Spot | None = None  # where the knuckles point
    palm: Spot | None = None  # where the palm looks
    by: str = ""


@dataclass(frozen=True)
class Pose:
    """A gesture; `how` says what the body rests on, so that a painter knows where to put it."""

    pelvis: Spot = (0, 0.545, 0)
    hips: Turn = (0, 0, 0)
    chest: Turn = (0, 0, 0)
    head: Turn = (0, 0, 0)
    left_foot: Foot = Foot((0.07, 0.04, 0), 15, knee=(0.25, 0, 1))
    right_foot: Foot = Foot((-0.07, 0.04, 0), -15, knee=(-0.25, 0, 1))
    left_hand: Hand = Hand((0.17, 0.475, 0.03))
    right_hand: Hand = Hand((-0.17, 0.475, 0.03))
    slump: float = 0  # how far the waist sinks back
    shrug: float = 0  # how far the shoulders rise
    sway: Spot = (0, 0, 0)  # which way hems, hair and scarves are blown
    how: str = "stand"  # stand, sit, ground, air, lie, lean, hang
    facing: float = 20  # the turn in which it is seen best

    def like(self, **changes: Any) -> "Pose":
        """Return this pose with some things changed: `pose.like(head=(20, 10, 0))`."""
        return replace(self, **changes)

    def mirrored(self) -> "Pose":
        """Return this pose as in a mirror."""
        return replace(
            self,
            pelvis=_flip(self.pelvis),
            hips=_turned(self.hips),
            chest=_turned(self.chest),
            head=_turned(self.head),
            left_foot=_other_foot(self.right_foot),
            right_foot=_other_foot(self.left_foot),
            left_hand=_other_hand(self.right_hand),
            right_hand=_other_hand(self.left_hand),
            sway=_flip(self.sway),
            facing=-self.facing,
        )

    @property
    def touching(self) -> tuple[str, ...]:
        """What rests on the ground: the feet whose soles are there, or the body."""
        feet = ("left", self.left_foot), ("right", self.right_foot)
        named = tuple(f"{name} foot" for name, foot in feet if foot.at[1] < 0.075)
        return named + (("body",) if self.how in ("ground", "lie", "sit") else ())


def _flip(place: Place) -> Spot:
    return -float(place[0]), float(place[1]), float(place[2])


def _turned(turn: Turn) -> Turn:
    return -turn[0], turn[1], -turn[2]


def _other_foot(foot: Foot) -> Foot:
    return Foot(_flip(foot.at), -foot.yaw, foot.pitch, _flip(foot.knee))


SIDES: Final = {"_l": "_r", "_r": "_l"}


def _other_hand(hand: Hand) -> Hand:
    by = hand.by[:-2] + SIDES.get(hand.by[-2:], hand.by[-2:]) if hand.by else ""
    fwd = _flip(hand.fwd) if hand.fwd else None
    palm = _flip(hand.palm) if hand.palm else None
    return Hand(_flip(hand.at), _flip(hand.elbow), hand.grip, fwd, palm, by)
