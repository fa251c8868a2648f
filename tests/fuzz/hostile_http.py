"""Requests that no browser makes: garbage, smuggling, ways out of a folder, bodies that are none.

Every answer is below 500; every refusal has a reason, unless what was sent is no HTTP at all.
"""

import re
import time
from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import Struct

from pinxit.protocol.http import ErrorBody
from pinxit.protocol.operation import NOTHING
from pinxit.protocol.operations import OPERATIONS
from tests.fuzz.hostile import REASONS, Tally
from tests.fuzz.wire import Answer, Closed, Line, line, read_answer

NOT_HTTP = b"Invalid HTTP request received."
STOLEN = b"SMUGGL"  # a table whose code nobody asked for, if all goes well
STEAL = b"GET /api/tables/SMUGGL HTTP/1.1\r\nhost: x\r\n\r\n"


class Ask(Struct, frozen=True):
    """A hostile request, and how to do it again: these very bytes."""

    kind: str
    data: bytes
    method: str = "GET"
    ends: bool = False  # after it, the connection must not be used for anything else


def request(
    path: str, method: str = "GET", headers: bytes = b"host: x\r\n", body: bytes | None = None
) -> bytes:
    """Write a request."""
    length = b"" if body is None else b"content-length: %d\r\n" % len(body)
    first = b"%s %s HTTP/1.1\r\n" % (method.encode(), path.encode())
    return first + headers + length + b"\r\n" + (body or b"")


def send(asked: Ask, port: int, address: str, tally: Tally) -> None:
    """Send a hostile request and hold the answers to the law."""
    tally.http[asked.kind] += 1
    try:
        with line(port, address) as at:
            at.send(asked.data)
            if asked.ends:
                at.no_more()
            _judge(asked, at)
    except AssertionError as error:
        error.add_note(f"{asked.kind}: {asked.data[:300]!r}")
        raise


def _judge(asked: Ask, at: Line) -> None:
    """Read the answer; of what ends the connection, all that comes."""
    try:
        lawful(read_answer(at, asked.method))
        while asked.ends:
            answer = read_answer(at, asked.method)
            assert STOLEN not in answer.body, "a request was smuggled"
            lawful(answer)
    except Closed:
        assert asked.ends, "closed without an answer"


def lawful(answer: Answer) -> None:
    """Hold an answer to the law."""
    assert answer.status < 500, answer
    kind = answer.headers.get("content-type", "")
    assert b"root:" not in answer.body, answer
    assert answer.status != 405 or answer.headers.get("allow"), answer
    if answer.status < 400 or not answer.body:
        return
    if answer.body == NOT_HTTP:
        assert answer.status == 400
        return
    assert kind == "application/json", answer
    error = msgspec.json.decode(answer.body, type=ErrorBody).error
    assert error.reason in REASONS, answer
    assert error.message, answer


# What is no HTTP

GARBAGE = (
    b"\0" * 100,
    b"\xff" * 100,
    b"\r\n" * 50,
    b"\n\n\n",
    b"hello\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\nhost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",  # without a host
    b"GET  /  HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET / HTTP/1.1\nhost: x\n\n",  # bare line feeds
    b"GET /\0 HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost : x\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\n folded: y\r\n\r\n",
    b"GET / HTTP/1.1\r\n: x\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x11" * 200,  # TLS
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET //evil.example/.. HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET ? HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET * HTTP/1.1\r\nhost: x\r\n\r\n",
    b"CONNECT evil.example:443 HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /?" + b"&".join(b"a%d=1" % n for n in range(3000)) + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"a" * 70_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\n" + b"x: y\r\n" * 5000 + b"\r\n",
    b"GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n",
)

# What two readers could understand in two ways

