/** Whose rabbit is whose in a story: who has left since gets one that nobody else has. */

import type { Told } from './told';

interface Played {
  readonly pawns: Told['pawns'];
  readonly recap: Pick<Told['recap'], 'seats'>;
}

export function rabbitsOf(story: Played, all: readonly string[]): Record<string, string> {
  const taken = Object.values(story.pawns);
  const free = all.filter((pawn) => !taken.includes(pawn));
  return Object.fromEntries(story.recap.seats.map((seat) => [seat, story.pawns[seat] ?? free.shift() ?? all[0] ?? '']));
}
