import { describe, expect, it } from 'vitest';
import { spot, stations } from './way';

describe('the way round the table', () => {
  it('begins at the bottom left and ends at the bottom right', () => {
    expect(spot(0).x).toBeLessThan(50);
    expect(spot(1).x).toBeGreaterThan(50);
    expect(spot(0).y).toBeCloseTo(spot(1).y);
    expect(spot(0.5).y).toBeCloseTo(0);
    expect(spot(0.5).x).toBeCloseTo(50);
  });
  it('has a station for every point, and none outside', () => {
    const all = stations(30);
    expect(all).toHaveLength(31);
    for (const { x, y } of all) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(-0.001);
      expect(y).toBeLessThanOrEqual(100);
    }
  });
});
