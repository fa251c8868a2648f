"""Backups where the disk, a link or somebody's haste is in the way: named, and nothing is lost."""

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
import tarfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from pinxit.adapters import aside, backups
from pinxit.places import KEY
from tests.cli.test_backup import fill, run, seats

if sys.platform != "win32":
    import resource


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    fill(folder)
    return folder


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "monday.tar"


@pytest.fixture
def kept(data: Path, file: Path) -> Path:
    assert run("backup", file, "--data-dir", data).exit_code == 0
    return file


def names(file: Path) -> list[str]:
    with tarfile.open(file) as packed:
        return packed.getnames()


# What is in it


def test_pictures_that_lie_on_another_disk_are_in_it(
    tmp_path: Path, data: Path, file: Path
) -> None:
    (data / "uploads").rename(tmp_path / "large")
    (data / "uploads").symlink_to(tmp_path / "large")
    (data / "uploads" / "back").symlink_to(data)  # a ring
    assert run("backup", file, "--data-dir", data).exit_code == 0
    assert names(file)[1:3] == [KEY, "uploads/own-a/a.webp"]
    assert len(names(file)) == 4


def test_what_a_restore_has_put_aside_is_not(data: Path, file: Path) -> None:
    (data / "before-20260101-000000").mkdir()
    (data / "before-20260101-000000" / "x").touch()
    (data / "pinxit.before-schema-0006.pgdump").touch()
    assert run("backup", file, "--data-dir", data).exit_code == 0
    assert not [name for name in names(file) if "before" in name]


@pytest.mark.skipif(sys.platform == "win32", reason="no file has such a name there")
@pytest.mark.parametrize("name", ["at 19:30.txt", "a\\b", "zażółć\n"])
def test_a_file_is_kept_whatever_it_is_called(
    tmp_path: Path, data: Path, file: Path, name: str
) -> None:
    (data / "decks").mkdir()
    (data / "decks" / name).write_text("mine", encoding="utf-8")
    assert run("backup", file, "--data-dir", data).exit_code == 0
    told = run("restore", file, "--data-dir", tmp_path / "there")
    assert told.exit_code == 0, told.output
    assert (tmp_path / "there" / "decks" / name).read_text(encoding="utf-8") == "mine"


@pytest.mark.skipif(sys.platform != "linux", reason="no file has such a name there")
def test_a_file_whose_name_is_no_text_is_named(data: Path, file: Path) -> None:
    (data / os.fsdecode(b"caf\xe9.txt")).touch()
    told = run("backup", file, "--data-dir", data)
    assert told.exit_code == 2
    assert "caf\\xe9.txt cannot be kept" in told.output
    assert "[bad_file_name]" in told.output
    assert not file.parent.exists()


@pytest.mark.parametrize("name", [backups.LIST, backups.DUMP])
def test_a_file_that_bears_a_name_of_a_backups_own_is_named(
    data: Path, file: Path, name: str
) -> None:
    (data / name).touch()
    told = run("backup", file, "--data-dir", data)
    assert f"{data / name} cannot be kept" in " ".join(told.output.split())
    assert "[bad_file_name]" in told.output


