// Made by `python -m pinxit.protocol.typescript` from the protocol. Do not edit.

import type {
  About,
  AdminReport,
  Admission,
  Album,
  AlbumLink,
  Choices,
  ClipKept,
  DeckCards,
  DeckChange,
  Decks,
  Drain,
  GameAudit,
  GameStory,
  Health,
  MoveSeat,
  NewDeck,
  NoticeText,
  OpenTable,
  Overview,
  OwnDeck,
  OwnDecks,
  OwnPicture,
  PairScreen,
  Paired,
  PictureChange,
  PublicLine,
  Recut,
  ScreenCode,
  ScreenFate,
  ScreenSecret,
  ScreenWaiting,
  ScreenWord,
  SeatTaken,
  ShareAlbum,
  ShutOut,
  ShutOutPlace,
  SitAsComputer,
  SitDown,
  TableInfo,
} from './types';

/** What each operation is asked with, and what it answers. */
export interface Operations {
  /** Is the server well? */
  readonly health: {
    readonly asks: Readonly<Record<never, never>>;
    readonly answer: Health;
  };
  /** The whole protocol as JSON Schema. */
  readonly schema: {
    readonly asks: Readonly<Record<never, never>>;
    readonly answer: Readonly<Record<string, unknown>>;
  };
  /** This description. */
  readonly description: {
    readonly asks: Readonly<Record<never, never>>;
    readonly answer: Readonly<Record<string, unknown>>;
  };
  /** The socket, as AsyncAPI. */
  readonly socket_description: {
    readonly asks: Readonly<Record<never, never>>;
    readonly answer: Readonly<Record<string, unknown>>;
  };
  /** How long things are kept, and who runs the server. */
  readonly about: {
    readonly asks: Readonly<Record<never, never>>;
    readonly answer: About;
  };
  /** Public tables with a free seat. */
  readonly public_tables: {
    readonly asks: Readonly<Record<never, never>>;
    readonly answer: readonly PublicLine[];
  };
  /** Open a table and be its host. */
  readonly open_table: {
    readonly asks: { readonly body: OpenTable; };
    readonly answer: SeatTaken;
  };
  /** What may be known before sitting down. */
  readonly table_info: {
    readonly asks: { readonly code: string; };
    readonly answer: TableInfo;
  };
  /** Forget the table. */
  readonly delete_table: {
    readonly asks: { readonly code: string; };
    readonly answer: undefined;
  };
  /** Sit down at a table. */
  readonly sit_down: {
    readonly asks: { readonly code: string; readonly body: SitDown; };
    readonly answer: SeatTaken;
  };
  /** Make a code for a program that is to play; an older one works no more. */
  readonly admit_computer: {
    readonly asks: { readonly code: string; };
    readonly answer: Admission;
  };
  /** Let no such code work any more. */
  readonly withdraw_admission: {
    readonly asks: { readonly code: string; };
    readonly answer: undefined;
  };
  /** Sit down as a computer player, with the code of the table's host. */
  readonly sit_as_computer: {
    readonly asks: { readonly body: SitAsComputer; };
    readonly answer: SeatTaken;
  };
  /** The link to the table, for phones. */
  readonly qr_code: {
    readonly asks: { readonly code: string; readonly query?: { sofa?: string; }; };
    readonly answer: Blob;
  };
  /** The story of a game that is over. */
  readonly game_story: {
    readonly asks: { readonly code: string; readonly number: number; };
    readonly answer: GameStory;
  };
  /** All that it takes to check the shuffle of a game that is over. */
  readonly game_audit: {
    readonly asks: { readonly code: string; readonly number: number; };
    readonly answer: GameAudit;
  };
  /** The whole log, when no game is running. */
  readonly export: {
    readonly asks: { readonly code: string; };
    readonly answer: Readonly<Record<string, unknown>>;
  };
  /** Give out a link to the album of a game that is over; an older one leads nowhere then. */
  readonly share_album: {
    readonly asks: { readonly code: string; readonly number: number; readonly body: ShareAlbum; };
    readonly answer: AlbumLink;
  };
  /** Take one's seat on another device. */
  readonly move_seat: {
    readonly asks: { readonly body: MoveSeat; };
    readonly answer: SeatTaken;
  };
  /** Bring along what a clue is to be told with, which is the body; a former one goes. */
  readonly add_clip: {
    readonly asks: { readonly code: string; readonly medium: string; readonly body: Blob; };
    readonly answer: ClipKept;
  };
  /** Take back what has not been told. */
  readonly remove_clip: {
    readonly asks: { readonly code: string; readonly clip: string; };
    readonly answer: undefined;
  };
  /** What a clue was told with, for those who may look at the table. */
  readonly clip: {
    readonly asks: { readonly code: string; readonly clip: string; };
    readonly answer: Blob;
  };
  /** A game that is over, without the table that it was played at. */
  readonly album: {
    readonly asks: { readonly secret: string; readonly query?: { lang?: string; }; };
    readonly answer: Album;
  };
  /** A card that was made of a host's own picture, if the host lets it be seen. */
  readonly album_picture: {
    readonly asks: { readonly secret: string; readonly number: number; readonly query?: { large?: string; }; };
    readonly answer: Blob;
  };
  /** What a clue was told with, if whoever told it lets it be in the album. */
  readonly album_clip: {
    readonly asks: { readonly secret: string; readonly number: number; };
    readonly answer: Blob;
  };
  /** The link to an album, for phones. */
  readonly album_qr: {
    readonly asks: { readonly secret: string; };
    readonly answer: Blob;
  };
  /** Show a code, by which a host can pair this screen with their table. */
  readonly wait_for_table: {
    readonly asks: Readonly<Record<never, never>>;
    readonly answer: ScreenWaiting;
  };
  /** Has this screen been paired? */
  readonly screen_fate: {
    readonly asks: { readonly body: ScreenSecret; };
    readonly answer: ScreenFate;
  };
  /** The link to a screen that waits, for the host's phone. */
  readonly screen_qr: {
    readonly asks: { readonly screen_code: string; };
    readonly answer: Blob;
  };
  /** The word that a screen shows, for the host to compare. */
  readonly compare_screen: {
    readonly asks: { readonly code: string; readonly body: ScreenCode; };
    readonly answer: ScreenWord;
  };
  /** Pair a screen with the table. */
  readonly pair_screen: {
    readonly asks: { readonly code: string; readonly body: PairScreen; };
    readonly answer: Paired;
  };
  /** What can be chosen for a table. */
  readonly choices: {
    readonly asks: { readonly query?: { lang?: string; }; };
    readonly answer: Choices;
  };
  /** The decks of this server. */
  readonly decks: {
    readonly asks: { readonly query?: { lang?: string; }; };
    readonly answer: Decks;
  };
  /** What is on each card of a deck. */
  readonly deck: {
    readonly asks: { readonly deck: string; readonly query?: { lang?: string; }; };
    readonly answer: DeckCards;
  };
  /** A whole deck. */
  readonly deck_zip: {
    readonly asks: { readonly deck: string; readonly name: string; };
    readonly answer: Blob;
  };
  /** A picture; its address never shows anything else. */
  readonly picture: {
    readonly asks: { readonly name: string; };
    readonly answer: Blob;
  };
  /** The decks of the table's own. */
  readonly own_decks: {
    readonly asks: { readonly code: string; };
    readonly answer: OwnDecks;
  };
  /** Begin a deck. */
  readonly begin_deck: {
    readonly asks: { readonly code: string; readonly body: NewDeck; };
    readonly answer: OwnDeck;
  };
  /** Say something else about a deck, or put its cards into another order. */
  readonly change_deck: {
    readonly asks: { readonly code: string; readonly deck: string; readonly body: DeckChange; };
    readonly answer: OwnDeck;
  };
  /** Forget a deck. */
  readonly delete_deck: {
    readonly asks: { readonly code: string; readonly deck: string; };
    readonly answer: undefined;
  };
  /** Let the table play with a deck as it is now. */
  readonly finish_deck: {
    readonly asks: { readonly code: string; readonly deck: string; };
    readonly answer: OwnDeck;
  };
  /** Make a card of a picture, which is the body. */
  readonly add_picture: {
    readonly asks: { readonly code: string; readonly deck: string; readonly query?: { name?: string; request?: string; }; readonly body: Blob; };
    readonly answer: OwnPicture;
  };
  /** The whole of a picture. */
  readonly whole_picture: {
    readonly asks: { readonly code: string; readonly deck: string; readonly picture: string; };
    readonly answer: Blob;
  };
  /** Say something else about a picture. */
  readonly change_picture: {
    readonly asks: { readonly code: string; readonly deck: string; readonly picture: string; readonly body: PictureChange; };
    readonly answer: OwnPicture;
  };
  /** Take a picture out of its deck. */
  readonly remove_picture: {
    readonly asks: { readonly code: string; readonly deck: string; readonly picture: string; };
    readonly answer: undefined;
  };
  /** Cut a picture anew. */
  readonly recut_picture: {
    readonly asks: { readonly code: string; readonly deck: string; readonly picture: string; readonly body: Recut; };
    readonly answer: OwnPicture;
  };
  /** The server in numbers, for Prometheus. */
  readonly metrics: {
    readonly asks: Readonly<Record<never, never>>;
    readonly answer: Blob;
  };
  /** How the server is, and who is here. */
  readonly overview: {
    readonly asks: Readonly<Record<never, never>>;
    readonly answer: Overview;
  };
  /** What people have reported. */
  readonly reports: {
    readonly asks: Readonly<Record<never, never>>;
    readonly answer: readonly AdminReport[];
  };
  /** Forget a report that has been dealt with. */
  readonly clear_report: {
    readonly asks: { readonly number: number; };
    readonly answer: undefined;
  };
  /** What somebody who was reported had told with. */
  readonly reported_clip: {
    readonly asks: { readonly number: number; readonly clip: string; };
    readonly answer: Blob;
  };
  /** Close a table and forget it. */
  readonly close_table: {
    readonly asks: { readonly code: string; };
    readonly answer: undefined;
  };
  /** The places from which nobody is let in. */
  readonly places: {
    readonly asks: Readonly<Record<never, never>>;
    readonly answer: readonly ShutOutPlace[];
  };
  /** Let nobody in from a place. */
  readonly shut_out: {
    readonly asks: { readonly body: ShutOut; };
    readonly answer: undefined;
  };
  /** Let people in from a place again. */
  readonly let_in: {
    readonly asks: { readonly number: number; };
    readonly answer: undefined;
  };
  /** Say something to everyone. */
  readonly pin_notice: {
    readonly asks: { readonly body: NoticeText; };
    readonly answer: undefined;
  };
  /** Begin no more games, or do so again. */
  readonly drain: {
    readonly asks: { readonly body: Drain; };
    readonly answer: undefined;
  };
}

