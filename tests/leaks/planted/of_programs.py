"""Leaks by way of programs that the host admits: to them, and of what opens their seats."""

import logging
from typing import Any

from pinxit.rules import Seat
from pinxit.table.awake import seating
from pinxit.table.awake.scene import Scene
from pinxit.table.hub import admissions
from pinxit.table.hub.admissions import Admissions
from tests.leaks.planted.tools import Patch, also, game_of, leak, own_section, section

log = logging.getLogger(__name__)


def made_codes(patch: Patch) -> list[str]:
    """Note every code that is made."""
    right, made = Admissions.ask, [""]

    async def ask(self: Admissions, code: str, host: Seat) -> str:
        made.append(await right(self, code, host))
        return made[-1]

    patch.setattr(Admissions, "ask", ask)
    return made


@leak("codes that admit programs are logged")
def _(patch: Patch) -> None:
    right = Admissions.ask

    async def ask(self: Admissions, code: str, host: Seat) -> str:
        made = await right(self, code, host)
        log.info("a code was made: %s", made)
        return made

    patch.setattr(Admissions, "ask", ask)


@leak("the token of a program is logged")
def _(patch: Patch) -> None:
    right = Admissions.use

    async def use(self: Admissions, *asked: Any, **more: Any) -> Any:  # noqa: ANN401 (as it was)
        taken = await right(self, *asked, **more)
        log.info("a program sits down: %s", taken)
        return taken

    patch.setattr(Admissions, "use", use)


@leak("everybody is told the code that admits a program")
def _(patch: Patch) -> None:
    made = made_codes(patch)
    section(patch, "table", lambda _table, part: also(part, admission=made[-1]))


@leak("the token of a program is shown to the others")
def _(patch: Patch) -> None:
    right, shown = Admissions.use, [""]

    async def use(self: Admissions, *asked: Any, **more: Any) -> Any:  # noqa: ANN401 (as it was)
        taken = await right(self, *asked, **more)
        shown.append(taken.token)
        return taken

    patch.setattr(Admissions, "use", use)
    section(patch, "table", lambda _table, part: also(part, opened_by=shown[-1]))


@leak("what is kept of a program's token is shown")
def _(patch: Patch) -> None:
    right, shown = seating._put_token, [""]

    async def put(live: Any, token_hash: str, seat: Seat) -> None:  # noqa: ANN401 (a table)
        shown.append(token_hash)
        await right(live, token_hash, seat)

    patch.setattr(seating, "_put_token", put)
    section(patch, "table", lambda _table, part: also(part, known_by=shown[-1]))


@leak("the code that admits a program is the table's")
def _(patch: Patch) -> None:
    right = Admissions.ask

    async def ask(self: Admissions, code: str, host: Seat) -> str:
        with patch.context() as drawing:
            drawing.setattr(self, "_new_code", lambda _length: f"{code}{host:>4}")
            return await right(self, code, host)

    patch.setattr(admissions.Admissions, "ask", ask)


@leak("programs see what others hold, to be quicker")
def _(patch: Patch) -> None:
    def change(scene: Scene, seat: Seat | None, part: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(scene)
        remote = any(s.remote and s.seat == seat for s in scene.table.sitters)
        return also(part, hands=game.hands) if remote and game and part else part

    own_section(patch, "mine", change)


@leak("programs are told who laid each card")
def _(patch: Patch) -> None:
    def change(scene: Scene, seat: Seat | None, part: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(scene)
        remote = any(s.remote and s.seat == seat for s in scene.table.sitters)
        return also(part, owners=game.round.laid) if remote and game and part else part

    own_section(patch, "mine", change)
