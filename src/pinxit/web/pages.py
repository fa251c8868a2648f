"""The client for browsers: its page at every address that it knows, and its files."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from pinxit.table.errors import NotAllowed, TableReason

from .answers import PACKED, problem, unpacks
from .count import NUMBER
from .links import base_of
from .site import packed
from .state import State

FOR_EVER = "public, max-age=31536000, immutable"


async def page(request: Request) -> Response:
    """Show the client; its own router knows which page this is."""
    state: State = request.app.state.pinxit
    path = str(request.scope.get("root_path", "")).rstrip("/")
    shown = state.site.page(path, base_of(request, state))
    headers = {"cache-control": "no-cache", "x-content-type-options": "nosniff"}
    if unpacks(request):
        return HTMLResponse(packed(shown.encode()), headers=headers | PACKED)
    return HTMLResponse(shown, headers=headers)


async def asset(request: Request) -> Response:
    """Send a file of the client. Its name changes with its content: browsers may keep it."""
    state: State = request.app.state.pinxit
    found = state.site.asset(request.path_params["name"])
    if found is None:
        return problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    headers = {"cache-control": FOR_EVER, "x-content-type-options": "nosniff"}
    if found.packed is not None and unpacks(request):
        return Response(found.packed, media_type=found.media_type, headers=headers | PACKED)
    return Response(found.data, media_type=found.media_type, headers=headers)


PAGES = [
    Route("/", page),
    Route("/t/{code}", page),
    Route("/t/{code}/games/" + NUMBER, page),
    Route("/album/{secret}", page),
    Route("/tv", page),
    Route("/pair/{screen_code}", page),
    Route("/admin", page),
    Route("/privacy", page),
    Route("/decks", page),
    Route("/decks/{deck}", page),
    Route("/assets/{name}", asset, methods=["GET"]),
]
