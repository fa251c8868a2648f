"""What of a table's log its host may take home: all but what strangers keep to themselves."""

from msgspec.structs import replace

from .codec import dump_event, load_event
from .events import Banned, SatDown
from .ports import Record

_OF_STRANGERS = (b'"sat_down/', b'"banned/')


def shareable(record: Record) -> Record:
    """Return a stored event without a stranger's own name, and without where anybody came from."""
    if not any(mark in record.event for mark in _OF_STRANGERS):
        return record
    event = load_event(record.event)
    if isinstance(event, SatDown) and event.sitter.own is not None:
        event = SatDown(replace(event.sitter, own=""))
    elif isinstance(event, Banned):
        event = Banned(replace(event.ban, look=None, origins=()))
    else:
        return record
    return Record(record.version, record.at, dump_event(event))
