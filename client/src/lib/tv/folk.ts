/** Who is shown on a television, and how they do. */

import type { Sections, SitterView } from '$lib/protocol/types';

export type Mood = 'awake' | 'done' | 'asleep' | 'stone';

export interface Somebody {
  readonly seat: string;
  readonly name: string;
  readonly pawn: string;
  readonly mood: Mood;
}

/** From so many on, rabbits stand without their names, and no list names more than three. */
export const CROWD = 9;
export const NAMED = 3;

export function isAway(one: SitterView): boolean {
  return !one.here && !one.stood_in;
}

/** Those of whom a phase asks something: done, or awaited. */
export function askedIn(view: Sections): Somebody[] {
  const { round, waiting } = view;
  const acted = (round?.phase === 'vote' ? waiting?.voted : waiting?.laid_by) ?? [];
  const asked = (seat: string): boolean => acted.includes(seat) || (waiting?.awaited.includes(seat) ?? false);
  return (view.sitters ?? [])
    .filter((one) => asked(one.seat))
    .map((one) => somebody(one, acted.includes(one.seat) ? 'done' : isAway(one) ? 'stone' : 'asleep'));
}

/** All who play this round, as they sit. */
export function players(view: Sections, mood: Mood = 'awake'): Somebody[] {
  const plays = new Set(view.scores?.map((one) => one.seat));
  return (view.sitters ?? [])
    .filter((one) => plays.has(one.seat))
    .map((one) => somebody(one, isAway(one) ? 'stone' : mood));
}

/** Whom the game waits for, if all of them are away; nobody: it goes on, or people think. */
export function missing(view: Sections): SitterView[] {
  const { round, waiting } = view;
  const plays = new Set(view.scores?.map((one) => one.seat));
  const gone = (view.sitters ?? []).filter((one) => isAway(one) && plays.has(one.seat));
  if (round?.phase === 'paused') return gone;
  const awaited = waiting?.awaited ?? [];
  const late = gone.filter((one) => awaited.includes(one.seat));
  return awaited.length > 0 && late.length === awaited.length ? late : [];
}

export function somebody({ seat, name, pawn }: SitterView, mood: Mood): Somebody {
  return { seat, name, pawn, mood };
}
