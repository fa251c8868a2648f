"""Write a table's log with every kind of event: `python -m tests.table.write_log FILE`.

The logs of released schemas stay as they are, for ever; this makes the one of the next.
"""

import random
import sys
from itertools import count
from pathlib import Path
from typing import get_args

from msgspec.structs import replace

from pinxit.clips import Clip
from pinxit.rules import Medium, Phase, Refusal
from pinxit.rules.commands import Claim, Mend, Skip, TakeBack
from pinxit.rules.events import AnyEvent
from pinxit.table.codec import dump_event
from pinxit.table.commands import (
    AnyTableCommand,
    ClearSeat,
    ComeBack,
    ForgetWhispers,
    Gather,
    GiveHeart,
    KeepHost,
    PairScreen,
    PassHost,
    Rename,
    SetReady,
    ShareAlbum,
    ShareClip,
    SignAlbum,
    SkipShow,
    StandIn,
    TakeBackAlbum,
    Unban,
    UnpairScreen,
    Vouch,
    Whisper,
)
from pinxit.table.decide.hosts import LENT_SECONDS
from pinxit.table.events import (
    AlbumShared,
    AlbumSigned,
    AlbumTakenBack,
    AnyTableEvent,
    ClipShared,
    ClipTold,
    Gathered,
    HeartGiven,
    LookBanned,
    OwnEvent,
    PlayedFor,
    Renamed,
    ScreenPaired,
    ScreenUnpaired,
    ShowBegan,
    ShowHeld,
    ShowSkipped,
    ShowWentOn,
    Whispered,
    WhispersForgotten,
)
from pinxit.table.settings import RELAXED, Absent, Settings, SettingsChange
from tests.table.evening import OWN, Evening, move_of

KINDS: frozenset[type] = frozenset((*get_args(OwnEvent), *get_args(AnyEvent)))
OLD: frozenset[type] = frozenset({LookBanned})  # happens no more, and is read for ever
PLAYED: frozenset[type] = frozenset({PlayedFor})  # where computers move for people
# Where reveals are told in time.
SHOWN: frozenset[type] = frozenset({ShowBegan, ShowSkipped, ShowHeld, ShowWentOn})
# In logs of their own.
LATER: frozenset[type] = frozenset(
    {Renamed, Gathered, HeartGiven, ScreenPaired, ScreenUnpaired}
    | {AlbumSigned, AlbumShared, AlbumTakenBack, Whispered, WhispersForgotten}
    | {ClipTold, ClipShared}
)


def eventful_evening() -> Evening:
    """Return an evening at which everything happens that can."""
    for seed in count():
        evening = _second_game(_first_game(), random.Random(seed))
        if (
            kinds_of(evening.events) == KINDS - OLD - SHOWN - PLAYED - LATER
            and len(evening.events) < 160
        ):
            return evening
    raise AssertionError("nothing ever happens")


def _second_game(evening: Evening, rng: random.Random) -> Evening:
    """Play a game to its end with people who change their minds and fall asleep."""
    evening.change(Settings(house={"first": "host", "target": 9}, timers=RELAXED))
    evening.wait(60)
    evening.begin(evening.host)
    seats = list(evening.game.seats)
    while evening.phase is not Phase.OVER:
        evening.wait(1)
        seat = seats[int(rng.random() * len(seats))]
        if rng.random() < 0.3:
            _try(evening, seat, TakeBack())
        elif rng.random() < 0.1:
            _try(evening, seat, Mend("in other words"))
        elif rng.random() < 0.1:
            _try(evening, None, Skip(seat))
        else:
            evening.step()
    return evening


def _first_game() -> Evening:
    """Return an evening whose first game was stopped and left until too few were there."""
    evening = Evening("Ola", "Łucja", settings=Settings(public=True, absent=Absent.WAIT))
    evening.decks["plain"] = evening.decks["plain"][:25]
    evening.sit("Зоя", "violet")
    evening.add_computer()
    evening.sit("Rüpel")
    evening.kick("s5", ban=True)
    evening.do("s1", Unban("s5"))
    evening.do("s1", Vouch("s3"))
    evening.do("s2", SetReady(ready=True))
    evening.begin()
    evening.pause()
    evening.resume()
    evening.do(None, StandIn("s2"))
    evening.do("s2", ComeBack())
    evening.come_to(Phase.CLUE)
    evening.stand_up("s1", "s3")
    evening.sit("Ola")
    evening.come_to(Phase.CLUE)
    evening.end()
    return evening


