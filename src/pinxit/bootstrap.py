"""The one place where everything is put together."""

from pathlib import Path

from msgspec import Struct

from pinxit.adapters import open_store
from pinxit.decks import Catalogue, discover, tell
from pinxit.places import data_folder
from pinxit.players.company import OpenCompany
from pinxit.players.library import Library
from pinxit.players.ours import our_players
from pinxit.table.clock import RealClock
from pinxit.table.hub import Hub, new_seed
from pinxit.web.limits import Limits
from pinxit.web.state import State

DAY = 24 * 3600.0


class Config(Struct, frozen=True, kw_only=True):
    """All that can be chosen when a server starts."""

    host: str = "0.0.0.0"  # noqa: S104 (friends on the same network are the point)
    port: int = 8484
    database: str | None = None  # None: a file in the data folder
    data_dir: Path | None = None  # None: where this platform keeps such things
    public_url: str | None = None
    root_path: str = ""
    trusted_proxies: str = "127.0.0.1"
    seed: str | None = None  # the same for every game; None: 256 random bits for each
    keep_days: float | None = 90.0
    thinking: float = 0.0  # seconds that a computer player takes at most

    def database_url(self) -> str:
        """Return where the tables are remembered."""
        if self.database is not None:
            return self.database
        return f"sqlite:///{data_folder(self.data_dir) / 'pinxit.sqlite3'}"


async def make_state(config: Config, limits: Limits | None = None) -> State:
    """Put a server's parts together."""
    folder = data_folder(config.data_dir)
    shelf = discover(folder)
    tell(shelf)
    catalogue = Catalogue(shelf.packages)
    seed = config.seed
    hub = Hub(
        store=await open_store(config.database_url()),
        clock=RealClock(),
        decks=catalogue.cards,
        company=OpenCompany(Library(shelf.packages), our_players(folder / "vectors.bin")),
        new_seed=new_seed if seed is None else lambda: seed,
        keep_seconds=None if config.keep_days is None else config.keep_days * DAY,
        thinking=config.thinking,
    )
    return State(hub, catalogue, limits or Limits(), config.public_url)
