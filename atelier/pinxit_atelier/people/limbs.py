"""Arms and legs."""

import numpy as np

from pinxit_atelier.engine import Colour, Path, ellipse, mix, rect, spline, taper

from .bodies import Body, Look, is_word, shaded
from .forms import Vec, bend, box_of, lerp, pattern, tube, unit, vec
from .hands import draw_hand
from .poses import SQUARE, Joints, Pose, View
from .stage import Cel, Stage


def draw_leg(
    stage: Stage, joints: Joints, body: Body, look: Look, view: View, side: str, *, far: bool
) -> None:
    """Paint a leg, and its shoe."""
    colour = shaded(look.trousers, 0.28 if far else 0.0)
    thick = body.thigh
    hip, knee, ankle = joints["hip" + side], joints["kn" + side], joints["ank" + side]
    skirted = look.coat in ("dress", "gown")
    widths = [0.9, 0.8, 0.64, 0.6, 0.42] if skirted else [1.12, 0.98, 0.8, 0.66, 0.5]
    with stage.part(relief=2.4, lo=0.6, depth=0.9, shadow=0.5) as cel:
        shape = tube(bend(hip, knee, ankle, 0.18), [wide * thick for wide in widths], 30)
        cel.fill(shape, colour)
        if cel.px(1) > 1.6 and not skirted:
            for row in range(2):
                fold = [
                    tuple(knee + vec(
                        -thick * 0.4, -1 + row * 1.4,
                    )), tuple(knee + vec(0, -0.4 + row * 1.2)),
                    tuple(knee + vec(thick * 0.3, -1.4 + row * 1.4)),
                ]  # fmt: skip
                cel.line(spline(fold, closed=False), shaded(colour, 0.5), 0.35, 0.5, clip=shape)
    _foot(stage, joints, body, look, view, side, far=far)


def _foot(
    stage: Stage, joints: Joints, body: Body, look: Look, view: View, side: str, *, far: bool
) -> None:
    knee, ankle, thick = joints["kn" + side], joints["ank" + side], body.thigh
    size = body.foot / 3.0 * (0.92 if view in SQUARE else 1.0)
    turn, flip = 90 - joints.foot[side], False
    if view in SQUARE:
        flip = side == "f"
        turn = (18 if view == "front" else 8) * (-1 if flip else 1)
    bare = is_word(look.shoes, "bare")
    colour = shaded(look.flesh if bare else look.shoes, 0.2 if far else 0)
    with stage.part(relief=1.2, lo=0.6, hi=0.5, depth=0.6, shadow=0.5) as cel:
        if look.boots and not bare:
            top = vec(*lerp(knee, ankle, 0.5))
            shaft = tube(
                [top, lerp(knee, ankle, 0.8), ankle], [thick * 0.86, thick * 0.74, thick * 0.7], 12,
                (0, 1),
            )  # fmt: skip
            cel.fill(shaft, colour)
            rim = spline(
                [tuple(top + vec(-thick * 0.45, 0.4)), tuple(top + vec(thick * 0.45, 0.4))],
                closed=False,
            )  # fmt: skip
            cel.line(rim, mix(colour, "#fff0d0", 0.4), 0.8, clip=shaft)
        with cel.at(float(ankle[0]), float(ankle[1]), size, turn, flip=flip):
            if view == "back_q":
                cel.canvas.scale(0.78, 1)
            if bare:
                _bare_foot(cel, colour)
            else:
                _shoe(cel, colour)


def _shoe(cel: Cel, colour: Colour) -> None:
    outline = [
        (-1.7, -1.4), (0.2, -1.7), (1.7, -0.7), (3.6, 0.9), (6.0, 1.7), (6.6, 2.5), (5.8, 3.0, 1), (
            -1.5, 3.0, 1,
        ),
        (-2.1, 1.2),
    ]  # fmt: skip
    cel.fill(spline(outline), colour)
    cel.fill(rect(-1.7, 2.5, 2.5, 0.9, 0.2), mix(colour, "#000000", 0.4))
    shine = spline([(2.0, -0.1), (3.6, 1.2), (5.4, 1.9)], closed=False)
    cel.line(shine, mix(colour, "#fff0d0", 0.5), 0.35, 0.6)


