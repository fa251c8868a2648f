"""The catalogues: every language says everything, and nothing is said in vain."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "pinxit" / "locales"
SOURCES = ROOT / "client" / "src"
LANGUAGES = ("en", "pl", "uk", "ro", "cs")
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = ?(.*(?:\n(?:[ }].*|$))*)", re.MULTILINE)
SAID = re.compile(r"""\bt\(\s*['"`]([a-z0-9-]+)['"]""")
MADE = re.compile(r"\bt\(\s*`([a-z0-9-]*)\$\{")  # a beginning that something is put behind
NAMED = re.compile(r"""['"]([a-z]+(?:-[a-z0-9]+)+)['"]""")  # keys that are chosen among
EITHER = re.compile(r"\? '([a-z-]+)' : '([a-z-]+)'")
VARIABLE = re.compile(r"\$([a-z_]+)")


def catalogue(language: str) -> dict[str, str]:
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(MESSAGE.findall(text))


def sources() -> str:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    assert list(catalogue(language)) == list(catalogue("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_is_put_into_every_message(language: str) -> None:
    ours, english = catalogue(language), catalogue("en")
    for key, body in english.items():
        assert set(VARIABLE.findall(ours[key])) == set(VARIABLE.findall(body)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice_or_empty(language: str) -> None:
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    keys = [key for key, _ in MESSAGE.findall(text)]
    assert len(keys) == len(set(keys))
    assert all(body.strip() for body in catalogue(language).values())


@pytest.mark.parametrize(
    ("language", "categories"),
    [("pl", {"one", "few", "many"}), ("uk", {"one", "few", "many"}), ("cs", {"one", "few"}),
     ("ro", {"one", "few"})],
)  # fmt: skip
def test_plurals_are_those_of_the_language(language: str, categories: set[str]) -> None:
    for key, body in catalogue(language).items():
        if "->" in body and "[one]" in body:
            found = set(re.findall(r"\[(\w+)\]", body))
            assert categories <= found, key
            assert "*[" in body, key


def test_every_message_that_is_asked_for_exists() -> None:
    known = catalogue("en")
    assert [key for key in SAID.findall(sources()) if key not in known] == []
    for beginning in MADE.findall(sources()):
        assert any(key.startswith(beginning) for key in known), beginning


def test_every_message_is_used() -> None:
    text = sources()
    either = {key for both in EITHER.findall(text) for key in both}
    used = {*SAID.findall(text), *NAMED.findall(text), *either}
    beginnings = tuple(beginning for beginning in MADE.findall(text) if beginning)
    unused = [key for key in catalogue("en") if key not in used and not key.startswith(beginnings)]
    refusals = [key for key in unused if key.startswith("refused-")]  # by the server's reasons
    assert [key for key in unused if key not in refusals] == []


def test_refusals_are_those_of_the_protocol() -> None:
    types = (SOURCES / "lib" / "protocol" / "types.ts").read_text(encoding="utf-8")
    reasons = set(re.findall(r"^  \| '([a-z_]+)'", types, re.MULTILINE))
    for key in catalogue("en"):
        if key.startswith("refused-"):
            assert key.removeprefix("refused-").replace("-", "_") in reasons, key
