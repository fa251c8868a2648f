"""HTTP for what is sung, mimed and drawn: brought along, taken back, played."""

from starlette.requests import Request
from starlette.responses import Response

from pinxit.clips import ClipProblem, ClipReason
from pinxit.protocol.http import ClipKept
from pinxit.protocol.operations import ADD_CLIP, ALBUM_CLIP, CLIP, REMOVE_CLIP, REPORTED_CLIP

from .serving import Room
from .state import State

HERE = Room()


@HERE.serves(ADD_CLIP)
async def add_clip(_request: Request, _state: State) -> ClipKept:
    """Take what a clue is to be told with."""
    raise ClipProblem(ClipReason.CLIPS_OFF)


@HERE.serves(REMOVE_CLIP)
async def remove_clip(_request: Request, _state: State) -> None:
    """Take back what has not been told."""
    raise ClipProblem(ClipReason.CLIPS_OFF)


@HERE.serves(CLIP)
async def clip(_request: Request, _state: State) -> Response:
    """Send what a clue was told with."""
    raise ClipProblem(ClipReason.CLIPS_OFF)


@HERE.serves(ALBUM_CLIP)
async def album_clip(_request: Request, _state: State) -> Response:
    """Send what a clue was told with, to whoever has the link to an album."""
    raise ClipProblem(ClipReason.CLIPS_OFF)


@HERE.serves(REPORTED_CLIP)
async def reported_clip(_request: Request, _state: State) -> Response:
    """Send what somebody who was reported had told with."""
    raise ClipProblem(ClipReason.CLIPS_OFF)
