import { there } from '$lib/there';
import { describe, expect, it } from 'vitest';
import { alone, among, fit, LEAST } from './fit';

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

  /** What screens leave to cards with a clue of one line: measured in a browser, less their edges. */
  const LEFT: Readonly<Record<string, readonly [number, number]>> = {
    '320×568': [310, 430],
    '360×740': [350, 602],
    '375×667': [365, 529],
    '390×844': [380, 706],
    '844×390': [598, 384],
    '820×1180': [810, 982],
    '1440×900': [1150, 714],
  };
  // The rows of the script that browsers are not asked about: width and columns.
  it.each([
    [[5], '320×568', 100, 3],
    [[5], '360×740', 128, 2],
    [[5], '375×667', 118, 3],
    [[5], '390×844', 150, 2],
    [[5], '844×390', 122, 3],
    [[5], '820×1180', 254, 3],
    [[5], '1440×900', 217, 3],
    [[7, 8], '320×568', 92, 3],
    [[7, 8], '360×740', 111, 3],
    [[7, 8], '375×667', 114, 3],
    [[7, 8], '390×844', 123, 3],
    [[7, 8], '844×390', 122, 4],
    [[7, 8], '820×1180', 216, 3],
    [[7, 8], '1440×900', 217, 4],
    [[9], '320×568', 89, 3],
    [[9], '360×740', 111, 3],
    [[9], '375×667', 111, 3],
    [[9], '390×844', 123, 3],
    [[9], '844×390', 113, 5],
    [[9], '820×1180', 216, 3],
    [[9], '1440×900', 217, 5],
  ])('%j cards on %s', (counts, screen, width, columns) => {
    for (const count of counts) {
      const laid = fit(count, ...there(LEFT[screen]), 5);
      expect(laid.columns).toBe(columns);
      expect(laid.width).toBeGreaterThanOrEqual(width);
    }
  });

  it('takes one column where the box is a tower, and one row where it is a shelf', () => {
    expect(fit(3, 100, 2000, 5).columns).toBe(1);
    expect(fit(3, 2000, 100, 5).columns).toBe(3);
  });

  it('has no size where there is no room', () => {
    expect(fit(4, 0, 0, 8).width).toBe(0);
  });
});

describe('the told card', () => {
  const beside = (count: number, width: number, height: number) =>
    among(count, width, height, 5, 18, alone(width, height));

  it('has the others beside it, none too small, itself the largest', () => {
    for (const count of [2, 3, 4, 5, 7, 11]) {
      const laid = there(beside(count, 800, 700));
      expect(laid.other).toBeGreaterThanOrEqual(LEAST);
      expect(laid.told).toBeGreaterThanOrEqual(1.5 * laid.other);
      expect(laid.told + laid.columns * (laid.other + 5)).toBeLessThanOrEqual(800);
      expect(Math.ceil(count / laid.columns) * (laid.other * 1.5 + 18 + 5) - 5).toBeLessThanOrEqual(700);
    }
  });
  it('has three of them on a phone, but not five, as those have no room there', () => {
    expect(beside(3, 355, 200)).toEqual({ told: 115, other: 75, columns: 3 });
    expect(beside(5, 355, 200)).toBeNull();
  });
  it('stands alone rather than be small', () => {
    expect(among(3, 300, 200, 5, 18, 130)).toBeNull();
    expect(among(3, 355, 200, 5, 18, 190)).not.toBeNull();
    expect(among(3, 355, 200, 5, 18, 200)).toBeNull();
    expect(alone(355, 210)).toBe(140);
    expect(alone(355, 600)).toBe(177);
    expect(alone(355, 20)).toBe(LEAST);
  });
});
