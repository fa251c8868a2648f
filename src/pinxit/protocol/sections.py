"""The view on the wire, in sections: a client holds all of them and replaces those that change."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from pinxit.rules import Card, Edition, End, Phase, Reveal, Seat, legal
from pinxit.rules.editions import Numbers
from pinxit.rules.legal import AnyOption, MayGoOn, MayJoin, MayLeave
from pinxit.rules.view import (
    Mine,
    Piles,
    RoundView,
    View,
    Waiting,
    mine_for,
    piles_in,
    round_in,
    seats_in,
    view_for,
    waiting_in,
)
from pinxit.table.awake.scene import Scene
from pinxit.table.clips import SHOWN, ClipView, of_game, views_for
from pinxit.table.played import Played, told_to
from pinxit.table.screens import Screen
from pinxit.table.settings import Settings
from pinxit.table.show import Show
from pinxit.table.state import Kind, PastGame
from pinxit.table.strangers import guest_names, may_know_names, outward_name


class TableSection(Struct, frozen=True, gc=False, kw_only=True):
    """What is agreed at the table."""

    code: str
    settings: Settings
    host: Seat | None
    lent_by: Seat | None  # who is away, and gets the role of host back on coming
    paused: bool
    games: int
    gathering: bool = False  # in the lobby, though the sections tell of the last game still


class SitterView(Struct, frozen=True, gc=False, kw_only=True):
    """Somebody at the table."""

    seat: Seat
    name: str
    pawn: str
    kind: Kind
    character: str | None  # of a computer player of the house
    remote: bool  # a computer player that is a program elsewhere
    here: bool
    ready: bool  # for the next game; computer players always are
    stood_in: bool
    stranger: bool  # the host has yet to vouch for them


class BanView(Struct, frozen=True, gc=False):
    """Somebody whom the host has banned, by the seat that they had."""

    seat: Seat
    name: str


class ScreenView(Struct, frozen=True, gc=False):
    """A television that the host has paired with the table."""

    screen: Screen
    language: str
    here: bool  # switched on, and showing the table


class AlbumView(Struct, frozen=True, gc=False, kw_only=True):
    """What a seat may know of the album of a game that is over."""

    game: int
    signed: bool  # whether my own name may stand in it
    shared: bool  # whether a link leads to it
    links: int  # how many were made; the newest is the one
    pictures: bool  # whether it shows the host's own


class ClockSection(Struct, frozen=True, gc=False, kw_only=True):
    """When time is up, in seconds since 1970, by the server's clock."""

    deadline: float | None
    time_left: float | None
    now: float
    show: Show | None = None  # of the reveal on the table


class GameSection(Struct, frozen=True, gc=False, kw_only=True):
    """What does not change during a game, and how it ended."""

    number: int
    edition: Edition
    seed_hash: str
    seed: str | None
    ending: End | None
    winners: tuple[Seat, ...]


class ScoreView(Struct, frozen=True, gc=False):
    """A rabbit on the track."""

    seat: Seat
    score: int
    newcomer: bool


