/** The rabbits' way round a wide table: a horseshoe, open at the bottom. */

import { there } from '$lib/there';

export interface Spot {
  /** Per cent of the width and of the height. */
  readonly x: number;
  readonly y: number;
}

const OPEN = 0.14; // of a full turn, at the bottom
const BOXY = 0.4; // 1 is an ellipse, less is nearer to a rectangle
const WIDER = 1.7; // how much wider than high the table is, about
const FINE = 1200; // points on the curve

/** Where a part of the turn is: 0 at its beginning, bottom left, 1 at its end, bottom right. */
function spot(part: number): Spot {
  const turn = (0.25 + OPEN / 2 + (1 - OPEN) * part) * 2 * Math.PI;
  const boxed = (value: number): number => Math.sign(value) * Math.abs(value) ** BOXY;
  return { x: 50 + 50 * boxed(Math.cos(turn)), y: 50 + 50 * boxed(Math.sin(turn)) };
}

/** The way as a fine line. */
export const line: readonly Spot[] = Array.from({ length: FINE + 1 }, (_, number) => spot(number / FINE));

/** How far along the way each of its points is. */
let walked = 0;
const far = line.map((one, number) => {
  const before = line[number - 1] ?? one;
  walked += Math.hypot((one.x - before.x) * WIDER, one.y - before.y);
  return walked;
});

const MOST_STATIONS = 200;

/** How many points lie between two stations: one, unless a house plays for thousands. */
export function strideOf(goal: number): number {
  return Math.max(1, Math.ceil(goal / MOST_STATIONS));
}

/** The stations of the way, from 0 to the goal, as far from each other as can be. */
export function stations(goal: number): Spot[] {
  return Array.from({ length: goal + 1 }, (_, number) => along((walked * number) / goal));
}

export interface Stand {
  /** How many stand before it at the same station. */
  readonly behind: number;
  /** Whether it can be seen there. */
  readonly seen: boolean;
  /** How many are there, where more are than can be seen: said once, by the last one that is. */
  readonly of: number | null;
}

/** Those who share a station stand behind each other; more than these are counted. */
const HIGHEST = 6;

/** How rabbits stand, given their stations; the first ones stand in front. */
export function standing(stations: readonly number[]): Stand[] {
  return stations.map((station, number) => {
    const behind = stations.slice(0, number).filter((one) => one === station).length;
    const all = stations.filter((one) => one === station).length;
    return { behind, seen: behind < HIGHEST, of: all > HIGHEST && behind === HIGHEST - 1 ? all : null };
  });
}

/** The point so far along the way. */
function along(distance: number): Spot {
  const next = Math.max(
    1,
    far.findIndex((one) => one >= distance - 1e-9),
  );
  const [one, other] = [there(line[next - 1]), there(line[next])];
  const [from, to] = [there(far[next - 1]), there(far[next])];
  const part = (distance - from) / (to - from);
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}
