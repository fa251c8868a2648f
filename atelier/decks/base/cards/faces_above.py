"""From the bottom of a well: a disc of sky, and all those who look down on us with something."""

import math
import random
from contextlib import AbstractContextManager
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    arc,
    around,
    common,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    mix,
    poly,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import close_up
from pinxit_atelier.gesture.buffer import Canvas
from pinxit_atelier.gesture.build import Frame
from pinxit_atelier.gesture.heads import Head, draw
from pinxit_atelier.gesture.heads_kinds import KINDS, aged
from pinxit_atelier.gesture.paint import Paint, cast
from pinxit_atelier.gesture.space import Camera, turn, vec

EYE: Final = 448.0, 408.0  # the middle of the sky
SKY: Final = 252.0
BLACK, WET, TURQUOISE = "#0a1416", "#4c6266", "#7fd0cc"
SUNNY: Final = 2.75  # radians: where on the wall the sun comes in (left, a little down)


def paint(page: Page) -> Scene:
    """Paint the sky, the shaft towards it, the heads against the light, and what comes down."""
    scene = Scene(page, 1202, light=(*EYE, 90), glow="#d8f4ea", shade=BLACK, reach=520, felt=0.1)
    scene.focus(*EYE, 230)
    scene.focus(470, 800, 110, 0.7)
    _sky(scene)
    _lid(scene)
    _crowd(scene)
    _cake(scene)
    _shaft(scene)
    _rope(scene)
    _shoe(scene)
    _fern(scene)
    scene.motes(60, "#d8f4ea", (240, 300, 640, 1000), (0.5, 1.7), 0.5)
    return scene.finish(
        Look(
            brush=Brush(exact=0.035, edges=0.55, detail=0.5), masses=0.2, vignette=0.3,
            bloom=0.35, bloom_from=0.78, contrast=1.05,
            palette=Palette(
                colours=("#081214", "#3c5256", "#8fb8b4", "#c8f0e4", "#8a5c40", "#4c5a3c"),
                accent="#ffb45a", quiet=0.15, hold=0.7, warmth=-0.15,
            ),
        )
    )  # fmt: skip


def _polar(page: Page) -> tuple[Field, Field]:
    """Return for each pixel how far from the middle it is, and in which direction."""
    far = page.distance(*EYE)
    return far, np.arctan2(page.y - EYE[1], page.x - EYE[0]).astype(np.float32)


def _at(angle: float, far: float) -> tuple[float, float]:
    return EYE[0] + far * math.cos(angle), EYE[1] + far * math.sin(angle)


def _sky(scene: Scene) -> None:
    page = scene.page
    where = page.distance(EYE[0] + 130, EYE[1] - 160) / 520
    scene.backdrop([(0, "#d0f0e4"), (0.35, "#84ccc4"), (1, "#3c949c")],
                   where.astype(np.float32), amount=0.03)  # fmt: skip
    cloud = smoothstep(0.05, 0.5, page.noise(7, 150, 4, 0.5, (2, 0.8)))
    scene.tint((cloud * 0.35).astype(np.float32), "#f4fcf4")
    scene.of("sky", way=20)


def _lid(scene: Scene) -> None:
    """Half a lid of planks has come in from the right."""
    lid = scene.sheet()
    shape = common(ellipse(EYE[0] + 14, EYE[1] + 4, SKY + 6),
                   poly([(560, 60), (900, 60), (900, 760), (526, 760)]))  # fmt: skip
    lid.fill(shape, "#4a4238", grad=linear(540, 0, 720, 0, "#201f1e"))
    for x in (596, 640, 686):
        lid.line(poly([(x, 60), (x - 26, 760)], closed=False), BLACK, 4, 0.9, clip=shape)
        lid.line(poly([(x + 5, 60), (x - 21, 760)], closed=False), "#8fc0b8", 1.6, 0.5, clip=shape)
    lid.fill(poly([(530, 250), (760, 262), (760, 300), (528, 290)]), "#2a2724", clip=shape)
    scene.lay(lid, "wood", way=94, wobble=1)
    edge = scene.sheet()
    edge.line(poly([(560, 160), (529, 690)], closed=False), "#d8f0e0", 4, 0.8, clip=shape)
    scene.put(edge)


