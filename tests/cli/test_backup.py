"""`pinxit backup`, `pinxit restore`: a copy while people play, and a game that goes on from it."""

import asyncio
import os
import shutil
import sqlite3
import tarfile
from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from pinxit.adapters import backups
from pinxit.adapters.alone import Turn
from pinxit.cli.main import root
from pinxit.client import Place, connect, open_table, sit_down
from pinxit.places import KEY, secret_key
from pinxit.private import HAS_MODES
from pinxit.table.commands import Begin, ChangeSettings
from pinxit.table.settings import Settings
from tests.web.house import everyone_plays
from tests.web.test_own_pictures_on_nodes import deck_of, node


def run(*arguments: object) -> Result:
    return CliRunner().invoke(root, list(map(str, arguments)))


async def asked(*arguments: object) -> str:
    """Run a command that has to succeed, beside a server; return what it said."""
    told = await asyncio.to_thread(run, *arguments)
    assert told.exit_code == 0, told.output
    return told.output


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "monday.tar"


@pytest.fixture
def kept(data: Path, file: Path) -> Path:
    """A backup of a small data folder."""
    fill(data)
    assert run("backup", file, "--data-dir", data).exit_code == 0
    return file


def fill(data: Path, *tokens: str) -> None:
    """Make a data folder with a key, a picture, and a database of which devices have seats."""
    (data / "uploads" / "own-a").mkdir(parents=True, exist_ok=True)
    (data / "uploads" / "own-a" / "a.webp").write_bytes(b"a picture" * 1000)
    (data / "vectors.bin").write_bytes(b"found out anew")
    secret_key(data)
    with sqlite3.connect(data / "pinxit.sqlite3") as link:
        link.execute("PRAGMA journal_mode = WAL")
        link.execute("CREATE TABLE IF NOT EXISTS tokens (hash TEXT PRIMARY KEY)")
        link.execute("CREATE TABLE IF NOT EXISTS tables (code TEXT PRIMARY KEY)")
        link.execute("DELETE FROM tokens")
        link.executemany("INSERT INTO tokens VALUES (?)", [(one,) for one in tokens or ("a", "b")])
    link.close()


def seats(data: Path) -> set[str]:
    with sqlite3.connect(data / "pinxit.sqlite3") as link:
        found = {one for (one,) in link.execute("SELECT hash FROM tokens")}
    link.close()
    return found


# A whole server


async def test_a_game_goes_on_from_a_copy_that_was_made_while_it_was_played(
    tmp_path: Path, data: Path, file: Path
) -> None:
    async with node(data, database=f"sqlite:///{data / 'pinxit.sqlite3'}") as here:
        host = await open_table(here.url, "Host")
        deck, cards = await deck_of([here], host)
        places = [host, *[await sit_down(here.url, host.code, f"P{n}") for n in range(2)]]
        before = await half_a_game(places, deck)
        said = await asked("backup", file, "--data-dir", data)
        assert "read again" in said
        link = here.state.hub.keyring.key_of(host.code)
    elsewhere = tmp_path / "elsewhere" / "data"
    said = await asked("restore", file, "--data-dir", elsewhere)
    assert "3 devices keep their seats" in said
    shutil.rmtree(data)
    async with node(elsewhere, database=f"sqlite:///{elsewhere / 'pinxit.sqlite3'}") as here:
        again = [here.here(place) for place in places]
        async with connect(again[0]) as one, connect(again[1]) as two, connect(again[2]) as three:
            for player, hand in zip((one, two, three), before, strict=True):
                await player.until(lambda player=player: player.view.mine)  # type: ignore[misc]  # it keeps a value of the loop
                assert player.view.mine
                assert player.view.mine.hand == hand
            await everyone_plays(one, two, three)
        assert here.state.hub.keyring.key_of(host.code) == link
        for card in cards:
            assert (await here.get(card["large"])).status_code == 200


async def half_a_game(places: list[Place], deck: str) -> list[tuple[str, ...]]:
    async with connect(places[0]) as one, connect(places[1]) as two, connect(places[2]) as three:
        await one.do(ChangeSettings(Settings(decks=(deck, "plain"), house={"target": 4})))
        await one.do(Begin())
        hands = []
        for player in (one, two, three):
            await player.until(lambda player=player: player.view.mine)  # type: ignore[misc]  # it keeps a value of the loop
            assert player.view.mine
            hands.append(player.view.mine.hand)
        return hands


