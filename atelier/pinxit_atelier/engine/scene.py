"""The picture as it grows, from the back to the front."""

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal

import cv2
import numpy as np

from . import light as lighting
from .colour import Colour, Field, ramp, rgb, smoothstep
from .finish import Look, finished
from .layer import Layer, Matter
from .marks import Marks
from .materials import Course
from .page import HEIGHT, WIDTH, Page, blur
from .shadows import Cast, fall_from
from .shapes import Path, ellipse
from .sheet import Sheet

Mode = Literal["over", "add", "screen", "multiply", "soft"]
Shadow = tuple[float, float, float, float]  # right, down, softness, darkness


class Scene:
    """A picture with one light in it: where that is, its colour, and the colour of shadows.

    `felt` is how much every sheet looks cut out: 1 gives it all the swirls, bright rims, bevels
    and shadows that it asks for; near 0 `layer` makes its form, and the finish its strokes.
    """

    def __init__(
        self,
        page: Page,
        seed: int,
        *,
        light: tuple[float, float, float] = (400, 300, 260),
        glow: Colour = "#ffe6b0",
        shade: Colour = "#1a1830",
        reach: float = 700,
        felt: float = 1,
    ) -> None:
        self.page = page
        self.seed = seed
        self.rng = random.Random(seed)
        self.light = light
        self.glow = rgb(glow)
        self.shade = rgb(shade)
        self.reach = reach
        self.felt = felt
        self.marks = Marks(page)
        self.shaded: Field | None = None  # how much shadow lies already where
        self._focus: list[tuple[float, float, float, float]] = []
        self._exact: Field | None = None
        self._care: Field | None = None  # how carefully small faces and hands are kept
        self._open: list[Layer] = []
        self.image: Field = np.zeros((page.height, page.width, 3), np.float32)
        self._layers = seed * 7

    def sheet(self) -> Sheet:
        """Take a new sheet of clear paper."""
        return Sheet(self.page)

    def backdrop(
        self,
        stops: Sequence[tuple[float, Colour]],
        where: Field,
        *,
        texture: str = "brush",
        amount: float = 0.10,
    ) -> "Scene":
        """Paint the whole page; `where` says for each pixel how far between the stops it is."""
        strokes = self.page.texture(texture)
        painted = ramp(stops, where + 0.25 * amount * strokes)
        self.image = np.clip(painted * (1 + amount * strokes[..., None]), 0, 2).astype(np.float32)
        return self

    def add(
        self,
        sheet: Sheet | Field,
        *,
        relief: float = 0,
        lo: float = 0.5,
        hi: float = 0.5,
        rim: float = 0,
        rim_width: float = 3,
        rim_colour: Colour | None = None,
        shadow: Shadow | None = None,
        texture: str = "brush",
        amount: float = 0.09,
        hue: float = 0.03,
        wobble: float = 1.0,
        haze: tuple[Colour, float | Field] | None = None,
        light: tuple[float, float, float] | None = None,
        dim: float = 0,
        opacity: float = 1,
        tones: int = 0,
        bump: float = 0,
        mask: Field | None = None,
    ) -> "Scene":
        """Lay a sheet on the picture.

        `relief` is how far its edges are rounded, `lo` and `hi` how strongly they darken and
        lighten; `rim` lights the edge towards the light; `haze` is a colour of the air and how
        much of it lies between; `dim` darkens what is far from the light; `tones` makes steps of
        the light, as a woodcut; `bump` lets the brush strokes catch it.
        """
        self._layers += 1
        number, page, scale = self._layers, self.page, self.page.scale
        if self.felt != 1:
            rim, amount, bump = rim * self.felt, amount * self.felt, bump * self.felt
            lo, hi = (one * (0.45 + 0.55 * self.felt) for one in (lo, hi))
            relief *= 1.7 - 0.7 * self.felt
            shadow = shadow and (*shadow[:3], shadow[3] * self.felt)
        paper = sheet.pixels() if isinstance(sheet, Sheet) else sheet
        if wobble:
            paper = _warped(paper, page.wobble(number, wobble))
        if mask is not None:
            paper = paper * mask[..., None]
        box = _box(paper[..., 3], self._margin(shadow))
        if box is None:
            return self
        paper, paint = paper[box], paper[box][..., :3].copy()
        alpha = np.ascontiguousarray(paper[..., 3])
        x, y, high = light or self.light
        to_light = x - page.x[box], y - page.y[box]
        distance = np.sqrt(to_light[0] ** 2 + to_light[1] ** 2) + 1e-3
        fade = (1 / (1 + (distance / self.reach) ** 2)).astype(np.float32)
        strokes = page.texture(texture, number % 2)[box]
        paint *= (1 + amount * strokes)[..., None]
        if hue:  # as gouache dries, it grows a little warmer here and colder there
            drift = hue * page.texture("cloud", number % 2)[box] * alpha
            paint += drift[..., None] * np.array([1, 0.1, -1], np.float32)
        if dim:
            paint *= (1 - dim * (1 - fade))[..., None]
        depth = lighting.depth_of(alpha, scale) if relief or rim else alpha
        if relief:
            height = lighting.inflate(depth, relief, scale) + bump * strokes
            lit = lighting.relief(height.astype(np.float32), to_light, high, scale)
            lit = lit + 0.10 * strokes * np.clip(np.abs(lit) * 3, 0, 1)
            if tones:
                steps = np.round(lit * tones) / tones
                lit = steps + 0.35 * (lit - steps)
            paint = lighting.lit_paint(paint, alpha, self.shade, self.glow, lit, lo, hi, fade)
        if rim:
            edge = lighting.rim(alpha, depth, to_light, rim_width, scale)
            edge = edge * (0.75 + 0.4 * strokes) * np.clip(fade * 1.7, 0, 1)
            colour = self.glow if rim_colour is None else rgb(rim_colour)
            paint = paint + colour * np.clip(edge * rim, 0, 1.2)[..., None] * alpha[..., None]
        if haze is not None:
            air, thick = haze
            amount_of_air = thick[box][..., None] if isinstance(thick, np.ndarray) else thick
            paint = paint * (1 - amount_of_air) + rgb(air) * amount_of_air * alpha[..., None]
        base = self._under_shadow(self.image[box], alpha, shadow)
        cover = (alpha * opacity)[..., None]
        self.covered(alpha * opacity, box)
        self.image[box] = base * (1 - cover) + np.clip(paint, 0, 3) * opacity
        return self

    def put(
        self,
        sheet: Sheet | Field,
        mode: Mode = "over",
        *,
        opacity: float = 1,
        blur: float = 0,
        wobble: float = 0,
    ) -> "Scene":
        """Lay a sheet on the picture as it is, without light."""
        paper = sheet.pixels() if isinstance(sheet, Sheet) else sheet
        if wobble:
            paper = _warped(paper, self.page.wobble(self._layers, wobble))
        if blur:
            paper = self.page.blur(paper, blur)
        alpha, paint, image = paper[..., 3:] * opacity, paper[..., :3] * opacity, self.image
        if mode == "over":
            self.covered(alpha[..., 0], (slice(None), slice(None)))
        match mode:
            case "over":
                image = image * (1 - alpha) + paint
            case "add":
                image = image + paint
            case "screen":
                image = 1 - (1 - np.clip(image, 0, 1)) * (1 - np.clip(paint, 0, 1))
            case "multiply":
                image = image * (1 - alpha) + image * paint
            case "soft":
                image = image + paint * (1 - np.clip(image, 0, 1)) * np.clip(image * 2 + 0.1, 0, 1)
        self.image = image.astype(np.float32)
        return self

    def covered(self, alpha: Field, box: tuple[slice, slice]) -> None:
        """Tell the layers that are open that something was laid on the picture."""
        for layer in self._open:
            layer.covered(alpha, box)
        self.careless(alpha, box)

    def careless(self, alpha: Field, box: tuple[slice, slice] = (slice(None), slice(None))) -> None:
        """Leave to the brush what was to be painted carefully: it is covered, or out of focus."""
        if self._care is not None:
            self._care[box] *= 1 - np.clip(alpha, 0, 1)

    def cared(self, care: Field, box: tuple[slice, slice]) -> None:
        """Paint a place carefully until something covers it: 0.4 finely, 1 hardly in strokes.

        Small figures ask for it by themselves: their faces would be lost under the brush.
        """
        if self._care is None:
            self._care = np.zeros((self.page.height, self.page.width), np.float32)
        self._care[box] = np.maximum(self._care[box], care)

    def shine(
        self,
        x: float,
        y: float,
        radius: float,
        colour: Colour,
        strength: float = 1,
        *,
        wide: float = 1,
        high: float = 1,
        falloff: float = 2,
    ) -> "Scene":
        """Let something shine: light that spills over everything round it."""
        far = self.page.distance(x, y, wide, high) / radius
        light = strength / (1 + far**falloff * 6) * np.clip(1.15 - far * 0.28, 0, 1)
        lit = 1 - np.clip(light[..., None] * rgb(colour), 0, 1)
        self.image = (1 - (1 - np.clip(self.image, 0, 1)) * lit).astype(np.float32)
        return self

    def mist(
        self,
        y: float,
        thick: float,
        colour: Colour,
        strength: float = 0.7,
        *,
        seed: int = 0,
        size: float = 190,
        x: float | None = None,
        width: float = 300,
    ) -> "Scene":
        """Let a bank of mist lie across the picture, or round a place of it."""
        page = self.page
        clouds = page.noise(900 + seed + self.seed, size, 5, 0.55, (2.4, 1))
        off = (page.y - y) / thick + clouds * 0.55
        bank = np.exp(-np.where(off < 0, off * off * 1.2, off * off * 0.8))
        bank = bank * (0.65 + 0.5 * np.clip(clouds + 0.3, 0, 1))
        if x is not None:
            bank = bank * np.exp(-(((page.x - x) / width) ** 2))
        return self.tint(np.clip(bank * strength, 0, 1).astype(np.float32), colour)

    def tint(self, where: Field, colour: Colour) -> "Scene":
        """Mix a colour in, as much as `where` says for each pixel."""
        part = np.clip(where, 0, 1)[..., None]
        self.image = (self.image * (1 - part) + rgb(colour) * part).astype(np.float32)
        return self

    def multiply(self, where: Field, colour: Colour) -> "Scene":
        """Darken by a colour, as much as `where` says for each pixel."""
        part = np.clip(where, 0, 1)[..., None]
        self.image = (self.image * (1 - part) + self.image * rgb(colour) * part).astype(np.float32)
        return self

    def pool(
        self, x: float, y: float, wide: float, high: float, colour: Colour, strength: float = 0.6
    ) -> "Scene":
        """Let a soft shadow lie on the ground under something."""
        page = self.page
        spot = np.exp(-(((page.x - x) / wide) ** 2) - ((page.y - y) / high) ** 2) * strength
        return self.multiply(spot.astype(np.float32), colour)

    def rays(
        self,
        x: float,
        y: float,
        start: float,
        end: float,
        colour: Colour,
        strength: float = 0.3,
        *,
        seed: int = 0,
        count: int = 14,
        length: float = 1000,
    ) -> "Scene":
        """Let beams of light fall from a place, between two angles in radians."""
        page = self.page
        part = (np.arctan2(page.y - y, page.x - x) - start) / (end - start)
        bright = np.random.default_rng(seed + self.seed).uniform(0, 1, count)
        beams = np.interp(np.clip(part, 0, 1) * (count - 1), np.arange(count), bright)
        beams = smoothstep(0.35, 1, beams.astype(np.float32))
        beams = beams * smoothstep(0, 0.12, part) * smoothstep(1, 0.88, part)
        far = np.hypot(page.x - x, page.y - y)
        beams = beams * np.clip(1 - far / length, 0, 1) ** 1.2
        beams = beams * (0.85 + 0.25 * page.texture("cloud", 1)) * strength
        room = 1 - np.clip(self.image, 0, 1) * 0.6
        self.image = (self.image + beams[..., None] * rgb(colour) * room).astype(np.float32)
        return self

    def motes(
        self,
        count: int,
        colour: Colour,
        box: tuple[float, float, float, float] = (0, 0, WIDTH, HEIGHT),
        size: tuple[float, float] = (0.6, 2.2),
        strength: float = 0.8,
    ) -> "Scene":
        """Scatter dust, sparks, snow or stars."""
        sheet, rng = self.sheet(), self.rng
        for _ in range(count):
            x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
            radius = rng.uniform(0, 1) ** 3 * (size[1] - size[0]) + size[0]
            sheet.fill(ellipse(x, y, radius), colour, rng.uniform(0.2, 1))
            if radius > size[1] * 0.6:
                sheet.fill(ellipse(x, y, radius * 4), colour, 0.16, blur=radius * 2)
        return self.put(sheet, "screen", opacity=strength)

    def finish(self, look: Look | None = None) -> "Scene":
        """Make brush strokes, grain and a glow of it all: the last thing that is done."""
        focus = self._focus_field()
        if self._care is not None:
            focus = np.maximum(focus, self._care * 0.8).astype(np.float32)
            self.marks.still(smoothstep(0.35, 1.0, self._care), (slice(None), slice(None)))
        self.image = finished(
            self.page, self.image, self.seed, look or Look(), marks=self.marks, focus=focus
        )
        return self

    @contextmanager
    def layer(
        self,
        material: str | None = None,
        *,
        way: float | Field | Course | None = None,
        form: float = 0,
        cast: Cast | None = None,
        contact: float = 0,
        air: tuple[Colour, float | Field] | None = None,
        bounce: tuple[Colour, float] | None = None,
        blur: float = 0,
        dim: float = 0,
        still: float = 0,
        sheen: float | None = None,
    ) -> Iterator["Scene"]:
        """Take all that is laid on the picture inside of a `with` as one thing.

        It gets one light and one shadow, whoever drew its parts. `material` and `way` (degrees, a
        field of them, or a `Course`) say how it is painted; `form` rounds the whole of it, 0 … 1;
        `cast` is the shadow it throws on what is behind, joined with those that lie there (inside
        of another layer, one without a foot falls only on what else that layer has);
        `contact` darkens where it stands; `air` is a colour between it and us, and how much;
        `bounce` is the light that the ground throws up at it; `blur` sets it out of focus; `dim`
        takes light from it; `still` keeps strokes off it (a face).
        """
        matter = Matter(
            material=material, way=way, form=form, cast=cast, contact=contact, air=air,
            bounce=bounce, blur=blur, dim=dim, still=still, sheen=sheen,
        )  # fmt: skip
        layer = Layer(self.page, self.image)
        self._open.append(layer)
        try:
            yield self
        finally:
            self._open.remove(layer)
        layer.settle(self, matter, self._open[-1] if self._open else None)

    def lay(
        self, sheet: Sheet | Field, material: str | None = None, *, wobble: float = 0.6,
        hue: float = 0.02, opacity: float = 1, **how: Any,
    ) -> "Scene":  # fmt: skip
        """Lay one sheet on the picture as a painter: what `layer` takes, and no cut edges."""
        with self.layer(material, **how):
            self.add(sheet, amount=0, wobble=wobble, hue=hue, opacity=opacity)
        return self

    def of(
        self, material: str, where: Path | Field | None = None,
        *, way: float | Field | Course | None = None,
    ) -> "Scene":  # fmt: skip
        """Say what a place of the picture is made of (None: all of it), after it was painted."""
        alpha = self._where(where)
        Layer.mark(self, alpha, Matter(material=material, way=way))
        return self

    def still(self, where: Path | Field, amount: float = 1) -> "Scene":
        """Keep strokes off a place: a face, an eye, small drawing that must be exact."""
        alpha = self.page.blur(self._where(where), 3) * amount
        self.marks.still(alpha, (slice(None), slice(None)))
        return self

    def focus(self, x: float, y: float, radius: float = 200, amount: float = 1) -> "Scene":
        """Say where one is to look: fine strokes and sharp edges there, broad ones far off."""
        self._focus.append((x, y, radius, amount))
        return self

    def exact(self, where: Path | Field, amount: float = 0.8) -> "Scene":
        """Paint a place as finely as if one looked there: small things on which the card hangs."""
        part = np.clip(self.page.blur(self._where(where), 4) * amount * 1.5, 0, amount)
        self._exact = part if self._exact is None else np.maximum(self._exact, part)
        return self

    def falls(self, x: float, foot: float, length: float = 1, **how: float) -> Cast:
        """Return the shadow on the ground of what stands at a place, away from the light."""
        return Cast(fall_from(self.light, x, foot, length), foot, **how)

    def in_shadow(self, where: Path | Field, dark: float = 0.8, *, blur: float = 3) -> "Scene":
        """Let a shadow lie on a place, joined with those that are there already."""
        self.darken(self.page.blur(self._where(where), blur) * dark)
        return self

    def darken(self, shadow: Field) -> None:
        """Lay shadow where there is less of it yet; shadows join, and nothing darkens twice."""
        if self.shaded is None:
            self.shaded = np.zeros((self.page.height, self.page.width), np.float32)
        tone = lighting.shadow_tone(self.shade)
        joined = np.maximum(self.shaded, np.clip(shadow, 0, 1))
        before = 1 - self.shaded[..., None] * (1 - tone)
        after = 1 - joined[..., None] * (1 - tone)
        self.image = (self.image * after / before).astype(np.float32)
        self.shaded = joined.astype(np.float32)

    def _where(self, where: Path | Field | None) -> Field:
        if where is None:
            return np.ones((self.page.height, self.page.width), np.float32)
        if isinstance(where, np.ndarray):
            return where.astype(np.float32)
        return self.sheet().fill(where, "#ffffff").pixels()[..., 3]

    def _focus_field(self) -> Field:
        field = np.zeros((self.page.height, self.page.width), np.float32)
        for x, y, radius, amount in self._focus or [(400, 600, 380, 0.8)]:
            far = self.page.distance(x, y) / radius
            field = np.maximum(field, amount * smoothstep(2.2, 0.7, far))
        if self._exact is not None:
            field = np.maximum(field, self._exact)
        return field.astype(np.float32)

    def _margin(self, shadow: Shadow | None) -> int:
        if shadow is None:
            return int(60 * self.page.scale)
        reach = 30 + max(abs(shadow[0]), abs(shadow[1])) + shadow[2] * 2.6
        return int(reach * self.page.scale)

    def _under_shadow(self, base: Field, alpha: Field, shadow: Shadow | None) -> Field:
        if shadow is None:
            return base
        right, down, soft, dark = shadow
        scale = self.page.scale
        shift = np.array([[1, 0, right * scale], [0, 1, down * scale]], np.float32)
        thrown = cv2.warpAffine(alpha, shift, (alpha.shape[1], alpha.shape[0]))
        thrown = blur(np.asarray(thrown, np.float32), soft * scale) * dark
        contact = blur(alpha, max(soft * 0.25, 1) * scale) * dark * 0.45
        part = np.clip(np.maximum(thrown, contact), 0, 1)[..., None]
        under: Field = base * (1 - part) + base * self.shade * 1.1 * part
        return under


def _warped(paper: Field, maps: tuple[Field, Field]) -> Field:
    warped = cv2.remap(paper, *maps, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(warped, np.float32)


def _box(alpha: Field, margin: int) -> tuple[slice, slice] | None:
    """Return the part of the page that has paint on it, with a margin; None: there is none."""
    rows, columns = np.where(alpha.max(1) > 0.004)[0], np.where(alpha.max(0) > 0.004)[0]
    if not len(rows):
        return None
    height, width = alpha.shape
    down = slice(max(int(rows[0]) - margin, 0), min(int(rows[-1]) + margin, height))
    across = slice(max(int(columns[0]) - margin, 0), min(int(columns[-1]) + margin, width))
    return down, across
