"""HTTP for tables: opening one, sitting down, what may be known of it, its games."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pinxit.protocol.http import (
    Admission,
    GameAudit,
    GameStory,
    MoveSeat,
    OpenTable,
    PublicLine,
    SeatTaken,
    SitAsComputer,
    SitDown,
    TableInfo,
)
from pinxit.protocol.operations import (
    ADMIT_COMPUTER,
    DELETE_TABLE,
    EXPORT,
    GAME_AUDIT,
    GAME_STORY,
    MOVE_SEAT,
    OPEN_TABLE,
    PUBLIC_TABLES,
    QR_CODE,
    SIT_AS_COMPUTER,
    SIT_DOWN,
    TABLE_INFO,
    WITHDRAW_ADMISSION,
)
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub.admissions import SECONDS
from pinxit.table.hub.doors import Taken
from pinxit.table.listing import Summary, summary_of
from pinxit.table.pawns import PAWNS
from pinxit.table.sharing import written_down
from pinxit.table.strangers import are_all_inside

from .answers import address_of, code_of, json_answer, origin_of, qr_answer, too_fast
from .asking import check_seat, viewer_asking
from .guessing import Guessed
from .links import link_to
from .serving import Room
from .state import State

LISTED = 50  # public tables, at once

HERE = Room()


@HERE.takes(OPEN_TABLE)
async def open_table(request: Request, state: State, body: OpenTable) -> SeatTaken:
    """Open a table."""
    address = address_of(request)
    await _check_password(state, address, body.password)
    if not state.openings.spend(address):
        raise too_fast(state.openings, address)
    taken = await state.seatings.do(
        body.request and f"open:{body.request}",
        lambda: state.hub.open(
            *(body.settings, body.name, body.pawn, origin_of(request, state), body.request)
        ),
        state.hub.doors.check_unused,
    )
    return _seat(request, state, taken)


@HERE.takes(SIT_DOWN)
async def sit_down(request: Request, state: State, body: SitDown) -> SeatTaken:
    """Sit down at a table."""
    code = code_of(request)
    address, origin = address_of(request), origin_of(request, state)
    taken = await state.seatings.do(
        body.request and f"{code}:{body.request}",
        lambda: state.hub.doors.sit(
            *(code, body.name, body.pawn, origin, body.request),
            spend=lambda _: state.counters.writing.change(address),
        ),
        state.hub.doors.check_unused,
    )
    return _seat(request, state, taken)


@HERE.takes(MOVE_SEAT)
async def move_seat(request: Request, state: State, body: MoveSeat) -> SeatTaken:
    """Take a seat on another device."""
    with state.counters.guesses.of(address_of(request), Guessed.RARER):
        taken = await state.seatings.do(
            body.request and f"seat:{body.request}",
            lambda: state.hub.doors.move_seat(body.seat_code, origin_of(request, state)),
            state.hub.doors.check_unused,
        )
    return _seat(request, state, taken)


@HERE.serves(ADMIT_COMPUTER)
async def admit_computer(request: Request, state: State) -> Admission:
    """Let the host admit one program."""
    host = await check_seat(request, state)
    admission = await state.hub.admissions.ask(code_of(request), host)
    return Admission(admission, SECONDS)


@HERE.serves(WITHDRAW_ADMISSION)
async def withdraw_admission(request: Request, state: State) -> None:
    """Admit nobody after all."""
    await state.hub.admissions.withdraw(code_of(request))


@HERE.takes(SIT_AS_COMPUTER)
async def sit_as_computer(request: Request, state: State, body: SitAsComputer) -> SeatTaken:
    """Sit down as a computer player."""
    address, origin = address_of(request), origin_of(request, state)
    with state.counters.guesses.of(address, Guessed.RARER):
        taken = await state.seatings.do(
            body.request and f"computer:{body.request}",
            lambda: state.hub.admissions.use(
                *(body.admission, body.name, body.pawn, origin),
                spend=lambda _: state.counters.writing.change(address),
            ),
            state.hub.doors.check_unused,
        )
    return _seat(request, state, taken)


@HERE.serves(PUBLIC_TABLES)
async def public_tables(_request: Request, state: State) -> list[PublicLine]:
    """List the tables that anyone may sit down at."""
    listed = await state.hub.public_tables(LISTED)
    decode = msgspec.json.Decoder(Summary).decode
    return [
        PublicLine(line.code, state.hub.keyring.key_of(line.code), decode(line.summary))
        for line in listed
    ]


@HERE.serves(TABLE_INFO)
async def table_info(request: Request, state: State) -> TableInfo:
    """Tell what somebody with the code may know before sitting down."""
    table = (await state.hub.live(code_of(request))).table
    taken = {sitter.pawn for sitter in table.sitters}
    return TableInfo(
        code=table.code,
        summary=summary_of(table),
        names=tuple(s.name for s in table.sitters) if are_all_inside(table) else (),
        free_pawns={pawn: shape for pawn, shape in PAWNS.items() if pawn not in taken},
        spectators=table.settings.spectators,
        link=link_to(request, state, table.code),
    )


@HERE.serves(QR_CODE)
async def qr_code(request: Request, state: State) -> Response:
    """Draw the link to a table as a code for phones."""
    code = (await state.hub.live(code_of(request))).table.code
    before = "?sofa" if "sofa" in request.query_params else ""
    return qr_answer(link_to(request, state, code) + before)


@HERE.serves(GAME_STORY)
async def game_story(request: Request, state: State) -> GameStory:
    """Tell the story of a game that is over, to anyone who has the link.

    Who shows that they sit there may know names that others may not.
    """
    code, number = code_of(request), int(request.path_params["number"])
    viewer = await viewer_asking(request, state)
    story = await state.hub.archive.story(code, number, viewer.seat, viewer.screen)
    return GameStory(
        names=story.names,
        recap=story.recap,
        pawns=story.pawns,
        played_for=story.played_for,
        hearts=story.hearts,
        clips=story.clips,
    )


@HERE.serves(GAME_AUDIT)
async def game_audit(request: Request, state: State) -> GameAudit:
    """Tell all that it takes to check the shuffle of a game that is over, to anyone."""
    code, number = code_of(request), int(request.path_params["number"])
    evidence, names = await state.hub.archive.evidence(code, number)
    return GameAudit(
        format="pinxit-audit/1", table=code, game=number, names=names, evidence=evidence
    )


@HERE.serves(EXPORT)
async def export(request: Request, state: State) -> Response:
    """Give the host all that is kept of the log of a table at which no game is running."""
    code = code_of(request)
    records = await state.hub.archive.export(code)
    table = (await state.hub.live(code)).table
    answer = json_answer(written_down(table, records))
    answer.headers["content-disposition"] = f'attachment; filename="pinxit-{code}.json"'
    return answer


@HERE.serves(DELETE_TABLE)
async def delete_table(request: Request, state: State) -> None:
    """Forget a table, for its host."""
    code = code_of(request)
    await state.hub.delete(code)
    if state.uploads is not None:
        await state.uploads.forget(code)
    if state.clips is not None:
        await state.clips.forget(code)


async def _check_password(state: State, address: str, tried: str | None) -> None:
    """Refuse who does not know the password that opens tables here; who tries none guesses none."""
    if state.table_password is None:
        return
    if tried is None:
        raise NotAllowed(TableReason.NEEDS_PASSWORD)
    with state.counters.guesses.of(address, Guessed.PASSWORD):
        await state.table_password.check(tried)


def _seat(request: Request, state: State, taken: Taken) -> SeatTaken:
    link = link_to(request, state, taken.code)
    return SeatTaken(taken.code, taken.seat, taken.token, link)
