"""The root of the command line, and how it says no."""

import io
import os
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import NoReturn

import click

from pinxit import __version__
from pinxit.rules import Refusal

COMMANDS = (
    "serve",
    "play",
    "deck",
    "editions",
    "score",
    "simulate",
    "replay",
    "audit",
    "arena",
    "associate",
)


class Commands(click.Group):
    """Imports a command when it is asked for: scoring a round needs no web server."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name all commands, in the order of the help."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return one command; each lives in a module of its name."""
        del ctx
        return self.load(cmd_name) if cmd_name in COMMANDS else None

    @staticmethod
    def load(name: str) -> click.Command:
        """Import a command."""
        command: click.Command = getattr(import_module(f"pinxit.cli.{name}"), name)
        return command


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={
        "help_option_names": ["-h", "--help"],
        "max_content_width": 100,
        "auto_envvar_prefix": "PINXIT",
    },
)
@click.option(
    "--config",
    envvar="PINXIT_CONFIG",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A TOML file with options: a section for each command, such as [serve].",
)
@click.version_option(__version__, prog_name="pinxit")
@click.pass_context
def root(ctx: click.Context, config: Path | None) -> None:
    """Pinxit, the open table for Dixit: play, host and check the game of every edition.

    Without a command: serves on this network and opens the browser.
    """
    if config is not None:
        ctx.default_map = _read_config(config)
    if ctx.invoked_subcommand is None:
        command = Commands.load("serve")
        ctx.invoke(command, **_defaults(ctx, command, open_browser=True))


def _defaults(ctx: click.Context, command: click.Command, **chosen: object) -> dict[str, object]:
    """Return a command's options as they are when none is given."""
    with command.make_context("serve", [], parent=ctx) as made:
        return {**made.params, **chosen}


def _read_config(path: Path) -> dict[str, object]:
    try:
        sections = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise click.UsageError(f"{path} is no TOML file: {error} [bad_input]") from error
    return {name: _options(path, name, options) for name, options in sections.items()}


def _options(path: Path, section: str, options: object) -> dict[str, object]:
    """Return a section's options by the names that click knows; refuse what is misspelt."""
    if section not in COMMANDS or not isinstance(options, dict):
        raise click.UsageError(f"{path}: there is no command “{section}”. [bad_input]")
    known = {
        spelling.lstrip("-").replace("-", "_"): param.name or ""
        for param in Commands.load(section).params
        for spelling in (*param.opts, param.name or "")
    }
    for name in options:
        if name.replace("-", "_") not in known:
            raise click.UsageError(f"{path}: “{section}” has no option “{name}”. [bad_input]")
    return {known[name.replace("-", "_")]: value for name, value in options.items()}


def main() -> NoReturn:
    """Run the command line; bad input ends with a sentence, a reason and status 2."""
    _open_missing_streams()
    try:
        root()
    except Refusal as refusal:
        click.echo(f"Error: {refusal.sentence} [{refusal.reason}]", err=True)
    except OSError as error:
        reason = getattr(error, "reason", "cannot_read_or_write")
        click.echo(f"Error: {error.strerror or error} [{reason}]", err=True)
        _forget_output()
    sys.exit(2)


def _open_missing_streams() -> None:
    """Put something in the place of streams that whoever started us has closed."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 (open till the end)
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no “›” shows a “?”


def _forget_output() -> None:
    """Keep Python from complaining at its exit about output that could not be written."""
    sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 (open till the end)
