"""How many files, and so connections, the system lets this process have."""

import logging
import sys
from typing import Final

log = logging.getLogger(__name__)

ENOUGH: Final = 65_536  # nobody needs more; some systems offer a billion
FEW: Final = 4096
RESERVE: Final = 128  # files that are no connections: the database's, pictures, decoders


def most_files() -> int | None:
    """Raise the limit of open files as far as we may, and return it (None: there is none)."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 (Windows has none)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return min(ENOUGH, soft) if soft != resource.RLIM_INFINITY else ENOUGH
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS has a further limit that it tells nobody
        return soft
    log.info("the limit of open files was raised from %d to %d", soft, wanted)
    return wanted


def lines_for(files: int | None, most: int) -> int:
    """Return how many connections there may be, so that a few files are always left."""
    if files is None:
        return most
    if files < FEW:
        log.warning(
            "only %d files may be open, which leaves %d connections: raise the limit (ulimit -n)",
            files,
            max(1, files - RESERVE),
        )
    return max(1, min(most, files - RESERVE))
