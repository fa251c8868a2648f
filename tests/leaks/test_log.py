"""Whatever goes wrong, nothing of a table is logged: no token, code, seed, clue, card or name.

`suite.py` looks at every record of every evening. Here things fail, one after the other, and their
errors carry all secrets that an error could carry; what is looked at are the lines of the log.
"""

import logging
import random
from collections.abc import Iterator
from inspect import signature
from typing import Any

import pytest
from sqlalchemy import text

from pinxit.adapters import StoreError, open_store
from pinxit.adapters.database import find_database
from pinxit.cli.log import JsonLines
from pinxit.players import Memory, SameForAll
from pinxit.protocol import VERSION
from pinxit.protocol.messages import Do, Hello, Say, dump
from pinxit.rules import Clue, View
from pinxit.rules.commands import AnyMove, Tell
from pinxit.rules.legal import AnyOption
from pinxit.table.awake.caretaker import _chosen
from pinxit.table.commands import Begin
from pinxit.table.hub import Hub
from pinxit.table.settings import Settings
from pinxit.web.app import make_app
from pinxit.web.state import State
from tests.leaks.asking import ask
from tests.leaks.line import Line, settle
from tests.leaks.received import CHAT
from tests.leaks.suite import CARD
from tests.leaks.world import CATALOGUE, CLUES, GENEROUS, NAME, World, world
from tests.table.random_evening import StillClock

LOUD = Settings(decks=("plain",), house={"first": "host"})


class Lines(logging.Handler):
    """What whoever runs the server could read, at the most talkative."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(self.format(record))


@pytest.fixture
def lines() -> Iterator[Lines]:
    root, handler = logging.getLogger(), Lines()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield handler
    root.removeHandler(handler)
    root.setLevel(level)


def check(lines: Lines, least: int, *secrets: str) -> None:
    """See that as much was logged as had to be, and no secret with it."""
    text = "\n".join(lines.written)
    assert len([line for line in lines.written if '"error"' in line]) >= least, text
    for secret in (*CLUES, NAME, CHAT, *secrets):
        assert secret not in text
    assert not CARD.search(text), text


def everything(here: World) -> str:
    """Say all secrets of a table in one sentence."""
    game = here.live.table.game
    said = [*here.tokens.values(), here.code, NAME, CHAT, *CLUES]
    return " ".join(said + ([game.seed, *game.pile] if game else []))


async def test_when_the_memory_fails_no_secret_is_logged(
    lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(1, LOUD) as here:
        await here.live.handle("s1", Begin("s1"))
        game = here.live.table.game
        assert game is not None

        async def fail(*_: object, **__: object) -> Any:  # noqa: ANN401 (of a store)
            raise RuntimeError(everything(here))

        line = Line(here.state)
        hello = dump(Hello(protocol=VERSION, table=here.code, token=here.tokens["s1"]))
        await line.say(hello)
        await line.say(dump(Say(CHAT)))
        for method in ("append", "seat_of", "put_token", "create", "read"):
            monkeypatch.setattr(here.store, method, fail)
        told = Tell(game.hands["s1"][0], Clue(CLUES[0]))
        (answer,) = await line.say(dump(Do(id="1", wish=told)))
        assert '"failed"' in answer
        assert everything(here) not in answer
        assert any("1011" in text for text in await Line(here.state).say(hello))
        path = f"/api/tables/{here.code}/seats"
        for asked in (path, "/api/tables"):
            answered = await ask(here.app, "POST", asked, body={"name": f"{NAME} x"})
            assert answered.status == 503
            assert everything(here).encode() not in answered.body
        await line.hang_up()
        check(lines, 4, here.code, game.seed, *here.tokens.values())
        monkeypatch.undo()


async def test_when_a_computer_player_fails_no_secret_is_logged(lines: Lines) -> None:
    async with world(1, LOUD) as here:
        await here.live.handle("s1", Begin("s1"))
        game = here.live.table.game
        assert game is not None

        def fails(
            view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random, /
        ) -> AnyMove:
            raise KeyError(everything(here), view, options, memory, rng)

        def cheats(
            view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random, /
        ) -> AnyMove:
            del view, options, memory, rng
            return Tell(game.pile[0], Clue(CLUES[0]))

        for choose in (fails, cheats):
            await _chosen(here.live, "s1", SameForAll(choose))
        assert any("not legal" in line for line in lines.written)
        check(lines, 1, here.code, game.seed)


async def test_when_a_database_fails_no_secret_is_logged(lines: Lines, database_url: str) -> None:
    store = await open_store(database_url)
    hub = Hub(
        store=store,
        clock=StillClock(),
        decks=CATALOGUE.cards,
        roster=SameForAll(lambda *_: pytest.fail("nobody thinks here")),
    )
    hub._take_care = _nobody_minds  # type: ignore[method-assign]  # its clock stands still
    state = State(hub, CATALOGUE, GENEROUS, None)
    app = make_app(state)
    host = await hub.open(LOUD, f"{NAME} 1", None)
    line = Line(state)
    await line.say(dump(Hello(protocol=VERSION, table=host.code, token=host.token)))
    for _ in range(50):
        if line.heard:
            break
        await settle()
    other = find_database(database_url).migrator()
    with other.begin() as connection:
        for table in ("log", "tokens"):
            connection.execute(text(f"ALTER TABLE {table} RENAME TO {table}_gone"))
    other.dispose()
    statuses = {
        (await ask(app, "POST", f"/api/tables/{host.code}/seats", body={"name": NAME})).status,
        (await ask(app, "POST", "/api/tables", body={"name": f"{NAME} 2"})).status,
        await _exported(app, host.code, host.token),
    }
    assert statuses == {503}
    await line.hang_up()
    await hub.close()
    check(lines, 3, host.code, host.token)


async def _exported(app: Any, code: str, token: str) -> int:  # noqa: ANN401 (an application)
    headers = {"authorization": f"Bearer {token}"}
    return (await ask(app, "GET", f"/api/tables/{code}/export", headers=headers)).status


async def _nobody_minds(live: object) -> None:
    del live


def test_an_error_that_is_told_a_table_and_is_logged_does_not_name_it() -> None:
    own = [kind for kind in _all_below(StoreError) if kind.__init__ is not StoreError.__init__]
    told = [kind for kind in own if "code" in signature(kind).parameters]
    assert told
    for kind in told:
        assert "LAMPLX" not in str(kind("LAMPLX"))


def _all_below(kind: type[Exception]) -> set[type[Exception]]:
    return set(kind.__subclasses__()).union(*map(_all_below, kind.__subclasses__()))
