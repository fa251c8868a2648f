"""An edition is its numbers and its name: nothing else asks for more."""

from pathlib import Path

from tests.recipes.annex import build_annex, live_in, read, replaced

LAST = """            lone_vote={3: 0, 7: 1},
            bonus_cap=3,
        ),
"""
MIRROR = """        Edition(
            id="mirror",
            name="Mirror (never)",
            players_max=5,
            hand={3: 8, 5: 7},
            give={3: 2, 4: 1},
            all_storyteller=5,
            all_others=0,
            some_finder=2,
            target=12,
        ),
"""


def test_an_edition_is_its_numbers_and_its_name(tmp_path: Path) -> None:
    editions = replaced(read("rules/editions.py"), LAST, LAST + MIRROR)
    annex = build_annex(tmp_path, {"rules/editions.py": editions})
    live_in(
        annex,
        "tests/recipes/by_the_mirror.py",
        "tests/table/test_settings.py",
        "tests/client/test_words.py",
    )
