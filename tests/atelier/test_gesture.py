"""Figures from gesture: their bones keep their lengths, feet stand, hands close round things."""

from itertools import pairwise

import numpy as np
import pytest

from pinxit_atelier.animals.fur import furred
from pinxit_atelier.engine import Page, Scene
from pinxit_atelier.gesture import (
    BUILDS,
    GRIPS,
    POSES,
    Camera,
    Canvas,
    Hand,
    Look,
    Stage,
    close_up,
    figure,
    things,
    vec,
)
from pinxit_atelier.gesture.buffer import FAR
from pinxit_atelier.gesture.hands import FLESH, ROD, solve
from pinxit_atelier.gesture.patterns import INKS, pattern
from pinxit_atelier.gesture.skeleton import ANKLE, Skeleton

SMALL = 0.25
WOMAN = Look("woman", "tan", top="#b5503c", skirt=0.6, collar="shirt", buttons="#ffffff")
MAN = Look("heavy_man", "fair", coat="#445566", scarf="#aa3322", boots=0.6, apron="#889999")


def paper(seed: int = 3) -> Scene:
    scene = Scene(Page(SMALL), seed, light=(100, 100, 500), reach=3000)
    return scene.backdrop([(0, "#d8d0c0"), (1, "#d8d0c0")], scene.page.y, amount=0)


def far(one: np.ndarray, other: np.ndarray) -> float:
    return float(np.linalg.norm(one - other))


@pytest.mark.parametrize("name", sorted(POSES))
def test_bones_keep_their_lengths_in_every_pose(name: str) -> None:
    for build in ("woman", "heavy_man", "toddler"):
        bones = Skeleton(BUILDS[build], POSES[name], (0.3, 0, 0.1), 50)
        for limb in (*bones.legs.values(), *bones.arms.values()):
            assert far(limb.root, limb.middle) == pytest.approx(limb.upper, abs=1e-6)
            assert far(limb.middle, limb.end) == pytest.approx(limb.lower, abs=1e-6)


@pytest.mark.parametrize("build", sorted(BUILDS))
def test_who_stands_has_both_feet_on_the_ground(build: str) -> None:
    bones = Skeleton(BUILDS[build], POSES["stand"], (0, 0, 0), 30)
    for leg in bones.legs.values():
        assert leg.end[1] == pytest.approx(ANKLE * bones.high, abs=0.012)


def test_poses_say_what_touches_the_ground() -> None:
    assert POSES["stand"].touching == ("left foot", "right foot")
    assert POSES["jumping"].touching == ()
    assert "body" in POSES["sleeping"].touching


def test_a_pose_and_its_mirror_image_are_one_another() -> None:
    pose = POSES["violin"]
    assert pose.mirrored() != pose
    assert pose.mirrored().mirrored() == pose
    bones = Skeleton(BUILDS["woman"], pose, (0, 0, 0), 0)
    mirrored = Skeleton(BUILDS["woman"], pose.mirrored(), (0, 0, 0), 0)
    flipped = mirrored.arms["r"].end * vec(-1, 1, 1)
    assert far(bones.arms["l"].end, flipped) < 1e-6


def test_hands_stay_outside_a_belly() -> None:
    pose = POSES["stand"].like(right_hand=Hand((-0.02, 0.60, 0.08)))
    thin = Skeleton(BUILDS["woman"], pose)
    round_ = Skeleton(BUILDS["woman"].like(belly=0.08), pose)
    assert round_.arms["r"].end[2] > thin.arms["r"].end[2] + 0.04


def test_a_fist_closes_round_its_rod_and_does_not_enter_it() -> None:
    hold, thumb = solve(vec(0, 0, 0), vec(1, 0, 0), vec(0, 0, 1), "rod", 1, left=False)

    def away(place: np.ndarray) -> float:
        off = place - hold.rod
        return float(np.linalg.norm(off - hold.axis * float(off @ hold.axis)))

    assert min(away(joint) for joint in thumb) > ROD
    for joints in hold.fingers:
        for index, (one, other) in enumerate(pairwise(joints)):
            for part in np.linspace(0, 1, 9):
                thick = FLESH[index] * (1 - part) + FLESH[index + 1] * part
                assert away(one * (1 - part) + other * part) > ROD + 0.9 * thick
    angles = [np.arctan2(*(joint - hold.rod)[[2, 0]]) for joint in hold.fingers[1]]
    assert np.degrees(np.ptp(np.unwrap(angles))) > 115  # the palm is what closes the rest


def test_thumb_and_finger_meet_in_a_pinch() -> None:
    hold, _ = solve(vec(0, 0, 0), vec(1, 0, 0), vec(0, 0, 1), "pinch", 1, left=True)
    assert far(hold.thumb, hold.tips[0]) < 0.12


