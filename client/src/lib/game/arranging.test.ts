import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Arranging } from './arranging.svelte';

/** A hand of three, each card a hundred pixels wide. */
function hand(): Arranging {
  const arranging = new Arranging((x) => (x < 300 ? Math.floor(x / 100) : -1));
  arranging.deal(['a', 'b', 'c']);
  return arranging;
}
const pointer = (pointerType: string, clientX: number, buttons = 1) =>
  ({ pointerType, clientX, clientY: 0, buttons }) as PointerEvent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('putting a hand in order', () => {
  it('follows a mouse at once, and what ends a carry is no tap', () => {
    const arranging = hand();
    arranging.down(pointer('mouse', 50), 'a');
    arranging.stir(pointer('mouse', 80), 'a');
    arranging.stir(pointer('mouse', 250), 'a');
    expect([arranging.lifted, arranging.order]).toEqual(['a', ['b', 'c', 'a']]);
    arranging.settle();
    expect([arranging.lifted, arranging.ended(), arranging.ended()]).toEqual([null, true, false]);
  });
  it('follows a finger that has rested on a card', () => {
    const arranging = hand();
    arranging.down(pointer('touch', 250), 'c');
    vi.runAllTimers();
    arranging.stir(pointer('touch', 50), 'c');
    expect(arranging.order).toEqual(['c', 'a', 'b']);
  });
  it('leaves a swipe to scroll', () => {
    const arranging = hand();
    arranging.down(pointer('touch', 250), 'c');
    arranging.stir(pointer('touch', 200), 'c');
    vi.runAllTimers();
    arranging.stir(pointer('touch', 50), 'c');
    expect([arranging.lifted, arranging.order, arranging.ended()]).toEqual([null, ['a', 'b', 'c'], false]);
  });
  it('keeps a card that is carried outside of the row, and its order when a card is drawn', () => {
    const arranging = hand();
    arranging.move('c', 0);
    arranging.down(pointer('mouse', 50), 'c');
    arranging.stir(pointer('mouse', 80), 'c');
    arranging.stir(pointer('mouse', 900), 'c');
    arranging.deal(['a', 'c', 'd']);
    expect(arranging.order).toEqual(['c', 'a', 'd']);
  });
});
