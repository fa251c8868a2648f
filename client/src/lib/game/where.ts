/**
 * Where things are on the page: this shakes where nothing buzzes.
 *
 * No card has its name there, so that nobody reads it; one is found by its place among the others.
 */

import type { Beat } from './script';

/** A card of a reveal that is being told: at the front, if it is there, otherwise among the others. */
export function inShow(beat: Beat | null, board: readonly string[], card: string): Element | null {
  return nth('.show .stage .one', beat?.cards.indexOf(card) ?? -1) ?? nth('.show ol > li', board.indexOf(card));
}

/** A card that lies on the table, or is held to the lamp. */
export function onTable(board: readonly string[], card: string): Element | null {
  return document.querySelector('dialog.close[open] .here') ?? nth('main ol > li', board.indexOf(card));
}

/** What I have laid face down. */
export function laid(): Element | null {
  return document.querySelector('main .mine');
}

/** All cards before me: my hand, or those on the table. */
export function cardsBeforeMe(): Element | null {
  return document.querySelector('main .spread');
}

/** My rabbit, if it stands on the podium. */
export function onPodium(): Element | null {
  return document.querySelector('.podium .me');
}

function nth(selector: string, place: number): Element | null {
  return document.querySelectorAll(selector)[place] ?? null;
}
