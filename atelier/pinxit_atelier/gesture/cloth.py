"""Clothes on the trunk: tops, skirts, coats, aprons, scarves: cloth that hangs from the body."""

from typing import Final

import numpy as np

from pinxit_atelier.engine.colour import Colour, mix

from .buffer import Canvas, Part
from .look import Look, given
from .patterns import pattern
from .skeleton import Skeleton
from .space import Place, Vec, smooth, unit, vec

ROUND: Final = np.linspace(0, 2 * np.pi, 33)[:-1]
WAIST: Final = 0.44  # levels of the trunk: 0 the crotch, 1 the pit of the neck
BAND: Final = 0.36


def _facing(canvas: Canvas, bones: Skeleton, level: float, angle: float) -> tuple[Vec, bool]:
    """Return a place on the trunk, and whether it is turned to us."""
    place = bones.trunk_ring(level, np.array([angle]), 0.006)[0]
    middle = bones.trunk_ring(level, ROUND, 0).mean(0)
    return place, float((place - middle) @ canvas.camera.rot[2]) > 0.012 * bones.high


def _crease(
    canvas: Canvas,
    part: Part,
    bones: Skeleton,
    stations: list[tuple[float, float]],
    width: float = 0.008,
    depth: float = 0.006,
) -> None:
    """Press a fold along (level, angle) places of the trunk, if it is on our side."""
    places = [_facing(canvas, bones, level, angle) for level, angle in stations]
    seen = [place for place, turned in places if turned]
    if len(seen) >= 2 and places[0][1]:
        part.fold(seen, width * bones.high, depth * bones.high)


def trunk(canvas: Canvas, bones: Skeleton, look: Look) -> None:
    """Paint the trunk: its seat, its top, and what is worn over them."""
    seat(canvas, bones, look)
    top(canvas, bones, look)
    if look.skirt:
        skirt(canvas, bones, look)
    if given(look.belt):
        belt(canvas, bones, look.belt, look)
    if given(look.apron):
        apron(canvas, bones, look)
    if given(look.coat):
        coat(canvas, bones, look)
    neck(canvas, bones, look)
    if look.collar and not (given(look.coat) and look.coat_open < 0.2):
        collar(canvas, bones, look)
    if given(look.drape):
        drape(canvas, bones, look.drape)
    if given(look.shawl):
        shawl(canvas, bones, look.shawl)
    if given(look.cape):
        cape(canvas, bones, look.cape)
    if given(look.scarf):
        scarf(canvas, bones, look.scarf)


def seat(canvas: Canvas, bones: Skeleton, look: Look) -> None:
    """Paint the hips in trousers."""
    b, high = bones.build, bones.high
    colour = look.legs if given(look.legs) and not look.skirt else look.skin_colour
    if look.skirt:
        colour = look.skirt_colour if given(look.skirt_colour) else look.top
    with canvas.part(
        colour, soft=1.0, pattern=pattern("" if look.skirt else look.legs_pattern)
    ) as hips:
        rows = [bones.trunk_ring(level, ROUND, 0.004) for level in np.linspace(0.0, BAND + 0.04, 6)]
        hips.surface(np.array(rows), closed=True)
        middle = rows[0].mean(0)
        hips.ball(
            middle,
            np.stack(
                [
                    bones.hips[:, 0] * b.hip * 0.78,
                    bones.hips[:, 2] * 0.05 * b.girth,
                    bones.hips[:, 1] * 0.02,
                ],
                1,
            )
            * high,
        )
        for side in "lr":
            limb = bones.legs[side]
            ways = limb.root * 0.8 + limb.middle * 0.2
            hips.chain([limb.root, ways], np.array([0.054, 0.060]) * b.limb * high)
            if b.seat:
                behind = limb.root - bones.hips[:, 2] * (0.022 + b.seat * 0.6) * high
                hips.ball(behind + bones.hips[:, 1] * 0.018 * high, (0.05 + b.seat * 0.5) * high)


