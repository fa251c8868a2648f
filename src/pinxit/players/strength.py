"""How well computer players play, whoever they are: a host chooses it for the table."""

from enum import StrEnum


class Strength(StrEnum):
    """As it goes over the wire."""

    EASY = "easy"
    FAIR = "fair"  # about as well as a person at their first evening
    STRONG = "strong"
