"""`pinxit audit`: what it reads, what it says, and how it ends."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest

from pinxit.table.commands import Begin
from tests.cli.command import pinxit
from tests.web.house import everyone_plays, house, table_of

Document = dict[str, Any]  # as any other program would read it


class Played:
    """What a server told of an evening of two games."""

    link: str
    document: bytes
    export: bytes
    told: tuple[int, str, str]  # by the command, while the server was there
    unknown: tuple[int, str, str]


async def _evening() -> Played:
    played = Played()
    async with house() as at, table_of(at, 4, house={"target": None, "turns_each": 1}) as people:
        code = people[0].place.code
        for _ in range(2):
            await people[0].do(Begin())
            await everyone_plays(*people)
        played.link = f"{at.url}/t/{code}/games/2"
        async with httpx2.AsyncClient(trust_env=False) as http:
            url = f"{at.url}/api/tables/{code}"
            mine = {"authorization": f"Bearer {people[0].place.token}"}
            played.document = (await http.get(f"{url}/games/2/audit")).content
            played.export = (await http.get(f"{url}/export", headers=mine)).content
        played.told = await _asked(played.link)
        played.unknown = await _asked(f"{at.url}/t/{code}/games/3")
    return played


async def _asked(link: str) -> tuple[int, str, str]:
    done = await asyncio.to_thread(pinxit, "audit", link)
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def played() -> Played:
    return asyncio.run(_evening())


@pytest.fixture
def document(played: Played) -> Document:
    found: Document = json.loads(played.document)
    return found


def audit(document: object, *words: str) -> tuple[int, str, str]:
    done = pinxit("audit", "-", *words, typed=json.dumps(document))
    return done.returncode, done.stdout, done.stderr


def test_a_link_is_audited(played: Played) -> None:
    status, said, complaint = played.told
    assert (status, complaint) == (0, "")
    assert "Person 1" in said
    assert "followed to the last card" in said


def test_a_game_that_is_not_over_has_nothing_to_audit(played: Played) -> None:
    assert played.unknown[0] == 2
    assert "[no_such_game]" in played.unknown[2]


def test_a_download_is_audited_in_few_lines(played: Played, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(played.document)
    done = pinxit("audit", str(file))
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) < 14
    promise = json.loads(played.document)["evidence"]["promise"]
    assert f"promised at the start  {promise}" in done.stdout
    assert "   5 of 5    hands and the pile" in done.stdout


def test_an_export_is_audited_game_by_game(played: Played) -> None:
    status, said, _ = audit(json.loads(played.export))
    assert status == 0
    assert said.count("followed to the last card") == 2


def test_of_an_export_the_game_is_audited_whose_promise_was_seen(
    played: Played, document: Document
) -> None:
    promise = document["evidence"]["promise"]
    status, said, _ = audit(json.loads(played.export), "--promise", promise)
    assert status == 0
    assert "Game 2" in said
    assert "Game 1" not in said
    status, said, _ = audit(json.loads(played.export), "--promise", "0" * 64)
    assert status == 1
    assert "No finished game" in said


def test_the_promise_that_was_seen_is_compared(document: Document) -> None:
    promise = document["evidence"]["promise"]
    assert audit(document, "--promise", promise)[0] == 0
    assert audit(document, "--promise", promise[:16].upper() + "…")[0] == 0
    status, said, _ = audit(document, "--promise", "ab" * 32)
    assert status == 1
    assert "not the one that you saw" in said


def another_seed(document: Document) -> None:
    document["evidence"]["seed"] = "0" * 64


def a_board_turned_round(document: Document) -> None:
    board = next(step for step in document["evidence"]["steps"] if step["step"] == "board")
    board["cards"].reverse()


def a_stacked_refill(document: Document) -> None:
    fill = next(step for step in document["evidence"]["steps"] if step["step"] == "fill")
    fill["hands"][0], fill["hands"][1] = (
        {**fill["hands"][0], "cards": fill["hands"][1]["cards"]},
        {**fill["hands"][1], "cards": fill["hands"][0]["cards"]},
    )


def two_hands_exchanged(document: Document) -> None:
    a, b, *_ = document["evidence"]["deal"]["hands"]
    a["cards"], b["cards"] = b["cards"], a["cards"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (another_seed, "the seed is not the one that was promised"),
        (a_board_turned_round, "Round 1: the board is not in the seed's order"),
        (a_stacked_refill, "these cards were not the next of the pile"),
        (two_hands_exchanged, "At the start, Person 1: the deal is not the seed's"),
    ],
)
def test_a_changed_document_is_not_fair(
    document: Document, change: Callable[[Document], None], said: str
) -> None:
    change(document)
    status, told, _ = audit(document)
    assert status == 1
    assert said in told
    assert "Not fair" in told


def without_format(document: Document) -> object:
    del document["format"]
    return document


def of_another_format(document: Document) -> object:
    return {**document, "format": "pinxit-audit/2"}


@pytest.mark.parametrize(
    "spoil",
    [
        without_format,
        of_another_format,
        lambda _: [],
        lambda _: {"code": "X", "events": []},
        lambda _: {"code": "X", "events": [{"event": "fox_seen/1"}]},
        lambda document: {**document, "evidence": {}},
    ],
    ids=["no format", "another format", "a list", "no games", "an unknown event", "nothing"],
)
def test_what_cannot_be_read_is_named(
    document: Document, spoil: Callable[[Document], object]
) -> None:
    status, said, complaint = audit(spoil(document))
    assert (status, said) == (2, "")
    assert "[bad_input]" in complaint


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("/no/such/file",), "cannot_read_or_write"),
        (("http://127.0.0.1:9/t/BCDFGH/games/1",), "no_server"),
        (("http://127.0.0.1:9/t/BCDFGH",), "bad_input"),
        (("https://[oops/t/BCDFGH/games/1",), "no_server"),
        (("-", "--promise", "abc"), "bad_input"),
    ],
)
def test_bad_sources_are_named(words: tuple[str, ...], reason: str) -> None:
    done = pinxit("audit", *words)
    assert done.returncode == 2
    assert f"[{reason}]" in done.stderr


def test_text_that_is_no_json_is_named() -> None:
    for typed in (b"", b"hello", b"\xff", b"[" * 100_000):
        done = pinxit("audit", "-", typed=typed)
        assert done.returncode == 2
        assert "[bad_input]" in done.stderr
