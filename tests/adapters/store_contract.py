"""What every memory of tables promises, whatever it is made of."""

import asyncio
import random

import pytest

from pinxit.adapters import NoTable, StoreClosed
from pinxit.table.ports import (
    AwayTable,
    CodeTaken,
    CommandRef,
    KeptDeck,
    Listing,
    PublicTable,
    Record,
    Sighting,
    Slip,
    Stale,
    Store,
    Wake,
    WholeStore,
)

QUIET = Listing()
SHOWN = Listing(public=True)


async def newest(store: Store, code: str) -> int:
    records = await store.read(code)
    return records[-1].version if records else 0


@pytest.mark.asyncio
class StoreContract:
    """Inherit this, and give a fixture `store`."""

    # logs

    async def test_a_new_table_wakes_with_its_first_events(self, store: Store) -> None:
        await store.create("ABCD", [b"one", b"two"], QUIET, 10.5)
        records = (Record(1, 10.5, b"one"), Record(2, 10.5, b"two"))
        assert await store.wake("ABCD") == Wake(None, records)
        assert await store.read("ABCD") == records

    async def test_a_table_may_begin_without_events(self, store: Store) -> None:
        await store.create("ABCD", [], QUIET, 1.0)
        assert await store.wake("ABCD") == Wake(None, ())
        await store.append("ABCD", 0, [b"one"], QUIET, 2.0)
        assert await store.read("ABCD") == (Record(1, 2.0, b"one"),)

    async def test_an_unknown_table_is_nothing(self, store: Store) -> None:
        assert await store.wake("NONE") is None
        assert await store.read("NONE") == ()
        assert await store.command_version("NONE", CommandRef("a", "1")) is None
        await store.delete("NONE")
        await store.drop_tokens("NONE", "a")

    async def test_events_follow_each_other(self, store: Store) -> None:
        await store.create("ABCD", [b"one"], QUIET, 1.0)
        await store.append("ABCD", 1, [b"two", b"three"], QUIET, 2.0)
        await store.append("ABCD", 3, [b"four"], QUIET, 3.0)
        assert [r.event for r in await store.read("ABCD")] == [b"one", b"two", b"three", b"four"]
        assert await store.read("ABCD", after=2) == (
            Record(3, 2.0, b"three"),
            Record(4, 3.0, b"four"),
        )
        assert await store.read("ABCD", after=4) == ()

    async def test_a_code_is_given_once(self, store: Store) -> None:
        await store.create("ABCD", [b"mine"], QUIET, 1.0)
        with pytest.raises(CodeTaken):
            await store.create("ABCD", [b"yours", b"too"], SHOWN, 2.0)
        assert await store.read("ABCD") == (Record(1, 1.0, b"mine"),)
        assert await store.public_tables(9) == ()

    @pytest.mark.parametrize("version", [0, 1, 3])
    async def test_nothing_of_a_stale_append_remains(self, store: Store, version: int) -> None:
        await store.create("ABCD", [b"one", b"two"], QUIET, 1.0)
        command, listing = CommandRef("a", "1"), Listing(public=True, due_at=5.0)
        with pytest.raises(Stale):
            await store.append("ABCD", version, [b"x"], listing, 2.0, command, b"snapshot")
        assert await store.wake("ABCD") == Wake(
            None, (Record(1, 1.0, b"one"), Record(2, 1.0, b"two"))
        )
        assert await store.command_version("ABCD", command) is None
        assert await store.public_tables(9) == ()
        assert await store.due(9.0, 9) == ()

    async def test_an_append_to_an_unknown_table_is_stale(self, store: Store) -> None:
        with pytest.raises(Stale):
            await store.append("NONE", 0, [b"x"], QUIET, 1.0)
        assert await store.wake("NONE") is None

    async def test_an_append_without_a_listing_changes_no_list(self, store: Store) -> None:
        await store.create("ABCD", [b"one"], SHOWN, 1.0)
        await store.append("ABCD", 1, [b"two"], None, 2.0)
        assert await newest(store, "ABCD") == 2
        assert await store.public_tables(9) == (PublicTable("ABCD", b"", 1.0),)

    @pytest.mark.parametrize("after", range(6))
    async def test_events_of_one_append_can_be_read_from_the_middle(
        self, store: Store, after: int
    ) -> None:
        await store.create("ABCD", [b"1", b"2"], QUIET, 1.0)
        await store.append("ABCD", 2, [b"3", b"4", b"5"], QUIET, 2.0)
        read = await store.read("ABCD", after)
        assert [r.event for r in read] == [b"1", b"2", b"3", b"4", b"5"][after:]
        assert [r.version for r in read] == [1, 2, 3, 4, 5][after:]

    async def test_large_events_and_strange_bytes(self, store: Store) -> None:
        events = [bytes(range(256)) * 8192, b"", b"\x00\xff"]
        await store.create("ABCD", events, QUIET, 1.0)
        assert [r.event for r in await store.read("ABCD")] == events

    async def test_every_script_is_kept(self, store: Store) -> None:
        code, seat, said = "ЖЬЇ", "Žofie Ștefan 🎨", "„Ґанок” łódź ě".encode()
        await store.create(code, [said], Listing(public=True, summary=said), 1.0)
        await store.append(code, 1, [said], QUIET, 2.0, CommandRef(seat, "ключ"), said)
        await store.put_token("h", code, seat)
        assert await store.wake(code) == Wake(said, (Record(2, 2.0, said),))
        assert await store.command_version(code, CommandRef(seat, "ключ")) == 2
        assert await store.seat_of("h") == (code, seat)

    # snapshots

    async def test_a_snapshot_is_the_table_before_its_events(self, store: Store) -> None:
        await store.create("ABCD", [b"one", b"two"], QUIET, 1.0)
        await store.append("ABCD", 2, [b"three"], QUIET, 2.0, snapshot=b"after two")
        assert await store.wake("ABCD") == Wake(b"after two", (Record(3, 2.0, b"three"),))
        await store.append("ABCD", 3, [b"four"], QUIET, 3.0)
        wake = await store.wake("ABCD")
        assert wake is not None
        assert wake.snapshot == b"after two"
        assert [r.version for r in wake.records] == [3, 4]
        assert await newest(store, "ABCD") == 4
        assert len(await store.read("ABCD")) == 4  # the whole log stays, for the recap

    async def test_a_newer_snapshot_replaces_the_older(self, store: Store) -> None:
        await store.create("ABCD", [b"one"], QUIET, 1.0)
        await store.append("ABCD", 1, [b"two"], QUIET, 2.0, snapshot=b"s1")
        await store.append("ABCD", 2, [], QUIET, 3.0, snapshot=b"")
        assert await store.wake("ABCD") == Wake(b"", ())

    # pruning

    async def test_what_is_older_than_a_snapshot_can_be_pruned(self, store: Store) -> None:
        await store.create("ABCD", [b"1", b"2"], QUIET, 1.0)
        for version in range(2, 8):
            ref = CommandRef("a", str(version))
            await store.append("ABCD", version, [b"x"], QUIET, float(version), ref)
        assert await store.prune("ABCD", [(1, 8)], 9.0) == 0  # all of it is needed
        await store.append("ABCD", 8, [b"9"], QUIET, 8.0, snapshot=b"after 8")
        assert await store.prune("ABCD", [(2, 4), (6, 99)], 6.5) == 4
        # The first two came together, and one of them is kept; the last ones are too young.
        assert [r.version for r in await store.read("ABCD")] == [1, 2, 5, 8, 9]
        assert [r.version for r in await store.read("ABCD", 3)] == [5, 8, 9]
        assert await store.command_version("ABCD", CommandRef("a", "3")) is None
        assert await store.command_version("ABCD", CommandRef("a", "4")) == 5
        assert await store.wake("ABCD") == Wake(b"after 8", (Record(9, 8.0, b"9"),))

    async def test_nothing_newer_than_the_snapshot_is_pruned(self, store: Store) -> None:
        await store.create("ABCD", [b"1"], QUIET, 1.0)
        await store.append("ABCD", 1, [b"2"], QUIET, 1.0, snapshot=b"after 1")
        assert await store.prune("ABCD", [(1, 99)], 9.0) == 1
        with pytest.raises(Stale):
            await store.append("ABCD", 1, [b"x"], QUIET, 2.0)
        await store.append("ABCD", 2, [b"3"], QUIET, 2.0)
        assert [r.version for r in await store.read("ABCD")] == [2, 3]
        assert await store.prune("NONE", [(1, 99)], 9.0) == 0

    async def test_a_memory_knows_how_large_it_is(self, store: Store) -> None:
        empty = await store.size()
        noise = random.Random(1).randbytes(500_000)  # which nobody could pack
        await store.create("ABCD", [noise], QUIET, 1.0)
        assert await store.size() >= empty + 400_000

    # commands

    async def test_an_accepted_command_is_remembered_with_its_version(self, store: Store) -> None:
        await store.create("ABCD", [b"one"], QUIET, 1.0)
        await store.create("EFGH", [b"one"], QUIET, 1.0)
        await store.append("ABCD", 1, [b"two", b"three"], QUIET, 2.0, CommandRef("a", "1"))
        await store.append("ABCD", 3, [b"four"], QUIET, 3.0, CommandRef("b", "1"))
        assert await store.command_version("ABCD", CommandRef("a", "1")) == 3
        assert await store.command_version("ABCD", CommandRef("b", "1")) == 4
        assert await store.command_version("ABCD", CommandRef("a", "2")) is None
        assert await store.command_version("EFGH", CommandRef("a", "1")) is None

    async def test_a_command_is_accepted_once(self, store: Store) -> None:
        command = CommandRef("a", "1")
        await store.create("ABCD", [b"one"], QUIET, 1.0)
        await store.append("ABCD", 1, [b"two"], QUIET, 2.0, command)
        with pytest.raises(Stale):
            await store.append("ABCD", 2, [b"again"], SHOWN, 3.0, command, b"snapshot")
        assert await store.command_version("ABCD", command) == 2
        assert await store.wake("ABCD") == Wake(
            None, (Record(1, 1.0, b"one"), Record(2, 2.0, b"two"))
        )
        assert await store.public_tables(9) == ()

    # tokens

    async def test_a_token_opens_a_seat(self, store: Store) -> None:
        await store.create("ABCD", [], QUIET, 1.0)
        await store.put_token("h1", "ABCD", "a")
        await store.put_token("h2", "ABCD", "b")
        assert await store.seat_of("h1") == ("ABCD", "a")
        assert await store.seat_of("h2") == ("ABCD", "b")
        assert await store.seat_of("h3") is None

    async def test_a_seat_that_moves_forgets_its_older_token(self, store: Store) -> None:
        await store.create("ABCD", [], QUIET, 1.0)
        await store.create("EFGH", [], QUIET, 1.0)
        await store.put_token("old", "ABCD", "a")
        await store.put_token("other", "EFGH", "a")
        await store.put_token("new", "ABCD", "a")
        assert await store.seat_of("old") is None
        assert await store.seat_of("new") == ("ABCD", "a")
        assert await store.seat_of("other") == ("EFGH", "a")

    async def test_a_token_opens_one_seat_only(self, store: Store) -> None:
        await store.create("ABCD", [], QUIET, 1.0)
        await store.put_token("h", "ABCD", "a")
        await store.put_token("h", "ABCD", "a")
        assert await store.seat_of("h") == ("ABCD", "a")
        await store.put_token("h", "ABCD", "b")
        assert await store.seat_of("h") == ("ABCD", "b")

    async def test_dropped_tokens_open_nothing(self, store: Store) -> None:
        await store.create("ABCD", [], QUIET, 1.0)
        await store.put_token("h1", "ABCD", "a")
        await store.put_token("h2", "ABCD", "b")
        await store.drop_tokens("ABCD", "a")
        assert await store.seat_of("h1") is None
        assert await store.seat_of("h2") == ("ABCD", "b")

    async def test_a_token_needs_a_table(self, store: Store) -> None:
        with pytest.raises(NoTable):
            await store.put_token("h", "NONE", "a")
        assert await store.seat_of("h") is None

    # lists

    async def test_the_public_list_shows_open_tables_newest_first(self, store: Store) -> None:
        await store.create("OLD", [], Listing(public=True, summary=b"old"), 1.0)
        await store.create("NEW", [], Listing(public=True, summary=b"new"), 3.0)
        await store.create("MID", [], Listing(public=True, summary=b"mid"), 2.0)
        await store.create("FULL", [], Listing(public=True, open=False), 4.0)
        await store.create("PRIV", [], Listing(public=False), 5.0)
        lines = (
            PublicTable("NEW", b"new", 3.0),
            PublicTable("MID", b"mid", 2.0),
            PublicTable("OLD", b"old", 1.0),
        )
        assert await store.public_tables(9) == lines
        assert await store.public_tables(2) == lines[:2]
        assert await store.public_tables(9, since=2.0) == lines[:2]

    async def test_an_append_moves_a_table_to_the_top_or_off_the_list(self, store: Store) -> None:
        await store.create("AAAA", [b"1"], SHOWN, 1.0)
        await store.create("BBBB", [b"1"], SHOWN, 2.0)
        await store.append("AAAA", 1, [b"2"], Listing(public=True, summary=b"hi"), 3.0)
        top = PublicTable("AAAA", b"hi", 3.0)
        assert await store.public_tables(9) == (top, PublicTable("BBBB", b"", 2.0))
        await store.append("BBBB", 1, [b"2"], Listing(public=True, open=False), 4.0)
        assert await store.public_tables(9) == (top,)

    async def test_due_lists_the_most_overdue_first(self, store: Store) -> None:
        for code, due_at in [("C", 30.0), ("A", 10.0), ("B", 20.0), ("N", None)]:
            await store.create(code, [b"1"], Listing(due_at=due_at), 1.0)
        assert await store.due(30.0, 9) == ("A", "B")
        assert await store.due(30.1, 9) == ("A", "B", "C")
        assert await store.due(99.0, 1) == ("A",)
        await store.append("A", 1, [b"2"], QUIET, 2.0)
        assert await store.due(99.0, 9) == ("B", "C")

    # places that are shut out

    async def test_places_are_listed_the_newest_first_and_once_each(self, store: Store) -> None:
        await store.shut_out("203.0.113.7", "spam", 1.0, None)
        await store.shut_out("2001:db8::/48", "Žofie 🎨", 2.0, 9.5)
        await store.shut_out("203.0.113.7", "again", 3.0, 4.0)
        kept = await store.places_shut_out()
        assert [(one.place, one.note, one.at, one.until) for one in kept] == [
            ("203.0.113.7", "again", 3.0, 4.0),
            ("2001:db8::/48", "Žofie 🎨", 2.0, 9.5),
        ]

    async def test_a_place_that_is_let_in_again_is_gone_and_its_id_with_it(
        self, store: Store
    ) -> None:
        await store.shut_out("203.0.113.7", "", 1.0, None)
        (one,) = await store.places_shut_out()
        await store.let_in(one.id)
        await store.let_in(one.id)
        assert await store.places_shut_out() == ()
        await store.shut_out("203.0.113.7", "", 1.0, None)
        (two,) = await store.places_shut_out()
        assert two.id != one.id

    # reports

    async def test_reports_are_listed_the_newest_first(self, store: Store) -> None:
        for at, report in ((1.0, b"old"), (3.0, b"new"), (2.0, "Žofie 🎨".encode()), (3.0, b"x")):
            await store.add_report(report, at)
        kept = await store.reports(9)
        assert [(one.at, one.report) for one in kept] == [
            (3.0, b"x"),
            (3.0, b"new"),
            (2.0, "Žofie 🎨".encode()),
            (1.0, b"old"),
        ]
        assert len({one.id for one in kept}) == 4
        assert await store.reports(2) == kept[:2]

    async def test_a_report_that_was_dealt_with_is_gone_and_its_id_with_it(
        self, store: Store
    ) -> None:
        for report in (b"one", b"two"):
            await store.add_report(report, 1.0)
        two, one = await store.reports(9)
        await store.clear_report(two.id)
        await store.clear_report(two.id)
        assert await store.reports(9) == (one,)
        await store.add_report(b"three", 2.0)
        assert (await store.reports(1))[0].id not in {one.id, two.id}

    async def test_a_report_outlasts_its_table_but_not_for_ever(self, store: Store) -> None:
        await store.create("ABCD", [b"1"], QUIET, 20.0)
        await store.add_report(b"about ABCD", 10.0)
        await store.delete("ABCD")
        await store.expire_reports(10.0)
        assert len(await store.reports(9)) == 1
        await store.expire_reports(10.1)
        assert await store.reports(9) == ()

    # ends

    async def test_what_nobody_has_touched_is_put_away(self, store: Store) -> None:
        await store.create("OVER", [b"1"], QUIET, 1.0)
        await store.create("NONE", [], QUIET, 1.0)
        await store.create("PLAY", [b"1"], QUIET, 1.0)
        await store.append("PLAY", 1, [b"2"], None, 20.0)  # changes no list, but its log
        await store.create("EDGE", [b"1"], QUIET, 10.0)
        await store.create("BACK", [b"1"], QUIET, 1.0)
        await store.append("BACK", 1, [b"2"], QUIET, 20.0)
        await store.put_token("h", "OVER", "a")
        assert await store.put_away(10.0, 30.0) == ("NONE", "OVER")
        assert await store.wake("OVER") is None
        assert await store.wake("NONE") is None
        assert await store.seat_of("h") is None
        assert [await newest(store, code) for code in ("PLAY", "EDGE", "BACK")] == [2, 1, 2]
        assert await store.put_away(10.0, 31.0) == ()
        assert await store.away(1) == (AwayTable("OVER", 30.0, 1.0),)

    async def test_what_was_put_away_is_gone_to_all_and_can_be_had_back(self, store: Store) -> None:
        command, shown = CommandRef("a", "1"), Listing(public=True, due_at=1.0)
        await store.create("ABCD", [b"1"], shown, 1.0)
        await store.append("ABCD", 1, [b"2"], shown, 2.0, command, b"s")
        await store.put_token("h", "ABCD", "a")
        before = await store.wake("ABCD"), await store.read("ABCD")
        assert await store.put_away(3.0, 4.0) == ("ABCD",)
        assert await store.wake("ABCD") is None
        assert await store.read("ABCD") == ()
        assert await store.command_version("ABCD", command) is None
        assert await store.seat_of("h") is None
        assert await store.due(9.0, 9) == ()
        assert await store.public_tables(9) == ()
        assert await store.has("ABCD")
        with pytest.raises(CodeTaken):
            await store.create("ABCD", [b"new"], QUIET, 5.0)
        with pytest.raises(Stale):
            await store.append("ABCD", 2, [b"3"], QUIET, 5.0)
        with pytest.raises(NoTable):
            await store.put_token("other", "ABCD", "a")
        assert await store.bring_back("ABCD", 6.0)
        assert (await store.wake("ABCD"), await store.read("ABCD")) == before
        assert await store.command_version("ABCD", command) == 2
        assert await store.seat_of("h") == ("ABCD", "a")
        assert await store.public_tables(9) == (PublicTable("ABCD", b"", 6.0),)
        assert await store.away(9) == ()
        assert not await store.bring_back("ABCD", 7.0)
        assert not await store.bring_back("NONE", 7.0)
        assert await store.put_away(5.0, 8.0) == ()  # it is as new

    async def test_what_was_put_away_is_deleted_after_a_while(self, store: Store) -> None:
        for code, at in (("OLD", 1.0), ("NEW", 5.0), ("HERE", 9.0)):
            await store.create(code, [b"1"], QUIET, at)
        await store.put_away(2.0, 10.0)
        await store.put_away(6.0, 20.0)
        assert await store.expire(10.0) == ()
        assert await store.expire(11.0) == ("OLD",)
        assert [await store.has(code) for code in ("OLD", "NEW", "HERE")] == [False, True, True]

    async def test_any_number_is_put_away_and_deleted(self, store: Store) -> None:
        await asyncio.gather(*(store.create(f"T{n}", [b"1"], QUIET, 1.0) for n in range(123)))
        assert len(await store.put_away(2.0, 3.0)) == 123
        assert len(await store.expire(4.0)) == 123

    async def test_it_is_known_when_a_server_ran(self, store: Store) -> None:
        assert await store.ran_at() is None
        await store.create("ABCD", [b"1"], QUIET, 7.0)
        await store.create("EFGH", [b"1"], QUIET, 5.0)
        assert await store.ran_at() == 7.0
        await store.set_ran_at(3.0)
        await store.set_ran_at(4.5)
        assert await store.ran_at() == 4.5  # a table's time may be that of a wrong clock

    async def test_delete_forgets_everything(self, store: Store) -> None:
        command = CommandRef("a", "1")
        await store.create("ABCD", [b"one"], SHOWN, 1.0)
        await store.create("EFGH", [b"stays"], SHOWN, 1.0)
        await store.append("ABCD", 1, [b"2"], Listing(public=True, due_at=1.0), 2.0, command, b"s")
        await store.put_token("h", "ABCD", "a")
        await store.delete("ABCD")
        assert await store.wake("ABCD") is None
        assert await store.read("ABCD") == ()
        assert await store.command_version("ABCD", command) is None
        assert await store.seat_of("h") is None
        assert await store.due(9.0, 9) == ()
        assert [line.code for line in await store.public_tables(9)] == ["EFGH"]
        await store.create("ABCD", [b"again"], QUIET, 3.0)  # nothing is in the way of a new one
        assert await store.wake("ABCD") == Wake(None, (Record(1, 3.0, b"again"),))
        assert await store.command_version("ABCD", command) is None

    async def test_a_closed_memory_says_so(self, store: Store) -> None:
        assert await store.healthy()
        await store.close()
        await store.close()
        assert not await store.healthy()
        for call in (
            *(store.read("A"), store.seat_of("h"), store.expire(1.0), store.delete("A")),
            *(store.add_report(b"", 1.0), store.reports(1), store.clear_report(1)),
        ):
            with pytest.raises(StoreClosed):
                await call
        with pytest.raises(StoreClosed):
            await store.append("A", 0, [], QUIET, 1.0)

    # many at once

    async def test_of_two_racing_appends_one_wins(self, store: Store) -> None:
        await store.create("ABCD", [b"0"], QUIET, 1.0)
        for version in range(1, 11):
            racers = (
                store.append("ABCD", version, [name], QUIET, 2.0) for name in (b"a", b"b", b"c")
            )
            lost = await asyncio.gather(*racers, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in lost) == [
                "NoneType",
                "Stale",
                "Stale",
            ]
        assert await newest(store, "ABCD") == 11

    async def test_of_two_racing_creations_one_wins(self, store: Store) -> None:
        racers = (store.create("ABCD", [name], QUIET, 1.0) for name in (b"a", b"b"))
        outcomes = await asyncio.gather(*racers, return_exceptions=True)
        assert {type(outcome).__name__ for outcome in outcomes} == {"NoneType", "CodeTaken"}
        winner = [b"a", b"b"][outcomes.index(None)]
        assert await store.read("ABCD") == (Record(1, 1.0, winner),)

    async def test_many_writers_of_one_table_keep_one_order(self, store: Store) -> None:
        await store.create("ABCD", [], QUIET, 1.0)

        async def write(name: int) -> None:
            for n in range(5):
                await persist(f"{name}:{n}".encode())

        async def persist(event: bytes) -> None:
            while True:
                try:
                    return await store.append(
                        "ABCD", await newest(store, "ABCD"), [event], QUIET, 1
                    )
                except Stale:
                    continue

        await asyncio.gather(*(write(name) for name in range(5)))
        records = await store.read("ABCD")
        assert [r.version for r in records] == list(range(1, 26))
        for name in range(5):
            own = [r.event for r in records if r.event.startswith(f"{name}:".encode())]
            assert own == [f"{name}:{n}".encode() for n in range(5)]

    async def test_many_tables_are_written_at_once(self, store: Store) -> None:
        async def play(code: str) -> None:
            await store.create(code, [b"0"], QUIET, 1.0)
            for version in range(1, 6):
                await store.append(code, version, [f"{code} {version}".encode()], QUIET, 1.0)

        codes = [f"T{n}" for n in range(30)]
        await asyncio.gather(*(play(code) for code in codes))
        for code in codes:
            events = [r.event for r in await store.read(code)]
            assert events == [b"0", *(f"{code} {v}".encode() for v in range(1, 6))]

    async def test_a_cancelled_caller_disturbs_nobody(self, store: Store) -> None:
        await store.create("ABCD", [b"0"], QUIET, 1.0)
        await store.create("EFGH", [b"0"], QUIET, 1.0)
        task = asyncio.create_task(store.append("ABCD", 1, [b"1"], QUIET, 2.0))
        await asyncio.sleep(0)
        task.cancel()
        await store.append("EFGH", 1, [b"1"], QUIET, 2.0)
        await asyncio.wait([task])
        version = await newest(store, "ABCD")
        await store.append("ABCD", version, [b"next"], QUIET, 3.0)
        assert await newest(store, "ABCD") == version + 1

    # what several nodes share

    async def test_how_far_tables_have_come(self, store: Store) -> None:
        await store.create("ABCD", [b"1", b"2"], QUIET, 1.0)
        await store.create("EFGH", [], QUIET, 1.0)
        await store.append("ABCD", 2, [b"3"], None, 2.0)
        assert await store.newest(["ABCD", "EFGH", "NONE"]) == {"ABCD": 3, "EFGH": 0}
        assert await store.newest([]) == {}
        await store.delete("ABCD")
        assert await store.newest(["ABCD"]) == {}

    async def test_which_tokens_still_open_something(self, store: Store) -> None:
        await store.create("ABCD", [], QUIET, 1.0)
        await store.put_token("old", "ABCD", "s1")
        await store.put_token("other", "ABCD", "s2")
        assert await store.valid_tokens(["old", "other", "none"]) == {"old", "other"}
        await store.put_token("new", "ABCD", "s1")
        assert await store.valid_tokens(["old", "new", "other"]) == {"new", "other"}
        await store.delete("ABCD")
        assert await store.valid_tokens(["new", "other"]) == frozenset()

    async def test_the_first_secret_that_is_offered_is_everybodys(self, store: Store) -> None:
        offered = [store.shared_secret(bytes([number]) * 32) for number in range(1, 5)]
        assert len(set(await asyncio.gather(*offered))) == 1
        first = await store.shared_secret(b"later" * 8)
        assert first in {bytes([number]) * 32 for number in range(1, 5)}

    async def test_who_was_seen_by_a_node_is_what_it_said_last(self, store: Store) -> None:
        await store.see("one", {"ABCD": b"Ada", "EFGH": b"Eve"}, 10.0)
        await store.see("two", {"ABCD": b"Bob"}, 11.0)
        seen = await store.sightings(["ABCD"], 0.0)
        assert set(seen) == {
            Sighting("ABCD", "one", 10.0, b"Ada"),
            Sighting("ABCD", "two", 11.0, b"Bob"),
        }
        assert [one.node for one in await store.sightings(["ABCD"], 10.5)] == ["two"]
        await store.see("one", {"ABCD": b"nobody"}, 12.0)
        assert [one.seen for one in await store.sightings(["ABCD"], 11.5)] == [b"nobody"]
        assert await store.sightings(["EFGH"], 0.0) == ()
        await store.see("two", {}, 13.0)
        assert [one.node for one in await store.sightings(["ABCD", "EFGH"], 0.0)] == ["one"]

    async def test_a_slip_stands_for_something_for_a_while(self, store: Store) -> None:
        await store.put_slip("code", Slip(100.0, b"first"), 1.0)
        assert await store.slip("code", 99.0) == Slip(100.0, b"first")
        assert await store.slip("code", 100.0) is None
        await store.put_slip("code", Slip(200.0, b"second"), 2.0)
        assert await store.slip("code", 99.0) == Slip(200.0, b"second")
        assert await store.slip("none", 1.0) is None

    async def test_of_many_who_take_a_slip_one_gets_it(self, store: Store) -> None:
        await store.put_slip("code", Slip(100.0, b"what"), 1.0)
        taken = await asyncio.gather(*(store.take_slip("code", 2.0) for _ in range(8)))
        assert [one for one in taken if one is not None] == [Slip(100.0, b"what")]
        await store.put_slip("code", Slip(100.0, b"what"), 1.0)
        assert await store.take_slip("code", 100.0) is None