def _bare_foot(cel: Cel, colour: Colour) -> None:
    outline = [
        (-1.4, -1.4), (0.6, -1.6), (2.0, -0.3), (4.4, 1.1), (6.2, 1.6), (6.7, 2.3), (6.0, 3.0),
        (2.4, 2.7),
        (-0.8, 3.0), (-1.9, 2.2),
    ]  # fmt: skip
    shape = spline(outline)
    cel.fill(shape, colour)
    for x in (4.4, 5.1, 5.7):
        cel.line(
            spline([(x, 2.2), (x + 0.4, 2.9)], closed=False), shaded(colour, 0.5), 0.2, 0.7,
            clip=shape,
        )  # fmt: skip


def draw_arm(
    stage: Stage,
    joints: Joints,
    body: Body,
    look: Look,
    view: View,
    side: str,
    pose: Pose,
    *,
    far: bool,
    onto: Path | None = None,
) -> None:
    """Paint a hand, then the sleeve over its wrist; it is sewn softly `onto` the trunk."""
    shoulder, elbow, wrist = joints["sh" + side], joints["el" + side], joints["wr" + side]
    way = unit(wrist - elbow)
    x, y = wrist + way * 0.3
    size = body.head * (0.5 if body.head < 11 else 0.4)
    draw_hand(
        stage, float(x), float(y), size, 90 - joints.fore_arm[side] - pose.wrist(side),
        pose.hand(side),
        look.skin, flip=view in SQUARE and side == "f", depth=0.8, arm=0.12, old=look.age,
        plump=float(look.young),
    )  # fmt: skip
    colour = shaded(look.colour, 0.3 if far else 0.06)
    thick = body.arm * (1.1 if look.coat in ("coat", "robe") else 1.0)
    bell = look.coat in ("robe", "gown")
    widths = [thick * wide for wide in (0.5, 1.16, 1.18, 1.1, 1.0, 2.3 if bell else 0.92)]
    shadow = 0.3 if far else 0.42 if view in SQUARE else 0.55
    with stage.part(relief=2.2, lo=0.58, hi=0.36, depth=1.0, shadow=shadow) as cel:
        hanging = float(np.clip(unit(elbow - shoulder)[1] * 0.8 + 0.3, 0.02, 1))
        top = shoulder + (joints["neck"] - shoulder) * 0.34 * hanging + joints.up * 0.4
        widths[0] = thick * (0.5 + 0.5 * (1 - hanging))
        bones = bend(shoulder + (elbow - shoulder) * 0.08, elbow, wrist, 0.2)
        sleeve = tube([tuple(top), *bones], widths, 36, (0.6, 0.25))
        cel.fill(sleeve, colour)
        if look.pattern and look.coat != "suit":
            trim = shaded(look.trim, 0.3) if far else look.trim
            pattern(cel, sleeve, box_of(sleeve), look.pattern, trim, look.pattern_size, 18)
        if cel.px(1) > 1.3:
            upper = unit(elbow - shoulder)
            aside = vec(-upper[1], upper[0])
            for row in range(3):
                here = elbow - upper * (0.4 + row * 1.5)
                fold = [
                    tuple(here + aside * body.arm * 0.5), tuple(here + upper * 0.7),
                    tuple(here - aside * body.arm * 0.1),
                ]  # fmt: skip
                cel.fill(taper(fold, [0.05, 0.5, 0.05], 8), shaded(colour, 0.55), 0.5, clip=sleeve)
        _cuff(cel, look, wrist, way, widths[-1], far=far)
        if hanging > 0.7 and onto is not None:
            x, y = top
            cel.fade(ellipse(float(x), float(y), thick * 0.42), thick * 0.2, clip=onto)


def _cuff(cel: Cel, look: Look, wrist: Vec, way: Vec, wide: float, *, far: bool) -> None:
    buttoned = look.coat in ("coat", "jacket")
    if buttoned:
        colour = mix(look.colour, "#000000", 0.2)
    else:
        colour = mix("#f2eada" if look.coat == "suit" else look.trim, "#000000", 0)
    across = vec(-way[1], way[0]) * wide * 0.53
    long = 2.2 if buttoned else 1.0
    outline = [
        (
            *(wrist + across + way * 0.2), 1,
        ), tuple(wrist + way * 0.7), (*(wrist - across + way * 0.2), 1),
        (*(wrist - across * 1.02 - way * long), 1), tuple(wrist - way * (long - 0.5)),
        (*(wrist + across * 1.02 - way * long), 1),
    ]  # fmt: skip
    cel.fill(spline(outline), shaded(colour, 0.25 if far else 0))
