"""The page for whoever runs a server: numbers, options, files and fields as in the code."""

import json
import logging
import re
from pathlib import Path

import msgspec
import pytest

from pinxit import places
from pinxit.adapters import MemoryStore
from pinxit.adapters.database import BEFORE
from pinxit.bootstrap import Config
from pinxit.cli.log import JsonLines
from pinxit.cli.serve import SHORTEST_TOKEN, serve
from pinxit.decks import built_in
from pinxit.decks.own_decks import FOLDER, MEGABYTE, Quota
from pinxit.players import RandomPlayer, SameForAll
from pinxit.table.hub import Hub
from pinxit.table.hub.doors import CODE_LENGTH, CODE_LETTERS
from pinxit.table.nodes.bus import NoBus
from pinxit.table.nodes.cluster import Cluster
from pinxit.web import certificate
from pinxit.web.limits import Limits
from pinxit.web.metrics import Metrics
from pinxit.web.tally import Tally
from pinxit.web.websocket import PULSE
from tests.web.house import FakeClock

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SECONDS = {"a second": 1, "a minute": 60, "an hour": 3600, "a day": 86_400}


def rows(head: str) -> list[list[str]]:
    """Return the cells of the table that begins with a heading."""
    _, found, after = PAGE.partition(f"\n| {head} |")
    assert found, head
    lines = after.partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def value(told: str) -> float:
    number, _, pace = told.partition(" ")
    return float(number) / (SECONDS[pace] if pace else 1)


def test_the_page_tells_every_limit_as_it_is() -> None:
    told = {row[0].strip("`"): value(row[1]) for row in rows("limit")}
    limits = msgspec.structs.asdict(Limits())
    assert told.keys() == limits.keys()
    assert told == pytest.approx(limits)


def test_guessing_takes_as_long_as_the_page_says() -> None:
    guesses = len(CODE_LETTERS) ** CODE_LENGTH / 100
    assert "any one of a hundred tables takes a month" in PAGE
    assert 25 < guesses / Limits().guesses_a_second / 86_400 < 40  # days


def test_the_page_names_every_option_and_what_it_is_if_left_out() -> None:
    told = {name for row in rows("option") for name in re.findall(r"`(-[^`]+)`", row[0])}
    known = {name for option in serve.params for name in option.opts}
    assert told == known
    defaults = {row[0].strip("`"): row[1].strip("`") for row in rows("option")}
    for option in serve.params:
        if isinstance(option.default, int | float) and not isinstance(option.default, bool):
            assert float(defaults[option.opts[-1]]) == option.default
    assert defaults["--host"] == Config().host
    assert (defaults["--trusted-proxies"], Config().trusted_proxies) == ("none", "")
    assert f"at least {SHORTEST_TOKEN} letters" in PAGE


def test_the_page_names_every_metric() -> None:
    store, clock = MemoryStore(), FakeClock()
    hub = Hub(
        store=store,
        clock=clock,
        cluster=Cluster("one", store=store, clock=clock, bus=NoBus()),
        decks=built_in().cards,
        roster=SameForAll(RandomPlayer(("a clue",))),
    )
    families = list(Metrics(hub, Tally()).collect())
    known = {one.name + ("_total" if one.type == "counter" else "") for one in families}
    assert {row[0].strip("`") for row in rows("metric")} == known


def test_the_page_names_every_field_of_a_line_in_the_log() -> None:
    failed = OSError("x")
    info = (OSError, failed, None)
    record = logging.LogRecord("x", logging.ERROR, "x", 1, "x", (), info)
    record.table, record.kept_back = "label", 3
    told = [row[0].strip("`") for row in rows("field")]
    assert told == list(json.loads(JsonLines().format(record)))


def test_the_page_names_every_file() -> None:
    told = {name for row in rows("in the data folder") for name in re.findall(r"`([^`]+)`", row[0])}
    database = Config(data_dir=Path("x")).database_url().rpartition("/")[2]
    known = {places.ADMIN, places.KEY, certificate.CERTIFICATE, certificate.KEY, f"{FOLDER}/"}
    known |= {f"{database}{BEFORE}…", f"pinxit{BEFORE}….pgdump"}
    assert told == known | {database, "-wal", "-shm", ".lock", "decks/", "vectors.bin"}
    quota = Quota()
    assert f"{quota.table_bytes // MEGABYTE} MB a table" in PAGE
    assert f"{quota.picture_bytes // MEGABYTE} MB a picture" in PAGE
    assert f"sign of life every {PULSE:.0f} seconds" in PAGE


def test_every_link_of_the_page_leads_somewhere() -> None:
    headings = re.findall(r"^## (.*)", PAGE, re.MULTILINE)
    anchors = {heading.lower().replace(" ", "-") for heading in headings}
    for target in re.findall(r"\]\(([^)]+)\)", PAGE):
        if target.startswith("#"):
            assert target[1:] in anchors, target
        else:
            assert (ROOT / "docs" / target.partition("#")[0]).exists(), target
    for page in ("README.md", "ARCHITECTURE.md"):
        assert "docs/hosting.md" in (ROOT / page).read_text(encoding="utf-8")
