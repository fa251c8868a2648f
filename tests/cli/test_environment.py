"""Options in the environment: each has the name that the docs say, and a misspelt one is told."""

import re
from collections.abc import Iterator
from pathlib import Path

import click
import httpx2
import pytest

from pinxit.adapters import vision
from pinxit.cli.environment import OTHERS, strange_names
from pinxit.cli.main import COMMANDS, CONFIG, Commands, root, strange_settings
from tests.cli.command import pinxit
from tests.serving import free_port, started

SAMPLES = {"integer range": "7", "float range": "7.5", "boolean": "1", "integer": "7"}


def every_command(command: click.Command, *path: str) -> Iterator[tuple[str, ...]]:
    yield path
    if isinstance(command, click.Group):
        for name, below in command.commands.items():
            yield from every_command(below, *path, name)


def command_at(path: tuple[str, ...]) -> click.Command:
    command = Commands.load(path[0])
    for name in path[1:]:
        assert isinstance(command, click.Group)
        command = command.commands[name]
    return command


PATHS = [path for name in COMMANDS for path in every_command(Commands.load(name), name)]
OPTIONS = [
    (path, option)
    for path in PATHS
    for option in command_at(path).params
    if isinstance(option, click.Option) and not option.hidden
]


@pytest.mark.parametrize(
    ("path", "option"), OPTIONS, ids=[f"{'-'.join(path)} {one.opts[-1]}" for path, one in OPTIONS]
)
def test_every_option_of_every_command_is_read_from_the_environment(
    path: tuple[str, ...], option: click.Option, monkeypatch: pytest.MonkeyPatch
) -> None:
    spelling = next(spelling for spelling in option.opts if spelling.startswith("--"))
    name = "_".join(("PINXIT", *path, spelling.removeprefix("--"))).upper().replace("-", "_")
    sample = SAMPLES.get(option.type.name, "something")
    if isinstance(option.type, click.Choice):
        sample = list(option.type.choices)[-1]
    monkeypatch.setenv(name, sample)
    ctx = click.Context(command_at(path), info_name=path[-1], **root.context_settings)
    assert option.resolve_envvar_value(ctx) == sample
    value, source = option.consume_value(ctx, {})
    assert source is click.core.ParameterSource.ENVIRONMENT
    assert value == ([sample] if option.multiple else sample)


def test_there_are_many() -> None:
    assert len(OPTIONS) > 60
    assert ("deck", "import") in PATHS


async def test_several_values_stand_with_spaces_between_them() -> None:
    port = free_port()
    words = ("serve", "--host", "127.0.0.1", "--database", "memory:", "--port", str(port))
    two = "https://one.example https://two.example:8443"
    async with started(*words, port=port, environment={"PINXIT_SERVE_ALLOW_ORIGIN": two}):
        for origin in two.split():
            assert await _opens_a_table(port, origin) == 201
        assert await _opens_a_table(port, "https://three.example") == 403


async def _opens_a_table(port: int, origin: str) -> int:
    async with httpx2.AsyncClient(trust_env=False) as http:
        url = f"http://127.0.0.1:{port}/api/tables"
        answer = await http.post(url, json={"name": "Ada"}, headers={"origin": origin})
        return answer.status_code


def said(command: str, **environment: str) -> list[str]:
    names = ("PINXIT_CONFIG", *strange_known(command))
    return list(strange_names(environment, command, names, COMMANDS))


def strange_known(command: str) -> list[str]:
    envvars = [option.envvar for option in Commands.load(command).params]
    return [name for names in envvars if names for name in names]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("PINXIT_SERVE_PROT", "PINXIT_SERVE_PORT"),
        ("PINXIT_SERVE_ALLOWED_ORIGINS", "PINXIT_SERVE_ALLOW_ORIGIN"),
        ("PINXIT_SERVE_OPEN_BROWSER", "PINXIT_SERVE_OPEN"),
        ("PINXIT_PORT", "PINXIT_SERVE_PORT"),
        ("PINXIT_DATABASE", "PINXIT_SERVE_DATABASE"),
        ("PINXIT_CONFIGURATION", "PINXIT_CONFIG"),
    ],
)
def test_a_misspelt_name_is_told_with_the_one_that_was_meant(name: str, meant: str) -> None:
    (line,) = said("serve", **{name: "80"})
    assert line == f"{name} in the environment means nothing; did you mean {meant}?"


def test_a_name_like_no_other_is_told_alone() -> None:
    assert said("serve", PINXIT_QQ="1") == ["PINXIT_QQ in the environment means nothing."]


