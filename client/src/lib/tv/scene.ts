/** Which scene a television shows: it follows from what is known, and never lags two behind. */

export type Scene =
  | 'lobby' // T1
  | 'thinking' // T2
  | 'giving' // T3
  | 'voting' // T4
  | 'show' // T5 to T8
  | 'points' // T9
  | 'end' // T10
  | 'away' // T11
  | 'paused';

export interface Known {
  /** Whether a game was begun, and nobody gathers for another. */
  readonly begun: boolean;
  /** What is before this screen. */
  readonly phase: string | null;
  /** Whether the host has stopped the game. */
  readonly paused: boolean;
  /** Whether a reveal is being told, and its points are to come. */
  readonly telling: boolean;
  /** Whether the game waits for nobody but those who are away. */
  readonly missing: boolean;
}

export function sceneOf({ begun, phase, paused, telling, missing }: Known): Scene {
  if (!begun) return 'lobby';
  if (phase === 'over') return 'end';
  if (paused) return 'paused';
  if (phase === 'reveal') return telling ? 'show' : 'points';
  if (missing || phase === 'paused') return 'away';
  if (phase === 'vote') return 'voting';
  return phase === 'give' ? 'giving' : 'thinking';
}

const LOOKS = 6000; // milliseconds: so long a reveal stays when the others think of the next story
const BREATH = 1500; // and this, if all of it was told
const GOAL = 2600; // and this, if the game ends with it: the last hop is slow, and somebody may be quick

/** How long a reveal may stay before this screen when the table is in some phase already. */
export function linger(phase: string | null, told: boolean): number {
  if (phase !== 'clue' && phase !== 'race' && phase !== 'over') return 0; // there is something new to see
  if (!told) return LOOKS;
  return phase === 'over' ? GOAL : BREATH;
}
