/** Forty seconds of the game, always the same ones: what lies where, and what comes of a choice. */

/** My cards: one is asleep, which will matter. */
export const HAND = ['tenant', 'piano-ascending', 'long-distance'] as const;
export type Held = (typeof HAND)[number];
const ASLEEP: Held = 'tenant';

export type Kind = 'plain' | 'right' | 'dark';
/** The clues that I can choose of, for each card; the best one is not always in the same place. */
export const CLUES: Readonly<Record<Held, readonly Kind[]>> = {
  tenant: ['right', 'plain', 'dark'],
  'piano-ascending': ['dark', 'right', 'plain'],
  'long-distance': ['plain', 'dark', 'right'],
};

export type Owner = 'ada' | 'bruno' | 'luna' | 'me';
/** Those that the others lay. */
const LAID = { bruno: 'purr-engine', ada: 'serenade', luna: 'the-warm-place' } as const;
type Laid = (typeof LAID)[keyof typeof LAID];

export interface Lesson {
  readonly scene: 'tell' | 'give' | 'vote' | 'light';
  /** The card that I tell of, and how plain my clue is. */
  readonly told?: Held;
  readonly clue?: Kind;
  readonly given?: Held;
  readonly vote?: Laid;
}

export const BEGINNING: Lesson = { scene: 'tell' };
export const SCENES = ['tell', 'give', 'vote', 'light'] as const;

export const tell = (lesson: Lesson, told: Held): Lesson => ({ ...lesson, told });
export const say = (lesson: Lesson, clue: Kind): Lesson => ({ ...lesson, clue });
export const give = (lesson: Lesson, given: Held): Lesson => ({ ...lesson, given });

/** Vote for a card on the table; the light comes at once. My own gets no vote. */
export function vote(lesson: Lesson, card: string): Lesson {
  const chosen = Object.values(LAID).find((one) => one === card);
  return chosen ? { ...lesson, scene: 'light', vote: chosen } : lesson;
}

/** Whether this scene has been played, and another one follows. */
export function played({ scene, clue, given }: Lesson): boolean {
  return (scene === 'tell' && clue !== undefined) || (scene === 'give' && given !== undefined);
}
export function onward(lesson: Lesson): Lesson {
  if (!played(lesson)) return lesson;
  return { ...lesson, scene: lesson.scene === 'tell' ? 'give' : 'vote' };
}

/** What lies on the table, and whose it is. */
export function board({ given = ASLEEP }: Lesson): readonly (readonly [card: string, owner: Owner])[] {
  return [
    [LAID.bruno, 'bruno'],
    [given, 'me'],
    [LAID.ada, 'ada'],
    [LAID.luna, 'luna'],
  ];
}

/** Who votes for what besides me: Bruno is right, and Luna believes whatever is asleep. */
export function found(lesson: Lesson): boolean {
  return lesson.vote === LAID.ada;
}
export function lured(lesson: Lesson): boolean {
  return lesson.given === ASLEEP;
}

const TOLD = { plain: 'learn-told-plain', right: 'learn-told-right', dark: 'learn-told-dark' } as const;

/** What is said now, as keys of the catalogue. */
export function sentences(lesson: Lesson): readonly string[] {
  const { scene, told, clue, given, vote } = lesson;
  switch (scene) {
    case 'tell':
      return [clue ? TOLD[clue] : told ? 'learn-clue' : 'learn-tell'];
    case 'give':
      return [given ? (lured(lesson) ? 'learn-gave-close' : 'learn-gave-far') : 'learn-give'];
    case 'vote':
      return ['learn-vote'];
    case 'light':
      return [
        found(lesson) ? 'learn-found' : vote === LAID.bruno ? 'learn-missed-bruno' : 'learn-missed-luna',
        ...(lured(lesson) ? ['learn-lured'] : []),
        'learn-scoring',
      ];
  }
}
