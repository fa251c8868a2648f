/** A clue in words, also one that is not: who says it in the room leaves nothing to read. */

import type { Clue, Medium, Sections } from '$lib/protocol/types';
import { t } from '$lib/words/words.svelte';

export interface Told {
  /** Whose it is, or what to do. */
  readonly who: string;
  /** What was said; nothing: it is not written down. */
  readonly text: string;
}

/** How a clue is told to me, of whom it may be. What is played has its caption elsewhere. */
export function toldTo(clue: Clue, name: string, mine: boolean): Told {
  switch (clue.medium) {
    case 'words':
      return { who: t('clue-of', { name }), text: clue.text || '…' };
    case 'spoken':
      return { who: mine ? t('clue-aloud-me') : t('clue-aloud', { name }), text: clue.text };
    default:
      return { who: t(`clue-by-${clue.medium}`, { name }), text: clue.clip === null ? clue.text : '' };
  }
}

/** The same when the evening is told. */
export function asItWas(clue: Clue): string {
  if (clue.text) return clue.text;
  if (clue.medium === 'words') return '…';
  return clue.medium === 'spoken' ? t('clue-aloud-said') : t(`clue-was-${clue.medium}`);
}

/** Whether somebody would hear me: another person sits here, and not a computer in their place. */
export function isHeard({ sitters }: Sections, me: string | null): boolean {
  return (sitters ?? []).some((one) => one.kind === 'person' && !one.stood_in && one.seat !== me);
}

export interface Ways {
  /** Those beside each other to choose among; said aloud is a button of its own. */
  readonly tabs: readonly Medium[];
  readonly aloud: boolean;
  readonly all: readonly Medium[];
  /** How it begins. */
  readonly first: Medium;
  /** Whether nothing can be brought: then a few words stand for it. */
  readonly bare: boolean;
}

/** How I may tell: in words first, then by what needs little; nothing that nobody would hear, or that is not kept. */
export function waysOf(
  media: readonly Medium[],
  { heard, kept }: { readonly heard: boolean; readonly kept: boolean },
): Ways {
  const recorded = (['sound', 'mime', 'drawing'] as const).filter((one) => kept && media.includes(one));
  const tabs: readonly Medium[] = [...(media.includes('words') ? (['words'] as const) : []), ...recorded];
  // Where there is nothing else, it is told so, whoever hears it.
  const aloud = media.includes('spoken') && (heard || tabs.length === 0);
  const all: readonly Medium[] = aloud ? [...tabs, 'spoken'] : tabs;
  return { tabs, aloud, all, first: all[0] ?? media[0] ?? 'words', bare: all.length === 0 };
}
