"""Pictures are filled up to one weight, and stay the pictures that they were."""

import io

import pytest
from PIL import Image

from pinxit.decks import built_in
from pinxit.decks.photo import LARGE_BYTES, SMALL_BYTES
from pinxit.decks.picture import Picture
from pinxit.decks.weight import LARGE, SMALL, SPARE, weight_alone, weighted
from tests.decks.workshop import cards_in

KINDS = {"webp": "WEBP", "avif": "AVIF", "png": "PNG", "jpg": "JPEG"}


def painted(kind: str, side: int) -> bytes:
    file = io.BytesIO()
    Image.linear_gradient("L").resize((side, side)).convert("RGB").save(file, KINDS[kind])
    return file.getvalue()


def stored(data: bytes, kind: str = "webp") -> Picture:
    return Picture(f"0.{kind}", len(data), lambda: data)


@pytest.mark.parametrize("side", [40, 41, 42, 60])
@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_that_was_filled_up_shows_the_same(kind: str, side: int) -> None:
    data = painted(kind, side)
    sent = weighted(stored(data, kind), data, SMALL)
    with Image.open(io.BytesIO(data)) as before, Image.open(io.BytesIO(sent)) as after:
        assert after.format == KINDS[kind]
        assert after.convert("RGB").tobytes() == before.convert("RGB").tobytes()


def test_with_what_a_head_says_of_it_every_picture_has_one_weight() -> None:
    for kind in KINDS:
        for side in (40, 41, 42, 60):
            picture = stored(painted(kind, side), kind)
            sent = weighted(picture, picture.read(), SMALL)
            assert len(picture.media_type) + len(picture.name) + len(sent) == SMALL


def test_the_drawn_decks_weigh_the_same() -> None:
    catalogue = built_in()
    weights = {
        len(weighted(picture, picture.read(), catalogue.weight(picture)))
        for deck in catalogue.cards
        for card in cards_in(catalogue, deck)
        for address in (card.small, card.large)
        if (picture := catalogue.picture(address.removeprefix("/pictures/")))
    }
    assert len(weights) == 1


@pytest.mark.parametrize(
    ("length", "weight"),
    [(1, SMALL), (SMALL - SPARE, SMALL), (SMALL, LARGE), (LARGE, LARGE * 3 // 2)],
)
def test_the_heaviest_says_which_weight_it_is(length: int, weight: int) -> None:
    assert weight_alone(stored(bytes(length))) == weight


def test_what_keeps_to_the_budget_of_a_card_weighs_the_least() -> None:
    assert weight_alone(stored(bytes(SMALL_BYTES))) == SMALL
    assert weight_alone(stored(bytes(LARGE_BYTES))) == LARGE


def test_a_picture_that_has_grown_is_sent_as_it_is() -> None:
    data = painted("png", 40)
    assert weighted(stored(data, "png"), data, len(data)) == data
