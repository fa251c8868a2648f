/**
 * How the rabbits hop when a round has brought its points: from which station to which, and when.
 *
 * The round that ends a game ends with a hop: whoever comes to the goal waits one station before it until all others
 * rest, and then time slows.
 */

import { total } from '$lib/game/points';
import { strideOf } from '$lib/game/way';
import type { Sections } from '$lib/protocol/types';
import { hopsFor, restAfter, SLOW, type Hop } from '$lib/ui/hops';

const WITHOUT = 30; // points on the way where nobody plays for points

export interface Walk {
  readonly seat: string;
  readonly score: number;
  readonly gain: number;
  readonly from: number;
  readonly to: number;
  /** Whether it comes to the goal now, and the game ends with that. */
  readonly reaches: boolean;
}

export interface Way {
  /** How many points lie between two stations. */
  readonly jump: number;
  /** The number of the last station. */
  readonly last: number;
  readonly walks: readonly Walk[];
}

export function wayIn(view: Sections): Way {
  const { reveal, game, scores } = view;
  const target = game?.edition.target ?? null;
  const all = scores ?? [];
  const goal = target ?? Math.max(WITHOUT, ...all.map((one) => one.score));
  const jump = strideOf(goal);
  const last = Math.ceil(goal / jump);
  const stationOf = (score: number): number => Math.max(0, Math.min(last, Math.round(score / jump)));
  const walks = all.map(({ seat, score }): Walk => {
    const gain = reveal ? total(reveal, seat) : 0;
    const [from, to] = [stationOf(score - gain), stationOf(score)];
    const reaches = game?.ending === 'target' && target !== null && score >= target && from < to;
    return { seat, score, gain, from, to, reaches };
  });
  return { jump, last, walks };
}

/** When time slows, in milliseconds since the points have come; null: nobody comes to the goal. */
export function slowsAt(walks: readonly Walk[]): number | null {
  if (!walks.some((walk) => walk.reaches)) return null;
  return Math.max(...walks.map((walk) => restAfter(walk.reaches ? approach(walk) : hopsOf(walk, null))));
}

/** The hops of a rabbit from station to station; the one to the goal is slow, and begins when time slows. */
export function hopsOf(walk: Walk, slows: number | null): readonly Hop[] {
  if (!walk.reaches || slows === null) return hopsFor(walk.to - walk.from);
  return [...approach(walk), { at: slows, lasts: SLOW }];
}

/** All but the last of them. */
function approach(walk: Walk): readonly Hop[] {
  return hopsFor(walk.to - walk.from).slice(0, -1);
}
