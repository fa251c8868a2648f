"""Arms, legs, hands and feet: tapered masses that swell where muscles are, and what covers them."""

from collections.abc import Callable

import numpy as np

from pinxit_atelier.engine.colour import Colour, mix

from .buffer import Canvas, Part
from .hands import Hold, hand
from .look import Look, given
from .patterns import pattern
from .skeleton import Limb, Skeleton
from .space import Vec, square_to, unit, vec

THIGH = np.array([0.0, 0.24, 0.5, 0.64, 0.8, 1.0])


def bent(limb: Limb, swell: float) -> Vec:
    """Return six places along a limb: straight bones, round which the muscles bow."""
    a, c, e = limb.root, limb.middle, limb.end
    axis = unit(e - a)
    off = c - (a + axis * float((c - a) @ axis))
    out = unit(off) if float(np.linalg.norm(off)) > 0.004 else vec(0, 0, 0)
    return np.array(
        [
            a,
            a * 0.55 + c * 0.45 + out * swell,
            c,
            c * 0.7 + e * 0.3 - out * swell * 1.2,
            c * 0.35 + e * 0.65 - out * swell * 0.4,
            e,
        ]
    )


def cut(points: Vec, radii: Vec, share: float) -> tuple[Vec, Vec]:
    """Return the first part of a limb: a share of its length."""
    steps = np.linalg.norm(np.diff(points, axis=0), axis=1)
    along = np.concatenate([[0], np.cumsum(steps)]) / steps.sum()
    keep = along < share - 0.02
    last = [np.interp(share, along, points[:, k]) for k in range(3)]
    return (
        np.vstack([points[keep], last]),
        np.append(radii[keep], np.interp(share, along, radii)),
    )


def hemmed(cloth: Part, points: Vec, sizes: Vec, high: float) -> None:
    """Add the tube of a trouser leg or a sleeve: it ends in a hem, where it is cut straight."""
    length = float(np.linalg.norm(np.diff(points, axis=0), axis=1).sum())
    body, radii = cut(points, sizes, max(1 - float(sizes[-1]) / length, 0.1))
    cloth.chain(body, radii)
    along = unit(points[-1] - body[-1])
    side = square_to((1, 0.2, 0.3), along)
    frames = [(side, np.cross(side, along))] * 3
    line = [body[-1], (body[-1] + points[-1]) / 2, points[-1]]
    wide = float(radii[-1]), float(sizes[-1]) * 1.02, float(sizes[-1]) * 1.05
    cloth.loft(line, frames, [(half, half) for half in wide], 0.004 * high)


def leg(canvas: Canvas, bones: Skeleton, look: Look, name: str) -> None:
    """Paint a leg in its skin or its trousers, and the foot."""
    limb, b, high = bones.legs[name], bones.build, bones.high
    line = bent(limb, (0.010 + 0.006 * b.muscle) * high)
    thick = b.limb * high
    calf = 0.044 + 0.004 * b.muscle
    bare = np.array([0.052, 0.058, 0.041, calf, 0.034, 0.0215]) * thick
    foot(canvas, bones, look, limb)
    covered = given(look.legs) and (not look.skirt)
    share = look.leg_length if covered else 0.0
    if look.boots:
        share = min(share, 1.0 - 0.46 * look.boots)
    if share < 0.97:
        with canvas.part(look.skin_colour, rough=0.6) as skin:
            hidden = float(np.clip(look.skirt - 0.15, 0, 0.6)) * 0.5
            shown, sizes = cut(line[::-1], bare[::-1], 1 - hidden)
            skin.chain(shown, sizes)
            knee = limb.middle + square_to(limb.ahead, limb.end - limb.root) * 0.012 * high
            skin.ball(knee, 0.034 * thick)
        if given(look.socks) and not look.boots:
            sock(canvas, look, line, bare)
    if share:
        trousers(canvas, bones, look, limb, line, share)
    if look.boots:
        boot(canvas, look, line, bare)


