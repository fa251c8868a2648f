"""Faces: skin, ears, features, nose."""

from pinxit_atelier.engine import Path, ellipse, linear, mix, spline, taper

from .beards import draw_beard
from .bodies import Look, shaded
from .eyes import draw_brow, draw_eye
from .face_layout import LAYOUTS, OUTLINES, Layout, Paints
from .face_marks import draw_freckles, draw_glasses, draw_patches, draw_tear, draw_wrinkles
from .features import BIG, FACES, EyeColours
from .hats import WRAPS
from .masks import FULL_MASKS
from .mouths import draw_mouth, draw_side_mouth
from .poses import BEHIND, View
from .stage import Cel, Frame, Stage


def draw_face(stage: Stage, frame: Frame, look: Look, view: View) -> None:
    """Paint a head without its hair."""
    paints = Paints(look)
    if view in BEHIND:
        _from_behind(stage, frame, paints, view)
        return
    px = frame[2] * stage.unit
    layout = LAYOUTS[view]
    shape = spline(OUTLINES[view])
    hidden = look.mask in FULL_MASKS or look.face == "none"
    part = stage.part(
        relief=frame[2] * 0.62,
        lo=0.42,
        hi=0.2,
        depth=frame[2] * 0.12,
        shadow=0.55,
        tint=paints.tint,
    )
    with part as cel, cel.at(*frame):
        if view == "front" and look.hat not in WRAPS:
            for way in (-1, 1):
                _front_ear(cel, way, paints, px)
        cel.fill(
            shape, paints.flesh,
            grad=linear(0.2, -0.6, -0.2, 1.1, mix(paints.flesh, "#c86a50", 0.18)),
        )  # fmt: skip
        if view != "front":
            _side_ear(cel, -0.36 if view == "q" else -0.14, paints, px)
        if px >= BIG:
            _modelling(cel, layout, shape, paints, view)
        for x, y in layout.cheeks:
            wide = 0.26 if view == "side" else 0.23
            cel.fill(ellipse(x, y, wide, 0.19), paints.rosy, 0.78, blur=0.085, clip=shape)
        chin = ellipse(layout.mouth[0] * 0.6 - 0.1, 1.02, 0.7, 0.18)
        cel.fill(chin, paints.dark, 0.28, blur=0.12, clip=shape)
        if look.vitiligo:
            draw_patches(cel, layout, shape, paints)
        if not hidden:
            _features(cel, look, layout, shape, paints, px, view)
        if look.freckles and px > 12:
            draw_freckles(cel, layout, shape, px)
    if view != "side" and not hidden:
        _nose(stage, frame, look, layout, paints, view)
    if look.beard:
        draw_beard(stage, frame, look, view)
    if look.glasses:
        draw_glasses(stage, frame, layout, view)


def _from_behind(stage: Stage, frame: Frame, paints: Paints, view: View) -> None:
    part = stage.part(relief=frame[2] * 0.4, depth=frame[2] * 0.1, tint=paints.tint)
    with part as cel, cel.at(*frame):
        if view == "back":
            for way in (-1, 1):
                cel.fill(ellipse(way * 0.88, 0.06, 0.16, 0.24), paints.flesh)
            cel.fill(spline(OUTLINES["front"]), shaded(paints.flesh, 0.1))
            return
        shape = spline(OUTLINES["back_q"])
        cel.fill(shape, shaded(paints.flesh, 0.06))
        cel.fill(ellipse(0.74, 0.32, 0.16, 0.2), paints.rosy, 0.6, blur=0.07, clip=shape)
        _side_ear(cel, 0.5, paints, frame[2] * stage.unit)
        lash = [(0.76, 0.0), (0.83, 0.01), (0.87, -0.03)]
        cel.fill(taper(lash, [0.03, 0.03, 0.006], 8), "#2a1620", 0.8)


def _front_ear(cel: Cel, way: int, paints: Paints, px: float) -> None:
    if px < BIG:
        cel.fill(ellipse(way * 0.88, 0.12, 0.15, 0.23), shaded(paints.flesh, 0.08))
        cel.fill(ellipse(way * 0.9, 0.13, 0.07, 0.13), paints.rosy, 0.6)
        return
    outline = [
        (0.8, -0.08), (0.94, -0.13), (1.03, 0.0), (0.99, 0.17), (0.92, 0.33), (0.84, 0.36),
        (0.8, 0.2),
    ]  # fmt: skip
    shape = spline([(way * x, y) for x, y in outline])
    cel.fill(shape, shaded(paints.flesh, 0.05))
    cel.fill(ellipse(way * 0.91, 0.1, 0.06, 0.13), paints.tint, 0.4, blur=0.03, clip=shape)
    rim = [(way * x, y) for x, y in ((0.84, -0.05), (0.93, -0.08), (0.98, 0.02), (0.94, 0.16))]
    cel.fill(taper(rim, [0.008, 0.026, 0.026, 0.006], 14), paints.dark, 0.6, clip=shape)
    inner = [(way * x, y) for x, y in ((0.9, 0.0), (0.87, 0.08), (0.9, 0.17), (0.87, 0.22))]
    cel.fill(taper(inner, [0.006, 0.024, 0.022, 0.006], 12), paints.dark, 0.55, clip=shape)
    cel.fill(ellipse(way * 0.86, 0.3, 0.05, 0.05), paints.rosy, 0.5, blur=0.02, clip=shape)


