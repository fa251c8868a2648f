"""Run one step of the set-up: say what it is and how long it takes, and keep quiet what it prints.

`step.py TITLE -- COMMAND …`, where the title fits into a line of a terminal. What installers print
is shown only if they fail: somebody who wants to play need not know about caches and root users.
Needs Python alone.
"""

import subprocess
import sys
import tempfile
import time
from typing import IO

TICK = 0.5  # seconds between two looks, where a terminal shows them
LOG_TICK = 20.0  # and where the lines stay


def main() -> int:
    """Run what stands behind the dashes."""
    title, dashes, *command = sys.argv[1:]
    if dashes != "--" or not command:
        print("step.py TITLE -- COMMAND …", file=sys.stderr)
        return 2
    return run(title, command)


def run(title: str, command: list[str]) -> int:
    """Run a command and return its status; show what it said if that is not 0."""
    with tempfile.TemporaryFile() as said:
        began = time.monotonic()
        status = _wait(title, subprocess.Popen(command, stdout=said, stderr=said), began)
        if status:
            _tell(said, title, command, status)
    return status


def _wait(title: str, process: "subprocess.Popen[bytes]", began: float) -> int:
    """Wait for the end, and show that something goes on."""
    live = sys.stdout.isatty()
    print(f"  {title} …", end="" if live else "\n", flush=True)
    try:
        while True:
            try:
                status = process.wait(TICK if live else LOG_TICK)
                break
            except subprocess.TimeoutExpired:
                took = f"  {title} … {time.monotonic() - began:.0f} s"
                print(f"\r{took}" if live else took, end="" if live else "\n", flush=True)
    except KeyboardInterrupt:
        process.wait()  # it has heard of it, too
        print()
        return 130
    if live:
        word = "done" if status == 0 else "failed"
        print(f"\r  {title} … {word}, {time.monotonic() - began:.0f} s", flush=True)
    return status


def _tell(said: IO[bytes], title: str, command: list[str], status: int) -> None:
    said.seek(0)
    sys.stdout.flush()
    sys.stderr.write(said.read().decode(errors="replace"))
    print(f"\nFailed with status {status}: {title}\n  {' '.join(command)}", file=sys.stderr)


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # a text stream, here
    sys.exit(main())
