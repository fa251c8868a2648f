"""Parts of animals from very near: a tentacle, a paw."""

import math

from pinxit_atelier.engine import Colour, ellipse, limb, mix, sample, spline, taper
from pinxit_atelier.pen import Pen, Place, curl, dots, flow, motif, ruffled, seam

from .anatomy import furred


@motif(poses=("curl", "reach", "hook", "hold"), colours=("#b8483c", "#f3d8b8", "#7a2434"))
def tentacle(
    pen: Pen,
    pose: str,
    skin: Colour,
    sucker: Colour,
    dark: Colour,
    *,
    length: float = 260,
    width: float = 40,
    tightness: float = 1,
) -> None:
    """Skin, suckers, spots: it grows up from y = 0, and the suckers are on its inner side.

    `length`, `width` at its root, `tightness` of its curl; the seed sways it. Anchors: tip,
    middle, and inside (of the curl), where it holds something.
    """
    rng = pen.rng
    first, last = {"curl": (-5, 44), "reach": (-6, 9), "hook": (4, 24), "hold": (-8, 62)}[pose]
    sway = rng.uniform(-2, 2)
    line = curl((0, 0), -90 + rng.uniform(-10, 10), length, first + sway, last * tightness, 16)
    widths = [width * (1 - index / len(line)) ** 0.8 + 1.5 for index in range(len(line))]
    arm = limb(line, widths, 60)
    pen.form(arm, skin, 0.65, 0.55, depth=width * 0.2)
    stations = sample(line, 60)

    def edge(index: int, part: float) -> Place:
        x, y, way_x, way_y = stations[index]
        off = widths[min(len(widths) - 1, int(index / 60 * len(widths)))] * part
        return x - way_y * off, y + way_x * off

    for _ in range(int(length * 0.5)):
        index = rng.randrange(2, 56)
        x, y = edge(index, rng.uniform(-0.45, 0.1))
        size = rng.uniform(0.6, 2.6) * widths[index * len(widths) // 61] / 26
        pen.fill(
            ellipse(x, y, size, size * 0.8), rng.choice([dark, pen.lit(skin, 0.4)]), 0.5, clip=arm
        )
    inner = [edge(index, 0.52) for index in range(61)] + [
        edge(index, 0.2) for index in range(60, -1, -1)
    ]
    pen.fill(spline(inner[::3]), mix(sucker, skin, 0.35), 0.85, blur=1, clip=arm)
    at = 1.0
    while at < 58:
        index = int(at)
        wide = widths[index * len(widths) // 61]
        x, y = edge(index, 0.4)
        size = max(0.7, wide * 0.15)
        pen.form(ellipse(x, y, size * 1.15), sucker, 0.5, 0.5, cast=0.35)
        pen.fill(ellipse(x, y, size * 0.6), dark, 0.75)
        pen.fill(ellipse(x - size * 0.2, y - size * 0.2, size * 0.25), "#fff4e4", 0.8)
        at += max(0.9, size * 2.5 / (length / 60))
    pen.mark("tip", *stations[60][:2])
    pen.mark("middle", *stations[30][:2])
    last_part = stations[34:]
    pen.mark(
        "inside",
        sum(station[0] for station in last_part) / len(last_part),
        sum(station[1] for station in last_part) / len(last_part),
    )


def _finger(
    pen: Pen, line: list[tuple[float, ...]], wide: float, fur: Colour, claw: Colour
) -> None:
    (x0, y0), (x1, y1) = line[-2][:2], line[-1][:2]
    way = math.atan2(y1 - y0, x1 - x0)
    tip = [
        (x1, y1),
        (x1 + wide * 0.4 * math.cos(way + 0.2), y1 + wide * 0.4 * math.sin(way + 0.2)),
        (x1 + wide * 0.75 * math.cos(way + 0.7), y1 + wide * 0.75 * math.sin(way + 0.7)),
    ]
    pen.form(taper(tip, [wide * 0.34, wide * 0.24, 0.6], 12), claw, 0.5, 0.6)
    shape = limb(line, [wide * 1.05, *[wide] * (len(line) - 2), wide * 0.8])
    furred(pen, shape, fur, (0.6, 0.5), math.degrees(way), 130, (8, 18), (0.8, 2))


@motif(poses=("hold", "down", "wave"), colours=("#8a5a3a", "#3a2420", "#e8d6b4"))
def paw(pen: Pen, pose: str, fur: Colour, pad: Colour, claw: Colour, *, layer: str = "all") -> None:
    """Fur, pads, claws: huge, from very near; the arm leaves to the right.

    Hold: it carefully holds something small at the anchor `held`, about 40 wide. Paint layer
    "back", then the thing, then layer "front". Down: it stands on y = 0, its arm leaves upwards.
    Wave: its pads to us, centred. Anchors: held, palm.
    """
    if pose == "wave":
        _pads(pen, fur, pad, claw)
    elif pose == "down":
        _lying(pen, fur, claw)
    else:
        if layer in ("all", "back"):
            _palm(pen, fur, pad, claw)
        if layer in ("all", "front"):
            _fingers(pen, fur, claw)
        pen.mark("held", -62, -62)
        pen.mark("palm", -30, -30)


def _arm(pen: Pen, line: str, fur: Colour, seed: int) -> None:
    shape = ruffled(dots(line), 4, seed, 9)
    pen.form(shape, fur, 0.6, 0.5, depth=18)
    pen.coat(
        shape, flow((150, -50, 190), (20, -50, 190), (90, -20, 170)), fur, 520, (14, 30), (1, 2.6)
    )


def _palm(pen: Pen, fur: Colour, pad: Colour, claw: Colour) -> None:
    _finger(pen, dots("-4,-74 -28,-104 -60,-112 -80,-98"), 30, pen.shaded(fur, 0.25), claw)
    _arm(pen, "190,-96 120,-102 50,-104 6,-94 -20,-70 -24,-40 -6,-14 40,-4 110,-4 190,-12", fur, 5)
    cup = spline(dots("-16,-78 -34,-58 -32,-34 -14,-18 4,-30 8,-58"))
    pen.form(cup, pad, 0.5, 0.3)


def _fingers(pen: Pen, fur: Colour, claw: Colour) -> None:
    for line, wide in (
        ("10,-14 -26,-8 -62,-14 -88,-34", 30.0),
        ("6,-28 -30,-26 -68,-32 -92,-52", 28.0),
        ("10,-44 -22,-44 -46,-42 -66,-44", 24.0),
    ):
        _finger(pen, dots(line), wide, fur, claw)
    knuckles = ruffled(dots("40,-70 14,-62 -6,-40 -4,-16 24,-2 60,-8 70,-40"), 2.5, 7, 7)
    with pen.melt((64, -40), (14, -36)):
        furred(pen, knuckles, fur, (0.5, 0.4), 190, 200, (10, 20), (1, 2.2), cast=0)


def _lying(pen: Pen, fur: Colour, claw: Colour) -> None:
    arm = ruffled(
        dots("-46,-200 46,-200 50,-120 62,-60 60,-24 0,-14 -60,-24 -62,-60 -50,-120"), 4, 3, 9
    )
    pen.form(arm, fur, 0.6, 0.5, depth=18)
    pen.coat(
        arm, flow((0, -180, 90), (-50, -60, 100), (50, -60, 80), (0, -60, 90)), fur, 560, (14, 30)
    )
    for x, y, wide in ((-50, -24, 19), (50, -24, 19), (-18, -20, 22), (18, -20, 22)):
        for off in (-0.4, 0.1):
            nail = [(x + wide * off, y + 12), (x + wide * (off - 0.1), min(y + 24, -1))]
            pen.form(taper(nail, [wide * 0.3, wide * 0.22, 0.8], 8), claw, 0.5, 0.6)
            break
        toe = ruffled(
            [(x - wide, y - 4), (x - wide * 0.8, y - 26), (x, y - 36), (x + wide * 0.8, y - 26),
             (x + wide, y - 4), (x + wide * 0.6, y + 14), (x - wide * 0.6, y + 14)], 1.6, 5, 6
        )  # fmt: skip
        furred(pen, toe, fur, (0.6, 0.5), 90, 150, (8, 17), (0.8, 2))
    pen.mark("palm", 0, -60)
    pen.mark("held", 0, -10)


def _pads(pen: Pen, fur: Colour, pad: Colour, claw: Colour) -> None:
    _hand = ruffled(
        dots("-54,20 -58,-14 -34,-40 0,-46 34,-40 58,-14 54,20 40,60 36,130 -36,130 -40,60"),
        3,
        4,
        8,
    )
    toes = [(-46, -46, -18), (-17, -66, -6), (17, -66, 6), (46, -46, 18)]
    for x, y, turn in toes:
        way = math.radians(turn - 90)
        nail = [
            (x + 18 * math.cos(way), y + 18 * math.sin(way)),
            (x + 36 * math.cos(way), y + 36 * math.sin(way)),
        ]
        pen.form(taper(nail, [9, 6, 0.8], 10), claw, 0.5, 0.6)
        toe = ruffled(
            [
                (x + 20 * math.cos(t), y + 27 * math.sin(t))
                for t in (math.tau * k / 10 for k in range(10))
            ],
            1.6,
            3,
            6,
        )
        furred(pen, toe, fur, (0.6, 0.5), turn - 90, 90, (7, 14))
    furred(
        pen, _hand, fur, (0.6, 0.5), flow((0, 100, -90), (-40, 0, -110), (40, 0, -70)), 420, (9, 20)
    )
    main_pad = spline(dots("0,-16 22,-12 36,8 32,30 14,32 0,26 -14,32 -32,30 -36,8 -22,-12"))
    pen.form(main_pad, pad, 0.55, 0.45)
    for x, y, turn in toes:
        pen.form(ellipse(x * 0.98, y + 2, 11, 15, turn), pad, 0.55, 0.45)
    for _ in range(60 if pen.detailed else 0):
        at_x, at_y = pen.rng.uniform(-32, 32), pen.rng.uniform(-12, 30)
        pen.line(
            seam((at_x, at_y), (at_x + 2, at_y + 1)), pen.shaded(pad, 0.5), 0.7, 0.5, clip=main_pad
        )
    pen.mark("palm", 0, 10)
    pen.mark("held", 0, -20)