class WholeStoreContract(StoreContract):
    """What a store promises that keeps decks of tables' own, too."""

    async def test_a_deck_is_kept_with_the_names_of_its_pictures(self, store: WholeStore) -> None:
        await store.create("ABCD", [], QUIET, 1.0)
        deck = KeptDeck("own-1", "ABCD", 1, 100, b"first")
        other = KeptDeck("own-2", "ABCD", 1, 30, b"other")
        assert await store.keep_deck(deck, ["a", "b"])
        assert await store.keep_deck(other, ["b"])
        assert await store.decks_of(["NONE", "ABCD"]) == (deck, other)
        assert await store.decks_of([]) == ()
        assert await store.table_of_deck("own-1") == "ABCD"
        assert await store.table_of_deck("own-9") is None
        assert [await store.table_with(name) for name in "abc"] == ["ABCD", "ABCD", None]
        assert await store.decks_weigh() == 130
        assert await store.decks_known(["own-2", "own-9"]) == {"own-2"}
        newer = KeptDeck("own-1", "ABCD", 2, 70, b"second")
        assert await store.keep_deck(newer, ["b", "c"])
        assert [await store.table_with(name) for name in "abc"] == [None, "ABCD", "ABCD"]
        await store.forget_deck("own-1")
        assert await store.decks_of(["ABCD"]) == (other,)
        assert [await store.table_with(name) for name in "abc"] == [None, "ABCD", None]
        assert await store.decks_weigh() == 30

    async def test_of_two_who_change_a_deck_at_once_one_is_told_to_look_again(
        self, store: WholeStore
    ) -> None:
        await store.create("ABCD", [], QUIET, 1.0)
        assert await store.keep_deck(KeptDeck("own-1", "ABCD", 1, 1, b""), [])
        asked = [store.keep_deck(KeptDeck("own-1", "ABCD", 2, 1, b"%d" % n), []) for n in range(8)]
        assert sorted(await asyncio.gather(*asked)) == [False] * 7 + [True]
        for version in (1, 2, 4):
            assert not await store.keep_deck(KeptDeck("own-1", "ABCD", version, 1, b"x"), [])
        assert (await store.decks_of(["ABCD"]))[0].version == 2

    async def test_a_deck_needs_a_table_and_is_nobodys_when_that_is_gone(
        self, store: WholeStore
    ) -> None:
        deck = KeptDeck("own-1", "ABCD", 1, 1, b"")
        assert not await store.keep_deck(deck, ["a"])
        await store.create("ABCD", [], QUIET, 1.0)
        assert await store.keep_deck(deck, ["a"])
        assert await store.decks_of_nobody(9) == ()
        await store.delete("ABCD")
        assert await store.decks_of_nobody(9) == ("own-1",)
