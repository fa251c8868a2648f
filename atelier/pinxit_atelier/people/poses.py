"""What somebody does: the angles of the limbs, and the joints that follow from them.

Angles are absolute, in degrees: 0 hangs down, 90 points ahead (to the right), 180 up. `near` limbs
are those closer to us. From the front and from behind, `near` is on the right of the page and `far`
on the left, and positive angles point outwards for both.
"""

import math
from typing import Literal, TypeAlias

import numpy as np
from msgspec import Struct, structs

from .bodies import Body
from .forms import Vec, aim, vec

View: TypeAlias = Literal["front", "q", "side", "back", "back_q", "top"]
Angles: TypeAlias = tuple[float, float]
Reach: TypeAlias = tuple[str, float, float] | tuple[str, float, float, float]  # ("to", x, y, bend)
Arm: TypeAlias = Angles | Reach

SQUARE: tuple[View, ...] = ("front", "back")  # both sides of the body are seen alike
BEHIND: tuple[View, ...] = ("back", "back_q")
WIDE: dict[View, float] = {"front": 1, "back": 1, "q": 0.72, "back_q": 0.72, "side": 0.2, "top": 1}


class Pose(Struct, frozen=True, kw_only=True):
    """What a body does."""

    lean: float = 0
    hunch: float = 0
    head: float = 0  # + looks down, or tilts to the right
    near_arm: Arm = (6, 16)  # upper arm and forearm, or ("to", x, y): the hand goes there
    far_arm: Arm = (2, 12)
    near_leg: Angles = (-2, -3)  # thigh and shin
    far_leg: Angles = (4, 2)
    near_hand: str = "relax"  # see hands.HANDS
    far_hand: str = "relax"
    near_wrist: float = 0  # an extra turn of the hand
    far_wrist: float = 0
    near_foot: float | None = None  # 90 is flat; None: as the shin says
    far_foot: float | None = None
    far_layer: Literal["back", "mid", "behind"] = "back"  # far arm behind the body, or before it
    turn: float = 0  # of the whole figure
    air: bool = False  # (x, y) is where the pelvis is, not the ground
    wind: tuple[float, float] = (0, 0)
    prop: str | None = None  # see props.PROPS
    hide_legs: bool = False  # below a table, in a boat, in water

    def with_(self, **changes: object) -> "Pose":
        """Return the same pose with something changed."""
        return structs.replace(self, **changes)

    def arm(self, side: str) -> Arm:
        """Return an arm: n(ear) or f(ar)."""
        return self.near_arm if side == "n" else self.far_arm

    def leg(self, side: str) -> Angles:
        """Return a leg."""
        return self.near_leg if side == "n" else self.far_leg

    def hand(self, side: str) -> str:
        """Return the shape of a hand."""
        return self.near_hand if side == "n" else self.far_hand

    def wrist(self, side: str) -> float:
        """Return how much a hand is turned."""
        return self.near_wrist if side == "n" else self.far_wrist

    def foot(self, side: str) -> float | None:
        """Return where a foot points."""
        return self.near_foot if side == "n" else self.far_foot


class Joints:
    """Where everything is, in figure units.

    Places: pelvis, waist, neck, head; and, with n for near and f for far: sh (shoulder), el
    (elbow), wr (wrist), hip, kn (knee), ank (ankle). Props may add places of their own.
    """

    def __init__(self) -> None:
        self.places: dict[str, Vec] = {}
        self.low: Vec = vec(0, -1)  # ways: along the lower back, the upper back, across it
        self.up: Vec = vec(0, -1)
        self.right: Vec = vec(1, 0)
        self.head_turn = 0.0
        self.foot: dict[str, float] = {}
        self.fore_arm: dict[str, float] = {}

    def __getitem__(self, name: str) -> Vec:
        return self.places[name]

    def __setitem__(self, name: str, place: Vec) -> None:
        self.places[name] = place

    def spread(self) -> tuple[float, float, float, float]:
        """Return the box round all joints."""
        points = np.array(list(self.places.values()))
        (left, top), (right, bottom) = points.min(0), points.max(0)
        return float(left), float(top), float(right), float(bottom)


def reach_angles(shoulder: Vec, target: Vec, upper: float, fore: float, bent: float) -> Angles:
    """Return the angles that bring a hand to a place (or as near as it can get)."""
    way = target - shoulder
    far = float(np.linalg.norm(way))
    far = min(max(far, abs(upper - fore) + 0.1), upper + fore - 0.05)
    straight = math.degrees(math.atan2(way[0], way[1]))

    def corner(one: float, other: float) -> float:
        cosine = (one * one + far * far - other * other) / (2 * one * far)
        return math.degrees(math.acos(max(-1.0, min(1.0, cosine))))

    return straight - bent * corner(upper, fore), straight + bent * corner(fore, upper)


