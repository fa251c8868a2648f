"""Heads have to be the same each time, and to be there from all sides and at all sizes."""

import random

import numpy as np
import pytest

pytest.importorskip("skia")

from pinxit_atelier.engine.colour import rgb
from pinxit_atelier.gesture import heads
from pinxit_atelier.gesture.beards import BEARDS
from pinxit_atelier.gesture.buffer import FAR, Canvas
from pinxit_atelier.gesture.build import BUILDS, Frame
from pinxit_atelier.gesture.faces import MOODS
from pinxit_atelier.gesture.hair import HAIR
from pinxit_atelier.gesture.hats import GLASSES, HATS
from pinxit_atelier.gesture.heads import Head, draw, head, somebody
from pinxit_atelier.gesture.heads_kinds import KINDS, SHAPES, aged
from pinxit_atelier.gesture.heads_skull import Skull
from pinxit_atelier.gesture.look import Look
from pinxit_atelier.gesture.space import Camera, turn, vec

SIDES = {"front": 0, "side": 90, "back": 180}
SKULL = Skull()


def canvas_for(size: float) -> Canvas:
    """Return a canvas in which a head of such a height has room for its hat."""
    return Canvas(Camera(size, (size, size), look=(0, 0, 0)), (0, 0, 2 * size, 2 * size), 1)


def seen(who: Head, facing: float = 0, size: float = 60) -> Canvas:
    """Return a canvas with a head in it."""
    canvas = canvas_for(size)
    draw(canvas, Frame(vec(0, 0, 0), turn(facing), 1.0, vec(0, 0, 0)), who)
    return canvas


def filled(canvas: Canvas) -> int:
    """Return how many pixels are painted."""
    return int((canvas.z > FAR).sum())


def differs(one: Canvas, other: Canvas) -> int:
    """Return in how many pixels two canvases are not of one colour."""
    return int((np.abs(one.colour - other.colour).max(-1) > 0.02).sum())


def test_a_head_is_the_same_each_time() -> None:
    who = somebody(random.Random(4))
    assert who == somebody(random.Random(4))
    one, other = seen(who, 30), seen(who, 30)
    assert np.array_equal(one.z, other.z)
    assert np.array_equal(one.colour, other.colour)


@pytest.mark.parametrize("facing", SIDES.values(), ids=SIDES)
@pytest.mark.parametrize("kind", [*KINDS, *SHAPES])
def test_every_kind_of_head_has_a_size_from_all_sides(kind: str, facing: float) -> None:
    skull = KINDS[kind].skull if kind in KINDS else SHAPES[kind]
    size = 60
    rows = np.nonzero((seen(Head(skull, hair="bald"), facing, size).z > FAR).any(1))[0]
    assert size * 0.85 < rows.max() - rows.min() < size * 1.2


@pytest.mark.parametrize("facing", SIDES.values(), ids=SIDES)
@pytest.mark.parametrize("style", [style for style in HAIR if style != "bald"])
def test_all_hair_is_seen_from_all_sides(style: str, facing: float) -> None:
    bald = seen(Head(hair="bald"), facing)
    assert differs(seen(Head(hair=style, hair_colour="#20c040"), facing), bald) > 60


COVERED = [style for style in HAIR if style not in {"bald", "thinning", "horseshoe", "cornrows"}]


@pytest.mark.parametrize("style", COVERED)
def test_no_skin_is_seen_through_hair_from_above(style: str) -> None:
    size = 120
    camera = Camera(size, (size, size), pitch=75, look=(0, 0, 0))
    canvas = Canvas(camera, (0, 0, 2 * size, 2 * size), 1)
    who = Head(hair=style, hair_colour="#20c040")
    draw(canvas, Frame(vec(0, 0, 0), turn(), 1.0, vec(0, 0, 0)), who)
    x, y = (int(part) for part in canvas.seen(vec(0, 0.5, -0.05))[0][:2])
    crown = canvas.colour[y - 25 : y + 25, x - 25 : x + 25]
    assert (crown[..., 1] - crown[..., 0]).min() > 0.25  # all of it is green


@pytest.mark.parametrize("facing", SIDES.values(), ids=SIDES)
@pytest.mark.parametrize("hat", HATS)
def test_all_hats_are_seen_from_all_sides(hat: str, facing: float) -> None:
    bare, worn = seen(Head(hair="bald"), facing), seen(Head(hair="bald", hat=hat), facing)
    # A flower is worn over the left ear, and is hidden from where we see the right one.
    assert differs(worn, bare) > (10 if hat == "flower" else 50) or (hat, facing) == ("flower", 90)


