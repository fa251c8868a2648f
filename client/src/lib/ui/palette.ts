/**
 * What the sounds of an evening are made of: felt, paper, wood, the tines of a music box.
 *
 * Each is a description and nothing else, so that a page plays it and a test measures it by the same
 * words. All pitches are those of D major without its fourth and seventh: whatever sounds together agrees.
 */

/** One tone, or one breath of noise, within a sound. Times are in seconds. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly at: number;
  readonly lasts: number;
  /** Its amplitude where it is loudest. */
  readonly loud: number;
  /** How long it swells before it fades; 0: it is struck. */
  readonly attack: number;
  /** Of a tone, in hertz; where `to` is given, it glides there. */
  readonly pitch?: number;
  readonly to?: number;
  /** What of a noise is let through, in hertz. */
  readonly above?: number;
  readonly below?: number;
}

export interface Score {
  readonly lasts: number;
  readonly voices: readonly Voice[];
}

export interface How {
  /** How many steps of the scale higher (pluck, hop), or which of several alike (wick). */
  readonly step?: number;
  /** Decibels louder, or softer. */
  readonly level?: number;
}

const D3 = 146.83;
const SCALE = [0, 2, 4, 7, 9]; // halves of tones above a D: D E F♯ A B
const TINES = SCALE.length; // steps from a D to the next

/** The pitch so many steps above D5; below it, where negative. */
export function tine(step: number): number {
  const octave = Math.floor(step / TINES);
  const place = step - octave * TINES;
  return D3 * 4 * 2 ** (octave + (SCALE[place] ?? 0) / 12);
}

const A4 = -2; // steps from D5
const within = (step: number, most: number): number => Math.max(-TINES, Math.min(step, most));

function pluck(pitch: number, at = 0, loud = 0.15, lasts = 0.7): Voice[] {
  const tone = { wave: 'sine', at, attack: 0.003 } as const;
  return [
    { ...tone, pitch, loud, lasts },
    { ...tone, pitch: pitch * 2, loud: loud / 4, lasts: lasts * 0.6 }, // an octave up, at −12 dB
  ];
}

function felt(at = 0, loud = 0.5): Voice[] {
  return [
    { wave: 'sine', at, lasts: 0.09, attack: 0.002, loud, pitch: 180, to: 110 },
    { wave: 'noise', at, lasts: 0.008, attack: 0, loud: loud * 0.5, below: 900 },
  ];
}

function paper(at = 0, loud = 0.4, lasts = 0.16): Voice {
  return { wave: 'noise', at, lasts, attack: lasts * 0.35, loud, above: 1800, below: 4000 };
}

/** One beat of a heart: felt, far below. */
function beat(at: number): Voice {
  return { wave: 'sine', at, lasts: 0.22, attack: 0.012, loud: 0.4, pitch: 90, to: 60 };
}

/** Half a tone is 100 cents. */
function bent(pitch: number, cents: number): number {
  return pitch * 2 ** (cents / 1200);
}

const lamp = (): Voice[] => [
  ...[0, 2, 3, 4, 5].flatMap((step, number) => pluck(tine(step), number * 0.075, 0.09, 1.6)),
  ...[D3, D3 * 1.5].map((pitch): Voice => ({
    wave: 'sine',
    at: 0,
    lasts: 2.4,
    attack: 1.2,
    loud: 0.1,
    pitch,
  })),
];

