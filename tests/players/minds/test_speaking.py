"""What computer players say: of what all have seen, in a voice of their own, and not twice."""

import random
from collections import Counter

import pytest

from pinxit.locales import LANGUAGES
from pinxit.players import NOTHING, Memory, Remark, remember_all
from pinxit.players.characters import CHARACTERS
from pinxit.players.memory import heard_as
from pinxit.players.minds.manner import CUNNING, LITERAL, POETIC
from pinxit.players.minds.mind import Mind
from pinxit.players.minds.reader import ClueReader
from pinxit.players.minds.speaking import REACTIONS
from pinxit.players.words.remarks import OCCASIONS, THOUGHT, lines
from pinxit.players.words.senses import Spellings
from pinxit.rules import Clue, Medium, view_for
from pinxit.rules.commands import Tell
from pinxit.rules.text import fair_copy
from pinxit.table.awake import chat
from tests.players.reading import base, base_reader
from tests.players.reading import written as written_at
from tests.rules.played_table import Table

VOICES = {"bear": LITERAL, "owl": POETIC, "fox": CUNNING}
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_voice_has_words_for_every_occasion(language: str) -> None:
    spoken = lines(language)
    assert set(spoken) == set(CHARACTERS)
    for voice, occasions in spoken.items():
        assert set(occasions) == set(OCCASIONS), voice
        for occasion, said in occasions.items():
            assert len(said) >= 2, (voice, occasion)
            for line in said:
                assert (THOUGHT in line) == (occasion == "thought"), line
                assert line.count("{") == line.count("}") == (occasion == "thought")
                assert fair_copy(line) == line
                assert len(line) <= 120


@each_language
def test_no_two_lines_of_a_language_are_the_same(language: str) -> None:
    said = Counter(
        heard_as(line)
        for voice in lines(language).values()
        for all_ in voice.values()
        for line in all_
    )
    assert [line for line, times in said.items() if times > 1] == []


def test_in_a_language_without_words_there_are_reactions() -> None:
    assert lines("de") == {}
    assert {one for some in REACTIONS.values() for one in some} <= set(chat.REACTIONS)
    assert set(REACTIONS) <= set(OCCASIONS)


def said(
    mind: Mind, seat: str, table: Table, *, seed: int = 1, memory: Memory | None = None
) -> Remark | None:
    """What somebody says who sees what a spectator sees."""
    view = view_for(table.game, None)
    assert view.mine is None
    known = remember_all(table.events) if memory is None else memory
    return mind.remark(view, seat, known, random.Random(seed))


