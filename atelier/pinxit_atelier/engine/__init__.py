"""Gouache and cut paper: skia draws shapes, numpy and OpenCV give light, texture and strokes.

A card is painted from the back to the front. Each layer is a `Sheet` of paper: shapes are drawn
on it, then the `Scene` lays it on the picture. All places and sizes are logical: a card is 800
wide and 1,200 high at every resolution. There are two hands.

**Cut paper** is what `add` makes alone: relief light, a rim, a shadow for each sheet; at the end
`finish(Look())` smears it a little. Finished cards are painted so, and stay as they are.

**Paint** is asked for by the card, in this order:

1. `Scene(page, seed, light=…, glow=…, shade=…, felt=0.1)`: `felt` takes rims, bevels, swirls and
   cut shadows from every `add`, also from those of people, animals and things.
2. `scene.focus(x, y, radius)`, once or a few times: fine strokes and found edges there; far off
   they are broad and lost. `scene.exact(shape)`: small things far off that must be read.
   `scene.still(shape)`: hardly a stroke (faces: `scene.still(ellipse(*face, 40))`, after them).
3. `scene.backdrop(…)` and `scene.of("sky", way=20)`: a material for what is painted already.
4. `scene.lay(sheet, "wood", way=85, form=0.5)` for one sheet; for whoever draws in many parts::

       away = scene.falls(x, foot, 0.8, dark=0.8)
       with scene.layer("cloth", form=0.5, cast=away, contact=0.5, bounce=("#7a9a50", 0.4)):
           figure.draw(scene, x, foot, 300)

   All in it is one thing: one light over the `form` of it all, one shadow. Layers may lie in
   layers: the outer one has the shadow on the ground, inner ones the materials of the parts.
5. `scene.finish(Look(brush=Brush(), palette=Palette(…), masses=0.4))`.

Recipes:

- **Materials**: skin, cloth, wood, fur, stone, water, sky, cloud, foliage, grass, ground, metal,
  paper, snow, glass, plain. Each has its stroke and its way; `way=` is degrees, a field of them
  (`around(page, x, y)`: rings; with `turn=90`: rays; `90 + 30 * field`: folds), or a `Course`:
  "around" the form, down its "fall", along its "axis", "level", "upright", "free".
- **A shadow on the ground**: `scene.falls(x, foot, length)` away from a light in the picture, or
  `Cast((0.7, 0.15), foot)` for a sun outside of it: 1 high throws 0.7 to the right, 0.15 down.
  **On a wall, or of a part on its thing**: `Cast((16, 24), dark=0.6, soft=0.15)`, no foot.
  **Of something outside of the picture**: `scene.in_shadow(shape, 0.5, blur=20)`. All of them
  join: a shadow in a shadow darkens nothing, and what is laid on one is in the light again.
- **Against the light**: the light low in the picture, near things with `dim=0.3`, a `form` of 0.7;
  far ones with `air`.
- **Air**: `layer(air=("#ffd69a", 0.4))`; as mist in valleys a field instead of a number:
  `smoothstep(top, top + 90, page.y) * 0.6` leaves crests clear and loses what is under them.
- **Near and out of focus**: `with scene.layer(blur=6, dim=0.5): …`, last, over an edge of the page.
- **Night or dusk**: paint by day, then `scene.multiply(np.full(…, 0.65), "#48629a")` over what is
  far, then lights (`shine`) and who stands in them.
- **Palette**: `Palette(colours=(…4 or 5…), mother="#d8b49c", accent="#d02428", quiet=0.3)`: colours
  outside of what those can mix are pulled in, greyish ones grow grey, the accent stays. A cool
  card has cool `colours` and `warmth=-0.3`; `masses` pulls values to three.
- **Too loose**: nearer `focus`, or `Brush(exact=0.035)`. **Too smooth**: `Brush(variety=1.4,
  detail=0.2)`. **Loses its darks**: `Brush(edges=0.3)`. A draft at half size shows all but the
  single hairs.
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
