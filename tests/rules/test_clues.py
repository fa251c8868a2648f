"""What may be said: in the media of this table, of its theme, to the card that chance drew."""

import pytest

from pinxit.rules import (
    BadRules,
    Clue,
    Medium,
    Reason,
    Theme,
    find_edition,
    legal,
    with_house_rules,
)
from pinxit.rules.commands import Mend, Tell
from pinxit.rules.course import tellable
from pinxit.rules.legal import MayMend, MayTell
from tests.rules.played_table import Table


def tell(at: Table, text: str, medium: Medium = Medium.WORDS, clip: str | None = None) -> Tell:
    return Tell(tellable(at.game, "a")[0], Clue(text, medium, clip))


@pytest.mark.parametrize("edition", ["dixit", "classic", "odyssey", "odyssey-2011", "disney"])
def test_the_rulebooks_allow_all_media_and_any_kind_of_clue(edition: str) -> None:
    book = find_edition(edition)
    assert (set(book.media), book.theme, book.blind) == (set(Medium), "", False)


@pytest.mark.parametrize("medium", Medium)
def test_only_the_media_of_this_table_are_heard(medium: Medium) -> None:
    alone = Table(media=[medium])
    for other in set(Medium) - {medium}:
        assert alone.refused("a", tell(alone, "hm", other)) is Reason.MEDIUM_NOT_ALLOWED
    alone.do("a", tell(alone, "hm", medium))
    assert alone.game.round.clue == Clue("hm", medium)


def test_a_pantomime_needs_no_caption_and_keeps_its_clip_when_one_is_written() -> None:
    at = Table(media=["mime", "sound"])
    at.do("a", tell(at, "", Medium.MIME, "a-clip"))
    assert MayMend(Medium.MIME, 200, "") in legal(at.game, "a")
    at.do("a", Mend("a swimmer"))
    assert at.game.round.clue == Clue("a swimmer", Medium.MIME, "a-clip")


@pytest.mark.parametrize("medium", [Medium.WORDS, Medium.SPOKEN])
def test_what_is_said_has_no_clip(medium: Medium) -> None:
    at = Table()
    assert at.refused("a", tell(at, "sea", medium, "a-clip")) is Reason.BAD_CLIP


@pytest.mark.parametrize("clip", ["", "x" * 65, "ł", "a\nb"])
def test_a_clip_has_a_name_that_can_be_written(clip: str) -> None:
    at = Table()
    assert at.refused("a", tell(at, "", Medium.DRAWING, clip)) is Reason.BAD_CLIP


@pytest.mark.parametrize(
    ("theme", "fits", "not_this"),
    [
        (Theme.WORD, ("sea", " sea "), "the sea"),
        (Theme.QUESTION, ("Who is there?", "¿Quién?", "لماذا؟", "なぜ\uff1f"), "Nobody is there."),
    ],
)
def test_a_theme_that_shows_is_kept(theme: Theme, fits: tuple[str, ...], not_this: str) -> None:
    for text in fits:
        at = Table(theme=theme)
        assert at.refused("a", tell(at, not_this)) is Reason.CLUE_OFF_THEME
        at.do("a", tell(at, text))
        assert at.refused("a", Mend(not_this)) is Reason.CLUE_OFF_THEME


@pytest.mark.parametrize(
    "theme", ["title", "song", "proverb", "memory", "tale", "songs of the 80s"]
)
def test_other_themes_are_for_people_to_judge(theme: str) -> None:
    at = Table(theme=theme)
    assert MayTell(at.game.hands["a"], 200, tuple(Medium), theme) in legal(at.game, "a")
    at.do("a", tell(at, "whatever"))


def test_a_theme_is_for_words_and_not_for_captions() -> None:
    at = Table(theme=Theme.WORD)
    at.do("a", tell(at, "somebody who swims", Medium.MIME))


def test_a_blind_storyteller_tells_the_card_that_chance_draws() -> None:
    at = Table(blind=True)
    (drawn,) = tellable(at.game, "a")
    assert MayTell((drawn,), 200) in legal(at.game, "a")
    for card in at.game.hands["a"]:
        if card != drawn:
            assert at.refused("a", Tell(card, Clue("sea"))) is Reason.NOT_THE_DRAWN_CARD
    at.do("a", Tell(drawn, Clue("sea")))


def test_chance_draws_anew_in_each_round_and_from_the_whole_hand() -> None:
    places = set()
    for seed in range(40):
        at = Table(blind=True, seed=str(seed))
        (drawn,) = tellable(at.game, "a")
        places.add(at.game.hands["a"].index(drawn))
    assert places == set(range(6))


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        ({"media": []}, Reason.BAD_VALUE),
        ({"media": ["words", "words"]}, Reason.BAD_VALUE),
        ({"media": ["smoke"]}, Reason.BAD_VALUE),
        ({"theme": "x" * 61}, Reason.BAD_VALUE),
        ({"theme": "a\nb"}, Reason.BAD_VALUE),
        ({"theme": "word", "media": ["mime"]}, Reason.THEME_WITHOUT_WORDS),
    ],
    ids=str,
)
def test_nonsense_is_refused(rules: dict[str, object], why: Reason) -> None:
    with pytest.raises(BadRules) as refused:
        with_house_rules(find_edition("dixit"), rules)
    assert refused.value.reason is why
