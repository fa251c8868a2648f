/** Why somebody got their points, as keys of the catalogue. */

import type { Points, Reveal, ScoreView } from '$lib/protocol/types';
import type { Table } from '$lib/table/table.svelte';

export interface Reason {
  readonly key: string;
  readonly number: number;
}

/** List the reasons, the largest part first. */
export function reasons(reveal: Reveal, seat: string): Reason[] {
  const points: Points | undefined = reveal.points[seat];
  if (points === undefined) return [];
  const teller = seat === reveal.storyteller;
  const found: Reason[] = [];
  if (points.base > 0) {
    const key = teller ? 'points-told' : reveal.outcome === 'some' ? 'points-found' : 'points-consoled';
    found.push({ key, number: points.base });
  } else if (teller) {
    found.push({ key: reveal.outcome === 'all' ? 'points-too-plain' : 'points-too-dark', number: 0 });
  }
  if (points.lone > 0) found.push({ key: 'points-lone', number: points.lone });
  if (points.bonus > 0) found.push({ key: 'points-lured', number: points.bonus });
  return found.length ? found : [{ key: 'points-nothing', number: 0 }];
}

/** The same where a reason has few letters: on a phone, and in a list. */
export function briefly(reveal: Reveal, seat: string): Reason[] {
  return reasons(reveal, seat).map((one) =>
    one.key === 'points-consoled' ? { ...one, key: 'points-consoled-brief' } : one,
  );
}

/** All points of a seat in a round. */
export function total(reveal: Reveal, seat: string): number {
  const points = reveal.points[seat];
  return points ? points.base + points.lone + points.bonus : 0;
}

/** Everyone's points, as far as they may be seen by now: a show tells those of its round last. */
export function scoresOf(table: Table): readonly ScoreView[] {
  return table.holds() ? scoresBefore(table) : (table.view.scores ?? []);
}

/** Everyone's points, without those of the round that is told. */
export function scoresBefore(table: Table): readonly ScoreView[] {
  const { scores, reveal } = table.view;
  return (scores ?? []).map((one) => (reveal ? { ...one, score: one.score - total(reveal, one.seat) } : one));
}

/** Who laid a card, and who voted for it (twice, if twice). */
export function ownerOf(reveal: Reveal, card: string): string | undefined {
  return Object.entries(reveal.laid).find(([, cards]) => cards.includes(card))?.[0];
}

export function votersOf(reveal: Reveal, card: string): string[] {
  return Object.entries(reveal.votes).flatMap(([seat, cards]) => cards.filter((one) => one === card).map(() => seat));
}
