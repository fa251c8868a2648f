/** Movement that tells what happened. It moves transform and opacity only, and not for everyone. */

import { there } from '$lib/there';
import { AFTER, hopsFor, restAfter, type Hop } from './hops';

/** Tell whether this person wants things to stay still. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Shuffle what lies in the places of a list, and lay it out again.
 *
 * Everything is gathered face down in the middle, cut twice, laid into its place and turned over.
 * Each child is a place with a `.turn` to turn over in it, and a `.cover` on that.
 */
export function shuffled(list: HTMLElement): void {
  if (still()) return;
  const places = [...list.children] as HTMLElement[];
  const frame = list.getBoundingClientRect();
  const own = ownPixels(list, frame);
  const boxed = places.map((place) => ({ place, box: place.getBoundingClientRect() })); // all read before anything moves
  boxed.forEach(({ place, box }, number) => {
    const x = (frame.left + frame.width / 2 - (box.left + box.width / 2)) * own;
    const y = (frame.top + Math.min(frame.height, 420) / 2 - (box.top + box.height / 2)) * own;
    const side = number % 2 ? 1 : -1;
    const lean = ((number * 37) % 13) - 6;
    const pile = (dx: number, turn: number): string => `translate(${x + dx}px, ${y}px) rotate(${turn}deg)`;
    const laid = SHUFFLE + number * LAID_EVERY;
    const total = laid + FLIGHT;
    place.animate(
      [
        { transform: pile(0, lean), offset: 0 },
        { transform: pile(side * 58, side * 9), offset: (SHUFFLE * 0.28) / total },
        { transform: pile(side * -12, lean), offset: (SHUFFLE * 0.5) / total },
        { transform: pile(side * -52, side * -8), offset: (SHUFFLE * 0.76) / total },
        { transform: pile(0, lean), offset: SHUFFLE / total },
        { transform: pile(0, lean), offset: laid / total, easing: OUT },
        { transform: 'none', offset: 1 },
      ],
      { duration: total, fill: 'backwards' },
    );
    const turned = turnedAt(number, places.length);
    const flip = { duration: FLIP, delay: turned, fill: 'backwards' as const };
    place
      .querySelector('.turn')
      ?.animate([{ transform: 'none' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'none' }], flip);
    place
      .querySelector('.cover')
      ?.animate([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }], flip);
  });
}
/** When a card turns over, of all those that are shuffled and laid out. */
function turnedAt(number: number, cards: number): number {
  return SHUFFLE + cards * LAID_EVERY + FLIGHT + number * LAID_EVERY;
}
/** When the first and the last of them do; for who wants stillness, all at once. */
export function turnsAt(cards: number): readonly [first: number, last: number] {
  return still() || cards === 0 ? [0, 0] : [turnedAt(0, cards), turnedAt(cards - 1, cards)];
}
const SHUFFLE = 760; // milliseconds
const LAID_EVERY = 55;
const FLIGHT = 380;
const FLIP = 300;

/** Hop from place to place, each given as a transform. */
export function hop(rabbit: HTMLElement, stops: readonly string[]): void {
  if (still() || stops.length < 2) return;
  const hops = stops.length - 1;
  const frames = stops.flatMap((stop, number) => {
    const down = { transform: stop, offset: number / hops, easing: 'ease-out' };
    const next = stops[number + 1];
    if (next === undefined) return [down];
    return [
      down,
      {
        transform: `${between(stop, next)} translateY(-15px) scale(1.06, 1.1)`,
        offset: (number + 0.5) / hops,
        easing: 'ease-in',
      },
    ];
  });
  rabbit.animate(frames, { duration: restAfter(hopsFor(hops)) - AFTER, delay: AFTER, fill: 'backwards' });
}

/** A place halfway between two that are written as `translate(…cqw, …cqh)`. */
function between(one: string, other: string): string {
  const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [numbers(one), numbers(other)];
  return at((x1 + x2) / 2, (y1 + y2) / 2);
}
function numbers(transform: string): number[] {
  return [...transform.matchAll(/(-?[\d.]+)cq/g)].map((match) => Number(match[1]));
}

/** A place in a box, in hundredths of its width and height; the box is a size container. */
export function at(x: number, y: number): string {
  return `translate(${x.toFixed(2)}cqw, ${y.toFixed(2)}cqh)`;
}

