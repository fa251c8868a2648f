"""Make the picture of cut paper and paint: `python atelier/pictures/strokes.py`."""

from pathlib import Path

from PIL import Image

from pinxit_atelier.compose import across
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    rect,
    spline,
)
from pinxit_atelier.sheets import contact_sheet
from pinxit_atelier.studio import picture_of

HERE = Path(__file__).parent


def main() -> None:
    """Paint one still life twice: of cut paper, and in strokes."""
    pictures = [_cut(Page(0.75)), _painted(Page(0.75))]
    contact_sheet(pictures, columns=2, width=560).save(HERE / "strokes.webp", quality=80)


def _cut(page: Page) -> Image.Image:
    scene = _room(Scene(page, 12, light=(60, 200, 300), glow="#ffe8c0", shade="#2a2c4c"))
    for draw in (_table, _cloth, _jug, _pear, _apple):
        sheet = draw(scene.sheet())
        scene.add(sheet, relief=26, rim=0.8, shadow=(14, 16, 18, 0.5), wobble=1.2)
    return picture_of(scene.finish(Look(saturation=1.1)))


def _painted(page: Page) -> Image.Image:
    light = 60.0, 200.0, 300.0
    scene = Scene(page, 12, light=light, glow="#ffe8c0", shade="#2a3a6c", reach=1200, felt=0)
    scene.focus(560, 850, 150)
    _room(scene).of("sky", way=60)
    scene.lay(_table(scene.sheet()), "wood", way=0)
    scene.lay(_cloth(scene.sheet()), "cloth", way=90, form=0.2, contact=0.3)
    bounce = "#c08a50", 0.5
    away = Cast((0.62, 0.16), 930, 0.85, 0.05)
    scene.lay(_jug(scene.sheet()), "metal", form=0.8, cast=away, contact=0.6, bounce=bounce)
    away = Cast((0.62, 0.16), 962, 0.85, 0.05)
    scene.lay(_pear(scene.sheet()), "stone", form=0.7, cast=away, contact=0.6, bounce=bounce)
    away = Cast((0.62, 0.16), 985, 0.85, 0.05)
    scene.lay(_apple(scene.sheet()), "plain", form=0.7, cast=away, contact=0.6, bounce=bounce)
    few = Palette(colours=("#5a7890", "#b8763c", "#e8d8b0", "#c0402c", "#8a9a4c"), quiet=0.3)
    return picture_of(scene.finish(Look(brush=Brush(), palette=few, masses=0.4)))


def _room(scene: Scene) -> Scene:
    stops = [(0.0, "#c8d0cc"), (0.5, "#8a9ca4"), (1.0, "#3c5068")]
    return scene.backdrop(stops, across(scene.page, 0, 100, 800, 900), amount=0.03)


def _table(sheet: Sheet) -> Sheet:
    board = rect(-20, 860, 840, 360)
    return sheet.fill(board, "#b07c4a", grad=linear(0, 860, 0, 1200, "#6a4028"))


def _cloth(sheet: Sheet) -> Sheet:
    hem = spline([
        (-20, 880, 1), (250, 884), (300, 900), (310, 1010), (280, 1110), (200, 1150), (120, 1120),
        (40, 1160), (-20, 1130, 1),
    ])  # fmt: skip
    sheet.fill(hem, "#e8e0d0", grad=linear(0, 880, 300, 1150, "#b0b4bc"))
    for x in (60, 150, 240):
        sheet.fill(limb([(x, 900), (x + 12, 1000), (x - 6, 1120)], [4, 22, 6]), "#98a0b0", 0.5,
                   blur=6, clip=hem)  # fmt: skip
    return sheet


def _jug(sheet: Sheet) -> Sheet:
    sheet.line(
        spline([(400, 556), (500, 540), (548, 620), (530, 700), (450, 770)], closed=False),
        "#54788c",
        30,
    )
    body = spline([
        (250, 470, 1), (210, 450, 1), (290, 520), (226, 700), (232, 850), (290, 926), (400, 926),
        (460, 850), (462, 700), (404, 540), (420, 456, 1),
    ])  # fmt: skip
    sheet.fill(body, "#6a94a8")
    return sheet.fill(ellipse(330, 460, 88, 20), "#34505f")


def _pear(sheet: Sheet) -> Sheet:
    body = spline([(566, 700), (604, 740), (616, 810), (664, 880), (640, 950), (560, 966),
                   (482, 946), (468, 870), (520, 804), (530, 736)])  # fmt: skip
    sheet.line(spline([(566, 706), (572, 670), (592, 646)], closed=False), "#5a4028", 9)
    sheet.fill(leaf((572, 672), (660, 650), 34, 0.1), "#5f7a3c")
    return sheet.fill(body, "#b8b050", grad=linear(480, 700, 660, 960, "#a8803c"))


def _apple(sheet: Sheet) -> Sheet:
    body = spline([(392, 900), (430, 880), (480, 900), (488, 950), (450, 992), (392, 994),
                   (350, 956), (352, 910)])  # fmt: skip
    sheet.fill(body, "#c8402e", grad=linear(350, 880, 490, 990, "#9a2a2c"))
    return sheet.line(spline([(424, 896), (428, 872)], closed=False), "#4a3020", 6)


if __name__ == "__main__":
    main()
