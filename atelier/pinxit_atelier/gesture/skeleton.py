"""The skeleton: every joint of somebody in a pose, and the rings of flesh round the trunk.

A pose is drawn for the body of a grown woman of middle size; other bodies take it over: legs and
arms reach as far as theirs do, and hands stay outside a rounder trunk.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from .build import Build, Frame
from .pose import Foot, Hand, Pose
from .space import Place, Vec, smooth, square_to, turn, two_bones, unit, vec

MODEL: Final = Build()
ANKLE: Final = 0.04  # how high it is when the sole is on the ground
SIDES: Final = (("l", 1), ("r", -1))
RINGS: Final = 9  # rings of the trunk, from the crotch up


@dataclass
class Limb:
    """The joints of an arm or a leg, and where its hand or foot points."""

    side: int
    root: Vec
    middle: Vec
    end: Vec
    ahead: Vec
    palm: Vec
    upper: float
    lower: float
    grip: str = "rest"


class Skeleton:
    """Joints in space. `at` is where the spot between the feet is, `facing` turns all of it."""

    def __init__(
        self,
        build: Build,
        pose: Pose,
        at: Place = (0, 0, 0),
        facing: float = 0,
        tilt: Vec | None = None,
    ) -> None:
        self.build, self.pose, self.high = build, pose, build.height
        self.at, self.world = np.asarray(at, float), turn(facing)
        if tilt is not None:
            self.world = self.world @ tilt
        self.short = (build.leg + 0.06) / 0.545  # legs, compared with the pose's
        self._spine()
        self.legs = {name: self._leg(side) for name, side in SIDES}
        self._turn_neck()
        self.arms: dict[str, Limb] = {}
        for name, side in SIDES:
            self.arms[name] = self._arm(side)
        self.rings = self._rings()

    def put(self, spot: Place) -> Vec:
        """Return a place in space by parts of the height."""
        place: Vec = self.at + self.world @ (np.asarray(spot, float) * self.high)
        return place

    def way(self, ahead: Place) -> Vec:
        """Return a direction in space by one of the figure."""
        return np.asarray(self.world @ np.asarray(ahead, float))

    def _spine(self) -> None:
        pose, build, high = self.pose, self.build, self.high
        x, y, z = pose.pelvis
        self.hips = self.world @ turn(*pose.hips)
        yaw, pitch, roll = pose.chest
        self.chest = self.world @ turn(yaw, pitch + 16 * build.stoop, roll)
        self.pelvis = self.put((x, y * self.short, z))
        long = build.trunk * high
        back = pose.slump + 0.03 * build.stoop
        self.waist = self.pelvis + self.hips[:, 1] * long * 0.42 - self.hips[:, 2] * back * high
        self.neck = self.waist + self.chest[:, 1] * long * 0.6

    def _turn_neck(self) -> None:
        build, high = self.build, self.high
        self.face = self.world @ turn(*self.pose.head)
        up = unit(
            self.chest[:, 1] * 0.6
            + self.face[:, 1] * 0.4
            + self.chest[:, 2] * (0.22 + 0.35 * build.stoop)
        )
        size = build.head * high
        self.skull = self.neck + up * 0.038 * high + self.face @ vec(0, 0.47, 0.10) * size
        self.head = Frame(self.skull, self.face, size, self.way(self.pose.sway))

    def _leg(self, side: int) -> Limb:
        build, high = self.build, self.high
        foot: Foot = self.pose.left_foot if side > 0 else self.pose.right_foot
        hip = self.pelvis + self.hips @ vec(side * build.hip * 0.58, -0.035, 0) * high
        x, y, z = foot.at
        wide = 1 + 0.35 * (build.hip / MODEL.hip - 1)
        goal = self.put((x * wide * self.short, ANKLE + (y - ANKLE) * self.short, z * self.short))
        upper, lower = build.leg * high * 0.51, build.leg * high * 0.49
        knee, ankle = two_bones(hip, goal, upper, lower, self.way(foot.knee))
        toes = self.world @ turn(foot.yaw, foot.pitch)[:, 2]
        return Limb(side, hip, knee, ankle, toes, self.way((0, -1, 0)), upper, lower)

    def _shoulder(self, side: int, goal: Vec | None) -> Vec:
        build, high = self.build, self.high
        rise = 0.03 * self.pose.shrug
        joint = self.neck + self.chest @ vec(side * build.shoulder, rise - 0.032, -0.005) * high
        if goal is None:
            return joint
        ahead = unit(goal - joint)
        lift = max(float(ahead @ self.chest[:, 1]), -0.2) * 0.045
        reach = float(ahead @ self.chest[:, 2]) * 0.03
        out = max(float(ahead @ self.chest[:, 0]) * side, -0.5) * 0.014
        shift = self.chest @ vec(side * (out - max(lift, 0) * 0.35), lift, reach)
        return np.asarray(joint + shift * high)

    def _goal(self, hand: Hand, side: int) -> Vec:
        """Return where the wrist goes: measured from the body, or as in the pose's own body."""
        if hand.by:
            place, frame = self.part(hand.by)
            return np.asarray(place + frame @ np.asarray(hand.at) * self.high)
        model_neck = self._model_neck()
        model = model_neck + turn(*self.pose.chest) @ vec(side * MODEL.shoulder, -0.032, 0)
        reach = (np.asarray(hand.at) - model) * (self.build.arm / MODEL.arm)
        joint = self._shoulder(side, None)
        return np.asarray(joint + self.way(reach * self.high))

    def _model_neck(self) -> Vec:
        pose = self.pose
        hips, chest = turn(*pose.hips), turn(*pose.chest)
        waist = vec(*pose.pelvis) + hips[:, 1] * MODEL.trunk * 0.42 - hips[:, 2] * pose.slump
        return np.asarray(waist + chest[:, 1] * MODEL.trunk * 0.6)

    def part(self, name: str) -> tuple[Vec, Vec]:
        """Return the place and the turn of a part of the body, by its name."""
        if name in ("pelvis", "waist", "neck"):
            frame = self.hips if name == "pelvis" else self.chest
            return getattr(self, name), frame
        if name == "chest":
            return (self.waist + self.neck) / 2, self.chest
        if name == "head":
            return self.skull, self.face
        if name == "ground":
            return self.at, self.world
        kind, _, side = name.partition("_")
        if kind in ("hip", "knee", "ankle"):
            leg = self.legs[side]
            place = {"hip": leg.root, "knee": leg.middle, "ankle": leg.end}[kind]
            return place, self.hips if kind == "hip" else self.world
        arm = self.arms[side]
        return {"shoulder": arm.root, "elbow": arm.middle, "hand": arm.end}[kind], self.world

    def _arm(self, side: int) -> Limb:
        build, high = self.build, self.high
        hand = self.pose.left_hand if side > 0 else self.pose.right_hand
        goal = self._outside(self._goal(hand, side))
        joint = self._shoulder(side, goal)
        upper, lower = build.arm * high * 0.53, build.arm * high * 0.47
        elbow, wrist = two_bones(joint, goal, upper, lower, self.way(hand.elbow))
        ahead = self.way(hand.fwd) if hand.fwd else unit(wrist - elbow) + vec(0, -0.15, 0)
        palm = self.way(hand.palm) if hand.palm else -side * self.chest[:, 0] + vec(0, -0.3, 0)
        return Limb(side, joint, elbow, wrist, unit(ahead), unit(palm), upper, lower, hand.grip)

    def _outside(self, goal: Vec) -> Vec:
        """Push a wrist out of the trunk."""
        for centre, side, front, wide, ahead, behind in self._rings()[1:7]:
            axis = np.cross(side, front)
            off = goal - centre
            if abs(off @ axis) > 0.035 * self.high:
                continue
            x, z = float(off @ side), float(off @ front)
            deep = ahead if z > 0 else behind
            room = 0.018 * self.high
            far = np.hypot(x / (wide + room), z / (deep + room))
            if far < 1:
                goal = goal + (side * x + front * z) * (1 / max(far, 0.3) - 1)
        return goal

    def _rings(self) -> list[tuple[Vec, Vec, Vec, float, float, float]]:
        """Return the trunk from the crotch up: middle, side, front, half width, depths."""
        b, high = self.build, self.high
        p, w, n = self.pelvis, self.waist, self.neck
        hips, chest = self.hips, self.chest
        g, r = b.girth, b.waist
        line = [
            (p - hips[:, 1] * 0.062 * high, 0.0),
            (p - hips[:, 1] * 0.03 * high, 0.0),
            (p + hips[:, 1] * 0.005 * high, 0.0),
            (p * 0.55 + w * 0.45, 0.25),
            (w, 0.55),
            (w * 0.68 + n * 0.32, 0.85),
            (w * 0.36 + n * 0.64, 1.0),
            (n - chest[:, 1] * 0.035 * high, 1.0),
            (n + chest[:, 1] * 0.004 * high, 1.0),
        ]
        sizes = [  # half width, depth ahead, depth behind
            (b.hip * 0.80, 0.050 * g, 0.058 * g + b.seat * 0.6),
            (b.hip * 1.02, 0.058 * g + b.belly * 0.12, 0.070 * g + b.seat),
            (b.hip * 1.05, 0.058 * g + b.belly * 0.5, 0.066 * g + b.seat * 0.7),
            (b.hip * 0.86 * g**0.3, 0.054 * g + b.belly, 0.046 * g + b.seat * 0.2),
            (0.071 * g * r, 0.052 * g * r + b.belly * 0.95, 0.042 * g * r),
            (
                0.078 * g * r**0.4 + b.shoulder * 0.05,
                0.058 * g + b.bust * 0.25 + b.belly * 0.3,
                0.05 * g,
            ),
            (0.062 * g + b.shoulder * 0.36, 0.062 * g + b.bust * 0.3, 0.056 * g),
            (b.shoulder * 0.70, 0.043 * g, 0.046 * g),
            (0.036 + 0.006 * g, 0.033, 0.036),
        ]
        rings: list[tuple[Vec, Vec, Vec, float, float, float]] = []
        for (centre, upper), (wide, ahead, behind) in zip(line, sizes, strict=True):
            side = unit(hips[:, 0] * (1 - upper) + chest[:, 0] * upper)
            front = square_to(hips[:, 2] * (1 - upper) + chest[:, 2] * upper, side)
            rings.append((centre, side, front, wide * high, ahead * high, behind * high))
        return rings

    def trunk_ring(self, level: float, angles: Vec, out: float) -> Vec:
        """Return places round the trunk; 0 is its lowest ring, 1 its highest. Angle 0 is ahead."""
        packed = [np.concatenate([c, s, f, [w, a, b]]) for c, s, f, w, a, b in self.rings]
        fine = smooth(packed, 65)
        ring = fine[int(np.clip(level, 0, 1) * 64 + 0.5)]
        return oval(ring, angles, out * self.high)

    def leg_ring(self, down: float, angles: Vec, out: float, flare: float) -> Vec:
        """Return places round both legs, as cloth hangs: 0 is at the hips, 1 at the ankles."""
        high, b = self.high, self.build
        left, right = self.leg_at("l", down), self.leg_at("r", down)
        middle = (left + right) / 2
        above = (self.leg_at("l", down - 0.08) + self.leg_at("r", down - 0.08)) / 2
        apart = left - right
        side = unit(apart + self.hips[:, 0] * 0.08 * high)
        along = unit(middle - above + vec(0, -0.012 * high, 0))
        side = unit(side - along * float(side @ along))
        flare *= 0.25 + 0.75 * float(np.clip(-along[1], 0, 1))  # on thighs that lie, cloth lies
        front = unit(np.cross(side, -along))
        root = 0.48 * b.hip / b.limb
        thick = np.interp(down, [0, 0.3, 0.5, 1], [root, 0.068, 0.056, 0.045]) * b.limb
        wide = float(np.linalg.norm(apart)) / 2 + (thick + flare + out) * high
        deep = (thick * 1.05 + flare * 0.85 + out) * high
        ring = np.concatenate([middle, side, front, [wide, deep, deep + 0.3 * b.seat * high]])
        return oval(ring, angles, 0)

    def leg_at(self, side: str, down: float) -> Vec:
        """Return a place on a leg: 0 is the hip, 0.5 the knee, 1 the ankle."""
        leg = self.legs[side]
        t = 2 * float(np.clip(down, 0, 1))
        if t < 1:
            return np.asarray(leg.root * (1 - t) + leg.middle * t)
        return np.asarray(leg.middle * (2 - t) + leg.end * (t - 1))


def oval(ring: Vec, angles: Vec, out: float) -> Vec:
    """Return places round a ring of twelve numbers: middle, side, front, width, two depths."""
    centre, side, front = ring[:3], ring[3:6], ring[6:9]
    wide, ahead, behind = ring[9:12] + out
    across, deep = np.sin(angles), np.cos(angles)
    depth = np.where(deep > 0, ahead, behind)
    # a little squarer than an ellipse, as trunks are
    square = (np.abs(across) ** 2.3 + np.abs(deep) ** 2.3) ** (-1 / 2.3)
    places: Vec = (
        centre + np.outer(across * square * wide, side) + np.outer(deep * square * depth, front)
    )
    return places
