"""See that the lists of parts in wheels are what CycloneDX says they should be: `parts.py WHEEL…`.

Runs in the environment of `requirements/release.txt`.
"""

import sys
import zipfile

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator


def main() -> int:
    """Return how many wheels have none, or one that is none."""
    wrong = 0
    for wheel in sys.argv[1:]:
        with zipfile.ZipFile(wheel) as opened:
            names = [name for name in opened.namelist() if ".dist-info/sboms/" in name]
            for name in names:
                said = opened.read(name).decode()
                error = JsonStrictValidator(SchemaVersion.V1_6).validate_str(said)
                if error is not None:
                    print(f"{wheel}: {name}: {error}", file=sys.stderr)
                    wrong += 1
        if not names:
            print(f"{wheel} has no list of its parts", file=sys.stderr)
            wrong += 1
    return wrong


if __name__ == "__main__":
    sys.exit(main())
