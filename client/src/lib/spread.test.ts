import { describe, expect, it } from 'vitest';
import { spread } from './spread';

describe('a few of many', () => {
  const many = Array.from({ length: 84 }, (_, number) => number);
  it('are as many as wanted, and none twice', () => {
    for (let day = 0; day < 200; day += 1) expect(new Set(spread(many, 5, day)).size).toBe(5);
  });
  it('are others tomorrow', () => {
    expect(spread(many, 5, 1)).not.toEqual(spread(many, 5, 2));
  });
  it('are all of them where there are too few', () => {
    expect(spread([1, 2], 5, 3).sort()).toEqual([1, 2]);
    expect(spread([], 5, 3)).toEqual([]);
  });
});
