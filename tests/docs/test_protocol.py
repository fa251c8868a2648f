"""The page for authors of clients: its lists are those of the code, its session is carried out."""

import json
import re
from contextlib import AsyncExitStack
from enum import StrEnum
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest

from pinxit.decks.darkroom.wire import Job
from pinxit.decks.own_decks import MEGABYTE, Quota
from pinxit.decks.problems import TOLD_TO_HOSTS
from pinxit.protocol import VERSION
from pinxit.protocol.goodbyes import GOODBYES, Goodbye, SeatAfter
from pinxit.protocol.messages import AnyClientMessage, AnyServerMessage
from pinxit.protocol.sections import ALL
from pinxit.rules import Edition, End, Medium, Phase, Reveal, Void
from pinxit.rules.awards import Award, Honour
from pinxit.rules.clues import THEME_LENGTH
from pinxit.rules.editions import SCALES
from pinxit.rules.errors import Reason
from pinxit.rules.house import BOUNDS, FIXED
from pinxit.rules.recap import Recap, VoidRound
from pinxit.rules.scoring import Outcome, Points
from pinxit.table.awake.chat import BURST, KEPT, REACTIONS, REFILL, TABLE_BURST, TABLE_REFILL
from pinxit.table.awake.chat import LONGEST as LONGEST_LINE
from pinxit.table.awake.plan import GHOST_PATIENCE, HOST_PATIENCE
from pinxit.table.awake.seating import ASKED_AGAIN_WITHIN
from pinxit.table.commands import AnyWish
from pinxit.table.decide.hosts import LENT_SECONDS
from pinxit.table.errors import TableReason
from pinxit.table.goodbyes import Parting
from pinxit.table.hub.doors import SEAT_CODE_LENGTH, SEAT_CODE_SECONDS
from pinxit.table.hub.public_list import LISTED_FOR
from pinxit.table.hub.report_desk import LONGEST as LONGEST_REPORT
from pinxit.table.hub.report_desk import OF_A_SEAT, OF_AN_ORIGIN
from pinxit.table.hub.report_desk import REFILL as REPORT_REFILL
from pinxit.table.listing import Summary
from pinxit.table.names import LONGEST as LONGEST_NAME
from pinxit.table.played import Act
from pinxit.table.reports import Fault
from pinxit.table.settings import TIMERS, Settings, Strangers, Timers
from pinxit.table.state import PastGame
from pinxit.web.answers import STATUS
from pinxit.web.limits import Limits
from pinxit.web.lines import MOST_BREAKS
from pinxit.web.once import KEPT_SECONDS
from pinxit.web.routes import ROUTES
from pinxit.web.session import LONGEST_ID
from pinxit.web.tables import LISTED
from tests.docs.session import Run, read
from tests.web.server import serving

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
LISTS = PAGE.partition("\n## A worked session")[0]


def rows(head: str) -> list[list[str]]:
    """Return the cells of the table that begins with a heading."""
    _, found, after = LISTS.partition(f"\n| {head} |")
    assert found, head
    lines = after.partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def names(head: str) -> list[str]:
    """Return what stands in the first column, without its ticks."""
    return [row[0].strip("` ") for row in rows(head)]


def tags(union: object) -> list[str]:
    return sorted(kind.__struct_config__.tag for kind in get_args(union))


def test_the_page_names_every_wish() -> None:
    assert sorted(names("`do`")) == tags(AnyWish)


def test_the_page_names_the_fields_of_every_wish() -> None:
    told = {row[0].strip("` "): set(re.findall(r"`(\w+)`", row[1])) for row in rows("`do`")}
    assert told == {
        kind.__struct_config__.tag: set(kind.__struct_fields__) for kind in get_args(AnyWish)
    }


def test_the_page_names_every_section() -> None:
    assert sorted(names("section")) == sorted(ALL)


def test_the_page_names_every_message() -> None:
    assert sorted(names("sent by the client")) == tags(AnyClientMessage)
    assert sorted(names("sent by the server")) == tags(AnyServerMessage)


