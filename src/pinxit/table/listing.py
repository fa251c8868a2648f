"""What is kept beside a table's log, to find it without folding it."""

import msgspec
from msgspec import Struct

from .ports import Listing
from .settings import BY_POST
from .state import Table, people
from .strangers import are_all_inside


class Summary(Struct, frozen=True, gc=False, kw_only=True):
    """A line of the public list."""

    host: str | None  # None where names are not for everyone
    edition: str
    house: bool
    target: int | None = None  # points that end a game; None: none do
    language: str
    people: int
    computers: int
    seats: int
    playing: bool
    round: int | None


def summary_of(table: Table) -> Summary:
    """Tell what a stranger may know about a table before sitting down."""
    hosts = [sitter.name for sitter in table.sitters if sitter.seat == table.host]
    playing = table.running and table.game is not None
    return Summary(
        host=hosts[0] if hosts and are_all_inside(table) else None,
        edition=table.settings.edition,
        house=bool(table.settings.house),
        target=table.settings.rules().target,
        language=table.settings.language,
        people=len(people(table)),
        computers=len(table.sitters) - len(people(table)),
        seats=table.settings.seats,
        playing=playing,
        round=table.game.round.number if playing and table.game else None,
    )


def new_listing(before: Table, after: Table) -> Listing | None:
    """Tell a store what has changed about finding this table; None: nothing.

    Between games every change counts, so that a table does not look older than it is.
    """
    if (
        before.settings is after.settings
        and not after.settings.public
        and before.running
        and before.deadline is after.deadline is None
    ):
        return None  # as after most moves: nobody looks for such a table
    listing = listing_of(after)
    return None if before.running and listing == listing_of(before) else listing


def listing_of(table: Table) -> Listing:
    """Tell a store what it needs to find this table."""
    public = table.settings.public  # of other tables nobody asks, so nothing is worked out
    return Listing(
        public=public,
        open=public and len(table.sitters) < table.settings.seats and bool(people(table)),
        due_at=table.deadline if _runs_by_itself(table) else None,
        summary=msgspec.json.encode(summary_of(table)) if public else b"",
    )


def _runs_by_itself(table: Table) -> bool:
    """Tell whether the clock runs on while nobody is there, so that the table must be woken."""
    seconds = table.settings.timers.of(table.game.phase) if table.game else None
    return seconds is not None and seconds >= BY_POST
