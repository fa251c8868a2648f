"""People as a bird sees them: a disc of hair or hat, shoulders, arms that reach, feet.

They look to the right; `turn` them. x is ahead, y to their right hand (the near side).
"""

import math
import random

import numpy as np

from pinxit_atelier.engine import Path, ellipse, linear, mix, poly, sample, spline, taper, union

from .above_hats import COVERING, HATS_ABOVE, plain_hat
from .bodies import Body, Look, is_word, shaded
from .forms import Vec, bend, box_of, hull, pattern, tube, unit, vec
from .hair import HAIRLINES, plait
from .hands import draw_hand
from .poses import Joints, Pose
from .stage import Cel, Stage


def solve_above(body: Body, pose: Pose) -> Joints:
    """Return the joints as seen from above: what points down is not seen to go anywhere."""
    joints = Joints()
    lean = math.sin(math.radians(pose.lean + pose.hunch * 0.5 + body.hunch * 0.5))
    joints["pelvis"] = vec(0, 0)
    joints["waist"] = vec(lean * body.torso * 0.4, 0)
    joints["neck"] = vec(lean * body.torso * 0.9, 0)
    nod = math.sin(math.radians(pose.head))
    joints["head"] = joints["neck"] + vec(body.head * (0.22 + 0.5 * nod), 0)
    for side, way in (("n", 1), ("f", -1)):
        shoulder = joints["neck"] + vec(-0.4, way * body.shoulder * 0.92)
        joints["sh" + side] = shoulder
        elbow, wrist = _arm(shoulder, pose.arm(side), body, way)
        joints["el" + side], joints["wr" + side] = elbow, wrist
        ahead = wrist - elbow
        joints.fore_arm[side] = 90 - math.degrees(math.atan2(float(ahead[1]), float(ahead[0])))
        thigh, shin = pose.leg(side)
        hip = vec(0, way * body.hip * 0.5)
        knee = hip + vec(math.sin(math.radians(thigh)) * body.leg * 0.5, way * 1.2)
        joints["hip" + side], joints["kn" + side] = hip, knee
        joints["ank" + side] = knee + vec(math.sin(math.radians(shin)) * body.leg * 0.5, 0)
    return joints


def _arm(shoulder: Vec, arm: tuple[object, ...], body: Body, way: int) -> tuple[Vec, Vec]:
    if arm[0] == "to":
        target = vec(float(str(arm[1])), float(str(arm[2])))
        reach = target - shoulder
        far = min(float(np.linalg.norm(reach)), body.upper_arm + body.fore_arm)
        wrist = shoulder + unit(reach) * far
        spare = max((body.upper_arm * 0.98) ** 2 - (far / 2) ** 2, 4.0) ** 0.5
        aside = vec(-unit(reach)[1], unit(reach)[0]) * way * min(spare, 5)
        return (shoulder + wrist) / 2 + aside, wrist
    upper, fore = (math.radians(float(str(angle))) for angle in arm[:2])
    out = way * (1.6 + 2.6 * abs(math.cos(upper)))
    elbow = shoulder + vec(math.sin(upper) * body.upper_arm, out)
    inwards = -way * 0.22 * body.fore_arm * max(math.sin(fore), 0.0)
    ahead = math.sin(fore) * body.fore_arm
    return elbow, elbow + vec(ahead if abs(ahead) > 1.5 else 1.5, inwards)