def top(canvas: Canvas, bones: Skeleton, look: Look) -> None:
    """Paint the shirt: rings of the trunk, shoulders, bust, and folds where it is pulled."""
    b, high, chest = bones.build, bones.high, bones.chest
    colour = look.top if given(look.top) else look.skin_colour
    loose = (0.004 + 0.008 * look.loose) if given(look.top) else 0.001
    low = max(BAND - 0.02 - look.hem * 4, 0.0)
    dress = bool(look.skirt) and not given(look.skirt_colour)
    with canvas.part(
        colour, soft=1.15, pattern=pattern(look.top_pattern), rough=1.0 if given(look.top) else 0.6
    ) as cloth:
        rows = []
        for level in np.linspace(low, 0.985, 16):
            blouse = (
                0.010
                * (0 if dress else look.loose)
                * np.exp(-(((level - BAND - 0.09) / 0.07) ** 2))
            )
            rows.append(bones.trunk_ring(float(level), ROUND, loose + blouse))
        cloth.surface(np.array(rows), closed=True)
        _shoulders(cloth, bones, 0.5 * loose)
        for side in (1, -1):
            if b.bust:
                place = bones.waist * 0.44 + bones.neck * 0.56
                out = 0.040 * b.girth + b.bust * 0.35
                cloth.ball(
                    place + chest @ vec(side * (0.030 + b.bust * 0.3), -0.006, out) * high,
                    (0.030 + b.bust * 0.55) * high,
                )
        if given(look.top):
            _top_folds(canvas, cloth, bones)
    if look.hem and given(look.top):
        _shirt_tail(canvas, bones, look, low)
    if given(look.buttons) and not given(look.coat):
        buttons(canvas, bones, look.buttons, np.linspace(low + 0.05, 0.93, 6), 0.0, loose + 0.006)


def _shoulders(cloth: Part, bones: Skeleton, more: float) -> None:
    """Add the slope from neck to shoulder, the chest and the shoulder blades; `more` is cloth."""
    b, high, chest = bones.build, bones.high, bones.chest
    thick = high * b.limb**0.5
    blade = bones.waist * 0.32 + bones.neck * 0.68
    for name, side in (("l", 1), ("r", -1)):
        joint = bones.arms[name].root
        middle = bones.neck * 0.5 + joint * 0.5 + chest[:, 1] * 0.006 * high
        slope = [bones.neck + chest[:, 1] * (0.010 - more) * high, middle, joint]
        cloth.chain(slope, (np.array([0.030, 0.033, 0.036]) + more) * thick, plain=True)
        ahead = chest @ vec(side * 0.045, 0, 0.018 * b.girth)
        behind = chest @ vec(side * 0.045, 0.01, -0.022 * b.girth)
        cloth.ball(blade + ahead * high, (0.044 * b.girth + more) * high)
        cloth.ball(blade + behind * high, (0.040 * b.girth + more) * high)


def _shirt_tail(canvas: Canvas, bones: Skeleton, look: Look, low: float) -> None:
    with canvas.part(look.top, soft=0.7, pattern=pattern(look.top_pattern)) as tail:
        wave = 0.004 * np.sin(ROUND * 5 + 1)
        rows = [
            bones.trunk_ring(level, ROUND, 0.012 + 0.006 * look.loose) + wave[:, None] * 0
            for level in np.linspace(low, BAND + 0.08, 5)
        ]
        rows[0] = rows[0] - bones.hips[:, 1] * (wave * bones.high)[:, None]
        tail.surface(np.array(rows), closed=True)


def _top_folds(canvas: Canvas, cloth: Part, bones: Skeleton) -> None:
    """Folds run from the raised shoulder to the other hip, and bunch where the flank is closed."""
    tilt = float((bones.chest[:, 0] - bones.hips[:, 0])[1])
    twist = float(bones.chest[:, 0] @ bones.hips[:, 2])
    high = 1 if tilt > 0 else -1
    pull = float(np.clip(abs(tilt) * 3 + abs(twist) * 2, 0.35, 1.2))
    for face in (0.0, np.pi):
        for start, end in ((0.86, 0.60), (0.74, 0.50)):
            line = [
                (start, face + (0.75 if not face else -0.75) * high),
                ((start + end) / 2, face + 0.25 * high),
                (end, face - 0.25 * high),
                (end - 0.07, face - 0.55 * high),
            ]
            _crease(canvas, cloth, bones, line, 0.008, 0.0045 * pull)
    closed = -high
    for level in (0.40, 0.455, 0.51):
        for face in (1.0, -1.0):
            line = [
                (level, closed * (np.pi / 2 + face * 0.15)),
                (level - 0.012, closed * (np.pi / 2 + face * 0.55)),
                (level - 0.035, closed * (np.pi / 2 + face * 0.95)),
            ]
            _crease(canvas, cloth, bones, line, 0.007, 0.0055 * pull)
    bend = float(bones.chest[:, 2] @ bones.hips[:, 1])
    if bend < -0.30:  # it leans ahead: the belly folds
        for level in (0.40, 0.47):
            _crease(
                canvas,
                cloth,
                bones,
                [(level, -0.9), (level + 0.01, 0.0), (level, 0.9)],
                0.008,
                0.006,
            )


