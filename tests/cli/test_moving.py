"""`pinxit tables move`: a server goes from SQLite to PostgreSQL, and nobody who plays notices."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from secrets import token_hex

import psycopg
import pytest
from click.testing import CliRunner, Result

from pinxit.adapters import BadDatabase, moving, open_store
from pinxit.adapters.alone import Turn
from pinxit.cli.main import root
from pinxit.client import Place, connect, open_table, sit_down
from pinxit.places import secret_key
from pinxit.table.commands import Begin, ChangeSettings
from pinxit.table.ports import CommandRef, Listing, Slip
from pinxit.table.settings import Settings
from tests.engines.bucket import There
from tests.engines.postgres import Databases
from tests.web.house import everyone_plays
from tests.web.test_own_pictures_on_nodes import deck_of, node


def run(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(root, ["tables", "move", *arguments], env=environment)


def rows(url: str) -> dict[str, int]:
    with psycopg.connect(url) as link:
        names = [table.name for table in moving.MOVED]
        counted = [link.execute(f"SELECT count(*) FROM {name}").fetchone() for name in names]  # noqa: S608 (ours)
    return {name: int(row[0]) for name, row in zip(names, counted, strict=True) if row and row[0]}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def sqlite(data: Path) -> str:
    return f"sqlite:///{data / 'pinxit.sqlite3'}"


async def fill(url: str, tables: int = 5, moves: int = 30) -> None:
    """Let a database have something of everything, as a server leaves it."""
    store = await open_store(url)
    for number in range(tables):
        code = f"TABLE{number}"
        await store.create(code, [b"begun"], Listing(public=number % 2 == 0, due_at=9.0), 1.0)
        for version in range(1, moves):
            await store.append(
                code, version, [bytes([version])], None, 2.0, CommandRef("s1", f"{version}")
            )
        await store.append(code, moves, [b"last"], Listing(), 3.5, None, b"snapshot")
        await store.prune(code, [(3, 8)], 9.0)
        await store.put_token(f"hash{number}", code, "s1")
    for number in range(3):
        await store.add_report(b"report", float(number))
        await store.shut_out(f"203.0.113.{number}", "note", 1.0, None)
    await store.clear_report(3)  # its id is not given again
    await store.put_slip("slip", Slip(1e12, b"what"), 1.0)
    await store.set_ran_at(77.0)
    await store.put_away(3.0, 5.0)
    await store.close()


# A whole server


async def test_a_game_that_was_half_played_goes_on_with_the_same_seats(
    tmp_path: Path, data: Path, sqlite: str, postgres_server: Databases
) -> None:
    with postgres_server.one(empty=True) as postgres:
        async with node(data, database=sqlite) as here:
            host = await open_table(here.url, "Host")
            deck, cards = await deck_of([here], host)
            places = [host, *[await sit_down(here.url, host.code, f"P{n}") for n in range(2)]]
            before = await _half_a_game(places, deck)
            await here.state.hub.store.shut_out("198.51.100.7", "rude", 1.0, None)
            link = here.state.hub.keyring.key_of(host.code)
        told = await asyncio.to_thread(run, "--to", postgres, "--data-dir", str(data))
        assert told.exit_code == 0, told.output
        assert "All of it is there" in told.output
        shutil.move(data / "pinxit.sqlite3", tmp_path / "old")  # nothing is read there any more
        async with node(data, database=postgres) as here:
            again = [here.here(place) for place in places]
            async with (
                connect(again[0]) as one,
                connect(again[1]) as two,
                connect(again[2]) as three,
            ):
                for player, hand in zip((one, two, three), before, strict=True):
                    await player.until(lambda player=player: player.view.mine)  # type: ignore[misc]  # it keeps a value of the loop
                    assert player.view.mine
                    assert player.view.mine.hand == hand
                await everyone_plays(one, two, three)
            assert here.state.hub.keyring.key_of(host.code) == link
            kept = await here.state.hub.store.places_shut_out()
            assert [place.place for place in kept] == ["198.51.100.7"]
            for card in cards:
                assert (await here.get(card["small"])).status_code == 200


async def _half_a_game(places: list[Place], deck: str) -> list[tuple[str, ...]]:
    """Deal the cards; return who holds which."""
    async with connect(places[0]) as one, connect(places[1]) as two, connect(places[2]) as three:
        await one.do(ChangeSettings(Settings(decks=(deck, "plain"), house={"target": 4})))
        await one.do(Begin())
        hands = []
        for player in (one, two, three):
            await player.until(lambda player=player: player.view.mine)  # type: ignore[misc]  # it keeps a value of the loop
            assert player.view.mine
            hands.append(player.view.mine.hand)
        return hands


async def test_own_pictures_go_along_into_a_bucket(
    data: Path, sqlite: str, postgres: str, bucket: There, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in bucket.environment.items():
        monkeypatch.setenv(name, value)
    blobs = f"{bucket.url}/moved-{token_hex(4)}"
    async with node(data, database=sqlite) as here:
        host = await open_table(here.url, "Host")
        deck, cards = await deck_of([here], host)
    told = await asyncio.to_thread(run, "--to", postgres, "--data-dir", str(data), "--blobs", blobs)
    assert told.exit_code == 0, told.output
    assert "own pictures" in told.output
    shutil.rmtree(data / "uploads")
    async with node(data, database=postgres, blobs=blobs) as here:
        shown = (await here.ask(host, "GET")).json()["decks"]
        assert [one["id"] for one in shown] == [deck]
        for card in cards:
            assert (await here.get(card["large"])).status_code == 200


# All that there is


async def test_everything_is_there_and_no_id_is_given_again(
    data: Path, sqlite: str, postgres: str
) -> None:
    await fill(sqlite)
    told = await asyncio.to_thread(run, "--to", postgres, "--data-dir", str(data))
    assert told.exit_code == 0, told.output
    old, new = await open_store(sqlite), await open_store(postgres)
    for number in range(5):
        code = f"TABLE{number}"
        assert await new.wake(code) == await old.wake(code)
        assert await new.read(code) == await old.read(code)
        assert await new.seat_of(f"hash{number}") == await old.seat_of(f"hash{number}")
        ref = CommandRef("s1", "20")
        assert await new.command_version(code, ref) == await old.command_version(code, ref)
    assert await new.public_tables(99) == await old.public_tables(99)
    assert await new.reports(99) == await old.reports(99)
    assert await new.places_shut_out() == await old.places_shut_out()
    assert await new.away(99) == await old.away(99)
    assert await new.slip("slip", 1.0) == await old.slip("slip", 1.0)
    assert await new.ran_at() == 77.0
    assert await new.shared_secret(b"another") == secret_key(data)
    await new.add_report(b"new", 9.0)
    assert (await new.reports(1))[0].id == 4
    await old.close()
    await new.close()
    again = await asyncio.to_thread(run, "--to", postgres, "--data-dir", str(data))
    assert again.exit_code == 2
    assert "is not empty" in again.output
    assert "[bad_database]" in again.output


async def test_a_zero_in_a_clients_id_keeps_nothing_from_moving(
    data: Path, sqlite: str, postgres: str
) -> None:
    await fill(sqlite, tables=1)
    with sqlite3.connect(data / "pinxit.sqlite3") as link:
        link.execute("UPDATE log SET command = 'a' || char(0) || 'b' WHERE since = 20")
    assert (await asyncio.to_thread(run, "--to", postgres, "--data-dir", str(data))).exit_code == 0
    assert rows(postgres)["log"]


# What is refused


async def test_while_a_server_uses_the_old_one_nothing_is_moved(
    data: Path, sqlite: str, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Turn.take.__func__, "__defaults__", (0.1,))  # type: ignore[attr-defined]  # a method has a function
    await fill(sqlite, tables=1)
    server = await open_store(sqlite, alone=True)
    told = await asyncio.to_thread(run, "--to", postgres, "--data-dir", str(data))
    assert told.exit_code == 2
    assert "[database_in_use]" in told.output
    assert rows(postgres) == {}
    await server.close()


async def test_while_a_server_uses_the_new_one_nothing_is_moved(
    data: Path, sqlite: str, postgres: str
) -> None:
    await fill(sqlite, tables=1)
    server = await open_store(postgres, alone=True)
    told = await asyncio.to_thread(run, "--to", postgres, "--data-dir", str(data))
    assert told.exit_code == 2
    assert "[database_in_use]" in told.output
    assert rows(postgres) == {}
    await server.close()


@pytest.mark.parametrize(
    ("to", "expected"),
    [
        ("sqlite:///other.sqlite3", "from sqlite:///path to postgresql"),
        ("postgresql://nobody@127.0.0.1:1/none", "cannot be used"),
        ("nonsense", "A database is"),
    ],
)
async def test_what_cannot_be_is_said(data: Path, sqlite: str, to: str, expected: str) -> None:
    await fill(sqlite, tables=1)
    told = await asyncio.to_thread(run, "--to", to, "--data-dir", str(data))
    assert told.exit_code == 2
    assert expected in told.output


def test_where_nothing_is_nothing_is_moved(data: Path) -> None:
    told = run("--to", "postgresql://x@y/z", "--data-dir", str(data))
    assert told.exit_code == 2
    assert "There is no database" in told.output
    assert not (data / "pinxit.sqlite3").exists()


# What goes wrong on the way


@pytest.mark.parametrize("at", [1, 2, 60, 200])
async def test_whoever_is_interrupted_begins_again(
    data: Path, sqlite: str, postgres: str, at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupted(Exception):
        pass

    gone_by = 0

    def told(number: int) -> None:
        nonlocal gone_by
        gone_by += number
        if gone_by >= at:
            raise Interrupted

    del data
    monkeypatch.setattr(moving, "BATCH", 7)
    await fill(sqlite)
    with pytest.raises(Interrupted):
        await moving.move(sqlite, postgres, b"s" * 32, told)
    assert rows(postgres) == {}
    moved = await moving.move(sqlite, postgres, b"s" * 32)
    assert rows(postgres) == {k: v for k, v in moved.rows.items() if v} | {"secrets": 1}


@pytest.mark.parametrize(
    "change",
    [
        "NEW.events = '\\x00'",
        "NEW.version = NEW.version + 1",
        "NEW.at = NEW.at + 0.001",
        "NEW.command = NULL",
    ],
)
async def test_what_is_not_there_as_it_was_is_noticed(
    sqlite: str, postgres: str, change: str
) -> None:
    await fill(sqlite)
    with psycopg.connect(postgres) as link:
        link.execute(
            "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
            f" IF NEW.since = 20 AND NEW.code = 'TABLE3' THEN {change}; END IF;"
            " RETURN NEW; END $$"
        )
        link.execute(
            "CREATE TRIGGER spoil BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION spoil()"
        )
    with pytest.raises(BadDatabase, match="log is not what was read"):
        await moving.move(sqlite, postgres, b"s" * 32)
    assert rows(postgres) == {}


async def test_logs_that_do_not_hang_together_are_noticed(sqlite: str, postgres: str) -> None:
    await fill(sqlite)
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as link:
        link.execute("UPDATE log SET version = version + 2 WHERE code = 'TABLE1' AND since = 15")
    with pytest.raises(BadDatabase, match="do not hang together"):
        await moving.move(sqlite, postgres, b"s" * 32)
    assert rows(postgres) == {}
