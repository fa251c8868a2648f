"""What breaks between nodes: play goes on, nobody is taken for away, nothing is done twice."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest
from msgspec.structs import replace

from pinxit.client import connect, open_table
from pinxit.players import Memory, RandomPlayer, SameForAll
from pinxit.rules import View
from pinxit.rules.commands import AnyMove
from pinxit.rules.events import CardsGiven, ClueTold, VoteCast
from pinxit.rules.legal import AnyOption
from pinxit.table.codec import load_event
from pinxit.table.commands import AddComputer, Begin, ChangeSettings
from pinxit.table.nodes import cluster, line, lookout, station
from pinxit.table.nodes.messages import Moved, encode, topic_of
from pinxit.table.settings import Settings
from tests.nodes.cluster import LastingMemory, houses, in_one_process, node_of
from tests.nodes.switchboard import Switchboard
from tests.nodes.test_nodes import all_connected, sit_apart
from tests.patience import PATIENCE, becomes
from tests.web.house import everyone_plays


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes are given up sooner."""
    monkeypatch.setattr(station, "SILENT_AFTER", 2.0)
    for module in (station, line, lookout):
        monkeypatch.setattr(module, "DEAD_AFTER", 6.0)  # a busy machine may hold a node up


async def test_a_game_goes_on_while_the_bus_is_down_and_when_it_is_back() -> None:
    board = Switchboard()
    async with houses(in_one_process(board)) as nodes, AsyncExitStack() as stack:
        people = await all_connected(stack, await sit_apart(nodes, 4, house={"target": 12}))
        await people[0].do(Begin())
        playing = asyncio.gather(*(everyone_plays(person) for person in people))
        for _ in range(2):
            for bus in board.buses:
                bus.cut()
            await asyncio.sleep(0.5)
            for bus in board.buses:
                bus.mend()
            await asyncio.sleep(0.2)
        await playing
        newest = max(person.version for person in people)
        for person in people:
            await person.until(lambda p=person: p.version >= newest, PATIENCE)  # type: ignore[misc]  # a lambda


@pytest.mark.usefixtures("hasty")
async def test_what_the_bus_has_lost_is_found_in_the_store() -> None:
    board = Switchboard()
    async with houses(in_one_process(board)) as nodes, AsyncExitStack() as stack:
        people = await all_connected(stack, await sit_apart(nodes, 2))
        board.buses[1].deaf = True  # and nothing says so
        done = await people[0].do(ChangeSettings(Settings(house={"target": 9})))
        await people[1].until(lambda: people[1].version >= done, PATIENCE)


@pytest.mark.usefixtures("hasty")
async def test_who_came_by_a_node_that_died_is_away_after_a_while() -> None:
    board = Switchboard()
    engine = in_one_process(board)
    async with node_of(engine, "stays") as here, AsyncExitStack() as dying:
        there = await dying.enter_async_context(node_of(engine, "dies"))
        places = await sit_apart([here, there], 2)
        async with AsyncExitStack() as stack:
            people = await all_connected(stack, places)
            await people[0].until(lambda: all(one.here for one in people[0].view.sitters or ()))
            board.buses[1].cut()  # without a word, and it stores nothing either
            assert there.hub.cluster is not None
            for task in there.hub.cluster._ticking:
                task.cancel()
            await people[0].until(
                lambda: [one.here for one in people[0].view.sitters or ()] == [True, False],
                PATIENCE,
            )


@pytest.mark.usefixtures("hasty")
async def test_who_cannot_be_heard_by_the_bus_is_seen_by_the_store() -> None:
    board = Switchboard()
    async with houses(in_one_process(board)) as nodes, AsyncExitStack() as stack:
        people = await all_connected(stack, await sit_apart(nodes, 2))
        await people[0].until(lambda: all(one.here for one in people[0].view.sitters or ()))
        board.buses[1].cut()
        for _ in range(75):  # longer than the node is believed without a word
            await asyncio.sleep(0.1)
            assert all(one.here for one in people[0].view.sitters or ())


async def test_a_node_says_that_it_lives_also_while_its_database_hangs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = asyncio.Event()

    async def hang(_store: LastingMemory) -> None:
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(cluster, "AROUND_EVERY", 1)
    async with houses(in_one_process(Switchboard())) as nodes:
        monkeypatch.setattr(LastingMemory, "look_around", hang)
        await asked.wait()
        one, other = (node.hub.cluster for node in nodes)
        assert one is not None
        assert other is not None
        for _ in range(3):
            before = one.known.get(other.name)
            await becomes(lambda b=before: one.known.get(other.name) is not b)  # type: ignore[misc]  # a lambda


async def test_what_was_missed_is_looked_for_until_it_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real, failures = LastingMemory.newest, iter([True, True])

    async def newest(store: LastingMemory, codes: Sequence[str]) -> dict[str, int]:
        if next(failures, False):
            raise OSError("the database is away, too")
        return await real(store, codes)

    monkeypatch.setattr(cluster, "LOOK_SELDOM", 10**6)
    monkeypatch.setattr(cluster, "LOOK_EVERY", 10**6)
    board = Switchboard()
    async with houses(in_one_process(board)) as nodes, AsyncExitStack() as stack:
        people = await all_connected(stack, await sit_apart(nodes, 2))
        board.buses[1].cut()
        done = await people[0].do(ChangeSettings(Settings(house={"target": 9})))
        board.copies = tuple  # nobody is told anything, so that it has to be looked at
        monkeypatch.setattr(LastingMemory, "newest", newest)
        board.buses[1].mend()
        await people[1].until(lambda: people[1].version >= done, PATIENCE)
        assert next(failures, False) is False