def _phases(look: Look) -> Vec:
    seed = sum(ord(letter) for letter in f"{look.top}{look.skirt}{look.hair}{look.build}")
    return np.random.default_rng(seed).uniform(0, 2 * np.pi, 4)


def hung(
    bones: Skeleton,
    angles: Vec,
    length: float,
    *,
    start: float,
    flare: float,
    out: float,
    pleats: float,
    phases: Vec,
) -> Vec:
    """Return a grid of cloth that hangs from the trunk down along both legs."""
    rows = [bones.trunk_ring(level, angles, out) for level in np.linspace(start, 0.16, 4)]
    high = bones.high
    sway = bones.way(bones.pose.sway) * high
    levels = np.linspace(0.10, max(length, 0.16), 11)
    span = levels[-1] - 0.04
    for down in levels:
        part = (down - 0.04) / span
        ring = bones.leg_ring(float(down), angles, out, flare * (0.15 + 0.85 * part))
        middle = ring.mean(0)
        ray = ring - middle
        far = np.linalg.norm(ray, axis=1, keepdims=True) + 1e-6
        wave = (
            np.sin(angles * 6 + phases[0])
            + 0.7 * np.sin(angles * 9 + phases[1])
            + 0.45 * np.sin(angles * 14 + phases[2])
        )
        deep = pleats * (0.002 + (0.010 + 0.10 * flare) * part**1.25)
        ring = ring + ray / far * (wave * deep * high)[:, None] + sway * part**1.7
        drop = 0.010 * np.sin(angles * 3 + phases[3]) + 0.006 * wave * pleats
        ring[:, 1] += drop * high * part**2
        rows.append(ring)
    return np.array(rows)


def skirt(canvas: Canvas, bones: Skeleton, look: Look) -> None:
    """Paint a skirt: folds fall from the hips, and the hem shows them."""
    colour = look.skirt_colour if given(look.skirt_colour) else look.top
    marks = look.skirt_pattern or (look.top_pattern if not given(look.skirt_colour) else "")
    angles = np.linspace(0, 2 * np.pi, 97)[:-1]
    grid = hung(
        bones,
        angles,
        look.skirt,
        start=BAND + 0.06,
        flare=look.flare,
        out=0.010,
        pleats=look.pleats,
        phases=_phases(look),
    )
    with canvas.part(mix(colour, "#1c1426", 0.55), soft=0.8) as inside:
        hem = grid[7:]
        inside.surface(hem - (hem - hem.mean(1, keepdims=True)) * 0.04, closed=True)
    with canvas.part(colour, soft=0.55, pattern=pattern(marks)) as cloth:
        cloth.surface(grid, closed=True)
        b = bones.build
        for name in "lr":  # stretched over the thighs of those who sit
            limb = bones.legs[name]
            if look.skirt > 0.4 and unit(limb.middle - limb.root)[1] > -0.75:
                ways = [bones.leg_at(name, share) for share in (0.08, 0.26, min(0.48, look.skirt))]
                cloth.chain(ways, np.array([0.066, 0.066, 0.056]) * b.limb * bones.high, plain=True)


