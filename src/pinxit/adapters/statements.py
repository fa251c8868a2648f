"""Every sentence that is spoken to a database, prepared once."""

from sqlalchemy import bindparam, delete, insert, select, update

from pinxit.adapters.schema import DUE, FINISHED, LISTED, commands, events, tables, tokens

_T, _E, _C, _K = tables.c, events.c, commands.c, tokens.c

# Named apart from the columns, which an UPDATE also binds.
_CODE = bindparam("of_code", type_=_T.code.type)
_SEAT = bindparam("of_seat", type_=_K.seat.type)
_LIMIT = bindparam("limit", type_=_T.version.type)
_BEFORE = bindparam("before", type_=_T.due_at.type)

CREATE = insert(tables)
MOVE_ON = update(tables).where(_T.code == _CODE, _T.version == bindparam("at_version"))
ADD_EVENTS = insert(events)
ADD_COMMAND = insert(commands)

SNAPSHOT = select(_T.snapshot, _T.snapshot_version).where(_T.code == _CODE)
RECORDS = (
    select(_E.version, _E.at, _E.event)
    .where(_E.code == _CODE, _E.version > bindparam("after"))
    .order_by(_E.version)
)
COMMAND_VERSION = select(_C.version).where(
    _C.code == _CODE, _C.seat == _SEAT, _C.id == bindparam("of_id")
)

ADD_TOKEN = insert(tokens)
FORGET_TOKEN = delete(tokens).where(_K.hash == bindparam("of_hash"))
FORGET_SEAT = delete(tokens).where(_K.code == _CODE, _K.seat == _SEAT)
SEAT_OF = select(_K.code, _K.seat).where(_K.hash == bindparam("of_hash"))

PUBLIC = (
    select(_T.code, _T.summary, _T.changed_at)
    .where(LISTED)
    .order_by(_T.changed_at.desc(), _T.code.desc())
    .limit(_LIMIT)
)
DUE_BEFORE = (
    select(_T.code).where(DUE, _T.due_at < _BEFORE).order_by(_T.due_at, _T.code).limit(_LIMIT)
)

_OLD = FINISHED & (_T.changed_at < _BEFORE)
_OLDEST = (
    select(_T.code)
    .where(_OLD)
    .order_by(_T.changed_at, _T.code)
    .limit(_LIMIT)
    .with_for_update(skip_locked=True)  # PostgreSQL: a table that another node writes to is not old
)
EXPIRE = delete(tables).where(_T.code.in_(_OLDEST))
DELETE = delete(tables).where(_T.code == _CODE)
