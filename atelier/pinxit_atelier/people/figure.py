"""A figure: a look, a pose and a view, painted as one."""

from collections.abc import Callable
from typing import Any

import skia
from msgspec import structs

from pinxit_atelier.engine import Scene

from .above import Above, solve_above
from .bodies import Look, shaded
from .cloth import Cloth
from .clothes import draw_cape, draw_coat, draw_scarf
from .faces import draw_face
from .forms import lerp, tube
from .hair import hair_back, hair_front
from .hats import HAIRLESS, WRAPS, draw_hat
from .held import Held
from .limbs import draw_arm, draw_leg
from .masks import draw_mask
from .poses import BEHIND, SQUARE, Joints, Pose, View, solve
from .props import BEFORE, OVER, UNDERNEATH, draw_prop
from .repertoire import POSES
from .stage import Frame, Light, Stage, matrix

LYING: dict[str, tuple[str, View]] = {
    "lie": ("lie_flat", "front"),
    "lie_front": ("lie_flat", "back"),
    "sleep": ("sleep", "side"),
}
Extra = Callable[[Stage, "Figure"], None]


class Figure:
    """Somebody who does something.

    `pose` is one of POSES or a Pose; further keywords change it:
    `Figure(who, "walk", near_arm=(90, 90), head=-10)`.
    """

    def __init__(
        self,
        look: Look | None = None,
        pose: str | Pose = "stand",
        view: View = "q",
        *,
        prop_colour: Any = None,
        **changes: Any,
    ) -> None:
        self.look = look or Look()
        if view == "top" and isinstance(pose, str) and pose in LYING:
            pose, view = LYING[pose]  # from above, one who lies is seen as one who stands before us
        base = POSES[pose] if isinstance(pose, str) else pose
        self.pose = structs.replace(base, **changes) if changes else base
        self.view: View = view
        self.body = self.look.build
        self.prop_colour = prop_colour
        self.joints = self._solved()
        self.placing = matrix(0, 0, 1)
        self._cloth: Cloth | None = None

    def change(self, **changes: Any) -> "Figure":
        """Change the pose."""
        self.pose = structs.replace(self.pose, **changes)
        self.joints = self._solved()
        return self

    def _solved(self) -> Joints:
        if self.view == "top":
            return solve_above(self.body, self.pose)
        return solve(self.body, self.pose, self.view)

    def place(
        self, x: float, y: float, height: float, *, flip: bool = False, turn: float = 0
    ) -> "Figure":
        """Say where the figure will be, without painting it."""
        own = -self.pose.turn if flip else self.pose.turn
        self.placing = matrix(x, y, height / 100, own + turn, flip=flip)
        return self

    def page(self, joint: str, right: float = 0, down: float = 0) -> tuple[float, float]:
        """Return where a joint is on the page: head, neck, pelvis, wrn (near wrist), wrf, ankn."""
        place = self.joints[joint]
        there = self.placing.mapXY(float(place[0]) + right, float(place[1]) + down)
        return there.x(), there.y()

    def to_units(self, x: float, y: float) -> tuple[float, float]:
        """Return where a place on the page is for this figure."""
        back = skia.Matrix()
        self.placing.invert(back)
        there = back.mapXY(x, y)
        return there.x(), there.y()

    def reach(self, x: float, y: float, side: str = "n", bent: float = 1) -> "Figure":
        """Put a hand (n or f) on a place on the page; the figure must have been placed."""
        target = ("to", *self.to_units(x, y), bent)
        return self.change(**{"near_arm" if side == "n" else "far_arm": target})

    @property
    def frame(self) -> Frame:
        """Where the head is, in figure units."""
        x, y = self.joints["head"]
        turn = self.joints.head_turn * (0.8 if self.view in SQUARE else 1)
        return float(x), float(y), self.body.head, turn

    def render(
        self,
        scene: Scene,
        light: Light | None = None,
        under: Extra | None = None,
        over: Extra | None = None,
        *,
        margin: float | None = None,
        near_arm: bool = True,
        only_arm: bool = False,
        only_head: bool = False,
    ) -> Stage:
        """Paint all parts on a stage of their own.

        `under` and `over` paint things of the card's own: before the near arm, and at the end.
        """
        if margin is None:
            margin = 74 if self.pose.prop in ("balloon", "rope", "oar", "umbrella") else 36
        left, top, right, bottom = self.joints.spread()
        box = left - margin, top - margin, right + margin, bottom + margin
        stage = Stage(scene, self.placing, box, light)
        if not stage.visible:
            return stage
        if only_arm:
            self._arm(stage, "n")
            return stage
        if self.view == "top":
            if under is not None:
                under(stage, self)
            Above(stage, self.joints, self.body, self.look, self.pose).paint()
            if over is not None:
                over(stage, self)
            return stage
        if only_head:
            if self.view not in BEHIND and self.look.hat not in (*WRAPS, *HAIRLESS):
                hair_back(stage, self.frame, self.look, self.view, self.pose.wind[0])
            self._head(stage)
            return stage
        held = Held(self.joints, self.body, self.prop_colour)
        draw_prop(stage, UNDERNEATH, self.pose.prop, held)
        cloth = Cloth(self.joints, self.body, self.look, self.view, self.pose.wind)
        self._cloth = cloth
        self._below(stage, cloth)
        self._head(stage)
        if under is not None:
            under(stage, self)
        draw_prop(stage, BEFORE, self.pose.prop, held)
        self._arms_before(stage, near_arm=near_arm)
        draw_prop(stage, OVER, self.pose.prop, held, relief=0.5)
        if over is not None:
            over(stage, self)
        return stage

    def _arm(self, stage: Stage, side: str, *, far: bool = False) -> None:
        draw_arm(
            stage, self.joints, self.body, self.look, self.view, side, self.pose, far=far,
            onto=None if self._cloth is None else self._cloth.torso,
        )  # fmt: skip

    def _below(self, stage: Stage, cloth: Cloth) -> None:
        """Paint all that is behind or under the head."""
        look, pose, view, joints, body = self.look, self.pose, self.view, self.joints, self.body
        behind = view in BEHIND
        hangs = look.hat not in (*WRAPS, *HAIRLESS)
        if not behind:
            draw_cape(stage, cloth, joints, body, look, view, pose.wind)
        if view in ("front", "q") and hangs:
            hair_back(stage, self.frame, look, view, pose.wind[0])
        if view not in SQUARE and pose.far_layer == "back":
            self._arm(stage, "f", far=True)
        for side in "fn":
            if self._hidden(side):
                self._arm(stage, side)
        for side in "" if pose.hide_legs else "fn":
            far = side == "f" and view not in SQUARE
            draw_leg(stage, joints, body, look, view, side, far=far)
        self._neck(stage)
        draw_coat(stage, cloth, look, view)
        if behind:
            draw_cape(stage, cloth, joints, body, look, view, pose.wind)
            draw_scarf(stage, joints, body, look, view, pose.wind)
        if view == "side" and hangs:
            hair_back(stage, self.frame, look, view, pose.wind[0])
        if view not in SQUARE and pose.far_layer == "mid":
            self._arm(stage, "f", far=True)

    def _neck(self, stage: Stage) -> None:
        neck, head, size = self.joints["neck"], self.joints["head"], self.body.head
        with stage.part(relief=1.6, depth=0.6, shadow=0.4) as cel:
            points = [tuple(neck - self.joints.up * 2.4), tuple(neck), lerp(neck, head, 0.62)]
            column = tube(points, [size * 0.66, size * 0.52, size * 0.52], 10)
            cel.fill(column, shaded(self.look.flesh, 0.2))

    def _head(self, stage: Stage) -> None:
        look, view, frame, blow = self.look, self.view, self.frame, self.pose.wind[0]
        behind = view in BEHIND
        draw_face(stage, frame, look, view)
        if look.hat not in HAIRLESS and not (behind and look.hat == "hood"):
            hair_front(stage, frame, look, view, blow)
        draw_mask(stage, frame, look, view)
        if behind and look.hat not in (*WRAPS, *HAIRLESS):
            hair_back(stage, frame, look, view, blow)
        draw_hat(stage, frame, look, view)
        if not behind:
            draw_scarf(stage, self.joints, self.body, look, view, self.pose.wind)

    def _arms_before(self, stage: Stage, *, near_arm: bool) -> None:
        if self.view in SQUARE and not self._hidden("f"):
            self._arm(stage, "f")
        if near_arm and not self._hidden("n"):
            self._arm(stage, "n")

    def _hidden(self, side: str) -> bool:
        """Whether an arm is hidden by the back: it is before the body, and we are behind it."""
        if self.view != "back":
            return False
        arm = self.pose.arm(side)
        ahead = arm[0] != "to" and 0 <= float(arm[0]) < 60 and float(arm[1]) > 40
        return ahead or self.pose.far_layer == "behind"

    def draw(
        self,
        scene: Scene,
        x: float,
        y: float,
        height: float,
        *,
        flip: bool = False,
        turn: float = 0,
        light: Light | None = None,
        under: Extra | None = None,
        over: Extra | None = None,
        ground: float = 0.5,
        **adding: Any,
    ) -> "Figure":
        """Paint the figure on a scene.

        (x, y) is the ground under it, or its pelvis when it is in the air; `height` is how tall it
        is when it stands; `ground` how dark its shadow on the ground is. Further keywords go to
        Scene.add: rim, haze, opacity …
        """
        self.place(x, y, height, flip=flip, turn=turn)
        if self.view == "top":
            scene.pool(x, y, height * 0.2, height * 0.2, scene.shade * 1.2, ground * 0.7)
        elif ground and not self.pose.air and not self.pose.hide_legs:
            one, other = self.page("ankn")[0], self.page("ankf")[0]
            wide = abs(one - other) / 2 + height * 0.1
            high = height * 0.018 + 1.5
            scene.pool((one + other) / 2, y, wide, high, scene.shade * 1.2, ground)
        stage = self.render(scene, light, under, over)
        if stage.visible:
            scene.add(stage.sheet(), **{**manner(height), **adding})
        return self