def coat(canvas: Canvas, bones: Skeleton, look: Look) -> None:
    """Paint a coat: its fronts stand open, with lapels, and its skirts swing."""
    wide = 0.04 + 0.55 * look.coat_open
    levels = [0.992, 0.93, 0.82, 0.68, 0.56, 0.45]
    opened = np.interp(np.arange(len(levels)), [0, 5], [0.45 + 0.35 * look.coat_open, wide])
    phases = _phases(look)

    def turn_round(first: float) -> Vec:
        return np.linspace(first, 2 * np.pi - first, 81)

    rows = [
        bones.trunk_ring(level, turn_round(float(first)), 0.018)
        for level, first in zip(levels, opened, strict=True)
    ]
    lower = hung(
        bones,
        turn_round(wide),
        look.coat_length,
        start=0.38,
        flare=look.flare + 0.02,
        out=0.019,
        pleats=0.7 * look.pleats,
        phases=phases,
    )
    grid = np.concatenate([np.array(rows), lower])
    lining = look.lining if given(look.lining) else mix(look.coat, "#1c1426", 0.45)
    with canvas.part(lining, soft=0.8) as inside:
        inside.surface(grid - (grid - grid.mean(1, keepdims=True)) * 0.035)
    with canvas.part(look.coat, soft=0.75) as cloth:
        cloth.surface(grid)
        _shoulders(cloth, bones, 0.009)
        _top_folds(canvas, cloth, bones)
    for side in (1, -1):  # lapels
        spans = [(0.965, 0.10, 0.42), (0.88, 0.16, 0.72), (0.78, 0.20, 0.62), (0.64, 0.26, 0.34)]
        flap = [
            bones.trunk_ring(
                level,
                side * (np.linspace(a, e, 5) * (0.5 + look.coat_open * 0.8) + 0.1 * look.coat_open),
                0.022,
            )
            for level, a, e in spans
        ]
        with canvas.part(mix(look.coat, "#000000", 0.10), soft=0.3) as lapel:
            lapel.surface(np.array(flap))
    _neck_roll(canvas, bones, mix(look.coat, "#000000", 0.08), 0.047, 0.014)
    if given(look.buttons):
        angle = wide * 0.9 + 0.10
        buttons(canvas, bones, look.buttons, np.array([0.42, 0.52, 0.62]), angle, 0.024)


def buttons(
    canvas: Canvas, bones: Skeleton, colour: Colour, levels: Vec, angle: float, out: float
) -> None:
    """Sew buttons on."""
    for level in levels:
        place, turned = _facing(canvas, bones, float(level), angle)
        if turned:
            place = bones.trunk_ring(float(level), np.array([angle]), out)[0]
            with canvas.part(colour, soft=0.1, edge=0.8, rough=0.2, sheen=0.3, lift=0.02) as button:
                button.ball(place, 0.0072 * bones.high)


def belt(canvas: Canvas, bones: Skeleton, colour: Colour, look: Look) -> None:
    """Buckle a belt."""
    out = 0.014 + 0.008 * look.loose
    rows = [bones.trunk_ring(level, ROUND, out) for level in (BAND - 0.025, BAND + 0.03)]
    with canvas.part(colour, soft=0.3, sheen=0.15) as band:
        band.surface(np.array(rows), closed=True)
    place, turned = _facing(canvas, bones, BAND, 0.0)
    if turned:
        with canvas.part("#d8b45a", soft=0.1, sheen=0.5, lift=0.02) as buckle:
            place = bones.trunk_ring(BAND, np.array([0.0]), out)[0]
            buckle.ball(place, 0.013 * bones.high)


def apron(canvas: Canvas, bones: Skeleton, look: Look) -> None:
    """Tie an apron: a bib and a skirt over the front."""
    angles = np.linspace(-1.15, 1.15, 49)
    grid = hung(
        bones,
        angles,
        max(look.skirt * 0.8, 0.46),
        start=BAND + 0.05,
        flare=look.flare * 0.8 + 0.012,
        out=0.020,
        pleats=0.5,
        phases=_phases(look) + 1,
    )
    bib = [
        bones.trunk_ring(level, np.linspace(-wide, wide, 49), 0.020)
        for level, wide in ((0.80, 0.5), (0.70, 0.6), (0.60, 0.75), (0.50, 0.85))
    ]
    with canvas.part(look.apron, soft=0.6) as cloth:
        cloth.surface(np.concatenate([np.array(bib), grid]))
    with canvas.part(mix(look.apron, "#000000", 0.08), soft=0.3) as ties:
        rows = [bones.trunk_ring(level, ROUND, 0.024) for level in (BAND + 0.03, BAND + 0.07)]
        ties.surface(np.array(rows), closed=True)
        for side in (1, -1):
            strap = [
                bones.trunk_ring(level, np.array([side * angle]), 0.022)[0]
                for level, angle in ((0.79, 0.42), (0.88, 0.5), (0.96, 0.8), (0.99, 1.6))
            ]
            ties.chain(strap, [0.008 * bones.high] * 4)


