"""Every door of the server is known to these tests, and those for few stay shut for all others."""

import asyncio
import random
from collections import Counter

import pytest
from starlette.routing import Route

from pinxit.protocol import VERSION
from pinxit.protocol.messages import Hello, dump
from pinxit.protocol.operation import Who
from pinxit.protocol.operations import OPERATIONS
from pinxit.rules import Phase
from pinxit.table.settings import Settings
from pinxit.web.app import make_app
from pinxit.web.limits import Limits
from pinxit.web.routes import ROUTES
from pinxit.web.state import State
from tests.leaks.asking import ask
from tests.leaks.line import Line
from tests.leaks.received import pages_of, requests_of
from tests.leaks.suite import check_names
from tests.leaks.world import CATALOGUE, CLUES, World, world

NO_CLIP = "0" * 36
ADMIN = "a long word that nobody guesses"

# What the twin test asks for; with other methods the same paths are for the host, below.
ASKED = {
    "/t/{code}",
    "/healthz",
    "/api/schema.json",
    "/api/tables",
    "/api/tables/{code}",
    "/api/tables/{code}/seats",
    "/api/tables/{code}/qr.svg",
    "/api/tables/{code}/games/{number:count}",
    "/api/tables/{code}/games/{number:count}/audit",
    "/api/tables/{code}/export",
    "/api/tables/{code}/clips/{clip}",
    "/api/seats",
    "/api/computers",
    "/api/screens/fate",
    "/api/screens/{screen_code}/qr.svg",
    "/api/albums/{secret}",
    "/api/albums/{secret}/pictures/{number:count}",
    "/api/albums/{secret}/clips/{number:count}",
    "/api/albums/{secret}/qr.svg",
    "/api/choices",
    "/api/decks",
    "/api/decks/{deck}",
    "/pictures/{name}",
}
# Files, pages that are the same file, and what is drawn anew for whoever asks.
STILL = {
    "/api/screens",
    "/",
    "/t/{code}/games/{number:count}",
    "/tv",
    "/pair/{screen_code}",
    "/album/{secret}",
    "/admin",
    "/privacy",
    "/test",
    "/robots.txt",
    "/favicon.ico",
    "/.well-known/security.txt",
    "/decks",
    "/decks/{deck}",
    "/decks/{deck}/{card}",
    "/previews/{name}",
    "/assets/{name}",
    "/api/openapi.json",
    "/api/asyncapi.json",
    "/api/about",
    "/api/decks/{deck}/{name}.zip",
}


def doors(who: Who) -> set[tuple[str, str]]:
    """Return method and path of all that is for some; the code is filled in later."""
    some = {"code": "{code}", "number": 1, "deck": "x", "picture": "y", "clip": NO_CLIP}
    some["medium"] = "sound"
    return {
        (operation.method.upper(), operation.path.format_map(some))
        for operation in OPERATIONS
        if operation.who is who
    }


FOR_ADMINS = doors(Who.ADMIN)
FOR_HOSTS = doors(Who.HOST)
FOR_SEATS = doors(Who.SEAT)


def test_every_route_is_asked_by_some_test() -> None:
    shut = FOR_ADMINS | FOR_HOSTS | FOR_SEATS
    for route in ROUTES:
        known = route.path in ASKED | STILL or any(
            matches(route, method, path) for method, path in shut
        )
        assert known, f"{route.path}: what does it tell whom?"


def matches(route: Route, method: str, path: str) -> bool:
    found = route.path_regex.match(path.replace("{code}", "LAMPLX"))
    return found is not None and method in (route.methods or ())


async def test_what_is_for_admins_is_refused_to_all_others() -> None:
    async with world(1) as here:
        before = here.live.table
        for method, path in FOR_ADMINS:
            for token in (None, "", here.tokens["s1"], "None"):
                answer = await asked(here, method, path, token)
                assert answer in {401, 403}, (method, path)
        assert here.live.table is before


async def test_what_is_for_the_host_is_refused_to_all_others() -> None:
    async with world(1) as here:
        before = here.live.table
        for method, path in FOR_HOSTS:
            for token in (None, "", await here.token("s2")):
                answer = await asked(here, method, path, token)
                assert answer in {401, 403}, (method, path)
        assert here.live.table is before


async def test_what_is_for_the_table_is_refused_to_all_others() -> None:
    async with world(1) as here:
        await here.party.step()
        screen = here.live.table.screens[0].screen
        for method, path in FOR_SEATS:
            for token in (None, "", "None", await here.token(screen)):
                assert await asked(here, method, path, token) == 401, (method, path)


async def asked(here: World, method: str, path: str, token: str | None) -> int:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    path = path.replace("{code}", here.code)
    return (await ask(here.app, method, path, headers=headers, body={})).status


async def test_who_runs_the_server_is_told_no_secret_of_a_game() -> None:
    async with world(2, Settings(decks=("plain",))) as here:
        here.state.admin_token = ADMIN
        for _ in range(9):
            await here.party.step()
            told = []
            for method, path in FOR_ADMINS:
                if method == "GET":
                    headers = {"authorization": f"Bearer {ADMIN}"}
                    answer = await ask(here.app, method, path, headers=headers)
                    assert answer.status == (404 if NO_CLIP in path else 200)
                    told.append(answer.body.decode())
            check_names(here, None, told)
            assert not any(clue in "".join(told) for clue in CLUES)


@pytest.mark.parametrize("spectators", [True, False])
async def test_a_stranger_learns_nothing_of_a_round_but_its_number(*, spectators: bool) -> None:
    """What is told without a seat is the same from the first to the last moment of a round."""
    rng = random.Random(5)
    settings = Settings(decks=("plain",), public=True, spectators=spectators)
    async with world(5, settings) as here:
        answers: set[object] = set()
        phases: set[Phase] = set()
        while not phases >= {Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL}:
            await here.party.step()
            table = here.live.table
            assert table.game is not None
            phases.add(table.game.phase)
            requests = [*requests_of(here.code, table), *pages_of(here.code)]
            told = []
            for method, path, body in requests:
                if method == "GET":
                    told.append(await ask(here.app, method, path, body=body))
            answers.add(tuple(told))
            if not spectators:
                heard = await Line(here.state).say(
                    dump(Hello(protocol=VERSION, table=here.code, version=rng.randint(0, 9)))
                )
                assert '"no_spectators"' in heard[0]
                assert heard[1:] == ["closed 4403"]
        assert len(answers) == 1


async def test_guesses_that_come_all_at_once_are_counted_one_by_one() -> None:
    few = Limits(guesses_burst=5, guesses_a_second=0.001)
    async with world(1) as here:
        app = make_app(State(here.hub, CATALOGUE, few, None))
        codes = [f"BBBB{one}{other}" for one in "BCDFGHJK" for other in "BCDFGHJK"]
        codes[40] = here.code
        paths = [f"/api/tables/{code}" for code in codes]
        answers = await asyncio.gather(*(ask(app, "GET", path) for path in paths))
        statuses = Counter(answer.status for answer in answers)
        assert statuses == {404: 5, 429: len(codes) - 5}
