"""Strokes, layers and palettes: what a card asks for is what its picture gets."""

import numpy as np
import pytest

from pinxit_atelier.engine import (
    MATERIALS,
    Brush,
    Cast,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    around,
    ellipse,
    rect,
    rgb,
)
from pinxit_atelier.engine.light import volume
from pinxit_atelier.engine.palette import from_lab, held, to_lab
from pinxit_atelier.engine.values import edged, grouped, luma

SMALL = 0.25
GREY = [(0.0, "#c0c0c0"), (1.0, "#c0c0c0")]


def plain(seed: int = 1, **how: object) -> Scene:
    scene = Scene(Page(SMALL), seed, shade="#203080", **how)  # type: ignore[arg-type]  # whatever a scene takes
    return scene.backdrop(GREY, scene.page.y / 1200, amount=0)


def at(scene: Scene, x: float, y: float) -> Field:
    pixel: Field = scene.image[int(y * SMALL), int(x * SMALL)]
    return pixel


def small_card() -> Scene:
    scene = plain(felt=0.1).of("sky")
    scene.focus(400, 500, 120).still(ellipse(400, 420, 40)).exact(ellipse(100, 900, 20))
    with scene.layer("fur", form=0.6, cast=Cast((0.5, 0.2), 800), contact=0.5, still=0.2):
        scene.add(scene.sheet().fill(ellipse(400, 600, 200), "#a04020"), relief=30, rim=0.5)
    few = Palette(colours=("#a04020", "#203080"), mother="#c0a080", accent="#a04020", warmth=0.2)
    return scene.finish(Look(brush=Brush(), palette=few, masses=0.4))


def test_a_picture_in_strokes_is_the_same_every_time() -> None:
    one, other = small_card().image, small_card().image
    assert np.array_equal(one, other)
    assert one.dtype == np.float32
    assert 0 <= one.min() < one.max() <= 1


def test_strokes_change_the_surface_and_not_the_picture() -> None:
    flat, painted = plain(), plain()
    for scene in (flat, painted):
        scene.add(scene.sheet().fill(rect(0, 0, 400, 1200), "#304060"), amount=0, wobble=0)
        scene.focus(400, 600, 300)
    painted.finish(Look(brush=Brush(), bloom=0, vignette=0, saturation=1))
    assert 0.002 < np.abs(flat.image - painted.image).mean() < 0.03


def test_a_still_place_is_not_painted_over() -> None:
    looks = []
    for amount in (0.0, 1.0):
        scene = plain()
        fine = scene.page.noise(3, 30, 2) * 0.1
        scene.image = (scene.image + fine[..., None]).astype(np.float32)
        before = scene.image.copy()
        scene.focus(400, 5000).still(rect(100, 100, 600, 1000), amount)
        scene.finish(
            Look(brush=Brush(canvas=0, grain=0, edges=0), bloom=0, vignette=0, saturation=1)
        )
        apart = np.abs(scene.image - before)[75:225, 50:150]
        looks.append(float(apart.mean()))
    assert looks[1] < looks[0] * 0.4


def test_strokes_run_along_their_way() -> None:
    steps = []
    for way in (0.0, 90.0):
        scene = plain().of("wood", way=way)
        scene.finish(Look(brush=Brush(grain=0, canvas=0), bloom=0, vignette=0))
        value = luma(scene.image)
        steps.append(np.abs(np.diff(value, axis=0)).mean() / np.abs(np.diff(value, axis=1)).mean())
    assert steps[0] > 1.2
    assert steps[1] < 0.83


def test_every_material_can_be_painted_and_an_unknown_one_is_named() -> None:
    for name in MATERIALS:
        scene = plain()
        scene.lay(scene.sheet().fill(ellipse(400, 600, 150, 250), "#806040"), name, form=0.3)
        scene.finish(Look(brush=Brush(sizes=(20, 6))))
    with pytest.raises(ValueError, match="velvet"):
        plain().of("velvet")


def test_ways_about_a_place_are_rings_or_rays() -> None:
    page = Page(SMALL)
    right = round(600 * SMALL), round(500 * SMALL)
    assert around(page, 400, 600)[right[0], right[1]] % 180 == pytest.approx(90)
    assert around(page, 400, 600, 90)[right[0], right[1]] % 180 == pytest.approx(0, abs=0.1)


def test_a_disc_is_blown_up_to_half_a_ball() -> None:
    page = Page(SMALL)
    height = volume((page.distance(400, 600) < 240).astype(np.float32))
    assert height[150, 100] == pytest.approx(240 * SMALL, rel=0.08)
    assert height[150, 130] == pytest.approx((240**2 - 120**2) ** 0.5 * SMALL, rel=0.1)


def test_a_form_is_lit_from_the_light_and_dark_on_its_other_side() -> None:
    scene = plain(light=(0, 600, 200))
    with scene.layer(form=0.8):
        scene.add(scene.sheet().fill(ellipse(400, 600, 200), "#808080"), amount=0, hue=0)
    assert at(scene, 260, 600).mean() > at(scene, 540, 600).mean() + 0.1
    assert at(scene, 100, 600) == pytest.approx(rgb("#c0c0c0"), abs=0.01)


