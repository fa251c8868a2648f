"""Players of one table on several nodes: whichever they come to, they play the same game."""

import asyncio
from contextlib import AsyncExitStack

from msgspec.structs import replace

from pinxit.client import Client, Place, connect, open_table, sit_down
from pinxit.table.commands import Begin, ChangeSettings
from pinxit.table.nodes.messages import encode
from pinxit.table.ports import Sighting
from pinxit.table.settings import Settings, Timers
from tests.at_length import times
from tests.nodes.cluster import Engine, node_of
from tests.nodes.conftest import everywhere, with_a_bus
from tests.patience import PATIENCE
from tests.web.house import House, everyone_plays


async def sit_apart(nodes: list[House], people: int, **settings: object) -> list[Place]:
    """Let people sit down at one table, each by the next node."""
    host = await open_table(nodes[0].url, "Person 1", settings=settings)
    places = [host]
    for number in range(1, people):
        node = nodes[number % len(nodes)]
        places.append(await sit_down(node.url, host.code, f"Person {number + 1}"))
    return places


async def all_connected(stack: AsyncExitStack, places: list[Place]) -> list[Client]:
    return [await stack.enter_async_context(connect(place)) for place in places]


@everywhere
async def test_a_whole_game_is_played_across_nodes(nodes: list[House]) -> None:
    places = await sit_apart(nodes, 4, house={"target": 8})
    async with AsyncExitStack() as stack:
        people = await all_connected(stack, places)
        await people[0].do(Begin())
        await everyone_plays(*people)
        versions = {max(person.version for person in people)}
        for person in people:
            await person.until(lambda p=person: p.version in versions, PATIENCE)  # type: ignore[misc]  # a lambda
        views = [person.view.game for person in people]
        assert all(view == views[0] for view in views)


async def test_what_is_done_by_one_node_is_seen_by_the_other(nodes: list[House]) -> None:
    places = await sit_apart(nodes, 3)
    async with AsyncExitStack() as stack:
        people = await all_connected(stack, places)
        await people[0].do(ChangeSettings(Settings(house={"target": 17})))
        for person in people:
            await person.until(
                lambda p=person: p.view.table.settings.house == {"target": 17},  # type: ignore[misc]  # a lambda
                PATIENCE,
            )


@everywhere
async def test_whoever_comes_back_by_another_node_sees_what_they_have_done(
    nodes: list[House],
) -> None:
    host = await open_table(nodes[0].url, "Ada")
    async with connect(replace(host, server=nodes[1].url)) as there:  # so that it is awake there
        done = 0
        for target in range(5, 15):
            async with connect(host) as here:
                done = await here.do(ChangeSettings(Settings(house={"target": target})))
            async with connect(replace(host, server=nodes[1].url)) as again:
                await again.until(lambda v=done, a=again: a.version >= v, PATIENCE)  # type: ignore[misc]  # a lambda
        assert there.version == done


async def test_everyone_sees_who_is_here(nodes: list[House]) -> None:
    places = await sit_apart(nodes, 3)
    async with AsyncExitStack() as stack:
        people = await all_connected(stack, places)

        def sees_all(person: Client) -> bool:
            return all(sitter.here for sitter in person.view.sitters or ())

        for person in people:
            await person.until(lambda p=person: sees_all(p), PATIENCE)  # type: ignore[misc]  # a lambda


@with_a_bus
async def test_what_is_said_is_heard_by_all(nodes: list[House]) -> None:
    places = await sit_apart(nodes, 3)
    async with AsyncExitStack() as stack:
        people = await all_connected(stack, places)
        for person in people:
            await person.say(f"I am {person.seat}")
        for person in people:
            await person.until(lambda p=person: len(p.said) >= 3, PATIENCE)  # type: ignore[misc]  # a lambda
            assert {said.text for said in person.said} == {f"I am s{n}" for n in (1, 2, 3)}


async def test_a_code_for_a_seat_works_at_another_node(nodes: list[House]) -> None:
    host = await open_table(nodes[0].url, "Ada")
    async with connect(host) as here:
        code = await here.seat_code()
        taken = await nodes[1].hub.doors.move_seat(code)
        assert (taken.code, taken.seat) == (host.code, host.seat)
        await here.until(lambda: here.goodbye == "moved", PATIENCE)


@everywhere
async def test_nobody_who_is_connected_anywhere_is_played_for_or_replaced(
    nodes: list[House],
) -> None:
    timers = Timers(away=1)
    places = await sit_apart(nodes, 4, timers=timers, house={"target": 30})
    async with AsyncExitStack() as stack:
        people = await all_connected(stack, places)
        await people[0].do(Begin())
        for _ in range(25):
            await asyncio.sleep(0.1)
            for node in nodes:
                table = (await node.hub.live(places[0].code)).table
                assert table.host == "s1"
                assert not any(sitter.stood_in for sitter in table.sitters)


@everywhere
async def test_a_host_who_is_connected_stays_host_though_another_node_wakes_the_table(
    engine: Engine,
) -> None:
    """It knows of nobody at first, and nobody has to be away for longer than a second."""
    async with node_of(engine, "old") as old:
        host = await open_table(old.url, "Ada", settings={"timers": Timers(away=1)})
        guest = await sit_down(old.url, host.code, "Ben")
        async with connect(host), AsyncExitStack() as stack:
            for number in range(times(1, 5)):
                new = await stack.enter_async_context(node_of(engine, f"new {number}"))
                async with connect(replace(guest, server=new.url)) as there:
                    for _ in range(25):  # longer than anybody is waited for
                        await asyncio.sleep(0.1)
                        assert there.view.table
                        assert there.view.table.host == host.seat
                        assert (await new.hub.live(host.code)).table.host == host.seat


async def test_what_is_stored_of_who_is_here_undoes_nothing_that_was_heard_since(
    nodes: list[House],
) -> None:
    places = await sit_apart(nodes, 2)
    async with AsyncExitStack() as stack:
        people = await all_connected(stack, places)
        await people[0].until(
            lambda: all(one.here for one in people[0].view.sitters or ()), PATIENCE
        )
        one, other = (node.hub.cluster for node in nodes)
        assert one is not None
        assert other is not None
        before = replace(other._lines[places[0].code].mine(), seats={}, at=1.0)
        line = one._lines[places[0].code]
        seen = encode(before)
        line.sighted(Sighting(line.code, other.name, other.station.clock.now(), seen))
        assert set(line.elsewhere[other.name].seats) == {"s2"}
        after = replace(before, at=other.station.stamp())
        line.sighted(Sighting(line.code, other.name, other.station.clock.now(), encode(after)))
        assert not line.elsewhere[other.name].seats
