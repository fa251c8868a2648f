"""Pictures for cards that nobody has painted yet: patterns and titles, drawn as SVG."""

from hashlib import sha256
from html import escape
from textwrap import wrap

WIDTH, HEIGHT = 400, 600


def plain_picture(card: str) -> str:
    """Draw a numbered card with a pattern of its own; the same card is always drawn the same."""
    seed = sha256(card.encode()).digest()
    hue = seed[0] * 360 // 256
    other = (hue + 120 + seed[1] % 120) % 360
    shapes = "".join(_shape(seed, number, other) for number in range(9))
    name = escape(card.partition("/")[2])
    return _card(
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="hsl({hue} 45% 82%)"/>{shapes}'
        f'<text x="200" y="330" font-size="120" text-anchor="middle" font-family="Georgia, serif"'
        f' fill="hsl({hue} 60% 18%)">{name}</text>'
    )


def title_picture(card: str, title: str) -> str:
    """Draw a card that is only a title."""
    hue = sha256(card.encode()).digest()[0] * 360 // 256
    lines = "".join(
        f'<tspan x="200" dy="48">{escape(line)}</tspan>' for line in wrap(title, width=18)
    )
    return _card(
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="hsl({hue} 40% 90%)"/>'
        f'<text x="200" y="190" font-size="36" text-anchor="middle" font-style="italic"'
        f' font-family="Georgia, serif" fill="hsl({hue} 50% 20%)">{lines}</text>'
    )


def back_picture() -> str:
    """Draw the back of a card."""
    waves = "".join(
        f'<path d="M-20 {y}q55 -40 110 0t110 0t110 0t110 0" fill="none" stroke="#c9b48a"'
        ' stroke-width="5"/>'
        for y in range(40, HEIGHT, 40)
    )
    return _card(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#2f3b52"/>{waves}')


def _card(inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}">{inside}</svg>'
    )


def _shape(seed: bytes, number: int, hue: int) -> str:
    x = 60 + (number % 3) * 140 + seed[number + 2] % 40 - 20
    y = 100 + (number // 3) * 200 + seed[number + 11] % 60 - 30
    size = 30 + seed[number + 20] % 50
    fill = f'fill="hsl({hue} 50% {45 + seed[number] % 30}%)" opacity="0.7"'
    if seed[1] % 3 == 0:
        return f'<circle cx="{x}" cy="{y}" r="{size}" {fill}/>'
    if seed[1] % 3 == 1:
        return (
            f'<rect x="{x - size}" y="{y - size}" width="{2 * size}" height="{2 * size}" {fill}/>'
        )
    return f'<path d="M{x} {y - size}L{x + size} {y + size}H{x - size}Z" {fill}/>'
