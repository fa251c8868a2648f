"""Small faces and hands: few firm marks, no jump between sizes, and the brush is kept off them."""

from functools import cache

import cv2
import numpy as np
import pytest

pytest.importorskip("skia")

from pinxit_atelier.engine import Brush, Page, Scene, ellipse
from pinxit_atelier.engine import Look as Finish
from pinxit_atelier.engine.values import luma
from pinxit_atelier.gesture import Look, Stage, figure
from pinxit_atelier.gesture.buffer import FAR, Canvas, small
from pinxit_atelier.gesture.build import Frame
from pinxit_atelier.gesture.heads import Head, draw, portrait
from pinxit_atelier.gesture.space import Camera, turn, vec

SHARP = 2.6  # pixels of a canvas for each of the page, as a stage has them for small figures
HEAD = 0.148  # of a person's height
SKINS = {"light": "#e6b795", "middle": "#9a6543", "dark": "#51322a"}


def seen(size: float, who: Head, facing: float = 0, sharp: float = SHARP) -> Canvas:
    """Return a canvas with a head that is so high on the page."""
    middle = size * 1.0021, size * 1.0013  # on the edge of no pixel
    camera = Camera(size / HEAD, middle, look=(0, 0, 0))
    canvas = Canvas(camera, (0, 0, 2 * size, 2 * size), sharp)
    draw(canvas, Frame(vec(0, 0, 0), turn(facing), HEAD, vec(0, 0, 0)), who)
    return canvas


def paper(size: int = 200, ground: str = "#b9a88c") -> Scene:
    """Return a page in whose middle nobody is asked to look."""
    scene = Scene(Page(1, (size, size)), 5, light=(size * 0.4, -300, 700), reach=3000)
    scene.backdrop([(0, ground), (1, ground)], scene.page.y, amount=0)
    return scene.focus(-900, -900, 1)


def place(canvas: Canvas, who: Head, side: float) -> tuple[int, int]:
    """Return where on the canvas an eye is, or the root of the nose between them."""
    at = vec(side * who.skull.eye_x, who.skull.eye_y + 0.012, 0.33)
    x, y = canvas.seen(at * HEAD)[0][:2]
    return int(x), int(y)


