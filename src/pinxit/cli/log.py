"""Logs as JSON lines on standard error: quiet by default, and never a secret in them.

Nothing in the server passes tokens, codes of seats, clues or names to a logger; what libraries
might say about requests is not listened to.
"""

import logging
import sys
import traceback

import msgspec

from pinxit.adapters import StoreError

from .flood import OnceInAWhile


class JsonLines(logging.Formatter):
    """One object a line: when, how bad, who says so, and what."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record down."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "by": record.name,
            "message": record.getMessage(),
        }
        if table := getattr(record, "table", ""):
            line["table"] = table  # a label: the code would open it
        if kept_back := getattr(record, "kept_back", 0):
            line["kept_back"] = kept_back  # as many have said the same since it was last told
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            line["error"] = type(error).__name__
            if isinstance(error, (OSError, StoreError)):
                line["problem"] = str(error)[:300]  # of a disk or a network: no secret in it
            line["where"] = [
                f"{_file_name(frame.filename)}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(error.__traceback__)[-8:]
            ]
        return msgspec.json.encode(line).decode()


def _file_name(path: str) -> str:
    return path.rpartition("/")[2]


def set_up_log(level: int) -> None:
    """Log to standard error from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(OnceInAWhile())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "websockets", "httpx2", "httpcore2"):
        logging.getLogger(noisy).setLevel(logging.CRITICAL)