def test_a_picture_that_goes_meanwhile_stops_nothing(
    data: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def copied(database: Path, workshop: Path) -> None:
        backups._copy_database(database, workshop / backups.DATABASE)

    found = list(backups._files(data, data / "pinxit.sqlite3"))
    monkeypatch.setattr(backups, "_files", lambda *_: iter(found))
    monkeypatch.setattr(backups, "_copied", copied)
    shutil.rmtree(data / "uploads")
    backups.make(data, data / "pinxit.sqlite3", file, lambda _: None)
    assert names(file) == ["pinxit.sqlite3", KEY, backups.LIST]


# Where nothing can be written


@pytest.mark.skipif(sys.platform == "win32", reason="no such limits")
@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_disk_that_is_full_is_named_and_leaves_nothing_half(
    tmp_path: Path, data: Path, kept: Path, command: str
) -> None:
    large = os.urandom(3_000_000)
    (data / "uploads" / "own-a" / "b.webp").write_bytes(large)
    other, there = tmp_path / "other" / "tuesday.tar", tmp_path / "there"
    (tmp_path / "other").mkdir()
    words = [sys.executable, "-m", "pinxit", "backup", str(other), "--data-dir", str(data)]
    if command == "restore":
        assert run("backup", other, "--data-dir", data).exit_code == 0
        kept = tmp_path / "full.tar"
        other.rename(kept)
        words = [*words[:3], "restore", str(kept), "--data-dir", str(there)]
    told = subprocess.run(words, capture_output=True, text=True, check=False, preexec_fn=narrow)
    assert told.returncode == 2, told.stderr
    assert "[disk_f" in told.stderr
    assert "Traceback" not in told.stderr
    assert not list((tmp_path / "other").iterdir())
    assert not there.exists()
    assert not list(tmp_path.glob(".pinxit-*"))


def narrow() -> None:
    """Let no file become larger than a megabyte: it fails as a disk does."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, 1_000_000))


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path, data: Path) -> None:
    (tmp_path / "a file").touch()
    told = run("backup", tmp_path / "a file" / "x.tar", "--data-dir", data)
    assert told.exit_code == 2
    assert "[disk_failed]" in told.output


def test_whoever_was_quicker_keeps_the_name(
    data: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = backups.read

    def slow(*arguments: Any) -> backups.Contents:  # noqa: ANN401 (as it takes)
        file.write_bytes(b"another")
        return read(*arguments)

    monkeypatch.setattr(backups, "read", slow)
    assert "[backup_exists]" in run("backup", file, "--data-dir", data).output
    assert file.read_bytes() == b"another"
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_a_way_round_leads_inside_all_the_same(tmp_path: Path, data: Path) -> None:
    (tmp_path / "link").symlink_to(data)
    for inside in (tmp_path / "link" / "x.tar", data / ".." / "data" / "x.tar"):
        assert "[backup_inside]" in run("backup", inside, "--data-dir", data).output


# Where it is restored


@pytest.fixture
def volume(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no folder be moved, as if each were a disk of its own."""
    monkeypatch.setattr(aside, "_can_be_moved", lambda _: False)


@pytest.mark.usefixtures("volume")
def test_a_volume_stays_where_it_is_and_what_was_in_it_goes_aside_inside(
    data: Path, kept: Path
) -> None:
    inode = data.stat().st_ino
    fill(data, "b", "later")
    (data / "lost+found").mkdir()
    told = run("restore", kept, "--replace", "--data-dir", data)
    assert told.exit_code == 0, told.output
    assert data.stat().st_ino == inode
    assert seats(data) == {"b"}
    (old,) = data.glob("before-*")
    assert seats(old) == {"b", "later"}
    assert not list(data.glob(".pinxit-*"))
    assert (data / "lost+found").exists()


@pytest.mark.usefixtures("volume")
def test_an_empty_volume_is_filled(tmp_path: Path, kept: Path) -> None:
    there = tmp_path / "there"
    (there / "lost+found").mkdir(parents=True)
    told = run("restore", kept, "--data-dir", there)
    assert told.exit_code == 0, told.output
    assert seats(there) == {"a", "b"}
    assert not list(there.glob("before-*"))


@pytest.mark.parametrize("found", [False, True])
def test_a_folder_with_nothing_but_what_disks_and_breaks_leave_is_filled(
    tmp_path: Path, kept: Path, *, found: bool
) -> None:
    there = tmp_path / "there"
    (there / "lost+found").mkdir(parents=True)
    (there / ".pinxit-x" / "data").mkdir(parents=True)
    (there / ".pinxit-x" / "data" / KEY).write_bytes(b"half")
    (there / "pinxit.sqlite3.lock").touch()
    if found:
        (there / "lost+found" / "1").write_bytes(b"somebody's")
    told = run("restore", kept, "--data-dir", there)
    assert told.exit_code == 0, told.output
    assert seats(there) == {"a", "b"}
    left = [
        path.relative_to(old) for old in tmp_path.glob("there.before-*") for path in old.rglob("*")
    ]
    assert left == ([Path("lost+found"), Path("lost+found/1")] if found else [])
    assert ("What was there lies in" in told.output) == found


def all_but_sqlites_own(data: Path) -> list[Path]:
    return sorted(
        path
        for path in data.rglob("*")
        if not path.name.startswith(("pinxit.sqlite3-", "pinxit.sqlite3."))
    )


@pytest.mark.parametrize(
    ("after", "movable"), [(0, True), (1, True), (0, False), (2, False), (6, False)]
)
def test_what_breaks_off_while_it_moves_is_put_back(
    data: Path, kept: Path, monkeypatch: pytest.MonkeyPatch, after: int, *, movable: bool
) -> None:
    monkeypatch.setattr(aside, "_can_be_moved", lambda _: movable)
    fill(data, "b", "later")
    before = all_but_sqlites_own(data)
    rename: Callable[..., Path] = Path.rename
    left = after

    def failing(here: Path, there: Path) -> Path:
        nonlocal left
        left -= 1
        if left == -1:
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(here))
        return rename(here, there)

    monkeypatch.setattr(Path, "rename", failing)
    told = run("restore", kept, "--replace", "--data-dir", data)
    assert "Nothing was changed. [disk_failed]" in told.output
    assert all_but_sqlites_own(data) == before
    assert seats(data) == {"b", "later"}
    assert not list(data.parent.glob("data.before-*"))


