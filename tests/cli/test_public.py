"""`pinxit serve --public`: safe defaults, printed; what one says oneself wins."""

import re
from pathlib import Path

import pytest

from pinxit.cli.main import Commands
from pinxit.cli.public import DEFAULTS
from pinxit.web.limits import FOR_EVERYBODY, Limits
from tests.cli.command import pinxit
from tests.serving import free_port, started

PAGE = (Path(__file__).parents[2] / "docs" / "public.md").read_text(encoding="utf-8")
OPEN = ("serve", "--public", "--public-url", "https://cards.example.org", "--contact", "ada@x.org")
FEW = ("--database", "memory:")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("serve", "--public"), "--public-url"),
        (("serve", "--public", "--public-url", "http://cards.example.org"), "--public-url"),
        (("serve", "--public", "--public-url", "https://cards.example.org"), "--contact"),
    ],
)
def test_it_wants_an_address_and_somebody_to_write_to(words: tuple[str, ...], wanted: str) -> None:
    done = pinxit(*words)
    assert done.returncode == 2
    assert wanted in done.stderr
    assert "[not_public]" in done.stderr


async def test_it_prints_what_it_has_set_and_not_what_was_said_otherwise(tmp_path: Path) -> None:
    port = free_port()
    config = tmp_path / "pinxit.toml"
    config.write_text("[serve]\nclip-days = 3\n", encoding="utf-8")
    words = ("--config", str(config), *OPEN, *FEW, "--port", str(port), "--uploads-mb", "500")
    async with started(*words, port=port, environment={"PINXIT_SERVE_KEEP_DAYS": "14"}) as server:
        await server.stop()
    said = server.out.decode()
    told = dict(re.findall(r"^  (--\S+) (.*): ", said, re.MULTILINE))
    assert told == {
        "--host": "127.0.0.1",
        "--admin-from": "127.0.0.1 ::1",
        "--clips": "0",
        "--database-mb": "2000",
    }
    assert "ten tables an hour" in said
    (line,) = server.said()
    assert "--trusted-proxies" in str(line["message"])


async def test_a_file_with_options_can_say_so_too(tmp_path: Path) -> None:
    port = free_port()
    config = tmp_path / "pinxit.toml"
    config.write_text(
        f'[serve]\npublic = true\nport = {port}\ndatabase = "memory:"\ncontact = "ada@x.org"\n'
        'public-url = "https://cards.example.org"\ntrusted-proxies = "127.0.0.1"\n',
        encoding="utf-8",
    )
    async with started("--config", str(config), "serve", port=port) as server:
        await server.stop()
    assert "--keep-days 30" in server.out.decode()
    assert server.err == b""


def test_the_page_tells_what_it_sets() -> None:
    params = {param.name: max(param.opts, key=len) for param in Commands.load("serve").params}
    for name, value in DEFAULTS.items():
        (row,) = re.findall(rf"^\| `{params[name]}` \| (.*?) \|", PAGE, re.MULTILINE)
        several = value if isinstance(value, tuple) else (value,)
        for one in several:
            assert f"{one:g}" if isinstance(one, float) else str(one) in row, name
    assert FOR_EVERYBODY.tables_burst == 10
    assert Limits().tables_burst == 40
    assert FOR_EVERYBODY.tables_a_second * 3600 == pytest.approx(10)


def test_every_command_that_the_page_names_is_one() -> None:
    for command, below in re.findall(r"`pinxit (\w+)(?: ([a-z][a-z-]+))?", PAGE):
        found = Commands.load(command)
        assert not below or below in getattr(found, "commands", {}), (command, below)


def test_every_link_of_the_page_leads_somewhere() -> None:
    docs = Path(__file__).parents[2] / "docs"
    for target in re.findall(r"\]\(([^)]+)\)", PAGE):
        file, _, anchor = target.partition("#")
        text = (docs / file).read_text(encoding="utf-8") if file else PAGE
        headings = re.findall(r"^## (.*)", text, re.MULTILINE)
        assert not anchor or anchor in {one.lower().replace(" ", "-") for one in headings}, target