def solve(body: Body, pose: Pose, view: View) -> Joints:
    """Return the joints: feet on y = 0, or the pelvis at the origin when in the air."""
    joints = Joints()
    _spine(joints, body, pose)
    _legs(joints, body, pose, view)
    drop = 0.0 if pose.air else _lowest(joints, body)
    _arms(joints, body, pose, view, drop)
    if drop:
        for name in joints.places:
            joints.places[name] = joints.places[name] - vec(0, drop)
    return joints


def _spine(joints: Joints, body: Body, pose: Pose) -> None:
    hunch = pose.hunch + body.hunch * 0.8
    joints.low = aim(180 - (pose.lean - hunch * 0.35))
    joints.up = aim(180 - (pose.lean + hunch))
    joints.right = vec(-joints.up[1], joints.up[0])
    joints["pelvis"] = vec(0, 0)
    joints["waist"] = joints["pelvis"] + joints.low * body.torso * 0.42
    joints["neck"] = joints["waist"] + joints.up * body.torso * 0.58
    towards_head = aim(180 - (pose.lean * 0.55 + hunch * 0.75 + pose.head * 0.45))
    joints["head"] = joints["neck"] + towards_head * (body.neck + body.head * 0.86)
    joints.head_turn = pose.lean * 0.35 + hunch * 0.25 + pose.head


def _side(view: View, side: str) -> int:
    """Return on which side of the spine a limb is: 1 is the right of the page."""
    near = -1 if view in ("q", "side") else 1  # there, the near shoulder lies behind
    return near if side == "n" else -near


def _mirror(view: View, side: str) -> Vec:
    return vec(-1 if view in SQUARE and side == "f" else 1, 1)


def _legs(joints: Joints, body: Body, pose: Pose, view: View) -> None:
    apart = body.hip * WIDE[view] * (0.48 if view in SQUARE else 0.29)
    for side in "nf":
        mirror = _mirror(view, side)
        thigh, shin = pose.leg(side)
        hip = joints["pelvis"] + vec(apart * _side(view, side), 0)
        flat = vec(0.22, 1) if view in SQUARE else vec(1, 1)  # what comes towards us looks short
        knee = hip + aim(thigh, body.leg * 0.5) * mirror * flat
        joints["hip" + side] = hip
        joints["kn" + side] = knee
        joints["ank" + side] = knee + aim(shin, body.leg * 0.5) * mirror * flat
        foot = pose.foot(side)
        if foot is None:
            foot = 90 if abs(shin) < 30 else max(min(shin + 90, 100), -80)
        joints.foot[side] = foot


def _lowest(joints: Joints, body: Body) -> float:
    soles = max(joints["ankn"][1], joints["ankf"][1]) + body.foot
    knees = max(joints["knn"][1], joints["knf"][1]) + body.thigh * 0.4
    return float(max(soles, knees, joints["pelvis"][1] + body.hip * 0.6))


def _arms(joints: Joints, body: Body, pose: Pose, view: View, drop: float) -> None:
    for side in "nf":
        mirror = _mirror(view, side)
        aside = WIDE[view] * 0.86 * _side(view, side) + (0.05 if view in ("q", "side") else 0)
        shoulder = joints["neck"] - joints.up * body.torso * 0.115
        shoulder = shoulder + joints.right * body.shoulder * aside
        arm, short = pose.arm(side), 1.0
        if arm[0] == "to":
            bent = float(arm[3]) if len(arm) > 3 else 1.0
            target = vec(float(arm[1]), float(arm[2]) + drop)
            upper, fore = reach_angles(shoulder, target, body.upper_arm, body.fore_arm, bent)
            mirror = vec(1, 1)
        else:
            upper, fore = float(arm[0]), float(arm[1])
            if view in SQUARE:
                upper, fore, short = _square_arm(upper, fore)
        elbow = shoulder + aim(upper, body.upper_arm) * mirror
        joints["sh" + side] = shoulder
        joints["el" + side] = elbow
        joints["wr" + side] = elbow + aim(fore, body.fore_arm * short) * mirror
        joints.fore_arm[side] = fore * float(mirror[0])


def _square_arm(upper: float, fore: float) -> tuple[float, float, float]:
    """Return an arm as seen from the front: its angles, and how short the forearm looks.

    What points back is seen to point outwards; a forearm that points ahead comes towards us, and
    one that is folded up goes before the chest.
    """
    if upper < -30:
        return -upper, -fore, 1.0
    if 0 <= upper < 60 and 40 < fore <= 110:
        return upper * 0.6, -56 - (fore - 75) * 0.5, 0.66
    if 0 <= upper < 60 and fore > 110:
        return upper * 0.6, 190 + (180 - fore) * 0.5, 0.9
    return upper, fore, 1.0
