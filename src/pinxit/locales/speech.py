"""What the server says itself, from the same catalogues as the pages: names, and links' words.

Of a catalogue no more is read than the message that is said, and that once: all that the pages say
takes long to be understood, and a server would begin with it.
"""

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from .languages import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

REMEMBERED: Final = 4096  # sentences; the same names are said at every table


@lru_cache(REMEMBERED)
def say(key: str, language: str, **values: str | int) -> str:
    """Say a message; in English where the language has no word for it, or is none of ours."""
    for spoken in (language, ENGLISH):
        found = _message(key, spoken) if spoken in LANGUAGES else None
        # One that speaks of others is understood among them.
        for text in (found, _catalogue(spoken)) if found else ():
            if (said := _said(key, spoken, text, values)) is not None:
                return said
    raise KeyError(key)


def _message(key: str, language: str) -> str | None:
    """Return a message as it is written, with the lines that go on with it."""
    found = re.search(rf"(?m)^{re.escape(key)} *=.*(?:\n+[ }}].*)*", _catalogue(language))
    return found and found[0]


def _said(key: str, language: str, text: str, values: dict[str, str | int]) -> str | None:
    bundle = _bundle(language, text)
    if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
        said, errors = bundle.format_pattern(pattern, values)
        return None if errors else str(said)
    return None


@cache
def _catalogue(language: str) -> str:
    return (files(__package__) / f"{language}.ftl").read_text("utf-8")


@cache
def _bundle(language: str, text: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (heavy, and seldom)

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
