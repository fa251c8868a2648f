/** What is felt in the hand. A device that cannot buzz shakes what it is about, for those who see. */

import { still } from './motion';

const PATTERNS = {
  tick: [12],
  lay: [24],
  turn: [60],
  fooled: [30, 60, 30],
  found: [20, 40, 80],
  heart: [18, 160, 18],
  win: [40, 60, 40, 60, 160],
} as const;

export type BuzzName = keyof typeof PATTERNS;

const SHAKE = 180; // milliseconds
const FAR = 3; // pixels

/** Whether this device is held: nobody feels a mouse, and browsers forbid it before the first touch. */
let touched = false;
if (typeof window !== 'undefined')
  window.addEventListener('pointerdown', (event) => (touched ||= event.pointerType === 'touch'), {
    capture: true,
    passive: true,
  });

/** Buzz; where that is impossible, shake the element that it is about, if one is given. */
export function buzz(name: BuzzName, element?: Element | null): void {
  if (!touched) return;
  const hand = navigator as Partial<Navigator>; // not every browser has it
  if (hand.vibrate) hand.vibrate([...PATTERNS[name]]);
  else if (element && !still()) shake(element);
}

function shake(element: Element): void {
  const aside = (by: number): string => `translateX(${by}px)`;
  element.animate(
    { transform: [0, -FAR, FAR, -FAR, FAR, 0].map(aside) },
    { duration: SHAKE, composite: 'add' }, // it may have a place of its own
  );
}