def test_the_page_names_every_reason_once() -> None:
    told = [
        *names("of the game"),
        *names("of editions, house rules and the start of a game"),
        *names("of the table"),
        *names("of stored games; never on the wire"),
    ]
    assert sorted(told) == sorted([*Reason, *TableReason])
    assert names("of pictures that hosts bring along") == sorted(TOLD_TO_HOSTS)


def test_the_page_tells_every_goodbye() -> None:
    told = {}
    for reason, code, back, seat in rows("reason"):
        after = re.match(r"after ([\d.]+) s\b", back)
        assert after or back.startswith("no"), reason
        told[reason.strip("` ")] = Goodbye(
            reason=Parting(reason.strip("` ")),
            code=int(code),
            retry_after=float(after[1]) if after else None,
            seat=SeatAfter(seat),
        )
    assert told == GOODBYES


def test_the_page_names_every_route_of_the_api() -> None:
    told = {row[0].strip("` ") for row in rows("request")}
    served = {
        f"{method} {re.sub(r':(int|count)', '', route.path)}"
        for route in ROUTES
        for method in (route.methods or set()) - {"HEAD"}
        if route.path.startswith(("/api", "/pictures", "/healthz"))
    }
    assert told == served


def test_the_page_names_the_status_of_every_refusal() -> None:
    told = {
        reason: int(status)
        for status, reasons in rows("status")
        for reason in re.findall(r"`(\w+)`", reasons)
    }
    for reason, status in STATUS.items():
        assert told[reason] == status


def values_of(rule: str) -> str:
    """Return what a house rule may be, as the page says it."""
    kind = get_type_hints(Edition)[rule]
    if rule == "media":
        return "one or more of " + ", ".join(f"`{name}`" for name in Medium)
    if rule == "theme":
        return f"{THEME_LENGTH} characters"
    if kind is bool:
        return "`false`, `true`"
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return ", ".join(f"`{name}`" for name in kind)
    numbers = f"{BOUNDS[rule].least:,} – {BOUNDS[rule].most:,}"
    if rule in SCALES:
        return f"{numbers} by players"
    return f"{numbers} or `null`" if type(None) in get_args(kind) else numbers


def test_the_page_names_every_house_rule_with_its_bounds() -> None:
    told = {row[0].strip("` "): row[1] for row in rows("rule")}
    rules = [name for name in Edition.__struct_fields__ if name not in FIXED]
    assert told == {rule: values_of(rule) for rule in rules}


def test_the_page_names_every_setting_with_its_default() -> None:
    told = {row[0].strip("` "): row[1] for row in rows("setting")}
    default = msgspec.to_builtins(Settings())
    assert told.pop("timers") == f"all `null` but `away`, {default.pop('timers')['away']}"
    assert told == {name: f"`{json.dumps(value)}`" for name, value in default.items()}
    assert all(f"`{name}`" in PAGE for name in Timers.__struct_fields__)


def test_the_page_knows_the_shape_of_a_recap() -> None:
    told = {row[0].strip("` "): row[1] for row in rows("field of `recap`")}
    assert tuple(told) == Recap.__struct_fields__
    for field, kind in (("rounds", Reveal), ("voids", VoidRound), ("awards", Award)):
        named = re.findall(r"`(\w+)`", told[field])
        assert set(kind.__struct_fields__) <= set(named), field
    assert {"base", "lone", "bonus", *Outcome} <= set(re.findall(r"`(\w+)`", told["rounds"]))
    assert set(Points.__struct_fields__) == {"base", "lone", "bonus"}
    assert set(Void) <= set(re.findall(r"`(\w+)`", told["voids"]))
    assert all(f"`{name}`" in LISTS for name in (*Honour, *End, *PastGame.__struct_fields__))


@pytest.mark.parametrize("name", [*Phase, *Medium, *Act, *REACTIONS, *TIMERS, *Fault, *Strangers])
def test_the_page_names_what_may_stand_in_a_field(name: str) -> None:
    assert name == Medium.WORDS or f"`{name}`" in LISTS