_POST = b"POST /api/seats HTTP/1.1\r\nhost: x\r\n"
SMUGGLED = tuple(
    _POST + headers + b"\r\n" + body + STEAL
    for headers, body in (
        (b"content-length: 0\r\ncontent-length: %d\r\n" % len(STEAL), b""),
        (b"content-length: %d\r\ncontent-length: 0\r\n" % len(STEAL), b""),
        (b"content-length: 0, %d\r\n" % len(STEAL), b""),
        (b"content-length: -1\r\n", b""),
        (b"content-length: +0\r\n", b""),
        (b"content-length: 0x0\r\n", b""),
        (b"content-length: 1_0\r\n", b""),
        (b"content-length: \xd9\xa0\r\n", b""),  # a zero, but not one of ours
        (b"content-length : 0\r\n", b""),
        (b"content-length: 0\r\ntransfer-encoding: chunked\r\n", b"0\r\n\r\n"),
        (b"transfer-encoding: chunked\r\ncontent-length: %d\r\n" % len(STEAL), b"0\r\n\r\n"),
        (b"transfer-encoding: gzip, chunked\r\n", b"0\r\n\r\n"),
        (b"transfer-encoding: chunked, identity\r\n", b"0\r\n\r\n"),
        (b"transfer-encoding: xchunked\r\n", b"0\r\n\r\n"),
        (b"transfer-encoding:\x0bchunked\r\n", b"0\r\n\r\n"),
        (b"transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n", b"0\r\n\r\n"),
        (b"transfer-encoding: chunked\r\n", b"0x0\r\n\r\n"),
        (b"transfer-encoding: chunked\r\n", b"-1\r\n\r\n"),
        (b"transfer-encoding: chunked\r\n", b"1\n0\n\n"),
        (b"transfer-encoding: chunked\r\n", b"ffffffffffffffffff\r\n"),
        (b"transfer-encoding: chunked\r\n", b"2\r\n{}x\r\n0\r\n\r\n"),
        (b"transfer-encoding: chunked\r\n", b"1;" + b"e" * 70_000 + b"\r\n{\r\n0\r\n\r\n"),
        (b"expect: 100-continue\r\ncontent-length: 9999999\r\n", b""),
        (b"x: y\nfoo: bar\r\ncontent-length: 0\r\n", b""),
        (b"x: y\r\r\ncontent-length: 0\r\n", b""),
    )
)

# Ways out of a folder, or into another one

WAYS_OUT = (
    "..",
    ".",
    "..%2f..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "..%252f..%252fetc%252fpasswd",
    "..%5c..%5cetc%5cpasswd",
    "../../../../../../etc/passwd",
    "....//....//etc/passwd",
    "%c0%ae%c0%ae%c0%afetc%c0%afpasswd",
    "%ef%bc%8e%ef%bc%8e%ef%bc%8fetc",
    "%2fetc%2fpasswd",
    "//etc/passwd",
    "file:%2f%2f%2fetc%2fpasswd",
    "deck.toml",
    "..%2fdeck.toml",
    "%00",
    "base%00.zip",
    "index.html%00",
    "%0d%0aset-cookie:%20x=y",
    "%f0%9f%a6%8a",
    "%ff%fe",
    "%",
    "%zz",
    "%u002e%u002e",
    "'%20or%201=1--",
    "{code}",
    "a" * 5000,
    "9" * 5000,
    "-1",
    "0",
    "1e9",
    "%D9%A1",  # a one, but not one of ours
    "",
    "%20",
    "BCDFGH;x=y",
    "BCDFGH%3f",
    "BCDFGH%23",
)
PATHS = (
    *dict.fromkeys(operation.path for operation in OPERATIONS if operation.parameters),
    "/assets/{name}",
    "/t/{code}",
    "/t/{code}/games/{number}",
    "/decks/{deck}",
)


def ways_out() -> Iterator[Ask]:
    """Every way out on every path that has something to fill in, in every place."""
    for path in PATHS:
        names = re.findall(r"{\w+}", path)
        for way in WAYS_OUT:
            for name in names:
                filled = path.replace(name, way)
                for other in names:
                    filled = filled.replace(other, "base" if other == "{deck}" else "1")
                yield Ask("way out", request(filled))


# Bodies that are none, or nearly