def test_a_folder_that_is_a_link_is_followed(tmp_path: Path, data: Path, kept: Path) -> None:
    data.rename(tmp_path / "real")
    data.symlink_to(tmp_path / "real")
    assert run("restore", kept, "--replace", "--data-dir", data).exit_code == 0
    assert data.is_symlink()
    assert seats(tmp_path / "real") == {"a", "b"}
    assert list(tmp_path.glob("real.before-*"))


def test_decks_that_wait_in_the_folder_are_not_put_aside_unasked(
    tmp_path: Path, kept: Path
) -> None:
    there = tmp_path / "there"
    (there / "decks").mkdir(parents=True)
    told = run("restore", kept, "--data-dir", there)
    assert "[not_empty]" in told.output
    assert (there / "decks").exists()


def test_tables_that_a_server_keeps_elsewhere_are_not_restored_past_it(
    tmp_path: Path, kept: Path
) -> None:
    elsewhere = f"sqlite:///{tmp_path}/other.db"
    told = run("restore", kept, "--data-dir", tmp_path / "there", "--database", elsewhere)
    assert "[database_elsewhere]" in told.output
    assert not (tmp_path / "there").exists()


def test_another_house_does_not_say_which_seats_were_given_up(data: Path, kept: Path) -> None:
    shutil.rmtree(data)  # all is lost, and somebody has started a server anew
    fill(data, "somebody")
    told = run("restore", kept, "--replace", "--data-dir", data)
    assert "2 devices keep their seats; 0 have none" in told.output
    assert seats(data) == {"a", "b"}


def test_a_house_that_has_lost_its_key_still_knows_which_seats_were_given_up(
    data: Path, file: Path
) -> None:
    with sqlite3.connect(data / "pinxit.sqlite3") as link:
        link.execute("INSERT INTO tables VALUES ('TABLEA')")
    link.close()
    assert run("backup", file, "--data-dir", data).exit_code == 0
    (data / KEY).unlink()
    fill(data, "b")  # with another key, but the same tables
    told = run("restore", file, "--replace", "--data-dir", data)
    assert "1 devices keep their seats; 1 have none" in told.output
    assert seats(data) == {"b"}


@pytest.mark.parametrize(("oldest", "works"), [("9999", False), ("0001", True)])
def test_tables_of_a_newer_pinxit_are_restored_where_they_can_be_used(
    tmp_path: Path, data: Path, file: Path, oldest: str, *, works: bool
) -> None:
    with sqlite3.connect(data / "pinxit.sqlite3") as link:
        link.execute("CREATE TABLE alembic_version (version_num TEXT)")
        link.execute("INSERT INTO alembic_version VALUES ('9999')")
        link.execute("CREATE TABLE fits (oldest TEXT)")
        link.execute("INSERT INTO fits VALUES (?)", (oldest,))
    link.close()
    assert run("backup", file, "--data-dir", data).exit_code == 0
    told = run("restore", file, "--data-dir", tmp_path / "there")
    assert (told.exit_code == 0) == works, told.output
    assert works or "[newer_backup]" in told.output


def test_a_file_that_is_no_backup_is_named(tmp_path: Path) -> None:
    photo = tmp_path / "photo.jpg"
    photo.write_bytes(b"\xff\xd8\xff" * 1000)
    assert "[bad_backup]" in run("restore", photo, "--data-dir", tmp_path / "there").output


def test_a_hole_is_not_unpacked(tmp_path: Path, kept: Path) -> None:
    hole = tarfile.TarInfo("uploads/hole")
    hole.type, hole.size = tarfile.GNUTYPE_SPARSE, 0
    with tarfile.open(kept) as packed:
        entries = [(entry, packed.extractfile(entry)) for entry in packed]
        read = [(entry, source.read() if source else b"") for entry, source in entries]
    with tarfile.open(kept, "w", format=tarfile.GNU_FORMAT) as packed:
        for entry, content in (*read[:-1], (hole, b""), read[-1]):
            packed.addfile(entry, BytesIO(content))
    assert "[bad_backup]" in run("restore", kept, "--data-dir", tmp_path / "there").output
