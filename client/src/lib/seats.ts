/** Opening tables and sitting down, and remembering it. */

import { device } from '$lib/device.svelte';
import { api } from '$lib/net/api';
import { WishRefused } from '$lib/net/link';
import type { TableInfo } from '$lib/protocol/types';
import { inTheirLanguage } from '$lib/words/theirs';

/** Open a table; alone means that computer players are invited and the game begins at once. */
export async function seatAt(
  name: string,
  pawn: string | null,
  alone: boolean,
  password: string | null = null,
): Promise<string> {
  const taken = await inTheirLanguage((language) => api.open(name, pawn, { language }, password));
  device.remember({ name, pawn });
  device.sit(taken.code, taken.token, taken.seat);
  if (alone) sessionStorage.setItem(`alone ${taken.code}`, '3');
  return taken.code;
}

/** Whether a table was not opened because the server wants a password for it, or another one. */
export function asksForPassword(error: unknown): boolean {
  return error instanceof WishRefused && (error.reason === 'needs_password' || error.reason === 'wrong_password');
}

/** Sit down at a table that somebody else has opened; returns the seat's token. */
export async function joinAt(table: string, name: string, pawn: string | null): Promise<string> {
  const taken = await api.sit(table, name, pawn);
  device.remember({ name, pawn });
  device.sit(taken.code, taken.token, taken.seat);
  return taken.token;
}

/** How many computer players a table that was opened for one still wants; asked once. */
export function wantsComputers(code: string): number {
  const key = `alone ${code}`;
  const number = Number(sessionStorage.getItem(key) ?? 0);
  sessionStorage.removeItem(key);
  return number;
}

/** A table to which somebody can return. */
export interface Living {
  readonly code: string;
  /** Whether a game goes on there. */
  readonly playing: boolean;
  /** Who is there; nobody, where names are not for everyone. */
  readonly names: readonly string[];
}
const MOST_RETURNS = 3;

/** Which of these tables live still, in the same order. Of those that do not, the caller is told. */
export async function living(
  codes: readonly string[],
  ask: (code: string) => Promise<Pick<TableInfo, 'summary' | 'names'>>,
  onlost: (code: string) => void,
): Promise<Living[]> {
  const found = await Promise.all(
    codes.slice(0, MOST_RETURNS).map(async (code) => {
      try {
        const { summary, names } = await ask(code);
        return [{ code, playing: summary.playing, names }];
      } catch (error) {
        if (error instanceof WishRefused && error.reason === 'no_such_table') onlost(code);
        return [];
      }
    }),
  );
  return found.flat();
}