def _one(scene: Scene, who: Head, angle: float, far: float, high: float, *, top: Colour,
         facing: float = 0, nod: float = 0, lean: float = 0) -> None:  # fmt: skip
    """Somebody who leans in over the rim: the crown towards the middle, the shoulders outside."""
    x, y = _at(angle, far)
    size = 0.15
    camera = Camera(high / size, (x, y), roll=90 - math.degrees(angle) + lean, pitch=-12,
                    look=(0, 0, 0), near=1.3)  # fmt: skip
    box = (x - high * 2, y - high * 2, x + high * 2, y + high * 2)
    canvas = Canvas(camera, box, 2.4, 0.34)
    build = 0.8 + 0.2 * (1 - who.skull.child)
    with canvas.part(top, soft=0.5, rough=0.7) as coat:
        coat.chain([vec(0.13, -0.15, -0.05), vec(0.05, -0.12, -0.03), vec(-0.05, -0.12, -0.03),
                    vec(-0.13, -0.15, -0.05)],
                   [0.05 * build, 0.045, 0.045, 0.05 * build])  # fmt: skip
        coat.chain([vec(0, -0.15, -0.04), vec(0, -0.34, -0.1)], [0.10 * build, 0.13 * build])
    with canvas.part(who.skin, soft=0.25, rough=0.3) as neck:
        neck.chain([vec(0, -0.11, -0.01), vec(0, -0.04, -0.01)], [0.032 * build, 0.03 * build])
    draw(canvas, Frame(vec(0, 0, 0), turn(facing, nod), size, vec(0, 0, 0)), who)
    cast(scene, canvas, Paint(shadow=0, contact=0, fill=0.5, dim=0.1, rim=0.8,
                              rim_colour="#d8fff0", light=(*EYE, 150),
                              focus=(x, y, high)))  # fmt: skip


def _head(kind: str, age: float, skin: str, **more: object) -> Head:
    return Head(aged(KINDS[kind].skull, age), skin=skin, **more)  # type: ignore[arg-type]  # features of a face


PEOPLE: Final = (  # who, where on the rim, how far in, how large, coat, how the head is turned
    (_head("nikos", 58, "#b88a64", hair="crop", beard="full", beard_colour="#4a4038",
           hat="fedora", hat_colour="#2c3236"), -2.56, 196, 116, "#2c3a3e", 12, 8),
    (_head("amara", 34, "#6a4434", hair="afro", hair_colour="#14100f"), -1.98, 172, 118, "#5a4a44",
     -14, 4),
    (_head("ingrid", 72, "#d0a88c", hair="low bun", hair_colour="#b8bcb8", glasses="round"),
     -1.36, 176, 108, "#3c4a50", 10, 10),
    (_head("ravi", 45, "#8a5c40", hat="turban", hat_colour="#6a8484", beard="short"),
     -0.74, 196, 116, "#2a3234", -22, 0),
    (_head("mei", 16, "#c89c74", hair="bob", hair_colour="#14100f"), 2.52, 190, 108, "#44585a", 20,
     0),
    (_head("lars", 66, "#cc9c80", hair="thinning", hair_colour="#a8aca8"), 2.04, 204, 112,
     "#2c383c", -10, -4),
    (_head("leila", 29, "#b88c68", hat="hijab", hat_colour="#54707a"), 0.18, 214, 112, "#54707a",
     -28, 0),
    (_head("inti", 38, "#a87450", hat="cap", hat_colour="#2c3c44"), 0.76, 200, 114, "#303c40", 22,
     0),
    (_head("abeba", 9, "#6a4632", hair="puffs", hair_colour="#14100f"), 1.40, 160, 112, "#5a6a64",
     4, 6),
)  # fmt: skip


def _crowd(scene: Scene) -> None:
    """Nine heads and a donkey's, dark against the sky."""
    for who, angle, far, high, top, facing, nod in PEOPLE:
        _one(scene, who, angle, far, high, top=top, facing=facing, nod=nod)
    _donkey(scene)
    _book(scene)


def _turned(sheet: Sheet, angle: float, far: float, size: float) -> AbstractContextManager[Sheet]:
    """Draw somebody of the rim: upright is from the rim towards the middle."""
    return sheet.at(*_at(angle, far), size, math.degrees(angle) - 90)


