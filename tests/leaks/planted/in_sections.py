"""Leaks in the sections of a view."""

from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from pinxit.adapters import MemoryStore
from pinxit.rules import Seat
from pinxit.rules.game import owners
from pinxit.rules.legal import MayVote
from pinxit.table import tokens
from pinxit.table.awake.scene import Scene
from tests.leaks.planted.tools import (
    Patch,
    also,
    answer_of,
    found_by,
    game_of,
    in_game,
    leak,
    odd,
    own_section,
    section,
)


@leak("the board says who laid each card")
def _(patch: Patch) -> None:
    def change(table: Scene, board: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(table)
        laid = owners(game.round.laid) if game else {}
        return [{"card": card, "owner": laid.get(card)} for card in board]

    section(patch, "board", change)


@leak("the board is shown in the order of seats")
def _(patch: Patch) -> None:
    def change(table: Scene, board: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(table)
        laid = owners(game.round.laid) if game else {}
        return sorted(board, key=lambda card: laid.get(card, ""))

    section(patch, "board", change)


@leak("the storyteller's card is shown first")
def _(patch: Patch) -> None:
    section(
        patch,
        "board",
        lambda table, board: sorted(board, key=lambda c: c != answer_of(game_of(table))),
    )


@leak("cards on the table are named by their owners")
def _(patch: Patch) -> None:
    def change(table: Scene, board: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(table)
        laid = owners(game.round.laid) if game else {}
        return [f"{laid.get(card)}-{card}" for card in board]

    section(patch, "board", change)


@leak("cards are shown before the last one is given")
def _(patch: Patch) -> None:
    def change(table: Scene, board: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(table)
        return board or (sorted(owners(game.round.laid)) if game else ())

    section(patch, "board", change)


@leak("who waits is told with what was given")
def _(patch: Patch) -> None:
    section(
        patch,
        "waiting",
        lambda table, part: also(part, laid=in_game(table, lambda game: game.round.laid)),
    )


@leak("votes are shown before the reveal")
def _(patch: Patch) -> None:
    section(
        patch,
        "waiting",
        lambda table, part: also(part, voted=in_game(table, lambda game: game.round.votes)),
    )


@leak("how many have found it is counted before the reveal")
def _(patch: Patch) -> None:
    section(patch, "waiting", lambda table, part: also(part, found=len(found_by(game_of(table)))))


@leak("who has voted is listed with those first who found it")
def _(patch: Patch) -> None:
    def change(table: Scene, part: Any) -> object:  # noqa: ANN401 (a section)
        found = found_by(game_of(table))
        return part and replace(part, voted=tuple(sorted(part.voted, key=lambda s: s not in found)))

    section(patch, "waiting", change)


@leak("who has given is listed in the order of their cards")
def _(patch: Patch) -> None:
    def change(table: Scene, part: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(table)
        laid = game.round.laid if game else {}
        return part and replace(
            part, laid_by=tuple(sorted(part.laid_by, key=lambda s: laid.get(s, ())))
        )

    section(patch, "waiting", change)


@leak("a clue stays open while nobody has found it")
def _(patch: Patch) -> None:
    section(
        patch,
        "waiting",
        lambda table, part: part and replace(part, clue_open=not found_by(game_of(table))),
    )


@leak("the pile is shown in its order")
def _(patch: Patch) -> None:
    section(
        patch,
        "piles",
        lambda table, part: also(part, pile=in_game(table, lambda game: game.pile)),
    )


@leak("the next card of the pile is told by a hash of its name")
def _(patch: Patch) -> None:
    def change(table: Scene, part: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(table)
        top = game.pile[:1] if game else ()
        return also(part, next=sha256(repr(top).encode()).hexdigest())

    section(patch, "piles", change)


@leak("hands are shown instead of counted")
def _(patch: Patch) -> None:
    section(
        patch,
        "piles",
        lambda table, part: also(part, hands=in_game(table, lambda game: game.hands)),
    )


@leak("the pile's number is one too many if its top card is odd")
def _(patch: Patch) -> None:
    section(
        patch,
        "piles",
        lambda table, part: part and replace(part, pile=part.pile + odd(game_of(table))),
    )


@leak("points are counted while the vote runs")
def _(patch: Patch) -> None:
    def change(table: Scene, part: Any) -> object:  # noqa: ANN401 (a section)
        found = found_by(game_of(table))
        return [replace(line, score=line.score + 3 * (line.seat in found)) for line in part]

    section(patch, "scores", change)


@leak("scores are listed with those first who found it")
def _(patch: Patch) -> None:
    def change(table: Scene, part: Any) -> object:  # noqa: ANN401 (a section)
        found = found_by(game_of(table))
        return sorted(part, key=lambda line: line.seat not in found)

    section(patch, "scores", change)


@leak("the round names the storyteller's card")
def _(patch: Patch) -> None:
    section(patch, "round", lambda table, part: also(part, card=answer_of(game_of(table))))


@leak("the round tells the place of the storyteller's card")
def _(patch: Patch) -> None:
    def change(table: Scene, part: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(table)
        board = game.round.board if game else ()
        return also(part, place=board.index(answer_of(game)) if board else None)

    section(patch, "round", change)


@leak("who tells next is told by who has found it")
def _(patch: Patch) -> None:
    section(
        patch,
        "round",
        lambda table, part: (
            part and replace(part, next_teller=[*found_by(game_of(table)), None][0])
        ),
    )


@leak("the seed is told at the beginning")
def _(patch: Patch) -> None:
    section(
        patch,
        "game",
        lambda table, part: also(part, seed=table.table.game and table.table.game.seed),
    )


@leak("the first digits of the seed are told")
def _(patch: Patch) -> None:
    section(
        patch,
        "game",
        lambda table, part: also(part, id=table.table.game and table.table.game.seed[:4]),
    )


@leak("every hand is promised by a hash that can be searched for")
def _(patch: Patch) -> None:
    def change(table: Scene, part: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(table)
        hands = game.hands if game else {}
        return also(part, hands={s: sha256(repr(h).encode()).hexdigest() for s, h in hands.items()})

    section(patch, "game", change)


@leak("the seats come with what is kept of their tokens")
def _(patch: Patch) -> None:
    kept: list[str] = []
    put = MemoryStore.put_token

    async def put_token(self: MemoryStore, token_hash: str, code: str, seat: str) -> None:
        kept.append(token_hash)
        await put(self, token_hash, code, seat)

    patch.setattr(MemoryStore, "put_token", put_token)
    section(patch, "sitters", lambda _, part: [also(line, id=tuple(kept)) for line in part])


@leak("the seats come with their tokens")
def _(patch: Patch) -> None:
    made: list[str] = []
    draw = tokens.new_token

    def remembered() -> str:
        made.append(draw())
        return made[-1]

    patch.setattr(tokens, "new_token", remembered)
    section(patch, "sitters", lambda _table, part: [also(line, id=made[-3:]) for line in part])


@leak("somebody is shown as away who has not found it")
def _(patch: Patch) -> None:
    def change(table: Scene, part: Any) -> object:  # noqa: ANN401 (a section)
        found = found_by(game_of(table))
        return [replace(line, here=line.seat in found) for line in part]

    section(patch, "sitters", change)


@leak("what is agreed comes with all that there is")
def _(patch: Patch) -> None:
    section(patch, "table", lambda table, part: also(part, state=table.table.game))


@leak("the numbers tell a bit of the pile")
def _(patch: Patch) -> None:
    section(
        patch,
        "numbers",
        lambda table, part: part and replace(part, hand=part.hand + odd(game_of(table))),
    )


@leak("the history begins with the running game")
def _(patch: Patch) -> None:
    def change(table: Scene, part: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(table)
        return [*part, {"laid": game.round.laid}] if game else part

    section(patch, "history", change)


@leak("a reveal is sent when the board is laid")
def _(patch: Patch) -> None:
    def change(table: Scene, part: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(table)
        return {"laid": game.round.laid} if game and game.round.board else part

    section(patch, "reveal", change)


@leak("a reveal shows the hands, too")
def _(patch: Patch) -> None:
    section(
        patch,
        "reveal",
        lambda table, part: also(part, hands=in_game(table, lambda game: game.hands)),
    )


@leak("the number of spectators grows with those who found it")
def _(patch: Patch) -> None:
    section(patch, "spectators", lambda table, part: part + len(found_by(game_of(table))))


@leak("everyone is sent their neighbour's hand")
def _(patch: Patch) -> None:
    def change(table: Scene, seat: Seat | None, part: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(table)
        others = [s for s in game.seats if s != seat] if game else []
        return part and game and others and replace(part, hand=game.hands[others[0]])

    own_section(patch, "mine", change)


@leak("spectators look into the storyteller's hand")
def _(patch: Patch) -> None:
    def change(table: Scene, seat: Seat | None, part: Any) -> object:  # noqa: ANN401 (a section)
        game = game_of(table)
        if seat is None and game is not None:
            return {"hand": game.hands.get(game.round.storyteller or "", ())}
        return part

    own_section(patch, "mine", change)


@leak("my section holds everybody's votes")
def _(patch: Patch) -> None:
    own_section(
        patch,
        "mine",
        lambda table, _seat, part: also(part, votes=in_game(table, lambda game: game.round.votes)),
    )


@leak("the right card is the first that I may vote for")
def _(patch: Patch) -> None:
    def change(table: Scene, _seat: Seat | None, part: Any) -> object:  # noqa: ANN401 (a section)
        answer = answer_of(game_of(table))
        return [
            replace(option, cards=tuple(sorted(option.cards, key=lambda c: c != answer)))
            if isinstance(option, MayVote)
            else option
            for option in part
        ]

    own_section(patch, "may", change)


@leak("a right vote may not be taken back")
def _(patch: Patch) -> None:
    def change(table: Scene, seat: Seat | None, part: Any) -> object:  # noqa: ANN401 (a section)
        return () if seat in found_by(game_of(table)) else part

    own_section(patch, "may", change)


@leak("time runs faster when somebody has found it")
def _(patch: Patch) -> None:
    own_section(
        patch,
        "clock",
        lambda table, _seat, part: replace(part, now=part.now + len(found_by(game_of(table)))),
    )
