"""Browsers of people who went home, lent to those who come next.

A browser that nobody had before takes more than a second of a core until its first page is shown:
a window, a process, all programs and pictures read anew. So one is lent again, with nothing of
what was kept in it but the files of the house, which are the same for everybody.

Nobody looks at them, so nothing is painted: a page without opacity is laid out, clicked, read and
heard as any other, for two thirds of the work. Whoever asks what can be seen asks `as_seen`.
"""

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

UNSEEN = "html, dialog, [popover], ::backdrop { opacity: 0 !important; }"
PLAIN = "html, dialog, [popover], ::backdrop { transition: none !important; }"  # at once
UNPAINTED = f"""
window.__unseen = new CSSStyleSheet();
window.__unseen.replaceSync('{UNSEEN}');
document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.__unseen];
"""
SPARING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"


def as_seen(question: str) -> str:
    """Let a question to a page be answered as if somebody looked at it."""
    return f"""
    async asked => {{
      window.__unseen?.replaceSync('{PLAIN}');
      try {{
        return await ({question})(asked);
      }} finally {{
        window.__unseen?.replaceSync('{UNSEEN}');
      }}
    }}
    """


class Devices:
    """All browsers of one worker, by what they are like."""

    def __init__(self, browser: Browser, *, painted: bool = False) -> None:
        self.browser = browser
        self.painted = painted
        self._idle: dict[str, list[BrowserContext]] = defaultdict(list)
        self._like: dict[BrowserContext, str] = {}

    def lend(self, *, sparing: bool, **options: Any) -> Page:  # noqa: ANN401 (what Playwright takes)
        """Give somebody a browser, with an empty page."""
        like = f"{sparing} {options}"
        if self._idle[like]:
            return self._idle[like].pop().pages[0]
        context = self.browser.new_context(reduced_motion="reduce", **options)
        if not self.painted:
            context.add_init_script(UNPAINTED)
        if sparing:
            context.add_init_script(SPARING)
        self._like[context] = like
        return context.new_page()

    def take_back(self, context: BrowserContext, *houses: str) -> None:
        """Forget whose it was, and at which houses they were."""
        pages, page = context.pages, context.new_page()
        origins = {"/".join(url.split("/", 3)[:3]) for url in (*houses, *(p.url for p in pages))}
        for one in pages:
            one.close()  # says its last words, which are to be forgotten, too
        teller = context.new_cdp_session(page)
        for origin in origins:
            if origin.startswith("http"):
                teller.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        teller.detach()
        context.clear_cookies()
        self._idle[self._like[context]].append(context)