def manner(height: float) -> dict[str, Any]:
    """Return how a figure of some height is laid on the picture."""
    return {
        "wobble": min(0.5, height / 700),
        "amount": 0.06,
        "hue": 0.02,
        "rim": 0.45,
        "rim_width": max(0.8, min(2.6, height / 160)),
        "shadow": (0, height * 0.012 + 1, height * 0.02 + 2, 0.3),
    }


def embrace(
    scene: Scene,
    one: Look,
    other: Look,
    x: float,
    y: float,
    height: float,
    other_height: float | None = None,
    *,
    gap: float = 0.13,
    heads: tuple[float, float] = (16, 10),
    light: Light | None = None,
    **adding: Any,
) -> tuple[Figure, Figure]:
    """Paint two people in each other's arms; `one` is on the left."""
    other_height = other_height or height
    left = Figure(one, "embrace", head=heads[0]).place(x - height * gap, y, height)
    right = Figure(other, "embrace", head=heads[1])
    right.place(x + other_height * gap, y, other_height, flip=True)
    for me, you, share, way in ((left, right, 0.58, 1), (right, left, 0.26, -1)):
        there = lerp(you.page("neck"), you.page("pelvis"), share)
        me.reach(there[0] + way * me.body.shoulder * 0.2, there[1])
        me.change(near_hand="relax", near_wrist=10)
    left.reach(*right.page("waist"), side="f")
    right.change(far_arm=(-26, 8))
    scene.pool(x, y, height * 0.3, height * 0.018 + 1.5, scene.shade * 1.2, 0.5)
    for stage in (
        left.render(scene, light, near_arm=False),
        right.render(scene, light),
        left.render(scene, light, only_arm=True),
    ):
        if stage.visible:
            scene.add(stage.sheet(), **{**manner(height), "wobble": 0.3, **adding})
    return left, right
