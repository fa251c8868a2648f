/** How rabbits hop, in time: once what they got has arrived, a moment for each point, and never long. */

/** A hop from one place to the next: when it begins, and how long it takes, in milliseconds. */
export interface Hop {
  readonly at: number;
  readonly lasts: number;
}

/** When they begin, after the points have come. */
export const AFTER = 900;
/** The hop to the goal. */
export const SLOW = 480;
const EACH = 240;
const ALL = 1800;

export function hopsFor(number: number): Hop[] {
  const lasts = Math.min(EACH, ALL / number);
  return Array.from({ length: number }, (_, step) => ({ at: AFTER + step * lasts, lasts }));
}

/** When the last of some hops is over. */
export function restAfter(hops: readonly Hop[]): number {
  const last = hops.at(-1);
  return last ? last.at + last.lasts : AFTER;
}