@pytest.mark.parametrize("beard", BEARDS)
def test_all_beards_are_seen_best_from_ahead(beard: str) -> None:
    def much(facing: float) -> int:
        bearded = Head(hair="bald", beard=beard, beard_colour="#20c040")
        return differs(seen(bearded, facing), seen(Head(hair="bald"), facing))

    assert much(0) > 15
    assert much(180) < much(0)


@pytest.mark.parametrize("kind", GLASSES)
def test_glasses_are_seen(kind: str) -> None:
    assert differs(seen(Head(glasses=kind), 25), seen(Head(), 25)) > 20


def test_no_two_moods_look_alike() -> None:
    faces = {mood: seen(Head(hair="bald", mood=mood), 15) for mood in MOODS}
    names = sorted(faces)
    for index, one in enumerate(names):
        for other in names[index + 1 :]:
            assert differs(faces[one], faces[other]) > 4, (one, other)


def test_the_recipe_names_all_that_there_is() -> None:
    recipe = " ".join((heads.__doc__ or "").split())
    for table in (KINDS, SHAPES, MOODS, HAIR, BEARDS, HATS, GLASSES):
        assert ", ".join(table) in recipe


def test_few_smile() -> None:
    happy = sum(
        somebody(random.Random(seed)).mood in {"smiling", "laughing"} for seed in range(200)
    )
    assert happy < 40


@pytest.mark.parametrize("facing", [-45, -30, 30, 45])
@pytest.mark.parametrize("kind", KINDS)
def test_both_eyes_are_seen_in_a_three_quarter_view(kind: str, facing: float) -> None:
    size = 120
    canvas = seen(Head(KINDS[kind].skull, hair="bald"), facing, size)
    eyes = np.nonzero(canvas.flat)
    middle = KINDS[kind].skull
    frame = turn(facing)
    for side in (1, -1):
        place = frame @ np.array([side * middle.eye_x, middle.eye_y, 0.33])
        x, y = canvas.seen(place)[0][:2]
        near = (np.abs(eyes[1] - x) < 12) & (np.abs(eyes[0] - y) < 9)
        assert near.sum() > 6, side


def test_the_eyes_are_not_seen_from_behind() -> None:
    assert not seen(Head(), 180).flat.any()


@pytest.mark.parametrize("size", [3, 8, 16])
def test_tiny_heads_are_painted(size: int) -> None:
    for seed in range(8):
        assert filled(seen(somebody(random.Random(seed)), 20 * seed, size)) > size


def test_a_head_outside_of_the_canvas_paints_nothing() -> None:
    canvas = canvas_for(40)
    draw(canvas, Frame(vec(9, 0, 0), turn(), 1.0, vec(0, 0, 0)), Head())
    assert not filled(canvas)


@pytest.mark.parametrize("years", [2, 8, 30, 90])
def test_eyes_are_higher_in_old_heads_than_in_young_ones(years: float) -> None:
    assert aged(SKULL, years).eye_y <= aged(SKULL, years + 10).eye_y


def test_wind_moves_long_hair() -> None:
    calm, windy = canvas_for(60), canvas_for(60)
    for canvas, sway in ((calm, vec(0, 0, 0)), (windy, vec(0.2, 0, 0))):
        draw(canvas, Frame(vec(0, 0, 0), turn(), 1.0, sway), Head(hair="long"))
    middles = [np.nonzero(canvas.z > FAR)[1].mean() for canvas in (calm, windy)]
    assert middles[1] > middles[0] + 1


def test_a_look_has_its_own_skin_hat_and_gaze() -> None:
    look = Look("old_man", "deep", head="ravi", hair="braid", beard="full", hat="bowler")
    canvases = []
    for gaze in ((-1.0, 0.0), (1.0, 0.0)):
        canvas = canvas_for(80)
        frame = Frame(vec(0, 0, 0), turn(10), 1.0, vec(0, 0, 0))
        head(canvas, frame, BUILDS["old_man"], look.like(gaze=gaze))
        canvases.append(canvas)
    skin = rgb(look.skin_colour)
    close = np.abs(canvases[0].colour - skin).max(-1) < 0.08
    assert (close & (canvases[0].z > FAR)).sum() > 200
    assert differs(*canvases) > 4


def test_a_name_that_is_unknown_is_refused() -> None:
    canvas, frame = canvas_for(20), Frame(vec(0, 0, 0), turn(), 1.0, vec(0, 0, 0))
    for look in (Look(head="cube"), Look(hair="spaghetti"), Look(hat="bucket"), Look(beard="moss")):
        with pytest.raises(ValueError, match=r"cube|spaghetti|bucket|moss"):
            head(canvas, frame, BUILDS["woman"], look)
