"""A disk that is slow, fails, and forgets what it had not finished when the power went.

What is on it are bytes: records with a length and a checksum, one behind the other. A store reads
them all when it is opened, and cuts off what was torn. What it holds in memory to answer quickly is
a `MemoryStore`, to which the records are done one by one.
"""

import asyncio
import random
import struct
import zlib
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from pinxit.adapters import MemoryStore, StoreClosed
from pinxit.adapters.errors import StoreFailed
from pinxit.table.ports import (
    AwayTable,
    CommandRef,
    KeptPlace,
    Listing,
    PublicTable,
    Record,
    Sighting,
    Slip,
    StoredReport,
    Wake,
)

from .loop import Process

T = TypeVar("T")
HEAD = struct.Struct("<II")  # length, checksum


class Write(Struct, frozen=True, tag_field="write", array_like=True):
    """Something that changes what is on the disk."""


class Created(Write, frozen=True, tag="create", array_like=True):
    code: str
    events: tuple[bytes, ...]
    listing: Listing
    at: float
    command: CommandRef | None = None


class Appended(Write, frozen=True, tag="append", array_like=True):
    code: str
    version: int
    events: tuple[bytes, ...]
    listing: Listing | None
    at: float
    command: CommandRef | None = None
    snapshot: bytes | None = None


class Pruned(Write, frozen=True, tag="prune", array_like=True):
    code: str
    spans: tuple[tuple[int, int], ...]
    before: float


class TokenPut(Write, frozen=True, tag="put_token", array_like=True):
    token_hash: str
    code: str
    seat: str


class TokensDropped(Write, frozen=True, tag="drop_tokens", array_like=True):
    code: str
    seat: str


class Deleted(Write, frozen=True, tag="delete", array_like=True):
    code: str


class PutAway(Write, frozen=True, tag="put_away", array_like=True):
    before: float
    at: float


class BroughtBack(Write, frozen=True, tag="bring_back", array_like=True):
    code: str
    at: float


class Expired(Write, frozen=True, tag="expire", array_like=True):
    before: float


class ReportsExpired(Write, frozen=True, tag="expire_reports", array_like=True):
    before: float


class Ran(Write, frozen=True, tag="ran", array_like=True):
    at: float


class Reported(Write, frozen=True, tag="add_report", array_like=True):
    report: bytes
    at: float


class ReportCleared(Write, frozen=True, tag="clear_report", array_like=True):
    report: int


class ShutOut(Write, frozen=True, tag="shut_out", array_like=True):
    place: str
    note: str
    at: float
    until: float | None


class LetIn(Write, frozen=True, tag="let_in", array_like=True):
    place: int


class SlipPut(Write, frozen=True, tag="put_slip", array_like=True):
    key: str
    slip: Slip
    now: float


class SlipTaken(Write, frozen=True, tag="take_slip", array_like=True):
    key: str
    now: float


class Seen(Write, frozen=True, tag="see", array_like=True):
    node: str
    seen: dict[str, bytes]
    at: float


class SecretOffered(Write, frozen=True, tag="shared_secret", array_like=True):
    offered: bytes


AnyWrite = (
    Created
    | Appended
    | Pruned
    | TokenPut
    | TokensDropped
    | Deleted
    | PutAway
    | BroughtBack
    | Expired
    | ReportsExpired
    | Ran
    | Reported
    | ReportCleared
    | ShutOut
    | LetIn
    | SlipPut
    | SlipTaken
    | Seen
    | SecretOffered
)
_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[AnyWrite] = msgspec.msgpack.Decoder(AnyWrite)


class DiskFault(StoreFailed):
    """The disk failed because the simulator wanted it to."""


class Faults(Struct, kw_only=True):
    """How often what goes wrong."""

    slow: float = 0.0  # seconds that a write takes at most; 0: none, and no read either
    before: float = 0.0  # a write fails, and nothing of it is kept
    after: float = 0.0  # a write fails, and is kept all the same
    hang: float = 0.0  # a write hangs for long, then fails in one of these ways
    read: float = 0.0  # a read fails
    power: float = 0.0  # the power goes in the middle of a write


def packed(write: AnyWrite) -> bytes:
    """Write a record."""
    data = _encoder.encode(write)
    return HEAD.pack(len(data), zlib.crc32(data)) + data