def test_the_page_knows_the_limits() -> None:
    limits, quota = Limits(), Quota()
    for told in (
        f"The protocol's version is **{VERSION}**",
        f"within {limits.hello_seconds:.0f} seconds",
        f"| a message on the socket | {limits.message_bytes:,} bytes |",
        f"| a body on HTTP | {limits.body_bytes:,} bytes |",
        f"{limits.messages_burst} at once, then {limits.messages_a_second:.0f} a second |",
        f"{limits.address_messages_burst:,} at once, then 300 a second |",
        f"| answers that a client has not read | {limits.outbox}, then",
        f"{limits.requests_burst} at once, then {limits.requests_a_second:.0f} a second |",
        f"| … from one address | {limits.spectators_an_address} |",
        f"| a body's way here | {limits.body_seconds:.0f} seconds; a picture's ",
        f"{limits.upload_seconds:.0f}, at {limits.upload_pace:,} bytes a second",
        f"with those of HTTP | {limits.lines_an_address}, and",
        f"| a head on HTTP | {limits.head_bytes:,} bytes; {MOST_BREAKS} lines",
        f"{limits.asked_burst:,} at once, then {limits.asked_a_second:.0f} a second |",
        f"{limits.new_lines_burst:,} at once, then {limits.new_lines_a_second:.0f} a second |",
        f"{limits.pictures_burst:,} at once, then {limits.pictures_a_second:.0f} a second |",
        f"{limits.tables_burst} at once, then {limits.tables_a_second * 3600:.0f} an hour |",
        f"{limits.uploads_burst} at once, then {limits.uploads_a_second * 3600:.0f} an hour; ",
        f"{limits.upload_bytes_burst // MEGABYTE:,} MB at once, then as much in a day; ",
        f"{limits.uploads_at_once_an_address} at the same time |",
        f"| a picture that is sent | {quota.picture_bytes // MEGABYTE} MB, ",
        f" MB, {Job(b'', '').most_pixels // 1_000_000} million pixels |",
        f"| decks of a table's own | {quota.decks}, of {quota.pictures} pictures each; ",
        f" each; {quota.table_bytes // MEGABYTE} MB as they are kept |",
        f"| connections of one address | {limits.connections_an_address} |",
        f"| spectators of one table | {limits.spectators_a_table} |",
        f"| a name | {LONGEST_NAME} characters |",
        f"| a line of chat | {LONGEST_LINE} characters |",
        f"| a wish's or report's id | {LONGEST_ID} characters |",
        f"| the text of a report | {LONGEST_REPORT} characters |",
        f"| reports | {OF_A_SEAT} of a seat at once, {OF_AN_ORIGIN} of an address, then one more",
        f"one more every {REPORT_REFILL / 60:.0f} minutes",
        f"a whole table {TABLE_BURST} lines, then one more every {TABLE_REFILL}",
        f"or was in the last {LISTED_FOR / 60:.0f} minutes",
        f"the last {KEPT} lines",
        f"one more every {REFILL} seconds",
    ):
        assert told in LISTS, told
    assert (BURST, SEAT_CODE_LENGTH, SEAT_CODE_SECONDS) == (5, 8, 600)  # the page says it in words
    assert GHOST_PATIENCE == 5 * 60
    assert (HOST_PATIENCE, LENT_SECONDS) == (120, 14 * 24 * 3600)
    assert ASKED_AGAIN_WITHIN == KEPT_SECONDS == 10 * 60
    assert f"at most {LISTED} |" in LISTS
    assert all(f"`{name}`" in LISTS for name in Summary.__struct_fields__)


async def test_the_worked_session_works() -> None:
    steps = read(PAGE)
    async with AsyncExitStack() as stack:
        run = Run(await stack.enter_async_context(serving()), stack)
        for step in steps:
            await run.carry_out(step)
        await run.all_is_said()
        assert run.received == sum(step.what == "←" for step in steps) > 40


async def test_a_session_that_tells_something_else_is_noticed() -> None:
    false = """
```session
Ada POST /api/tables {"name": "Ada"}
Ada 201 {"code": "…", "seat": "s2", "token": "$ada", "link": "…"}
```
"""
    async with AsyncExitStack() as stack:
        run = Run(await stack.enter_async_context(serving()), stack)
        asked, answered = read(false)
        await run.carry_out(asked)
        with pytest.raises(AssertionError, match=r"\.seat: 's1', not 's2'"):
            await run.carry_out(answered)