/** Let something grow to where it is from where it was. */
export function grown(element: HTMLElement, from: DOMRect): void {
  if (still() || from.width === 0) return;
  const to = element.getBoundingClientRect();
  const own = ownPixels(element, to);
  const x = (from.left + from.width / 2 - (to.left + to.width / 2)) * own;
  const y = (from.top + from.height / 2 - (to.top + to.height / 2)) * own;
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  element.animate([{ transform: start }, { transform: 'none' }], { duration: GROW, easing: OUT });
}
const GROW = 240; // milliseconds
const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** What a pixel of the screen is in pixels of an element: a television's whole stage is enlarged, or made smaller. */
function ownPixels(element: HTMLElement, box: DOMRect): number {
  return box.width ? element.offsetWidth / box.width : 1;
}

/** Let something fly in an arc to where it is from where something else is. */
export function flown(element: HTMLElement, from: DOMRect, duration: number): void {
  if (still()) return;
  const to = element.getBoundingClientRect();
  const own = ownPixels(element, to);
  const x = (from.left + from.width / 2 - (to.left + to.width / 2)) * own;
  const y = (from.top + from.height / 2 - (to.top + to.height / 2)) * own;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.8)`, easing: 'ease-out' },
      { transform: `translate(${x * 0.4}px, ${Math.min(0, y) - COIN_ARC}px) scale(1.15)`, easing: 'ease-in' },
      { transform: 'none' },
    ],
    { duration },
  );
}
const COIN_ARC = 90; // pixels

export interface Stop {
  readonly x: number;
  readonly y: number;
}

/** Hop over a stage from stop to stop, each given in its pixels, and come to rest on the last one. */
export function leapt(rabbit: HTMLElement, stops: readonly Stop[], hops: readonly Hop[]): void {
  if (still() || hops.length === 0) return;
  const duration = restAfter(hops);
  const on = ({ x, y }: Stop): string => `translate(${x}px, ${y}px)`;
  const frames = hops.flatMap(({ at, lasts }, number): Keyframe[] => {
    const [from, to] = [there(stops[number]), there(stops[number + 1])];
    const above = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - HIGH };
    return [
      { transform: on(from), offset: at / duration, easing: 'ease-out' },
      { transform: `${on(above)} scale(1.04, 1.1)`, offset: (at + lasts / 2) / duration, easing: 'ease-in' },
      { transform: on(to), offset: (at + lasts) / duration },
    ];
  });
  rabbit.animate([{ transform: on(there(stops[0])) }, ...frames], { duration, fill: 'backwards' });
}
const HIGH = 70; // pixels

/** Let a rabbit drop in from above, and give way a little where it lands. */
export function dropped(rabbit: HTMLElement): void {
  if (still()) return;
  const whole = FALL + SQUASH;
  rabbit.animate(
    [
      { transform: 'translateY(-90px)', opacity: 0, offset: 0, easing: HOPPING },
      { transform: 'none', opacity: 1, offset: FALL / whole },
      { transform: 'scaleY(0.94)', offset: (FALL + SQUASH / 2) / whole },
      { transform: 'none', opacity: 1, offset: 1 },
    ],
    { duration: whole },
  );
}
const FALL = 420; // milliseconds
const SQUASH = 80;
const HOPPING = 'cubic-bezier(0.3, 1.5, 0.5, 1)';

/** Let something jump in an arc to where it is, from a point of the screen. */
export function jumped(element: HTMLElement, from: Start, delay = 0): void {
  if (still()) return;
  const to = element.getBoundingClientRect();
  const x = from.x - (to.left + to.width / 2);
  const y = from.y - (to.top + to.height / 2);
  const { scale = 1.2 } = from; // nearer to the eye
  const high = Math.min(ARC, Math.hypot(x, y) / 2); // a short way is no leap
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: `translate(${x / 2}px, ${y / 2 - high}px) scale(${(1 + scale) / 2})`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration: JUMP, delay, easing: HOPPING, fill: 'backwards' },
  );
}
interface Start {
  readonly x: number;
  readonly y: number;
  /** How much larger it was there. */
  readonly scale?: number;
}
/** How long a jump takes, in milliseconds. */
export const JUMP = 420;
const ARC = 120; // pixels

/**
 * Let words be written: they come to sight from where one begins to read.
 *
 * The line moves in and its words the other way, so that they stand still and its edge runs over them.
 */
export function written(line: HTMLElement, words: HTMLElement, letters: number): void {
  if (still()) return;
  const from = getComputedStyle(words).direction === 'rtl' ? 100 : -100;
  const time = { duration: Math.min(letters * LETTER, LONGEST_LINE), easing: 'linear' };
  line.animate({ transform: [`translateX(${from}%)`, 'none'] }, time);
  words.animate({ transform: [`translateX(${-from}%)`, 'none'] }, time);
}
const LETTER = 28; // milliseconds
const LONGEST_LINE = 1200;
