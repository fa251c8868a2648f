"""Spans for OpenTelemetry: each step of requests and commands, and no word of what was said."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx2
import pytest
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from pinxit.adapters import BadTraces, opening
from pinxit.adapters.opening import open_tracer
from pinxit.adapters.traces import OpenTracer
from pinxit.bootstrap import Config, make_state
from pinxit.client import WishRefused
from pinxit.rules import Clue, Phase
from pinxit.rules.commands import Claim, Tell
from pinxit.table.commands import Begin, Rename
from tests import serving
from tests.web.house import house, table_of

STEPS = ["wait", "decide", "append", "publish"]
KNOWN = {
    "http.request.method",
    "http.response.status_code",
    "pinxit.operation",
    "pinxit.command",
    "pinxit.table",
    "pinxit.outcome",
}


def kept() -> tuple[OpenTracer, InMemorySpanExporter]:
    exporter = InMemorySpanExporter()
    provider = TracerProvider(resource=Resource.create(), shutdown_on_exit=False)
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    return OpenTracer(provider), exporter


def below(span: ReadableSpan, spans: Sequence[ReadableSpan]) -> list[str]:
    """Name what lies below a span, in its order."""
    assert span.context
    own = span.context.span_id
    return [one.name for one in spans if one.parent is not None and one.parent.span_id == own]


def named(name: str, spans: Sequence[ReadableSpan]) -> list[ReadableSpan]:
    return [one for one in spans if one.name == name]


async def test_every_step_of_requests_and_commands_and_no_word_of_what_was_said() -> None:
    tracer, exporter = kept()
    async with house(secret=b"s" * 32) as at:
        at.state.counters.tally.tracer = tracer
        async with table_of(at, 3) as people, httpx2.AsyncClient(base_url=at.url) as http:
            host = people[0]
            code, tokens = host.place.code, [one.place.token for one in people if one.place.token]
            await host.do(Rename("Wilhelmina"))
            await host.do(Begin())
            await host.until(lambda: host.phase is Phase.RACE)
            await host.do(Claim())
            game = at.hub.tables.all()[0].table.game
            assert game
            teller = next(one for one in people if one.seat == game.round.storyteller)
            quiet = next(one for one in people if one is not teller)
            card = game.hands[teller.seat or ""][0]
            await teller.do(Tell(card, Clue("a lighthouse keeper")))
            with pytest.raises(WishRefused, match="wrong_phase"):
                await quiet.do(Tell(card, Clue("me too")))
            await http.get(f"/api/tables/{code}")
            await http.request("WILHELMINA", f"/t/{code}")
            await http.get(f"/nothing/{tokens[0]}")
            cards = {card for hand in game.hands.values() for card in hand}
            label = at.hub.tables.all()[0].label

    spans = exporter.get_finished_spans()
    told, refused = named("command tell", spans)
    assert below(told, spans) == STEPS
    assert told.attributes == {
        "pinxit.command": "tell",
        "pinxit.table": label,
        "pinxit.outcome": "accepted",
    }
    assert below(refused, spans) == ["wait", "decide"]
    assert (refused.attributes or {})["pinxit.outcome"] == "wrong_phase"
    assert named("POST open_table", spans)
    assert named("GET table_info", spans), {span.name for span in spans}

    written = json.dumps([json.loads(span.to_json()) for span in spans])
    assert {key for span in spans for key in span.attributes or {}} <= KNOWN
    for secret in (code, *tokens, *cards, "Wilhelmina", "WILHELMINA", "Person", "lighthouse"):
        assert secret not in written
    assert at.url.rpartition(":")[2] not in written
    assert "127.0.0.1" not in written


async def test_nobody_looks_unless_a_collector_is_named(tmp_path: Path) -> None:
    assert open_tracer({}, None) is None
    named = {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:9"}
    assert open_tracer({**named, "OTEL_SDK_DISABLED": "true"}, None) is None
    assert open_tracer({**named, "OTEL_TRACES_EXPORTER": "none"}, None) is None
    state = await make_state(Config(database="memory:", data_dir=tmp_path))
    assert state.counters.tally.tracer is None
    await state.hub.close()


def test_without_a_collector_nothing_of_it_is_imported() -> None:
    words = (
        "import sys, pinxit.bootstrap, pinxit.cli.serve, pinxit.web.app;"
        "sys.exit(any(name.startswith('opentelemetry') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", words], check=False).returncode == 0


def test_who_names_a_collector_without_the_packages_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda _name: None)
    with pytest.raises(BadTraces, match=r"pip install 'pinxit\[traces\]'"):
        open_tracer({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:9"}, None)


@contextmanager
def collector() -> Iterator[tuple[int, dict[str, list[bytes]]]]:
    """Somebody to whom spans are sent."""
    came: dict[str, list[bytes]] = {}

    class Desk(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            came.setdefault(self.path, []).append(body)
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (its own name)
            pass

    with ThreadingHTTPServer((serving.HOST, 0), Desk) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port, came
        server.shutdown()


def test_a_server_sends_what_it_has_before_it_ends(tmp_path: Path) -> None:
    with collector() as (where, came):
        port = serving.free_port()
        environment = {
            "OTEL_EXPORTER_OTLP_ENDPOINT": f"http://{serving.HOST}:{where}",
            "NO_PROXY": serving.HOST,
        }
        words = serving.quietly(port, "--database", "memory:", "--data-dir", tmp_path)
        server = serving.Server(words, port, environment=environment)
        server.start()
        try:
            httpx2.get(f"{server.url}/api/about", trust_env=False).raise_for_status()
        finally:
            assert server.stop() == 0, server.err
    spans = b"".join(came["/v1/traces"])
    assert b"GET about" in spans
    assert b"pinxit" in spans
    assert serving.HOST.encode() not in spans


def test_a_collector_that_is_away_holds_nobody_up(tmp_path: Path) -> None:
    port = serving.free_port()
    environment = {"OTEL_EXPORTER_OTLP_ENDPOINT": f"http://{serving.HOST}:{serving.free_port()}"}
    words = serving.quietly(port, "--database", "memory:", "--data-dir", tmp_path)
    server = serving.Server(words, port, environment=environment)
    server.start()
    try:
        httpx2.get(f"{server.url}/api/about", trust_env=False).raise_for_status()
    finally:
        assert server.stop() == 0, server.err