def _donkey(scene: Scene) -> None:
    """It has come too; its ears reach farthest into the sky."""
    head = scene.sheet()
    with _turned(head, 3.06, 190, 1.1):
        for side, tip in ((-1, (-50, -122)), (1, (30, -132))):
            head.fill(leaf((side * 22, -34), tip, 36, side * 0.1), "#3c4044")
            head.fill(
                leaf((side * 24, -44), (tip[0] * 0.94, tip[1] * 0.9), 16, side * 0.1), "#6c6460"
            )
        head.fill(limb([(0, 120), (0, 20), (0, -26)], [110, 84, 62]), "#42464a")
        skull = spline([(0, -52), (30, -40), (38, -10), (28, 26), (32, 62), (18, 84), (-18, 84),
                        (-32, 62), (-28, 26), (-38, -10), (-30, -40)])  # fmt: skip
        head.fill(skull, "#565a5c", grad=linear(0, -50, 0, 84, "#34383c"))
        head.fill(ellipse(0, 66, 30, 25), "#8c8a84", 0.9, blur=5, clip=skull)
        for side in (-1, 1):
            head.fill(ellipse(side * 27, -12, 7, 8), "#101416")
            head.fill(ellipse(side * 27 - 2, -15, 1.4), "#a8c8c0")
            head.fill(ellipse(side * 13, 64, 4, 7, side * -20), "#202426")
        head.fill(spline([(-12, -56), (0, -70), (12, -56), (6, -24), (-5, -26)]), "#22262a")
    with scene.layer("fur", form=0.5, cast=Cast((6, 6), dark=0.4)):
        scene.add(head, relief=8, wobble=0.5)
    scene.exact(ellipse(*_at(3.02, 190), 70), 0.7)


def _book(scene: Scene) -> None:
    """She has looked it up, and will read it out to us."""
    book = scene.sheet()
    with _turned(book, -1.13, 146, 0.9):
        for side in (-1, 1):
            page = spline([(0, -22, 1), (side * 22, -30), (side * 46, -24, 1), (side * 46, 34, 1),
                           (side * 22, 28), (0, 36, 1)])  # fmt: skip
            book.fill(page, "#6c4a3c")
            inner = spline([(0, -18, 1), (side * 21, -26), (side * 42, -20, 1),
                            (side * 42, 29, 1), (side * 22, 23), (0, 31, 1)])  # fmt: skip
            book.fill(inner, "#d8dcc8", grad=linear(side * 42, 0, 0, 0, "#7c8c84"))
        book.fill(limb([(40, 60), (30, 40), (26, 26)], [22, 18, 13]), "#b08c74")
    scene.lay(book, "paper", form=0.2, cast=Cast((4, 6), dark=0.4), wobble=0.3)


CANDLES: Final = (-40, -18, 6, 28, 46)


def _cake(scene: Scene) -> None:
    """Held out by the child, all its candles lit: the one warm thing up there."""
    angle, far = 1.40, 62.0
    cake = scene.sheet()
    with _turned(cake, angle, far, 0.92):
        cake.fill(ellipse(0, 26, 84, 16), "#8fa4a0", grad=linear(0, 12, 0, 42, "#3c4c4c"))
        cake.fill(spline([(-62, -16, 1), (-64, 22), (0, 34), (64, 22), (62, -16, 1), (0, -6)]),
                  "#c8a88c", grad=linear(0, -16, 0, 34, "#7a5c4c"))  # fmt: skip
        cake.fill(ellipse(0, -16, 62, 12), "#f4e4cc")
        for x in (-52, -30, -8, 16, 38, 54):
            cake.fill(limb([(x, -12), (x, -12 + 8 + (x * 7) % 12)], [12, 9]), "#f4e4cc")
        for x in CANDLES:
            cake.fill(rect(x - 2.5, -46, 5, 30), "#e0b8a8")
            cake.fill(leaf((x, -45), (x + 1, -68), 10), "#ffb040")
            cake.fill(leaf((x, -46), (x + 1, -60), 5), "#fff6d0")
    scene.lay(cake, "plain", wobble=0.4)
    for side, wrist, elbow in ((-1, (402, 524), (0.03, -0.30)), (1, (534, 508), (0.0, -0.33))):
        stage = close_up(scene, *wrist, 50, pitch=-6)  # her hands, under the plate
        stage.hand("cup", (side * -0.3, 1, 0.2), (side * -0.9, 0.3, -0.2), left=side > 0,
                   elbow=(*elbow, 0.0), skin="#6a4632", sleeve="#5a6a64", bare=0.12,
                   wide=1.15)  # fmt: skip
        stage.paint(light=(*_at(angle, far - 40), 160), fill=0.5, rim=0.5, rim_colour="#ffc890",
                    shadow=0, dim=0)  # fmt: skip
    glow = _at(angle, far - 50)
    scene.shine(*glow, 170, "#ff8a34", 0.6)
    scene.shine(*glow, 56, "#ffd080", 0.6)
    scene.exact(ellipse(*_at(angle, far - 20), 84, 66), 0.8)


