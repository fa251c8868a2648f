"""Paint a swatch of every material: `python atelier/examples/materials_sheet.py`."""

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    MATERIALS,
    Brush,
    Cast,
    Look,
    Page,
    Scene,
    linear,
    rect,
    spline,
)
from pinxit_atelier.studio import OUT, picture_of

TONES = {
    "plain": "#9a7a6a", "skin": "#d09a78", "cloth": "#b04a50", "wood": "#8a5a38",
    "fur": "#a06a3c", "stone": "#8a8a88", "water": "#3a7a98", "sky": "#8ab4d0",
    "cloud": "#e8e4e0", "foliage": "#4f8a48", "grass": "#7a9a48", "ground": "#9a8058",
    "metal": "#8090a0", "paper": "#ece4d2", "snow": "#eef2f8", "glass": "#9cc8c0",
}  # fmt: skip


def main() -> None:
    """Lay a pebble of each material on a board of itself, into `out/materials.png`."""
    page = Page(1.5)
    scene = Scene(page, 5, light=(-300, -200, 420), shade="#2a3468", reach=2600, felt=0)
    scene.backdrop([(0, "#cfc8bc"), (1, "#a8a098")], downwards(page), amount=0)
    for number, name in enumerate(MATERIALS):
        x, y = number % 4 * 198 + 8, number // 4 * 298 + 8
        tone = TONES[name]
        board = scene.sheet().fill(
            rect(x, y, 190, 286), tone, grad=linear(0, y, 0, y + 286, "#2c2c3c")
        )
        scene.lay(board, name, opacity=0.75, wobble=0)
        outline = [(30, 190), (24, 120), (70, 60), (130, 70), (166, 130), (150, 210), (90, 236)]
        pebble = spline([(x + px, y + py) for px, py in outline])
        scene.focus(x + 60, y + 110, 70)
        scene.lay(scene.sheet().fill(pebble, tone), name, form=0.6, cast=Cast((0.6, 0.2), y + 225))
    file = OUT / "materials.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    picture_of(scene.finish(Look(brush=Brush(), vignette=0))).save(file)


if __name__ == "__main__":
    main()
