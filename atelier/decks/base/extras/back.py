"""The back of every card: two rabbits that chase each other round the moon."""

import math

from pinxit_atelier.brand import backdrop_of_night
from pinxit_atelier.compose import ring
from pinxit_atelier.emblems import rabbit_leaping
from pinxit_atelier.engine import (
    Look,
    Page,
    Scene,
    ellipse,
    leaf,
    linear,
    minus,
    mix,
    moved,
    radial,
    rect,
    sample,
    taper,
)

BRASS, IVORY, PLUM = "#dcae5e", "#f7eedb", "#2a2048"


def paint(page: Page) -> Scene:
    """Paint the night, the garland, the moon and the rabbits; it is the same upside down."""
    scene = Scene(page, 4001, light=(400, 600, 320), glow="#ffe6b0", shade="#0c0818", reach=720)
    backdrop_of_night(scene)
    _stars(scene)
    _garland(scene)
    _frame(scene)
    _moon(scene)
    _rabbits(scene)
    scene.motes(110, "#fff0c8", (70, 70, 730, 1130), (0.5, 1.7), 0.6)
    return scene.finish(Look(vignette=0.35, shadows="#2e2858", lights="#96804e", split=0.12))


def _stars(scene: Scene) -> None:
    sheet, rng = scene.sheet(), scene.rng
    for _ in range(90):
        x, y = rng.uniform(70, 730), rng.uniform(70, 600)
        size, glow = rng.uniform(0.8, 2.6), rng.uniform(0.35, 0.9)
        for px, py in ((x, y), (800 - x, 1200 - y)):
            sheet.fill(ellipse(px, py, size), "#ffeec6", glow)
    scene.put(sheet, "screen")


def _garland(scene: Scene) -> None:
    """Four sprays of leaves that grow from the middle of the long sides into the corners."""
    back, front = scene.sheet(), scene.sheet()
    rng = scene.rng
    for flip_x, flip_y in ((1, 1), (-1, 1), (1, -1), (-1, -1)):

        def at(x: float, y: float, fx: int = flip_x, fy: int = flip_y) -> tuple[float, float]:
            return 400 + fx * (x - 400), 600 + fy * (y - 600)

        stem = [at(92, 590), at(112, 470), at(96, 330), at(130, 200), at(230, 122), at(352, 110)]
        back.fill(taper(stem, [2, 7, 6, 5, 4, 1.5]), mix(BRASS, PLUM, 0.25))
        for number, (x, y, way_x, way_y) in enumerate(sample(stem, 26)[1:]):
            side = 1 if number % 2 else -1
            angle = math.atan2(way_y, way_x) + side * flip_x * flip_y * 0.85
            length = 62 - number * 1.1 + rng.uniform(-6, 6)
            tip = x + length * math.cos(angle), y + length * math.sin(angle)
            colour = mix("#3f8a7c", "#b8743c", rng.uniform(0, 1) ** 2)
            blade = leaf((x, y), tip, length * 0.36, bend=0.07 * side)
            front.fill(blade, colour, grad=linear(x, y, *tip, mix(colour, IVORY, 0.35)))
            front.fill(taper([(x, y), tip], [1.8, 0.4], 8), mix(colour, PLUM, 0.5), 0.8)
        for spot in (at(140, 400), at(172, 236), at(296, 146)):
            for petal in ring(*spot, 13, 6, start=rng.uniform(0, 60)):
                front.fill(ellipse(petal.x, petal.y, 9.5, 9.5), "#e9c9a6")
            front.fill(ellipse(*spot, 7), "#c2503c")
    scene.add(back, relief=3, shadow=(0, 4, 6, 0.5), rim=0.4)
    scene.add(
        front, relief=5, lo=0.5, hi=0.5, shadow=(0, 5, 7, 0.5), rim=0.4, rim_width=2, wobble=0.5
    )


def _frame(scene: Scene) -> None:
    border = scene.sheet()
    border.fill(
        minus(rect(0, 0, 800, 1200), rect(36, 36, 728, 1128, 34)),
        IVORY,
        grad=linear(0, 0, 800, 1200, "#dcc79c"),
    )
    scene.add(border, relief=10, lo=0.35, hi=0.3, shadow=(0, 4, 10, 0.6), wobble=0.7)
    line = scene.sheet()
    line.line(rect(54, 54, 692, 1092, 24), BRASS, 4)
    line.line(rect(63, 63, 674, 1074, 18), BRASS, 1.6, 0.8)
    scene.add(line, relief=2, shadow=(0, 2, 3, 0.5), wobble=0.4)


def _moon(scene: Scene) -> None:
    scene.shine(400, 600, 250, "#ffd98e", 0.5)
    halo = scene.sheet()
    for spot in ring(400, 600, 182, 36):
        tip = 400 + (spot.x - 400) * 1.16, 600 + (spot.y - 600) * 1.16
        halo.fill(leaf((spot.x, spot.y), tip, 9), BRASS, 0.9)
    halo.line(ellipse(400, 600, 174), BRASS, 3.4)
    scene.add(halo, relief=2, shadow=(0, 3, 5, 0.5), wobble=0.4)
    moon = scene.sheet()
    moon.fill(ellipse(400, 600, 156), "#fff3d2", grad=radial(400, 600, 170, "#efc878"))
    rng = scene.rng
    for _ in range(26):
        turn, far = rng.uniform(0, math.tau), rng.uniform(0, 138)
        x, y = far * math.cos(turn), far * math.sin(turn)
        size = rng.uniform(4, 15)
        for sign in (1, -1):
            moon.fill(ellipse(400 + sign * x, 600 + sign * y, size, size * 0.9), "#e2b870", 0.35)
    scene.add(moon, relief=40, lo=0.3, hi=0.25, rim=0.4, shadow=(0, 0, 16, 0.4), amount=0.06)


def _rabbits(scene: Scene) -> None:
    for turn in (0, 180):
        sheet = scene.sheet()
        with sheet.at(400, 600, 1, turn):
            shape = moved(rabbit_leaping(), 6, -262, 1.62, -2)
            sheet.fill(shape, "#fbf0d8", grad=linear(-150, -330, 150, -200, "#d0a878"))
        scene.add(sheet, relief=16, lo=0.55, hi=0.5, rim=0.6, shadow=(0, 8, 10, 0.55), wobble=0.5)
        face = scene.sheet()
        with face.at(400, 600, 1, turn), face.at(6, -262, 1.62, -2):
            face.fill(ellipse(82, -40, 4.6), "#24180f")
            face.fill(ellipse(83.4, -41.6, 1.5), "#ffffff")
            face.fill(leaf((68, -58), (32, -108), 9, bend=-0.05), "#cf8f78", 0.7)
            face.fill(ellipse(102, -32, 3.2, 2.4), "#8a4a44")
        scene.put(face)
