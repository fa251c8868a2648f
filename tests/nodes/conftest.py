"""What nodes of a test share: all in this process, or real engines, with a bus and without."""

from collections.abc import AsyncIterator
from typing import Final

import pytest

from tests.at_length import times
from tests.engines.fixtures import Prefixed
from tests.nodes.cluster import Engine, houses, in_one_process, on_engines
from tests.nodes.switchboard import Switchboard
from tests.web.house import House

IN_ONE_PROCESS: Final = ("switchboard", "memory alone")
EVERYWHERE: Final = (*IN_ONE_PROCESS, "postgresql and valkey", "postgresql alone")

# For tests that are worth their time on real engines also when somebody waits for them.
everywhere = pytest.mark.parametrize("engine", EVERYWHERE, indirect=True)
# For what is heard by the bus alone.
WITH_A_BUS: Final = tuple(name for name in EVERYWHERE if "alone" not in name)
with_a_bus = pytest.mark.parametrize("engine", times(WITH_A_BUS[:1], WITH_A_BUS), indirect=True)


@pytest.fixture(params=times(IN_ONE_PROCESS, EVERYWHERE))
def engine(request: pytest.FixtureRequest) -> Engine:
    """Say what they share."""
    match request.param:
        case "switchboard":
            return in_one_process(Switchboard())
        case "memory alone":
            return in_one_process(None)
        case "postgresql and valkey":
            valkey: Prefixed = request.getfixturevalue("valkey")
            return on_engines(request.getfixturevalue("postgres"), valkey.url)
        case _:
            return on_engines(request.getfixturevalue("postgres"), None)


@pytest.fixture
async def nodes(engine: Engine) -> AsyncIterator[list[House]]:
    """Two of them."""
    async with houses(engine) as both:
        yield both
