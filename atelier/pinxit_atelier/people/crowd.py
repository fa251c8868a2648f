"""Crowds: many small different people, quickly."""

import random
from collections.abc import Sequence
from typing import Any, Final

from pinxit_atelier.engine import Colour, Scene, vary

from .bodies import HEIGHTS, SKINS, Look
from .figure import Figure, manner
from .poses import View
from .stage import Light

_BODIES: Final = (
    "adult", "adult", "adult", "tall", "thin", "broad", "stout", "old", "youth", "child", "toddler",
)  # fmt: skip
_HUMAN: Final = ("pale", "fair", "rose", "tan", "olive", "brown", "dark", "ebony")
_HAIRS: Final = (
    "bob", "long", "bun", "braids", "short", "curly", "pony", "pixie", "crop", "waves", "bald",
    "afro", "short",
)  # fmt: skip
_HATS: Final = (
    None, None, None, None, "beanie", "cap", "beret", "bowler", "straw", "headscarf", "hijab",
    "turban", "hood",
)  # fmt: skip
_BEARDS: Final = ("full", "moustache", "short")
_COATS: Final = ("coat", "coat", "jacket", "dress", "tunic", "suit", "shirt", "robe")
_HAIR_COLOURS: Final = ("#1c1412", "#2a1a14", "#4a2a1c", "#6a3a20", "#a8582c", "#d8b060")
_CLOTHES: Final[tuple[str, ...]] = (
    "#b3382c", "#2c4a6c", "#d8a23a", "#4a7a4c", "#5a4a6c", "#3a7a6c", "#c2583a", "#e0c090",
    "#7a3a2c", "#6a9ac0",
    "#a8a090", "#38406a",
)  # fmt: skip
POSES_OF_CROWDS: Final = (
    "stand", "stand", "walk", "stroll", "stroll", "wave", "point", "lean", "carry", "reach",
)  # fmt: skip


def somebody(rng: random.Random, colours: Sequence[Colour] | None = None, **fixed: Any) -> Look:
    """Return a person by chance; `colours` are of clothes, `fixed` is what is not left to it."""
    body = rng.choice(_BODIES)
    gray = body == "old" or rng.random() < 0.06
    may_be_bearded = body not in ("child", "toddler")
    clothes = colours if colours is not None else _CLOTHES
    made: dict[str, Any] = {
        "body": body,
        "skin": SKINS[rng.choice(_HUMAN)],
        "hair": rng.choice(_HAIRS),
        "hair_colour": "#d8d4cc" if gray else rng.choice(_HAIR_COLOURS),
        "coat": rng.choice(_COATS),
        "colour": vary(rng.choice(list(clothes)), rng, 0.12, 0.02),
        "trim": vary(rng.choice(list(clothes)), rng, 0.12, 0.02),
        "pattern": rng.choice((None, None, None, "dots", "stripes", "checks")),
        "trousers": vary(rng.choice(("#2c2c40", "#4a3a34", "#3a4a5c", "#6a5a48")), rng),
        "boots": rng.random() < 0.3,
        "hat": rng.choice(_HATS),
        "hat_colour": vary(rng.choice(list(clothes)), rng, 0.12, 0.02),
        "scarf": vary(rng.choice(list(clothes)), rng) if rng.random() < 0.25 else None,
        "face": rng.choice(("calm", "smile", "smile", "joy", "wonder", "serene")),
        "glasses": rng.random() < 0.12,
        "beard": rng.choice(_BEARDS) if may_be_bearded and rng.random() < 0.18 else None,
    }
    if made["beard"] is not None and made["coat"] == "dress":
        made["coat"] = "coat"
    return Look(**{**made, **fixed})


def crowd(
    scene: Scene,
    rng: random.Random,
    places: Sequence[tuple[float, float, float]],
    *,
    poses: Sequence[str] = POSES_OF_CROWDS,
    views: Sequence[View] = ("q", "q", "front", "side"),
    flips: Sequence[bool] = (False, True),
    colours: Sequence[Colour] | None = None,
    light: Light | None = None,
    ground: float = 0.4,
    fixed: dict[str, Any] | None = None,
    **adding: Any,
) -> list[Figure]:
    """Paint somebody at each (x, y, height of an adult), those farther up the page first.

    `fixed` holds things they all have in common, such as {"face": "joy"}.
    """
    figures = []
    for x, y, height in sorted(places, key=lambda place: place[1]):
        who = somebody(rng, colours, **(fixed or {}))
        tall = height * HEIGHTS[who.body]
        figure = Figure(who, rng.choice(list(poses)), rng.choice(list(views)))
        turn = rng.uniform(0, 360) if figure.view == "top" else 0
        how = {**manner(tall), **adding}
        flip = rng.choice(list(flips))
        figure.draw(scene, x, y, tall, flip=flip, turn=turn, light=light, ground=ground, **how)
        figures.append(figure)
    return figures
