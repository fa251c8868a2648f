/** A game that is over, as it can be told: with the names that whoever reads may know. */

import type { Source } from '$lib/clips/clips';
import type { Clue, GameStory, Recap } from '$lib/protocol/types';

export interface Told extends Pick<GameStory, 'names' | 'pawns' | 'played_for' | 'hearts'> {
  /** What its clues were told with, as far as it is kept and may be here. */
  readonly sources?: readonly Source[];
  readonly recap: Pick<Recap, 'seats' | 'rounds' | 'scores' | 'awards'>;
}

/** What a clue of a story was told with; nothing: words alone. */
export function playedIn({ sources }: Told, clue: Clue): Source | undefined {
  return clue.clip === null ? undefined : sources?.find((one) => one.id === clue.clip);
}
