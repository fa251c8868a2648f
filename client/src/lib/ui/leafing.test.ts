import { describe, expect, it } from 'vitest';
import { swiped, tapped } from './leafing';

describe('leafing', () => {
  it('goes on by a swipe to the left, and back by one to the right', () => {
    expect(swiped({ x: 200, y: 100 }, { x: 120, y: 110 })).toBe(1);
    expect(swiped({ x: 120, y: 100 }, { x: 200, y: 110 })).toBe(-1);
  });
  it('takes what is short or steep for something else', () => {
    expect(swiped({ x: 200, y: 100 }, { x: 170, y: 100 })).toBe(0);
    expect(swiped({ x: 200, y: 100 }, { x: 140, y: 180 })).toBe(0);
  });
  it('turns by a tap on the outer thirds', () => {
    const at = (x: number): number => tapped({ x, y: 0 }, { x, y: 2 }, 30, 300);
    expect([at(40), at(180), at(320)]).toEqual([-1, 0, 1]);
    expect(tapped({ x: 320, y: 0 }, { x: 320, y: 40 }, 30, 300)).toBe(0);
  });
});
