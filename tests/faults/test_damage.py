"""A log that was changed since it was written is noticed, said, and kept; a torn end is not."""

import logging
import os
import random
import shutil
import sqlite3
import stat
import struct
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from pinxit.adapters import BadDatabase, MemoryStore, damage, open_store
from pinxit.adapters.damage import check_log
from pinxit.table.ports import Listing
from tests.faults.test_wal import APPENDS, FRAME_HEADER, HEADER, Kept
from tests.web.house import house


@pytest.fixture(params=[None, 3], ids=["from the first", "after a checkpoint"])
async def kept(tmp_path: Path, request: pytest.FixtureRequest) -> Kept:
    kept = Kept(tmp_path)
    await kept.make(tmp_path, checkpoint_after=request.param)
    return kept


def scratched(log: bytes, byte: int) -> bytes:
    return log[:byte] + bytes([log[byte] ^ 0x10]) + log[byte + 1 :]


def frames(log: bytes) -> list[int]:
    """Return where each frame of a log begins."""
    size = FRAME_HEADER + int(struct.unpack_from(">I", log, 8)[0])
    return list(range(HEADER, len(log) - size + 1, size))


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.sqlite3.damaged-*"))


def is_alarmed(folder: Path, log: bytes, kept: Kept) -> bool:
    return check_log(kept.with_log(folder, log)) is not None


def test_an_intact_log_is_no_alarm(tmp_path: Path, kept: Kept) -> None:
    assert not is_alarmed(tmp_path, kept.log.read_bytes(), kept)
    assert check_log(tmp_path / "none.sqlite3") is None


def test_a_log_that_is_cut_off_anywhere_is_no_alarm(tmp_path: Path, kept: Kept) -> None:
    log = kept.log.read_bytes()
    cuts = {0, 1, HEADER - 1, HEADER, HEADER + 1, HEADER + FRAME_HEADER}
    for start in frames(log):
        cuts |= {start - 1, start, start + 1, start + FRAME_HEADER, start + 1000}
    for cut in sorted(cuts):
        assert not is_alarmed(tmp_path, log[:cut], kept), cut
        assert not is_alarmed(tmp_path, log[:cut] + bytes(len(log) - cut), kept), cut


def test_a_last_commit_that_is_torn_in_any_order_is_no_alarm(tmp_path: Path, kept: Kept) -> None:
    """A disk may write the pages of a commit in any order before it says that all are there."""
    log = kept.log.read_bytes()
    last = kept.commits()[-2]
    for start in frames(log):
        if last <= start < kept.commits()[-1]:
            for byte in (start, start + 9, start + FRAME_HEADER + 100):
                assert not is_alarmed(tmp_path, scratched(log, byte), kept), byte


def test_what_an_earlier_crash_left_behind_the_end_is_no_alarm(tmp_path: Path, kept: Kept) -> None:
    """Frames of a commit that was never finished lie there until they are written over."""
    log = kept.log.read_bytes()
    first, second, third = kept.commits()[:3]
    left = log[:first] + log[second:third] + log[second:third]
    assert not is_alarmed(tmp_path, left, kept)


def test_a_scratch_before_other_commits_is_an_alarm(tmp_path: Path, kept: Kept) -> None:
    log = kept.log.read_bytes()
    rng = random.Random(3)
    starts = [HEADER, *kept.commits()[:-2]]
    for start, end in zip(starts, kept.commits()[:-1], strict=True):
        for byte in (start, start + 9, start + 20, rng.randrange(start + 24, end), end - 1):
            assert is_alarmed(tmp_path, scratched(log, byte), kept), byte


@pytest.mark.parametrize("byte", [0, 5, 11, 17, 21, 25, 31])
def test_a_scratch_of_the_header_is_an_alarm(tmp_path: Path, kept: Kept, byte: int) -> None:
    assert is_alarmed(tmp_path, scratched(kept.log.read_bytes(), byte), kept)


async def test_a_copy_is_kept_and_what_is_whole_is_served(
    tmp_path: Path, kept: Kept, caplog: pytest.LogCaptureFixture
) -> None:
    byte = kept.commits()[0] + FRAME_HEADER + 7
    log = scratched(kept.log.read_bytes(), byte)
    copy = kept.with_log(tmp_path, log)
    file = copy.read_bytes()
    store = await open_store(f"sqlite:///{copy}", alone=True)
    assert len(await store.read("ABCD")) == kept.versions_before(byte) < APPENDS
    assert store.damage is not None
    await store.close()
    saved = copies(tmp_path)
    assert [path.read_bytes() for path in saved] == [file, log]
    assert {stat.S_IMODE(path.stat().st_mode) for path in saved} == {0o600} or os.name == "nt"
    assert "is damaged" in caplog.text
    again = await open_store(f"sqlite:///{copy}", alone=True)
    assert again.damage is None  # it is whole now, as far as it goes
    await again.close()


async def test_without_room_for_a_copy_nothing_is_opened(
    tmp_path: Path, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = scratched(kept.log.read_bytes(), HEADER + FRAME_HEADER)
    copy = kept.with_log(tmp_path, log)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copyfileobj", full)
    with pytest.raises(BadDatabase, match="no copy of it can be kept"):
        await open_store(f"sqlite:///{copy}", alone=True)
    assert copy.with_name("copy.sqlite3-wal").read_bytes() == log


async def test_a_file_that_sqlite_finds_damaged_is_kept_and_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "pinxit.sqlite3"
    store = await open_store(f"sqlite:///{path}", alone=True)
    await store.check()
    assert store.damage is None
    for number in range(50):
        await store.create(f"T{number}", [b"x" * 3000], Listing(), 1.0)
    await store.close()
    with closing(sqlite3.connect(path)) as file:
        (page,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
        (size,) = file.execute("PRAGMA page_size").fetchone()
    data = bytearray(path.read_bytes())
    data[(page - 1) * size : (page - 1) * size + 200] = bytes(200)
    path.write_bytes(data)
    store = await open_store(f"sqlite:///{path}", alone=True)
    with monkeypatch.context() as large:
        large.setattr(damage, "MOST_FILE", 1000)
        await store.check()
        assert store.damage is None  # so large a file is not looked through
    await store.check()
    await store.check()  # and one copy is enough
    assert store.damage is not None
    assert store.damage.startswith("SQLite says")
    await store.close()
    assert len(copies(tmp_path)) == 2  # the file, and its log
    assert "is damaged" in caplog.text
    assert not [record for record in caplog.records if record.levelno > logging.ERROR]


async def test_whoever_asks_is_told() -> None:
    store = MemoryStore()
    store.damage = "scratched"  # type: ignore[assignment]  # a memory has none
    async with house(store=store) as at, httpx2.AsyncClient(base_url=at.url) as http:
        health = await http.get("/healthz")
        assert health.status_code == 200
        assert health.json()["warnings"] == ["database_damaged"]