@pytest.mark.parametrize("grip", sorted(GRIPS))
def test_every_grip_has_a_left_and_a_right_hand(grip: str) -> None:
    right, _ = solve(vec(0, 0, 0), vec(0, 1, 0), vec(0, 0, 1), grip, 1, left=False)
    left, _ = solve(vec(0, 0, 0), vec(0, 1, 0), vec(0, 0, 1), grip, 1, left=True)
    for one, other in zip(right.tips, left.tips, strict=True):
        assert far(one * vec(-1, 1, 1), other) < 1e-9


def test_the_nearest_mass_is_seen() -> None:
    canvas = Canvas(Camera(100, (50, 50), look=(0, 0, 0)), (0, 0, 100, 100), 1)
    with canvas.part("#ff0000") as near:
        near.ball((0, 0, 0.3), 0.1)
    with canvas.part("#0000ff") as behind:
        behind.chain([(-0.3, 0, 0), (0.3, 0, 0)], [0.2, 0.2])
    assert canvas.colour[50, 50].tolist() == [1, 0, 0]
    assert canvas.colour[50, 25].tolist() == [0, 0, 1]
    assert canvas.normal[50, 50, 2] > 0.9


def test_a_limb_is_as_thick_as_it_is_said_to_be() -> None:
    canvas = Canvas(Camera(100, (50, 50), look=(0, 0, 0), near=1000), (0, 0, 100, 100), 1)
    with canvas.part("#ffffff") as limb:
        limb.chain([(0, 0.4, 0), (0, -0.4, 0)], [0.2, 0.1])
    widths = (canvas.z > FAR).sum(1)
    assert widths[12] == pytest.approx(40, abs=3)
    assert widths[50] == pytest.approx(30, abs=3)
    assert widths[88] == pytest.approx(20, abs=3)


def test_cloth_has_no_holes() -> None:
    canvas = Canvas(Camera(200, (100, 100), look=(0, 0, 0)), (0, 0, 200, 200), 2)
    x, y = np.meshgrid(np.linspace(-0.4, 0.4, 9), np.linspace(0.4, -0.4, 7))
    with canvas.part("#ffffff") as sheet:
        sheet.surface(np.stack([x, y, 0.1 * np.sin(x * 9)], -1))
    assert (canvas.z[60:-60, 60:-60] > FAR).all()


@pytest.mark.parametrize("name", sorted(INKS))
def test_every_pattern_has_two_colours(name: str) -> None:
    paint = pattern(f"{name} #ffffff")
    assert paint is not None
    u, v = np.meshgrid(np.linspace(0, 0.2, 80), np.linspace(0, 0.2, 80))
    colours = paint(u, v, np.zeros((80, 80, 3), np.float32))
    assert colours.min() == 0
    assert colours.max() > 0.1


def test_the_same_figure_is_painted_twice_alike() -> None:
    one, other = paper(), paper()
    figure(one, WOMAN, "walking", 400, 1000, 600)
    figure(other, WOMAN, "walking", 400, 1000, 600)
    assert np.array_equal(one.image, other.image)


def test_nothing_is_painted_far_from_the_figure() -> None:
    scene = paper()
    before = scene.image.copy()
    figure(scene, MAN, "stand", 400, 1000, 500, shadow=0)
    changed = np.abs(scene.image - before).max(-1) > 1e-4
    rows, columns = np.nonzero(changed)
    assert rows.size > 500
    assert rows.min() / SMALL > 1000 - 560
    assert rows.max() / SMALL < 1000 + 60
    assert 400 - 220 < columns.min() / SMALL < columns.max() / SMALL < 400 + 220


def test_a_figure_cut_by_the_edge_or_off_the_page_is_no_trouble() -> None:
    scene = paper()
    figure(scene, WOMAN, "dancing", 10, 1190, 700)
    before = scene.image.copy()
    figure(scene, WOMAN, "dancing", 4000, 600, 300)
    assert np.array_equal(before, scene.image)


def test_the_side_towards_the_light_is_lighter() -> None:
    grey = Look("man", top="#808080", legs="#808080")
    bodies = []
    for x in (-2000, 2800):
        scene = paper()
        figure(scene, grey, "stand", 400, 1100, 900, facing=0, light=(x, 500, 300), shadow=0)
        bodies.append(scene.image[110:200, 82:118].mean((0, 2)))
    assert (bodies[0] - bodies[1])[:10].mean() > 0.05
    assert (bodies[0] - bodies[1])[-10:].mean() < -0.05


def test_a_shadow_falls_on_the_ground_away_from_the_light() -> None:
    scene = paper()
    before = scene.image.copy()
    figure(scene, MAN, "stand", 400, 900, 500, light=(-800, -300, 500))
    ground = (before - scene.image)[215:240].mean((0, 2))
    assert ground[112:160].max() > ground[20:80].max() + 0.01


def test_a_silhouette_is_of_one_colour() -> None:
    scene = paper()
    figure(scene, MAN, "stand", 400, 1000, 600, silhouette="#102040")
    body = scene.image[190, 98:102]
    assert np.abs(body - np.array([16, 32, 64]) / 255).max() < 0.06


