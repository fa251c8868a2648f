"""The simulated disk keeps the contract when it is well, and its bytes tell what was kept."""

import random

import pytest

from pinxit.table.ports import CommandRef, Listing, Record, Store
from tests.adapters.store_contract import StoreContract

from .disk import Appended, Disk, DiskFault, DiskStore, Faults, packed, unpacked

QUIET = Listing()


class TestDiskStore(StoreContract):
    @pytest.fixture
    async def store(self) -> Store:
        return DiskStore(Disk(random.Random(1)))


async def test_what_was_written_is_read_again_from_the_bytes() -> None:
    disk = Disk(random.Random(1))
    store = DiskStore(disk)
    await store.create("ABCD", [b"one"], QUIET, 1.0)
    await store.append("ABCD", 1, [b"two"], None, 2.0, CommandRef("a", "1"), b"snapshot")
    await store.put_token("h", "ABCD", "a")
    again = DiskStore(disk)
    assert await again.read("ABCD") == (Record(1, 1.0, b"one"), Record(2, 2.0, b"two"))
    assert await again.command_version("ABCD", CommandRef("a", "1")) == 2
    assert await again.seat_of("h") == ("ABCD", "a")


async def test_a_torn_record_is_cut_off_wherever_it_is_torn() -> None:
    disk = Disk(random.Random(1))
    store = DiskStore(disk)
    await store.create("ABCD", [b"one"], QUIET, 1.0)
    whole = bytes(disk.journal)
    record = packed(Appended("ABCD", 1, (b"two",), None, 2.0))
    for length in range(len(record)):
        disk.journal[:] = whole + record[:length]
        again = DiskStore(disk)
        assert len(await again.read("ABCD")) == 1
        assert bytes(disk.journal) == whole
    disk.journal[:] = whole + record
    assert len(await DiskStore(disk).read("ABCD")) == 2


async def test_a_record_with_a_wrong_bit_is_cut_off() -> None:
    record = packed(Appended("ABCD", 1, (b"two",), None, 2.0))
    for place in range(len(record)):
        spoilt = bytearray(record)
        spoilt[place] ^= 1
        assert list(unpacked(bytes(spoilt))) == []


async def test_a_write_that_fails_before_is_not_kept_and_one_that_fails_after_is() -> None:
    disk = Disk(random.Random(1))
    store = DiskStore(disk)
    disk.faults = Faults(before=1.0)
    with pytest.raises(DiskFault):
        await store.create("ABCD", [b"one"], QUIET, 1.0)
    assert await store.wake("ABCD") is None
    disk.faults = Faults(after=1.0)
    with pytest.raises(DiskFault):
        await store.create("ABCD", [b"one"], QUIET, 1.0)
    assert await store.wake("ABCD") is not None
    assert len(disk.writes) == 1