class Sections(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Any of the sections; those that are absent have not changed."""

    table: TableSection | UnsetType = UNSET
    sitters: tuple[SitterView, ...] | UnsetType = UNSET
    spectators: int | UnsetType = UNSET
    screens: tuple[ScreenView, ...] | UnsetType = UNSET
    clock: ClockSection | UnsetType = UNSET
    history: tuple[PastGame, ...] | UnsetType = UNSET
    game: GameSection | UnsetType | None = UNSET
    numbers: Numbers | UnsetType | None = UNSET
    round: RoundView | UnsetType | None = UNSET
    waiting: Waiting | UnsetType | None = UNSET
    scores: tuple[ScoreView, ...] | UnsetType = UNSET
    piles: Piles | UnsetType | None = UNSET
    board: tuple[Card, ...] | UnsetType = UNSET
    reveal: Reveal | UnsetType | None = UNSET
    hearts: dict[Seat, Card] | UnsetType = UNSET  # who likes which card of that reveal best
    played_for: tuple[Played, ...] | UnsetType = UNSET
    mine: Mine | UnsetType | None = UNSET
    may: tuple[AnyOption, ...] | UnsetType = UNSET
    bans: tuple[BanView, ...] | UnsetType = UNSET
    albums: tuple[AlbumView, ...] | UnsetType = UNSET
    whispers: dict[Card, str] | UnsetType = UNSET  # what I have told of our own pictures
    clips: tuple[ClipView, ...] | UnsetType = UNSET  # that clues of this game were told with


ALL: Final = frozenset(Sections.__struct_fields__)
# The same for all who may know the names of those here, and for all who may not.
SHARED: Final = ALL - {"mine", "may", "clock", "bans", "played_for", "albums", "whispers", "clips"}
# Options for which a table has commands of its own.
_ELSEWHERE: Final = frozenset({MayLeave, MayJoin})
_FOR_PEOPLE: Final = _ELSEWHERE | {MayGoOn}  # how long a reveal is looked at


def sections_for(
    scene: Scene, seat: Seat | None, names: frozenset[str], screen: Screen | None = None
) -> Sections:
    """Build some sections of what a seat (None: a spectator), or a television, may know."""
    inside = may_know_names(scene.table, seat, screen)
    common = {name: common_section(scene, name, inside=inside) for name in names & SHARED}
    return Sections(**common, **own_sections(scene, seat, names))


def common_section(scene: Scene, name: str, *, inside: bool) -> Any:  # noqa: ANN401 (the section of that name)
    """Build a section that is the same for all who may know names, or for all who may not."""
    build = _BUILDERS[name] if inside else _NAMELESS.get(name, _BUILDERS[name])
    return build(scene)


def own_sections(scene: Scene, seat: Seat | None, names: frozenset[str]) -> dict[str, Any]:
    """Build those of some sections that are a seat's own, always in the same order."""
    return {name: build(scene, seat) for name, build in _OWN_BUILDERS.items() if name in names}


def _view(scene: Scene) -> View | None:
    """Return what a spectator may know of the game."""
    return scene.once(_public_view, None)


def _public_view(scene: Scene, _: None) -> View | None:
    return None if scene.table.game is None else view_for(scene.table.game, None)


def _table(scene: Scene) -> TableSection:
    table = scene.table
    return TableSection(
        code=table.code,
        settings=table.settings,
        host=table.host,
        lent_by=None if table.lent is None else table.lent.by,
        paused=table.paused,
        games=table.games,
        gathering=table.gathering,
    )


def _sitters(scene: Scene) -> tuple[SitterView, ...]:
    return tuple(
        SitterView(
            seat=sitter.seat,
            name=sitter.name,
            pawn=sitter.pawn,
            kind=sitter.kind,
            character=sitter.character,
            remote=sitter.remote,
            here=not sitter.connects or scene.is_here(sitter.seat),
            ready=sitter.kind is Kind.COMPUTER or sitter.seat in scene.table.ready,
            stood_in=sitter.stood_in,
            stranger=sitter.stranger,
        )
        for sitter in scene.table.sitters
    )


def _nameless_sitters(scene: Scene) -> tuple[SitterView, ...]:
    """Build the sitters as those see them who may not know their names."""
    language = scene.table.settings.language
    names = {sitter.seat: outward_name(sitter, language) for sitter in scene.table.sitters}
    return tuple(replace(view, name=names[view.seat]) for view in _sitters(scene))


def _spectators(scene: Scene) -> int:
    return scene.attendance.spectators


def _screens(scene: Scene) -> tuple[ScreenView, ...]:
    here = scene.attendance.screens
    return tuple(
        ScreenView(paired.screen, paired.language, here=paired.screen in here)
        for paired in scene.table.screens
    )


def _clock(scene: Scene, _seat: Seat | None) -> ClockSection:
    table = scene.table
    return ClockSection(
        deadline=table.deadline,
        time_left=table.time_left,
        now=round(scene.now, 3),
        show=table.show,
    )


def _history(scene: Scene) -> tuple[PastGame, ...]:
    return scene.table.history


def _nameless_history(scene: Scene) -> tuple[PastGame, ...]:
    language = scene.table.settings.language
    games = scene.table.history
    return tuple(replace(past, names=guest_names(past.names, language)) for past in games)


def _game(scene: Scene) -> GameSection | None:
    view = _view(scene)
    if view is None:
        return None
    return GameSection(
        number=scene.table.games,
        edition=view.edition,
        seed_hash=view.seed_hash,
        seed=view.seed,
        ending=view.ending,
        winners=view.winners,
    )


def _numbers(scene: Scene) -> Numbers | None:
    view = _view(scene)
    return None if view is None else view.numbers


def _round(scene: Scene) -> RoundView | None:
    return None if scene.table.game is None else round_in(scene.table.game)


def _waiting(scene: Scene) -> Waiting | None:
    return None if scene.table.game is None else waiting_in(scene.table.game)


def _scores(scene: Scene) -> tuple[ScoreView, ...]:
    seats = () if scene.table.game is None else seats_in(scene.table.game)
    return tuple(ScoreView(seat.seat, seat.score, seat.newcomer) for seat in seats)


def _piles(scene: Scene) -> Piles | None:
    return None if scene.table.game is None else piles_in(scene.table.game)


def _board(scene: Scene) -> tuple[Card, ...]:
    view = _view(scene)
    return () if view is None else view.board


def _reveal(scene: Scene) -> Reveal | None:
    view = _view(scene)
    return None if view is None else view.last_reveal


def _hearts(scene: Scene) -> dict[Seat, Card]:
    return scene.table.hearts


def _played_for(scene: Scene, seat: Seat | None) -> tuple[Played, ...]:
    table = scene.table
    revealed = None if table.game is None else table.game.last_reveal
    return told_to(seat, table.played_for, revealed)


def _mine(scene: Scene, seat: Seat | None) -> Mine | None:
    return None if scene.table.game is None else mine_for(scene.table.game, seat)


def _may(scene: Scene, seat: Seat | None) -> tuple[AnyOption, ...]:
    game = scene.table.game
    if game is None or seat is None or scene.table.paused:
        return ()
    unasked = _ELSEWHERE
    if game.phase is Phase.REVEAL and any(s.remote and s.seat == seat for s in scene.table.sitters):
        unasked = _FOR_PEOPLE
    return tuple([option for option in legal(game, seat) if type(option) not in unasked])


def _bans(scene: Scene, seat: Seat | None) -> tuple[BanView, ...]:
    if seat is None or seat != scene.table.host:
        return ()
    return tuple(BanView(ban.seat, ban.name) for ban in scene.table.bans)


def _albums(scene: Scene, seat: Seat | None) -> tuple[AlbumView, ...]:
    """Build what those at the table may know: nobody hears whose names others let stand."""
    if all(sitter.seat != seat for sitter in scene.table.sitters):
        return ()
    return tuple(
        AlbumView(
            game=album.game,
            signed=seat in album.signed,
            shared=album.shared,
            links=album.links,
            pictures=album.pictures,
        )
        for album in scene.table.albums
        if album.shared or seat in album.signed
    )


def _whispers(scene: Scene, seat: Seat | None) -> dict[Card, str]:
    """Build what a seat has whispered itself: nobody is told what others did."""
    return {} if seat is None else scene.table.whispers.get(seat, {})


def _clips(scene: Scene, seat: Seat | None) -> tuple[ClipView, ...]:
    """Build those of the clue and of the reveal, and perhaps of some rounds before."""
    table = scene.table
    return views_for(seat, of_game(table.clips, table.games)[-SHOWN:])


_BUILDERS: Mapping[str, Callable[[Scene], object]] = {
    "table": _table,
    "sitters": _sitters,
    "spectators": _spectators,
    "screens": _screens,
    "history": _history,
    "game": _game,
    "numbers": _numbers,
    "round": _round,
    "waiting": _waiting,
    "scores": _scores,
    "piles": _piles,
    "board": _board,
    "reveal": _reveal,
    "hearts": _hearts,
}
_NAMELESS: Mapping[str, Callable[[Scene], object]] = {
    "sitters": _nameless_sitters,
    "history": _nameless_history,
}
_OWN_BUILDERS: Mapping[str, Callable[[Scene, Seat | None], Any]] = {
    "clock": _clock,
    "played_for": _played_for,
    "mine": _mine,
    "may": _may,
    "bans": _bans,
    "albums": _albums,
    "whispers": _whispers,
    "clips": _clips,
}
