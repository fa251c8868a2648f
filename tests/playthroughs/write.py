"""Tell the golden games anew: `make playthroughs`. Read the difference before you commit it."""

from tests.playthroughs.golden import GAMES, path, text

for edition, players in GAMES:
    path(edition, players).write_text(text(edition, players), encoding="utf-8")
