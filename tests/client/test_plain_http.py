"""The client over plain HTTP, as at home: nothing counts on what browsers keep for HTTPS."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "client" / "src"
# None of it is there over plain HTTP; the files that may ask for it know what to do without.
KEPT_FOR_HTTPS = {
    r"\.randomUUID\b": (),
    r"crypto\??\.subtle[.?]": (),
    r"navigator\??\.clipboard": ("sharing.ts",),
    r"navigator\??\.(share|canShare)\b": ("sharing.ts",),
    r"\bwakeLock\b\.": ("awake.svelte.ts",),
    r"\bmediaDevices\b\.": ("camera.svelte.ts", "microphone.svelte.ts"),
    r"\b(serviceWorker|geolocation|credentials|bluetooth|usb)\b\.": (),
    r"\b(caches|cookieStore)\.": (),
    r"\bnew Notification\b": (),
    r"\b(PushManager|PaymentRequest|Accelerometer|Gyroscope)\b": (),
    r"navigator\??\.(locks|storage|permissions)\b": (),
    r"Math\.random\(\)\.toString": (),  # a name made so can be guessed
}


def test_nothing_is_asked_for_that_is_kept_for_https() -> None:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    assert len(files) > 50
    found = [
        f"{file.name}: {wanted}"
        for file in files
        for wanted, may in KEPT_FOR_HTTPS.items()
        if file.name not in may and re.search(wanted, file.read_text(encoding="utf-8"))
    ]
    assert found == []
