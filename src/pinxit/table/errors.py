"""What a table refuses, beside what the rules refuse.

Refusal
└── NotAllowed      a wish that this table, or this person at it, cannot have granted now
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

from pinxit.rules import Refusal


class TableReason(StrEnum):
    """Why a table refused something. The values never change; new ones may come."""

    NOT_HOST = "not_host"
    HOST_AWAY = "host_away"
    NOT_AT_TABLE = "not_at_table"
    ALREADY_SEATED = "already_seated"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_SEAT = "not_your_seat"
    YOURSELF = "yourself"
    NOT_A_PERSON = "not_a_person"
    NO_SEAT_LEFT = "no_seat_left"
    BAD_NAME = "bad_name"
    NAME_TAKEN = "name_taken"
    BANNED = "banned"
    BAD_PAWN = "bad_pawn"
    PAWN_TAKEN = "pawn_taken"
    UNKNOWN_CHARACTER = "unknown_character"
    NO_GAME = "no_game"
    GAME_RUNNING = "game_running"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    NO_CLOCK = "no_clock"
    TIME_LEFT = "time_left"
    UNKNOWN_DECK = "unknown_deck"
    NO_DECK = "no_deck"
    BAD_SETTING = "bad_setting"
    NOT_PLAYING = "not_playing"
    NOT_A_MOVE = "not_a_move"
    # talking
    BAD_MESSAGE = "bad_message"
    TOO_FAST = "too_fast"
    NO_CHAT = "no_chat"
    STRANGER = "stranger"
    # coming in
    BAD_HELLO = "bad_hello"
    NO_SUCH_TABLE = "no_such_table"
    NO_SPECTATORS = "no_spectators"
    BAD_TOKEN = "bad_token"  # noqa: S105 (a reason, no secret)
    BAD_SEAT_CODE = "bad_seat_code"
    REQUEST_USED = "request_used"
    NO_SUCH_GAME = "no_such_game"
    NO_SUCH_PAGE = "no_such_page"
    FOREIGN_ORIGIN = "foreign_origin"
    DRAINING = "draining"
    FULL = "full"
    NOT_ADMIN = "not_admin"
    SHUT_OUT = "shut_out"
    BAD_PLACE = "bad_place"
    MOMENT_PASSED = "moment_passed"
    FAILED = "failed"


SENTENCES: Mapping[StrEnum, str] = {
    TableReason.NOT_HOST: "Only the host may do that.",
    TableReason.HOST_AWAY: "You are host in place of somebody who is away; that is theirs to do.",
    TableReason.NOT_AT_TABLE: "Only those who sit at the table may do that.",
    TableReason.ALREADY_SEATED: "You have a seat at this table already.",
    TableReason.NO_SUCH_SEAT: "Nobody sits there.",
    TableReason.NOT_YOUR_SEAT: "Only who sits there may do that.",
    TableReason.YOURSELF: "That can only be done to somebody else.",
    TableReason.NOT_A_PERSON: "That is a computer player.",
    TableReason.NO_SEAT_LEFT: "All seats of this table are taken.",
    TableReason.BAD_NAME: "A name needs something to read in it, and not too much.",
    TableReason.NAME_TAKEN: "Somebody at this table is called that, or looks as if.",
    TableReason.BANNED: "The host does not want you at this table.",
    TableReason.BAD_PAWN: "There is no such pawn.",
    TableReason.PAWN_TAKEN: "Somebody else has this pawn.",
    TableReason.UNKNOWN_CHARACTER: "There is no such computer player.",
    TableReason.NO_GAME: "No game is being played.",
    TableReason.GAME_RUNNING: "That has to wait until this game is over.",
    TableReason.PAUSED: "The game is paused.",
    TableReason.NOT_PAUSED: "The game is not paused.",
    TableReason.NO_CLOCK: "No clock is running.",
    TableReason.TIME_LEFT: "Time is not up yet.",
    TableReason.UNKNOWN_DECK: "There is no such deck.",
    TableReason.NO_DECK: "A game needs a deck.",
    TableReason.BAD_SETTING: "That is no value for this setting.",
    TableReason.NOT_PLAYING: "You are not in this game; you will be in the next one.",
    TableReason.NOT_A_MOVE: "That is asked of the table, not played.",
    TableReason.BAD_MESSAGE: "A message needs something to read in it, and not too much.",
    TableReason.TOO_FAST: "That was too much at once; wait a moment.",
    TableReason.NO_CHAT: "There is no chat at this table.",
    TableReason.STRANGER: "Here those write to each other for whom the host has vouched.",
    TableReason.BAD_HELLO: "A connection begins with one hello, in a language we both speak.",
    TableReason.NO_SUCH_TABLE: "There is no table of this code.",
    TableReason.NO_SPECTATORS: "This table does not want spectators.",
    TableReason.BAD_TOKEN: "This seat is not yours, or not any more.",
    TableReason.BAD_SEAT_CODE: "This code opens no seat, or not any more.",
    TableReason.REQUEST_USED: "This request was answered, and its answer is not given again.",
    TableReason.NO_SUCH_GAME: "There is no such game at this table, or it is still being played.",
    TableReason.NO_SUCH_PAGE: "There is nothing here.",
    TableReason.DRAINING: "This server is about to rest: no table is opened, no game begun now.",
    TableReason.FULL: "This server has no room left: games end, but nothing new is begun now.",
    TableReason.NOT_ADMIN: "That is for whoever runs this server.",
    TableReason.SHUT_OUT: "Whoever runs this server lets nobody in from where you are.",
    TableReason.BAD_PLACE: "That is no address and no network of addresses, or too large a one.",
    TableReason.FOREIGN_ORIGIN: "This page belongs to another server.",
    TableReason.FAILED: "Something went wrong on our side; nothing was changed. Try again.",
    TableReason.MOMENT_PASSED: "The game has gone on meanwhile.",
}


class NotAllowed(Refusal):
    """A wish that this table, or this person at it, cannot have granted now."""

    sentences: ClassVar[Mapping[StrEnum, str]] = SENTENCES
