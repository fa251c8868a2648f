"""Every sentence that is spoken to a database, prepared once."""

from sqlalchemy import bindparam, delete, func, insert, select, text, update

from pinxit.adapters.schema import (
    ASKED,
    AWAY,
    DUE,
    LISTED,
    log,
    notes,
    own_decks,
    own_pictures,
    places,
    reports,
    secrets,
    sightings,
    slips,
    tables,
    tokens,
)

_T, _L, _K, _R = tables.c, log.c, tokens.c, reports.c
_N, _P = notes.c, places.c
_G, _S = sightings.c, slips.c

# Named apart from the columns, which an UPDATE also binds.
_CODE = bindparam("of_code", type_=_T.code.type)
_SEAT = bindparam("of_seat", type_=_K.seat.type)
_LIMIT = bindparam("limit", type_=_T.snapshot_version.type)
_BEFORE = bindparam("before", type_=_T.due_at.type)

_HERE = _T.away_at.is_(None)  # what was put away is gone, to all who do not ask for it
HAS = select(_T.code).where(_T.code == _CODE)
IS_HERE = HAS.where(_HERE)

CREATE = insert(tables)
LIST = update(tables).where(_T.code == _CODE)


_NEWEST = select(_L.version).where(_L.code == _CODE).order_by(_L.since.desc()).limit(1)
_SINCE = bindparam("since", type_=_L.since.type)
_ROW = [_CODE, _SINCE, *(bindparam(c.name, type_=c.type) for c in list(log.c)[2:])]
APPENDED = [bind.key for bind in _ROW]
_KNOWN = select(_L.version).where(
    _L.code == _CODE,
    _L.seat == bindparam("seat", type_=_L.seat.type),
    _L.command == bindparam("command", type_=_L.command.type),
    ASKED,
)
# One statement, which writes nothing unless the table exists, stands at this version and has not
# accepted this command before: nothing is to be undone then.
APPEND = insert(log).from_select(
    list(log.c),
    select(*_ROW).where(
        IS_HERE.exists(),
        func.coalesce(_NEWEST.scalar_subquery(), 0) == _SINCE,
        ~_KNOWN.exists(),
    ),
)

SNAPSHOT = select(_T.snapshot, _T.snapshot_version).where(_T.code == _CODE, _HERE)
# From the row on that holds the version: it may hold later ones, too.
_AFTER = bindparam("after", type_=_L.since.type)
_ROW_OF = (
    select(_L.since)
    .where(_L.code == _CODE, _L.since <= _AFTER)
    .order_by(_L.since.desc())
    .limit(1)
    .scalar_subquery()
)
RECORDS = (
    select(_L.since, _L.at, _L.events)
    .where(_L.code == _CODE, _L.since >= func.coalesce(_ROW_OF, 0), IS_HERE.exists())
    .order_by(_L.since)
)
COMMAND_VERSION = select(_L.version).where(
    _L.code == _CODE, _L.seat == _SEAT, _L.command == bindparam("of_id"), ASKED, IS_HERE.exists()
)

# Newer ones than the snapshot stay, and with them the row by which the next append is measured.
PRUNE = delete(log).where(
    _L.code == _CODE,
    _L.since >= bindparam("first", type_=_L.since.type) - 1,
    _L.version <= bindparam("last", type_=_L.version.type),
    _L.at < _BEFORE,
    _L.version <= select(_T.snapshot_version).where(_T.code == _CODE).scalar_subquery(),
)

# Both dialects spell it so: two nodes that give the same one at once agree.
PUT_TOKEN = text(
    "INSERT INTO tokens (hash, code, seat) VALUES (:hash, :code, :seat)"
    " ON CONFLICT (hash) DO UPDATE SET code = excluded.code, seat = excluded.seat"
)
FORGET_SEAT = delete(tokens).where(_K.code == _CODE, _K.seat == _SEAT)
SEAT_OF = select(_K.code, _K.seat).where(_K.hash == bindparam("of_hash"), _T.code == _K.code, _HERE)

PUBLIC = (
    select(_T.code, _T.summary, _T.changed_at)
    .where(LISTED, _HERE, _T.changed_at >= bindparam("since", type_=_T.changed_at.type))
    .order_by(_T.changed_at.desc(), _T.code.desc())
    .limit(_LIMIT)
)
DUE_BEFORE = (
    select(_T.code)
    .where(DUE, _HERE, _T.due_at < _BEFORE)
    .order_by(_T.due_at, _T.code)
    .limit(_LIMIT)
)

# A running game that is in no list changes its log only, so that has the last word.
_LAST = select(_L.at).where(_L.code == _T.code).order_by(_L.since.desc()).limit(1)
OLDEST = (
    select(_T.code)
    .where(
        _HERE,
        _T.changed_at < _BEFORE,
        func.coalesce(_LAST.correlate(tables).scalar_subquery(), 0) < _BEFORE,
    )
    .order_by(_T.changed_at, _T.code)
    .limit(_LIMIT)
    .with_for_update(skip_locked=True)  # PostgreSQL: a table that another node writes to is not old
)
_CODES = bindparam("of_codes", expanding=True, type_=_T.code.type)
_AT = bindparam("set_at", type_=_T.away_at.type)
PUT_AWAY = update(tables).where(_T.code.in_(_CODES)).values(away_at=_AT)
LONGEST_AWAY = (
    select(_T.code)
    .where(AWAY, _T.away_at < _BEFORE)
    .order_by(_T.away_at, _T.code)
    .limit(_LIMIT)
    .with_for_update(skip_locked=True)
)
EXPIRE = delete(tables).where(_T.code.in_(_CODES))
LIST_AWAY = (
    select(_T.code, _T.away_at, _T.changed_at)
    .where(AWAY)
    .order_by(_T.away_at.desc(), _T.code.desc())
    .limit(_LIMIT)
)
BRING_BACK = update(tables).where(_T.code == _CODE, AWAY).values(away_at=None, changed_at=_AT)
LAST_CHANGE = select(func.max(_T.changed_at))
NOTED = select(_N.at).where(_N.name == bindparam("of_name"))
FORGET_NOTE = delete(notes).where(_N.name == bindparam("of_name"))
NOTE = insert(notes)
DELETE = delete(tables).where(_T.code == _CODE)

