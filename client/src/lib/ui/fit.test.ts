import { describe, expect, it } from 'vitest';
import { fit } from './fit';

/** What is left of a phone between the clue above and the rail below. */
const phone = (width: number, height: number, gap: number, head = 70): [number, number, number] => [
  width - (gap === 8 ? 18 : 10),
  height - head - 66 - 6,
  gap,
];

describe('cards lie as large as they can', () => {
  it.each([
    [4, phone(375, 667, 8), 172, 2],
    [4, phone(320, 568, 8), 139, 2],
    [6, phone(375, 667, 5), 118, 3],
    [9, phone(320, 568, 5, 84), 89, 3],
    [12, phone(375, 667, 5, 84), 87, 4],
    [12, phone(320, 568, 5, 84), 73, 4],
  ])('%i cards in %j', (count, box, width, columns) => {
    expect(fit(count, ...box).columns).toBe(columns);
    expect(fit(count, ...box).width).toBeGreaterThanOrEqual(width);
  });

  it('takes one column where the box is a tower, and one row where it is a shelf', () => {
    expect(fit(3, 100, 2000, 5).columns).toBe(1);
    expect(fit(3, 2000, 100, 5).columns).toBe(3);
  });

  it('has no size where there is no room', () => {
    expect(fit(4, 0, 0, 8).width).toBe(0);
  });
});
