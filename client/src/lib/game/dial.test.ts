import { describe, expect, it } from 'vitest';
import { nearest, turns } from './dial';

describe('the voting dial', () => {
  it('spreads its numbers evenly about the top', () => {
    expect(turns(3)).toEqual([-24, 0, 24]);
    expect(turns(1)).toEqual([0]);
  });
  it('keeps twelve numbers on the screen', () => {
    const twelve = turns(12);
    expect(twelve[0]).toBeCloseTo(-78);
    expect(twelve.at(-1)).toBeCloseTo(78);
  });
  it('knows what a thumb points at', () => {
    expect(nearest(turns(6), -90)).toBe(0);
    expect(nearest(turns(6), 5)).toBe(3);
    expect(nearest([], 5)).toBe(-1);
  });
});
