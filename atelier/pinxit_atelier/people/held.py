"""Who holds something."""

from msgspec import Struct

from pinxit_atelier.engine import Colour

from .bodies import Body
from .forms import Vec, unit
from .poses import Joints


class Held(Struct):
    """Who holds something, and its colour."""

    joints: Joints
    body: Body
    colour: Colour | None = None

    def tint(self, usual: Colour) -> Colour:
        """Return the colour of the thing."""
        return usual if self.colour is None else self.colour

    @property
    def near(self) -> Vec:
        """The near hand."""
        return self.joints["wrn"] + unit(
            self.joints["wrn"] - self.joints["eln"]
        ) * self.body.head * 0.3  # fmt: skip

    @property
    def far(self) -> Vec:
        """The far hand."""
        return self.joints["wrf"] + unit(
            self.joints["wrf"] - self.joints["elf"]
        ) * self.body.head * 0.3  # fmt: skip
