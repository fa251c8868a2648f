/**
 * A drawing as strokes, and when each point of it is drawn again. Nothing of a browser.
 *
 * A page is 1200 by 800 units. A stroke has its points one after the other: x, y, how hard (of 255), and milliseconds
 * since the point before; those of its first point are what passed since the stroke before.
 */

export const PAGE = { width: 1200, height: 800 } as const;
export const HARDEST = 255;
export const MOST_BYTES = 62_000; // a server takes a little more
const EACH = 4; // numbers of a point
const NEAR = 3; // units: a point that is nearer says nothing new
const LONGEST_WAIT = 60_000; // milliseconds that are written down

export const MOST_STROKES = 500;

export const BRUSHES = ['ink', 'brush', 'chalk', 'eraser'] as const;
export type Brush = (typeof BRUSHES)[number];

/** Of our own look: ink, wax, ochre, moss, night, heather. */
export const COLOURS = ['#24180f', '#a8352b', '#cf8f2e', '#54702f', '#2c5676', '#8a5a83'] as const;
/** How wide a brush draws, in units. */
export const WIDTHS: readonly number[] = [8, 18, 44];

export interface Stroke {
  readonly b: Brush;
  readonly c: number;
  readonly w: number;
  readonly p: readonly number[];
}
export interface Drawing {
  readonly v: 1;
  readonly strokes: readonly Stroke[];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly hard: number;
}

/** A page that is being drawn on. */
export class Sketch {
  strokes: Stroke[] = [];
  #points: number[] = [];
  #how: Omit<Stroke, 'p'> = { b: 'ink', c: 0, w: 8 };
  #last = 0;
  #size = 0; // of strokes that are done, and of the one that is drawn
  #now = 0;

  /** Whether there is room for more. */
  get full(): boolean {
    return this.#size + this.#now > MOST_BYTES || this.strokes.length >= MOST_STROKES;
  }
  /** The stroke that is being drawn. */
  get current(): Stroke {
    return { ...this.#how, p: this.#points };
  }

  /** Set the brush down. */
  begin(how: Omit<Stroke, 'p'>, spot: Spot, now: number): void {
    this.#how = how;
    this.#points = [];
    this.#now = 0;
    if (!this.strokes.length) this.#last = now;
    this.#put(spot, now);
  }
  /** Go on to a point; tells whether that is worth drawing. */
  move(spot: Spot, now: number): boolean {
    const [x, y] = this.#points.slice(-EACH);
    if (x === undefined || y === undefined || this.full) return false;
    if (Math.hypot(spot.x - x, spot.y - y) < NEAR) return false;
    this.#put(spot, now);
    return true;
  }
  /** Lift the brush. */
  end(): void {
    if (!this.#points.length) return;
    this.#add({ ...this.#how, p: this.#points });
    this.#points = [];
    this.#now = 0;
  }
  /** Take the last stroke away. */
  undo(): void {
    this.#points = [];
    this.strokes = this.strokes.slice(0, -1);
    this.#size = sizeOf(this.strokes);
  }
  /** Go on with what was drawn before. */
  takeUp(strokes: readonly Stroke[]): void {
    this.clear();
    this.strokes = [...strokes];
    this.#size = sizeOf(this.strokes);
  }
  clear(): void {
    this.#points = [];
    this.strokes = [];
    this.#size = 0;
  }

  #put(spot: Spot, now: number): void {
    const wait = Math.max(0, Math.min(LONGEST_WAIT, Math.round(now - this.#last)));
    this.#last = now;
    const point = [within(spot.x, PAGE.width), within(spot.y, PAGE.height), within(spot.hard, HARDEST), wait];
    this.#points.push(...point);
    this.#now += point.join().length + 1;
  }
  #add(stroke: Stroke): void {
    this.strokes = [...this.strokes, stroke];
    this.#size += sizeOf([stroke]);
  }
}

const within = (number: number, most: number): number => Math.max(0, Math.min(most, Math.round(number)));
const sizeOf = (strokes: readonly Stroke[]): number => JSON.stringify(strokes).length;

/** As it is sent. */
export function written(strokes: readonly Stroke[]): Uint8Array<ArrayBuffer> {
  const drawing: Drawing = { v: 1, strokes };
  return new TextEncoder().encode(JSON.stringify(drawing));
}

/** Read what our server sends; it has looked at every number already. */
export function read(text: string): Drawing {
  return JSON.parse(text) as Drawing;
}

/** When points are drawn again: nobody waits while somebody thought, and nobody watches for long. */
export const WAIT = 260; // milliseconds between two strokes, at most
export const SLOW = 60; // and between two points
export const SHOW = 9000; // and all of it

export interface Timeline {
  /** When each point of each stroke is there. */
  readonly at: readonly (readonly number[])[];
  readonly lasts: number;
}

export function timelineOf(strokes: readonly Stroke[]): Timeline {
  let now = 0;
  const raw = strokes.map(({ p }) => {
    const times: number[] = [];
    for (let place = 3; place < p.length; place += EACH) {
      now += Math.min(p[place] ?? 0, place === 3 ? WAIT : SLOW);
      times.push(now);
    }
    return times;
  });
  const pace = Math.min(1, SHOW / Math.max(now, 1));
  return { at: raw.map((times) => times.map((time) => time * pace)), lasts: now * pace };
}

/** How many points of each stroke are there at a moment. */
export function drawnBy(timeline: Timeline, ms: number): number[] {
  return timeline.at.map((times) => {
    let [low, high] = [0, times.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((times[middle] ?? 0) <= ms) low = middle + 1;
      else high = middle;
    }
    return low;
  });
}
