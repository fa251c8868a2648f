"""What must hold of several nodes, whatever breaks: each law raises if it does not.

`test_laws` sees that they hold; it also plants faults, and sees that a law tells each.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from secrets import token_hex
from typing import Final

import msgspec
from msgspec.structs import replace

from pinxit.client import Client, connect, open_table, sit_down
from pinxit.players import Memory, RandomPlayer, SameForAll
from pinxit.protocol.operations import OPEN_TABLE
from pinxit.rules import View
from pinxit.rules.commands import AnyMove
from pinxit.rules.legal import AnyOption
from pinxit.table.commands import AddComputer, Begin, ChangeSettings
from pinxit.table.errors import NotAllowed
from pinxit.table.nodes import station
from pinxit.table.settings import Settings, Timers
from pinxit.web.places import Places
from tests.at_length import times
from tests.cluster.checker import Row, check
from tests.cluster.people import Party, gather
from tests.nodes.cluster import Engine, LastingMemory, houses, in_one_process, node_of
from tests.nodes.switchboard import Switchboard
from tests.nodes.test_doors import ask
from tests.nodes.test_nodes import all_connected, sit_apart
from tests.web.house import House, everyone_plays

SEATS: Final = (3, 4)
TURMOIL: Final = times(2.5, 20.0)  # seconds in which things break
LOST: Final = 0.03  # of what is told by the bus
TWICE: Final = 0.05
LATE: Final = 0.05  # seconds at most

Law = Callable[[float], Awaitable[None]]  # told how long to wait for what must come


async def what_people_have_seen_is_what_is_in_the_log(patience: float) -> None:
    """An evening by three nodes: the bus loses, doubles and delays, is cut, and people fall out."""
    board, rng, goes_on = Switchboard(), random.Random(7), asyncio.Event()
    goes_on.set()
    async with houses(in_one_process(board), 3) as nodes:
        urls = [node.url for node in nodes]
        parties = [await gather(urls, size, n, rng) for n, size in enumerate(SEATS)]
        people = [one for party in parties for one in party.people]
        for one in people:
            one.running = asyncio.create_task(one.run())
        try:
            for party in parties:
                for one in party.people:
                    await one.until(lambda o=one: o.version > 0, patience)  # type: ignore[misc]  # a lambda
                await asyncio.wait_for(party.people[0].do(Begin()), patience)
                party.tasks = [asyncio.create_task(one.play(goes_on)) for one in party.people]
            board.copies = lambda: _weather(rng)
            await _turmoil(board, parties, rng)
            board.copies = lambda: (0.0,)
            goes_on.clear()
            playing = [task for party in parties for task in party.tasks]
            done, late = await asyncio.wait(playing, timeout=patience)
            assert not late, "somebody waits for ever"
            for task in done:
                task.result()
            for party in parties:
                rows = await converged(nodes[0], party, patience)
                violations, _ = check(party, rows)
                assert not violations, violations[0]
        finally:
            tasks = [task for party in parties for task in party.tasks]
            tasks += [one.running for one in people if one.running is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def _weather(rng: random.Random) -> Sequence[float]:
    chance = rng.random()
    if chance < LOST:
        return ()
    copies = 2 if chance < LOST + TWICE else 1
    return [rng.random() * LATE for _ in range(copies)]


async def _turmoil(board: Switchboard, parties: Sequence[Party], rng: random.Random) -> None:
    loop = asyncio.get_running_loop()
    until = loop.time() + TURMOIL
    while loop.time() < until:
        await asyncio.sleep(rng.uniform(0.05, 0.25))
        what = rng.random()
        if what < 0.6:
            socket = rng.choice(rng.choice(parties).people)._socket
            if socket is not None:
                socket.transport.abort()
        elif what < 0.8:
            board.wipe()
        else:
            bus = rng.choice(board.buses)
            bus.cut()
            await asyncio.sleep(rng.uniform(0.0, 0.4))
            bus.mend()


async def converged(node: House, party: Party, patience: float) -> list[Row]:
    """Wait until all have seen what is stored; return that."""
    loop = asyncio.get_running_loop()
    until = loop.time() + patience
    while True:
        rows = _rows(node, party.code)
        there = all(one.version == rows[-1].version and one.connected for one in party.people)
        if there or loop.time() > until:
            return rows
        await asyncio.sleep(0.05)


def _rows(node: House, code: str) -> list[Row]:
    store = node.hub.store
    assert isinstance(store, LastingMemory)
    return [
        Row(
            row.since,
            row.version,
            row.at,
            None if row.command is None else row.command.seat,
            None if row.command is None else row.command.id,
            msgspec.msgpack.encode(row.events),
        )
        for row in store._tables[code].rows
    ]


async def what_the_bus_lost_is_found(patience: float) -> None:
    """Also if nobody does anything, and nothing says that something was lost."""
    board = Switchboard()
    async with houses(in_one_process(board)) as nodes, AsyncExitStack() as stack:
        people = await all_connected(stack, await sit_apart(nodes, 2))
        board.copies = tuple
        done = await people[0].do(ChangeSettings(Settings(house={"target": 9})))
        board.copies = lambda: (0.0,)
        await people[1].until(lambda: people[1].version >= done, patience)


async def a_table_acts_once(patience: float) -> None:
    """However many nodes have it: who is to act has a lease, and asks for it again."""
    asked, player = 0, RandomPlayer(("a clue",))

    def choose(
        view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random
    ) -> AnyMove:
        nonlocal asked
        asked += 1
        return player(view, options, memory, rng)

    board = Switchboard()
    engine = in_one_process(board)
    async with houses(engine, roster=SameForAll(choose)) as nodes, AsyncExitStack() as stack:
        people = await all_connected(stack, await sit_apart(nodes, 2, house={"target": 6}))
        lines = [
            node.hub.cluster._lines[people[0].place.code] for node in nodes if node.hub.cluster
        ]
        may = [await line.may_act() for line in lines]
        assert sorted(may) == [False, True], "two nodes act"
        board.leases = dict.fromkeys(board.leases, ("another", float("inf")))
        async with asyncio.timeout(patience):
            while any([await line.may_act() for line in lines]):  # noqa: ASYNC110 (time tells)
                await asyncio.sleep(0.05)
        board.wipe()
        for _ in range(3):
            await people[0].do(AddComputer())
        await people[0].do(Begin())
        await asyncio.wait_for(everyone_plays(*people), patience)
        records = await nodes[0].hub.store.read(people[0].place.code)
        moves = sum(b'"s3"' in r.event or b'"s4"' in r.event or b'"s5"' in r.event for r in records)
        assert asked < 1.5 * moves, (asked, moves)


async def who_came_by_a_node_that_died_is_away(patience: float) -> None:
    """After a while; nothing was said of it."""
    board = Switchboard()
    engine = in_one_process(board)
    async with node_of(engine, "stays") as here, AsyncExitStack() as dying:
        there = await dying.enter_async_context(node_of(engine, "dies"))
        async with AsyncExitStack() as stack:
            people = await all_connected(stack, await sit_apart([here, there], 2))
            await people[0].until(lambda: _here(people[0]) == [True, True], patience)
            board.buses[1].cut()
            assert there.hub.cluster is not None
            for task in there.hub.cluster._ticking:
                task.cancel()
            within = station.DEAD_AFTER + patience
            await people[0].until(lambda: _here(people[0]) == [True, False], within)


async def who_is_connected_anywhere_is_not_replaced(patience: float) -> None:
    """Nobody has to be away for longer than a second, and the other node knew nothing of them."""
    del patience
    async with AsyncExitStack() as stack:
        engine: Engine = in_one_process(None)
        old = await stack.enter_async_context(node_of(engine, "old"))
        host = await open_table(old.url, "Ada", settings={"timers": Timers(away=1)})
        guest = await sit_down(old.url, host.code, "Ben")
        await stack.enter_async_context(connect(host))
        new = await stack.enter_async_context(node_of(engine, "new"))
        there = await stack.enter_async_context(connect(replace(guest, server=new.url)))
        for _ in range(40):
            await asyncio.sleep(0.1)
            assert there.view.table
            assert there.view.table.host == host.seat, "the host was replaced"


async def a_token_that_was_replaced_opens_nothing(patience: float) -> None:
    """At no node, however often it was used there; and whoever has come with it must leave."""
    board = Switchboard()
    async with houses(in_one_process(board)) as nodes:
        host = await open_table(nodes[0].url, "Ada")
        assert host.token is not None
        async with connect(host) as here, connect(replace(host, server=nodes[1].url)) as there:
            taken = await nodes[1].hub.doors.move_seat(await here.seat_code())
            for one in (here, there):
                await one.until(lambda o=one: o.goodbye == "moved", patience)  # type: ignore[misc]  # a lambda
        for node in nodes:
            async with connect(replace(host, server=node.url, token=taken.token)) as again:
                assert again.version
            try:
                await node.hub.doors.seat_of(host.code, host.token)
            except NotAllowed:
                continue
            raise AssertionError("an old token opens a seat")


async def who_is_shut_out_is_let_in_by_no_node(patience: float) -> None:
    """Whoever runs the house says so to one node."""
    async with houses(in_one_process(Switchboard())) as nodes:
        places: list[Places] = [node.state.places for node in nodes]
        await places[0].shut_out("203.0.113.7", "rude", None)
        async with asyncio.timeout(patience):
            while not all(one.refuses("203.0.113.7") for one in places):  # noqa: ASYNC110 (as above)
                await asyncio.sleep(0.02)


async def a_request_opens_one_table(patience: float) -> None:
    """By whichever node it is sent again."""
    async with houses(in_one_process(Switchboard())) as nodes, asyncio.timeout(4 * patience):
        request = token_hex(16)
        asked = [ask(node, OPEN_TABLE.at(), request) for node in (*nodes, *nodes)]
        answers = set(map(repr, await asyncio.gather(*asked)))
        assert len(answers) == 1, answers


async def a_seat_is_opened_by_its_own_token(patience: float) -> None:
    """Also if several sit down at the same moment by several nodes."""
    async with houses(in_one_process(Switchboard())) as nodes:
        host = await open_table(nodes[0].url, "Host")
        for node in nodes:
            await node.hub.live(host.code)
        for turn in range(2):
            places = await asyncio.gather(
                *(sit_down(nodes[n % 2].url, host.code, f"Person {turn} {n}") for n in range(3))
            )
            for place in places:
                client = Client(place)
                running = asyncio.create_task(client.run())
                await client.until(lambda c=client: c.version > 0, patience)  # type: ignore[misc]  # a lambda
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)


def _here(person: Client) -> list[bool]:
    return [one.here for one in person.view.sitters or ()]


ALL: Final[Sequence[Law]] = (
    what_people_have_seen_is_what_is_in_the_log,
    what_the_bus_lost_is_found,
    a_table_acts_once,
    who_came_by_a_node_that_died_is_away,
    who_is_connected_anywhere_is_not_replaced,
    a_token_that_was_replaced_opens_nothing,
    who_is_shut_out_is_let_in_by_no_node,
    a_request_opens_one_table,
    a_seat_is_opened_by_its_own_token,
)
