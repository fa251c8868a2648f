"""Who is here is told by all who come and go; and nobody is away of whom that is not known."""

from pinxit.adapters import MemoryStore
from pinxit.players import RandomPlayer, SameForAll
from pinxit.rules import Phase, Seat
from pinxit.table.awake.plan import GHOST_PATIENCE, HOST_PATIENCE, tasks
from pinxit.table.awake.presence import Attendance, LocalPresence
from pinxit.table.awake.scene import Scene
from pinxit.table.commands import ClearSeat, PassHost, StandIn
from pinxit.table.goodbyes import Parting
from pinxit.table.hub import Hub
from pinxit.table.settings import Settings
from tests.table.evening import DECKS, Evening
from tests.table.random_evening import StillClock
from tests.table.scenes import scene_of
from tests.web.house import FakeClock

ROSTER = SameForAll(RandomPlayer(("a clue",)))


class Elsewhere(LocalPresence):
    """Somebody is found by another node, when it is looked once more."""

    async def make_sure(self) -> None:
        self.come("s1", None)


class Looker:
    """Somebody who looks at a table."""

    origin: str | None = None
    screen: str | None = None
    token_hashes: tuple[str, ...] = ()

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat

    def show(self, scene: Scene) -> None: ...

    def dismiss(self, why: Parting) -> None: ...


def presence(*seats: str) -> tuple[LocalPresence, StillClock]:
    clock = StillClock()
    return LocalPresence(clock, seats), clock


def test_whoever_sits_there_is_away_until_they_come() -> None:
    here, clock = presence("s1", "s2")
    assert here.attendance.away_since == {"s1": clock.now(), "s2": clock.now()}
    assert here.attendance.unmet == {"s1", "s2"}
    here.come("s1", None)
    assert here.attendance.here == {"s1"}
    assert here.attendance.away_since.keys() == {"s2"}
    assert here.attendance.unmet == {"s2"}


def test_who_looks_by_two_windows_is_here_until_both_are_closed() -> None:
    here, clock = presence("s1")
    here.come("s1", None)
    here.come("s1", None)
    here.go("s1", None)
    assert here.attendance.here == {"s1"}
    assert here.attendance.left_at is None
    clock.time += 5
    here.go("s1", None)
    assert here.attendance.here == frozenset()
    assert here.attendance.away_since == {"s1": clock.now()}
    assert here.attendance.left_at == clock.now()


def test_every_coming_and_going_has_a_number_spectators_included() -> None:
    here, _ = presence("s1")
    numbers = [here.attendance.number]
    for seat in (None, "s1"):
        here.come(seat, None)
        numbers.append(here.attendance.number)
    for seat in ("s1", None):
        here.go(seat, None)
        numbers.append(here.attendance.number)
    assert numbers == sorted(set(numbers))
    assert here.attendance.spectators == 0


def test_what_was_seen_before_does_not_change() -> None:
    here, _ = presence("s1")
    before = here.attendance
    here.come("s1", "somewhere")
    here.sat_down("s2")
    here.stood_up("s1")
    assert before.here == frozenset()
    assert before.away_since.keys() == {"s1"}


def test_who_sat_down_since_the_table_woke_is_a_newcomer() -> None:
    here, _ = presence("s1")
    here.sat_down("s2")
    assert here.attendance.newcomers == {"s2"}
    here.stood_up("s2")
    assert here.attendance.newcomers == frozenset()
    assert here.attendance.away_since.keys() == {"s1"}


def test_where_somebody_came_from_is_forgotten_with_the_seat() -> None:
    here, _ = presence("s1")
    here.come("s1", "somewhere")
    assert here.origins.of("s1") == ("somewhere",)
    here.stood_up("s1")
    assert here.origins.of("s1") == ()


def test_a_clock_that_is_put_back_has_nobody_away_in_future() -> None:
    here, clock = presence("s1")
    clock.time -= 3600
    here.clock_was_set()
    assert here.attendance.away_since == {"s1": clock.now()}


def at_the_table() -> Evening:
    played = Evening("Ada", "Bruno", "Cleo", "Dora")
    played.begin()
    played.come_to(Phase.CLUE)
    return played


def test_nobody_is_helped_or_loses_the_host_who_may_be_connected_elsewhere() -> None:
    played = at_the_table()
    teller = played.storyteller
    away = dict.fromkeys((teller, played.host), played.now - 10000)
    known = Attendance(here=frozenset({"s3", "s4"}), away_since=away)
    planned = [type(task.command) for task in tasks(scene_of(played.table, known), ROSTER)]
    assert PassHost in planned
    assert StandIn in planned
    unknown = Attendance(here=frozenset({"s3", "s4"}))
    assert list(tasks(scene_of(played.table, unknown), ROSTER)) == []


def test_the_plan_is_made_of_the_scene_alone_and_always_the_same() -> None:
    played = at_the_table()
    scene = scene_of(played.table, Attendance(here=frozenset({"s2"}), away_since={"s1": 0.0}))
    assert list(tasks(scene, ROSTER)) == list(tasks(scene, ROSTER))


def test_the_host_is_waited_for_as_long_as_it_says() -> None:
    played = Evening("Ada", "Bruno")
    since = played.now
    scene = scene_of(played.table, Attendance(here=frozenset({"s2"}), away_since={"s1": since}))
    (task,) = tasks(scene, ROSTER)
    assert task.command == PassHost("s2")
    assert task.at == since + (played.table.settings.timers.away or HOST_PATIENCE)


def test_a_seat_is_kept_for_a_while_for_who_never_came() -> None:
    played = Evening("Ada", "Bruno")
    since = played.now
    seen = Attendance(
        here=frozenset({"s1"}),
        away_since={"s2": since},
        unmet=frozenset({"s2"}),
        newcomers=frozenset({"s2"}),
    )
    (task,) = tasks(scene_of(played.table, seen), ROSTER)
    assert (task.at, task.command) == (since + GHOST_PATIENCE, ClearSeat("s2"))


async def test_before_somebody_is_replaced_it_is_made_sure_that_no_other_node_has_them() -> None:
    store = MemoryStore()
    roster = SameForAll(RandomPlayer(("a clue",)))
    clock = FakeClock()
    hub = Hub(store=store, clock=clock, decks=DECKS, roster=roster)
    opened = await hub.open(Settings(), "Ada", None)
    await hub.doors.sit(opened.code, "Bruno", None)
    live = await hub.live(opened.code)
    live.presence = Elsewhere(clock, ("s1", "s2"))
    live.watch(Looker("s2"))
    await clock.advance(10 * HOST_PATIENCE)
    assert live.table.host == "s1"
    live.presence = LocalPresence(clock, ("s1", "s2"))
    live.watch(Looker("s2"))
    await clock.advance(10 * HOST_PATIENCE)
    assert live.table.host == "s2"
    await hub.close()
