/** A game that is over, as it can be told: with the names that whoever reads may know. */

import type { GameStory, Recap } from '$lib/protocol/types';

export interface Told extends Pick<GameStory, 'names' | 'pawns' | 'played_for' | 'hearts'> {
  readonly recap: Pick<Recap, 'seats' | 'rounds' | 'scores' | 'awards'>;
}
