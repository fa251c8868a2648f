"""Deciding about hearts: each seat may give one to the card of a reveal that it likes best."""

from pinxit.rules import Card, Phase, Seat
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import Events, HeartGiven
from pinxit.table.state import Table


def give_heart(table: Table, seat: Seat, card: Card | None, now: float) -> Events:
    """Give one's heart, move it or take it back, from the end of the show to the next round."""
    game = table.game
    if game is None or game.phase not in {Phase.REVEAL, Phase.OVER} or game.last_reveal is None:
        raise NotAllowed(TableReason.NO_HEARTS)
    if table.show is not None and not table.show.is_over(now):
        raise NotAllowed(TableReason.HEARTS_LATER)
    reveal = game.last_reveal
    if card is not None and card not in reveal.board:
        raise NotAllowed(TableReason.NO_HEARTS)
    if card is not None and card in reveal.laid.get(seat, ()):
        raise NotAllowed(TableReason.OWN_HEART)
    if table.hearts.get(seat) == card:
        return ()
    return (HeartGiven(seat, reveal.round, card),)
