"""The catalogues: every language says everything, and nothing is said in vain."""

import re
from pathlib import Path

import pytest

from pinxit.rules import BadRules, find_edition, with_house_rules
from pinxit.rules.house import too_few_cards

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


NONSENSE = (
    {"gold": 1},
    {"target": 0},
    {"target": "many"},
    {"hand": 1},
    {"votes_min": 2},
    {"votes_min": 9, "votes_max": 9},
    {"target": None},
)


def refusals_of_rules() -> list[BadRules]:
    """Return every way in which rules are refused."""
    refused = [too_few_cards(3, 21, 4)]
    with pytest.raises(BadRules) as unknown:
        find_edition("chess")
    refused.append(unknown.value)
    for changes in NONSENSE:
        with pytest.raises(BadRules) as caught:
            with_house_rules(find_edition("dixit"), changes)
        refused.append(caught.value)
    return refused


def test_all_refusals_of_rules_are_tried_here() -> None:
    source = "".join(file.read_text() for file in (ROOT / "src/pinxit/rules").glob("*.py"))
    raised = set(re.findall(r"BadRules\(\s*Reason\.([A-Z_]+)", source))
    assert raised == {refusal.reason.name for refusal in refusals_of_rules()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_rules_is_said_with_what_it_is_about(language: str) -> None:
    words = catalogue(language)
    for refusal in refusals_of_rules():
        body = words[f"refused-{refusal.reason.replace('_', '-')}"]
        assert set(VARIABLE.findall(body)) <= set(refusal.facts), refusal.reason
