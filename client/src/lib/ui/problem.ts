/** Why something did not work, in the player's words. */

import { Unreachable } from '$lib/net/api';
import { WishRefused } from '$lib/net/link';
import { t, words } from '$lib/words/words.svelte';

type Simple = string | number;

/** Say an error as a person would. */
export function explain(error: unknown): string {
  if (error instanceof Unreachable) return t('problem-unreachable');
  if (error instanceof WishRefused) return refusal(error.reason, error.facts);
  return t('problem-unknown');
}

/** Say why somebody cannot come in: while codes are guessed, whoever has only a code waits, too. */
export function explainAtTheDoor(error: unknown): string {
  return error instanceof WishRefused && error.reason === 'too_fast' ? t('join-crowded') : explain(error);
}

/** Say a refusal by its reason, with its facts. */
export function refusal(reason: string, facts: Readonly<Record<string, unknown>> = {}): string {
  const key = `refused-${reason.replaceAll('_', '-')}`;
  if (!words.knows(key)) return t('problem-unknown');
  const values = Object.entries(facts).filter(
    (entry): entry is [string, Simple] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return t(key, Object.fromEntries(values));
}
