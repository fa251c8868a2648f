"""Gouache: a canvas of masses is lit by the scene's own light and painted into the picture."""

from dataclasses import dataclass
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from pinxit_atelier.engine import Scene
from pinxit_atelier.engine.colour import Colour, Field, rgb, smoothstep
from pinxit_atelier.engine.page import blur as blurred
from pinxit_atelier.engine.values import luma

from .buffer import FAR, Canvas
from .shadows import bed, march, throw

TURN: Final = 0.12  # of the light: where it becomes shadow
LIGHTS: Final = 0.74  # where it becomes highlight
APART: Final = 0.20  # in value: a small head from what is behind it


@dataclass
class Paint:
    """How a canvas is painted; what is not said is taken from the scene."""

    focus: tuple[float, float, float] | None = None  # a place on the page and a radius: sharp there
    silhouette: Colour | None = None  # one flat colour, hardly lit
    opacity: float = 1
    blur: float = 0  # of the page's units: near us, or far away, and out of focus
    rim: float = 0  # how strongly light from behind catches the edges
    rim_colour: Colour | None = None
    haze: tuple[Colour, float] | None = None  # the air between, and how much of it
    bounce: Colour | None = None  # the light that the ground sends back
    shadow: float = 0.5  # thrown on the ground; 0: none
    contact: float = 0.75  # where it touches the ground; 0: none
    wall: float | None = None  # the depth in space of a wall on which the shadow falls, too
    light: tuple[float, float, float] | None = None  # instead of the scene's
    dim: float = 0.4  # how much darker it is far from the light
    fill: float = 0.4  # how much is still seen in the shadow
    strokes: float = 1  # how much the brush shows
    accents: float = 1  # lines where a form passes before another
    care: float = 1  # how far the brush is kept off small faces and hands


def cast(scene: Scene, canvas: Canvas, paint: Paint | None = None) -> Scene:
    """Paint a canvas into the scene, with its shadows."""
    how = paint or Paint()
    box = _filled(canvas)
    if box is None:
        return scene
    painter = _Painter(scene, canvas, how, box)
    place = painter.place
    if how.contact and how.silhouette is None and not how.blur:
        bed(scene, canvas, how.contact * how.opacity)
    if how.shadow and how.silhouette is None and not how.blur:
        throw(scene, canvas, box, painter.sun, how.shadow * how.opacity, how.wall)
    _lay(scene, canvas, painter.painted(), box, how, place)
    return scene


def _filled(canvas: Canvas) -> tuple[slice, slice] | None:
    mask = canvas.z > FAR
    rows, columns = np.where(mask.any(1))[0], np.where(mask.any(0))[0]
    if not len(rows):
        return None
    margin = int(12 * canvas.scale)
    return (
        slice(max(int(rows[0]) - margin, 0), min(int(rows[-1]) + margin, canvas.height)),
        slice(max(int(columns[0]) - margin, 0), min(int(columns[-1]) + margin, canvas.width)),
    )


