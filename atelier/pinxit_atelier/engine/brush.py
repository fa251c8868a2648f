"""The brush: a picture is painted over in real strokes, from the broadest to the finest.

Each stroke is a dab of bristles, laid along the way of the brush there and filled with the colour
that is under it. After every size only places that are still wrong are painted again, finer: much
where one is to look, hardly at all far off. So edges are found at the focus and lost elsewhere.
"""

import cv2
import numpy as np
import skia
from msgspec import Struct

from .colour import Field, smoothstep
from .dabs import KINDS, LONG, MARGIN, dabs
from .marks import Marks
from .materials import MATERIALS
from .page import Page
from .values import luma
from .ways import angle_of


class Brush(Struct, frozen=True, kw_only=True):
    """How a picture is painted in strokes.

    `sizes` are half the breadths of the brushes, in logical units; `exact` is how much a colour
    may be wrong before it is painted again (more: looser); `relief` is how thick paint lies;
    `canvas` is how much of the ground shows through; `detail` keeps what is fine at the focus.
    """

    sizes: tuple[float, ...] = (24, 13, 7, 3.8, 2.0)
    exact: float = 0.05
    variety: float = 1.0
    relief: float = 0.014
    canvas: float = 0.35
    grain: float = 0.03
    detail: float = 0.45
    edges: float = 0.8
    ground: str | None = None  # the colour that was on the canvas first; None: the picture's own


def brushed(page: Page, image: Field, seed: int, brush: Brush, marks: Marks, focus: Field) -> Field:
    """Return the picture in brush strokes."""
    image = np.clip(image, 0, 1).astype(np.float32)
    work = _Painting(page, image, seed, brush, marks, focus)
    for number, size in enumerate(brush.sizes):
        work.go_over(number, size)
    return work.result()


