"""Wheels and sdists: how they are built, whether two are the same, and what is put into one."""

import csv
import os
import shutil
import subprocess
import zipfile
from base64 import urlsafe_b64encode
from hashlib import sha256
from io import StringIO
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
UV = ROOT / ".venv" / "bin" / "uv"
PINS = ROOT / "requirements" / "dev.txt"  # which hatchling: its version stands in what it makes
MOMENT = (2020, 2, 2, 0, 0, 0)  # as hatchling has it
OPEN, CLOSED = 0o022, 0o077


class Refused(Exception):
    """There is no release; the sentence says why."""


def clone(into: Path) -> Path:
    """Take what is committed, and nothing that lies about here."""
    command = ["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(into)]
    subprocess.run(command, check=True)
    return into


def build(project: Path, out: Path, source: str, *kinds: str, umask: int = OPEN) -> list[Path]:
    """Build a project; without a kind, the sdist, and the wheel out of that."""
    command = [UV, "build", *kinds, "--quiet", "--build-constraints", PINS]
    environment = {**os.environ, "SOURCE_URL": source, "UV_SYSTEM_CERTS": "1"}
    environment.pop("VIRTUAL_ENV", None)
    before = os.umask(umask)
    try:
        done = subprocess.run(
            [*command, "--no-create-gitignore", "--out-dir", out, project],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        os.umask(before)
    if done.returncode:
        raise Refused(f"{project.name} cannot be built:\n{done.stderr.strip()}")
    return sorted(file for file in out.iterdir() if file.suffix in {".whl", ".gz"})


def same(first: list[Path], second: list[Path]) -> None:
    """See that two builds are the same to the last byte; raise `Refused`."""
    if [file.name for file in first] != [file.name for file in second]:
        raise Refused("Two builds gave different files.")
    for one, other in zip(first, second, strict=True):
        if digest(one) != digest(other):
            raise Refused(f"{one.name} is not reproducible: {_where(one, other)}.")


def digest(file: Path) -> str:
    """Return the hash of a file."""
    return sha256(file.read_bytes()).hexdigest()


def _where(one: Path, other: Path) -> str:
    """Say in which of its files two wheels differ, if they can be asked."""
    if one.suffix != ".whl":
        return "two builds of it differ"
    with zipfile.ZipFile(one) as first, zipfile.ZipFile(other) as second:
        names = {*first.namelist(), *second.namelist()}
        both = {*first.namelist()} & {*second.namelist()}
        odd = names - both | {name for name in both if first.read(name) != second.read(name)}
    return f"two builds differ in {', '.join(sorted(odd)[:5]) or 'the order of its files'}"


def info(wheel: zipfile.ZipFile) -> str:
    """Return the name of the folder in which a wheel says what it is."""
    return next(name for name in wheel.namelist() if name.endswith(".dist-info/RECORD"))[
        : -len("/RECORD")
    ]


def put_parts(wheel: Path, name: str, parts: bytes) -> None:
    """Put a list of parts into a wheel that was built without one."""
    new = wheel.with_suffix(".new")
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(new, "w") as made:
        folder = info(old)
        record = f"{folder}/RECORD"
        for entry in old.infolist():
            if entry.filename != record:
                made.writestr(entry, old.read(entry))
        path = f"{folder}/sboms/{name}.cdx.json"
        made.writestr(_entry(path), parts)
        rows = list(csv.reader(StringIO(old.read(record).decode())))
        hashed = urlsafe_b64encode(sha256(parts).digest()).rstrip(b"=").decode()
        rows.insert(-1, [path, f"sha256={hashed}", str(len(parts))])
        said = StringIO()
        csv.writer(said, lineterminator="\n").writerows(rows)
        made.writestr(_entry(record), said.getvalue())
    shutil.move(new, wheel)


def _entry(path: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(path, MOMENT)
    entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o100644 << 16
    return entry
