"""Folding a table's events. Nothing is decided, drawn or refused here."""

from collections.abc import Callable, Iterable
from typing import assert_never

from msgspec.structs import replace

from pinxit.rules import Card, Phase, Seat
from pinxit.rules import evolve as evolve_game
from pinxit.rules.events import Event as GameEvent
from pinxit.rules.events import GameOver, GameStarted, SeatJoined

from .albums import Album, without
from .clips import ToldClip, ToldClips, with_none_of, with_shared, with_told
from .errors import NotAllowed, TableReason
from .events import (
    AlbumShared,
    AlbumSigned,
    AlbumTakenBack,
    AnyTableEvent,
    Banned,
    CameBack,
    ClipShared,
    ClipTold,
    ClockSet,
    Gathered,
    HeartGiven,
    HostChanged,
    LookBanned,
    OwnEvent,
    Paused,
    PlayedFor,
    ReadySet,
    Renamed,
    Resumed,
    SatDown,
    ScreenPaired,
    ScreenUnpaired,
    SettingsChanged,
    ShowBegan,
    ShowHeld,
    ShowSkipped,
    ShowWentOn,
    StoodIn,
    StoodUp,
    TableOpened,
    Unbanned,
    VouchedFor,
    Whispered,
    WhispersForgotten,
    Why,
)
from .played import Played, after
from .show import Show
from .state import (
    REMEMBERED_BANS,
    REMEMBERED_GAMES,
    Ban,
    PastGame,
    Sitter,
    Table,
    album_of,
    rabbit_of,
)
from .whispers import Whispers, with_whisper, without_cards, without_seat

_SENT_AWAY = (Why.KICKED, Why.BANNED)


def fold(events: Iterable[AnyTableEvent], table: Table | None = None) -> Table:
    """Return the table after all these events, from its opening or from `table` on."""
    for event in events:
        table = evolve(table, event)
    if table is None:
        raise NotAllowed(TableReason.NO_GAME)
    return table


def evolve(table: Table | None, event: AnyTableEvent) -> Table:
    """Return the table after one event; each is one version."""
    if table is None:
        if not isinstance(event, TableOpened):
            raise NotAllowed(TableReason.NO_GAME)
        return Table(code=event.code, version=1, settings=event.settings)
    version = table.version + 1
    if isinstance(event, GameEvent):
        return _with_game(table, event, version)
    return replace(_with_table(table, event), version=version)


def _with_game(table: Table, event: AnyTableEvent, version: int) -> Table:
    assert isinstance(event, GameEvent)  # noqa: S101 (said once more for the types)
    started = isinstance(event, GameStarted)
    game = evolve_game(None if started else table.game, event)
    table = replace(table, game=game, version=version)  # all that most moves change
    if table.played_for:
        table = replace(table, played_for=after(table.played_for, event, game.round.number))
    if table.show is not None and game.phase is not Phase.REVEAL:
        table = replace(table, show=None)
    if table.hearts and game.phase not in {Phase.REVEAL, Phase.OVER}:
        table = replace(table, hearts={})
    match event:
        case GameStarted():
            return replace(
                table,
                games=table.games + 1,
                game_version=version,
                names={s.seat: s.name for s in table.sitters if s.seat in game.seats},
                rabbits={s.seat: rabbit_of(s) for s in table.sitters if s.seat in game.seats},
                ready=(),
                paused=False,
                gathering=False,
            )
        case SeatJoined():
            for sitter in table.sitters:
                if sitter.seat == event.seat:
                    return _with_player(table, sitter)
            return table
        case GameOver():
            return _with_history(table)
        case _:
            return table


