/** Opening tables and sitting down, and remembering it. */

import { device } from '$lib/device.svelte';
import { api } from '$lib/net/api';
import { inTheirLanguage } from '$lib/words/theirs';

/** Open a table; alone means that computer players are invited and the game begins at once. */
export async function seatAt(name: string, pawn: string | null, alone: boolean): Promise<string> {
  const taken = await inTheirLanguage((language) => api.open(name, pawn, { language }));
  device.remember({ name, pawn });
  device.sit(taken.code, taken.token, taken.seat);
  if (alone) sessionStorage.setItem(`alone ${taken.code}`, '3');
  return taken.code;
}

/** Sit down at a table that somebody else has opened. */
export async function joinAt(table: string, name: string, pawn: string | null): Promise<void> {
  const taken = await api.sit(table, name, pawn);
  device.remember({ name, pawn });
  device.sit(taken.code, taken.token, taken.seat);
}

/** How many computer players a table that was opened for one still wants; asked once. */
export function wantsComputers(code: string): number {
  const key = `alone ${code}`;
  const number = Number(sessionStorage.getItem(key) ?? 0);
  sessionStorage.removeItem(key);
  return number;
}
