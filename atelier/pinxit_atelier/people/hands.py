"""Hands: small ones for figures, and large ones as the subject of a picture."""

import math
from typing import Any

import numpy as np

from pinxit_atelier.engine import Colour, Scene, ellipse, linear, mix, spline, taper, union

from .bodies import shaded
from .forms import Vec, box_of, lerp, pattern, tube, vec
from .hand_rig import HANDS, Bones, Finger, bones_of
from .hand_shapes import Skin, finger_path, palm_path
from .hand_skin import back_details, crease, draw_nail, palm_details
from .stage import Cel, Light, Stage, matrix

SMALL = 15  # a palm of fewer pixels is one cut shape


def draw_hand(
    stage: Stage,
    x: float,
    y: float,
    size: float,
    turn: float,
    pose: str,
    skin: Colour,
    *,
    flip: bool = False,
    roll: float | None = None,
    old: float = 0,
    plump: float = 0,
    arm: float = 0.3,
    depth: float = 1.0,
    marks: Colour | None = None,
) -> Bones:
    """Paint a hand: its palm is `size` units long, its fingers point to `turn`.

    It is the hand whose thumb is up when the fingers point to the right; `flip` makes it the
    other one. `arm` is how much of the forearm is seen, in palms.
    """
    bones = bones_of(HANDS[pose], roll, plump=plump, old=old)
    if bones.facing < -0.7:
        flip = not flip  # palms are shown with the thumb on the same side as backs
    frame = _Frame(x, y, size, turn, flip=flip)
    colours = Skin(skin, bones.facing)
    if size * stage.unit < SMALL:
        _small(stage, frame, bones, colours, depth)
        return _placed(bones, frame)
    behind = [f for f in bones.fingers if f.depth < -0.16]
    before = [f for f in bones.fingers if f.depth >= -0.16]
    for finger in sorted(behind, key=lambda one: one.depth):
        _finger(stage, frame, finger, colours, depth, old)
    _palm(stage, frame, bones, colours, depth, old, arm, plump, marks)
    for finger in sorted(before, key=lambda one: one.depth):
        _finger(stage, frame, finger, colours, depth, old, grown=True)
    return _placed(bones, frame)


class _Frame:
    """Where a hand is, and how it is turned."""

    def __init__(self, x: float, y: float, size: float, turn: float, *, flip: bool) -> None:
        self.x, self.y, self.size, self.turn, self.flip = x, y, size, turn, flip

    def on(self, cel: Cel) -> Any:
        """Draw in the frame of the hand; the other hand is mirrored along its fingers."""
        if self.flip:
            return cel.at(self.x, self.y, self.size, self.turn + 180, flip=True)
        return cel.at(self.x, self.y, self.size, self.turn)

    def place(self, point: Vec) -> Vec:
        """Return where a point of the hand is in the figure."""
        angle = math.radians(self.turn)
        across, down = point[0] * self.size, (-point[1] if self.flip else point[1]) * self.size
        return vec(
            self.x + across * math.cos(angle) - down * math.sin(angle),
            self.y + across * math.sin(angle) + down * math.cos(angle),
        )


def _placed(bones: Bones, frame: _Frame) -> Bones:
    for finger in bones.fingers:
        finger.points = [frame.place(point) for point in finger.points]
    return bones


def _small(stage: Stage, frame: _Frame, bones: Bones, colours: Skin, depth: float) -> None:
    size = frame.size
    part = stage.part(relief=size * 0.3, shadow=0.4, depth=size * 0.15 * depth, tint=colours.tint)
    with part as cel, frame.on(cel):
        shape = union(palm_path(bones), *(finger_path(finger) for finger in bones.fingers))
        cel.fill(shape, colours.flesh)
        if cel.unit > 7:
            for finger in bones.fingers[:3]:
                cel.line(finger_path(finger), colours.ink, 0.05, 0.35, clip=shape)


def _finger(
    stage: Stage,
    frame: _Frame,
    finger: Finger,
    colours: Skin,
    depth: float,
    old: float,
    *,
    grown: bool = False,
) -> None:
    """Paint one finger; one that has grown out of the palm has no edge at its root."""
    size = frame.size
    first = 1 if finger.thumb else 0
    shape = finger_path(finger, first)
    wide = finger.radii[1] * 2
    overlapping = abs(finger.nail[2]) < 0.75
    folded = float(np.linalg.norm(finger.tip - finger.points[first])) < wide * 2
    part = stage.part(
        relief=size * wide * 0.62, lo=0.5, hi=0.2,
        shadow=0.14 if grown and not folded and not overlapping else 0.5,
        depth=size * 0.06 * depth,
        tint=colours.tint,
    )  # fmt: skip
    with part as cel, frame.on(cel):
        cel.fill(shape, colours.flesh)
        tip = finger.tip
        cel.fill(
            ellipse(float(tip[0]), float(tip[1]), wide * 0.5), colours.rosy, 0.5,
            blur=wide * 0.2, clip=shape,
        )  # fmt: skip
        for index in range(first + 1, 3):
            crease(cel, finger, index, shape, colours, old)
        if finger.nail[2] > 0.12:
            draw_nail(cel, finger, colours, shape)
        if grown:
            root, onward = finger.points[first], finger.points[first + 1]
            reach = float(np.linalg.norm(onward - root))
            if reach > wide * 0.5:
                x, y = lerp(root, onward, -0.1)
                cel.fade(ellipse(x, y, wide * 0.68), wide * 0.2)