class Above:
    """A figure seen from above, in the painting."""

    def __init__(self, stage: Stage, joints: Joints, body: Body, look: Look, pose: Pose) -> None:
        self.stage, self.joints, self.body, self.look, self.pose = stage, joints, body, look, pose

    def paint(self) -> None:
        """Paint from the ground up."""
        if not self.pose.hide_legs:
            for side in "fn":
                self._leg(side)
            self._skirt()
        for side in "fn":
            if not self._raised(side):
                self._arm(side)
        self._trunk()
        for side in "fn":
            if self._raised(side):
                self._arm(side)
        self._head()
        if self.pose.prop == "umbrella":
            self._umbrella()

    def _raised(self, side: str) -> bool:
        arm = self.pose.arm(side)
        return arm[0] == "to" or abs(float(arm[1])) > 40

    def _leg(self, side: str) -> None:
        joints, look, thick = self.joints, self.look, self.body.thigh
        hip, knee, ankle = joints["hip" + side], joints["kn" + side], joints["ank" + side]
        with self.stage.part(relief=2, depth=1.4, shadow=0.5) as cel:
            size = self.body.foot * 0.36
            bare = is_word(look.shoes, "bare")
            with cel.at(float(ankle[0]), float(ankle[1]), size):
                sole = [
                    (-2.2, -1.3), (0, -1.6), (4.6, -1.9), (6.6, -0.6), (6.4, 1.2), (4.2, 1.9),
                    (0, 1.6), (-2.2, 1.2),
                ]  # fmt: skip
                cel.fill(spline(sole), look.flesh if bare else look.shoes)
            if float(np.linalg.norm(ankle - hip)) > 2:
                leg = tube(
                    bend(hip, knee, ankle, 0.18),
                    [thick * 1.1, thick, thick * 0.9, thick * 0.8, thick * 0.66], 24,
                )  # fmt: skip
                cel.fill(leg, look.trousers)

    def _skirt(self) -> None:
        look, joints, body = self.look, self.joints, self.body
        hem = look.hem if look.hem is not None else {
            "dress": 0.62, "gown": 1.03, "robe": 0.96, "coat": 0.58, "tunic": 0.3,
        }.get(look.coat, 0.0)  # fmt: skip
        if hem < 0.2:
            return
        points: list[tuple[float, float, float]] = []
        wide = body.hip * (0.7 + hem * 0.8)
        places = [
            joints["pelvis"],
            *(joints["kn" + side] if hem > 0.4 else joints["hip" + side] for side in "nf"),
        ]  # fmt: skip
        for place in places:
            for angle in np.linspace(0, 2 * math.pi, 20, endpoint=False):
                wave = wide * (1 + 0.06 * math.sin(angle * 7))
                points.append((
                    float(place[0] + wave * math.cos(angle)),
                    float(place[1] + wave * math.sin(angle)), 0,
                ))  # fmt: skip
        shape = spline([point[:2] for point in hull(points)])
        with self.stage.part(relief=4, lo=0.6, depth=1.6, shadow=0.5) as cel:
            cel.fill(shape, shaded(look.colour, 0.1))
            if look.pattern:
                pattern(cel, shape, box_of(shape), look.pattern, look.trim, look.pattern_size)
            for angle in np.linspace(0, 2 * math.pi, 13):
                fold = [
                    (math.cos(angle) * 3, math.sin(angle) * 3),
                    (math.cos(angle) * wide * 2.2, math.sin(angle) * wide * 2.2),
                ]  # fmt: skip
                cel.fill(taper(fold, [0.2, 1.4], 6), shaded(look.colour, 0.5), 0.3, clip=shape)
            cel.line(
                shape, look.trim if look.coat != "coat" else shaded(look.colour, 0.4), 1.4, 0.8,
                clip=shape,
            )  # fmt: skip

    def _arm(self, side: str) -> None:
        joints, look, body = self.joints, self.look, self.body
        shoulder, elbow, wrist = joints["sh" + side], joints["el" + side], joints["wr" + side]
        size = body.head * (0.46 if body.head < 11 else 0.38)
        x, y = wrist + unit(wrist - elbow) * 0.3
        draw_hand(
            self.stage, float(x), float(y), size, 90 - joints.fore_arm[side], self.pose.hand(side),
            look.skin, flip=side == "f", roll=12, old=look.age, plump=float(look.young), arm=0.12,
        )  # fmt: skip
        thick = body.arm * 1.1
        end = 2.0 if look.coat in ("robe", "gown") else 0.95
        with self.stage.part(relief=2.2, depth=1.4, shadow=0.5) as cel:
            sleeve = tube(
                bend(shoulder, elbow, wrist, 0.2),
                [thick * 1.3, thick * 1.2, thick * 1.15, thick, thick * end], 30, (1, 0.25),
            )  # fmt: skip
            cel.fill(sleeve, look.colour)
            if look.pattern:
                pattern(cel, sleeve, box_of(sleeve), look.pattern, look.trim, look.pattern_size, 18)
            way = unit(wrist - elbow)
            across = vec(-way[1], way[0]) * thick * end * 0.52
            cuff = [
                tuple(wrist + across), tuple(wrist - across), tuple(wrist - across - way * 1.4),
                tuple(wrist + across - way * 1.4),
            ]  # fmt: skip
            cel.fill(
                poly(cuff), look.trim if look.coat != "coat" else mix(look.colour, "#000000", 0.2),
            )  # fmt: skip

    def _trunk(self) -> None:
        look, joints, body = self.look, self.joints, self.body
        neck, pelvis = joints["neck"], joints["pelvis"]
        half = body.shoulder + body.arm * 0.35
        deep = body.shoulder * 0.58
        points = [(float(pelvis[0]) - body.hip * 0.55, s * body.hip * 0.8, 0.0) for s in (-1, 1)]
        points += [
            (float(pelvis[0]) + body.hip * 0.55 + body.belly, s * body.hip * 0.7, 0.0)
            for s in (-1, 1)
        ]  # fmt: skip
        for angle in np.linspace(0, 2 * math.pi, 26, endpoint=False):
            points.append((
                float(neck[0]) - 0.6 + deep * math.cos(angle), half * math.sin(angle), 0.0,
            ))  # fmt: skip
        shape = spline([point[:2] for point in hull(points)])
        with self.stage.part(relief=4.5, lo=0.6, depth=2.0, shadow=0.55) as cel:
            cel.fill(shape, look.colour, grad=linear(0, -half, 0, half, shaded(look.colour, 0.2)))
            if look.pattern:
                pattern(cel, shape, box_of(shape), look.pattern, look.trim, look.pattern_size)
            if look.coat in ("coat", "jacket", "suit"):
                cel.line(
                    poly([tuple(neck), (float(neck[0]) + deep * 1.2, 0)], closed=False),
                    shaded(look.colour, 0.5), 0.5, 0.8, clip=shape,
                )  # fmt: skip
            collar = ellipse(float(neck[0]), 0, body.head * 0.62, body.head * 0.7)
            cel.fill(
                collar, look.scarf if look.scarf is not None else mix(look.colour, "#000000", 0.2),
                clip=shape,
            )  # fmt: skip
            if look.cape is not None:
                back = spline([
                    (float(neck[0]), -half * 0.9), (float(neck[0]), half * 0.9),
                    (-deep * 2, half * 0.8), (-deep * 2.4, 0), (-deep * 2, -half * 0.8),
                ])  # fmt: skip
                cel.fill(back, look.cape)

    def _head(self) -> None:
        look, size = self.look, self.body.head
        x, y = (float(part) for part in self.joints["head"])
        flesh = look.flesh
        tint = mix(flesh, "#8a2c20", 0.5)
        with self.stage.part(
            relief=size * 0.5, depth=size * 0.3, shadow=0.55, tint=tint,
        ) as cel, cel.at(x, y, size):  # fmt: skip
            for way in (-1, 1):
                cel.fill(ellipse(0.05, way * 0.86, 0.15, 0.12), flesh)
            skull = ellipse(0, 0, 0.98, 0.86)
            cel.fill(union(skull, ellipse(0.94, 0, 0.16, 0.12)), flesh)
            cel.fill(ellipse(0.98, 0, 0.09, 0.09), mix(flesh, "#d9483a", 0.4), 0.6)
        if look.hat is None or look.hat not in COVERING:
            self._hair(x, y, size)
        if look.hat is not None:
            with self.stage.part(
                relief=size * 0.3, lo=0.6, depth=size * 0.25, shadow=0.6,
            ) as cel, cel.at(x, y, size):  # fmt: skip
                HATS_ABOVE.get(look.hat, plain_hat)(cel, look)

    def _hair(self, x: float, y: float, size: float) -> None:
        look = self.look
        if look.hair == "none":
            return
        colour = look.hair_colour
        with self.stage.part(
            relief=size * 0.3, lo=0.55, depth=size * 0.15, shadow=0.5,
        ) as cel, cel.at(x, y, size):  # fmt: skip
            _hanging_hair(cel, look)
            if look.hair == "bald":
                ring = [
                    (-0.2, -0.92), (0.2, -0.86), (0.1, -0.7), (-0.5, -0.62), (-0.74, 0),
                    (-0.5, 0.62), (0.1, 0.7), (0.2, 0.86), (-0.2, 0.92), (-0.9, 0.6), (-1.06, 0),
                    (-0.9, -0.6),
                ]  # fmt: skip
                cel.fill(spline(ring), colour)
                return
            shape = _crown_of_hair(look)
            cel.fill(shape, colour, grad=linear(0.5, -0.8, -0.6, 0.8, shaded(colour, 0.25)))
            parting = (0.1, -0.34) if HAIRLINES[look.hair] == "side" else (-0.1, 0.0)
            for index, (a, b, _, _) in enumerate(sample(
                [(0.7, 0), (0.4, 0.8), (-0.6, 0.85), (-1.0, 0), (-0.6, -0.85), (0.4, -0.8)], 30,
                closed=True,
            )):  # fmt: skip
                strand = taper(
                    [
                        parting,
                        ((parting[0] + a) * 0.52 - b * 0.06, (parting[1] + b) * 0.52 + a * 0.06),
                        (a * 0.98, b * 0.98),
                    ],
                    [0.01, 0.05, 0.01], 9,
                )  # fmt: skip
                cel.fill(
                    strand,
                    mix(colour, "#ffdca8", 0.34) if index % 3 == 0 else shaded(colour, 0.34), 0.5,
                    clip=shape,
                )  # fmt: skip

    def _umbrella(self) -> None:
        x, y = (float(part) for part in (self.joints["wrn"] + self.joints["head"]) / 2)
        radius, colour = 25.0, "#b3382c"
        rim = [
            (
                x + radius * math.cos(i * math.pi / 8) * (1 if i % 2 == 0 else 0.93),
                y + radius * math.sin(i * math.pi / 8) * (1 if i % 2 == 0 else 0.93),
            )
            for i in range(16)
        ]  # fmt: skip
        with self.stage.part(relief=8, depth=5, shadow=0.6) as cel:
            cel.fill(
                spline(rim), colour,
                grad=linear(x - 20, y - 20, x + 20, y + 20, shaded(colour, 0.3)),
            )  # fmt: skip
            for end in rim[::2]:
                cel.line(poly([(x, y), end], closed=False), shaded(colour, 0.5), 0.5, 0.7)
            cel.fill(ellipse(x, y, 1), "#4a2a1a")


