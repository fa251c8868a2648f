"""Leaks to computer players."""

from msgspec.structs import replace

from pinxit.players import memory as memories
from pinxit.rules import Game, Seat, view_for
from pinxit.rules import events as facts
from pinxit.rules.legal import AnyOption, MayVote
from pinxit.rules.legal import legal as may
from pinxit.table.awake import caretaker
from tests.leaks.planted.tools import Patch, answer_of, leak


@leak("computer players remember what was given")
def _(patch: Patch) -> None:
    right = memories.remember

    def remembered(memory: memories.Memory, event: object) -> memories.Memory:
        if isinstance(event, facts.CardsGiven):
            return replace(memory, said=memory.said | set(event.cards))
        return right(memory, event)

    patch.setattr(memories, "remember", remembered)


@leak("computer players remember votes before the reveal")
def _(patch: Patch) -> None:
    right = memories.remember

    def remembered(memory: memories.Memory, event: object) -> memories.Memory:
        if isinstance(event, facts.VoteCast):
            return replace(memory, said=memory.said | {f"{event.seat} {event.cards}"})
        return right(memory, event)

    patch.setattr(memories, "remember", remembered)


@leak("computer players see the seed")
def _(patch: Patch) -> None:
    patch.setattr(
        caretaker, "view_for", lambda game, seat: replace(view_for(game, seat), seed=game.seed)
    )


@leak("computer players may choose the right card alone")
def _(patch: Patch) -> None:
    right = may

    def legal(game: Game, seat: Seat) -> tuple[AnyOption, ...]:
        return tuple(
            replace(option, cards=(answer_of(game),) * option.fewest)
            if isinstance(option, MayVote)
            else option
            for option in right(game, seat)
        )

    patch.setattr(caretaker, "legal", legal)
