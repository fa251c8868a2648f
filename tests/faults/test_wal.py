"""A power cut can leave any part of the last writes: what opens is always a whole beginning.

Each append is one commit in SQLite's write-ahead log. The log is cut off and scratched at every
interesting byte; what can be read then are just the commits that lie wholly before the damage.
"""

import random
import shutil
import sqlite3
import struct
from contextlib import closing
from pathlib import Path

import pytest

from pinxit.adapters import open_store
from pinxit.table.ports import CommandRef, Listing

HEADER, FRAME_HEADER = 32, 24  # bytes, of the log and of each page in it
APPENDS = 6


class Kept:
    """A copy of a database in full use, with all that was acknowledged on it."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "kept.sqlite3"
        self.log = folder / "kept.sqlite3-wal"
        self.checkpointed = 0  # versions that are in the file itself

    async def make(self, folder: Path, *, checkpoint_after: int | None = None) -> None:
        """Append, and copy both files while they are open: as a power cut would leave them."""
        used = folder / "used.sqlite3"
        store = await open_store(f"sqlite:///{used}")
        await store.create("ABCD", [b"event 1"], Listing(), 1.0)
        for version in range(1, APPENDS):
            if version == checkpoint_after:
                with closing(sqlite3.connect(used)) as other:
                    assert other.execute("PRAGMA wal_checkpoint(FULL)").fetchone()[0] == 0
                self.checkpointed = version
            event = f"event {version + 1}".encode() * (1 + 500 * (version % 2))
            await store.append("ABCD", version, [event], None, 1.0, CommandRef("a", str(version)))
        shutil.copy(used, self.database)
        shutil.copy(f"{used}-wal", self.log)
        await store.close()

    def with_log(self, folder: Path, log: bytes) -> Path:
        """Return a copy of the database beside which this log lies, and nothing else."""
        copy = folder / "copy.sqlite3"
        for rest in folder.glob("copy.sqlite3*"):
            rest.unlink()
        shutil.copy(self.database, copy)
        Path(f"{copy}-wal").write_bytes(log)
        return copy

    def commits(self) -> list[int]:
        """Return where in the log each commit ends."""
        data = self.log.read_bytes()
        page_size, salts = struct.unpack_from(">I", data, 8)[0], data[16:24]
        size = FRAME_HEADER + page_size
        ends = []
        for start in range(HEADER, len(data) - size + 1, size):
            if data[start + 8 : start + 16] != salts:
                break  # of the log before this one
            if struct.unpack_from(">I", data, start + 4)[0]:
                ends.append(start + size)
        return ends

    def versions_before(self, byte: int) -> int:
        """Return which version is acknowledged by what lies before a byte of the log."""
        return self.checkpointed + sum(end <= byte for end in self.commits())


async def versions_in(folder: Path, log: bytes, kept: Kept) -> int:
    """Open a copy with this log, look at all that is in it, and write in it."""
    copy = kept.with_log(folder, log)
    store = await open_store(f"sqlite:///{copy}")
    try:
        records = await store.read("ABCD")
        assert [record.version for record in records] == list(range(1, len(records) + 1))
        for record in records:
            assert record.event.startswith(f"event {record.version}".encode())
        for version in range(1, APPENDS):
            known = await store.command_version("ABCD", CommandRef("a", str(version)))
            assert known == (version + 1 if version < len(records) else None)
        if records:
            await store.append("ABCD", len(records), [b"on"], None, 2.0)
        assert await store.healthy()
    finally:
        await store.close()
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return len(records)


@pytest.fixture(params=[None, 3], ids=["from the first", "after a checkpoint"])
async def kept(tmp_path: Path, request: pytest.FixtureRequest) -> Kept:
    kept = Kept(tmp_path)
    await kept.make(tmp_path, checkpoint_after=request.param)
    return kept


async def test_an_intact_log_has_all_that_was_acknowledged(tmp_path: Path, kept: Kept) -> None:
    assert kept.versions_before(len(kept.log.read_bytes())) == APPENDS
    assert await versions_in(tmp_path, kept.log.read_bytes(), kept) == APPENDS


async def test_a_log_cut_off_anywhere_is_a_whole_beginning(tmp_path: Path, kept: Kept) -> None:
    log = kept.log.read_bytes()
    cuts = {0, 1, HEADER - 1, HEADER, HEADER + 1, HEADER + FRAME_HEADER}
    for end in kept.commits():
        cuts |= {end - 1, end, end + 1, end + FRAME_HEADER}
    for cut in sorted(cuts):
        assert await versions_in(tmp_path, log[:cut], kept) == kept.versions_before(cut), cut


async def test_a_scratch_ends_the_log_where_it_is(tmp_path: Path, kept: Kept) -> None:
    log = kept.log.read_bytes()
    rng = random.Random(7)
    starts = [HEADER, *kept.commits()[:-1]]
    for start, end in zip(starts, kept.commits(), strict=True):
        for byte in (start, start + 4, start + FRAME_HEADER, rng.randrange(start, end), end - 1):
            scratched = bytearray(log)
            scratched[byte] ^= 1 << rng.randrange(8)
            found = await versions_in(tmp_path, bytes(scratched), kept)
            assert found == kept.versions_before(byte), byte


async def test_a_sector_of_zeros_is_a_scratch(tmp_path: Path, kept: Kept) -> None:
    """Some disks leave zeros where they had promised room and had no time to write."""
    log = kept.log.read_bytes()
    last = kept.commits()[-2]
    zeroed = log[:last] + bytes(len(log) - last)
    assert await versions_in(tmp_path, zeroed, kept) == kept.versions_before(last)
