"""The one place where everything is put together."""

import asyncio
import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from socket import gethostname

from msgspec import Struct

from pinxit.adapters import BadBlobs, BadBus, open_blobs, open_bus, open_store, open_tracer
from pinxit.adapters.ledger import StoredLedger
from pinxit.clips.shelf import Shelf
from pinxit.decks import Catalogue, discover, log_problems
from pinxit.decks.blobs import Blobs
from pinxit.decks.darkroom import Darkroom
from pinxit.decks.own_decks import FOLDER as UPLOADS
from pinxit.decks.own_decks import MEGABYTE, OwnDecks, Quota
from pinxit.places import admin_token, data_folder, secret_key
from pinxit.players.library import Library
from pinxit.players.ours import ours_by_strength
from pinxit.players.roster import OpenRoster
from pinxit.players.strength import Strength
from pinxit.private import make_folder, narrow
from pinxit.table.clock import RealClock, SharedClock
from pinxit.table.hub import Hub, new_seed
from pinxit.table.nodes.cluster import Cluster
from pinxit.table.ports import DeckShelf, Store
from pinxit.table.tokens import token_of
from pinxit.web.clip_desk import ClipDesk
from pinxit.web.clip_desk import Quota as ClipQuota
from pinxit.web.limits import FOR_EVERYBODY, Limits
from pinxit.web.password import TablePassword
from pinxit.web.proxies import trusting
from pinxit.web.state import State
from pinxit.web.tally import Tally
from pinxit.web.uploads import Uploads

DAY = 24 * 3600.0
MIME_SECONDS = 15.0  # for the pictures of one to be read


class Config(Struct, frozen=True, kw_only=True):
    """All that can be chosen when a server starts."""

    host: str = "0.0.0.0"  # noqa: S104 (friends on the same network are the point)
    port: int = 8484
    database: str | None = None  # None: a file in the data folder
    bus: str | None = None  # what nodes that share a database talk by; None: by the database
    blobs: str | None = None  # where own pictures lie; None: in the data folder
    node: str | None = None  # what this one is called; None: by its machine and process
    data_dir: Path | None = None  # None: where this platform keeps such things
    public_url: str | None = None
    root_path: str = ""
    trusted_proxies: str = ""  # nobody's word on addresses is taken
    allowed_origins: tuple[str, ...] = ()  # other pages that may talk to us
    admin_token: str | None = None  # None: made at the first start, and kept in the data folder
    admin_from: str = ""  # addresses and networks from which it opens anything; empty: all
    public: bool = False  # anybody may come: narrower limits
    table_password: str | None = None  # what opens tables; None: nobody needs any
    seed: str | None = None  # the same for every game; None: 256 random bits for each
    keep_days: float | None = 90.0
    contact: str | None = None  # how people reach whoever runs this
    thinking: float = 0.0  # seconds that a computer player takes at most
    shows: bool = False  # reveals are told in time, and waited for
    uploads_mb: int = 2_000  # room for pictures that hosts bring along; 0: they cannot
    clips: int = 5_000  # sounds, mimes and drawings that are kept at once; 0: none
    clip_days: int = 30  # for which one is kept
    database_mb: int = 20_000  # room for the tables; 0: as much as the disk has

    def database_url(self) -> str:
        """Return where the tables are remembered."""
        if self.database is not None:
            return self.database
        return f"sqlite:///{data_folder(self.data_dir) / 'pinxit.sqlite3'}"


