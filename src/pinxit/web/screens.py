"""HTTP for televisions: a screen shows a code, a host pairs it with their table."""

from starlette.requests import Request
from starlette.responses import Response

from pinxit.protocol.http import (
    Paired,
    PairScreen,
    ScreenCode,
    ScreenFate,
    ScreenSecret,
    ScreenWaiting,
    ScreenWord,
)
from pinxit.protocol.operations import (
    ASK_FOR_CODE,
    COMPARE_SCREEN,
    PAIR_SCREEN,
    SCREEN_FATE,
    SCREEN_QR,
)
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub.pairing import SECONDS, is_code

from .answers import address_of, code_of, qr_answer, too_fast
from .asking import seat_asking
from .links import link_to_pair
from .serving import Room
from .state import State

HERE = Room()


@HERE.serves(ASK_FOR_CODE)
async def wait_for_table(request: Request, state: State) -> ScreenWaiting:
    """Give a screen a code to show."""
    address = address_of(request)
    if not state.screens.spend(address):
        raise too_fast(state.screens, address)
    code, secret, waiting = await state.hub.pairing.ask()
    return ScreenWaiting(
        code=code,
        word=waiting.word,
        secret=secret,
        seconds=SECONDS,
        link=link_to_pair(request, state, code),
    )


@HERE.serves(SCREEN_QR)
async def screen_qr(request: Request, state: State) -> Response:
    """Draw the link to a screen. Whether any shows this code, nobody is told here."""
    code = str(request.path_params["screen_code"])
    if not is_code(code):
        raise NotAllowed(TableReason.BAD_SCREEN_CODE)
    return qr_answer(link_to_pair(request, state, code))


@HERE.takes(SCREEN_FATE)
async def screen_fate(_request: Request, state: State, body: ScreenSecret) -> ScreenFate:
    """Tell a screen whether it was paired. Nobody guesses 256 bits: who asks is not counted."""
    waiting = await state.hub.pairing.by_secret(body.secret)
    return ScreenFate(waiting.table, waiting.until - state.hub.clock.now())


@HERE.takes(COMPARE_SCREEN)
async def compare_screen(request: Request, state: State, body: ScreenCode) -> ScreenWord:
    """Show the host which screen it is."""
    with state.counters.guesses.of(address_of(request)):
        return ScreenWord((await state.hub.pairing.by_code(body.code)).word)


@HERE.takes(PAIR_SCREEN)
async def pair_screen(request: Request, state: State, body: PairScreen) -> Paired:
    """Pair a screen. Its code is used up, unless nothing came of it."""
    code, host = code_of(request), await seat_asking(request, state)
    assert host is not None  # noqa: S101 (nobody else is let in here)
    with state.counters.guesses.of(address_of(request)):
        waiting = await state.hub.pairing.take(body.code)
    try:
        screen = await state.hub.doors.pair(code, host, waiting.token_hash, body.language)
    except BaseException:
        await state.hub.pairing.put_back(body.code, waiting)
        raise
    await state.hub.pairing.paired(waiting, code)
    return Paired(screen)
