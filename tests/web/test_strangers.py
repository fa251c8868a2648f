"""A quiet table: who hears what, and who is told of whom."""

import json

import msgspec
from msgspec.structs import replace

from pinxit.protocol.messages import (
    Bye,
    Refused,
    Say,
)
from pinxit.rules.commands import Finish
from pinxit.table.awake.chat import TABLE_BURST
from pinxit.table.commands import AddComputer, Begin, ChangeSettings, Kick, Rename, StandUp, Vouch
from pinxit.table.settings import Settings
from tests.web.guests import (
    FAR,
    HOME,
    QUIET,
    WELCOME,
    Guest,
    guest,
    hub_on,
    open_at,
    quiet_table,
    sit,
    spectator,
)
from tests.web.house import FakeClock, settle


async def test_strangers_and_friends_are_told_different_names() -> None:
    async with quiet_table() as (_, _, host, friend, stranger, onlooker):
        assert host.names == friend.names == ["Olimpia", "Felicja", "Yellow rabbit"]
        assert stranger.names == onlooker.names == ["Red rabbit", "Orange rabbit", "Yellow rabbit"]
        assert [view.stranger for view in onlooker.sitters.values()] == [False, False, True]


async def test_a_strangers_own_name_reaches_nobody() -> None:
    async with quiet_table() as (hub, opened, host, friend, stranger, onlooker):
        await host.do(AddComputer())
        await host.do(Begin())
        await host.do(Finish())
        for somebody in (host, friend, stranger, onlooker):
            assert "Sigismund" not in somebody.everything
        story = await hub.archive.story(opened.code, 1, "s1")
        assert "Sigismund" not in msgspec.json.encode(story).decode()


async def test_a_strangers_own_name_is_not_in_the_hosts_log_also_not_a_later_one() -> None:
    async with quiet_table() as (hub, opened, _host, _friend, stranger, _onlooker):
        await stranger.do(Rename("Sigismunda"))
        await stranger.do(Rename(pawn="teal"))
        log = [record.event for record in await hub.archive.export(opened.code)]
        assert any(b'"renamed/' in event for event in log)
        assert not any(b"Sigismund" in event for event in log)


async def test_names_reach_neither_strangers_nor_spectators_also_not_by_the_history() -> None:
    async with quiet_table() as (hub, opened, host, friend, stranger, onlooker):
        await host.do(AddComputer())
        await host.do(Begin())
        await host.do(Finish())
        await friend.do(StandUp())
        late = await spectator(hub, opened.code)
        for somebody in (stranger, onlooker, late):
            assert "Olimpia" not in somebody.everything
            assert "Felicja" not in somebody.everything
        assert "Felicja" in host.everything
        assert (await hub.archive.story(opened.code, 1, "s1")).names["s2"] == "Felicja"
        for seat in ("s3", None, "s9"):
            names = (await hub.archive.story(opened.code, 1, seat)).names
            assert [names["s1"], names["s2"]] == ["Red rabbit", "Guest 2"]
        assert (await hub.archive.evidence(opened.code, 1))[1]["s2"] == "Guest 2"


async def test_a_table_made_private_hides_names_until_the_host_has_vouched_for_all() -> None:
    async with quiet_table() as (hub, opened, host, _, stranger, onlooker):
        await host.do(ChangeSettings(replace(QUIET, public=False)))
        late = await spectator(hub, opened.code)  # as the stranger could, on a second device
        for somebody in (stranger, onlooker, late):
            assert "Olimpia" not in somebody.everything
        await host.do(Vouch("s3"))
        await settle()
        for somebody in (stranger, onlooker, late):
            assert somebody.names == ["Olimpia", "Felicja", "Sigismund"]


async def test_whoever_is_sent_away_learns_no_names_at_the_end() -> None:
    async with quiet_table() as (_, _, host, _, stranger, _):
        await host.do(Kick("s3"))
        await settle()
        assert stranger.heard[-1] == Bye(reason="kicked")
        assert "Olimpia" not in stranger.everything


async def test_chat_is_for_friends_and_reactions_are_for_all() -> None:
    async with quiet_table() as (_, _, host, friend, stranger, onlooker):
        await host.say(Say("for friends"))
        (refused,) = await stranger.say(Say("hey you"))
        assert isinstance(refused, Refused)
        assert refused.reason == "stranger"
        await stranger.say(Say(reaction="fox"))
        await settle()
        assert host.read == friend.read == ["for friends", "fox"]
        assert stranger.read == onlooker.read == ["fox"]
        assert "hey you" not in host.everything


async def test_who_is_vouched_for_reads_what_is_written_from_then_on() -> None:
    async with quiet_table() as (hub, opened, host, _, stranger, _):
        await host.say(Say("before"))
        await host.do(Vouch("s3"))
        await settle()
        assert stranger.names == ["Olimpia", "Felicja", "Sigismund"]
        await host.say(Say("after"))
        await stranger.say(Say("hello"))
        await settle()
        assert stranger.read == ["after", "hello"]
        token = stranger.hello.token
        again = await Guest(hub, FAR, opened.code, token).come()
        assert again.read == ["after", "hello"]
        assert host.read == ["before", "after", "hello"]


async def test_what_was_written_before_the_table_was_public_is_not_for_strangers() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, Settings(decks=("plain",)))
        host = await guest(hub, opened, HOME)
        await host.say(Say("among us"))
        await host.do(ChangeSettings(QUIET))
        stranger = await guest(hub, await sit(hub, opened.code, "Sigismund"))
        onlooker = await spectator(hub, opened.code)
        assert stranger.read == onlooker.read == []


async def test_where_strangers_are_welcome_all_is_as_at_any_table() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        host = await guest(hub, opened, HOME)
        await host.say(Say("good evening"))
        other = await guest(hub, await sit(hub, opened.code, "Sigismund"))
        onlooker = await spectator(hub, opened.code)
        await other.say(Say("hello"))
        await settle()
        for somebody in (host, other, onlooker):
            assert somebody.read == ["good evening", "hello"]
            assert somebody.names == ["Olimpia", "Sigismund"]
        (line,) = await hub.public_tables(9)
        assert json.loads(line.summary)["host"] == "Olimpia"


async def test_the_list_tells_no_names_of_a_quiet_table() -> None:
    async with quiet_table() as (hub, _, host, _, _, _):
        (line,) = await hub.public_tables(9)
        assert json.loads(line.summary)["host"] is None
        await host.do(ChangeSettings(WELCOME))
        (line,) = await hub.public_tables(9)
        assert json.loads(line.summary)["host"] == "Olimpia"
        await host.do(ChangeSettings(QUIET))
        (line,) = await hub.public_tables(9)
        assert json.loads(line.summary)["host"] is None


async def test_a_whole_table_can_say_so_much_at_once() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, Settings(decks=("plain",)))
        people = [await guest(hub, opened, HOME)]
        people += [await guest(hub, await sit(hub, opened.code, f"G{n}")) for n in range(7)]
        said = [await one.say(Say(f"{n}")) for n in range(4) for one in people]
        refused = [m for answer in said for m in answer if isinstance(m, Refused)]
        assert [m.reason for m in refused] == ["too_fast"] * (32 - TABLE_BURST)
        clock = hub.clock
        assert isinstance(clock, FakeClock)
        await clock.advance(1)
        assert not any(isinstance(m, Refused) for m in await people[0].say(Say("again")))
