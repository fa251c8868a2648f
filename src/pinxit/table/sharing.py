"""What of a table's log its host may take home: all but what others keep to themselves."""

from collections.abc import Iterable

from msgspec import Raw
from msgspec.structs import replace

from .codec import dump_event, load_event
from .events import Banned, Renamed, SatDown, Whispered
from .ports import Record
from .state import Table

_PRIVATE = (b'"sat_down/', b'"renamed/', b'"banned/', b'"whispered/')


def written_down(table: Table, records: Iterable[Record]) -> dict[str, object]:
    """Return a table's log as it is given to people."""
    # Those who sat down, and games that are not remembered, may have been pruned from the log.
    names = {seat: name for past in table.history for seat, name in past.names.items()}
    events = [Raw(record.event) for record in records]
    return {"code": table.code, "games": table.games, "names": names, "events": events}


def shareable(record: Record) -> Record:
    """Return a stored event without what is not the host's to know.

    That is a stranger's own name, where anybody came from, and what was whispered about what.
    """
    if not any(mark in record.event for mark in _PRIVATE):
        return record
    event = load_event(record.event)
    if isinstance(event, SatDown) and event.sitter.own is not None:
        event = SatDown(replace(event.sitter, own=""))
    elif isinstance(event, Renamed) and event.own is not None:
        event = replace(event, own="")
    elif isinstance(event, Banned):
        event = Banned(replace(event.ban, look=None, origins=()))
    elif isinstance(event, Whispered):
        event = Whispered(event.seat, "", "")
    else:
        return record
    return Record(record.version, record.at, dump_event(event))
