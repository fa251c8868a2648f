"""A card retires: its picture and words stay for games that had it, its place goes to a new one.

Ids are never given twice, as logs and albums know pictures by them. Whoever gives a card another
composition, or a better idea, lets the old id retire first, and then paints the new one.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from . import studio
from .concepts import quoted, read_concepts

ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
SECTION: Final = re.compile(r"^\[cards\.([^\].]+)(\.also)?\]$", re.MULTILINE)
ENTRY: Final = re.compile(r"^\w+ = ", re.MULTILINE)
TOLD: Final = ("description", "themes")  # of a retired card: what it shows, for whoever cannot see


class CannotRetire(Exception):
    """A card cannot retire like this."""


def retire(deck: studio.Deck, old: str, new: str, title: str) -> None:
    """Give the place of a card, with its program and its words, to a new id and title."""
    table, head = deck.folder / "concepts.md", deck.folder / "head.toml"
    program = deck.program(old)
    concepts = read_concepts(table)
    if old not in concepts:
        raise CannotRetire(f"{old} has no concept, and so no title to be remembered by.")
    if not ID.fullmatch(new):
        raise CannotRetire(f"{new!r} is no id: small letters, digits and hyphens.")
    if new in concepts or f'id = "{new}"' in head.read_text("utf-8") or deck.shipped(new):
        raise CannotRetire(f"{new} is or was another card; ids are never given twice.")
    was, heading = concepts[old].title, f"### {old} — {concepts[old].title}\n"
    table.write_text(table.read_text("utf-8").replace(heading, f"### {new} — {title}\n"), "utf-8")
    with head.open("a", encoding="utf-8") as known:
        known.write(f'\n[[retired]]\nid = "{old}"\ntitle = {quoted(was)}\n')
    program.rename(program.with_name(f"{new.replace('-', '_')}.py"))
    deck.remember([])
    for file in sorted((deck.pictures.parent / "texts").glob("*.toml")):
        file.write_text(handed_on(file.read_text("utf-8"), old, new), "utf-8")
    deck.write_manifest()


def handed_on(texts: str, old: str, new: str) -> str:
    """Return the texts of a deck in one language; what the old card shows is still told."""
    head, sections = _taken_apart(texts)
    if f"cards.{old}" in sections:
        sections[f"cards.{old}"], kept = sections[f"cards.{old}"], _kept(sections[f"cards.{old}"])
        for name in (f"cards.{old}", f"cards.{old}.also"):
            if name in sections:
                sections[name.replace(old, new, 1)] = sections.pop(name)
        sections[f"cards.{old}"] = kept
    for name in sections:
        if name.endswith(".also"):
            sections[name] = _renamed(sections[name], old, new)
    return head + "".join(f"[{name}]\n{sections[name]}\n" for name in sorted(sections))[:-1]


def _taken_apart(texts: str) -> tuple[str, dict[str, str]]:
    found = list(SECTION.finditer(texts))
    ends = [match.start() for match in found[1:]] + [len(texts)]
    sections = {
        match.group()[1:-1]: texts[match.end() :][: end - match.end()].strip("\n") + "\n"
        for match, end in zip(found, ends, strict=True)
    }
    return texts[: found[0].start() if found else len(texts)], sections


def _kept(section: str) -> str:
    """Return the entries of a card that a retired one keeps."""
    return "".join(entry for name, entry in _entries(section) if name in TOLD)


def _entries(section: str) -> Iterator[tuple[str, str]]:
    starts = [match.start() for match in ENTRY.finditer(section)]
    for start, end in pairwise([*starts, len(section)]):
        entry = section[start:end]
        yield entry.partition(" ")[0], entry


def _renamed(also: str, old: str, new: str) -> str:
    """Return which cards else a clue suits; only what stands behind a clue is an id."""
    return re.sub(
        r'^(".*" = )(\[.*\])$',
        lambda line: line[1] + line[2].replace(f'"{old}"', f'"{new}"'),
        also,
        flags=re.MULTILINE,
    )
