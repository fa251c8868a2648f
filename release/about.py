"""What a release says of itself: where the project lives, and its README as others show it.

The address of the source is known to whoever releases, and stands in no file: a fork says its own.
It is handed to the build as `SOURCE_URL`; an sdist has it in its PKG-INFO, so that the wheel made
of one says the same. All other addresses are made of it here.
"""

import os
import re
from email.parser import HeaderParser
from pathlib import Path

SOURCE = "Source"  # of the project's addresses, the one of which all others are made
CHOSEN = "SOURCE_URL"
_LINK = re.compile(r"(?P<bang>!?)(?P<text>\[[^\]]*\])\((?P<target>[^)\s]+)\)")
_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|#|/")


def source(root: Path) -> str | None:
    """Return the address of the source; None: nobody has said it, as in a clone that is played."""
    chosen = os.environ.get(CHOSEN)
    if chosen:
        return chosen.rstrip("/")
    about = root / "PKG-INFO"
    if not about.exists():
        return None
    told = HeaderParser().parsestr(about.read_text(encoding="utf-8")).get_all("Project-URL", [])
    named = dict(line.split(", ", 1) for line in told)
    return named.get(SOURCE)


def urls(source: str, version: str) -> dict[str, str]:
    """Return the addresses of a version that is released."""
    return {
        "Homepage": source,
        "Documentation": f"{source}/tree/v{version}/docs",
        "Changelog": f"{source}/blob/v{version}/CHANGELOG.md",
        SOURCE: source,
        "Issues": f"{source}/issues",
    }


def elsewhere(readme: str, source: str, version: str) -> str:
    """Return the README as it is shown elsewhere: what it links to is where the source is."""

    def absolute(link: re.Match[str]) -> str:
        target = link["target"]
        if _ELSEWHERE.match(target):
            return link[0]
        kind = "raw" if link["bang"] else "tree" if target.endswith("/") else "blob"
        return f"{link['bang']}{link['text']}({source}/{kind}/v{version}/{target.rstrip('/')})"

    return _LINK.sub(absolute, readme)
