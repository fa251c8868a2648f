"""The server in numbers, for Prometheus: what a host asks when something feels slow.

Only whoever runs the server may see them. At a server with one table, a refusal counted the
moment it happens would tell the others what somebody has just tried.
"""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from pinxit.table.hub import Hub

from .tally import APPEND_SECONDS, Tally


class Metrics(Collector):
    """Reads the numbers when they are asked for; nothing is done in between."""

    def __init__(self, hub: Hub, tally: Tally) -> None:
        self._hub = hub
        self._tally = tally
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)  # memory, processor time, open files

    def text(self) -> bytes:
        """Write everything down as Prometheus reads it."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """Tell all numbers."""
        yield from self._now()
        yield from self._since_the_start()

    def _now(self) -> Iterator[Metric]:
        lives = self._hub.tables.all()
        playing = sum(live.table.running for live in lives)
        yield _gauge("tables_awake", "Tables that somebody looks at, or did lately.", len(lives))
        yield _gauge("games_running", "Games at those tables that are not over.", playing)
        yield _gauge("connections", "Clients that are connected.", self._tally.connections)
        room = self._hub.room
        yield _gauge("database_bytes", "Bytes that all tables take.", room.used)
        yield _gauge("database_bytes_most", "Bytes that they may; 0: no bound.", room.most or 0)
        damaged = int(self._hub.store.damage is not None)
        yield _gauge("database_damaged", "1: it was found damaged since the start.", damaged)
        yield from self._nodes()
        yield _gauge("draining", "1: no new games, the server is to rest.", int(self._hub.draining))

    def _nodes(self) -> Iterator[Metric]:
        """Tell how the nodes of this house hear of each other, where there may be several."""
        cluster = self._hub.cluster
        if cluster is None:
            return
        info = GaugeMetricFamily("pinxit_node", "1: this is the node so called.", labels=["node"])
        info.add_metric([cluster.name], 1)
        yield info
        others = len(cluster.station.others())
        yield _gauge("nodes", "Servers of this house that were heard just now.", 1 + others)
        yield _gauge("bus_up", "1: what is told by the bus is heard.", int(cluster.station.bus.up))
        apart = int(cluster.impaired)
        yield _gauge("nodes_apart", "1: nodes hear of each other by the database.", apart)

    def _since_the_start(self) -> Iterator[Metric]:
        tally = self._tally
        yield _counter("moves", "Wishes granted, each of them on disk.", tally.moves)
        refusals = CounterMetricFamily(
            "pinxit_refusals", "Wishes and requests refused.", labels=["reason"]
        )
        for reason, number in tally.refusals.items():
            refusals.add_metric([reason], number)
        yield refusals
        yield _counter("slow_clients", "Times that a client did not read.", tally.stalls)
        yield _counter("append_conflicts", "Appends decided again.", tally.overtakings)
        yield _counter("append_failures", "Appends that failed.", tally.append_failures)
        bounds = (*map(str, APPEND_SECONDS), "+Inf")
        yield HistogramMetricFamily(
            "pinxit_append_seconds",
            "From an append to its being on disk.",
            buckets=list(zip(bounds, accumulate(tally.append_buckets), strict=True)),
            sum_value=tally.append_seconds,
        )


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(f"pinxit_{name}", what, value)


def _counter(name: str, what: str, value: float) -> Metric:
    return CounterMetricFamily(f"pinxit_{name}", what, value)
