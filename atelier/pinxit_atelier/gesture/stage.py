"""The stage: a camera over the scene's ground, on which people and things are put, then painted."""

from typing import Any, Final

import numpy as np

from pinxit_atelier.engine import Scene
from pinxit_atelier.engine.colour import Colour

from .buffer import Canvas
from .hands import Hold, hand
from .limbs import covered, forearm
from .look import Look, given
from .paint import Paint, cast
from .person import Person
from .pose import Pose
from .poses import POSES
from .space import Camera, Place, unit

HAND: Final = 0.112  # the length of a grown hand


class Stage:
    """A piece of ground: its origin is seen at (x, y) on the page.

    A grown person is about `height` units of the page high there.
    `yaw` walks round it, `pitch` looks down on it (60: from above, negative: from below), `roll`
    tilts it; `near` is how far off we are (5 is calm, 1.6 a wide lens). `box` limits the canvas.
    """

    def __init__(
        self,
        scene: Scene,
        x: float,
        y: float,
        height: float,
        *,
        yaw: float = 0,
        pitch: float = 8,
        roll: float = 0,
        near: float = 5,
        box: tuple[float, float, float, float] | None = None,
        detail: float = 1.0,
    ) -> None:
        self.scene, self.height = scene, height
        start = Camera(height, (0, 0), yaw=yaw, pitch=pitch, roll=roll, near=near)
        foot = start.page((0, 0, 0))
        self.camera = Camera(
            height, (x - foot[0], y - foot[1]), yaw=yaw, pitch=pitch, roll=roll, near=near
        )
        self.canvas = Canvas(
            self.camera, box or self._box(scene, x, y), self._sharpness(height * detail), detail
        )
        self.people: list[Person] = []
        self.focus: tuple[float, float, float] | None = None

    def _box(self, scene: Scene, x: float, y: float) -> tuple[float, float, float, float]:
        wide, high = scene.page.size
        reach = self.height * 1.25
        left, right = max(x - reach, -20), min(x + reach, wide + 20)
        top, bottom = max(y - reach * 1.3, -20), min(y + reach * 0.75, high + 20)
        return left, top, max(right, left + 10), max(bottom, top + 10)

    @staticmethod
    def _sharpness(height: float) -> float:
        """Return the pixels of the canvas for each unit of the page: small figures need more."""
        return 2.6 if height < 160 else 2.0 if height < 420 else 1.6

    def person(
        self,
        look: Look,
        pose: Pose | str = "stand",
        at: Place = (0, 0, 0),
        facing: float | None = None,
        **changes: Any,
    ) -> Person:
        """Put somebody there, in a pose or a changed one, and return them with their hands."""
        start = POSES[pose] if isinstance(pose, str) else pose
        who = Person(look, start.like(**changes) if changes else start, at, facing)
        self.people.append(who)
        return who.draw(self.canvas)

    def hand(
        self,
        grip: str,
        ahead: Place,
        palm: Place,
        *,
        at: Place = (0, 0, 0),
        elbow: Place | None = None,
        left: bool = False,
        skin: Colour = "tan",
        sleeve: Colour = "",
        bare: float = 0.35,
        wide: float = 1.0,
        old: float = 0.0,
        size: float = HAND,
        cuff: Colour = "",
    ) -> Hold:
        """Put a hand there, without a body: its wrist is at a place, its forearm goes to `elbow`.

        `ahead` is where the knuckles point, `palm` where the palm looks; `bare` is how much of the
        forearm the sleeve leaves.
        """
        tone = Look(skin=skin).skin_colour
        wrist = np.asarray(at, float)
        end = wrist - unit(ahead) * 0.24 if elbow is None else np.asarray(elbow, float)
        forearm(self.canvas, wrist, end, tone, size * wide)
        hold = hand(
            self.canvas,
            wrist,
            ahead,
            palm,
            grip,
            size=size,
            left=left,
            skin=tone,
            wide=wide,
            old=old,
            nails=True,
        )
        if given(sleeve):
            covered(self.canvas, wrist, end, sleeve, bare, size * wide, cuff)
        if self.focus is None:
            self.focus = (*self.camera.page(hold.rod), 1.6 * size * self.height)
        return hold

    def paint(self, **how: Any) -> "Stage":
        """Paint all of it into the scene; see Paint for what can be asked."""
        if "focus" not in how and self.focus is not None:
            how = {"focus": self.focus, "shadow": 0, **how}
        elif "focus" not in how and self.people:
            head = self.people[0].bones.head.place
            how["focus"] = (*self.camera.page(head), 0.42 * self.height)
        cast(self.scene, self.canvas, Paint(**how))
        return self

    def page(self, place: Place) -> tuple[float, float]:
        """Return where on the page a place in space is seen."""
        return self.camera.page(place)


STAGE: Final = ("yaw", "pitch", "roll", "near", "box", "detail")


def figure(
    scene: Scene,
    look: Look,
    pose: Pose | str,
    x: float,
    y: float,
    height: float,
    *,
    facing: float | None = None,
    **how: Any,
) -> Person:
    """Paint one person whose ground is at (x, y), on a page where a grown one is `height` high.

    The keywords are those of Stage, of Paint, and what is changed of the pose.
    """
    stage = Stage(scene, x, y, height, **{key: how.pop(key) for key in STAGE if key in how})
    paints = {key: how.pop(key) for key in list(how) if key in Paint.__dataclass_fields__}
    who = stage.person(look, pose, facing=facing, **how)
    stage.paint(**paints)
    return who


def close_up(scene: Scene, x: float, y: float, size: float, **view: Any) -> Stage:
    """Return a stage for hands as the subject: a hand is `size` long there, its wrist at (x, y).

    Things have their usual sizes: a hand is 0.112 long, a cup 0.07 high.
    """
    return Stage(scene, x, y, size / HAND, **{"pitch": 6, "detail": 0.24, **view})
