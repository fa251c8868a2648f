"""A quiet table beside every kind of flood: what its player notices, against an evening alone.

    python -m tests.fuzz.floods pings 8484 4

floods a server from one address, in a process of its own, and tells how often it was cut off.
"""

import itertools
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress

import msgspec
from msgspec import Struct

from pinxit.protocol.http import SeatTaken
from tests.fuzz.hostile_http import request
from tests.fuzz.tables import enter, named
from tests.fuzz.wire import (
    CONTINUATION,
    PING,
    TEXT,
    Closed,
    Line,
    Silence,
    decoded,
    frame,
    handshake,
    line,
    post,
    read_frame,
)

SECONDS = 4.0  # that each flood lasts
CROWD = 4  # lines of a flooder at a time
PACE = 0.06  # seconds between two wishes of the quiet one: slower than the limit
MUCH = 262_144  # bytes in one write
MOST_TIMES = 50.0  # as slow as alone, on average: a stall of seconds, not a busy machine
QUIET = "127.0.2.1"
FLOODER = "127.0.5.{}"

Flood = Callable[[Line, str], None]


def _pings(at: Line, _code: str) -> None:
    handshake(at)
    at.send(frame(b"", PING) * (MUCH // 6))


def _fragments(at: Line, _code: str) -> None:
    handshake(at)
    at.send(frame(b"", TEXT, first=0) + frame(b"", CONTINUATION, first=0) * (MUCH // 6))


def _texts(at: Line, code: str) -> None:
    enter(at, code, None)
    at.send(frame(b"{}") * (MUCH // 8))


def _wishes(at: Line, code: str) -> None:
    enter(at, code, None)
    at.send(frame(b'{"type":"do","id":"x","wish":{"do":"begin"}}') * (MUCH // 50))


def _chat(at: Line, code: str) -> None:
    enter(at, code, None)
    at.send(frame(b'{"type":"say","text":"hello"}') * (MUCH // 35))


def _handshakes(at: Line, _code: str) -> None:
    handshake(at)


def _hellos(at: Line, _code: str) -> None:
    enter(at, "BBBBBB", None)


def _requests(at: Line, _code: str) -> None:
    at.send(request("/api/choices") * (MUCH // 50))


def _pages(at: Line, _code: str) -> None:
    at.send(request("/nothing") * (MUCH // 50))


def _chunks(at: Line, _code: str) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    at.send(head + b"1\r\n \r\n" * (MUCH // 6))


def _headers(at: Line, _code: str) -> None:
    at.send(b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a:\r\n" * (MUCH // 4) + b"\r\n")


def _garbage(at: Line, _code: str) -> None:
    at.send(b"\0" * MUCH)


FLOODS: dict[str, Flood] = {
    flood.__name__[1:]: flood
    for flood in (
        _pings,
        _fragments,
        _texts,
        _wishes,
        _chat,
        _handshakes,
        _hellos,
        _requests,
        _pages,
        _chunks,
        _headers,
        _garbage,
    )
}
SLOW = "slow lines"  # which are held, not sent again and again
MANY = "many lines"  # each of which keeps to its limit
KINDS = (*FLOODS, SLOW, MANY)
HELD = {SLOW, MANY}  # which are only slowed down, as they may be a school's
LINES = 70  # of each of a crowd: all that one address may have, nearly
ALLOWED = 18.0  # messages a second of one line
SOCKETS = {"pings", "fragments", "texts", "wishes", "chat"}
OPEN = {"handshakes", "hellos"}  # too many come; each of them may


class Noise(Struct):
    """What a flooder did, and how often it was shown the door."""

    lines: int = 0
    ends: dict[str, int] = {}


class Heard(Struct):
    """What the quiet one noticed of a flood."""

    kind: str
    alone: list[float]  # seconds that each wish took
    beside: list[float]
    noise: Noise

    @property
    def times(self) -> float:
        """How much longer a wish takes on average: who waits long has few wishes to count."""
        return statistics.mean(self.beside) / statistics.mean(self.alone)

    def told(self) -> str:
        ends = ", ".join(f"{end} {number:,}" for end, number in self.noise.ends.items())
        return (
            f"{self.kind:11} p50 {_median(self.alone):6.1f} ms alone, {_median(self.beside):6.1f} "
            f"beside, {max(self.beside) * 1000:6.0f} at most, {self.times:5.1f} times on average; "
            f"{self.noise.lines:,} lines: {ends}"
        )


def beside_floods(port: int, kinds: tuple[str, ...] = KINDS) -> Iterator[Heard]:
    """Play quietly beside each kind of flood; every wish has to be granted."""
    for place, kind in enumerate(kinds):
        # A table for each: nobody changes their mind without end.
        with _quiet(port) as (at, code, numbers):
            alone = _wish_for(at, numbers, SECONDS / 2)
            with _flooding(kind, port, code, FLOODER.format(place + 1)) as flooding:
                beside = _wish_for(at, numbers, SECONDS)
                told, _ = flooding.communicate(timeout=60)
        noise = msgspec.json.decode(told, type=Noise)
        yield Heard(kind, alone, beside, noise)


def wrong_with(heard: Heard) -> list[str]:
    """Tell what should not have been."""
    cut = sum(number for end, number in heard.noise.ends.items() if end != "silence")
    return [
        *(
            [f"{heard.kind}: a quiet table waits {heard.times:.0f} times as long"]
            if heard.times > MOST_TIMES
            else []
        ),
        *([f"{heard.kind}: nobody was cut off"] if not cut and heard.kind not in HELD else []),
    ]


@contextmanager
def _quiet(port: int) -> Iterator[tuple[Line, str, Iterator[int]]]:
    taken = decoded(post(port, "/api/tables", {"name": "Quiet"}, QUIET), SeatTaken)
    with line(port, QUIET) as at:
        enter(at, named(taken), taken.token)
        read_frame(at)
        yield at, named(taken), itertools.count()


def _wish_for(at: Line, numbers: Iterator[int], seconds: float) -> list[float]:
    """Wish something now and then; return how long each took until it was done."""
    until, taken = time.monotonic() + seconds, []
    while time.monotonic() < until:
        number = next(numbers)
        ready = "true" if number % 2 else "false"
        began = time.perf_counter()
        wish = f'{{"type":"do","id":"q{number}","wish":{{"do":"set_ready","ready":{ready}}}}}'
        at.send(frame(wish.encode()))
        while b'"done"' not in (text := read_frame(at)[1]):
            assert b'"refused"' not in text, text
        taken.append(time.perf_counter() - began)
        time.sleep(PACE)
    return taken


def _median(seconds: list[float]) -> float:
    return 1000 * statistics.median(seconds)


@contextmanager
def _flooding(kind: str, port: int, code: str, address: str) -> Iterator["subprocess.Popen[bytes]"]:
    words = (sys.executable, "-m", "tests.fuzz.floods", kind, str(port), code, address)
    process = subprocess.Popen(words, stdout=subprocess.PIPE)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


def flood(kind: str, port: int, code: str, address: str) -> Noise:
    """Flood a server with several lines at a time, until it is time to go."""
    with ThreadPoolExecutor(CROWD) as crowd:
        ends = [crowd.submit(_flood, kind, port, code, address) for _ in range(CROWD)]
        whole = sum((one.result() for one in ends), Counter[str]())
    return Noise(whole.pop("lines"), dict(whole.most_common()))


def _flood(kind: str, port: int, code: str, address: str) -> Counter[str]:
    until, ends = time.monotonic() + SECONDS, Counter[str]()
    if kind == MANY:
        return _flood_by_many(port, address, until)
    with ExitStack() as held:
        while time.monotonic() < until:
            ends["lines"] += 1
            try:
                if kind == SLOW:
                    at = held.enter_context(line(port, address))
                    at.send(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{")
                    time.sleep(SECONDS / 100)
                else:
                    with line(port, address, patience=1.0) as at:
                        FLOODS[kind](at, code)
                        ends["let in" if kind in OPEN else _end_of(at, kind)] += 1
            except (OSError, Closed, AssertionError) as error:
                ends[type(error).__name__.lower()] += 1
    return ends


def _flood_by_many(port: int, address: str, until: float) -> Counter[str]:
    """Wish for something on many lines to one seat, on none of them too often."""
    taken = decoded(post(port, "/api/tables", {"name": "Many"}, address), SeatTaken)
    ends = Counter(lines=LINES)
    wish = frame(b'{"type":"do","id":"x","wish":{"do":"begin"}}')
    with ExitStack() as held:
        lines = [held.enter_context(line(port, address, patience=0.5)) for _ in range(LINES)]
        for at in lines:
            enter(at, named(taken), taken.token)
        while time.monotonic() < until:
            began = time.monotonic()
            for at in lines:
                with suppress(OSError):
                    at.send(wish)
            time.sleep(max(0.0, 1 / ALLOWED - (time.monotonic() - began)))
        ends.update(_end_of(at, "wishes") for at in lines)
    return ends


def _end_of(at: Line, kind: str) -> str:
    """Listen until the server says that it is enough, and return how it did."""
    try:
        if kind in SOCKETS:
            while True:
                read_frame(at)
        _, _, last = at.rest().rpartition(b"HTTP/1.1 ")
    except Closed as end:
        return str(end.code or "reset")
    except Silence:
        return "silence"
    return f"http {last[:3].decode('latin-1')}" if last[:3].isdigit() else "reset"


if __name__ == "__main__":
    kind, port, code, address = sys.argv[1:]
    told = flood(kind, int(port), code, address)
    sys.stdout.buffer.write(msgspec.json.encode(told))
