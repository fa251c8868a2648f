"""A first card to copy: a balloon above hills, and somebody who let it go."""

from pinxit_atelier.compose import downwards, hills
from pinxit_atelier.engine import Look, Page, Scene, ellipse, linear, spline
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Person

ROSE, GOLD, PLUM = "#e39a86", "#f6d795", "#3a2a4c"


def paint(page: Page) -> Scene:
    """Paint from the back to the front."""
    # 1. A scene has a seed (the same seed paints the same picture) and one light: x, y, height.
    scene = Scene(page, 12, light=(560, 330, 240), glow="#ffe6b0", shade="#2a1c38")

    # 2. The sky: colours by how far down the page we are.
    scene.backdrop([(0, "#5a4a78"), (0.45, ROSE), (0.7, GOLD)], downwards(page))
    scene.shine(560, 330, 150, "#fff0c0", 0.8)

    # 3. Hills, the farthest first. Each is a line of points from left to right.
    far = [(-20, 820), (160, 770), (420, 810), (640, 760), (820, 800)]
    near = [(-20, 980), (200, 930), (460, 990), (820, 930)]
    hills(scene, [far, near], near=PLUM, far="#b0728a")

    # 4. A sheet of clear paper: draw on it, then lay it on the picture with light and shadow.
    sheet = scene.sheet()
    sheet.line(spline([(330, 500), (318, 560), (344, 640)], closed=False), "#f7eedb", 3)
    sheet.fill(ellipse(330, 400, 84, 104), "#c8423a", grad=linear(270, 320, 400, 520, "#7c1f2c"))
    scene.add(sheet, relief=50, rim=0.7, shadow=(-10, 16, 18, 0.35))

    # 5. Somebody: a look, a pose, and where the feet are.
    child = Person(body="child", skin="tan", hair="braids", colour="#2f7f8a", pattern="dots")
    Figure(child, "reach", view="back").draw(scene, 470, 1120, 250, shadow=(-14, 6, 10, 0.4))

    # 6. The finish makes paint of it all.
    scene.motes(60, "#fff3cf", (80, 80, 720, 700))
    return scene.finish(Look(shadows="#3a3360", lights="#9a7a4a"))
