"""Why somebody is asked to go, or not let in: every reason that a goodbye can have."""

from enum import StrEnum


class Parting(StrEnum):
    """Why a connection is closed. The values never change; new ones may come."""

    RESTART = "restart"
    FAILED = "failed"
    UNREAD = "unread"
    TOO_FAST = "too_fast"
    MOVED = "moved"
    LEFT = "left"
    NEVER_CAME = "never_came"
    KICKED = "kicked"
    BANNED = "banned"
    DELETED = "deleted"
    UNPAIRED = "unpaired"
    BAD_HELLO = "bad_hello"
    OTHER_PROTOCOL = "other_protocol"
    BAD_TOKEN = "bad_token"  # noqa: S105 (a reason, no secret)
    NO_SPECTATORS = "no_spectators"
    SHUT_OUT = "shut_out"
    NO_SUCH_TABLE = "no_such_table"
