"""The command line, typed into and read: in this process, as starting another takes longest.

Streams are files of the system, as they are for a program that another has started. Closed streams,
signals and servers need a process of their own: `tests/serving.py` knows where the command is.
"""

import io
import subprocess
import sys
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from tempfile import TemporaryFile
from unittest.mock import patch

from pinxit.cli import main


def pinxit(*words: str, typed: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """Run the command with something typed into it; return what it printed and its status."""
    data = typed.encode() if isinstance(typed, str) else typed
    with ExitStack() as stack:
        stdin, out, err = (stack.enter_context(TemporaryFile()) for _ in range(3))
        stdin.write(data)
        stdin.seek(0)
        spoken = [io.TextIOWrapper(file, encoding="utf-8") for file in (stdin, out, err)]
        status = _run(words, *spoken)
        printed, complained = (_read(file) for file in (out, err))
    assert "Traceback" not in complained
    return subprocess.CompletedProcess(words, status, printed, complained)


def _run(
    words: tuple[str, ...], stdin: io.TextIOWrapper, out: io.TextIOWrapper, err: io.TextIOWrapper
) -> int:
    with (
        patch.object(sys, "argv", ["pinxit", *words]),
        patch.object(sys, "stdin", stdin),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as ended:
            assert isinstance(ended.code, int), ended.code
            return ended.code
        finally:
            if sys.stdout is not out:  # what could not be written goes nowhere
                sys.stdout.close()
            out.flush()
            err.flush()


def _read(file: io.BufferedRandom) -> str:
    file.seek(0)
    return file.read().decode()