def _shaft(scene: Scene) -> None:
    """Rings of wet stone in true perspective; the sun reaches down one side of them."""
    rng, page = random.Random(5), scene.page
    wall = scene.sheet()
    wall.fill(minus(rect(-20, -20, 840, 1240), ellipse(*EYE, SKY)), BLACK)
    scene.put(wall)
    far = SKY
    number = 0
    while far < 1100:
        step = far * 0.15
        outer = far + step
        stones = scene.sheet()
        angle = rng.uniform(0, 1)
        end = angle + math.tau
        while angle < end - 0.05:
            wide = min(rng.uniform(0.14, 0.3), end - angle)
            if end - angle - wide < 0.1:
                wide = end - angle
            _stone(stones, rng, angle, angle + wide, far, outer)
            angle += wide
        scene.lay(stones, "stone", way=around(page, *EYE), wobble=1.2)
        far = outer
        number += 1
    _light(scene)


def _stone(sheet: Sheet, rng: random.Random, one: float, other: float, near: float,
           outer: float) -> None:  # fmt: skip
    """One stone of a ring: its inner edge is turned to the sky."""
    gap = 0.012 + 1.5 / near
    deep = (outer - near) * 0.07
    a, b = one + gap, other - gap
    lines = [_at(a + (b - a) * part, near + deep + rng.uniform(-1, 1) * deep * 0.5)
             for part in (0, 0.35, 0.7, 1)]  # fmt: skip
    back = [_at(b + (a - b) * part, outer - deep + rng.uniform(-1, 1) * deep * 0.6)
            for part in (0, 0.5, 1)]  # fmt: skip
    tone = mix(mix(WET, "#5c6660", rng.random()), BLACK, rng.uniform(0, 0.35))
    shape = spline([(*lines[0], 1), *lines[1:3], (*lines[3], 1), (*back[0], 1), back[1],
                    (*back[2], 1)])  # fmt: skip
    sheet.fill(shape, tone)
    inner = spline(lines, closed=False)
    sheet.line(inner, "#a8c8c0", max(2.0, deep * 1.1), 0.5, blur=deep * 0.3)
    sheet.line(spline(back, closed=False), BLACK, max(2.0, deep * 2), 0.5, blur=deep * 0.6)
    if rng.random() < 0.12:
        spot = _at((a + b) / 2, (near + outer) / 2)
        sheet.fill(ellipse(*spot, deep * 4, deep * 3), "#4c6a44", 0.4, blur=deep, clip=shape)


def _light(scene: Scene) -> None:
    """The shaft grows dark towards us; the sun lies on its left side, and no deeper than it can."""
    page = scene.page
    far, angle = _polar(page)
    outside = smoothstep(SKY - 2, SKY + 3, far)
    depth = smoothstep(SKY, 980, far)
    scene.multiply((outside * (0.15 + 0.8 * depth**0.55)).astype(np.float32), "#0c181c")
    turned = np.abs(np.angle(np.exp(1j * (angle - SUNNY))))
    reach = SKY + 60 + 230 * np.maximum(np.cos(turned * 1.15), 0) ** 0.8
    sun = outside * smoothstep(14, -14, far - reach) * smoothstep(1.4, 1.1, turned)
    sun = sun * (0.75 + 0.3 * page.noise(44, 40, 3))
    bright = 1 + 2.0 * sun[..., None] * np.array([0.95, 1.0, 0.82], np.float32)
    scene.image = (scene.image * bright).astype(np.float32)
    scene.tint((sun * 0.16).astype(np.float32), "#e0f0c8")
    rim = np.exp(-(((far - SKY - 5) / 7) ** 2)) * (0.5 + 0.5 * np.cos(angle - SUNNY))
    scene.tint((rim * 0.6).astype(np.float32), "#c8e4d8")


def _rope(scene: Scene) -> None:
    """It comes down towards us, thicker and thicker, and its end swings out of focus."""
    points = [(352, 224), (346, 400), (318, 600), (296, 770), (304, 930)]
    widths = [4, 6, 10, 15, 19]
    rope = scene.sheet()
    rope.fill(taper(points, widths, 60), "#8c8468", grad=linear(352, 224, 304, 930, "#4c4838"))
    stations = sample(points, 74)
    for number, (x, y, way_x, way_y) in enumerate(stations):
        wide = float(np.interp(number / 74, [0, 0.25, 0.5, 0.75, 1], widths)) * 0.5
        ends = [(x - way_y * wide - way_x * wide, y + way_x * wide - way_y * wide),
                (x + way_y * wide + way_x * wide, y - way_x * wide + way_y * wide)]  # fmt: skip
        rope.line(poly(ends, closed=False), "#23241e", wide * 0.4, 0.7)
    scene.lay(rope, "cloth", way=80, form=0.4, cast=Cast((-22, 8), dark=0.5, soft=0.5), wobble=0.5)
    _bucket(scene)