# What is in it


def test_all_but_what_is_found_out_anew_comes_back(tmp_path: Path, data: Path, kept: Path) -> None:
    there = tmp_path / "there"
    assert run("restore", kept, "--data-dir", there).exit_code == 0
    assert (there / KEY).read_bytes() == (data / KEY).read_bytes()
    assert (there / "uploads/own-a/a.webp").read_bytes() == b"a picture" * 1000
    assert not (there / "vectors.bin").exists()
    assert seats(there) == {"a", "b"}


@pytest.mark.skipif(not HAS_MODES, reason="there are no modes here")
def test_it_is_for_its_owner_alone(tmp_path: Path, kept: Path) -> None:
    there = tmp_path / "there"
    run("restore", kept, "--data-dir", there)
    for path in (kept, *(path for path in there.rglob("*") if path.is_file())):
        assert path.stat().st_mode & 0o777 == 0o600, path
    assert there.stat().st_mode & 0o077 == 0


def test_what_has_been_written_a_moment_ago_is_in_it(data: Path, file: Path) -> None:
    fill(data)
    link = sqlite3.connect(data / "pinxit.sqlite3")
    link.execute("INSERT INTO tokens VALUES ('just now')")
    link.commit()  # it is in the log beside the file, and in no file of SQLite's own yet
    assert run("backup", file, "--data-dir", data).exit_code == 0
    link.close()
    with tarfile.open(file) as packed:
        packed.extract("pinxit.sqlite3", file.parent, filter="data")
    shutil.move(file.parent / "pinxit.sqlite3", data / "pinxit.sqlite3")
    assert "just now" in seats(data)


# Seats that were given up


def test_a_seat_that_was_given_up_since_stays_given_up(data: Path, kept: Path) -> None:
    fill(data, "b", "came later")
    told = run("restore", kept, "--replace", "--data-dir", data)
    assert told.exit_code == 0, told.output
    assert seats(data) == {"b"}
    assert "1 devices keep their seats; 1 have none" in told.output


def test_everybody_can_be_signed_out(tmp_path: Path, kept: Path) -> None:
    assert run("restore", kept, "--sign-out", "--data-dir", tmp_path / "there").exit_code == 0
    assert seats(tmp_path / "there") == set()


# What is refused: nothing is lost


def test_what_is_there_is_put_aside_and_only_if_that_was_asked_for(data: Path, kept: Path) -> None:
    fill(data, "newer")
    told = run("restore", kept, "--data-dir", data)
    assert told.exit_code == 2
    assert "[not_empty]" in told.output
    assert seats(data) == {"newer"}
    assert run("restore", kept, "--replace", "--data-dir", data).exit_code == 0
    (aside,) = data.parent.glob("data.before-*")
    assert seats(aside) == {"newer"}


async def test_under_a_running_server_nothing_is_replaced(data: Path, kept: Path) -> None:
    turn = await Turn.take(data / "pinxit.sqlite3")
    told = await asyncio.to_thread(run, "restore", kept, "--replace", "--data-dir", data)
    assert told.exit_code == 2
    assert "[database_in_use]" in told.output
    assert seats(data) == {"a", "b"}
    turn.let_go()


@pytest.mark.parametrize("near", [b"pinxit.sqlite3", b"SQLite format", b"a picture", b'"sha256"'])
def test_a_byte_that_has_changed_is_found(tmp_path: Path, kept: Path, near: bytes) -> None:
    data = bytearray(kept.read_bytes())
    data[data.index(near) + 3] ^= 1
    kept.write_bytes(data)
    told = run("restore", kept, "--data-dir", tmp_path / "there")
    assert told.exit_code == 2
    assert "Nothing was changed. [bad_backup]" in told.output
    assert not (tmp_path / "there").exists()


