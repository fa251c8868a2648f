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
    PEOPLE_ONLY = "people_only"
    NO_SEAT_LEFT = "no_seat_left"
    BAD_NAME = "bad_name"
    LONG_NAME = "long_name"
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
    NO_SHOW = "no_show"
    NO_HEARTS = "no_hearts"
    HEARTS_LATER = "hearts_later"
    OWN_HEART = "own_heart"
    NOT_OUR_PICTURE = "not_our_picture"
    LONG_WHISPER = "long_whisper"
    MANY_WHISPERS = "many_whispers"
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
    OTHER_PROTOCOL = "other_protocol"
    NO_SUCH_TABLE = "no_such_table"
    NO_SPECTATORS = "no_spectators"
    BAD_TOKEN = "bad_token"  # noqa: S105 (a reason, no secret)
    BAD_SEAT_CODE = "bad_seat_code"
    BAD_SCREEN_CODE = "bad_screen_code"
    BAD_ADMISSION = "bad_admission"
    NO_SCREEN_LEFT = "no_screen_left"
    NO_SUCH_SCREEN = "no_such_screen"
    REQUEST_USED = "request_used"
    NO_SUCH_GAME = "no_such_game"
    NO_SUCH_ALBUM = "no_such_album"
    NO_SUCH_PAGE = "no_such_page"
    FOREIGN_ORIGIN = "foreign_origin"
    DRAINING = "draining"
    FULL = "full"
    NEEDS_PASSWORD = "needs_password"  # noqa: S105 (a reason, no secret)
    WRONG_PASSWORD = "wrong_password"  # noqa: S105 (likewise)
    NOT_ADMIN = "not_admin"
    ADMIN_ELSEWHERE = "admin_elsewhere"
    SHUT_OUT = "shut_out"
    BAD_PLACE = "bad_place"
    MOMENT_PASSED = "moment_passed"
    FAILED = "failed"


SENTENCES: Mapping[StrEnum, str] = {
    TableReason.NOT_HOST: "Only the host may do that.",
    TableReason.HOST_AWAY: "You are standing in for a host who is away; only they may do that.",
    TableReason.NOT_AT_TABLE: "Only people at the table may do that.",
    TableReason.ALREADY_SEATED: "You have a seat at this table already.",
    TableReason.NO_SUCH_SEAT: "Nobody sits there.",
    TableReason.NOT_YOUR_SEAT: "Only the person in that seat may do that.",
    TableReason.YOURSELF: "That can only be done to somebody else.",
    TableReason.NOT_A_PERSON: "That is a computer player.",
    TableReason.PEOPLE_ONLY: "That is for people, and you play as a computer player.",
    TableReason.NO_SEAT_LEFT: "All seats of this table are taken.",
    TableReason.BAD_NAME: "A name needs something to read in it.",
    TableReason.LONG_NAME: "That name is too long.",
    TableReason.NAME_TAKEN: "Somebody at this table has that name, or one that looks the same.",
    TableReason.BANNED: "The host has banned you from this table.",
    TableReason.BAD_PAWN: "There is no such pawn.",
    TableReason.PAWN_TAKEN: "Somebody else has this pawn.",
    TableReason.UNKNOWN_CHARACTER: "There is no such computer player.",
    TableReason.NO_GAME: "No game is being played.",
    TableReason.GAME_RUNNING: "That has to wait until this game is over.",
    TableReason.PAUSED: "The game is paused.",
    TableReason.NOT_PAUSED: "The game is not paused.",
    TableReason.NO_CLOCK: "No clock is running.",
    TableReason.TIME_LEFT: "Time is not up yet.",
    TableReason.NO_SHOW: "No reveal is being told now.",
    TableReason.NO_HEARTS: "Hearts go to cards of a reveal, until the next round.",
    TableReason.HEARTS_LATER: "Hearts can be given when the reveal has been told.",
    TableReason.OWN_HEART: "A heart is for somebody else's card.",
    TableReason.NOT_OUR_PICTURE: "Words can be given for this table's own pictures only.",
    TableReason.LONG_WHISPER: "A word or two will do.",
    TableReason.MANY_WHISPERS: "You have given words for as many pictures as anybody may.",
    TableReason.UNKNOWN_DECK: "There is no such deck.",
    TableReason.NO_DECK: "A game needs a deck.",
    TableReason.BAD_SETTING: "That is not a valid value for this setting.",
    TableReason.NOT_PLAYING: "You are not in this game; you will be in the next one.",
    TableReason.NOT_A_MOVE: "That is asked of the table, not played.",
    TableReason.BAD_MESSAGE: "A message needs something to read in it, but not too much.",
    TableReason.TOO_FAST: "That was too much at once; wait a moment.",
    TableReason.NO_CHAT: "There is no chat at this table.",
    TableReason.STRANGER: "Only people the host trusts can chat.",
    TableReason.BAD_HELLO: "A connection begins with one hello.",
    TableReason.OTHER_PROTOCOL: "This page is out of date: reload it.",
    TableReason.NO_SUCH_TABLE: "There is no table with this code.",
    TableReason.NO_SPECTATORS: "This table does not allow spectators.",
    TableReason.BAD_TOKEN: "This seat is not yours, or not any more.",
    TableReason.BAD_SEAT_CODE: "This code is wrong or has expired.",
    TableReason.BAD_SCREEN_CODE: "No television shows this code now; codes work once, for minutes.",
    TableReason.BAD_ADMISSION: "This code admits no computer player, or not any more.",
    TableReason.NO_SCREEN_LEFT: "This table has as many televisions as it can have.",
    TableReason.NO_SUCH_SCREEN: "No such television is paired with this table.",
    TableReason.REQUEST_USED: "This request has already been answered; the answer is not repeated.",
    TableReason.NO_SUCH_GAME: "There is no such game at this table, or it is still being played.",
    TableReason.NO_SUCH_ALBUM: "There is no such album, or it has been taken back.",
    TableReason.NO_SUCH_PAGE: "There is nothing here.",
    TableReason.DRAINING: "This server is about to take a break: no new tables or games right now.",
    TableReason.FULL: "This server is full: games can finish, but nothing new can start now.",
    TableReason.NEEDS_PASSWORD: "Opening a table on this server takes a password.",
    TableReason.WRONG_PASSWORD: "That is not the password of this server.",
    TableReason.NOT_ADMIN: "Only the server admin can do that.",
    TableReason.ADMIN_ELSEWHERE: "The admin page of this server cannot be opened from here.",
    TableReason.SHUT_OUT: "This server blocks connections from your network.",
    TableReason.BAD_PLACE: "That is not an address or a network, or the network is too large.",
    TableReason.FOREIGN_ORIGIN: "This page belongs to another server.",
    TableReason.FAILED: "Something went wrong on our side. Try again.",
    TableReason.MOMENT_PASSED: "The game has already moved on.",
}


class NotAllowed(Refusal):
    """A wish that this table, or this person at it, cannot have granted now."""

    sentences: ClassVar[Mapping[StrEnum, str]] = SENTENCES
