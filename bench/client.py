"""How the client for browsers feels on a cheap phone: Chromium, slowed down, against a real server.

The processor is slowed four times and the network to slow 4G (1.6 Mbit/s down, 0.75 up, 150 ms for
a round trip), by the browser's own tools. One phone plays against computer players; the page itself
records long tasks, layout shifts and when things were to be seen. `--write` puts the figures into
docs/performance.md. They are of one machine; look at how far they are from their goals.
"""

import argparse
import gzip
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from pinxit.locales import LANGUAGES  # noqa: E402 (its place is known now)
from tests.browser.conftest import FLAGS, Server, chromium  # noqa: E402 (as above)
from tests.browser.player import PHONE, STEP  # noqa: E402 (as above)

CLIENT: Final = ROOT / "src" / "pinxit" / "web" / "client"
DOCS: Final = ROOT / "docs" / "performance.md"
SLOWER: Final = 4
SLOW_4G: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_638_400 / 8,
    "uploadThroughput": 750_000 / 8,
}
ROUNDS: Final = 3
PATIENCE: Final = 120.0  # seconds after which a game is given up
LONG: Final = 50  # milliseconds of a task that can be felt

# What is shown, and the beats of a show; each has its own moment.
MOMENTS: Final = {
    "hand": "while cards are dealt",
    "board": "while cards are shuffled",
    "show hush": "of a show's hush",
    "show votes": "while votes land",
    "show nobody": "while empty cards fall",
    "show decoys": "while somebody is unmasked",
    "show duel": "when two are left",
    "show turn": "when the false one turns",
    "show night": "in the night",
    "show light": "in the light",
    "points": "when points come",
}
RECORD: Final = """
(() => {
  const kept = (window.__kept = { tasks: [], shifts: [], seen: {}, late: [], phases: [] });
  const watch = (type, each) => new PerformanceObserver(list => list.getEntries().forEach(each))
    .observe({ type, buffered: true });
  watch('longtask', one => kept.tasks.push([one.startTime, one.duration]));
  watch('layout-shift', one => kept.shifts.push([one.startTime, one.value, one.hadRecentInput,
    one.sources.map(s => s.node?.className ?? s.node?.nodeName ?? '?').join(' ')]));
  const first = { home: '.ways .button:not([disabled])', hand: '.hand img', board: 'main ol img' };
  const look = () => {
    for (const [name, selector] of Object.entries(first))
      if (!(name in kept.seen) && document.querySelector(selector))
        kept.seen[name] = performance.now();
    const show = document.querySelector('.show');
    const phase = show ? `show ${show.dataset.beat}`
      : document.querySelector('.told') ? 'points'
      : document.querySelector('main ol button') ? 'board'
      : document.querySelector('.hand') ? 'hand' : '';
    if (phase && kept.phases.at(-1)?.[0] !== phase) {
      kept.phases.push([phase, performance.now()]);
      const shown = '.hand img, main ol img, .stage img, .told img';
      const images = [...document.querySelectorAll(shown)];
      kept.late.push([phase, images.filter(one => !one.complete).length, images.length]);
    }
    requestAnimationFrame(look);
  };
  look();
})();
"""


def main() -> None:
    """Measure, print, and write the figures down if asked to."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--write", action="store_true", help="write docs/performance.md")
    options.add_argument("--runs", type=int, default=5)
    chosen = options.parse_args()
    with phone_and_server() as (browser, url):
        homes = []
        for run in range(chosen.runs):
            homes.append(first_screen(browser, url))
            print(f"first screen, run {run + 1} of {chosen.runs}: {homes[-1]['usable']:.0f} ms")
        print(f"a game of {ROUNDS} rounds …")
        evening = some_rounds(browser, url)
    table = report(homes, evening)
    print(table)
    if chosen.write:
        write(table)


@contextmanager
def phone_and_server() -> Iterator[tuple[Browser, str]]:
    """Start a server and a browser."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), "--shows")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield browser, server.url
        finally:
            browser.close()
            server.kill()