def test_what_others_put_there_is_none_of_our_business() -> None:
    """Kubernetes names the port and the place of a service that is called as we are."""
    address = "tcp://10.0.0.11:8484"
    theirs = {
        "PINXIT_SERVICE_HOST": "10.0.0.11",
        "PINXIT_SERVICE_PORT": "8484",
        "PINXIT_SERVICE_PORT_HTTP": "8484",
        "PINXIT_PORT": address,
        "PINXIT_PORT_8484_TCP": address,
        "PINXIT_PORT_8484_TCP_PROTO": "tcp",
        "PINXIT_PORT_8484_TCP_PORT": "8484",
        "PINXIT_PORT_8484_TCP_ADDR": "10.0.0.11",
        "PINXIT_PORT_53_UDP": "udp://10.0.0.11:53",
        "PINXIT_WEB_SERVICE_HOST": "10.0.0.12",
        "PINXIT_WEB_PORT": address,
        "PINXITS_OWN": "x",
        "HOME": "/home/ada",
    }
    assert said("serve", **theirs) == []


def test_what_we_read_ourselves_is_known() -> None:
    read = (vision.URL, vision.MODEL, vision.KEY, vision.TIMEOUT)
    assert {*read, vision.MOST_REQUESTS, vision.MOST_TOKENS} <= OTHERS
    assert [option.envvar for option in root.params if option.name == "config"] == [CONFIG]
    mine = {"PINXIT_SERVE_PORT": "80", CONFIG: "x", **dict.fromkeys(OTHERS, "x")}
    assert said("serve", **mine) == []


def test_settings_of_other_commands_are_left_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINXIT_SERVE_PROT", "80")
    assert strange_settings("score") == []
    (line,) = strange_settings("serve")
    assert "PINXIT_SERVE_PORT" in line


def test_a_command_says_so_on_standard_error_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = pinxit("editions")
    monkeypatch.setenv("PINXIT_EDITIONS_JASON", "1")
    done = pinxit("editions")
    assert (done.returncode, done.stdout) == (0, plain.stdout)
    assert re.fullmatch(r"PINXIT_EDITIONS_JASON .* PINXIT_EDITIONS_JSON\?\n", done.stderr)


async def test_a_server_says_so_once_in_its_log() -> None:
    port = free_port()
    words = ("serve", "--quiet", "--host", "127.0.0.1", "--database", "memory:")
    there = {"PINXIT_SERVE_PROT": "1", "PINXIT_SERVICE_PORT": "8484"}
    async with started(*words, "--port", str(port), port=port, environment=there) as server:
        await server.stop()
    (line,) = server.said()
    assert line["level"] == "warning"
    assert "PINXIT_SERVE_PROT" in str(line["message"])


@pytest.mark.parametrize(("setting", "opened"), [(None, True), ("0", False), ("1", True)])
async def test_pinxit_alone_opens_the_browser_unless_it_is_told_not_to(
    setting: str | None, *, opened: bool, tmp_path: Path
) -> None:
    port = free_port()
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n', encoding="utf-8")
    browser.chmod(0o755)
    environment = {
        "PINXIT_SERVE_PORT": str(port),
        "PINXIT_SERVE_HOST": "127.0.0.1",
        "PINXIT_SERVE_DATABASE": "memory:",
        "BROWSER": f"{browser} %s",
        **({} if setting is None else {"PINXIT_SERVE_OPEN": setting}),
    }
    async with started(port=port, environment=environment):
        pass  # the browser is opened before the first request is answered
    assert (tmp_path / "opened").exists() is opened


def test_a_file_has_a_section_for_every_command_of_a_command(tmp_path: Path) -> None:
    config = tmp_path / "pinxit.toml"
    config.write_text("[deck.list]\njson = true\n", encoding="utf-8")
    done = pinxit("--config", str(config), "deck", "list")
    assert done.stdout.startswith("{")
    config.write_text("[deck.list]\njason = true\n", encoding="utf-8")
    assert "[bad_input]" in pinxit("--config", str(config), "deck", "list").stderr
    config.write_text("[deck]\ndance = true\n", encoding="utf-8")
    assert "[bad_input]" in pinxit("--config", str(config), "deck", "list").stderr


async def test_one_value_in_a_file_is_a_list_of_one(tmp_path: Path) -> None:
    port = free_port()
    config = tmp_path / "pinxit.toml"
    origin = "https://one.example"
    config.write_text(
        f'[serve]\nhost = "127.0.0.1"\nport = {port}\ndatabase = "memory:"\nopen = false\n'
        f'allow-origin = "{origin}"\n',
        encoding="utf-8",
    )
    async with started("--config", str(config), port=port, environment={"BROWSER": "false"}):
        assert await _opens_a_table(port, origin) == 201
