"""The client over plain HTTP, as at home: nothing counts on what browsers keep for HTTPS."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "client" / "src"
# None of it is there over plain HTTP; the one file that may ask for it knows what to do without.
KEPT_FOR_HTTPS = {
    r"\.randomUUID\b": None,
    r"crypto\??\.subtle[.?]": None,
    r"navigator\??\.clipboard": "sharing.ts",
    r"navigator\??\.(share|canShare)\b": "sharing.ts",
    r"\bwakeLock\b\.": "awake.svelte.ts",
    r"\b(serviceWorker|mediaDevices|geolocation|credentials|bluetooth|usb)\b\.": None,
    r"\b(caches|cookieStore)\.": None,
    r"\bnew Notification\b": None,
    r"\b(PushManager|PaymentRequest|Accelerometer|Gyroscope)\b": None,
    r"navigator\??\.(locks|storage|permissions)\b": None,
    r"Math\.random\(\)\.toString": None,  # a name made so can be guessed
}


def test_nothing_is_asked_for_that_is_kept_for_https() -> None:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    assert len(files) > 50
    found = [
        f"{file.name}: {wanted}"
        for file in files
        for wanted, may in KEPT_FOR_HTTPS.items()
        if file.name != may and re.search(wanted, file.read_text(encoding="utf-8"))
    ]
    assert found == []
