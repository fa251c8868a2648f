"""Make the pictures of the guide: `python atelier/pictures/steps.py`."""

from pathlib import Path

from PIL import Image

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import Look, Page, Scene, ellipse, linear, spline
from pinxit_atelier.sheets import contact_sheet
from pinxit_atelier.studio import Deck, picture_of, scale_of

HERE = Path(__file__).parent


def main() -> None:
    """Paint one thing in five steps, and the example card."""
    steps = [_step(number) for number in range(5)]
    contact_sheet(steps, columns=5, width=260).save(HERE / "steps.webp", quality=88)
    example = Deck("example").paint("first-balloon", scale_of(draft=True))
    picture_of(example).save(HERE / "example.webp", quality=88)


def _step(number: int) -> Image.Image:
    page = Page(0.5)
    scene = Scene(page, 12, light=(620, 240, 240), shade="#2a1c38")
    scene.backdrop([(0, "#5a4a78"), (0.6, "#e39a86"), (1, "#f6d795")], downwards(page), amount=0)
    sheet = scene.sheet()
    body = spline([(210, 760), (250, 520), (400, 420), (560, 520), (600, 760), (400, 860)])
    sheet.fill(body, "#c8423a", grad=linear(210, 420, 600, 860, "#7c1f2c"))
    sheet.fill(ellipse(400, 360, 60), "#e8b45a")
    match number:
        case 0:
            scene.put(sheet)
        case 1:
            scene.add(sheet, relief=60, amount=0, hue=0, wobble=0)
        case 2:
            scene.add(sheet, relief=60, rim=0.8, shadow=(-20, 30, 26, 0.5), amount=0, wobble=0)
        case _:
            scene.add(sheet, relief=60, rim=0.8, shadow=(-20, 30, 26, 0.5), wobble=1.4)
    if number == 4:
        scene.shine(620, 240, 140, "#fff0c0", 0.7).mist(980, 90, "#c99ab0", 0.6)
        scene.motes(50, "#fff3cf")
        scene.finish(Look(shadows="#3a3360", lights="#9a7a4a"))
    return picture_of(scene)


if __name__ == "__main__":
    main()
