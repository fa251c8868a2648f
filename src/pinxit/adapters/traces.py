"""Spans for OpenTelemetry: where the time goes that people wait, sent by OTLP to a collector.

On where `OTEL_EXPORTER_OTLP_ENDPOINT` names one, and not even imported elsewhere. All else is said
by the variables that every program with OpenTelemetry knows: headers, samplers, names.

A span knows the kind of what was asked, what came of it, and the label of its table, as logs do;
no code, token, name, clue, card or address. Nothing is taken from a request: whoever asks cannot
choose what is looked at.
"""

import threading
from collections.abc import Mapping

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter
from opentelemetry.trace import Span, SpanKind, StatusCode, set_span_in_context
from opentelemetry.trace import Tracer as Spans

from pinxit import __version__

LAST_WORDS = 2.0  # seconds, for what is not sent yet when the server ends
FAILED = "failed"
SERVER_FAULT = 500


class OpenTracer:
    """Makes spans: a `pinxit.web.tally.Tracer`."""

    def __init__(self, provider: TracerProvider) -> None:
        self._provider = provider
        self._spans = provider.get_tracer("pinxit", __version__)

    def request(self, method: str) -> "RequestSpan":
        """Begin a span for a request."""
        return RequestSpan(self._spans, method)

    def command(self, kind: str, table: str) -> "CommandSpan":
        """Begin a span for a command."""
        return CommandSpan(self._spans, kind, table)

    def close(self) -> None:
        """Send what is not sent yet; a collector that does not answer holds nobody up."""
        ending = threading.Thread(target=self._provider.shutdown, daemon=True)
        ending.start()
        ending.join(LAST_WORDS)


class RequestSpan:
    """One request."""

    def __init__(self, spans: Spans, method: str) -> None:
        self._method = method
        self._span = spans.start_span(method, kind=SpanKind.SERVER)

    def end(self, operation: str, status: int) -> None:
        """Name it by what it was, and end it."""
        self._span.update_name(f"{self._method} {operation}")
        self._span.set_attribute("http.request.method", self._method)
        self._span.set_attribute("http.response.status_code", status)
        self._span.set_attribute("pinxit.operation", operation)
        if status >= SERVER_FAULT:
            self._span.set_status(StatusCode.ERROR)
        self._span.end()


class CommandSpan:
    """One command at a table, with a span below it for each of its steps."""

    def __init__(self, spans: Spans, kind: str, table: str) -> None:
        self._spans = spans
        facts = {"pinxit.command": kind, "pinxit.table": table}
        self._span = spans.start_span(f"command {kind}", attributes=facts)
        self._context = set_span_in_context(self._span)
        self._step: Span | None = None

    def step(self, name: str) -> None:
        """End the step before, and begin this one."""
        if self._step is not None:
            self._step.end()
        self._step = self._spans.start_span(name, self._context)

    def end(self, outcome: str) -> None:
        """End all of it."""
        if self._step is not None:
            self._step.end()
        self._span.set_attribute("pinxit.outcome", outcome)
        if outcome == FAILED:
            self._span.set_status(StatusCode.ERROR)
        self._span.end()


def tracer_to(exporter: SpanExporter, facts: Mapping[str, str]) -> OpenTracer:
    """Make spans, and hand them to an exporter in batches, beside everything else."""
    provider = TracerProvider(resource=Resource.create(facts), shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(exporter))
    return OpenTracer(provider)


def by_otlp(facts: Mapping[str, str]) -> OpenTracer:
    """Send spans to the collector that the environment names."""
    return tracer_to(OTLPSpanExporter(), facts)
