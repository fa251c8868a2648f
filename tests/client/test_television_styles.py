"""What a television's page is made of works in engines as old as those of televisions.

The oldest is Chrome 94. What it does not know is looked for in all that the television's page
imports; rules that phones need are left to files which it does not.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
LIBRARY = CLIENT / "src" / "lib"
PAGE = LIBRARY / "tv" / "Television.svelte"
IMPORTED = re.compile(r"""from '((?:\$lib|\.{1,2})/[^']+)'|import '(\./[^']+\.css)'""")
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)

# Of styles, by the version of Chrome that first knew it.
TOO_NEW_STYLES = {
    ":has() (105)": r":has\(",
    "container queries (105)": r"@container|container-(?:type|name)|\dcq(?:w|h|i|b|min|max)\b",
    "cascade layers (99)": r"@layer",
    "nesting (112)": r"&",
    "color-mix() (111)": r"color-mix\(|oklch\(|oklab\(",
    "translate, rotate, scale (104)": r"(?:^|[;{\s])(?:translate|rotate|scale)\s*:",
    "dynamic heights (108)": r"\d(?:dvh|dvw|svh|svw|lvh|lvw)\b",
    "field-sizing (123)": r"field-sizing",
    "@starting-style (117)": r"@starting-style",
    "subgrid (117)": r"subgrid",
}
# Of programs; how they are written, the build sees to.
TOO_NEW_PROGRAMS = {
    "findLast (97)": r"\.findLast(?:Index)?\(",
    "structuredClone (98)": r"\bstructuredClone\(",
    "toSorted and its kin (110)": r"\.to(?:Sorted|Reversed|Spliced)\(",
    "groupBy (117)": r"\b(?:Object|Map)\.groupBy\(",
    "withResolvers (119)": r"\bPromise\.withResolvers\(",
    "AbortSignal.timeout (103)": r"\bAbortSignal\.(?:timeout|any)\(",
    "methods of sets (122)": r"\.(?:isDisjointFrom|isSubsetOf|symmetricDifference)\(",
}


def imported() -> list[Path]:
    """Everything that the television's page is made of, itself first."""
    found, open_ = [PAGE], [PAGE]
    while open_:
        for other in _imports_of(open_.pop()):
            if other not in found:
                found.append(other)
                open_.append(other)
    return found


def _imports_of(file: Path) -> Iterator[Path]:
    for match in IMPORTED.finditer(file.read_text(encoding="utf-8")):
        name = match[1] or match[2]
        base = LIBRARY / name.removeprefix("$lib/") if name[0] == "$" else file.parent / name
        path = base.resolve()
        for way in (path, path.with_name(f"{path.name}.ts")):
            if way.is_file() and way.suffix in {".ts", ".svelte", ".css"}:
                yield way


def styles_in(text: str) -> list[str]:
    """Name what is too new in some styles."""
    plain = COMMENT.sub("", text)
    found = [name for name, look in TOO_NEW_STYLES.items() if re.search(look, plain)]
    lone = plain.count("mask-image:") != 2 * plain.count("-webkit-mask-image:")
    return [*found, "a mask without its prefix (120)"] if lone else found


def test_what_is_too_new_is_noticed() -> None:
    assert styles_in(".a:has(b) { width: 4cqw }") == [":has() (105)", "container queries (105)"]
    assert styles_in(".a { rotate: 4deg }") == ["translate, rotate, scale (104)"]
    assert styles_in(".a { transform: rotate(4deg); aspect-ratio: 1 }") == []
    assert styles_in(".a { mask-image: none }") == ["a mask without its prefix (120)"]
    assert styles_in(".a { -webkit-mask-image: none; mask-image: none }") == []


def test_the_page_is_found_with_all_its_scenes() -> None:
    names = {file.name for file in imported()}
    scenes = {"Lobby", "Thinking", "Giving", "Voting", "Show", "Points", "Ending", "Away", "Paused"}
    assert {f"{scene}.svelte" for scene in scenes} <= names
    assert {"tv.css", "Card.svelte", "Coin.svelte", "script.ts"} <= names


@pytest.mark.parametrize("file", imported(), ids=lambda file: file.name)
def test_a_television_knows_its_styles_and_programs(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    styles = text if file.suffix == ".css" else "\n".join(STYLE.findall(text))
    program = "" if file.suffix == ".css" else COMMENT.sub("", STYLE.sub("", text))
    found = [name for name, look in TOO_NEW_PROGRAMS.items() if re.search(look, program)]
    assert [*styles_in(styles), *found] == []


def test_the_build_writes_programs_for_it() -> None:
    assert "target: 'chrome94'" in (CLIENT / "vite.config.ts").read_text(encoding="utf-8")
