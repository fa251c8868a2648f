"""Twin worlds: what one viewer may know is the same to the last event, all else is another.

A twin is made from the table's log, not from its state, so that whatever the server reads (the
state, the newest events, what is stored, what was remembered) is the twin's. The cards that the
viewer has never seen change places everywhere. While they are voted on, the cards on the table
change owners, and the others' votes are cast anew. The seed is another; its hash stays, as nobody
could tell which seed it is of. Who may not know the names of those here meets others there. What
others have brought to tell with, and not told, is something else, or nothing; and whether they let
what they have told into an album, they have said otherwise.
"""

import random
import re
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from pinxit.rules import Card, Phase, Seat
from pinxit.rules.events import (
    BoardLaid,
    GameStarted,
    HandsFilled,
    PileShuffled,
    RoundRevealed,
    VoteCast,
)
from pinxit.rules.game import Round, votable, vote_bounds
from pinxit.table.codec import dump_event, load_event
from pinxit.table.events import AnyTableEvent, ClipShared
from pinxit.table.evolve import evolve, fold
from pinxit.table.state import Table
from pinxit.table.strangers import may_know_names
from tests.leaks.world import NAME, Brought, Moment, World, something

CARD = re.compile(rb'"(?:plain|titles)/\d+"')
PERSON = re.compile(rf'"{NAME} \d+"'.encode())
OTHER_NAME = "Yolantha"  # as long, and sorted elsewhere


def twin_of(
    world: World, viewer: Seat | None, before: int, rng: random.Random
) -> tuple[Moment, Moment]:
    """Return the table at an earlier version and as it stands, with other secrets."""
    now = _with_other_names(world, viewer, before)
    brought = _other_things(now, viewer, rng, world.party.clock.time)
    start = _last(now.log, GameStarted)
    game = now.table.game
    if start is None or game is None or game.phase is Phase.OVER:
        start = len(now.log)  # with the seed, everything about a game is public when it is over
    past = now.log[:start]
    table = fold(past) if past and now.log is not world.now().log else world.table_at(start)
    changed = _with_other_cards(now, start, viewer, rng)
    events = list(_events(table, now, changed, viewer, rng))
    stored = [dump_event(event) for event in events]
    log, kept = (*past, *events), (*now.stored[:start], *stored)
    return _at(before, log, kept, brought, table), _at(len(log), log, kept, brought, table)


def _at(
    version: int,
    log: Sequence[AnyTableEvent],
    stored: Sequence[bytes],
    brought: Brought,
    known: Table,
) -> Moment:
    """Fold a log up to a version, from a table that is known if it is of before."""
    log = tuple(log[:version])
    table = fold(log) if version < known.version else fold(log[known.version :], known)
    return Moment(table, log, tuple(stored[:version]), brought)


def _other_things(now: Moment, viewer: Seat | None, rng: random.Random, time: float) -> Brought:
    """Return what lies on the shelf: of others, something else that nobody has heard of."""
    told = {told.clip.id for told in now.table.clips}
    same = {clip: one for clip, one in now.brought.items() if clip in told or one[0].seat == viewer}
    game = now.table.game
    others = [s for s in (game.round.awaited if game is not None else ()) if s != viewer]
    before = len(now.brought) - len(same)
    number = rng.choice([n for n in range(3) if n != before])
    for seat in rng.choices(others, k=number) if others else ():
        kept, data = something(rng, seat, now.table.games, time)
        same[kept.clip.id] = kept, data
    return same


def hidden_names(table: Table, viewer: Seat | None) -> set[str]:
    """Return the names of people that a viewer may not know, here and in what was played here."""
    others = [sitter for sitter in table.sitters if sitter.seat != viewer]
    hidden = {sitter.own for sitter in others if sitter.own is not None}
    if not may_know_names(table, viewer, viewer):
        hidden |= {sitter.name for sitter in others}
        hidden |= {name for past in table.history for name in past.names.values()}
    mine = {name for s in table.sitters if s.seat == viewer for name in (s.own, s.name)}
    return {name for name in hidden - mine if name.startswith(NAME)}


def _with_other_names(world: World, viewer: Seat | None, before: int) -> Moment:
    """Call everyone otherwise whose name the viewer may not know, neither before nor now."""
    now = world.now()
    hidden = hidden_names(now.table, viewer) & hidden_names(world.table_at(before), viewer)
    names = {f'"{name}"'.encode() for name in hidden}
    if not names:
        return now
    old, new = NAME.encode(), OTHER_NAME.encode()
    stored = tuple(
        PERSON.sub(lambda f: f[0].replace(old, new) if f[0] in names else f[0], event)
        for event in now.stored
    )
    log = tuple(map(load_event, stored))
    return Moment(fold(log), log, stored, now.brought)


