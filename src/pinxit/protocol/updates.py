"""What a seat is told of a scene: everything, or what has changed since it was last told.

What many see alike is built and written once for all of them. A part that holds somebody's secrets
is built for its seat alone, and the message is as long as with any other secret (`padding`).
"""

from typing import Any, Final

from msgspec import Raw, field

from pinxit import __version__
from pinxit.rules import Seat
from pinxit.table.awake.chat import Said
from pinxit.table.awake.scene import Scene
from pinxit.table.screens import Screen
from pinxit.table.strangers import are_all_inside, may_know_names

from . import VERSION
from .changes import EVERYTHING, Changed, changed_by
from .messages import ServerMessage, Welcome, pack
from .padding import spare
from .sections import ALL, SHARED, common_section, own_sections, sections_for

COMINGS: Final = frozenset({"sitters", "spectators", "screens"})  # sections that tell who is here


class WrittenUpdate(ServerMessage, frozen=True, tag="update", kw_only=True):
    """An `Update` on its way out: some of its sections are written already."""

    from_: int = field(name="from")
    to: int
    sections: dict[str, Any]


def welcome_for(
    scene: Scene,
    seat: Seat | None,
    since: int | None,
    said: tuple[Said, ...],
    screen: Screen | None = None,
) -> bytes:
    """Write a welcome; to who comes back, with the sections that have changed since a version."""
    names = ALL
    if since is not None:
        changed = _changed_since(scene, since).for_seat(seat)
        names = changed | COMINGS | {"clock"}
    sections = sections_for(scene, seat, names, screen)
    welcome = Welcome(
        protocol=VERSION,
        seat=seat,
        screen=screen,
        version=scene.table.version,
        sections=sections,
        chat=said,
        build=__version__,
    )
    return pack(welcome) + b" " * spare(sections.mine, sections.may, sections.clips)


class _Since:
    """What has changed since a version, for all who were told up to there.

    What some of them see alike is kept, by the names of the sections, for those who may not know
    people's names and for those who may. (No scene is: both would linger.)
    """

    __slots__ = ("all_inside", "changed", "comings", "written")

    def __init__(self, scene: Scene, key: tuple[int, bool]) -> None:
        since, met = key
        self.changed = _changed_since(scene, since)
        self.comings = frozenset[str]() if met else COMINGS
        self.all_inside = are_all_inside(scene.table)
        self.written: tuple[dict[frozenset[str], _Written], ...] = ({}, {})


# Sections, written; the names of those that follow for each seat; and all of it if none does.
_Written = tuple[dict[str, Raw], frozenset[str], bytes]


def update_for(
    scene: Scene, seat: Seat | None, since: int, *, met: bool, screen: Screen | None = None
) -> bytes:
    """Write what has changed since a version for a seat, who has come and gone included.

    `met` says that nobody has.
    """
    known = scene.once(_Since, (since, met))
    names = known.changed.for_seat(seat)
    inside = known.all_inside or may_know_names(scene.table, seat, screen)
    written = known.written[inside].get(names)
    if written is None:
        written = _write(scene, since, names | known.comings, inside=inside)
        known.written[inside][names] = written
    common, own_names, whole = written
    if not own_names:
        return whole
    own = own_sections(scene, seat, own_names)
    spaces = spare(own.get("mine"), own.get("may", ()), own.get("clips", ()))
    update = WrittenUpdate(from_=since, to=scene.table.version, sections=common | own)
    return b"%b%*b" % (pack(update), spaces, b"")


def _write(scene: Scene, since: int, names: frozenset[str], *, inside: bool) -> _Written:
    parts = {name: scene.once(_part, (name, inside)) for name in sorted(names & SHARED)}
    own = names - SHARED
    update = WrittenUpdate(from_=since, to=scene.table.version, sections=parts)
    return parts, own, b"" if own else pack(update)


def _part(scene: Scene, key: tuple[str, bool]) -> Raw:
    name, inside = key
    return Raw(pack(common_section(scene, name, inside=inside)))


def can_follow(scene: Scene, version: int) -> bool:
    """Tell whether what has changed since a version can be told."""
    return scene.events_since(version) is not None


def _changed_since(scene: Scene, version: int) -> Changed:
    happened = scene.events_since(version)
    if happened is None:
        return EVERYTHING
    return changed_by(happened, scene.table.game)
