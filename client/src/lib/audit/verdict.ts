/** What an audit comes to, for whoever noted the promise and for whoever did not. */

import type { Promised } from '$lib/device.svelte';
import type { Check, Kind } from './audit';

export type Verdict = 'fair-yes' | 'fair-yes-late' | 'fair-yes-unseen' | 'fair-no' | 'fair-no-promise';

export interface Line {
  readonly kind: Kind;
  readonly fair: number;
  readonly all: number;
}

/** Judge; who noted the promise in a later round knows of no earlier one. */
export function verdictOf(checks: readonly Check[], promise: string, noted: Promised | undefined): Verdict {
  if (checks.some((check) => !check.fair)) return 'fair-no';
  if (noted === undefined) return 'fair-yes-unseen';
  if (noted.hash !== promise) return 'fair-no-promise';
  return noted.round > 1 ? 'fair-yes-late' : 'fair-yes';
}

/** Count the checks of each kind, in the order of the game. */
export function tally(checks: readonly Check[]): Line[] {
  const kinds: readonly Kind[] = ['promise', 'deal', 'first', 'board', 'fill', 'pile', 'round'];
  return kinds
    .map((kind) => ({ kind, of: checks.filter((check) => check.kind === kind) }))
    .filter(({ of }) => of.length > 0)
    .map(({ kind, of }) => ({ kind, fair: of.filter((check) => check.fair).length, all: of.length }));
}
