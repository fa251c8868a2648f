"""Everybody and everything can be drawn, in every pose, and says where its parts are."""

import random

import numpy as np
import pytest

from pinxit_atelier.animals import ANIMALS
from pinxit_atelier.engine import Page, Scene, Sheet
from pinxit_atelier.people import POSES, Figure, crowd, hand, somebody
from pinxit_atelier.people.poses import View
from pinxit_atelier.things import THINGS
from tests.at_length import times

MOTIFS = {**ANIMALS, **THINGS}
PAGE = Page(0.1)
VIEWS: tuple[View, ...] = ("q", "back_q")  # each pose in one of them, and at length in both


def test_there_are_enough_animals() -> None:
    assert len(ANIMALS) >= 20
    assert sum(len(motif.poses) > 1 for motif in ANIMALS.values()) >= 20


@pytest.mark.parametrize("name", sorted(MOTIFS))
def test_every_pose_puts_paint_on_paper(name: str) -> None:
    motif = MOTIFS[name]
    poses = list(motif.poses)
    for pose in times(poses[:: max(1, len(poses) - 1)], poses):  # the first and the last
        sheet = Sheet(PAGE)
        marks = motif(sheet, 400, 700, size=3, pose=pose, seed=2)
        assert sheet.pixels()[..., 3].max() > 0.2, pose
        assert all(np.isfinite(place).all() for place in marks.values()), pose


def test_a_pose_that_nobody_knows_is_named() -> None:
    with pytest.raises(ValueError, match="stretch"):
        MOTIFS["cat"](Sheet(PAGE), 0, 0, pose="compute")


@pytest.mark.parametrize("pose", sorted(POSES))
def test_people_can_be_posed(pose: str) -> None:
    scene = Scene(PAGE, 1)
    who = somebody(random.Random(pose))
    turn = sorted(POSES).index(pose) % 2
    for view in times((VIEWS[turn],), VIEWS):
        before = scene.image.copy()
        Figure(who, pose, view).draw(scene, 400, 900, 600)
        assert not np.array_equal(before, scene.image), view


def test_people_differ() -> None:
    rng = random.Random(3)
    looks = [somebody(rng) for _ in range(40)]
    assert len({(look.body, look.skin, look.hair) for look in looks}) > 30
    scene = Scene(PAGE, 1)
    crowd(scene, rng, [(200, 900, 200), (400, 920, 220), (600, 940, 240)])
    assert scene.image.max() > 0


def test_a_hand_knows_where_its_fingers_are() -> None:
    scene = Scene(PAGE, 1)
    tips = hand(scene, 400, 600, 300, pose="open").tips()
    assert len(tips) == 5
    assert len({(round(x), round(y)) for x, y in tips}) == 5
