"""Leaks in how moves are decided: refusals that tell, events that count, chance that is none."""

from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

from pinxit.rules import Game, IllegalMove, Phase, Reason, Seat, course, decide
from pinxit.rules import events as facts
from pinxit.rules.commands import AnyCommand
from pinxit.rules.game import owners
from pinxit.table import decide as table_decide
from pinxit.table import hub, tokens
from pinxit.table.decide import games, seats
from pinxit.table.hub import doors
from tests.leaks.planted.tools import (
    Patch,
    also,
    answer_of,
    found_by,
    holder,
    leak,
    section,
)


def decided_otherwise(
    patch: Patch, change: Callable[[Game, AnyCommand, Callable[[], Any]], Any]
) -> None:
    """Change how moves are decided."""
    right = decide

    def decided(game: Game | None, seat: Seat | None, command: AnyCommand) -> Any:  # noqa: ANN401 (events)
        if game is None:
            return right(game, seat, command)
        return change(game, command, lambda: right(game, seat, command))

    for room in (table_decide, games, seats):
        patch.setattr(room, "decide_move", decided)


def cards_of(command: AnyCommand) -> tuple[str, ...]:
    """Return the cards that a command names."""
    return getattr(command, "cards", None) or (getattr(command, "card", ""),)


def refused_with(patch: Patch, **told: Callable[[Game, AnyCommand], object]) -> None:
    """Let refusals of cards tell more."""

    def change(game: Game, command: AnyCommand, right: Callable[[], Any]) -> Any:  # noqa: ANN401 (events)
        try:
            return right()
        except IllegalMove as refusal:
            more = {name: tell(game, command) for name, tell in told.items()}
            raise IllegalMove(refusal.reason, **refusal.facts, **more) from refusal

    decided_otherwise(patch, change)


@leak("a refusal names the owner of the card")
def _(patch: Patch) -> None:
    refused_with(patch, owner=lambda game, cmd: owners(game.round.laid).get(cards_of(cmd)[0]))


@leak("a refusal says in whose hand the card is")
def _(patch: Patch) -> None:
    refused_with(patch, holder=lambda game, cmd: holder(game, cards_of(cmd)[0]))


@leak("a refusal shows the storyteller's card")
def _(patch: Patch) -> None:
    refused_with(patch, answer=lambda game, _cmd: answer_of(game))


@leak("a refusal says how many have found it")
def _(patch: Patch) -> None:
    refused_with(patch, found=lambda game, _cmd: len(found_by(game)))


@leak("a card in another's hand is refused otherwise than one of the pile")
def _(patch: Patch) -> None:
    def change(game: Game, command: AnyCommand, right: Callable[[], Any]) -> Any:  # noqa: ANN401 (events)
        try:
            return right()
        except IllegalMove as refusal:
            held = holder(game, cards_of(command)[0]) is not None
            raise (IllegalMove(Reason.SEAT_TAKEN) if held else refusal) from None

    decided_otherwise(patch, change)


@leak("a card that will be drawn next is refused otherwise")
def _(patch: Patch) -> None:
    def change(game: Game, command: AnyCommand, right: Callable[[], Any]) -> Any:  # noqa: ANN401 (events)
        if set(cards_of(command)) & set(game.pile[:20]):
            raise IllegalMove(Reason.TOO_LATE)
        return right()

    decided_otherwise(patch, change)


@leak("a right vote is refused as too easy")
def _(patch: Patch) -> None:
    def change(game: Game, command: AnyCommand, right: Callable[[], Any]) -> Any:  # noqa: ANN401 (events)
        if game.phase is Phase.VOTE and answer_of(game) in cards_of(command):
            raise IllegalMove(Reason.TOO_LATE)
        return right()

    decided_otherwise(patch, change)


@leak("a right vote makes an event more")
def _(patch: Patch) -> None:
    def change(game: Game, command: AnyCommand, right: Callable[[], Any]) -> Any:  # noqa: ANN401 (events)
        events = right()
        if game.phase is Phase.VOTE and answer_of(game) in cards_of(command):
            return (*events, facts.SeatsSkipped(()))
        return events

    decided_otherwise(patch, change)


@leak("an odd card that is given makes an event more")
def _(patch: Patch) -> None:
    def change(game: Game, command: AnyCommand, right: Callable[[], Any]) -> Any:  # noqa: ANN401 (events)
        events = right()
        if game.phase is Phase.GIVE and cards_of(command)[0][-1:] in "13579":
            return (*events, facts.SeatsSkipped(()))
        return events

    decided_otherwise(patch, change)


@leak("whoever votes wrong is skipped")
def _(patch: Patch) -> None:
    def change(game: Game, command: AnyCommand, right: Callable[[], Any]) -> Any:  # noqa: ANN401 (events)
        events = right()
        if game.phase is Phase.VOTE and answer_of(game) not in cards_of(command):
            return (*events, *(facts.SeatsSkipped((s,)) for s in game.round.awaited[-1:]))
        return events

    decided_otherwise(patch, change)


@leak("what somebody who leaves had laid is told")
def _(patch: Patch) -> None:
    told: list[object] = []

    def decided(game: Game | None, seat: Seat | None, command: AnyCommand) -> Any:  # noqa: ANN401 (events)
        told[:] = [] if game is None or seat is None else [game.hands.get(seat, ())]
        return decide(game, seat, command)

    for room in (table_decide, games, seats):
        patch.setattr(room, "decide_move", decided)
    section(patch, "sitters", lambda _table, part: [also(line, had=told) for line in part])


def laid_otherwise(patch: Patch, order: Callable[[Game], Iterable[str]]) -> None:
    """Change the order on the table."""
    right = course._lay_board

    def laid(game: Game) -> Any:  # noqa: ANN401 (events)
        events = right(game)
        if isinstance(events[0], facts.BoardLaid):
            return (facts.BoardLaid(tuple(order(game))),)
        return events

    patch.setattr(course, "_lay_board", laid)


@leak("the board is laid in the order in which cards were given")
def _(patch: Patch) -> None:
    laid_otherwise(patch, lambda game: owners(game.round.laid))


@leak("the board is laid in the order of seats")
def _(patch: Patch) -> None:
    laid_otherwise(
        patch, lambda game: [c for s in sorted(game.round.laid) for c in game.round.laid[s]]
    )


@leak("the storyteller's card is laid last")
def _(patch: Patch) -> None:
    laid_otherwise(
        patch,
        lambda game: sorted(owners(game.round.laid), key=lambda c: (c == answer_of(game), c)),
    )


@leak("seeds are short enough to be searched for")
def _(patch: Patch) -> None:
    drawn = count(1000)
    defaults = hub.Hub.__init__.__kwdefaults__ or {}
    patch.setitem(defaults, "new_seed", lambda: str(next(drawn)))


@leak("tokens are counted")
def _(patch: Patch) -> None:
    drawn = count(10**6)
    patch.setattr(tokens, "new_token", lambda: str(next(drawn)))


@leak("the code of a seat is made from its name")
def _(patch: Patch) -> None:
    right = doors.Doors.new_seat_code

    async def made(self: doors.Doors, code: str, seat: Seat) -> str:
        with patch.context() as drawing:
            drawing.setattr(doors, "random_code", lambda _length: f"{code}{seat:>2}")
            return await right(self, code, seat)

    patch.setattr(doors.Doors, "new_seat_code", made)


@leak("codes of tables are three letters")
def _(patch: Patch) -> None:
    right = doors.random_code
    patch.setattr(doors, "random_code", lambda *length: right(*length)[:3])
