/** What quick reactions are called. */

import { t, words } from '$lib/words/words.svelte';

/** Name a reaction; one that a newer server knows by what it is called there. */
export function nameOf(reaction: string): string {
  return words.knows(`reaction-${reaction}`) ? t(`reaction-${reaction}`) : reaction;
}
