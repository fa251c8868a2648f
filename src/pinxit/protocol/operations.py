"""Every operation over HTTP. Its handler is in `pinxit.web`; nobody else says it again."""

from types import MappingProxyType
from typing import Final

from pinxit.decks import DeckCards

from . import http
from .operation import NOTHING, Book, Media, Operation, Who, refused

PICTURES: Final = Media(("image/webp", "image/avif", "image/png", "image/jpeg", "image/svg+xml"))
LANGUAGE: Final = MappingProxyType(
    {"lang": "The language of names and descriptions; English if not said."}
)
FILE: Final = MappingProxyType(
    {
        "name": "What the file is called, for people.",
        "request": "An id that nobody can guess: sent again, it is done once.",
    }
)
_TABLE: Final = "/api/tables/{code}"
_CLIP: Final = f"{_TABLE}/clips/{{clip}}"
_ALBUM: Final = "/api/albums/{secret}"
_UPLOADS: Final = f"{_TABLE}/uploads"
_UPLOAD: Final = f"{_UPLOADS}/{{deck}}"
_PICTURE: Final = f"{_UPLOAD}/pictures/{{picture}}"
_book: Final = Book()

# The server

HEALTH: Final = _book.add(
    Operation[None, http.Health](
        name="health",
        method="get",
        path="/healthz",
        says="Is the server well?",
        answers={200: http.Health, 503: http.Health},
        refuses=(429,),
    )
)
SCHEMA: Final = _book.get(
    "schema",
    "/api/schema.json",
    "The whole protocol as JSON Schema.",
    answer=dict[str, object],
)
DESCRIPTION: Final = _book.get(
    "description",
    "/api/openapi.json",
    "This description.",
    answer=dict[str, object],
)
SOCKET_DESCRIPTION: Final = _book.get(
    "socket_description",
    "/api/asyncapi.json",
    "The socket, as AsyncAPI.",
    answer=dict[str, object],
)
ABOUT: Final = _book.get(
    "about",
    "/api/about",
    "How long things are kept, and who runs the server.",
    answer=http.About,
)

# Tables

PUBLIC_TABLES: Final = _book.get(
    "public_tables",
    "/api/tables",
    "Public tables with a free seat.",
    answer=list[http.PublicLine],
)
OPEN_TABLE: Final = _book.change(
    "post",
    "open_table",
    "/api/tables",
    "Open a table and be its host.",
    body=http.OpenTable,
    answer=http.SeatTaken,
    status=201,
    refuses=(409,),
)
TABLE_INFO: Final = _book.get(
    "table_info",
    _TABLE,
    "What may be known before sitting down.",
    answer=http.TableInfo,
    refuses=(404,),
)
DELETE_TABLE: Final = _book.change(
    "delete",
    "delete_table",
    _TABLE,
    "Forget the table.",
    body=NOTHING,
    answer=NOTHING,
    who=Who.HOST,
)
SIT_DOWN: Final = _book.change(
    "post",
    "sit_down",
    f"{_TABLE}/seats",
    "Sit down at a table.",
    body=http.SitDown,
    answer=http.SeatTaken,
    status=201,
    refuses=(404, 409),
)
ADMIT_COMPUTER: Final = _book.change(
    "post",
    "admit_computer",
    f"{_TABLE}/admissions",
    "Make a code for a program that is to play; an older one works no more.",
    body=NOTHING,
    answer=http.Admission,
    status=201,
    who=Who.HOST,
)
WITHDRAW_ADMISSION: Final = _book.change(
    "delete",
    "withdraw_admission",
    f"{_TABLE}/admissions",
    "Let no such code work any more.",
    body=NOTHING,
    answer=NOTHING,
    who=Who.HOST,
)
SIT_AS_COMPUTER: Final = _book.change(
    "post",
    "sit_as_computer",
    "/api/computers",
    "Sit down as a computer player, with the code of the table's host.",
    body=http.SitAsComputer,
    answer=http.SeatTaken,
    status=201,
    refuses=(404, 409),
)
QR_CODE: Final = _book.get_file(
    "qr_code",
    f"{_TABLE}/qr.svg",
    "The link to the table, for phones.",
    media=Media(("image/svg+xml",)),
    refuses=(404,),
    query=MappingProxyType({"sofa": "Anything: who follows it sits before the television."}),
)
GAME_STORY: Final = _book.get(
    "game_story",
    f"{_TABLE}/games/{{number}}",
    "The story of a game that is over.",
    answer=http.GameStory,
    refuses=(404,),
)
GAME_AUDIT: Final = _book.get(
    "game_audit",
    f"{_TABLE}/games/{{number}}/audit",
    "All that it takes to check the shuffle of a game that is over.",
    answer=http.GameAudit,
    refuses=(404,),
)
EXPORT: Final = _book.get(
    "export",
    f"{_TABLE}/export",
    "The whole log, when no game is running.",
    answer=dict[str, object],
    refuses=(409,),
    who=Who.HOST,
)
SHARE_ALBUM: Final = _book.change(
    "post",
    "share_album",
    f"{_TABLE}/games/{{number}}/album",
    "Give out a link to the album of a game that is over; an older one leads nowhere then.",
    body=http.ShareAlbum,
    answer=http.AlbumLink,
    status=201,
    refuses=(409,),
    who=Who.HOST,
)
MOVE_SEAT: Final = _book.change(
    "post",
    "move_seat",
    "/api/seats",
    "Take one's seat on another device.",
    body=http.MoveSeat,
    answer=http.SeatTaken,
    status=201,
    refuses=(404, 409),
)

