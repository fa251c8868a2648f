/** HTTP for what is not live. Addresses are relative: the page's <base> says where the server is. */

import type {
  About,
  Choices,
  DeckCards,
  Decks,
  ErrorBody,
  GameAudit,
  GameStory,
  OpenTable,
  PublicLine,
  SeatTaken,
  SettingsDraft,
  TableInfo,
} from '$lib/protocol/types';
import { WishRefused } from './link';
import { unguessable } from './unguessable';

/** The server cannot be reached: no network, or it is not running. */
export class Unreachable extends Error {}

const TRIES = 3;

export async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(new URL(path, document.baseURI), init);
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (answer.status === 204) return undefined as Answer;
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => null)) as ErrorBody | null;
  if (problem === null) throw new Unreachable(`${answer.status}`);
  const { reason, facts, message } = problem.error;
  throw new WishRefused(reason, facts, message);
}

/** Post a body that can be sent again when its answer was lost: by its request, it is done once. */
export async function askOnce<Answer>(path: string, body: object, init: RequestInit = {}, request = unguessable()): Promise<Answer> {
  const whole = { ...init, method: 'POST', body: JSON.stringify({ ...body, request }) };
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask<Answer>(path, whole);
    } catch (error) {
      if (!(error instanceof Unreachable) || tries === TRIES) throw error;
      await new Promise((done) => setTimeout(done, 400 * tries));
    }
  }
}

export const api = {
  open: (name: string, pawn: string | null, settings: SettingsDraft) =>
    askOnce<SeatTaken>('api/tables', { name, pawn, settings } satisfies OpenTable),
  sit: (code: string, name: string, pawn: string | null) =>
    askOnce<SeatTaken>(`api/tables/${encodeURIComponent(code)}/seats`, { name, pawn }),
  move: (seatCode: string) =>
    askOnce<SeatTaken>('api/seats', { seat_code: seatCode }),
  about: () => ask<About>('api/about'),
  tables: () => ask<readonly PublicLine[]>('api/tables'),
  /** By the name of a link, or the token of a seat there, nobody has to wait with those who guess codes. */
  table: (name: string, token: string | null = null) =>
    ask<TableInfo>(`api/tables/${encodeURIComponent(name)}`, token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
  /** A token of a seat there shows names that others may not know. */
  story: (code: string, game: number, token: string | null = null): Promise<GameStory> => {
    const path = `api/tables/${encodeURIComponent(code)}/games/${game}`;
    if (token === null) return ask<GameStory>(path);
    const mine = ask<GameStory>(path, { headers: { authorization: `Bearer ${token}` } });
    return mine.catch((error: unknown) => {
      if (error instanceof WishRefused && error.reason === 'bad_token') return ask<GameStory>(path);
      throw error;
    });
  },
  /** For the host: forget a table with all that belongs to it. */
  clear: (code: string, token: string) =>
    ask<undefined>(`api/tables/${encodeURIComponent(code)}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } }),
  audit: (code: string, game: number) => ask<GameAudit>(auditPath(code, game)),
  choices: (language = 'en') => ask<Choices>(`api/choices?lang=${language}`),
  decks: (language: string) => ask<Decks>(`api/decks?lang=${language}`),
  deck: (deck: string, language: string) =>
    ask<DeckCards>(`api/decks/${encodeURIComponent(deck)}?lang=${language}`),
};

/** Where all that it takes to check a game's shuffle is told. */
export function auditPath(code: string, game: number): string {
  return `api/tables/${encodeURIComponent(code)}/games/${game}/audit`;
}

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
