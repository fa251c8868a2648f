"""What is remembered of tables that have come and gone does not grow with their number."""

import gc
import weakref
from functools import partial

import pytest

from pinxit.adapters import MemoryStore
from pinxit.decks import built_in
from pinxit.players import RandomPlayer, SameForAll
from pinxit.table.commands import SetReady
from pinxit.table.hub import Hub
from pinxit.table.hub.doors import Taken
from pinxit.table.hub.public_list import MOST_SEEN
from pinxit.table.settings import Settings
from pinxit.web import once, tidy
from pinxit.web.limits import Limits
from pinxit.web.once import Once
from pinxit.web.state import State
from tests.web.house import FakeClock, settle

MANY = MOST_SEEN + 200


async def come_and_go(state: State, number: int) -> None:
    """Open a table, do something there, and leave it; every other one is deleted."""
    hub = state.hub
    opening = partial(hub.open, Settings(), "Ada", None)
    taken = await state.seatings.do(f"request {number}", opening)
    live = await hub.live(taken.code)
    await live.handle(taken.seat, SetReady(ready=True))
    if number % 2:
        await hub.delete(taken.code)
    else:
        await hub.tables.let_sleep(taken.code)
        hub.public_list.saw(taken.code, hub.clock.now())


def remembered(state: State) -> dict[str, int]:
    hub = state.hub
    return {
        "answers": len(state.seatings._answers) + len(state.seatings._doing),
        "seen": len(hub.public_list._seen),
        "awake": len(hub.tables._awake) + len(hub.tables._caretakers) + len(hub.tables._waking),
        "of tables": len(hub.thrift._of_table._budgets),
        "of seats": len(hub.thrift._of_seat._budgets),
    }


async def test_tables_that_are_gone_are_forgotten() -> None:
    clock = FakeClock()
    roster = SameForAll(RandomPlayer(("a clue",)))
    hub = Hub(store=MemoryStore(), clock=clock, decks=built_in().cards, roster=roster)
    state = State(hub, built_in(), Limits(), None)
    counts = []
    for storm in range(2):
        for number in range(MANY):
            await come_and_go(state, storm * MANY + number)
            clock._now += 0.1
        counts.append(remembered(state))
    assert counts[0]["awake"] == counts[1]["awake"] == 0
    for most, name in ((once.MOST_KEPT + 1, "answers"), (MOST_SEEN, "seen")):
        assert max(count[name] for count in counts) <= most
    for name in ("of tables", "of seats"):
        assert max(count[name] for count in counts) <= MANY + 1  # not twice as many
    assert hub.tables.slept == 2 * MANY
    await hub.close()
    state.downloads.close()


async def test_an_answer_is_kept_without_the_work_that_led_to_it() -> None:
    class Heavy:
        """A request, with all that hangs on it."""

    kept: Once[str] = Once(FakeClock())

    async def work(heavy: Heavy) -> str:
        del heavy
        return "answer"

    heavy = Heavy()
    gone = weakref.ref(heavy)
    assert await kept.do("mine", partial(work, heavy)) == "answer"
    del heavy
    await settle()
    gc.collect()
    assert gone() is None
    assert await kept.do("mine", lambda: pytest.fail("done twice")) == "answer"


async def test_only_failures_and_old_answers_are_done_again() -> None:
    clock = FakeClock()
    kept: Once[int] = Once(clock)
    done = []

    async def work() -> int:
        done.append(clock.now())
        if len(done) == 1:
            raise ValueError("the first fails")
        return len(done)

    with pytest.raises(ValueError, match="first"):
        await kept.do("mine", work)
    assert [await kept.do("mine", work) for _ in range(3)] == [2, 2, 2]
    clock._now += once.KEPT_SECONDS
    assert await kept.do("mine", work) == 3


def test_memory_is_given_back_after_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []
    monkeypatch.setattr(tidy, "_give_back", lambda: given.append(True))
    one = tidy.Tidy()
    assert [one.after(gone) for gone in (0, tidy.AFTER - 1, tidy.AFTER)] == [False, False, True]
    assert not one.after(2 * tidy.AFTER - 1)
    assert one.after(5 * tidy.AFTER)
    later = [one.after(5 * tidy.AFTER) for _ in range(50)]
    assert [sweep for sweep, done in enumerate(later, 1) if done] == list(tidy.AGAIN)
    assert len(given) == 2 + len(tidy.AGAIN)


def test_every_system_can_be_asked_to_give_memory_back() -> None:
    tidy._give_back()


async def test_a_seat_taken_twice_at_once_is_one() -> None:
    kept: Once[Taken] = Once(FakeClock())
    assert kept._answers == {}
    roster = SameForAll(RandomPlayer(("a clue",)))
    hub = Hub(store=MemoryStore(), clock=FakeClock(), decks=built_in().cards, roster=roster)
    opening = partial(hub.open, Settings(), "Ada", None)
    first, second = [kept.do("same", opening), kept.do("same", opening)]
    assert await first == await second
    await hub.close()
