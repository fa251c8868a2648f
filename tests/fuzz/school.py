"""A school class: thirty people and a television behind one address, all at once."""

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from msgspec import Struct

from pinxit.protocol.http import SeatTaken
from tests.fuzz.hostile_http import request
from tests.fuzz.tables import enter
from tests.fuzz.wire import Answer, Closed, Line, decoded, line, read_answer, read_frame

PEOPLE = 30
SCHOOL = "127.0.3.1"


class Pupil(Struct):
    """What one of them got."""

    refused: list[str] = []
    pictures: int = 0
    welcome: bool = False


def a_class_arrives(port: int, code: str) -> list[Pupil]:
    """Let them all open the page, look at the table, sit down and fetch the pictures."""
    with ThreadPoolExecutor(PEOPLE + 1) as people:
        arriving = [people.submit(_arrive, port, code, number) for number in range(PEOPLE + 1)]
        return [one.result() for one in arriving]


def _arrive(port: int, code: str, number: int) -> Pupil:
    """Do what the browser client does; the last of them is the television."""
    me = Pupil()
    with line(port, SCHOOL, patience=30.0) as at:
        page = _fetch(at, "/", me)
        for asset in re.findall(rb'(?:src|href)="[./]*(assets/[^"]+)"', page.body):
            _fetch(at, f"/{asset.decode()}", me)
        _fetch(at, "/api/tables", me)
        _fetch(at, f"/api/tables/{code}", me)  # when the code is typed
        _fetch(at, f"/api/tables/{code}", me)  # when the table's page opens
        decks: dict[str, Any] = msgspec.json.decode(_fetch(at, "/api/decks?lang=pl", me).body)
        deck = _fetch(at, f"/api/decks/{decks['default']}?lang=pl", me)
        _fetch(at, f"/api/tables/{code}/qr.svg", me)
        _fetch(at, f"/api/tables/{code}", me)  # when the way here is shown to others
        token = None if number == PEOPLE else _sit(at, code, number, me)
        cards: list[dict[str, str]] = msgspec.json.decode(deck.body)["cards"]
        with line(port, SCHOOL, patience=30.0) as socket:
            enter(socket, code, token)
            _expect_welcome(socket, me)
            for card in cards:
                me.pictures += _fetch(at, card["small"], me).status == 200
    return me


def _expect_welcome(socket: Line, me: Pupil) -> None:
    try:
        me.welcome = b'"welcome"' in read_frame(socket)[1]
        assert me.welcome
    except Closed as end:
        me.refused.append(f"socket: {end.code}")


def _sit(at: Line, code: str, number: int, me: Pupil) -> str | None:
    """Sit down, if there is a seat; otherwise watch."""
    body = msgspec.json.encode({"name": f"Pupil {number}", "request": f"pupil-{number:016}"})
    at.send(request(f"/api/tables/{code}/seats", "POST", body=body))
    answer = read_answer(at, "POST")
    if answer.status == 201:
        return decoded(answer, SeatTaken).token
    reason = msgspec.json.decode(answer.body)["error"]["reason"]
    if reason != "no_seat_left":
        me.refused.append(f"seats: {reason}")
    return None


def _fetch(at: Line, path: str, me: Pupil) -> Answer:
    at.send(request(path))
    answer = read_answer(at)
    if answer.status != 200:
        me.refused.append(f"{path}: {answer.status}")
    return answer
