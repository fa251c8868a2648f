"""Options in the environment: each is called PINXIT_<COMMAND>_<OPTION>, as its longest spelling.

Click would take the name of the parameter in Python instead, which nobody outside can know. What
is misspelt is told: a setting that is silently ignored is found out too late.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final

import click

PREFIX: Final = "PINXIT"
# Read by something other than an option: a model that describes cards, and our tests. The version
# is not read, but whoever packs us into a container writes it there.
OTHERS: Final = frozenset(
    {
        *(f"{PREFIX}_VISION_{name}" for name in ("URL", "MODEL", "KEY", "KEY_FILE", "TIMEOUT")),
        *(f"{PREFIX}_VISION_MOST_{name}" for name in ("REQUESTS", "TOKENS")),
        f"{PREFIX}_TEST_POSTGRES",
        f"{PREFIX}_VERSION",
    }
)
# Kubernetes tells every container where a service called “pinxit” or “pinxit-…” is.
_SERVICE: Final = re.compile(
    rf"{PREFIX}_(\w+_)?(SERVICE_HOST|SERVICE_PORT(_\w+)?"
    r"|PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)"
)
_PORT: Final = re.compile(rf"{PREFIX}_(\w+_)?PORT")  # of a service, if it holds an address
_ADDRESS: Final = re.compile(r"\w+://.*")
_CLOSE: Final = 0.7


def name_options(command: click.Command, *path: str) -> None:
    """Give every option of a command, and of those below it, its name in the environment."""
    for option in command.params:
        if isinstance(option, click.Option) and not option.hidden:
            names = (_name(*path, _spelling(option)), *_names(option))
            option.envvar = tuple(dict.fromkeys(names))  # what was named by hand holds, too
    if isinstance(command, click.Group):
        for name, below in command.commands.items():
            name_options(below, *path, name)


def names_of(command: click.Command) -> Iterator[str]:
    """Name all that a command, and those below it, take from the environment."""
    for option in command.params:
        yield from _names(option)
    if isinstance(command, click.Group):
        for below in command.commands.values():
            yield from names_of(below)


def strange_names(
    environment: Mapping[str, str], command: str, names: Iterable[str], commands: Iterable[str]
) -> Iterator[str]:
    """Say of each PINXIT_… that means nothing to this command what may have been meant.

    Those of other commands are left to them: to look at their options takes longer than most
    commands do.
    """
    known = {*names, *OTHERS}
    foreign = tuple(_name(other, "") for other in commands if other != command)
    for name, value in environment.items():
        if not name.startswith(f"{PREFIX}_") or name in known or name.startswith(foreign):
            continue
        if not _is_of_a_service(name, value):
            close = get_close_matches(name, sorted(known), 1, _CLOSE)
            hint = f"; did you mean {close[0]}?" if close else "."
            yield f"{name} in the environment means nothing{hint}"


def _is_of_a_service(name: str, value: str) -> bool:
    by_name = _SERVICE.fullmatch(name)
    return bool(by_name or (_PORT.fullmatch(name) and _ADDRESS.fullmatch(value)))


def _name(*parts: str) -> str:
    return "_".join((PREFIX, *parts)).replace("-", "_").upper()


def _spelling(option: click.Option) -> str:
    return max(option.opts, key=len).lstrip("-")


def _names(option: click.Parameter) -> tuple[str, ...]:
    named = option.envvar or ()
    return (named,) if isinstance(named, str) else tuple(named)
