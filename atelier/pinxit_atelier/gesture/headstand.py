"""A plain head, for bodies that are looked at before their heads are made."""

from .buffer import Canvas
from .build import Build, Frame
from .look import Look
from .space import Vec, vec


def head(canvas: Canvas, frame: Frame, build: Build, look: Look) -> None:
    """Throw a skull, a nose, two eyes and a cap of hair into the canvas."""
    size = frame.size

    def at(*place: float) -> Vec:
        return frame.place + frame.turn @ (vec(*place) * size)

    def oval(*half: float) -> Vec:
        columns: Vec = frame.turn * vec(*half) * size
        return columns

    with canvas.part(look.skin_colour, soft=size / 0.148, rough=0.3) as skin:
        skin.ball(at(0, 0.12, -0.05), oval(0.38, 0.38, 0.41))
        skin.ball(at(0, -0.17, 0.05), oval(0.28, 0.34, 0.32))
        skin.ball(at(0, -0.40, 0.24), 0.10 * size)
        skin.chain([at(0, 0.03, 0.33), at(0, -0.12, 0.42)], [0.035 * size, 0.055 * size])
    for side in (1, -1):
        with canvas.part("#2a2024", flat=True, lift=0.01) as eye:
            eye.ball(at(side * 0.155, 0.01, 0.34), oval(0.042, 0.056, 0.028))
    cap = 0.40 if build.age < 60 else 0.37
    with canvas.part(look.hair_colour, soft=0.9) as hair:
        hair.ball(at(0, 0.19, -0.12), oval(cap, 0.40, 0.43))
        hair.ball(at(0, 0.02, -0.2), oval(0.38, 0.34, 0.3))
