/** The rabbits' way round the table on a television: a horseshoe with a station for every point. */

import { there } from '$lib/there';
import type { Stop } from '$lib/ui/motion';

const CENTRE = { x: 960, y: 738 };
const RADIUS = { x: 800, y: 276 };
const BOXY = 0.8; // 1 is an ellipse, less is nearer to a rectangle
const [FROM, TO] = [118, 422]; // degrees: open at the bottom
const FINE = 720;

function spot(part: number): Stop {
  const turn = ((FROM + (TO - FROM) * part) * Math.PI) / 180;
  const boxed = (value: number): number => Math.sign(value) * Math.abs(value) ** BOXY;
  return { x: CENTRE.x + RADIUS.x * boxed(Math.cos(turn)), y: CENTRE.y + RADIUS.y * boxed(Math.sin(turn)) };
}

const line = Array.from({ length: FINE + 1 }, (_, number) => spot(number / FINE));
let walked = 0;
const far = line.map((one, number) => {
  const before = line[number - 1] ?? one;
  walked += Math.hypot(one.x - before.x, one.y - before.y);
  return walked;
});

/** The way as a path to draw. */
export const path = line
  .filter((_, number) => number % 6 === 0)
  .map(({ x, y }, number) => `${number ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`)
  .join(' ');

/** Where the stations are, from 0 to the goal, all as far from each other. */
export function stations(goal: number): Stop[] {
  return Array.from({ length: goal + 1 }, (_, number) => {
    const distance = (walked * number) / goal;
    return there(line[far.findIndex((one) => one >= distance - 1e-6)]);
  });
}

/** How far two neighbours are from each other. */
export function stride(goal: number): number {
  return walked / goal;
}
