/** What is heard of news: two views of the same table, one after the other, tell what happened. */

import type { Sections } from '$lib/protocol/types';
import type { Cue } from '$lib/ui/cues';

const TINES = 6; // from D to D: the room builds a chord, then another
const MOST = 3; // of one kind at once: who comes back to a full table hears that it is full, no more
const APART = 140; // milliseconds
const FALLS = 300; // of a rabbit, until it sits

/** When the first card on the table turns over and when the last one does, in milliseconds. */
export type Turns = (cards: number) => readonly [first: number, last: number];

/** List what is heard when `after` follows `before`; what I do myself is heard where I do it. */
export function cuesBetween(before: Sections, after: Sections, me: string | null, turns: Turns = () => [0, 0]): Cue[] {
  if (!before.table || !after.table || before === after) return [];
  if (!after.round) return gathered(before, after, me);
  if (!before.round || !after.game) return [];
  const [was, is] = [before.round.phase, after.round.phase];
  if (was !== is) return begun(is, after, me, turns);
  if (is === 'give') return apart(newIn(before.waiting?.laid_by, after.waiting?.laid_by, me), ['paper', 'felt']);
  if (is === 'vote' && me === null) return apart(newIn(before.waiting?.voted, after.waiting?.voted, me), ['hop']);
  return [];
}

/** Before a game: who has come, and who is ready. */
function gathered(before: Sections, after: Sections, me: string | null): Cue[] {
  const known = new Map(before.sitters?.map((one) => [one.seat, one]));
  const sitters = after.sitters ?? [];
  const come = sitters.flatMap((one, place) => (known.has(one.seat) || one.seat === me ? [] : [place]));
  const ready = sitters.filter((one) => one.ready && known.get(one.seat)?.ready === false);
  return [
    ...come.slice(-MOST).flatMap((place, number): Cue[] => {
      const at = FALLS + number * APART;
      return [
        { at, sound: 'felt' },
        { at, sound: 'pluck', step: place % TINES },
      ];
    }),
    ...ready.slice(0, MOST).map((_, step): Cue => ({ at: step * APART, sound: 'hop', step })),
  ];
}

/** Another phase: the clue is there, or the cards lie on the table. */
function begun(phase: string, after: Sections, me: string | null, turns: Turns): Cue[] {
  if (phase === 'give' && after.round?.storyteller !== me) return [{ at: 0, sound: 'paper' }];
  if (phase === 'vote') {
    const [first, last] = turns(after.board?.length ?? 0);
    const cues: Cue[] = [{ at: first, sound: 'flip', level: -6 }];
    return last > first ? [...cues, { at: last, sound: 'flip', level: -6 }] : cues;
  }
  return [];
}

function newIn(before: readonly string[] = [], after: readonly string[] = [], me: string | null): number {
  return after.filter((seat) => seat !== me && !before.includes(seat)).length;
}

function apart(number: number, sounds: readonly NonNullable<Cue['sound']>[]): Cue[] {
  return Array.from({ length: Math.min(number, MOST) }).flatMap((_, place) =>
    sounds.map((sound, which): Cue => ({ at: place * APART + which * 80, sound, step: place })),
  );
}
