"""The engine paints the same picture every time, at every size."""

import random

import numpy as np
import pytest

from pinxit.table.pawns import PAWNS
from pinxit_atelier.compose import Perspective, horizon, ring, rows, scattered, spiral
from pinxit_atelier.emblems import SIGNS, rabbit_leaping, rabbit_pawn
from pinxit_atelier.engine import (
    Look,
    Page,
    Scene,
    common,
    darker,
    ellipse,
    limb,
    linear,
    minus,
    mix,
    moved,
    poly,
    ramp,
    rect,
    rgb,
    sample,
    smoothstep,
    spline,
    svg,
    taper,
    union,
    vary,
)

SMALL = 0.2


def little_picture(scale: float, seed: int = 3) -> Scene:
    page = Page(scale)
    scene = Scene(page, seed)
    scene.backdrop([(0, "#fff0c0"), (1, "#402050")], page.distance(500, 300) / 1000)
    sheet = scene.sheet()
    sheet.fill(ellipse(400, 700, 160), "#c03020", grad=linear(0, 500, 0, 900, "#601020"))
    scene.add(sheet, relief=60, rim=0.6, shadow=(10, 20, 20, 0.5), bump=0.2)
    scene.mist(1000, 80, "#8090c0").shine(200, 200, 90, "#ffe0a0").motes(30, "#ffffff")
    scene.rays(200, 200, 0.2, 1.4, "#ffe0a0").pool(400, 880, 150, 20, "#201020")
    return scene.finish(Look(shadows="#304060", lights="#907040", contrast=1.1))


def test_the_same_program_paints_the_same_picture() -> None:
    one, other = little_picture(SMALL), little_picture(SMALL)
    assert np.array_equal(one.image, other.image)


def test_another_seed_paints_another_picture() -> None:
    assert not np.array_equal(little_picture(SMALL).image, little_picture(SMALL, seed=4).image)


def test_a_draft_shows_what_the_card_will_be() -> None:
    small, large = little_picture(0.25).image, little_picture(0.5).image
    halved = large.reshape(300, 2, 200, 2, 3).mean((1, 3))
    assert np.abs(small - halved).mean() < 0.03


def test_a_picture_has_values_that_can_be_shown() -> None:
    image = little_picture(SMALL).image
    assert image.shape == (240, 160, 3)
    assert image.dtype == np.float32
    assert 0 <= image.min() < image.max() <= 1


def test_relief_is_lit_from_where_the_light_is() -> None:
    page = Page(SMALL)
    scene = Scene(page, 1, light=(0, 600, 200), reach=5000)
    sheet = scene.sheet().fill(ellipse(400, 600, 200), "#808080")
    scene.add(sheet, relief=150, amount=0, hue=0, wobble=0)
    left, right = scene.image[120, 50], scene.image[120, 110]
    assert left.mean() > right.mean() + 0.1


def test_paint_stays_inside_its_clip_and_can_be_erased() -> None:
    page = Page(SMALL)
    sheet = Scene(page, 1).sheet()
    sheet.fill(rect(0, 0, 800, 1200), "#ff0000", clip=rect(200, 200, 400, 400))
    sheet.fill(rect(300, 300, 100, 100), "#000000", erase=True)
    sheet.on_top(rect(0, 0, 800, 1200), "#0000ff", 1)
    pixels = sheet.pixels()
    assert pixels[10, 10, 3] == 0
    assert pixels[70, 70, 3] == 0
    assert tuple(pixels[90, 90]) == (0, 0, 1, 1)


def test_nothing_on_a_sheet_changes_nothing() -> None:
    scene = Scene(Page(SMALL), 1)
    before = scene.image.copy()
    scene.add(scene.sheet(), relief=10, shadow=(1, 1, 1, 1))
    assert np.array_equal(scene.image, before)


@pytest.mark.parametrize("mode", ["over", "add", "screen", "multiply", "soft"])
def test_every_way_of_laying_a_sheet_down(mode: str) -> None:
    scene = Scene(Page(SMALL), 1)
    scene.image[:] = 0.4
    sheet = scene.sheet().fill(rect(0, 0, 800, 600), "#c0a080")
    scene.put(sheet, mode, blur=2, wobble=0.5)  # type: ignore[arg-type]  # each is tried
    assert not np.allclose(scene.image[40, 80], 0.4)
    assert np.allclose(scene.image[200, 80], 0.4)