def unpacked(journal: bytes) -> Iterator[tuple[AnyWrite, int]]:
    """Read records and where each ends, until the end or the first that is not whole."""
    at = 0
    while at + HEAD.size <= len(journal):
        length, checksum = HEAD.unpack_from(journal, at)
        data = journal[at + HEAD.size : at + HEAD.size + length]
        if len(data) < length or zlib.crc32(data) != checksum:
            return
        at += HEAD.size + length
        yield _decoder.decode(data), at


class Disk:
    """What survives."""

    def __init__(self, rng: random.Random, faults: Faults | None = None) -> None:
        self.faults = faults or Faults()
        self.journal = bytearray()
        self.writes: list[AnyWrite] = []  # what is in the journal
        self.counts: Counter[str] = Counter()
        self.fault_at = float("-inf")  # when it failed last, or hung
        self.rng = rng
        self.trace: Callable[[str], None] = lambda _: None
        self.power_goes: Callable[[], None] = lambda: None

    def keep(self, write: AnyWrite) -> None:
        """Put a whole record on the disk."""
        self.journal += packed(write)
        self.writes.append(write)

    def tear(self, write: AnyWrite) -> None:
        """The power goes while a record is written: none, some or all of it is there."""
        record = packed(write)
        torn = self.rng.randrange(1, len(record))
        kept = self.rng.choice((0, torn, torn, len(record)))
        self.journal += record[:kept]
        if kept == len(record):
            self.writes.append(write)
        self.counts["lost" if not kept else "kept" if kept == len(record) else "torn"] += 1

    def recovered(self) -> MemoryStore:
        """Read everything anew from the bytes, and cut off what is not whole."""
        store = MemoryStore()
        self.writes = []
        end = 0
        for write, end in unpacked(bytes(self.journal)):  # noqa: B007 (the last one's end)
            at_once(done_to(store, write))
            self.writes.append(write)
        del self.journal[end:]
        return store


