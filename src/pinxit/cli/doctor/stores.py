"""What a server keeps things in, and talks by: database, bus, bucket."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from typing import Final

from pinxit.adapters import StoreError, open_blobs, open_bus
from pinxit.decks.blobs import BlobsAway
from pinxit.decks.own_decks import FOLDER as UPLOADS
from pinxit.table.hub.calendar import DAY, MOST_AWAY

from .asked import Asked
from .finding import Finding, fault, look, well

APART: Final = 5.0  # seconds between two clocks
PATIENCE: Final = 15.0


async def database(asked: Asked) -> AsyncIterator[Finding]:
    """See whether the tables can be read, and this version understands them."""
    # Loading SQLAlchemy takes most of a second, which a memory does not need.
    from pinxit.adapters.looking import look_at  # noqa: PLC0415 (see above)

    if asked.passing:
        return
    try:
        async with asyncio.timeout(PATIENCE):
            found = await look_at(asked.config.database_url())
    except TimeoutError:
        yield fault(
            "Database",
            f"It has not answered for {PATIENCE:.0f} seconds.",
            "Look at the network between here and there, and at a firewall.",
        )
        return
    except StoreError as error:
        advice = "Look at --database: its host, its user, its password, and who may read the file."
        yield fault("Database", f"{error} [{error.reason}]", advice)
        return
    if not found.there:
        yield well("Database", f"{found.named} is made at the first start.")
        return
    if found.damage is not None:
        yield fault(
            "Database",
            f"{found.named} is damaged: {found.damage}.",
            "Copy it away before anything else, compare it with a backup (docs/hosting.md, “A"
            " damaged database”), and look at the disk.",
        )
        return
    if found.is_newer:
        yield look(
            "Database",
            f"A newer Pinxit has changed {found.named} (schema {found.schema}).",
            "Install that version; this one may refuse to start.",
        )
    state = "a server uses it now" if found.in_use else "nobody uses it now"
    change = "; the next start brings it up to date, and keeps a copy" if found.is_older else ""
    kept = "whole, " if found.schema else "empty, "
    yield well("Database", f"{found.named} is {kept}{found.size / 1e6:.1f} MB, {state}{change}.")
    for finding in _clocks(found.time, found.ran_at):
        yield finding


def _clocks(theirs: float | None, ran_at: float | None) -> list[Finding]:
    """Compare clocks: those of nodes, and now with when a server last ran."""
    now, found = time.time(), []
    if theirs is not None and abs(theirs - now) > APART:
        found.append(
            look(
                "Clock",
                f"This computer and the database are {abs(theirs - now):.0f} seconds apart.",
                "Games go by the database's clock; let both ask a time server.",
            )
        )
    believed = now if theirs is None else theirs
    if ran_at is not None and believed - ran_at > MOST_AWAY:
        found.append(
            look(
                "Clock",
                f"The server last ran {(believed - ran_at) / DAY:.0f} days ago, says the clock.",
                "If that is so, `pinxit tables believe-clock`; until then, no table is put away.",
            )
        )
    if ran_at is not None and ran_at - believed > DAY:
        found.append(
            fault(
                "Clock",
                f"The server has run {(ran_at - believed) / DAY:.0f} days from now, by the clock.",
                "It is behind: set it (timedatectl set-ntp true).",
            )
        )
    return found


async def bus(asked: Asked) -> AsyncIterator[Finding]:
    """See whether nodes hear each other."""
    url = asked.config.bus
    if url is None:
        return
    if not asked.config.database_url().startswith("postgres"):
        yield fault(
            "Bus",
            "Nodes that talk by a bus share a database, and there is none to share.",
            "Name it by --database postgresql://…, or leave --bus out.",
        )
        return
    try:
        heard = await open_bus(url, f"doctor-{secrets.token_hex(4)}", secrets.token_bytes(32))
    except StoreError as error:
        yield fault("Bus", f"{error} [{error.reason}]", "Look at --bus.")
        return
    try:
        up = heard.up
    finally:
        await heard.close()
    if up:
        yield well("Bus", "What is told there is heard.")
    else:
        yield fault(
            "Bus",
            "It does not answer, or not to us; games go on, and nodes hear of each other late.",
            "Look at its host, its password, and whether we may publish and subscribe.",
        )


async def blobs(asked: Asked) -> AsyncIterator[Finding]:
    """See whether own pictures can be kept in the bucket."""
    url = asked.config.blobs
    if url is None:
        return
    if asked.passing:
        advice = "Name a database by --database, or leave --blobs out."
        yield fault("Bucket", "A server that forgets its tables keeps no pictures.", advice)
        return
    try:
        kept = await asyncio.to_thread(open_blobs, url, asked.folder / UPLOADS)
        await asyncio.to_thread(kept.folders)
    except StoreError as error:
        yield fault("Bucket", f"{error} [{error.reason}]", "Look at --blobs and at AWS_….")
    except BlobsAway as error:
        advice = "Look at AWS_ENDPOINT_URL and AWS_REGION; until then pictures cannot be brought."
        yield fault("Bucket", f"It cannot be used: {error.why}.", advice)
    else:
        yield well("Bucket", f"{url} lets us in.")
