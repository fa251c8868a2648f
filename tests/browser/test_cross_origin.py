"""A page of another site, in a real browser: what it may, and what nobody else may."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Page

from pinxit.protocol import VERSION
from tests.browser.conftest import Server
from tests.browser.devices import Devices

VISIT = """async ([url, protocol]) => {
  const asked = async (path, how) => {
    try {
      const answer = await fetch(url + path, how);
      const type = answer.headers.get('content-type') ?? '';
      return [answer.status, type.includes('json') ? await answer.json() : null];
    } catch { return [0, null]; }
  };
  const send = (method, body, token) => ({
    method,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  const greeted = (seat) => new Promise((done) => {
    const socket = new WebSocket(url.replace('http', 'ws') + '/socket');
    const { code: table, token } = seat ?? { code: 'BCDFGH', token: null };
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol, table, token }));
    socket.onmessage = (event) => { done(JSON.parse(event.data).type); socket.close(); };
    socket.onerror = () => done('shut');
  });
  const [choices] = await asked('/api/choices');
  const [opened, seat] = await asked('/api/tables', send('POST', { name: 'Ada' }));
  const token = seat?.token ?? 'x';
  const table = `/api/tables/${seat?.code ?? 'BCDFGH'}`;
  const about = { name: 'Ours', author: 'Ada', licence: 'CC0-1.0', language: 'en' };
  const [begun, deck] = await asked(`${table}/uploads`, send('POST', about, token));
  const own = `${table}/uploads/${deck?.id ?? 'x'}`;
  const [renamed] = await asked(own, send('PATCH', { name: 'Mine' }, token));
  const [removed] = await asked(own, { ...send('DELETE', {}, token), body: undefined });
  const [, cards] = await asked('/api/decks/plain');
  const [picture] = await asked(cards?.cards[0].small ?? '/pictures/x.webp');
  const said = await greeted(seat);
  const admin = await Promise.all(
    ['/admin', '/metrics', '/api/admin'].map((path) => asked(path, send('PUT', {}, 'x'))),
  );
  const [page] = await asked('/');
  return {
    choices, opened, begun, renamed, removed, picture, said, page,
    admin: admin.map(([status]) => status),
  };
}"""


class _Blank(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Another site</title>")

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def another_site() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Blank) as site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{site.server_port}"
        site.shutdown()


@pytest.fixture
def page(devices: Devices) -> Iterator[Page]:
    page = devices.browser.new_page()
    yield page
    page.close()


def test_a_page_that_is_named_plays_and_no_other_does(tmp_path: Path, page: Page) -> None:
    with another_site() as named, another_site() as foreign:
        server = Server(tmp_path, "--allow-origin", named)
        server.start()
        try:
            assert _visited(page, named, server.url) == {
                "choices": 200,
                "opened": 201,
                "begun": 201,
                "renamed": 200,
                "removed": 204,
                "picture": 200,
                "said": "welcome",
                "page": 0,  # nor what is for whoever runs the server
                "admin": [0, 0, 0],
            }
            assert _visited(page, foreign, server.url) == {
                **dict.fromkeys(("choices", "opened", "begun", "renamed", "removed"), 0),
                **dict.fromkeys(("picture", "page"), 0),
                "said": "shut",
                "admin": [0, 0, 0],
            }
        finally:
            server.kill()


def _visited(page: Page, site: str, server: str) -> dict[str, Any]:
    page.goto(site)
    visited: dict[str, Any] = page.evaluate(VISIT, [server, VERSION])
    return visited
