"""Laying cards on the table, under the lamp: a picture of them all, for those who show a link.

It is made of the cards' pixels and of wood that is drawn here; nobody's words are on it.
"""

import io
import random
from typing import Final

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from pinxit.decks.photo import careful, clean, decoded, opaque, open_picture

from .wire import Laid, Layout, Spread

SIZE: Final = (1200, 630)  # as all who show links want it
_QUALITY: Final = 82
_TWICE: Final = 2  # as large as it is shown: edges that are turned stay smooth
_PAPER: Final = "#f6ecd6"
_NIGHT: Final = "#0a0603"
_PLANK: Final = 126  # pixels high
_GRAIN: Final = ("#241308", "#5b371b")  # of the wood, where it is dark and where it is light
_DIM: Final = "#4a3018"  # what the lamp leaves of white, far from it
_STEPS: Final = 256  # of light


class Place(Struct, frozen=True):
    """Where a card lies: its middle, how wide it is, and how far it is turned to the left."""

    x: int
    y: int
    width: int
    turn: float = 0.0


class Lamp(Struct, frozen=True):
    """What the lamp shines on: how wide and how high, and how much of that is as light as day."""

    width: int
    height: int
    day: float


_TURNS: Final = (-2.0, 1.4, -0.8, 2.2, -1.6, 0.9, 1.8, -1.2, 0.6)  # as a hand lays them
PLACES: Final = {
    Layout.WALL: tuple(
        Place(
            x=column * 176 - 20 + row % 2 * 88,
            y=63 + row * 252,
            width=160,
            turn=_TURNS[(column * 4 + row * 5) % len(_TURNS)],
        )
        for row in range(3)
        for column in range(8 - row % 2)
    ),
    Layout.FAN: (
        Place(212, 362, 256, 15.0),
        Place(988, 362, 256, -15.0),
        Place(402, 326, 272, 7.5),
        Place(798, 326, 272, -7.5),
        Place(600, 312, 292),
    ),
    Layout.HELD: (
        Place(176, 338, 300, 9.0),
        Place(1024, 338, 300, -9.0),
        Place(600, 315, 388),
    ),
}
_LAMPS: Final = {
    Layout.WALL: Lamp(1800, 1240, 0.36),
    Layout.FAN: Lamp(1640, 1180, 0.45),
    Layout.HELD: Lamp(1200, 1500, 0.36),
}


def lay(spread: Spread) -> Laid:
    """Lay cards on the table; raise what is wrong with one of them."""
    table = _wood()
    for place, data in zip(places_for(spread.layout, len(spread.cards)), spread.cards, strict=True):
        _put(table, _card(data, place), place)
    made = io.BytesIO()
    lit = ImageChops.multiply(table, _light(_LAMPS[spread.layout]))
    clean(lit).save(made, "JPEG", quality=_QUALITY, optimize=True, progressive=True)
    return Laid(made.getvalue())


def places_for(layout: Layout, cards: int) -> tuple[Place, ...]:
    """Return where so many cards lie, the last one on top and in the middle."""
    places = PLACES[layout]
    return places[max(0, len(places) - cards) :]


def _card(data: bytes, place: Place) -> Image.Image:
    """Return a card with its edge of paper, turned, on nothing."""
    width = place.width * _TWICE
    size, edge = (width, width * 3 // 2), max(4, width // 42)
    with careful():
        picture = opaque(decoded(open_picture(data, "card"), "card"), "card").convert("RGB")
    inside = (size[0] - 2 * edge, size[1] - 2 * edge)
    card = Image.new("RGB", size, _PAPER)
    card.paste(ImageOps.fit(picture, inside, Image.Resampling.LANCZOS), (edge, edge))
    card.putalpha(_rounded(size, 2 * edge))
    turned = card.rotate(place.turn, Image.Resampling.BICUBIC, expand=True)
    return turned.resize((turned.width // _TWICE, turned.height // _TWICE), Image.Resampling.BOX)


def _put(table: Image.Image, card: Image.Image, place: Place) -> None:
    """Lay a card, with its shadow below it."""
    left, top = place.x - card.width // 2, place.y - card.height // 2
    soft = place.width // 12
    shadow = Image.new("L", (card.width + 4 * soft, card.height + 4 * soft))
    shadow.paste(card.getchannel("A"), (2 * soft, 2 * soft))
    shadow = shadow.filter(ImageFilter.GaussianBlur(soft))
    table.paste(_NIGHT, (left - 2 * soft, top - 2 * soft + soft // 2), shadow)
    table.paste(card, (left, top), card)


def _rounded(size: tuple[int, int], radius: int) -> Image.Image:
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), radius, 255)
    return mask


def _wood() -> Image.Image:
    """Draw planks. Their grain is chance, drawn out along them, and the same at every time."""
    chance = random.Random(1)  # noqa: S311 (wood is no secret)
    planks = Image.new("L", SIZE)
    for top in range(0, SIZE[1], _PLANK):
        grain = Image.blend(_grain(chance, 6, 9), _grain(chance, 16, 63), 0.4)
        planks.paste(grain, (0, top))
        ImageDraw.Draw(planks).rectangle((0, top, SIZE[0], top + 1), fill=0)
    return ImageOps.colorize(planks, *_GRAIN)


def _grain(chance: random.Random, along: int, across: int) -> Image.Image:
    noise = Image.frombytes("L", (along, across), chance.randbytes(along * across))
    return noise.resize((SIZE[0], _PLANK), Image.Resampling.BICUBIC)


def _light(lamp: Lamp) -> Image.Image:
    """Return what the lamp leaves of white, everywhere on the table."""
    far = Image.radial_gradient("L").resize((lamp.width, lamp.height))
    left, top = (lamp.width - SIZE[0]) // 2, (lamp.height - SIZE[1]) // 2
    near = far.crop((left, top, left + SIZE[0], top + SIZE[1])).point(
        [255 - round(255 * _dusk(step / _STEPS, lamp.day)) for step in range(_STEPS)]
    )
    return ImageOps.colorize(near, _NIGHT, "#fffaf0", mid=_DIM, midpoint=112)


def _dusk(far: float, day: float) -> float:
    """Return how much night there is so far from the lamp, 0 to 1: it falls slowly, then fast."""
    beyond = max(0.0, far - day) / (1 - day)
    return beyond * beyond * (3 - 2 * beyond)