class DiskStore:
    """Implements `pinxit.table.ports.Store` for one process on a disk."""

    neighbours = 0
    damage = None

    def __init__(self, disk: Disk, process: Process | None = None) -> None:
        self._disk = disk
        self._process = process
        self._index = disk.recovered()
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[tuple[AnyWrite, asyncio.Future[Any]]] = deque()
        self._current: tuple[AnyWrite, asyncio.Future[Any]] | None = None
        self._closed = False
        self._hardware = Process("disk").context

    def crash(self) -> None:
        """The process is gone in the middle of a write, or of none."""
        if self._current is not None:
            write = self._current[0]
            try:
                at_once(done_to(self._index, write))
            except Exception:  # noqa: BLE001 (it would have been refused)
                return
            self._disk.tear(write)

    @property
    def busy(self) -> bool:
        """Tell whether something is being written."""
        return self._current is not None

    async def look_around(self) -> None:
        """Nobody else has this disk."""

    async def time(self) -> None:
        """It is as late as the machine says."""

    async def shared_secret(self, offered: bytes) -> bytes:
        secret: bytes = await self._write(SecretOffered(offered))
        return secret

    async def create(
        self,
        code: str,
        events: Sequence[bytes],
        listing: Listing,
        at: float,
        command: CommandRef | None = None,
    ) -> None:
        await self._write(Created(code, tuple(events), listing, at, command))

    async def append(
        self,
        code: str,
        version: int,
        events: Sequence[bytes],
        listing: Listing | None,
        at: float,
        command: CommandRef | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        await self._write(Appended(code, version, tuple(events), listing, at, command, snapshot))

    async def wake(self, code: str) -> Wake | None:
        await self._seek()
        return await self._index.wake(code)

    async def read(self, code: str, after: int = 0) -> tuple[Record, ...]:
        await self._seek()
        return await self._index.read(code, after)

    async def command_version(self, code: str, command: CommandRef) -> int | None:
        await self._seek()
        return await self._index.command_version(code, command)

    async def prune(self, code: str, spans: Sequence[tuple[int, int]], before: float) -> int:
        pruned: int = await self._write(Pruned(code, tuple(spans), before))
        return pruned

    async def put_token(self, token_hash: str, code: str, seat: str) -> None:
        await self._write(TokenPut(token_hash, code, seat))

    async def seat_of(self, token_hash: str) -> tuple[str, str] | None:
        await self._seek()
        return await self._index.seat_of(token_hash)

    async def newest(self, codes: Sequence[str]) -> dict[str, int]:
        await self._seek()
        return await self._index.newest(codes)

    async def valid_tokens(self, token_hashes: Sequence[str]) -> frozenset[str]:
        await self._seek()
        return await self._index.valid_tokens(token_hashes)

    async def see(self, node: str, seen: Mapping[str, bytes], at: float) -> None:
        await self._write(Seen(node, dict(seen), at))

    async def sightings(self, codes: Sequence[str], since: float) -> tuple[Sighting, ...]:
        await self._seek()
        return await self._index.sightings(codes, since)

    async def put_slip(self, key: str, slip: Slip, now: float) -> None:
        await self._write(SlipPut(key, slip, now))

    async def slip(self, key: str, now: float) -> Slip | None:
        await self._seek()
        return await self._index.slip(key, now)

    async def take_slip(self, key: str, now: float) -> Slip | None:
        taken: Slip | None = await self._write(SlipTaken(key, now))
        return taken

    async def drop_tokens(self, code: str, seat: str) -> None:
        await self._write(TokensDropped(code, seat))

    async def public_tables(self, limit: int, since: float = 0) -> tuple[PublicTable, ...]:
        await self._seek()
        return await self._index.public_tables(limit, since)

    async def due(self, before: float, limit: int) -> tuple[str, ...]:
        await self._seek()
        return await self._index.due(before, limit)

    async def put_away(self, before: float, at: float) -> tuple[str, ...]:
        codes: tuple[str, ...] = await self._write(PutAway(before, at))
        return codes

    async def away(self, limit: int) -> tuple[AwayTable, ...]:
        await self._seek()
        return await self._index.away(limit)

    async def bring_back(self, code: str, at: float) -> bool:
        back: bool = await self._write(BroughtBack(code, at))
        return back

    async def expire(self, before: float) -> tuple[str, ...]:
        expired: tuple[str, ...] = await self._write(Expired(before))
        return expired

    async def expire_reports(self, before: float) -> None:
        await self._write(ReportsExpired(before))

    async def has(self, code: str) -> bool:
        await self._seek()
        return await self._index.has(code)

    async def ran_at(self) -> float | None:
        await self._seek()
        return await self._index.ran_at()

    async def set_ran_at(self, at: float) -> None:
        await self._write(Ran(at))

    async def delete(self, code: str) -> None:
        await self._write(Deleted(code))

    async def add_report(self, report: bytes, at: float) -> None:
        await self._write(Reported(report, at))

    async def reports(self, limit: int) -> tuple[StoredReport, ...]:
        await self._seek()
        return await self._index.reports(limit)

    async def clear_report(self, report: int) -> None:
        await self._write(ReportCleared(report))

    async def shut_out(self, place: str, note: str, at: float, until: float | None) -> None:
        await self._write(ShutOut(place, note, at, until))

    async def places_shut_out(self) -> tuple[KeptPlace, ...]:
        await self._seek()
        return await self._index.places_shut_out()

    async def let_in(self, place: int) -> None:
        await self._write(LetIn(place))

    async def check(self) -> None:
        pass

    async def size(self) -> int:
        return await self._index.size()

    async def healthy(self) -> bool:
        return not self._closed

    async def close(self) -> None:
        self._closed = True
        while self._current is not None:  # noqa: ASYNC110 (virtual seconds cost nothing)
            await asyncio.sleep(0.01)

    async def _seek(self) -> None:
        """Wait as long as a read takes; it may fail."""
        self._check_open()
        disk, rng = self._disk, self._disk.rng
        if disk.faults.slow and rng.random() < 0.5:
            await asyncio.sleep(rng.random() * disk.faults.slow / 4)
            self._check_open()
        if rng.random() < disk.faults.read:
            self._fault("read")

    def _fault(self, kind: str) -> None:
        self._disk.counts[f"failed {kind}"] += 1
        self._disk.fault_at = self._loop.time()
        self._disk.trace(f"disk fails {kind}")
        raise DiskFault(kind)

    def _check_open(self) -> None:
        if self._closed or (self._process is not None and not self._process.alive):
            raise StoreClosed

    async def _write(self, write: AnyWrite) -> Any:  # noqa: ANN401 (what the store returns)
        self._check_open()
        answer = self._loop.create_future()
        self._waiting.append((write, answer))
        self._go_on()
        return await answer

    @property
    def writing(self) -> bool:
        """Tell whether a write is under way, or hangs."""
        return self._current is not None

    def _go_on(self) -> None:
        """Begin the next write, unless one is being written."""
        if self._current is not None or not self._waiting:
            return
        self._current = self._waiting.popleft()
        faults, rng = self._disk.faults, self._disk.rng
        takes = rng.random() ** 3 * faults.slow
        fate = self._drawn_fate(faults, rng.random())
        if rng.random() < faults.hang:
            takes += rng.choice((3.0, 20.0, 70.0)) * rng.random()
            fate = "after" if rng.random() < 0.5 else "before"
            self._disk.counts["hung"] += 1
            self._disk.fault_at = self._loop.time() + takes
        if rng.random() < faults.power:
            self._soon(takes * rng.random(), self._disk.power_goes)
        self._soon(takes, self._finish, fate)

    @staticmethod
    def _drawn_fate(faults: Faults, drawn: float) -> str | None:
        if drawn < faults.before:
            return "before"
        return "after" if drawn < faults.before + faults.after else None

    def _finish(self, fate: str | None) -> None:
        """The write is on the disk now, or it is not; the caller hears of it a little later."""
        if self._current is None or not (self._process is None or self._process.alive):
            return
        write, answer = self._current
        self._current = None
        outcome: Callable[[], None]
        try:
            if fate == "before":
                self._fault("before")
            result = at_once(done_to(self._index, write))
            self._disk.keep(write)
            self._disk.counts["writes"] += 1
            self._disk.trace(f"disk keeps {type(write).__name__}")
            if fate == "after":
                self._fault("after")
        except Exception as error:  # noqa: BLE001 (the caller's)
            outcome = _failure(answer, error)
        else:
            outcome = _success(answer, result)
        self._soon(self._disk.rng.random() * self._disk.faults.slow / 4, _tell, answer, outcome)
        self._go_on()

    def _soon(self, seconds: float, callback: Callable[..., None], *args: object) -> None:
        """Let the hardware do something; it belongs to no process."""
        if seconds:
            self._loop.call_later(seconds, callback, *args, context=self._hardware)
        else:
            self._loop.call_soon(callback, *args, context=self._hardware)


def _success(answer: asyncio.Future[Any], result: object) -> Callable[[], None]:
    return lambda: answer.set_result(result)


def _failure(answer: asyncio.Future[Any], error: Exception) -> Callable[[], None]:
    return lambda: answer.set_exception(error)


def _tell(answer: asyncio.Future[Any], outcome: Callable[[], None]) -> None:
    """Tell the caller, who may have been cancelled and want no answer."""
    if not answer.done():
        outcome()


def done_to(store: MemoryStore, write: AnyWrite) -> Coroutine[Any, Any, object]:
    """Do to a store what a record says."""
    match write:
        case Created():
            return store.create(*(write.code, write.events, write.listing, write.at, write.command))
        case Appended():
            return store.append(
                write.code,
                write.version,
                write.events,
                write.listing,
                write.at,
                write.command,
                write.snapshot,
            )
        case Pruned():
            return store.prune(write.code, write.spans, write.before)
        case TokenPut():
            return store.put_token(write.token_hash, write.code, write.seat)
        case TokensDropped():
            return store.drop_tokens(write.code, write.seat)
        case Deleted():
            return store.delete(write.code)
        case SlipPut():
            return store.put_slip(write.key, write.slip, write.now)
        case SlipTaken():
            return store.take_slip(write.key, write.now)
        case Seen():
            return store.see(write.node, write.seen, write.at)
        case SecretOffered():
            return store.shared_secret(write.offered)
        case PutAway():
            return store.put_away(write.before, write.at)
        case BroughtBack():
            return store.bring_back(write.code, write.at)
        case ReportsExpired():
            return store.expire_reports(write.before)
        case Ran():
            return store.set_ran_at(write.at)
        case Expired():
            return store.expire(write.before)
        case Reported():
            return store.add_report(write.report, write.at)
        case ReportCleared():
            return store.clear_report(write.report)
        case ShutOut():
            return store.shut_out(write.place, write.note, write.at, write.until)
        case LetIn():
            return store.let_in(write.place)


def at_once(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run what never waits."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        return done.value  # type: ignore[no-any-return]  # what the coroutine returns
    raise AssertionError("it waits")
