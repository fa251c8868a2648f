"""Leaks of what somebody has sung, mimed or drawn, and not told; and of what is nobody else's."""

import logging
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from pinxit.clips import ClipProblem, ClipReason, Kept
from pinxit.players import memory as memories
from pinxit.protocol import sections, updates
from pinxit.rules import Seat
from pinxit.table import clips as told_clips
from pinxit.table import retelling
from pinxit.table.albums import Album
from pinxit.table.awake import live, recollection
from pinxit.table.awake.scene import Scene
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import albums as hub_albums
from pinxit.table.hub.doors import SPECTATOR
from pinxit.table.state import Table
from pinxit.web import asking, clip_desk, clips
from pinxit.web.clip_desk import ClipDesk
from tests.leaks.planted.in_answers import answered_otherwise
from tests.leaks.planted.on_screens import on_screens
from tests.leaks.planted.tools import ALBUMS, Patch, also, leak, own_section, section
from tests.leaks.world import untold_of

log = logging.getLogger(__name__)


def before_it_is_told(patch: Patch, may: Callable[[live.LiveTable, str], bool]) -> None:
    """Let clips be had that were not told."""
    right = clips._is_told

    async def is_told(table: live.LiveTable, clip: str) -> bool:
        return await right(table, clip) or may(table, clip)

    patch.setattr(clips, "_is_told", is_told)


@leak("a clip is sent to whoever knows its name")
def _(patch: Patch) -> None:
    before_it_is_told(patch, lambda _table, _clip: True)


@leak("what somebody has brought is sent as soon as cards are given")
def _(patch: Patch) -> None:
    def given(table: live.LiveTable, clip: str) -> bool:
        game = table.table.game
        brought = [kept.clip.id for kept in untold_of(table.table)]
        return game is not None and bool(game.round.laid) and clip in brought

    before_it_is_told(patch, given)


@leak("a clip is sent to whoever shows any token")
def _(patch: Patch) -> None:
    right = asking.viewer_asking

    async def viewer(request: Request, state: Any) -> Any:  # noqa: ANN401 (a state, a viewer)
        try:
            return await right(request, state)
        except NotAllowed:
            return SPECTATOR

    patch.setattr(clips, "viewer_asking", viewer)


@leak("who asks for a clip hears whether it is there and not told")
def _(patch: Patch) -> None:
    right = clips._is_told

    async def is_told(table: live.LiveTable, clip: str) -> bool:
        if not await right(table, clip):
            if clip in [kept.clip.id for kept in untold_of(table.table)]:
                raise NotAllowed(TableReason.NOT_YOUR_SEAT)
            return False
        return True

    patch.setattr(clips, "_is_told", is_told)


@leak("who takes back what another has brought hears whose it is")
def _(patch: Patch) -> None:
    right = ClipDesk.take_back

    async def take_back(self: ClipDesk, table: live.LiveTable, seat: Seat, clip: str) -> None:
        for kept in untold_of(table.table):
            if kept.clip.id == clip and kept.seat != seat:
                raise ClipProblem(ClipReason.NO_SUCH_CLIP, seat=kept.seat)
        await right(self, table, seat, clip)

    patch.setattr(ClipDesk, "take_back", take_back)


@leak("anybody takes back what another has brought")
def _(patch: Patch) -> None:
    right = ClipDesk.look

    async def look(self: ClipDesk, code: str, clip: str) -> Kept:
        return replace(await right(self, code, clip), seat="anybody")

    patch.setattr(ClipDesk, "look", look)
    right_back = ClipDesk.take_back

    async def take_back(self: ClipDesk, table: live.LiveTable, _seat: Seat, clip: str) -> None:
        await right_back(self, table, "anybody", clip)

    patch.setattr(ClipDesk, "take_back", take_back)


@leak("the section of clips has what was brought and not told")
def _(patch: Patch) -> None:
    def more(scene: Scene, _seat: Seat | None, part: tuple[Any, ...]) -> object:
        told = [told_clips.ToldClip(kept.clip, kept.seat, 1) for kept in untold_of(scene.table)]
        return (*part, *told_clips.views_for(None, told))

    own_section(patch, "clips", more)


@leak("the round says that somebody has brought something")
def _(patch: Patch) -> None:
    section(patch, "round", lambda scene, part: also(part, sung=bool(untold_of(scene.table))))


