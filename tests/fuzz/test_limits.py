"""Limits bite whoever is behind one address and asks too much; a school class does not."""

from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest

from pinxit.protocol.http import SeatTaken
from pinxit.web.limits import Limits
from tests.fuzz.hostile_http import request
from tests.fuzz.school import PEOPLE, SCHOOL, a_class_arrives
from tests.fuzz.server import Server, live_server
from tests.fuzz.tables import enter
from tests.fuzz.wire import (
    Closed,
    Line,
    ask,
    decoded,
    frame,
    handshake,
    line,
    post,
    read_answer,
    read_frame,
)

LIMITS = Limits()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with live_server(tmp_path_factory.mktemp("limits")) as running:
        yield running


@pytest.fixture(scope="module")
def code(server: Server) -> str:
    return decoded(post(server.port, "/api/tables", {"name": "Teacher"}, SCHOOL), SeatTaken).code


def test_a_school_class_and_its_television_fit_behind_one_address(
    server: Server, code: str
) -> None:
    people = a_class_arrives(server.port, code)
    assert [one.refused for one in people if one.refused] == []
    assert sum(one.welcome for one in people) == PEOPLE + 1
    assert min(one.pictures for one in people) >= 84


def statuses(
    server: Server, address: str, number: int, headers: bytes = b"host: x\r\n"
) -> list[int]:
    """Ask again and again on one line; whoever gets too much of it hangs up."""
    found: list[int] = []
    with line(server.port, address) as at, suppress(Closed):
        for _ in range(number):
            at.send(request("/api/choices", headers=headers))
            found.append(read_answer(at).status)
    return found


def test_requests_of_one_address_come_to_an_end(server: Server) -> None:
    found = statuses(server, "127.0.4.1", LIMITS.requests_burst + 300)
    assert found[: LIMITS.requests_burst] == [200] * LIMITS.requests_burst
    assert 429 in found
    assert statuses(server, "127.0.4.2", 1) == [200]


def test_nobody_whom_we_do_not_trust_borrows_an_address(server: Server) -> None:
    victim = b"host: x\r\nx-forwarded-for: 127.0.4.4\r\n"
    found = statuses(server, "127.0.4.3", LIMITS.requests_burst + 300, victim)
    assert 429 in found
    assert statuses(server, "127.0.4.4", 1) == [200]


def end_of(at: Line, heard: list[bytes] | None = None) -> int | None:
    """Listen to the end, and return the code with which it was closed."""
    try:
        while True:
            text = read_frame(at)[1]
            if heard is not None:
                heard.append(text)
    except Closed as end:
        return end.code


def test_messages_of_one_connection_come_to_an_end(server: Server, code: str) -> None:
    with line(server.port, "127.0.4.5") as at:
        enter(at, code, None)
        assert b'"welcome"' in read_frame(at)[1]
        at.send(frame(b'{"type":"ping"}') * (2 * LIMITS.messages_burst))
        heard: list[bytes] = []
        assert end_of(at, heard) == 4429
        pongs = sum(b'"pong"' in text for text in heard)
        assert LIMITS.messages_burst - 5 <= pongs < 2 * LIMITS.messages_burst


def test_connections_of_one_address_come_to_an_end(server: Server, code: str) -> None:
    with ExitStack() as stack:
        lines = [
            stack.enter_context(line(server.port, "127.0.4.6"))
            for _ in range(LIMITS.connections_an_address + 20)
        ]
        for at in lines:
            handshake(at)
        assert end_of(lines[-1]) == 4429
        neighbour = stack.enter_context(line(server.port, "127.0.4.7"))
        enter(neighbour, code, None)
        assert b'"welcome"' in read_frame(neighbour)[1]


def test_codes_cannot_be_guessed_for_long(server: Server) -> None:
    def guess() -> int:
        return ask(server.port, request("/api/tables/NOSUCH"), "127.0.4.8").status

    found = [guess() for _ in range(LIMITS.guesses_burst + 10)]
    assert found[:10] == [404] * 10
    assert found[-1] == 429