def test_an_unknown_texture_is_named() -> None:
    with pytest.raises(ValueError, match="velvet"):
        Page(SMALL).texture("velvet")


def test_colours() -> None:
    assert tuple(rgb("#ff8000")) == pytest.approx((1, 128 / 255, 0))
    assert tuple(mix("#000000", "#ffffff", 0.25)) == pytest.approx((0.25, 0.25, 0.25))
    assert darker("#c0a080", 0.5).sum() < rgb("#c0a080").sum()
    assert 0 <= vary("#ffffff", random.Random(1)).min() <= 1
    middle = ramp([(0, "#000000"), (1, "#ffffff")], np.array([0.5], np.float32))
    assert middle[0] == pytest.approx([0.5, 0.5, 0.5])
    assert float(smoothstep(1, 0, 0.5)) == pytest.approx(0.5)


def test_shapes_have_the_sizes_that_were_asked_for() -> None:
    assert _size(rect(10, 20, 30, 40, 5)) == pytest.approx((30, 40))
    assert _size(ellipse(0, 0, 10, 20)) == pytest.approx((20, 40))
    assert _size(moved(rect(0, 0, 10, 10), 5, 5, 3)) == pytest.approx((30, 30))
    assert _size(svg("M0 0 L10 0 L10 20 Z")) == pytest.approx((10, 20))
    assert _size(taper([(0, 0), (50, 0), (100, 0)], [10, 10])) == pytest.approx((100, 10), abs=1)
    assert _size(limb([(0, 0), (50, 0), (100, 0)], [10, 10, 10])) == pytest.approx((110, 10), abs=1)
    assert _size(union(rect(0, 0, 5, 5), rect(15, 0, 5, 5))) == pytest.approx((20, 5))
    assert _size(common(rect(0, 0, 10, 10), rect(5, 5, 10, 10))) == pytest.approx((5, 5))
    assert minus(rect(0, 0, 10, 10), rect(-1, -1, 20, 20)).isEmpty()
    assert _size(spline([(0, 0, 1), (10, 0, 1), (10, 10, 1)])) == pytest.approx((10, 10))
    assert _size(poly([(0, 0), (3, 4)], closed=False)) == pytest.approx((3, 4))


def _size(path: object) -> tuple[float, float]:
    box = path.computeTightBounds()  # type: ignore[attr-defined]  # skia has no types
    return box.width(), box.height()


def test_a_walk_along_a_line_takes_equal_steps() -> None:
    stations = sample([(0, 0), (50, 0), (100, 0)], 10)
    assert [round(x) for x, *_ in stations] == list(range(0, 101, 10))
    assert all(abs(way_x - 1) < 0.01 for _, _, way_x, _ in stations)


def test_perspective_shrinks_with_depth() -> None:
    camera = Perspective(400, 500, 300)
    assert camera.at(0, 0, 5) == (400, 500)
    assert camera.size(4) == camera.size(1) / 4


def test_layouts() -> None:
    clock = ring(0, 0, 10, 12)
    assert (round(clock[0].x), round(clock[0].y)) == (0, -10)
    assert (round(clock[3].x), round(clock[3].y)) == (10, 0)
    shell = spiral(0, 0, 1, 100, 2, 30)
    far = [np.hypot(spot.x, spot.y) for spot in shell]
    assert far == sorted(far)
    places = scattered(random.Random(1), 20, (0, 0, 100, 100), 10)
    assert all(
        np.hypot(a[0] - b[0], a[1] - b[1]) >= 10 for a in places for b in places if a is not b
    )
    steps = list(rows(0, 100, 5))
    assert steps[-1] == (pytest.approx(100), pytest.approx(1))
    assert not horizon([(0, 10), (50, 0), (100, 10)]).isEmpty()


def test_every_pawn_has_a_sign_of_its_own() -> None:
    assert list(SIGNS) == list(PAWNS.values())
    outlines = {tuple(sign().computeTightBounds()) for sign in SIGNS.values()}
    assert len(outlines) == len(SIGNS)
    assert not rabbit_leaping().isEmpty()
    assert _size(rabbit_pawn())[1] > _size(rabbit_pawn())[0]