def guarded_evening() -> Evening:
    """Return an evening with strangers, of whom one is vouched for and two are banned."""
    evening = Evening("Ola", settings=Settings(public=True))
    for name in ("Зоя", "Ela", "Rüpel", "Jan", "Łucja"):
        evening.sit(name)
    evening.do("s1", Vouch("s2"))
    evening.came_from = {"s1": {"home"}, "s3": {"home"}, "s4": {"there"}}
    evening.kick("s3", ban=True)
    evening.kick("s4", ban=True)
    evening.do(None, ClearSeat("s5"))
    evening.do("s1", Unban("s3"))
    return evening


def lent_evening() -> Evening:
    """Return an evening whose host goes away, comes back, goes away again, and is waited for."""
    evening = Evening("Ola", "Jan", "Ela")
    evening.here = frozenset({"s2", "s3"})
    evening.do(None, PassHost("s2"))
    evening.do("s1", ComeBack())
    evening.do(None, PassHost("s2"))
    evening.stand_up("s2")
    evening.wait(LENT_SECONDS)
    evening.do(None, KeepHost())
    return evening


def shown_evening() -> Evening:
    """Return an evening at which one reveal is told to its end, and the next is skipped."""
    evening = Evening("Ola", "Jan", "Ela", "Iwo", settings=Settings(timers=RELAXED))
    evening.shows = True
    evening.begin()
    evening.come_to(Phase.REVEAL)
    evening.wait(30)
    evening.step()
    evening.come_to(Phase.REVEAL)
    evening.wait(2)
    evening.do("s1", SkipShow())
    return evening


def loved_evening() -> Evening:
    """Return an evening at which a heart is given, moved and taken back, and another one stays."""
    evening = Evening("Ola", "Jan", "Ela", "Iwo")
    evening.begin()
    evening.come_to(Phase.REVEAL)
    assert evening.game.last_reveal is not None
    mine, *others = sorted(
        evening.game.last_reveal.board, key=lambda card: not evening.is_of("s1", card)
    )
    for seat, card in (("s1", others[0]), ("s1", others[1]), ("s1", None), ("s2", mine)):
        evening.do(seat, GiveHeart(card))
    evening.step()
    return evening


def held_evening() -> Evening:
    """Return an evening at which a reveal is interrupted for a minute."""
    evening = Evening("Ola", "Jan", "Ela", "Iwo", settings=Settings(timers=RELAXED))
    evening.shows = True
    evening.begin()
    evening.come_to(Phase.REVEAL)
    evening.wait(4)
    evening.pause()
    evening.wait(60)
    evening.resume()
    return evening


def played_for_evening() -> Evening:
    """Return an evening at which one is away, and another has fallen asleep, for a round."""
    evening = Evening("Ola", "Jan", "Ela", "Iwo", settings=Settings(timers=RELAXED))
    evening.begin()
    evening.do(None, StandIn("s2"))
    evening.play("s2", Claim())
    evening.play("s2", move_of(evening.game, "s2"))
    for phase in (Phase.GIVE, Phase.VOTE):
        for seat in ("s1", "s4"):
            evening.do(seat, move_of(evening.game, seat))
        evening.now = evening.table.deadline or 0.0
        assert evening.phase is phase
        evening.play("s3", move_of(evening.game, "s3"))
    return evening


def gathered_evening() -> Evening:
    """Return an evening between two games, and people who are called otherwise at the second."""
    evening = Evening("Ola", "Jan", settings=Settings(house={"target": 3}))
    evening.add_computer()
    evening.begin()
    evening.end()
    evening.do("s1", Gather())
    evening.do("s2", Rename("Янко", "teal"))
    evening.do("s1", Rename(pawn="white"))
    evening.begin()
    return evening


