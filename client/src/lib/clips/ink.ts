/** Strokes as they are seen: each brush draws from point to point, so that a drawing can be watched as it grows. */

import { COLOURS, HARDEST, PAGE, type Stroke } from './strokes';

const EACH = 4;
const BRISTLES = 9;
const GRAINS = 5; // of chalk, on a unit of the way

type Pen = CanvasRenderingContext2D;

/** Make a canvas as fine as this, in units of the page; what was on it is gone. */
export function paged(canvas: HTMLCanvasElement, width: number): Pen | null {
  canvas.width = Math.round(width);
  canvas.height = Math.round((width * PAGE.height) / PAGE.width);
  const pen = canvas.getContext('2d');
  pen?.scale(canvas.width / PAGE.width, canvas.height / PAGE.height);
  return pen;
}

/** Draw a stroke from one of its points to another. */
export function ink(pen: Pen, stroke: Stroke, from = 0, to = stroke.p.length / EACH): void {
  pen.save();
  pen.lineCap = pen.lineJoin = 'round';
  pen.strokeStyle = pen.fillStyle = COLOURS[stroke.c] ?? COLOURS[0];
  if (stroke.b === 'eraser') pen.globalCompositeOperation = 'destination-out';
  for (let place = Math.max(0, from); place < to; place += 1) {
    if (place === 0) dot(pen, stroke);
    else segment(pen, stroke, place);
  }
  pen.restore();
}

/** Draw all strokes. */
export function inkAll(pen: Pen, strokes: readonly Stroke[]): void {
  for (const stroke of strokes) ink(pen, stroke);
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

function pointOf({ b, w, p }: Stroke, place: number): Point {
  const at = Math.max(0, place) * EACH;
  const hard = (p[at + 2] ?? HARDEST / 2) / HARDEST;
  // A rubber and chalk are as wide as they are; ink and brush give way.
  const wide = b === 'eraser' || b === 'chalk' ? w : w * (0.35 + hard * 1.15);
  return { x: p[at] ?? 0, y: p[at + 1] ?? 0, wide };
}

function dot(pen: Pen, stroke: Stroke): void {
  const { x, y, wide } = pointOf(stroke, 0);
  if (stroke.b === 'chalk') return grains(pen, stroke, { x: x - 1, y, wide }, { x: x + 1, y, wide }, 0);
  pen.beginPath();
  pen.arc(x, y, wide / 2, 0, Math.PI * 2);
  pen.fill();
}

function segment(pen: Pen, stroke: Stroke, place: number): void {
  const [before, last, next] = [pointOf(stroke, place - 2), pointOf(stroke, place - 1), pointOf(stroke, place)];
  if (stroke.b === 'chalk') return grains(pen, stroke, last, next, place);
  if (stroke.b === 'brush') return bristles(pen, last, next);
  // From the middle of one way to the middle of the next, round the point between them: no corners.
  const [ax, ay] = place > 1 ? [(before.x + last.x) / 2, (before.y + last.y) / 2] : [last.x, last.y];
  pen.lineWidth = (last.wide + next.wide) / 2;
  pen.beginPath();
  pen.moveTo(ax, ay);
  pen.quadraticCurveTo(last.x, last.y, (last.x + next.x) / 2, (last.y + next.y) / 2);
  if (place === stroke.p.length / EACH - 1) pen.lineTo(next.x, next.y);
  pen.stroke();
}

/** A broad brush: hairs side by side, thinner to the edges, where paper shows between them. */
function bristles(pen: Pen, last: Point, next: Point): void {
  const length = Math.hypot(next.x - last.x, next.y - last.y) || 1;
  const [nx, ny] = [-(next.y - last.y) / length, (next.x - last.x) / length];
  for (let hair = 0; hair < BRISTLES; hair += 1) {
    const aside = hair / (BRISTLES - 1) - 0.5;
    pen.lineWidth = (next.wide / BRISTLES) * (1.7 - 2.4 * Math.abs(aside));
    pen.beginPath();
    pen.moveTo(last.x + nx * aside * last.wide, last.y + ny * aside * last.wide);
    pen.lineTo(next.x + nx * aside * next.wide, next.y + ny * aside * next.wide);
    pen.stroke();
  }
}

/** Chalk: grains on a rough wall, the same ones each time it is drawn. */
function grains(pen: Pen, stroke: Stroke, last: Point, next: Point, place: number): void {
  const length = Math.hypot(next.x - last.x, next.y - last.y);
  const many = Math.min(900, Math.ceil(Math.max(2, length) * GRAINS * (stroke.w / 30)));
  let seed = (stroke.p[0] ?? 0) * 7919 + place * 104_729 + 1;
  const chance = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  pen.globalAlpha = 0.62;
  for (let grain = 0; grain < many; grain += 1) {
    const along = chance();
    const aside = (chance() + chance() + chance()) / 3 - 0.5; // more of them in the middle
    const angle = chance() * Math.PI * 2;
    const x = last.x + (next.x - last.x) * along + Math.cos(angle) * aside * stroke.w * 1.5;
    const y = last.y + (next.y - last.y) * along + Math.sin(angle) * aside * stroke.w * 1.5;
    const size = 1 + chance() * Math.max(2, stroke.w / 9);
    pen.fillRect(x - size / 2, y - size / 2, size, size);
  }
  pen.globalAlpha = 1;
}
