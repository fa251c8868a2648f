"""JSON that people type: nothing said twice, nothing that cannot be written down again."""

import json
from typing import Any


class Unreadable(ValueError):
    """A text that is no JSON object; `reason` is stable."""

    reason = "bad_input"


def read_object(text: bytes | str) -> dict[str, Any]:
    """Read a JSON object; raise `Unreadable` with a sentence that says what is wrong."""
    try:
        fields = json.loads(text, object_pairs_hook=_no_doubles)
        # Halves of characters, such as "\ud800", can be read but never be written.
        json.dumps(fields, ensure_ascii=False).encode()
    except Unreadable:
        raise
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"This is no JSON: {error}.") from error
    if not isinstance(fields, dict):
        raise Unreadable("This is JSON, but no object.")
    return fields


def _no_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Refuse an object that says the same thing twice, such as two votes of one player."""
    fields: dict[str, object] = {}
    for name, value in pairs:
        if name in fields:
            raise Unreadable(f"“{name.encode(errors='replace').decode()}” is there twice.")
        fields[name] = value
    return fields