def _with_history(table: Table) -> Table:
    assert table.game is not None  # noqa: S101 (it has just ended)
    past = PastGame(
        number=table.games,
        edition=table.game.edition.id,
        scores=dict(table.game.scores),
        winners=table.game.winners,
        names=table.names,
        first_version=table.game_version,
        last_version=table.version,
    )
    history = (*table.history, past)[-REMEMBERED_GAMES:]
    here = {sitter.seat: rabbit_of(sitter) for sitter in table.sitters if sitter.seat in past.names}
    album = Album(game=table.games, rabbits=here | table.rabbits)
    albums = tuple(one for one in (*table.albums, album) if one.game >= history[0].number)
    clips = tuple(told for told in table.clips if told.game >= history[0].number)
    table = replace(table, history=history, albums=albums, clips=clips)
    return replace(table, paused=False, deadline=None, time_left=None)


def _with_table(table: Table, event: OwnEvent) -> Table:
    match event:
        case SatDown():
            return replace(
                table, sitters=(*table.sitters, event.sitter), seats_made=table.seats_made + 1
            )
        case StoodUp():
            return _without_sitter(table, event)
        case ReadySet():
            return _with_ready(table, event.seat, ready=event.ready)
        case Renamed():
            return _with_name(table, event)
        case Gathered():
            return replace(table, gathering=True)
        case HostChanged():
            return replace(table, host=event.seat, lent=event.lent)
        case LookBanned() | Banned():
            ban = event.ban if isinstance(event, Banned) else old_ban(event.look)
            return _with_ban(table, ban)
        case Unbanned():
            bans = tuple(ban for ban in table.bans if ban.seat != event.seat)
            return replace(table, bans=bans)
        case VouchedFor():
            return _with_friend(table, event)
        case SettingsChanged():
            return replace(table, settings=event.settings)
        case Paused():
            return replace(table, paused=True, deadline=None, time_left=event.time_left)
        case Resumed():
            return replace(table, paused=False, deadline=event.deadline, time_left=None)
        case ClockSet():
            return replace(table, deadline=event.deadline)
        case ShowBegan():
            return replace(table, show=Show(event.began, event.length))
        case ShowSkipped() | ShowHeld() | ShowWentOn():
            return table if table.show is None else _with_show(table, table.show, event)
        case HeartGiven():
            return _with_heart(table, event)
        case Whispered() | WhispersForgotten():
            return replace(table, whispers=_whispers_after(table.whispers, event))
        case StoodIn() | CameBack():
            return _with_stand_in(table, event.seat, stood_in=isinstance(event, StoodIn))
        case PlayedFor():
            played = Played(event.seat, event.round, event.act)
            return replace(table, played_for=(*table.played_for, played))
        case ClipTold() | ClipShared():
            return replace(table, clips=_clips(table, event))
        case ScreenPaired() | ScreenUnpaired():
            return _with_screens(table, event)
        case AlbumSigned() | AlbumShared() | AlbumTakenBack():
            return _with_album(table, event.game, lambda album: _changed(album, event))
        case TableOpened():
            return table
        case _:
            assert_never(event)


def _with_show(table: Table, show: Show, event: ShowSkipped | ShowHeld | ShowWentOn) -> Table:
    match event:
        case ShowSkipped():
            return replace(table, show=replace(show, began=event.began, skipped=True))
        case ShowHeld():
            return replace(table, show=replace(show, held=event.at))
        case ShowWentOn():
            return replace(table, show=replace(show, began=event.began, held=None))


def _whispers_after(whispers: Whispers, event: Whispered | WhispersForgotten) -> Whispers:
    match event:
        case Whispered():
            return with_whisper(whispers, event.seat, event.card, event.text)
        case WhispersForgotten():
            return without_cards(whispers, event.cards)


def _with_screens(table: Table, event: ScreenPaired | ScreenUnpaired) -> Table:
    match event:
        case ScreenPaired():
            made = table.screens_made + 1
            return replace(table, screens=(*table.screens, event.screen), screens_made=made)
        case ScreenUnpaired():
            screens = tuple(paired for paired in table.screens if paired.screen != event.screen)
            return replace(table, screens=screens)


def _clips(table: Table, event: ClipTold | ClipShared) -> ToldClips:
    match event:
        case ClipTold():
            return with_told(table.clips, ToldClip(event.clip, event.seat, table.games))
        case ClipShared():
            return with_shared(table.clips, event.clip, shared=event.shared)


