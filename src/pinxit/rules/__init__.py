"""The rules of the game, pure: no clock, no chance but the seed's, no file, no network.

    events = decide(game, seat, command)  # or IllegalMove, with a reason
    for event in events:
        game = evolve(game, event)

`legal` says what a seat may do now, `view_for` what it may know, `recap` what the evening was.
Start reading at `editions.py`, then `game.py`, `decide.py`, `course.py` and `scoring.py`.
"""

from . import commands, events
from .clues import Clue, Medium, Theme
from .decide import decide
from .editions import EDITIONS, Edition, find_edition
from .errors import BadLog, BadRules, IllegalMove, Reason, Refusal
from .evolve import evolve, fold
from .game import Card, End, Game, Phase, Reveal, Seat, Void
from .house import with_house_rules
from .legal import legal
from .recap import recap
from .scoring import Outcome, Points, score
from .view import View, view_for

__all__ = [
    "EDITIONS",
    "BadLog",
    "BadRules",
    "Card",
    "Clue",
    "Edition",
    "End",
    "Game",
    "IllegalMove",
    "Medium",
    "Outcome",
    "Phase",
    "Points",
    "Reason",
    "Refusal",
    "Reveal",
    "Seat",
    "Theme",
    "View",
    "Void",
    "commands",
    "decide",
    "events",
    "evolve",
    "find_edition",
    "fold",
    "legal",
    "recap",
    "score",
    "view_for",
    "with_house_rules",
]
