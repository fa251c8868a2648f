"""Tell the golden games anew: `make playthroughs`. Read the difference before you commit it."""

from tests.playthroughs.golden import EVENTFUL, GAMES, eventful_text, path, text

for edition, players in GAMES:
    path(edition, players).write_text(text(edition, players), encoding="utf-8")
EVENTFUL.write_text(eventful_text(), encoding="utf-8")
