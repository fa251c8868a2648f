/** Which pictures somebody is asked about, so that all of them get a word from somebody. */

import { there } from '$lib/there';

/** A picture of the table's own, and whether its author has said what is on it. */
export interface Picture {
  readonly id: string;
  readonly described: boolean;
}

/** About a minute's worth. */
export const MOST = 12;

/**
 * Choose pictures for a sitting: those about which least is known come first.
 *
 * Nobody is told what others whispered, nor about what; so all go round by the same order, which
 * chance has made when it named the cards, and each of so many people begins elsewhere.
 */
export function sitting(
  pictures: readonly Picture[],
  mine: Readonly<Record<string, string>>,
  place: number,
  people: number,
): string[] {
  const order = [...pictures].sort((one, other) => (one.id < other.id ? -1 : 1));
  const first = Math.floor((Math.max(0, place) * order.length) / Math.max(1, people));
  const round = order.map((_, step) => there(order[(first + step) % order.length]));
  const fresh = round.filter((one) => !(one.id in mine));
  return [...fresh.filter((one) => !one.described), ...fresh.filter((one) => one.described)]
    .map((one) => one.id)
    .slice(0, MOST);
}
