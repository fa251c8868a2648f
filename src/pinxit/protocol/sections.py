"""The view on the wire, in sections: a client holds all of them and replaces those that change."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from pinxit.rules import Card, Clue, Edition, End, Phase, Reveal, Seat, Void, legal
from pinxit.rules.editions import Numbers
from pinxit.rules.legal import AnyOption, MayJoin, MayLeave
from pinxit.rules.view import View, mine_for, piles_in, seats_in, view_for, waiting_in
from pinxit.table.live import Live
from pinxit.table.settings import Settings
from pinxit.table.state import Kind, PastGame
from pinxit.table.strangers import guest_names, is_inside, outward_name


class TableSection(Struct, frozen=True, gc=False, kw_only=True):
    """What is agreed at the table."""

    code: str
    settings: Settings
    host: Seat | None
    lent_by: Seat | None  # who is away, and gets the role of host back on coming
    paused: bool
    games: int


class SitterView(Struct, frozen=True, gc=False, kw_only=True):
    """Somebody at the table."""

    seat: Seat
    name: str
    pawn: str
    kind: Kind
    character: str | None  # of a computer player
    here: bool
    ready: bool  # for the next game; computer players always are
    stood_in: bool
    stranger: bool  # the host has yet to vouch for them


class BanView(Struct, frozen=True, gc=False):
    """Somebody whom the host has banned, by the seat that they had."""

    seat: Seat
    name: str


class ClockSection(Struct, frozen=True, gc=False, kw_only=True):
    """When time is up, in seconds since 1970, by the server's clock."""

    deadline: float | None
    time_left: float | None
    now: float


class GameSection(Struct, frozen=True, gc=False, kw_only=True):
    """What does not change during a game, and how it ended."""

    number: int
    edition: Edition
    seed_hash: str
    seed: str | None
    ending: End | None
    winners: tuple[Seat, ...]


class RoundSection(Struct, frozen=True, gc=False, kw_only=True):
    """The round that is being played."""

    number: int
    phase: Phase
    storyteller: Seat | None
    next_teller: Seat | None
    clue: Clue | None
    void: Void | None


class WaitingSection(Struct, frozen=True, gc=False, kw_only=True):
    """Whom the table waits for, and who has done what; never what they chose."""

    awaited: tuple[Seat, ...]
    laid_by: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    clue_open: bool


class ScoreView(Struct, frozen=True, gc=False):
    """A rabbit on the track."""

    seat: Seat
    score: int
    newcomer: bool


class PilesSection(Struct, frozen=True, gc=False):
    """How many cards are where."""

    hands: dict[Seat, int]
    pile: int
    discards: int


class MineSection(Struct, frozen=True, gc=False, kw_only=True):
    """What I alone know."""

    hand: tuple[Card, ...]
    laid: tuple[Card, ...]
    votes: tuple[Card, ...]


