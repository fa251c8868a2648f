"""Where everything is: pages, and the operations over HTTP with their handlers."""

from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match

from pinxit.protocol.operations import OPERATIONS
from pinxit.table.errors import NotAllowed, TableReason

from . import about, admin, albums, choosing, clips, own_decks, screens, tables
from .answers import address_of, problem, too_many
from .pages import PAGES
from .serving import routes_of
from .state import State

ROOMS = (
    about.HERE,
    tables.HERE,
    albums.HERE,
    screens.HERE,
    choosing.HERE,
    clips.HERE,
    own_decks.HERE,
    admin.HERE,
)
ROUTES = [*PAGES, *routes_of(OPERATIONS, ROOMS)]


async def not_found(request: Request, error: Exception) -> Response:
    """Answer for paths and methods that do not exist, in the same shape as all refusals."""
    state: State = request.app.state.pinxit
    address = address_of(request)
    if not state.requests.spend(address):
        return too_many(state, state.requests, address)
    answer = problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    if isinstance(error, HTTPException):
        answer.status_code = error.status_code
        if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            answer.headers["allow"] = ", ".join(sorted(_methods_of(request)))
    return answer


def _methods_of(request: Request) -> set[str]:
    """Return by which methods this path may be asked for: each has a route of its own."""
    routes = (route for route in ROUTES if route.matches(request.scope)[0] is not Match.NONE)
    return {method for route in routes for method in route.methods or ()}
