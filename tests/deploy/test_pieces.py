"""What can be seen of deploy/ at a glance, by every `make test`."""

import importlib.util
import json
import os
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from pinxit.cli.environment import name_options
from pinxit.cli.serve import serve
from tests import serving
from tests.deploy.switch import DEPLOY, ROOT
from tests.docs.test_hosting import rows

NOT_OURS = {"secrets", "__pycache__"}  # what is made where somebody runs it
TEXTS = [file for file in DEPLOY.rglob("*") if file.is_file() and not NOT_OURS & {*file.parts}]


@pytest.fixture
def entry() -> ModuleType:
    spec = importlib.util.spec_from_file_location("entry", DEPLOY / "container" / "entry.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_option_that_is_named_exists() -> None:
    name_options(serve, "serve")
    known = {name for option in serve.params for name in option.envvar or ()}
    named = {
        name
        for file in TEXTS
        for name in re.findall(r"PINXIT_SERVE_[A-Z_]*[A-Z]", file.read_text("utf-8"))
    }
    assert len(named) > 8
    for name in named:
        assert name.removesuffix("_FILE") in known, name


def test_every_option_of_the_unit_exists() -> None:
    known = {name for option in serve.params for name in option.opts}
    told = (DEPLOY / "systemd" / "pinxit.service").read_text("utf-8")
    (command,) = re.findall("^ExecStart=(.*)", told, re.MULTILINE)
    assert set(re.findall("--[a-z-]+", command)) <= known
    example = (DEPLOY / "systemd" / "pinxit.toml").read_text("utf-8")
    options = tomllib.loads(example.replace("\n# ", "\n").replace("Behind a proxy", "# Behind"))
    assert {f"--{name}" for name in options["serve"]} <= known


def test_every_metric_that_is_drawn_or_watched_exists() -> None:
    known = {row[0].strip("`") for row in rows("metric")}
    known |= {"pinxit_append_seconds_bucket", "pinxit_token"}
    for name in ("grafana.json", "alerts.yaml"):
        told = (DEPLOY / "monitoring" / name).read_text("utf-8")
        named = set(re.findall(r"\bpinxit_[a-z_]+", told))
        assert len(named) > 8
        assert named <= known
    drawn = set(re.findall(r"\bpinxit_[a-z_]+", (DEPLOY / "monitoring/grafana.json").read_text()))
    assert {name for name in known if name.endswith("_total")} <= drawn


def test_the_dashboard_is_whole() -> None:
    board = json.loads((DEPLOY / "monitoring" / "grafana.json").read_text("utf-8"))
    ids = [panel["id"] for panel in board["panels"]]
    assert len(ids) == len(set(ids))
    taken = [
        (panel["gridPos"]["x"] + x, panel["gridPos"]["y"] + y)
        for panel in board["panels"]
        for x in range(panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["h"])
    ]
    assert len(taken) == len(set(taken))  # none lies over another
    assert max(x for x, _ in taken) < 24


def test_what_the_container_is_built_of_is_sent_along() -> None:
    told = (DEPLOY / "Containerfile").read_text("utf-8")
    sent = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    allowed = [line[1:] for line in sent if line.startswith("!")]
    for line in re.findall(r"^COPY (?!--)(.*)", told, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert any(f"{source}/".startswith(f"{one}/") for one in allowed), source
    for name in re.findall(r'ARG WITH="(.*)"', told)[0].split():
        assert (ROOT / "requirements" / f"{name}.txt").exists()


def test_nginx_is_told_the_same_here_and_on_the_page() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for line in (DEPLOY / "proxy" / "nginx-path.conf").read_text("utf-8").splitlines():
        if line.strip().startswith(("proxy_set_header", "proxy_read", "proxy_buff", "client_max")):
            ours = line.strip().replace("$pinxit_upgrade", "$connection_upgrade")
            assert ours.partition(" #")[0] in re.sub(" {2,}#.*", "", page), ours


def test_every_link_of_the_pages_leads_somewhere() -> None:
    for page in DEPLOY.rglob("*.md"):
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
            if "://" not in target and target != "REPOSITORY":
                assert (page.parent / target).exists(), target
    for file in (DEPLOY / name for name in ("compose", "kubernetes", "systemd", "proxy")):
        assert f"{file.name}/" in (DEPLOY / "README.md").read_text("utf-8")


@pytest.mark.parametrize("told", ["0", "", "me", "-1", "1.5", "٣", "99999999999"])
def test_nobody_serves_as_root_or_as_no_number(entry: ModuleType, told: str) -> None:
    with pytest.raises(entry.CannotBegin, match="PUID"):
        entry.wanted({"PUID": told}, "PUID")


def test_options_alone_are_those_of_the_server(entry: ModuleType) -> None:
    assert entry.as_command([]) == ["serve"]
    assert entry.as_command(["--port", "1"]) == ["serve", "--port", "1"]
    assert entry.as_command(["tables", "list"]) == ["tables", "list"]
    assert entry.wanted({"PUID": "1000"}, "PUID") == 1000


@pytest.mark.skipif(os.name == "nt", reason="containers have users with numbers")
def test_a_folder_is_handed_over_with_all_in_it_and_once(
    entry: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "uploads").mkdir()
    for name in ("a", "uploads/b"):
        (tmp_path / name).touch()
    given: list[str] = []
    monkeypatch.setattr(os, "chown", lambda path, *_, **__: given.append(str(path)))
    own = tmp_path.stat()
    entry.hand_over(tmp_path, own.st_uid, own.st_gid)
    assert given == []
    entry.hand_over(tmp_path, own.st_uid + 1, own.st_gid)
    assert len(given) == 4
    assert given[-1] == str(tmp_path)


def test_a_server_is_asked_how_it_is_where_it_listens(entry: ModuleType, tmp_path: Path) -> None:
    port = serving.free_port()
    environment = {"PINXIT_SERVE_PORT": str(port)}
    assert not entry.is_healthy(environment)
    words = serving.quietly(port, "--tls", "--data-dir", tmp_path)
    server = serving.Server(words, port, ca=tmp_path / "tls.crt")
    server.start()
    try:
        assert entry.is_healthy({**environment, "PINXIT_SERVE_TLS": "1"})
        assert not entry.is_healthy(environment)
    finally:
        server.stop()
