"""Leaks of what somebody whispers to computer players."""

import logging
from typing import Any

from pinxit.protocol import sections
from pinxit.rules import Card, Seat
from pinxit.table import decide as deciding
from pinxit.table import sharing
from pinxit.table.awake.scene import Scene
from pinxit.table.commands import Whisper
from pinxit.table.decide import whispers as deciding_whispers
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import Events
from pinxit.table.state import Table
from pinxit.table.whispers import whispered
from tests.leaks.planted.tools import WHISPERS, Patch, also, leak, own_section, section

log = logging.getLogger(__name__)


@leak("everybody is told what was whispered", WHISPERS)
def _(patch: Patch) -> None:
    def merged(scene: Scene, _seat: Seat | None, _right: object) -> dict[Card, str]:
        return {card: text for said in scene.table.whispers.values() for card, text in said.items()}

    own_section(patch, "whispers", merged)


@leak("the section of the table tells about which pictures something is known", WHISPERS)
def _(patch: Patch) -> None:
    section(
        patch,
        "table",
        lambda scene, right: also(right, known=sorted(whispered(scene.table.whispers))),
    )


@leak("a message is as long as what was whispered", WHISPERS)
def _(patch: Patch) -> None:
    def longer(scene: Scene, right: Any) -> object:  # noqa: ANN401 (a section)
        texts = [text for texts in whispered(scene.table.whispers).values() for text in texts]
        return also(right, pad="." * sum(map(len, texts)))

    section(patch, "table", longer)


@leak("a spectator is told what the first seat to whisper did", WHISPERS)
def _(patch: Patch) -> None:
    right = sections._OWN_BUILDERS["whispers"]

    def build(scene: Scene, seat: Seat | None) -> object:
        return right(scene, seat or next(iter(scene.table.whispers), None))

    patch.setitem(sections._OWN_BUILDERS, "whispers", build)


@leak("the log that a host may keep has words that others whispered", WHISPERS)
def _(patch: Patch) -> None:
    kept = tuple(mark for mark in sharing._PRIVATE if b"whispered" not in mark)
    patch.setattr(sharing, "_PRIVATE", kept)


@leak("who whispers about a picture is refused because somebody else has", WHISPERS)
def _(patch: Patch) -> None:
    right = deciding_whispers.whisper

    def whisper(table: Table, seat: Seat, command: Whisper, decks: Any) -> Events:  # noqa: ANN401 (as it was)
        others = {s: said for s, said in table.whispers.items() if s != seat}
        if command.card in whispered(others):
            raise NotAllowed(TableReason.MANY_WHISPERS, most=1)
        return right(table, seat, command, decks)

    patch.setattr(deciding.whispers, "whisper", whisper)


@leak("what was whispered is logged", WHISPERS)
def _(patch: Patch) -> None:
    right = deciding_whispers.whisper

    def whisper(table: Table, seat: Seat, command: Whisper, decks: Any) -> Events:  # noqa: ANN401 (as it was)
        log.warning("somebody whispers %s", command.text)
        return right(table, seat, command, decks)

    patch.setattr(deciding.whispers, "whisper", whisper)