def televised_evening() -> Evening:
    """Return an evening with two televisions, one of which is let go."""
    evening = Evening("Ola", "Jan", "Ela")
    evening.do("s1", PairScreen("uk"))
    evening.do("s1", PairScreen("pl"))
    evening.do("s1", UnpairScreen("tv1"))
    evening.begin()
    evening.step()
    return evening


def shared_evening() -> Evening:
    """Return an evening with two games, whose albums some let their names stand in.

    One link is made anew and taken back, the other leads there still. Somebody who had signed was
    sent away, and somebody who had not has left.
    """
    evening = Evening("Ola", "Jan", "Ela", "Iwo", settings=Settings(house={"target": 3}))
    evening.add_computer()
    for _ in range(2):
        evening.begin()
        evening.come_to(Phase.REVEAL)
        evening.end()
    for seat, game in (("s1", 1), ("s2", 1), ("s2", 2), ("s4", 1)):
        evening.do(seat, SignAlbum(game, named=True))
    evening.do("s2", SignAlbum(2, named=False))
    evening.do("s1", ShareAlbum(1))
    evening.do("s1", ShareAlbum(1, pictures=True))
    evening.do("s1", ShareAlbum(2, pictures=True))
    evening.do("s1", TakeBackAlbum(1))
    evening.kick("s4")
    evening.stand_up("s3")
    return evening


def whispered_evening() -> Evening:
    """Return an evening with pictures of its own, about which some whisper before two games.

    One thing is mended, one is taken back, one picture is gone, and one of those who have whispered
    leaves.
    """
    evening = Evening("Ola", "Jan", "Зоя", settings=Settings(house={"target": 3}))
    evening.bring_pictures("1", "2", "3")
    evening.change(SettingsChange(decks=("plain", OWN)))
    first, second, third = evening.decks[OWN]
    said = (("s1", first, "łódź"), ("s2", first, "a boat"), ("s2", second, "grandmother, 1960"))
    for seat, card, text in (*said, ("s3", third, "човен"), ("s2", second, "grandmother")):
        evening.do(seat, Whisper(card, text))
    evening.begin()
    evening.end()
    evening.do("s1", Whisper(second, "babcia"))
    evening.do("s1", Whisper(first, ""))
    evening.do(None, ForgetWhispers((third,)))
    evening.stand_up("s3")
    return evening


def sung_evening() -> Evening:
    """Return an evening at which three clues are beyond words, one of them for the album."""
    evening = Evening("Ola", "Jan", "Ela", settings=Settings(house={"first": "host"}))
    evening.begin("s1")
    for number, clip in enumerate(
        (
            Clip("", Medium.SOUND, 2.5),
            Clip("", Medium.MIME, 1.5, 12, 8),
            Clip("", Medium.DRAWING, 7.0),
        ),
        start=1,
    ):
        evening.come_to(Phase.CLUE)
        told = replace(clip, id=f"4c2c{str(number) * 32}")
        seat = evening.sing(told, "a caption")
        evening.do(seat, ShareClip(told.id, shared=True))
        if number > 1:
            evening.do(seat, ShareClip(told.id, shared=False))
    return evening


def _try(evening: Evening, asker: str | None, command: AnyTableCommand) -> None:
    try:
        evening.do(asker, command)
    except Refusal:
        return


def kinds_of(events: list[AnyTableEvent]) -> frozenset[type]:
    """Return which kinds of events there are."""
    return frozenset(map(type, events))


def main(path: Path) -> None:
    """Write the log, an event a line."""
    made = {
        "schema-1-gathered": gathered_evening,
        "schema-1-guarded": guarded_evening,
        "schema-2-lent": lent_evening,
        "schema-1-shown": shown_evening,
        "schema-1-held": held_evening,
        "schema-1-loved": loved_evening,
        "schema-1-played-for": played_for_evening,
        "schema-1-shared": shared_evening,
        "schema-1-sung": sung_evening,
        "schema-1-televised": televised_evening,
        "schema-1-whispered": whispered_evening,
    }
    evening = made.get(path.stem, eventful_evening)()
    path.write_bytes(b"".join(dump_event(event) + b"\n" for event in evening.events))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