def hidden_cards(log: Sequence[AnyTableEvent], viewer: Seat | None) -> set[Card]:
    """Return the cards of the running game that a viewer has never seen."""
    start = _last(log, GameStarted)
    if start is None:
        return set()
    began = log[start]
    assert isinstance(began, GameStarted)
    everything = set(began.pile).union(*began.hands.values())
    return everything - set(_seen(log[start:], viewer))


def _with_other_cards(
    now: Moment, start: int, viewer: Seat | None, rng: random.Random
) -> list[bytes]:
    """Return what is stored of the game, with other cards in hidden places and other owners."""
    log, game = now.log, now.table.game
    if start == len(log) or game is None:
        return []
    base = _last(log, PileShuffled)
    base = start if base is None or base < start else base
    movable = _laid_down(log[base])
    unseen = sorted(movable - set(_seen(log[base:], viewer)))
    changes = _shuffled(unseen, rng)
    board = None
    if game.phase is Phase.VOTE:
        board = _last(log, BoardLaid)
        own = game.round.laid.get(viewer, ()) if viewer is not None else ()
        changes |= _shuffled([c for c in game.round.board if c in movable and c not in own], rng)
    names = {f'"{old}"'.encode(): f'"{new}"'.encode() for old, new in changes.items()}
    return [
        CARD.sub(lambda found: names.get(found[0], found[0]), stored)
        if n >= base and (board is None or n < board)
        else stored
        for n, stored in enumerate(now.stored[start:], start)
    ]


def _events(
    table: Table, now: Moment, stored: Sequence[bytes], viewer: Seat | None, rng: random.Random
) -> Iterator[AnyTableEvent]:
    """Read the twin's events, with another seed and other votes in the round that is played."""
    voting = None
    if now.table.game is not None and now.table.game.phase is Phase.VOTE:
        voting = _last(now.log, BoardLaid)
    for n, data in enumerate(stored, table.version):
        event = now.log[n] if data is now.stored[n] else load_event(data)
        if isinstance(event, GameStarted):
            event = replace(event, seed=f"{rng.getrandbits(256):064x}")
        elif isinstance(event, VoteCast) and voting is not None and n > voting:
            event = event if event.seat == viewer else _other_vote(table, event, rng)
        elif isinstance(event, ClipShared) and event.seat != viewer:
            event = replace(event, shared=not event.shared)
        table = evolve(table, event)
        yield event


def _other_vote(table: Table, cast: VoteCast, rng: random.Random) -> VoteCast:
    assert table.game is not None
    return replace(cast, cards=any_votes(table.game.round, cast.seat, rng))


def any_votes(round_: Round, seat: Seat, rng: random.Random) -> tuple[Card, ...]:
    """Vote for anything that a seat may vote for."""
    fewest, most = vote_bounds(round_, seat)
    cards, number = votable(round_, seat), rng.randint(fewest, most)
    stack = round_.numbers.votes_may_stack
    return tuple(rng.choices(cards, k=number) if stack else rng.sample(cards, number))


def _seen(log: Iterable[AnyTableEvent], viewer: Seat | None) -> Iterator[Card]:
    for event in log:
        match event:
            case GameStarted():
                yield from event.hands.get(viewer, ()) if viewer is not None else ()
            case HandsFilled():
                yield from event.dealt.get(viewer, ()) if viewer is not None else ()
            case BoardLaid():
                yield from event.cards
            case RoundRevealed():
                yield from event.reveal.board
            case _:
                pass


def _laid_down(event: AnyTableEvent) -> set[Card]:
    """Return the cards whose places an event tells anew."""
    if isinstance(event, GameStarted):
        return set(event.pile).union(*event.hands.values())
    assert isinstance(event, PileShuffled)
    return set(event.pile)


def _shuffled(cards: list[Card], rng: random.Random) -> dict[Card, Card]:
    """Send every card to the place of another; a single one stays."""
    order = list(cards)
    rng.shuffle(order)
    return dict(zip(order, order[1:] + order[:1], strict=True))


def _last(log: Sequence[AnyTableEvent], kind: type) -> int | None:
    return next((n for n in reversed(range(len(log))) if isinstance(log[n], kind)), None)
