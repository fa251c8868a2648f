"""Hats are turned round an oval, wraps lie on the skull; and glasses and earrings."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pinxit_atelier.engine.colour import Colour, mix, rgb

from .faces import noise
from .hair import Scalp, Strands, hang, outward, poled, put, veil
from .heads_skull import Skull, around
from .heads_surface import Coat, Grid, Relief, Seen, normals, singles

Profile = Sequence[tuple[float, float]]


class Cloth:
    """The paint of cloth, felt, wool, straw or metal; what lies in a band is another colour."""

    def __init__(
        self,
        colour: Colour,
        kind: str = "felt",
        band: tuple[float, float] | None = None,
        other: Colour = "#2b2226",
    ) -> None:
        self.colour = rgb(colour).astype(np.float32)
        self.other = rgb(other).astype(np.float32)
        self.kind, self.band = kind, band

    def __call__(self, seen: Seen) -> Coat:
        """Paint it."""
        along, turn = seen.extra[:, 0], seen.extra[:, 1]
        tone = 1 + 0.05 * noise(seen.at, 14) + 0.03 * noise(seen.at, 33)
        if self.kind == "straw":
            tone = tone + 0.10 * np.sin(along * 150) + 0.05 * np.sin(turn * 90 + along * 20)
        if self.kind == "wool":
            tone = (
                tone
                + 0.13 * np.sin(turn * 40) * (1 - 0.7 * seen.few)
                + 0.05 * (1 - seen.few) * np.sin(along * 130 + np.cos(turn * 40) * 1.5)
            )
        colour = self.colour[None] * tone[:, None]
        if self.band is not None:
            inside = (seen.at[:, 1] > self.band[0]) & (seen.at[:, 1] < self.band[1]) & (along > 0)
            colour[inside] = self.other
        sheen = 0.7 if self.kind == "metal" else 0.0
        return Coat(np.clip(colour, 0, 1).astype(np.float32), rough=0.5, sheen=sheen)


class Hatter:
    """What a hat is made with."""

    def __init__(self, scalp: Scalp, colour: Colour, seed: int) -> None:
        self.scalp, self.relief, self.colour = scalp, scalp.relief, colour
        self.rng = np.random.default_rng(seed + 5)
        self.skull: Skull = scalp.skull

    def cloth(self, kind: str = "felt", **more: Any) -> int:
        """Return the paint of the hat."""
        return self.relief.paint(Cloth(self.colour, kind, **more))

    def turned(
        self,
        profile: Profile,
        paint: int,
        *,
        tilt: float = 0.10,
        slant: float = 0.0,
        wave: float = 0.0,
        aside: float = 0.0,
        bend: Callable[[Grid, Grid, Grid], Grid] | None = None,
        arc: float = np.pi,
        round_: bool = True,
    ) -> None:
        """Turn a profile (how wide, how high) round the head."""
        count = max(int(len(profile) * 5), 8)
        steps = np.linspace(0, len(profile) - 1, count)
        wide = np.interp(steps, range(len(profile)), [p[0] for p in profile])
        high = np.interp(steps, range(len(profile)), [p[1] for p in profile])
        if round_:
            kernel = np.array([0.25, 0.5, 0.25])
            for line in (wide, high):
                line[1:-1] = np.convolve(line, kernel, "valid")
        a, w = np.meshgrid(np.linspace(-arc, arc, 97), wide)
        y = np.repeat(high[:, None], 97, 1)
        k = self.skull
        grow = 1 + 0.06 * k.child
        x = 0.342 * k.width * grow * w * np.sin(a) + aside * (y - 0.25)
        z = -0.065 + 0.425 * grow * w * np.cos(a)
        y = y + wave * np.sin(2 * a + 0.7) * np.clip(w - 1.05, 0, 1)
        if bend is not None:
            y = bend(a, w, y)
        y = (
            y + 0.105 * np.clip((y - 0.25) / 0.25, 0, 1) - 0.055
        )  # low at the brow, free of the crown
        y = y + (tilt + 0.10) * z + slant * x
        grid = np.stack([x, y, z], 2).astype(np.float32)
        extra = np.zeros((*a.shape, 4), np.float32)
        extra[..., 0], extra[..., 1] = np.linspace(0.01, 1, count)[:, None], a
        self.relief.sheet(grid, paint, extra=extra, closed=False)

    def shell(
        self,
        paint: int,
        inside: Grid,
        thick: NDArray[Any] | float,
        folds: float = 0.0,
        hub: tuple[float, float, float] = (0, -0.42, 0.2),
        melt: float = 0.05,
    ) -> None:
        """Lay cloth on the skull where `inside` is above 0, with folds that run to a hub."""
        at = self.scalp.at
        q = at - singles(hub)
        turn = np.arctan2(q[..., 0], q[..., 1] + 0.3 * np.abs(q[..., 2]))
        ridge = np.sin(turn * 13 + 2 * np.sin(turn * 5)) + 0.5 * np.sin(turn * 29)
        rise = np.clip(inside / melt, 0, 1) ** 0.4
        off = np.where(
            inside > 0,
            0.004 + np.asarray(thick) * rise + folds * ridge * rise,
            np.maximum(inside, -0.04) + 0.004,
        )
        grid = at + self.scalp.normal * off[..., None].astype(np.float32)
        extra = np.zeros((*turn.shape, 4), np.float32)
        extra[..., 0], extra[..., 1] = inside, turn
        grid = poled(grid)
        self.relief.sheet(grid, paint, normal=outward(grid), extra=extra)

    def opening(self, y: float, wide: float, high: float) -> Grid:
        """Return how far places are outside an oval round the face."""
        at = self.scalp.at
        s = around(at)
        low = np.hypot(s / wide, (at[..., 1] - y) / high)
        return np.asarray((low - 1) * min(wide, high), np.float32)

    def drape(
        self,
        paint: int,
        top: float,
        low: float,
        size: tuple[float, float],
        folds: float = 0.012,
        arc: float = np.pi,
        back: float = 0.0,
    ) -> None:
        """Let cloth fall round the neck."""
        t, a = np.meshgrid(np.linspace(0, 1, 22), np.linspace(-arc, arc, 90), indexing="ij")
        a = a + back * np.pi
        wide = size[0] + (size[1] - size[0]) * t**1.3
        ridge = (
            np.sin(a * 7 + 3 * t) + 0.6 * np.sin(a * 13 - 4 * t + 1) + 0.8 * np.sin(a * 2 + t * 9)
        )
        wide = wide + folds * ridge * (0.4 + t)
        x = wide * np.sin(a)
        y = top + (low - top) * t + 0.03 * np.cos(a) * (1 - t) * -2
        z = -0.05 + 0.03 * (1 - t) + wide * (0.78 + 0.35 * (1 - t)) * np.cos(a)
        grid = np.stack([x, y, z], 2) + self.relief.sway * (t**2 * 0.12)[..., None]
        extra = np.zeros((*t.shape, 4), np.float32)
        extra[..., 0], extra[..., 1] = t + 0.01, a
        self.relief.sheet(grid, paint, extra=extra, closed=False)

    def tails(
        self,
        paint: int,
        at: tuple[float, float, float],
        ways: Sequence[tuple[float, float, float]],
        length: float,
        wide: float,
    ) -> None:
        """Tie a knot with ends that hang."""
        start = np.repeat(np.array([at], float), len(ways), 0)
        paths = hang(self.relief, start, np.array(ways, float), length, stiff=0.6, thick=0.04)
        put(self.relief, paint, paths, wide, flat=0.35, tip=0.9, root=0.4, lying=True)
        knot = np.stack([start[0] - [0.02, 0, 0], start[0] + [0.02, 0, 0]])[None]
        put(self.relief, paint, knot, wide * 0.8, flat=0.8, tip=0.8)


def _cap(h: Hatter) -> None:
    paint = h.cloth()
    h.turned(
        [(1.06, 0.20), (1.18, 0.26), (1.24, 0.34), (1.08, 0.45), (0.6, 0.51), (0.02, 0.52)],
        paint,
        tilt=-0.10,
        aside=0.08,
    )
    _visor(h, paint, 0.20, 0.13, 1.36)


def _visor(h: Hatter, paint: int, high: float, low: float, reach: float, arc: float = 1.0) -> None:
    h.turned([(1.0, high + 0.035), (1.08, high + 0.03), (reach, low)], paint, arc=arc, tilt=0.0,
             bend=lambda a, w, y: y - 0.05 * np.abs(a) ** 2 * np.clip(w - 1, 0, 1) * 2)  # fmt: skip


def _peaked(h: Hatter) -> None:
    paint = h.cloth()
    h.turned(
        [(1.07, 0.19), (1.09, 0.22), (1.10, 0.36), (0.95, 0.49), (0.5, 0.555), (0.02, 0.565)],
        paint,
        tilt=0.05,
    )
    _visor(h, paint, 0.22, 0.185, 1.5, 0.85)


def _captain(h: Hatter) -> None:
    dark = h.relief.paint(Cloth("#1f2026"))
    h.turned([(1.07, 0.20), (1.07, 0.30)], dark, tilt=0.05)
    h.turned(
        [(1.07, 0.30), (1.28, 0.40), (1.26, 0.44), (0.7, 0.49), (0.02, 0.49)], h.cloth(), tilt=0.10
    )
    _visor(h, dark, 0.21, 0.13, 1.3, 0.9)


def _straw(h: Hatter) -> None:
    paint = h.cloth("straw", band=(0.255, 0.32), other=mix(h.colour, "#a23b2e", 0.85))
    h.turned(
        [
            (1.72, 0.20),
            (1.35, 0.235),
            (1.07, 0.245),
            (1.05, 0.28),
            (1.0, 0.46),
            (0.85, 0.53),
            (0.02, 0.55),
        ],
        paint,
        wave=0.09,
        tilt=0.08,
    )


def _fedora(h: Hatter) -> None:
    paint = h.cloth(band=(0.26, 0.32))
    h.turned(
        [
            (1.42, 0.255),
            (1.25, 0.225),
            (1.07, 0.24),
            (1.05, 0.3),
            (0.98, 0.45),
            (0.78, 0.56),
            (0.4, 0.53),
            (0.02, 0.50),
        ],
        paint,
        wave=0.10,
        tilt=0.02,
    )


def _bowler(h: Hatter) -> None:
    paint = h.cloth(band=(0.26, 0.305))
    h.turned(
        [
            (1.26, 0.285),
            (1.27, 0.26),
            (1.16, 0.235),
            (1.06, 0.24),
            (1.07, 0.36),
            (0.98, 0.50),
            (0.7, 0.60),
            (0.3, 0.64),
            (0.02, 0.645),
        ],
        paint,
        tilt=0.03,
    )


def _top(h: Hatter) -> None:
    paint = h.cloth(band=(0.27, 0.36), other=mix(h.colour, "#7c2f38", 0.7))
    h.turned(
        [
            (1.36, 0.28),
            (1.32, 0.25),
            (1.15, 0.235),
            (1.04, 0.245),
            (1.0, 0.35),
            (0.98, 0.6),
            (1.05, 0.86),
            (1.04, 0.885),
            (0.95, 0.89),
            (0.02, 0.88),
        ],
        paint,
        tilt=0.05,
        wave=0.06,
    )


def _beanie(h: Hatter) -> None:
    paint = h.cloth("wool")
    h.turned([(1.10, 0.17), (1.15, 0.18), (1.16, 0.26), (1.11, 0.285)], paint, tilt=0.12)
    h.turned(
        [(1.09, 0.26), (1.10, 0.36), (0.95, 0.50), (0.55, 0.585), (0.02, 0.61)], paint, tilt=0.12
    )


def _nightcap(h: Hatter) -> None:
    paint = h.cloth("wool")
    h.turned(
        [
            (1.10, 0.18),
            (1.14, 0.20),
            (1.11, 0.27),
            (0.98, 0.42),
            (0.6, 0.60),
            (0.3, 0.68),
            (0.02, 0.70),
        ],
        paint,
        tilt=0.10,
        aside=-0.2,
    )
    start, way = np.array([[-0.08, 0.58, -0.07]]), np.array([[-0.9, 0.35, -0.1]])
    path = hang(h.relief, start, way, 0.75, stiff=0.7, thick=0.09)
    put(h.relief, paint, path, 0.13, flat=0.8, tip=0.2, root=1.0)
    end = path[0, -1]
    put(
        h.relief,
        h.relief.paint(Cloth(mix(h.colour, "#efe6d2", 0.75), "wool")),
        (end + np.array([[0, -0.03, 0], [0, 0.03, 0]]))[None],
        0.075,
        flat=1.0,
        tip=1,
        root=1,
    )


def _beret(h: Hatter) -> None:
    profile = [
        (1.05, 0.22),
        (1.09, 0.25),
        (1.30, 0.31),
        (1.36, 0.37),
        (1.12, 0.46),
        (0.5, 0.50),
        (0.02, 0.505),
    ]
    h.turned(profile, h.cloth("felt"), tilt=0.02, slant=-0.26, aside=-0.5)


def _fez(h: Hatter) -> None:
    h.turned(
        [(1.03, 0.24), (0.84, 0.64), (0.82, 0.655), (0.02, 0.66)],
        h.cloth(),
        tilt=0.08,
        round_=False,
    )
    paths = hang(
        h.relief,
        np.array([[0.0, 0.66, -0.06]] * 4),
        np.array([[0.9, 0.1, 0.2 * i] for i in range(4)]),
        0.5,
        stiff=0.7,
        thick=0.05,
    )
    put(h.relief, h.relief.paint(Cloth("#1d1a1c")), paths, 0.012, tip=0.9)


def _cone(h: Hatter) -> None:
    h.turned(
        [(1.95, 0.17), (1.45, 0.31), (0.9, 0.45), (0.4, 0.57), (0.02, 0.655)],
        h.cloth("straw"),
        tilt=0.06,
    )


def _skullcap(h: Hatter) -> None:
    h.turned([(0.80, 0.415), (0.76, 0.445), (0.5, 0.51), (0.02, 0.535)], h.cloth(), tilt=0.22)


def _crown(h: Hatter) -> None:
    paint = h.cloth()

    def teeth(a: Grid, _: Grid, y: Grid) -> Grid:
        saw = np.abs(((a / np.pi * 5.5) % 1) - 0.5) * 2
        share = np.clip((y - 0.26) / 0.3, 0, 1)
        return y - share * saw * 0.20

    h.turned([(1.06, 0.26), (1.07, 0.40), (1.10, 0.56)], paint, tilt=0.12, bend=teeth, aside=0.10)


def _helmet(h: Hatter) -> None:
    paint = h.cloth("metal")
    h.turned(
        [
            (1.22, 0.135),
            (1.16, 0.15),
            (1.16, 0.28),
            (1.08, 0.42),
            (0.75, 0.57),
            (0.3, 0.635),
            (0.02, 0.645),
        ],
        paint,
        tilt=0.05,
    )
    t = np.linspace(-0.2, 1.15, 16) * np.pi * 0.62
    ridge = np.stack([t * 0, 0.14 + 0.50 * np.sin(t + 0.3), -0.065 + 0.49 * np.cos(t + 0.3)], 1)
    put(h.relief, paint, ridge[None], 0.03, flat=0.9, tip=0.6)


def _turban(h: Hatter) -> None:
    paint = h.cloth()
    h.turned([(1.06, 0.22), (1.14, 0.32), (1.0, 0.50), (0.5, 0.59), (0.02, 0.60)], paint, tilt=0.10)
    a = np.linspace(-np.pi, np.pi, 40)
    for i in range(7):
        lift = i / 6
        slant = (0.17 if i % 2 else -0.17) * (1 - 0.5 * lift)
        wide = 1.10 + 0.07 * np.sin(lift * 3) - 0.30 * lift**2.5
        y = 0.215 + 0.30 * lift + slant * np.sin(a) * 0.55 + 0.055 * np.cos(a)
        path = np.stack(
            [0.342 * wide * h.skull.width * np.sin(a), y, -0.065 + 0.425 * wide * np.cos(a)], 1
        )
        put(h.relief, paint, path[None], 0.082, flat=0.55, tip=0.9, root=0.9, lying=True)


def _headwrap(h: Hatter) -> None:
    _turban(h)
    paint = h.relief.paint(Cloth(mix(h.colour, "#fff0d0", 0.12)))
    for i in range(5):
        t = np.linspace(0, 1, 14)
        way = (i - 2) * 0.34
        path = np.stack(
            [
                0.02 * i - 0.04 + np.sin(way) * 0.30 * np.sin(t * np.pi),
                0.42 + 0.34 * np.sin(t * np.pi) * np.cos(way),
                0.30 - 0.16 * t,
            ],
            1,
        )
        put(h.relief, paint, path[None], 0.075, flat=0.6, tip=0.7, root=0.6)


def _kerchief(h: Hatter) -> None:
    at = h.scalp.at
    inside = (
        at[..., 1] - 0.195 - 0.30 * np.clip(at[..., 2], -0.5, 0.35) + 0.02 * np.cos(around(at) * 4)
    )
    paint = h.cloth()
    h.shell(paint, inside.astype(np.float32), 0.03, 0.004, (0, 0.1, -0.55))
    h.tails(paint, (0.0, 0.015, -0.50), [(0.4, -0.5, -0.8), (-0.5, -0.4, -0.7)], 0.26, 0.055)


def _headscarf(h: Hatter) -> None:
    paint = h.cloth()
    h.shell(paint, h.opening(-0.10, 0.385, 0.43), 0.042, 0.005)
    h.drape(paint, -0.22, -0.62, (0.27, 0.40), 0.012, np.pi * 0.62, 1.0)
    h.tails(paint, (0.0, -0.545, 0.20), [(0.55, -0.5, 0.5), (-0.6, -0.4, 0.5)], 0.24, 0.06)


def _hijab(h: Hatter) -> None:
    paint = h.cloth()
    h.shell(paint, h.opening(-0.105, 0.335, 0.395), 0.040, 0.003)
    h.shell(
        h.relief.paint(Cloth(mix(h.colour, "#1a1420", 0.45))), h.opening(-0.09, 0.325, 0.36), 0.022
    )
    h.drape(paint, -0.33, -0.86, (0.255, 0.50), 0.014)


def _hood(h: Hatter) -> None:
    paint = h.cloth()
    at = h.scalp.at
    back = np.clip(-at[..., 2] * 1.2, 0, 1)
    inside = h.opening(-0.09, 0.42, 0.45)
    h.shell(paint, inside.astype(np.float32), 0.085 + 0.05 * back, 0.008, (0, -0.5, -0.1), 0.03)
    h.drape(paint, -0.30, -0.86, (0.30, 0.52), 0.02, np.pi * 0.76, 1.0)


def _bloom(h: Hatter, at: NDArray[Any], size: float, colour: Colour, petals: int = 6) -> None:
    out = at - np.array([0, 0.1, -0.06])
    out /= np.linalg.norm(out)
    one = np.cross(out, [0, 1, 0.2])
    one /= np.linalg.norm(one)
    two = np.cross(out, one)
    paint = h.relief.paint(Strands(colour, contrast=0.5))
    for i in range(petals):
        a = i * 2 * np.pi / petals + h.rng.normal(0, 0.12)
        way = one * np.cos(a) + two * np.sin(a)
        t = np.array([0.15, 0.5, 0.8, 1.0])[:, None]
        path = at + way * t * size + out * (0.02 + 0.35 * size * t**0.7)
        put(h.relief, paint, path[None], size * 0.42, flat=0.3, tip=0.45, root=0.3, lying=True)
    heart = np.stack([at + out * 0.1 * size, at + out * 0.45 * size])[None]
    put(h.relief, h.relief.paint(Cloth("#d9a441")), heart, size * 0.28, tip=0.8)


def _flower(h: Hatter) -> None:
    _bloom(h, np.array([0.315, 0.26, 0.05]), 0.13, h.colour)


def _wreath(h: Hatter) -> None:
    leaf = h.relief.paint(Strands("#5d7347", contrast=0.7))
    for i in range(22):
        a = i / 22 * 2 * np.pi
        at = np.array([0.365 * np.sin(a), 0.27 + 0.03 * np.cos(a), -0.065 + 0.445 * np.cos(a)])
        if i % 3 == 0:
            _bloom(
                h,
                at,
                0.062 + 0.02 * h.rng.random(),
                mix(h.colour, "#f6ead6", float(h.rng.random()) * 0.6),
                5,
            )
        else:
            way = np.array([np.cos(a), h.rng.normal(0.1, 0.5), -np.sin(a)])
            path = at + way * np.linspace(-0.05, 0.08, 5)[:, None]
            put(h.relief, leaf, path[None], 0.03, flat=0.4, lying=True)


HATS: Final[dict[str, Callable[[Hatter], None]]] = {
    "cap": _cap, "peaked": _peaked, "captain": _captain, "straw": _straw, "fedora": _fedora,
    "bowler": _bowler, "top": _top, "beanie": _beanie, "nightcap": _nightcap, "beret": _beret,
    "fez": _fez, "cone": _cone, "skullcap": _skullcap, "crown": _crown, "helmet": _helmet,
    "turban": _turban, "headwrap": _headwrap, "kerchief": _kerchief, "headscarf": _headscarf,
    "hijab": _hijab, "hood": _hood, "flower": _flower, "wreath": _wreath,
}  # fmt: skip
HIDES: Final = {"hijab", "headscarf", "hood"}  # neither hair nor ears are seen
BOUND: Final = {"turban", "headwrap"}  # of the hair only its roots are seen
LEVELS: Final = {"helmet": 0.08, "kerchief": 0.28, "cone": 0.26}  # above it lies hair flat
OPEN: Final = {"flower", "wreath", "crown", "skullcap"}  # hair keeps its height


GLASSES: Final = ("round", "square", "half", "thick")


def glasses(relief: Relief, skull: Skull, kind: str, at: Grid, colour: Colour = "#3d3236") -> None:
    """Add glasses."""
    line = rgb(colour).astype(np.float32)
    paint = relief.paint(lambda seen: Coat(np.repeat(line[None], len(seen.at), 0), rough=0.1))
    wide, high = {"round": (0.074, 0.070), "square": (0.086, 0.058), "half": (0.075, 0.042)}.get(
        kind, (0.086, 0.07)
    )
    thick = max(0.009 if kind == "thick" else 0.0046, 0.5 / relief.scale)
    ey = skull.eye_y - (0.03 if kind == "half" else 0.004)
    s, y = around(at), at[..., 1]
    near = (np.abs(s - skull.eye_x) < 0.07) & (np.abs(y - skull.eye_y) < 0.07) & (at[..., 2] > 0)
    front = float(at[..., 2][near].max(initial=0.3)) + 0.022
    a = np.linspace(0, 2 * np.pi, 32)
    power = 0.55 if kind in ("square", "half") else 1.0
    cx, cy = (np.sign(f(a)) * np.abs(f(a)) ** power for f in (np.cos, np.sin))
    for k in (1, -1):
        x = k * skull.eye_x * 1.02 + wide * cx
        ring = np.stack([x, ey + high * cy, front - 1.1 * np.abs(x) ** 2.2], 1)
        put(relief, paint, ring[None], thick, flat=1, tip=1, root=1)
        end = skull.eye_x * 1.02 + wide
        arm = np.array(
            [
                [end, 0.012, front - 1.1 * end**2.2],
                [0.33 * skull.width + 0.012, 0.03, 0.06],
                [0.345 * skull.width, 0.01, -0.1],
            ]
        )
        put(relief, paint, (arm * [k, 1, 1] + [0, ey, 0])[None], thick, flat=1, tip=1, root=1)
    t = np.linspace(-1, 1, 7)
    half = skull.eye_x * 1.02 - wide
    bridge = np.stack([t * half, ey + 0.022 - 0.012 * t**2, front + 0.012 - 0.012 * t**2], 1)
    put(relief, paint, bridge[None], thick, flat=1, tip=1, root=1)


def earrings(relief: Relief, skull: Skull, colour: Colour) -> None:
    """Hang a drop on each ear."""
    paint = relief.paint(Cloth(colour, "metal"))
    for k in (1, -1):
        top = np.array([k * (0.345 * skull.width + 0.012), skull.eye_y * 0.7 - 0.125, -0.06])
        drop = top + relief.down * 0.05 + relief.sway * 0.02
        put(relief, paint, np.stack([top, drop])[None], 0.018, flat=1, tip=1, root=0.5)


def pressed_under(at: Grid, y: float) -> Grid:
    """Return places with what is above a hat's line pressed onto the skull."""
    middle, size = singles([0, 0.125, -0.065]), singles([0.352, 0.392, 0.435])
    q = (at - middle) / size
    far = np.linalg.norm(q, axis=-1, keepdims=True)
    share = np.clip((at[..., 1:2] - y) / 0.05, 0, 1) * (far > 1)
    return np.asarray(at + (middle + q / np.maximum(far, 1e-3) * size - at) * share, np.float32)


__all__ = [
    "BOUND",
    "GLASSES",
    "HATS",
    "HIDES",
    "LEVELS",
    "OPEN",
    "Hatter",
    "earrings",
    "glasses",
    "normals",
    "veil",
]
