import { describe, expect, it } from 'vitest';
import { AFTER, hopsFor, restAfter } from './hops';

describe('hops', () => {
  it('follow each other, each as long', () => {
    expect(hopsFor(3)).toEqual([
      { at: 900, lasts: 240 },
      { at: 1140, lasts: 240 },
      { at: 1380, lasts: 240 },
    ]);
    expect(restAfter(hopsFor(3))).toBe(1620);
  });
  it('never take long, however many there are', () => {
    expect(restAfter(hopsFor(100))).toBeCloseTo(AFTER + 1800);
  });
  it('are none for who has no way to go', () => {
    expect(hopsFor(0)).toEqual([]);
    expect(restAfter([])).toBe(AFTER);
  });
});
