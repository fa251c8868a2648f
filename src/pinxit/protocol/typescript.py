"""The protocol as TypeScript: `python -m pinxit.protocol.typescript [FOLDER]` writes it.

First what pages and the server must agree on: languages, quick reactions, some bounds. Then one
interface for each record, one union for each family of tagged records, one union of strings for
each enumeration. The server sends every field of a record, so what a client receives has no
optional fields but the sections. What a client sends may leave out whatever has a default; a
record that goes both ways therefore has a second form, its `Draft`. What is looked up rather than
typed stands in files of its own (`typescript_tables.py`).
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from pinxit.locales import LANGUAGES
from pinxit.rules.house import MOST_VOTES
from pinxit.table.awake.chat import REACTIONS
from pinxit.table.whispers import LONGEST as LONGEST_WHISPER

from . import VERSION, typescript_tables
from .operation import is_json
from .operations import OPERATIONS
from .padding import WIDEST_CARD
from .schema import schema

COMMAND: Final = "python -m pinxit.protocol.typescript"
FOLDER: Final = Path("client/src/lib/protocol")
SENT: Final = (  # all else is received
    "ClientMessage",
    *(operation.body.__name__ for operation in OPERATIONS if is_json(operation.body)),
)
UNIONS: Final = {  # what the records with one tag field are called together
    "do": ("Wish", "Anything that a seat asks for, told apart by `do`."),
    "step": ("AuditStep", "Anything by which cards or turns moved, told apart by `step`."),
    "may": ("Option", "Anything that a seat may do now, told apart by `may`."),
}
WIDTH: Final = 100

Schema = Mapping[str, Any]


class Writer:
    """Writes the definitions of one schema."""

    def __init__(self, definitions: Mapping[str, Schema]) -> None:
        self._definitions = definitions
        self._sent = self._reached(SENT)
        used = {name for part in definitions.values() for name in _references(part)}
        roots = [name for name in definitions if name not in used and name not in SENT]
        self._received = self._reached(roots)
        self._drafts = self._with_drafts()

    def text(self) -> str:
        """Return the whole file, in the order of the schema."""
        parts = [
            _comment("What a hello names; the server refuses any other.")
            + f"export const PROTOCOL = {VERSION};",
            _comment("The most letters that the name of a card can have.")
            + f"export const WIDEST_CARD = {WIDEST_CARD};",
            _comment("The most votes that anybody may have, by any edition or house rule.")
            + f"export const MOST_VOTES = {MOST_VOTES};",
            _comment("The most letters that may be whispered about a picture.")
            + f"export const LONGEST_WHISPER = {LONGEST_WHISPER};",
            _comment("The languages of the house, each by its own name.") + _languages(),
            _comment("What they are written in.")
            + f"export const SCRIPTS = {_scripts()} as const;",
            _comment("The quick reactions, in the order in which they are offered.")
            + f"export const REACTIONS = {_list(REACTIONS)} as const;",
            "export type Reaction = (typeof REACTIONS)[number];",
            *self._unions(),
        ]
        for name, definition in self._definitions.items():
            parts.append(self._definition(name, definition, draft=name not in self._received))
            if name in self._drafts:
                parts.append(self._definition(name, definition, draft=True))
        return "\n\n".join(parts) + "\n"

    def _unions(self) -> Iterator[str]:
        """Name the unions that stand inside other records."""
        found = {}
        for part in self._definitions.values():
            for union in _tagged_unions(part):
                found[union["discriminator"]["propertyName"]] = union
        for tag in sorted(found.keys() & UNIONS.keys()):
            name, description = UNIONS[tag]
            kinds = found[tag]["anyOf"]
            draft = _name_of(kinds[0]["$ref"]) in self._sent
            yield _comment(description) + _alias(name, [self._type(k, draft=draft) for k in kinds])

    def _definition(self, name: str, definition: Schema, *, draft: bool) -> str:
        both = draft and name in self._drafts
        note = "\n\nAs it is sent: what is left out has its default." if both else ""
        comment = _comment(definition.get("description", "") + note)
        shown = f"{name}Draft" if both else name
        if definition.get("type") == "object":
            return comment + self._interface(shown, definition, draft=draft)
        if "enum" in definition:
            return comment + _alias(shown, [_literal(value) for value in definition["enum"]])
        return comment + _alias(
            shown, [self._type(kind, draft=draft) for kind in definition["anyOf"]]
        )

    def _interface(self, name: str, definition: Schema, *, draft: bool) -> str:
        required = definition.get("required", ())
        lines = []
        for field, kind in definition["properties"].items():
            left_out = field not in required and (draft or "default" not in kind)
            default = _default(kind) if left_out else ""
            mark = "?" if left_out else ""
            lines.append(f"{default}  readonly {field}{mark}: {self._type(kind, draft=draft)};\n")
        return f"export interface {name} {{\n{''.join(lines)}}}"

    def _type(self, kind: Schema, *, draft: bool) -> str:
        if "$ref" in kind:
            name = _name_of(kind["$ref"])
            return f"{name}Draft" if draft and name in self._drafts else name
        if "discriminator" in kind:
            return UNIONS[kind["discriminator"]["propertyName"]][0]
        if "anyOf" in kind:
            return " | ".join(self._type(one, draft=draft) for one in kind["anyOf"])
        if "enum" in kind:
            return " | ".join(_literal(value) for value in kind["enum"])
        return self._plain_type(kind, draft=draft)

    def _plain_type(self, kind: Schema, *, draft: bool) -> str:
        match kind.get("type"):
            case "array":
                items = self._type(kind["items"], draft=draft)
                return f"readonly ({items})[]" if " | " in items else f"readonly {items}[]"
            case "object":
                values = self._type(kind["additionalProperties"], draft=draft)
                return f"Readonly<Record<string, {values}>>"
            case "integer" | "number":
                return "number"
            case "string" | "boolean" | "null" as same:
                return str(same)
            case None:
                return "unknown"
            case other:
                raise ValueError(f"TypeScript has no word for {other!r} yet.")

    def _with_drafts(self) -> frozenset[str]:
        """Name the records that go both ways and may be sent with less in them."""
        drafts: set[str] = set()
        while True:
            more = {
                name
                for name in self._sent & self._received - drafts
                if _has_defaults(self._definitions[name])
                or drafts.intersection(_references(self._definitions[name]))
            }
            if not more:
                return frozenset(drafts)
            drafts |= more

    def _reached(self, roots: Iterable[str]) -> frozenset[str]:
        found: set[str] = set()
        waiting = list(roots)
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += _references(self._definitions[name])
        return frozenset(found)


def typescript() -> str:
    """Return the protocol's types, always the same for the same protocol."""
    return Writer(schema()["$defs"]).text()


