"""Somebody in a pose, thrown into a canvas: legs, trunk, clothes, arms, hands and the head."""

from .buffer import Canvas
from .cloth import trunk
from .hands import Hold
from .heads import head
from .limbs import arm, leg
from .look import Look
from .pose import Pose
from .poses import POSES
from .skeleton import Skeleton
from .space import Place, Vec


class Person:
    """A look in a pose. Its joints are known before it is drawn, its hands' places after that."""

    def __init__(
        self,
        look: Look,
        pose: Pose | str = "stand",
        at: Place = (0, 0, 0),
        facing: float | None = None,
        tilt: Vec | None = None,
    ) -> None:
        self.look = look
        self.pose = POSES[pose] if isinstance(pose, str) else pose
        turned = self.pose.facing if facing is None else facing
        self.bones = Skeleton(look.body, self.pose, at, turned, tilt)
        self.hold: dict[str, Hold] = {}

    def draw(self, canvas: Canvas) -> "Person":
        """Throw the person into a canvas; `hold["l"]` and `hold["r"]` then tell of the hands."""
        for name in "lr":
            leg(canvas, self.bones, self.look, name)
        trunk(canvas, self.bones, self.look)
        for name in "lr":
            self.hold[name] = arm(canvas, self.bones, self.look, name)
        head(canvas, self.bones.head, self.bones.build, self.look)
        self._rest(canvas)
        return self

    def _rest(self, canvas: Canvas) -> None:
        """Darken the ground where the trunk lies on it or sits."""
        high = self.bones.high
        for centre, *_ in self.bones.rings[::3]:
            if -0.05 < centre[1] < 0.16 * high:
                canvas.contact((centre[0], 0, centre[2]), 0.12 * high, 0.8)

    def place(self, name: str) -> Vec:
        """Return a part of the body in space: head, chest, pelvis, knee_l, hand_r, and more."""
        return self.bones.part(name)[0]

    @property
    def ahead(self) -> Vec:
        """Where the person faces, level with the ground."""
        return self.bones.world[:, 2]