ADD_REPORT = insert(reports)
REPORTS = select(_R.id, _R.at, _R.report).order_by(_R.at.desc(), _R.id.desc()).limit(_LIMIT)
CLEAR_REPORT = delete(reports).where(_R.id == bindparam("of_id", type_=_R.id.type))
OLD_REPORTS = select(_R.id).where(_R.at < _BEFORE).order_by(_R.at, _R.id).limit(_LIMIT)
EXPIRE_REPORTS = delete(reports).where(
    _R.id.in_(bindparam("of_ids", expanding=True, type_=_R.id.type))
)

SHUT_OUT = insert(places)
PLACES = select(_P.id, _P.at, _P.until, _P.place, _P.note).order_by(_P.id.desc())
LET_IN = delete(places).where(_P.id == bindparam("of_id", type_=_P.id.type))
LET_IN_PLACE = delete(places).where(_P.place == bindparam("of_place", type_=_P.place.type))

_SOME = bindparam("of_codes", expanding=True, type_=_L.code.type)
_LATEST = select(_L.version).where(_L.code == _T.code).order_by(_L.since.desc()).limit(1)
HOW_FAR = select(
    _T.code, func.coalesce(_LATEST.correlate(tables).scalar_subquery(), 0).label("version")
).where(_T.code.in_(_SOME), _HERE)
_HASHES = bindparam("of_hashes", expanding=True, type_=_K.hash.type)
VALID = select(_K.hash).where(_K.hash.in_(_HASHES), _T.code == _K.code, _HERE)

SECRET = select(secrets.c.secret).where(secrets.c.name == bindparam("of_name"))
# Both dialects spell it so: of several who offer one at once, the first is right.
OFFER_SECRET = text(
    "INSERT INTO secrets (name, secret) VALUES (:name, :secret) ON CONFLICT DO NOTHING"
)

_NODE = bindparam("of_node", type_=_G.node.type)
SEE = insert(sightings)
UNSEE = delete(sightings).where(_G.node == _NODE)
SIGHTINGS = select(_G.code, _G.node, _G.at, _G.seen).where(
    _G.code.in_(_SOME), _G.at >= bindparam("since", type_=_G.at.type)
)

_KEY = bindparam("of_key", type_=_S.key.type)
_NOW = bindparam("now", type_=_S.until.type)
PUT_SLIP = insert(slips)
FORGET_SLIPS = delete(slips).where(_S.until <= _NOW)
FORGET_SLIP = delete(slips).where(_S.key == _KEY)
SLIP = select(_S.until, _S.note).where(_S.key == _KEY, _S.until > _NOW)
TAKE_SLIP = delete(slips).where(_S.key == _KEY).returning(_S.until, _S.note)

_D, _I = own_decks.c, own_pictures.c
_DECK = bindparam("of_deck", type_=_D.id.type)
_DECKS = bindparam("of_decks", expanding=True, type_=_D.id.type)
_NAMES = bindparam("of_names", expanding=True, type_=_I.name.type)
BEGIN_DECK = text(
    "INSERT INTO own_decks (id, code, version, weight, album)"
    " SELECT :id, :code, :version, :weight, :album"
    " WHERE EXISTS (SELECT code FROM tables WHERE code = :code) ON CONFLICT DO NOTHING"
)
CHANGE_DECK = update(own_decks).where(
    _D.id == _DECK, _D.version == bindparam("before", type_=_D.version.type)
)
FORGET_DECK = delete(own_decks).where(_D.id == _DECK)
DECKS_OF = (
    select(_D.id, _D.code, _D.version, _D.weight, _D.album)
    .where(_D.code.in_(bindparam("of_codes", expanding=True, type_=_D.code.type)))
    .order_by(_D.code, _D.id)
)
TABLE_OF_DECK = select(_D.code).where(_D.id == _DECK)
TABLE_WITH = (
    select(_D.code)
    .where(_I.name == bindparam("of_name", type_=_I.name.type), _I.deck == _D.id)
    .limit(1)
)
KNOWN_DECKS = select(_D.id).where(_D.id.in_(_DECKS))
WEIGHT_OF_DECKS = select(func.coalesce(func.sum(_D.weight), 0))
_TABLE_OF = select(_T.code).where(_T.code == _D.code).correlate(own_decks)
DECKS_OF_NOBODY = select(_D.id).where(~_TABLE_OF.exists()).order_by(_D.id).limit(_LIMIT)
PICTURES_OF = select(_I.name).where(_I.deck == _DECK)
ADD_PICTURE = insert(own_pictures)
DROP_PICTURES = delete(own_pictures).where(_I.deck == _DECK, _I.name.in_(_NAMES))