async def test_a_table_that_could_not_wake_listens_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(_store: LastingMemory, *_of: object) -> None:
        raise OSError("the database is away")

    board = Switchboard()
    async with houses(in_one_process(board)) as nodes:
        host = await open_table(nodes[0].url, "Ada")
        bus = board.buses[1]
        bus.up = False
        with monkeypatch.context() as patch:
            patch.setattr(LastingMemory, "sightings", fail)
            with pytest.raises(OSError, match="away"):
                await nodes[1].hub.live(host.code)
        assert topic_of(host.code) not in bus._hears
        assert (await nodes[1].hub.live(host.code)).table.code == host.code


async def test_a_device_leaves_its_seat_also_if_nobody_could_tell_its_node() -> None:
    board = Switchboard()
    async with houses(in_one_process(board)) as nodes:
        host = await open_table(nodes[0].url, "Ada")
        async with connect(host) as here:
            code = await here.seat_code()
            board.buses[0].cut()
            await nodes[1].hub.doors.move_seat(code)
            await here.until(lambda: here.goodbye == "moved", PATIENCE)


async def test_a_table_that_was_deleted_by_another_node_is_gone_without_the_bus() -> None:
    async with houses(in_one_process(None)) as nodes:
        host = await open_table(nodes[0].url, "Ada")
        async with connect(host) as here:
            await nodes[1].hub.delete(host.code)
            await here.until(lambda: here.goodbye == "deleted", PATIENCE)


async def test_what_was_told_and_never_stored_is_forgotten() -> None:
    board = Switchboard()
    async with houses(in_one_process(board)) as nodes:
        host = await open_table(nodes[0].url, "Ada")
        async with connect(host) as here, connect(replace(host, server=nodes[1].url)):
            live = await nodes[0].hub.live(host.code)
            records = await nodes[0].hub.store.read(host.code)
            lie = Moved(node="liar", since=live.table.version, events=(records[-1].event,) * 2)
            board.buses[1].tell(topic_of(host.code), encode(lie))
            await becomes(lambda: here.reconnects > 0)
            again = await nodes[0].hub.live(host.code)
            await becomes(lambda: again.table.version == len(records))


async def test_computer_players_act_once_though_two_nodes_have_the_table() -> None:
    asked = 0
    player = RandomPlayer(("a clue",))

    def choose(
        view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random
    ) -> AnyMove:
        nonlocal asked
        asked += 1
        return player(view, options, memory, rng)

    engine = in_one_process(Switchboard())
    async with houses(engine, roster=SameForAll(choose)) as nodes, AsyncExitStack() as stack:
        people = await all_connected(stack, await sit_apart(nodes, 2, house={"target": 6}))
        for _ in range(3):
            await people[0].do(AddComputer())
        await people[0].do(Begin())
        await everyone_plays(*people)
        records = await nodes[0].hub.store.read(people[0].place.code)
        events = [load_event(record.event) for record in records]
        moves = [one for one in events if isinstance(one, ClueTold | CardsGiven | VoteCast)]
        of_computers = sum(one.seat in {"s3", "s4", "s5"} for one in moves)
        assert of_computers <= asked < 1.5 * of_computers  # twice, if both nodes acted


async def test_limits_hold_for_all_nodes_together() -> None:
    board = Switchboard()
    async with houses(in_one_process(board)) as nodes:
        first, second = (node.state.openings for node in nodes)
        before = second.of("198.51.100.7").left
        for _ in range(10):
            assert first.spend("198.51.100.7")
        await becomes(lambda: second.of("198.51.100.7").left <= before - 9.5)
        assert nodes[0].state.door.enter("198.51.100.8")
        other = nodes[1].hub.cluster
        assert other is not None
        await becomes(lambda: other.spending.inside_elsewhere("198.51.100.8") == 1)
        nodes[0].state.door.leave("198.51.100.8")
        await becomes(lambda: other.spending.inside_elsewhere("198.51.100.8") == 0)


async def test_what_is_said_to_one_node_by_whoever_runs_the_house_is_said_to_all() -> None:
    board = Switchboard()
    async with houses(in_one_process(board)) as nodes:
        host = await open_table(nodes[0].url, "Ada")
        async with connect(host) as here:
            nodes[1].hub.pin("Tea is ready.")
            nodes[1].hub.drain(on=True)
            await here.until(lambda: here.notice == "Tea is ready.", PATIENCE)
            await becomes(lambda: nodes[0].hub.draining)
        async with node_of(in_one_process(board), "late") as late:  # with a memory of its own
            await becomes(lambda: late.hub.draining and late.hub.notice.text == "Tea is ready.")


async def test_whoever_runs_the_house_sees_all_its_nodes_and_tables() -> None:
    board = Switchboard()
    async with houses(in_one_process(board)) as nodes:
        host = await open_table(nodes[0].url, "Ada")
        async with connect(host):
            other = nodes[1].hub.cluster
            assert other is not None
            await becomes(lambda: "node-1" in other.known)
            (told,) = await other.tables_elsewhere()
            assert host.code.encode() in told
            assert b'"node":"node-1"' in told
            await becomes(lambda: other.known["node-1"].numbers.connections == 1)
