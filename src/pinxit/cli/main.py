"""The root of the command line, and how it says no."""

import io
import os
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Final, NoReturn

import click
from click.core import ParameterSource

from pinxit import __version__
from pinxit.rules import Refusal

from .environment import name_options, names_of, strange_names

COMMANDS = (
    "serve",
    "doctor",
    "play",
    "mcp",
    "deck",
    "tables",
    "backup",
    "restore",
    "editions",
    "score",
    "simulate",
    "replay",
    "audit",
    "arena",
    "associate",
)
CONFIG: Final = "PINXIT_CONFIG"


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
        """Import a command, and give its options their names in the environment."""
        command: click.Command = getattr(import_module(f"pinxit.cli.{name}"), name)
        name_options(command, name)
        return command


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={
        "help_option_names": ["-h", "--help"],
        "max_content_width": 100,
    },
)
@click.option(
    "--config",
    envvar=CONFIG,
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
        _serve_and_open(ctx)
    elif ctx.invoked_subcommand != "serve":  # which has a log to say it in
        for line in strange_settings(ctx.invoked_subcommand):
            click.echo(line, err=True)


def _serve_and_open(ctx: click.Context) -> None:
    """Serve, and open the browser unless the environment or the file says something about it."""
    command = Commands.load("serve")
    with command.make_context("serve", [], parent=ctx) as made:
        if made.get_parameter_source("open_browser") is ParameterSource.DEFAULT:
            made.params["open_browser"] = True
        command.invoke(made)


def strange_settings(command: str) -> list[str]:
    """Say which settings in the environment mean nothing to a command."""
    if command not in COMMANDS:
        return []
    names = (CONFIG, *names_of(Commands.load(command)))
    return list(strange_names(os.environ, command, names, COMMANDS))


def _read_config(path: Path) -> dict[str, object]:
    try:
        sections = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise click.UsageError(f"{path} is no TOML file: {error} [bad_input]") from error
    for name in sections:
        if name not in COMMANDS:
            raise click.UsageError(f"{path}: there is no command “{name}”. [bad_input]")
    said = {name: _options(path, Commands.load(name), name, sections[name]) for name in sections}
    if "serve" in said:  # what a server would be started with is what the doctor looks at
        said["doctor"] = {**said["serve"], **said.get("doctor", {})}
    return dict(said)


def _options(path: Path, command: click.Command, called: str, options: object) -> dict[str, object]:
    """Return a section's options by the names that click knows; refuse what is misspelt."""
    if not isinstance(options, dict):
        raise click.UsageError(f"{path}: “{called}” is a command, [{called}]. [bad_input]")
    if isinstance(command, click.Group):
        for name in options:
            if name not in command.commands:
                raise click.UsageError(f"{path}: there is no “{called} {name}”. [bad_input]")
        return {
            name: _options(path, command.commands[name], f"{called}.{name}", below)
            for name, below in options.items()
        }
    known = {
        spelling.lstrip("-").replace("-", "_"): param
        for param in command.params
        for spelling in (*param.opts, param.name or "")
    }
    for name in options:
        if name.replace("-", "_") not in known:
            raise click.UsageError(f"{path}: “{called}” has no option “{name}”. [bad_input]")
    found = {known[name.replace("-", "_")]: value for name, value in options.items()}
    return {param.name or "": _as_list(param, value) for param, value in found.items()}


def _as_list(param: click.Parameter, value: object) -> object:
    """Take one value for a list of one, where several may be given."""
    several = isinstance(param, click.Option) and param.multiple
    return [value] if several and not isinstance(value, list) else value


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
