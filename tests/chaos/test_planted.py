"""The test of the test: bugs are planted, and the checker must find each within a few evenings."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from pinxit.players import Roster
from pinxit.protocol import sections, updates
from pinxit.protocol.messages import Do, Done
from pinxit.rules import Game, Seat
from pinxit.rules import view as rules_view
from pinxit.rules.view import Mine, View
from pinxit.table import hub as hub_module
from pinxit.table.awake import caretaker, seating
from pinxit.table.awake.journal import Journal, TableGone
from pinxit.table.awake.live import LiveTable, Moment, Spend, freely
from pinxit.table.awake.scene import Scene
from pinxit.table.codec import dump_event
from pinxit.table.commands import Sit
from pinxit.table.events import AnyTableEvent
from pinxit.table.ports import CommandRef, Listing
from pinxit.table.state import Table
from pinxit.web.connection import Connection
from pinxit.web.session import Session

from .disk import DiskFault, DiskStore
from .world import evening

MOST = 150  # evenings within which a bug must be found
Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]


def acknowledged_too_soon(patch: Patch) -> None:
    real = Session._do

    async def do(self: Session, message: Do, connection: Connection, live: LiveTable) -> None:
        connection.answer(Done(message.id, live.table.version + 1))
        await asyncio.sleep(0)
        await real(self, message, connection, live)

    patch.setattr(Session, "_do", do)


def appended_twice(patch: Patch) -> None:
    real = DiskStore.append

    async def append(
        self: DiskStore,
        code: str,
        version: int,
        events: Sequence[bytes],
        *others: Any,  # noqa: ANN401 (handed on)
    ) -> None:
        await real(self, code, version, events, *others)
        if b"cards_given" in events[0]:
            await real(self, code, version + len(events), events[:1], None, 0.0)

    patch.setattr(DiskStore, "append", append)


def command_id_forgotten(patch: Patch) -> None:
    real = DiskStore.append

    async def append(
        self: DiskStore,
        code: str,
        version: int,
        events: Sequence[bytes],
        listing: Listing | None,
        at: float,
        command: CommandRef | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        del command
        await real(self, code, version, events, listing, at, None, snapshot)

    patch.setattr(DiskStore, "append", append)


def published_too_soon(patch: Patch) -> None:
    async def append(
        self: Journal,
        events: Sequence[AnyTableEvent],
        before: Table,
        after: Table,
        ref: CommandRef | None,
    ) -> None:
        self._take(events, after)
        stored = [dump_event(event) for event in events]
        await self._store.append(
            before.code, before.version, stored, None, self._clock.now(), ref, None
        )

    real = LiveTable.carry_out

    async def carry_out(self: LiveTable, *asked: Any) -> int:  # noqa: ANN401 (handed on)
        self.publish()
        return await real(self, *asked)

    patch.setattr(Journal, "_append", append)
    patch.setattr(LiveTable, "carry_out", carry_out)


def doubts_forgotten(patch: Patch) -> None:
    patch.setattr(Journal, "in_doubt", property(lambda _: False, lambda _self, _value: None), False)


def version_not_checked(patch: Patch) -> None:
    doubts_forgotten(patch)
    real = DiskStore.append

    async def append(
        self: DiskStore,
        code: str,
        version: int,
        *others: Any,  # noqa: ANN401 (handed on)
    ) -> None:
        version = len(await self._index.read(code))
        await real(self, code, version, *others)

    patch.setattr(DiskStore, "append", append)


def secrets_shared(patch: Patch) -> None:
    real = sections.own_sections

    def own_sections(scene: Scene, seat: Seat | None, names: frozenset[str]) -> dict[str, Any]:
        key = (own_sections, names)  # and not whose they are
        known: dict[str, Any] = scene.made.setdefault(key, real(scene, seat, names))
        return known

    patch.setattr(updates, "own_sections", own_sections)


def seed_shown(patch: Patch) -> None:
    real = rules_view.view_for

    def view_for(game: Game, seat: Seat | None) -> View:
        return replace(real(game, seat), seed=game.seed)

    patch.setattr(sections, "view_for", view_for)


def hand_of_another_shown(patch: Patch) -> None:
    real = rules_view.mine_for

    def mine_for(game: Game, seat: Seat | None) -> Mine | None:
        mine = real(game, seat)
        other = game.hands[game.seats[0]]
        return None if mine is None else replace(mine, hand=other)

    patch.setattr(sections, "mine_for", mine_for)


def caretaker_gives_up(patch: Patch) -> None:
    async def take_care(live: LiveTable, roster: Roster, thinking: float = 0.0) -> None:
        try:
            while True:
                await caretaker._take_care_once(live, roster, thinking)
        except Exception:  # noqa: BLE001, S110 (that is the bug)
            pass

    patch.setattr(hub_module, "take_care", take_care)


def moment_not_checked(patch: Patch) -> None:
    patch.setattr(Moment, "check", lambda _self, _table: None)


def drained_unheard(patch: Patch) -> None:
    patch.setattr(Session, "drained", lambda _self: None)


def lost_unnoticed(patch: Patch) -> None:
    patch.setattr(LiveTable, "unwatch", lambda _self, _watcher: None)


def known_commands_refused(patch: Patch) -> None:
    async def version_of(_self: Journal, _ref: CommandRef | None) -> int | None:
        return None

    patch.setattr(Journal, "version_of", version_of)


def session_dies_with_the_disk(patch: Patch) -> None:
    real = Session._do

    async def do(self: Session, message: Do, connection: Connection, live: LiveTable) -> None:
        try:
            await real(self, message, connection, live)
        except TableGone:
            raise
        except OSError:
            raise
        except Exception as error:
            if "disk" in repr(type(error)).lower():
                await asyncio.Event().wait()  # for ever
            raise

    patch.setattr(Session, "_do", do)


def token_after_the_seat(patch: Patch) -> None:
    real = DiskStore.put_token

    async def put_token(self: DiskStore, token_hash: str, code: str, seat: str) -> None:
        task = asyncio.get_running_loop().create_task(real(self, token_hash, code, seat))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    patch.setattr(DiskStore, "put_token", put_token)


def request_forgotten(patch: Patch) -> None:
    real = seating.sit

    async def sit(
        live: LiveTable,
        command: Sit,
        token_hash: str,
        request: str | None = None,
        spend: Spend = freely,
    ) -> Seat:
        del request
        return await real(live, command, token_hash, None, spend)

    patch.setattr(seating, "sit", sit)


def goodbye_hidden_by_the_disk(patch: Patch) -> None:
    async def forget_tokens(self: LiveTable, seat: Seat) -> None:
        await self.store.drop_tokens(self.table.code, seat)
        raise DiskFault  # as it does one evening in hundreds, just when somebody leaves

    patch.setattr(LiveTable, "_forget_tokens", forget_tokens)


PLANTED: tuple[Plant, ...] = (
    acknowledged_too_soon,
    appended_twice,
    command_id_forgotten,
    published_too_soon,
    doubts_forgotten,
    version_not_checked,
    secrets_shared,
    seed_shown,
    hand_of_another_shown,
    caretaker_gives_up,
    moment_not_checked,
    drained_unheard,
    lost_unnoticed,
    known_commands_refused,
    session_dies_with_the_disk,
    token_after_the_seat,
    request_forgotten,
    goodbye_hidden_by_the_disk,
)


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_bug_is_found(plant: Plant, monkeypatch: Patch) -> None:
    # Without it, nothing is wrong in any of these evenings; that is `test_chaos.py`.
    plant(monkeypatch)
    assert any(evening(seed).violations for seed in range(MOST))