def test_shadows_join_and_do_not_darken_twice() -> None:
    one, two = plain(), plain()
    place = rect(100, 100, 300, 300)
    one.in_shadow(place)
    two.in_shadow(place).in_shadow(place, 0.4).in_shadow(place)
    assert np.allclose(one.image, two.image, atol=1e-5)
    assert at(one, 250, 250).mean() < 0.5
    assert at(one, 250, 250)[2] > at(one, 250, 250)[0]  # the colour of the scene's shadows


def test_what_stands_throws_its_shadow_over_the_ground() -> None:
    scene = plain(light=(0, 100, 200))
    with scene.layer(cast=Cast((1.0, 0.5), 600, 0.9, 0.02)):
        scene.add(scene.sheet().fill(rect(280, 300, 40, 300), "#f0f0f0"), amount=0, wobble=0, hue=0)
    assert at(scene, 300, 400) == pytest.approx(rgb("#f0f0f0"), abs=0.02)
    assert at(scene, 400, 650).mean() < 0.55  # 100 high: 100 to the right, 50 down
    assert at(scene, 200, 650).mean() > 0.7
    right, down = scene.falls(300, 600).fall
    assert right > 0
    assert down > 0


def test_a_part_shades_only_the_other_parts_of_its_thing() -> None:
    scene = plain()
    with scene.layer():
        scene.add(scene.sheet().fill(rect(100, 100, 300, 300), "#ffffff"), amount=0, wobble=0)
        with scene.layer(cast=Cast((0, 60), dark=0.9, soft=0)):
            scene.add(scene.sheet().fill(rect(300, 200, 300, 50), "#ffffff"), amount=0, wobble=0)
    assert at(scene, 350, 290).mean() < 0.7
    assert at(scene, 500, 290) == pytest.approx(rgb("#c0c0c0"), abs=0.01)


def test_a_near_thing_can_be_out_of_focus_and_a_far_one_in_the_air() -> None:
    sharp, soft, far = plain(), plain(), plain()
    for scene, how in ((sharp, {}), (soft, {"blur": 12}), (far, {"air": ("#c0c0c0", 0.5)})):
        with scene.layer(**how):
            scene.add(scene.sheet().fill(rect(0, 0, 400, 1200), "#000000"), amount=0, wobble=0)
    assert at(soft, 404, 600).mean() < at(sharp, 404, 600).mean() - 0.1
    assert at(far, 200, 600).mean() == pytest.approx(0.376, abs=0.03)


def test_without_felt_no_rim_and_no_shadow_of_the_cut_are_left() -> None:
    scene = plain(felt=0)
    sheet = scene.sheet().fill(ellipse(400, 600, 200), "#802020")
    scene.add(sheet, rim=1, shadow=(0, 40, 20, 0.8))
    assert at(scene, 400, 830) == pytest.approx(rgb("#c0c0c0"), abs=0.01)
    assert scene.image[..., 1].max() < 0.76


def test_values_are_pulled_to_a_few_masses() -> None:
    page = Page(SMALL)
    grey = np.repeat((page.x / 800)[..., None], 3, -1).astype(np.float32)
    pulled = luma(grouped(page, grey, 1.0, 3))
    counts, _ = np.histogram(pulled, 12, (0, 1))
    assert counts.max() > 1.6 * counts.mean()


def test_edges_are_lost_in_the_dark_and_found_at_the_focus() -> None:
    page = Page(1.0, (160, 60))
    step = np.where(page.x < 80, 0.05, 0.12)
    dark = np.repeat(step[..., None], 3, -1).astype(np.float32)
    bright = np.repeat(np.where(page.x < 80, 0.2, 0.8)[..., None], 3, -1).astype(np.float32)
    nowhere, here = np.zeros_like(page.x), np.ones_like(page.x)

    def jump(image: Field) -> float:
        return float(np.abs(np.diff(luma(image), axis=1)).max())

    assert jump(edged(page, dark, nowhere, 1)) < 0.7 * jump(dark)
    assert jump(edged(page, bright, here, 1)) > 1.05 * jump(bright)


def test_a_palette_quiets_all_but_its_accent() -> None:
    colours = np.array([[rgb("#30a040"), rgb("#d03020"), rgb("#4060c0")]], np.float32)
    few = Palette(colours=("#d8b090", "#6070a0"), hold=1, quiet=0.2, accent="#d03020")
    after = held(colours, few)
    green, red = (np.hypot(*to_lab(after[0, n])[1:]) for n in (0, 1))
    assert green < 0.5 * np.hypot(*to_lab(colours[0, 0])[1:])
    assert red > 0.9 * np.hypot(*to_lab(colours[0, 1])[1:])
    assert np.allclose(to_lab(after)[..., 0], to_lab(colours)[..., 0], atol=0.03)
    assert np.allclose(from_lab(to_lab(colours)), colours, atol=1e-3)


def test_a_warm_palette_warms_lights_and_cools_darks() -> None:
    greys = np.array([[[0.15] * 3, [0.9] * 3]], np.float32)
    dark, light = held(greys, Palette(quiet=0, warmth=1))[0]
    assert dark[2] > dark[0]
    assert light[0] > light[2]
