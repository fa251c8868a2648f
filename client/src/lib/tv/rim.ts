/** Places round the table of the lobby, left and right by turns: nearer ones are larger. */

export interface Place {
  readonly x: number;
  readonly y: number;
  /** How high a rabbit is there. */
  readonly size: number;
  /** How wide its name may be. */
  readonly room: number;
  readonly front: number;
}

/** Left of the invitation; the right is its mirror. */
const LEFT = [
  { x: 215, y: 640, room: 230 },
  { x: 330, y: 826, room: 250 },
  { x: 400, y: 500, room: 280 },
  { x: 470, y: 966, room: 340 },
  { x: 580, y: 600, room: 250 },
  { x: 594, y: 812, room: 240 },
] as const;
const WIDTH = 1920;
const CROWD = 9;

export function seatOf(place: number, all: number): Place {
  const { x, y, room } = LEFT[Math.floor(place / 2) % LEFT.length] ?? LEFT[0];
  const size = Math.round((all >= CROWD ? 160 : 186) * (0.72 + (0.34 * (y - 480)) / 480));
  return { x: place % 2 ? WIDTH - x : x, y, size, room, front: Math.round(y / 12) };
}