def _palm(
    stage: Stage,
    frame: _Frame,
    bones: Bones,
    colours: Skin,
    depth: float,
    old: float,
    arm: float,
    plump: float,
    marks: Colour | None,
) -> None:
    size = frame.size
    shape = palm_path(bones)
    if arm:
        widths = [0.39, 0.4 + 0.02 * plump, min(0.42 + arm * 0.12, 0.8)]
        sleeve = tube([(0.12, 0.0), (-0.2, 0.0), (-arm - 0.2, 0.0)], widths, 16, (0, 0.2))
        shape = union(shape, sleeve)
    part = stage.part(
        relief=size * 0.3, lo=0.48, hi=0.24, shadow=0.35, depth=size * 0.06 * depth,
        tint=colours.tint,
    )  # fmt: skip
    with part as cel, frame.on(cel):
        cel.fill(shape, colours.flesh, grad=linear(1.0, 0, -0.5, 0.2, shaded(colours.flesh, 0.08)))
        if bones.facing > 0.2:
            back_details(cel, bones, shape, colours, old, plump)
        elif bones.facing < -0.2:
            palm_details(cel, bones, shape, colours, old)
        if marks is not None:
            for x, y, wide, high in (
                (0.3, 0.1, 0.3, 0.2), (0.8, -0.2, 0.2, 0.26), (-0.2, -0.1, 0.2, 0.14),
            ):  # fmt: skip
                cel.fill(ellipse(x, y, wide, high, 20), marks, 0.85, blur=0.012, clip=shape)


def draw_cuff(
    stage: Stage,
    frame: _Frame,
    sleeve: Colour,
    lining: Colour,
    woven: str | None = None,
    length: float = 3.4,
) -> None:
    """Paint a sleeve that ends at the wrist."""
    size = frame.size
    with stage.part(relief=size * 0.22, shadow=0.6, depth=size * 0.1) as cel, frame.on(cel):
        outline = [
            (-0.3, -0.36, 1), (-0.2, 0), (-0.3, 0.36, 1), (-1.2, 0.52), (-length, 0.9, 1),
            (-length, -0.9, 1), (-1.2, -0.52),
        ]  # fmt: skip
        shape = spline(outline)
        cel.fill(shape, sleeve)
        if woven is not None:
            pattern(cel, shape, box_of(shape), woven, lining, 0.3)
        for index in range(-2, 3):
            fold = [(-0.4, index * 0.14), (-1.2, index * 0.2), (-2.6, index * 0.34)]
            cel.fill(taper(fold, [0.01, 0.07, 0.01]), shaded(sleeve, 0.5), 0.45, clip=shape)
        hem = [
            (-0.3, -0.38, 1), (-0.19, 0), (-0.3, 0.38, 1), (-0.5, 0.42, 1), (-0.4, 0),
            (-0.5, -0.42, 1),
        ]  # fmt: skip
        cel.fill(spline(hem), lining)
        for index in range(-2, 3):
            x = -0.33 + 0.1 * (1 - abs(index) / 3) ** 0.5
            cel.fill(ellipse(x, index * 0.14, 0.03), mix(lining, sleeve, 0.6))


class PaintedHand:
    """A hand on the page; its fingers are index, middle, ring, little and thumb."""

    def __init__(self, bones: Bones, placing: Any) -> None:
        self._bones = bones
        self._placing = placing

    def finger(self, which: int, joint: int = -1) -> tuple[float, float]:
        """Return where a joint of a finger (0 the root, -1 the tip) is on the page."""
        point = self._bones.fingers[which].points[joint]
        there = self._placing.mapXY(float(point[0]), float(point[1]))
        return there.x(), there.y()

    def tips(self) -> list[tuple[float, float]]:
        """Return where all five finger tips are."""
        return [self.finger(which) for which in range(5)]


def hand(
    scene: Scene,
    x: float,
    y: float,
    size: float,
    *,
    pose: str = "open",
    turn: float = 0,
    skin: Colour = "fair",
    flip: bool = False,
    roll: float | None = None,
    old: float = 0,
    child: bool = False,
    cuff: tuple[Colour, Colour] | None = None,
    woven: str | None = None,
    arm: float = 0.5,
    light: Light | None = None,
    marks: Colour | None = None,
    **adding: Any,
) -> PaintedHand:
    """Paint a hand as the subject of a picture: its wrist is at (x, y), its palm `size` long.

    The fingers point to `turn` (0 right, -90 up), with the thumb up or left; `flip` paints the
    other hand. `roll` shows the back (0), the side of the thumb (90) or the palm (180); each
    pose has one of its own. `old` (0 … 1) gives veins and wrinkles, `child` a plump hand. `cuff`
    is the colours of a sleeve and its hem, `arm` the length of a bare forearm in palms.
    """
    placing = matrix(x, y, size / 20, turn)
    length = max(arm, 3.4 if cuff is not None else 0)
    stage = Stage(scene, placing, (-24 - length * 20, -46, 56, 46), light)
    bones = draw_hand(
        stage, 0, 0, 20, 0, pose, skin, flip=flip, roll=roll, old=old, plump=float(child),
        arm=0.4 if cuff is not None else arm, marks=marks,
    )  # fmt: skip
    if cuff is not None:
        draw_cuff(stage, _Frame(0, 0, 20, 0, flip=flip), *cuff, woven)
    manner = {
        "wobble": 0.6, "amount": 0.07, "rim": 0.5, "rim_width": 3,
        "shadow": (0, size * 0.05, size * 0.09, 0.4),
    }  # fmt: skip
    if stage.visible:
        scene.add(stage.sheet(), **{**manner, **adding})
    return PaintedHand(bones, placing)
