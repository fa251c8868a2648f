"""A live server under attack, while people play at another table and notice nothing.

`python -m tests.fuzz --messages 100000` does the same for longer.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.at_length import times
from tests.fuzz.campaign import (
    Gang,
    condition,
    damage_requests,
    deaf_ones,
    send_all_frames,
    send_all_requests,
    settled,
    slow_ones,
)
from tests.fuzz.described import ask_everything
from tests.fuzz.hostile import Attack, Tally
from tests.fuzz.server import Server, live_server
from tests.fuzz.tables import Tables
from tests.fuzz.victims import victims
from tests.patience import PATIENCE

MESSAGES = 2000
WARM = 600  # messages until everything is loaded that will be needed
MOST_GROWTH = 25.0  # megabytes
MOST_FILES = 16
SEED = 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with live_server(tmp_path_factory.mktemp("fuzz")) as running:
        yield running


def test_hostile_clients_are_answered_and_nobody_else_notices(server: Server) -> None:
    with victims(server.url) as people:
        gang = Gang(server, people.code)
        before = condition(server)
        gang.warm_up(SEED, WARM)
        warm = server.megabytes()
        with slow_ones(gang.first, 5, seconds=2.0), deaf_ones(gang.first, 10):
            gang.talk(SEED + 1000, MESSAGES)
            send_all_frames(gang.first)
        gang.close()
        after = settled(server, before, PATIENCE, spare=gang.orphans)
        evening = people.end()
    tally = gang.tally
    assert evening.trouble == []
    assert evening.games > 0
    assert after.sockets <= before.sockets
    assert after.files <= before.files + MOST_FILES
    assert after.awake <= before.awake + gang.orphans
    assert after.megabytes - warm < MOST_GROWTH
    # The attack has reached what it was meant to reach.
    assert {"done", "refused", "welcome", "pong", "seat_code"} <= set(tally.answers)
    assert {"bad_message", "not_at_table", "bad_token", "wrong_phase"} <= set(tally.refusals)
    assert {"1002", "1007", "1009", "4400", "4401"} <= set(tally.closes)


def test_they_are_answered_no_worse_when_postgresql_remembers(
    postgres: str, tmp_path: Path
) -> None:
    with live_server(tmp_path, "--database", postgres) as server, victims(server.url) as people:
        gang = Gang(server, people.code)
        gang.talk(SEED, MESSAGES // 4)
        send_all_requests(gang.first)
        gang.close()
        evening = people.end()
        assert gang.first.server.complaints() == []
    assert evening.trouble == []
    assert evening.games > 0
    assert {"done", "refused", "welcome"} <= set(gang.tally.answers)


def test_hostile_requests_are_refused_with_a_reason(server: Server) -> None:
    attack = Attack(server, Tables(server.port, "BCDFGH", block=9), Tally())
    send_all_requests(attack)
    damage_requests(attack, SEED, 200)


def test_all_that_is_described_is_answered_as_described(server: Server) -> None:
    tables, tally = Tables(server.port, "BCDFGH", block=10), Tally()
    ask_everything(server, tables.talking().places[0], tally, examples=times(3, 5), number=SEED)
    assert tally.http["described"] > 100
    tables.close()
