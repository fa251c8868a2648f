"""Four neighbours who never meet, and one water that runs through all their floors."""

import math
import random
from collections.abc import Sequence

import numpy as np

from pinxit_atelier.engine import (
    Look,
    Page,
    Scene,
    along,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    mix,
    poly,
    radial,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.people import Figure, hand
from pinxit_atelier.people import Look as Person

POWDER = "#cfe3f5"
FLOORS = (286.0, 610.0, 890.0)


def paint(page: Page) -> Scene:
    """Paint the floors from the roof to the cellar, who lives there, and then the water."""
    scene = Scene(page, 3602, light=(480, 830, 420), glow="#fff0c0", shade="#6a6f9c", reach=1300)
    _walls(scene)
    _kitchen(scene)
    _cellar(scene)
    _roof(scene)
    _bath(scene)
    _parlour(scene)
    _slabs(scene)
    _water(scene)
    _boat(scene)
    _newt(scene)
    look = Look(
        vignette=0.08,
        grain=0.022,
        smear=0.8,
        bloom=0.2,
        bloom_from=0.84,
        saturation=1.12,
        bristle=0.04,
        shadows="#7a7ab0",
        lights="#b0a070",
        split=0.06,
    )
    return scene.finish(look)


def _walls(scene: Scene) -> None:
    """Three bands of wallpaper, each with a pattern of its own."""
    page = scene.page
    scene.backdrop([(0, POWDER), (1, "#e8f3fb")], (page.y / 200).astype(np.float32), amount=0.03)
    bands = (
        (0.0, 286.0, "#ffbcbe", "#ffe6e0"),
        (286.0, 610.0, "#aee0c8", "#e6f8ec"),
        (610.0, 890.0, "#ffe27c", "#fff8d4"),
    )
    for number, (top, bottom, tone, light) in enumerate(bands):
        sheet = scene.sheet()
        wall = rect(-10, top, 820, bottom - top)
        sheet.fill(wall, tone, grad=linear(0, top, 0, bottom, light))
        with sheet.inside(wall):
            for row in range(13):
                for column in range(30):
                    x, y = column * 29 + row % 2 * 14.5, top + 14 + row * 26
                    if number == 0:
                        for turn in (0, 90):
                            sheet.fill(ellipse(x, y, 5, 2, turn + 45), "#ffffff", 0.55)
                    elif number == 1:
                        sheet.fill(leaf((x, y + 6), (x + 6, y - 8), 6), "#8fcdae", 0.4)
                        sheet.fill(leaf((x, y + 6), (x - 6, y - 8), 6), "#8fcdae", 0.4)
                    else:
                        sheet.line(rect(x - 13, y - 12, 27, 25), "#ffffff", 1.8, 0.6)
        scene.add(sheet, relief=0, wobble=0, amount=0.04)
        shade = scene.sheet()
        shade.fill(rect(-10, top, 820, 34), "#6a6f9c", 0.4, blur=16, clip=wall)
        scene.put(shade)


def _cellar(scene: Scene) -> None:
    """Under the house begins the sea, with a horizon of its own."""
    page, rng = scene.page, scene.rng
    below = smoothstep(889, 891, page.y)
    sky = smoothstep(890, 975, page.y)[..., None]
    air = (1 - sky) * np.array([0.98, 0.84, 0.82]) + sky * np.array([1.0, 0.97, 0.80])
    part = below[..., None]
    scene.image = (scene.image * (1 - part) + air * part).astype(np.float32)
    sun = scene.sheet()
    sun.fill(ellipse(330, 972, 90, 60), "#fffde8", 0.7, blur=22)
    sun.fill(ellipse(330, 984, 34), "#fff7b0")
    scene.put(sun)
    arches = scene.sheet()
    gate = rect(-10, 890, 820, 86)
    for middle, wide in ((100, 220), (400, 250), (700, 220)):
        arch = union(
            ellipse(middle, 976, wide / 2 - 12, 66),
            rect(middle - wide / 2 + 12, 974, wide - 24, 30),
        )
        gate = minus(gate, arch)
    arches.fill(gate, "#f3a9a4", grad=linear(0, 890, 0, 950, "#fbc9bd"))
    scene.add(arches, relief=5, lo=0.35, hi=0.3, shadow=(0, 7, 10, 0.3), wobble=0.5)
    tones = ("#9fe6dc", "#62d2ca", "#35bcbc", "#1fa3ad", "#128696")
    for number, tone in enumerate(tones):
        y = 984 + number * 50 - (0 if number else 4)
        crest: list[Sequence[float]] = [(-20, 1230, 1), (-20, y, 1)]
        for step in range(14):
            x = -20.0 + step * 65
            crest.append((x, y + (6 + 3 * number) * math.sin(step * 1.7 + number * 1.3)))
        crest += [(830, y, 1), (830, 1230, 1)]
        wave = scene.sheet()
        wave.fill(spline(crest), tone, grad=linear(0, y, 0, y + 130, mix(tone, "#0a6f86", 0.35)))
        for _ in range(46):
            x, dy = rng.uniform(0, 800), rng.uniform(14, 50)
            glint = taper([(x, y + dy), (x + rng.uniform(14, 46), y + dy + 2)], [0.4, 2.4, 0.4], 8)
            wave.on_top(glint, rng.choice(("#ffffff", "#d8fff4", "#0f8e9c")), 0.5)
        scene.add(wave, relief=10, lo=0.35, hi=0.4, rim=0.7, rim_width=2.4, rim_colour="#ffffff",
                  shadow=(0, -5, 10, 0.2), wobble=0.8)  # fmt: skip
        if number == 2:
            _boy(scene)


def _boy(scene: Scene) -> None:
    who = Person(
        body="child",
        skin="dark",
        hair="afro",
        hair_colour="#241816",
        coat="shirt",
        colour="#ffd83a",
        trousers="#ff8f7e",
        face="joy",
        gaze=(0.5, 0.5),
    )
    Figure(
        who,
        "offer",
        "q",
        lean=12,
        hide_legs=True,
        near_arm=(50, 76),
        far_arm=(58, 80),
        near_hand="flat",
        far_hand="flat",
    ).draw(scene, 166, 1340, 384)


def _roof(scene: Scene) -> None:
    """Two beams, and a hole that nobody has mended."""
    sheet = scene.sheet()
    for side in (-1, 1):
        edge = 400 + side * 430
        beam = poly([(edge, 104), (400 + side * 40, -44), (400 - side * 20, -44), (edge, 148)])
        sheet.fill(beam, "#e8b48c", grad=linear(400, 0, edge, 140, "#c98f6c"))
    scene.add(sheet, relief=6, lo=0.4, hi=0.35, shadow=(0, 5, 8, 0.3), wobble=0.6)
    gap = scene.sheet()
    hole = spline([(540, -10, 1), (552, 30), (590, 46), (616, 30), (650, 54), (692, 38),
                   (712, -10, 1)])  # fmt: skip
    gap.fill(hole, "#7f9cc4", grad=linear(0, 0, 0, 52, "#c4dcf0"))
    gap.line(hole, "#a86f52", 8)
    scene.add(gap, relief=3, wobble=0.6)


def _bath(scene: Scene) -> None:
    """A stout man, who is king here."""
    mirror = scene.sheet()
    mirror.fill(ellipse(82, 166, 50, 64), "#f2908c")
    mirror.fill(ellipse(82, 166, 40, 53), "#e6f7fa", grad=linear(80, 120, 150, 240, "#9cd0e0"))
    mirror.fill(taper([(60, 184), (80, 146), (92, 126)], [3, 11, 3]), "#ffffff", 0.7)
    scene.add(mirror, relief=6, lo=0.4, hi=0.3, shadow=(3, 5, 7, 0.3), wobble=0.4)
    who = Person(body="stout", skin="tan", hair="bald", hair_colour="#5a3a2c", beard="full",
                 coat="shirt", colour="#d9a172", buttons="none", trim="#d9a172",
                 face="serene")  # fmt: skip
    man = Figure(who, "sit_table", "q", head=-12, lean=-12, near_arm=(64, 100), far_arm=(-20, 20),
                 near_hand="relax", hide_legs=True)  # fmt: skip
    x, y = man.place(0, 0, 500).page("head")
    man.place(364 - x, 106 - y, 500)
    seen = np.asarray(smoothstep(234, 230, scene.page.y))[..., None]
    scene.add(man.render(scene).sheet() * seen, wobble=0.4, rim=0.4, shadow=(3, 5, 8, 0.35))
    foam, rng = scene.sheet(), random.Random(6)
    head_x, head_y = man.page("head")
    for step in range(9):
        part = step / 8
        x = head_x - 44 + 82 * part
        y = head_y - 30 - 16 * math.sin(part * math.pi)
        foam.fill(ellipse(x, y, 15), "#ffffff")
        if step % 2 == 0:
            foam.fill(ellipse(x, y - 16, 10), "#ffffff")
            foam.fill(ellipse(x, y - 29, 7), "#ffffff")
    scene.add(foam, relief=9, lo=0.25, hi=0.2, shadow=(0, 4, 6, 0.3), wobble=0.3)
    tub = scene.sheet()
    shape = spline([(176, 206, 1), (724, 206, 1), (708, 250), (660, 274), (240, 274), (192, 250)])
    tub.fill(shape, "#ffffff", grad=linear(0, 206, 0, 276, "#a8bce0"))
    tub.fill(rect(164, 196, 572, 18, 9), "#fffdf6")
    for x in (250, 650):
        tub.fill(ellipse(x, 280, 26, 12), "#ffcf4e")
    scene.add(tub, relief=18, lo=0.35, hi=0.3, rim=0.3, shadow=(3, 8, 10, 0.35), wobble=0.4)
    suds = scene.sheet()
    for _ in range(130):
        x = rng.uniform(232, 700)
        suds.fill(ellipse(x, 198 - rng.uniform(-4, 18), rng.uniform(6, 18)),
                  mix("#ffffff", "#d4e8ff", rng.random()))  # fmt: skip
    scene.add(suds, relief=6, lo=0.3, hi=0.2, shadow=(0, 3, 4, 0.25), wobble=0.4)
    arm = scene.sheet()
    arm.fill(limb([(360, 172), (306, 174), (268, 198), (251, 228)], [44, 43, 34, 24]), "#d9a172")
    scene.add(arm, relief=11, lo=0.4, hi=0.3, rim=0.3, shadow=(2, 5, 6, 0.35), wobble=0.3)
    hand(scene, 250, 228, 25, pose="relax", turn=98, skin="tan", arm=0.3)
    duck = scene.sheet()
    with duck.at(500, 172, 1.5, -6):
        duck.fill(spline([(-24, 4), (-28, -10), (-4, -8), (22, -10), (20, 6), (-4, 14)]), "#ffd32e")
        duck.fill(ellipse(12, -20, 13), "#ffe04c")
        duck.fill(poly([(22, -22), (36, -18), (22, -13)]), "#ff8f3a")
        duck.fill(ellipse(15, -23, 2.2), "#2c2230")
    scene.add(duck, relief=7, lo=0.4, hi=0.3, wobble=0.2)


def _parlour(scene: Scene) -> None:
    """A widow with her handkerchief; a picture that looks at the wall."""
    frame = scene.sheet()
    frame.line(poly([(594, 370), (640, 330), (686, 370)], closed=False), "#8a7a6a", 3)
    frame.fill(rect(566, 368, 148, 124, 4), "#c89a72", grad=linear(566, 368, 714, 492, "#a87a58"))
    frame.fill(rect(580, 382, 120, 96, 2), "#e8cfa8")
    for line in ([(580, 382), (700, 478)], [(700, 382), (580, 478)]):
        frame.line(poly(line, closed=False), "#c4a57c", 2.4, 0.7)
    scene.add(frame, relief=3, lo=0.4, hi=0.3, shadow=(4, 7, 8, 0.35), wobble=0.4)
    chair = scene.sheet()
    chair.fill(spline([(262, 600, 1), (244, 470), (262, 372), (320, 346), (378, 372), (398, 440),
                       (404, 520), (524, 526), (530, 600, 1)]), "#f8808e",
               grad=linear(250, 350, 520, 600, "#cf5a74"))  # fmt: skip
    for x, y in ((290.0, 400.0), (326.0, 384.0), (300.0, 446.0), (286.0, 500.0)):
        chair.fill(ellipse(x, y, 6), "#b0445e")
    scene.add(chair, relief=26, lo=0.45, hi=0.35, shadow=(6, 6, 12, 0.4), wobble=0.5)
    who = Person(body="old", skin="dark", hair="bun", hair_colour="#eeeef2", coat="dress",
                 colour="#6c5cb0", trim="#efe6ff", face="weep", hem=0.9, shoes="bare",
                 pattern="dots")  # fmt: skip
    widow = Figure(who, "sit", "q", head=10, lean=6, near_hand="hold", far_hand="hold")
    place = 386.0, 604.0, 352.0
    widow.place(*place)
    x, y = widow.page("head")
    widow.reach(x + 52, y + 50).reach(x + 46, y + 46, side="f")
    widow.draw(scene, *place)
    cloth = scene.sheet()
    x, y = widow.page("wrn")
    x, y = x + 8, y - 2
    hem = [(x - 14, y - 34), (x + 18, y - 40), (x + 30, y - 8), (x + 44, y + 40), (x + 36, y + 76),
           (x + 18, y + 62), (x + 2, y + 72), (x - 2, y + 26)]  # fmt: skip
    cloth.fill(spline(hem), "#ffffff", grad=linear(x, y - 34, x + 30, y + 70, "#bcdcf4"))
    for fold in (4, 18):
        crease = [(x + fold, y - 24), (x + fold + 8, y + 58)]
        cloth.line(spline(crease, closed=False), "#a0c4e0", 2, 0.8)
    scene.add(cloth, relief=6, lo=0.35, hi=0.3, shadow=(1, 5, 6, 0.35), wobble=0.3)
    fingers = widow.render(scene, only_arm=True)
    if fingers.visible:
        scene.add(fingers.sheet(), wobble=0.2, rim=0.3)
    arm = scene.sheet()
    arm.fill(limb([(300, 546), (400, 540), (500, 546)], [40, 36, 42]), "#fa8c9a")
    scene.add(arm, relief=14, lo=0.45, hi=0.35, shadow=(2, 6, 8, 0.4), wobble=0.4)
    tears = scene.sheet()
    for number in range(7):
        tx, ty = x + 26, min(y + 88 + number * 27, 588.0)
        drop = union(ellipse(tx, ty, 5.4), leaf((tx, ty), (tx, ty - 17), 9))
        tears.fill(drop, "#8fdcff")
        tears.fill(ellipse(tx - 1.6, ty - 1, 2), "#ffffff")
    scene.add(tears, relief=2, rim=0.5, shadow=(1, 2, 2, 0.4), wobble=0.1)


def _kitchen(scene: Scene) -> None:
    """The stove is the only fire in the house."""
    shelf = scene.sheet()
    shelf.fill(rect(40, 742, 200, 12, 3), "#d99a6c")
    for number, tone in enumerate(("#ff8f84", "#6fccc8", "#ffffff", "#b39ae0")):
        x = 54.0 + number * 46
        shelf.fill(rect(x, 698 - number % 2 * 14, 36, 44 + number % 2 * 14, 7), tone)
        shelf.fill(rect(x + 3, 688 - number % 2 * 14, 30, 12, 2), "#e0b488")
    scene.add(shelf, relief=7, lo=0.4, hi=0.3, shadow=(3, 6, 7, 0.3), wobble=0.3)
    cook = Person(body="broad", skin="olive", hair="curly", hair_colour="#3a2420", coat="dress",
                  colour="#f0607c", apron="#fffaf0", face="sing", hat="headscarf",
                  hat_colour="#fffdf6")  # fmt: skip
    figure = Figure(cook, "stand", "q", head=-2, lean=5, near_hand="hold", far_hand="hold")
    x, y = figure.place(0, 0, 470).page("head")
    place = 386 - x, 694 - y, 470.0
    figure.place(*place).reach(490, 734).reach(474, 712, side="f").change(far_layer="mid")
    figure.draw(scene, *place)
    stove = scene.sheet()
    stove.fill(rect(262, 826, 486, 70, 6), "#74b0c0", grad=linear(262, 826, 748, 896, "#4a8098"))
    stove.fill(rect(250, 812, 510, 18, 5), "#3e6478")
    stove.fill(rect(330, 836, 220, 50, 14), "#fff2a0", grad=radial(440, 870, 110, "#ff7a1c"))
    for step in range(9):
        bar = poly([(350 + step * 22, 837), (350 + step * 22, 885)], closed=False)
        stove.line(bar, "#345468", 5)
    for x in (600, 650, 700):
        stove.fill(ellipse(x, 860, 15), "#fff0c0")
        stove.fill(ellipse(x, 860, 5), "#e0a050")
    scene.add(stove, relief=8, lo=0.4, hi=0.4, rim=0.3, shadow=(4, 6, 9, 0.35), wobble=0.3)
    scene.shine(440, 862, 220, "#ffa02c", 0.75)
    pot = scene.sheet()
    bowl = [(520, 736, 1), (688, 736, 1), (682, 794), (660, 816), (548, 816), (526, 794)]
    pot.fill(spline(bowl), "#ff6c5c", grad=linear(520, 736, 688, 816, "#c43a3e"))
    pot.fill(ellipse(604, 736, 86, 19), "#a83238")
    pot.fill(ellipse(604, 736, 76, 14), "#e4f8fa")
    for side in (-1, 1):
        pot.line(ellipse(604 + side * 92, 762, 13, 10), "#c43a3e", 8)
    pot.fill(leaf((536, 780), (560, 806), 10), "#ffb0a0", 0.6, blur=2)
    scene.add(pot, relief=20, lo=0.45, hi=0.4, rim=0.4, shadow=(3, 5, 7, 0.35), wobble=0.3)
    wrist = figure.page("wrn")
    soup = scene.sheet()
    for sx in (560, 646, 664):
        soup.fill(ellipse(sx, 738, 8, 4), "#ff9a4c")
    soup.fill(limb([(wrist[0] - 26, wrist[1] - 52), (wrist[0] + 8, wrist[1] - 8), (574, 742)],
                   [9, 9, 10]), "#a8703c")  # fmt: skip
    scene.add(soup, relief=3, rim=0.3, shadow=(2, 4, 4, 0.35), wobble=0.2)
    scene.add(figure.render(scene, only_arm=True).sheet(), wobble=0.2, rim=0.3)
    steam = scene.sheet()
    for number in range(3):
        sx = 548 + number * 54
        line = [(sx, 722), (sx + 20, 690), (sx - 6, 660), (sx + 16, 630)]
        steam.fill(taper(line, [3, 16, 12, 1]), "#ffffff", 0.5, blur=5)
    scene.put(steam)


def _slabs(scene: Scene) -> None:
    for y in FLOORS:
        slab = scene.sheet()
        slab.fill(rect(-10, y, 820, 20), "#fffdf6", grad=linear(0, y, 0, y + 20, "#d9cfe0"))
        for step in range(17):
            slab.fill(rect(12 + step * 50, y + 8, 26, 12, 2), "#e2b48e")
        scene.add(slab, relief=3, lo=0.35, hi=0.3, shadow=(0, 9, 12, 0.32), wobble=0.4)


RUNS = (  # the way of the water, and how wide it is
    ([(190, 200), (168, 208), (158, 236), (156, 330), (160, 460), (158, 592)],
     [14, 28, 32, 36, 40, 46]),
    ([(590, 594), (612, 600), (620, 630), (618, 680), (614, 740)], [16, 30, 34, 34, 36]),
    ([(668, 734), (700, 744), (712, 790), (714, 880), (706, 960), (702, 1036)],
     [16, 28, 32, 36, 44, 58]),
)  # fmt: skip


def _flood(scene: Scene) -> None:
    """On the parlour floor it spreads, and goes on to the next hole."""
    sheet, rng = scene.sheet(), random.Random(4)
    water = spline([(96, 600), (140, 588), (300, 592), (470, 588), (600, 590), (632, 604),
                    (600, 616), (440, 613), (300, 618), (150, 616)])  # fmt: skip
    sheet.fill(water, "#b4e8fa", grad=linear(0, 588, 0, 618, "#5cb8e4"))
    for _ in range(120):
        x, y, long = rng.uniform(110, 600), rng.uniform(591, 613), rng.uniform(14, 46)
        line = taper([(x, y), (x + long, y + 1)], [0.4, 2.6, 0.4], 6)
        sheet.fill(line, rng.choice(("#ffffff", "#ffffff", "#3f9cd0")), 0.8, clip=water)
    scene.add(sheet, relief=5, lo=0.3, hi=0.5, rim=0.8, rim_width=2.4, rim_colour="#ffffff",
              shadow=(0, 5, 6, 0.4), wobble=0.5)  # fmt: skip


def _water(scene: Scene) -> None:
    """One silver line."""
    rng = scene.rng
    rain = scene.sheet()
    for _ in range(230):
        x, y = rng.uniform(566, 690), rng.uniform(-10, 190)
        drop = taper([(x, y), (x - 3, y + rng.uniform(14, 32))], [0.4, 3, 1], 6)
        rain.fill(drop, rng.choice(("#ffffff", "#d8f0ff", "#8fb8e0")), 0.9)
    for _ in range(26):
        x = rng.uniform(576, 686)
        rain.line(ellipse(x, 192, rng.uniform(3, 9), 2), "#ffffff", 1.4, 0.9)
    scene.put(rain)
    _flood(scene)
    for line, thin in RUNS:
        widths = [float(part) for part in thin]
        body = scene.sheet()
        ribbon = taper(line, widths, 60)
        body.fill(ribbon, "#bfeafa")
        with body.inside(ribbon):
            stations = sample(line, 80)
            for number, (x, y, dx, dy) in enumerate(stations):
                at = number / 80 * (len(widths) - 1)
                half = widths[min(int(at + 0.5), len(widths) - 1)] / 2
                for off, tone in ((0.9, "#2f8fd0"), (-0.95, "#5cb4e4")):
                    edge = x - dy * half * off, y + dx * half * off
                    body.fill(ellipse(*edge, half * 0.4), tone, 0.4, blur=half * 0.25)
                for _ in range(2):
                    off, long = rng.uniform(-0.8, 0.8) * half, rng.uniform(14, 44)
                    px, py = x - dy * off, y + dx * off
                    glint = [(px, py), (px + dx * long, py + dy * long)]
                    body.fill(
                        taper(glint, [0.5, 3.2, 0.5], 6),
                        rng.choice(("#ffffff", "#ffffff", "#3f9cd8")),
                        0.8,
                    )
        scene.add(body, relief=7, lo=0.35, hi=0.5, rim=0.7, rim_width=2, rim_colour="#ffffff",
                  shadow=(3, 5, 7, 0.4), wobble=0.5)  # fmt: skip
        spray = scene.sheet()
        for x, y, _, _ in along(ribbon, 60):
            if rng.random() < 0.4:
                spray.fill(
                    ellipse(x + rng.gauss(0, 7), y + rng.gauss(0, 5), rng.uniform(1, 2.8)),
                    "#ffffff",
                    0.9,
                )
        scene.put(spray)
    foam = scene.sheet()
    for fx, fy, wide in ((158, 598, 46), (614, 738, 36), (632, 196, 70)):
        for _ in range(60):
            way, far = rng.uniform(-3.1, -0.04), rng.uniform(0.1, 1) * wide
            place = fx + far * math.cos(way) * 1.2, fy + far * math.sin(way) * 0.45
            foam.fill(ellipse(*place, rng.uniform(1.6, 6)),
                      mix("#ffffff", "#c9ecfa", rng.random()), 0.95)  # fmt: skip
    scene.add(foam, relief=3, lo=0.3, hi=0.3, wobble=0.3, shadow=(0, 2, 3, 0.2))
    splash = scene.sheet()
    for _ in range(150):
        way, far = rng.uniform(-3.0, -0.14), rng.uniform(4, 74)
        x, y = 700 + far * math.cos(way) * 1.3, 1036 + far * math.sin(way) * 0.5
        splash.fill(
            ellipse(x, y, rng.uniform(1.4, 6)), mix("#ffffff", "#c9f6f0", rng.random()), 0.9
        )
    for ring in range(4):
        splash.line(
            ellipse(700, 1040, 60 + ring * 34, 10 + ring * 7),
            "#ffffff",
            3 - ring * 0.5,
            0.75 - ring * 0.15,
        )
    scene.put(splash)


def _boat(scene: Scene) -> None:
    x, y = 388, 1116
    sheet = scene.sheet()
    sheet.fill(
        poly([(x - 92, y - 30), (x + 92, y - 30), (x + 56, y + 22), (x - 56, y + 22)]),
        "#ffffff",
        grad=linear(x - 90, y - 30, x + 80, y + 20, "#d6dff0"),
    )
    sheet.fill(poly([(x - 46, y - 30), (x, y - 104), (x + 46, y - 30)]), "#fffdf6")
    sheet.fill(poly([(x, y - 104), (x + 46, y - 30), (x + 6, y - 30)]), "#dfe6f4")
    sheet.fill(poly([(x - 92, y - 30), (x - 20, y - 22), (x, y + 22), (x - 56, y + 22)]), "#e9eef8")
    scene.add(sheet, relief=4, lo=0.35, hi=0.3, rim=0.4, shadow=(0, 10, 12, 0.35), wobble=0.4)
    wave = scene.sheet()
    crest: list[Sequence[float]] = [(-20, 1230, 1), (-20, 1130, 1)]
    crest += [(-20 + step * 62, 1132 + 9 * math.sin(step * 1.9)) for step in range(14)]
    crest += [(830, 1130, 1), (830, 1230, 1)]
    wave.fill(spline(crest), "#35bcbc", 0.9, grad=linear(0, 1126, 0, 1210, "#0f7f92"))
    scene.add(
        wave,
        relief=10,
        lo=0.35,
        hi=0.4,
        rim=0.8,
        rim_width=2.6,
        rim_colour="#ffffff",
        opacity=0.92,
        shadow=(0, -4, 8, 0.2),
        wobble=0.8,
    )


def _newt(scene: Scene) -> None:
    """The only one who knows the way up."""
    sheet = scene.sheet()
    with sheet.at(708, 916, 1.15, -4):
        for side in (-1, 1):
            for y in (-10, 16):
                sheet.fill(
                    limb([(side * 4, y), (side * 16, y - 6), (side * 19, y - 15)], [6, 5, 4]),
                    "#ff7f5e",
                )
        sheet.fill(
            taper([(0, -22), (3, 0), (-2, 22), (6, 44), (-3, 62)], [12, 17, 14, 8, 1]), "#ff7f5e"
        )
        sheet.fill(ellipse(0, -28, 10, 12), "#ff8f6c")
        for y in (-12, -2, 8, 18, 28):
            sheet.fill(ellipse(1 if y % 4 else -1, y, 2.6), "#ffe07a")
        for side in (-1, 1):
            sheet.fill(ellipse(side * 6, -33, 2.4), "#2c2230")
    scene.add(sheet, relief=6, lo=0.4, hi=0.4, rim=0.4, shadow=(2, 4, 5, 0.4), wobble=0.2)
