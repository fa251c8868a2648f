/** What is expected of me now, in one sentence. */

import type { Table } from '$lib/table/table.svelte';
import { t } from '$lib/words/words.svelte';

/** One sentence more, for those who have never played. */
export function hintFor(table: Table): string {
  switch (table.phase) {
    case 'race':
      return table.may('claim') ? t('hint-race') : '';
    case 'clue':
      return table.telling ? '' : t('hint-wait-clue');
    case 'give':
      return table.may('give') ? t('hint-give') : '';
    case 'vote':
      return table.may('vote') ? t('hint-vote') : '';
    default:
      return '';
  }
}

export function expected(table: Table): string {
  const teller = table.name(table.view.round?.storyteller);
  const give = table.may('give');
  const vote = table.may('vote');
  switch (table.phase) {
    case 'race':
      return table.may('claim') ? t('task-race') : t('task-race-watch');
    case 'clue':
      return table.telling ? t('task-tell') : t('task-wait-clue', { name: teller });
    case 'give':
      if (!table.inGame) return t('task-watch-give');
      if (give) return t('task-give', { number: give.number });
      return table.telling ? t('task-wait-cards') : t('task-gave');
    case 'vote':
      if (!table.inGame) return t('task-watch-vote');
      if (vote) return t('task-vote', { name: teller, most: vote.most });
      return table.telling ? t('task-wait-votes') : t('task-voted');
    case 'reveal':
      return t('task-reveal');
    case 'paused':
      return t('task-paused');
    default:
      return '';
  }
}