# How much darker an eye of most of a point is than the skin between both: before eyes were
# accents it was 0.57, 0.30 and 0.12 on heads of 20, and 0.09 on a dark one of 30.
CONTRAST = {"light": 0.6, "middle": 0.33, "dark": 0.135}


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("size", [20, 30, 45])
def test_a_small_face_has_two_dark_eyes_that_are_apart(size: float, skin: str) -> None:
    who = Head(skin=SKINS[skin], hair="bald")
    canvas = seen(size, who)
    value = luma(canvas.colour)
    points = cv2.blur(value, (round(1.6 * SHARP), round(1.2 * SHARP)))
    reach = max(round(0.055 * size * SHARP), 2)
    middle, row = place(canvas, who, 0)
    bridge = float(np.median(value[row - 2 : row + 3, middle - 2 : middle + 3]))
    for side in (1, -1):
        x, y = place(canvas, who, side)
        darkest = points[y - reach : y + reach + 1, x - reach : x + reach + 1].min()
        assert bridge - float(darkest) > CONTRAST[skin]
    between = points[row - reach // 2 : row + reach // 2, middle - 2 : middle + 3]
    assert bridge - float(between.min()) < CONTRAST[skin] / 3


@cache
def shown(size: float) -> np.ndarray:
    """Return a face as it is drawn at a size, always in as many pixels."""
    return seen(size, Head(hair="crop", mood="worried"), 20, 151 / size).colour


@pytest.mark.parametrize("size", [20, 24, 28, 33, 38, 45, 52, 60, 70, 80, 95, 110, 125, 139])
def test_there_is_no_jump_between_neighbouring_sizes(size: float) -> None:
    step = np.abs(shown(size) - shown(size + 1)).mean()
    assert step < 0.07 * np.abs(shown(20) - shown(150)).mean()


def test_heads_are_drawn_as_ever_from_a_height_of_140_on() -> None:
    assert np.array_equal(shown(145), shown(400))


def test_care_grows_smoothly_as_heads_grow_small() -> None:
    sizes = np.arange(10, 200, 0.5)
    cares = np.array([small(size, 90, 140) for size in sizes])
    assert cares[0] == 1
    assert cares[-1] == 0
    assert 0 <= -np.diff(cares).min() < 0.02
    assert np.diff(cares).max() <= 0


def test_large_heads_ask_for_no_care() -> None:
    for size, asked in ((60, True), (120, True), (150, False), (300, False)):
        canvas = seen(size, Head(hair="bald"))
        assert (canvas.cares.max() > 0) == asked, size


def painted(size: float, care: float, ground: str = "#b9a88c") -> tuple[np.ndarray, np.ndarray]:
    """Return a portrait before and after the brush, its face only."""
    scene = paper(ground=ground)
    portrait(scene, Head(skin="#e6b795"), 100, 100, size, care=care)
    before = scene.image.copy()
    scene.finish(Finish(brush=Brush(), vignette=0, bloom=0, saturation=1))
    face = np.s_[
        int(100 - 0.25 * size) : int(100 + 0.4 * size),
        int(100 - 0.25 * size) : int(100 + 0.25 * size),
    ]
    return before[face], scene.image[face]


@pytest.mark.parametrize("size", [24, 45, 80])
def test_the_brush_is_kept_off_small_faces(size: float) -> None:
    kept, loose = (np.abs(np.subtract(*painted(size, care))).mean() for care in (1, 0))
    assert kept < 0.6 * loose


def test_large_faces_are_painted_as_if_nobody_cared() -> None:
    for kept, loose in zip(painted(170, 1), painted(170, 0), strict=True):
        assert np.array_equal(kept, loose)


def test_hands_of_small_figures_are_kept_and_large_ones_are_not() -> None:
    for height, asked in ((200, True), (1100, False)):
        scene = paper(400)
        stage = Stage(scene, 200, 380, height, box=(-600, -1500, 1000, 600))
        who = stage.person(Look("woman"), "waving")
        x, y = (int(part) for part in stage.canvas.seen(who.place("hand_r"))[0][:2])
        assert (stage.canvas.cares[y - 4 : y + 5, x - 4 : x + 5].max() > 0.6) == asked


def test_what_is_laid_over_a_face_takes_its_care() -> None:
    scene = paper()
    figure(scene, Look("woman"), "stand", 100, 190, 170)
    care = scene._care
    assert care is not None
    assert care.max() > 0.9
    scene.add(scene.sheet().fill(ellipse(100, 100, 150), "#405060"))
    assert scene._care is not None
    assert scene._care.max() < 0.05


def test_what_is_out_of_focus_asks_for_no_care() -> None:
    for how in ({"blur": 4}, {"silhouette": "#101020"}, {"care": 0}):
        scene = paper()
        figure(scene, Look("woman"), "stand", 100, 190, 170, **how)
        assert scene._care is None
    scene = paper()
    with scene.layer(blur=6):
        figure(scene, Look("woman"), "stand", 100, 190, 170)
    assert scene._care is not None
    assert scene._care[60:180, 90:110].max() < 0.05


def test_a_small_head_is_set_off_from_what_is_like_it() -> None:
    def apart(care: float) -> float:
        scene = paper(ground="#d9a27c")
        portrait(scene, Head(skin="#d9a27c", hair="bald"), 100, 100, 40, care=care)
        value = luma(scene.image)
        edges = value[92:100, 79:84].mean() - value[92:100, 88:92].mean()
        return abs(float(edges))

    assert apart(1) > apart(0) + 0.02


def test_heads_leave_something_to_see_at_any_size() -> None:
    for size in (14, 20, 30):
        assert int((seen(size, Head()).z > FAR).sum()) > (size * SHARP) ** 2 * 0.4
