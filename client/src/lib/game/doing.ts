/** What somebody at the table is doing, and what part they have in the round. */

import type { Sections, SitterView } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';

export type Part =
  | 'looks' // has no seat
  | 'next-game' // has one, but the game had no room
  | 'next-round' // came while a round was played, and waits to be dealt in
  | 'awaited'
  | 'tells'
  | 'gave'
  | 'voted'
  | 'passed' // was waited for no longer, and has done nothing
  | 'idle'; // plays, and has nothing to do now

/** What part somebody (null: who looks on) has in what is played now. */
export function partOf({ round, waiting, scores }: Sections, seat: string | null): Part {
  if (seat === null) return 'looks';
  const player = scores?.find((one) => one.seat === seat);
  if (!player) return 'next-game';
  if (player.newcomer) return 'next-round';
  if (waiting?.awaited.includes(seat)) return 'awaited';
  if (round?.storyteller === seat) return 'tells';
  switch (round?.phase) {
    case 'race':
      return 'passed';
    case 'give':
      return waiting?.laid_by.includes(seat) ? 'gave' : 'passed';
    case 'vote':
      return waiting?.voted.includes(seat) ? 'voted' : 'passed';
    default:
      return 'idle';
  }
}

const DOING: Readonly<Record<Part, string>> = {
  looks: 'doing-here',
  'next-game': 'doing-next-game',
  'next-round': 'doing-waits',
  awaited: 'doing-thinks',
  tells: 'doing-tells',
  gave: 'doing-gave',
  voted: 'doing-voted',
  passed: 'doing-passed',
  idle: 'doing-here',
};

/** As a key of the catalogue; before a game, and after it, nobody has anything to do. */
export function doing(table: Table, one: SitterView): string {
  const { round } = table.view;
  if (!one.here) return one.stood_in ? 'doing-stood-in' : 'doing-away';
  if (!round || round.phase === 'over')
    return one.kind === 'computer' ? 'doing-computer' : one.ready ? 'doing-ready' : 'doing-here';
  return DOING[partOf(table.view, one.seat)];
}

/** Whether that is done with what the phase asks for. */
export function done(what: string): boolean {
  return what === 'doing-gave' || what === 'doing-voted';
}

/** How many are done with what the phase asks for, of all of whom it is asked. */
export function progress({ round, waiting }: Sections): { done: number; all: number } {
  const acted = round?.phase === 'vote' ? waiting?.voted : round?.phase === 'give' ? waiting?.laid_by : [];
  const done = (acted ?? []).filter((seat) => seat !== round?.storyteller).length;
  return { done, all: done + (waiting?.awaited.length ?? 0) };
}
