"""Clues beyond words, as the table decides about them: what they need, and who lets them out."""

import pytest
from msgspec.structs import replace

from pinxit.clips import Clip, ClipReason, Kept
from pinxit.rules import Clue, Medium, Phase
from pinxit.rules.commands import Tell
from pinxit.rules.errors import Reason
from pinxit.table.clips import REMEMBERED_CLIPS, SHOWN, ToldClip, told_of, views_for, with_told
from pinxit.table.commands import AddComputer, PlayFor, ShareClip, Sit
from pinxit.table.decide.clips import check_may_bring
from pinxit.table.decide.context import Context
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import ClipShared, ClipTold
from pinxit.table.settings import Settings
from pinxit.table.state import REMEMBERED_GAMES
from tests.table.evening import Evening

SONG = Clip("4c2c" + "1" * 32, Medium.SOUND, 2.5)
MIME = Clip("4c2c" + "2" * 32, Medium.MIME, 1.5, 12, 8)


def evening() -> Evening:
    at = Evening("Ola", "Jan", "Ela", house={"first": "host"})
    at.begin("s1")
    return at


def tell(at: Evening, clip: Clip | None, medium: Medium, seat: str = "s1") -> Tell:
    return Tell(at.game.hands[seat][0], Clue("", medium, None if clip is None else clip.id))


def test_what_was_brought_is_told_just_before_its_clue() -> None:
    at = evening()
    at.bring("s1", SONG)
    told, clue = at.do("s1", tell(at, SONG, Medium.SOUND))
    assert told == ClipTold("s1", SONG)
    assert clue.clue.clip == SONG.id  # type: ignore[union-attr]  # a clue was told
    assert at.table.clips == (ToldClip(SONG, "s1", 1),)


@pytest.mark.parametrize("medium", [Medium.SOUND, Medium.MIME, Medium.DRAWING])
def test_a_person_tells_beyond_words_with_something(medium: Medium) -> None:
    at = evening()
    assert at.refused("s1", tell(at, None, medium)) is ClipReason.CLIP_MISSING
    assert at.refused("s1", tell(at, SONG, medium)) is ClipReason.NO_SUCH_CLIP


def test_in_words_and_aloud_nothing_is_needed() -> None:
    at = evening()
    at.do("s1", tell(at, None, Medium.SPOKEN))
    assert at.table.clips == ()


def test_it_is_of_this_seat_this_game_and_this_medium() -> None:
    at = evening()
    for kept in (
        Kept(SONG, "s2", 1),
        Kept(SONG, "s1", 0),
        Kept(replace(MIME, id=SONG.id), "s1", 1),
    ):
        at.brought[SONG.id] = kept
        assert at.refused("s1", tell(at, SONG, Medium.SOUND)) is ClipReason.NO_SUCH_CLIP


def test_nobody_tells_with_the_same_twice() -> None:
    at = evening()
    at.sing(SONG)
    at.come_to(Phase.REVEAL)
    at.step()
    at.bring("s2", SONG)
    assert at.refused("s2", tell(at, SONG, Medium.SOUND, "s2")) is ClipReason.CLIP_TOLD


def test_where_nobody_could_be_asked_it_is_not_told() -> None:
    at = evening()
    assert Context(now=0.0, seed="", decks={}).clips is None
    at.brought = None  # type: ignore[assignment]  # a bucket is away
    assert at.refused("s1", tell(at, SONG, Medium.SOUND)) is ClipReason.CLIPS_AWAY
    at.do("s1", tell(at, None, Medium.SPOKEN))


def test_the_rules_have_the_first_word() -> None:
    at = evening()
    at.bring("s2", SONG)
    assert at.refused("s2", tell(at, SONG, Medium.SOUND, "s2")) is Reason.NOT_STORYTELLER
    assert at.refused("s2", tell(at, None, Medium.SOUND, "s2")) is Reason.NOT_STORYTELLER


def test_computers_and_those_they_move_for_tell_without() -> None:
    at = Evening("Ola", "Jan", house={"first": "host", "media": ["mime"]})
    at.do("s1", AddComputer())
    at.begin("s3")
    at.do(None, PlayFor("s3", tell(at, SONG, Medium.MIME, "s3")))
    assert at.game.round.clue == Clue("", Medium.MIME)
    assert at.table.clips == ()


