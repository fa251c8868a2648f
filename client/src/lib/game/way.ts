/** The rabbits' way round a wide table: a horseshoe, open at the bottom. */

export interface Spot {
  /** Per cent of the width and of the height. */
  readonly x: number;
  readonly y: number;
}

const OPEN = 0.14; // of a full turn, at the bottom
const BOXY = 0.62; // 1 is an ellipse, less is nearer to a rectangle

/** Where a part of the way is: 0 at its beginning, bottom left, 1 at its end, bottom right. */
export function spot(part: number): Spot {
  const turn = (0.25 + OPEN / 2 + (1 - OPEN) * part) * 2 * Math.PI;
  const boxed = (value: number): number => Math.sign(value) * Math.abs(value) ** BOXY;
  return { x: 50 + 50 * boxed(Math.cos(turn)), y: 50 + 50 * boxed(Math.sin(turn)) };
}

/** The stations of the way, from 0 to the goal. */
export function stations(goal: number): Spot[] {
  return Array.from({ length: goal + 1 }, (_, number) => spot(number / goal));
}