@pytest.mark.parametrize("length", [0, 511, 5_000, 12_000])
def test_one_that_was_cut_short_is_refused(tmp_path: Path, kept: Path, length: int) -> None:
    kept.write_bytes(kept.read_bytes()[:length])
    told = run("restore", kept, "--data-dir", tmp_path / "there")
    assert told.exit_code == 2
    assert "[bad_backup]" in told.output
    assert not (tmp_path / "there").exists()


@pytest.mark.parametrize(
    "entry",
    [
        tarfile.TarInfo("../evil"),
        tarfile.TarInfo("/etc/evil"),
        tarfile.TarInfo("secret.key"),  # a second one
    ],
    ids=lambda entry: entry.name,
)
def test_what_leads_elsewhere_is_not_unpacked(
    tmp_path: Path, kept: Path, entry: tarfile.TarInfo
) -> None:
    forged(kept, entry)
    told = run("restore", kept, "--data-dir", tmp_path / "there")
    assert told.exit_code == 2
    assert "does not belong into a backup" in told.output
    assert not list(tmp_path.rglob("evil"))


@pytest.mark.parametrize("name", ["C:evil", "uploads\\..\\evil"])
def test_what_leads_elsewhere_on_windows_is_not_unpacked_there(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    with monkeypatch.context() as there:
        there.setattr(os, "name", "nt")
        assert not backups._is_safe(name)


def test_a_link_is_not_followed(tmp_path: Path, kept: Path) -> None:
    link = tarfile.TarInfo("uploads/link")
    link.type, link.linkname = tarfile.SYMTYPE, "/etc/passwd"
    forged(kept, link)
    assert run("restore", kept, "--data-dir", tmp_path / "there").exit_code == 2


def forged(file: Path, more: tarfile.TarInfo) -> None:
    """Put an entry more into a backup, before its list."""
    with tarfile.open(file) as packed:
        entries = [(entry, packed.extractfile(entry)) for entry in packed]
        read = [(entry, source.read() if source else b"") for entry, source in entries]
    with tarfile.open(file, "w") as packed:
        for entry, data in (*read[:-1], (more, b""), read[-1]):
            packed.addfile(entry, BytesIO(data))


def test_one_by_a_newer_pinxit_is_not_guessed_at(tmp_path: Path, kept: Path) -> None:
    with tarfile.open(kept) as packed:
        entries = [(entry, packed.extractfile(entry)) for entry in packed]
        read = [(entry, source.read() if source else b"") for entry, source in entries]
    entry, data = read[-1]
    listed = msgspec.json.decode(data)
    listed |= {"format": 2, "more": "than we know"}
    changed = msgspec.json.encode(listed)
    entry.size = len(changed)
    with tarfile.open(kept, "w") as packed:
        for one, kept_data in (*read[:-1], (entry, changed)):
            packed.addfile(one, BytesIO(kept_data))
    told = run("restore", kept, "--data-dir", tmp_path / "there")
    assert "[newer_backup]" in told.output


def test_a_backup_is_never_written_over_and_none_is_begun_inside(data: Path, kept: Path) -> None:
    before = kept.read_bytes()
    assert "[backup_exists]" in run("backup", kept, "--data-dir", data).output
    assert kept.read_bytes() == before
    assert "[backup_inside]" in run("backup", data / "x.tar", "--data-dir", data).output
    assert not (data / "x.tar").exists()


def test_without_tables_there_is_nothing_to_keep(tmp_path: Path, file: Path) -> None:
    told = run("backup", file, "--data-dir", tmp_path / "nowhere")
    assert "[bad_database]" in told.output
    assert not (tmp_path / "nowhere").exists()


def test_a_damaged_database_is_not_taken_for_a_backup(data: Path, file: Path) -> None:
    fill(data)
    (data / "pinxit.sqlite3").write_bytes(b"SQLite format 3\0" + b"?" * 8000)
    told = run("backup", file, "--data-dir", data)
    assert told.exit_code == 2
    assert "[bad_database]" in told.output or "[database_damaged]" in told.output
    assert not file.exists()
    assert list(file.parent.iterdir()) == []


def test_the_list_knows_what_it_lists(kept: Path) -> None:
    contents = backups.read(kept, None, lambda _: None)
    assert list(contents.files) == ["pinxit.sqlite3", KEY, "uploads/own-a/a.webp"]
    assert contents.size == sum(file.size for file in contents.files.values())
