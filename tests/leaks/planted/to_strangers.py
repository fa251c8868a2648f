"""Leaks to strangers, at a table where they may not know the names of the others."""

from typing import Any

from pinxit.protocol import sections
from pinxit.table.awake import chat
from pinxit.table.awake.scene import Scene
from pinxit.table.hub import archive
from pinxit.web import tables
from tests.leaks.planted.tools import QUIET, Patch, also, leak, section


@leak("strangers are shown the names of friends", QUIET)
def _(patch: Patch) -> None:
    patch.setattr(sections, "_NAMELESS", {})


@leak("strangers are shown who played before", QUIET)
def _(patch: Patch) -> None:
    patch.delitem(sections._NAMELESS, "history")


@leak("the own name of a stranger is shown", QUIET)
def _(patch: Patch) -> None:
    def change(table: Scene, part: Any) -> object:  # noqa: ANN401 (a section)
        own = {sitter.seat: sitter.own for sitter in table.table.sitters}
        return [also(line, own=own[line.seat]) for line in part]

    section(patch, "sitters", change)


@leak("strangers read what friends write", QUIET)
def _(patch: Patch) -> None:
    right = chat.Chat.since
    patch.setattr(
        chat.Chat, "since", lambda self, number, *_, **__: right(self, number, "s1", inside=True)
    )


@leak("strangers are told the names of a game that is over", QUIET)
def _(patch: Patch) -> None:
    patch.setattr(archive, "may_know_names", lambda _table, _seat, _screen: True)


@leak("who has the code is told the names at a quiet table", QUIET)
def _(patch: Patch) -> None:
    patch.setattr(tables, "are_all_inside", lambda _table: True)