# What is sung, mimed and drawn

ADD_CLIP: Final = _book.add(
    Operation[None, http.ClipKept](
        name="add_clip",
        method="post",
        path=f"{_TABLE}/clips/{{medium}}",
        says="Bring along what a clue is to be told with, which is the body; a former one goes.",
        body=Media(("application/octet-stream",)),
        answers={201: http.ClipKept},
        refuses=refused(Who.SEAT, 400, 403, 409, 413),
        who=Who.SEAT,
    )
)
REMOVE_CLIP: Final = _book.change(
    "delete",
    "remove_clip",
    _CLIP,
    "Take back what has not been told.",
    body=NOTHING,
    answer=NOTHING,
    refuses=(409,),
    who=Who.SEAT,
)
CLIP: Final = _book.get_file(
    "clip",
    _CLIP,
    "What a clue was told with, for those who may look at the table.",
    media=Media(("audio/wav", "image/webp", "application/json")),
    refuses=(401, 403, 404, 409),
)

# Albums, for whoever has the link to one

ALBUM: Final = _book.get(
    "album",
    _ALBUM,
    "A game that is over, without the table that it was played at.",
    answer=http.Album,
    refuses=(404,),
    query=LANGUAGE,
)
ALBUM_PICTURE: Final = _book.get_file(
    "album_picture",
    f"{_ALBUM}/pictures/{{number}}",
    "A card that was made of a host's own picture, if the host lets it be seen.",
    media=Media(("image/webp",)),
    refuses=(404,),
    query=MappingProxyType({"large": "Anything: to look at it closely."}),
)
ALBUM_CLIP: Final = _book.get_file(
    "album_clip",
    f"{_ALBUM}/clips/{{number}}",
    "What a clue was told with, if whoever told it lets it be in the album.",
    media=Media(("audio/wav", "image/webp", "application/json")),
    refuses=(404,),
)
ALBUM_QR: Final = _book.get_file(
    "album_qr",
    f"{_ALBUM}/qr.svg",
    "The link to an album, for phones.",
    media=Media(("image/svg+xml",)),
    refuses=(404,),
)

# Televisions

