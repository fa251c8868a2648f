/** A clue in words, also one that is not: who says it in the room leaves nothing to read. */

import type { Clue, Sections } from '$lib/protocol/types';
import { t } from '$lib/words/words.svelte';

export interface Told {
  /** Whose it is, or what to do. */
  readonly who: string;
  /** What was said; nothing: it is not written down. */
  readonly text: string;
}

/** How a clue is told to me, of whom it may be. */
export function toldTo(clue: Clue, name: string, mine: boolean): Told {
  if (clue.medium !== 'spoken') return { who: t('clue-of', { name }), text: clue.text || '…' };
  return { who: mine ? t('clue-aloud-me') : t('clue-aloud', { name }), text: clue.text };
}

/** The same when the evening is told. */
export function asItWas(clue: Clue): string {
  return clue.text || (clue.medium === 'spoken' ? t('clue-aloud-said') : '…');
}

/** Whether somebody would hear me: another person sits here, and not a computer in their place. */
export function isHeard({ sitters }: Sections, me: string | null): boolean {
  return (sitters ?? []).some((one) => one.kind === 'person' && !one.stood_in && one.seat !== me);
}
