/** What is expected of me now, in one sentence. */

import type { Table } from '$lib/table/table.svelte';
import { t } from '$lib/words/words.svelte';
import { partOf } from './doing';

/** One sentence more, for those who have never played. */
export function hintFor(table: Table): string {
  switch (table.phase) {
    case 'race':
      return table.may('claim') ? t('hint-race') : '';
    case 'clue':
      return partOf(table.view, table.seat) === 'idle' ? t('hint-wait-clue') : '';
    case 'give':
      return table.may('give') ? t('hint-give') : '';
    case 'vote':
      return table.may('vote') ? t('hint-vote') : '';
    default:
      return '';
  }
}

/** Whoever plays later is told when; nothing: I play now, or look on. */
export function later(table: Table): string {
  const part = partOf(table.view, table.seat);
  return part === 'next-round' || part === 'next-game' ? t(`task-${part}`) : '';
}

export function expected(table: Table): string {
  switch (table.phase) {
    case 'race':
      return later(table) || (table.may('claim') ? t('task-race') : t('task-race-watch'));
    case 'clue':
      return later(table) || (table.telling ? t(isBlind(table) ? 'task-tell-blind' : 'task-tell') : waitForClue(table));
    case 'give':
      return later(table) || inGiving(table);
    case 'vote':
      return later(table) || inVoting(table);
    case 'reveal':
      return table.holds() ? '' : t('task-reveal'); // who listens hears the show first
    case 'paused':
      return t('task-paused');
    default:
      return '';
  }
}

/** Whether chance says which card is told. */
export function isBlind(table: Table): boolean {
  return table.view.game?.edition.blind ?? false;
}

function waitForClue(table: Table): string {
  return t('task-wait-clue', { name: table.name(table.view.round?.storyteller) });
}

function inGiving(table: Table): string {
  const give = table.may('give');
  if (give) return t('task-give', { number: give.number });
  switch (partOf(table.view, table.seat)) {
    case 'tells':
      return t('task-wait-cards');
    case 'gave':
      return t('task-gave');
    case 'passed':
      return t('task-passed-give');
    default:
      return t('task-watch-give');
  }
}

function inVoting(table: Table): string {
  const vote = table.may('vote');
  const name = table.name(table.view.round?.storyteller);
  if (vote) return t('task-vote', { name, most: vote.most });
  switch (partOf(table.view, table.seat)) {
    case 'tells':
      return t('task-wait-votes');
    case 'voted':
      return t('task-voted');
    case 'passed':
      return t('task-passed-vote');
    default:
      return t('task-watch-vote');
  }
}
