"""A layer: all that is laid on a picture for one thing, taken together for its light and shadow."""

from typing import TYPE_CHECKING

import numpy as np
from msgspec import Struct

from . import light as lighting
from .colour import Colour, Field, rgb, smoothstep
from .materials import MATERIALS, PLAIN
from .page import Page, blur
from .shadows import Cast, contact, thrown
from .values import luma
from .ways import Way, followed

if TYPE_CHECKING:
    from .scene import Scene

Box = tuple[slice, slice]


class Matter(Struct, frozen=True, kw_only=True):
    """What is said of a layer; `Scene.layer` tells what each part means."""

    material: str | None = None
    way: Way | None = None
    form: float = 0
    cast: Cast | None = None
    contact: float = 0
    air: tuple[Colour, float | Field] | None = None
    bounce: tuple[Colour, float] | None = None
    blur: float = 0
    dim: float = 0
    still: float = 0
    sheen: float | None = None


class Layer:
    """What a picture was before, and where something has been laid on it since."""

    def __init__(self, page: Page, image: Field) -> None:
        self.page = page
        self.before = image.copy()
        self.alpha: Field = np.zeros((page.height, page.width), np.float32)

    def covered(self, alpha: Field, box: Box) -> None:
        """Note that something was laid on the picture."""
        self.alpha[box] += (1 - self.alpha[box]) * alpha

    def settle(self, scene: "Scene", matter: Matter, outer: "Layer | None" = None) -> None:
        """Give the whole of it light, air and a shadow, and lay it on the picture again.

        `outer` is the layer that this one is part of.
        """
        box = _box(self.alpha, int(30 * self.page.scale))
        if box is None:
            return
        alpha = self.alpha[box]
        paint: Field = scene.image[box] - self.before[box] * (1 - alpha)[..., None]
        height = lighting.volume(alpha) if matter.form or matter.bounce else None
        if height is not None:
            paint = self._formed(scene, matter, paint, alpha, height, box)
        if matter.dim:
            paint = paint * (1 - matter.dim * (1 - lighting.shadow_tone(scene.shade)))
        if matter.air is not None:
            colour, amount = matter.air
            thick = amount[box][..., None] if isinstance(amount, np.ndarray) else amount
            paint = paint + (rgb(colour) * alpha[..., None] - paint) * thick
        Layer.mark(scene, self.alpha, matter, height, box)
        scene.image = self.before
        self._shadow(scene, matter, outer)
        self._lay(scene, matter, paint, box)

    @staticmethod
    def mark(
        scene: "Scene", alpha: Field, matter: Matter, height: Field | None = None,
        box: Box | None = None,
    ) -> None:  # fmt: skip
        """Note what something is made of, which way its strokes run, and how still it is kept."""
        box = box or (slice(None), slice(None))
        part = alpha[box]
        if matter.material is not None or matter.way is not None:
            name = matter.material or "plain"
            course = MATERIALS[name].course if name in MATERIALS else PLAIN.course
            way = followed(
                course if matter.way is None else matter.way, part, height, box, scene.page
            )
            scene.marks.material(part, box, name, way)
        if matter.still:
            scene.marks.still(part * matter.still, box)

    def _formed(
        self, scene: "Scene", matter: Matter, paint: Field, alpha: Field, height: Field, box: Box
    ) -> Field:
        page, (x, y, high) = self.page, scene.light
        to_light = x - page.x[box], y - page.y[box]
        lit = lighting.facing(height, to_light, high, page.scale)
        flat = high / np.sqrt(to_light[0] ** 2 + to_light[1] ** 2 + high * high)
        part = smoothstep(-0.25, 0.55, lit - 0.35 * flat)
        tone = lighting.shadow_tone(scene.shade)
        dark = matter.form * (1 - part)[..., None]
        paint = paint * (1 - dark * (1 - tone))
        paint = paint + 0.35 * dark * (paint - luma(paint)[..., None])  # shadows keep their colour
        near = 1 / (1 + ((to_light[0] ** 2 + to_light[1] ** 2) / scene.reach**2))
        bright = matter.form * 0.42 * smoothstep(0.35, 1.0, lit) * near
        paint = paint * (1 + bright[..., None] * scene.glow)
        sheen = MATERIALS.get(matter.material or "plain", PLAIN).sheen
        sheen = sheen if matter.sheen is None else matter.sheen
        if sheen:
            spot = smoothstep(0.86, 0.99, lit) * sheen * 0.6 * near
            paint = paint + spot[..., None] * scene.glow * alpha[..., None]
        if matter.bounce is not None:
            colour, amount = matter.bounce
            _, down = lighting.slope(blur(height, 2 * page.scale), 1 / 8)
            below = np.clip(-down / np.sqrt(1 + down * down), 0, 1) * (1 - 0.7 * part) * amount
            paint = paint + below[..., None] * rgb(colour) * (0.25 * alpha[..., None] + 0.5 * paint)
        lit_paint: Field = paint.astype(np.float32)
        return lit_paint

    def _shadow(self, scene: "Scene", matter: Matter, outer: "Layer | None") -> None:
        shadow: Field | None = None
        foot = matter.cast.foot if matter.cast is not None else None
        if matter.cast is not None:
            shadow = thrown(self.page, self.alpha, matter.cast)
            if matter.cast.foot is None and outer is not None:
                shadow = shadow * outer.alpha  # one part shades another, not the sky behind
        if matter.contact:
            touch = contact(self.page, self.alpha, foot, matter.contact)
            shadow = touch if shadow is None else np.maximum(shadow, touch)
        if shadow is not None:
            scene.darken(shadow)
        if scene.shaded is not None:
            scene.shaded *= 1 - self.alpha

    def _lay(self, scene: "Scene", matter: Matter, paint: Field, box: Box) -> None:
        alpha = self.alpha[box]
        if matter.blur:
            scene.careless(np.clip(self.page.blur(self.alpha, 5) * 8, 0, 1))
            whole = np.zeros((*self.alpha.shape, 4), np.float32)
            whole[box] = np.concatenate([paint, alpha[..., None]], -1)
            whole = self.page.blur(whole, matter.blur)
            scene.image = scene.image * (1 - whole[..., 3:]) + whole[..., :3]
            return
        image = scene.image.copy()
        image[box] = image[box] * (1 - alpha)[..., None] + paint
        scene.image = image


def _box(alpha: Field, margin: int) -> Box | None:
    rows, columns = np.where(alpha.max(1) > 0.004)[0], np.where(alpha.max(0) > 0.004)[0]
    if not len(rows):
        return None
    high, wide = alpha.shape
    return (
        slice(max(int(rows[0]) - margin, 0), min(int(rows[-1]) + margin, high)),
        slice(max(int(columns[0]) - margin, 0), min(int(columns[-1]) + margin, wide)),
    )
