"""The client for browsers, served from memory; no server where none was built."""

import gzip
from pathlib import Path

import pytest

from pinxit.web.site import BASE, HEAD, LANGUAGE, NoClient, Site

CLIENT = Path(__file__).parents[2] / "client"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(f"<html><head>{BASE}</head></html>", encoding="utf-8")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1a.js").write_text("export {}", encoding="utf-8")
    (tmp_path / "assets" / "font-2b.woff2").write_bytes(b"font")
    return tmp_path


def test_the_page_knows_where_the_server_lives(folder: Path) -> None:
    site = Site(folder)
    assert '<base href="/" />' in site.page("")
    assert '<base href="/games/pinxit/" />' in site.page("/games/pinxit")
    assert "&quot;" in site.page('/"><script>')


def test_assets_are_found_by_name_and_nothing_else_is(folder: Path) -> None:
    site = Site(folder)
    script = site.asset("index-1a.js")
    assert script is not None
    assert (script.media_type, script.data) == ("text/javascript", b"export {}")
    font = site.asset("font-2b.woff2")
    assert font is not None
    assert font.media_type == "font/woff2"
    for name in ("../index.html", "index.html", "", "assets/index-1a.js", "..%2findex.html"):
        assert site.asset(name) is None


def test_without_a_client_there_is_no_server(tmp_path: Path) -> None:
    with pytest.raises(NoClient, match="make client"):
        Site(tmp_path)


def test_the_clients_page_says_where_its_base_and_its_head_go() -> None:
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    assert page.count(BASE) == page.count(HEAD) == page.count(LANGUAGE) == 1
    assert (CLIENT / "public" / "assets" / "preview.jpg").exists()


def test_what_is_text_is_kept_packed_and_what_is_small_already_is_not(folder: Path) -> None:
    site = Site(folder)
    script, font = site.asset("index-1a.js"), site.asset("font-2b.woff2")
    assert script is not None
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.data
    assert font is not None
    assert font.packed is None
