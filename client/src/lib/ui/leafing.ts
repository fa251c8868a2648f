/** Leafing: by a swipe, a tap on the left or right third, or the arrow keys. */

export type Turn = -1 | 0 | 1;

export interface Leaf {
  readonly turn: (by: 1 | -1, how: 'hand' | 'keys') => void;
  /** Whether a tap beside what can be pressed turns, too. */
  readonly taps?: boolean;
}

const SWIPE = 48; // pixels: enough to mean it
const TAP = 10; // pixels that a finger may slip
const PRESSED = 'a, button, input, label, select, summary, textarea, dialog';
const WRITTEN = 'input, select, textarea, dialog[open] *';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Which way a swipe from here to there turns. */
export function swiped(from: Point, to: Point): Turn {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return Math.abs(x) < SWIPE || Math.abs(x) < 1.5 * Math.abs(y) ? 0 : x < 0 ? 1 : -1;
}

/** Which way a tap there turns, on something that begins at `left`. */
export function tapped(from: Point, to: Point, left: number, width: number): Turn {
  if (Math.hypot(to.x - from.x, to.y - from.y) > TAP) return 0;
  const place = (to.x - left) / width;
  return place > 2 / 3 ? 1 : place < 1 / 3 ? -1 : 0;
}

/** Make something a book to leaf through, for as long as it is there. */
export function leafing(page: HTMLElement, leaf: Leaf): { update: (leaf: Leaf) => void; destroy: () => void } {
  let now = leaf;
  let from: (Point & { id: number }) | null = null;
  const down = (event: PointerEvent): void => {
    from = event.isPrimary ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
  };
  const up = (event: PointerEvent): void => {
    const start = from;
    from = null;
    if (start?.id !== event.pointerId || document.querySelector('dialog[open]')) return;
    const to = { x: event.clientX, y: event.clientY };
    const box = page.getBoundingClientRect();
    const pressed = (event.target as Element).closest(PRESSED) !== null;
    const by =
      (event.pointerType === 'touch' ? swiped(start, to) : 0) ||
      (now.taps && !pressed ? tapped(start, to, box.left, box.width) : 0);
    if (by) now.turn(by, 'hand');
  };
  const key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector('dialog[open]') || (event.target instanceof Element && event.target.closest(WRITTEN)))
      return;
    if (event.key === 'ArrowRight') now.turn(1, 'keys');
    if (event.key === 'ArrowLeft') now.turn(-1, 'keys');
  };
  page.addEventListener('pointerdown', down);
  page.addEventListener('pointerup', up);
  window.addEventListener('keydown', key);
  return {
    update: (next) => (now = next),
    destroy: () => {
      page.removeEventListener('pointerdown', down);
      page.removeEventListener('pointerup', up);
      window.removeEventListener('keydown', key);
    },
  };
}