class _Painting:
    """A picture that is being painted over: what it is to be, and how far it has come."""

    def __init__(
        self, page: Page, image: Field, seed: int, brush: Brush, marks: Marks, focus: Field
    ) -> None:
        self.page, self.image, self.brush, self.marks, self.focus = page, image, brush, marks, focus
        self.rng = np.random.default_rng(seed + 90210)
        self.seed = seed
        self.pixels = np.zeros((page.height, page.width, 4), np.uint8)
        self.thick = np.zeros((page.height, page.width, 4), np.uint8)
        under = page.blur(image, 14)
        if brush.ground is not None:
            red, green, blue = (int(brush.ground[i : i + 2], 16) for i in (1, 3, 5))
            ground = np.array([red, green, blue], np.float32) / 255
            under = under * 0.6 + ground * 0.4
        self.pixels[..., :3] = np.clip(under * 255, 0, 255)
        self.pixels[..., 3] = 255
        self.thick[...] = (90, 90, 90, 255)
        kind = skia.ColorType.kRGBA_8888_ColorType
        opaque = skia.AlphaType.kPremul_AlphaType
        self.surfaces = [skia.Surface(one, kind, opaque) for one in (self.pixels, self.thick)]
        table = list(MATERIALS.values())
        self.table: dict[str, Field] = {
            name: np.array([getattr(one, name) for one in table], np.float32)
            for name in ("size", "long", "dry", "value", "hue", "turn", "loose", "still", "fringe")
        }
        fringe = marks.by_kind(self.table["fringe"])
        self.drawn, *self.ways = _ways(page, image, marks, seed, fringe)
        self.way = self.ways[0]

    def go_over(self, number: int, half: float) -> None:
        """Paint with one brush, wherever the picture is not right yet."""
        brush, scale = self.brush, self.page.scale
        aim = self.page.blur(self.image, half * 0.28) if half > 3 else self.image
        rows, columns = self._seeds(half)
        focus = self.focus[rows, columns]
        at = self._at(rows, columns, number)
        first = number == 0
        largest = (1 - focus) * brush.sizes[0] * 1.01 + focus * brush.sizes[
            min(1, len(brush.sizes) - 1)
        ]
        chance = 0.34 / (at["size"] ** 2 * at["long"]) * 3.2
        if first:
            chance = chance * 1.3
        else:
            wrong = self._wrong(aim, half)[rows, columns]
            own_mark = at["value"] * brush.variety * (1 - self.drawn[rows, columns])
            loose = brush.exact * at["loose"] * (1.9 - 1.35 * focus) + own_mark
            chance = chance * smoothstep(0.6, 1.5, wrong / loose)
            smallest = (1 - focus) * brush.sizes[-1] * 2.4
            chance = chance * np.where(half >= smallest, 1, smoothstep(1.6, 3.2, wrong / loose))
            chance = chance * (half <= largest * 1.7)
        taken = self.rng.random(len(rows)) < chance
        if not taken.any():
            return
        order = self.rng.permutation(int(taken.sum()))
        rows, columns = rows[taken][order], columns[taken][order]
        at = self._at(rows, columns, number)
        self.way = self.ways[0 if number < 2 else 1]
        self._lay(aim, rows, columns, at, half * scale, number)

    def result(self) -> Field:
        """Return what has been painted, with its ridges, on its canvas."""
        page, brush = self.page, self.brush
        for surface in self.surfaces:
            surface.flushAndSubmit()
        painted = self.pixels[..., :3].astype(np.float32) / 255
        thick = page.blur(self.thick[..., 0].astype(np.float32) / 255, 0.6)
        still = self.marks.still_field(self.table["still"])
        kept = np.clip(_small_things(page, self.image) * (0.6 + 0.4 * self.focus), 0, 1)
        own_mark = np.clip(self.marks.by_kind(self.table["value"]) / 0.08, 0, 1)
        fine = brush.detail * self.focus**1.5 * (1 - 0.85 * own_mark)
        part = np.clip(np.maximum(np.maximum(kept, fine), still * 0.9), 0, 1)[..., None]
        whole = painted + (self.image - painted) * part
        light = cv2.Sobel(thick, cv2.CV_32F, 1, 0) * 0.6 + cv2.Sobel(thick, cv2.CV_32F, 0, 1) * 0.8
        light = np.clip(light * page.scale * brush.relief * 3, -0.16, 0.16) * (1 - 0.85 * still)
        light = light * (1 - 0.55 * luma(whole) ** 2)  # on white, nothing is more in one's way
        whole = whole * (1 - light)[..., None]
        return _on_canvas(page, whole.astype(np.float32), thick, still, brush)

    def _seeds(self, half: float) -> tuple[Field, Field]:
        step = max(half * self.page.scale * 0.75, 1.5)
        rows, columns = np.mgrid[0 : self.page.height : step, 0 : self.page.width : step]
        shape = rows.shape
        rows = rows + self.rng.uniform(-0.7, 0.7, shape) * step
        columns = columns + self.rng.uniform(-0.7, 0.7, shape) * step
        top, left = self.page.height - 1, self.page.width - 1
        return (
            np.clip(rows, 0, top).astype(np.int32).ravel(),
            np.clip(columns, 0, left).astype(np.int32).ravel(),
        )

    def _at(self, rows: Field, columns: Field, number: int) -> dict[str, Field]:
        """Return what the materials at some pixels ask for; at the focus brushes are less broad."""
        kinds = self.marks.kinds(rows, columns)
        at = {name: values[kinds] for name, values in self.table.items()}
        if number < 2:
            at["size"] = at["size"] * (1 - 0.55 * self.focus[rows, columns])
        return at

    def _wrong(self, aim: Field, half: float) -> Field:
        """Return how far the colours are from what they are to be, round every pixel."""
        self.surfaces[0].flushAndSubmit()
        apart = self.pixels[..., :3].astype(np.float32) / 255 - aim
        soft = self.page.blur(apart, half * 0.45)  # one stroke's own tone is no mistake
        return self.page.blur(np.abs(soft).sum(-1), half * 0.4)

    def _lay(
        self,
        aim: Field,
        rows: Field,
        columns: Field,
        at: dict[str, Field],
        half: float,
        number: int,
    ) -> None:
        rng, count = self.rng, len(rows)
        x: Field = columns.astype(np.float32)
        y: Field = rows.astype(np.float32)
        half_wide: Field = half * at["size"] * rng.uniform(0.75, 1.2, count)
        angle: Field = self.way[rows, columns] + rng.normal(0, 1, count) * at["turn"] * 0.6
        angle = np.where(rng.random(count) < 0.5, angle, angle + np.pi)
        colour: Field = aim[rows, columns]
        freedom = np.where(number < 2, 0.24, 0.15) * at["loose"]
        half_wide = self._narrowed(aim, x, y, angle, half_wide, colour, freedom)
        wanted = half_wide * at["long"] * rng.uniform(0.7, 1.25, count)
        ahead, behind = (
            self._free(aim, x, y, angle, wanted, colour, freedom, way) for way in (1, -1)
        )
        length = np.maximum(ahead + behind, half_wide * 2)
        half_wide = np.minimum(half_wide, length / 3.6)
        middle = (ahead - behind) / 2
        x, y = x + np.cos(angle) * middle, y + np.sin(angle) * middle
        bend = self._bend(x, y, angle, length)
        dry = np.clip(at["dry"] + rng.normal(0, 0.2, count), 0, 1)
        dab = dabs().number(length / (2 * half_wide), bend, dry, rng.integers(0, KINDS, count))
        paint = self._mixed(aim, x, y, colour, at, number)
        self._draw(x, y, angle, length, dab.astype(np.int32), paint, rng.uniform(0.55, 1, count))

    def _sample(self, field: Field, x: Field, y: Field) -> Field:
        columns = np.clip(x, 0, self.page.width - 1).astype(np.int32)
        rows = np.clip(y, 0, self.page.height - 1).astype(np.int32)
        sampled: Field = field[rows, columns]
        return sampled

    def _free(
        self, aim: Field, x: Field, y: Field, angle: Field, wanted: Field, colour: Field,
        freedom: Field, way: int,
    ) -> Field:  # fmt: skip
        """Return how far a stroke can go before the colour under it is another one."""
        going = np.ones(len(x), bool)
        far = np.zeros_like(x)
        for step in (0.15, 0.3, 0.5):
            reach = wanted * step * way
            there = self._sample(aim, x + np.cos(angle) * reach, y + np.sin(angle) * reach)
            going &= np.abs(there - colour).sum(-1) < freedom
            far = np.where(going, wanted * step, far)
        return far

    def _narrowed(
        self, aim: Field, x: Field, y: Field, angle: Field, half: Field, colour: Field,
        freedom: Field,
    ) -> Field:  # fmt: skip
        """Return how broad a stroke can be before its sides lie on another colour."""
        for part in (0.8, 0.4):
            for way in (1, -1):
                off = half * part * way
                there = self._sample(aim, x - np.sin(angle) * off, y + np.cos(angle) * off)
                half = np.where(np.abs(there - colour).sum(-1) > freedom, half * 0.72, half)
        return half

    def _bend(self, x: Field, y: Field, angle: Field, length: Field) -> Field:
        ends = []
        for way in (0.4, -0.4):
            reach = length * way
            there = self._sample(self.way, x + np.cos(angle) * reach, y + np.sin(angle) * reach)
            apart = there - angle
            ends.append((apart + np.pi / 2) % np.pi - np.pi / 2)  # a stroke has no front
        bend: Field = np.clip((ends[0] - ends[1]) / 2, -0.6, 0.6)
        return bend

    def _mixed(
        self, aim: Field, x: Field, y: Field, colour: Field, at: dict[str, Field], number: int
    ) -> Field:
        """Return what paint is on the brush: what is under the stroke, never quite the same."""
        rng, count = self.rng, len(x)
        loud = self.brush.variety * (1.0, 1.0, 0.6, 0.35, 0.22)[min(number, 4)]
        paint = colour * 0.55 + self._sample(aim, x, y) * 0.45
        strength = 0.3 + np.clip(paint @ np.array([0.3, 0.55, 0.15]), 0, 1)
        lighter = rng.normal(0, 1, count) * at["value"] * loud * strength
        warmer = rng.normal(0, 1, count) * at["hue"] * loud * strength
        paint = paint + lighter[:, None] + warmer[:, None] * np.array([1.0, 0.1, -1.0])
        return np.clip(paint, 0, 1)

    def _draw(
        self,
        x: Field,
        y: Field,
        angle: Field,
        length: Field,
        dab: Field,
        paint: Field,
        thick: Field,
    ) -> None:
        atlas = dabs()
        size = length / (LONG - 2 * MARGIN)
        cos, sin = np.cos(angle) * size, np.sin(angle) * size
        mid_x, mid_y = LONG / 2, atlas.heights[dab] / 2
        left, top = x - cos * mid_x + sin * mid_y, y - sin * mid_x - cos * mid_y
        places = [
            skia.RSXform(*one)
            for one in zip(cos.tolist(), sin.tolist(), left.tolist(), top.tolist(), strict=True)
        ]
        rects = [atlas.rects[one] for one in dab.tolist()]
        eight = np.clip(paint * 255 + self.rng.random(paint.shape), 0, 255).astype(np.int64)
        colours = (255 << 24) + (eight[:, 0] << 16) + (eight[:, 1] << 8) + eight[:, 2]
        grey = (thick * 255).astype(np.int64)
        greys = (255 << 24) + (grey << 16) + (grey << 8) + grey
        way = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
        for surface, image, tones in (
            (self.surfaces[0], atlas.paint, colours),
            (self.surfaces[1], atlas.body, greys),
        ):
            surface.getCanvas().drawAtlas(
                image, places, rects, tones.tolist(), skia.BlendMode.kModulate, way
            )