ASK_FOR_CODE: Final = _book.change(
    "post",
    "wait_for_table",
    "/api/screens",
    "Show a code, by which a host can pair this screen with their table.",
    body=NOTHING,
    answer=http.ScreenWaiting,
    status=201,
)
SCREEN_FATE: Final = _book.change(
    "post",
    "screen_fate",
    "/api/screens/fate",
    "Has this screen been paired?",
    body=http.ScreenSecret,
    answer=http.ScreenFate,
    refuses=(409,),
)
SCREEN_QR: Final = _book.get_file(
    "screen_qr",
    "/api/screens/{screen_code}/qr.svg",
    "The link to a screen that waits, for the host's phone.",
    media=Media(("image/svg+xml",)),
    refuses=(409,),
)
COMPARE_SCREEN: Final = _book.change(
    "post",
    "compare_screen",
    f"{_TABLE}/screens/word",
    "The word that a screen shows, for the host to compare.",
    body=http.ScreenCode,
    answer=http.ScreenWord,
    refuses=(409,),
    who=Who.HOST,
)
PAIR_SCREEN: Final = _book.change(
    "post",
    "pair_screen",
    f"{_TABLE}/screens",
    "Pair a screen with the table.",
    body=http.PairScreen,
    answer=http.Paired,
    status=201,
    refuses=(409,),
    who=Who.HOST,
)

# What can be chosen

CHOICES: Final = _book.get(
    "choices",
    "/api/choices",
    "What can be chosen for a table.",
    answer=http.Choices,
    query=LANGUAGE,
)
DECKS: Final = _book.get(
    "decks",
    "/api/decks",
    "The decks of this server.",
    answer=http.Decks,
    query=LANGUAGE,
)
DECK: Final = _book.get(
    "deck",
    "/api/decks/{deck}",
    "What is on each card of a deck.",
    answer=DeckCards,
    refuses=(404,),
    query=LANGUAGE,
)
DECK_ZIP: Final = _book.get_file(
    "deck_zip",
    "/api/decks/{deck}/{name}.zip",
    "A whole deck.",
    media=Media(("application/zip",)),
    refuses=(404,),
)
PICTURE: Final = _book.add(
    Operation[None, None](
        name="picture",
        method="get",
        path="/pictures/{name}",
        says="A picture; its address never shows anything else.",
        answers={200: PICTURES, 304: NOTHING},
        refuses=refused(Who.ANYONE, 404),
    )
)

# Decks of a table's own

OWN_DECKS: Final = _book.get(
    "own_decks",
    _UPLOADS,
    "The decks of the table's own.",
    answer=http.OwnDecks,
    refuses=(409,),
    who=Who.HOST,
)
BEGIN_DECK: Final = _book.change(
    "post",
    "begin_deck",
    _UPLOADS,
    "Begin a deck.",
    body=http.NewDeck,
    answer=http.OwnDeck,
    status=201,
    refuses=(409,),
    who=Who.HOST,
)
CHANGE_DECK: Final = _book.change(
    "patch",
    "change_deck",
    _UPLOAD,
    "Say something else about a deck, or put its cards into another order.",
    body=http.DeckChange,
    answer=http.OwnDeck,
    refuses=(409,),
    who=Who.HOST,
)
DELETE_DECK: Final = _book.change(
    "delete",
    "delete_deck",
    _UPLOAD,
    "Forget a deck.",
    body=NOTHING,
    answer=NOTHING,
    refuses=(409,),
    who=Who.HOST,
)
FINISH_DECK: Final = _book.change(
    "post",
    "finish_deck",
    f"{_UPLOAD}/finish",
    "Let the table play with a deck as it is now.",
    body=NOTHING,
    answer=http.OwnDeck,
    refuses=(409,),
    who=Who.HOST,
)
ADD_PICTURE: Final = _book.add(
    Operation[None, http.OwnPicture](
        name="add_picture",
        method="post",
        path=f"{_UPLOAD}/pictures",
        says="Make a card of a picture, which is the body.",
        body=Media(("application/octet-stream",)),
        answers={201: http.OwnPicture},
        refuses=refused(Who.HOST, 400, 409, 413),
        who=Who.HOST,
        query=FILE,
    )
)
WHOLE_PICTURE: Final = _book.get_file(
    "whole_picture",
    _PICTURE,
    "The whole of a picture.",
    media=Media(("image/webp",)),
    refuses=(409,),
    who=Who.HOST,
)
CHANGE_PICTURE: Final = _book.change(
    "patch",
    "change_picture",
    _PICTURE,
    "Say something else about a picture.",
    body=http.PictureChange,
    answer=http.OwnPicture,
    refuses=(409,),
    who=Who.HOST,
)
REMOVE_PICTURE: Final = _book.change(
    "delete",
    "remove_picture",
    _PICTURE,
    "Take a picture out of its deck.",
    body=NOTHING,
    answer=NOTHING,
    refuses=(409,),
    who=Who.HOST,
)
RECUT_PICTURE: Final = _book.change(
    "put",
    "recut_picture",
    f"{_PICTURE}/crop",
    "Cut a picture anew.",
    body=http.Recut,
    answer=http.OwnPicture,
    refuses=(409,),
    who=Who.HOST,
)