def neck(canvas: Canvas, bones: Skeleton, look: Look) -> None:
    """Paint the neck and the opening of the shirt."""
    b, high = bones.build, bones.high
    size = (0.68 + 0.32 * b.limb**0.7) * high * (0.55 + 0.45 * b.head / 0.148)
    with canvas.part(look.skin_colour, soft=0.8, rough=0.4, edge=0.7) as skin:
        root = bones.neck - bones.chest[:, 1] * 0.022 * high
        skull = bones.skull - bones.face[:, 2] * 0.12 * b.head * high
        wide = 0.034 + 0.006 * b.muscle
        skin.chain(
            [root, root * 0.45 + skull * 0.55, skull],
            np.array([wide + 0.004, wide - 0.002, wide - 0.003]) * size,
        )
    deep = {"v": 0.80, "shirt": 0.89, "": 0.955}.get(look.collar, 0.0)
    if deep and given(look.top) and not given(look.scarf):
        levels = np.linspace(1.0, deep, 7)
        halves = np.interp(levels, [deep, 0.97, 1.0], [0.02, 0.75 - 0.35 * (deep < 0.9), 1.2])
        rows = [
            bones.trunk_ring(level, np.linspace(-half, half, 9), 0.014)
            for level, half in zip(levels, halves, strict=True)
        ]
        with canvas.part(look.skin_colour, soft=0.6, rough=0.4, edge=0.6, lift=0.004) as chest:
            chest.surface(np.array(rows))


def _neck_roll(canvas: Canvas, bones: Skeleton, colour: Colour, wide: float, thick: float) -> None:
    high = bones.high
    ring = [
        bones.neck
        + bones.chest
        @ vec(np.sin(a) * wide, 0.004 - 0.014 * np.cos(a), np.cos(a) * wide * 0.95)
        * high
        for a in np.linspace(0.7, 2 * np.pi - 0.7, 15)
    ]
    with canvas.part(colour, soft=0.4) as roll:
        roll.chain(ring, [thick * high] * len(ring))


def collar(canvas: Canvas, bones: Skeleton, look: Look) -> None:
    """Paint a collar: shirt, round, sailor, high, ruff, v."""
    high, chest, neck_ = bones.high, bones.chest, bones.neck
    scale = 0.6 + 0.4 * bones.build.limb
    tone = look.cuffs if given(look.cuffs) else mix(look.top, "#ffffff", 0.10)

    def round_neck(angle: float, wide: float, up: float) -> Vec:
        tip = chest @ vec(np.sin(angle) * wide, up, np.cos(angle) * wide * 0.95)
        return np.asarray(neck_ + tip * high * scale)

    if look.collar == "high":
        with canvas.part(mix(look.top, "#000000", 0.05), soft=0.5) as roll:
            roll.chain(
                [
                    neck_ - chest[:, 1] * 0.004 * high,
                    neck_ + unit(bones.skull - neck_) * 0.034 * high,
                ],
                np.array([0.046, 0.041]) * high * scale,
            )
        return
    if look.collar == "ruff":
        angles = np.linspace(0, 2 * np.pi, 65)[:-1]
        rows = [
            np.array([round_neck(a, wide, 0.022 + 0.007 * np.sin(a * 13 + ph)) for a in angles])
            for wide, ph in ((0.038, 0), (0.062, 0.4), (0.088, 0.8))
        ]
        with canvas.part(tone, soft=0.3) as ruff:
            ruff.surface(np.array(rows), closed=True)
        return
    if look.collar == "v":
        return
    reach, drop = {"shirt": (0.064, 0.008), "round": (0.070, 0.002), "sailor": (0.098, -0.014)}.get(
        look.collar, (0.06, 0.0)
    )
    for side in (1, -1):
        angles = np.linspace(0.16, np.pi, 13)
        edges = []
        for share in (0.0, 0.5, 1.0):
            point = (
                0.022 * np.exp(-((angles - 0.45) ** 2) / 0.10)
                if look.collar == "shirt"
                else 0 * angles
            )
            edges.append(
                [
                    round_neck(
                        side * a,
                        0.040 + (reach - 0.040 + tip * 0.5) * share,
                        0.020 + (drop - 0.020 - tip * 1.2 - 0.014 * max(np.cos(a), 0)) * share,
                    )
                    for a, tip in zip(angles, point, strict=True)
                ]
            )
        with canvas.part(tone, soft=0.25, lift=0.012) as flap:
            flap.surface(np.array(edges))


