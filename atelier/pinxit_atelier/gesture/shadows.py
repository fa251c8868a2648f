"""Shadows: on the masses themselves, on the ground, on a wall, and where something rests."""

import cv2
import numpy as np
from numpy.typing import NDArray

from pinxit_atelier.engine import Scene
from pinxit_atelier.engine.colour import Field
from pinxit_atelier.engine.page import blur

from .buffer import Canvas
from .space import Vec

STEPS = 18


def march(level: Field, mask: NDArray[np.bool_], sun: Vec, unit: float) -> Field:
    """Return where something stands between a place and the light (at most, 0.3 of a unit off)."""
    height, width = level.shape
    half = max(width // 2, 2), max(height // 2, 2)
    z = cv2.resize(np.where(mask, level, -1e6).astype(np.float32), half, interpolation=0)
    hidden = np.zeros(z.shape, np.float32)
    for far in np.geomspace(0.008, 0.3, STEPS) * unit:
        shift = np.array([[1, 0, -sun[0] * far / 2], [0, 1, sun[1] * far / 2]], np.float32)
        there = cv2.warpAffine(z, shift, half, flags=cv2.INTER_NEAREST, borderValue=-1e6)
        over = there - (z + sun[2] * far)
        blocks = (over > 0.010 * unit) & (over < 0.3 * unit)
        np.maximum(hidden, blocks.astype(np.float32) * (1 - 0.35 * far / (0.3 * unit)), out=hidden)
    soft = cv2.GaussianBlur(hidden, (0, 0), max(0.0035 * unit, 0.6))
    whole = cv2.resize(soft, (width, height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(np.clip(whole * 1.15, 0, 1), np.float32)


def throw(
    scene: Scene,
    canvas: Canvas,
    box: tuple[slice, slice],
    sun: Vec,
    dark: float,
    wall: float | None,
) -> None:
    """Let the masses throw their shadow on the ground (y = 0), and on a wall behind them."""
    z = canvas.z[box][::2, ::2]
    rows, columns = np.nonzero(z > -1e5)
    x = canvas.left + (columns * 2 + box[1].start) / canvas.scale
    y = canvas.top + (rows * 2 + box[0].start) / canvas.scale
    places = canvas.camera.space(x, y, z[rows, columns] / canvas.scale)
    way = canvas.camera.rot.T @ sun
    way = way / np.linalg.norm(way)
    way[1] = max(way[1], 0.42)  # not longer than twice as long as it is high
    high = np.maximum(places[:, 1:2], 0)
    fallen = places - way * (high / way[1])
    if wall is not None and way[2] > 0.05:
        behind = fallen[:, 2] < wall
        on_wall = places - way * ((places[:, 2:] - wall) / way[2])
        fallen = np.where(behind[:, None], on_wall, fallen)
    else:
        fallen[:, 1] = 0
    seen, _ = canvas.camera.seen(fallen)
    grain = scene.page.scale / 2
    shape = int(scene.page.height / 2) + 1, int(scene.page.width / 2) + 1
    step = 2 / canvas.scale * grain
    mask = np.zeros(shape, np.float32)
    for low, top, soft, strength in ((-1, 0.16, 1.6, 1), (0.16, 0.5, 4, 0.85), (0.5, 9, 8, 0.65)):
        pick = (high[:, 0] >= low) & (high[:, 0] < top)
        layer = _strewn(seen[pick], grain, shape, step)
        mask = np.maximum(mask, blur(layer, soft * grain) * strength)
    whole = cv2.resize(mask, (scene.image.shape[1], scene.image.shape[0]))
    darken(scene, np.clip(whole * dark, 0, 0.9))


def _strewn(seen: Vec, grain: float, shape: tuple[int, int], step: float) -> Field:
    layer = np.zeros(shape, np.uint8)
    if not len(seen):
        return layer.astype(np.float32)
    x, y = (seen[:, 0] * grain).astype(int), (seen[:, 1] * grain).astype(int)
    inside = (x >= 0) & (x < shape[1]) & (y >= 0) & (y < shape[0])
    layer[y[inside], x[inside]] = 1
    size = int(step * 2) | 1
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (max(size, 3), max(size, 3)))
    return np.asarray(cv2.morphologyEx(layer, cv2.MORPH_CLOSE, kernel), np.float32)


def bed(scene: Scene, canvas: Canvas, dark: float) -> None:
    """Darken the ground where something rests on it."""
    page = scene.page
    squash = float(max(abs(canvas.camera.rot[2, 1]), 0.14))
    spot = np.zeros(scene.image.shape[:2], np.float32)
    for place, radius, strength in canvas.contacts:
        seen, scale = canvas.camera.seen(place)
        wide = radius * float(scale) * page.scale
        middle = int(seen[0] * page.scale), int(seen[1] * page.scale)
        patch = np.zeros_like(spot)
        cv2.ellipse(
            patch, middle, (max(int(wide), 1), max(int(wide * squash), 1)), 0, 0, 360, strength, -1
        )
        spot = np.maximum(spot, blur(patch, max(wide * 0.13, 0.8)))
    if canvas.contacts:
        darken(scene, np.clip(spot * dark, 0, 0.92))


def darken(scene: Scene, where: Field) -> None:
    """Mix the colour of shadows into the picture."""
    part = where[..., None]
    deep = scene.image * (0.30 + 0.25 * scene.shade) + scene.shade * 0.10
    scene.image = (scene.image + (deep - scene.image) * part).astype(np.float32)