def sock(canvas: Canvas, look: Look, line: Vec, bare: Vec) -> None:
    """Paint a sock that has slid down a little."""
    with canvas.part(look.socks, soft=0.6) as wool:
        places = [line[4] * 0.6 + line[3] * 0.4, line[4], line[5]]
        wool.chain(places, np.array([bare[4] * 1.2, bare[4] * 1.08, bare[5] * 1.2]))


def boot(canvas: Canvas, look: Look, line: Vec, bare: Vec) -> None:
    """Paint the shaft of a boot."""
    shares = 1 - look.boots * 0.5 * np.linspace(1, 0, 5)
    places = [np.array([np.interp(s, THIGH, line[:, k]) for k in range(3)]) for s in shares]
    sizes = np.interp(shares, THIGH, bare) * np.array([1.30, 1.22, 1.20, 1.26, 1.36])
    with canvas.part(look.shoes, soft=0.7, sheen=0.22) as shaft:
        shaft.chain(places, sizes)
        shaft.fold(
            [line[5] + (line[4] - line[5]) * 0.2, line[5] * 0.8 + line[4] * 0.2], 0.008, 0.006
        )


def trousers(
    canvas: Canvas, bones: Skeleton, look: Look, limb: Limb, line: Vec, share: float
) -> None:
    """Paint a trouser leg: tight over the knee, folds behind it, slack over the shoe."""
    b, high, wide = bones.build, bones.high, look.leg_width
    thick = b.limb * high
    radii = (
        np.array(
            [
                0.055,
                0.060 + 0.004 * wide,
                0.045 + 0.012 * wide,
                0.044 + 0.015 * wide,
                0.036 + 0.024 * wide,
                0.029 + 0.035 * wide,
            ]
        )
        * thick
        * b.limb ** np.array([0, 0, -0.1, -0.1, -0.35, -0.45])
    )
    ends = line.copy()
    ends[5] = line[5] * 0.95 + line[4] * 0.05
    points, sizes = cut(ends, radii, share)
    with canvas.part(look.legs, soft=0.9, pattern=pattern(look.legs_pattern)) as cloth:
        hemmed(cloth, points, sizes, high)
        _leg_folds(canvas, cloth, bones, limb, line, share)
    if look.turnups:
        along = unit(points[-1] - points[-2])
        with canvas.part(mix(look.legs, "#ffffff", 0.12), soft=0.5) as roll:
            roll.chain([points[-1] - along * 0.018 * high, points[-1]], sizes[-1:].repeat(2) * 1.1)


def _leg_folds(
    canvas: Canvas, cloth: Part, bones: Skeleton, limb: Limb, line: Vec, share: float
) -> None:
    high, w = bones.high, 0.05 * bones.high * bones.build.limb
    eye = canvas.camera.rot[2]
    shin = unit(limb.end - limb.middle)
    thigh = unit(limb.middle - limb.root)
    across = square_to(np.cross(shin, eye), shin)
    bend = float(np.clip(1 - thigh @ shin, 0, 1.2))
    knee = limb.middle
    if bend > 0.06 and share > 0.55:  # cloth bunches in the hollow of the knee
        back = square_to(limb.root + limb.end - 2 * knee, thigh)
        back = back if abs(float(back @ eye)) < 0.97 else across
        for turn_, long in ((-0.10, 1.0), (0.02, 1.35), (0.13, 1.1)):
            start = knee + back * w * 0.9 + shin * turn_ * 0.35 * high
            end = knee - back * w * 0.5 * (long - 0.6) + (shin - thigh * 0.6) * turn_ * 0.6 * high
            middle = (start + end) / 2 + shin * 0.010 * high
            cloth.fold([start, middle, end], 0.0075 * high, 0.007 * (0.5 + bend) * high)
    if share > 0.9:  # and breaks over the shoe
        for index, up in enumerate((0.045, 0.085, 0.13)):
            side = 1 if index % 2 else -1
            place = limb.end - shin * up * high
            start = place + across * side * w * 0.8
            end = place - across * side * w * 0.25 + shin * 0.012 * high
            cloth.fold(
                [start, (start + end) / 2 + shin * 0.010 * high, end], 0.0075 * high, 0.007 * high
            )
    root = line[0] - bones.hips[:, 0] * limb.side * 0.045 * high + bones.hips[:, 2] * 0.03 * high
    if float(bones.hips[:, 2] @ eye) > 0.1:  # and is drawn from the crotch
        for aside, down in ((0.05, 0.05), (0.045, 0.11)):
            out = bones.hips[:, 0] * limb.side * aside * high
            end = root + out + thigh * down * high
            cloth.fold(
                [root, (root + end) / 2 + thigh * 0.01 * high, end], 0.007 * high, 0.0065 * high
            )