def drape(canvas: Canvas, bones: Skeleton, colour: Colour) -> None:
    """Lay the end of a sari over the left shoulder."""
    path = [
        (0.30, -2.1, 0.13),
        (0.40, -1.2, 0.13),
        (0.54, -0.45, 0.13),
        (0.70, 0.10, 0.12),
        (0.86, 0.55, 0.10),
        (0.97, 1.00, 0.07),
        (0.985, 1.80, 0.06),
        (0.90, 2.45, 0.09),
        (0.66, 2.70, 0.12),
        (0.36, 2.80, 0.14),
        (0.05, 2.85, 0.16),
    ]
    high, b = bones.high, bones.build
    shoulder = bones.arms["l"].root * 0.55 + bones.neck * 0.45 + bones.chest[:, 1] * 0.030 * high
    rows = []
    for level, angle, half in smooth(path, 44):
        across = np.linspace(-1, 1, 15)
        levels = np.clip(level + half * across * 0.9, 0, 0.99)
        out = 0.022 + 0.003 * np.sin(across * 8) + b.bust * 0.8 * max(np.cos(angle), 0)
        row = np.array(
            [
                bones.trunk_ring(float(at), np.array([angle + half * a * 0.9]), float(o))[0]
                for at, a, o in zip(levels, across, out, strict=True)
            ]
        )
        near = np.exp(-(((angle - 1.35) / 0.55) ** 2)) * np.exp(-(((level - 0.97) / 0.1) ** 2))
        spread = row - row.mean(0)
        rows.append(row * (1 - near) + (shoulder + spread * 0.8) * near)
    with canvas.part(colour, soft=0.45, lift=0.004) as cloth:
        cloth.surface(np.array(rows))


def shawl(canvas: Canvas, bones: Skeleton, colour: Colour) -> None:
    """Wrap a shawl round the shoulders, its ends crossed in front, a corner hanging behind."""
    high, b = bones.high, bones.build
    angles = np.linspace(0.0, 2 * np.pi, 65)[:-1]
    front = np.clip(np.cos(angles), 0, 1)
    corner = np.exp(-(((angles - np.pi) / 0.75) ** 2))
    rows = []
    for share in np.linspace(0, 1, 9):
        level = 0.995 - (0.40 + 0.05 * front + 0.10 * corner) * share
        ring = np.array(
            [
                bones.trunk_ring(float(at), np.array([angle]), 0.016 + 0.020 * share)[0]
                for at, angle in zip(level, angles, strict=True)
            ]
        )
        middle = ring.mean(0)
        ray = ring - middle
        ring = ring + ray * (front * (b.bust + 0.02) * 7 * np.sin(share * np.pi * 0.8))[:, None]
        for name in "lr":
            limb = bones.arms[name]
            spot = limb.root + bones.chest @ vec(limb.side * 0.02, -0.13, 0) * share * high
            out = unit(spot - middle)
            need = float((spot - middle) @ out) + 0.052 * high
            off = np.angle(np.exp(1j * (angles - limb.side * np.pi / 2)))
            push = np.clip(need - (ring - middle) @ out, 0, None) * np.exp(-((off / 0.8) ** 2))
            ring = ring + np.outer(push * min(share * 5, 1), out)
            slope = np.exp(-((off / 0.9) ** 2)) * np.sin(min(share * 2.2, 1) * np.pi) * 0.034 * high
            ring = ring + np.outer(slope, bones.chest[:, 1])
        wave = 0.035 * np.sin(angles * 9 + 2) * share
        rows.append(ring + (ring - middle) * wave[:, None])
    with canvas.part(colour, soft=0.6) as cloth:
        cloth.surface(np.array(rows), closed=True)
        for side in (1, -1):
            for level in (0.92, 0.82, 0.72):
                line = [
                    (level, side * 1.1),
                    (level - 0.08, side * 0.5),
                    (level - 0.15, side * -0.1),
                ]
                _crease(canvas, cloth, bones, line, 0.010, 0.009)


