"""`pinxit serve --public`: what is set where anybody may come, unless it is said otherwise.

What stands on the command line, in the environment or in a file wins, each by itself.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final
from urllib.parse import urlsplit

import click
from click.core import ParameterSource

_OURS: Final = (
    "pinxit.public"  # in a context: the options for which nothing else was said in a file
)

# By the names of the options in Python. What strangers can put on a disk beside words is off.
DEFAULTS: Final[Mapping[str, object]] = MappingProxyType(
    {
        "host": "127.0.0.1",
        "admin_from": ("127.0.0.1", "::1"),
        "keep_days": 30.0,
        "uploads_mb": 0,
        "clips": 0,
        "clip_days": 7,
        "database_mb": 2_000,
    }
)
_WHY: Final[Mapping[str, str]] = MappingProxyType(
    {
        "host": "only a proxy on this machine reaches us; it speaks HTTPS to the world",
        "admin_from": "the admin page opens on this machine only, for instance through ssh -L",
        "keep_days": "tables at which nobody plays are put away after so many days",
        "uploads_mb": "hosts bring no pictures of their own",
        "clips": "nobody records sounds or mimes, or draws",
        "clip_days": "if there are recordings after all, they are kept for so many days",
        "database_mb": "above so many megabytes, nothing new is begun",
    }
)
LIMITS_SAID: Final = "ten tables an hour are opened from one address, not forty"


def prefer(ctx: click.Context, _option: click.Parameter, public: bool) -> bool:  # noqa: FBT001 (click's way)
    """Let these be the defaults; a file with options is asked before them."""
    if public:
        said = ctx.default_map or {}
        ctx.meta[_OURS] = frozenset(DEFAULTS.keys() - said.keys())
        ctx.default_map = {**DEFAULTS, **said}
    return public


def check(public_url: str | None, contact: str | None) -> None:
    """Refuse what nobody should be asked to trust."""
    if urlsplit(public_url or "").scheme != "https":
        raise click.UsageError(
            "--public wants to know its address: --public-url https://cards.example.org,"
            " at which a proxy speaks HTTPS. [not_public]"
        )
    if not (contact or "").strip():
        raise click.UsageError(
            "--public wants to know whom people can write to: --contact you@example.org"
            " [not_public]"
        )


def told(ctx: click.Context) -> Iterator[str]:
    """Say what was set, a line each."""
    ours: frozenset[str] = ctx.meta.get(_OURS, frozenset())
    yield "For everybody (--public), which sets what you have not said otherwise:"
    for option in ctx.command.params:
        name = option.name or ""
        is_ours = name in ours and ctx.get_parameter_source(name) is ParameterSource.DEFAULT_MAP
        if is_ours:
            value = DEFAULTS[name]
            several = value if isinstance(value, tuple) else (value,)
            shown = " ".join(f"{one:g}" if isinstance(one, float) else f"{one}" for one in several)
            yield f"  {max(option.opts, key=len)} {shown}: {_WHY[name]}"
    yield f"  and {LIMITS_SAID}."