/** By which method and where each operation is asked for, as seen from the page's base. */
export const ROUTES = {
  health: { method: 'GET', path: 'healthz' },
  schema: { method: 'GET', path: 'api/schema.json' },
  description: { method: 'GET', path: 'api/openapi.json' },
  socket_description: { method: 'GET', path: 'api/asyncapi.json' },
  about: { method: 'GET', path: 'api/about' },
  public_tables: { method: 'GET', path: 'api/tables' },
  open_table: { method: 'POST', path: 'api/tables' },
  table_info: { method: 'GET', path: 'api/tables/{code}' },
  delete_table: { method: 'DELETE', path: 'api/tables/{code}' },
  sit_down: { method: 'POST', path: 'api/tables/{code}/seats' },
  admit_computer: { method: 'POST', path: 'api/tables/{code}/admissions' },
  withdraw_admission: { method: 'DELETE', path: 'api/tables/{code}/admissions' },
  sit_as_computer: { method: 'POST', path: 'api/computers' },
  qr_code: { method: 'GET', path: 'api/tables/{code}/qr.svg' },
  game_story: { method: 'GET', path: 'api/tables/{code}/games/{number}' },
  game_audit: { method: 'GET', path: 'api/tables/{code}/games/{number}/audit' },
  export: { method: 'GET', path: 'api/tables/{code}/export' },
  share_album: { method: 'POST', path: 'api/tables/{code}/games/{number}/album' },
  move_seat: { method: 'POST', path: 'api/seats' },
  add_clip: { method: 'POST', path: 'api/tables/{code}/clips/{medium}' },
  remove_clip: { method: 'DELETE', path: 'api/tables/{code}/clips/{clip}' },
  clip: { method: 'GET', path: 'api/tables/{code}/clips/{clip}' },
  album: { method: 'GET', path: 'api/albums/{secret}' },
  album_picture: { method: 'GET', path: 'api/albums/{secret}/pictures/{number}' },
  album_clip: { method: 'GET', path: 'api/albums/{secret}/clips/{number}' },
  album_qr: { method: 'GET', path: 'api/albums/{secret}/qr.svg' },
  wait_for_table: { method: 'POST', path: 'api/screens' },
  screen_fate: { method: 'POST', path: 'api/screens/fate' },
  screen_qr: { method: 'GET', path: 'api/screens/{screen_code}/qr.svg' },
  compare_screen: { method: 'POST', path: 'api/tables/{code}/screens/word' },
  pair_screen: { method: 'POST', path: 'api/tables/{code}/screens' },
  choices: { method: 'GET', path: 'api/choices' },
  decks: { method: 'GET', path: 'api/decks' },
  deck: { method: 'GET', path: 'api/decks/{deck}' },
  deck_zip: { method: 'GET', path: 'api/decks/{deck}/{name}.zip' },
  picture: { method: 'GET', path: 'pictures/{name}' },
  own_decks: { method: 'GET', path: 'api/tables/{code}/uploads' },
  begin_deck: { method: 'POST', path: 'api/tables/{code}/uploads' },
  change_deck: { method: 'PATCH', path: 'api/tables/{code}/uploads/{deck}' },
  delete_deck: { method: 'DELETE', path: 'api/tables/{code}/uploads/{deck}' },
  finish_deck: { method: 'POST', path: 'api/tables/{code}/uploads/{deck}/finish' },
  add_picture: { method: 'POST', path: 'api/tables/{code}/uploads/{deck}/pictures' },
  whole_picture: { method: 'GET', path: 'api/tables/{code}/uploads/{deck}/pictures/{picture}' },
  change_picture: { method: 'PATCH', path: 'api/tables/{code}/uploads/{deck}/pictures/{picture}' },
  remove_picture: { method: 'DELETE', path: 'api/tables/{code}/uploads/{deck}/pictures/{picture}' },
  recut_picture: { method: 'PUT', path: 'api/tables/{code}/uploads/{deck}/pictures/{picture}/crop' },
  metrics: { method: 'GET', path: 'metrics' },
  overview: { method: 'GET', path: 'api/admin' },
  reports: { method: 'GET', path: 'api/admin/reports' },
  clear_report: { method: 'DELETE', path: 'api/admin/reports/{number}' },
  reported_clip: { method: 'GET', path: 'api/admin/reports/{number}/clips/{clip}' },
  close_table: { method: 'DELETE', path: 'api/admin/tables/{code}' },
  places: { method: 'GET', path: 'api/admin/places' },
  shut_out: { method: 'POST', path: 'api/admin/places' },
  let_in: { method: 'DELETE', path: 'api/admin/places/{number}' },
  pin_notice: { method: 'PUT', path: 'api/admin/notice' },
  drain: { method: 'PUT', path: 'api/admin/drain' },
} as const;