@contextmanager
def cheap_phone(browser: Browser) -> Iterator[Page]:
    """Open a page on a slow phone with nothing in its cache."""
    context = browser.new_context(
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
        locale="en-GB",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", SLOW_4G)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(RECORD)
    try:
        yield page
    finally:
        context.close()


def first_screen(browser: Browser, url: str) -> dict[str, float]:
    """Arrive, and wait until one can tap."""
    with cheap_phone(browser) as page:
        page.goto(url)
        page.wait_for_function("() => window.__kept.seen.home")
        page.wait_for_timeout(3000)  # fonts and the pictures of the fan come later
        kept = page.evaluate("window.__kept")
    return {"usable": kept["seen"]["home"], "shift": shift(kept)}


def some_rounds(browser: Browser, url: str) -> dict[str, Any]:
    """Play alone for some rounds."""
    with cheap_phone(browser) as page:
        page.goto(url)
        page.locator(".ways > .quiet").click()
        page.locator("dialog[open] input[type=text]").fill("Mira")
        page.locator("dialog[open] .button").click()
        page.locator(".game").wait_for()
        reveals = "window.__kept.phases.filter(one => one[0] === 'points').length"
        deadline = time.monotonic() + PATIENCE
        while page.evaluate(reveals) < ROUNDS and time.monotonic() < deadline:
            page.evaluate(STEP, "a long way home")
            page.wait_for_timeout(2500)  # a person takes longer, and every animation ends
        page.wait_for_timeout(2500)
        kept: dict[str, Any] = page.evaluate("window.__kept")
    return kept


def shift(kept: dict[str, Any]) -> float:
    """Add up the layout shifts that nobody asked for."""
    return float(sum(value for _at, value, asked, _what in kept["shifts"] if not asked))


def initial_script() -> int:
    """Return the gzipped bytes of JavaScript that the first screen needs, its words among them.

    Nothing is shown before the catalogue of a language is here: the largest one is counted.
    """
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    names = set(re.findall(r'(?:src|href)="\./(assets/[^"]+\.js)"', page))
    entry = "".join((CLIENT / name).read_text(encoding="utf-8") for name in names)
    names |= {f"assets/{name}" for name in re.findall(r'from"\./([^"]+\.js)"', entry)}
    catalogues = [
        found for language in LANGUAGES for found in CLIENT.glob(f"assets/{language}-*.js")
    ]
    return sum(_gzipped(CLIENT / name) for name in names) + max(map(_gzipped, catalogues))


def _gzipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def tasks_in(evening: dict[str, Any], phase: str) -> list[float]:
    """Return how long each long task of a moment was: until the next one, 2.5 s at most."""
    moments = [*evening["phases"], ["", float("inf")]]
    spans = [
        (start - 50, min(start + 2500, end - 50))
        for (name, start), (_, end) in pairwise(moments)
        if name == phase
    ]
    return [duration for at, duration in evening["tasks"] if any(a <= at < b for a, b in spans)]


def report(homes: list[dict[str, float]], evening: dict[str, Any]) -> str:
    """Return the figures as a table."""
    usable = [home["usable"] for home in homes]
    seconds = f"{statistics.median(usable) / 1000:.2f} s"
    script = f"{initial_script() / 1000:.0f} KB"
    spread = f"{min(usable) / 1000:.2f} to {max(usable) / 1000:.2f} s"
    lines = [
        "| | measured | goal |",
        "|---|---|---|",
        f"| JavaScript for the first screen, words included, gzipped | {script} | 80 KB |",
        f"| first screen usable, median of {len(usable)} | {seconds} ({spread}) | 2.5 s |",
        f"| layout shift of the first screen | {max(home['shift'] for home in homes):.3f} | 0 |",
        f"| layout shift in {ROUNDS} rounds | {shift(evening):.3f} | 0 |",
    ]
    for phase, name in MOMENTS.items():
        long = tasks_in(evening, phase)
        worst = f"{max(long):.0f} ms, {len(long)} of them" if long else f"none over {LONG} ms"
        seen = sum(one == phase for one, _ in evening["phases"])
        lines.append(f"| longest task {name}, seen {seen} times | {worst} | {LONG} ms |")
    for phase in ("hand", "board", "points"):
        looks = [(late, of) for name, late, of in evening["late"] if name == phase]
        late, of = sum(one for one, _ in looks[:1]), sum(of for _, of in looks[:1])
        later, of_later = sum(one for one, _ in looks[1:]), sum(of for _, of in looks[1:])
        lines.append(
            f"| pictures not there yet when the {phase} was shown: first time, later "
            f"| {late} of {of}, {later} of {of_later} | 0 |"
        )
    return "\n".join(lines)


def write(table: str) -> None:
    """Put the table into the documentation, between its marks."""
    text = DOCS.read_text(encoding="utf-8")
    begin, end = "<!-- client:begin -->", "<!-- client:end -->"
    before, _, rest = text.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise SystemExit(f"{DOCS} has no place for the figures: {begin} … {end}")
    DOCS.write_text(f"{before}{begin}\n{table}\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