_NAME = b'{"name":"%s"}'
BODIES = (
    b"",
    b" ",
    b"null",
    b"[]",
    b'"name"',
    b"{",
    b"{}",
    b'{"name":1}',
    b'{"name":null}',
    b'{"name":NaN}',
    b'{"name":"A","name":"B"}',
    b'{"name":"A","settings":{"seats":%d}}' % 10**30,
    b'{"name":"A","settings":{"seats":1e400}}',
    b'{"name":"A","settings":{"house":{"target":%d}}}' % 2**64,
    b'{"name":"A","settings":{"house":{"target":%d}}}' % -(10**300),
    b'{"name":"A","settings":{"house":{"target":1e308}}}',
    b'{"name":"A","settings":{"house":{"target":true}}}',
    b'{"name":"A","settings":{"house":{"\\u0000":[[[{}]]]}}}',
    b'{"name":"A","settings":{"house":{"id":"x","name":"y","players_max":99}}}',
    b'{"name":"A","settings":{"decks":[%s]}}' % b",".join([b'"base"'] * 500),
    b'{"name":"A","settings":{"timers":{"clue":%d}}}' % 2**63,
    b'{"name":"A","settings":{"timers":{"away":-1}}}',
    b'{"name":"A","settings":{"language":"\\ud83e\\udd8a"}}',
    _NAME % b"\xff\xfe",
    _NAME % b"\\ud800",
    _NAME % b"\\u0000",
    _NAME % b"a\\u0000b",
    _NAME % b"\\u202eevil",
    _NAME % (b"x" * 60_000),
    _NAME % ("\u0301" * 30_000).encode(),
    _NAME % ("\ufdfa" * 8000).encode(),  # one letter that is eighteen when it is unfolded
    b"[" * 60_000,
    b'{"a":' * 10_000,
    b'{"name":"A","request":""}',
    b'{"name":"A","request":"%s"}' % (b"x" * 65),
    b'{"name":"A","request":"%s"}' % (b"\\u0000" * 20),
    b'{"name":"A","request":"%s"}' % ("\U0001f98a" * 20).encode(),
    b'{"name":"A","request":"../../../../etc/passwd"}',
    b'{"name":"A","pawn":"%s"}' % (b"red" * 1000),
    b'{"seat_code":""}',
    b'{"seat_code":"\\u0000"}',
    b'{"seat_code":"%s"}' % (b"B" * 60_000),
    b'{"seat_code":"\\udfff"}',
    b"x" * 65_537,
    b"\xef\xbb\xbf" + b'{"name":"A"}',
    '{"name":"A"}'.encode("utf-16"),
    b'{"name":"A"}garbage',
    b"<xml/>",
    b"name=A&pawn=red",
)
KINDS = (
    b"",
    b"text/plain",
    b"application/xml",
    b"multipart/form-data",
    b"application/json; x=\xff",
)


def bodies() -> Iterator[Ask]:
    """Every body to everyone who takes one, as this and that."""
    takers = [operation for operation in OPERATIONS if operation.body is not NOTHING]
    for operation in takers:
        path = re.sub(r"{\w+}", "BCDFGH", operation.path)
        for number, body in enumerate(BODIES):
            kind = b"host: x\r\ncontent-type: %s\r\n" % KINDS[number % len(KINDS)]
            method = operation.method.upper()
            yield Ask("body", request(path, method, kind, body), method)


# Who we say we are, and what we want