def test_a_stranger_brings_nothing_and_need_not() -> None:
    at = Evening("Ola", "Jan", "Ela", settings=Settings(public=True, house={"first": "host"}))
    at.begin("s2")
    at.bring("s2", SONG)
    assert at.refused("s2", tell(at, SONG, Medium.SOUND, "s2")) is ClipReason.STRANGER_CLIP
    at.do("s2", tell(at, None, Medium.SOUND, "s2"))


def test_where_none_are_kept_anybody_tells_without() -> None:
    """The table was opened in a house that keeps none, or the house keeps none any more."""
    at = Evening("Ola", "Jan", "Ela", house={"first": "host", "media": ["mime"]})
    at.begin("s1")
    at.bring("s1", MIME)
    at.keeps_clips = False
    assert at.refused("s1", tell(at, MIME, Medium.MIME)) is ClipReason.CLIPS_OFF
    at.do("s1", tell(at, None, Medium.MIME))
    assert at.game.round.clue == Clue("", Medium.MIME)


def test_a_program_brings_nothing_and_need_not() -> None:
    """Nobody could report it for what is heard or seen."""
    at = Evening("Ola", "Jan", "Ela", house={"first": "host", "media": ["mime"]})
    at.do(None, Sit("Robo", None, None, remote=True))
    at.begin("s4")
    with pytest.raises(NotAllowed, match="people_only"):
        check_may_bring(at.table, "s4", Medium.MIME)
    at.bring("s4", MIME)
    assert at.refused("s4", tell(at, MIME, Medium.MIME, "s4")) is TableReason.PEOPLE_ONLY
    at.do("s4", tell(at, None, Medium.MIME, "s4"))
    assert at.table.clips == ()


def test_only_who_told_it_lets_it_into_an_album_and_takes_it_out() -> None:
    at = evening()
    at.sing(SONG)
    assert not at.table.clips[0].shared
    assert at.refused("s2", ShareClip(SONG.id, shared=True)) is ClipReason.NO_SUCH_CLIP
    assert at.refused("s1", ShareClip(MIME.id, shared=True)) is ClipReason.NO_SUCH_CLIP
    assert at.do("s1", ShareClip(SONG.id, shared=True)) == (ClipShared("s1", SONG.id, shared=True),)
    assert at.do("s1", ShareClip(SONG.id, shared=True)) == ()
    for seat, knows in (("s1", True), ("s2", False), (None, False)):
        (view,) = views_for(seat, at.table.clips)
        assert view.shared is knows
    at.do("s1", ShareClip(SONG.id, shared=False))
    assert not at.table.clips[0].shared


def test_who_leaves_stays_as_they_said_and_who_is_sent_away_does_not() -> None:
    for gone, shared in (("stand_up", True), ("kick", False)):
        at = Evening("Ola", "Jan", "Ela", "Iwo", house={"first": "host"})
        at.begin("s2")
        at.sing(SONG)
        at.do("s2", ShareClip(SONG.id, shared=True))
        getattr(at, gone)("s2")
        assert at.table.clips[0].shared is shared


def test_clips_are_forgotten_with_the_record_of_their_game() -> None:
    at = evening()
    at.sing(SONG)
    at.end()
    for _ in range(REMEMBERED_GAMES - 1):
        at.begin("s1")
        at.end()
    assert told_of(at.table.clips, SONG.id) is not None
    at.begin("s1")
    at.end()
    assert at.table.clips == ()


def test_so_many_are_remembered_and_those_of_now_are_shown() -> None:
    clips: tuple[ToldClip, ...] = ()
    for number in range(REMEMBERED_CLIPS + 5):
        clips = with_told(clips, ToldClip(replace(SONG, id=f"{number:036x}"), "s1", 1))
    assert len(clips) == REMEMBERED_CLIPS > SHOWN
    assert clips[-1].clip.id == f"{REMEMBERED_CLIPS + 4:036x}"
