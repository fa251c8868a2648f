"""The catalogues: whole languages say everything, and nothing is said in vain."""

import re
from pathlib import Path

import pytest
from babel import Locale

import pinxit.locales
from pinxit.decks.drawn_decks import drawn_decks
from pinxit.locales import LANGUAGES
from pinxit.protocol.goodbyes import GOODBYES
from pinxit.rules import EDITIONS, BadRules, find_edition, with_house_rules
from pinxit.rules.house import too_few_cards
from pinxit.table.awake.chat import REACTIONS
from pinxit.table.pawns import PAWNS

ROOT = Path(__file__).parents[2]
LOCALES = Path(pinxit.locales.__file__).parent
SOURCES = ROOT / "client" / "src"
SERVER = ROOT / "src" / "pinxit"
WHOLE = [language.code for language in LANGUAGES.values() if language.whole]
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = ?(.*(?:\n(?:[ }].*|$))*)", re.MULTILINE)
SAID = re.compile(r"""\bt\(\s*['"`]([a-z0-9-]+)['"]""")
MADE = re.compile(r"\bt\(\s*`([a-z0-9-]*)\$\{")  # a beginning that something is put behind
NAMED = re.compile(r"""['"]([a-z]+(?:-[a-z0-9]+)+)['"]""")  # keys that are chosen among
EITHER = re.compile(r"\? '([a-z-]+)' : '([a-z-]+)'")
BY_SERVER = re.compile(r"""\bsay\(\s*"([a-z0-9-]+)\"""")
MADE_BY_SERVER = re.compile(r"""\bsay\(\s*f"([a-z0-9-]+)\{""")
VARIABLE = re.compile(r"\$([a-z_]+)")


def catalogue(language: str) -> dict[str, str]:
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(MESSAGE.findall(text))


def sources() -> str:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def spoken_by_server() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in SERVER.rglob("*.py"))


def test_a_language_is_a_catalogue_and_a_line() -> None:
    assert {file.stem for file in LOCALES.glob("*.ftl")} == set(LANGUAGES)
    assert all(code == language.code for code, language in LANGUAGES.items())


def test_the_languages_that_must_be_whole_are_at_least_these() -> None:
    assert set(WHOLE) >= {"en", "pl", "uk", "ro", "cs"}


@pytest.mark.parametrize("language", WHOLE)
def test_a_whole_language_says_everything(language: str) -> None:
    assert list(catalogue(language)) == list(catalogue("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_is_put_into_every_message(language: str) -> None:
    english = catalogue("en")
    for key, body in catalogue(language).items():
        assert set(VARIABLE.findall(body)) == set(VARIABLE.findall(english[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice_or_empty(language: str) -> None:
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    keys = [key for key, _ in MESSAGE.findall(text)]
    assert len(keys) == len(set(keys))
    assert all(body.strip() for body in catalogue(language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    form = Locale(language).plural_form  # of CLDR, which browsers take them from, too
    categories = {form(number) for number in range(201)} - {"other"}
    for key, body in catalogue(language).items():
        if "->" in body and "[one]" in body:
            found = set(re.findall(r"\[(\w+)\]", body))
            assert categories <= found, key
            assert "*[" in body, key


def test_romanian_words_are_not_broken_at_their_hyphens() -> None:
    """A clitic keeps to its word, as in "nu-ți"; our fonts have no hyphen that does so."""
    for key, body in catalogue("ro").items():
        said = re.sub(r"\{[^}]*\}|--database-mb|believe-clock", "", body)
        assert not re.search(r"[^\W\d_]-[^\W\d_]", said), key
    assert "Nu-\u2060ți" in catalogue("ro")["refused-own-card"]


def test_every_message_that_is_asked_for_exists() -> None:
    known = catalogue("en")
    said = [*SAID.findall(sources()), *BY_SERVER.findall(spoken_by_server())]
    assert [key for key in said if key not in known] == []
    for beginning in (*MADE.findall(sources()), *MADE_BY_SERVER.findall(spoken_by_server())):
        assert any(key.startswith(beginning) for key in known), beginning


def test_every_reaction_every_rabbit_and_every_drawn_deck_has_a_name() -> None:
    known = catalogue("en")
    keys = [f"reaction-{reaction}" for reaction in REACTIONS]
    keys += [f"rabbit-{pawn}" for pawn in PAWNS]
    keys += [f"deck-name-{deck.id}" for deck in drawn_decks()]
    assert [key for key in keys if key not in known] == []


def test_words_about_editions_are_about_those_that_there_are() -> None:
    for key in catalogue("en"):
        about = re.fullmatch(r"edition-(?:about|name)-(.+)", key)
        assert about is None or about[1] in EDITIONS, key


def test_every_message_is_used() -> None:
    text = sources()
    either = {key for both in EITHER.findall(text) for key in both}
    server = spoken_by_server()
    used = {*SAID.findall(text), *NAMED.findall(text), *either, *BY_SERVER.findall(server)}
    made = (*MADE.findall(text), *MADE_BY_SERVER.findall(server))
    beginnings = tuple(beginning for beginning in made if beginning)
    unused = [key for key in catalogue("en") if key not in used and not key.startswith(beginnings)]
    refusals = [key for key in unused if key.startswith("refused-")]  # by the server's reasons
    assert [key for key in unused if key not in refusals] == []


def test_refusals_are_those_of_the_protocol() -> None:
    types = (SOURCES / "lib" / "protocol" / "types.ts").read_text(encoding="utf-8")
    reasons = set(re.findall(r"^  \| '([a-z_]+)'", types, re.MULTILINE))
    for key in catalogue("en"):
        if key.startswith("refused-"):
            assert key.removeprefix("refused-").replace("-", "_") in reasons, key


@pytest.mark.parametrize("language", WHOLE)
def test_every_goodbye_for_good_has_words(language: str) -> None:
    words = catalogue(language)
    told = [one.reason for one in GOODBYES.values() if one.retry_after is None]
    assert told
    assert [why for why in told if f"gone-{why.replace('_', '-')}" not in words] == []


NONSENSE = (
    {"gold": 1},
    {"target": 0},
    {"target": "many"},
    {"hand": 1},
    {"votes_min": 2},
    {"votes_min": 9, "votes_max": 9},
    {"target": None},
    {"media": ["mime"], "theme": "proverb"},
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


@pytest.mark.parametrize("language", WHOLE)
def test_every_refusal_of_rules_is_said_with_what_it_is_about(language: str) -> None:
    words = catalogue(language)
    for refusal in refusals_of_rules():
        body = words[f"refused-{refusal.reason.replace('_', '-')}"]
        assert set(VARIABLE.findall(body)) <= set(refusal.facts), refusal.reason
