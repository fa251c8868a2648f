"""The languages that Pinxit speaks: a line each, beside a catalogue of that name.

Everything that lists languages takes them from here: tables, pages (`make protocol`), computer
players, tests. What a catalogue does not say is said in English.
"""

from typing import Final

from msgspec import Struct

ENGLISH: Final = "en"


class Language(Struct, frozen=True):
    """One language."""

    code: str
    name: str  # as its speakers call it
    english: str
    tag: str  # as a browser asks for it, where it is most spoken
    script: str = "latin"
    whole: bool = False  # its catalogue says everything; the tests hold it to that


LANGUAGES: Final = {
    language.code: language
    for language in (
        Language("en", "English", "English", "en-GB", whole=True),
        Language("pl", "Polski", "Polish", "pl-PL", whole=True),
        Language("uk", "Українська", "Ukrainian", "uk-UA", script="cyrillic", whole=True),
        Language("ro", "Română", "Romanian", "ro-RO", whole=True),
        Language("cs", "Čeština", "Czech", "cs-CZ", whole=True),
    )
}
