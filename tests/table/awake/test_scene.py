"""A scene: one moment of a table, which never changes, and what is made of it once for all."""

from msgspec.structs import replace

from pinxit.table.awake.recent import REMEMBERED, Recent
from pinxit.table.awake.scene import Scene
from pinxit.table.commands import SetReady
from pinxit.table.events import ReadySet
from tests.table.evening import Evening
from tests.table.random_evening import evening
from tests.table.scenes import scene_of


def test_what_is_made_once_is_made_once_for_each_key() -> None:
    scene = scene_of(Evening("Ada").table)
    calls: list[int] = []

    def make(seen: Scene, key: int) -> int:
        calls.append(key)
        return seen.table.version + key

    assert [scene.once(make, key) for key in (1, 2, 1, 2)] == [
        scene.table.version + key for key in (1, 2, 1, 2)
    ]
    assert calls == [1, 2]


async def test_a_look_without_news_keeps_what_was_made_and_tells_the_time() -> None:
    played = await evening(3)
    first = played.live.scene()
    assert played.live.scene() is first
    played.clock.time += 60
    later = played.live.scene()
    assert later.now == first.now + 60
    assert later.made is first.made


async def test_whatever_happens_makes_another_scene_and_leaves_the_old_one() -> None:
    played = await evening(3)
    before = played.live.scene()
    table = before.table
    while played.table is table:
        await played.step()
    after = played.live.scene()
    assert before.table is table
    assert after.made is not before.made
    happened = after.events_since(table.version)
    assert happened is not None
    assert len(happened) == after.table.version - table.version


def test_what_happened_too_long_ago_is_not_known() -> None:
    table = Evening("Ada").table
    scene = scene_of(table)
    assert scene.events_since(table.version) == []
    assert scene.events_since(table.version - 1) is None
    assert scene.events_since(table.version + 1) is None


def test_whoever_looked_before_does_not_see_what_comes_later() -> None:
    played = Evening("Ada")
    known = Recent(played.table.version)
    before = replace(scene_of(played.table), recent=known)
    (happened,) = played.do("s1", SetReady(ready=True))
    assert known.with_more([happened]) is known
    after = replace(scene_of(played.table), recent=known)
    assert before.events_since(before.table.version) == []
    assert after.events_since(before.table.version) == [happened]


def test_what_is_remembered_is_bounded_and_never_too_short() -> None:
    event = ReadySet("s1", ready=True)
    known = first = Recent(10)
    for version in range(11, 2000):
        known = known.with_more([event])
        assert known.between(max(10, version - REMEMBERED), version) is not None
    assert known is not first
    assert known.between(10, 1999) is None
    assert first.between(10, 20) == [event] * 10