def cape(canvas: Canvas, bones: Skeleton, colour: Colour) -> None:
    """Hang a cape from the shoulders, open in front and blown by the wind."""
    angles = np.linspace(0.95, 2 * np.pi - 0.95, 81)
    rows = []
    high = bones.high
    sway = bones.way(bones.pose.sway) * high
    for share in np.linspace(0, 1, 13):
        if share < 0.3:
            ring = bones.trunk_ring(0.985 - share * 1.2, angles, 0.018 + 0.16 * share)
        else:
            down = (share - 0.3) / 0.7 * 0.75
            base = bones.trunk_ring(0.62, angles, 0.070 + 0.05 * share)
            ring = base + vec(0, -1, 0) * (down * 0.55 + (share - 0.3) * 0.05) * high
        wave = np.sin(angles * 7 + 1) + 0.6 * np.sin(angles * 11 + 2)
        ray = ring - ring.mean(0)
        ring = ring + ray * (wave * 0.05 * share)[:, None] + sway * 1.6 * share**1.6
        rows.append(ring)
    grid = np.array(rows)
    with canvas.part(mix(colour, "#140f20", 0.5), soft=0.6) as inside:
        inside.surface(grid - (grid - grid.mean(1, keepdims=True)) * 0.03)
    with canvas.part(colour, soft=0.6) as cloth:
        cloth.surface(grid)


def scarf(canvas: Canvas, bones: Skeleton, colour: Colour) -> None:
    """Wind a scarf round the neck; its end hangs, or is blown."""
    high, chest, start = bones.high, bones.chest, bones.neck
    scale = 0.7 + 0.3 * bones.build.limb
    with canvas.part(colour, soft=0.6) as wool:
        for up, wide, thick, lean in ((0.008, 0.050, 0.021, 0.012), (0.024, 0.045, 0.017, -0.008)):
            ring = [
                start
                + chest
                @ vec(
                    np.sin(a) * wide, up + lean * np.cos(a + 1.5), np.cos(a) * wide * 0.96 + 0.004
                )
                * high
                * scale
                for a in np.linspace(0, 2 * np.pi, 20)
            ]
            wool.chain(ring, [thick * high * scale] * len(ring))
        for q in np.linspace(-1.2, 1.2, 5):
            a = float(q)
            line = [
                start + chest @ vec(np.sin(a) * 0.06, 0.03, np.cos(a) * 0.06) * high,
                start + chest @ vec(np.sin(a + 0.25) * 0.07, -0.01, np.cos(a + 0.25) * 0.07) * high,
            ]
            wool.fold(line, 0.006 * high, 0.006 * high)
    sway = bones.way(bones.pose.sway) * high
    for aside, long in ((0.030, 0.20), (-0.004, 0.15)):
        tail = (
            start
            + chest
            @ vec(aside, -0.004, 0.062 + 0.2 * max(bones.build.bust, bones.build.belly * 0.5))
            * high
        )
        rows = []
        for share in np.linspace(0, 1, 7):
            hang: Place = (
                vec(0, -1, 0)
                * share
                * long
                * high
                * (1 - 0.5 * min(float(np.linalg.norm(sway)) / high * 3, 1))
            )
            place = (
                tail
                + hang
                + sway * 1.3 * share**1.3
                + chest[:, 2] * 0.012 * np.sin(share * 4) * high
            )
            half = (0.017 + 0.012 * share) * high
            rows.append(
                [
                    place + chest[:, 0] * half * a + chest[:, 2] * 0.007 * np.cos(a * 4) * high
                    for a in np.linspace(-1, 1, 7)
                ]
            )
        with canvas.part(mix(colour, "#000000", 0.05), soft=0.3, lift=0.004) as end:
            end.surface(np.array(rows))
