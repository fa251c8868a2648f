/**
 * Wishes that name cards are as long as with any other cards: who watches the network sees lengths,
 * and nothing else. Spaces at the end of a message are allowed, and mean nothing.
 */

import type { Wish } from '$lib/protocol/types';
import { MOST_VOTES, WIDEST_CARD } from '$lib/protocol/types';

const IN_A_LIST = WIDEST_CARD + '"",'.length;

/** Write a message; one that names cards, with the spaces that hide which, and how many votes. */
export function padded(message: object): string {
  const wish = 'wish' in message ? (message.wish as Wish) : null;
  return JSON.stringify(message) + ' '.repeat(wish === null ? 0 : spare(wish));
}

function spare(wish: Wish): number {
  switch (wish.do) {
    case 'tell':
      return ofCards([wish.card]);
    case 'give':
      return ofCards(wish.cards);
    case 'vote':
      return ofCards(wish.cards) + (MOST_VOTES - wish.cards.length) * IN_A_LIST;
    default:
      return 0;
  }
}

function ofCards(cards: readonly string[]): number {
  return cards.reduce((spaces, card) => spaces + WIDEST_CARD - card.length, 0);
}