# For whoever runs the server

METRICS: Final = _book.get_file(
    "metrics",
    "/metrics",
    "The server in numbers, for Prometheus.",
    media=Media(("text/plain",)),
    who=Who.ADMIN,
)
OVERVIEW: Final = _book.get(
    "overview",
    "/api/admin",
    "How the server is, and who is here.",
    answer=http.Overview,
    who=Who.ADMIN,
)
REPORTS: Final = _book.get(
    "reports",
    "/api/admin/reports",
    "What people have reported.",
    answer=list[http.AdminReport],
    who=Who.ADMIN,
)
CLEAR_REPORT: Final = _book.change(
    "delete",
    "clear_report",
    "/api/admin/reports/{number}",
    "Forget a report that has been dealt with.",
    body=NOTHING,
    answer=NOTHING,
    who=Who.ADMIN,
)
REPORTED_CLIP: Final = _book.get_file(
    "reported_clip",
    "/api/admin/reports/{number}/clips/{clip}",
    "What somebody who was reported had told with.",
    media=Media(("audio/wav", "image/webp", "application/json")),
    refuses=(404,),
    who=Who.ADMIN,
)
CLOSE_TABLE: Final = _book.change(
    "delete",
    "close_table",
    "/api/admin/tables/{code}",
    "Close a table and forget it.",
    body=NOTHING,
    answer=NOTHING,
    refuses=(404,),
    who=Who.ADMIN,
)
PLACES: Final = _book.get(
    "places",
    "/api/admin/places",
    "The places from which nobody is let in.",
    answer=list[http.ShutOutPlace],
    who=Who.ADMIN,
)
SHUT_OUT: Final = _book.change(
    "post",
    "shut_out",
    "/api/admin/places",
    "Let nobody in from a place.",
    body=http.ShutOut,
    answer=NOTHING,
    refuses=(409,),
    who=Who.ADMIN,
)
LET_IN: Final = _book.change(
    "delete",
    "let_in",
    "/api/admin/places/{number}",
    "Let people in from a place again.",
    body=NOTHING,
    answer=NOTHING,
    who=Who.ADMIN,
)
PIN_NOTICE: Final = _book.change(
    "put",
    "pin_notice",
    "/api/admin/notice",
    "Say something to everyone.",
    body=http.NoticeText,
    answer=NOTHING,
    refuses=(409,),
    who=Who.ADMIN,
)
DRAIN: Final = _book.change(
    "put",
    "drain",
    "/api/admin/drain",
    "Begin no more games, or do so again.",
    body=http.Drain,
    answer=NOTHING,
    who=Who.ADMIN,
)

OPERATIONS: Final = _book.operations