def foot(canvas: Canvas, bones: Skeleton, look: Look, limb: Limb) -> None:
    """Paint a foot, bare with its toes, or in its shoe with a sole."""
    high, b = bones.high, bones.build
    size = high * (0.92 + 0.08 * b.limb) * (1 + 0.25 * (b.head - 0.148))
    ahead, ankle = limb.ahead, limb.end
    shin = unit(ankle - limb.middle)
    level = vec(0, -1, 0) if abs(ahead[1]) < 0.8 else shin
    down = square_to(level if float(level @ shin) > -0.3 else shin, ahead)
    side = np.cross(ahead, down)

    def at(along: float, below: float, aside: float = 0) -> Vec:
        return np.asarray(ankle + (ahead * along + down * below + side * aside) * size)

    if not given(look.shoes):
        _bare_foot(canvas, look, limb, at, size)
    else:
        line = [
            at(0, -0.012),
            at(-0.006, 0.012),
            at(0.035, 0.014),
            at(0.075, 0.021),
            at(0.100, 0.024),
        ]
        with canvas.part(look.shoes, soft=0.55, sheen=0.22) as shoe:
            shoe.chain(line, np.array([0.026, 0.027, 0.0265, 0.0215, 0.0150]) * size)
            shoe.ball(
                at(0.075, 0.022), np.stack([ahead * 0.036, side * 0.027, down * 0.016], 1) * size
            )
            shoe.fold(
                [at(0.058, 0.0, -0.02), at(0.062, -0.006), at(0.058, 0.0, 0.02)], 0.006, 0.004
            )
        sole = np.stack([ahead * 0.076, side * 0.030, down * 0.0075], 1) * size
        with canvas.part(mix(look.shoes, "#1a1420", 0.6), soft=0.3) as under:
            under.ball(at(0.043, 0.035), sole)
            under.ball(
                at(-0.014, 0.034), np.stack([ahead * 0.022, side * 0.023, down * 0.010], 1) * size
            )
    low = float(min(at(0.09, 0.04)[1], at(-0.02, 0.04)[1]))
    if low < 0.035 * high + bones.at[1] and bones.at[1] < 0.05:
        toe_down = float(ahead[1]) < -0.35
        middle = at(0.085 if toe_down else 0.04, 0.04)
        reach = 0.045 if toe_down else 0.08
        canvas.contact((middle[0], 0.0, middle[2]), reach * size, 0.9)


