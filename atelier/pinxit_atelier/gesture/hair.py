"""Hair: masses on the skull, and locks that hang from it, are blown, and lie on what they meet."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from pinxit_atelier.engine.colour import Colour, rgb

from .faces import noise
from .heads_skull import Skull, around
from .heads_surface import Coat, Grid, Relief, Seen, normals, singles

Points: TypeAlias = NDArray[Any]

# Where hair begins: how far round the head (0 is the nose, 1.25 the nape), and how high.
HAIRLINE: Final = (
    (0.0, 0.10, 0.18, 0.25, 0.31, 0.36, 0.41, 0.45, 0.52, 0.57, 0.62, 0.70, 0.76, 0.86, 1.0, 1.3),
    (0.30, 0.30, 0.285, 0.245, 0.20, 0.13, 0.07, 0.0, -0.05, 0.0, 0.06, 0.05, -0.1, -0.24, -0.31,
        -0.32),
)  # fmt: skip


class Scalp:
    """What hair grows on."""

    def __init__(self, relief: Relief, skull: Skull, at: Grid, rng: np.random.Generator) -> None:
        self.relief, self.skull, self.rng = relief, skull, rng
        sigma = max(at.shape[0] * 0.03, 0.8)
        self.at: Grid = _round(at, lambda g: cv2.GaussianBlur(g, (0, 0), sigma))
        self.at = poled(self.at)
        self.normal: Grid = outward(self.at)
        grow = at - self.at  # blurring shrinks; hair must not sink into the skull
        self.at = self.at + self.normal * np.maximum((grow * self.normal).sum(2, keepdims=True), 0)
        self._measure()

    def _measure(self) -> None:
        """Find the oval on which locks lie."""
        high = self.at[self.at[..., 1] > 0.0]
        low, top = high.min(0).astype(float), high.max(0).astype(float)
        back = self.at[(self.at[..., 1] > 0.2)]
        half_z = (float(back[:, 2].max()) - low[2]) / 2
        middle = np.array([0.0, 0.125, low[2] + half_z])
        self.relief.oval = (middle, np.array([top[0] - 0.005, top[1] - 0.125, half_z]))

    def within(self, at: Grid, recede: float = 0.0, low: float = 0.0) -> Grid:
        """Return how far inside the hairline places are."""
        s, y = np.abs(around(at)), at[..., 1]
        line: Grid = np.interp(s, *HAIRLINE).astype(np.float32)
        front = np.clip((0.46 - s) / 0.1, 0, 1)
        temple = np.exp(-(((s - 0.24) / 0.10) ** 2))
        line = line + front * (recede * (0.09 + 0.10 * temple) + 0.35 * self.skull.eye_y)
        line = line - low * np.clip((s - 0.6) / 0.3, 0, 1)
        flat = at.reshape(-1, 3)
        rough = (noise(flat, 21, 4.0) * 0.010 + noise(flat, 67, 1.0) * 0.006).reshape(s.shape)
        return np.asarray(y - line + rough, np.float32)

    def cap(
        self,
        paint: int,
        thick: Callable[[Grid], Any] | float,
        *,
        recede: float = 0.0,
        low: float = 0.0,
        pole: Points | None = None,
        clumps: float = 0.12,
        melt: float = 0.08,
        top: float | None = None,
        shape: Callable[[Grid], Grid] | None = None,
    ) -> None:
        """Lay hair on the skull as one mass; above `top` there is none."""
        inside = self.within(self.at, recede, low)
        if top is not None:
            flat = self.at.reshape(-1, 3)
            ragged = 0.02 * noise(flat, 22, 1.0).reshape(inside.shape)
            inside = np.minimum(inside, (top - self.at[..., 1] + ragged) * 0.6)
        deep = thick(self.at) if callable(thick) else np.full(inside.shape, thick)
        rise = np.clip(inside / melt, 0, 1) ** 0.6
        if clumps:
            turn = strand(self.at, pole)
            ridge = np.sin(turn * 9 + 2 * np.sin(turn * 4)) + 0.6 * np.sin(turn * 23 + 1.3)
            deep = deep * (1 + clumps * ridge * np.clip(inside / 0.12, 0, 1))
        off = np.where(inside > 0, 0.003 + deep * rise, np.maximum(inside * 0.8, -0.04) + 0.003)
        grid = self.at + self.normal * off[..., None].astype(np.float32)
        if shape is not None:
            grid = (
                grid + (shape(self.at) - self.at) * np.clip(inside / melt, 0, 1)[..., None] ** 0.6
            )
        grid = poled(grid)
        full = outward(grid)
        extra = np.zeros((*inside.shape, 4), np.float32)
        extra[..., 0], extra[..., 3] = inside, -1
        self.relief.sheet(grid, paint, normal=full, extra=extra)


def _round(at: Grid, what: Callable[[Grid], Any]) -> Grid:
    """Do something to a grid whose last column is its first one."""
    pad = min(24, at.shape[1] // 3)
    wide = np.concatenate([at[:, -pad - 1 : -1], at, at[:, 1 : pad + 1]], 1)
    wide = np.concatenate([wide[:1].repeat(pad, 0), wide, wide[-1:].repeat(pad, 0)], 0)
    return np.asarray(what(wide)[pad:-pad, pad:-pad], np.float32)


def poled(at: Grid) -> Grid:
    """Return a surface whose first and last rows are points, so that it has no holes there."""
    out = at.copy()
    out[0], out[-1] = at[0].mean(0), at[-1].mean(0)
    return out


def outward(at: Grid) -> Grid:
    """Return what stands upright on a closed surface, pointing out of it."""
    full = _round(at, normals)
    full[0], full[-1] = full[1].mean(0), full[-2].mean(0)
    out = at - singles([0, 0.05, -0.05])
    return full * np.where((full * out).sum(2, keepdims=True) < 0, np.float32(-1), np.float32(1))


def strand(at: Grid, pole: Points | None) -> Grid:
    """Return a number that is the same all along a strand: the angle round a pole."""
    axis = np.asarray((0, 0.75, -0.66) if pole is None else pole, np.float32)
    axis = axis / np.linalg.norm(axis)
    other = singles([1, 0, 0]) if abs(axis[0]) < 0.8 else singles([0, 1, 0])
    one = np.cross(axis, other)
    one /= np.linalg.norm(one)
    two = np.cross(axis, one)
    low = 0.1 if abs(axis[0]) < 0.8 else -0.30  # where strands meet, there is no hair
    q = at - singles([0, low, -0.06])
    return np.arctan2(q @ one.astype(np.float32), q @ two.astype(np.float32))


class Strands:
    """The paint of hair: streaks along it, lighter where it bends, grey here and there."""

    def __init__(
        self, colour: Colour, *, grey: float = 0, pole: Points | None = None, contrast: float = 1.0
    ) -> None:
        self.colour = rgb(colour).astype(np.float32)
        self.grey, self.pole, self.contrast = grey, pole, contrast

    def __call__(self, seen: Seen) -> Coat:
        """Paint it."""
        lock = seen.extra[:, 3] >= 0
        turn = strand(seen.at, self.pole) * 16 + 0.8 * noise(seen.at, 7)
        turn = np.where(lock, seen.extra[:, 1] * 2.6 + seen.extra[:, 2] * 7.3, turn)
        drift = np.where(lock, seen.extra[:, 0] * 1.5, noise(seen.at, 5) * 0.8)
        contrast, calm = self.contrast * (1 - 0.5 * seen.few), 1 - seen.few
        wide = np.sin(turn * 1.1 + drift) * 0.55 + np.sin(turn * 2.7 + 1.7 + drift) * 0.45 * calm
        fine = np.sin(turn * 7.1 + drift) * 0.5 + np.sin(turn * 11.9 + 0.6) * 0.5
        fine = fine * (0 if seen.pixel > 0.006 else calm)
        tone = 1 + contrast * (0.15 * wide + 0.09 * fine)
        each = np.where(lock, np.sin(np.round(seen.extra[:, 2]) * 12.9) * 0.09, 0)
        colour = self.colour[None] * (tone + each)[:, None]
        colour += (0.030 * wide + 0.018 * fine)[:, None] * contrast  # black hair has strands, too
        warm = np.clip(wide * 0.6 + fine * 0.4 - 0.45, 0, 1) * contrast
        colour += warm[:, None] * (singles([0.16, 0.11, 0.07]) + 0.12 * self.colour)
        if self.grey:
            field = 0.5 + 0.28 * wide + 0.22 * fine + 0.15 * noise(seen.at, 6, 2.0)
            cover = np.clip((self.grey * 1.5 - field) * 1.8, 0, 1)
            silver = singles([0.76, 0.74, 0.71]) * (0.93 + 0.08 * wide + 0.04 * fine)[:, None]
            silver = silver * 0.82 + self.colour * 0.18 + 0.03
            colour += (silver - colour) * (0.35 * self.grey + 0.65 * cover)[:, None]
        return Coat(np.clip(colour, 0, 1), rough=0.5, sheen=0.10, edge=0.7 - 0.3 * seen.few)


# ---- locks ----------------------------------------------------------------------------------


def on_scalp(
    scalp: Scalp, rng: np.random.Generator, count: int, inside: float, **line: float
) -> Any:
    """Return places spread over the hair, and what stands upright there."""
    keep = scalp.within(scalp.at, **line) > inside
    area = np.linalg.norm(scalp.at[..., [0, 2]], axis=2) + 0.02
    weight = (keep * area).reshape(-1)
    picks = rng.choice(len(weight), count * 6, p=weight / weight.sum())
    points, ups = scalp.at.reshape(-1, 3)[picks], scalp.normal.reshape(-1, 3)[picks]
    gap = 1.35 / np.sqrt(count)
    free = np.ones(len(points), bool)
    chosen: list[int] = []
    while len(chosen) < count and gap > 0.01:
        open_ = free.copy()
        for one in chosen:
            open_ &= ((points - points[one]) ** 2).sum(1) > gap * gap
        while len(chosen) < count and open_.any():
            one = int(np.argmax(open_))
            chosen.append(one)
            free[one] = False
            open_ &= ((points - points[one]) ** 2).sum(1) > gap * gap
        gap *= 0.8
    return points[chosen].astype(float), ups[chosen].astype(float)


def _pushed(relief: Relief, p: Points, thick: float, hold: float = 0.0) -> Points:
    """Return places outside of the head, the neck and the shoulders; held hair lies on the head."""
    if hold:
        middle, half = relief.oval
        size = half + thick
        q = (p - middle) / size
        far = np.linalg.norm(q, axis=1, keepdims=True)
        near = middle + q / np.maximum(far, 1e-3) * size
        share = hold * np.clip((p[:, 1:2] - 0.02) / 0.12, 0, 1)
        p = p + (near - p) * share
    ovals: tuple[tuple[Any, Any], ...] = (
        relief.oval,
        ((0, -0.2, 0.06), (0.235, 0.30, 0.25)),
        ((0, -0.55, -0.08), (0.17, 0.42, 0.17)),
        ((0, -1.02, -0.1), (0.66, 0.28, 0.27)),
    )
    for at, half in ovals:
        size = np.array(half) + thick
        q = (p - at) / size
        far = np.linalg.norm(q, axis=1, keepdims=True)
        p = np.where(far < 1, at + q / np.maximum(far, 1e-3) * size, p)
    return p


def hang(
    relief: Relief,
    roots: Points,
    ways: Points,
    length: Points | float,
    *,
    steps: int = 12,
    stiff: float = 0.6,
    weight: float = 1.0,
    thick: float = 0.03,
    curl: float = 0.0,
    turns: float = 3.0,
    hold: float = 0.0,
    rng: np.random.Generator | None = None,
) -> Points:
    """Return locks that leave `roots` and are drawn down, blown, and held off the head."""
    n = len(roots)
    long = np.broadcast_to(np.asarray(length, float), (n,))[:, None] / (steps - 1)
    way = ways / (np.linalg.norm(ways, axis=1, keepdims=True) + 1e-9)
    lee = np.where((roots[:, :1] * relief.sway[0] < 0) & (roots[:, 2:] > -0.2), 0.3, 1.0)
    wind = relief.sway[None] * lee  # hair is not blown across the face
    pull = relief.down[None] * weight + wind * 0.9
    p = roots.copy()
    out = [p]
    for i in range(1, steps):
        far = i / steps
        aim = pull + wind * far * 0.9
        way = way * stiff + aim * (1 - stiff) * (0.5 + far)
        way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-9
        p = _pushed(relief, p + way * long, thick, hold)
        out.append(p)
    paths = np.stack(out, 1)
    if curl and rng is not None:
        t = np.linspace(0, 1, steps)[None, :]
        phase = rng.uniform(0, 6.3, (n, 1)) + t * turns * 2 * np.pi
        side = np.cross(np.gradient(paths, axis=1), relief.eye)
        side /= np.linalg.norm(side, axis=2, keepdims=True) + 1e-9
        paths = paths + side * (np.sin(phase) * curl * np.minimum(t * 3, 1))[..., None]
        paths = paths + relief.eye * (np.cos(phase) * curl * 0.6 * t)[..., None]
    return paths


def _denser(paths: Points, steps: int) -> Points:
    """Return smooth lines through the places of locks."""
    n, m, _ = paths.shape
    gx, gy = np.meshgrid(
        np.linspace(0, m - 1, steps, dtype=np.float32), np.arange(n, dtype=np.float32)
    )
    return cv2.remap(
        paths.astype(np.float32), gx, gy, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE
    )


def tapered(
    count: int, steps: int, radius: Points | float, tip: float = 0.15, root: float = 0.7
) -> Points:
    """Return the radii of locks: fullest at a third, thin at the end."""
    t = np.linspace(0, 1, steps)
    shape = np.interp(t, [0, 0.25, 0.6, 1], [root, 1, 0.85, tip])
    return np.broadcast_to(np.asarray(radius, float), (count,))[:, None] * shape[None]


def put(
    relief: Relief,
    paint: int,
    paths: Points,
    radius: Points | float,
    *,
    flat: float = 0.6,
    tip: float = 0.15,
    root: float = 0.7,
    lying: bool = False,
) -> None:
    """Add locks."""
    steps = int(np.clip(relief.scale * 0.06, 10, 26))
    fine = _denser(paths, steps)
    out = fine - singles([0, 0.1, -0.06]) if lying else None
    if out is not None:
        out /= np.linalg.norm(out, axis=2, keepdims=True) + 1e-6
    radii = tapered(len(fine), steps, radius, tip, root)
    relief.locks(fine, radii, paint, flat=flat, out=out)


def plait(relief: Relief, paint: int, path: Points, radius: float, tie: int | None = None) -> None:
    """Add a plait of three strands along a line."""
    line = _denser(path[None], 60)[0]
    length = np.linalg.norm(np.diff(line, axis=0), axis=1).sum()
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    side = np.cross(tangent, relief.eye)
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    up = np.cross(side, tangent)
    t = np.linspace(0, 1, len(line))
    size = radius * np.interp(t, [0, 0.15, 0.8, 0.9, 1], [0.9, 1, 0.75, 0.55, 0.75])
    for i in range(3):
        a = t * length / radius * 0.95 + i * 2 * np.pi / 3
        strand_ = (
            line
            + side * (np.sin(a) * size * 0.62)[:, None]
            + up * (np.sin(2 * a) * size * 0.4)[:, None]
        )
        relief.locks(strand_[None], (size * 0.60)[None], paint, flat=0.9)
    if tie is not None:
        place = line[52]
        band = np.stack([place - tangent[52] * 0.012, place + tangent[52] * 0.02])
        relief.locks(_denser(band[None], 6), np.full((1, 6), radius * 0.68), tie)


# ---- styles ---------------------------------------------------------------------------------


class Barber:
    """What a hairstyle is made with."""

    def __init__(
        self, scalp: Scalp, colour: Colour, grey: float, ribbon: Colour, recede: float
    ) -> None:
        self.scalp, self.relief, self.rng = scalp, scalp.relief, scalp.rng
        self.colour, self.grey, self.recede = colour, grey, recede
        self.ribbon = self.relief.paint(Strands(ribbon, contrast=0.4))

    def paint(self, pole: Points | None = None, contrast: float = 1.0) -> int:
        """Return hair paint whose streaks run to a pole."""
        return self.relief.paint(Strands(self.colour, grey=self.grey, pole=pole, contrast=contrast))


PART: Final = np.array([1.0, 0.25, 0.05])  # strands run round the head from ear to ear
BACK: Final = np.array([0.0, 0.15, -1.0])
TOP: Final = np.array([0.0, 0.8, -0.5])
X, Y, Z = np.eye(3)


def _top(low: float, high: float) -> Callable[[Grid], Grid]:
    """Hair that is thicker on the top than at the sides."""
    return lambda at: low + (high - low) * np.clip((at[..., 1] - 0.12) / 0.22, 0, 1)


def _buzz(b: Barber) -> None:
    b.scalp.cap(b.paint(contrast=0.5), 0.008, recede=b.recede, clumps=0, melt=0.04)


def _crop(b: Barber) -> None:
    paint = b.paint()
    b.scalp.cap(paint, _top(0.020, 0.045), recede=b.recede, clumps=0.16)
    roots, ups = on_scalp(b.scalp, b.rng, 46, 0.03, recede=b.recede)
    keep = (roots[:, 1] > 0.16) & (roots[:, 2] > -0.3)
    roots, ups = roots[keep], ups[keep]
    ways = np.array([0.45, -0.1, 0.8]) + b.rng.normal(0, 0.18, ups.shape)
    paths = hang(
        b.relief,
        roots + ups * 0.04,
        ways,
        b.rng.uniform(0.12, 0.19, len(roots)),
        steps=7,
        stiff=0.85,
        thick=0.045,
        hold=0.8,
    )
    put(
        b.relief,
        paint,
        paths,
        b.rng.uniform(0.022, 0.036, len(roots)),
        flat=0.42,
        lying=True,
        tip=0.05,
    )


def _swept(
    b: Barber,
    side: int,
    count: int,
    thick: float,
    paint: int,
    lift: float = 0.02,
    reach: float = 1.0,
) -> None:
    """Locks from a parting over the top to the other side."""
    z = np.linspace(0.23, -0.32, count)
    roots = np.stack([np.full(count, -side * 0.13), 0.40 + 0.06 * np.cos(z * 3), z], 1)
    for way, long, wide in ((1, 0.48, 1.0), (-1, 0.24, 0.8)):
        ahead = np.where(z > 0.1, 0.12, -0.05)
        ways = np.stack([np.full(count, side * way * 1.0), np.full(count, 0.1), ahead], 1)
        ways = ways + b.rng.normal(0, 0.05, ways.shape)
        length = long * reach * b.rng.uniform(0.88, 1.08, count)
        paths = hang(
            b.relief,
            roots + Y * lift,
            ways,
            length,
            steps=9,
            stiff=0.8,
            thick=0.03 + lift,
            hold=0.9,
        )
        sizes = thick * wide * b.rng.uniform(0.85, 1.15, count)
        put(b.relief, paint, paths, sizes, flat=0.3, root=0.05, tip=0.08, lying=True)


def _side_part(b: Barber) -> None:
    paint = b.paint(PART)
    b.scalp.cap(paint, _top(0.02, 0.045), recede=b.recede, pole=PART, clumps=0.1)
    _swept(b, 1, 9, 0.066, paint)


def _undercut(b: Barber) -> None:
    _buzz(b)
    paint = b.paint(PART)
    _swept(b, -1, 10, 0.07, paint, 0.035, 0.72)


def veil(b: Barber, paint: int, paths: Points, clumps: float = 0.012, seed: float = 0.0) -> None:
    """Lay hair over neighbouring lines as one mass, with ridges and a ragged hem."""
    n, m, _ = paths.shape
    rows, columns = n * 8, 30
    t = np.linspace(0, 1, columns, dtype=np.float32)
    a = np.linspace(0, n - 1, rows, dtype=np.float32)
    ragged = 1 - 0.05 * (np.sin(a * 2.3 + seed) + 0.7 * np.sin(a * 5.1 + 2 * seed))
    gx = np.minimum(t[None] * (m - 1) * ragged[:, None].astype(np.float32), m - 1)
    gy = np.repeat(a[:, None], columns, 1)
    grid = cv2.remap(
        paths.astype(np.float32),
        gx.astype(np.float32),
        gy,
        cv2.INTER_CUBIC,
        borderMode=cv2.BORDER_REPLICATE,
    )
    out: Grid = grid - singles([0, 0, -0.05])
    out[..., 1] *= 0.3
    out /= np.linalg.norm(out, axis=2, keepdims=True) + 1e-6
    ridge = np.sin(a * 3.1 + seed) + 0.7 * np.sin(a * 6.7 + 1 + seed) + 0.35 * np.sin(a * 14.3)
    grid = grid + out * (ridge[:, None] * (0.25 + 0.75 * t[None]) * clumps)[..., None].astype(
        np.float32
    )
    extra = np.zeros((rows, columns, 4), np.float32)
    extra[..., 0], extra[..., 1], extra[..., 2] = t[None], a[:, None] * 1.15, seed
    b.relief.sheet(grid, paint, extra=extra, closed=False)


def _curtain(
    b: Barber,
    paint: int,
    length: float,
    *,
    curl: float = 0,
    layers: int = 2,
    start: float = 0.30,
    thick: float = 0.06,
    turns: float = 3.0,
    inward: float = 0.0,
    full: float = 0.03,
) -> None:
    """Hair that falls round the head, from one temple over the back to the other."""
    for layer in range(layers):
        count = 19
        a = np.linspace(start * np.pi, (2 - start) * np.pi, count)
        y = 0.30 - 0.12 * layer
        ring = np.sqrt(max(1 - ((y - 0.125) / 0.385) ** 2, 0.1))
        roots = np.stack(
            [0.34 * ring * np.sin(a), np.full(count, y), -0.065 + 0.42 * ring * np.cos(a)], 1
        )
        ways = (roots - [0, 0.1, -0.065]) * 0.7 - Y * 0.8
        long = length - 0.30 + y * 1.0 - 0.03 * layer + 0.02 * np.cos(a * 2)
        paths = hang(
            b.relief,
            roots,
            ways,
            long,
            stiff=0.5,
            thick=full + 0.02 - 0.012 * layer,
            curl=0,
            rng=b.rng,
        )
        if inward:
            t = np.linspace(0, 1, paths.shape[1])[None, :, None] ** 3
            paths = paths + (np.array([0, 0, -0.05]) - paths) * [1, 0, 1] * t * inward
        if curl:
            t = np.linspace(0, 1, paths.shape[1])[None, :]
            away: Points = paths - [0, 0, -0.05]
            away[..., 1] = 0
            wave = curl * np.sin(t * turns * 6.3 + np.sin(a * 3)[:, None]) * np.minimum(t * 3, 1)
            paths = (
                paths
                + away / (np.linalg.norm(away, axis=2, keepdims=True) + 1e-6) * wave[..., None]
            )
        veil(b, paint, paths, 0.012 + 0.25 * curl, 1.7 * layer)
        some = paths[:: 2 if layer == 0 else 3]
        some = some + b.rng.normal(0, 0.012, (len(some), 1, 3))
        if curl:
            some = some + np.sin(np.linspace(0, turns * 6.3, some.shape[1]) + 1)[None, :, None] * [
                curl * 0.5,
                0,
                curl * 0.5,
            ]
        put(
            b.relief,
            paint,
            some,
            thick * b.rng.uniform(0.5, 0.95, len(some)),
            flat=0.4,
            tip=0.08,
            lying=True,
        )


def _fringe(
    b: Barber, paint: int, length: float = 0.25, sweep: float = 0.0, count: int = 10
) -> None:
    a = np.linspace(-0.78, 0.78, count)
    roots = np.stack([0.30 * np.sin(a), 0.395 - 0.10 * a**2, 0.10 + 0.13 * np.cos(a)], 1)
    ways = np.stack([np.sin(a) * 0.35 + sweep, np.full(count, -0.15), np.cos(a)], 1)
    long = length * b.rng.uniform(0.9, 1.06, count) - 0.02 * np.cos(a * 2)
    paths = hang(
        b.relief, roots + ways * 0.02, ways, long, steps=8, stiff=0.5, thick=0.03, hold=0.6
    )
    veil(b, paint, paths, 0.006, 3.0)
    put(
        b.relief,
        paint,
        paths,
        0.04 * b.rng.uniform(0.6, 1.1, count),
        flat=0.35,
        tip=0.12,
        lying=True,
    )


def _bob(b: Barber) -> None:
    paint = b.paint(PART)
    b.scalp.cap(paint, _top(0.04, 0.05), recede=b.recede, pole=PART, clumps=0.08)
    _curtain(b, paint, 0.60, inward=0.28)
    _fringe(b, paint)


def _bob_part(b: Barber) -> None:
    paint = b.paint(PART)
    b.scalp.cap(paint, _top(0.035, 0.045), recede=b.recede, pole=PART, clumps=0.08)
    _curtain(b, paint, 0.56, inward=0.22, curl=0.012, turns=1.2)
    _swept(b, -1, 7, 0.062, paint, 0.015, 0.9)


def _long(b: Barber) -> None:
    paint = b.paint(PART)
    b.scalp.cap(paint, _top(0.035, 0.045), recede=b.recede, pole=PART, clumps=0.08)
    _curtain(b, paint, 1.0, curl=0.012, turns=1.5)
    _swept(b, 1, 6, 0.055, paint, 0.01, 0.9)


def _wavy(b: Barber) -> None:
    paint = b.paint(PART)
    b.scalp.cap(paint, _top(0.045, 0.06), recede=b.recede, pole=PART, clumps=0.1)
    _curtain(b, paint, 0.78, curl=0.030, layers=3, turns=2.4, thick=0.06, full=0.05)
    _swept(b, -1, 6, 0.06, paint, 0.02, 0.8)


def _gathered(b: Barber, pole: Points, thick: float = 0.03) -> int:
    """Hair combed to one place."""
    paint = b.paint(pole)
    b.scalp.cap(paint, thick, recede=b.recede, pole=pole, clumps=0.16, melt=0.11)
    return paint


def _ponytail(b: Barber) -> None:
    paint = _gathered(b, np.array([0, 0.35, -0.95]))
    tie = np.array([0, 0.27, -0.49])
    count = 12
    ways = np.array([0, 0.25, -1.0]) + b.rng.normal(0, 0.26, (count, 3))
    paths = hang(
        b.relief,
        np.repeat(tie[None], count, 0) + b.rng.normal(0, 0.016, (count, 3)),
        ways,
        0.82 * b.rng.uniform(0.8, 1.1, count),
        stiff=0.72,
        thick=0.09,
        curl=0.012,
        turns=1.3,
        rng=b.rng,
    )
    put(b.relief, paint, paths, 0.055, flat=0.8, root=0.6)
    ring = tie + np.array([[0, 0.0, 0.012], [0, 0.01, -0.028]])
    b.relief.locks(_denser(ring[None], 6), np.full((1, 6), 0.058), b.ribbon)


def _plait(b: Barber) -> None:
    paint = _gathered(b, np.array([0, -0.25, -1.0]))
    path = hang(
        b.relief,
        np.array([[0, -0.10, -0.44]]),
        np.array([[0.1, -0.3, -1.0]]),
        0.9,
        stiff=0.5,
        thick=0.06,
    )[0]
    plait(b.relief, paint, path, 0.085, b.ribbon)


def _plaits(b: Barber) -> None:
    paint = b.paint(PART)
    b.scalp.cap(paint, 0.032, recede=b.recede, pole=PART, clumps=0.12)
    for side in (1, -1):
        path = hang(
            b.relief,
            np.array([[side * 0.34, -0.06, -0.14]]),
            np.array([[side * 1.0, -0.5, 0.1]]),
            0.66,
            stiff=0.55,
            thick=0.07,
        )[0]
        plait(b.relief, paint, path, 0.066, b.ribbon)


def _crown_plait(b: Barber) -> None:
    paint = _gathered(b, TOP)
    a = np.linspace(0, 2 * np.pi, 24)
    ring = np.stack([0.335 * np.sin(a), 0.31 + 0.05 * np.cos(a), -0.07 + 0.33 * np.cos(a)], 1)
    plait(b.relief, paint, ring, 0.068)


def _ball(b: Barber, at: Points, size: float, paint: int, axis: Points) -> None:
    """A knot of hair: a spiral of locks round a ball."""
    axis = axis / np.linalg.norm(axis)
    one = np.cross(axis, X if abs(axis[0]) < 0.9 else Y)
    one /= np.linalg.norm(one)
    two = np.cross(axis, one)
    b.relief.locks(
        _denser(np.stack([at - axis * size * 0.1, at + axis * size * 0.12])[None], 5),
        np.full((1, 5), size * 0.92),
        paint,
    )
    for i in range(4):
        t = np.linspace(0, 1, 24)
        a = t * 2.2 * np.pi + i * np.pi / 2
        r = size * (0.98 - 0.75 * t**1.5)
        high = size * np.sqrt(np.clip(1.02 - (r / size) ** 2, 0, 1)) * 0.9
        path = (
            at
            + one * (r * np.cos(a))[:, None]
            + two * (r * np.sin(a))[:, None]
            + axis * high[:, None]
        )
        b.relief.locks(
            path[None],
            np.full((1, 24), size * 0.3) * np.interp(t, [0, 0.2, 0.8, 1], [0.5, 1, 0.8, 0.3]),
            paint,
            flat=0.9,
        )


def _bun(b: Barber) -> None:
    pole = np.array([0, 0.05, -1.0])
    paint = _gathered(b, pole, 0.034)
    _ball(b, np.array([0, 0.13, -0.55]), 0.15, paint, pole)


def _low_bun(b: Barber) -> None:
    pole = np.array([0, -0.45, -1.0])
    paint = b.paint(PART)
    b.scalp.cap(paint, 0.036, recede=b.recede, pole=PART, clumps=0.14, melt=0.11)
    _ball(b, np.array([0.03, -0.20, -0.43]), 0.14, paint, pole)


def _topknot(b: Barber) -> None:
    paint = _gathered(b, np.array([0, 1.0, -0.45]), 0.024)
    _ball(b, np.array([0, 0.56, -0.22]), 0.115, paint, np.array([0, 1.0, -0.3]))


def _puffs(b: Barber) -> None:
    paint = b.paint(PART, 0.7)
    b.scalp.cap(paint, 0.024, recede=b.recede, pole=PART, clumps=0.12)
    for side in (1, -1):
        _fuzz(b, np.array([side * 0.33, 0.36, -0.12]), 0.19, paint)


def _fuzz(b: Barber, at: Points, size: float, paint: int) -> None:
    """A ball of tight curls."""
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 64), np.linspace(-np.pi / 2, np.pi / 2, 34)[::-1])
    way = np.stack([np.sin(u) * np.cos(v), np.sin(v), np.cos(u) * np.cos(v)], 2)
    bump = noise((way.reshape(-1, 3) * size).astype(np.float32), 60, 3.0).reshape(u.shape)
    grid = at + way * (size * (1 + 0.10 * bump))[..., None]
    extra = np.zeros((*u.shape, 4), np.float32)
    extra[..., 3] = -1
    full = normals(grid.astype(np.float32))
    full *= np.where((full * way).sum(2, keepdims=True) < 0, -1, 1)
    b.relief.sheet(grid, paint, normal=full.astype(np.float32), extra=extra)


class Coils(Strands):
    """The paint of tight curls: dabs instead of streaks."""

    def __call__(self, seen: Seen) -> Coat:
        """Paint it."""
        bent = [noise(seen.at, 31 + 5 * k, 2.0 * k) for k in range(3)]  # or they would lie in rows
        at = seen.at + singles(0.022) * np.stack(bent, 1)
        coarse = noise(at, 38, 1.0)
        fine = noise(at, 95, 2.0) if seen.pixel < 0.008 else coarse * 0
        colour = self.colour[None] * (1 + 0.22 * coarse + 0.2 * fine)[:, None]
        colour += np.clip(fine + coarse - 0.5, 0, 1)[:, None] * singles([0.12, 0.085, 0.06])
        if self.grey:
            cover = np.clip((self.grey * 1.5 - 0.5 - 0.4 * fine - 0.3 * coarse) * 2.0, 0, 1)
            colour += (singles([0.74, 0.72, 0.69]) - colour) * cover[:, None]
        return Coat(np.clip(colour, 0, 1), rough=0.9, edge=0.6)


def _afro(b: Barber, size: float = 0.19) -> None:
    paint = b.relief.paint(Coils(b.colour, grey=b.grey))

    def ball(at: Grid) -> Grid:
        way = at - singles([0, 0.12, -0.08])
        way /= np.linalg.norm(way, axis=2, keepdims=True)
        flat = way.reshape(-1, 3)
        bump = (noise(flat, 9, 2.0) * 0.030 + noise(flat, 24, 1.0) * 0.020).reshape(at.shape[:2])
        far = (0.375 + size) * (1 + bump) - 0.04 * np.clip(way[..., 2], 0, 1)
        out = singles([0, 0.13, -0.10]) + way * far[..., None]
        least = np.linalg.norm(at - singles([0, 0.13, -0.10]), axis=2, keepdims=True)
        now = np.linalg.norm(out - singles([0, 0.13, -0.10]), axis=2, keepdims=True)
        out = singles([0, 0.13, -0.10]) + (out - singles([0, 0.13, -0.10])) * np.maximum(
            1, (least + 0.03) / now
        )
        return np.asarray(out, np.float32)

    b.scalp.cap(paint, 0.01, recede=b.recede, clumps=0, melt=0.10, shape=ball)


def _short_afro(b: Barber) -> None:
    _afro(b, 0.06)


def _curls(b: Barber) -> None:
    paint = b.paint(contrast=1.1)
    b.scalp.cap(paint, _top(0.06, 0.09), recede=b.recede, clumps=0.3, melt=0.06)
    roots, ups = on_scalp(b.scalp, b.rng, 95, 0.03, recede=b.recede)
    ways = ups + b.rng.normal(0, 0.3, ups.shape)
    long = b.rng.uniform(0.14, 0.26, len(roots))
    paths = hang(
        b.relief, roots + ups * 0.055, ways, long,
        steps=14, stiff=0.78, thick=0.085, curl=0.026, turns=1.7, rng=b.rng,
    )  # fmt: skip
    put(b.relief, paint, paths, b.rng.uniform(0.020, 0.030, len(roots)), flat=0.8, tip=0.3)


def _locs(b: Barber) -> None:
    paint = b.paint(contrast=0.8)
    b.scalp.cap(paint, 0.03, recede=b.recede, clumps=0.3)
    roots, ups = on_scalp(b.scalp, b.rng, 54, 0.04, recede=b.recede)
    ways = ups * 0.5 + [0, -0.2, -0.55] + b.rng.normal(0, 0.1, ups.shape)
    ways[:, 0] += np.sign(roots[:, 0]) * np.where(roots[:, 2] > 0.0, 1.1, 0.35)
    long = b.rng.uniform(0.62, 0.85, len(roots)) + 0.3 * np.maximum(roots[:, 1], 0)
    paths = hang(
        b.relief, roots + ups * 0.02, ways, long, steps=16, stiff=0.55, thick=0.05, hold=0.5
    )
    put(b.relief, paint, paths, 0.032, flat=1.0, tip=0.7, root=0.9)


def _cornrows(b: Barber) -> None:
    pole = np.array([0, -0.1, -1.0])
    paint = b.relief.paint(Rows(b.colour, grey=b.grey, pole=pole))

    def thick(at: Grid) -> Grid:
        wave = np.abs(np.sin(strand(at, pole) * 11))
        return np.asarray(0.006 + 0.026 * np.sqrt(wave), np.float32)

    b.scalp.cap(paint, thick, recede=b.recede, clumps=0, melt=0.03)
    count = 9
    x = np.linspace(-0.17, 0.17, count)
    roots = np.stack([x, np.full(count, -0.20), -0.40 + 0.3 * np.abs(x)], 1)
    paths = hang(
        b.relief, roots, np.stack([x, x * 0 - 0.6, x * 0 - 0.5], 1), 0.42, stiff=0.55, thick=0.03
    )
    put(b.relief, b.paint(contrast=0.8), paths, 0.026, flat=1.0, tip=0.7)


class Rows(Strands):
    """The paint of plaits that lie on the head, with skin between them."""

    def __call__(self, seen: Seen) -> Coat:
        """Paint it."""
        turn = strand(seen.at, self.pole) * 11
        gap = np.clip((0.25 - np.abs(np.sin(turn))) * 6, 0, 1)
        along = np.linalg.norm(seen.at - singles([0, 0.05, -0.45]), axis=1)
        chevron = np.sin(along * 150 + np.abs(np.sin(turn)) * 3.5)
        if seen.pixel > 0.007:
            chevron = chevron * 0
        colour = self.colour[None] * (1.12 + 0.25 * chevron)[:, None]
        colour += (singles([0.33, 0.21, 0.16]) - colour) * gap[:, None] * 0.7
        return Coat(np.clip(colour, 0, 1), rough=0.4, edge=0.6)


def _thinning(b: Barber) -> None:
    paint = b.paint()
    b.scalp.cap(paint, 0.020, recede=0.4, clumps=0.2, top=0.25, melt=0.14)
    z = np.linspace(0.13, -0.3, 9)
    roots = np.stack([np.full(9, -0.25), np.full(9, 0.31), z], 1)
    ways = np.stack([np.full(9, 1.0), np.full(9, 0.5), b.rng.normal(0.1, 0.1, 9)], 1)
    paths = hang(b.relief, roots, ways, 0.5, steps=9, stiff=0.8, thick=0.004, hold=0.9)
    put(b.relief, paint, paths, 0.012, flat=0.4, tip=0.02)


def _horseshoe(b: Barber) -> None:
    paint = b.paint()
    b.scalp.cap(paint, 0.034, recede=0.4, clumps=0.25, top=0.19, melt=0.13)


def _bald(b: Barber) -> None:
    """There is none."""


def _bowl(b: Barber) -> None:
    paint = b.paint()
    b.scalp.cap(paint, _top(0.03, 0.055), recede=b.recede, clumps=0.08)
    _curtain(b, paint, 0.26, layers=1, start=0.24, thick=0.05)
    _fringe(b, paint, 0.22, count=12)


def _pixie(b: Barber) -> None:
    paint = b.paint()
    b.scalp.cap(paint, _top(0.03, 0.055), recede=b.recede, clumps=0.2)
    _fringe(b, paint, 0.2, 0.7, 8)
    _swept(b, 1, 6, 0.055, paint, 0.02, 0.7)


def _combed_back(b: Barber) -> None:
    pole = np.array([0.05, -0.15, -1.0])
    paint = b.paint(pole)
    b.scalp.cap(paint, _top(0.022, 0.055), recede=b.recede, pole=pole, clumps=0.14)
    x = np.linspace(-0.2, 0.2, 8)
    roots = np.stack([x, 0.40 - 1.2 * x**2, 0.20 - x**2], 1)
    ways = np.stack([x * 1.2, x * 0 + 0.9, x * 0 - 0.8], 1)
    paths = hang(b.relief, roots, ways, 0.5, steps=9, stiff=0.78, thick=0.05, hold=0.8)
    put(b.relief, paint, paths, 0.05, flat=0.35, root=0.4, lying=True)


def _wild(b: Barber) -> None:
    paint = b.paint(contrast=1.1)
    b.scalp.cap(paint, 0.055, recede=b.recede, clumps=0.3)
    roots, ups = on_scalp(b.scalp, b.rng, 90, 0.03, recede=b.recede)
    ways = ups * 0.8 + [0.3, 0.1, -0.05] + b.rng.normal(0, 0.35, ups.shape)
    long = b.rng.uniform(0.12, 0.24, len(roots))
    paths = hang(b.relief, roots + ups * 0.035, ways, long, steps=8, stiff=0.82, thick=0.06)
    put(b.relief, paint, paths, b.rng.uniform(0.018, 0.03, len(roots)), flat=0.6, tip=0.04)


HAIR: Final[dict[str, Callable[[Barber], None]]] = {
    "bald": _bald, "buzz": _buzz, "crop": _crop, "side part": _side_part, "undercut": _undercut,
    "combed back": _combed_back, "bowl": _bowl, "pixie": _pixie, "bob": _bob, "bob part": _bob_part,
    "long": _long, "wavy": _wavy, "ponytail": _ponytail, "plait": _plait, "plaits": _plaits,
    "crown plait": _crown_plait, "bun": _bun, "low bun": _low_bun, "topknot": _topknot,
    "afro": _afro, "short afro": _short_afro, "puffs": _puffs, "curls": _curls, "locs": _locs,
    "cornrows": _cornrows, "thinning": _thinning, "horseshoe": _horseshoe, "wild": _wild,
}  # fmt: skip
