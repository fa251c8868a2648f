"""Leaks over HTTP."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from pinxit.rules.game import owners
from pinxit.rules.recap import recap
from pinxit.table import listing
from pinxit.table.awake import live
from pinxit.table.codec import load_event
from pinxit.table.hub import archive
from pinxit.web import asking, routes, tables
from tests.leaks.planted.tools import Patch, answer_of, found_by, game_of, holder, leak
from tests.leaks.received import PICTURES


def answered_otherwise(
    patch: Patch, name: str, change: Callable[[Request, live.LiveTable | None, Response], None]
) -> None:
    """Change the answers of a route."""
    for route in routes.ROUTES:
        if route.endpoint.__name__ == name:
            right = route.app

            async def app(scope: Any, receive: Any, send: Any, right: Any = right) -> None:  # noqa: ANN401 (of ASGI)
                told: list[Any] = []

                async def keep(message: Any) -> None:  # noqa: ANN401 (of ASGI)
                    told.append(message)

                await right(scope, receive, keep)
                body = b"".join(part.get("body", b"") for part in told[1:])
                answer = Response(body, told[0]["status"])
                answer.raw_headers = told[0]["headers"]
                hub_of = scope["app"].state.pinxit.hub
                change(Request(scope), next(iter(hub_of.tables.all()), None), answer)
                await answer(scope, receive, send)

            patch.setattr(route, "app", app)


def with_body(answer: Response, body: bytes) -> None:
    """Exchange the body of an answer."""
    answer.body = body
    answer.headers["content-length"] = str(len(body))


@leak("what a stranger may know of a table is marked by a hash of all of it")
def _(patch: Patch) -> None:
    def change(_request: Request, table: live.LiveTable | None, answer: Response) -> None:
        state = msgspec.json.encode(table.table if table else None)
        answer.headers["etag"] = sha256(state).hexdigest()

    answered_otherwise(patch, "table_info", change)


@leak("what a stranger may know of a table holds the hands")
def _(patch: Patch) -> None:
    def change(_request: Request, table: live.LiveTable | None, answer: Response) -> None:
        game = game_of(table) if table else None
        with_body(answer, bytes(answer.body) + msgspec.json.encode(game.hands if game else {}))

    answered_otherwise(patch, "table_info", change)


@leak("the list of tables counts who found it")
def _(patch: Patch) -> None:
    right = listing.summary_of

    def changed(table: Any) -> Any:  # noqa: ANN401 (a table)
        return replace(right(table), computers=len(found_by(table.game)))

    patch.setattr(listing, "summary_of", changed)
    patch.setattr(tables, "summary_of", changed)


@leak("a picture is marked by the owner of the card")
def _(patch: Patch) -> None:
    cards = {path: card for card, path in PICTURES.items()}

    def change(request: Request, table: live.LiveTable | None, answer: Response) -> None:
        game = game_of(table) if table else None
        laid = owners(game.round.laid) if game else {}
        answer.headers["etag"] = f"{laid.get(cards[request.url.path])}"

    answered_otherwise(patch, "picture", change)


@leak("a picture's header names the seat that holds the card")
def _(patch: Patch) -> None:
    cards = {path: card for card, path in PICTURES.items()}

    def change(request: Request, table: live.LiveTable | None, answer: Response) -> None:
        game = game_of(table) if table else None
        answer.headers["x-seat"] = f"{game and holder(game, cards[request.url.path])}"

    answered_otherwise(patch, "picture", change)


@leak("pictures of cards in a hand cannot be had")
def _(patch: Patch) -> None:
    cards = {path: card for card, path in PICTURES.items()}

    def change(request: Request, table: live.LiveTable | None, answer: Response) -> None:
        game = game_of(table) if table else None
        if game and holder(game, cards[request.url.path]):
            answer.status_code = 404

    answered_otherwise(patch, "picture", change)


@leak("pictures of cards that were given may not be kept")
def _(patch: Patch) -> None:
    cards = {path: card for card, path in PICTURES.items()}

    def change(request: Request, table: live.LiveTable | None, answer: Response) -> None:
        game = game_of(table) if table else None
        if game and cards[request.url.path] == answer_of(game):
            answer.headers["cache-control"] = "no-store"

    answered_otherwise(patch, "picture", change)


@leak("health counts the cards that were found")
def _(patch: Patch) -> None:
    def change(_request: Request, table: live.LiveTable | None, answer: Response) -> None:
        found = found_by(game_of(table)) if table else []
        with_body(answer, bytes(answer.body) + str(len(found)).encode())

    answered_otherwise(patch, "health", change)


@leak("the page brings the first state along")
def _(patch: Patch) -> None:
    def change(_request: Request, table: live.LiveTable | None, answer: Response) -> None:
        game = game_of(table) if table else None
        with_body(answer, bytes(answer.body) + msgspec.json.encode(game))

    answered_otherwise(patch, "page", change)


@leak("a deck is listed in the order of the pile")
def _(patch: Patch) -> None:
    def change(_request: Request, table: live.LiveTable | None, answer: Response) -> None:
        game = game_of(table) if table else None
        with_body(answer, msgspec.json.encode(game.pile if game else ()))

    answered_otherwise(patch, "deck", change)


@leak("a name that is taken is refused with what its seat holds")
def _(patch: Patch) -> None:
    def change(_request: Request, table: live.LiveTable | None, answer: Response) -> None:
        game = game_of(table) if table else None
        if answer.status_code == 409:
            with_body(answer, bytes(answer.body) + msgspec.json.encode(game and game.hands))

    answered_otherwise(patch, "sit_down", change)


def story_of_a_running_game(patch: Patch, *, whole: bool) -> None:
    right = archive.Archive.story

    async def told(self: archive.Archive, code: str, number: int, *seat: Any) -> Any:  # noqa: ANN401 (a recap)
        table = (await self._tables.get(code)).table
        if not table.running or number != table.games or table.game is None:
            return await right(self, code, number, *seat)
        records = await self._store.read(code, table.game_version - 1)
        events = [load_event(r.event) for r in records if r.version <= table.version]
        story = recap(archive._of_the_game(events))
        story = replace(story, seed=answer_of(table.game) if whole else None)
        return archive.Story(story, {}, {}, (), {})

    patch.setattr(archive.Archive, "story", told)


@leak("the story of a running game is told as far as it is public")
def _(patch: Patch) -> None:
    story_of_a_running_game(patch, whole=False)


@leak("the story of a running game is told with its answer")
def _(patch: Patch) -> None:
    story_of_a_running_game(patch, whole=True)


@leak("the host is given the log of a running game")
def _(patch: Patch) -> None:
    async def given(self: archive.Archive, code: str) -> Any:  # noqa: ANN401 (records)
        return await self._store.read(code)

    patch.setattr(archive.Archive, "export", given)


@leak("everybody at the table is given its log")
def _(patch: Patch) -> None:
    async def anybody(request: Request, state: Any) -> None:  # noqa: ANN401 (of the server)
        del request, state

    patch.setattr(asking, "check_host", anybody)