HOSTS = (
    b"",
    b"evil.example",
    b"evil.example:99999",
    b"[::1",
    b"[::1]:x",
    b"a b",
    b"a/b",
    b"a@b",
    b"<script>",
    b"x" * 5000,
    b"\xff\xfe",
    b"127.0.0.1:abc",
    b"localhost",
    b"xn--",
    b"%00",
    b"..",
    b"[v1.x]",
    b"\xe2\x84\x80",
)
METHODS = ("HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "POST", "get", "FOO", "A" * 500)
HEADERS = (
    b"authorization: \r\n",
    b"authorization: Bearer\r\n",
    b"authorization: Bearer \xff\xfe\r\n",
    b"authorization: Bearer " + b"x" * 9000 + b"\r\n",
    b"authorization: Basic eDp5\r\n",
    b"authorization: bearer x\r\nauthorization: bearer y\r\n",
    b"if-none-match: *\r\n",
    b"if-none-match: " + b'"x",' * 5000 + b"\r\n",
    b"accept-encoding: gzip;q=0, br\r\n",
    b"accept: nothing/known\r\n",
    b"range: bytes=0-1\r\n",
    b"range: bytes=9999999-1,-5,x\r\n",
    b"range: bytes=" + b"0-1," * 2000 + b"0-1\r\n",
    b"if-modified-since: yesterday\r\n",
    b"x-forwarded-for: 127.0.0.1, \xff, ::::\r\nx-forwarded-proto: javascript\r\n",
    b"forwarded: for=127.0.0.1\r\n",
    b"upgrade: h2c\r\nconnection: upgrade, http2-settings\r\nhttp2-settings: x\r\n",
    b"connection: close, host, x-y\r\n",
    b"cookie: " + b"a=b; " * 2000 + b"\r\n",
    b"content-length: 5\r\nexpect: 100-continue\r\n",
    b"origin: null\r\n",
    b"origin: http://evil.example\r\n",
    b"origin: http://[\xff\r\n",
    b"origin: http://x\r\nsec-fetch-site: cross-site\r\n",
    b"te: trailers\r\ntrailer: x\r\n",
)


def odd_requests(picture: str) -> Iterator[Ask]:
    """Hosts, methods and headers on paths of every kind."""
    whole = [operation.path for operation in OPERATIONS if not operation.parameters]
    paths = (*whole, "/", "/decks", "/t/BCDFGH", "/socket", "/nowhere", picture)
    links = ("/", "/api/tables", "/t/BCDFGH", "/api/tables/")
    for host in HOSTS:
        for path in links:
            yield Ask("host", request(path, headers=b"host: %s\r\n" % host))
        body = b'{"name":"A"}'
        yield Ask("host", request("/api/tables", "POST", b"host: %s\r\n" % host, body), "POST")
    for path in dict.fromkeys(paths):
        for method in METHODS:
            yield Ask("method", request(path, method, body=b""), method)
        for headers in HEADERS:
            yield Ask("header", request(path, headers=b"host: x\r\n" + headers))
    for query in ("?lang=", "?lang=%00", "?lang=..%2f", "?lang=" + "x" * 9000, "?lang=en&lang=pl"):
        for path in ("/api/decks", "/api/decks/base", "/api/choices"):
            yield Ask("query", request(path + query))


def garbage() -> Iterator[Ask]:
    """What is no HTTP, and what is two kinds of it at once."""
    yield from (Ask("garbage", data, ends=True) for data in GARBAGE)
    yield from (Ask("smuggling", data, ends=True) for data in SMUGGLED)


_WHOLE = (
    request("/api/decks"),
    request("/api/tables", "POST", body=b'{"name":"A","settings":{"seats":4}}'),
    request("/api/tables/BCDFGH/seats", "POST", body=b'{"name":"A","pawn":"red"}'),
    request("/api/seats", "POST", b"host: x\r\ntransfer-encoding: chunked\r\n")
    + b"5\r\n{}   \r\n0\r\n\r\n",
    request("/api/tables/BCDFGH", "DELETE", b"host: x\r\nauthorization: Bearer x\r\n"),
    request("/api/tables/BCDFGH/games/1"),
)
_BITS = (b"\0", b"\r\n", b"\n", b"\xff", b":", b"%00", b"..", b"{", b"9" * 30)


@st.composite
def damaged_requests(draw: st.DrawFn) -> Ask:
    """A right request that something has happened to on the way."""
    data = draw(st.sampled_from(_WHOLE))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(data)))
        match draw(st.sampled_from(("flip", "cut", "insert", "twice"))):
            case "flip" if place < len(data):
                bit = 1 << draw(st.integers(0, 7))
                data = data[:place] + bytes((data[place] ^ bit,)) + data[place + 1 :]
            case "cut":
                data = data[:place] + data[place + draw(st.integers(1, 30)) :]
            case "insert":
                data = data[:place] + draw(st.sampled_from(_BITS)) + data[place:]
            case _:
                data += data[place:]
    return Ask("damaged", data, ends=True)


def slow_body(port: int, address: str, seconds: float) -> None:
    """Send a body by the byte; whoever waits for it must not keep others waiting."""
    body = b'{"seat_code":"NOSUCHXX"}'
    step = seconds / len(body)
    with line(port, address) as at:
        at.send(request("/api/seats", "POST", body=body)[: -len(body)])
        for place in range(len(body)):
            at.send(body[place : place + 1])
            time.sleep(step)
        lawful(read_answer(at))


def slow_head(port: int, address: str, seconds: float) -> None:
    """Send a head by the byte, and go away before it is whole."""
    with line(port, address) as at:
        for byte in b"GET / HTTP/1.1\r\nx: "[:16]:
            at.send(bytes((byte,)))
            time.sleep(seconds / 16)


def picture_of(answer: Answer) -> str:
    """Return the address of a picture from the list of decks."""
    decks: dict[str, Any] = msgspec.json.decode(answer.body)
    found: str = decks["decks"][0]["cover"]
    return found