def _side_ear(cel: Cel, x: float, paints: Paints, px: float) -> None:
    cel.fill(ellipse(x, 0.14, 0.15, 0.24, -8), mix(paints.flesh, "#c86a50", 0.16))
    shell = [(x - 0.06, 0.28), (x - 0.1, 0.1), (x - 0.02, -0.02), (x + 0.07, 0.06)]
    cel.line(spline(shell, closed=False), paints.dark, 0.035, 0.6)
    if px >= BIG:
        inner = [(x + 0.05, 0.1), (x - 0.01, 0.14), (x + 0.04, 0.22), (x, 0.28)]
        cel.fill(taper(inner, [0.006, 0.03, 0.03, 0.006], 12), paints.dark, 0.6)


def _modelling(cel: Cel, layout: Layout, shape: Path, paints: Paints, view: View) -> None:
    """Paint the large forms of a close-up: brow, eye sockets, the plane under the nose."""
    x, y = layout.nose
    cel.fill(ellipse(x * 0.7, -0.45, 0.42, 0.24), paints.light, 0.32, blur=0.14, clip=shape)
    for eye in layout.eyes:
        socket = ellipse(eye.x, eye.y - 0.06, 0.27 * eye.squash, 0.17)
        cel.fill(socket, paints.tint, 0.24, blur=0.07, clip=shape)
        bone = ellipse(eye.x + eye.out * 0.08, eye.y + 0.24, 0.2 * eye.squash, 0.07)
        cel.fill(bone, paints.light, 0.3, blur=0.06, clip=shape)
    if view != "side":
        cel.fill(ellipse(x, y + 0.15, 0.1, 0.06), paints.tint, 0.34, blur=0.035, clip=shape)
        mouth = layout.mouth
        cel.fill(
            ellipse(mouth[0], mouth[1] + 0.27, 0.16, 0.08), paints.light, 0.4, blur=0.06,
            clip=shape,
        )  # fmt: skip


def _features(
    cel: Cel, look: Look, layout: Layout, shape: Path, paints: Paints, px: float, view: View
) -> None:
    mood = FACES[look.face]
    size = 1.12 if look.young else 1.0
    colours = EyeColours(paints.iris, paints.flesh, paints.lashes)
    for eye in layout.eyes:
        if 24 < px < BIG:
            socket = ellipse(eye.x, eye.y - 0.03, 0.2 * eye.squash, 0.17)
            cel.fill(socket, mix(paints.flesh, "#a0504a", 0.6), 0.22, blur=0.07, clip=shape)
        draw_eye(cel, eye, mood.eyes, px, colours, look.gaze, size)
        if px > 6:
            draw_brow(cel, eye, mood, paints.brow, px)
    if view == "side":
        draw_side_mouth(cel, mood.mouth, paints.lip, shape)
    else:
        draw_mouth(cel, layout.mouth, mood.mouth, paints.lip, px, 1 if view == "front" else 0.86)
    if look.face == "weep" and px > 8:
        draw_tear(cel, layout.eyes[0])
    if look.age > 0 and px > 14:
        draw_wrinkles(cel, layout, shape, paints, look.age, px, view, mood)


def _nose(
    stage: Stage, frame: Frame, look: Look, layout: Layout, paints: Paints, view: View
) -> None:
    """Paint the nose: a little sheet of its own, that grows out of the brow."""
    px = frame[2] * stage.unit
    x, y = layout.nose
    k = 1.0 + 0.2 * look.age if not look.young else 0.74
    if view == "front":
        outline = [
            (x - 0.14 * k, y + 0.01), (x - 0.07 * k, y - 0.12 * k), (x - 0.035, y - 0.34 * k),
            (x + 0.035, y - 0.34 * k), (x + 0.07 * k, y - 0.12 * k), (x + 0.14 * k, y + 0.01),
            (x + 0.1 * k, y + 0.07 * k), (x, y + 0.09 * k), (x - 0.1 * k, y + 0.07 * k),
        ]  # fmt: skip
    else:
        outline = [
            (x - 0.16 * k, y + 0.02), (x - 0.1 * k, y - 0.1 * k), (x - 0.06, y - 0.34 * k),
            (x + 0.02, y - 0.32 * k), (x + 0.09 * k, y - 0.12 * k), (x + 0.2 * k, y),
            (x + 0.16 * k, y + 0.08 * k), (x, y + 0.1 * k),
        ]  # fmt: skip
    shape = spline(outline)
    ahead = 0.05 if view == "q" else 0.0
    part = stage.part(
        relief=frame[2] * 0.12, lo=0.5, hi=0.3, depth=frame[2] * 0.045,
        shadow=0.26 if px > 14 else 0.15, tint=paints.tint,
    )  # fmt: skip
    with part as cel, cel.at(*frame):
        cel.fill(shape, mix(paints.flesh, "#ffe2c8", 0.08))
        cel.fill(ellipse(x + ahead, y, 0.13 * k), paints.rosy, 0.5, blur=0.05, clip=shape)
        if px > 20:
            shine = ellipse(x + ahead - 0.02, y - 0.07 * k, 0.028, 0.04)
            cel.fill(shine, "#fff6ea", 0.55, blur=0.01)
        if px >= 34:
            for way in (-1, 1):
                hole = ellipse(
                    x + ahead + way * 0.058 * k, y + 0.058 * k, 0.03 * k, 0.017 * k, way * -14,
                )  # fmt: skip
                cel.fill(hole, mix(paints.flesh, "#3a0c14", 0.75), 0.75, blur=0.004, clip=shape)
                wing = [
                    (x + ahead + way * 0.085 * k, y - 0.05 * k), (x + ahead + way * 0.1 * k, y),
                    (x + ahead + way * 0.088 * k, y + 0.05 * k),
                ]  # fmt: skip
                cel.fill(taper(wing, [0.004, 0.018, 0.004], 8), paints.tint, 0.45, clip=shape)
        cel.fade(ellipse(x - ahead * 0.8, y - 0.34 * k, 0.16, 0.15 * k), 0.045)
