"""Every refusal of the rules, in one tree.

Refusal(ValueError)     something was asked for that cannot be: a stable reason, and facts
├── IllegalMove         a well-formed command that the game refuses at this moment
├── BadRules            an edition or a house rule that makes no playable game
└── BadLog              a stored game that cannot be trusted or read

Other rooms of the house grow branches of their own, with reasons of their own.

`reason` is stable: it goes over the wire and clients translate it. `facts` are what a client
needs to say it well. The English sentence is for terminals and logs; nobody parses it.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar


class Reason(StrEnum):
    """Why something was refused. The values never change; new ones may come."""

    # when
    NOT_STARTED = "not_started"
    ALREADY_STARTED = "already_started"
    WRONG_PHASE = "wrong_phase"
    TOO_LATE = "too_late"
    # who
    NOT_SEATED = "not_seated"
    NOT_IN_ROUND = "not_in_round"
    NOT_STORYTELLER = "not_storyteller"
    STORYTELLER_WAITS = "storyteller_waits"
    NOT_AWAITED = "not_awaited"
    SKIPPED = "skipped"
    SEAT_TAKEN = "seat_taken"
    TABLE_FULL = "table_full"
    BAD_SEAT = "bad_seat"
    GAME_ENDING = "game_ending"
    # cards and votes
    NOT_YOUR_CARD = "not_your_card"
    NOT_ON_TABLE = "not_on_table"
    OWN_CARD = "own_card"
    SAME_CARD_TWICE = "same_card_twice"
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"
    WRONG_NUMBER_OF_VOTES = "wrong_number_of_votes"
    ALREADY_GIVEN = "already_given"
    ALREADY_VOTED = "already_voted"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    # clues
    CLUE_EMPTY = "clue_empty"
    CLUE_TOO_LONG = "clue_too_long"
    BAD_TEXT = "bad_text"
    BAD_CLIP = "bad_clip"
    MEDIUM_NOT_ALLOWED = "medium_not_allowed"
    CLUE_OFF_THEME = "clue_off_theme"
    NOT_THE_DRAWN_CARD = "not_the_drawn_card"
    # setting up
    WRONG_NUMBER_OF_PLAYERS = "wrong_number_of_players"
    DUPLICATE_CARD = "duplicate_card"
    BAD_CARD = "bad_card"
    DECK_TOO_SMALL = "deck_too_small"
    FIRST_NOT_CHOSEN = "first_not_chosen"
    BAD_SEED = "bad_seed"
    # editions and house rules
    UNKNOWN_EDITION = "unknown_edition"
    UNKNOWN_RULE = "unknown_rule"
    BAD_VALUE = "bad_value"
    HAND_TOO_SMALL = "hand_too_small"
    MORE_VOTES_THAN_CARDS = "more_votes_than_cards"
    VOTES_UPSIDE_DOWN = "votes_upside_down"
    ENDLESS = "endless"
    THEME_WITHOUT_WORDS = "theme_without_words"
    # logs
    NOT_A_LOG = "not_a_log"
    UNKNOWN_VERSION = "unknown_version"
    CHANGED_LINE = "changed_line"
    MISSING_END = "missing_end"
    AFTER_END = "after_end"
    IMPOSSIBLE_STEP = "impossible_step"


SENTENCES: Mapping[StrEnum, str] = {
    Reason.NOT_STARTED: "The game has not started.",
    Reason.ALREADY_STARTED: "The game has already started.",
    Reason.WRONG_PHASE: "That is not possible in this phase of the game.",
    Reason.TOO_LATE: "It is too late for that: somebody has already given a card.",
    Reason.NOT_SEATED: "Nobody of that name sits at this table.",
    Reason.NOT_IN_ROUND: "This seat takes no part in this round.",
    Reason.NOT_STORYTELLER: "Only the storyteller may do that.",
    Reason.STORYTELLER_WAITS: "The storyteller neither gives a further card nor votes.",
    Reason.NOT_AWAITED: "Nobody is waiting for this seat now.",
    Reason.SKIPPED: "This seat has been skipped for this phase.",
    Reason.SEAT_TAKEN: "This seat is already taken.",
    Reason.TABLE_FULL: "The table is full.",
    Reason.BAD_SEAT: "A seat needs a name of its own that can be seen.",
    Reason.GAME_ENDING: "This is the last round; nobody can join any more.",
    Reason.NOT_YOUR_CARD: "That card is not in this hand.",
    Reason.NOT_ON_TABLE: "That card does not lie on the table.",
    Reason.OWN_CARD: "Nobody may vote for a card of their own.",
    Reason.SAME_CARD_TWICE: "Each card may be named only once here.",
    Reason.WRONG_NUMBER_OF_CARDS: "That is not the number of cards to give.",
    Reason.WRONG_NUMBER_OF_VOTES: "That is not the number of votes to cast.",
    Reason.ALREADY_GIVEN: "This seat has already given; it may take back first.",
    Reason.ALREADY_VOTED: "This seat has already voted; it may take back first.",
    Reason.NOTHING_TO_TAKE_BACK: "There is nothing to take back.",
    Reason.CLUE_EMPTY: "A clue in words needs a word.",
    Reason.CLUE_TOO_LONG: "The clue is too long.",
    Reason.BAD_TEXT: "The text has characters in it that are not for reading.",
    Reason.BAD_CLIP: "What was sung, mimed or drawn has no such name.",
    Reason.MEDIUM_NOT_ALLOWED: "Clues are not given in this form at this table.",
    Reason.CLUE_OFF_THEME: "The clue is not of the kind that this table plays with.",
    Reason.NOT_THE_DRAWN_CARD: "Here chance says which card is told, and it is another one.",
    Reason.WRONG_NUMBER_OF_PLAYERS: "This edition is not played by that many.",
    Reason.DUPLICATE_CARD: "The same card is in the decks twice.",
    Reason.BAD_CARD: "A card is named by its deck and itself: deck/card.",
    Reason.DECK_TOO_SMALL: "There are too few cards for that many players.",
    Reason.FIRST_NOT_CHOSEN: "In this edition the host names the first storyteller; elsewhere not.",
    Reason.BAD_SEED: "A game needs a seed, in readable characters.",
    Reason.UNKNOWN_EDITION: "There is no such edition.",
    Reason.UNKNOWN_RULE: "There is no such rule to change.",
    Reason.BAD_VALUE: "That is not a valid value for this rule.",
    Reason.HAND_TOO_SMALL: "The hand is smaller than the cards to give from it.",
    Reason.MORE_VOTES_THAN_CARDS: "There are more votes than cards on the table to vote for.",
    Reason.VOTES_UPSIDE_DOWN: "The minimum number of votes is higher than the maximum.",
    Reason.ENDLESS: "A game by these rules would never end.",
    Reason.THEME_WITHOUT_WORDS: "A theme is for clues in words, and there are none here.",
    Reason.NOT_A_LOG: "This is not the log of a game.",
    Reason.UNKNOWN_VERSION: "This log speaks another language than this program.",
    Reason.CHANGED_LINE: "This line is not the one that was written.",
    Reason.MISSING_END: "The log breaks off: its closing line is missing.",
    Reason.AFTER_END: "Something stands after the closing line.",
    Reason.IMPOSSIBLE_STEP: "The rules do not lead from the line before to this one.",
}


class Refusal(ValueError):
    """Something was asked for that cannot be; `reason` says why, `facts` what was meant."""

    sentences: ClassVar[Mapping[StrEnum, str]] = SENTENCES

    def __init__(self, reason: StrEnum, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    @property
    def sentence(self) -> str:
        """The refusal in plain English, with its facts."""
        said = self.sentences[self.reason]
        facts = ", ".join(f"{name}: {_plain(fact)}" for name, fact in self.facts.items())
        return f"{said} ({facts})" if facts else said

    def __str__(self) -> str:
        return f"{self.reason}: {self.sentence}"


class IllegalMove(Refusal):
    """A well-formed command that the game refuses at this moment; the game stays as it was."""


class BadRules(Refusal):
    """An edition or a house rule that makes no playable game."""


class BadLog(Refusal):
    """A stored game that cannot be trusted or read; `facts` hold the line's number."""


def _plain(fact: object) -> str:
    if isinstance(fact, (tuple, list)):
        return ", ".join(map(_plain, fact))
    return str(fact)
