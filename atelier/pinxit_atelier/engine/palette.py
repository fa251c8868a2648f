"""A card's few colours: everything else grows quiet, one accent sings."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from .colour import Colour, Field, rgb, smoothstep

# From linear light to the responses of the eye's cones, and from these to light, green–red and
# blue–yellow (the Oklab space, in which equal steps look equal).
_TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
_FROM_CONES, _FROM_LAB = np.linalg.inv(_TO_CONES), np.linalg.inv(_TO_LAB)


class Palette(Struct, frozen=True, kw_only=True):
    """Which colours a card has.

    `colours` are what was squeezed out on it: three to five; a colour outside of what they can mix
    is pulled inside, as far as `hold` says. `mother` is a little of one colour in all of them.
    `accent` is left alone and may sing. `quiet` takes colour out of what is already greyish, and
    `warmth` above 0 warms lights and cools shadows, below 0 the other way.
    """

    colours: tuple[Colour, ...] = ()
    hold: float = 0.8
    mother: Colour | None = None
    much: float = 0.08
    accent: Colour | None = None
    quiet: float = 0.25
    warmth: float = 0.0


def held(image: Field, palette: Palette) -> Field:
    """Return the picture in the palette's colours, no lighter and no darker."""
    lab = to_lab(image)
    light, colour = lab[..., :1], lab[..., 1:]
    before = colour.copy()
    if palette.mother is not None:
        much = palette.much * (1 - 0.5 * np.abs(2 * light - 1))
        colour = colour + (to_lab(rgb(palette.mother))[1:] - colour) * much
    if palette.colours:
        inside = _inside(colour, [to_lab(rgb(one))[1:] for one in palette.colours])
        colour = colour + (inside - colour) * palette.hold
    if palette.quiet:
        strength = np.hypot(colour[..., 0], colour[..., 1])
        greyish = smoothstep(0.11, 0.03, strength)[..., None]
        colour = colour * (1 - palette.quiet * (0.08 + 0.92 * greyish))
    if palette.warmth:
        way = (light - 0.55) * palette.warmth * 0.08
        colour = colour + way * np.array([0.35, 1.0])
    if palette.accent is not None:
        sings = _near(before, to_lab(rgb(palette.accent))[1:])[..., None]
        colour = colour + (before - colour) * sings
    return np.clip(from_lab(np.concatenate([light, colour], -1)), 0, 1).astype(np.float32)


def _near(colour: Field, accent: Field) -> Field:
    """Return how much a colour is one with the accent: in hue, and not grey."""
    size = np.hypot(colour[..., 0], colour[..., 1])
    wanted = float(np.hypot(*accent)) + 1e-6
    alike = (colour @ accent) / (size * wanted + 1e-6)
    return smoothstep(0.86, 0.96, alike) * smoothstep(0.3, 0.6, size / wanted)


def _inside(colour: Field, corners: Sequence[Field]) -> Field:
    """Pull colours to the nearest that the corners can mix (with grey, which is always there)."""
    points = _hull([*corners, np.zeros(2)])
    result = colour.copy()
    best = np.full(colour.shape[:-1], np.inf)
    outside = np.zeros(colour.shape[:-1], bool)
    if len(points) < 3:
        outside[:] = True
    for one, two in zip(points, [*points[1:], points[0]], strict=True):
        way = two - one
        off = colour - one
        if len(points) >= 3:
            outside |= way[0] * off[..., 1] - way[1] * off[..., 0] < 0
        part = np.clip((off @ way) / (way @ way + 1e-12), 0, 1)
        foot = one + part[..., None] * way
        far = ((colour - foot) ** 2).sum(-1)
        nearer = far < best
        best = np.where(nearer, far, best)
        result = np.where(nearer[..., None], foot, result)
    inside: Field = np.where(outside[..., None], result, colour)
    return inside


def _hull(points: Sequence[Field]) -> list[Field]:
    """Return the corners of the smallest polygon round points, one after another."""
    ordered = sorted(points, key=lambda point: (float(point[0]), float(point[1])))

    def half(row: Sequence[Field]) -> list[Field]:
        kept: list[Field] = []
        for point in row:
            while len(kept) > 1 and _turn(kept[-2], kept[-1], point) <= 0:
                kept.pop()
            kept.append(point)
        return kept[:-1]

    return [*half(ordered), *half(ordered[::-1])]


def _turn(one: Field, two: Field, three: Field) -> float:
    way, on = two - one, three - one
    return float(way[0] * on[1] - way[1] * on[0])


def to_lab(image: Field) -> Field:
    """Return lightness and the two axes of colour, in which equal steps look equal."""
    clear = np.clip(image, 0, 1)
    linear = np.where(clear > 0.04045, ((clear + 0.055) / 1.055) ** 2.4, clear / 12.92)
    lab: Field = np.cbrt(linear @ _TO_CONES.T.astype(linear.dtype)) @ _TO_LAB.T.astype(linear.dtype)
    return lab


def from_lab(lab: Field) -> Field:
    """Return the colour that `to_lab` was told of."""
    linear = np.clip(
        (lab @ _FROM_LAB.T.astype(lab.dtype)) ** 3 @ _FROM_CONES.T.astype(lab.dtype), 0, 1
    )
    image: Field = np.where(linear > 0.0031308, 1.055 * linear ** (1 / 2.4) - 0.055, linear * 12.92)
    return image