class _Painter:
    """Paints the filled part of a canvas."""

    def __init__(self, scene: Scene, canvas: Canvas, how: Paint, box: tuple[slice, slice]) -> None:
        self.scene, self.how, self.scale = scene, how, canvas.scale
        self.unit = canvas.unit * canvas.detail
        self.z = canvas.z[box]
        self.mask: NDArray[np.bool_] = self.z > FAR
        self.normal, self.colour = canvas.normal[box], canvas.colour[box]
        self.flat, self.rough = canvas.flat[box], canvas.rough[box]
        self.sheen, self.edge = canvas.sheen[box], canvas.edge[box]
        self.place = canvas.left + box[1].start / self.scale, canvas.top + box[0].start / self.scale
        height, width = self.z.shape
        self.x = (self.place[0] + np.arange(width, dtype=np.float32) / self.scale)[None, :]
        self.y = (self.place[1] + np.arange(height, dtype=np.float32) / self.scale)[:, None]
        self.rng = np.random.default_rng(scene.seed * 1000 + width)
        self.level = np.where(self.mask, self.z, self.z[self.mask].min()).astype(np.float32)
        self.to_light, self.far = self._towards_light()
        middle = self.to_light[self.mask].mean(0)
        self.sun = middle / np.linalg.norm(middle)

    def _towards_light(self) -> tuple[Field, Field]:
        x, y, high = self.how.light or self.scene.light
        way = np.empty((*self.z.shape, 3), np.float32)
        way[..., 0] = x - self.x
        way[..., 1] = self.y - y
        way[..., 2] = np.maximum(high - self.level / self.scale, 40)
        far = np.sqrt((way**2).sum(-1)) + 1e-3
        return way / far[..., None], far

    def painted(self) -> Field:
        """Return colours and, last, how much they cover (not multiplied with each other)."""
        if self.how.silhouette is not None:
            return self._silhouette()
        sharp = self._sharp()
        streaks = self._streaks() * self.how.strokes
        light = (self.normal * self.to_light).sum(-1)
        hidden = march(self.level, self.mask, self.sun, self.unit)
        closed = self._closed()
        brushed = light + 0.040 * streaks * self.rough - 0.16 * closed
        lit = _step(brushed, TURN, 0.15) * (1 - 0.92 * hidden)
        high = _step(brushed, LIGHTS, 0.13) * (1 - hidden) * (1 - closed)
        lit, high = np.where(self.flat, 1, lit), np.where(self.flat, 0, high)
        image = self._values(lit, high, streaks, sharp)
        self._terminator(image, light, hidden)
        self._glint(image, high)
        self._accent(image, lit, sharp, closed)
        self._rim(image)
        if self.how.haze is not None:
            air, thick = self.how.haze
            image += (rgb(air) - image) * thick
        return np.dstack([np.clip(image, 0, 2), self._cover(sharp)]).astype(np.float32)

    def _silhouette(self) -> Field:
        flat = np.broadcast_to(rgb(self.how.silhouette or "#000000"), self.normal.shape)
        light = (self.normal * self.to_light).sum(-1)
        image = flat * (1 + 0.10 * np.clip(light, 0, 1) - 0.05)[..., None]
        self._rim(image)
        return np.dstack([image, self._cover(self._sharp())]).astype(np.float32)

    def _sharp(self) -> Field:
        """Return how sharp edges are: 1 at the focus, less elsewhere."""
        if self.how.focus is None:
            return np.full(self.z.shape, 0.75, np.float32)
        x, y, radius = self.how.focus
        far = np.hypot(self.x - x, self.y - y) / radius
        return (0.25 + 0.75 * smoothstep(2.4, 0.8, far)).astype(np.float32)

    def _streaks(self) -> Field:
        """Smear noise along the masses, as the hairs of a brush would: square to their slope."""
        height, width = self.z.shape
        small = max(round(width / 1.6), 8), max(round(height / 1.6), 8)
        normal = cv2.resize(self.normal, small, interpolation=cv2.INTER_AREA)
        sigma = 0.018 * self.unit / 1.6
        xx = cv2.GaussianBlur(normal[..., 0] ** 2, (0, 0), sigma)
        yy = cv2.GaussianBlur(normal[..., 1] ** 2, (0, 0), sigma)
        xy = cv2.GaussianBlur(-normal[..., 0] * normal[..., 1], (0, 0), sigma)
        angle = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
        dots = self.rng.standard_normal(small[::-1]).astype(np.float32)
        noise = np.asarray(cv2.GaussianBlur(dots, (0, 0), 0.0011 * self.unit + 0.3), np.float32)
        streak = _smeared(noise, angle.astype(np.float32), max(int(0.012 * self.unit), 5))
        whole = cv2.resize(streak, (width, height), interpolation=cv2.INTER_LINEAR)
        return np.asarray(whole / (whole.std() + 1e-6), np.float32)

    def _closed(self) -> Field:
        """Return where forms meet and little light comes in."""
        soft = cv2.GaussianBlur(self.level, (0, 0), 0.02 * self.unit)
        inside = cv2.GaussianBlur(self.mask.astype(np.float32), (0, 0), 0.02 * self.unit)
        floor = float(self.z[self.mask].min())
        around = (soft - floor * (1 - inside)) / np.maximum(inside, 0.2)
        return np.clip((around - self.level) / (0.05 * self.unit), 0, 1) * self.mask

    def _values(self, lit: Field, high: Field, streaks: Field, sharp: Field) -> Field:
        """Paint the three values: shadows that lean to one tone, the colour, the light."""
        base = self.colour * (1 + 0.016 * streaks * (0.3 + 0.7 * self.rough))[..., None]
        glow, shade = self.scene.glow, self.scene.shade
        fade = 1 / (1 + (self.far / self.scene.reach) ** 2)
        dim = (1 - self.how.dim * (1 - fade))[..., None]
        dark = base * self.how.fill + shade * 0.34
        lost = (0.20 * (1 - sharp))[..., None]
        dark += (shade - dark) * lost
        up = self.normal[..., 1:2]
        dark += base * self._ground() * np.clip(0.25 - up * 0.9, 0, 1) * 0.5
        dark *= 1 + 0.10 * np.clip(up, 0, 1)
        middle = base * (0.93 + 0.07 * glow)
        light = base * (0.62 + 0.5 * glow) + glow * 0.13
        image = dark + (middle - dark) * lit[..., None]
        image += (light - image) * (0.85 * high)[..., None]
        return np.asarray(np.where(self.flat[..., None], base, image * dim), np.float32)

    def _ground(self) -> Field:
        if self.how.bounce is not None:
            return rgb(self.how.bounce)
        page, image = self.scene.page, self.scene.image
        bottom = self.place[1] + self.z.shape[0] / self.scale
        row = int(np.clip(bottom * page.scale, 4, page.height - 4))
        left = int(np.clip(self.place[0] * page.scale, 0, page.width - 4))
        right = int(np.clip(left + self.z.shape[1] / self.scale * page.scale, left + 3, page.width))
        strip = image[max(row - 12, 0) : row + 12, left:right]
        return np.asarray(np.clip(strip.mean((0, 1)), 0, 1), np.float32)

    def _terminator(self, image: Field, light: Field, hidden: Field) -> None:
        """Where the light ends, colours are at their fullest."""
        band = np.exp(-(((light - TURN) / 0.13) ** 2)) * (1 - hidden) * ~self.flat
        grey = image.mean(-1, keepdims=True)
        image += (image - grey) * (0.17 * band)[..., None]
        image += image * np.array([0.06, -0.01, -0.05], np.float32) * band[..., None]

    def _glint(self, image: Field, high: Field) -> None:
        if not self.sheen.any():
            return
        between = self.to_light + np.array([0, 0, 1], np.float32)
        between /= np.linalg.norm(between, axis=-1, keepdims=True)
        glint = np.clip((self.normal * between).sum(-1), 0, 1) ** 30 * self.sheen * (0.3 + high)
        image += self.scene.glow * np.clip(glint, 0, 1)[..., None] * 0.8

    def _accent(self, image: Field, lit: Field, sharp: Field, closed: Field) -> None:
        """Draw a line where a form passes before another; in the shadow it is lost."""
        reach = np.ones((3, 3), np.uint8)
        before = cv2.dilate(self.level, reach) - self.level
        jump = np.clip((before - 0.016 * self.unit) / (0.03 * self.unit), 0, 1) * self.mask
        press = (
            0.55 + 0.45 * blurred(self.rng.standard_normal(self.z.shape).astype(np.float32), 8) * 20
        )
        line = cv2.GaussianBlur(jump.astype(np.float32), (0, 0), 0.55 * self.scale / 1.5)
        line = line * np.clip(press, 0.15, 1) * (0.2 + 0.8 * lit) * (0.35 + 0.65 * sharp)
        line = line * self.how.accents * self.edge
        ink = self.colour * 0.30 + self.scene.shade * 0.34
        image += (ink - image) * np.clip(0.85 * line, 0, 1)[..., None]
        image += (ink - image) * (0.30 * closed * ~self.flat)[..., None]

    def _rim(self, image: Field) -> None:
        if not self.how.rim:
            return
        flat = self.to_light[..., :2]
        flat = flat / (np.linalg.norm(flat, axis=-1, keepdims=True) + 1e-3)
        facing = (self.normal[..., :2] * flat).sum(-1)
        edge = smoothstep(0.72, 0.95, facing) * self.mask * ~self.flat
        colour = rgb(self.how.rim_colour) if self.how.rim_colour is not None else self.scene.glow
        image += (colour * 1.05 - image) * np.clip(edge * self.how.rim, 0, 1)[..., None]

    def _cover(self, sharp: Field) -> Field:
        inside = self.mask.astype(np.float32)
        crisp = cv2.GaussianBlur(inside, (0, 0), 0.35 * self.scale)
        soft = cv2.GaussianBlur(inside, (0, 0), 1.5 * self.scale)
        return np.asarray(crisp * sharp + soft * (1 - sharp), np.float32)


