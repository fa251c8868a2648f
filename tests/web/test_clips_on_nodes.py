"""Clues beyond words in a house of several nodes: brought to one, told by another, for all."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx2
import pytest

from pinxit.client import Client, Place, WishRefused, connect, open_table, sit_down
from pinxit.rules import Clue, Medium, Phase
from pinxit.rules.commands import Tell
from pinxit.table.commands import Begin
from pinxit.table.settings import Settings
from tests.clips.studio import drawn, sung
from tests.patience import PATIENCE
from tests.web.test_clips import clips_of, hand_of
from tests.web.test_own_pictures_on_nodes import (
    Node,
    blobs,
    nodes,
)

__all__ = ["blobs", "nodes"]

HOSTS = Settings(decks=("plain",), house={"first": "host"})


@asynccontextmanager
async def a_game(at: list[Node]) -> AsyncIterator[tuple[list[Place], list[Client]]]:
    """Sit down at one table by different nodes, and begin; the first tells, by the second node."""
    host = await open_table(at[0].url, "Ada", settings=HOSTS)
    places = [host, *[await sit_down(at[1].url, host.code, name) for name in ("Bo", "Cy")]]
    async with AsyncExitStack() as stack:
        by = (at[1], at[0], at[1])
        people = [
            await stack.enter_async_context(connect(node.here(place)))
            for node, place in zip(by, places, strict=True)
        ]
        await people[0].do(Begin("s1"))
        for client in people:
            await client.until(lambda client=client: client.phase is Phase.CLUE, PATIENCE)  # type: ignore[misc]  # a lambda
        yield places, people


async def bring(node: Node, place: Place, medium: str, data: bytes) -> httpx2.Response:
    url = f"{node.url}/api/tables/{place.code}/clips/{medium}"
    auth = {"authorization": f"Bearer {place.token}"}
    return await node.http.post(url, headers=auth, content=data)


async def fetch(node: Node, place: Place, clip: str) -> httpx2.Response:
    auth = {"authorization": f"Bearer {place.token}"}
    return await node.http.get(f"{node.url}/api/tables/{place.code}/clips/{clip}", headers=auth)


async def tell(client: Client, clip: str, medium: Medium) -> None:
    await client.do(Tell(hand_of(client)[0], Clue("", medium, clip)))


async def test_what_one_node_is_brought_all_play(nodes: list[Node]) -> None:
    at = nodes
    async with a_game(at) as (places, people):
        old = (await bring(at[1], places[0], "drawing", drawn())).json()["clip"]
        clip = (await bring(at[0], places[0], "sound", sung())).json()["clip"]
        for node in at:
            assert (await fetch(node, places[1], clip)).status_code == 404
        with pytest.raises(WishRefused, match="no_such_clip"):
            await tell(people[0], old, Medium.DRAWING)  # another took its place, at another node
        await tell(people[0], clip, Medium.SOUND)
        for client in people:
            await client.until(lambda client=client: clips_of(client) != (), PATIENCE)  # type: ignore[misc]  # as above
            assert clips_of(client)[0].id == clip
        for node in at:
            for place in places:
                answer = await fetch(node, place, clip)
                assert answer.status_code == 200
                assert answer.content.startswith(b"RIFF")