def _bucket(scene: Scene) -> None:
    """A bucket, from below: its bottom is nearest to us, and dripping."""
    x, y = 322.0, 1010.0
    pail = scene.sheet()
    pail.line(spline([(x - 74, y - 66), (x - 20, y - 118), (x + 44, y - 78)], closed=False),
              "#5c6464", 5)  # fmt: skip
    side = limb([(x - 16, y - 62), (x, y)], [148, 186])
    pail.fill(side, "#5a4c3c", grad=linear(x - 100, y - 60, x + 100, y + 20, "#171614"))
    for number in range(-6, 7):
        a = math.pi * 1.5 + number * 0.26
        inner, outer = (x - 16 + 74 * math.cos(a), y - 62 + 74 * math.sin(a)), (
            x + 93 * math.cos(a), y + 93 * math.sin(a))  # fmt: skip
        pail.line(poly([inner, outer], closed=False), BLACK, 3, 0.8)
    bottom = ellipse(x, y, 93)
    pail.fill(bottom, "#4c443a", grad=linear(x - 80, y - 60, x + 70, y + 80, "#141414"))
    for dx in (-58, -22, 16, 52):
        pail.line(poly([(x + dx, y - 95), (x + dx + 10, y + 95)], closed=False), BLACK, 3.4, 0.9,
                  clip=bottom)  # fmt: skip
    pail.line(ellipse(x, y, 89), "#3c4444", 8)
    pail.line(arc(x, y, 89, 170, 110), "#a8c8c0", 4, 0.4)
    with scene.layer("wood", way=80, form=0.4, blur=0.8):
        scene.add(pail, wobble=0.5)
    scene.exact(ellipse(x, y - 20, 110), 0.6)


def _shoe(scene: Scene) -> None:
    """A small shoe has got loose, and two drops with it."""
    shoe = scene.sheet()
    with shoe.at(530, 800, 0.9, 34):
        body = spline([(-44, -34, 1), (-20, -40), (-2, -18), (26, -8), (46, 6), (44, 20, 1),
                       (-42, 18, 1), (-48, -8)])  # fmt: skip
        shoe.fill(body, "#a8503c", grad=linear(20, -40, -20, 20, "#4c2824"))
        shoe.fill(ellipse(-30, -35, 16, 6, -8), "#2c1414")
        shoe.fill(spline([(-44, 14, 1), (46, 14, 1), (46, 23), (-42, 23)]), "#8a8c80")
        shoe.line(spline([(-14, -30), (-4, -26), (-10, -14)], closed=False), "#b8b8a8", 2)
        shoe.line(spline([(-12, -34), (4, -46), (16, -38)], closed=False), "#b8b8a8", 1.8)
        shoe.line(spline([(-8, -28), (14, -30), (22, -44)], closed=False), "#b8b8a8", 1.8)
    scene.lay(shoe, "plain", form=0.4, wobble=0.3)
    drops = scene.sheet()
    for x, y, size in ((470, 690, 7), (560, 664, 5), (452, 864, 9)):
        drops.fill(
            taper([(x + 2, y - size * 3), (x, y - size), (x, y)], [0.6, size, size * 1.5]),
            "#8cc4bc",
            0.9,
        )
        drops.fill(ellipse(x - 1, y - 1, size * 0.3), "#f4fffa")
    scene.put(drops)
    scene.exact(ellipse(520, 790, 80), 0.8)


def _fern(scene: Scene) -> None:
    """It found its way down here long ago; near to us, dark before the lit stones."""
    rng = random.Random(11)
    root = (-10, 1120)
    with scene.layer("foliage", blur=0.7):
        for tip, bend in (((16, 760), (-26, 930)), ((120, 800), (30, 900)), ((190, 900), (90, 960)),
                          ((180, 1010), (100, 1010)), ((130, 1110), (70, 1070))):  # fmt: skip
            frond = scene.sheet()
            stem = sample([root, bend, tip], 26)
            tone = mix("#35533c", "#14221c", rng.random())
            frond.line(spline([root, bend, tip], closed=False), tone, 4)
            for number, (x, y, way_x, way_y) in enumerate(stem[3:]):
                far = 58 * (1 - number / 24) + 5
                for side in (-1, 1):
                    end = (x + (way_x * 0.7 - way_y * side) * far,
                           y + (way_y * 0.7 + way_x * side) * far + 6)  # fmt: skip
                    leaf_tone = mix(tone, "#7cae8c", 0.4 * rng.random() * (number / 24))
                    frond.fill(leaf((x, y), end, far * 0.26), leaf_tone)
            scene.add(frond, wobble=0.4)
    scene.exact(ellipse(80, 950, 150, 220), 0.9)
