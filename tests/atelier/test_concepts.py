"""The table of concepts: complete, balanced, and no clue twice."""

import re
import tomllib
from collections import Counter

from pinxit_atelier.concepts import read_concepts
from pinxit_atelier.studio import DECKS, SHIPPED, Deck

FIELDS = ("place", "subject", "twist", "mood", "light", "palette", "camera", "hooks", "clues")
SMALL_WORDS = frozenset(
    re.findall(
        r"\S+",
        "a an and are as at be by did do does don't for from has have her here his how i in is it"
        " it's its let me my no not of on one or our out she so that the their there they this to"
        " too up us was we what when where who why will with without you your",
    )
)


def concepts() -> dict[str, dict[str, str]]:
    found = read_concepts(DECKS / "base" / "concepts.md")
    return {card: {"title": concept.title, **concept.lines} for card, concept in found.items()}


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-zà-ž']+", text.lower())) - SMALL_WORDS


def test_there_are_84_and_each_is_whole() -> None:
    table = concepts()
    assert len(table) == 84
    for card, lines in table.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", card), card
        assert set(FIELDS) <= set(lines), card
        assert 3 <= len(lines["hooks"].split(";")) <= 5, card
        assert len(lines["clues"].split(" · ")) == 5, card


def test_the_clues_of_a_card_share_no_word() -> None:
    for card, lines in concepts().items():
        groups = [words(clue) for clue in lines["clues"].split(" · ")] + [words(lines["title"])]
        counted = Counter(word for group in groups for word in group)
        assert [word for word, count in counted.items() if count > 1] == [], card


def test_no_clue_is_used_twice() -> None:
    clues = Counter(
        clue.lower() for lines in concepts().values() for clue in lines["clues"].split(" · ")
    )
    assert [clue for clue, count in clues.items() if count > 1] == []


def test_moods_cameras_and_palettes_are_spread() -> None:
    table = concepts().values()
    moods = Counter(re.split(r"[,;]", lines["mood"])[0].strip() for lines in table)
    cameras = Counter(lines["camera"].split(";")[0].strip() for lines in table)
    palettes = Counter(lines["palette"].split(" — ")[0].strip() for lines in table)
    assert len(moods) >= 12
    assert max(moods.values()) <= 8
    assert len(cameras) >= 10
    assert min(cameras.values()) >= 8
    assert len(palettes) >= 10
    assert max(palettes.values()) <= 8


def test_every_program_has_its_concept() -> None:
    assert set(Deck("base").cards()) <= set(concepts())


def test_what_ships_is_named_as_it_was_conceived() -> None:
    written = tomllib.loads((SHIPPED / "base" / "deck.toml").read_text(encoding="utf-8"))
    table = read_concepts(DECKS / "base" / "concepts.md")
    assert [card["id"] for card in written["cards"]] == Deck("base").cards()
    for card in written["cards"]:
        concept = table[card["id"]]
        assert (card["title"], tuple(card["tags"])) == (concept.title, concept.tags)
        assert len(concept.tags) == 4
