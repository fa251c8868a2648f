"""Operations and handlers belong together one by one, or the server does not start."""

import pytest
from starlette.requests import Request

from pinxit.protocol.http import About
from pinxit.protocol.operation import Book, Who
from pinxit.protocol.operations import OPERATIONS
from pinxit.web.routes import ROOMS, ROUTES
from pinxit.web.serving import Room, WrongHandlers, routes_of
from pinxit.web.state import State

_book = Book()
PLANTED = _book.get("planted", "/api/planted/{number}", "A seed.", answer=About)


async def planted(_request: Request, _state: State) -> About:
    return About(version="1", keep_days=None, contact=None)


def test_an_operation_without_a_handler_is_noticed() -> None:
    with pytest.raises(WrongHandlers, match="planted has no handler"):
        routes_of((*OPERATIONS, PLANTED), ROOMS)


def test_a_handler_without_an_operation_is_noticed() -> None:
    room = Room()
    room.serves(PLANTED)(planted)
    with pytest.raises(WrongHandlers, match="planted"):
        routes_of(OPERATIONS, (*ROOMS, room))


def test_two_handlers_of_one_operation_are_noticed() -> None:
    room, other = Room(), Room()
    room.serves(PLANTED)(planted)
    with pytest.raises(WrongHandlers, match="two handlers"):
        room.serves(PLANTED)(planted)
    other.serves(PLANTED)(planted)
    with pytest.raises(WrongHandlers, match="Two rooms"):
        routes_of((PLANTED,), (room, other))


def test_two_operations_of_one_name_are_noticed() -> None:
    book = Book()
    book.get("planted", "/api/one", "One.", answer=About)
    with pytest.raises(ValueError, match="planted"):
        book.get("planted", "/api/two", "Two.", answer=About)


def test_a_route_is_made_from_its_operation() -> None:
    room = Room()
    room.serves(PLANTED)(planted)
    (route,) = routes_of((PLANTED,), (room,))
    assert (route.path, route.methods) == ("/api/planted/{number:count}", {"GET", "HEAD"})
    assert route.endpoint.__name__ == "planted"


def test_no_two_operations_share_a_path_and_a_method() -> None:
    places = [(operation.method, operation.path) for operation in OPERATIONS]
    assert len(set(places)) == len(places) <= len(ROUTES)


def test_whoever_runs_the_server_is_the_only_one_behind_its_door() -> None:
    for operation in OPERATIONS:
        behind = operation.path.startswith("/api/admin") or operation.path == "/metrics"
        assert behind == (operation.who is Who.ADMIN), operation.name
