"""The client for browsers: its page at every address that it knows, its files, links' pictures."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from pinxit.decks import DeckProblem
from pinxit.table.errors import NotAllowed, TableReason

from . import for_programs, heads
from .answers import PACKED, address_of, problem, too_fast, unpacks
from .count import NUMBER
from .heads import Head
from .links import base_of
from .site import packed
from .state import State

FOR_EVER = "public, max-age=31536000, immutable"
NOT_LONG = "public, max-age=60"
VARIES = {"vary": "accept-encoding, accept-language"}

Endpoint = Callable[[Request], Awaitable[Response]]


def by_route(head: Callable[[str], Head]) -> Endpoint:
    """Return a page that says the same of itself whatever is asked for, in the asked language."""

    async def page(request: Request) -> Response:
        return _page(request, head)

    return page


async def gallery(request: Request) -> Response:
    """Show the client with all decks."""
    state: State = request.app.state.pinxit
    return _page(request, lambda language: heads.gallery(language, state.previews))


async def deck(request: Request) -> Response:
    """Show the client with a deck."""
    state: State = request.app.state.pinxit
    asked: str = request.path_params["deck"]
    return _page(
        request,
        lambda language: heads.of_deck(language, asked, state.catalogue, state.previews),
    )


async def card(request: Request) -> Response:
    """Show the client with a card."""
    state: State = request.app.state.pinxit
    asked: tuple[str, str] = (request.path_params["deck"], request.path_params["card"])
    return _page(
        request,
        lambda language: heads.of_card(language, *asked, state.catalogue, state.previews),
    )


def _page(request: Request, head: Callable[[str], Head]) -> Response:
    """Show the client; its own router knows which page this is."""
    state: State = request.app.state.pinxit
    path = str(request.scope.get("root_path", "")).rstrip("/")
    language = heads.language_of(request.headers.get("accept-language", ""))
    said = heads.written(head(language), base_of(request, state), language)
    shown = state.site.page(path, said, language)
    headers = {"cache-control": "no-cache", "x-content-type-options": "nosniff"}
    if unpacks(request):
        return HTMLResponse(packed(shown.encode()), headers=headers | PACKED | VARIES)
    return HTMLResponse(shown, headers=headers | VARIES)


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


async def preview(request: Request) -> Response:
    """Show what a link leads to. Where that cannot be painted now, there are cards under a lamp."""
    state: State = request.app.state.pinxit
    address = address_of(request)
    if state.places.refuses(address):
        return problem(NotAllowed(TableReason.SHUT_OUT))
    if not state.pictures.spend(address):
        return problem(too_fast(state.pictures, address))
    name = request.path_params["name"]
    if name not in state.previews:
        return problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    try:
        data, kept = await state.previews.picture(name), FOR_EVER
    except (DeckProblem, OSError):
        lamp = state.site.asset(heads.LAMP.rpartition("/")[2])
        data, kept = lamp.data if lamp else b"", NOT_LONG
    headers = {"cache-control": kept, "x-content-type-options": "nosniff"}
    return Response(data, media_type="image/jpeg", headers=headers)


PAGES = [
    Route("/", by_route(heads.landing)),
    Route("/t/{code}", by_route(heads.table)),
    Route("/t/{code}/games/" + NUMBER, by_route(heads.table)),
    Route("/album/{secret}", by_route(heads.album)),
    Route("/tv", by_route(heads.anything)),
    Route("/pair/{screen_code}", by_route(heads.anything)),
    Route("/admin", by_route(heads.anything)),
    Route("/privacy", by_route(heads.anything)),
    Route("/test", by_route(heads.anything)),
    Route("/decks", gallery),
    Route("/decks/{deck}", deck),
    Route("/decks/{deck}/{card}", card),
    Route("/previews/{name}", preview),
    Route("/assets/{name}", asset, methods=["GET"]),
    Route("/robots.txt", for_programs.robots),
    Route("/favicon.ico", for_programs.icon),
    Route("/.well-known/security.txt", for_programs.security),
]
