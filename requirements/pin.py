"""Pin every dependency by version and hash, without naming the registry they came from.

`--keep` pins what is new in pyproject.toml, and leaves all other versions as they are.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent

EXTRAS = [
    word
    for extra in ("players", "arena", "postgresql", "cluster", "traces")
    for word in ("--extra", extra)
]

# Each file names all that it needs, so that each can be installed alone.
# "dev" comes first: what plays takes its versions.
OF_DEV = {"play", "postgresql", "cluster", "traces", "build"}
FILES = {
    "dev": ["pyproject.toml", *EXTRAS, "--group", "build", "--group", "dev"],
    "installer": ["--group", "installer"],
    "play": ["pyproject.toml", "--extra", "players", "--group", "build"],
    "postgresql": ["pyproject.toml", "--extra", "players", "--extra", "postgresql"],
    "cluster": ["pyproject.toml", "--extra", "players", "--extra", "cluster"],
    "traces": ["pyproject.toml", "--extra", "players", "--extra", "traces"],
    "build": ["--group", "build"],
    "deploy": ["--group", "deploy"],
    "node": ["--group", "node"],
    "advisories": ["--group", "advisories"],
    "release": ["--group", "release"],
    "mutants": ["pyproject.toml", "--group", "build", "--group", "mutants"],
}


def main() -> None:
    """Write one requirement file after the other."""
    newest = [] if "--keep" in sys.argv else ["--upgrade"]
    for name, sources in FILES.items():
        target = HERE / f"{name}.txt"
        constraints = ["--constraint", str(HERE / "dev.txt")] if name in OF_DEV else []
        print(f"pinning {target.relative_to(ROOT)}")
        subprocess.run(
            [
                ROOT / ".venv/bin/uv",
                *("pip", "compile", "--quiet", *newest, "--universal"),
                *("--python-version", "3.11", "--generate-hashes"),
                *("--no-emit-index-url", "--no-emit-find-links"),
                *("--custom-compile-command", "make pins"),
                *("--output-file", target),
                *constraints,
                *sources,
            ],
            cwd=ROOT,
            check=True,
        )


if __name__ == "__main__":
    main()
