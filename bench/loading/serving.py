"""`pinxit serve` as it is, but it ends with who started it, and tidies its memory when asked.

`python -m bench.loading.serving ARGUMENTS`: SIGUSR1 collects garbage, so that what is measured then
is in use.
"""

import ctypes
import gc
import os
import runpy
import signal
import sys
from pathlib import Path
from typing import Final

PINXIT: Final = Path(sys.executable).with_name("pinxit")
_PR_SET_PDEATHSIG: Final = 1


def _tidy(*_: object) -> None:
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)


def main() -> None:
    """Be the server."""
    parent = os.getppid()
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != parent:  # it was quicker
        return
    signal.signal(signal.SIGUSR1, _tidy)
    sys.argv[0] = str(PINXIT)
    runpy.run_path(str(PINXIT), run_name="__main__")


if __name__ == "__main__":
    main()