def _step(light: Field, at: float, soft: float) -> Field:
    return np.clip((light - at) / soft + 0.5, 0, 1)


def _smeared(noise: Field, angle: Field, steps: int) -> Field:
    """Smear noise along a field of angles."""
    height, width = noise.shape
    way_x, way_y = np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)
    across, down = np.meshgrid(
        np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32)
    )
    total = noise.copy()
    for sign in (1.2, -1.2):
        x, y = across.copy(), down.copy()
        last: Any = None
        for _ in range(steps):
            step_x = cv2.remap(way_x, x, y, cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)
            step_y = cv2.remap(way_y, x, y, cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)
            if last is not None:  # angles have no head or tail: go on the way we came
                back = np.where(step_x * last[0] + step_y * last[1] < 0, -1, 1)
                step_x, step_y = step_x * back, step_y * back
            last = step_x, step_y
            x += (sign * step_x).astype(np.float32)
            y += (sign * step_y).astype(np.float32)
            total += cv2.remap(noise, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return total


def _lay(
    scene: Scene,
    canvas: Canvas,
    paint: Field,
    box: tuple[slice, slice],
    how: Paint,
    place: tuple[float, float],
) -> None:
    """Lay what was painted on the picture, with an edge as of a brush."""
    page = scene.page
    colour, cover = paint[..., :3], paint[..., 3:]
    inside = (canvas.z[box] > FAR).astype(np.float32)[..., None]
    spread = cv2.GaussianBlur(colour * inside, (0, 0), 1.6 * canvas.scale)
    whole = cv2.GaussianBlur(inside[..., 0], (0, 0), 1.6 * canvas.scale)[..., None]
    colour = np.where(inside > 0, colour, spread / np.maximum(whole, 1e-3))
    paint = np.dstack([colour * cover, cover]) * how.opacity
    shrink = page.scale / canvas.scale
    left, top = place[0] * page.scale, place[1] * page.scale
    x0, y0 = int(np.floor(left)), int(np.floor(top))
    margin = int(how.blur * page.scale * 3) + 3
    wide = int(paint.shape[1] * shrink) + 2 + 2 * margin
    tall = int(paint.shape[0] * shrink) + 2 + 2 * margin
    if shrink < 0.8:
        paint = np.asarray(cv2.GaussianBlur(paint, (0, 0), 0.38 / shrink))
    down, across = np.mgrid[0:tall, 0:wide].astype(np.float32)
    shake = _shake(scene, (tall, wide), 0.3 * page.scale)
    x = (across - margin + x0 - left + shake[0]) / shrink + 0.5 / shrink - 0.5
    y = (down - margin + y0 - top + shake[1]) / shrink + 0.5 / shrink - 0.5
    laid = cv2.remap(
        paint.astype(np.float32),
        x.astype(np.float32),
        y.astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_CONSTANT,
        borderValue=(0, 0, 0, 0),
    )
    if how.blur:
        laid = blurred(np.asarray(laid, np.float32), how.blur * page.scale)
    corner = x0 - margin, y0 - margin
    care = _careful(canvas, how, box)
    if care is None:
        _over(scene, np.asarray(laid, np.float32), *corner)
        return
    kept = cv2.remap(care, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR)
    _set_off(scene, np.asarray(laid, np.float32), np.asarray(kept, np.float32), *corner)
    _over(scene, np.asarray(laid, np.float32), *corner)
    _kept(scene, np.asarray(kept, np.float32), *corner)


def _careful(canvas: Canvas, how: Paint, box: tuple[slice, slice]) -> Field | None:
    """Return how carefully each pixel is to be painted, a little over its edge; None: as ever."""
    care = canvas.cares[box] * min(how.care * how.opacity, 1)
    if how.blur or how.silhouette is not None or not care.any():
        return None
    if how.haze is not None:
        care = care * (1 - 0.7 * min(how.haze[1], 1))
    reach = np.ones((2 * max(round(2.4 * canvas.scale), 1) + 1,) * 2, np.uint8)
    return np.asarray(
        cv2.GaussianBlur(cv2.dilate(care, reach), (0, 0), 0.8 * canvas.scale), np.float32
    )


def _set_off(scene: Scene, paint: Field, care: Field, left: int, top: int) -> None:
    """Make what is behind small heads and hands a little lighter or darker, if it is like them."""
    found, cares = _on_page(scene, paint, left, top), _on_page(scene, care, left, top)
    if found is None or cares is None:
        return
    (piece, box), (care, _) = found, cares
    head = smoothstep(0.7, 0.95, care) * piece[..., 3]
    if not head.any():
        return
    page = scene.page
    around = page.blur(head, 5)
    value = page.blur(luma(piece[..., :3]) * smoothstep(0.7, 0.95, care), 5) / np.maximum(
        around, 1e-3
    )
    under = luma(scene.image[box])
    apart = page.blur(under, 2) - value
    way = np.tanh((apart + 0.08 * (0.45 - value)) / 0.04)
    lacks = np.clip(APART - np.abs(apart), 0, None) * np.clip(around * 2.4, 0, 1)
    gain = 1 + way * lacks / (under + 0.1)
    scene.image[box] *= np.clip(gain, 0.4, 1.6)[..., None].astype(np.float32)


def _shake(scene: Scene, shape: tuple[int, int], amount: float) -> Field:
    rng = np.random.default_rng(scene.seed + shape[0])
    size = 14 * scene.page.scale
    grid = (2, int(shape[0] / size) + 4, int(shape[1] / size) + 4)
    coarse = rng.standard_normal(grid).astype(np.float32)
    wide = [cv2.resize(part, shape[::-1], interpolation=cv2.INTER_CUBIC) for part in coarse]
    return np.stack(wide) * amount


def _over(scene: Scene, paint: Field, left: int, top: int) -> None:
    found = _on_page(scene, paint, left, top)
    if found is None:
        return
    piece, box = found
    scene.image[box] = scene.image[box] * (1 - piece[..., 3:]) + piece[..., :3]
    scene.covered(piece[..., 3], box)


def _kept(scene: Scene, care: Field, left: int, top: int) -> None:
    found = _on_page(scene, care, left, top)
    if found is not None:
        scene.cared(*found)


def _on_page(
    scene: Scene, field: Field, left: int, top: int
) -> tuple[Field, tuple[slice, slice]] | None:
    """Return what of a field is on the page, and where; None: nothing."""
    height, width = scene.image.shape[:2]
    x0, y0 = max(left, 0), max(top, 0)
    x1, y1 = min(left + field.shape[1], width), min(top + field.shape[0], height)
    if x0 >= x1 or y0 >= y1:
        return None
    piece = field[y0 - top : y1 - top, x0 - left : x1 - left]
    return piece, (slice(y0, y1), slice(x0, x1))
