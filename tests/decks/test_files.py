"""Folders and zips of strangers: read within limits, and never past their edge."""

import stat
import struct
import zipfile
from pathlib import Path

import pytest

from pinxit.decks import DeckProblem, DeckReason, files
from pinxit.decks.files import Files, open_files
from tests.decks.workshop import reasons


def zipped(path: Path, **entries: bytes) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries.items():
            archive.writestr(name, data)
    return path


def with_entry(path: Path, entry: zipfile.ZipInfo | str, data: bytes = b"x") -> Files:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("good/file", b"good")
        archive.writestr("other", b"other")
        archive.writestr(entry, data)
    return open_files(path)


def test_files_of_a_folder_and_of_a_zip_have_the_same_names(tmp_path: Path) -> None:
    (tmp_path / "f" / "sub").mkdir(parents=True)
    (tmp_path / "f" / "a").write_bytes(b"one")
    (tmp_path / "f" / "sub" / "b").write_bytes(b"two")
    archive = zipped(tmp_path / "z.zip", **{"a": b"one", "sub/b": b"two"})
    for found in (open_files(tmp_path / "f"), open_files(archive)):
        assert (found.names, found.problems) == (("a", "sub/b"), ())
        assert found.read("sub/b", 3) == b"two"
        with pytest.raises(DeckProblem, match="file_too_large"):
            found.read("sub/b", 2)
        with pytest.raises(DeckProblem, match="unreadable"):
            found.read("../z.zip", 99)


def test_the_folder_that_was_packed_is_left_out(tmp_path: Path) -> None:
    archive = zipped(tmp_path / "z.zip", **{"deck/a": b"1", "deck/sub/b": b"2"})
    assert open_files(archive).names == ("a", "sub/b")


def test_what_computers_leave_behind_is_not_there(tmp_path: Path) -> None:
    litter = ("__MACOSX/a", "a/.DS_Store", ".git/config", "Thumbs.db", "x/desktop.ini")
    archive = zipped(tmp_path / "z.zip", **dict.fromkeys((*litter, "b"), b"1"))
    assert (open_files(archive).names, open_files(archive).problems) == (("b",), ())
    (tmp_path / "f" / ".git").mkdir(parents=True)
    (tmp_path / "f" / ".git" / "config").touch()
    (tmp_path / "f" / ".hidden").touch()
    assert open_files(tmp_path / "f").names == ()


@pytest.mark.parametrize(
    "name",
    [
        "../evil",
        "a/../../evil",
        "/etc/evil",
        "//server/evil",
        "C:/evil",
        "c:evil",
        "..\\evil",
        "a\\..\\evil",
        "a/./evil",
        "a//evil",
        "evil\x1b[2J",
        "/".join("abcdefghijk"),
    ],
)
def test_a_name_that_leads_elsewhere_is_not_read(tmp_path: Path, name: str) -> None:
    found = with_entry(tmp_path / "z.zip", name)
    assert found.names == ("good/file", "other")
    assert reasons(found.problems) == ["bad_path"]
    assert all(char.isprintable() for char in found.problems[0].sentence)


def test_a_name_that_goes_on_after_its_end_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "z.zip"
    with_entry(path, "evil!.jpg")
    path.write_bytes(path.read_bytes().replace(b"evil!.jpg", b"evil\0.jpg"))
    assert reasons(open_files(path).problems) == ["bad_path"]


def test_a_link_is_not_followed(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("link")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    assert reasons(with_entry(tmp_path / "z.zip", link, b"/etc/passwd").problems) == ["link"]
    folder = tmp_path / "f"
    folder.mkdir()
    (folder / "file").symlink_to(tmp_path / "z.zip")
    (folder / "all").symlink_to(tmp_path)
    assert open_files(folder).names == ()
    assert reasons(open_files(folder).problems) == ["link", "link"]


def test_a_locked_file_is_not_read(tmp_path: Path) -> None:
    path = zipped(tmp_path / "z.zip", a=b"1")
    data = bytearray(path.read_bytes())
    for signature, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(signature) + offset] |= 1
    path.write_bytes(data)
    assert reasons(open_files(path).problems) == ["encrypted"]


def test_two_files_of_one_name_are_neither(tmp_path: Path) -> None:
    path = tmp_path / "z.zip"
    with pytest.warns(UserWarning, match="Duplicate"):
        found = with_entry(path, "other")
    assert found.names == ("file",)
    assert reasons(found.problems) == ["duplicate_file"] * 2


def test_a_method_that_may_ask_for_any_memory_is_not_used(tmp_path: Path) -> None:
    entry = zipfile.ZipInfo("a")
    entry.compress_type = zipfile.ZIP_LZMA
    assert reasons(with_entry(tmp_path / "z.zip", entry).problems) == ["unreadable"]


def test_a_file_that_swells_is_not_unpacked(tmp_path: Path) -> None:
    archive = zipped(tmp_path / "z.zip", bomb=bytes(5_000_000), a=b"1")
    assert (open_files(archive).names, reasons(open_files(archive).problems)) == (
        ("a",),
        ["zip_bomb"],
    )


def test_a_zip_that_would_fill_the_disk_is_refused(tmp_path: Path) -> None:
    path = zipped(tmp_path / "z.zip", a=b"1", b=b"2")
    data = path.read_bytes()
    for _ in range(2):  # says of each file that it is of almost four gigabytes
        at = data.index(b"PK\x01\x02")
        size = struct.pack("<I", 0xFFFFFFFE)
        data = data[:at] + b"pk\x01\x02" + data[at + 4 : at + 24] + size + data[at + 28 :]
    path.write_bytes(data.replace(b"pk\x01\x02", b"PK\x01\x02"))
    with pytest.raises(DeckProblem, match="zip_bomb"):
        open_files(path)


def test_too_many_files_are_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_FILES", 3)
    folder = tmp_path / "f"
    folder.mkdir()
    for name in "abcd":
        (folder / name).touch()
    for place in (folder, zipped(tmp_path / "z.zip", **dict.fromkeys("abcd", b""))):
        with pytest.raises(DeckProblem, match="too_many_files"):
            open_files(place)


@pytest.mark.parametrize("data", [b"", b"PK", b"PK\x05\x06" + bytes(10), b"nonsense" * 99])
def test_what_is_no_zip_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "z.zip"
    path.write_bytes(data)
    with pytest.raises(DeckProblem, match="bad_zip"):
        open_files(path)


def test_a_zip_that_was_cut_or_changed_says_so(tmp_path: Path) -> None:
    path = zipped(tmp_path / "z.zip", a=b"hello there " * 50)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    with pytest.raises(DeckProblem, match="bad_zip"):
        open_files(path)
    path.write_bytes(whole[:40] + b"\xff\xff" + whole[42:])
    with pytest.raises(DeckProblem, match="unreadable"):
        open_files(path).read("a", 1000)


def test_nothing_is_nothing(tmp_path: Path) -> None:
    with pytest.raises(DeckProblem) as problem:
        open_files(tmp_path / "none")
    assert problem.value.reason is DeckReason.NO_SUCH_DECK