def _with_heart(table: Table, event: HeartGiven) -> Table:
    """Note a heart; if the game is over, its story goes on until this version."""
    hearts: dict[Seat, Card] = {s: card for s, card in table.hearts.items() if s != event.seat}
    if event.card is not None:
        hearts[event.seat] = event.card
    table = replace(table, hearts=hearts)
    if table.running:
        return table
    version = table.version + 1
    return _with_album(table, table.games, lambda album: replace(album, loved_until=version))


def _with_album(table: Table, game: int, change: Callable[[Album], Album]) -> Table:
    """Change the album of a game; of one that is not remembered any more, there is none."""
    if all(past.number != game for past in table.history):
        return table
    albums = {album.game: album for album in table.albums}
    albums[game] = change(album_of(table, game))
    return replace(table, albums=tuple(albums[number] for number in sorted(albums)))


def _changed(album: Album, event: AlbumSigned | AlbumShared | AlbumTakenBack) -> Album:
    match event:
        case AlbumSigned():
            others = without(album, event.seat)
            return replace(album, signed=(*others, event.seat) if event.named else others)
        case AlbumShared():
            return replace(album, shared=True, links=event.link, pictures=event.pictures)
        case AlbumTakenBack():
            return replace(album, shared=False, pictures=False)


def _without_sitter(table: Table, event: StoodUp) -> Table:
    """Let somebody go. Who was sent away cannot change their mind any more: they are a rabbit."""
    table = _with_ready(table, event.seat, ready=False)
    sitters = tuple(s for s in table.sitters if s.seat != event.seat)
    albums, clips = table.albums, table.clips
    if event.why in _SENT_AWAY:
        albums = tuple(replace(album, signed=without(album, event.seat)) for album in albums)
        clips = with_none_of(clips, event.seat)
    whispers = without_seat(table.whispers, event.seat)
    return replace(table, sitters=sitters, albums=albums, clips=clips, whispers=whispers)


def _with_ready(table: Table, seat: str, *, ready: bool) -> Table:
    others = tuple(other for other in table.ready if other != seat)
    return replace(table, ready=(*others, seat) if ready else others)


def _with_stand_in(table: Table, seat: str, *, stood_in: bool) -> Table:
    return _with_sitter(table, seat, lambda sitter: replace(sitter, stood_in=stood_in))


def _with_friend(table: Table, event: VouchedFor) -> Table:
    return _with_look(table, event.seat, lambda s: replace(s, name=event.name, own=None))


def _with_name(table: Table, event: Renamed) -> Table:
    changed = {"name": event.name, "pawn": event.pawn, "own": event.own}
    return _with_look(table, event.seat, lambda s: replace(s, **changed))


def _with_look(table: Table, seat: str, change: Callable[[Sitter], Sitter]) -> Table:
    """Change what somebody is called or looks like, also in the newest game if they are in it."""
    table = _with_sitter(table, seat, change)
    for sitter in table.sitters:
        if sitter.seat == seat and seat in table.names:
            return _with_player(table, sitter)
    return table


def _with_player(table: Table, sitter: Sitter) -> Table:
    """Note what somebody is called in the newest game, and which rabbit is theirs."""
    names = table.names | {sitter.seat: sitter.name}
    return replace(table, names=names, rabbits=table.rabbits | {sitter.seat: rabbit_of(sitter)})


def _with_sitter(table: Table, seat: str, change: Callable[[Sitter], Sitter]) -> Table:
    sitters = (change(sitter) if sitter.seat == seat else sitter for sitter in table.sitters)
    return replace(table, sitters=tuple(sitters))


def _with_ban(table: Table, ban: Ban) -> Table:
    return replace(table, bans=(*table.bans, ban)[-REMEMBERED_BANS:])


def old_ban(look: str) -> Ban:
    """Return the ban of an old log or snapshot, which knew how a name looked and nothing else."""
    return Ban(seat=f"look {look}", name=look, look=look)