def _ways(page: Page, image: Field, marks: Marks, seed: int, fringe: Field) -> tuple[Field, ...]:
    """Return where something is drawn, the way of broad brushes there, and of fine ones.

    Broad ones run as the thing there wants, else they wander; fine ones run along edges, unless
    what is there has a fringe.
    """
    gray = page.blur(luma(image), 1.2)
    across, down = cv2.Sobel(gray, cv2.CV_32F, 1, 0), cv2.Sobel(gray, cv2.CV_32F, 0, 1)
    xx, xy, yy = (
        page.blur(np.asarray(part, np.float32), 4.5)
        for part in (across * across, across * down, down * down)
    )
    strength = np.sqrt((xx - yy) ** 2 + 4 * xy**2) * page.scale**2
    edge = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
    free = page.noise(40 + seed, 260, 2) * 1.1 + 0.5
    own_x, own_y = marks.ways()
    own = np.clip(np.hypot(own_x, own_y), 0, 1)
    way_x = own_x + np.cos(2 * free) * (1 - own) * 0.8
    way_y = own_y + np.sin(2 * free) * (1 - own) * 0.8
    clear = smoothstep(0.0004, 0.006, strength.astype(np.float32))
    ways = []
    for most in (0.9 - 0.5 * own, 0.97 - 0.9 * own * fringe):
        part = clear * most
        x = np.cos(2 * edge) * part + way_x * (1 - part)
        y = np.sin(2 * edge) * part + way_y * (1 - part)
        ways.append(angle_of((x.astype(np.float32), y.astype(np.float32))))
    return page.blur(clear, 2), *ways


