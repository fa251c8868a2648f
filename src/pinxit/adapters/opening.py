"""Choose a memory, where pictures lie, what nodes talk by, and who is told where time goes."""

from collections.abc import Mapping
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from pinxit import __version__
from pinxit.adapters.blobs_in_folder import FolderBlobs
from pinxit.adapters.errors import BadBlobs, BadBus, BadTraces
from pinxit.adapters.in_memory import MemoryStore
from pinxit.decks.blobs import Blobs
from pinxit.table.nodes.bus import Bus, NoBus
from pinxit.table.ports import WholeStore

if TYPE_CHECKING:  # most servers have no use for it, and it takes a while to be imported
    from pinxit.adapters.traces import OpenTracer

ENDPOINTS = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")


async def open_store(url: str, *, alone: bool = False, copies: Path | None = None) -> WholeStore:
    """Open `memory:`, `sqlite:///path` or `postgresql://…`; a server opens a file alone.

    `copies`: the folder for a copy of what is in PostgreSQL, before that is changed.

    Raises `BadDatabase`, `DatabaseInUse`, `NewerDatabase` or `OlderServers`, with a sentence for
    the operator.
    """
    if url == "memory:":
        return MemoryStore()
    # Loading SQLAlchemy and Alembic takes most of a second, which a memory does not need.
    from pinxit.adapters.sql import SqlStore  # noqa: PLC0415 (see above)

    return await SqlStore.open(url, alone=alone, copies=copies)


async def open_bus(url: str | None, node: str, secret: bytes) -> Bus:
    """Open `redis://…` or `rediss://…`; None: nodes hear of each other by the database.

    The secret is that of the house: those who do not share it do not hear each other. Raises
    `BadBus`, with a sentence for the operator.
    """
    if url is None:
        return NoBus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadBus("A bus is redis://host:port or rediss://user:password@host:port.")
    if find_spec("redis") is None:
        raise BadBus(
            "A bus needs the driver redis: `make cluster` installs it, as it is pinned, and so does"
            " pip install 'pinxit[cluster]'."
        )
    # Most houses have no bus, and to load the driver takes a while.
    from pinxit.adapters.redis_bus import RedisBus  # noqa: PLC0415 (see above)

    return await RedisBus.open(url, node, sha256(b"bus:" + secret).hexdigest()[:12])


def open_blobs(url: str | None, folder: Path) -> Blobs:
    """Open `s3://bucket/prefix`; None: own pictures lie in a folder.

    Blocks while it is seen whether a bucket lets us in. Raises `BadBlobs`, with a sentence for the
    operator.
    """
    if url is None:
        return FolderBlobs(folder)
    if not url.startswith("s3://"):
        raise BadBlobs("A bucket for pictures is s3://bucket or s3://bucket/prefix.")
    if find_spec("obstore") is None:
        raise BadBlobs(
            "A bucket needs the library obstore: `make cluster` installs it, as it is pinned, and"
            " so does pip install 'pinxit[cluster]'."
        )
    # Most houses have no bucket, and to load the library takes a while.
    from pinxit.adapters.blobs_in_bucket import BucketBlobs  # noqa: PLC0415 (see above)

    return BucketBlobs.open(url)


def open_tracer(environment: Mapping[str, str], node: str | None) -> "OpenTracer | None":
    """Send spans to a collector, if the environment names one; None: it does not.

    Raises `BadTraces`, with a sentence for the operator.
    """
    named = any(environment.get(name) for name in ENDPOINTS)
    off = environment.get("OTEL_SDK_DISABLED", "").lower() == "true"
    if not named or off or environment.get("OTEL_TRACES_EXPORTER", "otlp") != "otlp":
        return None
    if find_spec("opentelemetry") is None:
        raise BadTraces(
            "Traces need the packages of OpenTelemetry: `make traces` installs them, as they are"
            " pinned, and so does pip install 'pinxit[traces]'."
        )
    from pinxit.adapters.traces import by_otlp  # noqa: PLC0415 (see above)

    facts = {"service.name": environment.get("OTEL_SERVICE_NAME") or "pinxit"}
    facts["service.version"] = __version__
    if node is not None:
        facts["service.instance.id"] = node
    try:
        return by_otlp(facts)
    except ValueError as error:
        raise BadTraces(f"Traces cannot be sent as the environment says: {error}") from error
