"""Reports: kept for whoever runs the server, told to nobody else, and not too many."""

import pytest

from pinxit.protocol.messages import (
    Refused,
    Report,
    Reported,
    Say,
)
from pinxit.rules import Clue
from pinxit.rules.commands import Claim, Tell
from pinxit.table.commands import AddComputer, Begin, StandUp
from pinxit.table.hub.report_desk import OF_A_SEAT, OF_AN_ORIGIN, REFILL
from pinxit.table.reports import Fault, load_report
from tests.web.guests import HOME, THERE, WELCOME, guest, hub_on, open_at, quiet_table, sit
from tests.web.house import FakeClock


def report(seat: str, name: str = "r1", text: str = "", fault: Fault = Fault.RUDE) -> Report:
    return Report(id=name, seat=seat, fault=fault, text=text)


async def test_a_report_is_kept_with_what_was_written_and_told() -> None:
    async with quiet_table() as (hub, opened, host, friend, stranger, onlooker):
        for number in range(4):
            await host.say(Say(f"line {number}"))
        clock = hub.clock
        assert isinstance(clock, FakeClock)
        await clock.advance(60)
        for number in range(4, 7):
            await host.say(Say(f"line {number}"))
        await friend.say(Say("my own"))
        silent = [len(one.paper.texts) for one in (host, friend, onlooker)]
        answer = await stranger.say(report("s1", text=" They shout. ", fault=Fault.SPOILS))
        assert answer == [Reported("r1")]
        assert [len(one.paper.texts) for one in (host, friend, onlooker)] == silent
        (kept,) = await hub.store.reports(9)
        found = load_report(kept.report)
        assert kept.at == clock.now()
        assert (found.table, found.by, found.about) == (opened.code, "s3", "s1")
        assert (found.name, found.own, found.by_name) == ("Olimpia", None, "Yellow rabbit")
        assert (found.fault, found.text) == (Fault.SPOILS, "They shout.")
        assert found.lines == tuple(f"line {number}" for number in range(2, 7))


async def test_a_report_about_a_stranger_tells_their_own_name_and_their_clue() -> None:
    async with quiet_table() as (hub, _, host, _, stranger, _):
        await host.do(Begin())
        await stranger.do(Claim())
        game = (await hub.live(stranger.hello.table)).table.game
        assert game is not None
        hand = game.hands["s3"]
        await stranger.do(Tell(hand[0], Clue("nasty words")))
        assert await host.say(report("s3")) == [Reported("r1")]
        (kept,) = await hub.store.reports(9)
        found = load_report(kept.report)
        assert (found.name, found.own, found.clues) == (
            "Yellow rabbit",
            "Sigismund",
            ("nasty words",),
        )


async def test_who_has_just_left_can_be_reported() -> None:
    async with quiet_table() as (hub, _, host, friend, _, _):
        await friend.say(Say("nasty words"))
        await friend.do(StandUp())
        assert await host.say(report("s2")) == [Reported("r1")]
        (kept,) = await hub.store.reports(9)
        assert load_report(kept.report).lines == ("nasty words",)


async def test_a_report_that_is_sent_again_is_kept_once() -> None:
    async with quiet_table() as (hub, _, host, _, _, _):
        for _ in range(3):
            assert await host.say(report("s2")) == [Reported("r1")]
        assert len(await hub.store.reports(9)) == 1


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        (report("s1"), "yourself"),
        (report("s9"), "no_such_seat"),
        (report("s4"), "not_a_person"),
        (report("s2", text="x" * 301), "bad_message"),
        (report("s2", text="\x00"), "bad_text"),
        (report("s2", name=""), "bad_message"),
        (report("s2", name="x" * 65), "bad_message"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_what_is_no_report(message: Report, reason: str) -> None:
    async with quiet_table() as (hub, _, host, _, _, _):
        await host.do(AddComputer())
        (refused,) = await host.say(message)
        assert isinstance(refused, Refused)
        assert (refused.id, refused.reason) == (message.id, reason)
        assert await hub.store.reports(9) == ()


async def test_spectators_report_nobody() -> None:
    async with quiet_table() as (hub, _, _, _, _, onlooker):
        (refused,) = await onlooker.say(report("s1"))
        assert isinstance(refused, Refused)
        assert refused.reason == "not_at_table"
        assert await hub.store.reports(9) == ()


async def test_a_seat_reports_so_often_and_no_more_for_a_while() -> None:
    async with quiet_table() as (hub, _, host, _, _, _):
        answers = [await host.say(report("s2", f"r{n}")) for n in range(OF_A_SEAT + 1)]
        assert [type(answer[0]) for answer in answers] == [Reported] * OF_A_SEAT + [Refused]
        clock = hub.clock
        assert isinstance(clock, FakeClock)
        await clock.advance(REFILL)
        assert await host.say(report("s2", "later")) == [Reported("later")]


async def test_an_address_reports_so_often_whatever_seats_it_has() -> None:
    async with hub_on() as hub:
        opened = await open_at(hub, WELCOME)
        people = [
            await guest(hub, await sit(hub, opened.code, f"G{n}", THERE), THERE) for n in range(4)
        ]
        answers = [await one.say(report("s1", f"r{n}")) for n in range(3) for one in people]
        assert [type(answer[0]) for answer in answers].count(Reported) == OF_AN_ORIGIN
        host = await guest(hub, opened, HOME)
        assert await host.say(report("s2")) == [Reported("r1")]
