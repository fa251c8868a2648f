"""What stands on a playground."""

from pinxit_atelier.engine import Colour, ellipse, limb, spline
from pinxit_atelier.pen import Pen, dots, motif


@motif(poses=("board",), colours=("#a8743e", "#c8452f"))
def seesaw(
    pen: Pen, pose: str, wood: Colour, stand: Colour, *, tilt: float = 9, length: float = 320
) -> None:
    """Board, stand: in the middle of y = 0; `tilt` in degrees: above 0 the right end is down.

    Anchors: left, right (where one sits), middle.
    """
    del pose
    foot = spline(dots("-30,0! -8,-52! 8,-52! 30,0! 16,0! 0,-30 -16,0!"))
    pen.form(foot, stand, 0.55, 0.5)
    with pen.at(0, -54, turn=tilt):
        half = length / 2
        board = spline([(-half, -5, 1), (half, -5, 1), (half + 2, 5, 1), (-half - 2, 5, 1)])
        pen.form(board, wood, 0.5, 0.6)
        pen.grain(board, 0, wood, 60, (24, 70))
        for side in (-1, 1):
            grip = limb([(side * half * 0.72, -4), (side * half * 0.72, -24)], [4, 4])
            pen.form(grip, pen.shaded(stand, 0.2), 0.5, 0.5)
            pen.form(
                limb([(side * half * 0.72 - 8, -24), (side * half * 0.72 + 8, -24)], [4, 4]),
                stand,
                0.5,
                0.5,
            )
            pen.mark("left" if side < 0 else "right", side * half * 0.88, -6)
        pen.form(ellipse(0, 0, 9), pen.shaded(stand, 0.3), 0.5, 0.6)
        pen.mark("middle", 0, -6)