def files() -> dict[str, str]:
    """Return all that is written, by the names of the files."""
    made = {
        "types.ts": typescript(),
        "goodbyes.ts": typescript_tables.goodbyes(),
        "operations.ts": typescript_tables.operations(),
    }
    head = f"// Made by `{COMMAND}` from the protocol. Do not edit.\n\n"
    return {name: head + text for name, text in made.items()}


def _languages() -> str:
    lines = (f"  {code}: {_literal(one.name)},\n" for code, one in LANGUAGES.items())
    return f"export const LANGUAGES = {{\n{''.join(lines)}}} as const;"


def _scripts() -> str:
    return _list(dict.fromkeys(language.script for language in LANGUAGES.values()))


def _list(values: Iterable[str]) -> str:
    return f"[{', '.join(map(_literal, values))}]"


def main() -> None:
    """Write the files."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


def _references(part: object) -> Iterator[str]:
    """Name the definitions that a part of the schema refers to."""
    if isinstance(part, Mapping):
        if "$ref" in part:
            yield _name_of(part["$ref"])
        for key, inner in part.items():
            if key != "discriminator":
                yield from _references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _references(inner)


def _tagged_unions(part: object) -> Iterator[Schema]:
    if isinstance(part, Mapping):
        if "discriminator" in part:
            yield part
        for inner in part.values():
            yield from _tagged_unions(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _tagged_unions(inner)


def _has_defaults(definition: Schema) -> bool:
    return any("default" in kind for kind in definition.get("properties", {}).values())


def _name_of(reference: str) -> str:
    return reference.rpartition("/")[2]


def _literal(value: object) -> str:
    return "'" + str(value).replace("\\", "\\\\").replace("'", "\\'") + "'"


def _alias(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";"


def _default(kind: Schema) -> str:
    if "default" not in kind:
        return ""
    return f"  /** @default {json.dumps(kind['default'], ensure_ascii=False)} */\n"


def _comment(description: str) -> str:
    """Return a docstring as a comment, in the words of the other language."""
    if not description:
        return ""
    said = re.sub(r"\bNone\b", "null", description).replace("*/", "*\u200b/")
    lines = [line.strip() for line in said.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


if __name__ == "__main__":
    main()
