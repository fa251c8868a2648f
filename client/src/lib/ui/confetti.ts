/** Cut paper that rains for a moment: where each piece is at a time, and how it is drawn. */

import { still } from './motion';

export const RAINS = 4000; // milliseconds
const PIECES = 150;
const COLOURS = ['#f6d795', '#dcae5e', '#d9604f', '#7fb3d9', '#8fc07a', '#b58be0', '#f7eedb'];
const SHAPES = [
  'M-8-2.5Q0-7 8-2.5V2.5Q0-2-8 2.5Z',
  'M0-10 2.6-3.4 9.6-3.1 4.1 1.3 6 8.1 0 4.2-6 8.1-4.1 1.3-9.6-3.1-2.6-3.4Z',
  'M-5 0A5 5 0 1 0 5 0 5 5 0 1 0-5 0Z',
];

export interface Piece {
  /** Where it falls, from 0 to 1; how far above it begins; how fast, how it sways and turns. */
  readonly x: number;
  readonly above: number;
  readonly speed: number;
  readonly sway: number;
  readonly turns: number;
  readonly size: number;
  readonly colour: string;
  readonly shape: number;
}

export interface Flake {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly opacity: number;
}

export function pieces(chance: () => number = Math.random): Piece[] {
  return Array.from({ length: PIECES }, (_, place) => ({
    x: chance(),
    above: chance() * 0.7,
    speed: 0.32 + chance() * 0.3,
    sway: chance() * 6.3,
    turns: chance() * 2 - 1,
    size: 0.6 + chance() * 0.7,
    colour: COLOURS[place % COLOURS.length] ?? '',
    shape: place % SHAPES.length,
  }));
}

/** Where a piece is after so many milliseconds, in parts of the room; the last second it fades. */
export function flake(piece: Piece, time: number): Flake {
  const seconds = time / 1000;
  return {
    x: piece.x + Math.sin(piece.sway + seconds * 2.1) * 0.03,
    y: seconds * piece.speed * (1 + seconds * 0.12) - piece.above,
    angle: piece.sway + seconds * piece.turns * 5,
    opacity: Math.max(0, Math.min(1, (RAINS - time) / 1000)),
  };
}

/** Let it rain on a canvas; it stops by itself, and not everyone wants it. */
export function rain(canvas: HTMLCanvasElement): { destroy: () => void } | undefined {
  const pen = canvas.getContext('2d');
  if (!pen || still()) return undefined;
  const scale = Math.min(2, devicePixelRatio);
  canvas.width = canvas.clientWidth * scale;
  canvas.height = canvas.clientHeight * scale;
  const shapes = SHAPES.map((shape) => new Path2D(shape));
  const all = pieces();
  const began = performance.now();
  const draw = (now: number): void => {
    const time = now - began;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    if (time >= RAINS) return;
    for (const piece of all) {
      const { x, y, angle, opacity } = flake(piece, time);
      const size = piece.size * scale;
      const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
      pen.setTransform(cos, sin, -sin, cos, x * canvas.width, y * canvas.height);
      pen.globalAlpha = opacity * 0.9;
      pen.fillStyle = piece.colour;
      const shape = shapes[piece.shape];
      if (shape) pen.fill(shape);
    }
    frame = requestAnimationFrame(draw);
  };
  let frame = requestAnimationFrame(draw);
  return { destroy: () => cancelAnimationFrame(frame) };
}