def all_said(mind: Mind, seat: str, table: Table) -> tuple[set[str], set[str]]:
    """All lines and all reactions that chance can bring."""
    remarks = [said(mind, seat, table, seed=seed) for seed in range(60)]
    found = [remark for remark in remarks if remark is not None]
    assert all(bool(one.text) != bool(one.reaction) for one in found)
    return {one.text for one in found if one.text}, {one.reaction for one in found if one.reaction}


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize(
    ("votes", "seat", "occasion"),
    [
        ({}, "a", "told_all"),
        ({"b": "c", "c": "d", "d": "b"}, "a", "told_none"),
        ({"b": "c"}, "a", "told_some"),
        ({"b": "c"}, "d", "found"),
        ({"b": "c", "c": "b"}, "b", "fooled"),
        ({"b": "d", "c": "d"}, "d", "fooled_others"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_there_is_a_word_for_what_has_happened(
    voice: str, votes: dict[str, str], seat: str, occasion: str
) -> None:
    table = Table(seats="abcd")
    table.play_round(**votes)
    mind = Mind(base_reader(), VOICES[voice])
    texts, reactions = all_said(mind, seat, table)
    assert texts
    assert texts <= set(lines("en")[voice][occasion])
    assert reactions <= set(REACTIONS[occasion])


def test_who_is_fooled_twice_running_notices() -> None:
    table = Table(seats="abcd")
    table.play_round(b="c", c="b")
    table.go_on()
    table.play_round(c="a", a="c", d="a")  # now b tells
    texts, _ = all_said(Mind(base_reader(), CUNNING), "c", table)
    assert texts <= set(lines("en")["fox"]["fooled_again"])


def hummed(table: Table, caption: str = "") -> None:
    """Play a round whose clue has no words, or a caption."""
    teller = table.game.round.storyteller or ""
    card = table.game.hands[teller][0]
    table.do(teller, Tell(card, Clue(caption, Medium.SPOKEN)))
    table.give_all()
    table.all_vote()


@pytest.mark.parametrize("voice", VOICES)
def test_who_could_hear_no_words_says_so_and_not_twice_running(voice: str) -> None:
    table, mind, occasions = Table(seats="abcd"), Mind(base_reader(), VOICES[voice]), []
    for caption in ("", "", "A slow waltz", ""):
        hummed(table, caption)
        texts, _ = all_said(mind, "d", table) if table.game.round.storyteller != "d" else ((), ())
        occasions.append(bool(texts) and set(texts) <= set(lines("en")[voice]["guessed"]))
        table.go_on()
    assert occasions == [True, False, False, False]
    hummed(table)  # the caption was heard, and the fourth clue d's own
    texts, _ = all_said(mind, "d", table)
    assert texts <= set(lines("en")[voice]["guessed"])


def test_the_same_occasion_brings_other_words_each_time() -> None:
    mind, heard = Mind(base_reader(), LITERAL), []
    table = Table(seats="abcd")
    for _ in range(3):  # a, b and c tell; d finds the card of each
        table.play_round()
        texts, _ = all_said(mind, "d", table)
        heard.append(texts)
        table.go_on()
    assert all(len(texts) == 1 for texts in heard)  # which one is not chance
    assert len(set.union(*heard)) == 3


def test_whoever_is_fooled_may_say_what_they_saw_in_it() -> None:
    """It stands at the card that was taken for the right one, and nobody has said it."""
    known = {f"plain/{number:03}": about for number, about in enumerate(base().cards.values())}
    reader = ClueReader(written_at(known), Spellings("en"))
    table = Table(seats="abcd")
    table.play_round(b="c", c="b")
    reveal = table.game.last_reveal
    assert reveal is not None
    (taken,) = reveal.votes["b"]
    mind = Mind(reader, POETIC)
    texts, _ = all_said(mind, "b", table)
    written = set(reader.sayings(taken))
    thoughts = {text for text in texts if "“" in text}
    assert thoughts
    assert all(any(one.rstrip(".!?…") in text for one in written) for text in thoughts)
    said_already = Memory(
        said=frozenset(map(heard_as, written)), reveals=remember_all(table.events).reveals
    )
    for seed in range(60):
        remark = said(mind, "b", table, seed=seed, memory=said_already)
        assert remark is None or "“" not in remark.text


def test_there_is_a_word_at_the_end_for_winners_and_losers() -> None:
    table = Table(seats="abcd")
    table.play_round(b="c")
    table.finish()
    assert 0 < len(table.game.winners) < 4  # both kinds are here
    for seat in "abcd":
        occasion = "won" if seat in table.game.winners else "lost"
        texts, _ = all_said(Mind(base_reader(), CUNNING), seat, table)
        assert texts
        assert texts <= set(lines("en")["fox"][occasion])


def test_before_anything_was_revealed_nothing_is_said() -> None:
    table = Table(seats="abcd")
    assert said(Mind(base_reader(), CUNNING), "a", table, memory=NOTHING) is None


def test_a_language_that_nobody_speaks_has_reactions_only() -> None:
    table = Table(seats="abcd")
    table.play_round()
    texts, reactions = all_said(Mind(ClueReader(base(), Spellings("de")), CUNNING), "b", table)
    assert not texts
    assert reactions
