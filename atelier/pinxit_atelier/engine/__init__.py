"""Papercut and gouache: skia draws shapes, numpy and OpenCV give light, texture and depth.

A card is painted from the back to the front. Each layer is a `Sheet` of paper: shapes are drawn
on it, then the `Scene` lays it on the picture with relief light, texture, a hand-cut edge and a
shadow. At the end the finish makes brush strokes of it all.

All places and sizes are logical: a card is 800 wide and 1,200 high at every resolution.
"""

from .brush import Brush
from .colour import Colour, Field, darker, mix, ramp, rgb, smoothstep, vary
from .finish import Look
from .materials import MATERIALS, Course, Material
from .page import HEIGHT, WIDTH, Page
from .palette import Palette
from .scene import Scene
from .shadows import Cast
from .shapes import (
    Path,
    Point,
    along,
    arc,
    common,
    ellipse,
    leaf,
    limb,
    minus,
    moved,
    poly,
    rect,
    sample,
    spline,
    svg,
    taper,
    union,
)
from .sheet import Gradient, Sheet, linear, radial
from .ways import around

__all__ = [
    "HEIGHT",
    "MATERIALS",
    "WIDTH",
    "Brush",
    "Cast",
    "Colour",
    "Course",
    "Field",
    "Gradient",
    "Look",
    "Material",
    "Page",
    "Palette",
    "Path",
    "Point",
    "Scene",
    "Sheet",
    "along",
    "arc",
    "around",
    "common",
    "darker",
    "ellipse",
    "leaf",
    "limb",
    "linear",
    "minus",
    "mix",
    "moved",
    "poly",
    "radial",
    "ramp",
    "rect",
    "rgb",
    "sample",
    "smoothstep",
    "spline",
    "svg",
    "taper",
    "union",
    "vary",
]