async def make_state(config: Config, limits: Limits | None = None) -> State:
    """Put a server's parts together."""
    folder = data_folder(config.data_dir)
    found = discover(folder)
    log_problems(found)
    catalogue = Catalogue(found.packages)
    library = Library(found.packages)
    limits = limits or (FOR_EVERYBODY if config.public else Limits())
    seed = config.seed
    tally = Tally()
    tally.tracer = open_tracer(os.environ, config.node)
    passing = config.database_url().startswith("memory:")
    if not passing:
        with suppress(OSError):  # whoever wants to write there says what is wrong with it
            make_folder(folder)
            if config.data_dir is None:
                narrow(folder)  # ours by its name; one that was chosen may be shared on purpose
    store = await open_store(config.database_url(), alone=True, copies=folder)
    own = None if passing else secret_key(folder)
    secret, cluster, clock = await _among_nodes(config, store, own)
    ours = ours_by_strength(folder / "vectors.bin")
    hub = Hub(
        store=store,
        clock=clock,
        cluster=cluster,
        follow_clock=clock.follow,
        decks=catalogue.cards,
        decks_of=catalogue.cards_of,
        roster=OpenRoster(library, ours[Strength.STRONG], ours),
        new_seed=new_seed if seed is None else lambda: seed,
        keep_seconds=None if config.keep_days is None else config.keep_days * DAY,
        thinking=config.thinking,
        shows=config.shows,
        secret=secret,
        meter=tally,
        most_bytes=config.database_mb * MEGABYTE or None,
    )
    await hub.upkeep.begin()
    await hub.upkeep.look_for_room()
    blobs, passing_folder = await _open_blobs(config)
    uploads = await _uploading(
        *(config, hub, store, catalogue, library, limits, blobs, passing_folder)
    )
    state = State(
        hub,
        catalogue,
        limits,
        config.public_url,
        config.allowed_origins,
        uploads=uploads,
        tally=tally,
        admin_token=config.admin_token or _admin_token(folder, secret, cluster),
    )
    state.clips = _clip_desk(config, hub, limits, blobs)
    state.keep_days, state.contact = config.keep_days, config.contact
    if config.table_password is not None:
        state.table_password = await asyncio.to_thread(TablePassword, config.table_password)
    if config.admin_from:
        state.admin_from = trusting(config.admin_from)
    return state


async def _among_nodes(
    config: Config, store: Store, own: bytes | None
) -> tuple[bytes | None, Cluster | None, RealClock]:
    """Find out whether other nodes may serve the same tables; return what all of them share."""
    time = await store.time()
    if time is None:
        if config.bus is not None:
            raise BadBus("Nodes that talk by a bus share a database: --database postgresql://…")
        return own, None, RealClock()
    secret = await store.shared_secret(own or secrets.token_bytes(32))
    name = config.node or f"{gethostname()}-{os.getpid()}"
    clock = SharedClock(time)
    bus = await open_bus(config.bus, name, secret)
    return secret, Cluster(name, store=store, clock=clock, bus=bus), clock


def _admin_token(folder: Path, secret: bytes | None, cluster: Cluster | None) -> str | None:
    """Return what opens the admin page: the same at all nodes, whichever is asked."""
    if secret is None:
        return None
    return admin_token(folder, None if cluster is None else token_of(secret, "", "admin"))


async def _open_blobs(config: Config) -> tuple[Blobs, Path | None]:
    """Open where pictures and clips lie; where no table outlives the server, neither do they."""
    folder = data_folder(config.data_dir) / UPLOADS
    passing = None
    if config.database_url().startswith("memory:"):
        if config.blobs is not None:
            raise BadBlobs("A server that forgets its tables at its end keeps no pictures of them.")
        folder = passing = Path(tempfile.gettempdir()) / f"pinxit-uploads-{secrets.token_hex(8)}"
    return await asyncio.to_thread(open_blobs, config.blobs, folder), passing


async def _uploading(
    config: Config,
    hub: Hub,
    store: DeckShelf,
    catalogue: Catalogue,
    library: Library,
    limits: Limits,
    blobs: Blobs,
    passing: Path | None,
) -> Uploads:
    """Find the pictures of tables again."""
    quota = Quota(all_bytes=config.uploads_mb * MEGABYTE)
    # Where nodes share a database, it tells which pictures there are.
    alone = hub.cluster is None
    ledger = None if alone else StoredLedger(store, asyncio.get_running_loop())
    own_decks = OwnDecks(blobs, catalogue, (library,), quota, ledger)
    uploads = Uploads(hub, own_decks, Darkroom(), limits, passing)
    await uploads.start()
    return uploads


def _clip_desk(config: Config, hub: Hub, limits: Limits, blobs: Blobs) -> ClipDesk:
    """Take clips in a darkroom of their own: no deck that is brought holds up a clue."""
    quota = ClipQuota(clips=config.clips, days=config.clip_days)
    darkroom = Darkroom(seconds=MIME_SECONDS)
    return ClipDesk(hub, Shelf(blobs), darkroom, limits, quota)
