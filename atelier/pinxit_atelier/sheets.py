"""Contact sheets: many cards at once, at a size at which weak ones show."""

from collections.abc import Sequence

from PIL import Image

GAP = 12


def contact_sheet(
    pictures: Sequence[Image.Image], *, columns: int = 7, width: int = 240
) -> Image.Image:
    """Lay pictures out in rows on dark paper."""
    columns = min(columns, len(pictures))
    height = width * 3 // 2
    rows = -(-len(pictures) // columns)
    size = columns * (width + GAP) + GAP, rows * (height + GAP) + GAP
    sheet = Image.new("RGB", size, "#1d1b22")
    for number, picture in enumerate(pictures):
        row, column = divmod(number, columns)
        place = GAP + column * (width + GAP), GAP + row * (height + GAP)
        sheet.paste(picture.resize((width, height), Image.Resampling.LANCZOS), place)
    return sheet