def _bare_foot(canvas: Canvas, look: Look, limb: Limb, at: Callable[..., Vec], size: float) -> None:
    """Paint a bare foot: heel, arch, ball and five toes."""
    inner = -limb.side  # towards the other foot
    tone = look.skin_colour
    probe = at(0, 0, 1) - at(0, 0, 0)
    sign = inner if float(probe @ vec(1, 0, 0)) > 0 else -inner
    with canvas.part(tone, soft=0.6, rough=0.5) as skin:
        skin.chain(
            [at(0, -0.015), at(-0.016, 0.018), at(-0.014, 0.022)],
            np.array([0.021, 0.020, 0.018]) * size,
        )
        skin.chain(
            [at(0, -0.006), at(0.03, 0.008, 0.004 * sign), at(0.068, 0.022, 0.010 * sign)],
            np.array([0.022, 0.020, 0.016]) * size,
        )
        skin.chain(
            [at(-0.01, 0.024), at(0.03, 0.026, -0.012 * sign), at(0.062, 0.027, -0.013 * sign)],
            np.array([0.016, 0.013, 0.012]) * size,
        )
    toes = (
        (0.094, 0.018, 0.0105),
        (0.097, 0.005, 0.008),
        (0.092, -0.005, 0.0072),
        (0.085, -0.014, 0.0066),
        (0.076, -0.022, 0.0062),
    )
    for along, aside, radius in toes:
        with canvas.part(tone * 0.98, soft=0.25, rough=0.4, edge=0.8) as toe:
            root = at(along - 0.03, 0.026, aside * sign * 0.92)
            toe.chain(
                [root, at(along, 0.031, aside * sign)], np.array([radius * 0.95, radius]) * size
            )


def arm(canvas: Canvas, bones: Skeleton, look: Look, name: str) -> Hold:
    """Paint an arm, its sleeve and its hand; return what the hand can hold."""
    limb, b, high = bones.arms[name], bones.build, bones.high
    line = bent(limb, (0.006 + 0.005 * b.muscle) * high)
    thick = b.limb * high
    upper = 0.033 + 0.006 * b.muscle
    bare = np.array([0.036, upper, 0.0255, 0.0285 + 0.003 * b.muscle, 0.022, 0.0165]) * thick
    sleeves = 1.0 if given(look.coat) else look.sleeves
    if sleeves < 0.97:
        with canvas.part(look.skin_colour, rough=0.6) as skin:
            skin.chain(line, bare)
    size = 0.112 * high * b.hand * (0.88 + 0.12 * b.limb)
    old = float(np.clip((b.age - 45) / 35, 0, 1))
    hold = hand(
        canvas,
        limb.end,
        limb.ahead,
        limb.palm,
        limb.grip,
        size=size,
        left=name == "l",
        skin=look.skin_colour,
        wide=0.94 + 0.1 * b.limb,
        old=old,
    )
    if sleeves > 0.03:
        sleeve(canvas, bones, look, limb, line, sleeves)
    return hold


def sleeve(
    canvas: Canvas, bones: Skeleton, look: Look, limb: Limb, line: Vec, share: float
) -> None:
    """Paint a sleeve, with folds from the bent elbow and the arm pit, and its cuff."""
    b, high = bones.build, bones.high
    coat = given(look.coat)
    loose = max(look.loose, 0.5) if coat else look.loose
    thick = b.limb * high
    radii = (
        np.array(
            [
                0.0395,
                0.0355 + 0.007 * loose,
                0.029 + 0.011 * loose,
                0.030 + 0.011 * loose,
                0.025 + 0.012 * loose,
                0.0215 + 0.012 * loose,
            ]
        )
        * thick
    )
    if coat:
        radii = radii * 1.10
    points, sizes = cut(line, radii, min(share, 0.985))
    colour = look.coat if coat else look.top
    marks = "" if coat else look.top_pattern
    eye = canvas.camera.rot[2]
    with canvas.part(colour, soft=0.75, pattern=pattern(marks)) as cloth:
        hemmed(cloth, points, sizes, high)
        _sleeve_folds(cloth, bones, limb, share, eye)
    if given(look.cuffs) and share > 0.4 and not coat:
        along = unit(points[-1] - points[-2])
        with canvas.part(look.cuffs, soft=0.5) as cuff:
            cuff.chain(
                [points[-1] - along * 0.014 * high, points[-1] + along * 0.004 * high],
                sizes[-1:].repeat(2) * 1.1,
            )