/** Under a bar of the waltz, in steps above D5: its first beat, then the two others. */
const UNDER = { D: [-10, -3, -2], B: [-6, -5, -3], A: [-7, -4, -2] } as const;
/** Eight bars for the podium: what is under each, and its melody, in steps, with the beats of each. */
type Bar = readonly [under: keyof typeof UNDER, ...melody: (readonly [step: number, beats: number])[]];
const WALTZ: readonly Bar[] = [
  ['D', [2, 1], [3, 1], [3, 1]],
  ['B', [4, 2], [3, 1]],
  ['A', [2, 1], [1, 1], [2, 1]],
  ['D', [3, 3]],
  ['B', [4, 1], [5, 1], [4, 1]],
  ['D', [3, 1], [2, 1], [1, 1]],
  ['A', [2, 1], [1, 1], [-2, 1]],
  ['D', [0, 3]],
];
/** Eight bars for those who gather: slower, and so soft that one can talk. */
const LULLABY: readonly Bar[] = [
  ['D', [0, 2], [2, 1]],
  ['B', [4, 2], [3, 1]],
  ['D', [2, 1], [1, 1], [0, 1]],
  ['A', [1, 3]],
  ['D', [0, 2], [2, 1]],
  ['B', [4, 1], [5, 1], [4, 1]],
  ['A', [3, 1], [1, 1], [2, 1]],
  ['D', [0, 3]],
];
const BEAT = 0.34; // seconds
const SLOW_BEAT = 0.46;
/** When the lullaby can begin anew, in seconds. */
export const LULLABY_LASTS = LULLABY.length * 3 * SLOW_BEAT;

function music(bars: readonly Bar[], beat: number, loud: number): Voice[] {
  return bars.flatMap(([under, ...melody], bar) => {
    const start = bar * 3 * beat;
    let sung = 0;
    const above = melody.flatMap(([step, beats]) => {
      const at = start + sung * beat;
      sung += beats;
      return pluck(tine(step), at, 0.12 * loud, 0.6 + beats * 0.2);
    });
    const below = UNDER[under].flatMap((step, nth) =>
      pluck(tine(step), start + nth * beat, (nth ? 0.04 : 0.09) * loud, 0.9),
    );
    return [...below, ...above];
  });
}

const SOUNDS = {
  /** A coin set on felt. */
  felt: () => felt(),
  /** A card slid over wood. */
  paper: () => [paper()],
  /** A card turned over. */
  flip: () => [paper(0, 0.3, 0.105), paper(0.135, 0.4, 0.105)],
  /** A tine of a music box. */
  pluck: (step: number) => pluck(tine(within(step, TINES))),
  /** A block of wood. */
  hop: (step: number): Voice[] => [
    { wave: 'triangle', at: 0, lasts: 0.08, attack: 0, loud: 0.3, pitch: tine(within(step, TINES) + A4) },
  ],
  giggle: () =>
    [4, 3, 2].flatMap((step, number) =>
      pluck(tine(step), number * 0.07, 0.14, 0.18).map((one) => ({ ...one, to: bent(one.pitch ?? 0, -30) })),
    ),
  heart: () => [beat(0), beat(0.18)],
  /** The light comes up. */
  lamp,
  /** The room holds its breath. */
  hush: (): Voice[] => [{ wave: 'noise', at: 0, lasts: 0.9, attack: 0.4, loud: 0.5, below: 300 }],
  bow: () => music(WALTZ, BEAT, 1),
  /** A music box in the corner, while people gather. */
  box: () => music(LULLABY, SLOW_BEAT, 0.4),
  /** A candle that burns down. */
  wick: (step: number): Voice[] => [
    { wave: 'noise', at: 0, lasts: 0.014, attack: 0, loud: 0.4, above: 2000, below: 3000 },
    { wave: 'noise', at: 0.012 + (step % 3) * 0.003, lasts: 0.028, attack: 0, loud: 0.3, above: 2000, below: 3000 },
  ],
  /** It is my turn. */
  turn: () => [...pluck(tine(0)), ...pluck(tine(3), 0.16)],
} satisfies Record<string, (step: number) => Voice[]>;

export type SoundName = keyof typeof SOUNDS;
export const NAMES = Object.keys(SOUNDS) as readonly SoundName[];

/** Write down a sound. */
export function scoreOf(name: SoundName, { step = 0, level = 0 }: How = {}): Score {
  const louder = 10 ** (level / 20);
  const voices = SOUNDS[name](step).map((voice) => ({ ...voice, loud: voice.loud * louder }));
  return { voices, lasts: Math.max(...voices.map((voice) => voice.at + voice.lasts)) };
}
