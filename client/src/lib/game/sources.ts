/** What the clues of a game were told with, for whoever may look at its table. */

import { addressOf } from '$lib/net/api';
import type { GameStory } from '$lib/protocol/types';
import type { Told } from './told';

export function withSources(story: GameStory, code: string, token: string | null): GameStory & Told {
  const sources = story.clips.map((clip) => ({ ...clip, address: addressOf('clip', { code, clip: clip.id }), token }));
  return { ...story, sources };
}
