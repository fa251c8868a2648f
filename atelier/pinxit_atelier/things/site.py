"""The parts of a house: walls, roofs, windows, doors."""

from pinxit_atelier.engine import Colour, Path, ellipse, mix, poly, rect, spline, vary
from pinxit_atelier.pen import Pen, seam


class Site:
    """A house that is being built: its colours and its parts."""

    def __init__(self, pen: Pen, wall: Colour, roof: Colour, lit: Colour, share: float) -> None:
        self.pen, self.lit, self.share = pen, lit, share
        self.wall = vary(wall, pen.rng, 0.07, 0.02)
        self.roof = vary(roof, pen.rng, 0.07, 0.02)
        self.count = 0

    def walls(self, shape: Path, colour: Colour | None = None) -> Path:
        """Paint a wall, a little weathered."""
        tone = self.wall if colour is None else colour
        self.pen.form(shape, tone, 0.45, 0.35, depth=6)
        self.pen.grain(shape, 90, tone, 40, (6, 16), (0.08, 0.22))
        return shape

    def tiles(self, shape: Path, angle: float = 90, size: float = 7) -> Path:
        """Paint a roof with tiles."""
        self.pen.form(shape, self.roof, 0.5, 0.45, depth=5)
        dark = self.pen.shaded(self.roof, 0.5)
        self.pen.scales(shape, angle, size, dark, 0.6, self.pen.lit(self.roof, 0.25))
        return shape

    def thatch(self, shape: Path) -> Path:
        """Paint a roof of straw."""
        self.pen.form(shape, self.roof, 0.55, 0.45)
        tones = [self.pen.lit(self.roof, 0.4), self.pen.shaded(self.roof, 0.45), self.roof]
        self.pen.hairs(shape, 92, tones, 260, (8, 18), (0.6, 1.6), (0.3, 0.7), jitter=8)
        return shape

    def chimney(self, x: float, y: float, wide: float = 9, high: float = 22) -> None:
        """Paint a chimney that stands on the roof; anchor smoke."""
        brick = mix(self.wall, "#7a3a2c", 0.6)
        self.pen.form(rect(x - wide / 2, y - high, wide, high + 8), brick, 0.5, 0.4)
        for row in range(int(high / 4)):
            self.pen.line(
                seam((x - wide / 2, y - row * 4), (x + wide / 2, y - row * 4)),
                self.pen.shaded(brick, 0.4),
                0.6,
                0.5,
            )
        self.pen.form(
            rect(x - wide * 0.7, y - high - 4, wide * 1.4, 5, 1),
            self.pen.shaded(brick, 0.25),
            0.5,
            0.5,
        )
        self.pen.mark("smoke", x, y - high - 6)

    def window(
        self, x: float, y: float, wide: float = 12, high: float = 15, kind: str = "cross"
    ) -> None:
        """Paint a window by its middle; some are lit. Anchors: window0 and so on."""
        pen = self.pen
        shining = pen.rng.random() < self.share
        glass = vary(self.lit, pen.rng, 0.1, 0.02) if shining else mix("#34455c", self.wall, 0.15)
        frame = mix(self.wall, "#fff6e4", 0.6)
        if kind == "arch":
            pane = spline(
                [
                    (x - wide / 2, y + high / 2, 1),
                    (x - wide / 2, y - high * 0.2, 1),
                    (x, y - high / 2),
                    (x + wide / 2, y - high * 0.2, 1),
                    (x + wide / 2, y + high / 2, 1),
                ]
            )
        elif kind == "round":
            pane = ellipse(x, y, wide / 2)
        else:
            pane = rect(x - wide / 2, y - high / 2, wide, high)
        pen.line(pane, pen.shaded(frame, 0.15), 2.6)
        pen.fill(pane, glass)
        if shining:
            pen.fill(
                ellipse(x, y + high * 0.1, wide * 0.4, high * 0.3),
                "#fff6d8",
                0.5,
                blur=2,
                clip=pane,
            )
        else:
            pen.fill(
                poly(
                    [
                        (x - wide / 2, y),
                        (x, y - high / 2),
                        (x + wide * 0.2, y - high / 2),
                        (x - wide / 2, y + high * 0.3),
                    ]
                ),
                "#cfe0ea",
                0.25,
                clip=pane,
            )
        pen.line(seam((x, y - high / 2), (x, y + high / 2)), frame, 1.1, clip=pane)
        pen.line(seam((x - wide / 2, y), (x + wide / 2, y)), frame, 1.1, clip=pane)
        if kind == "shutters":
            shutter = mix(self.roof, "#3f6f5c", 0.6)
            for side in (-1, 1):
                left = x + side * wide * 0.5 if side > 0 else x - wide * 0.95
                pen.form(
                    rect(left + 1, y - high / 2 - 1, wide * 0.4, high + 2, 0.6), shutter, 0.4, 0.4
                )
        if kind != "round":
            pen.form(rect(x - wide * 0.62, y + high / 2, wide * 1.24, 2.4, 0.6), frame, 0.4, 0.5)
        pen.mark(f"window{self.count}", x, y)
        self.count += 1

    def door(
        self, x: float, wide: float = 16, high: float = 28, colour: Colour | None = None
    ) -> None:
        """Paint a front door on y = 0; anchor door."""
        tone = mix(self.roof, "#2f5a5c", 0.55) if colour is None else colour
        leaf = spline(
            [
                (x - wide / 2, 0, 1),
                (x - wide / 2, -high * 0.75, 1),
                (x, -high),
                (x + wide / 2, -high * 0.75, 1),
                (x + wide / 2, 0, 1),
            ]
        )
        self.pen.line(leaf, mix(self.wall, "#fff6e4", 0.6), 3)
        self.pen.form(leaf, tone, 0.5, 0.4)
        for off in (-0.17, 0.17):
            self.pen.line(
                seam((x + wide * off, -1), (x + wide * off, -high)),
                self.pen.shaded(tone, 0.5),
                0.8,
                0.6,
                clip=leaf,
            )
        self.pen.fill(ellipse(x + wide * 0.3, -high * 0.42, 1.3), "#e0b04a")
        self.pen.form(
            rect(x - wide * 0.75, -2.4, wide * 1.5, 3, 0.6),
            mix(self.wall, "#888888", 0.5),
            0.4,
            0.4,
        )
        self.pen.mark("door", x, -high * 0.4)
