"""A language is one catalogue and one line: nothing else asks for more."""

from pathlib import Path

from tests.recipes.annex import build_annex, live_in, read, replaced

LAST = '        Language("cs", "Čeština", "Czech", "cs-CZ", whole=True),\n'
LINE = '        Language("eo", "Esperanto", "Esperanto", "eo"),\n'
CATALOGUE = """### Pinxit, Esperanto: a beginning.

close = Fermi
rabbit-red = Ruĝa kuniklo
"""


def test_a_language_is_one_catalogue_and_one_line(tmp_path: Path) -> None:
    languages = replaced(read("locales/languages.py"), LAST, LAST + LINE)
    annex = build_annex(tmp_path, {"locales/languages.py": languages, "locales/eo.ftl": CATALOGUE})
    live_in(
        annex,
        "tests/recipes/in_esperanto.py",
        "tests/locales/test_speech.py",
        "tests/client/test_words.py",
        "tests/table/test_strangers.py",
        "tests/table/test_settings.py",
        "tests/players/words/test_lexicon.py",
    )
