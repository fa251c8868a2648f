/** HTTP for what is not live, as the screens ask for it. */

import type { GameStory, SettingsDraft } from '$lib/protocol/types';
import { WishRefused } from './link';
import { call, callOnce } from './operations';

export { addressOf, Unreachable } from './operations';

export const api = {
  open: (name: string, pawn: string | null, settings: SettingsDraft, password: string | null = null) =>
    callOnce('open_table', { body: { name, pawn, settings, ...(password === null ? {} : { password }) } }),
  sit: (code: string, name: string, pawn: string | null) => callOnce('sit_down', { code, body: { name, pawn } }),
  move: (seatCode: string) => callOnce('move_seat', { body: { seat_code: seatCode } }),
  /** A television that shows a code, until a host has paired it. */
  waitForTable: () => call('wait_for_table', {}),
  screenFate: (secret: string) => call('screen_fate', { body: { secret } }),
  screenWord: (table: string, code: string, token: string) =>
    call('compare_screen', { code: table, body: { code } }, token),
  pairScreen: (table: string, code: string, language: string, token: string) =>
    call('pair_screen', { code: table, body: { code, language } }, token),
  /** For the host: a code with which a program can sit down as a computer player; an older one works no more. */
  admit: (table: string, token: string) => call('admit_computer', { code: table }, token),
  withdrawAdmission: (table: string, token: string) => call('withdraw_admission', { code: table }, token),
  about: () => call('about', {}),
  tables: () => call('public_tables', {}),
  /** By the name of a link, or the token of a seat there, nobody has to wait with those who guess codes. */
  table: (name: string, token: string | null = null) => call('table_info', { code: name }, token),
  /** A token of a seat there shows names that others may not know. */
  story: (code: string, game: number, token: string | null = null): Promise<GameStory> => {
    const asks = { code, number: game };
    return call('game_story', asks, token).catch((error: unknown) => {
      if (token !== null && error instanceof WishRefused && error.reason === 'bad_token') {
        return call('game_story', asks);
      }
      throw error;
    });
  },
  /** For the host: forget a table with all that belongs to it. */
  clear: (code: string, token: string) => call('delete_table', { code }, token),
  /** For the host: a new link to the album of a game; an older one leads nowhere then. */
  shareAlbum: (code: string, game: number, pictures: boolean, token: string) =>
    call('share_album', { code, number: game, body: { pictures } }, token),
  album: (secret: string, language: string) => call('album', { secret, query: { lang: language } }),
  audit: (code: string, game: number) => call('game_audit', { code, number: game }),
  choices: (language = 'en') => call('choices', { query: { lang: language } }),
  decks: (language: string) => call('decks', { query: { lang: language } }),
  deck: (deck: string, language: string) => call('deck', { deck, query: { lang: language } }),
};

/** Where a path of the server is, for pictures and links. */
export function at(path: string): string {
  return new URL(path.replace(/^\//, ''), document.baseURI).href;
}

/** Where the socket is. */
export function socketUrl(): string {
  const url = new URL('socket', document.baseURI);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