class Sections(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Any of the sections; those that are absent have not changed."""

    table: TableSection | UnsetType = UNSET
    sitters: tuple[SitterView, ...] | UnsetType = UNSET
    spectators: int | UnsetType = UNSET
    clock: ClockSection | UnsetType = UNSET
    history: tuple[PastGame, ...] | UnsetType = UNSET
    game: GameSection | UnsetType | None = UNSET
    numbers: Numbers | UnsetType | None = UNSET
    round: RoundSection | UnsetType | None = UNSET
    waiting: WaitingSection | UnsetType | None = UNSET
    scores: tuple[ScoreView, ...] | UnsetType = UNSET
    piles: PilesSection | UnsetType | None = UNSET
    board: tuple[Card, ...] | UnsetType = UNSET
    reveal: Reveal | UnsetType | None = UNSET
    mine: MineSection | UnsetType | None = UNSET
    may: tuple[AnyOption, ...] | UnsetType = UNSET
    bans: tuple[BanView, ...] | UnsetType = UNSET


ALL: Final = frozenset(Sections.__struct_fields__)
# The same for all who may know the names of those here, and for all who may not.
SHARED: Final = ALL - {"mine", "may", "clock", "bans"}
# Options for which a table has commands of its own.
_ELSEWHERE: Final = frozenset({MayLeave, MayJoin})


def sections_for(live: Live, seat: Seat | None, names: frozenset[str]) -> Sections:
    """Build some sections of what a seat (None: a spectator) may know.

    Those that are the same for many are built once, from what a spectator may know.
    """
    common = common_sections(live, names & SHARED, inside=is_inside(live.table, seat))
    return Sections(**common, **own_sections(live, seat, names))


def common_sections(live: Live, names: frozenset[str], *, inside: bool) -> dict[str, Any]:
    """Build sections that are the same for all who may know names, or for all who may not."""
    return live.shared((names, inside), _common)


def own_sections(live: Live, seat: Seat | None, names: frozenset[str]) -> dict[str, Any]:
    """Build those of some sections that are a seat's own, always in the same order."""
    return {name: build(live, seat) for name, build in _OWN_BUILDERS.items() if name in names}


def _common(live: Live, which: tuple[frozenset[str], bool]) -> dict[str, Any]:
    names, inside = which
    sections = {name: _BUILDERS[name](live) for name in names}
    if not inside:
        sections |= {name: _NAMELESS[name](live) for name in names & _NAMELESS.keys()}
    return sections


def _view(live: Live) -> View | None:
    """Return what a spectator may know of the game."""
    return live.shared(None, _public_view)


def _public_view(live: Live, _: None) -> View | None:
    return None if live.table.game is None else view_for(live.table.game, None)


def _table(live: Live) -> TableSection:
    table = live.table
    return TableSection(
        code=table.code,
        settings=table.settings,
        host=table.host,
        lent_by=None if table.lent is None else table.lent.by,
        paused=table.paused,
        games=table.games,
    )


def _sitters(live: Live) -> tuple[SitterView, ...]:
    return tuple(
        SitterView(
            seat=sitter.seat,
            name=sitter.name,
            pawn=sitter.pawn,
            kind=sitter.kind,
            character=sitter.character,
            here=sitter.kind is Kind.COMPUTER or live.is_here(sitter.seat),
            ready=sitter.kind is Kind.COMPUTER or sitter.seat in live.table.ready,
            stood_in=sitter.stood_in,
            stranger=sitter.stranger,
        )
        for sitter in live.table.sitters
    )


def _nameless_sitters(live: Live) -> tuple[SitterView, ...]:
    """Build the sitters as those see them who may not know their names."""
    language = live.table.settings.language
    names = {sitter.seat: outward_name(sitter, language) for sitter in live.table.sitters}
    return tuple(replace(view, name=names[view.seat]) for view in _sitters(live))


def _spectators(live: Live) -> int:
    return sum(watcher.seat is None for watcher in live.watchers)


def _clock(live: Live, _seat: Seat | None) -> ClockSection:
    table = live.table
    return ClockSection(
        deadline=table.deadline, time_left=table.time_left, now=round(live.clock.now(), 3)
    )


def _history(live: Live) -> tuple[PastGame, ...]:
    return live.table.history


def _nameless_history(live: Live) -> tuple[PastGame, ...]:
    language = live.table.settings.language
    games = live.table.history
    return tuple(replace(past, names=guest_names(past.names, language)) for past in games)


def _game(live: Live) -> GameSection | None:
    view = _view(live)
    if view is None:
        return None
    return GameSection(
        number=live.table.games,
        edition=view.edition,
        seed_hash=view.seed_hash,
        seed=view.seed,
        ending=view.ending,
        winners=view.winners,
    )


def _numbers(live: Live) -> Numbers | None:
    view = _view(live)
    return None if view is None else view.numbers


def _round(live: Live) -> RoundSection | None:
    view = _view(live)
    if view is None:
        return None
    return RoundSection(
        number=view.round,
        phase=view.phase,
        storyteller=view.storyteller,
        next_teller=view.next_teller,
        clue=view.clue,
        void=view.last_void,
    )


def _waiting(live: Live) -> WaitingSection | None:
    if live.table.game is None:
        return None
    waiting = waiting_in(live.table.game)
    return WaitingSection(
        awaited=waiting.awaited,
        laid_by=waiting.laid_by,
        voted=waiting.voted,
        clue_open=waiting.clue_open,
    )


def _scores(live: Live) -> tuple[ScoreView, ...]:
    seats = () if live.table.game is None else seats_in(live.table.game)
    return tuple(ScoreView(seat.seat, seat.score, seat.newcomer) for seat in seats)


def _piles(live: Live) -> PilesSection | None:
    if live.table.game is None:
        return None
    piles = piles_in(live.table.game)
    return PilesSection(piles.hands, piles.pile, piles.discards)


def _board(live: Live) -> tuple[Card, ...]:
    view = _view(live)
    return () if view is None else view.board


def _reveal(live: Live) -> Reveal | None:
    view = _view(live)
    return None if view is None else view.last_reveal


def _mine(live: Live, seat: Seat | None) -> MineSection | None:
    mine = None if live.table.game is None else mine_for(live.table.game, seat)
    if mine is None:
        return None
    return MineSection(hand=mine.hand, laid=mine.laid, votes=mine.votes)


def _may(live: Live, seat: Seat | None) -> tuple[AnyOption, ...]:
    game = live.table.game
    if game is None or seat is None or live.table.paused:
        return ()
    return tuple([option for option in legal(game, seat) if type(option) not in _ELSEWHERE])


def _bans(live: Live, seat: Seat | None) -> tuple[BanView, ...]:
    if seat is None or seat != live.table.host:
        return ()
    return tuple(BanView(ban.seat, ban.name) for ban in live.table.bans)


_BUILDERS: Mapping[str, Callable[[Live], object]] = {
    "table": _table,
    "sitters": _sitters,
    "spectators": _spectators,
    "history": _history,
    "game": _game,
    "numbers": _numbers,
    "round": _round,
    "waiting": _waiting,
    "scores": _scores,
    "piles": _piles,
    "board": _board,
    "reveal": _reveal,
}
_NAMELESS: Mapping[str, Callable[[Live], object]] = {
    "sitters": _nameless_sitters,
    "history": _nameless_history,
}
_OWN_BUILDERS: Mapping[str, Callable[[Live, Seat | None], Any]] = {
    "clock": _clock,
    "mine": _mine,
    "may": _may,
    "bans": _bans,
}