def _sleeve_folds(cloth: Part, bones: Skeleton, limb: Limb, share: float, eye: Vec) -> None:
    high, thick = bones.high, bones.build.limb * bones.high
    upper, lower = unit(limb.middle - limb.root), unit(limb.end - limb.middle)
    bend = float(np.clip(1 - upper @ lower, 0, 1.4))
    if bend > 0.05 and share > 0.6:
        inner = unit(unit(limb.root - limb.middle) + unit(limb.end - limb.middle) + 1e-6)
        if abs(float(inner @ eye)) > 0.85:
            inner = square_to(np.cross(upper, eye), upper)
        start = limb.middle + inner * 0.030 * thick
        for way, long in (
            (-upper, 0.052),
            (-upper + lower * 0.7, 0.034),
            (lower - upper * 0.7, 0.034),
            (lower, 0.050),
        ):
            ray = unit(unit(way) - inner * 0.55)
            begin = start + unit(way) * 0.008 * high
            end = begin + ray * long * high
            cloth.fold(
                [begin, (begin + end) / 2 - inner * 0.004 * high, end],
                0.007 * high,
                0.0065 * (0.6 + bend) * high,
            )
    side = bones.chest[:, 0] * limb.side
    pit = limb.root - bones.chest[:, 1] * 0.030 * high - side * 0.012 * high + eye * 0.02 * high
    for aside in (0.0, 0.024):
        begin = pit + upper * aside * high
        end = begin + (upper * 0.045 + bones.chest[:, 1] * 0.020 + side * 0.014) * high
        cloth.fold([begin, (begin + end) / 2, end], 0.007 * high, 0.006 * high)
    if share > 0.9:
        across = square_to(np.cross(lower, eye), lower)
        for up, sign in ((0.03, 1), (0.058, -1)):
            place = limb.end - lower * up * high
            begin = place + across * sign * 0.026 * thick
            cloth.fold(
                [begin, place + lower * 0.004 * high, place - across * sign * 0.008 * thick],
                0.006 * high,
                0.005 * high,
            )


def forearm(canvas: Canvas, wrist: Vec, elbow: Vec, skin: Colour, hand_: float) -> None:
    """Paint a bare forearm for a hand of a certain size."""
    along = elbow - wrist
    line = [wrist, wrist + along * 0.12, wrist + along * 0.5, elbow]
    with canvas.part(skin, soft=0.30, rough=0.5) as part:
        part.chain(line, np.array([0.142, 0.146, 0.20, 0.23]) * hand_)


def covered(
    canvas: Canvas,
    wrist: Vec,
    elbow: Vec,
    colour: Colour,
    bare: float,
    hand_: float,
    cuff: Colour = "",
) -> None:
    """Paint a sleeve on a forearm, with its hem and the folds behind it."""
    along = elbow - wrist
    way, start = unit(along), wrist + along * bare
    far = wrist + along * 1.3
    eye = canvas.camera.rot[2]
    across = square_to(np.cross(way, eye), way)
    with canvas.part(colour, soft=0.32) as cloth:
        line = [start, start + way * 0.1 * hand_, (start + far) / 2, far]
        cloth.chain(line, np.array([0.215, 0.225, 0.265, 0.31]) * hand_)
        for step, (up, side, long) in enumerate(
            ((0.22, 1, 0.30), (0.48, -1, 0.36), (0.80, 1, 0.42))
        ):
            place = start + way * up * hand_
            begin = place + across * side * 0.20 * hand_
            end = place + (way * long * 0.5 - across * side * (0.06 + 0.02 * step)) * hand_
            middle = (begin + end) / 2 + way * 0.10 * hand_
            cloth.fold([begin, middle, end], 0.040 * hand_, 0.040 * hand_)
    if given(cuff):
        with canvas.part(cuff, soft=0.12) as band:
            band.chain(
                [start - way * 0.16 * hand_, start + way * 0.08 * hand_],
                np.array([0.205, 0.21]) * hand_,
            )
