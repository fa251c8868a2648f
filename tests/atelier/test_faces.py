"""The faces of computer players ship, one for each character, and each as its program paints it."""

import io

import numpy as np
import pytest
from PIL import Image

from pinxit.players.characters import CHARACTERS
from pinxit_atelier.portraits import MOST_BYTES, SHIPPED, SIZE, face_pictures, paint_face
from pinxit_atelier.studio import picture_of

SMALL = 40


def shipped(name: str) -> Image.Image:
    return Image.open(io.BytesIO((SHIPPED / f"{name}.avif").read_bytes())).convert("RGB")


def test_every_character_has_a_face_and_every_face_a_character() -> None:
    assert [name for name, _ in face_pictures()] == sorted(CHARACTERS)


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_face_is_small_to_load_and_what_its_program_paints(name: str) -> None:
    assert (SHIPPED / f"{name}.avif").stat().st_size <= MOST_BYTES
    assert shipped(name).size == SIZE
    draft = picture_of(paint_face(name, 0.5)).convert("RGB").resize((SMALL, SMALL))
    seen = np.asarray(shipped(name).resize((SMALL, SMALL)), float)
    assert np.abs(seen - np.asarray(draft, float)).mean() < 12
