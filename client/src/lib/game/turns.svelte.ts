/** How a page tells of turns: by its title, a buzz, a sound, and where it is looked at from. */

import type { Table } from '$lib/table/table.svelte';
import { buzz } from '$lib/ui/haptics';
import { sound } from '$lib/ui/sounds';
import { t } from '$lib/words/words.svelte';
import { tick } from 'svelte';
import type { Pace } from './pace.svelte';
import { cardsBeforeMe } from './where';

/** The tab says whether it is my turn. */
export function titleOf(table: Table): string {
  return `${table.awaited ? `● ${t('your-turn')}` : table.code} · Pinxit`;
}

/** Once for each turn of mine, a phone may tell by a short buzz. */
export function announceTurns(table: Table): void {
  let told = '';
  $effect(() => {
    const turn = `${table.view.round?.number} ${table.phase}`;
    if (table.awaited && turn !== told) {
      told = turn;
      if (table.phase !== 'race') buzz('turn', cardsBeforeMe());
      sound('turn');
    }
  });
}

/** Each moment is looked at from its beginning. */
export function beginEachMomentAtTheTop(pace: Pace): void {
  $effect(() => {
    void pace.moment;
    window.scrollTo(0, 0);
    // Whoever plays by keyboard goes on from the middle of the table, not from the top of the page.
    void tick().then(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    });
  });
}
