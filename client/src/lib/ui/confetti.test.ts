import { expect, it } from 'vitest';
import { flake, pieces, RAINS } from './confetti';

it('cut paper begins above, falls, and is gone in time', () => {
  for (const piece of pieces(() => 0.5)) {
    const [first, later, last] = [0, 2000, RAINS].map((time) => flake(piece, time));
    expect(first!.y).toBeLessThanOrEqual(0);
    expect(later!.y).toBeGreaterThan(first!.y);
    expect(last!.opacity).toBe(0);
  }
});
