/** The podium in time: third, second, a drum of felt, and the first one; then what is remembered. */

import type { Cue } from '$lib/ui/cues';

// Milliseconds since the scene has begun.
export const THIRD = 300;
export const SECOND = THIRD + 900;
const DRUM = SECOND + 900;
const ROLL = 700; // as long as the drum is heard
export const FIRST = DRUM + ROLL + 100; // in silence
/** The wall of pictures. */
export const WALL = FIRST + 9000;

const STROKES = 8;
const SOFTER = -8; // decibels, the first of them; each is one louder

export function drumCues(): readonly Cue[] {
  const drum = Array.from({ length: STROKES }, (_, stroke): Cue => ({
    at: DRUM + (stroke * ROLL) / STROKES,
    sound: 'felt',
    level: SOFTER + stroke,
  }));
  return [{ at: THIRD, sound: 'felt' }, { at: SECOND, sound: 'felt' }, ...drum];
}
