"""Choose a memory, where pictures lie, and what nodes talk by, by URLs."""

from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from pinxit.adapters.blobs_in_folder import FolderBlobs
from pinxit.adapters.errors import BadBlobs, BadBus
from pinxit.adapters.in_memory import MemoryStore
from pinxit.decks.blobs import Blobs
from pinxit.table.nodes.bus import Bus, NoBus
from pinxit.table.ports import WholeStore


async def open_store(url: str, *, alone: bool = False) -> WholeStore:
    """Open `memory:`, `sqlite:///path` or `postgresql://…`; a server opens a file alone.

    Raises `BadDatabase`, `DatabaseInUse`, `NewerDatabase` or `OlderServers`, with a sentence for
    the operator.
    """
    if url == "memory:":
        return MemoryStore()
    # Loading SQLAlchemy and Alembic takes most of a second, which a memory does not need.
    from pinxit.adapters.sql import SqlStore  # noqa: PLC0415 (see above)

    return await SqlStore.open(url, alone=alone)


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