def _small_things(page: Page, image: Field) -> Field:
    """Return where small bright or dark things are: stars, eyes, buttons."""
    value = image.mean(-1)
    size = max(int(6 * page.scale), 2) | 1
    dot = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    small = np.maximum(
        value - cv2.morphologyEx(value, cv2.MORPH_OPEN, dot),
        cv2.morphologyEx(value, cv2.MORPH_CLOSE, dot) - value,
    )
    return page.blur(smoothstep(0.08, 0.24, small), 0.8)


def _on_canvas(page: Page, image: Field, thick: Field, still: Field, brush: Brush) -> Field:
    """Let the weave show where paint is thin, and pigment settle in its valleys."""
    if not (brush.canvas or brush.grain):
        return image
    weave = _weave(page)
    value = luma(image)
    thin = smoothstep(0.62, 0.30, thick) * (1 - 0.7 * still)
    shows = brush.canvas * thin * smoothstep(0.2, 1.2, weave) * 0.16 * (0.25 + 0.75 * value)
    light = np.array([0.95, 0.90, 0.82], np.float32)
    image = image + (light - image) * shows[..., None]
    settled = brush.grain * page.texture("fine") * (0.4 + 2.4 * value * (1 - value))
    return (image * (1 + settled * (1 - 0.6 * still))[..., None]).astype(np.float32)


def _weave(page: Page) -> Field:
    """Linen: threads across and down, none of them straight."""
    bow = page.noise(811, 36, 3) * 3.2
    across = np.sin((page.y + bow) * (2 * np.pi / 4.6))
    down = np.sin((page.x - bow) * (2 * np.pi / 4.6))
    woven: Field = (across + down) * 0.5 + page.texture("paper") * 0.6
    return woven.astype(np.float32)
