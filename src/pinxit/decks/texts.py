"""Filling gaps in a file of texts, with every other word and comment in it left as it was."""

import re
from collections.abc import Iterable, Iterator

from .manifest import CardEntry, CardText, Texts, read_texts
from .problems import DeckProblem
from .writing import quoted

WIDTH = 100
BY_A_MODEL = "  # by a model"  # so that people know what to look over


def filled(source: str, before: Texts, after: Texts, card: CardEntry) -> str:
    """Return `source`, which says `before`, so that it says `after`: more of one card.

    Lines are added, and empty values filled. Where TOML is written in a way that this cannot
    follow, such as all cards in one line, the file is written anew: its texts stay, but comments
    are lost.
    """
    more = dict(_more(before.cards.get(card.id, CardText()), after.cards[card.id]))
    edited = _edited(source.replace("\r\n", "\n"), card, more)
    if not _says(edited, after):
        edited = in_full(after)
    return edited.replace("\n", "\r\n") if "\r\n" in source else edited


def in_full(texts: Texts) -> str:
    """Write all texts of one language."""
    lines: list[str] = []
    if texts.deck.name is not None or texts.deck.description:
        named = [f"name = {quoted(texts.deck.name)}"] if texts.deck.name is not None else []
        lines += ["[deck]", *named, f"description = {quoted(texts.deck.description)}", ""]
    for card, text in texts.cards.items():
        lines += [f"[cards.{_key(card)}]", *_fields(dict(_more(CardText(), text))), ""]
    return "\n".join(lines)


def _says(source: str, texts: Texts) -> bool:
    try:
        return read_texts(source.encode(), "") == texts
    except DeckProblem:
        return False


def _more(before: CardText, after: CardText) -> Iterator[tuple[str, str]]:
    """Yield what is said after and was not said before, as TOML."""
    if after.description and not before.description:
        yield "description", quoted(after.description)
    if after.associations and not before.associations:
        yield "associations", f"[{', '.join(map(quoted, after.associations))}]"
    if after.themes and not before.themes:
        yield "themes", _wrapped(map(quoted, after.themes))
    if after.note and not before.note:
        yield "note", quoted(after.note)


def _fields(values: dict[str, str], mark: str = "") -> list[str]:
    marks = {"description": mark}
    return [f"{name} = {value}{marks.get(name, '')}" for name, value in values.items()]


def _edited(source: str, card: CardEntry, more: dict[str, str]) -> str:
    lines = source.split("\n")
    head = re.compile(rf"\s*\[\s*cards\s*\.\s*([\"']?){re.escape(card.id)}\1\s*\]\s*(#.*)?$")
    start = next((number for number, line in enumerate(lines) if head.match(line)), None)
    if start is None:
        section = "\n".join([f"[cards.{card.id}]  # {card.title}", *_fields(more, BY_A_MODEL)])
        return f"{source.rstrip()}\n\n{section}\n".lstrip("\n")
    place = start + 1
    for name, line in zip(more, _fields(more, BY_A_MODEL), strict=True):
        empty = re.compile(rf"\s*{name}\s*=\s*(\"\"|''|\[\s*\])\s*(#.*)?$")
        section_end = _end(lines, start)
        there = next((n for n in range(start + 1, section_end) if empty.match(lines[n])), None)
        if there is None:
            lines.insert(place, line)
        else:
            said = empty.match(lines[there])
            comment = f"  {said[2]}" if said and said[2] else ""
            lines[there] = f"{line}{comment}"
            place = there
        place += 1
    return "\n".join(lines)


def _end(lines: list[str], start: int) -> int:
    """Return where the section ends that begins at a line."""
    after = range(start + 1, len(lines))
    return next((number for number in after if lines[number].lstrip().startswith("[")), len(lines))


def _wrapped(values: Iterable[str]) -> str:
    """Write a long list over several lines, as people do."""
    lines = [""]
    for value in values:
        if len(lines[-1]) + len(value) + 2 > WIDTH or not lines[-1]:
            lines.append("   ")
        lines[-1] += f" {value},"
    return "\n".join(["[", *lines[1:], "]"])


def _key(card: str) -> str:
    return card if re.fullmatch(r"[A-Za-z0-9_-]+", card) else quoted(card)
