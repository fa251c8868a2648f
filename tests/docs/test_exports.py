"""The page about exports is true: it names every field of all that games leave behind."""

import re
from enum import StrEnum
from pathlib import Path
from typing import Any, get_args

import httpx2
import msgspec
import pytest
from click.testing import CliRunner
from msgspec import Struct

from pinxit.arena.associate import Item, associate
from pinxit.arena.research import RoundRecord
from pinxit.arena.simulate import Result
from pinxit.arena.standings import Standings
from pinxit.cli.simulate import simulate
from pinxit.client import connect, game_story, open_table
from pinxit.clips import Clip
from pinxit.protocol.http import GameStory
from pinxit.protocol.operations import EXPORT
from pinxit.table.commands import AddComputer, Begin
from pinxit.table.events import AnyTableEvent
from pinxit.table.screens import PairedScreen
from pinxit.table.state import Ban, Lent, Sitter
from tests.docs.records import reached, row_of
from tests.web.house import house, play_to_the_end

PAGE = (Path(__file__).parents[2] / "docs" / "exports.md").read_text(encoding="utf-8")
ROOTS = (GameStory, RoundRecord, Standings, Result, Item, Sitter, Ban, Lent, PairedScreen, Clip)
REACHED = {kind.__name__: kind for root in ROOTS for kind in reached(root)}
RECORDS = {name: kind for name, kind in REACHED.items() if issubclass(kind, Struct)}
WORDS = {name: kind for name, kind in REACHED.items() if issubclass(kind, StrEnum)}
BRIEFLY = {"target": None, "turns_each": 1, "first": "random"}


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the first table below a heading."""
    _, found, below = PAGE.partition(f"\n{heading}\n")
    assert found, heading
    table = re.search(r"(?:^\|.*\n)+", below, re.MULTILINE)
    assert table, heading
    lines = table[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def first_cells(heading: str) -> list[str]:
    return [row[0].strip("` ") for row in rows(heading)]


@pytest.mark.parametrize("name", RECORDS)
def test_every_field_of_a_record_is_told(name: str) -> None:
    table = rows(f"### `{name}`")
    assert {row[0].strip("` "): row[1] for row in table} == row_of(RECORDS[name])
    assert all(row[2] for row in table)


def test_no_record_is_told_of_that_there_is_not() -> None:
    assert set(re.findall(r"^### `(\w+)`$", PAGE, re.MULTILINE)) == set(RECORDS)


def test_every_event_is_told_with_its_fields() -> None:
    _, _, below = PAGE.partition("| `event` | fields | |\n|---|---|---|\n")
    told = {}
    for line in below.partition("\n\n")[0].splitlines():
        tag, fields, says = line.strip("|").split(" | ")
        told[tag.strip("` ")] = dict(re.findall(r"`(\w+)`: ([^;]+)", fields.strip()))
        assert says.strip()
    kinds: tuple[Any, ...] = get_args(AnyTableEvent)
    assert told == {kind.__struct_config__.tag: row_of(kind) for kind in kinds}


def test_every_word_is_told() -> None:
    told = {row[0].strip("` "): re.findall(r"`(\w+)`", row[1]) for row in rows("## Words")}
    assert told == {name: [str(word) for word in kind] for name, kind in WORDS.items()}


async def test_the_log_of_a_table_has_the_fields_that_are_told() -> None:
    async with house() as at:
        host = await open_table(at.url, "Ada", settings={"house": BRIEFLY})
        async with connect(host) as ada:
            for _ in range(2):
                await ada.do(AddComputer())
            await ada.do(Begin())
            await play_to_the_end(ada)
        headers = {"authorization": f"Bearer {host.token}"}
        async with httpx2.AsyncClient(trust_env=False) as http:
            log = (await http.get(at.url + EXPORT.at(code=host.code), headers=headers)).json()
        assert (await game_story(at.url, host.code, 1)).recap.winners
    assert list(log) == first_cells("## The log of a table")
    assert {"sat_down/1", "game_over/1"} <= {event["event"] for event in log["events"]}


def test_what_commands_write_has_the_fields_that_are_told(tmp_path: Path) -> None:
    log = tmp_path / "games.log"
    done = CliRunner().invoke(simulate, ["--json", "--log", str(log)])
    (line,) = done.stdout.splitlines()
    assert list(msgspec.json.decode(line)) == first_cells("### `Result`")
    bodies = [msgspec.json.decode(line)["body"] for line in log.read_bytes().splitlines()]
    told = {
        row[0].strip("` "): set(re.findall(r"`(\w+)`", row[1]))
        for row in rows("## The log of simulated games")
    }
    assert {body["line"]: set(body) - {"line"} for body in bodies} == told
    answer = associate(b'{"clue": "x", "cards": [{"en": "y"}]}', by_letters=True)
    refusal = associate(b"{}")
    for field in (*answer, *refusal):
        assert f'"{field}"' in PAGE
