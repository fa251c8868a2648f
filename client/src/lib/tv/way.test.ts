import { describe, expect, it } from 'vitest';
import { stations, stride } from './way';

describe('the way on a television', () => {
  it('has exactly as many stations as there are points to win', () => {
    for (const goal of [1, 15, 30, 42, 100]) expect(stations(goal)).toHaveLength(goal + 1);
  });

  it('lies inside the edges, and its stations are equally far from each other', () => {
    const all = stations(30);
    for (const { x, y } of all) {
      expect(x).toBeGreaterThan(130);
      expect(x).toBeLessThan(1790);
      expect(y).toBeGreaterThan(400);
      expect(y).toBeLessThan(1020);
    }
    const steps = all.slice(1).map((one, number) => {
      const before = all[number] ?? one;
      return Math.hypot(one.x - before.x, one.y - before.y);
    });
    for (const step of steps) expect(Math.abs(step - stride(30))).toBeLessThan(12);
  });
});