def _crown_of_hair(look: Look) -> Path:
    outline = [
        (0.62, 0), (0.56, 0.5), (0.2, 0.88), (-0.5, 0.9), (-1.02, 0.5), (-1.12, 0), (-1.02, -0.5),
        (-0.5, -0.9), (0.2, -0.88), (0.56, -0.5),
    ]  # fmt: skip
    if look.hair in ("curly", "afro", "wild"):
        size = 1.34 if look.hair == "afro" else 1.16
        rng = random.Random(5)
        shape = ellipse(-0.15, 0, 0.9 * size, 0.94 * size)
        for index in range(15):
            angle = index * 2 * math.pi / 15
            shape = union(
                shape,
                ellipse(
                    -0.15 + 0.92 * size * math.cos(angle), 0.9 * size * math.sin(angle),
                    0.26 + rng.uniform(0, 0.08),
                ),
            )  # fmt: skip
        return shape
    return spline(outline)


def _hanging_hair(cel: Cel, look: Look) -> None:
    """Paint what hangs down the back, and buns."""
    colour = look.hair_colour
    match look.hair:
        case "long" | "waves" | "bob" | "locs" | "wild":
            back = spline([
                (0, -0.95), (-0.9, -1.0), (-1.5, -0.6), (-1.6, 0), (-1.5, 0.6), (-0.9, 1.0),
                (0, 0.95),
            ])  # fmt: skip
            cel.fill(back, shaded(colour, 0.2))
        case "braids":
            for way in (-1, 1):
                plait(
                    cel, [(-0.2, way * 0.8), (-0.2, way * 1.2), (0.4, way * 1.5)], 0.44, colour, 4,
                )  # fmt: skip
        case "plait" | "pony":
            plait(cel, [(-0.9, 0), (-1.5, 0.1), (-2.1, -0.1)], 0.5, colour, 6)
        case "bun":
            cel.fill(ellipse(-0.95, 0, 0.44, 0.42), shaded(colour, 0.08))
        case "buns":
            for way in (-1, 1):
                cel.fill(ellipse(-0.3, way * 0.86, 0.36, 0.34), shaded(colour, 0.08))
