"""The table of concepts of a deck, and the `deck.toml` that ships: the two never disagree."""

import re
from pathlib import Path

from msgspec import Struct

FIELD = re.compile(r"^- \*\*(\w+)\*\*: (.+)$", re.MULTILINE)


class Concept(Struct, frozen=True):
    """What a card was meant to be."""

    card: str
    title: str
    lines: dict[str, str]

    @property
    def tags(self) -> tuple[str, ...]:
        """Return what the lines begin with: who carries the card, its mood, colours and camera."""
        ends = {"subject": r" — ", "mood": r",", "palette": r" — ", "camera": r";"}
        found = (re.split(end, self.lines.get(name, ""))[0].strip() for name, end in ends.items())
        return tuple(tag for tag in found if tag)


def read_concepts(file: Path) -> dict[str, Concept]:
    """Read the table; cards are known by their ids."""
    sections = re.split(r"\n### ", file.read_text(encoding="utf-8"))[1:]
    concepts = {}
    for section in sections:
        heading, _, body = section.partition("\n")
        card, _, title = heading.strip().partition(" — ")
        concepts[card] = Concept(card, title, dict(FIELD.findall(body)))
    return concepts


def manifest(head: str, cards: list[str], concepts: dict[str, Concept]) -> str:
    """Write `deck.toml` for the cards that are painted."""
    parts = ["# Written by pinxit-atelier from the deck's head and its table of concepts.\n", head]
    for card in cards:
        concept = concepts[card]
        tags = ", ".join(quoted(tag) for tag in concept.tags)
        parts.append(
            f'\n[[cards]]\nid = "{card}"\ntitle = {quoted(concept.title)}\ntags = [{tags}]\n'
        )
    return "".join(parts)


def quoted(text: str) -> str:
    """Return a text as TOML has it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
