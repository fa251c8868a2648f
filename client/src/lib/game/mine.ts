/** What a show is to one seat: where a television tells the story, the phone tells this. */

import type { Reveal } from '$lib/protocol/types';
import { ownerOf, votersOf } from './points';
import type { Beat, Told } from './script';

/** How my evening stands at this moment of the show. */
export type MyMoment =
  | { readonly is: 'watch' }
  | { readonly is: 'chosen'; readonly number: number }
  | { readonly is: 'unseen' }
  | { readonly is: 'fooled'; readonly seats: readonly string[]; readonly points: number }
  | { readonly is: 'found' }
  | { readonly is: 'missed'; readonly place: number }
  | { readonly is: 'told'; readonly found: number; readonly of: number };

/** The card that I look at meanwhile: mine, of several the one that was chosen most; at last the true one. */
export function myCard(reveal: Reveal, seat: string, told: Told): string | null {
  if (told.truth !== null) return told.truth;
  const mine = reveal.laid[seat] ?? [];
  const chosen = (card: string): number => told.votes.filter((coin) => coin.card === card).length;
  return mine.reduce<string | null>((best, card) => (best === null || chosen(card) > chosen(best) ? card : best), null);
}

/** What is mine to know by now. Nothing of it is told before the television tells it. */
export function myMoment(reveal: Reveal, seat: string, beat: Beat, told: Told): MyMoment {
  const mine = reveal.laid[seat] ?? [];
  const teller = seat === reveal.storyteller;
  if (told.truth !== null) {
    const voters = Object.keys(reveal.votes);
    const found = voters.filter((one) => votesFor(reveal, one, told.truth));
    if (teller) return { is: 'told', found: found.length, of: voters.length };
    if (!(seat in reveal.votes)) return { is: 'watch' };
    return found.includes(seat) ? { is: 'found' } : { is: 'missed', place: reveal.board.indexOf(told.truth) + 1 };
  }
  if (beat.beat === 'hush') return { is: 'watch' };
  const unmasked = teller ? [] : mine.filter((card) => told.owners.has(card));
  if (unmasked.length) {
    const seats = [...new Set(unmasked.flatMap((card) => votersOf(reveal, card)))];
    return seats.length
      ? { is: 'fooled', seats, points: reveal.points[seat]?.bonus ?? 0 }
      : mine.length === unmasked.length
        ? { is: 'unseen' }
        : { is: 'watch' };
  }
  const number = told.votes.filter((coin) => ownerOf(reveal, coin.card) === seat).length;
  return number ? { is: 'chosen', number } : { is: 'watch' };
}

function votesFor(reveal: Reveal, seat: string, card: string | null): boolean {
  return card !== null && (reveal.votes[seat] ?? []).includes(card);
}
