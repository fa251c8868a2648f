"""Options that hold secrets: each can lie in a file, which an option beside it names.

`--admin-token-file FILE` is `PINXIT_SERVE_ADMIN_TOKEN_FILE` in the environment, and
`admin-token-file = "…"` in a file with options.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from pinxit.secret_files import BEHIND, BadSecret, both, is_open_to_all, read_secret, too_open

F = TypeVar("F", bound=Callable[..., object])

_FOUND: Final = "pinxit.secrets"  # in a context: name of a parameter → what its file holds
_OPEN: Final = "pinxit.secrets.open"  # sentences about files that everybody can read


def secret_option(
    spelling: str,
    *,
    metavar: str,
    help: str,  # noqa: A002 (click's word)
    envvar: str | None = None,
) -> Callable[[F], F]:
    """Return two options: for a secret, and for a file in which it lies."""
    # What was set for the server holds for other commands, in a file, too.
    beside = None if envvar is None else f"{envvar}{BEHIND}"

    def add(command: F) -> F:
        in_file = click.option(
            f"{spelling}-file",
            type=click.Path(path_type=Path, dir_okay=False),
            metavar="FILE",
            envvar=beside,
            help=f"A file in which the value of {spelling} lies.",
            is_eager=True,  # so that it has been read when the secret is asked for
            expose_value=False,
            callback=partial(_read, spelling),
        )(command)
        return click.option(spelling, metavar=metavar, help=help, envvar=envvar, callback=_secret)(
            in_file
        )

    return add


def open_secrets(ctx: click.Context) -> list[str]:
    """Return what is to be said of files that everybody can read; it is said once."""
    told: list[str] = ctx.meta.get(_OPEN, [])
    said = list(told)
    told.clear()
    return said


def _read(spelling: str, ctx: click.Context, option: click.Parameter, path: Path | None) -> None:
    if path is None:
        return
    named = option.opts[0]
    try:
        secret = read_secret(path, named)
    except BadSecret as problem:
        raise click.UsageError(f"{problem} [{problem.reason}]", ctx) from None
    ctx.meta.setdefault(_FOUND, {})[spelling] = secret
    if is_open_to_all(path):
        ctx.meta.setdefault(_OPEN, []).append(too_open(path, named))
        ctx.call_on_close(partial(_say, ctx))  # unless the command has said so in its own way


def _secret(ctx: click.Context, option: click.Parameter, value: Any) -> Any:  # noqa: ANN401 (text, or nothing)
    spelling = option.opts[0]
    found: dict[str, str] = ctx.meta.get(_FOUND, {})
    if spelling not in found:
        return value
    if value is not None:
        raise click.UsageError(f"{both(spelling, f'{spelling}-file')} [bad_secret]", ctx)
    return found[spelling]


def _say(ctx: click.Context) -> None:
    for line in open_secrets(ctx):
        click.echo(line, err=True)