@leak("the round says in which medium the next clue will be")
def _(patch: Patch) -> None:
    def media(scene: Scene) -> list[str]:
        return [kept.clip.medium for kept in untold_of(scene.table)]

    section(patch, "waiting", lambda scene, part: also(part, media=media(scene)))


@leak("how long a message is depends on how long somebody has sung")
def _(patch: Patch) -> None:
    right = updates.welcome_for

    def welcome(scene: Scene, *rest: Any, **named: Any) -> bytes:  # noqa: ANN401 (as it comes)
        seconds = sum(kept.clip.seconds for kept in untold_of(scene.table))
        return right(scene, *rest, **named) + b" " * int(seconds)

    patch.setattr("pinxit.web.connection.welcome_for", welcome)


@leak("the version counts what was brought")
def _(patch: Patch) -> None:
    right = sections._table

    def table(scene: Scene) -> Any:  # noqa: ANN401 (a section)
        return also(right(scene), changes=scene.table.version + len(untold_of(scene.table)))

    patch.setitem(sections._BUILDERS, "table", table)


@leak("a television shows that somebody is about to sing")
def _(patch: Patch) -> None:
    on_screens(patch, lambda scene, told: told.update(soon=len(untold_of(scene.table))))


@leak("what may be known of a table counts its clips, told or not")
def _(patch: Patch) -> None:
    def change(_request: Request, table: live.LiveTable | None, answer: Response) -> None:
        kept = len(untold_of(table.table)) if table is not None else 0
        answer.headers["x-clips"] = str(kept)

    answered_otherwise(patch, "table_info", change)


@leak("whether the server is well depends on what was brought to a table")
def _(patch: Patch) -> None:
    def change(_request: Request, table: live.LiveTable | None, answer: Response) -> None:
        brought = untold_of(table.table) if table is not None else []
        answer.headers["x-load"] = str(sum(kept.clip.seconds for kept in brought))

    answered_otherwise(patch, "health", change)


@leak("others are told who lets a clip into the album")
def _(patch: Patch) -> None:
    def views(_seat: Seat | None, told: Any) -> Any:  # noqa: ANN401 (clips, and views of them)
        return tuple(
            view
            for one in told
            for view in told_clips.views_for(one.seat, [one])  # as each knows their own
        )

    patch.setattr(sections, "views_for", views)


@leak("computer players hear of what was brought")
def _(patch: Patch) -> None:
    right = recollection.Recollection.of

    async def memory(self: Any, table: Table) -> memories.Memory:  # noqa: ANN401 (a recollection)
        kept = await right(self, table)
        return replace(kept, said=kept.said | {one.clip.id for one in untold_of(table)})

    patch.setattr(recollection.Recollection, "of", memory)


@leak("what is looked for is logged")
def _(patch: Patch) -> None:
    right = ClipDesk.look

    async def look(self: ClipDesk, code: str, clip: str) -> Kept:
        kept = await right(self, code, clip)
        clip_desk.log.debug("looked for %s", kept)
        return kept

    patch.setattr(ClipDesk, "look", look)


# To whoever has a link to an album


@leak("an album plays what nobody has let in", ALBUMS)
def _(patch: Patch) -> None:
    right = retelling.clips_in

    def clips_in(table: Table, album: Album) -> Any:  # noqa: ANN401 (clips by their names)
        return right(
            replace(table, clips=tuple(replace(told, shared=True) for told in table.clips)), album
        )

    for room in (retelling, hub_albums):
        patch.setattr(room, "clips_in", clips_in)


@leak("an album calls clips as the table does", ALBUMS)
def _(patch: Patch) -> None:
    right = retelling._reveal

    def reveal(reveal: Any, *rest: Any) -> Any:  # noqa: ANN401 (a reveal)
        return replace(right(reveal, *rest), clue=reveal.clue)

    patch.setattr(retelling, "_reveal", reveal)


@leak("what was taken out of an album can be fetched still", ALBUMS)
def _(patch: Patch) -> None:
    right = hub_albums.Albums.clip
    known: dict[tuple[str, str], Any] = {}

    async def clip(self: hub_albums.Albums, secret: str, called: str) -> Any:  # noqa: ANN401 (an album and a clip)
        opened, found = await right(self, secret, called)
        key = opened.table.code, called
        known[key] = found or known.get(key)
        return opened, known[key]

    patch.setattr(hub_albums.Albums, "clip", clip)
