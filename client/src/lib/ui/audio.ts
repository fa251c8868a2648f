/** All that this page plays, by one way out: a browser lets it be heard once it was touched. */

let context: AudioContext | null = null;

/** Made when the first sound is wanted; a page has no more than a few of these. */
export const audio = (): AudioContext => (context ??= new AudioContext());

/** The same, if there is one already. */
export const audioSoFar = (): AudioContext | null => context;

/** Phones that are switched to silent play nothing unless they are told that it is meant to be heard. */
export function meantToBeHeard(yes: boolean): void {
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = yes ? 'playback' : 'auto';
}