def test_what_is_out_of_focus_has_soft_edges() -> None:
    sharp, soft = paper(), paper()
    figure(sharp, MAN, "stand", 400, 1000, 600, silhouette="#102040")
    figure(soft, MAN, "stand", 400, 1000, 600, silhouette="#102040", blur=20)
    steep = [np.abs(np.diff(scene.image, axis=1)).max() for scene in (sharp, soft)]
    assert steep[1] < 0.6 * steep[0]


def test_things_are_placed_from_the_hands() -> None:
    stage = Stage(paper(), 400, 1000, 500)
    who = stage.person(WOMAN, "holding_up")
    seen = stage.canvas.z > FAR
    things.umbrella(stage.canvas, who.hold["r"])
    assert (stage.canvas.z > FAR).sum() > seen.sum() + 2000
    x, y = stage.page(who.hold["r"].rod)
    assert 250 < x < 550
    assert 500 < y < 900
    stage.paint()


def test_every_thing_can_be_drawn() -> None:
    stage = Stage(paper(), 400, 900, 400)
    canvas, who = stage.canvas, stage.person(MAN, "reading")
    left, right = who.hold["l"], who.hold["r"]
    things.book(canvas, left, right)
    things.closed_book(canvas, left)
    things.cane(canvas, right)
    things.staff(canvas, right)
    things.bag(canvas, left)
    things.lantern(canvas, left)
    things.cup(canvas, left)
    things.cup(canvas, (0.4, 0.2, 0))
    things.rope(canvas, [(0, 0, 0), (0.4, 0.4, 0)], 0.01, "#c9a565")
    things.string(canvas, [(0, 0, 0), (0.4, 0.4, 0)])
    things.crate(canvas, (0.5, 0.1, 0), (0.1, 0, 0), (0, 0.1, 0), (0, 0, 0.1), "#b98a52")
    things.chair(canvas, (-0.4, 0.22, 0), (0, 0, 1))
    things.stool(canvas, (-0.7, 0.2, 0))
    things.table(canvas, (0.6, 0.35, -0.2), (0, 0, 1), 0.2, 0.1)
    things.basket(canvas, (0.7, 0, 0.2))
    things.hat(canvas, (0, 1.2, 0), (0, 1, 0))
    things.stone(canvas, (0.8, 0, 0), 0.05)
    assert np.isfinite(canvas.normal).all()
    stage.paint()


def test_a_hand_can_be_the_subject() -> None:
    scene = paper()
    before = scene.image.copy()
    stage = close_up(scene, 450, 700, 300)
    held = stage.hand("rod", (-1, 0.1, 0), (0, 0, 1), sleeve="#40566b", cuff="#ffffff", old=1)
    things.rod(stage.canvas, [held.rod - held.axis, held.rod + held.axis], 0.006, "#553311")
    stage.paint()
    rows, columns = np.nonzero(np.abs(scene.image - before).max(-1) > 1e-3)
    assert rows.size > 1500
    assert columns.min() / SMALL < 450 - 150


def test_all_clothes_can_be_worn() -> None:
    scene = paper()
    for number, look in enumerate(
        (
            MAN.like(lining="#aa8844", buttons="#d8b45a", coat_open=0.1),
            WOMAN.like(drape="#8a2f4a", skirt=0.95, belt="#332211", top_pattern="dots"),
            WOMAN.like(shawl="#c0a080", collar="ruff", shoes="", skirt_colour="#334455"),
            Look(
                "child", leg_length=0.45, socks="#ffffff", cape="#aa2222", collar="sailor", hem=0.05
            ),
            Look("old_man", collar="high", turnups=True, cuffs="#ffffff", legs_pattern="checks"),
            Look("toddler", collar="v", shoes="", sleeves=0.2),
        )
    ):
        figure(scene, look, ("walking", "seated")[number % 2], 60 + number * 130, 900, 200)
    assert np.isfinite(scene.image).all()


def test_a_figure_in_a_layer_is_taken_as_part_of_it() -> None:
    alone, layered = paper(), paper()
    figure(alone, WOMAN, "stand", 400, 900, 500, shadow=0, contact=0)
    with layered.layer("cloth", still=0.5):
        figure(layered, WOMAN, "stand", 400, 900, 500, shadow=0, contact=0)
    assert np.abs(alone.image - paper().image).max() > 0.2
    assert np.abs(layered.image - alone.image).max() < 0.02


def ball(scene: Scene) -> Stage:
    stage = Stage(scene, 400, 900, 400)
    with stage.canvas.part("#8a5a38") as body:
        body.ball((0, 0.5, 0), 0.3)
    return stage.paint(shadow=0, contact=0)


def test_fur_lies_on_what_is_modelled_and_only_a_little_beyond() -> None:
    bare, scene = paper(), paper()
    ball(bare)
    stage = ball(scene)
    furred(scene, stage.canvas, 900, long=12)
    changed = np.abs(scene.image - bare.image).max(2) > 0.01
    x, y = stage.page((0, 0.5, 0))
    away = np.hypot(scene.page.x - x, scene.page.y - y)
    assert changed[away < 100].mean() > 0.2
    assert not changed[away > 150].any()
