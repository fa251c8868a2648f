"""What the doctor is asked to look at: a server as it would be started with these options."""

from pathlib import Path

from msgspec import Struct

from pinxit.bootstrap import Config
from pinxit.cli.listening import Unix
from pinxit.places import data_folder


class Asked(Struct, frozen=True, kw_only=True):
    """A server, by its options."""

    config: Config
    unix: Unix | None = None
    tls: bool = False
    tls_cert: Path | None = None
    tls_key: Path | None = None

    @property
    def folder(self) -> Path:
        """Its data folder."""
        return data_folder(self.config.data_dir)

    @property
    def secure(self) -> bool:
        """Whether it speaks HTTPS itself."""
        return self.tls or self.tls_cert is not None or self.tls_key is not None

    @property
    def passing(self) -> bool:
        """Whether it forgets everything at its end."""
        return self.config.database_url().startswith("memory:")
