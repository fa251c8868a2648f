"""The browser client's types are those of the protocol."""

import re
from pathlib import Path

import pytest

from pinxit.protocol.schema import schema
from pinxit.protocol.typescript import COMMAND, FOLDER, SENT, Writer, files, main, typescript

ROOT = Path(__file__).parents[2]


def test_what_the_browser_client_takes_from_the_protocol_is_not_stale() -> None:
    kept = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / FOLDER).iterdir()}
    assert kept == files(), f"make them anew: {COMMAND}"


def test_every_definition_has_a_type_of_its_name() -> None:
    made = set(re.findall(r"export (?:type|interface|const) (\w+)", typescript()))
    definitions = set(schema()["$defs"])
    assert definitions <= made
    assert made - definitions == {
        "PROTOCOL",
        "WIDEST_CARD",
        "MOST_VOTES",
        "LONGEST_WHISPER",
        "LANGUAGES",
        "SCRIPTS",
        "REACTIONS",
        "Reaction",
        "Wish",
        "Option",
        "AuditStep",
        "ClueDraft",
        "SettingsDraft",
        "TimersDraft",
    }


def test_what_is_sent_is_in_the_schema() -> None:
    assert set(SENT) <= set(schema()["$defs"])


def test_only_sections_and_what_is_sent_have_fields_that_may_be_absent() -> None:
    optional = set()
    for name, body in re.findall(r"export interface (\w+) \{\n(.*?)\n\}", typescript(), re.DOTALL):
        if "?:" in body:
            optional.add(name)
    sent = {
        "Hello",
        "Do",
        "Say",
        "Begin",
        "AddComputer",
        "Kick",
        "OpenTable",
        "SitDown",
        "SitAsComputer",
        "MoveSeat",
        "Rename",
        "Report",
    }
    sent |= {"NewDeck", "DeckChange", "PictureChange", "Recut", "SettingsChange", "TimersChange"}
    sent |= {"ShutOut", "ShareAlbum"}
    drafts = {"ClueDraft", "SettingsDraft", "TimersDraft"}
    assert optional == sent | drafts | {"Sections"}


def test_the_command_writes_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "new"
    monkeypatch.setattr("sys.argv", ["typescript", str(folder)])
    main()
    assert {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()} == files()


def test_words_of_one_language_become_words_of_the_other() -> None:
    text = Writer(
        {
            "ClientMessage": {"anyOf": [{"$ref": "#/$defs/Ask"}]},
            "OpenTable": {"type": "object", "properties": {}},
            **{name: {"type": "object", "properties": {}} for name in SENT[2:]},
            "Ask": {
                "description": "It's None.\n\n    Or */ not.",
                "type": "object",
                "properties": {
                    "kind": {"enum": ["it's"]},
                    "several": {"type": "array", "items": {"anyOf": [{"type": "null"}, {}]}},
                    "by_name": {
                        "type": "object",
                        "additionalProperties": {"type": "boolean"},
                        "default": {"ä": True},
                    },
                },
                "required": ["kind", "several"],
            },
        }
    ).text()
    assert "/**\n * It's null.\n *\n * Or *\u200b/ not.\n */\nexport interface Ask {" in text
    assert "  readonly kind: 'it\\'s';\n" in text
    assert "  readonly several: readonly (null | unknown)[];\n" in text
    assert '  /** @default {"ä": true} */\n' in text
    assert "  readonly by_name?: Readonly<Record<string, boolean>>;\n" in text


def test_a_type_without_a_word_is_noticed() -> None:
    kinds = {name: {"type": "object", "properties": {"x": {"type": "tuple"}}} for name in SENT}
    with pytest.raises(ValueError, match="'tuple'"):
        Writer(kinds).text()
