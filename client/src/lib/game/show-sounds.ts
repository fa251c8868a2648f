/**
 * What is heard and felt of a reveal. It follows from the script, so all screens sound together;
 * a hand feels what becomes of its own cards, and of the one it chose.
 */

import type { Reveal } from '$lib/protocol/types';
import type { Cue } from '$lib/ui/cues';
import { hopsFor, SLOW } from '$lib/ui/hops';
import { ownerOf, total, votersOf } from './points';
import { pointsAt, type Beat, type Script } from './script';

// Milliseconds after a beat has begun, in a show of full length.
const JUMPS = 420; // the rabbit is there, and laughs
const SEAL = 1100;
const THROB = 720; // from the first beat of a heart to the second
const TURNS = 200;
const SEALS = 640; // they are with the rabbits
const AGAIN = 240; // from one buzz to the next
const MOST_BUZZES = 4;
const LOW_TINE = -5;
const HUSHED = 300; // after the hop to the goal
const HIGHEST = 5; // steps up: an octave

/**
 * List what is heard and felt, in the order of time; `me` is the seat here, if there is one. Where time slows for the
 * last hop of a game, `slows` says when, after the points have come: it is awaited in silence, lands, and all is hushed.
 */
export function cuesOf(script: Script, reveal: Reveal, me: string | null, slows: number | null = null): readonly Cue[] {
  const told = script.beats.flatMap((beat) => cuesIn(beat, script, reveal, me));
  const heard = slows === null ? told : slowed(told, pointsAt(script) + slows);
  return heard.sort((one, other) => one.at - other.at);
}

function cuesIn(beat: Beat, script: Script, reveal: Reveal, me: string | null): Cue[] {
  const after = (time: number): number => Math.round(beat.at + time * script.pace);
  const own = beat.cards.filter((card) => me !== null && ownerOf(reveal, card) === me && card !== script.truth);
  switch (beat.beat) {
    case 'hush':
      return [{ at: beat.at, sound: 'hush' }];
    case 'votes':
      return beat.coins.map(({ lands, card }, step) => ({
        at: lands,
        sound: 'pluck',
        step,
        ...(own.includes(card) ? { buzz: 'fooled', card } : {}),
      }));
    case 'nobody':
      return [{ at: beat.at, sound: 'flip' }];
    case 'decoys':
      return [
        { at: after(JUMPS), sound: 'giggle' },
        { at: after(SEAL), sound: 'felt' },
        ...own.flatMap((card) => buzzes(votersOf(reveal, card).length, after(JUMPS), card)),
      ];
    case 'duel':
      return [0, THROB].map((time) => ({
        at: after(time),
        sound: 'heart',
        ...concern(beat.cards, reveal, me),
      }));
    case 'turn':
      return [
        { at: after(TURNS), sound: 'giggle' },
        ...own.flatMap((card) => buzzes(votersOf(reveal, card).length, after(TURNS), card)),
      ];
    case 'night':
      return [];
    case 'light':
      return [
        reveal.outcome === 'all'
          ? { at: beat.at, sound: 'pluck', step: LOW_TINE } // too plain: no light to be proud of
          : { at: beat.at, sound: 'lamp' },
        ...(found(reveal, script.truth, me) ? [{ at: beat.at, buzz: 'found', card: script.truth } as const] : []),
      ];
    case 'points':
      return hops(reveal, me, after);
  }
}

function slowed(told: readonly Cue[], at: number): Cue[] {
  return [
    ...told.filter((cue) => cue.at <= at),
    { at: at + SLOW, sound: 'pluck', step: HIGHEST },
    { at: at + SLOW + HUSHED, sound: 'hush' },
  ];
}

function buzzes(number: number, first: number, card: string): Cue[] {
  const length = Math.min(number, MOST_BUZZES);
  return Array.from({ length }, (_, place) => ({ at: first + place * AGAIN, buzz: 'fooled', card }));
}

/** My heart beats for a card that I laid, or chose. */
function concern(cards: readonly string[], reveal: Reveal, me: string | null): Pick<Cue, 'buzz' | 'card'> {
  if (me === null) return {};
  const mine = cards.find((card) => ownerOf(reveal, card) === me || votersOf(reveal, card).includes(me));
  return mine === undefined ? {} : { buzz: 'heart', card: mine };
}

/** Whether it was found by me, or in the way it should be, if it is mine. */
function found(reveal: Reveal, truth: string, me: string | null): boolean {
  if (me === null) return false;
  return me === reveal.storyteller ? reveal.outcome === 'some' : votersOf(reveal, truth).includes(me);
}

/** My rabbit hops, point by point; where nobody sits, the one that goes farthest. */
function hops(reveal: Reveal, me: string | null, after: (time: number) => number): Cue[] {
  const seats = me === null ? Object.keys(reveal.points) : [me];
  const points = Math.max(0, ...seats.map((seat) => total(reveal, seat)));
  const hopped = hopsFor(points).map((hop, step): Cue => {
    const at = after(hop.at + hop.lasts);
    return step === points - 1 ? { at, sound: 'pluck', step: points } : { at, sound: 'hop', step };
  });
  return [{ at: after(SEALS), sound: 'felt' }, ...hopped];
}
