/** Sounds and buzzes that come in time. */

import { buzz, type BuzzName } from './haptics';
import type { How, SoundName } from './palette';
import { sound } from './sounds';

/** Something that is heard or felt at a moment, in milliseconds. */
export interface Cue extends How {
  readonly at: number;
  readonly sound?: SoundName;
  readonly buzz?: BuzzName;
  /** What it is about: this shakes where nothing can buzz. */
  readonly card?: string;
}

const LATE = 250; // milliseconds: what comes later than that is left out, not crowded together

/** Play what is still to come when so much time has passed; returns a way to end it. */
export function playCues(
  cues: readonly Cue[],
  elapsed: number,
  elementOf: (card: string) => Element | null | undefined = () => null,
): () => void {
  const began = performance.now() - elapsed;
  const timers = cues
    .filter((cue) => cue.at >= elapsed)
    .map((cue) =>
      setTimeout(() => {
        if (performance.now() - began - cue.at < LATE) play(cue, elementOf);
      }, cue.at - elapsed),
    );
  return () => timers.forEach(clearTimeout);
}

function play(cue: Cue, elementOf: (card: string) => Element | null | undefined): void {
  if (cue.sound) sound(cue.sound, cue);
  if (cue.buzz) buzz(cue.buzz, cue.card === undefined ? null : elementOf(cue.card));
}
